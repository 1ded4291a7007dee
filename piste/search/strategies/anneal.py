"""Simulated annealing: from one mapping to a neighbour of it, at first also to worse ones, from time to time anew."""

from __future__ import annotations

from math import exp, inf
from typing import TYPE_CHECKING

import numpy as np

from piste.search.anytime.climb import First
from piste.search.objective import Objective
from piste.search.record import HOPELESS, Record
from piste.search.strategies.draws import Draws
from piste.search.strategies.pool import Pool
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

CHUNK = 500  # mappings between two looks at the clock
STARTS = 100  # mappings drawn at random, of which the best is where a walk starts
TRIED = 24  # neighbours that are looked at together, of which the best is gone to
STUCK = 30  # rounds without improvement after which a walk starts anew
HOT, COLD = 0.3, 0.001  # how much worse, relatively, is often still gone to: at the beginning and at the end


def anneal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """Neighbours differ in a tile, the chain of a rank, or the order and place of keeps and loops.

    One objective is annealed in compiled code (piste.search.anytime); of several, or where the evaluator does not
    reach, draws and neighbours are made one by one.
    """
    first = First(space, objectives[0], seed)
    if len(objectives) == 1 and first.climbs and first.exact and budget.patience is None:
        return _climb(first, budget, watch)
    record, rng = Record(space, objectives, budget, watch), np.random.default_rng(seed)
    draws, pool = Draws(space, seed), Pool(record)
    here, value, stuck = draws.some(0), inf, 0
    while not record.over():
        fresh = not len(here) or stuck >= STUCK
        n = int(min(STARTS if fresh else TRIED, record.left))
        tried = draws.some(n) if fresh else draws.changed(here.some([0] * n))
        found = pool.evaluate(tried)[:, 0]
        i = int(found.argmin())
        best = float(found[i])
        if best == inf:
            stuck += 1
            continue
        warmth = HOT * (COLD / HOT) ** record.spent
        if fresh or best <= value or rng.random() < exp((value - best) / (warmth * abs(value) or 1.0)):
            stuck = 0 if fresh or best < value else stuck + 1
            here, value = tried.some([i]), best
        else:
            stuck += 1
    return record.outcome()


def _climb(first: First, budget: Budget, watch: Watch) -> Outcome:
    trace: list[tuple[int, float, float]] = []
    while not watch.over(budget, first.evaluated, first.value):
        left = CHUNK if budget.mappings is None else min(CHUNK, budget.mappings - first.evaluated)
        if first.step(left):
            trace.append((first.evaluated, watch.seconds, first.value))
        if not first.legal and first.evaluated >= HOPELESS:
            break
    return Outcome(
        first.mapping, first.workload, first.value, legal=first.legal, evaluated=first.evaluated,
        considered=first.evaluated, trace=tuple(trace),
    )  # fmt: skip
