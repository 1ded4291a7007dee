"""What is sought, and some shapes of a space that share their tables, as the kernel takes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import inf

from piste.search.objective import Objective
from piste.search.proof.columns import Table
from piste.search.proof.kernel import Best, Branching, KernelStruct, bounds, too_large
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Problem
from piste.search.proof.terms import Terms
from piste.spec.mapping import Mapping

SLACK = 1e-12  # relative: what rounding may do to a bound


@dataclass(frozen=True)
class Goal:
    """Make the first objective small while the others stay within their caps."""

    objectives: tuple[Objective, ...]
    caps: tuple[float, ...] = ()

    def packed(self, prices: ShapePrices) -> KernelStruct:
        """With what all shapes have in common, as the kernel takes it."""
        codes = [3 if o.memory else ("energy", "cycles", "edp").index(o.name) for o in self.objectives]
        about = [("moved", o.memory) if o.memory else ("energy", "") for o in self.objectives]
        counted = len(prices.quantities) if any(map(prices.times, self.objectives)) else prices.untimed
        fanouts = list(dict.fromkeys(over.split(".")[0] for over in prices.widths))
        return KernelStruct(
            [len(prices.groups), len(prices.widths), len(fanouts), counted, len(codes), prices.rules.least_instances],
            integers=[
                list(prices.widths.values()),
                list(prices.least.values()),
                [fanouts.index(over.split(".")[0]) for over in prices.widths],
                codes,
                [prices.quantities.get(a, 0) for a in about],
            ],
            floats=[[inf, *self.caps], prices.rates],
            reals=[float(prices.operation.per_cycle), prices.fixed, prices.leak, SLACK],
        )


class TimeOver(Exception):
    """Raised while tables are made."""


class Part:
    """Some shapes of a space, which share their tables; these are made when they are needed."""

    def __init__(self, prices: ShapePrices, terms: Sequence[Terms], over: Callable[[], bool] = lambda: False):
        self.prices, self._terms, self._over = prices, terms, over
        self.least = 0.0  # a lower bound on mappings with these keeps, where shapes are of a relaxed problem
        self.keeps = 0, 0  # the number of the problem, and of its keeps
        self.spent: dict[int, int] = {}  # by shape: the fuel of the last round

    @cached_property
    def problems(self) -> list[Problem]:
        """Of each of its shapes."""
        return [Problem(self.prices, each) for each in self._terms]

    @cached_property
    def tables(self) -> list[Table]:
        """Of all its shapes."""
        return list(dict.fromkeys(table for problem in self.problems for table in problem.tables))

    @cached_property
    def packed(self) -> list[KernelStruct]:
        """By problem, as the kernel takes it."""
        for table in self.tables:
            if not table.ready and self._goes_on():
                table.make()
        if self.prices.full:  # what is let go after this part is not needed for it any more
            for table in self.tables:
                table.group.let_go()
        return [problem.packed() for problem in self.problems]

    def _goes_on(self) -> bool:
        """True, unless time is over."""
        if self._over():
            raise TimeOver
        return True

    @property
    def numbers(self) -> int:
        """In its tables and chains, if they are made."""
        if "packed" not in self.__dict__:
            return 0
        walks = {walked for table in self.tables for walked in table.group.walks.values()}
        return sum(table.numbers for table in self.tables) + sum(walked.numbers for walked in walks)

    def let_go(self) -> None:
        """Keep the terms only."""
        for name in ("problems", "tables", "packed"):
            self.__dict__.pop(name, None)

    def bounds(self, goal: KernelStruct) -> list[float]:
        """What the least factors say."""
        return bounds(self.packed, goal)

    def branching(self, i: int, goal: KernelStruct, best: Best, read: bool = False) -> Branching | None:
        """The branch and bound of a shape; None if the kernel has no room for it. Of real tiles, if `read`, what is
        touched for the first time is read too."""
        problem, packed, axes = self.problems[i], self.packed[i], len(self.prices.widths)
        if read:
            packed = problem.packed(read)
        if too_large(packed, len(problem.groups), problem.rows, axes):
            return None
        return Branching(packed, goal, best, problem.rows, axes, mixed=self.prices.smooth)

    def mapping(self, i: int, best: Best) -> Callable[[], Mapping]:
        """What makes the mapping of the best rows of a shape."""
        problem = self.problems[i]
        return partial(problem.shape.mapping, problem.tiles(best.row[:]), self.prices.workload.sizes)
