"""The mapping behind every point of a chain's curve costs what the point says, when it is run."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.chains.fusion import bound_chain
from piste.bounds.chains.layers import chains, segment
from piste.bounds.chains.merge import merge
from piste.bounds.chains.templates import ChainRules, fused
from piste.bounds.chains.trees import fused_tree
from piste.count.oracle.executor import execute
from piste.spec.mapping import Compute, Fuse, Keep, Mapping
from piste.spec.workload import Workload
from tests.bounds.chains.cases import measured
from tests.examples import examples

KINDS = [
    "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]",
    "P[m,l] = B[l,k] * A[m,k]; Z[n,x] = D[l,n] * P[x,l]",  # weights first, rows under another name
    "P[m,l] = A[m,k] * B[k,l]; Z[m,k] = P[m,l] * D[l,k]",  # back to the rank it came from
    "P[b,m,l] = A[b,m,k] * B[k,l]; Z[b,m,n] = P[b,m,l] * D[l,n]",
    "P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; Z[m,n] = R[m,q] * E[q,n]",
    "P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; T[m,s] = R[m,q] * E[q,s]; Z[m,n] = T[m,s] * F[s,n]",
    "S[h,m,l] = Q[h,m,k] * K[h,l,k]; O[h,m,n] = S[h,m,l] * V[h,l,n]",
    "S[g,q,m,l] = Q[g,q,m,k] * K[g,l,k]; O[g,q,m,n] = S[g,q,m,l] * V[g,l,n]",
    "K[l,k] = X[l,s] * W[s,k]; S[m,l] = Q[m,k] * K[l,k]; O[m,n] = S[m,l] * V[l,n]",
    "Q[b,h,m,l] = X[b,m,k] * W[k,h,l]; S[b,h,m,n] = Q[b,h,m,l] * K[b,h,n,l]",
    "A[h,m,q] = S[h,m,n] * V[h,n,q]; O[m,s] = A[h,m,q] * U[h,q,s]",
    "Q[b,h,m,l] = X[b,m,k] * W[k,h,l]; S[b,h,m,n] = Q[b,h,m,l] * K[b,h,n,l]; "
    "A[b,h,m,q] = S[b,h,m,n] * V[b,h,n,q]; O[b,m,s] = A[b,h,m,q] * U[h,q,s]",
]


@st.composite
def small_chains(draw: st.DrawFn) -> Workload:
    """A chain small enough to run, with widths of its own."""
    kind = draw(st.sampled_from(KINDS))
    ranks = sorted({c for c in kind if c.islower()})
    largest = 6 if len(ranks) < 6 else 3
    sizes = {rank: draw(st.integers(1, 3 if rank in "hgbq" else largest)) for rank in ranks}
    if "x" in sizes:
        sizes["x"] = sizes["m"]
    widths = st.sampled_from([8, 16, 32])
    return Workload.parse(kind, sizes, {c: draw(widths) for c in sorted({c for c in kind if c.isupper()})})


OPTIONS = st.fixed_dictionaries(
    {
        "fusion": st.sampled_from(["none", "untiled", "tiled", "segmented", "best"]),
        "tiles": st.sampled_from(["integer", "perfect"]),
        "placement": st.sampled_from(["per-tensor", "single", "two-level"]),
        "heads": st.sampled_from(["one", "parallel"]),
        "order": st.sampled_from(["any", "rows", "columns"]),
    }
)


@settings(max_examples=examples(150))
@given(small_chains(), OPTIONS, st.data())
def test_a_point_costs_what_it_says(workload: Workload, options: dict[str, Any], data: st.DataObject) -> None:
    curve = bound_chain(workload, **options)
    i = data.draw(st.integers(0, len(curve.points) - 1))
    mapping = curve.mapping_at(i)
    assert mapping is not None
    traffic, peak = measured(curve.mapped, mapping)
    assert traffic == curve.traffic_bits[i]
    assert peak <= curve.buffer_bits[i]


@settings(max_examples=examples(40))
@given(
    m=st.sampled_from([6, 8, 9]),
    k=st.integers(1, 5),
    n=st.sampled_from([2, 3, 4, 6]),
    j=st.integers(1, 5),
    data=st.data(),
)
def test_with_perfect_tiles_the_buffer_is_just_enough(m: int, k: int, n: int, j: int, data: st.DataObject) -> None:
    """Unless a weight stays for two blocks or fewer, which frees it before its first and after its last visit."""
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=m, k=k, l=n, n=j)
    curve = bound_chain(w, fusion="tiled", tiles="perfect", order="rows")
    i = data.draw(st.integers(0, len(curve.points) - 1))
    mapping = curve.mapping_at(i)
    assert mapping is not None
    resident = any(t in ("B", "D") for node in mapping.nodes[1:2] for t in getattr(node, "tensors", ()))
    blocks = -(-m // next((node.tile for node in mapping.nodes if getattr(node, "rank", "") == "m"), m))
    if not resident or blocks >= 3:
        assert measured(w, mapping)[1] == curve.buffer_bits[i]


@settings(max_examples=examples(60))
@given(small_chains(), st.sampled_from(["integer", "perfect"]), st.data())
def test_pipelined_layers_hold_all_their_tiles(workload: Workload, tiles: str, data: st.DataObject) -> None:
    """No mapping runs layers at the same time; but one with the same tiles shows how large each of them is."""
    workload = merge(workload)
    chain = max(chains(workload), key=lambda chain: len(chain.layers))
    part = segment(chain, 0, 2, "one")
    assert part is not None
    points = fused(part, ChainRules(tiles=tiles, pipelined=True))
    i = data.draw(st.integers(0, len(points.buffer_bits) - 1))
    tree = fused_tree(part, points.choice_at(i))
    if tree is not None:
        pair = replace(workload, einsums=tuple(e.einsum for e in part.layers))
        between = part.layers[1].flow.tensor
        mapping = Mapping((Keep("DRAM", tuple(t for t in pair.tensors if t != between)), *tree))
        counts = execute(pair, piste.load("snowcat"), mapping)
        held = sum(pair.bits[t] * n for t, n in counts.occupancy["Buffer"].items())
        moved = {t: c.reads + c.updates for (memory, t), c in counts.total().items() if memory == "DRAM"}
        assert held == points.buffer_bits[i]
        assert sum(pair.bits[t] * n for t, n in moved.items()) == points.traffic_bits[i]


def test_a_small_chain_by_hand() -> None:
    """Rows of 2 pass through 4 x 6 x 4 x 3 with the first weight on the chip."""
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=6, l=4, n=3, bits=8)
    curve = bound_chain(w, fusion="tiled", tiles="perfect")
    assert curve.points == [(3, 324), (4, 228), (6, 180), (7, 156), (11, 108), (21, 72)]
    assert [measured(w, curve.mapping_at(i)) for i in range(6)] == [  # type: ignore[arg-type]
        (8 * traffic, 8 * buffer) for buffer, traffic in curve.points
    ]


def test_convolutions_alone_and_together() -> None:
    w = Workload.parse("Y[k,x] = W[k,c,r] * A[c,x+r]; Z[j,y] = V[j,k,s] * Y[k,y+s]", k=2, x=6, c=2, r=2, j=2, y=5, s=2)
    curve = bound_chain(w)
    mapping = curve.mapping_at(len(curve.points) - 1)
    assert mapping is not None
    traffic, peak = measured(w, mapping)
    assert traffic == curve.traffic_bits[-1] and peak <= curve.buffer_bits[-1]
    assert curve.algorithmic_min_bits == 16 * (8 + 14 + 8 + 10)  # all of Y stays
    assert bound_chain(w, fusion="none").algorithmic_min_bits == 16 * sum((8 + 14 + 12, 8 + 12 + 10))


def test_what_has_no_mapping_says_so() -> None:
    w = Workload.parse(KINDS[0], m=4, k=6, l=4, n=3)
    assert bound_chain(w, fusion="tiled", capacity="paper").mapping_at(0) is None
    assert bound_chain(w, fusion="tiled", pipelined=True).mapping_at(0) is None
    block = piste.load("gpt3-6.7b-block")
    assert bound_chain(block, tiles="perfect", vectors="free").at("1MiB").mapping is None


def test_the_block_can_be_evaluated() -> None:
    block = piste.load("gpt3-6.7b-block")
    by_itself = Fuse(tuple((Compute(e.name),) for e in block.einsums))
    report = piste.evaluate(block, piste.load("snowcat"), Mapping((Keep("DRAM", block.tensors), by_itself)))
    assert report.macs == sum(prod(block.sizes[r] for r in e.ranks) for e in block.einsums)  # all operations


@pytest.mark.parametrize("kind", KINDS)
def test_the_best_of_every_kind_runs(kind: str) -> None:
    ranks = sorted({c for c in kind if c.islower()})
    curve = bound_chain(Workload.parse(kind, {r: 2 for r in ranks}))
    mapping = curve.mapping_at(len(curve.points) - 1)
    assert mapping is not None
    assert measured(curve.mapped, mapping)[0] == curve.traffic_bits[-1]


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("T[c] = A[c,b]; U[x] = T[2*x] * C[x]", dict(c=5, b=3, x=2)),  # rows 3 and 4 are never read
        ("P[m,l] = A[m,k] * B[k,l]; Z[y,n] = P[3*y,l] * D[l,n]", dict(m=9, k=2, l=3, y=2, n=2)),
        ("S[a] = X[a,i] * Y[i]; T[c] = S[c+d] * V[d]; U[x] = T[x] * C[x]", dict(a=9, i=2, c=5, d=2, x=3)),
    ],
)
@pytest.mark.parametrize("fusion", ["none", "best"])
def test_rows_that_nothing_reads_are_neither_made_nor_counted(text: str, sizes: dict[str, int], fusion: str) -> None:
    curve = bound_chain(Workload.parse(text, **sizes, bits=8), fusion=fusion)
    for i, point in enumerate(curve.points):
        mapping = curve.mapping_at(i)
        assert mapping is not None
        report = piste.evaluate(curve.mapped, "snowcat", mapping)
        assert sum(row.reads + row.updates for row in report.counts if row.memory == "DRAM") == point[1]
        assert report.peak_bytes["Buffer"] <= point[0] and curve.floor(point[0]) <= point[1]


@pytest.mark.parametrize("fusion", ["segmented", "tiled", "none"])
def test_a_floor_counts_no_vector_einsums_where_these_are_free(fusion: str) -> None:
    text = "T[m,l] = A[m,k] * B[k,l]; U[m,l] = T[m,l] + C[m,l]; V[m,n] = U[m,l] * D[l,n]"
    w = Workload.parse(text, m=4, k=4, l=4, n=4, bits=8)
    free, counted = bound_chain(w, fusion=fusion, vectors="free"), bound_chain(w, fusion="best")
    assert all(free.floor(buffer) <= traffic for buffer, traffic in free.points)
    assert free.floor(1024) == 64 and counted.floor(1024) == 80  # C comes in besides
    assert free.assuming == "without recomputing, vector Einsums free" and counted.assuming == "without recomputing"
