"""The normal form of a dataflow: directives as walks over the ranks of the result, level by level.

Rows and columns of the input are not ranks: a map of Y is a map of the output rows Y' whose windows it holds, and an
input row is `stride * y' + r`. So every rank is walked on its own, and where an element of a tensor lies follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

from piste.dataflow.directives import Cluster, Layer, Map
from piste.dataflow.hardware import Hardware
from piste.dataflow.sizes import WINDOW, naming
from piste.errors import SpecError
from piste.formula.program import Number, bounds, least

# An input axis, the filter's rank on it, and which stride is its own.
WINDOWS = {axis: (window, i) for i, (axis, window) in enumerate(WINDOW.items())}


@dataclass(frozen=True)
class MapWalk:
    """`size` indices of a rank at a time, `offset` apart: one after the other, or `units` of them at once.

    Units that are not enough are used again, fold after fold; the fold is the loop.
    """

    rank: str
    size: int
    offset: int
    level: int
    units: int = 1
    spatial: bool = False

    def positions(self, extent: int) -> int:
        """How many places the map takes in an extent; the last one is cut where the extent ends."""
        reach = max(self.size, self.offset)  # a map that leaves gaps may end in one
        return 1 + max(0, -((reach - extent) // self.offset))


Axis = tuple[tuple[str, int], ...]  # ranks with their factors, which add up to an index: (("Y'", 2), ("R", 1))


@dataclass(frozen=True)
class Nest:
    """Walks, outermost first, over ranks of known sizes, on levels of units."""

    sizes: dict[str, int]
    units: tuple[int, ...]
    walks: tuple[MapWalk, ...]
    tensors: dict[str, tuple[Axis, ...]]

    @property
    def pes(self) -> int:
        return prod(self.units)

    def upto(self, levels: int) -> Nest:
        """The outermost levels alone, each cluster below them one unit that holds its tile as a whole."""
        walks = tuple(walk for walk in self.walks if walk.level < levels)
        return Nest(self.sizes, self.units[:levels], walks, self.tensors)


def nest(layer: Layer, hardware: Hardware) -> Nest:
    """The normal form of a layer whose sizes are numbers (`piste.dataflow.sizes.resolve`)."""
    sizes = ranks(layer)
    clusters = [cast(int, d.size) for d in layer.directives if isinstance(d, Cluster)]
    units = (hardware.pes // prod(clusters), *clusters)
    if bounds(units[0])[1] < 1:
        raise SpecError(f"a cluster of {prod(clusters)} PEs needs as many; the hardware has {hardware.pes}")
    walks: list[MapWalk] = []
    extents = dict(sizes)
    for level, maps in enumerate(_levels(layer)):
        with naming(layer):
            fresh = _level(layer, maps, extents, level, units[level])
        for walk in fresh:
            extents[walk.rank] = least(walk.size, extents[walk.rank])
        walks += fresh
    return Nest(sizes, units, tuple(walks), _tensors(layer))


def _levels(layer: Layer) -> list[list[Map]]:
    levels: list[list[Map]] = [[]]
    for directive in layer.directives:
        if isinstance(directive, Cluster):
            levels.append([])
        else:
            levels[-1].append(directive)
    return levels


def ranks(layer: Layer) -> dict[str, int]:
    """The sizes of all ranks: output rows and columns instead of the input's."""
    sizes = {}
    for dim in dict.fromkeys((*layer.coupling.input, *layer.coupling.filter, *layer.coupling.output)):
        size = layer.dims.get(dim, 1)
        if dim in WINDOWS:
            window, axis = WINDOWS[dim]
            sizes[f"{dim}'"] = (size - layer.dims.get(window, 1)) // layer.stride[axis] + 1
        else:
            sizes[dim] = size
    for window, _ in WINDOWS.values():
        if window in layer.dims:  # a pooling window belongs to no filter
            sizes.setdefault(window, layer.dims[window])
    return sizes


def _tensors(layer: Layer) -> dict[str, tuple[Axis, ...]]:
    def axis(dim: str) -> Axis:
        if dim not in WINDOWS:
            return ((dim, 1),)
        window, stride = WINDOWS[dim]
        slides = ((window, 1),) if window in layer.dims else ()
        return ((f"{dim}'", layer.stride[stride]), *slides)

    coupling = layer.coupling
    tensors = {"input": tuple(axis(dim) for dim in coupling.input)}
    if coupling.filter:
        tensors["filter"] = tuple(((dim, 1),) for dim in coupling.filter)
    tensors["output"] = tuple(((f"{dim}'" if dim in WINDOWS else dim, 1),) for dim in coupling.output)
    return tensors


def _level(layer: Layer, maps: Sequence[Map], extents: dict[str, int], level: int, units: int) -> list[MapWalk]:
    mapped = {m.dim: m for m in maps}
    walks = []
    for m in maps:
        size: Number = m.size
        offset: Number = m.offset
        rank = m.dim
        if m.dim in WINDOWS:
            window, axis = WINDOWS[m.dim]
            rank, stride, taps = f"{m.dim}'", layer.stride[axis], mapped.get(window)
            covered = extents.get(window, 1)
            if taps is not None:
                beside = m.spatial and taps.spatial and (size, offset) == (taps.size, taps.offset)
                if beside and bounds(extents[rank])[1] == 1:
                    continue  # the rows of one window beside its taps: the result's row stays where it is
                if bounds(taps.size)[1] < bounds(covered)[0]:
                    cuts = f"{m} and {taps} cut rows and taps of a window in one level"
                    raise SpecError(f"{cuts}; write the map of {m.dim} as one of {rank}")
            if bounds(size)[1] < bounds(covered)[0]:
                raise SpecError(f"{m} holds no whole window of {covered}; write a size of at least {covered}")
            size = (size - covered) // stride + 1
            offset = offset if stride == 1 else size
        walks.append(MapWalk(rank, size, offset, level, units if m.spatial else 1, m.spatial))
    spread = [walk.rank for walk in walks if walk.spatial]
    if len(spread) > 1:
        raise SpecError(f"spatial maps of {' and '.join(spread)} share the units of a level; put a Cluster between")
    return walks
