"""A whole network: what each of its operations is, in order, with nothing left out of a total in silence.

An operation is one of

- `mac` or `vector`: Einsums, which cost what a workload costs;
- `rename`: the same elements under another shape (Reshape, Transpose); it costs nothing;
- `move`: data is copied from place to place (Concat, Gather); its elements are counted;
- `constant`: it follows from weights and shapes alone, and is done once before anything runs;
- `uncosted`: nothing is known of its cost; it is named, with what it makes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import prod
from typing import Any

from piste.errors import SpecError
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


def simplest(workload: Workload) -> Workload:
    """The same layer with as few ranks as it can have; every mapping of the one has an equal one of the other.

    A filter as wide as its stride cuts an axis into pieces, so that the axis is two; and ranks that stand side by side
    wherever they stand are one rank. A convolution of patches is a matrix product.

    >>> patches = Workload.parse("O[k,p,q] = I[c,4*p+r,4*q+s] * W[k,c,r,s]", k=8, p=6, q=6, c=3, r=4, s=4)
    >>> print(simplest(patches))
    O[k,p] = I[c,p] * W[k,c] k=8 p=36 c=48
    """
    if len(workload.einsums) != 1 or workload.einsums[0].kind != "mac":
        return workload
    einsum, sizes = workload.einsums[0], dict(workload.sizes)
    axes: dict[str, list[tuple[str, ...]]] = {}  # of each tensor: the ranks of each axis
    for tensor, access in einsum.accesses.items():
        axes[tensor] = []
        for index in access.indices:
            terms = sorted(index.terms, key=lambda term: term[1])
            pieces = len(terms) == 2 and terms[0][1] == 1 and terms[1][1] == sizes[terms[0][0]]
            if index.extent is None and pieces:
                axes[tensor] += [(rank,) for rank, _ in terms]
            elif index.is_plain:
                axes[tensor].append((index.terms[0][0],))
            else:
                axes[tensor].append((str(index), *index.ranks))  # as it is
    bound = {rank for each in axes.values() for axis in each if len(axis) > 1 for rank in axis[1:]}
    where = {
        rank: tuple(sum(axis == (rank,) for axis in each) for each in axes.values())
        for rank in einsum.ranks
        if rank not in bound
    }
    first: dict[tuple[int, ...], str] = {}
    for rank, places in where.items():
        if max(places) > 1:
            continue  # twice in one tensor
        if places in first:
            sizes[first[places]] *= sizes.pop(rank)
        else:
            first[places] = rank
    texts = {}
    for tensor, each in axes.items():
        kept = [axis[0] for axis in each if len(axis) > 1 or axis[0] in sizes]
        texts[tensor] = f"{tensor}[{','.join(kept)}]"
    if len(sizes) == len(workload.sizes):
        return workload
    formula = re.sub(r"([A-Za-z_]\w*)\[[^\]]*\]", lambda match: texts[match[1]], einsum.formula)
    return Workload.parse([formula], sizes, workload.bits, workload.name)


def points(workload: Workload, einsum: Einsum) -> int:
    """How many points an Einsum has: the product of its ranks' sizes."""
    return prod(workload.sizes[rank] for rank in einsum.ranks)


