"""Ways to change a loop tree, each documented by its before and after; a move makes another mapping."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Self

from piste.errors import MappingError
from piste.spec.nodes import Fuse, Keep, Loop, Node, Place, Spread, Steps, describe, describe_steps, paths

Nodes = tuple[Node, ...]


@dataclass(frozen=True)
class Moves:
    """What a mapping can be asked to change. Where branches make it unclear, `of` names the Einsum whose path is meant.

    A move refuses if what it should change is not there or stands at several places; whether the outcome means
    anything is for `piste.spec.check` to say. Timeloop calls the outcome of a split a factor, the order of loops a
    permutation, and the absence of a keep a bypass.
    """

    nodes: Nodes

    def split(self, rank: str, tile: int, of: str | None = None) -> Self:
        """Walk `rank` in steps of `tile` first: just above the first walk in smaller steps, else above the compute.

        >>> from piste.spec.mapping import Mapping
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
        ways = self._paths(of)
        smaller = (
            next((s for s in way if isinstance(s[1], Loop | Spread) and s[1].rank == rank and s[1].tile < tile), None)
            for way in ways
        )
        found = dict(filter(None, smaller)) or dict(way[-1] for way in ways)
        place = _only(found, f"a place to split {rank}")
        return replace(self, nodes=_splice(self.nodes, place, Loop(rank, tile), found[place]))

    def reorder(self, *ranks: str, of: str | None = None) -> Self:
        """Put the loops over `ranks` in this order, in the first run of loops that has them all; others stay.

        >>> from piste.spec.mapping import Mapping
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

    def spread(self, rank: str, tile: int, over: str, of: str | None = None) -> Self:
        """Take the steps of a loop at once, on the instances of a fanout axis.

        >>> from piste.spec.mapping import Mapping
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
    ) -> Self:
        """Keep tensors just below a loop or spread (at the top if none is given), instead of elsewhere in that memory.

        >>> from piste.spec.mapping import Loop, Mapping
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

    def drop(self, memory: str, *tensors: str) -> Self:
        """Let a memory keep these tensors no longer: they bypass it.

        >>> from piste.spec.mapping import Mapping
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

    def fuse(self, other: Self, loops: int | None = None) -> Self:
        """Run `other` after this mapping inside the loops at the top of both that are equal, at most `loops` of them.

        >>> from piste.spec.mapping import Mapping
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
        branches = first[0].branches if isinstance(first[0], Fuse) else (first,)
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


def _only(places: Iterable[Place], what: str) -> Place:
    places = list(places)
    if not places:
        raise MappingError(f"{what} is not in this mapping; print it to see what is")
    if len(places) > 1:
        raise MappingError(f"{what} is in {len(places)} places; say whose path is meant with of='Einsum'")
    return places[0]


def _list(nodes: Nodes, at: Place) -> Nodes:
    """The list of nodes at a place: the branch (5, "fuse", 1), or the whole for ()."""
    for i, _, b in zip(at[::3], at[1::3], at[2::3], strict=True):
        fuse = nodes[int(i)]
        assert isinstance(fuse, Fuse)
        nodes = fuse.branches[int(b)]
    return nodes


def _splice(nodes: Nodes, place: Place, *new: Node) -> Nodes:
    """The tree with `new` instead of the node at `place`."""
    i = int(place[0])
    if len(place) > 1:
        fuse, b = nodes[i], int(place[2])
        assert isinstance(fuse, Fuse)
        new = (Fuse((*fuse.branches[:b], _splice(fuse.branches[b], place[3:], *new), *fuse.branches[b + 1 :])),)
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
            on = range(len(node.branches)) if not at else [int(at[2])]
            node = Fuse(
                tuple(
                    _without(branch, memory, tensors, at[3:], spare) if b in on else branch
                    for b, branch in enumerate(node.branches)
                )
            )
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
