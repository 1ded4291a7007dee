"""What a cascade must have at least: of a result only what is read needs to be made, and only what that is made of.

Windows that leave gaps, or that do not reach to the end of an axis, leave out elements of what they read, and so of
what the Einsums before read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod

import numpy as np
from numpy.typing import NDArray

from piste.spec.einsum import Access, Einsum, Index
from piste.spec.workload import Workload

Integers = NDArray[np.int64]
Box = list[Integers | None]  # by axis: positions; None is all of them
LISTED = 1 << 20  # values of a rank, and sums of ranks, that are listed; others count as not needed


def needed(workload: Workload) -> dict[str, int]:
    """By tensor: elements without which no program makes the outputs, whatever it does.

    Outputs are needed whole, but for what lies between their elements. Of every other tensor it is the largest box that
    one of its readers needs: each element is in some product with no padding, for an element of its own result that is
    needed.

    >>> w = Workload.parse("Y[x] = A[x] * B[x]; Z[p] = V[s] * Y[3*p+s]", x=12, p=3, s=2)
    >>> needed(w)
    {'A': 6, 'B': 6, 'Y': 6, 'V': 2, 'Z': 3}
    """
    boxes: dict[str, Box] = {t: [None] * len(workload.shapes[t]) for t in workload.outputs}
    found = dict.fromkeys(workload.tensors, 0)
    for einsum in (workload.makers[t] for t in workload.outputs):
        found[einsum.name] = _size(workload, einsum.name, _read(workload, einsum, einsum.output, {}))
    for einsum in reversed(workload.einsums):
        points = _points(einsum, boxes[einsum.name]) if einsum.name in boxes else None
        for access in einsum.operands if points is not None else ():
            box = _read(workload, einsum, access, points or {})
            size = _size(workload, access.tensor, box)
            if size > found[access.tensor]:
                found[access.tensor], boxes[access.tensor] = size, box
    return found


def trimmed(workload: Workload) -> Workload:
    """The cascade without the last rows of results that nothing reads, as if they were not declared: a loop tree makes
    what is read, and all that lies between.

    >>> trimmed(Workload.parse("T[c] = A[c,b]; U[x] = T[2*x] * C[x]", c=5, b=3, x=2)).sizes
    {'c': 3, 'b': 3, 'x': 2}
    """
    sizes = dict(workload.sizes)
    for einsum in reversed(workload.einsums):
        reads = [a for e in workload.einsums for a in e.operands if a.tensor == einsum.name]
        for axis, index in enumerate(einsum.output.indices if einsum.name not in workload.outputs else ()):
            rank = index.ranks[0] if index.is_plain else ""
            alone = sum(rank in e.ranks for e in workload.einsums) == 1
            once = sum(rank in other.ranks for other in einsum.output.indices) == 1
            if rank and alone and once and all(a.indices[axis].extent is None for a in reads):
                ends = [1 + sum(c * (sizes[r] - 1) for r, c in a.indices[axis].terms) for a in reads]
                sizes[rank] = min(sizes[rank], max(ends))
    return workload if sizes == workload.sizes else replace(workload, sizes=sizes)


def computed(workload: Workload, least: dict[str, int]) -> dict[str, float]:
    """By Einsum: the share of its operations that are for results of which so many elements are needed.

    >>> w = Workload.parse("Y[x] = A[x] * B[x]; Z[p] = V[s] * Y[3*p+s]", x=12, p=3, s=2)
    >>> computed(w, needed(w))
    {'Y': 0.5, 'Z': 1.0}
    """
    found = dict[str, float]()
    for einsum in workload.einsums:
        whole = _size(workload, einsum.name, _read(workload, einsum, einsum.output, {}))
        plain = all(index.is_plain for index in einsum.output.indices)
        found[einsum.name] = 1.0 if least[einsum.name] >= whole else least[einsum.name] / whole * plain
    return found


def _size(workload: Workload, tensor: str, box: Box) -> int:
    return prod(n if at is None else len(at) for n, at in zip(workload.shapes[tensor], box, strict=True))


def _points(einsum: Einsum, box: Box) -> dict[str, Integers] | None:
    """By rank, if not all: values of the points of an Einsum that make a box of its result; None where that is not
    known, along an axis that is a sum of ranks."""
    found = dict[str, Integers]()
    for index, at in zip(einsum.output.indices, box, strict=True):
        if at is not None:
            if not index.is_plain:
                return None
            (rank,) = index.ranks
            found[rank] = np.intersect1d(at, found[rank]) if rank in found else at
    return found


def _read(workload: Workload, einsum: Einsum, access: Access, points: dict[str, Integers]) -> Box:
    """A box of a tensor, each element of which is read at one of some points that reads no padding. Of a rank along two
    of its axes, that is for one value."""
    points = dict(points)
    operands = () if access is einsum.output else einsum.operands  # what is made of padding alone is stored too
    windows = [index for a in operands for index in a.indices if index.extent is not None]
    for window in windows:
        shared = [r for r in window.ranks if r in access.ranks]
        alone = all(sum(r in other.ranks for other in windows) == 1 for r in window.ranks)
        if not (alone and window in access.indices):  # else what of the axis is padding is left out below
            rank = shared[0] if shared else window.ranks[0]
            points[rank] = _without_padding(workload, window, rank, points, alone and len(shared) < 2)
    for rank in access.ranks:
        if sum(rank in index.ranks for index in access.indices) > 1:
            points[rank] = _values(workload, points, rank)[:1]
    if not all(len(some) for some in points.values()):
        return [np.empty(0, np.int64) for _ in access.indices]
    box = Box()
    for index, extent in zip(access.indices, workload.shapes[access.tensor], strict=True):
        if index.is_plain and index.ranks[0] not in points and workload.sizes[index.ranks[0]] == extent:
            box.append(None)
            continue
        at = _sums(workload, index.terms, points) - index.before
        at = at[(at >= 0) & (at < extent)]
        box.append(None if len(at) == extent else at)
    return box


def _without_padding(workload: Workload, window: Index, rank: str, points: dict[str, Integers], some: bool) -> Integers:
    """The values of a rank with which `some` of the sums of a window are no padding, or all of them."""
    values, (c,) = _values(workload, points, rank), [c for r, c in window.terms if r == rank]
    others = _sums(workload, [term for term in window.terms if term[0] != rank], points)
    if not len(others):
        return others
    assert window.extent is not None, "others have no padding"
    first, last = window.before - c * values, window.before + window.extent - c * values
    every = (others[0] >= first) & (others[-1] < last)
    fine: Integers = values[np.searchsorted(others, first) < np.searchsorted(others, last) if some else every]
    return fine


def _sums(workload: Workload, terms: Sequence[tuple[str, int]], points: dict[str, Integers]) -> Integers:
    """What a sum of ranks comes to, in order; of many sums some."""
    at: Integers = np.zeros(1, np.int64)
    for rank, c in sorted(terms, key=lambda term: -workload.sizes[term[0]]):
        some = c * _values(workload, points, rank)
        at = np.unique(np.add.outer(at, some if len(at) == 1 or len(at) * len(some) <= LISTED else some[:1]))
    return at


def _values(workload: Workload, points: dict[str, Integers], rank: str) -> Integers:
    return points[rank] if rank in points else np.arange(min(workload.sizes[rank], LISTED))
