"""The closed form equals the executor, exactly, wherever it says that it holds; and says so wherever it should."""

from __future__ import annotations

from random import Random
from time import process_time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.batch import Batch
from piste.cost.evaluate import report
from piste.count.closed import Form, closed_form, refusal
from piste.count.methods import count_by, counts_from
from piste.count.oracle.executor import execute
from piste.formula.native import fits_doubles
from piste.formula.program import Program, run
from piste.results.report import Counts
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread, tiles_of, with_tiles
from piste.spec.workload import Workload
from tests.examples import examples
from tests.strategies import ODD, PADDED, PLAIN, Case, affine_output, by_edge, single, singles


def without_pipeline(counts: Counts) -> Counts:
    """The closed form does not know the first fill and the last drain."""
    for phase in counts.phases:
        phase.first_fill, phase.last_drain = {}, {}
    return counts


@settings(max_examples=examples(1200))
@given(singles(PLAIN))
def test_equals_the_executor(case: Case) -> None:
    case = by_edge(case)
    counts = count_by("closed form", *case)
    if counts is not None:
        assert counts == without_pipeline(execute(*case))


@settings(max_examples=examples(250))
@given(singles(PADDED), st.randoms(use_true_random=False))
def test_padding_is_no_data(case: Case, rng: Random) -> None:
    case = by_edge(case)
    counts = count_by("closed form", *case)
    if counts is not None:
        assert counts == without_pipeline(execute(*case))
    if refusal(case.workload, case.mapping) is None:
        form = closed_form(*case)
        tiles = tuple(rng.randint(1, 6) for _ in tiles_of(case.mapping))
        if dict(zip(form.slots, tiles, strict=True)) and _holds(form, tiles):
            other = with_tiles(case.mapping, tiles)
            assert counts_from(form, tiles) == without_pipeline(execute(*case[:2], other))


def _holds(form: Form, tiles: tuple[int, ...]) -> bool:
    variables = dict(zip(form.slots, tiles, strict=True))
    variables |= {factor.name: factor.add_up(variables) for factor in form.factors}
    return bool(run([form.holds], variables)[0])


def test_a_padded_layer_of_real_size() -> None:
    """ResNet's first: 9.4 % of what an unpadded window spans is no data, and the outermost memory reads each once."""
    text = "O[k,p,q] = I[c,2*p+r-3 in 224,2*q+s-3 in 224] * W[k,c,r,s]"
    w = Workload.parse(text, k=64, p=112, q=112, c=3, r=7, s=7)
    chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    nodes = (Keep("DRAM", ("I", "W", "O")), Keep("GLB", ("I", "W")), Loop("p", 8), Keep("GLB", ("O",)), Compute("O"))
    counts = count_by("closed form", w, chip, Mapping(nodes))
    assert counts is not None
    assert counts.total()["DRAM", "I"].reads == 3 * 224 * 224 == counts.occupancy["GLB"]["I"]
    inside = sum(0 <= 2 * p + r - 3 < 224 for p in range(112) for r in range(7))
    assert counts.total()["GLB", "I"].reads == 64 * 3 * inside**2


def test_padding_that_nothing_fast_counts_is_refused_when_large() -> None:
    w = Workload.parse("Y[x] = A[x]; Z[y] = Y[y+s-1 in 30000000] * V[s]", x=30_000_000, y=30_000_000, s=3)
    chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    branches = (Compute("Y"),), (Compute("Z"),)

    def tree(tile: int) -> Mapping:
        return Mapping((Keep("DRAM", ("A", "V", "Z")), Loop("y", tile), Keep("GLB", ("Y",)), Fuse(branches)))

    found = piste.evaluate(w, chip, tree(1000))  # of which only the first and the last step come to padding
    assert sum(row.reads for row in found.counts if row.tensor == "Y") == 3 * 30_000_000 - 2
    with pytest.raises(
        piste.SpecError, match=r"only running the loops counts this mapping .1.2e.08 points., because Y has too many"
    ):
        piste.evaluate(w, chip, tree(1_000_000))


def test_reaches_most_mappings() -> None:
    """Else the comparisons here would compare little: of every kind of workload it counts most random mappings."""
    for kind in PLAIN + PADDED:
        reached = sum(count_by("closed form", *single(Random(seed), [kind])) is not None for seed in range(60))
        assert reached >= 30, (kind.__name__, reached)


@settings(max_examples=examples(300))
@given(singles(PLAIN), st.randoms(use_true_random=False))
def test_one_program_serves_all_tiles_of_a_shape(case: Case, rng: object) -> None:
    workload, architecture, mapping = case
    if refusal(workload, mapping) is not None:
        assert count_by("closed form", *case) is None
        return
    form = closed_form(workload, architecture, mapping)
    for _ in range(3):
        tiles = tuple(rng.randint(1, 6) for _ in tiles_of(mapping))  # type: ignore[attr-defined]
        other = with_tiles(mapping, tiles)
        counts = counts_from(form, tiles)
        assert counts == count_by("closed form", workload, architecture, other)
        if counts is not None:
            assert counts == without_pipeline(execute(workload, architecture, other))


