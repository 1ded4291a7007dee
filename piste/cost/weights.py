"""The table of weights: what one element, word, operation or cycle takes at each component, and energy as their sum.

Counts say how often something happens; here stands what it takes, once. The report, batches, search and exploration all
multiply by these numbers, so an attribute of a component is read in one place only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeVar

from piste.cost.network import hops
from piste.formula.program import Expr
from piste.results.report import Counts, Edge, Energy
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload

Amount = TypeVar("Amount", int, Expr)


class AccessEnergy(NamedTuple):
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


class OperationCost(NamedTuple):
    """What computing takes: energy per operation, operations per cycle and instance."""

    energy_pj: float
    per_cycle: Fraction


class Weights:
    """The weights of one workload on one architecture.

    >>> import piste
    >>> weights = Weights(piste.gemm(64, 64, 64), piste.load("eyeriss"))
    >>> weights.access["GLB", "A"]
    AccessEnergy(read_pj=4.545, write_pj=3.535, drain_pj=4.545)
    >>> [str(port.rate) for port in weights.ports if port.component == "GLB"]
    ['16', '16']
    """

    def __init__(self, workload: Workload, architecture: Architecture):
        self.workload, self.architecture = workload, architecture
        self.access: dict[tuple[str, str], AccessEnergy] = {}  # by (memory, tensor)
        self.word_pj: dict[tuple[str, str], float] = {}  # by (fanout, tensor): of a word that crosses it, by its route
        self.further_pj: dict[tuple[str, str], float] = {}  # and of every further instance that receives or sends it
        for tensor in workload.tensors:
            bits = workload.bits[tensor]
            for m in architecture.memories.values():
                read_pj = m.read_pj or m.read_pj_per_bit * bits
                write_pj = m.write_pj or m.write_pj_per_bit * bits
                drain_pj = m.drain_pj if m.drain_pj_per_bit is None else m.drain_pj_per_bit * bits
                self.access[m.name, tensor] = AccessEnergy(read_pj, write_pj, read_pj if drain_pj is None else drain_pj)
            for f in architecture.fanouts.values():
                self.word_pj[f.name, tensor] = f.word_pj or f.word_pj_per_bit * bits
                if hop_pj := f.hop_pj or f.hop_pj_per_bit * bits:
                    taken = hops(f)
                    self.word_pj[f.name, tensor] += hop_pj * float(taken.route)
                    self.further_pj[f.name, tensor] = hop_pj * taken.further
        # By component: what all its instances leak in a cycle, used or not. A mW is 1e9 pJ a second.
        self.leakage_pj = {
            c.name: pj * architecture.instances(c.name)
            for c in architecture.components
            if not isinstance(c, Fanout)
            if (pj := c.leakage_pj_per_cycle or c.leakage_mw * 1e9 / architecture.clock_hz)
        }

    @classmethod
    def of(cls, workload: Workload, architecture: Architecture) -> Weights:
        """Those of a pair; of the pair that was asked for last they are there already."""
        global _last
        last = _last
        if last is None or last.workload is not workload or last.architecture is not architecture:
            _last = last = cls(workload, architecture)
        return last

    @cached_property
    def ports(self) -> tuple[Port, ...]:
        """All that has a limited bandwidth, outermost first."""
        return tuple(self._ports())

    def _ports(self) -> Iterator[Port]:
        elements, bits = dict.fromkeys(self.workload.tensors, 1), self.workload.bits
        for c in self.architecture.components:
            rates: dict[str, tuple[float | None, float | None]] = {}  # in words and in bytes
            if isinstance(c, Memory):
                rates["read"] = c.read_words_per_cycle, c.read_bytes_per_cycle
                rates["write"] = c.write_words_per_cycle, c.write_bytes_per_cycle
                rates["port"] = c.words_per_cycle, c.bytes_per_cycle
            elif isinstance(c, Fanout):
                rates["network"] = c.words_per_cycle, c.bytes_per_cycle
                rates["links"] = c.link_words_per_cycle, c.link_bytes_per_cycle
            for kind, (words, whole_bytes) in rates.items():
                entries = 1
                if kind == "links" and isinstance(c, Fanout) and c.network is not None:
                    kind, entries = "network", hops(c).entries
                if words is not None:
                    yield Port(c.name, kind, entries * decimal(words), elements)
                elif whole_bytes is not None:
                    yield Port(c.name, kind, 8 * entries * decimal(whole_bytes), bits)

    def operation(self, einsum: str, unit: Unit) -> OperationCost:
        """What an operation of an Einsum takes on a unit, by the width of its widest operand."""
        width = max((self.workload.bits[a.tensor] for a in self.workload.makers[einsum].operands), default=1)
        return OperationCost(unit.at_width("energy_pj", width), decimal(unit.at_width("ops_per_cycle", width)))

    def further(self, edges: Iterable[tuple[Edge, Amount]]) -> dict[tuple[str, str], Amount]:
        """By (fanout, tensor): how often an instance is a further one to receive or send a word, where priced.

        edges: how often on each (`piste.results.report.Passed`); it counts for the innermost fanout that is crossed.
        """
        found: dict[tuple[str, str], Amount] = {}
        for edge, further in edges:
            fanouts = self.architecture.fanouts_between(edge.above, edge.below)
            if fanouts and self.further_pj.get(key := (fanouts[-1].name, edge.tensor)):
                found[key] = found[key] + further if key in found else further
        return found

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


def price(counts: Counts, weights: Weights, units: Mapping[str, Unit], cycles: int) -> Energy:
    """The energy of what was counted, in pJ; `units` says which unit computes each Einsum.

    Fills and updates are writes; leakage runs for all cycles.
    """
    access: dict[tuple[str, str], float] = {}
    position = weights.architecture.position
    for key, n in sorted(counts.total().items(), key=lambda item: position[item[0][0]]):
        read_pj, write_pj, drain_pj = weights.access[key]
        access[key] = float(n.reads * read_pj + n.drains * drain_pj + (n.fills + n.updates) * write_pj)
    network: dict[str, float] = {}
    for phase in counts.phases:
        crossing = {key: words for key, (words, _) in phase.words.items()}
        for name, by_price in weights.words_by_price(crossing).items():
            for word_pj, words in by_price.items():
                network[name] = network.get(name, 0.0) + words * word_pj
        further = ((edge, passed.further) for edge, passed in phase.edges.items())
        for (name, tensor), more in weights.further(further).items() if weights.further_pj else ():
            network[name] = network.get(name, 0.0) + more * weights.further_pj[name, tensor]
    compute: dict[str, float] = {}
    for einsum, ops in counts.ops.items():
        unit = units[einsum]
        compute[unit.name] = compute.get(unit.name, 0.0) + ops * weights.operation(einsum, unit).energy_pj
    return Energy(access, network, compute, {name: pj * cycles for name, pj in weights.leakage_pj.items()})


def area_um2(architecture: Architecture) -> float:
    """The area of every instance of every component."""
    return sum(c.area_um2 * architecture.instances(c.name) for c in architecture.components)


@lru_cache(maxsize=1024)
def decimal(rate: float) -> Fraction:
    """A rate means the decimal that was written: 0.2 words per cycle is a fifth, so 3456 words take 17280 cycles."""
    return Fraction(str(rate))


_last: Weights | None = None
