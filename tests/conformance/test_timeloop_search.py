"""What Timeloop's searches found, evaluated here: the same cycles and energy on chips with its own prices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.mapspace.constraints import Rules
from piste.spec.builders import parse_workload
from piste.spec.files import Spec
from piste.spec.mapping import Mapping
from tests.conformance.timeloop import FIGURES
from tests.examples import some

CASES: list[dict[str, Any]] = json.loads((FIGURES / "timeloop_search.json").read_text())["cases"]
CHIPS = Path(__file__).parents[2] / "benchmarks" / "chips"
DRAM, GLB = 200.0, 1 + 5 / 99.5 * (128 - 0.5)  # pJ per word

# What Timeloop fetches and Piste does not (docs/conformance.md), in pJ.
MORE = {
    # Neighbours that need overlapping, not equal, inputs: 896 steps of 8 x 2 x 3 x 2 tiles of 84 words are each read
    # from the buffer, where their union is 8 x 10 x 16.
    "resnet3x3_three_uber_random_t1": GLB * 896 * (96 * 84 - 8 * 10 * 16),
    # Rows that the next tile of p or q shares are fetched again, for the window came along s before: 2 x 12 columns of
    # 64 channels for each of 4 moves along p, and 2 x 2 for each of 3 along q.
    "resnet3x3_eyeriss_uber_random_t1": (DRAM + GLB) * 64 * (4 * 2 * 12 + 3 * 2 * 2),
}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_best_mapping_costs_what_timeloop_says(case: dict[str, Any]) -> None:
    cost = piste.evaluate(case["workload"], case["chip"], "\n".join(case["mapping"]))
    assert cost.fits
    assert cost.cycles == case["cycles"]
    energy = cost.energy_pj + MORE.get(case["name"], 0.0)
    assert f"{energy / 1e6:.2f}" == case["energy_uj"]
    assert float(f"{energy * 1e-12 * cost.cycles:.2e}") == case["edp"]


@pytest.mark.parametrize("space", ["timeloop-eyeriss", "timeloop-eyeriss-all"])
@pytest.mark.parametrize(
    "case", [case for case in CASES if case["chip"] == "eyeriss-pat"], ids=lambda case: case["name"]
)
def test_the_best_mapping_keeps_the_constraints_of_its_search(case: dict[str, Any], space: str) -> None:
    spec = piste.load(CHIPS / f"{space}.yaml")
    assert isinstance(spec, Spec)
    rules = Rules(parse_workload(case["workload"]), spec.architecture, spec.constraints)
    assert rules.broken_by(Mapping.parse("\n".join(case["mapping"]))) is None


@pytest.mark.parametrize(
    ("workload", "chip", "constrained", "edp"),
    some(
        [
            ("conv:56,56,1,1,64,64", "eyeriss-pat", True, 17.445),
            ("conv:28,28,3,3,128,128", "eyeriss-pat", True, 476.65),
            ("conv:64,64,1,1,4096,4096", "eyeriss-pat", True, 1.33e9),
            ("gemm:4096,4096,4096", "three-level-pat", False, 2.08e8),
        ],
        2,
    ),
)
def test_a_proven_search_is_at_least_as_good(workload: str, chip: str, constrained: bool, edp: float) -> None:
    spec = piste.load(CHIPS / "timeloop-eyeriss.yaml")
    assert isinstance(spec, Spec)
    rules = spec.constraints if constrained else None
    found = piste.search(workload, chip, objective="edp", constraints=rules)
    assert found.value * 1e-12 <= edp
    assert found.optimal
