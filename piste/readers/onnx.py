"""Models in ONNX: every node of the graph as an operation of a network.

Shapes are followed node by node with the values of small integers, so that graphs that compute their shapes are read
as well. Weights need not be there: only their shapes are looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil, prod
from pathlib import Path
from string import ascii_letters
from typing import Any

import numpy as np

from piste.errors import SpecError, did_you_mean
from piste.readers.contrib import EVERYWHERE, OPSET, lowered
from piste.readers.graph import Build, Graph, GraphTensor, Shape, broadcast, plain, reshaped, transposed
from piste.spec.einsum import LARGEST
from piste.spec.network import Network

SMALL = 4096  # elements of a value that is followed
EQUATION = r"(?: *(?:[A-Za-z]|\.\.\.))*(?:,(?: *(?:[A-Za-z]|\.\.\.))*)*(?: *->(?: *(?:[A-Za-z]|\.\.\.))* *)?"
CONTROL = ("If", "Loop", "Scan")


def read_onnx(
    path: str | Path,
    dims: Mapping[str, int] | None = None,
    shapes: Mapping[str, Sequence[int]] | None = None,
    bits: int = 16,
) -> Network:
    """The network in an ONNX file; `dims` are sizes of named axes, `shapes` whole shapes of inputs."""
    onnx = _onnx()
    name = Path(path).name
    try:
        model = onnx.load(str(path), load_external_data=False)
    except OSError as error:
        raise SpecError(f"{path}: the file cannot be read ({error.strerror}); check its name") from None
    except Exception as error:  # the decoder has errors of its own for every way in which bytes can be wrong
        raise SpecError(f"{name}: this is no ONNX model ({_short(error)}); check that the file is whole") from None
    return _Reading(onnx, model, name, dict(dims or {}), dict(shapes or {}), bits).network()


def _onnx() -> Any:
    try:
        import onnx
        import onnx.inliner
        import onnx.numpy_helper
        import onnx.shape_inference
    except ImportError:
        raise SpecError("reading ONNX needs the package onnx; pip install onnx") from None
    return onnx


def _short(error: BaseException) -> str:
    text = " ".join(str(error).split())
    return text if len(text) <= 120 else text[:117] + "..."


@dataclass
class Value:
    """What is known of a tensor: its type, its shape, and of a small constant the elements."""

    tensor: GraphTensor
    kind: int  # ONNX's number of the type of an element
    data: Any = None  # an array, of what is small and known
    made_of: frozenset[str] = frozenset()  # a constant: tensors in the file


@dataclass
class Node:
    """A node with its attributes in Python's types, and the values of its inputs."""

    name: str
    op: str
    attributes: dict[str, Any]
    inputs: list[Value | None]
    outputs: list[str]
    shapes: list[Shape]
    opset: int

    def __getitem__(self, i: int) -> GraphTensor:
        value = self.inputs[i]
        if value is None:
            raise SpecError(f"node {self.name} ({self.op}) lacks its input {i}")
        return value.tensor

    def has(self, i: int) -> bool:
        return i < len(self.inputs) and self.inputs[i] is not None

    def data(self, i: int) -> Any:
        value = self.inputs[i] if i < len(self.inputs) else None
        return None if value is None else value.data

    def get(self, attribute: str, default: Any = None) -> Any:
        return self.attributes.get(attribute, default)

    @property
    def shape(self) -> Shape:
        return self.shapes[0]


