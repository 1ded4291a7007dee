"""Operators that ONNX Runtime adds to ONNX (`com.microsoft`): each as the operators of ONNX that it stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from piste.readers.graph import Shape

OPSET = 23  # that has all of those used here
EVERYWHERE = ("SimplifiedLayerNormalization", "SkipSimplifiedLayerNormalization")  # also found without a domain


class NodeSequence:
    """Nodes of ONNX that stand for one node, in order."""

    def __init__(self, helper: Any, proto: Any, name: str, shapes: dict[str, Shape]):
        self.helper, self.proto, self.name, self.shapes = helper, proto, name, shapes
        self.nodes: list[Any] = []
        self.made: dict[str, Shape] = {}  # weights that stand for packed ones
        self.attributes = {a.name: helper.get_attribute_value(a) for a in proto.attribute}

    def input(self, i: int) -> str:
        """The name of an input, empty where it is left out."""
        return str(self.proto.input[i]) if i < len(self.proto.input) else ""

    def add(self, op: str, *inputs: str, outputs: int = 1, **attributes: Any) -> str:
        """One more node; the name of what it makes first."""
        made = [f"{self.name}.{len(self.nodes)}.{i}" for i in range(outputs)]
        given = list(inputs)
        while given and not given[-1]:
            given.pop()
        said = {key: value for key, value in attributes.items() if value is not None}
        self.nodes.append(self.helper.make_node(op, given, made, f"{self.name}.{op}", **said))
        return made[0]

    def end(self, results: dict[int, str]) -> list[Any]:
        """The nodes, with the outputs of the node in the places of what they make."""
        names = {made: self.proto.output[i] for i, made in results.items() if i < len(self.proto.output)}
        for node in self.nodes:
            for names_of in (node.input, node.output):
                for i, name in enumerate(names_of):
                    names_of[i] = names.get(name) or name
        return self.nodes

    def kept(self, *names: str) -> dict[str, Any]:
        """Attributes that the operator of ONNX has too."""
        return {name: self.attributes[name] for name in names if name in self.attributes}

    def sum(self, *inputs: str) -> str:
        """The sum of those inputs that are there."""
        first, *rest = [name for name in inputs if name]
        for name in rest:
            first = self.add("Add", first, name)
        return first


CONV = ("auto_pad", "dilations", "group", "kernel_shape", "pads", "strides")
Lowering = Callable[[NodeSequence], dict[int, str] | None]


def _gelu(s: NodeSequence) -> dict[int, str]:
    return {0: s.add("Gelu", s.sum(s.input(0), s.input(1)))}


def _fused(op: str, *kept: str) -> Lowering:
    def lower(s: NodeSequence) -> dict[int, str]:
        made = s.add(op, s.input(0), s.input(1), s.input(2), **s.kept(*kept))
        acts = {"Relu", "Sigmoid", "Tanh", "LeakyRelu"}
        name = s.attributes.get("activation", b"").decode(errors="replace")
        return {0: s.add(name, made) if name in acts else made}

    return lower


def _fused_matmul(s: NodeSequence) -> dict[int, str] | None:
    sides = []
    for i, key in enumerate(("transA", "transB")):
        name, rank = s.input(i), len(s.shapes.get(s.input(i), ()))
        if s.attributes.get(f"transBatch{key[-1]}") or (s.attributes.get(key) and rank < 2):
            return None
        order = [*range(rank - 2), rank - 1, rank - 2]
        sides.append(s.add("Transpose", name, perm=order) if s.attributes.get(key) else name)
    return {0: s.add("MatMul", *sides)}


def _norm(op: str, skip: bool, gamma: int, beta: int, bias: int) -> Lowering:
    def lower(s: NodeSequence) -> dict[int, str]:
        x = s.sum(s.input(0), s.input(1), s.input(bias)) if skip else s.input(0)
        last = s.input(beta) if beta else ""
        return {0: s.add(op, x, s.input(gamma), last, axis=-1)} | ({3: x} if skip else {})

    return lower


def _embed(s: NodeSequence) -> dict[int, str]:
    ids = s.input(0)
    tables = [s.add("Gather", table, ids) for table in (s.input(2), s.input(3)) if table]
    tables += [s.add("Gather", s.input(4), s.input(1))] if s.input(4) and s.input(1) else []
    return {0: s.add("LayerNormalization", s.sum(*tables), s.input(5), s.input(6), axis=-1)}


def _attention(s: NodeSequence) -> dict[int, str] | None:
    heads = s.attributes.get("num_heads")
    if not heads or (s.input(4) and s.proto.op_type == "Attention") or "qkv_hidden_sizes" in s.attributes:
        return None
    both = s.sum(s.add("MatMul", s.input(0), s.input(1)), s.input(2))
    q = s.add("Split", both, outputs=3, axis=-1, num_outputs=3)
    k, v = (q[:-1] + i for i in "12")
    return {0: s.add("Attention", q, k, v, q_num_heads=heads, kv_num_heads=heads)}


def _heads(s: NodeSequence) -> dict[int, str] | None:
    heads = s.attributes.get("num_heads")
    shared = s.attributes.get("kv_num_heads", heads)
    packed = not s.input(1) or not s.input(2) or len(s.shapes.get(s.input(0), ())) != 3
    if not heads or packed:
        return None
    past = [s.input(3), s.input(4)] if s.proto.op_type == "GroupQueryAttention" else ["", ""]
    query, key, value = (s.input(i) for i in range(3))
    if all(past):
        made = s.add("Attention", query, key, value, "", *past, outputs=3, q_num_heads=heads, kv_num_heads=shared)
        return {0: made, 1: made[:-1] + "1", 2: made[:-1] + "2"}
    return {0: s.add("Attention", query, key, value, q_num_heads=heads, kv_num_heads=shared)}


def _dynamic_matmul(s: NodeSequence) -> dict[int, str]:
    x = s.add("DynamicQuantizeLinear", s.input(0), outputs=3)
    return {0: s.sum(s.add("MatMulInteger", x, s.input(1)), s.input(4))}


def _few_bits(s: NodeSequence) -> dict[int, str] | None:
    sizes = s.attributes.get("K"), s.attributes.get("N")
    if not all(isinstance(n, int) and n > 0 for n in sizes):
        return None
    name = f"{s.name}.weight"
    s.made[name] = sizes  # type: ignore[assignment]
    return {0: s.sum(s.add("MatMul", s.input(0), name), s.input(5))}


def _on(op: str, places: Sequence[int] = (0,), *kept: str) -> Lowering:
    """An operator of ONNX on some of the inputs; scales and zero points stand between them."""

    def lower(s: NodeSequence) -> dict[int, str] | None:
        if s.attributes.get("channels_last"):
            return None
        return {0: s.add(op, *(s.input(i) for i in places), **s.kept(*kept))}

    return lower


LOWERED: dict[str, Lowering] = {
    **dict.fromkeys(("Gelu", "FastGelu", "BiasGelu"), _gelu),
    "QuickGelu": _on("Gelu"),
    "FusedConv": _fused("Conv", *CONV),
    "FusedGemm": _fused("Gemm", "alpha", "beta", "transA", "transB"),
    **dict.fromkeys(("FusedMatMul", "TransposeMatMul"), _fused_matmul),
    "SkipLayerNormalization": _norm("LayerNormalization", True, 2, 3, 4),
    "SkipSimplifiedLayerNormalization": _norm("RMSNormalization", True, 2, 0, 3),
    "SimplifiedLayerNormalization": _norm("RMSNormalization", False, 1, 0, 0),
    "EmbedLayerNormalization": _embed,
    **dict.fromkeys(("Attention", "QAttention"), _attention),
    **dict.fromkeys(("MultiHeadAttention", "GroupQueryAttention"), _heads),
    "RotaryEmbedding": _on("RotaryEmbedding", (0, 2, 3, 1)),
    "DynamicQuantizeMatMul": _dynamic_matmul,
    "MatMulIntegerToFloat": _on("MatMulInteger", (0, 1)),
    "MatMulNBits": _few_bits,
    "QGemm": _on("Gemm", (0, 3), "transA", "transB"),
    "QLinearAdd": _on("Add", (0, 3)),
    "QLinearMul": _on("Mul", (0, 3)),
    "QLinearSigmoid": _on("Sigmoid"),
    "QLinearLeakyRelu": _on("LeakyRelu", (0,), "alpha"),
    "QLinearGlobalAveragePool": _on("GlobalAveragePool"),
    "QLinearAveragePool": _on("AveragePool", (0,), *CONV[:1], *CONV[3:], "ceil_mode", "count_include_pad"),
    "QLinearConcat": lambda s: {0: s.add("Concat", *s.proto.input[2::3], axis=s.attributes.get("axis"))},
}


def lowered(helper: Any, proto: Any, name: str, shapes: dict[str, Shape]) -> NodeSequence | None:
    """The steps that a node stands for; None if it is not of these or says what they cannot."""
    rule = LOWERED.get(proto.op_type) if proto.domain == "com.microsoft" or proto.op_type in EVERYWHERE else None
    if rule is None:
        return None
    steps = NodeSequence(helper, proto, name, shapes)
    results = rule(steps)
    if results is None:
        return None
    steps.end(results)
    return steps
