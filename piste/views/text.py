"""A report as text: what limits it, where the energy goes, what each memory holds, and then the counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from piste.results.report import Report, Span
from piste.spec.architecture import Architecture, Fanout, Memory
from piste.spec.prices import whose
from piste.views.quantities import amount, area, energy, percent, size, time

BAR = 24  # characters of a full bar


def report_text(report: Report) -> str:
    sections = [headline(report), _cycles(report), _launch(report), _energy(report), prices(report.architecture)]
    sections += [_holds(report), _moves(report)]
    return "\n\n".join("\n".join(section) for section in sections if section)


def headline(report: Report) -> list[str]:
    """The workload, then the answers in a line each."""
    lines = [
        str(report.workload),
        f"{report.cycles:,} cycles ({time(report.seconds)}), limited by {report.bottleneck}; "
        f"{percent(report.utilization)} of the peak rate",
    ]
    if report.energy_pj:
        spent = report.energy.by_component
        most = max(spent, key=lambda name: spent[name])
        share = percent(spent[most] / report.energy_pj)
        lines += [f"{energy(report.energy_pj)}, {share} of it in {most}; EDP {report.edp_pj_cycles:.3g} pJ*cycles"]
    if report.area_um2:
        lines += [f"{area(report.area_um2)} of silicon"]
    return [*lines, *(f"does not fit: {misfit}{_next(report, misfit.memory)}" for misfit in report.misfits)]


def _next(report: Report, memory: str) -> str:
    """Why a memory may need more than it holds."""
    doubled = report.architecture.memories[memory].double_buffered
    return "; that is with room for the next tiles, as it is double buffered" if doubled else ""


def _cycles(report: Report) -> list[str]:
    lines = [f"What limits it: cycles, {report.mode}"]
    for phase in report.phases:
        if len(report.phases) > 1:
            lines += [f"  {', '.join(phase.einsums)}: {phase.cycles:,} cycles, limited by {phase.bottleneck}"]
        lines += _parts(phase)
    return lines


def _launch(report: Report) -> list[str]:
    """What a launch of a kernel moves; nothing for any other tree."""
    it = report.launch
    if it is None:
        return []
    rows = [
        ("into the multiprocessors", size(it.sm_read_bytes), ""),
        ("read from DRAM", size(it.dram_read_bytes), f"the L2 serves {percent(it.l2_hit_rate)}"),
        ("written to DRAM", size(it.dram_write_bytes), ""),
    ]
    programs = f"As a launch: {it.programs:,} programs, {it.programs_at_once:,} at once"
    return [programs, *(row.rstrip() for row in table(rows, "<><"))]


def _parts(phase: Span) -> list[str]:
    parts = [(str(part), part.cycles) for part in sorted(phase.parts, key=lambda part: -part.cycles)]
    if phase.extra_cycles:
        parts += [("not overlapped", phase.extra_cycles)]
    return table([(name, amount(cycles), bar(cycles / (phase.cycles or 1))) for name, cycles in parts], "<><")


def _energy(report: Report) -> list[str]:
    total = report.energy_pj
    if not total:
        return []
    tensors = [tensor for tensor in report.workload.tensors if tensor in report.energy.by_tensor]
    rows = []
    for name, pj in sorted(report.energy.by_component.items(), key=lambda spent: -spent[1]):
        if pj:
            by_tensor = [report.energy.access.get((name, tensor), 0.0) for tensor in tensors]
            shares = [energy(x) if x else "" for x in by_tensor]
            rows.append((name, energy(pj), percent(pj / total), bar(pj / total), *shares))
    heading = ("", "", "", "", *tensors)
    return ["Where the energy goes", *table([heading, *rows], "<>><" + ">" * len(tensors))]


def prices(chip: Architecture) -> list[str]:
    """Whose numbers those of components are that were priced by a table; nothing of others."""
    rows = []
    for component in chip.components:
        if not isinstance(component, Fanout) and whose(component.source):
            missing = [] if component.area_um2 else ["no area"]
            if isinstance(component, Memory) and component.capacity_bytes is None:
                missing = []  # off the chip
            rows.append((component.name, "; ".join([component.source, *missing])))
    return ["Whose prices", *table(rows, "<<")] if rows else []


def _holds(report: Report) -> list[str]:
    rows = []
    for name, tiles in report.occupancy.items():
        memory = report.architecture.memories[name]
        used = max((row.instances for row in report.counts if row.memory == name), default=1)
        held = report.peak_bytes[name]
        if memory.capacity_bytes is None:
            of, share, full = "unbounded", "", ""
        else:
            fraction = held / memory.capacity_bytes
            of, share, full = f"of {size(memory.capacity_bytes)}", percent(fraction), bar(fraction)
        widths = report.workload.bits
        what = ", ".join(f"{tensor} {size(n * widths[tensor] / 8)}" for tensor, n in tiles.items())
        rows.append((f"{name} x{used}" if used > 1 else name, size(held), of, share, full, what))
    return ["What each memory holds, per instance, at most", *table(rows, "<><><<")]


def _moves(report: Report) -> list[str]:
    columns = ("reads", "fills", "updates", "drains")
    heading = ("", "", "instances", *columns)
    rows = [
        (row.memory, row.tensor, amount(row.instances), *(amount(getattr(row, column)) for column in columns))
        for row in report.counts
    ]
    by = f", by the {report.counted_by}" if report.counted_by else ""
    return [f"What moves, in elements{by}", *table([heading, *rows], "<<>>>>>"), *_caches(report)]


def _caches(report: Report) -> list[str]:
    """What caches serve of what passes through them; nothing where a chip has none."""
    if not report.caches:
        return []
    heading = ("", "", "asked", "missed", "hits")
    rows = [(c.memory, c.tensor, amount(c.asked), amount(c.missed), percent(c.hit_rate)) for c in report.caches]
    return ["", "What caches serve, in elements", *table([heading, *rows], "<<>>>")]


def bar(share: float) -> str:
    """
    >>> bar(0.5), bar(0.001), bar(0), bar(1.7)
    ('████████████', '▏', '', '████████████████████████+')
    """
    eighths = round(min(share, 1) * BAR * 8)
    if share > 0:
        eighths = max(eighths, 1)
    part = " ▏▎▍▌▋▊▉"[eighths % 8].strip()
    return "█" * (eighths // 8) + part + ("+" if share > 1 else "")


def table(rows: Iterable[Sequence[str]], align: str) -> list[str]:
    """Rows as lines, columns two spaces apart, each aligned to the left or to the right.

    >>> table([("GLB", "12"), ("MAC", "7")], "<>")
    ['  GLB  12', '  MAC   7']
    """
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "".join(f"  {cell:{side}{width}}" for cell, side, width in zip(row, align, widths, strict=True)).rstrip()
        for row in rows
    ]
