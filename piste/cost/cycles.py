"""How long a mapping takes: the slowest of compute and every bandwidth, phase by phase.

Times are exact fractions until the end: a phase is rounded up to whole cycles, and phases add.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction

from piste.results.counts import Counts, Phase
from piste.results.report import Part, Span
from piste.spec.architecture import Architecture, Unit

MODES = ("overlapped", "startup", "stepwise")

Times = dict[tuple[str, str], Fraction]  # by who and what it does, such as ("GLB", "read")


def time_phases(
    counts: Counts, architecture: Architecture, units: Mapping[str, Unit], mode: str, filling: int = 0
) -> tuple[Span, ...]:
    """How long each phase takes; `units` says which unit computes each Einsum.

    `overlapped`: everything goes on at once and the slowest part decides. `startup`: the first fill and the last drain,
    which nothing can hide, are added. `stepwise`: the slowest part of every stage decides, and stages add. `filling`
    are the cycles in which a systolic array fills and drains, part of computing.
    """
    return tuple(_span(phase, architecture, units, mode, filling) for phase in counts.phases)


def _span(phase: Phase, architecture: Architecture, units: Mapping[str, Unit], mode: str, filling: int) -> Span:
    compute = sum((_time(n, units[einsum].ops_per_cycle) for einsum, n in phase.steps.items()), Fraction(filling))
    computing = "+".join(dict.fromkeys(units[einsum].name for einsum in phase.steps)), "compute"
    reads: dict[str, int] = {}
    writes: dict[str, int] = {}
    # The instance at index zero of every spread has work in every step, so it decides for all.
    for (memory, _), traffic in phase.first.items():
        reads[memory] = reads.get(memory, 0) + traffic.reads + traffic.drains
        writes[memory] = writes.get(memory, 0) + traffic.fills + traffic.updates
    words = {fanout: below_first for fanout, (_, below_first) in phase.words.items()}
    parts = {computing: compute, **_transfers(architecture, reads, writes, words)}

    decided: Times = {}
    if mode == "stepwise":
        step = compute / (sum(phase.steps.values()) or 1)
        for stage, times in phase.stages:
            transfers = _transfers(architecture, stage.reads, stage.writes, stage.words)
            slowest, cycles = _slowest({computing: stage.steps * step, **transfers})
            decided[slowest] = decided.get(slowest, Fraction(0)) + times * cycles
    else:
        slowest, cycles = _slowest(parts)
        decided[slowest] = cycles
    extra = _startup(phase, architecture) if mode == "startup" else Fraction(0)

    bottleneck, longest = _slowest(decided)
    return Span(
        einsums=tuple(phase.steps),
        cycles=math.ceil(sum(decided.values()) + extra),
        compute_cycles=math.ceil(compute),
        bottleneck=Part(*bottleneck, _number(longest)),
        parts=tuple(Part(*who, _number(cycles)) for who, cycles in parts.items()),
        extra_cycles=_number(extra),
    )


def _transfers(
    architecture: Architecture, reads: Mapping[str, int], writes: Mapping[str, int], words: Mapping[str, int]
) -> Times:
    """How long each memory and fanout with a limited bandwidth is busy, outermost first."""
    times: Times = {}
    for c in architecture.components:
        if memory := architecture.memories.get(c.name):
            out, into = reads.get(memory.name, 0), writes.get(memory.name, 0)
            times[memory.name, "read"] = _time(out, memory.read_words_per_cycle)
            times[memory.name, "write"] = _time(into, memory.write_words_per_cycle)
            times[memory.name, "port"] = _time(out + into, memory.words_per_cycle)
        elif fanout := architecture.fanouts.get(c.name):
            times[fanout.name, "network"] = _time(words.get(fanout.name, 0), fanout.words_per_cycle)
    return {who: cycles for who, cycles in times.items() if cycles}


def _startup(phase: Phase, architecture: Architecture) -> Fraction:
    """The first fill of every tile and the last drain: each as slow as its sender, the network or its receiver."""
    cycles = Fraction(0)
    moves = [(pair, n, True) for pair, n in phase.first_fill.items()]
    moves += [(pair, n, False) for pair, n in phase.last_drain.items()]
    for (above, below), (at_above, at_below), down in moves:
        upper, lower = {above: at_above}, {below: at_below}
        words = {fanout.name: at_above for fanout in architecture.fanouts_between(above, below)}
        times = _transfers(architecture, upper if down else lower, lower if down else upper, words)
        cycles += max(times.values(), default=Fraction(0))
    return cycles


def _slowest(times: Times) -> tuple[tuple[str, str], Fraction]:
    """The first of the longest: what a tie is blamed on is compute, then the outermost."""
    who = max(times, key=lambda who: times[who])
    return who, times[who]


def _time(amount: int, per_cycle: float | None) -> Fraction:
    """A rate means the decimal that was written: 0.2 words per cycle is a fifth, so 3456 words take 17280 cycles."""
    return Fraction(amount) / Fraction(str(per_cycle)) if per_cycle is not None else Fraction(0)


def _number(cycles: Fraction) -> float:
    return int(cycles) if cycles.denominator == 1 else float(cycles)
