"""Files: what they may hold, how they name each other, and which line an error is about."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings

from piste.errors import MappingError, SpecError
from piste.spec.architecture import Architecture
from piste.spec.builders import gemm
from piste.spec.files import Spec, dump, dumps, load, loads
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from tests.examples import examples
from tests.spec.described import architectures, mappings, workloads

SPEC = """\
workload:
  einsums: ["B[m,n] = A[m,k] * W[k,n]"]
  sizes: {m: 64, k: 64, n: 64}
  bits: 16                       # or per tensor: {A: 8, W: 8, B: 32}
architecture:                    # outermost first
  - memory: {name: DRAM}         # unbounded unless it says otherwise
  - memory: {name: GLB, capacity_bytes: 131072, keeps: [A, B], read_pj: 6.0, write_pj: 6.0}
  - fanout: {name: PE, axes: {x: 14, y: 12}, multicast: true, reduce: true}
  - memory: {name: RF, capacity_bytes: 512}
  - compute: {name: MAC, energy_pj: 1.0}
mapping:                         # top down; absent for `search`
  - keep: {memory: DRAM, tensors: [A, W, B]}
  - loop: {rank: m, tile: 16}
  - keep: {memory: GLB, tensors: [A, B]}
  - spread: {rank: n, tile: 8, over: PE.x}
  - keep:
      memory: RF
      tensors: [A, W, B]
  - loop: {rank: n, tile: 1}
  - loop: {rank: k, tile: 1}
  - compute: B
