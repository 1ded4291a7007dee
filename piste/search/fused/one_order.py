"""Looks for better trees of a cascade in one order of its Einsums, with more and more shared loops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf

from piste.search.fused.best import Best
from piste.search.fused.cascade import Cascade
from piste.search.fused.deadline import late, part, priced_by
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.join import Join, Joined, Step, Tail
from piste.search.fused.levels import Deep, Deeper
from piste.search.fused.question import SLACK, Question
from piste.search.fused.tree import NotNested, tree
from piste.search.strategy import Watch

EFFORT = 12_000  # placements of Einsums that are tried for a proof without a clock,
MANY = EFFORT // 4  # with one loop less, above which nothing is made again,
FURTHER = 4  # and one of so many parts of it for trees that exchange tensors further in,
BRIEF = 12  # or so many if nobody asked for them,
ASKED, UNASKED = 1.4, 1.15  # with a clock, one of so many parts of it is for trees that do not, if they take long,
LOOKS = 32  # where so many bounds on placements count as one that is tried,
LITTLE = 0.01  # and, if such a share is all that they can save, so many parts of that again,
LESS = 16
SMALL = 4  # or nothing, if there are more Einsums than these,
FEW = 32  # with one, before tails are looked at,
SHARE_OF = 3  # and a third of what is left for the Einsums from one on


class OneOrder(Question):
    """Trees in one order."""

    def _first(self, cascade: Cascade, best: Best) -> None:
        """The first answer: every Einsum at its best with all tensors at home."""
        best.value = best.unfused = cascade.unfused()
        if best.unfused == inf:
            return
        best.steps = [_alone_step(cascade, i) for i in range(len(cascade.einsums))]
        best.mapping, best.cascade = tree(cascade, Join(cascade, 0), best.steps), cascade
        best.first = best.mapping

    def _ordered(
        self,
        cascade: Cascade,
        halos: Callable[[], Cascade] | None,
        best: Best,
        until: float,
        watch: Watch,
        effort: int,
        orders: int,
    ) -> tuple[float, float]:
        """Looks for better trees in one order of the Einsums, of so many that are left; returns a lower bound on them,
        and one on those in which something is made again: the last, also what windows reach back to if they do
        (`halos`)."""
        further = bool(self.levels) and not cascade.uneven
        end, until = until, part(until, UNASKED if self.briefly else ASKED) if further else until
        floor, most = cascade.floor(), 0 if self.within else min(self.loops, cascade.most_loops)
        join = Join(cascade, 0)
        many, tails, last, before = len(cascade.einsums) > 2, dict[int, Tail](), Joined(), best.tried
        known, wide = floor, 0.0
        if many and until < inf:  # what is known even if there is no time for all loops
            known = max(floor, Join(cascade, most).least(part(until, 3), watch))
        stages = sorted({min(1, most), min(2, most), most}) if many else list(range(most + 1))
        stages = [0, *stages] if many and (self.whole or self.hops) else stages
        later = halos is not None and best.repeats and many and until == inf and len(stages) > 1
        for number, loops in enumerate(stages[:-1] if later else stages):
            if late(until, watch):
                last = Joined(lower=known)
                best.repeats = False
                break
            join = Join(cascade, loops)
            before, soon = best.tried, part(until, min(len(stages) - number, 2))
            last, tails = self._stage(join, best, tails, soon, watch, effort)
        if best.repeats and (halos or self._again(cascade, floor, best.value)):
            # Where that takes too long, the answer is about trees in which nothing is made twice.
            soon = halos is not None or best.tried - before < MANY
            best.repeats = last.finished and soon and not late(until, watch)
            value, found = best.value, Joined()
            every = halos() if halos and best.repeats else cascade
            best.repeats &= every.halos or halos is None
            if best.repeats and every is not cascade:
                try:
                    with priced_by(until, watch):
                        floor = every.floor()
                except Late:
                    best.repeats = False
            if best.repeats:
                more = Join(every, self.loops, again=self._again(every, floor, best.value))
                found, _ = self._stage(more, best, tails if every is cascade else {}, until, watch, effort)
                best.repeats = found.finished or best.value < value * (1 - SLACK)
                wide = min(best.value, found.lower if found.finished else max(found.lower, floor))
            if best.repeats:
                last, known = found, floor
            if later and not found.finished:
                value, plain = best.value, self._stage(Join(cascade, most), best, tails, until, watch, effort)[0]
                if not best.repeats or best.value < value * (1 - SLACK):
                    best.repeats, last, known = False, plain, cascade.floor()
        best.finished &= last.finished
        lower = last.lower if last.finished else max(last.lower, known)
        if not self.repeats or not (halos or self._again(cascade, floor, best.value)):
            wide = lower
        if further:
            best.near.append(replace(best, near=[], lower=min(lower, best.value), wide=min(wide, best.value)))
            lower = min(lower, self._deep(cascade, best, end, watch, effort, orders))
        return min(lower, best.value), min(wide, lower, best.value)

    def _deep(self, near: Cascade, best: Best, until: float, watch: Watch, effort: int, orders: int) -> float:
        """Looks for better trees that exchange tensors further in, too, in one of so many orders that share the effort;
        returns a lower bound on them."""
        cascade = Deeper(near, self.levels, best.deep)
        most, last = min(self.loops, cascade.most_loops), Joined(finished=True)
        stages = sorted({min(1, most), most} if self.briefly else {min(1, most), min(2, most), most})
        floor, share = sum(k.operations for k in cascade.kinds), effort // BRIEF
        if until < inf or self.briefly:  # what is known even if there is no time for all loops
            floor = max(floor, Deep(cascade, most).least(part(until, 2), watch))
            if floor >= best.value * (1 - SLACK):
                return min(floor, best.value)
            if self.briefly and floor >= best.value * (1 - LITTLE):
                if len(cascade.einsums) > SMALL:
                    best.finished = False
                    return floor
                stages, share = stages[-1:], share // LESS
        most_tried = best.further + (share - best.further) // orders
        for number, loops in enumerate(stages):
            soon, before = part(until, min(len(stages) - number, 2)), best.tried
            tries = effort // (FURTHER if last.finished else 20)
            if self.briefly:
                tries = max((most_tried - best.further) // (len(stages) - number), FEW // orders)
            join = Deep(cascade, loops, looks=LOOKS if self.briefly else inf)
            last, _ = self._stage(join, best, {}, soon, watch, tries)
            best.further += best.tried - before
        best.finished &= last.finished
        return max(last.lower, floor)

    def _stage(
        self, join: Join, best: Best, tails: dict[int, Tail], until: float, watch: Watch, effort: int
    ) -> tuple[Joined, dict[int, Tail]]:
        """Looks for better trees with so many shared loops, given the tails of fewer; what was found, and the tails."""
        left, again = effort, join
        if len(join.cascade.einsums) > 2 and not join.by_segments:
            few = effort // 20 if until == inf else FEW
            last = join.run(best.value, part(until, 1.25), self.tolerance, watch, few)
            best.tried += join.tried
            self._better(best, join, last, watch)
            if last.finished:
                return last, tails
            again = join.anew()
            left -= self._backward(again, tails, until, watch, effort)
            tails = again.rest.tails
            self._tailed(again, best, watch)
        last = again.run(best.value, until, self.tolerance, watch, inf if self._by_clock(until, effort) else left)
        best.tried += again.tried
        self._better(best, again, last, watch)
        return last, tails

    def _tailed(self, join: Join, best: Best, watch: Watch) -> None:
        """Takes the first Einsum alone before the best tail behind it: there may be no time to look for better."""
        cascade, tail = join.cascade, join.rest.tails[1]
        value = cascade.unfused_by_einsum()[0] + tail.value
        if value < best.value * (1 - SLACK):
            self._take(best, join, value, [_alone_step(cascade, 0), *tail.steps], watch)

    def _by_clock(self, until: float, effort: int) -> bool:
        """Whether a thorough search ends by the clock alone."""
        return until < inf and effort >= EFFORT

    def _again(self, cascade: Cascade, floor: float, value: float) -> list[frozenset[int]] | None:
        """By Einsum, the steps of loops that it lacks in which it may pay to make it again; None if it never does."""
        if self.loops < 2:
            return None
        found = []
        for i, kind in enumerate(cascade.kinds):
            spare = (value * (1 - SLACK) - floor) / kind.at_least if kind.at_least else inf
            found.append(frozenset(steps for steps in cascade.again(i) if steps - 1 < spare))
        return found if any(found) else None

    def _backward(
        self, join: Join, fewer: dict[int, Tail], until: float, watch: Watch, effort: int, each: int | None = None
    ) -> int:
        """From the last Einsum on: what all from one on cost with nothing in the exchange memory when they begin. What
        comes before then need not look behind a place where nothing is. `fewer` is what fewer loops have found.
        Returns how many placements of Einsums were tried: all share an effort, or `each` has so much."""
        cascade, tails = join.cascade, join.rest.tails
        alone = cascade.unfused_by_einsum()
        for first in range(len(alone) - 1, 0, -1):
            before = tails[first + 1]
            value, steps = alone[first] + before.value, before.steps
            if value < inf:
                steps = (_alone_step(cascade, first), *before.steps)
            if first in fewer and fewer[first].value < value:
                value, steps = fewer[first].value, fewer[first].steps
            soon = part(until, first + 1)
            most = inf if self._by_clock(until, effort) else (effort - join.tried) // SHARE_OF
            most = most if each is None else each
            found = join.run(value, soon, self.tolerance, watch, most, first=first)
            if found.state is not None:
                value, steps = found.value, tuple(join.steps(found.state))
            tails[first] = Tail(found.lower, value, steps)
        return join.tried

    def _as_before(self, one: Best, cascade: Cascade, best: Best, until: float, watch: Watch) -> None:
        """Takes a tree that was found at other prices, with every Einsum below its loops as is best at these."""
        if not one.steps or one.cascade is None or one.cascade.einsums != cascade.einsums:
            return
        if any(s.kind for s in one.steps):
            return
        if one.cascade.halos and not cascade.halos:
            return
        join = Join(cascade, self.loops)
        state = join.again_at(one.steps, until, watch)
        if state is not None and state.cost < best.value * (1 - SLACK):
            self._better(best, join, Joined(state.cost, state), watch)

    def _better(self, best: Best, join: Join, last: Joined, watch: Watch) -> None:
        """Takes what a join found, if it did."""
        best.states += last.states
        if last.state is not None:
            self._take(best, join, last.value, join.steps(last.state), watch)

    def _take(self, best: Best, join: Join, value: float, steps: list[Step], watch: Watch) -> None:
        """Takes a tree that is better."""
        try:
            best.mapping = tree(join.cascade, join, steps)
        except NotNested:
            best.finished = False
            return
        best.value, best.steps, best.cascade = value, steps, join.cascade
        if self.whole or self.hops:
            self._taken.append(replace(best, near=[]))
        best.again = any(join.cascade.is_again(one) for step in steps for loop in step.stack for one in loop.walked)
        best.trace.append((best.states, watch.seconds, best.value))


def _alone_step(cascade: Cascade, i: int) -> Step:
    """An Einsum at its best with all tensors at home."""
    stair = cascade.best_alone(i)
    assert stair is not None
    spilled = bool(cascade.readers[cascade.einsums[i].name])
    return Step(i, 0, (), (), spilled, cascade.kinds[i].whole, stair, stair.cost)
