"""A run of Einsums of any kind as one fused loop tree: products and vector Einsums, branches and skips.

Loops over *rows*, ranks that all results of the run have and that divide everything made on the way, stand around all
Einsums; so nothing is made twice. What is made and read within the run stays in the buffer while a block of rows
passes, from its making to its last reader; what is wanted outside is written besides. What comes from the backing
store is *held* (as a whole if no loop divides it, otherwise in blocks) or *streamed* past the Einsum that reads it,
element by element; so are results. Some consecutive Einsums may be walked along one more rank, a *group*: what they
make for each other is then there in tiles of that rank, as columns between two products, heads before a projection,
the keys of an online softmax, or the queries of a head beside all of its keys and values.

Any consecutive Einsums may be *walked* one by one along ranks of what leaves them, as rows of a softmax or columns of
an activation, also one walk within another: what only they read is there for one step then. A walk divides every
result in it, so nothing is made twice, and every input that is read in it, so nothing comes twice.

The buffer of a choice is the most that is live while any of the Einsums runs; traffic is exact, for tiles of any size.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.single import candidates
from piste.bounds.snowcat import BUFFER
from piste.bounds.staircase import Ints, pareto
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Node
from piste.spec.workload import Workload

ALONG = "*"  # divided by the loop of the group
WHOLE = ""
HUGE = 2**62  # a buffer that stands for a choice that is none
SETS = 256  # of what is held that are all looked at
FEW = 4  # tensors held in blocks whose sets are all looked at even so
TILES = 8  # of a group's rank, evenly over their logarithms
SMALL = 1 << 20  # elements of results in a run below which trees are tried without walks too
_FEW = [np.arange(1 << n) for n in range(4)]

Nodes = tuple[Node, ...]
Tags = dict[str, str]  # by rank of an Einsum: the loop that divides it
Choice = tuple[int, frozenset[str], dict[str, int]]  # shape, what is held, and the tile of each loop


@dataclass(frozen=True)
class Walk:
    """Consecutive Einsums that are walked together, one by one along ranks of what leaves them: rows of a softmax."""

    start: int
    stop: int
    loops: tuple[str, ...]
    walked: tuple[frozenset[str], ...]  # by Einsum: its ranks that the loops divide
    inside: frozenset[str]  # results that only these Einsums read

    def has(self, i: int) -> bool:
        return self.start <= i < self.stop


@dataclass(frozen=True)
class TreeShape:
    """A tree without sizes: loops over rows, outermost first, perhaps a group (first Einsum, end, rank), and walks
    within it and outside of it, an outer one before those in it."""

    rows: tuple[str, ...]
    group: tuple[int, int, str] | None
    tags: tuple[Tags, ...]  # by Einsum
    walks: tuple[Walk, ...] = ()

    def along(self, i: int) -> bool:
        """Whether an Einsum is in the group."""
        return self.group is not None and self.group[0] <= i < self.group[1]

    def rank(self, loop: str) -> str:
        """The rank that the loop of a row or of the group walks."""
        return self.group[2] if loop == ALONG and self.group else loop


def walked_in(walks: Sequence[Walk], i: int, inside: str = "") -> frozenset[str]:
    """The ranks of an Einsum that walks divide: all of them, or those that a result is inside of."""
    found: frozenset[str] = frozenset()
    for walk in walks:
        if walk.has(i) and (not inside or inside in walk.inside):
            found |= walk.walked[i - walk.start]
    return found


class FusedRun:
    """Einsums of a workload that are fused, in the order in which they run."""

    def __init__(self, workload: Workload, einsums: Sequence[Einsum]):
        self.workload, self.einsums = workload, tuple(einsums)
        names = {e.name: i for i, e in enumerate(einsums)}
        readers = workload.readers
        self.made = names
        self.wanted = {t for t in names if t in workload.outputs or any(e.name not in names for e in readers[t])}
        self.reads = {
            t: [(i, a) for i, e in enumerate(einsums) for a in e.operands if a.tensor == t]
            for t in dict.fromkeys((*(a.tensor for e in einsums for a in e.operands), *names))
        }
        self.outside = tuple(t for t in self.reads if t not in names)
        self.small = sum(prod(workload.shapes[t]) for t in names) < SMALL
        self.touched = {t: [i, *(j for j, _ in self.reads[t])] for t, i in names.items()}  # its maker first
        self._sinks: dict[tuple[int, int], list[int]] = {}
        self._tagged: dict[Any, tuple[Tags, ...] | None] = {}
        self._firsts: dict[tuple[int, str], int] = {}
        self._walked: dict[tuple[tuple[Walk, ...], int, int], Walk | None] = {}
        self._divides: dict[tuple[int, str], dict[int, frozenset[str]]] = {}
        self._streams: dict[tuple[int, tuple[str, ...]], list[tuple[str, list[str]]] | None] = {}
        # By result: the readers that wait for it, each with the ranks of its indices; None if no loop may divide it.
        self._readers = [self._readers_of(i) for i in range(len(self.einsums))]

    def waits(self, i: int, tensor: str) -> bool:
        """Whether an Einsum reads a tensor when it is finished, not while it is reduced."""
        return tensor not in self.einsums[i].running

    def sinks(self, start: int, stop: int) -> list[int]:
        """The Einsums of a part whose results no other of that part waits for."""

        def is_read(tensor: str) -> bool:
            return any(start <= j < stop and self.waits(j, tensor) for j, _ in self.reads[tensor])

        if (start, stop) not in self._sinks:
            self._sinks[start, stop] = [i for i in range(start, stop) if not is_read(self.einsums[i].name)]
        return self._sinks[start, stop]

    def _readers_of(self, i: int) -> list[tuple[int, list[tuple[str, tuple[str, ...], bool]]]] | None:
        e, w = self.einsums[i], self.workload
        if None in e.output.alone:
            return None
        axes = [index.ranks[0] for index in e.output.indices]
        found = []
        for j, a in self.reads[e.name]:
            if self.waits(j, e.name):
                if w.extents(a) != w.shapes[e.name]:
                    return None
                indices = zip(axes, a.indices, strict=True)
                found.append((j, [(axis, index.ranks, index.is_plain) for axis, index in indices]))
        return found

    def shapes(self) -> Iterator[TreeShape]:
        """The trees: all rows there are in some orders, without a group and with each that makes sense."""
        last = len(self.einsums)
        sinks = [self.einsums[i] for i in self.sinks(0, last)]
        common = [r for r in sinks[0].output.ranks if all(r in e.output.ranks for e in sinks)]
        common = [r for r in common if self.workload.sizes[r] > 1]
        alone = {(walk.start, walk.stop, rank) for walk in self.walks(None) for rank in walk.loops}
        for group in (None, *self.groups()):
            if group in alone and not self.small:
                continue  # with steps of one it takes less
            rows = common
            if self._tags(tuple(rows), group) is None:
                if self._tags((), group) is None:
                    continue
                rows = [r for r in common if self._tags((r,), group) is not None]
            walks = self.walks(group)
            for some in [rows] if self._tags(tuple(rows), group) is not None else [[r] for r in rows]:
                tags = self._tags(tuple(some), group)
                assert tags is not None, "tried above"
                for order in self._orders(some, tags):
                    shape = TreeShape(order, group, tags, walks)
                    if group is None or any(self.is_near(shape, t) for t in self.made):
                        yield shape
                        if walks and self.small:
                            yield replace(shape, walks=())

    def _orders(self, rows: list[str], tags: tuple[Tags, ...]) -> list[tuple[str, ...]]:
        """Orders of loops over rows: those that divide most of what comes from outside first, and the last two also
        the other way round."""
        bits, shapes = self.workload.bits, self.workload.shapes

        def undivided(rank: str) -> int:
            reads = [(t, tags[i][r] == rank) for t in self.outside for i, a in self.reads[t] for r in a.ranks]
            divided = {t for t, yes in reads if yes}
            return sum(bits[t] * prod(shapes[t]) for t in self.outside if t not in divided)

        order = sorted(rows, key=undivided)
        return [tuple(order), *([(*order[:-2], order[-1], order[-2])] if len(order) > 1 else [])]

    def groups(self) -> Iterator[tuple[int, int, str]]:
        """Consecutive Einsums and a rank of what they make for each other, from the first that makes something along it
        to a last, which sums over the rank, or is the last of all and has it in its result."""
        for stop in range(2, len(self.einsums) + 1):
            last = self.einsums[stop - 1]
            for rank in last.ranks:
                if self.workload.sizes[rank] == 1:
                    continue
                start = self._first(stop - 1, rank)
                if start < stop - 1 and rank not in last.output.ranks:
                    yield start, stop, rank
                elif start < stop - 1 == len(self.einsums) - 1:
                    # What is made before, such as keys and values, or streams past them, stays while they walk it.
                    yield from ((i, stop, rank) for i in range(start, stop - 1) if self.einsums[i].kind == "mac")

    def _first(self, i: int, rank: str) -> int:
        """The first of the Einsums that make what an Einsum reads along a rank, each from what the one before makes."""
        if (i, rank) not in self._firsts:
            first = i
            for a in self.einsums[i].operands:
                if a.tensor in self.made and self.waits(i, a.tensor):
                    for index, axis in zip(a.indices, self.einsums[self.made[a.tensor]].output.indices, strict=True):
                        if index.is_plain and axis.is_plain and index.ranks == (rank,):
                            first = min(first, self._first(self.made[a.tensor], axis.ranks[0]))
            self._firsts[i, rank] = first
        return self._firsts[i, rank]

    def walks(self, group: tuple[int, int, str] | None) -> tuple[Walk, ...]:
        """The longest walks that take less room, each within the group or outside of it."""
        walks: tuple[Walk, ...] = ()
        for start, stop in pairwise(sorted({0, *(group[:2] if group else ()), len(self.einsums)})):
            walks = (*walks, *self._walks((), start, stop))
        return walks

    def _walks(self, around: tuple[Walk, ...], start: int, stop: int) -> list[Walk]:
        """Walks of Einsums that follow each other within others, an outer one before those in it."""
        found: list[Walk] = []
        i = start
        while i < stop - 1:
            walk = next((walk for j in range(stop, i + 1, -1) if (walk := self._walk(around, i, j))), None)
            if walk is not None:
                found += [walk, *self._walks((*around, walk), i, walk.stop)]
            i = i + 1 if walk is None else walk.stop
        return found

    def _walk(self, around: tuple[Walk, ...], start: int, stop: int) -> Walk | None:
        """How some Einsums are walked, along ranks that are not yet; None if they are not, or it saves no room."""
        if (around, start, stop) not in self._walked:
            walk = self._any_walk(around, start, stop)
            self._walked[around, start, stop] = walk if walk is not None and self._saves(around, walk) else None
        return self._walked[around, start, stop]

    def _any_walk(self, around: tuple[Walk, ...], start: int, stop: int) -> Walk | None:
        """The same, whether it saves room or not."""
        some, loops = range(start, stop), []
        walked = before = [walked_in(around, i) for i in some]
        for rank in self.einsums[stop - 1].ranks:
            along = self._along(stop, rank)
            if start in along and not any(along[i] & ranks for i, ranks in zip(some, walked, strict=True)):
                loops.append(rank)
                walked = [along[i] | ranks for i, ranks in zip(some, walked, strict=True)]
        if not loops:
            return None
        ends = self.sinks(start, stop)
        made = [self.einsums[i].name for i in some if i not in ends]
        inside = [t for t in made if all(start <= j < stop for j, _ in self.reads[t])]
        own = tuple(a - b for a, b in zip(walked, before, strict=True))
        return Walk(start, stop, tuple(loops), own, frozenset(inside)) if inside else None

    def _saves(self, around: tuple[Walk, ...], walk: Walk) -> bool:
        """Whether less is there at a time with one more walk: of all rows and of two, and of one step around it."""
        last, sizes = self.einsums[walk.stop - 1], self.workload.sizes
        tried = [(around, sizes)]
        if walk.walked[-1] <= {*last.output.ranks}:
            tried.append((around, sizes | {r: min(2, sizes[r]) for ranks in walk.walked for r in ranks}))
        if around:
            tried.append(((), sizes | {r: 1 for other in around for ranks in other.walked for r in ranks}))
        return all(self._most((*some, walk), walk, few) < self._most(some, walk, few) for some, few in tried)

    def _most(self, walks: tuple[Walk, ...], within: Walk, sizes: dict[str, int]) -> int:
        """The most bits of what an Einsum of a walk makes, or reads of the run, that are there at a time meanwhile.
        Results for the backing store alone are held if steps of some walk add to them."""
        live = [0] * (within.stop - within.start)
        for t, touched in self.touched.items():
            if any(within.has(i) for i in touched):
                i = touched[0]
                e = self.einsums[i]
                if self.reads[t] or t not in self.wanted or not walked_in(walks, i) <= {*e.output.ranks}:
                    low, high = self.span(walks, t)
                    ones = walked_in(walks, i, t)
                    size = self.workload.bits[t] * prod(sizes[r] for r in e.output.ranks if r not in ones)
                    for k in range(max(low, within.start), min(high, within.stop)):
                        live[k - within.start] += size
        return max(live)

    def span(self, walks: Sequence[Walk], tensor: str) -> tuple[int, int]:
        """From the first to behind the last Einsum that touches a result: all of a walk unless it is inside of it."""
        touched = self.touched[tensor]
        low, high = min(touched), max(touched) + 1
        for walk in walks:
            if tensor not in walk.inside and any(walk.has(i) for i in touched):
                low, high = min(low, walk.start), max(high, walk.stop)
        return low, high

    def _along(self, stop: int, rank: str) -> dict[int, frozenset[str]]:
        """The ranks that a loop over a rank of what leaves them divides, by Einsum, from the last of some Einsums back
        to the first before which something would be made twice, or come more than once from outside of the run."""
        if (stop, rank) not in self._divides:
            found = self._divides[stop, rank] = {}
            for i in reversed(range(stop if self.workload.sizes[rank] > 1 else 0)):
                own = self._walks_of(i, stop, rank, found)
                outside = (a for a in self.einsums[i].operands if a.tensor not in self.made)
                if not own or any(own.isdisjoint(a.ranks) for a in outside):
                    break
                found[i] = own
        return self._divides[stop, rank]

    def _walks_of(self, i: int, stop: int, rank: str, found: dict[int, frozenset[str]]) -> frozenset[str]:
        """The same of one Einsum, from those of its readers before `stop`; none if they do not agree."""
        e, readers, none = self.einsums[i], self._readers[i], frozenset[str]()
        if i in self.sinks(i, stop):
            return none if rank in {*e.output.ranks} - {*e.output.alone} else frozenset({rank} & {*e.ranks})
        asked: dict[str, set[bool]] = {}
        for j, indices in readers or ():
            for axis, ranks, plain in indices if j < stop else ():
                divided = not found[j].isdisjoint(ranks)
                if divided and not plain:
                    return none
                asked.setdefault(axis, set()).add(divided)
        agreed = all(len(ways) == 1 for ways in asked.values())
        return frozenset(axis for axis, ways in asked.items() if True in ways) if agreed else none

    def order(self, i: int, streams: tuple[str, ...]) -> list[tuple[str, list[str]]] | None:
        """How tensors stream past an Einsum (`_order`)."""
        if (i, streams) not in self._streams:
            self._streams[i, streams] = _order(self.einsums[i], streams)
        return self._streams[i, streams]

    def _tags(self, rows: tuple[str, ...], group: tuple[int, int, str] | None) -> tuple[Tags, ...] | None:
        """Which loop divides each rank of each Einsum; None if something would be made twice or is not what a loop tree
        can say."""
        if (rows, group) not in self._tagged:
            self._tagged[rows, group] = self._divided(rows, group)
        return self._tagged[rows, group]

    def _divided(self, rows: tuple[str, ...], group: tuple[int, int, str] | None) -> tuple[Tags, ...] | None:
        """The same, from the last Einsum backwards."""
        start, stop, along = group or (0, 0, "")
        tags: list[Tags] = [{} for _ in self.einsums]
        results, ends = self.sinks(0, len(self.einsums)), self.sinks(start, stop)
        for i in reversed(range(len(self.einsums))):
            e, inside = self.einsums[i], start <= i < stop
            found = tags[i] = dict.fromkeys(e.ranks, WHOLE)
            if i in results:
                if not all(r in e.output.alone for r in rows):
                    return None
                found |= {r: r for r in rows}
            else:
                asked = self._asked(i, tags, start, stop)
                if asked is None or not {*rows} <= {*asked.values()}:
                    return None
                found |= asked
            if inside and i in ends:
                if found.get(along) != WHOLE:
                    return None
                found[along] = ALONG
            elif inside and ALONG not in (found[r] for r in e.output.ranks):
                return None
        return tuple(tags)

    def _asked(self, i: int, tags: list[Tags], start: int, stop: int) -> Tags | None:
        """What the readers of a result in the run need of it, by its ranks."""
        e, inside, readers = self.einsums[i], start <= i < stop, self._readers[i]
        if readers is None:
            return None
        near: dict[str, set[str]] = {r: set() for r in e.output.ranks}  # by readers in the same group
        far: dict[str, set[str]] = {r: set() for r in e.output.ranks}
        for j, indices in readers:
            tagged, within = tags[j], inside and start <= j < stop
            for axis, ranks, plain in indices:
                needs = {tagged[r] for r in ranks}
                if not plain and needs != {WHOLE}:
                    return None
                if within:
                    near[axis] |= needs
                else:  # what is made before its group begins is made as a whole
                    far[axis] |= {WHOLE if tag == ALONG else tag for tag in needs}
        found: Tags = {}
        for rank in e.output.ranks:
            one, other = near[rank], far[rank]
            if len(one) > 1 or len(other) > 1 or (one and other - one and not (one == {ALONG} and other == {WHOLE})):
                return None
            found[rank] = next(iter(one or other))
        return found

    def is_near(self, shape: TreeShape, tensor: str) -> bool:
        """Whether a result is kept within the group: others of it read it, and nothing else of the run does."""
        i = self.made[tensor]
        if not shape.along(i) or i in self.sinks(*shape.group[:2]):  # type: ignore[index]
            return False
        return all(shape.along(j) for j, _ in self.reads[tensor])


@dataclass(frozen=True, eq=False)
class Fused:
    """The points of a run that nothing beats, and the choice behind each."""

    run: FusedRun
    buffer_bits: Ints
    traffic_bits: Ints
    shapes: list[TreeShape]
    choices: list[Callable[[], Choice]]

    def tree(self, i: int) -> Nodes:
        """The nodes below the backing store."""
        shape, held, tiles = self.choices[i]()
        return _Tree(self.run, self.shapes[shape], held, tiles).nodes()


def cascade(workload: Workload, einsums: Sequence[Einsum], tiles: str, doubled: bool) -> Fused | None:
    """The curve of Einsums that run as one fused tree; None if there is none."""
    run = FusedRun(workload, einsums)
    shapes = list(run.shapes())
    parts = [_Costs(run, shape, _tiles(run, shape, tiles), doubled).points(n) for n, shape in enumerate(shapes)]
    found = [part for part in parts if part is not None]
    if not found:
        return None
    buffer, traffic = (np.concatenate([part[k] for part in found]) for k in (0, 1))
    choices = [choice for part in found for choice in part[2]]
    rows = pareto(buffer, traffic)
    return Fused(run, buffer[rows], traffic[rows], shapes, [choices[i] for i in rows])


def _tiles(run: FusedRun, shape: TreeShape, tiles: str) -> dict[str, Any]:
    """The tiles of rows, one row after the other, and across them those of the group's rank."""
    sizes, rows = run.workload.sizes, shape.rows
    found: dict[str, Any] = {}
    each = [candidates(sizes[r], tiles) for r in rows]
    # Beside tiles of one row: one by one outside of it; whole inside, or also one by one.
    plans = [(k, False) for k in range(len(rows))] + [(k, True) for k in range(len(rows)) if _crosses(run, shape, k)]
    for i, rank in enumerate(rows):
        beside = ((k, 1 if k > i or ones else sizes[rank]) for k, ones in plans)
        steps = [each[k] if k == i else np.full(len(each[k]), step) for k, step in beside]
        found[rank] = np.concatenate(steps)[:, None]
    if shape.group is not None:
        size = sizes[shape.group[2]]
        some = candidates(size, tiles)
        if len(some) > TILES:
            some = some[np.unique(np.searchsorted(some, np.geomspace(1, size, TILES).round()))]
        found[ALONG] = some[None, :]
    return found


