"""Clocks and interrupts of cascades: an answer soon, whatever was going on, and options that would do nothing."""

from __future__ import annotations

import os
import signal
from time import process_time

import pytest

import piste
from piste.errors import SpecError
from piste.search.fused.deadline import late, part
from piste.search.strategy import Watch
from piste.spec.workload import Workload

ATTENTION = [
    "S[h,m,p] = Q[h,m,e] * K[h,p,e]", "M[h,m] max= S[h,m,p]", "E[h,m,p] = exp(S[h,m,p] - M[h,m])",
    "D[h,m] = E[h,m,p]", "U[h,m,f] = E[h,m,p] * V[h,p,f]", "O[h,m,f] = U[h,m,f] / D[h,m]",
]  # fmt: skip
SIZES = {"h": 8, "m": 256, "p": 197, "e": 64, "f": 64}
CONVOLUTIONS = ["A[k,x,y] = I[c,x+r,y+s] * W[k,c,r,s]", "B[j,p,q] = A[k,p+t,q+u] * V[j,k,t,u]"]
IMAGE = {"k": 24, "c": 16, "x": 30, "y": 30, "r": 3, "s": 3, "j": 64, "p": 28, "q": 28, "t": 3, "u": 3}


def test_an_interrupt_ends_every_part_and_a_clock_its_own() -> None:
    watch, never = Watch(), float("inf")
    assert not late(never, watch) and late(0.0, watch) and not late(never, None)
    watch.interrupted = True
    assert late(never, watch)
    assert part(never, 3) == never


def test_searches_within_a_search_hear_of_an_interrupt_and_pass_it_on() -> None:
    outer, inner, after = Watch(), Watch(), Watch()
    with outer.interruptible():
        with inner.interruptible():
            os.kill(os.getpid(), signal.SIGINT)
        with after.interruptible():
            assert after.interrupted
        assert outer.interrupted and inner.interrupted
        with pytest.raises(KeyboardInterrupt):  # the second ends it at once
            os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.parametrize("chip", ["simba", "tpu-v4i"])
@pytest.mark.parametrize("einsums, sizes", [(ATTENTION, SIZES), (CONVOLUTIONS, IMAGE)])
@pytest.mark.parametrize("objective", ["energy", "edp"])
def test_a_clock_that_is_over_at_once_has_an_answer(
    chip: str, einsums: list[str], sizes: dict[str, int], objective: str
) -> None:
    w = Workload.parse(einsums, sizes, bits=8)
    found = piste.search(w, chip, objective=objective, seconds=0.001)
    assert found.fits and found.best is not None and not found.optimal
    assert 0 < found.lower <= found.value
    again = piste.evaluate(w, chip, found.best)
    assert found.value == pytest.approx(again.energy_pj * (again.cycles if objective == "edp" else 1))


def test_an_interrupt_soon_has_an_answer_soon() -> None:
    w = Workload.parse(CONVOLUTIONS, IMAGE, bits=8)
    before, start = signal.signal(signal.SIGPROF, lambda *_: signal.raise_signal(signal.SIGINT)), process_time()
    signal.setitimer(signal.ITIMER_PROF, 0.1)
    try:
        found = piste.search(w, "simba", objective="edp")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    assert found.fits and found.interrupted
    assert process_time() - start < 1.5  # it is 0.2 of an idle machine; it was 5


@pytest.mark.parametrize("option", [{"budget": 100}, {"seed": 3}, {"workers": 2}])
def test_options_of_one_einsum_are_refused(option: dict[str, int]) -> None:
    (name,) = option
    with pytest.raises(SpecError, match=f"{name} is for one Einsum, and these 2 are searched together"):
        piste.search(Workload.parse(CONVOLUTIONS, IMAGE), "simba", **option)  # type: ignore[arg-type]
