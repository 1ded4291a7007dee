"""A problem in which no mapping of a space costs more, and of which the shapes are complete: a bound on everything.

Where a window slides, in an index `a*p + b*r`, the shapes of a space leave out some orders and spreads. The relaxed
problem keeps one rank of every such index, the longer one: its tensor is I'[p] instead of I[p+r], and r is one of the
ranks that it lacks. Whatever a tree does, what it moves of I is no less than what it moves of I', but for one thing:

- Between two steps with other tiles of p and the same tile of r, a keep of I has fetched all that is in the second tile
  and not in the first, which is no less than a tile of I', whatever happened between.
- So only where r changes with p can less be fetched: when loops of p begin again because a loop of r around them
  advances. Of the tiles of p that such a sweep brings, two at least, that is the first. So of the steps that loops of r
  add, half count if all tiles are equal, and none if the second may be short; the sweep itself always counts.
- Instances of r whose units are sent what they need together do not share an element of I'. A set that is moved to n
  places covers n - 1 elements more at least than it has (|A + B| >= |A| + |B| - 1). Elements 2p of a stride of 2 moved
  by r = 0, 1, 2 fall into classes: even ones and odd ones, in each of which that holds. Elements p of a dilation of 2
  do so too; how many classes there are depends on how far they extend, which takes room (`columns.in_classes`).
  Between two keeps all this depends on the size of tiles, and does not count.

- In I[2p+r], even elements and odd ones are two windows of stride 1. Steps in which the tile of r contains 0, or 1, are
  those of I' without loops of r, and of the even elements, or the odd ones, as many are fetched between two of them as
  the second tile of p has points. So a point brings two elements, whatever the order of loops. That counts where
  remainders may be left and instances of r are not counted apart (`terms._split`); else steps of loops do.

- Of a window with padding, I[p+r-1 in 28], a tile B of p that comes after A brings B moved by the last of r, and one
  that comes before A brings B moved by the first. That may be padding for some points of p at the ends (`lost`). Where
  remainders may be left, all sweeps count as if these points were not there; so does what stays, which is no more than
  all that is left. (All that moves is a product over axes, less one of what stays. It grows with what each axis has, so
  the least on each axis is the least.)

The same is true of a result O[2p+r], of which as much leaves a keep as enters it. What is touched for the first time,
and not read, is no more than all pairs of p and r.
"""

from __future__ import annotations

from dataclasses import replace
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from piste.spec.architecture import Memory
from piste.spec.einsum import Access, Einsum, Expr, Index, Op

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace


class MovingRank(NamedTuple):
    """A rank that only moves a window, in an index with the rank that is kept: `step` of this and `by` of that. It
    `covers` what is between two steps if it has as many points as the stride. Of the rank that is kept, so many points
    are `lost` whose first or last element may be padding."""

    rank: str
    by: int
    kept: str
    step: int
    covers: bool = False
    lost: int = 0


Moving = dict[str, tuple[MovingRank, ...]]  # by tensor


def loosened(space: Mapspace) -> Mapspace:
    """The space without constraints on loops and without double buffers."""
    chip = space.architecture
    parts = tuple(replace(c, double_buffered=False) if isinstance(c, Memory) else c for c in chip.components)
    return replace(space, architecture=replace(chip, components=parts), constraints=space.rules.without_loops())


def relaxed(space: Mapspace) -> Mapspace | None:
    """A loosened space of an Einsum in which one rank stands for each window; None if there is no such Einsum."""
    (einsum,) = space.workload.einsums
    sizes = space.workload.sizes
    new = replace(
        einsum,
        output=_points(einsum.output, sizes),
        operands=tuple(_without_windows(access, sizes) for access in einsum.operands),
        expression=_everywhere(einsum.expression, sizes),
    )
    ranks = [[rank for index in access.indices for rank in index.ranks] for access in (new.output, *new.operands)]
    if set(new.ranks) != set(einsum.ranks) or any(len(set(some)) < len(some) for some in ranks):
        return None
    return replace(loosened(space), workload=replace(space.workload, einsums=(new,)))


def moving(einsum: Einsum, sizes: dict[str, int]) -> Moving:
    """By tensor: the ranks of its windows that the relaxed problem leaves out.

    >>> from piste.spec.einsum import parse_einsum
    >>> moving(parse_einsum("O[p] = I[2*p+r] * W[r]"), {"p": 28, "r": 3})
    {'I': (MovingRank(rank='r', by=1, kept='p', step=2, covers=True, lost=0),)}
    >>> moving(parse_einsum("O[i] = A[i,i+j] * W[j]"), {"i": 4, "j": 6})  # A'[i,j] has i
    {}
    """
    left: dict[str, list[MovingRank]] = {}
    for access in (*einsum.operands, einsum.output):
        indices = [(_longest_first(index, sizes), _lost(index, sizes)) for index in access.indices]
        has = {kept for ((kept, _), *_), _ in indices}
        for ((kept, step), *others), lost in indices:
            moved = (
                MovingRank(r, by, kept, step, sizes[r] >= step // gcd(step, by), lost)
                for r, by in others
                if r not in has
            )
            left.setdefault(access.tensor, []).extend(moved)
    return {tensor: tuple(ranks) for tensor, ranks in left.items() if ranks}


def _lost(index: Index, sizes: dict[str, int]) -> int:
    """Of the longest rank of an index, the points at which the first value of the index, or the last, is padding."""
    if index.extent is None:
        return 0
    (kept, step), *others = _longest_first(index, sizes)
    reach, high = sum(by * (sizes[r] - 1) for r, by in others), index.before + index.extent
    before, behind = -(-index.before // step), sizes[kept] - max(0, -(-(high - reach) // step))
    return min(sizes[kept], max(0, before) + max(0, behind))


def _longest_first(index: Index, sizes: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(index.terms, key=lambda term: -sizes[term[0]])


def _without_windows(access: Access, sizes: dict[str, int]) -> Access:
    return replace(access, indices=tuple(Index((_longest_first(index, sizes)[0],)) for index in access.indices))


def _points(access: Access, sizes: dict[str, int]) -> Access:
    """Of a result, only what is computed counts, not what lies between."""
    return replace(access, indices=tuple(Index(((_longest_first(i, sizes)[0][0], 1),)) for i in access.indices))


def _everywhere(expression: Expr, sizes: dict[str, int]) -> Expr:
    match expression:
        case Access():
            return _without_windows(expression, sizes)
        case Op():
            return replace(expression, args=tuple(_everywhere(arg, sizes) for arg in expression.args))
    return expression
