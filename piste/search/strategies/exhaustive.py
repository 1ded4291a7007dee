"""Every mapping of a space: slow, for any objective, and sure once it is through."""

from __future__ import annotations

from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.record import Record
from piste.search.strategies.draws import DrawnShape, Frames
from piste.search.strategies.pool import Pool
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

AT_ONCE = 200  # mappings of a shape that are evaluated together
SHAPES = 100  # that are made at once


def exhaustive(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best of all mappings, proven if the budget lasts to the end; the seed plays no part.

    Where the best mapping may be of no shape (a tile slides), the best of all shapes is found, and nothing is proven.
    Where rules ask for loops, a mapping that fits may be of no shape either.
    """
    record, seen = Record(space, objectives, budget, watch), 0
    every = (DrawnShape(one, shape) for one in space.spaces() for shape in one.each_shape())
    while known := list(islice(every, SHAPES)):
        pool = Pool(record, Frames(space, known))
        for i, frame in enumerate(pool.frames.all):
            tilings = iter(frame.tilings)
            while some := list(islice(tilings, AT_ONCE)):
                if watch.over(budget, record.evaluated, record.value):
                    return record.outcome()
                pool.evaluate(pool.frames.made(i, some))
                seen += len(some)
    sure = space.complete or (record.value == inf and not space.rules.binds_loops)
    return record.outcome(finished=record.considered == seen and sure)
