"""What an attention costs, as text and as HTML: the answer first, then what limits it and what else was looked at."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from piste.attention.dataflow import STAGES, Dataflow
from piste.attention.shape import Attention
from piste.results.attended import Attended, Attendeds, Swept
from piste.views.quantities import amount, percent, room, short, short_count, size, time
from piste.views.text import bar, table

LIMITS = {"compute": "compute", "offchip": "off-chip bandwidth", "onchip": "on-chip bandwidth", "softmax": "softmax"}
PIECES = {"M": "everything at once", "B": "a sequence at a time", "H": "a head at a time"}


def attended_text(found: Attended) -> str:
    """The answer, what limits it, and the other dataflows or the products beside it."""
    return "\n\n".join("\n".join(section) for section in [headline(found), *_sections(found)] if section)


def attended_html(found: Attended) -> str:
    """The same answers as the text, for notebooks."""
    title, *answers = headline(found)
    rest = "\n\n".join("\n".join(section) for section in _sections(found) if section)
    return _html(title, answers, rest)


def table_html(found: Attendeds | Swept) -> str:
    """A table of many answers, for notebooks."""
    title, answer, *rest = str(found).splitlines()
    return _html(title, [answer], "\n".join(rest))


def _html(title: str, answers: list[str], rest: str) -> str:
    lines = "".join(f"<br>{escape(line)}" for line in answers)
    return f"<div><b>{escape(title)}</b>{lines}<pre>{escape(rest)}</pre></div>"


def headline(found: Attended) -> list[str]:
    """What was asked, then the answers in a line each."""
    chip = found.asked.platform if found.asked else None
    spent = f" ({time(found.cycles / chip.clock_hz)})" if chip else ""
    logits = "fused: logits stay on the chip" if found.fused else "not fused: logits leave the chip"
    kind = f"{found.extra['kind']}: " if found.extra else ""
    holds = f"the buffer holds {size(found.footprint_bytes)}"
    if chip:
        holds = f"{size(found.footprint_bytes)} to hold in a buffer of {size(chip.buffer_bytes)}"
    spills = f"{percent(found.spill_fraction)} spills" if found.spill_fraction else "nothing spills"
    lines = [
        _title(found),
        f"{amount(round(found.cycles))} cycles{spent}: {percent(found.utilization)} of the peak rate, limited by "
        f"{LIMITS[found.bottleneck]}",
        f"{logits}; {kind}{dataflow_text(found.dataflow)}",
        f"{size(found.offchip_bytes)} off the chip, {short(found.gap_to_bound)} times the bound of "
        f"{size(found.bound_bytes)}; {holds}, {spills}",
    ]
    return [*lines, _buys(found)] if chip else lines


def _title(found: Attended) -> str:
    if found.asked is None:
        return f"{found.name}, {found.accounting}"
    level = {"la": "logits and attend", "block": "a layer", "model": "all layers"}[found.asked.level]
    what = f"{found.name}, {level}: {shape_text(found.asked.attention)}"
    return f"{what}; {found.asked.platform.name}, {found.accounting}"


def shape_text(a: Attention) -> str:
    """
    >>> shape_text(Attention(64, 12, 512, 512, 64, 64, 12))
    '64 sequences of 512 tokens, 12 heads of 64'
    >>> shape_text(Attention(1, 32, 1, 8192, 128, 128, 8, mask="causal"))
    '1 sequence, 1 query of 8,192 keys, 32 heads of 128 on 8 of keys, causal'
    """
    sequences = f"{a.batch:,} sequence{'s' if a.batch > 1 else ''}"
    tokens = f"{sequences} of {a.keys:,} tokens"
    if a.queries != a.keys:
        tokens = f"{sequences}, {a.queries:,} {'query' if a.queries == 1 else 'queries'} of {a.keys:,} keys"
    width = f"{a.dk}" if a.dk == a.dv else f"{a.dk} and {a.dv}"
    heads = f"{a.heads} heads of {width}" + (f" on {a.kv_heads} of keys" if a.kv_heads < a.heads else "")
    mask = {"": "", "causal": ", causal", "window": f", window of {a.window:,}"}[a.mask]
    return f"{tokens}, {heads}{mask}"


def dataflow_text(d: Dataflow) -> str:
    """
    >>> dataflow_text(Dataflow(True, "R", 64, staged=frozenset("QI"), stationarity=("output", "weight")))
    '64 rows of logits at a time, Q and I staged, output- and weight-stationary'
    """
    piece = PIECES.get(d.granularity, f"{d.rows:,} rows of logits at a time")
    staged = [stage for stage in STAGES if stage in d.staged]
    kept = f"{_and(staged)} staged" if staged else "nothing staged"
    if d.granularity == "block":
        piece, kept = f"blocks of {d.rows:,} x {d.columns:,} logits", f"online softmax ({d.order})"
    first, second = d.stationarity
    stationary = f"{first}-stationary" if first == second else f"{first}- and {second}-stationary"
    return f"{piece}, {kept}, {stationary}" + (", pipelined" if d.pipelined else "")


def _and(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if words[1:] else words[0]


OBJECTIVE = {"cycles": "time", "energy": "energy", "footprint": "room", "traffic": "traffic"}


def _buys(found: Attended) -> str:
    """What a larger buffer buys: of the objective, and of traffic with any of the dataflows."""
    now, buys = found.extra.get("operators", {"L-A": found})["L-A"], found.more_buffer
    what = OBJECTIVE[buys.objective]
    traffic = ""
    if buys.traffic_step is not None and buys.traffic_step_bytes not in (None, buys.step_bytes):
        assert buys.traffic_step_bytes is not None
        less = percent(1 - buys.traffic_step.offchip_bytes / buys.least_traffic.offchip_bytes)
        traffic = f"with {room(buys.traffic_step_bytes)} a dataflow would move {less} less than any does now"
    if buys.step is None or buys.step_bytes is None:
        return (
            f"a larger buffer would save no {what}, but {traffic}" if traffic else "a larger buffer would save nothing"
        )
    kib, step = (_saved(now, one, buys.objective) for one in (buys.kib, buys.step))
    first = f"1 KiB more of buffer would save {kib or 'nothing'}"
    then = "" if kib == step else f"; {room(buys.step_bytes)} in all would save {step}"
    last = f"beyond {room(buys.enough_bytes)} in all, more saves no {what}"
    return "; ".join(part for part in (first + then, last, traffic) if part)


def _saved(now: Attended, then: Attended, objective: str) -> str:
    """The shares that are saved, in words."""
    shares = {"time": then.cycles / now.cycles, "traffic": then.offchip_bytes / now.offchip_bytes}
    if objective == "energy":
        shares["energy"] = then.energy / now.energy
    said = [f"{percent(1 - share)} of the {what}" for what, share in shares.items() if 1 - share > 1e-4]
    return ", ".join(said[:-1]) + " and " + said[-1] if said[1:] else "".join(said)


def _sections(found: Attended) -> list[list[str]]:
    parts = [(LIMITS[part], amount(round(x)), bar(x / found.cycles)) for part, x in found.parts.items()]
    kinds, operators = found.extra.get("kinds", {}), found.extra.get("operators", {})
    of_one = ", logits and attend of one layer" if operators else ""
    return [
        ["What limits it: cycles, each part as if alone", *table(sorted(parts, key=lambda p: -len(p[2])), "<><")],
        [f"The best dataflow of each kind{of_one}", *_rows(kinds)] if len(kinds) > 1 else [],
        ["Product by product, of one layer", *_rows(operators)] if operators else [],
        ["Notes", *(f"  {note}" for note in found.notes)] if found.notes else [],
    ]


def _rows(found: Mapping[str, Attended]) -> list[str]:
    heading = ("", "cycles", "of the peak", "", "off the chip", "bound", "holds", "spills", "fused", "limited by")
    rows = [
        (
            name,
            short_count(one.cycles),
            percent(one.utilization),
            bar(one.utilization),
            size(one.offchip_bytes),
            size(one.bound_bytes),
            size(one.footprint_bytes),
            percent(one.spill_fraction),
            "yes" if one.fused else "no",
            LIMITS[one.bottleneck],
        )
        for name, one in found.items()
    ]
    return table([heading, *rows], "<>><>>>><<")


def front_text(found: Attendeds) -> str:
    """The dataflows that none beats, from the smallest on."""
    heading = ("holds", "of the peak", "", "off the chip", "spills", "fused", "dataflow")
    rows = [
        (
            size(one.footprint_bytes),
            percent(one.utilization),
            bar(one.utilization),
            size(one.offchip_bytes),
            percent(one.spill_fraction),
            "yes" if one.fused else "no",
            dataflow_text(one.dataflow),
        )
        for one in found.front
    ]
    asked = found.asked
    title = f"{asked.name}: {shape_text(asked.attention)}; {asked.platform.name}, {asked.accounting}"
    kept = f"{len(found.all):,} dataflows, {len(rows)} of which none beats in time, buffer and traffic together"
    return "\n".join([title, kept, "", *table([heading, *rows], ">><>><<")])


def swept_text(found: Swept) -> str:
    """The utilization of each kind for each value."""
    heading = (found.over, *found.lines, "the bound allows", "least off the chip")
    rows = [
        (
            value_text(found.over, value),
            *(percent(line[i].utilization) for line in found.lines.values()),
            percent(found.roof[i]),
            size(min(line[i].offchip_bytes for line in found.lines.values())),
        )
        for i, value in enumerate(found.values)
    ]
    asked = found.asked
    title = f"{asked.name}: {shape_text(asked.attention)}; {asked.platform.name}, {asked.accounting}"
    return "\n".join([title, "Of the peak rate", *table([heading, *rows], ">" * len(heading))])


def value_text(over: str, value: float) -> str:
    """
    >>> value_text("buffer", 65536), value_text("length", 4096), value_text("bandwidth", 5e10)
    ('64 KiB', '4,096', '50 GB/s')
    """
    return {"buffer": size(value), "length": f"{value:,.0f}", "bandwidth": f"{short(value / 1e9)} GB/s"}[over]
