"""What a fused search is asked: a cascade on a chip, for what, where tensors are exchanged; what is known at once."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, inf, prod

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.errors import SpecError
from piste.mapspace.constraints import Constraint, Constraints, Rules
from piste.results.cascade import FoundCascade
from piste.results.report import Report
from piste.search.fused.apart import Fed
from piste.search.fused.best import Best, Order, Round
from piste.search.fused.cascade import Cascade, alone, exchange_of, with_exchange
from piste.search.fused.einsum.extent import STEPS
from piste.search.fused.einsum.kind import Kind, Search, why_not, without_retention
from piste.search.fused.einsum.prices import COMPUTE, CascadePrices
from piste.search.fused.einsum.tables import ShapeTables
from piste.search.fused.levels import Level, levels_of
from piste.search.fused.levels import why_not as why_no_levels
from piste.search.fused.margin import as_written, is_partly, leaves_gaps, slides, trimmed
from piste.search.objective import Objective
from piste.spec.architecture import Architecture, chip_for, may_keep
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

TIMED = ("cycles", "edp")
SLACK = 1e-9  # relative: what is so near is as good
SETS = 600  # ways to choose which memories keep which tensors of an Einsum, above which nothing is fused,
BEHIND = 64  # or where all memories are behind a fanout


class Question:
    """The question of one search, and what it has made of it so far."""

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
        self._taken: list[Best] = []  # trees that were best for a while, where tables do not know all that one costs
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
        self.all_orders = True  # whether all are tried
        self.candidates = False  # whether some such trees are tried if time counts, though the space is without them
        self._rounds: list[Round] = []  # what was asked where time counts
        self._reports: dict[Mapping, Report] = {}  # of trees that were counted
        self.passes = False  # whether results may stay whole there though no loops are shared
        self.pipeline = False  # whether segments may be pipelines,
        self._pipes_at_least = 0.0  # and the fewest cycles of any that has some
        self.tables: dict[tuple[object, ...], ShapeTables] = {}
        self.seconds: float | None = None  # the clock,
        self.until = inf  # and when it is over
        self.hurried = False  # whether there was no time for each Einsum alone
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

    def _narrow(self, repeats: bool) -> None:
        """If so, the answer is about trees in which nothing is made twice."""
        self.narrowed |= self.repeats and not repeats
        self.repeats &= repeats

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

    def _other(self, until: float = inf) -> Search | None:
        """How Einsums outside shared loops are searched if their tiles need not divide: each alone."""
        target = self.objectives[0]
        if self.mapspace in ("perfect", "padded") or self.theirs or len(self.objectives) > 1 or not self.alone:
            return None
        if target.name != "energy" and target.memory is None:
            return None
        return Fed(self.architecture, str(self.exchange), target, self.mapspace, until, len(self.workload.einsums))

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

    def _computing(self) -> float:
        """What no tree takes fewer cycles than: all that is computed, on as many instances as perfect tiles can use."""
        prices, halos = self._priced(0.0, {COMPUTE: 1.0}), self.slides and self.repeats
        each = Cascade(self.workload, self.architecture, self.constraints, prices, halos=halos)
        return ceil(each.floor() * (1 - SLACK))

    def _computed_at_once(self) -> float:
        """The fewest cycles of computing if all instances of a unit are at work, whatever Einsums they compute."""
        w, chip, busy = self.workload, self.architecture, dict[str, float]()
        weights = Weights(w, chip)
        for e in w.einsums:
            unit = chip.units_for(e)[0]
            rate = float(weights.operation(e.name, unit).per_cycle) * chip.instances(unit.name)
            busy[unit.name] = busy.get(unit.name, 0.0) + prod(w.sizes[r] for r in e.ranks) / rate
        return ceil(max(busy.values()) * (1 - SLACK))

    @property
    def _additive(self) -> bool:
        """Whether the objective of a tree is the sum of those of its Einsums in tables, which know no leakage and
        no whole accesses."""
        target, weights = self.objectives[0], Weights(self.workload, self.chip)
        plain = not self.whole and not self.hops and not weights.leakage_pj
        return target.memory is not None or (target.name == "energy" and plain)

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
            spread += ", shares windows along results only and leaves no gaps" * (self.slides and self.repeats)
        counted = ", counted as AccelForge counts" if self.theirs else ""
        alone = ", or every Einsum alone" * (self.alone and self._retains() and not self.partly and not self.hurried)
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