"""


def test_a_whole_spec() -> None:
    spec = loads(SPEC)
    assert isinstance(spec, Spec)
    assert spec.workload == gemm(64, 64, 64)
    assert spec.architecture.instances("RF") == 168
    assert str(spec.mapping).splitlines()[-1] == "     |         compute B"
    assert loads(dumps(spec)) == spec


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("A[m,k] * W", "A[m,k] W", "2: the Einsum should end or go on with an operator, found 'W' after 'B[m,n] = A[m,k]'; write + - * / between terms, ';' between Einsums"),
        ("einsums:", "einsum:", "2: a workload has no key 'einsum'; did you mean 'einsums'?"),
        ("m: 64,", "m: 0,", "3: the size of rank m must be a positive integer, found 0; write one such as 16"),
        ("m: 64,", "m: -64,", "3: the size of rank m must be a positive integer, found -64; write one such as 16"),
        ("m: 64,", "m: many,", "3: the size of rank m must be a positive integer, found 'many'; write one such as 16"),
        ("m: 64,", "", "2: rank m of B has no size; write m=64 after the Einsum, or m: 64 in sizes"),
        ("bits: 16", "bits: {X: 8}", "4: no Einsum has a tensor 'X'; known: A, W, B"),
        ("capacity_bytes: 131072", "capacity: 131072", "7: memory has no key 'capacity'; did you mean 'capacity_bytes'?"),
        ("keeps: [A, B]", "keeps: [A, input, Bias]", "7: GLB keeps 'Bias', which is unknown; known: A, W, B, input, weight, output"),
        ("- fanout", "- fan_out", "8: an architecture entry cannot be 'fan_out'; did you mean 'fanout'?"),
        ("mapping: ", "maping: ", "11: a file has no key 'maping'; did you mean 'mapping'?"),
        ("{memory: GLB, tensors", "{memory: GBL, tensors", "14: no memory named 'GBL'; did you mean 'GLB'?"),
        ("tile: 16", "tile: 0", "13: tile of the loop over m must be a positive integer, found 0; write one such as 16"),
        ("tile: 16", "tile: some", "13: tile of the loop over m must be a positive integer, found 'some'; write one such as 16"),
        ("rank: m", "rank: M", "13: no rank named 'M'; did you mean 'm'?"),
        ("tile: 8,", "tile: 4,", "15: the spread of n over PE.x needs 16 instances (64 in steps of 4), but PE.x has 14; write a tile of 5 or more"),
        ("memory: RF\n", "memory: FR\n", "17: no memory named 'FR'; did you mean 'RF'?"),
        ("tensors: [A, W, B]\n  - loop: {rank: n", "tensors: [A, X, B]\n  - loop: {rank: n", "18: no tensor named 'X'; known: A, W, B"),
        ("- compute: B", "- compute: {einsum: B, unit: SFU}", "21: no compute unit named 'SFU'; known: MAC"),
        ("  - compute: B\n", "", "20: a mapping ends in the loop over k; it must end in a compute or a fuse, add one"),
        ("  - compute: B\n", "  - compute: C\n", "21: no Einsum named 'C'; known: B"),
        ("tensors: [A, W, B]}", "tensors: [W, B]}", "14: the outermost keep of A must stand above all loops: A comes from or goes to the outside"),
        ("tensors: [A, B]}", "tensors: [A, W]}", "14: GLB may not keep W, only A, B; keep W elsewhere"),
        ("m: 64,", "m: 64, m: 32,", '3: this is not YAML: found duplicate key "m" with value "32" (original value: "64"); check colons, brackets and indentation'),
        ("[A, B], read", "[A, B, read", "7: this is not YAML: expected ',' or ']', but got '}'; check colons, brackets and indentation"),
        ("  sizes:", "\tsizes:", "3: this is not YAML: found character '\\t' that cannot start any token; check colons, brackets and indentation"),
    ],
)  # fmt: skip
def test_errors_name_the_line(old: str, new: str, message: str) -> None:
    assert old in SPEC
    with pytest.raises(SpecError) as error:
        loads(SPEC.replace(old, new, 1), "spec.yaml")
    assert str(error.value) == f"spec.yaml:{message}"


EMPTY = "1: the file is empty; write a workload, an architecture and a mapping"
DEEP = "1: this is nested too deeply, or an alias leads back to itself; write it flat"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", EMPTY),
        ("# nothing yet\n", EMPTY),
        ("hello", "1: a file has the keys workload, architecture, mapping, constraints, found 'hello'; write 'workload: ...'"),
        ("{}", "1: a file has the keys workload, architecture, mapping, constraints, found nothing; write 'workload: ...'"),
        ("\nsize: 3", "2: a file has no key 'size'; known: workload, architecture, mapping, constraints, launch"),
        ("- 1", "1: a mapping entry has one of the keys keep, loop, spread, fuse, pipe, compute, found 1; write it like 'loop: {rank: m, tile: 16}'"),
        ("workload: gemm:1,2,3\nmapping: [compute: B]", "1: a file has no architecture; write 'architecture: ...'"),
        ("workload: gemm:1,2", "1: gemm takes 3 numbers, found 2 in 'gemm:1,2'; write gemm:M,K,N"),
        ("workload:\n", "1: a workload must have keys (einsums, sizes, bits, name, source), found nothing; write {einsums: ...}"),
        ("workload: gemm:4,4,4\narchitecture: eyeris", "2: no file or preset named 'eyeris'; did you mean 'eyeriss'?"),
        ("workload: gemm:4,4,4\narchitecture: vgg16-conv2", "2: 'vgg16-conv2' describes no architecture; name a file or preset that does"),
        ("a: 1\n---\nb: 2", "2: this is not YAML: but found another document; check colons, brackets and indentation"),
        ("a: !!python/object:os.system 1", "1: this is not YAML: could not determine a constructor for the tag 'tag:yaml.org,2002:python/object:os.system'; check colons, brackets and indentation"),
        ("{[{a: 1}]: 2}", "1: a key is itself a list or has keys; write a name before each colon"),
        ("a: \x01", "1: this is not YAML: unacceptable character #x0001: special characters are not allowed; write plain UTF-8 text"),
        ("[" * 600, DEEP),
        ("mapping: &a [fuse: [*a]]", DEEP),
        (f"m: {'9' * 5000}", "1: a number or date cannot be read: Exceeds the limit (4300 digits) for integer string conversion; write a shorter one"),
    ],
)  # fmt: skip
def test_files_that_describe_nothing(text: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        loads(text, "spec.yaml")
    assert str(error.value) == f"spec.yaml:{message}"


def test_a_mapping_may_be_text() -> None:
    spec = loads(SPEC)
    assert isinstance(spec, Spec)
    nest = "\n".join(f"  {line}" for line in str(spec.mapping).splitlines())
    text = SPEC[: SPEC.index("mapping:")] + f"mapping: |\n  # a nest\n{nest}\n"
    assert loads(text) == spec
    for old, new, message in [
        ("spread n", "sperad n", "16: found 'sperad n in steps of 8 over PE.x', expected keep, for, spread, fuse, pipe or compute; write 'for m in steps of 16', 'spread n in steps of 8 over PE.x', 'fuse', 'compute B' or 'GLB | keep A, B'"),
        ("over PE.x", "over PE.z", "16: PE has no axis 'z'; known: x, y"),
        ("compute B", "compute C", "20: no Einsum named 'C'; known: B"),
    ]:  # fmt: skip
        with pytest.raises(SpecError) as error:
            loads(text.replace(old, new), "spec.yaml")
        assert str(error.value) == f"spec.yaml:{message}"


def test_parts_in_other_files(tmp_path: Path) -> None:
    spec = loads(SPEC)
    assert isinstance(spec, Spec) and spec.mapping
    (tmp_path / "parts").mkdir()
    dump(spec.workload, tmp_path / "parts" / "work.yaml")
    dump(spec.architecture, tmp_path / "parts" / "chip.yaml")
    dump(spec.mapping, tmp_path / "parts" / "tree.yaml")
    (tmp_path / "parts" / "index.yaml").write_text("workload: work.yaml\narchitecture: chip.yaml\n")
    whole = tmp_path / "whole.yaml"
    whole.write_text("workload: parts/index.yaml\narchitecture: parts/index.yaml\nmapping: parts/tree.yaml\n")
    assert load(whole) == spec
    assert load(str(tmp_path / "parts" / "index.yaml")) == Spec(spec.workload, spec.architecture)

    tree = tmp_path / "parts" / "tree.yaml"
    tree.write_text(tree.read_text().replace("GLB", "GBL"))
    with pytest.raises(MappingError) as error:
        load(whole)
    assert str(error.value) == f"{tree}:3: no memory named 'GBL'; did you mean 'GLB'?"


def test_one_part_in_a_file() -> None:
    assert loads("workload: gemm:4,4,4") == gemm(4, 4, 4)
    assert isinstance(loads("workload: alexnet-conv1"), Workload)
    assert isinstance(loads("architecture: eyeriss"), Architecture)
    assert isinstance(loads("mapping: [{compute: B}]"), Mapping)
    assert isinstance(loads("- {compute: B}"), Mapping)
    assert isinstance(loads("- memory: {name: DRAM}\n- compute: {name: MAC}"), Architecture)


def test_names_that_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "loop.yaml").write_text("workload: loop.yaml\narchitecture: eyeriss\n")
    (tmp_path / "latin.yaml").write_bytes(b"name: caf\xe9")
    for name, message in [
        ("eyerriss", "no file or preset named 'eyerriss'; did you mean 'eyeriss'?"),
        (str(tmp_path), f"{str(tmp_path)!r} is a folder; name a file in it"),
        (str(tmp_path / "lop.yaml"), f"no file or preset named {str(tmp_path / 'lop.yaml')!r}; did you mean {str(tmp_path / 'loop.yaml')!r}?"),
        (str(tmp_path / "loop.yaml"), f"{tmp_path / 'loop.yaml'}:1: 'loop.yaml' leads back to this file; write the workload here"),
        (str(tmp_path / "latin.yaml"), f"{tmp_path / 'latin.yaml'}:1: the file cannot be read ('utf-8' codec can't decode byte 0xe9 in position 9: unexpected end of data); write plain UTF-8 text"),
        ("B[m] = A[m]" * 100, "the Einsum should end or go on with an operator, found 'B' after 'B[m] = A[m]'; write + - * / between terms, ';' between Einsums"),
    ]:  # fmt: skip
        with pytest.raises(SpecError) as error:
            load(name)
        assert str(error.value) == message


def test_short_forms_and_presets() -> None:
    assert load("gemm:4,5,6") == gemm(4, 5, 6)
    assert load("B[m,n] = A[m,k] * W[k,n] m=4 k=5 n=6") == gemm(4, 5, 6)
    eyeriss = load("eyeriss")
    assert isinstance(eyeriss, Architecture)
    assert loads(dumps(eyeriss)) == eyeriss


@settings(max_examples=examples(50))
@given(workloads(), architectures(), mappings())
def test_save_then_load_is_identity(workload: Workload, chip: Architecture, mapping: Mapping) -> None:
    for value in (workload, chip, mapping):
        assert loads(dumps(value)) == value
    reloaded = loads(dumps(chip))
    assert isinstance(reloaded, Architecture) and reloaded.source == chip.source


def test_yaml_is_only_imported_to_read_a_file() -> None:
    code = "import sys, piste.spec.files; sys.exit('ruamel.yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
