"""Staircases: the points of (buffer, traffic) that nothing beats, their sums at equal buffers and their minimum."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from piste.formula.front import FEW, FINE, Ints, hopeful, pareto

__all__ = ["FEW", "FINE", "Ints", "Stairs", "hopeful", "index_at", "least", "pareto", "total"]

Stairs = tuple[Ints, Ints]  # buffers strictly rising, traffic strictly falling


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
