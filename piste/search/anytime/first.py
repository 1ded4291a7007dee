"""The best mapping so far of any mapspace: padded ones are several problems, and some Einsums are counted slowly."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING

from piste.cost.evaluate import report
from piste.count.methods import count
from piste.errors import SpecError
from piste.search.anytime.climb import Climb, unable
from piste.search.objective import Objective
from piste.spec.mapping import Mapping

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
        self._seed, self._turn, self._slow = seed, 0, Random(seed)
        self._climbs: list[Climb] = []
        self._sampled = 0
        self.climbs = objective.known and all(unable(one) is None for one in self._spaces)

    @property
    def evaluated(self) -> int:
        return self._sampled + sum(climb.evaluated for climb in self._climbs)

    def step(self, mappings: int = CHUNK) -> bool:
        """Look at about so many more mappings; whether something better was found."""
        return self._climb(mappings) if self.climbs else self._sample()

    def _climb(self, mappings: int) -> bool:
        if len(self._climbs) < len(self._spaces):
            self._climbs.append(Climb(self._spaces[len(self._climbs)], self.objective.name, self._seed))
            climb = self._climbs[-1]
        elif self._turn % 2 or len(self._climbs) == 1:  # every other time, the problem that is best so far
            climb = min(self._climbs, key=lambda one: one.value)
        else:
            climb = self._climbs[self._turn // 2 % len(self._climbs)]
        self._turn += 1
        climb.step(mappings)
        self.legal |= climb.legal
        if climb.value < self.value:
            self.value, self.mapping, self.workload = climb.value, climb.mapping, climb.workload
            return True
        return False

    def _sample(self) -> bool:
        """Where no compiled formula counts an Einsum: a mapping at random."""
        self._sampled += 1
        try:
            one = self._slow.choice(self._spaces)
            mapping = one.sample(self._slow)
        except SpecError:
            return False
        self.legal = True
        found = report(one.workload, one.architecture, mapping, count(one.workload, one.architecture, mapping))
        value = self.objective(found)
        if found.fits and value < self.value:
            self.value, self.mapping, self.workload = value, mapping, one.workload
            return True
        return False
