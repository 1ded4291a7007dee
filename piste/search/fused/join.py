"""Joins the Einsums of a cascade, best first: which loops they share, and what lives where in the exchange memory.

A state has the first Einsums placed. It knows the shared loops that are still open, what is resident in the exchange
memory at each depth of them, and the peak at each depth so far. What the rest costs at least is known from a relaxation
in which Einsums choose on their own which tensors are exchanged (`Rest`). Of two states with the same open loops and
residents, one that costs and occupies no less than the other is dropped.
"""

from __future__ import annotations

import heapq
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import merge
from itertools import combinations, count, permutations, product
from math import inf, prod
from time import perf_counter
from typing import NamedTuple

from piste.search.fused.cascade import Cascade, Walked
from piste.search.fused.kernel import Stair
from piste.search.fused.kind import Extent, Part, is_uneven, largest, visits
from piste.search.strategy import Watch
from piste.spec.mapping import Loop

SLACK = 1e-12  # relative: what rounding may do to a sum
WIDTH, ALIKE, WAYS = 200, 40, 100  # of a dive: states of a level, of those that are alike, ways on from each


class Shared(NamedTuple):
    """A loop that Einsums share: its steps, and what it leaves of which rank of each of them."""

    steps: int
    walked: tuple[Walked, ...]  # by Einsum


class Resident(NamedTuple):
    """A tensor that the exchange memory keeps at a depth of the shared loops until an Einsum is done."""

    tensor: str
    bits: int
    last: int
    exchanged: bool  # made here, else brought from home or taken there


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
    exchanged: bool  # its result is


class _Way(NamedTuple):
    """A way to place an Einsum: below the loops that are open, and further ones; what all costs at least then, and what
    of that is a bound for the Einsum."""

    least: float
    rough: float
    bound: tuple[Shared, ...]
    opened: tuple[Shared, ...]


class _Opened(NamedTuple):
    """Loops that may begin with an Einsum, cheapest first, and what it costs at least below them."""

    least: list[float]
    loops: list[tuple[Shared, ...]]


@dataclass(frozen=True)
class Step:
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


@dataclass(frozen=True)
class State:
    done: int
    stack: tuple[Shared, ...]
    residents: tuple[tuple[Resident, ...], ...]  # by depth, 0 above all loops
    peaks: tuple[float, ...]
    cost: float
    peak: float = 0.0  # at any time so far
    step: Step | None = None
    before: State | None = None

    def steps(self) -> list[Step]:
        """All steps that led here, the first one first."""
        found, state = list[Step](), self
        while state.step is not None and state.before is not None:
            found.append(state.step)
            state = state.before
        return found[::-1]


def _promise(one: tuple[float, State]) -> tuple[float, float]:
    """What a state costs at least with all that follows, then how often its loops go round."""
    return one[0], prod(loop.steps for loop in one[1].stack)


class Rest:
    """What the Einsums from some on cost at least, given which live tensors are in the exchange memory."""

    def __init__(self, cascade: Cascade, loops: int):
        self.cascade, self.loops = cascade, loops
        self._known: dict[tuple[int, frozenset[str]], float] = {}
        self.n = len(cascade.einsums)
        for i in range(self.n, -1, -1):  # so that recursion stays shallow
            self(i, frozenset())

    def __call__(self, i: int, held: frozenset[str]) -> float:
        key = i, held
        if key not in self._known:
            self._known[key] = self._make(i, held)
        return self._known[key]

    def _make(self, i: int, held: frozenset[str]) -> float:
        if i == self.n:
            return 0.0
        c = self.cascade
        einsum, numbers = c.einsums[i], c.tensors[i]
        base, made, free = 0, 0, list[str]()
        for a in einsum.operands:
            t = a.tensor
            if t in held:
                base |= 1 << numbers[t]
                made |= 0 if t in einsum.running else 1 << numbers[t]
            elif c.readers[t][0] < i:
                free.append(t)  # an earlier Einsum that reads it may have left it here
        out = einsum.name
        best = inf
        for more in product((False, True), repeat=len(free)):
            bits = base | sum(1 << numbers[t] for t, yes in zip(free, more, strict=True) if yes)
            after = frozenset(t for t in held if c.last_read[t] > i)
            best = min(best, self.least(i, bits, made) + self(i + 1, after))
            if c.readers[out]:
                own = 1 << numbers[out]
                running = any(out in c.einsums[j].running for j in c.readers[out])
                best = min(
                    best, self.least(i, bits | own, made if running else made | own) + self(i + 1, after | {out})
                )
        return best

    def least(self, i: int, held: int, made: int = 0) -> float:
        """The least cost of an Einsum with tensors in the exchange memory for nothing, in tiles that fit beside."""
        c = self.cascade
        return c.kinds[i].fitting(held, made, c.capacity, self.loops, c.walked[i])


