"""The picture of steps: what is in its cells, and that it is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

from piste.dataflow.directives import Layer
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import FIGURE_5, layer_with
from piste.errors import SpecError
from piste.views.pictures.steps import KINDS, Cell, TensorPanel, panels, pieces, plot_steps

ROWS = layer_with(Layer("rows", "CONV", {"K": 4, "C": 6, "Y": 6, "X": 6, "R": 3, "S": 3}, ()), "YR-P")


def words(panel: TensorPanel) -> list[str]:
    """The labels of the cells, a line for each step."""
    return [" ".join("-".join(cell.labels) if cell else "." for cell in row) for row in panel.cells]


def kinds(panel: TensorPanel) -> list[set[str]]:
    return [{kind for cell in row if cell for kind in cell.kinds} for row in panel.cells]


def test_output_stationary() -> None:
    """Figure 5 A: three columns of outputs stay while the six weights pass, each in all PEs; then the next three."""
    output, weights, inputs = panels(FIGURE_5["A"], Hardware(3), 7)
    assert words(output) == ["0 1 2"] * 6 + ["3 4 5"]
    assert words(weights) == ["0 0 0", "1 1 1", "2 2 2", "3 3 3", "4 4 4", "5 5 5", "0 0 0"]
    assert words(inputs) == ["0 1 2", "1 2 3", "2 3 4", "3 4 5", "4 5 6", "5 6 7", "3 4 5"]
    assert kinds(output) == [{"first"}, *[{"temporal"}] * 5, {"first"}]
    assert kinds(weights) == [{"spatial"}] * 7
    assert kinds(inputs) == [{"first"}, *[{"first", "neighbour"}] * 5, {"again"}]
    assert (output.axes, weights.axes, inputs.axes) == (("x'",), ("s",), ("x",))


def test_partial_sums_come_back() -> None:
    output, weights, _ = panels(FIGURE_5["B"], Hardware(3), 5)
    assert kinds(output) == [*[{"first"}] * 4, {"again"}]
    assert kinds(weights) == [{"spatial"}, *[{"both"}] * 3, {"spatial"}]
    assert output.moved == (0, 3, 3, 3, 3)
    assert weights.moved == (1, 0, 0, 0, 1)


def test_a_halo_is_kept_in_part() -> None:
    *_, inputs = panels(ROWS, Hardware(6), 2)
    assert inputs.fixed == "c0-1"
    first = inputs.cells[1][0]
    assert first is not None
    assert first.labels == ("y0", "x1-3")
    assert first.kinds == ("temporal", "temporal", "first")
    assert {cell.kinds for cell in inputs.cells[1][1:5] if cell} == {("both", "both", "spatial")}


@pytest.mark.parametrize("letter", FIGURE_5)
def test_what_is_not_kept_comes_from_l2(letter: str) -> None:
    """Elements that some PE did not keep, each counted once."""
    _, *operands = panels(FIGURE_5[letter], Hardware(6), 40)
    for panel in operands:
        for row, moved in zip(panel.cells, panel.moved, strict=True):
            lacking = set()
            for cell in filter(None, row):
                first = int(cell.labels[0].split("-")[0])
                lacking |= {first + n for n, kind in enumerate(cell.kinds) if kind not in ("temporal", "both")}
            assert len(lacking) == moved


def test_idle_pes_have_no_cell() -> None:
    output, *_ = panels(FIGURE_5["A"], Hardware(5), 13)
    assert words(output)[-1] == "10 11 . . ."


def test_a_picture(tmp_path: Path) -> None:
    for suffix in ("png", "svg"):
        path = tmp_path / f"steps.{suffix}"
        plot_steps(*((layer, Hardware(6)) for layer in FIGURE_5.values()), path=path, steps=3)
        assert path.stat().st_size > 1000
    drawn = (tmp_path / "steps.svg").read_text()
    assert all(colour.lower() in drawn for colour, _ in KINDS.values())
    with pytest.raises(SpecError, match="no picture format"):
        plot_steps((ROWS, Hardware(6)), path=tmp_path / "steps.xyz")


def test_a_page(tmp_path: Path) -> None:
    plot_steps((FIGURE_5["A"], Hardware(3)), path=tmp_path / "steps.html", steps=2)
    page = (tmp_path / "steps.html").read_text()
    assert page.count("<svg") == 1
    assert "filter: spatial multicast across 3 PEs" in page


def test_many_pes() -> None:
    layer = layer_with(Layer("large", "CONV", {"K": 64, "C": 64, "Y": 30, "X": 30, "R": 3, "S": 3}, ()), "KC-P")
    figure = plot_steps((layer, Hardware(256)), steps=2)
    assert "and 244 more PEs" in [text.get_text() for axes in figure.axes for text in axes.texts]


def test_a_pe_that_no_cluster_takes_has_no_row() -> None:
    figure = plot_steps((ROWS, Hardware(7)), steps=2)
    texts = [text.get_text() for axes in figure.axes for text in axes.texts]
    assert "PE 5" in texts
    assert "PE 6" not in texts
    assert "and 1 more PE" in texts


def test_many_elements_are_shown_as_shares() -> None:
    many = Cell(("x0-399",), 400, ("temporal",) * 300 + ("first",) * 100)
    assert list(pieces(many)) == [(0.0, 0.0, 0.75, 1.0, "temporal"), (0.75, 0.0, 1.0, 1.0, "first")]
    assert len(list(pieces(Cell(("y0-1", "x0-1"), 2, ("first",) * 4)))) == 4
