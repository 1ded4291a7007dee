"""Trees of a cascade where time counts: looked for at prices that weigh cycles against energy, with lines below all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import ceil, inf

from piste.results.report import Report
from piste.search.fused.apart import Unfused
from piste.search.fused.best import Best, Round
from piste.search.fused.deadline import late, part, priced_by
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.prices import COMPUTE, CascadePrices
from piste.search.fused.join import Join
from piste.search.fused.lines import Asked, Lines, busy_weights, near
from piste.search.fused.one_order import EFFORT
from piste.search.fused.orders import EveryOrder
from piste.search.fused.pipeline import pipelined
from piste.search.fused.question import SLACK
from piste.search.objective import Objective
from piste.search.strategy import Watch

ROUNDS = 6  # searches at other prices,
ROUND = 2.5  # and of the time that is left, for each, so many a part


class Timed(EveryOrder):
    """Searches at other prices."""

    def _timed(
        self, first: Best, found: list[Best], reports: list[Report], until: float, watch: Watch
    ) -> tuple[Lines, bool]:
        """More trees, found at prices that weigh cycles against energy, and a lower bound; the `first` is that
        of least energy.

        A phase lasts as long as what is busiest in it, so no tree takes fewer cycles than the sum over all that can be
        busy, with weights whose sum is 1: those with which the trees found so far cost most (`_weights`). The least of
        that sum, and of it and energy, are lines that no tree is below. Every round looks where these lines leave room
        for the least of all, or where the front of those found is furthest from them.

        Where it takes too long to look at all trees that make something again, and none that was found is best, the
        lines are those of the others: the second that is returned says whether they are of all.
        """
        repeats, asked = self.repeats, list[Asked]()
        once, all_ = (Lines(lower, self._floor(1.0, "cycles")) for lower in (first.lower, first.wide))
        if not late(until - self._begun, watch):
            with priced_by(until, watch), suppress(Late):
                all_.cycles = max(all_.cycles, self._computing())
            once.cycles = max(once.cycles, all_.cycles)
        finished = first.repeats
        for _ in range(ROUNDS):
            self.repeats &= finished or self._best_again(found, reports)
            fitting = [r for r in reports if r.fits]
            over = late(until - self._begun, watch)
            weights = [] if over else self._weighed(all_ if self.repeats else once, fitting, asked)
            new = ((weight, busy_weights(fitting, self.architecture, weight)) for weight in weights)
            chosen = next((one for one in new if not any(near(one, other) for other in asked)), None)
            if chosen is None:
                break
            asked.append(chosen)
            weight, shares = chosen
            prices = self._priced(weight, shares)
            try:
                with priced_by(until, watch):
                    one = self._joined(self.constraints, prices, part(until, ROUND), watch, False, before=found)
            except Late:
                finished = False
                break
            more = [one, *one.near]
            with priced_by(until, watch), suppress(Late):
                more += self._together(one, prices, part(until, ROUND), watch)
            finished &= one.repeats
            self._rounds.append(Round(weight, prices, one.lower, one.wide if self.repeats else 0.0))
            for lines, lower in ((once, one.lower), (all_, one.wide if self.repeats else 0.0)):
                if weight and lower > 0:
                    lines.lines.append((weight, lower))
                elif not weight:
                    lines.cycles = max(lines.cycles, ceil(max(lower, 0.0) * (1 - SLACK)))
            for each in more:
                if each.mapping is not None and all(each.mapping != other.mapping for other in found):
                    found.append(each)
                    reports.append(self._counted(each.mapping))
        self.repeats = repeats
        whole = repeats and (finished or self._best_again(found, reports))
        return all_ if whole else once, whole

    def _best_again(self, found: list[Best], reports: list[Report]) -> bool:
        """Whether of all trees one that makes something again is best, or on the front."""
        fitting = [r for r in reports if r.fits]
        wide = [one.mapping for one in found if one.again]
        if len(self.objectives) > 1:
            return any(mapping in wide for _, mapping in self._front(fitting))
        least = min(map(self.objectives[0], (r for r in fitting if r.mapping not in wide)), default=inf)
        return any(self.objectives[0](r) < least * (1 - SLACK) for r in fitting)

    def _weighed(self, lines: Lines, fitting: list[Report], asked: list[Asked]) -> list[float]:
        """What a pJ may weigh in the next round, in cycles; nothing if nothing is left to look for."""
        if len(self.objectives) > 1:
            points = sorted({(r.energy_pj, float(r.cycles)) for r in fitting})
            return lines.widest(p for n, p in enumerate(points) if all(p[1] < q[1] for q in points[:n]))
        if self.objectives[0].name == "cycles":
            return [] if min(r.cycles for r in fitting) <= lines.cycles * (1 + SLACK) else [0.0]
        if min(r.energy_pj * r.cycles for r in fitting) <= lines.product * (1 + SLACK):
            return []
        e, c = lines.corner
        same = any(weight and abs(weight - c / e) <= SLACK * weight for weight, _ in asked[-1:])
        return [0.0] if same else [c / e]  # if that cut nothing off, cycles may

    def _together(self, like: Best, prices: CascadePrices, until: float, watch: Watch) -> Iterator[Best]:
        """The best trees at some prices, below one shared loop or two, in which no Einsum has a phase of its own: what
        is busy then is so at once, so that of two that cost nearly the same one may take far fewer cycles."""
        cascade = self._cascade(self.constraints, prices, None, like.kinds, halos=self.slides and self.repeats)
        for loops in sorted({1, min(2, self.loops, cascade.most_loops)} if self.loops else ()):
            best = replace(like, mapping=None, value=inf, steps=[], trace=[])
            join = Join(cascade, loops, together=True)
            last = join.run(inf, until, self.tolerance, watch, EFFORT // 20)
            self._better(best, join, last, watch)
            if best.mapping is not None:
                yield best

    def _piped(self, found: list[Best], reports: list[Report], until: float, watch: Watch) -> None:
        """More trees, with segments as pipelines, and the fewest cycles of any such: all that is computed on all
        instances of a unit all the time, or what keeps the ports outside the fanouts busy. A stage may use a part of
        the instances only, but others use the rest meanwhile, so what one Einsum can use alone says nothing here."""
        target = self.objectives[0]

        fitting = [r for r in reports if r.fits]
        first = min(fitting, key=target)
        for share in (1.0, 0.01):  # what nobody waits for decides by its energy
            weight = share * first.cycles / first.energy_pj
            prices = self._priced(weight, busy_weights(fitting, self.architecture, weight))
            for one in self._together(replace(found[0], kinds={}), prices, part(until, 3), watch):
                assert one.mapping is not None
                found.append(one)
                reports.append(self._counted(one.mapping))
        for report in sorted((r for r in reports if r.fits), key=target):
            base = next((one for one in found if one.mapping == report.mapping), None)
            if base is not None and (piped := pipelined(report, target, partial(late, until, watch))) is not None:
                reports.append(piped)
                found.append(replace(base, mapping=piped.mapping))
        self._pipes_at_least = self._computed_at_once()
        ports = busy_weights(fitting, self.architecture, 0.0)
        ports.pop(COMPUTE)
        if ports and not late(until, watch):
            prices = self._priced(0.0, {port: weight / sum(ports.values()) for port, weight in ports.items()})
            with priced_by(until, watch), suppress(Late):
                least = self._joined(self.constraints, prices, until, watch, False).lower
                self._pipes_at_least = max(self._pipes_at_least, ceil(least * (1 - SLACK)))

    def _least_timed(self, target: Objective, lines: Lines | None, single: Unfused, energy: float) -> float:
        """What no tree takes less than, in cycles or energy times cycles."""
        alone = alone_at_least(target, single)
        if self.refused is not None:
            return max(self._floor(self._computed()), alone)
        if lines is None:
            return alone if single.mapping is not None else self._floor(energy)
        least = lines.cycles if target.name == "cycles" else lines.product
        if self.pipeline:
            cycles = min(lines.cycles, self._pipes_at_least)
            least = cycles if target.name == "cycles" else min(lines.product, lines.energy * cycles)
        return least if single.mapping is None else min(least, alone)


def alone_at_least(target: Objective, single: Unfused) -> float:
    """What every Einsum alone costs at least, all together: products of sums are no less than the sum of the roots of
    products, squared."""
    return sum(x**0.5 for x in single.lowers) ** 2 if target.name == "edp" else single.lower
