"""A small seeded part of the fuzzer (`python -m tests.fuzz` does more), and inputs that once broke a command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_cli import run
from tests.fuzz import ROOT, fuzz

GEMM = (ROOT / "examples" / "gemm.yaml").read_text()
DESIGNS = (ROOT / "examples" / "explore-gemm.yaml").read_text()


def test_mutated_inputs_end_in_an_answer_or_one_line() -> None:
    assert [broken.kind for broken in fuzz(seed=15, count=40)] == []


@pytest.mark.parametrize(
    "words",
    [
        ["bound", "gemm:4,4,4", "--element-bytes", "nan"],
        ["bound", "gemm:4,4,4", "--element-bytes", "inf"],
        ["bound", "gemm:4,4,4", "--beyond", "private:99999999999999999999"],
        ["attention", "bert-base", "--seq", "1000000000000", "--platform", "edge"],
        ["search", "gemm:8,8,8", "--arch", "snowcat", "--constraints", 300 * "x"],
        ["search", "gemm:999999999999999999,64,64", "--arch", "snowcat"],
        ["search", "gemm:8,8,8", "--arch", "snowcat", "--strategy", "random", "--budget", "9223372036854775807"],
        ["explore", "examples/explore-gemm.yaml", "--workers", "99999999999999999999"],
        ["evaluate", "nofile.yaml"],
    ],
)
def test_wrong_words(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert len(err) < 600


def test_an_einsum_longer_than_a_file_name_may_be() -> None:
    status, out, _ = run("bound", f"B{260 * 'x'}[m,n] = A[m,k] * W[k,n]", "m=4", "k=4", "n=4")
    assert status == 0
    assert out


@pytest.mark.parametrize(
    ("command", "text", "says"),
    [
        ("evaluate", GEMM.replace("m: 256", "m: 9223372036854775808"), "less than 10^18"),
        ("evaluate", GEMM.replace("tile: 64", "tile: 9223372036854775808"), "less than 10^18"),
        ("evaluate", GEMM.replace("bits: 16", "bits: 9223372036854775808"), "less than 10^18"),
        ("evaluate", GEMM.replace("x: 16", "x: 9223372036854775808"), "less than 10^18"),
        ("evaluate", GEMM.replace("read_pj: 200", "read_pj: 1e308"), "between 1e-30 and 1e30"),
        ("evaluate", 3000 * "{", ""),
        ("explore", DESIGNS.replace("[edp, area]", "[{a: 1}]"), "no objective"),
        (
            "explore",
            DESIGNS.replace("[4, 8, 16, 32]", "{from: 1, to: 9223372036854775808, times: 2}"),
            "less than 10^18",
        ),
    ],
)
def test_wrong_files(command: str, text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    status, out, err = run(command, str(file))
    assert (status, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
def test_an_answer_that_cannot_be_written() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "piste", "bound", "gemm:4,4,4"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert done.returncode == 4
    assert "No space left" in done.stderr
    assert "Traceback" not in done.stderr
