"""The sheet of a shape: its bill as terms, each a number times a column of every group, as the kernel takes them.

Rows of a group of ranks that are spread alike form a segment; a *job* is a segment of every group.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

import numpy as np

from piste.search.proof.bill import Bill, Count, Product
from piste.search.proof.columns import Column, Group, Slots
from piste.search.proof.desk import Desk
from piste.search.proof.kernel import Packed
from piste.search.proof.windows import Floats

FEW = 1 << 12  # rows of a table that are made at once


class Table:
    """The rows of a group that a shape asks for, by segment, and a column for each product of factors.

    The first column is 1: of a term in which the group has no part.
    """

    def __init__(self, group: Group, slots: Slots):
        self.group = group
        self.rows, self.starts, self.used = group.segments(slots)
        self._columns: dict[tuple[Column | None, Column | None], int] = {(None, None): 0}
        self._values = np.empty((0, 0))

    def column(self, above: Column | None, below: Column | None = None) -> int:
        """The number of a column: a product, or one over another."""
        return self._columns.setdefault((above, below), len(self._columns))

    def packed(self, axes: Sequence[str]) -> Packed:
        """The least and the most of its columns by segment, as the kernel takes it; many rows only when asked for."""
        segments = len(self.starts) - 1
        if len(self.rows) <= FEW:
            self._values = self._all()
            least, most = (f.reduceat(self._values, self.starts[:-1]) for f in (np.minimum, np.maximum))
        else:  # one column at a time: of many tables no row is ever looked at
            least, most = np.empty((2, segments, len(self._columns)))
            for i, column in enumerate(self._each()):
                least[:, i] = np.minimum.reduceat(column, self.starts[:-1])
                most[:, i] = np.maximum.reduceat(column, self.starts[:-1])
        used = np.ones((len(axes), segments), np.int64)
        for i, over in enumerate(axes):
            if over in self.used:
                used[i] = self.used[over]
        arrays = [self._values, least, most, self.starts, used]
        self._packed = Packed([len(self._columns), segments], arrays)
        return self._packed

    def fill(self) -> None:
        """Make all rows ready for the kernel."""
        if not len(self._values):
            self._values = self._all()
            self._packed.put(2, self._values)

    def _all(self) -> Floats:
        values = np.empty((len(self.rows), len(self._columns)))
        for i, column in enumerate(self._each()):
            values[:, i] = column
        return values

    def _each(self) -> Iterator[Floats]:
        """The columns, one after the other."""
        for above, below in self._columns:
            column = self.group.product(above)[self.rows] if above else np.ones(len(self.rows))
            yield column / self.group.product(below)[self.rows] if below else column


class Sheet:
    """One shape, ready to be searched."""

    def __init__(self, desk: Desk, bill: Bill, tables: dict[tuple[Group, Slots], Table]):
        self.shape, self._desk = bill.shape, desk
        self.groups = [desk.group(chained) for chained in bill.chains]
        self._whole: dict[Product, int] = {}
        self._taken: dict[Product, int] = {}
        self._share: dict[tuple[Product, Product], int] = {}  # what is kept, and of what
        self._owner: list[int] = []
        self._sums = [self._charged(counts) for counts in self._priced(bill)]
        self._steps = bill.steps
        rooms: dict[str, list[Product]] = {}
        for leg in bill.legs:
            if leg.memory in desk.rooms:
                times = 2 if leg.streams and leg.memory in desk.doubled else 1
                rooms.setdefault(leg.memory, []).extend([leg.tile] * times)
        self._rooms = [(desk.rooms[memory], tiles) for memory, tiles in rooms.items()]
        for term in (bill.steps, *(tile for _, tiles in self._rooms for tile in tiles)):
            self._whole.setdefault(term, len(self._whole))
        self.tables, self._columns = list[Table](), list[int]()
        for g, at in enumerate(zip(self.groups, bill.slots, strict=True)):
            if at not in tables:
                tables[at] = Table(*at)
            table = tables[at]
            self.tables.append(table)
            self._columns += [table.column(term.columns[g]) for term in (*self._whole, *self._taken)]
            self._columns += [table.column(kept.columns[g], of.columns[g]) for kept, of in self._share]

    def _priced(self, bill: Bill) -> list[dict[Count, float]]:
        """By quantity: the price of each count."""
        sums: list[dict[Count, float]] = [{} for _ in self._desk.quantities]
        for leg in bill.legs:
            for quantity, first, prices in self._desk.prices(*leg.priced):
                priced = sums[quantity]
                for price, count in zip(prices, leg.counts(first), strict=True):
                    if price and count is not None:
                        priced[count] = priced.get(count, 0.0) + price
        return sums

    def _charged(self, prices: dict[Count, float]) -> list[tuple[float, Count, list[tuple[str, Product]]]]:
        """Prices of counts, each with what it keeps; those below 0 are of what is taken off."""
        listed = [(price, count, self._stays(count)) for count, price in prices.items() if price]
        for price, count, stays in listed:
            if price < 0:
                assert not count.kept
                self._taken.setdefault(count.whole, len(self._taken))
                continue
            self._whole.setdefault(count.whole, len(self._whole))
            for rank, product in stays:
                if (product, count.whole) not in self._share:
                    self._share[product, count.whole] = len(self._share)
                    self._owner.append(self._desk.home[rank])
        return listed

    def _stays(self, count: Count) -> list[tuple[str, Product]]:
        """What a count keeps, without what no chain of a rank can keep."""
        return [
            (rank, product)
            for rank, product in count.kept
            if all(
                f.what != "held" or self.groups[g].factor(f).any()
                for g, column in enumerate(product.columns)
                if column
                for f in column.factors
            )
        ]

    def packed(self, tables: dict[Table, Packed]) -> Packed:
        """All this as the kernel takes it."""
        whole, plain = len(self._whole), len(self._whole) + len(self._taken)
        prices, kept = list[float](), list[tuple[int, int, float, list[int]]]()
        for q, listed in enumerate(self._sums):
            price_of = [0.0] * plain
            for price, count, stays in listed:
                if price < 0:
                    price_of[whole + self._taken[count.whole]] += price
                elif not stays:
                    price_of[self._whole[count.whole]] += price
                else:
                    shares = [self._share[product, count.whole] for _, product in stays]
                    shares.sort(key=lambda i: self._owner[i])  # those of an owner together
                    kept.append((q, self._whole[count.whole], price, shares))
            prices += price_of
        scale = self._desk.scale
        scales = [scale(term) for term in (*self._whole, *self._taken)]
        scales += [scale(product) / scale(of) for product, of in self._share]
        return Packed(
            [len(scales), whole, plain, len(kept), len(self._rooms), self._whole[self._steps]],
            integers=[
                [tables[table].address for table in self.tables],
                self._columns,
                [q for q, _, _, _ in kept],
                [term for _, term, _, _ in kept],
                list(accumulate((len(shares) for *_, shares in kept), initial=0)),
                [share for *_, shares in kept for share in shares],
                self._owner,
                list(accumulate((len(tiles) for _, tiles in self._rooms), initial=0)),
                [self._whole[tile] for _, tiles in self._rooms for tile in tiles],
            ],
            floats=[scales, prices, [price for _, _, price, _ in kept], [float(bits) for bits, _ in self._rooms]],
        )

    def tiles(self, at: Sequence[int]) -> list[int]:
        """The tile of every slot, for a row of every group."""
        left = {
            rank: group.of(rank, walked.tiles)[:, table.rows[row]].tolist()
            for group, table, row in zip(self.groups, self.tables, at, strict=False)
            for rank, walked in group.walks.items()
        }
        return [left[slot.rank].pop(0) for slot in self.shape.slots]
