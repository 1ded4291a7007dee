"""What every dataflow of a space costs by the published formulas (`ref`), and which is best."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from piste.attention.dataflow import Points, notes
from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.space import Space, named
from piste.attention.workload import least
from piste.errors import SpecError, did_you_mean
from piste.formula.front import unbeaten
from piste.results.attended import Attended
from piste.studies.flat import ref
from piste.studies.flat.ref import Costs, Sizes

OBJECTIVES = ("cycles", "energy", "footprint", "traffic")
BIN = 1e-4  # cycles that differ by less count as equal


@dataclass(frozen=True)
class Explored:
    """Every point of a space with what it costs, for one buffer or several."""

    attention: Attention
    platform: Platform
    space: Space
    points: Points
    costs: Costs
    buffers: tuple[float, ...]

    def best(self, objective: str = "cycles", j: int = 0, energy: str = "full") -> Attended:
        """The best point with the j-th buffer."""
        return self.at(int(optimum(self.costs, objective)[j]), j, energy)

    def front(self, j: int = 0) -> list[Attended]:
        """Points that none beats in utilization, footprint and traffic together, by footprint; of equals the first."""
        c = self.costs
        goals = np.stack([c.footprint_bytes[:, 0], c.cycles[:, j], c.offchip_bytes[:, j]], 1)
        return [self.at(i, j) for i in unbeaten(goals)]

    def least_bandwidth(self, utilization: float, j: int = 0) -> float:
        """Bytes per second off chip that some point needs to be used so well; infinite if none can be."""
        return float(self.costs.least_bandwidth(utilization)[:, j].min())

    def at(self, i: int, j: int = 0, energy: str = "full") -> Attended:
        """The record of one point with the j-th buffer."""
        dataflow = self.points.dataflow(i, self.attention)
        platform = replace(self.platform, buffer_bytes=self.buffers[j])
        bound = least(self.attention, platform.element_bytes).fused_bytes
        return self.costs.attended(
            self.space.name, dataflow, bound, i, j, energy, notes=notes(self.attention, dataflow, platform)
        )


def explore(
    attention: Attention,
    platform: Platform,
    space: str | Space = "FLAT-opt",
    buffers: Sizes | None = None,
    base_inter: str = "text",
    psum: str = "piece",
) -> Explored:
    """What every point of a space costs; see `ref.cost` for the readings.

    >>> from piste.attention.platform import platform
    >>> bert = Attention(64, 12, 4096, 4096, 64, 64, 12)
    >>> found = explore(bert, platform("edge")).best()
    >>> found.utilization, found.dataflow.rows, sorted(found.dataflow.staged)
    (1.0, 64, ['I', 'Q'])
    """
    space = named(space) if isinstance(space, str) else space
    points = space.points(attention, platform.array)
    sizes = [platform.buffer_bytes] if buffers is None else buffers
    found = ref.costs(attention, points, platform, sizes, base_inter, psum)
    return Explored(attention, platform, space, points, found, tuple(float(size) for size in sizes))


def optimum(costs: Costs, objective: str = "cycles") -> NDArray[np.int64]:
    """The best point for each buffer; of equals the first.

    The fewest cycles, within `BIN`, and of these the least traffic; or the least energy, footprint or traffic, and of
    these the fewest cycles.
    """
    if objective not in OBJECTIVES:
        raise SpecError(f"no objective is called {objective!r}; {did_you_mean(str(objective), OBJECTIVES)}")
    cycles, traffic = costs.cycles, costs.offchip_bytes
    goals = {"cycles": cycles, "energy": costs.energy(), "footprint": costs.footprint_bytes, "traffic": traffic}
    then, slack = (traffic, BIN) if objective == "cycles" else (cycles, 0.0)
    near = np.where(goals[objective] <= goals[objective].min(0) * (1 + slack), then, np.inf)
    return np.asarray((near <= near.min(0) * (1 + 1e-12)).argmax(0))
