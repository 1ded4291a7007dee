"""The ledger of a shape: the factors of its bill as columns over all chains, grouped by how much each rank is spread.

Three kinds of questions are answered on arrays: what combinations of rows cost, what no combination with given rows can
fall below, and which rows another row makes superfluous.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from piste.mapspace.constraints import Rules
from piste.mapspace.shapes import Shape
from piste.search.bill import Bill, Count, Factor, Product, Sum
from piste.search.columns import PERFECT, Floats, Group, Walks, walks
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload


@dataclass(frozen=True)
class Term:
    """A product as column numbers, one per group (-1: the group has no part in it)."""

    scale: float
    columns: tuple[int, ...]


@dataclass(frozen=True)
class Entry:
    """A priced count: its whole, and by owner the terms of what is kept when the loops of a group advance."""

    price: float
    whole: Term
    kept: tuple[tuple[int, Term], ...]


class Desk:
    """What the ledgers of one problem share: the chains of ranks, each made once."""

    def __init__(self, workload: Workload, architecture: Architecture, rules: Rules, family: str):
        self.workload, self.architecture, self.rules, self.family = workload, architecture, rules, family
        einsum = workload.einsums[0]
        self.exact = family not in PERFECT
        joined: list[set[str]] = [{r} for r in einsum.ranks if workload.sizes[r] > 1]
        for access in einsum.accesses.values():
            for index in access.indices:
                together = [g for g in joined if g & set(index.ranks)]
                if len(together) > 1:
                    joined = [g for g in joined if g not in together] + [set().union(*together)]
        order = {r: i for i, r in enumerate(einsum.ranks)}
        self.groups = sorted((tuple(sorted(g, key=order.__getitem__)) for g in joined), key=lambda g: order[g[0]])
        self._walks: dict[tuple[object, ...], Walks] = {}
        self._groups: dict[tuple[int, ...], Group] = {}

    def walks(self, shape: Shape, rank: str) -> Walks:
        """The chains of a rank on the loops and spreads that a shape has for it."""
        size, axes = self.workload.sizes[rank], self.architecture.fanouts
        pattern, widths, levels = "", list[int | None](), list[str]()
        for slot in shape.slots:
            if slot.rank != rank:
                continue
            pattern += "L" if slot.over is None else "S"
            levels.append(slot.level)
            if slot.over is None:
                widths.append(None)
            else:
                fanout, axis = slot.over.split(".")
                most = self.rules.axis_bounds(slot.over, rank).hi
                widths.append(min(axes[fanout].axes[axis], most or size))
        leaf = None if rank in shape.leaf else 1
        bounds = tuple(
            (place, (*self.rules.loop_bounds(place, rank),)) if "." not in place
            else (place, (*self.rules.axis_bounds(place, rank),))
            for place in (*levels, shape.leaf_level)
        )
        key = rank, pattern, tuple(widths), leaf, bounds
        if key not in self._walks:
            made = walks(rank, size, pattern, self.family, tuple(widths), leaf)
            self._walks[key] = self._bounded(made, bounds)
        return self._walks[key]

    def _bounded(self, made: Walks, bounds: tuple[tuple[str, tuple[int, int | None]], ...]) -> Walks:
        """The chains that keep to the limits of steps per memory and instances per axis."""
        limited = {place: limits for place, limits in bounds if limits != (1, None)}
        if not limited:
            return made
        fine = np.ones(len(made), bool)
        for place, (lo, hi) in limited.items():
            rows = [i for i, (at, _) in enumerate(bounds) if at == place]
            taken = made.steps[rows].prod(axis=0)
            fine &= (taken >= lo) & (taken <= (hi or taken.max(initial=1)))
        return Walks(made.rank, made.size, made.tiles[:, fine], made.perfect)

    def group(self, walked: dict[str, Walks]) -> Group:
        key = tuple(id(w) for w in walked.values())
        if key not in self._groups:
            self._groups[key] = Group(walked)
        return self._groups[key]


class Ledger:
    """One shape's columns, with the rows of every group sorted into segments of equal instances."""

    def __init__(self, desk: Desk, shape: Shape):
        self.desk, self.shape = desk, shape
        self.bill = Bill(desk.workload, desk.architecture, shape, desk.exact)
        self.groups = [desk.group({r: desk.walks(shape, r) for r in ranks}) for ranks in desk.groups]
        self._group_of = {r: g for g, ranks in enumerate(desk.groups) for r in ranks}
        self._index: list[dict[tuple[Factor, ...], int]] = [{} for _ in self.groups]
        bill = self.bill
        self.energy = self._entries(bill.energy)
        self.moved = {m: self._entries(s) for m, s in bill.moved.items()}
        self.ports = [(port.rate, self._entries(port.words)) for port in bill.ports]
        self.steps = self._term(bill.steps)
        self.rooms = [(room, [(t, self._term(p)) for t, p in room.tiles]) for room in bill.rooms]

    # ------------------------------------------------------------ columns

    def _entries(self, charges: Sum) -> list[Entry]:
        merged: dict[Count, float] = {}
        for price, count in charges:
            merged[count] = merged.get(count, 0.0) + price
        return [
            Entry(price, self._term(c.whole), tuple((self._group_of[r], self._term(k)) for r, k in c.kept))
            for c, price in merged.items()
            if price
        ]

    def _term(self, product: Product) -> Term:
        scale, parts = product.scale, [list[Factor]() for _ in self.groups]
        for factor in product.factors:
            if factor.rank in self._group_of:
                parts[self._group_of[factor.rank]].append(factor)
            elif factor.other is not None and factor.other.rank in self._group_of:
                parts[self._group_of[factor.other.rank]].append(factor)  # a rank of size 1 contributes nothing
        columns = []
        for index, part in zip(self._index, parts, strict=True):
            key = tuple(sorted(part, key=repr))
            columns.append(index.setdefault(key, len(index)) if key else -1)
        return Term(scale, tuple(columns))

    @cached_property
    def columns(self) -> list[Floats]:
        """By group: a row per column, an element per chain."""
        out = []
        for group, index in zip(self.groups, self._index, strict=True):
            rows = np.ones((len(index), group.rows))
            for key, i in index.items():
                for factor in key:
                    rows[i] *= self._values(group, factor)
            out.append(rows)
        return out

    def _values(self, group: Group, f: Factor) -> Floats | float:
        if f.other is not None:
            return self._axis(group, f, f.other)
        walked = group.walks[f.rank]
        match f.what:
            case "visits":
                values = walked.visits(f.kinds, f.level)
            case "more":
                values = walked.more(f.kinds, f.level)
            case "held":
                values = walked.held(f.coefficient, f.kinds, f.level)
            case "boxes":
                values = walked.boxes(f.coefficient, f.kinds)
            case _:
                assert f.what == "extent"
                values = f.coefficient * (walked.extent(f.level) - 1) + 1
        return group.of(f.rank, values)

    def _axis(self, group: Group, x: Factor, y: Factor) -> Floats | float:
        if x.what == "width":
            sides = [(s.coefficient, group.of(s.rank, group.walks[s.rank].extent(s.level)) if s.rank in group.walks else 1.0)
                     for s in (x, y)]  # fmt: skip
            return sum((c * (extent - 1) for c, extent in sides), 1.0)
        if x.rank in group.walks and y.rank in group.walks:
            return group.pair(x.side, y.side, shared=x.what == "kept")
        # The other rank has one element: the axis is that of one rank.
        alone = x if x.rank in group.walks else y
        walked, kinds = group.walks[alone.rank], alone.kinds.replace("M", "A")
        if x.what == "pair":
            return group.of(alone.rank, walked.boxes(alone.coefficient, kinds))
        if alone.advances:
            return 0.0
        return group.of(alone.rank, walked.held(alone.coefficient, kinds, alone.level))
