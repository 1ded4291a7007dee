"""What any loop tree of one Einsum costs: the tree is data of a compiled evaluator, and nothing is built for it."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import inf, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.cost.weights import Weights
from piste.count.closed import path_refusal
from piste.formula.library import Packed, library
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access
from piste.spec.mapping import Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]

TEXT = ("piste.cost", "evaluator.ll")
MOST = 16  # ranks, memories, fanouts (evaluator.h)
KEEPS = 64
PIECES, LISTED = 1 << 13, 1 << 15  # steps of a rank of a padded axis, and instances of both ranks together
AXIS = 1 << 16  # a spread's fanout and axis are one number
LARGEST = 2**61  # of any count


class _Flow(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int64) for name in ("reads", "fills", "updates", "drains")]


class _Kept(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_int64) for name in ("memory", "tensor", "place", "retain", "held", "below", "above")
    ] + [
        ("total", _Flow),
        ("first", _Flow),
    ]


class _Result(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in ("steps", "cycles", "keeps", "unknown")),
        ("words", ctypes.c_int64 * MOST**2),
        ("words_first", ctypes.c_int64 * MOST**2),
        *((name, ctypes.c_double) for name in ("energy", "overflow", "value")),
        ("held", ctypes.c_int64 * MOST),
        ("kept", _Kept * KEEPS),
    ]


@dataclass(frozen=True)
class Priced:
    """What one tree costs; `overflow` adds up by how much memories are too small, as shares of their room."""

    energy_pj: float
    cycles: int
    overflow: float
    value: float
    steps: int
    traffic: dict[tuple[str, str], tuple[int, int, int, int]]  # reads, fills, updates, drains
    first: dict[tuple[str, str], tuple[int, int, int, int]]  # of the first instance
    held: dict[tuple[str, str], int]
    words: dict[tuple[str, str], tuple[int, int]]  # by fanout and tensor: all, and those of the first instances


def refusal(workload: Workload, architecture: Architecture, nearly: bool = False) -> str | None:
    """Why the evaluator cannot count the trees of a workload; None if it can.

    Of outputs with an affine index it only nearly can: how much of them an instance ever touches is not exact.
    """
    if len(workload.einsums) != 1:
        return "several Einsums"
    (einsum,) = workload.einsums
    for index in einsum.padded.indices if einsum.padded else ():
        if index.extent is not None and not listable([workload.sizes[r] for r in index.ranks]):
            return f"{index} of {einsum.padded} has too many steps to list, as padding needs"
    if (reason := path_refusal(einsum, [])) is not None:
        return reason
    if not nearly and not all(i.is_plain for i in einsum.output.indices):
        return f"{einsum.output} is an output with an affine index"
    if max(len(einsum.ranks), len(architecture.memories), len(architecture.fanouts), len(workload.tensors)) > MOST - 1:
        return f"more than {MOST - 1} ranks, memories, fanouts or tensors"
    if len(workload.tensors) * len(architecture.memories) > KEEPS:
        return "too many memories and tensors"
    weights = Weights.of(workload, architecture)
    memories = architecture.memories.values()
    wide = max(m.together(bits) for m in memories for bits in workload.bits.values())
    loads = [load * port.rate.denominator for port in weights.ports for load in port.loads.values()]
    widest = max(sum(c for i in a.indices for _, c in i.terms) for a in einsum.accesses.values())
    largest = prod(workload.sizes[r] for r in einsum.ranks) * widest**2 * 8 * len(workload.tensors) * wide
    if largest * max(loads + list(workload.bits.values())) > LARGEST:
        return "counts beyond 2**61"
    return None


def listable(sizes: Sequence[int]) -> bool:
    """Whether the steps of a padded axis with ranks of these sizes can be listed."""
    return max(sizes) <= PIECES and prod(sizes) <= LISTED


def _received(access: Access, ops: int, sizes: dict[str, int]) -> int:
    """How often operations take an element of a tensor, or give one: padding is none.

    >>> w = Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3)
    >>> _received(w.einsums[0].accesses["I"], 24, w.sizes)
    22
    """
    for index in access.indices:
        if index.extent is not None:
            values = np.zeros(1, np.int64)
            for rank, c in index.terms:
                values = np.add.outer(values, c * np.arange(sizes[rank])).ravel()
            inside = int(((values >= index.before) & (values < index.before + index.extent)).sum())
            ops = ops * inside // len(values)
    return ops


class PaddedChains(NamedTuple):
    """Chains of one rank as a padded axis sees them: its coefficient and size, how each node is seen ("L" a loop, "A"
    instances apart, "M" merged, "Z" the first, "-" not at all), tiles (a row per node, a column per chain), and which
    loop advances: its own at this level or another rank's; None for all steps."""

    coefficient: int
    size: int
    kinds: str
    tiles: Integers
    level: int | None = None
    own: bool = False


