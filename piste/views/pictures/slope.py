"""Curves as a picture: ski slopes on logarithmic axes, the floor beneath, and where the memories of a chip are."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from os import PathLike
from textwrap import wrap
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

from piste.results.curve import Curve
from piste.spec.architecture import Architecture
from piste.views.curve import BEST
from piste.views.pictures.report import COLOURS, INK, PLAIN, check_format, saved
from piste.views.quantities import size

LABEL: dict[str, Any] = {"fontsize": 9, "color": INK}


def plot_curves(
    curves: Sequence[Curve],
    path: str | PathLike[str] | None = None,
    architecture: Architecture | None = None,
) -> Figure:
    """Ski slopes on logarithmic axes; beneath a single one its floor, and the band between them shaded."""
    check_format(path)
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    levels = {name: at.buffer_bytes for name, at in (curves[0].levels(architecture) if architecture else {}).items()}
    right = max(4 * max(curve.max_effectual_bytes for curve in curves), *(1.5 * n for n in levels.values()), 0)
    for i, (curve, colour) in enumerate(zip(curves, COLOURS * len(curves), strict=False)):
        points = [(float(x), float(y)) for x, y in (*curve.points, (right, curve.points[-1][1]))]  # of any length
        buffers, traffic = zip(*points, strict=True)
        axes.step(
            buffers, traffic, where="post", color=colour, linewidth=1.8, label=_label(curve, curves), zorder=9 - i
        )
        axes.plot(
            float(curve.max_effectual_bytes), float(curve.points[-1][1]), "o", color=colour, markersize=5, zorder=9 - i
        )
    if len(curves) == 1:
        _floor(axes, curves[0], right)
    for least in sorted({float(curve.algorithmic_min_bytes) for curve in curves}):
        axes.axhline(least, color=PLAIN, linewidth=1, linestyle=(0, (4, 3)), zorder=0)
        note = f"algorithmic minimum {size(least)}"
        _note(axes, note, (0.01, least), ("axes fraction", "data"), (0, 3))
    _levels(axes, curves, levels)
    _style(axes)
    axes.set_xlim(min(float(curve.points[0][0]) for curve in curves), float(right))
    if len(curves) > 1 or curves[0].floor_bits:
        axes.legend(fontsize=9, loc="upper right", framealpha=1, edgecolor="none").set_zorder(20)
    axes.set_title("\n".join(wrap(_title(curves), 100)), loc="left", fontsize=10, color=INK)
    if levels:
        axes.set_xlabel("buffer; a memory stands at what is stored there and further in, over all instances", **LABEL)
    return saved(figure, path)


def _title(curves: Sequence[Curve]) -> str:
    """What all of them are about."""
    first, *others = curves
    if not others:
        named = first.workload.name
        without = f" ({first.assuming})" if first.assuming else ""
        return (f"{named}: {first.workload}" if named else str(first.workload)) + without
    same = len({str(curve.workload) for curve in curves}) == 1
    what = (first.workload.name or str(first.workload)) if same else "several workloads"
    without = f", {first.assuming}" if first.assuming else ""
    must = "How little must move" if all(curve.exact for curve in curves) else "The least found to move"
    return f"{must}, for every size of buffer{without}: {what}"


def _label(curve: Curve, curves: Sequence[Curve]) -> str:
    """What sets a curve apart from the others."""
    if len(curves) == 1:
        return BEST[curve.exact]
    name = curve.workload.name or curve.name if len({c.workload.name or c.name for c in curves}) > 1 else ""
    if name and len({c.workload.name for c in curves}) == len(curves):
        return name
    differs = [f"{k}: {v}" for k, v in curve.rule.items() if len({c.rule.get(k) for c in curves}) > 1]
    sizes = {str(c.workload) for c in curves}
    what = ", ".join([name, *differs]).strip(", ")
    return what if len(sizes) == 1 and what else f"{curve.workload}{', ' if differs else ''}{', '.join(differs)}"


def _floor(axes: Axes, curve: Curve, right: float) -> None:
    sizes = np.geomspace(float(curve.points[0][0]), float(right), 400)
    floor = np.array([float(curve.floor(float(s))) for s in sizes])
    above = np.array([float(curve.traffic_bytes(float(s))) for s in sizes])
    axes.plot(sizes, floor, color=COLOURS[5], linewidth=1.2, label="the floor: no program goes below")
    axes.fill_between(sizes, floor, above, color=COLOURS[0], alpha=0.12, linewidth=0)


def _levels(axes: Axes, curves: Sequence[Curve], levels: dict[str, float]) -> None:
    """Where the memories of a chip are on the slope."""
    before, row = 0.0, 0
    for name, n_bytes in sorted(levels.items(), key=lambda level: level[1]):
        axes.axvline(n_bytes, color=INK, linewidth=0.8, linestyle=":")
        row = (row + 1) % 6 if n_bytes < 30 * before else 0  # names of lines that are close stand beneath each other
        before = n_bytes
        at = (n_bytes, 0.8 - 0.042 * row)  # beneath the legend
        box = {"facecolor": "white", "edgecolor": "none", "pad": 0.5}
        by, side = ((-3, 0), "right") if n_bytes > max(levels.values()) / 4 else ((3, 0), "left")
        where: Any = {"va": "top", "ha": side, "bbox": box, "zorder": 12}
        _note(axes, f"{name} {size(n_bytes)}", at, ("data", "axes fraction"), by, **where)
        for curve, colour in zip(curves, COLOURS * len(curves), strict=False):
            if (traffic := curve.traffic_bytes(n_bytes)) < inf:
                axes.plot(n_bytes, traffic, "D", color=colour, markersize=5, zorder=10)


def _note(
    axes: Axes, text: str, at: tuple[float, float], frame: tuple[str, str], by: tuple[float, float], **more: Any
) -> None:
    axes.annotate(text, at, by, xycoords=frame, textcoords="offset points", fontsize=8, color=INK, **more)


def _style(axes: Axes) -> None:
    axes.set_xscale("log", base=2)
    axes.set_yscale("log", base=2)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(LogLocator(base=2, numticks=11))
        axis.set_major_formatter(FuncFormatter(lambda n_bytes, _: size(n_bytes)))
        axis.set_minor_formatter(NullFormatter())
    axes.set_xlabel("buffer", fontsize=9, color=INK)
    axes.set_ylabel("traffic to the backing store", fontsize=9, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    axes.grid(True, which="major", color="#E5E9ED", linewidth=0.6)
    axes.set_axisbelow(True)
