"""The executor of directives: runs every step with sets of elements and counts what moves. Slow, and the truth.

All PEs go in lockstep. A PE holds the tile of its last step with work; one without work in a step keeps what it has.
What a PE needs and does not hold comes in (`ingress`), what it held of the output and no longer needs goes out
(`egress`); at the end everything left goes out. Neighbours that forward are next to each other in a group of the
innermost level and worked in the last step in which their group did.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from math import prod

from piste.dataflow.directives import Layer
from piste.dataflow.exact.nest import Axis, Nest, nest
from piste.dataflow.hardware import Hardware

Tile = dict[str, tuple[int, int]]  # first index and number of indices of each rank
Elements = frozenset[tuple[int, ...]]


@dataclass(frozen=True)
class PeStep:
    """One step: the tile of every PE (None: no work), what comes in and goes out of each tensor, and the work."""

    index: tuple[int, ...]  # of the loops, outermost first
    tiles: tuple[Tile | None, ...]
    ingress: dict[str, int]
    egress: int
    macs: tuple[int, ...]


@dataclass(frozen=True)
class SteppedRun:
    """Every step, and what goes out after the last one."""

    nest: Nest
    steps: tuple[PeStep, ...]
    drain: int
    arrivals: dict[str, int]  # elements that came into each PE, summed over PEs
    distinct: int  # different outputs

    @property
    def macs(self) -> int:
        return sum(sum(step.macs) for step in self.steps)

    def ingress(self, tensor: str) -> int:
        return sum(step.ingress[tensor] for step in self.steps)

    @property
    def egress(self) -> int:
        return sum(step.egress for step in self.steps) + self.drain


def run(layer: Layer, hardware: Hardware, first: int | None = None) -> SteppedRun:
    """Run a layer's directives on the hardware, step by step; only the `first` steps, if told."""
    return execute(nest(layer, hardware), hardware, first)


def execute(plan: Nest, hardware: Hardware, first: int | None = None) -> SteppedRun:
    """Run a normal form."""
    inputs = [name for name in plan.tensors if name != "output"]
    held: dict[str, list[Elements]] = {name: [frozenset()] * plan.pes for name in plan.tensors}
    group = plan.units[-1]
    worked = [False] * plan.pes
    steps, arrivals, touched = [], dict.fromkeys(plan.tensors, 0), set[tuple[int, ...]]()
    for index in islice(_indices(plan), first):
        tiles = tuple(tile(plan, pe, index) for pe in range(plan.pes))
        active = [pe for pe, t in enumerate(tiles) if t is not None]
        coming = {}
        before = {name: list(held[name]) for name in plan.tensors}
        for name in inputs:
            new = [(pe, elements(plan, name, tiles[pe])) for pe in active]
            lacking = [needed - before[name][pe] for pe, needed in new]
            arrivals[name] += sum(map(len, lacking))
            if hardware.forwarding:
                beside = [[q for q in (pe - 1, pe + 1) if q // group == pe // group and worked[q]] for pe, _ in new]
                offers = [frozenset().union(*(before[name][q] for q in near)) for near in beside]
                lacking = [alone - offered for alone, offered in zip(lacking, offers, strict=True)]
            coming[name] = len(frozenset().union(*lacking)) if hardware.multicast else sum(map(len, lacking))
            for pe, needed in new:
                held[name][pe] = needed
        leaving = []
        for pe in active:
            needed = elements(plan, "output", tiles[pe])
            leaving.append(before["output"][pe] - needed)
            arrivals["output"] += len(needed - before["output"][pe])
            held["output"][pe] = needed
            touched |= needed
        for pe in range(plan.pes):
            first = pe - pe % group
            if any(tiles[first : first + group]):
                worked[pe] = tiles[pe] is not None
        steps.append(PeStep(index, tiles, coming, _together(leaving, hardware.reduction), tuple(map(macs, tiles))))
    return SteppedRun(plan, tuple(steps), _together(held["output"], hardware.reduction), arrivals, len(touched))


def _together(sets: list[Elements], merged: bool) -> int:
    return len(frozenset().union(*sets)) if merged else sum(map(len, sets))


def _indices(plan: Nest, at: int = 0, extents: Tile | None = None) -> Iterator[tuple[int, ...]]:
    """Every position of the loops; the first PE has the most work, so its extents say how far each loop goes."""
    extents = extents or {rank: (0, size) for rank, size in plan.sizes.items()}
    if at == len(plan.walks):
        yield ()
        return
    walk = plan.walks[at]
    extent = extents[walk.rank][1]
    for i in range(-(-walk.positions(extent) // walk.units)):
        cut = min(walk.size, extent - i * walk.units * walk.offset)
        for rest in _indices(plan, at + 1, extents | {walk.rank: (0, cut)}):
            yield (i, *rest)


def tile(plan: Nest, pe: int, index: tuple[int, ...]) -> Tile | None:
    """What one PE works on at a position of the loops; None if it has nothing to do."""
    unit: list[int] = []
    for units in reversed(plan.units):
        pe, u = divmod(pe, units)
        unit.insert(0, u)
    shared = {walk.level for walk in plan.walks if walk.spatial}
    if any(u and level not in shared for level, u in enumerate(unit)):
        return None  # nothing is spread over this level: its first unit does all
    at = {rank: (0, size) for rank, size in plan.sizes.items()}
    for walk, i in zip(plan.walks, index, strict=True):
        first, extent = at[walk.rank]
        place = i * walk.units + unit[walk.level] if walk.spatial else i
        if place >= walk.positions(extent):
            return None
        skip = place * walk.offset
        at[walk.rank] = (first + skip, min(walk.size, extent - skip))
    return at


def interval(axis: Axis, at: Tile) -> tuple[int, int]:
    """The indices of an axis that a tile touches, from the first to the last: gaps of a stride are inside."""
    first = sum(factor * at[rank][0] for rank, factor in axis)
    return first, 1 + sum(factor * (at[rank][1] - 1) for rank, factor in axis)


def elements(plan: Nest, tensor: str, at: Tile | None) -> Elements:
    """The elements of a tensor that a tile touches."""
    if at is None:
        return frozenset()
    ranges = [range(first, first + n) for first, n in (interval(axis, at) for axis in plan.tensors[tensor])]
    return frozenset(product(*ranges))


def macs(at: Tile | None) -> int:
    """The work of a tile."""
    return prod(n for _, n in at.values()) if at else 0
