"""Staircases: the points of (buffer, traffic) that nothing beats, their sums at equal buffers and their minimum."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Stairs = tuple[Ints, Ints]  # buffers strictly rising, traffic strictly falling

FEW = 1024  # from here on it pays to drop hopeless points before sorting
FINE = 47  # bits of a float's mantissa that a bucket leaves out: 32 buckets between a power of two and the next


def pareto(buffer: Ints, traffic: Ints) -> NDArray[np.intp]:
    """Which points have less traffic than every other point with the same buffer or a smaller one, by rising buffer.

    >>> pareto(np.array([3, 5, 4, 5, 9]), np.array([10, 7, 10, 6, 6]))
    array([0, 3])
    """
    rows = np.arange(len(buffer)) if len(buffer) < FEW else hopeful(buffer, traffic)
    buffer, traffic = buffer[rows], traffic[rows]
    order = np.lexsort((traffic, buffer))
    buffer, traffic = buffer[order], traffic[order]
    keep = np.ones(len(order), bool)
    keep[1:] = traffic[1:] < np.minimum.accumulate(traffic)[:-1]
    return rows[order[keep]]


def hopeful(buffer: Ints, traffic: Ints) -> NDArray[np.intp]:
    """The points that the best point of every smaller bucket of buffer sizes leaves a chance."""
    bucket = buffer.astype(np.float64).view(np.int64) >> FINE
    bucket -= bucket.min()
    best = np.full(int(bucket.max()) + 2, np.iinfo(np.int64).max)
    np.minimum.at(best, bucket + 1, traffic)
    return np.flatnonzero(traffic < np.minimum.accumulate(best)[bucket])


def index_at(buffer: Ints, sizes: Ints) -> NDArray[np.intp]:
    """The last point that each size has room for; -1 below the first."""
    return np.searchsorted(buffer, sizes, side="right") - 1


def total(curves: Sequence[Stairs]) -> tuple[Ints, Ints, list[NDArray[np.intp]]]:
    """The traffic of all together, each with the same buffer in turn, and which point of each that takes.

    >>> one, two = (np.array([3, 8]), np.array([90, 50])), (np.array([4, 6]), np.array([30, 20]))
    >>> buffer, traffic, points = total([one, two])
    >>> buffer, traffic, points[0]
    (array([4, 6, 8]), array([120, 110,  70]), array([0, 0, 1]))
    """
    sizes = np.unique(np.concatenate([buffer for buffer, _ in curves]))
    sizes = sizes[sizes >= max(buffer[0] for buffer, _ in curves)]
    points = [index_at(buffer, sizes) for buffer, _ in curves]
    traffic = sum(traffic[i] for (_, traffic), i in zip(curves, points, strict=True))
    return sizes, np.asarray(traffic), points


def least(curves: Sequence[Stairs]) -> tuple[Ints, Ints, NDArray[np.intp], NDArray[np.intp]]:
    """The best of all at every buffer, with which curve and which of its points that is; the first wins a tie.

    >>> one, two = (np.array([3, 8]), np.array([90, 50])), (np.array([4, 6]), np.array([60, 50]))
    >>> least([one, two])
    (array([3, 4, 6]), array([90, 60, 50]), array([0, 1, 1]), array([0, 0, 1]))
    """
    buffer = np.concatenate([buffer for buffer, _ in curves])
    traffic = np.concatenate([traffic for _, traffic in curves])
    curve = np.repeat(np.arange(len(curves)), [len(buffer) for buffer, _ in curves])
    point = np.concatenate([np.arange(len(buffer)) for buffer, _ in curves])
    rows = pareto(buffer, traffic)
    return buffer[rows], traffic[rows], curve[rows], point[rows]
