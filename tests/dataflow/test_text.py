"""Networks and hardware as text: what users have is read, what is wrong gets one line, writing is undone by reading."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Cluster, Coupling, Layer, Map, Network, resolve
from piste.dataflow.hardware import NOCS, Hardware, Noc
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.text import (
    parse_directives,
    parse_network,
    read_hardware,
    read_network,
    write_network,
)
from piste.errors import SpecError
from tests.examples import examples

EXAMPLES = Path(__file__).parent.parent.parent / "examples"

PLAIN = """\
Network n {
    Layer a {
        Type: CONV
        Dimensions { K: 4, C: 4, R: 3, S: 3, Y: 8, X: 8 }
        Dataflow {
            SpatialMap(1,1) K;
            TemporalMap(Sz(R),1) Y;
        }
    }
}
"""
DIMS = {"K": 4, "C": 4, "R": 3, "S": 3, "Y": 8, "X": 8}
LAYER = Layer("a", "CONV", DIMS, (Map("K", 1, 1, spatial=True), Map("Y", "Sz(R)", 1)))


def only(text: str) -> Layer:
    (layer,) = parse_network(text).layers
    return layer


def test_a_plain_network() -> None:
    assert parse_network(PLAIN) == Network("n", (LAYER,))


@pytest.mark.parametrize(
    "text",
    [
        re.sub(r"[:;]|,(?! )", " ", PLAIN),  # the released tool takes these for blanks
        re.sub(r"\s*([{}])\s*", r"\1", PLAIN),
        PLAIN.replace("SpatialMap", "SPATIALMAP").replace("TemporalMap", "temporalmap").replace("Network", "network"),
        PLAIN.replace("\n", " // comment } {\n"),
        PLAIN.replace("Type", "/* one\n two */ Type"),
        PLAIN.replace("\n", "\r\n").replace("    ", "\t"),
        PLAIN.replace("Type: CONV", "Type: CONV Stride { X: 1, Y: 1 }"),
        PLAIN.replace("Y: 8, X: 8", "Y': 6, X': 6"),
        PLAIN.replace("Y: 8, X: 8", "Y\N{RIGHT SINGLE QUOTATION MARK}: 6, X\N{PRIME}: 6"),
        "Constant E 2*4; Constant ONE = 1\n" + PLAIN.replace("8", "E").replace("(1,1)", "(ONE,E-7)"),
        PLAIN.replace("(1,1)", "((2 + 1) / 2, 7 - 2 * 3)"),
    ],
)
def test_the_same_network_in_other_clothes(text: str) -> None:
    assert parse_network(text) == Network("n", (LAYER,))


def test_directives_alone() -> None:
    text = "SpatialMap(1,1) K; TemporalMap(8+Sz(S)-1, 8) X'\nCluster(8)\nCluster(Sz(R), L)"
    expected = (Map("K", 1, 1, True), Map("X'", "8+Sz(S)-1", 8), Cluster(8), Cluster("Sz(R)"))
    assert parse_directives(text) == parse_directives(f"Dataflow {{ {text} }}") == expected


def test_stride_before_or_after_the_dimensions() -> None:
    before = PLAIN.replace("Type: CONV", "Type: CONV Stride { Y: 2, X: 3 }")
    after = PLAIN.replace("        Dataflow", "        Stride { X: 3 Y: 2 }\n        Dataflow")
    assert only(before) == only(after)
    assert only(before).stride == (2, 3)


def test_given_outputs_become_inputs_under_a_stride() -> None:
    layer = only(PLAIN.replace("Y: 8, X: 8", "Y': 6, X': 4").replace("Type: CONV", "Type: CONV Stride { Y: 2, X: 3 }"))
    assert (layer.dims["Y"], layer.dims["X"]) == (13, 12)
    transposed = PLAIN.replace("CONV", "TRCONV Stride { X: 2, Y: 2 }").replace(
        "R: 3, S: 3, Y: 8, X: 8", "R: 2 S: 2 Y': 56 X': 56"
    )
    assert only(transposed).dims["Y"] == 29
    assert resolve(only(transposed)).dims["Y"] == 57


def test_a_layer_without_a_dataflow_runs_that_of_the_layer_before() -> None:
    second = " Layer b { Type: CONV Dimensions { K: 9, C: 9, R: 5, S: 5, Y: 9, X: 9 } } }"
    first, second_layer = parse_network(PLAIN.rstrip()[:-1] + second).layers
    assert second_layer.directives == first.directives
    assert resolve(second_layer).directives[1] == Map("Y", 5, 1)
    assert resolve(first).directives[1] == Map("Y", 3, 1)


def test_a_file_without_any_dataflow_is_a_list_of_layers() -> None:
    layer = only("Network n { Layer L0 { Type: CONV Dimensions { K: 4, C: 4, R: 3, S: 3, Y: 8, X: 8 } } }")
    assert layer.directives == ()
    with pytest.raises(SpecError, match="layer 'L0': no dataflow; write Dataflow"):
        resolve(layer)


def test_names_may_be_missing_or_odd() -> None:
    odd = PLAIN.replace("Network n", "Network").replace("Layer a", "Layer conv2-1.b (first)")
    network = parse_network(odd)
    assert parse_network(PLAIN.replace("Layer a {", "Layer :\n{")).layers[0].name == "Layer"
    assert (network.name, network.layers[0].name) == ("Network", "conv2-1.b (first)")


def test_a_stated_coupling() -> None:
    text = """Network n { Layer s {
        Coupling { Input: B M E, Filter: B E P  Output: B M P }
        Density { Input: 0.5 Filter: 0.25 }
        Dimensions { B: 2, M: 3, E: 4, P: 5 }
        Dataflow { SpatialMap(1,1) M }
    } }"""
    layer = only(text)
    assert layer.coupling == Coupling(("B", "M", "E"), ("B", "E", "P"), ("B", "M", "P"))
    assert (layer.type, layer.density) == ("CUSTOM", {"input": 0.5, "filter": 0.25})
    primed = only(text.replace("Map", "map").replace("M", "X").replace("Output: B X P", "Output: B X' P"))
    assert primed.coupling.output == ("B", "X", "P")


@pytest.mark.parametrize("type_", COUPLINGS)
def test_every_type_of_layer(type_: str) -> None:
    dims = dict.fromkeys([*COUPLINGS[type_].input, *COUPLINGS[type_].filter, *COUPLINGS[type_].output, *"RS"], 4)
    if "Y" not in dims:
        del dims["R"], dims["S"]
    said = ", ".join(f"{dim}: {size}" for dim, size in dims.items())
    layer = only(f"Network n {{ Layer a {{ Type: {type_.lower()} Dimensions {{ {said} }} }} }}")
    assert layer == Layer("a", type_, dims, (), coupling=COUPLINGS[type_])
    optional = {"FC": "NYXRS", "GEMM": "", "BMM": ""}.get(type_, "N")
    for dim in set(dims) - set(optional):
        missing = said.replace(f"{dim}: 4", "")
        with pytest.raises(SpecError, match=f"a {type_} layer needs {dim};"):
            only(f"Network n {{ Layer a {{ Type: {type_} Dimensions {{ {missing} }} }} }}")


def test_a_fully_connected_layer_needs_no_window() -> None:
    layer = only("Network n { Layer a { Type: FC Dimensions { K: 4096, C: 512, Y: 7, X: 7 } } }")
    assert layer.dims == {"K": 4096, "C": 512, "Y": 7, "X": 7, "R": 7, "S": 7}
    layer = only("Network n { Layer a { Type: FC Dimensions { K: 10, C: 20 } } }")
    assert layer.dims == {"K": 10, "C": 20, "Y": 1, "X": 1, "R": 1, "S": 1}


WRONG = {
    ("K;", "Q;"): "6: layer 'a': SpatialMap(1,1) Q: no dimension 'Q'; known: K, C, R, S, Y, X, Y', X'",
    ("K;", "k;"): "6: layer 'a': SpatialMap(1,1) k: no dimension 'k'; did you mean 'K'?",
    ("K;", "N;"): "6: layer 'a': SpatialMap(1,1) N: no dimension 'N'; known: K, C, R, S, Y, X, Y', X'",
    ("K;", ";"): "6: found ';', expected a dimension such as K or X'",
    ("K;", "K; Cluster(0)"): "6: layer 'a': Cluster(0,P): the size is 0; write at least 1",
    ("K;", "K; Cluster(2,Q)"): "6: found 'Q', expected ')'",
    ("K;", "K; /* and"): "6: a comment that does not end; close it with '*/'",
    ("CONV", "CNV"): "3: no layer type 'CNV'; did you mean 'CONV'?",
    ("CONV", "GEMM"): "4: layer 'a': no tensor of a GEMM layer has a dimension 'C'; known: M, K, N",
    ("CONV", "DSCONV"): "4: layer 'a': no tensor of a DSCONV layer has a dimension 'K'; known: N, C, Y, X, R, S",
    ("Type: CONV", ""): "2: layer 'a' has no Type; write Type: CONV",
    ("Type: CONV", "Type: CONV Type: CONV"): "3: a second Type in layer 'a'; keep one of them",
    ("Type: CONV", "Type: CONV Stride { Z: 1 }"): "3: a stride of 'Z'; write Stride { X: 2, Y: 2 }",
    ("Type: CONV", "Type: CONV Stride { X: 0 }"): (
        "3: layer 'a': the stride of X is 0; write a whole number of at least 1"
    ),
    ("Type: CONV", "Type: CONV Stride { X: 1.5 }"): (
        "3: found '1.5', expected a whole number or the size of a dimension; write 8 or Sz(R)"
    ),
    ("Type: CONV", "Type: CONV Density { Input: 2 }"): (
        "3: layer 'a': the density of input is 2.0; write a number above 0 and up to 1"
    ),
    ("Type: CONV", "Type: CONV Density { Input: nan }"): (
        "3: layer 'a': the density of input is nan; write a number above 0 and up to 1"
    ),
    ("Type: CONV", "Type: CONV Density { In: 0.5 }"): (
        "3: layer 'a': a density of 'in', which this layer does not have; write Input, Filter or Output"
    ),
    ("Type: CONV", "Type: CONV Density { Input: half }"): "3: found 'half', expected a share such as 0.5",
    ("Type: CONV", "Type: CONV Coupling { Input: X }"): (
        "3: a Coupling needs Input and Output; write Coupling { Input: M K, Filter: K N, Output: M N }"
    ),
    ("Type: CONV", "Type: CONV Coupling { Input: C C Filter: C Output: C }"): (
        "3: layer 'a': the input has a dimension twice: C C; write each once"
    ),
    ("Type: CONV", "Type: CONV Coupling { Input: C Y Filter: C Y Output: C Y }"): (
        "3: layer 'a': Y slides over a filter, which cannot have it; write R"
    ),
    ("Type: CONV", "Type: CONV Coupling { Input: C Input: C }"): "3: a second Input in Coupling; keep one of them",
    ("Type: CONV", "Type: CONV Density { Input: 1 input: 1 }"): "3: a second input in Density; keep one of them",
    ("R: 3, ", ""): "4: layer 'a': a CONV layer needs R; add 'R: 1' or its size to Dimensions",
    ("R: 3, S: 3, ", ""): "4: layer 'a': a CONV layer needs R and S; add 'R: 1' or its size to Dimensions",
    ("K: 4", "K: 0"): "4: layer 'a': K is 0; write a whole number of at least 1",
    ("K: 4", "K: -4"): "4: layer 'a': K is -4; write a whole number of at least 1",
    ("K: 4", "K: four"): "4: found 'four', expected a whole number; no constant has that name",
    ("K: 4", "K: Sz(C)"): "4: K is Sz(C); write a whole number",
    ("K: 4", "K: 4, K: 4"): "4: a second K in Dimensions; keep one of them",
    ("K: 4", "K: 4, Q: 4"): "4: layer 'a': no tensor of a CONV layer has a dimension 'Q'; known: N, C, Y, X, K, R, S",
    ("Y: 8", "Y: 2"): "4: layer 'a': R is 3 and Y is 2, so there is no output; write a Y of at least 3",
    ("Y: 8", "Y: 8, Y': 6"): "4: Y and Y' for one layer; keep one of them",
    ("Y: 8", "Y': 0"): "4: layer 'a': R is 3 and Y is 2, so there is no output; write a Y of at least 3",
    ("Dimensions", "Dimension"): (
        "4: found 'Dimension', expected Type, Stride, Dimensions, Dataflow, Coupling, Density or '}'"
    ),
    ("(1,1)", "(1,0)"): "6: layer 'a': SpatialMap(1,0) K: the offset is 0; write at least 1",
    ("(1,1)", "(1,-1)"): "6: layer 'a': SpatialMap(1,-1) K: the offset is -1; write at least 1",
    ("(1,1)", "(0,1)"): "6: layer 'a': SpatialMap(0,1) K: the size is 0; write at least 1",
    ("(1,1)", "(1)"): "6: found ')', expected a whole number, a constant or Sz(D)",
    ("(1,1)", "(1,1"): "6: found 'K', expected ')'",
    ("(1,1)", " 1,1)"): "6: found '1', expected '('",
    ("(1,1)", "(1.5,1)"): "6: found '1.5', expected a whole number or the size of a dimension; write 8 or Sz(R)",
    ("(1,1)", "(8/0,1)"): "6: a size is divided by zero; write another divisor",
    ("(1,1)", "(8/(Sz(R)-3),1)"): (
        "6: layer 'a': SpatialMap(8/(Sz(R)-3),1) K: a size is divided by zero; write another divisor"
    ),
    ("Sz(R)", "Sz(Q)"): (
        "7: layer 'a': TemporalMap(Sz(Q),1) Y: Sz(Q): the layer has no dimension 'Q'; known: K, C, R, S, Y, X, Y', X'"
    ),
    ("Sz(R)", "Sz(R"): "7: found ',', expected ')'",
    ("Sz(R)", "TILE"): "7: found 'TILE', expected a whole number; no constant has that name",
    ("Sz(R)", "8+"): "7: found ',', expected a whole number, a constant or Sz(D)",
    (" Y;", " Y; TemporalMap(1,1) Y'"): (
        "7: layer 'a': TemporalMap(1,1) Y': this level has TemporalMap(Sz(R),1) Y already; "
        "keep one of them or put a Cluster between"
    ),
    (" Y;", " Y; SpatialMap(1,1) C; SpatialMap(1,1) X"): (
        "7: layer 'a': SpatialMap(1,1) X: a third SpatialMap in one level; put a Cluster between"
    ),
    ("TemporalMap", "?Map"): "7: found '?Map', expected TemporalMap, SpatialMap, Cluster or '}'",
    ("Network n {", "Network n"): "2: found 'Layer', expected '{'",
    ("Layer a {", "Layer a"): "3: found 'Type', expected '{'",
    ("Network", "Constant K x; Network"): "1: found 'x', expected a whole number; no constant has that name",
    ("Network", "Constant K Sz(C); Network"): (
        "1: found Sz(C), expected a whole number, because no layer is known here"
    ),
    ("Network", "Constant K 1; Constant K 2; Network"): "1: a second Constant K; keep one of them",
    ("Network", "Net"): "1: found 'Net', expected Constant or Network",
    ("}\n}\n", "}\n"): "9: found the end of the file, expected Layer or '}'",
    ("    }\n}\n", "}\n"): (
        "9: found the end of the file, expected Layer or '}'"
    ),
    ("}\n}\n", "}\n}\nAccelerator { }\n"): (
        "11: found 'Accelerator', expected the end; a file has one network, and hardware has a file of its own"
    ),
}  # fmt: skip


@pytest.mark.parametrize("change", WRONG, ids=" -> ".join)
def test_what_is_wrong_is_said_in_one_line(change: tuple[str, str], tmp_path: Path) -> None:
    assert change[0] in PLAIN
    path = tmp_path / "file.m"
    path.write_text(PLAIN.replace(*change, 1), encoding="utf-8-sig")
    with pytest.raises(SpecError) as error:
        read_network(path)
    assert str(error.value) == f"{path}:{WRONG[change]}"


def test_a_stride_needs_what_it_strides_over() -> None:
    text = "Network n { Layer g { Type: GEMM Dimensions { M: 4, N: 4, K: 4 }\nStride { X: 1 } } }"
    with pytest.raises(SpecError, match=r"^text:2: a stride of X in a layer without X; leave it out$"):
        parse_network(text)


def test_no_upscaled_input_has_some_outputs() -> None:
    text = PLAIN.replace("CONV", "TRCONV Stride { Y: 2 }").replace("Y: 8", "Y': 6")
    with pytest.raises(SpecError, match=r"^text:4: no upscaled input gives Y' of 6; write Y instead$"):
        parse_network(text)


def test_no_truncated_file_is_read() -> None:
    for end in range(len(PLAIN) - 2):
        with pytest.raises(SpecError, match=r"^text:\d+: [^\n]+$"):
            parse_network(PLAIN[:end])


@given(st.data())
@settings(max_examples=examples(200))
def test_no_text_breaks_the_reader(data: st.DataObject) -> None:
    words = re.findall(r"\w+'?|[^\w\s]", PLAIN)
    a, b = sorted(data.draw(st.tuples(*[st.integers(0, len(words))] * 2)))
    fresh = data.draw(st.lists(st.sampled_from([*words, "0", "-", "/", "'", "\N{SUPERSCRIPT TWO}", "Sz"]), max_size=4))
    try:
        parse_network(" ".join([*words[:a], *fresh, *words[b:]]))
    except SpecError as error:
        assert re.match(r"text:1: [^\n]+$", str(error))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"no file named '.*none\.m'; write the path of a file"):
        read_network(tmp_path / "none.m")
    (tmp_path / "binary.m").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SpecError, match=r"this is no text .* write plain UTF-8 text"):
        read_network(tmp_path / "binary.m")
    with pytest.raises(SpecError, match="is a folder; name a file in it"):
        read_network(tmp_path)


# Writing

NAMES = st.from_regex(r"[A-Za-z0-9_][A-Za-z0-9_.+ -]{0,6}[A-Za-z0-9_]", fullmatch=True)
SIZES = st.one_of(st.integers(1, 9), st.sampled_from(["Sz(R)", "8+Sz(S)-1", "Sz(Y')", "2*(Sz(K)+1)/2"]))


@st.composite
def layers(draw: st.DrawFn) -> Layer:
    dims = {dim: draw(st.integers(1, 9)) for dim in "KC"} | {dim: draw(st.integers(1, 3)) for dim in "RS"}
    dims |= {dim: draw(st.integers(3, 9)) for dim in "YX"}
    directives: list[Map | Cluster] = []
    for _ in range(draw(st.integers(0, 2))):
        chosen = draw(st.lists(st.sampled_from([*"KCRS", *draw(st.sampled_from(["YX", ("Y'", "X'")]))]), unique=True))
        spatial = draw(st.integers(0, 2))
        directives += [Map(dim, draw(SIZES), draw(SIZES), i < spatial) for i, dim in enumerate(chosen)]
        directives.append(Cluster(draw(SIZES)))
    types = ["CONV", "TRCONV", "mine"]
    stride = draw(st.tuples(st.integers(1, 3), st.integers(1, 3)))
    density = draw(st.dictionaries(st.sampled_from(["input", "filter", "output"]), st.floats(0.01, 1)))
    return Layer(draw(NAMES), draw(st.sampled_from(types)), dims, tuple(directives), stride, density=density)


@given(NAMES, st.lists(layers(), max_size=3))
@settings(max_examples=examples(100))
def test_reading_undoes_writing(name: str, drawn: list[Layer]) -> None:
    network = Network(name, tuple(drawn))
    assert parse_network(write_network(network)) == network


def test_the_written_text() -> None:
    assert write_network(Network("n", (LAYER,))) == PLAIN


@pytest.mark.parametrize("name", ["", "a{b", "a\nb", "a//b", " a", "a;"])
def test_names_that_cannot_be_written(name: str) -> None:
    with pytest.raises(SpecError, match="cannot stand in a file"):
        write_network(Network(name, ()))


@pytest.mark.parametrize("dataflow", TABLE_3)
def test_the_examples_run_every_dataflow_and_are_written_back(dataflow: str) -> None:
    network = read_network(EXAMPLES / "vgg16-kcp.m")
    assert [layer.name for layer in network.layers] == ["CONV2", "CONV11", "FC1"]
    network = Network(network.name, tuple(layer_with(layer, dataflow) for layer in network.layers))
    assert parse_network(write_network(network)) == network


# Hardware


def test_hardware_of_the_released_tool() -> None:
    hardware = Hardware(256, (Noc(32, 1),), l1_size=2048, l2_size=1048576)
    assert read_hardware(EXAMPLES / "accelerator.m") == hardware
    assert read_hardware("num_pes=256,l1_size=2048,l2_size=1048576,noc_bw=32") == hardware


def test_older_names_and_comments(tmp_path: Path) -> None:
    path = tmp_path / "hw.m"
    path.write_text("// mine\nNumPEs: 168 // PEs\nL1Size 256; NoC_BW: 14\nNoC_NumHops: 2, offchip_bw_cstr: 70")
    assert read_hardware(path) == Hardware(168, (Noc(14, 2),), l1_size=256, offchip=70)


@pytest.mark.parametrize(
    ("said", "latency"),
    [
        ("", 1),
        ("noc_hops=8", 8),
        ("noc_hops=0", 0),
        ("noc_hops=1,noc_hop_latency=0", 0),
        ("noc_hops=3,noc_hop_latency=2", 6),
    ],
)
def test_the_length_of_the_pipe(said: str, latency: int) -> None:
    assert read_hardware(f"num_pes=4,{said}").nocs == (Noc(None, latency),)


def test_a_pipe_for_every_level_and_switches() -> None:
    said = (
        "num_pes=64,noc_bw=32/8,noc_hops=2,simd_lanes=4,multicast=false,reduction=False,forwarding=true,channels=true"
    )
    nocs = (Noc(32, 2, channels=True), Noc(8, 2, channels=True))
    assert read_hardware(said) == Hardware(64, nocs, lanes=4, multicast=False, reduction=False, forwarding=True)


def test_channels_of_their_own_widths() -> None:
    (noc,) = read_hardware("num_pes=168,input_bw=1,filter_bw=4,output_bw=4").nocs
    assert noc == Noc(None, 1, channels=True, widths={"input": 1, "filter": 4, "output": 4})
    (noc,) = read_hardware("num_pes=168,noc=hierarchical-bus,noc_bw=4,input_bw=unlimited").nocs
    assert noc == Noc(4, 2, channels=True, widths={"input": None})
    assert (noc.width("input"), noc.width("filter")) == (None, 4)
    outer, inner = read_hardware("num_pes=64,noc_bw=32/8,channels=true/false,filter_bw=4/2").nocs
    assert (outer, inner) == (Noc(32, 1, channels=True, widths={"filter": 4}), Noc(8, 1))


def test_what_pes_wait_for() -> None:
    assert read_hardware("num_pes=4,awaited=filter") == Hardware(4, awaited=("filter",))
    assert read_hardware("num_pes=4,awaited=Input/Filter").awaited == ("input", "filter")


def test_hardware_that_means_nothing() -> None:
    with pytest.raises(SpecError, match=r"^a width for 'weights'; write input, filter or output$"):
        Noc(4, channels=True, widths={"weights": 1})
    with pytest.raises(SpecError, match="widths of single tensors without channels"):
        Noc(4, widths={"input": 1})
    with pytest.raises(SpecError, match=r"^awaited has 'output'; write input or filter, which PEs fetch$"):
        Hardware(4, awaited=("filter", "output"))


def test_a_network_by_name_and_what_is_changed_of_it() -> None:
    assert read_hardware("num_pes=60,noc=mesh") == Hardware(60, (Noc(8, 8),), multicast=False, reduction=False)
    changed = read_hardware("num_pes=60,noc=mesh,noc_bw=2,multicast=true")
    assert changed == Hardware(60, (Noc(2, 8),), multicast=True, reduction=False)
    for name, make in NOCS.items():
        assert read_hardware(f"num_pes=10,noc={name}") == make(10)


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("num_pe=4", "hardware: no setting 'num_pe'; did you mean 'num_pes'?"),
        ("num_pes=x", "hardware: num_pes is x; write a whole number of at least 1"),
        ("num_pes=2.5", "hardware: num_pes is 2.5; write a whole number of at least 1"),
        ("num_pes=0", "hardware: num_pes is 0; write a whole number of at least 1"),
        ("num_pes=-4", "hardware: num_pes is -4; write a whole number of at least 1"),
        ("num_pes=4,noc_bw=0", "hardware: noc_bw is 0; write a whole number of at least 1"),
        ("num_pes=4,num_pes=4", "hardware: a second num_pes; keep one of them"),
        ("num_pes=4,noc_bw=", "hardware: found the end, expected a value for noc_bw; write noc_bw=8"),
        ("num_pes=4,noc=msh", "hardware: no network 'msh'; did you mean 'mesh'?"),
        ("num_pes=4,multicast=2", "hardware: multicast is 2; write true or false"),
        ("num_pes=4,noc=", "hardware: found the end, expected a value for noc; write noc=mesh"),
        ("num_pes=4,channels=", "hardware: found the end, expected a value for channels; write channels=true"),
        ("num_pes=4,awaited=", "hardware: found the end, expected a value for awaited; write awaited=filter"),
        ("num_pes=4,awaited=weights", "hardware: awaited is weights; write input, filter or input/filter"),
        ("num_pes=4,awaited=output", "hardware: awaited is output; write input, filter or input/filter"),
        ("num_pes=4,awaited=filter/filter", "hardware: awaited is filter/filter; write input, filter or input/filter"),
        ("num_pes=4,input_bw=0", "hardware: input_bw is 0; write a whole number of at least 1"),
        ("num_pes=4,weight_bw=1", "hardware: no setting 'weight_bw'; did you mean 'input_bw'?"),
        (
            "num_pes=4,channels=false,filter_bw=1",
            "hardware: filter_bw is for a channel of its own, and channels is false; leave one of them out",
        ),
        ("noc_bw=1/2,noc_hops=1/2/3", "hardware: noc_bw of 2 levels beside 3; give one value or 3"),
        ("input_bw=1/2,noc_hops=1/2/3", "hardware: input_bw of 2 levels beside 3; give one value or 3"),
        ("none.m", "no file named 'none.m'; write the path of a file or num_pes=256,noc_bw=32,noc_hops=1"),
    ],
)
def test_wrong_hardware(said: str, answer: str) -> None:
    with pytest.raises(SpecError) as error:
        read_hardware(said)
    assert str(error.value) == answer


def test_wrong_hardware_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "hw.m"
    path.write_text("num_pes: 4\n\nnoc_bandwidth: 4\n")
    with pytest.raises(SpecError, match=r"hw.m:3: no setting 'noc_bandwidth'; "):
        read_hardware(path)


LIMITS = st.none() | st.integers(1, 9)


@st.composite
def pipes(draw: st.DrawFn) -> tuple[Noc, ...]:
    """Levels that all have or have not a width for a tensor, if they have channels."""
    own = draw(st.lists(st.sampled_from(["input", "filter", "output"]), unique=True))
    nocs = []
    for channels in draw(st.lists(st.booleans(), min_size=1, max_size=3)):
        widths = {tensor: draw(LIMITS) for tensor in own if channels}
        nocs.append(Noc(draw(LIMITS), draw(st.integers(0, 9)), channels, widths))
    return tuple(nocs)


def write_hardware(hardware: Hardware) -> str:
    """Text of a file that `read_hardware` reads back as hardware that works alike; absent limits are left out."""
    nocs = hardware.nocs
    said = {
        "num_pes": hardware.pes,
        "l1_size_cstr": hardware.l1_size,
        "l2_size_cstr": hardware.l2_size,
        "noc_bw_cstr": "/".join(str(noc.words_per_cycle or "unlimited") for noc in nocs),
        "NoC_NumHops": "/".join(str(noc.latency) for noc in nocs),
        "channels": "/".join(str(noc.channels) for noc in nocs) if any(noc.channels for noc in nocs) else None,
        **{
            key: "/".join(str(noc.width(tensor) or "unlimited") for noc in nocs)
            for tensor, key in {tensor: f"{tensor}_bw" for tensor in ("input", "filter", "output")}.items()
            if any(tensor in noc.widths for noc in nocs)
        },
        "awaited": "/".join(hardware.awaited) or None,
        "offchip_bw_cstr": hardware.offchip,
        "simd_lanes": hardware.lanes if hardware.lanes != 1 else None,
        "multicast": None if hardware.multicast else False,
        "reduction": None if hardware.reduction else False,
        "forwarding": hardware.forwarding or None,
    }
    return "".join(f"{key}: {str(number).lower()}\n" for key, number in said.items() if number is not None)


@given(
    st.builds(
        Hardware,
        st.integers(1, 300),
        pipes(),
        lanes=st.integers(1, 9),
        multicast=st.booleans(),
        reduction=st.booleans(),
        forwarding=st.booleans(),
        awaited=st.sampled_from([(), ("input",), ("filter",), ("input", "filter")]),
        l1_size=LIMITS,
        l2_size=LIMITS,
        offchip=LIMITS,
    )
)
@settings(max_examples=examples(50))
def test_reading_undoes_writing_hardware(tmp_path_factory: pytest.TempPathFactory, hardware: Hardware) -> None:
    path = tmp_path_factory.mktemp("hardware") / "hw.m"
    path.write_text(write_hardware(hardware))
    assert read_hardware(path) == hardware
