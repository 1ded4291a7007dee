"""What the answer of a fused search says beside the mapping: savings, the gap to the bound, why nothing fits."""

from __future__ import annotations

from math import ceil, prod

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.errors import SpecError
from piste.mapspace.constraints import Constraints, Rules
from piste.results.cascade import Saving
from piste.results.found import Gap, Limits, Roofline
from piste.results.report import Report
from piste.search.fused.cascade import Cascade, alone
from piste.search.fused.einsum.kernel import Stair
from piste.search.fused.einsum.kind import Kind
from piste.spec.architecture import Architecture, chip_for
from piste.spec.mapping import Keep, Mapping
from piste.spec.workload import Workload


def saved_by_tensor(cascade: Cascade, report: Report) -> tuple[Saving, ...]:
    """What the outermost memory moves of each tensor."""
    moved = dict.fromkeys(cascade.workload.tensors, 0.0)
    for row in report.counts:
        if row.memory == cascade.home:
            moved[row.tensor] += row.reads + row.fills + row.updates + row.drains
    before = dict.fromkeys(cascade.workload.tensors, 0.0)
    known: dict[int, dict[str, float]] = {}
    for i, kind in enumerate(cascade.kinds):
        if id(kind) not in known:
            known[id(kind)] = _moved_alone(kind, cascade.best_alone(i))
        names = {kind.tensors[n]: t for t, n in cascade.tensors[i].items()}
        for tensor, elements in known[id(kind)].items():
            before[names[tensor]] += elements
    return tuple(Saving(t, before[t], moved[t]) for t in cascade.workload.tensors)


def _moved_alone(kind: Kind, stair: Stair | None) -> dict[str, float]:
    """What the outermost memory moves of each tensor of an Einsum alone."""
    moved = dict.fromkeys(kind.tensors, 0.0)
    if stair is not None:
        branch = Mapping((Keep(kind.home, kind.tensors), *kind.nodes(kind.whole, stair)))
        for row in evaluate(kind.of, kind.architecture, branch).counts:
            if row.memory == kind.home:
                moved[row.tensor] += row.reads + row.fills + row.updates + row.drains
    return moved


def limits(report: Report) -> Limits:
    """How far the outermost memory is from the bound of the whole cascade, and the cycles of computing alone."""
    from piste.bounds import bound

    w, chip = report.workload, report.architecture
    gaps = list[Gap]()
    inside = list(chip.memories.values())[1:]
    sizes = [None if m.capacity_bytes is None else m.capacity_bytes * chip.instances(m.name) for m in inside]
    units = sum(chip.instances(u.name) for u in chip.units.values())
    room = None if any(s is None for s in sizes) else sum(s or 0 for s in sizes) + units * 3 * max(w.bits.values()) / 8
    try:
        padded = any(e.padded for e in w.einsums)
        curve = bound(w, fusion="best") if padded else bound(w, fusion="best", vectors="free")
        home = next(iter(chip.memories))
        moved = sum(w.bits[r.tensor] * (r.reads + r.updates) for r in report.counts if r.memory == home) / 8
        useful = curve.max_effectual_bytes + curve.algorithmic_min_bytes
        at = useful if room is None else min(room, useful)
        # The curve is the least of one chain of matrix products; other cascades have only the floor beneath them.
        least = curve.traffic_bytes(at) if not padded and _one_chain(w) else curve.floor(at)
        gaps.append(Gap(inside[0].name, room, moved, least, curve.floor(at)))
    except SpecError:  # no bound is known
        pass
    weights, cycles, name = Weights(w, chip), 0, ""
    for e in w.einsums:
        unit = chip.units_for(e)[0]
        rate = weights.operation(e.name, unit).per_cycle * chip.instances(unit.name)
        cycles, name = cycles + ceil(prod(w.sizes[r] for r in e.ranks) / rate), name or unit.name
    return Limits(tuple(gaps), Roofline(max(cycles, 1), name))


def _one_chain(workload: Workload) -> bool:
    """Whether all products of a cascade are one chain of matrix products, which the bounds know whole."""
    from piste.bounds.chains.layers import chains

    found = chains(workload)
    return len(found) == 1 and len(found[0].layers) == sum(e.kind == "mac" for e in workload.einsums)


def too_small(workload: Workload, architecture: Architecture, constraints: Constraints) -> str:
    """Which memory is too small for any mapping, and how large it would have to be."""
    for memory in architecture.memories.values():
        needs = list[tuple[float, str, str]]()
        for einsum in workload.einsums:
            one = alone(workload, einsum)
            rules = Rules(one, chip_for(einsum, architecture), constraints.of(einsum))
            tensors = [t for t in one.tensors if rules.must_keep(memory.name, t)]
            each = ", ".join(f"{t} {one.bits[t] / 8:g}" for t in tensors)
            needs.append((sum(one.bits[t] for t in tensors) / 8, einsum.name, each))
        least, name, each = max(needs, key=lambda one: one[0])
        if memory.capacity_bytes is not None and least > memory.capacity_bytes:
            return (
                f"no mapping of {name} fits: {memory.name} has {memory.capacity_bytes:g} bytes, and one element of "
                f"each tensor needs {least:g} ({each}); the smallest that would do has {least:g} bytes"
            )
    return "no mapping was found that fits"
