"""The command line: one JSON object, one line for what is wrong, an exit status that can be relied on."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import piste
from piste.__main__ import main
from piste.cli import COMMANDS, app
from piste.spec.files import Spec, dump, load

GEMM = """\
workload: {einsums: ["B[m,n] = A[m,k] * W[k,n]"], sizes: {m: 6, k: 4, n: 5}, bits: 16}
architecture:
  - memory: {name: DRAM, read_pj: 100, write_pj: 100, words_per_cycle: 1}
  - memory: {name: GLB, capacity_bytes: 200, read_pj: 5, write_pj: 5}
  - compute: {name: MAC, energy_pj: 1}
mapping:
  - keep: {memory: DRAM, tensors: [A, W, B]}
  - loop: {rank: m, tile: 4}
  - keep: {memory: GLB, tensors: [A, W, B]}
  - loop: {rank: m, tile: 1}
  - loop: {rank: n, tile: 1}
  - loop: {rank: k, tile: 1}
  - compute: B
"""


@pytest.fixture
def gemm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "gemm.yaml"
    path.write_text(GEMM)
    return path


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def test_the_report(gemm: Path) -> None:
    assert run("evaluate", "gemm.yaml") == (0, f"{piste.evaluate('gemm.yaml')}\n", "")


def test_json_is_one_object_and_nothing_else(gemm: Path) -> None:
    status, out, err = run("evaluate", "gemm.yaml", "--json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    assert report == piste.evaluate("gemm.yaml").to_dict()
    assert (report["macs"], report["compute_cycles"]) == (120, 120)
    # A and B once; W stays while A and B change; 24 + 20 reads and 30 writes of DRAM.
    assert sum(row["reads"] + row["updates"] for row in report["counts"] if row["memory"] == "DRAM") == 74
    assert report["occupancy"]["GLB"] == {"A": 16, "W": 20, "B": 20, "total": 56}


@pytest.mark.parametrize(("mode", "cycles"), [("overlapped", 120), ("startup", 120 + 44 + 30), ("stepwise", 120)])
def test_cycles(gemm: Path, mode: str, cycles: int) -> None:
    # One tile that fills with 24 + 20 words and drains 30, at a word a cycle.
    gemm.write_text(GEMM.replace("tile: 4", "tile: 6"))
    report = json.loads(run("evaluate", "gemm.yaml", "--json", "--cycles", mode)[1])
    assert (report["cycles_mode"], report["cycles"]) == (mode, cycles)


def test_a_picture_is_drawn_where_asked(gemm: Path) -> None:
    status, _, _ = run("evaluate", "gemm.yaml", "--plot", "report.svg")
    assert status == 0
    assert sorted(path.name for path in gemm.parent.iterdir()) == ["gemm.yaml", "report.svg"]


def test_what_does_not_fit_is_shown_and_fails(gemm: Path) -> None:
    gemm.write_text(GEMM.replace("200", "100"))
    status, out, err = run("evaluate", "gemm.yaml", "--json")
    assert (status, err) == (1, "GLB needs 112 bytes but has 100; most of it is W\n")
    assert json.loads(out)["misfits"] == [{"memory": "GLB", "tensor": "W", "needs_bytes": 112, "has_bytes": 100}]
    status, out, nothing = run("evaluate", "gemm.yaml")
    assert (status, out.count(err.rstrip()), nothing) == (1, 1, "")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("memory: GLB,", "memory: GBL,", "gemm.yaml:9: no memory named 'GBL'; did you mean 'GLB'?"),
        ("sizes: {m: 6", "sizes: {m: six", "gemm.yaml:1: the size of rank m must be a positive integer, found 'six'"),
        ("  - compute: B", "", "gemm.yaml:12: a mapping ends in the loop over k; it must end in"),
        ("mapping:", "mappings:", "gemm.yaml:6: a file has no key 'mappings'; did you mean 'mapping'?"),
        (
            GEMM[GEMM.index("mapping:") :],
            "",
            "gemm.yaml: there is no mapping; write one under 'mapping:' or say --m",
        ),
    ],
)
def test_what_is_wrong_with_a_file_takes_one_line(gemm: Path, old: str, new: str, message: str) -> None:
    gemm.write_text(GEMM.replace(old, new))
    status, out, err = run("evaluate", "gemm.yaml", "--json")
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["evaluate"], "Missing argument 'SPEC|WORKLOAD'."),
        (["evaluate", "gemm.yaml", "--cycles", "guess"], "Invalid value for '--cycles': "),
        (["evaluate", "gemm.yaml", "--jsno"], "there is no option --jsno; did you mean --json?"),
        (["evalute", "gemm.yaml"], "no command named 'evalute'; did you mean 'evaluate'?"),
        (["evaluate", "gem.yaml"], "no file or preset named 'gem.yaml'; did you mean 'gemm.yaml'?"),
        (["evaluate", "eyeriss"], "expected a description of Workload, found Architecture; pass a value"),
        (["evaluate", "gemm.yaml", "--plot", "report.gifff"], "report.gifff: no picture format 'gifff'; write a name"),
    ],
)
def test_what_is_wrong_with_a_command_takes_one_line(gemm: Path, arguments: list[str], message: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_what_cannot_be_written_has_a_status_of_its_own(gemm: Path) -> None:
    status, out, err = run("evaluate", "gemm.yaml", "--plot", "no/where.png")
    assert (status, out, err) == (4, "", "no/where.png cannot be written: No such file or directory\n")


def test_parts_come_without_a_file(gemm: Path) -> None:
    """A workload, a chip and a mapping, each named on its own, as YAML or as text."""
    spec = load("gemm.yaml")
    assert isinstance(spec, Spec) and spec.mapping is not None
    dump(spec.architecture, "chip.yaml")
    dump(spec.mapping, "tree.yaml")
    Path("tree.txt").write_text(str(spec.mapping))
    whole = run("evaluate", "gemm.yaml", "--json")[1]
    for tree in ("tree.yaml", "tree.txt"):
        assert run("evaluate", "gemm:6,4,5", "--arch", "chip.yaml", "--mapping", tree, "--json") == (0, whole, "")
    status, out, _ = run("search", "gemm:6,4,5", "--arch", "chip.yaml", "--json")
    assert (status, json.loads(out)["optimal"]) == (0, True)
    status, out, err = run("evaluate", "gemm:6,4,5", "--arch", "chip.yaml", "--mapping", "none.txt")
    assert (status, out) == (2, "") and err.startswith("no file or preset named 'none.txt'; ")
    Path("odd.txt").write_text("DRAM | keep A, W, B\n     | walk m\n")
    status, out, err = run("evaluate", "gemm:6,4,5", "--arch", "chip.yaml", "--mapping", "odd.txt")
    assert (status, out) == (2, "") and err.startswith("odd.txt:2: found 'walk m', expected keep")


def test_what_could_not_be_found_in_time_has_a_status_of_its_own(gemm: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = replace(piste.search("gemm:6,4,5", "snowcat"), best=None, report=None, optimal=False, why="search on")
    monkeypatch.setattr(sys.modules["piste.search"], "search", lambda *a, **k: found)
    assert run("search", "gemm:6,4,5", "--arch", "snowcat") == (3, "", "search on\n")


def test_piste_alone_shows_examples_that_work() -> None:
    out = run()[1]
    examples = re.findall(r"^  piste (.*?)  ", out, re.MULTILINE)
    assert len(examples) == 3
    for example in examples:
        assert run(*example.split())[0] == 0
    assert "..." not in out.replace("[ARGS]...", ""), "summaries are not cut"


def test_version_and_help() -> None:
    assert run("--version") == (0, f"piste {piste.__version__}\n", "")
    for arguments in ([], ["--help"]):
        status, out, err = run(*arguments)
        assert (status, err) == (0, "")
        assert "evaluate" in out
    for name in COMMANDS:
        status, out, err = run(name, "--help")
        assert (status, err) == (0, "") and "--json" in out


def test_the_installed_command(gemm: Path) -> None:
    command = [str(Path(sys.executable).parent / "piste"), "evaluate", "gemm.yaml", "--json"]
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["macs"] == 120
    gemm.write_text("workload: [")
    result = subprocess.run(command, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("gemm.yaml:") and result.stderr.count("\n") == 1


def test_an_interrupt_while_modules_are_loaded_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupted:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "piste.cli":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "piste.cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr().err == "interrupted while loading; nothing was finished or written\n"


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["evaluate", "gemm.yaml", "--beside", "other.yaml"], "--plot"),
        (["bound", "gemm:4,4,4", "--tokens", "3"], "--tokens is for a whole model"),
        (["bound", "gemm:4,4,4", "--batch", "0"], "--batch is for a whole model"),
        (["bound", "gemm:4,4,4", "--dim", "x"], "--dim is for a whole model"),
        (["search", "gemm:4,4,4", "--arch", "snowcat", "--within", "0"], "write --seconds"),
        (["search", "gemm:4,4,4", "--arch", "snowcat", "--tolerance", "nan"], "found nan; write 0.01"),
        (["search", "gemm:4,4,4", "--arch", "snowcat", "--tolerance", "-1"], "found -1.0; write 0.01"),
        (["search", "gemm:4,4,4", "--arch", "snowcat", "--shared-loops", "-1"], "found -1; write one such as 3"),
        (["kernel", "gemm:64,64,64", "--warps", "-1"], "--warps is at least 0"),
        (["kernel", "gemm:64,64,64", "--group", "0"], "--group is at least 1"),
        (["kernel", "gemm:64,64,64", "--split-k", "4"], "--split-k goes with --tiles"),
    ],
)
def test_options_that_would_do_nothing_or_say_nothing_are_refused(gemm: Path, arguments: list[str], said: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out, err.count("\n")) == (2, "", 1) and said in err


@pytest.mark.parametrize(
    "line, said",
    [
        ("limits: [1]", "limits must have keys"),
        ("objectives: edp", "must be a list, found 'edp'"),
        ("objectives: {edp: 1}", "must be a list"),
        ("objectives: [edp, edp]", "write each once"),
    ],
)
def test_wrong_parts_of_an_exploration_say_where(gemm: Path, line: str, said: str) -> None:
    text = GEMM.split("mapping:")[0] + "explore:\n  parameters: {GLB.capacity_bytes: [200, 400]}\n  " + line + "\n"
    gemm.write_text(text)
    code, out, err = run("explore", "gemm.yaml")
    assert (code, out, err.count("\n")) == (2, "", 1) and said in err and "gemm.yaml:8" in err


def test_a_closed_standard_output_is_said_in_one_line() -> None:
    command = f"{sys.executable} -m piste show >&-"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (4, "cannot write the answer to standard output: it is closed\n")


@pytest.mark.parametrize("asked", [{"objective": 3}, {"seconds": "x"}, {"tolerance": "x"}, {"tolerance": float("nan")}])
def test_values_of_other_types_are_refused_in_python_too(asked: dict[str, object]) -> None:
    with pytest.raises(piste.SpecError, match="write"):
        piste.search("gemm:4,4,4", "snowcat", **asked)  # type: ignore[arg-type]
    with pytest.raises(piste.SpecError, match="private:16"):
        piste.bound("gemm:4,4,4", beyond=3)  # type: ignore[arg-type]
