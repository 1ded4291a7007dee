"""A genetic search, in the manner of GAMMA: populations of mappings that cross the tile chains of their ranks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from piste.search.objective import Objective
from piste.search.record import Record, Values
from piste.search.strategies.draws import Candidate, Frame, crossed, draw, neighbour
from piste.search.strategies.pool import Pool
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
    record, rng = Record(space, objectives, budget, watch), np.random.default_rng(seed)
    pool, parents = Pool(record), dict[Candidate, Values]()
    while not record.over():
        alive = list(parents)
        children = draw(space, rng, int(min(ANEW if alive else POPULATION, record.left)))
        for _ in range(int(min(POPULATION, record.left)) - len(children)):
            # The parents are in order, the best first, and the better ones are taken more often.
            one, other = (alive[int(len(alive) * rng.random() ** 2)] for _ in range(2))
            child = crossed(rng, one, other)
            children.append(neighbour(space, rng, child) if rng.random() < MUTATED else child)
        for child, key in zip(children, pool.evaluate(children), strict=True):
            if key is not None:
                parents[child] = key
        parents = _fittest(parents)
    return record.outcome()


def _fittest(parents: dict[Candidate, Values]) -> dict[Candidate, Values]:
    """The best, but of each shape only a few, so that one does not crowd out the others too soon."""
    alike: Counter[Frame] = Counter()
    found: dict[Candidate, Values] = {}
    for candidate, key in sorted(parents.items(), key=lambda item: item[1]):
        if alike[candidate.frame] < ALIKE and len(found) < PARENTS:
            alike[candidate.frame] += 1
            found[candidate] = key
    return found
