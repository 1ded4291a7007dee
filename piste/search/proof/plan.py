"""The plan of a search: its shapes with their bills, made once for all layers and chips that are alike.

Two spaces share a plan if they differ in sizes, prices, capacities and bandwidths only (`Layout.facts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from piste.mapspace.shapes import Layout
from piste.search.proof.bill import Bill, Bills
from piste.search.proof.columns import Shelf

MANY = 2_000  # bills that a plan remembers
NUMBERS = 1 << 20  # in columns, likewise


class Plan:
    """The bills of the shapes of a layout, by what is kept where."""

    def __init__(self, layout: Layout):
        self.bills, self._layout = Bills(layout), layout
        self._known: dict[tuple[tuple[str, ...], ...], list[Bill]] = {}
        self._room = MANY
        self.shelf = Shelf()

    def tidy(self) -> bool:
        """Keep no more on the shelf than a few megabytes; whether it is empty now."""
        full = self.shelf.numbers > NUMBERS
        if full:
            self.shelf = Shelf()
        return full

    def of(self, kept: dict[str, tuple[str, ...]]) -> Iterator[Bill]:
        """Those of the shapes with these keeps besides the backing stores."""
        key = tuple(kept.values())
        if key in self._known:
            yield from self._known[key]
            return
        made: list[Bill] = []
        for shape in self._layout.shapes(kept):
            bill = Bill(self.bills, shape)
            if len(made) <= self._room:
                made.append(bill)
            yield bill
        if len(made) <= self._room:
            self._known[key], self._room = made, self._room - len(made)


@dataclass(frozen=True)
class _Alike:
    facts: tuple[object, ...]
    layout: Layout = field(compare=False)


def plan_of(layout: Layout) -> Plan:
    """The plan of a layout, or that of an earlier one of which the same is true."""
    return _plan(_Alike(layout.facts, layout))


@lru_cache(maxsize=16)
def _plan(alike: _Alike) -> Plan:
    return Plan(alike.layout)
