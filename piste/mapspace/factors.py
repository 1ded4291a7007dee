"""Tile chains: the ways to cut one rank into nested tiles, for every family of factorisations.

A *pattern* names the walks of the rank, outermost first: "T" a loop (temporal), "S" a spread (spatial). A *chain* gives
each its tile, none larger than the one before; the size itself stands before the first, and a tile equal to the one
before is one step, as if the walk were absent. Below the last walk, points are walked one after the other: an implicit
"T" with tile 1, of at most `leaf` steps where that is given.

Read inside out, a chain of Ruby's space (equation 5) is one choice per walk. With `n` tiles to walk, `steps` of them,
1 to `n`, become one tile of the next walk out, which has `ceil(n / steps)` of them to walk; `steps = n` takes all, and
the walks further out have one step. The last region leaves a remainder at this walk unless `steps` divides `n`. So the
families differ only in whose steps must divide: all (`perfect`), none (`ruby`), loops (`ruby-s`), spreads (`ruby-t`).
`padded` is perfect on sizes of `padded_sizes`; `ragged` is any nested tiles.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from math import isqrt
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError, did_you_mean

Integers = NDArray[np.int64]
Widths = Sequence[int | None]  # by walk: the most instances of a spread; None: any number

DIVIDES = {"perfect": "TS", "ruby": "", "ruby-s": "T", "ruby-t": "S", "padded": "TS"}  # the walks without remainder
FAMILIES = (*DIVIDES, "ragged")


class Level(NamedTuple):
    """What the steps of one walk may be: at most `most`, and divisors of the tiles there are if it `divides`."""

    divides: bool
    most: int


def check_family(family: str) -> None:
    """Refuse a name that is no family of factorisations."""
    if family not in FAMILIES:
        raise SpecError(f"no factors named {family!r}; {did_you_mean(family, FAMILIES)}")


def chains(
    size: int, pattern: str, family: str, widths: Widths | None = None, leaf: int | None = None
) -> Integers:
    """All chains, one per column, in the same order every time.

    >>> chains(6, "TS", "perfect", (None, 2))
    array([[1, 2, 2, 3, 6, 6],
           [1, 1, 2, 3, 3, 6]])
    """
    if family == "ragged":
        return _ragged(size, _mosts(size, pattern, widths), leaf or size)
    outermost, *inner = _levels(size, pattern, family, widths, leaf)
    room = list(accumulate((level.most for level in inner), lambda a, b: min(a * b, size), initial=outermost.most))
    tiles = [np.ones(int(bool(inner) or size <= outermost.most), np.int64)]
    for level, most in zip(reversed(inner), reversed(room[:-1]), strict=True):
        origin, steps = _choices(-(-size // tiles[0]), level, most)
        tiles = [np.minimum(tiles[0][origin] * steps, size), *(tile[origin] for tile in tiles)]
    return np.array(tiles[:-1], np.int64).reshape(len(pattern), len(tiles[0]))


def count_chains(
    size: int, pattern: str, family: str, widths: Widths | None = None, leaf: int | None = None
) -> int:
    """How many chains there are, without making them.

    >>> count_chains(4096, "TST", "ruby", (None, 14, None)), count_chains(4096, "TST", "perfect", (None, 14, None))
    (135601, 290)
    """
    if family == "ragged":
        return _count_ragged(size, _mosts(size, pattern, widths), leaf or size)
    return _count(size, _levels(size, pattern, family, widths, leaf))


def sample_chain(
    rng: Random, size: int, pattern: str, family: str, widths: Widths | None = None, leaf: int | None = None
) -> tuple[int, ...]:
    """A chain drawn evenly from all chains, without making them."""
    if family == "ragged":
        return _sample_ragged(rng, size, _mosts(size, pattern, widths), leaf or size)
    levels = _levels(size, pattern, family, widths, leaf)
    tiles = [1]
    while len(levels) > 1:
        *outer, level = levels
        levels = tuple(outer)
        n = -(-size // tiles[0])
        runs = list(_classes(n, level))
        upto = list(accumulate(times * _count(-(-n // steps), levels) for steps, times in runs))
        steps, times = runs[bisect_right(upto, rng.randrange(upto[-1]))]
        tiles.insert(0, min(tiles[0] * (steps + rng.randrange(times)), size))
    return tuple(tiles[:-1])


def is_chain(size: int, pattern: str, family: str, tiles: Sequence[int], widths: Widths | None = None) -> bool:
    """Whether these tiles are one of the chains.

    >>> is_chain(100, "TS", "ruby-s", (6, 1)), is_chain(100, "TS", "ruby-t", (6, 1))
    (True, False)
    """
    check_family(family)
    chain = (size, *tiles, 1)
    if any(outer < inner for outer, inner in pairwise(chain)):
        return False
    if any(-(-o // i) > most for o, i, most in zip(chain, tiles, _mosts(size, pattern, widths), strict=False)):
        return False
    if family == "ragged":
        return True
    for kind, outer, inner in zip(f"{pattern}T", chain, chain[1:], strict=False):
        if outer < size and outer % inner:
            return False
        if kind in DIVIDES[family] and outer < size and -(-size // inner) % (outer // inner):
            return False
    return True


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
    found = np.unique(np.concatenate((small, n // small)))
    found.flags.writeable = False
    return found


def _levels(size: int, pattern: str, family: str, widths: Widths | None, leaf: int | None) -> tuple[Level, ...]:
    """The walks outermost first, the implicit one included."""
    check_family(family)
    walks = zip(f"{pattern}T", (*_mosts(size, pattern, widths), leaf or size), strict=True)
    return tuple(Level(kind in DIVIDES[family], most) for kind, most in walks)


def _choices(n: Integers, level: Level, room: int) -> tuple[Integers, Integers]:
    """Every choice of steps for each `n` tiles, and for which; no more than `room` tiles are left to walk."""
    if not level.divides:
        return _ranges(-(-n // room), np.minimum(n, level.most))
    distinct, which = np.unique(n, return_inverse=True)
    table = []
    for value in distinct.tolist():
        steps = divisors(value)
        table.append(steps[(steps <= level.most) & (steps * room >= value)])
    length = np.array([len(steps) for steps in table], np.int64)
    first = np.cumsum(length) - length
    origin, place = _ranges(first[which], (first + length - 1)[which])
    return origin, np.concatenate(table)[place]


def _ranges(low: Integers, high: Integers) -> tuple[Integers, Integers]:
    """All numbers from each low to its high, and which pair each belongs to."""
    length = np.maximum(high - low + 1, 0)
    origin = np.repeat(np.arange(len(low)), length)
    shift = low - (np.cumsum(length) - length)
    return origin, np.arange(len(origin)) + shift[origin]


def _classes(n: int, level: Level) -> Iterator[tuple[int, int]]:
    """The steps in runs that leave equally many tiles to walk: the first of each run and how many they are."""
    if level.divides:
        yield from ((int(steps), 1) for steps in divisors(n) if steps <= level.most)
        return
    steps, most = 1, min(n, level.most)
    while steps <= most:
        left = -(-n // steps)
        last = min(most, (n - 1) // (left - 1) if left > 1 else n)
        yield steps, last - steps + 1
        steps = last + 1


@lru_cache(maxsize=1 << 18)
def _count(n: int, levels: tuple[Level, ...]) -> int:
    """The chains of walks that have `n` tiles to walk."""
    *outer, level = levels
    if not outer:
        return int(n <= level.most)
    rest = tuple(outer)
    return sum(times * _count(-(-n // steps), rest) for steps, times in _classes(n, level))


def _mosts(size: int, pattern: str, widths: Widths | None) -> tuple[int, ...]:
    """The most steps of each walk."""
    given = [None] * len(pattern) if widths is None else widths
    return tuple(size if kind == "T" or most is None else most for kind, most in zip(pattern, given, strict=True))


def _ragged(size: int, mosts: tuple[int, ...], leaf: int) -> Integers:
    tiles: list[Integers] = []
    outer = np.array([size] if mosts or leaf >= size else [], np.int64)
    for i, most in enumerate(mosts):
        origin, inner = _ranges(-(-outer // most), outer if i + 1 < len(mosts) else np.minimum(outer, leaf))
        tiles = [*(tile[origin] for tile in tiles), inner]
        outer = inner
    return np.array(tiles, np.int64).reshape(len(mosts), len(outer))


@lru_cache(maxsize=64)
def _ragged_sums(size: int, mosts: tuple[int, ...], leaf: int) -> list[list[int]]:
    """By walk and tile: the ways to go on below this tile or any smaller one."""
    ways = [int(tile <= leaf) for tile in range(1, size + 1)]
    sums: list[list[int]] = []
    for most in reversed(mosts):
        below = list(accumulate(ways, initial=0))
        sums.insert(0, below)
        ways = [below[outer] - below[(outer - 1) // most] for outer in range(1, size + 1)]
    return sums


def _count_ragged(size: int, mosts: tuple[int, ...], leaf: int) -> int:
    if not mosts:
        return int(size <= leaf)
    below = _ragged_sums(size, mosts, leaf)[0]
    return below[size] - below[(size - 1) // mosts[0]]


def _sample_ragged(rng: Random, size: int, mosts: tuple[int, ...], leaf: int) -> tuple[int, ...]:
    tiles: list[int] = []
    outer = size
    for most, below in zip(mosts, _ragged_sums(size, mosts, leaf), strict=True):
        outer = bisect_right(below, rng.randrange(below[(outer - 1) // most], below[outer]))
        tiles.append(outer)
    return tuple(tiles)
