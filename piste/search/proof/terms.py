"""The terms of a shape: what its mappings move, take and occupy, as sums of products with one factor per rank or axis.

The counts are those of `piste.count.closed`, left as products: each factor depends on the chain of its own ranks alone.
Most shapes share most of their counts, which are made once. No size, price or capacity is known here but which ranks
have one element and which of two that share an axis is longer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, islice
from itertools import product as cartesian
from math import gcd
from typing import Any, NamedTuple

from piste.mapspace.shapes import Layout, Shape, Sweep
from piste.search.proof.columns import PERFECT, Column, Factor, Slots
from piste.search.proof.padding import can_be_tabled
from piste.search.proof.relaxation import Moved, Moving
from piste.spec.einsum import Access
from piste.spec.mapping import Keep, Loop, Spread
from piste.spec.workload import Workload


def has_terms(workload: Workload) -> bool:
    """Whether all counts are known as products: no axis of three ranks, no rank in two axes, no affine output, and no
    padding but of axes with two ranks, of one tensor, that can be listed."""
    (einsum,) = workload.einsums
    if einsum.padded and not can_be_tabled(workload):
        return False
    for access in (*einsum.operands, einsum.output):
        ranks = [rank for index in access.indices for rank in index.ranks]
        if len(set(ranks)) < len(ranks) or any(len(index.terms) > 2 for index in access.indices):
            return False
    return len(einsum.accesses) == len(einsum.operands) + 1 and all(i.is_plain for i in einsum.output.indices)


@dataclass(frozen=True, eq=False, slots=True)
class Product:
    """Whole axes, the bits of a tensor's elements where it is an extent, and a column of every group that has a part.

    Of one ledger, equal ones are the same.
    """

    axes: tuple[tuple[str, int], ...]  # a rank and its coefficient
    tensor: str | None
    columns: tuple[Column | None, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Count:
    """Elements that enter a keep: all that is visited, less what stays when each loop (of a rank) advances."""

    whole: Product
    kept: tuple[tuple[str, Product], ...]
    besides: tuple[Product, ...] = ()  # what instances that move a relaxed window take more than the whole


Step = tuple[str, str | None]  # a rank and, if it is spread, the fanout
Counts = tuple[Count, Count | None, Count | None]


class KeepTerms:
    """The terms of one keep of one tensor; `inner` is the next below, or the unit."""

    def __init__(
        self,
        maker: TermMaker,
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
        self.memory, self._access, self._maker = memory, maker.einsum.accesses[tensor], maker
        self._place, self._retain, self._outermost, self._persists = place, retain, outermost, persists
        self._here, self._below = maker.walk(path[:place]), maker.walk(path, leaf)
        self._output = self._access is maker.einsum.output
        above = [rank for rank, fanout in path[:place] if fanout is None]
        # Whether another tile may follow the first: in a double-buffered memory it then needs room besides.
        self.streams = not outermost and any(not retain or rank in self._access.ranks for rank in above)
        self.stays, self.crossing_stays = retain, persists  # whether tiles persist here, and in the next keep below
        self.priced = tensor, memory, inner, self._output, outermost
        self.tile = self._here.extent(self._access)  # in bits
        self._counts: dict[bool, Counts] = {}
        self._sweep, self._next = sweeps  # of the keep and of the next below, where orders are open

    def counts(self, first: bool) -> Counts:
        """What crosses from the keep to the next one below or to the compute, what arrives in it, and what is touched
        for the first time; of all instances or of the first."""
        if first not in self._counts:
            here, access, place = self._here, self._access, self._place
            self._counts[first] = (
                self._below.count(access, place, first, self._persists, self._next),
                None if self._outermost else here.count(access, place, first, self._retain, self._sweep),
                self._maker.count(here.distinct(access, first)) if self._output else None,
            )
        return self._counts[first]


class Chained(NamedTuple):
    """The loops and spreads of one rank in a shape: the axis of a spread, and the memory or axis that limits each."""

    rank: str
    slots: tuple[tuple[str | None, str], ...]
    leaf: bool
    leaf_level: str


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
        self.steps, self.keeps = maker.walk(whole, shape.leaf).steps(), list[KeepTerms]()
        for tensor, listed in keeps.items():
            for i, (memory, place, retain) in enumerate(listed):
                if i + 1 < len(listed):
                    inner, below, persists = listed[i + 1]
                    leaf = None
                else:
                    inner, below, persists, leaf = maker.unit, len(whole), False, shape.leaf
                swept = sweeps.get((tensor, memory)), sweeps.get((tensor, inner))
                about = tensor, memory, place, retain, i == 0, inner, whole[:below], persists, leaf, swept
                self.keeps.append(maker.keep(*about))
        self.slots: list[Slots] = [  # by group
            tuple([(s.rank, s.over) for s in shape.slots if s.rank in ranks]) for ranks in maker.groups
        ]
        self.chains = [
            [
                Chained(
                    r,
                    tuple([(s.over, s.level) for s in shape.slots if s.rank == r]),
                    r in shape.leaf,
                    shape.leaf_level,
                )
                for r in ranks
            ]
            for ranks in maker.groups
        ]


class TermMaker:
    """Makes the terms of shapes that are alike in all but sizes, prices and capacities."""

    def __init__(self, layout: Layout, moving: Moving, opened: bool = False):
        workload, chip = layout.workload, layout.architecture
        self.window = layout.window if opened else ""  # the tensor that slides, where the order of loops is open
        self.einsum, self.sizes = workload.einsums[0], workload.sizes
        self.unit = chip.units_for(self.einsum)[0].name
        self.exact = layout.factors not in PERFECT  # what stays in short last regions counts too
        self.merging = {
            how: {f.name for f in chip.fanouts.values() if getattr(f, how)} for how in ("multicast", "reduce")
        }
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
        self.lacking = {t: [r for r in self.einsum.ranks if r not in a.ranks] for t, a in self.einsum.accesses.items()}
        self.groups = self._joined()
        self.home = {r: g for g, ranks in enumerate(self.groups) for r in ranks}
        self._kept: dict[tuple[object, ...], KeepTerms] = {}
        self._columns: dict[tuple[Factor, ...], Column] = {}
        self._products: dict[tuple[object, ...], Product] = {}
        self._counts: dict[tuple[object, ...], Count] = {}
        self.counts: dict[tuple[object, ...], Count] = {}  # by what they depend on
        self.extents: dict[tuple[object, ...], Product] = {}
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

    def keep(self, *about: Any) -> KeepTerms:
        """That of a keep, which many shapes have in common."""
        keep = self._kept.get(about)
        if keep is None:
            keep = self._kept[about] = KeepTerms(self, *about)
        return keep

    def walk(self, path: tuple[Step, ...], leaf: frozenset[str] | None = None) -> _Walk:
        key = path, leaf
        if key not in self._walks:
            self._walks[key] = _Walk(self, path, leaf)
        return self._walks[key]

    def product(
        self, factors: list[Factor], axes: Iterable[tuple[str, int]] = (), tensor: str | None = None
    ) -> Product:
        """Factors by group, without those that are one."""
        parts: list[tuple[Factor, ...]] = [()] * len(self.groups)
        for f in factors:
            if f.what in ("visits", "around") and "A" not in f.kinds and not (f.level and "L" in f.kinds):
                continue
            home = self.home.get(f.rank)
            if home is None and f.other is not None:
                home = self.home.get(f.other.rank)
            if home is not None:  # a rank of size 1 contributes nothing
                parts[home] += (f,)
        columns = tuple([self._column(part) if part else None for part in parts])
        key = tuple(axes), tensor, columns
        if key not in self._products:
            self._products[key] = Product(*key)
        return self._products[key]

    def _column(self, factors: tuple[Factor, ...]) -> Column:
        if factors not in self._columns:
            self._columns[factors] = Column(factors)
        return self._columns[factors]

    def count(
        self, whole: Product, kept: tuple[tuple[str, Product], ...] = (), besides: tuple[Product, ...] = ()
    ) -> Count:
        key = whole, kept, besides
        if key not in self._counts:
            self._counts[key] = Count(whole, kept, besides)
        return self._counts[key]


class _Walk:
    """The loops and spreads above a place; if that is the compute, `leaf` is what it walks."""

    def __init__(self, maker: TermMaker, path: tuple[Step, ...], leaf: frozenset[str] | None = None):
        self.maker, self.path, self.leaf, self.einsum = maker, path, leaf or frozenset(), maker.einsum
        self.steps_of: dict[str, list[tuple[int, str | None]]] = {r: [] for r in self.einsum.ranks}
        for i, (rank, fanout) in enumerate(path):
            self.steps_of[rank].append((i, fanout))

    def steps(self) -> Product:
        """The steps of the compute: the first instances are at work in each."""
        kinds = {r: self._kinds(r, len(self.path), True, "reduce") for r in self.einsum.ranks}
        return self.maker.product([Factor("visits", r, seen, seen.count("L")) for r, seen in kinds.items()])

    def _kinds(self, rank: str, above: int, first: bool, merges: str) -> str:
        """A rank's nodes as a count sees them that a keeper below `above` of all nodes makes."""
        out = ""
        for i, fanout in self.steps_of[rank]:
            if fanout is None:
                out += "L"
            elif i < above:
                out += "Z" if first else "A"
            else:
                out += "M" if fanout in self.maker.merging[merges] else "A"
        return out + "L" * (rank in self.leaf)

    def distinct(self, access: Access, first: bool) -> Product:
        """Elements of the output that the instances here touch, each for itself."""
        axes, factors = list[tuple[str, int]](), list[Factor]()
        own = {*access.ranks, *self.maker.moving.get(access.tensor, ())}  # at most, if a window is relaxed
        for rank in self.einsum.ranks:
            kinds = self._kinds(rank, len(self.path), first, "reduce")
            if rank not in own:
                factors.append(Factor("visits", rank, kinds, 0))
            elif "Z" in kinds:
                factors.append(Factor("boxes", rank, kinds))
            else:
                axes.append((rank, 1))
        return self.maker.product(factors, axes)

    def extent(self, access: Access) -> Product:
        """The largest tile of a tensor, in bits."""
        key = access.tensor, *[len(self.steps_of[rank]) for rank in access.ranks]
        if key not in self.maker.extents:
            self.maker.extents[key] = self._extent(access)
        return self.maker.extents[key]

    def _extent(self, access: Access) -> Product:
        axes, factors = list[tuple[str, int]](), list[Factor]()
        for terms in self.maker.terms[access.tensor]:
            parts = [Factor("extent", rank, level=len(self.steps_of[rank]), coefficient=c) for rank, c in terms]
            if len(parts) == 2:
                x, y = parts
                factors.append(Factor("width", x.rank, level=x.level, coefficient=x.coefficient, other=y))
            elif parts and parts[0].level == 0:
                axes += terms
            else:
                factors += parts
        return self.maker.product(factors, axes, access.tensor)

    def count(self, access: Access, above: int, first: bool, persists: bool, sweep: Sweep | None = None) -> Count:
        """Elements of a tensor that enter a keep here, counted by the keeper below `above` nodes (or by itself)."""
        if access.tensor == self.maker.window:
            return self._swept(access, above, first, persists, sweep or Sweep(""))
        loops = [rank for rank, fanout in self.path if fanout is None] if persists else []
        while loops and loops[-1] not in access.ranks:
            loops.pop()  # loops that do not concern the tensor, below all that do, change nothing
        merges = "reduce" if access is self.einsum.output else "multicast"
        lacking, plain = self.maker.lacking[access.tensor], access.tensor in self.maker.plain
        keeps = persists and (self.maker.exact or access.tensor in self.maker.sliding)
        alone = plain and not first and not keeps and access.tensor not in self.maker.moving
        concerned = lacking if alone else self.einsum.ranks
        kinds = {r: self._kinds(r, above, first, merges) for r in concerned}
        levels = [loops.count(r) if persists else kinds[r].count("L") for r in lacking]
        key = access.tensor, persists, *kinds.values(), *levels, *(loops if keeps else ())
        if key not in self.maker.counts:
            self.maker.counts[key] = self._count(access, kinds, levels, loops if keeps else [], persists)
        return self.maker.counts[key]

    def _count(
        self, access: Access, kinds: dict[str, str], levels: list[int], loops: list[str], persists: bool
    ) -> Count:
        """Less what is kept when these loops advance."""
        moving = self.maker.moving.get(access.tensor, ()) if persists else ()
        axes, factors = list[tuple[str, int]](), list[Factor]()
        for rank, level in zip(self.maker.lacking[access.tensor], levels, strict=True):
            factors.append(Factor("around" if rank in moving else "visits", rank, kinds[rank], level))
        besides = self._besides(access, kinds, factors, persists)
        for terms in self.maker.terms[access.tensor]:
            if len(terms) == 2:
                factors.append(self._axis("pair", *(Factor("side", r, _joined(kinds[r]), 0, c) for r, c in terms)))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            plain = kinds.get(rank, "").replace("M", "A")
            if c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                axes.append((rank, 1))
        kept = []
        seen, left = dict.fromkeys(self.einsum.ranks, 0), {r: loops.count(r) for r in self.einsum.ranks}
        for loop in loops:
            left[loop] -= 1
            product = self._kept(access, kinds, loop, seen, left)
            if product is not None:
                kept.append((loop, product))
            seen[loop] += 1
        return self.maker.count(self.maker.product(factors, axes), tuple(kept), besides)

    def _swept(self, access: Access, above: int, first: bool, persists: bool, sweep: Sweep) -> Count:
        """The least that enters a keep of a window, in any order of loops (piste.search.proof.sweeps)."""
        loops = [rank for rank, fanout in self.path if fanout is None] if persists else []
        while loops and loops[-1] not in access.ranks:
            loops.pop()
        kinds = {r: self._kinds(r, above, first, "multicast") for r in self.einsum.ranks}
        key = access.tensor, persists, sweep[1:], *kinds.values(), *map(loops.count, self.maker.lacking[access.tensor])
        if key in self.maker.counts:
            return self.maker.counts[key]
        factors, axes, windows = list[Factor](), list[tuple[str, int]](), list[tuple[Factor, Factor]]()
        for rank in self.maker.lacking[access.tensor]:
            level = loops.count(rank) if persists else kinds[rank].count("L")
            factors.append(Factor("visits", rank, kinds[rank], level))
        for terms in self.maker.terms[access.tensor]:
            if len(terms) == 2:
                x, y = (Factor("full", r, kinds[r], 0, c, persists and r in sweep.walked) for r, c in terms)
                windows.append((x, y))
            for rank, c in terms if len(terms) == 1 else ():
                plain = kinds[rank].replace("M", "A")
                if c > 1 or "Z" in plain:
                    factors.append(Factor("boxes", rank, plain, coefficient=c))
                else:
                    axes.append((rank, 1))

        def product(*how: str, also: tuple[Factor, ...] = (), visits: list[Factor] = factors) -> Product:
            """The axes in this way each, the innermost first."""
            ways = [x._replace(what=what, other=y) for what, (x, y) in zip(how, windows, strict=True)]
            return self.maker.product([*visits, *ways, *also], axes)

        inner = sweep.inner if persists else ""
        windows = [(y, x) if y.rank == inner else (x, y) for x, y in windows]
        windows.sort(key=lambda pair: pair[0].rank != inner)
        rest = len(windows) - 1
        if not inner:
            count = self.maker.count(product(*["full"] * len(windows)))
        else:
            *renewed, same = self._renewing(access, kinds, sweep)
            ways = [product("begun", *["still"] * rest)]
            ways += [product("renewed", *["still"] * rest, also=also) for also in renewed]
            once = [f._replace(level=0) for f in factors if f.what == "visits"] + [
                f for f in factors if f.what != "visits"
            ]
            ways.append(product("entered", *["visited"] * rest, also=same, visits=once))
            if rest == 1:
                ways += [product("turned", "shifted"), product("turned_far", "left")]
                ways += [product("turned_near", "whole", also=also) for also in renewed]
                ways.append(product("turned_once", "whole_once", also=same, visits=once))
                ways.append(product("crossed", "shifted_always"))
            count = self.maker.count(product("swept", *["full"] * rest), (), tuple(ways))
        self.maker.counts[key] = count
        return count

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

    def _besides(
        self, access: Access, kinds: dict[str, str], lacking: list[Factor], persists: bool
    ) -> tuple[Product, ...]:
        """What instances of a rank that moves a relaxed window take besides the whole of it.

        With so many points X of the kept rank in T steps, and Y in S of the moved one, an axis is X S, and besides
        T (Y - S), and perhaps more. A product for every choice of these for every axis but the first ones.
        """
        if access.tensor not in self.maker.moved:
            return ()
        factors = {f.rank: f for f in lacking}
        ways: list[list[list[Factor]]] = []
        for rank, c in chain(*self.maker.terms[access.tensor]):
            seen = kinds[rank]
            apart, level = seen.replace("M", "A"), seen.count("L")
            several = (each for each in self.maker.moved[access.tensor] if self.maker.sizes[each.rank] > 1)
            moved = [each for each in several if each.kept == rank]
            others = {each.rank: factors.pop(each.rank) for each in moved}
            here = [[Factor("boxes", rank, apart, coefficient=c if persists else 1), *others.values()]]
            steps = Factor("visits", rank, seen, level)
            for each in moved:
                f, further = others[each.rank], self._further(access, each, others[each.rank], steps, persists)
                rest = [other for name, other in others.items() if name != each.rank]
                if "M" in f.kinds and not persists:  # else that depends on tiles, which shapes have the smallest of
                    here.append([steps, Factor("spare", each.rank, f.kinds, f.level), *rest])
                if further and len(moved) == 1:
                    here.append(further)
            ways.append(here)
        chosen = islice(cartesian(*ways), 1, None)
        return tuple(self.maker.product([*factors.values(), *chain(*choice)]) for choice in chosen)

    def _further(self, access: Access, moved: Moved, f: Factor, steps: Factor, persists: bool) -> list[Factor]:
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

    def _axis(self, what: str, x: Factor, y: Factor) -> Factor:
        if self.maker.sizes[x.rank] < self.maker.sizes[y.rank]:
            x, y = y, x  # instances of the smaller rank, usually of the filter, are the more alike
        return Factor(what, x.rank, x.kinds, x.level, x.coefficient, x.advances, y)

    def _kept(
        self, access: Access, kinds: dict[str, str], loop: str, above: dict[str, int], below: dict[str, int]
    ) -> Product | None:
        """What stays when a loop of a rank advances, with so many loops of each above it and below; None if nothing."""
        axes, factors = list[tuple[str, int]](), list[Factor]()
        moving = self.maker.moving.get(access.tensor, ())
        if loop in moving:
            return None
        for terms in self.maker.terms[access.tensor]:
            if len(terms) == 2:
                x, y = (Factor("side", r, _joined(kinds[r]), above[r], c, r == loop) for r, c in terms)
                factors.append(self._axis("kept", x, y))
            if len(terms) != 1:
                continue
            ((rank, c),) = terms
            if rank == loop:
                return None
            plain = kinds[rank].replace("M", "A")
            if below[rank] or (self.maker.exact and ("Z" in plain or c > 1)):
                factors.append(Factor("held", rank, plain, above[rank], c))
            elif c > 1 or "Z" in plain:
                factors.append(Factor("boxes", rank, plain, coefficient=c))
            else:
                axes.append((rank, 1))
        for rank in self.maker.lacking[access.tensor]:
            what = "around" if rank in moving else "more" if rank == loop else "visits"
            factors.append(Factor(what, rank, kinds[rank], above[rank]))
        return self.maker.product(factors, axes)


def _joined(kinds: str) -> str:
    """Of spreads next to each other the last says where instances are, if each tile divides the one around it."""
    return kinds.replace("AA", "-A").replace("MM", "-M")
