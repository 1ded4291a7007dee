"""Shapes as the kernel takes them: priced terms, each a number times a column of every group of ranks.

A *term* is a product: scale * column of group 1 * column of group 2 ... Its price is paid for all of it, less *shares*:
what stays in a tile when a loop advances, and what is touched for the first time.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import accumulate, chain
from math import inf, prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.search.objective import Objective
from piste.search.proof.columns import PERFECT, SURE, Factor, Group, Table
from piste.search.proof.kernel import Best, Branching, KernelStruct, bounds, too_large, used_bytes, worthwhile
from piste.search.proof.prices import ShapePrices
from piste.search.proof.terms import Count, KeepTerms, Product, Terms
from piste.spec.mapping import Mapping

Share = tuple[Product, Product]  # a part, and what it is a part of
Entry = tuple[int, Product, tuple[tuple[Share, float], ...]]  # a quantity, a term, and what is less in it

SLACK = 1e-12  # relative: what rounding may do to a bound
WORTH = 1.02  # times each element once, from where on it is worth to know what all nests move
MADE = 1 << 18  # as much as to make the tables of a shape takes
OUTLINES = 256  # shapes of which a plan remembers the problems, by prices
TABLES, SCALES, PRICES, ROOMS, FULL = 6, 17, 18, 21, 22  # of the words of a problem, as in kernel.c


class SumFloor(NamedTuple):
    """What a weighed sum of terms or entries is no less than: a number, and sums of others."""

    weights: tuple[tuple[Product | Entry, float], ...]
    number: float
    others: tuple[tuple[Product, ...], ...]

    def either(self) -> list[tuple[float, list[tuple[Product | Entry, float]]]]:
        """One floor or the other: a number, and weights of terms that are to be subtracted from it."""
        found = [(self.number, list(self.weights))] if self.number else []
        return found + [(0.0, [*self.weights, *((product, -1.0) for product in some)]) for some in self.others]


class Charges:
    """The terms of a shape, and what each quantity takes of them."""

    def __init__(self, prices: ShapePrices, terms: Terms, groups: list[Group]):
        self._prices, self.groups = prices, groups
        self.terms: dict[Product, int] = {}
        self.shares: dict[Share, int] = {}
        self.plain: dict[tuple[int, Product], float] = {}  # by quantity and term
        self.entries: dict[Entry, float] = {}
        self.held: dict[tuple[int, Factor], bool] = {}  # by group and factor: whether any chain keeps something
        # By floor: by quantity what the rest takes where a sum is less than that.
        self.floors: dict[SumFloor, dict[int, float]] = {}
        self._staying: dict[Count, list[Product]] = {}  # what stays of counts
        # Of what counts take besides, what some rows do.
        self._further: dict[tuple[Product, ...], tuple[Product, ...]] = {}
        self._others: dict[Count, tuple[tuple[Product, ...], ...]] = {}  # what counts are no less than, the same
        # Of real tiles: elements that are touched for the first time and not read, priced; and those that may be more
        # than once each, by quantity, count, what their reads take of it, and what they are at most.
        self.once, self.first = 0.0, list[tuple[int, Product, float, float]]()
        self._charge(terms)
        if prices.cycles[1]:
            self._constant(*prices.cycles)
        tiles: dict[str, list[list[Product]]] = {}  # by memory and keep: the tile, once for each that there is room for
        further: dict[str, list[list[Product]]] = {}  # what else must have room
        for keep, wider in zip(terms.keeps, terms.wider, strict=True):
            if keep.memory in prices.rooms:
                times = 2 if keep.streams and keep.memory in prices.doubled else 1
                tiles.setdefault(keep.memory, []).append([keep.tile] * times)
                padded = keep.priced[0] in prices.shares  # of which some of a tile may be padding
                further.setdefault(keep.memory, []).append([] if padded else wider)
        self.rooms = list[tuple[str, list[Product]]]()
        for memory, listed in tiles.items():
            self.rooms.append((memory, [tile for some in listed for tile in some]))
            for i, wider in enumerate(further[memory]):
                others = [tile for some in (*listed[:i], *listed[i + 1 :]) for tile in some]
                self.rooms += [(memory, [tile, *others]) for tile in wider]
        for term in (terms.steps, *(tile for _, tiles in self.rooms for tile in tiles)):
            self.terms.setdefault(term, len(self.terms))

    def _charge(self, terms: Terms) -> None:
        """Put a price on every count of every keep."""
        inside, sure = self._prices.inside, self._prices.sure
        # Where remainders may be left, columns tell padding from data.
        exact = self._prices.family not in PERFECT and not self._prices.smooth
        nests = self._nests(terms)
        together = {keep for _, keeps in nests for keep in keeps}  # of which each for itself is less
        for keep in terms.keeps:
            tensor, memory, inner, output, _ = keep.priced
            least = self._prices.once_each.get(tensor, 0.0)
            share = self._prices.shares.get(tensor)  # of a tensor that is padded, where it is relaxed
            for price in self._prices.prices(*keep.priced):
                crossing, arriving, touched = keep.counts(price.first)
                if share is not None and price.first and keep.spread:
                    continue  # the padding may be all with the first instance
                if share is not None and not exact:
                    if not share.moved:
                        continue
                    price = price._replace(crossing=price.crossing * share.moved, arriving=price.arriving * share.moved)
                    crossing, arriving = _alone(crossing), arriving and _alone(arriving)
                if output and share is None and not keep.spread and tensor in self._prices.relaxed and least:
                    touched = self._prices.stored  # in the only instance, each element for the first time
                floor = least if (share is None or exact) and not (price.first and keep.spread) else 0.0
                stays = keep.crossing_stays, not inside[inner], sure(tensor, inner)
                self._add(price.quantity, crossing, price.crossing, touched, price.crossing_first, *stays)
                alone = 0.0 if keep in together else floor
                self._at_least(price.quantity, crossing, price.crossing - price.crossing_first, alone, *stays[:2])
                if arriving is not None:
                    stays = keep.stays, not inside[memory], sure(tensor, memory)
                    self._add(price.quantity, arriving, price.arriving, touched, price.arriving_first, *stays)
                    self._at_least(price.quantity, arriving, price.arriving - price.arriving_first, floor, *stays[:2])
        for bits, keeps in nests:
            self._as_nests_move(bits, keeps)

    def _nests(self, terms: Terms) -> list[tuple[float, list[KeepTerms]]]:
        """The bits that all nests move across a boundary, and the keeps outside of it from which they come, where that
        is more than each element once; no keep is in two of them."""
        prices, found = self._prices, list[tuple[float, list[KeepTerms]]]()
        position, memories = prices.architecture.position, prices.architecture.memories
        for inner in memories if prices.nests else ():
            over = [k for k in terms.keeps if position[k.memory] < position[inner] <= position[k.priced[2]]]
            below = frozenset(k.priced[2] for k in over)
            if len(over) < len(prices.workload.tensors) or not below <= memories.keys():
                continue
            if any(k in keeps for _, keeps in found for k in over) or any(k.priced[0] in prices.shares for k in over):
                continue
            once = sum(prices.workload.bits[k.priced[0]] * prices.once_each.get(k.priced[0], 0.0) for k in over)
            if prices.nests and (bits := prices.nests(below)) > WORTH * once:
                found.append((bits, over))
        return found

    def _as_nests_move(self, bits: float, keeps: list[KeepTerms]) -> None:
        """Let what crosses from some keeps, if it is less than these bits together, cost as if it were that many."""
        prices = [{price.quantity: price for price in self._prices.prices(*keep.priced)} for keep in keeps]
        for quantity in set.intersection(*(set(of_keep) for of_keep in prices)):
            weights, least = dict[Product | Entry, float](), inf
            for keep, of_keep in zip(keeps, prices, strict=True):
                tensor, price, output = keep.priced[0], of_keep[quantity], keep.priced[3]
                each, read = self._prices.workload.bits[tensor], price.crossing_first
                least = min(least, (min(read, price.crossing - read) if output else price.crossing) / each)
                for part, times in self._weights(quantity, keep.counts(price.first)[0]).items():
                    weights[part] = times * each * (1 + output)  # a result passes in and out, but for the first time
            if least:
                paid = self.floors.setdefault(SumFloor(tuple(weights.items()), bits, ()), {})
                paid[quantity] = paid.get(quantity, 0.0) + least

    def _at_least(self, quantity: int, count: Count, price: float, least: float, stays: bool, busy: bool) -> None:
        """Let a count that is less than it must be cost as if it were that much."""
        others = self._no_less(count)
        if not price or not (least or others):
            return
        weights = self._weights(quantity, count, self._sure(stays, busy))
        paid = self.floors.setdefault(SumFloor(tuple(weights.items()), least, others), {})
        paid[quantity] = paid.get(quantity, 0.0) + price

    def _weights(self, quantity: int, count: Count, sure: float = 1.0) -> dict[Product | Entry, float]:
        """The terms and entries that are a count, each so many times."""
        weights: dict[Product | Entry, float] = {}
        for each in self._instead(count):
            shares = () if self._prices.smooth else tuple(((part, each.whole), 1.0) for part in self._stays(each))
            if shares:  # without first touches, which are moved too
                for share, _ in shares:
                    self.shares.setdefault(share, len(self.shares))
                self.entries.setdefault((quantity, each.whole, shares), 0.0)
            weights[(quantity, each.whole, shares) if shares else each.whole] = 1.0
            self.terms.setdefault(each.whole, len(self.terms))  # a price may be none
            for product in self._besides(each):
                self.terms.setdefault(product, len(self.terms))
                weights[product] = weights.get(product, 0.0) + sure
        return weights

    def _no_less(self, count: Count) -> tuple[tuple[Product, ...], ...]:
        """Sums of products that a count is no less than, which then are terms."""
        if self._prices.smooth or not count.least:
            return ()
        if count not in self._others:
            self._others[count] = tuple(filter(None, (tuple(filter(self._counts, some)) for some in count.least)))
            for product in chain(*self._others[count]):
                self.terms.setdefault(product, len(self.terms))
        return self._others[count]

    def _instead(self, count: Count) -> list[Count]:
        """The counts that add up to one, of which some rows have something."""
        if self._prices.smooth or not count.instead:
            return [count]
        return [each for each in count.instead if self._counts(each.whole)]

    def _besides(self, count: Count) -> tuple[Product, ...]:
        """What rows take more than the whole of a count; of real tiles nothing is known that is no product."""
        if self._prices.smooth or not count.besides:
            return ()
        if count.besides not in self._further:
            self._further[count.besides] = tuple(filter(self._counts, count.besides))
        return self._further[count.besides]

    def _constant(self, quantity: int, amount: float) -> None:
        """Add what every mapping takes."""
        constant = self._prices.plan.maker.product([])
        self.terms.setdefault(constant, len(self.terms))
        self.plain[quantity, constant] = self.plain.get((quantity, constant), 0.0) + amount

    def _add(
        self,
        quantity: int,
        count: Count,
        price: float,
        touched: Count | None,
        less: float,
        stays: bool,
        busy: bool,
        real: float,
    ) -> None:
        """Add the price of a count; `stays` if tiles may rest, `busy` if not for instances that are idle; `real` is the
        share that counts if tiles are real numbers."""
        if less and self._prices.loose:  # what is not saved by first touches, and the rest if there are fewer of them
            self._add(quantity, count, price - less, None, 0.0, stays, busy, real)
            price, count = 0.0 if self._prices.smooth else less, _alone(count)
        if not price:
            return
        if (split := self._instead(count)) != [count]:
            for each in split:
                self._add(quantity, each, price, touched, less, stays, busy, real)
            return
        if self._prices.smooth:  # no share is known of real tiles: what is touched first is left out, and what may stay
            moved = real if stays else 1.0
            if less and touched is not None and quantity < self._prices.linear:
                most = less * self._most(touched.whole)
                if any(touched.whole.columns) or moved * price < less:
                    self.first.append((quantity, count.whole, less * moved, most))
                else:
                    self.once, less = self.once + most, 0.0
            self.terms.setdefault(count.whole, len(self.terms))
            self.plain[quantity, count.whole] = self.plain.get((quantity, count.whole), 0.0) + (price - less) * moved
            return
        for further in self._besides(count):
            paid = price * self._sure(stays, busy)
            self.terms.setdefault(further, len(self.terms))
            self.plain[quantity, further] = self.plain.get((quantity, further), 0.0) + paid
        shares = [((part, count.whole), 1.0) for part in self._stays(count)]
        if less and touched is not None:
            shares.append(((touched.whole, count.whole), less / price))
        self.terms.setdefault(count.whole, len(self.terms))
        if not shares:
            self.plain[quantity, count.whole] = self.plain.get((quantity, count.whole), 0.0) + price
            return
        for share, _ in shares:
            self.shares.setdefault(share, len(self.shares))
        key = quantity, count.whole, tuple(shares)
        self.entries[key] = self.entries.get(key, 0.0) + price

    def _sure(self, stays: bool, busy: bool) -> float:
        """The share that counts of what instances that move a relaxed window take besides."""
        exact = self._prices.family in PERFECT or not stays
        return 1.0 if exact else SURE if busy else 0.0

    def _most(self, product: Product) -> float:
        """What a product reaches."""
        columns = [(group, column) for group, column in zip(self.groups, product.columns, strict=True) if column]
        return self._prices.scale[product] * prod(float(group.product(column).max()) for group, column in columns)

    def _counts(self, further: Product) -> bool:
        """Whether any rows take so much more."""
        return all(self.groups[g].has(column) for g, column in enumerate(further.columns) if column)

    def _stays(self, count: Count) -> list[Product]:
        """What stays of a count, without what no chain of a rank can keep."""
        if count not in self._staying:
            self._staying[count] = [part for part in count.kept if all(self._holds(g, f) for g, f in part.held)]
        return self._staying[count]

    def _holds(self, g: int, f: Factor) -> bool:
        if (g, f) not in self.held:
            self.held[g, f] = self.groups[g].holds(f)
        return self.held[g, f]


def _alone(count: Count) -> Count:
    """Without what is known besides, or instead."""
    return replace(count, besides=(), least=(), instead=())


class ShapeProblem:
    """The problem of a shape as the kernel takes it, but for what sizes and capacities say: with equal prices it is
    made once for all of them."""

    def __init__(self, prices: ShapePrices, terms: Terms, groups: list[Group]):
        charges = Charges(prices, terms, groups)
        self.terms, self.shares = list(charges.terms), list(charges.shares)
        self.once, self.first, self.held = charges.once, charges.first, list(charges.held.items())
        self.memories = [memory for memory, _ in charges.rooms]
        self.full = [full for part, of in self.shares for full in _full(terms, part, of)]
        columns, self.asked = list[int](), list[set[int]]()  # by group: the columns of its table
        for g, heading in enumerate(terms.headings):
            pairs = ((part.columns[g], of.columns[g]) for part, of in self.shares)
            own = [heading.column(column) if (column := term.columns[g]) else 0 for term in self.terms]
            own += [heading.column(above, below) if above or below else 0 for above, below in pairs]
            columns += own
            self.asked.append(set(own) - {0})
        self._number = charges.terms
        self._prices = [0.0] * (len(prices.quantities) * len(self.terms))
        for (quantity, term), price in charges.plain.items():
            self._prices[quantity * len(self.terms) + charges.terms[term]] += price
        listed = [shares for _, _, shares in charges.entries]
        either = [(paid, floor.either()) for floor, paid in charges.floors.items()]
        floors, numbers = [floor for _, some in either for floor in some], range(len(prices.quantities))
        parts: list[Product | Entry] = [*self.terms, *charges.entries]
        number = {part: i for i, part in enumerate(parts)}
        self.packed = KernelStruct(
            [
                len(self.terms),
                len(self.shares),
                len(listed),
                len(self.memories),
                charges.terms[terms.steps],
                len(floors),
            ],
            integers=[
                [0] * len(groups),  # of tables
                columns,
                [quantity for quantity, _, _ in charges.entries],
                [charges.terms[term] for _, term, _ in charges.entries],
                list(accumulate(map(len, listed), initial=0)),
                [charges.shares[share] for shares in listed for share, _ in shares],
                list(accumulate((len(tiles) for _, tiles in charges.rooms), initial=0)),
                [charges.terms[tile] for _, tiles in charges.rooms for tile in tiles],
                list(accumulate((len(weights) for _, weights in floors), initial=0)),
                [number[part] for _, weights in floors for part, _ in weights],
                [i for _, some in either for i in reversed(range(len(some)))],  # others of the same sum that follow
            ],
            floats=[
                [0.0],  # scales
                self._prices,
                list(charges.entries.values()),
                [weight for shares in listed for _, weight in shares],
                [0.0],  # capacities
                [0.0],  # what there is where nothing rests
                [weight for _, weights in floors for _, weight in weights],
                [least for least, _ in floors],
                [paid.get(quantity, 0.0) for quantity in numbers for paid, some in either for _ in some],
            ],
        )

    def read(self) -> array[float]:
        """The prices, if what is touched for the first time is read too."""
        prices = array("d", self._prices)
        for quantity, term, price, _ in self.first:
            prices[quantity * len(self.terms) + self._number[term]] += price
        return prices


def outline_of(prices: ShapePrices, terms: Terms, groups: list[Group]) -> ShapeProblem:
    """That of a shape, or an earlier one of it if the same is true of its chains."""
    if prices.outlines is None:
        return ShapeProblem(prices, terms, groups)
    known = prices.outlines.get(terms, [])
    for outline in known:
        if all(groups[g].holds(f) == holds for (g, f), holds in outline.held):
            return outline
    made = ShapeProblem(prices, terms, groups)
    if len(prices.outlines) < OUTLINES:
        prices.outlines[terms] = [*known, made]
    return made


def _full(terms: Terms, part: Product, of: Product) -> list[float | str]:
    """By group: of what stays in a tile, how much if no loop between has steps, a number or all of a rank; 0 if the
    group has none of these.

    All 0 if that is no matter of last regions: of first touches, of windows that slide, and if the loops between
    are all such as walk a rank below its spread once more.
    """
    found, walked = list[float | str]([0.0] * len(part.columns)), False
    for g, f in part.held if part.alone else ():
        walked |= not all(terms.again.get(f.rank, [])[f.level : f.kinds.count("L")])
        found[g] = 1.0 if of.columns[g] is not None else f.rank
    return found if walked else [0.0] * len(part.columns)


class Problem:
    """One shape, ready to be searched."""

    def __init__(self, prices: ShapePrices, terms: Terms, tables: list[Table] | None = None):
        self.shape, self._prices, self.terms = terms.shape, prices, terms
        self.tables = tables or [prices.table(heading) for heading in terms.headings]
        self.groups = [table.group for table in self.tables]
        self._outline = outline_of(prices, terms, self.groups)
        self.once, self.first = self._outline.once, self._outline.first
        for table, asked in zip(self.tables, self._outline.asked, strict=True):
            table.asked |= asked

    def finer(self, which: Sequence[NDArray[np.bool_]], halves: int) -> Problem:
        """The same shape with some rows of every table, each cut in two so many times where they are intervals."""
        tables = [table.finer(some, halves) for table, some in zip(self.tables, which, strict=True)]
        return Problem(self._prices, self.terms, tables)

    @property
    def outline(self) -> KernelStruct:
        """What the kernel takes, but for sizes and capacities."""
        return self._outline.packed

    @property
    def known(self) -> bool:
        """Whether every row is a chain, not an interval of these."""
        return all(walked.exact for table in self.tables for walked in table.group.walks.values())

    @property
    def rows(self) -> int:
        """How many rows its tables have, added up."""
        return sum(table.rows for table in self.tables)

    @property
    def combinations(self) -> int:
        """How many rows of every group there are together."""
        return prod(table.group.variants for table in self.tables)

    def packed(self, read: bool = False) -> KernelStruct:
        """All this as the kernel takes it; of real tiles, if `read`, what is touched for the first time is read too."""
        outline, scale = self._outline, self._prices.scale
        numbers = array("d", [scale[term] for term in outline.terms])
        numbers.extend([scale[part] / scale[of] for part, of in outline.shares])
        rooms = len(numbers)
        numbers.extend([self._prices.rooms[memory] for memory in outline.memories])
        full = len(numbers)
        numbers.extend(self._full())
        tables, at = array("q", [table.address for table in self.tables]), numbers.buffer_info()[0]
        places = {TABLES: tables.buffer_info()[0], SCALES: at, ROOMS: at + 8 * rooms, FULL: at + 8 * full}
        alive: list[array[Any]] = [numbers, tables]
        if read:
            alive.append(outline.read())
            places[PRICES] = alive[-1].buffer_info()[0]
        return outline.packed.but(places, alive)

    def _full(self) -> list[float]:
        sizes = self._prices.workload.sizes
        return [float(sizes[full]) if isinstance(full, str) else full for full in self._outline.full]

    def mapping(self, best: Best) -> Callable[[], Mapping]:
        """What makes the mapping of the best rows."""
        return partial(self.shape.mapping, self.tiles(best.row[:]), self._prices.workload.sizes)

    def tiles(self, rows: Sequence[int]) -> list[int]:
        """The tile of every slot, for a row of every group."""
        left = {
            rank: chain
            for group, row in zip(self.groups, rows, strict=False)
            for rank, chain in group.chains(row).items()
        }
        return [left[slot.rank].pop(0) for slot in self.shape.slots]


@dataclass(frozen=True)
class Goal:
    """Make the first objective small while the others stay within their caps."""

    objectives: tuple[Objective, ...]
    caps: tuple[float, ...] = ()

    def packed(self, prices: ShapePrices) -> KernelStruct:
        """With what all shapes have in common, as the kernel takes it."""
        codes = [3 if o.memory else ("energy", "cycles", "edp").index(o.name) for o in self.objectives]
        about = [("moved", o.memory) if o.memory else ("energy", "") for o in self.objectives]
        counted = len(prices.quantities) if any(map(prices.times, self.objectives)) else prices.untimed
        fanouts = list(dict.fromkeys(over.split(".")[0] for over in prices.widths))
        return KernelStruct(
            [len(prices.groups), len(prices.widths), len(fanouts), counted, len(codes), prices.rules.least_instances],
            integers=[
                list(prices.widths.values()),
                list(prices.least.values()),
                [fanouts.index(over.split(".")[0]) for over in prices.widths],
                codes,
                [prices.quantities.get(a, 0) for a in about],
            ],
            floats=[[inf, *self.caps], prices.rates],
            reals=[float(prices.operation.per_cycle), prices.fixed, prices.leak, SLACK],
        )


class TimeOver(Exception):
    """Raised while tables are made."""


class Part:
    """Some shapes of a space, which share their tables; these are made when they are needed."""

    def __init__(self, prices: ShapePrices, terms: Sequence[Terms], over: Callable[[], bool] = lambda: False):
        self.prices, self._terms, self._over = prices, terms, over
        self.least = 0.0  # a lower bound on mappings with these keeps, where shapes are of a relaxed problem
        self.keeps = 0, 0  # the number of the problem, and of its keeps
        self.kept: dict[str, tuple[str, ...]] = {}  # these keeps: by tensor the memories besides its backing store
        self.spent: dict[int, int] = {}  # by shape: the fuel of the last round
        self._finer: dict[int, Problem] = {}  # by shape: with finer rows, where it has them

    @cached_property
    def problems(self) -> list[Problem]:
        """Of each of its shapes."""
        return [Problem(self.prices, each) for each in self._terms]

    @cached_property
    def tables(self) -> list[Table]:
        """Of all its shapes."""
        return list(dict.fromkeys(table for problem in self.problems for table in problem.tables))

    @cached_property
    def packed(self) -> list[KernelStruct]:
        """By problem, as the kernel takes it."""
        for table in self.tables:
            if not table.ready and self._goes_on():
                table.make()
        if self.prices.full:  # what is let go after this part is not needed for it any more
            for table in self.tables:
                table.group.let_go()
        return [problem.packed() for problem in self.problems]

    def _goes_on(self) -> bool:
        """True, unless time is over."""
        if self._over():
            raise TimeOver
        return True

    @property
    def numbers(self) -> int:
        """In its tables and chains, if they are made."""
        if "packed" not in self.__dict__:
            return 0
        tables = [*self.tables, *(table for problem in self._finer.values() for table in problem.tables)]
        walks = {walked for table in tables for walked in table.group.walks.values()}
        return sum(table.numbers for table in tables) + sum(walked.numbers for walked in walks)

    @property
    def work(self) -> int:
        """What it took to make the problems, in numbers that the kernel looks at; 0 if they are not made."""
        return sum(MADE + 16 * problem.rows for problem in self.__dict__.get("problems", ()))

    def let_go(self) -> None:
        """Keep the terms only."""
        self._finer.clear()
        for name in ("problems", "tables", "packed"):
            self.__dict__.pop(name, None)

    def bounds(self, goal: KernelStruct) -> list[float]:
        """What the least factors say."""
        return bounds(self.packed, goal)

    def branching(self, i: int, goal: KernelStruct, best: Best, read: bool = False) -> Branching | None:
        """The branch and bound of a shape; None if the kernel has no room for it. Of real tiles, if `read`, what is
        touched for the first time is read too."""
        problem, packed, axes = self.now(i), self._packed(i, read), len(self.prices.widths)
        if too_large(packed, len(problem.groups), problem.rows, axes):
            return None
        return Branching(packed, goal, best, problem.rows, axes, mixed=self.prices.smooth)

    @property
    def missing_bytes(self) -> int:
        """The memory that tables take which are yet to be made."""
        return 0 if "packed" in self.__dict__ else sum(table.missing_bytes for table in self.tables)

    def takes_bytes(self, i: int, goal: KernelStruct | None = None, best: Best | None = None) -> int:
        """The memory that the branch and bound of a shape takes, about: with all its rows, or those alone that may be
        part of something better than the best."""
        problem, axes = self.now(i), len(self.prices.widths)
        if goal is None or best is None or self.prices.smooth:
            return used_bytes(problem.outline, problem.rows, axes)
        return used_bytes(problem.outline, worthwhile(self._packed(i), goal, best), axes)

    def _packed(self, i: int, read: bool = False) -> KernelStruct:
        """A shape with the rows that it has now, as the kernel takes it."""
        return self.now(i).packed(read) if read or i in self._finer else self.packed[i]

    def finer(self, i: int, which: Sequence[NDArray[np.bool_]], halves: int) -> Problem:
        """A shape with some of the rows that it has now, each cut in two so many times where they are intervals."""
        self._finer[i] = found = self.now(i).finer(which, halves)
        for table in found.tables:
            table.make()
        return found

    def now(self, i: int) -> Problem:
        """A shape with the rows that it has now."""
        return self._finer.get(i) or self.problems[i]
