"""Where every rank stands in the loops above, since its result's making began (kept only if stages are listed)."""

from __future__ import annotations

from piste.count.fused.plan import Instance, Work
from piste.count.fused.stages import NEVER
from piste.count.oracle.schedule import Across
from piste.spec.mapping import Loop

# By instance, Einsum and rank: the outermost loop that has moved, and all that turn, with the extent of a second step.
Positions = dict[Instance, dict[str, dict[str, tuple[int, tuple[tuple[int, int], ...]]]]]


def start_positions(work: Work) -> Positions:
    """No loop has been passed."""
    return {i: {name: dict.fromkeys(ranges, (NEVER, ())) for name, ranges in by.items()} for i, by in work.items()}


def stepped(positions: Positions, depth: int, loop: Loop, work: Work, step: Work) -> Positions:
    """The positions in one step of a loop over some work, at a depth of the tree."""
    out: Positions = {}
    for i, by in step.items():
        out[i] = {}
        for name, ranges in by.items():
            mine = dict(positions[i][name])
            lo, hi = work[i][name][loop.rank]
            moved, turns = mine[loop.rank]
            later = tuple((d, min(extent, loop.tile)) for d, extent in turns)
            if hi - lo > loop.tile:
                later += ((depth, min(loop.tile, hi - lo - loop.tile)),)
            mine[loop.rank] = min(moved, depth) if ranges[loop.rank][0] > lo else moved, later
            out[i][name] = mine
    return out


def spread_positions(positions: Positions, spread: Across, work: Work) -> Positions:
    """The positions on the instances of a spread."""
    out: Positions = {}
    for i, by in work.items():
        out[i] = {}
        for name in by:
            mine = dict(positions[i[:-1]][name])
            moved, turns = mine[spread.rank]
            left = [(d, min(spread.tile, extent - i[-1] * spread.tile)) for d, extent in turns]
            mine[spread.rank] = moved, tuple((d, extent) for d, extent in left if extent > 0)
            out[i][name] = mine
    return out
