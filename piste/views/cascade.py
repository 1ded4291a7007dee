"""What a search of a cascade found, as text."""

from __future__ import annotations

from math import inf
from textwrap import wrap

from piste.results.cascade import FoundCascade, Saving
from piste.views.quantities import percent
from piste.views.search import _front, _gaps, quantity
from piste.views.text import headline as report_headline
from piste.views.text import table

ROWS = 12  # of a list of savings that are shown
WIDTH = 120


def cascade_text(found: FoundCascade) -> str:
    """The answer, the fused tree, what it saves and what stands in the way of more."""
    sections = [headline(found), _tree(found), _front(found), _savings(found), _spilled(found), _gaps(found)]
    sections += [_space(found)]
    return "\n\n".join("\n".join(section) for section in sections if section)


def headline(found: FoundCascade) -> list[str]:
    """The Einsums, then the answers in a line each."""
    names = ", ".join(e.name for e in found.workload.einsums[:8])
    more = f" and {len(found.workload.einsums) - 8} more" if len(found.workload.einsums) > 8 else ""
    what = f"{len(found.workload.einsums)} Einsums: {names}{more}"
    if found.report is None:
        return [what, found.why]
    target, first = found.objectives[0], quantity(found.objectives[0], found.value)
    if len(found.objectives) > 1:
        trees = f"{len(found.front):,} tree{'s' * (len(found.front) > 1)} that none beats in"
        sure = "proven" if found.optimal else "of those that were found"
        if found.front_within is not None and not found.optimal and found.front_within < inf:
            share = percent(found.front_within)
            sure = f"of those that were found (whatever tree there is, one of these takes at most {share} more of both)"
        answer = f"{trees} {' and '.join(found.objectives)}, {sure}; the least {target} is {first}"
    elif found.optimal:
        answer = f"{first}, proven the least {target} of all trees of the space below"
    elif found.lower > 0:
        share = percent(1 - found.lower / found.value)
        answer = f"{first} is the least {target} found; no tree of the space below is more than {share} better"
    else:
        answer = f"{first} is the least {target} found; nothing is proven of the other trees"
    if found.proven_in is not None:
        answer += f". Of the trees that exchange tensors in {found.proven_in} alone it is proven the least"
    saved = ""
    if 0 < found.value < found.unfused < inf:
        saved = f"{percent(1 - found.value / found.unfused)} less than {quantity(target, found.unfused)} unfused"
    beside = [line for pipe in found.pipelined for line in wrap(f"Side by side: {pipe}", WIDTH)]
    return [what, *wrap(answer, WIDTH), *beside, *([saved] if saved else []), *report_headline(found.report)[1:]]


def page_headline(found: FoundCascade) -> list[str]:
    """The same for a page, which has no text beneath it that says what was searched."""
    lines = headline(found)
    if found.report is not None:
        lines += [*_spilled(found), f"The space: {found.space}"]
    return [line.strip() for line in lines]


def _space(found: FoundCascade) -> list[str]:
    """Which trees were searched."""
    if found.report is None or not found.space:
        return []
    return ["The space", *wrap(found.space, WIDTH, initial_indent="  ", subsequent_indent="  ")]


def _tree(found: FoundCascade) -> list[str]:
    return [str(found.best)] if found.best else []


def _savings(found: FoundCascade) -> list[str]:
    lines = list[str]()
    for title, listed, unit in (
        (f"{found.objectives[0]} by Einsum", found.by_einsum, found.objectives[0]),
        ("Elements that the outermost memory moves, by tensor", found.by_tensor, "traffic:"),
    ):
        changed = sorted((s for s in listed if s.unfused != s.fused), key=lambda s: -abs(s.saved))[:ROWS]
        if changed:
            lines += [
                *([""] if lines else []),
                title,
                *table([("", "unfused", "fused"), *(_row(s, unit) for s in changed)], "<>>"),
            ]
    if any(s.fused > s.unfused for s in found.by_einsum):
        lines += ["", "What several Einsums share is charged to the first that uses it."]
    return lines


def _row(saving: Saving, unit: str) -> tuple[str, str, str]:
    return f"  {saving.name}", quantity(unit, saving.unfused), quantity(unit, saving.fused)


def _spilled(found: FoundCascade) -> list[str]:
    if not found.workload.intermediates or found.report is None:
        return []
    inside = f"Exchanged on the chip: {', '.join(found.exchanged) or 'nothing'}"
    lines = [inside, *(f"  {s.tensor} is not: {s.why}" for s in found.spilled)]
    if found.further_in is not None:
        lines.append(f"Exchange in {found.further_in} was not looked at; --exchange any does")
    return lines
