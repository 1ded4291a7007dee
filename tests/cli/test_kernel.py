"""`piste kernel` from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import run

KEYS = {"sm_read_bytes", "dram_read_bytes", "dram_write_bytes", "seconds"}


@pytest.mark.parametrize(
    "words",
    [
        ["gemm:4096,4096,4096", "--arch", "h200", "--tiles", "128,128,64", "--group", "8"],
        ["flash:32,8,2048,128", "--arch", "h200", "--tiles", "128,64", "--causal"],
    ],
)
def test_predictions_as_json(words: list[str]) -> None:
    status, out, _ = run("kernel", *words, "--json")
    assert status == 0
    assert set(json.loads(out)) >= KEYS


def test_a_kernel_is_written(tmp_path: Path) -> None:
    file = tmp_path / "kernel.py"
    status, out, _ = run("kernel", "gemm:512,512,512", "-o", str(file))
    assert status == 0
    assert "limited by" in out
    compile(file.read_text(), "kernel.py", "exec")
