"""What one Einsum of a cascade costs below the exchange memory, for every extent that shared loops may leave it.

Below shared loops every keep starts each iteration empty (`retain: false`), and tiles divide the ones around them. A
count is then a product with one factor per rank: the steps of the walks that it sees. So the cost of a shape, over the
whole run of the cascade, is a sum of products, and `kernel.c` finds the least. Einsums that differ in names only share
a `Kind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, chain, combinations, pairwise, product
from math import inf, prod
from operator import mul
from typing import NamedTuple, TypeVar

import numpy as np

from piste.count.closed import padding_refusal
from piste.mapspace.constraints import Constraint, Constraints, Range, Rules
from piste.mapspace.factors import LOOP, SPREAD
from piste.mapspace.shapes import Layout, Shape
from piste.search.fused.einsum import kernel
from piste.search.fused.einsum.extent import (
    Below,
    Extent,
    Part,
    Window,
    back,
    boxes_of,
    divisors,
    held,
    is_odd,
    is_uneven,
    largest,
    mean,
    part_of,
    runs,
    total,
    unit,
)
from piste.search.fused.einsum.kernel import Floats, Integers, Stair, Struct
from piste.search.fused.einsum.prices import CascadePrices, TensorPrices
from piste.search.fused.einsum.ranks import all_ranks, fewer_ranks
from piste.search.fused.einsum.tables import Column, GroupTable, ShapeTables, ints, rank_chains
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Einsum, Index
from piste.spec.mapping import Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload


def without_retention(constraints: Constraints) -> Constraints:
    """The same, and every keep starts each iteration empty."""
    entries = [replace(entry, retain=None) for entry in constraints.entries]
    said = [e for e in entries if e.to_dict() not in ({}, {"memory": e.memory}, {"axis": e.axis})]
    return Constraints((*said, Constraint(retain=False)))


def why_not(einsum: Einsum, sizes: dict[str, int]) -> str | None:
    """Why the counts of an Einsum are no products of one factor per rank; None if they are."""
    if (reason := padding_refusal(einsum, sizes)) is not None:
        return reason
    tensors = [a.tensor for a in einsum.operands]
    if len(set(tensors)) < len(tensors) or einsum.name in tensors:
        return f"{einsum.name} reads a tensor twice"
    for access in einsum.accesses.values():
        ranks = [rank for index in access.indices for rank in index.ranks]
        if len(set(ranks)) < len(ranks):
            return f"{access} has a rank twice"
        if any(len(index.terms) > 2 for index in access.indices):
            return f"{access} adds three ranks in an index"
    if not all(index.is_plain for index in einsum.output.indices):
        return f"{einsum.output} is no plain result"
    return None


class Other(NamedTuple):
    """What another search found of one Einsum alone, outside shared loops: a lower bound, and a branch."""

    lower: float
    stair: Stair | None  # None: nothing fits


# Of an Einsum under constraints, with tensors backed by the exchange memory and so many bits there for others.
Search = Callable[[Workload, Constraints, tuple[str, ...], float], Other]


class _Lengths(NamedTuple):
    """How long tiles are along an axis, by the extents of its ranks: on average, at most, and what all tiles of these
    extents or of smaller ones have together at least."""

    ranks: tuple[str, ...]
    length: Floats
    longest: Floats
    passed: Floats


T = TypeVar("T")


def on_time(each: Iterable[T]) -> Iterator[T]:
    """One after the other, as long as there is time."""
    for one in each:
        kernel.check()
        yield one


class Kind:
    """An Einsum on a chip, with the rules of its mappings, its prices and the memory in which tensors are exchanged."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        rules: Rules,
        exchange: str,
        prices: CascadePrices,
        parts: dict[str, tuple[Part, ...]] | None = None,
        search: Callable[[tuple[str, ...], float], Other] | None = None,
        tables: ShapeTables | None = None,
    ):
        self.parts = parts or {}
        self.odd = {r: n for r, each in self.parts.items() if (n := sum(map(is_odd, each)))}  # how many, by rank
        self.of = workload  # the Einsum as it is; all else here has ranks that stand in the same tensors as one
        self.left = _left(workload, self.parts)  # of its own ranks: what shared loops may leave
        workload, self.made_of, rules = _merged(workload, rules, self.parts)
        self.workload, self.architecture, self.rules, self.exchange, self.prices = (
            workload, architecture, rules, exchange, TensorPrices(prices, workload, architecture)
        )  # fmt: skip
        self.einsum = workload.einsums[0]
        self.home = next(iter(architecture.memories))
        self.tensors = workload.tensors
        self.ranks = [r for r in self.einsum.ranks if workload.sizes[r] > 1]
        self._search, self._others = search, dict[int, list[tuple[float, Other]]]()
        self.gap = 0.0  # between what another search found and its lower bound
        self.extents = {r: _below_too(left) for r, left in _left(workload, self.parts).items()}
        self.layout = Layout(workload, architecture, rules, "perfect")
        unit = architecture.units_for(self.einsum)[0]
        self.unit, self.ops = unit, prod(workload.sizes[r] for r in self.einsum.ranks)
        self.over = tuple(f"{f.name}.{axis}" for f in architecture.fanouts.values() for axis in f.axes)
        self.groups = self._joined()
        self.limits = self._limits()
        self._tables = ShapeTables() if tables is None else tables
        self.shapes: list[tuple[Shape, list[GroupTable]]] = []
        self.size = {t: prod(workload.shapes[t]) for t in self.tensors}
        self._least: dict[tuple[tuple[int, ...], int], float] = {}
        self._fitting: dict[tuple[int, int, int, int], list[tuple[float, float, float]]] = {}
        self._crossed: dict[tuple[str, tuple[int, ...]], float] = {}
        self._moved: dict[tuple[str, bool], float] = {}
        self._spared: dict[str, float] = {}
        self._elements: dict[tuple[str, tuple[int, ...], bool], float] = {}
        self._outlines: dict[tuple[tuple[int, ...], int, bool], list[tuple[float, Stair | None]]] = {}

    # ------------------------------------------------------------- what there is

    def _joined(self) -> list[tuple[str, ...]]:
        joined: list[tuple[str, ...]] = []
        for access in self.einsum.accesses.values():
            for index in access.indices:
                inside = tuple(r for r in index.ranks if r in self.ranks)
                if len(inside) == 2 and inside not in joined and inside[::-1] not in joined:
                    joined.append(inside)
        found = [*joined, *((r,) for r in self.ranks if not any(r in pair for pair in joined))]
        return sorted(found, key=lambda ranks: -prod(len(divisors(self.workload.sizes[r])) for r in ranks))

    @property
    def supported(self) -> bool:
        """Whether each rank shares an index with one other at most."""
        listed = [r for group in self.groups for r in group]
        return len(listed) == len(set(listed))

    def _limits(self) -> dict[str, int]:
        fanouts = self.architecture.fanouts.values()
        return {f"{f.name}.{axis}": width for f in fanouts for axis, width in f.axes.items()}

    @cached_property
    def alike(self) -> dict[str, str]:
        """The second axis of a fanout, and the first, if the same may be spread over both: they are taken as one."""
        found, rules = dict[str, str](), self.rules
        for f in self.architecture.fanouts.values():
            axes = [f"{f.name}.{axis}" for axis, width in f.axes.items() if width > 1]  # shapes have no others
            if len(axes) == 2 and len({rules.axis_ranks(o) for o in axes}) == 1:
                spans = {rules.axis_bounds(o, r) for o in axes for r in self.einsum.ranks}
                if spans <= {Range()} and all(rules.axis_least(o) == 1 for o in axes):
                    found[axes[1]] = axes[0]
        return found

    @cached_property
    def _widths(self) -> dict[str, int]:
        """Of axes, those of two that are taken as one multiplied."""
        widths = dict(self.limits)
        for second, first in self.alike.items():
            widths[first] *= widths[second]
        return widths

    @cached_property
    def exchangeable(self) -> int:
        """Which tensors the exchange memory may keep, a bit for each."""
        return sum(1 << i for i, t in enumerate(self.tensors) if self.rules.may_keep(self.exchange, t))

    def further_in(self) -> list[str]:
        """The memories further in than the exchange memory."""
        memories = list(self.architecture.memories)
        return memories[memories.index(self.exchange) + 1 :]

    def keep_sets(self) -> Iterator[dict[str, tuple[str, ...]]]:
        """By tensor: the memories further in that keep it."""
        choices = []
        for tensor in self.tensors:
            may = [m for m in self.further_in() if self.rules.may_keep(m, tensor)]
            must = {m for m in may if self.rules.must_keep(m, tensor)}
            subsets = chain.from_iterable(combinations(may, n) for n in range(len(may) + 1))
            choices.append([s for s in subsets if must <= set(s)])
        for choice in product(*choices):
            yield dict(zip(self.tensors, choice, strict=True))

    @cached_property
    def packed(self) -> Struct:
        """All that the kernel takes."""
        if not self._tables.shapes:
            self._tables.shapes = [shape for kept in on_time(self.keep_sets()) for shape in self.layout.shapes(kept)]
        shape_costs = [_ShapeCost(self, shape) for shape in on_time(self._tables.shapes)]
        shape_costs = [s for s in shape_costs if all(len(t.at[0]) for t in s.tables)]
        self.shapes = [(s.shape, s.tables) for s in shape_costs]
        listed = [s.packed() for s in on_time(shape_costs)]
        shapes = kernel.together(listed)
        choices = [len(self.extents[r]) for r in self.ranks]
        sizes = self.workload.sizes
        extents = [
            np.array([[mean(e), unit(e), runs(sizes[r], e)] for e in self.extents[r]], float).T.copy()
            for r in self.ranks
        ]
        within = [ints(self._root(r, e) for e in self.extents[r]) for r in self.ranks]
        group = {r: g for g, ranks in enumerate(self.groups) for r in ranks}
        step, cell = dict[str, int](), dict[str, int]()
        for ranks in self.groups:
            stride = 1
            for r in reversed(ranks):
                step[r], stride = stride, stride * len(self.extents[r])
        cells = 1
        for r in self.ranks:
            cell[r], cells = cells, cells * len(self.extents[r])
        index = {r: i for i, r in enumerate(self.ranks)}
        axis_from, pairs, lengths = [0], list[list[int]](), list[_Lengths]()
        for t in self.tensors:
            for axis in self.lengths[t]:
                pairs.append([index[r] for r in axis.ranks])
                lengths.append(axis)
            axis_from.append(len(pairs))
        must = sum(1 << i for i, t in enumerate(self.tensors) if self.rules.must_keep(self.exchange, t))
        self._alive = extents, within, listed, [np.ravel(table) for axis in lengths for table in axis[1:]]
        tables = [np.array([t.ctypes.data for t in self._alive[3][i::3]] or [0], np.int64) for i in range(3)]
        self.known = np.full((1 << len(self.tensors), cells), -1.0)
        return Struct(
            len(self.groups), len(self.ranks), len(self.tensors), len(self.over), len(shape_costs),
            int(self.rules.least_instances), cells,
            ints(self._widths[o] for o in self.over), ints(self.rules.axis_least(o) for o in self.over),
            ints(self.limits[o] * (o in self.alike.values()) for o in self.over),
            ints(next((self.limits[b] for b, a in self.alike.items() if a == o), 0) for o in self.over), shapes,
            ints(choices), *(np.array([e[i].ctypes.data for e in extents] or [0], np.int64) for i in range(3)),
            np.array([each.ctypes.data for each in within] or [0], np.int64),
            ints(group[r] for r in self.ranks), ints(step[r] for r in self.ranks), ints(cell[r] for r in self.ranks),
            ints(self._bits(lambda t, r: r in self.einsum.accesses[t].ranks)), ints(self._bits(self._owns)),
            ints(axis_from), *(ints(pair[n] if n < len(pair) else -1 for pair in pairs) for n in (0, 1)), *tables,
            np.array([float(self.workload.bits[t]) for t in self.tensors]),
            np.array([self.moved(t) for t in self.tensors]), np.array([self.spared(t) for t in self.tensors]),
            self.exchangeable, must, self.operations, self.known,
        )  # fmt: skip

    @cached_property
    def numbers(self) -> list[tuple[tuple[str, ...], dict[Extent, int]]]:
        """By rank: its own ranks of which it is made, and the number of what is left of them all."""
        found = list[tuple[tuple[str, ...], dict[Extent, int]]]()
        for r in self.ranks:
            found.append((self.made_of.get(r, (r,)), {e: i for i, e in enumerate(self.extents[r])}))
        return found

    @cached_property
    def _cells(self) -> int:
        return prod(map(len, self.left.values()))

    @cached_property
    def _own(self) -> Struct:
        """Its own ranks, as the kernel takes them."""
        own = list(self.left)
        cell = list(accumulate((len(e) for e in self.left.values()), mul, initial=1))[:-1]
        into, step, tables = dict[str, int](), dict[str, int](), list[Integers]()
        for n, (members, number) in enumerate(self.numbers):
            stride = 1
            for r in members:
                into[r], step[r], stride = n, stride, stride * len(self.left[r])
            every = product(*(self.left[r] for r in reversed(members)))
            tables.append(ints(number[one[0] if len(one) == 1 else prod(map(largest, one))] for one in every))
        has = (
            sum(1 << i for i, r in enumerate(own) if r in self.of.einsums[0].accesses[t].ranks) for t in self.tensors
        )
        self._lookup = tables
        return Struct(
            len(own), ints(len(e) for e in self.left.values()), ints(len(self.parts.get(r, ())) for r in own),
            ints(cell), ints(into[r] for r in own),
            ints(step[r] for r in own), np.array([t.ctypes.data for t in tables] or [0], np.int64), ints(has),
        )  # fmt: skip

    def _bits(self, has: Callable[[str, str], bool]) -> Iterable[int]:
        for t in self.tensors:
            yield sum(1 << i for i, r in enumerate(self.ranks) if has(t, r))

    @cached_property
    def lengths(self) -> dict[str, list[_Lengths]]:
        """By tensor: how long tiles are along every axis."""
        found = dict[str, list[_Lengths]]()
        for t in self.tensors:
            found[t] = [self._lengths(index) for index in self.einsum.accesses[t].indices]
        return found

    def _lengths(self, index: Index) -> _Lengths:
        ranks = tuple(r for r in index.ranks if r in self.ranks)
        if index.is_plain and ranks:
            every = self.extents[ranks[0]]
            size = np.array([total(self.workload.sizes[ranks[0]], e) for e in every], float)
            return _Lengths(ranks, np.array([*map(mean, every)], float), np.array([*map(largest, every)], float), size)
        sizes, extents = [self.workload.sizes[r] for r in ranks], [self.extents[r] for r in ranks]
        window, shape = Window.of(index, ranks), tuple(map(len, extents))
        length, longest, passed = np.empty(shape), np.empty(shape), np.empty(shape)
        for at in product(*map(range, shape)):
            left = [e[i] for e, i in zip(extents, at, strict=True)]
            boxes = tuple(boxes_of(n, e, largest(e)) for n, e in zip(sizes, left, strict=True))
            passed[at] = window.total(boxes)
            length[at] = passed[at] / prod(runs(n, e) for n, e in zip(sizes, left, strict=True))
            longest[at] = window.longest(boxes)
        for axis, each in enumerate(extents):  # or that of smaller ones, which tiles below may have
            rows = np.moveaxis(passed, axis, 0)
            for i, extent in enumerate(each):
                inside = extent if is_odd(extent) else part_of(extent) if isinstance(extent, Below) else None
                smaller = [
                    j for j, e in enumerate(each[:i])
                    if not isinstance(e, Part) and part_of(e) == inside and unit(extent) % largest(e) == 0
                ]  # fmt: skip
                rows[i] = np.min(rows[[i, *smaller]], axis=0)
        return _Lengths(ranks, length, longest, passed)

    @property
    def fewest_operations(self) -> int:
        """What is computed at least: less than all where windows leave gaps."""
        sizes, left = self.of.sizes, self.left
        return prod(min(total(n, e) for e in left.get(r, (n,))) for r, n in sizes.items())

    def fewest(self, tensor: str) -> float:
        """The elements of a tensor that are moved at least."""
        return float(prod(np.min(axis.passed) for axis in self.lengths[tensor]))

    def _owns(self, tensor: str, rank: str) -> bool:
        """Whether a rank has an axis of a tensor to itself."""
        axes = (index.ranks for index in self.einsum.accesses[tensor].indices)
        return any([r for r in ranks if r in self.ranks] == [rank] for ranks in axes)

    # ------------------------------------------------------------------ prices

    def moved(self, tensor: str, shared: bool = False) -> float:
        """What an element takes that crosses between home and the exchange memory; an output also comes back."""
        if (tensor, shared) not in self._moved:
            home, here, p = self.home, self.exchange, self.prices
            if tensor != self.einsum.name:
                price = p.read(home, tensor) + (p.read if shared and p.copies else p.write)(here, tensor)
            else:
                price = p.write(home, tensor) + p.drain(here, tensor) + p.read(home, tensor) + p.write(here, tensor)
            self._moved[tensor, shared] = price
        return self._moved[tensor, shared]

    def spared(self, tensor: str) -> float:
        """What first touches of an output save: nothing is brought back then."""
        if tensor != self.einsum.name:
            return 0.0
        if tensor not in self._spared:
            each = self.prices.read(self.home, tensor) + self.prices.write(self.exchange, tensor)
            self._spared[tensor] = self.size[tensor] * each
        return self._spared[tensor]

    def once(self, tensor: str, shared: bool = False) -> float:
        """What it takes to move a tensor between home and the exchange memory once."""
        return self.moved(tensor, shared) * self.fewest(tensor) - self.spared(tensor)

    @cached_property
    def _once(self) -> Floats:
        return np.array([self.once(t) for t in self.tensors])

    @cached_property
    def _once_at(self) -> int:
        return int(self._once.ctypes.data)

    # ------------------------------------------------------------------ answers

    def at(self, extents: dict[str, int]) -> tuple[int, ...]:
        """The numbers of extents."""
        return tuple(self.extents[r].index(extents[r]) for r in self.ranks)

    @cached_property
    def whole(self) -> tuple[int, ...]:
        return tuple(len(self.extents[r]) - 1 for r in self.ranks)

    def inside(self, at: tuple[int, ...], feed: int) -> float:
        """The least cost of all tiles with these extents, of the whole run."""
        return kernel.solve(self.packed, at, feed)[0]

    def least(self, at: tuple[int, ...], held: int) -> float:
        """A lower bound with these extents and tensors in the exchange memory for nothing, with room for all.

        A loop costs nothing that the tiles around it could not save, so larger extents never cost more.
        """
        key = at, held
        if key not in self._least:
            least = kernel.least(self.packed, at, held)
            room = self.architecture.memories[self.exchange].capacity_bytes
            self._least[key] = min(least, self._other(at, held, inf if room is None else 8.0 * room).lower)
        return self._least[key]

    @cached_property
    def dearer(self) -> int:
        """The tensors, as bits, of which an element takes more in the exchange memory than at home."""
        p, found = self.prices, 0
        for bit, t in enumerate(self.tensors):
            prices = (p.read,) if t != self.einsum.name else (p.read, p.write)
            found |= any(price(self.exchange, t) > price(self.home, t) for price in prices) << bit
        return found

    def either(self, bound: Callable[[tuple[int, ...], int], float], at: tuple[int, ...], held: int, may: int) -> float:
        """What a bound is at least if tensors `held` are in the exchange memory for nothing and any that `may` be: what
        is not dearer there is."""
        always, dearer = held | (may & ~self.dearer), may & self.dearer & ~held
        least, some = bound(at, always | dearer), dearer
        while some:
            some = (some - 1) & dearer
            least = min(least, bound(at, always | some))
        return least

    @cached_property
    def roots(self) -> list[tuple[int, ...]]:
        """Extents of which those of all other tiles are parts. Tiles that divide them cost no less, but what windows
        leave does not divide the rank: nine rows may use instances that fifty-eight cannot. Of ranks whose tile does
        not divide there is one at a time."""
        sizes = self.workload.sizes
        each = [
            [i for i, e in enumerate(self.extents[r]) if e == sizes[r] or (isinstance(e, Part) and not _plainly(e))]
            for r in self.ranks
        ]
        found = dict.fromkeys(product(*each))
        for axis, r in enumerate(self.ranks):
            for i in (i for i, e in enumerate(self.extents[r]) if _plainly(e)):
                found[(*self.whole[:axis], i, *self.whole[axis + 1 :])] = None
        return list(found)

    def _root(self, rank: str, extent: Extent) -> int:
        """The number of the extent of which it is a tile, if that makes more or less than there is; else -1."""
        part = part_of(extent)
        return self.extents[rank].index(part) if part is not None and is_odd(part) else -1

    @property
    def operations(self) -> float:
        """A lower bound wherever tensors are: what is computed, unless some of it may be left out."""
        return 0.0 if self.odd else float(self.ops * self.prices.operation(self.einsum, self.unit))

    @cached_property
    def at_least(self) -> float:
        """A lower bound, with what is not dearer there in the exchange memory for nothing."""
        return min(self.either(self.least, at, 0, (1 << len(self.tensors)) - 1) for at in self.roots)

    def _other(self, at: tuple[int, ...], held: int, room: float) -> Other:
        """What another search finds outside shared loops with tensors `held` in the exchange memory anyway."""
        if self._search is None or at != self.whole or room < 0:
            return Other(inf, None)
        held &= self.exchangeable  # bounds hold more
        known = self._others.setdefault(held, [])
        for limit, other in known:
            if limit >= room and (other.stair is None or other.stair.room <= room):
                return other
        other = self._search(tuple(t for i, t in enumerate(self.tensors) if held >> i & 1), room)
        if other.stair is not None:
            other = other._replace(stair=other.stair._replace(feed=held))
        known.append((room, other))
        return other

    def roughly(self, at: tuple[int, ...], held: int) -> float:
        """What that is not below, found without looking at every row."""
        known = self._least.get((at, held))
        if known is None and self._search is not None and at == self.whole:
            known = self.least(at, held)
        return kernel.roughly(self.packed, at, held) if known is None else known

    def fitting(self, held: int, made: int, room: float, loops: int, walked: int) -> float:
        """The least cost with tensors `held` in the exchange memory for nothing, whose tiles fit: below so many shared
        loops over its own ranks `walked`, whatever they leave. Those `made` are made and read within the same loops."""
        known = self._fitting.setdefault((held, made, loops, walked), [])
        for limit, taken, least in known:
            if limit == room or taken <= room < limit:
                return least
        least, taken = kernel.fitting(
            self.packed, self._own, held, made, room, loops, walked, self._once, self._cells
        )  # fmt: skip
        if self._search is not None:
            whole = sum(self.tile_bits(t, self.whole) for i, t in enumerate(self.tensors) if held >> i & 1)
            least, taken = min(least, self._other(self.whole, held, room - whole).lower), room
        known.append((room, taken if least < inf else 0.0, least))
        return least

    def placed(
        self, own: tuple[int, ...], order: tuple[int, ...], held: int, made: int, room: float, limit: float
    ) -> float:
        """The same below loops over its own ranks `order` that leave extents `own`, by number; at most `limit`."""
        return kernel.placed(self.packed, self._own, own, order, held, made, room, limit, self._once_at)

    @property
    def alone(self) -> bool:
        """Whether all that it costs is known here: no other search finds trees of it, no price depends on readers."""
        return self._search is None and not self.prices.copies

    def tile(self, tensor: str, at: tuple[int, ...]) -> float:
        """Elements of a tensor in a tile, the mean of all."""
        return self._tile(tensor, at, longest=False)

    def tile_bits(self, tensor: str, at: tuple[int, ...]) -> int:
        """What the largest tile takes."""
        return int(self._tile(tensor, at, longest=True)) * self.workload.bits[tensor]

    def _tile(self, tensor: str, at: tuple[int, ...], longest: bool) -> float:
        key = tensor, at, longest
        if key not in self._elements:
            place, found = dict(zip(self.ranks, at, strict=True)), 1.0
            for axis in self.lengths[tensor]:
                table = axis.longest if longest else axis.length
                found *= float(table[tuple(place[r] for r in axis.ranks)])
            self._elements[key] = found
        return self._elements[key]

    def held_bits(self, at: tuple[int, ...]) -> tuple[int, int]:
        """What the result takes where it is made for others, and what of that windows of the next iteration reach back
        to."""
        ranks = [r for r in self.ranks if r in self.einsum.output.ranks]
        left = {r: self.extents[r][i] for r, i in zip(self.ranks, at, strict=True)}
        bits = self.workload.bits[self.einsum.name]
        stays = [back(left[r]) or largest(left[r]) for r in ranks] if any(back(left[r]) for r in ranks) else [0]
        return prod(held(left[r]) for r in ranks) * bits, prod(stays) * bits

    def crossed(self, tensor: str, at: tuple[int, ...]) -> float:
        """The elements of a tensor that enter tiles of these extents in the whole run."""
        key = tensor, at
        if key not in self._crossed:
            self._crossed[key] = self.visits(at) * self.tile(tensor, at)
        return self._crossed[key]

    def visits(self, at: tuple[int, ...]) -> int:
        sizes = self.workload.sizes
        return prod(runs(sizes[r], self.extents[r][i]) for r, i in zip(self.ranks, at, strict=True))

    def best(self, at: tuple[int, ...], held: int, room: float, tight: bool = False) -> Stair | None:
        """The cheapest way with some extents and tensors `held` in the exchange memory anyway, in so much room."""
        known = self._outlines.setdefault((at, held, tight), [])
        for limit, stair in known:
            if limit >= room and (stair is None or stair.room <= room):
                return stair
        stair = kernel.outline(self.packed, at, held, room, len(self.ranks), tight) if room >= 0 else None
        lower, other = self._other(at, held, room)
        if other is not None and (stair is None or other.cost < stair.cost):
            stair = other
        if stair is not None and lower < stair.cost:
            self.gap = max(self.gap, stair.cost - lower)
        known.append((room, stair))
        return stair

    def stairs(self, at: tuple[int, ...], held: int, room: float, tight: bool) -> Iterator[Stair]:
        """The cheapest way, then the cheapest of those that need less room, and so on."""
        while (stair := self.best(at, held, room, tight)) is not None:
            yield stair
            room = stair.room - 1

    def nodes(self, at: tuple[int, ...], stair: Stair, left: dict[str, int] | None = None) -> list[Node]:
        """The branch of the tree below shared loops that leave these extents; `left` is what they leave of each of its
        own ranks, if not all."""
        if stair.nodes:
            return list(stair.nodes)
        return list(all_ranks(self._nodes(at, stair), self.made_of, {**self.of.sizes, **(left or {})}))

    def _nodes(self, at: tuple[int, ...], stair: Stair) -> list[Node]:
        nodes = list[Node]()
        left = dict(zip(self.ranks, at, strict=True))
        for tensor, below in stair.keeps:
            for r, i in zip(self.ranks, below, strict=True):
                if i != left[r]:
                    nodes.append(Loop(r, largest(self.extents[r][i])))
                    left[r] = i
            nodes.append(Keep(self.exchange, (self.tensors[tensor],), retain=False))
        last = tuple(left.values())
        _, choice = kernel.solve(self.packed, last, stair.feed, choose=True)
        assert choice is not None
        shape, tables = self.shapes[choice.shape]
        chosen: dict[str, list[int]] = {}
        for ranks, table, row in zip(self.groups, tables, choice.row, strict=False):
            for r, w, place in zip(ranks, table.walks, table.at, strict=True):
                chosen[r] = w.tiles[1:, place[row]].tolist()
        extents = {r: largest(self.extents[r][i]) for r, i in left.items()}
        self._share_out(shape, chosen, extents)
        tiles = [chosen[slot.rank].pop(0) for slot in shape.slots]
        mapping: Mapping = shape.mapping(tiles, {**self.workload.sizes, **extents})
        outside = self.architecture.position[self.exchange]
        return nodes + [
            n for n in mapping.nodes if not isinstance(n, Keep) or self.architecture.position[n.memory] > outside
        ]

    def _share_out(self, shape: Shape, chosen: dict[str, list[int]], extents: dict[str, int]) -> None:
        """Spread ranks over two axes that were taken as one so that both have room; changes the tiles chosen."""
        for second, first in self.alike.items():
            at = {r: [s.over for s in shape.slots if s.rank == r] for r in chosen}
            taken = {}
            for r, tiles in chosen.items():
                steps = [a // b for a, b in pairwise((extents[r], *tiles))]
                if first in at[r]:
                    taken[r] = steps[at[r].index(first)] * steps[at[r].index(second)]
            shares = _packed(list(taken.values()), self.limits[first], self.limits[second])
            assert shares is not None, "the kernel saw that there is room"
            for r, x in zip(taken, shares, strict=True):
                steps = [a // b for a, b in pairwise((extents[r], *chosen[r]))]
                steps[at[r].index(first)], steps[at[r].index(second)] = x, taken[r] // x
                chosen[r] = [extents[r] // n for n in accumulate(steps, mul)]


def _left(workload: Workload, parts: dict[str, tuple[Part, ...]]) -> dict[str, tuple[Extent, ...]]:
    """By rank: what loops may leave of it, all of it last."""
    found: dict[str, tuple[Extent, ...]] = {}
    for r in workload.einsums[0].ranks:
        if workload.sizes[r] > 1:
            *smaller, size = divisors(workload.sizes[r])
            found[r] = *smaller, *parts.get(r, ()), size
    return found


def _plainly(extent: Extent) -> bool:
    """Whether a tile leaves this that does not divide its rank, with no window about it."""
    return is_uneven(extent) and not is_odd(extent)


def _below_too(extents: tuple[Extent, ...]) -> tuple[Extent, ...]:
    """With the tiles of an Einsum below those of which it makes more or less than there is."""
    found = list[Extent]()
    for extent in extents:
        if is_odd(extent):
            assert isinstance(extent, Part)
            found += [Below(extent, tile) for tile in divisors(extent.unit) if tile < extent.largest]
        found.append(extent)
    return tuple(found)


def _merged(
    workload: Workload, rules: Rules, parts: dict[str, tuple[Part, ...]]
) -> tuple[Workload, dict[str, tuple[str, ...]], Rules]:
    """An Einsum with ranks as one that stand in the same tensors and may be spread alike, of which ranks each is made,
    and the rules of it."""
    axes = [f"{f.name}.{axis}" for f in rules.architecture.fanouts.values() for axis in f.axes]

    def unlike(rank: str) -> object:
        said = any(rank in entry.factors for entry in rules.constraints.entries)
        if rank in parts or workload.sizes[rank] == 1 or said:
            return rank
        return tuple(rank in rules.axis_ranks(over) for over in axes)

    merged, made_of = fewer_ranks(workload, unlike)
    if not made_of:
        return workload, {}, rules
    name = {rank: first for first, ranks in made_of.items() for rank in ranks}
    entries = (
        entry
        if entry.ranks is None
        else replace(entry, ranks=tuple(dict.fromkeys(name.get(r, r) for r in entry.ranks)))
        for entry in rules.constraints.entries
    )
    return merged, made_of, Rules(merged, rules.architecture, Constraints(tuple(entries)))


def _packed(taken: list[int], x: int, y: int) -> list[int] | None:
    """How much of each goes to the first of two axes, the rest to the second.

    >>> _packed([8, 2], 4, 4)
    [2, 2]
    """
    if not taken:
        return []
    for i in divisors(taken[0]):
        if i <= x and taken[0] // i <= y and (rest := _packed(taken[1:], x // i, y // (taken[0] // i))) is not None:
            return [i, *rest]
    return None


class _ShapeCost:
    """The cost of a shape: terms, each with a column of every group, a scale, and a price for every feed."""

    def __init__(self, kind: Kind, shape: Shape):
        self.kind, self.shape = kind, shape
        self.slots: dict[str, list[tuple[int, str | None]]] = {r: [] for r in kind.ranks}  # place and axis
        self.keeps: dict[str, list[tuple[str, int]]] = {t: [] for t in kind.tensors}
        place, outside = 0, kind.architecture.position[kind.exchange]
        for node in shape.nodes:
            if isinstance(node, Loop | Spread):
                self.slots[node.rank].append((place, node.over if isinstance(node, Spread) else None))
                place += 1
            elif isinstance(node, Keep) and kind.architecture.position[node.memory] > outside:
                for t in node.tensors:
                    self.keeps[t].append((node.memory, place))
        self.end = place
        self.axes = [tuple(tuple(axis for _, axis in self.slots[r]) for r in ranks) for ranks in kind.groups]
        self._ahead: dict[tuple[int, int], tuple[int, ...]] = {}
        self.tables = [self._table(ranks) for ranks in kind.groups]
        self._feeds = 1 << len(kind.tensors)
        self._terms: dict[tuple[tuple[int, ...], float], list[float]] = {}
        for t in kind.tensors:
            self._charge(t)
        self._add(self._steps(), kind.prices.step(kind.einsum, kind.unit), list(range(self._feeds)))
        if kind.odd:
            self._add(self._operations(), kind.prices.operation(kind.einsum, kind.unit), list(range(self._feeds)))
        self._tiles: dict[str, list[tuple[tuple[int, ...], float]]] = {}
        for t, keeps in self.keeps.items():
            for memory, at in keeps:
                if kind.architecture.memories[memory].capacity_bytes is not None:
                    columns, scale = self._count(kind.einsum.accesses[t], at, "tile")
                    self._tiles.setdefault(memory, []).append((columns, scale * kind.workload.bits[t]))

    def _table(self, ranks: tuple[str, ...]) -> GroupTable:
        kind = self.kind
        about = []
        for r in ranks:
            axes = tuple(axis for _, axis in self.slots[r])
            parts = tuple(e for e in kind.extents[r] if not isinstance(e, int))
            about.append((kind.workload.sizes[r], axes, r in self.shape.leaf, self._spans(r, axes), parts))
        key = (*ranks, *about)
        tables = kind._tables.known
        if key not in tables:
            walks = tuple(
                rank_chains(size, "".join(LOOP if a is None else SPREAD for a in axes), limits, leaf, parts)
                for size, axes, leaf, limits, parts in about
            )
            tables[key] = GroupTable(walks, tuple(axes for _, axes, *_ in about), kind.over, kind.alike)
        return tables[key]

    def _spans(self, rank: str, axes: tuple[str | None, ...]) -> tuple[object, ...]:
        kind = self.kind
        limits: list[object] = []
        for axis in axes:
            if axis is None:
                limits.append(None)
                continue
            span, only = kind.rules.axis_bounds(axis, rank), kind.rules.axis_ranks(axis) == (rank,)
            least = max(span.lo, kind.rules.axis_least(axis) if only else 1)
            limits.append((least, kind.limits[axis] if span.hi is None else min(span.hi, kind.limits[axis])))
        return tuple(limits)

    def _charge(self, t: str) -> None:
        """What a tensor takes at all its keeps, and at the memory that feeds the first."""
        kind, p = self.kind, self.kind.prices
        access, output = kind.einsum.accesses[t], t == kind.einsum.name
        keeps = [*self.keeps[t], (kind.unit.name, self.end + 1)]
        bit = 1 << kind.tensors.index(t)
        for i, (inner, at) in enumerate(keeps):
            above = keeps[i - 1][1] if i else 0
            sources = [keeps[i - 1][0]] * 2 if i else [kind.home, kind.exchange]
            cross = self._count(access, at, "reduce" if output else "multicast", above)
            for feed in (0, 1):
                outer = sources[feed]
                word = p.words(outer, inner, t)
                when = [f for f in range(self._feeds) if bool(f & bit) == bool(feed)]
                read, write = p.read(outer, t) + word, p.write(outer, t) + word
                if not output:
                    self._add(cross, read, when)
                else:
                    self._add(cross, read + write, when)
                    first = self._count(access, at if p.per_instance else above, "first", above)
                    self._add(first, -read, when)
            if inner == kind.unit.name:
                continue
            every = list(range(self._feeds))
            arrive = self._count(access, at, "apart")
            if not output:
                self._add(arrive, p.write(inner, t), every)
            else:
                self._add(arrive, p.write(inner, t) + p.drain(inner, t), every)
                self._add(self._count(access, at, "distinct"), -p.write(inner, t), every)

    def _steps(self) -> tuple[tuple[int, ...], float]:
        """Columns of the steps that are walked in time."""
        columns = []
        for table, ranks in zip(self.tables, self.kind.groups, strict=True):
            times = []
            for r in ranks:
                in_time = [i for i, (_, axis) in enumerate(self.slots[r], 1) if axis is None]
                times.append((0, *in_time, len(self.slots[r]) + 1))
            columns.append(table.column((tuple(times), None)) if self.kind.prices.timed else 0)
        return tuple(columns), 1.0

    def _fewest(self, columns: tuple[int, ...]) -> float:
        """What the product of columns is never below: of steps, all instances at work all the time."""
        if not self.kind.prices.timed or columns != self._steps()[0]:
            return 0.0
        return self.kind.fewest_operations / prod(self.kind.limits.values()) * (1 - 1e-12)

    def _add(self, count: tuple[tuple[int, ...], float], price: float, feeds: list[int]) -> None:
        columns, scale = count
        if not price:
            return
        prices = self._terms.setdefault((columns, 1.0 if price > 0 else -1.0), [0.0] * self._feeds)
        for f in feeds:
            prices[f] += price * scale

    def _count(self, access: Access, at: int, what: str, above: int = 0) -> tuple[tuple[int, ...], float]:
        """Columns of a count of a tensor at a place, and what they are multiplied with.

        `apart`: elements that enter a keep, each instance for itself; `multicast`, `reduce`: that leave the keep above,
        below `above`, once for all instances that share them; `distinct`: that the instances touch at all; `first`: at
        the keep above, and between where nothing is reduced; `tile`: of one tile.
        """
        kind, columns, scale = self.kind, list[int](), 1.0
        inner = at > self.end
        for g in range(len(kind.groups)):
            key = access.tensor, g, self.axes[g], self._before(g, at), self._before(g, above), inner, what
            if key not in kind._tables.counts:
                kind._tables.counts[key] = self._factor(access, g, key[3], key[4], inner, what)
            column, times = kind._tables.counts[key]
            columns.append(0 if column is None else self.tables[g].column(column))
            scale *= times
        return tuple(columns), scale

    def _before(self, group: int, place: int) -> tuple[int, ...]:
        """By rank of a group: how many of its walks stand before a place."""
        key = group, place
        if key not in self._ahead:
            self._ahead[key] = tuple(sum(at < place for at, _ in self.slots[r]) for r in self.kind.groups[group])
        return self._ahead[key]

    def _factor(
        self, access: Access, group: int, before: tuple[int, ...], outside: tuple[int, ...], inner: bool, what: str
    ) -> tuple[Column | None, float]:
        """What one group is to a count (`_count`): a column of its table, None if it has no part in it, and a scale.
        `before` and `outside` are how many walks of each rank stand before the place and before the keep above."""
        kind, scale, ranks = self.kind, 1.0, self.kind.groups[group]
        fanouts = kind.architecture.fanouts
        windows = [i for i in access.indices if self._slides(i, ranks)]
        steps = list[tuple[int, ...]]()
        merged = list[tuple[int, ...]]()
        for r, until, above in zip(ranks, before, outside, strict=True):
            own = self.slots[r]
            inside = r in access.ranks
            taken, once = list[int](), list[int]()
            for i, (_, axis) in enumerate(own[:until], 1):
                fanout = fanouts[axis.split(".")[0]] if axis else None
                if what in ("distinct", "first"):
                    if fanout and (i <= above or what == "distinct" or not fanout.reduce):
                        taken.append(i)
                elif fanout and i > above and what in ("multicast", "reduce") and getattr(fanout, what):
                    once.append(i)
                else:
                    taken.append(i)
            if what not in ("distinct", "first"):
                taken.insert(0, 0)
            leaf = len(own) + 1
            if inner and what in ("multicast", "reduce"):
                taken.append(leaf)
            if what == "tile":
                taken = list(range(1 + until, leaf + 1)) if inside and not windows else []
            elif inside and not windows:  # all elements along an axis of its own are passed once
                taken, scale = self._all(r, scale)
            steps.append(tuple(taken))
            merged.append(tuple(once) if inside else ())
        window: tuple[Window, tuple[int, ...], tuple[tuple[int, ...], ...]] | None = None
        if windows:
            (index,) = windows
            levels = tuple(len(self.slots[r]) + 2 if inner else 1 + n for r, n in zip(ranks, before, strict=True))
            assert what not in ("distinct", "first"), "an output has no windows"
            window = Window.of(index, ranks), levels, tuple(merged)
            steps = [() if c else taken for c, taken in zip(window[0].coefficients, steps, strict=True)]
        if not any(steps) and window is None:
            return None, scale
        parts = window is not None or any(r in kind.parts for r in ranks)
        return (tuple(steps), window, *((True,) if what == "tile" and parts else ())), scale

    def _all(self, rank: str, scale: float) -> tuple[list[int], float]:
        """The walks that pass all that is made along a rank, or its size in the scale, if it is made once."""
        if rank in self.kind.odd:
            return list(range(len(self.slots[rank]) + 2)), scale
        return [], scale * self.kind.workload.sizes[rank]

    def _operations(self) -> tuple[tuple[int, ...], float]:
        """Columns of all that is computed."""
        columns, scale = list[int](), 1.0
        for table, ranks in zip(self.tables, self.kind.groups, strict=True):
            steps = list[tuple[int, ...]]()
            for r in ranks:
                taken, scale = self._all(r, scale)
                steps.append(tuple(taken))
            columns.append(table.column((tuple(steps), None)) if any(steps) else 0)
        return tuple(columns), scale

    def _slides(self, index: Index, ranks: tuple[str, ...]) -> bool:
        """Whether an axis is a window of a group, leaves gaps or is padded: its tiles have a width of their own."""
        terms = [(r, c) for r, c in index.terms if r in ranks]
        return len(terms) == 2 or any(c > 1 for _, c in terms) or (bool(terms) and index.extent is not None)

    def packed(self) -> Struct:
        terms = [(columns, 1.0) for columns, _ in self._terms]
        room_from, room_term = [0], list[int]()
        for tiles in self._tiles.values():
            for one in tiles:
                room_term.append(len(terms))
                terms.append(one)
            room_from.append(len(terms) - len(self._terms))
        assert len(terms) <= kernel.TERMS
        memories = self.kind.architecture.memories
        rooms = [8.0 * float(memories[m].capacity_bytes or 0) for m in self._tiles]
        columns = np.array([[c[g] for c, _ in terms] for g in range(len(self.tables))] or [[0]], np.int64)
        signs = tuple(int(sign) for _, sign in self._terms) + (1,) * (len(terms) - len(self._terms))
        rules, over = self.kind.rules, self.kind.over
        same = rules.least_instances > 1 or any(rules.axis_least(o) > 1 for o in over)
        fewer = [t.fewer(tuple(c[g] for c, _ in terms), signs, same) for g, t in enumerate(self.tables)]
        prices = np.array(list(self._terms.values()) or [[0.0]]).T.copy()
        return Struct(
            len(terms), len(self._terms), len(rooms), [t.packed for t in self.tables],
            columns, fewer, np.array([s for _, s in terms] or [1.0]), prices,
            np.array(room_from, np.int64), np.array([*room_term, 0], np.int64), np.array([*rooms, 0.0]),
            np.array([self._fewest(c) for c, _ in self._terms] or [0.0]),
        )  # fmt: skip
