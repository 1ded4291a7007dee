"""Timeloop's files: a design with known energies, mappings out and in again, and what is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import piste
from piste.errors import SpecError
from piste.mapspace.factors import divisors
from piste.mapspace.space import Mapspace
from piste.readers import load_files
from piste.readers.foreign import foreign
from piste.readers.timeloop import Chip, design, mapping_yaml, problem_yaml, read_mapping, read_problem
from piste.spec.architecture import Architecture, Fanout, Memory, may_keep
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload
from tests.cli.test_cli import run

# The published reference run of the exercises' Eyeriss: sizes, energies in pJ of an access, factors of its mapping.
ARCH = """\
architecture:
  version: 0.4
  nodes:
  - !Container {name: system}
  - !Component {name: DRAM, class: DRAM, attributes: {width: 64, datawidth: 8}}
  - !Component
    name: shared_glb
    class: smartbuffer_SRAM
    attributes: {depth: 16384, width: 64, datawidth: 8, read_bandwidth: 16, write_bandwidth: 16}
    constraints: {dataspace: {keep: [Inputs, Outputs], bypass: [Weights]}}
  - !Container {name: PE_column, spatial: {meshX: 14}}
  - !Container {name: PE, spatial: {meshY: 12}}
  - !Parallel
    nodes:
    - !Component
      name: ifmap_spad
      class: smartbuffer_RF
      attributes: {depth: 12, width: 16, datawidth: 8, read_bandwidth: 2, write_bandwidth: 2}
    - !Component
      name: weights_spad
      class: smartbuffer_RF
      attributes: {depth: 192, width: 16, datawidth: 8, read_bandwidth: 2, write_bandwidth: 2}
    - !Component
      name: psum_spad
      class: smartbuffer_RF
      attributes: {depth: 16, width: 16, datawidth: 16, read_bandwidth: 2, write_bandwidth: 2}
  - !Component {name: mac, class: intmac}
"""
SHAPE = """\
shape_of_layers: &shape
  shape:
    name: conv2D
    dimensions: [C, M, R, S, N, P, Q]
    coefficients: [{name: Wstride, default: 1}, {name: Hstride, default: 1}]
    data_spaces:
    - {name: Weights, projection: [[[C]], [[M]], [[R]], [[S]]]}
    - {name: Inputs, projection: [[[N]], [[C]], [[R], [P, Wstride]], [[S], [Q, Hstride]]]}
    - {name: Outputs, projection: [[[N]], [[M]], [[Q]], [[P]]], read_write: true}
"""
PROBLEM = """\
{{include_text('shape.yaml')}}
problem:
  <<<: *shape
  instance: {C: 3, M: 32, N: 1, P: 112, Q: 112, R: 3, S: 3, Wstride: 2, Hstride: 2}
"""
MAP = """\
mapping:
- {target: psum_spad, type: datatype, keep: [Outputs], bypass: [Weights, Inputs]}
- {target: weights_spad, type: datatype, keep: [Weights], bypass: [Inputs, Outputs]}
- {target: ifmap_spad, type: datatype, keep: [Inputs], bypass: [Weights, Outputs]}
- {target: shared_glb, type: datatype, keep: [Inputs, Outputs], bypass: [Weights]}
- {target: psum_spad, type: temporal, factors: C1 M8 R1 S1 N1 P1 Q1, permutation: MCRSNPQ}
- {target: weights_spad, type: temporal, factors: R=3, permutation: R}
- {target: inter_PE_spatial, type: spatial, factors: "C=3, S=3", permutation: SC, split: 0}
- {target: inter_PE_column_spatial, type: spatial, factors: [Q=14], permutation: [Q], split: 1}
- {target: shared_glb, type: temporal, factors: P14 Q4, permutation: QP}
- {target: DRAM, type: temporal, factors: M4 P0 Q2, permutation: MQPCRSN}
"""
ERT = """\
ERT:
  version: 0.4
  tables:
  - {name: "system.DRAM[1..1]", actions: [{name: read, energy: 512.0}, {name: write, energy: 512.0}]}
  - {name: "system.shared_glb[1..1]", actions: [{name: read, energy: 18.183829}, {name: write, energy: 14.137929}]}
  - {name: "system.ifmap_spad[1..168]", actions: [{name: read, energy: 0.202442}, {name: write, energy: 0.176713}]}
  - {name: "system.weights_spad[1..168]", actions: [{name: read, energy: 1.976602}, {name: write, energy: 1.881657}]}
  - {name: "system.psum_spad[1..168]", actions: [{name: read, energy: 0.2513}, {name: write, energy: 0.2191}]}
  - {name: "system.mac[1..168]", actions: [{name: compute, energy: 0.207692}]}