@dataclass
class _Reading:
    onnx: Any
    model: Any
    file: str
    dims: dict[str, int]
    said: dict[str, Sequence[int]]
    bits: int
    values: dict[str, Value] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)  # dims that were found
    lost: dict[str, str] = field(default_factory=dict)  # tensors of unknown shape, and why
    missing: dict[str, str] = field(default_factory=dict)  # inputs among them, and which sizes to say

    def network(self) -> Network:
        model = self.model
        if model.functions:
            try:
                model = self.onnx.inliner.inline_local_functions(model)
            except Exception as error:
                raise SpecError(f"{self.file}: its functions cannot be put in place ({_short(error)})") from None
        graph = model.graph
        if not graph.node:
            raise SpecError(f"{self.file}: the model has no nodes; check that the file is whole")
        for i, proto in enumerate(graph.node):
            if proto.op_type in CONTROL:
                name = proto.name or f"{proto.op_type}_{i}"
                raise SpecError(
                    f"{self.file}: node {name} is {proto.op_type}, and what it computes depends on data; "
                    "export the model without it, with the branch that is meant in its place"
                )
        self.opsets = {imported.domain: imported.version for imported in model.opset_import}
        self.opset = self.opsets.get("", self.opsets.get("ai.onnx", 1))
        self.declared = {info.name: info.type for info in (*graph.value_info, *graph.output)}
        self.building = Graph(Path(self.file).stem, self.bits)
        for weight in (*graph.initializer, *(sparse.values for sparse in graph.sparse_initializer)):
            self.constant(weight.name, weight)
        for entry in graph.input:
            if entry.name not in self.values:
                self.input(entry)
        for known, found, what in ((self.dims, self.used, "axis"), (self.said, set(self.values), "input")):
            for name in known:
                if name not in found:
                    names = sorted(self.axes if what == "axis" else (i.name for i in graph.input))
                    raise SpecError(f"{self.file}: no {what} is called {name!r}; {did_you_mean(name, names)}")
        for i, proto in enumerate(graph.node):
            self.node(proto, proto.name or f"{proto.op_type}_{i}")
        self.building.parameters = self.parameters()
        batch = next((v.tensor.shape for k, v in self.values.items() if k in self.inputs), ())
        answers = batch[0] if len(batch) == 4 else 1
        answer = "image" if len(batch) == 4 else "run"
        source = f"ONNX {self.file}, opset {self.opset}"
        return self.building.network(source=source, answers=answers, answer=answer)

    # Tensors.

    inputs: set[str] = field(default_factory=set)
    axes: set[str] = field(default_factory=set)
    sizes: dict[str, int] = field(default_factory=dict)  # elements of constants of floats in the file, by name
    met: set[str] = field(default_factory=set)  # those of them that something is computed with

    def input(self, entry: Any) -> None:
        """An input of the model, whose axes without a size are asked for."""
        if entry.type.WhichOneof("value") != "tensor_type":
            self.lost[entry.name] = f"input {entry.name} is no tensor"
            return
        kind = entry.type.tensor_type
        self.inputs.add(entry.name)
        shape: list[int] = []
        missing: list[str] = []
        axes = list(kind.shape.dim) if kind.HasField("shape") else []
        said = self.said.get(entry.name)
        self.axes |= {axis.dim_param for axis in axes if axis.dim_param}
        self.used |= {axis.dim_param for axis in axes if axis.dim_param in self.dims}
        if said is not None:
            if axes and len(said) != len(axes):
                raise SpecError(
                    f"{self.file}: input {entry.name} has {len(axes)} axes, found {len(said)} sizes in its shape"
                )
            shape = list(said)
        elif not kind.HasField("shape"):
            missing.append("all")
        else:
            for i, axis in enumerate(axes):
                size = self.dims.get(axis.dim_param, 0) if axis.dim_param else axis.dim_value
                if size < 1:
                    missing.append(axis.dim_param or f"axis {i}")
                shape.append(size)
        if missing:
            sizes = ",".join(str(n) if n > 0 else "N" if i else "1" for i, n in enumerate(shape)) or "1,3,224,224"
            named = [m for m in missing if re.fullmatch(r"\w+", m)]
            dims = " ".join(f"--dim {name}=N" for name in named) if len(named) == len(missing) else ""
            asked = f"input {entry.name} has no size for {', '.join(missing)}; say {dims}{' or ' * bool(dims)}"
            asked += f"--shape {entry.name}={sizes}" + " with numbers for N" * ("N" in f"{dims}{sizes}")
            self.lost[entry.name] = self.missing[entry.name] = asked
            return
        self.values[entry.name] = Value(plain(entry.name, _checked(shape, self.file)), kind.elem_type)

    def constant(self, name: str, proto: Any, data: Any = None) -> None:
        """A tensor of the file."""
        shape = _checked(list(proto.dims), self.file)
        external = proto.data_location == 1  # TensorProto.EXTERNAL
        if data is None and not external and prod(shape) <= SMALL:
            try:
                data = self.onnx.numpy_helper.to_array(proto)
            except Exception:
                data = None  # what it holds is not needed unless a shape depends on it
        self.known(name, shape, proto.data_type, data)

    def known(self, name: str, shape: Shape, kind: int, data: Any) -> None:
        """A constant that stands in the file; one with axes counts as parameters where it is computed with."""
        if kind not in (6, 7, 8, 9, 12, 13) and shape:  # no indices, flags or text
            self.sizes[name] = prod(shape)
        self.values[name] = Value(plain(name, shape, True), kind, data, frozenset({name}))

    def parameters(self) -> int:
        return sum(self.sizes.get(name, 0) for name in self.met)

    # Nodes.

    def node(self, proto: Any, name: str) -> None:
        """One node: what it is, and what is known of what it makes."""
        op, outputs = proto.op_type, [o for o in proto.output]
        if op in RULES:
            for asked in (self.missing[i] for i in proto.input if i in self.missing):
                raise SpecError(f"{self.file}: {asked}")
        if self.lower(proto, name):
            return
        lost = next((self.lost[i] for i in proto.input if i in self.lost), None)
        absent = next((i for i in proto.input if i and i not in self.values and i not in self.lost), None)
        if absent is not None:
            raise SpecError(f"{self.file}: node {name} ({op}) reads {absent!r}, which nothing makes")
        if lost is not None:
            self.give_up(name, op, outputs, lost)
            return
        inputs = [self.values[i] if i else None for i in proto.input]
        try:
            attributes = {a.name: _attribute(self.onnx, a) for a in proto.attribute}
        except Exception as error:
            raise SpecError(f"{self.file}: node {name} ({op}) has a wrong attribute ({_short(error)})") from None
        if op == "Constant" and proto.domain in ("", "ai.onnx"):
            self.literal(name, outputs, proto)
            return
        if op == "Shape" and inputs and inputs[0] is not None:
            shape = inputs[0].tensor.shape
            part = list(shape)[attributes.get("start", 0) : attributes.get("end", len(shape))]
            self.values[outputs[0]] = Value(plain(outputs[0], (len(part),), True), 7, np.array(part, np.int64))
            self.building.add(name, op, "constant")
            return
        found = self.infer(proto, inputs)
        if isinstance(found, str):
            self.give_up(name, op, outputs, found)
            return
        kinds, sized = found
        for output, known in zip(outputs, sized, strict=True):
            if output and known is None:
                self.lost[output] = f"the shape of {output!r} depends on data"
        shapes = [shape or () for shape in sized]
        if any(prod(shape) >= LARGEST for shape in shapes):
            raise SpecError(f"{self.file}: node {name} ({op}) makes {max(map(prod, shapes))} elements; check the sizes")
        if all(value is None or value.tensor.constant for value in inputs) and op not in RANDOM:
            self.fold(name, op, proto, inputs, kinds, shapes)
            return
        node = Node(name, op, attributes, inputs, outputs, shapes, self.opset)
        self.translate(node, kinds, proto.domain)

    def lower(self, proto: Any, name: str) -> bool:
        """A node of ONNX Runtime as those of ONNX that it stands for; False of others."""
        if proto.domain != "com.microsoft" and proto.op_type not in EVERYWHERE:
            return False
        shapes = {i: self.values[i].tensor.shape for i in proto.input if i in self.values}
        try:
            steps = lowered(self.onnx.helper, proto, name, shapes)
        except (AttributeError, IndexError, TypeError, ValueError):
            steps = None  # it says something that its operator has not
        if steps is None:
            return False
        read = {i for node in steps.nodes for i in node.input}
        if any(i in self.lost for i in read & {*proto.input}):
            return False  # which says so
        for weight, shape in steps.made.items():
            self.known(weight, _checked(list(shape), self.file), 1, None)
        opset, opsets, before = self.opset, self.opsets, len(self.building.operations)
        self.opset, self.opsets = OPSET, {**opsets, "": OPSET}
        for node in steps.nodes:
            self.node(node, node.name)
        self.opset, self.opsets = opset, opsets
        for output in proto.output:
            if output and output not in self.values and output not in self.lost:
                self.lost[output] = f"{proto.op_type} makes {output!r} besides, of which nothing is known"
        operations = self.building.operations
        operations[before:] = [
            replace(op, operator=proto.op_type) if op.kind == "mac" else op for op in operations[before:]
        ]
        return True

    def literal(self, name: str, outputs: list[str], proto: Any) -> None:
        """A node that is a constant."""
        helper, output = self.onnx.helper, outputs[0]
        for attribute in proto.attribute:
            if attribute.name == "value":
                self.constant(output, attribute.t)
            elif attribute.name == "sparse_value":
                self.known(output, tuple(attribute.sparse_tensor.dims), attribute.sparse_tensor.values.data_type, None)
            elif attribute.name in ("value_float", "value_floats", "value_int", "value_ints"):
                kind = np.int64 if "int" in attribute.name else np.float32
                data = np.array(helper.get_attribute_value(attribute), kind)
                self.known(output, data.shape, 7 if "int" in attribute.name else 1, data)
            else:
                self.lost[output] = f"{name} is a constant of text"
        if output not in self.values and output not in self.lost:
            raise SpecError(f"{self.file}: node {name} (Constant) has no value")
        self.building.add(name, "Constant", "constant")

    def infer(self, proto: Any, inputs: list[Value | None]) -> tuple[list[int], list[Shape | None]] | str:
        """Types and shapes of what a node makes, or why they are not known."""
        onnx = self.onnx
        if proto.domain not in ("", "ai.onnx"):
            return f"{proto.op_type} is of {proto.domain}, not of ONNX"
        equation = next((a.s.decode(errors="replace") for a in proto.attribute if a.name == "equation"), "")
        if proto.op_type == "Einsum" and not re.fullmatch(EQUATION, equation):  # inference would not end on some
            return f"the equation {equation[:40]!r} of an Einsum is not read"
        try:
            schema = onnx.defs.get_schema(proto.op_type, self.opset, "")
        except Exception:
            return f"opset {self.opset} of ONNX has no {proto.op_type}"
        found: Any = None
        for floats in (False, True):  # some files have integers where the operator foresees floats
            types, data = {}, {}
            for name, value in zip(proto.input, inputs, strict=True):
                if value is None:
                    continue
                kind = 1 if floats and value.kind != 7 else value.kind
                types[name] = onnx.helper.make_tensor_type_proto(kind, value.tensor.shape)
                if value.data is not None:
                    data[name] = onnx.numpy_helper.from_array(np.asarray(value.data), name)
            try:
                found = onnx.shape_inference.infer_node_outputs(
                    schema,
                    proto,
                    types,
                    data,
                    opset_imports=[onnx.helper.make_opsetid(*imported) for imported in self.opsets.items()],
                    ir_version=max(self.model.ir_version, 4),
                )
                break
            except Exception as error:  # inference has several kinds of them
                why = f"shapes of {proto.op_type} cannot be found ({_short(error)})"
        if found is None:
            return why
        kinds: list[int] = []
        shapes: list[Shape | None] = []
        for output in proto.output:
            kind, shape = _sized(found.get(output))
            if shape is None:
                kind, shape = _sized(self.declared.get(output))
            kinds.append(kind)
            shapes.append(shape)
        if shapes and shapes[0] is None:
            return f"the shape of what {proto.op_type} makes depends on data"
        return kinds, shapes

    def fold(
        self, name: str, op: str, proto: Any, inputs: list[Value | None], kinds: list[int], shapes: list[Shape]
    ) -> None:
        """A node that follows from constants: its small results are computed, of larger ones the shape is kept."""
        trained = TRAINED.get(op, range(len(inputs)))
        made_of = frozenset().union(*(value.made_of for i, value in enumerate(inputs) if value and i in trained))
        data: list[Any] = [None] * len(shapes)
        small = all(prod(shape) <= SMALL for shape in shapes)
        if small and all(value is None or value.data is not None for value in inputs):
            data = self.run(proto, inputs, len(shapes))
        for output, kind, shape, value in zip(proto.output, kinds, shapes, data, strict=True):
            if not output or output in self.lost:
                continue
            if op == "ConstantOfShape":  # how older converters write weights
                self.known(output, shape, kind, value)
                continue
            self.values[output] = Value(plain(output, shape, True), kind, value, made_of)
        self.building.add(name, op, "constant")

    def run(self, proto: Any, inputs: list[Value | None], count: int) -> list[Any]:
        """The values that a node makes of small ones."""
        from onnx.reference import ReferenceEvaluator

        helper = self.onnx.helper
        named = [(name, value) for name, value in zip(proto.input, inputs, strict=True) if value is not None]
        try:
            graph = helper.make_graph(
                [proto],
                "one",
                [helper.make_tensor_value_info(n, v.kind, v.tensor.shape) for n, v in dict(named).items()],
                [helper.make_tensor_value_info(o, 1, None) for o in proto.output if o],
            )
            opsets = [helper.make_opsetid(domain, version) for domain, version in self.opsets.items()]
            model = helper.make_model(graph, opset_imports=opsets, ir_version=8)
            with np.errstate(all="ignore"):
                found = ReferenceEvaluator(model).run(None, {n: np.asarray(v.data) for n, v in named})
        except Exception:
            return [None] * count  # the values are not known, which matters only if a shape depends on them
        values = iter(found)
        return [next(values) if output else None for output in proto.output]

    def give_up(self, name: str, op: str, outputs: list[str], why: str) -> None:
        """A node of unknown cost, and of unknown results."""
        self.building.add(name, op, "uncosted", why=why)
        for output in outputs:
            if output:
                below = why if why.startswith("it hangs below") else f"it hangs below {name} ({op})"
                self.lost[output] = below

    def translate(self, node: Node, kinds: list[int], domain: str) -> None:
        """A node as an operation of the network."""
        rule = RULES.get(node.op)
        results: list[GraphTensor] | None
        if rule is None:
            results = [plain(o, shape) for o, shape in zip(node.outputs, node.shapes, strict=True)]
            self.building.add(node.name, node.op, "uncosted", results[0] if results else None, why="it has no rule")
        elif any(0 in shape for shape in (*node.shapes, *(v.tensor.shape for v in node.inputs[:1] if v))):
            results = [plain(o, shape) for o, shape in zip(node.outputs, node.shapes, strict=True)]
            self.building.add(node.name, node.op, "rename", why="it has no elements")
        else:
            if rule not in SHAPED:
                trained = TRAINED.get(node.op, range(len(node.inputs)))
                read = [value for i, value in enumerate(node.inputs) if i in trained]
                self.met |= {source for value in read if value for source in value.made_of}
            before = len(self.building.operations)
            try:
                made = rule(self.building, node)
            except _NoFormError as error:
                del self.building.operations[before:]
                made = [plain(o, shape) for o, shape in zip(node.outputs, node.shapes, strict=True)]
                self.building.add(node.name, node.op, "uncosted", made[0], why=str(error))
            except (AssertionError, IndexError, KeyError, TypeError, ValueError, ZeroDivisionError) as error:
                del self.building.operations[before:]
                why = f"what it says does not fit its inputs ({_short(error)})"
                raise SpecError(f"{self.file}: node {node.name} ({node.op}): {why}") from None
            results = made if isinstance(made, list) else [made]
            missing = node.outputs[len(results) :]
            results += [plain(o, s) for o, s in zip(missing, node.shapes[len(results) :], strict=True)]
        for output, kind, made, shape in zip(node.outputs, kinds, results, node.shapes, strict=False):
            if output and output not in self.lost:
                view = made if made.shape == shape else plain(output, shape)
                self.values[output] = Value(view, kind)


