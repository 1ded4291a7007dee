"""How much of one tensor moves: exact counts for tiles of any size that slide, wrap and overlap, as arrays over tiles.

A tensor kept below some loops is fetched box by box; of each box, what the box before it held stays. Axes that share
no rank are independent of each other, so both the sum of all boxes and the sum of all overlaps at the steps of one loop
are products over groups of axes, and in each group only a few kinds of steps differ: full tiles and the short last one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import gcd, prod
from typing import Any

import numpy as np

from piste.bounds.staircase import Ints
from piste.errors import SpecError
from piste.spec.einsum import Access
from piste.spec.workload import Workload

ENOUGH = 10**7  # places that are counted one by one

Tiles = dict[str, Ints]
Group = tuple[tuple[tuple[str, int], ...], ...]  # axes that share ranks, each a sum of ranks with coefficients
Step = tuple[Any, Any, Any, Any]  # how often, how far a rank moves, its extent before and after: arrays or numbers


@dataclass(frozen=True)
class TensorUse:
    """One tensor of an Einsum, with what decides how much of it moves."""

    name: str
    bits: int
    groups: tuple[Group, ...]
    sizes: dict[str, int]
    is_output: bool

    @cached_property
    def ranks(self) -> frozenset[str]:
        return frozenset(r for group in self.groups for axis in group for r, _ in axis)

    @cached_property
    def plain(self) -> frozenset[str]:
        """The ranks that are an axis alone: when one of them steps or wraps, nothing of the box stays."""
        return frozenset(g[0][0][0] for g in self.groups if len(g) == 1 and len(g[0]) == 1 and g[0][0][1] == 1)

    @cached_property
    def is_dense(self) -> bool:
        """Whether every element of every box is touched, whatever the tiles."""
        return all(c == 1 for group in self.groups for axis in group for _, c in axis) and not any(
            len(group) > 1 for group in self.groups
        )

    @cached_property
    def distinct(self) -> int:
        """The elements that are ever touched."""
        return prod(_distinct(group, self.sizes) for group in self.groups)

    def volume(self, tiles: Tiles, units: Sequence[str] = ()) -> Ints:
        """The elements of the first box; the ranks in `units` are at one index."""
        extents = [
            1 + sum(c * (tiles[r] - 1) for r, c in axis if r not in units) for group in self.groups for axis in group
        ]
        return np.asarray(prod(extents, start=1))

    def fetched(
        self,
        tiles: Tiles,
        order: Sequence[str],
        units: Sequence[str] = (),
        halo: str = "consecutive",
        walking: int = 0,
    ) -> Ints:
        """The elements that arrive below the loops `order` with `tiles` and then `units` one by one.

        The innermost `walking` of the loops in `order` are known to take more than one step for all tiles.
        """
        trips = self._trips(tiles, order)
        loops = [(r, False) for r in order] + [(r, True) for r in units]
        total = self._everything(tiles, trips, units)
        known: dict[object, Ints] = {}
        for i in reversed(range(len(loops))):
            if i < len(order) and i >= len(order) - walking and order[i] in self.plain:
                break  # neither at its steps nor outside of it does anything stay
            total = total - self._kept(tiles, trips, units, loops, i, halo, known)
        return total

    def at_least(self, tiles: Tiles, order: Sequence[str], placed: int, scattered: bool) -> Ints:
        """No fewer arrive below `order`, whatever the order of all but the innermost `placed` loops, which all step.

        At a step of any other loop, a whole box may stay. Of boxes that need not be kept as a whole (`scattered`), only
        what is touched must arrive.
        """
        trips = self._trips(tiles, order)
        loops = [(r, False) for r in order]
        total = self._everything(tiles, trips, (), scattered)
        known: dict[object, Ints] = {}
        for i in reversed(range(len(loops) - placed, len(loops))):
            if order[i] in self.plain:
                total = np.maximum(total, self.distinct)
                return total
            total = total - self._kept(tiles, trips, (), loops, i, "consecutive", known)
        outside = prod((trips[r] for r in order[: len(order) - placed]), start=1)
        least: Ints = np.maximum(total - (outside - 1) * self.volume(tiles), self.distinct)
        return least

    def _trips(self, tiles: Tiles, order: Sequence[str]) -> Tiles:
        return {r: np.asarray(-(-self.sizes[r] // tiles[r])) for r in order}

    def _everything(self, tiles: Tiles, trips: Tiles, units: Sequence[str], scattered: bool = False) -> Ints:
        """The elements of all boxes, as if nothing stayed."""
        total = np.asarray(prod((n for r, n in trips.items() if r not in self.ranks), start=1))
        return np.asarray(total * prod(self._all(group, tiles, trips, units, scattered) for group in self.groups))

    def _kept(
        self,
        tiles: Tiles,
        trips: Tiles,
        units: Sequence[str],
        loops: list[tuple[str, bool]],
        i: int,
        halo: str,
        known: dict[object, Ints],
    ) -> Ints:
        """The elements that stay at the steps of loop i; `known` remembers what groups share."""
        rank, inside = loops[i][0], loops[i + 1 :]
        kept = np.asarray(prod((trips[r] for r, unit in loops[:i] if not unit and r not in self.ranks), start=1))
        if rank not in self.ranks:
            kept = kept * (trips[rank] - 1)
        same = kept  # of boxes that do not change
        for group in self.groups:
            within = _ranks(group)
            key = (group, loops[i] if rank in within else None, *(loop for loop in inside if loop[0] in within))
            if key not in known:
                known[key] = self._overlap(group, tiles, trips, units, loops[i], inside)
            kept = kept * known[key]
            if halo != "consecutive":
                same = same * self._overlap(group, tiles, trips, units, loops[i], inside, only_same=True)
        if halo == "consecutive":
            return kept
        turns = [trips[r] > 1 for r, _ in (inside if halo == "inner" else loops[i:]) if r in self.ranks]
        return np.where(np.any(np.broadcast_arrays(*turns), axis=0), same, kept) if turns else kept

    def _all(self, group: Group, tiles: Tiles, trips: Tiles, units: Sequence[str], scattered: bool) -> Ints:
        """The sum of the extents of all boxes, or of what is touched in them."""
        total: Any = 0
        for steps in product(*(self._still(r, tiles, trips, r in units) for r in _ranks(group))):
            by_rank = dict(zip(_ranks(group), steps, strict=True))
            total = total + (_touched(group, by_rank) if scattered else _meet(group, by_rank))
        return np.asarray(total)

    def _overlap(
        self,
        group: Group,
        tiles: Tiles,
        trips: Tiles,
        units: Sequence[str],
        loop: tuple[str, bool],
        inside: list[tuple[str, bool]],
        only_same: bool = False,
    ) -> Ints:
        """What consecutive boxes share in one group, over all steps of a loop and all positions of ranks around it."""
        kinds = []
        for r in _ranks(group):
            unit = r in units
            if r == loop[0]:
                kinds.append(self._steps(r, tiles, trips, unit, loop[1]))
            elif (r, False) in inside:
                kinds.append(self._wraps(r, tiles, trips, unit))
            elif (r, True) in inside:
                kinds.append(self._rewinds(r, tiles, trips))
            else:
                kinds.append(self._still(r, tiles, trips, unit))
        total: Any = 0
        for steps in product(*kinds):
            total = total + _meet(group, dict(zip(_ranks(group), steps, strict=True)), only_same)
        return np.asarray(total)

    def _last(self, r: str, tiles: Tiles, trips: Tiles) -> Ints:
        return self.sizes[r] - (trips[r] - 1) * tiles[r]

    def _still(self, r: str, tiles: Tiles, trips: Tiles, unit: bool) -> list[Step]:
        if r not in trips:  # walked by no loop: one box of all
            extent = 1 if unit else self.sizes[r]
            return [(self.sizes[r] if unit else 1, 0, extent, extent)]
        if unit:
            return [(self.sizes[r], 0, 1, 1)]
        last = self._last(r, tiles, trips)
        return [(trips[r] - 1, 0, tiles[r], tiles[r]), (1, 0, last, last)]

    def _wraps(self, r: str, tiles: Tiles, trips: Tiles, unit: bool) -> list[Step]:
        """From its last step of all back to its first."""
        if unit:
            return [(1, 1 - self.sizes[r], 1, 1)]
        return [(1, (1 - trips[r]) * tiles[r], self._last(r, tiles, trips), np.minimum(tiles[r], self.sizes[r]))]

    def _rewinds(self, r: str, tiles: Tiles, trips: Tiles) -> list[Step]:
        """From the last index of a tile back to its first."""
        return [(trips[r] - 1, 1 - tiles[r], 1, 1), (1, 1 - self._last(r, tiles, trips), 1, 1)]

    def _steps(self, r: str, tiles: Tiles, trips: Tiles, unit: bool, inner: bool) -> list[Step]:
        if inner:
            return [(self.sizes[r] - trips[r], 1, 1, 1)]
        if unit:
            return [(trips[r] - 1, 1, 1, 1)]
        full, last = tiles[r], self._last(r, tiles, trips)
        return [(np.maximum(trips[r] - 2, 0), full, full, full), (np.minimum(trips[r] - 1, 1), full, full, last)]


def tensors_of(workload: Workload, at_one: Collection[str] = ()) -> list[TensorUse]:
    """The tensors of a workload's only Einsum, operands first, at one index of some ranks that are axes alone."""
    einsum = workload.einsums[0]
    tensors = []
    for access in (*einsum.operands, einsum.output):
        groups = tuple(g for g in _groups(access, workload.sizes) if not set(_ranks(g)) & {*at_one})
        tensors.append(
            TensorUse(access.tensor, workload.bits[access.tensor], groups, workload.sizes, access is einsum.output)
        )
    return tensors


