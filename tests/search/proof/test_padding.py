"""Padded windows: tables equal the closed form, and no tree of all there are is below what a proof says."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from piste.cost.evaluate import evaluate
from piste.cost.evaluator import PaddedChains, padded_table
from piste.count.chains import Chains
from piste.count.pairs import MOST, NOW, SHARED, Pairs
from piste.errors import SpecError
from piste.formula.program import Numbers, run
from piste.mapspace.space import Mapspace
from piste.search import search
from piste.search.anytime.climb import Climb, unable
from piste.search.objective import objective
from piste.search.proof.optimal import Bound, lower_bound
from piste.search.proof.padding import useful
from piste.search.root import Root
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.einsum import Index
from piste.spec.files import load
from piste.spec.mapping import Mapping
from piste.spec.padding import without_padding
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import SLACK, SLIDING, SPREAD, Problem, counted, idle, of_family, spread, tiny
from tests.search.proof.test_sweeps import larger

SEEDS = st.integers(0, 2**32 - 1)
AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)
WINDOW = re.compile(r"(?:\d+\*)?[a-z]\+(?:\d+\*)?[a-z]")


def with_padding(rng: Random, w: Workload) -> Workload:
    """The same with windows that begin before their tensor or end behind it."""

    def cut(found: re.Match[str]) -> str:
        terms = re.findall(r"(?:(\d+)\*)?([a-z])", found[0])
        reach = sum(int(c or 1) * (w.sizes[r] - 1) for c, r in terms)
        before = rng.randint(0, min(3, reach))
        extent = max(1, reach + 1 - before - rng.choice([-1, 0, 0, 1, 2]))
        return f"{found[0]}{f'-{before}' if before else ''} in {extent}"

    try:
        return Workload.parse(WINDOW.sub(cut, w.einsums[0].formula), w.sizes, w.bits)
    except SpecError:  # nothing but padding
        return w


@settings(max_examples=examples(150), deadline=None)
@given(SEEDS)
def test_tables_are_the_factors_of_the_closed_form(seed: int) -> None:
    rng = Random(seed)
    sizes, kinds, tiles = [rng.randint(1, 9), rng.randint(1, 5)], list[str](), list[list[int]]()
    for size in sizes:
        nodes = rng.randint(0, 4)
        kinds.append("".join(rng.choice("LLAMZ") for _ in range(nodes)))
        tiles.append(sorted((rng.randint(1, size) for _ in range(nodes)), reverse=True))
    a, b, before, extent = rng.randint(1, 3), rng.randint(1, 2), rng.randint(0, 3), rng.randint(1, 12)
    loops = [side.count("L") for side in kinds]
    advancing = rng.randrange(2)
    levels = [rng.randint(0, n - (i == advancing)) if n else 0 for i, n in enumerate(loops)]
    index, p = Index((("x", a), ("y", b)), before, extent), Numbers()
    pairs = Pairs(Chains(p, dict(zip("xy", sizes, strict=True))))
    chains = [tuple((k, p.const(t)) for k, t in zip(*side, strict=True)) for side in zip(kinds, tiles, strict=True)]
    for what, name in ((NOW, "now"), (SHARED, "shared"), (MOST, "most")):
        if what == SHARED and not loops[advancing]:
            continue
        when = tuple((levels[i], i == advancing) for i in range(2)) if what == SHARED else None
        (should,) = run([pairs.padded(index, chains, when, what)], {})
        sides = [
            PaddedChains(
                c, size, seen, np.array(own, np.int64).reshape(len(own), 1), *(when[i] if when else (None, False))
            )
            for i, (c, size, seen, own) in enumerate(zip((a, b), sizes, kinds, tiles, strict=True))
        ]
        assert padded_table(sides[0], sides[1], before, extent, name).tolist() == [[should]], name


def nothing_below(space: Mapspace, target: str) -> float:
    """What is known without any mapping."""
    sought = objective(target, space.architecture)
    return max(lower_bound(space, sought, Budget(), Watch(), None)[0], Root(space, sought)())


@settings(max_examples=examples(4), phases=AS_DRAWN)
@given(SEEDS, st.booleans(), st.sampled_from(["perfect", "ruby", "ragged"]))
def test_no_tree_is_below(seed: int, shared: bool, family: str) -> None:
    rng = Random(seed)
    (w, chip), trees = spread(rng, SPREAD) if shared else tiny(rng, SLIDING)
    w = with_padding(rng, w)
    reports = [r for m in trees if of_family(w, m, family) and (r := counted(w, chip, m)).fits]
    for target in ("energy", "cycles", "edp"):
        best = min(map(objective(target, chip), reports), default=inf)
        assert nothing_below(Mapspace(w, chip, family), target) <= best * (1 + SLACK), target
        found = search(w, chip, objective=target, mapspace=family)
        assert found.lower <= best * (1 + SLACK), target
        assert not found.optimal or best == inf or found.value == pytest.approx(best, rel=SLACK), target


@settings(max_examples=examples(6), phases=AS_DRAWN)
@given(SEEDS)
def test_no_mapping_that_is_climbed_to_is_below(seed: int) -> None:
    rng = Random(seed)
    w, chip = larger(rng)
    case = Problem(with_padding(rng, w), chip)
    space, target = Mapspace(*case), rng.choice(["energy", "cycles", "edp"])
    if unable(space) is None:
        climb = Climb(space, target, seed % 1000)
        climb.step(4_000)
        assert climb.value < 0 or nothing_below(space, target) <= climb.value * (1 + SLACK)


@settings(max_examples=examples(20), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from([idle, tiny, spread]), st.sampled_from(["ruby", "ruby-s", "ragged"]))
def test_no_tree_is_below_the_relaxed_bound(seed: int, drawn: Callable[..., Any], family: str) -> None:
    """Of ranks of one element too."""
    rng = Random(seed)
    (w, chip), trees = drawn(rng, SPREAD if drawn is spread else SLIDING)
    w = with_padding(rng, w)
    reports = [r for m in trees if of_family(w, m, family) and (r := counted(w, chip, m)).fits]
    for target in ("energy", "cycles", "edp"):
        best = min(map(objective(target, chip), reports), default=inf)
        lower, _ = Bound(Mapspace(w, chip, family), objective(target, chip), Watch(), False).run(Budget(), None)
        assert lower <= best * (1 + SLACK), target


@settings(max_examples=examples(12), phases=AS_DRAWN)
@given(SEEDS, st.sampled_from(["ruby", "ruby-s", "ragged"]))
def test_no_larger_mapping_is_below_the_relaxed_bound(seed: int, family: str) -> None:
    rng = Random(seed)
    w, chip = larger(rng)
    space, target = Mapspace(with_padding(rng, w), chip, family), rng.choice(["energy", "cycles", "edp"])
    if unable(space) is None:
        climb = Climb(space, target, seed % 1000)
        climb.step(4_000)
        known = Outcome(value=climb.value * (1 + SLACK))
        lower, _ = Bound(space, objective(target, chip), Watch(), False).run(Budget(), known)
        assert lower <= climb.value * (1 + 2 * SLACK)


def test_instances_that_are_sent_padded_windows_together_have_one_each() -> None:
    """Their boxes were once counted as one, and so were the points that may be padding: the bound was 166."""
    w = Workload.parse("O[p] = I[c,2*p+3*r in 6] * W[c,r]", p=4, c=1, r=1)
    chip = Architecture((Memory("DRAM", read_pj=20, write_pj=20), Memory("GLB", 30, read_pj=6.5),
                         Fanout("PE", {"x": 5}), Unit("MAC")))  # fmt: skip
    tree = Mapping.parse("DRAM | keep I, W, O\n | spread p in steps of 1 over PE.x\n | compute O")
    lower, _ = Bound(Mapspace(w, chip, "ruby"), objective("energy", chip), Watch(), False).run(Budget(), None)
    assert lower <= evaluate(w, chip, tree).energy_pj == 160


def test_where_remainders_may_be_left_padding_is_not_all_that_is_known() -> None:
    """A layer that takes 0.245 mJ as far as is known; of its input nothing counted, and the bound was 0.195 mJ."""
    w = Workload.parse("O[k,p,q] = I[c,p+r-1 in 28,q+s-1 in 28] * W[k,c,r,s]", k=128, c=128, p=28, q=28, r=3, s=3)
    chip = Architecture((
        Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
        Memory("L2", 512 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 32, "y": 32}),
        Memory("RF", 256, read_pj=0.6, write_pj=0.6), Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    known = Outcome(value=245_324_800.0)
    lower, _ = Bound(Mapspace(w, chip, "ruby"), objective("energy", chip), Watch(), False).run(Budget(), known)
    assert 0.97 * known.value < lower <= known.value


def test_a_layer_is_proven_without_its_padding() -> None:
    """Of ResNet-18's last: 49 of 81 elements that its windows span are data."""
    w = Workload.parse("O[k,p,q] = I[c,p+r-1 in 7,q+s-1 in 7] * W[k,c,r,s]", k=512, c=512, p=7, q=7, r=3, s=3)
    found = search(w, "eyeriss")
    assert found.optimal and found.report is not None and found.report.workload == w
    as_data = search(without_padding(w), "eyeriss")
    assert found.value <= evaluate(w, load("eyeriss"), as_data.best).energy_pj < 0.99 * as_data.value
    assert useful(w) == 512 * 512 * 19 * 19
    assert found.gap_to_bound is not None and found.gap_to_bound >= 1


