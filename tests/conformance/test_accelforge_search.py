"""What AccelForge's searches found, evaluated here: the same energy, and inside the space of the benchmark's chips."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.mapspace.constraints import Rules
from piste.spec.files import Spec
from piste.spec.mapping import Mapping
from tests.conformance.timeloop import FIGURES

CHIPS = Path(__file__).parents[2] / "benchmarks" / "chips"
CASES: list[dict[str, Any]] = json.loads((FIGURES / "accelforge_search.json").read_text())["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["chip"] for case in CASES])
def test_the_best_mapping_costs_what_accelforge_says(case: dict[str, Any]) -> None:
    spec = piste.load(CHIPS / f"{case['chip']}.yaml")
    assert isinstance(spec, Spec)
    mapping = Mapping.parse("\n".join(case["mapping"]))
    cost = piste.evaluate(spec.workload, spec.architecture, mapping)
    assert cost.energy_pj == pytest.approx(case["energy_pj"], rel=1e-6)  # kept there as floats of 32 bits
    assert cost.fits
    assert Rules(spec.workload, spec.architecture, spec.constraints).broken_by(mapping) is None


@pytest.mark.parametrize("case", CASES, ids=[case["chip"] for case in CASES])
def test_a_proven_search_finds_the_same_or_less(case: dict[str, Any]) -> None:
    spec = piste.load(CHIPS / f"{case['chip']}.yaml")
    assert isinstance(spec, Spec)
    found = piste.search(spec, constraints=spec.constraints)
    assert found.optimal
    least = 71909720998.28 if case["chip"] == "simba" else case["energy_pj"]
    assert found.value == pytest.approx(least, rel=1e-6)


def test_there_is_a_better_mapping_on_simba() -> None:
    """AccelForge's own model gives it 0.07284856 J, with all usages at most 1; its search ends at 0.0759840 J."""
    better = """
        DRAM               | keep A, W, B
                           | for m in steps of 256
                           |   for n in steps of 128
        GLB                |     keep B (retain: false)
                           |     for k in steps of 128
        GLB                |       keep A (retain: false)
                           |       spread m in steps of 128 over PE.x
                           |         spread k in steps of 64 over PE.x
                           |           spread n in steps of 32 over PE.x
        InputBuffer        |             keep A (retain: false)
                           |             for n in steps of 8
        WeightBuffer       |               keep W (retain: false)
        AccumulationBuffer |               keep B (retain: false)
                           |               for k in steps of 8
                           |                 spread n in steps of 1 over Vector.columns
                           |                   spread k in steps of 1 over Vector.rows
        Register           |                     keep W (retain: false)
                           |                     for m in steps of 1
                           |                       compute B
    """
    spec = piste.load(CHIPS / "simba.yaml")
    assert isinstance(spec, Spec)
    cost = piste.evaluate(spec.workload, spec.architecture, better)
    assert cost.energy_pj == pytest.approx(0.07284856e12, rel=1e-6)
    assert cost.fits
    assert Rules(spec.workload, spec.architecture, spec.constraints).broken_by(Mapping.parse(better)) is None
    assert cost.energy_pj < next(case["energy_pj"] for case in CASES if case["chip"] == "simba")
