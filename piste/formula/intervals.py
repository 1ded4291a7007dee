"""The union of intervals of integers: how many lie in at least one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray


def covered(intervals: Iterable[tuple[int, int]]) -> int:
    """How many integers lie in at least one interval, from its start to before its end; an end before it is nothing.

    >>> covered([(0, 4), (2, 6), (9, 10), (5, 3)])
    7
    """
    total, reach = 0, None
    for start, end in sorted(intervals):
        begin = start if reach is None else max(start, reach)
        if end > begin:
            total, reach = total + end - begin, end
    return total


def covered_in_arrays(start: NDArray[np.int64], end: NDArray[np.int64]) -> int:
    """How many integers lie in at least one interval, given as arrays of starts and ends.

    >>> covered_in_arrays(np.array([0, 2, 9, 5]), np.array([4, 6, 10, 3]))
    7
    """
    return int(covered_by_row(start[None], end[None])[0]) if len(start) else 0


def covered_by_row(start: NDArray[Any], end: NDArray[Any]) -> NDArray[Any]:
    """By row of two tables of starts and ends: how many integers lie in at least one interval.

    >>> covered_by_row(np.array([[0, 2, 9], [1, 1, 1]]), np.array([[4, 6, 10], [1, 3, 2]]))
    array([7, 2])
    """
    order = np.argsort(start, axis=1, kind="stable")
    start, end = np.take_along_axis(start, order, axis=1), np.take_along_axis(end, order, axis=1)
    reach = np.maximum.accumulate(np.maximum(start, end), axis=1)
    begin = np.hstack([start[:, :1], np.maximum(start[:, 1:], reach[:, :-1])])
    return np.asarray(np.maximum(0, end - begin).sum(axis=1))
