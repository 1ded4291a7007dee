"""Every dataflow computes attention: pieces and blocks of any size give what softmax over whole rows gives."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.attention.dataflow import Dataflow
from piste.attention.numeric import Array, run
from piste.attention.shape import Attention, attention
from piste.errors import SpecError


def dense(a: Attention, q: Array, k: Array, v: Array) -> Array:
    """The definition, one query at a time."""
    out = np.empty((a.batch, a.heads, a.queries, a.dv))
    for b, h, i in np.ndindex(a.batch, a.heads, a.queries):
        group, at = h // (a.heads // a.kv_heads), a.keys - a.queries + i
        sees = {"": range(a.keys), "causal": range(at + 1), "window": range(max(0, at - a.window + 1), at + 1)}[a.mask]
        logits = np.array([q[b, h, i] @ k[b, group, j] for j in sees])
        weights = np.exp(logits - logits.max())
        out[b, h, i] = weights @ v[b, group, list(sees)] / weights.sum()
    return out


def operands(a: Attention, seed: int, spread: float = 1.0) -> tuple[Array, Array, Array]:
    rng = np.random.default_rng(seed)
    q = spread * rng.standard_normal((a.batch, a.heads, a.queries, a.dk))
    k = rng.standard_normal((a.batch, a.kv_heads, a.keys, a.dk))
    v = k[..., : a.dv] if a.shared else rng.standard_normal((a.batch, a.kv_heads, a.keys, a.dv))
    return q, k, v


@st.composite
def attentions(draw: st.DrawFn) -> Attention:
    small = st.integers(1, 4)
    kv_heads, keys, dk = draw(st.integers(1, 3)), draw(st.integers(1, 13)), draw(st.integers(1, 6))
    mask, shared = draw(st.sampled_from(["", "causal", "window"])), draw(st.booleans())
    return attention(
        kv_heads * draw(st.integers(1, 3)),
        draw(st.integers(1, keys if mask else 13)),
        dk,
        batch=draw(small),
        kv_heads=kv_heads,
        keys=keys,
        dv=draw(st.integers(1, dk if shared else 6)),
        mask=mask,
        window=draw(st.integers(1, keys)) if mask == "window" else 0,
        shared=shared,
    )


@st.composite
def dataflows(draw: st.DrawFn, a: Attention) -> Dataflow:
    batch, heads, rows = (st.integers(1, n) for n in (a.batch, a.kv_heads, a.rows))
    whole = {"M": (a.batch, a.kv_heads), "B": (1, a.kv_heads), "H": (1, 1)}
    granularity = draw(st.sampled_from(["M", "B", "H", "R", "block"]))
    if granularity in whole:
        batch_tile, head_tile = whole[granularity]
        return Dataflow(draw(st.booleans()), granularity, a.rows, batch_tile=batch_tile, head_tile=head_tile)
    flat = Dataflow(True, granularity, draw(rows), batch_tile=draw(batch), head_tile=draw(heads))
    if granularity == "R":
        return flat
    return replace(flat, columns=draw(st.integers(1, a.keys)), order=draw(st.sampled_from(["flash1", "flash2"])))


@given(st.data(), attentions(), st.integers(0, 2**32))
def test_every_dataflow_equals_dense_attention(data: st.DataObject, a: Attention, seed: int) -> None:
    d = data.draw(dataflows(a))
    q, k, v = operands(a, seed)
    assert run(a, d, q, k, None if a.shared else v) == pytest.approx(dense(a, q, k, v), rel=0, abs=1e-12)


@pytest.mark.parametrize("order", ["flash1", "flash2"])
def test_online_softmax_holds_where_logits_are_large(order: str) -> None:
    a = attention(4, 40, 16, kv_heads=2, keys=50, dv=8, mask="causal")
    q, k, v = operands(a, seed=1, spread=200.0)  # exp of a logit would overflow
    assert run(a, Dataflow(True, "block", 7, 9, order=order), q, k, v) == pytest.approx(
        dense(a, q, k, v), rel=0, abs=1e-12
    )


def test_blocks_that_nobody_sees_are_not_read() -> None:
    a = attention(1, 8, 2, mask="window", window=2)
    q, k, v = operands(a, seed=2)
    once = run(a, Dataflow(True, "block", 2, 2), q, k, v)
    late = replace(a, queries=2)  # the last two see keys 5 to 7
    for array in (k, v):
        array[:, :, :4] = np.nan
    for d in (Dataflow(True, "block", 2, 2), Dataflow(True, "R", 2)):
        assert run(late, d, q[:, :, 6:], k, v) == pytest.approx(once[:, :, 6:], rel=0, abs=1e-12)


def test_arrays_of_other_shapes_are_refused() -> None:
    a = attention(2, 4, 3, keys=5)
    q, k, v = operands(a, seed=3)
    d = Dataflow(True, "R", 2)
    with pytest.raises(SpecError, match=r"^q must have the shape \(1, 2, 4, 3\), found \(1, 2, 5, 3\); reshape it$"):
        run(a, d, k, k, v)
    with pytest.raises(SpecError, match="leave v out if and only if they are shared"):
        run(a, d, q, k)
    with pytest.raises(SpecError, match="leave v out if and only if they are shared"):
        run(replace(a, shared=True), d, q, k, v)
