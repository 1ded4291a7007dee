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
