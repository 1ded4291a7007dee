"""A dataflow of attention as a loop tree, so that the general model, the executor and the bounds apply to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

import numpy as np

from piste.attention.dataflow import Dataflow, keeps_rows, shared_stages
from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.workload import Ints, MatrixProduct, Pieces, attention_workload, cut
from piste.count.closed import Builder
from piste.formula.arrays import COLUMNS, Interpreted
from piste.formula.program import Expr
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import gemm as gemm_workload
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread, tiles_of, with_tiles

# The two ranks that lie on the array, and the one that passes through it, by stationarity of each product.
ARRAY = {
    "S": {"output": ("m", "p", "f"), "weight": ("f", "p", "m"), "input": ("m", "f", "p")},
    "O": {"output": ("m", "e", "p"), "weight": ("p", "e", "m"), "input": ("m", "p", "e")},
}
ARRAY["U"] = ARRAY["O"]
OPERANDS = {"S": ("Q", "K", "S"), "O": ("P", "V", "O"), "U": ("X", "V", "U")}
STAYS = {"input": 0, "weight": 1, "output": 2}  # which operand is stationary
Branch = tuple[Node, ...]
UNLIMITED = 1e9  # operations a cycle of a unit that never limits
SIZES = ("q", "m", "p", "f", "e")  # ranks that differ from attention to attention
MOST = 1 << 24  # of each of them


class PEArray(NamedTuple):
    """An array of PEs for rows of `shares` heads that see the same keys: they lie on it side by side."""

    rows: int
    columns: int
    shares: int

    def walks(self, across: str, down: str) -> list[Node]:
        """Tiles of the array, and a point of each for every PE; queries are those of all heads that share keys."""
        if across != "m":
            tiles, spreads = [Loop(across, self.rows)], [Spread(across, 1, "PE.x")]
        else:
            tiles = [Loop("q", min(self.shares, self.rows)), Loop("m", max(1, self.rows // self.shares))]
            spreads = [Spread("q", 1, "PE.x"), Spread("m", 1, "PE.x")]
        return [*tiles, Loop(down, self.columns), *spreads, Spread(down, 1, "PE.y")]

    def across(self, queries: Ints) -> Ints:
        """How many tiles of the array these queries of all heads that share keys take."""
        return -(-self.shares // self.rows) * -(-queries // max(1, self.rows // self.shares))


def tree(attention: Attention, dataflow: Dataflow, platform: Platform) -> Spec:
    """Workload, architecture and mapping of an attention without its mask.

    >>> from piste.attention.shape import attention
    >>> edge = Platform("edge", (8, 8), 2**20, 1e12, 50e9)
    >>> flat = Dataflow(True, "R", 16, staged=frozenset("QKIVO"))
    >>> for line in str(tree(attention(2, 64, 16), flat, edge).mapping).splitlines()[:6]:
    ...     print(line)
    DRAM | keep Q, K, V, O
         | for b in steps of 1
         |   for h in steps of 1
    SG   |     keep K, V
         |     for m in steps of 16
    SG   |       keep Q, O, S, X, P, M, D
    """
    workload = attention_workload(attention, dataflow.granularity == "block", bits=8 * platform.element_bytes)
    return Spec(workload, _architecture(platform), _mapping(attention, dataflow, platform))


def _mapping(a: Attention, dataflow: Dataflow, platform: Platform) -> Mapping:
    d, array = _in_queries(a, shared_stages(a, dataflow)), PEArray(*platform.array, a.heads // a.kv_heads)
    found = _online(d, array, a.shared) if d.granularity == "block" else _whole_rows(d, array)
    nodes = _values_in_keys(found) if a.shared else tuple(found)
    return Mapping(_walked(nodes, set("bhmpfe" if a.heads == a.kv_heads else "bhqmpfe")))


class Accesses(NamedTuple):
    """Elements that a memory reads and writes, as in the counts of a loop tree."""

    reads: float = 0
    writes: float = 0

    def plus(self, *others: Accesses) -> Accesses:
        """These and others added up."""
        return Accesses(*(sum(numbers) for numbers in zip(self, *others, strict=True)))

    def times(self, share: float) -> Accesses:
        """So many times these."""
        return Accesses(share * self.reads, share * self.writes)


class Trees(NamedTuple):
    """A dataflow as loop trees. A mask makes pieces of so many queries that see different numbers of keys, each a tree
    of its own; without one all queries are one tree, the loops of which cut them."""

    dataflow: Dataflow
    queries: int


def buffer_accesses(attention: Attention, platform: Platform, asked: Sequence[Trees]) -> list[dict[str, Accesses]]:
    """By Einsum: what PEs and units read from the buffer and write to it, of several dataflows of one attention.

    >>> from piste.attention.shape import attention
    >>> edge, flat = Platform("edge", (8, 8), 2**20, 1e12, 50e9), Dataflow(True, "R", 16, staged=frozenset("QKIVO"))
    >>> (found,) = buffer_accesses(attention(1, 64, 16), edge, [Trees(flat, 16)])
    >>> found["S"]  # 8 x 8 logits at once: 16 x 8 elements of Q and of K for them
    Accesses(reads=16384.0, writes=4096.0)
    """
    a = replace(attention, batch=1, heads=attention.heads // attention.kv_heads, kv_heads=1)
    known = _counts_of(attention, platform.array)
    by_shape: dict[Mapping, list[tuple[Trees, tuple[int, ...]]]] = {}
    for trees in asked:
        if trees not in known:
            # Tiles of more than 1 are open: trees that differ in them alone are counted by one program.
            mapping = _mapping(a, replace(trees.dataflow, batch_tile=1, head_tile=1), platform)
            tiles = tiles_of(mapping)
            by_shape.setdefault(with_tiles(mapping, [min(tile, 2) for tile in tiles]), []).append((trees, tiles))
    for shape, alike in by_shape.items():
        names, run = _counted(shape, alike[0][0].dataflow.granularity == "block", a.shared, a.heads > 1)
        pieces = [cut(a, trees.queries if a.mask else a.queries) for trees, _ in alike]
        ends = np.cumsum([len(each.heights) for each in pieces])
        for some in np.split(np.arange(len(alike)), np.flatnonzero(np.diff(ends // COLUMNS)) + 1):
            rows = [_columns(a, alike[i][1], pieces[i]) for i in some]
            counts = attention.groups * run(np.concatenate(rows, axis=1))
            starts = np.cumsum([0, *(len(pieces[i].heights) for i in some[:-1])])
            for i, each in zip(some, np.add.reduceat(counts, starts, axis=1).T.tolist(), strict=True):
                known[alike[i][0]] = {name: Accesses(*each[2 * k : 2 * k + 2]) for k, name in enumerate(names)}
    return [known[trees] for trees in asked]


def _columns(a: Attention, tiles: Sequence[int], pieces: Pieces) -> Ints:
    """Tiles and sizes of ranks, a column for each piece."""
    sizes: dict[str, Any] = {"q": a.heads, "m": pieces.heights, "p": pieces.keys, "f": a.dk, "e": a.dv}
    found = np.empty((len(tiles) + len(SIZES), len(pieces.heights)), np.int64)
    for row, value in zip(found, (*tiles, *(sizes[rank] for rank in SIZES)), strict=True):
        row[:] = value
    return found


@lru_cache(maxsize=32)
def _counts_of(attention: Attention, array: tuple[int, int]) -> dict[Trees, dict[str, Accesses]]:
    """What was counted before, whatever the buffer; filled by `buffer_accesses`."""
    return {}


@lru_cache(maxsize=256)
def _counted(shape: Mapping, online: bool, shared: bool, grouped: bool) -> tuple[tuple[str, ...], Interpreted]:
    """The reads and writes of the buffer by each Einsum, as a program of all tiles and sizes of ranks."""
    one = Attention(1, MOST if grouped else 1, MOST, MOST, MOST, MOST, 1, shared=shared)
    workload = attention_workload(one, online)
    chip = _architecture(Platform("any", (1, 1), 1, 1, 1))
    builder = Builder(workload, chip, shape, True, [rank for rank in workload.sizes if rank not in "bh"])
    outputs: list[Expr] = []
    for counts in builder.paths:
        flows = []
        for access in (*counts.einsum.operands, counts.einsum.output):
            keeps = counts.path.keeps[access.tensor]
            (inner,) = (k for k, kept in enumerate(keeps) if kept.memory == "SG")
            flows.append(builder.crossing(counts, access, keeps[inner], (*keeps, None)[inner + 1]))
        outputs += [builder.p.sum([f.reads for f in flows]), builder.p.sum([f.updates for f in flows])]
    slots = (*builder.tree.slots, *SIZES)
    return tuple(counts.einsum.name for counts in builder.paths), Interpreted(slots, (), outputs)


def product_tree(gemm: MatrixProduct, platform: Platform, tile: dict[str, int], order: str, stationarity: str) -> Spec:
    """A product by itself: the buffer holds tiles of its three tensors, walked in some order of m, k and n."""
    across, down, through = {"output": ("m", "n", "k"), "weight": ("k", "n", "m"), "input": ("m", "k", "n")}[
        stationarity
    ]
    stays = ("A", "W", "B")[STAYS[stationarity]]
    passes = tuple(tensor for tensor in ("A", "W", "B") if tensor != stays)
    array = PEArray(*platform.array, 1)
    nodes: list[Node] = [
        Keep("DRAM", ("A", "W", "B")), *(Loop(rank, tile[rank]) for rank in order), Keep("SG", ("A", "W", "B")),
        *array.walks(across, down), Keep("SL", (stays,)), Loop(through, 1), Keep("SL", passes), Compute("B"),
    ]  # fmt: skip
    workload = gemm_workload(gemm.m, gemm.k, gemm.n, bits=8 * platform.element_bytes)
    return Spec(workload, _architecture(platform), Mapping(_walked(nodes, set("mkn"))))


def _walked(nodes: Sequence[Node], ranks: set[str]) -> Branch:
    """Nodes without the loops and spreads over other ranks than these."""
    found: list[Node] = []
    for node in nodes:
        if isinstance(node, Fuse):
            node = Fuse(tuple(_walked(branch, ranks) for branch in node.branches))
        if not isinstance(node, Loop | Spread) or node.rank in ranks:
            found.append(node)
    return tuple(found)


def _values_in_keys(nodes: Sequence[Node]) -> Branch:
    """Nodes with keys in the place of values, which are columns of them."""
    found: list[Node] = []
    for node in nodes:
        if isinstance(node, Keep):
            node = replace(node, tensors=tuple(dict.fromkeys("K" if t == "V" else t for t in node.tensors)))
        elif isinstance(node, Fuse):
            node = Fuse(tuple(_values_in_keys(branch) for branch in node.branches))
        found.append(node)
    return tuple(found)


def _in_queries(attention: Attention, d: Dataflow) -> Dataflow:
    """Rows as queries: heads that share keys go together."""
    shares = attention.heads // attention.kv_heads
    tiles = d.tiles and tuple((-(-rows // shares), keys) for rows, keys in d.tiles)
    return replace(d, rows=-(-d.rows // shares), tiles=tiles)  # type: ignore[arg-type]


def _architecture(platform: Platform) -> Architecture:
    words = platform.clock_hz * platform.element_bytes
    rows, columns = platform.array
    lanes = UNLIMITED * platform.pes if platform.sfu_lanes is None else platform.sfu_lanes
    rates = platform.offchip_bytes_per_second, platform.onchip_bytes_per_second
    offchip, onchip = (rate / words if rate < inf else None for rate in rates)
    pj = platform.prices
    return Architecture(
        (
            Memory(
                "DRAM",
                words_per_cycle=offchip,
                read_pj=pj.offchip_read_pj,
                write_pj=pj.offchip_write_pj,
                leakage_pj_per_cycle=pj.leakage_pj,  # of all of the chip
            ),
            Memory(
                "SG",
                platform.buffer_bytes,
                words_per_cycle=onchip,
                read_pj=pj.buffer_read_pj,
                write_pj=pj.buffer_write_pj,
                drain_pj=pj.buffer_drain_pj,
            ),
            Fanout("PE", {"x": rows, "y": columns}),
            Memory("SL"),
            Unit("MAC", ("mac",), energy_pj=pj.mac_pj),
            Unit("SFU", ("vector",), ops_per_cycle=lanes / platform.pes, energy_pj=pj.softmax_pj),
        ),
        platform.name,
        platform.clock_hz,
    )


def _whole_rows(d: Dataflow, array: PEArray) -> list[Node]:
    """Rows of logits as a whole: both products and softmax piece by piece, or one after the other over everything."""
    on_chip = keeps_rows(d)
    off_chip = () if on_chip else ("S", "P")
    pieces: list[Node] = [Loop("b", d.batch_tile), Loop("h", d.head_tile)]
    first, softmax, second = _steps(d, array, on_chip)
    everything = Keep("DRAM", ("Q", "K", "V", "O", *off_chip))
    logits = ("S", "X", "P", "M", "D") if on_chip else ()
    if d.fused:
        above = [*pieces, _staged(d, "KV"), Loop("m", d.rows), _staged(d, "QO", logits)]
        return _real([everything, *above, Fuse((first, *softmax, second))])
    phases = [
        tuple(_real([*pieces, _staged(d, "QK"), *first])),
        *(tuple(_real([*pieces, *step])) for step in softmax),
        tuple(_real([*pieces, _staged(d, "VO"), *second])),
    ]
    return _real([everything, Keep("SG", logits), Fuse(tuple(phases))])


def _online(d: Dataflow, array: PEArray, shared: bool) -> list[Node]:
    """Blocks of logits under online softmax: rows outside and columns inside (flash2), or the other way (flash1)."""
    inner = Fuse(
        (
            tuple(_real([Keep("SG", () if shared else ("K",)), *_array("S", d.stationarity[0], array)])),
            *((*_lanes(array), Compute(name)) for name in ("M", "X", "D")),
            tuple(_real([Keep("SG", () if shared else ("V",)), *_array("U", d.stationarity[1], array)])),
        )
    )
    last = (*_lanes(array, "e"), Compute("O"))
    heads: list[Node] = [Loop("b", d.batch_tile), Loop("h", d.head_tile)]
    everything = ("Q", "K", "V", "O")
    both = ("K",) if shared else ()  # for both products
    blocks: Branch
    if d.order == "flash1":
        blocks = (Loop("p", d.columns), Loop("m", d.rows), Keep("SG", ("Q", "M", "D", "U", "S", "X", *both)), inner)
        end = (Loop("m", d.rows), Keep("SG", ("U", "D", "O")), *last)
        return [Keep("DRAM", (*everything, "M", "D", "U")), *heads, Fuse((blocks, end))]
    blocks = (Loop("p", d.columns), Keep("SG", ("S", "X", *both)), inner)
    rows: list[Node] = [Loop("m", d.rows), Keep("SG", ("Q", "M", "D", "U"))]
    rows.append(Fuse((blocks, (Keep("SG", ("O",)), *last))))
    return [Keep("DRAM", everything), *heads, *rows]


def _staged(d: Dataflow, names: str, more: Sequence[str] = ()) -> Keep:
    return Keep("SG", (*(name for name in names if name in d.staged), *more))


def _real(nodes: Sequence[Node]) -> list[Node]:
    """Without keeps of nothing."""
    return [node for node in nodes if not (isinstance(node, Keep) and not node.tensors)]


def _steps(d: Dataflow, array: PEArray, on_chip: bool) -> tuple[Branch, list[Branch], Branch]:
    """The first product, softmax, the second product, below the loops over pieces."""
    kept = set(d.staged) | ({"S", "P"} if on_chip else set())
    tiles = d.tiles or ((array.rows, array.columns),) * 2
    first, second = (
        _product(name, d.stationarity[k], tiles[k], d.outer[k], kept, array) for k, name in enumerate(("S", "O"))
    )
    names = ("M", "X", "D", "P")
    if on_chip:
        return first, [(*_lanes(array), Compute(name)) for name in names], second
    # Logits pass by once more, some whole rows at a time.
    rows = (Loop("m", array.rows), Keep("SG", ("S", "X", "P", "M", "D")))
    return first, [(*rows, Fuse(tuple((*_lanes(array), Compute(name)) for name in names)))], second


def _product(
    einsum: str, stationarity: str, tile: tuple[int, int], outer: str, kept: set[str], array: PEArray
) -> Branch:
    """Tiles of what is not staged, in them tiles of the array, and the array itself."""
    walks = [Loop("m", tile[0]), Loop("p", tile[1])]
    one_head = [Loop("b", 1), Loop("h", 1)]
    passing = Keep("SG", tuple(t for t in OPERANDS[einsum] if t not in kept))
    order = walks if outer == "rows" else walks[::-1]
    return tuple(_real([*one_head, *order, passing, *_array(einsum, stationarity, array)]))


def _array(einsum: str, stationarity: str, array: PEArray) -> list[Node]:
    """Tiles of the array; a PE holds an element of what is stationary while one of each of the others passes by."""
    across, down, through = ARRAY[einsum][stationarity]
    stays = OPERANDS[einsum][STAYS[stationarity]]
    passes = tuple(tensor for tensor in OPERANDS[einsum] if tensor != stays)
    inside = [Loop("q", 1)] if through == "m" else []  # heads that share keys follow one another, as queries do
    walks = array.walks(across, down)
    return [*walks, Keep("SL", (stays,)), *inside, Loop(through, 1), Keep("SL", passes), Compute(einsum)]


def _lanes(array: PEArray, along: str = "p") -> list[Node]:
    """Softmax takes a logit, or an element of the result, in every PE's place."""
    return array.walks("m", along)