def test_a_padded_axis_of_one_rank_is_not_called_proven() -> None:
    """Tiles that are all padding make other trees best than those of a shape; one was found where r has one element."""
    w = Workload.parse("O[p] = I[2*p+r-3 in 2] * W[r]", p=3, r=1)
    assert not Mapspace(w, load("snowcat"), "ruby").complete
    assert Mapspace(without_padding(w), load("snowcat"), "ruby").complete
    assert not search(w, "snowcat", mapspace="ruby").optimal


def test_single_points_before_the_tensor_are_padding_in_every_step_of_a_walk() -> None:
    w = Workload.parse("O[k,p] = I[c,2*p+r-3 in 31] * W[k,c,r]", {"p": 16, "r": 4, "c": 4, "k": 2})
    pe = Fanout("PE", {"x": 3, "y": 2}, multicast=False, reduce=False)
    glb = Memory("GLB", capacity_bytes=6, read_words_per_cycle=0.5, read_pj=1, write_pj=1)
    dram = Memory("DRAM", read_pj=20, write_pj=20, drain_pj=50)
    chip = Architecture((dram, pe, glb, Unit("MAC", energy_pj=1, leakage_pj_per_cycle=1)))
    tree = """DRAM | keep I, W, O
                   | spread p in steps of 8 over PE.y
                   | spread p in steps of 4 over PE.x
                   | for p in steps of 1
                   | for c in steps of 1
                   | for r in steps of 1
              GLB  | keep O
              GLB  | keep I
                   | compute O"""
    assert evaluate(w, chip, Mapping.parse(tree)).energy_pj == pytest.approx(20624)
    assert nothing_below(Mapspace(w, chip), "energy") == pytest.approx(20624)


def test_without_a_rank_that_the_window_lacks_nothing_is_brought_again() -> None:
    w = Workload.parse("O[k,p] = I[c,p+3*r in 19] * W[k,c,r]", {"p": 8, "r": 5, "c": 2, "k": 1})
    pe = Fanout("PE", {"x": 5}, multicast=False, word_pj=30)
    glb = Memory("GLB", capacity_bytes=42, read_pj=1)
    chip = Architecture((Memory("DRAM", read_pj=200, write_pj=20), glb, pe, Unit("MAC")))
    tree = """DRAM | keep I, W, O
                   | for c in steps of 1
                   | for p in steps of 2
              GLB  | keep W
              GLB  | keep I
                   | for p in steps of 1
                   | spread r in steps of 1 over PE.x
                   | compute O"""
    assert evaluate(w, chip, Mapping.parse(tree)).energy_pj == pytest.approx(17138)
    assert nothing_below(Mapspace(w, chip), "energy") == pytest.approx(17138)
