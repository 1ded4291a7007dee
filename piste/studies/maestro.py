"""Every claim of "Understanding Reuse, Performance, and Hardware Cost of DNN Dataflows" (Kwon and others, MICRO 2019).

`piste` is by the rules of the tool that was released with the paper, bit for bit (mode `maestro`); `sound` counts what
the dataflow does (mode `exact`). Both have 256 PEs and a network of 32 elements a cycle, if nothing else is said: 32
GB/s at 1 GHz with elements of one byte. Energies are in multiply-accumulates, by the constants of the released tool.
What the paper only draws is recomputed, and cannot be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean

from piste.dataflow import exact, maestro, steps
from piste.dataflow.directives import Cluster, Directive, Layer
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import FIGURE_5, TABLE_3, layer_with
from piste.dataflow.reuse import explain, opportunities
from piste.dataflow.sizes import resolve
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.claim import Claim, Value
from piste.results.flow import LayerFlow
from piste.studies.answer import Answer, Study
from piste.studies.eyeriss import ALEXNET, CLOCK_MHZ, PES
from piste.studies.networks import LATE, NETWORKS, SORTS, Operator

CLAIMS: dict[str, Callable[[], Claim]] = {}

RELEASED = "released tool"
MODES = ("maestro", "exact")  # of the paper's tool, and sound
HARDWARE = Hardware(256, (Noc(32),))
DATAFLOWS = tuple(TABLE_3)
DRAWN = "not reproducible: the paper draws it and has no numbers"

_claim = Study(CLAIMS, RELEASED, within=0.05, prefix="maestro-").claim


def analyse(mode: str, layer: Layer, hardware: Hardware = HARDWARE) -> LayerFlow:
    """One layer by one of the two modes."""
    return {"maestro": maestro.analyse, "exact": exact.analyse}[mode](layer, hardware)


def _both(what: Callable[[str], Value]) -> tuple[Value, Value]:
    """By the released tool, and exactly; the tool may refuse."""
    try:
        released = what("maestro")
    except SpecError:
        released = "refused"
    return released, what("exact")


def _holds(what: Callable[[str], bool]) -> str:
    """The verdict on words: whether they hold by the released tool, or at least by exact counts."""
    released, sound = map(what, MODES)
    if released:
        return "reproduced"
    return "reproduced only with exact counts" if sound else "not reproduced"


# --- Sections 1 to 3: small things ------------------------------------------------------------------------------------


@_claim("sec1-channels", "channels spread over 256 PEs leave PEs idle where there are few: VGG16's first layer", "PEs")
def _() -> Answer:
    layer = layer_with(_operator("VGG16", "conv1").layer, "C-P")
    ours = _both(lambda mode: analyse(mode, layer).active_pes)
    return Answer("few", *ours, holds=ours[0] == 3, why="it has three channels")


@_claim("sec1-speed", "ten milliseconds in place of 7.2 to 28.8 hours", "times faster")
def _() -> Answer:
    ours = tuple(hours * 3600 / 0.010 for hours in (7.2, 28.8))
    return Answer((1029, 4116), ours, mode="arithmetic", why="the times of the paper make millions, not thousands")


@_claim("sec2-share", "convolutions are more than 90 % of the work of a network; least of the five", "%")
def _() -> Answer:
    def share(operators: tuple[Operator, ...]) -> float:
        macs = [(o.sort, o.times * analyse("exact", layer_with(o.layer, "C-P")).macs) for o in operators]
        return 100 * sum(m for sort, m in macs if sort != "fully-connected") / sum(m for _, m in macs)

    least = min(map(share, NETWORKS.values()))
    return Answer("above 90", least, least, "the published layers", holds=least > 90)


# Table 1: what is reused while a dimension advances, in space or time.
TABLE_1 = {
    "K": {"input": "multicast"},
    "C": {"output": "reduction"},
    "R/S": {"input": "multicast"},
    "X/Y": {"filter": "multicast"},
}


@_claim("table1", "what is reused while K, C, R/S or X/Y advances", "rows of 4")
def _() -> Answer:
    def met(rows: str) -> int:
        return sum(TABLE_1[row.dim] == row.reuse for row in opportunities(rows=rows))

    why = "while R or S advances the input stays only where rows of the input are held; where rows of the output are, "
    why += "as in Figure 5, the output does, and is reduced"
    return Answer(4, met("input"), met("output"), "rows of the input held", needs="rows of the input held", why=why)


# The six dataflows of Figure 5, on three PEs and the last on two clusters of three.
FIGURE_5_NAMES = {
    "A": "Output-Stationary",
    "B": "Weight-Stationary",
    "C": "Collaborative Output-Stationary",
    "D": "Collaborative Weight-Stationary",
    "E": "Tiled Collaborative Weight-Stationary",
    "F": "Clustered Tiled Collaborative Weight-Stationary",
}


def playground(name: str) -> Hardware:
    """The PEs of a dataflow of Figure 5."""
    return Hardware(6 if name == "F" else 3)


@_claim("fig5-names", "the informal names of six dataflows of a one-dimensional convolution", "names")
def _() -> Answer:
    names = {name: str(explain(layer, playground(name)).name) for name, layer in FIGURE_5.items()}
    met = sum(names[name] == called for name, called in FIGURE_5_NAMES.items())
    return Answer(6, met, met, "which tensor stays in a PE", within=0)


def _fetched(tensor: str) -> Answer:
    """Elements of a tensor that the six dataflows fetch."""

    def counts(mode: str) -> tuple[float, ...]:
        flows = (analyse(mode, layer, playground(name)) for name, layer in FIGURE_5.items())
        return tuple(flow.tensors[tensor].l2_reads for flow in flows)

    released, sound = _both(counts)
    return Answer("", released, sound)


@_claim("fig5-inputs", "inputs fetched for 72 multiplications by dataflows A to F: reused in E only", "elements")
def _() -> Answer:
    found = _fetched("input")
    assert isinstance(found.sound, tuple)
    *others, tiled, _ = found.sound
    why = "the released tool takes no tiles of a filter, so none of A, B and F, and walks inputs in place of outputs"
    verdict = "reproduced only with exact counts" if others == [72, 72, 72, 72] and tiled < 72 else "not reproduced"
    return replace(found, paper="E only", verdict=verdict, why=why)


@_claim("fig5-weights", "weights fetched by dataflows A to F: once each where they stay (B, D, E, F)", "elements")
def _() -> Answer:
    found = _fetched("filter")
    assert isinstance(found.sound, tuple)
    once = [name for name, fetched in zip(FIGURE_5, found.sound, strict=True) if fetched == 6]
    verdict = "reproduced only with exact counts" if once == ["B", "D", "E", "F"] else "not reproduced"
    return replace(found, paper="6 in B, D, E, F", verdict=verdict)


@_claim("fig5-outputs", "partial results written by dataflows A to F: once each where outputs stay (A, C)", "elements")
def _() -> Answer:
    sound = tuple(
        exact.analyse(layer, playground(name)).tensors["output"].l2_writes for name, layer in FIGURE_5.items()
    )
    stay = [name for name, written in zip(FIGURE_5, sound, strict=True) if written == 12]
    why = "two taps in each of three PEs cover the whole filter, so in E every output is complete when it leaves, too"
    return Answer("12 in A, C", "refused", sound, holds={"A", "C"} <= set(stay), needs="exact counts", why=why)


# Figure 6 (d): the coordinates of each tensor in six PEs, first and last index, at two steps: N C Y X of the input,
# K C R S of the weights, N K Y X of the output.
ROW_STATIONARY = parse_directives("""
    TemporalMap(1,1) N; TemporalMap(3,3) C; TemporalMap(2,2) K; SpatialMap(Sz(R),1) Y; TemporalMap(Sz(S),1) X;
    TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
    Cluster(Sz(R));
    SpatialMap(1,1) Y; SpatialMap(1,1) R
