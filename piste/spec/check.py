"""Whether a mapping means anything: a refusal is one line that says the rule, the culprit and the way out."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from piste.errors import MappingError, SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.architecture import Architecture, check_architecture, may_keep
from piste.spec.einsum import Einsum, Index
from piste.spec.mapping import (
    Compute,
    Fuse,
    Keep,
    Loop,
    Mapping,
    Node,
    Path,
    Pipe,
    Place,
    Spread,
    Steps,
    describe,
    describe_steps,
    paths,
    trips,
)
from piste.spec.workload import Workload


def check(workload: Workload, architecture: Architecture, mapping: Mapping) -> None:
    """Raise `MappingError` for the first rule that the mapping breaks; docs/model.md has the rules.

    >>> from piste.spec.architecture import Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    >>> check(gemm(4, 4, 4), chip, Mapping((Keep("DRAM", ("A", "W", "B")), Keep("GBL", ("A",)), Compute("B"))))
    Traceback (most recent call last):
    ...
    piste.errors.MappingError: no memory named 'GBL'; did you mean 'GLB'?
    """
    check_architecture(workload, architecture)
    _check_shape(mapping.nodes, _Names(workload, architecture))
    all_paths = paths(mapping.nodes)
    _check_computed(workload, all_paths)
    for path in all_paths:
        _check_pipe(architecture, path)
    check_walks(workload, architecture, mapping.nodes)
    for path in all_paths:
        _check_keeps(workload, architecture, path)
    _check_used(workload, all_paths)
    for tensor in workload.tensors:
        _check_outermost(workload, tensor, all_paths)


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
                self.over(over, "spread")
            case Fuse(branches):
                if isinstance(node, Pipe):
                    self.pipe(node)
                if not branches:
                    raise MappingError("a fuse has no branches; write at least one list of nodes", "fuse")
            case Compute(einsum, unit):
                self.known("Einsum", einsum, self.workload.makers, "compute", "einsum")
                self.unit(self.workload.makers[einsum], unit)
            case _:
                raise MappingError(f"{node!r} is no node; write a Keep, Loop, Spread, Fuse, Pipe or Compute")

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

    def over(self, over: str, what: str) -> None:
        fanout, _, axis = over.rpartition(".")
        if not fanout:
            raise MappingError(
                f"a {what} is over an axis of a fanout, found {over!r}; write it like PE.x", what, "over"
            )
        self.known("fanout", fanout, self.architecture.fanouts, what, "over")
        axes = self.architecture.fanouts[fanout].axes
        if axis not in axes:
            raise MappingError(f"{fanout} has no axis {axis!r}; {did_you_mean(axis, axes)}", what, "over")

    def pipe(self, node: Pipe) -> None:
        self.over(node.over, "pipe")
        fanout, _, axis = node.over.rpartition(".")
        width = self.architecture.fanouts[fanout].axes[axis]
        if len(node.branches) < 2:
            raise MappingError(
                f"{describe(node)} has {len(node.branches)} branch; write two or more, or leave the pipe out", "pipe"
            )
        if len(node.shares) != len(node.branches):
            raise MappingError(
                f"{describe(node)} has {len(node.branches)} branches and {len(node.shares)} shares; write one for each",
                "pipe",
                "shares",
            )
        for share in node.shares:
            try:
                read.integer(share, f"a share of {node.over}")
            except SpecError as error:
                raise MappingError(str(error), "pipe", "shares") from None
        if sum(node.shares) > width:
            listed = " + ".join(map(str, node.shares))
            raise MappingError(
                f"{describe(node)} gives its branches {listed} instances, but {node.over} has {width}; give them less",
                "pipe",
                "shares",
            )

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
                    _check_shape(branch, names, (*node.key, b))
    if not isinstance(nodes[-1], Compute | Fuse):
        end = (*place, len(nodes) - 1)
        raise MappingError(f"{what} ends in {describe(nodes[-1])}; it must end in a compute or a fuse, add one", *end)


def _check_computed(workload: Workload, all_paths: list[Path]) -> None:
    """Each Einsum is computed once, and after those whose results it reads."""
    made: set[str] = set()
    for path in all_paths:
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


def _check_pipe(architecture: Architecture, path: Path) -> None:
    """A pipe is the first Fuse below loops; what stands above it is outside its fanout."""
    for i, (place, pipe) in enumerate(path.steps):
        if not isinstance(pipe, Pipe):
            continue
        above = [node for _, node in path.steps[:i]]
        looped = next((n for n, node in enumerate(above) if isinstance(node, Loop)), len(above))
        fanout = pipe.over.rpartition(".")[0]
        with within(*place, "pipe"):
            if looped == len(above):
                raise MappingError(
                    f"{describe(pipe)} stands below no loop: without iterations nothing runs side by side; "
                    "put it below a loop, or write a fuse"
                )
            if outer := next((node for node in above[looped:] if isinstance(node, Fuse)), None):
                raise MappingError(
                    f"{describe(pipe)} stands below {describe(outer)} in a loop; make it the first below its loops"
                )
            for node in above:
                if isinstance(node, Keep) and architecture.position[node.memory] > architecture.position[fanout]:
                    raise MappingError(
                        f"{describe(node)} stands above {describe(pipe)}, but {node.memory} is inside {fanout}; "
                        "move the keep into the branches"
                    )
                if isinstance(node, Spread) and node.over == pipe.over:
                    raise MappingError(
                        f"{describe(node)} stands above {describe(pipe)}, which divides that axis; "
                        "move the spread into the branches"
                    )


def _check_used(workload: Workload, all_paths: list[Path]) -> None:
    """A keep holds what something below it uses."""
    below: dict[Place, tuple[Keep, set[str]]] = {}
    for path in all_paths:
        for _, place, keep in path.keeps():
            below.setdefault(place, (keep, set()))[1].update(workload.makers[path.einsum].accesses)
    for place, (keep, used) in below.items():
        for tensor in keep.tensors:
            if tensor not in used:
                raise MappingError(
                    f"{describe(keep)} holds {tensor}, which nothing below uses; drop it", *place, "keep"
                )


def _check_outermost(workload: Workload, tensor: str, all_paths: list[Path]) -> None:
    """A tensor has one outermost keep above all that uses it, and above all loops if the outside sees it."""
    outermost: dict[Place, list[str]] = {}  # by place: the ranks that loops and spreads above walk
    without: list[str] = []
    for path in all_paths:
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


@dataclass(frozen=True)
class Reach:
    """An upper limit on the interval of a rank in one iteration: its length, and which interval it lies in.

    Two reaches with one `where` lie in the same interval at any time, so covering both needs no more than one of them.
    """

    extent: int
    where: Hashable


Reaches = dict[str, dict[str, Reach]]  # by Einsum and rank


def einsums_below(nodes: Iterable[Node]) -> list[str]:
    """What a subtree computes, in program order."""
    names = []
    for node in nodes:
        if isinstance(node, Compute):
            names.append(node.einsum)
        elif isinstance(node, Fuse):
            names += [name for branch in node.branches for name in einsums_below(branch)]
    return names


def leaving(workload: Workload, names: Iterable[str]) -> list[str]:
    """Those Einsums among `names` whose result no other of them needs complete; a running read needs nothing."""
    einsums = [workload.makers[name] for name in names]
    needed = {a.tensor for e in einsums for a in e.operands if a.tensor not in e.running}
    return [e.name for e in einsums if e.name not in needed]


def check_walks(workload: Workload, architecture: Architecture, nodes: tuple[Node, ...]) -> None:
    """Refuse a loop over a rank that the results below lack, and a spread wider than its axis."""
    _walk(workload, architecture, nodes, whole(workload, workload.makers), {}, (), {})


def whole(workload: Workload, names: Iterable[str]) -> Reaches:
    """All of every rank of some Einsums."""
    return {name: {r: Reach(workload.sizes[r], r) for r in workload.makers[name].ranks} for name in names}


def extents_at_fuse(workload: Workload, nodes: tuple[Node, ...]) -> dict[str, dict[str, int]]:
    """How much of every rank Einsums below a Fuse have at most when it is entered: what loops leave of the results, and
    what these need of the others.

    >>> w = Workload.parse("Y[x] = W[r] * A[x+r]; Z[y] = V[s] * Y[y+s]", x=6, r=2, y=4, s=3)
    >>> extents_at_fuse(w, (Loop("y", 2), Fuse(((Compute("Y"),), (Compute("Z"),)))))
    {'Y': {'x': 4, 'r': 2}, 'Z': {'y': 2, 's': 3}}
    """
    names = einsums_below(nodes)
    reaches = whole(workload, names)
    for i, node in enumerate(nodes):
        if isinstance(node, Loop | Spread):
            reaches = narrow(reaches, leaving(workload, names), node.rank, node.tile, (i,))
    found = demand(workload, names, reaches)
    return {name: {rank: reach.extent for rank, reach in own.items()} for name, own in found.items()}


def _walk(
    workload: Workload, chip: Architecture, nodes: tuple[Node, ...], reaches: Reaches, used: dict[str, int], at: Place,
    shares: dict[str, int],
) -> None:  # fmt: skip
    """`used` counts the instances of each axis that the spreads above take; callers keep their dictionaries. `shares`
    are the instances of an axis that the branch of a pipe has."""
    names = einsums_below(nodes)
    results = leaving(workload, names)
    for i, node in enumerate(nodes):
        here = (*at, i)
        match node:
            case Loop(rank, tile):
                with within(*here, "loop", "rank"):
                    _check_rank(workload, node, results, len(names) > 1)
                reaches = narrow(reaches, results, rank, tile, here)
            case Spread(rank, tile, over):
                with within(*here, "spread"):
                    _check_rank(workload, node, results, len(names) > 1)
                    extent = max(reaches[name][rank].extent for name in results)
                    used = used | {over: _widen(chip, node, extent, used.get(over, 1), shares.get(over))}
                reaches = narrow(reaches, results, rank, tile, here)
            case Fuse(branches):
                demanded = demand(workload, names, reaches)
                for b, branch in enumerate(branches):
                    share = {node.over: node.shares[b]} if isinstance(node, Pipe) else shares
                    _walk(workload, chip, branch, demanded, used, (*here, *node.key, b), share)


def _check_rank(workload: Workload, node: Loop | Spread, results: list[str], fused: bool) -> None:
    for name in results:
        ranks = workload.makers[name].ranks
        if node.rank in ranks:
            continue
        if fused:
            tail = f"whose result leaves the loop but has no rank {node.rank}; move it into the branches that have it"
        else:
            tail = f"which has no rank {node.rank}; its ranks are {', '.join(ranks)}"
        raise MappingError(f"{describe(node)} stands above {name}, {tail}")


def _widen(chip: Architecture, node: Spread, extent: int, used: int, share: int | None) -> int:
    """The instances of the axis, or of the `share` that a pipe leaves of it, that are taken below this spread."""
    fanout, _, axis = node.over.rpartition(".")
    width = chip.fanouts[fanout].axes[axis] if share is None else share
    wide = trips(extent, node.tile, node.step)
    if used * wide > width:
        free = width // used
        taken = f" and the spreads above leave {free}" if used > 1 else ""
        has = f"{node.over} has {width}" if share is None else f"its branch of the pipe has {width} of {node.over}"
        more = f"a tile of {-(-extent // free)} or more" if node.step is None else "a larger step"
        raise MappingError(
            f"{describe(node)} needs {wide} instances ({extent} in {describe_steps(node)}), but {has}"
            f"{taken}; write {more}"
        )
    return used * wide


def narrow(
    reaches: Reaches, names: list[str], rank: str, tile: int, here: Place, within: Reaches | None = None
) -> Reaches:
    """A loop or spread at the place `here` narrows only the results that leave it, and those only where its tile is
    smaller than what is around it (`within`, if that is not `reaches`)."""
    narrowed = {}
    for name in names:
        if tile < (within or reaches)[name][rank].extent:
            narrowed[name] = reaches[name] | {rank: Reach(tile, (reaches[name][rank].where, here))}
    return reaches | narrowed


def demand(workload: Workload, names: list[str], reaches: Reaches) -> Reaches:
    """On entering a Fuse, what a producer makes follows backward from what its readers below the Fuse can need.

    Readers that walk different intervals may be far apart, and the box that covers both as large as the tensor.
    """
    demanded = dict(reaches)
    for name in reversed(names):
        maker = workload.makers[name]
        readers = [e for e in workload.readers[name] if e.name in names and name not in e.running]
        if readers:
            own = {rank: Reach(workload.sizes[rank], rank) for rank in maker.ranks}
            for axis, rank in enumerate(maker.output.alone):
                if rank is None:  # it is made whole along this axis
                    continue
                needs = {_sum(e.accesses[name].indices[axis], demanded[e.name]) for e in readers}
                if len(needs) == 1:
                    own[rank] = needs.pop()
            demanded[name] = own
    return demanded


def _sum(index: Index, reaches: dict[str, Reach]) -> Reach:
    if index.is_plain:
        return reaches[index.ranks[0]]
    terms = [(c, reaches[rank]) for rank, c in index.terms]
    extent = 1 + sum(c * (reach.extent - 1) for c, reach in terms)
    return Reach(min(extent, index.extent or extent), tuple((c, reach.where) for c, reach in terms))
