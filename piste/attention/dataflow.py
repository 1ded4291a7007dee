"""How an attention is run: fused or not, in which pieces, what stays on the chip."""

from __future__ import annotations

from dataclasses import dataclass, replace

from piste.attention.shape import Attention

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
    """The same with keys and values staged together if they are the same columns."""
    both = frozenset("KV")
    return replace(dataflow, staged=dataflow.staged | both) if a.shared and dataflow.staged & both else dataflow
