"""Files of SCALE-Sim, ZigZag, AccelForge and MAESTRO."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

import piste
from piste.errors import SpecError
from piste.readers import read_foreign
from piste.spec.architecture import Architecture
from piste.spec.network import Network
from piste.spec.workload import Workload
from tests.cli.test_cli import run

TITLES = "Layer name, IFMAP Height, IFMAP Width, Filter Height, Filter Width, Channels, Num Filter, Strides,\n"


def test_topologies(tmp_path: Path) -> None:
    path = tmp_path / "net.csv"
    path.write_text(f"\ufeff{TITLES}Conv1,224,224,7,7,3,64,2,\nConv2,56,56,3,3,64,64,1,\n")
    net = piste.load(path)
    assert isinstance(net, Network)
    assert [op.macs for op in net.operations] == [109 * 109 * 49 * 3 * 64, 54 * 54 * 9 * 64 * 64]
    assert "cannot say padding" in net.notes[0]
    path.write_text("Layer,M,N,K,\nfc,4,5,6,\n")
    assert piste.load(path).macs == 120  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("dw#dw,8,8,3,3,4,4,1", "depthwise"),
        ("c,8,8,3,3,4", "8 columns, found 6"),
        ("c,B,8,3,3,4,4,1", "'B' where a number belongs"),
        ("c,2,2,3,3,4,4,1", "larger than its input"),
        ("c,8,8,3,3,4,4,0", "a size of 0"),
        ("c,8,8,3,3,4,4,1,1,1,7", "8 columns, found 11"),
        ("c,8,8,3,3,4,4,1,#dw", "depthwise"),
    ],
)
def test_wrong_topologies_are_told_with_their_line(tmp_path: Path, row: str, message: str) -> None:
    path = tmp_path / "net.csv"
    path.write_text(f"{TITLES}{row}\n")
    with pytest.raises(SpecError, match=f"net.csv:2: .*{message}"):
        piste.load(path)


def test_the_machine_of_scale_sim(tmp_path: Path) -> None:
    path = tmp_path / "tpu.cfg"
    path.write_text(
        "[architecture_presets]\nArrayHeight: 32\nArrayWidth: 16\nIfmapSramSzkB: 64\nFilterSramSzkB: 32\n"
        "OfmapSramSzkB: 16\nDataflow: ws\nBandwidth: 10\n"
    )
    chip = piste.load(path)
    assert isinstance(chip, Architecture)
    assert chip.instances("MAC") == 512 and chip.memories["filter_sram"].capacity_bytes == 32768
    path.write_text("[general]\n")
    with pytest.raises(SpecError, match="no section"):
        piste.load(path)


ZIGZAG = """\
- id: 0
  name: conv1
  operator_type: Conv
  equation: O[b][k][oy][ox]+=W[k][c][fy][fx]*I[b][c][iy][ix]
  dimension_relations: [ix=2*ox+1*fx, iy=2*oy+1*fy]
  loop_dims: [B, K, C, OY, OX, FY, FX]
  loop_sizes: [1, 64, 3, 112, 112, 7, 7]
  operand_precision: {W: 8, I: 8, O: 16, O_final: 8}
- id: 1
  operator_type: Pooling
  equation: O[b][g][oy][ox]+=W[fx][fy]*I[b][g][iy][ix]
  dimension_relations: [ix=2*ox+1*fx, iy=2*oy+1*fy]
  loop_dims: [B, G, OY, OX, FX, FY]
  loop_sizes: [1, 64, 56, 56, 3, 3]
  operand_precision: {I: 8, W: 0, O: 16}
- id: 2
  operator_type: Conv_downsample
  equation: O[b][k][oy][ox]+=W[k][c][fy][fx]*I[b][c][iy][ix]
  dimension_relations: [ix=2*ox+1*fx, iy=2*oy+1*fy]
  loop_dims: [B, K, C, OY, OX, FY, FX]
  loop_sizes: [1, 128, 64, 28, 28, 3, 3]
