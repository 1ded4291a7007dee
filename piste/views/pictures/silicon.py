"""What a real GPU counted beside what was predicted, launch by launch, as a picture."""

from __future__ import annotations

from os import PathLike
from typing import Any

from matplotlib.figure import Figure

from piste.studies.silicon import rows
from piste.views.pictures.report import COLOURS, PLAIN, check_format, saved

PANELS = (
    ("dram_read_bytes", "read from DRAM, GB", 1e9),
    ("seconds", "time, ms", 1e-3),
)
SOURCES = (
    ("h200-first-look", "first look", "o"),
    ("h200-counters", "our own", "^"),
    ("h200-unseen", "unseen", "s"),
)


def plot_silicon(path: str | PathLike[str] | None = None) -> Figure:
    """Counted across, predicted up, one dot a launch; on the line they agree, and 30 % lies between the grey ones."""
    check_format(path)
    figure = Figure(figsize=(9.6, 4.6), layout="constrained")
    figure.suptitle("NVIDIA H200: what was counted and what was predicted, one dot a launch")
    for axes, (what, label, unit) in zip(figure.subplots(1, len(PANELS)), PANELS, strict=True):
        ends = [float("inf"), 0.0]
        for number, (source, name, marker) in enumerate(SOURCES):
            for kind, filled in (("gemm", True), ("flash", False)):
                chosen = [row for row in rows(source) if row.launch.kind == kind]
                counted = [
                    (row.nanoseconds / 1e9 if what == "seconds" else getattr(row, what)) / unit for row in chosen
                ]
                predicted = [float(getattr(row.predicted, what)) / unit for row in chosen]
                colour: Any = COLOURS[number]
                face = colour if filled else "none"
                words = "products" if kind == "gemm" else "attention"
                axes.scatter(
                    counted,
                    predicted,
                    s=22,
                    marker=marker,
                    edgecolors=colour,
                    facecolors=face,
                    label=f"{words}, {name}",
                )
                ends = [min(ends[0], *counted, *predicted), max(ends[1], *counted, *predicted)]
        axes.plot(ends, ends, color=PLAIN, linewidth=1)
        for share in (0.7, 1.3):
            axes.plot(ends, [share * end for end in ends], color=PLAIN, linewidth=0.6, linestyle=":")
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel(f"{label}, counted")
        axes.set_ylabel(f"{label}, predicted")
    axes.legend(fontsize=8, frameon=False)
    return saved(figure, path)
