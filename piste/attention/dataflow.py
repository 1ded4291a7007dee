"""How an attention is run: fused or not, in which pieces, what stays on the chip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.errors import SpecError, did_you_mean

STAGES = ("Q", "K", "I", "V", "O")  # what can be staged on the chip: operands, the logits (I), the result
GRANULARITIES = ("M", "B", "H", "R", "block")
STATIONARITIES = ("output", "weight", "input")


@dataclass(frozen=True)
class Dataflow:
    """A point of the space.

    Rows are those of the logits of one key-value head: the queries of all heads that share it.

    `granularity` is the piece that both products go through together: everything (M), a sequence (B), a head (H),
    `rows` rows of logits (R) or a block of `rows` x `columns` under online softmax. `staged` names what is brought to
    the chip piece by piece; the rest passes through in tiles of the array. `fused` runs the second product of a piece
    right after the first; otherwise all of the first comes before the second. `pipelined` gives each product half of
    the array at the same time. `order` of online softmax is "flash2" (rows outside, columns inside) or "flash1".

    What is not staged passes through in tiles of (rows, keys), `tiles` of the first product and of the second (None: of
    the array, or the best ones where a search may choose), rows or keys outside as `outer` says.
    """

    fused: bool
    granularity: str
    rows: int
    columns: int = 0
    batch_tile: int = 1
    head_tile: int = 1
    staged: frozenset[str] = frozenset()
    stationarity: tuple[str, str] = ("output", "output")
    pipelined: bool = False
    order: str = "flash2"
    tiles: tuple[tuple[int, int], tuple[int, int]] | None = None
    outer: tuple[str, str] = ("rows", "rows")


def keeps_rows(dataflow: Dataflow) -> bool:
    """Whether whole rows of logits wait on the chip for the second product."""
    return "I" in dataflow.staged and (dataflow.fused or dataflow.granularity == "M")


def shared_stages(a: Attention, dataflow: Dataflow) -> Dataflow:
    """A dataflow with keys and values staged together if they are the same columns."""
    both = frozenset("KV")
    return replace(dataflow, staged=dataflow.staged | both) if a.shared and dataflow.staged & both else dataflow


TILES = ("rows", "columns", "batch_tile", "head_tile")

Bools = NDArray[np.bool_]
Integers = NDArray[np.int64]


def piece(attention: Attention, granularity: str, rows: int = 0, columns: int = 0) -> tuple[int, int, int, int]:
    """The `TILES` of a granularity. A head is one of the keys, with the queries of all heads that share it.

    >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
    >>> piece(bert, "B"), piece(bert, "R", 64)
    ((512, 0, 1, 12), (64, 0, 1, 1))
    """
    if granularity not in GRANULARITIES:
        raise SpecError(f"no granularity is called {granularity!r}; {did_you_mean(str(granularity), GRANULARITIES)}")
    cut = {"rows": granularity in ("R", "block"), "columns": granularity == "block"}
    for what, size, most in (("rows", rows, attention.rows), ("columns", columns, attention.keys)):
        if cut[what] and not 1 <= size <= most:
            raise SpecError(f"a piece has 1 to {most} {what} of logits, found {size}; write such a number")
        if size and not cut[what] and (what, size) != ("rows", most):
            raise SpecError(f"granularity {granularity} has all {what}, found {size}; leave the number out")
    batch = attention.batch if granularity == "M" else 1
    heads = attention.kv_heads if granularity in ("M", "B") else 1
    return rows or attention.rows, columns, batch, heads


def point(
    attention: Attention,
    fused: bool,
    granularity: str,
    rows: int = 0,
    columns: int = 0,
    staged: str = "QKIVO",
    stationarity: tuple[str, str] = ("output", "output"),
) -> Dataflow:
    """A dataflow that `check` has nothing against.

    >>> point(Attention(64, 12, 512, 512, 64, 64, 12), False, "H").rows
    512
    """
    tiles = piece(attention, granularity, rows, columns)
    found = Dataflow(fused, granularity, *tiles, frozenset(staged), stationarity)
    check(attention, found)
    return found


def check(attention: Attention, dataflow: Dataflow) -> None:
    """Raise what is wrong with a dataflow of this attention."""
    d = dataflow
    tiles = piece(attention, d.granularity, d.rows, d.columns)
    for tile, size in zip(TILES, tiles, strict=True):
        if getattr(d, tile) != size:
            raise SpecError(f"granularity {d.granularity} has {tile} {size}, found {getattr(d, tile)}; write {size}")
    if d.granularity == "block" and not d.fused:
        raise SpecError("a block is less than a row, which takes online softmax and hence fusion; write flash, or R")
    for stage in sorted(d.staged):
        if stage not in STAGES:
            raise SpecError(f"nothing that can be staged is called {stage!r}; {did_you_mean(stage, STAGES)}")
    for one in d.stationarity:
        if one not in STATIONARITIES:
            raise SpecError(f"no stationarity is called {one!r}; {did_you_mean(str(one), STATIONARITIES)}")


@dataclass(frozen=True)
class Points:
    """Many dataflows, an element of each array for each of them.

    `columns` is 0 where rows are whole; `staged` has a column for each of `STAGES`, `stationarity` for each product.
    """

    fused: Bools
    rows: Integers
    columns: Integers
    batch_tile: Integers
    head_tile: Integers
    staged: Bools
    stationarity: Integers

    def __len__(self) -> int:
        return len(self.fused)

    def __getitem__(self, where: Any) -> Points:
        return Points(*(getattr(self, f.name)[where] for f in fields(self)))

    @classmethod
    def of(cls, dataflows: Sequence[Dataflow]) -> Points:
        """Dataflows as columns."""
        fused = np.array([d.fused for d in dataflows], bool)
        rows, columns, batch, heads = np.array([[getattr(d, tile) for tile in TILES] for d in dataflows], np.int64).T
        staged = np.array([[stage in d.staged for stage in STAGES] for d in dataflows], bool)
        stationarity = np.array([[STATIONARITIES.index(s) for s in d.stationarity] for d in dataflows], np.int64)
        return cls(fused, rows, columns, batch, heads, staged, stationarity)

    def dataflow(self, i: int, attention: Attention) -> Dataflow:
        """One of them as a record, named by the coarsest granularity that has its piece.

        >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
        >>> made = point(bert, True, "R", 64)
        >>> Points.of([made]).dataflow(0, bert) == made
        True
        """
        rows, columns, batch, heads = (int(getattr(self, tile)[i]) for tile in TILES)
        names = ("block",) if columns else ("R",) if rows < attention.rows else ("M", "B", "H")
        tiles = rows, columns, batch, heads
        granularity = next(name for name in names if piece(attention, name, rows, columns) == tiles)
        staged = frozenset(stage for stage, on in zip(STAGES, self.staged[i], strict=True) if on)
        first, second = (STATIONARITIES[s] for s in self.stationarity[i])
        return Dataflow(bool(self.fused[i]), granularity, *tiles, staged, (first, second))


def notes(attention: Attention, dataflow: Dataflow, platform: Platform) -> tuple[str, ...]:
    """What should be known besides the numbers: that not even one row of logits fits."""
    row = attention.keys * platform.element_bytes
    if dataflow.columns or row <= platform.buffer_bytes:
        return ()
    return (f"one row of logits takes {row} bytes, the buffer has {platform.buffer_bytes:.0f}: part of it spills",)