@settings(max_examples=examples(60), deadline=None)
@given(singles(PLAIN), st.integers(0, 2**32 - 1), st.booleans())
def test_arrays_equal_single_mappings(case: Case, seed: int, compiled: bool) -> None:
    workload, architecture, mapping = case
    slots = len(tiles_of(mapping))
    tiles = np.random.default_rng(seed).integers(1, 7, (slots, 11), dtype=np.int32)
    batch = Batch(*case, compiled=compiled)
    moves, costs = batch.moves(tiles), batch.costs(tiles)
    for i in range(tiles.shape[1]):
        one = Case(workload, architecture, with_tiles(mapping, tiles[:, i].tolist()))
        counts = execute(*one)
        total = counts.total()
        for key, rows in moves.traffic.items():
            n = total[key]
            assert rows[:, i].tolist() == [n.reads, n.fills, n.updates, n.drains]
            assert moves.occupancy[key][i] == counts.occupancy[key[0]][key[1]]
        assert moves.steps[i] == counts.compute_cycles
        cost = report(*one, counts)
        assert (costs.cycles[i], costs.fits[i]) == (cost.cycles, cost.fits)
        assert costs.energy_pj[i] == pytest.approx(cost.energy_pj, rel=1e-12)
        assert costs.edp[i] == pytest.approx(cost.edp_pj_cycles, rel=1e-12)


@settings(max_examples=examples(100))
@given(singles(ODD))
def test_odd_einsums_are_left_to_the_walk(case: Case) -> None:
    counts = count_by("closed form", *case)
    assert counts is None or counts == without_pipeline(execute(*case))


@settings(max_examples=examples(400))
@given(singles([affine_output]))
def test_affine_outputs_equal_the_executor(case: Case) -> None:
    """Transposed convolutions: boxes of results overlap in time and between instances, coming and going."""
    counts = count_by("closed form", *case)
    if counts is not None:
        assert counts == without_pipeline(execute(*case))


@settings(max_examples=examples(30))
@given(singles([affine_output]), st.integers(0, 2**32 - 1))
def test_arrays_of_affine_outputs_equal_single_mappings(case: Case, seed: int) -> None:
    workload, architecture, mapping = case
    tiles = np.random.default_rng(seed).integers(1, 7, (len(tiles_of(mapping)), 5), dtype=np.int32)
    moves = Batch(*case, compiled=False).moves(tiles)
    for i in range(tiles.shape[1]):
        total = execute(workload, architecture, with_tiles(mapping, tiles[:, i].tolist())).total()
        for key, rows in moves.traffic.items():
            assert rows[:, i].tolist() == [getattr(total[key], n) for n in ("reads", "fills", "updates", "drains")]


def test_affine_outputs_do_not_take_longer_for_larger_tensors() -> None:
    keep = ("I", "W", "O")
    loops = Loop("p", 1000), Keep("GLB", keep), Loop("r", 1), Loop("p", 16), Spread("p", 2, "PE.x")
    mapping = Mapping((Keep("DRAM", keep), *loops, Keep("RF", ("O", "I")), Compute("O")))
    for p, drained in ((2000, 2004), (10**9, 10**9 + 4)):
        w = Workload.parse("O[p+2*r] = I[p] * W[r]", p=p, r=3)
        start = process_time()
        counts = count_by("closed form", w, CHIP, mapping)
        assert process_time() - start < 2
        assert counts is not None and counts.total()["DRAM", "O"].updates == drained


CHIP = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 8, "y": 8}), Memory("RF"), Unit("MAC")))


def test_a_short_last_region_keeps_its_tile() -> None:
    """Plain ceilings would drain 30: in the short last region of m the inner loop has one trip, so the tile stays."""
    w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=5, k=6, n=1)
    nodes = Keep("DRAM", ("A", "W", "B")), Loop("m", 4), Loop("k", 1), Loop("m", 2), Keep("RF", ("B",)), Compute("B")
    counts = count_by("closed form", w, CHIP, Mapping(nodes))
    assert counts is not None and counts.total()["RF", "B"].drains == 25


def test_grids_with_gaps_are_added_up() -> None:
    """A stride and a dilation of 3 leave gaps between the boxes of neighbours in both directions."""
    w = Workload.parse("O[p] = I[3*p+3*r] * W[r]", p=6, r=3)
    spreads = Spread("p", 1, "PE.x"), Spread("r", 1, "PE.y")
    mapping = Mapping((Keep("DRAM", ("I", "W", "O")), *spreads, Keep("RF", ("I", "W", "O")), Compute("O")))
    counts = count_by("closed form", w, CHIP, mapping)
    assert counts == without_pipeline(execute(w, CHIP, mapping))
    assert counts is not None and counts.total()["DRAM", "I"].reads == 8  # 3*p+3*r takes 8 values, not 18


