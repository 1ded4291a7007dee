"""The cases that the released MAESTRO sorts the steps of a level into, and what each moves and takes.

The tool does not step through the loops. A *case* is a choice, for each loop, of its first position, the steady ones
or a short last one, and stands for all steps there; what a unit still holds is inferred from which loop moved last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from math import prod
from typing import NamedTuple

from piste.dataflow.released.levels import ReleasedLevel, ReleasedLoop
from piste.errors import SpecError


class LoopState(NamedTuple):
    """Where a loop stands; `short`: the tile there is cut, or there is not one for each unit."""

    kind: str  # init, steady or edge
    times: int
    short: bool = False
    cut_last: bool = False  # of the units that have a tile at the edge, the last has a cut one


class UnitsTogether(NamedTuple):
    """What the units do together in some state of the spatial loops; `others` and `last` are how many there are."""

    active: int
    others: int
    last: int
    macs: int  # of all, without the temporal loops, like the two below
    busiest: int
    made: int
    shapes: tuple[bool, ...]  # of the clusters below: whole (False) or the last, cut one (True)


class CaseCost(NamedTuple):
    """A case: how often, what it moves and how long it takes."""

    kind: str
    times: int
    input: int
    filter: int
    egress: int
    macs: int
    busiest: int
    active: float
    compute: int
    arriving: int
    leaving: int
    cycles: int

    @property
    def words(self) -> int:
        return max(self.input + self.filter, self.egress)


@dataclass(frozen=True)
class LevelCases:
    """The cases of a level, in the tool's order; `egress` also counts those that it skips."""

    steps: tuple[CaseCost, ...]
    first: tuple[int, int, int]  # of the very first step: input, filter and output
    egress: int

    @cached_property
    def cycles(self) -> int:
        return sum(step.times * step.cycles for step in self.steps)

    @cached_property
    def active(self) -> float:
        return sum(step.times * step.active for step in self.steps) / sum(step.times for step in self.steps)


