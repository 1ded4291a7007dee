"""Bounds on arrays: what combinations of a ledger's rows cost, and what none with given rows can fall below.

Rows of a group that are spread alike form a segment. A *job* is a segment of every group. Within a job, a count is
bounded from below by its factors' least values; what is kept of it, by the largest share that the rows can keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, prod

import numpy as np
from numpy.typing import NDArray

from piste.search.columns import Floats, Integers
from piste.search.ledger import Entry, Ledger, Term

TINY = 1e-12  # relative: what rounding may do to a bound


@dataclass(frozen=True)
class Values:
    """The factors of a ledger's terms for some rows of some groups: a row per term, a column per row or job."""

    whole: Floats  # counts, times and tiles: small is good
    taken: Floats  # what is taken off: large is good
    share: Floats  # of what a count keeps: large is good

    def __mul__(self, other: Values) -> Values:
        return Values(self.whole * other.whole, self.taken * other.taken, self.share * other.share)

    def at(self, columns: NDArray[np.int64] | slice) -> Values:
        return Values(self.whole[:, columns], self.taken[:, columns], self.share[:, columns])

    def __len__(self) -> int:
        return self.whole.shape[1]


class Sheet:
    """A ledger as matrices: every quantity is prices times terms."""

    def __init__(self, ledger: Ledger):
        self.ledger = ledger
        self._whole: dict[Term, int] = {}
        self._taken: dict[Term, int] = {}
        self._share: list[tuple[Term, Term, int, int]] = []  # kept, its whole, the owner, the row of the whole
        self._shares: dict[tuple[Term, Term], int] = {}
        self.energy = self._quantity(ledger.energy)
        self.moved = {m: self._quantity(entries) for m, entries in ledger.moved.items()}
        self.ports = [(rate, self._quantity(entries)) for rate, entries in ledger.ports]
        self.steps = self._row(self._whole, ledger.steps)
        self.rooms = [
            (room, [(t, self._row(self._whole, term)) for t, term in tiles]) for room, tiles in ledger.rooms
        ]

    @staticmethod
    def _row(rows: dict[Term, int], term: Term) -> int:
        return rows.setdefault(term, len(rows))

    def _quantity(self, entries: Sequence[Entry]) -> Quantity:
        plus, minus = [], []
        for entry in entries:
            if entry.price < 0:
                assert not entry.kept
                minus.append((-entry.price, self._row(self._taken, entry.whole)))
                continue
            row = self._row(self._whole, entry.whole)
            owners: dict[int, list[int]] = {}
            for owner, term in entry.kept:
                key = entry.whole, term
                if key not in self._shares:
                    self._shares[key] = len(self._share)
                    self._share.append((term, entry.whole, owner, row))
                owners.setdefault(owner, []).append(self._shares[key])
            plus.append((entry.price, row, tuple((g, tuple(rows)) for g, rows in owners.items())))
        return Quantity(tuple(plus), tuple(minus))

    # --------------------------------------------------------------- rows

    def rows(self, g: int) -> Values:
        """The factors of a group, for all of its rows; what is constant is in the first group."""
        columns = self.ledger.columns[g]
        n = self.ledger.groups[g].rows

        def matrix(terms: Sequence[Term]) -> Floats:
            out = np.ones((len(terms), n))
            for i, term in enumerate(terms):
                if term.columns[g] >= 0:
                    out[i] = columns[term.columns[g]]
                if g == 0:
                    out[i] *= term.scale
            return out

        share = np.ones((len(self._share), n))
        for i, (kept, whole, _, _) in enumerate(self._share):
            if kept.columns[g] >= 0:
                share[i] = columns[kept.columns[g]]
            if whole.columns[g] >= 0:
                share[i] /= columns[whole.columns[g]]
            if g == 0:
                share[i] *= kept.scale / whole.scale
        return Values(matrix(list(self._whole)), matrix(list(self._taken)), share)

    @cached_property
    def owners(self) -> Integers:
        """By share: the group whose loops keep it."""
        return np.array([owner for _, _, owner, _ in self._share], np.int64)


@dataclass(frozen=True)
class Quantity:
    """Prices of counts with what they keep (rows of shares by owner), less prices of what is taken off."""

    plus: tuple[tuple[float, int, tuple[tuple[int, tuple[int, ...]], ...]], ...]
    minus: tuple[tuple[float, int], ...]

    def __call__(self, values: Values, known: frozenset[int] | None = None, loose: Floats | None = None) -> Floats:
        """The quantity if all groups are known; else a lower bound.

        `loose` has the shares with the owner's part left out where the owner is unknown: its loops keep the whole of it
        at most, all together.
        """
        total = np.zeros(len(values))
        for price, row, owners in self.plus:
            amount = price * values.whole[row]
            if owners:
                kept = np.zeros(len(values))
                for owner, shares in owners:
                    part = values.share[list(shares)].sum(axis=0)
                    if known is not None and owner not in known:
                        assert loose is not None
                        part = np.minimum(part, loose[list(shares)].max(axis=0))
                    kept += part
                amount = amount * np.maximum(0.0, 1.0 - kept)
            total += amount
        for price, row in self.minus:
            total -= price * values.taken[row]
        return np.maximum(total, 0.0)
