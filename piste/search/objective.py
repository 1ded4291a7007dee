"""What a search makes small: a name, and a number for every report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from piste.errors import SpecError, did_you_mean
from piste.results.report import Report
from piste.spec.architecture import Architecture

TRAFFIC, OCCUPANCY = "traffic:", "occupancy:"


@dataclass(frozen=True)
class Objective:
    """A number that should be small; a strategy may know more of the `known` ones than the number."""

    name: str
    of: Callable[[Report], float]
    known: bool = True

    def __call__(self, report: Report) -> float:
        return float(self.of(report))

    @property
    def memory(self) -> str | None:
        """The memory whose traffic it is."""
        return self.name.removeprefix(TRAFFIC) if self.known and self.name.startswith(TRAFFIC) else None

    @property
    def room(self) -> str | None:
        """The memory whose peak it is."""
        return self.name.removeprefix(OCCUPANCY) if self.name.startswith(OCCUPANCY) else None


NAMED = {
    "energy": Objective("energy", lambda report: report.energy_pj),
    "cycles": Objective("cycles", lambda report: report.cycles),
    "edp": Objective("edp", lambda report: report.edp_pj_cycles),
}


def objective(given: str | Objective | Callable[[Report], float], architecture: Architecture) -> Objective:
    """The objective that a name stands for: `energy` (pJ), `cycles`, `edp` (pJ * cycles), `traffic:MEMORY` (elements
    read, filled, updated and drained there), `occupancy:MEMORY` (bytes that an instance holds at most); or a function
    of the report.

    >>> import piste
    >>> objective("traffic:DRAM", piste.load("snowcat")).memory
    'DRAM'
    """
    if isinstance(given, Objective):
        return given
    if callable(given):
        return Objective(getattr(given, "__name__", "objective"), given, known=False)
    if isinstance(given, str) and given.startswith((TRAFFIC, OCCUPANCY)):
        what, _, memory = given.partition(":")
        if memory not in architecture.memories:
            raise SpecError(f"no memory named {memory!r}; {did_you_mean(memory, architecture.memories)}")
        if what == "traffic":
            return Objective(given, lambda report: traffic(report, memory))
        return Objective(given, lambda report: report.peak_bytes.get(memory, 0), known=False)
    if given not in NAMED:
        names = [*NAMED, f"{TRAFFIC}{next(iter(architecture.memories))}"]
        raise SpecError(
            f"an objective is {', '.join(NAMED)}, {TRAFFIC}MEMORY, {OCCUPANCY}MEMORY or a function of the report, not "
            f"{given!r}; "
            f"{did_you_mean(str(given), names)}"
        )
    return NAMED[given]


def traffic(report: Report, memory: str) -> int:
    """The elements that move at a memory, in and out, all of its instances together."""
    rows = (row for row in report.counts if row.memory == memory)
    return sum(row.reads + row.fills + row.updates + row.drains for row in rows)
