"""What the book changes in a page: a link to a file of the source, which is not in the book, becomes its words."""

from __future__ import annotations

import re
from typing import Any


def on_page_markdown(markdown: str, **_: Any) -> str:
    """
    >>> on_page_markdown("see [the executor](../piste/count/oracle/executor.py) and [bounds](bound.md)")
    'see the executor and [bounds](bound.md)'
    """
    return re.sub(r"\[([^\]]+)\]\(\.\./[^)]*\)", r"\1", markdown)
