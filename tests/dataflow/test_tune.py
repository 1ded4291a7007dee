"""The tuner: nothing beats its floor, its energies are those of the exact analysis, and budgets hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from piste.dataflow.directives import COUPLINGS, Cluster, Directive, Layer, Map
from piste.dataflow.exact.analysis import L2_ENERGY, analyse
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.tune import OBJECTIVES, tune
from piste.errors import SpecError
from piste.results.flow import LayerFlow
from tests.examples import some

GEMM = Layer("G", "GEMM", {"M": 8, "N": 12, "K": 6}, (), coupling=COUPLINGS["GEMM"])
CONV = Layer("C", "CONV", {"K": 4, "C": 4, "R": 3, "S": 1, "Y": 10, "X": 4}, ())
RANKS = {"GEMM": GEMM.dims, "CONV": {"K": 4, "C": 4, "R": 3, "Y'": 8, "X'": 4}}


def others(layer: Layer, hardware: Hardware) -> Iterator[LayerFlow]:
    """Random dataflows of a layer with tiles that divide, as far as they fit."""
    rng = Random(1)
    for _ in range(100):
        left, directives = dict(RANKS[layer.type]), list[Directive]()
        for cluster in (None, *rng.choice([[], [2], [4], [2, 2]])):
            directives += [Cluster(cluster)] if cluster else []
            dims = rng.sample(list(left), rng.randint(1, len(left)))
            for dim in dims:
                left[dim] = rng.choice([n for n in range(1, left[dim] + 1) if left[dim] % n == 0])
                directives.append(Map(dim, left[dim], left[dim], dim == dims[0]))
        flow = analyse(replace(layer, directives=tuple(directives)), hardware)
        if hardware.l1_size is None or flow.l1_size <= hardware.l1_size:
            yield flow


def energy_by_pe(flow: LayerFlow) -> float:
    """The energy where L2 serves PEs and not clusters, without what first fills L2."""
    moved = [flow.tensors[name].delivered for name in ("input", "filter", "output")]
    output = flow.tensors["output"]
    again = moved[-1] - (output.l2_writes - output.l2_reads)  # less the different outputs
    inside = sum(flow.energy_parts[part] for part in ("mac", "l1_read", "l1_write"))
    return inside + L2_ENERGY * (sum(moved) + again)


@pytest.mark.parametrize(("layer", "l1_size"), some([(GEMM, 24), (GEMM, 64), (CONV, 24)], 1))
def test_nothing_beats_the_floor(layer: Layer, l1_size: int) -> None:
    hardware = Hardware(8, (Noc(2),), l1_size=l1_size)
    fast, frugal = tune(layer, hardware, "cycles"), tune(layer, hardware, "energy")
    assert fast.flow.l1_size <= l1_size and frugal.flow.l1_size <= l1_size
    flows = list(others(layer, hardware))
    assert fast.found.bracket[0] <= min(flow.cycles for flow in [fast.flow, *flows])
    assert frugal.found.bracket[0] <= min(map(energy_by_pe, [frugal.flow, *flows])) + 1e-6
    # Under loop constraints a window is bounded without them, so that only matrix products are proven here.
    assert frugal.found.optimal or (layer is CONV and frugal.found.value <= 1.04 * frugal.found.lower)
    assert energy_by_pe(frugal.flow) == pytest.approx(frugal.found.value, rel=1e-12)


@pytest.mark.parametrize("objective", ["cycles", "energy"])
def test_the_dataflows_of_the_paper_are_beaten(objective: str) -> None:
    layer = Layer("L", "CONV", {"K": 32, "C": 16, "R": 1, "S": 1, "Y": 14, "X": 14}, ())
    hardware = Hardware(64, (Noc(8),), l1_size=128)
    best = OBJECTIVES[objective](tune(layer, hardware, objective, seconds=5).flow)
    assert all(best < OBJECTIVES[objective](analyse(layer_with(layer, name), hardware)) for name in TABLE_3)


def test_what_is_found_fits_into_l2() -> None:
    free = tune(GEMM, Hardware(8, (Noc(2),)), "energy").flow
    tight = tune(GEMM, Hardware(8, (Noc(2),), l2_size=60), "energy").flow
    assert free.l2_size > 60 >= tight.l2_size
    assert free.energy_in_macs < tight.energy_in_macs


@pytest.mark.parametrize(
    ("hardware", "objective", "message"),
    [
        (Hardware(4), "cycle", "an objective is one of cycles, energy, edp, not 'cycle'; did you mean 'cycles'?"),
        (Hardware(4, (Noc(), Noc())), "cycles", "the clusters are found here, but there are 2 networks; give one"),
        (Hardware(4, l1_size=4), "cycles", "layer 'G': no dataflow fits; no mapping fits: L1 has 2 bytes"),
    ],
)
def test_refusals(hardware: Hardware, objective: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        tune(GEMM, hardware, objective)
    assert str(error.value).startswith(message)
