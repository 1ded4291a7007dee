"""Curves of padded windows: every point is a nest that moves so much, and no nest goes below the floor."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds import padded
from piste.bounds.snowcat import nest
from piste.errors import SpecError
from piste.spec.mapping import Keep, Loop
from piste.spec.workload import Workload
from tests.bounds.cases import cost, executed, points
from tests.examples import examples
from tests.literal import SLIDING, workload
from tests.search.proof.test_padding import with_padding


def drawn(seed: int) -> tuple[Random, Workload]:
    rng = Random(seed)
    w = workload(rng, SLIDING, 200)
    return rng, with_padding(rng, w)


@settings(max_examples=examples(120), deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_the_nest_behind_a_point_moves_what_it_says(seed: int) -> None:
    rng, w = drawn(seed)
    curve = piste.bound(w, tiles=rng.choice(["integer", "perfect"]), placement=rng.choice(["per-tensor", "single"]))
    for i, (held, moved) in enumerate(points(curve)):
        peak, traffic = executed(curve, i)
        assert traffic == moved and peak <= held
        assert 8 * curve.floor(held / 8) <= moved
    assert curve.traffic_bits[-1] >= curve.algorithmic_min_bits


@settings(max_examples=examples(300), deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_no_nest_goes_below_the_floor(seed: int) -> None:
    rng, w = drawn(seed)
    steps: list[Loop | Keep] = []
    for _ in range(rng.randint(0, 5)):
        rank = rng.choice(w.ranks)
        steps.append(Loop(rank, rng.randint(1, w.sizes[rank])))
    for tensor in w.tensors:
        steps.insert(rng.randint(0, len(steps)), Keep("Buffer", (tensor,)))
    report = piste.evaluate(w, "snowcat", nest(w, w.einsums[0], steps))
    moved = sum((r.reads + r.updates) * w.bits[r.tensor] / 8 for r in report.counts if r.memory == "DRAM")
    curve, held = piste.bound(w), report.peak_bytes["Buffer"]
    assert curve.floor(held) <= moved
    assert curve.nests_bits is None or curve.nests_bits(int(8 * held), 1 << 60) <= 8 * moved


def test_a_layer_of_a_network() -> None:
    text = "O[k,p,q] = I[c,p+r-1 in 28,q+s-1 in 28] * W[k,c,r,s] k=32 c=32 p=28 q=28 r=3 s=3"
    curve, wider = piste.bound(text), piste.bound(piste.conv2d(28, 28, 3, 3, 32, 32))
    assert curve.algorithmic_min_bytes == 2 * (2 * 32 * 28 * 28 + 9 * 32 * 32) == curve.points[-1][1]
    assert not curve.exact and curve.macs == wider.macs
    assert curve.at("8KiB").lower_bound_bytes < curve.at("8KiB").nests_bytes < curve.at("8KiB").traffic_bytes
    for size in ("1KiB", "8KiB", "64KiB"):
        assert curve.floor(size) <= curve.traffic_bytes(size) < wider.traffic_bytes(size)
    for i in range(0, len(curve.points), 25):
        assert cost(curve, i)[1] == points(curve)[i][1]


def test_what_only_knows_padding_as_data_says_so() -> None:
    with pytest.raises(SpecError, match="halo inner"):
        piste.bound("O[p] = I[p+r-1 in 8] * W[r] p=8 r=3", halo="inner")


def test_in_a_chain_padded_windows_run_by_themselves_and_others_share_loops() -> None:
    text = (
        "M[c,p,q] = I[e,p,q] * U[c,e]; R[c,p,q] = max(M[c,p,q], 0); O[k,p,q] = R[c,p+r-1 in 6,q+s-1 in 6] * W[k,c,r,s]"
    )
    curve = piste.bound(f"{text}; Y[n,p,q] = O[k,p,q] * Z[n,k] e=4 c=4 p=6 q=6 k=4 r=3 s=3 n=4")
    assert not curve.exact
    for i in range(0, len(curve.points), 4):
        held, moved = points(curve)[i]
        peak, traffic = executed(curve, i)
        assert traffic == moved and peak <= held and 8 * curve.floor(held / 8) <= moved


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("O[p] = I[p+r-1 in 4,p] * W[r] p=4 r=3", 10),
        ("O[k] = I[p+r-2 in 3,p,r] * W[k] p=4 r=3 k=2", 8),
        ("O[c] = I[a+c-3 in 4,c,c] * W[c] a=1 c=8", 4),
    ],
)
def test_what_is_reached_along_axes_that_share_a_rank_is_no_box(text: str, touched: int) -> None:
    curve = piste.bound(text)
    workload = curve.workload
    (access,) = (a for a in workload.einsums[0].operands if a.is_padded)
    assert padded.touched(access, workload.sizes) == touched
    for i, (held, moved) in enumerate(points(curve)):
        assert cost(curve, i)[1] == moved and 8 * curve.floor(held / 8) <= moved


def test_a_program_may_leave_out_weights_that_meet_only_padding() -> None:
    curve = piste.bound(Workload.parse("O[k,p] = I[c,p+r-1 in 1] * W[k,c,r]", k=4, c=4, p=1, r=3, bits=8))
    assert curve.algorithmic_min_bytes == 4 + 4 + 48 == curve.points[-1][1]  # nests read all weights
    assert curve.floor(100) == 4 + 4 + 16 and not curve.at(100).is_least


def test_many_points_of_shared_ranks_count_nothing() -> None:
    workload = Workload.parse("O[p] = I[p+r-1 in 5000,p] * W[r]", p=5000, r=300)
    assert padded.touched(workload.einsums[0].accesses["I"], workload.sizes) == 0


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("Y[n,k,p,q] = Z[k,c,r,s] * X[n,c,p+r in 2,3*q+s-1 in 2]", dict(n=3, k=2, p=2, q=1, c=3, r=3, s=3)),
        ("O[k,p] = I[c,p+r-1 in 6] * W[k,c,r]", dict(k=3, p=6, c=3, r=3)),
        ("O[n,p] = I[n,2*p+r-1 in 9] * W[r]", dict(n=3, p=4, r=3)),
    ],
)
def test_what_arrives_below_any_loops_is_counted(text: str, sizes: dict[str, int]) -> None:
    """Also where a rank is looped twice and the inner loop has one step at the end: what is kept stays then."""
    w, rng = Workload.parse(text, **sizes, bits=8), Random(1)
    for _ in range(examples(40)):
        loops = [(rank, rng.randint(1, n)) for rank, n in sizes.items() for _ in range(rng.choice([0, 1, 2]))]
        rng.shuffle(loops)
        depths = {tensor: rng.randint(0, len(loops)) for tensor in w.tensors}
        steps: list[Keep | Loop] = []
        for depth in range(len(loops) + 1):
            steps += [Keep("Buffer", (tensor,)) for tensor, at in depths.items() if at == depth]
            steps += [Loop(rank, tile) for rank, tile in loops[depth : depth + 1]]
        report = piste.evaluate(w, "snowcat", nest(w, w.einsums[0], steps))
        read = {row.tensor: row.reads for row in report.counts if row.memory == "DRAM"}
        for access in w.einsums[0].operands:
            assert padded.boxes(access, loops[: depths[access.tensor]], w.sizes)[1] == read[access.tensor]
