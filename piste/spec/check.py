"""Whether a mapping means anything: a refusal is one line that says the rule, the culprit and the way out."""

from __future__ import annotations

from collections.abc import Iterable

from piste.errors import MappingError, SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.einsum import KINDS, Einsum
from piste.spec.extents import check_walks
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.nodes import Path, Place, Steps, describe, paths
from piste.spec.workload import ROLES, Workload


def check(workload: Workload, architecture: Architecture, mapping: Mapping) -> None:
    """Raise `MappingError` for the first rule that the mapping breaks; docs/model.md has the rules.

    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    >>> check(gemm(4, 4, 4), chip, Mapping((Keep("DRAM", ("A", "W", "B")), Keep("GBL", ("A",)), Compute("B"))))
    Traceback (most recent call last):
    ...
    piste.errors.MappingError: no memory named 'GBL'; did you mean 'GLB'?
    """
    check_architecture(workload, architecture)
    _check_shape(mapping.nodes, _Names(workload, architecture))
    ways = paths(mapping.nodes)
    _check_computed(workload, ways)
    check_walks(workload, architecture, mapping.nodes)
    for way in ways:
        _check_keeps(workload, architecture, way)
    _check_used(workload, ways)
    for tensor in workload.tensors:
        _check_outermost(workload, tensor, ways)


def check_architecture(workload: Workload, architecture: Architecture) -> None:
    """Refuse hardware that names tensors or Einsums which the workload lacks: mostly a misspelt name."""
    for i, component in enumerate(architecture.components):
        if isinstance(component, Memory):
            verb, named, known = "keeps", component.keeps, (*workload.tensors, *ROLES)
        elif isinstance(component, Unit):
            verb, named, known = "computes", component.computes, (*workload.makers, *KINDS)
        else:
            continue
        for name in named or ():
            if name not in known:
                raise SpecError(f"{component.name} {verb} {name!r}, which is unknown; {did_you_mean(name, known)}", i)


def may_keep(workload: Workload, memory: Memory, tensor: str) -> bool:
    """Whether a memory may hold a tensor, by its name or its role."""
    return memory.keeps is None or not {tensor, *workload.roles(tensor)}.isdisjoint(memory.keeps)


class _Names:
    """Checks each node alone: its names are known and its numbers are numbers."""

    def __init__(self, workload: Workload, architecture: Architecture) -> None:
        self.workload = workload
        self.architecture = architecture

    def check(self, node: Node) -> None:
        match node:
            case Keep(memory, tensors):
                self.known("memory", memory, self.architecture.memories, "keep", "memory")
                if isinstance(tensors, str):
                    raise MappingError(f"tensors of {describe(node)} is text; write a tuple of names, ({tensors!r},)")
                for tensor in tensors:
                    self.known("tensor", tensor, self.workload.tensors, "keep", "tensors")
            case Loop(rank, tile, step):
                self.walk("loop", rank, tile, step)
            case Spread(rank, tile, over, step):
                self.walk("spread", rank, tile, step)
                self.over(over)
            case Fuse(branches):
                if not branches:
                    raise MappingError("a fuse has no branches; write at least one list of nodes", "fuse")
            case Compute(einsum, unit):
                self.known("Einsum", einsum, self.workload.makers, "compute", "einsum")
                self.unit(self.workload.makers[einsum], unit)
            case _:
                raise MappingError(f"{node!r} is no node; write a Keep, Loop, Spread, Fuse or Compute")

    def known(self, what: str, name: str, names: Iterable[str], *place: str) -> None:
        if name not in names:
            raise MappingError(f"no {what} named {name!r}; {did_you_mean(str(name), names)}", *place)

    def walk(self, what: str, rank: str, tile: int, step: int | None) -> None:
        self.known("rank", rank, self.workload.ranks, what, "rank")
        for key, number in (("tile", tile), ("step", tile if step is None else step)):
            try:
                read.integer(number, f"{key} of the {what} over {rank}")
            except SpecError as error:
                raise MappingError(str(error), what, key) from None

    def over(self, over: str) -> None:
        fanout, _, axis = over.rpartition(".")
        if not fanout:
            raise MappingError(
                f"a spread is over an axis of a fanout, found {over!r}; write it like PE.x", "spread", "over"
            )
        self.known("fanout", fanout, self.architecture.fanouts, "spread", "over")
        axes = self.architecture.fanouts[fanout].axes
        if axis not in axes:
            raise MappingError(f"{fanout} has no axis {axis!r}; {did_you_mean(axis, axes)}", "spread", "over")

    def unit(self, einsum: Einsum, unit: str | None) -> None:
        able = [u.name for u in self.architecture.units_for(einsum)]
        if unit is not None:
            self.known("compute unit", unit, self.architecture.units, "compute", "unit")
        if not able:
            units = "; ".join(
                f"{u.name} computes {', '.join(u.computes or ())}" for u in self.architecture.units.values()
            )
            raise MappingError(f"no unit can compute {einsum.name}, a {einsum.kind} Einsum ({units}); add one that can")
        if unit is not None and unit not in able:
            raise MappingError(f"{unit} cannot compute {einsum.name}, a {einsum.kind} Einsum; use {' or '.join(able)}")
        if unit is None and len(able) > 1:
            write = f"compute: {{einsum: {einsum.name}, unit: {able[0]}}}"
            raise MappingError(f"{' and '.join(able)} can both compute {einsum.name}; say which, such as {write}")


