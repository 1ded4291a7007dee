"""What must hold of every chain: the recognition, the division into segments, the order of the modes."""

from __future__ import annotations

import json
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import piste
from piste.bounds.chains.fusion import bound_chain
from piste.bounds.chains.layers import chains
from piste.bounds.einsum import bound_einsum
from piste.bounds.staircase import index_at
from piste.cli import app
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.spec.workload import Workload
from tests.bounds.chains.cases import ATTENTION, BLOCK, MHA, measured, pair
from tests.bounds.chains.test_mappings import KINDS, small_chains
from tests.examples import examples

SIZES = st.integers(1, 40)


def at(curve: Curve, sizes: Any) -> Any:
    """The traffic at buffers in bits; infinite where nothing runs."""
    i = index_at(curve.buffer_bits, sizes)
    return np.where(i < 0, np.inf, curve.traffic_bits[i])


@settings(max_examples=examples(60))
@given(small_chains(), st.sampled_from(["integer", "perfect"]), st.sampled_from(["one", "parallel"]))
def test_the_order_of_the_modes(workload: Workload, tiles: str, heads: str) -> None:
    modes = ("none", "untiled", "tiled", "segmented", "best")
    curves = {m: bound_chain(workload, fusion=m, tiles=tiles, heads=heads) for m in modes}
    sizes = np.unique(np.concatenate([c.buffer_bits for c in curves.values()]))
    for mode in ("none", "tiled"):
        assert (at(curves["segmented"], sizes) <= at(curves[mode], sizes)).all()
    for mode in modes[:-1]:
        assert (at(curves["best"], sizes) <= at(curves[mode], sizes)).all()
    for mode, curve in curves.items():
        assert (np.diff(curve.buffer_bits) > 0).all() and (np.diff(curve.traffic_bits) < 0).all()
        assert curve.traffic_bits[-1] == curve.algorithmic_min_bits, mode
        floors = [curve.floor(int(size) // 8 + 1) for size in curve.buffer_bits]
        assert all(8 * floor <= moved for floor, moved in zip(floors, curve.traffic_bits, strict=True)), mode
    assert curves["best"].algorithmic_min_bits <= curves["none"].algorithmic_min_bits


@settings(max_examples=examples(30))
@given(SIZES, SIZES, SIZES, SIZES)
def test_integer_tiles_are_never_worse(m: int, k: int, n: int, j: int) -> None:
    for options in ({"fusion": "tiled"}, {"fusion": "best"}, {"fusion": "tiled", "online_softmax": True}):
        integer, perfect = (bound_chain(pair(m, k, n, j), tiles=t, **options) for t in ("integer", "perfect"))  # type: ignore[arg-type]
        assert (at(integer, perfect.buffer_bits) <= perfect.traffic_bits).all()


@settings(max_examples=examples(30))
@given(small_chains(), st.sampled_from(["per-tensor", "single"]))
def test_unfused_is_the_sum_of_its_products(workload: Workload, placement: str) -> None:
    curve = bound_chain(workload, fusion="none", placement=placement)
    alone = [bound_einsum(workload, e, placement=placement) for e in workload.einsums]
    least = sum(at(c, curve.buffer_bits) for c in alone)
    if all(c.merged is None for c in alone):
        assert (least == curve.traffic_bits).all()
    else:  # alone, a product may flatten ranks that go together in it; in a chain, tiles are boxes of all ranks
        assert (least <= curve.traffic_bits).all()
    assert curve.macs == sum(c.macs for c in alone)
    assert curve.algorithmic_min_bits == sum(c.algorithmic_min_bits for c in alone)


@settings(max_examples=examples(20))
@given(st.lists(st.integers(1, 8), min_size=5, max_size=6), st.integers(1, 12), st.sampled_from(["sound", "paper"]))
def test_the_division_is_the_best_of_all_partitions(widths: list[int], m: int, capacity: str) -> None:
    """Dynamic programming over segments equals the enumeration of all ways to cut, each segment by itself."""
    text = [f"T{e + 1}[m,k{e + 1}] = T{e}[m,k{e}] * W{e}[k{e},k{e + 1}]" for e in range(len(widths) - 1)]
    sizes = {f"k{e}": width for e, width in enumerate(widths)} | {"m": m}
    divided = bound_chain(Workload.parse(text, sizes), fusion="segmented", tiles="perfect", capacity=capacity)
    options: dict[str, Any] = {"tiles": "perfect", "capacity": capacity, "order": divided.rule.get("order", "any")}

    def run(start: int, stop: int) -> Any:
        part = Workload.parse(
            text[start:stop],
            {r: s for r, s in sizes.items() if any(f"{r}]" in t or f"{r}," in t for t in text[start:stop])},
        )
        return at(bound_chain(part, fusion="tiled" if stop - start > 1 else "none", **options), divided.buffer_bits)

    segments = {(i, j): run(i, j) for j in range(1, len(text) + 1) for i in range(j)}
    least = np.full(len(divided.buffer_bits), np.inf)
    for cuts in product([False, True], repeat=len(text) - 1):
        ends = [0, *(e + 1 for e, cut in enumerate(cuts) if cut), len(text)]
        least = np.minimum(least, sum(segments[span] for span in pairwise(ends)))
    assert (least == divided.traffic_bits).all()


def every_choice(m: int, widths: list[int], order: str, whole_n: bool) -> set[tuple[int, int]]:
    """The templates by plain loops over every tile of rows, k, n and j and every set of resident weights."""
    e = len(widths) - 1
    weights = [a * b for a, b in pairwise(widths)]
    found = set()
    for rows, n, k, j in product(*(range(1, size + 1) for size in (m, widths[1], widths[0], widths[-1]))):
        blocks, slices = -(-m // rows), -(-widths[1] // n)
        if whole_n and slices > 1:
            continue
        ins = [rows * k, rows * n, *(rows * w for w in widths[2:-1])]
        outs = [rows * n, *(rows * w for w in widths[2:-1]), rows * j]
        for resident in product([False, True], repeat=e):
            streamed = [0 if r else 1 for r in resident]
            if order == "rows":
                full = [k == widths[0] and slices == 1, slices == 1, *[True] * (e - 2)]
                full[-1] = full[-1] and j == widths[-1]
                if any(r and not f for r, f in zip(resident, full, strict=True)):
                    continue
                read = m * widths[0] * (slices if k < widths[0] else 1)
                written = m * widths[-1] * (2 * slices - 1 if e == 2 and j < widths[-1] else 1)
                extra = [0] * e
                if slices > 1:
                    extra[0] = outs[1] if e > 2 or j == widths[-1] else 0
                    extra[1] = ins[0] if k == widths[0] else 0
                stays = sum(w for w, r in zip(weights, resident, strict=True) if r)
            elif k == widths[0] and j == widths[-1]:
                read = m * widths[0] * (slices if blocks > 1 else 1)
                written = m * widths[-1] * (2 * slices - 1 if blocks > 1 else 1)
                extra = [outs[1], ins[0]] if blocks == 1 and slices > 1 else [0, 0]
                stays = sum(w // widths[1] * n for w, r in zip(weights, resident, strict=True) if r)
            else:
                continue
            moved = sum(w if r else w * blocks for w, r in zip(weights, resident, strict=True))
            peak = max(map(sum, zip(ins, outs, streamed, extra, strict=True)))
            found.add((stays + peak, read + written + moved))
    return found


@settings(max_examples=examples(25))
@given(
    st.integers(1, 7),
    st.one_of(st.lists(st.integers(1, 6), min_size=3, max_size=3), st.lists(st.integers(1, 4), min_size=4, max_size=4)),
    st.sampled_from(["rows", "columns", "any"]),
    st.booleans(),
)
def test_no_other_tile_is_better(m: int, widths: list[int], order: str, normalised: bool) -> None:
    """The curve looks at a few tiles only, and misses nothing."""
    sizes = {f"k{e}": width for e, width in enumerate(widths)} | {"m": m}
    text = [f"T{e + 1}[m,k{e + 1}] = T{e}[m,k{e}] * W{e}[k{e},k{e + 1}]" for e in range(len(widths) - 1)]
    if normalised:
        text[1:2] = ["D[m] = T1[m,k1]", "N[m,k1] = T1[m,k1] / D[m]", text[1].replace("T1", "N")]
    curve = bound_chain(Workload.parse(text, sizes, bits=1), fusion="tiled", order=order)
    orders = {"any": ["rows", "columns"]}.get(order, [order]) if len(widths) == 3 else ["rows"]
    choices = sorted(set.union(*(every_choice(m, widths, o, normalised) for o in orders)))
    stairs = [p for i, p in enumerate(choices) if all(p[1] < q[1] for q in choices[:i])]
    assert list(zip(curve.buffer_bits.tolist(), curve.traffic_bits.tolist(), strict=True)) == stairs


@settings(max_examples=examples(30))
@given(SIZES, SIZES, SIZES, SIZES)
def test_pipelining_needs_more(m: int, k: int, n: int, j: int) -> None:
    one_by_one, together = (bound_chain(pair(m, k, n, j), fusion="tiled", pipelined=p) for p in (False, True))
    assert (at(one_by_one, together.buffer_bits) <= together.traffic_bits).all()
    assert together.traffic_bits[-1] == one_by_one.traffic_bits[-1]


@settings(max_examples=examples(30))
@given(SIZES, SIZES, SIZES, SIZES, st.integers(1, 6), st.sampled_from(["none", "tiled", "best"]))
def test_heads_one_at_a_time_are_as_many_chains(m: int, k: int, n: int, j: int, h: int, fusion: str) -> None:
    heads = Workload.parse(KINDS[6], h=h, m=m, k=k, l=n, n=j)
    one, all_heads = bound_chain(pair(m, k, n, j), fusion=fusion), bound_chain(heads, fusion=fusion)
    assert all_heads.buffer_bits.tolist() == one.buffer_bits.tolist()
    assert all_heads.traffic_bits.tolist() == (h * one.traffic_bits).tolist()


@settings(max_examples=examples(30))
@given(SIZES, SIZES, SIZES, SIZES, st.integers(1, 4), st.integers(1, 4))
def test_heads_that_share_a_weight_are_more_rows(m: int, k: int, n: int, j: int, g: int, q: int) -> None:
    shared = bound_chain(Workload.parse(KINDS[7], g=g, q=q, m=m, k=k, l=n, n=j))
    rows = bound_chain(pair(q * m, k, n, j))
    assert shared.buffer_bits.tolist() == rows.buffer_bits.tolist()
    assert shared.traffic_bits.tolist() == (g * rows.traffic_bits).tolist()


def test_heads_one_by_one_beside_a_projection() -> None:
    """An attention block of 8 heads: tiles of one head at a time take less than those of all heads."""
    w = Workload.parse(KINDS[-1], b=1, h=8, m=64, k=16, l=2, n=64, q=2, s=16)
    best, divided = (bound_chain(w, fusion=fusion, tiles="perfect") for fusion in ("best", "segmented"))
    assert best.points[-1][1] == divided.points[-1][1]
    assert best.max_effectual_bytes < 0.9 * divided.max_effectual_bytes


def test_a_long_chain() -> None:
    """Not every set of resident weights is looked at; what is found still costs what it says."""
    text = [f"T{e + 1}[m,k{e + 1}] = T{e}[m,k{e}] * W{e}[k{e},k{e + 1}]" for e in range(12)]
    w = Workload.parse(text, {"m": 6} | {f"k{e}": 1 + e * e % 5 for e in range(13)}, bits=8)
    alone, divided = (bound_chain(w, fusion=fusion) for fusion in ("none", "segmented"))
    assert (at(divided, alone.buffer_bits) <= alone.traffic_bits).all()
    assert divided.traffic_bits[-1] == divided.algorithmic_min_bits
    for i in range(0, len(divided.points), 4):
        mapping = divided.mapping_at(i)
        assert mapping is not None
        traffic, peak = measured(w, mapping)
        assert traffic == divided.traffic_bits[i] and peak <= divided.buffer_bits[i]


def test_wider_tensors_scale() -> None:
    narrow, wide = (bound_chain(Workload.parse(KINDS[4], m=8, k=6, l=5, q=7, n=3, bits=b)) for b in (8, 24))
    assert wide.buffer_bits.tolist() == (3 * narrow.buffer_bits).tolist()
    assert wide.traffic_bits.tolist() == (3 * narrow.traffic_bits).tolist()


def names(workload: Workload) -> list[list[str]]:
    return [[layer.einsum.name for layer in chain.layers] for chain in chains(workload)]


def test_the_chains_of_a_block() -> None:
    assert names(BLOCK) == [["K"], ["V"], ["Q", "S", "A", "O", "F", "Z"]]
    line = chains(BLOCK)[2]
    assert [layer.normalised for layer in line.layers] == [False, True, False, True, False, False]
    assert {name for _, name in line.heads} == {"h"}


def test_a_result_that_two_products_read_leaves_the_chip() -> None:
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Y[m,n] = P[m,l] * D[l,n]; Z[m,x] = P[m,l] * E[l,x]",
                       m=4, k=3, l=5, n=2, x=6)  # fmt: skip
    assert names(w) == [["P"], ["Y"], ["Z"]]
    for fusion, times in (("none", 3), ("segmented", 3), ("best", 0)):  # all three may share a block of rows
        least = bound_chain(w, fusion=fusion).algorithmic_min_bits
        assert least == 16 * (12 + 15 + times * 20 + 10 + 30 + 8 + 24)


def test_softmax_written_online_is_no_normalisation() -> None:
    online = [
        "S[m,p] = Q[m,e] * K[p,e]",
        "M[m] max= S[m,p]",
        "X[m,p] = exp(S[m,p] - M[m]), running M",
        "D[m] = X[m,p], rescale M",
        "U[m,f] = X[m,p] * V[p,f], rescale M",
        "O[m,f] = U[m,f] / D[m]",
    ]
    sizes = {"m": 16, "p": 16, "e": 4, "f": 4}
    assert [layer.normalised for layer in chains(Workload.parse(online, sizes))[0].layers] == [False, False]
    flash = bound_chain(Workload.parse(online, sizes), fusion="tiled")
    free = bound_chain(pair(16, 4, 16, 4), fusion="tiled")
    assert flash.points == free.points


def test_a_normalisation_costs_until_it_is_done_online() -> None:
    held, free = (bound_chain(MHA, fusion="tiled", online_softmax=o) for o in (False, True))
    assert held.traffic_bytes("256KiB") > 4 * free.traffic_bytes("256KiB")
    plain = Workload.parse([ATTENTION[0], ATTENTION[-1].replace("P", "S")], MHA.sizes)
    assert bound_chain(plain, fusion="tiled").points == free.points


@pytest.mark.parametrize(
    ("text", "sizes", "options", "says"),
    [
        ("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,x] * D[x,n]", {"m": 4, "k": 3, "l": 5, "n": 2, "x": 4}, {},
         "Z reads P[m,x] as 4 x 4, but P is 4 x 5; give both ends of a chain the same sizes"),
        ("P[m,l] = A[m,k] * B[k,l]; Z[x,n] = C[x,y] * D[y,n]", {r: 4 for r in "mklxyn"}, {"fusion": "tiled"},
         "no Einsum is the only product to read what another makes, so there is nothing to fuse; write fusion none"),
        ("P[m] max= A[m,k]; Z[m,k] = A[m,k] - P[m]", {"m": 4, "k": 4}, {},
         "no Einsum is a product of two tensors, so there is nothing to bound; write one such as A * W"),
        (KINDS[0], {r: 10**6 for r in "mkln"}, {},
         "the chain has 2e+18 multiplications, more than can be counted (about 1e+16 of 16 bits); "
         "make the sizes smaller, or bound its Einsums one by one"),
        (KINDS[0], {r: 4 for r in "mkln"}, {"fusion": "tield"},
         "fusion is one of none, untiled, tiled, segmented, best, not 'tield'; did you mean 'tiled'?"),
        (KINDS[0], {r: 4 for r in "mkln"}, {"online_softmax": "rows"},
         "online_softmax is True, False or 'columns', found 'rows'; write one of these"),
    ],
)  # fmt: skip
def test_a_refusal_is_one_helpful_line(text: str, sizes: dict[str, int], options: dict[str, Any], says: str) -> None:
    with pytest.raises(SpecError) as told:
        bound_chain(Workload.parse(text, sizes), **options)
    assert str(told.value) == says


def test_from_the_front_door() -> None:
    curve = piste.bound("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n] m=64 k=16 l=64 n=16", fusion="tiled")
    assert curve.rule["fusion"] == "tiled"
    assert piste.bound("gpt3-6.7b-block", capacity="paper", tiles="perfect", fusion="segmented").points[-1] == (
        335_585_280,
        2_550_136_832,
    )


def test_from_the_command_line() -> None:
    def run(*words: str) -> Any:
        return CliRunner().invoke(app, ["bound", *words])

    chain = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n] m=64 k=16 l=64 n=16"
    told = run(chain, "--fusion", "tiled", "--order", "columns", "--online-softmax", "--pipelined", "--json")
    curve = piste.bound(chain, fusion="tiled", order="columns", online_softmax=True, pipelined=True)
    assert json.loads(told.stdout)["rule"] == curve.rule
    assert json.loads(told.stdout)["points"] == [list(point) for point in curve.points]
    told = json.loads(run(chain, "--at", "2KiB", "--json").stdout)
    assert told["assuming"] == told["at"]["assuming"] == "without recomputing" and not told["at"]["exact"]
    refused = run("gemm:64,64,64", "--order", "rows", "--pipelined")
    assert refused.stderr.strip() == "--order and --pipelined are for several Einsums, found one; leave them out"
    assert run("gemm:64,64,64", "--online-softmax").stderr.startswith("--online-softmax is for several Einsums")


def test_a_result_is_kept_near_for_one_reader_and_spilled_for_the_others() -> None:
    sizes = dict(m=256, k=64, l=256, n=64, j=64)
    text = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]; Y[m,j] = P[m,l] * E[l,j]"
    w = piste.Workload.parse(text, sizes)
    apart, best = piste.bound(w, fusion="none"), piste.bound(w)
    pair = piste.bound(piste.Workload.parse(text.rpartition(";")[0], {r: n for r, n in sizes.items() if r != "j"}))
    alone = piste.bound(piste.Workload.parse("Y[m,j] = P[m,l] * E[l,j]", m=256, l=256, j=64))
    spilled = 2 * 256 * 256
    for size in ("256B", "4KiB", "64KiB", "256KiB", "1MiB"):
        least = min(apart.traffic_bytes(size), pair.traffic_bytes(size) + spilled + alone.traffic_bytes(size))
        assert best.floor(size) <= best.traffic_bytes(size) <= least
    assert best.traffic_bytes("1MiB") < apart.traffic_bytes("1MiB")


def test_what_another_reader_makes_must_be_whole_first() -> None:
    """Z reads P and, as its weight, what is made of all of P: they cannot share loops, only all of P on the chip."""
    texts = ["P[m,l] = A[m,k] * B[k,l]", "V[l,j] = P[m,l] * E[m,j]", "Z[m,j] = P[m,l] * V[l,j]"]
    w = piste.Workload.parse(texts, m=64, k=32, l=64, j=32)
    assert [[layer.einsum.name for layer in chain.layers] for chain in chains(w)] == [["P"], ["V", "Z"]]
    near = chains(w, spill=True)
    assert any([layer.spilled for layer in chain.layers] == [True, False, False] for chain in near), near
    curve = piste.bound(w)
    elements = dict(A=64 * 32, B=32 * 64, P=64 * 64, E=64 * 32, V=64 * 32, Z=64 * 32)
    some = 2 * elements["P"] - 2  # not all of P: it goes out and comes back
    assert curve.traffic_bytes(some) >= 2 * (sum(elements.values()) - elements["V"] + elements["P"])
    assert curve.traffic_bytes("1MiB") == 2 * sum(elements[t] for t in "ABEZ")
