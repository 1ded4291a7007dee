"""Timeloop's mappings as Piste's: factors become tile sizes, and what a level fans out to becomes a fanout."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise, product
from math import prod
from pathlib import Path
from typing import Any

from piste.results.report import Counts
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.einsum import parse_einsum
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

FIGURES = Path(__file__).parent.parent / "figures"


@dataclass(frozen=True)
class Numbers:
    """By (memory, tensor): reads, fills and updates of all instances, occupancy of one, and how many there are."""

    counts: dict[tuple[str, str], tuple[int, ...]]
    cycles: int
    macs: int

    def differences(self, other: Numbers) -> set[tuple[str, str]]:
        """The (memory, tensor) pairs that are not equal, and ("", name) for cycles and MACs."""
        pairs = {
            key for key in self.counts.keys() | other.counts.keys() if self.counts.get(key) != other.counts.get(key)
        }
        return pairs | {("", name) for name in ("cycles", "macs") if getattr(self, name) != getattr(other, name)}


@dataclass(frozen=True, eq=False)
class Case:
    """One mapping that Timeloop evaluated, with what it found."""

    data: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.data["id"])

    @property
    def kind(self) -> str:
        return str(self.data["kind"])

    @property
    def perfect(self) -> bool:
        return bool(self.data["perfect"])

    @cached_property
    def workload(self) -> Workload:
        einsum = parse_einsum(self.data["einsum"])
        return Workload((einsum,), self.data["sizes"], {tensor: 16 for tensor in einsum.accesses})

    @cached_property
    def architecture(self) -> Architecture:
        components: list[Component] = []
        for level in self.data["levels"]:
            x, y = level["fanout"]
            components.append(Memory(level["name"]))
            if x * y > 1:
                components.append(Fanout(f"{level['name']}Array", {"x": x, "y": y}))
        return Architecture((*components, Unit("MAC")))

    @cached_property
    def mapping(self) -> Mapping:
        """A loop's tile is the product of the factors of its rank further in; short last ones follow from the size."""
        tile = {rank: prod(factor for r, factor, _ in self._loops() if r == rank) for rank in self.workload.sizes}
        nodes: list[Node] = []
        for level in self.data["levels"]:
            if level["keep"]:
                nodes.append(Keep(level["name"], tuple(level["keep"])))
            for rank, factor, _ in level["loops"]:
                tile[rank] //= factor
                nodes.append(Loop(rank, tile[rank]))
            for axis in "xy":
                for rank, factor, _ in level[axis]:
                    tile[rank] //= factor
                    nodes.append(Spread(rank, tile[rank], f"{level['name']}Array.{axis}"))
        return Mapping((*nodes, Compute(self.workload.einsums[0].name)))

    def _loops(self) -> list[tuple[str, int, int]]:
        return [tuple(loop) for level in self.data["levels"] for kind in ("loops", "x", "y") for loop in level[kind]]

    @property
    def exact(self) -> Numbers:
        """What Timeloop says when it walks what it models: no link transfers, else no extrapolation."""
        return self.numbers("no_links" if "no_links" in self.data else "no_extrapolation")

    def fetches(self) -> list[tuple[str, str, str]]:
        """Every (input, keep above, keep below)."""
        out = []
        for tensor in self.workload.inputs:
            keeps = [node.memory for node in self.mapping.nodes if isinstance(node, Keep) and tensor in node.tensors]
            out += [(tensor, above, below) for above, below in pairwise(keeps)]
        return out

    def rules(self, tensor: str, memory: str) -> list[str]:
        """Which of Timeloop's two rules about reuse changes what a keep of an input is filled with or takes."""
        plain = delivered(self, tensor, memory)
        same_stride = ["same stride"] * (delivered(self, tensor, memory, same_stride=True) != plain)
        return same_stride + ["equal deltas"] * (delivered(self, tensor, memory, equal_deltas=True) != plain)

    def numbers(self, result: str = "default") -> Numbers:
        """What Timeloop says, with extrapolation or link transfers switched off if `result` says so."""
        data = self.data.get(result, self.data)
        counts = {
            (memory, tensor): (reads * n, fills * n, updates * n, occupancy, n)
            for key, (reads, fills, updates, occupancy, n) in data["counts"].items()
            for memory, tensor in [key.split()]
        }
        return Numbers(counts, data["cycles"], data["macs"])

    def ours(self, counts: Counts) -> Numbers:
        """Piste's counts of this case in Timeloop's terms: drains are not counted there."""
        keys = {
            (memory, tensor): (
                t.reads,
                t.fills,
                t.updates,
                counts.occupancy[memory][tensor],
                counts.instances[memory, tensor],
            )
            for (memory, tensor), t in counts.total().items()
        }
        return Numbers(keys, counts.compute_cycles, sum(counts.ops.values()))


