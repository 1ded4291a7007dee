"""What an exploration of hardware found: the designs that no other beats, and how many were looked at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError, if_near
from piste.results.shown import Shown, pandas_for

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.figure import Figure
    from numpy.typing import NDArray
    from pandas import DataFrame


@dataclass(frozen=True)
class Exploration(Shown):
    """The frontier as columns, a row for each design, sorted by the objectives; `print(exploration)` is the first view.

    `parameters` are the columns that make up a design; `objectives` are columns with 1 (should be small) or -1 (large).
    Each design considered was evaluated, which means that it has all its values and keeps all limits, or it was skipped
    for one reason; so `designs_considered` is the sum of both. `interrupted`: parts of the space are missing.
    `seconds` and `rate` are those of the last run: what a store held before it is not in them.
    """

    _text, _html = "explored.exploration_text", "explored.exploration_html"

    parameters: tuple[str, ...]
    objectives: Mapping[str, int]
    frontier: Mapping[str, NDArray[Any]]
    designs_considered: int
    designs_evaluated: int
    skipped: Mapping[str, int]  # designs by reason
    key: str  # of the job
    seconds: float = 0.0
    rate: float = 0.0  # designs considered in a second
    engine: str = ""
    interrupted: bool = False

    def rows(self) -> list[dict[str, Any]]:
        """The designs of the frontier with their values, as plain numbers and text."""
        names = list(self.frontier)
        columns = (self.frontier[name].tolist() for name in names)
        return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]

    def best(self, column: str) -> dict[str, Any]:
        """The design of the frontier that has the least of a column, or the most if that is an objective's wish."""
        if column not in self.frontier:
            known = ", ".join(self.frontier)
            raise SpecError(f"a design has {known}, not {column!r}{if_near(column, self.frontier)}")
        rows, sign = self.rows(), self.objectives.get(column, 1)
        if not rows:
            skipped = ", ".join(f"{count:,} by {reason!r}" for reason, count in self.skipped.items()) or "none"
            why = "the run was interrupted before one was found" if self.interrupted else f"left out were {skipped}"
            raise SpecError(f"no design is there to choose from; {why}")
        return min(rows, key=lambda row: sign * row[column])

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste explore --json` prints them."""
        return {
            "frontier": self.rows(),
            "parameters": list(self.parameters),
            "objectives": {name: "least" if sign > 0 else "most" for name, sign in self.objectives.items()},
            "designs_considered": self.designs_considered,
            "designs_evaluated": self.designs_evaluated,
            "skipped": dict(self.skipped),
            "seconds": self.seconds,
            "engine": self.engine,
            "interrupted": self.interrupted,
            "key": self.key,
        }

    def to_frame(self) -> DataFrame:
        """The frontier as a pandas frame."""
        pd = pandas_for(self)
        return pd.DataFrame(dict(self.frontier))

    def plot(self, path: str | PathLike[str] | None = None, colour: str | None = None) -> Figure:
        """The frontier over its first two objectives, coloured by a column; written to `path` if given."""
        from piste.views.pictures.explored import plot_exploration

        return plot_exploration(self, path, colour)
