"""Pareto fronts: of columns, the rows that no other row beats in all objectives; of two, as a staircase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

Columns = dict[str, NDArray[Any]]

Ints = NDArray[np.int64]

SMALL = 1024  # rows that others are compared with at once
FEW = 1024  # from here on it pays to drop hopeless points before sorting
FINE = 47  # bits of a float's mantissa that a bucket leaves out: 32 buckets between a power of two and the next


def front(columns: Columns, objectives: Mapping[str, int], ties: Sequence[str] = ()) -> Columns:
    """The rows that no other beats; an objective with the sign 1 should be small, with -1 large.

    Of rows that are equal in all objectives the first by `ties` stays, and of those equal there too the first that was
    given. The rows come sorted by the objectives.

    >>> chips = {"cycles": np.array([8, 4, 6, 4, 9]), "area": np.array([1, 5, 2, 3, 1]), "pes": np.arange(5)}
    >>> front(chips, {"cycles": 1, "area": 1})["pes"]
    array([3, 2, 0])
    """
    values = np.stack([sign * columns[name].astype(np.float64) for name, sign in objectives.items()])
    rows = _thinned(values)
    keys = [*values[:, rows], *(columns[name][rows] for name in ties)]
    rows = rows[np.lexsort(keys[::-1])]
    values = values[:, rows]
    fresh = np.ones(len(rows), dtype=bool)
    fresh[1:] = (values[:, 1:] != values[:, :-1]).any(axis=0)
    rows = rows[fresh][_unbeaten(values[:, fresh])]
    return {name: column[rows] for name, column in columns.items()}


def pareto(buffer: Ints, traffic: Ints) -> NDArray[np.intp]:
    """Which points have less traffic than every other point with the same buffer or a smaller one, by rising buffer.

    >>> pareto(np.array([3, 5, 4, 5, 9]), np.array([10, 7, 10, 6, 6]))
    array([0, 3])
    """
    rows = np.arange(len(buffer)) if len(buffer) < FEW else hopeful(buffer, traffic)
    buffer, traffic = buffer[rows], traffic[rows]
    order = np.lexsort((traffic, buffer))
    buffer, traffic = buffer[order], traffic[order]
    return rows[order[_falls(traffic)]]


def _falls(values: NDArray[Any]) -> NDArray[np.bool_]:
    """Which are less than all before them."""
    falls = np.ones(len(values), dtype=bool)
    falls[1:] = values[1:] < np.minimum.accumulate(values)[:-1]
    return falls


def hopeful(buffer: Ints, traffic: Ints) -> NDArray[np.intp]:
    """The points that the best point of every smaller bucket of buffer sizes leaves a chance."""
    bucket = buffer.astype(np.float64).view(np.int64) >> FINE
    bucket -= bucket.min()
    best = np.full(int(bucket.max()) + 2, np.iinfo(np.int64).max)
    np.minimum.at(best, bucket + 1, traffic)
    return np.flatnonzero(traffic < np.minimum.accumulate(best)[bucket])


def unbeaten(goals: NDArray[np.float64]) -> list[int]:
    """Rows that no other is below in some column and above in none, by the first column; of equals the first.

    >>> unbeaten(np.array([[3, 1], [2, 2], [3, 2], [2, 2]]))
    [1, 0]
    """
    columns = {str(i): column for i, column in enumerate(goals.T)}
    rows = front({**columns, "row": np.arange(len(goals))}, dict.fromkeys(columns, 1))["row"]
    return [int(row) for row in rows]


def merge(fronts: Iterable[Columns], objectives: Mapping[str, int], ties: Sequence[str] = ()) -> Columns:
    """The front of several fronts together: that of all their rows, in whatever order they are merged if `ties` tell
    all rows apart."""
    parts = list(fronts)
    return front({name: np.concatenate([part[name] for part in parts]) for name in parts[0]}, objectives, ties)


def beaten(columns: Columns, by: Columns, objectives: Mapping[str, int], ties: Sequence[str]) -> NDArray[np.bool_]:
    """Which rows are off the front because of one of `by`, which is nowhere worse and, where equal, first by `ties`.

    >>> chips = {"cycles": np.array([4, 6]), "area": np.array([2, 1])}
    >>> more = {"cycles": np.array([5, 4, 4]), "area": np.array([1, 3, 1])}
    >>> beaten(more, chips, {"cycles": 1}, ["area"])
    array([ True,  True, False])
    """
    number = len(by[ties[0]])
    both = {name: np.concatenate([by[name], columns[name]]) for name in (*objectives, *ties)}
    values = np.stack([sign * both[name].astype(np.float64) for name, sign in objectives.items()])
    order = np.lexsort([*values, *(both[name] for name in ties)][::-1])
    values[0, order] = np.arange(len(order))  # only an earlier one can be nowhere worse
    return _reached(values[:, :number], values[:, number:])


def _thinned(values: NDArray[Any]) -> NDArray[np.intp]:
    """The rows (second axis) without most of those that are beaten: by the best of a few weighted sums."""
    rows = np.arange(values.shape[1])
    if len(rows) <= SMALL:
        return rows
    low, high = values.min(axis=1), values.max(axis=1)
    weights = np.concatenate([1 + more * np.eye(len(values)) for more in (0, 7, 63)])
    sums = weights / np.where(high > low, high - low, 1) @ values
    for best in values[:, np.unique(sums.argmin(axis=1))].T:
        beaten, equal = values[0] >= best[0], values[0] == best[0]
        for value, least in zip(values[1:], best[1:], strict=True):
            beaten &= value >= least
            equal &= value == least
        stays = ~beaten | equal
        values, rows = values[:, stays], rows[stays]
    return rows


def _unbeaten(values: NDArray[Any]) -> NDArray[np.bool_]:
    """Which of different rows (second axis), sorted, no other beats: only an earlier one can be nowhere larger."""
    first, *rest = values
    if len(rest) <= 1:  # the last objective must go down
        return _falls(values[-1])
    place = np.arange(len(first))
    return ~_reached(np.stack([place, *rest]), np.stack([place - 1, *rest]))


def _reached(points: NDArray[Any], rows: NDArray[Any]) -> NDArray[np.bool_]:
    """Which rows (second axis) have a point that is nowhere larger: the points at most as large in one value are a set,
    a bit for each, and the sets of all values must meet."""
    found = np.zeros(rows.shape[1], dtype=bool)
    for start in range(0, points.shape[1], SMALL):
        block, left = points[:, start : start + SMALL], ~found
        number = block.shape[1]
        common = np.full((left.sum(), ceil(number / 64)), -1)
        for values, most in zip(block, rows[:, left], strict=True):
            order = values.argsort()
            sets = np.zeros((number + 1, common.shape[1]), dtype=np.int64)
            sets[np.arange(number) + 1, order // 64] = 1 << order % 64
            np.bitwise_or.accumulate(sets, axis=0, out=sets)
            common &= sets[values[order].searchsorted(most, "right")]
        found[left] = common.any(axis=1)
    return found
