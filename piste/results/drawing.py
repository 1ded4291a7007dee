"""A figure of a paper as data: panels with axes, and in each the paper's numbers and ours."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from os import PathLike
from typing import TYPE_CHECKING, Any

from piste.results.shown import Shown

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Line:
    """One curve: `points` are ours, `paper` are the paper's own, as far as they are printed or can be read off.

    step: whether it is a staircase. rules: "" for the paper's rules, "sound" for ours where these differ.
    """

    name: str
    points: tuple[tuple[float, float], ...]
    paper: tuple[tuple[float, float], ...] = ()
    step: bool = False
    rules: str = ""


@dataclass(frozen=True)
class Bars:
    """Bars side by side: one group for each name in `names`, one bar in it for each series."""

    names: tuple[str, ...]
    series: dict[str, tuple[float | None, ...]]


@dataclass(frozen=True)
class Panel:
    """Axes with curves or bars; an axis is linear unless it is in `log` ("x", "y", "xy")."""

    title: str
    x: str
    y: str
    lines: tuple[Line, ...] = ()
    bars: Bars | None = None
    log: str = ""


@dataclass(frozen=True)
class Drawing(Shown):
    """A figure of a paper, recomputed; `note` says by which rules."""

    _text = "pictures.paper.drawing_text"

    name: str
    title: str
    panels: tuple[Panel, ...]
    note: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `piste reproduce NAME --sizes ... --json` prints it."""
        return asdict(self)

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """The figure with the paper's axes, ours as lines and the paper's numbers as dots; written to `path`."""
        from piste.views.pictures.paper import plot_drawing

        return plot_drawing(self, path)
