"""Cascades of products and vector Einsums, with branches and skips: the mapping behind every point, run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.chains.cascade import FusedRun, cascade
from piste.bounds.chains.fusion import bound_chain
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.spec.architecture import Architecture
from piste.spec.mapping import Fuse, Keep, Mapping, paths
from piste.spec.workload import Workload
from tests.bounds.chains.cases import BLOCK, measured
from tests.examples import LONG, examples, first

ONLINE = [
    "S[h,m,p] = Q[h,m,e] * K[h,p,e]",
    "M[h,m] max= S[h,m,p]",
    "X[h,m,p] = exp(S[h,m,p] - M[h,m]), running M",
    "D[h,m] = X[h,m,p], rescale M",
    "U[h,m,f] = X[h,m,p] * V[h,p,f], rescale M",
    "O[h,m,f] = U[h,m,f] / D[h,m]",
]


@st.composite
def cascades(draw: st.DrawFn) -> Workload:
    """Products, activations, softmaxes, norms, biases, residuals, second readers and heads, small enough to run."""
    number = count()
    sizes: dict[str, int] = {}
    texts: list[str] = []

    def rank() -> str:
        name = f"r{next(number)}"
        sizes[name] = draw(st.integers(1, 4))
        return name

    def tensor() -> str:
        return f"T{next(number)}"

    def at(tensor: str, *ranks: str) -> str:
        return f"{tensor}[{','.join(ranks)}]"

    batch = [rank() for _ in range(draw(st.integers(0, 1)))]
    now, ranks = "A", [*batch, rank(), rank()]
    known = [(now, ranks)]  # tensors that later ones may read again
    for _ in range(draw(st.integers(1, 4))):
        kinds = [
            "product",
            "product",
            "activation",
            "softmax",
            "norm",
            "bias",
            "residual",
            "branch",
            "heads",
            "read",
            "gate",
        ]
        kind = draw(st.sampled_from(kinds))
        new = tensor()
        rows, last = ranks[:-1], ranks[-1]
        if kind == "product":
            column, shared = rank(), batch if draw(st.booleans()) else []
            texts.append(f"{at(new, *rows, column)} = {at(now, *ranks)} * {at('W' + new, *shared, last, column)}")
            now, ranks = new, [*rows, column]
        elif kind == "activation":
            texts.append(f"{at(new, *ranks)} = max({at(now, *ranks)}, 0)")
            now = new
        elif kind == "softmax":
            a, b, c = tensor(), tensor(), tensor()
            texts.append(f"{at(a, *rows)} max= {at(now, *ranks)}")
            texts.append(f"{at(b, *ranks)} = exp({at(now, *ranks)} - {at(a, *rows)})")
            texts.append(f"{at(c, *rows)} = {at(b, *ranks)}")
            texts.append(f"{at(new, *ranks)} = {at(b, *ranks)} / {at(c, *rows)}")
            now = new
        elif kind == "norm":
            mean = tensor()
            texts.append(f"{at(mean, *rows)} = {at(now, *ranks)}")
            texts.append(f"{at(new, *ranks)} = {at(now, *ranks)} - {at(mean, *rows)}")
            now = new
        elif kind == "bias":
            texts.append(f"{at(new, *ranks)} = {at(now, *ranks)} + {at('b' + new, last)}")
            now = new
        elif kind == "residual":
            same = [t for t, r in known if r == ranks and t != now]
            other = draw(st.sampled_from(same)) if same else f"R{new}"
            texts.append(f"{at(new, *ranks)} = {at(now, *ranks)} + {at(other, *ranks)}")
            now = new
        elif kind == "branch":  # another reader of an earlier tensor, to an output of its own
            of, its = draw(st.sampled_from(known))
            column = rank()
            texts.append(f"{at(new, *its[:-1], column)} = {at(of, *its)} * {at('W' + new, its[-1], column)}")
        elif kind == "gate":
            column, one, two = rank(), tensor(), tensor()
            for made in (one, two):
                texts.append(f"{at(made, *rows, column)} = {at(now, *ranks)} * {at('W' + made, last, column)}")
            texts.append(f"{at(new, *rows, column)} = {at(one, *rows, column)} * {at(two, *rows, column)}")
            now, ranks = new, [*rows, column]
        elif kind == "read":  # what is made is read as a weight
            row = rank()
            other = at("Q" + new, *batch, row, *rows[len(batch) :])
            texts.append(f"{at(new, *batch, row, last)} = {other} * {at(now, *ranks)}")
            now, ranks = new, [*batch, row, last]
        else:
            head, column, out, after = rank(), rank(), rank(), tensor()
            made = at(new, *rows, head, column)
            texts.append(f"{made} = {at(now, *ranks)} * {at('W' + new, last, head, column)}")
            texts.append(f"{at(after, *rows, out)} = {made} * {at('W' + after, head, column, out)}")
            now, ranks = after, [*rows, out]
        known.append((now, ranks))
    if not any("*" in t for t in texts):
        texts.append(f"{at('Z', *ranks[:-1], 'z')} = {at(now, *ranks)} * {at('WZ', ranks[-1], 'z')}")
        sizes["z"] = 3
    if len(texts) == 1:
        made = texts[0].split(" =")[0]
        texts.append(f"Y{made[made.index('[') :]} = max({made}, 0)")
    w = Workload.parse(texts, sizes)
    return replace(w, bits={t: draw(st.sampled_from([8, 16, 32])) for t in w.tensors})


def confirm(curve: Curve, i: int) -> None:
    """The mapping behind a point moves what the point says, and holds no more."""
    mapping = curve.mapping_at(i)
    assert mapping is not None
    traffic, peak = measured(curve.mapped, mapping)
    assert traffic == curve.traffic_bits[i]
    assert peak <= curve.buffer_bits[i]


def runs(curve: Curve, i: int) -> Iterator[tuple[Workload, Mapping]]:
    """The runs of a point, each as a workload of its own; not those whose results are read within and elsewhere."""
    mapping, w = curve.mapping_at(i), curve.mapped
    assert mapping is not None and isinstance(mapping.nodes[0], Keep)
    store, *rest = mapping.nodes
    whole = len(rest) > 1 or not isinstance(rest[0], Fuse)
    for branch in [tuple(rest)] if whole else rest[0].branches:
        names = {path.einsum for path in paths(branch)}
        some = tuple(e for e in w.einsums if e.name in names)
        ranks = dict.fromkeys(r for e in some for r in e.ranks)
        tensors = dict.fromkeys(t for e in some for t in e.accesses)
        part = Workload(some, {r: w.sizes[r] for r in ranks}, {t: w.bits[t] for t in tensors})
        if not {*part.intermediates} & {*store.tensors}:
            yield part, Mapping((Keep("DRAM", tuple(t for t in tensors if t in store.tensors)), *branch))


@settings(max_examples=examples(25), deadline=None)
@given(
    cascades(),
    st.sampled_from(["integer", "perfect"]),
    st.sampled_from(["best", "best", "none"]),
    st.booleans(),
    st.data(),
)
def test_every_point_of_every_cascade_runs(
    w: Workload, tiles: str, fusion: str, large: bool, data: st.DataObject
) -> None:
    """Large ones have walks wherever these take less room, small ones are tried without them too."""
    with patch("piste.bounds.chains.cascade.SMALL", 0 if large else 1 << 20):
        curve = bound_chain(w, tiles=tiles, fusion=fusion)
    assert curve.traffic_bits[-1] == curve.algorithmic_min_bits
    for i in {0, len(curve.points) - 1, data.draw(st.integers(0, len(curve.points) - 1))}:
        confirm(curve, i)
        assert curve.floor(curve.points[i][0]) <= curve.points[i][1]


@settings(max_examples=examples(10), deadline=None)
@given(cascades(), st.booleans(), st.data())
def test_with_two_buffers_the_next_tile_has_room(w: Workload, large: bool, data: st.DataObject) -> None:
    """A memory that is double buffered and has the capacity of a point takes each of its runs."""
    with patch("piste.bounds.chains.cascade.SMALL", 0 if large else 1 << 20):
        single, double = bound_chain(w), bound_chain(w, buffering="double")
    assert double.buffer_bits[0] >= single.buffer_bits[0] and double.traffic_bits[-1] == single.traffic_bits[-1]
    i = data.draw(st.integers(0, len(double.points) - 1))
    assert double.traffic_bits[i] >= single.traffic_bits[single.index_at(double.points[i][0])]
    confirm(double, i)
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM"}},
            {"memory": {"name": "Buffer", "capacity_bytes": double.points[i][0], "double_buffered": True}},
            {"compute": {"name": "MAC"}},
        ]
    )
    for part, mapping in runs(double, i):
        assert piste.evaluate(part, chip, mapping).fits


@pytest.mark.parametrize("sizes", [dict(h=2, m=4, p=5, e=2, f=3), dict(h=1, m=7, p=6, e=3, f=2)])
def test_online_softmax_runs(sizes: dict[str, int]) -> None:
    curve = bound_chain(Workload.parse(ONLINE, sizes))
    for i in range(len(curve.points)):
        confirm(curve, i)
    held = cascade(curve.mapped, curve.mapped.einsums, "integer", False)
    assert held is not None and any(shape.group is not None and shape.group[2] == "p" for shape in held.shapes)


def test_the_block_has_a_mapping_at_every_size() -> None:
    """Counted by the model: too large to be run."""
    block = piste.load("gpt3-6.7b-block")
    curve = bound_chain(block, tiles="perfect")
    assert curve.traffic_bits[-1] == curve.algorithmic_min_bits
    for size, most in (("1KiB", 1.75), ("64KiB", 2.0), ("1MiB", 3.0), ("256MiB", 2.5)):
        assert curve.traffic_bytes(size) / curve.floor(size) < most
    assert all(curve.traffic_bytes(size) < 2 * curve.floor(size) for size in ("16KiB", "256KiB", "1MiB", "4MiB"))
    for i in range(0, len(curve.points), 9 if LONG else 31):
        mapping = curve.mapping_at(i)
        assert mapping is not None
        report = piste.evaluate(curve.mapped, "snowcat", mapping)
        moved = sum(2 * (row.reads + row.updates) for row in report.counts if row.memory == "DRAM")
        assert moved == curve.points[i][1] and report.peak_bytes["Buffer"] <= curve.points[i][0]


def test_what_a_vector_einsum_reads_later_is_written() -> None:
    """Two products fused do not keep from it what lies between them."""
    w = Workload.parse(
        "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]; S[m] = P[m,l]; R[m,l] = P[m,l] - S[m]",
        m=2, k=2, l=3, n=2, bits=8)  # fmt: skip
    curve = bound_chain(w)
    for i in range(len(curve.points)):
        confirm(curve, i)


def test_a_block_of_a_window_with_gaps_takes_its_box() -> None:
    w = Workload.parse("T[h,k] = I[2*g,h] * W[g,k]; Z[h] = T[h,k]", g=3, h=3, k=2, bits=8)
    curve = bound_chain(w)
    for i in range(len(curve.points)):
        confirm(curve, i)
    fused = cascade(w, w.einsums, "integer", False)
    assert fused is not None
    assert fused.buffer_bits[0] == 8 * (5 + 1 + 1)  # a column of I with its gaps, one of T and of W


NORM = ["O[m,e] = A[m,h] * W[h,e]", "M[m] = O[m,e]", "C[m,e] = O[m,e] - M[m]", "D[m] = C[m,e]",
        "L[m,e] = C[m,e] / D[m]"]  # fmt: skip


@pytest.mark.parametrize(
    ("last", "takes"),
    [
        # O and C of all rows, and the mean of one: then C and L. Weights pass by.
        (["Z[m,c] = L[m,e] * V[e,c]"], 24 + 24 + 1),
        # L and Z of all rows, a column of F and one of G.
        (["F[m,c] = L[m,e] * V[e,c]", "G[m,c] = max(F[m,c], 0)", "Z[m,y] = G[m,c] * U[c,y]"], 24 + 24 + 6 + 6),
    ],
)
def test_a_normalisation_goes_row_by_row_and_an_activation_column_by_column(last: list[str], takes: int) -> None:
    sizes = {r: n for r, n in dict(m=6, h=90, e=4, c=90, y=4).items() if any(r in text for text in last) or r in "mhe"}
    curve = bound_chain(Workload.parse([*NORM, *last], sizes, bits=8))
    assert curve.points[-1] == (takes, curve.algorithmic_min_bits // 8)
    confirm(curve, len(curve.points) - 1)


def test_rows_of_a_softmax_are_walked_within_a_head() -> None:
    block = piste.load("gpt3-6.7b-block")
    run = FusedRun(block, block.einsums[:10])  # from K to O
    names = [e.name for e in run.einsums]
    heads, rows, *_ = run.walks((0, 10, "h"))
    assert (names[heads.start], names[heads.stop - 1], heads.loops) == ("S", "O", ("h",))
    assert (names[rows.start], names[rows.stop - 1], rows.loops) == ("S", "A", ("b", "m"))
    assert heads.inside == {"S", "SM", "SE", "SD", "P", "A"} and rows.inside == {"S", "SM", "SE", "SD", "P"}


def test_blocks_of_a_weight_stay_while_sequences_come_one_by_one() -> None:
    """Two of the four heads' weights at a time: X comes twice, each weight once."""
    w = Workload.parse(
        ["K[b,h,p,f] = X[b,p,d] * WK[d,h,f]", "Q[b,h,m,f] = X[b,m,d] * WQ[d,h,f]",
         "S[b,h,m,p] = Q[b,h,m,f] * K[b,h,p,f]"],
        dict(b=9, h=4, m=3, p=3, f=1, d=9), bits=8)  # fmt: skip
    whole = cascade(w, w.einsums, "integer", False)
    assert whole is not None
    x, weights, s = 9 * 3 * 9, 2 * 9 * 4, 9 * 4 * 3 * 3
    at = whole.traffic_bits.tolist().index(8 * (2 * x + weights + s))
    assert whole.buffer_bits[at] < 8 * (weights + 3 * 9)  # all weights and X of a sequence do not fit


