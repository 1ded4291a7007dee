"""How records show themselves: as text, in a notebook, as a page, as a frame; a view is imported when asked for."""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from os import PathLike


class Shown:
    """A record with views: `_text` and `_html` name the functions of `piste.views` that make them of it.

    Without `_html` a notebook shows the text.
    """

    _text: ClassVar[str]
    _html: ClassVar[str] = ""

    def page(self, path: str | PathLike[str]) -> None:
        """Write an interactive page that needs no network."""
        from piste.views.page import write_page

        write_page(self, path)

    def __str__(self) -> str:
        return self._view(self._text)

    def _repr_html_(self) -> str:
        return self._view(self._html) if self._html else f"<pre>{escape(str(self))}</pre>"

    def _view(self, name: str) -> str:
        module, _, function = name.rpartition(".")
        return str(getattr(import_module(f"piste.views.{module}"), function)(self))


def pandas_for(record: object) -> Any:
    """The module `pandas`, for the frame of a record."""
    try:
        import pandas
    except ImportError as missing:
        raise ImportError(f"{type(record).__name__}.to_frame needs pandas: pip install pandas") from missing
    return pandas
