"""The best mapping of a space, with proof: every shape, every way to spread, pruned by what no tiles can beat.

A *job* is a shape with how many instances each rank takes of each axis. Jobs are solved in order of a lower bound that
costs microseconds; when that reaches the best mapping found, nothing is left that could beat it (docs/search.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluate import evaluate
from piste.mapspace.factors import count_chains
from piste.search.objective import NAMED, Objective
from piste.search.proof.bill import has_bill
from piste.search.proof.columns import Group, Slots
from piste.search.proof.desk import Desk
from piste.search.proof.floor import Floor
from piste.search.proof.kernel import Best, Jobs, Packed
from piste.search.proof.sheet import Sheet, Table
from piste.search.proof.windows import Floats
from piste.search.strategies.exhaustive import exhaustive
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

LESS = 1e-9  # relative: how much less the next point of a front must be
SLACK = 1e-12  # relative: what rounding may do to a bound
TOO_MANY = 500_000  # chains of one rank, to look at all of them
SHAPES = 50  # that are looked at together; what is found in them may exclude others
BATCH = 1024  # jobs that are solved between two looks at the clock
FUEL = 1 << 24  # numbers that the kernel looks at meanwhile
ROWS = 1 << 20  # of the tables that are looked at together


@dataclass(frozen=True)
class Goal:
    """Make the first objective small while the others stay within their caps."""

    objectives: tuple[Objective, ...]
    caps: tuple[float, ...] = ()

    def packed(self, desk: Desk) -> Packed:
        """With what all shapes of a desk have in common, as the kernel takes it."""
        codes = [3 if o.memory else ("energy", "cycles", "edp").index(o.name) for o in self.objectives]
        about = [("moved", o.memory) if o.memory else ("energy", "") for o in self.objectives]
        counted = len(desk.quantities) if any(map(desk.times, self.objectives)) else desk.untimed
        return Packed(
            [len(desk.groups), len(desk.widths), counted, len(codes), desk.rules.least_instances],
            integers=[
                list(desk.widths.values()), list(desk.least.values()), codes, [desk.quantities.get(a, 0) for a in about]
            ],
            floats=[[inf, *self.caps], desk.rates],
            reals=[float(desk.operation.per_cycle), desk.fixed, desk.leak, SLACK],
        )  # fmt: skip


class Part:
    """Some shapes of a space: their sheets and all jobs of these."""

    def __init__(self, desk: Desk, sheets: Iterable[Sheet]):
        self.desk = desk
        self.sheets = [sheet for sheet in sheets if all(len(table.rows) for table in sheet.tables)]
        axes = list(desk.widths)
        self._tables = {t: t.packed(axes) for t in dict.fromkeys(t for sheet in self.sheets for t in sheet.tables)}
        self.jobs = Jobs([s.packed(self._tables) for s in self.sheets], Goal(()).packed(desk), len(desk.groups))

    def solve(self, goal: Packed, bounds: Floats, order: NDArray[np.int64], best: Best) -> int:
        """Solve some jobs in this order as long as there is fuel; how many are solved."""
        for number in set(self.jobs.jobs[order, 0].tolist()):
            for table in self.sheets[number].tables:
                table.fill()
        return self.jobs.solve(goal, bounds, order, best)

    def mapping(self, best: Best) -> Mapping:
        """The mapping of the best rows of a job."""
        sheet: Sheet = self.sheets[self.jobs.jobs[best.job, 0]]
        return sheet.shape.mapping(sheet.tiles(best.row[:]), self.desk.workload.sizes)


@dataclass
class Answer:
    """The best so far, and what nothing is below."""

    value: float = inf
    mapping: Mapping | None = None
    workload: Workload | None = None
    lower: float = inf


class Search:
    """One search through a space, within a budget, from a mapping that is known already if there is one."""

    def __init__(
        self,
        space: Mapspace,
        objectives: tuple[Objective, ...],
        budget: Budget,
        watch: Watch,
        start: Outcome | None = None,
    ):
        self.budget, self.watch, self.architecture = budget, watch, space.architecture
        self.evaluated, self.considered, self.stopped = 0, 0, False
        self.trace: list[tuple[int, float, float]] = []
        self.parts: list[Part] = []
        self._start = Answer(start.value, start.best, start.workload or space.workload) if start else Answer()
        self._enough, self._finished = self._start.value, False
        self._left_out = inf  # what nothing is below in shapes that are too large to look at
        self._next = 0.0  # what nothing is below in what was not yet looked at
        self._left = self._made(space, objectives)

    def _made(self, space: Mapspace, objectives: tuple[Objective, ...]) -> Iterator[Part]:
        """The parts of the space, each made when it is asked for: first the keeps that promise most."""
        listed = []
        for i, one in enumerate(space.spaces()):
            floor = Floor(one, objectives[0])
            listed += [(floor(kept), i, j, kept) for j, kept in enumerate(one.layout.keep_sets())]
        listed.sort(key=lambda item: item[:3])
        desks: dict[int, Desk] = {}
        for self._next, i, _, kept in listed:
            if self._next > self._enough:  # what is found by the time a keep is reached
                break
            if i not in desks:
                desks[i] = Desk(space.spaces()[i], objectives)
            yield from self._parts(desks[i], kept)
            desks[i].tidy()
        self._finished = not self.stopped

    def _parts(self, desk: Desk, kept: dict[str, tuple[str, ...]]) -> Iterator[Part]:
        """Some shapes with these keeps after the other, as many as have room together."""
        tables: dict[tuple[Group, Slots], Table] = {}
        sheets, rows = list[Sheet](), 0
        for bill in desk.plan.of(kept):
            if self.over():
                return
            if desk.rows(bill) > ROWS:
                self._left_out = min(self._left_out, self._next)
                continue
            sheets.append(Sheet(desk, bill, tables))
            rows = sum(len(table.rows) for table in tables.values())
            if len(sheets) == SHAPES or rows > ROWS:
                yield Part(desk, sheets)
                tables, sheets = {}, []
                desk.tidy()
        if sheets:
            yield Part(desk, sheets)

    def over(self, best: float = inf, lower: float = 0.0) -> bool:
        best, lower = min(best, self._enough), min(max(lower, 0.0), self._left_out)
        self.stopped |= self.watch.over(self.budget, self.evaluated, best, lower)
        return self.stopped

    def best(self, goal: Goal, once: bool = False) -> Answer:
        """The best mapping within the caps; nothing is below `lower`. If `once`, what cannot be as good is let go."""
        answer = replace(self._start) if once else Answer()
        for part in self.parts:
            self._solve(part, goal, answer)
        while not self._finished and not self.over(answer.value, self._next):
            for part in islice(self._left, 1):
                self.considered += part.jobs.mappings
                bounds = self._solve(part, goal, answer)
                if once:
                    self._enough = answer.value
                    part.jobs.drop(bounds > answer.value)
                else:
                    self._enough = inf
                if len(part.jobs.jobs):
                    self.parts.append(part)
        rest = inf if self._finished else self._next if once else 0.0
        answer.lower = min(answer.lower, answer.value, rest, self._left_out)
        return answer

    def lexicographic(self, objectives: tuple[Objective, ...], caps: tuple[float, ...] = ()) -> Answer:
        """The best mapping in the first objective, of these in the second, and so on, within caps on all but it."""
        first = answer = self.best(Goal(objectives[: len(caps) + 1], caps))
        held = [(objectives[0], answer.value)]
        bounded = dict(zip(objectives[1:], caps, strict=False))
        for objective in objectives[1:]:
            if answer.mapping is None or self.stopped:
                break
            limits = {o: cap for o, cap in bounded.items() if o != objective} | {o: v * (1 + SLACK) for o, v in held}
            better = self.best(Goal((objective, *limits), tuple(limits.values())))
            answer = better if better.mapping is not None else answer
            held.append((objective, better.value))
        return Answer(first.value, answer.mapping, answer.workload, first.lower)

    def front(self, objectives: tuple[Objective, ...]) -> list[Answer]:
        """A mapping for every point that none beats in all objectives: below each point found, one of them is less."""
        boxes: list[tuple[float, ...]] = [(inf,) * (len(objectives) - 1)]
        seen: set[tuple[float, ...]] = set()
        found: dict[tuple[float, ...], Answer] = {}
        while boxes and not self.stopped:
            caps = boxes.pop()
            if caps in seen:
                continue
            seen.add(caps)
            answer = self.lexicographic(objectives, caps)
            if answer.mapping is None:
                continue
            values = self.values(objectives, answer)
            found.setdefault(values, answer)
            for i, value in enumerate(values[1:]):
                boxes.append((*caps[:i], value * (1 - LESS), *caps[i + 1 :]))
        return [found[values] for values in sorted(found)]

    def values(self, objectives: tuple[Objective, ...], answer: Answer) -> tuple[float, ...]:
        """All objectives of a mapping, from its report."""
        assert answer.mapping is not None and answer.workload is not None
        found = evaluate(answer.workload, self.architecture, answer.mapping)
        return tuple(objective(found) for objective in objectives)

    def _solve(self, part: Part, goal: Goal, answer: Answer) -> Floats:
        """Solve the jobs of a part that can be better than the answer; the bounds of all."""
        packed = goal.packed(part.desk)
        bounds = part.jobs.bounds(packed)
        order = np.argsort(bounds, kind="stable")
        best = Best(value=answer.value, evaluated=self.evaluated)
        at, size, fuel = 0, 1, FUEL
        while at < len(order) and bounds[order[at]] < answer.value * (1 - SLACK):
            lower = float(bounds[order[at]])
            if self.over(answer.value, min(lower, self._next)):
                answer.lower = min(answer.lower, lower)
                return bounds
            best.fuel, some = fuel, part.jobs.in_order(order[at : at + size])
            solved = part.solve(packed, bounds, some, best)
            self.evaluated = best.evaluated
            if best.job >= 0:
                answer.value, answer.mapping, answer.workload = best.value, part.mapping(best), part.desk.workload
                self.trace.append((self.evaluated, self.watch.seconds, best.value))
            if solved == len(some):
                at, size, fuel = at + size, min(2 * size, BATCH), FUEL
            elif size > 1:
                size //= 2
            else:  # a job that takes long is begun again with more fuel
                fuel *= 2
        return bounds


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts to the end. The seed plays no part."""
    return prove(space, objectives, budget, watch)


