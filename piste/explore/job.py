"""What an engine runs: a job in parts, each a pure function of its number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from numpy.typing import NDArray

from piste.results.explored import Exploration


@dataclass(frozen=True)
class Part:
    """What was found in one part of a space: every design considered was either evaluated or skipped for a reason.

    `columns` has the part's own front, a row for each design with its parameters and values.
    """

    number: int
    considered: int
    evaluated: int
    skipped: dict[str, int]
    columns: dict[str, NDArray[Any]]


class Job(Protocol):
    """An exploration that can be run in parts, anywhere: it can be pickled, and the same part gives the same answer."""

    @property
    def inputs(self) -> dict[str, Any]:
        """All that determines the answer, as plain data."""

    @property
    def key(self) -> str:
        """A hash of the inputs and of the version of piste."""

    @property
    def parts(self) -> int:
        """How many parts there are, numbered from 0."""

    def run(self, part: int) -> Part:
        """One part."""

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """What the parts say together; not all of them need be there."""
