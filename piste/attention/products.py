"""A product by itself (a projection, a feed-forward part) by the accounting `model`: its tiles, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations

import numpy as np

from piste.attention.dataflow import STATIONARITIES
from piste.attention.model import Ints, Options, doublings, energy_pj, fill_cycles, on_array
from piste.attention.platform import Platform
from piste.attention.tree import Accesses, PEArray, product_tree
from piste.attention.workload import MatrixProduct
from piste.count.methods import count
from piste.results.attended import Attended, Bound

RANKS = {"A": "mk", "W": "kn", "O": "mn"}  # of input, weight and output


@dataclass(frozen=True)
class Tiling:
    """Tiles of m x k, k x n and m x n elements that the buffer holds, walked in some order of the three ranks."""

    tile: tuple[int, int, int]
    order: str  # outermost first
    stationarity: str


def product_cost(
    gemm: MatrixProduct, platform: Platform, options: Options, name: str = "", bound: Bound = 0.0
) -> Attended:
    """The tiles that move least of those that fit; the smallest, part of which spills, if none does.

    >>> edge = Platform("edge", (32, 32), 2**19, 1e12, 50e9)
    >>> found = product_cost(MatrixProduct(1, 32768, 768, 768), edge, Options())
    >>> found.dataflow.tile, found.dataflow.order, found.utilization, found.bottleneck
    ((256, 32, 256), 'mnk', 1.0, 'compute')
    """
    sides = {"m": gemm.m, "k": gemm.k, "n": gemm.n}
    least = {"m": platform.array[0], "k": min(platform.array), "n": platform.array[1]}
    grid = np.meshgrid(*(doublings(least[rank], size) for rank, size in sides.items()), indexing="ij")
    tile = dict(zip("mkn", (side.ravel() for side in grid), strict=True))
    copies = 2 if options.double_buffered else 1
    held = copies * np.sum([tile[ranks[0]] * tile[ranks[1]] for ranks in RANKS.values()], axis=0)
    fits = held * platform.element_bytes <= platform.buffer_bytes
    orders = ["".join(order) for order in permutations("mnk")]
    found = np.array([_moved(sides, tile, order) for order in orders])  # by order: in and out, by tile
    every = found.sum(axis=1)
    worth = np.where(fits, every, np.inf) if fits.any() else np.where(held == held.min(), every, np.inf)
    which, i = np.unravel_index(np.lexsort((np.broadcast_to(held, worth.shape).ravel(), worth.ravel()))[0], worth.shape)
    m, times, array = np.array([gemm.m]), np.array([gemm.groups]), PEArray(*platform.array, 1)
    runs = {
        each: on_array(m, gemm.k, gemm.n, each, array, times, options.fill, fill_cycles(platform))
        for each in STATIONARITIES
    }
    stationarity = min(runs, key=lambda each: (runs[each].cycles, runs[each].operand))
    run = runs[stationarity]
    footprint = int(held[i]) * platform.element_bytes
    spilled = max(0.0, 1 - platform.buffer_bytes / footprint)
    accesses = run.operand + run.weight + run.result
    inward, outward = (gemm.groups * int(n) for n in found[which, :, i])
    chosen = (int(tile["m"][i]), int(tile["k"][i]), int(tile["n"][i]))
    spec = product_tree(gemm, platform, dict(zip("mkn", chosen, strict=True)), orders[which], stationarity)
    assert spec.workload and spec.architecture and spec.mapping
    total = count(spec.workload, spec.architecture, spec.mapping).total()
    held_counts = [total["SG", tensor] for tensor in "AWB"]
    buffer = Accesses(sum(n.reads for n in held_counts), sum(n.updates for n in held_counts)).times(gemm.groups)
    crossing = Accesses(inward, outward).plus(buffer.times(spilled))
    offchip = sum(crossing)
    words = platform.clock_hz * platform.element_bytes
    parts = {
        "compute": float(run.cycles),
        "offchip": offchip * words / platform.offchip_bytes_per_second,
        "onchip": (accesses + offchip) * words / platform.onchip_bytes_per_second,
        "softmax": 0.0,
    }
    cycles = max(parts.values())
    return Attended(
        name=name,
        accounting="model",
        dataflow=Tiling(chosen, orders[which], stationarity),
        fused=False,
        macs=gemm.macs,
        cycles=cycles,
        utilization=gemm.macs / platform.pes / cycles,
        footprint_bytes=footprint,
        spill_fraction=spilled,
        offchip_bytes=offchip * platform.element_bytes,
        onchip_bytes=(accesses + offchip) * platform.element_bytes,
        energy=energy_pj(platform, gemm.macs, 0, buffer, crossing, cycles),
        parts=parts,
        bottleneck=max(parts, key=lambda part: parts[part]),
        bound=bound,
        phases=(parts,),
    )


def _moved(sides: dict[str, int], tile: dict[str, Ints], order: str) -> tuple[Ints, Ints]:
    """Elements of one product that come on the chip, and that leave it, for every tile.

    A tensor comes again for every step of a loop that it does not have, unless no loop inside that one moves it on;
    partial results go out and come back.
    """
    steps = {rank: -(-sides[rank] // tile[rank]) for rank in sides}
    inward, outward = np.zeros_like(tile["m"]), np.zeros_like(tile["m"])
    for name, ranks in RANKS.items():
        moves, times = np.zeros(len(inward), bool), np.ones_like(inward)
        for rank in reversed(order):
            if rank in ranks:
                moves |= steps[rank] > 1
            else:
                times *= np.where(moves, steps[rank], 1)
        elements = sides[ranks[0]] * sides[ranks[1]]
        if name == "O":
            outward += elements * times
        inward += elements * (times - 1 if name == "O" else times)
    return inward, outward
