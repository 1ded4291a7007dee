"""What no mapping of a space falls below, known before any is looked at."""

from __future__ import annotations

from math import ceil, prod
from typing import TYPE_CHECKING

from piste.cost.weights import Weights
from piste.search.objective import Objective
from piste.search.proof.padding import useful
from piste.spec.einsum import Access, Index

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace


class Floor:
    """Every operation with its operands from the cheapest memory that may feed it, a word for all instances that could
    share it, and every element that enters or leaves its backing store, and every keep on its way, once."""

    def __init__(self, space: Mapspace, objective: Objective):
        workload, chip, self._objective = space.workload, space.architecture, objective
        einsum = workload.einsums[0]
        unit = chip.units_for(einsum)[0]
        ops = prod(workload.sizes[r] for r in einsum.ranks)
        points = useful(workload) if einsum.padded else ops
        weights = Weights.of(workload, chip)
        operation = weights.operation(einsum.name, unit)
        self.computing = ops * operation.energy_pj
        self.cycles = ceil(ops / (chip.instances(unit.name) * float(operation.per_cycle)))
        self._moved = dict.fromkeys(chip.memories, 0)
        self.feeding: dict[str, dict[str, float]] = {}  # by tensor and memory that feeds, the backing store first
        self.once: dict[str, float] = {}  # what it takes to move each tensor into or out of its backing store
        # By tensor and memory: to bring all of it there, or to take all of it away, and to pass it on besides.
        self._brought: dict[str, dict[str, tuple[float, float]]] = {}
        for tensor in workload.tensors:
            output = tensor == einsum.name
            elements = distinct(einsum.accesses[tensor], workload.sizes)
            feeders = [m for m in chip.memories.values() if space.rules.may_keep(m.name, tensor)]
            self._moved[feeders[0].name] += elements
            prices = {m.name: weights.access[m.name, tensor][output] for m in feeders}  # of a read or of a write
            self.once[tensor] = once = elements * prices[feeders[0].name]
            self.feeding[tensor], self._brought[tensor] = {}, {}
            for feeder in feeders:
                fanouts = chip.fanouts_between(feeder.name, unit.name)
                shared = prod(f.instances for f in fanouts if (f.reduce if output else f.multicast))
                fed = prices[feeder.name] * (points if einsum.accesses[tensor].is_padded else ops) / shared
                self.feeding[tensor][feeder.name] = max(once, fed) if feeder is feeders[0] else once + fed
                at = weights.access[feeder.name, tensor]
                brought = elements * (at.drain_pj if output else at.write_pj)
                self._brought[tensor][feeder.name] = brought, brought + elements * prices[feeder.name]

    def __call__(self, kept: dict[str, tuple[str, ...]] | None = None) -> float:
        """Of all mappings, or of those with these keeps besides the backing stores: the last of a tensor feeds."""
        if self._objective.memory is not None:
            return float(self._moved[self._objective.memory])
        energy = self.computing
        for tensor, costs in self.feeding.items():
            if kept is None:
                energy += min(costs.values())
            elif not kept[tensor]:
                energy += next(iter(costs.values()))
            else:
                *passing, last = kept[tensor]
                brought = self._brought[tensor]
                energy += costs[last] + brought[last][0] + sum([brought[memory][1] for memory in passing])
        return {"energy": energy, "cycles": self.cycles, "edp": energy * self.cycles}[self._objective.name]


def distinct(access: Access, sizes: dict[str, int]) -> int:
    """How many elements of a tensor are touched at least; of axes that share a rank only one counts."""
    elements, seen = 1, set[str]()
    for index in access.indices:
        if seen.isdisjoint(index.ranks):
            elements *= _touched(index, sizes)
        seen.update(index.ranks)
    return elements


def _touched(index: Index, sizes: dict[str, int]) -> int:
    """How many values an index takes at least: strides leave some of its range out, and padding is no data."""
    if index.extent is not None:
        whole = 1 + sum(c * (sizes[r] - 1) for r, c in index.terms)
        return max(0, _touched(Index(index.terms), sizes) - (whole - len(index.inside(0, whole))))
    ranks = sorted((c, sizes[r]) for r, c in index.terms)
    if len(ranks) == 2 and ranks[0][0] == 1:
        (_, size), (stride, times) = ranks
        return size + min(stride, size) * (times - 1)
    return max((size for _, size in ranks), default=1)
