"""A lower bound on all mappings of a space, known before any is looked at (docs/search-proof.md).

The page has the argument under "A bound from the start".

For every set of keeps: what must be computed, what must be read and updated at the innermost keeps even if instances
share all they can, and what must cross each boundary between memories with the room that there is inside. The least
over all sets of keeps holds for the space.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import chain, combinations, islice, pairwise, product
from math import ceil, gcd, inf, log, prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from piste.bounds.beneath import nest_floor, product_floor
from piste.bounds.contraction import Contraction, contraction
from piste.bounds.floor import matmul_floor
from piste.cost.weights import Port, Weights
from piste.mapspace.factors import divisors
from piste.search.objective import NAMED, Objective
from piste.search.proof.floor import Floor, LeastAccesses, distinct
from piste.search.proof.padding import useful
from piste.spec.architecture import Fanout

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

SETS = 600  # of keeps that are looked at one by one
DIVIDED = 4096  # ways to divide the work over a fanout that are told apart
STATES = 5000  # ways to leave factors of the sizes that are told apart
SAFE = 1 - 1e-9  # for what rounding may do
MANY, WAYS = 1 << 13, 1 << 18  # of spreading ranks over an axis, and over several, that are looked at


class KeepEdge(NamedTuple):
    """The way of a tensor from one keep to the next, or to the unit (`child` None)."""

    tensor: str
    parent: str
    child: str | None


Crossings = list[tuple[float, tuple[KeepEdge, ...]]]  # by boundary: the bits that must cross it, and the edges over it
Array = npt.NDArray[np.float64]
Shares = tuple[tuple[int, float], ...]  # of a mean, by the number of a port


class Divided(NamedTuple):
    """Ways to divide the work over a fanout: the most units that are at work, and by tensor how many instances differ
    only in ranks that the tensor lacks, so that each of them is sent all that any of them needs."""

    place: int
    units: Array
    copies: dict[str, Array]
    shared: frozenset[str]  # the tensors that are read or updated once for all of these


class Root:
    """The lower bound of one space for one objective; if `thorough`, where a window slides, with what all nests move at
    least (docs/bound-proof.md).

    >>> import piste
    >>> from piste.mapspace.space import Mapspace
    >>> from piste.search.objective import NAMED
    >>> Root(Mapspace(piste.gemm(16, 16, 16), piste.load("eyeriss")), NAMED["cycles"])()
    64.0
    """

    def __init__(self, space: Mapspace, objective: Objective, thorough: bool = False):
        self.space, self.objective, self._thorough = space, objective, thorough
        self.workload, self.chip = space.workload, space.architecture
        self.einsum = self.workload.einsums[0]
        self.weights = Weights.of(self.workload, self.chip)
        self.unit = self.chip.units_for(self.einsum)[0]
        self.operation = self.weights.operation(self.einsum.name, self.unit)
        sizes = self.workload.sizes
        self.ops = prod(sizes[r] for r in self.einsum.ranks)
        self.useful = useful(self.workload)  # those that read no padding
        self.memories = list(self.chip.memories)
        self.accesses = LeastAccesses(self.workload, self.chip, space.rules, space.factors == "perfect")
        self.leak = sum(self.weights.leakage_pj.values())
        self.kappa = {t: self._shared(t) for t in self.workload.tensors}
        self.distinct = {t: distinct(self.einsum.accesses[t], sizes) for t in self.workload.tensors}
        self._crossing: dict[tuple[frozenset[str], tuple[str, ...]], float] = {}
        self._fed_all: dict[tuple[KeepEdge, ...], float] = {}
        self._fed_known: dict[tuple[KeepEdge, ...], list[tuple[Shares, float]]] = {}
        self._nested: dict[frozenset[str], float] = {}  # by memories
        self._nested_in: dict[int, float] = {}  # by bits of room
        self._ways: dict[str, Divided | None] = {}  # by fanout
        self._most_alike: dict[tuple[str, tuple[str, ...]], int] = {}  # by tensor and fanouts

    def __call__(self) -> float:
        """The bound."""
        least, spaces = inf, self.space.spaces()
        for one in spaces:
            root = self if one is self.space else Root(one, self.objective)
            least = min(least, max(root._least(SETS // len(spaces)), Floor(one, self.objective)()))
        return least

    def _least(self, most: int) -> float:
        """Of all sets of keeps; of no more than so many their own, those whose floor is least."""
        least = inf
        sets = Floor(self.space, self.objective).ascending(self.space.layout.keep_options)
        for looked, (floor, _, kept) in enumerate(sets):
            if floor >= least:
                break
            if looked == most:
                return max(floor, self._of_all())
            least = min(least, max(floor, self.kept(kept)))
        return least

    def kept(self, kept: dict[str, tuple[str, ...]]) -> float:
        """Of mappings with these keeps besides the backing stores."""
        backing = self.space.layout.backing
        return self.of({tensor: (backing[tensor], *memories) for tensor, memories in kept.items()})

    def _of_all(self) -> float:
        """Whatever is kept where: what must leave the outermost memory if all tensors live there."""
        (first, *inside), backing = self.memories, set(self.space.layout.backing.values())
        bits = self._through(frozenset(inside)) if backing == {first} else 0.0
        if self.objective.memory is not None:
            return bits / max(self.workload.bits.values()) * SAFE if self.objective.memory == first else 0.0
        cycles = ceil(self.steps / float(self.operation.per_cycle) * SAFE)
        if (rate := self._rate(first)) < inf:
            cycles = max(cycles, ceil(bits / rate * SAFE), self._leaving(first))
        if self.objective.name == "cycles":
            return float(cycles)
        least = ((t, self.accesses.least(first, t)) for t in self.workload.tensors)
        word = min(min(self.weights.access[first, t][:2]) * times / self.workload.bits[t] for t, times in least)
        energy = (self.computing + bits * word) * SAFE
        energy = max(energy, Floor(self.space, NAMED["energy"])()) + self.leak * cycles
        return energy if self.objective.name == "energy" else energy * cycles

    def _leaving(self, memory: str) -> int:
        """The cycles in which each element that lives in a memory passes once, in whole accesses."""
        here = [t for t, m in self.space.layout.backing.items() if m == memory and not self._uneven(t, memory)]
        slowest = 0.0
        for port in self.weights.ports:
            if port.component == memory:
                passing = [t for t in here if port.kind in ("port", "write" if t == self.einsum.name else "read")]
                loads = sum(port.loads[t] * self.distinct[t] * self.accesses.least(memory, t) for t in passing)
                slowest = max(slowest, loads / (float(port.rate) * self.chip.instances(memory)))
        return ceil(slowest * SAFE)

    def of(self, kept: dict[str, tuple[str, ...]]) -> float:
        """Of mappings with these keeps, by tensor and outermost first."""
        edges = [KeepEdge(t, a, b) for t, ms in kept.items() for a, b in zip(ms, (*ms[1:], None), strict=True)]
        crossings = self._crossings(edges)
        if self.objective.memory is not None:
            alone = (bits for bits, over in crossings if {e.parent for e in over} == {self.objective.memory})
            return max(alone, default=0.0) / max(self.workload.bits.values()) * SAFE
        best = self._spent(edges, crossings, None)
        if self.objective.name != "energy" or self.leak:
            for name in self.chip.fanouts:
                if (divided := self._divided(name)) is not None:
                    best = max(best, float(np.min(self._spent(edges, crossings, divided))))
        return float(best)

    def _spent(self, edges: list[KeepEdge], crossings: Crossings, divided: Divided | None) -> Any:
        """The objective, or one for each way to divide the work over a fanout."""
        cycles = self._cycles(edges, crossings, divided) if self.objective.name != "energy" or self.leak else 0
        if self.objective.name == "cycles":
            return cycles
        energy = (self.computing + self._moving(edges, crossings, divided)) * SAFE + self.leak * cycles
        return energy if self.objective.name == "energy" else energy * cycles

    def inside(self, kept: dict[str, tuple[str, ...]], place: int) -> float:
        """The energy of computing, of what moves between keeps inside the first components, and of what enters them."""
        position, weights = self.chip.position, self.weights
        arriving, edges = 0.0, list[KeepEdge]()
        for tensor, memories in kept.items():
            inner = [memory for memory in memories if position[memory] >= place]
            edges += [KeepEdge(tensor, a, b) for a, b in zip(inner, (*inner[1:], None), strict=False)]
            for first in inner[:1]:
                at = weights.access[first, tensor]
                price = at.drain_pj if tensor == self.einsum.name else at.write_pj
                arriving += self.distinct[tensor] * price * self.accesses.above(first, tensor)
        crossings = self._crossings(edges) if edges else []
        return float((self.computing + arriving + self._moving(edges, crossings)) * SAFE)

    @cached_property
    def computing(self) -> float:
        """The energy of all operations."""
        return self.ops * self.operation.energy_pj

    # ------------------------------------------------------------ boundaries

    def _crossings(self, edges: list[KeepEdge]) -> Crossings:
        """By boundary between memories that edges cross: the bits that must cross, and the edges."""
        position, found = self.chip.position, dict[tuple[KeepEdge, ...], float]()
        end = position[self.unit.name]
        for i in range(1, len(self.memories) + 1):
            inner = position[self.memories[i]] if i < len(self.memories) else end
            over = tuple(
                e for e in edges
                if position[e.parent] < inner <= (end if e.child is None else position[e.child])
            )  # fmt: skip
            if len(over) < len(self.workload.tensors):
                continue  # a tensor lives further in
            inside = frozenset(e.parent for e in edges if position[e.parent] >= inner)
            below = frozenset(e.child for e in over if e.child)
            nests = self.nests(below) if all(e.child for e in over) else 0.0
            apart = tuple(
                f.name for f in self.chip.fanouts.values() if position[f.name] < inner and self._apart(f, over)
            )
            found[over] = max(found.get(over, 0.0), self._through(inside, apart), nests)
        return [(bits, over) for over, bits in found.items()]

    def _apart(self, fanout: Fanout, over: tuple[KeepEdge, ...]) -> bool:
        """Whether what goes these ways goes to each instance of a fanout apart: the upper memories are further in, or
        nothing is sent to several instances at once."""
        place, output = self.chip.position[fanout.name], self.einsum.name
        sent = (e.tensor for e in over if self.chip.position[e.parent] < place)
        return not any(fanout.reduce if tensor == output else fanout.multicast for tensor in sent)

    def _through(self, inside: frozenset[str], apart: tuple[str, ...] = ()) -> float:
        """The bits that must pass into and out of some memories and the units together; or into and out of those of
        each instance of some fanouts."""
        if (inside, apart) not in self._crossing:
            once, room = float(sum(self.workload.bits[t] * n for t, n in self.distinct.items())), self._room(inside)
            passing = once if room == inf else max(once, self._parts(room), self._product(int(room)))
            if apart and room < inf:
                places = prod(self._used[name] for name in apart)
                passing = max(passing, self._parts(self._room(inside, apart), places))
            self._crossing[inside, apart] = passing
        return self._crossing[inside, apart]

    def _room(self, inside: frozenset[str], apart: tuple[str, ...] = ()) -> float:
        """The bits in some memories and the units together, of those that can be used; or in one instance of some
        fanouts, which may be the only one at work."""
        others = prod(used for name, used in self._used.items() if name not in apart)
        room = float(min(self.instances, others) * sum(self.workload.bits.values()))
        for name in inside:
            has = self.chip.memories[name].capacity_bytes
            room += inf if has is None else 8 * has * self._at_work(name, apart)
        return room

    def nests(self, memories: frozenset[str]) -> float:
        """The bits that pass into keeps in these memories, whose tiles are there together: loops above them are a nest.
        Outside of all fanouts; if tiles divide and no window slides, what instances have is a tile too."""
        if memories in self._nested:
            return self._nested[memories]
        rooms = [self.chip.memories[memory].capacity_bytes for memory in memories]
        single = all(self.chip.instances(memory) == 1 for memory in memories)
        single |= self.space.factors == "perfect" and self._contraction is not None
        found = 0.0
        if single and None not in rooms and self.space.rules.retain and self._nest_floor is not None:
            bits = sum(
                int(8 * room) * self._at_work(m) for m, room in zip(memories, rooms, strict=True) if room is not None
            )
            if bits not in self._nested_in:
                self._nested_in[bits] = float(self._nest_floor(bits, 1 << 60))
            found = self._nested_in[bits]
        self._nested[memories] = found
        return found

    @cached_property
    def _contraction(self) -> Contraction | None:
        return contraction(self.workload, self.einsum) if self.einsum.padded is None else None

    @cached_property
    def _nest_floor(self) -> Callable[[int, int], int] | None:
        if self.einsum.padded is not None:
            return None
        if (known := self._contraction) is not None:
            return product_floor(known, "perfect" if self.space.factors == "perfect" else "integer")
        return nest_floor(self.workload) if self._thorough else None

    def _product(self, room: int) -> float:
        """Of a matrix product, the best floor that is known."""
        return 0.0 if self._floor is None else float(self._floor(room))

    @cached_property
    def _floor(self) -> Callable[[int], int] | None:
        known = self._contraction
        least = sum(self.workload.bits[t] * n for t, n in self.distinct.items())
        return None if known is None else matmul_floor(known, least)

    def _parts(self, room: float, places: int = 1) -> float:
        """Cut what is done with so much room, at each of some places, into parts of equally many operations: of what a
        part touches, no more than fits was there before."""
        best, bits = 0.0, self.workload.bits
        for s in self._exponents:
            total = sum(s.values())
            scale = prod((self.kappa[t] * n / (total * bits[t])) ** n for t, n in s.items() if n)
            for times in (1.25, 1.5, 2, 3, 4, 6, 12, 24):
                touched = times * room
                done = scale * touched**total
                best = max(best, (self.useful / done - places) * (touched - room))
        return best

    @cached_property
    def _exponents(self) -> list[dict[str, float]]:
        """Of Loomis and Whitney: by tensor, so that the tensors that have a rank add up to 1 at least."""
        tensors, found = self.workload.tensors, []
        accesses = self.einsum.accesses
        for choice in product((0.0, 0.5, 1.0), repeat=len(tensors)) if len(tensors) <= 5 else ():
            s = dict(zip(tensors, choice, strict=True))
            if all(sum(s[t] for t in tensors if r in accesses[t].ranks) >= 1 for r in self.einsum.ranks):
                found.append(s)
        return [s for s in found if not any(o != s and all(o[t] <= s[t] for t in tensors) for o in found)]

    # ------------------------------------------------------------ energy

    def _moving(self, edges: list[KeepEdge], crossings: Crossings, divided: Divided | None = None) -> Any:
        """The energy of what moves: no edge is paid for twice, and of the ways to divide them the dearest counts."""
        best: Any = 0.0
        once = {e: self._once(e, divided) for e in edges if e.child is not None}
        for some in chain.from_iterable(combinations(crossings, n) for n in range(len(crossings) + 1)):
            used = [e for _, over in some for e in over]
            if len(set(used)) < len(used):
                continue
            left = [e for e in edges if e not in used]
            paid = sum(bits * min(self._word(e) / self.workload.bits[e.tensor] for e in over) for bits, over in some)
            paid += sum(once[e] for e in left if e.child is not None)
            feeding = tuple(e for e in left if e.child is None)
            if feeding not in self._fed_all:
                self._fed_all[feeding] = self._feeding(feeding)
            paid += self._fed_all[feeding]
            best = max(best, paid) if divided is None else np.maximum(best, paid)
        return best

    def _once(self, edge: KeepEdge, divided: Divided | None) -> Any:
        """What it takes that all elements go the way of an edge once, or once to each instance that needs them."""
        above, below = (1.0, 1.0) if divided is None else self._copies(edge, divided)
        at, inner = self.weights.access[edge.parent, edge.tensor], self._arriving(edge)
        if edge.tensor != self.einsum.name:
            return self.distinct[edge.tensor] * (above * self._wasted(edge) * at.read_pj + below * inner)
        again = self._again(edge, above * self.distinct[edge.tensor])
        return (
            self.distinct[edge.tensor] * (above * self._wasted(edge) * at.write_pj + below * inner) + again * at.read_pj
        )

    def _again(self, edge: KeepEdge, updates: Any) -> Any:
        """Of so many updates or more at the upper end of a result's edge: how many are not the first of an element at
        an instance. What these add to must be read."""
        if not self._plain:
            return 0.0
        return np.maximum(0.0, updates - self._first(edge.parent))

    def _first(self, memory: str) -> int:
        """How many elements of the result all instances of a memory touch at most."""
        outside = self.chip.components[: self.chip.position[memory]]
        around = tuple(part for part in outside if part.name in self._used and isinstance(part, Fanout))
        return self.distinct[self.einsum.name] * self._alike(self.einsum.name, around)

    @cached_property
    def _plain(self) -> bool:
        """Whether what is touched of the result are its elements alone, one by one."""
        indices = self.einsum.output.indices
        return not self.accesses.any and all(
            len(i.terms) == 1 and i.terms[0][1] == 1 and i.extent is None for i in indices
        )

    def _copies(self, edge: KeepEdge, divided: Divided) -> tuple[Any, Any]:
        """How many times each element that goes the way of an edge is counted at its upper and at its lower end."""
        position = self.chip.position
        if not position[edge.parent] < divided.place < position[edge.child or self.unit.name]:
            return 1.0, 1.0
        copies = divided.copies[edge.tensor]
        return 1.0 if edge.tensor in divided.shared else copies, copies

    def _arriving(self, edge: KeepEdge) -> float:
        """What one element takes that goes the way of an edge, at its lower end."""
        if edge.child is None:
            return 0.0
        below = self.weights.access[edge.child, edge.tensor]
        price = below.drain_pj if edge.tensor == self.einsum.name else below.write_pj
        return price * self.accesses.above(edge.child, edge.tensor)

    def _word(self, edge: KeepEdge) -> float:
        """The least that one element takes which goes the way of an edge, at its two ends."""
        at, times, inner = self.weights.access[edge.parent, edge.tensor], self._wasted(edge), self._arriving(edge)
        if edge.tensor != self.einsum.name:
            return times * at.read_pj + inner
        return min(times * at.write_pj + inner, times * at.read_pj)

    def _wasted(self, edge: KeepEdge) -> float:
        """How many times its elements the upper memory of an edge moves at least, in whole accesses."""
        return self.accesses.below(edge.parent, edge.child or self.unit.name, edge.tensor)

    def _feeding(self, edges: tuple[KeepEdge, ...]) -> float:
        """What the units read and update: a word serves as many operations as instances can share it.

        Instances of a rank share what lacks it: over all tensors the shares multiply to no more than the instances of
        each fanout to the power of how many tensors that are shared there lack one rank, times what windows share.
        Where accesses are whole, an element takes all of one, but instances of the last rank take neighbours: that rank
        counts as if the tensor lacked it.
        """
        if not edges:
            return 0.0
        whole = {e.tensor: self.accesses.together(e.parent, e.tensor) for e in edges}
        cost = {e.tensor: self.useful * self._price(e) * whole[e.tensor] for e in edges}
        least = self._shared_out(edges, cost, whole)
        for e in edges:
            if e.tensor == self.einsum.name and self._plain:  # all but the first updates add to what is read
                read_pj = self.weights.access[e.parent, e.tensor].read_pj
                cost[e.tensor] += self.useful * read_pj
                least = max(least, self._shared_out(edges, cost, whole) - self._first(e.parent) * read_pj)
        return least

    def _shared_out(self, edges: tuple[KeepEdge, ...], cost: dict[str, float], whole: dict[str, int]) -> float:
        """The least of what it costs to feed units alone, each tensor's divided by how many share it."""
        most = {e.tensor: self._served(e) * whole[e.tensor] for e in edges}
        room = sum(log(self.kappa[e.tensor]) for e in edges)
        room += sum(log(c) for t, n in whole.items() if n > 1 for _, c in self._last(t))
        for name, fanout in self.chip.fanouts.items():
            sharing = [e.tensor for e in edges if fanout in self._sharing(e)]
            lacking = (
                sum(
                    r not in self.einsum.accesses[t].ranks or (whole[t] > 1 and r in dict(self._last(t)))
                    for t in sharing
                )
                for r in self.einsum.ranks
                if self.workload.sizes[r] > 1
            )
            room += max(lacking, default=0) * log(self._used[name])
        if sum(map(log, most.values())) <= room:
            return sum(cost[t] / most[t] for t in cost)
        low, high = 0.0, max(cost.values()) + 1.0
        for _ in range(100):
            middle = (low + high) / 2
            taken = sum(log(min(max(cost[t] / middle, 1.0), most[t])) for t in cost)
            before = low, high
            low, high = (middle, high) if taken > room else (low, middle)
            if middle in before:
                break  # there is no number between them
        return sum(cost[t] / (min(max(cost[t] / low, 1.0), most[t]) if low > 0 else most[t]) for t in cost)

    def _price(self, edge: KeepEdge) -> float:
        at = self.weights.access[edge.parent, edge.tensor]
        return at.write_pj if edge.tensor == self.einsum.name else at.read_pj

    def _served(self, edge: KeepEdge) -> float:
        """The instances that may share a word that goes to the units; where accesses are whole, those that take one
        together, shared by its elements."""
        tensor, fanouts = edge.tensor, self._sharing(edge)
        together = prod(self._used[f.name] for f in fanouts)
        share = max(1, min(together, self._alike(tensor, fanouts) * self.kappa[tensor]))
        if (whole := self.accesses.together(edge.parent, tensor)) == 1:
            return float(share)
        taken = together * prod(c for _, c in self._last(tensor))
        return min(share / self._wasted(edge), taken / whole)

    def _sharing(self, edge: KeepEdge) -> tuple[Fanout, ...]:
        """The fanouts on the way to the units at which instances share a word."""
        fanouts = self.chip.fanouts_between(edge.parent, self.unit.name)
        return tuple(f for f in fanouts if (f.reduce if edge.tensor == self.einsum.name else f.multicast))

    def _last(self, tensor: str) -> tuple[tuple[str, int], ...]:
        """The ranks along which elements of a tensor are neighbours."""
        indices = self.einsum.accesses[tensor].indices
        return indices[-1].terms if indices else ()

    # ------------------------------------------------------------ cycles

    def _cycles(self, edges: list[KeepEdge], crossings: Crossings, divided: Divided | None = None) -> Any:
        """The slowest of all instances computing, of boundaries, and of what feeds the units."""
        steps: Any = self.steps if divided is None else np.maximum(self.steps, self.ops / divided.units)
        slowest: Any = steps / float(self.operation.per_cycle)
        for bits, over in crossings:
            rates = [self._rate(m) for m in dict.fromkeys(e.parent for e in over)]
            if all(rate < inf for rate in rates) and not any(self._uneven(e.tensor, e.parent) for e in over):
                slowest = np.maximum(slowest, bits * min(map(self._wasted, over)) / sum(rates))
        feeding, others = tuple(e for e in edges if e.child is None), list[Any]()
        for port in self.weights.ports:
            rate = float(port.rate) * self.chip.instances(port.component)
            passing = {e: port.loads.get(e.tensor, 0) * self._passing(e, port, divided) for e in edges}
            slowest = np.maximum(slowest, sum(passing.values()) / rate)
            others.append(sum(load for e, load in passing.items() if e not in feeding) / rate)
        for shares, fed in self._fed(feeding):
            slowest = np.maximum(slowest, fed + sum(share * others[number] for number, share in shares))
        return np.ceil(slowest * SAFE)

    def _fed(self, feeding: tuple[KeepEdge, ...]) -> list[tuple[Shares, float]]:
        """Means of what ports take to feed units, which the slowest one takes at least: what each port has of a mean,
        and the mean if no tensor is shared by all, as in energy."""
        if feeding in self._fed_known:
            return self._fed_known[feeding]
        costs, firsts = dict[int, dict[str, float]](), dict[int, float]()
        whole = {e.tensor: self.accesses.together(e.parent, e.tensor) for e in feeding}
        for number, port in enumerate(self.weights.ports):
            rate, cost, first = float(port.rate) * self.chip.instances(port.component), dict[str, float](), 0.0
            for e in feeding:
                output, times = e.tensor == self.einsum.name, int(port.kind == "port")
                times += port.kind == ("write" if output else "read")
                load = port.loads.get(e.tensor, 0) / rate
                if e.parent != port.component or self._uneven(e.tensor, e.parent):
                    continue
                if output and self._plain and port.kind in ("port", "read"):
                    first, times = load * self._first(e.parent), times + 1
                points = self.useful if self.einsum.accesses[e.tensor].is_padded else self.ops
                if times * load:
                    cost[e.tensor] = points * load * times * whole[e.tensor]
            if cost:
                costs[number], firsts[number] = cost, first
        means: list[Shares] = [((number, 1.0),) for number in costs]
        means += [((p, share), (q, 1 - share)) for p, q in combinations(costs, 2) for share in (0.25, 0.5, 0.75)]
        found = []
        for shares in means:
            cost = {t: sum(share * costs[p].get(t, 0.0) for p, share in shares) for t in whole}
            some = tuple(e for e in feeding if cost[e.tensor])
            first = sum(share * firsts[p] for p, share in shares)
            found.append((shares, self._shared_out(some, {e.tensor: cost[e.tensor] for e in some}, whole) - first))
        self._fed_known[feeding] = found
        return found

    def _passing(self, edge: KeepEdge, port: Port, divided: Divided | None) -> Any:
        """How many elements of an edge a port passes at least, in whole accesses: each element once, and what feeds
        the units as often as these cannot share it."""
        tensor, output = edge.tensor, edge.tensor == self.einsum.name
        above, below = (1.0, 1.0) if divided is None else self._copies(edge, divided)
        passing: Any
        if edge.parent == port.component and port.kind in ("port", "write" if output else "read"):
            passing = above * self.distinct[tensor] * self._wasted(edge)
            if edge.child is None:
                points = self.useful if self.einsum.accesses[tensor].is_padded else self.ops
                passing = np.maximum(passing, points / self._served(edge))
            if output and port.kind == "port":
                passing = passing + self._again(edge, passing)
        elif edge.parent == port.component and output and port.kind == "read":
            updates = above * self.distinct[tensor]
            passing = self._again(edge, updates if edge.child else np.maximum(updates, self.ops / self._served(edge)))
        elif edge.child == port.component and port.kind in ("port", "read" if output else "write"):
            passing = below * self.distinct[tensor] * self.accesses.above(edge.child, tensor)
        else:
            return 0.0
        return 0.0 if self._uneven(tensor, port.component) else passing

    def _uneven(self, tensor: str, memory: str) -> bool:
        """Whether the first of several instances, which times are taken of, may have less than others: padding."""
        return self.einsum.accesses[tensor].is_padded and self.chip.instances(memory) > 1

    def _rate(self, memory: str) -> float:
        """The most bits that a memory reads and writes in a cycle, all instances together."""
        rates = {
            port.kind: float(port.rate) * max(self.workload.bits[t] / load for t, load in port.loads.items())
            for port in self.weights.ports
            if port.component == memory
        }
        limits = [rates.get("port", inf), rates.get("read", inf) + rates.get("write", inf)]
        return min(limits) * self.chip.instances(memory)

    # ------------------------------------------------------------ instances

    @cached_property
    def steps(self) -> float:
        """The fewest steps in which the units do all operations."""
        fewest, rules, sizes = self.ops / self.instances, self.space.rules, self.workload.sizes
        ranks = [r for r in self.einsum.ranks if sizes[r] > 1]
        if self.space.factors == "perfect" or not ranks:
            return fewest
        axes = ((f"{f.name}.{axis}", width) for f in self.chip.fanouts.values() for axis, width in f.axes.items())
        over = [(width, tuple(r in rules.axis_ranks(name) for r in ranks)) for name, width in axes if width > 1]
        return max(fewest, fewest_steps(tuple(sizes[r] for r in ranks), tuple(sorted(over))))

    @cached_property
    def instances(self) -> int:
        """The units that can be at work at once."""
        ranks, fanouts = self.workload.ranks, self.chip.fanouts
        return max(1, min(self._reach(ranks, tuple(fanouts.values())), prod(self._used.values()), self.ops))

    @cached_property
    def _used(self) -> dict[str, int]:
        """By fanout: the instances that can be used."""
        return {name: self._reach(self.workload.ranks, (fanout,)) for name, fanout in self.chip.fanouts.items()}

    def _at_work(self, memory: str, apart: tuple[str, ...] = ()) -> int:
        """The instances of a memory that can be used, in all or in one instance of some fanouts."""
        names = (part.name for part in self.chip.components[: self.chip.position[memory]])
        return prod(self._used[name] for name in names if name in self._used and name not in apart)

    def _divided(self, name: str) -> Divided | None:
        """The ways to divide the work over a fanout, if some tensor is sent to each of its instances apart; ways that
        are nearly alike count as one, with the units of the most and the copies of the least."""
        if name not in self._ways:
            self._ways[name] = self._divided_over(self.chip.fanouts[name])
        return self._ways[name]

    def _divided_over(self, fanout: Fanout) -> Divided | None:
        sizes, accesses = self.workload.sizes, self.einsum.accesses
        shares = {t: fanout.reduce if t == self.einsum.name else fanout.multicast for t in self.workload.tensors}
        alike = dict[frozenset[str], list[str]]()  # ranks, by the tensors that lack them
        for rank in self.einsum.ranks:
            if sizes[rank] > 1:
                alike.setdefault(frozenset(t for t in shares if rank not in accesses[t].ranks), []).append(rank)
        if not any(not shares[t] for lacking in alike for t in lacking):
            return None
        some = int(DIVIDED ** (1 / len(alike)))
        counts = []
        for lacking, ranks in alike.items():
            most = self._reach(tuple(ranks), (fanout,))
            if not lacking:
                counts.append([(1, most)])
            elif self.space.factors == "perfect":
                counts.append(_ranges(sorted(_products((sizes[r] for r in ranks), most)), some))
            else:
                counts.append(_ranges(range(1, most + 1), some))
        least, greatest = (
            np.array(list(product(*([pair[end] for pair in some] for some in counts))), dtype=np.float64)
            for end in (0, 1)
        )
        possible = np.prod(least, axis=1) <= self._used[fanout.name]
        least, greatest = least[possible], greatest[possible]
        others = prod(used for name, used in self._used.items() if name != fanout.name)
        units = np.minimum(np.prod(greatest, axis=1), self._used[fanout.name]) * others
        copies = {t: np.prod(least[:, [i for i, lacking in enumerate(alike) if t in lacking]], axis=1) for t in shares}
        shared = frozenset(t for t, once in shares.items() if once)
        return Divided(self.chip.position[fanout.name], np.minimum(units, self.instances), copies, shared)

    def _alike(self, tensor: str, fanouts: tuple[Fanout, ...]) -> int:
        """The most instances of some fanouts that differ only in ranks that a tensor lacks."""
        which = tensor, tuple(fanout.name for fanout in fanouts)
        if which not in self._most_alike:
            has = self.einsum.accesses[tensor].ranks
            self._most_alike[which] = self._reach(tuple(r for r in self.workload.ranks if r not in has), fanouts)
        return self._most_alike[which]

    def _reach(self, ranks: tuple[str, ...], fanouts: tuple[Fanout, ...]) -> int:
        """The most instances that some ranks can be spread over on all axes of some fanouts. Where tiles divide those
        around them, each axis takes some of the prime factors of the sizes of its ranks, and none takes what another
        one has.

        >>> import piste
        >>> from piste.mapspace.space import Mapspace
        >>> from piste.search.objective import NAMED
        >>> root = Root(Mapspace(piste.gemm(12, 7, 197), piste.load("eyeriss")), NAMED["cycles"])
        >>> pe = tuple(root.chip.fanouts.values())  # 14 x 12
        >>> root._reach(("m",), pe), root._reach(("k",), pe), root._reach(("m", "k", "n"), pe)
        (12, 7, 84)
        """
        sizes, rules = self.workload.sizes, self.space.rules
        axes = [(f"{f.name}.{axis}", width) for f in fanouts for axis, width in f.axes.items()]
        spread = [[r for r in rules.axis_ranks(over) if r in ranks] for over, _ in axes]
        if self.space.factors != "perfect":
            reached = (min(width, prod(sizes[r] for r in some)) for (_, width), some in zip(axes, spread, strict=True))
            return min(prod(reached), prod(sizes[r] for r in ranks))
        whole = prod(sizes[r] for r in ranks)
        left = {whole}  # what may be left of the sizes of all ranks
        most = 1  # ... and what is reached if axes do not ask for the same factors
        for (_, width), some in zip(axes, spread, strict=True):
            steps = _products((sizes[r] for r in some), width)
            most *= max(steps)
            if len(left) < STATES:
                left = {n // d for n in left for d in steps if n % d == 0}
        return min(most, whole // min(left)) if len(left) < STATES else most

    def _shared(self, tensor: str) -> int:
        """How many points of the ranks of its windows meet in one element of a tensor, at most."""
        meet = 1
        for index in self.einsum.accesses[tensor].indices:
            if len(index.terms) == 2:
                ((x, a), (y, b)), sizes = index.terms, self.workload.sizes
                g = gcd(a, b)
                meet *= min(-(-sizes[x] // (b // g)), -(-sizes[y] // (a // g)))
            elif len(index.terms) > 2:
                meet *= prod(self.workload.sizes[r] for r in index.ranks)
        return meet


def _products(sizes: Iterable[int], most: int) -> set[int]:
    """The products of a divisor of each size that are no larger.

    >>> sorted(_products([4, 6], 9))
    [1, 2, 3, 4, 6, 8]
    """
    found = {1}
    for size in sizes:
        factors = [d for d in divisors(size).tolist() if d <= most]
        found = {n * d for n in found for d in factors if n * d <= most}
    return found


def _ranges(counts: Sequence[int], some: int) -> list[tuple[int, int]]:
    """Numbers in ascending order from 1 on, as some ranges from the least to the greatest of neighbours.

    >>> _ranges([1, 2, 4], 3), _ranges(range(1, 1001), 3)
    ([(1, 1), (2, 2), (4, 4)], [(1, 9), (10, 99), (100, 1000)])
    """
    if len(counts) <= some:
        return [(n, n) for n in counts]
    bounds = [bisect_left(counts, counts[-1] ** (i / some)) for i in range(some)]
    starts = [*dict.fromkeys(bounds), len(counts)]
    return [(counts[i], counts[j - 1]) for i, j in pairwise(starts)]


@lru_cache(maxsize=64)
def fewest_steps(sizes: tuple[int, ...], axes: tuple[tuple[int, tuple[bool, ...]], ...]) -> float:
    """The fewest steps that ranks of these sizes take together if they are spread over axes, each with a width and with
    which ranks it may take: n instances of a rank of N take N / n steps at least, rounded up.

    Where there are too many ways, some axes are taken as if they could be filled by parts of instances.

    >>> fewest_steps((13, 10), ((16, (True, True)),))  # 13 instances, or 5 of 13 and 3 of 10
    10.0
    >>> fewest_steps((13, 10), ())
    130.0
    """
    whole, rest = np.array(sizes, np.int64), prod(width for width, _ in axes)
    made = [(width, list(islice(_spread(width, sizes, allowed), MANY + 1))) for width, allowed in axes]
    listed = [(width, np.array(ways, np.int64)) for width, ways in made if len(ways) <= MANY]
    found = best = np.ones((1, len(sizes)), np.int64)
    for _, ways in listed:  # one axis after the other, each as well as it can be
        best = best * ways
        best = best[[(-(-whole // best)).prod(axis=1).argmin()]]
    least = float((-(-whole // best)).prod()) if len(listed) == len(axes) else inf
    lower = prod(sizes) / rest
    for width, ways in listed:
        if len(found) * len(ways) <= WAYS:
            rest //= width
            found = (found[:, None] * ways).reshape(-1, len(sizes))
            steps = (-(-whole // found)).prod(axis=1) / rest
            found, lower = found[steps < least], float(steps.min())
            if not len(found):
                return least
    return min(least, lower)


def _spread(width: int, sizes: tuple[int, ...], allowed: tuple[bool, ...]) -> Iterator[tuple[int, ...]]:
    """The instances of each rank, of which no more have room; the last rank takes what it can."""
    most = min(width, sizes[0]) if allowed[0] else 1
    if len(sizes) == 1:
        yield (most,)
        return
    for n in range(1, most + 1):
        for rest in _spread(width // n, sizes[1:], allowed[1:]):
            yield (n, *rest)