"""


def chip_of(architecture: Architecture) -> Chip:
    """An architecture of ours with the targets that a written mapping names."""
    targets = {name: name for name in architecture.memories}
    targets |= {f"inter_{name}_spatial": name for name in architecture.fanouts}
    return Chip(architecture, targets, 16, ())


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    (tmp_path / "shape.yaml").write_text(SHAPE)
    paths = []
    for name, text in (("arch", ARCH), ("problem", PROBLEM), ("map", MAP), ("ERT", ERT)):
        (tmp_path / f"{name}.yaml").write_text(text)
        paths.append(str(tmp_path / f"{name}.yaml"))
    return paths


def test_the_reference_run_of_eyeriss(files: list[str]) -> None:
    """Energies that Timeloop reported for this mapping, to the cent; it counts sliding inputs otherwise."""
    spec = load_files(files)
    report = piste.evaluate(spec)
    assert (report.cycles, report.macs) == (86016, 10838016)
    by_tensor = {f"{memory} {tensor[0]}": pj for (memory, tensor), pj in report.energy.access.items()}
    published = {
        "psum_spad O": 4190338.25, "weights_spad W": 10893306.24, "ifmap_spad I": 1216735.96,
        "shared_glb O": 709384.73, "DRAM W": 884736.0, "DRAM O": 25690112.0,
    }  # fmt: skip
    assert {name: round(by_tensor[name], 2) for name in published} == published
    assert round(report.energy.by_component["mac"], 2) == 2250969.22
    status, out, err = run("evaluate", *files)
    assert (status, err) == (0, "") and "86,016 cycles" in out


def test_a_mapping_out_and_in_again_is_the_same(files: list[str]) -> None:
    spec = load_files(files)
    text = mapping_yaml(spec.workload, spec.architecture, spec.mapping)
    back = read_mapping(foreign(text, "m")["mapping"], chip_of(spec.architecture), spec.workload, "m")
    assert back == spec.mapping
    assert mapping_yaml(spec.workload, spec.architecture, back) == text


@pytest.mark.parametrize("words", ["gemm:64,32,16", "conv:28,28,3,3,64,128,2", "bmm:2,3,4,5"])
def test_a_problem_out_and_in_again_is_the_same(words: str) -> None:
    w = piste.load(words)
    assert isinstance(w, Workload)
    back = read_problem(foreign(problem_yaml(w), "p")["problem"], "p")
    assert (set(map(str, back.einsums)), back.sizes) == (set(map(str, w.einsums)), w.sizes)


TREES = {
    "all at once": """
        DRAM | keep A, W, B
             | for m in steps of 6
        GLB  |   keep A, B
             |   for n in steps of 4
             |     spread k in steps of 3 over PE.y
             |       spread n in steps of 1 over PE.x
        RF   |         keep A, W, B
             |         for k in steps of 1
             |           for m in steps of 1
             |             compute B
    """,
    "nothing in the buffer": """
        DRAM | keep A, W, B
             | for n in steps of 2
             |   spread m in steps of 4 over PE.x
        RF   |     keep A, W
             |     compute B
    """,
}


@pytest.mark.parametrize("tree", TREES)
def test_trees_cost_the_same_when_they_come_back(tree: str) -> None:
    w, chip, mapping = piste.gemm(24, 12, 8), piste.load("three-level-pat"), piste.Mapping.parse(TREES[tree])
    assert isinstance(chip, piste.Architecture)
    text = mapping_yaml(w, chip, mapping)
    back = read_mapping(foreign(text, "m")["mapping"], chip_of(chip), w, "m")
    once, twice = piste.evaluate(w, chip, mapping), piste.evaluate(w, chip, back)
    assert once.counts == twice.counts and once.cycles == twice.cycles
    assert mapping_yaml(w, chip, back) == text


@pytest.mark.parametrize(
    ("tree", "message"),
    [
        (TREES["all at once"].replace("steps of 6", "steps of 7"), "m is cut into tiles of 7 out of 24"),
        (TREES["nothing in the buffer"].replace("| keep A, W, B", "| keep A, W\n DRAM | for k in steps of 3"), "DRAM"),
    ],
)
def test_what_timeloop_cannot_say_is_refused(tree: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        mapping_yaml(piste.gemm(24, 12, 8), piste.load("three-level-pat"), piste.Mapping.parse(tree))  # type: ignore[arg-type]


def test_older_architectures(tmp_path: Path) -> None:
    path = tmp_path / "old.yaml"
    path.write_text("""\