def _checked(shape: list[int], file: str) -> Shape:
    if any(size < 0 for size in shape) or prod(shape) >= LARGEST:
        raise SpecError(f"{file}: a tensor has the shape {shape}; check that the file is whole")
    return tuple(int(size) for size in shape)


def _sized(kind: Any) -> tuple[int, Shape | None]:
    """The type of an element and the shape of a tensor, where all of it is known."""
    if kind is None or kind.WhichOneof("value") != "tensor_type" or not kind.tensor_type.HasField("shape"):
        return 0, None
    axes = kind.tensor_type.shape.dim
    known = all(axis.HasField("dim_value") and axis.dim_value >= 0 for axis in axes)
    return kind.tensor_type.elem_type, tuple(axis.dim_value for axis in axes) if known else None


def _attribute(onnx: Any, attribute: Any) -> Any:
    value = onnx.helper.get_attribute_value(attribute)
    return value.decode(errors="replace") if isinstance(value, bytes) else value


# What each operator is. A rule puts operations into the graph and returns what the node makes.

Rule = Callable[[Graph, Node], GraphTensor | list[GraphTensor]]


class _NoFormError(Exception):
    """A node of an operator that has a rule, but which says something without a form here; the message says what."""


RANDOM = ("RandomNormal", "RandomUniform", "RandomNormalLike", "RandomUniformLike", "Multinomial", "Bernoulli")