def transformer() -> Workload:
    """Queries in groups that share a key, a gated feed-forward part: 8 sequences, 4,096 wide."""
    texts = [
        "K[b,h,p,f] = X[b,p,d] * WK[d,h,f]", "V[b,h,p,f] = X[b,p,d] * WV[d,h,f]",
        "Q[b,h,g,m,f] = X[b,m,d] * WQ[d,h,g,f]", "S[b,h,g,m,p] = Q[b,h,g,m,f] * K[b,h,p,f]",
        "SM[b,h,g,m] max= S[b,h,g,m,p]", "SE[b,h,g,m,p] = exp(S[b,h,g,m,p] - SM[b,h,g,m])",
        "SD[b,h,g,m] = SE[b,h,g,m,p]", "P[b,h,g,m,p] = SE[b,h,g,m,p] / SD[b,h,g,m]",
        "A[b,h,g,m,f] = P[b,h,g,m,p] * V[b,h,p,f]", "O[b,m,e] = A[b,h,g,m,f] * WO[h,g,f,e]",
        "OS[b,m,e] = O[b,m,e] / 1", "OV[b,m] = O[b,m,e] * OS[b,m,e] / 4096",
        "L[b,m,e] = O[b,m,e] / sqrt(OV[b,m])",
        "G[b,m,c] = L[b,m,e] * W1[e,c]", "U[b,m,c] = L[b,m,e] * W3[e,c]", "GU[b,m,c] = G[b,m,c] * U[b,m,c]",
        "Z[b,m,y] = GU[b,m,c] * W2[c,y]",
    ]  # fmt: skip
    return Workload.parse(texts, dict(b=8, m=2048, p=2048, h=8, g=4, f=128, d=4096, e=4096, c=14336, y=4096))