def padded_table(x: PaddedChains, y: PaddedChains, before: int, extent: int, what: str) -> Floats:
    """What an axis of two ranks contributes, padding left out, for every two of their chains.

    `what` is "now", the boxes of all steps, "shared", what of them is not new, or "most", the largest.

    >>> tiles = np.array([[4, 2, 1]])
    >>> one = PaddedChains(1, 4, "L", tiles), PaddedChains(1, 3, "", tiles[:0, :1])
    >>> padded_table(*one, before=1, extent=4, what="now").ravel().tolist()
    [4.0, 6.0, 10.0]
    """
    lib = library(TEXT)
    p, n = ctypes.c_void_p, ctypes.c_int64
    made = lib.function("padded_table", None, *(n, n, n, p, n, p, n, n) * 2, n, n, n, p, p)
    room, alive, sides = np.empty(lib.function("room", n)(), np.uint8), [], []
    for side in (x, y):
        nodes = len(side.kinds)
        tiles = np.ones((nodes, side.tiles.shape[1]), np.int64)  # what the compute walks has tile 1
        tiles[: len(side.tiles)] = side.tiles[:nodes]
        kinds = np.array(["LAMZ".find(kind) for kind in side.kinds], np.int64)
        alive += [tiles, kinds]
        level = -1 if side.level is None else side.level
        sides += [side.coefficient, side.size, nodes, kinds.ctypes.data, tiles.shape[1], tiles.ctypes.data]
        sides += [level, int(side.own)]
    out = np.empty((x.tiles.shape[1], y.tiles.shape[1]))
    made(*sides, before, extent, ("now", "shared", "most").index(what), out.ctypes.data, room.ctypes.data)
    assert (out >= 0).all(), "what can be listed was looked at before"
    return out


