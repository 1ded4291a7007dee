"""Pictures show what they say: a mark where the number is, one unit on an axis, labels apart from each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import piste
from piste.results.claim import Claim
from piste.views.page.blocks import memory_ports, peak_rate, thin
from piste.views.pictures.mapping import plot_claims, plot_compared, plot_mapping, plot_roofline, residency

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def report() -> Any:
    return piste.evaluate(ROOT / "examples/gemm.yaml")


def texts(figure: Any) -> list[str]:
    figure.draw_without_rendering()
    found = [text.get_text() for axes in figure.axes for text in axes.texts]
    return found + [t.get_text() for axes in figure.axes for t in (*axes.get_xticklabels(), *axes.get_yticklabels())]


def test_a_mapping_is_drawn_node_by_node(report: Any) -> None:
    words = texts(plot_mapping(report))
    assert "for m in steps of 64" in words and "RF keeps A, W, B" in words and "GLB: A" in words


def test_a_fused_tree_is_drawn_from_einsum_to_einsum() -> None:
    words = texts(plot_mapping(piste.evaluate(ROOT / "examples/fused-pair.yaml")))
    assert {"first", "then", "P", "Z", "GLB: P"} <= set(words)


def test_a_tile_stays_while_no_loop_of_its_ranks_moves() -> None:
    tree = "DRAM | keep A, W, B\n | for m in steps of 2\n | for n in steps of 1\nBuffer | keep A, W\n | compute B"
    lanes = {lane[:2]: lane[2] for lane in residency(piste.evaluate("gemm:4,4,3", "snowcat", tree))}
    assert lanes["Buffer", "A"] == [0, 3], "another row of tiles after three columns"
    assert lanes["Buffer", "W"] == [0, 1, 2, 3, 4, 5]
    assert lanes["DRAM", "B"] == [0]


def test_a_roofline_has_what_is_reached(report: Any) -> None:
    assert peak_rate(report) == pytest.approx(256)
    moved, cycles = memory_ports(report)["DRAM port"]
    assert cycles == next(p.cycles for p in report.phases[0].parts if str(p) == "DRAM port")
    assert moved == 2 * sum(r.reads + r.updates + r.fills + r.drains for r in report.counts if r.memory == "DRAM")
    lines = plot_roofline((report,)).axes[0].lines
    at = (report.macs / moved, report.macs / report.cycles)
    assert any(len(line.get_xdata()) == 1 and line.get_xydata()[0] == pytest.approx(at) for line in lines)


def test_two_reports_stand_side_by_side(report: Any) -> None:
    figure = plot_compared(report, report)
    bars = figure.axes[0].patches
    rows = {str(part) for phase in report.phases for part in phase.parts}
    assert len(bars) == 2 * len(rows) and max(bar.get_width() for bar in bars) == report.cycles


def test_claims_are_shares_of_what_the_paper_prints() -> None:
    claims = [
        Claim("a", "", "times", 2.0, 3.0, "", 1.0, "no"),
        Claim("b", "", "", (1.0, 4.0), (1.0, 2.0), "", None, "no"),
    ]
    axes = plot_claims(claims).axes[0]
    assert sorted(line.get_xdata()[0] for line in axes.lines[1:]) == [0.5, 0.5, 1.0, 1.5]
    assert len(axes.get_yticks()) == 3


def test_an_axis_has_one_unit(report: Any) -> None:
    figure = report.plot()
    figure.draw_without_rendering()
    axes = figure.axes[1]
    assert axes.get_xlabel() == "energy (µJ)"
    assert all(not any(c.isalpha() for c in label.get_text()) for label in axes.get_xticklabels())


def test_names_of_memories_do_not_lie_on_each_other() -> None:
    figure = piste.bound("gemm:1024,1024,1024").plot(None, architecture=piste.load("eyeriss"))
    figure.draw_without_rendering()
    boxes = [t.get_window_extent() for t in figure.axes[0].texts if "spad" in t.get_text() or "GLB" in t.get_text()]
    assert len(boxes) == 4
    assert not any(a.overlaps(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_several_slopes_have_a_title_and_their_names() -> None:
    one, two = (piste.bound(piste.gemm(64, 64, n)) for n in (32, 64))
    axes = one.plot(None, two).axes[0]
    assert axes.get_title(loc="left").startswith("How little must move")
    assert len({text.get_text() for text in axes.get_legend().get_texts()}) == 2


def test_a_thinned_staircase_keeps_its_ends() -> None:
    points = [(x, 1e6 / x) for x in range(1, 3000)]
    kept = thin(points, 100)
    assert kept[0] == list(points[0]) and kept[-1] == list(points[-1]) and len(kept) <= 101
    assert all(tuple(point) in points for point in kept)
