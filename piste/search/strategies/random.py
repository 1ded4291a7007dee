"""Mappings at random: every shape as likely as the others, then its tiles; the best of those that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.record import Record
from piste.search.strategies.draws import Draws
from piste.search.strategies.pool import Pool
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

AT_ONCE = 10_000  # mappings drawn together, at most


def random(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """Draws until the budget is spent; only mappings that fit are evaluated and count, as with Timeloop."""
    record = Record(space, objectives, budget, watch)
    draws, pool = Draws(space, seed), Pool(record)
    while not record.over():
        # As many as should be needed, from what share of them fits; a few are better seen soon.
        share = (record.evaluated + 1) / (record.considered + 1)
        many = min(100 + 4 * record.considered, AT_ONCE, 1 + record.left / share)
        if budget.seconds is not None and record.considered:  # and no more than a part of the time left allows
            many = min(many, 1 + (budget.seconds / watch.seconds - 1) * record.considered / 4)
        pool.evaluate(draws.some(int(many)))
    return record.outcome()
