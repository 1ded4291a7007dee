"""A figure of a paper, recomputed, as text and as a picture: ours as lines or bars, the paper's numbers as rings."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from os import PathLike
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import EngFormatter, LogLocator

from piste.results.drawing import Drawing, Panel
from piste.views.pictures.report import COLOURS, INK, check_format, log_axis, saved
from piste.views.quantities import short, size
from piste.views.text import table

MARKS = ("-", (0, (5, 2)), (0, (1, 1.5)))  # lines that share a colour


def drawing_text(drawing: Drawing) -> str:
    """What is drawn: the title, the rules, and where every line begins and ends."""
    rows = [drawing.title + (f" ({drawing.note})" if drawing.note else "")]
    for panel in drawing.panels:
        rows += ["", f"{panel.title or drawing.name}: {panel.y}" + (f" over {panel.x}" if panel.x else "")]
        if panel.bars:
            heading = ("", *panel.bars.series)
            cells = [
                (name, *("" if column[i] is None else short(column[i] or 0.0) for column in panel.bars.series.values()))
                for i, name in enumerate(panel.bars.names)
            ]
            rows += table([heading, *cells], "<" + ">" * len(panel.bars.series))
        else:
            show = _shown(panel.x)
            ends = [
                (line.name, str(len(line.points)), *(f"{_plain(y)} at {show(x)}" for x, y in _ends(line.points)))
                for line in panel.lines
            ]
            rows += table([("", "points", "from", "to"), *ends], "<>>>")
    return "\n".join(rows)


def _ends(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], tuple[float, float]]:
    return points[0], points[-1]


def _shown(axis: str) -> Callable[[float], str]:
    return size if axis.endswith("bytes") else _plain


def _plain(x: float) -> str:
    """
    >>> _plain(10_000_000), _plain(4096), _plain(0.92)
    ('10M', '4.1k', '0.92')
    """
    return EngFormatter(sep="", places=None)(float(f"{x:.2g}")) if x >= 1000 else short(x)


def plot_drawing(drawing: Drawing, path: str | PathLike[str] | None = None) -> Figure:
    """The figure with the paper's axes."""
    check_format(path)
    wide = min(2, len(drawing.panels))
    high = ceil(len(drawing.panels) / wide)
    figure = Figure(figsize=(6.4 * wide if wide > 1 else 8, 0.6 + 4.2 * high), layout="constrained")
    note = f"\n{drawing.note}" if drawing.note else ""
    figure.suptitle(f"{drawing.name}: {drawing.title}{note}", x=0.012, ha="left", fontsize=11, color=INK)
    every = figure.subplots(high, wide, squeeze=False).ravel()
    handles: dict[str, Any] = {}
    for axes, panel in zip(every, drawing.panels, strict=False):
        found = (_bars if panel.bars else _lines)(axes, panel)
        handles |= {handle.get_label(): handle for handle in found}
        axes.set_title(panel.title, loc="left", fontsize=10, fontweight="bold", color=INK)
        axes.set_xlabel(panel.x, fontsize=9, color=INK)
        axes.set_ylabel(panel.y, fontsize=9, color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(labelsize=8)
    for axes in every[len(drawing.panels) :]:
        axes.set_visible(False)
    many = len(handles) > 5  # beside the panels, so that it lies on no line
    where: Any
    where, columns = ("outside right upper", 1) if many else ("outside lower left", 5)
    figure.legend(handles=list(handles.values()), loc=where, ncols=columns, frameon=False, fontsize=9)
    return saved(figure, path)


def _lines(axes: Axes, panel: Panel) -> list[Any]:
    for i, line in enumerate(panel.lines):
        colour, style = COLOURS[i % len(COLOURS)], MARKS[i // len(COLOURS) % len(MARKS)]
        xs, ys = zip(*line.points, strict=True)
        how: dict[str, Any] = {"drawstyle": "steps-post"} if line.step else {"marker": "."}
        axes.plot(xs, ys, color=colour, linestyle=style, linewidth=1.6, label=line.name, **how)
        if line.paper:
            axes.plot(
                *zip(*line.paper, strict=True), "o", markersize=4.5, color=colour, markerfacecolor="none", zorder=9
            )
    both = [(p for line in panel.lines for p in (*line.points, *line.paper)) for _ in range(2)]
    for which, axis, points in (("x", axes.xaxis, both[0]), ("y", axes.yaxis, both[1])):
        values = [point[which == "y"] for point in points]
        if which in panel.log and min(values) > 0:
            (axes.set_xscale if which == "x" else axes.set_yscale)("log")
            name = panel.x if which == "x" else panel.y
            log_axis(axis, values, _shown(name))
            if name.endswith("bytes"):
                axis.set_major_locator(LogLocator(base=32, numticks=12))
        elif max(values) >= 1000:
            axis.set_major_formatter(EngFormatter(sep=""))
    handles, _ = axes.get_legend_handles_labels()
    if any(line.paper for line in panel.lines):
        ring = Line2D([], [], color=INK, marker="o", linestyle="", markerfacecolor="none", label="the paper's points")
        handles = [*handles, ring]
    return handles


def _bars(axes: Axes, panel: Panel) -> list[Any]:
    assert panel.bars
    series = panel.bars.series
    thick = 0.8 / len(series)
    for i, (name, values) in enumerate(series.items()):
        at = [n - 0.4 + thick * (i + 0.5) for n, value in enumerate(values) if value is not None]
        known = [value for value in values if value is not None]
        axes.bar(at, known, thick * 0.92, color=COLOURS[i % len(COLOURS)], label=name)
    long = max(map(len, panel.bars.names)) * len(panel.bars.names) > 60
    axes.set_xticks(
        range(len(panel.bars.names)), panel.bars.names, rotation=40 if long else 0, ha="right" if long else "center"
    )
    known = [value for values in series.values() for value in values if value is not None]
    if "y" in panel.log or (min(known) > 0 and max(known) > 100 * min(known)):
        axes.set_yscale("log")
        log_axis(axes.yaxis, known, short)
    return axes.get_legend_handles_labels()[0]
