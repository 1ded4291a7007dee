"""Cascades of which no loops are shared: each Einsum alone, or with results whole in the exchange memory."""

from __future__ import annotations

from itertools import chain, combinations
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.constraints import Constraint, Constraints
from piste.search import fused
from piste.search.fused import orders
from piste.search.fused.apart import PassedOn
from piste.search.fused.cascade import alone
from piste.search.objective import objective
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload
from tests.examples import examples

PAIR = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]"
THREE = "Y[p] = W[r,s] * I[p+r+s]; Z[j,p] = V[j] * Y[p]"  # no product with one factor per rank


def chip(capacity: float | None, near: float = 1.0, far: float = 10.0) -> Architecture:
    return Architecture((
        Memory("DRAM", read_pj=far, write_pj=far, words_per_cycle=2),
        Memory("GLB", capacity_bytes=capacity, read_pj=near, write_pj=near, words_per_cycle=4),
        Fanout("PE", {"x": 2}),
        Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip


@settings(max_examples=examples(6), deadline=None)
@given(
    sizes=st.tuples(*[st.sampled_from([1, 2, 3])] * 4),
    capacity=st.sampled_from([6, 14, None]),
    prices=st.sampled_from([(1.0, 10.0), (10.0, 4.0), (3.0, 3.0)]),
    name=st.sampled_from(["energy", "traffic:DRAM", "cycles"]),
)
def test_no_tree_is_below_the_bracket(
    sizes: tuple[int, ...], capacity: float | None, prices: tuple[float, float], name: str
) -> None:
    w = Workload.parse(THREE, **dict(zip("prsj", sizes, strict=True)), bits=8)
    on = chip(capacity, *prices)
    found = piste.search(w, on, objective=name)
    target, least = objective(name, on), 0.0
    for e in w.einsums:  # each the best of all its mappings, with whichever tensors in the buffer and room for all
        one, roomy, costs = alone(w, e), chip(None, *prices), [inf]
        mine = [t for t in e.accesses if t in w.intermediates]
        for held in chain.from_iterable(combinations(mine, n) for n in range(len(mine) + 1)):
            rules = Constraints((Constraint(memory="DRAM", bypass=held),) if held else ())
            best = piste.search(one, roomy, objective=name, strategy="exhaustive", constraints=rules)
            costs.append(best.value)
        least += min(costs)
    if found.report is None:
        return
    assert found.lower <= found.value * (1 + 1e-9) and found.value <= found.unfused * (1 + 1e-9)
    assert found.value == pytest.approx(target(piste.evaluate(w, on, found.best)), rel=1e-12)
    if capacity is None:  # all tensors that are held fit at once, so this is a tree
        assert found.lower <= least * (1 + 1e-9) <= found.value * (1 + 2e-9)


def test_results_stay_where_no_loop_can_be_shared() -> None:
    w = Workload.parse("Y[k,p] = W[k,c,r,s] * I[c,p+r+s]; Z[j,p] = V[j,k] * Y[k,p]", k=8, c=4, p=10, r=3, s=2, j=8)
    found = piste.search(w, chip(4096))
    assert found.exchanged == ("Y",) and found.value < found.unfused and "whole in GLB, no loop shared" in found.space


def test_without_time_for_tables_results_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "TABLES", 0.0)
    monkeypatch.setattr(orders, "PATIENCE", 0.0)
    w = Workload.parse(PAIR, m=16, k=16, l=16, n=16, bits=8)
    found = piste.search(w, chip(4096), seconds=2)
    assert found.exchanged == ("P",) and found.lower <= found.value < found.unfused
    assert "in 2 s there is no time to price all ways" in found.space
    assert piste.evaluate(w, chip(4096), found.best).energy_pj == found.value


def test_what_was_not_found_out_is_not_called_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    w = Workload.parse(PAIR, m=16, k=16, l=16, n=16, bits=8)
    sure = piste.search(w, chip(40), shared_loops=0)
    assert [s.why.split(":")[0] for s in sure.spilled] == ["capacity"]
    monkeypatch.setattr(fused, "SOON", 0.0)
    monkeypatch.setattr(orders, "PATIENCE", 0.0)
    late = piste.search(w, chip(40), seconds=5, shared_loops=0)
    assert [s.why.split(":")[0] for s in late.spilled] == ["unknown"]


def test_where_time_counts_results_that_stay_whole_are_looked_at_too() -> None:
    w = Workload.parse("Y[k,x] = W[k,c] * A[c,x]; Z[j,p] = V[j,k,s] * Y[k,p+s]", k=4, c=4, x=10, p=8, s=3, j=4, bits=8)
    on = chip(256)
    edp = objective("edp", on)
    found, whole = piste.search(w, on, objective=edp), PassedOn(w, on, "GLB", edp, "perfect", Constraints()).best()
    assert whole is not None
    assert found.lower <= found.value <= edp(piste.evaluate(w, on, whole))
