"""A whole network: what each of its operations is, in order, with nothing left out of a total in silence.

An operation is one of

- `mac` or `vector`: Einsums, which cost what a workload costs;
- `rename`: the same elements under another shape (Reshape, Transpose); it costs nothing;
- `move`: data is copied from place to place (Concat, Gather); its elements are counted;
- `constant`: it follows from weights and shapes alone, and is done once before anything runs;
- `uncosted`: nothing is known of its cost; it is named, with what it makes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from typing import Any

from piste.spec.einsum import Einsum
from piste.spec.workload import Workload

KINDS = ("mac", "vector", "rename", "move", "constant", "uncosted")


@dataclass(frozen=True)
class Operation:
    """One operation of a network, which runs `times` times.

    `workload` has names of its own, so that equal layers are equal. `linked` is the same with every tensor as it was
    made (a head is read as `Y[s,64*h+d]`), and `tensors` says which tensors of the network its names stand for.
    `weights` are those of the workload's tensors that are known before the network runs.
    """

    name: str
    operator: str
    kind: str
    workload: Workload | None = None
    times: int = 1
    elements: int = 0  # that it makes
    weights: tuple[str, ...] = ()
    linked: Workload | None = None
    tensors: dict[str, str] = field(default_factory=dict)
    block: str = ""  # which part of the network it belongs to
    why: str = ""  # why it has no cost, or which stand-in its formula has

    @cached_property
    def macs(self) -> int:
        """Multiply-accumulates of one run.

        >>> layer = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4, k=8, n=2)
        >>> Operation("fc", "Gemm", "mac", layer).macs
        64
        """
        return sum(points(self.workload, e) for e in self.workload.einsums if e.kind == "mac") if self.workload else 0

    @cached_property
    def vector_operations(self) -> int:
        """Everything else that is computed in one run: a point of an Einsum that is no sum of products is one."""
        return sum(points(self.workload, e) for e in self.workload.einsums if e.kind != "mac") if self.workload else 0

    @cached_property
    def weight_elements(self) -> int:
        """Elements of its weights."""
        return sum(prod(self.workload.shapes[t]) for t in self.weights) if self.workload else 0

    @cached_property
    def key(self) -> str:
        """Equal for operations that compute the same on the same sizes; the order of a tensor's axes plays no part."""
        w = self.workload
        if w is None:
            return self.operator
        texts = []
        for einsum in w.einsums:
            accesses = [f"{a.tensor}[{','.join(sorted(map(str, a.indices)))}]" for a in einsum.accesses.values()]
            texts.append(f"{einsum.reduction} {einsum.kind} {' '.join(accesses)}")
        return f"{'; '.join(texts)} {sorted(w.sizes.items())} {sorted(w.bits.items())}"


@dataclass(frozen=True)
class Network:
    """Operations in order, and what is known of the whole.

    >>> layer = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4, k=8, n=2)
    >>> net = Network("toy", (Operation("fc", "Gemm", "mac", layer, times=3), Operation("cat", "Concat", "move")))
    >>> net.macs, net.mac_layers, net.distinct_mac_layers, net.moves
    (192, 3, 1, {'Concat': 1})
    """

    name: str
    operations: tuple[Operation, ...]
    parameters: int = 0
    source: str = ""
    notes: tuple[str, ...] = ()
    active_parameters: int | None = None  # of a mixture of experts: those that one token meets
    kv_cache_elements: int = 0  # keys and values that are there when it ends
    answers: int = 1  # tokens or images that one run is worth
    answer: str = "run"  # what such a one is called
    bits: int = 16

    @cached_property
    def macs(self) -> int:
        return sum(op.times * op.macs for op in self.operations)

    @cached_property
    def vector_operations(self) -> int:
        return sum(op.times * op.vector_operations for op in self.operations)

    @cached_property
    def mac_layers(self) -> int:
        return sum(op.times for op in self.operations if op.kind == "mac")

    @cached_property
    def distinct_mac_layers(self) -> int:
        return len({op.key for op in self.operations if op.kind == "mac"})

    @cached_property
    def moves(self) -> dict[str, int]:
        """How many of its operations only move data, by operator."""
        return self._count("move")

    @cached_property
    def moved_elements(self) -> int:
        return sum(op.times * op.elements for op in self.operations if op.kind == "move")

    @cached_property
    def uncosted(self) -> dict[str, int]:
        """How many of its operations have no cost, by operator."""
        return self._count("uncosted")

    @cached_property
    def weights_in_mac_layers(self) -> int:
        return sum(op.times * op.weight_elements for op in self.operations if op.kind == "mac")

    def share(self, operation: Operation) -> float:
        """What part of everything that the network makes this operation makes; of unknown shapes nothing is known."""
        whole = sum(op.times * op.elements for op in self.operations if op.kind != "constant")
        return operation.times * operation.elements / whole if whole else 0.0

    def _count(self, kind: str) -> dict[str, int]:
        found: Counter[str] = Counter()
        for op in self.operations:
            if op.kind == kind:
                found[op.operator] += op.times
        return dict(found)

    def layers(self) -> Iterator[tuple[Operation, Workload]]:
        """Every Einsum of every operation as a workload of its own."""
        for op in self.operations:
            if op.workload is None:
                continue
            if len(op.workload.einsums) == 1:
                yield op, replace(op.workload, name=op.name)
                continue
            for einsum in op.workload.einsums:
                yield op, alone(op.workload, einsum, f"{op.name}.{einsum.name}")

    def to_dict(self) -> dict[str, Any]:
        """Plain data: the totals, and a line for every operation that costs something or is not costed."""
        kinds = Counter(op.kind for op in self.operations)
        return {
            "name": self.name,
            "macs": self.macs,
            "parameters": self.parameters,
            **({"active_parameters": self.active_parameters} if self.active_parameters is not None else {}),
            "mac_layers": self.mac_layers,
            "distinct_mac_layers": self.distinct_mac_layers,
            "weights_in_mac_layers": self.weights_in_mac_layers,
            "vector_operations": self.vector_operations,
            "moves": self.moves,
            "moved_elements": self.moved_elements,
            "uncosted": self.uncosted,
            "uncosted_operations": [
                {"name": op.name, "operator": op.operator, "why": op.why, "share": self.share(op)}
                for op in self.operations
                if op.kind == "uncosted"
            ],
            "nodes": len(self.operations),
            "kinds": {kind: kinds[kind] for kind in KINDS if kinds[kind]},
            **({"kv_cache_elements": self.kv_cache_elements} if self.kv_cache_elements else {}),
            "layers": [
                {
                    "name": op.name,
                    "operator": op.operator,
                    "kind": op.kind,
                    "times": op.times,
                    "macs": op.macs,
                    "elements": op.elements,
                    **({"einsums": [str(e) for e in op.workload.einsums]} if op.workload else {}),
                    **({"sizes": op.workload.sizes} if op.workload else {}),
                }
                for op in self.operations
                if op.kind in ("mac", "vector", "move")
            ],
            "notes": list(self.notes),
            "source": self.source,
        }


def alone(workload: Workload, einsum: Einsum, name: str) -> Workload:
    """One Einsum of a workload by itself, without what only a fused tree can do."""
    sizes = {rank: workload.sizes[rank] for rank in einsum.ranks}
    bits = {tensor: workload.bits[tensor] for tensor in einsum.accesses}
    return Workload.parse(replace(einsum, running=(), rescale=None), sizes, bits, name)


def points(workload: Workload, einsum: Einsum) -> int:
    """How many points an Einsum has: the product of its ranks' sizes."""
    return prod(workload.sizes[rank] for rank in einsum.ranks)
