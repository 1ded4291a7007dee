"""Beyond one answer: fronts, sweeps, the bandwidth that a utilization takes, and what more buffer would buy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import inf

import numpy as np

from piste.attention.answer import best, bound_bytes
from piste.attention.asked import Asked
from piste.attention.model import OBJECTIVES, TIE
from piste.attention.platform import Platform
from piste.attention.workload import least
from piste.errors import SpecError, did_you_mean
from piste.formula.front import unbeaten
from piste.results.attended import Attended, Buys, Swept
from piste.spec.read import parse_bytes

KIB = 1024

OVER: dict[str, Callable[[Asked, float], Asked]] = {
    "buffer": Asked.with_buffer,
    "length": lambda asked, tokens: asked.with_length(int(tokens)),
    "bandwidth": Asked.with_bandwidth,
}


def front(found: Sequence[Attended]) -> tuple[Attended, ...]:
    """Those that none beats in cycles, footprint and traffic together, by footprint; of equals the first."""
    goals = np.array([(one.footprint_bytes, one.cycles, one.offchip_bytes) for one in found])
    return tuple(found[i] for i in unbeaten(goals))


def swept(over: str, asked: Asked, values: Iterable[float | str] | None = None) -> Swept:
    """The best of each kind for each value, and the most that the bound leaves room for."""
    if over not in OVER:
        raise SpecError(f"{over!r} cannot be swept; {did_you_mean(str(over), OVER)}")
    if values is None:
        here = {
            "buffer": asked.platform.buffer_bytes,
            "length": asked.attention.keys,
            "bandwidth": asked.platform.offchip_bytes_per_second,
        }[over]
        values = [size for size in (here * 2.0**i for i in range(-3, 7)) if size >= 1]
    sizes = tuple(float(parse_bytes(v)) if isinstance(v, str) else v for v in values)
    points = [OVER[over](asked, value) for value in sizes]
    lines = {kind: tuple(best(at.of_kind(kind)) for at in points) for kind in asked.flow.kinds}
    bounds = tuple(bound_bytes(at.attention, at.platform) for at in points)
    roof = tuple(_roof(at, moved) for at, moved in zip(points, bounds, strict=True))
    return Swept(asked, over, sizes, lines, bounds, roof)


def _roof(asked: Asked, moved: float) -> float:
    """The utilization that is left when nothing but so many bytes are waited for."""
    chip = asked.platform
    waited = moved * chip.clock_hz / chip.offchip_bytes_per_second
    return min(1.0, least(asked.attention).macs / chip.pes / waited)


def enough_bandwidth(found: Attended, platform: Platform, utilization: float) -> float:
    """Bytes per second off the chip at which one dataflow is used so well; infinite where that is never.

    In each phase the longest of the parts decides, and what goes off the chip takes longer the less the bandwidth is.
    """
    if not 0 < utilization <= 1:
        raise SpecError(f"a utilization is more than 0 and at most 1, found {utilization!r}; write one such as 0.95")
    budget = found.macs / platform.pes / utilization * (1 + 1e-12)
    floors = [max(x for part, x in phase.items() if part != "offchip") for phase in found.phases]
    if sum(floors) > budget:
        return inf
    # Slower and slower, the phases one after the other wait for what they move; those that do must be in time together.
    slower, resting, moving = inf, sum(floors), 0.0
    pairs = [(floor, phase["offchip"]) for floor, phase in zip(floors, found.phases, strict=True) if phase["offchip"]]
    for floor, moved in sorted(pairs, key=lambda pair: pair[0] / pair[1]):
        resting, moving = resting - floor, moving + moved
        slower = min(slower, (budget - resting) / moving)
    return platform.offchip_bytes_per_second / slower


# What each objective counts; times within `TIE` are compared by traffic.
WORTH: dict[str, Callable[[Attended], float]] = {
    "cycles": lambda one: one.cycles,
    "energy": lambda one: one.energy,
    "footprint": lambda one: one.footprint_bytes,
    "traffic": lambda one: one.offchip_bytes,
}


def more_buffer(asked: Asked, now: Attended) -> Buys:
    """What one more KiB buys of the objective, the next size that buys something, the size from which on more buys
    nothing; and the same of traffic, over all dataflows that are asked for, whatever the objective.

    All of logits and attend; sizes to a KiB.
    """
    size = asked.platform.buffer_bytes
    step, enough = _steps(asked, now)
    kib, then = _at(asked, size + KIB), _at(asked, step) if step is not None else None
    if asked.objective == "traffic":
        return Buys(asked.objective, kib, step, then, enough, now, step, then)
    moving = replace(asked, objective="traffic")
    least_now = _at(moving, size)
    less, _ = _steps(moving, least_now)
    return Buys(asked.objective, kib, step, then, enough, least_now, less, None if less is None else _at(moving, less))


def _at(asked: Asked, size: float) -> Attended:
    kinds = (best(asked.with_buffer(size).of_kind(kind)) for kind in asked.flow.kinds)
    return min(kinds, key=OBJECTIVES[asked.objective])


def _steps(asked: Asked, now: Attended) -> tuple[float | None, float]:
    """The next size of the buffer with a better answer, if there is one, and the size from which on none is better."""
    worth = WORTH[asked.objective]

    def better(one: Attended, other: Attended) -> bool:
        """By the objective; in as much time, with less traffic."""
        if asked.objective != "cycles":
            return worth(one) < (1 - TIE) * worth(other)
        if abs(one.cycles - other.cycles) > TIE * other.cycles:
            return one.cycles < other.cycles
        return one.offchip_bytes < (1 - TIE) * other.offchip_bytes

    def first(reached: Callable[[Attended], bool], low: float) -> float:
        """The least size above one that is too small."""
        high = max(2 * low, low + KIB)
        while not reached(_at(asked, high)):
            low, high = high, 2 * high
        while high - low > KIB:
            middle = (low + high) / 2
            low, high = (low, middle) if reached(_at(asked, middle)) else (middle, high)
        return high

    size = asked.platform.buffer_bytes
    top = _at(asked, inf)
    if not better(top, now):
        return None, size
    return first(lambda one: better(one, now), size), first(lambda one: not better(top, one), size)
