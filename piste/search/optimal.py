"""The best mapping of a space, with proof: every shape, every way to spread, pruned by what no tiles can beat.

A *job* is a shape with how many instances each rank takes of each axis. Jobs are solved in order of a lower bound that
costs microseconds; when that reaches the best mapping found, nothing is left that could beat it (docs/search.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf, prod
from typing import TYPE_CHECKING

import numpy as np

from piste.search.columns import Floats, Integers
from piste.search.ledger import Desk, Ledger
from piste.search.objective import Objective
from piste.search.sheet import Sheet, Values
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.mapping import Mapping

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

CHUNK = 200_000  # combinations that are looked at together
SLACK = 1e-12  # relative: what rounding may do to a bound


class Page:
    """One shape: its rows by segment, and a lower bound for every job."""

    def __init__(self, desk: Desk, ledger: Ledger):
        self.ledger, self.sheet = ledger, Sheet(ledger)
        self.bill = ledger.bill
        self.leak = sum(
            getattr(c, "leakage_pj_per_cycle", 0.0) * desk.architecture.instances(c.name)
            for c in desk.architecture.components
        )
        self.values: list[Values] = []
        self.rows: list[Integers] = []  # by group: the number in the ledger of each row
        self.starts: list[Integers] = []
        self.least: list[Values] = []  # by group: the best of each segment
        self.used: list[dict[str, Integers]] = []  # by group and axis: instances, by segment
        for g in range(len(ledger.groups)):
            self._segment(g)

    def _segment(self, g: int) -> None:
        group, shape = self.ledger.groups[g], self.ledger.shape
        keep = np.ones(group.rows, bool)
        for rank, node in self.bill.must_be_one:
            if rank in group.walks:
                keep &= group.of(rank, group.walks[rank].steps[node]) == 1
        keys: list[tuple[str, Integers]] = []
        for rank, walked in group.walks.items():
            slots = [slot for slot in shape.slots if slot.rank == rank]
            keys += [(s.over, group.of(rank, walked.steps[i])) for i, s in enumerate(slots) if s.over is not None]
        rows = np.flatnonzero(keep)
        code = np.zeros(len(rows), np.int64)
        for _, instances in keys:
            code = code * (int(instances.max(initial=1)) + 1) + instances[rows]
        order = np.argsort(code, kind="stable")
        rows, code = rows[order], code[order]
        starts = np.flatnonzero(np.diff(code, prepend=-1))
        values = self.sheet.rows(g).at(rows)
        self.values.append(values)
        self.rows.append(rows)
        self.starts.append(np.append(starts, len(rows)))
        if len(rows):
            least = Values(
                np.minimum.reduceat(values.whole, starts, axis=1),
                np.maximum.reduceat(values.taken, starts, axis=1),
                np.maximum.reduceat(values.share, starts, axis=1) if len(values.share) else values.share[:, starts],
            )
        else:
            least = values
        self.least.append(least)
        used: dict[str, Integers] = {}
        for over, instances in keys:
            used[over] = used.get(over, 1) * instances[rows[starts]]
        self.used.append(used)

    # --------------------------------------------------------------- jobs

    def jobs(self, widths: dict[str, int], least: dict[str, int], least_all: int) -> Integers:
        """Every combination of segments that the axes have room for: a row per group, a column per job."""
        found = np.zeros((0, 1), np.int64)
        taken = {over: np.ones(1, np.int64) for over in widths}
        for g in range(len(self.values)):
            n = len(self.starts[g]) - 1
            i, j = (a.ravel() for a in np.indices((found.shape[1], n)))
            fits = np.ones(len(i), bool)
            after = {}
            for over, width in widths.items():
                here = self.used[g].get(over)
                after[over] = taken[over][i] * (here[j] if here is not None else 1)
                fits &= after[over] <= width
            found = np.vstack([found[:, i[fits]], j[None, fits]])
            taken = {over: used[fits] for over, used in after.items()}
        fits = np.ones(found.shape[1], bool)
        for over, used in taken.items():
            fits &= used >= least.get(over, 1)
        if least_all > 1:
            fits &= np.prod(np.array(list(taken.values())), axis=0) >= least_all
        return found[:, fits]

    def bound(self, jobs: Integers, measure: Measure) -> Floats:
        """What no mapping of a job can fall below."""
        values = Values(*(np.ones((0, 0)),) * 3)
        loose = np.ones((len(self.sheet.owners), jobs.shape[1]))
        for g, segments in enumerate(jobs):
            here = self.least[g].at(segments)
            values = here if g == 0 else values * here
            if len(loose):
                loose *= np.where(self.sheet.owners[:, None] == g, 1.0, here.share)
        bounds = measure(self, values, frozenset(), loose)
        fits = self.fits(values)
        return np.where(fits, bounds, inf)

    def fits(self, values: Values) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        fine = np.ones(len(values), bool)
        for room, tiles in self.sheet.rooms:
            held = values.whole[[row for _, row in tiles]].sum(axis=0)
            fine &= held <= room.bits
        return fine

    def tiles(self, at: tuple[int, ...]) -> list[int]:
        """The tile of every slot, for a row of every group."""
        left: dict[str, list[int]] = {}
        for g, row in enumerate(at):
            group = self.ledger.groups[g]
            for rank, walked in group.walks.items():
                left[rank] = group.of(rank, walked.tiles)[:, row].tolist()
        return [left[slot.rank].pop(0) for slot in self.ledger.shape.slots]


class Measure:
    """The objective on arrays of values: exact when all groups are known, else a lower bound."""

    def __init__(self, objective: Objective, ops_per_cycle: float):
        self.name, self.memory, self.rate = objective.name, objective.memory, ops_per_cycle

    def __call__(
        self, page: Page, values: Values, known: frozenset[int] | None = None, loose: Floats | None = None
    ) -> Floats:
        if self.memory is not None:
            return page.sheet.moved[self.memory](values, known, loose)
        energy = cycles = np.zeros(1)
        if self.name in ("cycles", "edp") or page.leak:
            cycles = self.cycles(page, values, known, loose)
        if self.name == "cycles":
            return cycles
        energy = page.bill.fixed + page.sheet.energy(values, known, loose) + page.leak * cycles
        return energy * cycles if self.name == "edp" else energy

    def cycles(
        self, page: Page, values: Values, known: frozenset[int] | None = None, loose: Floats | None = None
    ) -> Floats:
        """The slowest of compute and every bandwidth."""
        slowest = _ceil(values.whole[page.sheet.steps] / self.rate)
        for rate, words in page.sheet.ports:
            slowest = np.maximum(slowest, _ceil(words(values, known, loose) / rate))
        return slowest


def _ceil(amount: Floats) -> Floats:
    return np.ceil(amount * (1 - SLACK))


@dataclass
class Best:
    """The best so far."""

    value: float = inf
    page: Page | None = None
    at: tuple[int, ...] = ()
    evaluated: int = 0


class Solver:
    """Solves the jobs of pages, best bounds first."""

    def __init__(self, measure: Measure, best: Best):
        self.measure, self.best = measure, best

    def solve(self, page: Page, job: Integers) -> None:
        """Find the best combination of rows of a job, if it beats the best so far."""
        parts = []
        for g, segment in enumerate(job):
            lo, hi = page.starts[g][segment], page.starts[g][segment + 1]
            parts.append((page.values[g].at(slice(lo, hi)), np.arange(lo, hi)))
        parts = self._shrink(page, parts)
        if not parts:
            return
        order = sorted(range(len(parts)), key=lambda g: len(parts[g][1]))
        self._extend(page, parts, order, [], None, [])

    def _shrink(self, page: Page, parts: list[tuple[Values, Integers]]) -> list[tuple[Values, Integers]]:
        """Drop the rows of each group that cannot be part of anything better, until no more fall."""
        while True:
            before = sum(len(rows) for _, rows in parts)
            for g in range(len(parts)):
                values, loose = self._with_least(page, parts, parts[g][0], {g})
                known = frozenset({g})
                keep = page.fits(values) & (self.measure(page, values, known, loose) < self.best.value * (1 - SLACK))
                if not keep.all():
                    parts[g] = parts[g][0].at(np.flatnonzero(keep)), parts[g][1][keep]
                    if not len(parts[g][1]):
                        return []
            if sum(len(rows) for _, rows in parts) > 0.9 * before:
                return parts

    def _with_least(
        self, page: Page, parts: list[tuple[Values, Integers]], state: Values, known: set[int]
    ) -> tuple[Values, Floats | None]:
        """A state with the best of every other group."""
        owners = page.sheet.owners
        loose = state.share.copy() if len(owners) else None
        values = state
        for g, (rows, _) in enumerate(parts):
            if g in known:
                continue
            whole = rows.whole.min(axis=1, keepdims=True)
            taken = rows.taken.max(axis=1, keepdims=True)
            share = rows.share.max(axis=1, keepdims=True)
            values = Values(values.whole * whole, values.taken * taken, values.share * share)
            if loose is not None:
                loose = loose * np.where(owners[:, None] == g, 1.0, share)
        return values, loose

    def _extend(
        self,
        page: Page,
        parts: list[tuple[Values, Integers]],
        order: list[int],
        done: list[int],
        state: Values | None,
        chosen: list[Integers],
    ) -> None:
        """Combine a state with the rows of the next group, and so on."""
        g, *rest = order
        values, numbers = parts[g]
        if state is None:
            combined, chosen = values, [numbers]
        else:
            n, m = len(state), len(values)
            if n > 1 and n * m > CHUNK:
                step = max(1, CHUNK // m)
                for lo in range(0, n, step):
                    part = slice(lo, min(n, lo + step))
                    self._extend(page, parts, order, done, state.at(part), [c[part] for c in chosen])
                return
            i, j = (a.ravel() for a in np.indices((n, m)))
            combined = state.at(i) * values.at(j)
            chosen = [*(c[i] for c in chosen), numbers[j]]
        done = [*done, g]
        if rest:
            known = frozenset(done)
            whole, loose = self._with_least(page, parts, combined, set(done))
            cost = self.measure(page, whole, known, loose)
            keep = np.flatnonzero(page.fits(whole) & (cost < self.best.value * (1 - SLACK)))
            if not len(keep):
                return
            keep = keep[np.argsort(cost[keep], kind="stable")]
            self._extend(page, parts, rest, done, combined.at(keep), [c[keep] for c in chosen])
            return
        cost = np.where(page.fits(combined), self.measure(page, combined), inf)
        self.best.evaluated += len(cost)
        i = int(np.argmin(cost))
        if cost[i] < self.best.value * (1 - SLACK):
            places = dict(zip(done, chosen, strict=True))
            at = tuple(int(page.rows[k][places[k][i]]) for k in range(len(parts)))
            self.best.value, self.best.page, self.best.at = float(cost[i]), page, at


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts to the end."""
    (objective,) = objectives
    desk = Desk(space.workload, space.architecture, space.rules, space.factors)
    unit = space.architecture.unit_for(space.workload.einsums[0])
    assert unit is not None
    measure = Measure(objective, unit.ops_per_cycle)
    axes = {f"{f.name}.{a}": n for f in space.architecture.fanouts.values() for a, n in f.axes.items()}
    least = {over: space.rules.axis_least(over) for over in axes}
    pages, bounds, jobs = list[Page](), list[Floats](), list[Integers]()
    for shape in space.shapes:
        page = Page(desk, Ledger(desk, shape))
        if not all(len(rows) for rows in page.rows):
            continue
        found = page.jobs(axes, least, space.rules.least_instances)
        if found.shape[1]:
            pages.append(page)
            jobs.append(found)
            bounds.append(page.bound(found, measure))
    best = Best()
    solver = Solver(measure, best)
    if pages:
        which = np.repeat(np.arange(len(pages)), [len(b) for b in bounds])
        number = np.concatenate([np.arange(len(b)) for b in bounds])
        bound = np.concatenate(bounds)
        solved = 0
        for i in np.argsort(bound, kind="stable"):
            if bound[i] >= best.value * (1 - SLACK):
                break
            page = pages[which[i]]
            solver.solve(page, jobs[which[i]][:, number[i]])
            solved += 1
    mapping: Mapping | None = None
    if best.page is not None:
        mapping = best.page.ledger.shape.mapping(best.page.tiles(best.at), space.workload.sizes)
    return Outcome(best=mapping, value=best.value, lower=best.value, proven=True, evaluated=best.evaluated, considered=solved)
