"""The counting methods, in the order in which they are tried; each says what it accepts, and all equal the executor.

| method | accepts |
|---|---|
| closed form | one Einsum, at most two ranks in an axis: products by rank, of one mapping or of millions |
| class walk | every tree, on boxes: iterations that behave alike are run once |
| executor | everything, element by element: the definition, for small shapes |

To add one, write `accepts` and put it into `METHODS` before those that are slower.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from piste.count.closed import Flow, Form, closed_form, refusal
from piste.count.fused.walk import Unclear, unwalkable, walk
from piste.count.pairs import add_up
from piste.formula.program import run
from piste.results.counts import Counts, Phase, Traffic
from piste.spec.architecture import Architecture
from piste.spec.mapping import Compute, Mapping
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
    """One way to count. `accepts` takes a checked mapping and how its cycles will be counted (`cost.cycles.MODES`)."""

    name: str
    accepts: Accepts


def count(workload: Workload, architecture: Architecture, mapping: Mapping, *, mode: str = "overlapped") -> Counts:
    """What a checked mapping moves, exactly, by the first method that accepts it; `counted_by` names that method.

    >>> from piste.spec.builders import gemm
    >>> from piste.spec.mapping import Keep
    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> mapping = Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B")))
    >>> [count(gemm(4, 4, 4), chip, mapping, mode=mode).counted_by for mode in ("overlapped", "startup")]
    ['closed form', 'class walk']
    """
    for method in METHODS:
        answer = method.accepts(workload, architecture, mapping, mode)
        if isinstance(answer, Yes):
            return replace(answer.counts(), counted_by=method.name)
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
    >>> from piste.spec.mapping import Keep
    >>> who_accepts(w, chip, Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))["closed form"]
    'A[i,i] has a rank in two axes'
    """
    answers = {method.name: method.accepts(workload, architecture, mapping, mode) for method in METHODS}
    return {name: "" if isinstance(answer, Yes) else answer.reason for name, answer in answers.items()}


def _closed_form(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    if mode != "overlapped":
        return No(f"cycles are counted {mode}, which needs the first fill and the last drain, or single stages")
    reason = refusal(workload, mapping)
    return Yes(lambda: _by_closed_form(workload, architecture, mapping)) if reason is None else No(reason)


def _class_walk(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    stages = mode == "stepwise"
    reason = unwalkable(workload, mapping, stages)
    if reason is not None:
        return No(reason)
    if not stages:
        return Yes(lambda: walk(workload, architecture, mapping))
    try:  # only walking shows whether single stages can be told apart
        found = walk(workload, architecture, mapping, stages=True)
    except Unclear as unclear:
        return No(f"{unclear}, and single stages are asked for")
    return Yes(lambda: found)


def _executor(workload: Workload, architecture: Architecture, mapping: Mapping, mode: str) -> Yes | No:
    def counts() -> Counts:
        from piste.count.oracle.executor import execute

        return execute(workload, architecture, mapping, stages=mode == "stepwise")

    return Yes(counts)


METHODS = (Method("closed form", _closed_form), Method("class walk", _class_walk), Method("executor", _executor))


def _by_closed_form(workload: Workload, architecture: Architecture, mapping: Mapping) -> Counts:
    """The counts by the closed form, with the tiles folded in as numbers."""
    unit = unit_name(workload, architecture, mapping)
    return counts_from(closed_form(workload, architecture, mapping, unit, tiles_vary=False), workload, ())


def unit_name(workload: Workload, architecture: Architecture, mapping: Mapping) -> str:
    """The unit that computes a single-Einsum mapping."""
    last = mapping.nodes[-1]
    unit = architecture.unit_for(workload.einsums[0], last.unit if isinstance(last, Compute) else None)
    assert unit is not None, "checked before"
    return unit.name


def counts_from(form: Form, workload: Workload, tiles: tuple[int, ...]) -> Counts:
    """Run a form on one set of tile sizes in Python integers."""
    variables = dict(zip(form.slots, tiles, strict=False))
    for factor in form.factors:
        value, fine = run([factor.formula, factor.fine], variables)
        variables[factor.name] = value if fine else sum(add_up(term, variables) for term in factor.terms)
    flows = [*form.total.values(), *form.first.values()]
    outputs = [form.steps, *(e for f in flows for e in (f.reads, f.fills, f.updates, f.drains))]
    outputs += [e for pair in form.words.values() for e in pair]
    outputs += [*form.occupancy.values(), *form.instances.values(), form.unit_instances]
    values = iter(run(outputs, variables))
    (einsum,) = workload.einsums
    phase = Phase(steps={einsum.name: next(values)}, ops={einsum.name: form.ops})

    def traffic(table: dict[tuple[str, str], Flow]) -> dict[tuple[str, str], Traffic]:
        return {key: Traffic(next(values), next(values), next(values), next(values)) for key in table}

    phase.total, phase.first = traffic(form.total), traffic(form.first)
    phase.words = {key: (next(values), next(values)) for key in form.words}
    counts = Counts(phases=[phase])
    for memory, tensor in form.occupancy:
        held = next(values)
        counts.occupancy.setdefault(memory, {})[tensor] = held
        counts.peak[memory] = counts.peak.get(memory, 0) + held
        counts.peak_bits[memory] = counts.peak_bits.get(memory, 0) + held * workload.bits[tensor]
    counts.instances = {key: next(values) for key in form.instances}
    counts.unit_instances = {einsum.name: next(values)}
    return counts
