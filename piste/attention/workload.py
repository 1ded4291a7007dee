"""Attention as Einsums: products, softmax step by step, the block around them, and what a mask leaves to do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from piste.attention.shape import Attention, Block
from piste.errors import SpecError
from piste.spec.einsum import parse_einsum
from piste.spec.workload import Workload

Ints = NDArray[np.int64]


def attention_workload(attention: Attention, online: bool = False, bits: int = 16, name: str = "") -> Workload:
    """Logits S, softmax, result O, over sequences b, key-value heads h, heads q that share one, queries m, keys p.

    K and V have no rank q, and without sharing nothing has it. Keys have the columns f, values e; shared values are the
    first columns of K. `online` is the softmax of FlashAttention: M is read while it grows, and D and U are corrected
    when it does. The Einsums are dense: a mask is not in them, `visible` counts what it leaves.

    >>> for e in attention_workload(Attention(1, 8, 64, 64, 16, 16, kv_heads=2)).einsums:
    ...     print(e)
    S[b,h,q,m,p] = Q[b,h,q,m,f] * K[b,h,p,f]
    M[b,h,q,m] max= S[b,h,q,m,p]
    X[b,h,q,m,p] = exp(S[b,h,q,m,p] - M[b,h,q,m])
    D[b,h,q,m] = X[b,h,q,m,p]
    P[b,h,q,m,p] = X[b,h,q,m,p] / D[b,h,q,m]
    O[b,h,q,m,e] = P[b,h,q,m,p] * V[b,h,p,e]
    """
    row = _row(attention)
    values = "K[b,h,p,e]" if attention.shared else "V[b,h,p,e]"
    logits = f"S[{row},p] = Q[{row},f] * K[b,h,p,f]"
    soften = _online if online else _softmax
    return _workload([logits, *soften(row, values, "e")], _sizes(attention), bits, name)


@lru_cache(maxsize=256)
def block_workload(block: Block, bits: int = 16, name: str = "") -> Workload:
    """A layer as Einsums: projections of T, attention, output projection Y, feed-forward products F (G if gated) and Z.

    Keys that come from a cache are inputs, and the new ones results. Of a mixture, the `experts` that a token goes
    through are a rank x: as many products as with any routing, and the fewest weights. Left out: biases, residual
    additions, normalisation, position and routing; the maximum with 0 stands for the activation.

    >>> from piste.attention.shape import attention
    >>> w = block_workload(Block(attention(12, 512, 64, batch=64), width=768, inner=3072))
    >>> {name: gemm.macs for name, gemm in gemms(w).items() if name in "QSF"}
    {'Q': 19327352832, 'S': 12884901888, 'F': 77309411328}
    """
    a = block.attention
    if not block.cross and a.queries > a.keys:
        raise SpecError(
            f"{a.queries} queries are not among {a.keys} keys; write cross if the keys are of another sequence"
        )
    sizes = _sizes(a) | {rank: block.width for rank in "doy"} | {"c": block.inner, "x": block.experts}
    if block.latent:
        n = block.latent
        sizes |= {"h": a.heads, "r": n.query_rank, "l": n.kv_rank, "n": n.nope, "t": n.rope, "v": n.value}
    x = "x," if block.experts > 1 else ""
    einsums = [
        *(_latent_layer(block) if block.latent else _layer(block)),
        f"F[b,m,{x}c] = Y[b,m,o] * W1[{x}o,c]",
        *([f"G[b,m,{x}c] = Y[b,m,o] * W3[{x}o,c]"] if block.gated else []),
        f"H[b,m,{x}c] = max(F[b,m,{x}c], 0)" + (f" * G[b,m,{x}c]" if block.gated else ""),
        f"Z[b,m,y] = H[b,m,{x}c] * W2[{x}c,y]",
    ]
    return _workload(einsums, sizes, bits, name)


@dataclass(frozen=True)
class MatrixProduct:
    """Products of an m x k by a k x n matrix, `groups` of them that share nothing."""

    groups: int
    m: int
    k: int
    n: int

    @property
    def macs(self) -> int:
        """Multiply-accumulates of all groups."""
        return self.groups * self.m * self.k * self.n


def gemms(workload: Workload) -> dict[str, MatrixProduct]:
    """The Einsums that multiply and add, as matrix products.

    >>> gemms(attention_workload(Attention(2, 8, 64, 128, 16, 32, kv_heads=2)))["S"]
    MatrixProduct(groups=4, m=256, k=16, n=128)
    """
    found = {}
    for einsum in workload.einsums:
        if einsum.kind == "mac":
            left, right = (set(access.ranks) for access in einsum.operands)
            out = set(einsum.output.ranks)
            parts = (left & right & out, (left & out) - right, (left | right) - out, (right & out) - left)
            found[einsum.name] = MatrixProduct(*(prod(workload.sizes[rank] for rank in part) for part in parts))
    return found


@dataclass(frozen=True)
class Visible:
    """What a mask leaves of the logits of one head of one sequence, in tiles of some rows and columns.

    `tiles` have at least one visible pair of a query and a key; `cells` are all logits in them, hidden ones too; `keys`
    and `rows` are the columns and the rows of these tiles, summed. `pairs` are the visible pairs themselves.
    """

    tiles: int
    cells: int
    keys: int
    rows: int
    pairs: int


@dataclass(frozen=True)
class Pieces:
    """Queries in pieces of `rows` of them: kinds of pieces, how many there are of each, and how many keys each sees."""

    attention: Attention
    rows: int

    @cached_property
    def _whole(self) -> tuple[int, int]:
        return divmod(self.attention.queries, self.rows)

    @cached_property
    def heights(self) -> Ints:
        """Rows of each kind: without a mask all pieces but the last are alike."""
        number, rest = self._whole
        if self.attention.mask:
            heights = np.full(number + (rest > 0), self.rows)
            heights[number:] = rest
            return heights
        return np.array([self.rows] * (number > 0) + [rest] * (rest > 0))

    @cached_property
    def counts(self) -> Ints:
        """How many pieces there are of each height."""
        number, rest = self._whole
        if self.attention.mask:
            return np.ones_like(self.heights)
        return np.array([number] * (number > 0) + [1] * (rest > 0))

    @cached_property
    def keys(self) -> Ints:
        """From the first to the last that a row of the piece sees."""
        a = self.attention
        if not a.mask:
            return np.full(len(self.heights), a.keys)
        last: Ints = a.keys - a.queries + np.cumsum(self.heights)
        hidden = np.maximum(0, last - self.heights + 1 - a.window) if a.mask == "window" else 0
        return np.subtract(last, hidden)

    @property
    def most(self) -> int:
        """Keys of the piece that sees most."""
        return int(self.keys.max()) if self.attention.mask == "window" else self.attention.keys

    @property
    def seen(self) -> int:
        """Keys that some query sees."""
        a = self.attention
        return min(a.keys, a.queries + a.window - 1) if a.mask == "window" else a.keys

    def sum(self, of: Ints | int = 1) -> int:
        """Over all pieces."""
        return int(np.sum(of * self.counts))


@lru_cache(maxsize=64)
def cut(attention: Attention, rows: int) -> Pieces:
    """The queries of an attention in pieces of so many."""
    return Pieces(attention, rows)


@lru_cache(maxsize=4096)
def visible(attention: Attention, rows: int = 1, columns: int = 1) -> Visible:
    """Tiles of `rows` queries by `columns` keys that are not all hidden.

    >>> visible(Attention(1, 1, 8, 8, 4, 4, kv_heads=1, mask="causal"), 4, 2)
    Visible(tiles=6, cells=48, keys=12, rows=24, pairs=36)
    """
    a = attention
    first = np.arange(0, a.queries, rows)
    height = np.minimum(rows, a.queries - first)
    past = a.keys - a.queries
    end = past + first + height if a.mask else np.full_like(first, a.keys)
    start = np.maximum(0, past + first + 1 - a.window) if a.mask == "window" else np.zeros_like(first)
    left, right = start // columns, -(-end // columns)
    keys = np.minimum(a.keys, right * columns) - left * columns
    tiles = right - left
    return Visible(int(tiles.sum()), int(height @ keys), int(keys.sum()), int(height @ tiles), _pairs(a))


def softmax_operations(attention: Attention, rows: int = 1, columns: int = 1, online: bool = False) -> int:
    """Operations of the special-function unit, in the tiles of `visible`, over all heads and sequences.

    A logit takes four: maximum, exponential of the difference to it, sum, division by the sum. Online it takes the
    first three; the division comes once for each element of the result, and from its second tile on a row corrects the
    `dv` elements of its partial result and its sum. These are the operations of the Einsums, a point each.
    """
    a, seen = attention, visible(attention, rows, columns)
    if not online:
        return a.batch * a.heads * 4 * seen.cells
    corrections = (seen.rows - a.queries) * (a.dv + 1)
    return a.batch * a.heads * (3 * seen.cells + a.queries * a.dv + corrections)


def _pairs(a: Attention) -> int:
    if not a.mask:
        return a.queries * a.keys
    beyond = a.keys - a.window if a.mask == "window" else 0  # keys that the last query no longer sees
    return _triangle(a.keys) - _triangle(a.keys - a.queries) - _triangle(beyond) + _triangle(beyond - a.queries)


def _triangle(n: int) -> int:
    return n * (n + 1) // 2 if n > 0 else 0


def _workload(texts: Iterable[str], sizes: dict[str, int], bits: int, name: str) -> Workload:
    """Parse, with the sizes of the ranks that occur."""
    einsums = [parse_einsum(text) for text in texts]
    ranks = {rank for einsum in einsums for rank in einsum.ranks}
    return Workload.parse(einsums, {rank: size for rank, size in sizes.items() if rank in ranks}, bits, name)


def _sizes(a: Attention) -> dict[str, int]:
    share = a.heads // a.kv_heads
    return {"b": a.batch, "h": a.kv_heads, "q": share, "m": a.queries, "p": a.keys, "f": a.dk, "e": a.dv}


def _row(a: Attention) -> str:
    return "b,h,q,m" if a.heads > a.kv_heads else "b,h,m"


def _softmax(row: str, values: str, e: str, out: str = "O") -> list[str]:
    """From the logits S to the result; `values` with columns `e` are what they weigh."""
    return [
        f"M[{row}] max= S[{row},p]",
        f"X[{row},p] = exp(S[{row},p] - M[{row}])",
        f"D[{row}] = X[{row},p]",
        f"P[{row},p] = X[{row},p] / D[{row}]",
        f"{out}[{row},{e}] = P[{row},p] * {values}",
    ]


def _online(row: str, values: str, e: str) -> list[str]:
    """From the logits S to the result with a maximum that grows while the keys pass by (online softmax)."""
    return [
        f"M[{row}] max= S[{row},p]",
        f"X[{row},p] = exp(S[{row},p] - M[{row}]), running M",
        f"D[{row}] = X[{row},p], rescale M",
        f"U[{row},{e}] = X[{row},p] * {values}, rescale M",
        f"O[{row},{e}] = U[{row},{e}] / D[{row}]",
    ]


def _layer(block: Block) -> list[str]:
    """Projections, attention and output projection."""
    a, row = block.attention, _row(block.attention)
    heads = row.removeprefix("b,").removesuffix(",m")
    wide = {"K": "f"} if a.shared else {"K": "f", "V": "e"}
    return [
        *(_project(block, tensor, columns, "h,") for tensor, columns in wide.items()),
        f"Q[{row},f] = T[b,m,d] * WQ[d,{heads},f]",
        f"S[{row},p] = Q[{row},f] * K[b,h,p,f]",
        *_softmax(row, "K[b,h,p,e]" if a.shared else "V[b,h,p,e]", "e"),
        f"Y[b,m,o] = O[{row},e] * WO[{heads},e,o]",
    ]


def _latent_layer(block: Block) -> list[str]:
    """A layer through latent vectors L of keys and values and N of queries, with the position (R) on its own.

    Absorbed (`shared`), queries come to the latent vectors instead of those to every head.
    """
    absorbed = block.attention.shared
    return [
        _project(block, "L", "l"),
        _project(block, "KR", "t"),
        "N[b,m,r] = T[b,m,d] * WN[d,r]",
        "QN[b,h,m,n] = N[b,m,r] * WQN[r,h,n]",
        "QR[b,h,m,t] = N[b,m,r] * WQR[r,h,t]",
        *(
            ["QL[b,h,m,l] = QN[b,h,m,n] * WK[l,h,n]", "SN[b,h,m,p] = QL[b,h,m,l] * L[b,p,l]"]
            if absorbed
            else [
                "K[b,h,p,n] = L[b,p,l] * WK[l,h,n]",
                "V[b,h,p,v] = L[b,p,l] * WV[l,h,v]",
                "SN[b,h,m,p] = QN[b,h,m,n] * K[b,h,p,n]",
            ]
        ),
        "SR[b,h,m,p] = QR[b,h,m,t] * KR[b,p,t]",
        "S[b,h,m,p] = SN[b,h,m,p] + SR[b,h,m,p]",
        *(
            [*_softmax("b,h,m", "L[b,p,l]", "l", "U"), "O[b,h,m,v] = U[b,h,m,l] * WV[l,h,v]"]
            if absorbed
            else _softmax("b,h,m", "V[b,h,p,v]", "v")
        ),
        "Y[b,m,o] = O[b,h,m,v] * WO[h,v,o]",
    ]


def _project(block: Block, tensor: str, columns: str, heads: str = "") -> str:
    """Keys, values or what they are made of, from tokens; where a cache has the rest, only those of the new tokens."""
    weight = f"W{tensor}[d,{heads}{columns}]"
    if block.cross:
        return f"{tensor}[b,{heads}p,{columns}] = C[b,p,d] * {weight}"
    if block.attention.keys > block.attention.queries:
        return f"new_{tensor}[b,{heads}m,{columns}] = T[b,m,d] * {weight}"
    return f"{tensor}[b,{heads}p,{columns}] = T[b,p,d] * {weight}"


@dataclass(frozen=True)
class LeastTraffic:
    """Each operand read once and the result written once; `logits_bytes` go out and in again unless fused."""

    macs: int  # of the visible pairs
    query_bytes: int
    kv_bytes: int  # of the keys that some query sees, with their values
    result_bytes: int
    logits_bytes: int  # of the visible pairs
    kv_bytes_per_token: int  # what a layer's cache holds for each token of one sequence

    @property
    def fused_bytes(self) -> int:
        """Operands and result, each once."""
        return self.query_bytes + self.kv_bytes + self.result_bytes

    @property
    def unfused_bytes(self) -> int:
        """The same, and the logits out and in again."""
        return self.fused_bytes + 2 * self.logits_bytes

    @property
    def fused_intensity(self) -> float:
        """Multiply-accumulates for each byte."""
        return self.macs / self.fused_bytes

    @property
    def unfused_intensity(self) -> float:
        """Multiply-accumulates for each byte, if logits go out and in again."""
        return self.macs / self.unfused_bytes


def least(attention: Attention, element_bytes: int = 2) -> LeastTraffic:
    """What no dataflow can go below, however large its buffer.

    >>> gqa = Attention(batch=1, heads=32, queries=8192, keys=8192, dk=128, dv=128, kv_heads=8, mask="causal")
    >>> round(least(gqa).fused_intensity), round(least(gqa).unfused_intensity)
    (1639, 62)
    """
    a = attention
    queries = a.batch * a.heads * a.queries
    pairs = a.batch * a.heads * visible(a).pairs
    seen = min(a.keys, a.window + a.queries - 1) if a.mask == "window" else a.keys
    token = a.kv_heads * (a.dk if a.shared else a.dk + a.dv) * element_bytes
    return LeastTraffic(
        macs=pairs * (a.dk + a.dv),
        query_bytes=queries * a.dk * element_bytes,
        kv_bytes=a.batch * seen * token,
        result_bytes=queries * a.dv * element_bytes,
        logits_bytes=pairs * element_bytes,
        kv_bytes_per_token=token,
    )
