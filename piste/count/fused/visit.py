"""One visit: a branch without Fuse run once, counted by classes of iterations of its ranks.

The intervals of a rank follow from its own loops and spreads alone, and instances are independent from rank to rank, so
a count over all iterations and instances is a product over groups of ranks of sums over a few classes (docs/model.md).
An array has one axis per spread above the place in question, of length 1 where nothing depends on that spread.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.count.boxes import Box, subtract, union_volume
from piste.count.chains import APART, FIRST, LOOP, MERGED
from piste.count.touched import touched
from piste.formula.intervals import covered_by_row
from piste.spec.einsum import Access

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Arrays = Sequence[Ints]


class TensorAxis(NamedTuple):
    """An axis of a tensor: ranks with coefficients, what is added to their sum, and, if it is padded, the interval of
    what is no padding."""

    terms: tuple[tuple[str, int], ...]
    shift: int = 0
    inside: tuple[int, int] | None = None

    @property
    def ranks(self) -> set[str]:
        """The ranks that walk the axis."""
        return {rank for rank, _ in self.terms}


Axes = tuple[TensorAxis, ...]


def axes_of(access: Access) -> Axes:
    """The axes of a tensor as an Einsum reads or makes it.

    >>> from piste.spec.einsum import parse_einsum
    >>> axes_of(parse_einsum("O[p] = I[p+r-1 in 8] * W[r]").operands[0])
    (TensorAxis(terms=(('p', 1), ('r', 1)), shift=-1, inside=(0, 8)),)
    """
    return tuple(TensorAxis(i.terms, -i.before, None if i.extent is None else (0, i.extent)) for i in access.indices)


class Link(NamedTuple):
    """One loop (dim -1) or spread (dim >= 0) of a rank, at a position in the branch; tiles begin `step` apart."""

    at: int
    tile: int
    step: int
    dim: int

    def trips(self, extent: Ints) -> Ints:
        """How many steps are taken of every extent."""
        reach = extent - max(0, self.tile - self.step)
        return np.where(extent > 0, np.maximum(1, -(-reach // self.step)), 0)

    def full(self, extent: Ints) -> Ints:
        """How many of them are as long as the tile; at most one is not, the last."""
        return np.where(extent < self.tile, 0, (extent - self.tile) // self.step + 1)


class RankInterval(NamedTuple):
    """An interval of a rank on every instance; extent 0 is an instance without work."""

    lo: Ints
    extent: Ints


Spans = dict[str, RankInterval]  # by rank


class RankMove(NamedTuple):
    """What `times` iterations in a row do to a rank: the interval now and the one before on the same instance."""

    times: int
    now: RankInterval
    before: RankInterval


class InstanceBoxes(NamedTuple):
    """The box of a tensor on every instance, an interval per axis, and which instances have one."""

    lo: tuple[Ints, ...]
    hi: tuple[Ints, ...]
    active: NDArray[np.bool_]


class Unclear(Exception):
    """Classes of iterations do not tell: what is held in single stages, or beside a tile that is partly padding."""


# How the instances along a spread are counted: each for itself, their union, or only the first.
Modes = tuple[str, ...]  # one per spread


@dataclass
class Visit:
    """The intervals of the ranks when the visit begins (`spans`) and the loops and spreads below, rank by rank."""

    spans: Spans
    chains: dict[str, tuple[Link, ...]]
    widths: tuple[int, ...]  # the most instances that every spread above has
    _cache: dict[object, object] = field(default_factory=dict, repr=False)

    # Intervals of one rank -------------------------------------------------------------------------------------------

    def spread_over(self, span: RankInterval, link: Link) -> RankInterval:
        """The intervals of a rank at all instances of a spread."""
        shape = [1] * len(self.widths)
        shape[link.dim] = self.widths[link.dim]
        return nth_step(span, link, np.arange(self.widths[link.dim], dtype=np.int64).reshape(shape))

    def first_of(self, span: RankInterval, chain: Iterable[Link]) -> RankInterval:
        """The first interval below: step 0 of every loop."""
        for link in chain:
            span = (
                self.spread_over(span, link)
                if link.dim >= 0
                else RankInterval(span.lo, np.minimum(span.extent, link.tile))
            )
        return span

    def _last(self, span: RankInterval, chain: Sequence[Link]) -> RankInterval:
        """The last interval below in which an instance has work."""
        for i, link in enumerate(chain):
            span = self.spread_over(span, link) if link.dim >= 0 else self.last_step(span, link, chain[i + 1 :])[1]
        return span

    def last_step(self, span: RankInterval, link: Link, rest: Sequence[Link]) -> tuple[Ints, RankInterval]:
        """The last step of a loop in which an instance has work below: a short one, or the full one before it."""
        full = link.full(span.extent)
        short = nth_step(span, link, full)
        works = (self.first_of(short, rest).extent > 0) | (full == 0)
        k = np.where(works, full, full - 1)
        return k, RankInterval(
            span.lo + k * link.step, np.where(works, short.extent, np.minimum(span.extent, link.tile))
        )

    def _classes(self, rank: str, depth: int, each: bool = False) -> list[tuple[int, RankInterval]]:
        """All intervals after `depth` links of a rank's chain, alike ones together: (how many, one of them). If where
        they stand matters, `each` for itself."""
        key = ("classes", rank, depth, each)
        if key not in self._cache:
            if depth == 0:
                found = [(1, self.spans[rank])]
            else:
                link = self.chains[rank][depth - 1]
                found = []
                for times, span in self._classes(rank, depth - 1, each):
                    if link.dim >= 0:
                        found.append((times, self.spread_over(span, link)))
                    else:
                        found += [(times * n, nth_step(span, link, k)) for k, n in runs_of(span.extent, link, each)]
                found = found if each else _alike(found)
            self._cache[key] = found
        return self._cache[key]  # type: ignore[return-value]

    def _moves(self, rank: str, start: int, end: int, advance: bool, each: bool = False) -> list[RankMove]:
        """How a rank moves when a loop comes to its next iteration.

        `start` links of the rank stand above that loop, `end` above the keep. If the loop is the rank's own, which is
        then link `start`, the rank advances from one step to the next, else it goes back to where it began.
        """
        key = ("moves", rank, start, end, advance, each)
        if key not in self._cache:
            chain = self.chains[rank][start + advance : end]
            found = []
            for times, span in self._classes(rank, start, each):
                if not advance:
                    found.append(RankMove(times, self.first_of(span, chain), self._last(span, chain)))
                    continue
                link = self.chains[rank][start]
                for k, n in runs_of(span.extent, link, each):
                    k, n = (k, n) if k else (1, n - 1)
                    if n:
                        now = self.first_of(nth_step(span, link, k), chain)
                        found.append(RankMove(times * n, now, self._last(nth_step(span, link, k - 1), chain)))
            self._cache[key] = found
        return self._cache[key]  # type: ignore[return-value]

    # Counts over all ranks -------------------------------------------------------------------------------------------

    def _groups(self, axes: Axes, depths: dict[str, int]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
        key = ("groups", axes, tuple(depths.items()))
        if key not in self._cache:
            dims = {}
            for rank, depth in depths.items():
                own = {link.dim for link in self.chains[rank][:depth] if link.dim >= 0}
                dims[rank] = own | varies(self.spans[rank])
            self._cache[key] = groups_of(axes, dims)
        return self._cache[key]  # type: ignore[return-value]

    def depths(self, pos: int) -> dict[str, int]:
        """How many links of every rank stand above a position."""
        return {rank: sum(link.at < pos for link in chain) for rank, chain in self.chains.items()}

    def tiles(self, axes: Axes, pos: int, modes: Modes) -> int:
        """The sizes of the tiles at a position summed over all iterations."""
        depths = self.depths(pos)
        total = 1
        for ranks, mine in self._groups(axes, depths):
            key = ("tiles", tuple((r, depths[r]) for r in ranks), tuple(axes[i] for i in mine), modes)
            if key not in self._cache:
                self._cache[key] = sum(
                    math.prod(times for times, _ in combination)
                    * measure(_tiles([axes[i] for i in mine], ranks, [span for _, span in combination]), None, modes)
                    for combination in itertools.product(
                        *(self._classes(r, depths[r], _is_padded(axes, r)) for r in ranks)
                    )
                )
            total *= self._cache[key]  # type: ignore[operator]
        return total

    def changes(self, axes: Axes, pos: int, modes: Modes, *, leaving: bool, retain: bool) -> int:
        """The elements that enter (or leave) the tile at a position from one iteration to the next, summed over all."""
        depths = self.depths(pos)
        loops = sorted((link.at, rank) for rank, chain in self.chains.items() for link in chain if link.dim < 0)
        total = 0
        for at, advancing in loops:
            if at >= pos:
                break
            starts = self.depths(at)
            everything, stays = 1, 1
            for ranks, mine in self._groups(axes, depths):
                steps = tuple((r, starts[r], depths[r], r == advancing, _is_padded(axes, r)) for r in ranks)
                here, kept = self._change(steps, tuple(axes[i] for i in mine), modes, leaving)
                everything *= here
                stays *= kept
                if not everything:
                    break
            total += everything - stays if retain else everything
        return total

    def _change(
        self, steps: tuple[tuple[str, int, int, bool, bool], ...], axes: Axes, modes: Modes, leaving: bool
    ) -> tuple[int, int]:
        """For one group of ranks: the tiles that a loop's iterations come to, and what of them is not new."""
        key = ("change", steps, axes, modes, leaving)
        if key not in self._cache:
            everything, new = 0, 0
            ranks = [step[0] for step in steps]
            for combination in itertools.product(*(self._moves(*step) for step in steps)):
                times = math.prod(move.times for move in combination)
                now = _tiles(axes, ranks, [move.now for move in combination])
                before = _tiles(axes, ranks, [move.before for move in combination])
                active = now.active
                if leaving:
                    now, before = before._replace(active=active), now
                everything += times * measure(now, None, modes)
                new += times * measure(now, before, modes)
            self._cache[key] = everything, everything - new
        return self._cache[key]  # type: ignore[return-value]

    def distinct(self, axes: Axes, pos: int, modes: Modes) -> int:
        """The different elements that are ever in the tiles at a position."""
        depths = self.depths(pos)
        total = 1
        for ranks, mine in self._groups(axes, depths):
            key = ("distinct", tuple((r, depths[r]) for r in ranks), tuple(axes[i] for i in mine), modes)
            if key not in self._cache:
                self._cache[key] = self._distinct(ranks, depths, tuple(axes[i] for i in mine), modes)
            total *= self._cache[key]  # type: ignore[operator]
        return total

    def _distinct(self, ranks: tuple[str, ...], depths: dict[str, int], axes: Axes, modes: Modes) -> int:
        if not axes:  # an instance that ever has work has some in the first iteration
            spans = [self.first_of(self.spans[r], self.chains[r][: depths[r]]) for r in ranks]
            return measure(_tiles(axes, ranks, spans), None, modes)
        overlap = any(link.step < link.tile for r in ranks for link in self.chains[r][: depths[r]])
        if len(ranks) == 1 and len(axes) == 1 and all(a.size == 1 for a in self.spans[ranks[0]]) and not overlap:
            # The intervals of one rank are disjoint, over time and from instance to instance.
            apart = tuple(APART if mode == MERGED else mode for mode in modes)
            found = self._classes(ranks[0], depths[ranks[0]])
            return sum(times * measure(_tiles(axes, ranks, [span]), None, apart) for times, span in found)
        if (
            len(axes) == 1
            and all(a.size == 1 for r in ranks for a in self.spans[r])
            and not (overlap or self._gaps(ranks))
        ):
            chains = [
                [(LOOP if link.dim < 0 else modes[link.dim], link.tile) for link in self.chains[r][: depths[r]]]
                for r, _ in axes[0].terms
            ]
            sizes = tuple(int(self.spans[r].extent.item()) for r, _ in axes[0].terms)
            return touched(sizes, tuple(c for _, c in axes[0].terms), chains)
        every = itertools.product(*(self._every(r, depths[r]) for r in ranks))
        tiles = [_tiles(axes, ranks, combination) for combination in every]
        shape = np.broadcast_shapes(*(a.shape for t in tiles for a in (t.active, *t.lo)))

        def over_time(arrays: Sequence[NDArray[Any]]) -> NDArray[Any]:
            return np.stack([np.broadcast_to(a, shape) for a in arrays])

        together = InstanceBoxes(
            tuple(over_time([t.lo[i] for t in tiles]) for i in range(len(axes))),
            tuple(over_time([t.hi[i] for t in tiles]) for i in range(len(axes))),
            over_time([t.active for t in tiles]),
        )
        return measure(together, None, (MERGED, *modes))

    def lengths(self, axes: Axes, pos: int) -> list[Ints]:
        """How long the tiles at a position are at most along every axis; the first is the longest, unless it is partly
        padding. If the longest are not as long with all ranks in full steps, other tiles may be smaller then."""
        first, depths = tiles_of(axes, self.first(pos)), self.depths(pos)
        found = [hi - lo for lo, hi in zip(first.lo, first.hi, strict=True)]
        for i, axis in enumerate(axes):
            if axis.inside is None:
                continue
            ranks, full = [r for r, _ in axis.terms], found[i]
            for combination in itertools.product(*(self._classes(r, depths[r], True) for r in ranks)):
                spans = [span for _, span in combination]
                tiles = _tiles((axis,), ranks, spans)
                length = np.where(tiles.active, tiles.hi[0] - tiles.lo[0], 0)
                if all(self._is_full(r, depths[r], span) for r, span in zip(ranks, spans, strict=True)):
                    full = np.maximum(full, length)
                found[i] = np.maximum(found[i], length)
            if (found[i] > full).any():
                raise Unclear("the largest tile of a tensor that is padded is there when others are short")
        return found

    def _is_full(self, rank: str, depth: int, span: RankInterval) -> bool:
        first = self.first_of(self.spans[rank], self.chains[rank][:depth])
        return bool((span.extent == first.extent).all())

    def _gaps(self, ranks: Sequence[str]) -> bool:
        return any(link.step > link.tile for r in ranks for link in self.chains[r])

    def _every(self, rank: str, depth: int) -> list[RankInterval]:
        """All intervals of a rank, one by one."""
        found = [self.spans[rank]]
        for link in self.chains[rank][:depth]:
            if link.dim >= 0:
                found = [self.spread_over(span, link) for span in found]
            else:
                steps = int(max(link.trips(span.extent).max() for span in found))
                found = [nth_step(span, link, k) for span in found for k in range(steps)]
                found = [span for span in found if span.extent.any()]
        return found

    def first(self, pos: int) -> Spans:
        """The first interval that every instance has of every rank at a position."""
        return {r: self.first_of(self.spans[r], self.chains[r][:depth]) for r, depth in self.depths(pos).items()}

    def last(self, pos: int) -> Spans:
        """The last interval that every instance has of every rank at a position."""
        return {r: self._last(self.spans[r], self.chains[r][:depth]) for r, depth in self.depths(pos).items()}

    def steps_left(self, spans: Spans, rank: str, link: Link, pos: int) -> int:
        """How many steps a loop takes at these intervals, on the instance that takes most."""
        works = tiles_of((), {r: self.first_of(s, self._below(r, link.at, pos)) for r, s in spans.items()}).active
        return int(link.trips(np.where(works, spans[rank].extent, 0)).max())

    def left(self, axes: Axes, pos: int, modes: Modes, retain: bool) -> int:
        """The different elements that have left the tiles at a position by the last iteration, one by one."""
        links = sorted((link.at, rank, link) for rank, chain in self.chains.items() for link in chain if link.at < pos)
        times = [self.spans]
        for _, rank, link in links:
            if link.dim >= 0:
                times = [spans | {rank: self.spread_over(spans[rank], link)} for spans in times]
            else:
                steps = range(int(max(link.trips(spans[rank].extent).max() for spans in times)))
                times = [spans | {rank: nth_step(spans[rank], link, k)} for spans in times for k in steps]
        held: dict[tuple[int, ...], Box] = {}
        gone: dict[tuple[int, ...], list[Box]] = {}
        for spans in times:
            for instance, box in every(axes, spans).items():
                old = held.get(instance)
                if old is not None and not any(i for i, mode in zip(instance, modes, strict=True) if mode == FIRST):
                    place = tuple(i for i, mode in zip(instance, modes, strict=True) if mode != MERGED)
                    gone.setdefault(place, []).extend(subtract([old], box) if retain else [old])
                held[instance] = box
        return sum(map(union_volume, gone.values()))

    def _below(self, rank: str, at: int, pos: int) -> tuple[Link, ...]:
        return tuple(link for link in self.chains[rank] if at <= link.at < pos)


