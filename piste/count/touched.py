"""How many elements of an affine axis, such as that of `O[p+2*r]`, are ever in a tile: a union over all time.

A rank's loops put down intervals in *rows*: equal ones, equally far apart, in rows of rows. Per rank there are few such
rows (the full steps of each loop, and its short last one), so the union over two ranks is one of few rows, whatever the
sizes. Rows that leave no gap are one interval; where gaps of different rows interleave, those of one period are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, product
from math import lcm
from typing import NamedTuple

import numpy as np

from piste.count.chains import APART, FIRST
from piste.formula.intervals import covered_in_arrays

# A node of a rank's chain (`piste.count.chains.Chain`) with its tile as a number. The instances of a merged spread are
# put together like the steps of a loop.
Chain = Sequence[tuple[str, int]]
Runs = tuple[tuple[int, int], ...]  # how far apart, and how many


class IntervalRow(NamedTuple):
    """Intervals of `width`, the first at `start`, repeated as each run says."""

    start: int
    width: int
    runs: Runs

    @property
    def end(self) -> int:
        """Where the last of its intervals ends."""
        return self.start + self.width + sum(apart * (n - 1) for apart, n in self.runs)

    @property
    def last(self) -> int:
        """Where the last step of the outermost run begins, after the start."""
        return sum(apart * (n - 1) for apart, n in self.runs[-1:])

    @property
    def reach(self) -> int:
        """From where one step of the outermost run begins to where it ends."""
        return self.end - self.start - self.last


def touched(size: tuple[int, ...], coefficients: tuple[int, ...], chains: Sequence[Chain]) -> int:
    """How many elements boxes touch that begin at sum(c * rank), summed over the instances that count apart.

    Twelve rows of p in steps of 4, three taps r one by one, on the axis p+2*r: all 16 elements.

    >>> from piste.count.chains import LOOP
    >>> touched((12, 3), (1, 2), ([(LOOP, 4)], [(LOOP, 1)]))
    16
    >>> touched((12, 3), (4, 1), ([(LOOP, 1)], [(LOOP, 1)]))  # 4*p+r: every fourth element is never touched
    36
    """
    by_rank = [_instances(n, chain) for n, chain in zip(size, chains, strict=True)]
    total = 0
    for choice in product(*by_rank):
        times, rows = 1, []
        for how_many, _ in choice:
            times *= how_many
        for parts in product(*(rows_of for _, rows_of in choice)):
            start = sum(c * row.start for c, row in zip(coefficients, parts, strict=True))
            width = 1 + sum(c * (row.width - 1) for c, row in zip(coefficients, parts, strict=True))
            runs = [(c * apart, n) for c, row in zip(coefficients, parts, strict=True) for apart, n in row.runs]
            rows.append(_joined(start, width, runs))
        total += times * _union(rows)
    return total


def _instances(size: int, chain: Chain) -> list[tuple[int, list[IntervalRow]]]:
    """The rows of a rank's intervals, per kind of instance: how many are of that kind, and one's rows."""
    found = [(1, [IntervalRow(0, size, ())])]
    for kind, t in chain:
        if kind == FIRST:
            found = [(n, [row._replace(width=min(row.width, t)) for row in rows]) for n, rows in found]
        elif kind == APART:
            # Instances between two of these have the same share of every row.
            split = []
            for n, rows in found:
                cuts = sorted({0, *(row.width // t for row in rows), *(-(-row.width // t) for row in rows)})
                for first, end in pairwise(cuts):
                    own = [row._replace(width=min(t, left)) for row in rows if (left := row.width - first * t) > 0]
                    split.append((n * (end - first), own))
            found = split
        else:
            found = [(n, [part for row in rows for part in _steps(row, t)]) for n, rows in found]
    return found


def _steps(row: IntervalRow, t: int) -> Iterable[IntervalRow]:
    """The full steps of a loop, and its short last one."""
    full, rest = divmod(row.width, t)
    if full:
        yield IntervalRow(row.start, t, (*row.runs, (t, full)) if full > 1 else row.runs)
    if rest:
        yield IntervalRow(row.start + full * t, rest, row.runs)


def _joined(start: int, width: int, runs: list[tuple[int, int]]) -> IntervalRow:
    """A row with as few runs as possible: those that leave no gap are part of the interval."""
    gaps: list[tuple[int, int]] = []
    for apart, n in sorted(run for run in runs if run[1] > 1):
        if not gaps and apart <= width:
            width += apart * (n - 1)
        elif gaps and apart % gaps[-1][0] == 0 and apart // gaps[-1][0] <= gaps[-1][1]:
            # Every place of the finer run is met again: one longer run.
            finer, m = gaps.pop()
            gaps.append((finer, m + apart // finer * (n - 1)))
        else:
            gaps.append((apart, n))
    return IntervalRow(start, width, tuple(gaps))


def _union(rows: Iterable[IntervalRow]) -> int:
    """How many integers are in some interval of some row."""
    total, group, end = 0, [], None
    for row in sorted(set(rows)):
        if end is not None and row.start >= end:
            total, group = total + _together(group), []
        group.append(row)
        end = row.end if end is None else max(end, row.end)
    return total + _together(group)


def _together(rows: list[IntervalRow]) -> int:
    """How many integers are in some interval of rows that may interleave."""
    if all(not row.runs for row in rows):
        return max(row.end for row in rows) - rows[0].start  # sorted, and each begins before those before it end
    outer = {row.runs[-1] if row.runs else None for row in rows}
    if len(outer) == 1 and (last := outer.pop()) is not None:
        inner = [row._replace(runs=row.runs[:-1]) for row in rows]
        reach, covered = max(row.end for row in inner) - min(row.start for row in inner), _union(inner)
        if reach <= last[0]:
            return last[1] * covered
        if reach == covered:
            return last[0] * (last[1] - 1) + reach
    return _by_period([row._replace(runs=tuple(sorted(row.runs, key=lambda run: run[0] * run[1]))) for row in rows])


def _by_period(rows: list[IntervalRow]) -> int:
    """How many integers are in some interval: where every row repeats itself, one period is listed, elsewhere all.

    A row repeats itself from where its first step ends to where its last one begins.
    """
    repeats = [(row.start + row.reach, row.start + row.last) for row in rows if row.reach < row.last]
    cuts = sorted({x for row in rows for x in (row.start, row.end)} | {x for both in repeats for x in both})
    total = 0
    for first, end in pairwise(cuts):
        here = [row for row in rows if row.start < end and first < row.end]
        if any(not row.runs for row in here):
            total += end - first
            continue
        period = end - first
        if all(row.start + row.reach <= first and end <= row.start + row.last for row in here):
            period = min(period, lcm(*(row.runs[-1][0] for row in here)))
        times, rest = divmod(end - first, period)
        total += times * _listed(here, first, first + period) + _listed(here, first, first + rest)
    return total


def _listed(rows: list[IntervalRow], first: int, end: int) -> int:
    """How many integers from `first` to `end` are in some interval, one by one."""
    starts, ends = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for row in rows:
        *inner, (apart, n) = row.runs
        steps = range(max(0, -((row.start + row.reach - first - 1) // apart)), min(n, -((row.start - end) // apart)))
        at = row.start + apart * np.arange(steps.start, steps.stop)
        for apart, n in inner:
            at = (at[:, None] + apart * np.arange(n)[None, :]).ravel()
        starts.append(np.clip(at, first, end))
        ends.append(np.clip(at + row.width, first, end))
    return covered_in_arrays(np.concatenate(starts), np.concatenate(ends))