class Evaluator:
    """Costs of trees of one workload on one architecture, for an objective (`energy`, `cycles`, `edp`,
    `traffic:MEMORY`).

    >>> import piste
    >>> from piste.spec.mapping import Compute
    >>> tree = Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B")))
    >>> one = Evaluator(piste.gemm(4, 4, 4), piste.load("snowcat")).price(tree)
    >>> one.cycles, one.energy_pj, one.traffic["DRAM", "B"]
    (64, 240.0, (48, 0, 64, 0))
    """

    def __init__(self, workload: Workload, architecture: Architecture, objective: str = "energy", unit: str = ""):
        self.workload, self.architecture = workload, architecture
        (self.einsum,) = workload.einsums
        self.ranks = {rank: i for i, rank in enumerate(self.einsum.ranks)}
        self.tensors = {tensor: i for i, tensor in enumerate(workload.tensors)}
        self.memories = {memory: i for i, memory in enumerate(architecture.memories)}
        self.fanouts = {fanout: i for i, fanout in enumerate(architecture.fanouts)}
        self.overs = {
            f"{name}.{axis}": i + AXIS * j
            for name, i in self.fanouts.items()
            for j, axis in enumerate(architecture.fanouts[name].axes)
        }
        found = architecture.unit_for(self.einsum, unit or None)
        assert found is not None, "checked before"
        self.unit = found
        self.problem = self._packed(objective)
        lib = library(TEXT)
        p, n = ctypes.c_void_p, ctypes.c_int64
        self._all = lib.function("evaluate_all", None, p, p, p, n, p, p, p)
        self._one = lib.function("evaluate", None, p, p, n, p, p)
        self.room = np.zeros(lib.function("room", n)(), np.uint8)
        self._result = _Result()
        assert ctypes.sizeof(_Result) == lib.function("result_size", n)()

    def _packed(self, objective: str) -> Packed:
        w, chip, einsum = self.workload, self.architecture, self.einsum
        memories, fanouts = list(chip.memories.values()), list(chip.fanouts.values())
        axes, starts = list[int](), [0]
        for tensor in self.tensors:
            for index in einsum.accesses[tensor].indices:
                # Instances of the smaller rank, usually of the filter, are the more alike: they are joined first.
                terms = sorted(index.terms, key=lambda term: -w.sizes[term[0]])
                numbers = [n for rank, c in terms for n in (self.ranks[rank], c)]
                axes += [*[*numbers, -1, 0][:4], index.before, -1 if index.extent is None else index.extent]
            starts.append(len(axes) // 6)
        weights = Weights(w, chip)
        kinds = ("read", "write", "port", "network")
        ports = [
            n
            for port in weights.ports
            for n in (
                (self.fanouts if port.kind == "network" else self.memories)[port.component],
                kinds.index(port.kind),
                *port.rate.as_integer_ratio(),
            )
        ]
        names = ("energy", "cycles", "edp")
        about = -1 if objective in names else self.memories[objective.removeprefix("traffic:")]
        operation = weights.operation(einsum.name, self.unit)
        ops = prod(w.sizes[r] for r in einsum.ranks)
        output = self.tensors[einsum.name]
        whole = [m.together(w.bits[t]) for m in memories for t in self.tensors]
        further = [float(weights.further_pj.get((f.name, t), 0.0)) for f in fanouts for t in self.tensors]
        return Packed(
            len(self.ranks), len(self.tensors), len(memories), len(fanouts), output, len(ports) // 4,
            names.index(objective) if about < 0 else 3, about,
            [w.sizes[r] for r in self.ranks],
            [int(r in einsum.accesses[t].ranks) for t in self.tensors for r in self.ranks],
            starts, axes,
            [int(f.multicast) for f in fanouts], [int(f.reduce) for f in fanouts],
            [n for f in fanouts for n in (list(f.axes.values()) if f.systolic and len(f.axes) == 2 else [0, 0])],
            [sum(chip.position[f] < chip.position[c] for f in chip.fanouts) for c in (*chip.memories, self.unit.name)],
            [-1 if m.capacity_bytes is None else min(int(8 * m.capacity_bytes), LARGEST) for m in memories],
            [w.bits[t] for t in self.tensors],
            [int(m.double_buffered) for m in memories],
            ports, [port.loads[t] for port in weights.ports for t in self.tensors],
            [float(pj) for m in memories for t in self.tensors for a in [weights.access[m.name, t]]
             for pj in (a.read_pj, a.write_pj, a.write_pj, a.drain_pj)],
            [float(weights.word_pj[f.name, t]) for f in fanouts for t in self.tensors],
            whole, further, [float(_received(einsum.accesses[t], ops, w.sizes)) for t in self.tensors],
            int(max(whole) > 1), int(any(further)),
            *operation.per_cycle.as_integer_ratio(),
            float(ops * operation.energy_pj), float(sum(weights.leakage_pj.values())),
        )  # fmt: skip

    def encode(self, mapping: Mapping) -> list[int]:
        """The nodes of a tree as the evaluator takes them."""
        out = list[int]()
        for node in mapping.nodes:
            if isinstance(node, Keep):
                for tensor in node.tensors:
                    out += [0 if node.retain else 3, self.memories[node.memory], self.tensors[tensor], -1]
            elif isinstance(node, Loop):
                out += [1, self.ranks[node.rank], node.tile, -1]
            elif isinstance(node, Spread):
                out += [2, self.ranks[node.rank], node.tile, self.overs[node.over]]
        return out

    def costs(self, mappings: Sequence[Mapping]) -> Floats:
        """A row for each: energy, cycles, overflow, value, and 1 if it cannot tell (then the others mean nothing)."""
        nodes = [self.encode(m) for m in mappings]
        return self.costs_of(
            np.array([n for some in nodes for n in some], np.int64), np.cumsum([0, *(len(some) // 4 for some in nodes)])
        )

    def costs_of(self, nodes: Integers, starts: Integers) -> Floats:
        """The rows of `costs` for encoded trees, one after the other in `nodes`; `starts` has where each begins."""
        out = np.full((len(starts) - 1, 5), inf)
        starts = np.ascontiguousarray(starts, np.int64)
        self._all(
            self.problem.address, nodes.ctypes.data, starts.ctypes.data, len(out), out.ctypes.data,
            ctypes.addressof(self._result), self.room.ctypes.data,
        )  # fmt: skip
        return out

    def price(self, mapping: Mapping) -> Priced | None:
        """All that is known of one tree; None where a rank of a window is spread twice."""
        nodes = np.array(self.encode(mapping), np.int64)
        found: Any = self._result
        self._one(
            self.problem.address, nodes.ctypes.data, len(nodes) // 4, ctypes.addressof(found), self.room.ctypes.data
        )
        if found.unknown:
            return None
        memories, tensors = list(self.memories), list(self.tensors)
        kept = {(memories[k.memory], tensors[k.tensor]): k for k in found.kept[: found.keeps]}

        def four(flow: Any) -> tuple[int, int, int, int]:
            return flow.reads, flow.fills, flow.updates, flow.drains

        return Priced(
            energy_pj=found.energy,
            cycles=found.cycles,
            overflow=found.overflow,
            value=found.value,
            steps=found.steps,
            traffic={key: four(k.total) for key, k in kept.items()},
            first={key: four(k.first) for key, k in kept.items()},
            held={key: k.held for key, k in kept.items()},
            words={
                (name, tensor): (found.words[i], found.words_first[i])
                for i, (name, tensor) in enumerate(product(self.fanouts, tensors))
            },
        )
