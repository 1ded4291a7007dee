"""What moves along one axis as formulas: what `axes` finds unit by unit, for walks of the usual kind.

Usual: a rank is walked in time, at most once above its spread, and spread last; taps of a window are whole or spread
once. Then the units hold intervals that are equal but for the last, and a move shifts them. All values may be
expressions, so that one analysis serves many machines and map sizes. Where a formula would not be exact, `doubts` says
so by a value that is not 0.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import pairwise

from piste.dataflow.exact.nest import (
    INSIDE,
    LAST,
    Axis,
    Change,
    LoopAdvance,
    MapWalk,
    Nest,
    Size,
    Stand,
    Stands,
    cut,
    positions,
    trips,
)
from piste.formula.program import Number, at_least, bounds, choose, differ, least, most


class Unusual(Exception):
    """A walk for which there are no formulas here."""


@dataclass(frozen=True)
class Intervals:
    """Units 0 .. active-1 hold `width` indices of a rank each, the last of them `last`."""

    active: Number
    width: Number
    last: Number

    def sums(self, units: Number) -> Number:
        """What the first units hold, each by itself; `units` at most `active`."""
        return least(units * self.width, (self.active - 1) * self.width + self.last)


@dataclass(frozen=True)
class UnitRange:
    """Units from the end of the part before up to `upto`, which held `held`, `shift` indices before now."""

    upto: Number
    held: Intervals
    shift: Number


class MovingWalks:
    """The walks of one rank that have more than one position."""

    def __init__(self, plan: Nest, rank: str):
        self.size = plan.sizes[rank]
        extents: Number = self.size
        self.loops: list[int] = []
        walks: list[MapWalk] = []
        for i, walk in enumerate(plan.walks):
            if walk.rank == rank:
                gaps = bounds(walk.offset)[1] > bounds(walk.size)[0] and not _tiles(walk)
                if gaps or bounds(positions(walk, extents))[1] > 1:
                    self.loops.append(i)
                    walks.append(walk)
                extents = least(walk.size, extents)
        spread = walks and walks[-1].spatial
        self.spread = walks[-1] if spread else None
        self.times = walks[:-1] if spread else walks
        if any(walk.spatial for walk in self.times):
            raise Unusual(f"{rank} is walked inside its spread")
        if spread and (len(self.times) > 1 or not all(map(_tiles, walks))):
            raise Unusual(f"{rank} is spread below several walks, or its maps overlap")

    def intervals(self, stands: Stands) -> Intervals:
        """What the units hold where the loops stand as said."""
        extent = self.size
        for walk, i in zip(self.times, self.loops, strict=False):
            extent = cut(walk, extent, stands[i])
        return self._spread(extent, stands[self.loops[-1]] if self.spread else LAST)

    def first(self) -> Intervals:
        """What the units hold in the first step."""
        extent = self.size
        for walk in self.times:
            extent = least(walk.size, extent)
        return self._first_fold(extent)

    def _spread(self, extent: Number, stand: Stand) -> Intervals:
        """The intervals of an extent in the last fold, or in one before."""
        walk = self.spread
        if walk is None:
            return Intervals(1, extent, extent)
        if stand == INSIDE:
            return Intervals(walk.units, walk.size, walk.size)
        places = positions(walk, extent)
        folds = trips(walk, extent)
        last = least(walk.size, extent - (places - 1) * walk.offset)
        return Intervals(places - (folds - 1) * walk.units, least(walk.size, extent), last)

    def _first_fold(self, extent: Number) -> Intervals:
        walk = self.spread
        if walk is None:
            return self._spread(extent, LAST)
        places = positions(walk, extent)
        one = at_least(walk.units, places)
        last = least(walk.size, extent - (places - 1) * walk.offset)
        width = least(walk.size, extent)
        return Intervals(least(places, walk.units), width, choose(one, last, width))

    def moved(self, move: LoopAdvance) -> tuple[Intervals, list[UnitRange]]:
        """What the units hold after a move, and what those with work then held before it; one that stays has no parts.

        A unit that had no work before the move holds what it had in the fold before or, if there was but one, in the
        last fold of the position before.
        """
        inner = [k for k, i in enumerate(self.loops) if i >= move.loop]
        if not inner:
            return self.intervals(move.around), []
        new = old = self.size
        shift: Number = 0
        previous: MapWalk | None = None  # the walk in time above the spread, at a position that is not its first
        for walk, i in zip(self.times, self.loops, strict=False):
            if i < move.loop:
                new = old = cut(walk, old, move.around[i])
                continue
            if i == move.loop:
                shift = shift + walk.offset
                new, old = cut(walk, new, move.around[i]), least(walk.size, old)
            else:
                shift = shift - (trips(walk, old) - 1) * walk.offset
                new, old = least(walk.size, new), cut(walk, old, LAST)
                previous = walk
        spread = self.spread
        if spread is None:
            return self._spread(new, LAST), [UnitRange(1, self._spread(old, LAST), shift)]
        fold = spread.units * spread.offset
        if self.loops[-1] == move.loop:
            now, before = self._spread(new, move.around[-1]), self._spread(old, INSIDE)
            return now, [UnitRange(now.active, before, shift + fold)]
        if self.loops[-1] < move.loop:
            raise AssertionError("a spread that stays has no inner loops")
        folds = trips(spread, old)
        now, before = self._first_fold(new), self._spread(old, LAST)
        shift = shift - (folds - 1) * fold
        parts = [UnitRange(least(before.active, now.active), before, shift)]
        full = Intervals(spread.units, spread.size, spread.size)
        several = at_least(folds, 2)
        if previous is None:
            parts.append(UnitRange(now.active, full, shift + fold))
        else:
            earlier = self._spread(least(previous.size, self.size), LAST)
            back = trips(spread, least(previous.size, self.size)) - 1
            ago = shift + previous.offset - back * fold
            parts.append(
                UnitRange(
                    choose(several, now.active, most(parts[0].upto, least(earlier.active, now.active))),
                    Intervals(
                        *(choose(several, getattr(full, f.name), getattr(earlier, f.name)) for f in fields(Intervals))
                    ),
                    choose(several, shift + fold, ago),
                )
            )
            parts.append(UnitRange(now.active, full, ago + fold))
        return now, parts


def _tiles(walk: MapWalk) -> bool:
    """Whether a map neither overlaps nor leaves gaps; equal expressions are the same one."""
    return bool(walk.size is walk.offset or walk.size == walk.offset)


class ClosedAxis:
    """One axis of a tensor, with the questions and answers of `axes.AxisByUnit`."""

    def __init__(self, plan: Nest, axis: Axis, neighbours: bool = False):
        if neighbours:
            raise Unusual("neighbours forward")
        rank, self.factor = axis[0]
        self.chain = MovingWalks(plan, rank)
        self.loops = self.chain.loops
        self.taps = Intervals(1, 1, 1)
        self.split = False
        if len(axis) > 1:
            taps = MovingWalks(plan, axis[1][0])
            if taps.times or (taps.spread and bounds(trips(taps.spread, taps.size))[1] > 1):
                raise Unusual("taps of a window are walked in time")
            self.taps, self.split = taps.first(), taps.spread is not None
        self.slides = len(axis) > 1 or self.factor != 1
        self.doubts: list[Number] = []
        self._changes: dict[tuple[Stands, int], Change] = {}
        self._sizes: dict[Stands | None, Size] = {}

    # A rank's indices as the axis's: a window of taps at every index.

    def _wide(self, width: Number, taps: Number) -> Number:
        return (width - 1) * self.factor + taps

    @cached_property
    def _together(self) -> Number:
        """Taps that all units together have."""
        return self.taps.sums(self.taps.active)

    def _gap(self, held: Intervals) -> Number:
        """What each unit adds to those before it."""
        pitch = self.chain.spread.offset * self.factor if self.chain.spread else 0
        return least(pitch, self._wide(held.width, self._together))

    def _cover(self, held: Intervals, units: Number) -> Number:
        """What the first units need together."""
        gap = self._gap(held)
        some = (units - 1) * gap + self._wide(held.width, self._together)
        whole = (held.active - 1) * gap + self._wide(held.last, self._together)
        return at_least(units, 1) * least(some, whole)

    def _sums(self, held: Intervals, units: Number) -> Number:
        """What the first units need, each by itself."""
        beyond = (held.sums(units) - units) * self.factor
        return beyond * self.taps.active + units * self._together

    def size(self, stands: Stands) -> Size:
        """Lengths where the loops stand as said."""
        key = tuple(stands[i] for i in self.loops) if stands else None
        found = self._sizes.get(key)
        if found is None:
            found = self._sizes[key] = self._size(stands)
        return found

    def _size(self, stands: Stands) -> Size:
        held = self.chain.intervals(stands) if stands else self.chain.first()
        first = choose(at_least(held.active, 2), held.width, held.last)
        tap = choose(at_least(self.taps.active, 2), self.taps.width, self.taps.last)
        active = held.active * self.taps.active
        return Size(self._cover(held, held.active), self._sums(held, held.active), self._wide(first, tap), active)

    def rest(self) -> tuple[Number, Number, Number]:
        """After the last position; of plain ranks only, as outputs have."""
        chain = self.chain
        if not self.loops:
            now = self.size(())
            return now.union, now.sums, now.active
        # What every unit holds at the end is what a move that starts all over would find.
        first, parts = chain.moved(LoopAdvance(-1, (LAST,)))
        held = self._held(parts, lambda part: 1)
        return held, held, first.active

    def _held(self, parts: list[UnitRange], counts: Callable[[UnitRange], Number]) -> Number:
        """What the parts that count held."""
        total: Number = 0
        start: Number = 0
        for part in parts:
            total = total + counts(part) * (part.held.sums(part.upto) - part.held.sums(start))
            start = part.upto
        return total

    def change(self, move: LoopAdvance) -> Change:
        """Lengths around a move of one loop."""
        loop, around = move
        place = -2 if not self.loops or self.loops[-1] < loop else loop if loop in self.loops else -1
        key = tuple([around[i] for i in self.loops if i <= loop]), place
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = self._change(move)
        return found

    def _change(self, move: LoopAdvance) -> Change:
        now, parts = self.chain.moved(move)
        union, sums = self._cover(now, now.active), self._sums(now, now.active)
        active = now.active * self.taps.active
        if not parts:
            return Change(union, 0, sums, 0, 0, union, 0, sums, 0, active)
        if self.chain.spread is None:
            return self._interval(now, parts[0], union, sums, active)
        if self.slides:
            lacking, alone = self._windows(now, parts)
            return Change(union, lacking, sums, alone, alone, 0, 0, 0, 0, active)
        lacking = self._fresh(now, parts)
        old = self._held(parts, lambda part: 1)
        gone = self._held(parts, lambda part: differ(part.shift, 0))
        return Change(union, lacking, sums, lacking, lacking, old, gone, old, gone, active)

    def _interval(self, now: Intervals, part: UnitRange, union: Number, sums: Number, active: Number) -> Change:
        """One interval for all units of the rank, or one for each spread tap."""

        def kept(taps: Number) -> Number:
            new, old = self._wide(now.width, taps), self._wide(part.held.width, taps)
            shift = part.shift * self.factor
            return most(0, least(shift + new, old) - most(shift, 0))

        old = self._wide(part.held.width, self._together)
        stays = kept(self._together)
        if not self.split:
            return Change(
                union, union - stays, sums, union - stays, union - stays, old, old - stays, old, old - stays, active
            )
        full, last = kept(self.taps.width), kept(self.taps.last)
        alone = sums - (self.taps.active - 1) * full - last
        # Either every unit keeps nothing, or nothing moved; a part of it could be kept by some and not by others.
        moved = differ(part.shift, 0)
        self.doubts.append(moved * at_least(full, 1))
        return Change(union, moved * union, sums, alone, alone, 0, 0, 0, 0, active)

    def _fresh(self, now: Intervals, parts: list[UnitRange]) -> Number:
        """Of disjoint tiles, those of units that held other ones."""
        total: Number = 0
        start: Number = 0
        for part in parts:
            total = total + differ(part.shift, 0) * (now.sums(part.upto) - now.sums(start))
            start = part.upto
        return total

    def _windows(self, now: Intervals, parts: list[UnitRange]) -> tuple[Number, Number]:
        """Windows overlap: what units lack together is a union of combs; and each by itself."""
        tap = self.taps.width
        wide = self._wide(now.width, tap)
        gap, reach = self._gap(now), self._wide(now.width, self._together)
        pitch = self.chain.spread.offset * self.factor  # type: ignore[union-attr]
        total: Number = 0
        alone: Number = 0
        start: Number = 0
        runs: list[tuple[Number, Number, Number]] = []
        for k, part in enumerate(parts):
            shift = part.shift * self.factor
            far = most(shift, 0 - shift)
            some = at_least(part.upto, start + 1)
            moved = differ(shift, 0) * some
            whole = at_least(far, most(wide, self._wide(part.held.width, tap)))
            new = moved * whole
            partly = moved * (1 - whole)
            overlap = at_least(start, 1) * (reach - gap)
            total = total + new * (self._cover(now, part.upto) - self._cover(now, start) + overlap)
            alone = alone + new * (self._sums(now, part.upto) - self._sums(now, start))
            if k == 0:
                only = at_least(part.upto, now.active)
                even = (1 - differ(now.last, now.width)) * (1 - differ(part.held.last, part.held.width))
                fine = only * even * (1 - differ(part.held.width, now.width)) * (0 if self.split else 1)
                self.doubts.append(partly * (1 - fine))
                total = total + partly * ((now.active - 1) * least(pitch, far) + far)
                alone = alone + partly * now.active * far
            else:
                self.doubts.append(partly)
            runs.append((start, part.upto, new))
            start = part.upto
        for (_, _, a), (_, _, b) in pairwise(runs):
            total = total - a * b * (reach - gap)
        if len(runs) == 3:
            (_, first, a), (_, second, b), (_, _, c) = runs
            total = total - a * c * (1 - b) * most(0, reach - (second - first + 1) * pitch)
        return total, alone