def cases() -> list[Case]:
    return [Case(data) for data in json.loads((FIGURES / "timeloop.json").read_text())["cases"]]


Instance = tuple[tuple[str, int], ...]  # (fanout, step) of every spread above
Elements = frozenset[tuple[int, ...]]


@cache
def delivered(
    case: Case, tensor: str, memory: str, *, same_stride: bool = False, equal_deltas: bool = False
) -> tuple[int, int]:
    """What an input's keep is filled with and what that takes from the keep above, by walking all iterations.

    Timeloop has two rules that leave out reuse:
    - *same stride*: the overlap with the tile before is only kept if the tile moves as it did in the move before; the
      first move, and the first after a refetch, may be any.
    - *equal deltas*: a word goes to several instances at once only if all that they need is equal, fanout by fanout.
    """
    fills = reads = 0
    held: dict[Instance, tuple[range, ...]] = {}
    moved: dict[Instance, tuple[int, ...] | None] = {}
    for step in _tiles(case, tensor, memory):
        deltas: dict[Instance, dict[Instance, Elements]] = {}
        for above, below, tile in step:
            instance = above + below
            new = _elements(tile)
            if instance in held:
                move = tuple(now.start - then.start for now, then in zip(tile, held[instance], strict=True))
                if same_stride and any(move) and moved.get(instance) not in (None, move):
                    moved[instance] = None
                else:
                    new -= _elements(held[instance])
                    moved[instance] = move if any(move) else moved.get(instance)
            held[instance] = tile
            fills += len(new)
            deltas.setdefault(above, {})[below] = new
        for below_one in deltas.values():
            reads += _staged(below_one) if equal_deltas else len(frozenset().union(*below_one.values()))
    return fills, reads


def _tiles(case: Case, tensor: str, memory: str) -> Iterator[list[tuple[Instance, Instance, tuple[range, ...]]]]:
    """For every step above a keep of perfect tiles: each instance, split at the keep above, and its tile."""
    access = case.workload.einsums[0].accesses[tensor]
    nodes = case.mapping.nodes
    keeps = [i for i, node in enumerate(nodes) if isinstance(node, Keep) and tensor in node.tensors]
    here = next(i for i in keeps if nodes[i].memory == memory)
    parent = max(i for i in keeps if i < here)
    extent = dict(case.workload.sizes)
    loops, spreads = [], []
    for i, node in enumerate(nodes[:here]):
        if isinstance(node, Loop | Spread):
            moves = [(node.rank, step * node.tile) for step in range(extent[node.rank] // node.tile)]
            extent[node.rank] = node.tile
            if isinstance(node, Loop):
                loops.append(moves)
            else:
                spreads.append((i < parent, node.over.split(".")[0], moves))
    for time in product(*loops):
        step = []
        for place in product(*(moves for _, _, moves in spreads)):
            low = dict.fromkeys(extent, 0)
            for rank, offset in (*time, *place):
                low[rank] += offset
            tile = []
            for index in access.indices:
                start = sum(c * low[r] for r, c in index.terms)
                tile.append(range(start, start + 1 + sum(c * (extent[r] - 1) for r, c in index.terms)))
            where = [
                (outside, (fanout, offset)) for (outside, fanout, _), (_, offset) in zip(spreads, place, strict=True)
            ]
            above = tuple(at for outside, at in where if outside)
            below = tuple(at for outside, at in where if not outside)
            step.append((above, below, tuple(tile)))
        yield step


def _elements(tile: tuple[range, ...]) -> Elements:
    return frozenset(product(*tile))


def _staged(deltas: dict[Instance, Elements]) -> int:
    """Words sent when, at each fanout, only branches that need exactly the same share them."""
    if () in deltas:
        return len(deltas[()])
    fanout = next(iter(deltas))[0][0]
    branches: dict[Instance, dict[Instance, Elements]] = {}
    for instance, delta in deltas.items():
        here = tuple(at for at in instance if at[0] == fanout)
        branches.setdefault(here, {})[instance[len(here) :]] = delta
    different = {frozenset(branch.values()): branch for branch in branches.values()}
    return sum(_staged(branch) for branch in different.values())
