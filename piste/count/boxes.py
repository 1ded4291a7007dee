"""Boxes of tensor elements, one half-open interval per axis, and regions, which are lists of disjoint boxes.

>>> a, b = ((0, 4), (0, 4)), ((2, 6), (2, 6))
>>> subtract([a], b)
[((0, 2), (0, 4)), ((2, 4), (0, 2))]
>>> union_volume([a, b])
28
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from piste.formula.intervals import covered

Box = tuple[tuple[int, int], ...]
Region = list[Box]


def volume(boxes: Iterable[Box]) -> int:
    """How many elements disjoint boxes have; a box without axes is one element."""
    total = 0
    for box in boxes:
        size = 1
        for lo, hi in box:
            size *= hi - lo
        total += size
    return total


def meet(a: Box, b: Box) -> Box | None:
    """The elements that two boxes share, None if there are none."""
    out = []
    for (alo, ahi), (blo, bhi) in zip(a, b, strict=True):
        lo, hi = max(alo, blo), min(ahi, bhi)
        if lo >= hi:
            return None
        out.append((lo, hi))
    return tuple(out)


def clip(region: Iterable[Box], box: Box) -> Region:
    """The part of a region inside a box."""
    return [part for b in region if (part := meet(b, box)) is not None]


def solid(box: Box) -> Region:
    """A box as a region: nothing if it is empty, as one that is all padding."""
    return [box] if all(lo < hi for lo, hi in box) else []


def cover(boxes: Iterable[Box]) -> Box | None:
    """The smallest box around all, None if there are none."""
    out: Box | None = None
    for box in boxes:
        if out is None:
            out = box
        elif box != out:
            out = tuple((min(alo, blo), max(ahi, bhi)) for (alo, ahi), (blo, bhi) in zip(out, box, strict=True))
    return out


def subtract(region: Iterable[Box], box: Box) -> Region:
    """A region without the elements of a box."""
    out: Region = []
    for b in region:
        if meet(b, box) is None:
            out.append(b)
            continue
        rest = b
        for axis, ((lo, hi), (blo, bhi)) in enumerate(zip(b, box, strict=True)):
            if lo < blo:
                out.append((*rest[:axis], (lo, blo), *rest[axis + 1 :]))
            if bhi < hi:
                out.append((*rest[:axis], (bhi, hi), *rest[axis + 1 :]))
            rest = (*rest[:axis], (max(lo, blo), min(hi, bhi)), *rest[axis + 1 :])
    return out


def minus(region: Region, others: Iterable[Box]) -> Region:
    """A region without the elements of other boxes."""
    for box in others:
        if not region:
            break
        region = subtract(region, box)
    return region


def union(region: Region, others: Iterable[Box]) -> Region:
    """The region that also has the elements of other boxes, as few boxes as neighbours allow."""
    out = list(region)
    for box in others:
        out = _merged([*subtract(out, box), box])
    return out


def _merged(region: Region) -> Region:
    """Join boxes that touch and differ on one axis only, until none do; sorted, so that equal regions look alike."""
    boxes = sorted(set(region))
    changed = True
    while changed and len(boxes) > 1:
        changed = False
        for axis in range(len(boxes[0])):
            rows: dict[Box, list[tuple[int, int]]] = {}
            for box in boxes:
                rows.setdefault((*box[:axis], *box[axis + 1 :]), []).append(box[axis])
            joined: Region = []
            for rest, spans in rows.items():
                spans.sort()
                runs = [spans[0]]
                for lo, hi in spans[1:]:
                    if lo == runs[-1][1]:
                        runs[-1] = (runs[-1][0], hi)
                        changed = True
                    else:
                        runs.append((lo, hi))
                joined += [(*rest[:axis], span, *rest[axis:]) for span in runs]
            boxes = joined
    return sorted(boxes)


def union_volume(boxes: Sequence[Box]) -> int:
    """How many elements boxes have together, those in several once."""
    boxes = list(set(boxes))
    if len(boxes) <= 1:
        return volume(boxes)
    if len(boxes[0]) == 0:
        return 1
    if len(boxes[0]) == 1:
        return covered(span for (span,) in boxes)
    edges = sorted({edge for box in boxes for edge in box[0]})
    total = 0
    for lo, hi in pairwise(edges):
        slab = [box[1:] for box in boxes if box[0][0] <= lo and hi <= box[0][1]]
        if slab:
            total += (hi - lo) * union_volume(slab)
    return total


def shift(region: Iterable[Box], by: Sequence[int]) -> Region:
    """A region moved along every axis."""
    return [tuple((lo + d, hi + d) for (lo, hi), d in zip(box, by, strict=True)) for box in region]


def sweep(region: Region, step: Sequence[int], n: int) -> Region:
    """The union of a region in `n` places, each a step further on.

    >>> sweep([((0, 3),)], (2,), 4), sweep([((0, 1),)], (2,), 2)
    ([((0, 9),)], [((0, 1),), ((2, 3),)])
    """
    along = [axis for axis, d in enumerate(step) if d]
    if n == 1 or not along:
        return region
    out: Region = []
    for box in region:
        axis, d = along[0], step[along[0]]
        lo, hi = box[axis]
        if len(along) == 1 and abs(d) <= hi - lo:
            far = (n - 1) * d
            out = union(out, [(*box[:axis], (lo + min(0, far), hi + max(0, far)), *box[axis + 1 :])])
        else:
            places = [shift([box], [k * d for d in step])[0] for k in range(n)]
            out = _merged([*minus(out, places), *places]) if _apart(box, step) else union(out, places)
    return out


def _apart(box: Box, step: Sequence[int]) -> bool:
    return any(abs(d) >= hi - lo for (lo, hi), d in zip(box, step, strict=True))
