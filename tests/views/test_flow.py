"""Dataflows as text, HTML and pictures."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import piste
from piste.dataflow.directives import COUPLINGS, Layer, Network
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import FIGURE_5, TABLE_3, layer_with
from piste.dataflow.reuse import explain
from piste.results.flow import Case, Flows
from piste.views.flow import alike, explained_text, layer_text, table_1_text

CONV = Layer("conv", "CONV", {"K": 8, "C": 6, "Y": 8, "X": 8, "R": 3, "S": 3}, ())


@pytest.fixture(scope="module")
def five() -> Flows:
    layers = tuple(replace(layer_with(CONV, preset), name=preset) for preset in TABLE_3)
    return piste.dataflow(Network("five", layers), "num_pes=64,noc_bw=4")


def test_one_layer_is_told_in_full(five: Flows) -> None:
    flows = piste.dataflow(CONV, "num_pes=64,noc_bw=4", preset="YR-P")
    (flow,) = flows.layers
    assert str(flows) == str(flow) == layer_text(flow)
    assert f"{flow.cycles:,} cycles for {8 * 6 * 9 * 36:,} MACs" in str(flows)
    assert f"buffers of {flow.l1_size} elements in each PE" in str(flows)
    for counts in flow.tensors.values():
        assert f"{counts.l2_reads:,.0f}" in str(flows)


def test_several_layers_get_a_row_each(five: Flows) -> None:
    lines = str(five).splitlines()
    assert lines[0] == "five: 5 layers, exact"
    assert lines[1].startswith(f"{five.cycles:,} cycles")
    rows = {line.split()[0]: line.split()[1] for line in lines[4:9]}
    assert rows == {flow.name: f"{flow.cycles:,}" for flow in five.layers}


def test_a_frame(five: Flows) -> None:
    frame = five.to_frame()
    assert list(frame["name"]) == list(TABLE_3)
    assert frame["input_l2_reads"].sum() == sum(flow.tensors["input"].l2_reads for flow in five.layers)
    parts = frame[[column for column in frame if column.startswith("energy_") and column != "energy_in_macs"]]
    assert parts.sum(axis=1).tolist() == pytest.approx(frame["energy_in_macs"].tolist())


def test_steps_that_are_alike_are_one_row() -> None:
    one = Case("steady", 3, 4, 1, 9, 8, 9)
    other = Case("edge", 50, 4, 1, 9, 8, 9)
    assert alike([one, other, replace(one, times=7)]) == [other, replace(one, times=10)]


def test_the_cycles_of_the_steps_are_shown_in_full(five: Flows) -> None:
    for flow in five.layers:
        shares = [line for line in layer_text(flow).splitlines() if line.split()[:1] and line.split()[0] == "steady"]
        assert shares
        assert sum(case.times for case in alike(flow.cases)) == sum(case.times for case in flow.cases)


def test_notes_and_misfits_are_told() -> None:
    flows = piste.dataflow(CONV, "num_pes=64,l1_size=4", preset="KC-P")
    text = str(flows)
    assert "TemporalMap(64,64) C is larger than C, which is 6: all of it is mapped" in text
    assert text.endswith(f"does not fit: {flows.misfits[0]}")
    assert flows.misfits[0].startswith("conv: L1 needs")
    assert flows.misfits[0] in flows._repr_html_()


def test_reuse_in_words() -> None:
    assert explained_text("E", explain(FIGURE_5["E"], Hardware(3))).splitlines() == [
        "E: Tiled Collaborative Weight-Stationary",
        "  3 PEs share S; from step to step a PE advances in X'",
        "    input: temporal multicast of 50% over 12 steps in X' (stationary buffer)",
        "    input: forwarding of 50% from the next of 3 PEs a step before "
        "(links between neighbours, as in systolic arrays)",
        "    filter: temporal multicast over 12 steps in X' (stationary buffer)",
        "    output: spatial reduction across 3 PEs in S (adder tree, or a reduce-and-forward chain)",
    ]


def test_clusters_in_words() -> None:
    words = explained_text("kc", explain(layer_with(CONV, "KC-P"), Hardware(64)))
    assert "  1 cluster works alone; from step to step a cluster advances in X'" in words
    assert "  6 of 64 PEs in each share C; from step to step a PE advances in X'" in words


def test_table_1() -> None:
    lines = table_1_text(rows="input").splitlines()
    assert lines[1].split() == ["K", "multicast", "of", "input", "C", "reduction", "of", "output"]
    assert len(lines) == 1 + 4 * 3
    assert "none" in table_1_text(COUPLINGS["DSCONV"])


def test_html(five: Flows) -> None:
    named = replace(five, network="<b>")
    assert "&lt;b&gt;: 5 layers" in named._repr_html_()


def test_pictures(five: Flows, tmp_path: Path) -> None:
    figure = five.plot(tmp_path / "five.png")
    assert (tmp_path / "five.png").stat().st_size > 10_000
    assert [label.get_text() for label in figure.axes[0].get_yticklabels()] == list(TABLE_3)
    assert five.picture(tmp_path / "steps.svg", steps=2).axes
    assert "PE 0" in (tmp_path / "steps.svg").read_text()


def test_what_is_true_of_all_layers_is_noted_once() -> None:
    file = Path(__file__).parents[2] / "examples/vgg16-kcp.m"
    flows = piste.dataflow(file, "num_pes=256,offchip_bw=4")
    assert len(flows.layers) == 3
    assert str(flows).count("offchip_bw is not used") == 1
