"""The best mapping of a cascade: which Einsums share which loops, what is exchanged where, with every tile size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, partial
from math import ceil, inf, prod
from time import perf_counter
from typing import Any

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.errors import MappingError, SpecError, did_you_mean
from piste.mapspace.constraints import Constraint, Constraints, Rules
from piste.results.cascade import FoundCascade, Saving, Spilled
from piste.results.report import Report
from piste.search.fused.answer import limits, saved_by_tensor, too_small
from piste.search.fused.apart import LEAST, Fed, PassedOn, Unfused, apart
from piste.search.fused.cascade import Cascade, alone, exchange_of, refuse_homeless, with_exchange
from piste.search.fused.deadline import late, part, priced_by
from piste.search.fused.einsum.extent import STEPS
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.kind import Kind, Search, why_not, without_retention
from piste.search.fused.einsum.prices import COMPUTE, CascadePrices
from piste.search.fused.einsum.tables import ShapeTables
from piste.search.fused.join import Join, Joined, Step, Tail
from piste.search.fused.levels import Deep, Deeper, Level, levels_of
from piste.search.fused.levels import why_not as why_no_levels
from piste.search.fused.lines import Asked, Lines, busy_weights, near
from piste.search.fused.margin import as_written, begins_late, is_partly, leaves_gaps, slides, trimmed
from piste.search.fused.orders import Order, all_orders, moved, soon_used
from piste.search.fused.pipeline import described, pipelined
from piste.search.fused.recount import hoisted
from piste.search.fused.tree import NotNested, tree
from piste.search.objective import OCCUPANCY, Objective
from piste.search.strategy import Watch
from piste.spec.architecture import Architecture, Memory, chip_for, may_keep
from piste.spec.mapping import Keep, Mapping
from piste.spec.workload import Workload

EXCHANGE = {"near": 1, "inner": 2, "any": inf}  # memories in which tensors may be exchanged
COUNTING = ("piste", "accelforge")
TIMED = ("cycles", "edp")
ORDERS = 6  # orders of the Einsums that are tried
SLACK = 1e-9
CLOSING = 0.05  # of a clock, to count what was found
ORDERED = 2_000  # placements of Einsums that are tried to choose an order where there are more,
ONE_ORDER = 30  # those for the Einsums of each order from one on,
GAIN = 0.001  # the share that must be saved by one,
CHOOSING = 5  # and, with a clock, so many a part of it
RECOUNTED = 8  # trees that are counted where tables do not know all that one costs,
TRIES = 60  # with so many others like each
SETS = 600  # ways to choose which memories keep which tensors of an Einsum, above which nothing is fused,
BEHIND = 64  # or where all memories are behind a fanout
SOON = 0.5  # seconds at most, if there is a clock, to say what prevents more fusion
SHARE = 0.18  # and for every Einsum alone,
TABLES = 0.4  # or more, if after this much, and so many seconds, not all ways to compute each are priced,
PATIENCE = 1.0
FIRST = 0.7  # where that is no more than this of what is left,
ALONE = 0.3  # or for that where time counts,
TIMES = 0.65  # for all that follows the least energy where time counts,
QUICK = 0.8  # where only time counts,
ROUND = 2.5  # and of that, for each round, so many a part
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
ROUNDS = 6  # searches at other prices where time counts,
SHARE_OF = 3  # and a third of what is left for the Einsums from one on


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


@dataclass
class _Best:
    """The best fused tree so far, and a lower bound."""

    mapping: Mapping | None = None
    value: float = inf
    lower: float = inf
    finished: bool = True
    repeats: bool = True  # whether an Einsum may be made again in every iteration of loops that it lacks
    wide: float = inf  # a lower bound if it may, whether that was looked at to the end or not
    again: bool = False  # whether the tree is one of those
    states: int = 0
    tried: int = 0  # placements of Einsums,
    further: int = 0  # and those of trees that exchange tensors further in
    unfused: float = inf
    first: Mapping | None = None  # every Einsum alone
    steps: list[Step] = field(default_factory=list)
    cascade: Cascade | None = None
    trace: list[tuple[int, float, float]] = field(default_factory=list)
    kinds: dict[tuple[object, ...], Kind] = field(default_factory=dict)
    deep: dict[tuple[object, ...], Any] = field(default_factory=dict)  # what is known of these at levels further in
    near: list[_Best] = field(default_factory=list)  # the best before trees that exchange tensors further in


@dataclass(frozen=True)
class _Round:
    """Prices at which trees were looked for, and what none is below: of those that make nothing twice, and of all."""

    weight: float  # of a pJ, in cycles
    prices: CascadePrices
    once: float
    wide: float


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


class _Search:
    """One search of a cascade."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        objectives: tuple[Objective, ...],
        mapspace: str,
        constraints: Constraints,
        loops: int,
        tolerance: float,
        counting: str,
        alone: bool = True,
    ):
        self.alone, self.written = alone, workload
        self.names: dict[str, str] = {}  # of ranks as they were written, by others
        self.partly: list[str] = []  # results of which a margin is not made
        self.bound = False  # by constraints on their ranks
        if all(why_not(e, workload.sizes) is None for e in workload.einsums):
            less, names = trimmed(workload)
            self.partly = [e.name for e in workload.einsums if is_partly(workload, less, e)]
            said = str(constraints.to_list())
            self.bound = any(f"'{rank}'" in said for rank in names.values())
            if not self.bound:
                workload, self.names = less, names
        self.workload, self.chip, self.objectives = workload, architecture, objectives
        self.architecture = with_exchange(architecture)  # the chip, with a memory that holds nothing if it has none
        self.within = self.architecture is not architecture  # tensors are exchanged behind a fanout only
        self.mapspace, self.constraints, self.loops, self.tolerance = mapspace, constraints, loops, tolerance
        self.whole = any(m.access_bytes is not None for m in architecture.memories.values())
        self.hops = any(Weights(workload, architecture).further_pj.values())
        self._taken: list[_Best] = []  # trees that were best for a while, where tables do not know all that one costs
        theirs = counting == "accelforge"
        self.theirs = theirs
        priced = next((o for o in objectives if o.room is None), objectives[0])
        self.prices = CascadePrices(priced.memory, per_instance=theirs, copies=theirs)
        self.exchange = exchange_of(self.architecture)
        self.levels: list[Level] = []  # memories in which tensors are exchanged, if there are several,
        self.briefly = False  # and whether trees that do so in several are only one part of what is looked at
        self._every_order: list[Order] | None = None  # if they are few,
        self._chosen: list[Order] = []  # else one beside that written, of so many that were looked at
        self._asked_orders = 0
        self.candidates = False  # whether some such trees are tried if time counts, though the space is without them
        self._rounds: list[_Round] = []  # what was asked where time counts
        self._reports: dict[Mapping, Report] = {}  # of trees that were counted
        self.passes = False  # whether results may stay whole there though no loops are shared
        self.pipeline = False  # whether segments may be pipelines,
        self._pipes_at_least = 0.0  # and the fewest cycles of any that has some
        self.tables: dict[tuple[object, ...], ShapeTables] = {}
        self.seconds: float | None = None  # the clock,
        self.until = inf  # and when it is over
        self._begun = 0.0  # seconds that the first answer took, which no clock ends
        self.narrowed = False  # whether trees that make something again were left out, as their proof takes long
        self.refused = self._why_not()
        running = any(e.running for e in workload.einsums)
        self.slides = slides(workload)
        self.repeats = loops > 1 - self.slides and not (theirs or running or self.within)
        if self.within and self.refused is None:
            self.further_in(1)

    def further_in(self, memories: float) -> None:
        """Tensors may be exchanged in so many memories, or this says why not."""
        if (why := self.why_not_further_in()) is not None:
            raise SpecError(f"nothing can be exchanged further in than {self.exchange}: {why}; leave out exchange")
        self.levels = self._every_level()[: int(min(memories + self.within, len(self.architecture.memories)))]

    def widens(self) -> bool:
        """Whether tensors are exchanged in any memory if nobody asks: times need many searches, each of which takes
        longer then."""
        timed = any(o.name in TIMED or not o.known for o in self.objectives) or len(self.objectives) > 1
        return not timed and self.why_not_further_in() is None

    def _every_level(self) -> list[Level]:
        return levels_of(self.workload, self.architecture, str(self.exchange), self.constraints)

    def side_by_side(self) -> None:
        """Segments may be pipelines, or this says why not."""
        why = self.refused
        if len(self.objectives) > 1 or self.objectives[0].name not in TIMED or self.theirs:
            why = "that is for the fewest cycles or the least edp"
        elif self.workload is not self.written:
            why = "a result is not read from end to end, so only a part of it is made"
        elif not self.architecture.fanouts:
            why = "the chip has no fanout to divide among them"
        if why is not None:
            raise SpecError(f"no Einsums can run side by side: {why}; leave out pipeline")
        self.pipeline, self.repeats = True, False

    def why_not_further_in(self) -> str | None:
        """Why tensors are exchanged in one memory only, if so."""
        if self.theirs:
            return "that is for what is counted as Piste does"
        if any(o.room is not None for o in self.objectives):
            return "occupancy is about one memory"
        if self.whole or self.hops:
            return (
                f"{'whole accesses' if self.whole else 'hops'} are known to trees that exchange tensors in one memory"
            )
        return why_no_levels(self._every_level(), self.constraints)

    def _why_not(self) -> str | None:
        """Why no tree is fused, if so."""
        if self.within and (self.whole or self.hops):
            return self.why_not_further_in()
        if self.exchange is None:
            return "the chip has no memory within the outermost, in which tensors could be exchanged"
        reasons = (why_not(e, self.workload.sizes) for e in self.workload.einsums)
        if self.bound:
            return f"{self.partly[0]} is not read from end to end, and constraints are about what is made in part"
        why = next((reason for reason in reasons if reason), None)
        if why is None and (sets := self._keep_sets()) > (BEHIND if self.within else SETS):
            why = f"there are {sets:,} ways to choose which memories keep which tensors of an Einsum"
        return self.why_not_further_in() if why is None and self.within else why

    def _keep_sets(self) -> int:
        """In how many ways memories further in than the exchange memory may keep the tensors of an Einsum, at most."""
        memories = list(self.architecture.memories.values())
        inside = memories[[m.name for m in memories].index(str(self.exchange)) + 1 :]
        found = 1
        for e in self.workload.einsums:
            one = alone(self.workload, e)
            found = max(found, 1 << sum(may_keep(one, m, t) for t in e.accesses for m in inside))
        return found

    def as_written(self, found: FoundCascade) -> FoundCascade:
        """An answer about the cascade as it was given, with what is not read."""
        if self.workload is self.written:
            return found
        best = None if found.best is None else as_written(found.best, self.names)
        report = None if best is None else evaluate(self.written, self.chip, best)
        front = tuple((values, as_written(mapping, self.names)) for values, mapping in found.front)
        return replace(found, workload=self.written, best=best, report=report, front=front)

    def run(self, seconds: float | None, watch: Watch) -> FoundCascade:
        """Einsums apart first, then with more and more shared loops."""
        until = inf if seconds is None else perf_counter() - watch.seconds + (1 - CLOSING) * seconds
        self.all_orders, self.seconds, self.until = True, seconds, until
        if any(o.room is not None for o in self.objectives):
            return self._roomy(until, watch)
        target = self.objectives[0]
        timed = any(o.name in TIMED for o in self.objectives)
        quick = len(self.objectives) == 1 and target.name == "cycles"  # the least energy is only a first answer
        after = QUICK if quick else TIMES if timed else SHARE
        joined = inf if seconds is None else until - after * seconds
        best = _Best()
        if self.refused is None:
            try:
                best = self._joined(self.constraints, self.prices, joined, watch, not quick)
            except Late:  # before every Einsum alone was priced
                given = "before the interrupt" if watch.interrupted else f"in {seconds:g} s"
                self.refused = f"{given} there is no time to price all ways to compute an Einsum"
        found = [best] if best.mapping else []
        reports = [self._counted(one.mapping) for one in found if one.mapping]
        reports += [self._counted(best.first)] if best.first is not None and not self._additive else []
        if self.whole or self.hops:
            self._recount(best, found, reports, joined, watch)
        single, lower, lines = Unfused(None, (), inf), best.lower, None
        more = single
        both = {o.name for o in self.objectives} == {"energy", "cycles"}
        also_alone = self.alone and (self.refused is not None or (self._retains() and self._other() is None))
        doubled = any(m.double_buffered for m in self.chip.memories.values())  # a tree that was priced may not fit
        also_alone |= self.alone and (bool(self.partly) or begins_late(self.workload) or doubled)
        also_alone |= self.alone and (self.whole or self.hops)  # which costs more than what shared loops were chosen by
        named = self.refused is not None or (self._retains() and not self.partly)  # the space has every Einsum alone
        if timed and self.refused is None and not self.theirs and any(r.fits for r in reports):
            soon = until if seconds is None or not also_alone else until - ALONE * seconds
            if self.levels:  # what is best without them is no worse
                self._timed_near(best, found, reports, part(soon, 2), watch)
            parts = 1.25 if self.pipeline or self.candidates else 1.0
            lines, wide = self._timed(best, found, reports, part(soon, parts), watch)
            self._narrow(wide)
            if self.candidates:
                lines = self._also_further_in(best, found, reports, lines, soon, watch)
            lower = best.wide if self.repeats else lower
            if self.pipeline:
                self._piped(found, reports, soon, watch)
        else:
            self._narrow(best.repeats)
        if also_alone and any(r.fits for r in reports) and late(until - LEAST * len(self.workload.einsums), watch):
            also_alone = named = self.alone = False  # there is an answer, and no time for another
        if also_alone:
            whole = {r: self.written.sizes[self.names.get(r, r)] for r in self.workload.ranks}
            asked = [target, *(o for o in self.objectives[1:] if both and lines is not None)]
            passes = (self.refused is not None or (timed and len(self.objectives) == 1)) and target.known
            passes &= self.exchange is not None and not (self.within or self.partly or self.theirs)
            singles = [
                apart(
                    self.workload, self.chip, o, self.mapspace, self.constraints, part(until, parts + passes), whole,
                    watch,
                )
                for parts, o in zip(range(len(asked), 0, -1), asked, strict=True)
            ]  # fmt: skip
            single = singles[0]
            reports += [self._counted(one.mapping) for one in singles if one.mapping]
            if passes and single.mapping is not None and not late(until, watch):
                more = self._passed_on(reports, until, watch)
            if named:
                lower = min(lower, single.lower) if best.mapping else single.lower
            if lines is not None and both and single.mapping and named:
                energy, cycles = singles if target.name == "energy" else singles[::-1]
                lines = lines.also(energy.lower, cycles.lower)
        if target.name in TIMED:
            lower = self._least_timed(target, lines, single if named else Unfused(None, (), inf), best.lower)
        if self.passes:
            lower = min(lower, _alone_at_least(target, more))
        if self.refused is not None and target.name == "energy":
            lower = max(lower, self._computed())
        if self.partly and self.refused is not None:  # what is made in part costs less than the whole of it
            lower = sum(
                x for e, x in zip(self.workload.einsums, single.lowers, strict=False) if e.name not in self.partly
            )
        fitting = [r for r in reports if r.fits]
        least = min(map(target, fitting), default=inf)
        alike = (r for r in fitting if target(r) <= least * (1 + SLACK))
        report = min(alike, key=lambda r: (r.cycles, r.energy_pj), default=None)
        value = inf if report is None else target(report)
        if self.theirs and report is not None:
            value = best.value
        if not target.known:
            lower = 0.0  # nothing is known of a function but its values
        proven = report is not None and target.known and value <= max(lower, 0.0) * (1 + SLACK)
        proven &= best.finished or target.name in TIMED
        chosen = next((one for one in found if report and one.mapping == report.mapping), best)
        front = self._front(fitting) if len(self.objectives) > 1 else ()
        proven &= not front
        if lines is None or not both:
            answer = self._found(report, value, min(lower, value), proven, chosen, single, watch, front, best.first)
            nearly = min((one.lower for one in best.near), default=0.0)
            if target.name in TIMED or front or self.mapspace != "perfect" or proven or self.within:
                return answer
            nearly = min(nearly, single.lower) if also_alone and named else nearly
            return replace(answer, proven_in=str(self.exchange) if value <= nearly * (1 + SLACK) else None)
        turned = target.name == "cycles"
        within = lines.within((e, c) if not turned else (c, e) for (e, c), _ in front)
        hull = tuple((e, c) if not turned else (c, e) for e, c in lines.hull)
        proven = within <= SLACK
        answer = self._found(report, value, min(lower, value), proven, chosen, single, watch, front, best.first)
        return replace(answer, front_lower=hull, front_within=within)

    def _recount(self, best: _Best, found: list[_Best], reports: list[Report], until: float, watch: Watch) -> None:
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
            return Unfused(None, (), inf)
        lowers = passed.lowers(until, watch)
        return Unfused(mapping, (), sum(lowers), lowers=lowers)

    def _least_timed(self, target: Objective, lines: Lines | None, single: Unfused, energy: float) -> float:
        """What no tree takes less than, in cycles or energy times cycles."""
        alone = _alone_at_least(target, single)
        if self.refused is not None:
            return max(self._floor(self._computed()), alone)
        if lines is None:
            return alone if single.mapping is not None else self._floor(energy)
        least = lines.cycles if target.name == "cycles" else lines.product
        if self.pipeline:
            cycles = min(lines.cycles, self._pipes_at_least)
            least = cycles if target.name == "cycles" else min(lines.product, lines.energy * cycles)
        return least if single.mapping is None else min(least, alone)

    def slope(self, room: float, until: float = inf, watch: Watch | None = None) -> Iterator[tuple[float, _Best]]:
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
            best, held = _Best(kinds=kinds), 0.0
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
        found, done = list[tuple[Report, _Best]](), True
        for _, best in self.slope(all_.capacity, until, watch):
            assert best.mapping is not None
            found.append((self._counted(best.mapping), best))
            done &= best.finished
            if late(until, watch):
                done = False
                break
        if not found:
            return self._found(None, inf, 0.0, False, _Best(), Unfused(None, (), inf), watch, (), None)
        target = self.objectives[0]
        report, chosen = min(found, key=lambda one: target(one[0]))
        front = self._front([report for report, _ in found]) if len(self.objectives) > 1 else ()
        proven = done and all(o is wanted or o.memory or o.name == "energy" for o in self.objectives)
        proven &= len(self.objectives) < 3
        self._first(all_, first := _Best())
        value, chosen.unfused = target(report), first.unfused
        assert chosen.cascade is not None
        chosen.cascade.capacity = all_.capacity  # what is asked of it now is how it compares with no fusion
        return self._found(
            report, value, value if proven else 0.0, proven, chosen, Unfused(None, (), inf), watch, front, first.first
        )

    def _counted(self, mapping: Mapping) -> Report:
        if mapping not in self._reports:
            self._reports[mapping] = evaluate(self.workload, self.chip, mapping)
        return self._reports[mapping]

    def _front(self, reports: list[Report]) -> tuple[tuple[tuple[float, ...], Mapping], ...]:
        """Of all trees that were found, those that none beats in all objectives."""
        known = {tuple(o(r) for o in self.objectives): r.mapping for r in reports}
        better = {
            a: m
            for a, m in known.items()
            if not any(b != a and all(x <= y for x, y in zip(b, a, strict=True)) for b in known)
        }
        return tuple(sorted(better.items(), key=lambda point: point[0]))

    def _narrow(self, repeats: bool) -> None:
        """If so, the answer is about trees in which nothing is made twice."""
        self.narrowed |= self.repeats and not repeats
        self.repeats &= repeats

    def _timed(
        self, first: _Best, found: list[_Best], reports: list[Report], until: float, watch: Watch
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
            self._rounds.append(_Round(weight, prices, one.lower, one.wide if self.repeats else 0.0))
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

    def _best_again(self, found: list[_Best], reports: list[Report]) -> bool:
        """Whether of all trees one that makes something again is best, or on the front."""
        fitting = [r for r in reports if r.fits]
        wide = [one.mapping for one in found if one.again]
        if len(self.objectives) > 1:
            return any(mapping in wide for _, mapping in self._front(fitting))
        least = min(map(self.objectives[0], (r for r in fitting if r.mapping not in wide)), default=inf)
        return any(self.objectives[0](r) < least * (1 - SLACK) for r in fitting)

    def _timed_near(self, best: _Best, found: list[_Best], reports: list[Report], until: float, watch: Watch) -> None:
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
        self, best: _Best, found: list[_Best], reports: list[Report], lines: Lines, until: float, watch: Watch
    ) -> Lines:
        """More trees, which exchange tensors in any memory: that of the least energy, and what has its loops at the
        prices of each round. If one of them is the best of all, or on the front, the space has every memory, and the
        lines that are returned are about it."""
        before = [r for r in reports if r.fits]
        cascade, levels, repeats = best.cascade, self._every_level(), self.repeats
        if cascade is None or not before or late(until, watch):
            return lines
        self.levels, self.briefly, self.repeats = levels, True, False
        deep, energy = list[_Best](), 0.0
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
        self, deep: list[_Best], order: tuple[str, ...], reports: list[Report], until: float, watch: Watch
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

    def _piped(self, found: list[_Best], reports: list[Report], until: float, watch: Watch) -> None:
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

    def _computed_at_once(self) -> float:
        """The fewest cycles of computing if all instances of a unit are at work, whatever Einsums they compute."""
        w, chip, busy = self.workload, self.architecture, dict[str, float]()
        weights = Weights(w, chip)
        for e in w.einsums:
            unit = chip.units_for(e)[0]
            rate = float(weights.operation(e.name, unit).per_cycle) * chip.instances(unit.name)
            busy[unit.name] = busy.get(unit.name, 0.0) + prod(w.sizes[r] for r in e.ranks) / rate
        return ceil(max(busy.values()) * (1 - SLACK))

    def _together(self, like: _Best, prices: CascadePrices, until: float, watch: Watch) -> Iterator[_Best]:
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

    def _computing(self) -> float:
        """What no tree takes fewer cycles than: all that is computed, on as many instances as perfect tiles can use."""
        prices, halos = self._priced(0.0, {COMPUTE: 1.0}), self.slides and self.repeats
        each = Cascade(self.workload, self.architecture, self.constraints, prices, halos=halos)
        return ceil(each.floor() * (1 - SLACK))

    def _cascade(
        self, constraints: Constraints, prices: CascadePrices, order: tuple[str, ...] | None,
        kinds: dict[tuple[object, ...], Kind], other: Search | None = None, halos: bool = False,
    ) -> Cascade:  # fmt: skip
        return Cascade(self.workload, self.architecture, constraints, prices, order, kinds, other, self.tables, halos)

    def _wider(
        self, cascade: Cascade, constraints: Constraints, prices: CascadePrices, kinds: dict[tuple[object, ...], Kind]
    ) -> Cascade:
        """The same Einsums in the same order, with windows that make again what they reach back to."""
        order = tuple(e.name for e in cascade.einsums)
        return self._cascade(constraints, prices, order, kinds, halos=True)

    def _priced(self, energy: float, times: dict[tuple[str, str], float]) -> CascadePrices:
        return CascadePrices(energy=energy, times=tuple(sorted(times.items())))

    def _joined(
        self,
        constraints: Constraints,
        prices: CascadePrices,
        until: float,
        watch: Watch,
        thorough: bool = True,
        wider: bool = True,
        before: Sequence[_Best] = (),
    ) -> _Best:
        """The best fused tree at some prices, over all orders that are tried; if not `thorough`, soon. Where tiles need
        not divide (`wider`), the best of those that do comes first: it takes less time, and half of a clock at most.
        Trees that were found `before`, at other prices, are tried at these."""
        wider &= prices is self.prices and self._other() is not None
        known = self._joined(constraints, prices, part(until, 2), watch, thorough, False) if wider else _Best()
        best = _Best(kinds={}, repeats=self.repeats, states=known.states, trace=known.trace)
        effort, orders = EFFORT if thorough else EFFORT // 10, self._orders()
        number = 0
        while number < len(orders):
            order = orders[number]
            other = self._other(until) if wider else None
            # Rounds that only look for lines have what windows may make again from the first.
            soon = self.slides and self.repeats and not (thorough or self.levels) and other is None
            each = self._cascade(constraints, prices, order, best.kinds, other, halos=soon)
            if number == 0:
                start = perf_counter()
                by = until
                if self.seconds is not None and prices is self.prices:
                    most = FIRST * (self.until - start)
                    by = start + min(max(TABLES * self.seconds, PATIENCE), most)
                with priced_by(by, watch):
                    self._first(each, best)
                self._begun = perf_counter() - start
                if known.cascade is not None and known.value < best.value:
                    names = tuple(e.name for e in known.cascade.einsums)
                    best.mapping, best.value, best.steps, best.again = (
                        known.mapping, known.value, known.steps, known.again
                    )  # fmt: skip
                    best.cascade = self._cascade(constraints, prices, names, best.kinds, other)
                self._choose_order(constraints, prices, best, part(until, CHOOSING), watch)
                orders = self._orders()
            halos = None
            if self.slides and other is None and not each.halos:
                halos = cache(partial(self._wider, each, constraints, prices, best.kinds))
            lower, wide = sum(kind.operations for kind in each.kinds), 0.0
            try:
                with priced_by(self.until, watch):  # first bounds take what they take
                    for one in before if self.repeats else [one for one in before if not one.again]:
                        self._as_before(one, each, best, part(until, 3), watch)
                    left = len(orders) - number
                    lower, wide = self._ordered(each, halos, best, part(until, left), watch, effort, left)
            except Late:  # so nothing is known of the trees of this order but what is computed
                best.finished = best.repeats = False
                best.near += [_Best(lower=0.0, wide=0.0)] * bool(self.levels)
            gap = sum(kind.gap for kind in each.kinds)
            best.lower, best.wide = min(best.lower, lower - gap), min(best.wide, wide - gap)
            number += 1
        if wider and (self.levels or self.slides):  # trees of perfect tiles that exchange tensors further in, or make
            best.lower, best.finished = min(best.lower, known.lower), best.finished and known.finished  # halos again
            best.wide, best.repeats = min(best.wide, known.wide), best.repeats and known.repeats
        if best.again and not best.repeats:
            best.repeats, best.lower = True, best.wide
        return best

    def _as_before(self, one: _Best, cascade: Cascade, best: _Best, until: float, watch: Watch) -> None:
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

    def _ordered(
        self,
        cascade: Cascade,
        halos: Callable[[], Cascade] | None,
        best: _Best,
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

    def _deep(self, near: Cascade, best: _Best, until: float, watch: Watch, effort: int, orders: int) -> float:
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
        self, join: Join, best: _Best, tails: dict[int, Tail], until: float, watch: Watch, effort: int
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

    def _tailed(self, join: Join, best: _Best, watch: Watch) -> None:
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

    def _other(self, until: float = inf) -> Search | None:
        """How Einsums outside shared loops are searched if their tiles need not divide: each alone."""
        target = self.objectives[0]
        if self.mapspace in ("perfect", "padded") or self.theirs or len(self.objectives) > 1 or not self.alone:
            return None
        if target.name != "energy" and target.memory is None:
            return None
        return Fed(self.architecture, str(self.exchange), target, self.mapspace, until, len(self.workload.einsums))

    def _better(self, best: _Best, join: Join, last: Joined, watch: Watch) -> None:
        """Takes what a join found, if it did."""
        best.states += last.states
        if last.state is not None:
            self._take(best, join, last.value, join.steps(last.state), watch)

    def _take(self, best: _Best, join: Join, value: float, steps: list[Step], watch: Watch) -> None:
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

    def _first(self, cascade: Cascade, best: _Best) -> None:
        """The first answer: every Einsum at its best with all tensors at home."""
        best.value = best.unfused = cascade.unfused()
        if best.unfused == inf:
            return
        best.steps = [_alone_step(cascade, i) for i in range(len(cascade.einsums))]
        best.mapping, best.cascade = tree(cascade, Join(cascade, 0), best.steps), cascade
        best.first = best.mapping

    def _retains(self) -> bool:
        """Whether a tile may stay from one iteration to the next, or tiles need not divide: each Einsum alone then has
        mappings that fused trees do not have."""
        said = [entry.retain for entry in self.constraints.entries if entry.retain is not None]
        return not self.theirs and (self.mapspace != "perfect" or (all(said) and bool(self.architecture.fanouts)))

    def busiest(self) -> Constraints:
        """With as many instances at work as perfect tiles of each Einsum can use."""
        entries = list(self.constraints.entries)
        for einsum in self.workload.einsums:
            one, chip = alone(self.workload, einsum), chip_for(einsum, self.architecture)
            for share in (1.0, 0.75, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625):
                busy = Constraint(min_utilization=share, einsums=(einsum.name,))
                try:
                    asked = (*self.constraints.of(einsum).entries, replace(busy, einsums=()))
                    rules = Rules(one, chip, without_retention(Constraints(asked)))
                    kind = Kind(one, chip, rules, str(self.exchange), self.prices)
                except SpecError:
                    continue
                if kind.inside(kind.whole, 0) < inf:
                    entries.append(busy)
                    break
        return Constraints(tuple(entries))

    def _computed(self) -> float:
        """The energy of all that is computed, if all of every result is made."""
        w, chip, weights = self.workload, self.chip, Weights(self.workload, self.chip)
        each = ((weights.operation(e.name, chip.units_for(e)[0]).energy_pj, e) for e in w.einsums)
        return 0.0 if self.partly else sum(pj * prod(w.sizes[r] for r in e.ranks) for pj, e in each)

    def _floor(self, energy: float, name: str = "") -> float:
        """What no tree takes less than, in cycles or energy times cycles: all units at work all the time."""
        w, chip = self.workload, self.architecture
        weights, cycles = Weights(w, chip), 0
        operations = [prod(w.sizes[r] for r in e.ranks) for e in w.einsums]
        if self.repeats and self.refused is None and leaves_gaps(w):  # which need not be made
            kinds = self._cascade(self.constraints, self.prices, None, {}, halos=True).kinds
            operations = [kind.fewest_operations for kind in kinds]
        for e, n in zip(w.einsums, operations, strict=True):
            unit = chip.units_for(e)[0]
            rate = weights.operation(e.name, unit).per_cycle * chip.instances(unit.name)
            cycles += ceil(n / rate)
        return float(cycles) if (name or self.objectives[0].name) == "cycles" else energy * cycles

    def _orders(self) -> list[Order | None]:
        """The orders of the Einsums that are searched: as written, and all others if they are few, or one that was
        chosen."""
        if self._every_order is None:
            self._every_order = all_orders(self.workload, ORDERS) or []
        written = tuple(self.workload.makers)
        self.all_orders = bool(self._every_order)
        return [None, *(order for order in self._every_order or self._chosen if order != written)]

    def _choose_order(
        self, constraints: Constraints, prices: CascadePrices, best: _Best, until: float, watch: Watch
    ) -> None:
        """Where there are too many orders to search them all, chooses one beside that written, if a short search finds
        a better tree in it: among those in which results are used soon, and in steps from one to the next."""
        if (self._orders() and self.all_orders) or not self.loops or self.within or self._asked_orders:
            return
        w, written, left = self.workload, tuple(self.workload.makers), ORDERED
        value, chosen, known = inf, written, dict[Order, float]()

        def try_(order: Order) -> None:
            nonlocal value, chosen, left
            cascade, tails = self._cascade(constraints, prices, order, best.kinds), dict[int, Tail]()
            most = min(self.loops, cascade.most_loops)
            known[order] = inf
            for loops in sorted({min(1, most), min(2, most)}):
                join = Join(cascade, loops)
                self._backward(join, tails, part(until, 4), watch, 0, ONE_ORDER)
                tails, first = join.rest.tails, cascade.unfused_by_einsum()[0]
                known[order] = min(known[order], first + tails[1].value)
                self._tailed(join, best, watch)
                found = join.run(known[order], part(until, 4), 0.0, watch, ONE_ORDER)
                if found.state is not None:
                    known[order] = found.value
                    if found.value < best.value * (1 - SLACK):
                        self._better(best, join, found, watch)
                left -= join.tried
            if known[order] < value * (1 - GAIN):
                value, chosen = known[order], order

        def over() -> bool:
            return left < 0 or late(until, watch)

        with priced_by(until, watch), suppress(Late):
            for order in (written, *soon_used(w)):
                if order not in known and not over():
                    try_(order)
            before: Order | None = None
            while before != chosen and not over():
                before = chosen
                for order in moved(w, before):
                    if order not in known and not over():
                        try_(order)
                    if chosen != before:
                        break
        self._asked_orders = len(known)
        self._chosen = [chosen]

    def _found(
        self,
        report: Report | None,
        value: float,
        lower: float,
        proven: bool,
        best: _Best,
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
        if mapping is None:
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

    @property
    def _additive(self) -> bool:
        """Whether the objective of a tree is the sum of those of its Einsums in tables, which know no leakage and
        no whole accesses."""
        target, weights = self.objectives[0], Weights(self.workload, self.chip)
        plain = not self.whole and not self.hops and not weights.leakage_pj
        return target.memory is not None or (target.name == "energy" and plain)

    def _unfused(self, best: _Best, single: Unfused, first: Mapping | None) -> float:
        """What the best tree costs in which every Einsum runs alone."""
        names = "access_bytes", "leakage_mw", "leakage_pj_per_cycle", "hop_pj", "hop_pj_per_bit", "double_buffered"
        more = any(getattr(part, name, None) for part in self.chip.components for name in names)
        if more or not self._additive:  # what Einsums cost alone is not all
            known = (self._counted(tree) for tree in (single.mapping, first) if tree is not None)
            return min((self.objectives[0](report) for report in known if report.fits), default=inf)
        if self.partly and single.mapping is not None:  # whose values are of all that could be made
            return min(best.unfused, self.objectives[0](self._counted(single.mapping)))
        return min(best.unfused, sum(single.values) or inf)

    def _saved(self, best: _Best, single: Unfused) -> tuple[Saving, ...]:
        """What each Einsum costs in the best tree, and would alone; nothing where costs of Einsums do not add up."""
        if not self._additive or best.cascade is None:
            return ()
        spent = {best.cascade.einsums[s.einsum].name: s.cost for s in best.steps}
        each = dict(zip(spent, best.cascade.unfused_by_einsum(), strict=True))
        if single.values and self.objectives[0].name == "energy" and not self.partly:
            values = dict(zip(self.workload.makers, single.values, strict=True))
            each = {name: min(each[name], values[name]) for name in spent}
        return tuple(Saving(name, each[name], cost) for name, cost in spent.items())

    def _where(self) -> str:
        """The memories in which tensors are exchanged."""
        return " or ".join(level.memory for level in self.levels[self.within :]) or str(self.exchange)

    def _space(self) -> str:
        if self.refused is not None:
            stay = f" or with results whole in {self.exchange}, no loop shared" if self.passes else ""
            what = "no loop is shared" if self.passes else "nothing is fused"
            return f"all {self.mapspace} trees of every Einsum alone{stay} ({self.refused}, so {what})"
        loops = (
            "no shared loop"
            if not self.loops
            else f"at most {self.loops} shared loop{'s' * (self.loops > 1)}, each rank once"
        )
        order = "" if self.all_orders else ", Einsums in the order written"
        if self._chosen and self._chosen != [tuple(self.workload.makers)]:
            order += f" or in {' '.join(self._chosen[0])}, which is the best of {self._asked_orders} at a first look"
        padded = any(e.padded for e in self.workload.einsums)
        spread = ", no spread shared" * (bool(self.architecture.fanouts) and not (self.levels and self.loops))
        if self.slides and self.repeats:
            spread += ", what windows share kept (beside the largest iteration) or made again"
            spread += ", of a window one rank shared"
            spread += " by iterations that need as much but for the first and last"
            spread += ", both with perfect tiles" * (self._other() is not None)
            spread += ", gaps made but of what is exchanged" * leaves_gaps(self.workload)
        elif self.slides:
            spread += ", windows shared along results by iterations that need as much but for the first and last"
            spread += ", and what they share kept"
            spread += ", none that leave gaps" * leaves_gaps(self.workload)
        spread += " with room for whole windows" * (self.slides and padded)
        if self.partly:
            spread += f", of {' and '.join(self.partly)} only what is read, in tiles that divide it"
        if self.levels:
            axes = " and ".join(dict.fromkeys(a.split(".")[0] for level in self.levels for a, _, _ in level.axes))
            spread += f", spreads over {axes} shared along results, each axis with one rank" * bool(axes and self.loops)
            spread += ", further in with perfect tiles" * (self.mapspace != "perfect")
            spread += ", an Einsum with a tensor exchanged in a memory keeps nothing of its own further out"
            spread += (
                " below shared loops and has memories further in to itself; exchange further in makes nothing twice"
            )
        counted = ", counted as AccelForge counts" if self.theirs else ""
        alone = ", or every Einsum alone" * (self.alone and self._retains() and not self.partly)
        alone += f", or with results whole in {self.exchange} and no loop shared" * self.passes
        if self._other() is not None:
            alone = f", one shared loop in up to {STEPS} uneven steps; Einsums outside in all {self.mapspace} trees"
        alone += "; also of pipelines of such trees, of which those made of the trees found were tried" * self.pipeline
        made = "nothing made twice, below a loop only Einsums with its rank"
        if self.repeats:
            made = "what is below a loop made in every iteration of it"
        return (
            f"all perfect trees with {loops}, exchange in {self._where()}, {made}, the keeps of branches "
            f"starting empty{spread}{order}{counted}{alone}"
        )


def _alone_step(cascade: Cascade, i: int) -> Step:
    """An Einsum at its best with all tensors at home."""
    stair = cascade.best_alone(i)
    assert stair is not None
    spilled = bool(cascade.readers[cascade.einsums[i].name])
    return Step(i, 0, (), (), spilled, cascade.kinds[i].whole, stair, stair.cost)


def _alone_at_least(target: Objective, single: Unfused) -> float:
    """What every Einsum alone costs at least, all together: products of sums are no less than the sum of the roots of
    products, squared."""
    return sum(x**0.5 for x in single.lowers) ** 2 if target.name == "edp" else single.lower


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
