"""The best mapping of a space, with proof: every shape, every way to spread, pruned by what no tiles can beat.

A *job* is a shape with how many instances each rank takes of each axis. Jobs are solved in order of a lower bound that
costs microseconds; when that reaches the best mapping found, nothing is left that could beat it (docs/search.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from math import ceil, inf, prod
from typing import TYPE_CHECKING

import numpy as np

from piste.mapspace.factors import count_chains
from piste.mapspace.shapes import Shape
from piste.model.evaluate import evaluate
from piste.search.bill import has_bill
from piste.search.desk import Desk
from piste.search.exhaustive import exhaustive
from piste.search.kernel import Best
from piste.search.objective import NAMED, Objective
from piste.search.sheet import SLACK, Open, Sheet, Values
from piste.search.strategy import Budget, Outcome, Watch
from piste.search.windows import Floats, Integers
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

LESS = 1e-9  # relative: how much less the next point of a front must be
TOO_MANY = 500_000  # chains of one rank, to look at all of them
SHAPES = 400  # that are looked at together
BATCH = 256  # jobs that are solved between two looks at the clock


@dataclass(frozen=True)
class Goal:
    """Make the first objective small while the others stay within their caps."""

    objectives: tuple[Objective, ...]
    caps: tuple[float, ...] = ()

    def __call__(self, sheet: Sheet, values: Values, open_: Open) -> Floats:
        """The first objective, or what it cannot fall below; infinite beyond a cap or a capacity."""
        first, *others = (sheet.amount(o, values, open_) for o in self.objectives)
        fine = sheet.fits(values)
        for other, cap in zip(others, self.caps, strict=True):
            fine &= other <= cap
        return np.where(fine, first, inf)


class Part:
    """Some shapes of a space: their sheets and all jobs of these."""

    def __init__(self, desk: Desk, shapes: Iterable[Shape]):
        self.workload: Workload = desk.workload
        self.sheets: list[Sheet] = []
        self.jobs: list[Integers] = []
        for shape in shapes:
            sheet = Sheet(desk, shape)
            if all(len(rows) for rows in sheet.rows):
                jobs = sheet.jobs(desk.widths, desk.least, desk.rules.least_instances)
                if len(jobs):
                    self.sheets.append(sheet)
                    self.jobs.append(jobs)
        self._number()
        self.mappings = sum(sheet.mappings(jobs) for sheet, jobs in zip(self.sheets, self.jobs, strict=True))

    def _number(self) -> None:
        self.of = np.repeat(np.arange(len(self.sheets)), [len(jobs) for jobs in self.jobs])
        self.number = np.concatenate([np.arange(len(jobs)) for jobs in self.jobs] or [np.zeros(0, np.int64)])

    def bounds(self, goal: Goal) -> Floats:
        """What no mapping of each job can fall below."""
        found = [goal(sheet, *sheet.bounding(jobs)) for sheet, jobs in zip(self.sheets, self.jobs, strict=True)]
        return np.concatenate(found or [np.zeros(0)])

    def drop(self, bounds: Floats, above: float) -> None:
        """Let go of the sheets of which nothing is as low as this."""
        least = [bounds[self.of == s].min() for s in range(len(self.sheets))]
        self.sheets = [sheet for sheet, low in zip(self.sheets, least, strict=True) if low <= above]
        self.jobs = [jobs for jobs, low in zip(self.jobs, least, strict=True) if low <= above]
        self._number()


@dataclass
class Answer:
    """The best so far, and what nothing is below."""

    value: float = inf
    mapping: Mapping | None = None
    workload: Workload | None = None
    lower: float = inf


class Search:
    """One search through a space, within a budget."""

    def __init__(self, space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch):
        self.budget, self.watch, self.architecture = budget, watch, space.architecture
        self.evaluated, self.considered, self.stopped = 0, 0, False
        self.trace: list[tuple[int, float, float]] = []
        self.parts: list[Part] = []
        self._left = self._made(space, objectives)
        self._finished = False

    def _made(self, space: Mapspace, objectives: tuple[Objective, ...]) -> Iterator[Part]:
        """The parts of the space, each made when it is asked for."""
        for one in space.spaces():
            desk = Desk(one.workload, one.architecture, one.rules, one.factors, objectives)
            for lo in range(0, len(one.shapes), SHAPES):
                yield Part(desk, one.shapes[lo : lo + SHAPES])
        self._finished = True

    def over(self, best: float = inf, lower: float = -inf) -> bool:
        self.stopped |= self.watch.over(self.budget, self.evaluated, best, lower)
        return self.stopped

    def best(self, goal: Goal, once: bool = False) -> Answer:
        """The best mapping within the caps; nothing is below `lower`. If `once`, what cannot be as good is let go."""
        answer = Answer()
        for part in self.parts:
            self._solve(part, goal, answer)
        while not self._finished and not self.over(answer.value, 0.0):
            for part in islice(self._left, 1):
                self.considered += part.mappings
                bounds = self._solve(part, goal, answer)
                if once:
                    part.drop(bounds, answer.value)
                self.parts.append(part)
        answer.lower = min(answer.lower, answer.value) if self._finished else 0.0
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

    def _solve(self, problem: Part, goal: Goal, answer: Answer) -> Floats:
        """Solve the jobs of a part that can be better than the answer; the bounds of all."""
        bounds = problem.bounds(goal)
        order = np.argsort(bounds, kind="stable")
        best = Best(value=answer.value)
        at, size = 0, 1
        while at < len(order) and bounds[order[at]] < answer.value * (1 - SLACK):
            if self.over(answer.value, bounds[order[at]]):
                answer.lower = min(answer.lower, float(bounds[order[at]]))
                return bounds
            batch = order[at : at + size]
            for s in dict.fromkeys(problem.of[batch].tolist()):
                mine = batch[problem.of[batch] == s]
                sheet = problem.sheets[s]
                before = best.evaluated
                ends = sheet.ends(problem.jobs[s][problem.number[mine]])
                sheet.packed(goal.objectives, goal.caps).solve(ends, bounds[mine], best)
                self.evaluated += best.evaluated - before
                if best.found:
                    answer.value, answer.workload = best.value, problem.workload
                    tiles = sheet.tiles([best.row[g] for g in range(len(sheet.groups))])
                    answer.mapping = sheet.shape.mapping(tiles, problem.workload.sizes)
                    self.trace.append((self.evaluated, self.watch.seconds, best.value))
            at, size = at + size, min(2 * size, BATCH)
        return bounds


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts to the end. The seed plays no part.

    A tie goes to less energy. Where nothing is known of an objective or of the counts of an Einsum, every mapping is
    tried. Constraints on the loops of a memory hide some of the best orders from the shapes: what is found is then
    compared with the best mapping without them, which nothing can beat.
    """
    if not all(objective.known for objective in objectives) or not has_bill(space.workload.einsums[0]):
        return exhaustive(space, objectives, budget, seed, watch)
    if space.factors == "ragged" and _rows(space) > TOO_MANY:
        return _bracket(space, objectives, budget, seed, watch)
    energy = NAMED["energy"]
    everything = tuple(dict.fromkeys((*objectives, energy)))
    search = Search(space, everything, budget, watch)
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
    value, lower, proven = answer.value, answer.lower, not search.stopped
    if answer.mapping is not None and any(f.systolic for f in space.architecture.fanouts.values()):
        # Cycles that a systolic array takes to fill are no part of the bill, so that is a bound only.
        value = search.values(objectives, answer)[0]
        proven &= value <= lower * (1 + LESS)
        proven &= not front
    if front and space.rules.binds_loops:
        proven = False
    elif proven and space.rules.binds_loops:
        relaxed = replace(space, constraints=space.rules.without_loops())
        lower = min(value, optimal(relaxed, objectives, budget, seed, watch).lower)
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


