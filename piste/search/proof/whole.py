"""Lower bounds on mappings with some keeps, by the relaxed problem (piste.search.proof.relaxation) with whole tiles.

Where loops stand in any order there are ten times as many families as the relaxed problem has shapes, and their tables
are larger. So the shapes are looked at first, keeps by keeps: most keeps cost more than the best mapping even so, and
what is known of the others says where to begin. A keep that is of no use in the relaxed problem may be of use in the
one that is relaxed, so no order of the keeps is left out.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.proof.kernel import Best
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Part
from piste.search.proof.relaxation import Moving, moving, relaxed
from piste.search.proof.smooth import Smooth
from piste.search.proof.terms import Terms, has_terms
from piste.search.strategy import Budget, Watch
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

SHAPES = 50  # that share their tables
ROWS = 1 << 15  # of a table that is made
FUEL = 1 << 22  # numbers that the kernel looks at in a shape


class Whole:
    """Bounds of the keeps of one relaxed problem for an objective; where tables are large, by real tiles."""

    def __init__(self, space: Mapspace, objective: Objective, moving: Moving, origin: Workload, cycles: float):
        self._prices = ShapePrices(space, (objective,), moving, origin=origin, every=True, cycles=cycles)
        self._goal = Goal((objective,)).packed(self._prices)
        self._smooth = Smooth(space, objective, moving, origin, every=True, cycles=cycles)

    @classmethod
    def of(cls, space: Mapspace, objective: Objective, origin: Workload, cycles: float = 0.0) -> Whole | None:
        """Those of a space (not padded) in which a window slides, a relaxation of that of `origin`, of which no mapping
        takes fewer `cycles`; None if there is no relaxed problem."""
        simple = relaxed(space)
        if simple is None or not has_terms(simple.workload):
            return None
        return cls(simple, objective, moving(origin.einsums[0], origin.sizes), origin, cycles)

    def bound(self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch) -> float:
        """A lower bound on mappings with these keeps, or `enough` if that is less; 0 if that takes too long."""
        lowest, some = enough, list[Terms]()
        for terms in self._prices.plan.of(kept):
            if self._prices.rows(terms) > ROWS:
                return self._smooth.bound(kept, enough, budget, watch)
            some.append(terms)
            if len(some) == SHAPES:
                if watch.over(budget, 0):
                    return 0.0
                lowest, some = min(lowest, self._least(Part(self._prices, some), lowest)), []
        if some:
            lowest = min(lowest, self._least(Part(self._prices, some), lowest))
        self._prices.tidy()
        return lowest

    def _least(self, part: Part, enough: float) -> float:
        lowest = inf
        for lower, i in sorted((lower, i) for i, lower in enumerate(part.bounds(self._goal))):
            if lower >= min(enough, lowest):
                break
            best = Best(value=min(enough, lowest), fuel=FUEL)
            branching = part.branching(i, self._goal, best)
            if branching is None:
                return lower
            left = branching.advance()
            lowest = min(lowest, best.value, max(lower, branching.lower) if left else inf)
        return lowest
