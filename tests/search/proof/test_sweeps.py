"""Windows in any order of loops: no tree is below what families of trees say; where these are exact, it is a proof."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.cost.evaluate import evaluate
from piste.mapspace.space import Mapspace
from piste.search import search
from piste.search.anytime.climb import Climb, unable
from piste.search.objective import objective
from piste.search.proof.optimal import lower_bound
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import SLACK, SLIDING, SPREAD, Problem, architecture, counted, of_family, spread, tiny

SEEDS = st.integers(0, 2**32 - 1)
AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)
TEXTS = (
    "O[p] = I[{}*p+{}*r] * W[r]",
    "O[k,p] = I[c,{}*p+{}*r] * W[k,c,r]",
    "O[k,p] = I[c,{}*p+{}*r] * W[k,c,r] * V[p,k]",
    "O[c,p,q] = I[c,{}*p+{}*r,{}*q+{}*s] * W[c,r,s]",
    "O[k,p,q] = I[c,{}*p+{}*r,{}*q+{}*s] * W[k,c,r,s]",
    "O[k,{}*p+{}*r] = I[c,p] * W[k,c,r]",
    "O[k,{}*p+{}*r,{}*q+{}*s] = I[c,p,q] * W[k,c,r,s]",
)
# Results that are windows, of which all trees are looked at.
ADDED: dict[str, dict[str, int]] = {
    "O[{}*p+{}*r] = I[p] * W[r]": {"p": 6, "r": 4},
    "O[k,{}*p+{}*r] = I[p] * W[k,r]": {"k": 2, "p": 4, "r": 3},
    "O[{}*p+{}*r] = I[c,p] * W[c,r]": {"p": 4, "c": 2, "r": 3},
    "O[{}*p+{}*r,{}*q+{}*s] = I[p,q] * W[r,s]": {"p": 3, "q": 2, "r": 3, "s": 2},
}
SIZES = {"p": (4, 6, 8, 12, 16), "q": (4, 6, 8), "r": (2, 3, 4, 5), "s": (2, 3, 4), "c": (1, 2, 4), "k": (1, 2, 4)}


def larger(rng: Random) -> Problem:
    """A window with strides and dilations of more steps than all trees allow."""
    text = rng.choice(TEXTS)
    ranks = [rank for rank in SIZES if f"[{rank}" in text or f",{rank}" in text or f"*{rank}" in text]
    steps = [rng.choice([1, 1, 1, 2, 3]) for _ in range(text.count("{}"))]
    w = Workload.parse(text.format(*steps), {rank: rng.choice(SIZES[rank]) for rank in ranks})
    return Problem(w, architecture(rng, w, rng.choice([2, 3, 3, 4]), rng.choice([0, 1, 1])))


def nothing_below(space: Mapspace, target: str) -> float:
    """What is known without any mapping."""
    return lower_bound(space, objective(target, space.architecture), Budget(), Watch(), None)[0]


@settings(max_examples=examples(9), phases=AS_DRAWN)
@given(SEEDS, st.booleans(), st.booleans())
def test_no_tree_is_below_what_families_say(seed: int, shared: bool, added: bool) -> None:
    listed = ADDED if added else SPREAD if shared else SLIDING
    (w, chip), trees = spread(Random(seed), listed) if shared else tiny(Random(seed), listed)
    reports = [r for m in trees if of_family(w, m, "perfect") and (r := counted(w, chip, m)).fits]
    for target in ("energy", "cycles", "edp"):
        best = min(map(objective(target, chip), reports), default=inf)
        assert nothing_below(Mapspace(w, chip), target) <= best * (1 + SLACK), target


@settings(max_examples=examples(6), phases=AS_DRAWN)
@given(SEEDS)
def test_no_mapping_that_is_climbed_to_is_below(seed: int) -> None:
    rng = Random(seed)
    case = larger(rng)
    space, target = Mapspace(*case), rng.choice(["energy", "cycles", "edp"])
    if unable(space) is None:
        climb = Climb(space, target, seed % 1000)
        climb.step(20_000)
        assert climb.value < 0 or nothing_below(space, target) <= climb.value * (1 + SLACK)


@pytest.mark.parametrize("target", ["energy", "edp"])
@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("O[k,p] = I[c,p+2*r] * W[k,c,r]", {"k": 16, "c": 16, "p": 32, "r": 5}),
        ("O[k,p] = I[c,2*p+r] * W[k,c,r]", {"k": 16, "c": 16, "p": 28, "r": 3}),
    ],
)
def test_a_window_is_proven(text: str, sizes: dict[str, int], target: str) -> None:
    chip = Architecture((
        Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
        Memory("L2", capacity_bytes=32 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 8, "y": 8}),
        Memory("RF", capacity_bytes=128, read_pj=0.6, write_pj=0.6),
        Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    found = search(Workload.parse(text, sizes), chip, objective=target)
    assert found.optimal


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        # Eleven instances of p, 33 elements, are 1 or 3 apart: half of them share nothing with dilated ones of r.
        ("O[k,p] = I[c,p+2*r] * W[k,c,r]", {"k": 8, "c": 8, "p": 33, "r": 3}),
        # Where steps may undo each other, every element is moved once at least.
        ("O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s]", {"k": 8, "c": 4, "p": 6, "q": 6, "r": 3, "s": 3}),
    ],
)
def test_a_window_that_feeds_units_is_proven(text: str, sizes: dict[str, int]) -> None:
    near = Memory("L2", 8192, read_pj=8, write_pj=8)
    far = Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128)
    chip = Architecture((far, near, Fanout("PE", {"x": 9, "y": 16}), Unit("MAC", energy_pj=0.5)))
    for target in ("energy", "edp"):
        assert search(Workload.parse(text, sizes), chip, objective=target).optimal


def test_steps_of_a_window_undo_each_other_across_instances() -> None:
    """With instances of p between its steps, 2 apart, a step of r leads to where one of p has been."""
    w = Workload.parse("O[p] = I[p+2*r] * W[r]", p=4, r=4)
    glb = Memory("GLB", capacity_bytes=6, keeps=("I",), read_pj=0.5, write_pj=1)
    pe = Fanout("PE", {"x": 3}, reduce=False)
    chip = Architecture((Memory("DRAM", read_pj=200, write_pj=150), pe, glb, Unit("MAC", energy_pj=1)))
    tree = """DRAM | keep I, W, O
                   | for r in steps of 1
                   | for p in steps of 2
                   | spread p in steps of 1 over PE.x
              GLB  | keep I
                   | compute O"""
    assert evaluate(w, chip, Mapping.parse(tree)).energy_pj == pytest.approx(8434)
    assert nothing_below(Mapspace(w, chip), "energy") == pytest.approx(8434)
