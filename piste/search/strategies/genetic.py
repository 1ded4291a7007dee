"""A genetic search, in the manner of GAMMA: populations of mappings that cross the tile chains of their ranks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from piste.search.objective import Objective
from piste.search.record import Record
from piste.search.strategies.draws import Candidates, Draws
from piste.search.strategies.pool import Floats, Pool
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

POPULATION = 100
PARENTS = 25  # that live on
ANEW = 5  # drawn at random in every generation
ALIKE = 3  # of those that live on may have one shape
MUTATED = 0.6  # of the children


def genetic(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """Children take the shape of one parent and each rank's tiles from either, and many change a little besides."""
    record = Record(space, objectives, budget, watch)
    draws, pool = Draws(space, seed), Pool(record)
    alive, costs = draws.some(0), np.zeros((0, len(objectives) + 2))
    while not record.over():
        many = int(min(POPULATION, record.left))
        if len(alive):
            children = draws.some(min(ANEW, many)) + draws.bred(alive, many - min(ANEW, many), MUTATED)
        else:
            children = draws.some(many)
        alive, costs = _fittest(alive + children, np.concatenate((costs, pool.evaluate(children))))
    return record.outcome()


def _fittest(some: Candidates, costs: Floats) -> tuple[Candidates, Floats]:
    """The best, each once, and of each shape only a few, so that one does not crowd out the others too soon."""
    alike: Counter[int] = Counter()
    found, seen = list[int](), set[tuple[int, bytes]]()
    shapes, fits = some.frames.tolist(), np.isfinite(costs[:, 0]).tolist()
    for i in np.lexsort(costs.T[::-1]).tolist():
        if not fits[i] or len(found) == PARENTS:
            break
        if alike[shapes[i]] < ALIKE and (one := (shapes[i], some.tiles[i].tobytes())) not in seen:
            seen.add(one)
            alike[shapes[i]] += 1
            found.append(i)
    return some.some(found), costs[found]
