"""The search of cascades: known optima, no random tree is better, and the counts are those of the executor."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.evaluate import report
from piste.count.oracle.executor import execute
from piste.results.cascade import FoundCascade
from piste.results.report import Report
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.workload import Workload
from tests.search.fused.trees import CASCADES, cascade, judged, random_tree

CASES = json.loads((Path(__file__).parents[2] / "figures" / "fused_search.json").read_text())["cases"]
SMALL = [case for case in CASES if case["kind"] == "search" and case["name"].startswith("two levels")]


def chip(capacity: float, inner: float | None = None) -> Architecture:
    near = Memory("Buffer", capacity_bytes=capacity, read_pj=1.0, write_pj=1.5)
    further = [] if inner is None else [Memory("RF", capacity_bytes=inner, read_pj=0.1, write_pj=0.2)]
    return Architecture((Memory("DRAM", read_pj=10, write_pj=14), near, *further, Unit("MAC", energy_pj=0.1)))


def found(w: Workload, c: Architecture, **more: Any) -> FoundCascade:
    answer = piste.search(w, c, **more)
    assert isinstance(answer, FoundCascade)
    return answer


@pytest.mark.parametrize("case", SMALL, ids=lambda case: case["name"])
def test_optima_that_a_prototype_found(case: dict[str, Any]) -> None:
    w = Workload.parse(case["einsums"], case["sizes"], bits=8)
    answer = found(w, Architecture.from_list(case["architecture"]))
    assert answer.optimal and answer.value == pytest.approx(case["value_pj"], rel=1e-12)
    assert answer.unfused == pytest.approx(case["unfused_pj"], rel=1e-12)


@settings(max_examples=25, deadline=None)
@given(
    st.integers(0, 10**9), st.sampled_from(sorted(CASCADES)), st.sampled_from(("energy", "traffic:DRAM")), st.booleans()
)
def test_no_tree_is_better(seed: int, kind: str, objective: str, deep: bool) -> None:
    rng = Random(seed)
    w = cascade(rng, kind)
    c = chip(rng.randint(4, 40), rng.randint(3, 9) if deep else None)
    answer = found(w, c, objective=objective)
    assert answer.optimal and answer.best is not None
    counted = report(w, c, answer.best, execute(w, c, answer.best))
    assert counted.fits and answer.report is not None
    assert counted.energy_pj == pytest.approx(answer.report.energy_pj, rel=1e-12)
    assert answer.value <= answer.unfused * (1 + 1e-9)
    for _ in range(25):
        mapping = random_tree(rng, w, "Buffer", "RF" if deep else None)
        other = judged(w, c, mapping) if mapping else None
        if other is not None:
            value = other.energy_pj if objective == "energy" else _moved(other)
            assert value >= answer.value * (1 - 1e-9), f"{w}\n{c}\n{answer.best}\n{answer.value} > {value}\n{mapping}"


def _moved(r: Report) -> float:
    return float(sum(n.reads + n.fills + n.updates + n.drains for n in r.counts if n.memory == "DRAM"))


def test_the_kernel_that_ships_is_made_from_the_source_beside_it() -> None:
    home = files("piste.search.fused")
    first = home.joinpath("kernel.ll").read_text().split("\n", 1)[0]
    assert first == f"; kernel.c {sha256(home.joinpath('kernel.c').read_bytes()).hexdigest()}", "run make kernel"
