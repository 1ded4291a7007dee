"""What rules on loops leave of tiles: no legal tree is below the bound, and answers under such rules are proven."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import piste
from piste.errors import SpecError
from piste.mapspace.constraints import Constraints, Rules
from piste.mapspace.space import Mapspace
from piste.search.objective import NAMED
from piste.search.proof.floor import Floor
from piste.search.proof.optimal import Bound
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Keep
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import FAMILIES, PLAIN, SLACK, SLIDING, counted, idle, of_family, tiny

CHIP = Architecture((
    Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
    Memory("GLB", capacity_bytes=16 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
    Fanout("PE", {"x": 8, "y": 8}),
    Memory("RF", capacity_bytes=64, read_pj=0.6, write_pj=0.6),
    Unit("MAC", energy_pj=0.5),
))  # fmt: skip


def drawn_rules(rng: Random, w: Workload, chip: Architecture) -> list[dict[str, Any]]:
    """Rules on the loops of some memories."""
    rules: list[dict[str, Any]] = []
    for memory in chip.memories:
        some = rng.sample(w.ranks, rng.randint(1, len(w.ranks)))
        what = rng.choice(
            [
                {},
                {"ranks": some},
                {"ranks": []},
                {"factors": {rank: rng.choice([1, 2, 3, "<=2", ">=2"]) for rank in some[:2]}},
                {"order": {rng.choice(["first", "last"]): some[:1]}},
            ]
        )
        rules += [{"memory": memory, **what}] if what else []
    return rules


@settings(max_examples=examples(25), phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 2**32 - 1), st.booleans(), st.sampled_from([tiny, idle]))
def test_no_legal_tree_is_below_an_answer_under_rules(seed: int, slides: bool, drawn: Callable[..., Any]) -> None:
    rng = Random(seed)
    (w, chip), trees = drawn(rng, SLIDING if slides else PLAIN)
    family, target = rng.choice(FAMILIES), rng.choice(["energy", "cycles", "edp"])
    rules = drawn_rules(rng, w, chip)
    try:
        space = Mapspace(w, chip, family, Constraints.read(rules))
    except SpecError:  # rules that contradict each other, or ask for more than there is
        return
    legal = [counted(w, chip, m) for m in trees if of_family(w, m, family) and m in space]
    least = min((NAMED[target](report) for report in legal if report.fits), default=inf)
    try:
        found = piste.search(w, chip, objective=target, mapspace=family, constraints=rules)
    except SpecError as error:  # the shapes leave none
        assert "leave" in str(error) and "no mapping" in str(error)
        return
    assert found.bracket[0] <= least * (1 + SLACK) if found.fits else least == inf or not found.optimal


@settings(max_examples=examples(40), phases=(Phase.explicit, Phase.reuse, Phase.generate), deadline=None)
@given(st.integers(0, 2**32 - 1), st.booleans(), st.sampled_from([tiny, idle]))
def test_no_legal_tree_is_below_the_bound_of_zones(seed: int, slides: bool, drawn: Callable[..., Any]) -> None:
    """With rules on what is kept, too, so that a tree has little choice but between loops."""
    rng = Random(seed)
    (w, chip), trees = drawn(rng, SLIDING if slides else PLAIN)
    rules, target = drawn_rules(rng, w, chip), NAMED[rng.choice(["energy", "cycles", "edp"])]
    for memory, tensor in product(list(chip.memories)[1:], w.tensors):
        if kept := rng.choice(["keep", "bypass", "", "", "", ""]):
            rules.append({"memory": memory, kept: [tensor]})
    try:
        space = Mapspace(w, chip, "perfect", Constraints.read(rules))
    except SpecError:
        return
    legal = [counted(w, chip, m) for m in trees if of_family(w, m, "perfect") and m in space]
    least = min((target(report) for report in legal if report.fits), default=inf)
    lower, _ = Bound(space, target, Watch(), False, zoned=True).run(Budget(), None)
    assert lower <= least * (1 + SLACK)


@settings(max_examples=examples(40), phases=(Phase.explicit, Phase.reuse, Phase.generate), deadline=None)
@given(st.integers(0, 2**32 - 1), st.booleans(), st.sampled_from([tiny, idle]))
def test_a_legal_tree_has_room_for_the_steps_that_rules_ask_for(
    seed: int, slides: bool, drawn: Callable[..., Any]
) -> None:
    rng = Random(seed)
    (w, chip), trees = drawn(rng, SLIDING if slides else PLAIN)
    family, inside = rng.choice(FAMILIES), list(chip.memories)[1:]
    rules = [
        {
            "memory": memory,
            "factors": {rank: rng.choice([1, 2, 3, 4, ">=2", "<=3"]) for rank in rng.sample(w.ranks, 1)},
        }
        for memory in inside
    ]
    try:
        space = Mapspace(w, chip, family, Constraints.read(rules))
    except SpecError:
        return
    floor = Floor(space, NAMED["energy"])
    for tree in trees:
        keeps = [(node.memory, t) for node in tree.nodes if isinstance(node, Keep) for t in node.tensors]
        kept = {t: tuple(m for m, u in keeps if u == t)[1:] for t in w.tensors}
        if not floor.has_steps(kept) and of_family(w, tree, family) and tree in space:
            assert not counted(w, chip, tree).fits, (w, chip, tree, rules)


@pytest.mark.parametrize("mapspace", ["perfect", "ruby-s", "ruby", "ragged"])
def test_loops_without_room_are_told_at_once(mapspace: str) -> None:
    """Three rows of eight channels go through a register of three elements, whatever it keeps."""
    w = Workload.parse("O[c,p,q] = I[c,p+r,q+s] * W[c,r,s]", c=96, p=56, q=56, r=3, s=3)
    rule = {"memory": "SL", "factors": {"r": 3, "c": 8}}
    found = piste.search(w, "attacc-edge", mapspace=mapspace, constraints=[rule])
    assert not found.fits and found.optimal and found.evaluated == 0
    assert "SL has 6 bytes, and a tile around 8 steps of c and 3 steps of r" in found.why


def test_a_rule_that_allows_all_ranks_is_none() -> None:
    w = piste.gemm(197, 1, 30)
    free, asked = (
        Mapspace(w, CHIP),
        Mapspace(w, CHIP, constraints=Constraints.read({"memory": "RF", "ranks": ["m", "n"]})),
    )
    assert asked.complete == free.complete


def test_a_memory_may_be_kept_below_one_further_in_where_nothing_is_spread() -> None:
    """The loop belongs to RF, though GLB, outside of the array, keeps below it; no instances are used."""
    w = Workload.parse("B[m] = A[m] * C[m]", m=4)
    chip = Architecture((Memory("DRAM", read_pj=20, write_pj=20), Memory("GLB", 4), Fanout("PE", {"x": 5}),
                         Memory("RF", 14), Unit("MAC")))  # fmt: skip
    rules = [{"memory": "DRAM", "ranks": []}, {"memory": "GLB", "keep": ["C"]}, {"memory": "RF", "keep": ["A"]},
             {"memory": "GLB", "factors": {"m": 1}}]  # fmt: skip
    space = Mapspace(w, chip, "perfect", Constraints.read(rules))
    tree = piste.Mapping.parse("DRAM | keep A, C, B\nRF | keep A\n | for m in steps of 1\nGLB | keep C\n | compute B")
    assert tree in space and piste.evaluate(w, chip, tree).fits
    lower, _ = Bound(space, NAMED["energy"], Watch(), False, zoned=True).run(Budget(), None)
    assert lower <= piste.evaluate(w, chip, tree).energy_pj * (1 + SLACK)


@pytest.mark.parametrize(
    "rule", [{"memory": "RF", "factors": {"k": 4}}, {"memory": "GLB", "factors": {"m": 4, "k": 2}}]
)
def test_the_lower_bound_knows_what_rules_ask_for(rule: dict[str, Any]) -> None:
    assert piste.search("bmm:4,32,64,48", CHIP, objective="edp", constraints=[rule], seconds=20).optimal


def test_nothing_fits_where_a_rule_asks_for_more_than_a_memory_has() -> None:
    """The register has one element of K, and 8 of n are walked below it."""
    rule = {"memory": "Register", "factors": {"m": 8, "n": 8}}
    found = piste.search("gqa:8,4,128,128,1024", "tpu-v4i", constraints=[rule], seconds=20)
    assert not found.fits and found.optimal and "no mapping fits" in found.why


def test_tiles_that_rules_on_loops_leave() -> None:
    w = piste.gemm(64, 64, 64)
    asked = [
        {"memory": "DRAM", "factors": {"m": 4}},
        {"memory": "GLB", "factors": {"k": "<=2"}},
        {"memory": "RF", "ranks": ["k", "n"], "factors": {"k": "<=3"}},
    ]
    rules = Rules(w, CHIP, Constraints.read(asked))
    left, outer, every = Rules(w, CHIP, rules.without_loops()), frozenset({"DRAM", "GLB"}), frozenset(CHIP.memories)
    limits = [("GLB", "m", every), ("RF", "m", every), ("RF", "n", every), ("GLB", "k", every), ("GLB", "k", outer)]
    assert [left.tile_limit(*each) for each in limits] == [(None, 4), (1, 4), None, (6, 1), (2, 1)]


@pytest.mark.parametrize(
    ("rule", "bracket"),
    [({"memory": "RF", "ranks": ["c", "r", "s"]}, 1), ({"memory": "DRAM", "factors": {"k": 4}}, 1.02)],
)
def test_the_lower_bound_of_a_convolution_knows_of_rules(rule: dict[str, Any], bracket: float) -> None:
    w = Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=32, c=32, p=14, q=14, r=3, s=3)
    found, free = piste.search(w, CHIP, constraints=[rule]), piste.search(w, CHIP)
    assert found.best in Mapspace(w, CHIP, "perfect", Constraints.read([rule]))
    assert found.value / bracket <= found.bracket[0] > 1.1 * free.value
