"""Chains of nested tiles of any size, many at once: of each tile an interval is known, and of each count a bound.

A rank of 3,073 indices has 5 billion chains of three loops. Here tiles with the same `ceil(size / tile)` are one: a row
says for each loop in which interval its tile is, and for each spread in which one its instances are. Every chain is in
a row. The columns of a row say no more than any of its chains contributes where more costs more (what is visited,
tiles, boxes), and no less where more costs less (what stays, what is touched for the first time). So a row of every
rank costs no more than any of their mappings (docs/search-proof.md, "Intervals of tiles").
"""

from __future__ import annotations

from functools import lru_cache
from math import inf, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.mapspace.factors import SPREAD
from piste.search.proof.columns import NOTHING, Walks
from piste.search.proof.kernel import TileIntervals, fitted
from piste.search.proof.windows import Floats, Integers

# How much longer than its first number an interval may be, of tiles and of instances: the first that make few enough.
WIDER = (
    *((tiles, 0.0) for tiles in (0.0, 0.02, 0.05, 0.1, 0.2, 0.5)),
    *((0.5, 0.02), (0.5, 0.05), (1.0, 0.05), (1.0, 0.1), (inf, 0.1), (inf, 0.2), (inf, 0.5), (inf, inf)),
)
LONGEST = 1 << 31  # ranks are shorter
SAME, SEVERAL = 1, 0  # of the steps of a node: its tile is that of the node before; a loop has two or more


class Rows(NamedTuple):
    """By node and row: the least and the greatest tile, and the fewest and the most steps; of a loop, these are `SAME`
    or `SEVERAL`. Node 0 is the whole rank."""

    least: NDArray[np.int32]
    most: NDArray[np.int32]
    steps: NDArray[np.int32]
    most_steps: NDArray[np.int32]

    def of(self, which: NDArray[np.bool_]) -> Rows:
        """Some of them."""
        return self if which.all() else Rows(*(some.compress(which, axis=1) for some in self))


@lru_cache(maxsize=2)
def rows_of(size: int, pattern: str, widths: tuple[int | None, ...], leaf: bool, most: int) -> Rows | None:
    """All rows of a pattern, whose spreads have widths, with intervals as long as it takes that there are no more than
    `most` ways to place a node; None if even the longest are not enough.

    leaf: whether the compute may walk what is left; otherwise the last tile is 1.

    >>> rows = rows_of(7, "L", (None,), leaf=True, most=100)  # the whole rank, or ceil(7 / tile) is 2, 3, 4 or 7
    >>> rows.least.tolist(), rows.most.tolist()
    ([[7, 7, 7, 7, 7], [7, 1, 2, 3, 4]], [[7, 7, 7, 7, 7], [7, 1, 2, 3, 6]])
    """
    if size >= LONGEST:
        return None
    made = (_rows_of(size, pattern, widths, leaf, *wider, most) for wider in WIDER)
    return next((rows for rows in made if rows is not None), None)


