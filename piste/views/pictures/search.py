"""A search as a picture: the best so far and the gap over time, or the front of several objectives."""

from __future__ import annotations

from math import inf
from os import PathLike
from textwrap import wrap

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from piste.results.found import Found
from piste.views.pictures.report import (
    COLOURS,
    INK,
    PLAIN,
    check_format,
    energy_axis,
    energy_by_component,
    log_axis,
    saved,
)
from piste.views.quantities import short_count

UNITS = {"energy": "energy", "edp": "EDP (pJ*cycles)"}


def plot_found(found: Found, path: str | PathLike[str] | None = None) -> Figure:
    """The best so far and the gap over time, beside the energy of the report; of several objectives their front."""
    check_format(path)
    alone = len(found.objectives) > 1 or found.report is None
    figure = Figure(figsize=(8, 5) if alone else (13, 5), layout="constrained")
    axes, *beside = [figure.subplots()] if alone else figure.subplots(1, 2)
    if beside and found.report is not None:
        energy_by_component(beside[0], found.report)
    if len(found.objectives) > 1:
        front = sorted({(values[0], values[1]) for values, _ in found.front})
        axes.step(*zip(*front, strict=True), where="post", color=COLOURS[0], linewidth=1.2)
        axes.plot(*zip(*front, strict=True), "o", color=COLOURS[0], markersize=5)
        labels = found.objectives[:2]
    else:
        at = [(seconds, best) for _, seconds, best in found.trace] or [(found.seconds, found.value)]
        at.append((max(found.seconds, at[-1][0]), found.value))
        axes.step(*zip(*at, strict=True), where="post", color=COLOURS[0], linewidth=1.8, label="the best so far")
        low = found.bracket[0]
        if low > -inf:
            axes.axhline(low, color=PLAIN, linewidth=1, linestyle=(0, (4, 3)), label="nothing is below")
            times, values = [seconds for seconds, _ in at], [value for _, value in at]
            axes.fill_between(times, values, low, step="post", color=COLOURS[0], alpha=0.12, label="the gap")
        axes.set_xscale("log")
        log_axis(axes.xaxis, [seconds for seconds, _ in at] + [10 * at[0][0]], lambda seconds: f"{seconds:g}")
        axes.legend(fontsize=9, frameon=False)
        labels = ("seconds", found.objectives[0])
    axes.set_xlabel(UNITS.get(labels[0], labels[0]), fontsize=9, color=INK)
    axes.set_ylabel(UNITS.get(labels[1], labels[1]), fontsize=9, color=INK)
    for axis, label, lies in ((axes.xaxis, labels[0], axes.get_xlim()), (axes.yaxis, labels[1], axes.get_ylim())):
        if label == "energy":
            energy_axis(axis, lies[1])
        elif label in ("cycles", "edp"):
            axis.set_major_formatter(FuncFormatter(lambda value, _: short_count(value) if value else "0"))
    axes.set_title("\n".join(wrap(str(found.workload), 100)), loc="left", fontsize=10, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    return saved(figure, path)
