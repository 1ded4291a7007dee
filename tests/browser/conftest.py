"""A real browser, headless: the system's (Debian's chromium) or Playwright's; tests say why if there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A browser for all tests of a process; each takes pages with nothing in them from before."""
    playwright = pytest.importorskip("playwright.sync_api", reason="no playwright: pip install playwright")
    known = (os.environ.get("PISTE_BROWSER"), "chromium", "chromium-browser", "google-chrome")
    path = next((found for name in known if name and (found := shutil.which(name))), None)
    with playwright.sync_playwright() as started:
        try:
            opened = started.chromium.launch(executable_path=path, args=FLAGS)
        except playwright.Error as error:
            reason = str(error).splitlines()[0]
            pytest.skip(f"no browser ({reason}); apt install chromium, or playwright install chromium")
        yield opened
        opened.close()


class Tab:
    """A page, and whatever it complained about."""

    def __init__(self, browser: Any, width: int, scheme: str) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))


@pytest.fixture
def tab(browser: Any) -> Iterator[Any]:
    """A function that opens a page of a width, in light or dark; whatever it opened must not have complained."""
    tabs: list[Tab] = []

    def new(width: int = 1100, scheme: str = "light") -> Tab:
        tabs.append(Tab(browser, width, scheme))
        return tabs[-1]

    yield new
    complaints = [each.complaints for each in tabs]
    for each in tabs:
        each.context.close()
    assert not any(complaints), complaints
