"""A mapping: a loop tree that says where tiles are kept, how ranks are walked and spread, which Einsums share loops.

Its nodes, its paths, ways to change it, and plain data (from YAML) in and out of it;
`piste.spec.text` is its text form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, ClassVar

from piste.errors import MappingError, SpecError, within
from piste.spec import read


@dataclass(frozen=True)
class Keep:
    """From here down, `memory` holds the tile of each tensor that one iteration of the loops above touches below."""

    memory: str
    tensors: tuple[str, ...]
    retain: bool = True


@dataclass(frozen=True)
class Loop:
    """Walk the enclosing extent of `rank` in steps of `tile`, one after the other; the last step may be short.

    With a `step`, tiles begin that far apart: what two of them share is walked twice, what lies between them never.
    """

    rank: str
    tile: int
    step: int | None = None


@dataclass(frozen=True)
class Spread:
    """The same steps at once, on the instances of a fanout axis; `over` is "FANOUT.axis"."""

    rank: str
    tile: int
    over: str
    step: int | None = None


@dataclass(frozen=True)
class Fuse:
    """Run the branches one after the other inside the loops above: the only way two Einsums share loops."""

    key: ClassVar[tuple[str, ...]] = ("fuse",)  # of the branches in the plain data
    branches: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True)
class Pipe(Fuse):
    """Run the branches side by side, each on a share of the instances of a fanout axis: while one works on an iteration
    of the loops above, the next one works on the iteration before. What moves is what a Fuse moves."""

    key: ClassVar[tuple[str, ...]] = ("pipe", "branches")
    over: str = ""
    shares: tuple[int, ...] = ()


@dataclass(frozen=True)
class Compute:
    """One operation per point of what remains of an Einsum's ranks; `unit` is only needed if several could do it."""

    einsum: str
    unit: str | None = None


Node = Keep | Loop | Spread | Fuse | Compute
Nodes = tuple[Node, ...]
Place = tuple[str | int, ...]  # where a node stands in the plain data: (3,) or (5, "fuse", 1, 2)
Steps = tuple[tuple[Place, Node], ...]


@dataclass(frozen=True)
class Path:
    """The way from the root to one Compute, each node with its place."""

    einsum: str
    steps: Steps

    def keeps(self) -> list[tuple[int, Place, Keep]]:
        """The keeps on the way, each with its number among the steps and its place."""
        return [(i, place, node) for i, (place, node) in enumerate(self.steps) if isinstance(node, Keep)]


def paths(nodes: Iterable[Node], at: Place = (), above: Steps = ()) -> list[Path]:
    """Every path, in program order."""
    steps = above
    found: list[Path] = []
    for i, node in enumerate(nodes):
        steps = (*steps, ((*at, i), node))
        if isinstance(node, Compute):
            found.append(Path(node.einsum, steps))
        elif isinstance(node, Fuse):
            for b, branch in enumerate(node.branches):
                found += paths(branch, (*at, i, *node.key, b), steps)
    return found


