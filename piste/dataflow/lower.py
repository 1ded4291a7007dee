"""A dataflow in directives becomes a workload, an architecture and a mapping, so that every verb works on it.

Of the normal form (`nest`), a temporal walk becomes a loop, a spatial one a loop over its folds and a spread, each with
a step where offset and size differ. Every level of clusters is a fanout.
"""

from __future__ import annotations

from collections.abc import Iterator

from piste.dataflow.directives import Layer, check
from piste.dataflow.exact.analysis import L1_ENERGY, L2_ENERGY
from piste.dataflow.exact.nest import Axis, MapWalk, Nest, nest
from piste.dataflow.hardware import Hardware
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.files import Spec
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

TENSORS = {"input": "I", "filter": "F", "output": "O"}


def lower(layer: Layer, hardware: Hardware, *, clusters: bool = False) -> Spec:
    """A layer with its dataflow on some hardware, as a loop tree; L2 is the backing store.

    With `clusters`, every cluster has a memory that holds what its units need together, so that L2 serves clusters and
    not PEs. An element is one byte and energies are in multiply-accumulates. What a loop tree cannot say is left out:
    latencies, a channel per tensor, forwarding, zeros.

    >>> from piste.dataflow.directives import COUPLINGS, Cluster, Map
    >>> maps = (Map("M", 4, 4, spatial=True), Map("N", 2, 2), Cluster(2), Map("K", 1, 1, spatial=True))
    >>> layer = Layer("L", "GEMM", {"M": 9, "N": 6, "K": 2}, maps, coupling=COUPLINGS["GEMM"])
    >>> spec = lower(layer, Hardware(4))
    >>> print(spec.workload)
    O[m,n] = I[m,k] * F[k,n] m=9 k=2 n=6
    >>> print(spec.mapping)
    L2 | keep I, F, O
       | for m in steps of 8
       |   spread m in steps of 4 over Cluster.x
       |     for n in steps of 2
       |       spread k in steps of 1 over PE.x
    L1 |         keep I, F, O
       |         compute O
    """
    layer = check(layer, hardware)
    plan = nest(layer, hardware)
    workload = workload_of(layer, plan)
    chip = architecture_of(plan, hardware, clusters)
    keeps = [Keep(memory, workload.tensors) for memory in chip.memories]
    extents = dict(plan.sizes)
    nodes: list[Node] = []
    for level, fanout in enumerate(chip.fanouts.values()):
        if not nodes or clusters:
            nodes.append(keeps.pop(0))
        for walk in plan.walks:
            if walk.level == level and walk.size < extents[walk.rank]:
                nodes += _nodes(walk, extents[walk.rank], fanout)
                extents[walk.rank] = walk.size
    return Spec(workload, chip, Mapping((*nodes, *keeps, Compute(TENSORS["output"]))))


def workload_of(layer: Layer, plan: Nest) -> Workload:
    """The Einsum of a layer; y and x are rows and columns of the output where a window slides over the input.

    >>> layer = Layer("L", "CONV", {"K": 4, "C": 3, "Y": 9, "X": 9, "R": 3, "S": 3}, (), (2, 2))
    >>> print(workload_of(layer, nest(layer, Hardware(1))))
    O[k,y,x] = I[c,2*y+r,2*x+s] * F[k,c,r,s] c=3 y=4 x=4 k=4 r=3 s=3
    """
    known = {rank for rank in plan.sizes if rank.removesuffix("'") in layer.dims}
    accesses = {
        tensor: f"{TENSORS[tensor]}[{','.join(_index(axis) for axis in axes if axis[0][0] in known)}]"
        for tensor, axes in plan.tensors.items()
    }
    output = accesses.pop("output")
    text = f"{output} {'max=' if layer.type == 'POOL' else '='} {' * '.join(accesses.values())}"
    return Workload.parse(text, {rank_of(r): n for r, n in plan.sizes.items() if r in known}, bits=8, name=layer.name)


def rank_of(rank: str) -> str:
    """A rank of the normal form in an Einsum."""
    return rank.removesuffix("'").lower()


def _index(axis: Axis) -> str:
    return "+".join(rank_of(rank) if factor == 1 else f"{factor}*{rank_of(rank)}" for rank, factor in axis)


def architecture_of(plan: Nest, hardware: Hardware, clusters: bool) -> Architecture:
    """L2, a fanout for every level of units (with a memory above each if clusters have one), L1, the multipliers."""
    parts: list[Component] = []
    for level, width in enumerate(plan.units):
        number = level if len(plan.units) > 2 else ""
        if not parts or clusters:
            pipe = hardware.nocs[min(level, len(hardware.nocs) - 1)].words_per_cycle
            name, energy = (f"Shared{number}", 0.0) if parts else ("L2", L2_ENERGY)
            parts.append(Memory(name, None, None, pipe, pipe, read_pj=energy, write_pj=energy))
        name = f"Cluster{number}" if level < len(plan.units) - 1 else "PE"
        parts.append(Fanout(name, {"x": width}, multicast=hardware.multicast, reduce=hardware.reduction))
    parts.append(Memory("L1", hardware.l1_size, read_pj=L1_ENERGY, write_pj=L1_ENERGY))
    return Architecture((*parts, Unit("MAC", energy_pj=1.0, ops_per_cycle=hardware.lanes)))


def _nodes(walk: MapWalk, extent: int, fanout: Fanout) -> Iterator[Loop | Spread]:
    """A loop, or a loop over folds and a spread."""
    rank = rank_of(walk.rank)
    if walk.positions(extent) > walk.units or not walk.spatial:
        yield Loop(rank, *_steps(walk.size + (walk.units - 1) * walk.offset, walk.units * walk.offset))
    if walk.spatial:
        tile, step = _steps(walk.size, walk.offset)
        yield Spread(rank, tile, f"{fanout.name}.x", step)


def _steps(tile: int, step: int) -> tuple[int, int | None]:
    return tile, None if step == tile else step