"""


def test_zigzag_workloads_and_accelerators(tmp_path: Path) -> None:
    path = tmp_path / "net.yaml"
    path.write_text(ZIGZAG)
    net = piste.load(path)
    assert isinstance(net, Network)
    assert net.macs == 118013952 + 128 * 64 * 28 * 28 * 9
    assert str(net.operations[0].workload.einsums[0]) == "O[b,k,oy,ox] = I[b,c,2*oy+fy,2*ox+fx] * W[k,c,fy,fx]"  # type: ignore[union-attr]
    assert net.operations[1].kind == "vector" and "1 downsamples have filters of 9 taps" in net.notes[0]
    ports = "ports: [{type: read_write, bandwidth_max: 64}]"
    memory = f"{{size: %d, r_cost: 8, w_cost: 8, operands: %s, {ports}, served_dimensions: %s}}"
    rows = [("rf", 8, "[I2]", "[]"), ("sram", 65536, "[I1, O]", "[D1, D2]"), ("dram", 10**9, "[I1, I2, O]", "[D1, D2]")]
    text = "name: small\nmemories:\n" + "".join(f"  {n}: {memory % (s, o, d)}\n" for n, s, o, d in rows)
    text += "operational_array: {unit_energy: 0.04, dimensions: [D1, D2], sizes: [4, 8]}\n"
    path.write_text(text)
    chip = piste.load(path)
    assert isinstance(chip, Architecture)
    assert (chip.instances("rf"), chip.instances("sram"), chip.memories["sram"].keeps) == (32, 1, ("input", "output"))
    assert chip.memories["sram"].read_pj == 1
    path.write_text(text.replace("served_dimensions: []", "served_dimensions: [D1]").replace("[D1, D2]", "[D2]", 1))
    with pytest.raises(SpecError, match="memories that share different axes have no order"):
        piste.load(path)


def test_accelforge_asks_for_what_its_template_leaves_open(tmp_path: Path) -> None:
    path = tmp_path / "ffn.yaml"
    path.write_text("""\
workload:
  rank_sizes: {B: {{BATCH_SIZE}}, M: 64, G: 32, C: {{4 * 32}}}
  bits_per_value: {All: 8}
  einsums:
  - "FFA[b, m, c] = Z[b, m, g] * WFFA[g, c]"
""")
    with pytest.raises(SpecError, match="it leaves BATCH_SIZE open; say --set BATCH_SIZE=VALUE"):
        piste.load(path)
    w = piste.load(path, values={"BATCH_SIZE": "2"})
    assert isinstance(w, Workload)
    assert w.sizes == {"b": 2, "m": 64, "c": 128, "g": 32} and w.bits["Z"] == 8
    path.write_text("{{''.__class__.__mro__}}\nworkload: {rank_sizes: {}, einsums: []}\n")
    with pytest.raises(SpecError, match=r"ffn\.yaml: "):
        piste.load(path)


def test_maestro_networks() -> None:
    net = piste.load("examples/vgg16-kcp.m") if Path("examples/vgg16-kcp.m").is_file() else None
    if net is None:
        pytest.skip("the examples are not beside the tests")
    assert isinstance(net, Network) and net.mac_layers > 1 and net.uncosted == {}


def test_accelforge_templates_include_files_beside_them(tmp_path: Path) -> None:
    """Data of other files under a name, lists in lists, merged sizes, assertions; only YAML beside it is read."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "ffn.yaml").write_text(
        "workload:\n  rank_sizes: {M: {{TOKENS}}, C: {{INNER}}, J: 8}\n"
        "  einsums:\n  - 'U[m, c] = Z[m, j] * V[j, c]'\n  - 'D[m, j] = U[m, c] * W[c, j]'\n"
    )
    model = tmp_path / "model.yaml"
    text = (
        '{{include_text("../_renames_default.yaml")}}\n{{add_to_path("parts")}}\n{% set INNER = 32 %}\n'
        '{% set FFN = include("ffn.yaml", "") %}\n{% assert TOKENS <= 16, "too many tokens" %}\n'
        "workload:\n  rank_sizes:\n    <<<: [{{FFN}}.workload.rank_sizes]\n    N: 4\n"
        "  einsums:\n  - {{FFN}}.workload.einsums\n  - 'L[m, n] = D[m, j] * H[j, n]'\n"
    )
    model.write_text(text)
    found = read_foreign(model, {"TOKENS": 8})
    assert [e.name for e in found.einsums] == ["U", "D", "L"] and found.sizes == {"m": 8, "c": 32, "j": 8, "n": 4}
    with pytest.raises(SpecError, match="too many tokens"):
        read_foreign(model, {"TOKENS": 17})
    with pytest.raises(SpecError, match=r"ffn.yaml: it leaves TOKENS open; say --set TOKENS=VALUE"):
        read_foreign(model, {})
    for name, why in (("/etc/passwd", "only YAML files beside it"), ("gone.yaml", "gone.yaml, which is not there")):
        model.write_text(text.replace("ffn.yaml", name))
        with pytest.raises(SpecError, match=why):
            read_foreign(model, {"TOKENS": 8})


