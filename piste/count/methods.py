"""What a mapping moves: by the closed form where it reaches, else by classes of iterations; both equal the executor."""

from __future__ import annotations

from piste.count.closed import Flow, Form, OutsideClosedForm, closed_form
from piste.count.fused.walk import walk
from piste.count.pairs import add_up
from piste.formula.program import run
from piste.results.counts import Counts, Phase, Traffic
from piste.spec.architecture import Architecture
from piste.spec.mapping import Compute, Mapping
from piste.spec.workload import Workload


def count(workload: Workload, architecture: Architecture, mapping: Mapping, *, mode: str = "overlapped") -> Counts:
    """What a checked mapping moves, exactly; `mode` is how its cycles will be counted.

    Only the class walk knows the first fill and the last drain (`startup`) and single stages (`stepwise`).
    """
    counts = count_closed(workload, architecture, mapping) if mode == "overlapped" else None
    return counts or walk(workload, architecture, mapping, stages=mode == "stepwise")


def count_closed(workload: Workload, architecture: Architecture, mapping: Mapping) -> Counts | None:
    """The counts by the closed form, with the tiles folded in as numbers; None where it does not reach."""
    try:
        form = closed_form(
            workload, architecture, mapping, unit_name(workload, architecture, mapping), tiles_vary=False
        )
    except OutsideClosedForm:
        return None
    return counts_from(form, workload, ())


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