""")
FIGURE_6_ROWS = ((0, 1, 2, 1, 2, 3), (0, 1, 2, 0, 1, 2), (0, 0, 0, 1, 1, 1))  # Y of the input, R, Y of the output
FIGURE_6_COLUMNS = ((0, 0, 0, 0, 0, 0), (1, 1, 1, 2, 2, 2))  # X of the output at each step
FIGURE_6 = Layer("figure 6", "CONV", {"N": 1, "K": 2, "C": 3, "R": 3, "S": 3, "Y": 4, "X": 8}, ROW_STATIONARY)


def _printed(step: int, pe: int) -> tuple[tuple[int, int], ...]:
    """First and last index of the twelve coordinates of a PE."""
    y, r, row = (rows[pe] for rows in FIGURE_6_ROWS)
    column = FIGURE_6_COLUMNS[step][pe]
    inputs = ((0, 0), (0, 2), (y, y), (step, step + 2))
    weights = ((0, 1), (0, 2), (r, r), (0, 2))
    return (*inputs, *weights, (0, 0), (0, 1), (row, row), (column, column))


@_claim("fig6-coordinates", "where six PEs are in each tensor at two steps, row-stationary", "coordinates")
def _() -> Answer:
    run = steps.run(resolve(FIGURE_6), Hardware(6), first=2)
    met = 0
    for i, step in enumerate(run.steps):
        for pe, tile in enumerate(step.tiles):
            assert tile
            found = [steps.interval(axis, tile) for axes in run.nest.tensors.values() for axis in axes]
            met += sum((first, first + n - 1) == p for (first, n), p in zip(found, _printed(i, pe), strict=True))
    why = "the second cluster makes column 1 at the second step, from columns 1 to 3 of the input; the figure says 2"
    return Answer(144, met, met, "step by step", within=0, verdict="" if met == 144 else "reproduced in part", why=why)


# --- Figure 9 ---------------------------------------------------------------------------------------------------------

# The validation that was released; its width is not the chip's: without it the five layers come out 3 to 17 % faster.
FITTED = Hardware(PES, (Noc(14),))
# The chip: a network of its own for each tensor, those of filters and partial results four words wide.
CHIP = Hardware(PES, (Noc(4, channels=True),))


def eyeriss_ms(mode: str) -> tuple[float, ...]:
    """Five layers of AlexNet: as released, by the released tool; as on the chip, exactly."""
    if mode == "maestro":
        cycles = [maestro.analyse(measured.layer, FITTED).cycles for measured in ALEXNET]
    else:
        cycles = [exact.analyse(measured.mapped, CHIP).cycles for measured in ALEXNET]
    return tuple(count / CLOCK_MHZ / 1000 for count in cycles)


def _mean_error(found: tuple[float, ...]) -> float:
    return 100 * fmean(abs(ms / measured.latency_ms - 1) for ms, measured in zip(found, ALEXNET, strict=True))


@_claim("fig9-eyeriss", "AlexNet's five convolutions on the Eyeriss chip", "ms")
def _() -> Answer:
    return Answer(tuple(measured.latency_ms for measured in ALEXNET), eyeriss_ms("maestro"), eyeriss_ms("exact"))


@_claim("fig9-error", "runtime on Eyeriss beside what was measured, mean absolute error", "%")
def _() -> Answer:
    ours, sound = (_mean_error(eyeriss_ms(mode)) for mode in MODES)
    why = "3.9 % is over both chips"
    return Answer(3.9, ours, sound, holds=ours < 5, needs="a fitted bandwidth", why=why)


@_claim("fig9-maeri", "VGG16's thirteen convolutions on MAERI with 64 PEs", "million cycles")
def _() -> Answer:
    ours = _both(lambda mode: tuple(analyse(mode, layer, MAERI).cycles / 1e6 for layer in _maeri()))
    return Answer("within 3.9 %", *ours, verdict="not reproducible: no cycles of the RTL are published")


MAERI = Hardware(64, (Noc(latency=0),))
MAERI_DATAFLOW = parse_directives("""
    TemporalMap(1,1) C; SpatialMap(1,1) K; TemporalMap(1,1) Y'; TemporalMap(1,1) X'; TemporalMap(Sz(R),Sz(R)) R;
    TemporalMap(Sz(S),Sz(S)) S;
    Cluster(Sz(R));
    SpatialMap(1,1) Y; SpatialMap(1,1) R;
    Cluster(Sz(S));
    SpatialMap(1,1) X; SpatialMap(1,1) S
