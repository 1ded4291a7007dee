"""What a strategy has seen so far: the best, the front, the trace, and why the rest was left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluate import report
from piste.count.methods import count
from piste.results.report import Report
from piste.search.objective import Objective
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

Values = tuple[float, ...]
Integers = NDArray[np.int64]


HOPELESS = 100_000  # mappings, none of which fits


class Record:
    """Keeps what a strategy evaluates within its budget; of equal mappings the first that was met.

    A tie in the objective goes to less energy, then to fewer cycles: the fastest mappings may differ in energy alone.
    """

    def __init__(self, space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch):
        self.space, self.objectives, self.budget, self.watch = space, objectives, budget, watch
        self.evaluated = self.considered = 0
        self.pruned: Counter[str] = Counter()
        self.best: Mapping | None = None
        self.workload: Workload | None = None  # that the best is a mapping of
        self.key: Values = (inf,)
        self.front: list[tuple[Values, Mapping]] = []
        self.trace: list[tuple[int, float, float]] = []

    @property
    def value(self) -> float:
        return self.key[0]

    def over(self) -> bool:
        """Whether to stop: the budget is spent, or there is no hope of ever meeting a mapping that fits."""
        hopeless = not self.evaluated and self.considered >= HOPELESS
        return self.full or hopeless or self.watch.over(self.budget, self.evaluated, self.value)

    @property
    def left(self) -> float:
        """How many more mappings may be evaluated."""
        mappings, patience = self.budget.mappings, self.budget.patience
        since = self.evaluated - (self.trace[-1][0] if self.trace else 0)
        return min(
            inf if mappings is None else mappings - self.evaluated, inf if patience is None else patience - since
        )

    @property
    def full(self) -> bool:
        return self.left <= 0

    @property
    def spent(self) -> float:
        """The share of the budget that is spent."""
        mappings, seconds = self.budget.mappings, self.budget.seconds
        shares = (self.evaluated / mappings if mappings else 0.0, self.watch.seconds / seconds if seconds else 0.0)
        return max(shares)

    def evaluate(self, workload: Workload, mapping: Mapping) -> Values | None:
        """The cost of a mapping, the objectives first; None if it does not fit."""
        found = self.judge(workload, mapping)
        fits = not isinstance(found, str)
        key = np.array([found if fits else (inf,) * (len(self.objectives) + 2)], float)
        self.add_all(key, ["" if fits else str(found)], lambda i: workload, lambda i: mapping)
        return None if isinstance(found, str) else found

    def judge(self, workload: Workload, mapping: Mapping) -> Values | str:
        """The cost of a mapping, the objectives first, or why it does not fit; nothing is recorded."""
        found = self._report(workload, mapping)
        if found.misfits:
            worst = found.misfits[0]
            return overflows(worst.memory, worst.tensor)
        return self._key(found)

    def cost(self, workload: Workload, mapping: Mapping) -> Values:
        """The cost of a mapping that fits; nothing is recorded."""
        return self._key(self._report(workload, mapping))

    def add_all(
        self,
        keys: NDArray[np.float64],
        reasons: Sequence[str] | NDArray[np.object_],
        workload: Callable[[int], Workload],
        mapping: Callable[[int], Mapping],
    ) -> None:
        """Mappings that were met one after the other: a row of costs each, infinite if it does not fit, and the reason.
        What is over the budget is left out; a mapping is made if it is worth keeping."""
        values = keys[:, 0]
        fits = np.isfinite(values)
        number = np.cumsum(fits)
        before = np.minimum.accumulate(np.concatenate(([self.key[0]], values)))[:-1]
        better = fits & (values < before)
        end = self._end(number, fits, better)
        for i in np.flatnonzero(better[:end]).tolist():
            self.trace.append((self.evaluated + int(number[i]), self.watch.seconds, float(values[i])))
        self.considered += end
        self.evaluated += int(number[end - 1]) if end else 0
        self.pruned.update(reasons[i] for i in np.flatnonzero(~fits[:end]).tolist())
        if end and fits[:end].any():
            least = np.flatnonzero(values[:end] == values[:end].min())
            i = int(least[np.lexsort((least, *keys[least].T[::-1]))[0]])
            if tuple(keys[i].tolist()) < self.key:
                self.key, self.workload, self.best = tuple(keys[i].tolist()), workload(i), mapping(i)
            if len(self.objectives) > 1:
                self._widen_all(keys[:end, : len(self.objectives)], fits[:end], mapping)

    def _end(self, number: Integers, fits: NDArray[np.bool_], better: NDArray[np.bool_]) -> int:
        """How many mappings are within the budget; `number` counts those that fit, `better` are the best so far."""
        end, mappings, patience = len(number), self.budget.mappings, self.budget.patience
        if self.full:
            return 0
        if mappings is not None:
            end = min(end, int(np.searchsorted(number, mappings - self.evaluated)) + 1)
        if patience is not None and end:
            since = self.evaluated - (self.trace[-1][0] if self.trace else 0)
            last = np.maximum.accumulate(np.where(better, number, -since))
            over = np.flatnonzero(fits & (number - last >= patience))
            end = min(end, int(over[0]) + 1) if len(over) else end
        return end

    def _widen_all(
        self, values: NDArray[np.float64], fits: NDArray[np.bool_], mapping: Callable[[int], Mapping]
    ) -> None:
        for held, _ in self.front:
            fits = fits & (values < held).any(axis=1)
        for i in np.flatnonzero(fits).tolist():
            self._widen(tuple(values[i].tolist()), partial(mapping, i))

    def _report(self, workload: Workload, mapping: Mapping) -> Report:
        architecture = self.space.architecture
        return report(workload, architecture, mapping, count(workload, architecture, mapping))

    def _key(self, found: Report) -> Values:
        return (*(objective(found) for objective in self.objectives), found.energy_pj, found.cycles)

    def _widen(self, values: Values, mapping: Callable[[], Mapping]) -> None:
        if any(all(a <= b for a, b in zip(held, values, strict=True)) for held, _ in self.front):
            return
        self.front = [(held, m) for held, m in self.front if not all(a <= b for a, b in zip(values, held, strict=True))]
        self.front.append((values, mapping()))

    def outcome(self, finished: bool = False) -> Outcome:
        """`finished` says that every mapping of the space was seen."""
        return Outcome(
            best=self.best,
            workload=self.workload,
            value=self.value,
            lower=self.value if finished else -inf,
            proven=finished,
            evaluated=self.evaluated,
            considered=self.considered,
            pruned=dict(self.pruned),
            trace=tuple(self.trace),
            front=tuple(sorted(self.front, key=lambda point: point[0])),
        )


def overflows(memory: str, tensor: str) -> str:
    """The reason why a mapping does not fit."""
    return f"overflow {memory} because of {tensor}"
