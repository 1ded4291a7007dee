"""What a search found, as text and as HTML: the answer first, then how far it is from the limit."""

from __future__ import annotations

from html import escape
from math import inf

from piste.results.compared import Compared
from piste.results.found import Found
from piste.views.quantities import energy, percent, short, size
from piste.views.text import headline as report_headline
from piste.views.text import prices, table

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
        answer = f"{first}, proven the least {target} of all {found.space}"
    elif found.lower > -inf:
        share = percent(1 - found.lower / found.value)
        answer = f"{first} is the least {target} found; none of the {found.space} is more than {share} better"
        answer += f" (more time will not narrow this: {found.why})" if found.why else ""
    else:
        answer = f"{first} is the least {target} found; nothing is proven of the other {found.space}"
    stopped = " until it was interrupted" if found.interrupted else ""
    of = f" of {found.considered:,} considered" if found.considered > found.evaluated else ""
    mappings = "mapping" if found.evaluated == 1 else "mappings"
    searched = f"{found.strategy} search: {found.evaluated:,} {mappings} evaluated{of}{stopped}"
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