def prove(
    space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch, start: Outcome | None = None
) -> Outcome:
    """The best mapping of a space and what nothing is below: proven if the budget lasts to the end.

    `start` is what is known already, a mapping and its value: only what is better is looked for.

    A tie goes to less energy. Where nothing is known of an objective or of the counts of an Einsum, every mapping is
    tried. Where a rank of a window could be spread over more axes than it is, a floor is all that is known of what is
    left out. Constraints on the loops of a memory hide some of the best orders from the shapes: what is found is then
    compared with the best mapping without them, which nothing can beat.
    """
    if not all(objective.known for objective in objectives) or not has_bill(space.workload.einsums[0]):
        return _better(exhaustive(space, objectives, budget, 0, watch), start)
    if space.factors == "ragged" and _rows(space) > TOO_MANY:
        return _bracket(space, objectives, budget, watch, start)
    energy = NAMED["energy"]
    everything = tuple(dict.fromkeys((*objectives, energy)))
    search = Search(space, everything, budget, watch, start if len(objectives) == 1 else None)
    front: list[Answer] = []
    trace: tuple[tuple[int, float, float], ...] = ()
    if len(objectives) > 1:
        front = search.front(objectives)
        answer = front[0] if front else Answer()
    else:
        answer = search.best(Goal(objectives), once=True)
        trace = tuple(search.trace)
        if answer.mapping is not None and objectives[0].name not in ("energy", "edp"):
            cheapest = search.lexicographic((objectives[0], energy)) if not search.stopped else answer
            answer.mapping, answer.workload = cheapest.mapping or answer.mapping, cheapest.workload or answer.workload
    value, lower = answer.value, answer.lower
    proven = not search.stopped and (bool(front) or lower >= value * (1 - LESS))
    if answer.mapping is not None and any(f.systolic for f in space.architecture.fanouts.values()):
        # Cycles that a systolic array takes to fill are no part of the bill, so that is a bound only.
        value = search.values(objectives, answer)[0]
        proven &= value <= lower * (1 + LESS)
        proven &= not front
    if answer.mapping is not None and any(one.layout.leaves_spreads_out for one in space.spaces()):
        lower = min(value, Floor(space, objectives[0])())
        proven &= not front and value <= lower * (1 + LESS)
    elif front and space.rules.binds_loops:
        proven = False
    elif proven and space.rules.binds_loops:
        relaxed = replace(space, constraints=space.rules.without_loops())
        lower = min(value, prove(relaxed, objectives, budget, watch).lower)
        proven = value <= lower * (1 + LESS)
    return Outcome(
        best=answer.mapping,
        value=value,
        lower=lower if not proven else value,
        proven=proven,
        evaluated=search.evaluated,
        considered=search.considered,
        trace=trace,
        front=tuple((search.values(objectives, a), a.mapping) for a in front if a.mapping is not None),
        workload=answer.workload,
    )


def _rows(space: Mapspace) -> int:
    """The most chains that a rank has on the loops and spreads of any shape."""
    patterns = {
        (rank, "".join("T" if s.over is None else "S" for s in shape.slots if s.rank == rank))
        for shape in space.shapes
        for rank in space.workload.ranks
    }
    return max((count_chains(space.workload.sizes[rank], p, "ragged") for rank, p in patterns), default=0)


def _better(found: Outcome, start: Outcome | None) -> Outcome:
    """What was found, or what was known if that is no worse."""
    if start is None or start.best is None or found.value < start.value:
        return found
    return replace(found, best=start.best, workload=start.workload, value=start.value, trace=())


def _bracket(
    space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch, start: Outcome | None
) -> Outcome:
    """The best of Ruby's tiles, which are tiles of any size too, and a floor: what must be computed and moved."""
    found = prove(replace(space, factors="ruby"), objectives, budget, watch, start)
    lower = min(found.value, Floor(space, objectives[0])())
    return replace(found, lower=lower, proven=not found.front and found.value <= lower * (1 + LESS) < inf)
