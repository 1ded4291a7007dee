"""The best mapping of a space, with proof: every shape, every way to spread, pruned by what no tiles can beat.

A *job* is a shape with how many instances each rank takes of each axis. Jobs are solved in order of a lower bound that
costs microseconds; when that reaches the best mapping found, nothing is left that could beat it (docs/search.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from piste.search.columns import Floats, Integers
from piste.search.desk import Desk
from piste.search.exhaustive import exhaustive
from piste.search.kernel import Best
from piste.search.objective import NAMED, Objective
from piste.search.sheet import SLACK, Open, Sheet, Values
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

BATCH = 256  # jobs that are solved between two looks at the clock


@dataclass(frozen=True)
class Goal:
    """Make the first objective small while the others stay within their caps."""

    objectives: tuple[Objective, ...]
    caps: tuple[float, ...] = ()

    def __call__(self, sheet: Sheet, values: Values, open_: Open) -> Floats:
        """The first objective, or what it cannot fall below; infinite beyond a cap or a capacity."""
        first, *others = (sheet.amount(o, values, open_) for o in self.objectives)
        fine = sheet.fits(values)
        for other, cap in zip(others, self.caps, strict=True):
            fine &= other <= cap
        return np.where(fine, first, inf)


class Problem:
    """All sheets of a workload, and all their jobs."""

    def __init__(self, space: Mapspace, objectives: tuple[Objective, ...]):
        self.workload: Workload = space.workload
        desk = Desk(space.workload, space.architecture, space.rules, space.factors, objectives)
        self.sheets: list[Sheet] = []
        self.jobs: list[Integers] = []
        self.mappings = 0
        for shape in space.shapes:
            sheet = Sheet(desk, shape)
            if all(len(rows) for rows in sheet.rows):
                jobs = sheet.jobs(desk.widths, desk.least, space.rules.least_instances)
                if len(jobs):
                    self.sheets.append(sheet)
                    self.jobs.append(jobs)
                    self.mappings += sheet.mappings(jobs)
        self.of = np.repeat(np.arange(len(self.sheets)), [len(jobs) for jobs in self.jobs])
        self.number = np.concatenate([np.arange(len(jobs)) for jobs in self.jobs] or [np.zeros(0, np.int64)])

    def bounds(self, goal: Goal) -> Floats:
        """What no mapping of each job can fall below."""
        found = [goal(sheet, *sheet.bounding(jobs)) for sheet, jobs in zip(self.sheets, self.jobs, strict=True)]
        return np.concatenate(found or [np.zeros(0)])


@dataclass
class Answer:
    """The best so far: its value, its tiles, and what is known of the rest."""

    value: float = inf
    mapping: Mapping | None = None
    workload: Workload | None = None
    lower: float = inf
    evaluated: int = 0


class Search:
    """One search through the problems of a space, within a budget."""

    def __init__(self, problems: Sequence[Problem], budget: Budget, watch: Watch):
        self.problems, self.budget, self.watch = problems, budget, watch
        self.evaluated = 0
        self.trace: list[tuple[int, float, float]] = []
        self.stopped = False

    def best(self, goal: Goal, below: float = inf) -> Answer:
        """The best mapping whose value is less than `below`; `lower` is its value if that was proven."""
        answer = Answer(value=below)
        for problem in self.problems:
            self._solve(problem, goal, answer)
        answer.lower = min(answer.lower, answer.value)
        return answer

    def _solve(self, problem: Problem, goal: Goal, answer: Answer) -> None:
        bounds = problem.bounds(goal)
        order = np.argsort(bounds, kind="stable")
        best = Best(value=answer.value)
        at, size = 0, 1
        while at < len(order) and bounds[order[at]] < answer.value * (1 - SLACK):
            if self.stopped or self.watch.over(self.budget, self.evaluated, answer.value, bounds[order[at]]):
                self.stopped = True
                answer.lower = min(answer.lower, float(bounds[order[at]]))
                return
            batch = order[at : at + size]
            for s in dict.fromkeys(problem.of[batch].tolist()):
                mine = batch[problem.of[batch] == s]
                sheet = problem.sheets[s]
                before = best.evaluated
                sheet.packed(goal.objectives, goal.caps).solve(
                    sheet.ends(problem.jobs[s][problem.number[mine]]), bounds[mine], best
                )
                self.evaluated += best.evaluated - before
                if best.found:
                    answer.value, answer.workload = best.value, problem.workload
                    tiles = sheet.tiles([best.row[g] for g in range(len(sheet.groups))])
                    answer.mapping = sheet.shape.mapping(tiles, problem.workload.sizes)
                    self.trace.append((self.evaluated, self.watch.seconds, best.value))
            at, size = at + size, min(2 * size, BATCH)


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts to the end. The seed plays no part.

    A tie goes to less energy. An objective that is a function of the report has no bound: every mapping is tried.
    """
    if not all(objective.known for objective in objectives):
        return exhaustive(space, objectives, budget, seed, watch)
    everything = tuple(dict.fromkeys((*objectives, NAMED["energy"])))
    search = Search([Problem(part, everything) for part in space.spaces()], budget, watch)
    answer = search.best(Goal(objectives[:1]))
    if answer.mapping is not None and objectives[0].name not in ("energy", "edp") and not search.stopped:
        within = Goal((NAMED["energy"], objectives[0]), (answer.value * (1 + SLACK),))
        cheapest = search.best(within)
        answer.mapping, answer.workload = cheapest.mapping or answer.mapping, cheapest.workload or answer.workload
    return Outcome(
        best=answer.mapping,
        value=answer.value,
        lower=answer.lower,
        proven=not search.stopped,
        evaluated=search.evaluated,
        considered=sum(problem.mappings for problem in search.problems),
        trace=tuple(search.trace),
    )
