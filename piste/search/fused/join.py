"""Joins the Einsums of a cascade, best first: which loops they share, and what lives where in the exchange memory.

A state has the first Einsums placed. It knows the shared loops that are still open, what is resident in the exchange
memory at each depth of them, and the peak at each depth so far. What the rest costs at least is known from a relaxation
in which Einsums choose on their own which tensors are exchanged (`Rest`). Of two states with the same open loops and
residents, one that costs and occupies no less than the other is dropped. Where no loop is open and nothing is resident,
what follows does not depend on what was before: such tails of the cascade may be known already (`Tail`).
"""

from __future__ import annotations

import heapq
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from heapq import merge
from itertools import chain, combinations, combinations_with_replacement, count, permutations, product
from math import inf, prod
from time import perf_counter
from typing import NamedTuple, TypeVar

from piste.search.fused.cascade import LACKS, Cascade, Walked
from piste.search.fused.einsum import kernel
from piste.search.fused.einsum.extent import Extent, Part, back, is_odd, is_uneven, largest, visits
from piste.search.fused.einsum.kernel import Late, Stair
from piste.search.fused.einsum.kind import Kind
from piste.search.fused.lifetimes import ALWAYS, Lifetimes, lifetimes
from piste.search.strategy import Watch
from piste.spec.mapping import Loop, Spread

SLACK = 1e-12  # relative: what rounding may do to a sum
OFTEN = 64  # sets of loops between two looks at the clock


class Shared(NamedTuple):
    """A loop that Einsums share: its steps, and what it leaves of which rank of each of them."""

    steps: int
    walked: tuple[Walked, ...]  # by Einsum
    over: str = ""  # the axis, if it is a spread


BROUGHT, MADE, AGAIN = 0, 1, 2  # from home or to it; here, once; here, in every iteration of a loop that it lacks


class Resident(NamedTuple):
    """A tensor that an exchange memory keeps at a depth of the shared loops until an Einsum is done."""

    tensor: str
    bits: int
    last: int
    origin: int  # BROUGHT, or MADE here, or made AGAIN and again
    stays: int = 0  # bits that windows of the next iteration reach back to: there all through the loop above
    retain: bool = False  # whether it stays from one iteration to the next
    level: int = 0  # of the memory: 0 is the one next to the outermost
    until: int = ALWAYS  # if no longer used: the depth until which loops say whether it is still there


class _Option(NamedTuple):
    """A way to keep a tensor for an Einsum: at a depth of the shared loops, at a price; or not at all."""

    depth: int
    resident: Resident | None
    price: float
    bit: int  # of the tensor


class _Choice(NamedTuple):
    """A way to keep all tensors of an Einsum: what that costs at least, what it takes to move them there, which tensors
    come from the exchange memory, and at which depth each is kept."""

    least: float
    paid: float
    feed: int
    kept: tuple[tuple[int, Resident], ...]


class Placement(NamedTuple):
    """Where an Einsum is placed: below the open loops and further ones; what all costs at least then, and what of that
    is a bound for the Einsum."""

    least: float
    rough: float
    bound: tuple[Shared, ...]
    opened: tuple[Shared, ...]
    sure: bool = False  # whether it was looked at closely what the Einsum costs
    leaf: int = 0  # the level below which all that is not shared stands


Held = frozenset[tuple[str, int]]  # tensors in the exchange memory, and how they came there
NOTHING: Held = frozenset()


class Placing(NamedTuple):
    """What loops leave of an Einsum at every depth, as its kind numbers it, and the ranks that they walk in it."""

    ats: tuple[tuple[int, ...], ...]
    walks: tuple[str, ...]
    number: tuple[int, ...]  # of the stack down to every depth
    own: tuple[int, ...]  # what they leave of each of its own ranks, and those that they walk, by number
    order: tuple[int, ...]
    lives: Lifetimes


class _Opened(NamedTuple):
    """Loops that may begin with an Einsum, cheapest first, and what it costs at least below them."""

    least: list[float]
    loops: list[tuple[Shared, ...]]


class Step(NamedTuple):
    """How one Einsum is placed: below which loops (the first `kept` of them were open), what is kept for it at which
    depth, the extents left for it, and what it keeps for itself."""

    einsum: int
    kept: int
    stack: tuple[Shared, ...]
    residents: tuple[tuple[int, Resident], ...]
    spilled: bool
    at: tuple[int, ...]
    stair: Stair
    cost: float
    kind: Kind | None = None  # that knows what it costs, if not the one of its cascade


class State(NamedTuple):
    done: int
    stack: tuple[Shared, ...]
    number: int  # of the stack
    residents: tuple[tuple[Resident, ...], ...]  # by depth, 0 above all loops
    held: Held  # what is in the exchange memory for Einsums that follow
    peaks: tuple[float, ...]  # by depth and moment of the loops (`Lifetimes`)
    cost: float
    peak: float = 0.0  # at any time so far
    step: Step | None = None
    before: State | None = None
    inside: bool = False  # whether tensors were exchanged further in than next to the outermost memory

    @property
    def key(self) -> tuple[object, ...]:
        """The same for states of which one may beat the other."""
        return self.done, self.number, self.residents, self.inside

    @property
    def segment(self) -> tuple[int, tuple[Resident, ...], bool]:
        """The same for states after which the same may follow, if no loop is open."""
        return self.done, self.residents[0], self.inside

    @property
    def empty(self) -> bool:
        """Whether no loop is open and nothing is resident: what follows does not depend on how it came to be."""
        return not self.stack and not self.residents[0]

    def steps(self) -> list[Step]:
        """All steps that led here, the first one first."""
        found, state = list[Step](), self
        while state.step is not None and state.before is not None:
            found.append(state.step)
            state = state.before
        return found[::-1]