def _conv(g: Graph, n: Node) -> GraphTensor:
    space = len(n[0].shape) - 2
    strides, dilations = n.get("strides") or [1] * space, n.get("dilations") or [1] * space
    w = n[_WEIGHT.get(n.op, 1)]
    return g.conv(n.name, n[0], w, n.shape, strides, dilations, n.get("group", 1), n.op, _pads(n, w.shape[2:]))


def _deformed(g: Graph, n: Node) -> GraphTensor:
    made = _conv(g, n)
    g.operations[-1] = replace(g.operations[-1], why="windows stand for the places that its offsets point to")
    return made


def _pads(n: Node, kernel: Sequence[int]) -> list[int]:
    """How much is added before and after each axis, as numbers: [top, left, bottom, right]."""
    space = len(kernel)
    auto = n.get("auto_pad", "NOTSET")
    if auto in ("NOTSET", "VALID"):
        return list(n.get("pads") or [0] * 2 * space) if auto == "NOTSET" else [0] * 2 * space
    strides, dilations = n.get("strides") or [1] * space, n.get("dilations") or [1] * space
    before, after = [], []
    for size, s, d, r in zip(n[0].shape[2:], strides, dilations, kernel, strict=True):
        whole = max(0, (ceil(size / s) - 1) * s + (r - 1) * d + 1 - size)
        small = whole // 2
        before.append(small if auto == "SAME_UPPER" else whole - small)
        after.append(whole - before[-1])
    return [*before, *after]


