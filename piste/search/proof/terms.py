"""The terms of a shape: what its mappings move, take and occupy, as sums of products with one factor per rank or axis.

The counts are those of `piste.count.closed`, written down instead of computed (`_Record`): each factor depends on the
chain of its own ranks alone. Most shapes share most of their counts, which are made once. No size, price or capacity is
known here but which ranks have one element and which of two that share an axis is longer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from itertools import chain, islice
from itertools import product as cartesian
from math import gcd
from typing import TYPE_CHECKING, Any, NamedTuple

from piste.count.chains import APART, FIRST, MERGED, Chain, Chains
from piste.count.closed import PathCounts, path_refusal
from piste.count.pairs import NOW, Pairs
from piste.count.tree import AnnotatedPath, Walk
from piste.formula.program import Program
from piste.mapspace.constraints import TileLimit
from piste.mapspace.shapes import Layout, Shape, Sweep
from piste.search.proof.columns import PERFECT, Cache, Chained, Column, Factor, Heading, Slots
from piste.search.proof.padding import can_be_tabled
from piste.search.proof.relaxation import Moving, MovingRank
from piste.spec.einsum import Access
from piste.spec.mapping import Keep, Loop, Spread
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.search.proof.problem import ShapeProblem


def has_terms(workload: Workload) -> bool:
    """Whether all counts are known as products: no axis of three ranks, no rank in two axes, no affine output, and no
    padding but of axes with two ranks, of one tensor, that can be listed."""
    return has_families(workload) and all(i.is_plain for i in workload.einsums[0].output.indices)


def has_families(workload: Workload) -> bool:
    """Whether what families of trees take at least is known as products: the same, but the output may be a window."""
    (einsum,) = workload.einsums
    if (einsum.padded and not can_be_tabled(workload)) or path_refusal(einsum, []) is not None:
        return False
    affine = not all(i.is_plain for i in einsum.output.indices)
    return len(einsum.accesses) == len(einsum.operands) + 1 and not (affine and einsum.padded)


@dataclass(frozen=True, eq=False, slots=True)
class Product:
    """Whole axes, the bits of a tensor's elements where it is an extent, and a column of every group that has a part.

    Equal products of one shape are the same object.
    """

    axes: tuple[tuple[str, int], ...]  # a rank and its coefficient
    tensor: str | None
    columns: tuple[Column | None, ...]
    held: tuple[tuple[int, Factor], ...]  # with their groups, the factors that say what stays in last regions ...
    alone: bool  # ... and whether their groups have no others

    @classmethod
    def of(cls, axes: tuple[tuple[str, int], ...], tensor: str | None, columns: tuple[Column | None, ...]) -> Product:
        """That of some columns."""
        stays = [(g, c) for g, c in enumerate(columns) if c and any(f.what in ("held", "kept") for f in c.factors)]
        held = tuple([(g, f) for g, c in stays for f in c.factors if f.what == "held"])
        return cls(axes, tensor, columns, held, len(held) == sum(len(c.factors) for _, c in stays))


@dataclass(frozen=True, eq=False, slots=True)
class Count:
    """Elements that enter a keep: all that is visited, less what stays when each loop advances."""

    whole: Product
    kept: tuple[Product, ...]
    besides: tuple[Product, ...] = ()  # what instances that move a relaxed window take more than the whole
    least: tuple[tuple[Product, ...], ...] = ()  # sums that the whole and that are no less than, together
    # The same count once more, where more is known of it, if remainders may be left: these add up to it.
    instead: tuple[Count, ...] = ()


Step = tuple[str, str | None]  # a rank and, if it is spread, the fanout
Counts = tuple[Count, Count | None, Count | None]
Products = list[tuple[Factor, ...]]


class KeepTerms:
    """The terms of one keep of one tensor, with the loops and spreads (`path`) down to `inner`, which is the next keep
    below or the unit."""

    def __init__(
        self,
        walk: _Walk,
        tensor: str,
        memory: str,
        place: int,
        retain: bool,
        outermost: bool,
        inner: str,
        path: tuple[Step, ...],
        persists: bool,
        leaf: frozenset[str] | None,
        sweeps: tuple[Sweep | None, Sweep | None] = (None, None),
    ):
        self.memory, self._access, self._walk = memory, walk.einsum.accesses[tensor], walk
        self._place, self._retain, self._outermost, self._persists = place, retain, outermost, persists
        self._below = len(path) if leaf is None else walk.path.end
        self._output = self._access is walk.einsum.output
        above = [rank for rank, fanout in path[:place] if fanout is None]
        self.spread = len(above) < place  # else there is one instance
        # Whether another tile may follow the first: in a double-buffered memory it then needs room besides.
        self.streams = not outermost and any(not retain or rank in self._access.ranks for rank in above)
        self.stays, self.crossing_stays = retain, persists  # whether tiles persist here, and in the next keep below
        self.priced = tensor, memory, inner, self._output, outermost
        self.tile = walk.tile(self._access, place)
        self._counts: dict[bool, Counts] = {}
        self._sweep, self._next = sweeps  # of the keep and of the next below, where orders are open

    def counts(self, first: bool) -> Counts:
        """What crosses from the keep to the next one below or to the compute, what arrives in it, and what is touched
        for the first time; of all instances or of the first."""
        first = first and self.spread
        if first not in self._counts:
            walk, access, place = self._walk, self._access, self._place
            self._counts[first] = (
                walk.entering(access, self._below, place, first, self._persists, self._next),
                None if self._outermost else walk.entering(access, place, place, first, self._retain, self._sweep),
                walk.touched(access, place, first) if self._output else None,
            )
        return self._counts[first]


class Terms:
    """What the mappings of a shape count, take and occupy."""

    def __init__(self, maker: TermMaker, shape: Shape):
        self.shape = shape
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
        sweeps = {(maker.window, sweep.memory): sweep for sweep in shape.sweeps}
        walk = maker.walk(whole, shape.leaf)
        self.steps, self.keeps = walk.compute, list[KeepTerms]()
        self.wider: list[list[Product]] = []  # by keep, of a relaxed window: what its tile is no smaller than besides
        for tensor, listed in keeps.items():
            for i, (memory, place, retain) in enumerate(listed):
                if i + 1 < len(listed):
                    inner, below, persists = listed[i + 1]
                    leaf = None
                else:
                    inner, below, persists, leaf = maker.unit, len(whole), False, shape.leaf
                swept = sweeps.get((tensor, memory)), sweeps.get((tensor, inner))
                about = tensor, memory, place, retain, i == 0, inner, whole[:below], persists, leaf, swept
                self.keeps.append(maker.keep(walk, *about))
                fed = {t: some[-1][0] for t, some in keeps.items()} if maker.dilated else {}
                wide = tensor in maker.moved or maker.dilated
                self.wider.append(maker.wider(walk, tensor, memory, place, whole, fed) if wide else [])
        self.again: dict[str, list[bool]] = {}  # by rank, of its loops: whether it is walked below its spread once more
        for i, node in enumerate(shape.nodes):
            if isinstance(node, Loop):
                self.again.setdefault(node.rank, []).append(i in shape.again)
        self.headings = [maker.heading(shape, ranks) for ranks in maker.groups]


class TermMaker:
    """Makes the terms of shapes that are alike in all but sizes, prices and capacities."""

    def __init__(self, layout: Layout, moving: Moving, opened: bool = False, every: bool = False):
        self.every = every  # whether there are shapes in which a keep is of no use, too
        workload, chip, self.rules = layout.workload, layout.architecture, layout.rules
        self.window = layout.window if opened else ""  # the tensor that slides, where the order of loops is open
        # Of padding only sizes differ: what of a window is data, a group of chains knows (`columns.Group`).
        self.einsum, self.sizes, self.architecture = workload.einsums[0].unpadded, workload.sizes, chip
        self.unit = chip.units_for(self.einsum)[0].name
        self.exact = layout.factors not in PERFECT  # what stays in short last regions counts too
        self.factors = _Factors(_Record(), self.sizes)
        indices = [index for access in self.einsum.accesses.values() for index in access.indices]
        self.windows = _Windows(self.factors) if any(len(index.terms) > 1 for index in indices) else None
        self.terms = {  # by tensor: the ranks of each axis that have more than one element
            t: [[(r, c) for r, c in index.terms if self.sizes[r] > 1] for index in access.indices]
            for t, access in self.einsum.accesses.items()
        }
        self.sliding = {t for t, axes in self.terms.items() if any(len(axis) == 2 for axis in axes)}
        self.plain = {
            t for t, axes in self.terms.items() if all(c == 1 for axis in axes for _, c in axis)
        } - self.sliding
        self.moved = moving  # by tensor: the ranks that move a window that is relaxed
        self.moving = {tensor: [each.rank for each in moved] for tensor, moved in moving.items()}
        self.dilated = _dilated(moving) if self.exact else {}
        self.lacking = {t: [r for r in self.einsum.ranks if r not in a.ranks] for t, a in self.einsum.accesses.items()}
        self.groups = self._joined()
        self.home = {r: g for g, ranks in enumerate(self.groups) for r in ranks}
        self._headings: dict[tuple[tuple[Chained, ...], Slots], Heading] = {}
        self._kept: dict[tuple[object, ...], KeepTerms] = {}
        self._columns: dict[tuple[Factor, ...], Column] = {}
        self._products: dict[tuple[object, ...], Product] = {}
        self._counts: dict[tuple[object, ...], Count] = {}
        self.counts: dict[tuple[object, ...], Count] = {}  # by what they depend on
        self.extents: dict[tuple[object, ...], Product] = {}
        self._wider: dict[tuple[object, ...], list[Product]] = {}
        self._walks: dict[tuple[object, ...], _Walk] = {}

    def _joined(self) -> list[tuple[str, ...]]:
        """The ranks of more than one element, those that share an index together."""
        einsum = self.einsum
        joined: list[set[str]] = [{r} for r in einsum.ranks if self.sizes[r] > 1] or [{einsum.ranks[0]}]
        for access in einsum.accesses.values():
            for index in access.indices:
                together = [g for g in joined if g & set(index.ranks)]
                if len(together) > 1:
                    joined = [g for g in joined if g not in together] + [set[str]().union(*together)]
        order = {r: i for i, r in enumerate(einsum.ranks)}
        return sorted((tuple(sorted(g, key=order.__getitem__)) for g in joined), key=lambda g: order[g[0]])

    def heading(self, shape: Shape, ranks: tuple[str, ...]) -> Heading:
        """That of the tables of a group of ranks, which many shapes have in common."""
        chains, leaf = list[Chained](), shape.leaf_level
        for r in ranks:
            own = tuple([(s.over, s.level) for s in shape.slots if s.rank == r])
            chains.append(Chained(r, own, r in shape.leaf, leaf, self._tiles(shape, r)))
        key = tuple(chains), tuple([(s.rank, s.over) for s in shape.slots if s.rank in ranks])
        if key not in self._headings:
            self._headings[key] = Heading(*key)
        return self._headings[key]

    def _tiles(self, shape: Shape, rank: str) -> tuple[tuple[int, TileLimit], ...]:
        """What rules say of tiles of the rank below so many of its loops and spreads.

        Where shapes have keeps of no use, too, a mapping has one with the same keeps: other memories have no loops.
        """
        above, found = 0, dict[tuple[int, TileLimit], None]()
        if not self.rules.constraints.spans:
            return ()
        keeps = [node.memory for node in shape.nodes if isinstance(node, Keep)]
        used = frozenset(keeps if self.every else self.architecture.memories)
        for node in shape.nodes:
            if isinstance(node, Loop | Spread):
                above += node.rank == rank
            elif isinstance(node, Keep) and any(rank in self.einsum.accesses[t].ranks for t in node.tensors):
                limit = self.rules.tile_limit(node.memory, rank, used)
                found |= {(above, limit): None} if limit else {}
        return tuple(found)

    def keep(self, walk: _Walk, *about: Any) -> KeepTerms:
        """That of a keep, which many shapes have in common."""
        keep = self._kept.get(about)
        if keep is None:
            keep = self._kept[about] = KeepTerms(walk, *about)
        return keep

    def wider(
        self, walk: _Walk, tensor: str, memory: str, place: int, path: tuple[Step, ...], fed: dict[str, str]
    ) -> list[Product]:
        """What a tile is no smaller than, besides that of the ranks that its tensor has, of relaxed and dilated
        windows; `fed` is by tensor the memory that feeds the units.

        Instances of r inside a memory have their points below it, wherever loops of r stand. So an axis a*p + b*r of a
        tile has A + B elements at least, A = a*(tp-1) + 1 of p and B = b*(n-1) of n instances, and that is no less
        than 2 * sqrt(A * B), which is a product. Instances of the kept rank of a dilated window, p + 2*r, extend over
        more than their number if they are of one class (`columns.in_classes`), and a tile around all that the window's
        feeding memory sends to at once extends as far.
        """
        position = self.architecture.position
        moving, kinds = self.moving.get(tensor, []), list[str]()
        for rank in moving:
            fanouts = (fanout for r, fanout in path if r == rank)
            kinds.append("".join([APART if f and position[f] > position[memory] else "L" for f in fanouts]))
        ranks = [rank for rank, _ in chain(*self.terms[tensor])]
        levels = [len(walk.chain(rank, place, place, False, "always")) for rank in ranks]
        spans = [rank in self.dilated and self._spans(rank, memory, path, fed) for rank in ranks]
        key = tensor, *kinds, *levels, *spans
        if key not in self._wider:
            self._wider[key] = self._made_wider(tensor, dict(zip(moving, kinds, strict=True)), levels, spans)
        return self._wider[key]

    def _made_wider(
        self, tensor: str, instances: dict[str, str], levels: list[int], spans: list[bool]
    ) -> list[Product]:
        """The same; `instances` is by rank that moves the window how its spreads are seen, and by axis of the tensor
        `levels` are how many of the kept rank's loops and spreads are above, and `spans` whether the span counts."""
        choices = list[list[tuple[Factor, ...]]]()
        for (rank, c), level, span in zip(chain(*self.terms[tensor]), levels, spans, strict=True):
            tile = Factor("extent" if level else "axis", rank, level=level, coefficient=c)
            half = tile._replace(what="half")
            moved = [m for m in self.moved.get(tensor, ()) if m.kept == rank and APART in instances[m.rank]]
            choices.append([(tile,), *((half, Factor("apart", m.rank, instances[m.rank], 0, m.by)) for m in moved)])
            choices[-1] += [(Factor("span", rank, coefficient=c),)] if span else []
        return [self.product(chain(*choice), tensor) for choice in islice(cartesian(*choices), 1, None)]

    def _spans(self, rank: str, memory: str, path: tuple[Step, ...], fed: dict[str, str]) -> bool:
        """Whether a memory is around all instances of a rank that are sent a dilated window together."""
        position = self.architecture.position
        outside = position[fed[self.dilated[rank].tensor]]
        over = [position[f] for r, f in path if r == rank and f is not None and position[f] > outside]
        return bool(over) and min(over) > position[memory]

    def walk(self, path: tuple[Step, ...], leaf: frozenset[str]) -> _Walk:
        """The counts of a path of loops and spreads; equal paths share them."""
        key = path, leaf
        if key not in self._walks:
            self._walks[key] = _Walk(self, path, leaf)
        return self._walks[key]

    def product(self, factors: Iterable[Factor], tensor: str | None = None) -> Product:
        """Factors by group, without those that are one."""
        parts: list[tuple[Factor, ...]] = [()] * len(self.groups)
        axes = list[tuple[str, int]]()
        for f in factors:
            if f.what in ("visits", "instances", "around") and "A" not in f.kinds and not (f.level and "L" in f.kinds):
                continue
            home = self.home.get(f.rank)
            if home is None:  # a rank of size 1 contributes nothing
                continue
            if f.what == "axis":
                axes.append((f.rank, f.coefficient))
            else:
                parts[home] += (f,)
        key = tuple(sorted(axes)), tensor, tuple([self._column(part) if part else None for part in parts])
        if key not in self._products:
            self._products[key] = Product.of(*key)
        return self._products[key]

    def _column(self, factors: tuple[Factor, ...]) -> Column:
        if factors not in self._columns:
            self._columns[factors] = Column(factors)
        return self._columns[factors]

    def count(
        self,
        products: Iterable[Iterable[Factor]],
        besides: Iterable[Iterable[Factor]] = (),
        least: Iterable[Iterable[Iterable[Factor]]] = (),
        instead: tuple[Count, ...] = (),
    ) -> Count:
        """A count: the first product is all that is visited, the others are what stays of it."""
        whole, *kept = map(self.product, products)
        floors = tuple([tuple(map(self.product, some)) for some in least])
        key = whole, tuple(kept), tuple(map(self.product, besides)), floors, instead
        if key not in self._counts:
            self._counts[key] = Count(*key)
        return self._counts[key]