architecture:
  version: 0.2
  subtree:
  - name: system
    local:
    - {name: DRAM, class: DRAM, attributes: {width: 256, block-size: 32, word-bits: 8}}
    subtree:
    - name: chip
      local:
      - {name: buffer, class: SRAM, attributes: {depth: 1024, width: 64, datawidth: 8, meshX: 1}}
      subtree:
      - name: PE[0..15]
        local:
        - {name: regs, class: regfile, attributes: {depth: 8, width: 8, datawidth: 8, meshX: 4}}
        - {name: mac, class: intmac, attributes: {meshX: 4}}
""")
    chip = piste.load(path)
    assert (chip.instances("regs"), chip.fanouts["buffer_fanout"].axes) == (16, {"x": 4, "y": 4})  # type: ignore[union-attr]
    assert chip.memories["buffer"].capacity_bytes == 8192  # type: ignore[union-attr]
    path.write_text("""\
arch:
  arithmetic: {instances: 8, word-bits: 8}
  storage:
  - {name: regs, entries: 4, instances: 8, word-bits: 8}
  - {name: DRAM, technology: DRAM, instances: 1, word-bits: 8}
problem: {R: 1, S: 1, P: 4, Q: 4, C: 8, K: 2, N: 1}
""")
    spec = piste.load(path)
    assert isinstance(spec, Spec)
    assert spec.architecture.instances("regs") == 8
    assert str(spec.workload.einsums[0]) == "Outputs[N,K,Q,P] = Inputs[N,C,R+P,S+Q] * Weights[C,K,R,S]"


def test_what_has_no_effect_is_said(tmp_path: Path) -> None:
    (tmp_path / "shape.yaml").write_text(SHAPE)
    path = tmp_path / "layer.yaml"
    path.write_text(PROBLEM.replace("Hstride: 2}", "HStride: 2}"))
    found = piste.load(path)
    assert "HStride = 2 has no effect; the coefficient is called Hstride and stays 1" in found.source  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("problem", "[C]", "[D]", "a projection names 'D'"),
        ("problem", "P: 112", "P: many", "'many', which is no number"),
        ("problem", "include_text", "compute_text", "template"),
        ("arch", "depth: 192", "depth: n * 2", "'n \\* 2', which is no number"),
        ("arch", "class: intmac", "class: intmac, sparse_optimizations: {}", "sparse_optimizations skip work"),
        ("map", "Q=14", "Q=13", "the factors of Q make"),
        ("map", "weights_spad", "weight_spad", "no 'weight_spad'; did you mean 'weights_spad'"),
        ("map", "type: temporal", "type: timely", "the type 'timely'; write temporal"),
    ],
)
def test_wrong_files_are_told(files: list[str], file: str, old: str, new: str, message: str) -> None:
    path = Path(next(name for name in files if f"/{file}." in name))
    folder = path.parent
    for each in (path, folder / "shape.yaml"):
        each.write_text(each.read_text().replace(old, new))
    with pytest.raises(SpecError, match=message):
        load_files(files)


def test_a_mapping_alone_asks_for_the_rest(files: list[str]) -> None:
    with pytest.raises(SpecError, match="tiles follow from its problem and architecture; name all three files"):
        piste.load(files[2])


def test_orders_of_constraints_are_carried() -> None:
    """A permutation lists loops from the innermost outwards; here the innermost come last."""
    problem = {
        "shape": {
            "dimensions": ["M", "K", "N"],
            "data_spaces": [
                {"name": "Weights", "projection": [[["K"]], [["N"]]]},
                {"name": "Inputs", "projection": [[["M"]], [["K"]]]},
                {"name": "Outputs", "projection": [[["M"]], [["N"]]], "read_write": True},
            ],
        },
        "instance": {"M": 8, "K": 4, "N": 2},
    }
    nodes = [
        {"name": "DRAM", "class": "DRAM", "attributes": {"width": 16, "datawidth": 16}},
        {"name": "GLB", "class": "SRAM", "attributes": {"depth": 64, "width": 16, "datawidth": 16}},
        {"name": "MAC", "class": "intmac", "attributes": {"datawidth": 16}},
    ]
    tree = {"subtree": [{"name": "system", "local": nodes}]}
    for said in ("KM", "K, M", ["K", "M"]):
        rules = {"targets": [{"target": "DRAM", "type": "temporal", "factors": "N=1", "permutation": said}]}
        found = design({"architecture": tree, "problem": problem, "architecture_constraints": rules}, "t.yaml")
        assert found.workload is not None and found.chip is not None
        (entry,) = found.constraints.entries
        assert entry.last == ("M", "K") and entry.memory == "DRAM"
        best = piste.search(found.workload, found.chip.architecture, constraints=found.constraints).best
        assert best is not None and best in Mapspace(
            found.workload, found.chip.architecture, constraints=found.constraints
        )


def test_attributes_may_name_one_another_and_the_variables_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "arch.yaml"
    path.write_text("""\