def _bracket(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best of Ruby's tiles, which are tiles of any size too, and a floor: what must be computed and moved."""
    found = optimal(replace(space, factors="ruby"), objectives, budget, seed, watch)
    lower = min(found.value, floor(space, objectives[0]))
    return replace(found, lower=lower, proven=not found.front and found.value <= lower * (1 + LESS) < inf)


def floor(space: Mapspace, objective: Objective) -> float:
    """What no mapping falls below: every operation with its operands from the cheapest memory that may feed it, a word
    for all instances that could share it, and every element that enters or leaves its backing store once."""
    workload, chip = space.workload, space.architecture
    einsum = workload.einsums[0]
    unit = chip.unit_for(einsum)
    assert unit is not None
    ops = prod(workload.sizes[r] for r in einsum.ranks)
    words, moved = ops * unit.energy_pj, dict.fromkeys(chip.memories, 0)
    for tensor in workload.tensors:
        memory = next(m for m in chip.memories.values() if space.rules.must_keep(m.name, tensor))
        elements = prod(workload.shapes[tensor])
        output = tensor == einsum.name
        moved[memory.name] += elements
        costs = []
        for feeder in (m for m in chip.memories.values() if m == memory or space.rules.may_keep(m.name, tensor)):
            shared = [f for f in chip.fanouts_between(feeder.name, unit.name) if (f.reduce if output else f.multicast)]
            once, fed = (m.write_pj if output else m.read_pj for m in (memory, feeder))
            fed *= ops / prod(f.instances for f in shared)
            costs.append(max(elements * once, fed) if feeder == memory else elements * once + fed)
        words += min(costs)
    if objective.memory is not None:
        return float(moved[objective.memory])
    cycles = ceil(ops / (chip.instances(unit.name) * unit.ops_per_cycle))
    return {"energy": words, "cycles": cycles, "edp": words * cycles}[objective.name]
