"""The normal form of a dataflow, directives as walks over the ranks of the result, level by level; and its steps, those
that are alike in one class with how often it occurs.

Rows and columns of the input are not ranks: a map of Y is a map of the output rows Y' whose windows it holds, and an
input row is `stride * y' + r`. So every rank is walked on its own, and where an element of a tensor lies follows.

A step is told by which loops are at their last index (their tiles may be short) and by the two *moves* around it: the
one that led to it and the one that leaves it. A move advances one loop by one; the loops outside it stay, those inside
it go back from their last index to their first. Where a unit has less of a rank than the first one, and so fewer
trips of a loop inside, every index of that loop is a stand of its own.

Trips are numbers, or expressions of a program (`piste.formula.program`) where one analysis serves many machines: a loop
that may have one trip is then looked at both ways, and no unit may have fewer trips than the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple, cast

from piste.dataflow.directives import WINDOW, Cluster, Layer, Map, naming
from piste.dataflow.hardware import Hardware
from piste.errors import SpecError
from piste.formula.program import Expr, Number, at_least, bounds, ceildiv, least, most

# An input axis, the filter's rank on it, and which stride is its own.
WINDOWS = {axis: (window, i) for i, (axis, window) in enumerate(WINDOW.items())}


@dataclass(frozen=True)
class MapWalk:
    """`size` indices of a rank at a time, `offset` apart: one after the other, or `units` of them at once.

    Units that are not enough are used again, fold after fold; the fold is the loop.
    """

    rank: str
    size: int
    offset: int
    level: int
    units: int = 1
    spatial: bool = False

    def positions(self, extent: int) -> int:
        """How many places the map takes in an extent; the last one is cut where the extent ends."""
        reach = max(self.size, self.offset)  # a map that leaves gaps may end in one
        return 1 + max(0, -((reach - extent) // self.offset))


Axis = tuple[tuple[str, int], ...]  # ranks with their factors, which add up to an index: (("Y'", 2), ("R", 1))


@dataclass(frozen=True)
class Nest:
    """Walks, outermost first, over ranks of known sizes, on levels of units."""

    sizes: dict[str, int]
    units: tuple[int, ...]
    walks: tuple[MapWalk, ...]
    tensors: dict[str, tuple[Axis, ...]]

    @property
    def pes(self) -> int:
        """How many PEs there are."""
        return prod(self.units)

    def upto(self, levels: int) -> Nest:
        """The outermost levels alone, each cluster below them one unit that holds its tile as a whole."""
        walks = tuple(walk for walk in self.walks if walk.level < levels)
        return Nest(self.sizes, self.units[:levels], walks, self.tensors)


def nest(layer: Layer, hardware: Hardware) -> Nest:
    """The normal form of a layer whose sizes are numbers (`piste.dataflow.directives.resolve`)."""
    sizes = ranks(layer)
    clusters = [cast(int, d.size) for d in layer.directives if isinstance(d, Cluster)]
    units = (hardware.pes // prod(clusters), *clusters)
    if bounds(units[0])[1] < 1:
        raise SpecError(f"a cluster of {prod(clusters)} PEs needs as many; the hardware has {hardware.pes}")
    walks: list[MapWalk] = []
    extents = dict(sizes)
    for level, maps in enumerate(_levels(layer)):
        with naming(layer):
            fresh = _level(layer, maps, extents, level, units[level])
        for walk in fresh:
            extents[walk.rank] = least(walk.size, extents[walk.rank])
        walks += fresh
    return Nest(sizes, units, tuple(walks), _tensors(layer))


def _levels(layer: Layer) -> list[list[Map]]:
    levels: list[list[Map]] = [[]]
    for directive in layer.directives:
        if isinstance(directive, Cluster):
            levels.append([])
        else:
            levels[-1].append(directive)
    return levels


def ranks(layer: Layer) -> dict[str, int]:
    """The sizes of all ranks: output rows and columns instead of the input's."""
    sizes = {}
    for dim in dict.fromkeys((*layer.coupling.input, *layer.coupling.filter, *layer.coupling.output)):
        size = layer.dims.get(dim, 1)
        if dim in WINDOWS:
            window, axis = WINDOWS[dim]
            sizes[f"{dim}'"] = (size - layer.dims.get(window, 1)) // layer.stride[axis] + 1
        else:
            sizes[dim] = size
    for window, _ in WINDOWS.values():
        if window in layer.dims:  # a pooling window belongs to no filter
            sizes.setdefault(window, layer.dims[window])
    return sizes


