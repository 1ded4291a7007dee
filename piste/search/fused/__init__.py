"""The best mapping of a cascade: which Einsums share which loops, what is exchanged where, with every tile size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf, prod
from time import perf_counter

from piste.errors import MappingError, SpecError, did_you_mean
from piste.mapspace.constraints import Constraints
from piste.results.cascade import FoundCascade, Saving, Spilled
from piste.results.report import Report
from piste.search.fused.answer import limits, saved_by_tensor, too_small
from piste.search.fused.apart import LEAST, NOTHING, PassedOn, Unfused, apart
from piste.search.fused.best import Best
from piste.search.fused.cascade import Cascade, refuse_homeless
from piste.search.fused.deadline import late, part
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.kind import Kind
from piste.search.fused.further_in import FurtherIn
from piste.search.fused.join import Join
from piste.search.fused.lines import Lines
from piste.search.fused.margin import as_written, begins_late
from piste.search.fused.pipeline import described
from piste.search.fused.question import SLACK, TIMED
from piste.search.fused.recount import hoisted
from piste.search.fused.timed import alone_at_least
from piste.search.objective import OCCUPANCY, Objective
from piste.search.strategy import Watch
from piste.spec.architecture import Architecture, Memory
from piste.spec.mapping import Keep, Mapping
from piste.spec.workload import Workload

EXCHANGE = {"near": 1, "inner": 2, "any": inf}  # memories in which tensors may be exchanged
COUNTING = ("piste", "accelforge")
CLOSING = 0.05  # of a clock, to count what was found
RECOUNTED = 8  # trees that are counted where tables do not know all that one costs,
TRIES = 60  # with so many others like each
SOON = 0.5  # seconds at most, if there is a clock, to say what prevents more fusion
SHARE = 0.18  # of a clock, for every Einsum alone,
ALONE = 0.3  # or for that where time counts,
TIMES = 0.65  # for all that follows the least energy where time counts,
QUICK = 0.8  # or where only time counts


def search_cascade(
    workload: Workload,
    architecture: Architecture,
    objectives: tuple[Objective, ...],
    *,
    mapspace: str = "perfect",
    constraints: Constraints | None = None,
    shared_loops: int = 3,
    tolerance: float = 0.0,
    counting: str = "piste",
    seconds: float | None = None,
    watch: Watch | None = None,
    alone: bool = True,
    busiest: bool = False,
    again: bool = True,
    exchange: str | None = "near",
    pipeline: bool = False,
) -> FoundCascade:
    """The best fused tree of a cascade, with proof.

    `shared_loops` is how many loops may stand above one another around several Einsums. A search may end with a bracket
    that is `tolerance` wide (0.01 is a percent), or after `seconds`. `counting="accelforge"` prices two things as that
    tool does (`CascadePrices`); the value is then its, the report Piste's. Without `alone` the best mappings of every
    Einsum alone are no part of the answer: who knows them anyway compares them with it. With `busiest`, every Einsum
    uses as many instances as perfect tiles of it can. Without `again` nothing is made twice.
    `exchange="inner"`: tensors may also be exchanged in the next memory further in, `"any"`: in all (`levels.py`);
    None: in all, for an effort that is a part of that, if the objective is energy or traffic; if time counts, some
    trees that do so are candidates, and if one of them is best, the bracket is about all memories.
    With `pipeline`, segments of the trees found are also tried with their Einsums side by side (`pipeline.py`).

    >>> import piste
    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=64, k=64, l=64, n=64)
    >>> found = piste.search(w, "snowcat", objective="traffic:DRAM")
    >>> found.optimal, found.value, found.unfused
    (True, 16384.0, 24576.0)
    """
    if counting not in COUNTING:
        raise SpecError(
            f"counting is {' or '.join(COUNTING)}, not {counting!r}; {did_you_mean(str(counting), COUNTING)}"
        )
    if isinstance(shared_loops, bool) or not isinstance(shared_loops, int) or shared_loops < 0:
        raise SpecError(
            f"shared_loops is how many loops Einsums may share, found {shared_loops!r}; write one such as 3"
        )
    refuse_homeless(workload, architecture, constraints or Constraints())
    search = _Search(
        workload, architecture, objectives, mapspace, constraints or Constraints(), shared_loops, tolerance, counting,
        alone,
    )  # fmt: skip
    search.repeats &= again
    if exchange is not None and exchange not in EXCHANGE:
        raise SpecError(
            f"exchange is {' or '.join(EXCHANGE)}, not {exchange!r}; {did_you_mean(str(exchange), EXCHANGE)}"
        )
    if exchange is None and search.refused is None and search.widens():
        search.further_in(inf)
        search.briefly = True
    elif exchange is None and search.refused is None:
        search.candidates = not pipeline and not search.within and search.why_not_further_in() is None
    elif exchange not in (None, "near") and search.refused is None:
        search.further_in(EXCHANGE[str(exchange)])
    if pipeline:
        search.side_by_side()
    if busiest and search.refused is None:
        search.constraints = search.busiest()
    return search.as_written(search.run(seconds, watch or Watch()))


def slope(
    workload: Workload,
    architecture: Architecture,
    objective: Objective,
    *,
    constraints: Constraints | None = None,
    shared_loops: int = 3,
) -> list[tuple[float, float, Mapping]]:
    """The least of an objective for every capacity of the exchange memory: bytes, value and tree, largest bytes first.

    One front, not one search per size: the tables of all Einsums are made once, and each point asks only for what is
    better than it in less room. Nothing is made twice.
    """
    search = _Search(
        workload, architecture, (objective,), "perfect", constraints or Constraints(), shared_loops, 0.0, "piste"
    )
    if search.refused is not None or search.within:
        raise SpecError(search.refused or "tensors are exchanged behind a fanout only; search for each capacity")
    search.repeats = False
    found = list[tuple[float, float, Mapping]]()
    for held, best in search.slope(inf):
        assert best.mapping is not None
        found = [point for point in found if point[1] < best.value * (1 - SLACK)]
        found.append((held / 8, best.value, as_written(best.mapping, search.names)))
    return found


@dataclass
class _SoFar:
    """What a search has found: trees and their reports, each Einsum alone, and what nothing is below."""

    best: Best
    found: list[Best]
    reports: list[Report] = field(default_factory=list)
    lower: float = inf
    lines: Lines | None = None  # where time counts
    single: Unfused = NOTHING
    passed_on: Unfused = NOTHING  # the same with results whole in the exchange memory


class _Search(FurtherIn):
    """One search of a cascade."""

    def run(self, seconds: float | None, watch: Watch) -> FoundCascade:
        """Fused trees first, with more and more shared loops; where time counts more of them; then Einsums apart."""
        self.seconds = seconds
        self.until = inf if seconds is None else perf_counter() - watch.seconds + (1 - CLOSING) * seconds
        if any(o.room is not None for o in self.objectives):
            return self._roomy(self.until, watch)
        so_far = self._fused(watch)
        also_alone = self._also_alone()
        timed = self._counts_time and self.refused is None and not self.theirs
        if timed and any(r.fits for r in so_far.reports):
            soon = self.until if seconds is None or not also_alone else self.until - ALONE * seconds
            self._where_time_counts(so_far, soon, watch)
        else:
            self._narrow(so_far.best.repeats)
        if also_alone and any(r.fits for r in so_far.reports):  # if there is no time for another answer, this is one
            self.hurried = late(self.until - LEAST * len(self.workload.einsums), watch)
        if also_alone and not self.hurried:
            self._each_alone(so_far, watch)
        return self._answer(so_far, watch)

    @property
    def _counts_time(self) -> bool:
        return any(o.name in TIMED for o in self.objectives)

    @property
    def _both(self) -> bool:
        return {o.name for o in self.objectives} == {"energy", "cycles"}

    @property
    def _names_alone(self) -> bool:
        """Whether the space has every Einsum alone."""
        return self.refused is not None or (self._retains() and not self.partly and not self.hurried)

    def _fused(self, watch: Watch) -> _SoFar:
        """The best fused tree for energy or traffic; nothing if time is over before every Einsum alone is priced."""
        quick = len(self.objectives) == 1 and self.objectives[0].name == "cycles"  # this is only a first answer
        after = QUICK if quick else TIMES if self._counts_time else SHARE
        until = inf if self.seconds is None else self.until - after * self.seconds
        best = Best()
        if self.refused is None:
            try:
                best = self._joined(self.constraints, self.prices, until, watch, not quick)
            except Late:
                given = "before the interrupt" if watch.interrupted else f"in {self.seconds:g} s"
                self.refused = f"{given} there is no time to price all ways to compute an Einsum"
        so_far = _SoFar(best, [best] if best.mapping else [], lower=best.lower)
        so_far.reports += [self._counted(one.mapping) for one in so_far.found if one.mapping]
        so_far.reports += [self._counted(best.first)] if best.first is not None and not self._additive else []
        if self.whole or self.hops:
            self._recount(best, so_far.found, so_far.reports, until, watch)
        return so_far

    def _also_alone(self) -> bool:
        """Whether each Einsum is searched alone, too: the space has that, or what was priced may not fit or may cost
        more than shared loops were chosen by."""
        also = self.refused is not None or (self._retains() and self._other() is None)
        also |= bool(self.partly) or begins_late(self.workload) or self.whole or self.hops
        return self.alone and (also or any(m.double_buffered for m in self.chip.memories.values()))

    def _where_time_counts(self, so_far: _SoFar, until: float, watch: Watch) -> None:
        """More trees, and lines that none is below."""
        best, found, reports = so_far.best, so_far.found, so_far.reports
        if self.levels:  # what is best without them is no worse
            self._timed_near(best, found, reports, part(until, 2), watch)
        parts = 1.25 if self.pipeline or self.candidates else 1.0
        so_far.lines, wide = self._timed(best, found, reports, part(until, parts), watch)
        self._narrow(wide)
        if self.candidates:
            so_far.lines = self._also_further_in(best, found, reports, so_far.lines, until, watch)
        if self.repeats:
            so_far.lower = best.wide
        if self.pipeline:
            self._piped(found, reports, until, watch)

    def _each_alone(self, so_far: _SoFar, watch: Watch) -> None:
        """Each Einsum alone, with all tensors at home or results passed on whole."""
        target, lines = self.objectives[0], so_far.lines
        whole = {r: self.written.sizes[self.names.get(r, r)] for r in self.workload.ranks}
        asked = [target, *(o for o in self.objectives[1:] if self._both and lines is not None)]
        passes = (self.refused is not None or (self._counts_time and len(self.objectives) == 1)) and target.known
        passes &= self.exchange is not None and not (self.within or self.partly or self.theirs)
        singles = [
            apart(
                self.workload, self.chip, o, self.mapspace, self.constraints, part(self.until, parts + passes), whole,
                watch,
            )
            for parts, o in zip(range(len(asked), 0, -1), asked, strict=True)
        ]  # fmt: skip
        so_far.single = singles[0]
        so_far.reports += [self._counted(one.mapping) for one in singles if one.mapping]
        if passes and so_far.single.mapping is not None and not late(self.until, watch):
            so_far.passed_on = self._passed_on(so_far.reports, self.until, watch)
        if self._names_alone:
            lower = so_far.single.lower
            so_far.lower = min(so_far.lower, lower) if so_far.best.mapping else lower
            if lines is not None and self._both and so_far.single.mapping:
                energy, cycles = singles if target.name == "energy" else singles[::-1]
                so_far.lines = lines.also(energy.lower, cycles.lower)

    def _least(self, so_far: _SoFar) -> float:
        """What nothing in the space costs less than."""
        target, single, lower = self.objectives[0], so_far.single, so_far.lower
        if not target.known:
            return 0.0  # nothing is known of a function but its values
        if target.name in TIMED:
            named = single if self._names_alone else NOTHING
            lower = self._least_timed(target, so_far.lines, named, so_far.best.lower)
        if self.passes:
            lower = min(lower, alone_at_least(target, so_far.passed_on))
        if self.refused is not None and target.name == "energy":
            lower = max(lower, self._computed())
        if self.partly and self.refused is not None:  # what is made in part costs less than the whole of it
            each = zip(self.workload.einsums, single.lowers, strict=False)
            lower = sum(x for e, x in each if e.name not in self.partly)
        return lower

    def _answer(self, so_far: _SoFar, watch: Watch) -> FoundCascade:
        """The best of all that was found, and how sure that is."""
        target, best, single, lower = self.objectives[0], so_far.best, so_far.single, self._least(so_far)
        fitting = [r for r in so_far.reports if r.fits]
        least = min(map(target, fitting), default=inf)
        alike = (r for r in fitting if target(r) <= least * (1 + SLACK))
        report = min(alike, key=lambda r: (r.cycles, r.energy_pj), default=None)
        value = inf if report is None else target(report)
        if self.theirs and report is not None:
            value = best.value
        front = self._front(fitting) if len(self.objectives) > 1 else ()
        proven = report is not None and target.known and value <= max(lower, 0.0) * (1 + SLACK)
        proven &= (best.finished or target.name in TIMED) and not front
        chosen = next((one for one in so_far.found if report and one.mapping == report.mapping), best)
        hull, within = None, inf
        if so_far.lines is not None and self._both:
            hull, within = self._below(so_far.lines, front)
            proven = within <= SLACK
        answer = self._found(report, value, min(lower, value), proven, chosen, single, watch, front, best.first)
        if hull is not None:
            return replace(answer, front_lower=hull, front_within=within)
        if target.name in TIMED or front or self.mapspace != "perfect" or proven or self.within:
            return answer
        nearly = min((one.lower for one in best.near), default=0.0)
        nearly = min(nearly, single.lower) if self._also_alone() and self._names_alone else nearly
        return replace(answer, proven_in=str(self.exchange) if value <= nearly * (1 + SLACK) else None)

    def _below(
        self, lines: Lines, front: tuple[tuple[tuple[float, ...], Mapping], ...]
    ) -> tuple[tuple[tuple[float, float], ...], float]:
        """The corners of what no point of a front of energy and cycles is below, and how far it is above at most."""
        turned = self.objectives[0].name == "cycles"
        within = lines.within((e, c) if not turned else (c, e) for (e, c), _ in front)
        return tuple((e, c) if not turned else (c, e) for e, c in lines.hull), within

    def _recount(self, best: Best, found: list[Best], reports: list[Report], until: float, watch: Watch) -> None:
        """The last trees that were best at prices that do not know all, and what keeps further out make of them."""
        target, counted = self.objectives[0], dict[Mapping, Report]()

        def cost(mapping: Mapping) -> float:
            if mapping not in counted:
                try:
                    counted[mapping] = self._counted(mapping)
                except MappingError:
                    return inf
            return target(counted[mapping]) if counted[mapping].fits else inf

        for one in [replace(best, mapping=best.first, steps=[]), *self._taken[: -RECOUNTED - 1 : -1]]:
            if one.mapping is None or late(until, watch):
                continue
            for mapping in dict.fromkeys((one.mapping, hoisted(one.mapping, cost, TRIES))):
                if cost(mapping) < inf:
                    found.append(replace(one, mapping=mapping))
                    reports.append(counted[mapping])

    def _passed_on(self, reports: list[Report], until: float, watch: Watch) -> Unfused:
        """Each Einsum alone with results whole in the exchange memory. If that is better than all else, or there is
        nothing else but each alone with all tensors at home, such trees are a part of the space; then with bounds."""
        target = self.objectives[0]
        passed = PassedOn(self.workload, self.chip, str(self.exchange), target, self.mapspace, self.constraints)
        if (mapping := passed.best(part(until, 1.5), watch)) is not None:
            one = self._counted(mapping)
            least = min((target(r) for r in reports if r.fits), default=inf)
            self.passes = self.refused is not None or (one.fits and target(one) < least * (1 - SLACK))
            reports += [one] * self.passes
        if not self.passes:
            return NOTHING
        lowers = passed.lowers(until, watch)
        return Unfused(mapping, (), sum(lowers), lowers=lowers)

    def slope(self, room: float, until: float = inf, watch: Watch | None = None) -> Iterator[tuple[float, Best]]:
        """The best tree in so many bits of the exchange memory, with the bits that it takes, then the best of those
        that take fewer, and so on; the last is not finished if there was no time for it."""
        kinds: dict[tuple[object, ...], Kind] = {}
        every = [
            Cascade(self.workload, self.architecture, self.constraints, self.prices, order, kinds)
            for order in self._orders()
        ]
        wider = {one: self._wider(one, self.constraints, self.prices, kinds) for one in every} if self.slides else {}
        if not all(one.halos for one in wider.values()):
            self.repeats, self.narrowed = False, self.repeats
        while True:
            best, held = Best(kinds=kinds), 0.0
            for cascade in every:
                cascade.capacity = room
                most = min(self.loops, cascade.most_loops)
                joins = [Join(cascade, loops, tight=True) for loops in range(most + 1)]
                if self.repeats:
                    more = wider[cascade] if self.slides else cascade
                    more.capacity = room
                    again = self._again(more, more.floor(), inf)
                    joins += [Join(more, self.loops, tight=True, again=again)] if again or self.slides else []
                for join in joins:
                    last = join.run(best.value, until, 0.0, watch)
                    best.finished &= last.finished
                    if last.state is not None:
                        self._better(best, join, last, watch or Watch())
                        held = last.state.peak
            if best.mapping is None:
                return
            yield held, best
            room = held - 1

    def _roomy(self, until: float, watch: Watch) -> FoundCascade:
        """What is best in every room of the exchange memory: the least of that, and the front of both."""
        (wanted, *_) = (o for o in self.objectives if o.room is not None)
        if self.refused is not None or wanted.room != self.exchange:
            why = self.refused or f"tensors are exchanged in {self._where()}"
            raise SpecError(
                f"{wanted.name} of a cascade is about the memory in which tensors are exchanged, and {why}; write "
                f"{f'{OCCUPANCY}{self.exchange}' if self.refused is None and not self.within else 'another objective'}"
            )
        self.alone = False
        all_ = Cascade(self.workload, self.architecture, self.constraints, self.prices)
        found, done = list[tuple[Report, Best]](), True
        for _, best in self.slope(all_.capacity, until, watch):
            assert best.mapping is not None
            found.append((self._counted(best.mapping), best))
            done &= best.finished
            if late(until, watch):
                done = False
                break
        if not found:
            return self._found(None, inf, 0.0, False, Best(), NOTHING, watch, (), None)
        target = self.objectives[0]
        report, chosen = min(found, key=lambda one: target(one[0]))
        front = self._front([report for report, _ in found]) if len(self.objectives) > 1 else ()
        proven = done and all(o is wanted or o.memory or o.name == "energy" for o in self.objectives)
        proven &= len(self.objectives) < 3
        self._first(all_, first := Best())
        value, chosen.unfused = target(report), first.unfused
        assert chosen.cascade is not None
        chosen.cascade.capacity = all_.capacity  # what is asked of it now is how it compares with no fusion
        return self._found(report, value, value if proven else 0.0, proven, chosen, NOTHING, watch, front, first.first)

    def _found(
        self,
        report: Report | None,
        value: float,
        lower: float,
        proven: bool,
        best: Best,
        single: Unfused,
        watch: Watch,
        front: tuple[tuple[tuple[float, ...], Mapping], ...],
        first: Mapping | None,
    ) -> FoundCascade:
        cascade, mapping = best.cascade, report.mapping if report is not None else None
        by_einsum: tuple[Saving, ...] = ()
        by_tensor: tuple[Saving, ...] = ()
        spilled = () if report is None or cascade is None else self.workload.intermediates
        exchanged: tuple[str, ...] = ()
        if report is not None and cascade is not None and mapping == best.mapping and best.steps:
            by_einsum, by_tensor = self._saved(best, single), saved_by_tensor(cascade, report)
            spilled = tuple(cascade.einsums[s.einsum].name for s in best.steps if s.spilled)
            exchanged = tuple(t for t in self.workload.intermediates if t not in spilled)
        elif self.passes and mapping is not None:
            home = next(iter(self.chip.memories))
            kept = {t for n in mapping.nodes if isinstance(n, Keep) and n.memory == home for t in n.tensors}
            exchanged = tuple(t for t in self.workload.intermediates if t not in kept)
        further_in = None
        if self.refused is None and self.why_not_further_in() is None:
            further_in = next((level.memory for level in self._every_level()[max(len(self.levels), 1) :]), None)
        why = ""
        if mapping is None and single.mapping is not None:  # second buffers of all Einsums count at once
            misfit = next(iter(self._counted(single.mapping).misfits))
            why = f"every Einsum has a mapping that fits alone, but not all of them in one tree: {misfit}"
        elif mapping is None:
            why = single.why or self.refused or too_small(self.workload, self.chip, self.constraints)
        return FoundCascade(
            workload=self.workload,
            architecture=self.chip,
            objectives=tuple(o.name for o in self.objectives),
            mapspace=self.mapspace,
            strategy="optimal",
            seed=0,
            best=mapping,
            report=report,
            value=value,
            lower=lower,
            optimal=proven,
            evaluated=best.states,
            considered=best.states,
            pruned={},
            trace=tuple(best.trace),
            front=front,
            seconds=watch.seconds,
            interrupted=watch.interrupted,
            why=why,
            limits_of=partial(limits, report) if report else None,
            space=self._space(),
            narrowed=self.narrowed,
            shared_loops=self.loops,
            unfused=self._unfused(best, single, first),
            by_einsum=by_einsum,
            by_tensor=by_tensor,
            exchanged=exchanged,
            further_in=further_in,
            pipelined=described(mapping) if mapping else (),
            spilled_of=partial(_spilled, self, spilled, cascade) if cascade else None,
        )

    def _unfused(self, best: Best, single: Unfused, first: Mapping | None) -> float:
        """What the best tree costs in which every Einsum runs alone."""
        names = "access_bytes", "leakage_mw", "leakage_pj_per_cycle", "hop_pj", "hop_pj_per_bit", "double_buffered"
        more = any(getattr(part, name, None) for part in self.chip.components for name in names)
        if more or not self._additive:  # what Einsums cost alone is not all
            known = (self._counted(tree) for tree in (single.mapping, first) if tree is not None)
            return min((self.objectives[0](report) for report in known if report.fits), default=inf)
        if self.partly and single.mapping is not None:  # whose values are of all that could be made
            return min(best.unfused, self.objectives[0](self._counted(single.mapping)))
        return min(best.unfused, sum(single.values) or inf)

    def _saved(self, best: Best, single: Unfused) -> tuple[Saving, ...]:
        """What each Einsum costs in the best tree, and would alone; nothing where costs of Einsums do not add up."""
        if not self._additive or best.cascade is None:
            return ()
        spent = {best.cascade.einsums[s.einsum].name: s.cost for s in best.steps}
        each = dict(zip(spent, best.cascade.unfused_by_einsum(), strict=True))
        if single.values and self.objectives[0].name == "energy" and not self.partly:
            values = dict(zip(self.workload.makers, single.values, strict=True))
            each = {name: min(each[name], values[name]) for name in spent}
        return tuple(Saving(name, each[name], cost) for name, cost in spent.items())


def _spilled(search: _Search, tensors: tuple[str, ...], cascade: Cascade) -> tuple[Spilled, ...]:
    """Why each intermediate that is spilled is not exchanged."""
    found, unbounded = list[Spilled](), None
    w, chip = search.workload, search.chip
    names = [level.memory for level in search.levels[search.within :]] or [cascade.exchange]
    for tensor in tensors:
        maker = w.makers[tensor]
        bytes_ = prod(w.shapes[tensor]) * w.bits[tensor] / 8
        shareable = list[str]()
        for rank in maker.output.ranks:
            axis = [i.ranks[0] for i in maker.output.indices].index(rank)
            plain = all(r.accesses[tensor].indices[axis].is_plain for r in w.readers[tensor])
            if plain or rank in cascade.parts[cascade.index[tensor]]:
                shareable.append(rank)
        capacity = chip.memories[names[0]].capacity_bytes
        if not shareable:
            why = f"a rank: its readers walk no rank of it alone, and whole it takes {bytes_:,.0f} bytes"
        else:
            if unbounded is None:
                free = tuple(
                    replace(c, capacity_bytes=None) if isinstance(c, Memory) and c.name in names else c
                    for c in chip.components
                )
                again = _Search(
                    w, replace(chip, components=free), search.objectives, "perfect", search.constraints, 0, 0.0,
                    "accelforge" if search.theirs else "piste", alone=False,
                )  # fmt: skip
                again.levels = again._every_level()[: len(search.levels)]
                unbounded = again.run(search.seconds and min(search.seconds, SOON), Watch())
            if tensor in unbounded.exchanged:
                has = f"{names[0]} has {capacity or inf:,.0f} for all"
                why = f"capacity: whole it takes {bytes_:,.0f} bytes, {has}"
            elif unbounded.optimal:
                why = "cost: to exchange it saves nothing, however much room there is"
            else:
                why = (
                    "unknown: no proof was found that to exchange it saves nothing with room for all, which is looked "
                    f"for only briefly; search a chip with a larger {names[0]} to know"
                )
        found.append(Spilled(tensor, why))
    return tuple(found)
