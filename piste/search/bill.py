"""The bill of a shape: what its mappings move, take and occupy, as sums of products with one factor per rank or axis.

The counts are those of `piste.model.closed`, left as products: each factor depends on the chain of its own ranks alone.
Most shapes of a search share most of their counts, which are made once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from piste.mapspace.shapes import Shape
from piste.search.columns import Column, Factor
from piste.search.desk import Desk
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Keep, Loop, Spread


def has_bill(einsum: Einsum) -> bool:
    """Whether all counts are known as products: no axis of three ranks, no rank in two axes, no affine output."""
    for access in (*einsum.operands, einsum.output):
        ranks = [rank for index in access.indices for rank in index.ranks]
        if len(set(ranks)) < len(ranks) or any(len(index.terms) > 2 for index in access.indices):
            return False
    return len(einsum.accesses) == len(einsum.operands) + 1 and all(i.is_plain for i in einsum.output.indices)


@dataclass(frozen=True, eq=False, slots=True)
class Product:
    """A number times a column of every group that has a part in it; of one desk, equal ones are the same."""

    scale: float
    columns: tuple[Column | None, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Count:
    """Elements that enter a keep: all that is visited, less what stays when each loop (of a rank) advances."""

    whole: Product
    kept: tuple[tuple[str, Product], ...]


Step = tuple[str, str | None]  # a rank and, if it is spread, the fanout


class Leg(NamedTuple):
    """The part of a bill that is of one keep of one tensor."""

    charges: list[tuple[int, float, Count]]  # quantity and price
    tile: Product  # in bits


@dataclass
class Bill:
    """Counts of a shape, priced."""

    sums: list[list[tuple[float, Count]]]  # by quantity
    steps: Product
    rooms: dict[str, list[Product]] = field(default_factory=dict)  # by memory: the bits of each tile


class Bills:
    """Makes the bills of the shapes of one desk."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self._legs: dict[tuple[object, ...], Leg] = {}
        self._columns: dict[tuple[Factor, ...], Column] = {}
        self._products: dict[tuple[object, ...], Product] = {}
        self._counts: dict[tuple[object, ...], Count] = {}
        self.counts: dict[tuple[object, ...], Count] = {}  # by what they depend on
        self.extents: dict[tuple[object, ...], Product] = {}
        self._walks: dict[tuple[object, ...], _Walk] = {}

    def bill(self, shape: Shape) -> Bill:
        path, keeps = list[Step](), dict[str, list[tuple[str, int, bool]]]()
        for node in shape.nodes:
            if isinstance(node, Loop):
                path.append((node.rank, None))
            elif isinstance(node, Spread):
                path.append((node.rank, node.over.split(".")[0]))
            elif isinstance(node, Keep):
                for tensor in node.tensors:
                    keeps.setdefault(tensor, []).append((node.memory, len(path), node.retain))
        whole = tuple(path)
        bill = Bill([[] for _ in self.desk.quantities], self._walk(whole, shape.leaf).steps())
        for tensor, listed in keeps.items():
            for i, (memory, place, retain) in enumerate(listed):
                if i + 1 < len(listed):
                    inner, below, persists = listed[i + 1]
                    leaf = None
                else:
                    inner, below, persists, leaf = self.desk.unit.name, len(whole), False, shape.leaf
                key = tensor, memory, place, retain, i == 0, inner, whole[:below], persists, leaf
                leg = self._legs.get(key)
                if leg is None:
                    leg = self._legs[key] = self._leg(*key)
                for quantity, price, count in leg.charges:
                    bill.sums[quantity].append((price, count))
                if memory in self.desk.rooms:
                    bill.rooms.setdefault(memory, []).append(leg.tile)
        return bill

    def _leg(
        self,
        tensor: str,
        memory: str,
        place: int,
        retain: bool,
        outermost: bool,
        inner: str,
        path: tuple[Step, ...],
        persists: bool,
        leaf: frozenset[str] | None,
    ) -> Leg:
        """What crosses from a keep to the next one below or to the compute, what arrives in it, what it holds."""
        access = self.desk.einsum.accesses[tensor]
        output = access is self.desk.einsum.output
        here, below = self._walk(path[:place]), self._walk(path, leaf)
        known: dict[bool, tuple[Count, Count | None, Count | None]] = {}
        charges = []
        for quantity, first, prices in self.desk.prices(memory, inner, output, outermost):
            if first not in known:
                known[first] = (
                    below.count(access, place, first, persists),
                    None if outermost else here.count(access, place, first, retain),
                    self.count(here.distinct(access, first)) if output else None,
                )
            for price, count in zip(prices, known[first], strict=True):
                if price and count is not None:
                    charges.append((quantity, price, count))
        return Leg(charges, here.extent(access))

    def _walk(self, path: tuple[Step, ...], leaf: frozenset[str] | None = None) -> _Walk:
        key = path, leaf
        if key not in self._walks:
            self._walks[key] = _Walk(self, path, leaf)
        return self._walks[key]

    def product(self, factors: list[Factor], scale: float = 1.0) -> Product:
        """Factors by group, without those that are one."""
        parts: list[tuple[Factor, ...]] = [()] * len(self.desk.groups)
        for f in factors:
            if f.what == "visits" and "A" not in f.kinds and not (f.level and "L" in f.kinds):
                continue
            home = self.desk.home.get(f.rank)
            if home is None and f.other is not None:
                home = self.desk.home.get(f.other.rank)
            if home is not None:  # a rank of size 1 contributes nothing
                parts[home] += (f,)
        columns = tuple([self._column(part) if part else None for part in parts])
        key = scale, columns
        if key not in self._products:
            self._products[key] = Product(scale, columns)
        return self._products[key]

    def _column(self, factors: tuple[Factor, ...]) -> Column:
        if factors not in self._columns:
            self._columns[factors] = Column(factors)
        return self._columns[factors]

    def count(self, whole: Product, kept: tuple[tuple[str, Product], ...] = ()) -> Count:
        key = whole, kept
        if key not in self._counts:
            self._counts[key] = Count(whole, kept)
        return self._counts[key]