def _conv_transpose(g: Graph, n: Node) -> GraphTensor:
    space = len(n[0].shape) - 2
    strides, dilations = n.get("strides") or [1] * space, n.get("dilations") or [1] * space
    return g.conv_transpose(n.name, n[0], n[1], n.shape, strides, dilations, n.get("group", 1))


def _matmul(g: Graph, n: Node) -> GraphTensor:
    a, b = n[0], n[_WEIGHT.get(n.op, 1)]
    return g.matmul(n.name, a, b, n.op, n.shape)


def _gemm(g: Graph, n: Node) -> GraphTensor:
    a = transposed(n[0], n[0].name, (1, 0)) if n.get("transA", 0) else n[0]
    b = transposed(n[1], n[1].name, (1, 0)) if n.get("transB", 0) else n[1]
    return g.matmul(n.name, a, b, n.op, n.shape)


def _map(formula: str, why: str = "") -> Rule:
    """A function of each element."""

    def rule(g: Graph, n: Node) -> GraphTensor:
        return g.map(n.name, n.op, formula, n[0], why=why)

    return rule


def _binary(formula: str, why: str = "") -> Rule:
    """A function of two tensors, either of which may be a number."""

    def rule(g: Graph, n: Node) -> GraphTensor:
        operands: list[GraphTensor] = []
        text = formula
        for i, local in enumerate("AB"):
            data = n.data(i)
            if data is not None and np.size(data) == 1 and n[i].constant:
                text = text.replace(f"{{{local}}}", _number(data))
            else:
                text = text.replace(f"{{{local}}}", f"{{{'AB'[len(operands)]}}}")
                operands.append(n[i])
        if len(operands) == 2 and broadcast(operands[0].shape, operands[1].shape) != n.shape:
            raise ValueError("its shapes do not go together")
        return g.map(n.name, n.op, text, *operands, why=why)

    return rule


def _product(g: Graph, n: Node) -> GraphTensor:
    """A product of each element; the number in it tells it from a multiply-accumulate, which sums."""
    one = any(n.data(i) is not None and np.size(n.data(i)) == 1 and n[i].constant for i in (0, 1))
    return _binary("{A} * {B}" if one else "1 * {A} * {B}")(g, n)  # type: ignore[return-value]


def _prelu(g: Graph, n: Node) -> GraphTensor:
    """A slope for each channel below zero; older files write it without the axes behind the channels."""
    x, slope = n[0], n[1]
    if slope.shape == (x.shape[1],) and len(x.shape) > 2:
        slope = reshaped(slope, slope.name, (x.shape[1], *(1,) * (len(x.shape) - 2)))
    return g.map(n.name, n.op, "where({A} > 0, {A}, {A} * {B})", x, slope)


def _number(data: Any) -> str:
    value = float(np.asarray(data).reshape(-1)[0]) if np.asarray(data).dtype.kind in "fiub" else 1.0
    if not np.isfinite(value):
        return "1"
    return f"({value!r})" if value < 0 else repr(value)


def _many(operator: str) -> Rule:
    """Sum, Max, Min, Mean of several tensors."""

    def rule(g: Graph, n: Node) -> GraphTensor:
        operands = [n[i] for i in range(len(n.inputs))]
        names = [f"{{{chr(65 + i)}}}" for i in range(len(operands))]
        if len(operands) == 1:
            return g.rename(n.name, n.op, operands[0])
        if len(operands) > 26:
            raise ValueError("more than 26 operands")
        text = " + ".join(names) if operator == "+" else f"{operator}({', '.join(names)})"
        return g.map(n.name, n.op, text, *operands)

    return rule


def _reduce(formula: str, how: str = "=") -> Rule:
    def rule(g: Graph, n: Node) -> GraphTensor:
        x = n[0]
        axes = n.get("axes")
        if axes is None and n.has(1):
            if n.data(1) is None:
                raise ValueError("its axes are not known")
            axes = [int(axis) for axis in np.asarray(n.data(1)).reshape(-1)]
        if not axes:
            if n.get("noop_with_empty_axes", 0):
                return g.rename(n.name, n.op, x)
            axes = list(range(len(x.shape)))
        count = prod(x.shape[axis] for axis in {axis % len(x.shape) for axis in axes}) if x.shape else 1
        return g.reduce(n.name, n.op, formula.replace("COUNT", str(count)), x, axes, n.shape, how)

    return rule


def _arg(g: Graph, n: Node) -> GraphTensor:
    return g.reduce(n.name, n.op, "{X}", n[0], [n.get("axis", 0)], n.shape, "max=")


