"""What the shapes of one search have in common: prices of counts, rates, capacities, and the tile chains of ranks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property
from itertools import islice
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.cost.weights import Weights
from piste.mapspace.constraints import Range, Rules
from piste.mapspace.factors import SPREAD, chain_blocks, count_chains, divisors
from piste.mapspace.zones import Zones
from piste.search.objective import Objective
from piste.search.proof.columns import (
    MANY,
    PERFECT,
    RANGES,
    Cache,
    Chained,
    Corners,
    Group,
    Heading,
    Table,
    Walks,
    in_classes,
    joined,
    no_larger_than_needed,
)
from piste.search.proof.floor import LeastAccesses, distinct
from piste.search.proof.intervals import Intervals, rows_of
from piste.search.proof.kernel import KernelStruct
from piste.search.proof.padding import paddings, shares
from piste.search.proof.relaxation import Moving
from piste.search.proof.terms import NUMBERS, Count, Product, Terms, plan_of
from piste.spec.einsum import Index
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace


FEW = 1 << 12  # chains of a rank that nobody needs to count


class Price(NamedTuple):
    """What a quantity takes of what crosses from a keep and of what arrives in it, each less what it takes of first
    touches; of the first instance alone where it is a time."""

    quantity: int
    first: bool
    crossing: float
    arriving: float
    crossing_first: float = 0.0  # an element that is touched for the first time is not read
    arriving_first: float = 0.0  # nor brought in


class Scales(dict[Product, float]):
    """Numbers by product, each found when it is asked for first."""

    def __init__(self, find: Callable[[Product], float]):
        super().__init__()
        self._find = find

    def __missing__(self, product: Product) -> float:
        self[product] = found = self._find(product)
        return found


class ShapePrices:
    """One workload on one architecture, cut by one family of factors, for some objectives: the numbers to a plan."""

    def __init__(
        self,
        space: Mapspace,
        objectives: tuple[Objective, ...],
        moving: Moving | None = None,
        smooth: bool = False,
        opened: bool = False,
        origin: Workload | None = None,
        family: str = "",
        sure: Callable[[str, str], float] = lambda tensor, memory: 1.0,
        every: bool = False,
        cycles: float = 0.0,
        intervals: int = 0,
        zoned: Rules | None = None,
    ):
        # If not 0: of ranks with many chains only intervals of tiles are told apart, and bounds are columns; about so
        # many rows are made.
        self._intervals = intervals
        position, fanouts = space.architecture.position, space.architecture.fanouts
        self.inside = {name: any(position[f] < at for f in fanouts) for name, at in position.items()}
        # Of a relaxed result, or one of which orders are open, first touches are an estimate.
        self.opened = space.layout.window if opened else ""
        self.loose = space.workload.einsums[0].name in (*(moving or {}), self.opened)
        self.cycles = 0, 0.0  # what every mapping takes: a quantity, and how much of it
        self.smooth = smooth  # whether tiles are real numbers ...
        self.sure = sure  # ... and then, of what is moved of a tensor into a keep, the share that counts
        # If zoned: rules on loops that the shapes keep to, besides those of the space.
        self.workload, self.architecture, self.rules = space.workload, space.architecture, zoned or space.rules
        # By tensor that is relaxed, or of which orders are open: its elements, each of which is moved once at least.
        # Where tiles may rest in remainders, that is said of all tensors of a relaxed problem.
        self.once_each, self._origin = dict[str, float](), origin or space.workload
        self.relaxed = frozenset(moving or ())
        even = (family or space.factors) in PERFECT
        if origin and (moving or opened) and (even or not smooth):
            accesses = origin.einsums[0].accesses
            some = self.relaxed if even else accesses
            self.once_each = {t: float(distinct(accesses[t], origin.sizes)) for t in some if t in accesses}
            if self.opened and even:
                self.once_each[self.opened] = float(distinct(accesses[self.opened], origin.sizes))
        self.padded = paddings(space.workload) if space.workload.einsums[0].padded else {}
        rests = any(map(self._keeps_inside, space.architecture.fanouts))
        # By tensor, of one that is relaxed.
        self.shares = shares(origin, family or space.factors, rests) if origin and moving else {}
        layout = Zones(space.workload, space.architecture, zoned, space.factors) if zoned else space.layout
        self.plan, self.family = plan_of(layout, moving, opened, every), space.factors
        workload, architecture, self.einsum = self.workload, self.architecture, self.workload.einsums[0]
        self.unit = architecture.units_for(self.einsum)[0]
        self.weights = Weights.of(workload, architecture)
        self.accesses = LeastAccesses(
            origin or workload, architecture, space.rules, (family or space.factors) == "perfect"
        )
        self.operation = self.weights.operation(self.einsum.name, self.unit)
        self.ops = prod(workload.sizes[r] for r in self.einsum.ranks)
        self.fixed = self.ops * self.operation.energy_pj
        self.leak = sum(self.weights.leakage_pj.values())
        sizes = {m.name: m.capacity_bytes for m in architecture.memories.values()}
        self.rooms = {memory: 8 * size for memory, size in sizes.items() if size is not None}  # in bits
        self.doubled = {m.name for m in architecture.memories.values() if m.double_buffered}
        energetic = any(o.name in ("energy", "edp") for o in objectives)
        moved = dict.fromkeys(o.memory for o in objectives if o.memory is not None)
        # What is counted: energy, elements moved at a memory, words that keep a port or a network busy.
        self.quantities: dict[tuple[str, str], int] = {}
        for key in (*[("energy", "")] * energetic, *(("moved", memory) for memory in moved)):
            self.quantities[key] = len(self.quantities)
        self.untimed = len(self.quantities)
        # Of real tiles: the first quantities, if they are what is sought and not a factor of it.
        self.linear = self.untimed if smooth and all(o.name == "energy" or o.memory for o in objectives) else 0
        self.rates = [0.0] * self.untimed
        if any(self.times(o) for o in objectives):
            for port in self.weights.ports:
                self.quantities[port.kind, port.component] = len(self.quantities)
                self.rates.append(float(port.rate))
        self._loads = {(port.kind, port.component): port.loads for port in self.weights.ports}
        if smooth:  # computing, if as many instances as there are work
            rate = architecture.instances(self.unit.name) * float(self.operation.per_cycle)
            cycles = max(cycles, self.ops / rate)
        if cycles and any(map(self.times, objectives)):
            self.cycles = len(self.quantities), cycles
            self.quantities["cycles", ""] = len(self.quantities)
            self.rates.append(1.0)
        self.widths = {
            f"{f.name}.{axis}": width for f in architecture.fanouts.values() for axis, width in f.axes.items()
        }
        self.least = {over: self.rules.axis_least(over) for over in self.widths}
        self.groups, self.home = self.plan.maker.groups, self.plan.maker.home
        self._prices: dict[tuple[str, str, str, bool, bool], list[Price]] = {}
        # By memories outside of all fanouts: the bits that all nests move into keeps there, where that is known.
        self.nests: Callable[[frozenset[str]], float] | None = None
        self.goals: dict[Hashable, KernelStruct] = {}  # as the kernel takes them with these prices
        self.scale = Scales(self._scale)  # by product: the number that is multiplied with its columns
        self._walks: dict[Chained, Walks] = {}
        self._tables: dict[Heading, Table] = {}
        self._rows: dict[Heading, int] = {}
        self._counts: dict[Chained, int] = {}
        self._interval_rows: dict[tuple[object, ...], int] = {}
        plain = not (smooth or moving or opened)
        self.outlines = self.plan.outlines(self._said()) if plain else None  # by shape: what needs no sizes

    def _keeps_inside(self, fanout: str) -> bool:
        position = self.architecture.position
        return any(position[memory] > position[fanout] for memory in self.architecture.memories)

    @property
    def _cache(self) -> Cache:
        return self.plan.cache

    @cached_property
    def stored(self) -> Count:
        """The elements of a relaxed result, as a count; no more are ever touched."""
        whole = Product.of((), None, (None,) * len(self.groups))
        self.scale[whole] = float(prod(map(self._values, self._origin.einsums[0].output.indices)))
        return Count(whole, ())

    def _values(self, index: Index) -> int:
        """How many values an index takes at most."""
        sizes = self._origin.sizes
        return min(prod(sizes[r] for r in index.ranks), 1 + sum(c * (sizes[r] - 1) for r, c in index.terms))

    @property
    def full(self) -> bool:
        """Whether tables are to be let go of."""
        return self.plan.full()

    def tidy(self, most: int = NUMBERS) -> None:
        """Let go of tables that take much room."""
        if self.plan.tidy(most):
            self._walks.clear()
            self._tables.clear()

    def _said(self) -> tuple[object, ...]:
        """All that the prices of counts depend on, and which memories have limits."""
        weights = self.weights
        energy = tuple(weights.access.items()), tuple(weights.word_pj.items())
        loads = tuple((key, tuple(loads.items())) for key, loads in self._loads.items() if key in self.quantities)
        rooms = tuple(self.rooms), tuple(sorted(self.doubled))
        whole = tuple[float, ...]()
        if self.accesses.any or any(self.weights.further_pj.values()):
            edges = self._edges()
            whole = (self.ops, *(self.accesses.below(*edge) for edge in edges))
            whole += tuple(self.accesses.above(memory, tensor) for memory, _, tensor in edges)
        return tuple(self.quantities), self.untimed, energy, loads, rooms, whole

    def _edges(self) -> list[tuple[str, str, str]]:
        """All ways of a tensor from a memory to one further in, or to the unit."""
        position, ends = self.architecture.position, (*self.architecture.memories, self.unit.name)
        pairs = [(m, inner) for m in self.architecture.memories for inner in ends if position[m] < position[inner]]
        return [(*pair, tensor) for pair in pairs for tensor in self.workload.tensors]

    def rows(self, terms: Terms) -> int:
        """The most rows that a table of a shape has."""
        return max(map(self.rows_of, terms.headings))

    def larger(self, kept: dict[str, tuple[str, ...]], rows: int) -> bool:
        """Whether the tables of some keeps have more rows than that, judged by the first of their shapes."""
        return self.rules.retain and any(self.rows(terms) > rows for terms in islice(self.plan.of(kept), 1))

    def rows_of(self, heading: Heading) -> int:
        """Of the tables under a heading, at most."""
        if heading not in self._rows:
            self._rows[heading] = prod(map(self._count, heading.chains))
        return self._rows[heading]

    def rows_made(self, heading: Heading) -> int:
        """Of the tables under a heading, where that is known only when its chains are made."""
        return prod(len(self._walked(chained)) for chained in heading.chains)

    def table(self, heading: Heading) -> Table:
        """That under a heading."""
        if heading not in self._tables:
            group = self.group(heading.chains)
            self._tables[heading] = self._cache.table(heading, group, list(self.widths))
        return self._tables[heading]

    def _count(self, chained: Chained) -> int:
        if chained not in self._counts:
            chains = 1 if self._stride(chained) == 1 else 1 + RANGES
            self._counts[chained] = self._told_apart(chained) or chains * self._listed(chained)
        return self._counts[chained]

    def _listed(self, chained: Chained) -> int:
        """How many chains of a rank there are, at most."""
        size, last = self.workload.sizes[chained.rank], None if chained.leaf else 1
        # Where steps divide the size, there are no more than divisors for every walk but the first.
        limits, steps = self._limited(chained), divisors(size)
        walks = [*limits, None] if chained.leaf else limits
        fitting = [len(steps) if over is None else int(steps.searchsorted(over[1], "right")) for over in walks[1:]]
        if (found := prod(fitting)) <= FEW and self.family in PERFECT:
            return found
        return count_chains(size, chained.pattern, self.family, limits, last)

    def _told_apart(self, chained: Chained) -> int:
        """How many rows of intervals of a rank's tiles there are, if that is all that is told apart; else 0."""
        size = self.workload.sizes[chained.rank]
        if not self._intervals or not chained.pattern or (size <= FEW and self._listed(chained) <= FEW):
            return 0
        about = self._about_intervals(chained)
        if about not in self._interval_rows:
            rows = rows_of(*about)
            self._interval_rows[about] = 0 if rows is None else len(rows.least[0])
        return self._interval_rows[about]

    def _about_intervals(self, chained: Chained) -> tuple[int, str, tuple[int | None, ...], bool, int]:
        widths = tuple([None if limit is None else limit[1] for limit in self._limited(chained)])
        return self.workload.sizes[chained.rank], chained.pattern, widths, chained.leaf, self._intervals

    def _stride(self, chained: Chained) -> int:
        """That of the classes in which instances of a rank share a dilated window; 1 if there are none."""
        dilated = self.plan.maker.dilated.get(chained.rank)
        return dilated.by if dilated and SPREAD in chained.pattern and not self.smooth else 1

    def _limited(self, chained: Chained) -> list[tuple[int, int] | None]:
        """By loop and spread: the instances that it may take, None of a loop."""
        return [None if over is None else self._limits[over, chained.rank] for over, _ in chained.slots]

    def _scale(self, product: Product) -> float:
        scale = 1.0 if product.tensor is None else float(self.workload.bits[product.tensor])
        for rank, c in product.axes:
            scale *= c * (self.workload.sizes[rank] - 1) + 1
        if product.tensor in self.shares:
            scale *= self.shares[product.tensor].room
        return scale

    def times(self, objective: Objective) -> bool:
        """Whether bandwidths matter to an objective."""
        return objective.name in ("cycles", "edp") or (objective.name == "energy" and self.leak > 0)

    def prices(self, tensor: str, memory: str, inner: str, output: bool, outermost: bool) -> list[Price]:
        """What each quantity takes of the counts of a keep, the next one of its tensor being `inner`."""
        key = tensor, memory, inner, output, outermost
        if key not in self._prices:
            self._prices[key] = [
                Price(i, i >= self.untimed, *prices)
                for (kind, name), i in self.quantities.items()
                if kind != "cycles" and any(prices := self._price(kind, name, *key))
            ]
        return self._prices[key]

    def _price(
        self, kind: str, name: str, tensor: str, memory: str, inner: str, output: bool, outermost: bool
    ) -> tuple[float, float, float, float]:
        fanouts, below, above = self.architecture.fanouts_between(memory, inner), 1.0, 1.0
        if self.accesses.any:
            below, above = self.accesses.below(memory, inner, tensor), self.accesses.above(memory, tensor)
        if kind == "energy":
            read_pj, write_pj, drain_pj = self.weights.access[memory, tensor]
            word_pj = sum(self.weights.word_pj[f.name, tensor] for f in fanouts)
            read, write = below * read_pj + word_pj, below * write_pj + word_pj
            if not output:
                return read, above * write_pj, 0, 0
            return read + write, above * (write_pj + drain_pj), read, 0 if outermost else above * write_pj
        load = self._loads[kind, name][tensor] if kind != "moved" else 1
        if kind == "network":
            here = load * any(f.name == name for f in fanouts)
            return (2 * here, 0, here, 0) if output else (here, 0, 0, 0)
        if name != memory:
            return 0, 0, 0, 0
        if kind == "moved":
            below = above = 1.0
        reads, writes = load * (kind in ("read", "port", "moved")), load * (kind in ("write", "port", "moved"))
        if not output:
            return below * reads, above * writes, 0, 0
        # Drains are reads, fills are writes.
        both = reads + writes
        return below * both, above * both, below * reads, above * writes * (not outermost)

    def group(self, chained: Sequence[Chained]) -> Group:
        """The chains of some ranks on the loops and spreads that a shape has for them."""
        return self._cache.group({each.rank: self._walked(each) for each in chained}, self.padded)

    def _walked(self, chained: Chained) -> Walks:
        if chained not in self._walks:
            self._walks[chained] = self._make(chained)
        return self._walks[chained]

    def _make(self, chained: Chained) -> Walks:
        """The chains that keep to the limits of steps per memory and instances per axis."""
        rank, leaf, pattern, limits = chained.rank, chained.leaf, chained.pattern, self._limited(chained)
        size, bounded = self.workload.sizes[rank], tuple[tuple[tuple[int, ...], Range], ...]()
        if self._bounds[rank]:
            levels = [*(level for _, level in chained.slots), chained.leaf_level]
            bounded = tuple(
                (tuple(i for i, level in enumerate(levels) if level == place), span)
                for place, span in self._bounds[rank].items()
                if place in levels or span.lo > 1
            )
        widths = [None if limit is None else limit[1] for limit in limits]
        if self.smooth:
            return self._corners(size, pattern, widths, leaf)
        if self._told_apart(chained):
            asked = self._about_intervals(chained)
            return self._cache.walks(("intervals", *asked), lambda: Intervals.of(*asked))
        # Ranks of one size share their chains.
        alone, free = rank not in self._windowed, rank not in self._summed
        spread = SPREAD in pattern
        stride = self._stride(chained)
        about = () if self.family in PERFECT else (alone, spread and free)
        pairs = tuple[int, ...]()
        if alone and self.family not in (*PERFECT, "ragged"):
            pairs = tuple(_neighbours([over for over, _ in chained.slots]))

        def make() -> Walks:
            few = bool(about) and alone and not (spread or bounded or self.rules.retain)  # no more than needed
            inner = None if leaf else 1
            blocks: Iterable[NDArray[Any]] = chain_blocks(size, pattern, self.family, limits, inner, few=few)
            if about and not few and self._count(chained) < MANY:  # some are left out, others where less is known
                blocks = self._cache.blocks((size, pattern, tuple(limits), leaf), blocks)
            found = [fine(self._limited_tiles(Walks(size, tiles, self.family), chained)) for tiles in blocks]
            if len(found) != 1:
                found = [Walks(size, np.concatenate([some.tiles for some in found], axis=1), self.family)]
            made = joined(found[0], pairs)
            return in_classes(made, pattern, stride) if stride > 1 else made

        def fine(made: Walks) -> Walks:
            if not bounded:
                return no_larger_than_needed(made, pattern, self.rules.retain, alone, alone and spread and free)
            within = np.ones(len(made), bool)
            for at, (lo, hi) in bounded:
                taken = made.steps(*at)
                within &= (taken >= lo) & (taken <= (hi or size))
            return Walks(size, made.tiles[:, within], self.family)

        key = size, pattern, tuple(limits), leaf, bounded, chained.tiles, pairs, stride, *about
        return self._cache.walks(key, make)

    def _limited_tiles(self, made: Walks, chained: Chained) -> Walks:
        """The chains with no larger tiles than rules on loops leave; where tiles need not divide, as if spreads took
        all instances, and of loops outside nothing is known."""
        within, perfect = np.ones(len(made), bool), self.family in PERFECT
        spreads = [i for i, (over, _) in enumerate(chained.slots) if over is not None]
        for above, limit in chained.tiles:
            inner, outer = [i for i in spreads if i >= above], [i for i in spreads if i < above]
            tile = made.extent(above)
            if limit.inside is not None:
                widths = prod(self.widths[str(chained.slots[i][0])] for i in inner)
                within &= tile <= limit.inside * (made.steps(*inner) if perfect else widths)
            if perfect:
                within &= tile * made.steps(*outer) * limit.outside <= made.size
        return made if within.all() else Walks(made.size, made.tiles[:, within], self.family)

    @cached_property
    def _windowed(self) -> set[str]:
        """The ranks that share an axis of some tensor with another."""
        sizes, (einsum,) = self.workload.sizes, self.workload.einsums
        indices = [[r for r in i.ranks if sizes[r] > 1] for a in einsum.accesses.values() for i in a.indices]
        return {rank for ranks in indices if len(ranks) > 1 for rank in ranks}

    @cached_property
    def _summed(self) -> set[str]:
        """The ranks of which it may be good to use more instances: sums, or all if a rule asks for instances."""
        (einsum,) = self.workload.einsums
        asked = self.rules.least_instances > 1 or max(self.least.values(), default=1) > 1
        return {rank for rank in self.workload.ranks if asked or rank not in einsum.output.ranks}

    def _corners(self, size: int, pattern: str, widths: list[int | None], leaf: bool) -> Walks:
        key = "corners", size, pattern, *widths, leaf
        return self._cache.walks(key, lambda: Corners(size, pattern, widths, leaf))

    @cached_property
    def _limits(self) -> dict[tuple[str, str], tuple[int, int]]:
        """By axis and rank: the instances that it takes at least, if it is the only one that may, and at most."""
        found = dict[tuple[str, str], tuple[int, int]]()
        for over, width in self.widths.items():
            ranks = [r for r in self.rules.axis_ranks(over) if r in self.home]
            found |= {(over, rank): (self.least[over] if ranks == [rank] else 1, width) for rank in ranks}
        return found

    @cached_property
    def _bounds(self) -> dict[str, dict[str, Range]]:
        """By rank, and memory or axis: how often it is walked there, where rules say so."""
        found = {}
        for rank in self.home:
            spans = {memory: self.rules.loop_bounds(memory, rank) for memory in self.architecture.memories}
            spans |= {over: self.rules.axis_bounds(over, rank) for over in self.widths}
            found[rank] = {place: span for place, span in spans.items() if span != (1, None)}
        return found


def _neighbours(over: Sequence[str | None]) -> list[int]:
    """The places of spreads that are followed by one over another axis of the same fanout."""
    fanouts = [None if axis is None else axis.split(".")[0] for axis in over]
    return [i for i, fanout in enumerate(fanouts[:-1]) if fanout is not None and fanouts[i + 1] == fanout]
