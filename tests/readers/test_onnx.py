"""Models in ONNX, small ones that are written here and real ones from wheels that may be installed."""

from __future__ import annotations

import importlib.util
import random
from math import prod
from pathlib import Path
from typing import Any

import pytest

from piste.errors import SpecError
from piste.readers.onnx import read_onnx
from piste.spec.network import Network

onnx = pytest.importorskip("onnx")
helper, FLOAT, INT = onnx.helper, 1, 7


def written(
    path: Path,
    nodes: list[Any],
    inputs: dict[str, list[Any]],
    weights: dict[str, list[int]] | None = None,
    values: dict[str, list[int]] | None = None,
    opset: int = 17,
) -> Path:
    """A file with a graph of these nodes."""
    initializers = [helper.make_tensor(n, FLOAT, s, [0.0] * prod(s)) for n, s in (weights or {}).items()]
    initializers += [helper.make_tensor(n, INT, [len(v)], v) for n, v in (values or {}).items()]
    graph = helper.make_graph(
        nodes,
        "g",
        [helper.make_tensor_value_info(n, FLOAT, s) for n, s in inputs.items()],
        [helper.make_tensor_value_info(nodes[-1].output[0], FLOAT, None)],
        initializers,
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8), str(path))
    return path


def one(
    tmp_path: Path, op: str, inputs: dict[str, list[Any]], outputs: int = 1, opset: int = 17, **how: Any
) -> Network:
    """A model of one operator; `weights` and `values` are constants, the rest are attributes."""
    weights, values = how.pop("weights", {}), how.pop("values", {})
    names = [*inputs, *weights, *values]
    node = helper.make_node(op, names, [f"y{i}" for i in range(outputs)], name="n", **how)
    return read_onnx(written(tmp_path / "m.onnx", [node], inputs, weights, values, opset))


def test_convolutions_have_the_macs_of_their_outputs(tmp_path: Path) -> None:
    net = one(
        tmp_path, "Conv", {"x": [2, 6, 10, 12]}, weights={"w": [8, 3, 3, 5]}, group=2, strides=[2, 1], pads=[1, 2, 1, 2]
    )
    assert net.macs == 2 * 8 * 5 * 12 * 3 * 3 * 5
    (op,) = net.operations
    assert str(op.workload).startswith("O[b,g,k,p,q] = I[b,g,c,2*p+r-1 in 10,q+s-2 in 12] * W[g,k,c,r,s]")
    assert (net.parameters, net.weights_in_mac_layers) == (8 * 3 * 3 * 5, 8 * 3 * 3 * 5)
    wide = one(tmp_path, "Conv", {"x": [1, 4, 9, 9]}, weights={"w": [4, 1, 3, 3]}, group=4, dilations=[2, 2])
    assert str(wide.operations[0].workload) == "O[g,p,q] = I[g,p+2*r,q+2*s] * W[g,r,s] g=4 p=5 q=5 r=3 s=3"
    up = one(tmp_path, "ConvTranspose", {"x": [1, 4, 5, 5]}, weights={"w": [4, 6, 2, 2]}, strides=[2, 2])
    assert up.macs == 4 * 6 * 25 * 4  # each input meets each tap once, not each output


def test_products_of_matrices_lose_stretched_axes(tmp_path: Path) -> None:
    net = one(tmp_path, "MatMul", {"a": [2, 3, 4, 5], "b": [3, 5, 6]})
    assert str(net.operations[0].workload) == "B[b,h,m,n] = A[b,h,m,k] * W[h,k,n] b=2 h=3 m=4 n=6 k=5"
    net = one(tmp_path, "Gemm", {"a": [5, 4]}, weights={"b": [6, 5], "c": [6]}, transA=1, transB=1)
    assert (net.macs, net.parameters) == (4 * 5 * 6, 36)
    assert one(tmp_path, "MatMul", {"a": [5], "b": [5, 6]}).macs == 30


