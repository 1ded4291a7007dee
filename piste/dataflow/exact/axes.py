"""What moves along one axis of a tensor: the intervals that the units hold before and after a move of the loops.

A tile is a product of intervals, one for each axis, and each spatial map belongs to one axis. So the elements that are
needed and not yet held number `prod(union) - prod(union - fresh)`, a product over axes of what the units need together
and what of it some unit lacks. Here the intervals of all units are written out; their number is that of the units,
not of the tensor.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from piste.dataflow.exact.nest import INSIDE, LAST, Axis, Change, LoopAdvance, Nest, Size, Stands, cut, trips
from piste.formula.intervals import covered_in_arrays

Ints = NDArray[np.int64]
Index = tuple[int, ...]


@dataclass(frozen=True)
class UnitIntervals:
    """The interval of each unit: its first index, how many, and whether the unit has work."""

    first: Ints
    count: Ints
    active: NDArray[np.bool_]

    @property
    def end(self) -> Ints:
        """Where each interval ends."""
        return self.first + self.count


class AxisByUnit:
    """One axis of a tensor under the walks of a nest, at the whole indices of its own loops."""

    doubts: tuple[int, ...] = ()  # there are none

    def __init__(self, plan: Nest, axis: Axis, neighbours: bool = False):
        self.plan, self.axis = plan, axis
        ranks = {rank for rank, _ in axis}
        self.loops = [i for i, walk in enumerate(plan.walks) if walk.rank in ranks]
        self.walks = [plan.walks[i] for i in self.loops]
        spatial = [walk for walk in self.walks if walk.spatial]
        shape = [walk.units for walk in spatial]
        grid = np.indices(shape).reshape(len(shape), -1) if shape else np.zeros((0, 1), dtype=np.int64)
        self.units = dict(zip((id(walk) for walk in spatial), grid, strict=True))
        self.number = grid.shape[1]
        # Neighbours are next to each other in a group of the innermost level.
        beside = neighbours and bool(spatial) and spatial[-1].level == len(plan.units) - 1
        self.group = spatial[-1].units if beside else 1
        self._changes: dict[tuple[Stands, int], Change] = {}
        self._sizes: dict[Stands, Size] = {}

    def at(self, index: Index) -> UnitIntervals:
        """The intervals at a position of the loops, units without work included."""
        active = np.ones(self.number, dtype=bool)
        first, count = np.zeros(self.number, dtype=np.int64), np.ones(self.number, dtype=np.int64)
        for rank, factor in self.axis:
            start = np.zeros(self.number, dtype=np.int64)
            extent = np.full(self.number, self.plan.sizes[rank], dtype=np.int64)
            for walk, i in zip(self.walks, index, strict=True):
                if walk.rank != rank:
                    continue
                place = i * walk.units + self.units[id(walk)] if walk.spatial else i
                active &= place < 1 + np.maximum(0, -((max(walk.size, walk.offset) - extent) // walk.offset))
                start = start + place * walk.offset
                extent = np.minimum(walk.size, extent - place * walk.offset)
            first += factor * start
            count += factor * (extent - 1)
        return UnitIntervals(first, np.where(active, count, 0), active)

    def held(self, index: Index | None) -> UnitIntervals:
        """What every unit holds at a position: what it works on, or worked on last."""
        now = None
        while index is not None:
            then = self.at(index)
            if now is None:
                now = then
            else:
                late = ~now.active & then.active
                now = UnitIntervals(
                    np.where(late, then.first, now.first),
                    np.where(late, then.count, now.count),
                    now.active | late,
                )
            if now.active.all():
                break
            index = self._before(index)
        assert now is not None
        return now

    def _before(self, index: Index) -> Index | None:
        """The position before, as far as this axis is concerned."""
        for k in reversed(range(len(index))):
            if index[k]:
                return self._to_last((*index[:k], index[k] - 1))
        return None

    def _to_last(self, start: Index) -> Index:
        """The loops after those of `start` at their last index."""
        index = list(start)
        extents = {rank: self.plan.sizes[rank] for rank, _ in self.axis}
        for k, walk in enumerate(self.walks):
            extent = extents[walk.rank]
            if k >= len(start):
                index.append(trips(walk, extent) - 1)
            extents[walk.rank] = min(walk.size, extent - index[k] * walk.units * walk.offset)
        return tuple(index)

    @cached_property
    def last(self) -> Index:
        return self._to_last(())

    def index(self, stands: Stands) -> Index:
        """A position where the loops stand as said (all loops of the nest, or of a move's surroundings)."""
        index = []
        extents = {rank: self.plan.sizes[rank] for rank, _ in self.axis}
        for i, walk in zip(self.loops, self.walks, strict=True):
            if i >= len(stands):
                break
            stand = stands[i]
            last = trips(walk, extents[walk.rank]) - 1
            index.append(stand if isinstance(stand, int) else last if stand == LAST else 0)
            extents[walk.rank] = cut(walk, extents[walk.rank], stand)
        return tuple(index)

    def moved(self, move: LoopAdvance) -> tuple[Index, Index]:
        """Positions before and after a move."""
        around = self.index(move.around[:-1])
        k = len(around)
        if k == len(self.loops):
            return around, around
        if self.loops[k] == move.loop:
            new = self.index(move.around)[-1] if move.around[-1] != INSIDE else 1
            before, after = (*around, new - 1), (*around, new)
        else:
            before, after = around, around
        return self._to_last(before), after + (0,) * (len(self.loops) - len(after))

    def change(self, move: LoopAdvance) -> Change:
        """What a move does; moves that differ only in loops of other axes are one."""
        key = (tuple(move.around[i] for i in self.loops if i <= move.loop), move.loop)
        outside = [i for i in self.loops if i < move.loop]
        if len(outside) == len(self.loops):
            key = (key[0], -1)
        elif move.loop not in self.loops:
            key = (key[0], -2)
        if key not in self._changes:
            self._changes[key] = self._change(*self.moved(move))
        return self._changes[key]

    def _change(self, before: Index, after: Index) -> Change:
        new, old = self.at(after), self.held(before)
        on = new.active
        fresh = _minus((new.first[on], new.end[on]), old.first[on], old.end[on])
        lacking = fresh
        for first, end in self._offers(old, self.at(before).active):
            lacking = [part for piece in lacking for part in _minus(piece, first[on], end[on])]
        was = (old.first[on], old.end[on])
        gone = _minus(was, new.first[on], new.end[on])
        return Change(
            _union([(new.first[on], new.end[on])]), _union(lacking),
            int(new.count[on].sum()), _sum(lacking), _sum(fresh),
            _union([was]), _union(gone), int(old.count[on].sum()), _sum(gone), int(on.sum()),
        )  # fmt: skip

    def _offers(self, old: UnitIntervals, worked: NDArray[np.bool_]) -> list[tuple[Ints, Ints]]:
        """What the neighbours of each unit hold, those that worked last."""
        offers = []
        if self.group > 1:
            unit = np.arange(self.number)
            for side in (-1, 1):
                beside = unit + side
                near = (beside // self.group == unit // self.group) & (beside >= 0) & (beside < self.number)
                beside = np.where(near, beside, unit)
                offers.append((old.first[beside], np.where(near & worked[beside], old.end[beside], old.first[beside])))
        return offers

    def rest(self) -> tuple[int, int, int]:
        """What is held after the last position: together, each by itself, and units that ever had work."""
        now = self.held(self.last)
        return _union([(now.first, now.end)]), int(now.count.sum()), int(now.active.sum())

    def size(self, stands: Stands) -> Size:
        """What is worked on where the loops stand as said; nothing said is the first step."""
        key = tuple(stands[i] for i in self.loops) if stands else ()
        if key not in self._sizes:
            now = self.at(self.index(stands) if stands else (0,) * len(self.loops))
            union = _union([(now.first, now.end)])
            self._sizes[key] = Size(union, int(now.count.sum()), int(now.count[0]), int(now.active.sum()))
        return self._sizes[key]


def _minus(piece: tuple[Ints, Ints], first: Ints, end: Ints) -> list[tuple[Ints, Ints]]:
    """What is left of intervals without others: a part below and a part above."""
    empty = end <= first
    low, high = piece
    below = (low, np.where(empty, high, np.clip(first, low, high)))
    above = (np.where(empty, high, np.clip(end, low, high)), high)
    return [below, above]


def _union(pieces: Sequence[tuple[Ints, Ints]]) -> int:
    return covered_in_arrays(np.concatenate([p[0] for p in pieces]), np.concatenate([p[1] for p in pieces]))


def _sum(pieces: Sequence[tuple[Ints, Ints]]) -> int:
    return int(sum(np.maximum(0, end - first).sum() for first, end in pieces))
