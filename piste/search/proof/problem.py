"""One shape as the kernel takes it: priced terms, each a number times a column of every group of ranks.

A *term* is a product: scale * column of group 1 * column of group 2 ... Its price is paid for all of it, less *shares*:
what stays in a tile when a loop advances, and what is touched for the first time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from math import prod

import numpy as np

from piste.search.proof.columns import PERFECT, SURE, Column, Group, Slots
from piste.search.proof.kernel import Packed
from piste.search.proof.prices import Prices
from piste.search.proof.terms import Count, Product, Terms
from piste.search.proof.windows import Floats
from piste.spec.mapping import Loop

Share = tuple[Product, Product]  # a part, and what it is a part of


class Table:
    """The rows of a group of ranks on the loops and spreads that a shape has for them: a column per factor.

    The first column is 1: of a term in which the group has no part.
    """

    def __init__(self, group: Group, slots: Slots):
        self.group, self.rows, self._slots = group, group.rows, slots
        self._columns: dict[tuple[Column | None, Column | None], int] = {(None, None): 0}

    def column(self, above: Column | None, below: Column | None = None) -> int:
        """The number of a column: a product, or one over another."""
        return self._columns.setdefault((above, below), len(self._columns))

    def packed(self, axes: Sequence[str]) -> Packed:
        """All columns that were asked for, as the kernel takes them."""
        values = np.empty((len(self._columns), self.rows))
        for column, found in zip(values, self.each(), strict=True):
            column[:] = found
        use = np.ones((len(axes), self.rows), np.int64)
        taken = self.use()
        for i, over in enumerate(axes):
            if over in taken:
                use[i] = taken[over]
        least, most = values.min(axis=1, initial=np.inf), values.max(axis=1, initial=0.0)
        self.extremes = least, most
        self.numbers = values.size + use.size
        return Packed([self.rows], [_pointers(values), use], alive=[values])

    def use(self) -> dict[str, np.ndarray[tuple[int], np.dtype[np.int64]]]:
        """The instances that each row takes of each axis."""
        return self.group.use(self._slots)

    def each(self) -> Iterator[Floats]:
        """The columns, one after the other."""
        for above, below in self._columns:
            column = self.group.product(above) if above else np.ones(self.rows)
            yield column / self.group.product(below) if below else column


def _pointers(rows: Floats) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The address of every row."""
    return rows.ctypes.data + rows.strides[0] * np.arange(len(rows), dtype=np.int64)


