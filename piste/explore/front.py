"""The frontier of columns: the rows that no other row beats in all objectives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
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
    rows = np.arange(len(next(iter(columns.values()))))
    values = np.stack([sign * columns[name].astype(np.float64) for name, sign in objectives.items()], axis=1)
    values, rows = _thinned(values, rows)
    keys = [*values.T, *(columns[name][rows] for name in ties)]
    order = np.lexsort(keys[::-1])
    values, rows = values[order], rows[order]
    fresh = np.ones(len(rows), dtype=bool)
    fresh[1:] = (values[1:] != values[:-1]).any(axis=1)
    rows = rows[fresh][_unbeaten(values[fresh])]
    return {name: column[rows] for name, column in columns.items()}


def merge(fronts: Iterable[Columns], objectives: Mapping[str, int], ties: Sequence[str] = ()) -> Columns:
    """The front of several fronts together: that of all their rows, in whatever order they are merged if `ties` tell
    all rows apart."""
    parts = list(fronts)
    return front({name: np.concatenate([part[name] for part in parts]) for name in parts[0]}, objectives, ties)


def _thinned(values: NDArray[Any], rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Without most of the rows that are beaten: those beaten by the best of a few weighted sums."""
    if len(rows) <= SMALL:
        return values, rows
    low, high = values.min(axis=0), values.max(axis=0)
    weights = np.array([w for w in product((1, 8, 64), repeat=values.shape[1]) if min(w) == 1], dtype=np.float64)
    scale = np.where(high > low, high - low, 1)
    for best in values[np.unique(((values - low) / scale @ weights.T).argmin(axis=0))]:
        beaten = (values >= best).all(axis=1) & (values > best).any(axis=1)
        values, rows = values[~beaten], rows[~beaten]
    return values, rows


def _unbeaten(values: NDArray[Any]) -> NDArray[np.bool_]:
    """Which of different rows, sorted, no other beats: only an earlier row can be at most as large everywhere."""
    if values.shape[1] <= 2:  # the last objective must go down
        last = values[:, -1]
        kept = np.ones(len(last), dtype=bool)
        kept[1:] = last[1:] < np.minimum.accumulate(last)[:-1] if values.shape[1] == 2 else False
        return kept
    kept = np.zeros(len(values), dtype=bool)
    for start in range(0, len(values), SMALL):
        block = values[start : start + SMALL, 1:]
        stays = np.logical_not(np.triu(_at_most(block, block), k=1).any(axis=0))
        before = values[:start, 1:][kept[:start]]
        for first in range(0, len(before), SMALL):
            stays[stays] = ~_at_most(before[first : first + SMALL], block[stays]).any(axis=0)
        kept[start : start + SMALL] = stays
    return kept


def _at_most(a: NDArray[Any], b: NDArray[Any]) -> NDArray[np.bool_]:
    """For each row of a and of b whether the first is nowhere larger."""
    found = a[:, None, 0] <= b[None, :, 0]
    for k in range(1, a.shape[1]):
        found &= a[:, None, k] <= b[None, :, k]
    return found
