"""A dataflow in directives becomes a workload, an architecture and a mapping, so that every verb works on it.

A temporal map becomes a loop, a spatial one a loop over its folds and a spread, each with a step where offset and size
differ; every level of clusters is a fanout. Rows and columns of the input become those of the output: while a PE has
whole columns of the filter, m input rows are (m - R) // stride + 1 output rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import prod

from piste.dataflow.directives import Cluster, Directive, Layer, Map
from piste.dataflow.hardware import Hardware
from piste.errors import SpecError
from piste.spec import mapping as tree
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Keep, Loop, Node, Spread
from piste.spec.nodes import trips
from piste.spec.workload import Workload

L1_ENERGY, L2_ENERGY = 1.68, 18.61  # of an access, in multiply-accumulates: the constants of the paper's tool
TENSORS = {"input": "I", "filter": "F", "output": "O"}
WINDOWS = {"Y": "R", "X": "S"}  # a row (column) of the input is stride * row of the output + row of the filter


def lower(layer: Layer, hardware: Hardware, *, clusters: bool = False) -> Spec:
    """A layer with its dataflow on some hardware, as a loop tree; L2 is the backing store.

    With `clusters`, every cluster has a memory that holds what its units need together, so that L2 serves clusters and
    not PEs. An element is one byte and energies are in multiply-accumulates. What a loop tree cannot say is left out:
    latencies, a channel per tensor, forwarding, zeros.

    >>> from piste.dataflow.directives import COUPLINGS
    >>> maps = (Map("M", 4, 4, spatial=True), Map("N", 2, 2), Cluster(2), Map("K", 1, 1, spatial=True))
    >>> layer = Layer("L", "GEMM", {"M": 9, "N": 6, "K": 2}, maps, coupling=COUPLINGS["GEMM"])
    >>> spec = lower(layer, Hardware(4))
    >>> print(spec.workload)
    O[m,n] = I[m,k] * F[k,n] m=9 n=6 k=2
    >>> print(spec.mapping)
    L2 | keep I, F, O
       | for m in steps of 8
       |   spread m in steps of 4 over Cluster.x
       |     for n in steps of 2
       |       spread k in steps of 1 over PE.x
    L1 |         keep I, F, O
       |         compute O
    """
    workload = workload_of(layer)
    levels = list(levels_of(layer.directives))
    chip = architecture_of(hardware, [size for size, _ in levels[1:]], clusters)
    memories = iter(chip.memories)
    extents = dict(workload.sizes)
    nodes: list[Node] = []
    for fanout, (_, maps) in zip(chip.fanouts.values(), levels, strict=True):
        if not nodes or clusters:
            nodes.append(Keep(next(memories), workload.tensors))
        walks = walks_of(layer, maps, extents, fanout.instances)
        for walk in walks:
            nodes += walk.nodes(extents[walk.rank], fanout)
        extents |= {walk.rank: min(walk.tile, extents[walk.rank]) for walk in walks}
    nodes += [Keep(next(memories), workload.tensors), Compute(TENSORS["output"])]
    return Spec(workload, chip, tree.Mapping(tuple(nodes)))


def workload_of(layer: Layer) -> Workload:
    """The Einsum of a layer; y and x are rows and columns of the output where a window slides over the input.

    >>> print(workload_of(Layer("L", "CONV", {"K": 4, "C": 3, "Y": 9, "X": 9, "R": 3, "S": 3}, (), (2, 2))))
    O[k,y,x] = I[c,2*y+r,2*x+s] * F[k,c,r,s] k=4 c=3 y=4 x=4 r=3 s=3
    """
    dims = {"input": layer.coupling.input, "filter": layer.coupling.filter, "output": layer.coupling.output}
    accesses = {
        tensor: f"{TENSORS[tensor]}[{','.join(_index(layer, tensor, dim) for dim in names if dim in layer.dims)}]"
        for tensor, names in dims.items()
        if names
    }
    output = accesses.pop("output")
    text = f"{output} {'max=' if layer.type == 'POOL' else '='} {' * '.join(accesses.values())}"
    used = {dim for names in dims.values() for dim in names}
    used |= {WINDOWS[dim] for dim in used if slides(layer, dim)}
    sizes = {dim.lower(): size for dim, size in layer.dims.items() if dim in used}
    for dim in filter(lambda dim: slides(layer, dim), WINDOWS):
        sizes[dim.lower()] = (layer.dims[dim] - window(layer, dim)) // stride(layer, dim) + 1
    return Workload.parse(text, sizes, bits=8, name=layer.name)


def architecture_of(hardware: Hardware, sizes: Iterable[int], clusters: bool) -> Architecture:
    """L2, a fanout for every level of clusters with a memory inside if they are to have one, L1, the multipliers."""
    widths = [hardware.pes // prod(sizes := list(sizes)), *sizes]
    if not widths[0]:
        raise SpecError(f"clusters of {' * '.join(map(str, sizes))} PEs on {hardware.pes}; use smaller clusters")
    pipes = [*hardware.nocs, *[hardware.nocs[-1]] * len(widths)]
    parts: list[Component] = []
    for level, width in enumerate(widths):
        last = level == len(widths) - 1
        bandwidth = pipes[level].words_per_cycle
        if not parts:
            name, energy = "L2", L2_ENERGY
        else:
            name, energy = f"Shared{level if len(widths) > 2 else ''}", 0.0
        if not parts or clusters:
            parts.append(Memory(name, None, None, bandwidth, bandwidth, read_pj=energy, write_pj=energy))
        name = "PE" if last else f"Cluster{level + 1 if len(widths) > 2 else ''}"
        parts.append(Fanout(name, {"x": width}, multicast=hardware.multicast, reduce=hardware.reduction))
    parts.append(Memory("L1", hardware.l1_size, read_pj=L1_ENERGY, write_pj=L1_ENERGY))
    return Architecture((*parts, Unit("MAC", energy_pj=1.0, ops_per_cycle=hardware.lanes)))


def levels_of(directives: Iterable[Directive]) -> Iterator[tuple[int, list[Map]]]:
    """The maps between clusters, outermost first, each list with the size of the cluster it is inside of (1: none)."""
    size, maps = 1, list[Map]()
    for directive in directives:
        if isinstance(directive, Cluster):
            yield size, maps
            size, maps = int(directive.size), []
        else:
            maps.append(directive)
    yield size, maps


# Maps of one level as walks over the ranks of the Einsum


@dataclass(frozen=True)
class Walk:
    """`tile` indices of a rank at a time, `step` apart, one after the other or on the units of a level."""

    rank: str
    tile: int
    step: int
    spatial: bool

    def nodes(self, extent: int, fanout: Fanout) -> Iterator[Loop | Spread]:
        """The loop, or the loop over folds and the spread; what takes one step is left out."""
        steps = trips(extent, self.tile, self.step)
        width = fanout.axes["x"] if self.spatial else 1
        if steps > width:
            yield Loop(self.rank, *_steps(self.tile + (width - 1) * self.step, width * self.step))
        if steps > 1 and self.spatial:
            tile, step = _steps(self.tile, self.step)
            yield Spread(self.rank, tile, f"{fanout.name}.x", step)


def _steps(tile: int, step: int) -> tuple[int, int | None]:
    return tile, None if step == tile else step


def walks_of(layer: Layer, maps: Iterable[Map], extents: Mapping[str, int], units: int) -> list[Walk]:
    """The maps of one level of `units`, in order, over output rows; `extents` are those of the ranks around it."""
    by_dim = {m.dim: m for m in maps}
    walks: list[Walk] = []
    for m in by_dim.values():
        rank, size, offset = m.dim.removesuffix("'").lower(), int(m.size), int(m.offset)
        if slides(layer, m.dim):
            held, apart = extents.get(WINDOWS[m.dim].lower(), 1), stride(layer, m.dim)
            other = by_dim.get(WINDOWS[m.dim])
            if other is not None and int(other.size) < held:
                # Rows of input and filter that move together stay at the same rows of the output.
                whole = int(other.size) + apart * (extents[rank] - 1) <= size
                together = m.spatial and other.spatial and m.offset == other.offset
                if not (whole and together and trips(held, int(other.size), int(other.offset)) <= units):
                    raise SpecError(f"{m} and {other} in one level move {m.dim}' as no loop does; map {m.dim}' instead")
                continue
            if size < held:
                raise SpecError(f"{m} is smaller than the {held} of {WINDOWS[m.dim]}; map {m.dim}' instead")
            size = (size - held) // apart + 1
            # An offset between two outputs goes to the end of the tile: no window begins there.
            offset = size if offset % apart else offset // apart
        if rank in extents:
            walks.append(Walk(rank, size, offset, m.spatial))
        elif layer.dims.get(m.dim, 1) > 1:
            raise SpecError(f"{m} maps a dimension that no tensor of {layer.name} has; remove it")
    spatial = [walk for walk in walks if walk.spatial]
    if len(spatial) > 1 and any(trips(extents[walk.rank], walk.tile, walk.step) > 1 for walk in spatial):
        both = " and ".join(str(m) for m in by_dim.values() if m.spatial)
        raise SpecError(f"{both} share the units of one level, as no loop tree does; put a Cluster between them")
    return walks


# Rows and columns


def slides(layer: Layer, dim: str) -> bool:
    """Whether a dimension is rows or columns of the input, over which a window slides."""
    return dim in WINDOWS and dim in layer.coupling.input and dim in layer.coupling.output


def stride(layer: Layer, dim: str) -> int:
    """How far the window goes from one row (column) of the output to the next."""
    return layer.stride[list(WINDOWS).index(dim)]


def window(layer: Layer, dim: str) -> int:
    """The rows (columns) of the input that one of the output needs."""
    return layer.dims.get(WINDOWS[dim], 1)


def _index(layer: Layer, tensor: str, dim: str) -> str:
    if tensor != "input" or not slides(layer, dim):
        return dim.lower()
    row = dim.lower() if stride(layer, dim) == 1 else f"{stride(layer, dim)}*{dim.lower()}"
    return f"{row}+{WINDOWS[dim].lower()}" if WINDOWS[dim] in layer.dims else row
