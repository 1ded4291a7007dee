"""A lower bound on all nests of one Einsum, where tiles of any size are too many to look at all of them.

Each multiplication pays for what moves. A tensor whose boxes do not slide comes tile by tile, and a tile serves the
multiplications that are done while it stays, a block: so each of them pays for it 1 over the indices that the block has
of the ranks that the tensor lacks. Of the tensor that slides, all that a block touches comes, but for what is in the
buffer when the block begins. Blocks lie within each other, and the tiles they belong to are in the buffer together.
docs/bound-proof.md, "Between the floor and the slope", has the argument.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial, reduce
from itertools import pairwise, product
from math import ceil, gcd, prod
from operator import mul
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from piste.bounds.access import TensorUse, tensors_of
from piste.bounds.contraction import Contraction, contraction
from piste.bounds.large import is_large
from piste.bounds.single import families
from piste.bounds.staircase import Ints, index_at
from piste.formula.library import library
from piste.spec.einsum import Access, Expr, Index, Op
from piste.spec.workload import Workload

TEXT = ("piste.bounds", "beneath.ll")
LONGEST = 1 << 10  # as in beneath.c
ALL, AREA = 1 << 20, 1 << 14  # tiles that are looked at one by one (as in beneath.c), results of a channel
FEW = 1  # indices that are an axis of what slides alone: with so many, every tile is looked at
Floats = NDArray[np.float64]
Axis = tuple[tuple[str, int], ...]  # ranks, each times what
Cells = tuple[Ints, Ints]  # intervals of extents: the first and the last of each
Extents = dict[str, Any]  # by rank: numbers, or arrays

FINE = (256, 1.02)  # all extents up to here are looked at; beyond, intervals whose ends are this near
COARSE = (16, 1.06)  # the same where little depends on it
MANY = 400_000  # choices of tiles; of more, fewer extents are looked at
EACH = 48  # elements of a buffer up to which each size of a tile is looked at
SIZES, NEAR = 12, 8  # of what others leave in the buffer: up to half of it, and from there
ROOMS = (0.0, 0.05, 0.15, 0.35, 0.65, 1.0)  # parts of what a tile of one leaves that what slides may take
TINY = 1e-9  # no length at all
PARTS = (0.25, 0.5, 0.75, 1.0)  # of what slides: by the inner blocks, the rest by the outer ones
SHARES = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)  # of what slides: by blocks, the rest by what is touched at all


class _Blocks(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in "kpqcrsab"),
        *((name, ctypes.c_double) for name in ("bits", "y", "z", "x", "pay_y", "pay_z", "pay_x", "enough")),
        ("sizes", ctypes.c_int64), ("size", ctypes.c_void_p), ("outside", ctypes.c_void_p), ("within", ctypes.c_void_p),
    ]  # fmt: skip


@cache
def _kernel() -> Callable[[int], float]:
    return cast(Callable[[int], float], library(TEXT).function("blocks", ctypes.c_double, ctypes.c_void_p))


def nest_floor(workload: Workload) -> Callable[[int, int], int] | None:
    """The bits that every nest moves at least, by the bits of buffer and the bits that some nest moves; None if the
    argument does not apply: for an Einsum of three tensors, the boxes of one of which slide, over at most two ranks on
    each axis.

    >>> floor = nest_floor(Workload.parse("O[p] = I[p+r] * W[r]", p=1000, r=9, bits=8))
    >>> floor(8 * 8, 8 * 21_000) <= 8 * 21_000, floor(8 * 2000, 8 * 2017)
    (True, 16136)
    """
    product, blocks = _without_gaps(workload), _by_blocks(workload)
    if product is None or blocks is None:
        return product or blocks

    def floor(bits: int, found: int) -> int:
        least = product(bits, found)
        return least if least >= found else max(least, blocks(bits, found))

    return floor


def _by_blocks(workload: Workload) -> Callable[[int, int], int] | None:
    """The same by the blocks of tiles, as above."""
    everywhere = frozenset.intersection(*(t.plain for t in tensors_of(workload)))
    batch = [r for r in workload.sizes if r in everywhere]
    tensors = tensors_of(workload, batch)
    sliding = [t for t in tensors if t.plain != t.ranks]
    if len({t.name for t in tensors}) != 3 or len(sliding) != 1:
        return None
    axes = [group[0] for group in sliding[0].groups if len(group) == 1]
    many = any(len({r for r, _ in axis}) < len(axis) or len(axis) > 2 for axis in axes)
    if len(axes) < len(sliding[0].groups) or many:
        return None
    used = frozenset().union(*(t.ranks for t in tensors))
    sizes = {r: n for r, n in workload.sizes.items() if r in used and n > 1}
    if not all(t.ranks & sizes.keys() for t in tensors):
        return None  # a number
    space = _Space(sizes, sliding[0], [t for t in tensors if t is not sliding[0]], axes)
    copies = prod(workload.sizes[r] for r in batch)

    @cache
    def floor(bits: int, found: int) -> int:
        return copies * space.least(bits, found // copies)

    return floor


def _without_gaps(workload: Workload) -> Callable[[int, int], int] | None:
    """The same of a matrix product whose operands have gaps, such as X[c,2*p]: boxes of different tiles share nothing,
    and take and move no less than they would without gaps. None if it is something else."""
    einsum = workload.einsums[0]
    gaps = any(c > 1 for access in einsum.operands for index in access.indices for _, c in index.terms)
    if not gaps or any(c > 1 for index in einsum.output.indices for _, c in index.terms):
        return None

    def dense(e: Expr) -> Any:
        if isinstance(e, Access):
            return Access(e.tensor, tuple(Index(tuple((r, 1) for r, _ in index.terms)) for index in e.indices))
        return Op(e.name, tuple(dense(a) for a in e.args)) if isinstance(e, Op) else e

    operands = tuple(dense(a) for a in einsum.operands)
    plain = replace(einsum, expression=dense(einsum.expression), operands=operands)
    product = contraction(Workload((plain,), workload.sizes, workload.bits, workload.name), plain)
    return None if product is None else product_floor(product)


def product_floor(product: Contraction, tiles: str = "integer") -> Callable[[int, int], int] | None:
    """What no nest of a matrix product moves less than: its curve. None where that is not exact."""
    if is_large(product):
        return None
    found = families(product, tiles, "per-tensor")

    def floor(bits: int, _: int) -> int:
        at = index_at(found.buffer_bits, np.array([bits]))[0]
        return int(found.traffic_bits[max(at, 0)])

    return floor


class _Space:
    """All nests of an Einsum, by the tiles of its tensors."""

    def __init__(self, sizes: dict[str, int], slides: TensorUse, still: Sequence[TensorUse], axes: Sequence[Axis]):
        self.sizes, self.slides, self.axes = sizes, slides, axes
        self.tensors = (slides, *still)
        self.pairs = (still[0], still[1]), (still[1], still[0])
        self.macs = prod(sizes.values())

    def least(self, bits: int, found: int) -> int:
        """The bits that move at least with so many bits of buffer, where a nest is known that moves so many."""
        once = 0  # an output is not read the first time
        for t in self.tensors:
            if t.is_output:
                once += t.bits * int(self._box(self.sizes) if t is self.slides else t.distinct)
        enough = (found + once) / self.macs
        best = 0.0
        pairs = sorted(self.pairs, key=lambda pair: self._window(*pair) is None)
        for share in SHARES:
            here = 0.0
            for y, z in pairs:
                here = max(here, self._by_tiles(y, z, bits, share, enough) if here < enough else 0)
            if here < best:  # what is paid is concave in the share
                break
            best = here
            if best >= enough or self._within(y.name, bits, bits, bits) > best:  # nor would another share say more
                break
        best = min(best, enough)
        unit = gcd(*(t.bits for t in self.tensors))  # and whole elements move
        moved = ceil((best * self.macs * (1 - 1e-9) - once) / unit) * unit
        return int(max(sum(t.bits * t.distinct for t in self.tensors), moved))

    def _by_tiles(self, y: TensorUse, z: TensorUse, bits: int, share: float, enough: float) -> float:
        """The least that a multiplication pays on average, over all tiles of y."""
        best = 0.0
        if window := self._window(y, z):
            best = self._by_all_tiles(y, z, window, bits, share, enough)
            if best >= enough:
                return best
        ranks = tuple(r for r in self.sizes if r in y.ranks)
        low, high = self._flat(ranks, FINE)
        held = y.bits * _product(low, ranks)
        room = np.floor((bits - held - z.bits) / self.slides.bits)
        some = np.flatnonzero(room >= 1)
        low, high, left, room = _chosen(low, some), _chosen(high, some), bits - held[some], room[some]
        if not len(some):
            return np.inf
        sizes, outside, within = self._others(y, z, bits, share)
        elsewhere = np.minimum(outside, within)[np.searchsorted(sizes, left + y.bits)]
        elsewhere = np.minimum(elsewhere, self._again(y, z, high, room) + self._slides(share, 0.0))
        whole = self._outside(y, z, low, high, left, room, share)
        # In a shorter block more is paid, unless all that it touches is in the buffer: then it has few indices.
        lacks, extents = self.sizes.keys() - z.ranks, self.sizes | high
        indices = _product(extents, lacks)
        few = np.minimum(room * indices / self._touched(extents), indices)
        once = _paid(y) / _product(self.sizes, self.sizes.keys() - y.ranks)
        found = np.minimum(np.minimum(whole, once + _paid(z) / few + self._slides(share, 0)), elsewhere)
        some = np.flatnonzero((found < enough) & (whole < elsewhere))
        if not len(some):
            return max(best, float(found.min()))
        low, high, left, room = _chosen(low, some), _chosen(high, some), left[some], room[some]
        least = np.full(len(some), np.inf)
        for less, more in pairwise(ROOMS) if share == 1 and self._fits(z) else ((0.0, 1.0),):
            here = np.zeros(len(some))
            for part in (0.0, *PARTS) if share == 1 and self._fits(z) else (0.0,):
                paid = partial(
                    self._pays, y, z, high, left, np.maximum(room * less, 1), np.maximum(room * more, 1), share, part
                )
                here = np.maximum(here, self._on_average(paid, ranks, low, high, elsewhere[some]))
            least = np.minimum(least, here)
        found[some] = np.maximum(found[some], least)
        return max(best, float(found.min()))

    def _by_all_tiles(
        self, y: TensorUse, z: TensorUse, window: list[int], bits: int, share: float, enough: float
    ) -> float:
        """The same of a convolution, with every tile of y (`beneath.c`)."""
        at_all = float(self._slides(share, 0.0))
        sizes, outside, within = self._others(y, z, bits, share)
        sizes, outside, within = np.append(sizes[:-1], 1e300), outside - at_all, within - at_all
        paid = _paid(y), _paid(z), share * _paid(self.slides)
        problem = _Blocks(*window, bits, y.bits, z.bits, self.slides.bits, *paid, self.macs * (enough - at_all))
        problem.sizes, problem.size = len(sizes), sizes.ctypes.data
        problem.outside, problem.within = outside.ctypes.data, within.ctypes.data
        return float(_kernel()(ctypes.addressof(problem))) / self.macs + at_all

    def _window(self, y: TensorUse, z: TensorUse) -> list[int] | None:
        """The sizes of Y[k,p,q], Z[k,c,r,s] and what slides, X[c,a*p+r,b*q+s]: k, p, q, c, r, s, a and b; None if it is
        not so."""
        both = [r for r in self.sizes if r in y.ranks and r in z.ranks]
        alone = [r for r in self.sizes if r in self.slides.plain]
        sliding = [axis for axis in self.axes if len(axis) > 1 or axis[0][1] > 1]
        if len(both) > 1 or {*both} & self.slides.ranks or {*alone} & y.ranks or len(sliding) > 2:
            return None
        ends = []
        for axis in sliding:
            outer, inner = ([(self.sizes[r], c) for r, c in axis if r in t.ranks and r in self.sizes] for t in (y, z))
            if len(outer) + len(inner) > 2:
                return None
            (p, a), (r, b) = (*outer, (1, 1))[0], (*inner, (1, 1))[0]
            if b > 1 or p > LONGEST or 1 < r < a:
                return None
            ends.append((p, r, a))
        (p, r, a), (q, s, b) = (*ends, (1, 1, 1), (1, 1, 1))[:2]
        k, c = (prod(self.sizes[rank] for rank in ranks) for ranks in (both, alone))
        if k * p * q * c * r * s != self.macs or k * p * q > ALL or p * q > AREA or c < FEW:
            return None
        return [k, p, q, c, r, s, a, b]

    def _on_average(
        self,
        paid: Callable[[Extents, Extents], Floats],
        ranks: Sequence[str],
        low: Extents,
        high: Extents,
        most: Floats,
    ) -> Floats:
        """What is paid at least over all ways to cut ranks into pieces no longer than their tiles; 0 if not known.

        What a piece pays is concave in its length, so the least is in pieces as long as they may be and a short one, as
        long as pieces of no length would not be paid for. Ranks that what slides lacks come first: of these, pieces
        share what is paid for a block, which is not negative. Then the others, in blocks as long as they may be."""
        total, good, size = np.zeros(len(most)), np.ones(len(most), bool), self.sizes
        rest = {r: np.where(low[r] == high[r], size[r] % low[r], 0) for r in ranks}
        for short in product((False, True), repeat=len(ranks)):
            weight, least, extents = np.ones(len(most)), dict(low), dict(high)
            for r, last in zip(ranks, short, strict=True):
                weight = weight * (rest[r] if last else size[r] - rest[r]) / size[r]
                if last:
                    least[r] = extents[r] = np.maximum(rest[r], 1)
            if not weight.any():
                continue
            total = total + weight * np.minimum(paid(least, extents), most)
            along = [r for r in ranks if r in self.slides.ranks]
            if any(last and r in along for r, last in zip(ranks, short, strict=True)):
                continue
            for r in along:
                for ones in product((False, True), repeat=len(along) - 1):
                    others = [o for o, one in zip((o for o in along if o != r), ones, strict=True) if one]
                    ends = {o: np.ones(len(most)) for o in others} | {r: np.full(len(most), TINY)}
                    good &= (paid(least | ends, extents | ends) >= 0) | (weight == 0)
        return np.where(good, total, 0)

    def _pays(
        self, y: TensorUse, z: TensorUse, tile: Extents, left: Floats, few: Floats, many: Floats,
        share: float, part: float, least: Extents, extents: Extents,
    ) -> Floats:  # fmt: skip
        """What a multiplication pays in a block of y, with room for `few` to `many` elements of what slides."""
        whole, lacks = self.sizes | extents, self.sizes.keys() - z.ranks
        indices = _product(whole, lacks)
        once = _paid(y) / _product(self.sizes, self.sizes.keys() - y.ranks)
        blocks = self._touched(whole) / _product(whole, self.sizes) - many / _product(self.sizes | least, self.sizes)
        inner = _paid(z) / indices
        if part:
            new = 1 - many / _product(self.sizes | least, lacks)
            tiles = np.maximum(left - self.slides.bits * np.where(new > 0, few, many), z.bits) / z.bits
            fewest = _paid(z) / np.minimum(_product(self.sizes | tile, lacks), many)
            inner = np.minimum(fewest, inner + _paid(self.slides) * share * part * new / tiles)
        found: Floats = once + inner + self._slides(share, (1 - part) * blocks)
        return found

    def _fits(self, z: TensorUse) -> bool:
        """Whether a block of z touches an element of what slides for each index of the ranks that z lacks."""
        lacks = self.sizes.keys() - z.ranks
        return lacks <= self.slides.ranks and all(sum(r in lacks for r, _ in axis) <= 1 for axis in self.axes)

    def _outside(
        self, y: TensorUse, z: TensorUse, low: Extents, high: Extents, left: Floats, room: Floats, share: float,
        largest: float = np.inf,
    ) -> Floats:  # fmt: skip
        """What a multiplication pays in blocks of y, those of z inside, with so much room for what slides, and tiles of
        z of at most so many bits."""
        lacks = self.sizes.keys() - z.ranks
        most, least = _product(self.sizes | high, lacks), _product(self.sizes | low, lacks)
        once = _paid(y) / _product(self.sizes, self.sizes.keys() - y.ranks)
        again = _paid(z) / most
        touched = self._touched(self.sizes | high) / _product(self.sizes | high, self.sizes)
        blocks = np.maximum(touched - room / _product(self.sizes | low, self.sizes), 0)
        found: Floats = once + again + self._slides(share, blocks)
        if self._fits(z):  # either all elements of such a block are there, or they come for every tile of z
            few = np.minimum(room, most)
            ends = [(1 - v / least) / np.maximum(left - v * self.slides.bits, z.bits) for v in (1.0, room)]
            # With one element of what slides, or with most.
            some = np.maximum(np.minimum(*ends), (1 - room / least) / max(largest, z.bits))
            within = np.where(least > room, z.bits * some, 0)
            for part in PARTS:
                inner = np.minimum(again * most / few, again + _paid(self.slides) * share * part * within)
                found = np.maximum(found, once + inner + self._slides(share, (1 - part) * blocks))
        return found

    def _again(self, y: TensorUse, z: TensorUse, high: Extents, room: Floats) -> Floats:
        """What a multiplication pays at least for y and z if y comes again and again so that all of what slides stays.

        A visit of y pays for its tile, and what slides pays for all but `room` of what the visit touches. Visits that
        touch no more than that are the cheapest, if any are cheaper than a single one. With u indices of the ranks that
        y shares with what slides, and all others whole, a visit touches no less than one with one index of them, and
        no less than u of the parts that a tile has.
        """
        shared, lacks = y.ranks & self.slides.ranks, self.sizes.keys() - z.ranks
        whole, most = self.sizes | high, _product(high, shared)
        one = self._touched(self.sizes | {r: np.ones_like(room) for r in high})
        each = self._touched(whole) / most
        price = _paid(y) / (room * _product(self.sizes, self.sizes.keys() - y.ranks))
        alone = _product(whole, lacks - shared)
        best = np.sqrt(_paid(z) / (price * each * alone))
        u = np.clip(np.maximum(best, one / each), 1, most)
        found: Floats = price * np.maximum(one, u * each) + _paid(z) / np.minimum(u * alone, _product(whole, lacks))
        return found

    def _others(self, y: TensorUse, z: TensorUse, bits: int, share: float) -> tuple[Floats, Floats, Floats]:
        """What a multiplication pays at least where the outermost block is not one of y, by what the largest tile of y
        leaves of the buffer, and one element of it: where blocks of z are outside of those of y, and where all are
        within the box that slides. Other tiles of y may be as large as that one: they take room beside z and the box
        only."""
        if bits // y.bits <= EACH:  # one for each tile
            sizes = np.r_[bits + y.bits - y.bits * np.arange(bits // y.bits, 1, -1.0), np.inf]
        else:
            near = np.linspace(0.5, 1, NEAR)[:-1] * (bits + y.bits)
            sizes = np.r_[np.geomspace(self.slides.bits, near[0], SIZES)[:-1], near, np.inf]
        ranks = tuple(r for r in self.sizes if r in z.ranks)
        low, high = self._flat(ranks, COARSE)
        held = z.bits * _product(low, ranks)
        outside, inside = [], []
        for before, size in pairwise(np.minimum(np.r_[0, sizes], bits + y.bits)):
            largest = y.bits * (ceil((bits + y.bits - before) / y.bits) - 1)  # a larger tile has a place before
            room = np.floor((size - held - y.bits) / self.slides.bits)
            some = np.flatnonzero(room >= 1)
            shorter, longer = _chosen(low, some), _chosen(high, some)
            paid = self._outside(z, y, shorter, longer, bits - held[some], room[some], share, largest)
            again = self._again(z, y, longer, room[some]) + self._slides(share, 0.0)
            outside.append(float(np.minimum(paid, again).min(initial=np.inf)))
            inside.append(self._within(y.name, size, bits, largest) + float(self._slides(share, 0.0)))
        # What is said of larger tiles holds of smaller ones too: intervals of tiles have one place.
        return sizes, np.minimum.accumulate(outside), np.minimum.accumulate(inside)

    @cached_property
    def _within(self) -> Callable[[str, float, float, float], float]:
        """What a multiplication pays, but for what slides, where all blocks are within its box, by the bits that the
        largest tile of a tensor leaves, with one element of it, by the bits of buffer and those of that tile."""
        ranks = tuple(r for r in self.sizes if r in self.slides.ranks)
        low, high = self._flat(ranks, COARSE)
        extents, held = self.sizes | high, self.slides.bits * self._box(low)
        parts = []
        for y, z in self.pairs:
            once = _paid(y) / _product(extents, self.sizes.keys() - y.ranks)
            again = _paid(z) / _product(extents, self.sizes.keys() - y.ranks - z.ranks)
            parts.append((y, z, once, again, _product(extents, y.ranks - z.ranks)))

        @cache
        def paid(tiled: str, beside: float, bits: float, largest: float) -> float:
            least = np.inf
            for y, z, once, again, most in parts:
                room = np.floor(((bits if y.name == tiled else beside) - held - z.bits) / y.bits)
                room = np.minimum(room, np.floor(largest / y.bits)) if y.name == tiled else room
                fits = (room >= 1) & (held + y.bits + z.bits <= beside)
                total = np.where(fits, once + again / np.clip(room, 1, most), np.inf)
                least = min(least, float(total.min()))
            return least

        return paid

    def _slides(self, share: float, blocks: Any) -> Any:
        """What is paid for the tensor that slides: at least by blocks, and at least what is touched at all."""
        return _paid(self.slides) * (share * blocks + (1 - share) * self.slides.distinct / self.macs)

    def _flat(self, ranks: Sequence[str], fineness: tuple[int, float]) -> tuple[Extents, Extents]:
        """All choices of extents of ranks, as intervals: the lowest of each and the highest."""
        dense, near = fineness
        cells = [_cells(self.sizes[r], dense, near) for r in ranks]
        while prod(len(low) for low, _ in cells) > MANY:
            dense, near = max(dense // 2, 1), near * 1.03
            cells = [_cells(self.sizes[r], dense, near) for r in ranks]
        ends = (np.meshgrid(*(cell[k].astype(float) for cell in cells), indexing="ij") for k in (0, 1))
        low, high = ({r: e.ravel() for r, e in zip(ranks, grid, strict=True)} for grid in ends)
        return low, high

    def _box(self, extents: Extents) -> Any:
        """The elements of a box of what slides, gaps included."""
        return reduce(mul, (1 + sum(c * (extents.get(r, 1) - 1) for r, c in axis) for axis in self.axes), 1)

    def _touched(self, extents: Extents) -> Any:
        """The elements of what slides that a block touches."""
        found: Any = 1
        for axis in self.axes:
            steps = [(extents[r], c) for r, c in axis if r in extents]
            here = reduce(mul, (n for n, _ in steps), 1)
            if len(steps) == 2:  # c*p + d*r takes the value of (p, r) again at (p + d, r - c)
                (n, c), (m, d) = steps
                c, d = c // gcd(c, d), d // gcd(c, d)
                # (of less than one index, as if it went on so)
                here = here - (n - 1 if d == 1 else np.maximum(n - d, 0)) * (m - 1 if c == 1 else np.maximum(m - c, 0))
            found = found * here
        return found


def _paid(t: TensorUse) -> int:
    """The bits for each element that comes: an output is written as often as it is read."""
    return int(t.bits * (2 if t.is_output else 1))


def _chosen(extents: Extents, some: NDArray[np.intp]) -> Extents:
    return {r: e[some] for r, e in extents.items()}


def _product(extents: Extents, ranks: Collection[str]) -> Any:
    return reduce(mul, (extents[r] for r in extents if r in ranks), 1.0)


@cache
def _cells(size: int, dense: int, near: float) -> Cells:
    """Intervals of extents, the first and the last of each; the size itself is one.

    >>> _cells(12, 4, 1.5)
    (array([ 1,  2,  3,  4,  6,  9, 12]), array([ 1,  2,  3,  5,  8, 11, 12]))
    """
    low = [*range(1, min(dense, size - 1) + 1)]
    while low and (after := max(low[-1] + 1, int(low[-1] * near))) < size:
        low.append(after)
    ends = [*(n - 1 for n in low[1:]), size - 1] if low else []
    return np.array([*low, size]), np.array([*ends, size])
