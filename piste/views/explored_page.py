"""A frontier as a page of its own: a line for each design across an axis for each column, to be narrowed by hand.

The page needs nothing but a browser. Dragging along an axis keeps the designs that pass there.
"""

from __future__ import annotations

import json
from html import escape
from typing import Any

import numpy as np
from matplotlib.colors import to_hex
from numpy.typing import NDArray

from piste.results.explored import Exploration
from piste.views.explored import SHADES, columns, headline, picked, shown, title

LINES = 1500  # designs that are drawn
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 120, 420, 70, 60, 20  # of the picture; the width is that between two axes


def exploration_page(found: Exploration) -> str:
    """The page: parallel coordinates, and the table of the designs that are left."""
    answer, *more = headline(found)
    rows, names = picked(found, LINES), _told(found)
    places = {name: _places(found.frontier[name]) for name in names}
    drawn = "".join(f"<br>{escape(line)}" for line in more)
    if rows and len(rows) < len(next(iter(found.frontier.values()))):
        drawn += f"<br>{len(rows):,} of them are drawn, the best of each objective among them"
    if not rows:
        return _PAGE.format(title=escape(answer), more=drawn, picture="", head="", table="", names="[]")
    shades = _places(found.frontier[next(iter(found.objectives))])
    lines = "".join(_path([places[name][row] for name in names], to_hex(SHADES(shades[row])), row) for row in rows)
    axes = "".join(_axis(found, name, n, places[name]) for n, name in enumerate(names))
    width = LEFT * 2 + WIDTH * (len(names) - 1)
    picture = (
        f'<svg viewBox="0 0 {width} {TOP + HEIGHT + BOTTOM}" width="{width}"><g fill="none">{lines}</g>{axes}</svg>'
    )
    head = "".join(f"<th>{escape(title(name))}</th>" for name in columns(found))
    table = "".join(_row(found, row, [places[name][row] for name in names]) for row in rows)
    return _PAGE.format(
        title=escape(answer), more=drawn, picture=picture, head=head, table=table, names=json.dumps(names)
    )


def _told(found: Exploration) -> list[str]:
    """The columns that tell designs apart."""
    return [name for name in columns(found) if len(set(found.frontier[name].tolist())) > 1]


def _places(values: NDArray[Any]) -> NDArray[np.float64]:
    """Where each value stands on its axis, between 0 and 1: numbers by size, few of them and words evenly."""
    each, at = np.unique(values, return_inverse=True)
    if values.dtype.kind in "iuf" and len(each) > 8:
        numbers = values.astype(np.float64)
        if each[0] > 0 and each[-1] > 30 * each[0]:
            numbers = np.log(numbers)
        return (numbers - numbers.min()) / (numbers.max() - numbers.min())  # type: ignore[no-any-return]
    return at / max(len(each) - 1, 1)


def _y(place: float) -> float:
    return round(TOP + HEIGHT * (1 - place), 1)


def _path(places: list[float], colour: str, row: int) -> str:
    points = " ".join(f"{LEFT + WIDTH * n},{_y(place)}" for n, place in enumerate(places))
    return f'<polyline points="{points}" stroke="{colour}" data-row="{row}"/>'


def _axis(found: Exploration, name: str, n: int, places: NDArray[np.float64]) -> str:
    """An axis with the names of some values, and an arrow where more or less of it is wanted."""
    x, values = LEFT + WIDTH * n, found.frontier[name]
    _, first = np.unique(places, return_index=True)
    marks = first if len(first) <= 8 else [int(np.argmin(abs(places - at))) for at in np.linspace(0, 1, 6)]
    labels = "".join(
        f'<text x="{x + 6}" y="{_y(places[row]) + 4}">{escape(shown(name, values[row : row + 1].tolist()[0]))}</text>'
        for row in dict.fromkeys(marks)
    )
    lines = title(name).split(".")  # a field of a component takes two
    names = "".join(
        f'<text class="name" x="{x}" y="{TOP - 30 - 14 * n}">{escape(line)}</text>'
        for n, line in enumerate(lines[::-1])
    )
    wish = {1: "less is better", -1: "more is better"}.get(found.objectives.get(name, 0), "")
    return (
        f'<g class="axis"><line x1="{x}" x2="{x}" y1="{TOP}" y2="{TOP + HEIGHT}"/>{labels}{names}'
        f'<text class="wish" x="{x}" y="{TOP - 15}">{wish}</text>'
        f'<rect class="grip" x="{x - 25}" y="{TOP - 10}" width="50" height="{HEIGHT + 20}"/>'
        f'<rect class="kept" x="{x - 8}" y="0" width="16" height="0"/></g>'
    )


