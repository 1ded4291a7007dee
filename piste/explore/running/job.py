"""What an engine runs: a job in parts, each a pure function of its number; in fewer parts where there are many."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any, Protocol

from numpy.typing import NDArray

from piste import __version__
from piste.results.explored import Exploration

MOST = 1 << 13  # parts: a thousand workers get 8 each, and one process can keep what they find (docs/scale.md)


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


@dataclass(frozen=True)
class GroupedJob:
    """A job of which each part is several parts of another one, whose fronts are merged at once."""

    job: Job
    size: int  # of a group

    @property
    def key(self) -> str:
        return self.job.key

    @property
    def inputs(self) -> dict[str, Any]:
        return self.job.inputs

    @property
    def parts(self) -> int:
        return ceil(self.job.parts / self.size)

    def run(self, part: int) -> Part:
        numbers = range(part * self.size, min((part + 1) * self.size, self.job.parts))
        found = self.job.merge(self.job.run(number) for number in numbers)
        skipped, columns = dict(found.skipped), dict(found.frontier)
        return Part(part, found.designs_considered, found.designs_evaluated, skipped, columns)

    def merge(self, parts: Iterable[Part]) -> Exploration:
        return self.job.merge(parts)


def key_of(inputs: object) -> str:
    """A hash of plain data and of the version of piste."""
    text = json.dumps([__version__, inputs], default=str, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def grouped(job: Job, most: int = MOST) -> Job:
    """The job itself if it has few parts, else one of at most so many."""
    return job if job.parts <= most else GroupedJob(job, ceil(job.parts / most))
