"""No mapping beats one that is called optimal: none at random, none of all there are, none that once did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.mapspace.space import Mapspace
from piste.results.found import Found
from piste.results.report import Report
from piste.search import search
from piste.search.objective import objective
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import gemm
from piste.spec.mapping import Compute, Keep, Mapping
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import (
    FAMILIES,
    PLAIN,
    SLACK,
    SLIDING,
    Problem,
    Trees,
    Walk,
    architecture,
    counted,
    evaluated,
    of_family,
    problem,
    ragged,
    tiny,
)

SEEDS = st.integers(0, 2**32 - 1)
AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller case


def falsify(rng: Random, texts: dict[str, dict[str, int]], family: str, steps: int) -> None:
    """Walk from tree to tree around what a search calls optimal."""
    w, chip = case = problem(rng, texts)
    target = rng.choice(case.objectives)
    found, space = search(w, chip, objective=target, mapspace=family), Mapspace(w, chip, family)
    assert found.optimal or texts is SLIDING
    walk = Walk(rng, w, chip, family, target)
    bare = Mapping((*Trees(w, chip).head, Compute(w.einsums[0].name)))
    if found.best is None or not found.fits:
        assert walk.best(bare, steps)[0] == inf
        return
    assert found.best in space
    assert walk.value(found.best) == pytest.approx(found.value, rel=SLACK)
    for start in (found.best, bare):
        walk.best(start, steps)
    for mapping, value in walk.met.items():
        assert value >= found.lower * (1 - SLACK), f"{target} {value} beats {found.lower} of {found.best}\n{mapping}"


@settings(max_examples=examples(100), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from(FAMILIES))
def test_no_tree_at_random_beats_what_is_called_optimal(seed: int, family: str) -> None:
    falsify(Random(seed), PLAIN, family, steps=120)


@settings(max_examples=examples(12), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from(FAMILIES))
def test_no_tree_at_random_beats_what_is_called_optimal_for_sliding_windows(seed: int, family: str) -> None:
    falsify(Random(seed), SLIDING, family, steps=120)


def beside(
    w: Workload,
    chip: Architecture,
    reports: list[tuple[Mapping, Report]],
    families: Sequence[str],
    targets: Sequence[str],
    rules: list[dict[str, Any]] | None = None,
) -> Iterator[tuple[Found, float, str]]:
    """What searches find, each with the least of all trees of its family; either both have a tree or none."""
    for family in families:
        mine = [report for m, report in reports if of_family(w, m, family)]
        for target in targets:
            best = min(map(objective(target, chip), mine), default=inf)
            found = search(w, chip, objective=target, mapspace=family, constraints=rules)
            assert found.fits == (best < inf), (family, target)
            yield found, best, f"{family} {target}: {found.value} {best}"


@settings(max_examples=examples(7), phases=AS_DRAWN)
@given(SEEDS)
def test_the_optimum_is_the_best_of_all_trees(seed: int) -> None:
    (w, chip), trees = case, _ = tiny(Random(seed), PLAIN)
    reports = [(m, report) for m in trees if (report := evaluated(w, chip, m)).fits]
    for found, best, about in beside(w, chip, reports, FAMILIES, case.objectives):
        assert found.optimal and (best == inf or found.value == pytest.approx(best, rel=SLACK)), about


@settings(max_examples=examples(12), phases=AS_DRAWN)
@given(SEEDS)
def test_the_optimum_is_the_best_of_all_trees_with_remainders(seed: int) -> None:
    (w, chip), trees = ragged(Random(seed))
    families = [family for family in FAMILIES if family != "ragged"]
    reports = [(m, report) for m in trees if (report := counted(w, chip, m)).fits]
    for found, best, about in beside(w, chip, reports, families, ("energy", "cycles", "edp")):
        assert found.optimal and (best == inf or found.value == pytest.approx(best, rel=SLACK)), about


@settings(max_examples=examples(4), phases=AS_DRAWN)
@given(SEEDS)
def test_no_tree_is_below_the_bracket_where_a_window_slides(seed: int) -> None:
    (w, chip), trees = case, _ = tiny(Random(seed), SLIDING)
    reports = [(m, report) for m in trees if (report := evaluated(w, chip, m)).fits]
    for found, best, about in beside(w, chip, reports, FAMILIES, case.objectives):
        assert found.lower <= best * (1 + SLACK), about
        assert not found.optimal or found.value == pytest.approx(best, rel=SLACK), about


@settings(max_examples=examples(4), phases=AS_DRAWN)
@given(SEEDS)
def test_windows_that_are_fetched_anew_are_proven(seed: int) -> None:
    (w, chip), trees = tiny(Random(seed), SLIDING)
    head = len(Trees(w, chip).head)
    anew = [
        Mapping(
            tuple(replace(n, retain=False) if i >= head and isinstance(n, Keep) else n for i, n in enumerate(m.nodes))
        )
        for m in trees
    ]
    reports = [(m, report) for m in anew if (report := evaluated(w, chip, m)).fits]
    families, rules = ("perfect", "ruby-s", "ruby"), [{"retain": False}]
    for found, best, about in beside(w, chip, reports, families, ("energy", "cycles", "edp"), rules):
        assert found.optimal and (best == inf or found.value == pytest.approx(best, rel=SLACK)), about


@settings(max_examples=examples(30), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from(FAMILIES))
def test_the_optimum_is_what_trying_every_shape_finds(seed: int, family: str) -> None:
    """Larger than all trees allow: ranks up to 12, two or three memories, an array."""
    rng, count = Random(seed), inf
    while count > 20_000:
        w = gemm(*(rng.randint(1, 12) for _ in range(3)))
        chip = architecture(rng, w, rng.choice([2, 3]), rng.choice([0, 1]))
        count = Mapspace(w, chip, family).count() if len(Trees(w, chip).keeps) <= 4 else inf
    target = rng.choice(Problem(w, chip).objectives)
    found, sure = (
        search(w, chip, objective=target, mapspace=family, strategy=strategy) for strategy in ("optimal", "exhaustive")
    )
    assert found.optimal and sure.optimal
    assert found.fits == sure.fits
    assert not sure.fits or found.value == pytest.approx(sure.value, rel=SLACK)


@settings(max_examples=examples(20), phases=AS_DRAWN)
@given(SEEDS)
def test_whether_a_tree_is_in_a_space_is_read_from_its_tiles(seed: int) -> None:
    rng = Random(seed)
    (w, chip), trees = tiny(rng, PLAIN, 500)
    for family in FAMILIES:
        space = Mapspace(w, chip, family)
        for mapping in rng.sample(trees, 20):
            assert (mapping in space) == of_family(w, mapping, family)


@settings(max_examples=examples(60), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from(FAMILIES), st.sampled_from([PLAIN, SLIDING]))
def test_what_a_space_gives_is_in_it(seed: int, family: str, texts: dict[str, dict[str, int]]) -> None:
    rng = Random(seed)
    w, chip = problem(rng, texts)
    space = Mapspace(w, chip, family)
    for _ in range(30):
        assert space.why_not(space.sample(rng)) is None


DRAM, MAC = Memory("DRAM", read_pj=20, write_pj=20), Unit("MAC")
CONV = "O[p] = I[p+r] * W[r]"


def pes(*memories: Memory | Fanout) -> Architecture:
    return Architecture((DRAM, Fanout("PE", {"x": 2}), *memories, MAC))


ONCE_BETTER = {
    "a loop below a spread that leaves a remainder": (
        ("B[m] = A[m,k] * V[k]", {"m": 9, "k": 26}),
        Architecture(
            (
                Memory("DRAM", read_pj=200, write_pj=20),
                Memory("GLB", capacity_bytes=14, read_pj=1, write_pj=30),
                Fanout("PE", {"x": 2}, reduce=False, word_pj=5),
                MAC,
            )
        ),
        ("ruby-s", "energy"),
        "DRAM | keep A, V, B; for m in steps of 6; GLB | keep B; for k in steps of 1; GLB | keep V; "
        "spread m in steps of 3 over PE.x; compute B",
    ),
    "fewer instances that are filled": (
        ("B[m] = A[m] * C[n]", {"m": 10, "n": 1}),
        Architecture(
            (DRAM, Fanout("PE", {"x": 3, "y": 2}, multicast=False), Memory("RF", capacity_bytes=8, keeps=("C",)), MAC)
        ),
        ("ruby", "edp"),
        "DRAM | keep A, C, B; spread m in steps of 4 over PE.x; spread m in steps of 2 over PE.y; RF | keep C; "
        "compute B",
    ),
    "a loop between the spreads over two axes, the second one first": (
        ("B[m] = A[m] * C[m]", {"m": 9}),
        Architecture((DRAM, Fanout("PE", {"x": 3, "y": 2}), MAC)),
        ("ruby-t", "cycles"),
        "DRAM | keep A, C, B; spread m in steps of 6 over PE.y; for m in steps of 3; spread m in steps of 1 over PE.x; "
        "compute B",
    ),
    "a loop below a spread and above the keeps inside": (
        ("B[m] = A[m] * C[m]", {"m": 13}),
        Architecture(
            (
                DRAM,
                Fanout("ALU", {"x": 5}, multicast=False),
                Memory("GLB", capacity_bytes=14),
                Fanout("PE", {"x": 2}, multicast=False, words_per_cycle=1),
                MAC,
            )
        ),
        ("ruby-t", "cycles"),
        "DRAM | keep A, C, B; spread m in steps of 3 over ALU.x; GLB | keep A, C; for m in steps of 1; GLB | keep B; "
        "compute B",
    ),
    "a loop above its spread though the keep inside lacks the rank": (
        (CONV, {"p": 5, "r": 4}),
        pes(Memory("RF", capacity_bytes=12, keeps=("O",), read_pj=1, write_pj=1)),
        ("perfect", "edp"),
        "DRAM | keep I, W, O; for r in steps of 2; spread r in steps of 1 over PE.x; RF | keep O; compute O",
    ),
    "what leaves a remainder stands below its spread": (
        ("B[m] = A[m] * C[m]", {"m": 5}),
        pes(),
        ("ruby-t", "cycles"),
        "DRAM | keep A, C, B; spread m in steps of 3 over PE.x; compute B",
    ),
    "what leaves no remainder stands above its spread": (
        ("B[m] = A[m,k] * V[k]", {"m": 1, "k": 5}),
        pes(Memory("RF", capacity_bytes=2, read_pj=1, write_pj=1)),
        ("ruby-s", "edp"),
        "DRAM | keep A, V, B; for k in steps of 2; spread k in steps of 1 over PE.x; RF | keep B; compute B",
    ),
    "an axis whose other rank has one element": (
        (CONV, {"p": 4, "r": 1}),
        pes(Memory("RF", capacity_bytes=100, keeps=("W",)), Fanout("ALU", {"x": 2})),
        ("perfect", "cycles"),
        "DRAM | keep I, W, O; spread p in steps of 2 over PE.x; spread p in steps of 1 over ALU.x; compute O",
    ),
    "nothing is spread": (
        (CONV, {"p": 5, "r": 3}),
        pes(Memory("RF", capacity_bytes=100, keeps=("W", "O"), read_pj=1, write_pj=1)),
        ("perfect", "energy"),
        "DRAM | keep I, W, O; RF | keep W; RF | keep O; compute O",
    ),
    "a rank below the keep of a window that stays when another loop wraps": (
        ("O[p] = I[c,p+r] * W[c,r]", {"p": 8, "c": 2, "r": 2}),
        Architecture((DRAM, Memory("RF", capacity_bytes=14, read_pj=4), MAC)),
        ("perfect", "energy"),
        "DRAM | keep I, W, O; for p in steps of 1; RF | keep O, W; for r in steps of 1; RF | keep I; compute O",
    ),
    "a loop below its spread and below a keep that lacks the rank": (
        ("B[m] = A[m,k] * V[k]", {"m": 2, "k": 5}),
        pes(Memory("RF", capacity_bytes=42, keeps=("A", "V"), read_pj=1, write_pj=6)),
        ("ruby-t", "energy"),
        "DRAM | keep A, V, B; spread k in steps of 3 over PE.x; RF | keep V; compute B",
    ),
    "what a window leaves to the compute below its own spread": (
        (CONV, {"p": 5, "r": 3}),
        pes(),
        ("ruby-t", "edp"),
        "DRAM | keep I, W, O; spread p in steps of 3 over PE.x; compute O",
    ),
    "a rank of a window that is spread over two axes": (
        (CONV, {"p": 6, "r": 5}),
        Architecture((DRAM, Fanout("PE", {"x": 3, "y": 2}), MAC)),
        ("perfect", "cycles"),
        "DRAM | keep I, W, O; spread p in steps of 2 over PE.x; spread p in steps of 1 over PE.y; compute O",
    ),
    "the order of loops above another keep than that of the window": (
        ("O[p,q] = I[p+r,q] * W[r]", {"p": 4, "q": 3, "r": 2}),
        Architecture((DRAM, Memory("RF", capacity_bytes=8), MAC)),
        ("perfect", "energy"),
        "DRAM | keep I, W, O; RF | keep W; for q in steps of 1; for p in steps of 1; RF | keep O; for r in steps of 1; "
        "RF | keep I; compute O",
    ),
}


@pytest.mark.parametrize("what", ONCE_BETTER)
def test_what_once_beat_an_optimum_no_longer_does(what: str) -> None:
    (text, sizes), chip, (family, target), tree = ONCE_BETTER[what]
    w = Workload.parse(text, sizes)
    mapping = Mapping.parse("\n".join(line if "|" in line else f"| {line}" for line in tree.split("; ")))
    value = objective(target, chip)(evaluated(w, chip, mapping))
    found = search(w, chip, objective=target, mapspace=family)
    assert found.optimal or "+" in text
    assert found.value <= value * (1 + SLACK)


def test_a_window_that_may_be_spread_over_two_fanouts_is_proven_and_so_is_what_never_fits() -> None:
    w = Workload.parse(CONV, {"p": 6, "r": 3})
    for size, fits in ((16, True), (1, False)):
        must = Memory("GLB", capacity_bytes=size, read_pj=1, write_pj=1)
        chip = Architecture((DRAM, must, Fanout("PE", {"x": 2}), Fanout("ALU", {"x": 2}), MAC))
        found = search(w, chip, constraints=[{"memory": "GLB", "keep": ["I", "W", "O"]}])
        assert found.optimal and found.fits == fits


def test_a_rank_may_move_two_windows() -> None:
    w = Workload.parse("O[p,q] = I[p+r,2*q+r] * W[r]", {"p": 2, "q": 2, "r": 2})
    chip = Architecture((DRAM, Memory("RF", capacity_bytes=8, keeps=("I",)), Fanout("PE", {"x": 2}), MAC))
    reports = [(m, report) for m in Trees(w, chip) if (report := counted(w, chip, m)).fits]
    for found, best, about in beside(w, chip, reports, ["perfect"], ("energy", "cycles", "edp")):
        assert found.lower <= best * (1 + SLACK), about
        assert not found.optimal or found.value == pytest.approx(best, rel=SLACK), about
