"""What shared loops leave of a rank, and what windows over such ranks reach: box by box, as padding is no data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import gcd
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.spec.einsum import Index

Integers = NDArray[np.int64]

STEPS = 8  # of a shared loop whose tile does not divide
WASTE = 1.25  # how much more than the rank its tiles have together


class Part(NamedTuple):
    """What a shared loop leaves of a rank if that is not always the same: `first` elements in its first iteration,
    `further` in every later one, `last` in the last that has any.

    If windows along the rank are read further on, more may be made at first, and what the next windows reach `back` to
    is kept from the iteration before: `held` is what is kept at most, with that. Where windows begin or end in padding,
    less is made at first or at last, and nothing in `idle` iterations after that; `window` is what would be made if
    nothing were kept and there were no padding. If a tile does not divide the rank, less is left at last, and nothing
    is held.

    If what the next windows reach back to is made again, or windows leave gaps, iterations do not begin where the one
    before ends: they end a `pitch` apart. Then all of them together have more or less than the rank.

    >>> rows = Part(visits=7, first=4, further=2, last=2, held=4, back=2, window=4)  # windows of three, by two
    >>> rows.total, rows.mean, rows.unit
    (16, 2.2857142857142856, 2)
    >>> again = Part(visits=7, first=4, further=4, last=4, held=4, window=4, pitch=2)
    >>> again.total, again.intervals[:3], again.end
    (28, [(0, 4), (2, 6), (4, 8)], 16)
    """

    visits: int
    first: int
    further: int
    last: int
    held: int = 0
    idle: int = 0
    back: int = 0
    window: int = 0
    pitch: int = 0

    @property
    def runs(self) -> int:
        """The iterations in which something is left."""
        return self.visits - self.idle

    @property
    def total(self) -> int:
        """What all iterations have together."""
        return self.first + (self.runs - 2) * self.further + self.last

    @property
    def largest(self) -> int:
        return max(self.first, self.further, self.last)

    @property
    def instances(self) -> int:
        """What a spread must have instances for: a mapping that may need more is refused."""
        return max(self.largest, self.window)

    @property
    def mean(self) -> float:
        """What all counts are linear in."""
        return self.total / self.runs

    @property
    def unit(self) -> int:
        """Tiles that divide this divide what every iteration has."""
        return gcd(self.first, self.further, self.last)

    @property
    def intervals(self) -> list[tuple[int, int]]:
        """Where every iteration begins and ends.

        >>> Part(visits=4, first=3, further=2, last=1, held=4, idle=1, back=2, window=4).intervals
        [(0, 3), (3, 5), (5, 6), (6, 6)]
        """
        begins = [self.first + n * (self.pitch or self.further) - self.further for n in range(1, self.runs)]
        found = [(0, self.first), *((lo, lo + self.further) for lo in begins[:-1])]
        found.append((begins[-1], begins[-1] + self.last))
        return found + [(found[-1][1],) * 2] * self.idle

    @property
    def wraps(self) -> bool:
        """Whether windows of the last iteration reach back to what the first one has."""
        return self.intervals[self.runs - 1][0] - self.back < self.first

    @property
    def advances(self) -> bool:
        """Whether every iteration comes to something that the one before does not."""
        return all(a[1] < b[1] for a, b in pairwise(self.intervals))

    @property
    def end(self) -> int:
        """Where the last iteration ends."""
        return self.intervals[-1][1]


class Below(NamedTuple):
    """A tile that divides every iteration of a part, as which the rank is walked below it."""

    part: Part
    tile: int


Extent = int | Part | Below  # what is left of a rank


def uneven(size: int) -> tuple[Part, ...]:
    """What loops of a few steps leave whose tiles do not divide a rank: of each, for every tile of an Einsum below that
    does, the smallest that is a multiple of it.

    >>> [(part.visits, part.first, part.last) for part in uneven(7)]
    [(2, 4, 3), (3, 3, 1), (4, 2, 1)]
    """
    found = dict[Part, None]()
    for steps in range(2, STEPS + 1):
        for inner in divisors(size):
            tile = -(-size // (steps * inner)) * inner
            if size % tile and -(-size // tile) == steps and (inner == 1 or tile * steps <= WASTE * size):
                found[Part(steps, tile, tile, size - (steps - 1) * tile)] = None
    return tuple(found)


def is_uneven(extent: Extent) -> bool:
    """Whether a tile that leaves so much does not divide its rank."""
    return isinstance(extent, Part) and not extent.held


def is_odd(extent: Extent) -> bool:
    """Whether all iterations together do not have what the rank has."""
    return isinstance(extent, Part) and extent.pitch > 0


def mean(extent: Extent) -> float:
    return extent.mean if isinstance(extent, Part) else largest(extent)


def largest(extent: Extent) -> int:
    if isinstance(extent, Below):
        return extent.tile
    return extent.largest if isinstance(extent, Part) else extent


def total(size: int, extent: Extent) -> int:
    """What a loop leaves of a rank in all its iterations."""
    part = part_of(extent)
    return size if part is None else part.total


def part_of(extent: Extent) -> Part | None:
    """The part that an extent is, or divides."""
    if isinstance(extent, Below):
        return extent.part
    return extent if isinstance(extent, Part) else None


def held(extent: Extent) -> int:
    """What is kept at most where this is made."""
    return max(extent.largest, extent.held) if isinstance(extent, Part) else largest(extent)


def back(extent: Extent) -> int:
    """What stays from one iteration to the next."""
    return extent.back if isinstance(extent, Part) else 0


def unit(extent: Extent) -> int:
    """What the tiles of an Einsum below an extent divide."""
    return extent.unit if isinstance(extent, Part) else largest(extent)


def visits(size: int, extent: Extent) -> int:
    """How often a loop that leaves so much of a rank goes round."""
    return extent.visits if isinstance(extent, Part) else total(size, extent) // largest(extent)


def runs(size: int, extent: Extent) -> int:
    """How often something is left."""
    return extent.runs if isinstance(extent, Part) else total(size, extent) // largest(extent)


@lru_cache(maxsize=512)
def divisors(size: int) -> tuple[int, ...]:
    """
    >>> divisors(12)
    (1, 2, 3, 4, 6, 12)
    """
    small = [d for d in range(1, int(size**0.5) + 1) if size % d == 0]
    return tuple(dict.fromkeys([*small, *(size // d for d in reversed(small))]))


@lru_cache(maxsize=1 << 14)
def made_for(
    step: int, reach: int, before: int, end: int | None, size: int, left: Extent, again: bool = False
) -> Extent | None:
    """What must be made along an axis for windows `step` apart that reach `reach` elements further: in every iteration
    of a loop that leaves their reader so much of a rank, what they newly come to, or all of it `again`. None if that is
    no `Part`.

    >>> made_for(1, 2, 0, None, 8, 2)  # windows of three
    Part(visits=4, first=4, further=2, last=2, held=4, idle=0, back=2, window=4, pitch=0)
    >>> made_for(1, 2, 1, 8, 8, 2)  # one element of padding at each end
    Part(visits=4, first=3, further=2, last=1, held=4, idle=0, back=2, window=4, pitch=0)
    >>> made_for(1, 2, 1, 8, 8, 2, again=True)
    Part(visits=4, first=3, further=4, last=3, held=4, idle=0, back=0, window=4, pitch=2)
    >>> made_for(2, 0, 0, None, 8, 2)  # every second element, which leaves gaps
    Part(visits=4, first=3, further=3, last=3, held=3, idle=0, back=0, window=3, pitch=4)
    """
    assert not isinstance(left, Below)
    if isinstance(left, Part):
        if not left.held:
            return None
        intervals = left.intervals
    else:
        intervals = [(lo, lo + left) for lo in range(0, size, left)]
    made, most, known, back = list[tuple[int, int]](), 0, 0, 0
    for lo, hi in intervals:
        first, last = max(0, step * lo - before), step * (hi - 1) + reach + 1 - before
        last = last if end is None else min(last, end)
        if lo == hi or last <= first:
            made.append((known, known))
            continue
        back, most = max(back, known - first), max(most, last - first)
        made.append((first if again else max(first, min(known, last)), last))
        known = max(known, last)
    while made and made[-1][0] == made[-1][1]:
        made.pop()
    idle, lengths = len(intervals) - len(made), [hi - lo for lo, hi in made]
    if len(made) < 2 or min(lengths[0], lengths[-1]) == 0 or made[0][0]:
        return None
    further = lengths[1] if len(made) > 2 else lengths[-1]
    apart = made[1][0] + further - lengths[0]  # from where one ends to where the next would, if it has as much
    begins = [lengths[0] + n * apart - further for n in range(1, len(made))]
    if any(n != further for n in lengths[1:-1]) or begins != [lo for lo, _ in made[1:]]:
        return None
    odd = any(a[1] != b[0] for a, b in pairwise(made))
    if not odd and not back and {*lengths} == {further} and not idle:
        return further
    wide = step * ((left.window if isinstance(left, Part) else left) - 1) + reach + 1
    wide = wide if end is None else min(wide, end)
    return Part(
        len(intervals), lengths[0], further, lengths[-1], most, idle, 0 if again else back, wide, apart if odd else 0
    )


class Window(NamedTuple):
    """An axis of a tensor that is a sum of ranks: their coefficients, and how far it begins before the tensor and where
    that ends, if it is padded."""

    coefficients: tuple[int, ...]
    before: int = 0
    end: int | None = None

    @classmethod
    def of(cls, index: Index, ranks: Sequence[str]) -> Window:
        coefficients = dict(index.terms)
        return cls(tuple(coefficients.get(r, 0) for r in ranks), index.before, index.extent)

    def total(self, boxes: tuple[Boxes, ...]) -> int:
        """How many elements the boxes of its ranks come to, all together; of instances that share them, once."""
        found = 0
        for length, starts, offsets in self._reached(boxes):
            each = np.append(np.minimum(np.diff(offsets), length), length)  # what each instance has more than the next
            if self.end is None:
                found += len(starts) * int(each.sum())
            else:
                at = starts[:, None] + offsets
                found += int((np.clip(at + each, 0, self.end) - np.clip(at, 0, self.end)).sum())
        return found

    def longest(self, boxes: tuple[Boxes, ...]) -> int:
        """How many elements one of them comes to at most."""
        found = 0
        for length, starts, _ in self._reached(boxes):
            ends = (
                np.clip(starts + length, 0, self.end) - np.clip(starts, 0, self.end) if self.end is not None else length
            )
            found = max(found, int(np.max(ends)))
        return found

    def _reached(self, boxes: tuple[Boxes, ...]) -> list[tuple[int, Integers, Integers]]:
        """How long windows are, where they begin, and how far from there those of other instances do."""
        found = [(1, np.full(1, -self.before), np.zeros(1, np.int64))]
        for c, groups in zip(self.coefficients, boxes, strict=True):
            if c:
                found = [
                    (
                        length + c * (group.length - 1),
                        (starts[:, None] + c * group.starts).ravel(),
                        np.unique((offsets[:, None] + c * group.offsets).ravel()),
                    )
                    for length, starts, offsets in found
                    for group in groups
                ]
        return found


class AlikeBoxes(NamedTuple):
    """Boxes of a rank that are alike: how long each is, where they begin, and how far from there those of instances
    do that are counted together."""

    length: int
    starts: Integers
    offsets: Integers


Boxes = tuple[AlikeBoxes, ...]


@lru_cache(maxsize=1 << 14)
def boxes_of(size: int, left: Extent, tile: int, merged: tuple[tuple[int, int], ...] = ()) -> Boxes:
    """The boxes of a rank in tiles below a shared loop that leaves so much of it; of the walks from one tile to the
    next that are `merged`, instances are counted together. A tile as large as a part is what every iteration has.

    >>> [(group.length, group.starts.tolist()) for group in boxes_of(6, Part(3, 3, 2, 1, held=4), 3)]
    [(3, [0]), (2, [3]), (1, [5])]
    """
    left = part_of(left) or size
    if not isinstance(left, Part):
        return (_group(np.arange(1), size, tile, merged, size),)
    found = dict[int, list[int]]()
    for lo, hi in left.intervals:
        if hi > lo:
            found.setdefault(hi - lo, []).append(lo)
    return tuple(_group(np.array(starts), n, tile, merged, left.largest) for n, starts in found.items())


def _group(starts: Integers, extent: int, tile: int, merged: tuple[tuple[int, int], ...], whole: int) -> AlikeBoxes:
    length = extent if tile == whole else tile
    inside, offsets = np.arange(0, extent, length), np.zeros(1, np.int64)
    for above, below in merged:
        above, below = extent if above == whole else above, extent if below == whole else below
        inside = inside[inside % above // below == 0]
        offsets = (offsets[:, None] + np.arange(0, above, below)).ravel()
    return AlikeBoxes(length, (starts[:, None] + inside).ravel(), np.sort(offsets))
