"""Candidates that exchange tensors further in, where time counts: trees beside those of the exchange memory alone."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from math import ceil

from piste.results.report import Report
from piste.search.fused.best import Best
from piste.search.fused.deadline import late, part, priced_by
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.prices import CascadePrices
from piste.search.fused.join import Joined
from piste.search.fused.levels import Deep, Deeper
from piste.search.fused.lines import Lines, busy_weights
from piste.search.fused.one_order import EFFORT
from piste.search.fused.question import SLACK
from piste.search.fused.timed import Timed
from piste.search.strategy import Watch


class FurtherIn(Timed):
    """Such candidates, and bounds on their space if one of them is best."""

    def _timed_near(self, best: Best, found: list[Best], reports: list[Report], until: float, watch: Watch) -> None:
        """The trees that are found if tensors are exchanged in one memory only."""
        levels, self.levels = self.levels, []
        near = [one for one in best.near if one.mapping]
        counted = [self._counted(one.mapping) for one in near if one.mapping]
        if any(r.fits for r in counted):
            self._timed(min(near, key=lambda one: one.lower), near, counted, until, watch)
        found += near
        reports += counted
        self.levels = levels

    def _also_further_in(
        self, best: Best, found: list[Best], reports: list[Report], lines: Lines, until: float, watch: Watch
    ) -> Lines:
        """More trees, which exchange tensors in any memory: that of the least energy, and what has its loops at the
        prices of each round. If one of them is the best of all, or on the front, the space has every memory, and the
        lines that are returned are about it."""
        before = [r for r in reports if r.fits]
        cascade, levels, repeats = best.cascade, self._every_level(), self.repeats
        if cascade is None or not before or late(until, watch):
            return lines
        self.levels, self.briefly, self.repeats = levels, True, False
        deep, energy = list[Best](), 0.0
        with priced_by(until, watch), suppress(Late):
            order = tuple(e.name for e in cascade.einsums)
            one = replace(best, near=[], deep={}, trace=[], steps=[], finished=True, again=False, further=0)
            near = self._cascade(self.constraints, self.prices, order, best.kinds)
            energy = self._deep(near, one, part(until, 2.5), watch, EFFORT, 1)
            if one.steps:
                deep.append(one)
            self._replayed(deep, order, reports, until, watch)
        found += deep
        fitting = [r for r in reports if r.fits]
        if len(self.objectives) > 1:
            chosen = any(mapping == one.mapping for _, mapping in self._front(fitting) for one in deep)
        else:
            chosen = min(map(self.objectives[0], fitting)) < min(map(self.objectives[0], before)) * (1 - SLACK)
        self.repeats = repeats
        if not chosen:
            self.levels, self.briefly = [], False
            return lines
        about = Lines(min(lines.energy, energy), self._floor(1.0, "cycles"))
        with priced_by(until, watch), suppress(Late):
            about.cycles = max(about.cycles, self._computing())
        for each in self._rounds:
            lower = each.wide if repeats else each.once
            with priced_by(until, watch), suppress(Late):
                every = self._deeper(each.prices, order)
                lower = min(lower, Deep(every, min(self.loops, every.most_loops)).least(until, watch))
                if each.weight and lower > 0:
                    about.lines.append((each.weight, lower))
                elif not each.weight:
                    about.cycles = max(about.cycles, ceil(max(lower, 0.0) * (1 - SLACK)))
        return about

    def _deeper(self, prices: CascadePrices, order: tuple[str, ...]) -> Deeper:
        return Deeper(self._cascade(self.constraints, prices, order, {}), self.levels, {})

    def _replayed(
        self, deep: list[Best], order: tuple[str, ...], reports: list[Report], until: float, watch: Watch
    ) -> None:
        """Trees that exchange tensors further in, counted, and what has the loops of each at other prices: those of the
        rounds so far, and where it is itself busy."""
        for one in deep:
            assert one.mapping is not None
            reports.append(self._counted(one.mapping))
        for number, one in enumerate(deep[:]):
            known, report = {one.mapping}, reports[len(reports) - len(deep) + number]
            asked = [each.prices for each in self._rounds]
            for share in (1.0, 0.1, 0.01):
                weight = share * report.cycles / report.energy_pj
                asked.append(self._priced(weight, busy_weights([report], self.architecture, weight)))
            for prices in asked[::-1]:
                if late(until, watch):
                    return
                join = Deep(self._deeper(prices, order), self.loops)
                state, again = join.again_at(one.steps, until, watch), replace(one)
                if state is not None:
                    self._better(again, join, Joined(state.cost, state), watch)
                if again.mapping is not None and again.mapping not in known:
                    known.add(again.mapping)
                    deep.append(again)
                    reports.append(self._counted(again.mapping))
