"""The best mapping of a space, with proof: every shape, pruned by what no tiles can beat.

Each shape is one problem: a row of every group of ranks, within capacities and axes. Shapes are looked at from the
keeps with the lowest bound up, first with little fuel, then, those that are left, with more. When no bound is below
the best mapping, nothing is left that could beat it (docs/search-proof.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from heapq import merge
from itertools import chain, islice
from math import inf, isqrt, prod
from typing import TYPE_CHECKING

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.formula.library import give_back, resident_bytes
from piste.mapspace.constraints import Rules
from piste.mapspace.factors import LOOP, SPREAD, count_chains
from piste.search.objective import NAMED, Objective
from piste.search.proof.columns import PERFECT, Heading
from piste.search.proof.floor import Bounded, Floor, Waiting
from piste.search.proof.keeps import KNOWN, LARGE, LATE, KeepBounds, Standing
from piste.search.proof.kernel import Best, Branching, KernelStruct
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import SLACK, Goal, Part, TimeOver
from piste.search.proof.relaxation import Moving, loosened, moving, relaxed
from piste.search.proof.residency import Residency
from piste.search.proof.terms import FEW, Terms, has_families, has_terms
from piste.search.root import Root
from piste.search.strategies.exhaustive import exhaustive
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

LESS = 1e-9  # relative: how much less the next point of a front must be
TOO_MANY = 500_000  # chains of one rank, to look at all of them: else at intervals, ...
# ... of which these are about the rows, and as many where they are made finer and there are few ranks. They are where
# something may be below a share of the best: for brackets of 11 and 5 % first.
INTERVALS, FEW_RANKS, FINER = (1 << 14, 1 << 15), 3, (0.9, 0.953, 1.0)
SHAPES = 50  # that share their tables
ROWS = 1 << 17  # of the tables that are made together
LARGEST = 1 << 22  # rows of the tables of a shape that are made at all (of pairs of chains a fourth of it) ...
PAIR = 4  # times as much memory as those of single chains, while they are made
LISTED = 1 << 23  # ... of so many chains at most: many of these are left out, or equal to others
MANY = 600  # sets of keeps, from which on all are bounded at once before one is looked at ...
RESIDENT = 1 << 26  # ... if so many numbers are enough, of which each takes ...
DEAR = 32  # ... as long as so many that the kernel looks at
NUMBERS = 1 << 24  # in the tables that wait for another round
HEAVY = 720 << 20  # bytes that a proof may take, so that a search has enough with a gigabyte
LIGHT = 1 << 24  # bytes of a shape that nobody asks about

LOOK = 1 << 16  # numbers that the kernel looks at in a shape while no mapping is known
FUEL = 1 << 21  # numbers that the kernel looks at in a shape in the first round
HALVES = 3  # times that a row is cut in two at once ...
FINEST = 1 << 18  # ... if a shape has no more rows then
# Times as many where rows are made finer, for a bracket and for a proof; with too little, what was found out is lost.
FINE = 256, 32
PER_ROW = 800  # and besides for each of its rows, which took as long to make
SLICE = 1 << 23  # and between two looks at the clock
SOME = 1 << 23  # work after which it is worth to look at closer bounds of keeps
RELAXED = 0.8  # of the time that is left, for the bound of a relaxed problem ...
AT_INTERVALS = 0.95  # ... and where that tells tiles apart by intervals: there are other ways to find mappings
TRYING = 0.2  # of the time that is left after such a bound, to try mappings one by one
RAISED = (
    0.75,
)  # under a clock: shares of the best that the bounds of all shapes are to reach before more is asked ...
RAISING = 1 << 27  # ... and numbers that the kernel looks at for that


@dataclass
class Answer:
    """The best so far, and a lower bound."""

    value: float = inf
    mapping: Mapping | None = None
    workload: Workload | None = None
    lower: float = inf
    make: Callable[[], Mapping] | None = None  # the mapping, as long as it is not made: another may be better


@dataclass(frozen=True)
class Relaxation:
    """What a space is a relaxation of; `meet` takes each mapping that is found and says what is to be better than."""

    origin: Mapspace
    meet: Callable[[Mapping, Workload], float]
    moving: Moving | None = None
    opened: bool = False  # loops stand in any order
    sift: bool = False  # find all keeps with which something may be better
    thorough: bool = False  # what all nests move is looked at from the start
    intervals: int = 0  # if not 0: of ranks with many chains, tiles are told apart by intervals only, in so many rows
    zoned: bool = False  # shapes keep to what rules say of how often loops of a memory step
    finer: int = 0  # if not 0: intervals are made finer where something may be better, with so many times the fuel


class Search:
    """One search through a space, within a budget, from a mapping that is known already if there is one."""

    def __init__(
        self,
        space: Mapspace,
        objectives: tuple[Objective, ...],
        budget: Budget,
        watch: Watch,
        start: Outcome | None = None,
        below: float | None = None,
        relaxation: Relaxation | None = None,
        keeps: dict[tuple[int, int], float] | None = None,
        prices: dict[int, ShapePrices] | None = None,
    ):
        # By the number of a problem and of its keeps: lower bounds on mappings with them, known before and after.
        self.keeps = {} if keeps is None else keeps
        self._relaxation = relaxation
        self._may_be: dict[tuple[int, int], float] = {}  # by keeps with which something may be better: the least it is
        self._below = below  # a lower bound, if shapes are not all there is
        self._lowest = 0.0  # the lower bound on mappings of shapes, as far as is known
        self._once, self._work, self._lifted = False, 0, 0
        self._waiting: list[tuple[float, Part, int]] = []  # shapes with their bounds, for another round
        self._halted: Part | None = None  # whose tables could not be made in time
        self.budget, self.watch, self.architecture = budget, watch, space.architecture
        watch.resident = watch.resident or resident_bytes()
        self.evaluated, self.considered, self.stopped = 0, 0, False
        self.trace: list[tuple[int, float, float]] = []
        self.parts: list[Part] = []
        self._start = Answer(start.value, start.best, start.workload or space.workload) if start else Answer()
        self._enough, self._finished = self._start.value, False
        self._left_out = inf  # a lower bound on shapes that are too large to look at
        self._next = 0.0  # a lower bound on keeps that were not yet looked at
        self._prices = {} if prices is None else prices  # by problem of the space
        self._space, self._objectives = space, objectives
        self._keeps = self._ascending()  # these keeps
        self._left = self._made()
        self._bounded = False  # whether all keeps were bounded at once

    def _ascending(self) -> Waiting:
        """The keeps of the space, or this search's share of them, from the least bound up."""
        floors = (Floor(origin, self._objectives[0]) for origin in self._origins)
        # A family may have fewer keeps than the trees of which it is a bound: those that are of no use are left out.
        legal = self._relaxation is None or not self._relaxation.opened

        def of(i: int, one: Mapspace, floor: Floor) -> Iterator[Bounded]:
            for lower, j, kept in floor.ascending(one.layout.keep_options, legal):
                yield lower, 0, i, j, kept

        each = enumerate(zip(self._space.spaces(), floors, strict=True))
        listed = merge(*(of(i, one, floor) for i, (one, floor) in each))
        first, every = self.budget.share
        return Waiting(islice(listed, first, None, every), self.keeps, KNOWN)

    def _made(self) -> Iterator[Part | None]:
        """The parts of the space, each made when it is asked for, and None while time is over: first the keeps that
        promise most. When their turn comes, a closer bound may say that they promise less (piste.search.proof.keeps).
        """
        space, looked = self._space, 0
        slides = self._relaxation is not None or any(space.layout.slides.values())
        number = sum(prod(map(len, one.layout.keep_options.values())) for one in space.spaces())
        waiting = self._keeps
        while waiting.bounded:
            self._bound_all(number)
            self._next = waiting.least
            self.watch.excluded = looked * self.budget.share[1] / number  # with the keeps that promise more
            if self._once:
                self._enough = min(self._enough, self.watch.elsewhere * (1 + LESS))
                self._lowest = min([self._next, *(lower for lower, _, _ in self._waiting)])
            if self._next >= self._enough * (1 - SLACK):  # what is found by the time a keep is reached
                break
            if self.over():
                yield None
                continue
            _, known, i, j, kept = waiting.pop()
            self.keeps[i, j] = self._next
            # While all is quick, making tables takes no longer than to bound them.
            if self._once and (known or slides or self._work > SOME or self._priced(i).larger(kept, LARGE)):
                standing = Standing(self._work, self._next, self._enough, self.budget, self.watch)
                if (closer := self._bounds.closer(known, i, kept, standing)) is not None:
                    lower, known = closer
                    waiting.push((max(self._next, lower), known, i, j, kept))
                    continue
            for part in self._parts(self._priced(i), kept):
                if part is not None:
                    part.keeps, part.kept = (i, j), kept
                yield part
            self.keeps[i, j] = inf  # but for what waits for another round
            looked += 1
            self._priced(i).tidy()
        self._finished = True

    def _priced(self, i: int) -> ShapePrices:
        """Those of a problem of the space."""
        if i not in self._prices:
            about, space, origin = self._relaxation, self._space.spaces()[i], self._origins[i].workload
            windows = about.moving if about else None
            self._prices[i] = ShapePrices(
                space, self._objectives, windows, opened=about is not None and about.opened, origin=origin,
                cycles=self._bounds.cycles(i) if windows else 0.0, intervals=about.intervals if about else 0,
                every=bool(space.constraints.spans) and about is not None and not about.opened,
                zoned=self._zoned(space.workload) if about and about.zoned else None,
            )  # fmt: skip
        return self._prices[i]

    def _zoned(self, workload: Workload) -> Rules:
        """The rules on how often loops step, of a relaxed workload."""
        assert self._relaxation is not None
        origin = self._relaxation.origin
        return Rules(workload, origin.architecture, origin.rules.without_orders())

    @property
    def _origins(self) -> tuple[Mapspace, ...]:
        """The problems that those of the space are relaxations of, or the same."""
        return (self._relaxation.origin if self._relaxation else self._space).spaces()

    @cached_property
    def _bounds(self) -> KeepBounds:
        about = self._relaxation
        windows, thorough = (about.moving, about.thorough) if about else (None, False)
        return KeepBounds(self._space.spaces(), self._origins, self._objectives[0], self._priced, windows, thorough)

    def _bound_all(self, number: int) -> None:
        """Bound all keeps at once (piste.search.proof.residency), of which there is this number, when it is time."""
        most = RESIDENT if number > MANY else self._work // DEAR if self._work > LATE else 0
        if self._bounded or not self._once or not most or self._residency is None or self._residency.numbers > most:
            return
        self._bounded, found = True, self._residency
        with suppress(TimeOver):
            self._keeps.bound(found.kept)
            self._waiting = [(max(lower, found.kept(part.kept)), part, i) for lower, part, i in self._waiting]

    @cached_property
    def _residency(self) -> Residency | None:
        if self._relaxation or len(self._space.spaces()) > 1:
            return None
        cycles = Root(self._space, NAMED["cycles"])() if self._objectives[0].name == "edp" else 0.0
        return Residency.of(self._space, self._objectives[0], cycles, self.over)

    def _parts(self, prices: ShapePrices, kept: dict[str, tuple[str, ...]]) -> Iterator[Part | None]:
        """Some shapes with these keeps after the other, as many as have room together; None while time is over."""
        some, rows = list[Terms](), dict[Heading, int]()  # by table
        for terms in prices.plan.of(kept):
            while some and len(some) % 8 == 0 and self.over():
                yield None
            here = {heading: prices.rows_of(heading) for heading in terms.headings}
            if LARGEST < _weighed(here) <= LISTED:
                here = {heading: prices.rows_made(heading) if n > ROWS else n for heading, n in here.items()}
            if _weighed(here) > LARGEST:
                self._left_out = min(self._left_out, self._next)
                continue
            if some and (len(some) == SHAPES or sum((rows | here).values()) > ROWS):
                yield Part(prices, some, self.over)
                some, rows = [], {}
                prices.tidy()
            some.append(terms)
            rows |= here
        if some:
            yield Part(prices, some, self.over)

    @property
    def thorough(self) -> bool:
        """Whether nothing was left out, for want of time or room."""
        return not self.stopped and self._left_out == inf

    def over(self) -> bool:
        """Whether the budget is spent, or somebody asked to stop; whoever listens is told how far it is."""
        lower = min(self._lowest, self._left_out, self._enough) if self._below is None else self._below
        best = inf if self._relaxation else self._enough  # values of a relaxation are no values of mappings
        self.stopped |= self.watch.over(self.budget, self.evaluated, best, lower)
        return self.stopped

    def _limit(self, answer: Answer) -> float:
        """What is worse than this need not be looked at; what is as good as the best elsewhere still is."""
        return min(answer.value, self.watch.elsewhere * (1 + LESS)) if self._once else answer.value

    def best(self, goal: Goal, once: bool = False) -> Answer:
        """The best mapping within the caps; `lower` is a lower bound. If `once`, what cannot be as good is let go."""
        answer = replace(self._start) if once else Answer()
        self._once, self._enough = once, answer.value
        self._lowest, self._waiting = 0.0, []
        for known in self.parts:
            self._waiting += self._first(known, goal, answer)
        return self._further(goal, answer)

    def go_on(self, goal: Goal, answer: Answer, budget: Budget, known: float) -> Answer:
        """The same, of a search whose time was over: it goes on from there, with what is `known` by now."""
        self.budget, self.stopped = budget, False
        answer.value = min(answer.value, known)
        self._enough = self._limit(answer)
        if (halted := self._halted) is not None:
            self._halted = None
            self._waiting = [item for item in self._waiting if item[1] is not halted]
            self._waiting += self._first(halted, goal, answer)
        return self._further(goal, answer)

    def _further(self, goal: Goal, answer: Answer) -> Answer:
        once = self._once
        while not self._finished and not self.stopped and (part := next(self._left, None)) is not None:
            left = self._first(part, goal, answer)
            self.considered += sum(problem.combinations for problem in part.__dict__.get("problems", ()))
            self._waiting += left
            self._work += part.work
            if once:
                self._enough = self._limit(answer)
            if left or not once:
                self.parts.append(part)
                if sum(p.numbers for p in self.parts) > NUMBERS:
                    part.let_go()
            if once:
                self._lift(goal, answer)
        if once and self._waiting and not self.stopped:
            self._bound_all(0)
        open_, fuel = self._waiting, (16 if self.budget.seconds is None else 128) * FUEL
        finer = self._relaxation is not None and self._relaxation.finer > 0
        for share in RAISED if once and self.budget.seconds is not None and answer.value < inf and not finer else ():
            open_ = self._raised(goal, answer, open_, share)
        while open_ and not self.stopped:
            open_.sort(key=lambda item: item[0])
            again: list[tuple[float, Part, int]] = []
            for n, (lower, part, i) in enumerate(open_):
                if lower >= self._limit(answer) * (1 - SLACK):
                    break
                self._lowest = min([lower, *(low for low, _, _ in again)]) if once else 0.0
                if self.over():
                    again += open_[n:]
                    break
                part.spent[i] = max(fuel, 8 * part.spent.get(i, 0))
                left_over = self._branch(part, i, part_goal(goal, part), part.spent[i], answer, lower)
                if left_over < self._limit(answer) * (1 - SLACK):
                    again.append((max(lower, left_over), part, i))
                if part.numbers and sum(p.numbers for p in self.parts) > NUMBERS:
                    part.let_go()
            open_, fuel = again, 8 * fuel
        if once:
            for part in self.parts:
                part.let_go()
            self.parts, self._waiting = [], open_
            for prices in self._prices.values():
                prices.tidy(FEW)
            self._learn(answer, open_)
        if answer.make is not None:
            answer.mapping, answer.make = answer.make(), None
        rest = inf if self._finished else self._next if once else 0.0
        answer.lower = min(self._limit(answer), rest, self._left_out, *(lower for lower, _, _ in open_))
        return answer

    def _raised(
        self, goal: Goal, answer: Answer, open_: list[tuple[float, Part, int]], share: float
    ) -> list[tuple[float, Part, int]]:
        """Shapes with their bounds, after a look only at what is below a share of the best: that takes much less than
        to look at all that is better."""
        open_.sort(key=lambda item: item[0])
        again: list[tuple[float, Part, int]] = []
        for n, (lower, part, i) in enumerate(open_):
            if lower >= share * self._limit(answer):
                return again + open_[n:]
            self._lowest = min([lower, *(low for low, _, _ in again)])
            if self.over():
                return again + open_[n:]
            left_over = self._branch(part, i, part_goal(goal, part), RAISING, answer, lower, share)
            if left_over < self._limit(answer) * (1 - SLACK):
                again.append((max(lower, left_over), part, i))
            if part.numbers and sum(p.numbers for p in self.parts) > NUMBERS:
                part.let_go()
        return again

    def _lift(self, goal: Goal, answer: Answer) -> None:
        """Work on shapes that promise more than the keeps that come next, but no more than on these: what nothing is
        below is the least of all, and a little more work is often enough."""
        waiting, work = self._waiting, self._work + (self._bounds.work if "_bounds" in self.__dict__ else 0)
        while waiting and self._keeps.bounded and 2 * self._lifted < work and not self.over():
            lower, part, i = least = min(waiting, key=lambda item: item[0])
            if lower >= self._keeps.least:
                break
            before = self._work
            part.spent[i] = 8 * part.spent.get(i, 2 * FUEL)
            left_over = self._branch(part, i, part_goal(goal, part), part.spent[i], answer, lower)
            self._lifted, work = self._lifted + self._work - before, work + self._work - before
            self._enough = self._limit(answer)
            waiting.remove(least)
            if left_over < self._limit(answer) * (1 - SLACK):
                waiting.append((max(lower, left_over), part, i))
            if part.numbers and sum(p.numbers for p in self.parts) > NUMBERS:
                part.let_go()

    def _learn(self, answer: Answer, left: list[tuple[float, Part, int]]) -> None:
        """Write down a lower bound on mappings with some keeps, of shapes that are left and of those that are not."""
        for lower, _, i, j, _ in self._keeps.bounded:
            self.keeps[i, j] = lower
        for lower, part, _ in left:
            self.keeps[part.keeps] = min(self.keeps[part.keeps], lower)
        for keeps, lower in self._may_be.items():
            self.keeps[keeps] = min(self.keeps[keeps], lower)
        for keeps, lower in self.keeps.items():
            self.keeps[keeps] = min(lower, self._limit(answer), self._left_out)

    def _first(self, part: Part, goal: Goal, answer: Answer) -> list[tuple[float, Part, int]]:
        """Look at the shapes of a part with little fuel; those that are left, each with a lower bound."""
        packed = part_goal(goal, part)
        left = []
        if not self._has_room(part.missing_bytes, part):
            self._left_out = min(self._left_out, self._next if self._once else 0.0)
            return []
        try:
            part.least = least = self._next if self._once else 0.0  # of all shapes with these keeps
            listed = sorted((max(lower, least), i) for i, lower in enumerate(part.bounds(packed)))
        except TimeOver:
            self._halted = part
            return [(self._next, part, 0)]
        later: list[tuple[float, int]] = []  # of which a first mapping was found, or none: others may have better ones
        for n, (lower, i) in enumerate(chain(listed, later)):
            if lower >= self._limit(answer) * (1 - SLACK):
                continue
            if self.over():
                left.append((lower, part, i))
                continue
            looks = len(listed) > 1 and n < len(listed) and self._limit(answer) == inf
            fuel = FUEL + PER_ROW * part.problems[i].rows  # to make the tables again would take as long
            if self._relaxation and self._relaxation.finer:
                part.spent[i] = fuel = fuel * self._relaxation.finer
            found = max(lower, self._branch(part, i, packed, LOOK if looks else fuel, answer, lower))
            if found < self._limit(answer) * (1 - SLACK):
                later.append((found, i)) if looks else left.append((found, part, i))
        return left

    def _branch(
        self, part: Part, i: int, goal: KernelStruct, fuel: int, answer: Answer, lower: float, share: float = 1.0
    ) -> float:
        """Work on a shape; returns a lower bound on it, infinite if that is no better than what is known. Only what is
        below a `share` of that is looked at.

        Where rows are made finer, they are until nothing better is left, or all tiles are known. A shape that is too
        large is left out: it is not looked at again, and nothing is known but that `lower`.
        """
        least = share * self._limit(answer)  # of what is not looked at
        best = Best(value=least, evaluated=self.evaluated)
        try:
            branching = None if self._too_heavy(part, i, goal, best) else part.branching(i, goal, best)
        except TimeOver:
            return 0.0
        if branching is None:
            self._left_out = min(self._left_out, lower)
            return inf
        if self._relaxation and self._relaxation.finer and not part.now(i).known:
            return self._sifted(part, i, goal, branching, best, fuel, answer, lower)
        left, goes_on = 1, True
        while left and goes_on:
            best.fuel = here = min(fuel, SLICE)
            left = branching.advance()
            fuel -= here - best.fuel
            self._work += here - best.fuel
            self.evaluated = best.evaluated
            if best.found:
                best.found = 0
                value = max(best.value, part.least) if self._relaxation else best.value
                if value >= answer.value:
                    break
                mapping, answer.workload = part.now(i).mapping(best), part.prices.workload
                enough = self._relaxation.meet(mapping(), answer.workload) if self._relaxation else inf
                if self._relaxation and self._relaxation.sift:
                    self._may_be[part.keeps] = min(value, lower, self._may_be.get(part.keeps, inf))
                    answer.value = self._enough = min(answer.value, enough)
                    return inf
                answer.value, answer.make = value, mapping
                if not self._relaxation and self._once:
                    self.watch.tell_others(value)
                    self.watch.met(mapping, answer.workload)
                if self._once:
                    self._enough = value
                self.trace.append((self.evaluated, self.watch.seconds, best.value))
            goes_on = left > 0 and fuel > 0 and not self.over()
        return branching.lower if share == 1 else min(branching.lower, least)

    def _sifted(
        self,
        part: Part,
        i: int,
        goal: KernelStruct,
        branching: Branching,
        best: Best,
        fuel: int,
        answer: Answer,
        lower: float,
    ) -> float:
        """Work on a shape whose rows are intervals: find those that may be part of something better, make these finer,
        and so on. Without a clock, a shape for which there is too little fuel is left out."""
        problem, left = part.now(i), 1
        marks = branching.sift([table.rows for table in problem.tables])
        while left and fuel > 0 and not self.over():
            best.fuel = here = min(fuel, SLICE)
            left = branching.advance()
            fuel -= here - best.fuel
            self._work += here - best.fuel
        number = sum(int(here.sum()) for here in marks)
        halves = min(HALVES, (FINEST // max(1, number)).bit_length() - 1)
        if not self.over() and (self.budget.seconds is None if left else halves < 1):
            self._left_out = min(self._left_out, lower)
            return inf
        if left or self.over():
            return lower
        some = all(here.any() for here in marks) and all(table.rows for table in part.finer(i, marks, halves).tables)
        return self._branch(part, i, goal, fuel, answer, lower) if some else inf

    def _too_heavy(self, part: Part, i: int, goal: KernelStruct, best: Best) -> bool:
        """Whether a shape takes more memory than there is for a proof, though all that can be made again is let go."""
        if not self._has_room(part.missing_bytes, part):
            return True
        takes = part.takes_bytes(i)
        return takes >= LIGHT and not (self._has_room(takes) or self._has_room(part.takes_bytes(i, goal, best), part))

    def _has_room(self, takes: int, only: Part | None = None) -> bool:
        """Whether there is so much memory for a proof; if not, and `only` for a part, what others have is let go."""
        if takes < LIGHT or resident_bytes() + takes < self.watch.resident + HEAVY:
            return True
        if only is None:
            return False
        for other in self.parts:
            if other is not only:
                other.let_go()
        give_back()
        return resident_bytes() + takes <= self.watch.resident + HEAVY

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

    def front(self, objectives: tuple[Objective, ...], least: Sequence[float]) -> list[Answer]:
        """A mapping for every point that none beats in all objectives: below each point found, one of them is less.

        least: what no mapping is below in each objective but the first, so that nobody has to look there.
        """
        boxes: list[tuple[float, ...]] = [(inf,) * (len(objectives) - 1)]
        seen: set[tuple[float, ...]] = set()
        found: dict[tuple[float, ...], Answer] = {}
        while boxes and not self.stopped:
            caps = boxes.pop()
            if caps in seen or any(cap <= low * (1 - LESS) < inf for cap, low in zip(caps, least, strict=True)):
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


def _weighed(rows: dict[Heading, int]) -> int:
    """The rows of some tables; to make those of pairs of chains takes several times as much memory."""
    return sum(n * (PAIR if len(heading.chains) > 1 else 1) for heading, n in rows.items())


def part_goal(goal: Goal, part: Part) -> KernelStruct:
    """A goal with the prices of a part, the same for all that have them."""
    known = part.prices.goals
    if goal not in known:
        known[goal] = goal.packed(part.prices)
    return known[goal]


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts to the end. The seed plays no part."""
    return prove(space, objectives, budget, watch)


def prove(
    space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch, start: Outcome | None = None
) -> Outcome:
    """The best mapping of a space and a lower bound: proven if the budget lasts to the end.

    `start` is what is known already, a mapping and its value: only what is better is looked for.

    Where nothing is known of an objective or of the counts of an Einsum, every mapping is tried. Where the shapes leave
    out trees that may be better (windows, constraints on loops, double buffers), what nothing is below is found of a
    relaxed problem (piste.search.proof.relaxation), the best mapping among the shapes.
    """
    space = space.plainest
    if not all(objective.known for objective in objectives):
        return _better(exhaustive(space, objectives, budget, 0, watch), start)
    if not has_terms(space.workload):
        return _tried(space, objectives, budget, watch, start)
    large = space.factors == "ragged" and _rows(space) > TOO_MANY  # Ruby's tiles are tiles of any size too
    lower, incomplete = 0.0, large or not space.complete
    keeps: dict[tuple[int, int], float] = {}  # what is learnt of them
    bounds = list[Bound]()
    if incomplete and len(objectives) == 1:
        lower, start, bounds = lower_bound(space, objectives[0], budget, watch, start, keeps)
        if start is not None and start.best is not None and _reached(start.value, lower):
            return replace(start, lower=start.value, proven=True)
    unlimited = len(objectives) == 1 and budget.seconds is None and budget.mappings is None
    everything, prices = tuple(dict.fromkeys((*objectives, NAMED["energy"]))), dict[int, ShapePrices]()
    if unlimited and not incomplete and large_tables(space):
        prices[0] = ShapePrices(space, everything)
        if _takes_long(space, objectives[0], prices[0]):
            start = _better(prove(replace(space, factors="perfect"), objectives, budget, watch, start), start)
    among = replace(space, factors="ruby") if large else space
    begin = start if len(objectives) == 1 else None
    below = lower if incomplete else None
    search = Search(among, everything, budget, watch, begin, below=below, keeps=keeps, prices=prices)
    front: list[Answer] = []
    trace: tuple[tuple[int, float, float], ...] = ()
    if len(objectives) > 1:
        front = search.front(objectives, [Root(space, objective)() for objective in objectives[1:]])
        answer = front[0] if front else Answer(lower=inf if search.thorough else 0.0)
    else:
        answer = search.best(Goal(objectives), once=True)
        trace = tuple(search.trace)
    value = answer.value
    further = any(Weights.of(space.workload, space.architecture).further_pj.values())
    further |= any(memory.access_bytes is not None for memory in space.architecture.memories.values())
    if answer.mapping is not None and (further or any(f.systolic for f in space.architecture.fanouts.values())):
        # Cycles that a systolic array takes to fill, hops of further instances and whole accesses are no terms.
        value = search.values(objectives, answer)[0]
    if not incomplete:
        lower = answer.lower
    for bound in bounds:  # what is left of the time
        if answer.mapping is not None and value > lower * (1 + LESS) and not search.over():
            known = Outcome(answer.mapping, answer.workload, value)
            least, better = bound.run(replace(budget, mappings=None), known)
            lower = max(lower, least)
            if better is not None and better.best is not None and better.value < value:
                value, answer.mapping, answer.workload = better.value, better.best, better.workload
    if front or len(objectives) > 1:
        proven = search.thorough and not incomplete and value == answer.value
    elif answer.mapping is None:
        proven = lower == inf  # that nothing fits
    else:
        proven = value <= lower * (1 + LESS)
    over = search.stopped or not all(bound.through for bound in bounds)
    found = Outcome(
        best=answer.mapping,
        why="" if proven or over else _why_no_more(space, search.thorough, large),
        value=value,
        lower=value if proven else min(lower, value),
        proven=proven,
        evaluated=search.evaluated,
        considered=search.considered,
        trace=trace,
        front=tuple((search.values(objectives, a), a.mapping) for a in front if a.mapping is not None),
        workload=answer.workload,
    )
    return found if len(objectives) > 1 else _better(found, start)


def _why_no_more(space: Mapspace, thorough: bool, large: bool) -> str:
    """Why a proof ends without one."""
    if large:
        return "the lower bound tells tiles of large ranks apart by intervals only"
    if not thorough:
        return "some tables are too large to be made"
    doubled = any(memory.double_buffered for memory in space.architecture.memories.values())
    relaxed = [
        ("the order of a window's loops", space.layout.window),
        (
            "constraints on loops",
            space.rules.binds_loops and (space.factors not in PERFECT or space.rules.orders_loops),
        ),
        ("the room of second buffers", doubled),
    ]
    without = [what for what, there in relaxed if there]
    if without:
        return f"the lower bound ignores {' and '.join(without)}"
    return "the lower bound ignores how an array fills, further hops and parts of whole accesses"


def _tried(
    space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, watch: Watch, start: Outcome | None
) -> Outcome:
    """Where counts are no products: every mapping tried, and what a relaxed problem says of all."""
    simple, lower, left = relaxed(space), -inf, list[Bound]()
    if simple is not None and has_terms(simple.workload) and len(objectives) == 1:
        lower, start, left = lower_bound(space, objectives[0], budget, watch, start)
        if start is not None and start.best is not None and _reached(start.value, lower):
            return replace(start, lower=start.value, proven=True)
        watch.over(budget, 0, start.value if start is not None else inf, lower)  # so that it is known
        if budget.seconds is not None and start is not None:  # who waits knows better ways to find mappings
            budget = replace(budget, seconds=watch.seconds + TRYING * (budget.seconds - watch.seconds))
    found = _better(exhaustive(space, objectives, budget, 0, watch), start)
    why = "the lower bound is that of a relaxed problem" if lower > -inf and not left and not watch.interrupted else ""
    return found if found.proven else replace(found, lower=min(found.value, max(found.lower, lower)), why=why)


def lower_bound(
    space: Mapspace,
    objective: Objective,
    budget: Budget,
    watch: Watch,
    start: Outcome | None,
    keeps: dict[tuple[int, int], float] | None = None,
) -> tuple[float, Outcome | None, list[Bound]]:
    """A lower bound on all mappings of a space, of a shape or not, in some of the time that is left; the best
    mapping that is known then; and the bounds that more time could lift. If nothing that is so good is known, `keeps`
    says where something better may be.

    Where windows may slide in any order, that is a problem of families, which looks at the relaxed one itself.
    """
    lower, bounds = Floor(space, objective)(), list[Bound]()
    if start is None or start.value > lower * (1 + LESS):
        first = Bound(space, objective, watch, _opens(space))
        share = AT_INTERVALS if first.at_intervals else RELAXED
        seconds = None if budget.seconds is None else watch.seconds + share * (budget.seconds - watch.seconds)
        within = replace(budget, mappings=None, seconds=seconds)
        if start is None and _zoned(space):  # rules may leave nothing that fits
            zoned = Bound(space, objective, watch, False, zoned=True)
            half = None if seconds is None else (watch.seconds + seconds) / 2
            lower, start = zoned.run(replace(within, seconds=half), start)
            if lower == inf:
                return lower, start, []
        if first.at_intervals and not first.few_ranks and start is not None:  # the least of all rows takes too long
            first = Bound(space, objective, watch, False, share=FINER[0])
        for bound in first.and_closer():
            if bound.idle(start, lower):
                continue
            bounds.append(bound)
            found, start = bound.run(within, start)
            lower = max(lower, found)
            done = start is not None and start.value <= lower * (1 + LESS)
            if done or lower == inf or not (bound.through and bound.complete):
                break
    left = [bound for bound in bounds if not bound.through]
    if keeps is not None and not left and _opens(space) and start is not None and start.value > lower * (1 + LESS):
        sifted = Bound(space, objective, watch, True, keeps=keeps, sift=True, below=lower)
        _, start = sifted.run(replace(budget, mappings=None), start)
    return lower, start, left


class Bound:
    """A lower bound by a relaxed problem; mappings that it meets are tried."""

    def __init__(
        self,
        space: Mapspace,
        objective: Objective,
        watch: Watch,
        opened: bool,
        keeps: dict[tuple[int, int], float] | None = None,
        below: float | None = None,
        sift: bool = False,
        thorough: bool = False,
        zoned: bool = False,
        share: float = 0.0,
    ):
        """If `share` is not 0: with finer intervals, only of what is below so much of the best."""
        self._origin, self._objective, self._watch, self._below, self._keeps = space, objective, watch, below, keeps
        simple = loosened(space) if opened else relaxed(space)
        if simple is not None and not (has_families if opened else has_terms)(simple.workload):
            simple = None
        windows = None if opened else moving(space.workload.einsums[0], space.workload.sizes)
        self._simple = simple
        # Whether of large ranks only intervals of tiles are told apart.
        self.at_intervals = simple is not None and space.factors == "ragged" and _rows(simple) > TOO_MANY
        self.few_ranks = sum(size > 1 for size in space.workload.sizes.values()) <= FEW_RANKS
        self._share, intervals = share, INTERVALS[share > 0 and self.few_ranks] if self.at_intervals else 0
        finer = FINE[share == 1] if share else 0
        self._about = Relaxation(space, self._meet, windows, opened, sift, thorough, intervals, zoned, finer)
        self._search: Search | None = None
        self._answer = Answer()
        self._best: Outcome | None = None

    def run(self, budget: Budget, start: Outcome | None) -> tuple[float, Outcome | None]:
        """A lower bound, and the best mapping that is known then; called again, it goes on."""
        if self._simple is None:
            return -inf, start
        goal, self._best = Goal((self._objective,)), start
        if self._search is None:
            known = Outcome(value=self._aim(start)) if start is not None else None
            search = Search(
                self._simple, (self._objective,), budget, self._watch, known, self._below, self._about, self._keeps
            )
            self._search = search
            self._answer = search.best(goal, once=True)
        else:
            value = start.value if start is not None else inf
            self._answer = self._search.go_on(goal, self._answer, budget, value)
        return self._answer.lower, self._best

    def and_closer(self) -> Iterator[Bound]:
        """This one, then others that take longer and may tell more, each worth its time if the one before is through
        and has looked at everything. What is known of keeps by then need not be found again."""
        yield self
        space, about, keeps = self._origin, (self._objective, self._watch, False), {}
        if self._search is not None:
            keeps = self._search.keeps
        if self.at_intervals:
            yield from (Bound(space, *about, keeps=keeps, share=share) for share in FINER[1:])
            return
        if _zoned(space):
            yield Bound(space, *about, keeps=keeps, zoned=True)
        if not self._about.opened:
            yield Bound(space, *about, thorough=True)

    @property
    def complete(self) -> bool:
        """Whether no shape was left out."""
        return self._search is None or self._search.thorough

    def idle(self, start: Outcome | None, lower: float) -> bool:
        """Whether it could say no more than is known, as it only asks what is below a share of the best."""
        return self._share > 0 and (start is None or self._aim(start) <= lower * (1 + LESS))

    def _aim(self, start: Outcome) -> float:
        """What is to be beaten: what is known, here or elsewhere by now, or a share of it."""
        return self._share * min(start.value, self._watch.elsewhere) if self._share else start.value

    @property
    def through(self) -> bool:
        """Whether more time would tell no more."""
        return self._search is None or not self._search.stopped

    def _meet(self, mapping: Mapping, workload: Workload) -> float:
        space, best = self._origin, self._best
        if mapping in space:
            workload = replace(workload, einsums=space.workload.einsums)
            report = evaluate(workload, space.architecture, mapping)
            if report.fits and (best is None or self._objective(report) < best.value):
                self._best = best = Outcome(best=mapping, workload=workload, value=self._objective(report))
                self._watch.tell_others(best.value)
                self._watch.met(lambda: mapping, workload)
        return best.value if best is not None else inf


def _opens(space: Mapspace) -> bool:
    """Whether a bound is known in which the loops of a window stand in any order."""
    windows = all(one.layout.window for one in space.spaces())
    return space.factors in PERFECT and has_families(space.workload) and windows


def _zoned(space: Mapspace) -> bool:
    """Whether a bound is known in which loops keep to what rules ask for of their memories."""
    return space.factors in PERFECT and space.rules.counts_loops


def large_tables(space: Mapspace) -> bool:
    """Whether there may be large ones: with as many tiles as a rank is cut into, on every walk."""
    chip, sizes = space.architecture, space.workload.sizes.values()
    walks = len(chip.memories) - 1 + sum(len(fanout.axes) for fanout in chip.fanouts.values())
    return space.factors not in PERFECT and (2 * isqrt(max(sizes))) ** walks > LARGE


def _takes_long(space: Mapspace, objective: Objective, prices: ShapePrices) -> bool:
    """Whether tables are so large that it pays to know the best mapping of perfect factors before they are made."""
    first = islice(Floor(space, objective).ascending(space.layout.keep_options), 1)
    return any(prices.rows(terms) > LARGE for _, _, kept in first for terms in islice(prices.plan.of(kept), 1))


def _rows(space: Mapspace) -> int:
    """The most chains that a rank has on the loops and spreads of any shape."""
    patterns = {
        (rank, "".join(LOOP if s.over is None else SPREAD for s in shape.slots if s.rank == rank))
        for shape in space.shapes
        for rank in space.workload.ranks
    }
    return max((count_chains(space.workload.sizes[rank], p, "ragged") for rank, p in patterns), default=0)


def _reached(value: float, lower: float) -> bool:
    """Whether a value is a lower bound, but for rounding and the little that who asks has added to it."""
    return value <= lower * (1 + 2 * LESS)


def _better(found: Outcome, start: Outcome | None) -> Outcome:
    """What was found, or what was known if that is no worse."""
    if start is None or start.best is None or found.value < start.value:
        return found
    value = start.value
    proven = (found.proven and value <= found.value * (1 + LESS)) or _reached(value, found.lower)
    lower = value if proven else min(found.lower, value)
    return replace(found, best=start.best, workload=start.workload, value=value, lower=lower, proven=proven, trace=())