def test_counts_are_exact_far_beyond_doubles() -> None:
    n = 10**7 + 19
    w = piste.gemm(n, n, n)
    keep = ("A", "W", "B")
    nodes = Keep("DRAM", keep), Loop("m", 1000), Loop("n", 1000), Keep("GLB", keep), Loop("k", 1), Compute("B")
    counts = count_by("closed form", w, CHIP, Mapping(nodes))
    assert counts is not None
    tiles = -(-n // 1000)
    assert counts.ops == {"B": n**3} and n**3 > 2**64
    assert counts.total()["DRAM", "W"].reads == n * n * tiles
    assert counts.total()["GLB", "B"].reads == n**3 - n * n
    report = piste.evaluate(w, CHIP, Mapping(nodes))
    assert report.compute_cycles == n**3 and report.to_dict()["macs"] == n**3


def test_arrays_too_large_for_doubles_are_counted_one_by_one() -> None:
    n = 10**6 + 3
    keep = ("A", "W", "B")
    shape = Mapping((Keep("DRAM", keep), Loop("m", 1000), Keep("GLB", keep), Compute("B")))
    batch = Batch(piste.gemm(n, n, n), CHIP, shape)
    assert batch._cost_kernel is None
    assert batch.costs(np.array([[1000, 7]])).cycles.tolist() == [float(n**3)] * 2
    assert Batch(piste.gemm(4096, 4096, 4096), CHIP, shape)._cost_kernel is not None


def test_arrays_are_priced_like_reports() -> None:
    def chip(drain_pj: float | None) -> Architecture:
        glb = Memory("GLB", read_pj=6, write_pj=7, drain_pj=drain_pj, leakage_pj_per_cycle=0.5)
        return Architecture((Memory("DRAM", read_pj=100, write_pj=110), glb, Unit("MAC", energy_pj=1)))

    keep = ("A", "W", "B")
    shape = Mapping((Keep("DRAM", keep), Loop("k", 1), Loop("m", 2), Keep("GLB", keep), Compute("B")))
    w, tiles = piste.gemm(5, 6, 7), np.array([[1, 2, 6], [2, 3, 5]])
    for drain_pj in (None, 0.0, 2.5):
        energy = Batch(w, chip(drain_pj), shape).costs(tiles).energy_pj
        for i in range(tiles.shape[1]):
            assert energy[i] == piste.evaluate(w, chip(drain_pj), with_tiles(shape, tiles[:, i].tolist())).energy_pj


def test_arrays_know_systolic_arrays() -> None:
    chip = Architecture(
        (Memory("SRAM"), Fanout("Array", {"rows": 4, "columns": 4}, systolic=True), Memory("Reg"), Unit("MAC"))
    )
    spreads = Spread("k", 1, "Array.rows"), Spread("n", 1, "Array.columns")
    folds = Loop("k", 4), Loop("n", 4)
    shape = Mapping((Keep("SRAM", ("A", "W", "B")), *folds, *spreads, Keep("Reg", ("W",)), Loop("m", 1), Compute("B")))
    w = piste.gemm(8, 8, 9)
    batch = Batch(w, chip, shape)
    tiles = np.array([[4, 4, 1, 1, 1], [3, 2, 1, 1, 1], [8, 4, 2, 1, 1]]).T
    for i, cycles in enumerate(batch.costs(tiles).cycles):
        assert cycles == piste.evaluate(w, chip, with_tiles(shape, tiles[:, i].tolist())).cycles


def test_tiles_of_the_wrong_shape_are_refused() -> None:
    shape = Mapping((Keep("DRAM", ("A", "W", "B")), Loop("m", 1), Compute("B")))
    batch = Batch(piste.gemm(4, 4, 4), CHIP, shape)
    with pytest.raises(ValueError, match=r"^tiles have a row per Loop and Spread, so 1 here; found shape \(2, 3\)$"):
        batch.costs(np.ones((2, 3), dtype=np.int32))
    with pytest.raises(ValueError, match=r"^tiles are at least 1, found 0$"):
        batch.costs(np.zeros((1, 3), dtype=np.int32))


def test_intervals_hold_what_they_say() -> None:
    p = Program()
    a, b = p.var("a", 1, 9), p.var("b", 1, 9)
    q, r = p.divmod(a + 7, b)
    outputs = [
        q,
        r,
        p.where(a <= b, a, 2 * b),
        p.max(0, a - b),
        p.all(a <= b, b <= 4),
        p.any(a <= b, b <= 4),
        p.eq(a, b),
    ]
    for x in range(1, 10):
        for y in range(1, 10):
            values = run(outputs, {"a": x, "b": y})
            wanted = [*divmod(x + 7, y), x if x <= y else 2 * y, max(0, x - y), x <= y <= 4, x <= y or y <= 4, x == y]
            assert values == wanted
            assert all(e.lo <= v <= e.hi for e, v in zip(outputs, values, strict=True))
    assert fits_doubles(outputs) and not fits_doubles([p.mul(a, 2**52)])
