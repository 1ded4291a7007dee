"""What every dataflow of a space costs by the published formulas (`ref`), which is best, and the layer around it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from piste.attention.answer import LA
from piste.attention.dataflow import Points, notes
from piste.attention.platform import Platform
from piste.attention.shape import Attention, Block
from piste.attention.space import STAGED, DataflowSpace, named
from piste.attention.workload import block_workload, gemms, least
from piste.errors import SpecError, did_you_mean
from piste.formula.front import unbeaten
from piste.results.attended import Attended
from piste.studies.flat import ref
from piste.studies.flat.ref import Floats, RefCosts, Sizes, energy_of, product_costs

OBJECTIVES = ("cycles", "energy", "footprint", "traffic")
BIN = 1e-4  # cycles that differ by less count as equal


@dataclass(frozen=True)
class Explored:
    """Every point of a space with what it costs, for one buffer or several."""

    attention: Attention
    platform: Platform
    space: DataflowSpace
    points: Points
    costs: RefCosts
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
    space: str | DataflowSpace = "FLAT-opt",
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


def optimum(costs: RefCosts, objective: str = "cycles") -> NDArray[np.int64]:
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


PROJECTIONS = ("Q", "K", "V", "Y")


@dataclass(frozen=True)
class Taken:
    """What the best points of one product or of several take: an element for each buffer."""

    platform: Platform
    macs: int
    cycles: Floats
    offchip_bytes: Floats
    onchip_bytes: Floats

    def __add__(self, other: Taken) -> Taken:
        return Taken(
            self.platform,
            self.macs + other.macs,
            self.cycles + other.cycles,
            self.offchip_bytes + other.offchip_bytes,
            self.onchip_bytes + other.onchip_bytes,
        )

    @property
    def utilization(self) -> Floats:
        return np.asarray(self.macs / self.platform.pes / self.cycles)

    def energy(self, kind: str = "full") -> Floats:
        """In multiply-accumulates; see `ref.cost`."""
        return energy_of(kind, self.platform, self.macs, self.onchip_bytes, self.offchip_bytes)


def taken(costs: RefCosts, objective: str = "cycles") -> Taken:
    """The best point for each buffer."""
    best = optimum(costs, objective)
    each = np.arange(len(best))
    cycles, offchip, onchip = (of[best, each] for of in (costs.cycles, costs.offchip_bytes, costs.onchip_bytes))
    return Taken(costs.platform, costs.macs, cycles, offchip, onchip)


def layer(
    block: Block,
    platform: Platform,
    space: str | DataflowSpace = "FLAT-opt",
    buffers: Sizes | None = None,
    objective: str = "cycles",
    base_inter: str = "text",
    psum: str = "piece",
) -> dict[str, Taken]:
    """What logits and attend (`LA`), the projections Q, K, V, Y and the feed-forward products F, G, Z take.

    Logits and attend are as the space says. The others are alone: where the space has one choice, all sequences at once
    with granularity M and one at a time with the others, staged as Q, K and O are; else with every choice. A layer
    takes the sum, and a model as many times that as it has layers.

    >>> from piste.attention.platform import platform
    >>> from piste.attention.shape import model
    >>> found = layer(model("bert-base", batch=64, queries=4096).block, platform("edge"))
    >>> {name: round(float(one.utilization[0]), 2) for name, one in found.items()}
    {'L-A': 1.0, 'K': 0.72, 'V': 0.72, 'Q': 0.72, 'Y': 0.72, 'F': 0.74, 'Z': 0.74}
    """
    costs = products(block, platform, space, buffers, base_inter, psum)
    return {name: taken(each, objective) for name, each in costs.items()}


def products(
    block: Block,
    platform: Platform,
    space: str | DataflowSpace = "FLAT-opt",
    buffers: Sizes | None = None,
    base_inter: str = "text",
    psum: str = "piece",
) -> dict[str, RefCosts]:
    """The same with all choices of each."""
    if block.latent:
        raise SpecError("the accounting ref has no latent projections; take another model or write accounting model")
    space = named(space) if isinstance(space, str) else space
    explored = explore(block.attention, platform, space, buffers, base_inter, psum)
    free = len(space.staged) > 1 or "block" in space.granularities
    batch = block.attention.batch
    pieces = (batch, 1) if free else (1 if space.granularities == ("M",) else batch,)
    staged = STAGED if free else space.staged
    operands = dict.fromkeys("".join(o for o, s in zip("IWO", "QKO", strict=True) if s in some) for some in staged)
    stationarities = dict.fromkeys(one for pair in space.stationarities for one in pair)
    found = {LA: explored.costs}
    for name, gemm in gemms(block_workload(block)).items():
        if name not in ("S", "O"):
            found[name] = product_costs(
                gemm.m, gemm.k, gemm.n, platform, buffers, pieces, tuple(operands), tuple(stationarities)
            )
    return found