def _pool(g: Graph, n: Node) -> GraphTensor:
    kernel = n.get("kernel_shape")
    space = len(kernel)
    strides, dilations = n.get("strides") or [1] * space, n.get("dilations") or [1] * space
    return g.pool(n.name, n.op, n[0], n.shape, kernel, strides, dilations, _pads(n, kernel))


def _global_pool(g: Graph, n: Node) -> GraphTensor:
    axes = range(2, len(n[0].shape))
    if "Max" in n.op:
        return g.reduce(n.name, n.op, "{X}", n[0], axes, n.shape, "max=")
    return g.reduce(n.name, n.op, f"{{X}} / {prod(n[0].shape[2:])}", n[0], axes, n.shape)


def _softmax(g: Graph, n: Node) -> GraphTensor:
    rank = len(n[0].shape)
    axis = n.get("axis", 1 if n.opset < 13 else -1) % rank
    return g.softmax(n.name, n[0], range(axis, rank) if n.opset < 13 else [axis], n.op)


def _layer_norm(g: Graph, n: Node) -> GraphTensor:
    rank = len(n[0].shape)
    return g.layer_norm(n.name, n[0], range(n.get("axis", -1) % rank, rank), n.op)


def _batch_norm(g: Graph, n: Node) -> GraphTensor:
    """With known statistics: a factor and an addend per channel."""
    x, labels = n[0], "b c" + "".join(f" x{i}" for i in range(len(n[0].shape) - 2))
    build = Build(g, n.name, n.op)
    build.read("X", x, labels if len(x.shape) > 1 else "c")
    build.read("S", n[1], "c")
    build.read("B", n[2], "c")
    build.make("Y", labels if len(x.shape) > 1 else "c", "{X} * {S} + {B}")
    return build.done("Y", n.shape)


def _instance_norm(g: Graph, n: Node) -> GraphTensor:
    return g.layer_norm(n.name, n[0], range(2, len(n[0].shape)), n.op)


