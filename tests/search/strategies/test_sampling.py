"""Candidates are what they claim to be: members of the space, with the cost and the size that the model finds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.constraints import Constraints
from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.record import Record
from piste.search.strategies.draws import Candidate, carried, crossed, draw, frames, neighbour
from piste.search.strategies.pool import Pool, occupancy
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload

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
WISHES = Constraints.read([{"axis": "PE.x", "min_utilization": 0.6}, {"memory": "GLB", "factors": {"m": "<=2"}}])


def spaces(workload: Workload) -> st.SearchStrategy[Mapspace]:
    wishes = [Constraints(), WISHES] if "m" in workload.sizes else [Constraints()]
    return st.builds(Mapspace, st.just(workload), st.just(CHIP), st.sampled_from(FAMILIES), st.sampled_from(wishes))


def belongs(space: Mapspace, candidate: Candidate) -> None:
    frame, tiles = candidate
    assert frame.allows(tiles)
    assert space.why_not(frame.mapping(tiles)) is None


@settings(max_examples=10)
@given(st.sampled_from([GEMM, CONV]).flatmap(spaces), st.integers(0, 99))
def test_whatever_is_drawn_crossed_or_changed_is_in_the_space(space: Mapspace, seed: int) -> None:
    rng = np.random.default_rng(seed)
    drawn = draw(space, rng, 12)
    for one, other in pairwise(drawn):
        belongs(space, one)
        belongs(space, neighbour(space, rng, one))
        belongs(space, carried(rng, one, other.frame))
        child = crossed(rng, one, other)
        belongs(space, child)
        assert child.frame in (one.frame, other.frame)


@settings(max_examples=10)
@given(st.sampled_from([GEMM, CONV]).flatmap(spaces), st.integers(0, 99))
def test_many_at_once_cost_what_each_costs(space: Mapspace, seed: int) -> None:
    targets = tuple(objective(name, CHIP) for name in ("edp", "energy", "cycles", "traffic:GLB"))
    together, alone = (Record(space, targets, Budget(), Watch()) for _ in range(2))
    drawn = draw(space, np.random.default_rng(seed), 10)
    keys = Pool(together).evaluate([*drawn, *drawn])[:10]
    for candidate, key in zip([*drawn, *drawn], [*keys, *keys], strict=True):
        one = alone.evaluate(candidate.frame.workload, candidate.frame.mapping(candidate.tiles))
        assert (key is None) == (one is None)
        if key is not None:
            assert key == pytest.approx(one, rel=1e-12)
    assert (together.evaluated, together.considered) == (alone.evaluated, alone.considered)
    assert together.pruned == alone.pruned
    assert together.value == pytest.approx(alone.value, rel=1e-12)


@settings(max_examples=10)
@given(st.sampled_from([GEMM, CONV]).flatmap(spaces), st.integers(0, 99))
def test_what_a_candidate_holds_is_what_the_model_says(space: Mapspace, seed: int) -> None:
    for frame, tiles in draw(space, np.random.default_rng(seed), 5):
        report = piste.evaluate(frame.workload, CHIP, frame.mapping(tiles))
        held = occupancy(frame.workload, frame.shape, np.array(tiles).reshape(-1, 1))
        for memory, tensors in held.items():
            assert {tensor: int(n[0]) for tensor, n in tensors.items()} == report.occupancy[memory]


def test_drawing_many_is_drawing_one_many_times() -> None:
    """The same shares of shapes and tiles as `Mapspace.sample`, within what chance allows."""
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    space, n = Mapspace(piste.gemm(6, 4, 1), chip, "ruby"), 20_000
    many = Counter(frame.mapping(tiles) for frame, tiles in draw(space, np.random.default_rng(0), n))
    rng = Random(0)
    single = Counter(space.sample(rng) for _ in range(n // 4))
    for mapping, times in many.most_common(20):
        assert single[mapping] * 4 == pytest.approx(times, abs=10 * times**0.5)


def test_frames_are_made_once() -> None:
    assert frames(Mapspace(GEMM, CHIP)) is frames(Mapspace(GEMM, CHIP))


def test_patience_ends_a_search() -> None:
    from piste.search.strategies.random import random

    target = (objective("energy", CHIP),)
    found = random(Mapspace(GEMM, CHIP), target, Budget(patience=50), 0, Watch())
    assert found.evaluated == found.trace[-1][0] + 50
