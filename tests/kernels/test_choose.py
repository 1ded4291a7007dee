"""Choosing tiles and writing kernels."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.errors import SpecError
from piste.kernels.choose import GEMM_TILES, GROUPS, SPLITS, candidates, choose
from piste.kernels.launch import Flash, Gemm, Launch
from piste.kernels.predict import Gpu, least_seconds, predict
from piste.kernels.write import program
from piste.spec.architecture import Architecture
from tests.examples import examples


def h200() -> Gpu:
    chip = piste.load("h200")
    assert isinstance(chip, Architecture)
    return Gpu.of(chip)


@settings(max_examples=examples(4), deadline=None)
@given(st.integers(1, 2000), st.integers(1, 4000), st.integers(1, 2000))
def test_the_choice_is_the_fastest_of_all_that_are_looked_at(m: int, k: int, n: int) -> None:
    best, looked_at = choose(Gemm(m, k, n), h200())
    every = [predict(made, h200()).seconds for made in candidates(Gemm(m, k, n))]
    assert looked_at == len(every)
    assert best.seconds == min(every)


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(1, 3000), st.integers(1, 3000), st.integers(1, 3000), st.sampled_from([1, 8]))
def test_dram_is_read_at_least_once(m: int, k: int, n: int, group: int) -> None:
    launch = Gemm(m, k, n, group_m=group)
    found = predict(launch, h200())
    assert found.dram_read_bytes >= launch.least_read_bytes - 1
    assert found.dram_read_bytes <= found.sm_read_bytes
    assert least_seconds(launch, h200()) <= found.seconds + 1e-12


@pytest.mark.parametrize("launch", [Gemm(512, 256, 1024), Gemm(64, 8192, 512, split_k=4), Flash(8, 2, 1000, 64)])
def test_the_program_is_python_with_the_numbers_in_it(launch: Launch) -> None:
    text = program(predict(launch, h200()))
    tree = ast.parse(text)
    values = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            names = [n.id for n in target.elts if isinstance(n, ast.Name)] if isinstance(target, ast.Tuple) else []
            values.update(zip(names, ast.literal_eval(node.value), strict=True) if names else {})
    if isinstance(launch, Gemm):
        assert (values["M"], values["K"], values["N"], values["TILE_M"]) == (
            launch.m,
            launch.k,
            launch.n,
            launch.tile_m,
        )
    else:
        assert (values["HEADS"], values["TOKENS"], values["TILE_Q"]) == (8, 1000, 128)
    assert "{" not in text.split('"""')[1]


def test_a_chip_without_a_cache_is_no_gpu() -> None:
    chip = piste.load("eyeriss")
    assert isinstance(chip, Architecture)
    with pytest.raises(SpecError, match="is no GPU"):
        Gpu.of(chip)


def test_too_many_programs() -> None:
    with pytest.raises(SpecError, match="programs"):
        choose(Gemm(99_999_999_999, 2, 99_999_999_999), h200())


def test_the_tiles_that_are_looked_at_are_those_that_were_timed() -> None:
    """The script that measures runs where Piste is not installed, so it has a list of its own."""
    path = Path(__file__).parents[2] / "benchmarks" / "silicon.py"
    spec = importlib.util.spec_from_file_location("silicon_benchmark", path)
    assert spec and spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert (script.TILES, script.GROUPS, script.SPLITS) == (GEMM_TILES, GROUPS, SPLITS)