def _check_shape(nodes: tuple[Node, ...], names: _Names, place: Place = ()) -> None:
    """Every list of nodes ends in its only compute or fuse, and each node is fine alone."""
    what = "a branch" if place else "a mapping"
    if not nodes:
        raise MappingError(f"{what} is empty; it must end in a compute or a fuse", *place)
    for i, node in enumerate(nodes):
        with within(*place, i):
            names.check(node)
            if i and isinstance(nodes[i - 1], Compute | Fuse):
                raise MappingError(
                    f"{describe(node)} stands after {describe(nodes[i - 1])}, which must be last; move it up"
                )
            if isinstance(node, Fuse):
                for b, branch in enumerate(node.branches):
                    _check_shape(branch, names, ("fuse", b))
    if not isinstance(nodes[-1], Compute | Fuse):
        end = (*place, len(nodes) - 1)
        raise MappingError(f"{what} ends in {describe(nodes[-1])}; it must end in a compute or a fuse, add one", *end)


def _check_computed(workload: Workload, ways: list[Path]) -> None:
    """Each Einsum is computed once, and after those whose results it reads."""
    made: set[str] = set()
    for path in ways:
        name = path.einsum
        with within(*path.steps[-1][0]):
            if name in made:
                raise MappingError(f"{name} is computed twice; each Einsum has one place, remove one of the two")
            for tensor in (a.tensor for a in workload.makers[name].operands):
                if tensor in workload.makers and tensor not in made:
                    raise MappingError(
                        f"{name} reads {tensor} before {tensor} is made; put the compute of {tensor} first"
                    )
        made.add(name)
    for name in workload.makers:
        if name not in made:
            raise MappingError(f"{name} is computed nowhere; end the mapping or a branch of a fuse in compute: {name}")


def _check_keeps(workload: Workload, architecture: Architecture, path: Path) -> None:
    """What one path keeps: in memories that may hold it, inward, each once."""
    inner: dict[str, str] = {}  # by tensor: the innermost memory so far
    for i, place, keep in path.keeps():
        memory = architecture.memories[keep.memory]
        with within(*place, "keep"):
            for tensor in keep.tensors:
                if not may_keep(workload, memory, tensor):
                    allowed = ", ".join(memory.keeps or ())
                    raise MappingError(f"{memory.name} may not keep {tensor}, only {allowed}; keep {tensor} elsewhere")
                outer = inner.get(tensor, memory.name)
                if tensor in inner and outer == memory.name:
                    raise MappingError(f"{tensor} is kept twice in {outer} on one path; remove one of the two")
                if architecture.position[outer] > architecture.position[memory.name]:
                    raise MappingError(
                        f"{tensor} is kept in {outer} above {memory.name}, which stands further out; swap them"
                    )
                inner[tensor] = memory.name
            _check_side(architecture, keep, path.steps[:i], path.steps[i + 1 :])


def _check_side(architecture: Architecture, keep: Keep, above: Steps, below: Steps) -> None:
    """A memory outside a fanout keeps above the spreads over it, a memory inside keeps below them."""
    position = architecture.position
    spreads = [(node, "below") for _, node in above if isinstance(node, Spread)]
    spreads += [(node, "above") for _, node in below if isinstance(node, Spread)]
    for node, side in spreads:
        fanout = node.over.rpartition(".")[0]
        where, right = ("outside", "above") if position[keep.memory] < position[fanout] else ("inside", "below")
        if side != right:
            raise MappingError(
                f"{describe(keep)} stands {side} {describe(node)}, but {keep.memory} is {where} {fanout}; "
                f"move the keep {right} the spread"
            )


def _check_used(workload: Workload, ways: list[Path]) -> None:
    """A keep holds what something below it uses."""
    below: dict[Place, tuple[Keep, set[str]]] = {}
    for path in ways:
        for _, place, keep in path.keeps():
            below.setdefault(place, (keep, set()))[1].update(workload.makers[path.einsum].accesses)
    for place, (keep, used) in below.items():
        for tensor in keep.tensors:
            if tensor not in used:
                raise MappingError(
                    f"{describe(keep)} holds {tensor}, which nothing below uses; drop it", *place, "keep"
                )


def _check_outermost(workload: Workload, tensor: str, ways: list[Path]) -> None:
    """A tensor has one outermost keep above all that uses it, and above all loops if the outside sees it."""
    outermost: dict[Place, list[str]] = {}  # by place: the ranks that loops and spreads above walk
    without: list[str] = []
    for path in ways:
        if tensor in workload.makers[path.einsum].accesses:
            found = next(((i, place) for i, place, keep in path.keeps() if tensor in keep.tensors), None)
            if found is None:
                without.append(path.einsum)
            else:
                i, place = found
                outermost[place] = [node.rank for _, node in path.steps[:i] if isinstance(node, Loop | Spread)]
    if not outermost:
        raise MappingError(
            f"{tensor} is kept nowhere; write it in a keep, such as {{memory: DRAM, tensors: [{tensor}]}}"
        )
    rule = "its outermost keep must stand above every branch that uses it"
    if without:
        raise MappingError(f"{tensor} is not kept where {without[0]} uses it ({rule})", *next(iter(outermost)))
    if len(outermost) > 1:
        raise MappingError(f"{tensor} has two outermost keeps ({rule})", *list(outermost)[1])
    ((place, walked),) = outermost.items()
    if walked and tensor not in workload.intermediates:
        raise MappingError(
            f"the outermost keep of {tensor} must stand above all loops: {tensor} comes from or goes to the outside",
            *place,
        )
    readers = workload.readers[tensor]
    if readers and all(tensor in e.running for e in readers):
        for rank in walked:
            if rank not in workload.makers[tensor].output.ranks:
                raise MappingError(
                    f"the outermost keep of {tensor} must stand above the walk over {rank}: what it forgets of a "
                    f"running value is lost, and {tensor} is reduced over {rank}",
                    *place,
                )
