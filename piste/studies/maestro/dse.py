"""What papers claim about exploring hardware: section 5.2 of MAESTRO (Kwon and others, MICRO 2019), recomputed here;
Figure 23 of Orojenesis, Figures 13 and 14 of Ruby and Figure 8 of FLAT are claims of their own studies.

Two dataflows, KC-P and YR-P, run VGG16's second and eleventh convolution on designs within the 16 mm² and 450 mW of
Eyeriss. Every design has the buffers that its dataflow needs, as in the paper. The paper publishes neither its ranges
nor the sizes of maps nor the prices of its 28 nm process: here are maps of several sizes, and the prices that were
released later. Cycles and energy are exact.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from piste.explore import explore
from piste.explore.space import Prices, Space
from piste.results.claim import Claim
from piste.results.explored import Exploration
from piste.studies.answer import Study, Verdict
from piste.studies.maestro.flows import TABLE_5, operator

CLAIMS: dict[str, Callable[[], Claim]] = {}
ALSO = ("fig23", "ruby-fig13", "ruby-fig14", "flat-fig8a")  # claims of other studies on sweeps of hardware

LIMITS = {"area_mm2": 16, "power_mw": 450}
RANGES = {"pes": range(4, 513, 4), "noc_bw": range(4, 161, 4)}
MAPS: dict[str, dict[str, Any]] = {
    "KC-P": {
        "dataflow": {
            "KC-P": """
                SpatialMap(tk,tk) K; TemporalMap(cluster,cluster) C; TemporalMap(Sz(R),Sz(R)) R;
                TemporalMap(Sz(S),Sz(S)) S; TemporalMap(ty+Sz(R)-1,ty) Y; TemporalMap(tx+Sz(S)-1,tx) X;
                Cluster(cluster); SpatialMap(1,1) C
            """
        },
        "cluster": [4, 8, 16, 32, 64],
        "tk": [1, 2, 4, 8],
        "ty": [1, 2, 7, 14],
        "tx": [1, 2, 7, 14],
    },
    "YR-P": {
        "dataflow": {
            "YR-P": """
                TemporalMap(tc,tc) C; TemporalMap(tk,tk) K; SpatialMap(Sz(R),1) Y; TemporalMap(tx+Sz(S)-1,tx) X;
                TemporalMap(Sz(R),Sz(R)) R; TemporalMap(Sz(S),Sz(S)) S;
                Cluster(Sz(R)); SpatialMap(1,1) Y; SpatialMap(1,1) R
            """
        },
        "tc": [1, 2, 4, 8],
        "tk": [1, 2, 4, 8, 16],
        "tx": [1, 2, 4, 7, 14],
    },
}
PRICED = "not the paper's prices, map sizes or ranges, which are not published"

Row = dict[str, Any]

_claim = Study(CLAIMS, "exact counts, released prices", within=0.05, prefix="dse-").claim


@cache
def explored(dataflow: str, layer: str) -> Exploration:
    """A panel of Figure 13."""
    space = Space.of(
        operator("VGG16", layer).layer, {**RANGES, **MAPS[dataflow]}, LIMITS, ["throughput", "energy", "edp"]
    )
    return explore(space)


def fastest(dataflow: str, layer: str) -> Row:
    """The star of a panel."""
    return explored(dataflow, layer).best("macs_per_cycle")


def thriftiest(dataflow: str, layer: str) -> Row:
    """The cross of a panel."""
    return explored(dataflow, layer).best("energy_in_macs")


def sram(design: Row) -> int:
    """Elements in all buffers."""
    found: int = design["pes"] * design["l1"] + design["l2"]
    return found


# --- Figure 13 --------------------------------------------------------------------------------------------------------


def _panel(dataflow: str, layer: str) -> None:
    name = f"fig13-{dataflow.lower().replace('-', '')}-{layer}"
    drawn = "not reproducible: drawn, without numbers"

    @_claim(f"{name}-fast", f"{dataflow} on VGG16's {layer}, the fastest design: PEs, width, MACs a cycle", "")
    def _() -> Verdict:
        found = fastest(dataflow, layer)
        ours = (found["pes"], found["noc_bw"], found["macs_per_cycle"])
        return Verdict("drawn", ours, ours, verdict=drawn)

    @_claim(f"{name}-thrifty", f"{dataflow} on VGG16's {layer}, the least energy: PEs, width, MACs a cycle", "")
    def _() -> Verdict:
        found = thriftiest(dataflow, layer)
        ours = (found["pes"], found["noc_bw"], found["macs_per_cycle"])
        return Verdict("drawn", ours, ours, verdict=drawn)


for _dataflow in MAPS:
    for _layer in ("conv2", "conv11"):
        _panel(_dataflow, _layer)


@_claim(
    "fig13-width", "KC-P waits for a narrow network, YR-P does not: throughput with 4 elements a cycle", "of enough"
)
def _() -> Verdict:
    def slowed(dataflow: str) -> float:
        parameters = {"dataflow": dataflow, "pes": 128, "noc_bw": [4, 1024]}
        space = Space.of(operator("VGG16", "conv2").layer, parameters, objectives=["throughput", "area"])
        narrow, wide = sorted(row["macs_per_cycle"] for row in explore(space).rows())
        return float(narrow / wide)

    ours = (slowed("KC-P"), slowed("YR-P"))
    verdict = "reproduced" if ours[1] > 0.95 > ours[0] else "reproduced in part" if ours[0] < ours[1] else ""
    why = "128 PEs and the maps of Table 3 on conv2: YR-P waits too, but less"
    return Verdict("low, 1", ours, ours, verdict=verdict, holds=False, why=why)


@_claim("fig13-buffers", "larger buffers do not always make a design faster: the one of least energy, KC-P, conv11", "")
def _() -> Verdict:
    fast, thrifty = fastest("KC-P", "conv11"), thriftiest("KC-P", "conv11")
    ours = (sram(thrifty) / sram(fast), thrifty["macs_per_cycle"] / fast["macs_per_cycle"])
    why = "elements of buffer and throughput, of the fastest design"
    return Verdict("more, less", ours, ours, holds=ours[0] > 1 > ours[1], why=why)


@_claim("fig13-moderate", "the fastest designs have a moderate number of PEs: KC-P, conv2", "of the most possible")
def _() -> Verdict:
    prices, area = Prices(), LIMITS["area_mm2"] * 1e6
    least = {"lanes": 1, "noc_bw": RANGES["noc_bw"][0], "l1": 1, "l2": 1}
    most = max(pes for pes in RANGES["pes"] if prices.area_um2(pes=pes, **least) <= area)
    ours = fastest("KC-P", "conv2")["pes"] / most
    why = f"{most} PEs fit with the narrowest network; {PRICED}"
    return Verdict("moderate", ours, ours, holds=ours < 0.75, why=why)


# --- Table 5: its first row is the star of KC-P on conv2 --------------------------------------------------------------


@_claim("table5-fastest", "KC-P on conv2, the fastest design: PEs, width, MACs a cycle", "")
def _() -> Verdict:
    found, row = fastest("KC-P", "conv2"), TABLE_5["reference"]
    ours = (found["pes"], found["noc_bw"], found["macs_per_cycle"])
    chip = {"pes": row.hardware.pes, "lanes": 1, "noc_bw": row.bandwidth, "l1": 0, "l2": 6130}  # 6.13 KB in all
    area, power = float(Prices().area_um2(**chip)) / 1e6, float(Prices().power_mw(**chip))
    why = f"by the released prices that of the paper takes {area:.1f} mm² and {power:.0f} mW, so a faster one fits"
    return Verdict((row.hardware.pes, row.bandwidth, row.throughput), ours, ours, why=f"{why}; {PRICED}")


# --- Section 1: KC-P on conv11, the design of least energy beside the fastest -----------------------------------------


def _beside(name: str, text: str, paper: float, ratio: Callable[[Row, Row], float], why: str = PRICED) -> None:
    @_claim(f"sec1-{name}", f"KC-P on conv11, least energy beside fastest: {text}", "of the fastest")
    def _() -> Verdict:
        ours = ratio(thriftiest("KC-P", "conv11"), fastest("KC-P", "conv11"))
        return Verdict(paper, ours, ours, why=why)


_beside("power", "power, either way", 2.16, lambda one, other: _either(one["power_mw"] / other["power_mw"]))
_beside("sram", "buffers", 10.6, lambda one, other: sram(one) / sram(other))
_beside("pes", "PEs", 0.80, lambda one, other: one["pes"] / other["pes"])
_beside("throughput", "throughput", 0.62, lambda one, other: one["macs_per_cycle"] / other["macs_per_cycle"])
_beside("edp", "energy times delay", 0.35, lambda one, other: one["edp_in_mac_cycles"] / other["edp_in_mac_cycles"])


def _either(ratio: float) -> float:
    return max(ratio, 1 / ratio)


# --- how many, and how fast -------------------------------------------------------------------------------------------

FINE = {"pes": range(2, 601, 2), "noc_bw": range(1, 161), "l1": range(8, 801, 8), "l2": range(128, 12801, 128)}


@cache
def _searched() -> Exploration:
    """KC-P on conv2 in the four parameters of the paper."""
    return explore(Space.of(operator("VGG16", "conv2").layer, {"dataflow": "KC-P", **FINE}, LIMITS))


@_claim("sec52-designs", "designs searched, and valid ones among them", "million")
def _() -> Verdict:
    found = _searched()
    large = ("area", "power")
    ours = (found.designs_considered / 1e6, found.designs_evaluated / 1e6)
    why = f"{sum(found.skipped.get(name, 0) for name in large) / 1e6:.0f} million are over the limits; of the others, "
    why += "what a smaller buffer or a design found before beats is not evaluated; the ranges are not published"
    return Verdict((480.0, 2.5), ours, ours, verdict="not reproducible: no ranges", why=why)


@_claim("sec52-rate", "designs searched per second, those skipped included", "million")
def _() -> Verdict:
    rate, least = _searched().rate / 1e6, 10
    why = "on whatever machine this runs; the paper's tool does not skip buffers that are larger than needed"
    return Verdict(0.17, f"above {least}" if rate > least else rate, holds=rate >= 0.17, mode="measured", why=why)
