"""Which reuse a dataflow gives each tensor at every level of clusters, what hardware realises it, what it is called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from typing import Any

from piste.dataflow.directives import COUPLINGS, Coupling, Layer, check
from piste.dataflow.exact.nest import WINDOWS, Axis, nest
from piste.dataflow.hardware import Hardware

# Table 2 of the MAESTRO paper: what makes a reuse real. The last two are besides: what a neighbour held a step ago.
HARDWARE = {
    ("spatial", "multicast"): "fan-out network: a bus or a tree",
    ("spatial", "reduction"): "adder tree, or a reduce-and-forward chain",
    ("temporal", "multicast"): "stationary buffer",
    ("temporal", "reduction"): "read-modify-write buffer",
    ("neighbour", "multicast"): "links between neighbours, as in systolic arrays",
    ("neighbour", "reduction"): "reduce-and-forward through time, as in systolic arrays",
}


Move = Mapping[str, int]  # how far each rank advances


@dataclass(frozen=True)
class Reuse:
    """A tensor that stays, wholly or in part, while `dims` advance over `times` units or steps.

    `kind` is spatial (across the units of a level), temporal (from one step to the next in a unit) or neighbour (what
    a unit needs and did not hold, its neighbour held in the step before). `share` is the part of a tile; 1 is all.
    """

    tensor: str
    level: int
    kind: str
    dims: tuple[str, ...]
    times: int
    share: Fraction

    @property
    def full(self) -> bool:
        return self.share == 1

    @property
    def communication(self) -> str:
        """Multicast of what is read, reduction of what is made."""
        return "reduction" if self.tensor == "output" else "multicast"

    @property
    def hardware(self) -> str:
        """What realises it."""
        return HARDWARE[self.kind, self.communication]


@dataclass(frozen=True)
class ReuseLevel:
    """`used` of `units` units work side by side on the dimensions in `spread`.

    `moving` is what advances from step to step: the innermost dimension that is not unrolled, here or, where all are,
    further out; None if nothing moves.
    """

    units: int
    used: int
    spread: tuple[str, ...]
    moving: str | None
    reuse: tuple[Reuse, ...]


@dataclass(frozen=True)
class Name:
    """What people call a dataflow: which tensor stays in a PE from step to step, and how the PEs share the work.

    Collaborative: PEs add up to one output. Tiled: some map takes more than one index but not all. Clustered: PEs work
    in groups. Rows of filter and input that stay in place while columns pass are row-stationary.

    >>> str(Name(stationary=("output",), collaborative=True))
    'Collaborative Output-Stationary'
    """

    stationary: tuple[str, ...]
    collaborative: bool = False
    tiled: bool = False
    clustered: bool = False

    @property
    def base(self) -> str:
        """The name without what qualifies it."""
        return f"{' and '.join(self.stationary).title()}-Stationary" if self.stationary else "No Local Reuse"

    def __str__(self) -> str:
        words = (("Clustered", self.clustered), ("Tiled", self.tiled), ("Collaborative", self.collaborative))
        return " ".join([*(word for word, holds in words if holds), self.base])


@dataclass(frozen=True)
class Explained:
    """The reuse of a layer's dataflow, level by level, and its informal name."""

    name: Name
    levels: tuple[ReuseLevel, ...]

    @property
    def reuse(self) -> tuple[Reuse, ...]:
        return tuple(reuse for level in self.levels for reuse in level.reuse)

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste dataflow --explain --json` prints them."""
        return {
            "name": str(self.name),
            "levels": [
                {
                    **asdict(level),
                    "reuse": [{**asdict(r), "share": float(r.share), "hardware": r.hardware} for r in level.reuse],
                }
                for level in self.levels
            ],
        }


@dataclass(frozen=True)
class _TimeLoop:
    """A walk as it acts in time: `trips` positions, or folds of a spatial one, each `step` further than the last."""

    rank: str
    trips: int
    step: int


def explain(layer: Layer, hardware: Hardware) -> Explained:
    """Table 1 of the MAESTRO paper for a layer with its directives, sizes included.

    A tensor is reused over space if it is the same in neighbouring units, over time if it is the same in the steps of
    the innermost loop that is not unrolled. Where only a part is the same, as the halo of a window, so it is said.

    >>> from piste.dataflow.directives import Map
    >>> maps = (Map("S", 1, 1), Map("X'", 1, 1, spatial=True))
    >>> layer = Layer("1d", "CONV", {"K": 1, "C": 1, "Y": 1, "X": 17, "R": 1, "S": 6}, maps)
    >>> found = explain(layer, Hardware(3))
    >>> str(found.name)
    'Weight-Stationary'
    >>> [(reuse.tensor, reuse.kind, reuse.times) for reuse in found.reuse]
    [('filter', 'spatial', 3), ('filter', 'temporal', 4)]
    """
    plan = nest(check(layer, hardware), hardware)
    tile = dict(plan.sizes)
    levels: list[ReuseLevel] = []
    loops: list[_TimeLoop] = []  # of all levels so far, outermost first
    tiled = False
    for n, units in enumerate(plan.units):
        used, across = units, dict[str, int]()
        for walk in (walk for walk in plan.walks if walk.level == n):
            places = walk.positions(tile[walk.rank])
            if walk.spatial and min(units, places) > 1:
                used, across[walk.rank] = min(used, places), walk.offset
            if (trips := -(-places // walk.units)) > 1:
                loops.append(_TimeLoop(walk.rank, trips, walk.offset * walk.units))
            tiled |= 1 < walk.size < tile[walk.rank]
            tile[walk.rank] = min(walk.size, tile[walk.rank])
        used = used if across else 1
        found = [r for name, axes in plan.tensors.items() for r in _reuse(name, axes, n, tile, across, used, loops)]
        if n + 1 < len(plan.units):
            found = [r for r in found if r.kind != "neighbour"]  # links are between PEs
        levels.append(ReuseLevel(units, used, tuple(across), loops[-1].rank if loops else None, tuple(found)))
    return Explained(_name(levels, tiled, tile.get("S") == plan.sizes.get("S")), tuple(levels))


def _reuse(
    tensor: str,
    axes: tuple[Axis, ...],
    level: int,
    tile: Mapping[str, int],
    across: Move,
    used: int,
    loops: list[_TimeLoop],
) -> Iterator[Reuse]:
    """What is the same in the next unit, in the next step, and in the next unit one step ago."""
    if used > 1 and (share := _same(axes, tile, across)):
        yield Reuse(tensor, level, "spatial", tuple(across), used, share)
    if not loops:
        return
    last = loops[-1]
    step = {last.rank: last.step}
    if kept := _same(axes, tile, step):
        yield Reuse(tensor, level, "temporal", (last.rank,), _stays(axes, tile, loops), kept)
    sides = [{**step, **{r: step.get(r, 0) + side * x for r, x in across.items()}} for side in (1, -1)]
    if passed := max(_same(axes, tile, side) - _same(axes, tile, side, step) for side in sides):
        yield Reuse(tensor, level, "neighbour", tuple(dict.fromkeys((last.rank, *across))), used, passed)


def _same(axes: tuple[Axis, ...], tile: Mapping[str, int], *moves: Move) -> Fraction:
    """The share of a tensor's tile that is also in the tiles which these moves bring here."""
    share = Fraction(1)
    for axis in axes:
        extent = 1 + sum(factor * (tile[rank] - 1) for rank, factor in axis)
        starts = [0, *(sum(factor * move.get(rank, 0) for rank, factor in axis) for move in moves)]
        share *= Fraction(max(0, extent - max(starts) + min(starts)), extent)
    return share


def _stays(axes: tuple[Axis, ...], tile: Mapping[str, int], loops: list[_TimeLoop]) -> int:
    """The steps for which a tile stays where it is; those over which it slides, where only a part is the same."""
    steps = 1
    for loop in reversed(loops):
        if _same(axes, tile, {loop.rank: loop.step}) < 1:
            return steps if steps > 1 else loop.trips
        steps *= loop.trips
    return steps


def _name(levels: list[ReuseLevel], tiled: bool, whole_rows: bool) -> Name:
    """Rows are stationary if those of output and filter are spread and, a filter's row in each PE, columns pass."""
    found = [r for level in levels for r in level.reuse if r.full]
    spread = {rank for level in levels for rank in level.spread}
    rows = {"Y'", "R"} <= spread and whole_rows and levels[-1].moving == "X'"
    still = [r.tensor for r in found if r.kind == "temporal" and r.level == len(levels) - 1]
    if levels[-1].moving is None:
        still = ["all"]
    return Name(
        stationary=("row",) if rows else tuple("weight" if tensor == "filter" else tensor for tensor in still),
        collaborative=any(r.tensor == "output" and r.kind == "spatial" for r in found),
        tiled=tiled,
        clustered=len(levels) > 1,
    )


@dataclass(frozen=True)
class Opportunity:
    """A row of Table 1: the dimension that advances, the tensors coupled to it, and those that hence stay."""

    dim: str
    coupled: tuple[str, ...]
    reuse: Mapping[str, str]  # tensor to multicast or reduction


def opportunities(coupling: Coupling = COUPLINGS["CONV"], *, rows: str = "output") -> tuple[Opportunity, ...]:
    """Table 1: what is reused while one dimension advances, over space if it is spread, over time if it is innermost.

    `rows` says what stays where it is while R or S advances: rows and columns of the "output", as where directives say
    Y' and X', or of the "input", as where they say Y and X. Then the output's advance, and the input is reused.

    >>> for row in opportunities(COUPLINGS["GEMM"]):
    ...     print(row.dim, row.coupled, row.reuse)
    K ('input', 'filter') {'output': 'reduction'}
    N ('filter', 'output') {'input': 'multicast'}
    M ('input', 'output') {'filter': 'multicast'}
    """
    tensors = {name: set(getattr(coupling, name)) for name in ("input", "filter", "output")}
    for axis, (window, _) in WINDOWS.items():
        if axis in coupling.input:
            tensors["input" if rows == "output" else "output"].add(window)
    found = []
    for dim in dict.fromkeys((*coupling.filter, *coupling.input, *coupling.output)):
        coupled = tuple(name for name, dims in tensors.items() if dim in dims)
        reuse = {t: "reduction" if t == "output" else "multicast" for t in tensors if t not in coupled}
        found.append(Opportunity(dim, coupled, reuse))
    return tuple(found)
