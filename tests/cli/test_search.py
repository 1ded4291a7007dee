"""`piste search`: one JSON object, one line for what is wrong, an exit status that can be relied on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import piste
from tests.cli.test_cli import run

SPEC = """\
workload: {einsums: ["B[m,n] = A[m,k] * W[k,n]"], sizes: {m: 6, k: 4, n: 5}, bits: 16}
architecture:
  - memory: {name: DRAM, read_pj: 100, write_pj: 100, words_per_cycle: 1}
  - memory: {name: GLB, capacity_bytes: 50, read_pj: 5, write_pj: 5}
  - compute: {name: MAC, energy_pj: 1}
"""


@pytest.fixture(autouse=True)
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC)
    return path


def test_the_answer() -> None:
    found = piste.search("spec.yaml", objective="edp")
    assert run("search", "spec.yaml", "--objective", "edp") == (0, f"{found}\n", "")


def test_json_is_one_object_and_nothing_else() -> None:
    status, out, err = run("search", "spec.yaml", "--objective", "energy", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data["optimal"] is True
    assert data["gap_to_bound"] >= 1
    assert data["seconds"] > 0
    mapping = piste.Mapping.from_list(data["best"]["mapping"])
    assert data["best"]["report"] == json.loads(json.dumps(piste.evaluate("spec.yaml", mapping=mapping).to_dict()))
    assert data["best"]["report"]["energy_pj"] == data["value"] == data["lower_bound"]


def test_strategy_budget_and_seed() -> None:
    options = ["search", "spec.yaml", "--strategy", "random", "--budget", "50", "--json", "--mapspace", "ruby"]
    one, other = (json.loads(run(*options, "--seed", seed)[1]) for seed in ("1", "2"))
    assert one["evaluated"] == other["evaluated"] == 50
    assert one["seed"] == 1
    assert not one["optimal"]
    assert [step[2] for step in one["trace"]] != [step[2] for step in other["trace"]]


def test_several_objectives() -> None:
    arguments = ["--objective", "energy", "--objective", "traffic:GLB", "--strategy", "random", "--budget", "200"]
    data = json.loads(run("search", "spec.yaml", *arguments, "--json")[1])
    assert data["objective"] == ["energy", "traffic:GLB"]
    assert data["front"][0]["mapping"] == data["best"]["mapping"]


def test_a_picture_is_drawn_where_asked(tmp_path: Path) -> None:
    assert run("search", "spec.yaml", "--strategy", "random", "--budget", "20", "--plot", "trace.png")[0] == 0
    assert (tmp_path / "trace.png").exists()


def test_nothing_fits_is_an_answer(spec: Path) -> None:
    spec.write_text(SPEC.replace("name: DRAM,", "name: DRAM, capacity_bytes: 5,"))
    status, out, err = run("search", "spec.yaml", "--json")
    message = "no mapping fits: DRAM has 5 bytes and one element of each tensor needs 6 (A 2, W 2, B 2)\n"
    assert (status, err) == (1, message)
    assert json.loads(out)["best"] is None
    assert run("search", "spec.yaml") == (1, "", message)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no.yaml"], "no file or preset named 'no.yaml'; did you mean 'spec.yaml'?"),
        (
            ["spec.yaml", "--objective", "edq"],
            "spec.yaml: an objective is energy, cycles, edp, traffic:MEMORY, occupancy:",
        ),
        (["spec.yaml", "--objective", "traffic:GBL"], "spec.yaml: no memory named 'GBL'; did you mean 'GLB'?"),
        (["spec.yaml", "--mapspace", "rubi"], "Invalid value for '--mapspace'"),
        (["spec.yaml", "--strategy", "best"], "Invalid value for '--strategy'"),
        (["spec.yaml", "--budget", "0"], "a budget is a positive number of mappings, found 0; write one such as 10000"),
        (["spec.yaml", "--workers", "9" * 20], f"workers must be a number from 1 to 4096, found {'9' * 20}; write "),
        (["spec.yaml", "--within", "3"], "--within is for a whole model; write --seconds"),
        (["spec.yaml", "--fuse"], "--fuse is for a whole model; leave it out"),
        (["spec.yaml", "--pipeline"], "spec.yaml: pipeline is for several Einsums, and "),
        (["resnet18", "--arch", "nvdla", "--exchange", "any"], "--exchange is for one layer or cascade; leave it out"),
        (["gemm:4,4,4"], "there is no architecture; write one under 'architecture:' or say --arch NAME"),
    ],
)
def test_what_is_wrong_takes_one_line(arguments: list[str], message: str) -> None:
    status, out, err = run("search", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_constraints_of_the_file_and_besides(spec: Path) -> None:
    spec.write_text(f"{SPEC}constraints: [{{memory: GLB, bypass: [A]}}]\n")
    bypassed = json.loads(run("search", "spec.yaml", "--json")[1])
    assert "A" not in bypassed["best"]["report"]["occupancy"]["GLB"]
    other = spec.with_name("other.yaml")
    other.write_text("constraints: [{memory: GLB, keep: [A]}]\n")
    kept = json.loads(run("search", "spec.yaml", "--constraints", "other.yaml", "--json")[1])
    assert "A" in kept["best"]["report"]["occupancy"]["GLB"]
    assert run("search", "spec.yaml", "--constraints", "weight-stationary")[0] == 0


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["search", "gemm:8,8,8", "eyeriss"], "'eyeriss' is an architecture; write --arch eyeriss"),
        (["search", "eyeriss", "gemm:8,8,8"], "'eyeriss' is an architecture; write --arch eyeriss"),
        (["search", "B[m] = A[m]", "m=4", "eyeriss"], "'eyeriss' is an architecture; write --arch eyeriss"),
        (["bound", "gemm:8,8,8", "eyeriss"], "'eyeriss' is an architecture; write --arch eyeriss"),
        (["kernel", "gemm:8,8,8", "h200"], "one word too many for this command, 'h200'; write --arch h200"),
        (["evaluate", "gemm:8,8,8", "tree.txt"], "'tree.txt' is a mapping; write --mapping tree.txt"),
        (["bound", "gemm:8,8,8", "tree.txt"], "'tree.txt' is a mapping, which piste bound does not take; leave it out"),
        (["search", "gemm:8,8,8", "gemm:4,4,4"], "'gemm:8,8,8' and 'gemm:4,4,4' are two workloads; name one of them"),
    ],
)
def test_a_word_that_belongs_behind_an_option_names_it(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tree.txt").write_text("DRAM | keep A, W, B\n | compute B\n")
    assert run(*arguments) == (2, "", f"{said}\n")
