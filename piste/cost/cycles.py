"""How long a mapping takes: the slowest of compute and every bandwidth, phase by phase.

Times are exact fractions until the end: a phase is rounded up to whole cycles, and phases add.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction

from piste.cost.weights import Weights
from piste.results.counts import Counts, Phase
from piste.results.report import Part, Span
from piste.spec.architecture import Unit

MODES = ("overlapped", "startup", "stepwise")

Times = dict[tuple[str, str], Fraction]  # by who and what it does, such as ("GLB", "read")


def time_phases(
    counts: Counts, weights: Weights, units: Mapping[str, Unit], mode: str, filling: int = 0
) -> tuple[Span, ...]:
    """How long each phase takes; `units` says which unit computes each Einsum.

    `overlapped`: everything goes on at once and the slowest part decides. `startup`: the first fill and the last drain,
    which nothing can hide, are added. `stepwise`: the slowest part of every stage decides, and stages add. `filling`
    are the cycles in which a systolic array fills and drains, part of computing.
    """
    return tuple(_span(phase, weights, units, mode, filling) for phase in counts.phases)


def _span(phase: Phase, weights: Weights, units: Mapping[str, Unit], mode: str, filling: int) -> Span:
    compute = Fraction(filling)
    for einsum, n in phase.steps.items():
        compute += n / weights.operation(einsum, units[einsum]).per_cycle
    computing = "+".join(dict.fromkeys(units[einsum].name for einsum in phase.steps)), "compute"
    # The instance at index zero of every spread has work in every step, so it decides for all.
    reads = {key: traffic.reads + traffic.drains for key, traffic in phase.first.items()}
    writes = {key: traffic.fills + traffic.updates for key, traffic in phase.first.items()}
    words = {key: below_first for key, (_, below_first) in phase.words.items()}
    parts = {computing: compute, **_transfers(weights, reads, writes, words)}

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


Moved = Mapping[tuple[str, str], int]  # elements by (component, tensor)


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
        for above, below in dict.fromkeys((above, below) for above, below, _ in links):
            passing = {tensor: n for (*pair, tensor), n in links.items() if pair == [above, below]}
            upper = {(above, tensor): at_above for tensor, (at_above, _) in passing.items()}
            lower = {(below, tensor): at_below for tensor, (_, at_below) in passing.items()}
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
