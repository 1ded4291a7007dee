"""How far a mapping is from the limit: never below it, and exact where the bound is reached."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.space import Mapspace
from piste.search.limits import limits
from piste.search.strategies.draws import Draws
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload
from tests.examples import examples

CHIP = Architecture(
    (
        Memory("DRAM", words_per_cycle=1.5),
        Memory("GLB", capacity_bytes=48, read_words_per_cycle=2, write_words_per_cycle=1),
        Fanout("PE", {"x": 3, "y": 2}),
        Memory("RF", capacity_bytes=8),
        Unit("MAC"),
    )
)
WORKLOADS = [
    piste.gemm(9, 7, 8),
    piste.bmm(2, 5, 6, 7),
    Workload.parse("O[k,p] = I[c,p+r] * W[k,c,r]", k=3, p=6, c=2, r=3),
    Workload.parse("y[m] = A[m,k] * x[k]", m=12, k=9),
]


@settings(max_examples=examples(20))
@given(
    st.sampled_from(WORKLOADS), st.sampled_from(["perfect", "ruby"]), st.integers(0, 999), st.booleans(), st.booleans()
)
def test_nothing_goes_below(workload: Workload, factors: str, seed: int, multicast: bool, reduce: bool) -> None:
    parts = [replace(c, multicast=multicast, reduce=reduce) if isinstance(c, Fanout) else c for c in CHIP.components]
    chip = replace(CHIP, components=tuple(parts))
    draws = Draws(Mapspace(workload, chip, factors), seed)
    some = draws.some(20)
    for i in range(len(some)):
        report = piste.evaluate(workload, chip, draws.frames.mapping(some, i))
        if not report.fits:
            continue
        found = limits(report)
        assert [gap.memory for gap in found.gaps] == ["GLB", "RF"]
        for gap in found.gaps:
            assert gap.floor_bytes <= gap.bound_bytes <= gap.traffic_bytes
        assert found.roofline.cycles <= report.cycles


def test_the_best_of_one_buffer_is_the_bound_of_its_room() -> None:
    """What is streamed need not be held, so the room is the buffer and an operand of each tensor."""
    w = piste.gemm(16, 16, 16)
    chip = Architecture((Memory("DRAM"), Memory("Buffer", capacity_bytes=200), Unit("MAC")))
    mapping = piste.bound(w).at(200).mapping
    report = piste.evaluate(w, chip, str(mapping))
    (gap,) = limits(report).gaps
    assert gap.buffer_bytes == 206
    assert gap.traffic_bytes == piste.bound(w).traffic_bytes(200)
    assert gap.bound_bytes == piste.bound(w).traffic_bytes(206)


def test_an_unbounded_memory_leaves_the_algorithmic_minimum() -> None:
    found = piste.search("gemm:8,8,8", "snowcat", strategy="random", budget=2000, objective="traffic:DRAM")
    (gap,) = found.gaps
    assert (gap.buffer_bytes, gap.bound_bytes, found.gap_to_bound) == (None, 384, 1.0)


def test_the_roofline_is_the_slowest_part() -> None:
    w = piste.gemm(8, 8, 8)
    chip = Architecture((Memory("DRAM", words_per_cycle=0.5), Memory("RF"), Fanout("PE", {"x": 8}), Unit("MAC")))
    line = piste.search(w, chip, strategy="random", budget=10).limits.roofline  # type: ignore[union-attr]
    assert (line.cycles, line.limit) == (192 * 2, "DRAM")
    line = piste.search(w, replace(chip, components=chip.components[1:]), strategy="random", budget=10).limits.roofline  # type: ignore[union-attr]
    assert (line.cycles, line.limit) == (64, "MAC")


def test_no_bound_is_known_of_what_is_no_contraction() -> None:
    w = Workload.parse("B[m,n] = exp(A[m,n])", m=4, n=4)
    found = piste.search(w, "snowcat", strategy="random", budget=10)
    assert found.gap_to_bound is None
    assert found.gap_to_roofline == pytest.approx(1)


def test_a_tensor_that_lives_inside_crosses_nothing() -> None:
    chip = Architecture((Memory("DRAM", keeps=("A", "B")), Memory("ROM", keeps=("W",)), Memory("RF", 8), Unit("MAC")))
    found = piste.search("gemm:4,4,4", chip, strategy="random", budget=10)
    assert [gap.memory for gap in found.gaps] == ["RF"]
