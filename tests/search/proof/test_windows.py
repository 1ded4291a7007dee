"""Factors of axes with two ranks: equal to what listing every step and instance finds, and to the closed form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.count.chains import Chain, Chains
from piste.count.pairs import NOW, SHARED, Pairs
from piste.formula.program import Program, run
from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.proof.columns import Table
from piste.search.proof.kernel import Best
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Part
from piste.search.proof.terms import Terms
from piste.search.proof.windows import Seen, Tiles, Windows
from tests.examples import examples
from tests.literal import FAMILIES, SLACK, SLIDING, evaluated, problem

KINDS = (
    "",
    "L",
    "LL",
    "LLL",
    "A",
    "LA",
    "AL",
    "LAL",
    "LZ",
    "ZL",
    "LZL",
    "LLZL",
    "M",
    "LM",
    "LLM",
    "LML",
    "MLL",
    "LMLL",
)

Leaf = tuple[
    tuple[int, ...], tuple[int, ...], tuple[int, ...], range
]  # time, instance apart, instance merged, interval


def leaves(kinds: str, tiles: tuple[int, ...], extent: range) -> Iterator[Leaf]:
    """Every interval that is left of a rank, step by step and instance by instance, in the order of time."""
    if not kinds:
        yield (), (), (), extent
        return
    for i, lo in enumerate(range(extent.start, extent.stop, tiles[0])):
        if kinds[0] == "Z" and i:
            break
        for time, apart, merged, left in leaves(kinds[1:], tiles[1:], range(lo, min(extent.stop, lo + tiles[0]))):
            yield (
                (i, *time) if kinds[0] == "L" else time,
                (i, *apart) if kinds[0] == "A" else apart,
                (i, *merged) if kinds[0] == "M" else merged,
                left,
            )


def steps(seen: Seen, tiles: tuple[int, ...], size: int) -> list[list[tuple[range, range]]]:
    """By step (of which the level counts) and instance apart: what each merged instance holds, and held before."""
    by_instance: dict[tuple[object, ...], list[tuple[tuple[int, ...], range]]] = {}
    kinds = seen.kinds.replace("-M", "MM").replace("-A", "AA")
    for time, apart, merged, left in leaves(kinds, tiles, range(size)):
        by_instance.setdefault((apart, merged), []).append((time, left))
    found: dict[tuple[object, ...], list[tuple[range, range]]] = {}
    for (apart, merged), held in by_instance.items():
        assert merged is not None
        held.sort(key=lambda one: one[0])
        for time, now in held:
            if seen.level is None:
                found.setdefault((time, apart), []).append((now, range(0)))
                continue
            inner = seen.level + seen.advances
            if any(time[inner:]) or (seen.advances and not time[seen.level]):
                continue
            around = time[: seen.level] + ((time[seen.level] - 1,) if seen.advances else ())
            before = [left for other, left in held if other[:inner] == around]
            found.setdefault((time, apart), []).append((now, before[-1]))
    return list(found.values())


def box(a: int, x: range, b: int, y: range) -> set[int]:
    return set(range(a * x.start + b * y.start, a * (x.stop - 1) + b * (y.stop - 1) + 1)) if x and y else set()


def listed(a: int, x: list[list[tuple[range, range]]], b: int, y: list[list[tuple[range, range]]]) -> int:
    total = 0
    for xs, ys in product(x, y):
        held, fresh = set[int](), set[int]()
        for (x_now, x_was), (y_now, y_was) in product(xs, ys):
            now = box(a, x_now, b, y_now)
            held |= now
            fresh |= now - box(a, x_was, b, y_was)
        total += len(held - fresh) if xs[0][1] else len(held)
    return total


def closed(a: int, x: tuple[Seen, tuple[int, ...], int], b: int, y: tuple[Seen, tuple[int, ...], int]) -> int:
    """The factor by the programs of the model."""
    p = Program()
    pairs = Pairs(Chains(p, {"x": x[2], "y": y[2]}))
    sides = []
    for name, (seen, tiles, _) in zip("xy", (x, y), strict=True):
        chain: Chain = tuple((kind, p.const(t)) for kind, t in zip(seen.kinds, tiles, strict=True) if kind != "-")
        moves = seen.level is not None
        sides.append(pairs.moves(name, chain, seen.level or 0, seen.advances) if moves else pairs.leaves(name, chain))
    out = pairs.pair(a, sides[0], b, sides[1], 10**9, NOW if x[0].level is None else SHARED)
    (value,) = run([out], {})
    return int(value)


@st.composite
def ranks(draw: st.DrawFn, most: int, kept: bool, even: bool) -> tuple[Tiles, Seen]:
    """Chains of a rank, and how a count sees them: of two spreads ("-"), the tile of one divides that of the other."""
    kinds, size = draw(st.sampled_from(KINDS)), draw(st.integers(1, most))
    chains = []
    for _ in range(draw(st.integers(1, 3))):
        chain, last = [size], ""
        for kind in kinds:
            tiles = [t for t in range(1, chain[-1] + 1) if not (even or last == "-") or chain[-1] % t == 0]
            chain.append(draw(st.sampled_from(tiles)))
            last = kind
        chains.append(chain[1:])
    loops = kinds.count("L")
    level = draw(st.integers(0, loops)) if kept else None
    advances = level is not None and level < loops and draw(st.booleans())
    return Tiles.of(size, even, np.array(chains, np.int64).T), Seen(kinds, level, advances)


@settings(max_examples=examples(600))
@given(st.data(), st.booleans(), st.booleans(), st.integers(1, 3), st.integers(1, 3))
def test_a_factor_is_what_listing_steps_and_instances_finds(
    data: st.DataObject, kept: bool, even: bool, a: int, b: int
) -> None:
    (x, x_seen), (y, y_seen) = (data.draw(ranks(most, kept, even)) for most in (12, 6))
    table = Windows().table(a, x, x_seen, b, y, y_seen)
    for i, j in product(range(x.chains), range(y.chains)):
        mine, other = tuple(x.rows[:, i].tolist()), tuple(y.rows[:, j].tolist())
        assert table[i, j] == listed(a, steps(x_seen, mine, x.size), b, steps(y_seen, other, y.size))
        assert table[i, j] == closed(a, (x_seen, mine, x.size), b, (y_seen, other, y.size))


@settings(max_examples=examples(25))
@given(st.integers(0, 2**32 - 1), st.sampled_from([family for family in FAMILIES if family != "perfect"]))
def test_the_price_of_rows_is_what_the_executor_counts(seed: int, family: str) -> None:
    rng = Random(seed)
    w, chip = problem(rng, SLIDING)
    energy = objective("energy", chip)
    for space in Mapspace(w, chip, family).spaces():
        prices = ShapePrices(space, (energy,))
        prices.rooms.clear()  # what does not fit has a price too
        for shape in rng.sample(space.shapes, min(3, len(space.shapes))):
            prices.tidy(0)  # each has tables of its own
            part = Part(prices, [Terms(prices.plan.maker, shape)])
            (made,) = part.problems
            if not made.combinations:
                continue
            rows = [only_one_row(rng, table) for table in made.tables]
            best = Best(value=np.inf, fuel=1 << 40)
            branching = part.branching(0, Goal((energy,)).packed(prices), best)
            assert branching is not None and branching.advance() == 0
            if not best.found:  # its spreads have no room on the axes
                continue
            mapping = shape.mapping(made.tiles(rows), space.workload.sizes)
            assert best.value == pytest.approx(energy(evaluated(space.workload, chip, mapping)), rel=SLACK)


def only_one_row(rng: Random, table: Table) -> int:
    """Leave one row of a table, at random; its number."""
    row, values = rng.randrange(table.rows), table.values
    table.values = lambda above, below: values(above, below)[row : row + 1]  # type: ignore[method-assign]
    taken = {over: use[row : row + 1] for over, use in table.use().items()}
    table.use = lambda: taken  # type: ignore[method-assign]
    table.rows = 1
    return row
