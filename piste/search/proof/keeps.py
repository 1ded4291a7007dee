"""Lower bounds on mappings with some keeps: one closer than the other, each asked for when it is worth its time.

Before the tables of some keeps are made, up to six bounds say that nothing with them can be better, or where to begin:
what must cross their boundaries, what the part of the chip outside a fanout does (three times, for ever more of what is
to be beaten), what the relaxed problem or real tiles cost, and what all nests move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import inf
from typing import TYPE_CHECKING

from piste.search.objective import NAMED, Objective
from piste.search.proof.columns import PERFECT
from piste.search.proof.floor import Kept
from piste.search.proof.outer import SHARES, Outer
from piste.search.proof.prices import ShapePrices
from piste.search.proof.smooth import Smooth
from piste.search.proof.whole import Whole
from piste.search.root import Root
from piste.search.strategy import Budget, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace
    from piste.search.proof.relaxation import Moving

# Work is counted in numbers that the kernel looks at.
LARGE = 1 << 15  # rows of a table before which it is worth to bound the keeps by real tiles ...
QUICK, SMALL = 1 << 24, 1 << 10  # ... and work after which it always is, unless tables are made as quickly
LATE = 1 << 27  # work after which it is worth to look at the outer part of a chip, and at all nests
OUTER = 1 << 32  # work on the outer part for the first share of the best; for the others, as much as all else took
KNOWN = 3 + len(SHARES)  # bounds in all


@dataclass(frozen=True)
class Standing:
    """Where a search stands: its work so far, what nothing with some keeps is below, what is to be beaten."""

    work: int
    least: float
    enough: float
    budget: Budget
    watch: Watch


KeepBound = Callable[[int, Kept, Standing], float | None]  # of a space and keeps; None if it is not worth its time


class KeepBounds:
    """The bounds of the keeps of some spaces for an objective.

    origins: the spaces of which these are relaxations, or the same.
    prices: those of the space with a number.
    moving: the windows of a relaxed problem, if it is one.
    thorough: what all nests move is asked for from the start.
    """

    def __init__(
        self,
        spaces: Sequence[Mapspace],
        origins: Sequence[Mapspace],
        objective: Objective,
        prices: Callable[[int], ShapePrices],
        moving: Moving | None = None,
        thorough: bool = False,
    ):
        self._spaces, self._origins, self._objective = spaces, origins, objective
        self._prices, self._moving, self._thorough = prices, moving, thorough
        # How little is moved is known of real tiles: not of ragged ones, nor of windows that are not relaxed.
        self._real = all(one.factors != "ragged" and not _has_windows(one) for one in spaces)
        self._slides = not self._real and all(one.factors in PERFECT for one in spaces)
        shares = [partial(self._outside, share) for share in SHARES]
        self._bounds: list[KeepBound] = [self._boundaries, *shares, self._tiles, self._nests]
        assert len(self._bounds) == KNOWN
        # By the number of a space; each is made when it is first asked for.
        self._root = cache(lambda i: Root(origins[i], objective))
        self._made = list[Outer | None]()
        self._outer = cache(self._outer_of)
        self._relaxed = cache(self._relaxed_of)
        self._rooted_nests = cache(self._nests_of)
        self.cycles = cache(self._cycles_of)

    def closer(self, known: int, i: int, kept: Kept, standing: Standing) -> tuple[float, int] | None:
        """The next bound on mappings of space i with these keeps that is worth its time, and how many are known then;
        None if there is none."""
        for number in range(known, KNOWN):
            lower = self._bounds[number](i, kept, standing)
            if lower is not None:
                return lower, number + 1
        return None

    @property
    def work(self) -> int:
        """What the bounds by the outer part have taken, which is most, in numbers that the kernel looks at."""
        return sum(outer.work for outer in self._made if outer is not None)

    def _cycles_of(self, i: int) -> float:
        """The fewest of any mapping, where they matter."""
        return Root(self._origins[i], NAMED["cycles"])() if self._objective.name in ("cycles", "edp") else 0.0

    def _boundaries(self, i: int, kept: Kept, standing: Standing) -> float | None:
        """What must cross each boundary. Of windows, that may be more than the relaxed problem knows."""
        return self._root(i).kept(kept)

    def _outside(self, share: float, i: int, kept: Kept, standing: Standing) -> float | None:
        """What the part of the chip outside a fanout must do; no more than a share of what is to be beaten."""
        enough = share * standing.enough
        if standing.work <= LATE or enough == inf or not self._takes_long(i, kept, standing):
            return None
        outer = self._outer(i)
        if outer is None or outer.spent >= (OUTER if share == SHARES[0] else standing.work):
            return None
        return outer.bound(kept, standing.least, enough, standing.budget, standing.watch)

    def _outer_of(self, i: int) -> Outer | None:
        self._made.append(Outer.of(self._origins[i], self._objective, self.cycles(i)))
        return self._made[-1]

    def _tiles(self, i: int, kept: Kept, standing: Standing) -> float | None:
        """Where a window slides, what the relaxed problem costs; otherwise what real tiles cost."""
        if not self._takes_long(i, kept, standing):
            return None
        bounds = self._relaxed(i)
        return bounds.bound(kept, standing.enough, standing.budget, standing.watch) if bounds else None

    def _relaxed_of(self, i: int) -> Smooth | Whole | None:
        space, origin, objective = self._spaces[i], self._origins[i].workload, self._objective
        if self._real:
            return Smooth(space, objective, self._moving, origin, self._root(i).kept, cycles=self.cycles(i))
        return Whole.of(space, objective, origin, self.cycles(i))

    def _nests(self, i: int, kept: Kept, standing: Standing) -> float | None:
        """What all nests must move, of a relaxed problem of windows."""
        if not self._moving or not (standing.work > LATE or self._thorough):
            return None
        return self._rooted_nests(i).kept(kept)

    def _nests_of(self, i: int) -> Root:
        root = Root(self._origins[i], self._objective, thorough=True)
        self._prices(i).nests = root.nests
        return root

    def _takes_long(self, i: int, kept: Kept, standing: Standing) -> bool:
        """Whether tables of these keeps take longer to make than bounds by other problems."""
        if self._slides or not self._real:
            return self._slides
        often = standing.work > QUICK or bool(self._moving)  # of windows, that is the least that is known soon
        return self._prices(i).larger(kept, SMALL if often else LARGE)


def _has_windows(space: Mapspace) -> bool:
    """Whether an axis of a tensor has several ranks of more than one element."""
    accesses, sizes = space.workload.einsums[0].accesses.values(), space.workload.sizes
    return any(sum(sizes[rank] > 1 for rank in index.ranks) > 1 for access in accesses for index in access.indices)
