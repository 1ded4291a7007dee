"""Every mapping of a space: slow, for any objective, and sure once it is through."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.proof.columns import PERFECT
from piste.search.record import Record
from piste.search.strategies.draws import DrawnShape, Frames
from piste.search.strategies.pool import Pool
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

AT_ONCE, LITTLE = 200, 10  # mappings of a shape that are evaluated together, if that is quick and if it is not
SHAPES = 100  # that are made at once
FIRST = 0.3  # of the time is for perfect factors alone, of a space that has more


def exhaustive(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best of all mappings, proven if the budget lasts to the end; the seed plays no part.

    Where the best mapping may be of no shape (a tile slides, or a function of the report is small), the best of all
    shapes is found, and nothing is proven. Where rules ask for loops, a mapping that fits may be of no shape either.
    """
    record, seen = Record(space, objectives, budget, watch), 0
    if budget.seconds is not None and space.factors not in PERFECT:
        first = replace(budget, seconds=watch.seconds + FIRST * (budget.seconds - watch.seconds))
        seen, _ = _through(replace(space, factors="perfect"), record, first, watch)
    more, through = _through(space, record, budget, watch)
    through = through and record.considered == seen + more
    named = all(objective.known or objective.room for objective in objectives)
    sure = (named and space.complete) or (record.value == inf and not space.rules.binds_loops)
    found = record.outcome(finished=through and sure)
    if through and not named and not sure:
        found = replace(found, why="a function of the report may be less for a mapping that costs more than these")
    if found.best is not None and named:  # costs are no less than nothing
        nothing = found.value == 0 and len(objectives) == 1
        found = replace(found, lower=max(found.lower, 0.0), proven=found.proven or nothing)
    return found


def _through(space: Mapspace, record: Record, budget: Budget, watch: Watch) -> tuple[int, bool]:
    """Evaluate every mapping of a space; how many were met, and whether these are all."""
    seen, stopped = 0, False

    def over() -> bool:
        nonlocal stopped
        stopped = stopped or watch.over(budget, record.evaluated, record.value)
        return stopped

    every = (DrawnShape(one, shape) for one in space.spaces() for shape in one.each_shape())
    while known := list(islice(every, SHAPES)):
        pool = Pool(record, Frames(space, known))
        at_once = AT_ONCE if pool.compiled else LITTLE
        for i, frame in enumerate(pool.frames.all):
            tilings = frame.tilings.each(over)
            while (some := list(islice(tilings, at_once))) and not over():
                pool.evaluate(pool.frames.made(i, some))
                seen += len(some)
            if over():
                return seen, False
    return seen, True