def test_recurrent_layers_and_attention(tmp_path: Path) -> None:
    net = one(tmp_path, "LSTM", {"x": [7, 2, 3]}, 3, weights={"w": [1, 20, 3], "r": [1, 20, 5]}, hidden_size=5)
    assert net.macs == 7 * 2 * 20 * (3 + 5)
    assert (net.mac_layers, net.uncosted) == (1, {})
    heads = {"q": [2, 8, 16, 4], "k": [2, 2, 10, 4], "v": [2, 2, 10, 6]}
    net = one(tmp_path, "Attention", heads, opset=23)
    assert net.macs == 2 * 8 * 16 * 10 * (4 + 6)
    assert (net.mac_layers, net.moves) == (2, {})
    logits = net.operations[0].workload
    assert str(logits) == "S[b,g,h,m,p] = Q[b,g,h,m,e] * K[b,g,p,e] b=2 g=2 h=4 m=16 e=4 p=10"


def test_quantised_operators_and_what_is_no_parameter_of_theirs(tmp_path: Path) -> None:
    def bytes_(name: str, *shape: int) -> Any:
        return helper.make_tensor(name, 2, shape, [0] * prod(shape))

    scale, zero = helper.make_tensor("s", FLOAT, [], [1.0]), bytes_("z")
    for op, x, w, macs in (
        ("QLinearConv", [1, 3, 8, 8], [4, 3, 3, 3], 36 * 4 * 27),
        ("QLinearMatMul", [4, 16], [16, 8], 512),
    ):
        node = helper.make_node(op, ["x", "s", "z", "w", "s", "z", "s", "z"], ["y"], name="n")
        info = helper.make_tensor_value_info("x", 2, x), helper.make_tensor_value_info("y", 2, None)
        graph = helper.make_graph([node], "g", [info[0]], [info[1]], [scale, zero, bytes_("w", *w)])
        path = tmp_path / "q.onnx"
        onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), str(path))
        net = read_onnx(path)
        assert (net.macs, net.parameters, net.uncosted) == (macs, prod(w), {})
    net = one(tmp_path, "Upsample", {"x": [1, 3, 8, 8]}, weights={"scales": [4]}, opset=9)
    assert net.parameters == 0  # how much larger is no parameter


def test_einsums_in_the_notation_of_numpy(tmp_path: Path) -> None:
    two = {"x": [3, 2, 4, 8], "w": [3, 2, 5, 8]}
    assert one(tmp_path, "Einsum", two, equation="...id,...jd->...ij").macs == 3 * 2 * 4 * 5 * 8
    for equation, shapes in (("ij,jk,kl->il", [[4, 5], [5, 6], [6, 7]]), ("ii->i", [[4, 4]])):
        net = one(tmp_path, "Einsum", {f"x{i}": list(s) for i, s in enumerate(shapes)}, equation=equation)
        assert net.uncosted == {"Einsum": 1} and net.to_dict()["uncosted_operations"][0]["why"].startswith(equation)


def runtime(
    path: Path,
    nodes: list[Any],
    ints: dict[str, list[int]],
    floats: dict[str, list[int]],
    weights: dict[str, list[int]],
) -> Network:
    """A model with operators of ONNX Runtime."""
    infos = [helper.make_tensor_value_info(n, 6, s) for n, s in ints.items()]
    infos += [helper.make_tensor_value_info(n, FLOAT, s) for n, s in floats.items()]
    made = [helper.make_tensor_value_info(nodes[-1].output[0], FLOAT, None)]
    given = [helper.make_tensor(n, FLOAT, s, [0.0] * prod(s)) for n, s in weights.items()]
    graph = helper.make_graph(nodes, "g", infos, made, given)
    opsets = [helper.make_opsetid("", 13), helper.make_opsetid("com.microsoft", 1)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=8), str(path))
    return read_onnx(path)


