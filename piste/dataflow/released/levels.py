"""The levels that the released MAESTRO makes of a layer's directives, with the tile sizes its tables hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import NamedTuple

from piste.dataflow.directives import COUPLINGS, WINDOW, Cluster, Coupling, Layer, Map, naming, resolve
from piste.errors import SpecError

# Its couplings: the output of a grouped layer has C, over which nothing is summed; a transposed layer is a plain one.
ITS_COUPLINGS = {
    **{kind: COUPLINGS[kind] for kind in ("CONV", "DSCONV", "TRCONV", "GEMM")},
    "NGCONV": Coupling(tuple("NGCYX"), tuple("GKCRS"), tuple("NGKCYX")),
}


class Tile(NamedTuple):
    """How much of a dimension a unit holds, and how much of it is new when it moves on; the same for the last tile."""

    whole: int
    new: int
    last: int
    last_new: int


@dataclass(frozen=True)
class ReleasedLoop:
    """One directive of a level: `extent` is cut into tiles of `size`, `offset` apart.

    `made` is the tile in the words of the output: for Y and X, the rows and columns that it is enough for.
    """

    dim: str
    spatial: bool
    size: int
    offset: int
    extent: int
    tile: Tile
    made: Tile
    units_at_edge: int

    @property
    def below(self) -> int:
        """The extent that the level below has of it."""
        return min(self.size, self.extent)


@dataclass(frozen=True)
class ReleasedLevel:
    """The loops of one level, outermost first, over `units` clusters or PEs, and the dimensions of the tensors."""

    units: int
    loops: tuple[ReleasedLoop, ...]
    input: frozenset[str]
    filter: frozenset[str]
    output: frozenset[str]

    @cached_property
    def spatial(self) -> tuple[ReleasedLoop, ...]:
        return tuple(loop for loop in self.loops if loop.spatial)


def levels(layer: Layer, pes: int) -> tuple[ReleasedLevel, ...]:
    """The levels of a layer on some PEs; a `SpecError` says what the tool refuses or crashes on."""
    layer = resolve(layer, as_written=True)
    with naming(layer):
        return tuple(_levels(layer, pes))


class _PlainMap(NamedTuple):
    """A map with numbers."""

    dim: str
    spatial: bool
    size: int
    offset: int


def _levels(layer: Layer, pes: int) -> Iterator[ReleasedLevel]:
    tensors = _tensors(layer)
    groups, clusters = _split(layer)
    units = [pes // prod(clusters), *clusters]
    if not units[0]:
        raise SpecError(f"clusters of {prod(clusters)} PEs and {pes} PEs: MAESTRO crashes; write smaller clusters")
    coupled = frozenset[str]().union(*tensors)
    extents = dict(layer.dims)
    strides = dict(zip(WINDOW, layer.stride, strict=True))
    above: list[_PlainMap] = []
    for depth, (n, group) in enumerate(zip(units, groups, strict=True)):
        stated = [_input_centric(m, group) for m in group]
        if clusters and (lost := next((m.dim for m in stated if m.dim not in coupled), None)):
            stops = (
                f"with clusters MAESTRO stops at a map of {lost}, which no tensor has ('Dimension {lost} not found')"
            )
            raise SpecError(f"{stops}; leave the map out")
        if n > 1 and not any(m.spatial for m in stated):
            raise SpecError(f"no SpatialMap for {n} units: not known what MAESTRO does; write one or take mode exact")
        maps = [*_inherited(stated, above), *stated]
        missing = coupled - {m.dim for m in maps}
        maps += [_PlainMap(dim, False, extents[dim], extents[dim]) for dim in sorted(missing)]
        above = [_strided(m, strides.get(m.dim, 1), extents, top=not depth) for m in maps]
        loops = _loops(above, extents, n)
        yield ReleasedLevel(n, loops, *tensors)
        extents.update((loop.dim, loop.below) for loop in loops)


def _tensors(layer: Layer) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The dimensions of the input, the filter and the output."""
    coupling = ITS_COUPLINGS.get(layer.type)
    if coupling is None or layer.coupling != COUPLINGS[layer.type]:
        known = ", ".join(ITS_COUPLINGS)
        raise SpecError(f"MAESTRO has the layers {known}, not this {layer.type}; mode exact takes it")
    if any(density < 1 for density in layer.density.values()):
        raise SpecError("MAESTRO has no zeros to skip; leave the densities out or take mode exact")
    input, filter, output = (
        frozenset(dim for dim in dims if dim in layer.dims)
        for dims in (coupling.input, coupling.filter, coupling.output)
    )
    return input, filter, output


