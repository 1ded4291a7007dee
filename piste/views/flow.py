"""What a dataflow does, as text and as HTML: the answer first, then where time and energy go, what is reused, why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from itertools import zip_longest

from piste.dataflow.directives import COUPLINGS, Coupling
from piste.dataflow.lift import lift
from piste.dataflow.reuse import Explained, Opportunity, Reuse, ReuseLevel, opportunities
from piste.results.flow import Case, Flows, LayerFlow
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from piste.views.quantities import amount, area, percent, short, short_count
from piste.views.text import bar, table

CASES = 8  # that are shown of the steps
PARTS = {
    "mac": "MACs", "l1_read": "L1 reads", "l1_write": "L1 writes", "l2_read": "L2 reads", "l2_write": "L2 writes"
}  # fmt: skip


def flows_text(flows: Flows) -> str:
    """One layer in full; of several, a row each."""
    if len(flows.layers) == 1:
        text = layer_text(flows.layers[0])
    else:
        notes = list(dict.fromkeys(f"  {note}" for flow in flows.layers for note in flow.notes))
        text = "\n".join([*_summary(flows), *(["", "Notes", *notes] if notes else [])])
    return "\n".join([text, *([""] if flows.misfits else []), *(f"does not fit: {misfit}" for misfit in flows.misfits)])


def _summary(flows: Flows) -> list[str]:
    heading = ("", "cycles", "of the peak", "PEs at work", "L2 reads", "L2 writes", "energy (MACs)", "")
    rows = [
        (
            flow.name,
            f"{flow.cycles:,}",
            percent(flow.utilization),
            amount(flow.active_pes),
            amount(sum(moved.l2_reads for moved in flow.tensors.values())),
            amount(sum(moved.l2_writes for moved in flow.tensors.values())),
            short_count(flow.energy_in_macs),
            bar(flow.cycles / max(other.cycles for other in flows.layers)),
        )
        for flow in flows.layers
    ]
    pes = flows.layers[0].pes
    total = f"{flows.cycles:,} cycles for {short_count(flows.macs)} MACs on {pes:,} PEs"
    share = percent(flows.macs / (pes * flows.cycles))
    return [
        f"{flows.network}: {len(rows)} layers, {flows.mode}",
        f"{total}: {share} of the peak rate; energy of {short_count(flows.energy_in_macs)} MACs",
        "",
        *table([heading, *rows], "<>>>>>><"),
    ]


def layer_text(flow: LayerFlow) -> str:
    """The answer, where time and energy go, what moves, what is held."""
    sections = [headline(flow), _energy(flow), _moves(flow), _cases(flow), _notes(flow)]
    return "\n\n".join("\n".join(section) for section in sections if section)


def headline(flow: LayerFlow) -> list[str]:
    """The layer, then the answers in a line each."""
    busy = f"{amount(flow.active_pes)} of {flow.pes:,} PEs at work in the mean step"
    carried = (
        f"{short(flow.mean_bandwidth)} elements a cycle on the mean, {short(flow.peak_bandwidth)} so that no step waits"
    )
    moving = 1 - flow.energy_parts["mac"] / flow.energy_in_macs
    return [
        f"{flow.name}, {flow.mode}",
        f"{flow.cycles:,} cycles for {amount(flow.macs)} MACs: {percent(flow.utilization)} of the peak rate; {busy}",
        f"energy of {short_count(flow.energy_in_macs)} MACs, {percent(moving)} of it to move data",
        f"buffers of {flow.l1_size:,} elements in each PE and of {flow.l2_size:,} shared; network of {carried}",
        *([f"{area(flow.extra['area_um2'])} of silicon, {short(flow.extra['power_mw'])} mW"] if flow.extra else []),
    ]


def _energy(flow: LayerFlow) -> list[str]:
    parts = [(PARTS[part], flow.energy_parts[part] / flow.energy_in_macs, x) for part, x in flow.energy_parts.items()]
    rows = [(name, short_count(x), percent(share), bar(share)) for name, share, x in parts]
    return ["Where the energy goes, in MACs", *table(rows, "<>><")]


def _moves(flow: LayerFlow) -> list[str]:
    heading = ("", "L1 reads", "L1 writes", "L2 reads", "L2 writes", "network", "reuse", "at most")
    rows = [
        (
            name,
            *(amount(x) for x in (m.l1_reads, m.l1_writes, m.l2_reads, m.l2_writes, m.delivered)),
            short(m.reuse),
            short(m.most_reuse),
        )
        for name, m in flow.tensors.items()
    ]
    return ["What moves, in elements; uses of an element in a PE", *table([heading, *rows], "<>>>>>>>")]


def alike(cases: Iterable[Case]) -> list[Case]:
    """Cases that differ only in their times as one, those that take longest in all first."""
    times: Counter[Case] = Counter()
    for case in cases:
        times[replace(case, times=1)] += case.times
    merged = [replace(case, times=n) for case, n in times.items()]
    return sorted(merged, key=lambda case: -case.times * case.cycles)


def _cases(flow: LayerFlow) -> list[str]:
    cases = alike(flow.cases)
    if not cases:
        return []
    total = sum(case.times * case.cycles for case in cases)
    heading = ("", "steps", "in", "out", "PEs", "MACs each", "cycles each", "of the time", "")
    rows = [
        (
            case.kind,
            *(amount(x) for x in (case.times, case.ingress, case.egress, case.active_pes, case.macs, case.cycles)),
            percent(case.times * case.cycles / total),
            bar(case.times * case.cycles / total),
        )
        for case in cases[:CASES]
    ]
    lines = ["Steps that are alike", *table([heading, *rows], "<>>>>>>><")]
    if rest := cases[CASES:]:
        share = percent(sum(case.times * case.cycles for case in rest) / total)
        kinds = "kind" if len(rest) == 1 else "kinds"
        lines.append(f"  and {len(rest)} more {kinds}, {share} of the time")
    return lines


def _notes(flow: LayerFlow) -> list[str]:
    return ["Notes", *(f"  {note}" for note in flow.notes)] if flow.notes else []


def explained_text(name: str, found: Explained) -> str:
    """The reuse of a dataflow in words, level by level."""
    lines = [f"{name}: {found.name}"]
    for n, level in enumerate(found.levels):
        lines += [f"  {_who(n, level, found)}", *(f"    {sentence(reuse, found)}" for reuse in level.reuse)]
    return "\n".join(lines)


def _who(n: int, level: ReuseLevel, found: Explained) -> str:
    units = _units(n, found)
    one = units.removesuffix("s")
    of = f"{level.used:,} of {level.units:,} {units}" if level.used < level.units else f"{level.units:,} {units}"
    if level.units == 1:
        of = f"1 {one}"
    works = f"share {' and '.join(level.spread)}" if level.spread else "works alone"
    moves = f"from step to step a {one} advances in {level.moving}" if level.moving else "there is one step"
    return f"{of}{' in each' if n else ''} {works}; {moves}"


def _units(level: int, found: Explained) -> str:
    return "PEs" if level == len(found.levels) - 1 else "clusters"


def sentence(reuse: Reuse, found: Explained) -> str:
    """A reuse in words.

    >>> from fractions import Fraction
    >>> halo = Reuse("input", 0, "spatial", ("Y'",), 28, Fraction(2, 3))
    >>> sentence(halo, Explained(None, (None,)))
    "input: spatial multicast of 66.7% across 28 PEs in Y' (fan-out network: a bus or a tree)"
    """
    part = "" if reuse.full else f" of {percent(float(reuse.share))}"
    units, dims = _units(reuse.level, found), " and ".join(reuse.dims)
    over = {
        "spatial": f"across {reuse.times:,} {units} in {dims}",
        "temporal": f"over {reuse.times:,} steps in {dims}",
        "neighbour": f"from the next of {reuse.times:,} {units} a step before",
    }[reuse.kind]
    kind = "forwarding" if reuse.kind == "neighbour" else f"{reuse.kind} {reuse.communication}"
    return f"{reuse.tensor}: {kind}{part} {over} ({reuse.hardware})"


def table_1_text(coupling: Coupling = COUPLINGS["CONV"], *, rows: str = "output") -> str:
    """Table 1 of the MAESTRO paper: a dimension that is spread, beside each that may advance innermost in time."""
    found = list(_together(opportunities(coupling, rows=rows)))
    lines: list[Sequence[str]] = [("spread", "reuse over space", "innermost", "reuse over time")]
    for spatial in found:
        said = [spatial.dim, _reused(spatial)]
        for temporal in found:
            if temporal is not spatial:
                lines.append((*said, temporal.dim, _reused(temporal)))
                said = ["", ""]
    return "\n".join(table(lines, "<<<<"))


def _together(rows: Iterable[Opportunity]) -> Iterator[Opportunity]:
    """Rows and columns in one, as the paper has them, and no batch."""
    found = {row.dim: row for row in rows if row.dim != "N"}
    for one, other in (("R", "S"), ("Y", "X")):
        if one in found and other in found:
            del found[other]
            found[one] = replace(found[one], dim=f"{one}/{other}")
    return iter(found.values())


def _reused(row: Opportunity) -> str:
    return ", ".join(f"{how} of {tensor}" for tensor, how in row.reuse.items()) or "none"


def directives_text(workload: Workload, architecture: Architecture, mapping: Mapping, *, grey: bool = False) -> str:
    """A loop tree and beside it its directives, as Figure 4 of the MAESTRO paper has them.

    What can be left out says so in a comment, and is grey on a terminal if told.
    """
    dim, plain = ("\x1b[2m", "\x1b[0m") if grey else ("", "")
    left = str(mapping).splitlines()
    marked = lift(workload, architecture, mapping)
    right = [f"{dim}{d}  // inferred{plain}" if inferred else str(d) for d, inferred in marked]
    width = max(map(len, left))
    return "\n".join(f"{a:{width}}    {b}".rstrip() for a, b in zip_longest(left, right, fillvalue=""))


def flows_html(flows: Flows) -> str:
    """The same answers as the text, for notebooks."""
    if len(flows.layers) == 1:
        title, *answers = headline(flows.layers[0])
        rest = layer_text(flows.layers[0]).split("\n\n", 1)[1]
    else:
        title, answer, _, *lines = _summary(flows)
        answers, rest = [answer], "\n".join(lines)
    answers += [f"does not fit: {misfit}" for misfit in flows.misfits]
    return (
        f"<div><b>{escape(title)}</b>"
        + "".join(f"<br>{escape(line)}" for line in answers)
        + f"<pre>{escape(rest)}</pre></div>"
    )
