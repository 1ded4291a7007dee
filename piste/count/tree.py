"""The annotated loop tree: the one other form of a mapping, in which everything that counts is at hand.

    mapping   = node* ; the last a compute or a fuse            as users write it (docs/language.md)
    annotated = path+                                           one per Einsum, in program order
    path      = einsum, unit, phase, walks by rank, keeps by tensor, fuses
    walk      = rank, place, tile, fanout or none               a loop (none) or a spread
    kept      = memory, place, retain                           one tensor at one keep

A *place* is the number of a node in the order in which the tree is written, so paths that share a node give it the same
place. Tiles are expressions of a program: numbers for one mapping, variables for a shape.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from piste.formula.program import Expr, Program, number
from piste.spec.architecture import Architecture
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

BIGGEST_TILE = 2**31 - 1


class Walk(NamedTuple):
    """A loop (`over` is None) or a spread of one rank, at its place in the tree; `tile` fits what is around it."""

    rank: str
    place: int
    tile: Expr
    over: str | None


class Kept(NamedTuple):
    """One keep of one tensor."""

    memory: str
    place: int
    retain: bool


@dataclass
class AnnotatedPath:
    """The way from the root to one Compute."""

    einsum: Einsum
    unit: str
    phase: int
    walks: dict[str, list[Walk]]  # by rank
    keeps: dict[str, list[Kept]]  # by tensor, outermost first
    loops: list[Walk]
    fuses: tuple[tuple[int, int], ...]  # the Fuses above, outermost first: the place of each, and which branch is taken
    foreign: list[str] = field(default_factory=list)  # ranks walked above that the Einsum lacks
    end: int = 0  # a place below all nodes

    def walk(self, walk: Walk) -> None:
        """One more loop or spread, below all others."""
        self.walks[walk.rank].append(walk)
        if walk.over is None:
            self.loops.append(walk)

    @cached_property
    def levels(self) -> dict[str, list[int]]:
        """By rank and loop: how many of the rank's are above it; the last number is of all loops."""
        return {r: list(accumulate((loop.rank == r for loop in self.loops), initial=0)) for r in self.walks}

    @property
    def spreads(self) -> list[Walk]:
        """The spreads of all ranks."""
        return [walk for walks in self.walks.values() for walk in walks if walk.over is not None]


def meet(one: AnnotatedPath, other: AnnotatedPath) -> tuple[int, int, int]:
    """The Fuse where two paths part: its place, and the branches that they take."""
    return next((a[0], a[1], b[1]) for a, b in zip(one.fuses, other.fuses, strict=False) if a != b)


@dataclass
class Annotated:
    """A mapping, annotated."""

    slots: tuple[str, ...]  # the variables, one per Loop and Spread in the order of the tree
    paths: list[AnnotatedPath] = field(default_factory=list)
    phases: int = 1


def annotate(
    program: Program,
    workload: Workload,
    architecture: Architecture,
    mapping: Mapping,
    tiles_vary: bool,
    extents: dict[str, Expr] | None = None,
) -> Annotated:
    """The annotated form of a checked mapping: of its shape if `tiles_vary`, else of its very tiles.

    `extents` are what ranks have, if not the sizes of the workload; then tiles of 1 are 1 in all of the shape.

    >>> from piste.formula.program import Numbers
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> mapping = Mapping((Keep("DRAM", ("A", "W", "B")), Loop("m", 3), Compute("B")))
    >>> (path,) = annotate(Numbers(), gemm(8, 1, 1), chip, mapping, tiles_vary=False).paths
    >>> [(walk.place, walk.tile) for walk in path.walks["m"]]  # the loop, and the points that it leaves to the compute
    [(1, 3), (3, 1)]
    """
    builder = _Builder(program, workload, architecture, tiles_vary, extents)
    builder.branch(mapping.nodes, [], (), looped=False)
    for path in builder.paths:
        builder.leftover(path)
    return Annotated(tuple(builder.slots), builder.paths, builder.phases)


class _Builder:
    """Goes down a mapping and collects its paths."""

    def __init__(
        self,
        program: Program,
        workload: Workload,
        architecture: Architecture,
        tiles_vary: bool,
        extents: dict[str, Expr] | None,
    ):
        self.p, self.workload, self.architecture, self.tiles_vary = program, workload, architecture, tiles_vary
        self.extents = extents or {rank: program.const(size) for rank, size in workload.sizes.items()}
        self.points_stay = extents is not None
        self.slots: list[str] = []
        self.paths: list[AnnotatedPath] = []
        self.places = self.phases = 0

    def branch(
        self,
        nodes: tuple[Node, ...],
        above: list[tuple[int, Node, Expr | None]],
        fuses: tuple[tuple[int, int], ...],
        looped: bool,
    ) -> None:
        """`above` are the nodes on the way, each with its place and, of a loop or spread, its tile as it is written."""
        here = list(above)
        below = looped or any(isinstance(node, Loop) for node in nodes)
        for node in nodes:
            place = self.places
            self.places += 1
            if isinstance(node, Loop | Spread):
                slot = f"t{len(self.slots)}"
                self.slots.append(slot)
                varies = self.tiles_vary and not (self.points_stay and node.tile == 1)
                tile = self.p.var(slot, 1, BIGGEST_TILE) if varies else self.p.const(node.tile)
                here.append((place, node, tile))
            elif isinstance(node, Keep):
                here.append((place, node, None))
            elif isinstance(node, Fuse):
                for b, branch in enumerate(node.branches):
                    self.branch(branch, here, (*fuses, (place, b)), below)
            else:
                self._path(node, here, fuses)
        # The branches of a Fuse with no loop above are phases; everything else is one phase.
        if not looped and (below or not isinstance(nodes[-1], Fuse)):
            self.phases += 1

    def _path(
        self, compute: Compute, nodes: list[tuple[int, Node, Expr | None]], fuses: tuple[tuple[int, int], ...]
    ) -> None:
        einsum = self.workload.makers[compute.einsum]
        unit = self.architecture.unit_for(einsum, compute.unit)
        assert unit is not None, "checked before"
        path = AnnotatedPath(
            einsum,
            unit.name,
            self.phases,
            {r: [] for r in einsum.ranks},
            {t: [] for t in einsum.accesses},
            [],
            fuses,
        )
        inner = {r: self.extents[r] for r in einsum.ranks}
        for place, node, tile in nodes:
            if isinstance(node, Keep):
                for tensor in node.tensors:
                    if tensor in path.keeps:
                        path.keeps[tensor].append(Kept(node.memory, place, node.retain))
            elif isinstance(node, Loop | Spread) and node.rank not in inner:
                path.foreign.append(node.rank)
            elif isinstance(node, Loop | Spread):
                assert tile is not None
                # A tile larger than what is around it is one step, so it may as well be that size.
                inner[node.rank] = self.p.min(tile, inner[node.rank])
                over = node.over.split(".")[0] if isinstance(node, Spread) else None
                path.walk(Walk(node.rank, place, inner[node.rank], over))
        self.paths.append(path)

    def leftover(self, path: AnnotatedPath) -> None:
        """What remains is taken point by point."""
        for i, (rank, walks) in enumerate(path.walks.items()):
            extent = walks[-1].tile if walks else self.extents[rank]
            if number(extent) != 1:
                path.walk(Walk(rank, self.places + i, self.p.const(1), None))
        path.end = self.places + len(path.walks)
