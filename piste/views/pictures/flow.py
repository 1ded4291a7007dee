"""What a dataflow does, as a picture: cycles, energy and reuse, layer by layer."""

from __future__ import annotations

from os import PathLike

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, FuncFormatter

from piste.results.flow import Flows
from piste.views.flow import PARTS
from piste.views.pictures.report import COLOURS, INK, PLAIN, check_format, saved
from piste.views.quantities import short, short_count

SHADES = dict(zip(PARTS, (PLAIN, "#7B3294", "#C2A5CF", "#A6611A", "#DFC27D"), strict=True))


def plot_flows(flows: Flows, path: str | PathLike[str] | None = None) -> Figure:
    """Cycles, energy and reuse of every layer; written to `path` if there is one, in the format of its suffix."""
    check_format(path)
    names = [flow.name for flow in flows.layers]
    figure = Figure(figsize=(12, 1.9 + 0.26 * len(names)), layout="constrained")
    figure.suptitle(_title(flows), x=0.012, ha="left", fontsize=11, color=INK)
    cycles, energy, reuse = figure.subplots(1, 3, sharey=True)
    rows = range(len(names))
    cycles.barh(rows, [flow.cycles for flow in flows.layers], color="#D5DBE1", height=0.7)
    ideal = [flow.cycles * flow.utilization for flow in flows.layers]
    cycles.barh(rows, ideal, color=INK, height=0.7)
    _style(cycles, "Where the time goes", "cycles; dark: at the peak rate")
    left = [0.0] * len(names)
    for part, colour in SHADES.items():
        widths = [flow.energy_parts[part] for flow in flows.layers]
        energy.barh(rows, widths, left=left, color=colour, height=0.7, label=PARTS[part])
        left = [a + b for a, b in zip(left, widths, strict=True)]
    _style(energy, "Where the energy goes", "MACs")
    _plot_reuse(reuse, flows)
    cycles.set_yticks(rows, names, fontsize=8)
    cycles.set_ylim(len(names) - 0.5, -0.5)
    figure.legend(loc="outside lower right", ncols=10, frameon=False, fontsize=8)
    return saved(figure, path)


def _title(flows: Flows) -> str:
    spent = f"{flows.cycles:,} cycles, energy of {short_count(flows.energy_in_macs)} MACs"
    return f"{flows.network} on {flows.layers[0].pes:,} PEs, {flows.mode}\n{spent}"


def _plot_reuse(axes: Axes, flows: Flows) -> None:
    """A dot for each tensor, on a line up to what is possible."""
    for n, flow in enumerate(flows.layers):
        for i, (tensor, moved) in enumerate(flow.tensors.items()):
            y = n + 0.24 * (i - 1)
            axes.plot([1, moved.most_reuse], [y, y], color=COLOURS[i], alpha=0.3, linewidth=2.5, solid_capstyle="butt")
            label = tensor if n == 0 else None
            axes.plot(moved.reuse, y, "o", color=COLOURS[i], markersize=4.5, label=label)
    axes.set_xscale("log")
    _style(axes, "How often an element is used in a PE", "uses; line: if every element came once")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: short(x)))


def _style(axes: Axes, title: str, unit: str) -> None:
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.set_xlabel(unit, fontsize=8, color=INK, loc="left")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(axis="x", labelsize=8)
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
