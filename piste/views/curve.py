"""A curve as text and as HTML: what must move at sizes from the smallest buffer to the largest that helps."""

from __future__ import annotations

from html import escape
from math import log

from piste.results.curve import At, Curve
from piste.views.quantities import percent, short, size
from piste.views.text import BAR, bar, table

WORDS = {
    "integer": "tiles of any size",
    "perfect": "tiles that divide",
    "per-tensor": "each tensor kept at a depth of its own",
    "single": "all tensors kept at one depth",
}
BEST = {True: "the best mapping", False: "the best mapping found"}  # by whether all were looked at


def curve_text(curve: Curve) -> str:
    """The headline, and a row for the first point, for every fourth power of two between, and for the last."""
    heading = ("buffer", "traffic", "x minimum", "ops/byte", "better by", "")
    return "\n".join([*headline(curve), "", *table([heading, *_rows(curve)], ">>>>><")])


def headline(curve: Curve) -> list[str]:
    rule = ", ".join(WORDS.get(value, f"{key} {value}") for key, value in curve.rule.items())
    least, buffer = size(curve.algorithmic_min_bytes), size(curve.max_effectual_bytes)
    lowest = curve.points[-1][1]
    reached = "is reached" if lowest == curve.algorithmic_min_bytes else f"is not reached; {size(lowest)} is"
    without = f", {curve.assuming}" if curve.assuming else ""
    without += "" if curve.exact else "; the least found"
    # Of several Einsums some results may have to leave the chip in these mappings, though not in all programs.
    must = "must move" if len(curve.workload.einsums) == 1 else "moves"
    return [str(curve.workload), f"{least} {must} at least, which {reached} with a buffer of {buffer}; {rule}{without}"]


def _rows(curve: Curve) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    most = max(log(curve.points[0][1] / curve.algorithmic_min_bytes), 1e-9)
    for buffer in _sizes(curve):
        at = curve.at(buffer)
        assert at.traffic_bytes is not None
        gap = at.traffic_bytes / curve.algorithmic_min_bytes
        rows.append(
            (
                size(buffer),
                size(at.traffic_bytes),
                short(gap),
                short(curve.intensity(buffer)),
                f"{percent(at.margin)} at most" if at.margin > 0 else "nothing",
                bar(log(gap) / most) if gap > 1 else "",
            )
        )
    return rows


def _sizes(curve: Curve) -> list[float]:
    first, last = curve.points[0][0], curve.max_effectual_bytes
    between = [4**i for i in range(31) if first < 4**i < last]
    return [first, *between, last] if last > first else [first]


def at_text(at: At) -> str:
    if at.traffic_bytes is None:
        return f"a buffer of {size(at.buffer_bytes)} is too small: needs at least {at.needs_bytes:,} bytes"
    gap = at.traffic_bytes / at.algorithmic_min_bytes
    times = f"{short(gap)} times the algorithmic minimum" if gap > 1 else "the algorithmic minimum"
    better = f"o mapping of any kind is {f'more than {percent(at.margin)} ' if at.margin > 0 else ''}better."
    surely = at.is_least
    lines = [
        f"{moves(at.traffic_bytes, at.buffer_bytes, surely, at.assuming)}: {times}",
        f"N{better}" if surely else f"At least {size(at.lower_bound_bytes)} must move: n{better}",
    ]
    if not surely and at.nests_bytes > at.lower_bound_bytes:
        lines[0] += f"; no nest is more than {percent(at.width)} better"
    if at.mapping is not None:
        lines[1] += f" This one takes {at.needs_bytes:,} bytes and moves {at.traffic_bytes:,}:"
        lines += ["", str(at.mapping)]
    return "\n".join(lines)


def moves(traffic: float, buffer: float, exact: bool, assuming: str = "") -> str:
    """What must move, or what the best mapping found moves, without some things that others may do.

    >>> moves(2048, 64, True), moves(2048, 64, False, "without recomputing")
    ('2 KiB must move with a buffer of 64 B', '2 KiB is the least found with a buffer of 64 B, without recomputing')
    """
    how = "must move" if exact else "is the least found"
    return f"{size(traffic)} {how} with a buffer of {size(buffer)}{f', {assuming}' if assuming else ''}"


def curve_html(curve: Curve) -> str:
    title, answer = headline(curve)
    heading = ("buffer", "traffic", "x minimum", "ops/byte", "better by")
    cells = "".join(f"<th style='text-align:right'>{escape(word)}</th>" for word in heading)
    body = "".join(
        "<tr>"
        + "".join(f"<td style='text-align:right'>{escape(cell)}</td>" for cell in row[:-1])
        + "<td style='text-align:left;min-width:8em'><div style='background:#0072B2;height:0.8em;"
        + f"width:{100 * len(row[-1]) / BAR:.0f}%'></div></td></tr>"
        for row in _rows(curve)
    )
    return f"<div><b>{escape(title)}</b><br>{escape(answer)}<table><tr>{cells}</tr>{body}</table></div>"
