"""Candidates are what they claim to be: members of the space, with the cost and the size that the model finds."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from importlib.resources import files
from math import inf
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.constraints import Constraints
from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.record import Record
from piste.search.strategies.draws import SHAPES, Candidates, Draws, frames
from piste.search.strategies.pool import Pool, occupancy
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload
from tests.examples import examples

FAMILIES = ("perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged")

CHIP = Architecture(
    (
        Memory("DRAM", read_pj=100, write_pj=90, words_per_cycle=2),
        Memory("GLB", capacity_bytes=96, read_pj=5, write_pj=4, keeps=("input", "output")),
        Fanout("PE", {"x": 3, "y": 2}, word_pj=0.5),
        Memory("RF", capacity_bytes=24, read_pj=1, write_pj=1),
        Unit("MAC", energy_pj=1),
    )
)
GEMM = piste.gemm(6, 5, 4)
CONV = piste.conv2d(4, 3, 2, 1, 2, 3)
PADDED = Workload.parse("O[k,p] = I[c,p+r-1 in 6] * W[k,c,r]", k=3, p=6, c=2, r=3)
WISHES = Constraints.read([{"axis": "PE.x", "min_utilization": 0.6}, {"memory": "GLB", "factors": {"m": "<=2"}}])


def spaces(workload: Workload) -> st.SearchStrategy[Mapspace]:
    wishes = [Constraints(), WISHES] if "m" in workload.sizes else [Constraints()]
    families = [f for f in FAMILIES if f != "padded" or not workload.einsums[0].padded]
    return st.builds(Mapspace, st.just(workload), st.just(CHIP), st.sampled_from(families), st.sampled_from(wishes))


def belong(space: Mapspace, some: Candidates) -> None:
    for i in range(len(some)):
        assert space.why_not(frames(space).mapping(some, i)) is None


@settings(max_examples=examples(10))
@given(st.sampled_from([GEMM, CONV]).flatmap(spaces), st.integers(0, 99))
def test_whatever_is_drawn_crossed_or_changed_is_in_the_space(space: Mapspace, seed: int) -> None:
    draws = Draws(space, seed)
    drawn = draws.some(12)
    belong(space, drawn)
    belong(space, draws.changed(drawn))
    carried = draws.carried(drawn, drawn.frames[::-1])
    belong(space, carried)
    assert set(carried.frames.tolist()) <= set(drawn.frames.tolist())
    children = draws.bred(drawn.some(range(6)), 20, 0.0)
    belong(space, children)
    assert set(children.frames.tolist()) <= set(drawn.frames[:6].tolist())


@settings(max_examples=examples(10))
@given(st.sampled_from([GEMM, CONV, PADDED]).flatmap(spaces), st.integers(0, 99))
def test_many_at_once_cost_what_each_costs(space: Mapspace, seed: int) -> None:
    targets = tuple(objective(name, CHIP) for name in ("edp", "energy", "cycles", "traffic:GLB"))
    together, alone = (Record(space, targets, Budget(), Watch()) for _ in range(2))
    drawn = Draws(space, seed).some(10)
    keys = Pool(together).evaluate(drawn + drawn)
    known = frames(space)
    for i, key in enumerate(keys.tolist()):
        one = alone.evaluate(known.workload(drawn, i % 10), known.mapping(drawn, i % 10))
        assert (key[0] == inf) == (one is None)
        if one is not None:
            assert key == pytest.approx(one, rel=1e-12)
    assert (together.evaluated, together.considered) == (alone.evaluated, alone.considered)
    assert together.pruned == alone.pruned
    assert together.best == alone.best
    assert together.value == pytest.approx(alone.value, rel=1e-12)
    for (one, _), (other, _) in zip(together.front, alone.front, strict=True):
        assert one == pytest.approx(other, rel=1e-12)


@settings(max_examples=examples(10))
@given(st.sampled_from([GEMM, CONV]).flatmap(spaces), st.integers(0, 99))
def test_what_a_candidate_holds_is_what_the_model_says(space: Mapspace, seed: int) -> None:
    drawn = Draws(space, seed).some(5)
    for i in range(5):
        frame = frames(space).all[drawn.frames[i]]
        report = piste.evaluate(frame.workload, CHIP, frame.mapping(drawn.tiles[i]))
        held = occupancy(frame.workload, frame.shape, drawn.tiles[i, : len(frame.shape.slots), None])
        for memory, tensors in held.items():
            assert {tensor: int(n[0]) for tensor, n in tensors.items()} == report.occupancy[memory]


def test_drawing_many_is_drawing_one_many_times() -> None:
    """The same shares of shapes and tiles as `Mapspace.sample`, within what chance allows."""
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    space, n = Mapspace(piste.gemm(6, 4, 1), chip, "ruby"), 20_000
    drawn = Draws(space, 0).some(n)
    many = Counter(frames(space).mapping(drawn, i) for i in range(n))
    rng = Random(0)
    single = Counter(space.sample(rng) for _ in range(n // 4))
    for mapping, times in many.most_common(20):
        assert single[mapping] * 4 == pytest.approx(times, abs=10 * times**0.5)


@pytest.mark.parametrize("family", [f for f in FAMILIES if f != "padded"])
@pytest.mark.parametrize("size", [12, 60])
def test_chains_are_drawn_evenly(family: str, size: int) -> None:
    """Of one rank, every tiling of a shape is as likely as the others: chi-squared within six deviations."""
    chip = Architecture((Memory("DRAM"), Memory("L2"), Fanout("PE", {"x": 5, "y": 3}), Memory("RF"), Unit("MAC")))
    space, n = Mapspace(Workload.parse("B[m] = A[m] * C[m]", m=size), chip, family), 60_000
    drawn = Draws(space, 3).some(n)
    known = frames(space)
    most = max(range(len(known)), key=lambda i: len(known.all[i].shape.slots))
    frame = known.all[most]
    every = list(frame.tilings)
    seen = Counter(tuple(row[: len(frame.shape.slots)]) for row in drawn.tiles[drawn.frames == most].tolist())
    assert set(seen) <= set(every)
    mean = sum(seen.values()) / len(every)
    squares = sum((seen[tiles] - mean) ** 2 for tiles in every) / mean
    assert abs(squares - (len(every) - 1)) < 6 * (2 * len(every)) ** 0.5


def test_of_many_shapes_some_are_drawn_from() -> None:
    conv = Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=16, c=16, p=14, q=14, r=3, s=3)
    space = Mapspace(conv, piste.load("simba"), "ruby-s")
    assert len(frames(space)) == SHAPES
    belong(space, Draws(space, 0).some(20))


def test_the_kernel_is_made_from_the_source_beside_it() -> None:
    home = Path(str(files("piste.search.strategies")))
    source = home.joinpath("draws.c").read_bytes() + home.joinpath("../../cost/evaluator.h").read_bytes()
    first = home.joinpath("draws.ll").read_text().split("\n", 1)[0]
    assert first == f"; draws.c {sha256(source).hexdigest()}", "run `make kernel`"


def test_frames_are_made_once() -> None:
    assert frames(Mapspace(GEMM, CHIP)) is frames(Mapspace(GEMM, CHIP))


def test_patience_ends_a_search() -> None:
    from piste.search.strategies.random import random

    target = (objective("energy", CHIP),)
    found = random(Mapspace(GEMM, CHIP), target, Budget(patience=50), 0, Watch())
    assert found.evaluated == found.trace[-1][0] + 50