class Tail(NamedTuple):
    """What the Einsums from some on cost with nothing in the exchange memory when they begin: at least, and found."""

    lower: float
    value: float
    steps: tuple[Step, ...] = ()


class Rest:
    """What the Einsums from some on cost at least, given what is in the exchange memory: each chooses alone which
    tensors are exchanged, in tiles that fit. Where nothing is there, what is known of the tail is better."""

    def __init__(self, join: Join):
        self.cascade, self.loops, self.n = join.cascade, join.loops, join.n
        self.tails = {self.n: Tail(0.0, 0.0)}
        self._join = join
        self._known: dict[tuple[int, Held], float] = {}

    def __call__(self, i: int, held: Held) -> float:
        if not held and i in self.tails:
            return self.tails[i].lower
        key = i, held
        if key not in self._known:
            self._known[key] = self._make(i, held)
        return self._known[key]

    def _make(self, i: int, held: Held) -> float:
        """The least over what comes into the exchange memory with an Einsum, and what leaves it with it."""
        c, einsum, numbers = self.cascade, self.cascade.einsums[i], self.cascade.tensors[i]
        kind, here = c.kinds[i], {t for t, _ in held}
        bits = sum(1 << numbers[t] for t in here if t in numbers)
        made = sum(1 << numbers[t] for t, how in held if how == MADE and t in numbers and t not in einsum.running)
        new = [t for t in numbers if t not in here and c.last_read[t] > i and self._join.carried(t, i + 1)]
        stays = [one for one in held if one[0] not in numbers]
        leaves = [one for one in held if one[0] in numbers and c.last_read[one[0]] > i]  # or stays for a later reader
        best = inf
        for more, how in product(subsets(new), (MADE, AGAIN) if self._join.again[i] else (MADE,)):
            if how == AGAIN and einsum.name not in more:
                continue
            kept = [*stays, *((t, how if t == einsum.name else BROUGHT) for t in more)]
            later = min(self(i + 1, frozenset((*kept, *one))) for one in subsets(leaves))
            feed = bits | sum(1 << numbers[t] for t in more)
            own, shared = made, [t for t in more if t != einsum.name]
            if len(shared) < len(more) and not any(einsum.name in c.einsums[j].running for j in c.readers[einsum.name]):
                own |= 1 << numbers[einsum.name]
            walked = self._join.walked(i, bool(held), bool(more))
            for again in subsets(shared):  # below a loop that it lacks a tensor is brought twice at least
                above = sum(1 << numbers[t] for t in shared if t not in again)
                paid = sum(kind.once(kind.tensors[numbers[t]], True) * (1 + (t in again)) for t in shared)
                if how == AGAIN:
                    paid += (min(self._join.again[i]) - 1) * kind.at_least
                if paid + later < best:
                    best = min(best, paid + later + self._least(i, feed, own | above, walked))
        return best

    def _least(self, i: int, held: int, made: int, walked: int) -> float:
        """The least cost of an Einsum with tensors in the exchange memory for nothing, in tiles that fit beside."""
        c = self.cascade
        return c.kinds[i].fitting(held, made, c.capacity, self.loops, walked)


T = TypeVar("T")


