"""What a cascade is charged for: energy, the elements of one memory, or weighted cycles; and the prices of a tensor."""

from __future__ import annotations

from dataclasses import dataclass

from piste.cost.weights import Weights
from piste.spec.architecture import Architecture, Unit
from piste.spec.einsum import Einsum
from piste.spec.workload import Workload


@dataclass(frozen=True)
class CascadePrices:
    """What is added up: energy, the elements that one memory moves, or weighted cycles of what can be busy.

    `times` weighs a cycle of computing (`COMPUTE`) and of each port: a component and what it does. A phase lasts as
    long as the busiest, so with weights whose sum is 1 no mapping takes fewer cycles than it costs. Ports below a
    fanout are left out: they may only make it longer. `energy` is the weight of a pJ.

    `per_instance`: where a reduction is spread over a fanout that does not reduce, the first read of every instance is
    left out at the parent, not only of one. `copies`: an input that several Einsums share is brought into the exchange
    memory at the price of a read there, not of a write. AccelForge does both.
    """

    memory: str | None = None  # whose elements moved are counted, instead of energy
    per_instance: bool = False
    copies: bool = False
    energy: float = 1.0
    home: tuple[tuple[str, float, float], ...] = ()  # by tensor: what a read and a write take there, if said
    times: tuple[tuple[tuple[str, str], float], ...] = ()

    @property
    def some(self) -> tuple[object, ...]:
        """Which of them are not zero."""
        return self.memory, self.per_instance, self.energy > 0, tuple(who for who, weight in self.times if weight > 0)


COMPUTE = "", "compute"


class TensorPrices:
    """The prices of one Einsum's tensors."""

    def __init__(self, prices: CascadePrices, workload: Workload, architecture: Architecture):
        self._weights, self._architecture = Weights(workload, architecture), architecture
        self._memory, self.copies, self._energy = prices.memory, prices.copies, prices.energy
        self.per_instance = prices.per_instance
        home = next(iter(architecture.memories))
        self._home = {(home, tensor): each for tensor, *each in prices.home}
        self.timed = bool(prices.times)
        self._compute = dict(prices.times).get(COMPUTE, 0.0)
        first = min((architecture.position[f] for f in architecture.fanouts), default=len(architecture.components))
        self._outside = {m for m in architecture.memories if architecture.position[m] < first}
        self._busy: dict[tuple[str, str, str], float] = {}  # by component, kind of port and tensor
        for port in self._weights.ports:
            weight = dict(prices.times).get((port.component, port.kind), 0.0)
            for tensor, load in port.loads.items():
                self._busy[port.component, port.kind, tensor] = weight * load / float(port.rate)

    def _price(self, memory: str, tensor: str, pj: float, kind: str) -> float:
        if self._memory is not None:
            return float(memory == self._memory)
        price = self._energy * pj
        if memory in self._outside:
            price += self._busy.get((memory, kind, tensor), 0.0) + self._busy.get((memory, "port", tensor), 0.0)
        return price

    def read(self, memory: str, tensor: str) -> float:
        if (memory, tensor) in self._home:
            return self._home[memory, tensor][0]
        return self._price(memory, tensor, self._weights.access[memory, tensor].read_pj, "read")

    def write(self, memory: str, tensor: str) -> float:
        if (memory, tensor) in self._home:
            return self._home[memory, tensor][1]
        return self._price(memory, tensor, self._weights.access[memory, tensor].write_pj, "write")

    def drain(self, memory: str, tensor: str) -> float:
        return self._price(memory, tensor, self._weights.access[memory, tensor].drain_pj, "read")

    def word(self, outer: str, inner: str, tensor: str) -> float:
        """Of an element on the networks between two components, the time that these take left out."""
        if self._memory is not None:
            return 0.0
        between = self._architecture.fanouts_between(outer, inner)
        return self._energy * sum(self._weights.word_pj[f.name, tensor] for f in between)

    def words(self, outer: str, inner: str, tensor: str) -> float:
        """Of an element on the networks between two components."""
        if self._memory is not None:
            return 0.0
        between = self._architecture.fanouts_between(outer, inner)
        price = self.word(outer, inner, tensor)
        if outer in self._outside:
            price += sum(self._busy.get((f.name, "network", tensor), 0.0) for f in between)
        return price

    def operation(self, einsum: Einsum, unit: Unit) -> float:
        energy = self._weights.operation(einsum.name, unit).energy_pj
        return self._energy * energy if self._memory is None else 0.0

    def step(self, einsum: Einsum, unit: Unit) -> float:
        """Of a step of all instances."""
        return self._compute / float(self._weights.operation(einsum.name, unit).per_cycle)
