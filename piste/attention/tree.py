"""A dataflow of attention as a loop tree, so that the general model, the executor and the bounds apply to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from piste.attention.dataflow import Dataflow
from piste.attention.model import keeps_rows, shared_stages
from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.workload import attention_workload
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread

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
    online = dataflow.granularity == "block"
    dataflow = _in_queries(attention, shared_stages(attention, dataflow))
    workload = attention_workload(attention, online, bits=8 * platform.element_bytes)
    found = _online(dataflow, platform, attention.shared) if online else _whole_rows(dataflow, platform)
    nodes = _values_in_keys(found) if attention.shared else tuple(found)
    return Spec(workload, _architecture(platform), Mapping(_walked(nodes, set(workload.sizes))))


def _walked(nodes: Sequence[Node], ranks: set[str]) -> Branch:
    """The same without loops over ranks that there are not."""
    found: list[Node] = []
    for node in nodes:
        if isinstance(node, Fuse):
            node = Fuse(tuple(_walked(branch, ranks) for branch in node.branches))
        if not isinstance(node, Loop) or node.rank in ranks:
            found.append(node)
    return tuple(found)


def _values_in_keys(nodes: Sequence[Node]) -> Branch:
    """The same with keys in the place of values, which are columns of them."""
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
            Memory("DRAM", words_per_cycle=offchip, read_pj=pj.offchip_read_pj, write_pj=pj.offchip_write_pj),
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


def _whole_rows(d: Dataflow, platform: Platform) -> list[Node]:
    """Rows of logits as a whole: both products and softmax piece by piece, or one after the other over everything."""
    on_chip = keeps_rows(d)
    off_chip = () if on_chip else ("S", "P")
    pieces: list[Node] = [Loop("b", d.batch_tile), Loop("h", d.head_tile)]
    first, softmax, second = _steps(d, platform, on_chip)
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


def _online(d: Dataflow, platform: Platform, shared: bool) -> list[Node]:
    """Blocks of logits under online softmax: rows outside and columns inside (flash2), or the other way (flash1)."""
    inner = Fuse(
        (
            tuple(_real([Keep("SG", () if shared else ("K",)), *_array("S", d.stationarity[0], platform)])),
            *((*_lanes(platform), Compute(name)) for name in ("M", "X", "D")),
            tuple(_real([Keep("SG", () if shared else ("V",)), *_array("U", d.stationarity[1], platform)])),
        )
    )
    last = (*_lanes(platform, "e"), Compute("O"))
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


def _steps(d: Dataflow, platform: Platform, on_chip: bool) -> tuple[Branch, list[Branch], Branch]:
    """The first product, softmax, the second product, below the loops over pieces."""
    kept = set(d.staged) | ({"S", "P"} if on_chip else set())
    tiles = d.tiles or (platform.array, platform.array)
    first, second = (
        _product(name, d.stationarity[k], tiles[k], d.outer[k], kept, platform) for k, name in enumerate(("S", "O"))
    )
    names = ("M", "X", "D", "P")
    if on_chip:
        return first, [(*_lanes(platform), Compute(name)) for name in names], second
    # Logits pass by once more, some whole rows at a time.
    rows = (Loop("m", platform.array[0]), Keep("SG", ("S", "X", "P", "M", "D")))
    return first, [(*rows, Fuse(tuple((*_lanes(platform), Compute(name)) for name in names)))], second


def _product(
    einsum: str, stationarity: str, tile: tuple[int, int], outer: str, kept: set[str], platform: Platform
) -> Branch:
    """Tiles of what is not staged, in them tiles of the array, and the array itself."""
    walks = [Loop("m", tile[0]), Loop("p", tile[1])]
    one_head = [Loop("b", 1), Loop("h", 1)]
    passing = Keep("SG", tuple(t for t in OPERANDS[einsum] if t not in kept))
    order = walks if outer == "rows" else walks[::-1]
    return tuple(_real([*one_head, *order, passing, *_array(einsum, stationarity, platform)]))


def _array(einsum: str, stationarity: str, platform: Platform) -> list[Node]:
    """Tiles of the array; a PE holds an element of what is stationary while one of each of the others passes by."""
    across, down, through = ARRAY[einsum][stationarity]
    rows, columns = platform.array
    stays = OPERANDS[einsum][STAYS[stationarity]]
    passes = tuple(tensor for tensor in OPERANDS[einsum] if tensor != stays)
    # Heads that share keys follow one another, as rows do: through the array or in tiles of it.
    outside, inside = ([], [Loop("q", 1)]) if through == "m" else ([Loop("q", 1)], [])
    return [
        *outside, Loop(across, rows), Loop(down, columns), Spread(across, 1, "PE.x"), Spread(down, 1, "PE.y"),
        Keep("SL", (stays,)), *inside, Loop(through, 1), Keep("SL", passes), Compute(einsum),
    ]  # fmt: skip


def _lanes(platform: Platform, along: str = "p") -> list[Node]:
    """Softmax takes a logit, or an element of the result, in every PE's place."""
    rows, columns = platform.array
    return [Loop("m", rows), Loop(along, columns), Spread("m", 1, "PE.x"), Spread(along, 1, "PE.y")]