def _split(layer: Layer) -> tuple[list[list[_PlainMap]], list[int]]:
    """The maps of each level, and the clusters between them."""
    groups: list[list[_PlainMap]] = [[]]
    clusters = []
    for directive in layer.directives:
        if isinstance(directive, Cluster):
            clusters.append(int(directive.size))
            groups.append([])
        else:
            groups[-1].append(_plain(directive, layer.dims))
    return groups, clusters


def _plain(found: Map, dims: Mapping[str, int]) -> _PlainMap:
    dim, size, offset = found.dim, int(found.size), int(found.offset)
    if dim in WINDOW.values() and not found.spatial and not size == offset == dims[dim]:
        rule = f"MAESTRO stops if a TemporalMap tiles {dim}"
        raise SpecError(f"{found}: {rule}; write TemporalMap(Sz({dim}),Sz({dim})) {dim} or take mode exact")
    return _PlainMap(dim, found.spatial, size, offset)


def _input_centric(found: _PlainMap, group: list[_PlainMap]) -> _PlainMap:
    """A map of Y' as the map of Y that is enough for it; the offset stays."""
    axis, prime = found.dim[0], found.dim[1:]
    if not prime:
        return found
    window = next((m for m in group if m.dim == WINDOW[axis]), None)
    if window is None:
        rule = f"MAESTRO reads memory that nobody set for a map of {found.dim} if its level does not map {WINDOW[axis]}"
        raise SpecError(f"{rule}; write TemporalMap(Sz({WINDOW[axis]}),Sz({WINDOW[axis]})) {WINDOW[axis]} too")
    return found._replace(dim=axis, size=found.size + window.size - 1)


def _inherited(maps: list[_PlainMap], above: list[_PlainMap]) -> list[_PlainMap]:
    """The maps of the level above that this one lacks; each is put before the others, so they come in reverse."""
    here = {m.dim for m in maps}
    return [m._replace(spatial=False) for m in reversed(above) if m.dim not in here]


def _strided(found: _PlainMap, stride: int, extents: Mapping[str, int], *, top: bool) -> _PlainMap:
    """A map of strided rows: those that its whole outputs touch."""
    if stride == 1 or found.size < (window := extents[WINDOW[found.dim]]):
        return found
    outputs = (found.size + stride - window) // stride
    each = min(stride, window)
    return found._replace(size=outputs * each + max(window - stride, 0), offset=outputs * (stride if top else each))


def _loops(maps: list[_PlainMap], extents: Mapping[str, int], units: int) -> tuple[ReleasedLoop, ...]:
    tiles = {m.dim: _tile(m, extents[m.dim]) for m in maps}
    made = dict(tiles)
    for m in maps:
        if (window := tiles.get(WINDOW.get(m.dim, ""))) is not None:
            tile = tiles[m.dim]
            last = tile.last - window.last + 1
            made[m.dim] = Tile(tile.whole - window.whole + 1, min(m.size, m.offset), last, min(m.offset, last))
    return tuple(
        ReleasedLoop(*m, extents[m.dim], tiles[m.dim], made[m.dim], _units_at_edge(m, extents[m.dim], units))
        for m in maps
    )


def _tile(found: _PlainMap, extent: int) -> Tile:
    _, spatial, size, offset = found
    moves = max(0, (extent - size) // offset)
    rest = extent - (moves + 1) * offset
    if rest < 0:
        rest = extent
    return Tile(
        whole=size,
        new=min(size, offset) if spatial or extent > size else 0,
        last=size if moves * offset + size == extent else rest,
        last_new=max(offset - size + rest, 0),
    )


def _units_at_edge(found: _PlainMap, extent: int, units: int) -> int:
    """How many units have work where there is not a whole tile for each.

    If more than one round is needed, a cut tile behind whole ones is forgotten.
    """
    whole, rest = divmod(extent - found.size, found.offset) if extent >= found.size else (-1, 1)
    if extent < found.size + found.offset * (units - 1):
        return whole + 1 + (rest > 0)
    return (whole + 1) % units or (1 if rest else units)
