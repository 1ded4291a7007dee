"""Every mapping of a space, one after the other: slow, and sure once it is through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from piste.search.objective import Objective
from piste.search.record import Record
from piste.search.strategy import Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace


def exhaustive(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best of all mappings, for any objective; proven if the budget lasts to the end. The seed plays no part."""
    record = Record(space, objectives, budget, watch)
    for problem in space.spaces():
        for mapping in problem:
            if record.over():
                return record.outcome()
            record.evaluate(problem.workload, mapping)
    return record.outcome(finished=True)
