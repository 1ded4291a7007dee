"""Figures of papers, recomputed: the paper's points lie on our lines where the claims say so; other sizes; refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import piste
from piste.cli import app
from piste.errors import SpecError
from piste.results.drawing import Line
from piste.spec.workload import Workload
from piste.studies import reproduce
from piste.studies.figures import FIGURES, bars_of, draw


def met(line: Line, x: float, y: float, apart: float) -> bool:
    """Whether a point of a figure is a vertex of our line, as exact as a figure can be read."""
    return any(abs(buffer / x - 1) < 2e-4 and abs(height - y) < apart for buffer, height in line.points)


@pytest.mark.parametrize("name", ["fig10", "fig13", "fig14", "fig18", "fig24a", "fig24c"])
def test_the_papers_points_lie_on_our_lines(name: str) -> None:
    """These are the figures whose vertices are all reproduced (docs/orojenesis.md)."""
    for panel in draw(name).panels:
        top = max(y for line in panel.lines for _, y in line.paper)
        assert all(line.paper for line in panel.lines)
        for line in panel.lines:
            for x, y in line.paper:
                apart = 2e-3 * y if "y" in panel.log else 1e-5 * top
                assert met(line, x, y, apart), (line.name, x)


def test_other_sizes_are_the_bound_of_these_sizes() -> None:
    drawn = draw("fig24a", ["512,256,384"])
    workload = Workload.parse("B[m,n] = A[m,k] * W[k,n]", {"m": 512, "k": 256, "n": 384}, 32)
    bound = piste.bound(workload, tiles="perfect", placement="single")
    assert drawn.panels[0].lines[0].points == tuple((float(x), float(y)) for x, y in bound.points)
    assert drawn.panels[0].lines[0].paper == ()


@pytest.mark.parametrize(
    ("name", "sizes", "message"),
    [
        ("fig18", ["1,2"], "--sizes of fig18 are M,K,L,N"),
        ("fig18", ["1,2,x,4"], "--sizes of fig18"),
        ("fig10", ["0,2,3"], "--sizes of fig10"),
        ("fig22", ["1,2"], "drawn for one workload"),
        ("fig1O", ["1,2,3"], "did you mean"),
    ],
)
def test_refusals(name: str, sizes: list[str], message: str) -> None:
    with pytest.raises(SpecError, match=message):
        draw(name, sizes)


def test_the_command_line_draws_a_figure_for_other_sizes(tmp_path: Path) -> None:
    picture, page = tmp_path / "f.svg", tmp_path / "f.html"
    asked = ["reproduce", "fig18", "--sizes", "512,64,256,64", "--plot", str(picture), "--html", str(page), "--json"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.stderr
    lines = json.loads(done.stdout)["panels"][0]["lines"]
    assert [line["name"] for line in lines] == ["unfused", "untiled", "tiled"]
    assert "tiled" in picture.read_text() and "tiled" in page.read_text()


def test_numbers_without_a_curve_are_bars_in_the_papers_unit(tmp_path: Path) -> None:
    claims = reproduce("fig11")
    drawn = bars_of(claims, "fig11")
    assert drawn.panels[0].bars and drawn.panels[0].bars.series["the paper"] == claims[0].paper
    assert drawn.panels[0].y == "% of operands"
    drawn.plot(tmp_path / "f.png")
    assert "33" in str(drawn)


def test_every_figure_has_a_name_that_is_also_one_of_claims() -> None:
    from piste.studies import claims_of

    for name in FIGURES:
        assert claims_of(name)
