"""How far a mapping is from what nobody can beat: traffic at every memory boundary, and time."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import pairwise, takewhile
from math import ceil, inf

from piste.bounds import bound
from piste.cost.weights import Weights
from piste.errors import SpecError
from piste.results.curve import Curve
from piste.results.found import Gap, Limits, Roofline
from piste.results.report import Report
from piste.spec.architecture import Architecture, Memory, Unit, may_keep
from piste.spec.workload import Workload


def limits(report: Report) -> Limits:
    """The gaps of a mapping of one Einsum, and its roofline."""
    curve = _curve(report.workload)
    gaps = {i: _gap(report, i, curve) for i in _boundaries(report)} if curve else {}
    return Limits(tuple(gaps.values()), _roofline(report, gaps))


def least_outside(workload: Workload, architecture: Architecture) -> tuple[float, float]:
    """The words that pass between the outermost memory and all the others at least, and the cycles that they take.

    That is of every mapping that has all tensors in that memory, whatever it does further in.
    """
    curve, (outermost, *inside) = _curve(workload), architecture.memories.values()
    if curve is None or not inside:
        return 0.0, 0.0
    units = architecture.units_for(workload.einsums[0])
    floor = curve.floor(_useful(_within(workload, architecture, units, inside), curve))
    rate = bytes_per_cycle(Weights(workload, architecture), outermost)
    words = Fraction(floor) * 8 / max(workload.bits.values())
    return float(words), float(ceil(Fraction(floor) / rate)) if rate else 0.0


@lru_cache(maxsize=64)  # a network has equal layers
def _curve(workload: Workload) -> Curve | None:
    try:
        return bound(workload)
    except SpecError:  # no bound is known of what is no sum of products
        return None


def _boundaries(report: Report) -> list[int]:
    """The memories that have a boundary above, by number: every tensor is kept outside, and no memory beside it is."""
    memories = list(report.architecture.memories.values())
    found = []
    for i, memory in enumerate(memories[1:], 1):
        outside = [set(report.occupancy.get(m.name, ())) for m in memories[:i]]
        if set(report.workload.tensors) <= set().union(*outside) and not _beside(report, memories[i - 1], memory):
            found.append(i)
    return found


def _beside(report: Report, one: Memory, other: Memory) -> bool:
    """Whether two memories stand side by side: neither can feed the other."""
    tensors = (t for t in report.workload.tensors if all(may_keep(report.workload, m, t) for m in (one, other)))
    return not any(tensors) and not report.architecture.fanouts_between(one.name, other.name)


def _gap(report: Report, i: int, curve: Curve) -> Gap:
    architecture, bits = report.architecture, report.workload.bits
    memories = list(architecture.memories.values())
    outside, inside = memories[:i], memories[i:]
    # The keeper next to the boundary reads and updates what passes; a multicast or reduced word passes once.
    passing = {t: m.name for m in outside for t in report.occupancy.get(m.name, ())}
    rows = (row for row in report.counts if passing.get(row.tensor) == row.memory)
    room = _within(report.workload, architecture, _units(report), inside)
    buffer = _useful(room, curve)
    row = takewhile(lambda pair: _beside(report, *pair), pairwise(inside))
    moved = sum(bits[row.tensor] * (row.reads + row.updates) for row in rows) / 8
    least = curve.traffic_bytes(buffer)
    return Gap(
        memory=", ".join([memories[i].name, *(other.name for _, other in row)]),
        buffer_bytes=room if room < inf else None,
        traffic_bytes=moved,
        bound_bytes=least if curve.exact else min(least, moved),  # the best found may be this one
        floor_bytes=curve.floor(buffer),
    )


def _roofline(report: Report, gaps: dict[int, Gap]) -> Roofline:
    """The slowest of all units computing all the time, and of every boundary passing the least that must pass."""
    architecture, weights = report.architecture, Weights(report.workload, report.architecture)
    einsum = report.workload.einsums[0].name
    rates = {u.name: architecture.instances(u.name) * weights.operation(einsum, u).per_cycle for u in _units(report)}
    fastest = max(rates, key=lambda name: rates[name])
    slowest = Roofline(ceil(report.macs / rates[fastest]), fastest)
    for i, gap in gaps.items():
        outside = list(architecture.memories.values())[:i]
        rates_out = [bytes_per_cycle(weights, memory) for memory in outside]
        known = [rate for rate in rates_out if rate is not None]
        if len(known) == len(outside) and (cycles := ceil(Fraction(gap.floor_bytes) / sum(known))) > slowest.cycles:
            slowest = Roofline(cycles, outside[-1].name)
    return slowest


def _units(report: Report) -> list[Unit]:
    return report.architecture.units_for(report.workload.einsums[0])


def _within(workload: Workload, architecture: Architecture, units: list[Unit], inside: list[Memory]) -> float:
    """The bytes that there is room for in memories and units."""
    # What instances do at once, one after the other could only do with the operands of all at hand.
    operands = sum(architecture.instances(unit.name) for unit in units) * sum(workload.bits.values()) / 8
    return operands + sum(_room(architecture, m) for m in inside)


def _useful(room: float, curve: Curve) -> float:
    return min(room, curve.max_effectual_bytes + curve.algorithmic_min_bytes)  # more changes nothing


def _room(architecture: Architecture, memory: Memory) -> float:
    return inf if memory.capacity_bytes is None else memory.capacity_bytes * architecture.instances(memory.name)


def bytes_per_cycle(weights: Weights, memory: Memory) -> Fraction | None:
    """The most bytes that a memory reads and writes in a cycle, all instances together; None: any number."""
    bits = weights.workload.bits
    rates = {  # of the tensor that an element's load carries the most bits of
        port.kind: port.rate * max(Fraction(bits[tensor], load) for tensor, load in port.loads.items()) / 8
        for port in weights.ports
        if port.component == memory.name
    }
    limited = [rates["port"]] if "port" in rates else []
    if "read" in rates and "write" in rates:
        limited.append(rates["read"] + rates["write"])
    return weights.architecture.instances(memory.name) * min(limited) if limited else None
