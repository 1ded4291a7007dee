"""Results as one self-contained page: no network, light and dark, with the keyboard as well as with a pointer."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from html import escape
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from piste.errors import SpecError
from piste.views.page.blocks import Block, Page, page_of

__all__ = ["Block", "Page", "asset", "page_html", "page_of", "write_page"]


def asset(name: str) -> str:
    """The text of a style sheet or script that pages share."""
    return (files(__name__) / name).read_text(encoding="utf-8")


def write_page(result: Any, path: str | PathLike[str], **how: Any) -> None:
    """Write the page of a result, or of several one after the other."""
    if Path(path).suffix.lower() not in (".html", ".htm"):
        raise SpecError(f"{path}: a page is HTML; write a name that ends in .html")
    Path(path).write_text(page_html(page_of(result, **how)), encoding="utf-8")


def page_html(page: Page) -> str:
    """The whole file. What comes from data is data: it stands in the page as JSON and is only ever shown as text.

    >>> page_html(Page("</script><b>", [], []))[:15]
    '<!doctype html>'
    >>> "</script><b>" in page_html(Page("</script><b>", [], []))
    False
    """
    data = json.dumps({"title": page.title, "answers": page.answers, "blocks": page.blocks}, allow_nan=False)
    data = data.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    style, script = asset("page.css"), asset("page.js")
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'; base-uri 'none'; "
        "form-action 'none'"
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(page.title)}</title><style>{style}</style></head>\n<body><main></main>"
        "<footer>Made by Piste; this file needs no network.</footer>\n"
        f'<script type="application/json" id="data">{data}</script>\n<script>{script}</script></body></html>\n'
    )


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def joined(title: str, answers: Sequence[str], results: Sequence[tuple[str, Any]]) -> Page:
    """One page of several results, each under a heading."""
    blocks: list[Block] = []
    for heading, result in results:
        page = page_of(result)
        text = "\n".join([page.title, *page.answers])
        blocks.append({"kind": "group", "title": heading, "blocks": [{"kind": "text", "text": text}, *page.blocks]})
    return Page(title, list(answers), blocks)
