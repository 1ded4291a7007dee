"""The designs behind the claims on exploring hardware are what they are said to be, and nothing near them is better."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from piste.dataflow.exact import analysis as exact
from piste.dataflow.hardware import Hardware
from piste.dataflow.sweep import at_row
from piste.errors import SpecError
from piste.explore.space import Prices, Space
from piste.results.flow import LayerFlow
from piste.studies import claims, reproduce
from piste.studies.maestro.dse import LIMITS, MAPS, RANGES, explored, fastest, sram, thriftiest
from piste.studies.maestro.flows import operator

PANELS = [(dataflow, layer) for dataflow in MAPS for layer in ("conv2", "conv11")]

# What the whole space has at its best, pinned: a change of the model or of the prices shows here.
FASTEST = {"KC-P conv2": 157.51, "KC-P conv11": 157.52, "YR-P conv2": 143.99, "YR-P conv11": 42.00}
LEAST = {"KC-P conv2": 14.73, "KC-P conv11": 3.707, "YR-P conv2": 15.56, "YR-P conv11": 3.956}


def costed(dataflow: str, layer: str, design: Mapping[str, Any]) -> tuple[LayerFlow, float, float]:
    """A design analysed alone, without arrays: what it does, its area and its power."""
    space = Space.of(operator("VGG16", layer).layer, {**RANGES, **MAPS[dataflow]})
    names = [name for name in (*RANGES, *MAPS[dataflow]) if name != "dataflow"]
    run = space.variants[0].layers[0][0]
    flow = exact.analyse(*at_row(run, Hardware(1), {name: int(design[name]) for name in names}))
    chip = {"pes": design["pes"], "lanes": 1, "noc_bw": design["noc_bw"], "l1": flow.l1_size, "l2": flow.l2_size}
    return flow, float(Prices().area_um2(**chip)), float(Prices().power_mw(**chip))


@pytest.mark.parametrize(("dataflow", "layer"), PANELS)
def test_the_marked_designs(dataflow: str, layer: str) -> None:
    name = f"{dataflow} {layer}"
    for design in (fastest(dataflow, layer), thriftiest(dataflow, layer)):
        flow, area, power = costed(dataflow, layer, design)
        assert (flow.cycles, flow.l1_size, flow.l2_size) == (design["cycles"], design["l1"], design["l2"])
        assert flow.energy_in_macs == pytest.approx(design["energy_in_macs"], rel=1e-12)
        assert area <= LIMITS["area_mm2"] * 1e6 and power <= LIMITS["power_mw"]
    assert fastest(dataflow, layer)["macs_per_cycle"] == pytest.approx(FASTEST[name], abs=0.005)
    assert thriftiest(dataflow, layer)["energy_in_macs"] / 1e9 == pytest.approx(LEAST[name], rel=5e-4)


@pytest.mark.parametrize(("dataflow", "layer"), PANELS)
def test_no_design_at_random_is_better(dataflow: str, layer: str) -> None:
    choices = {name: list(values) for name, values in {**RANGES, **MAPS[dataflow]}.items() if name != "dataflow"}
    random, tried = Random(7), 0
    while tried < 8:
        design = {name: random.choice(values) for name, values in choices.items()}
        try:
            flow, area, power = costed(dataflow, layer, design)
        except SpecError:
            continue  # clusters without PEs
        if area <= LIMITS["area_mm2"] * 1e6 and power <= LIMITS["power_mw"]:
            tried += 1
            assert flow.macs / flow.cycles <= fastest(dataflow, layer)["macs_per_cycle"]
            assert flow.energy_in_macs >= thriftiest(dataflow, layer)["energy_in_macs"] * (1 - 1e-12)


def test_every_design_is_counted() -> None:
    for dataflow, layer in PANELS:
        found = explored(dataflow, layer)
        assert found.designs_considered == found.designs_evaluated + sum(found.skipped.values())


def test_sram() -> None:
    assert sram({"pes": 3, "l1": 5, "l2": 7}) == 22


def test_the_verdicts() -> None:
    made = {claim.id: claim for claim in (make() for make in claims("dse").values())}
    assert made.pop("dse-sec52-rate").paper == 0.17  # its verdict depends on the machine
    drawn = {name for name in made if name.endswith(("-fast", "-thrifty"))}
    assert len(drawn) == 8
    assert all(made[name].verdict.startswith("not reproducible") for name in drawn)
    assert {name: claim.verdict for name, claim in made.items() if name not in drawn} == {
        "dse-fig13-width": "reproduced in part",
        "dse-fig13-buffers": "reproduced",
        "dse-fig13-moderate": "not reproduced",
        "dse-table5-fastest": "not reproduced",
        "dse-sec1-power": "not reproduced",
        "dse-sec1-sram": "not reproduced",
        "dse-sec1-pes": "not reproduced",
        "dse-sec1-throughput": "not reproduced",
        "dse-sec1-edp": "not reproduced",
        "dse-sec52-designs": "not reproducible: no ranges",
    }


def test_the_claims_of_other_papers_on_hardware_come_with_it() -> None:
    names = {claim.id for claim in reproduce("dse")}
    assert {"fig23-ratio", "ruby-fig13-resnet50", "ruby-fig14-resnet50-best", "flat-fig8a-base"} <= names
    assert set(claims("dse")) < names
