"""The default strategy: a good mapping at once, then better ones, then the proof, under one clock.

A proof that takes no longer than a first look comes first.

What is found first bounds what the proof must look at. A wider mapspace also starts from the best of a narrower one.
Under a clock the proof runs in a process of its own, which rests while better mappings are looked for, knows of them
when it goes on, and is ended when the time is over, whatever it is doing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from math import inf
from mmap import mmap
from time import perf_counter
from typing import TYPE_CHECKING, Any

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.search.anytime.climb import First
from piste.search.apart import AVAILABLE, Apart
from piste.search.objective import Objective
from piste.search.proof.optimal import large_tables, prove
from piste.search.root import Root
from piste.search.strategy import EVERY, Budget, Outcome, Watch

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace
    from piste.spec.mapping import Mapping
    from piste.spec.workload import Workload

AT_FIRST = 200  # mappings that are looked at before the proof ...
MORE = 30_000  # ... and where that will take long; the same for every machine, so that the answer is
LAST = 300_000  # ... and after a proof that leaves a bracket
TIES = 20_000  # mappings that are looked at for one as good that takes less energy
BY_CLOCK = 2000  # ... and where time is limited
QUICK = 0.15  # seconds below which a proof is not worth a process of its own
TURNS = (QUICK, 0.4), (1.5, 2.0)  # seconds of proving and then of looking in turn, if time is limited
SHORT = 0.5  # of that for looking where shapes have every tree: if there is something better, the proof finds it
SHARE = 0.25  # of the time that is left, the most that goes into one of them
EQUAL = 1e-9  # relative: what is so near is as good
EARLY = 0.05  # seconds before its time is over that a proof is asked to end
# The share of the time that is left for the proof of a wider mapspace: where a window slides; if its bound is better;
# elsewhere, where a mapspace's own proof takes less.
WIDER, AHEAD, BEHIND = 0.75, 0.85, 0.05
LOOKING = 0.12  # the share of it for looking, before each half of that
NARROWER = 0.12, 3.0  # the share, and the most seconds, for the proofs of narrower mapspaces

# Problems, the mapspaces in which searches of this process have looked, and what they have found.
FOUND: deque[tuple[tuple[object, ...], str, Outcome]] = deque(maxlen=256)
# By mapspace: those that have all of its mappings. A lower bound there is one here.
AROUND = {factors: (factors, "ruby", "ragged") for factors in ("perfect", "ruby-s", "ruby-t", "ruby")}


def remember(space: Mapspace, objective: str, found: Outcome) -> None:
    """Let later searches of a problem under a clock begin from what was found: in this mapspace or a wider one from
    the mapping, in this or a narrower one from the lower bound."""
    FOUND.append((_key(space, objective), space.factors, found))


def _recalled(space: Mapspace, objective: str) -> list[tuple[str, Outcome]]:
    """What was found last, and in which mapspace."""
    problem = _key(space, objective)
    return [(factors, found) for known, factors, found in FOUND if known == problem][-8:]


def _key(space: Mapspace, objective: str) -> tuple[object, ...]:
    return space.workload, space.architecture, space.constraints, objective


def optimal(space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch) -> Outcome:
    """The best mapping of a space, proven if the budget lasts; else the best found and a lower bound."""
    return Optimal(space, objectives, budget, seed, watch).run()


class Optimal:
    """One search: `best` is what is known so far."""

    def __init__(self, space: Mapspace, objectives: tuple[Objective, ...], budget: Budget, seed: int, watch: Watch):
        self.space, self.objectives, self.budget, self.watch = space.plainest, objectives, budget, watch
        self._seed, self.best = seed, Outcome()
        self.trace: list[tuple[int, float, float]] = []
        self._tried = 0  # mappings that proofs have evaluated
        self._own = self._wider = -inf  # what the last proof said, of this mapspace and of a wider one
        self._outer: Outcome | None = None  # what it found
        self._proofs: dict[str, Proof] = {}  # by mapspace: those that have begun
        self._finds = True  # whether the last look has found something better

    @cached_property
    def first(self) -> First:
        """What climbs; a quick proof never asks."""
        return First(self.space, self.objectives[0], self._seed)

    @cached_property
    def root(self) -> float:
        """The lower bound that is known before anything is looked at; a quick proof never asks."""
        return Root(self.space, self.objectives[0])() if self.objectives[0].known else -inf

    @property
    def lower(self) -> float:
        """The lower bound, where somebody is told of it meanwhile."""
        return self.root if self.watch.heard or self.budget.seconds is not None else -inf

    @property
    def evaluated(self) -> int:
        climbed = self.first.evaluated if "first" in self.__dict__ else 0
        return climbed + self._tried + sum(proof.evaluated for proof in self._proofs.values())

    @property
    def left(self) -> float:
        """Seconds."""
        return self.budget.left(self.watch)

    def over(self) -> bool:
        return self.watch.over(self.budget, self.evaluated, self.best.value, self.lower)

    def run(self) -> Outcome:
        try:
            return self._answer()
        finally:
            for proof in self._proofs.values():
                proof.end()

    def _answer(self) -> Outcome:
        if len(self.objectives) > 1 or not self.objectives[0].known:
            return self._finish(self._proof(self.space, self.left))
        if self.space.rules.least_extents and self.root == inf:  # no room for the loops that rules ask for
            return Outcome(lower=inf, proven=True)
        limited = self.budget.seconds is not None
        if limited:
            self._recall()
        found = self._finish(Outcome(lower=self.root)) if self._settled else self._run(limited)
        if self._outer is not None:
            remember(replace(self.space, factors="ruby"), self.objectives[0].name, self._outer)
        if found.best is not None:
            found = self._cheapest(found)
            remember(self.space, self.objectives[0].name, found)
        return found

    @property
    def _settled(self) -> bool:
        """Whether the best is known to be no worse than any other: a proof need not have met it."""
        return self.best.best is not None and self.root >= self.best.value

    def _recall(self) -> None:
        """Under a clock, also begin from what earlier searches of the same problem found: mappings of this mapspace,
        and a lower bound in one that has all of them."""
        for factors, found in _recalled(self.space, self.objectives[0].name):
            if factors in AROUND.get(self.space.factors, (self.space.factors,)):
                self.root = max(self.root, found.lower)
            if found.workload in (None, self.space.workload) and found.best is not None and found.best in self.space:
                self._keep(found)
                if self.first.climbs:
                    self.first.enter(found.best, found.workload or self.space.workload)

    def _run(self, limited: bool) -> Outcome:
        sums = self.objectives[0].name in ("energy", "edp")
        endless = not limited and self.budget.mappings is None and self.budget.workers == 1
        if sums and endless and not self._hard and self._exact:
            done = self._proof(self.space, self.left)  # as quick as a first look
            if done.proven:
                return self._finish(done)
        self._look(BY_CLOCK if limited else MORE if self._hard or not self._exact else AT_FIRST, self.left)
        if limited:
            self._descend()
        if self.best.best is None and self.first.simplest():
            self._keep(Outcome(self.first.mapping, self.first.workload, self.first.value))
        if not self.first.climbs:  # nothing is known of the counts, so everything is tried
            return self._finish(self._proof(self.space, self.left))
        if not sums and self._reached():
            return self._finish(Outcome(lower=self.best.value, proven=True))
        for proving, looking in TURNS if limited else ():
            first = min(proving, SHARE * self.left) * (BEHIND if self.space.complete and proving > QUICK else 1.0)
            if self._around(first):
                return self._finish(Outcome(lower=self.root))
            done = self._proof(self.space, min(proving, SHARE * self.left))
            if done.proven or self._settled or self.over():
                return self._finish(done)
            self._look(1 << 60, min(looking * (SHORT if self.space.complete else 1.0), SHARE * self.left))
        narrower = _narrower(self.space.factors) if limited or self._hard else ()
        share, most = (each / max(1, len(narrower)) for each in NARROWER)
        for factors in narrower:
            self._proof(replace(self.space, factors=factors), min(most, share * self.left), goes_on=False)
        share = AHEAD if self._wider > self._own else BEHIND if self.space.complete else WIDER
        for some in (0.5, 1.0) if limited and self._inside_ruby else ():  # what is found meanwhile is less to be proven
            if self._finds:
                self._look(1 << 60, LOOKING * self.left)
            if self._around(some * share * self.left):
                return self._finish(Outcome(lower=self.root))
        done = self._proof(self.space, self.left)
        if limited and self._settled:
            return self._finish(done)
        if limited and not done.proven:  # it is through; there may be better mappings than it knows of
            if self._around(self.left):
                return self._finish(Outcome(lower=self.root))
            self._look(1 << 60, self.left - EARLY)
        elif endless and not done.proven:
            self._look(LAST, self.left)
        return self._finish(done)

    def _around(self, seconds: float) -> bool:
        """Whether nothing is better in a wider mapspace that takes less to prove; a lower bound there is one here."""
        if not self._inside_ruby or self.best.best is None:
            return False
        found = self._proof(replace(self.space, factors="ruby"), seconds)
        less = found.best is not None and found.value < self.best.value
        self._outer = found if less else Outcome(lower=min(found.lower, self.best.value))
        self._wider = -inf if found.proven else found.lower  # once proven, it has no more to say
        self.root = max(self.root, found.lower)
        return self.root >= self.best.value

    @property
    def _inside_ruby(self) -> bool:
        return self.space.factors in ("ruby-s", "ruby-t")

    def _reached(self) -> bool:
        """Whether something is as good as the bound that is known from the start, as cycles and traffic often are."""
        end = self.first.evaluated + MORE
        while not (done := self.best.value <= self.root * (1 + EQUAL)) and self.first.evaluated < end:
            before = self.first.evaluated
            self._look(MORE // 10, SHARE * self.left)
            if self.first.evaluated == before:
                break
        return done

    def _cheapest(self, found: Outcome) -> Outcome:
        """Of mappings that are equally good, often many, one that takes little energy."""
        if self.objectives[0].name in ("energy", "edp") or found.best is None or not self.first.climbs:
            return found
        workload = found.workload or self.space.workload
        return replace(found, best=self.first.cheapest(found.best, workload, found.value, TIES))

    @property
    def _hard(self) -> bool:
        """Whether a proof will take long: where a window slides, or many ranks meet."""
        w = self.space.workload
        sums = [i.terms for a in w.einsums[0].accesses.values() for i in a.indices if len(i.terms) > 1]
        return len(self.space.layout.ranks) > 4 or any(sum(w.sizes[r] > 1 for r, _ in terms) > 1 for terms in sums)

    @property
    def _exact(self) -> bool:
        """Whether what a proof counts is what a mapping costs: neither hops of further instances nor whole accesses."""
        chip = self.space.architecture
        further = Weights.of(self.space.workload, chip).further_pj
        return not any(further.values()) and all(memory.access_bytes is None for memory in chip.memories.values())

    def _look(self, mappings: int, seconds: float) -> None:
        """Climb for so long."""
        until, end, before = self.watch.seconds + seconds, self.first.evaluated + mappings, self.best.value
        while self.first.climbs and self.first.evaluated < end and self.watch.seconds < until and not self.over():
            self._climb()
        self._finds = self.best.value < before

    def _descend(self) -> None:
        """End the first descent, some hundredths of a second, however late it is: what it has found before may be a
        hundred times too dear."""
        before = -1
        while self.first.climbs and before < self.first.evaluated < BY_CLOCK and not self.watch.interrupted:
            before = self.first.evaluated
            self._climb()

    def _climb(self) -> None:
        if self.first.step(200 if self.first.evaluated < 2000 else 2000):
            self._keep(Outcome(self.first.mapping, self.first.workload, self.first.value))

    def _keep(self, found: Outcome) -> None:
        """Remember a mapping if it is better than what is known."""
        if found.best is not None and found.value < self.best.value:
            self.best = replace(self.best, best=found.best, workload=found.workload, value=found.value)
            self.trace.append((self.evaluated, self.watch.seconds, found.value))

    def _proof(self, space: Mapspace, seconds: float, goes_on: bool = True) -> Outcome:
        """What a proof says after so many seconds at most; if it `goes_on`, it is not begun anew the next time."""
        if seconds <= 0 or self.watch.interrupted:
            return Outcome(lower=self.root)
        start = self.best if self.best.best is not None else None
        if start is not None and start.best is not None and space is not self.space and start.best not in space:
            start = replace(start, best=None, workload=None)  # something there is of use only if it is better
        if start is not None:  # of equal ones the proof's own is returned: its trees have nothing that is not needed
            start = replace(start, value=start.value * (1 + EQUAL))
        mappings = None if self.budget.mappings is None else max(1, self.budget.mappings - self.evaluated)
        # What makes large tables is not stopped in time, and takes memory until it is.
        apart = AVAILABLE and (seconds > QUICK or large_tables(space))
        parts = self.budget.workers if apart and len(self.objectives) == 1 else 1
        same = space is self.space
        if apart and (seconds < inf or parts > 1):
            if (proof := self._proofs.get(space.factors)) is None:
                most = self.left if goes_on else seconds
                within = None if seconds == inf else max(most - EARLY, 0.5 * most)
                allowed = [Budget(mappings, within, share=(i, parts)) for i in range(parts)]
                proof = Proof(lambda i, inner: prove(space, self.objectives, allowed[i], inner, start), parts)
                self._proofs[space.factors] = proof
            proof.board.write(parts, inf if start is None else start.value)
            found = proof.run(self.watch, seconds, partial(self._say, proof.inners, same), partial(self._met, space))
            if not goes_on:
                self._proofs.pop(space.factors).end()
                self._tried += proof.evaluated
        else:
            inner = _Inner(outer=self.watch)
            once = Budget(mappings, None if seconds == inf else max(seconds - EARLY, 0.5 * seconds))
            work = partial(prove, space, self.objectives, once, inner, start)
            done: Outcome | None
            if seconds == inf and not self.watch.heard and (space.factors == "perfect" or not large_tables(space)):
                done = work()  # it is soon done, or hears of Ctrl-C between two tables
            else:
                done = self.watch.within(seconds, work, partial(self._say, [inner], same))
            inner.interrupted = True
            found = _joined([done], [inner])
            self._tried += found.evaluated
        if found.best is not None and (same or found.best in self.space):
            self._keep(found)
            if not (same and found.proven) and self.first.climbs:
                self.first.enter(found.best, found.workload or space.workload)
        if not same:
            return found
        self._own = found.lower
        if self.budget.seconds is not None and len(self.objectives) == 1:
            self.root = max(self.root, found.lower)  # the next proof may be stopped before it knows as much
        lower = max(self.lower, found.lower)
        return found if lower == found.lower else replace(found, lower=lower)

    def _met(self, space: Mapspace, mapping: Mapping, workload: Workload) -> None:
        """A proof has come upon a mapping."""
        if len(self.objectives) == 1 and (space is self.space or mapping in self.space):
            report = evaluate(workload, self.space.architecture, mapping)
            if report.fits:
                self._keep(Outcome(mapping, workload, self.objectives[0](report)))

    def _say(self, inners: list[_Inner], same: bool) -> None:
        """While a proof runs: say how far it is."""
        # What is said of a narrower mapspace does not hold for this one.
        best, least = min([self.best.value, *(i.best for i in inners)]), min(i.lower for i in inners)
        lower = max(self.lower, least) if same else self.lower
        self.watch.excluded = sum(i.excluded for i in inners) / len(inners) if same else 0.0
        counted = [inner for proof in self._proofs.values() for inner in proof.inners]
        others = sum(inner.evaluated for inner in inners if inner not in counted)
        # What a proof says of its own mapspace may be all that there is to know, whatever it still looks at.
        settled = same and self.best.best is not None and least >= self.best.value
        if self.watch.over(self.budget, self.evaluated + others, best, lower) or settled:
            for inner in inners:
                inner.interrupted = True

    def _finish(self, done: Outcome) -> Outcome:
        """All that is known in the end."""
        if done.front or len(self.objectives) > 1 or not self.objectives[0].known:
            return replace(done, lower=max(done.lower, self.root) if not done.proven else done.lower)
        proven = done.proven and (done.value <= self.best.value * (1 + 2 * EQUAL) or done.best is None)
        if proven and done.best is not None:
            value = min(done.value, self.best.value)
            return replace(done, value=value, lower=value, evaluated=self.evaluated, trace=tuple(self.trace))
        lower = min(self.best.value, max(self.root, done.lower))
        return replace(
            self.best,
            lower=lower,
            proven=proven or lower >= self.best.value < inf,
            why=done.why,
            legal=self.first.legal,
            evaluated=self.evaluated,
            considered=max(done.considered, self.evaluated),
            pruned=done.pruned,
            trace=tuple(self.trace),
        )


def _joined(found: list[Outcome | None], inners: list[_Inner]) -> Outcome:
    """What the parts of a proof say together; of one that did not end in time, what it said last holds."""
    done = [
        one or Outcome(lower=inner.lower, evaluated=inner.evaluated) for one, inner in zip(found, inners, strict=True)
    ]
    if len(done) == 1:
        return done[0]
    best, lower = min(done, key=lambda one: one.value), min(one.lower for one in done)
    proven = all(one is not None for one in found) and (
        lower == inf if best.best is None else best.value <= lower * (1 + EQUAL)
    )
    return replace(
        best,
        lower=best.value if proven and best.best is not None else min(lower, best.value),
        proven=proven,
        evaluated=sum(one.evaluated for one in done),
        considered=sum(one.considered for one in done),
    )


def _narrower(factors: str) -> tuple[str, ...]:
    """The mapspaces inside another that are worth a proof of their own first."""
    return {"ruby": ("perfect",), "ruby-s": ("perfect",), "ruby-t": ("perfect",), "ragged": ("perfect", "ruby")}.get(
        factors, ()
    )


class Board:
    """The best values of the parts of a proof and, last, of who waits for them, which all their processes see; and how
    long they have rested.

    >>> board = Board(2)
    >>> board.write(0, 5.0)
    >>> board.least(0), board.least(1)
    (inf, 5.0)
    """

    def __init__(self, parts: int):
        self._values = memoryview(mmap(-1, 8 * (parts + 2))).cast("d")
        for i in range(parts + 1):
            self._values[i] = inf

    @property
    def rested(self) -> float:
        """Seconds."""
        return self._values[-1]

    @rested.setter
    def rested(self, seconds: float) -> None:
        self._values[-1] = seconds

    def write(self, part: int, value: float) -> None:
        self._values[part] = value

    def least(self, part: int) -> float:
        """Of all parts but one."""
        return min((value for i, value in enumerate(self._values[:-1]) if i != part), default=inf)


class Proof:
    """A proof, each part of it in a process of its own, so that nothing that it does can hold up the clock. It goes on
    while somebody waits for it, and rests meanwhile."""

    def __init__(self, work: Callable[[int, _Inner], Outcome], parts: int):
        self.board = Board(parts)
        self.inners = [_Inner(self.board, i) for i in range(parts)]
        self._found: list[Outcome | None] = [None] * parts

        def begin(i: int) -> Apart:
            def tell_and_work(tell: Callable[[Any], None]) -> Outcome:
                self.inners[i].tell = tell
                return work(i, self.inners[i])

            return Apart(tell_and_work)

        self._processes = {i: begin(i) for i in range(parts)}  # those that are not done
        self._since: float | None = None  # when it began to rest

    @property
    def evaluated(self) -> int:
        return sum(inner.evaluated for inner in self.inners)

    def run(
        self, watch: Watch, seconds: float, say: Callable[[], None], met: Callable[[Mapping, Workload], None]
    ) -> Outcome:
        """What is known after so many seconds more; `met` is told of mappings, and `say` called from time to time."""
        if self._since is not None:
            self.board.rested += perf_counter() - self._since
            for process in self._processes.values():
                process.go_on()
        until = watch.seconds + seconds
        while self._processes and (left := until - watch.seconds) > 0 and not self.inners[0].interrupted:
            for i in tuple(self._processes):
                self._listen(i, min(left, 0.05 / len(self.inners)), met)
            say()
        for i in tuple(self._processes):
            while self._listen(i, 0.0, met):
                pass
        for process in self._processes.values():
            process.rest()
        self._since = perf_counter()
        return _joined(self._found, self.inners)

    def _listen(self, i: int, seconds: float, met: Callable[[Mapping, Workload], None]) -> bool:
        """Take in what a part says next; False if it says nothing for so long, or has no more to say."""
        if (heard := self._processes[i].listen(seconds)) is None:
            return False
        (kind, what), inner = heard, self.inners[i]
        if kind == "failed":
            raise what
        if kind == "done":
            self._found[i] = what
            inner.evaluated, inner.best, inner.lower = what.evaluated, what.value, what.lower
            inner.excluded = 1.0
            self._processes.pop(i).end()
            return False
        if len(what) == 2:
            met(*what)
        else:
            inner.evaluated, inner.best, inner.lower, inner.excluded = what
        return True

    def end(self) -> None:
        while self._processes:
            self._processes.popitem()[1].end()


class _Inner(Watch):
    """The clock of one part of a proof: it hears when to stop, and tells how far it is."""

    def __init__(self, board: Board | None = None, part: int = 0, outer: Watch | None = None) -> None:
        super().__init__()
        self._board, self._part, self._outer = board, part, outer
        self.evaluated, self.best, self.lower = 0, inf, -inf
        self.tell: Callable[[Any], None] | None = None
        self._last = 0.0

    @property
    def elsewhere(self) -> float:
        return self._board.least(self._part) if self._board else inf

    @property
    def seconds(self) -> float:
        return super().seconds - (self._board.rested if self._board else 0.0)

    def tell_others(self, value: float) -> None:
        if self._board:
            self._board.write(self._part, value)

    def met(self, mapping: Callable[[], Mapping], workload: Workload) -> None:
        if self.tell:
            self.tell((mapping(), workload))

    def over(self, budget: Budget, evaluated: int, best: float = inf, lower: float = -inf) -> bool:
        self.evaluated, self.best = evaluated, best
        self.lower = max(self.lower, lower)  # a lower bound, once known, stays one
        if self._outer is not None and self._outer.interrupted:
            self.interrupted = True
        if self.tell and self.seconds > self._last + EVERY:
            self._last = self.seconds
            self.tell((evaluated, best, self.lower, self.excluded))
        return super().over(budget, evaluated, best, lower)