def subsets(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    return chain.from_iterable(combinations(items, n) for n in range(len(items) + 1))


@dataclass
class Joined:
    """The best so far, and a lower bound."""

    value: float = inf
    state: State | None = None
    lower: float = -inf
    finished: bool = False
    states: int = 0


class _Open:
    """States that may lead to something better, the most promising first; of those with the same open loops and
    residents none that another beats."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, int, State, Iterator[Placement] | None, Placement | None]] = []
        self._tick = count()
        self._best: dict[tuple[object, ...], list[tuple[float, tuple[float, ...]]]] = {}

    def push(
        self,
        least: float,
        state: State,
        placements: Iterator[Placement] | None = None,
        placement: Placement | None = None,
    ) -> None:
        further = -state.done * 1_000_000_000 + next(self._tick)
        heapq.heappush(self._heap, (least, further, state, placements, placement))

    def pop(self) -> tuple[float, State, Iterator[Placement] | None, Placement | None]:
        least, _, state, placements, placement = heapq.heappop(self._heap)
        return least, state, placements, placement

    def __bool__(self) -> bool:
        return bool(self._heap)

    def beaten(self, state: State) -> bool:
        """Whether one that came later costs and occupies no more."""
        one = state.cost, state.peaks
        return any(_beats(other, one) and other != one for other in self._best.get(state.key, ()))

    def add(self, state: State) -> bool:
        """Remember a state; false if another costs and occupies no more."""
        one, known = (state.cost, state.peaks), self._best.setdefault(state.key, [])
        if any(_beats(other, one) for other in known):
            return False
        known[:] = [other for other in known if not _beats(one, other)]
        known.append(one)
        return True


def _beats(one: tuple[float, tuple[float, ...]], other: tuple[float, tuple[float, ...]]) -> bool:
    return one[0] <= other[0] and all(p <= q for p, q in zip(one[1], other[1], strict=True))


class OpenLoops(NamedTuple):
    """The ranks that loops may walk in an Einsum which are open before it, or begin with it and go on, and the first
    Einsum that one of those open before may have begun with."""

    entering: set[str]
    opening: set[str]
    earliest: int


class Join:
    """One search through the trees of a cascade in its order of Einsums, with at most so many shared loops.

    `again`: by Einsum, the steps of loops that it lacks and in which it may be made again and again. `together`: none
    stands outside all shared loops.
    """

    def __init__(
        self, cascade: Cascade, loops: int, tight: bool = False, again: Sequence[frozenset[int]] | None = None,
        together: bool = False,
    ):  # fmt: skip
        self.cascade, self.loops, self.together = cascade, loops, together
        self.again = again or [frozenset()] * len(cascade.einsums)
        self.tight = tight  # of what costs the same, what needs the least room is wanted
        self.n = len(cascade.einsums)
        self.rest = Rest(self)
        self.tried = 0  # placements of Einsums
        self.by_segments = False  # whether what follows a state in which no loop is open is looked at on its own
        self._segments: dict[tuple[int, tuple[Resident, ...], bool], Tail] = {}
        self._until, self._most, self._late = inf, inf, False
        self._watch: Watch | None = None
        self._known_options: dict[tuple[object, ...], list[_Option]] = cascade.known.options
        self._openings: dict[tuple[object, ...], _Opened] = cascade.known.openings
        self._laters: dict[tuple[int, Held, bool], tuple[float, float]] = {}
        self._below: dict[tuple[object, ...], Placing] = cascade.known.below

    def anew(self) -> Join:
        """Another search through the same trees."""
        return Join(self.cascade, self.loops, self.tight, self.again, self.together)

    def run(
        self,
        value: float = inf,
        until: float = inf,
        tolerance: float = 0.0,
        watch: Watch | None = None,
        most: float = inf,
        first: int = 0,
    ) -> Joined:
        """The best of the Einsums from the `first` on, nothing that costs `value` or more.

        Ends at a time, or when the bracket is narrow enough, or when so many placements were tried.
        """
        found = Joined(value)
        self._until, self._most, self._watch, self._late = until, self.tried + most, watch, False
        with kernel.until(self._is_late), suppress(Late):
            for i in range(self.n, first, -1):  # so that recursion stays shallow
                self.rest(i, NOTHING)
            self._run(found, self._start(first), tolerance)
        return found

    def least(self, until: float = inf, watch: Watch | None = None) -> float:
        """A lower bound by the relaxation alone; a poor one if time is over before."""
        self._until, self._watch, self._late = until, watch, False
        with kernel.until(self._is_late), suppress(Late):
            for i in range(self.n, 0, -1):
                self.rest(i, NOTHING)
            return self._least_after(self._start(0))
        return -inf

    def _run(self, found: Joined, start: State, tolerance: float) -> None:
        """Looks for better; what is left open is in `found` at any time."""
        open_ = _Open()
        open_.push(self._least_after(start), start)
        unsure = inf  # what tails that are not proven leave open
        while open_:
            least, state, placements, placement = open_.pop()
            if least >= found.value * (1 - SLACK):
                break
            found.lower = min(least, unsure)
            if least * (1 + tolerance) >= found.value:
                return
            if state.done > start.done and state.empty and state.done in self.rest.tails:
                unsure = min(unsure, least)
                continue
            if open_.beaten(state):
                continue
            if self.by_segments and state.done > start.done and not state.stack:
                unsure = min(unsure, state.cost + self._segment(state, found.value - state.cost, tolerance).lower)
                self._ends(state, found)
                if self._over():
                    return
                continue
            if placements is None:
                found.states += 1
                placements = self._placements(state, found.value)
            if (further := next(placements, None)) is not None:
                open_.push(max(least, further.least), state, placements, further)
            if placement is None:
                continue
            if not placement.sure:
                sure = self._sure(state, placement)
                if sure <= least * (1 + SLACK):
                    sure, placement = self._closely(state, placement, found.value), placement._replace(sure=True)
                if sure > least * (1 + SLACK):
                    if sure < found.value * (1 - SLACK):
                        open_.push(sure, state, iter(()), placement)
                    if self._over():
                        return
                    continue
            self.tried += 1
            for after in self._onward(state, placement, found.value):
                self._ends(after, found)
                f = max(after.cost + self._least_after(after), least)
                if f < found.value * (1 - SLACK) and open_.add(after):
                    open_.push(f, after)
            if self._over():
                return
        found.finished, found.lower = unsure >= found.value * (1 - SLACK), min(found.value, unsure)

    def _least_after(self, state: State) -> float:
        """What the Einsums after a state cost at least."""
        return self.rest(state.done, state.held)

    def _start(self, first: int) -> State:
        """Nothing is done of the Einsums from one on."""
        return State(first, (), 0, ((),), NOTHING, (0.0,), 0.0)

    def _onward(self, state: State, placement: Placement, value: float) -> Iterator[State]:
        """What follows when one more Einsum is placed so."""
        return self._placed(state, placement.bound, placement.opened, value)

    def _ends(self, state: State, found: Joined) -> None:
        """If what follows a state is known, the two together may be the best."""
        tail = self._tail_of(state)
        if tail is not None and state.cost + tail.value < found.value:
            found.value, found.state = state.cost + tail.value, state

    def _tail_of(self, state: State) -> Tail | None:
        """What is known of what follows a state in which no loop is open."""
        if state.empty and state.done in self.rest.tails:
            return self.rest.tails[state.done]
        return None if state.stack else self._segments.get(state.segment)

    def _segment(self, state: State, limit: float, tolerance: float) -> Tail:
        """What the Einsums after a state cost in which no loop is open, whatever led to it, if less than a limit."""
        key = state.segment
        known = self._segments.get(key)
        if known is None or (known.lower < limit and not known.steps and known.lower < known.value):
            found = Joined(limit)
            self._run(found, state._replace(cost=0.0, step=None, before=None), tolerance)
            steps = () if found.state is None else tuple(self.steps(found.state))
            known = Tail(found.lower, inf if found.state is None else found.value, steps)
            self._segments[key] = known
        return known

    def again_at(self, steps: Sequence[Step], until: float = inf, watch: Watch | None = None) -> State | None:
        """A tree that was found at other prices, at these: the same loops with the same residents, every Einsum below
        them as is best in the room that there is. None if that cannot be, or takes longer than until some time."""
        self._until, self._watch, self._late = until, watch, False
        with kernel.until(self._is_late), suppress(Late):
            return self._replayed(self._start(0), steps)
        return None

    def _replayed(self, state: State, steps: Sequence[Step]) -> State | None:
        """The steps from a state on; of the stairs of an Einsum, the first that leaves room for what follows."""
        if state.done == self.n:
            return state
        step, open_ = steps[state.done], steps[state.done + 1].kept if state.done + 1 < self.n else 0
        if self._is_late():
            raise Late
        for after in self._as_step(state, step):
            if len(after.stack) == open_ and (end := self._replayed(after, steps)) is not None:
                return end
        return None

    def _as_step(self, state: State, step: Step) -> Iterator[State]:
        """What follows when one more Einsum is placed as in a step that was found at other prices."""
        bound, opened = step.stack[: step.kept], step.stack[step.kept :]
        return self._placed(state, bound, opened, inf, step.residents)

    def steps(self, state: State) -> list[Step]:
        """All steps that lead to a state, and those of the tail behind it."""
        tail = self._tail_of(state)
        assert tail is not None
        return [*state.steps(), *tail.steps]

    def carried(self, tensor: str, i: int) -> bool:
        """Whether a tensor may be in the exchange memory when an Einsum begins: it fits there whole, or a loop may be
        open around it that all Einsums since the last one with it can share."""
        c = self.cascade
        with_it = [j for j in (*c.readers[tensor], c.index.get(tensor, -1)) if 0 <= j < i]
        if not with_it:
            return False
        if max(with_it) == i - 1:
            return True
        if prod(c.workload.shapes[tensor]) * c.workload.bits[tensor] <= c.capacity:
            return True
        return self._open_loops[i].earliest <= max(with_it)

    def walked(self, i: int, entered: bool, goes_on: bool) -> int:
        """The ranks that shared loops may walk in an Einsum, as bits of its kind: those of loops that were open before,
        if any was, and of loops that are open after it, if any is."""
        here, ranks = self._open_loops[i], set[str]()
        ranks |= here.entering if entered else ranks
        ranks |= here.opening if goes_on else ranks
        return sum(1 << n for n, (own, _) in enumerate(self.cascade.numbers[i]) if own in ranks)

    @property
    def _open_loops(self) -> list[OpenLoops]:
        """By Einsum: the loops that may be open around it."""
        known: dict[tuple[object, ...], list[OpenLoops]] = self.cascade.known.open_loops
        key = self.loops > 0, *self.again
        if key not in known:
            known[key] = self._made_open_loops()
        return known[key]

    def _made_open_loops(self, over: str = "") -> list[OpenLoops]:
        """The same for loops, or for spreads over an axis."""
        c, found = self.cascade, list[OpenLoops]()
        open_: dict[tuple[object, ...], tuple[int, tuple[Shared, ...]]] = {}  # with the Einsum that it began with
        for i in range(self.n):
            entered: dict[tuple[object, ...], tuple[int, tuple[Shared, ...]]] = {}
            for start, stack in open_.values():
                for bound in self._bound(i, stack):
                    walked = bound[0].walked
                    matter = tuple(one for one in walked if c.last_read[c.einsums[one.einsum].name] > i)
                    steps = bound[0].steps if LACKS in (one.rank for one in walked) else 0
                    entered.setdefault((matter, frozenset(one[1:] for one in walked), steps), (start, bound))
                    if start == i - 1:
                        found[i - 1].opening.add(walked[0].rank)
            entering = {stack[0].walked[-1].rank for _, stack in entered.values()}
            found.append(OpenLoops(entering, set(), min((start for start, _ in entered.values()), default=i)))
            for rank in self._may_begin(i, over) if self.loops else ():
                size, extents = c.workload.sizes[rank], c.kinds[i].left[c.ranks[i][rank]]
                readers = (c.einsums[j].accesses[c.einsums[i].name] for j in c.readers[c.einsums[i].name])
                plain = all(index.is_plain for access in readers for index in access.indices)
                others = (e for e in extents[1:] if isinstance(e, Part) or not plain)
                for left in (extents[0], *others):  # any other is like the first
                    entered[i, rank, left] = i, (Shared(visits(size, left), (Walked(i, rank, left),), over),)
            for steps in self.again[i] if self.loops and not over else ():
                entered[i, LACKS, steps] = i, (Shared(steps, (Walked(i, LACKS, 1),)),)
            open_ = entered
        return found

    def _is_late(self) -> bool:
        """Whether the time allowed is spent, or somebody asked to stop."""
        self._late |= perf_counter() > self._until or bool(self._watch and self._watch.interrupted)
        return self._late

    def _over(self) -> bool:
        """Whether the time or the effort allowed is spent."""
        return self._is_late() or self.tried >= self._most

    # -------------------------------------------------------------- one Einsum

    def _placements(self, state: State, value: float = inf) -> Iterator[Placement]:
        """Where one more Einsum may be placed: below the open loops and below further ones, cheapest bound first."""
        i = state.done
        held = self._held(i, state)
        placements = list[Iterator[Placement]]()
        bounds: dict[tuple[object, ...], list[tuple[Shared, ...]]] = self.cascade.known.bounds
        key = i, state.number, self.again[i]
        if key not in bounds:
            bounds[key] = self._bound(i, state.stack)
        for bound, again in product(bounds[key], (False, True) if self.again[i] else (False,)):
            if _times(bound) > 1 and not again:
                continue
            before = state.cost + self._later(i, state.held, again)
            found = self._opened(i, bound, held, again)
            placements.append(self._each(found, range(bisect_left(found.least, value - before)), before, bound))
        return placements[0] if len(placements) == 1 else merge(*placements, key=lambda one: one.least)

    def _later(self, i: int, held: Held, again: bool = False) -> float:
        """What the Einsums after one cost at least, whatever comes into the exchange memory with it or leaves it; if it
        is made `again` and again, its result is there."""
        return min(self._later_with(i, held, again))

    def _later_with(self, i: int, held: Held, again: bool = False) -> tuple[float, float]:
        """The same if its result stays in the exchange memory, and if it does not."""
        if (i, held, again) not in self._laters:
            c, here = self.cascade, {t for t, _ in held}
            mine, made = c.tensors[i], c.einsums[i].name
            new = [(t, BROUGHT) for t in mine if t != made and t not in here and c.last_read[t] > i]
            may = [one for one in new if self.carried(one[0], i + 1)]
            may += [one for one in held if one[0] in mine and c.last_read[one[0]] > i]
            stays = [one for one in held if one[0] not in mine]
            others = [frozenset((*stays, *more)) for more in subsets(may)]
            exchanged = inf
            if again or (c.last_read[made] > i and self.carried(made, i + 1)):
                exchanged = min(self.rest(i + 1, one | {(made, AGAIN if again else MADE)}) for one in others)
            without = inf if again else min(self.rest(i + 1, one) for one in others)
            self._laters[i, held, again] = exchanged, without
        return self._laters[i, held, again]

    def _each(self, found: _Opened, which: range, before: float, bound: tuple[Shared, ...]) -> Iterator[Placement]:
        for at in which:
            if self.together and not bound and not found.loops[at]:
                continue
            yield Placement(before + found.least[at], found.least[at], bound, found.loops[at])

    def _sure(self, state: State, placement: Placement) -> float:
        """What all costs at least if an Einsum is placed so; its bound was made at a glance."""
        c, i = self.cascade, state.done
        name = c.einsums[i].name
        out = 1 << c.tensors[i][name] if c.readers[name] else 0
        stack, kind = (*placement.bound, *placement.opened), c.kinds[i]
        least = kind.either(kind.least, self._placing(i, stack).ats[-1], self._held(i, state), out)
        return placement.least - placement.rough + least + self._repeated(i, _times(stack))

    def _repeated(self, i: int, times: int) -> float:
        """What an Einsum costs more, at least, if it is made so many times."""
        return (times - 1) * self.cascade.kinds[i].at_least if times > 1 else 0.0

    def _closely(self, state: State, placement: Placement, value: float) -> float:
        """The same with regard to the room that there is, and to the order of the loops."""
        c, i = self.cascade, state.done
        kind, numbers, name = c.kinds[i], c.tensors[i], c.einsums[i].name
        stack = (*placement.bound, *placement.opened)
        if not kind.alone or _times(stack) > 1:
            return placement.least
        below = self._placing(i, stack)
        bits, held, out = c.capacity, 0, 1 << numbers[name]
        for each in state.residents:
            for r in each:
                bits -= r.bits - r.stays  # those are residents of their own, one loop further out
                if r.tensor in numbers:
                    held |= 1 << numbers[r.tensor]
                    bits += kind.tile_bits(kind.tensors[numbers[r.tensor]], below.ats[-1])
        best = value - state.cost
        for made, later in zip((out, 0), self._later_with(i, state.held), strict=True):
            if later < best:
                best = later + kind.placed(below.own, below.order, held | made, made, bits, best - later)
        return state.cost + best

    def _bound(self, i: int, stack: tuple[Shared, ...]) -> list[tuple[Shared, ...]]:
        """The open loops with the rank that each walks in an Einsum: every choice, none if it cannot be."""
        walked = [self.cascade.walked_in(i, loop.steps, loop.walked, loop.steps in self.again[i]) for loop in stack]
        found = list[tuple[Shared, ...]]()
        for each in product(*walked):
            ranks = [one.rank for one in each if one.rank != LACKS]
            if len(set(ranks)) == len(ranks):
                found.append(
                    tuple(loop._replace(walked=(*loop.walked, one)) for loop, one in zip(stack, each, strict=True))
                )
        return found

    def _extents(self, i: int, stack: tuple[Shared, ...]) -> dict[str, Extent]:
        """What the loops leave of each rank of an Einsum."""
        left: dict[str, Extent] = {r: self.cascade.workload.sizes[r] for r in self.cascade.einsums[i].ranks}
        for loop in stack:
            if loop.walked[-1].rank != LACKS:
                left[loop.walked[-1].rank] = loop.walked[-1].left
        return left

    def _placing(self, i: int, stack: tuple[Shared, ...]) -> Placing:
        """What is known of an Einsum below some loops."""
        found = self._below.get((i, stack))
        if found is None:
            depths = range(len(stack) + 1)
            ats = tuple(self.cascade.at(i, self._extents(i, stack[:d])) for d in depths)
            stacks = self.cascade.known.stacks
            number = tuple(stacks.setdefault(stack[:d], len(stacks)) for d in depths)
            walks = tuple(loop.walked[-1].rank for loop in stack)
            left, numbers = self._extents(i, stack), self.cascade.numbers[i]
            own = tuple([each[left[r]] for r, each in numbers])
            order = tuple([r for r, _ in numbers].index(walked) for walked in walks if walked != LACKS)
            lives = lifetimes(tuple(1 if loop.over else min(loop.steps, 3) for loop in stack))
            found = self._below[i, stack] = Placing(ats, walks, number, own, order, lives)
        return found

    def _opened(self, i: int, bound: tuple[Shared, ...], held: int, again: bool) -> _Opened:
        """No further loop, or some that begin with this Einsum and that another may share, with a tensor in them. If it
        is made `again` and again, it lacks some of all loops, and has the innermost."""
        extents, walked = self._extents(i, bound), {loop.walked[-1].rank for loop in bound}
        times, depth = _times(bound), len(bound)
        key = i, self.loops - depth, tuple(extents.values()), frozenset(walked), held, again and self.again[i], times
        if key in self._openings:
            return self._openings[key]
        c = self.cascade
        einsum, kind = c.einsums[i], c.kinds[i]
        out = 1 << c.tensors[i][einsum.name] if c.readers[einsum.name] else 0
        may = self._open_loops[i].opening
        ranks = [r for r in einsum.ranks if r in may and r not in walked]
        found = list[tuple[float, tuple[Shared, ...]]]()
        for n in range((min(self.loops - depth, len(ranks)) if i < self.n - 1 else 0) + 1):
            for chosen in combinations(ranks, n):
                each = [
                    [Shared(visits(c.workload.sizes[r], e), (Walked(i, r, e),)) for e in kind.left[c.ranks[i][r]][:-1]]
                    for r in chosen
                ]
                lacking = self._lacking(i, self.loops - depth - n if again and (n or times > 1) else 0)
                for n_th, loops in enumerate(product(*each)):
                    if n_th % OFTEN == 0 and self._is_late():
                        raise Late
                    left = {**extents, **{one.walked[0].rank: one.walked[0].left for one in loops}}
                    if c.uneven and sum(map(is_uneven, left.values())) > 1:
                        continue
                    least = kind.either(kind.roughly, self.cascade.at(i, left), held, out)
                    for more in lacking:
                        all_ = times * prod(loop.steps for loop in more)
                        if (all_ > 1) == again:
                            cost = least + self._repeated(i, all_)
                            orders = dict.fromkeys(permutations((*more, *loops)))
                            found += [(cost, order) for order in orders if not more or order[-1] not in more]
        found.sort(key=lambda one: one[0])
        self._openings[key] = _Opened([least for least, _ in found], [loops for _, loops in found])
        return self._openings[key]

    def _lacking(self, i: int, most: int) -> list[tuple[Shared, ...]]:
        """Up to so many loops that begin with an Einsum which lacks them."""
        one = [Shared(steps, (Walked(i, LACKS, 1),)) for steps in sorted(self.again[i])]
        return [each for n in range(most + 1) for each in combinations_with_replacement(one, n)]

    def _may_begin(self, i: int, over: str = "") -> list[str]:
        """The ranks of an Einsum over which a loop, or a spread over an axis, may begin with it that another shares,
        with a tensor in it."""
        c, einsum = self.cascade, self.cascade.einsums[i]
        shared = any(c.last_read[a.tensor] > i for a in einsum.operands)
        made = einsum.output.ranks if c.readers[einsum.name] else ()
        wide = (r for r in einsum.ranks if c.workload.sizes[r] > 1 and r in c.shareable[i])
        return [r for r in wide if r in made or shared]

    def _held(self, i: int, state: State) -> int:
        """The tensors of an Einsum that are in the exchange memory already, as bits."""
        here = {r.tensor for depth in state.residents for r in depth}
        return sum(1 << n for t, n in self.cascade.tensors[i].items() if t in here)

    def _placed(
        self, state: State, bound: tuple[Shared, ...], opened: tuple[Shared, ...], value: float,
        only: tuple[tuple[int, Resident], ...] | None = None,
    ) -> Iterator[State]:  # fmt: skip
        """One Einsum below these loops: where each of its tensors is kept, and what it keeps for itself. `only`: with
        these residents."""
        c, i = self.cascade, state.done
        einsum, kind, numbers = c.einsums[i], c.kinds[i], c.tensors[i]
        stack = (*bound, *opened)
        depth = len(stack)
        below = self._placing(i, stack)
        ats, walks = below.ats, below.walks
        here = {r.tensor for each in state.residents for r in each}
        held = sum(1 << n for t, n in numbers.items() if t in here)
        alive = frozenset((r.tensor, r.origin) for each in state.residents for r in each if r.last > i)
        times = [_times(stack[:d]) for d in range(depth + 1)]
        last = c.last_read[einsum.name]
        lives, before = below.lives, by_depth(state.peaks, below.lives, len(state.stack), depth)
        above = taken(state.residents, lives)
        beside = c.capacity - above[0]
        if not all(self._alike(i, r, ats[d]) for d, each in enumerate(state.residents[: depth + 1]) for r in each if d):
            return
        named = frozenset(here.intersection(numbers))
        if only is None:
            most = value - state.cost - self._later(i, state.held, times[-1] > 1)  # for this Einsum
            choices = self._choices(i, named, held, ats, walks, times, most, beside, bool(opened))
        else:
            choices = self._chosen(i, named, held, ats, walks, times, only)
        for choice in choices:
            kept = choice.kept
            stays = frozenset((r.tensor, r.origin) for _, r in kept if r.last > i)
            limit = value - (state.cost + self.rest(i + 1, alive | stays) if only is None else 0.0)
            if choice.least >= limit:
                continue
            more = sum(r.bits for _, r in kept)
            room = beside - more
            if room < 0:
                continue
            peaks = also_before(before, kept, lives, len(state.stack))
            if any(peak > c.capacity for each in peaks for peak in each):
                continue
            residents = [list(each) for each in state.residents] + [[] for _ in opened]
            for d, r in kept:
                residents[d].append(r)
                if r.stays:
                    residents[d - 1].append(Resident(f"{r.tensor} of the next", r.stays, -1, BROUGHT))
            spilled = last >= 0 and not any(r.tensor == einsum.name and r.last == last for _, r in kept)
            for stair in kind.stairs(ats[-1], choice.feed, room, depth > 0 or self.tight):
                cost = choice.paid + times[-1] * stair.cost
                if cost >= limit:
                    break
                step = Step(i, len(state.stack), stack, kept, spilled, ats[-1], stair, cost)
                now = peaks.copy()
                now[depth] = [max(p, x + more + stair.room) for p, x in zip(now[depth], above, strict=True)]
                yield from self._closed(state, step, below, residents, now, state.cost + cost, len(opened))
                if depth == 0:
                    break  # nothing that comes later is beside it

    def _alike(self, i: int, resident: Resident, at: tuple[int, ...]) -> bool:
        """Whether an Einsum, if it reads a tensor that is kept, reads the tile that is."""
        if resident.tensor not in self.cascade.tensors[i]:
            return True
        kind = self.cascade.kinds[i]
        bits = kind.tile_bits(kind.tensors[self.cascade.tensors[i][resident.tensor]], at)
        return bits <= resident.bits if resident.origin else bits == resident.bits

    def _chosen(
        self, i: int, here: frozenset[str], held: int, ats: tuple[tuple[int, ...], ...], walks: tuple[str, ...],
        times: list[int], kept: tuple[tuple[int, Resident], ...],
    ) -> list[_Choice]:  # fmt: skip
        """The way to keep the tensors of an Einsum that are not `here` already with these residents, if there is."""
        paid, feed, where = 0.0, held, {r.tensor: (d, r) for d, r in kept}
        for t in self.cascade.tensors[i]:
            if t not in here:
                wanted = where.get(t, (-1, None))
                options = self._options(i, t, ats, walks, times)
                option = next((one for one in options if (one.depth, one.resident) == wanted), None)
                if option is None:
                    return []
                paid, feed = paid + option.price, feed | option.bit
        return [_Choice(0.0, paid, feed, kept)]

    def _choices(
        self, i: int, here: frozenset[str], held: int, ats: tuple[tuple[int, ...], ...], walks: tuple[str, ...],
        times: list[int], limit: float, room: float, must_share: bool,
    ) -> list[_Choice]:  # fmt: skip
        """The ways to keep the tensors of an Einsum that are not `here` already, cost less than a limit and have room;
        if a new loop must be shared, those in which a later Einsum shares the innermost."""
        kind, depth, at = self.cascade.kinds[i], len(walks), ats[-1]
        options = [self._options(i, t, ats, walks, times) for t in self.cascade.tensors[i] if t not in here]
        if not all(options):
            return []
        rest = [0] * (len(options) + 1)  # what the tensors from one on may add to the feed
        may_share = [False] * (len(options) + 1)
        for n in range(len(options) - 1, -1, -1):
            rest[n] = rest[n + 1] | options[n][-1].bit
            may_share[n] = may_share[n + 1] or any(d == depth and r and r.last > i for d, r, _, _ in options[n])
        found = list[_Choice]()

        def extend(
            n: int,
            paid: float,
            feed: int,
            kept: tuple[tuple[int, Resident], ...],
            shares: bool,
            room: float,
        ) -> None:
            if must_share and not shares and not may_share[n]:
                return
            if n == len(options):
                found.append(_Choice(paid + times[-1] * kind.least(at, feed), paid, feed, kept))
                return
            for d, resident, price, bit in options[n]:
                if paid + price + times[-1] * kind.either(kind.least, at, feed | bit, rest[n + 1]) >= limit:
                    continue
                if resident is None:
                    extend(n + 1, paid, feed, kept, shares, room)
                elif resident.bits <= room:
                    extend(
                        n + 1, paid + price, feed | bit, (*kept, (d, resident)),
                        shares or (d == depth and resident.last > i), room - resident.bits,
                    )  # fmt: skip

        extend(0, 0.0, held, (), False, room)
        return found

    def _options(
        self, i: int, t: str, ats: tuple[tuple[int, ...], ...], walks: tuple[str, ...], times: list[int]
    ) -> list[_Option]:
        """Where a tensor of an Einsum may be kept below loops over `walks` that leave it `ats`: nowhere, or at a depth
        until some reader is done, with what it takes to move it there. `times` is how often the Einsum is made below
        the loops of each depth; if more than once, its result is nowhere else, and below all loops that it lacks."""
        key = i, t, ats, walks, times[-1] > 1 and tuple(times)
        if key in self._known_options:
            return self._known_options[key]
        c = self.cascade
        einsum, kind = c.einsums[i], c.kinds[i]
        n, depth = c.tensors[i][t], len(walks)
        name, bit = kind.tensors[n], 1 << n
        output, again = t == einsum.name, times[-1] > 1
        options = [] if output and again else [_Option(-1, None, 0.0, 0)]
        self._known_options[key] = options
        if not kind.rules.may_keep(c.exchange, name):
            return options
        has = c.relevant[i][t]
        left = {r: kind.extents[r][at] for r, at in zip(kind.ranks, ats[-1], strict=True)}
        parts = [d for d, r in enumerate(walks) if r in has and back(left.get(c.ranks[i][r], 1))]
        odd = [d for d, r in enumerate(walks) if r in has and is_odd(left.get(c.ranks[i][r], 1))]
        if output and odd:  # what is made again, or not at all, is exchanged
            options.clear()
        later, near = c.later_readers(i, t, c.exchange)
        for d in range(depth + 1):
            bits, crossed = kind.tile_bits(name, ats[d]), times[d] * kind.crossed(name, ats[d])
            crossing = kind.moved(name) * crossed - kind.spared(name)
            if d < depth and walks[d] not in has and not (output and (again or odd)):
                options.append(_Option(d, Resident(t, bits, i, BROUGHT), crossing, bit))
            above, beneath = [p for p in parts if p < d], [p for p in odd if p >= d]
            # What windows reach back to stays only if no other loop comes between; else they make it again.
            may = above in ([], [d - 1]) and not beneath
            may &= not above or self._makes_all([left[c.ranks[i][walks[p]]] for p in (*above, *odd)], LACKS in walks)
            held, stays = kind.held_bits(ats[d]) if output else (0, 0)
            retain = bool(above) or not odd
            if output and again:
                may &= all(w in has or w == LACKS for w in walks[:d])
                if d and may and times[d] == times[-1] and walks[d - 1] in has and near == later:
                    options.append(_Option(d, Resident(t, held, later[-1], AGAIN, stays, retain), 0.0, bit))
                continue
            if output and later and all(w in has for w in walks[:d]) and may:
                if near == later:
                    options.append(_Option(d, Resident(t, held, later[-1], MADE, stays, retain), 0.0, bit))
                for j in near[: len(later) - 1] if not odd else ():  # kept near, and taken home for those after
                    options.append(_Option(d, Resident(t, held, j, MADE, stays, True), crossing, bit))
            if not output and later and not above and not any(p < d for p in odd):
                shared = kind.moved(name, True) * crossed
                for j in near:
                    options.append(_Option(d, Resident(t, bits, j, BROUGHT), shared, bit))
        return options

    def _makes_all(self, loops: list[Extent], lacks: bool) -> bool:
        """Whether what windows reach back to along the first loop is all that stays from an iteration to the next, so
        that of those around it each iteration begins anew: what the last and the first share is a corner at most, and
        nothing if some lack a rank."""
        first, *around = (one for one in loops if isinstance(one, Part))
        return not first.wraps or (not lacks and all(one.advances for one in around))

    def _closed(
        self, state: State, step: Step, below: Placing, residents: list[list[Resident]], peaks: list[list[float]],
        cost: float, opened: int,
    ) -> Iterator[State]:  # fmt: skip
        """With all loops open, or some of the innermost closed; where nothing in a loop is shared with what follows, it
        need not go on."""
        i, stack = step.einsum, step.stack
        depth = len(stack)
        kept = [[r for r in each if r.last > i] if d == depth else list(each) for d, each in enumerate(residents)]
        lowest = depth if opened else 0
        while True:
            goes_on = any(r.last > i for r in kept[depth])
            if depth == 0 or goes_on:
                done = i + 1 == self.n
                if not (done and depth):
                    held = frozenset([(r.tensor, r.origin) for each in kept[: depth + 1] for r in each if r.last > i])
                    there = self._left(i, kept[: depth + 1], below.lives)
                    peaked = tuple([0.0, *chain.from_iterable(peaks[1 : depth + 1])])
                    peak = max(state.peak, *peaks[0])
                    yield State(
                        i + 1, stack[:depth], below.number[depth], there, held, peaked, cost, peak, step, state
                    )  # fmt: skip
            if depth <= lowest or goes_on or self.name(stack[depth - 1]) is None:
                return
            folded(peaks, below.lives, depth)
            depth -= 1
            kept[depth] = [r for r in kept[depth] if r.last > i]

    def _left(self, i: int, kept: list[list[Resident]], lives: Lifetimes) -> tuple[tuple[Resident, ...], ...]:
        """What is resident after an Einsum by depth, with what is known of those that it was the last to use, or one
        before it."""
        found, depth, uses = list[tuple[Resident, ...]](), len(kept) - 1, self.cascade.tensors[i]
        for d, each in enumerate(kept):
            now = list[Resident]()
            for r in each:
                if 0 <= r.last <= i:
                    until = lives.ended(d, depth if r.tensor in uses else min(r.until, depth))
                    if until == d:
                        continue
                    r = r if r.until == until else r._replace(until=until)
                now.append(r)
            found.append(tuple(sorted(now)))
        return tuple(found)

    def name(self, loop: Shared) -> Loop | Spread | None:
        """A finished loop or spread, over the rank of the results that leave it; None if they do not agree."""
        c = self.cascade
        inside = [one.einsum for one in loop.walked]
        found = set[tuple[str, Extent]]()
        for i, rank, left in loop.walked:
            made = c.einsums[i].name
            if not any(j in inside and made not in c.einsums[j].running for j in c.readers[made]):
                found.add((rank, left))
        rank, left = found.pop()
        if found or rank == LACKS or (isinstance(left, Part) and left.held):
            return None
        return Spread(rank, largest(left), loop.over) if loop.over else Loop(rank, largest(left))


def _times(stack: tuple[Shared, ...]) -> int:
    """How often the last Einsum below loops is made: in every iteration of those that it lacks."""
    return prod(loop.steps for loop in stack if loop.walked[-1].rank == LACKS)


def taken(residents: Sequence[Sequence[Resident]], lives: Lifetimes, level: int = 0) -> list[float]:
    """The bits that they take at a level, by moment of the loops; the first is the moment of all first steps, in which
    all are there that have ever been."""
    found = [0.0] * len(lives.moments[-1])
    for d, each in enumerate(residents):
        for r in each:
            if r.level == level:
                bits = r.bits - r.stays  # those are residents of their own, one loop further out
                still = [True] * len(found) if r.until == ALWAYS else lives.still(d, r.until)
                found = [x + bits if yes else x for x, yes in zip(found, still, strict=True)]
    return found


def by_depth(peaks: Sequence[float], lives: Lifetimes, before: int, depth: int) -> list[list[float]]:
    """Peaks below so many loops, and of further ones in which nothing was so far."""
    found, at = list[list[float]](), 0
    for each in lives.moments[: before + 1]:
        found.append([*peaks[at : at + len(each)]])
        at += len(each)
    return found + [[0.0] * len(each) for each in lives.moments[before + 1 : depth + 1]]


def also_before(
    peaks: list[list[float]], kept: Sequence[tuple[int, Resident]], lives: Lifetimes, before: int, level: int = 0
) -> list[list[float]]:
    """Peaks while Einsums ran before, with what is kept from now on and was there then, too."""
    found = peaks.copy()
    for d, r in kept:
        if r.level == level:
            for e in range(d + 1, before + 1):
                bits, yes = r.bits - r.stays, lives.before(d, e)
                found[e] = [peak + bits if was else peak for peak, was in zip(found[e], yes, strict=True)]
            for e in range(d, before + 1 if r.stays else d):
                found[e] = [peak + r.stays for peak in found[e]]
    return found


def folded(peaks: list[list[float]], lives: Lifetimes, depth: int) -> None:
    """The innermost loop is done: what was the most in it counts one loop further out."""
    out = peaks[depth - 1].copy()
    for at, peak in zip(lives.outer[depth], peaks[depth], strict=True):
        out[at] = max(out[at], peak)
    peaks[depth - 1] = out
