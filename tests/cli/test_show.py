"""`piste show`: presets, models and files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import piste
from tests.cli.test_cli import run

TOTALS = ("macs", "parameters", "mac_layers", "distinct_mac_layers", "moves", "uncosted")


def test_everything_that_has_a_name_has_a_line() -> None:
    found = json.loads(run("show", "--json")[1])
    assert set(found) == {"architectures", "workloads", "prices", "networks"}
    assert all(line for entries in found.values() for line in entries.values())
    text = run("show")[1]
    assert all(name in text for entries in found.values() for name in entries)


def test_a_preset_becomes_a_file_of_ones_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    mine.write_text(run("show", "eyeriss")[1])
    assert piste.load(mine) == piste.load("eyeriss")
    assert json.loads(run("show", "eyeriss", "--json")[1])["name"] == "eyeriss"
    assert run("show", "gemm:4,5,6")[1].startswith("einsums:")


def test_models_have_their_totals() -> None:
    found = json.loads(run("show", "llama-3-8b", "--tokens", "8192", "--decode", "--json")[1])
    assert [found[key] for key in TOTALS] == [9652404224, 8030261248, 289, 7, {"Gather": 1}, {}]
    text = run("show", "--layers", "2", "--width", "64", "--heads", "4", "--inner", "128", "--gated", "--tokens", "8")[
        1
    ]
    assert text.startswith("model: ") and "18 layers of them" in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("resnet19",), "no file or preset named 'resnet19'; did you mean 'resnet18'?"),
        (("resnet18", "--tokens", "4"), "resnet18 takes images"),
        (("llama-3-8b", "--decode"), "decode is one more token after so many; say --tokens N"),
        (("eyeriss", "--tokens", "4"), "eyeriss is no model"),
        (("resnet18", "--dim", "x"), "found 'x'; write --dim seq=128"),
        (("llama-3-8b", "--dim", "x=3"), "--dim and --shape are for ONNX files"),
        (("resnet18", "--heads", "3"), "heads is for a model that has no name"),
    ],
)
def test_what_is_wrong_is_told_on_a_line(words: tuple[str, ...], message: str) -> None:
    status, out, err = run("show", *words)
    assert (status, out) == (2, "")
    assert message in err and err.count("\n") == 1


def test_every_command_takes_what_a_template_leaves_open(tmp_path: Path) -> None:
    (tmp_path / "ffn.yaml").write_text(
        "workload:\n  rank_sizes: {M: {{TOKENS}}, G: 8, C: 16}\n  bits_per_value: {All: 8}\n"
        '  einsums:\n  - "A[m, c] = Z[m, g] * W[g, c]"\n'
    )
    mine = tmp_path / "mine.yaml"  # a file of ours may name one of another tool
    mine.write_text(
        "workload: ffn.yaml\narchitecture: snowcat\nmapping: |\n  DRAM | keep Z, W, A\n       | compute A\n"
    )
    for name, words in (
        ("ffn.yaml", ("bound",)),
        ("ffn.yaml", ("search", "--arch", "snowcat")),
        ("mine.yaml", ("evaluate",)),
    ):
        command, *more = words
        status, out, err = run(command, str(tmp_path / name), *more, "--json")
        assert status == 2 and "it leaves TOKENS open; say --set TOKENS=VALUE" in err
        status, out, err = run(command, str(tmp_path / name), *more, "--json", "--set", "TOKENS=4")
        assert status == 0 and json.loads(out), err
    assert run("explore", str(tmp_path / "ffn.yaml"), "--set", "TOKENS")[0] == 2
    assert run("bound", "gemm:4,4,4", "--json")[0] == 0  # what was said before is forgotten
    assert run("bound", str(tmp_path / "ffn.yaml"))[0] == 2