def test_operators_of_onnx_runtime(tmp_path: Path) -> None:
    def node(op: str, inputs: str, outputs: str, **how: Any) -> Any:
        return helper.make_node(op, inputs.split(), outputs.split(), domain="com.microsoft", **how)

    def product(inputs: str, output: str) -> Any:
        return helper.make_node("MatMul", inputs.split(), [output])

    block = [
        node("EmbedLayerNormalization", "ids seg words places kinds g b mask", "x index"),
        node("Attention", "x qkv qb index", "a", num_heads=2),
        product("a o", "ao"),
        node("SkipLayerNormalization", "ao x g b", "n"),
        product("n up", "f"),
        node("BiasGelu", "f ub", "ge"),
        node("FusedMatMul", "ge down", "d", transB=1),
        node("SkipLayerNormalization", "d n g b", "y"),
    ]
    tokens = {"ids": [1, 8], "seg": [1, 8], "mask": [1, 8]}
    tables = {"words": [100, 16], "places": [64, 16], "kinds": [2, 16], "g": [16], "b": [16]}
    matrices = {"qkv": [16, 48], "qb": [48], "o": [16, 16], "up": [16, 64], "ub": [64], "down": [16, 64]}
    net = runtime(tmp_path / "m.onnx", block, tokens, {}, tables | matrices)
    assert net.macs == 8 * 16 * 48 + 2 * 8 * 8 * 16 + 8 * 16 * 16 + 2 * 8 * 16 * 64
    assert (net.mac_layers, net.uncosted) == (6, {})
    assert net.parameters == sum(prod(s) for s in (tables | matrices).values())
    cached = [
        node("MatMulNBits", "x packed scales", "q", K=16, N=16, bits=4, block_size=16),
        node("GroupQueryAttention", "q k v pk pv len all", "a ok ov", num_heads=4, kv_num_heads=2),
        node("SkipSimplifiedLayerNormalization", "a x g", "n none none2 sum"),
        helper.make_node("Add", ["n", "sum"], ["y"]),
    ]
    given = {"x": [1, 1, 16], "k": [1, 1, 8], "v": [1, 1, 8], "pk": [1, 2, 9, 4], "pv": [1, 2, 9, 4]}
    net = runtime(
        tmp_path / "m.onnx", cached, {"len": [1], "all": [1]}, given, {"packed": [16, 8], "scales": [16], "g": [16]}
    )
    assert (net.macs, net.parameters, net.uncosted) == (256 + 2 * 4 * 10 * 4, 256 + 16, {})
    net = runtime(tmp_path / "m.onnx", [node("Inverse", "x", "y")], {}, {"x": [2, 8, 8]}, {})
    assert net.uncosted == {"Inverse": 1}


def test_softmax_means_another_axis_before_opset_13(tmp_path: Path) -> None:
    old = one(tmp_path, "Softmax", {"x": [2, 3, 4]}, opset=11)
    new = one(tmp_path, "Softmax", {"x": [2, 3, 4]}, opset=13)
    assert str(old.operations[0].workload.einsums[0]) == "M[f] max= X[f,g,h]"  # type: ignore[union-attr]
    assert str(new.operations[0].workload.einsums[0]) == "M[f,g] max= X[f,g,h]"  # type: ignore[union-attr]


def test_shapes_that_are_computed_are_followed(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Shape", ["x"], ["s"], name="shape"),
        helper.make_node("Gather", ["s", "zero"], ["n"], name="first"),
        helper.make_node("Concat", ["n", "tail"], ["to"], name="cat", axis=0),
        helper.make_node("Reshape", ["x", "to"], ["flat"], name="flat"),
        helper.make_node("MatMul", ["flat", "w"], ["y"], name="fc"),
    ]
    path = written(tmp_path / "m.onnx", nodes, {"x": ["batch", 4, "?"]}, {"w": [20, 3]}, {"zero": [0], "tail": [-1]})
    with pytest.raises(SpecError, match=r"m.onnx: input x has no size for batch, \?; say --shape x="):
        read_onnx(path)
    with pytest.raises(SpecError, match="no axis is called 'bacth'; did you mean 'batch'"):
        read_onnx(path, {"bacth": 1})
    for net in (read_onnx(path, {"batch": 2, "?": 5}), read_onnx(path, shapes={"x": (2, 4, 5)})):
        assert net.macs == 2 * 20 * 3
        assert [op.kind for op in net.operations] == ["constant", "constant", "constant", "rename", "mac"]
    linked = read_onnx(path, shapes={"x": (2, 4, 5)}).operations[-1].linked
    assert str(linked) == "B[m,n] = A[m,k0,k1] * W[5*k0+k1,n] m=2 n=3 k0=4 k1=5"


