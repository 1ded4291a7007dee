"""Parts of a cascade that exchange tensors further in: below spreads that they share, in the memory behind the fanouts.

Einsums that follow one another take all their inputs from home, or whole from the exchange memory, and leave their
results at home. A spread at the top gives each instance its part of some ranks, which all that is made has; so every
instance runs the same smaller cascade, and tensors are exchanged in its own memory. That cascade is searched as any
other, on a chip that begins there, with prices at home for what several instances are sent at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations, product
from math import inf, prod
from typing import NamedTuple

from piste.cost.weights import Weights
from piste.mapspace.constraints import Constraints, Rules
from piste.search.fused.cascade import Cascade, alone
from piste.search.fused.extent import divisors
from piste.search.fused.join import Inner, Join, Joined
from piste.search.fused.kind import Kind, Prices, Tables
from piste.search.fused.tree import tree
from piste.spec.architecture import Architecture, Fanout
from piste.spec.einsum import Einsum
from piste.spec.mapping import Keep, Node, Spread
from piste.spec.workload import Workload

MOST = 6  # Einsums of a part
EFFORT = 36_000  # ways to place an Einsum that are tried for the proofs of all parts,
EACH = 1_500  # and of one with a spread and inputs in the exchange memory


def why_not(architecture: Architecture, constraints: Constraints, exchange: str) -> str | None:
    """Why nothing is exchanged further in than the exchange memory; None if something may be."""
    memories = list(architecture.memories)
    if memories[-1] == exchange:
        return f"no memory stands further in than {exchange}"
    for entry in constraints.entries:
        over = {f"{f.name}.{axis}" for f in _between(architecture, exchange) for axis in f.axes}
        if entry.memory == exchange or entry.axis in over or entry.min_utilization:
            return f"constraints are about {entry.memory or entry.axis or 'instances'}"
    return None


def behind(architecture: Architecture, exchange: str) -> str:
    """The memory in which parts exchange tensors."""
    memories = list(architecture.memories)
    return memories[memories.index(exchange) + 1]


def _between(architecture: Architecture, exchange: str) -> list[Fanout]:
    memories = list(architecture.memories)
    if memories[-1] == exchange:
        return []
    return list(architecture.fanouts_between(exchange, behind(architecture, exchange)))


class _Spreading(NamedTuple):
    """Which rank each axis takes, and how many parts."""

    over: tuple[tuple[str, str, int], ...]  # axis, rank, parts

    @property
    def instances(self) -> int:
        return prod(n for _, _, n in self.over)

    def parts(self, rank: str) -> int:
        return prod(n for _, r, n in self.over if r == rank)


class Inside:
    """Searches parts of cascades of one workload; each once."""

    def __init__(
        self, workload: Workload, architecture: Architecture, constraints: Constraints, exchange: str, loops: int
    ):
        self.workload, self.architecture, self.constraints, self.loops = workload, architecture, constraints, loops
        self.exchange, self.home = exchange, next(iter(architecture.memories))
        self.memory = behind(architecture, exchange)
        self.fanouts = _between(architecture, exchange)
        components = architecture.components
        at = next(i for i, c in enumerate(components) if c.name == self.memory)
        outer = next(c for c in components if c.name == self.home)
        self.chip = replace(architecture, components=(outer, *components[at:]))
        room = architecture.memories[exchange].capacity_bytes
        self.room = inf if room is None else 8.0 * room
        self.weights = Weights(workload, architecture)
        self.proven, self._effort = True, EFFORT
        self._kinds: dict[tuple[object, ...], Kind] = {}
        self._tables: dict[tuple[object, ...], Tables] = {}
        self._known: dict[tuple[str, ...], tuple[float, Inner | None]] = {}  # the limit, and what is below it

    def spare(self, share: float) -> None:
        """So much of the effort is for the parts that follow."""
        self._effort = int(EFFORT * share)

    def part(self, cascade: Cascade, first: int, end: int, limit: float) -> Inner | None:
        """The best of the Einsums from one to before another as one part, if it costs less than a limit."""
        einsums = tuple(cascade.einsums[first:end])
        names = tuple(e.name for e in einsums)
        known, best = self._known.get(names, (-inf, None))
        if best is None and known < limit:
            best = self._best(einsums, limit)
            self._known[names] = limit, best
        return None if best is None or best.value >= limit else best._replace(first=first, end=end)

    def barely(self, einsum: Einsum) -> float:
        """What an Einsum costs at least in a part."""
        if not all(u.name in self.chip.units for u in self.architecture.units_for(einsum)):
            return inf
        one = alone(self.workload, einsum)
        prices = Prices(home=tuple((t, 0.0, 0.0) for t in one.tensors))
        return Cascade(one, self.chip, self.constraints, prices, None, self._kinds, None, self._tables).kinds[0].barely

    def _best(self, einsums: tuple[Einsum, ...], limit: float) -> Inner | None:
        names = {e.name for e in einsums}
        if not self._joined(einsums):
            return None
        best: Inner | None = None
        inputs = tuple(dict.fromkeys(a.tensor for e in einsums for a in e.operands if a.tensor not in names))
        spreadings = sorted(self._spreadings(einsums), key=lambda one: -one.instances)
        sets = self._staged(einsums, inputs)
        may = tuple(t for t in inputs if any(t in staged for staged in sets))
        for spreading in spreadings:
            if not self._may_pay(einsums, spreading, may, limit):
                continue
            for staged in sets:
                found = self._part(einsums, spreading, staged, limit)
                if found is not None:
                    best, limit = found, found.value
        return best

    def _joined(self, einsums: tuple[Einsum, ...]) -> bool:
        """Whether some result is read in the part, none both here and further on, and all is computed here."""
        names = {e.name for e in einsums}
        readers = [{r.name for r in self.workload.readers[e.name]} for e in einsums]
        inside = [bool(each & names) for each in readers]
        if not any(inside) or any(yes and not each <= names for yes, each in zip(inside, readers, strict=True)):
            return False
        said = {t for e in einsums for t in (*e.running, *((e.rescale,) if e.rescale else ()))}
        return said <= names and all(u.name in self.chip.units for e in einsums for u in self.architecture.units_for(e))

    def _rules(self, einsum: Einsum) -> Rules:
        return Rules(alone(self.workload, einsum), self.architecture, self.constraints.of(einsum))

    def _staged(self, einsums: tuple[Einsum, ...], inputs: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Sets of inputs that have room in the exchange memory as a whole, at the same time."""
        w = self.workload
        rules = {e.name: self._rules(e) for e in einsums}
        may = [t for t in inputs if all(rules[e.name].may_keep(self.exchange, t) for e in einsums if t in e.accesses)]
        sets = chain.from_iterable(combinations(may, n) for n in range(len(may), -1, -1))
        return [s for s in sets if sum(w.bits[t] * prod(w.shapes[t]) for t in s) <= self.room]

    def _spreadings(self, einsums: tuple[Einsum, ...]) -> Iterator[_Spreading]:
        """Every way to spread ranks that all have over the axes above, each axis with one rank."""
        names, sizes = {e.name for e in einsums}, self.workload.sizes
        ranks = [
            r
            for r in einsums[0].output.ranks
            if sizes[r] > 1
            and all(r in e.output.ranks for e in einsums)
            and all(i.is_plain for e in einsums for a in e.accesses.values() for i in a.indices if r in i.ranks)
            and all(
                e.accesses[t].indices[self.workload.makers[t].output.ranks.index(r)].ranks == (r,)
                for e in einsums for t in e.accesses if t in names
            )
        ]  # fmt: skip
        axes = [(f"{f.name}.{axis}", width) for f in self.fanouts for axis, width in f.axes.items()]
        ways: list[list[tuple[str, str, int] | None]] = []
        for over, width in axes:
            allowed = [r for r in ranks if all(r in self._rules(e).axis_ranks(over) for e in einsums)]
            ways.append([None, *((over, r, n) for r in allowed for n in divisors(sizes[r])[1:] if n <= width)])
        for each in product(*ways):
            found = _Spreading(tuple(one for one in each if one is not None))
            if all(sizes[r] % found.parts(r) == 0 for r in ranks):
                yield found

    def _part(
        self, einsums: tuple[Einsum, ...], spreading: _Spreading, staged: tuple[str, ...], limit: float
    ) -> Inner | None:
        """The best with a spread and inputs whole in the exchange memory, if it costs less than a limit."""
        w, times = self.workload, spreading.instances
        moved = {t: prod(w.shapes[t]) * (self._read(self.home, t) + self._write(self.exchange, t)) for t in staged}
        paid, cascade, best = sum(moved.values()), self._cascade(einsums, spreading, staged), None
        if paid + times * cascade.floor() >= limit:
            return None
        most = min(self.loops, cascade.most_loops)
        for loops in sorted({min(1, most), min(2, most), most}):
            join, found = self._run(cascade, loops, (limit - paid) / times)
            if loops == most:
                self.proven &= found.finished
            if found.state is not None:
                best, limit = (join, found.state), paid + times * found.value
        if best is None:
            return None
        join, state = best
        steps = join.steps(state)
        costs = {cascade.einsums[s.einsum].name: times * s.cost for s in steps}
        for t in staged:
            costs[next(e.name for e in einsums if t in e.accesses)] += moved[t]
        nodes: list[Node] = [Keep(self.exchange, (t,), retain=False) for t in staged]
        left = dict(w.sizes)
        for over, rank, parts in spreading.over:
            left[rank] //= parts
            nodes.append(Spread(rank, left[rank], over))
        keep, *below = tree(cascade, join, steps).nodes
        assert isinstance(keep, Keep)
        spilled = tuple(t for t in keep.tensors if t in w.intermediates)
        return Inner(0, 0, limit, (*nodes, *below), tuple(costs[e.name] for e in einsums), spilled)

    def _may_pay(
        self, einsums: tuple[Einsum, ...], spreading: _Spreading, inputs: tuple[str, ...], limit: float
    ) -> bool:
        """Whether something may cost less than a limit if these inputs come from the exchange memory, or from home if
        that is cheaper, and leave home once for what that takes more."""
        paid, near = 0.0, list[str]()
        for t in inputs:
            more = self._read(self.home, t) - self._read(self.exchange, t)
            plain = all(i.is_plain for e in einsums if t in e.accesses for i in e.accesses[t].indices)
            if more >= 0:
                near.append(t)
                paid += more * prod(self.workload.shapes[t]) * plain  # of windows some elements may be in gaps
        cascade, times = self._cascade(einsums, spreading, tuple(near)), spreading.instances
        if paid + times * cascade.floor() >= limit:
            return False
        _, found = self._run(cascade, min(self.loops, cascade.most_loops), (limit - paid) / times)
        return found.state is not None or not found.finished

    def _cascade(self, einsums: tuple[Einsum, ...], spreading: _Spreading, staged: tuple[str, ...]) -> Cascade:
        """What one instance runs."""
        w = self.workload
        ranks = {r for e in einsums for r in e.ranks}
        tensors = list(dict.fromkeys(a.tensor for e in einsums for a in (*e.operands, e.output)))
        sizes = {r: w.sizes[r] // spreading.parts(r) for r in w.sizes if r in ranks}
        small = Workload(einsums, sizes, {t: w.bits[t] for t in tensors})
        prices = Prices(home=tuple(self._price(einsums, spreading, t, t in staged) for t in tensors))
        return Cascade(small, self.chip, self.constraints, prices, None, self._kinds, None, self._tables)

    def _run(self, cascade: Cascade, loops: int, value: float) -> tuple[Join, Joined]:
        join = Join(cascade, loops)
        found = join.run(value, most=min(EACH, self._effort)) if self._effort > 0 else Joined(value)
        self._effort -= join.tried
        return join, found

    def _read(self, memory: str, tensor: str) -> float:
        return self.weights.access[memory, tensor].read_pj

    def _write(self, memory: str, tensor: str) -> float:
        return self.weights.access[memory, tensor].write_pj

    def _price(
        self, einsums: tuple[Einsum, ...], spreading: _Spreading, tensor: str, staged: bool
    ) -> tuple[str, float, float]:
        """What an element takes at home that one instance reads, or writes."""
        memory = self.exchange if staged else self.home
        word = sum(self.weights.word_pj[f.name, tensor] for f in self.fanouts)
        has = next(e.accesses[tensor].ranks for e in einsums if tensor in e.accesses)
        casts = {f"{f.name}.{axis}" for f in self.fanouts if f.multicast for axis in f.axes}
        once = prod(n for over, r, n in spreading.over if r not in has and over in casts)
        return tensor, (self._read(memory, tensor) + word) / once, self._write(memory, tensor) + word
