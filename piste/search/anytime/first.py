"""The best mapping so far of any mapspace: padded ones are several problems, and some Einsums are counted slowly."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from piste.cost.evaluate import report
from piste.cost.evaluator import refusal
from piste.count.methods import count
from piste.search.anytime.climb import Climb, unable
from piste.search.objective import Objective
from piste.spec.mapping import Compute, Keep, Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

CHUNK = 2000  # mappings between two looks at the clock
PROBLEMS = 32  # of a padded space that are all looked at; of more, those that are padded least


class First:
    """Climbs in a space for one objective; `step` goes on, `value`, `mapping` and `workload` are the best so far."""

    def __init__(self, space: Mapspace, objective: Objective, seed: int = 0):
        self.space, self.objective = space, objective
        self.value, self.workload = inf, space.workload
        self.mapping: Mapping | None = None
        self.legal = False
        self._spaces = sorted(space.spaces(), key=lambda one: sum(one.workload.sizes.values()))[:PROBLEMS]
        self._seed, self._turn = seed, 0
        self._climbs: list[Climb] = []
        self.climbs = objective.known and all(unable(one) is None for one in self._spaces)
        self._nearly = any(refusal(one.workload, one.architecture) is not None for one in self._spaces)

    @property
    def exact(self) -> bool:
        """Whether values are exact before a mapping is reported."""
        return not self._nearly

    @property
    def evaluated(self) -> int:
        return sum(climb.evaluated for climb in self._climbs)

    def step(self, mappings: int = CHUNK) -> bool:
        """Look at about so many more mappings; whether something better was found."""
        return self._climb(mappings) if self.climbs else False

    def _climb(self, mappings: int) -> bool:
        if len(self._climbs) < len(self._spaces):
            self._climbs.append(Climb(self._spaces[len(self._climbs)], self.objective.name, self._seed))
            climb = self._climbs[-1]
        elif self._turn % 2 or len(self._climbs) == 1:  # every other time, the problem that is best so far
            climb = min(self._climbs, key=lambda one: one.value)
        else:
            climb = self._climbs[self._turn // 2 % len(self._climbs)]
        self._turn += 1
        before = climb.value
        climb.step(mappings)
        self.legal |= climb.legal
        if climb.value >= min(before, inf if self._nearly else self.value):
            return False
        return self._keep(climb.value, climb.mapping, climb.workload)

    def _keep(self, value: float, mapping: Mapping, workload: Workload) -> bool:
        """Remember a mapping if it is better; where its value is not exact, by its report."""
        if self._nearly:
            chip = self.space.architecture
            found = report(workload, chip, mapping, count(workload, chip, mapping))
            value = self.objective(found) if found.fits else inf
        if value >= self.value:
            return False
        self.value, self.mapping, self.workload = value, mapping, workload
        return True

    def cheapest(self, mapping: Mapping, workload: Workload, value: float, mappings: int) -> Mapping:
        """A mapping as good as another that takes as little energy as can be found."""
        for climb in self._climbs:
            if climb.workload == workload and not self._nearly:
                return climb.cheapest(mapping, value, mappings)
        return mapping

    def enter(self, mapping: Mapping, workload: Workload) -> None:
        """Go on from a mapping that was found in another way."""
        if not self._climbs and len(self._spaces) == 1:
            self._climb(0)
        for climb in self._climbs:
            if climb.workload == workload:
                climb.enter(mapping)

    def simplest(self) -> bool:
        """Every tensor where it must be, and nothing spread: an answer where nothing better is known."""
        layout, rules = self.space.layout, self.space.rules
        keeps = [Keep(m, (t,)) for m in layout.memories for t in self.space.workload.tensors if rules.must_keep(m, t)]
        mapping = Mapping((*keeps, Compute(layout.einsum.name, layout.unit)))
        if self.space.why_not(mapping) is not None:
            return False
        self.legal, self._nearly = True, True
        return self._keep(0.0, mapping, self.space.workload)