def _tensors(layer: Layer) -> dict[str, tuple[Axis, ...]]:
    def axis(dim: str) -> Axis:
        if dim not in WINDOWS:
            return ((dim, 1),)
        window, stride = WINDOWS[dim]
        slides = ((window, 1),) if window in layer.dims else ()
        return ((f"{dim}'", layer.stride[stride]), *slides)

    coupling = layer.coupling
    tensors = {"input": tuple(axis(dim) for dim in coupling.input)}
    if coupling.filter:
        tensors["filter"] = tuple(((dim, 1),) for dim in coupling.filter)
    tensors["output"] = tuple(((f"{dim}'" if dim in WINDOWS else dim, 1),) for dim in coupling.output)
    return tensors


def _level(layer: Layer, maps: Sequence[Map], extents: dict[str, int], level: int, units: int) -> list[MapWalk]:
    mapped = {m.dim: m for m in maps}
    walks = []
    for m in maps:
        size: Number = m.size
        offset: Number = m.offset
        rank = m.dim
        if m.dim in WINDOWS:
            window, axis = WINDOWS[m.dim]
            rank, stride, taps = f"{m.dim}'", layer.stride[axis], mapped.get(window)
            covered = extents.get(window, 1)
            if taps is not None:
                beside = m.spatial and taps.spatial and (size, offset) == (taps.size, taps.offset)
                if beside and bounds(extents[rank])[1] == 1:
                    continue  # the rows of one window beside its taps: the result's row stays where it is
                if bounds(taps.size)[1] < bounds(covered)[0]:
                    cuts = f"{m} and {taps} cut rows and taps of a window in one level"
                    raise SpecError(f"{cuts}; write the map of {m.dim} as one of {rank}")
            if bounds(size)[1] < bounds(covered)[0]:
                raise SpecError(f"{m} holds no whole window of {covered}; write a size of at least {covered}")
            size = (size - covered) // stride + 1
            offset = offset if stride == 1 else size
        walks.append(MapWalk(rank, size, offset, level, units if m.spatial else 1, m.spatial))
    spread = [walk.rank for walk in walks if walk.spatial]
    if len(spread) > 1:
        raise SpecError(f"spatial maps of {' and '.join(spread)} share the units of a level; put a Cluster between")
    return walks


# Where a loop stands: not at its last index, at its last one, it has but one; or the index itself.
Stand = str | int
Stands = tuple[Stand, ...]
INSIDE, LAST, ONLY = "inside", "last", "only"


class LoopAdvance(NamedTuple):
    """Loop number `loop` advances; `around` says where it (the last entry) and the loops outside it then stand."""

    loop: int
    around: Stands


@dataclass(frozen=True)
class StepClass:
    """`times` steps that stand alike, between alike moves; None before the first step and after the last."""

    times: Number
    stands: Stands
    arrive: LoopAdvance | None
    leave: LoopAdvance | None


class Change(NamedTuple):
    """Lengths along one axis around a move, of the units with work after it.

    `union` of what they need and what of it is `lacking`, neither held nor offered by a neighbour; with `sums` each
    unit by itself (`fresh_sums`: what it did not hold). The same for what they held before and what of it is `gone`.
    """

    union: Number
    lacking: Number
    sums: Number
    lacking_sums: Number
    fresh_sums: Number
    old_union: Number
    gone: Number
    old_sums: Number
    gone_sums: Number
    active: Number  # units with work


class Size(NamedTuple):
    """Lengths along one axis at a position: of all units together, each by itself, of the first, and units at work."""

    union: Number
    sums: Number
    first: Number
    active: Number


def positions(walk: MapWalk, extent: Number) -> Number:
    """How many places a map takes in an extent, at least one."""
    return 1 + ceildiv(most(0, extent - most(walk.size, walk.offset)), walk.offset)


def trips(walk: MapWalk, extent: Number) -> Number:
    """How many steps it takes all units together to walk an extent, at least one."""
    return ceildiv(positions(walk, extent), walk.units)


def cut(walk: MapWalk, extent: Number, stand: Stand) -> Number:
    """What the first unit has of an extent when the walk stands there."""
    whole = least(walk.size, extent)
    if stand in (INSIDE, ONLY):
        return whole
    index = trips(walk, extent) - 1 if stand == LAST else stand
    return least(whole, extent - index * walk.units * walk.offset)


def classes(walks: Sequence[MapWalk], sizes: dict[str, Number], before: Stands = ()) -> Iterator[StepClass]:
    """Every class of steps of these walks; `before` is where the walks that come first in the list already stand."""
    for stands, counts in _stands(walks, sizes, before):
        yield from _moves(stands, counts, len(before))