def _intervals(size: int, wider: float) -> tuple[Integers, Integers]:
    """The first and the last tile of each interval; these are no longer than so many times their first tile, unless
    all tiles have the same number of steps.

    >>> _intervals(7, 0.0), _intervals(7, 1.0)
    ((array([1, 2, 3, 4, 7]), array([1, 2, 3, 6, 7])), (array([1, 3, 7]), array([2, 6, 7])))
    """
    first = [1]
    while (count := -(-size // first[-1])) > 1:
        first.append((size - 1) // (count - 1) + 1)  # the first with fewer steps
    low, last = list[int](), [*first[1:], size + 1]
    for tile, after in zip(first, last, strict=True):
        if not low or tile == size or after - 1 > (1 + wider) * low[-1]:
            low.append(tile)
    return np.array(low), np.append(low[1:], size + 1) - 1


def _counts(most: int, wider: float) -> tuple[Integers, Integers]:
    """The fewest and the most instances of each interval of these; one alone is told apart.

    >>> _counts(9, 0.5)
    (array([1, 2, 4, 7]), array([1, 3, 6, 9]))
    """
    low = [1, 2]
    while wider and low[-1] <= most:
        low.append(int(min(most, low[-1] * (1 + wider))) + 1)
    found = np.array(low) if wider else np.arange(1, most + 1)
    found = found[found <= most]
    return found, np.append(found[1:], most + 1) - 1


def _rows_of(
    size: int,
    pattern: str,
    widths: tuple[int | None, ...],
    leaf: bool,
    tiles: float,
    instances: float,
    most_rows: int,
) -> Rows | None:
    """The same with intervals of tiles and of instances that may be so much longer; None if there are too many."""
    looped = _intervals(size, tiles)
    rows = Rows(*(np.array([[n]], np.int32) for n in (size, size, SAME, SAME)))
    for i, (kind, width) in enumerate(zip(pattern, widths, strict=True)):
        spread = _counts(size if width is None else min(width, size), instances) if kind == SPREAD else None
        last, first = rows.most[-1], rows.least[-1]
        options = spread[0].searchsorted(last, "right") if spread else 1 + looped[0].searchsorted(last)
        skipped = np.zeros_like(options)
        if i == len(pattern) - 1 and not leaf:  # a tile of one is left, after as many instances as the tile before has
            skipped = np.minimum(options, spread[1].searchsorted(first)) if spread else skipped
            options = options - skipped if spread else np.minimum(options, 2)
        if options.sum() > most_rows:
            return None
        origin = np.repeat(np.arange(len(options)), options)
        number = np.arange(len(origin)) + np.repeat(skipped - np.cumsum(options) + options, options)
        around = origin, first[origin], last[origin], number
        some = _spread(*around, *spread) if spread else _looped(*around, *looped)
        pairs = ((old.take(some.origin, axis=1), new) for old, new in zip(rows, some[1:], strict=True))
        rows = Rows(*(np.vstack(pair).astype(np.int32, order="C") for pair in pairs))
        if not leaf and set(pattern[i + 1 :]) <= {SPREAD}:  # no larger tile is spread to single ones
            rows.most[-1] = np.minimum(rows.most[-1], prod(size if n is None else n for n in widths[i + 1 :]))
        rows = _fitting(rows)
    if not leaf and not pattern:
        rows = rows.of(rows.least[-1] == 1)
    return rows


class Nodes(NamedTuple):
    """One more node, in all ways: the number of the row that each goes on, its tiles and its steps."""

    origin: Integers
    least: Integers
    most: Integers
    steps: Integers
    most_steps: Integers


def _looped(
    origin: Integers, least: Integers, most: Integers, number: Integers, low: Integers, high: Integers
) -> Nodes:
    """A loop in tiles between some: number 0 is the whole tile around it, the others are the intervals with less."""
    place, same = np.maximum(0, number - 1), number == 0
    inner, outer = np.where(same, least, low[place]), np.where(same, most, np.minimum(high[place], most - 1))
    steps = np.where(same, SAME, SEVERAL)
    return Nodes(origin, inner, outer, steps, steps)


def _spread(
    origin: Integers, least: Integers, most: Integers, number: Integers, fewest: Integers, greatest: Integers
) -> Nodes:
    """A spread over instances between some. One that leaves tiles of one is told apart: then nothing is left to
    walk."""
    steps, most_steps = fewest[number], greatest[number]
    inner, outer = -(-least // most_steps), np.where(steps > 1, (most - 1) // np.maximum(1, steps - 1), most)
    one = (inner == 1) & (outer > 1) & (steps > 1)
    again = np.concatenate((np.arange(len(steps)), np.flatnonzero(one)))
    inner, outer = inner[again], outer[again]
    outer[: len(steps)][one] = 1
    inner[len(steps) :] = 2
    return Nodes(origin[again], inner, outer, steps[again], most_steps[again])


def _fitting(rows: Rows) -> Rows:
    """Without rows that have no chain, each interval as narrow as the nodes inside and then those outside make it."""
    return rows.of(fitted(*rows))


def _halved(rows: Rows) -> Rows:
    """Each row as two, the longest of whose intervals, of tiles or of steps, is cut in the middle."""
    low, high = np.vstack((rows.least, rows.steps)), np.vstack((rows.most, rows.most_steps))
    longest = (high / np.maximum(low, 1)).argmax(axis=0)
    each = np.arange(len(longest))
    first, last = low[longest, each], high[longest, each]
    halves = each[first < last]
    middle = np.sqrt(np.maximum(first, 1) * last.astype(np.float64)).astype(np.int32)
    middle = np.clip(middle, first, np.maximum(first, last - 1))
    below, above = high.copy(), low[:, halves]
    below[longest, each] = np.where(first < last, middle, last)
    above[longest[halves], np.arange(len(halves))] = middle[halves] + 1
    low, high = np.hstack((low, above)), np.hstack((below, high[:, halves]))
    nodes = len(rows.least)
    parts = (low[:nodes], high[:nodes], low[nodes:], high[nodes:])
    return _fitting(Rows(*(np.ascontiguousarray(part, np.int32) for part in parts)))


class Intervals(Walks):
    """The rows of a rank as a table takes them, with bounds as columns.

    >>> some = Intervals.of(100, "LS", (None, 4), leaf=False, most=1000)
    >>> some.chain(3), float(some.visits("LA", 1)[3]), float(some.visits("LM", 1)[3])
    ([4, 1], 100.0, 25.0)
    """

    exact = False

    def __init__(self, size: int, rows: Rows):
        super().__init__(size, rows.least[1:], "ragged")
        self.rows = rows
        one = np.ones((1, len(self)), np.int32)
        leaf = np.where(rows.least[-1:] > 1, SEVERAL, SAME).astype(np.int32)  # what the compute walks itself
        self._least, self._most = np.vstack((rows.least, one)), np.vstack((rows.most, one))
        self._fewest, most = np.vstack((rows.steps[1:], leaf)), np.vstack((rows.most_steps[1:], leaf))
        self.tiles = self._least[1:-1]
        self.span = np.ones(len(self), np.int64)  # of a dilated window: at least
        self._bounds = TileIntervals(size, self._least, self._most, self._fewest, most)

    @classmethod
    def of(cls, size: int, pattern: str, widths: tuple[int | None, ...], leaf: bool, most: int) -> Intervals:
        """Those of a pattern (`rows_of`) for which there are not too many."""
        rows = rows_of(size, pattern, widths, leaf, most)
        assert rows is not None, "there are too many"
        return cls(size, rows)

    def finer(self, which: NDArray[np.bool_], halves: int) -> Walks:
        """Some of the rows, the longest intervals of each cut in two so many times; chains once all tiles are known."""
        rows = self.rows.of(which)
        for _ in range(halves):
            rows = _halved(rows)
        known = (rows.least == rows.most).all() and (rows.steps == rows.most_steps).all()
        return Walks(self.size, rows.least[1:], "ragged") if known else Intervals(self.size, rows)

    def steps(self, *nodes: int) -> Floats:
        """At least, in whole tiles of the nodes before."""
        return np.asarray(np.prod([self._of_node(i) for i in nodes], axis=0) * np.ones(len(self)))

    def extent(self, nodes: int) -> Floats:
        return np.asarray(self._least[nodes], np.float64)

    def _of_node(self, i: int) -> Floats:
        several = np.maximum(2, -(-self._least[i] // self._most[i + 1]))
        return np.asarray(np.where(self._fewest[i] == SEVERAL, several, self._fewest[i]), np.float64)

    def visits(self, kinds: str, level: int) -> Floats:
        """At least; no less than of fewer loops."""
        return self._cached(("visits", kinds, level), lambda: self._bounds.bounded("visits", kinds, level))

    def instances(self, kinds: str) -> Floats:
        """At most."""
        return self._bounds.bounded("number", kinds)

    def spare(self, kinds: str, level: int) -> Floats:
        """At least."""
        points, steps = self.boxes(1, kinds.replace("M", "A")), self._bounds.bounded("number", kinds, level)
        return np.maximum(points - steps, NOTHING)

    def classes(self, kinds: str, level: int, stride: int) -> Floats:
        """At least nothing."""
        return np.full(len(self), NOTHING)

    def classed(self, kinds: str, stride: int) -> Floats:
        """At least nothing."""
        return np.full(len(self), NOTHING)

    def boxes(self, coefficient: int, kinds: str) -> Floats:
        """At least."""
        return self._cached(("boxes", kinds, coefficient), lambda: self._bounds.bounded("boxes", kinds, 0, coefficient))

    def points(self, kinds: str) -> Floats:
        """At most."""
        return self._bounds.bounded("points", kinds)

    def held(self, coefficient: int, kinds: str, level: int) -> Floats:
        """At most, of the same share of the boxes; no more than when a loop further in advances."""
        key = "held", kinds, level, coefficient
        return self._cached(key, lambda: self._bounds.bounded("held", kinds, level, coefficient))
