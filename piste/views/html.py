"""A report as a piece of HTML, for notebooks: the same answers as the text, with bars."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from piste.results.report import Report
from piste.views.quantities import amount, energy, percent, size
from piste.views.text import headline


def report_html(report: Report) -> str:
    title, *answers = headline(report)
    parts = (part for phase in report.phases for part in phase.parts)
    cycles = [(str(part), part.cycles / (report.cycles or 1), amount(part.cycles)) for part in parts]
    spent = [
        (name, pj / report.energy_pj, f"{energy(pj)}, {percent(pj / report.energy_pj)}")
        for name, pj in report.energy.by_component.items()
        if pj
    ]
    held = []
    for name, n_bytes in report.peak_bytes.items():
        capacity = report.architecture.memories[name].capacity_bytes
        of = f"of {size(capacity)}" if capacity else "unbounded"
        held.append((name, n_bytes / capacity if capacity else 0.0, f"{size(n_bytes)} {of}"))
    return (
        f"<div><b>{escape(title)}</b>"
        + "".join(f"<br>{escape(line)}" for line in answers)
        + "<div style='display:flex;flex-wrap:wrap;gap:2em;align-items:flex-start'>"
        + _bars(f"What limits it: cycles, {report.mode}", cycles)
        + _bars("Where the energy goes", spent)
        + _bars("What each memory holds, per instance", held)
        + "</div></div>"
    )


def _bars(title: str, rows: Iterable[tuple[str, float, str]]) -> str:
    """A table of names, bars and values; a bar is full at 1."""
    cells = "".join(
        f"<tr><td style='text-align:right'>{escape(name)}</td>"
        f"<td style='text-align:left;min-width:8em'><div style='background:{'#D55E00' if share >= 1 else '#0072B2'};"
        f"height:0.8em;width:{100 * min(share, 1):.1f}%'></div></td>"
        f"<td style='text-align:left'>{escape(value)}</td></tr>"
        for name, share, value in rows
    )
    return f"<table><caption style='text-align:left'><b>{escape(title)}</b></caption>{cells}</table>"
