"""Chains of nested tiles of any size, many at once: of each tile an interval is known, and of each count a bound.

A rank of 3,073 indices has 5 billion chains of three loops. Here tiles with the same `ceil(size / tile)` are one: a row
says for each loop in which interval its tile is, and for each spread in which one its instances are. Every chain is in
a row. The columns of a row say no more than any of its chains contributes where more costs more (what is visited,
tiles, boxes), and no less where more costs less (what stays, what is touched for the first time). So a row of every
rank costs no more than any of their mappings (docs/search-proof.md, "Intervals of tiles").
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

import numpy as np

from piste.mapspace.factors import SPREAD
from piste.search.proof.columns import NOTHING, Walks
from piste.search.proof.windows import Floats, Integers

# How much longer than its first number an interval may be, of tiles and of instances: the first that make few enough.
WIDER = (
    *((tiles, 0.0) for tiles in (0.0, 0.02, 0.05, 0.1, 0.2, 0.5)),
    *((0.5, 0.02), (0.5, 0.05), (1.0, 0.05), (1.0, 0.1), (inf, 0.1), (inf, 0.2), (inf, 0.5), (inf, inf)),
)
SAME, SEVERAL = 1, 0  # of the steps of a node: its tile is that of the node before; a loop has two or more


class Rows(NamedTuple):
    """By node and row: the least and the greatest tile, and the fewest and the most steps; of a loop, these are `SAME`
    or `SEVERAL`."""

    least: Integers
    most: Integers
    steps: Integers
    most_steps: Integers


@lru_cache(maxsize=2)
def rows_of(size: int, pattern: str, widths: tuple[int | None, ...], leaf: bool, most: int) -> Rows | None:
    """All rows of a pattern, whose spreads have widths, with intervals as long as it takes that there are no more than
    `most` ways to place a node; None if even the longest are not enough.

    leaf: whether the compute may walk what is left; otherwise the last tile is 1.

    >>> rows = rows_of(7, "L", (None,), leaf=True, most=100)  # the whole rank, or ceil(7 / tile) is 2, 3, 4 or 7
    >>> rows.least.tolist(), rows.most.tolist()
    ([[7, 1, 2, 3, 4]], [[7, 1, 2, 3, 6]])
    """
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
    least, most, steps, most_steps = ([np.array([n])] for n in (size, size, SAME, SAME))
    for kind, width in zip(pattern, widths, strict=True):
        spread = _counts(size if width is None else min(width, size), instances) if kind == SPREAD else None
        options = spread[0].searchsorted(most[-1], "right") if spread else 1 + looped[0].searchsorted(most[-1])
        if options.sum() > most_rows:
            return None
        origin = np.repeat(np.arange(len(options)), options)
        number = np.arange(len(origin)) - np.repeat(np.cumsum(options) - options, options)
        around = origin, least[-1][origin], most[-1][origin], number
        some = _spread(*around, *spread) if spread else _looped(*around, *looped)
        lists = [[row[some.origin] for row in rows] for rows in (least, most, steps, most_steps)]
        least, most, steps, most_steps = _fitting(*([*rows, row] for rows, row in zip(lists, some[1:], strict=True)))
    if not leaf:
        fits = least[-1] == 1
        most[-1] = np.ones_like(most[-1])
        least, most, steps, most_steps = _fitting(
            *([row[fits] for row in rows] for rows in (least, most, steps, most_steps))
        )
    return Rows(*(np.array(rows[1:]).reshape(len(pattern), -1) for rows in (least, most, steps, most_steps)))


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


def _fitting(
    least: list[Integers], most: list[Integers], steps: list[Integers], most_steps: list[Integers]
) -> tuple[list[Integers], ...]:
    """Without rows that have no chain, each interval as narrow as the nodes inside and then those outside make it."""
    for i in range(len(steps) - 1, 0, -1):
        taken = steps[i]
        least[i - 1] = np.maximum(least[i - 1], np.where(taken == SEVERAL, least[i] + 1, (taken - 1) * least[i] + 1))
        least[i - 1] = np.where(taken == SAME, np.maximum(least[i - 1], least[i]), least[i - 1])
        most[i - 1] = np.where(taken == SEVERAL, most[i - 1], np.minimum(most[i - 1], most_steps[i] * most[i]))
    for i in range(1, len(steps)):
        taken = steps[i]
        inner = np.where(taken == SEVERAL, 1, -(-least[i - 1] // np.maximum(1, most_steps[i])))
        outer = np.where(taken == SAME, most[i - 1], (most[i - 1] - 1) // np.maximum(1, taken - 1))
        least[i], most[i] = np.maximum(least[i], inner), np.minimum(most[i], outer)
    fits = np.all([a <= b for a, b in zip(least, most, strict=True)], axis=0)
    return tuple([row[fits] for row in some] for some in (least, most, steps, most_steps))


class Intervals(Walks):
    """The rows of a rank as a table takes them, with bounds as columns.

    >>> some = Intervals.of(100, "LS", (None, 4), leaf=False, most=1000)
    >>> some.chain(3), float(some.visits("LA", 1)[3]), float(some.visits("LM", 1)[3])
    ([4, 1], 100.0, 25.0)
    """

    def __init__(self, size: int, rows: Rows):
        super().__init__(size, rows.least, "ragged")
        one = np.ones((1, len(self)), np.int64)
        self._least, self._most = (np.concatenate((one * size, tiles, one)) for tiles in (rows.least, rows.most))
        leaf = np.where(self._least[-2] > 1, SEVERAL, SAME)  # what the compute walks itself
        self.span = np.ones(len(self), np.int64)  # of a dilated window: at least
        self._taken = np.concatenate((rows.steps, leaf[None]))
        self._at_most = np.concatenate((rows.most_steps, leaf[None]))

    @classmethod
    def of(cls, size: int, pattern: str, widths: tuple[int | None, ...], leaf: bool, most: int) -> Intervals:
        """Those of a pattern (`rows_of`) for which there are not too many."""
        rows = rows_of(size, pattern, widths, leaf, most)
        assert rows is not None, "there are too many"
        return cls(size, rows)

    def steps(self, *nodes: int) -> Floats:
        return np.asarray(np.prod([self._fewest(i) for i in nodes], axis=0) * np.ones(len(self)))

    def extent(self, nodes: int) -> Floats:
        return np.asarray(self._least[nodes], np.float64)

    def _fewest(self, i: int) -> Floats:
        """The fewest steps of a node in a whole tile of the node before."""
        several = np.maximum(2, -(-self._least[i] // self._most[i + 1]))
        return np.asarray(np.where(self._taken[i] == SEVERAL, several, self._taken[i]), np.float64)

    def _greatest(self, i: int) -> Floats:
        several = -(-self._most[i] // self._least[i + 1])
        return np.asarray(np.where(self._taken[i] == SEVERAL, several, self._at_most[i]), np.float64)

    def visits(self, kinds: str, level: int) -> Floats:
        """At least; no less than of fewer loops."""

        def make() -> Floats:
            found = self._visited(self._counted(kinds, level))[0]
            return np.maximum(found, self.visits(kinds, level - 1)) if level else found

        return self._cached(("visits", kinds, level), make)

    def _visited(self, counted: list[int]) -> tuple[Floats, Floats]:
        """How many regions there are of some nodes at least: each covers no more than so many points, and whole tiles
        have so many steps; and how many of them are whole tiles."""
        whole = found = others = np.ones(len(self))
        covered = np.full(len(self), float(self.size))
        for i in range(max(counted, default=-1) + 1):
            if i not in counted:  # a region covers what is done in all of these steps
                others = others * self._greatest(i)
                continue
            covered = np.minimum(covered, self._most[i + 1] * others)
            found = whole * self._fewest(i) + (found - whole)  # of the others, each has a step
            several = np.maximum(1, self._least[i] // self._most[i + 1])
            full = np.where(self._taken[i] == SEVERAL, several, np.maximum(1, self._taken[i] - 1))
            whole = whole * full
        return np.maximum(found, np.ceil(self.size / covered)), whole

    def instances(self, kinds: str) -> Floats:
        """At most."""
        return self._most_visits(kinds, 0)

    def _most_visits(self, kinds: str, level: int) -> Floats:
        """At most: each region that is cut has one piece more than whole tiles, and each has a point."""
        found = np.ones(len(self))
        for i in self._counted(kinds, level):
            cut = np.floor((self.size - found) / self._least[i + 1] + found)
            found = np.minimum(found * self._greatest(i), cut)
        return found

    def spare(self, kinds: str, level: int) -> Floats:
        """At least."""
        return np.maximum(self.boxes(1, kinds.replace("M", "A")) - self._most_visits(kinds, level), NOTHING)

    def classes(self, kinds: str, level: int, stride: int) -> Floats:
        """At least nothing."""
        return np.full(len(self), NOTHING)

    def classed(self, kinds: str, stride: int) -> Floats:
        """At least nothing."""
        return np.full(len(self), NOTHING)

    def _regions(self, kinds: str) -> tuple[Floats, Floats]:
        """How many regions there are below some nodes at most, those of all instances that count, and how many points
        these have."""
        found, points = np.ones(len(self)), np.full(len(self), float(self.size))
        for i, kind in enumerate(kinds):
            if kind == "Z":  # of every region the first tile
                points = np.where(self._taken[i] > 1, np.minimum(points, found * self._most[i + 1]), points)
            else:
                cut = np.floor((points - found) / self._least[i + 1] + found)
                found = np.where(self._taken[i] == SAME, found, cut)
        return found, points

    def boxes(self, coefficient: int, kinds: str) -> Floats:
        """At least."""
        points = self.size / self._first(kinds, 0)
        return np.asarray(points + (coefficient - 1) * np.maximum(0.0, points - self._regions(kinds)[0]))

    def _first(self, kinds: str, outer: int) -> Floats:
        """Of how many instances only the first count, inside of the first nodes, at most."""
        first = [self._at_most[i] for i, kind in enumerate(kinds) if kind == "Z" and i >= outer]
        return np.asarray(np.prod([np.ones(len(self)), *first], axis=0))

    def points(self, kinds: str) -> Floats:
        """At most."""
        return self._regions(kinds)[1]

    def held(self, coefficient: int, kinds: str, level: int) -> Floats:
        """At most, of the same share of the boxes; no more than when a loop further in advances."""

        def make() -> Floats:
            found = self._held(coefficient, kinds, level)
            further = level < kinds.count("L")
            return np.minimum(found, self.held(coefficient, kinds, level + 1)) if further else found

        return self._cached(("held", kinds, level, coefficient), make)

    def _held(self, coefficient: int, kinds: str, level: int) -> Floats:
        """A region stays if no loop further in has a second step in it.

        Of a whole tile in which one has, that is true of instances that are idle in the second of two steps, and of
        those of which the tile is short.
        """
        loops = [i for i, kind in enumerate(kinds) if kind == "L"]
        head = loops[level - 1] + 1 if level else 0
        points, longest = self.boxes(1, kinds), self._most[head].astype(np.float64)
        walked, early, late, often = np.zeros((4, len(self)), bool)
        alone, idle = longest, np.zeros(len(self))
        around, last = np.ones((2, len(self)))  # instances of spreads but for the last one, and of that
        for i in range(head, len(kinds)):
            several = (self._taken[i] == SEVERAL) if kinds[i] == "L" else (self._taken[i] > 1) & (kinds[i] == "A")
            if kinds[i] == "L":
                # What is idle in the second step: of the first, where other instances do what the second has, too.
                two = np.maximum(0.0, 2.0 * self._most[i + 1] - self._least[i])
                idle = np.where(several & ~walked, two, idle)
                often |= several & ~(early | late) & (self._fewest(i) > 2)
                alone = np.where(several, np.minimum(alone, self._most[i + 1]), alone)
                walked |= several
            else:
                early, late = early | (several & ~walked), late | (several & walked)
                around, last = np.where(several, around * last, around), np.where(several, self._at_most[i], last)
        some = np.where(late & early, longest, np.where(early, around * alone, np.where(late, idle, 0.0)))
        some = np.where(often, 0.0, some)
        whole = self._visited([i for i in range(head) if kinds[i] != "Z"])[1]
        moves = whole * np.maximum(0.0, self._least[head] / self._first(kinds, head) - some)
        if head:  # where no spread is further in, a short region stays as a whole or not at all
            shortest = self._regions(kinds[: head - 1])[0] * np.minimum(alone, longest - 1)
            moves = np.where(early | late, moves, np.maximum(moves, points - shortest))
        regions, most = self._regions(kinds)
        moves = moves + (coefficient - 1) * np.maximum(0.0, moves - regions)
        # The first region does not stay where a loop has several steps.
        stays = np.minimum(1 - moves / (coefficient * most - coefficient + 1), 1 - 1 / (coefficient * self.size))
        return np.asarray(np.where(walked, np.maximum(stays, 0.0), 1.0) * self.boxes(coefficient, kinds), np.float64)
