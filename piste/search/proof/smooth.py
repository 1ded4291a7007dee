"""What no mapping with some keeps is below, if tiles were real numbers: a bound on all shapes of these keeps.

The logarithms of the tiles of a rank then fill a polytope, whose corners are a few rows; the relaxation of the kernel
over these few rows is the optimum of a geometric program. With real tiles a loop costs the same above and below a
spread of its rank, so the shapes of perfect factors are all that is needed, whatever the family. Where remainders may
be left, a tile can rest while a loop advances that does not concern it, though loops between have steps:

- In a last region in which the loop directly above it has one step. It has two or more elsewhere, and tiles divide
  those around them, so that region is a third of what is moved at most.
- In instances that are idle in the last of two steps of a loop above a spread. As well as two steps, twice the
  instances would do, in which all rests. So the axes of a fanout count twice if something is kept inside it, for
  nothing rests elsewhere; computing still takes the cycles of what there is.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.proof.columns import PERFECT, SURE
from piste.search.proof.kernel import Best, Packed
from piste.search.proof.prices import Prices
from piste.search.proof.relaxation import Moving
from piste.search.proof.terms import Terms
from piste.search.strategy import Budget, Watch
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace
    from piste.search.proof.optimal import Part

ITERATIONS = 300
SHAPES = 50


class Smooth:
    """Bounds of the keeps of one problem (not padded) for an objective; equal questions get the same answer."""

    def __init__(
        self,
        space: Mapspace,
        objective: Objective,
        moving: Moving | None = None,
        origin: Workload | None = None,
        every: bool = False,
    ):
        self._space = replace(space, factors="perfect", constraints=space.rules.without_loops())
        self._share = 1.0 if space.factors in PERFECT or not space.rules.retain else SURE
        self._objective, self._moving, self._origin = objective, moving, origin
        self._every = every  # whether keeps that are of no use count as well
        self._known: dict[tuple[str, ...], tuple[Prices, Packed]] = {}  # by the fanouts in which tiles may rest

    @staticmethod
    def accepts(space: Mapspace) -> bool:
        """Whether it is known how little is moved: not of ragged tiles, nor of windows that are not relaxed."""
        indices = [index.ranks for access in space.workload.einsums[0].accesses.values() for index in access.indices]
        return space.factors != "ragged" and all(len(ranks) == 1 for ranks in indices)

    def bound(self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch) -> float:
        """What no mapping with these keeps is below, or `enough` if that is less; 0 if time is over."""
        from piste.search.proof.optimal import Part

        prices, goal = self._priced(self._idle(kept))
        lowest, some = inf, list[Terms]()
        for terms in prices.plan.of(kept):
            some.append(terms)
            if len(some) == SHAPES:
                if watch.over(budget, 0):
                    return 0.0
                lowest, some = min(lowest, _least(Part(prices, some), goal, enough)), []
        return min(lowest, _least(Part(prices, some), goal, enough)) if some else lowest

    def _idle(self, kept: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
        """The fanouts whose instances may be idle and hold on to something."""
        chip, backing = self._space.architecture, self._space.layout.backing
        if self._share == 1:
            return ()
        innermost = max(
            chip.position[memory] for tensor, memories in kept.items() for memory in (backing[tensor], *memories)
        )
        return tuple(fanout for fanout in chip.fanouts if chip.position[fanout] < innermost)

    def _priced(self, idle: tuple[str, ...]) -> tuple[Prices, Packed]:
        from piste.search.proof.optimal import Goal

        if idle not in self._known:
            every, origin = self._every, self._origin
            prices = Prices(
                self._space, (self._objective,), self._moving, self._share, origin=origin, idle=idle, every=every
            )
            self._known[idle] = prices, Goal((self._objective,)).packed(prices)
        return self._known[idle]


def _least(part: Part, goal: Packed, enough: float) -> float:
    lowest = inf
    for i, problem in enumerate(part.problems):
        if problem.combinations:
            branching = part.branching(i, goal, Best(value=enough, fuel=1 << 60))
            lowest = min(lowest, 0.0 if branching is None else branching.smooth(ITERATIONS))
    return lowest