def _row(found: Exploration, row: int, places: list[float]) -> str:
    cells = (found.frontier[name][row : row + 1].tolist()[0] for name in columns(found))
    text = "".join(f"<td>{escape(shown(name, cell))}</td>" for name, cell in zip(columns(found), cells, strict=True))
    at = " ".join(f"{_y(place)}" for place in places)
    return f'<tr data-row="{row}" data-at="{at}">{text}</tr>'


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title><style>
body {{ font: 14px/1.5 system-ui, sans-serif; color: #27313B; margin: 2em; }}
svg {{ max-width: 100%; height: auto; user-select: none; touch-action: none; }}
svg text {{ font-size: 11px; fill: #27313B; pointer-events: none; }}
svg text {{ paint-order: stroke; stroke: white; stroke-width: 3px; }}
svg .name {{ font-weight: bold; text-anchor: middle; }}
svg .wish {{ fill: #6B7680; text-anchor: middle; }}
.axis line {{ stroke: #27313B; }}
.grip {{ fill: transparent; cursor: ns-resize; }}
.kept {{ fill: #D55E00; fill-opacity: 0.3; pointer-events: none; }}
polyline {{ stroke-width: 1.2; stroke-opacity: 0.75; }}
polyline.out {{ stroke: #E5E9ED; stroke-opacity: 0.5; }}
polyline.on {{ stroke: #D55E00; stroke-width: 3; stroke-opacity: 1; }}
table {{ border-collapse: collapse; margin-top: 1em; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 1px 12px 1px 0; text-align: right; }}
tr.out {{ display: none; }} tbody tr:hover {{ background: #FBE9DF; }}
</style></head><body>
<b>{title}</b>{more}
<p>Drag along an axis to keep the designs that pass there; click it to take that back. <span id="left"></span></p>
{picture}
<table><thead><tr>{head}</tr></thead><tbody>{table}</tbody></table>
<script>
const axes = [...document.querySelectorAll(".axis")], kept = {names}.map(() => null);
const rows = [...document.querySelectorAll("tbody tr")].map(row => ({{
  row, at: row.dataset.at.split(" ").map(Number),
  line: document.querySelector(`polyline[data-row="${{row.dataset.row}}"]`)
}}));
function show() {{
  let left = 0;
  for (const {{row, at, line}} of rows) {{
    const out = kept.some((span, n) => span && (at[n] < span[0] || at[n] > span[1]));
    row.classList.toggle("out", out);
    line.classList.toggle("out", out);
    left += !out;
  }}
  document.getElementById("left").textContent = `${{left}} of ${{rows.length}} are left.`;
}}
axes.forEach((axis, n) => {{
  const grip = axis.querySelector(".grip"), mark = axis.querySelector(".kept");
  const y = event => {{
    const point = new DOMPoint(event.clientX, event.clientY);
    return point.matrixTransform(axis.ownerSVGElement.getScreenCTM().inverse()).y;
  }};
  let from = null;
  const set = span => {{
    kept[n] = span;
    mark.setAttribute("y", span ? span[0] : 0);
    mark.setAttribute("height", span ? span[1] - span[0] : 0);
    show();
  }};
  grip.addEventListener("pointerdown", event => {{
    from = y(event);
    grip.setPointerCapture(event.pointerId);
    set(null);
  }});
  grip.addEventListener("pointermove", event => {{
    if (from === null) return;
    const to = y(event), span = [Math.min(from, to), Math.max(from, to)];
    set(span[1] - span[0] > 3 ? span : null);
  }});
  grip.addEventListener("pointerup", () => {{ from = null; }});
}});
for (const {{row, line}} of rows) {{
  row.addEventListener("mouseenter", () => {{ line.classList.add("on"); line.parentNode.append(line); }});
  row.addEventListener("mouseleave", () => line.classList.remove("on"));
}}
show();
</script></body></html>
"""
