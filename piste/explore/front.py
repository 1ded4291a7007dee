"""The frontier of columns: the rows that no other row beats in all objectives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Columns = dict[str, NDArray[Any]]

SMALL = 512  # rows that are compared with each other at once


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


def merge(fronts: Iterable[Columns], objectives: Mapping[str, int], ties: Sequence[str] = ()) -> Columns:
    """The front of several fronts together: that of all their rows, in whatever order they are merged if `ties` tell
    all rows apart."""
    parts = list(fronts)
    return front({name: np.concatenate([part[name] for part in parts]) for name in parts[0]}, objectives, ties)


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
    kept = np.zeros(len(first), dtype=bool)
    if len(rest) <= 1:  # the last objective must go down
        last = values[-1]
        kept[:1] = True
        kept[1:] = last[1:] < np.minimum.accumulate(last)[:-1]
        return kept
    for start in range(0, len(first), SMALL):
        block = values[1:, start : start + SMALL]
        stays = np.logical_not(np.triu(_at_most(block, block), k=1).any(axis=0))
        before = values[1:, :start][:, kept[:start]]
        for at in range(0, before.shape[1], SMALL):
            stays[stays] = ~_at_most(before[:, at : at + SMALL], block[:, stays]).any(axis=0)
        kept[start : start + SMALL] = stays
    return kept


def _at_most(a: NDArray[Any], b: NDArray[Any]) -> NDArray[np.bool_]:
    """For each row of a and of b whether the first is nowhere larger."""
    found: NDArray[np.bool_] = a[0][:, None] <= b[0]
    for x, y in zip(a[1:], b[1:], strict=True):
        found &= x[:, None] <= y
    return found
