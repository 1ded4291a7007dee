"""A report as a picture: what limits it, where the energy goes, what each memory holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from textwrap import wrap

from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import EngFormatter, FuncFormatter, LogLocator, NullFormatter

from piste.errors import SpecError
from piste.results.report import Report
from piste.views.quantities import energy, percent, short, size, time

# Okabe and Ito's colours, told apart by everybody; a tensor keeps its colour in all panels.
COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#F0E442")
LIMIT = "#D55E00"
PLAIN = "#9AA5B1"
INK = "#27313B"


def plot_report(report: Report, path: str | PathLike[str] | None = None) -> Figure:
    """Three panels; written to `path` if there is one, in the format of its suffix."""
    check_format(path)
    rows = max(len(_parts(report)), len(_spent(report)), len(report.occupancy))
    figure = Figure(figsize=(12, 1.8 + 0.3 * rows), layout="constrained")
    figure.suptitle(_title(report), x=0.012, ha="left", fontsize=11, color=INK)
    colours = _colours(report)
    cycles, spent, held = figure.subplots(1, 3)
    _plot_cycles(cycles, report)
    _plot_energy(spent, report, colours)
    _plot_occupancy(held, report, colours)
    for axes in (cycles, spent, held):
        axes.set_ylim(rows - 0.5, -0.5)  # bars of one thickness in all panels
    tensors = [Patch(color=colour, label=tensor) for tensor, colour in colours.items()]
    figure.legend(handles=tensors, loc="outside lower right", ncols=10, frameon=False, fontsize=9)
    return saved(figure, path)


def check_format(path: str | PathLike[str] | None) -> None:
    """Refuse a file name that no picture can be written to."""
    suffix = Path(path).suffix.removeprefix(".") if path is not None else "png"
    formats = Figure().canvas.get_supported_filetypes()
    if suffix.lower() not in formats:
        known = ", ".join(f".{name}" for name in formats)
        raise SpecError(f"{path}: no picture format {suffix!r}; write a name that ends in one of {known}")


def saved(figure: Figure, path: str | PathLike[str] | None) -> Figure:
    """The figure, written to `path` if there is one."""
    if path is not None:
        figure.savefig(path, dpi=150)
    return figure


def energy_axis(axis: Axis, most: float) -> None:
    """One unit for all of an axis, and its name beside it."""
    units = ("pJ", "nJ", "µJ", "mJ", "J", "kJ")
    step = max(n for n in range(len(units)) if n == 0 or most >= 1000**n)
    axis.set_major_formatter(FuncFormatter(lambda pj, _: short(pj / 1000**step)))
    axis.set_label_text(f"energy ({units[step]})")


def log_axis(axis: Axis, values: Sequence[float], show: Callable[[float], str]) -> None:
    """A logarithmic axis with several labels, also where the values span less than a decade."""
    low, high = min(values), max(values)
    subs = (1.0,) if high > 200 * low else (1.0, 2.0, 5.0) if high > 5 * low else (1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 7.0)
    axis.set_major_locator(LogLocator(base=10, subs=subs, numticks=12))
    axis.set_major_formatter(FuncFormatter(lambda value, _: show(value)))
    axis.set_minor_formatter(NullFormatter())


def _colours(report: Report) -> dict[str, str]:
    return {t: COLOURS[i % len(COLOURS)] for i, t in enumerate(report.workload.tensors)}


def _title(report: Report) -> str:
    does = "" if report.fits else ", does not fit"
    spent = f", {energy(report.energy_pj)}" if report.energy_pj else ""
    what = "\n".join(wrap(str(report.workload), 140))
    return (
        f"{what}\n{report.cycles:,} cycles ({time(report.seconds)}), "
        f"{percent(report.utilization)} of the peak rate{spent}{does}"
    )


def _parts(report: Report) -> dict[str, list[float]]:
    """The cycles of each part, phase by phase."""
    parts: dict[str, list[float]] = {}
    for i, phase in enumerate(report.phases):
        for part in phase.parts:
            parts.setdefault(str(part), [0.0] * len(report.phases))[i] = part.cycles
    return parts


def _spent(report: Report) -> dict[str, float]:
    return {name: pj for name, pj in report.energy.by_component.items() if pj}


def _plot_cycles(axes: Axes, report: Report) -> None:
    _style(
        axes, f"What limits it: {report.bottleneck}", "cycles, one shade per phase" if report.phases[1:] else "cycles"
    )
    parts = _parts(report)
    for name, cycles in parts.items():
        left = 0.0
        for i, n in enumerate(cycles):
            colour = LIMIT if name == str(report.phases[i].bottleneck) else PLAIN
            axes.barh(name, n, left=left, color=colour, alpha=1.0 if i % 2 == 0 else 0.6, height=0.7)
            left += n
        _label(axes, name, left, f"{left:,.0f}")
    axes.axvline(report.cycles, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.set_xlim(0, 1.3 * max(report.cycles, 1))
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))


def _plot_energy(axes: Axes, report: Report, colours: dict[str, str]) -> None:
    spent = _spent(report)
    most = max(spent, key=lambda name: spent[name], default="nothing is priced")
    _style(axes, f"Where the energy goes: {most}", "energy")
    for name, pj in spent.items():
        left = 0.0
        for tensor, colour in colours.items():
            part = report.energy.access.get((name, tensor), 0.0)
            axes.barh(name, part, left=left, color=colour, height=0.7)
            left += part
        axes.barh(name, max(pj - left, 0.0), left=left, color=PLAIN, height=0.7)
        _label(axes, name, pj, f"{energy(pj)}  {percent(pj / report.energy_pj)}")
    axes.set_xlim(0, 1.45 * max(spent.values(), default=1.0))
    energy_axis(axes.xaxis, max(spent.values(), default=1.0))


def energy_by_component(axes: Axes, report: Report) -> None:
    """Where the energy of a report goes, by component and tensor, on axes of another picture."""
    _plot_energy(axes, report, _colours(report))
    axes.invert_yaxis()


def _plot_occupancy(axes: Axes, report: Report, colours: dict[str, str]) -> None:
    _style(axes, "What each memory holds", "share of the capacity; mark: most at one time")
    fullest = []
    for name, tiles in report.occupancy.items():
        capacity = report.architecture.memories[name].capacity_bytes
        held = report.peak_bytes[name]
        left = 0.0
        if capacity is None:
            axes.barh(name, 0.0)
            _label(axes, name, 0.0, f"{size(held)}, unbounded")
            continue
        for tensor, n in tiles.items():
            share = n * report.workload.bits[tensor] / 8 / capacity
            axes.barh(name, share, left=left, color=colours[tensor], height=0.7)
            left += share
        fullest.append(max(left, held / capacity))
        axes.plot([held / capacity] * 2, [name] * 2, marker="|", color=INK, markersize=18, markeredgewidth=1.5)
        _label(axes, name, fullest[-1], f"{size(held)} of {size(capacity)}")
    axes.set_xlim(0, 1.45 * max([1.0, *fullest]))
    axes.axvline(1.0, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _: percent(share)))


def _style(axes: Axes, title: str, unit: str) -> None:
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.set_xlabel(unit, fontsize=8, color=INK, loc="left")
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0, labelsize=9)
    axes.tick_params(axis="x", labelsize=8)
    axes.locator_params(axis="x", nbins=4)


def _label(axes: Axes, row: str, at: float, text: str) -> None:
    box = {"facecolor": "white", "edgecolor": "none", "pad": 0.8}
    axes.annotate(
        text, (at, row), xytext=(5, 0), textcoords="offset points", va="center", fontsize=8, color=INK, bbox=box
    )
