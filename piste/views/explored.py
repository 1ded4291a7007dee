"""What an exploration found, as text and as HTML: the designs that none beats, and how many were not."""

from __future__ import annotations

from html import escape
from typing import Any

import numpy as np

from piste.errors import SpecError
from piste.results.explored import Exploration
from piste.views.quantities import amount, area, energy, short, short_count, size
from piste.views.text import table

ROWS = 16  # designs that a table shows

# What a column is called where its values have their unit.
TITLES = {
    "macs_per_cycle": "MACs a cycle",
    "energy_in_macs": "energy (MACs)",
    "edp_in_mac_cycles": "EDP (MACs*cycles)",
    "area_um2": "area",
    "power_mw": "power (mW)",
    "needed_bandwidth": "needed bandwidth",
    "energy_pj": "energy",
    "edp_pj_cycles": "EDP (pJ*cycles)",
}


def exploration_text(found: Exploration) -> str:
    """The answer, the designs, and what was left out."""
    sections = [headline(found), _designs(found), _skipped(found)]
    return "\n\n".join("\n".join(section) for section in sections if section)


def headline(found: Exploration) -> list[str]:
    """How many designs none beats, how many there were."""
    rows = designs(found)
    wanted = " and ".join(f"{'least' if sign > 0 else 'most'} {title(name)}" for name, sign in found.objectives.items())
    if not rows:
        answer = "no design keeps all limits"
        if found.interrupted:
            done = found.designs_evaluated or found.skipped
            answer = "no design so far keeps all limits" if done else "nothing was evaluated before it was interrupted"
    elif len(found.objectives) == 1:
        answer = f"the design with the {wanted}"
    else:
        answer = f"{rows:,} {'design' if rows == 1 else 'designs'} that none beats: {wanted}"
    stopped = " until it was interrupted" if found.interrupted else ""
    looked = f"{found.designs_considered:,} designs considered{stopped}, {found.designs_evaluated:,} evaluated"
    return [answer, looked]


def title(column: str) -> str:
    """
    >>> title("area_um2"), title("pes")
    ('area', 'pes')
    """
    return TITLES.get(column, column)


def shown(column: str, value: Any) -> str:
    """A value as people read it.

    >>> shown("area_um2", 2.4e6), shown("energy_in_macs", 5.26e9), shown("pes", 1024), shown("multicast", True)
    ('2.4 mm²', '5.26 G', '1,024', 'yes')
    >>> shown("GLB.capacity_bytes", 65536), shown("dataflow", "KC-P"), shown("power_mw", 449.87)
    ('64 KiB', 'KC-P', '450')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if column.endswith("capacity_bytes"):
        return size(value)
    if column in ("energy_in_macs", "edp_in_mac_cycles", "edp_pj_cycles"):
        return short_count(value) if value < 1e15 else f"{value:.4g}"
    special = {"area_um2": area, "energy_pj": energy}.get(column)
    return special(value) if special else amount(value) if value == int(value) else short(value)


def designs(found: Exploration) -> int:
    """How many are on the frontier."""
    return len(next(iter(found.frontier.values()), ()))


def columns(found: Exploration) -> list[str]:
    """What is shown of a design: what makes it up, what it is wanted for, the rest."""
    if not found.frontier:
        return []
    first = list(dict.fromkeys([*found.parameters, *found.objectives]))
    hidden = {"design", "mapping", *(["proven"] if found.frontier.get("proven", np.array([])).all() else [])}
    rest = (name for name in found.frontier if name not in (*first, *hidden) and "." not in name)
    return [*first, *rest]  # without the fields that follow from others


def picked(found: Exploration, most: int = ROWS) -> list[int]:
    """Rows from end to end of the frontier, the best of every objective among them."""
    rows = designs(found)
    best = [int(np.argmin(sign * found.frontier[name])) for name, sign in found.objectives.items()] if rows else []
    spread = np.linspace(0, max(rows - 1, 0), min(rows, max(most - len(best), 2) if rows > most else rows))
    return sorted({*best, *(int(row) for row in spread.round())})


def _designs(found: Exploration) -> list[str]:
    """The table of designs; what is the same for all of them stands before it once."""
    rows, names = picked(found), columns(found)
    if not rows:
        return []
    same = [name for name in found.parameters if len(set(found.frontier[name].tolist())) == 1 and designs(found) > 1]
    names = [name for name in names if name not in same]
    alike = ", ".join(f"{title(name)} {shown(name, found.frontier[name][:1].tolist()[0])}" for name in same)
    cells = [[shown(name, found.frontier[name][row : row + 1].tolist()[0]) for name in names] for row in rows]
    align = "".join("<" if found.frontier[name].dtype.kind in "UOb" else ">" for name in names)
    lines = [f"all with {alike}"] * bool(alike) + table([[title(name) for name in names], *cells], align)
    left = designs(found) - len(rows)
    return [*lines, f"  and {left:,} between them"] if left else lines


def design_text(found: Exploration, number: int) -> str:
    """One design of the frontier, counted from 1 as they are sorted: all its numbers, then its mappings."""
    rows = found.rows()
    if not 1 <= number <= len(rows):
        raise SpecError(f"--show is one of 1 to {len(rows)}, the designs of the frontier, found {number}")
    row = rows[number - 1]
    lines = [(title(name), shown(name, value)) for name, value in row.items() if name not in ("design", "mapping")]
    head = f"design {number} of the {len(rows)} that none beats"
    return "\n".join([head, *table(lines, "<>"), *(["", str(row["mapping"])] if row.get("mapping") else [])])


def _skipped(found: Exploration) -> list[str]:
    if not found.skipped:
        return []
    each = sorted(found.skipped.items(), key=lambda reason: -reason[1])
    rows = [(f"{number:,}", reason) for reason, number in each]
    return ["Designs that were left out", *table(rows, "><")]


def exploration_html(found: Exploration) -> str:
    """The same as text, for notebooks."""
    answer, *more = headline(found)
    rest = "\n\n".join("\n".join(section) for section in (_designs(found), _skipped(found)) if section)
    lines = "".join(f"<br>{escape(line)}" for line in more)
    return f"<div><b>{escape(answer)}</b>{lines}<pre>{escape(rest)}</pre></div>"


def shade_by(found: Exploration) -> str:
    """The column to colour by: the third objective, else the first parameter that differs."""
    others = [*list(found.objectives)[2:3], *found.parameters]
    differ = [name for name in others if len(set(found.frontier[name].tolist())) > 1]
    return (differ or others)[0]
