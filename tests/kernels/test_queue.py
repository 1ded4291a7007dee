"""The queue of programs: hand-worked ends, one event at a time against whole rounds, and what the chip measured."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.kernels.launch import Flash, Gemm
from piste.kernels.predict import _uneven, pace_of, predict, queue_seconds
from piste.kernels.rates import Rate, measured, rate, spilled_bytes
from piste.studies.silicon import h200


def test_programs_of_different_length_by_hand() -> None:
    """Two multiprocessors with room for one: 3 and 5 steps start, 4 follows the 3, 1 follows the 5."""
    assert _uneven([3, 5, 4, 1], 2, 1, Rate(1.0, 0.0, 1.0)) == 7.0
    assert _uneven([3, 5, 4, 1], 2, 1, Rate(1.0, 2.0, 1.0)) == 11.0  # 3 + 4 and two more each


def test_two_programs_share_a_multiprocessor_by_hand() -> None:
    """Steps of 2 and 6 on one: 2 each at the pace of two (2 s a step), then 4 alone at 1.5 s."""
    assert _uneven([2, 6], 1, 2, Rate(1.0, 0.0, 1.5)) == 2 * 2 + 4 * 1.5


@given(
    programs=st.integers(1, 60), steps=st.integers(1, 9), room=st.integers(1, 4), multiprocessors=st.integers(1, 7),
    alone=st.sampled_from([1.0, 1.5, 3.0]),
)  # fmt: skip
def test_equal_programs_end_in_whole_rounds(
    programs: int, steps: int, room: int, multiprocessors: int, alone: float
) -> None:
    """Where a full round is no slower than a program alone, rounds follow each other."""
    pace = Rate(1.0, 0.0, min(alone, float(room)))
    rounds, left = divmod(-(-programs // multiprocessors), room)
    by_hand = rounds * room * steps + (max(steps * pace.alone, left * steps) if left else 0)
    assert _uneven([steps] * programs, multiprocessors, room, pace) == pytest.approx(by_hand)


@given(tokens=st.integers(100, 4000), heads=st.integers(1, 40), tile_q=st.sampled_from([64, 128]))
def test_a_queue_ends_no_sooner_than_its_work_and_its_longest_program(tokens: int, heads: int, tile_q: int) -> None:
    launch = Flash(heads, heads, tokens, 64, tile_q, 64, causal=True)
    pace, chip = pace_of(launch, h200()), h200()
    work = (heads * sum(launch.lengths) * pace.step + launch.programs * pace.program) / chip.multiprocessors
    end = queue_seconds(launch, chip, pace)
    assert end >= work * (1 - 1e-9)
    assert end >= launch.steps * pace.step


def test_the_launches_that_gave_the_rates_are_predicted() -> None:
    """What was timed comes out again, but for DRAM, which overlaps, and rows that are not whole."""
    off = []
    for row in measured("h200-rates")["gemm"]:
        if not all(row["aligned"]):
            continue
        m, n, k, stages, warps = row["tile"]
        launch = Gemm(row["m"], row["k"], row["n"], m, n, k, 8, 1, stages, warps)
        off.append(predict(launch, h200()).seconds / (row["nanoseconds"] / 1e9) - 1)
    assert len(off) > 150
    assert max(map(abs, off)) < 0.15


def test_tiles_that_were_not_measured_take_the_most_similar_in_proportion() -> None:
    known, other = Gemm(4096, 4096, 4096, 128, 128, 64), Gemm(4096, 4096, 4096, 128, 128, 256)
    one, four = rate(known, "h200"), rate(other, "h200")
    assert one is not None and four is not None
    twice = rate(replace(known, tile_k=128), "h200")
    assert twice is not None and four.step == pytest.approx(2 * twice.step)
    assert rate(known, "another chip") is None


def test_spills_are_of_odd_rows_only() -> None:
    assert spilled_bytes(Gemm(4096, 4096, 4096), "h200") == 0
    odd = Gemm(4096, 4095, 4095, 256, 128, 64)
    found = predict(odd, h200())
    assert found.spilled_bytes > 3 * odd.sm_read_bytes()
    assert found.sm_read_bytes == odd.sm_read_bytes() + found.spilled_bytes
    assert "spilled registers" in str(found)
