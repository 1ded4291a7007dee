"""AccelForge's loop trees as Piste's, and Piste's counts in AccelForge's terms.

AccelForge refills a tile in every iteration of any loop above it, which is `retain: false` on all keeps but the
outermost of each tensor; it calls drains reads, and counts in bits.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from piste.results.report import Counts
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload
from tests.conformance.timeloop import FIGURES


@dataclass(frozen=True)
class Case:
    """One loop tree that AccelForge evaluated, with what it found."""

    data: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.data["id"]).split("_")[0]

    @property
    def perfect(self) -> bool:
        return bool(self.data["perfect"])

    @cached_property
    def workload(self) -> Workload:
        return Workload.parse(self.data["einsums"], self.data["sizes"], self.data["bits"])

    @cached_property
    def architecture(self) -> Architecture:
        return Architecture(tuple(_component(c, self.data["bits"]) for c in self.data["arch"]))

    @cached_property
    def mapping(self) -> Mapping:
        return Mapping(tuple(_nodes(self.data["mapping"], frozenset())))

    @cached_property
    def retained(self) -> Mapping:
        """The same tree with Piste's default: what the next tile shares with the one before stays."""
        return Mapping(_retained(self.mapping.nodes))

    @cached_property
    def lowered(self) -> Mapping:
        """The tree that AccelForge sizes: the last storage node of a run goes below the loops that walk its tensor."""
        return Mapping(tuple(self._lower(self.mapping.nodes)))

    def _lower(self, nodes: Sequence[Node]) -> Iterable[Node]:
        for i, node in enumerate(nodes):
            if isinstance(node, Fuse):
                yield Fuse(tuple(tuple(self._lower(branch)) for branch in node.branches))
            elif isinstance(node, Keep) and not node.retain and isinstance(nodes[i + 1], Loop):
                rest = list(nodes[i + 1 :])
                passed = [rest.pop(0) for _ in range(self._walks(node.tensors[0], rest))]
                yield from (*passed, node, *self._lower(rest))
                return
            else:
                yield node

    def _walks(self, tensor: str, nodes: Sequence[Node]) -> int:
        """How many loops walk the tensor: all that move its tile by whole tiles, and one with overlap at most."""
        indices = [i for e in self.workload.einsums if tensor in e.accesses for i in e.accesses[tensor].indices]
        for count, node in enumerate(nodes):
            index = next((i for i in indices if isinstance(node, Loop) and node.rank in i.ranks), None)
            if index is None:
                return count
            if not index.is_plain:
                return count + 1
        raise AssertionError("a tree ends in a Compute")

    def actions(self, counts: Counts) -> dict[str, tuple[int, int]]:
        """Piste's counts as AccelForge's (read, write) bits."""
        bits = self.data["bits"]
        return {
            f"{memory} {tensor}": ((t.reads + t.drains) * bits, (t.fills + t.updates) * bits)
            for (memory, tensor), t in counts.total().items()
        }

    def energy(self, actions: dict[str, tuple[int, int]], counts: Counts) -> float:
        parts = {c["name"]: c for c in self.data["arch"]}
        total = sum(counts.ops.values()) * float(parts["MAC"]["energy_per_op"])
        for key, (read, write) in actions.items():
            memory = parts[key.split()[0]]
            total += read * memory["read_energy_per_bit"] + write * memory["write_energy_per_bit"]
        return total

    def busy(self, actions: dict[str, tuple[int, int]]) -> dict[str, float]:
        """How long each memory with a bandwidth takes: reads after writes, or both at once if it has two ports."""
        times = {}
        for memory in self.data["arch"]:
            if "read_bits_per_s" in memory:
                mine = [bits for key, bits in actions.items() if key.split()[0] == memory["name"]]
                read = sum(bits for bits, _ in mine) / memory["read_bits_per_s"]
                write = sum(bits for _, bits in mine) / memory["write_bits_per_s"]
                times[memory["name"]] = max(read, write) if "total_latency" in memory else read + write
        return times


def _retained(nodes: Sequence[Node]) -> tuple[Node, ...]:
    out: list[Node] = []
    for node in nodes:
        if isinstance(node, Keep):
            node = replace(node, retain=True)
        elif isinstance(node, Fuse):
            node = Fuse(tuple(_retained(branch) for branch in node.branches))
        out.append(node)
    return tuple(out)


def cases() -> list[Case]:
    return [Case(data) for data in json.loads((FIGURES / "accelforge.json").read_text())["cases"]]


def _component(data: dict[str, Any], bits: int) -> Component:
    if data["kind"] == "fanout":
        shared = all(reuse is None for _, _, reuse in data["fanout"])
        return Fanout(data["name"], {axis.lower(): n for axis, n, _ in data["fanout"]}, multicast=shared, reduce=shared)
    if data["kind"] == "compute":
        return Unit(data["name"], energy_pj=data["energy_per_op"])
    read, write = (data[f"{action}_energy_per_bit"] * bits for action in ("read", "write"))
    return Memory(data["name"], read_pj=read, write_pj=write)


def _nodes(entries: Sequence[dict[str, Any]], kept: frozenset[str]) -> Iterable[Node]:
    """The nodes of a branch; `kept` are the tensors that a keep above holds."""
    for entry in entries:
        if "store" in entry:
            for tensor in entry["store"]:
                yield Keep(entry["level"], (tensor,), retain=tensor not in kept)
            kept |= frozenset(entry["store"])
        elif "temporal" in entry:
            yield Loop(entry["temporal"], entry["tile"])
        elif "spatial" in entry:
            yield Spread(entry["spatial"], entry["tile"], f"{entry['at']}.{entry['dim'].lower()}")
        elif "sequential" in entry:
            yield Fuse(tuple(tuple(_nodes(branch, kept)) for branch in entry["sequential"]))
        else:
            yield Compute(entry["compute"], entry["unit"])
