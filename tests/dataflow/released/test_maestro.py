"""Mode maestro says what the released tool prints, and says why where that tool stops or crashes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from piste.dataflow.directives import COUPLINGS, Layer, Network
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import layer_with
from piste.dataflow.released.maestro import analyse, analyse_network
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.flow import LayerFlow
from tests.dataflow.test_lower import TRUTH, layer_of

CASES = json.loads((Path(__file__).parents[2] / "figures" / "dataflow_cases.json").read_text())
CONV = Layer("conv", "CONV", {"K": 6, "C": 5, "R": 3, "S": 3, "Y": 9, "X": 10}, ())


def printed(value: float) -> str:
    """A number as C++ streams show it: whole numbers in full, six digits of others."""
    return str(value) if isinstance(value, int) else f"{value:g}"


def hardware_of(case: dict[str, Any]) -> Hardware:
    pes, width, latency, lanes, offchip = case["hardware"]
    return Hardware(pes, (Noc(width, latency),), lanes=lanes, offchip=offchip)


def flow_of(case: dict[str, Any]) -> LayerFlow:
    return analyse(layer_of(CASES["layers"][case["layer"]]), hardware_of(case))


def only_on_screen(flow: LayerFlow) -> dict[str, float]:
    sizes = {f"{name} {key}": getattr(t, key) for name, t in flow.tensors.items() for key in ("l1_size", "l2_size")}
    energy = {f"energy {part}": value for part, value in flow.energy_parts.items()}
    return {**sizes, **energy, "energy total": flow.energy_in_macs, "overall_reuse": flow.extra["overall_reuse"]}


@pytest.mark.parametrize("case", [case for case in CASES["cases"] if "csv" in case], ids=lambda case: case["id"])
def test_every_number_is_the_released_tools(case: dict[str, Any]) -> None:
    flow = flow_of(case)
    for kind, found in (("csv", flow.extra["csv"]), ("screen", only_on_screen(flow))):
        shown = {key: printed(found[key]) for key in CASES[kind]}
        assert shown == {key: printed(value) for key, value in zip(CASES[kind], case[kind], strict=True)}


@pytest.mark.parametrize("case", [case for case in CASES["cases"] if "error" in case], ids=lambda case: case["id"])
def test_what_the_tool_refuses(case: dict[str, Any]) -> None:
    with pytest.raises(SpecError, match=r"Dimension K not found.*leave the map out") as caught:
        flow_of(case)
    assert "(Error@ ) Dimension K not found" in case["error"]
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("index", range(len(CASES["random"])))
def test_random_dataflows(index: int) -> None:
    case = TRUTH["random"][index]
    flow = analyse(layer_of(case["layer"]), Hardware(case["pes"], (Noc(case["bw"]),)))
    assert [*(t.delivered for t in flow.tensors.values()), flow.macs, flow.cycles] == CASES["random"][index]


def test_the_csv_takes_energy_from_the_layer_before() -> None:
    conv = layer_with(Layer("conv", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 56, "X": 56}, ()), "KC-P")
    flows = analyse_network(Network("three", (conv,) * 3), Hardware(256, (Noc(32),)))
    energy = [flow.extra["csv"]["Activity count-based Energy (nJ)"] for flow in flows]
    assert [round(nj) for nj in energy] == [41_699, 211_445, 211_445]  # seen in the tool
    assert flows[0].energy_in_macs == flows[2].energy_in_macs
    assert flows[2].extra["csv"]["Neural Network Name"] == "three"


def test_without_clusters_it_takes_the_layers_own() -> None:
    conv = layer_with(CONV, "C-P")
    one, two = analyse_network(Network("two", (conv, conv)), Hardware(4))
    assert one == two


def test_the_cases_add_up() -> None:
    flow = analyse(layer_with(CONV, "X-P"), Hardware(3, (Noc(4),)))
    assert sum(case.times * case.cycles for case in flow.cases) == flow.cycles
    assert sum(case.times * case.ingress for case in flow.cases) == sum(
        flow.tensors[name].l2_reads for name in ("input", "filter")
    )
    assert sum(case.times * case.egress for case in flow.cases) == flow.tensors["output"].l2_writes
    assert {case.kind for case in flow.cases} == {"init", "steady", "edge"}


def test_unlimited_is_the_largest_number_of_the_tool() -> None:
    conv = layer_with(CONV, "KC-P")
    assert analyse(conv, Hardware(256)).extra == analyse(conv, Hardware(256, (Noc(2**31 - 1),))).extra


def test_switches_that_it_does_not_heed() -> None:
    conv, quiet = layer_with(CONV, "C-P"), Hardware(4, (Noc(4),))
    switches = {"multicast": False, "reduction": False, "forwarding": True, "awaited": ("filter",)}
    flow = analyse(conv, replace(quiet, **switches, nocs=(Noc(4, channels=True, widths={"input": 1}),)))
    assert flow.notes == (
        "MAESTRO always multicasts",
        "MAESTRO always adds partial results up on the way",
        "MAESTRO always forwards nothing between neighbours",
        "MAESTRO always has one pipe for all tensors, here 4 wide",
        "MAESTRO always fetches ahead",
    )
    assert replace(flow, notes=()) == analyse(conv, quiet)
    wide = Hardware(4, (Noc(channels=True, widths=dict.fromkeys(("input", "filter", "output"), 1)),))
    assert analyse(conv, wide).notes == ("MAESTRO always has one pipe for all tensors, here of unlimited width",)


MAPS = "TemporalMap(1,1) K; TemporalMap(3,1) Y; TemporalMap(3,1) X; {}; TemporalMap(3,3) S; SpatialMap(1,1) C"


@pytest.mark.parametrize(
    ("directives", "reason"),
    [
        (MAPS.format("TemporalMap(1,1) R"), r"stops if a TemporalMap tiles R; write TemporalMap\(Sz\(R\),Sz\(R\)\) R"),
        ("SpatialMap(1,1) Y'; TemporalMap(1,1) K", "memory that nobody set for a map of Y' .* does not map R; write"),
        ("SpatialMap(1,1) C; Cluster(8,P); SpatialMap(1,1) K", "clusters of 8 PEs and 4 PEs: MAESTRO crashes; write"),
        ("TemporalMap(1,1) C", "no SpatialMap for 4 units: not known .* write one or take mode exact"),
        # Rows of an output that has none: the released tool divides by the cycles of a step that computes nothing.
        ("TemporalMap(2,2) Y; SpatialMap(1,1) C; Cluster(2,P); SpatialMap(1,1) K", "divides by zero; mode exact"),
    ],
)
def test_what_it_cannot_run(directives: str, reason: str) -> None:
    with pytest.raises(SpecError, match=f"^layer 'conv': .*{reason}"):
        analyse(replace(CONV, directives=parse_directives(directives)), Hardware(4))


def test_layers_that_it_does_not_have() -> None:
    pool = Layer("pool", "POOL", {"C": 4, "R": 2, "S": 2, "Y": 8, "X": 8}, (), coupling=COUPLINGS["POOL"])
    pool = replace(pool, directives=parse_directives("SpatialMap(1,1) C"))
    with pytest.raises(SpecError, match=r"MAESTRO has the layers CONV, .*, not this POOL; mode exact takes it"):
        analyse(pool, Hardware(4))
    with pytest.raises(SpecError, match="no zeros to skip"):
        analyse(replace(layer_with(CONV, "C-P"), density={"input": 0.5}), Hardware(4))
    with pytest.raises(SpecError, match="the same network at every level"):
        analyse(layer_with(CONV, "KC-P"), Hardware(256, (Noc(4), Noc(2))))


def test_batches_come_in_all_layers_or_in_none() -> None:
    conv = layer_with(CONV, "C-P")
    batched = replace(conv, dims={**conv.dims, "N": 1})
    with pytest.raises(SpecError, match="the first CONV layer for all; write N in all of them or in none"):
        analyse_network(Network("mixed", (conv, batched)), Hardware(4))
