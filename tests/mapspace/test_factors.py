"""Tile chains by the vectorised routines are those that the definitions admit, and as many as the formulas say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from math import comb, prod
from random import Random

import numpy as np
import pytest

from piste.errors import SpecError
from piste.mapspace.factors import (
    FAMILIES,
    Limit,
    chains,
    check_family,
    count_chains,
    each_chain,
    is_chain,
    padded_sizes,
    sample_chain,
    tally_chains,
)
from tests.examples import some

TILINGS = ["perfect", "ruby", "ruby-s", "ruby-t", "ragged"]
PATTERNS = ["", *("".join(p) for k in range(1, 5) for p in product("LS", repeat=k))]


def nested(size: int, length: int) -> Iterator[tuple[int, ...]]:
    """Every tuple of tiles, none larger than the one before."""
    if not length:
        yield ()
        return
    for tile in range(1, size + 1):
        for rest in nested(tile, length - 1):
            yield (tile, *rest)


def allowed(size: int, pattern: str, family: str, tiles: tuple[int, ...]) -> bool:
    """The definition: drop one-step walks, then follow the last region of the nest down."""
    walks = [
        (kind, outer, inner)
        for kind, outer, inner in zip(f"{pattern}L", (size, *tiles), (*tiles, 1), strict=True)
        if inner < outer
    ]
    if family == "ragged":
        return True
    if any(outer % inner for _, outer, inner in walks[1:]):
        return False
    left = size
    remainders = set()
    for n, (kind, outer, inner) in enumerate(walks):
        steps = -(-left // inner)
        if n and steps < outer // inner:
            remainders.add(kind)
        left -= (steps - 1) * inner
        if not n and outer % inner and family == "perfect":
            return False
    return remainders <= {"perfect": set(), "ruby": {"L", "S"}, "ruby-s": {"S"}, "ruby-t": {"L"}}[family]


def fits(size: int, limits: tuple[Limit, ...], tiles: tuple[int, ...]) -> bool:
    for limit, outer, inner in zip(limits, (size, *tiles), (*tiles, 1), strict=True):
        least, most = limit if isinstance(limit, tuple) else (1, limit)
        if not least <= -(-outer // inner) <= (most or size):
            return False
    return True


def some_limits(rng: Random, pattern: str) -> tuple[Limit, ...]:
    """Widths of spreads; now and then also bounds of loops and of the leaf."""
    if rng.random() < 0.5:
        return (*(rng.choice([None, rng.randint(1, 9)]) if kind == "S" else None for kind in pattern), None)
    fewest = [rng.randint(1, 3) for _ in range(len(pattern) + 1)]
    return tuple(rng.choice([None, (n, None), (n, n), (n, n + 4)]) for n in fewest)


@pytest.mark.parametrize("family", TILINGS)
@pytest.mark.parametrize("pattern", some(PATTERNS, 12))
def test_chains_are_all_that_the_definition_admits(pattern: str, family: str) -> None:
    rng = Random(pattern + family)
    for size in range(1, 31) if len(pattern) < 3 else (1, 2, 7, 12, rng.randint(13, 30 if len(pattern) < 4 else 16)):
        right = [tiles for tiles in nested(size, len(pattern)) if allowed(size, pattern, family, tiles)]
        assert sorted(map(tuple, chains(size, pattern, family).T.tolist())) == right
        assert count_chains(size, pattern, family) == len(right)
        for limits in (some_limits(rng, pattern), some_limits(rng, pattern)):
            wanted = [tiles for tiles in right if fits(size, limits, tiles)]
            found = chains(size, pattern, family, limits[:-1], limits[-1])
            assert found.dtype == np.int64 and found.shape == (len(pattern), len(wanted))
            assert sorted(map(tuple, found.T.tolist())) == wanted
            assert count_chains(size, pattern, family, limits[:-1], limits[-1]) == len(wanted)
            apart = rng.sample(range(len(pattern) + 1), rng.randint(0, min(len(pattern), 2)))
            steps = [[-(-o // i) for o, i in pairwise((size, *tiles, 1))] for tiles in wanted]
            tally = tally_chains(size, pattern, family, apart, limits[:-1], limits[-1])
            assert tally == Counter(tuple(each[i] for i in sorted(apart)) for each in steps)
            one_by_one = list(each_chain(size, pattern, family, limits[:-1], limits[-1]))
            assert one_by_one == list(map(tuple, found.T.tolist()))


@pytest.mark.parametrize("family", TILINGS)
@pytest.mark.parametrize(
    ("size", "pattern", "limits", "leaf"),
    [(12, "LSL", (None, 3, None), None), (11, "SS", (2, None), (1, 2)), (9, "L", None, 1), (12, "LL", (3, (2, 4)), 2)],
)
def test_one_chain_is_judged_like_all(
    size: int, pattern: str, limits: tuple[Limit, ...] | None, leaf: Limit, family: str
) -> None:
    wanted = set(map(tuple, chains(size, pattern, family, limits, leaf).T.tolist()))
    for tiles in product(range(1, size + 2), repeat=len(pattern)):
        assert is_chain(size, pattern, family, tiles, limits, leaf) == (tiles in wanted)


@pytest.mark.parametrize("family", TILINGS)
@pytest.mark.parametrize(
    ("limits", "leaf"), [((None, 4, None), None), ((None, (2, 4), (2, None)), None), ((4, 3, 2), 1)]
)
def test_draws_are_even(family: str, limits: tuple[Limit, ...], leaf: Limit) -> None:
    rng = Random(0)
    wanted = set(map(tuple, chains(12, "LSL", family, limits, leaf).T.tolist()))
    draws = Counter(sample_chain(rng, 12, "LSL", family, limits, leaf) for _ in range(100 * len(wanted)))
    assert set(draws) == wanted
    assert sum((n - 100) ** 2 / 100 for n in draws.values()) < len(wanted) + 5 * (2 * len(wanted)) ** 0.5  # chi square


def multiplicities(n: int) -> list[int]:
    found = Counter[int]()
    p = 2
    while n > 1:
        while n % p == 0:
            found[p] += 1
            n //= p
        p += 1
    return list(found.values())


@pytest.mark.parametrize("size", [1, 360, 4093, 4096, 27720])
@pytest.mark.parametrize("length", [0, 1, 2, 3, 5])
def test_counts_by_formulas(size: int, length: int) -> None:
    pattern = "LSLSL"[:length]
    # Equation 1 of Ruby: a chain shares out the prime factors among the walks and the points.
    assert count_chains(size, pattern, "perfect") == prod(comb(a + length, length) for a in multiplicities(size))
    assert count_chains(size, pattern, "ragged") == comb(size + length - 1, length)
    if length == 1:
        assert count_chains(size, pattern, "ruby") == size
    if length == 2:
        assert count_chains(size, pattern, "ruby") == sum(-(-size // steps) for steps in range(1, size + 1))
    for family in ("ruby", "ruby-s", "ruby-t"):
        if (n := count_chains(size, pattern, family)) < 2e5:
            found = chains(size, pattern, family)
            assert found.shape[1] == n == np.unique(found, axis=1).shape[1]
    assert count_chains(size, "LLL"[:length], "ruby-s") == count_chains(size, "LLL"[:length], "perfect")


# Ruby's Table I: a rank-1 tensor on 9 PEs below a buffer. Its sizes; the table itself is a picture in the paper.
TABLE_I = [3, 7, 16, 63, 100, 128, 511, 1000, 1024, 4093, 4096]


def digits(size: int, family: str, fanout: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Equation 5, outermost first: L_n = L_{n+1} P_n + R_n - 1 from L = 0 until L + 1 is the size.

    While L is 0 a level has one path, and P_n has no effect: it is R_n. The levels: buffer, PEs, points of a PE.
    """

    def choices(kind: str, least: int) -> Iterator[tuple[int, int]]:
        """(P, R) of a level below L = `least` full ones, the tiles so far within the size."""
        for p in range(1, (fanout if kind == "S" else size) + 1):
            for r in range(1, p + 1):
                if least * p + r - 1 >= size:
                    break
                even = r == p
                if even or (least and (family == "ruby" or family == {"S": "ruby-s", "L": "ruby-t"}[kind])):
                    yield p, r

    for p2, r2 in choices("L", 0):
        for p1, r1 in choices("S", r2 - 1):
            full = (r2 - 1) * p1 + r1 - 1
            if not full:  # then all is done by the points of one PE
                yield (p2, r2), (p1, r1), (size, size)
                continue
            # L * p + r - 1 = size - 1 with 1 <= r <= p: p is bounded on both sides.
            for p0 in range(-(-size // (full + 1)), (size - 1) // full + 1):
                r0 = size - full * p0
                if r0 == p0 or family in ("ruby", "ruby-t"):
                    yield (p2, r2), (p1, r1), (p0, r0)


@pytest.mark.parametrize("family", ["perfect", "ruby", "ruby-s", "ruby-t"])
@pytest.mark.parametrize("size", some(TABLE_I, 2))
def test_equation_5_makes_the_same_chains(size: int, family: str) -> None:
    made = set()
    number = 0
    for (_, _), (p1, _), (p0, _) in digits(size, family, fanout=9):
        made.add((min(p1 * p0, size), p0))
        number += 1
    found = chains(size, "LS", family, (None, 9))
    assert made == set(map(tuple, found.T.tolist()))
    assert number == len(made) == found.shape[1] == count_chains(size, "LS", family, (None, 9))


def test_table_1_grows_as_the_paper_says() -> None:
    counts = {
        f: [count_chains(n, "LS", f, (None, 9)) for n in TABLE_I] for f in ("perfect", "ruby-s", "ruby-t", "ruby")
    }
    for least, more, most in zip(counts["perfect"], counts["ruby-s"], counts["ruby"], strict=True):
        assert least <= more <= most
    for least, more, most in zip(counts["perfect"], counts["ruby-t"], counts["ruby"], strict=True):
        assert least <= more <= most
    assert counts["ruby"][-1] > 20 * counts["ruby-s"][-1]


def test_the_toy_of_ruby() -> None:
    """100 elements on 6 PEs without storage (Figures 4 and 5): 17 steps, 20 with perfect factors."""

    def fewest(family: str) -> int:
        tiles = chains(100, "LS", family, (None, 6))
        buffered, points = tiles
        return int(np.min(-(-100 // buffered) * points))

    assert (fewest("perfect"), fewest("ruby-s"), fewest("ruby"), fewest("ragged")) == (20, 17, 17, 17)
    assert is_chain(100, "LS", "ruby-s", (6, 1), (None, 6))


def test_padding() -> None:
    assert padded_sizes(127, (16,)) == (127, 128)
    assert padded_sizes(128, (16, 1)) == (128,)
    assert padded_sizes(3, (14, 12)) == (3, 12, 14)
    assert padded_sizes(5, ()) == (5,)


def test_names() -> None:
    for family in FAMILIES:
        check_family(family)
    with pytest.raises(SpecError, match="no factors named 'rubys'; did you mean 'ruby-s'"):
        chains(4, "L", "rubys")