def _ranks(group: Group) -> list[str]:
    return list(dict.fromkeys(r for axis in group for r, _ in axis))


def _meet(group: Group, steps: dict[str, Step], only_same: bool = False) -> Ints:
    """The shared part of the boxes before and after, times how often that happens."""
    shared: Ints = np.asarray(prod((n for n, *_ in steps.values()), start=1))
    for axis in group:
        move = sum(c * steps[r][1] for r, c in axis)
        before = 1 + sum(c * (steps[r][2] - 1) for r, c in axis)
        after = 1 + sum(c * (steps[r][3] - 1) for r, c in axis)
        shared = shared * np.maximum(np.minimum(before, move + after) - np.maximum(0, move), 0)
        if only_same:
            shared = shared * ((move == 0) & (before == after))
    return shared


def _touched(group: Group, steps: dict[str, Step]) -> Ints:
    """No more elements than are touched in a box, times how often there is one: a*p + b*r takes the value of (p, r)
    again at (p + b/g, r - a/g), and at no other place but further such steps.
    """
    times: Ints = np.asarray(prod((n for n, *_ in steps.values()), start=1))
    if len(group) > 1 or len(group[0]) > 2:
        return times
    extents = [steps[r][2] for r, _ in group[0]]
    touched = prod(extents, start=1)
    if len(extents) == 2:
        (_, a), (_, b) = group[0]
        g = gcd(a, b)
        touched = touched - np.maximum(extents[0] - b // g, 0) * np.maximum(extents[1] - a // g, 0)
    return np.asarray(times * touched)


def _groups(access: Access, sizes: dict[str, int]) -> tuple[Group, ...]:
    """The axes of a tensor, those that share a rank together; a window of one index is no window."""
    groups: list[list[tuple[tuple[str, int], ...]]] = []
    for index in access.indices:
        terms = tuple((r, c) for r, c in index.terms if sizes[r] > 1) or index.terms[:1]
        same = [g for g in groups if any(r == rank for axis in g for r, _ in axis for rank, _ in terms)]
        groups = [g for g in groups if g not in same] + [[*(axis for g in same for axis in g), terms]]
    return tuple(tuple(g) for g in groups)


def _distinct(group: Group, sizes: dict[str, int]) -> int:
    """How many different places a group of axes reaches.

    >>> _distinct(((("p", 1), ("r", 3)),), {"p": 18, "r": 2}), _distinct(((("p", 6), ("r", 4)),), {"p": 5, "r": 10**9})
    (21, 2000000009)
    """
    if len(group) == 1:
        return _sums([(sum(c for x, c in group[0] if x == r), sizes[r]) for r in _ranks(group)])
    if prod(sizes[r] for r in _ranks(group)) > ENOUGH:
        ranks = ", ".join(_ranks(group))
        raise SpecError(f"axes that share ranks ({ranks}) reach more places than can be counted; make these smaller")
    places = {
        tuple(sum(c * at[r] for r, c in axis) for axis in group)
        for values in product(*(range(sizes[r]) for r in _ranks(group)))
        for at in [dict(zip(_ranks(group), values, strict=True))]
    }
    return len(places)


def _sums(terms: list[tuple[int, int]]) -> int:
    """How many values a sum has of terms, each a coefficient times an index below a size."""
    unit = gcd(*(c for c, n in terms if n > 1))
    terms = sorted((c // unit, n) for c, n in terms if n > 1)
    length = 1  # of what the first ones reach without a gap
    while terms and terms[0][0] <= length:
        (c, n), *terms = terms
        length += c * (n - 1)
    if not terms:
        return length
    if length == 1 and len(terms) == 2:  # c*p + d*r takes the value of (p, r) again at (p + d, r - c)
        (c, n), (d, m) = terms
        return n * m - max(n - d, 0) * max(m - c, 0)
    if len(terms) == 1:
        return length * terms[0][1]
    if length + sum(c * (n - 1) for c, n in terms) > ENOUGH:
        raise SpecError("an index with gaps reaches more places than can be counted; make its ranks or steps smaller")
    reached = np.ones(length, bool)
    for c, n in terms:
        longer = np.zeros(len(reached) + c * (n - 1), bool)
        for i in range(0, c * n, c):
            longer[i : i + len(reached)] |= reached
        reached = longer
    return int(reached.sum())