def cascade(operations: Sequence[Operation], name: str = "") -> Workload:
    """Operations that run one after the other as one workload, in which later ones read what earlier ones made.

    Ranks that walk the same axis of a tensor have one name, unless an Einsum would then have it twice.

    >>> first = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4, k=8, n=2)
    >>> second = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4, k=2, n=6)
    >>> up = Operation("up", "Linear", "mac", first, linked=first, tensors={"A": "x", "W": "w0", "B": "up"})
    >>> down = Operation("down", "Linear", "mac", second, linked=second, tensors={"A": "up", "W": "w1", "B": "down"})
    >>> print(cascade([up, down]))
    up[m,n] = x[m,k] * w0[k,n]; down[m,n1] = up[m,n] * w1[n,n1] m=4 n=2 k=8 n1=6
    """
    entries: list[tuple[Operation, Einsum]] = []
    for op in operations:
        if op.linked is None:
            raise SpecError(f"{op.name} ({op.operator}) is no Einsum, so that nothing is fused across it")
        entries += [(op, einsum) for einsum in op.linked.einsums]
    chosen: dict[tuple[int, str], str] = {}  # the name of each rank of each Einsum
    axes: dict[str, tuple[str, ...]] = {}  # of what was made: the rank of each axis
    sizes: dict[str, int] = {}
    bits: dict[str, int] = {}
    texts: list[str] = []
    for i, (op, einsum) in enumerate(entries):
        assert op.linked is not None
        names = {local: _identifier(op.tensors.get(local, f"{op.name}.{local}")) for local in op.linked.tensors}
        taken: set[str] = set()
        for access in einsum.operands:
            made = axes.get(names[access.tensor])
            if made is None or len(made) != len(access.indices):
                continue
            for index, rank in zip(access.indices, made, strict=True):
                own = index.terms[0][0]
                fits = index.is_plain and (i, own) not in chosen and rank not in taken
                if fits and sizes.get(rank) == op.linked.sizes[own]:
                    chosen[i, own] = rank
                    taken.add(rank)
        for rank in einsum.ranks:
            if (i, rank) in chosen:
                continue
            new, n = rank, 0
            while new in taken or new in sizes:
                n += 1
                new = f"{rank}{n}"
            chosen[i, rank] = new
            taken.add(new)
            sizes[new] = op.linked.sizes[rank]
        renamed = {rank: chosen[i, rank] for rank in einsum.ranks}
        texts.append(_renamed(einsum, names, renamed))
        axes[names[einsum.name]] = tuple(
            renamed[index.terms[0][0]] if index.terms else "" for index in einsum.output.indices
        )
        bits |= {names[t]: op.linked.bits[t] for t in einsum.accesses}
    return Workload.parse(texts, sizes, bits, name)


def _identifier(name: str) -> str:
    found = re.sub(r"\W+", "_", name).strip("_")
    return found if re.match(r"[A-Za-z_]", found) else f"t_{found}"


def _renamed(einsum: Einsum, tensors: dict[str, str], ranks: dict[str, str]) -> str:
    """The formula with other names of tensors and ranks."""

    def access(match: re.Match[str]) -> str:
        if match[1] not in tensors:
            return match[0]
        inside = re.sub(r"[A-Za-z_]\w*", lambda rank: ranks.get(rank[0], rank[0]), match[2])
        return f"{tensors[match[1]]}[{inside}]"

    return re.sub(r"([A-Za-z_]\w*)\[([^\]]*)\]", access, einsum.formula)


def groups(network: Network, most: int = 8) -> list[tuple[Operation, ...]]:
    """Operations worth sharing loops: what multiplies, what is computed of its result, and what multiplies that.

    Found backward from each layer that multiplies, through everything else that computes, to the layers before it; at
    most `most` Einsums. Those whose intermediates are largest come first, and no operation is in two groups.
    """
    makers = {op.tensors.get(t): op for op in network.operations if op.linked for t in op.linked.makers}
    found: list[tuple[int, list[Operation]]] = []
    for last in network.operations:
        if last.kind != "mac" or last.linked is None:
            continue
        group, todo = [last], [last]
        while todo:
            op = todo.pop()
            assert op.linked is not None
            inputs = op.linked.inputs[:1] if op is last else op.linked.inputs  # of the last, its input, not its weight
            before = [makers[base] for t in inputs if (base := op.tensors.get(t)) in makers]
            for other in before:
                if other not in group and other.times == last.times and other.block == last.block:
                    group.append(other)
                    if other.kind == "vector":
                        todo.append(other)
        order = [op for op in network.operations if op in group]
        macs = sum(op.kind == "mac" for op in order)
        count = sum(len(op.linked.einsums) for op in order if op.linked)
        if macs > 1 and count <= most:
            found.append((sum(op.elements for op in order if op is not last), order))
    chosen: list[tuple[Operation, ...]] = []
    used: set[str] = set()
    for _, order in sorted(found, key=lambda scored: -scored[0]):
        if not any(op.name in used for op in order):
            used |= {op.name for op in order}
            chosen.append(tuple(order))
    return chosen
