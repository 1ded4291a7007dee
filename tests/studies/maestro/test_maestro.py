"""The flows behind the claims of the MAESTRO paper are those of its tool, of its chips and of its figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from piste.dataflow.directives import resolve
from piste.dataflow.exact import analysis as exact
from piste.dataflow.exact import steps
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import FIGURE_5, layer_with
from piste.dataflow.released import maestro
from piste.errors import SpecError
from piste.studies import claims
from piste.studies.maestro.claims import FIGURE_5_NAMES, playground
from piste.studies.maestro.eyeriss import ALEXNET, CHIP, PES, Measured
from piste.studies.maestro.flows import (
    CLUSTER,
    DATAFLOWS,
    FITTED,
    HARDWARE,
    MAERI,
    MODES,
    FlowCost,
    adaptive,
    analyse,
    costs,
    eyeriss_ms,
    flow,
    mapped,
    mean,
    mean_error,
    most_reuse,
    needs,
    operator,
    table5,
    vgg16_on_maeri,
)
from piste.studies.maestro.networks import NETWORKS, SORTS

# The released tool (commit 4eb08d1) on the files of its folder validation.
EYERISS = {"CONV1": 3_297_188, "CONV2": 7_921_306, "CONV3": 4_142_630, "CONV4": 3_598_206, "CONV5": 2_054_398}
VGG16_ON_MAERI = (
    1_478_520, 31_541_760, 14_713_600, 29_427_200, 13_810_176, 27_620_352, 27_620_352,
    12_806_144, 25_612_288, 25_612_288, 5_455_872, 5_455_872, 5_455_872,
)  # fmt: skip


# Mean absolute error in percent, by what PEs wait for.
AWAITED: dict[tuple[str, ...], float] = {(): 5.81, ("filter",): 5.07, ("input",): 44.05, ("input", "filter"): 45.41}
# How often the PEs get new filters: for each share of filters, rows, images and channels.
PASSES = {"CONV1": 3 * 8 * 4 * 3, "CONV2": 16 * 4 * 24, "CONV3": 6 * 64, "CONV4": 12 * 32, "CONV5": 8 * 32}


@pytest.mark.parametrize("measured", ALEXNET, ids=lambda one: one.layer.name)
def test_the_tool_on_eyeriss(measured: Measured) -> None:
    assert maestro.analyse(measured.layer, FITTED).cycles == EYERISS[measured.layer.name]


def test_the_tool_on_maeri() -> None:
    assert tuple(maestro.analyse(layer, MAERI).cycles for layer in vgg16_on_maeri()) == VGG16_ON_MAERI


@pytest.mark.parametrize("measured", ALEXNET, ids=lambda one: one.layer.name)
def test_the_mapping_of_the_chip(measured: Measured) -> None:
    found = exact.analyse(measured.mapped, Hardware(PES))
    dims = measured.layer.dims
    # PEs with work, as published: fewer only where rows are left over.
    assert measured.active_pes == dims["R"] * measured.e * measured.r * measured.t
    assert measured.active_pes * (1 - 1 / 8 / measured.e) <= found.active_pes <= measured.active_pes
    # Without a limit of bandwidth only the multiplications count, and the last results.
    columns = (dims["X"] - dims["S"]) // measured.layer.stride[1] + 1
    compute = PASSES[measured.layer.name] * measured.n * columns * measured.p * measured.q * dims["S"]
    assert compute < found.cycles < compute + 10
    # A PE has what the chip has room for: 224 weights, 12 inputs, 24 results; two sets of weights it has not.
    sizes = {name: tensor.l1_size // 2 for name, tensor in found.tensors.items()}
    assert sizes["filter"] <= 224 < 2 * sizes["filter"]
    assert sizes["input"] <= 12 and sizes["output"] <= 24


def test_passes_of_the_chip_by_hand() -> None:
    """While the last column of a pass is computed the first window of the next one comes; then its filters do."""
    found = {measured.layer.name: exact.analyse(measured.mapped, CHIP).cycles for measured in ALEXNET}
    # 55 columns of 16 filters x 11 taps; weights are 11 x 11 x 32. First of all weights come, which take longer than a
    # window, and at the end results of 7 rows go out, four at a time.
    filters = 11 * 11 * 32 // 4
    assert found["CONV1"] == PASSES["CONV1"] * (55 * 176 + filters) + 7 * 32 // 4
    # 27 columns of 2 channels x 16 filters x 5 taps; the first window, of 31 rows x 5 columns x 2 channels, takes
    # longer than weights.
    filters, window = 5 * 5 * 2 * 16 // 4, 31 * 5 * 2
    assert found["CONV2"] == PASSES["CONV2"] * (27 * 160 + filters) + window - filters + 27 * 16 // 4
    # Four images of 13 columns of 4 x 16 x 3; results of 13 x 64, four at a time, take longer.
    filters, results = 3 * 3 * 4 * 64 // 4, 13 * 64 // 4
    assert found["CONV3"] == PASSES["CONV3"] * (51 * results + 192 + filters) + results
    # The mapping of two layers is the same: two thirds of the passes, and the same end.
    results = 13 * 32 // 4
    assert 2 * (found["CONV4"] - results) == 3 * (found["CONV5"] - results)


def test_the_chip_exactly() -> None:
    assert [round(one, 2) for one in eyeriss_ms("exact")] == [15.33, 34.71, 21.84, 15.93, 10.62]
    errors = {tensors: mean_error(eyeriss_ms("exact", replace(CHIP, awaited=tensors))) for tensors in AWAITED}
    assert {tensors: round(error, 2) for tensors, error in errors.items()} == AWAITED


@pytest.mark.parametrize("mode", MODES)
def test_all_work_is_done(mode: str) -> None:
    # By the released tool only where strides and edges do not mislead it.
    for network, name in (("VGG16", "conv13"), ("MobileNetV2", "bottleneck2-2-depth"), ("UNet", "down5-1")):
        dims = operator(network, name).layer.dims
        work = dims.get("K", 1) * dims["C"] * dims["R"] * dims["S"] * (dims["Y"] - dims["R"] + 1) ** 2
        assert {flow(mode, network, name, dataflow).macs for dataflow in DATAFLOWS} == {work}


def test_an_operator_step_by_step() -> None:
    layer = replace(operator("VGG16", "conv13").layer, dims={"K": 4, "C": 6, "R": 3, "S": 3, "Y": 6, "X": 6})
    small = Hardware(12, (Noc(4),))
    for dataflow in ("C-P", "X-P", "YR-P"):
        counted, run = exact.analyse(mapped(layer, dataflow), small), steps.run(resolve(mapped(layer, dataflow)), small)
        assert counted.macs == run.macs
        assert counted.tensors["input"].delivered == run.ingress("input")


def test_depth_wise_layers_have_no_filters_to_spread() -> None:
    layer = operator("MobileNetV2", "bottleneck2-2-depth").layer
    assert mapped(layer, "KC-P").directives == mapped(layer, "C-P").directives
    assert flow("maestro", "MobileNetV2", "bottleneck2-2-depth", "KC-P").active_pes > 64


def test_columns_are_cut_only_where_there_are_fewer() -> None:
    for o in NETWORKS["VGG16"][:13]:
        assert mapped(o.layer, "YX-P") == resolve(layer_with(o.layer, "YX-P"))
    conv5 = operator("ResNet50", "conv5-3x3").layer
    with pytest.raises(SpecError, match="divides by zero"):
        maestro.analyse(layer_with(conv5, "YX-P"), HARDWARE)
    whole, cut = exact.analyse(layer_with(conv5, "YX-P"), HARDWARE), flow("exact", "ResNet50", "conv5-3x3", "YX-P")
    assert replace(whole, notes=()) == replace(cut, notes=())


def test_costs_of_a_network_are_those_of_its_layers() -> None:
    bar = costs("exact", "VGG16", "KC-P")
    assert set(bar) == set(SORTS)
    alone = sum(analyse("exact", mapped(o.layer, "KC-P")).cycles for o in NETWORKS["VGG16"])
    assert sum(cost.cycles for cost in bar.values()) == alone
    assert mean("maestro", "X-P")["transposed"].cycles == costs("maestro", "UNet", "X-P")["transposed"].cycles / 5


def test_the_adaptive_choice() -> None:
    zero = dict.fromkeys(SORTS, FlowCost())
    one, other = ({**zero, "early": FlowCost(a, a), "late": FlowCost(b, b)} for a, b in ((1, 3), (2, 1)))
    assert adaptive({"A": one, "B": other}, "cycles") == pytest.approx(100 / 3)  # 2 in place of 3
    assert adaptive({"A": one}, "energy") == 0


def test_reuse_is_never_above_what_the_algorithm_has() -> None:
    for sort in ("early", "late", "depth-wise", "point-wise"):
        inputs, weights = most_reuse(sort)
        for dataflow in DATAFLOWS:
            found = needs("exact", sort, dataflow)
            assert found.activation_reuse <= inputs and found.filter_reuse <= weights


def test_the_clusters_of_table_3_do_not_fit_table_5() -> None:
    with pytest.raises(SpecError, match="64"):
        exact.analyse(mapped(operator("VGG16", "conv2").layer, "KC-P"), Hardware(56))
    throughput = {}
    for size in (1, 2, 4, 7, 8, 14, 28, 56):
        layer = table5("reference", "maestro", size)
        throughput[size] = layer.macs / layer.cycles
    assert max(throughput, key=lambda size: throughput[size]) == CLUSTER
    assert max(throughput.values()) < 48.6  # of the paper


def test_figure_5_on_as_many_pes_as_drawn() -> None:
    # Counted by running the directives.
    inputs = {"A": 72, "B": 72, "C": 72, "D": 72, "E": 39, "F": 48}
    for name, layer in FIGURE_5.items():
        run = steps.run(resolve(layer), playground(name))
        assert (run.macs, run.ingress("input")) == (72, inputs[name])
    assert set(FIGURE_5_NAMES) == set(FIGURE_5)


def test_small_claims() -> None:
    made = claims("maestro")
    assert made["maestro-fig6-coordinates"]().piste == 141
    assert made["maestro-fig5-names"]().verdict == "reproduced"
    assert made["maestro-fig9-exact"]().verdict == "not reproduced"
    speed = made["maestro-sec1-speed"]()
    assert speed.piste == pytest.approx((2_592_000, 10_368_000)) and speed.verdict == "not reproduced"


def test_what_the_tool_refuses_is_said() -> None:
    assert claims("maestro")["maestro-table5-multicast"]().piste == "refused"


def test_the_hardware_of_figure_10() -> None:
    assert (HARDWARE.pes, HARDWARE.nocs) == (256, (Noc(32),))  # 32 GB/s at 1 GHz, elements of a byte
