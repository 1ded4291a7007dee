"""What a search found, as text, as a picture and as HTML: the answer first, then how far it is from the limit."""

from __future__ import annotations

from html import escape
from math import inf
from os import PathLike
from textwrap import wrap

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from piste.results.compared import Compared
from piste.results.found import Found
from piste.views.flow import short_count
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
from piste.views.quantities import energy, percent, short, size
from piste.views.text import headline as report_headline
from piste.views.text import prices, table

UNITS = {"energy": "energy", "edp": "EDP (pJ*cycles)"}
REASONS = 6  # that are shown of why mappings were left out


def found_text(found: Found) -> str:
    """The answer, the nest, how far it is from the limit, and what was left out."""
    whose = prices(found.report.architecture) if found.report else []
    sections = [headline(found), _nest(found), whose, _front(found), _gaps(found), _pruned(found)]
    return "\n\n".join("\n".join(section) for section in sections if section)


def headline(found: Found) -> list[str]:
    """The workload, then the answers in a line each."""
    if found.report is None:
        return [str(found.workload), found.why]
    target = found.objectives[0]
    first = quantity(target, found.value)
    if len(found.objectives) > 1:
        mappings = "mapping" if len(found.front) == 1 else "mappings"
        what = f"{len(found.front):,} {mappings} that none beats in {' and '.join(found.objectives)}"
        sure = "proven" if found.optimal else "the best found"
        answer = f"{what}, {sure}; the one with the least {target}: {first}"
    elif found.optimal:
        answer = f"{first}, proven the least {target} of all {found.mapspace} mappings"
    elif found.lower > -inf:
        share = percent(1 - found.lower / found.value)
        answer = f"{first} is the least {target} found; no {found.mapspace} mapping is more than {share} better"
        answer += f" (more time will not tell: {found.why})" if found.why else ""
    else:
        answer = f"{first} is the least {target} found; nothing is proven of the other {found.mapspace} mappings"
    stopped = " until it was interrupted" if found.interrupted else ""
    of = f" of {found.considered:,} considered" if found.considered > found.evaluated else ""
    searched = f"{found.strategy} search: {found.evaluated:,} mappings evaluated{of}{stopped}"
    return [str(found.workload), answer, *report_headline(found.report)[1:], searched]


def quantity(objective: str, value: float) -> str:
    """
    >>> quantity("energy", 1.5e6), quantity("cycles", 1234.0), quantity("edp", 1.5e9), quantity("traffic:GLB", 768.0)
    ('1.5 µJ', '1,234 cycles', '1.5e+09 pJ*cycles', '768 elements')
    """
    if objective == "energy":
        return energy(value)
    if objective == "cycles":
        return f"{value:,.0f} cycles"
    if objective == "edp":
        return f"{value:.4g} pJ*cycles"
    if objective.startswith("occupancy:"):
        return f"{value:,.0f} bytes"
    return f"{value:,.0f} elements" if objective.startswith("traffic:") else f"{value:.6g}"


def _nest(found: Found) -> list[str]:
    return [str(found.best)] if found.best else []


def _front(found: Found) -> list[str]:
    if len(found.objectives) == 1:
        return []
    rows = [
        [quantity(name, value) for name, value in zip(found.objectives, values, strict=True)]
        for values in points(found)
    ]
    return ["What none beats in all", *table([found.objectives, *rows], ">" * len(found.objectives))]


def points(found: Found) -> list[tuple[float, ...]]:
    """The values of the front, in order of the first objective."""
    return sorted(values for values, _ in found.front)


def _gaps(found: Found) -> list[str]:
    if found.limits is None or found.report is None:
        return []
    rows = [("", "room inside", "moves", "bound", "")]
    for gap in found.gaps:
        room = "unbounded" if gap.buffer_bytes is None else size(gap.buffer_bytes)
        moves, least = size(gap.traffic_bytes), size(gap.bound_bytes)
        rows.append((f"into {gap.memory}", room, moves, least, f"{short(gap.ratio)} times"))
    line = found.limits.roofline
    ratio = f"{short(found.gap_to_roofline or 0)} times"
    rows.append(("cycles", f"roofline of {line.limit}", f"{found.report.cycles:,}", f"{line.cycles:,}", ratio))
    return ["How far from what nobody can beat", *table(rows, "<>>>>")]


def _pruned(found: Found) -> list[str]:
    shares = {reason: percent(share) for reason, share in found.crowding.items()}
    if found.pruned:
        total = sum(found.pruned.values()) + found.evaluated
        shares = {reason: f"{percent(n / total)}  {n:,}" for reason, n in found.pruned.items()}
    rows = [(share, reason) for reason, share in shares.items()]
    title = "What was left out" if found.pruned else "What does not fit, of mappings at random"
    return [title, *table(rows[:REASONS], "><")] if rows else []


def compared_text(compared: Compared) -> str:
    """Both trees, then every cost in which they differ and by how much."""
    rows = [("", "one", "other", "")]
    for name, (a, b) in compared.costs().items():
        if a != b:
            rows.append((name, f"{a:,.6g}", f"{b:,.6g}", f"{short(b / a)} times" if a else ""))
    if len(rows) == 1:
        return f"{compared.one.mapping}\n\nThe two cost the same in everything."
    trees = [f"{name}\n{report.mapping}" for name, report in (("one", compared.one), ("other", compared.other))]
    if compared.one.mapping == compared.other.mapping:
        trees = [str(compared.one.mapping)]
    return "\n\n".join([*trees, "\n".join(["What differs", *table(rows, "<>>>")])])


def found_html(found: Found) -> str:
    title, *answers = headline(found)
    nest = f"<pre>{escape(str(found.best))}</pre>" if found.best else ""
    rest = "\n\n".join("\n".join(section) for section in (_front(found), _gaps(found), _pruned(found)) if section)
    return (
        f"<div><b>{escape(title)}</b>"
        + "".join(f"<br>{escape(line)}" for line in answers)
        + nest
        + (f"<pre>{escape(rest)}</pre>" if rest else "")
        + "</div>"
    )


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
