"""Staircases against their definition."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from piste.bounds.staircase import FEW, index_at, least, pareto, total

points = st.lists(st.tuples(st.integers(1, 40), st.integers(1, 40)), min_size=1, max_size=30)


def stairs(rows: list[tuple[int, int]]) -> tuple[np.ndarray, np.ndarray]:
    buffer, traffic = (np.array(column) for column in zip(*rows, strict=True))
    keep = pareto(buffer, traffic)
    return buffer[keep], traffic[keep]


def value(rows: list[tuple[int, int]], size: int) -> float:
    return min((traffic for buffer, traffic in rows if buffer <= size), default=np.inf)


@given(points)
def test_the_points_that_nothing_beats(rows: list[tuple[int, int]]) -> None:
    buffer, traffic = stairs(rows)
    assert (np.diff(buffer) > 0).all() and (np.diff(traffic) < 0).all()
    for size in range(1, 42):
        i = index_at(buffer, np.array(size))
        assert (traffic[i] if i >= 0 else np.inf) == value(rows, size)


@given(st.integers(0, 2**32))
def test_dropping_hopeless_points_first_changes_nothing(seed: int) -> None:
    rng = np.random.default_rng(seed)
    buffer, traffic = rng.integers(1, 10**6, (2, 4 * FEW))
    by_hand = []
    for i in np.lexsort((traffic, buffer)):
        if not by_hand or traffic[i] < traffic[by_hand[-1]]:
            by_hand.append(i)
    assert pareto(buffer, traffic).tolist() == by_hand


@given(points, points)
def test_sums_and_minima(one: list[tuple[int, int]], two: list[tuple[int, int]]) -> None:
    curves = [stairs(one), stairs(two)]
    buffer, traffic, picks = total(curves)
    for size, moved, i, j in zip(buffer, traffic, *picks, strict=True):
        assert moved == value(one, size) + value(two, size) == curves[0][1][i] + curves[1][1][j]
    buffer, traffic, curve, point = least(curves)
    for size, moved, c, i in zip(buffer, traffic, curve, point, strict=True):
        assert moved == min(value(one, size), value(two, size)) == curves[c][1][i]
