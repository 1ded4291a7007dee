"""Lower bounds on mappings with some keeps, by what the part of a chip outside a fanout must do.

Let everything inside a fanout be one memory there that has room for all, costs nothing and feeds units as fast as all
of them together. Its keeps stand directly below the spreads over the fanout. Whatever a loop tree does, it brings no
less to an instance of the fanout: of what the loops inside need in one step of those outside, the memory brings each
element once, and only what they did not need in the step before; the first keep of the tensor inside brings that too,
for it holds no more at the end of a step than what was needed in it. So the outer keeps alone, of which there are few,
are a problem with fewer loops that no mapping is below. What the rest takes is known from the start
(piste.search.root), and is added.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import compress, product
from math import inf, prod
from typing import TYPE_CHECKING

from piste.cost.weights import Weights
from piste.mapspace.constraints import Constraints
from piste.search.objective import Objective
from piste.search.proof.columns import Heading
from piste.search.proof.kernel import Best
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Part, TimeOver
from piste.search.proof.relaxation import moving, relaxed
from piste.search.proof.terms import FEW, Terms, has_terms
from piste.search.root import Root
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Fanout, Memory, Unit

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

SHAPES = 50  # that share their tables
ROWS = 1 << 17  # of a table that is made
SLICE, MOST = 1 << 23, 1 << 26  # numbers that the kernel looks at in a shape: between two looks at the clock, at most
SHARES = 0.7, 0.85, 1.0  # of what is enough, to be asked for one after the other: the first take much less
SETS = 1 << 12  # of keeps inside, of which the cheapest is known

Keeps = dict[str, tuple[str, ...]]


class Outer:
    """Bounds of keeps for an objective by the part of a chip outside the fanout at a place."""

    def __init__(self, space: Mapspace, objective: Objective, place: int, cycles: float):
        self._space, self._objective, self._place, self._cycles = space, objective, place, cycles
        self._root = Root(space, objective)
        self._names = [part.name for part in space.architecture.components[:place]]
        self._least = min((self._inside(kept) for kept in self._sets()), default=self._root.computing)
        self._problem = Truncated(space, objective, place, cycles, self._least)

    @classmethod
    def of(cls, space: Mapspace, objective: Objective, cycles: float) -> Outer | None:
        """Those of a space (not padded) for the outermost fanout; None if there is none, or constraints."""
        chip, (einsum,) = space.architecture, space.workload.einsums
        simple, parts = relaxed(space), chip.components
        if simple is None or not has_terms(simple.workload) or not space.rules.retain or objective.memory:
            return None
        if space.constraints != Constraints() or einsum.padded or space.factors == "ragged":
            return None
        places = [
            i for i, part in enumerate(parts) if isinstance(part, Fanout) and not isinstance(parts[i + 1], Fanout)
        ]
        if not places or len(chip.units) > 1 or not isinstance(parts[-1], Unit):
            return None
        outside = {part.name for part in parts[: places[0] + 1]}
        if set(chip.memories) <= outside or not set(space.layout.backing.values()) <= outside:
            return None
        return cls(space, objective, places[0] + 1, cycles)

    def bound(self, kept: Keeps, least: float, enough: float, budget: Budget, watch: Watch) -> float:
        """A lower bound on mappings with these keeps, `enough` if that is less; anything if no more than `least`, which
        is known, comes of it, or time is over."""
        outer = {t: tuple(m for m in memories if m in self._names) for t, memories in kept.items()}
        more = max(0.0, self._inside(kept) - self._least)
        more *= {"energy": 1.0, "edp": self._cycles}.get(self._objective.name, 0.0)
        return more + self._problem.bound(outer, least - more, enough, budget, watch)

    @property
    def spent(self) -> int:
        """The numbers that the kernel has looked at."""
        return self._problem.spent

    @property
    def work(self) -> int:
        """These, and what it took to make the problems."""
        return self._problem.spent + self._problem.made

    def _sets(self) -> list[Keeps]:
        """What may be kept inside; nothing if there is too much to look at."""
        memories = [m for m in self._space.architecture.memories if m not in self._names]
        ways = list[list[tuple[str, ...]]]()
        for tensor in (tensors := self._space.workload.tensors):
            may = [m for m in memories if self._space.rules.may_keep(m, tensor)]
            ways.append([tuple(compress(may, which)) for which in product((True, False), repeat=len(may))])
        return [] if prod(map(len, ways)) > SETS else [dict(zip(tensors, way, strict=True)) for way in product(*ways)]

    def _inside(self, kept: Keeps) -> float:
        """The energy of what is inside, with these keeps there."""
        return self._root.inside(kept, self._place)


class Truncated:
    """The problem of the outer part of a chip, whose inside takes `least` energy; no mapping takes fewer `cycles`."""

    def __init__(self, space: Mapspace, objective: Objective, place: int, cycles: float, least: float):
        chip, (einsum,) = space.architecture, space.workload.einsums
        parts, inner = chip.components[:place], chip.components[place:]
        weights = Weights.of(space.workload, chip)
        unit, self.memory, self.least = chip.units_for(einsum)[0], "inside", least
        while self.memory in chip.position:
            self.memory += "_"
        operation = weights.operation(einsum.name, unit)
        ops = prod(space.workload.sizes[rank] for rank in einsum.ranks)
        memory = Memory(
            self.memory,
            leakage_pj_per_cycle=sum(weights.leakage_pj.get(p.name, 0.0) for p in inner)
            / prod(p.instances for p in parts if isinstance(p, Fanout)),
        )
        units = prod(p.instances for p in inner if isinstance(p, Fanout))
        feeds = replace(
            unit,
            energy_pj=least / ops,
            ops_per_cycle=float(operation.per_cycle) * units,
            leakage_pj_per_cycle=0.0,
            leakage_mw=0.0,
        )
        simple = relaxed(replace(space, architecture=replace(chip, components=(*parts, memory, feeds))))
        assert simple is not None, "that of the whole chip is known"
        windows = moving(einsum, space.workload.sizes)
        self._prices = ShapePrices(simple, (objective,), windows, origin=space.workload, every=True, cycles=cycles)
        self._goal, self.spent, self.made = Goal((objective,)).packed(self._prices), 0, 0
        self._known: dict[tuple[tuple[str, ...], ...], tuple[float, float]] = {}  # and what was enough

    def bound(self, kept: Keeps, least: float, enough: float, budget: Budget, watch: Watch) -> float:
        """Of these keeps outside; `enough` if that is less. Asked again, it says no less."""
        key = tuple(kept.values())
        known, asked = self._known.get(key, (0.0, 0.0))
        if asked < enough and known == asked:
            keeps = {tensor: (*memories, self.memory) for tensor, memories in kept.items()}
            with suppress(TimeOver):
                known = max(known, self._bound(keeps, least, enough, lambda: watch.over(budget, 0)))
                self._known[key] = known, enough
        return known

    def _bound(self, kept: Keeps, least: float, enough: float, over: Callable[[], bool]) -> float:
        lowest, some, rows = enough, list[Terms](), dict[Heading, int]()
        for terms in (*self._prices.plan.of(kept), None):
            here = {} if terms is None else {heading: self._prices.rows_of(heading) for heading in terms.headings}
            if max(here.values(), default=0) > ROWS:
                return 0.0
            if some and (terms is None or len(some) == SHAPES or sum((rows | here).values()) > ROWS):
                lowest = self._shapes(Part(self._prices, some, over), least, lowest, over)
                some, rows = [], {}
                self._prices.tidy()
                if lowest <= least:
                    break
            some += [] if terms is None else [terms]
            rows |= here
        self._prices.tidy(FEW)
        return lowest

    def _shapes(self, part: Part, least: float, enough: float, over: Callable[[], bool]) -> float:
        lowest, listed = enough, sorted((lower, i) for i, lower in enumerate(part.bounds(self._goal)))
        self.made += part.work
        for lower, i in listed:
            if lower >= lowest or lowest <= least:
                break
            best = Best(value=lowest)
            if (branching := part.branching(i, self._goal, best)) is None:
                lowest = lower
                continue
            left, fuel = 1, MOST
            while left and fuel > 0:
                if over():
                    raise TimeOver
                best.fuel = SLICE
                left = branching.advance()
                fuel -= SLICE - best.fuel
                self.spent += SLICE - best.fuel
            lowest = max(lower, min(best.value, branching.lower if left else inf))
        return lowest
