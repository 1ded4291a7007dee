"""A frontier is shown as it is: the best of every objective, the staircase, a line of the page for each design."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.errors import SpecError
from piste.formula.front import front
from piste.results.explored import Exploration
from piste.views.explored import exploration_text, picked
from piste.views.page import blocks, page_html, page_of
from piste.views.pictures.explored import plot_exploration
from tests.examples import examples

OBJECTIVES = {"cycles": 1, "macs_per_cycle": -1, "area_um2": 1}


def frontier(rows: list[tuple[int, int, int]], objectives: dict[str, int] | None = None) -> Exploration:
    """What is left of designs with these cycles, throughputs and areas."""
    columns = dict(zip(OBJECTIVES, np.array(rows, dtype=np.int64).reshape(-1, 3).T, strict=True))
    words = {"dataflow": np.array([("KC-P", "YR-P")[n % 2] for n in range(len(rows))], dtype="U4")}
    numbers = {"pes": np.arange(len(rows)) + 1, "design": np.arange(len(rows))}
    kept = front({**words, **numbers, **columns}, objectives or OBJECTIVES, ["design"])
    return Exploration(("dataflow", "pes"), objectives or OBJECTIVES, kept, len(rows), len(rows), {}, "key")


ROWS = st.lists(st.tuples(*[st.integers(1, 40)] * 3), min_size=1, max_size=60)


@settings(max_examples=examples(40), deadline=None)
@given(rows=ROWS, most=st.integers(3, 20))
def test_the_best_of_every_objective_is_shown(rows: list[tuple[int, int, int]], most: int) -> None:
    found = frontier(rows)
    shown = picked(found, most)
    total = len(found.rows())
    assert shown == sorted(set(shown)) and {0, total - 1} <= set(shown) <= set(range(total))
    assert len(shown) == total if total <= most else len(shown) <= most + 2
    for name, sign in OBJECTIVES.items():
        assert min(sign * found.frontier[name]) == min(sign * found.frontier[name][shown])


@settings(max_examples=examples(25), deadline=None)
@given(rows=ROWS)
def test_the_line_goes_through_what_is_best_in_two(rows: list[tuple[int, int, int]]) -> None:
    found = frontier(rows)
    axes = plot_exploration(found).axes[0]
    points = {(x, y) for x, y, _ in rows}
    best = {(x, y) for x, y in points if not any(a <= x and b >= y and (a, b) != (x, y) for a, b in points)}
    assert {(int(x), int(y)) for x, y in axes.lines[0].get_xydata()} == best
    assert sum(len(dots.get_offsets()) for dots in axes.collections) == len(found.rows())


def test_a_picture_is_coloured_by_numbers_or_words() -> None:
    found = frontier([(n, n, 50 - n) for n in range(1, 30)])
    assert [
        text.get_text() for text in plot_exploration(found, colour="dataflow").axes[0].get_legend().get_texts()
    ] == [
        "KC-P",
        "YR-P",
    ]
    assert plot_exploration(found, colour="pes").axes[1].get_ylabel() == "pes"
    with pytest.raises(SpecError, match="no column 'pe' to colour by; did you mean 'pes'"):
        plot_exploration(found, colour="pe")


def test_one_objective_is_one_design() -> None:
    found = frontier([(3, 1, 2), (2, 5, 9), (4, 4, 4)], {"cycles": 1})
    assert exploration_text(found) == (
        "the design with the least cycles\n3 designs considered, 3 evaluated\n\n"
        "  dataflow  pes  cycles  MACs a cycle   area\n  YR-P        2       2             5  9 µm²"
    )
    assert len(plot_exploration(found).axes[0].collections) == 1


def test_nothing_is_shown_as_nothing() -> None:
    found = frontier([])
    assert exploration_text(found) == "no design keeps all limits\n0 designs considered, 0 evaluated"
    assert page_of(found).blocks == []
    plot_exploration(found)


def test_what_is_the_same_for_all_is_said_once() -> None:
    found = frontier([(1, 1, 1), (1, 9, 9), (2, 2, 2), (9, 9, 3), (8, 8, 2)])
    text = exploration_text(found)
    kept = {row["dataflow"] for row in found.rows()}
    assert ("all with dataflow KC-P" in text) == (kept == {"KC-P"})
    assert "design " not in text.splitlines()[3]


def test_a_long_frontier_is_drawn_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    found = frontier([(n, n, 50 - n) for n in range(1, 40)])
    monkeypatch.setattr(blocks, "DESIGNS", 10)
    page = page_of(found)
    drawn = len(page.blocks[0]["rows"])
    assert 7 <= drawn <= 10
    assert page.answers[-1].startswith(f"{drawn} of them are drawn")


def test_what_users_wrote_is_text_in_a_page() -> None:
    found = frontier([(1, 1, 1), (2, 2, 1)])
    found.frontier["dataflow"][0] = "<b>&"
    text = page_html(page_of(found))
    assert "<b>" not in text and "\\u003cb\\u003e\\u0026" in text


def test_a_page_is_written_where_its_name_says_so(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"a page is HTML; write a name that ends in \.html"):
        frontier([(1, 1, 1)]).page(tmp_path / "page.png")
