"""The dataflows behind the claims of the MAESTRO paper: its networks, chips and designs, by the tool and exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean

from piste.dataflow.directives import Cluster, Directive, Layer, resolve
from piste.dataflow.exact import analysis as exact
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.released import maestro
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.flow import LayerFlow
from piste.studies.maestro.eyeriss import ALEXNET, CHIP, CLOCK_MHZ, PES
from piste.studies.maestro.networks import NETWORKS, SORTS, Operator

MODES = ("maestro", "exact")  # of the paper's tool, and sound
HARDWARE = Hardware(256, (Noc(32),))
DATAFLOWS = tuple(TABLE_3)


def analyse(mode: str, layer: Layer, hardware: Hardware = HARDWARE) -> LayerFlow:
    """One layer by one of the two modes."""
    return {"maestro": maestro.analyse, "exact": exact.analyse}[mode](layer, hardware)


def operator(network: str, name: str) -> Operator:
    [found] = (o for o in NETWORKS[network] if o.layer.name == name)
    return found


def mapped(layer: Layer, dataflow: str) -> Layer:
    """A layer under a dataflow of Table 3. Without filters, KC-P spreads channels over all PEs, as was released.

    Columns are cut to those of the layer: where YX-P maps more, the released tool divides by zero.
    """

    def cut(directive: Directive) -> Directive:
        if isinstance(directive, Cluster) or directive.dim != "X":
            return directive
        return replace(directive, size=min(int(directive.size), layer.dims["X"]))

    found = resolve(layer_with(layer, "C-P" if dataflow == "KC-P" and "K" not in layer.dims else dataflow))
    return replace(found, directives=tuple(map(cut, found.directives)))


@cache
def flow(mode: str, network: str, name: str, dataflow: str) -> LayerFlow:
    """What a dataflow of Table 3 does to a layer of a network."""
    layer = operator(network, name).layer
    key = (layer.type, tuple(layer.dims.items()), repr(layer.stride), repr(layer.coupling))
    if (mode, dataflow, key) not in _ANALYSED:
        _ANALYSED[mode, dataflow, key] = analyse(mode, mapped(layer, dataflow))
    return _ANALYSED[mode, dataflow, key]


_ANALYSED: dict[tuple[object, ...], LayerFlow] = {}  # layers of several names, and of several networks, are equal


# --- the five networks: Figure 10 -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FlowCost:
    """Cycles, and energy in multiply-accumulates."""

    cycles: float = 0
    energy: float = 0

    def __add__(self, other: FlowCost) -> FlowCost:
        return FlowCost(self.cycles + other.cycles, self.energy + other.energy)


@cache
def costs(mode: str, network: str, dataflow: str) -> Mapping[str, FlowCost]:
    """What each sort of operator costs in a network: a bar of Figure 10."""
    found = dict.fromkeys(SORTS, FlowCost())
    for o in NETWORKS[network]:
        one = flow(mode, network, o.layer.name, dataflow)
        found[o.sort] += FlowCost(o.times * one.cycles, o.times * one.energy_in_macs)
    return found


def total(mode: str, network: str, dataflow: str) -> FlowCost:
    return sum(costs(mode, network, dataflow).values(), FlowCost())


def mean(mode: str, dataflow: str) -> Mapping[str, FlowCost]:
    """Figure 10 (f): what each sort of operator costs on average over the networks."""
    each = [costs(mode, network, dataflow) for network in NETWORKS]
    return {
        sort: FlowCost(fmean(one[sort].cycles for one in each), fmean(one[sort].energy for one in each))
        for sort in SORTS
    }


def adaptive(bars: Mapping[str, Mapping[str, FlowCost]], what: str) -> float:
    """By how many percent the best dataflow for each sort of operator is below the best one for all."""
    fixed: float = min(sum(getattr(cost, what) for cost in bar.values()) for bar in bars.values())
    chosen: float = sum(min(getattr(bar[sort], what) for bar in bars.values()) for sort in SORTS)
    return 100 * (1 - chosen / fixed)


# --- four operators: Figures 11 and 12 --------------------------------------------------------------------------------

# In MobileNetV2 as published the first bottleneck does not expand its channels, so its only point-wise layer is taken.
REPRESENTATIVE = {
    "early": ("ResNet50", "conv1"),
    "late": ("VGG16", "conv13"),
    "depth-wise": ("ResNeXt50", "conv2-grouped"),
    "point-wise": ("MobileNetV2", "bottleneck1-1-project"),
}


@dataclass(frozen=True)
class Needs:
    """Local accesses for each element fetched, and the bandwidth so that no step waits."""

    activation_reuse: float
    filter_reuse: float
    bandwidth: float


def needs(mode: str, sort: str, dataflow: str) -> Needs:
    """Figure 11: what a dataflow reuses in a representative operator, and needs of the network."""
    one = flow(mode, *REPRESENTATIVE[sort], dataflow)
    reuse = {name: one.macs / one.tensors[name].l2_reads for name in ("input", "filter")}
    return Needs(reuse["input"], reuse["filter"], one.mean_bandwidth)


def most_reuse(sort: str) -> tuple[float, float]:
    """The algorithmic maximum, the bars A of Figure 11: every input and every weight fetched once."""
    tensors = flow("exact", *REPRESENTATIVE[sort], "C-P").tensors
    return tensors["input"].most_reuse, tensors["filter"].most_reuse


# --- chips: Figure 9 --------------------------------------------------------------------------------------------------

# The validation that was released; its width is not the chip's: without it the five layers come out 6 to 20 % faster.
FITTED = Hardware(PES, (Noc(14),))


def eyeriss_ms(mode: str, hardware: Hardware | None = None) -> tuple[float, ...]:
    """Five layers of AlexNet: as released, by the released tool; as on the chip, exactly. Or on other hardware."""
    if mode == "maestro":
        flows = [maestro.analyse(measured.layer, hardware or FITTED) for measured in ALEXNET]
    else:
        flows = [exact.analyse(measured.mapped, hardware or CHIP) for measured in ALEXNET]
    return tuple(flow.cycles / CLOCK_MHZ / 1000 for flow in flows)


def mean_error(found: tuple[float, ...]) -> float:
    """Of the five layers, in percent of what was measured."""
    return 100 * fmean(abs(ms / measured.latency_ms - 1) for ms, measured in zip(found, ALEXNET, strict=True))


MAERI = Hardware(64, (Noc(latency=0),))
MAERI_DATAFLOW = parse_directives("""
    TemporalMap(1,1) C; SpatialMap(1,1) K; TemporalMap(1,1) Y'; TemporalMap(1,1) X'; TemporalMap(Sz(R),Sz(R)) R;
    TemporalMap(Sz(S),Sz(S)) S;
    Cluster(Sz(R));
    SpatialMap(1,1) Y; SpatialMap(1,1) R;
    Cluster(Sz(S));
    SpatialMap(1,1) X; SpatialMap(1,1) S