@pytest.mark.parametrize("block", [BLOCK, transformer()], ids=["gpt3", "gated"])
def test_blocks_are_within_twice_their_floor(block: Workload) -> None:
    """From 8 KiB, a row, to 512 MiB, more than all weights of a layer."""
    curve = bound_chain(block)
    sizes = [int(size) for size in np.geomspace(2**13, 2**29, 48)]
    assert max(curve.traffic_bytes(size) / curve.floor(size) for size in sizes) < 2


@pytest.mark.parametrize(
    ("block", "tiles"), first([(b, t) for t in ("perfect", "integer") for b in (BLOCK, transformer())], 1)
)
def test_walks_never_cost_anything(block: Workload, tiles: str) -> None:
    with patch.object(FusedRun, "walks", lambda self, group: ()):
        plain = bound_chain(block, tiles=tiles)
    curve = bound_chain(block, tiles=tiles)
    assert all(curve.traffic_bytes(size) <= plain.traffic_bytes(size) for size, _ in plain.points)


def test_what_softmax_takes() -> None:
    """With full reuse all of K and V stays, and a row of S, what is made of it and its maximum are there together."""
    w = Workload.parse(
        ["S[m,p] = Q[m,e] * K[p,e]", "M[m] max= S[m,p]", "E[m,p] = exp(S[m,p] - M[m])", "D[m] = E[m,p]",
         "P[m,p] = E[m,p] / D[m]", "A[m,g] = P[m,p] * V[p,g]"], m=2, p=4, e=1, g=1, bits=8)  # fmt: skip
    whole = cascade(w, w.einsums, "integer", False)
    assert whole is not None
    assert whole.traffic_bits[-1] == 8 * (2 + 4 + 4 + 2) and whole.buffer_bits[-1] == 8 * (4 + 4 + 4 + 4 + 1)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"vectors": "counted", "fusion": "tiled"},
         "vectors counted goes with fusion none or best and no other template, found fusion tiled; leave that out"),
        ({"buffering": "double", "order": "rows"},
         "buffering double goes with fusion none or best and no other template, found order rows; leave that out"),
        ({"buffering": "double", "vectors": "free"},
         "buffering double counts vector Einsums, found vectors free; leave that out"),
        ({"buffering": "triple"}, "buffering is one of single, double, not 'triple'"),
    ],
)  # fmt: skip
def test_a_refusal_is_one_helpful_line(options: dict[str, Any], says: str) -> None:
    with pytest.raises(SpecError) as told:
        bound_chain(Workload.parse(ONLINE, dict(h=2, m=4, p=5, e=2, f=3)), **options)
    assert str(told.value).startswith(says)
