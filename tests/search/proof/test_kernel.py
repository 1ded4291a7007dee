"""The compiled part of the search: that it is the one in kernel.c, and counts chains as the closed form does."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from random import Random

import numpy as np
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.count.chains import Chains
from piste.formula.arrays import run_arrays
from piste.formula.program import Program
from piste.mapspace.space import Mapspace
from piste.search.objective import NAMED
from piste.search.proof.kernel import Best, counts, join, overlaps, worthwhile
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Part
from piste.spec.builders import gemm
from piste.spec.files import load
from tests.examples import examples


def test_the_kernel_that_ships_is_made_from_the_source_beside_it() -> None:
    home = files("piste.search.proof")
    first = home.joinpath("kernel.ll").read_text().split("\n", 1)[0]
    assert first == f"; kernel.c {sha256(home.joinpath('kernel.c').read_bytes()).hexdigest()}", "run make kernel"


@settings(max_examples=examples(150), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1))
def test_counts_of_chains_are_those_of_the_closed_form(seed: int) -> None:
    rng = Random(seed)
    size = rng.choice([rng.randint(1, 30), rng.randint(1, 10**6), 10**12 + 39])
    nodes, c, chains = rng.randint(0, 5), rng.choice([1, 2, 3]), []
    for _ in range(20):
        tiles = [size]
        for _ in range(nodes):
            tiles.append(rng.choice([tiles[-1], max(1, tiles[-1] // rng.randint(1, 5)), rng.randint(1, tiles[-1])]))
        chains.append(tiles[1:])
    kinds = "".join(rng.choice("LLAMZ-") for _ in range(nodes)) + rng.choice(["", "L"])
    what, level = rng.choice(["visits", "boxes", "held"]), rng.randint(0, kinds.count("L"))
    found = counts(size, np.array(chains).reshape(20, nodes).T, what, kinds, level, c)
    for tiles, one in zip(chains, found, strict=True):
        p = Program()
        form, seen = Chains(p, {"x": size}), zip(kinds, [*tiles, 1], strict=False)
        chain = tuple((kind, p.const(tile)) for kind, tile in seen if kind != "-")
        match what:
            case "visits":
                expected = form.visits("x", chain, level)
            case "boxes":
                expected = form.boxes("x", c, chain)
            case _:
                expected = form.held("x", c, chain, level)
        assert one == run_arrays([expected], {})[0], (size, kinds, tiles, what, level, c)


@settings(max_examples=examples(150), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1))
def test_chains_are_joined_that_differ_in_some_nodes_only(seed: int) -> None:
    rng = Random(seed)
    nodes, chains = rng.randint(2, 5), rng.randint(1, 60)
    tiles = np.array([sorted((rng.randint(1, 6) for _ in range(nodes)), reverse=True) for _ in range(chains)]).T
    left_out = [i for i in range(nodes - 1) if rng.random() < 0.4]
    steps = np.array([float(rng.randint(1, 5)) for _ in range(chains)])
    groups = dict[tuple[int, ...], list[int]]()
    for r in range(chains):
        groups.setdefault(tuple(int(tiles[i, r]) for i in range(nodes) if i not in left_out), []).append(r)
    order, first = join(tiles, left_out, steps)
    assert order.tolist() == [r for group in groups.values() for r in sorted(group, key=lambda r: steps[r])]
    assert np.diff(first).tolist() == [len(group) for group in groups.values()]


@settings(max_examples=examples(150), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1), st.booleans())
def test_boxes_of_instances_cover_what_they_cover(seed: int, moved: bool) -> None:
    rng = Random(seed)

    def drawn(wide: int) -> np.ndarray:
        places = sorted(rng.randint(0, 30) for _ in range(wide))
        there = [rng.random() < 0.8 for _ in range(wide)]
        last = [rng.randint(0, 4) if here else -np.inf for here in there]
        return np.array(
            [[places], [last], [[rng.randint(-6, 6) for _ in places]], [[rng.randint(-1, 4) for _ in places]]]
        )

    x, y = drawn(rng.randint(1, 5)), drawn(rng.randint(1, 5))
    held, fresh = set[int](), set[int]()
    for i in range(x.shape[2]):
        for j in range(y.shape[2]):
            place, last, shift, was = (float(x[f, 0, i] + y[f, 0, j]) for f in range(4))
            if last >= 0:
                box = set(range(int(place), int(place + last) + 1))
                held |= box
                fresh |= box - set(range(int(place + shift), int(place + shift + was) + 1))
    (found,) = overlaps((np.array([0]), np.array([0])), x, y, moved)
    assert found == len(held) - len(fresh) * moved


def test_rows_that_may_be_better_are_all_if_nothing_is_known_and_none_below_the_optimum() -> None:
    space = Mapspace(gemm(12, 18, 10), load("eyeriss"), "ruby")
    prices = ShapePrices(space, (NAMED["energy"],))
    goal, least, rows = Goal((NAMED["energy"],)).packed(prices), 1.0, list[int]()
    for terms in prices.plan.of(next(space.layout.keep_sets())):
        part = Part(prices, [terms])
        known = (float("inf"), 2e6, 2e5, least)
        rows = [worthwhile(part.packed[0], goal, Best(value=value)) for value in known]
        assert rows == sorted(rows, reverse=True) and rows[-1] == 0 < rows[0] <= part.problems[0].rows
    assert rows
