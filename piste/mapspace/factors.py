"""Tile chains: the ways to cut one rank into nested tiles, for every family of factorisations.

A *pattern* names the walks of the rank, outermost first: "L" a loop, "S" a spread. A *chain* gives
each its tile, none larger than the one before; the size itself stands before the first, and a tile equal to the one
before is one step, as if the walk were absent. Below the last walk, points are walked one after the other: an implicit
"L" with tile 1, the `leaf`. Limits say how many steps a walk may have.

Read inside out, a chain of Ruby's space (equation 5) is one choice per walk. With `n` tiles to walk, `steps` of them,
1 to `n`, become one tile of the next walk out, which has `ceil(n / steps)` of them to walk; `steps = n` takes all, and
the walks further out have one step. The last region leaves a remainder at this walk unless `steps` divides `n`. So the
families differ only in whose steps must divide: all (`perfect`), none (`ruby`), loops (`ruby-s`), spreads (`ruby-t`).
`padded` is perfect on sizes of `padded_sizes`; `ragged` is any nested tiles.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import comb, isqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError, did_you_mean

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]
EXACT = float(1 << 53)  # below it, sums of whole numbers are exact in doubles
BLOCK = 1 << 15  # chains that go on together where not all are made at once
Limit = int | tuple[int, int | None] | None  # the most steps of a walk, or (the fewest, the most); None: any number
Limits = Sequence[Limit]  # by walk of the pattern

LOOP, SPREAD = "L", "S"
DIVIDES = {"perfect": "LS", "ruby": "", "ruby-s": "L", "ruby-t": "S", "padded": "LS"}  # the walks without remainder
FAMILIES = (*DIVIDES, "ragged")


class StepRange(NamedTuple):
    """What the steps of one walk may be: `least` to `most`, and if it `divides` a divisor of the tiles there are."""

    divides: bool
    least: int
    most: int


def check_family(family: str) -> None:
    """Refuse a name that is no family of factorisations."""
    if family not in FAMILIES:
        raise SpecError(f"no factors named {family!r}; {did_you_mean(family, FAMILIES)}")


def chains(size: int, pattern: str, family: str, limits: Limits | None = None, leaf: Limit = None) -> Integers:
    """All chains, one per column, in the same order every time.

    >>> chains(6, "LS", "perfect", (None, 2))
    array([[1, 2, 2, 3, 6, 6],
           [1, 1, 2, 3, 3, 6]])
    """
    parts = list(chain_blocks(size, pattern, family, limits, leaf, 0))
    return (parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)).astype(np.int64)


def chain_blocks(
    size: int,
    pattern: str,
    family: str,
    limits: Limits | None = None,
    leaf: Limit = None,
    most: int = BLOCK,
    few: bool = False,
) -> Iterator[NDArray[Any]]:
    """All chains in blocks, one chain per column, in the smallest integers that have room; one block if `most` is 0.

    most: chains that go on together where remainders may be left. few: a walk there takes no more steps than as many
    visits of it need.

    >>> [blocks.tolist() for few in (False, True) for blocks in chain_blocks(7, "L", "ruby", few=few)]
    [[[1, 2, 3, 4, 5, 6, 7]], [[1, 2, 3, 4, 7]]]
    """
    levels = _levels(size, pattern, family, limits, leaf)
    if family == "ragged" or all(level.divides for level in levels):
        made = iter([_ragged(size, levels) if family == "ragged" else _perfect(size, levels)])
    else:
        kind = np.int32 if size < 1 << 31 else np.int64
        made = _ruby(size, levels, [np.ones(1, kind)], most, few)
    for rows in made:
        yield np.array(rows[:-1]).reshape(len(pattern), len(rows[-1]))


def each_chain(
    size: int, pattern: str, family: str, limits: Limits | None = None, leaf: Limit = None
) -> Iterator[tuple[int, ...]]:
    """The chains one after the other, for when there are too many to make at once."""
    levels = _levels(size, pattern, family, limits, leaf)
    return _each_ragged(size, levels) if family == "ragged" else _each_ruby(size, 1, levels)


def count_chains(size: int, pattern: str, family: str, limits: Limits | None = None, leaf: Limit = None) -> int:
    """How many chains there are, without making them.

    >>> count_chains(4096, "LSL", "ruby", (None, 14, None)), count_chains(4096, "LSL", "perfect", (None, 14, None))
    (135601, 290)
    """
    levels = _levels(size, pattern, family, limits, leaf)
    if family == "ragged":
        free = leaf is None and not any(limits or ())
        return comb(size + len(pattern) - 1, len(pattern)) if free else _count_ragged(size, levels)
    walks = (levels[0], *(level for level in levels[1:] if (level.least, level.most) != (1, 1)))
    found = _count_together(size, walks) if len(walks) > 3 and size < BLOCK else EXACT
    return int(found) if found < EXACT else _count(size, walks)


def tally_chains(
    size: int, pattern: str, family: str, apart: Collection[int], limits: Limits | None = None, leaf: Limit = None
) -> dict[tuple[int, ...], int]:
    """How many chains have so many steps at the walks `apart`, given by number; the leaf is the last.

    >>> tally_chains(6, "LS", "perfect", [1], (None, 4))
    {(1,): 4, (2,): 2, (3,): 2}
    """
    levels = _levels(size, pattern, family, limits, leaf)
    return _tally_ragged(size, levels, apart) if family == "ragged" else _tally_ruby(size, levels, apart)


def sample_chain(
    rng: Random, size: int, pattern: str, family: str, limits: Limits | None = None, leaf: Limit = None
) -> tuple[int, ...]:
    """A chain drawn evenly from all chains, of which there must be one, without making them."""
    levels = _levels(size, pattern, family, limits, leaf)
    return _draw_ragged(rng, size, levels) if family == "ragged" else _draw_ruby(rng, size, levels)


def is_chain(
    size: int, pattern: str, family: str, tiles: Sequence[int], limits: Limits | None = None, leaf: Limit = None
) -> bool:
    """Whether these tiles are one of the chains.

    >>> is_chain(100, "LS", "ruby-s", (6, 1)), is_chain(100, "LS", "ruby-t", (6, 1))
    (True, False)
    """
    walks = list(zip(_levels(size, pattern, family, limits, leaf), pairwise((size, *tiles, 1)), strict=True))
    if any(outer < inner or not level.least <= -(-outer // inner) <= level.most for level, (outer, inner) in walks):
        return False
    if family == "ragged":
        return True
    below = [walk for walk in walks if walk[1][0] < size]  # the outermost walk of several steps has what steps it has
    return not any(
        outer % inner or (level.divides and -(-size // inner) % (outer // inner)) for level, (outer, inner) in below
    )


def padded_sizes(size: int, widths: Iterable[int]) -> tuple[int, ...]:
    """The size, and its next multiple of each width.

    >>> padded_sizes(27, (14, 12, 9))
    (27, 28, 36)
    """
    return tuple(dict.fromkeys((size, *sorted(-(-size // width) * width for width in widths))))


@lru_cache(maxsize=1 << 16)
def divisors(n: int) -> Integers:
    """The divisors of a number, ascending."""
    small = np.arange(1, isqrt(n) + 1, dtype=np.int64)
    small = small[n % small == 0]
    large = n // small[::-1]
    found = np.concatenate((small, large[1:] if large[0] == small[-1] else large))
    found.flags.writeable = False
    return found


def _levels(size: int, pattern: str, family: str, limits: Limits | None, leaf: Limit) -> tuple[StepRange, ...]:
    """The walks outermost first, that of the points included."""
    return _levels_of(size, pattern, family, (*(limits or [None] * len(pattern)), leaf))


@lru_cache(maxsize=1 << 12)
def _levels_of(size: int, pattern: str, family: str, limits: tuple[Limit, ...]) -> tuple[StepRange, ...]:
    check_family(family)
    levels = []
    assert {*pattern} <= {LOOP, SPREAD}, pattern
    for kind, limit in zip(f"{pattern}{LOOP}", limits, strict=True):
        least, most = limit if isinstance(limit, tuple) else (1, limit)
        levels.append(StepRange(kind in DIVIDES.get(family, ""), least, size if most is None else min(most, size)))
    return tuple(levels)


# ---------------------------------------------------------------- perfect and Ruby's, inside out


def _rooms(size: int, levels: tuple[StepRange, ...]) -> list[int]:
    """How many tiles the walks further out than each have room for, innermost first."""
    return list(accumulate((level.most for level in levels[:-1]), lambda a, b: min(a * b, size)))[::-1]


def _perfect(size: int, levels: tuple[StepRange, ...]) -> list[Integers]:
    """As `_ruby` where all steps divide."""
    rooms = reversed(_rooms(size, levels))
    left, rows = _below(size, tuple([(at.least, at.most, room) for at, room in zip(levels[1:], rooms, strict=True)]))
    if levels[0].least == 1 and levels[0].most >= size:
        return rows
    values = divisors(size)
    fits = (levels[0].least <= values) & (values <= levels[0].most)
    return rows if fits.all() else [row[fits[left]] for row in rows]


def _below(size: int, walks: tuple[tuple[int, int, int], ...]) -> tuple[Integers, list[Integers]]:
    """The tiles of all walks but the outermost, by chain; and by its number, which divisor of the size is left to walk.

    walks: of each its fewest and most steps, and how many tiles those further out have room for.
    """
    few = len(divisors(size)) ** len(walks) <= BLOCK
    return _remembered(size, walks) if few else _make_below(size, walks)


def _make_below(size: int, walks: tuple[tuple[int, int, int], ...]) -> tuple[Integers, list[Integers]]:
    values, (divides, quotient) = divisors(size), _quotients(size)
    if not walks:
        return np.array([len(values) - 1]), [np.ones(1, np.int64)]
    least, most, room = walks[0]
    left, rows = _below(size, walks[1:])
    if least == most == 1 and room >= size:  # it has one step
        return left, [rows[0], *rows]
    fits = divides
    if least > 1 or most < size:
        fits = fits & ((values >= least) & (values <= most))
    if room < size:
        fits = fits & (values * room >= values[:, None])
    origin, steps = np.nonzero(fits[left])
    return quotient[left[origin], steps], [rows[0][origin] * values[steps], *(row[origin] for row in rows)]


_remembered = lru_cache(maxsize=1 << 8)(_make_below)  # the innermost walks of many patterns are the same


@lru_cache(maxsize=1 << 10)
def _quotients(n: int) -> tuple[NDArray[np.bool_], Integers]:
    """Of a number's divisors, which divides which (each row by each column), and the number of the quotient."""
    values = divisors(n)
    return values[:, None] % values == 0, np.searchsorted(values, values[:, None] // values)


def _ruby(
    size: int, levels: tuple[StepRange, ...], rows: list[NDArray[Any]], most: int, few: bool
) -> Iterator[list[NDArray[Any]]]:
    """The tiles of every walk, by chain, from those of the innermost walks on; no more than `most` go on together."""
    left = len(levels) - len(rows)
    if not left:
        steps = -(-size // rows[0])  # the outermost walk takes all that is left
        fits = (levels[0].least <= steps) & (steps <= levels[0].most)
        yield rows if fits.all() else [row.compress(fits) for row in rows]
        return
    level, room = levels[left], _rooms(size, levels)[len(rows) - 1]
    for start in range(0, max(1, len(rows[0])), most or max(1, len(rows[0]))):
        part = [row[start : start + most] for row in rows] if most else rows
        origin, steps = _choices(-(-size // part[0].astype(np.int64)), level, room, few)
        tile = np.minimum(part[0][origin] * steps, size).astype(part[0].dtype)
        yield from _ruby(size, levels, [tile, *(row[origin] for row in part)], most, few)


def _choices(n: Integers, level: StepRange, room: int, few: bool) -> tuple[Integers, Integers]:
    """Every choice of steps for each `n` tiles, and for which; no more than `room` tiles are left to walk. The fewest
    steps of all that leave as many, if `few`."""
    if not level.divides and not few:
        return _ranges(np.maximum(-(-n // room), level.least), np.minimum(n, level.most))
    distinct, which = np.unique(n, return_inverse=True)
    table = [divisors(value) if level.divides else _quotients_of(value) for value in distinct.tolist()]
    steps, of = (
        np.concatenate([*table, np.empty(0, np.int64)]),
        np.repeat(np.arange(len(table)), [len(some) for some in table]),
    )
    fits = (steps >= level.least) & (steps <= level.most) & (steps * room >= distinct[of])
    length = np.bincount(of[fits], minlength=len(distinct))
    first = np.cumsum(length) - length
    origin, place = _ranges(first[which], (first + length - 1)[which])
    return origin, steps[fits][place]


def _ranges(low: Integers, high: Integers) -> tuple[Integers, Integers]:
    """All numbers from each low to its high, and which pair each belongs to."""
    length = np.maximum(high - low + 1, 0)
    origin = np.repeat(np.arange(len(low)), length)
    shift = low - (np.cumsum(length) - length)
    return origin, np.arange(len(origin)) + shift[origin]


def _runs(n: int, level: StepRange) -> Iterator[tuple[int, int]]:
    """The steps in runs that leave equally many tiles to walk: the first of each run and how many they are."""
    if level.divides:
        yield from ((steps, 1) for steps in divisors(n).tolist() if level.least <= steps <= level.most)
        return
    steps, most = level.least, min(n, level.most)
    while steps <= most:
        left = -(-n // steps)
        last = min(most, (n - 1) // (left - 1) if left > 1 else n)
        yield steps, last - steps + 1
        steps = last + 1


@lru_cache(maxsize=1 << 18)
def _count(n: int, levels: tuple[StepRange, ...]) -> int:
    """The chains of walks that have `n` tiles to walk."""
    outer, level = levels[:-1], levels[-1]
    if not outer:
        return int(level.least <= n <= level.most)
    if len(outer) == 1 and not level.divides:  # the steps that leave the outermost walk as many tiles as it may take
        least, most = outer[0].least, outer[0].most
        fewest, many = max(level.least, -(-n // most)), min(level.most, n if least < 2 else (n - 1) // (least - 1))
        return max(0, min(many, n) - fewest + 1)
    if len(outer) == 2 and not level.divides and not outer[1].divides and 64 < n < BLOCK:
        (_, least, most), inner = outer  # the same for all steps at once
        left = -(-n // np.arange(level.least, min(n, level.most) + 1))
        upto = np.minimum(np.minimum(inner.most, left if least < 2 else (left - 1) // (least - 1)), left)
        return int(np.maximum(upto - np.maximum(inner.least, -(-left // most)) + 1, 0).sum())
    return sum(times * _count(-(-n // steps), outer) for steps, times in _runs(n, level))


@lru_cache(maxsize=1 << 16)
def _quotients_of(size: int) -> Integers:
    """All numbers that are `size` over some number, rounded up.

    >>> _quotients_of(7).tolist()
    [1, 2, 3, 4, 7]
    """
    some = np.arange(1, isqrt(size - 1) + 1)
    return np.unique(np.concatenate(([1], some + 1, (size - 1) // some + 1)))


@lru_cache(maxsize=1 << 12)
def _count_together(size: int, levels: tuple[StepRange, ...]) -> float:
    """How many chains there are, walk by walk for all numbers of tiles at once: however tiles are walked, `size / n`
    rounded up are left. `EXACT` or more if there are too many to be told so."""
    n = _quotients_of(size).astype(np.float64)
    left, counts = n[-1:], np.ones(1)  # chains of the inner walks that leave so many tiles
    for level in levels[:0:-1]:
        counts = (_choices_between(left, n, level) * counts[:, None]).sum(axis=0)
        if counts.max() >= EXACT:
            return EXACT
        left, counts = n[counts > 0], counts[counts > 0]
        if not len(counts):
            return 0.0
    return float(counts[(left >= levels[0].least) & (left <= levels[0].most)].sum())


def _choices_between(before: Floats, after: Floats, level: StepRange) -> Floats:
    """From so many tiles (row) to so many that are left to walk (column, the first of them 1): how many numbers of
    steps a walk may take."""
    before = before[:, None]
    fewest = np.ceil(before / after)
    if level.divides:
        exact = (fewest * after == before) & (fewest >= level.least) & (fewest <= level.most)
        return np.asarray(exact, np.float64)
    most = np.floor((before - 1) / np.maximum(after - 1, 1))
    most[:, :1] = before  # a single tile is left of all further ones
    return np.asarray(np.maximum(np.minimum(most, level.most) - np.maximum(fewest, level.least) + 1, 0))


def _tally_ruby(size: int, levels: tuple[StepRange, ...], apart: Collection[int]) -> dict[tuple[int, ...], int]:
    counts: dict[tuple[int, ...], int] = {
        (size,): 1
    }  # by the tiles to walk and the steps apart so far, outermost first
    for i in range(len(levels) - 1, min(apart, default=len(levels)) - 1, -1):
        further = Counter[tuple[int, ...]]()
        for (n, *steps), number in counts.items():
            runs = _runs(n, levels[i]) if i else [(n, 1)] if levels[i].least <= n <= levels[i].most else []
            for first, times in runs:
                if i in apart:
                    for step in range(first, first + times):
                        further[-(-n // first), step, *steps] += number
                else:
                    further[-(-n // first), *steps] += times * number
        counts = further
    found = Counter[tuple[int, ...]]()
    outer = levels[: min(apart, default=len(levels))]
    for (n, *steps), number in counts.items():
        if left := _count(n, outer) if outer else 1:
            found[tuple(steps)] += number * left
    return dict(sorted(found.items()))


def _draw_ruby(rng: Random, size: int, levels: tuple[StepRange, ...]) -> tuple[int, ...]:
    tiles = [1]
    while len(levels) > 1:
        levels, level = levels[:-1], levels[-1]
        n = -(-size // tiles[0])
        runs = list(_runs(n, level))
        upto = list(accumulate(times * _count(-(-n // steps), levels) for steps, times in runs))
        steps, times = runs[bisect_right(upto, rng.randrange(upto[-1]))]
        tiles.insert(0, min(tiles[0] * (steps + rng.randrange(times)), size))
    return tuple(tiles[:-1])


def _each_ruby(size: int, tile: int, levels: tuple[StepRange, ...]) -> Iterator[tuple[int, ...]]:
    outer, level = levels[:-1], levels[-1]
    n = -(-size // tile)
    if not outer:
        if level.least <= n <= level.most:
            yield ()
        return
    for first, times in _runs(n, level):
        for steps in range(first, first + times):
            above = min(tile * steps, size)
            yield from ((*tiles, above) for tiles in _each_ruby(size, above, outer))


# ---------------------------------------------------------------- any nested tiles, outside in


def _inner(outer: int, level: StepRange) -> tuple[int, int]:
    """The smallest and the largest tile that cut `outer` into steps that the level allows."""
    return -(-outer // level.most), (outer - 1) // (level.least - 1) if level.least > 1 else outer


def _ragged(size: int, levels: tuple[StepRange, ...]) -> list[Integers]:
    """The tiles of every walk, by chain."""
    rooms = list(accumulate((level.most for level in levels[::-1]), lambda a, b: min(a * b, size)))[-2::-1]
    rows = [np.array([size], np.int64)]
    for level, room in zip(levels[:-1], rooms, strict=True):
        outer = rows[-1]
        high = (outer - 1) // (level.least - 1) if level.least > 1 else outer
        origin, inner = _ranges(-(-outer // level.most), np.minimum(high, room))
        rows = [*(row[origin] for row in rows), inner]
    fits = (levels[-1].least <= rows[-1]) & (rows[-1] <= levels[-1].most)
    rows = rows if fits.all() else [row[fits] for row in rows]
    return [*rows[1:], np.ones_like(rows[0])]


@lru_cache(maxsize=64)
def _ragged_sums(size: int, levels: tuple[StepRange, ...]) -> list[list[int]]:
    """By walk: the chains further in from tiles of at most 0, 1, 2, ..."""
    sums = [[0, *[1] * size]]  # of the points, whose tile is 1
    for level in levels[:0:-1]:
        below = sums[0]
        spans = (_inner(outer, level) for outer in range(1, size + 1))
        sums.insert(0, list(accumulate((max(below[high] - below[low - 1], 0) for low, high in spans), initial=0)))
    return sums


def _tally_ragged(size: int, levels: tuple[StepRange, ...], apart: Collection[int]) -> dict[tuple[int, ...], int]:
    number = _count_ragged(size, levels)
    if not apart or not number:
        return {(): number} if number else {}
    first, *others = sorted(apart)
    found: dict[tuple[int, ...], int] = {}
    for step in range(levels[first].least, levels[first].most + 1):
        fixed = (*levels[:first], StepRange(False, step, step), *levels[first + 1 :])
        found |= {(step, *steps): n for steps, n in _tally_ragged(size, fixed, others).items()}
    return found


def _count_ragged(size: int, levels: tuple[StepRange, ...]) -> int:
    low, high = _inner(size, levels[0])
    below = _ragged_sums(size, levels)[0]
    return max(below[high] - below[low - 1], 0)


def _draw_ragged(rng: Random, size: int, levels: tuple[StepRange, ...]) -> tuple[int, ...]:
    tiles = [size]
    for level, below in zip(levels[:-1], _ragged_sums(size, levels), strict=False):
        low, high = _inner(tiles[-1], level)
        tiles.append(bisect_right(below, rng.randrange(below[low - 1], below[high])))
    return tuple(tiles[1:])


def _each_ragged(outer: int, levels: tuple[StepRange, ...]) -> Iterator[tuple[int, ...]]:
    low, high = _inner(outer, levels[0])
    if len(levels) == 1:
        if low == 1 <= high:
            yield ()
        return
    for tile in range(low, high + 1):
        yield from ((tile, *tiles) for tiles in _each_ragged(tile, levels[1:]))
