"""Launches: order, what programs touch, what enters the multiprocessors; equal to the loop tree's count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import piste
from piste.errors import SpecError
from piste.kernels.launch import Flash, Gemm, read_launch, with_tiles

tiles = st.sampled_from([16, 32, 64])


@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 5), tiles, tiles)
def test_every_tile_is_computed_once(rows: int, columns: int, group: int, tile_m: int, tile_n: int) -> None:
    launch = Gemm(rows * tile_m, 64, columns * tile_n, tile_m, tile_n, group_m=group)
    places = [launch.place(program) for program in range(launch.programs)]
    assert sorted(places) == [(r, c) for r in range(rows) for c in range(columns)]


@given(st.integers(1, 12), st.integers(1, 9), st.integers(1, 9), st.sampled_from([1, 2, 4]), st.integers(1, 4))
def test_sm_traffic_is_what_the_loop_tree_moves(m: int, k: int, n: int, tiles_per: int, group: int) -> None:
    """Where rows are whole sectors; the general model counts the same tree."""
    launch = Gemm(16 * m, 16 * k, 16 * n, 16 * tiles_per, 16 * tiles_per, 16, group)
    report = piste.evaluate(launch.workload(), "h200", launch.mapping())
    fills = {row.tensor: row.fills for row in report.counts if row.memory == "SMEM"}
    assert 2 * (fills["A"] + fills["W"]) == launch.sm_read_bytes()


def test_a_row_that_starts_inside_a_sector_touches_one_more() -> None:
    aligned, odd = Gemm(64, 64, 64, 64, 64, 64), Gemm(64, 65, 63, 64, 64, 64)
    assert aligned.sm_read_bytes() == 2 * 2 * 64 * 64
    assert odd.sm_read_bytes() > 2 * (64 * 65 + 65 * 63)


def test_a_causal_mask_ends_the_walk_at_the_last_query() -> None:
    launch = Flash(1, 1, 256, 64, 128, 64, causal=True)
    assert [launch.keys(tile) for tile in range(2)] == [128, 256]
    assert launch.sm_read_bytes() == ((128 + 2 * 128) + (128 + 2 * 256)) * 64 * 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gemm:1,2", "gemm takes 3 whole numbers"),
        ("gem:1,2,3", "no kernel named 'gem'"),
        ("gemm:1,2,-3", "gemm takes 3 whole numbers"),
        ("gemm:1,2,99999999999999", "gemm takes 3 whole numbers"),
        ("flash:3,2,64,64", "multiple of kv_heads"),
        ("gemm:0,2,3", "m must be a positive"),
    ],
)
def test_refusals(text: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        read_launch(text)


def test_tiles_are_powers_of_two() -> None:
    with pytest.raises(SpecError, match="power of two"):
        with_tiles(Gemm(64, 64, 64), (100, 64, 64))
    with pytest.raises(SpecError, match="tiles of flash"):
        with_tiles(Flash(1, 1, 64, 64), (64, 64, 64))
