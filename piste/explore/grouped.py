"""A job in fewer parts: what a scheduler and a folder can take does not grow with a space."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any

from piste.explore.job import Job, Part
from piste.results.explored import Exploration

MOST = 1 << 13  # parts: a thousand workers get 8 each, and one process can keep what they find (docs/scale.md)


@dataclass(frozen=True)
class Grouped:
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


def grouped(job: Job, most: int = MOST) -> Job:
    """The job itself if it has few parts, else one of at most so many."""
    return job if job.parts <= most else Grouped(job, ceil(job.parts / most))
