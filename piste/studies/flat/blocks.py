"""A layer or a model around an attention by the accounting `ref`: every product in it, each at its best."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from piste.attention.answer import LA
from piste.attention.platform import Platform
from piste.attention.shape import Block
from piste.attention.space import STAGED, Space, named
from piste.attention.workload import block_workload, gemms
from piste.errors import SpecError
from piste.studies.flat.ref import Costs, Floats, Sizes, energy_of, product_costs
from piste.studies.flat.spaces import explore, optimum

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


def taken(costs: Costs, objective: str = "cycles") -> Taken:
    """The best point for each buffer."""
    best = optimum(costs, objective)
    each = np.arange(len(best))
    cycles, offchip, onchip = (of[best, each] for of in (costs.cycles, costs.offchip_bytes, costs.onchip_bytes))
    return Taken(costs.platform, costs.macs, cycles, offchip, onchip)


def layer(
    block: Block,
    platform: Platform,
    space: str | Space = "FLAT-opt",
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
    >>> from piste.attention.models import model
    >>> found = layer(model("bert-base", batch=64, queries=4096).block, platform("edge"))
    >>> {name: round(float(one.utilization[0]), 2) for name, one in found.items()}
    {'L-A': 1.0, 'K': 0.72, 'V': 0.72, 'Q': 0.72, 'Y': 0.72, 'F': 0.74, 'Z': 0.74}
    """
    costs = products(block, platform, space, buffers, base_inter, psum)
    return {name: taken(each, objective) for name, each in costs.items()}


def products(
    block: Block,
    platform: Platform,
    space: str | Space = "FLAT-opt",
    buffers: Sizes | None = None,
    base_inter: str = "text",
    psum: str = "piece",
) -> dict[str, Costs]:
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
