"""A dataflow carried out piece by piece on numbers, to see that it computes attention."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import numpy as np
from numpy.typing import NDArray

from piste.attention.dataflow import Dataflow
from piste.attention.shape import Attention
from piste.errors import SpecError

Array = NDArray[np.float64]
Piece = tuple[slice, slice, slice]  # sequences, key-value heads, rows


def run(attention: Attention, dataflow: Dataflow, q: Array, k: Array, v: Array | None = None) -> Array:
    """The result [batch, heads, queries, dv] of `q`, `k` and `v` in the same order (no `v` if values are shared).

    Logits are plain products: scale the queries before. The rows of a piece are queries of all heads that share its
    keys, query by query; keys that none of its rows sees are left out, as are such blocks. Stationarity, tiles of the
    array and pipelining change no sum that is kept, so they change nothing here.

    >>> a = Attention(batch=1, heads=1, queries=2, keys=2, dk=1, dv=1, kv_heads=1, mask="causal")
    >>> q, k, v = np.array([[1.0], [1.0]]), np.array([[0.0], [0.0]]), np.array([[2.0], [4.0]])
    >>> run(a, Dataflow(True, "R", rows=1), q[None, None], k[None, None], v[None, None]).ravel().tolist()
    [2.0, 3.0]
    """
    a = attention
    if a.shared != (v is None):
        raise SpecError(
            "values are columns of the keys if shared, else given; leave v out if and only if they are shared"
        )
    v = k[..., : a.dv] if v is None else v
    _check("q", q, (a.batch, a.heads, a.queries, a.dk))
    _check("k", k, (a.batch, a.kv_heads, a.keys, a.dk))
    _check("v", v, (a.batch, a.kv_heads, a.keys, a.dv))
    share = a.heads // a.kv_heads
    rows = q.reshape(a.batch, a.kv_heads, share, a.queries, a.dk).swapaxes(2, 3).reshape(a.batch, -1, a.rows, a.dk)
    carry_out = _blocks if dataflow.granularity == "block" else _fused if dataflow.fused else _one_after_the_other
    out = carry_out(a, dataflow, rows, k, v)
    return out.reshape(a.batch, a.kv_heads, a.queries, share, a.dv).swapaxes(2, 3).reshape(a.batch, a.heads, -1, a.dv)


def _one_after_the_other(a: Attention, d: Dataflow, q: Array, k: Array, v: Array) -> Array:
    """All logits before the first row of softmax."""
    logits = np.full((*q.shape[:3], a.keys), np.nan)
    for piece in _pieces(a, d):
        logits[piece] = _logits(a, q, k, piece, slice(0, a.keys))
    out = np.full((*q.shape[:3], a.dv), np.nan)
    for piece in _pieces(a, d):
        out[piece] = _softmax(logits[piece]) @ v[piece[:2]]
    return out


def _fused(a: Attention, d: Dataflow, q: Array, k: Array, v: Array) -> Array:
    """Logits of a piece, and at once what comes of them."""
    out = np.full((*q.shape[:3], a.dv), np.nan)
    for piece in _pieces(a, d):
        keys = _seen(a, piece[2])
        out[piece] = _softmax(_logits(a, q, k, piece, keys)) @ v[(*piece[:2], keys)]
    return out


def _blocks(a: Attention, d: Dataflow, q: Array, k: Array, v: Array) -> Array:
    """Blocks of rows and columns under online softmax: what a row has so far is corrected when its maximum grows."""
    largest = np.full(q.shape[:3], -np.inf)
    total = np.zeros(q.shape[:3])
    out = np.zeros((*q.shape[:3], a.dv))
    for piece, keys in _visits(a, d):
        logits = _logits(a, q, k, piece, keys)
        new = np.maximum(largest[piece], logits.max(axis=-1))
        finite = np.where(new == -np.inf, 0.0, new)  # of a row that has seen no key yet
        weights = np.exp(logits - finite[..., None])
        correction = np.exp(largest[piece] - finite)
        total[piece] = total[piece] * correction + weights.sum(axis=-1)
        out[piece] = out[piece] * correction[..., None] + weights @ v[(*piece[:2], keys)]
        largest[piece] = new
    return out / total[..., None]


def _pieces(a: Attention, d: Dataflow) -> Iterator[Piece]:
    return product(_steps(a.batch, d.batch_tile), _steps(a.kv_heads, d.head_tile), _steps(a.rows, d.rows))


def _visits(a: Attention, d: Dataflow) -> Iterator[tuple[Piece, slice]]:
    """Blocks in order: for each block of rows those of columns (flash2), or the other way round (flash1)."""
    rows, columns = list(_steps(a.rows, d.rows)), list(_steps(a.keys, d.columns))
    for b, h in product(_steps(a.batch, d.batch_tile), _steps(a.kv_heads, d.head_tile)):
        blocks = product(rows, columns) if d.order == "flash2" else ((r, c) for c, r in product(columns, rows))
        for r, c in blocks:
            seen = _seen(a, r)
            if c.start < seen.stop and seen.start < c.stop:
                yield (b, h, r), c


def _steps(size: int, tile: int) -> Iterator[slice]:
    return (slice(start, min(start + tile, size)) for start in range(0, size, tile))


def _seen(a: Attention, rows: slice) -> slice:
    """The keys from the first to the last that one of the rows sees."""
    if not a.mask:
        return slice(0, a.keys)
    at = a.keys - a.queries + np.array([rows.start, rows.stop - 1]) * a.kv_heads // a.heads
    return slice(max(0, int(at[0]) + 1 - a.window) if a.mask == "window" else 0, int(at[1]) + 1)


def _logits(a: Attention, q: Array, k: Array, piece: Piece, keys: slice) -> Array:
    logits: Array = q[piece] @ k[(*piece[:2], keys)].swapaxes(-1, -2)
    if not a.mask:
        return logits
    query = a.keys - a.queries + np.arange(piece[2].start, piece[2].stop)[:, None] * a.kv_heads // a.heads
    key = np.arange(keys.start, keys.stop)
    hidden = (key > query) | (key <= query - a.window if a.mask == "window" else False)
    return np.where(hidden, -np.inf, logits)


def _softmax(logits: Array) -> Array:
    weights = np.exp(logits - logits.max(axis=-1, keepdims=True))
    quotient: Array = weights / weights.sum(axis=-1, keepdims=True)
    return quotient


def _check(name: str, array: Array, shape: tuple[int, ...]) -> None:
    if array.shape != shape:
        raise SpecError(f"{name} must have the shape {shape}, found {array.shape}; reshape it")