def _stands(
    walks: Sequence[MapWalk], sizes: dict[str, Number], before: Stands
) -> Iterator[tuple[Stands, list[Number]]]:
    """All ways the loops can stand, with the trips of each."""

    def go(at: int, extents: dict[str, Number], less: dict[str, set[int]]) -> Iterator[tuple[Stands, list[Number]]]:
        if at == len(walks):
            yield (), []
            return
        walk = walks[at]
        extent, others = extents[walk.rank], less.get(walk.rank, set())
        count = trips(walk, extent)
        choices: Sequence[Stand] = before[at : at + 1]
        if not choices:
            if any(trips(walk, other) != count for other in others):
                choices = range(count)
            else:
                low, high = bounds(count)
                choices = [*([ONLY] if low <= 1 else []), *([INSIDE, LAST] if high > 1 else [])]
        for stand in choices:
            inner = extents | {walk.rank: cut(walk, extent, stand)}
            fewer = less | {walk.rank: _others(walk, extent, others, stand)}
            for stands, counts in go(at + 1, inner, fewer):
                yield (stand, *stands), [count, *counts]

    yield from go(0, dict(sizes), {})


def _others(walk: MapWalk, extent: Number, others: set[int], stand: Stand) -> set[int]:
    """What units other than the first may have of a rank."""
    if any(isinstance(number, Expr) for number in (extent, walk.size, walk.offset, walk.units)):
        return set()
    found = {cut(walk, e, stand) for e in others if not isinstance(stand, int) or stand < trips(walk, e)}
    if walk.spatial and stand != INSIDE:
        found |= {min(walk.size, e - (walk.positions(e) - 1) * walk.offset) for e in (extent, *others)}
        found |= {min(walk.size, e) for e in (extent, *others)}
    return {e for e in found if e > 0}


def _moves(stands: Stands, counts: list[Number], first: int) -> Iterator[StepClass]:
    """The classes of one way to stand: how often, and by which moves they are reached and left."""
    loops = [i for i in range(first, len(stands)) if stands[i] != ONLY and not (stands[i] == 0 and counts[i] == 1)]
    times: Number = 1
    for i in range(first, len(stands)):
        low, high = bounds(counts[i])
        if low <= 1 < high:  # both ways are looked at: only one of them occurs
            several = at_least(counts[i], 2)
            times = times * (1 - several if stands[i] == ONLY else several)

    def ends(i: int) -> bool:
        return stands[i] == LAST or (isinstance(stands[i], int) and stands[i] == counts[i] - 1)

    def outside(upto: int) -> Number:
        """How many positions the loops before `upto` have."""
        count = times
        for i in loops:
            if i < upto and stands[i] == INSIDE:
                count = count * (counts[i] - 1)
        return count

    def move(i: int, stand: Stand) -> LoopAdvance:
        return LoopAdvance(i, (*stands[:i], stand))

    def reached(inner: int) -> Iterator[tuple[Number, LoopAdvance | None]]:
        """How often, and by which move, the loops from `inner` on came to their first index."""
        for k in range(inner - 1, -1, -1):
            i = loops[k]
            stand = stands[i]
            if stand == INSIDE:
                yield outside(i) * most(0, counts[i] - 2), move(i, INSIDE)
            elif stand != 0:
                yield outside(i), move(i, stand)
                return
        yield times, None

    goes = next((i for i in reversed(loops) if not ends(i)), None)  # the loop that advances next
    if goes is None:  # the last step of all
        yield StepClass(times, stands, move(loops[-1], stands[loops[-1]]) if loops else None, None)
        return
    stand, n = stands[goes], counts[goes]
    inmost = goes == loops[-1]
    if isinstance(stand, int):
        leave = move(goes, stand + 1)
        if not inmost or stand:
            yield StepClass(outside(goes), stands, move(loops[-1], stands[loops[-1]]), leave)
        else:
            yield from (StepClass(often, stands, came, leave) for often, came in reached(len(loops) - 1))
        return
    short, far = move(goes, LAST), move(goes, INSIDE)  # to its last index, or to one before
    if not inmost:
        came = move(loops[-1], stands[loops[-1]])
        yield StepClass(outside(goes), stands, came, short)
        yield StepClass(outside(goes) * most(0, n - 2), stands, came, far)
        return
    yield StepClass(outside(goes) * at_least(n, 3), stands, far, short)
    yield StepClass(outside(goes) * most(0, n - 3), stands, far, far)
    # At its first index: an outer loop has just advanced, or this is the first step.
    for often, came_by in reached(len(loops) - 1):
        yield StepClass(often * (1 - at_least(n, 3)), stands, came_by, short)
        yield StepClass(often * at_least(n, 3), stands, came_by, far)