class Dilated(NamedTuple):
    """The window of a rank p in `p + by*r`, of which points in the same class modulo `by` share elements."""

    tensor: str
    by: int


def _dilated(moving: Moving) -> dict[str, Dilated]:
    """By kept rank: its dilated window, where it has only one and is not itself one that moves.

    >>> _dilated({"I": (MovingRank("r", 2, "p", 1), MovingRank("s", 1, "q", 2))})
    {'p': Dilated(tensor='I', by=2)}
    """
    listed = [(tensor, each) for tensor, some in moving.items() for each in some]
    ranks = [each.kept for _, each in listed] + [each.rank for _, each in listed]
    found = dict[str, Dilated]()
    for tensor, each in listed:
        common = gcd(each.step, each.by)
        if each.by // common > each.step // common and ranks.count(each.kept) == 1:
            found[each.kept] = Dilated(tensor, each.by // common)
    return found


class _Record(Program):
    """A program that writes products down instead of computing them: a value is a list of them, the first less the
    others, and a product the factors in it."""

    def const(self, value: float) -> Any:
        return [()] if value else 0

    def product(self, values: Any) -> Any:
        return [tuple(chain(*(factors for (factors,) in values)))]

    def sub(self, a: Any, b: Any, lo: float | None = None) -> Any:
        return a + b


class _Factors(Chains):
    """The factors of one rank, by name; of a chain only the kinds of its nodes are known, as letters."""

    @cached_property
    def _factors(self) -> dict[tuple[Any, ...], Products]:
        return {}

    def chain(self, nodes: list[tuple[str, Any]]) -> Any:
        return "".join([kind for kind, _ in nodes])

    def apart(self, chain: Any) -> Any:
        return chain.replace(MERGED, APART)

    def visits(self, rank: str, chain: Chain, level: int) -> Any:
        return self._named("visits", rank, chain, level)

    def more(self, rank: str, chain: Chain, level: int) -> Any:
        return self._named("more", rank, chain, level)

    def held(self, rank: str, c: int, chain: Chain, level: int) -> Any:
        return self._named("held", rank, chain, level, c)

    def whole(self, rank: str) -> Any:
        return self._named("axis", rank)

    def boxes(self, rank: str, c: int, chain: Any) -> Any:
        return self.whole(rank) if c == 1 and FIRST not in chain else self._named("boxes", rank, chain, 0, c)

    def _named(self, *about: Any) -> Any:
        known = self._factors.get(about)
        if known is None:
            known = self._factors[about] = [(Factor(*about),)]
        return known

    def width(self, cut: list[tuple[str, int, Chain]]) -> Any:
        parts = [Factor("extent", rank, level=len(chain), coefficient=c) for rank, c, chain in cut]
        if len(parts) == 2:
            parts = [parts[0]._replace(what="width", other=parts[1])]
        elif parts and parts[0].level == 0:
            parts = [parts[0]._replace(what="axis")]
        return [tuple(parts)]


class _Windows(Pairs):
    """Likewise of an axis with two ranks. Of spreads next to each other the last says where instances are, if each tile
    divides the one around it."""

    @cached_property
    def _factors(self) -> dict[tuple[Any, ...], Products]:
        return {}

    def leaves(self, rank: str, chain: Chain) -> Any:
        return rank, chain, 0, False

    def moves(self, rank: str, chain: Chain, level: int, advance: bool) -> Any:
        return rank, chain, level, advance

    def pair(self, a: int, x: Any, b: int, y: Any, most: int, what: str) -> Any:
        about = a, x, b, y, what
        known = self._factors.get(about)
        if known is None:
            one, other = (
                Factor("side", rank, chain.replace("AA", "-A").replace("MM", "-M"), level, c, advances)
                for c, (rank, chain, level, advances) in ((a, x), (b, y))
            )
            pair = one._replace(what="pair" if what == NOW else "kept", other=other)
            known = self._factors[about] = [(pair,)]
        return known


class _Walk(PathCounts):
    """The counts of a shape with these loops and spreads, as products; `leaf` is what the compute walks besides.

    A place is the number of steps above it. Many shapes have the same products: those are made once.
    """

    def __init__(self, maker: TermMaker, steps: tuple[Step, ...], leaf: frozenset[str]):
        self.maker = maker
        unknown: Any = None  # tiles
        path = AnnotatedPath(
            maker.einsum, maker.unit, 0, {r: [] for r in maker.einsum.ranks}, {}, [], (), end=len(steps) + 1
        )
        for i, (rank, fanout) in enumerate(steps):
            path.walk(Walk(rank, i, unknown, fanout))
        for rank in leaf:
            path.walk(Walk(rank, len(steps), unknown, None))
        super().__init__(maker.factors, maker.windows, maker.architecture, path)

    @cached_property
    def compute(self) -> Product:
        """The steps of the compute."""
        found: Any = self.steps()
        return self.maker.product(*found)

    def touched(self, access: Access, place: int, first: bool) -> Count:
        """Elements of the output that the instances here touch, each for itself."""
        maker, moving = self.maker, self.maker.moving.get(access.tensor, ())
        every = first or access.tensor == maker.window
        ranks = self.einsum.ranks if every else maker.lacking[access.tensor]
        key = "touched", first, *[self.chain(r, place, place, first, "always") for r in ranks]
        if key not in maker.counts and access.tensor == maker.window:
            maker.counts[key] = self._touched(access, place, first)
        elif key not in maker.counts:
            found: Any = self.distinct(access, place, place, first)
            others = [f for f in found[0] if f.rank not in moving]
            factors = [f._replace(what="instances") if f.what == "visits" else f for f in others]
            for rank in moving:  # at most, if a window is relaxed
                boxes = maker.factors.boxes(rank, 1, self.chain(rank, place, place, first, "always"))[0]
                factors += [f._replace(what="points") if f.what == "boxes" else f for f in boxes]
            maker.counts[key] = maker.count([factors])
            self.forget()
        return maker.counts[key]

    def _touched(self, access: Access, place: int, first: bool) -> Count:
        """The most elements of an output that is a window which the instances here touch."""
        chains = {r: self.chain(r, place, place, first, "always") for r in self.einsum.ranks}
        found = list[Any]()
        for terms in self.maker.terms[access.tensor]:
            if len(terms) == 2:
                x, y = (Factor("touched", rank, str(chains[rank]), 0, c) for rank, c in terms)
                found.append(x._replace(other=y))
            for rank, c in terms if len(terms) == 1 else ():
                found += self.maker.factors.boxes(rank, c, self.maker.factors.apart(chains[rank]))[0]
        for rank in self.maker.lacking[access.tensor]:
            found += self.maker.factors.visits(rank, chains[rank], 0)[0]
        return self.maker.count([found])

    def tile(self, access: Access, place: int) -> Product:
        """The largest tile of a tensor, in bits."""
        key = access.tensor, *[len(self.chain(rank, place, place, False, "always")) for rank in access.ranks]
        if key not in self.maker.extents:
            found: Any = self.extent(access, place)
            self.maker.extents[key] = self.maker.product(found[0], access.tensor)
        return self.maker.extents[key]

    def advancing(self, access: Access, loops: int) -> list[int]:
        """Those after which something may stay. Nothing does if tiles divide what is around them and do not overlap:
        then a loop of one step, below which all would stay, is of no use."""
        tensor, maker = access.tensor, self.maker
        if tensor == maker.window or not (maker.exact or tensor in maker.sliding):
            return []
        moving = maker.moving.get(tensor, ())
        return [i for i in super().advancing(access, loops) if self.path.loops[i].rank not in moving]

    def entering(
        self, access: Access, place: int, above: int, first: bool, persists: bool, sweep: Sweep | None
    ) -> Count:
        """Elements of a tensor that enter the keep at `place`, counted by the keeper at `above` (or by itself)."""
        tensor, maker = access.tensor, self.maker
        merges = "reduce" if access is self.einsum.output else "multicast"
        loops = self.concerned(access, place) if persists else self.loops_above(place)
        advancing = self.advancing(access, loops) if persists else []
        alone = tensor in maker.plain and not first and not advancing and tensor not in maker.moving
        ranks = maker.lacking[tensor] if alone else self.einsum.ranks
        chains: list[Any] = [self.chain(r, place, above, first, merges) for r in ranks]
        levels = [self.path.levels[r][loops] for r in maker.lacking[tensor]]
        swept = sweep or Sweep("")
        key = tensor, persists, swept[1:], *chains, *levels, *[self.path.loops[i].rank for i in advancing]
        if key not in maker.counts:
            products: Any = self.count(access, place, above, first, merges, persists)
            self.forget()
            if tensor in maker.moving or tensor == maker.window:
                kinds = dict(zip(ranks, chains, strict=True))
                relaxed = self._moved if tensor in maker.moving else self._swept
                maker.counts[key] = relaxed(access, products, kinds, persists, swept)
            else:
                maker.counts[key] = maker.count(products)
        return maker.counts[key]

    def _moved(self, access: Access, products: Products, kinds: dict[str, str], persists: bool, _: Sweep) -> Count:
        """A count of a tensor of which some ranks only move a window that is relaxed."""
        if persists:
            around = dict.fromkeys(self.maker.moving[access.tensor], "around")
            products = [tuple(f._replace(what=around.get(f.rank, f.what)) for f in some) for some in products]
        exact, moved = persists and self.maker.exact, self.maker.moved[access.tensor]
        lost = {each.kept: each.lost for each in moved if each.lost} if self.maker.exact else {}
        products = [tuple(_without(f, lost, kinds) for f in some) for some in products]
        lacking = [f for f in products[0] if f.rank in self.maker.lacking[access.tensor]]
        split = self._split(access, products) if exact else ()
        floors = self._each_once(access, kinds) if exact and not lost else ()
        return self.maker.count(products, self._besides(access, kinds, lacking, persists, lost), floors, split)

    def _each_once(self, access: Access, kinds: dict[str, str]) -> tuple[list[list[Factor]], ...]:
        """What instances that are sent data each for itself take at least: every element that one ever needs, once.

        With n points of p and m of r, whichever they are, an instance needs n + m - 1 elements of p + r. Of 2*p + r, if
        its points of r are even and odd ones, that is so of the even and of the odd elements: 2 * n + m - 2. And of
        p + 2*r, if its points of p are: n + 2 * m - 2 (`columns.Walks.classed`).
        """
        if not any(set(kinds[rank]) & {APART, FIRST} for rank in kinds):
            return ()
        moved = self.maker.moved[access.tensor]
        others = set(self.maker.lacking[access.tensor]) - {each.rank for each in moved}
        axes, used = list[list[list[Factor]]](), set[str]()
        for rank, _ in chain(*self.maker.terms[access.tensor]):
            here = [[*self.maker.factors.boxes(rank, 1, kinds[rank])[0]]]
            own = [each for each in moved if each.kept == rank and self.maker.sizes[each.rank] > 1]
            if len(own) == 1 and own[0].rank not in used:  # which moves one axis only, as far as that counts
                used.add(own[0].rank)
                p, r = (Factor("visits", each, kinds[each]) for each in (rank, own[0].rank))
                common = gcd(own[0].step, own[0].by)
                step, by = own[0].step // common, own[0].by // common
                here = [[*here[0], r], [p, r._replace(what="spare")]]
                if step > by:
                    here.append([p._replace(what="spare"), r._replace(what="classed", coefficient=step)])
                elif by > 1:
                    here.append([p._replace(what="classed", coefficient=by), r._replace(what="spare")])
            axes.append(here)
        instances = [Factor("visits", rank, kinds[rank]) for rank in others]
        return ([[*instances, *chain(*choice)] for choice in cartesian(*axes)],)

    def _split(self, access: Access, products: Products) -> tuple[Count, ...]:
        """A count of a tensor with strides: for every axis a part in which the rank that moves the window has no
        instances apart, so that a point brings `stride` elements (piste.search.proof.relaxation), and one in which it
        has."""
        choices = list[list[tuple[str, str, int]]]()  # by axis: the kept rank, the moved one, and how many elements
        kinds = {f.rank: f.kinds for f in products[0]}
        for rank, _ in chain(*self.maker.terms[access.tensor]):
            moved = [m for m in self.maker.moved[access.tensor] if m.kept == rank and self.maker.sizes[m.rank] > 1]
            stride = moved[0].step // gcd(moved[0].step, moved[0].by) if len(moved) == 1 else 1
            if stride > 1 and moved[0].covers and moved[0].rank in kinds:
                apart = set(kinds[moved[0].rank]) & {APART, FIRST}
                choices.append([(rank, moved[0].rank, n) for n in ((stride, 0) if apart else (stride,))])
        if access is self.einsum.output or not choices:
            return ()

        def chosen(factors: tuple[Factor, ...], choice: tuple[tuple[str, str, int], ...]) -> Iterator[Factor]:
            brings = {rank: n for kept, moved, n in choice for rank in (kept, moved)}
            moving = {moved for _, moved, _ in choice}
            for f in factors:
                if f.rank in moving and brings[f.rank]:
                    yield f._replace(what="together", coefficient=brings[f.rank])
                elif f.rank in moving:
                    yield from (f, f._replace(what="several"))
                elif brings.get(f.rank) and f.what in ("boxes", "held"):
                    plain = f.what == "boxes" and FIRST not in f.kinds and not f.lost
                    yield Factor("axis", f.rank) if plain else f._replace(coefficient=1)
                else:
                    yield f

        return tuple([self.maker.count([chosen(some, way) for some in products]) for way in cartesian(*choices)])

    def _swept(self, access: Access, products: Products, kinds: dict[str, str], persists: bool, sweep: Sweep) -> Count:
        """The least that enters a keep of a window, in any order of loops (piste.search.proof.sweeps)."""
        factors = [f for f in products[0] if f.other is None]
        windows = [
            tuple(Factor("full", r, kinds[r], 0, c, persists and r in sweep.walked) for r, c in terms)
            for terms in self.maker.terms[access.tensor]
            if len(terms) == 2
        ]

        def product(*how: str, also: tuple[Factor, ...] = (), visits: list[Factor] = factors) -> list[Factor]:
            """The axes, each with a count of its own, the innermost first."""
            axes = [x._replace(what=what, other=y) for what, (x, y) in zip(how, windows, strict=True)]
            return [*visits, *axes, *also]

        inner = sweep.inner if persists else ""
        windows = [(y, x) if y.rank == inner else (x, y) for x, y in windows]
        windows.sort(key=lambda pair: pair[0].rank != inner)
        rest = len(windows) - 1
        if not inner:
            return self.maker.count([product(*["full"] * len(windows))])
        *renewed, same = self._renewing(access, kinds, sweep)
        bounds = [product("begun", *["still"] * rest)]
        bounds += [product("renewed", *["still"] * rest, also=also) for also in renewed]
        once = [f._replace(level=0) if f.what == "visits" else f for f in factors]
        bounds.append(product("entered", *["visited"] * rest, also=same, visits=once))
        for also, levels in self._changing(access, kinds, sweep):
            at = [tuple(f._replace(level=levels[f.rank]) for f in pair) for pair in windows]
            lacking = [f for f in factors if f.what == "visits" and f.rank in self.maker.home]
            only = [f._replace(what="only", level=levels[f.rank], coefficient=f.level) for f in lacking]
            first = [f._replace(level=0) for f in lacking]
            lacking = [f._replace(level=levels[f.rank]) for f in lacking]
            others = [*(f for f in factors if f.what != "visits"), *same, *also]

            def there(*how: str, at: list[tuple[Factor, ...]] = at, others: list[Factor] = others) -> list[Factor]:
                axes = [x._replace(what=what, other=y) for what, (x, y) in zip(how, at, strict=True)]
                return [*others, *axes]

            for how in [("fresh", *["still_there"] * rest), *[("fresh_turned", "whole_there")] * (rest == 1)]:
                axes = there(*how)
                for i, f in enumerate(lacking):  # the first of them that is not in its first step
                    bounds.append([*axes, *first[:i], f._replace(what="again"), *lacking[i + 1 :]])
            bounds.append([*there("led_back", *["only_there"] * rest), *only])
            bounds.append([*there("fresh_first", *["only_there"] * rest), *first])
            if rest == 1:
                bounds.append([*there("entered_fresh", "only_again"), *first])
        if rest == 1:
            bounds += [product("turned", "shifted"), product("turned_far", "left")]
            bounds += [product("turned_near", "whole", also=also) for also in renewed]
            bounds.append(product("turned_once", "whole_once", also=same, visits=once))
            bounds.append(product("crossed", "shifted_always"))
            bounds.append(product("turned_each", "shifted_both"))
        floors = self._covering(windows, factors, sweep)
        return self.maker.count([product("swept", *["full"] * rest)], bounds, floors)

    def _covering(
        self, windows: list[tuple[Factor, ...]], factors: list[Factor], sweep: Sweep
    ) -> list[list[list[Factor]]]:
        """By keep above that of a window, and by itself: what all loops from there down cover in each step of the
        others, less what was there before. Of the first axes that, of one what is new, and of the others all. Of keeps
        above which loops that the window lacks are the same, the outermost is enough."""
        found, seen = list[list[list[Factor]]](), set[tuple[int, ...]]()
        several = [f.rank for f in factors if f.what == "visits" and f.rank in self.maker.home]
        for cut in range(len(sweep.outer) + 1):
            levels = {f.rank: sum(f.rank in ranks for ranks in sweep.outer[:cut]) for f in (*factors, *chain(*windows))}
            lacking = tuple(levels[rank] for rank in several)
            if lacking in seen and cut < len(sweep.outer):
                continue
            seen.add(lacking)
            visits = [f._replace(level=levels[f.rank]) if f.what == "visits" else f for f in factors]
            at = [tuple(f._replace(level=levels[f.rank]) for f in pair) for pair in windows]
            ways = (["covered_before"] * i + ["covers_anew"] + ["covers"] * (len(at) - 1 - i) for i in range(len(at)))
            axes = ([x._replace(what=what, other=y) for what, (x, y) in zip(way, at, strict=True)] for way in ways)
            found.append([[*visits, *some] for some in axes])
        return found

    def _renewing(self, access: Access, kinds: dict[str, str], sweep: Sweep) -> list[tuple[Factor, ...]]:
        """Ways in which indices that are no windows are walked directly above a keep: the first with steps, or none."""
        alone = [rank for terms in self.maker.terms[access.tensor] if len(terms) == 1 for rank, _ in terms]
        found, before = list[tuple[Factor, ...]](), list[Factor]()
        for rank in alone:
            if rank in sweep.walked:
                level = max(i for i, kind in enumerate(kinds[rank]) if kind == "L")
                found.append((*before, Factor("changes", rank, level=level)))
                before.append(Factor("stays", rank, level=level))
        return [*found, tuple(before)]

    def _changing(
        self, access: Access, kinds: dict[str, str], sweep: Sweep
    ) -> Iterator[tuple[tuple[Factor, ...], dict[str, int]]]:
        """Ways in which indices that are no windows are walked between keeps further out: the first with steps, from
        the innermost on, and by rank how many loops are above these keeps."""
        alone = [rank for terms in self.maker.terms[access.tensor] if len(terms) == 1 for rank, _ in terms]
        before = list[Factor]()
        for gap in reversed(range(len(sweep.outer))):
            levels = {rank: sum(rank in ranks for ranks in sweep.outer[:gap]) for rank in kinds}
            for rank in alone:
                if rank in sweep.outer[gap]:
                    loops = [i for i, kind in enumerate(kinds[rank]) if kind == "L"]
                    yield (*before, Factor("changes", rank, level=loops[levels[rank]])), levels
                    before.append(Factor("stays", rank, level=loops[levels[rank]]))

    def _besides(
        self, access: Access, kinds: dict[str, str], lacking: list[Factor], persists: bool, lost: dict[str, int]
    ) -> Iterator[list[Factor]]:
        """What instances of a rank that moves a relaxed window take besides the whole of it.

        With so many points X of the kept rank in T steps, and Y in S of the moved one, an axis is X S, and besides
        T (Y - S), and perhaps more. A product for every choice of these for every axis but the first ones. A rank
        that moves two axes, I[p+r,q+r], counts along the first: of instances of r in order, each has a column of points
        of its own there, beyond those of all before. Points that may be padding do not count, nor steps in which there
        may be no others.
        """
        factors = {f.rank: f for f in lacking}
        choices: list[list[list[Factor]]] = []
        for rank, c in chain(*self.maker.terms[access.tensor]):
            seen = kinds[rank]
            apart, level = seen.replace("M", "A"), seen.count("L")
            several = (each for each in self.maker.moved[access.tensor] if self.maker.sizes[each.rank] > 1)
            moved = [each for each in several if each.kept == rank and each.rank in factors]
            others = {each.rank: factors.pop(each.rank) for each in moved}
            padded = lost.get(rank, 0)
            here = [[Factor("boxes", rank, apart, coefficient=c if persists else 1, lost=padded), *others.values()]]
            steps = Factor("visits", rank, seen, level, lost=padded)
            for each in moved:
                f, further = others[each.rank], self._further(access, each, others[each.rank], steps, persists)
                rest = [other for name, other in others.items() if name != each.rank]
                if "M" in f.kinds and not persists:  # else that depends on tiles, which shapes have the smallest of
                    here.append([steps, Factor("spare", each.rank, f.kinds, f.level), *rest])
                if further and len(moved) == 1 and not padded:
                    here.append(further)
            choices.append(here)
        chosen = islice(cartesian(*choices), 1, None)
        return ([*factors.values(), *chain(*choice)] for choice in chosen)

    def _further(self, access: Access, moved: MovingRank, f: Factor, steps: Factor, persists: bool) -> list[Factor]:
        """What a stride adds. Single points fall into classes, C in a step, so that there are (X - T)(C - S) more. Of
        tiles, if the moved rank is walked below, all that lies up to the next one is brought."""
        common = gcd(moved.step, moved.by)
        step, by = moved.step // common, moved.by // common
        if persists:
            apart = steps.kinds.replace("M", "A")
            every = Factor("visits", steps.rank, apart, steps.level)
            if access is self.einsum.output:  # every point, not the end of every tile
                every = Factor("boxes", steps.rank, apart)
            return [every, Factor("once", f.rank, f.kinds, f.level, step)] if by == common == 1 < step else []
        if "M" not in f.kinds or max(step, by) == 1:
            return []
        if step >= by:
            return [Factor("spare", *steps[1:4]), Factor("classes", *f[1:4], step)]
        return [Factor("classes", *steps[1:4], by), Factor("spare", *f[1:4])]


def _without(f: Factor, lost: dict[str, int], kinds: dict[str, str]) -> Factor:
    """A factor of a padded axis of which some points do not count."""
    if f.rank not in lost or f.what not in ("axis", "boxes", "held"):
        return f
    whole = f.what == "axis"
    seen = kinds[f.rank].replace(MERGED, APART) if whole else f.kinds
    return f._replace(what="boxes" if whole else f.what, kinds=seen, lost=lost[f.rank])


# The plan of a search: its shapes with their terms, made once for all layers and chips that are alike

MANY = 2_000  # shapes that a plan remembers
PRICES = 4  # of which it remembers the problems of shapes
NUMBERS, FEW = 1 << 24, 1 << 21  # in chains and columns: while a search goes on, and after it


class Plan:
    """The terms of the shapes of a layout, by what is kept where.

    Two spaces share a plan if they differ in sizes, prices, capacities and bandwidths only (`Layout.facts`).
    """

    def __init__(self, layout: Layout, moving: Moving, opened: bool, every: bool):
        self.maker = TermMaker(layout, moving, opened, every)
        shapes = partial(layout.shapes, staged=layout.workload.tensors) if every else layout.shapes
        self._shapes = layout.families if opened else shapes
        self._known: dict[tuple[tuple[str, ...], ...], list[Terms]] = {}
        self._room = MANY
        self._outlines: dict[tuple[object, ...], dict[Terms, list[ShapeProblem]]] = {}
        self.cache = Cache()

    def tidy(self, most: int = NUMBERS) -> bool:
        """Keep no more chains and columns than so many numbers; whether they are gone now. Chains, which take the
        least room, stay if they are no more than half of it."""
        full = self.full(most)
        if full:
            self.cache = self.cache.tidied(most // 2)
        return full

    def full(self, most: int = NUMBERS) -> bool:
        """Whether there are more."""
        return self.cache.numbers > most

    def outlines(self, prices: tuple[object, ...]) -> dict[Terms, list[ShapeProblem]]:
        """The problems of shapes that were written down with these prices."""
        if prices not in self._outlines:
            if len(self._outlines) == PRICES:
                del self._outlines[next(iter(self._outlines))]
            self._outlines[prices] = {}
        return self._outlines[prices]

    def of(self, kept: dict[str, tuple[str, ...]]) -> Iterator[Terms]:
        """Those of the shapes with these keeps besides the backing stores."""
        key = tuple(kept.values())
        if key in self._known:
            yield from self._known[key]
            return
        made: list[Terms] = []
        for shape in self._shapes(kept):
            terms = Terms(self.maker, shape)
            if len(made) <= self._room:
                made.append(terms)
            yield terms
        if len(made) <= self._room:
            self._known[key], self._room = made, self._room - len(made)


@dataclass(frozen=True)
class _Alike:
    """What a plan is made from; two are equal if one plan serves both (`facts`, and which shapes are asked for)."""

    facts: tuple[object, ...]
    layout: Layout = field(compare=False)
    moving: Moving = field(compare=False)
    opened: bool
    every: bool


def plan_of(layout: Layout, moving: Moving | None = None, opened: bool = False, every: bool = False) -> Plan:
    """The plan of a layout, or that of an earlier one of which the same is true; `moving` is of a relaxed one, and if
    `opened`, its loops stand in any order. With `every`, it has shapes in which a keep is of no use too."""
    moving = moving or {}
    listed = tuple(moving.items())
    return _plan(_Alike((layout.facts, listed), layout, moving, opened, every))


@lru_cache(maxsize=16)
def _plan(alike: _Alike) -> Plan:
    return Plan(alike.layout, alike.moving, alike.opened, alike.every)