class _Walk:
    """The loops and spreads above a place; if that is the compute, `leaf` is what it walks."""

    def __init__(self, bills: Bills, path: tuple[Step, ...], leaf: frozenset[str] | None = None):
        self.bills, self.desk, self.path, self.leaf = bills, bills.desk, path, leaf or frozenset()
        self.einsum, self.sizes = self.desk.einsum, self.desk.workload.sizes
        self.steps_of: dict[str, list[tuple[int, str | None]]] = {r: [] for r in self.einsum.ranks}
        for i, (rank, fanout) in enumerate(path):
            self.steps_of[rank].append((i, fanout))

    def steps(self) -> Product:
        """The steps of the compute: the first instances are at work in each."""
        kinds = {r: self._kinds(r, len(self.path), True, "reduce") for r in self.einsum.ranks}
        return self.bills.product([Factor("visits", r, seen, seen.count("L")) for r, seen in kinds.items()])

    def _kinds(self, rank: str, above: int, first: bool, merges: str) -> str:
        """A rank's nodes as a count sees them that a keeper below `above` of all nodes makes."""
        out = ""
        for i, fanout in self.steps_of[rank]:
            if fanout is None:
                out += "L"
            elif i < above:
                out += "Z" if first else "A"
            else:
                out += "M" if fanout in self.desk.merging[merges] else "A"
        return out + "L" * (rank in self.leaf)

    def distinct(self, access: Access, first: bool) -> Product:
        """Elements of the output that the instances here touch, each for itself."""
        scale, factors = 1.0, list[Factor]()
        for rank in self.einsum.ranks:
            kinds = self._kinds(rank, len(self.path), first, "reduce")
            if rank not in access.ranks:
                factors.append(Factor("visits", rank, kinds, 0))
            elif "Z" in kinds:
                factors.append(Factor("boxes", rank, kinds))
            else:
                scale *= self.sizes[rank]
        return self.bills.product(factors, scale)

    def extent(self, access: Access) -> Product:
        """The largest tile of a tensor, in bits."""
        key = access.tensor, *[len(self.steps_of[rank]) for rank in access.ranks]
        if key not in self.bills.extents:
            self.bills.extents[key] = self._extent(access)
        return self.bills.extents[key]

    def _extent(self, access: Access) -> Product:
        scale, factors = float(self.desk.workload.bits[access.tensor]), list[Factor]()
        for terms in self.desk.terms[access.tensor]:
            parts = [Factor("extent", rank, level=len(self.steps_of[rank]), coefficient=c) for rank, c in terms]
            if len(parts) == 2:
                x, y = parts
                factors.append(Factor("width", x.rank, level=x.level, coefficient=x.coefficient, other=y))
            elif parts and parts[0].level == 0:
                scale *= parts[0].coefficient * (self.sizes[parts[0].rank] - 1) + 1
            else:
                factors += parts
        return self.bills.product(factors, scale)

    def count(self, access: Access, above: int, first: bool, persists: bool) -> Count:
        """Elements of a tensor that enter a keep here, counted by the keeper below `above` nodes (or by itself)."""
        loops = [rank for rank, fanout in self.path if fanout is None] if persists else []
        while loops and loops[-1] not in access.ranks:
            loops.pop()  # loops that do not concern the tensor, below all that do, change nothing
        merges = "reduce" if access is self.einsum.output else "multicast"
        lacking, plain = self.desk.lacking[access.tensor], access.tensor in self.desk.plain
        keeps = persists and (self.desk.exact or access.tensor in self.desk.sliding)
        concerned = lacking if plain and not first and not keeps else self.einsum.ranks
        kinds = {r: self._kinds(r, above, first, merges) for r in concerned}
        levels = [loops.count(r) if persists else kinds[r].count("L") for r in lacking]
        key = access.tensor, *kinds.values(), *levels, *(loops if keeps else ())
        if key not in self.bills.counts:
            self.bills.counts[key] = self._count(access, kinds, levels, loops if keeps else [])
        return self.bills.counts[key]

    def _count(self, access: Access, kinds: dict[str, str], levels: list[int], loops: list[str]) -> Count:
        """Less what is kept when these loops advance."""
        scale, factors = 1.0, list[Factor]()
        for rank, level in zip(self.desk.lacking[access.tensor], levels, strict=True):
            factors.append(Factor("visits", rank, kinds[rank], level))
        for terms in self.desk.terms[access.tensor]:
            if len(terms) == 2:
                factors.append(self._axis("pair", *(Factor("side", r, _joined(kinds[r]), 0, c) for r, c in terms)))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            plain = kinds.get(rank, "").replace("M", "A")
            if c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                scale *= self.sizes[rank]
        kept = []
        seen, left = dict.fromkeys(self.einsum.ranks, 0), {r: loops.count(r) for r in self.einsum.ranks}
        for loop in loops:
            left[loop] -= 1
            product = self._kept(access, kinds, loop, seen, left)
            if product is not None:
                kept.append((loop, product))
            seen[loop] += 1
        return self.bills.count(self.bills.product(factors, scale), tuple(kept))

    def _axis(self, what: str, x: Factor, y: Factor) -> Factor:
        if self.sizes[x.rank] < self.sizes[y.rank]:
            x, y = y, x  # instances of the smaller rank, usually of the filter, are the more alike
        return Factor(what, x.rank, x.kinds, x.level, x.coefficient, x.advances, y)

    def _kept(
        self, access: Access, kinds: dict[str, str], loop: str, above: dict[str, int], below: dict[str, int]
    ) -> Product | None:
        """What stays when a loop of a rank advances, with so many loops of each above it and below; None if nothing."""
        scale, factors = 1.0, list[Factor]()
        for terms in self.desk.terms[access.tensor]:
            if len(terms) == 2:
                x, y = (Factor("side", r, _joined(kinds[r]), above[r], c, r == loop) for r, c in terms)
                factors.append(self._axis("kept", x, y))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            if rank == loop:
                return None
            plain = kinds[rank].replace("M", "A")
            if below[rank] or (self.desk.exact and ("Z" in plain or c > 1)):
                factors.append(Factor("held", rank, plain, above[rank], c))
            elif c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                scale *= self.sizes[rank]
        for rank in self.desk.lacking[access.tensor]:
            factors.append(Factor("more" if rank == loop else "visits", rank, kinds[rank], above[rank]))
        return self.bills.product(factors, scale)


def _joined(kinds: str) -> str:
    """Of spreads next to each other the last says where instances are, if each tile divides the one around it."""
    return kinds.replace("AA", "-A").replace("MM", "-M")