def every(axes: Axes, spans: Spans) -> dict[tuple[int, ...], Box]:
    """The box of every instance that has one; spreads that nothing depends on are not told apart."""
    tiles = tiles_of(axes, spans)
    arrays = np.broadcast_arrays(tiles.active, *tiles.lo, *tiles.hi)
    active, n = arrays[0], len(axes)
    return {
        i: tuple((int(arrays[1 + a][i]), int(arrays[1 + n + a][i])) for a in range(n))
        for i in map(tuple, np.argwhere(active).tolist())
    }


def change(
    axes: Axes,
    now: Spans,
    before: Spans | None,
    modes: Modes,
    leaving: bool = False,
    known: dict[object, tuple[int, int]] | None = None,
) -> tuple[int, int]:
    """The sizes of the tiles that come (or leave), and of what they share with those before (or after).

    `known` remembers what was counted for the same intervals: the same objects, which must live as long as it.
    """
    everything, stays = 1, 1
    dims = {r: varies(span) | (varies(before[r]) if before else set()) for r, span in now.items()}
    for ranks, mine in groups_of(axes, dims):
        own = tuple(axes[i] for i in mine)
        key = (own, modes, leaving, *((id(now[r]), id(before[r]) if before else 0) for r in ranks))
        if known is None or key not in known:
            here = {r: now[r] for r in ranks}
            found = _change(own, here, {r: before[r] for r in ranks} if before else None, modes, leaving)
            if known is not None:
                known[key] = found
        else:
            found = known[key]
        everything *= found[0]
        stays *= found[1]
        if not everything:
            return 0, 0
    return everything, stays


