"""The plan of a search: its shapes with their terms, made once for all layers and chips that are alike.

Two spaces share a plan if they differ in sizes, prices, capacities and bandwidths only (`Layout.facts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from piste.mapspace.shapes import Layout
from piste.search.proof.columns import Cache
from piste.search.proof.relaxation import Moving
from piste.search.proof.terms import TermMaker, Terms

if TYPE_CHECKING:
    from piste.search.proof.problem import ShapeProblem

MANY = 2_000  # shapes that a plan remembers
PRICES = 4  # of which it remembers the problems of shapes
NUMBERS, FEW = 1 << 24, 1 << 21  # in chains and columns: while a search goes on, and after it


class Plan:
    """The terms of the shapes of a layout, by what is kept where."""

    def __init__(self, layout: Layout, moving: Moving, opened: bool, every: bool):
        self.maker = TermMaker(layout, moving, opened)
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
