"""A lowered dataflow moves what its directives move, when they are run step by step and by other people's counts."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import piste
from piste.dataflow.directives import COUPLINGS, Layer, check
from piste.dataflow.exact.analysis import analyse
from piste.dataflow.exact.nest import nest
from piste.dataflow.exact.steps import execute
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.lower import lower
from piste.dataflow.presets import FIGURE_5
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.report import Report
from tests.examples import examples
from tests.strategies import flow

TRUTH = json.loads((Path(__file__).parents[1] / "figures" / "dataflow_truth.json").read_text())
TENSORS = ("I", "F", "O")


def layer_of(data: dict[str, Any]) -> Layer:
    directives = parse_directives(data["directives"])
    return Layer("layer", data["type"], data["dims"], directives, tuple(data["stride"]), COUPLINGS[data["type"]])


def moved(report: Report) -> list[int]:
    """What L2 sends of the operands and gets of the result."""
    at = {row.tensor: row for row in report.counts if row.memory == "L2"}
    return [at["I"].reads, *([at["F"].reads] if "F" in at else []), at["O"].updates]


@pytest.mark.parametrize("case", TRUTH["random"], ids=lambda case: case["layer"]["directives"].replace("Map", "")[:60])
def test_random_dataflows(case: dict[str, Any]) -> None:
    layer, hardware = layer_of(case["layer"]), Hardware(case["pes"])
    report = piste.evaluate(lower(layer, hardware))
    assert (moved(report), report.macs) == (case["pe"], case["macs"])
    assert moved(piste.evaluate(lower(layer, hardware, clusters=True))) == case["cluster"]


@pytest.mark.parametrize("name", TRUTH["figure5"])
@pytest.mark.parametrize("sharing", [True, False])
def test_figure_5(name: str, sharing: bool) -> None:
    letter, _, pes = name.partition("_P")
    case = TRUTH["figure5"][name]
    hardware = Hardware(int(pes), multicast=sharing, reduction=sharing)
    report = piste.evaluate(lower(FIGURE_5[letter], hardware))
    assert moved(report) == case["shared" if sharing else "alone"]
    assert (report.macs, report.compute_cycles) == (case["macs"], case["cycles"])
    if sharing:
        assert next(row.reads for row in report.counts if (row.memory, row.tensor) == ("L2", "O")) == case["psum_reads"]


# Its tiles of 8 columns with stride 2 hold the windows of 4 outputs; the source counts 2, as if they had 4 columns.
HALVED = {"ResNet50/CONV3_1_1s2/YX-P"}


@pytest.mark.parametrize("name", TRUTH["large"])
def test_large_layers(name: str) -> None:
    layer = layer_of(TRUTH["large"][name]["layer"])
    for pes, expected in TRUTH["large"][name]["pes"].items():
        report = piste.evaluate(lower(layer, Hardware(int(pes)), clusters=True))
        if name in HALVED:
            assert report.macs == 2 * expected[-1] == prod(report.workload.sizes.values())
        else:
            assert [*moved(report), report.macs] == expected


@settings(max_examples=examples(150))
@given(st.integers(0, 2**32))
def test_every_count_equals_that_of_the_directives_run_step_by_step(seed: int) -> None:
    layer, hardware = flow(Random(seed))
    try:
        plan = nest(check(layer, hardware), hardware)
        spec = lower(layer, hardware)
    except SpecError:
        assume(False)
    run = execute(plan, hardware)
    report = piste.evaluate(spec)
    rows = {(row.memory, row.tensor): row for row in report.counts}
    names = [name for name in ("input", "filter") if name in plan.tensors]
    assert moved(report) == [*(run.ingress(name) for name in names), run.egress]
    assert [rows["L1", t].fills for t in TENSORS[: len(names)]] == [run.arrivals[name] for name in names]
    assert rows["L1", "O"].drains == run.arrivals["output"]
    assert rows["L2", "O"].reads == run.egress - run.distinct
    assert report.ops["O"] == run.macs
    assert report.compute_cycles == sum(max(step.macs) for step in run.steps)
    top = execute(plan.upto(1), hardware)
    assert moved(piste.evaluate(lower(layer, hardware, clusters=True))) == [*map(top.ingress, names), top.egress]


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_the_analysis_of_directives_counts_what_the_general_model_counts(seed: int) -> None:
    """`dataflow` derives its factors step by step, since it needs the time of each; sums must be those of `count`."""
    layer, hardware = flow(Random(seed))
    try:
        found, spec = analyse(layer, hardware), lower(layer, hardware)
    except SpecError:
        assume(False)
    report = piste.evaluate(spec)
    rows = {(row.memory, row.tensor): row for row in report.counts}
    for letter, name in zip("IF", ("input", "filter"), strict=True):
        if name in found.tensors:
            assert rows["L2", letter].reads == found.tensors[name].delivered
            assert rows["L1", letter].fills == found.tensors[name].l1_writes
    assert rows["L2", "O"].updates == found.tensors["output"].delivered
    assert report.macs == found.macs


def test_two_dimensions_on_the_same_units_are_refused() -> None:
    dims = {"K": 4, "C": 4, "R": 1, "S": 1, "Y": 4, "X": 4}
    layer = Layer("L", "CONV", dims, parse_directives("SpatialMap(1,1) K; SpatialMap(1,1) C"))
    with pytest.raises(SpecError) as error:
        lower(layer, Hardware(4))
    both = "layer 'L': spatial maps of K and C share the units of a level"
    assert str(error.value) == f"{both}; put a Cluster between"


def test_a_map_of_the_whole_is_no_node() -> None:
    spec = lower(layer_of(TRUTH["large"]["VGG16/CONV2/KC-P"]["layer"]), Hardware(256, (Noc(32),)))
    assert str(spec.workload) == "O[k,y,x] = I[c,y+r,x+s] * F[k,c,r,s] c=64 y=222 x=222 k=64 r=3 s=3"
    assert (
        str(spec.mapping)
        == """\
L2 | keep I, F, O
   | for k in steps of 4
   |   spread k in steps of 1 over Cluster.x
   |     for y in steps of 1
   |       for x in steps of 1
   |         spread c in steps of 1 over PE.x
L1 |           keep I, F, O
   |           compute O"""
    )
    assert piste.evaluate(spec).fits and piste.bound(spec.workload).at("64KiB").traffic_bytes > 0
