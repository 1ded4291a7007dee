"""The nodes of a loop tree, and plain data (from YAML) in and out of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from piste.errors import within
from piste.spec import read


@dataclass(frozen=True)
class Keep:
    """From here down, `memory` holds the tile of each tensor that one iteration of the loops above touches below."""

    memory: str
    tensors: tuple[str, ...]
    retain: bool = True


@dataclass(frozen=True)
class Loop:
    """Walk the enclosing extent of `rank` in steps of `tile`, one after the other; the last step may be short.

    With a `step`, tiles begin that far apart: what two of them share is walked twice, what lies between them never.
    """

    rank: str
    tile: int
    step: int | None = None


@dataclass(frozen=True)
class Spread:
    """The same steps at once, on the instances of a fanout axis; `over` is "FANOUT.axis"."""

    rank: str
    tile: int
    over: str
    step: int | None = None


@dataclass(frozen=True)
class Fuse:
    """Run the branches one after the other inside the loops above: the only way two Einsums share loops."""

    branches: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True)
class Compute:
    """One operation per point of what remains of an Einsum's ranks; `unit` is only needed if several could do it."""

    einsum: str
    unit: str | None = None


Node = Keep | Loop | Spread | Fuse | Compute
Place = tuple[str | int, ...]  # where a node stands in the plain data: (3,) or (5, "fuse", 1, 2)
Steps = tuple[tuple[Place, Node], ...]


@dataclass(frozen=True)
class Path:
    """The way from the root to one Compute, each node with its place."""

    einsum: str
    steps: Steps

    def keeps(self) -> list[tuple[int, Place, Keep]]:
        """The keeps on the way, each with its number among the steps and its place."""
        return [(i, place, node) for i, (place, node) in enumerate(self.steps) if isinstance(node, Keep)]


def paths(nodes: Iterable[Node], at: Place = (), above: Steps = ()) -> list[Path]:
    """Every path, in program order."""
    steps = above
    found: list[Path] = []
    for i, node in enumerate(nodes):
        steps = (*steps, ((*at, i), node))
        if isinstance(node, Compute):
            found.append(Path(node.einsum, steps))
        elif isinstance(node, Fuse):
            for b, branch in enumerate(node.branches):
                found += paths(branch, (*at, i, "fuse", b), steps)
    return found


def trips(extent: int, tile: int, step: int | None = None) -> int:
    """How many steps a loop or spread takes: a tile begins if the one before it did not reach the end.

    >>> trips(9, 4), trips(9, 4, 2), trips(8, 4, 2), trips(9, 2, 4)
    (3, 4, 3, 3)
    """
    step = tile if step is None else step
    return max(1, -(-(extent - max(0, tile - step)) // step))


def describe(node: Node) -> str:
    """A node in the words of an error message."""
    match node:
        case Keep(memory, _):
            return f"the keep in {memory}"
        case Loop(rank, _):
            return f"the loop over {rank}"
        case Spread(rank, _, over):
            return f"the spread of {rank} over {over}"
        case Fuse():
            return "the fuse"
        case Compute(einsum):
            return f"the compute of {einsum}"


def describe_steps(node: Loop | Spread) -> str:
    """How a loop or spread goes, in the words of the text form."""
    return f"steps of {node.tile}" if node.step is None else f"tiles of {node.tile}, {node.step} apart"


def nodes_from_list(entries: Any) -> tuple[Node, ...]:
    """Read a list of entries such as `{"loop": {"rank": "m", "tile": 16}}`, top down."""
    nodes = []
    for i, entry in enumerate(read.items(entries, "a mapping", "write keeps, loops, spreads and a compute, top down")):
        with within(i):
            key, data = read.one_key(entry, "a mapping entry", tuple(_READERS), "loop: {rank: m, tile: 16}")
            with within(key):
                nodes.append(_READERS[key](data))
    return tuple(nodes)


def nodes_to_list(nodes: Iterable[Node]) -> list[dict[str, Any]]:
    """Plain data that `nodes_from_list` reads back as the same nodes."""
    return [_entry(node) for node in nodes]


def _keep(data: Any) -> Keep:
    data = read.keys(data, "keep", ("memory", "tensors", "retain"), ("memory", "tensors"))
    with within("memory"):
        memory = read.text(data["memory"], "memory of a keep")
    with within("tensors"):
        tensors = read.names(data["tensors"], f"tensors of the keep in {memory}", least=1)
    with within("retain"):
        return Keep(memory, tensors, read.flag(data.get("retain", True), f"retain of the keep in {memory}"))


def _loop(data: Any) -> Loop:
    data = read.keys(data, "loop", ("rank", "tile", "step"), ("rank", "tile"))
    return Loop(*_walk(data, "loop"))


def _spread(data: Any) -> Spread:
    data = read.keys(data, "spread", ("rank", "tile", "over", "step"), ("rank", "tile", "over"))
    rank, tile, step = _walk(data, "spread")
    with within("over"):
        return Spread(rank, tile, read.text(data["over"], f"over of the spread of {rank}"), step)


def _walk(data: dict[str, Any], what: str) -> tuple[str, int, int | None]:
    with within("rank"):
        rank = read.text(data["rank"], f"rank of a {what}")
    with within("tile"):
        tile = read.integer(data["tile"], f"tile of the {what} over {rank}")
    with within("step"):
        return rank, tile, read.integer(data["step"], f"step of the {what} over {rank}") if "step" in data else None


def _fuse(data: Any) -> Fuse:
    branches = []
    for i, branch in enumerate(read.items(data, "fuse", "write a list of branches, each a list of entries")):
        with within(i):
            branches.append(nodes_from_list(branch))
    return Fuse(tuple(branches))


def _compute(data: Any) -> Compute:
    if not isinstance(data, dict):
        return Compute(read.text(data, "compute"))
    data = read.keys(data, "compute", ("einsum", "unit"), ("einsum",))
    with within("einsum"):
        einsum = read.text(data["einsum"], "einsum of a compute")
    with within("unit"):
        unit = data.get("unit")
        return Compute(einsum, None if unit is None else read.text(unit, f"unit of the compute of {einsum}"))


def _entry(node: Node) -> dict[str, Any]:
    match node:
        case Keep(memory, tensors, retain):
            kept: dict[str, Any] = {"memory": memory, "tensors": list(tensors)}
            return {"keep": kept if retain else kept | {"retain": False}}
        case Loop(rank, tile, step):
            return {"loop": {"rank": rank, "tile": tile} | ({} if step is None else {"step": step})}
        case Spread(rank, tile, over, step):
            spread: dict[str, Any] = {"rank": rank, "tile": tile, "over": over}
            return {"spread": spread if step is None else spread | {"step": step}}
        case Fuse(branches):
            return {"fuse": [nodes_to_list(branch) for branch in branches]}
        case Compute(einsum, None):
            return {"compute": einsum}
        case Compute(einsum, unit):
            return {"compute": {"einsum": einsum, "unit": unit}}


_READERS: dict[str, Callable[[Any], Node]] = {
    "keep": _keep,
    "loop": _loop,
    "spread": _spread,
    "fuse": _fuse,
    "compute": _compute,
}