""")


def _maeri() -> tuple[Layer, ...]:
    """VGG16 as released for the validation: images without their padding."""

    def bare(layer: Layer) -> Layer:
        side = layer.dims["Y"] - 2
        return replace(layer, dims={**layer.dims, "Y": side, "X": side}, directives=MAERI_DATAFLOW)

    return tuple(bare(o.layer) for o in NETWORKS["VGG16"][:13])


# --- Figure 10 --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cost:
    """Cycles, and energy in multiply-accumulates."""

    cycles: float = 0
    energy: float = 0

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.cycles + other.cycles, self.energy + other.energy)


def _operator(network: str, name: str) -> Operator:
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
def costs(mode: str, network: str, dataflow: str) -> Mapping[str, Cost]:
    """What each sort of operator costs in a network: a bar of Figure 10."""
    found = dict.fromkeys(SORTS, Cost())
    for operator in NETWORKS[network]:
        flow = analyse(mode, mapped(operator.layer, dataflow))
        found[operator.sort] += Cost(operator.times * flow.cycles, operator.times * flow.energy_in_macs)
    return found


def total(mode: str, network: str, dataflow: str) -> Cost:
    return sum(costs(mode, network, dataflow).values(), Cost())


def mean(mode: str, dataflow: str) -> Mapping[str, Cost]:
    """Figure 10 (f): what each sort of operator costs on average over the networks."""
    each = [costs(mode, network, dataflow) for network in NETWORKS]
    return {
        sort: Cost(fmean(one[sort].cycles for one in each), fmean(one[sort].energy for one in each)) for sort in SORTS
    }


def adaptive(mode: str, what: str) -> tuple[float, float]:
    """By how many percent the best dataflow for each sort of operator is below the best for all, and below KC-P."""
    bars = {dataflow: {s: getattr(c, what) for s, c in mean(mode, dataflow).items()} for dataflow in DATAFLOWS}
    fixed = {dataflow: sum(bar.values()) for dataflow, bar in bars.items()}
    chosen = sum(min(bar[sort] for bar in bars.values()) for sort in SORTS)
    return 100 * (1 - chosen / min(fixed.values())), 100 * (1 - chosen / fixed["KC-P"])


@_claim("fig10-adaptive", "the best dataflow for each sort of operator: runtime, energy", "% less")
def _() -> Answer:
    ours, sound = (tuple(adaptive(mode, what)[0] for what in ("cycles", "energy")) for mode in MODES)
    why = "below the best dataflow for all"
    return Answer((37, 10), ours, sound, within=0.1, why=why)


def _bars(network: str, what: str) -> Callable[[str], tuple[float, ...]]:
    """The five dataflows in a network, relative to KC-P."""

    def ratios(mode: str) -> tuple[float, ...]:
        found = [getattr(total(mode, network, dataflow), what) for dataflow in DATAFLOWS]
        return tuple(one / found[-1] for one in found[:-1])

    return ratios


def _panel(network: str) -> None:
    for what, title in (("cycles", "runtime"), ("energy", "energy")):

        @_claim(f"fig10-{network.lower()}-{title}", f"{network}, {title} of C-P, X-P, YX-P, YR-P", "of KC-P")
        def _(what: str = what) -> Answer:
            return Answer("drawn", *_both(_bars(network, what)), verdict=DRAWN)


for _network in NETWORKS:
    _panel(_network)


@_claim("fig10-kcp", "KC-P has low runtime and energy overall: its rank among five, mean of the networks", "rank")
def _() -> Answer:
    def ranks(mode: str) -> tuple[float, ...]:
        def rank(what: str) -> int:
            totals = {d: fmean(getattr(total(mode, n, d), what) for n in NETWORKS) for d in DATAFLOWS}
            return sorted(totals, key=lambda d: totals[d]).index("KC-P") + 1

        return rank("cycles"), rank("energy")

    return Answer("low", *_both(ranks), verdict=_holds(lambda mode: max(ranks(mode)) <= 2))


@_claim("fig10-vgg16", "VGG16: YR-P takes less energy than KC-P", "of KC-P")
def _() -> Answer:
    def ratio(mode: str) -> float:
        return _bars("VGG16", "energy")(mode)[3]

    return Answer("below 1", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) < 1))


@_claim("fig10-unet", "UNet: YX-P is faster than KC-P", "of KC-P")
def _() -> Answer:
    def ratio(mode: str) -> float:
        return _bars("UNet", "cycles")(mode)[2]

    return Answer("below 1", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) < 1))


@_claim("fig10-late", "late layers: KC-P takes as much energy as YR-P, VGG16", "of KC-P")
def _() -> Answer:
    def ratio(mode: str) -> float:
        return costs(mode, "VGG16", "YR-P")[LATE].energy / costs(mode, "VGG16", "KC-P")[LATE].energy

    return Answer("about 1", *_both(ratio), verdict=_holds(lambda mode: 0.9 < ratio(mode) < 1.1))


# --- Figures 11 and 12 ------------------------------------------------------------------------------------------------

# In MobileNetV2 as published the first bottleneck does not expand its channels, so its only point-wise layer is taken.
REPRESENTATIVE = {
    "early": _operator("ResNet50", "conv1"),
    "late": _operator("VGG16", "conv13"),
    "depth-wise": _operator("ResNeXt50", "conv2-grouped"),
    "point-wise": _operator("MobileNetV2", "bottleneck1-1-project"),
}


@dataclass(frozen=True)
class Needs:
    """Local accesses for each element fetched, and the bandwidth so that no step waits."""

    activation_reuse: float
    filter_reuse: float
    bandwidth: float


@cache
def needs(mode: str, sort: str, dataflow: str) -> Needs:
    """Figure 11: what a dataflow reuses in a representative operator, and needs of the network."""
    flow = analyse(mode, mapped(REPRESENTATIVE[sort].layer, dataflow))
    reuse = {name: flow.macs / flow.tensors[name].l2_reads for name in ("input", "filter")}
    return Needs(reuse["input"], reuse["filter"], flow.mean_bandwidth)


def most_reuse(sort: str) -> tuple[float, float]:
    """The algorithmic maximum, the bars A of Figure 11: every input and every weight fetched once."""
    flow = analyse("exact", mapped(REPRESENTATIVE[sort].layer, "C-P"))
    return flow.tensors["input"].most_reuse, flow.tensors["filter"].most_reuse


def _yr_over_kc(sort: str) -> Callable[[str], tuple[float, ...]]:
    """Activation and filter reuse of YR-P, relative to KC-P."""

    def ratios(mode: str) -> tuple[float, ...]:
        yr, kc = (needs(mode, sort, dataflow) for dataflow in ("YR-P", "KC-P"))
        return yr.activation_reuse / kc.activation_reuse, yr.filter_reuse / kc.filter_reuse

    return ratios


@_claim("fig11-early", "early layers: activation and filter reuse of YR-P", "of KC-P")
def _() -> Answer:
    return Answer((5.8, 15.17), *_both(_yr_over_kc("early")), why="the first layer of ResNet50")


@_claim("fig11-late", "late layers: activation and filter reuse of YR-P, within 11 % of KC-P", "of KC-P")
def _() -> Answer:
    ratios = _yr_over_kc("late")
    verdict = _holds(lambda mode: all(1 / 1.11 < ratio < 1.11 for ratio in ratios(mode)))
    return Answer("within 11 %", *_both(ratios), verdict=verdict, why="the last layer of VGG16")


def _bandwidths(sort: str) -> Callable[[str], tuple[float, ...]]:
    return lambda mode: tuple(needs(mode, sort, dataflow).bandwidth for dataflow in DATAFLOWS)


def _bandwidth_panel(sort: str) -> None:
    @_claim(f"fig11-{sort}-bandwidth", f"{sort} layers: bandwidth that C-P, X-P, YX-P, YR-P, KC-P need", "elements")
    def _() -> Answer:
        return Answer("drawn", *_both(_bandwidths(sort)), verdict=DRAWN)


for _sort in REPRESENTATIVE:
    _bandwidth_panel(_sort)


@_claim("fig11-yxp", "YX-P needs much bandwidth for point-wise layers, which have no windows to share", "of late layer")
def _() -> Answer:
    def ratio(mode: str) -> float:
        return needs(mode, "point-wise", "YX-P").bandwidth / needs(mode, "late", "YX-P").bandwidth

    return Answer("high", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) > 2))


@_claim("fig11-yrp", "YR-P needs little bandwidth: mean of the four operators, beside YX-P and KC-P", "of YX-P, KC-P")
def _() -> Answer:
    def ratios(mode: str) -> tuple[float, ...]:
        yx, yr, kc = (fmean(needs(mode, s, d).bandwidth for s in REPRESENTATIVE) for d in ("YX-P", "YR-P", "KC-P"))
        return yr / yx, yr / kc

    return Answer("low", *_both(ratios), verdict=_holds(lambda mode: max(ratios(mode)) < 1))


def _energy_panel(sort: str) -> None:
    @_claim(f"fig12-{sort}", f"{sort} layer: energy of C-P, X-P, YX-P, YR-P, KC-P", "of C-P's MACs")
    def _() -> Answer:
        def energies(mode: str) -> tuple[float, ...]:
            flows = [analyse(mode, mapped(REPRESENTATIVE[sort].layer, dataflow)) for dataflow in DATAFLOWS]
            return tuple(flow.energy_in_macs / flows[0].energy_parts["mac"] for flow in flows)

        return Answer("drawn", *_both(energies), verdict=DRAWN)


for _sort in ("early", "late"):
    _energy_panel(_sort)


@_claim("sec4-cases", "kinds of steps that a dataflow has in a layer of the five networks, most of all", "kinds")
def _() -> Answer:
    def most(mode: str) -> int:
        layers = [mapped(o.layer, d) for operators in NETWORKS.values() for o in operators for d in DATAFLOWS]
        return max(len(analyse(mode, layer).cases) for layer in layers)

    return Answer("below 20 mostly", *_both(most))


# --- Table 5 ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Design:
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
    "reference": Design(40, True, True, 48.6, 5.26e9),
    "bandwidth": Design(24, True, True, 34.54, 5.26e9),
    "multicast": Design(40, False, True, 33.39, 7.56e9),
    "reduction": Design(40, True, False, 32.05, 7.77e9),
}
CLUSTER = 4  # of channels, the fastest: those of 64 in Table 3 do not fit into 56 PEs, and the paper names no others


def _table5(design: str, mode: str) -> LayerFlow:
    """VGG16's second layer under KC-P with clusters that fit."""
    row = TABLE_5[design]
    if mode == "maestro" and not (row.multicast and row.reduction):
        raise SpecError("the released tool reads these switches and does not use them")

    def fitting(directive: Directive) -> Directive:
        if isinstance(directive, Cluster):
            return Cluster(CLUSTER)
        whole = directive.dim == "C" and not directive.spatial
        return replace(directive, size=CLUSTER, offset=CLUSTER) if whole else directive

    layer = layer_with(_operator("VGG16", "conv2").layer, "KC-P")
    return analyse(mode, replace(layer, directives=tuple(map(fitting, layer.directives))), row.hardware)


