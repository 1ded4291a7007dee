"""Every claim of "Understanding Reuse, Performance, and Hardware Cost of DNN Dataflows" (Kwon and others, MICRO 2019).

`piste` is by the rules of the tool that was released with the paper, bit for bit (mode `maestro`); `sound` counts what
the dataflow does (mode `exact`). Both have 256 PEs and a network of 32 elements a cycle, if nothing else is said: 32
GB/s at 1 GHz with elements of one byte. Energies are in multiply-accumulates, by the constants of the released tool.
What the paper only draws is recomputed, and cannot be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from statistics import fmean

from piste.dataflow.directives import Layer, resolve
from piste.dataflow.exact import analysis as exact
from piste.dataflow.exact import steps
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import FIGURE_5
from piste.dataflow.reuse import explain, opportunities
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.claim import Claim, Value, judged
from piste.studies.answer import Study, Verdict
from piste.studies.maestro.eyeriss import ALEXNET, CHIP
from piste.studies.maestro.flows import (
    CLUSTER,
    DATAFLOWS,
    FITTED,
    HARDWARE,
    MAERI,
    MODES,
    REPRESENTATIVE,
    TABLE_5,
    adaptive,
    analyse,
    costs,
    eyeriss_ms,
    flow,
    mapped,
    mean,
    mean_error,
    needs,
    operator,
    table5,
    total,
    vgg16_on_maeri,
)
from piste.studies.maestro.networks import DENSE, LATE, NETWORKS

CLAIMS: dict[str, Callable[[], Claim]] = {}

DRAWN = "not reproducible: drawn, without numbers"
EXACT = "exact counts"

_claim = Study(CLAIMS, "released tool", within=0.05, prefix="maestro-").claim


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
    return judged(sound, EXACT)


# --- Sections 1 to 3: small things ------------------------------------------------------------------------------------


@_claim("sec1-channels", "channels spread over 256 PEs leave PEs idle where there are few: VGG16's first layer", "PEs")
def _() -> Verdict:
    ours = _both(lambda mode: flow(mode, "VGG16", "conv1", "C-P").active_pes)
    return Verdict("few", *ours, holds=ours[0] == 3, why="it has three channels")


@_claim("sec1-speed", "ten milliseconds in place of 7.2 to 28.8 hours", "times faster")
def _() -> Verdict:
    ours = tuple(hours * 3600 / 0.010 for hours in (7.2, 28.8))
    return Verdict((1029, 4116), ours, mode="arithmetic", why="the times of the paper make millions, not thousands")


@_claim("sec2-share", "convolutions are more than 90 % of the work of a network; least of the five", "%")
def _() -> Verdict:
    def share(network: str) -> float:
        macs = [(o.sort, o.times * flow("exact", network, o.layer.name, "C-P").macs) for o in NETWORKS[network]]
        return 100 * sum(m for sort, m in macs if sort != DENSE) / sum(m for _, m in macs)

    least = min(map(share, NETWORKS))
    return Verdict("above 90", least, least, "the published layers", holds=least > 90)


# Table 1: what is reused, in space or time, while a dimension advances that the tensor does not depend on.
TABLE_1 = {"K": "input", "C": "output", "R": "input", "S": "input", "Y": "filter", "X": "filter"}


@_claim("table1", "what is reused while K, C, R, S, Y or X advances", "dimensions")
def _() -> Verdict:
    def met(rows: str) -> int:
        found = {row.dim: tuple(row.reuse) for row in opportunities(rows=rows)}
        return sum(found[dim] == (tensor,) for dim, tensor in TABLE_1.items())

    why = "while R or S advances the input stays only where rows of the input are held; where rows of the output are, "
    why += "as in Figure 5, the output stays and is reduced"
    return Verdict(6, met("input"), met("output"), "rows of the input", needs="rows of the input held", why=why)


STAYS = "which tensor stays in a PE"
TABLE_3_NAMES = {
    "C-P": "No Local Reuse",
    "X-P": "Weight-Stationary",
    "YX-P": "Output-Stationary",
    "YR-P": "Row-Stationary",
    "KC-P": "Weight-Stationary",
}


@_claim("table3-names", "the informal names of the five dataflows, on VGG16's second layer", "names")
def _() -> Verdict:
    layer = operator("VGG16", "conv2").layer
    names = {dataflow: explain(mapped(layer, dataflow), HARDWARE).name.base for dataflow in DATAFLOWS}
    met = sum(names[dataflow] == called for dataflow, called in TABLE_3_NAMES.items())
    reuse = flow("exact", "VGG16", "conv2", "C-P").tensors["filter"].reuse
    why = (
        f"under C-P weights stay while pixels pass, wherever channels fit the PEs: here each is used {reuse:,.0f} times"
    )
    return Verdict(5, met, met, STAYS, verdict="reproduced in part" if met == 4 else "", within=0, why=why)


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
def _() -> Verdict:
    names = {name: str(explain(layer, playground(name)).name) for name, layer in FIGURE_5.items()}
    met = sum(names[name] == called for name, called in FIGURE_5_NAMES.items())
    return Verdict(6, met, met, STAYS, within=0)


def _carried(tensor: str) -> tuple[float, ...]:
    """Elements of a tensor that the network carries for each of the six dataflows, which the released tool refuses."""
    flows = (exact.analyse(layer, playground(name)) for name, layer in FIGURE_5.items())
    return tuple(one.tensors[tensor].delivered for one in flows)


def _where(tensor: str, carried: int) -> str:
    """The dataflows for which the network carries so many elements."""
    return ", ".join(name for name, count in zip(FIGURE_5, _carried(tensor), strict=True) if count == carried)


@_claim(
    "fig5-inputs", "no input is used twice after it came to a PE of A, B, C, D, some are in E: inputs sent", "elements"
)
def _() -> Verdict:
    holds = _where("input", 72) == "A, B, C, D"
    why = "for 72 multiplications; the released tool takes no tiles of a filter; in F the two clusters share inputs"
    return Verdict("72 in A to D", "refused", _carried("input"), needs=EXACT, holds=holds, why=why)


@_claim("fig5-weights", "weights stay in B, D, E, F: weights sent", "elements")
def _() -> Verdict:
    holds = _where("filter", 6) == "B, D, E, F"
    return Verdict("6 in B, D, E, F", "refused", _carried("filter"), needs=EXACT, holds=holds, why="there are six")


@_claim("fig5-outputs", "outputs are reduced in A and C before they leave: partial results sent", "elements")
def _() -> Verdict:
    holds = _where("output", 12) == "A, C, E"
    why = "there are twelve; in E, too, three PEs of two taps have the whole filter, so every output leaves complete"
    return Verdict("12 in A, C", "refused", _carried("output"), needs=EXACT, holds=holds, why=why)


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
def _() -> Verdict:
    run = steps.run(resolve(FIGURE_6), Hardware(6), first=2)
    met = 0
    for i, step in enumerate(run.steps):
        for pe, tile in enumerate(step.tiles):
            assert tile
            found = [steps.interval(axis, tile) for axes in run.nest.tensors.values() for axis in axes]
            met += sum((first, first + n - 1) == p for (first, n), p in zip(found, _printed(i, pe), strict=True))
    why = "the second cluster makes column 1 at the second step, from columns 1 to 3 of the input; the figure says 2"
    return Verdict(144, met, met, "step by step", within=0, verdict="" if met == 144 else "reproduced in part", why=why)


# --- Figure 9 ---------------------------------------------------------------------------------------------------------


@_claim("fig9-eyeriss", "AlexNet's five convolutions on the Eyeriss chip", "ms")
def _() -> Verdict:
    ours, sound = map(eyeriss_ms, MODES)
    why = "what was measured, beside the released mappings by the released tool and the chip's own mapping exactly"
    paper = tuple(measured.latency_ms for measured in ALEXNET)
    return Verdict(paper, ours, sound, holds=mean_error(ours) < 5, needs="a fitted bandwidth", why=why)


@_claim("fig9-error", "the same, mean absolute error", "%")
def _() -> Verdict:
    ours, sound = (mean_error(eyeriss_ms(mode)) for mode in MODES)
    without = mean_error(eyeriss_ms("maestro", replace(FITTED, nocs=(Noc(),))))
    why = "3.9 % is over both chips; the bandwidth of 14 elements is not the chip's, and without a limit it is "
    why += f"{without:.1f} %"
    return Verdict(3.9, ours, sound, holds=ours < 5, needs="a fitted bandwidth", why=why)


@_claim("fig9-exact", "the same by the chip's own mapping and networks, exactly: mean absolute error", "%")
def _() -> Verdict:
    error = mean_error(eyeriss_ms("exact"))
    ahead, both = (mean_error(eyeriss_ms("exact", replace(CHIP, awaited=one))) for one in ((), ("input", "filter")))
    why = "no constant is fitted; when the chip fetches what is not published: here filters come between passes, if "
    why += f"all is fetched ahead it is {ahead:.1f} %, if PEs wait for inputs too {both:.1f} %; the fourth layer has "
    why += "the mapping of the fifth and so takes 1.5 times as long, on the chip 1.6 times"
    return Verdict(3.9, error, error, "exact", holds=error < 5, why=why)


@_claim("fig9-maeri", "VGG16's thirteen convolutions on MAERI with 64 PEs, together", "million cycles")
def _() -> Verdict:
    ours = _both(lambda mode: sum(analyse(mode, layer, MAERI).cycles for layer in vgg16_on_maeri()) / 1e6)
    return Verdict("within 3.9 %", *ours, verdict="not reproducible: no cycles of the RTL are published")


# --- Figure 10 --------------------------------------------------------------------------------------------------------


@_claim(
    "fig10-adaptive", "the best dataflow for each sort of operator, mean of the networks: runtime, energy", "% less"
)
def _() -> Verdict:
    def gains(mode: str) -> tuple[float, ...]:
        bars = {dataflow: mean(mode, dataflow) for dataflow in DATAFLOWS}
        return adaptive(bars, "cycles"), adaptive(bars, "energy")

    why = "below the best dataflow for all; KC-P takes the least energy for nearly every sort"
    return Verdict((37, 10), *_both(gains), within=0.1, why=why)


@_claim("fig10-adaptive-each", "the same in each network, mean of what is gained: runtime, energy", "% less")
def _() -> Verdict:
    def gains(mode: str) -> tuple[float, ...]:
        each = [{dataflow: costs(mode, network, dataflow) for dataflow in DATAFLOWS} for network in NETWORKS]
        return tuple(fmean(adaptive(bars, what) for bars in each) for what in ("cycles", "energy"))

    why = "another reading: a mean of costs is one of UNet, which is most of the work"
    return Verdict((37, 10), *_both(gains), within=0.1, why=why)


def _bars(network: str, what: str) -> Callable[[str], tuple[float, ...]]:
    """The five dataflows in a network, relative to KC-P."""

    def ratios(mode: str) -> tuple[float, ...]:
        found = [getattr(total(mode, network, dataflow), what) for dataflow in DATAFLOWS]
        return tuple(one / found[-1] for one in found[:-1])

    return ratios


def _panel(network: str) -> None:
    for what, title in (("cycles", "runtime"), ("energy", "energy")):

        @_claim(f"fig10-{network.lower()}-{title}", f"{network}, {title} of C-P, X-P, YX-P, YR-P", "of KC-P")
        def _(what: str = what) -> Verdict:
            return Verdict("drawn", *_both(_bars(network, what)), verdict=DRAWN)


for _network in NETWORKS:
    _panel(_network)


@_claim("fig10-kcp", "KC-P has low runtime and energy overall: its rank among five, mean of the networks", "rank")
def _() -> Verdict:
    def ranks(mode: str) -> tuple[float, ...]:
        def rank(what: str) -> int:
            totals = {d: fmean(getattr(total(mode, n, d), what) for n in NETWORKS) for d in DATAFLOWS}
            return sorted(totals, key=lambda d: totals[d]).index("KC-P") + 1

        return rank("cycles"), rank("energy")

    return Verdict("low", *_both(ranks), verdict=_holds(lambda mode: max(ranks(mode)) <= 2))


@_claim("fig10-vgg16", "VGG16: YR-P takes less energy than KC-P", "of KC-P")
def _() -> Verdict:
    def ratio(mode: str) -> float:
        return _bars("VGG16", "energy")(mode)[3]

    why = "YR-P takes two channels at a time, KC-P 64, so partial results come and go 32 times as often"
    return Verdict("below 1", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) < 1), why=why)


@_claim("fig10-unet", "UNet: YX-P is faster than KC-P", "of KC-P")
def _() -> Verdict:
    def ratio(mode: str) -> float:
        return _bars("UNet", "cycles")(mode)[2]

    why = "the tool lets each cluster of KC-P wait for its own inputs at every step, which is over four times too long"
    return Verdict("below 1", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) < 1), why=why)


@_claim("fig10-late", "late layers: KC-P takes as much energy as YR-P, VGG16", "of KC-P")
def _() -> Verdict:
    def ratio(mode: str) -> float:
        return costs(mode, "VGG16", "YR-P")[LATE].energy / costs(mode, "VGG16", "KC-P")[LATE].energy

    return Verdict("about 1", *_both(ratio), verdict=_holds(lambda mode: 0.9 < ratio(mode) < 1.1))


# --- Figures 11 and 12 ------------------------------------------------------------------------------------------------


def _yr_over_kc(sort: str) -> Callable[[str], tuple[float, ...]]:
    """Activation and filter reuse of YR-P, relative to KC-P."""

    def ratios(mode: str) -> tuple[float, ...]:
        yr, kc = (needs(mode, sort, dataflow) for dataflow in ("YR-P", "KC-P"))
        return yr.activation_reuse / kc.activation_reuse, yr.filter_reuse / kc.filter_reuse

    return ratios


@_claim("fig11-early", "early layers: activation and filter reuse of YR-P", "of KC-P")
def _() -> Verdict:
    return Verdict((5.8, 15.17), *_both(_yr_over_kc("early")), why="ResNet50's first; both fetch every weight once")


@_claim("fig11-late", "late layers: activation and filter reuse of YR-P, within 11 % of KC-P", "of KC-P")
def _() -> Verdict:
    ratios = _yr_over_kc("late")
    verdict = _holds(lambda mode: all(1 / 1.11 < ratio < 1.11 for ratio in ratios(mode)))
    return Verdict("within 11 %", *_both(ratios), verdict=verdict, why="the last layer of VGG16")


def _bandwidths(sort: str) -> Callable[[str], tuple[float, ...]]:
    return lambda mode: tuple(needs(mode, sort, dataflow).bandwidth for dataflow in DATAFLOWS)


def _bandwidth_panel(sort: str) -> None:
    @_claim(f"fig11-{sort}-bandwidth", f"{sort} layers: bandwidth that C-P, X-P, YX-P, YR-P, KC-P need", "a cycle")
    def _() -> Verdict:
        return Verdict("drawn", *_both(_bandwidths(sort)), verdict=DRAWN)


for _sort in REPRESENTATIVE:
    _bandwidth_panel(_sort)


@_claim("fig11-yxp", "YX-P needs much bandwidth for point-wise layers, which have no windows to share", "of late layer")
def _() -> Verdict:
    def ratio(mode: str) -> float:
        return needs(mode, "point-wise", "YX-P").bandwidth / needs(mode, "late", "YX-P").bandwidth

    return Verdict("high", *_both(ratio), verdict=_holds(lambda mode: ratio(mode) > 2))


@_claim("fig11-yrp", "YR-P needs little bandwidth: mean of the four operators, beside YX-P and KC-P", "of YX-P, KC-P")
def _() -> Verdict:
    def ratios(mode: str) -> tuple[float, ...]:
        yx, yr, kc = (fmean(needs(mode, s, d).bandwidth for s in REPRESENTATIVE) for d in ("YX-P", "YR-P", "KC-P"))
        return yr / yx, yr / kc

    return Verdict("low", *_both(ratios), verdict=_holds(lambda mode: max(ratios(mode)) < 1))


def _energy_panel(sort: str) -> None:
    @_claim(f"fig12-{sort}", f"{sort} layer: energy of C-P, X-P, YX-P, YR-P, KC-P", "of C-P's MACs")
    def _() -> Verdict:
        def energies(mode: str) -> tuple[float, ...]:
            flows = [flow(mode, *REPRESENTATIVE[sort], dataflow) for dataflow in DATAFLOWS]
            return tuple(one.energy_in_macs / flows[0].energy_parts["mac"] for one in flows)

        return Verdict("drawn", *_both(energies), verdict=DRAWN)


for _sort in ("early", "late"):
    _energy_panel(_sort)


@_claim("sec4-cases", "layers of the five networks, under five dataflows, with fewer than 20 kinds of steps", "%")
def _() -> Verdict:
    def few(mode: str) -> float:
        flows = [flow(mode, n, o.layer.name, d) for n, ops in NETWORKS.items() for o in ops for d in DATAFLOWS]
        return 100 * fmean(len(one.cases) < 20 for one in flows)

    return Verdict("most", *_both(few), verdict=_holds(lambda mode: few(mode) > 50))


# --- Table 5 ----------------------------------------------------------------------------------------------------------


def _design(name: str, title: str) -> None:
    row = TABLE_5[name]

    @_claim(f"table5-{name}", f"VGG16's second layer, KC-P on 56 PEs, {title}: throughput", "MACs a cycle")
    def _() -> Verdict:
        def throughput(mode: str) -> float:
            found = table5(name, mode)
            return found.macs / found.cycles

        why = f"with clusters of {CLUSTER}, because those of 64 do not fit"
        why += "" if row.multicast and row.reduction else "; the released tool reads this switch and does not use it"
        return Verdict(row.throughput, *_both(throughput), why=why)


_design("reference", "40 elements a cycle")
_design("bandwidth", "24 elements a cycle")
_design("multicast", "without multicast")
_design("reduction", "without spatial reduction")


@_claim("table5-energy", "energy of these four designs", "thousand million MACs")
def _() -> Verdict:
    paper = tuple(design.energy / 1e9 for design in TABLE_5.values())
    sound = tuple(table5(name, "exact").energy_in_macs / 1e9 for name in TABLE_5)
    ours = tuple(table5(name, "maestro").energy_in_macs / 1e9 for name in ("reference", "bandwidth"))
    why = (
        "what the paper charges for an access is not published; as released, a MAC cannot cost less than 7.7 MACs with "
    )
    why += "what it reads and writes in L1, and the paper comes to 2.8"
    return Verdict(paper, ours, sound, verdict="not reproducible: other energies of accesses", why=why)


@_claim("table5-switches", "energy without multicast, without spatial reduction", "of reference")
def _() -> Verdict:
    reference, _, *others = (table5(name, "exact").energy_in_macs for name in TABLE_5)
    paper = tuple(TABLE_5[name].energy / TABLE_5["reference"].energy for name in ("multicast", "reduction"))
    return Verdict(paper, "refused", tuple(other / reference for other in others))