class Problem:
    """One shape, ready to be searched."""

    def __init__(self, prices: Prices, terms: Terms, tables: dict[tuple[Group, Slots], Table]):
        self.shape, self._prices = terms.shape, prices
        self.groups = [prices.group(chained) for chained in terms.chains]
        self._terms: dict[Product, int] = {}
        self._shares: dict[Share, int] = {}
        self._plain: dict[tuple[int, Product], float] = {}  # by quantity and term
        self._entries: dict[tuple[int, Product, tuple[tuple[Share, float], ...]], float] = {}
        # Of real tiles: elements that are touched for the first time and not read, priced; and those that may be more
        # than once each, by quantity, count, what their reads take of it, and what they are at most.
        self.once, self.first = 0.0, list[tuple[int, Product, float, float]]()
        self._charge(terms)
        if prices.computing[1]:
            self._constant(*prices.computing)
        self._steps = terms.steps
        rooms: dict[str, list[list[Product]]] = {}  # by memory and keep: the tile, once for each that there is room for
        further: dict[str, list[list[Product]]] = {}  # what else must have room
        for keep, wider in zip(terms.keeps, terms.wider, strict=True):
            if keep.memory in prices.rooms:
                times = 2 if keep.streams and keep.memory in prices.doubled else 1
                rooms.setdefault(keep.memory, []).append([keep.tile] * times)
                padded = keep.priced[0] in prices.shares  # of which some of a tile may be padding
                further.setdefault(keep.memory, []).append([] if padded else wider)
        self._rooms = list[tuple[float, list[Product]]]()
        for memory, tiles in rooms.items():
            self._rooms.append((prices.rooms[memory], [tile for some in tiles for tile in some]))
            for i, wider in enumerate(further[memory]):
                others = [tile for some in (*tiles[:i], *tiles[i + 1 :]) for tile in some]
                self._rooms += [(prices.rooms[memory], [tile, *others]) for tile in wider]
        for term in (terms.steps, *(tile for _, tiles in self._rooms for tile in tiles)):
            self._terms.setdefault(term, len(self._terms))
        self.tables, self._columns = list[Table](), list[int]()
        for g, at in enumerate(zip(self.groups, terms.slots, strict=True)):
            if at not in tables:
                tables[at] = Table(*at)
            table = tables[at]
            self.tables.append(table)
            self._columns += [table.column(term.columns[g]) for term in self._terms]
            self._columns += [table.column(part.columns[g], of.columns[g]) for part, of in self._shares]

    @property
    def rows(self) -> int:
        return sum(table.rows for table in self.tables)

    @property
    def combinations(self) -> int:
        """How many rows of every group there are together."""
        return prod(table.rows for table in self.tables)

    def _charge(self, terms: Terms) -> None:
        """Put a price on every count of every keep."""
        inside, once, sure = self._prices.inside, self._prices.once, self._prices.sure
        for keep in terms.keeps:
            tensor, memory, inner, output, outermost = keep.priced
            share = self._prices.shares.get(tensor)  # of a tensor that is padded, where it is relaxed
            for price in self._prices.prices(*keep.priced):
                crossing, arriving, touched = keep.counts(price.first)
                if share is not None:
                    if (price.first and keep.spread) or not share.moved:
                        continue  # the padding may be all with the first instance
                    price = price._replace(crossing=price.crossing * share.moved, arriving=price.arriving * share.moved)
                    crossing, arriving = replace(crossing, besides=()), arriving and replace(arriving, besides=())
                if once and output and outermost and share is None and not inside[memory]:
                    self._constant(price.quantity, once * (price.crossing - price.crossing_first))
                else:
                    stays = keep.crossing_stays, not inside[inner], sure(tensor, inner)
                    self._add(price.quantity, crossing, price.crossing, touched, price.crossing_first, *stays)
                if arriving is not None:
                    stays = keep.stays, not inside[memory], sure(tensor, memory)
                    self._add(price.quantity, arriving, price.arriving, touched, price.arriving_first, *stays)

    def _constant(self, quantity: int, amount: float) -> None:
        """Add what every mapping takes."""
        constant = self._prices.plan.maker.product([])
        self._terms.setdefault(constant, len(self._terms))
        self._plain[quantity, constant] = self._plain.get((quantity, constant), 0.0) + amount

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
            price, count = 0.0 if self._prices.smooth else less, replace(count, besides=())
        if not price:
            return
        if self._prices.smooth:  # no share is known of real tiles: what is touched first is left out, and what may stay
            moved = real if stays else 1.0
            if less and touched is not None and quantity < self._prices.linear:
                most = less * self._most(touched.whole)
                if any(touched.whole.columns) or moved * price < less:
                    self.first.append((quantity, count.whole, less * moved, most))
                else:
                    self.once, less = self.once + most, 0.0
            self._terms.setdefault(count.whole, len(self._terms))
            self._plain[quantity, count.whole] = self._plain.get((quantity, count.whole), 0.0) + (price - less) * moved
            return
        for further in filter(self._counts, count.besides):  # of real tiles nothing is known that is no product
            sure = 1.0 if self._prices.family in PERFECT or not stays else SURE if busy else 0.0
            self._terms.setdefault(further, len(self._terms))
            self._plain[quantity, further] = self._plain.get((quantity, further), 0.0) + price * sure
        shares = [((part, count.whole), 1.0) for part in self._stays(count)]
        if less and touched is not None:
            shares.append(((touched.whole, count.whole), less / price))
        self._terms.setdefault(count.whole, len(self._terms))
        if not shares:
            self._plain[quantity, count.whole] = self._plain.get((quantity, count.whole), 0.0) + price
            return
        for share, _ in shares:
            self._shares.setdefault(share, len(self._shares))
        key = quantity, count.whole, tuple(shares)
        self._entries[key] = self._entries.get(key, 0.0) + price

    def _most(self, product: Product) -> float:
        """What a product reaches."""
        columns = [(group, column) for group, column in zip(self.groups, product.columns, strict=True) if column]
        return self._prices.scale(product) * prod(float(group.product(column).max()) for group, column in columns)

    def _counts(self, further: Product) -> bool:
        """Whether any rows take so much more."""
        return all(self.groups[g].has(column) for g, column in enumerate(further.columns) if column)

    def _stays(self, count: Count) -> list[Product]:
        """What stays of a count, without what no chain of a rank can keep."""
        return [
            product
            for product in count.kept
            if all(
                f.what != "held" or self.groups[g].factor(f).any()
                for g, column in enumerate(product.columns)
                if column
                for f in column.factors
            )
        ]

    def _full(self, part: Product, of: Product) -> list[float]:
        """By group: of what stays in a tile, how much if no loop between has steps; 0 if the group has none of these.

        All 0 if that is no matter of last regions: of first touches, of windows that slide, and if the loops between
        are all such as walk a rank below its spread once more.
        """
        found, walked = [0.0] * len(self.groups), False
        for g, (column, whole) in enumerate(zip(part.columns, of.columns, strict=True)):
            held = [f for f in column.factors if f.what in ("held", "kept")] if column else []
            if not column or not held:
                continue
            if len(column.factors) > 1 or held[0].what == "kept":
                return [0.0] * len(self.groups)
            ((rank, kinds, level),) = ((f.rank, f.kinds, f.level) for f in held)
            walked |= not all(self._again[rank][level : kinds.count("L")])
            found[g] = 1.0 if whole is not None else float(self._prices.workload.sizes[rank])
        return found if walked else [0.0] * len(self.groups)

    @cached_property
    def _again(self) -> dict[str, list[bool]]:
        """By rank, of its loops top down: whether it is walked below its spread once more."""
        found: dict[str, list[bool]] = {rank: [] for rank in self._prices.home}
        for i, node in enumerate(self.shape.nodes):
            if isinstance(node, Loop):
                found[node.rank].append(i in self.shape.again)
        return found

    def packed(self, tables: dict[Table, Packed], read: bool = False) -> Packed:
        """All this as the kernel takes it; of real tiles, if `read`, what is touched for the first time is read too."""
        prices = [0.0] * (len(self._prices.quantities) * len(self._terms))
        for (quantity, term), price in self._plain.items():
            prices[quantity * len(self._terms) + self._terms[term]] += price
        for quantity, term, price, _ in self.first if read else ():
            prices[quantity * len(self._terms) + self._terms[term]] += price
        scale = self._prices.scale
        scales = [scale(term) for term in self._terms]
        scales += [scale(part) / scale(of) for part, of in self._shares]
        listed = [shares for _, _, shares in self._entries]
        return Packed(
            [len(self._terms), len(self._shares), len(self._entries), len(self._rooms), self._terms[self._steps]],
            integers=[
                [tables[table].address for table in self.tables],
                self._columns,
                [quantity for quantity, _, _ in self._entries],
                [self._terms[term] for _, term, _ in self._entries],
                list(accumulate(map(len, listed), initial=0)),
                [self._shares[share] for shares in listed for share, _ in shares],
                list(accumulate((len(tiles) for _, tiles in self._rooms), initial=0)),
                [self._terms[tile] for _, tiles in self._rooms for tile in tiles],
            ],
            floats=[
                scales,
                prices,
                list(self._entries.values()),
                [weight for shares in listed for _, weight in shares],
                [float(bits) for bits, _ in self._rooms],
                [full for part, of in self._shares for full in self._full(part, of)],
            ],
        )

    def tiles(self, rows: Sequence[int]) -> list[int]:
        """The tile of every slot, for a row of every group."""
        left = {
            rank: group.of(rank, walked.tiles)[:, row].tolist()
            for group, row in zip(self.groups, rows, strict=False)
            for rank, walked in group.walks.items()
        }
        return [left[slot.rank].pop(0) for slot in self.shape.slots]