def _crosses(run: FusedRun, shape: TreeShape, k: int) -> bool:
    """Whether some inputs have a row and none of those inside of it, and others have one of those but not the row: then
    blocks of the first may stay while the others come by one after the other."""
    one, inner = shape.rows[k], {*shape.rows[k + 1 :]}
    used = [{shape.tags[i][r] for i, a in run.reads[t] for r in a.ranks} for t in run.outside]
    return any(one in tags and not tags & inner for tags in used) and any(
        tags & inner and one not in tags for tags in used
    )


class _Costs:
    """What the tensors of a run take and move, as arrays over the tiles of rows and of the group's rank."""

    def __init__(self, run: FusedRun, shape: TreeShape, tile: dict[str, Any], doubled: bool):
        self.run, self.shape, self.tile, self.doubled = run, shape, tile, doubled
        self.sizes, self.bits = run.workload.sizes, run.workload.bits
        self.trips = {loop: -(-self.sizes[shape.rank(loop)] // some) for loop, some in tile.items()}
        self.grid = np.broadcast_shapes((1, 1), *(np.shape(t) for t in tile.values()))
        # The group and the walks, what is only there within, and the choices of tiles that give several steps.
        self.around: list[tuple[int, int, Collection[str], Any]] = [
            (walk.start, walk.stop, walk.inside, self.extents(walk.stop - 1, walk.walked[-1], True) > 1)
            for walk in shape.walks
        ]
        if shape.group is not None:
            near = [t for t in run.made if run.is_near(shape, t)]
            self.around.append((*shape.group[:2], near, self.trips[ALONG] > 1))

    def extents(self, i: int, ranks: Collection[str], near: bool, ones: frozenset[str] = frozenset()) -> Any:
        """The elements along ranks of an Einsum in a block, or in a tile of the group, where some are walked."""
        tags = self.shape.tags[i]
        found: Any = 1
        for r in ranks:
            if r in ones:
                continue
            tag = tags[r]
            found = found * (self.sizes[r] if tag == WHOLE or (tag == ALONG and not near) else self.tile[tag])
        return found

    def again(self, tags: set[str], order: Sequence[str]) -> Any:
        """How often all of something held inside loops comes that only some of them divide: others leave it there."""
        times: Any = 1
        inside: Any = 1  # steps of loops further in that divide it
        for loop in reversed(order):
            if loop in tags:
                inside = inside * self.trips[loop]
            else:
                times = times * np.where(inside > 1, self.trips[loop], 1)
        return times

    def loops(self, i: int) -> list[str]:
        return [*self.shape.rows, *([ALONG] if self.shape.along(i) else [])]

    def live(self) -> list[Any]:
        """By Einsum: the bits of what is made in the run that are there in any case."""
        run = self.run
        found: list[Any] = [0] * len(run.einsums)
        for t in run.made:
            if t not in run.wanted or run.reads[t]:
                size = self.size(t)
                for k, when in self.there(t, run.touched[t]).items():
                    found[k] = found[k] + (size if when is True else size * when)
        return found

    def size(self, tensor: str) -> Any:
        """The bits of a result where it is kept."""
        i = self.run.made[tensor]
        ranks, near = self.run.einsums[i].output.ranks, self.run.is_near(self.shape, tensor)
        return self.bits[tensor] * self.extents(i, ranks, near, walked_in(self.shape.walks, i, tensor))

    def points(self, number: int) -> tuple[Ints, Ints, list[Callable[[], Choice]]] | None:
        run, w = self.run, self.run.workload
        last = len(run.einsums)
        live = self.live()
        moved: Any = 0
        extra: Any = 0  # second tiles
        for t in run.made:
            if t in run.wanted:
                moved = moved + self.bits[t] * prod(w.shapes[t])
                if run.reads[t]:
                    extra = extra + self.size(t) * (self.size(t) < self.bits[t] * prod(w.shapes[t]))
        options = _options(self)
        if options is None:
            return None
        names = [o.tensor for o in options]
        sets = _sets(options)
        shape_of = (len(sets), *self.grid)
        held = sets[:, :, None, None]
        always = [n for n, o in enumerate(options) if o.there is None]
        there = sum((sets[:, n] * options[n].size for n in always), np.zeros(len(sets), np.int64))
        buffer = np.zeros(shape_of, np.int64)
        more: Any = np.zeros(shape_of, np.int64) if self.doubled else 0
        for k in range(last):
            kept = {n: o.there[k] for n, o in enumerate(options) if o.there is not None and k in o.there}
            own = [n for n, o in enumerate(options) if k in o.readers]
            columns = [*dict.fromkeys((*kept, *own))]
            codes = _codes(sets[:, columns])
            patterns, which = np.unique(codes, return_inverse=True) if len(columns) > 3 else (_FEW[len(columns)], codes)
            stays = patterns[:, None] >> np.arange(len(columns))[::-1] & 1
            needs, here = (np.empty((len(patterns), *self.grid), np.int64) for _ in range(2))
            here[:] = live[k]
            for (n, when), flags in zip(kept.items(), stays.T, strict=False):  # the first columns
                here += flags[:, None, None] * (options[n].size if when is True else options[n].size * when)
            passing: dict[tuple[int, ...], Any] = {}  # by which of the Einsum's own stay
            for line, flags in enumerate(stays[:, [columns.index(n) for n in own]].tolist()):
                if (some := tuple(flags)) not in passing:
                    passing[some] = self._passing(
                        k, tuple(options[n].tensor for n, flag in zip(own, some, strict=True) if not flag)
                    )
                needs[line] = passing[some]
            np.minimum(here + needs, HUGE, out=here)
            np.maximum(buffer, here[which], out=buffer)
            if self.doubled:
                more = np.minimum(more + needs[which], HUGE)
        buffer = np.minimum(buffer + there[:, None, None], HUGE)
        total: Any = moved
        for n, o in enumerate(options):
            total = total + np.where(held[:, n], o.held, o.streamed)
            more = np.minimum(more + held[:, n] * o.size * o.follows, HUGE) if self.doubled else 0
        buffer = np.where(buffer >= HUGE, HUGE, buffer + (more + extra if self.doubled else 0))
        buffer, total = (a.ravel() for a in np.broadcast_arrays(buffer, np.broadcast_to(total, shape_of)))
        rows = pareto(buffer, total)
        rows = rows[buffer[rows] < HUGE]
        if not len(rows):
            return None
        at = np.unravel_index(rows, shape_of)

        def choice(k: int) -> Choice:
            s, x, y = (int(a[k]) for a in at)
            stays = frozenset(t for t, h in zip(names, sets[s], strict=True) if h)
            return number, stays, {r: int(tile[x % tile.shape[0], y % tile.shape[1]]) for r, tile in self.tile.items()}

        return buffer[rows], total[rows], [partial(choice, k) for k in range(len(rows))]

    def there(self, tensor: str, touched: Sequence[int]) -> dict[int, Any]:
        """The Einsums while which a tensor is there, each with the choices of tiles in which it is: from the first that
        touches it to the last, and all of a group or a walk of several steps unless it is only there within."""
        low, high = min(touched), max(touched) + 1
        found: dict[int, Any] = dict.fromkeys(range(low, high), True)
        for start, stop, inside, several in self.around:
            if tensor not in inside and any(start <= i < stop for i in touched):
                for k in (*range(start, min(low, stop)), *range(max(start, high), stop)):
                    found[k] = found[k] | several if k in found else several
        return found

    def _passing(self, i: int, streams: tuple[str, ...]) -> Any:
        """The bits of what streams past an Einsum."""
        order = self.run.order(i, streams)
        if order is None:
            return HUGE
        if len(order) == 1:
            return sum(self.bits[t] for t in streams)
        (one, own), (other, others) = order
        ones = walked_in(self.shape.walks, i)
        size = self.extents(i, own, True, ones), self.extents(i, others, True, ones)
        a, b = self.bits[one], self.bits[other]
        return np.minimum(size[0] * a + b, size[1] * b + a)


@dataclass(frozen=True)
class _Option:
    """A tensor from or for the backing store: what it takes and moves if it is held, or streamed."""

    tensor: str
    readers: tuple[int, ...]  # or its maker
    there: dict[int, Any] | None  # while which Einsums it is there, if not all the time
    whole: bool  # held as a whole, outside of all loops
    size: Any
    held: Any
    streamed: Any
    passes: bool  # whether it can be streamed
    follows: Any  # whether another tile follows the first


def _options(c: _Costs) -> list[_Option] | None:
    run, w, shape = c.run, c.run.workload, c.shape
    found = []
    everything = dict.fromkeys(range(len(run.einsums)), True)
    for t in run.outside:
        reads, bits = run.reads[t], c.bits[t]
        whole = bits * prod(w.shapes[t])
        axes = {tuple(_tag(shape.tags[i], index) for index in a.indices) for i, a in reads}
        tags = next(iter(axes))
        used = {tag for tag in tags if tag in shape.rows}
        in_blocks = len(axes) == 1 and None not in tags and bool(used)
        size: Any = whole
        if in_blocks:  # a box, with what a step of a window leaves out
            sides = (n if tag == WHOLE else c.tile[tag or ""] for n, tag in zip(w.shapes[t], tags, strict=True))
            size = bits * prod(sides, start=1)
        held = whole * c.again(used, shape.rows) if in_blocks else whole
        passes = all(None not in a.alone for _, a in reads) and len({i for i, _ in reads}) == len(reads)
        streamed: Any = 0
        for i, a in reads if passes else ():
            divided = {shape.tags[i][r] for r in a.ranks}
            times = prod((c.trips[loop] for loop in c.loops(i) if loop not in divided), start=1)
            streamed = streamed + bits * prod(w.extents(a)) * times
        touched = [i for i, _ in reads]
        there = None if not in_blocks else c.there(t, touched) if used == {*shape.rows} else everything
        follows = prod((c.trips[r] for r in used), start=1) > 1 if in_blocks else False
        found.append(_Option(t, tuple(touched), there, not in_blocks, size, held, streamed, passes, follows))
    for t in run.made:
        if t in run.wanted and not run.reads[t]:
            i = run.made[t]
            e = run.einsums[i]
            passes = None not in e.output.alone
            size = c.bits[t] * (c.extents(i, e.output.ranks, False) if passes else prod(w.shapes[t]))
            summed = walked_in(shape.walks, i) - {*e.output.ranks}
            visits: Any = prod(w.sizes[r] for r in summed)
            if shape.along(i) and shape.rank(ALONG) not in summed | {*e.output.ranks}:
                visits = visits * c.trips[ALONG]
            again = 2 * c.bits[t] * prod(w.shapes[t]) * (visits - 1)
            follows = prod((c.trips[r] for r in shape.rows), start=1) > 1
            found.append(_Option(t, (i,), c.there(t, [i]), False, size, 0, again, passes, follows))
    return found


def _tag(tags: Tags, index: Any) -> str | None:
    """What divides an axis, outside of a group; None if loops divide the ranks of a sum."""
    used = {tags[r].replace(ALONG, WHOLE) for r in index.ranks}
    return used.pop() if index.is_plain else WHOLE if used == {WHOLE} else None


def _sets(options: list[_Option]) -> NDArray[np.bool_]:
    """What is held: every set, or where there are too many, of all that is held as a whole the smallest or largest."""
    must = np.array([not o.passes for o in options], bool)
    if 1 << len(options) <= SETS:
        sets = np.array(list(product([False, True], repeat=len(options))), bool).reshape(-1, len(options))
    else:
        whole = [n for n, o in enumerate(options) if o.whole]
        parts = [n for n, o in enumerate(options) if not o.whole]
        rank = np.argsort(np.argsort([int(options[n].size) for n in whole], kind="stable"))
        number = np.arange(len(whole) + 1)[:, None]
        some = np.unique(np.concatenate([rank < number, rank >= len(rank) - number]), axis=0)
        few = len(parts) <= FEW
        flags = [*product([False, True], repeat=len(parts))] if few else [(x,) * len(parts) for x in (False, True)]
        sets = np.zeros((len(some) * len(flags), len(options)), bool)
        sets[:, whole] = np.repeat(some, len(flags), axis=0)
        sets[:, parts] = np.tile(np.array(flags, bool).reshape(len(flags), -1), (len(some), 1))
    sets |= must
    return sets[np.unique(_codes(sets), return_index=True)[1]]


def _codes(sets: NDArray[np.bool_]) -> Ints:
    """A number for each row, the first column first."""
    codes: Ints = sets @ (1 << np.arange(sets.shape[1])[::-1])
    return codes


def _access(e: Einsum, tensor: str) -> Access:
    return e.output if e.name == tensor else next(a for a in e.operands if a.tensor == tensor)


def _order(e: Einsum, streams: Sequence[str]) -> list[tuple[str, list[str]]] | None:
    """How tensors stream past an Einsum: one after the other of fewer and more ranks, element by element (one entry);
    or two, each with the ranks that the other lacks; None if there are more that do not fit into each other."""
    ranks = {t: {*_access(e, t).ranks} for t in streams}
    by = sorted(streams, key=lambda t: len(ranks[t]))
    if all(ranks[a] <= ranks[b] for a, b in pairwise(by)):
        return [("", [])]
    if len(by) > 2:
        return None
    one, other = by
    return [(one, sorted(ranks[one] - ranks[other])), (other, sorted(ranks[other] - ranks[one]))]


class _Tree:
    """The loop tree of one choice."""

    def __init__(self, run: FusedRun, shape: TreeShape, held: frozenset[str], tiles: dict[str, int]):
        self.run, self.shape, self.held, self.tiles = run, shape, held, tiles
        c = run.workload
        self.sizes, self.bits = c.sizes, c.bits
        self.near = {t for t in run.made if run.is_near(shape, t)}

    def nodes(self) -> Nodes:
        run, shape = self.run, self.shape
        whole: list[str] = []
        block: list[str] = []
        for t in run.outside:
            if t in self.held:
                axes = {tuple(_tag(shape.tags[i], index) for index in a.indices) for i, a in run.reads[t]}
                tags = next(iter(axes))
                in_blocks = len(axes) == 1 and None not in tags and any(tag in shape.rows for tag in tags)
                (block if in_blocks else whole).append(t)
        streamed = {t for t in run.made if t in run.wanted and not run.reads[t] and t not in self.held}
        self.kept = {t: walk for walk in shape.walks for t in walk.inside}  # the innermost
        block += [t for t in run.made if t not in self.near | streamed | {*self.kept}]
        last = len(run.einsums)
        start, stop, rank = shape.group or (last, last, "")
        items = self._items(0, start, shape.walks)
        if shape.group is not None:
            near = [t for t in run.made if t in self.near - {*self.kept}]
            loop = [Loop(rank, self.tiles[ALONG])] if self.tiles[ALONG] < self.sizes[rank] else []
            items.append((*loop, *_keep(near), *_fuse(self._items(start, stop, shape.walks))))
        items += self._items(stop, last, shape.walks)
        rows = [Loop(r, self.tiles[r]) for r in shape.rows if self.tiles[r] < self.sizes[r]]
        return (*_keep(whole), *rows, *_keep(block), *_fuse(items))

    def _items(self, start: int, stop: int, walks: Sequence[Walk]) -> list[Nodes]:
        """The branches of some Einsums, those of a walk in one."""
        found: list[Nodes] = []
        i = start
        while i < stop:
            n = next((n for n, walk in enumerate(walks) if walk.start == i and walk.stop <= stop), None)
            if n is None:
                found.append(self._branch(i))
                i += 1
            else:
                walk = walks[n]
                inside = [t for t in self.run.made if self.kept.get(t) is walk]
                loops = [Loop(r, 1) for r in walk.loops]
                found.append((*loops, *_keep(inside), *_fuse(self._items(i, walk.stop, walks[n + 1 :]))))
                i = walk.stop
        return found

    def extent(self, i: int, ranks: Sequence[str]) -> int:
        tags, ones = self.shape.tags[i], walked_in(self.shape.walks, i)
        return prod(self.sizes[r] if tags[r] == WHOLE else self.tiles[tags[r]] for r in ranks if r not in ones)

    def _branch(self, i: int) -> Nodes:
        e = self.run.einsums[i]
        streams = [a.tensor for a in e.operands if a.tensor in self.run.outside and a.tensor not in self.held]
        if e.name in self.run.wanted and not self.run.reads[e.name] and e.name not in self.held:
            streams.append(e.name)
        order = _order(e, streams)
        assert order is not None, "such a choice has no buffer"
        ranks = {t: [*_access(e, t).ranks] for t in streams}
        nodes: list[Node] = []
        if len(order) == 1:
            walked: list[str] = []
            for t in sorted(streams, key=lambda t: len(ranks[t])):
                nodes += [Loop(r, 1) for r in ranks[t] if r not in walked]
                nodes.append(Keep(BUFFER, (t,), retain=False))
                walked += [r for r in ranks[t] if r not in walked]
            return (*nodes, Compute(e.name))
        (one, own), (other, others) = order
        a, b = self.bits[one], self.bits[other]
        if self.extent(i, own) * a + b > self.extent(i, others) * b + a:
            one, own, other, others = other, others, one, own
        nodes = [Loop(r, 1) for r in ranks[one] if r in ranks[other]]
        nodes.append(Keep(BUFFER, (one,), retain=False))
        nodes += [Loop(r, 1) for r in ranks[other] if r in others]
        return (*nodes, Keep(BUFFER, (other,), retain=False), Compute(e.name))


def _keep(tensors: Sequence[str]) -> list[Keep]:
    return [Keep(BUFFER, tuple(tensors))] if tensors else []


def _fuse(branches: Sequence[Nodes]) -> Nodes:
    return branches[0] if len(branches) == 1 else (Fuse(tuple(branches)),)
