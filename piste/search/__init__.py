"""What is best, and how far it is from the limit: the best mapping of a mapspace, proven where that is possible."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from importlib import import_module
from math import inf, prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from piste.cost.evaluate import evaluate
from piste.cost.evaluate import report as report_of
from piste.count.closed import padding_refusal
from piste.count.methods import count
from piste.errors import SpecError, front, if_near
from piste.results.found import Found, Limits
from piste.results.report import Report
from piste.search.objective import NAMED, Objective
from piste.search.objective import objective as named_objective
from piste.search.strategy import Budget, Outcome, Progress, Strategy, Watch
from piste.spec import read
from piste.spec.architecture import Architecture, check_architecture
from piste.spec.einsum import Index
from piste.spec.files import Spec, load, part_of
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.constraints import Constraints
    from piste.mapspace.space import Mapspace

# Each strategy is a function in a module of its name.
STRATEGIES = {
    "optimal": "optimal",
    "proof": "proof.optimal",
    "exhaustive": "strategies.exhaustive",
    "random": "strategies.random",
    "anneal": "strategies.anneal",
    "genetic": "strategies.genetic",
}
PROVING = ("optimal", "proof")  # the second looks at shapes alone, and at nothing before
SAMPLES = 10_000  # mappings that a sampling strategy evaluates unless it is told otherwise
ENDLESS = 10**12  # mappings that no sampling strategy comes to the end of

Target = str | Objective | Callable[[Report], float]


@front
def search(
    workload: Workload | Spec | str | Path,
    architecture: Architecture | str | Path | None = None,
    *,
    objective: Target | Sequence[Target] = "energy",
    mapspace: str = "perfect",
    strategy: str = "optimal",
    constraints: Constraints | Sequence[Any] | dict[str, Any] | str | Path | None = None,
    budget: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[Progress], None] | None = None,
    shared_loops: int = 3,
    tolerance: float = 0.0,
    counting: str = "piste",
    exchange: str | None = None,
    pipeline: bool = False,
) -> Found:
    """The best mapping of one Einsum on an architecture, with proof, and its gap to the bound.

    Both parts are values or what `piste.load` takes; the first may describe both.

    `objective` is `energy`, `cycles`, `edp`, `traffic:MEMORY`, `occupancy:MEMORY` or a function of the report; several
    give the mappings that none beats in all of them. `mapspace` says how ranks are cut into tiles (`perfect`, `ruby`,
    `ruby-s`, `ruby-t`, `padded`, `ragged`), `constraints` what else is asked of a mapping: entries as in a file, a
    file, or a preset such as `row-stationary`. `strategy` is `optimal`, which has a good mapping at once and proves it
    the best if it may take that long, `exhaustive`, which tries everything, or one that samples: `random`, `anneal`,
    `genetic`. At most `budget` mappings are evaluated and at most `seconds` are taken; the same seed and budget find
    the same. Several `workers` prove parts of the space side by side. `progress` is called now and then; Ctrl-C ends
    the search with the best so far.

    A workload of several Einsums gets the best fused tree (docs/fused.md): at most `shared_loops` loops stand around
    several Einsums, the search may end with a bracket that is `tolerance` wide, and `counting="accelforge"` prices as
    AccelForge does. Tensors are exchanged in any memory; with `exchange="near"` only in the one next to the outermost,
    which takes less time, with `"inner"` in two. With `pipeline` Einsums that share loops may run side by side, each on
    a part of a fanout (for cycles and edp). `budget`, `seed` and `workers` are refused: they are for one Einsum.

    >>> found = search("gemm:16,16,16", "snowcat", objective="traffic:DRAM")
    >>> found.optimal, found.value, found.gap_to_bound
    (True, 768.0, 1.0)
    """
    from piste.mapspace.space import Mapspace

    if isinstance(tolerance, bool) or not isinstance(tolerance, int | float) or not 0 <= tolerance < inf:
        raise SpecError(f"tolerance is a share, 0 or more, found {tolerance!r}; write 0.01")
    if isinstance(shared_loops, bool) or not isinstance(shared_loops, int) or shared_loops < 0:
        raise SpecError(
            f"shared_loops is how many loops Einsums may share, found {shared_loops!r}; write one such as 3"
        )
    allowed = _budget(budget, seconds, workers, strategy)
    if progress is not None and not callable(progress):
        raise SpecError(f"progress is a function of how far a search is, found {progress!r}; leave it out")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SpecError(f"seed is a whole number, found {seed!r}; write one such as 0")
    spec = load(workload) if isinstance(workload, str | Path) else workload
    file = str(workload) if isinstance(spec, Spec) and spec is not workload else None
    with _naming(file):
        w, chip, asked, objectives = _problem(spec, architecture, objective, mapspace, constraints)
        if len(w.einsums) > 1:
            single = {"budget": budget is not None, "seed": seed != 0, "workers": workers != 1}
            if (name := next((name for name, said in single.items() if said), None)) is not None:
                instead = "write seconds to limit it" if name == "budget" else "leave it out"
                raise SpecError(
                    f"{name} is for one Einsum, and these {len(w.einsums)} are searched together; {instead}"
                )
            return _cascade(
                w, chip, asked, objectives, mapspace, strategy, seconds, progress, shared_loops, tolerance, counting,
                exchange, pipeline,
            )  # fmt: skip
        if pipeline or exchange is not None or counting != "piste":
            asks = "pipeline" if pipeline else f"exchange={exchange!r}" if exchange else f"counting={counting!r}"
            raise SpecError(f"{asks} is for several Einsums, and {w.einsums[0].name} is alone; leave it out")
        space = Mapspace(w if w.ranks else _with_rank(w), chip, mapspace, asked.of(w.einsums[0]))
        if strategy not in PROVING:
            _refuse_empty(space)
    chosen, watch = _strategy(strategy, objectives), Watch(progress)
    with watch.interruptible():
        outcome = chosen(space, objectives, allowed, seed, watch)
        if outcome.best is None and not outcome.legal:
            with _naming(file):
                watch.within(allowed.left(watch), lambda: _refuse_empty(space))
    found = _found(space, objectives, strategy, seed, outcome, watch, allowed)
    if not w.ranks and found.best is not None:
        found = replace(found, report=evaluate(w, chip, found.best), report_of=partial(evaluate, w, chip))
    return found if w.ranks else replace(found, workload=w)


def _with_rank(workload: Workload) -> Workload:
    """An Einsum of one point with a rank of one element, as mapspaces are made of ranks.

    >>> str(_with_rank(Workload.parse("B[] = A[] * W[]")))
    'B[point] = A[] * W[] point=1'
    """
    (einsum,) = workload.einsums
    made = replace(einsum, output=replace(einsum.output, indices=(Index((("point", 1),)),)))
    return replace(workload, einsums=(made,), sizes={"point": 1})


@contextmanager
def _naming(file: str | None) -> Iterator[None]:
    """What is wrong inside a file is told with its line; what only shows when the parts meet gets the name here."""
    try:
        yield
    except SpecError as error:
        raise type(error)(f"{file}: {error}" if file else str(error)) from None


def _problem(
    spec: object,
    architecture: Architecture | str | Path | None,
    objective: Target | Sequence[Target],
    mapspace: str,
    constraints: Constraints | Sequence[Any] | dict[str, Any] | str | Path | None,
) -> tuple[Workload, Architecture, Constraints, tuple[Objective, ...]]:
    """What is searched, and for what; everything that can be wrong about either is told here."""
    from piste.mapspace.constraints import Constraints
    from piste.mapspace.factors import FAMILIES

    whole = spec if isinstance(spec, Spec) else None
    w, chip = part_of(Workload, spec, whole), part_of(Architecture, architecture, whole)
    if mapspace not in FAMILIES:
        raise SpecError(
            f"a mapspace is one of {', '.join(FAMILIES)}, not {mapspace!r}{if_near(str(mapspace), FAMILIES)}"
        )
    check_architecture(w, chip)
    for einsum in w.einsums:
        points = prod(w.sizes[rank] for rank in einsum.ranks)
        if points >= read.MOST:
            raise SpecError(f"{einsum.name} has {points:.3g} points, more than can be searched; make the sizes smaller")
    if (why := next((why for e in w.einsums if (why := padding_refusal(e, w.sizes))), None)) is not None:
        raise SpecError(f"{why}; write the sum of ranks alone, and its padding counts as data")
    if not isinstance(objective, Iterable) and not callable(objective):
        raise SpecError(f"an objective is a name or a function of the report, found {objective!r}; write 'energy'")
    targets = (objective,) if isinstance(objective, str) or callable(objective) else tuple(objective)
    if not targets:
        raise SpecError("there is no objective; write energy, cycles, edp, traffic:MEMORY, occupancy:MEMORY or several")
    objectives = tuple(named_objective(target, chip) for target in targets)
    if constraints is None and whole:
        constraints = whole.constraints
    elif isinstance(constraints, Path) or (isinstance(constraints, str) and os.path.isfile(constraints)):
        constraints = part_of(Constraints, constraints)
    elif not isinstance(constraints, Constraints):
        constraints = Constraints.read(constraints)
    asked = constraints or Constraints()
    return w, chip, asked.for_each(w) if len(w.einsums) > 1 else asked, objectives


def _cascade(
    workload: Workload,
    architecture: Architecture,
    constraints: Constraints,
    objectives: tuple[Objective, ...],
    mapspace: str,
    strategy: str,
    seconds: float | None,
    progress: Callable[[Progress], None] | None,
    shared_loops: int,
    tolerance: float,
    counting: str,
    exchange: str | None,
    pipeline: bool,
) -> Found:
    """The search of several Einsums."""
    from piste.search.fused import search_cascade

    if strategy != "optimal":
        raise SpecError(
            f"several Einsums are searched by the strategy optimal, not {strategy!r}; search each on its own"
        )
    watch = Watch(progress)
    with watch.interruptible():
        return search_cascade(
            workload, architecture, objectives, mapspace=mapspace, constraints=constraints, shared_loops=shared_loops,
            tolerance=tolerance, counting=counting, seconds=seconds, watch=watch, exchange=exchange, pipeline=pipeline,
        )  # fmt: skip


def _refuse_empty(space: Mapspace) -> None:
    """Say which constraints leave no mapping of a space, whatever fits."""
    if space.empty:
        raise SpecError(space.rules.culprit(lambda constraints: replace(space, constraints=constraints).empty))


def _strategy(name: str, objectives: tuple[Objective, ...]) -> Strategy:
    if name not in STRATEGIES:
        raise SpecError(f"a strategy is one of {', '.join(STRATEGIES)}, not {name!r}{if_near(str(name), STRATEGIES)}")
    if name in PROVING and not all(objective.known for objective in objectives):
        name = "exhaustive"  # nothing is known of a function but its values
    module = import_module(f"{__name__}.{STRATEGIES[name]}")
    chosen: Strategy = getattr(module, "optimal" if name in PROVING else name)
    return chosen


def _budget(mappings: int | None, seconds: float | None, workers: int, strategy: str) -> Budget:
    if isinstance(workers, bool) or not isinstance(workers, int) or not 0 < workers <= 4096:
        raise SpecError(f"workers must be a number from 1 to 4096, found {read.show(workers)}; write one such as 2")
    if mappings is not None and (isinstance(mappings, bool) or not isinstance(mappings, int) or mappings < 1):
        raise SpecError(f"a budget is a positive number of mappings, found {mappings!r}; write one such as {SAMPLES}")
    samples = strategy not in (*PROVING, "exhaustive")
    if samples and mappings is not None and mappings > ENDLESS and seconds is None:
        raise SpecError(
            f"a budget of {mappings:.3g} mappings would take years; write a smaller one, or seconds besides"
        )
    if seconds is not None and (not isinstance(seconds, int | float) or not 0 < seconds < inf):
        raise SpecError(f"seconds must be positive, found {seconds!r}; write a number such as 10")
    if mappings is None and seconds is None and samples:
        mappings = SAMPLES
    return Budget(mappings, seconds, workers=workers)


def _found(
    space: Mapspace,
    objectives: tuple[Objective, ...],
    strategy: str,
    seed: int,
    outcome: Outcome,
    watch: Watch,
    budget: Budget,
) -> Found:
    best = outcome.best
    w, chip = outcome.workload or space.workload, space.architecture
    report = report_of(w, chip, best, count(w, chip, best)) if best else None  # it needs no check
    value = objectives[0](report) if report else inf
    front = outcome.front
    if best and report and len(objectives) > 1 and not front:
        front = ((tuple(objective(report) for objective in objectives), best),)  # one point of it, and no more is known
    return Found(
        workload=space.workload,
        architecture=space.architecture,
        objectives=tuple(objective.name for objective in objectives),
        mapspace=space.factors,
        strategy=strategy,
        seed=seed,
        best=best,
        report=report,
        value=value,
        lower=min(outcome.lower, value),
        optimal=outcome.proven and front == outcome.front,
        evaluated=outcome.evaluated,
        considered=outcome.considered,
        pruned=dict(sorted(outcome.pruned.items(), key=lambda reason: -reason[1])),
        trace=outcome.trace or (((outcome.evaluated, watch.seconds, value),) if report else ()),
        front=front,
        seconds=watch.seconds,
        interrupted=watch.interrupted,
        why=("" if outcome.proven else outcome.why) if report else _why(space, outcome, watch, budget),
        limits_of=partial(_limits, report) if report else None,
        report_of=partial(evaluate, w, chip),
        crowding_of=partial(_crowding, space),
    )


def _limits(report: Report) -> Limits:
    from piste.search.limits import limits

    return limits(report)


def _crowding(space: Mapspace) -> dict[str, float]:
    """A statistic beside the answer: where rules leave little to draw, there is none."""
    from piste.search.strategies.pool import crowding

    try:
        return crowding(space)
    except SpecError:
        return {}


def _why(space: Mapspace, outcome: Outcome, watch: Watch, budget: Budget) -> str:
    """Why nothing was found: which memory is too small, and for what; if nobody knows, what ended the search."""
    w, reasons = space.workload, []
    for memory in space.architecture.memories.values():
        tensors = [t for t in w.tensors if space.rules.must_keep(memory.name, t)]
        one = sum(w.bits[t] for t in tensors) / 8
        if memory.capacity_bytes is not None and one > memory.capacity_bytes:
            each = ", ".join(f"{t} {w.bits[t] / 8:g}" for t in tensors)
            has = f"{memory.name} has {memory.capacity_bytes:g} bytes"
            reasons.append(f"{has} and one element of each tensor needs {one:g} ({each})")
    reasons += _no_room_for_steps(space)
    if reasons:
        return f"no mapping fits: {'; '.join(reasons)}"
    most = max(outcome.pruned, key=lambda reason: outcome.pruned[reason], default="")
    most = f": most {most}" if most else ""
    if outcome.proven:
        return f"no mapping fits{most or ': each that the rules allow needs more room than some memory has'}"
    tried = max(outcome.considered, outcome.evaluated)
    more = f"; {outcome.why}" if outcome.why else ""
    if watch.interrupted:
        more = "; it was interrupted"
    elif budget.spent(0, watch.seconds):
        more = "; give it more seconds"
    elif budget.mappings is not None:
        more = "; a larger budget looks at more"
    return f"nothing that fits was found among the {tried:,} mappings that were tried{most}{more}"


def _no_room_for_steps(space: Mapspace) -> list[str]:
    """Memories that rules ask for more steps than a tile of anything that they may keep has room for."""
    from piste.search.proof.floor import Floor

    rules, found = space.rules, list[str]()
    for name, needs in Floor(space, NAMED["energy"]).cramped().items() if rules.least_extents else ():
        asked = rules.least_extents[name]
        steps = " and ".join(f"{rules.loop_bounds(name, rank).lo} steps of {rank}" for rank in asked)
        each = ", ".join(f"{tensor} {size:g}" for tensor, size in needs.items())
        has = f"{name} has {space.architecture.memories[name].capacity_bytes:g} bytes"
        found.append(f"{has}, and a tile around {steps}, which rules ask of its loops, needs more ({each})")
    return found