@dataclass
class Joined:
    """The best so far, and what nothing is below."""

    value: float = inf
    state: State | None = None
    lower: float = -inf
    finished: bool = False
    states: int = 0
    trace: list[tuple[int, float, float]] = field(default_factory=list)


class Join:
    """One search through the trees of a cascade in its order of Einsums, with at most so many shared loops."""

    def __init__(self, cascade: Cascade, loops: int, tight: bool = False):
        self.cascade, self.loops = cascade, loops
        self.tight = tight  # of what costs the same, what needs the least room is wanted
        self.n = len(cascade.einsums)
        self.rest = Rest(cascade, loops)
        self._tick = count()
        self.tried = 0  # ways to place an Einsum
        self._until, self._most, self._late = inf, inf, False
        self._watch: Watch | None = None
        self._ways: dict[tuple[object, ...], list[_Option]] = cascade.options
        self._openings: dict[tuple[object, ...], _Opened] = {}

    def run(
        self,
        value: float = inf,
        until: float = inf,
        tolerance: float = 0.0,
        watch: Watch | None = None,
        most: float = inf,
        greed: float = 1.0,
    ) -> Joined:
        """Nothing that costs `value` or more is looked for; ends at a time, or when the bracket is narrow enough, or
        when so many ways to place an Einsum were tried. With `greed` above 1, states that are further on come first: an
        answer comes early, and nothing is proven."""
        found = Joined(value)
        self._until, self._most, self._watch, self._late = until, self.tried + most, watch, False
        start = State(0, (), ((),), (0.0,), 0.0)
        first = self.rest(0, frozenset())
        heap: list[tuple[float, int, float, State, Iterator[_Way] | None, _Way | None]] = [
            (first, 0, first, start, None, None)
        ]
        seen: dict[tuple[object, ...], list[tuple[float, tuple[float, ...]]]] = {}

        def push(least: float, state: State, ways: Iterator[_Way] | None = None, way: _Way | None = None) -> None:
            wanted = state.cost + greed * (least - state.cost)
            heapq.heappush(heap, (wanted, -state.done * 1_000_000_000 + next(self._tick), least, state, ways, way))

        while heap:
            _, _, least, state, ways, way = heapq.heappop(heap)
            if least >= found.value * (1 - SLACK):
                if greed > 1:
                    continue
                break
            if least * (1 + tolerance) >= found.value:
                found.lower = least
                return found
            if state.done == self.n:
                found.value, found.state, found.lower = state.cost, state, state.cost
                continue
            key = state.done, state.stack, state.residents
            if any(
                cost <= state.cost
                and all(p <= q for p, q in zip(peaks, state.peaks, strict=True))
                and (cost, peaks) != (state.cost, state.peaks)
                for cost, peaks in seen.get(key, ())
            ):
                continue
            if ways is None:
                found.states += 1
                ways = self._ways_on(state, found.value)
            if (further := next(ways, None)) is not None:
                push(max(least, further.least), state, ways, further)
            if way is None:
                continue
            sure = self._sure(state, way)
            if sure > least * (1 + SLACK):
                push(sure, state, iter(()), way)
                continue
            self.tried += 1
            for after in self._placed(state, way.bound, way.opened, found.value):
                key = after.done, after.stack, after.residents
                held = frozenset(r.tensor for depth in after.residents for r in depth if r.exchanged)
                f = max(after.cost + self.rest(after.done, held), least)
                if f >= found.value * (1 - SLACK):
                    continue
                known = seen.setdefault(key, [])
                if any(
                    cost <= after.cost and all(p <= q for p, q in zip(peaks, after.peaks, strict=True))
                    for cost, peaks in known
                ):
                    continue
                known[:] = [
                    (cost, peaks)
                    for cost, peaks in known
                    if not (after.cost <= cost and all(p <= q for p, q in zip(after.peaks, peaks, strict=True)))
                ]
                known.append((after.cost, after.peaks))
                push(f, after)
            if self._over():
                found.lower = least
                return found
        found.finished, found.lower = True, found.value
        return found

    def dive(self, value: float, until: float = inf, watch: Watch | None = None) -> Joined:
        """A good answer below `value` early, and no proof: one Einsum after the other, only the most promising states
        are followed; of those with the same tensors in the exchange memory and loops over the same ranks, a few."""
        found, level = Joined(value), [State(0, (), ((),), (0.0,), 0.0)]
        self._until, self._most, self._watch, self._late = until, inf, watch, False
        for _ in range(self.n):
            groups: dict[tuple[object, ...], dict[tuple[object, ...], tuple[float, State]]] = {}
            for state in level:
                for way in self._ways_on(state, found.value, WAYS):
                    if self._sure(state, way) >= found.value:
                        continue
                    self.tried += 1
                    for after in self._placed(state, way.bound, way.opened, found.value):
                        held = frozenset(r.tensor for depth in after.residents for r in depth)
                        made = frozenset(r.tensor for depth in after.residents for r in depth if r.exchanged)
                        f = after.cost + self.rest(after.done, made)
                        alike = groups.setdefault((held, frozenset(loop.walked[-1][:2] for loop in after.stack)), {})
                        key = after.stack, after.residents
                        if f < found.value * (1 - SLACK) and (key not in alike or f < alike[key][0]):
                            alike[key] = f, after
                    if self._over():
                        return found
            found.states += len(level)
            few = [enumerate(sorted(g.values(), key=_promise)[:ALIKE]) for g in groups.values()]
            ranked = sorted(((n // 4, f, state) for g in few for n, (f, state) in g), key=lambda one: one[:2])
            level = [state for _, _, state in ranked[:WIDTH]]
        for state in level:
            if state.cost < found.value:
                found.value, found.state = state.cost, state
        return found

    def _over(self) -> bool:
        """Whether the time or the effort allowed is spent."""
        late = self.tried % 16 == 0 and (perf_counter() > self._until or (self._watch and self._watch.interrupted))
        self._late |= bool(late)
        return self._late or self.tried >= self._most

    # -------------------------------------------------------------- one Einsum

    def _ways_on(self, state: State, value: float = inf, most: int | None = None) -> Iterator[_Way]:
        """The ways to place one more Einsum below the open loops and below further ones, cheapest bound first; if there
        are more than `most` below a value, every so many."""
        c, i = self.cascade, state.done
        name = c.einsums[i].name
        alive = frozenset(r.tensor for each in state.residents for r in each if r.exchanged and r.last > i)
        later = self.rest(i + 1, alive)
        if c.readers[name]:
            later = min(later, self.rest(i + 1, alive | {name}))
        before, held = state.cost + later, self._held(i, state)
        ways = list[Iterator[_Way]]()
        for bound in self._bound(i, state.stack):
            found = self._opened(i, len(bound), {b.walked[-1].rank for b in bound}, self._extents(i, bound), held)
            n = bisect_left(found.least, value - before)
            step = 1 if most is None else n // most + 1
            ways.append(self._each(found, range(0, n, step), before, bound))
        return ways[0] if len(ways) == 1 else merge(*ways, key=lambda way: way.least)

    def _each(self, found: _Opened, which: range, before: float, bound: tuple[Shared, ...]) -> Iterator[_Way]:
        for at in which:
            yield _Way(before + found.least[at], found.least[at], bound, found.loops[at])

    def _sure(self, state: State, way: _Way) -> float:
        """What all costs at least if an Einsum is placed in a way; its bound was made at a glance."""
        c, i = self.cascade, state.done
        name = c.einsums[i].name
        out = 1 << c.tensors[i][name] if c.readers[name] else 0
        held = self._held(i, state) | out
        at = self._at(i, self._all_extents(i, (*way.bound, *way.opened))[-1])
        return way.least - way.rough + c.kinds[i].least(at, held)

    def _bound(self, i: int, stack: tuple[Shared, ...]) -> list[tuple[Shared, ...]]:
        """The open loops with the rank that each walks in an Einsum: every choice, none if it cannot be."""
        ways = [self.cascade.walked_in(i, loop.steps, loop.walked) for loop in stack]
        return [
            tuple(loop._replace(walked=(*loop.walked, one)) for loop, one in zip(stack, each, strict=True))
            for each in product(*ways)
            if len({one.rank for one in each}) == len(each)
        ]

    def _extents(self, i: int, stack: tuple[Shared, ...]) -> dict[str, Extent]:
        """What the loops leave of each rank of an Einsum."""
        left: dict[str, Extent] = {r: self.cascade.workload.sizes[r] for r in self.cascade.einsums[i].ranks}
        return {**left, **{loop.walked[-1].rank: loop.walked[-1].left for loop in stack}}

    def _opened(self, i: int, depth: int, walked: set[str], extents: dict[str, Extent], held: int) -> _Opened:
        """No further loop, or some that begin with this Einsum and that another may share, with a tensor in them."""
        key = i, self.loops - depth, tuple(extents.values()), frozenset(walked), held
        if key in self._openings:
            return self._openings[key]
        c = self.cascade
        einsum, kind = c.einsums[i], c.kinds[i]
        out = 1 << c.tensors[i][einsum.name] if c.readers[einsum.name] else 0
        shared = [a.tensor for a in einsum.operands if c.last_read[a.tensor] > i]
        made = set(einsum.output.ranks) if c.readers[einsum.name] else set()
        ranks = [
            r
            for r in einsum.ranks
            if c.workload.sizes[r] > 1 and r not in walked and (r in made or shared) and r in c.shareable[i]
        ]
        found = list[tuple[float, tuple[Shared, ...]]]()
        for n in range((min(self.loops - depth, len(ranks)) if i < self.n - 1 else 0) + 1):
            for chosen in combinations(ranks, n):
                each = [
                    [
                        Shared(visits(c.workload.sizes[r], e), (Walked(i, r, e),))
                        for e in kind.extents[c.ranks[i][r]][:-1]
                    ]
                    for r in chosen
                ]
                for loops in product(*each):
                    left = {**extents, **{one.walked[0].rank: one.walked[0].left for one in loops}}
                    if c.uneven and sum(map(is_uneven, left.values())) > 1:
                        continue
                    least = kind.roughly(self._at(i, left), held | out)
                    found += [(least, order) for order in permutations(loops)]
        found.sort(key=lambda one: one[0])
        self._openings[key] = _Opened([least for least, _ in found], [loops for _, loops in found])
        return self._openings[key]

    def _held(self, i: int, state: State) -> int:
        """The tensors of an Einsum that are in the exchange memory already, as bits."""
        here = {r.tensor for depth in state.residents for r in depth}
        return sum(1 << n for t, n in self.cascade.tensors[i].items() if t in here)

    def _at(self, i: int, left: dict[str, Extent]) -> tuple[int, ...]:
        return tuple([number[left[r]] for r, number in self.cascade.numbers[i]])

    def _placed(
        self, state: State, bound: tuple[Shared, ...], opened: tuple[Shared, ...], value: float
    ) -> Iterator[State]:
        """One Einsum below these loops: where each of its tensors is kept, and what it keeps for itself."""
        c, i = self.cascade, state.done
        einsum, kind, numbers = c.einsums[i], c.kinds[i], c.tensors[i]
        stack = (*bound, *opened)
        depth = len(stack)
        ats = tuple(self._at(i, e) for e in self._all_extents(i, stack))
        walks = tuple(loop.walked[-1].rank for loop in stack)
        here = {r.tensor for each in state.residents for r in each}
        held = sum(1 << n for t, n in numbers.items() if t in here)
        alive = frozenset(r.tensor for each in state.residents for r in each if r.exchanged and r.last > i)
        last = c.last_read[einsum.name]
        most = value - state.cost - self.rest(i + 1, alive)  # for this Einsum, if its result is not exchanged
        if_exchanged = value - state.cost - self.rest(i + 1, alive | {einsum.name}) if last >= 0 else most
        above = [sum(r.bits for r in each) for each in state.residents] + [0] * len(opened)
        peaks = [*state.peaks, *(0.0 for _ in opened)]
        beside = c.capacity - sum(above)
        if not all(self._alike(i, r, ats[d]) for d, each in enumerate(state.residents[: depth + 1]) for r in each if d):
            return
        named = frozenset(here.intersection(numbers))
        either = max(most, if_exchanged)  # what is held here may cost more, for want of room
        for choice in self._choices(i, named, held, ats, walks, either, beside, bool(opened)):
            limit = if_exchanged if choice.exchanged else most
            if choice.least >= limit:
                continue
            kept = choice.kept
            taken = above.copy()
            for d, r in kept:
                taken[d] += r.bits
            around = 0
            for d in range(depth + 1):
                if around + peaks[d] > c.capacity:
                    break
                around += taken[d]
            else:
                room = c.capacity - around
                if room < 0:
                    continue
                residents = [list(each) for each in state.residents] + [[] for _ in opened]
                for d, r in kept:
                    residents[d].append(r)
                spilled = last >= 0 and not any(r.tensor == einsum.name and r.last == last for _, r in kept)
                for stair in kind.stairs(ats[-1], choice.feed, room, depth > 0 or self.tight):
                    cost = choice.paid + stair.cost
                    if cost >= limit:
                        break
                    step = Step(i, len(state.stack), stack, kept, spilled, ats[-1], stair, cost)
                    now = peaks.copy()
                    now[depth] = max(now[depth], taken[depth] + stair.room)
                    yield from self._closed(state, step, residents, now, state.cost + cost, len(opened))
                    if depth == 0:
                        break  # nothing that comes later is beside it

    def _alike(self, i: int, resident: Resident, at: tuple[int, ...]) -> bool:
        """Whether an Einsum, if it reads a tensor that is kept, reads the tile that is."""
        if resident.tensor not in self.cascade.tensors[i]:
            return True
        kind = self.cascade.kinds[i]
        bits = kind.tile_bits(kind.tensors[self.cascade.tensors[i][resident.tensor]], at)
        return bits <= resident.bits if resident.exchanged else bits == resident.bits

    def _choices(
        self, i: int, here: frozenset[str], held: int, ats: tuple[tuple[int, ...], ...], walks: tuple[str, ...],
        limit: float, room: float, must_share: bool,
    ) -> list[_Choice]:  # fmt: skip
        """The ways to keep the tensors of an Einsum that are not `here` already, cost less than a limit and have room;
        if a new loop must be shared, those in which a later Einsum shares the innermost."""
        einsum, kind, depth, at = self.cascade.einsums[i], self.cascade.kinds[i], len(walks), ats[-1]
        ways = [self._options(i, t, ats, walks) for t in self.cascade.tensors[i] if t not in here]
        rest = [0] * (len(ways) + 1)  # what the tensors from one on may add to the feed
        may_share = [False] * (len(ways) + 1)
        for n in range(len(ways) - 1, -1, -1):
            rest[n] = rest[n + 1] | ways[n][-1].bit
            may_share[n] = may_share[n + 1] or any(d == depth and r and r.last > i for d, r, _, _ in ways[n])
        found = list[_Choice]()

        def extend(
            n: int,
            paid: float,
            feed: int,
            kept: tuple[tuple[int, Resident], ...],
            exchanged: bool,
            shares: bool,
            room: float,
        ) -> None:
            if must_share and not shares and not may_share[n]:
                return
            if n == len(ways):
                found.append(_Choice(paid + kind.least(at, feed), paid, feed, kept, exchanged))
                return
            for d, resident, price, bit in ways[n]:
                if paid + price + kind.least(at, feed | bit | rest[n + 1]) >= limit:
                    continue
                if resident is None:
                    extend(n + 1, paid, feed, kept, exchanged, shares, room)
                elif resident.bits <= room:
                    extend(
                        n + 1, paid + price, feed | bit, (*kept, (d, resident)),
                        exchanged or (resident.exchanged and resident.tensor == einsum.name),
                        shares or (d == depth and resident.last > i), room - resident.bits,
                    )  # fmt: skip

        extend(0, 0.0, held, (), False, False, room)
        return found

    def _options(self, i: int, t: str, ats: tuple[tuple[int, ...], ...], walks: tuple[str, ...]) -> list[_Option]:
        """Where a tensor of an Einsum may be kept below loops over `walks` that leave it `ats`: nowhere, or at a depth
        until some reader is done, with what it takes to move it there."""
        key = i, t, ats, walks
        if key in self._ways:
            return self._ways[key]
        c = self.cascade
        einsum, kind = c.einsums[i], c.kinds[i]
        n, depth = c.tensors[i][t], len(walks)
        name, bit = kind.tensors[n], 1 << n
        options = [_Option(-1, None, 0.0, 0)]
        self._ways[key] = options
        if not kind.rules.may_keep(c.exchange, name):
            return options
        has = c.relevant[i][t]
        left = {r: kind.extents[r][at] for r, at in zip(kind.ranks, ats[-1], strict=True)}
        parts = [d for d, r in enumerate(walks) if r in has and _reaches_back(left[c.ranks[i][r]])]
        output = t == einsum.name
        later = [j for j in c.readers[t] if j > i]
        for d in range(depth + 1):
            bits = kind.tile_bits(name, ats[d])
            crossed = kind.visits(ats[d]) * kind.tile(name, ats[d])
            crossing = kind.moved(name) * crossed - kind.spared(name)
            if d < depth and walks[d] not in has:
                options.append(_Option(d, Resident(t, bits, i, False), crossing, bit))
            above = [p for p in parts if p < d]
            # What windows reach back to stays only if no other loop comes between.
            if output and later and all(w in has for w in walks[:d]) and above in ([], [d - 1]):
                options.append(_Option(d, Resident(t, bits, later[-1], True), 0.0, bit))
                for j in later[:-1]:  # kept near, and taken home for those after
                    options.append(_Option(d, Resident(t, bits, j, True), crossing, bit))
            if not output and later and not above:
                shared = kind.moved(name, True) * crossed
                for j in later:
                    options.append(_Option(d, Resident(t, bits, j, False), shared, bit))
        return options

    def _all_extents(self, i: int, stack: tuple[Shared, ...]) -> list[dict[str, Extent]]:
        """What is left of each rank at every depth."""
        return [self._extents(i, stack[:d]) for d in range(len(stack) + 1)]

    def _closed(
        self, state: State, step: Step, residents: list[list[Resident]], peaks: list[float], cost: float, opened: int
    ) -> Iterator[State]:
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
                    peaked = tuple(0.0 if d == 0 else p for d, p in enumerate(peaks[: depth + 1]))
                    yield State(
                        i + 1,
                        stack[:depth],
                        tuple(tuple(sorted(each)) for each in kept[: depth + 1]),
                        peaked,
                        cost,
                        max(state.peak, peaks[0]),
                        step,
                        state,
                    )
            if depth <= lowest or goes_on or self.name(stack[depth - 1]) is None:
                return
            peaks[depth - 1] = max(peaks[depth - 1], sum(r.bits for r in kept[depth - 1]) + peaks[depth])
            above = sum(sum(r.bits for r in each) for each in kept[: depth - 1])
            if above + peaks[depth - 1] > self.cascade.capacity:
                return
            depth -= 1
            kept[depth] = [r for r in kept[depth] if r.last > i]

    def name(self, loop: Shared) -> Loop | None:
        """A finished loop, over the rank of the results that leave it; None if they do not agree."""
        c = self.cascade
        inside = [one.einsum for one in loop.walked]
        found = set[tuple[str, Extent]]()
        for i, rank, left in loop.walked:
            made = c.einsums[i].name
            if not any(j in inside and made not in c.einsums[j].running for j in c.readers[made]):
                found.add((rank, left))
        rank, left = found.pop()
        return None if found or _reaches_back(left) else Loop(rank, largest(left))


def _reaches_back(extent: Extent) -> bool:
    return isinstance(extent, Part) and extent.reaches_back
