"""The sheet of a shape: its bill as matrices, so that many combinations of chains are priced or bounded at once.

Rows of a group of ranks that are spread alike form a segment; a *job* is a segment of every group. Where some groups
are still open, a count is bounded by their least factors, and what is kept of it by the largest share they can keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import inf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.mapspace.shapes import Shape
from piste.search.bill import Bill, Count, Product, Sum
from piste.search.columns import Asked, Factor, Group
from piste.search.desk import Desk
from piste.search.kernel import Packed, as_floats, as_integers
from piste.search.objective import Objective
from piste.search.windows import Floats, Integers

Flags = NDArray[np.bool_]

MANY = 300  # rows of a group, above which it pays to drop those that others beat
SLACK = 1e-12  # relative: what rounding may do to a bound


class Values(NamedTuple):
    """Products of factors over some groups: a row per combination of chains, a column per term."""

    whole: Floats  # of counts, times and tiles: small is good
    taken: Floats  # of what is taken off: large is good
    share: Floats  # of what a count keeps: large is good

    def times(self, other: Values) -> Values:
        return Values(self.whole * other.whole, self.taken * other.taken, self.share * other.share)

    def at(self, rows: Integers | slice) -> Values:
        return Values(self.whole[rows], self.taken[rows], self.share[rows])

    def least(self, starts: Integers) -> Values:
        """The best of each run of rows."""
        share = np.maximum.reduceat(self.share, starts) if self.share.shape[1] else self.share[starts]
        taken = np.maximum.reduceat(self.taken, starts) if self.taken.shape[1] else self.taken[starts]
        return Values(np.minimum.reduceat(self.whole, starts), taken, share)


class Open(NamedTuple):
    """Which groups are still open, and the shares with the part of an open owner left out.

    The loops of a group keep, all together, the whole of what they walk at most.
    """

    groups: frozenset[int]
    loose: Floats


@dataclass(frozen=True)
class Quantity:
    """Prices of counts, some less what they keep (columns of shares, by the group that owns the loops), and of what is
    taken off."""

    plain: Floats  # by column of `whole`
    kept: tuple[tuple[float, int, tuple[tuple[int, tuple[int, ...]], ...]], ...]
    taken: Floats  # by column of `taken`

    def __call__(self, values: Values, open_: Open | None = None) -> Floats:
        """The quantity, or a lower bound while groups are open."""
        total: Floats = values.whole @ self.plain
        for price, column, owners in self.kept:
            stays: Floats | float = 0.0
            for owner, shares in owners:
                part = values.share[:, shares].sum(axis=1)
                if open_ is not None and owner in open_.groups:
                    part = np.minimum(part, open_.loose[:, shares].max(axis=1))
                stays = stays + part
            total += price * values.whole[:, column] * np.maximum(0.0, 1.0 - stays)
        if len(self.taken):
            total -= values.taken @ self.taken
        return np.maximum(total, 0.0)


class Term(NamedTuple):
    """A product as column numbers, one per group (-1: the group has no part in it)."""

    scale: float
    columns: tuple[int, ...]


class Sheet:
    """One shape, ready to be searched."""

    def __init__(self, desk: Desk, shape: Shape):
        self.shape = shape
        self.bill = bill = Bill(desk.workload, desk.architecture, shape, desk.exact, desk.timed, desk.counts)
        self.leak = desk.leak
        self._packed: dict[tuple[object, ...], Packed] = {}
        self.groups: list[Group] = [desk.group(shape, ranks) for ranks in desk.groups]
        self._home = desk.home
        self._columns: list[dict[tuple[Factor, ...], int]] = [{} for _ in self.groups]
        self._whole: dict[Term, int] = {}
        self._taken: dict[Term, int] = {}
        self._share: dict[tuple[Term, Term], int] = {}  # what is kept, and of what
        self._owner: list[int] = []
        quantities = {"energy": bill.energy} if desk.energetic else {}
        quantities |= {f"moved {m}": bill.moved[m] for m in desk.moving}
        quantities |= {f"port {i}": port.words for i, port in enumerate(bill.ports)}
        entries = {name: self._entries(charges) for name, charges in quantities.items()}
        self.steps = self._number(self._whole, self._term(bill.steps))
        self.rooms = [
            (room, [(tensor, self._number(self._whole, self._term(product))) for tensor, product in room.tiles])
            for room in bill.rooms
        ]
        self.quantities = {name: self._quantity(listed) for name, listed in entries.items()}
        self.ports = [(port.rate, self.quantities[f"port {i}"]) for i, port in enumerate(bill.ports)]
        self.owner = np.array(self._owner, np.int64)
        self._segment()

    # ------------------------------------------------------------- terms

    def _entries(self, charges: Sum) -> list[tuple[float, Count, Term]]:
        merged: dict[Count, float] = {}
        for price, count in charges:
            merged[count] = merged.get(count, 0.0) + price
        listed = [(price, count, self._term(count.whole)) for count, price in merged.items() if price]
        for price, count, term in listed:
            if price < 0:
                assert not count.kept
                self._number(self._taken, term)
                continue
            self._number(self._whole, term)
            for rank, product in self._stays(count):
                key = self._term(product), term
                if key not in self._share:
                    self._share[key] = len(self._share)
                    self._owner.append(self._home[rank])
        return listed

    def _quantity(self, listed: list[tuple[float, Count, Term]]) -> Quantity:
        plain, taken, kept = np.zeros(len(self._whole)), np.zeros(len(self._taken)), []
        for price, count, term in listed:
            if price < 0:
                taken[self._taken[term]] -= price
            elif not (kept_here := self._stays(count)):
                plain[self._whole[term]] += price
            else:
                owners: dict[int, list[int]] = {}
                for rank, product in kept_here:
                    owners.setdefault(self._home[rank], []).append(self._share[self._term(product), term])
                by_owner = tuple((g, tuple(shares)) for g, shares in owners.items())
                kept.append((price, self._whole[term], by_owner))
        return Quantity(plain, tuple(kept), taken)

    def _stays(self, count: Count) -> list[tuple[str, Product]]:
        """What a count keeps, without what no chain of a rank can keep."""
        return [
            (rank, product)
            for rank, product in count.kept
            if all(f.what != "held" or self.groups[self._home[f.rank]].factor(f).any() for f in product.factors)
        ]

    @staticmethod
    def _number(terms: dict[Term, int], term: Term) -> int:
        return terms.setdefault(term, len(terms))

    def _term(self, product: Product) -> Term:
        parts: list[list[Factor]] = [[] for _ in self.groups]
        for factor in product.factors:
            home = self._home.get(factor.rank)
            if home is None and factor.other is not None:
                home = self._home.get(factor.other.rank)
            if home is not None:  # a rank of size 1 contributes nothing
                parts[home].append(factor)
        columns = [
            index.setdefault(tuple(part), len(index)) if part else -1
            for index, part in zip(self._columns, parts, strict=True)
        ]
        return Term(product.scale, tuple(columns))

    # -------------------------------------------------------------- rows

    def _segment(self) -> None:
        """The rows of every group by segment, their values and the best of each segment."""
        self.rows: list[Integers] = []
        self.starts: list[Integers] = []
        self.used: list[dict[str, Integers]] = []
        self.values: list[Values] = []
        self.least: list[Values] = []
        for g, group in enumerate(self.groups):
            overs = tuple((s.rank, s.over) for s in self.shape.slots if s.rank in group.walks)
            not_both = tuple(sorted(pair for pair in self.bill.not_both if pair[0] in group.walks))
            asked = Asked(overs, not_both, self._limits(g))
            rows, starts, used = group.segments(asked)
            if len(rows) > MANY:
                rows, starts = group.best(asked, *self._dominance(g))
            values = self._values(g, rows)
            self.rows.append(rows)
            self.starts.append(starts)
            self.used.append(used)
            self.values.append(values)
            if len(rows):
                self.least.append(values.least(starts[:-1]))

    def _limits(self, g: int) -> tuple[tuple[tuple[Factor, ...], float], ...]:
        """What a tile may take of a memory if all others have one element."""
        keys, terms = list(self._columns[g]), list(self._whole)
        limits: dict[tuple[Factor, ...], float] = {}
        for room, tiles in self.rooms:
            fewest = sum(terms[column].scale for _, column in tiles)
            for _, column in tiles:
                term = terms[column]
                if term.columns[g] >= 0:
                    most = (room.bits - fewest) / term.scale + 1
                    limits[keys[term.columns[g]]] = min(most, limits.get(keys[term.columns[g]], inf))
        return tuple(limits.items())

    def _dominance(self, g: int) -> tuple[frozenset[tuple[Factor, ...]], frozenset[tuple[Factor, ...]]]:
        """Products in which a row that is nowhere larger, and those in which it is nowhere smaller, is no worse.

        A count falls with the visits at every level, and with what its own ranks keep.
        """
        keys = list(self._columns[g])
        small = {keys[term.columns[g]] for term in self._whole if term.columns[g] >= 0}
        large = {keys[term.columns[g]] for term in self._taken if term.columns[g] >= 0}
        for term, _ in self._share:
            for factor in keys[term.columns[g]] if term.columns[g] >= 0 else ():
                if factor.what == "more":
                    small |= {(factor._replace(what="visits", level=factor.level + i),) for i in (0, 1)}
                elif factor.what == "visits":
                    small.add((factor,))
                else:
                    large.add((factor,))
        return frozenset(small), frozenset(large)

    def _values(self, g: int, rows: Integers) -> Values:
        group = self.groups[g]
        columns = np.empty((len(rows), len(self._columns[g])))
        for factors, i in self._columns[g].items():
            columns[:, i] = group.product(factors)[rows]

        def matrix(terms: Sequence[Term]) -> Floats:
            out = np.ones((len(rows), len(terms)))
            for i, term in enumerate(terms):
                if term.columns[g] >= 0:
                    out[:, i] = columns[:, term.columns[g]]
                if g == 0 and term.scale != 1.0:
                    out[:, i] *= term.scale
            return out

        whole, taken = matrix(list(self._whole)), matrix(list(self._taken))
        share = np.ones((len(rows), len(self._share)))
        for (kept, of), i in self._share.items():
            if kept.columns[g] >= 0:
                share[:, i] = columns[:, kept.columns[g]]
            if of.columns[g] >= 0:
                share[:, i] /= columns[:, of.columns[g]]
            if g == 0:
                share[:, i] *= kept.scale / of.scale
        return Values(whole, taken, share)

    def jobs(self, widths: dict[str, int], least: dict[str, int], least_all: int) -> Integers:
        """Every combination of segments that the axes have room for: a row per job, a column per group."""
        found = np.zeros((1, 0), np.int64)
        taken = {over: np.ones(1, np.int64) for over in widths}
        for g in range(len(self.groups)):
            n, m = len(found), len(self.starts[g]) - 1
            i, j = np.repeat(np.arange(n), m), np.tile(np.arange(m), n)
            fits = np.ones(len(i), bool)
            after = {}
            for over, width in widths.items():
                here = self.used[g].get(over)
                after[over] = taken[over][i]
                if here is not None:
                    after[over] = after[over] * here[j]
                    fits &= after[over] <= width
            found = np.column_stack([found[i[fits]], j[fits]])
            taken = {over: used[fits] for over, used in after.items()}
        fits = np.ones(len(found), bool)
        for over, used in taken.items():
            fits &= used >= least.get(over, 1)
        if least_all > 1:
            fits &= np.prod(np.array(list(taken.values())), axis=0) >= least_all
        return found[fits]

    def mappings(self, jobs: Integers) -> int:
        """How many mappings the jobs have together."""
        counts = np.ones(len(jobs))
        for g, segments in enumerate(jobs.T):
            counts *= np.diff(self.starts[g])[segments]
        return int(counts.sum())

    def ends(self, jobs: Integers) -> Integers:
        """By job and group: where its rows start and end."""
        sides = [np.stack([self.starts[g][s], self.starts[g][s + 1]], axis=1) for g, s in enumerate(jobs.T)]
        return np.stack(sides, axis=1)

    def bounding(self, jobs: Integers) -> tuple[Values, Open]:
        """The best of the rows of each job, all groups open."""
        values, loose = None, np.ones((len(jobs), len(self.owner)))
        for g, segments in enumerate(jobs.T):
            least = self.least[g].at(segments)
            values = least if values is None else values.times(least)
            loose = loose * np.where(self.owner == g, 1.0, least.share)
        assert values is not None
        return values, Open(frozenset(range(len(self.groups))), loose)

    def amount(self, objective: Objective, values: Values, open_: Open | None = None) -> Floats:
        """An objective: what it is when all groups are known, else a lower bound."""
        if objective.memory is not None:
            return self.quantities[f"moved {objective.memory}"](values, open_)
        cycles: Floats | float = 0.0
        if objective.name in ("cycles", "edp") or self.leak:
            cycles = _ceil(values.whole[:, self.steps] / self.bill.unit.ops_per_cycle)
            for rate, words in self.ports:
                cycles = np.maximum(cycles, _ceil(words(values, open_) / rate))
        if objective.name == "cycles":
            return np.asarray(cycles)
        energy = self.bill.fixed + self.quantities["energy"](values, open_) + self.leak * cycles
        return np.asarray(energy * cycles if objective.name == "edp" else energy)

    def packed(self, objectives: tuple[Objective, ...], caps: tuple[float, ...]) -> Packed:
        """All this as the kernel takes it."""
        key = objectives, caps
        if key not in self._packed:
            self._packed = {key: self._pack(objectives, caps)}
        return self._packed[key]

    def _pack(self, objectives: tuple[Objective, ...], caps: tuple[float, ...]) -> Packed:
        names = [n for n in self.quantities if not n.startswith("port") or self.timed(objectives)]
        listed, starts, kept = list[int](), [0], list[tuple[int, int, float]]()
        for q, name in enumerate(names):
            for price, column, owners in self.quantities[name].kept:
                listed += [share for _, shares in owners for share in shares]
                starts.append(len(listed))
                kept.append((q, column, price))
        rooms = [[column for _, column in tiles] for _, tiles in self.rooms]
        rates = dict(zip((f"port {i}" for i in range(len(self.ports))), (r for r, _ in self.ports), strict=True))
        codes = [3 if o.memory else ("energy", "cycles", "edp").index(o.name) for o in objectives]
        about = [f"moved {o.memory}" if o.memory else "energy" for o in objectives]
        arrays = {
            "w": [as_floats(v.whole) for v in self.values],
            "t": [as_floats(v.taken) for v in self.values],
            "s": [as_floats(v.share) for v in self.values],
            "plain": as_floats([self.quantities[n].plain for n in names]),
            "minus": as_floats([self.quantities[n].taken for n in names]),
            "kept_quantity": as_integers([q for q, _, _ in kept]),
            "kept_column": as_integers([column for _, column, _ in kept]),
            "kept_from": as_integers(starts),
            "kept_price": as_floats([price for _, _, price in kept]),
            "listed": as_integers(listed),
            "owner": as_integers(self.owner.tolist()),
            "room_bits": as_floats([room.bits for room, _ in self.rooms]),
            "room_from": as_integers(list(accumulate(map(len, rooms), initial=0))),
            "room_column": as_integers([column for columns in rooms for column in columns]),
            "measure_code": as_integers(codes),
            "measure_quantity": as_integers([names.index(n) if n in names else 0 for n in about]),
            "cap": as_floats([inf, *caps]),
            "rates": as_floats([rates.get(n, 0.0) for n in names]),
        }
        sizes = {
            "groups": len(self.groups),
            "whole": len(self._whole),
            "taken": len(self._taken),
            "share": len(self._share),
            "quantities": len(names),
            "kept": len(kept),
            "rooms": len(rooms),
            "room_columns": sum(map(len, rooms)),
            "measures": len(objectives),
        }
        numbers = {"rate": self.bill.unit.ops_per_cycle, "fixed": self.bill.fixed, "leak": self.leak, "slack": SLACK}
        return Packed(sizes, arrays, self.steps, numbers)

    def timed(self, objectives: tuple[Objective, ...]) -> bool:
        """Whether bandwidths matter to any of these."""
        return any(o.name in ("cycles", "edp") or (o.name == "energy" and self.leak) for o in objectives)

    def fits(self, values: Values) -> Flags:
        """Whether every memory holds what is kept in it; while groups are open, whether it can."""
        fine = np.ones(len(values.whole), bool)
        for room, tiles in self.rooms:
            fine &= values.whole[:, [column for _, column in tiles]].sum(axis=1) <= room.bits
        return fine

    def tiles(self, at: Sequence[int]) -> list[int]:
        """The tile of every slot, for a row of every group."""
        left = {
            rank: group.of(rank, walked.tiles)[:, self.rows[g][at[g]]].tolist()
            for g, group in enumerate(self.groups)
            for rank, walked in group.walks.items()
        }
        return [left[slot.rank].pop(0) for slot in self.shape.slots]


def _ceil(amount: Floats) -> Floats:
    return np.ceil(amount * (1 - SLACK))