variables: {version: 0.4, WIDTH: 8}
architecture:
  version: 0.4
  nodes:
  - !Component {name: DRAM, class: DRAM, attributes: {width: 64, datawidth: WIDTH}}
  - !Component
    name: buffer
    class: SRAM
    attributes: {depth: "bank_depth * max(n_banks, 4)", bank_depth: 512, n_banks: 25, width: 64, datawidth: WIDTH}
  - !Component {name: mac, class: intmac, attributes: {datawidth: WIDTH}}
""")
    chip = piste.load(path)
    assert isinstance(chip, Architecture) and chip.memories["buffer"].capacity_bytes == 512 * 25 * 8
    text = path.read_text().partition("\n")[2]
    path.write_text(text)
    with pytest.raises(SpecError, match="WIDTH"):
        piste.load(path)
    assert piste.load(path, values={"WIDTH": 8}) == chip
    path.write_text("""\
architecture:
  version: 0.4
  local:
  - {name: "top.PE[0..7].reg", class: register, attributes: {depth: 1, width: 16}}
  - {name: "top.DRAM[1..1]", class: DRAM, attributes: {width: 64}}
""")
    with pytest.raises(SpecError, match="lost which component stands inside which"):
        piste.load(path)


def drawn(rng: Random) -> tuple[Workload, Architecture, Mapping]:
    """A mapping in the form that Timeloop has, on some chip; down to single points or not."""
    chip = piste.load(rng.choice(["eyeriss", "simba", "tpu-v4i", "three-level-pat", "snowcat", "nvdla"]))
    gemm = piste.gemm(*(rng.choice([4, 6, 12, 24]) for _ in "mkn"))
    w = rng.choice([gemm, piste.conv2d(6, 4, 3, 3, 4, 8), piste.bmm(2, 6, 4, 8)])
    assert isinstance(chip, Architecture)
    left, nodes = dict(w.sizes), list[Node]()
    memories = list(chip.memories)
    for component in chip.components:
        if isinstance(component, Memory):
            may = [t for t in w.tensors if may_keep(w, component, t)]
            keep = [t for t in may if component.name == memories[0] or rng.random() < 0.7]
            if not keep:
                continue
            nodes.append(Keep(component.name, tuple(keep)))
            for rank in rng.sample(list(left), len(left)):
                if left[rank] > 1 and rng.random() < 0.5:
                    left[rank] = rng.choice([d for d in divisors(left[rank]) if d < left[rank]])
                    nodes.append(Loop(rank, left[rank]))
        elif isinstance(component, Fanout):
            spread = list[str]()
            for axis, room in reversed(component.axes.items()):
                for rank in rng.sample(list(left), len(left)):
                    tiles = [d for d in divisors(left[rank]) if d < left[rank] <= room * d]
                    if tiles and rank not in spread and rng.random() < 0.6:
                        tile = rng.choice(tiles)
                        room //= left[rank] // tile
                        left[rank] = tile
                        spread.append(rank)
                        nodes.append(Spread(rank, tile, f"{component.name}.{axis}"))
    return w, chip, Mapping((*nodes, Compute(w.einsums[0].name)))


def test_random_mappings_come_back() -> None:
    found = []
    for seed in range(50):
        w, chip, mapping = drawn(Random(seed))
        text = mapping_yaml(w, chip, mapping)
        back = read_mapping(foreign(text, "m")["mapping"], chip_of(chip), w, "m")
        assert mapping_yaml(w, chip, back) == text
        once, twice = piste.evaluate(w, chip, mapping), piste.evaluate(w, chip, back)
        assert once.counts == twice.counts and once.cycles == twice.cycles and once.occupancy == twice.occupancy
        found.append(back == mapping)
    assert sum(found) > 15  # of the others, loops over single points were added


def test_limits_of_factors_and_the_split_of_a_spatial_rule(files: list[str]) -> None:
    wide = ARCH.replace(
        "!Container {name: PE, spatial: {meshY: 12}}", "!Container {name: PE, spatial: {meshX: 4, meshY: 12}}"
    )
    data: dict[str, Any] = foreign(wide, "a") | {"problem": {"C": 3, "K": 32, "N": 1, "P": 8, "Q": 8, "R": 3, "S": 3}}
    rules = [
        {"target": "shared_glb", "type": "temporal", "factors": ["C<=4", "K=2"], "no_temporal_reuse": ["Inputs"]},
        {"target": "DRAM", "type": "temporal", "factors_only": "K=0"},
        {"target": "PE", "type": "spatial", "factors": ["C=3", "K<=6"], "permutation": "CK", "split": 1},
        {"target": "DRAM", "type": "utilization", "min": 0.5},
    ]
    found = design(data | {"mapspace_constraints": {"targets": rules}}, "f")
    said = found.constraints.to_list()
    assert {"memory": "shared_glb", "factors": {"C": "<=4", "K": 2}} in said
    assert {"memory": "DRAM", "factors": {"R": 1, "S": 1, "P": 1, "Q": 1, "C": 1, "K": 32, "N": 1}} in said
    along = {entry["axis"]: entry["factors"] for entry in said if "axis" in entry}
    assert along["PE.x"] == {**dict.fromkeys("RSPQKN", 1), "C": 3} and along["PE.y"] == {"C": 1, "K": "<=6"}
    assert {"min_utilization": 0.5} in said
    assert found.chip and "no_temporal_reuse of shared_glb is not read" in found.chip.architecture.source
    del rules[2]["split"]
    with pytest.raises(SpecError, match="PE spreads C over two axes; write split"):
        design(data | {"mapspace_constraints": {"targets": rules}}, "f")