def _design(name: str, title: str) -> None:
    row = TABLE_5[name]

    @_claim(f"table5-{name}", f"VGG16's second layer, KC-P on 56 PEs, {title}: throughput", "MACs a cycle")
    def _() -> Answer:
        def throughput(mode: str) -> float:
            flow = _table5(name, mode)
            return flow.macs / flow.cycles

        return Answer(row.throughput, *_both(throughput), why=f"with clusters of {CLUSTER}: those of 64 do not fit")


_design("reference", "40 elements a cycle")
_design("bandwidth", "24 elements a cycle")
_design("multicast", "without multicast")
_design("reduction", "without spatial reduction")


@_claim("table5-energy", "energy of these four designs", "thousand million MACs")
def _() -> Answer:
    paper = tuple(design.energy / 1e9 for design in TABLE_5.values())
    sound = tuple(_table5(name, "exact").energy_in_macs / 1e9 for name in TABLE_5)
    ours = tuple(_table5(name, "maestro").energy_in_macs / 1e9 for name in ("reference", "bandwidth"))
    why = (
        "the energies of the paper's accesses are not published; those that were released charge at least 7.7 MACs for "
    )
    why += "each, the paper comes to 2.8"
    return Answer(paper, ours, sound, verdict="not reproducible: other energies of accesses", why=why)


@_claim("table5-switches", "energy without multicast, without spatial reduction", "of reference")
def _() -> Answer:
    reference, _, *others = (_table5(name, "exact").energy_in_macs for name in TABLE_5)
    paper = tuple(TABLE_5[name].energy / TABLE_5["reference"].energy for name in ("multicast", "reduction"))
    return Answer(paper, "refused", tuple(other / reference for other in others))
