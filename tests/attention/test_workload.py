"""Attention as Einsums computes attention; gemms, masks and softmax are counted as running them counts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from piste.attention.shape import Attention, Block, Latent, attention
from piste.attention.workload import attention_workload, block_workload, gemms, softmax_operations, visible
from piste.cost.evaluate import evaluate
from piste.errors import SpecError
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping
from piste.spec.workload import Workload
from tests.attention.test_numeric import attentions, dense, operands
from tests.count.oracle.test_values import dense as tensors


def inputs(w: Workload, seed: int = 0) -> dict[str, NDArray[Any]]:
    rng = np.random.default_rng(seed)
    return {tensor: rng.uniform(-1.0, 1.0, w.shapes[tensor]) for tensor in w.inputs}


@pytest.mark.parametrize("online", [False, True])
@pytest.mark.parametrize("kv_heads", [1, 2, 4])
@pytest.mark.parametrize("shared", [False, True])
def test_the_einsums_compute_attention(online: bool, kv_heads: int, shared: bool) -> None:
    a = attention(4, 3, 5, batch=2, kv_heads=kv_heads, keys=6, dv=4, shared=shared)
    w = attention_workload(a, online)
    q, k, v = operands(a, seed=0)
    given = {"Q": q.reshape(w.shapes["Q"]), "K": k, "V": v}
    found = tensors(w, {name: given[name] for name in w.inputs})["O"]
    assert found.reshape(2, 4, 3, 4) == pytest.approx(dense(a, q, k, v), rel=0, abs=1e-12)
    assert ("V" in w.inputs) is not shared


def test_a_block_is_projections_attention_and_gated_experts() -> None:
    a = attention(4, 3, 5, batch=2, kv_heads=2, dv=4)
    w = block_workload(Block(a, width=6, inner=7, gated=True, experts=3))
    t = tensors(w, inputs(w))
    assert w.inputs == ("T", "WK", "WV", "WQ", "WO", "W1", "W3", "W2") and w.outputs == ("Z",)
    q = np.einsum("bmd,dhqf->bhqmf", t["T"], t["WQ"]).reshape(2, 4, 3, 5)
    k, v = (np.einsum("bpd,dhf->bhpf", t["T"], t[weight]) for weight in ("WK", "WV"))
    y = np.einsum("bhqme,hqeo->bmo", dense(a, q, k, v).reshape(2, 2, 2, 3, 4), t["WO"])
    inner = [np.maximum(y @ t["W1"][x], 0) * (y @ t["W3"][x]) @ t["W2"][x] for x in range(3)]
    assert t["Z"] == pytest.approx(sum(inner), rel=0, abs=1e-12)


def test_absorbed_latent_attention_is_the_same_function() -> None:
    latent = Latent(query_rank=5, kv_rank=4, nope=3, rope=2, value=3)
    plain = attention(4, 2, 5, batch=2, keys=6, dv=3, mask="causal")
    absorbed = attention(4, 2, 6, batch=2, kv_heads=1, keys=6, dv=4, mask="causal", shared=True)
    layers = [block_workload(Block(a, width=6, inner=7, latent=latent)) for a in (plain, absorbed)]
    given = inputs(layers[0])
    assert set(given) == set(layers[1].inputs) >= {"L", "KR"}  # the cache holds no heads
    first, second = (tensors(w, given)["Z"] for w in layers)
    assert first == pytest.approx(second, rel=1e-12)
    assert layers[0].outputs == ("new_L", "new_KR", "Z")


def test_only_new_keys_are_projected_unless_they_are_of_another_sequence() -> None:
    block = Block(attention(4, 2, 5, keys=6, mask="causal"), width=8, inner=9)
    made = gemms(block_workload(block))
    assert (made["new_K"].m, made["Q"].m) == (2, 2) and "K" not in made
    crossed = gemms(block_workload(replace(block, attention=attention(4, 7, 5, keys=6), cross=True)))
    assert (crossed["K"].m, crossed["V"].m, crossed["Q"].m) == (6, 6, 7)
    with pytest.raises(SpecError, match=r"^7 queries are not among 6 keys; write cross if the keys are of another"):
        block_workload(replace(block, attention=attention(4, 7, 5, keys=6)))


def test_gemms_multiply_as_often_as_their_einsums() -> None:
    blocks = [
        Block(attention(8, 3, 5, batch=2, kv_heads=2, dv=4), 6, 7, gated=True, experts=3),
        Block(attention(8, 3, 6, kv_heads=1, keys=9, dv=4, shared=True), 6, 7, latent=Latent(5, 4, 3, 2, 3)),
    ]
    for w in map(block_workload, blocks):
        for name, gemm in gemms(w).items():
            assert gemm.macs == np.prod([w.sizes[rank] for rank in w.makers[name].ranks]), name
            operands = [np.prod(w.shapes[access.tensor]) for access in w.makers[name].operands]
            assert operands == [gemm.groups * gemm.m * gemm.k, gemm.groups * gemm.k * gemm.n], name


@given(attentions(), st.integers(1, 15), st.integers(1, 15))
def test_visible_tiles_are_those_with_a_visible_pair(a: Attention, rows: int, columns: int) -> None:
    if not a.mask:
        sees = np.full((a.queries, a.keys), True)
    else:
        distance = a.keys - a.queries + np.arange(a.queries)[:, None] - np.arange(a.keys)
        sees = (distance >= 0) & (distance < (a.window or a.keys))
    tiles = [
        (len(tile), len(tile[0]))
        for i in range(0, a.queries, rows)
        for j in range(0, a.keys, columns)
        if (tile := sees[i : i + rows, j : j + columns]).any()
    ]
    found = visible(a, rows, columns)
    assert found.pairs == sees.sum()
    assert (found.tiles, found.cells) == (len(tiles), sum(m * n for m, n in tiles))
    assert (found.rows, found.keys) == (sum(m for m, _ in tiles), sum(n for _, n in tiles))


def test_visible_pairs_are_counted_at_once() -> None:
    a = attention(1, 2**20, 64, mask="window", window=4096)
    assert visible(a, 2**20, 2**20).pairs == 4096 * 4097 // 2 + (2**20 - 4096) * 4096


MACHINE = Architecture((Memory("DRAM"), Memory("SG"), Unit("MAC", ("mac",)), Unit("SFU", ("vector",))))


@pytest.mark.parametrize("kv_heads", [1, 4])
def test_softmax_operations_are_those_of_its_einsums(kv_heads: int) -> None:
    a = attention(4, 6, 3, batch=2, kv_heads=kv_heads, keys=10, dv=5)
    w = attention_workload(a)
    mapping = Mapping((Keep("DRAM", w.tensors), Fuse(tuple((Compute(e.name),) for e in w.einsums))))
    counted = evaluate(w, MACHINE, mapping)
    assert softmax_operations(a) == sum(counted.ops[name] for name in "MXDP")

    w = attention_workload(a, online=True)
    inner = Fuse(tuple((Compute(name),) for name in "SMXDU"))
    blocks = (Loop("p", 4), Keep("SG", ("S", "X")), inner)
    rows = (Loop("b", 1), Loop("m", 2), Keep("SG", ("M", "D", "U")), Fuse((blocks, (Compute("O"),))))
    counted = evaluate(w, MACHINE, Mapping((Keep("DRAM", (*w.inputs, "O")), *rows)))
    assert softmax_operations(a, 2, 4, online=True) == sum(counted.ops[name] for name in "MXDO") + sum(
        counted.rescales.values()
    )


def test_softmax_of_hidden_tiles_costs_nothing() -> None:
    a = attention(2, 8, 3, mask="causal")
    assert softmax_operations(a, 4, 4) == 2 * 4 * 3 * 16
    assert softmax_operations(a, 4, 4, online=True) == 2 * (3 * 3 * 16 + 8 * 3 + 4 * 4)
