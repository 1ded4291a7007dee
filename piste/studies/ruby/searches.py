"""The searches behind the claims of the Ruby paper: its chips and their rules, and what was found on them.

Finding the optima of hundreds of layers takes an hour, so what was found is recorded; what is not recorded is searched
when it is asked for. `python -m piste.studies.ruby.searches` searches all anew and writes the record; with words after
it, only what has them all in its name ("eyeriss 14x12, conv1, ruby-s, optimal, edp").
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from piste.mapspace.constraints import Constraints
from piste.mapspace.space import Mapspace
from piste.search import search
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import gemm
from piste.spec.files import load
from piste.spec.workload import Workload
from piste.studies.ruby.layers import ALEXNET_CONV2, DEEPBENCH, RESNET50, convolution
from piste.studies.ruby.timeloop_random import Orders, winner

RECORD = files("piste.studies.ruby") / "ruby.json"
LAYERS = {layer.name: layer.workload for layer in (*RESNET50, ALEXNET_CONV2, *DEEPBENCH)}
ARRAYS = ("2x7", "8x8", "14x12", "16x16")  # Figs. 13 and 14: from 2x7 to 16x16
BASELINE, SIMBA_15, SIMBA_9 = "eyeriss 14x12", "simba 15x4x4", "simba 9x3x3"
BY_HAND = "eyeriss 14x12 by hand"
PATIENCE = 3000  # Sec. IV-A: a search ends after so many mappings in a row that fit and do not improve,
THREADS = 24  # in each of so many threads
RUNS, MAPPINGS = 100, 10_000  # Fig. 7
PANELS = {
    "fig7a": ("line 5", "product 100"),
    "fig7b": ("line 16", "product 100"),
    "fig7c": ("line 8", "image 28"),
    "fig7d": ("line 15", "image 28"),
}
SPACES = ("perfect", "ruby-s", "ruby-t", "ruby")
SECONDS = 120.0  # for a proof; then the best so far and what nothing is below are recorded


@dataclass(frozen=True)
class LayerSearch:
    """One search: of a layer on a chip, in a mapspace, by a strategy, random or optimal."""

    chip: str
    layer: str
    mapspace: str
    strategy: str
    objective: str = "edp"

    def __str__(self) -> str:
        return ", ".join((self.chip, self.layer, self.mapspace, self.strategy, self.objective))


@dataclass(frozen=True)
class FoundCost:
    """What the best mapping costs that a search found; `proven` if there is none better.

    The rules of an Eyeriss bind the loops of its memories, so there a proof needs a mapping that nothing beats even
    without them.
    """

    energy_pj: float
    cycles: int
    proven: bool
    evaluated: int

    @property
    def edp(self) -> float:
        return self.energy_pj * self.cycles


def cost(job: LayerSearch) -> FoundCost:
    """What a search found, from the record if it is there."""
    found = _record()["searches"].get(str(job))
    return FoundCost(**found) if found else searched(job)


@cache
def searched(job: LayerSearch) -> FoundCost:
    """What a search finds now."""
    workload, architecture = layer(job.layer, job.chip), chip(job.chip)
    if job.strategy == "random":
        drawn = _orders(job.chip, job.layer).draw(_widths(job.chip), job.mapspace, seed=0)
        won = winner(drawn, job.objective, PATIENCE, THREADS)
        return FoundCost(won.energy_pj, won.cycles, False, won.evaluated)
    constraints = rules(job.chip, workload)
    space = "perfect" if job.mapspace == "padded" else job.mapspace
    found = [
        search(problem, architecture, objective=job.objective, mapspace=space, constraints=constraints, seconds=SECONDS)
        for problem in Mapspace(workload, architecture, job.mapspace, constraints).problems()
    ]
    best = min(found, key=lambda each: each.value)
    assert best.report is not None, f"nothing fits: {job}"
    proven, evaluated = all(each.optimal for each in found), sum(each.evaluated for each in found)
    return FoundCost(best.report.energy_pj, best.report.cycles, proven, evaluated)


def mean_edp(job: LayerSearch) -> float:
    """The best EDP of the first mappings that fit, on average over many runs; from the record if it is there."""
    found = _record()["means"].get(str(job))
    return float(found) if found else drawn_mean(job)


@cache
def drawn_mean(job: LayerSearch, runs: int = RUNS) -> float:
    """The same, drawn now."""
    drawn, left = _orders(job.chip, job.layer).draw(_widths(job.chip), job.mapspace, seed=0), runs * MAPPINGS
    found = []
    while left > 0:
        found.append(next(drawn).objective("edp")[:left])
        left -= len(found[-1])
    return float(np.concatenate(found).reshape(runs, MAPPINGS).min(axis=1).mean())


def _widths(name: str) -> dict[str, int]:
    return {f"{f.name}.{axis}": width for f in chip(name).fanouts.values() for axis, width in f.axes.items()}


_KEPT: dict[tuple[str, str], Orders] = {}  # the last one only: arrays of all sizes have the same orders


def _orders(name: str, layer_name: str) -> Orders:
    key = name.split()[0], layer_name
    if key not in _KEPT:
        workload = layer(layer_name, name)
        _KEPT.clear()
        _KEPT[key] = Orders(workload, chip(name), rules(name, workload), seed=0)
    return _KEPT[key]


# --- chips and layers ------------------------------------------------------------------------------------------------


@cache
def chip(name: str) -> Architecture:
    """`eyeriss COLUMNSxROWS`, `simba PESxLANESxWIDTH`, and toys: PEs with a buffer
    each (`line PES`) or with one for all (`shared PES`).

    >>> chip("simba 9x3x3").instances("MAC"), chip("line 16").memories["Buffer"].capacity_bytes
    (81, 1024)
    """
    kind, *rest = name.split()
    if kind in ("shared", "line"):
        pes, buffer = Fanout("PE", {"x": int(rest[0])}), Memory("Buffer", capacity_bytes=1024, **_SPAD)
        inner = (buffer, pes) if kind == "shared" else (pes, buffer)
        return Architecture((Memory("DRAM", **_DRAM), *inner, Unit("MAC", energy_pj=_MAC)))
    sizes = iter(map(int, rest[0].split("x")))
    return _free_drains(_resized(load(kind), sizes))


# Ruby's toys have no energies in the text; these are of the Eyeriss of the same tools, whose 1.977 and 1.882 pJ are of
# a scratchpad of 384 bytes.
_DRAM: dict[str, Any] = {"read_pj": 128.0, "write_pj": 128.0, "drain_pj": 0.0}
_SPAD: dict[str, Any] = {"read_pj": 1.977, "write_pj": 1.882, "drain_pj": 0.0}
_MAC = 0.208


def _resized(architecture: Any, sizes: Iterator[int]) -> Architecture:
    assert isinstance(architecture, Architecture)
    components = [
        replace(c, axes={axis: next(sizes) for axis in c.axes}) if isinstance(c, Fanout) else c
        for c in architecture.components
    ]
    return replace(architecture, components=tuple(components))


def _free_drains(architecture: Architecture) -> Architecture:
    """As Timeloop prices: what leaves a memory for the one above costs nothing there."""
    components = [replace(c, drain_pj=0.0) if isinstance(c, Memory) else c for c in architecture.components]
    return replace(architecture, components=tuple(components))


# Areas of the eyeriss_like design of the Timeloop/Accelergy exercises (v0.4), in um^2: the global buffer, and a PE's
# scratchpads for inputs, weights and sums and its MAC.
_GLB_UM2 = 217363.37
_PE_UM2 = 747.65 + 11632.89 + 989.02 + 191.82


def area_um2(name: str) -> float:
    """Of an Eyeriss."""
    return _GLB_UM2 + _PE_UM2 * chip(name).instances("MAC")


@cache
def layer(name: str, on: str = "") -> Workload:
    """A layer of a network, `elements N`: one tensor, `product N`: of two square matrices, or `image N`: a 3x3
    convolution of 64 channels; with the widths of the chip it runs on."""
    kind, *rest = name.split()
    if kind == "elements":
        return Workload.parse("Z[d] = A[d]", {"d": int(rest[0])}, 16)
    if kind == "product":
        n = int(rest[0])
        return gemm(n, n, n)
    if kind == "image":
        return convolution(int(rest[0]), int(rest[0]), 3, 3, 64, 64)
    workload = LAYERS[name]
    return replace(workload, bits={"I": 8, "W": 8, "O": 24}) if on.startswith("simba") else workload


def rules(name: str, workload: Workload) -> Constraints:
    """What the designs of the Timeloop/Accelergy exercises allow, in their order of memories, each with its tensors.

    On an Eyeriss (row-stationary): a PE has a row of filters, x is for rows of outputs and output channels, y for rows
    of filters and channels; on a Simba, PEs are for channels, lanes for output and vectors for input channels.
    """
    kind = name.split()[0]

    def only(ranks: str) -> list[str]:
        return [rank for rank in ranks if rank in workload.ranks]

    entries: list[dict[str, Any]] = [{"order": "hierarchy"}]
    if kind == "eyeriss":
        entries += [
            {"axis": "PE.x", "ranks": only("qk")},
            {"axis": "PE.y", "ranks": only("sck")},
            {"memory": "DRAM", "ranks": only("kpqcn")},
            {"memory": "GLB", "ranks": only("kpqcn"), "keep": ["input", "output"]},
            {"memory": "ifmap_spad", "ranks": [], "keep": ["input"]},
            {"memory": "weights_spad", "ranks": only("cr"), "keep": ["weight"]},
            {"memory": "psum_spad", "ranks": only("k"), "keep": ["output"]},
        ]
    if kind == "simba":
        entries += [
            {"axis": "PE.x", "ranks": only("ck")},
            {"axis": "Lane.y", "ranks": only("k")},
            {"axis": "Vector.z", "ranks": only("c")},
            {"memory": "GLB", "keep": ["input", "output"]},
            {"memory": "PEInputBuffer", "keep": ["input"]},
            {"memory": "PEWeightBuffer", "keep": ["weight"]},
            {"memory": "PEAccuBuffer", "keep": ["output"]},
            {"memory": "PEWeightRegs", "keep": ["weight"]},
        ]
    if kind == "line" and "c" in workload.ranks:
        entries.append({"axis": "PE.x", "ranks": only("ck")})  # Fig. 7c and d: "only C and M be mapped onto the PEs"
    if kind in ("line", "shared"):
        entries.append({"memory": "Buffer", "keep": list(workload.tensors)})
    if name == BY_HAND:
        # Fig. 9a: strips of a row of outputs on x; all rows of two filters on y.
        entries += [{"axis": "PE.x", "factors": {"q": 14, "k": 1}}, {"axis": "PE.y", "factors": {"s": 5, "k": 2}}]
    return Constraints.read(entries)


def utilization(job: LayerSearch) -> float:
    """The share of the PEs that has work, on average."""
    return prod(layer(job.layer).sizes.values()) / (cost(job).cycles * chip(job.chip).instances("MAC"))


# --- the record ------------------------------------------------------------------------------------------------------


@cache
def _record() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(RECORD.read_text())
    return found


def jobs() -> Iterator[LayerSearch]:
    """Every search that is recorded; those of one layer after one another."""
    for chip_name, layer_name in PANELS.values():
        for strategy in ("mean", "optimal"):
            yield from (LayerSearch(chip_name, layer_name, space, strategy) for space in SPACES)
    for network in (RESNET50, DEEPBENCH):
        for each in network:
            for strategy in ("random", "optimal"):
                for space in ("perfect", "ruby-s"):
                    yield from (LayerSearch(f"eyeriss {array}", each.name, space, strategy) for array in ARRAYS)
                    if network is DEEPBENCH:
                        yield LayerSearch(BASELINE, each.name, space, strategy, "cycles")
                    else:
                        yield from (LayerSearch(simba, each.name, space, strategy) for simba in (SIMBA_15, SIMBA_9))
            yield LayerSearch(BASELINE, each.name, "padded", "optimal")
    for space in ("perfect", "ruby-s"):
        yield from (LayerSearch(BASELINE, ALEXNET_CONV2.name, space, strategy) for strategy in ("random", "optimal"))
    yield LayerSearch(BY_HAND, ALEXNET_CONV2.name, "ruby-s", "optimal")


def main(words: list[str]) -> None:
    """Search anew what has all these words in its name, and write the record after each."""
    path = Path(str(RECORD))
    for job in jobs():
        if all(word in str(job) for word in words):
            kind, found = ("means", drawn_mean(job)) if job.strategy == "mean" else ("searches", asdict(searched(job)))
            record = json.loads(path.read_text())  # another process may have added to it
            record[kind][str(job)] = found
            path.write_text(_lines(record))


def _lines(record: dict[str, dict[str, Any]]) -> str:
    """JSON with a line for each search."""
    parts = []
    for kind, found in record.items():
        rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(found[name])}" for name in sorted(found))
        parts.append(f"  {json.dumps(kind)}: {{\n{rows}\n  }}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    main(sys.argv[1:])
