"""`piste bound`: one JSON object, one line for what is wrong, an exit status that can be relied on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import piste
from tests.cli.test_cli import run


def test_the_table_and_one_size() -> None:
    curve = piste.bound("gemm:64,64,64")
    assert run("bound", "gemm:64,64,64") == (0, f"{curve}\n", "")
    assert run("bound", "gemm:64,64,64", "--at", "1KiB") == (0, f"{curve.at('1KiB')}\n", "")


def test_an_einsum_with_sizes_and_a_width() -> None:
    einsum = ["bound", "B[m,n] = A[m,k] * W[k,n]", "m=64", "k=64", "n=64", "--json"]
    assert json.loads(run(*einsum)[1]) == piste.bound("gemm:64,64,64").to_dict()
    data = json.loads(run(*einsum, "--element-bytes", "1", "--at", "512")[1])
    assert data["at"]["traffic_bytes"] == 57344 / 2
    assert data["at"]["lower_bound_bytes"] <= data["at"]["traffic_bytes"]


def test_rules_and_presets() -> None:
    data = json.loads(run("bound", "bert-base-ffn1", "--tiles", "perfect", "--placement", "single", "--json")[1])
    assert data["rule"] == {"tiles": "perfect", "placement": "single"}
    data = json.loads(run("bound", "conv:6,6,3,3,2,2", "--halo", "inner", "--json")[1])
    assert data["rule"]["halo"] == "inner"


def test_too_small_a_buffer_is_an_answer() -> None:
    message = "a buffer of 5 B is too small: needs at least 6 bytes\n"
    assert run("bound", "gemm:64,64,64", "--at", "5") == (1, "", message)
    status, out, err = run("bound", "gemm:64,64,64", "--at", "5", "--json")
    assert (status, err) == (1, message)
    assert (json.loads(out)["at"]["traffic_bytes"], json.loads(out)["at"]["needs_bytes"]) == (None, 6)


def test_a_picture_is_drawn_where_asked(tmp_path: Path) -> None:
    assert run("bound", "gemm:64,64,64", "--plot", str(tmp_path / "slope.png"))[0] == 0
    assert (tmp_path / "slope.png").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gemm:64,64"], "gemm takes 3 numbers, found 2 in 'gemm:64,64'; write gemm:M,K,N"),
        (["gemm:64,0,64"], "K of gemm must be a positive integer, found '0'; write one such as 64"),
        (
            ["B[m,n] = A[m,k] * W[k,n]", "m=64", "k=64"],
            "rank n of B has no size; write n=64 after the Einsum, or n: 64 in sizes",
        ),
        (["B[m,n] = exp(A[m,n])", "m=4", "n=4"], "B[m,n] = exp(A[m,n]) is no contraction: it has exp(...); a bound"),
        (["gemm:64,64,64", "--at", "none"], "a size is a positive number of bytes, found 'none'; write it like 512KiB"),
        (["gemm:64,64,64", "--tiles", "odd"], "Invalid value for '--tiles'"),
        (["gemm:64,64,64", "--element-bytes", "0.3"], "an element has a whole number of bits, found 0.3 bytes; write"),
        (["gmm"], "no file or preset named 'gmm'; known: "),
    ],
)
def test_what_is_wrong_takes_one_line(arguments: list[str], message: str) -> None:
    status, out, err = run("bound", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1
