"""The union of intervals of integers: how many lie in at least one."""

from __future__ import annotations

from collections.abc import Iterable

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
    """The same for arrays of starts and ends.

    >>> covered_in_arrays(np.array([0, 2, 9, 5]), np.array([4, 6, 10, 3]))
    7
    """
    if not len(start):
        return 0
    order = np.argsort(start, kind="stable")
    start, end = start[order], end[order]
    reach = np.maximum.accumulate(np.maximum(start, end))
    begin = np.maximum(start[1:], reach[:-1])
    return int(max(0, end[0] - start[0]) + np.maximum(0, end[1:] - begin).sum())
