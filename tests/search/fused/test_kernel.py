"""The kernel of fused searches keeps a clock, hears interrupts, and remembers nothing of what it did not finish."""

from __future__ import annotations

from math import inf

import pytest

import piste
from piste.mapspace.constraints import Constraints
from piste.search.fused.cascade import Cascade
from piste.search.fused.einsum import kernel
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.kind import Kind
from piste.search.fused.einsum.prices import CascadePrices
from piste.search.fused.join import Join
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload


def cascade() -> Cascade:
    w = Workload.parse("P[m,g,l] = A[m,k] * B[k,g,l]; Z[m,n] = P[m,g,l] * D[g,l,n]", m=64, k=32, g=3, l=20, n=48)
    chip = piste.load("tpu-v4i")
    assert isinstance(chip, Architecture)
    return Cascade(w, chip, Constraints(), CascadePrices())


def asked(kind: Kind) -> list[float]:
    """What it says of all its extents, with all that there is room for and without."""
    own = tuple(len(extents) - 1 for extents in kind.left.values())
    found = [kind.fitting(held, 0, 4096.0, 2, (1 << len(own)) - 1) for held in range(8)]
    found += [kind.placed(own, (), held, 0, 4096.0, inf) for held in range(8)]
    for held in range(8):
        stair = kind.best(kind.whole, held, 4096.0)
        found += [kind.least(kind.whole, held), inf if stair is None else stair.cost]
    return found


def test_what_is_cut_short_is_not_remembered() -> None:
    calls = 0

    def third_time() -> bool:
        nonlocal calls
        calls += 1
        return calls % 3 == 0

    hurried, (kind, *_) = cascade().kinds[0], cascade().kinds
    late = 0
    with kernel.until(third_time):
        for _ in range(40):
            try:
                asked(hurried)
                break
            except Late:
                late += 1
    assert late and asked(hurried) == asked(kind)


def test_an_interrupt_is_raised_where_the_call_returns() -> None:
    def interrupted() -> bool:
        raise KeyboardInterrupt

    (kind, *_) = cascade().kinds
    with kernel.until(interrupted), pytest.raises(KeyboardInterrupt):
        asked(kind)
    assert asked(kind)[0] < inf  # and no call after that


def test_a_join_without_time_knows_nothing_wrong() -> None:
    join = Join(cascade(), 2)
    hurried = join.run(until=0.0)
    assert hurried.state is None and not hurried.finished
    whole = Join(cascade(), 2).run()
    assert whole.finished and hurried.lower <= whole.value
    assert Join(cascade(), 2).least() <= whole.value