""")


def vgg16_on_maeri() -> tuple[Layer, ...]:
    """VGG16 as released for the validation: images without their padding."""

    def bare(layer: Layer) -> Layer:
        side = layer.dims["Y"] - 2
        return replace(layer, dims={**layer.dims, "Y": side, "X": side}, directives=MAERI_DATAFLOW)

    return tuple(bare(o.layer) for o in NETWORKS["VGG16"][:13])


# --- designs: Table 5 -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table5Row:
    """A row of Table 5: the network, and what came out: multiply-accumulates a cycle, energy."""

    bandwidth: int
    multicast: bool
    reduction: bool
    throughput: float
    energy: float

    @property
    def hardware(self) -> Hardware:
        return Hardware(56, (Noc(self.bandwidth),), multicast=self.multicast, reduction=self.reduction)


TABLE_5 = {
    "reference": Table5Row(40, True, True, 48.6, 5.26e9),
    "bandwidth": Table5Row(24, True, True, 34.54, 5.26e9),
    "multicast": Table5Row(40, False, True, 33.39, 7.56e9),
    "reduction": Table5Row(40, True, False, 32.05, 7.77e9),
}
CLUSTER = 4  # of channels, the fastest: those of 64 in Table 3 do not fit into 56 PEs, and the paper names no others


def table5(design: str, mode: str, cluster: int = CLUSTER) -> LayerFlow:
    """VGG16's second layer under KC-P with clusters that fit."""
    row = TABLE_5[design]
    if mode == "maestro" and not (row.multicast and row.reduction):
        raise SpecError("the released tool reads these switches and does not use them")

    def fitting(directive: Directive) -> Directive:
        if isinstance(directive, Cluster):
            return Cluster(cluster)
        whole = directive.dim == "C" and not directive.spatial
        return replace(directive, size=cluster, offset=cluster) if whole else directive

    layer = layer_with(operator("VGG16", "conv2").layer, "KC-P")
    return analyse(mode, replace(layer, directives=tuple(map(fitting, layer.directives))), row.hardware)
