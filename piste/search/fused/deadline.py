"""When the time for a part of a fused search is over: by the clock, or because somebody asked to stop."""

from __future__ import annotations

from contextlib import AbstractContextManager
from math import inf
from time import perf_counter

from piste.search.fused.einsum import kernel
from piste.search.strategy import Watch


def late(until: float, watch: Watch | None) -> bool:
    """Whether it is: an interrupt ends every part, whatever time it has."""
    return perf_counter() > until or (watch is not None and watch.interrupted)


def priced_by(until: float, watch: Watch | None) -> AbstractContextManager[None]:
    """While this lasts, what prices Einsums raises `Late` once it is."""
    return kernel.until(lambda: late(until, watch))


def part(until: float, parts: float) -> float:
    """When one of so many parts of the time that is left is over."""
    return until if until == inf else perf_counter() + max(until - perf_counter(), 0.0) / parts
