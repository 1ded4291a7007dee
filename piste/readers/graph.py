"""Build a network: each operation as Einsums whose tensors are views of what was made before.

A reshape or a transpose makes no tensor. It leaves a *view*: each axis is a list of pieces, and each piece is a share
of an axis of the tensor below it. The head of `Y[b,s,768]` seen as `[b,s,12,64]` is read as `Y[b,s,64*h+d]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import prod

from piste.errors import SpecError
from piste.spec.einsum import LARGEST, parse_einsum
from piste.spec.network import Network, Operation
from piste.spec.workload import Workload

Shape = tuple[int, ...]
AXES = "abcdefgh"  # of what has no better names


@dataclass(frozen=True)
class AxisSlice:
    """A share of an axis of a tensor: `size` steps of `stride` elements along `axis`."""

    size: int
    axis: int
    stride: int = 1


@dataclass(frozen=True)
class GraphTensor:
    """A tensor of the network: its shape, and which elements of `base` its axes are; an axis of one has no piece."""

    name: str
    shape: Shape
    base: str
    pieces: tuple[tuple[AxisSlice, ...], ...]
    constant: bool = False  # known before the network runs

    @property
    def elements(self) -> int:
        return prod(self.shape)


def plain(name: str, shape: Sequence[int], constant: bool = False) -> GraphTensor:
    """A tensor that is no view.

    >>> plain("X", (1, 3, 8)).pieces
    ((), (AxisSlice(size=3, axis=0, stride=1),), (AxisSlice(size=8, axis=1, stride=1),))
    """
    pieces: list[tuple[AxisSlice, ...]] = []
    for size in shape:
        pieces.append((AxisSlice(size, sum(map(len, pieces))),) if size > 1 else ())
    return GraphTensor(name, tuple(shape), name, tuple(pieces), constant)


def reshaped(tensor: GraphTensor, name: str, shape: Sequence[int]) -> GraphTensor:
    """The same elements in the same order under another shape.

    >>> heads = reshaped(plain("Y", (128, 768)), "H", (128, 12, 64))
    >>> heads.base, heads.pieces[1:]
    ('Y', ((AxisSlice(size=12, axis=1, stride=64),), (AxisSlice(size=64, axis=1, stride=1),)))
    """
    left = [piece for axis in tensor.pieces for piece in axis]
    axes: list[tuple[AxisSlice, ...]] = []
    for size in shape:
        taken: list[AxisSlice] = []
        while size > 1:
            if not left:
                return plain(name, shape, tensor.constant)
            piece = left.pop(0)
            if size % piece.size == 0:
                taken.append(piece)
                size //= piece.size
            elif piece.size % size == 0:
                rest = piece.size // size
                taken.append(AxisSlice(size, piece.axis, piece.stride * rest))
                left.insert(0, AxisSlice(rest, piece.axis, piece.stride))
                size = 1
            else:  # the pieces of one do not fit those of the other: as if it were copied
                return plain(name, shape, tensor.constant)
        axes.append(tuple(taken))
    return replace(tensor, name=name, shape=tuple(shape), pieces=tuple(axes))


def transposed(tensor: GraphTensor, name: str, order: Sequence[int]) -> GraphTensor:
    """The same elements with the axes in another order."""
    return replace(
        tensor,
        name=name,
        shape=tuple(tensor.shape[i] for i in order),
        pieces=tuple(tensor.pieces[i] for i in order),
    )


@dataclass
class Use:
    """A tensor as an operation reads it: a label for each axis, such as `m` or `2*p+r`.

    An axis whose windows reach beyond the tensor says how far they begin before it.
    """

    tensor: GraphTensor
    labels: list[dict[str, int]]
    before: list[int | None]

    def plain(self, axis: int) -> bool:
        """Whether an axis is one rank, and no padding."""
        return _is_plain(self.labels[axis]) and self.before[axis] is None


class Build:
    """One operation in the making: what it reads, then what it makes of it.

    >>> g = Graph("toy")
    >>> y, w = g.input("y", (2, 12, 128, 64)), g.weight("w", (768, 10))
    >>> merged = g.rename("merged", "Reshape", reshaped(transposed(y, "t", (0, 2, 1, 3)), "m", (2, 128, 768)))
    >>> build = Build(g, "fc", "MatMul", m=128, n=10, k=768, b=2)
    >>> build.read("A", merged, "b m k")
    >>> build.read("W", w, "k n")
    >>> build.make("B", "b m n", "{A} * {W}")
    >>> out = build.done("B", (2, 128, 10))
    >>> print(g.operations[-1].workload)
    B[b,m,n] = A[b,m,k] * W[k,n] m=128 n=10 k=768 b=2
    >>> print(g.operations[-1].linked)
    B[b,m,n] = A[b,k0,m,k1] * W[64*k0+k1,n] m=128 n=10 k0=12 k1=64 b=2
    """

    def __init__(self, graph: Graph, name: str, operator: str, **sizes: int) -> None:
        self.graph, self.name, self.operator, self.sizes = graph, name, operator, sizes
        self.uses: dict[str, Use] = {}
        self.makes: list[tuple[str, list[dict[str, int]], str, str]] = []
        self.why = ""

    def read(self, local: str, tensor: GraphTensor, labels: str, pads: Sequence[int] = ()) -> None:
        """Say that `local` in formulas is `tensor`, indexed by `labels`, one for each axis; `-` is an axis of one.

        `pads` says how far the windows of the last axes begin before the tensor; what lies beyond it is padding.
        """
        found = [{} if label == "-" else _terms(label) for label in labels.split()]
        assert len(found) == len(tensor.shape), (self.name, labels, tensor.shape)
        for label, size in zip(found, tensor.shape, strict=True):
            if len(label) == 1 and list(label.values()) == [1]:
                self.sizes.setdefault(next(iter(label)), size)
        before: list[int | None] = [None] * len(found)
        for i, pad in enumerate(pads, len(found) - len(pads)):
            reach = 1 + sum(c * (self.sizes[label] - 1) for label, c in found[i].items())
            if pad or reach > tensor.shape[i]:
                before[i] = pad
        self.uses[local] = Use(tensor, found, before)

    def make(self, local: str, labels: str, formula: str, reduction: str = "=") -> None:
        """An Einsum; names in braces in the formula are tensors that were read or made before."""
        self.makes.append((local, [_terms(label) for label in labels.split()], formula, reduction))

    def done(self, local: str, shape: Sequence[int], name: str = "") -> GraphTensor:
        """Put the operation into the graph; the result is what `local` became, under the name of the operation."""
        output = name or self.name
        for use in self.uses.values():
            use.labels = [{label: c for label, c in axis.items() if self.sizes[label] > 1} for axis in use.labels]
        constants = {name for name, use in self.uses.items() if use.tensor.constant}
        linked, result = self._workload(local, output, shape)
        tensors = {name: use.tensor.base for name, use in self.uses.items()}
        tensors |= {made: f"{output}.{made}" for made, *_ in self.makes} | {local: output}
        for use in self.uses.values():
            use.tensor = plain(use.tensor.name, use.tensor.shape)
        workload, _ = self._workload(local, output, shape)
        weights = tuple(name for name in self.uses if name in constants and name in workload.tensors)
        kind = "mac" if any(e.kind == "mac" for e in workload.einsums) else "vector"
        self.graph.add(self.name, self.operator, kind, result, workload, weights, linked, tensors, self.why)
        return result

    def _workload(self, local: str, output: str, shape: Sequence[int]) -> tuple[Workload, GraphTensor]:
        """The Einsums, and the tensor that `local` becomes."""
        ranks = self._ranks()
        texts, spelled = [], {name: self._access(name, use, ranks) for name, use in self.uses.items()}
        result = plain(output, shape)
        for made, labels, formula, reduction in self.makes:
            live = [{label: c for label, c in axis.items() if self.sizes[label] > 1} for axis in labels]
            indices = [rank for axis in live if axis for rank in _spelled(axis, ranks)]
            spelled[made] = f"{made}[{','.join(indices)}]"
            right = re.sub(r"\{(\w+)\}", lambda m: spelled[m[1]], formula)
            texts.append(f"{spelled[made]} {reduction} {right}")
            if made == local and all(_is_plain(axis) for axis in live if axis):
                flat = [size for axis in live if axis for _, size in ranks[next(iter(axis))]]
                if prod(flat) == prod(shape):
                    result = reshaped(plain(output, flat), output, shape)
        einsums = [parse_einsum(text) for text in texts]
        used = {rank for einsum in einsums for rank in einsum.ranks}
        sizes = {rank: size for parts in ranks.values() for rank, size in parts if rank in used}
        return Workload.parse(einsums, sizes, self.graph.bits), result

    def _ranks(self) -> dict[str, list[tuple[str, int]]]:
        """The ranks of every label with more than one step, refined until every reader's pieces are whole ranks."""
        windows = {
            label
            for use in self.uses.values()
            for i, axis in enumerate(use.labels)
            if not use.plain(i)
            for label in axis
        }
        cuts: dict[str, set[int]] = {label: set() for label, size in self.sizes.items() if size > 1}
        for use in self.uses.values():
            for i, (axis, pieces) in enumerate(zip(use.labels, use.tensor.pieces, strict=True)):
                if use.plain(i):
                    cuts[next(iter(axis))] |= {prod(p.size for p in pieces[i:]) for i in range(1, len(pieces))}
        found: dict[str, list[tuple[str, int]]] = {}
        for label, inner in cuts.items():
            steps = [1, *sorted(inner), self.sizes[label]]
            if label in windows or any(larger % smaller for smaller, larger in pairwise(steps)):
                steps = [1, self.sizes[label]]
            parts = [larger // smaller for smaller, larger in reversed(list(pairwise(steps)))]
            names = [label] if len(parts) == 1 else [f"{label}{i}" for i in range(len(parts))]
            found[label] = list(zip(names, parts, strict=True))
        return found

    def _access(self, local: str, use: Use, ranks: dict[str, list[tuple[str, int]]]) -> str:
        """The tensor with its indices; one whose pieces do not fit the ranks is read as if it were no view."""
        for tensor in (use.tensor, plain(use.tensor.name, use.tensor.shape)):
            indices = _indices(use, tensor, ranks)
            if indices is not None:
                use.tensor = tensor
                return f"{local}[{','.join(indices)}]"
        width = [_padded(use, i) for i, axis in enumerate(use.labels) if axis]
        use.tensor = plain(use.tensor.name, use.tensor.shape)
        return f"{local}[{','.join(width)}]"


def _indices(use: Use, tensor: GraphTensor, ranks: dict[str, list[tuple[str, int]]]) -> list[str] | None:
    """The index of every axis of the tensor below a view; None if the ranks cut its pieces."""
    terms: dict[int, list[tuple[str, int]]] = {}
    windows: dict[int, str] = {}
    for i, (axis, pieces) in enumerate(zip(use.labels, tensor.pieces, strict=True)):
        if not axis:
            if pieces:
                return None
            continue
        if not use.plain(i):
            if len(pieces) != 1 or pieces[0].stride != 1 or pieces[0].axis in terms:
                return None
            terms[pieces[0].axis] = list(axis.items())
            windows[pieces[0].axis] = _padded(use, i)
            continue
        left = [*ranks[next(iter(axis))]]
        for piece in pieces:
            inside, size = [], piece.size
            while size > 1 and left and size % left[0][1] == 0:
                inside.append(left.pop(0))
                size //= inside[-1][1]
            if size > 1:
                return None
            for at, (rank, _) in enumerate(inside):
                stride = piece.stride * prod(size for _, size in inside[at + 1 :])
                terms.setdefault(piece.axis, []).append((rank, stride))
        if left:
            return None
    if sorted(terms) != list(range(len(terms))):
        return None
    return [windows.get(axis) or _window(dict(terms[axis])) for axis in range(len(terms))]


def _padded(use: Use, axis: int) -> str:
    """The window of an axis, with where the tensor ends if it reaches beyond."""
    text, before = _window(use.labels[axis]), use.before[axis]
    return text if before is None else f"{text}{f'-{before}' if before else ''} in {use.tensor.shape[axis]}"


def _window(axis: dict[str, int]) -> str:
    return "+".join(rank if c == 1 else f"{c}*{rank}" for rank, c in axis.items())


def _spelled(axis: dict[str, int], ranks: dict[str, list[tuple[str, int]]]) -> list[str]:
    return [rank for rank, _ in ranks[next(iter(axis))]] if _is_plain(axis) else [_window(axis)]


def _is_plain(axis: dict[str, int]) -> bool:
    return len(axis) == 1 and next(iter(axis.values())) == 1


def _terms(label: str) -> dict[str, int]:
    """`2*p+r` as {"p": 2, "r": 1}."""
    found = {}
    for term in label.split("+"):
        factor, star, rank = term.rpartition("*")
        found[rank] = int(factor) if star else 1
    return found


@dataclass
class Graph:
    """A network in the making: operations in order. `block` and `times` are of those that come next."""

    name: str
    bits: int = 16
    operations: list[Operation] = field(default_factory=list)
    parameters: int = 0
    notes: list[str] = field(default_factory=list)
    block: str = ""
    times: int = 1

    def input(self, name: str, shape: Sequence[int]) -> GraphTensor:
        return plain(name, shape)

    def weight(self, name: str, shape: Sequence[int]) -> GraphTensor:
        """A tensor that is known before the network runs, and counts as parameters."""
        self.parameters += self.times * prod(shape)
        return plain(name, shape, constant=True)

    def add(
        self,
        name: str,
        operator: str,
        kind: str,
        made: GraphTensor | None = None,
        workload: Workload | None = None,
        weights: tuple[str, ...] = (),
        linked: Workload | None = None,
        tensors: dict[str, str] | None = None,
        why: str = "",
    ) -> None:
        elements = made.elements if made else 0
        if elements >= LARGEST:
            raise SpecError(f"{name} makes a tensor of {elements} elements; check the sizes of the inputs")
        self.operations.append(
            Operation(
                name, operator, kind, workload, self.times, elements, weights, linked, tensors or {}, self.block, why
            )
        )

    def rename(self, name: str, operator: str, made: GraphTensor) -> GraphTensor:
        """The same elements under another name or shape."""
        self.add(name, operator, "rename", made)
        return made

    def move(self, name: str, operator: str, shape: Sequence[int]) -> GraphTensor:
        """Elements are copied to another place."""
        made = plain(name, shape)
        self.add(name, operator, "move", made)
        return made

    def network(self, **more: object) -> Network:
        """The network as it is now."""
        return Network(
            self.name,
            tuple(self.operations),
            self.parameters,
            notes=tuple(self.notes),
            bits=self.bits,
            **more,  # type: ignore[arg-type]
        )

    # Operations that networks are made of.

    def map(self, name: str, operator: str, formula: str, *operands: GraphTensor, why: str = "") -> GraphTensor:
        """A function of each element of {A}, {B}, ...: the operands, stretched along axes of one."""
        shape = broadcast(*(t.shape for t in operands))
        labels = _names(len(shape))
        build = Build(self, name, operator, **dict(zip(labels, shape, strict=True)))
        build.why = why
        for local, tensor in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", operands, strict=False):
            own = labels[len(labels) - len(tensor.shape) :]
            build.read(local, tensor, " ".join("-" if n == 1 else a for a, n in zip(own, tensor.shape, strict=True)))
        build.make("Y_", " ".join(labels), formula)
        return build.done("Y_", shape)

    def reduce(
        self,
        name: str,
        operator: str,
        formula: str,
        x: GraphTensor,
        axes: Iterable[int],
        shape: Sequence[int],
        how: str = "=",
    ) -> GraphTensor:
        """Over some axes the sum (or with `how` the maximum) of a function of {X}."""
        labels, gone = _names(len(x.shape)), {axis % max(len(x.shape), 1) for axis in axes}
        build = Build(self, name, operator)
        build.read("X", x, " ".join(labels))
        build.make("Y", " ".join(a for i, a in enumerate(labels) if i not in gone), formula, how)
        return build.done("Y", shape)

    def matmul(
        self, name: str, a: GraphTensor, b: GraphTensor, operator: str = "MatMul", shape: Sequence[int] | None = None
    ) -> GraphTensor:
        """Products of matrices, the last two axes of each; a stretched operand lacks the axis of it.

        >>> g = Graph("toy")
        >>> _ = g.matmul("logits", g.input("q", (8, 128, 64)), g.input("k", (8, 64, 256)))
        >>> print(g.operations[-1].workload)
        B[h,m,n] = A[h,m,k] * W[h,k,n] h=8 m=128 n=256 k=64
        """
        left = a.shape if len(a.shape) > 1 else (1, *a.shape)
        right = b.shape if len(b.shape) > 1 else (*b.shape, 1)
        whole = (*broadcast(left[:-2], right[:-2]), left[-2], right[-1])
        outer = "hbacdefg"[: len(whole) - 2][::-1]
        build = Build(
            self, name, operator, **dict(zip(outer, whole[:-2], strict=True)), m=left[-2], n=right[-1], k=left[-1]
        )
        for local, tensor, dims, last in (("A", a, left, "m k"), ("W", b, right, "k n")):
            own = outer[len(outer) - len(dims) + 2 :]
            axes = ["-" if n == 1 else label for label, n in zip(own, dims[:-2], strict=True)]
            tail = last.split()
            if len(tensor.shape) == 1:
                tail = ["k"]
            build.read(local, tensor, " ".join([*axes, *tail]))
        build.make("B", " ".join([*outer, "m", "n"]), "{A} * {W}")
        return build.done("B", whole if shape is None else shape)

    def linear(self, name: str, x: GraphTensor, width: int, bias: bool = False) -> GraphTensor:
        """A product with a matrix of weights of its own, and a bias."""
        weight = self.weight(f"{name}.weight", (x.shape[-1], width))
        made = self.matmul(name, x, weight, "Linear")
        if not bias:
            return made
        return self.map(f"{name}.bias", "Add", "{A} + {B}", made, self.weight(f"{name}.addend", (width,)))

    def conv(
        self,
        name: str,
        x: GraphTensor,
        w: GraphTensor,
        shape: Sequence[int],
        strides: Sequence[int],
        dilations: Sequence[int],
        groups: int = 1,
        operator: str = "Conv",
        pads: Sequence[int] = (),
    ) -> GraphTensor:
        """A convolution: x is [b, c, ...], w is [k, c per group, ...], and the result has the given shape."""
        space = len(x.shape) - 2
        outs, taps = _space(space)
        inner, outer = w.shape[1], w.shape[0] // groups
        sizes = {"b": x.shape[0], "g": groups, "k": outer, "c": inner}
        sizes |= dict(zip(outs, shape[2:], strict=True)) | dict(zip(taps, w.shape[2:], strict=True))
        build = Build(self, name, operator, **sizes)
        grouped = reshaped(x, x.name, (x.shape[0], groups, inner, *x.shape[2:]))
        filters = reshaped(w, w.name, (groups, outer, *w.shape[1:]))
        windows = [f"{s}*{p}+{d}*{r}" for s, p, d, r in zip(strides, outs, dilations, taps, strict=True)]
        build.read("I", grouped, " ".join(["b", "g", "c", *windows]), pads[:space] or [0] * space)
        build.read("W", filters, " ".join(["g", "k", "c", *taps]))
        build.make("O", " ".join(["b", "g", "k", *outs]), "{I} * {W}")
        return build.done("O", shape)

    def conv_transpose(
        self,
        name: str,
        x: GraphTensor,
        w: GraphTensor,
        shape: Sequence[int],
        strides: Sequence[int],
        dilations: Sequence[int],
        groups: int,
    ) -> GraphTensor:
        """A transposed convolution: x is [b, c, ...], w is [c, k per group, ...]; every input meets every tap once."""
        space = len(x.shape) - 2
        outs, taps = _space(space)
        inner, outer = w.shape[0] // groups, w.shape[1]
        sizes = {"b": x.shape[0], "g": groups, "k": outer, "c": inner}
        sizes |= dict(zip(outs, x.shape[2:], strict=True)) | dict(zip(taps, w.shape[2:], strict=True))
        build = Build(self, name, "ConvTranspose", **sizes)
        build.read(
            "I", reshaped(x, x.name, (x.shape[0], groups, inner, *x.shape[2:])), " ".join(["b", "g", "c", *outs])
        )
        build.read("W", reshaped(w, w.name, (groups, inner, *w.shape[1:])), " ".join(["g", "c", "k", *taps]))
        windows = [f"{s}*{p}+{d}*{r}" for s, p, d, r in zip(strides, outs, dilations, taps, strict=True)]
        build.make("O", " ".join(["b", "g", "k", *windows]), "{I} * {W}")
        return build.done("O", shape)

    def pool(
        self,
        name: str,
        operator: str,
        x: GraphTensor,
        shape: Sequence[int],
        kernel: Sequence[int],
        strides: Sequence[int],
        dilations: Sequence[int],
        pads: Sequence[int] = (),
    ) -> GraphTensor:
        """The maximum or the mean of windows."""
        outs, taps = _space(len(kernel))
        sizes = dict(zip(outs, shape[2:], strict=True)) | dict(zip(taps, kernel, strict=True))
        build = Build(self, name, operator, b=x.shape[0], c=x.shape[1], **sizes)
        windows = [f"{s}*{p}+{d}*{r}" for s, p, d, r in zip(strides, outs, dilations, taps, strict=True)]
        build.read("X", x, " ".join(["b", "c", *windows]), pads[: len(kernel)] or [0] * len(kernel))
        largest = "Max" in operator
        build.make(
            "Y",
            " ".join(["b", "c", *outs]),
            "{X}" if largest else f"{{X}} / {prod(kernel)}",
            "max=" if largest else "=",
        )
        return build.done("Y", shape)

    def softmax(self, name: str, x: GraphTensor, axes: Sequence[int], operator: str = "Softmax") -> GraphTensor:
        """The maximum, the exponentials, their sum, and the quotients."""
        labels = _names(len(x.shape))
        kept = " ".join(a for i, a in enumerate(labels) if i not in {axis % len(labels) for axis in axes})
        every = " ".join(labels)
        build = Build(self, name, operator)
        build.read("X", x, every)
        build.make("M", kept, "{X}", "max=")
        build.make("E", every, "exp({X} - {M})")
        build.make("D", kept, "{E}")
        build.make("Y", every, "log({E} / {D})" if operator == "LogSoftmax" else "{E} / {D}")
        return build.done("Y", x.shape)

    def layer_norm(
        self, name: str, x: GraphTensor, axes: Sequence[int], operator: str = "LayerNormalization"
    ) -> GraphTensor:
        """The mean, what is around it, its variance, and the quotients."""
        labels = _names(len(x.shape))
        gone = {axis % len(labels) for axis in axes}
        count = prod(x.shape[i] for i in gone)
        kept = " ".join(a for i, a in enumerate(labels) if i not in gone)
        every = " ".join(labels)
        build = Build(self, name, operator)
        build.read("X", x, every)
        build.make("M", kept, f"{{X}} / {count}")
        build.make("C", every, "{X} - {M}")
        build.make("V", kept, f"{{C}} * {{C}} / {count}")
        build.make("Y", every, "{C} / sqrt({V})")
        return build.done("Y", x.shape)

    def rms_norm(self, name: str, x: GraphTensor, operator: str = "RMSNormalization") -> GraphTensor:
        """The mean of the squares along the last axis, and the quotients."""
        labels = _names(len(x.shape))
        build = Build(self, name, operator)
        build.read("X", x, " ".join(labels))
        build.make("V", " ".join(labels[:-1]), f"{{X}} * {{X}} / {x.shape[-1]}")
        build.make("Y", " ".join(labels), "{X} / sqrt({V})")
        return build.done("Y", x.shape)

    def attend(self, name: str, q: GraphTensor, k: GraphTensor, v: GraphTensor) -> GraphTensor:
        """Attention of q [b, heads, m, e] to k [b, kv heads, p, e] and v [b, kv heads, p, f]: six Einsums.

        Heads that share keys are a rank of their own, which the keys do not have.
        """
        b, heads, m, e = q.shape
        groups, p, f = k.shape[1], k.shape[2], v.shape[3]
        logits = Build(self, f"{name}.logits", "Logits")
        logits.read("Q", reshaped(q, q.name, (b, groups, heads // groups, m, e)), "b g h m e")
        logits.read("K", k, "b g p e")
        logits.make("S", "b g h m p", "{Q} * {K}")
        weights = self.softmax(f"{name}.softmax", logits.done("S", (b, groups, heads // groups, m, p)), [-1])
        attend = Build(self, f"{name}.attend", "Attend")
        attend.read("P", weights, "b g h m p")
        attend.read("V", v, "b g p f")
        attend.make("O", "b g h m f", "{P} * {V}")
        return reshaped(attend.done("O", (b, groups, heads // groups, m, f)), name, (b, heads, m, f))


def broadcast(*shapes: Shape) -> Shape:
    """The shape that operands are stretched to.

    >>> broadcast((8, 1, 64), (128, 1))
    (8, 128, 64)
    """
    width = max(map(len, shapes), default=0)
    columns = zip(*((1,) * (width - len(shape)) + tuple(shape) for shape in shapes), strict=True)
    found = []
    for column in columns:
        sizes = {size for size in column if size != 1}
        if len(sizes) > 1:
            raise SpecError(
                f"shapes {' and '.join(map(str, shapes))} do not go together; check the sizes of the inputs"
            )
        found.append(sizes.pop() if sizes else 1)
    return tuple(found)


def _names(count: int) -> list[str]:
    """Labels for axes: the last are always the same, so that equal operations look equal."""
    return [*(f"a{i}" for i in range(count - len(AXES))), *AXES[max(0, len(AXES) - count) :]]


def _space(count: int) -> tuple[list[str], list[str]]:
    """Ranks of outputs and of taps of a convolution."""
    if count <= 2:
        return [*"pq"[:count]], [*"rs"[:count]]
    return [f"p{i}" for i in range(count)], [f"r{i}" for i in range(count)]