class ReleasedHardware(NamedTuple):
    """What the tool knows of the hardware."""

    width: int
    latency: int
    lanes: int

    def delay(self, words: int) -> int:
        """Cycles of a transfer; one of nothing takes latency - 1."""
        return self.latency + -(-words // self.width) - 1


def _states(loop: ReleasedLoop, extent: int, units: int) -> tuple[LoopState, ...]:
    """The states of a loop over an extent, which may be less than its level's."""
    covered = loop.size + loop.offset * (units - 1) if loop.spatial else loop.size
    first = LoopState("init", 1, short=extent < covered)
    if extent <= covered:
        return (first,)
    whole, rest = divmod(extent - loop.size, loop.offset)
    folds, more = divmod(whole + 1, units) if loop.spatial else (whole + 1, 0)
    steady = (LoopState("steady", folds - 1),) if folds > 1 else ()
    edge = (LoopState("edge", 1, short=True, cut_last=rest > 0 and more > 0),) if rest or more else ()
    return first, *steady, *edge


def _spread(level: ReleasedLevel, states: Iterable[LoopState]) -> UnitsTogether:
    """The units in a state of the spatial loops. At an edge with one unit its *input* tile is taken for its output."""
    n, loops = level.units, level.spatial
    shorts = [(loop, state) for loop, state in zip(loops, states, strict=True) if state.short]
    active = min((loop.units_at_edge for loop, _ in shorts), default=n if loops else 1)
    at_edge = any(state.kind == "edge" for _, state in shorts)
    last = int(any(state.cut_last if state.kind == "edge" else active > 1 for _, state in shorts))
    each = prod(loop.made.whole for loop in loops)
    shared = [loop for loop in loops if loop.dim in level.output]
    if at_edge and active == 1:
        alone = prod(loop.tile.last for loop in loops)
        made = prod(loop.tile.last for loop in shared)
        return UnitsTogether(1, -last, last, alone, alone, made, (True,))
    made = prod(loop.made.whole for loop in shared)
    if shared:
        made += (active - 1 - last) * prod(loop.made.new for loop in shared)
        made += last * prod(loop.made.last_new for loop in shared)
    macs = (active - last) * each + last * prod(loop.made.last for loop in loops)
    return UnitsTogether(active, active - 1 - last, last, macs, each, made, (False, True)[: 1 + last])


def _arriving(
    level: ReleasedLevel, dims: frozenset[str], states: list[tuple[LoopState, ...]], moved: int, spread: UnitsTogether
) -> int:
    """Elements of a tensor that a step brings in when loop `moved` was the last to move; -1 is the first step.

    If that loop is not one of the tensor's the tool sees nothing new, though loops inside it started again.
    """
    loops = level.loops
    if moved >= 0 and loops[moved].dim not in dims:
        return 0
    mine = [i for i, loop in enumerate(loops) if loop.dim in dims]
    again = any(i > moved and len(states[i]) > 1 for i in mine)  # a loop inside starts from its first position
    first = other = last = 1
    for i in mine:
        tile = loops[i].tile
        if loops[i].spatial:
            new = 0 <= moved < i or (i == moved and not again)
            first *= tile.whole
            other *= tile.new if new else tile.whole
            last *= tile.last_new if new else tile.last
        else:
            new = i == moved and not again
            size = max(tile.new, 1) if new else tile.last if states[i][0].short else tile.whole
            first, other, last = first * size, other * size, last * size
    if not any(loops[i].spatial for i in mine):
        return first
    return first + spread.others * other + spread.last * last


def walker(
    levels: tuple[ReleasedLevel, ...], machine: ReleasedHardware
) -> Callable[[int, tuple[int, ...]], LevelCases]:
    """The cases of the level at a depth over some extents, one for each of its loops."""

    @cache
    def walk(depth: int, extents: tuple[int, ...]) -> LevelCases:
        level, leaf = levels[depth], depth == len(levels) - 1
        loops = level.loops
        states = [_states(loop, extent, level.units) for loop, extent in zip(loops, extents, strict=True)]
        spread = cache(lambda *spatial: _spread(level, spatial))
        arriving = cache(lambda dims, moved, units: _arriving(level, dims, states, moved, units))
        place = {loop.dim: i for i, loop in enumerate(loops)}
        down = [] if leaf else [place[loop.dim] for loop in levels[depth + 1].loops]

        def inside(case: tuple[LoopState, ...], cut: bool) -> LevelCases:
            """The level below in a case, in a whole cluster or in the cut one."""
            short = [cut if loop.spatial else state.short for loop, state in zip(loops, case, strict=True)]
            return walk(depth + 1, tuple(loops[i].tile.last if short[i] else loops[i].below for i in down))

        steps, first, egress = [], (0, 0, 0), 0
        for case in _in_order(states):
            times = macs = made = 1
            moved = -1
            for i, (loop, state) in enumerate(zip(loops, case, strict=True)):
                times *= state.times
                if state.kind != "init":
                    moved = i
                if not loop.spatial:
                    size = loop.made.last if state.short else loop.made.whole
                    macs *= size
                    made *= size if loop.dim in level.output else 1
            units = spread(*(state for loop, state in zip(loops, case, strict=True) if loop.spatial))
            arrive = [arriving(dims, moved, units) for dims in (level.input, level.filter)]
            leave = made * units.made
            egress += times * leave
            if moved < 0:
                first = arrive[0], arrive[1], leave
            if macs * units.busiest <= 0:
                continue
            below = [] if leaf else [inside(case, cut) for cut in units.shapes]
            compute = max((walk.cycles for walk in below), default=-(-macs * units.busiest // machine.lanes))
            if not compute:
                raise SpecError("a step computes nothing, and MAESTRO divides by zero; mode exact takes it")
            into, out = machine.delay(sum(arrive)), machine.delay(leave)
            steps.append(
                CaseCost(
                    kind="init" if moved < 0 else "edge" if any(s.kind == "edge" for s in case) else "steady",
                    times=times,
                    input=arrive[0],
                    filter=arrive[1],
                    egress=leave,
                    macs=macs * units.macs,
                    busiest=macs * units.busiest,
                    active=units.active * (1 if leaf else below[0].active),
                    compute=compute,
                    arriving=into,
                    leaving=out,
                    cycles=compute + into if moved < 0 else max(into, out, compute),
                )
            )
        return LevelCases(tuple(steps), first, egress)

    return walk


def _in_order(states: list[tuple[LoopState, ...]]) -> list[tuple[LoopState, ...]]:
    """All cases as the tool lists them: those in which only the innermost of the loops that move does come last."""
    cases = list(product(*states))
    last = next((len(choices) for choices in reversed(states) if len(choices) > 1), 0)
    return cases[last:] + cases[:last]
