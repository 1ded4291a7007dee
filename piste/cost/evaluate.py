"""What a mapping costs: check it, count what it moves, time and price that; how its ports are waited for."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from collections.abc import Mapping as Map
from fractions import Fraction
from pathlib import Path

from piste.cost.accesses import whole_accesses
from piste.cost.systolic import systolic_cycles
from piste.cost.weights import Weights, area_um2, price
from piste.count.methods import count
from piste.errors import DoesNotFit, SpecError, did_you_mean, front
from piste.results.report import Counts, Lane, Part, Phase, Report, Row, Span
from piste.spec.architecture import Architecture, Unit
from piste.spec.check import check
from piste.spec.files import LAUNCH, Spec, load, part_of
from piste.spec.mapping import Compute, Fuse, Mapping, Node, pipes
from piste.spec.read import keys
from piste.spec.workload import Workload


@front
def evaluate(
    workload: Workload | Spec | str | Path,
    architecture: Architecture | str | Path | None = None,
    mapping: Mapping | str | Path | None = None,
    *,
    cycles: str = "overlapped",
    launch: dict[str, int | bool] | None = None,
) -> Report:
    """Exact traffic, occupancy, cycles and energy of a mapping.

    Each part is a value or what `piste.load` takes: a file, a preset, for a workload a short form. The first may
    describe all three; a part that is given besides replaces the one in it. A mapping may also be its text.

    `cycles` is how time is counted: `overlapped`, `startup` or `stepwise`. A mapping that does not fit is evaluated all
    the same: `fits` is then False and `misfits` says which memory needs how much. `launch` says how many `stages` and
    `warps` a mapping has that is a kernel of a GPU (docs/silicon.md), by default 3 stages (attention: 2) and 8 warps
    for large tiles, 4 for small ones; and whether attention is `causal`.

    >>> from piste.spec.mapping import Keep
    >>> report = evaluate("gemm:4,4,4", "snowcat", Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))
    >>> report.cycles, report.energy_pj
    (64, 240.0)
    """
    if cycles not in MODES:
        raise SpecError(f"cycles are counted {', '.join(MODES)}, not {cycles!r}; {did_you_mean(cycles, MODES)}")
    spec = load(workload) if isinstance(workload, str | Path) else workload
    whole = spec if isinstance(spec, Spec) else None
    if launch is None:
        launch = whole.launch if whole and mapping is None else {}
    keys(launch, "launch", LAUNCH)
    try:
        parts = (
            part_of(Workload, spec, whole),
            part_of(Architecture, architecture, whole),
            part_of(Mapping, mapping, whole),
        )
        check(*parts)
        if cycles != "overlapped" and pipes(parts[2].nodes):
            raise SpecError(f"cycles of a pipe are counted overlapped, not {cycles}; leave that out, or write a fuse")
        counts = count(*parts, mode=cycles)
        if launch.get("causal"):
            from piste.kernels.tree import masked

            counts = masked(counts, *parts)
    except SpecError as error:
        # What is wrong inside a file was told with its line; what only shows when the parts meet gets the name.
        raise type(error)(f"{workload}: {error}" if whole is not workload and whole else str(error)) from None
    found = report(*parts, counts, cycles)
    if not any(memory.managed for memory in found.architecture.memories.values()):
        return found
    from piste.kernels.tree import launched

    return launched(found, launch.get("stages"), launch.get("warps"), bool(launch.get("causal")))


def report(
    workload: Workload, architecture: Architecture, mapping: Mapping, counts: Counts, mode: str = "overlapped"
) -> Report:
    """The cost of what was counted."""
    units, weights = units_used(workload, architecture, mapping), Weights.of(workload, architecture)
    filling = 0
    if any(fanout.systolic for fanout in architecture.fanouts.values()):
        systolic = systolic_cycles(workload, architecture, mapping, counts)
        filling = 0 if systolic is None else systolic - counts.compute_cycles
    moved = whole_accesses(workload, architecture, mapping, counts) if architecture.by_edge else counts
    phases = time_phases(moved, weights, units, mode, filling)
    cycles = sum(phase.cycles for phase in phases)
    energy = price(moved, weights, units, cycles)
    rows = [
        Row(*key, counts.instances[key], n.reads, n.fills, n.updates, n.drains, energy.access[key])
        for key, n in counts.total().items()
    ]
    order = architecture.position
    tensors = workload.tensors
    return Report(
        workload=workload,
        architecture=architecture,
        mapping=mapping,
        mode=mode,
        ops=counts.ops,
        rescales=dict(counts.rescales),
        counts=tuple(sorted(rows, key=lambda row: (order[row.memory], tensors.index(row.tensor)))),
        occupancy={m: _in_order(tensors, counts.occupancy[m]) for m in architecture.memories if m in counts.occupancy},
        peak=dict(counts.peak),
        peak_bytes={memory: bits / 8 for memory, bits in counts.peak_bits.items()},
        phases=phases,
        utilization=_utilization(weights, counts, units, cycles),
        energy=energy,
        area_um2=area_um2(architecture),
        misfits=tuple(_misfits(workload, architecture, counts)),
        counted_by=counts.counted_by,
    )


def units_used(workload: Workload, architecture: Architecture, mapping: Mapping) -> dict[str, Unit]:
    """The unit that computes each Einsum."""
    units = {}
    for node in _computes(mapping.nodes):
        unit = architecture.unit_for(workload.makers[node.einsum], node.unit)
        assert unit is not None, "a checked mapping has a unit for every Einsum"
        units[node.einsum] = unit
    return units


def _computes(nodes: Iterable[Node]) -> Iterable[Compute]:
    for node in nodes:
        if isinstance(node, Compute):
            yield node
        elif isinstance(node, Fuse):
            for branch in node.branches:
                yield from _computes(branch)


def _utilization(weights: Weights, counts: Counts, units: dict[str, Unit], cycles: int) -> float:
    """The share of their peak rate that the units reach which do the sums of products; all units used, if none does."""
    kinds = {e.name: e.kind for e in weights.workload.einsums}
    macs = {unit.name for einsum, unit in units.items() if kinds[einsum] == "mac"} or {u.name for u in units.values()}
    rates: dict[str, float] = {}
    for einsum, unit in units.items():
        if unit.name in macs:
            rates[unit.name] = max(rates.get(unit.name, 0.0), float(weights.operation(einsum, unit).per_cycle))
    done = sum(ops for einsum, ops in counts.ops.items() if units[einsum].name in macs)
    return done / (cycles * sum(weights.architecture.instances(name) * rate for name, rate in rates.items()))


def _misfits(workload: Workload, architecture: Architecture, counts: Counts) -> Iterable[DoesNotFit]:
    for name, memory in architecture.memories.items():
        has, bits = memory.capacity_bytes, counts.peak_bits.get(name, 0)
        if has is None or not bits:
            continue
        tiles = _in_order(workload.tensors, counts.occupancy[name])
        if memory.double_buffered:
            bits += sum(tiles[tensor] * workload.bits[tensor] for tensor in tiles if _streams(counts, name, tensor))
        if bits > 8 * has:
            largest = max(tiles, key=lambda tensor: tiles[tensor] * workload.bits[tensor])
            yield DoesNotFit(name, largest, bits / 8, has)


def _streams(counts: Counts, memory: str, tensor: str) -> bool:
    """Whether other tiles of a tensor follow the first: more arrives or leaves than one tile."""
    passing = [phase.first[memory, tensor] for phase in counts.phases if (memory, tensor) in phase.first]
    arrives, leaves = sum(n.fills for n in passing), sum(n.drains for n in passing)
    return max(arrives, leaves) > counts.occupancy[memory][tensor]


def _in_order(tensors: Iterable[str], tiles: dict[str, int]) -> dict[str, int]:
    return {tensor: tiles[tensor] for tensor in tensors if tensor in tiles}


MODES = ("overlapped", "startup", "stepwise")

Times = dict[tuple[str, str], Fraction]  # by who and what it does, such as ("GLB", "read")


def time_phases(
    counts: Counts, weights: Weights, units: Map[str, Unit], mode: str, filling: int = 0
) -> tuple[Span, ...]:
    """How long each phase takes; `units` says which unit computes each Einsum.

    `overlapped`: everything goes on at once and the slowest part decides. `startup`: the first fill and the last drain,
    which nothing can hide, are added. `stepwise`: the slowest part of every stage decides, and stages add. `filling`
    are the cycles in which a systolic array fills and drains, part of computing.
    """
    return tuple(_span(phase, weights, units, mode, filling) for phase in counts.phases)


def _span(phase: Phase, weights: Weights, units: Map[str, Unit], mode: str, filling: int) -> Span:
    compute = filling + _computing(phase.steps, weights, units)
    if phase.rounds:  # of a pipe: the longest of what goes on at once
        rounds = (max(_computing(steps, weights, units) for steps in lanes) * n for lanes, n in phase.rounds)
        compute = filling + sum(rounds, Fraction(0))
    computing = "+".join(dict.fromkeys(units[einsum].name for einsum in phase.steps)), "compute"
    # The instance at index zero of every spread has work in every step, so it decides for all.
    reads = {key: traffic.reads + traffic.drains for key, traffic in phase.first.items()}
    writes = {key: traffic.fills + traffic.updates for key, traffic in phase.first.items()}
    words = {key: below_first for key, (_, below_first) in phase.words.items()}
    parts = {computing: compute, **_transfers(weights, reads, writes, words), **_own(phase.lanes, weights)}

    decided: Times = {}
    if mode == "stepwise":
        step = compute / (sum(phase.steps.values()) or 1)
        for stage, times in phase.stages:
            transfers = _transfers(weights, stage.reads, stage.writes, stage.words)
            slowest, cycles = _slowest({computing: stage.steps * step, **transfers})
            decided[slowest] = decided.get(slowest, Fraction(0)) + times * cycles
    else:
        slowest, cycles = _slowest(parts)
        decided[slowest] = cycles
    extra = _startup(phase, weights) if mode == "startup" else Fraction(0)

    bottleneck, longest = _slowest(decided)
    return Span(
        einsums=tuple(phase.steps),
        cycles=math.ceil(sum(decided.values()) + extra),
        compute_cycles=math.ceil(compute),
        bottleneck=Part(*bottleneck, _number(longest)),
        parts=tuple(Part(*who, _number(cycles)) for who, cycles in parts.items()),
        extra_cycles=_number(extra),
    )


Moved = Map[tuple[str, str], int]  # elements by (component, tensor)


def _computing(steps: Map[str, int], weights: Weights, units: Map[str, Unit]) -> Fraction:
    each = (n / weights.operation(einsum, units[einsum]).per_cycle for einsum, n in steps.items())
    return sum(each, Fraction(0))


def _own(lanes: list[Lane], weights: Weights) -> Times:
    """How long what branches of a pipe have for themselves is busy, the busiest of them."""
    times: Times = {}
    for lane in lanes:
        reads = {key: traffic.reads + traffic.drains for key, traffic in lane.first.items()}
        writes = {key: traffic.fills + traffic.updates for key, traffic in lane.first.items()}
        words = {key: below_first for key, (_, below_first) in lane.words.items()}
        for who, cycles in _transfers(weights, reads, writes, words).items():
            times[who] = max(cycles, times.get(who, cycles))
    return times


def _transfers(weights: Weights, reads: Moved, writes: Moved, words: Moved) -> Times:
    """How long each memory and fanout with a limited bandwidth is busy, outermost first."""
    times: Times = {}
    for port in weights.ports:
        load = {"read": reads, "write": writes, "port": reads, "network": words}[port.kind]
        amount = port.amount(load, 0) + (port.amount(writes, 0) if port.kind == "port" else 0)
        if amount:
            times[port.component, port.kind] = amount / port.rate
    return times


def _startup(phase: Phase, weights: Weights) -> Fraction:
    """The first fill of every tile and the last drain: each as slow as its sender, the network or its receiver."""
    cycles = Fraction(0)
    for links, down in ((phase.first_fill, True), (phase.last_drain, False)):
        for above, below in dict.fromkeys((edge.above, edge.below) for edge in links):
            upper, lower = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
            for edge, (at_above, at_below) in links.items():
                if (edge.above, edge.below) == (above, below):
                    upper[above, edge.tensor] += at_above
                    lower[below, edge.tensor] += at_below
            fanouts = weights.architecture.fanouts_between(above, below)
            words = {(fanout.name, tensor): n for fanout in fanouts for (_, tensor), n in upper.items()}
            times = _transfers(weights, upper if down else lower, lower if down else upper, words)
            cycles += max(times.values(), default=Fraction(0))
    return cycles


def _slowest(times: Times) -> tuple[tuple[str, str], Fraction]:
    """The first of the longest: what a tie is blamed on is compute, then the outermost."""
    who = max(times, key=lambda who: times[who])
    return who, times[who]


def _number(cycles: Fraction) -> float:
    return int(cycles) if cycles.denominator == 1 else float(cycles)
