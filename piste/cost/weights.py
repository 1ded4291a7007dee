"""The table of weights: what one element, word, operation or cycle takes at each component.

Counts say how often something happens; here stands what it takes, once. The report, batches, search and exploration all
multiply by these numbers, so an attribute of a component is read in one place only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple, TypeVar

from piste.formula.program import Expr
from piste.spec.architecture import Architecture, Fanout, Unit
from piste.spec.workload import Workload

Amount = TypeVar("Amount", int, Expr)


class Access(NamedTuple):
    """The energy that one element of a tensor takes when a memory reads, writes or drains it."""

    read_pj: float
    write_pj: float
    drain_pj: float


class Port(NamedTuple):
    """Something that can be busy: a memory's reads, writes or both (`port`), or the network of a fanout.

    An element of `tensor` loads it by `loads[tensor]`; it passes `rate` such loads in a cycle.
    """

    component: str
    kind: str  # read, write, port or network
    rate: Fraction
    loads: dict[str, int]

    def amount(self, moved: Mapping[tuple[str, str], Amount], zero: Amount) -> Amount:
        """The load of what moves, from elements by (component, tensor)."""
        total = zero
        for tensor, load in self.loads.items():
            if (n := moved.get((self.component, tensor))) is not None:
                total = total + (n if load == 1 else load * n)
        return total


class Operation(NamedTuple):
    """What computing takes: energy per operation, operations per cycle and instance."""

    energy_pj: float
    per_cycle: Fraction


class Weights:
    """The weights of one workload on one architecture.

    >>> import piste
    >>> weights = Weights(piste.gemm(64, 64, 64), piste.load("eyeriss"))
    >>> weights.access["GLB", "A"]
    Access(read_pj=4.545, write_pj=3.535, drain_pj=4.545)
    >>> [str(port.rate) for port in weights.ports if port.component == "GLB"]
    ['16', '16']
    """

    def __init__(self, workload: Workload, architecture: Architecture):
        self.workload, self.architecture = workload, architecture
        tensors = workload.tensors
        self.access: dict[tuple[str, str], Access] = {}  # by (memory, tensor)
        for memory in architecture.memories.values():
            for tensor in tensors:
                self.access[memory.name, tensor] = Access(memory.read_pj, memory.write_pj, memory.pj_per_drain)
        # By (fanout, tensor): the energy of a word that crosses it.
        self.word_pj = {(f.name, tensor): f.word_pj for f in architecture.fanouts.values() for tensor in tensors}
        # By component: what all its instances leak in a cycle, used or not.
        self.leakage_pj = {
            c.name: c.leakage_pj_per_cycle * architecture.instances(c.name)
            for c in architecture.components
            if not isinstance(c, Fanout) and c.leakage_pj_per_cycle
        }

    @cached_property
    def ports(self) -> tuple[Port, ...]:
        """All that has a limited bandwidth, outermost first."""
        return tuple(self._ports())

    def _ports(self) -> Iterator[Port]:
        each = dict.fromkeys(self.workload.tensors, 1)
        for c in self.architecture.components:
            rates: dict[str, float | None] = {}
            if memory := self.architecture.memories.get(c.name):
                rates = {
                    "read": memory.read_words_per_cycle,
                    "write": memory.write_words_per_cycle,
                    "port": memory.words_per_cycle,
                }
            elif fanout := self.architecture.fanouts.get(c.name):
                rates = {"network": fanout.words_per_cycle}
            for kind, rate in rates.items():
                if rate is not None:
                    yield Port(c.name, kind, decimal(rate), each)

    def operation(self, einsum: str, unit: Unit) -> Operation:
        """What an operation of an Einsum takes on a unit."""
        return Operation(unit.energy_pj, decimal(unit.ops_per_cycle))

    def words_by_price(self, words: Mapping[tuple[str, str], Amount]) -> dict[str, dict[float, Amount]]:
        """By fanout: how many words have which price, from words by (fanout, tensor).

        Words of one price are added before they are multiplied: a sum of whole numbers is exact.
        """
        found: dict[str, dict[float, Amount]] = {}
        for (fanout, tensor), n in words.items():
            by = found.setdefault(fanout, {})
            pj = self.word_pj[fanout, tensor]
            by[pj] = by[pj] + n if pj in by else n
        return found


def area_um2(architecture: Architecture) -> float:
    """The area of every instance of every component."""
    return sum(c.area_um2 * architecture.instances(c.name) for c in architecture.components)


def decimal(rate: float) -> Fraction:
    """A rate means the decimal that was written: 0.2 words per cycle is a fifth, so 3456 words take 17280 cycles."""
    return Fraction(str(rate))


def ordered(names: Iterable[tuple[str, str]], architecture: Architecture) -> list[tuple[str, str]]:
    """(component, tensor) pairs, outermost component first."""
    return sorted(names, key=lambda key: architecture.position[key[0]])
