"""The curve of an Einsum whose windows reach beyond a tensor: padding is neither held nor moved.

The nests are those of the same Einsum with its padding as data, each counted again without it: boxes end where the
tensor ends. Of small Einsums their neighbours are looked at too. So a nest stands behind every point, and a point is
the least found. What no nest goes below is that of the results that need no padding. The floor is that of windows, of
the multiplications that read no padding: the others need no element of the tensor.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from math import prod

import numpy as np

from piste.bounds.access import ENOUGH, tensors_of
from piste.bounds.beneath import nest_floor
from piste.bounds.floor import window_floor
from piste.bounds.needed import needed
from piste.bounds.nests import Nests, nests
from piste.bounds.staircase import Ints, pareto
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.spec.einsum import Access, Index
from piste.spec.mapping import Mapping
from piste.spec.padding import interior, without_padding
from piste.spec.workload import Workload

SMALL, LOOKS = 20_000, 1_500  # multiplications up to which neighbours of nests are looked at, and so many of these
LISTED = 1 << 20  # points of ranks that axes share, to count what these reach
Loops = Sequence[tuple[str, int]]  # ranks and tiles, outermost first
Nest = tuple[list[tuple[str, int]], list[int]]  # its loops, and below how many each tensor is kept
Places = dict[str, tuple[Ints, Ints]]  # of each rank: where its part begins, and how long it is


def padded_curve(workload: Workload, tiles: str, placement: str) -> Curve:
    """The curve of a workload of one Einsum with padding.

    >>> curve = padded_curve(Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3, bits=8), "integer", "per-tensor")
    >>> curve.algorithmic_min_bytes, curve.points[-1], curve.exact
    (19, (7, 19), False)
    """
    plain = without_padding(workload)
    found = nests(plain, tiles, placement)
    accesses = [a for a in workload.einsums[0].operands if a.is_padded]
    buffer, traffic = found.buffer_bits.copy(), found.traffic_bits.copy()
    for i, (loops, depths) in enumerate(found.nests):
        for access in accesses:
            depth = depths[found.tensors.index(access.tensor)]
            above = [*((r, 1) for r in found.batch), *loops[:depth]]
            unpadded = plain.einsums[0].accesses[access.tensor]
            (most, moved), (held, less) = (boxes(a, above, workload.sizes) for a in (unpadded, access))
            buffer[i] -= workload.bits[access.tensor] * (most - held)
            traffic[i] -= workload.bits[access.tensor] * (moved - less)
    if prod(workload.sizes.values()) <= SMALL:
        around = Neighbours(workload, found, tiles == "perfect", placement == "single")
        found = around.improved(zip(buffer.tolist(), traffic.tolist(), found.nests, strict=True))
        buffer, traffic = found.buffer_bits, found.traffic_bits
    rows = pareto(buffer, traffic)
    named = replace(found, workload=workload)

    def mapping_at(i: int) -> Mapping:
        return named.mapping_at(int(rows[i]))

    by_name = {t.name: t for t in tensors_of(plain)}
    counts = {t: by_name[t].distinct for t in workload.tensors}
    counts |= {a.tensor: touched(a, workload.sizes) for a in accesses}
    least = sum(workload.bits[t] * n for t, n in counts.items())
    must = sum(workload.bits[t] * n for t, n in needed(workload).items())
    return Curve(
        workload=workload,
        buffer_bits=buffer[rows],
        traffic_bits=traffic[rows],
        macs=prod(workload.sizes.values()),
        algorithmic_min_bits=least,
        rule={"tiles": tiles, "placement": placement, "halo": "consecutive"},
        mapping_at=mapping_at,
        name=workload.name or workload.einsums[0].name,
        floor_bits=_floor(workload, accesses, min(least, must)),
        exact=False,
        nests_bits=_nest_floor(workload, accesses, least),
    )


class Neighbours:
    """Nests beside those that were found, counted without padding: the best of them, and those beside these."""

    def __init__(self, workload: Workload, found: Nests, perfect: bool, single: bool):
        self._workload, self._found, self._perfect, self._single = workload, found, perfect, single
        self._accesses = [workload.einsums[0].accesses[tensor] for tensor in found.tensors]
        self._first = touched(workload.einsums[0].output, workload.sizes)  # results, each of which is begun once
        self._counts: dict[tuple[int, tuple[tuple[str, int], ...]], tuple[int, int]] = {}

    def improved(self, points: Iterable[tuple[int, int, Nest]]) -> Nests:
        """The nests that no other beats, after so many looks."""
        front: dict[tuple[int, int], Nest] = {}
        waiting: deque[Nest] = deque()

        def meet(buffer: int, traffic: int, nest: Nest) -> None:
            if not any(b <= buffer and t <= traffic for b, t in front):
                for point in [(b, t) for b, t in front if b >= buffer and t >= traffic]:
                    del front[point]
                front[buffer, traffic] = nest
                waiting.append(nest)

        for point in points:
            meet(*point)
        looks = LOOKS
        while waiting and looks > 0:
            nest = waiting.popleft()
            for other in self._beside(*nest) if nest in front.values() else ():
                looks -= 1
                meet(*self._counted(*other), other)
        ordered = sorted(front.items())
        buffer, traffic = (np.array(column, np.int64) for column in zip(*(point for point, _ in ordered), strict=True))
        return replace(self._found, buffer_bits=buffer, traffic_bits=traffic, nests=[nest for _, nest in ordered])

    def _counted(self, loops: Loops, depths: Sequence[int]) -> tuple[int, int]:
        """The bits that a nest holds and moves."""
        held = moved = 0
        for t, (access, depth) in enumerate(zip(self._accesses, depths, strict=True)):
            above = *((rank, 1) for rank in self._found.batch), *loops[:depth]
            if (t, above) not in self._counts:
                self._counts[t, above] = boxes(access, above, self._workload.sizes)
            box, arrived = self._counts[t, above]
            if access is self._workload.einsums[0].output:  # written, and read again but for the first time
                arrived += arrived - self._first
            held += self._workload.bits[access.tensor] * box
            moved += self._workload.bits[access.tensor] * arrived
        return held, moved

    def _beside(self, loops: Loops, depths: Sequence[int]) -> Iterator[Nest]:
        """A nest with another tile, without a loop, with one more, with two exchanged, or with a keep elsewhere."""
        for at, (rank, tile) in enumerate(loops):
            for other in sorted({1, tile - 1, tile + 1, tile // 2, 2 * tile} - {0, tile}):
                yield from self._legal([*loops[:at], (rank, other), *loops[at + 1 :]], depths)
            yield from self._legal([*loops[:at], *loops[at + 1 :]], [d - (d > at) for d in depths])
            if at:
                yield from self._legal([*loops[: at - 1], loops[at], loops[at - 1], *loops[at + 1 :]], depths)
        for at in range(len(loops) + 1):
            for rank, size in self._workload.sizes.items():
                for tile in sorted({1, 2, -(-size // 2)} - {size}):
                    yield from self._legal([*loops[:at], (rank, tile), *loops[at:]], [d + (d >= at) for d in depths])
        for t, depth in enumerate(depths):
            for other in {max(depth - 1, 0), min(depth + 1, len(loops))} - {depth}:
                every = [other] * len(depths) if self._single else [*depths[:t], other, *depths[t + 1 :]]
                yield from self._legal(loops, every)

    def _legal(self, loops: Loops, depths: Sequence[int]) -> Iterator[Nest]:
        """The nest, without loops of one step; none if its tiles must divide each other and do not."""
        tile, kept, depth = dict(self._workload.sizes), list[tuple[str, int]](), [0] * len(depths)
        for at, (rank, size) in enumerate(loops):
            if size < tile[rank]:
                if self._perfect and tile[rank] % size:
                    return
                tile[rank] = size
                kept.append((rank, size))
                depth = [n + (d > at) for n, d in zip(depth, depths, strict=True)]
        yield kept, depth


def _nest_floor(workload: Workload, accesses: Sequence[Access], least: int) -> Callable[[int, int], int] | None:
    """The bits that every nest moves at least: those of the results whose windows reach no padding, and the rest once.

    What a nest does of these results is what blocks do that are cut in other places, and no argument of `beneath`
    depends on where. All other elements come, or go, at least once.
    """
    ranks = [
        rank for access in accesses for index in access.indices if index.extent is not None for rank in index.ranks
    ]
    if len(ranks) > len({*ranks}):
        return None
    inner = interior(workload)
    floor = nest_floor(inner)
    if floor is None:
        return None
    rest = least - sum(t.bits * t.distinct for t in tensors_of(inner))

    def bits(buffer: int, found: int) -> int:
        return rest + floor(buffer, found - rest)

    return bits


def _floor(workload: Workload, accesses: Sequence[Access], least: int) -> Callable[[int], int]:
    """By the multiplications whose operands are no padding; none of the others needs the tensor that is padded. A
    program may leave these out, and weights that meet nothing but padding, which nests read; `least` has none of them.
    """
    indices = [index for access in accesses for index in access.indices if index.extent is not None]
    ranks = [rank for index in indices for rank in index.ranks]
    if len(ranks) > len({*ranks}):  # how many are inside on both axes is no product
        return lambda bits: least
    inside = prod(sum(_inside(index, workload.sizes)) for index in indices)
    macs = inside * prod(n for r, n in workload.sizes.items() if r not in ranks)
    return window_floor(workload, least, macs) or (lambda bits: least)


def _inside(index: Index, sizes: dict[str, int]) -> list[int]:
    """By place of an axis, how many choices of the ranks reach it."""
    reach = 1 + sum(c * (sizes[r] - 1) for r, c in index.terms)
    if reach > ENOUGH:
        raise SpecError(f"{index} reaches more places than can be counted; make its ranks or steps smaller")
    times = np.ones(1, np.int64)
    for rank, c in index.terms:
        longer = np.zeros(len(times) + c * (sizes[rank] - 1), np.int64)
        for i in range(0, c * sizes[rank], c):
            longer[i : i + len(times)] += times
        times = longer
    where = index.inside(0, reach)
    return [int(n) for n in times[where.start + index.before : where.stop + index.before]]


def _reached(index: Index, sizes: dict[str, int]) -> int:
    """How many elements an axis ever reaches, padding left out."""
    return sum(n > 0 for n in _inside(index, sizes)) if index.terms else 1


def touched(access: Access, sizes: dict[str, int]) -> int:
    """How many elements of a tensor are ever reached, padding left out; where axes share ranks of very many indices, 0,
    as that is not counted.

    >>> access = Workload.parse("O[p] = I[p+r-1 in 4,p] * W[r]", p=4, r=3).einsums[0].accesses["I"]
    >>> touched(access, {"p": 4, "r": 3})
    10
    """
    total, left = 1, list(access.indices)
    while left:
        together, ranks = [left.pop(0)], set[str]()
        while not ranks >= (ranks := {rank for index in together for rank in index.ranks}):
            together += [index for index in left if ranks & {*index.ranks}]
            left = [index for index in left if not ranks & {*index.ranks}]
        total *= _reached(together[0], sizes) if len(together) == 1 else _reached_together(together, sizes)
    return total


def _reached_together(indices: Sequence[Index], sizes: dict[str, int]) -> int:
    """How many elements some axes reach, going through the ranks that they share."""
    ranks = sorted({rank for index in indices for rank in index.ranks})
    if prod(sizes[rank] for rank in ranks) > LISTED:
        return 0
    values = dict(zip(ranks, np.indices([sizes[rank] for rank in ranks]).reshape(len(ranks), -1), strict=True))
    places = np.array([sum(c * values[rank] for rank, c in index.terms) - index.before for index in indices])
    inside = np.ones(places.shape[1], bool)
    for at, index in zip(places, indices, strict=True):
        inside &= index.extent is None or ((at >= 0) & (at < (index.extent or 0)))
    return len(np.unique(places[:, inside], axis=1).T)


def boxes(access: Access, loops: Loops, sizes: dict[str, int]) -> tuple[int, int]:
    """The elements of the largest box of a tensor kept below some loops, and those that arrive there in all.

    Of each box, what the box before it held stays. Axes that share no rank are independent of each other.

    >>> from piste.spec.einsum import parse_einsum
    >>> access = parse_einsum("O[p] = I[p+r-1 in 8] * W[r]").operands[0]
    >>> boxes(access, [("p", 4)], {"p": 8, "r": 3})  # 0 to 4, then 3 to 7
    (5, 8)
    >>> boxes(access, [("p", 4), ("r", 1)], {"p": 8, "r": 3})  # 0-2, 0-3, 1-4, then 3-6, 4-7, 5-7
    (4, 8)
    """
    parts = [_PaddedAxes(some, loops, sizes) for some in _independent(access, loops)]
    parts.sort(key=lambda part: len(part.loops))
    total, extents = prod(part.everything() for part in parts), dict(sizes)
    walking = []  # the loops that take more than one step, by number
    for at, (rank, tile) in enumerate(loops):
        walking += [at] if tile < extents[rank] else []
        extents[rank] = min(tile, extents[rank])
    for at in reversed(walking):
        kept = 1
        for part in parts:
            kept *= part.shared(at, loops[at][0]) if kept else 0
        total -= kept
    return prod(part.largest() for part in parts), total


def _independent(access: Access, loops: Loops) -> list[tuple[tuple[Index, ...], tuple[str, ...]]]:
    """Axes that share ranks, together with these; a rank that the tensor lacks is a part without axes."""
    parts: list[tuple[tuple[Index, ...], tuple[str, ...]]] = []
    for index in access.indices:
        same = [part for part in parts if {*part[1]} & {*index.ranks}]
        axes = (*(i for part in same for i in part[0]), index)
        ranks = dict.fromkeys([*(r for part in same for r in part[1]), *index.ranks])
        parts = [*(part for part in parts if part not in same), (axes, tuple(ranks))]
    return parts + [((), (rank,)) for rank in dict.fromkeys(r for r, _ in loops) if rank not in access.ranks]


class _PaddedAxes:
    """Some axes of a tensor, with the loops over their ranks."""

    def __init__(self, part: tuple[tuple[Index, ...], tuple[str, ...]], loops: Loops, sizes: dict[str, int]):
        self.axes, self.ranks = part
        self.loops = [(at, rank, tile) for at, (rank, tile) in enumerate(loops) if rank in self.ranks]
        self.states: list[Places] = [{r: (np.zeros(1, np.int64), np.array([sizes[r]])) for r in self.ranks}]
        for _, rank, tile in self.loops:  # before each of the loops, and inside all
            self.states.append(self._walked(self.states[-1], rank, tile)[0])

    def largest(self) -> int:
        return int(self._volume(self._bounds(self.states[-1])).max())

    def everything(self) -> int:
        """The elements of all boxes, as if nothing stayed."""
        return int(self._volume(self._bounds(self.states[-1])).sum())

    def shared(self, at: int, rank: str) -> int:
        """What consecutive boxes have in common at all steps of loop `at`, whose inner loops begin anew."""
        outside = sum(i < at for i, *_ in self.loops)
        inner = [(r, tile) for i, r, tile in self.loops if i > at]
        before = after = self.states[outside]
        if rank in self.ranks:
            state, parents = self._walked(before, rank, self.loops[outside][2])
            steps = np.flatnonzero(parents[1:] == parents[:-1])
            before, after = ({r: (s[i], n[i]) for r, (s, n) in state.items()} for i in (steps, steps + 1))
        for r, tile in inner:
            (start, length), (start_after, length_after) = before[r], after[r]
            skipped = (-(-length // tile) - 1) * tile
            before = {**before, r: (start + skipped, length - skipped)}
            after = {**after, r: (start_after, np.minimum(tile, length_after))}
        first, second = self._bounds(before), self._bounds(after)
        meet = [
            (np.maximum(a, c), np.minimum(b, d)) for (a, b), (c, d) in zip(first, second, strict=True)
        ]  # of intervals from the first to behind the last element
        return int(self._volume(meet).sum())

    def _walked(self, state: Places, rank: str, tile: int) -> tuple[Places, Ints]:
        """Every place with all steps of a loop, in order, and which place each comes from."""
        start, length = state[rank]
        steps = -(-length // tile)
        parents = np.repeat(np.arange(len(steps)), steps)
        if len(parents) > ENOUGH:
            raise SpecError(f"{rank} takes more steps than can be counted; make it smaller")
        number = np.arange(len(parents)) - np.repeat(np.cumsum(steps) - steps, steps)
        found = {r: (s[parents], n[parents]) for r, (s, n) in state.items()}
        rest = length[parents] - number * tile
        found[rank] = start[parents] + number * tile, np.minimum(tile, rest)
        return found, parents

    def _bounds(self, state: Places) -> list[tuple[Ints, Ints]]:
        """The interval of each axis at all places, without padding; of no axes, one element."""
        found: list[tuple[Ints, Ints]] = []
        for index in self.axes:
            low = np.asarray(sum(c * state[r][0] for r, c in index.terms)) - index.before
            high: Ints = low + 1 + np.asarray(sum(c * (state[r][1] - 1) for r, c in index.terms))
            if index.extent is not None:
                low, high = np.maximum(low, 0), np.minimum(high, index.extent)
            found.append((low, high))
        one = np.zeros(len(next(iter(state.values()))[0]), np.int64)
        return found or [(one, one + 1)]

    def _volume(self, bounds: Iterable[tuple[Ints, Ints]]) -> Ints:
        return np.asarray(prod(np.maximum(high - low, 0) for low, high in bounds))