def test_heads_are_read_where_they_were_made(tmp_path: Path) -> None:
    """Split and merge of heads are no copies: the index says where a head lies."""
    nodes = [
        helper.make_node("MatMul", ["x", "wq"], ["q"], name="q"),
        helper.make_node("Reshape", ["q", "split"], ["q4"], name="split"),
        helper.make_node("Transpose", ["q4"], ["qh"], name="turn", perm=[0, 2, 1, 3]),
        helper.make_node("Transpose", ["q4"], ["kh"], name="turn2", perm=[0, 2, 3, 1]),
        helper.make_node("MatMul", ["qh", "kh"], ["s"], name="logits"),
    ]
    path = written(tmp_path / "m.onnx", nodes, {"x": [1, 16, 24]}, {"wq": [24, 24]}, {"split": [1, 16, 3, 8]})
    net = read_onnx(path)
    assert [op.kind for op in net.operations] == ["mac", "rename", "rename", "rename", "mac"]
    assert str(net.operations[-1].linked) == "B[h,m,n] = A[m,8*h+k] * W[n,8*h+k] h=3 m=16 n=16 k=8"
    assert net.operations[-1].tensors == {"A": "q", "W": "q", "B": "logits"}


def test_moves_and_what_has_no_cost_are_named(tmp_path: Path) -> None:
    net = one(tmp_path, "Concat", {"a": [2, 3], "b": [2, 5]}, axis=1)
    assert (net.moves, net.moved_elements, net.macs) == ({"Concat": 1}, 16, 0)
    net = one(tmp_path, "Shrink", {"x": [4, 4]})
    assert net.uncosted == {"Shrink": 1}
    assert net.to_dict()["uncosted_operations"] == [
        {"name": "n", "operator": "Shrink", "why": "it has no rule", "share": 1.0}
    ]


def test_what_depends_on_data_is_refused_by_name(tmp_path: Path) -> None:
    body = helper.make_graph(
        [helper.make_node("Identity", ["x"], ["y"])], "b", [], [helper.make_tensor_value_info("y", 1, None)]
    )
    node = helper.make_node("If", ["c"], ["z"], name="branch", then_branch=body, else_branch=body)
    path = written(tmp_path / "m.onnx", [node], {"x": [2], "c": []})
    with pytest.raises(SpecError, match=r"m\.onnx: node branch is If, and what it computes depends on data"):
        read_onnx(path)


def test_broken_files_are_refused_on_one_line(tmp_path: Path) -> None:
    whole = written(
        tmp_path / "whole.onnx",
        [
            helper.make_node("Conv", ["x", "w"], ["a"], name="conv", pads=[1, 1, 1, 1]),
            helper.make_node("Relu", ["a"], ["b"], name="relu"),
            helper.make_node("Reshape", ["b", "to"], ["c"], name="flat"),
            helper.make_node("Softmax", ["c"], ["d"], name="soft"),
        ],
        {"x": [1, 3, 8, 8]},
        {"w": [4, 3, 3, 3]},
        {"to": [1, 256]},
    ).read_bytes()
    assert read_onnx(tmp_path / "whole.onnx").macs == 4 * 64 * 27
    draw, broken, refused = random.Random(7), tmp_path / "broken.onnx", 0
    for turn in range(150):
        data = bytearray(whole[: draw.randrange(len(whole))] if turn % 3 == 0 else whole)
        for _ in range(draw.choice((1, 3, 9)) if turn % 3 else 0):
            data[draw.randrange(len(data))] = draw.randrange(256)
        broken.write_bytes(bytes(data))
        try:
            read_onnx(broken).to_dict()
        except SpecError as error:
            refused += 1
            assert str(error).startswith("broken.onnx: ") and "\n" not in str(error)
    assert refused > 50
    with pytest.raises(SpecError, match="cannot be read"):
        read_onnx(tmp_path / "nowhere.onnx")


