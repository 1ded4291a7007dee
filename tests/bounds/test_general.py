"""Any Einsum: equal to the closed families where there are some, to the model and an exhaustive search elsewhere."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.access import tensors_of
from piste.bounds.contraction import contraction
from piste.bounds.general import General
from piste.bounds.nests import nests
from piste.bounds.single import families
from piste.bounds.snowcat import nest
from piste.spec.mapping import Keep, Loop
from piste.spec.workload import Workload
from tests.bounds.cases import cost, executed, points
from tests.examples import examples

TILES = st.sampled_from(["integer", "perfect"])
PLACEMENT = st.sampled_from(["per-tensor", "single"])


@st.composite
def workloads(draw: st.DrawFn, most: int = 4, affine: bool = True) -> Workload:
    """Einsums with windows, strides, dilations, diagonals, batches, and several operands or one; affine outputs too."""
    size = st.integers(1, most)
    text = draw(
        st.sampled_from(
            [
                "O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]",
                "O[k,p] = I[c,2*p+r] * W[k,c,r]",
                "O[k,p] = I[c,p+2*r] * W[k,c,r]",
                "O[n,c,p] = I[n,c,3*p+r] * W[c,r]",
                "O[p] = I[2*p+3*r+s] * W[r,s]",
                "O[i] = I[i,i+j] * W[j]",
                "O[i] = I[3*i,j] * W[j]",
                "B[i,j] = T[i,k,l] * C[k,j] * D[l,j]",
                "B[h,m,n] = A[h,m,k] * W[g,k,n]",
                "S[i] = X[i,j]",
                "S[i] = X[i,j] + Y[i]",
                *["O[k,2*p+r] = A[c,p] * W[k,c,r]", "O[p+q] = A[p] * W[q]"][: 2 * affine],
                "S[i] = X[i,j] * X[i,j]",
                "B[i,j] = X[i]",
                "B[k] = X[i,j] * W[j]",
            ]
        )
    )
    ranks = Workload.parse(text, **dict.fromkeys(sorted({c for c in text if c.islower()}), 1)).ranks
    bits = {t: draw(st.sampled_from([8, 8, 16])) for t in sorted({c for c in text if c.isupper()})}
    return Workload.parse(text, {r: draw(size) for r in ranks}, bits)


@settings(max_examples=examples(40))
@given(*[st.integers(1, 9)] * 3, st.integers(1, 2), st.tuples(*[st.sampled_from([4, 8, 32])] * 3), TILES, PLACEMENT)
def test_the_closed_families_and_the_general_search_agree(
    m: int, k: int, n: int, h: int, wide: tuple[int, int, int], tiles: str, placement: str
) -> None:
    workload = piste.bmm(h, m, k, n, bits=dict(zip("AWB", wide, strict=True)))
    found = nests(workload, tiles, placement)
    product = contraction(workload, workload.einsums[0])
    assert product is not None
    closed = families(product, tiles, placement)
    assert found.buffer_bits.tolist() == closed.buffer_bits.tolist()
    assert found.traffic_bits.tolist() == closed.traffic_bits.tolist()


@settings(max_examples=examples(30))
@given(workloads(), TILES, PLACEMENT)
def test_every_mapping_costs_what_its_point_says(workload: Workload, tiles: str, placement: str) -> None:
    curve = piste.bound(workload, tiles=tiles, placement=placement)
    assert [cost(curve, i) for i in range(len(curve.points))] == points(curve)
    assert curve.traffic_bits[-1] >= curve.algorithmic_min_bits


@settings(max_examples=examples(15))
@given(workloads(most=3), PLACEMENT)
def test_running_the_loops_costs_what_the_point_says(workload: Workload, placement: str) -> None:
    curve = piste.bound(workload, placement=placement)
    assert [executed(curve, i) for i in range(len(curve.points))] == points(curve)


@settings(max_examples=examples(25))
@given(workloads(most=3, affine=False), TILES, PLACEMENT, st.sampled_from(["inner", "none"]))
def test_what_is_dropped_early_would_not_have_won(workload: Workload, tiles: str, placement: str, halo: str) -> None:
    class Patient(General):
        def _hopeful(self, inner, tiles, buffer):  # type: ignore[no-untyped-def]
            return tiles, np.broadcast_to(buffer, tiles[inner[0]].shape)

    one, two = (kind(workload, tiles, placement, halo).run() for kind in (General, Patient))
    assert one.buffer_bits.tolist() == two.buffer_bits.tolist()
    assert one.traffic_bits.tolist() == two.traffic_bits.tolist()


@settings(max_examples=examples(12))
@given(workloads(affine=False), TILES)
def test_what_stays_helps(workload: Workload, tiles: str) -> None:
    curves = [piste.bound(workload, tiles=tiles, placement="single", halo=h) for h in ("consecutive", "inner", "none")]
    curves = [piste.bound(workload, tiles=tiles), *curves]
    for size in {buffer for curve in curves for buffer, _ in curve.points}:
        traffic = [curve.traffic_bytes(size) for curve in curves]
        assert traffic == sorted(traffic)


@settings(max_examples=examples(200))
@given(workloads(most=5), st.data())
def test_what_is_fetched_of_one_tensor(workload: Workload, data: st.DataObject) -> None:
    einsum = workload.einsums[0]
    order = data.draw(st.permutations(einsum.ranks))
    tiles = {r: data.draw(st.integers(1, workload.sizes[r])) for r in order}
    tensor = data.draw(st.sampled_from([t for t in tensors_of(workload) if not t.is_output]))
    own = [r for r in order if r in tensor.ranks]
    units = data.draw(st.lists(st.sampled_from(own), unique=True)) if own else []
    others = tuple(t for t in workload.tensors if t != tensor.name)
    loops = [*(Loop(r, tiles[r]) for r in order), *(Loop(r, 1) for r in units)]
    mapping = nest(workload, einsum, [Keep("Buffer", others), *loops, Keep("Buffer", (tensor.name,))])
    report = piste.evaluate(workload, "snowcat", mapping)
    arrays = {r: np.array([t]) for r, t in tiles.items()}
    reads = {row.tensor: row.reads for row in report.counts if row.memory == "DRAM"}
    assert tensor.fetched(arrays, order, units).tolist() == [reads[tensor.name]]
    assert np.atleast_1d(tensor.volume(arrays, units)).tolist() == [report.occupancy["Buffer"][tensor.name]]


def test_a_convolution_of_1_x_1_is_a_matrix_product() -> None:
    for placement in ("per-tensor", "single"):
        one = piste.bound(piste.conv2d(5, 7, 1, 1, 6, 4), placement=placement)
        assert one.points == piste.bound(piste.gemm(35, 6, 4), placement=placement).points
        assert str(one.mapped.einsums[0]) == "O[p_q,k] = I[p_q,c] * W[c,k]"
        assert [cost(one, i) for i in range(len(one.points))] == points(one)


def test_a_rule_that_is_not_how_data_stay_has_no_mapping() -> None:
    assert piste.bound("conv:4,4,3,3,2,2", halo="inner").mapping_at(0) is None