def _group_norm(g: Graph, n: Node) -> GraphTensor:
    groups = n.get("num_groups", 1)
    x = n[0]
    split = reshaped(x, x.name, (x.shape[0], groups, x.shape[1] // groups, *x.shape[2:]))
    made = g.layer_norm(n.name, split, range(2, len(split.shape)), n.op)
    return reshaped(made, n.name, n.shape)


def _lrn(g: Graph, n: Node) -> GraphTensor:
    """Squares summed over neighbouring channels, then a quotient."""
    x, size = n[0], n.get("size", 1)
    rest = " ".join(f"x{i}" for i in range(len(x.shape) - 2))
    build = Build(g, n.name, n.op, b=x.shape[0], c=x.shape[1], r=size)
    build.read("N", x, f"b c+r {rest}", [(size - 1) // 2, *(0,) * (len(x.shape) - 2)])
    build.read("X", x, f"b c {rest}")
    build.make("S", f"b c {rest}", "{N} * {N}")
    build.make(
        "Y", f"b c {rest}", f"{{X}} / pow({_number(n.get('bias', 1.0))} + {{S}}, {_number(n.get('beta', 0.75))})"
    )
    return build.done("Y", n.shape)


def _lstm(gates: int) -> Rule:
    """A recurrent layer: products with the inputs and with the state of the step before, then the gates."""

    def rule(g: Graph, n: Node) -> list[GraphTensor]:
        x, w, r = n[0], n[1], n[2]
        steps, batch = (x.shape[1], x.shape[0]) if n.get("layout", 0) else (x.shape[0], x.shape[1])
        directions, hidden = r.shape[0], r.shape[2]
        build = Build(g, n.name, n.op, d=directions, t=steps, b=batch, j=gates * hidden, i=w.shape[2], h=hidden)
        build.read("X", x, "b t i" if n.get("layout", 0) else "t b i")
        build.read("W", w, "d j i")
        build.read("H", plain(f"{n.name}.state", (directions, steps, batch, hidden)), "d t b h")
        build.read("R", r, "d j h")
        build.make("U", "d t b j", "{X} * {W}")
        build.make("V", "d t b j", "{H} * {R}")
        build.make("G", "d t b j", "tanh({U} + {V})")
        build.done("G", (directions, steps, batch, gates * hidden))
        return [plain(o, s) for o, s in zip(n.outputs, n.shapes, strict=True)]

    return rule


def _attention(g: Graph, n: Node) -> list[GraphTensor]:
    """ONNX's Attention: heads are a rank, and heads that share keys another."""
    q, k, v = n[0], n[1], n[2]
    if len(q.shape) == 3:
        heads, shared = n.get("q_num_heads"), n.get("kv_num_heads")
        q, k, v = (
            transposed(reshaped(t, t.name, (t.shape[0], t.shape[1], count, t.shape[2] // count)), t.name, (0, 2, 1, 3))
            for t, count in ((q, heads), (k, shared), (v, shared))
        )
    heads, shared = q.shape[1], k.shape[1]
    past = n[4].shape[2] if n.has(4) else 0
    if past:
        k = g.move(f"{n.name}.keys", "Concat", (k.shape[0], shared, k.shape[2] + past, k.shape[3]))
        v = g.move(f"{n.name}.values", "Concat", (v.shape[0], shared, v.shape[2] + past, v.shape[3]))
    made = g.attend(n.name, q, k, v)
    if len(n.shape) == 3:
        made = reshaped(transposed(made, n.name, (0, 2, 1, 3)), n.name, n.shape)
    return [made]


def _rotary(g: Graph, n: Node) -> GraphTensor:
    """Each element times a cosine, plus its partner times a sine."""
    x = n[0]
    tables = [plain(f"{n.name}.{which}", x.shape[-1:], True) for which in ("cos", "sin")]
    partner = plain(f"{n.name}.partner", x.shape)
    return g.map(n.name, n.op, "{A} * {B} + {C} * {D}", x, tables[0], partner, tables[1])


def _einsum(g: Graph, n: Node) -> GraphTensor:
    """ONNX's Einsum, written as in numpy."""
    equation = n.get("equation", "").replace(" ", "")
    left, arrow, right = equation.partition("->")
    terms = left.split(",")
    if len(terms) > 2 or len(terms) != len(n.inputs):
        raise _NoFormError(f"{equation} has more than two operands, and in which order they are multiplied is open")
    if not arrow:
        letters = "".join(terms).replace(".", "")
        right = "..." * ("..." in left) + "".join(sorted(c for c in set(letters) if letters.count(c) == 1))
    spare = [c for c in ascii_letters if c not in equation]
    most = max(len(n[i].shape) - len(term.replace("...", "")) for i, term in enumerate(terms))
    for i, term in enumerate(terms):  # the axes of an ellipsis are counted from its end
        own = len(n[i].shape) - len(term.replace("...", ""))
        terms[i] = term.replace("...", "".join(spare[most - own : most]))
    right = right.replace("...", "".join(spare[:most]))
    if any(len(set(term)) != len(term) for term in terms):
        raise _NoFormError(f"{equation} takes a diagonal")
    sizes: dict[str, int] = {}
    for i, term in enumerate(terms):
        for letter, size in zip(term, n[i].shape, strict=True):
            if sizes.setdefault(letter, size) != size:
                raise _NoFormError(f"{equation} repeats what has one element along an axis")
    build = Build(g, n.name, n.op)
    for local, i, term in zip("AW", range(len(terms)), terms, strict=False):
        build.read(local, n[i], " ".join(term))
    build.make("B", " ".join(right), "{A} * {W}" if len(terms) == 2 else "{A}")
    return build.done("B", n.shape)


def _reshape(g: Graph, n: Node) -> GraphTensor:
    return g.rename(n.name, n.op, reshaped(n[0], n.outputs[0], n.shape))


def _transpose(g: Graph, n: Node) -> GraphTensor:
    order = n.get("perm") or list(range(len(n[0].shape)))[::-1]
    return g.rename(n.name, n.op, transposed(n[0], n.outputs[0], order))


def _copy(g: Graph, n: Node) -> list[GraphTensor]:
    """The same elements, of which the mask of a Dropout is no part."""
    return [g.rename(n.name, n.op, n[0])]


def _move(g: Graph, n: Node) -> list[GraphTensor]:
    made = g.move(n.name, n.op, n.shape)
    total = sum(prod(shape) for shape in n.shapes)
    if len(n.shapes) > 1:  # Split makes several
        g.operations[-1] = g.operations[-1].__class__(**{**g.operations[-1].__dict__, "elements": total})
    return [made, *(plain(o, s) for o, s in zip(n.outputs[1:], n.shapes[1:], strict=True))]


def _quantize(g: Graph, n: Node) -> GraphTensor:
    return g.map(n.name, n.op, "{A} * 1", n[0], why="one operation an element stands for scale, round and clip")


def _dynamic_quantize(g: Graph, n: Node) -> list[GraphTensor]:
    """The largest and the smallest element, then scale, round and clip."""
    labels = " ".join(f"a{i}" for i in range(len(n[0].shape)))
    build = Build(g, n.name, n.op)
    build.read("X", n[0], labels)
    build.make("M", "", "{X}", "max=")
    build.make("L", "", "{X}", "min=")
    build.make("Y", labels, "floor({X} * 255 / ({M} - {L}))")
    made = build.done("Y", n.shape)
    return [made, *(plain(o, s) for o, s in zip(n.outputs[1:], n.shapes[1:], strict=True))]


_STAND_IN = "max(x, 0) stands for it and costs the same"
_ONE = _map("max({A}, 0)", _STAND_IN)
_TWO = "max stands for it and costs the same"


def _alpha(formula: str, alpha: float) -> Rule:
    """A function of each element with a number of the node's."""

    def rule(g: Graph, n: Node) -> GraphTensor:
        return g.map(n.name, n.op, formula.replace("ALPHA", _number(n.get("alpha", alpha))), n[0])

    return rule


_WEIGHT = {"QLinearConv": 3, "QLinearMatMul": 3}  # which input it is, if not the second
# Which inputs may be trained, where not all: no statistics, scales, zero points and sizes.
TRAINED: dict[str, Sequence[int]] = {
    "BatchNormalization": (0, 1, 2), "QLinearConv": (0, 3, 8), "QLinearMatMul": (0, 3), "MatMulInteger": (0, 1),
    "ConvInteger": (0, 1), "QuantizeLinear": (0,), "DequantizeLinear": (0,), "Resize": (0,), "Upsample": (0,),
}  # fmt: skip

RULES: dict[str, Rule] = {
    **dict.fromkeys(("Conv", "ConvInteger", "QLinearConv"), _conv),
    "DeformConv": _deformed,
    "ConvTranspose": _conv_transpose,
    **dict.fromkeys(("MatMul", "MatMulInteger", "QLinearMatMul"), _matmul),
    "Gemm": _gemm,
    "Einsum": _einsum,
    "LSTM": _lstm(4),
    "GRU": _lstm(3),
    "RNN": _lstm(1),
    "Attention": _attention,
    # functions of an element
    "Relu": _map("max({A}, 0)"),
    "Exp": _map("exp({A})"),
    "Log": _map("log({A})"),
    "Sqrt": _map("sqrt({A})"),
    "Tanh": _map("tanh({A})"),
    "Sigmoid": _map("1 / (1 + exp(-{A}))"),
    "Neg": _map("-{A}"),
    "Reciprocal": _map("1 / {A}"),
    "Softplus": _map("log(1 + exp({A}))"),
    "Abs": _map("abs({A})"),
    "Erf": _map("erf({A})"),
    "Floor": _map("floor({A})"),
    "Ceil": _map("-floor(-{A})"),
    "Round": _map("floor({A} + 0.5)"),
    "Sin": _map("sin({A})"),
    "Cos": _map("cos({A})"),
    "Tan": _map("sin({A}) / cos({A})"),
    "Sinh": _map("(exp({A}) - exp(-{A})) / 2"),
    "Cosh": _map("(exp({A}) + exp(-{A})) / 2"),
    "Gelu": _map("0.5 * {A} * (1 + erf({A} / sqrt(2)))"),
    "Sign": _map("({A} > 0) - ({A} < 0)"),
    "Not": _map("{A} == 0"),
    "Mish": _map("{A} * tanh(log(1 + exp({A})))"),
    "HardSwish": _map("{A} * max(0, min(1, {A} / 6 + 0.5))"),
    "Softsign": _map("{A} / (1 + abs({A}))"),
    "Swish": _alpha("{A} / (1 + exp(-ALPHA * {A}))", 1.0),
    "LeakyRelu": _alpha("where({A} > 0, {A}, ALPHA * {A})", 0.01),
    "Elu": _alpha("where({A} > 0, {A}, ALPHA * (exp({A}) - 1))", 1.0),
    "ThresholdedRelu": _alpha("where({A} > ALPHA, {A}, 0)", 1.0),
    **dict.fromkeys(
        (
            "Acos", "Acosh", "Asin", "Asinh", "Atan", "Atanh", "Celu", "Clip", "HardSigmoid", "IsInf", "IsNaN", "Selu",
            "BitwiseNot",
        ),
        _ONE,
    ),
    **dict.fromkeys(("QuantizeLinear", "DequantizeLinear"), _quantize),
    "DynamicQuantizeLinear": _dynamic_quantize,
    # of two or more
    "Add": _binary("{A} + {B}"),
    "Sub": _binary("{A} - {B}"),
    "Mul": _product,
    "Div": _binary("{A} / {B}"),
    "Pow": _binary("pow({A}, {B})"),
    "PRelu": _prelu,
    "Equal": _binary("{A} == {B}"),
    "Greater": _binary("{A} > {B}"),
    "GreaterOrEqual": _binary("{A} >= {B}"),
    "Less": _binary("{A} < {B}"),
    "LessOrEqual": _binary("{A} <= {B}"),
    "And": _binary("min({A}, {B})"),
    "Or": _binary("max({A}, {B})"),
    "Xor": _binary("abs({A} - {B})"),
    "Mod": _binary("{A} - {B} * floor({A} / {B})"),
    **dict.fromkeys(("BitShift", "BitwiseAnd", "BitwiseOr", "BitwiseXor"), _binary("max({A}, {B})", _TWO)),
    "Sum": _many("+"),
    "Mean": _many("+"),
    "Max": _many("max"),
    "Min": _many("min"),
    # of windows, rows and planes
    **dict.fromkeys(("MaxPool", "AveragePool", "LpPool"), _pool),
    **dict.fromkeys(("GlobalMaxPool", "GlobalAveragePool", "GlobalLpPool"), _global_pool),
    "ReduceSum": _reduce("{X}"),
    "ReduceMean": _reduce("{X} / COUNT"),
    "ReduceMax": _reduce("{X}", "max="),
    "ReduceMin": _reduce("{X}", "min="),
    "ReduceProd": _reduce("{X}", "prod="),
    "ReduceL1": _reduce("abs({X})"),
    "ReduceL2": _reduce("{X} * {X}"),
    "ReduceSumSquare": _reduce("{X} * {X}"),
    "ReduceLogSum": _reduce("{X}"),
    "ReduceLogSumExp": _reduce("exp({X})"),
    **dict.fromkeys(("ArgMax", "ArgMin"), _arg),
    **dict.fromkeys(("Softmax", "LogSoftmax"), _softmax),
    "LayerNormalization": _layer_norm,
    "RMSNormalization": lambda g, n: g.rms_norm(n.name, n[0]),
    "RotaryEmbedding": _rotary,
    "BatchNormalization": _batch_norm,
    "InstanceNormalization": _instance_norm,
    "GroupNormalization": _group_norm,
    "LRN": _lrn,
    # the same elements
    **dict.fromkeys(("Reshape", "Flatten", "Squeeze", "Unsqueeze"), _reshape),
    "Transpose": _transpose,
    **dict.fromkeys(("Identity", "Dropout", "Cast", "CastLike"), _copy),
    # copies
    **dict.fromkeys(
        (
            "Concat", "Split", "Slice", "Gather", "GatherElements", "GatherND", "Scatter", "ScatterElements",
            "ScatterND", "Expand", "Tile", "Pad", "Resize", "Upsample", "Where", "DepthToSpace", "SpaceToDepth",
            "Trilu", "Compress",
            "ReverseSequence", "CenterCropPad", "OneHot", "Range", "EyeLike", "ConstantOfShape", "TensorScatter",
        ),
        _move,
    ),
}  # fmt: skip
SHAPED = {_reshape, _copy, _transpose}  # rules that read no weights
