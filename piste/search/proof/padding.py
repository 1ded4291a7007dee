"""Padding is no data: what a proof knows of windows that reach beyond their tensor.

Counts of shapes are exact (`Windows.padded`). From a lower bound the most that padding can be is subtracted:

- Of *families* of trees (`piste.search.proof.sweeps`): in whatever order, every two tiles of p and r meet as often as
  loops around them that the tensor lacks say. What a step takes of a box is what it would take if padding were data,
  less the padding in the box; along another axis the same, and together a product. So the padding in all boxes is
  subtracted once (`Boxes.lost`); of steps of the innermost loop, which take what is further on, that behind the tensor
  and, of what is before it, the end of each box.
- Of the *relaxed problem*, which keeps p alone: a tile of p brings the elements that are in reach of some r, less those
  of them that are padding: as many before the tensor as with the first r, as many behind it as with the last. With
  perfect factors, the smallest share that is left, whatever the tiles (`shares`). Where remainders may be left, columns
  tell (`columns.Factor.lost`): points of p for which the first or the last element is padding do not count.
- With *real tiles* and remainders, a tile may stay in a last region, a third of what is moved at most, and it need not
  be the padded one: of a share s at least (3 s - 1) / 2 counts. Where tiles can rest in idle instances, all that moves
  may be next to padding, and nothing is known.

The first of several instances, which times are taken of, may have all the padding: nothing is known of it.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluator import listable
from piste.search.proof.windows import Padding
from piste.spec.einsum import Index
from piste.spec.workload import Workload

Floats = NDArray[np.float64]


class Share(NamedTuple):
    """What is left of a relaxed tensor without its padding, at least: of what is moved, and of the room it takes."""

    moved: float
    room: float


def paddings(workload: Workload) -> dict[frozenset[str], Padding]:
    """By the two ranks of a padded axis: how far it reaches before its tensor, and the extent of that.

    >>> paddings(Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3)) == {frozenset("pr"): Padding(1, 8)}
    True
    """
    return {frozenset(index.ranks): Padding(index.before, index.extent or 0) for index in _padded(workload)}


def can_be_tabled(workload: Workload) -> bool:
    """Whether padded axes have two ranks each, of more than one element, which share no other axis."""
    accesses = [access for einsum in workload.einsums for access in einsum.accesses.values()]
    axes = [frozenset(index.ranks) for access in accesses for index in access.indices]
    sizes = workload.sizes
    return all(
        len(index.terms) == 2
        and min(sizes[rank] for rank in index.ranks) > 1
        and listable([sizes[rank] for rank in index.ranks])
        and axes.count(frozenset(index.ranks)) == 1
        for index in _padded(workload)
    )


def useful(workload: Workload) -> int:
    """How many points of the Einsum read no padding, at least.

    >>> useful(Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3))
    22
    """
    (einsum,) = workload.einsums
    points = prod(workload.sizes[rank] for rank in einsum.ranks)
    axes, seen = _padded(workload), set[str]()
    apart = all(seen.isdisjoint(i.ranks) and not seen.update(i.ranks) for i in axes)  # type: ignore[func-returns-value]
    shares = [(_inside(index, workload.sizes), prod(workload.sizes[r] for r in index.ranks)) for index in axes]
    if not apart:  # points may be counted for several axes
        return max(0, points - sum(points // all_ * (all_ - data) for data, all_ in shares))
    for data, all_ in shares:
        points = points // all_ * data
    return points


class Boxes(NamedTuple):
    """The boxes of a padded axis a*x + b*y, for all rows: sizes of both ranks, and their tiles, which divide them."""

    a: int
    x_size: int
    b: int
    y_size: int
    padding: Padding
    x: Floats
    y: Floats

    def lost(self) -> Floats:
        """The padding in all boxes.

        >>> Boxes(1, 4, 1, 3, Padding(1, 4), np.array([4.0, 1.0]), np.array([3.0, 1.0])).lost().tolist()
        [2.0, 2.0]
        """
        return self._of_rows()

    def lost_walking(self, steps: Floats, apart: Floats, merged: Floats) -> Floats:
        """The padding in what the innermost loop brings, which has `steps` of x: all of the first box; of each further
        one what lies behind the tensor, and what lies before it in the part by which a step is further on.

        apart, merged: instances of x, which may stand anywhere between its loops.

        >>> once, thrice = np.ones(1), np.full(1, 3.0)
        >>> threes = Boxes(1, 3, 1, 6, Padding(2, 3), once, 3 * once)
        >>> threes.lost().tolist(), threes.lost_walking(thrice, once, once).tolist()
        ([9.0], [8.0])
        """
        return self._of_rows(steps, apart, merged)

    def _of_rows(self, *walked: Floats) -> Floats:
        columns = [column.astype(np.int64) for column in (self.x, self.y, *walked)]
        keys = columns[0]  # equal where all columns are
        for column in columns[1:]:
            keys = keys * (column.max(initial=0) + 1) + column
        _, firsts, places = np.unique(keys, return_index=True, return_inverse=True)
        rows = np.stack([column[firsts] for column in columns], axis=1).tolist()
        return np.array([_lost(*self[:5], *row) for row in rows], np.float64)[places]


@lru_cache(maxsize=1 << 15)
def _lost(a: int, x_size: int, b: int, y_size: int, padding: Padding, x: int, y: int, *walked: int) -> int:
    starts, length = a * np.arange(0, x_size, x)[:, None] + b * np.arange(0, y_size, y), a * (x - 1) + b * (y - 1) + 1
    low, high = padding.before, padding.before + padding.extent
    before = np.clip(low - starts, 0, length).sum(axis=1)  # by tile of x
    behind = np.clip(starts + length - high, 0, length).sum(axis=1)
    if walked:
        steps, apart, merged = walked
        at = np.arange(len(starts))
        inside = {1, apart, merged, apart * merged}  # instances that lie between two steps, in whatever order
        first = np.any([at % (steps * n) < n for n in inside], axis=0)
        new = min(a * x, length)  # what a step takes is the end of its box
        before = np.where(first, before, np.clip(low - (starts + length - new), 0, new).sum(axis=1))
    return int(before.sum() + behind.sum())


def shares(workload: Workload, factors: str, rests: bool) -> dict[str, Share]:
    """By tensor that is padded: what is left of it where its windows are relaxed; `rests` if tiles can rest in idle
    instances."""
    found = {}
    for access in workload.einsums[0].operands:
        if access.is_padded:
            axes = [_share(index, workload.sizes) for index in access.indices if index.extent is not None]
            moved = prod(share.moved for share in axes)
            if factors == "ragged" or (rests and factors not in ("perfect", "padded")):
                moved = 0.0
            elif factors not in ("perfect", "padded"):
                moved = max(0.0, (3 * moved - 1) / 2)
            found[access.tensor] = Share(moved, prod(share.room for share in axes))
    return found


def _share(index: Index, sizes: dict[str, int]) -> Share:
    """Of an axis of which the longest rank is kept."""
    (kept, a), *others = sorted(index.terms, key=lambda term: -sizes[term[0]])
    size, reach = sizes[kept], sum(c * (sizes[r] - 1) for r, c in others)
    low, high = index.before, index.before + (index.extent or 0)
    moved, room = 1.0, 1.0
    offsets = np.unique(np.add.reduce(np.ix_(*(c * np.arange(sizes[r]) for r, c in others)))) if others else np.zeros(1)
    for tile in range(1, size + 1):
        starts = a * np.arange(0, size, tile)
        ends = starts + a * (np.minimum(tile, size - starts // a) - 1) + 1
        whole = int((ends - starts).sum())
        before = int(np.clip(low - starts, 0, ends - starts).sum())
        behind = int(np.clip(ends + reach - high, 0, ends - starts).sum())
        moved = min(moved, max(0.0, (whole - before - behind) / whole))
        length = a * (tile - 1) + 1  # the first tile has this length, and meets every offset
        most = np.maximum(0, np.minimum(offsets + length, high) - np.maximum(offsets, low)).max()
        room = min(room, float(most) / length)
    return Share(moved, room)


def _inside(index: Index, sizes: dict[str, int]) -> int:
    """How many points of its ranks an index has inside of its tensor."""
    values = np.zeros(1, np.int64)
    for rank, c in index.terms:
        values = np.add.outer(values, c * np.arange(sizes[rank])).ravel()
    return int(((values >= index.before) & (values < index.before + (index.extent or 0))).sum())


def _padded(workload: Workload) -> list[Index]:
    accesses = [access for einsum in workload.einsums for access in einsum.operands]
    return [index for access in dict.fromkeys(accesses) for index in access.indices if index.extent is not None]
