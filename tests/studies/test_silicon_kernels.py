"""Predictions beside what a real GPU counted; recomputed from the counters in the repository, without a GPU."""

from __future__ import annotations

from pathlib import Path

import pytest

from piste.kernels.launch import Gemm
from piste.studies import silicon
from piste.studies.silicon import choices, geometric_mean, rows, spread, whole_rows
from piste.views.pictures.silicon import plot_silicon

SOURCES = ("h200-first-look", "h200-counters")
DRAWN = ("h200-first-look", "h200-counters", "h200-unseen")


@pytest.mark.parametrize("source", SOURCES)
def test_sm_traffic(source: str) -> None:
    """To the last sector where rows are whole sectors and sums are not split; within 5 % elsewhere."""
    for row in rows(source):
        exact = not isinstance(row.launch, Gemm) or (row.launch.aligned == (True, True) and row.launch.split_k == 1)
        assert abs(row.off("sm_read_bytes")) <= (0 if exact else 0.05), row.launch


@pytest.mark.parametrize(
    ("source", "what", "half", "most"),
    [
        ("h200-first-look", "dram_read_bytes", 0.03, 0.10),
        ("h200-counters", "dram_read_bytes", 0.03, 0.15),
        ("h200-first-look", "seconds", 0.25, 0.25),
        ("h200-counters", "seconds", 0.25, 0.25),
    ],
)
def test_spread(source: str, what: str, half: float, most: float) -> None:
    found = spread(source, what)
    assert found[0] <= half
    assert found[1] <= most


def test_launches_that_nobody_had_seen() -> None:
    """Drawn and measured when all was fixed, odd rows among them: what is said of them is what they say."""
    assert len(rows("h200-unseen")) == 60
    off = sorted(abs(row.off("sm_read_bytes")) for row in rows("h200-unseen") if whole_rows(row.launch))
    assert off[-2] == 0 and off[-1] < 0.004
    for what, half, most in (("sm_read_bytes", 0, 0.01), ("dram_read_bytes", 0.01, 0.10), ("seconds", 0.10, 0.25)):
        found = spread("h200-unseen", what)
        assert found[0] <= half and found[1] <= most


def test_the_choice_is_near_the_best_of_an_exhaustive_autotune() -> None:
    ratios = [choice.ratio for choice in choices()]
    assert len(ratios) == 20
    assert geometric_mean(ratios) <= 1.05
    assert max(ratios) <= 1.5


def test_at_least_thirty_launches_of_our_own() -> None:
    assert len(rows("h200-counters")) >= 30
    assert silicon.CLAIMS


def test_the_picture_has_a_dot_for_every_launch(tmp_path: Path) -> None:
    figure = plot_silicon(tmp_path / "silicon.png")
    for axes in figure.axes:
        assert sum(len(dots.get_offsets()) for dots in axes.collections) == sum(len(rows(source)) for source in DRAWN)
    assert (tmp_path / "silicon.png").stat().st_size > 10_000
