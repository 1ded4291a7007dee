"""An exploration as a picture: the frontier over two of its objectives."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from piste.errors import SpecError, did_you_mean
from piste.formula.front import unbeaten
from piste.results.explored import Exploration
from piste.views.explored import columns, designs, headline, shade_by, shown, title
from piste.views.pictures.report import COLOURS, INK, check_format, log_axis, saved

SHADES = LinearSegmentedColormap.from_list("shades", ["#F0E442", "#009E73", "#0072B2", "#332288"])  # light to dark


def plot_exploration(found: Exploration, path: str | PathLike[str] | None = None, colour: str | None = None) -> Figure:
    """The frontier over its first two objectives, coloured by a column: a dot for each design, a line round those that
    are best in these two; of one objective, its best design over the area or whatever column is there."""
    check_format(path)
    if colour is not None and colour not in found.frontier:
        raise SpecError(f"no column {colour!r} to colour by; {did_you_mean(colour, found.frontier)}")
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    numbers = [name for name in columns(found) if found.frontier[name].dtype.kind in "iuf"]
    wanted = [*found.objectives, *(name for name in reversed(numbers) if name not in found.objectives)][:2]
    if designs(found) and len(wanted) == 2:
        x, y = (found.frontier[name] for name in wanted)
        _line(axes, found, wanted)
        _dots(figure, axes, found, x, y, colour or shade_by(found))
        _axis(axes, "x", wanted[0], found)
        _axis(axes, "y", wanted[1], found)
    else:
        axes.set_axis_off()
    axes.set_title("\n".join(headline(found)), loc="left", fontsize=10, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    return saved(figure, path)


def _line(axes: Axes, found: Exploration, wanted: Sequence[str]) -> None:
    """The staircase of the designs that none beats in these two."""
    x, y = (found.objectives.get(name, 1) * found.frontier[name].astype(float) for name in wanted)
    best = unbeaten(np.column_stack([x, y]))
    points = (found.frontier[name][best] for name in wanted)
    axes.plot(*points, drawstyle="steps-post", color=INK, linewidth=1, zorder=1)


def _dots(figure: Figure, axes: Axes, found: Exploration, x: Any, y: Any, by: str) -> None:
    values = found.frontier[by]
    how: dict[str, Any] = {"s": 22, "zorder": 2, "edgecolors": "white", "linewidths": 0.4}
    each = sorted(set(values.tolist()))
    numbers = values.dtype.kind in "iuf"
    if numbers and len(each) > len(COLOURS):
        bar = figure.colorbar(axes.scatter(x, y, c=values, cmap=SHADES, **how), ax=axes, pad=0.01)
        bar.set_label(title(by), fontsize=9, color=INK)
        bar.ax.yaxis.set_major_formatter(FuncFormatter(lambda value, _: shown(by, value)))
        bar.ax.tick_params(labelsize=8)
        bar.outline.set_visible(False)
        return
    for i, value in enumerate(each):
        at = values == value
        colour = SHADES(i / max(len(each) - 1, 1)) if numbers else COLOURS[i % len(COLOURS)]
        axes.scatter(x[at], y[at], color=colour, label=shown(by, value), **how)
    axes.legend(title=title(by), fontsize=9, title_fontsize=9, frameon=False)


def _axis(axes: Axes, which: str, column: str, found: Exploration) -> None:
    """A column on an axis: from 0 or, where it spans orders of magnitude, logarithmic."""
    values = found.frontier[column]
    axis = axes.xaxis if which == "x" else axes.yaxis
    if values.min() > 0 and values.max() > 30 * values.min():
        axes.set(**{f"{which}scale": "log"})
        log_axis(axis, values.tolist(), lambda value: shown(column, value))
    else:
        axis.set_major_formatter(FuncFormatter(lambda value, _: shown(column, value) if value else "0"))
    better = {1: ", less is better", -1: ", more is better"}.get(found.objectives.get(column, 0), "")
    axis.set_label_text(f"{title(column)}{better}", fontsize=9, color=INK)
    axis.set_tick_params(labelsize=8)
