"""The counting methods, in the order in which they are tried; each says what it accepts, and all equal the executor.

| method | accepts |
|---|---|
| closed form | one Einsum, at most two ranks in an axis: products by rank, of one mapping or of millions |
| path sums | several Einsums whose shared loops walk all that is exchanged: sums of closed forms, of one or millions |
| class walk | every tree without affine intermediates, on boxes: iterations that behave alike are run once |
| executor | everything, element by element: the definition, for small shapes |

To add one, write `accepts` and put it into `METHODS` before those that are slower.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import prod

from piste.count.closed import Form, TensorCounts, closed_form, refusal
from piste.count.fused.paths import path_sums
from piste.count.pipes import piped
from piste.errors import SpecError
from piste.formula.program import Expr, Numbers, is_zero, run
from piste.results.report import Counts, Passed, Phase, Traffic
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping, pipes
from piste.spec.workload import Workload


@dataclass(frozen=True)
class Yes:
    """A method accepts a mapping; `counts` does the counting."""

    counts: Callable[[], Counts]


@dataclass(frozen=True)
class No:
    """A method does not accept a mapping, for a reason such as "there are several Einsums"."""

    reason: str


Accepts = Callable[[Workload, Architecture, Mapping, str], Yes | No]


@dataclass(frozen=True)
class Method:
    """One way to count. `accepts` takes a checked mapping and how its cycles will be counted (`evaluate.MODES`)."""

    name: str
    accepts: Accepts


def count(workload: Workload, architecture: Architecture, mapping: Mapping, *, mode: str = "overlapped") -> Counts:
    """What a checked mapping moves, exactly, by the first method that accepts it; `counted_by` names that method.

    >>> from piste.spec.builders import gemm
    >>> from piste.spec.mapping import Compute, Keep
    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> mapping = Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B")))
    >>> [count(gemm(4, 4, 4), chip, mapping, mode=mode).counted_by for mode in ("overlapped", "startup")]
    ['closed form', 'class walk']
    """
    for method in METHODS:
        answer = method.accepts(workload, architecture, mapping, mode)
        if isinstance(answer, Yes):
            counts = answer.counts()
            counts.counted_by = method.name
            return counts
    raise AssertionError("the executor accepts every mapping")


def count_by(
    name: str, workload: Workload, architecture: Architecture, mapping: Mapping, mode: str = "overlapped"
) -> Counts | None:
    """The counts by one method, None if it does not accept the mapping."""
    (method,) = (method for method in METHODS if method.name == name)
    answer = method.accepts(workload, architecture, mapping, mode)
    return answer.counts() if isinstance(answer, Yes) else None


def who_accepts(
    workload: Workload, architecture: Architecture, mapping: Mapping, *, mode: str = "overlapped"
) -> dict[str, str]:
    """By method, why it does not count a mapping, or "" if it could.

    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> w = Workload.parse("B[i,j] = A[i,i] * W[i,j]", i=4, j=4)
    >>> from piste.spec.mapping import Compute, Keep
    >>> who_accepts(w, chip, Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))["closed form"]
    'A[i,i] has a rank in two axes'
    """
    answers = {method.name: method.accepts(workload, architecture, mapping, mode) for method in METHODS}
    return {name: "" if isinstance(answer, Yes) else answer.reason for name, answer in answers.items()}


def _closed_form(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    if mode != "overlapped":
        return No(f"cycles are counted {mode}, which needs the first fill and the last drain, or single stages")
    reason = refusal(workload, mapping)
    if reason is not None:
        return No(reason)
    if workload.einsums[0].padded is None:
        return Yes(lambda: counts_from(closed_form(workload, architecture, mapping, tiles_vary=False)))
    form = closed_form(workload, architecture, mapping, tiles_vary=False)
    if is_zero(form.holds):
        return No(f"the largest tile of {workload.einsums[0].padded}, which is padded, is there when others are short")
    return Yes(lambda: counts_from(form))


def _path_sums(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    if mode != "overlapped":
        return No(f"cycles are counted {mode}, which needs the first fill and the last drain, or single stages")
    if pipes(mapping.nodes):
        found = piped(workload, architecture, mapping, partial(_summed, workload, architecture))
    else:
        found = _summed(workload, architecture, mapping)
    return No(found) if isinstance(found, str) else Yes(lambda: found)


def _summed(
    workload: Workload, architecture: Architecture, mapping: Mapping, only: frozenset[str] | None = None
) -> Counts | str:
    """The counts as sums over paths, or why not; of some Einsums `only` what they move."""
    if only == frozenset(workload.makers):
        only = None
    form = path_sums(workload, architecture, mapping, tiles_vary=False, only=only)
    if isinstance(form, str):
        return form
    if only is None and is_zero(form.holds):
        return "what a memory holds between two visits depends on which short step this is"
    return counts_from(form)


def _class_walk(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    from piste.count.fused.visit import Unclear
    from piste.count.fused.walk import unwalkable, walk  # here: most mappings are counted without it

    stages = mode == "stepwise"
    reason = unwalkable(workload, mapping, stages)
    if reason is not None:
        return No(reason)
    if not stages and not pipes(mapping.nodes) and not any(einsum.padded for einsum in workload.einsums):
        return Yes(lambda: walk(workload, architecture, mapping))
    try:  # only walking shows whether single stages, or what is beside a tile of which some is padding, can be told
        found = walk(workload, architecture, mapping, stages=stages)
    except Unclear as unclear:
        return No(f"{unclear}, and single stages are asked for" if stages else str(unclear))
    return Yes(lambda: found)


def _executor(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    def counts() -> Counts:
        from piste.count.oracle.executor import execute

        points = sum(prod(workload.sizes[rank] for rank in einsum.ranks) for einsum in workload.einsums)
        if points > LARGE and isinstance(walked := _class_walk(workload, architecture, mapping, "overlapped"), No):
            raise SpecError(
                f"only running the loops counts this mapping ({points:.3g} points), because {walked.reason}; share no "
                "loop around what it names, or make it smaller"
            )

        return execute(workload, architecture, mapping, stages=mode == "stepwise")

    return Yes(counts)


LARGE = 10_000_000  # points that nobody waits for

METHODS = (
    Method("closed form", _closed_form),
    Method("path sums", _path_sums),
    Method("class walk", _class_walk),
    Method("executor", _executor),
)


def counts_from(form: Form, tiles: tuple[int, ...] = ()) -> Counts:
    """What a form counts with one set of tile sizes, in Python integers; of a form of very tiles, none are given."""
    variables = dict(zip(form.slots, tiles, strict=False))
    for factor in form.factors:
        value, fine = run([factor.formula, factor.fine], variables)
        variables[factor.name] = value if fine else factor.add_up(variables)
    outputs: list[Expr] = []
    for phase in form.phases:
        outputs += phase.steps.values()
        for table in (phase.total, phase.first):
            outputs += (e for f in table.values() for e in (f.reads, f.fills, f.updates, f.drains))
        outputs += (e for pair in phase.words.values() for e in pair)
        for *both, further in phase.edges.values():
            outputs += (e for f in both for e in (f.reads, f.fills, f.updates, f.drains))
            outputs.append(further)
    for more in (
        form.occupancy, form.peak, form.peak_bits, form.instances, form.unit_instances, form.rescales
    ):  # fmt: skip
        outputs += more.values()
    values = iter(outputs if isinstance(form.program, Numbers) else run(outputs, variables))

    def traffic(table: dict[tuple[str, str], TensorCounts]) -> dict[tuple[str, str], Traffic]:
        found = {key: tuple(islice(values, 4)) for key in table}
        return {key: Traffic(*four) for key, four in found.items() if any(four)}

    counts = Counts()
    for phase in form.phases:
        steps = {name: next(values) for name in phase.steps}
        total, first = traffic(phase.total), traffic(phase.first)
        words = {key: (next(values), next(values)) for key in phase.words}
        words = {key: both for key, both in words.items() if both != (0, 0)}
        edges = {
            edge: Passed(Traffic(*islice(values, 4)), Traffic(*islice(values, 4)), next(values)) for edge in phase.edges
        }
        edges = {edge: passed for edge, passed in edges.items() if passed != Passed()}
        counts.phases.append(Phase(steps, dict(phase.ops), total, first, words, edges))
    for memory, tensor in form.occupancy:
        counts.occupancy.setdefault(memory, {})[tensor] = next(values)
    counts.peak = {memory: next(values) for memory in form.peak}
    counts.peak_bits = {memory: next(values) for memory in form.peak_bits}
    counts.instances = {key: next(values) for key in form.instances}
    counts.unit_instances = {name: next(values) for name in form.unit_instances}
    counts.rescales = {name: next(values) for name in form.rescales}
    return counts
