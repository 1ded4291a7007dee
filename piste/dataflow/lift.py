"""A loop tree printed as data-centric directives: the way back from `lower`, with what can be left out marked.

Loops become temporal maps, a spread and the loop over its folds a spatial one. A rank that is walked again, and a
second spread, begin a level: a Cluster. Directives say nothing of memories, so they move what the loop tree moves if
that keeps every tensor above all loops and once more in the PEs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod

from piste.dataflow.directives import Cluster, Coupling, Directive, Layer, Map
from piste.dataflow.exact.nest import WINDOWS
from piste.errors import SpecError
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access
from piste.spec.mapping import Keep, Loop, Mapping, Spread, trips
from piste.spec.workload import Workload

Marked = tuple[tuple[Directive, bool], ...]  # directives, each with whether it is inferred: whether it can be left out


def lift(workload: Workload, architecture: Architecture, mapping: Mapping) -> Marked:
    """The directives of a single-Einsum loop tree, outermost first; marked are those that can be left out.

    These are maps of a whole dimension, maps that repeat the tile of the level above, and below the innermost keep and
    spread what a PE does by itself. Y' and X' are the output's rows and columns where a window slides over the input.
    The clusters are those of an array with all PEs of the architecture.

    >>> w = Workload.parse("O[x] = I[x+s] * F[s]", x=12, s=6)
    >>> chip = Architecture.from_list([{"memory": {"name": "L2"}}, {"fanout": {"name": "PE", "axes": {"x": 3}}},
    ...                                {"memory": {"name": "L1"}}, {"compute": {"name": "MAC"}}])
    >>> mapping = Mapping.parse('''
    ... L2 | keep I, F, O
    ...    | for x in steps of 6
    ...    |   spread x in steps of 2 over PE.x
    ...    |     for s in steps of 3
    ... L1 |       keep I, F, O
    ...    |       for x in steps of 1
    ...    |         compute O
    ... ''')
    >>> for directive, inferred in lift(w, chip, mapping):
    ...     print(f"{directive}{' (inferred)' * inferred}")
    SpatialMap(2,2) X'
    TemporalMap(3,3) S
    Cluster(1,P) (inferred)
    TemporalMap(3,3) S (inferred)
    TemporalMap(1,1) X' (inferred)
    """
    names = dims_of(workload)
    levels, alone = _levels(workload, mapping)
    pes = architecture.instances(next(iter(architecture.units)))
    if levels[0].folds and pes // prod(level.units for level in levels[1:]) != levels[0].units:
        levels.insert(0, _Level())  # units that the tree does not use stay idle
    extents = dict(workload.sizes)
    found: list[tuple[Directive, bool]] = []
    for level in [*levels, alone] if alone.walks else levels:
        mine = [(Map(names[rank], *walk), level is alone) for rank, walk in level.walks.items()]
        same = [(Map(names[rank], size, size), True) for rank, size in extents.items() if rank not in level.walks]
        if level is levels[0]:
            found += [*mine, *same]
        else:
            found += [(Cluster(level.units), level is alone), *same, *mine]
        extents |= {rank: walk[0] for rank, walk in level.walks.items()}
    if not levels[0].walks and len(levels) == 1:
        found[0] = found[0][0], False  # a dataflow has a directive
    return tuple(found)


def layer_of(workload: Workload, architecture: Architecture, mapping: Mapping) -> Layer:
    """A loop tree as a layer with its dataflow, so that it can be analysed and explained as one."""
    workload.refuse_padding("a dataflow")
    names = dims_of(workload)
    (einsum,) = workload.einsums
    input, *rest = einsum.operands
    if len(rest) > 1:
        raise SpecError(f"{einsum} has {len(einsum.operands)} operands; a layer has an input and at most a filter")
    dims = {names[rank].removesuffix("'"): size for rank, size in workload.sizes.items()}
    strides = {dim: 1 for dim in WINDOWS}
    for index, extent in zip(input.indices, workload.extents(input), strict=True):
        for rank, factor in index.terms:
            if (dim := names[rank].removesuffix("'")) in WINDOWS:
                dims[dim], strides[dim] = extent, factor
    coupling = Coupling(
        _coupled(input, names), _coupled(rest[0], names) if rest else (), _coupled(einsum.output, names)
    )
    directives = tuple(directive for directive, inferred in lift(workload, architecture, mapping) if not inferred)
    kind = "POOL" if einsum.reduction == "max" else "EINSUM"
    return Layer(workload.name or einsum.name, kind, dims, directives, (strides["Y"], strides["X"]), coupling)


def dims_of(workload: Workload) -> dict[str, str]:
    """The dimension that each rank is called in directives.

    >>> dims_of(Workload.parse("O[k,p] = I[c,2*p+r] * W[k,c,r]", k=2, p=2, c=2, r=2))
    {'k': 'K', 'p': "Y'", 'c': 'C', 'r': 'R'}
    """
    if len(workload.einsums) != 1:
        raise SpecError(f"directives are of one Einsum, found {len(workload.einsums)}; lift one at a time")
    (einsum,) = workload.einsums
    free = dict(WINDOWS)
    names = {rank: f"{rank.upper()}'" if rank.upper() in WINDOWS else rank.upper() for rank in einsum.ranks}
    for access in einsum.operands:
        for index in access.indices:
            rows = [(rank, factor) for rank, factor in index.terms if rank in einsum.output.ranks]
            taps = [(rank, factor) for rank, factor in index.terms if rank not in einsum.output.ranks]
            if index.is_plain:
                continue
            if len(rows) != 1 or len(taps) > 1 or any(factor > 1 for _, factor in taps) or not free:
                raise SpecError(f"{access}: an axis of a layer is stride * y + r, two at most")
            dim = next((dim for dim in free if dim == rows[0][0].upper()), next(iter(free)))
            names[rows[0][0]] = f"{dim}'"
            names |= {rank: free[dim][0] for rank, _ in taps}
            del free[dim]
    return names


def _coupled(access: Access, names: dict[str, str]) -> tuple[str, ...]:
    """The dimensions of a tensor; an axis over which a window slides goes by its rows."""
    return tuple(max((names[rank] for rank in index.ranks), key=len).removesuffix("'") for index in access.indices)


@dataclass
class _Level:
    """Walks by rank, outermost first, each with its size, offset and whether it is spatial; on how many units."""

    walks: dict[str, tuple[int, int, bool]] = field(default_factory=dict)
    units: int = 1
    folds: bool = False

    @property
    def spread(self) -> bool:
        return any(spatial for _, _, spatial in self.walks.values())


def _levels(workload: Workload, mapping: Mapping) -> tuple[list[_Level], _Level]:
    """The levels of units, and what each PE does alone: the loops below the innermost keep and spread."""
    last = max(i for i, node in enumerate(mapping.nodes) if isinstance(node, Keep | Spread))
    extents = dict(workload.sizes)
    levels = [_Level()]
    alone = _Level()
    for i, node in enumerate(mapping.nodes):
        if not isinstance(node, Loop | Spread) or node.tile >= extents[node.rank]:
            continue
        walk = node.tile, node.step or node.tile, isinstance(node, Spread)
        if i > last:
            alone.walks[node.rank] = walk
        else:
            _place(levels, node.rank, walk, trips(extents[node.rank], node.tile, node.step))
        extents[node.rank] = node.tile
    return levels, alone


def _place(levels: list[_Level], rank: str, walk: tuple[int, int, bool], steps: int) -> None:
    """Put a walk of some steps into the last level, or into a new one where that has no place for it."""
    level, (size, offset, spatial) = levels[-1], walk
    above = level.walks.get(rank)
    if spatial and not level.spread and above is not None:
        units = above[1] // offset
        if (above[0], above[1]) == (size + (units - 1) * offset, units * offset):  # a loop over folds
            level.walks[rank], level.units, level.folds = walk, units, True
            return
    if above is not None or (spatial and level.spread):
        levels.append(level := _Level())
    level.walks[rank] = walk
    if spatial:
        level.units = steps
