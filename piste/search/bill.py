"""The bill of a shape: what its mappings move, take and occupy, as sums of products with one factor per rank or axis.

The counts are those of `piste.model.closed`, left as products: each factor depends on the chain of its own ranks alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from piste.mapspace.shapes import Shape
from piste.search.columns import Factor
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Compute, Keep, Loop, Spread
from piste.spec.workload import Workload


def has_bill(einsum: Einsum) -> bool:
    """Whether all counts are known as products: no axis of three ranks, no rank in two axes, no affine output."""
    for access in (*einsum.operands, einsum.output):
        ranks = [rank for index in access.indices for rank in index.ranks]
        if len(set(ranks)) < len(ranks) or any(len(index.terms) > 2 for index in access.indices):
            return False
    return len(einsum.accesses) == len(einsum.operands) + 1 and all(i.is_plain for i in einsum.output.indices)


class Product(NamedTuple):
    """A number times factors."""

    scale: float
    factors: tuple[Factor, ...] = ()


class Count(NamedTuple):
    """Elements that enter a keep: all that is visited, less what stays when each loop (of a rank) advances."""

    whole: Product
    kept: tuple[tuple[str, Product], ...] = ()


Sum = list[tuple[float, Count]]


@dataclass
class Port:
    """What is busy: words over its rate."""

    name: str
    rate: float
    words: Sum = field(default_factory=list)


@dataclass
class Room:
    """What a memory holds, in bits by tensor, against what it has."""

    memory: str
    bits: float
    tiles: list[tuple[str, Product]] = field(default_factory=list)


class _Step(NamedTuple):
    rank: str
    place: int
    fanout: str | None


class Bill:
    """Counts of a shape, priced."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        shape: Shape,
        exact: bool,
        times: bool = True,
        counts: dict[tuple[object, ...], Count] | None = None,
    ):
        """`exact` keeps what stays in short last regions too, which perfect factors do not have.

        Without `times`, bandwidths are left out. `counts` are those that bills of other shapes have made.
        """
        self.workload, self.architecture, self.shape, self.exact = workload, architecture, shape, exact
        self._counts = {} if counts is None else counts
        self.einsum = workload.einsums[0]
        self.sizes = {r: workload.sizes[r] for r in self.einsum.ranks}
        self.steps_of: dict[str, list[_Step]] = {r: [] for r in self.einsum.ranks}
        self.loops: list[_Step] = []
        self.keeps: dict[str, list[tuple[str, int, bool]]] = {t: [] for t in self.einsum.accesses}
        self.end = len(shape.nodes)
        for place, node in enumerate(shape.nodes):
            if isinstance(node, Keep):
                for tensor in node.tensors:
                    self.keeps[tensor].append((node.memory, place, node.retain))
            elif isinstance(node, Loop | Spread):
                step = _Step(node.rank, place, node.over.split(".")[0] if isinstance(node, Spread) else None)
                self.steps_of[node.rank].append(step)
                if step.fanout is None:
                    self.loops.append(step)
            else:
                assert isinstance(node, Compute)
                unit = architecture.unit_for(self.einsum, node.unit)
                assert unit is not None
                self.unit = unit
        # (rank, spread, loop): the closed form has no place for a loop of an affine axis below a merged spread.
        self.not_both: set[tuple[str, int, int]] = set()
        self._terms = {  # by tensor: the ranks of each axis that have more than one element
            t: [[(r, c) for r, c in index.terms if self.sizes[r] > 1] for index in access.indices]
            for t, access in self.einsum.accesses.items()
        }
        self.fixed = prod(self.sizes.values()) * self.unit.energy_pj
        self.energy: Sum = []
        self.moved: dict[str, Sum] = {m: [] for m in architecture.memories}
        self.ports: list[Port] = []
        self.rooms: list[Room] = []
        firsts = [self._visits(r, self.end, self.end, True, "reduce") for r in self.einsum.ranks]
        self.steps = self._product(firsts)
        self._charge(times)

    # ----------------------------------------------------------- pricing

    def _charge(self, times: bool) -> None:
        architecture = self.architecture
        ports: dict[tuple[str, str], Port] = {}
        for name, m in architecture.memories.items() if times else ():
            rates = m.read_words_per_cycle, m.write_words_per_cycle, m.words_per_cycle
            for kind, rate in zip(("read", "write", "port"), rates, strict=True):
                if rate is not None:
                    ports[name, kind] = Port(name, rate)
        for name, fanout in architecture.fanouts.items() if times else ():
            if fanout.words_per_cycle is not None:
                ports[name, "network"] = Port(name, fanout.words_per_cycle)
        rooms = {
            name: Room(name, 8 * m.capacity_bytes)
            for name, m in architecture.memories.items()
            if m.capacity_bytes is not None
        }
        for tensor, access in self.einsum.accesses.items():
            keeps = self.keeps[tensor]
            for i, (memory, place, _) in enumerate(keeps):
                lower = keeps[i + 1] if i + 1 < len(keeps) else None
                if memory in rooms:
                    tile = self._extent(access, place)
                    rooms[memory].tiles.append((tensor, Product(tile.scale * self.workload.bits[tensor], tile.factors)))
                inner = lower[0] if lower else self.unit.name
                fanouts = architecture.fanouts_between(memory, inner)
                self._bill(access, keeps[i], lower, i == 0, [f.name for f in fanouts], ports)
        self.ports = [port for port in ports.values() if port.words]
        self.rooms = [room for room in rooms.values() if room.tiles]

    def _bill(
        self,
        access: Access,
        keep: tuple[str, int, bool],
        lower: tuple[str, int, bool] | None,
        outermost: bool,
        fanouts: list[str],
        ports: dict[tuple[str, str], Port],
    ) -> None:
        name, place, retain = keep
        memory = self.architecture.memories[name]
        output = access is self.einsum.output
        merges = "reduce" if output else "multicast"
        drain_pj = memory.read_pj if memory.drain_pj is None else memory.drain_pj
        word_pj = sum(self.architecture.fanouts[f].word_pj for f in fanouts)

        def counts(first: bool) -> tuple[Count, Count | None, Count | None]:
            below = lower[1] if lower else self.end
            crossing = self._count(access, below, place, first, merges, lower is not None and lower[2])
            arrives = None if outermost else self._count(access, place, place, first, merges, retain)
            distinct = Count(self._distinct(access, place, first)) if output else None
            return crossing, arrives, distinct

        def charge(into: Sum, price: float, count: Count | None, times: float = 1.0) -> None:
            if count is not None and price:
                into.append((price * times, count))

        crossing, arrives, distinct = counts(first=False)
        charge(self.energy, memory.read_pj + word_pj + (memory.write_pj + word_pj if output else 0), crossing)
        charge(self.energy, memory.write_pj + (drain_pj if output else 0), arrives)
        charge(self.energy, memory.read_pj + word_pj + (0 if outermost else memory.write_pj), distinct, -1)
        moved = self.moved[name]
        charge(moved, 2 if output else 1, crossing)
        charge(moved, 2 if output else 1, arrives)
        charge(moved, 1 if outermost else 2, distinct, -1)

        uses = [(p, kind) for (n, kind), p in ports.items() if n == name or (kind == "network" and n in fanouts)]
        if not uses:
            return
        crossing, arrives, distinct = counts(first=True)
        for port, kind in uses:
            reads, writes = kind in ("read", "port"), kind in ("write", "port")
            if kind == "network":
                charge(port.words, 2 if output else 1, crossing)
                charge(port.words, 1, distinct, -1)
            elif output:
                charge(port.words, reads + writes, crossing)
                charge(port.words, reads + writes, arrives)  # drains are reads, fills are writes
                charge(port.words, reads + (writes and not outermost), distinct, -1)
            else:
                charge(port.words, reads, crossing)
                charge(port.words, writes, arrives)

    # ---------------------------------------------------------- counting

    def _kinds(self, rank: str, place: int, above: int, first: bool, merges: str) -> str:
        """A rank's nodes above `place` as one count sees them; at the end also what the compute walks."""
        out = ""
        for step in self.steps_of[rank]:
            if step.place >= place:
                break
            if step.fanout is None:
                out += "L"
            elif step.place < above:
                out += "Z" if first else "A"
            else:
                out += "M" if getattr(self.architecture.fanouts[step.fanout], merges) else "A"
        return out + "L" * (place == self.end and rank in self.shape.leaf)

    def _visits(self, rank: str, place: int, above: int, first: bool, merges: str) -> Factor:
        kinds = self._kinds(rank, place, above, first, merges)
        return Factor("visits", rank, kinds, kinds.count("L"))

    def _product(self, factors: list[Factor], scale: float = 1.0) -> Product:
        kept = []
        for f in factors:
            if f.what == "visits":
                spread = "A" in f.kinds
                if not spread and not (f.level and "L" in f.kinds):
                    continue
            kept.append(f)
        return Product(scale, tuple(kept))

    def _distinct(self, access: Access, place: int, first: bool) -> Product:
        """Elements of the output that the instances at `place` touch, each for itself."""
        scale, factors = 1.0, list[Factor]()
        for rank in self.einsum.ranks:
            kinds = self._kinds(rank, place, place, first, "reduce")
            if rank not in access.ranks:
                factors.append(Factor("visits", rank, kinds, 0))
            elif "Z" in kinds:
                factors.append(Factor("boxes", rank, kinds))
            else:
                scale *= self.sizes[rank]
        return self._product(factors, scale)

    def _extent(self, access: Access, place: int) -> Product:
        """The largest tile of a tensor at `place`."""
        scale, factors = 1.0, list[Factor]()
        for terms in self._terms[access.tensor]:
            parts = [
                Factor("extent", r, level=sum(s.place < place for s in self.steps_of[r]), coefficient=c)
                for r, c in terms
            ]
            if len(parts) == 2:
                x, y = parts
                factors.append(Factor("width", x.rank, level=x.level, coefficient=x.coefficient, other=y))
            elif parts and parts[0].level == 0:
                scale *= parts[0].coefficient * (self.sizes[parts[0].rank] - 1) + 1
            else:
                factors += parts
        return Product(scale, tuple(factors))

    def _count(self, access: Access, place: int, above: int, first: bool, merges: str, persists: bool) -> Count:
        """Elements of a tensor that enter the keep at `place`, counted by the keeper at `above` (or by itself)."""
        loops = [loop for loop in self.loops if loop.place < place]
        if persists:  # loops that do not concern the tensor, below all that do, change nothing
            while loops and loops[-1].rank not in access.ranks:
                loops.pop()
        kinds = {r: self._kinds(r, place, above, first, merges) for r in self.einsum.ranks}
        walked = [loop.rank for loop in loops]
        key = access.tensor, persists, *kinds.values(), *walked
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = self._counted(access, persists, kinds, walked)
        for f in count.whole.factors:
            for side in (f, f.other) if f.other is not None else ():
                spread = side.kinds.find("M") + 1
                self.not_both |= {(side.rank, spread - 1, i) for i in range(spread, len(side.kinds) if spread else 0)}
        return count

    def _counted(self, access: Access, persists: bool, kinds: dict[str, str], loops: list[str]) -> Count:
        scale, factors = 1.0, list[Factor]()
        for rank in self.einsum.ranks:
            if rank not in access.ranks:
                level = loops.count(rank) if persists else kinds[rank].count("L")
                factors.append(Factor("visits", rank, kinds[rank], level))
        for terms in self._terms[access.tensor]:
            if len(terms) == 2:
                factors.append(self._axis("pair", *(Factor("side", r, kinds[r], 0, c) for r, c in terms)))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            plain = kinds[rank].replace("M", "A")
            if c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                scale *= self.sizes[rank]
        kept = []
        if persists and (self.exact or any(len(terms) == 2 for terms in self._terms[access.tensor])):
            above, below = dict.fromkeys(self.sizes, 0), {r: loops.count(r) for r in self.sizes}
            for loop in loops:
                below[loop] -= 1
                product = self._kept(access, kinds, above, below, loop)
                if product is not None:
                    kept.append((loop, product))
                above[loop] += 1
        return Count(self._product(factors, scale), tuple(kept))

    def _axis(self, what: str, x: Factor, y: Factor) -> Factor:
        if self.sizes[x.rank] < self.sizes[y.rank]:
            x, y = y, x  # instances of the smaller rank, usually of the filter, are the more alike
        return Factor(what, x.rank, x.kinds, x.level, x.coefficient, x.advances, y)

    def _kept(
        self, access: Access, kinds: dict[str, str], above: dict[str, int], below: dict[str, int], loop: str
    ) -> Product | None:
        """What stays when a loop advances, with so many loops of each rank above it and below; None if nothing can."""
        scale, factors = 1.0, list[Factor]()
        for rank in self.einsum.ranks:
            if rank not in access.ranks:
                factors.append(Factor("more" if rank == loop else "visits", rank, kinds[rank], above[rank]))
        for terms in self._terms[access.tensor]:
            if len(terms) == 2:
                x, y = (Factor("side", r, kinds[r], above[r], c, r == loop) for r, c in terms)
                factors.append(self._axis("kept", x, y))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            if rank == loop:
                return None
            plain = kinds[rank].replace("M", "A")
            if below[rank] or (self.exact and ("Z" in plain or c > 1)):
                factors.append(Factor("held", rank, plain, above[rank], c))
            elif c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                scale *= self.sizes[rank]
        return self._product(factors, scale)