def test_headings_and_columns_of_notes_in_topologies_are_said(tmp_path: Path) -> None:
    path = tmp_path / "net.csv"
    path.write_text(TITLES.strip() + "Eh,Ew\n,,,,\nSome net,\nConv1,8,8,3,3,4,4,1,6,6\n")
    net = piste.load(path)
    assert isinstance(net, Network) and net.macs == 36 * 9 * 16
    assert any("heading: Some net" in note for note in net.notes) and any("behind them" in note for note in net.notes)


def test_accelforge_windows_that_reach_beyond_are_padded(tmp_path: Path) -> None:
    path = tmp_path / "net.yaml"
    path.write_text("""\
workload:
  rank_sizes: {C: 4, N: ceil(9*2/C)}
  shape: {p0: 0 <= p0 < 8, p1: 0 <= p1 < 8, r: 0 <= r < 3}
  einsums:
  - {einsum: "A[p0,c] = X[p0,n] * V[n,c]"}
  - {einsum: "B[p1,c] = A[p1+r,c] * W[r,c]"}
""")
    found = piste.load(path)
    assert isinstance(found, Workload) and found.sizes["n"] == 5
    assert str(found.einsums[1]) == "B[p1,c] = A[p1+r-1 in 8,c] * W[r,c]" and "padding" in found.source


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("cell.yaml", "-MemCellType: RRAM\n", "arithmetic in memory arrays"),
        ("classes.yaml", "compound_components:\n  classes: []\n", "classes of components for Accelergy"),
        ("mapper.yaml", "mapper:\n  algorithm: random\n", "Timeloop's mapper"),
        ("shape.yaml", "shape:\n  name: gemm\n", "without an instance"),
        ("map.yaml", "mapping:\n  nodes:\n  - !Storage\n    tensors: [A]\n", "AccelForge are not read"),
        ("flow.m", "Dataflow {\n TemporalMap(1,1) K;\n}\n", "a dataflow without a layer"),
        ("map.csv", "", "the file is empty"),
        ("hint.yaml", "- name: default\n  spatial_mapping_hint:\n    D1: [K]\n", "leaves the rest to its search"),
        (
            "chip.yaml",
            "name: two\ncores: {0: array.yaml, 1: dram.yaml}\n",
            "name the file of one core, such as array.yaml",
        ),
        ("part.yaml", "{% if X is defined %}\na: 1\n{% endif %}\n", "a part that other files include"),
    ],
)
def test_files_that_describe_nothing_are_named(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(SpecError, match=message) as caught:
        piste.load(path)
    assert "\n" not in str(caught.value) and name in str(caught.value)


ACCELERATOR = """\
name: small
memories:
  rf: {size: 8, r_bw: 8, w_bw: 8, r_cost: 1, w_cost: 1, r_port: 1, w_port: 1,
    operands: [I2], served_dimensions: []}
  dram: {size: 8000, r_bw: 64, w_bw: 64, r_cost: 640, w_cost: 640, r_port: 0, w_port: 0, rw_port: 1,
    operands: [I1, I2, O], served_dimensions: [D1, D2]}
operational_array: {unit_energy: 0.04, dimensions: [D1, D2], sizes: [4, 8]}
"""
SUBTREE = """\
architecture:
  version: 0.3
  subtree:
  - name: System
    local: [{name: DRAM, class: DRAM, attributes: {width: 64, word-bits: 16}}]
    subtree:
    - name: PE[0..15]
      local:
      - {name: RF, class: regfile, attributes: {depth: 64, width: 16, word-bits: 16, meshX: 4}}
      - {name: MACC, class: intmac, attributes: {meshX: 4}}
"""
TABLE = "ERT:\n  tables:\n  - name: a.b\n    actions:\n    - {name: read, energy: 1.5}\n"


def test_data_of_another_shape_is_refused_on_one_line(tmp_path: Path) -> None:
    """Values in the place of lists, keys and numbers, and files that end early."""
    words = ["0", "nan", "inf", "null", "[]", "{}", "true", "99999999999999999999", "[1, [2]]", "x*y", "a"]
    rng, refused, path = Random(11), 0, tmp_path / "f.yaml"
    for _ in range(250):
        text = rng.choice([ACCELERATOR, SUBTREE, TABLE, ZIGZAG])
        for _ in range(rng.randint(1, 2)):
            found = rng.choice(list(re.finditer(r"[\w.+-]+", text)))
            text = text[: found.start()] + rng.choice(words) + text[found.end() :]
        path.write_text(text if rng.random() < 0.7 else text[: rng.randrange(len(text))])
        try:
            piste.load(path)
        except SpecError as error:
            refused += 1
            assert "\n" not in str(error)
    assert refused > 100


def test_what_other_versions_write(tmp_path: Path) -> None:
    path = tmp_path / "f.csv"
    path.write_text(TITLES.replace("Strides", "Stride Height, Stride Width") + "Conv1, 27, 27, 3, 3, 4, 8, 4, 2,\n")
    net = piste.load(path)
    assert isinstance(net, Network) and net.macs == 8 * 4 * 9 * 7 * 13
    path = tmp_path / "f.cfg"
    path.write_text(
        "[architecture_presets]\nArrayHeight: 4\nArrayWidth: 8\n"
        + "".join(f"{name}SramSz: 16\n" for name in ("Ifmap", "Filter", "Ofmap"))
    )
    chip = piste.load(path)
    assert isinstance(chip, Architecture) and chip.memories["ofmap_sram"].capacity_bytes == 16384
    path = tmp_path / "f.yaml"
    path.write_text(ACCELERATOR)
    chip = piste.load(path)
    assert isinstance(chip, Architecture)
    assert (chip.memories["dram"].read_pj, chip.memories["dram"].words_per_cycle) == (80, 8)
    padded = "  pr_loop_dims: [IY, IX]\n  padding: [[3, 2], [3, 2]]\n- id: 1\n"
    path.write_text(ZIGZAG.replace("- id: 1\n", padded, 1))
    net = piste.load(path)
    assert isinstance(net, Network) and net.operations[0].workload is not None
    assert str(net.operations[0].workload.einsums[0].operands[0]) == "I[b,c,2*oy+fy-3 in 224,2*ox+fx-3 in 224]"
    path.write_text("problem:\n  version: 0.5\n  einsums: []\n")
    with pytest.raises(SpecError, match="neither a shape with dimensions nor sizes"):
        piste.load(path)


def test_every_command_takes_the_networks_of_other_tools(tmp_path: Path) -> None:
    topology, layers, network = tmp_path / "t.csv", tmp_path / "z.yaml", tmp_path / "n.m"
    topology.write_text("Layer, M, N, K,\nfirst, 8, 4, 16,\n")
    gemm = "- {id: 0, operator_type: Gemm, equation: 'O[b][k]+=I[b][c]*W[c][k]', loop_dims: [B, K, C], "
    layers.write_text(gemm + "loop_sizes: [8, 4, 16], operand_precision: {W: 8, I: 8, O: 8}}\n")
    network.write_text("Network n { Layer L { Type: GEMM Dimensions { M: 8, N: 4, K: 16 } } }\n")
    for path, bytes_ in ((topology, 2), (layers, 1), (network, 2)):
        status, out, _ = run("bound", str(path), "--json")
        assert status == 0 and json.loads(out)["algorithmic_min_bytes"] == bytes_ * (8 * 16 + 16 * 4 + 8 * 4)
        status, out, _ = run("search", str(path), "--arch", "snowcat", "--json")
        found = json.loads(out)
        assert status == 0 and found["total"]["macs"] == 512
        assert found["bounds"]["fused"]["traffic_bytes"] == bytes_ * 64 <= found["total"]["traffic_bytes"]
        assert run("explore", str(path))[0] == 0
        assert run("bound", str(path), "--tokens", "4")[0] == run("evaluate", str(path))[0] == 2