def _change(axes: Axes, now: Spans, before: Spans | None, modes: Modes, leaving: bool) -> tuple[int, int]:
    tiles = tiles_of(axes, now)
    if before is None:
        return measure(tiles, None, modes), 0
    others = tiles_of(axes, before)
    if leaving:
        tiles, others = others._replace(active=others.active & tiles.active), tiles
    size = measure(tiles, None, modes)
    return size, size - measure(tiles, others, modes)


def varies(span: RankInterval) -> set[int]:
    """The spreads along which an interval is not the same for all instances."""
    return {d for d in range(span.lo.ndim) if max(span.lo.shape[d], span.extent.shape[d]) > 1}


def groups_of(axes: Axes, dims: dict[str, set[int]]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """The ranks that can only be counted together, with their axes: they share an axis of the tensor or a spread."""
    found: list[tuple[set[str], set[int], set[int]]] = []
    for rank, along in dims.items():
        ranks, mine = {rank}, {i for i, axis in enumerate(axes) if rank in axis.ranks}
        for other in [other for other in found if other[1] & mine or other[2] & along]:
            found.remove(other)
            ranks, mine, along = ranks | other[0], mine | other[1], along | other[2]
        found.append((ranks, mine, along))
    return [(tuple(r for r in dims if r in ranks), tuple(sorted(mine))) for ranks, mine, _ in found]


def _is_padded(axes: Axes, rank: str) -> bool:
    """Whether it matters where the intervals of a rank stand."""
    return any(axis.inside is not None and rank in axis.ranks for axis in axes)


def runs_of(extent: Ints, link: Link, each: bool = False) -> list[tuple[int, int]]:
    """The steps of a loop in runs that are alike on every instance: (first step, how many); or `each` of them."""
    if each:
        return [(k, 1) for k in range(int(link.trips(extent).max()))]
    ends = sorted({0, *link.full(extent).ravel().tolist(), *link.trips(extent).ravel().tolist()})
    return [(k, n - k) for k, n in itertools.pairwise(ends)]


def nth_step(span: RankInterval, link: Link, k: int | Ints) -> RankInterval:
    """Step `k` of a loop or spread on every instance, empty where there is none."""
    left = np.where(k < link.trips(span.extent), span.extent - k * link.step, 0)
    return RankInterval(span.lo + k * link.step, np.minimum(left, link.tile))


def _alike(found: list[tuple[int, RankInterval]]) -> list[tuple[int, RankInterval]]:
    """Add up the intervals that differ only by a common shift."""
    out: dict[tuple[bytes, bytes], tuple[int, RankInterval]] = {}
    for times, span in found:
        active = span.extent > 0
        lo = np.where(active, span.lo - span.lo.min(initial=np.iinfo(np.int64).max, where=active), 0)
        key = (lo.tobytes(), span.extent.tobytes())
        out[key] = (times + (out[key][0] if key in out else 0), span)
    return list(out.values())


def tiles_of(axes: Axes, spans: Spans) -> InstanceBoxes:
    """The box of a tensor that the intervals of its ranks give on every instance."""
    return _tiles(axes, list(spans), list(spans.values()))


def _tiles(axes: Sequence[TensorAxis], ranks: Sequence[str], spans: Sequence[RankInterval]) -> InstanceBoxes:
    """The box of a tensor on every instance; one that is all padding has no length."""
    at = dict(zip(ranks, spans, strict=True))
    lo, hi = [], []
    for ((first, by), *more), further, inside in axes:
        start = sum((c * at[r].lo for r, c in more), by * at[first].lo) + further
        width = sum((c * (at[r].extent - 1) for r, c in more), by * (at[first].extent - 1))
        end = start + width + 1
        lo.append(start if inside is None else np.clip(start, *inside))
        hi.append(end if inside is None else np.clip(end, *inside))
    active = spans[0].extent > 0
    for span in spans[1:]:
        active = active & (span.extent > 0)
    return InstanceBoxes(tuple(lo), tuple(hi), active)


def measure(now: InstanceBoxes, before: InstanceBoxes | None, modes: Modes) -> int:
    """How many elements the tiles have that the ones before do not, over all instances as the modes say."""
    if now.active.size == 1 and all(a.size == 1 for a in now.lo):
        if not now.active.item():
            return 0
        size, kept = 1, 1
        for i, (start, end) in enumerate(zip(now.lo, now.hi, strict=True)):
            if before is not None and before.lo[i].size > 1:
                break
            size *= end.item() - start.item()
            if before is not None:
                kept *= max(0, min(end.item(), before.hi[i].item()) - max(start.item(), before.lo[i].item()))
        else:
            if before is None or before.active.size == 1:
                return size - kept if before is not None and before.active.item() else size
    first = tuple(slice(0, 1) if mode == FIRST else slice(None) for mode in modes)
    first += (slice(None),) * (now.active.ndim - len(modes))
    parts = [now.active, *now.lo, *now.hi]
    if before is not None:
        parts += [before.active, *before.lo, *before.hi]
    broadcast: list[NDArray[Any]] = list(np.broadcast_arrays(*(a[first] for a in parts)))
    # One row per instance that counts for itself, one column per instance that it is counted together with.
    apart = [d for d in range(broadcast[0].ndim) if d >= len(modes) or modes[d] != MERGED]
    merged = [d for d in range(broadcast[0].ndim) if d < len(modes) and modes[d] == MERGED]
    rows = math.prod(broadcast[0].shape[d] for d in apart)
    active, *arrays = [a.transpose(apart + merged).reshape(rows, -1) for a in broadcast]
    n = len(now.lo)
    lo, hi = arrays[:n], arrays[n : 2 * n]
    had = None if before is None else arrays[2 * n]
    blo, bhi = arrays[2 * n + 1 : 3 * n + 1], arrays[3 * n + 1 :]
    if active.shape[1] == 1:
        return _apart(active, lo, hi, had, blo, bhi)
    if n == 0:
        return int((active if had is None else active & ~had).any(axis=1).sum())
    if n == 1:
        if had is None:
            return _merge(active, lo[0], hi[0])
        # What is new is left and right of the tile before.
        left = np.where(had, np.clip(blo[0], lo[0], hi[0]), hi[0])
        right = np.where(had, np.clip(bhi[0], lo[0], hi[0]), hi[0])
        return _merge(np.hstack([active, active]), np.hstack([lo[0], right]), np.hstack([left, hi[0]]))
    return _boxes(active, lo, hi, had, blo, bhi)


def _apart(active: Flags, lo: Arrays, hi: Arrays, had: Flags | None, blo: Arrays, bhi: Arrays) -> int:
    most = active.size * math.prod(int((b - a).max()) for a, b in zip(lo, hi, strict=True))
    exact = np.dtype(np.int64 if most < 2**62 else object)
    size = active.astype(np.int64).astype(exact)
    for a, b in zip(lo, hi, strict=True):
        size = size * (b - a).astype(exact)
    if had is not None:
        kept = (active & had).astype(np.int64).astype(exact)
        for a, b, c, d in zip(lo, hi, blo, bhi, strict=True):
            kept = kept * np.clip(np.minimum(b, d) - np.maximum(a, c), 0, None).astype(exact)
        size = size - kept
    return int(size.sum())


def _merge(active: NDArray[np.bool_], lo: Ints, hi: Ints) -> int:
    """The union of the intervals of every row, of instances that are active, summed over the rows."""
    return int(covered_by_row(np.where(active, lo, 0), np.where(active, hi, 0)).sum())


def _boxes(active: Flags, lo: Arrays, hi: Arrays, had: Flags | None, blo: Arrays, bhi: Arrays) -> int:
    """The union of the boxes of every row, one by one: for tensors that use a rank in two axes."""
    total = 0
    for row in range(active.shape[0]):
        found: dict[tuple[Box, Box | None], None] = {}
        for column in np.flatnonzero(active[row]):
            box = tuple((int(a[row, column]), int(b[row, column])) for a, b in zip(lo, hi, strict=True))
            old = None
            if had is not None and had[row, column]:
                old = tuple((int(a[row, column]), int(b[row, column])) for a, b in zip(blo, bhi, strict=True))
            found[box, old] = None
        total += union_volume([part for box, old in found for part in (subtract([box], old) if old else [box])])
    return total
