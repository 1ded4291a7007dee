"""What attentions cost, as pictures: utilization over a size for each kind of dataflow, and all dataflows as dots."""

from __future__ import annotations

from dataclasses import replace
from math import log2
from os import PathLike
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

from piste.attention import sweeps
from piste.results.attended import Attended, Attendeds, Swept
from piste.views.attention import shape_text, value_text
from piste.views.pictures.report import COLOURS, INK, LIMIT, PLAIN, check_format, saved
from piste.views.quantities import percent, size

SHADES = {"base": COLOURS[1], "flat": COLOURS[0], "flash": COLOURS[2]}
NAMES = {
    "base": "base: one product after the other",
    "flat": "flat: fused, whole rows",
    "flash": "flash: fused, blocks",
}
MARKS = {"M": "s", "B": "D", "H": "^", "R": "o", "block": "P"}
UNITS = {"buffer": "buffer", "length": "tokens", "bandwidth": "bandwidth off the chip"}
STEPS = 2  # sizes of the buffer in each doubling
WIDEST = 32  # times smaller and larger than the platform's own, at least
WIDTHS = {"base": 3.4, "flat": 2.4, "flash": 1.4}  # so that one on another is seen


def plot_attended(found: Attended, path: str | PathLike[str] | None = None) -> Figure:
    """All kinds of dataflow over the size of the buffer, and where the platform's own is."""
    check_format(path)
    asked = found.asked
    here = asked.platform.buffer_bytes
    most = max(WIDEST * here, 4 * found.more_buffer.enough_bytes)
    sizes = [here * 2 ** (i / STEPS) for i in range(-round(log2(WIDEST) * STEPS), round(log2(most / here) * STEPS) + 1)]
    figure = _figure(asked, 2)
    _lines(figure, sweeps.swept("buffer", asked, sizes))
    la = found.extra.get("operators", {"L-A": found})["L-A"]
    for axes, reached in zip(figure.axes, (la.utilization, la.offchip_bytes), strict=True):
        axes.axvline(here, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        axes.plot(here, reached, "o", color=SHADES[found.extra["kind"]], markersize=7, zorder=9)
    note = f"{asked.platform.name}, {size(here)} "
    where: dict[str, Any] = {"xytext": (-3, 0), "textcoords": "offset points", "rotation": 90, "va": "bottom"}
    figure.axes[0].annotate(note, (here, 0.02), color=INK, fontsize=8, ha="right", **where)
    return saved(figure, path)


def plot_swept(swept: Swept, path: str | PathLike[str] | None = None) -> Figure:
    """Utilization and traffic, a line for each kind, above what the bound leaves room for."""
    check_format(path)
    figure = _figure(swept.asked, 2)
    _lines(figure, swept)
    return saved(figure, path)


def plot_scatter(found: Attendeds, path: str | PathLike[str] | None = None) -> Figure:
    """A dot for each dataflow, utilization over footprint, as Figure 10 of the paper has them; the front in front."""
    check_format(path)
    figure = _figure(found.asked)
    (axes,) = figure.axes
    for cut, mark in MARKS.items():
        dots = [one for one in found.all if one.dataflow.granularity == cut]
        for fused, face in ((False, "none"), (True, COLOURS[list(MARKS).index(cut)])):
            some = [one for one in dots if one.dataflow.fused == fused]
            if some:
                axes.scatter(
                    [one.footprint_bytes for one in some], [one.utilization for one in some], s=16, marker=mark,
                    facecolors=face, edgecolors=COLOURS[list(MARKS).index(cut)], linewidths=0.7, alpha=0.5,
                    label=f"{cut}, {'fused' if fused else 'unfused'}", zorder=3 + fused,
                )  # fmt: skip
    best = sorted(found.front, key=lambda one: one.footprint_bytes)
    reached, steps = 0.0, []
    for one in best:
        if one.utilization > reached:
            reached = one.utilization
            steps.append((one.footprint_bytes, reached))
    axes.step(*zip(*steps, strict=True), where="post", color=INK, linewidth=1.2, label="none is better", zorder=6)
    buffer = found.asked.platform.buffer_bytes
    axes.axvline(buffer, color=LIMIT, linewidth=1, linestyle=(0, (4, 3)))
    where: dict[str, Any] = {"xytext": (-3, 0), "textcoords": "offset points", "rotation": 90}
    axes.annotate(f" buffer {size(buffer)}", (buffer, 0.02), color=LIMIT, fontsize=9, ha="right", **where)
    _style(axes, "buffer", "Utilization of every dataflow")
    _percent(axes)
    axes.set_xlabel("what the dataflow has to hold", fontsize=9, color=INK, loc="left")
    axes.legend(fontsize=8, loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)
    return saved(figure, path)


def _figure(asked: Any, panels: int = 1) -> Figure:
    figure = Figure(figsize=(12 if panels > 1 else 9, 4.2), layout="constrained")
    figure.subplots(1, panels)
    title = f"{asked.name}: {shape_text(asked.attention)}; {asked.platform.name}, {asked.accounting}"
    figure.suptitle(title, x=0.012, ha="left", fontsize=11, color=INK)
    return figure


def _lines(figure: Figure, swept: Swept) -> None:
    used, moved = figure.axes
    used.fill_between(swept.values, swept.roof, 1, color=PLAIN, alpha=0.3, linewidth=0)
    moved.plot(swept.values, swept.bound_bytes, color=LIMIT, linewidth=1.2, label="the bound")
    least = least_traffic(swept)
    for kind, line in swept.lines.items():
        look: Any = {"color": SHADES[kind], "linewidth": WIDTHS[kind]}
        used.plot(swept.values, [one.utilization for one in line], **look)
        moved.plot(swept.values, least[kind], **look, label=NAMES[kind])
    for axes, title in (
        (used, "Utilization: the fastest of each kind"),
        (moved, "Traffic off the chip: the least of each kind"),
    ):
        _style(axes, swept.over, title)
    _percent(used)
    moved.set_yscale("log", base=2)
    moved.yaxis.set_major_formatter(FuncFormatter(lambda x, _: size(x)))
    moved.yaxis.set_major_locator(LogLocator(base=2, numticks=8))
    moved.yaxis.set_minor_formatter(NullFormatter())
    figure.legend(loc="outside lower right", ncols=10, frameon=False, fontsize=9)


def least_traffic(swept: Swept) -> dict[str, list[float]]:
    """What a dataflow of each kind must move off the chip at least, which need not be what the fastest moves."""
    asked = replace(swept.asked, objective="traffic")
    found = sweeps.swept(swept.over, asked, swept.values)
    return {kind: [one.offchip_bytes for one in line] for kind, line in found.lines.items()}


def _percent(axes: Axes) -> None:
    axes.set_ylim(0, 1.03)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda x, _: percent(x)))


def _style(axes: Axes, over: str, title: str) -> None:
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.set_xscale("log", base=2)
    axes.set_xlabel(UNITS[over], fontsize=9, color=INK, loc="left")
    axes.xaxis.set_major_locator(LogLocator(base=2, numticks=8))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: value_text(over, x)))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    axes.grid(axis="y", color=PLAIN, alpha=0.3)
    axes.margins(x=0)