LIGHT = "backend/test/data/light/light_{}.onnx"
# (package, file in it, sizes): MACs, layers that multiply, distinct ones; checked with two independent counters.
REAL = {
    ("onnx", LIGHT.format("resnet50"), ""): (4089184256, 54, 24, 25557032, {}),
    ("onnx", LIGHT.format("bvlc_alexnet"), ""): (654560384, 8, 8, 60965224, {}),
    ("onnx", LIGHT.format("inception_v1"), ""): (1431556352, 58, 50, 6998552, {"Concat": 9}),
    ("onnx", LIGHT.format("shufflenet"), ""): (124664528, 50, 15, 1393320, {"Concat": 3}),
    ("onnx", LIGHT.format("squeezenet"), ""): (349151936, 26, 18, 1235496, {"Concat": 8}),
    ("zigzag", "inputs/workload/resnet18.onnx", ""): (1814073344, 21, 12, 11684712, {}),
    ("zigzag", "inputs/workload/mobilenetv2.onnx", ""): (300774272, 53, 31, 3487816, {}),
    ("nudenet", "320n.onnx", "images=1,3,320,320"): (
        1012627200, 64, 35, 3011258, {"Split": 9, "Concat": 19, "Resize": 2, "Slice": 2},
    ),
    ("rapidocr_onnxruntime", "models/ch_PP-OCRv4_det_infer.onnx", "x=1,3,640,640"): (
        2301935744, 64, 41, 1171593, {"Resize": 6, "Concat": 1},
    ),
    ("magika", "models/standard_v3_3/model.onnx", "bytes=1,2048"): (366717952, 3, 3, 784215, {"Expand": 7, "Slice": 2}),
    ("silero_vad", "data/silero_vad_16k_sequence.onnx", "input=100,576"): (
        74560000, 7, 7, 309633, {"Pad": 1, "Slice": 4},
    ),
}  # fmt: skip


@pytest.mark.parametrize("where", REAL, ids=lambda where: where[1].rpartition("/")[2])
def test_real_models_have_their_known_totals(where: tuple[str, str, str]) -> None:
    package, file, sizes = where
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        pytest.skip(f"the wheel of {package}, which holds {file}, is not installed")
    path = Path(found.origin).parent / file
    if not path.is_file():
        pytest.skip(f"this {package} holds no {file}")
    name, _, numbers = sizes.partition("=")
    net = read_onnx(path, shapes={name: [int(n) for n in numbers.split(",")]} if name else None)
    macs, layers, distinct, parameters, moves = REAL[where]
    assert (net.macs, net.mac_layers, net.distinct_mac_layers) == (macs, layers, distinct)
    assert (net.parameters, net.moves, net.uncosted) == (parameters, moves, {})


def test_the_models_of_single_operators_that_onnx_ships() -> None:
    folder = Path(onnx.__file__).parent / "backend" / "test" / "data"
    files = [path for path in sorted(folder.rglob("*.onnx")) if "light" not in path.parts]
    if len(files) != 140:
        pytest.skip(f"this onnx ships {len(files)} models of single operators, not 140")
    named = {path.parent.name: net.uncosted for path in files if (net := read_onnx(path)).uncosted}
    assert len(named) == 17
    assert all(any(word in name for word in ("sequence", "strnorm", "gradient", "shrink")) for name in named)
