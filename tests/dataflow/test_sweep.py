"""A sweep finds for every row what the exact analysis finds for it alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from math import ceil
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Cluster, Directive, Layer, Map, Size, check
from piste.dataflow.exact.analysis import Clock, analyse
from piste.dataflow.exact.axes import AxisByUnit
from piste.dataflow.exact.closed_axes import ClosedAxis, Unusual
from piste.dataflow.exact.nest import nest
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.sweep import COUNTS, sweep
from piste.errors import SpecError
from tests.examples import examples

CONV = Layer("conv", "CONV", {"K": 8, "C": 10, "R": 3, "S": 2, "Y": 17, "X": 12}, ())


def put(layer: Layer, at: Mapping[str, int]) -> Layer:
    """The layer with numbers for the names of sizes."""

    def number(size: Size) -> str:
        return re.sub(r"[abc]\b", lambda word: str(at[word[0]]), str(size))

    directives = tuple(
        Cluster(number(d.size)) if isinstance(d, Cluster) else replace(d, size=number(d.size), offset=number(d.offset))
        for d in layer.directives
    )
    return replace(layer, directives=directives)


def same(layer: Layer, hardware: Hardware, columns: dict[str, list[int]]) -> None:
    """Every row of a sweep is the analysis of that row."""
    found = sweep(layer, hardware, **columns)
    for row, values in enumerate(zip(*columns.values(), strict=True)):
        at = dict(zip(columns, values, strict=True))
        noc = hardware.nocs[0]
        nocs = (replace(noc, words_per_cycle=at.get("noc_bw", noc.words_per_cycle)),)
        one = analyse(put(layer, at), replace(hardware, pes=at.get("pes", 1), nocs=nocs))
        for key in ("cycles", "macs", "l1_size", "l2_size"):
            assert found[key][row] == getattr(one, key), (key, at)
        assert found["needed_bandwidth"][row] == ceil(one.peak_bandwidth), at
        assert found["energy_in_macs"][row] == pytest.approx(one.energy_in_macs, rel=1e-12)
        for name, moved in one.tensors.items():
            for key in COUNTS:
                assert found[f"{name}_{key}"][row] == getattr(moved, key), (name, key, at)


@pytest.mark.parametrize("name", TABLE_3)
@pytest.mark.parametrize("stride", [1, 2])
def test_machines(name: str, stride: int) -> None:
    layer = layer_with(replace(CONV, stride=(stride, stride)), name)
    least = 64 if name == "KC-P" else 9
    same(layer, Hardware(1), {"pes": [least, 65, 128, 200, 777], "noc_bw": [1, 3, 7, 64, 2]})


def test_channels_of_their_own_widths_and_what_pes_wait_for() -> None:
    noc = Noc(2, channels=True, widths={"input": 1})
    columns = {"pes": [9, 65, 200], "noc_bw": [1, 3, 64]}
    same(layer_with(CONV, "YR-P"), Hardware(1, (noc,), awaited=("filter",)), columns)


def test_layers_that_run_as_others() -> None:
    up = Layer("up", "TRCONV", {"K": 4, "C": 4, "R": 3, "S": 3, "Y": 7, "X": 7}, (), (2, 2))
    same(layer_with(up, "C-P"), Hardware(1), {"pes": [2, 4], "noc_bw": [1, 3]})
    depth = Layer("depth", "DSCONV", {**up.dims, "K": 1}, (Map("K", 1, 1), Map("C", 1, 1, True)))
    same(replace(depth, coupling=COUPLINGS["DSCONV"]), Hardware(1), {"pes": [2, 4], "noc_bw": [1, 3]})


def random_layer(rng: Random) -> tuple[Layer, dict[str, list[int]]]:
    """Directives of the usual kind, with names for some of their sizes."""
    names = {name: [rng.randint(1, 5) for _ in range(4)] for name in "abc"}
    clusters = rng.choice([0, 1])
    directives: list[Directive] = []
    for level in range(clusters + 1):
        if level:
            directives.append(Cluster(rng.choice([2, 3, "a"])))
        dims = rng.sample(["K", "C", "Y'", "X'"], 3)
        spread = rng.choice(dims)
        for dim in dims:
            size = rng.choice(["a", "b", "c", 1, 2, 3])
            directives.append(Map(dim, size, size, dim == spread))
    dims = {"K": rng.randint(1, 7), "C": rng.randint(1, 7), "R": rng.randint(1, 4), "S": rng.randint(1, 2)}
    dims |= {"Y": dims["R"] + rng.randint(0, 12), "X": dims["S"] + rng.randint(0, 9)}
    stride = (rng.randint(1, 3), 1)
    return Layer("random", "CONV", dims, tuple(directives), stride, COUPLINGS["CONV"]), names


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_map_sizes(seed: int) -> None:
    rng = Random(seed)
    layer, names = random_layer(rng)
    used = set(re.findall(r"\b[abc]\b", " ".join(map(str, layer.directives))))
    columns = {name: column for name, column in names.items() if name in used}
    columns |= {"pes": [rng.randint(5, 30) for _ in range(4)], "noc_bw": [rng.randint(1, 9) for _ in range(4)]}
    same(layer, Hardware(1, multicast=rng.random() < 0.7, reduction=rng.random() < 0.7), columns)


@settings(max_examples=examples(200))
@given(st.integers(0, 2**32))
def test_formulas_equal_units_written_out(seed: int) -> None:
    rng = Random(seed)
    layer, names = random_layer(rng)
    layer = put(layer, {name: column[0] for name, column in names.items()})
    hardware = Hardware(rng.randint(5, 30), (Noc(rng.randint(1, 9)),), multicast=rng.random() < 0.7)
    plan = nest(check(layer, hardware), hardware)
    density = dict.fromkeys(plan.tensors, 1.0)
    try:
        formulas = Clock(plan, hardware, density, ClosedAxis)
        found = [formulas.counts(name) for name in plan.tensors], formulas.total(), formulas.macs
    except Unusual:
        return
    if any(formulas.doubts):
        return
    units = Clock(plan, hardware, density, AxisByUnit)
    assert found == ([units.counts(name) for name in plan.tensors], units.total(), units.macs)


def test_what_no_formula_covers_is_analysed_row_by_row() -> None:
    layer = Layer("gemm", "GEMM", {"M": 9, "N": 6, "K": 4}, (), coupling=COUPLINGS["GEMM"])
    maps = (Map("M", "a", "a", True), Cluster(2), Map("M", 1, 1), Map("N", 2, 1, True))
    same(replace(layer, directives=maps), Hardware(1), {"a": [1, 2, 4], "pes": [4, 6, 8]})


@pytest.mark.parametrize(
    "columns, reason",
    [
        ({}, "nothing to sweep; give arrays such as pes=[64, 128], of pes, noc_bw, noc_latency, lanes or map sizes"),
        ({"pes": [0]}, "pes has values that are no whole numbers of at least 1; write such as pes=[64, 128]"),
        ({"pes": [0.5]}, "pes has values that are no whole numbers of at least 1; write such as pes=[64, 128]"),
        ({"pes": [64], "noc_bw": [1, 2]}, "pes has 1, noc_bw has 2; give every column the same number of entries"),
        ({"pe": [64]}, "no map has the size 'pe'; did you mean 'pes'?"),
        ({"pes": [64, 8]}, "layer 'conv': Cluster(64,P) needs 64 PEs, there are 8; write smaller clusters or more PEs"),
    ],
)
def test_refusals(columns: dict[str, list[float]], reason: str) -> None:
    with pytest.raises(SpecError) as error:
        sweep(layer_with(CONV, "KC-P"), Hardware(256), **columns)
    assert str(error.value) == reason


def test_a_row_in_the_middle_that_makes_no_sense_is_named() -> None:
    layer = replace(layer_with(CONV, "KC-P"), directives=(Map("K", 1, 1, True), Cluster("a"), Map("C", 1, 1, True)))
    rows = {"pes": np.array([64, 16, 8, 64]), "a": np.array([4, 16, 10, 1])}
    with pytest.raises(SpecError, match=re.escape("Cluster(10,P) needs 10 PEs, there are 8")):
        sweep(layer, Hardware(64), **rows)