def trips(extent: int, tile: int, step: int | None = None) -> int:
    """How many steps a loop or spread takes: a tile begins if the one before it did not reach the end.

    >>> trips(9, 4), trips(9, 4, 2), trips(8, 4, 2), trips(9, 2, 4)
    (3, 4, 3, 3)
    """
    step = tile if step is None else step
    return max(1, -(-(extent - max(0, tile - step)) // step))


def describe(node: Node) -> str:
    """A node in the words of an error message."""
    match node:
        case Keep(memory, _):
            return f"the keep in {memory}"
        case Loop(rank, _):
            return f"the loop over {rank}"
        case Spread(rank, _, over):
            return f"the spread of {rank} over {over}"
        case Pipe(_, over):
            return f"the pipe over {over}"
        case Fuse():
            return "the fuse"
        case Compute(einsum):
            return f"the compute of {einsum}"


def describe_steps(node: Loop | Spread) -> str:
    """How a loop or spread goes, in the words of the text form."""
    return f"steps of {node.tile}" if node.step is None else f"tiles of {node.tile}, {node.step} apart"


@dataclass(frozen=True)
class Mapping:
    """The nodes of a loop tree, top down; the last is a `Compute` or a `Fuse`.

    Making one checks nothing, so that a search can make millions; `piste.spec.check` says whether it means anything.

    To change is to make another: `split`, `reorder`, `spread`, `keep`, `drop`, `fuse`. Where branches make it unclear,
    `of` names the Einsum whose path is meant. A change is refused if what it is about is not there or stands at
    several places. Timeloop calls the outcome of a split a factor, the order of loops a permutation, and the absence of
    a keep a bypass.
    """

    nodes: Nodes

    @classmethod
    def from_list(cls, entries: Any) -> Mapping:
        """Read the `mapping:` part of a file.

        >>> Mapping.from_list([{"loop": {"rank": "m", "tile": 16}}, {"compute": "B"}])
        Mapping(nodes=(Loop(rank='m', tile=16, step=None), Compute(einsum='B', unit=None)))
        """
        return cls(nodes_from_list(entries))

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data that `from_list` reads back as an equal mapping."""
        return nodes_to_list(self.nodes)

    @classmethod
    def parse(cls, text: str) -> Mapping:
        """Read the text form, which is what `print` shows.

        >>> print(Mapping.parse("DRAM | keep A, W, B\\n | for m in steps of 16\\n | compute B"))
        DRAM | keep A, W, B
             | for m in steps of 16
             |   compute B
        """
        from piste.spec import text as text_form

        try:
            return cls(text_form.parse_nodes(text))
        except SpecError as error:
            raise SpecError(f"line {error.place[0]}: {error}") from None

    def __str__(self) -> str:
        from piste.spec.text import print_nodes

        return print_nodes(self.nodes)

    def split(self, rank: str, tile: int, of: str | None = None) -> Mapping:
        """Walk `rank` in steps of `tile` first: just above the first walk in smaller steps, else above the compute.

        >>> before = Mapping.parse('''
        ... DRAM | keep A, W, B
        ...      | for m in steps of 1
        ...      |   compute B
        ... ''')
        >>> print(before.split("m", 16).split("k", 8))
        DRAM | keep A, W, B
             | for m in steps of 16
             |   for m in steps of 1
             |     for k in steps of 8
             |       compute B
        """
        every = self._paths(of)
        smaller = (
            next((s for s in path if isinstance(s[1], Loop | Spread) and s[1].rank == rank and s[1].tile < tile), None)
            for path in every
        )
        found = dict(filter(None, smaller)) or dict(path[-1] for path in every)
        place = _only(found, f"a place to split {rank}")
        return replace(self, nodes=_splice(self.nodes, place, Loop(rank, tile), found[place]))

    def reorder(self, *ranks: str, of: str | None = None) -> Mapping:
        """Put the loops over `ranks` in this order, in the first run of loops that has them all; others stay.

        >>> before = Mapping.parse('''
        ... DRAM | keep A, W, B
        ...      | for m in steps of 1
        ...      |   for n in steps of 1
        ...      |     for k in steps of 1
        ...      |       compute B
        ... ''')
        >>> print(before.reorder("k", "m"))
        DRAM | keep A, W, B
             | for k in steps of 1
             |   for n in steps of 1
             |     for m in steps of 1
             |       compute B
        """
        found: dict[Place, list[tuple[Place, Loop]]] = {}
        for path in self._paths(of):
            runs = (list(run) for is_loop, run in groupby(path, lambda step: isinstance(step[1], Loop)) if is_loop)
            for run in runs:
                moved = [(place, node) for place, node in run if isinstance(node, Loop) and node.rank in ranks]
                if {node.rank for _, node in moved} == set(ranks):
                    found[moved[0][0]] = moved
                    break
        slots = found[_only(found, f"a run of loops over {' and '.join(ranks)} with nothing between")]
        nodes = self.nodes
        loops = sorted((loop for _, loop in slots), key=lambda loop: ranks.index(loop.rank))
        for (place, _), loop in zip(slots, loops, strict=True):
            nodes = _splice(nodes, place, loop)
        return replace(self, nodes=nodes)

    def spread(self, rank: str, tile: int, over: str, of: str | None = None) -> Mapping:
        """Take the steps of a loop at once, on the instances of a fanout axis.

        >>> before = Mapping.parse('''
        ... DRAM | keep A, W, B
        ...      | for n in steps of 8
        ...      |   compute B
        ... ''')
        >>> print(before.spread("n", 8, "PE.x"))
        DRAM | keep A, W, B
             | spread n in steps of 8 over PE.x
             |   compute B
        """
        place = self._place(Loop(rank, tile), of)
        return replace(self, nodes=_splice(self.nodes, place, Spread(rank, tile, over)))

    def keep(
        self,
        memory: str,
        *tensors: str,
        below: Loop | Spread | None = None,
        retain: bool = True,
        of: str | None = None,
    ) -> Mapping:
        """Keep tensors just below a loop or spread (at the top if none is given), instead of elsewhere in that memory.

        >>> before = Mapping.parse('''
        ... DRAM | keep A, W, B
        ... GLB  | keep A
        ...      | for m in steps of 16
        ...      |   compute B
        ... ''')
        >>> print(before.keep("GLB", "A", "B", below=Loop("m", 16)))
        DRAM | keep A, W, B
             | for m in steps of 16
        GLB  |   keep A, B
             |   compute B
        """
        new = Keep(memory, tensors, retain)
        *at, index = self._place(below, of) if below else (-1,)
        siblings = _list(self.nodes, tuple(at))
        after = next(i for i in range(int(index) + 1, len(siblings)) if not isinstance(siblings[i], Keep))
        nodes = _splice(self.nodes, (*at, after), new, siblings[after])
        return replace(self, nodes=_without(nodes, memory, tensors, tuple(at), spare=new))

    def drop(self, memory: str, *tensors: str) -> Mapping:
        """Let a memory keep these tensors no longer: they bypass it.

        >>> before = Mapping.parse('''
        ... DRAM | keep A, W, B
        ... GLB  | keep A, B
        ...      | compute B
        ... ''')
        >>> print(before.drop("GLB", "A"))
        DRAM | keep A, W, B
        GLB  | keep B
             | compute B
        """
        nodes = _without(self.nodes, memory, tensors)
        if nodes == self.nodes:
            raise MappingError(f"{memory} does not keep {' or '.join(tensors)} here; name a memory that does")
        return replace(self, nodes=nodes)

    def fuse(self, other: Mapping, loops: int | None = None) -> Mapping:
        """Run `other` after this mapping inside the loops at the top of both that are equal, at most `loops` of them.

        >>> first = Mapping.parse('''
        ... DRAM | keep A, B, P
        ...      | for m in steps of 8
        ... GLB  |   keep A
        ...      |   compute P
        ... ''')
        >>> second = Mapping.parse('''
        ... DRAM | keep P, D, Z
        ...      | for m in steps of 8
        ...      |   compute Z
        ... ''')
        >>> print(first.fuse(second))
        DRAM | keep A, B, P, D, Z
             | for m in steps of 8
             |   fuse
             |     first
        GLB  |       keep A
             |       compute P
             |     then
             |       compute Z
        """
        mine, others = _sections(self.nodes), _sections(other.nodes)
        depth = 0
        while depth != loops and isinstance(walk := mine[depth][1], Loop | Spread) and walk == others[depth][1]:
            depth += 1
        shared: list[Node] = []
        for (my_keeps, walk), (other_keeps, _) in zip(mine[:depth], others[:depth], strict=True):
            shared += [*_merge(my_keeps + other_keeps), walk]
        if not depth:  # what stands above all loops stays there
            shared = _merge(mine[0][0] + others[0][0])
            mine[0], others[0] = ([], mine[0][1]), ([], others[0][1])
        first, second = (
            tuple(n for keeps, node in sections[depth:] for n in (*keeps, node)) for sections in (mine, others)
        )
        branches = first[0].branches if type(first[0]) is Fuse else (first,)
        return replace(self, nodes=(*shared, Fuse((*branches, second))))

    def _paths(self, of: str | None) -> list[Steps]:
        found = [path.steps for path in paths(self.nodes) if of in (None, path.einsum)]
        if not found:
            raise MappingError(
                f"{of} is computed nowhere here; name an Einsum that is" if of else "nothing is computed here"
            )
        return found

    def _place(self, node: Loop | Spread, of: str | None) -> Place:
        """The one place of a node that equals this one."""
        what = f"{describe(node)} in {describe_steps(node)}"
        return _only({place for path in self._paths(of) for place, n in path if n == node}, what)


def tiles_of(mapping: Mapping) -> tuple[int, ...]:
    """The tile sizes of a mapping, one per Loop and Spread, in the order in which it is written."""

    def tiles(nodes: Iterable[Node]) -> Iterator[int]:
        for node in nodes:
            if isinstance(node, Loop | Spread):
                yield node.tile
            elif isinstance(node, Fuse):
                for branch in node.branches:
                    yield from tiles(branch)

    return tuple(tiles(mapping.nodes))


def with_tiles(mapping: Mapping, tiles: Sequence[int]) -> Mapping:
    """The same shape with other tile sizes."""
    left = iter(tiles)

    def retile(node: Node) -> Node:
        if isinstance(node, Fuse):
            return replace(node, branches=tuple(tuple(map(retile, branch)) for branch in node.branches))
        return replace(node, tile=int(next(left))) if isinstance(node, Loop | Spread) else node

    return Mapping(tuple(map(retile, mapping.nodes)))


def pipes(nodes: Iterable[Node]) -> list[Pipe]:
    """The pipes of a tree, in program order."""
    found: list[Pipe] = []
    for node in nodes:
        if isinstance(node, Fuse):
            found += [node] if isinstance(node, Pipe) else []
            found += [pipe for branch in node.branches for pipe in pipes(branch)]
    return found


def in_turn(nodes: Nodes) -> Nodes:
    """The tree with the branches of every pipe one after the other."""
    return tuple(Fuse(tuple(map(in_turn, node.branches))) if isinstance(node, Fuse) else node for node in nodes)


# Changing a tree


def _only(places: Iterable[Place], what: str) -> Place:
    places = list(places)
    if not places:
        raise MappingError(f"{what} is not in this mapping; print it to see what is")
    if len(places) > 1:
        raise MappingError(f"{what} is in {len(places)} places; say whose path is meant with of='Einsum'")
    return places[0]


def _list(nodes: Nodes, at: Place) -> Nodes:
    """The list of nodes at a place: the branch (5, "fuse", 1), or the whole for ()."""
    while at:
        fuse, b, at = _entered(nodes, at)
        nodes = fuse.branches[b]
    return nodes


def _entered(nodes: Nodes, at: Place) -> tuple[Fuse, int, Place]:
    """The Fuse at the first part of a place, the branch that it goes on in, and the rest of it."""
    fuse = nodes[int(at[0])]
    assert isinstance(fuse, Fuse)
    length = 1 + len(fuse.key)
    return fuse, int(at[length]), at[length + 1 :]


def _splice(nodes: Nodes, place: Place, *new: Node) -> Nodes:
    """The tree with `new` instead of the node at `place`."""
    i = int(place[0])
    if len(place) > 1:
        fuse, b, rest = _entered(nodes, place)
        branches = (*fuse.branches[:b], _splice(fuse.branches[b], rest, *new), *fuse.branches[b + 1 :])
        new = (replace(fuse, branches=branches),)
    return (*nodes[:i], *new, *nodes[i + 1 :])


def _without(nodes: Nodes, memory: str, tensors: tuple[str, ...], at: Place = (), spare: Keep | None = None) -> Nodes:
    """The tree in which `memory` keeps no `tensors` on the paths through the list `at`, except by the keep `spare`."""
    left: list[Node] = []
    for node in nodes:
        if isinstance(node, Keep) and node.memory == memory and node is not spare:
            node = replace(node, tensors=tuple(t for t in node.tensors if t not in tensors))
            if not node.tensors:
                continue
        elif isinstance(node, Fuse):
            _, into, rest = _entered(nodes, at) if at else (node, -1, at)
            branches = (
                _without(branch, memory, tensors, rest, spare) if into in (-1, b) else branch
                for b, branch in enumerate(node.branches)
            )
            node = replace(node, branches=tuple(branches))
        left.append(node)
    return tuple(left)


def _sections(nodes: Nodes) -> list[tuple[list[Keep], Node]]:
    """Each node that is not a keep, with the keeps just above it."""
    sections: list[tuple[list[Keep], Node]] = []
    keeps: list[Keep] = []
    for node in nodes:
        if isinstance(node, Keep):
            keeps.append(node)
        else:
            sections.append((keeps, node))
            keeps = []
    return sections


def _merge(keeps: list[Keep]) -> list[Node]:
    """One keep per memory instead of several."""
    merged: dict[tuple[str, bool], dict[str, None]] = {}
    for keep in keeps:
        merged.setdefault((keep.memory, keep.retain), {}).update(dict.fromkeys(keep.tensors))
    return [Keep(memory, tuple(tensors), retain) for (memory, retain), tensors in merged.items()]


# Plain data in and out


def nodes_from_list(entries: Any) -> tuple[Node, ...]:
    """Read a list of entries such as `{"loop": {"rank": "m", "tile": 16}}`, top down."""
    nodes = []
    for i, entry in enumerate(read.items(entries, "a mapping", "write keeps, loops, spreads and a compute, top down")):
        with within(i):
            key, data = read.one_key(entry, "a mapping entry", tuple(_READERS), "loop: {rank: m, tile: 16}")
            with within(key):
                nodes.append(_READERS[key](data))
    return tuple(nodes)


def nodes_to_list(nodes: Iterable[Node]) -> list[dict[str, Any]]:
    """Plain data that `nodes_from_list` reads back as the same nodes."""
    return [_entry(node) for node in nodes]


def _keep(data: Any) -> Keep:
    data = read.keys(data, "keep", ("memory", "tensors", "retain"), ("memory", "tensors"))
    with within("memory"):
        memory = read.text(data["memory"], "memory of a keep")
    with within("tensors"):
        tensors = read.names(data["tensors"], f"tensors of the keep in {memory}", least=1)
    with within("retain"):
        return Keep(memory, tensors, read.flag(data.get("retain", True), f"retain of the keep in {memory}"))


def _loop(data: Any) -> Loop:
    data = read.keys(data, "loop", ("rank", "tile", "step"), ("rank", "tile"))
    return Loop(*_walk(data, "loop"))


def _spread(data: Any) -> Spread:
    data = read.keys(data, "spread", ("rank", "tile", "over", "step"), ("rank", "tile", "over"))
    rank, tile, step = _walk(data, "spread")
    with within("over"):
        return Spread(rank, tile, read.text(data["over"], f"over of the spread of {rank}"), step)


def _walk(data: dict[str, Any], what: str) -> tuple[str, int, int | None]:
    with within("rank"):
        rank = read.text(data["rank"], f"rank of a {what}")
    with within("tile"):
        tile = read.integer(data["tile"], f"tile of the {what} over {rank}")
    with within("step"):
        return rank, tile, read.integer(data["step"], f"step of the {what} over {rank}") if "step" in data else None


def _fuse(data: Any) -> Fuse:
    branches = []
    for i, branch in enumerate(read.items(data, "fuse", "write a list of branches, each a list of entries")):
        with within(i):
            branches.append(nodes_from_list(branch))
    return Fuse(tuple(branches))


def _pipe(data: Any) -> Pipe:
    data = read.keys(data, "pipe", ("over", "shares", "branches"), ("over", "shares", "branches"))
    with within("over"):
        over = read.text(data["over"], "over of a pipe")
    with within("shares"):
        found = read.items(
            data["shares"], f"shares of the pipe over {over}", "write how many instances each branch has"
        )
        shares = tuple(read.integer(share, f"a share of {over}") for share in found)
    with within("branches"):
        return Pipe(_fuse(data["branches"]).branches, over, shares)


def _compute(data: Any) -> Compute:
    if not isinstance(data, dict):
        return Compute(read.text(data, "compute"))
    data = read.keys(data, "compute", ("einsum", "unit"), ("einsum",))
    with within("einsum"):
        einsum = read.text(data["einsum"], "einsum of a compute")
    with within("unit"):
        unit = data.get("unit")
        return Compute(einsum, None if unit is None else read.text(unit, f"unit of the compute of {einsum}"))


def _entry(node: Node) -> dict[str, Any]:
    match node:
        case Keep(memory, tensors, retain):
            kept: dict[str, Any] = {"memory": memory, "tensors": list(tensors)}
            return {"keep": kept if retain else kept | {"retain": False}}
        case Loop(rank, tile, step):
            return {"loop": {"rank": rank, "tile": tile} | ({} if step is None else {"step": step})}
        case Spread(rank, tile, over, step):
            spread: dict[str, Any] = {"rank": rank, "tile": tile, "over": over}
            return {"spread": spread if step is None else spread | {"step": step}}
        case Pipe(branches, over, shares):
            return {"pipe": {"over": over, "shares": list(shares), "branches": [nodes_to_list(b) for b in branches]}}
        case Fuse(branches):
            return {"fuse": [nodes_to_list(branch) for branch in branches]}
        case Compute(einsum, None):
            return {"compute": einsum}
        case Compute(einsum, unit):
            return {"compute": {"einsum": einsum, "unit": unit}}


_READERS: dict[str, Callable[[Any], Node]] = {
    "keep": _keep,
    "loop": _loop,
    "spread": _spread,
    "fuse": _fuse,
    "pipe": _pipe,
    "compute": _compute,
}
