"""Lower bounds on mappings with some keeps, as if tiles were real numbers: one for all shapes of these keeps.

The logarithms of the tiles of a rank then fill a polytope, whose corners are a few rows; the relaxation of the kernel
over these few rows is the optimum of a geometric program. With real tiles a loop costs the same above and below a
spread of its rank, so the shapes of perfect factors are all that is needed, whatever the family.

Where remainders may be left, a tile can rest while a loop advances that does not concern it, though loops between have
steps: in a last region in which they have one. If nothing is kept inside a fanout, such a mapping is a *mixture* of
mappings in which each tile of real size divides the one around it. Take a point of every rank. On each level of its
loops it is in a region, of as many elements as there are in it; let these be the tiles of a mapping. A region of n
elements in a rank of N is one of N / n there, and the shares n / N of all regions add up to how many there are. Every
count is a sum of products with one factor per rank, each of which is linear in such shares; and a tile rests in a
region if and only if its tiles of the levels between are equal, so that these loops are none. So all counts are the
mean of those of the mappings over all points; each fits, for no tile is larger; and what is linear in counts, or
concave as the logarithm of an energy and of weighted times, is no less than the least of them. That has the same keeps,
but for those of which the tile is that of the next keep of the tensor: they are of no use there, so keeps without them
count too. Of the elements, in two of three at least no tile rests for a given two keeps: the last region is a third of
them at most.

Inside a fanout a tile can also rest in instances:

- Let all steps of a rank be two of a loop above a spread over s instances, of which p are at work in the second; the
  others hold on to what they have. Mix 2p parts with a tile of s instances and 1 + p/s steps there, and s - p parts
  with the same tile and these steps further out, where everything rests. What lacks the rank is then brought once and
  1 + p/s times, in the mean (1 + 2z - z^2) / (1 + z) times for z = p/s, instead of once: 0.85 of it counts. If regions
  of the rank follow one another, steps further out can be fewer where there are two in turn, and nothing is lost.
- The last of several instances can have one step where others have two or more. That is a third of what the keep takes,
  at most, and does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from math import inf
from operator import sub
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.search.objective import Objective
from piste.search.proof.columns import PERFECT, SURE
from piste.search.proof.kernel import QUANTITIES, Best, KernelStruct
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Part
from piste.search.proof.relaxation import Moving
from piste.search.proof.terms import Terms
from piste.search.strategy import Budget, Watch
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

ITERATIONS = 300
AMPLE = 1.1  # times what is enough of a shape, so that with more taken off it still is
AGAIN = (2 + 2**0.5) / 4  # (1 + z) / (1 + 2z - z^2), at its least
SHAPES = 50


class Least(NamedTuple):
    """A lower bound in two forms: without reads of elements that may be touched for the first time,
    and with them; from each, what is `less` in it, such reads at most, is to be taken off.

    Elements that are touched just once are taken off already: a keep that is of no use takes no less for them."""

    bounds: tuple[float, ...] = (inf, inf)
    less: tuple[float, ...] = (0.0, 0.0)

    @property
    def value(self) -> float:
        """The bound: the larger of both forms."""
        return float(max(map(sub, self.bounds, self.less)))

    def joined(self, other: Least) -> Least:
        """Of two shapes together."""
        return Least(tuple(map(min, self.bounds, other.bounds)), tuple(map(max, self.less, other.less)))


class Smooth:
    """Bounds of the keeps of one problem (not padded) for an objective; equal questions get the same answer.

    `known` is what no mapping with some keeps is below that is known already, and `cycles` the fewest that any takes:
    of mixtures that is one number, so it is that of all keeps.
    """

    def __init__(
        self,
        space: Mapspace,
        objective: Objective,
        moving: Moving | None = None,
        origin: Workload | None = None,
        known: Callable[[dict[str, tuple[str, ...]]], float] = lambda kept: 0.0,
        every: bool = False,
        cycles: float = 0.0,
    ):
        self._space = replace(space, factors="perfect", constraints=space.rules.without_loops())
        self._rests = space.factors not in PERFECT and space.rules.retain
        self._family, self._known, self._cycles = space.factors, known, cycles
        self._objective, self._moving, self._origin = objective, moving, origin
        self._prices: dict[
            frozenset[str], tuple[ShapePrices, KernelStruct]
        ] = {}  # by ranks of which instances may be idle
        self._theta = np.zeros(QUANTITIES + 1)  # the weights of times, the same for all that may be mixed
        # By keeps and weights of times: if nothing rests.
        self._plain: dict[tuple[tuple[tuple[str, ...], ...], bytes], Least] = {}
        self._every = every  # whether keeps that are of no use count as well

    def bound(self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch) -> float:
        """A lower bound on mappings with these keeps, or `enough` if that is less; 0 if time is over."""
        if not self._rests:
            return max(0.0, self._least(kept, enough, budget, watch, np.zeros(QUANTITIES + 1), False).value)
        found = self._mixed(kept, enough, budget, watch)  # with weights of times that were good for others
        if self._times and found < enough:
            before, self._theta = self._theta, self._weighed(kept, enough, budget, watch)
            if (before != self._theta).any() and (other := self._mixed(kept, enough, budget, watch)) > found:
                return other
            self._theta = before if before.any() else self._theta
        return found

    def _mixed(self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch) -> float:
        """A lower bound on mixtures of mappings with these keeps, or without some that are of no use in it."""
        whole = self._unmixed(kept, enough, budget, watch)
        least = whole.bounds
        for lower, _, fewer in sorted((self._known(some), i, some) for i, some in enumerate(self._fewer(kept))):
            if lower >= max(map(sub, least, whole.less)):
                break
            least = tuple(map(min, least, self._unmixed(fewer, enough, budget, watch).bounds))
        pairs = sum(max(0, len(memories) - 1) for memories in kept.values())
        # The share of a mixture that has fewer keeps, at most.
        resting = 1.0 if self._times or self._idle(kept) else min(1.0, pairs / 3)
        both = zip(least, whole.bounds, strict=True)
        mixed = [few if few == all_ or resting == 1 else resting * few + (1 - resting) * all_ for few, all_ in both]
        return float(max(0.0, *map(sub, mixed, whole.less)))

    @property
    def _times(self) -> bool:
        return self._objective.name in ("cycles", "edp")

    def _weighed(
        self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch
    ) -> NDArray[np.float64]:
        """Weights of times that are good for some keeps, in tenths, so that most keeps have the same."""
        theta = np.zeros(QUANTITIES + 1)
        self._least(kept, enough, budget, watch, theta, False)
        tenths = np.floor(10 * theta)
        tenths[theta.argmax()] += 10 - tenths.sum()
        return np.asarray(tenths / 10)

    def _fewer(self, kept: dict[str, tuple[str, ...]]) -> Iterator[dict[str, tuple[str, ...]]]:
        """These keeps without some that are not the innermost of their tensor."""
        choices = []
        for tensor, memories in kept.items():
            *upper, last = memories or ("",)
            must = [m for m in upper if self._space.rules.must_keep(m, tensor)]
            some = chain.from_iterable(combinations(upper, n) for n in range(len(upper) + 1))
            choices.append([(*few, last) if memories else () for few in some if set(must) <= set(few)])
        for choice in product(*choices):
            fewer = dict(zip(kept, choice, strict=True))
            if fewer != kept:
                yield fewer

    def _unmixed(self, kept: dict[str, tuple[str, ...]], enough: float, budget: Budget, watch: Watch) -> Least:
        if self._times and not self._theta.any():
            return Least((0.0, 0.0))
        key = tuple(kept.values()), self._theta.tobytes()
        if key not in self._plain:
            found = self._least(kept, enough, budget, watch, self._theta.copy(), self._times)
            if not found.value:
                return found
            self._plain[key] = found
        return self._plain[key]

    def _least(
        self,
        kept: dict[str, tuple[str, ...]],
        enough: float,
        budget: Budget,
        watch: Watch,
        theta: NDArray[np.float64],
        given: bool,
    ) -> Least:
        """The least bound of all shapes; if the weights of times are not given, `theta` becomes those of that shape."""
        prices, goal = self._priced(self._idle(kept) if self._rests else frozenset())
        lowest, some, each = Least(), list[Terms](), theta.copy()
        for terms in chain(prices.plan.of(kept), (None,)):
            if terms is not None:
                some.append(terms)
            if len(some) < SHAPES and (terms is not None or not some):
                continue
            if watch.over(budget, 0):
                return Least((0.0, 0.0))
            part, some = Part(prices, some), []
            for i, problem in enumerate(part.problems):
                if problem.combinations:
                    found = _bound(part, i, goal, enough, each, given)
                    if found.value < lowest.value:
                        theta[:] = each
                    lowest = lowest.joined(found)
        return lowest

    def _idle(self, kept: dict[str, tuple[str, ...]]) -> frozenset[str]:
        """The ranks of which instances may be idle and hold on to something."""
        chip, rules = self._space.architecture, self._space.rules
        found = set[str]()
        for tensor, memories in kept.items():
            inside = [
                f for f in chip.fanouts.values() if memories and chip.position[f.name] < chip.position[memories[-1]]
            ]
            over = [f"{f.name}.{axis}" for f in inside for axis, width in f.axes.items() if width > 1]
            ranks = self._space.workload.einsums[0].accesses[tensor].ranks
            found |= {rank for some in over for rank in rules.axis_ranks(some) if rank in ranks}
        return frozenset(found)

    def _priced(self, idle: frozenset[str]) -> tuple[ShapePrices, KernelStruct]:
        if idle not in self._prices:
            position, fanouts = self._space.architecture.position, self._space.architecture.fanouts
            accesses, sizes = self._space.workload.einsums[0].accesses, self._space.workload.sizes

            def sure(tensor: str, memory: str) -> float:
                moved = {each.rank for each in (self._moving or {}).get(tensor, ())}
                ranks = [r for r in idle if sizes[r] > 1 and r not in accesses[tensor].ranks and r not in moved]
                inside = bool(idle) and any(position[fanout] < position[memory] for fanout in fanouts)
                return (SURE if inside else 1.0) * AGAIN ** len(ranks)

            about, every = (self._space, (self._objective,), self._moving, True), self._every
            prices = ShapePrices(
                *about, origin=self._origin, family=self._family, sure=sure, every=every, cycles=self._cycles
            )
            self._prices[idle] = prices, Goal((self._objective,)).packed(prices)
        return self._prices[idle]


def _bound(part: Part, i: int, goal: KernelStruct, enough: float, theta: NDArray[np.float64], given: bool) -> Least:
    """A lower bound on all mappings of a shape."""
    problem, found = part.problems[i], [0.0, 0.0]
    most = sum(most for *_, most in problem.first)
    for read in (False, True):
        if read and (not problem.first or found[0] >= AMPLE * enough):
            found[1] = found[0]  # no less
            continue
        value = AMPLE * enough + problem.once + (most if read else 0.0)
        branching = part.branching(i, goal, Best(value=value, fuel=1 << 60), read)
        if branching is not None:
            found[read] = branching.smooth(ITERATIONS, theta, given) - problem.once
    return Least((found[0], found[1]), (0.0, most))
