"""Random fused trees that keep tensors in any memory, and changes of a tree, to try to beat a search with.

Trees are drawn without regard to how the search goes about it: nodes are put anywhere, and what means nothing, does not
fit or is outside the named space is thrown away (`judged`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import prod
from random import Random
from typing import NamedTuple

from piste.cost.evaluate import report
from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.results.report import Report
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload
from tests.search.fused.trees import branch_einsums


class Chip(NamedTuple):
    """A chip, its memories within the outermost, and the axes above each."""

    architecture: Architecture
    memories: list[str]
    axes: list[list[tuple[str, int]]]


def drawn_chip(rng: Random, levels: int, within: bool = False) -> Chip:
    """With so many memories within the outermost, and fanouts between some (`within`: above all of them); in one of
    three prices are drawn, so that a memory may be dearer than one further out."""
    dear = rng.random() < 0.3

    def price(usual: float) -> float:
        return rng.choice((0.1, 0.5, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0)) if dear else usual

    parts: list[Memory | Fanout | Unit] = [Memory("DRAM", read_pj=price(10.0), write_pj=price(14.0))]
    axes: list[list[tuple[str, int]]] = [] if within else [[]]
    for n in range(levels):
        if n or within:
            widths = rng.choice(({}, {"x": 2}, {"x": 4}, {"x": 2, "y": 2})[not n :])
            if widths:
                parts.append(Fanout(f"F{n}", widths, multicast=rng.random() < 0.6, reduce=rng.random() < 0.6))
            axes.append([(f"F{n}.{axis}", width) for axis, width in widths.items()])
        room = rng.randint(*((6, 60), (4, 28), (2, 12))[n])
        parts.append(Memory(f"M{n}", room, read_pj=price((3.0, 0.5, 0.1)[n]), write_pj=price((4.5, 0.7, 0.2)[n])))
    chip = Architecture((*parts, Unit("MAC", energy_pj=0.1)))
    return Chip(chip, [f"M{n}" for n in range(levels)], axes)


def _smaller(n: int) -> list[int]:
    return [d for d in range(1, n) if n % d == 0]


class Draw:
    """Draws trees of a workload on a chip."""

    def __init__(self, rng: Random, w: Workload, chip: Chip):
        self.rng, self.w, self.chip = rng, w, chip

    def tree(self) -> Mapping:
        w = self.w
        self.spilled = {t for t in w.intermediates if self.rng.random() < 0.3}
        home = tuple(t for t in w.tensors if t not in w.intermediates or t in self.spilled)
        names = [e.name for e in w.einsums]
        return Mapping((Keep("DRAM", home), *self._group(names, dict(w.sizes), frozenset())))

    def _group(self, names: list[str], left: dict[str, int], held: frozenset[str]) -> list[Node]:
        """Keeps, loops and spreads in any order, then a Fuse of some parts."""
        if len(names) == 1:
            return self._branch(names[0], dict(left))
        rng, w, nodes = self.rng, self.w, list[Node]()
        left = dict(left)
        used = [t for t in w.tensors if any(t in w.makers[n].accesses for n in names)]
        inside = [t for t in w.intermediates if {t, *(r.name for r in w.readers[t])} <= set(names)]
        for _ in range(rng.randint(1, 6)):
            x = rng.random()
            if x < 0.5:
                t = rng.choice([t for t in used if t not in w.intermediates or t in inside] or used)
                nodes.append(Keep(rng.choice(self.chip.memories), (t,), retain=t in w.intermediates))
                held |= {t}
            else:
                nodes += self._step(left, list(w.ranks), 0.3)
        for t in inside:
            if t not in self.spilled and t not in held and (len(names) == 2 or rng.random() < 0.5):
                nodes.append(Keep(rng.choice(self.chip.memories), (t,)))
                held |= {t}
        cuts = sorted(rng.sample(range(1, len(names)), rng.randint(1, len(names) - 1)))
        parts = [names[a:b] for a, b in pairwise((0, *cuts, len(names)))]
        return [*nodes, Fuse(tuple(tuple(self._group(part, left, held)) for part in parts))]

    def _step(self, left: dict[str, int], ranks: list[str], spread: float) -> list[Node]:
        """A loop, or a spread, over a rank of which something is left."""
        rng, may = self.rng, [r for r in ranks if left[r] > 1]
        if not may:
            return []
        rank, axes = rng.choice(may), [one for each in self.chip.axes for one in each]
        if axes and rng.random() < spread:
            axis, width = rng.choice(axes)
            tiles = [d for d in _smaller(left[rank]) if left[rank] // d <= width]
            if not tiles:
                return []
            left[rank] = rng.choice(tiles)
            return [Spread(rank, left[rank], axis)]
        left[rank] = rng.choice(_smaller(left[rank]))
        return [Loop(rank, left[rank])]

    def _branch(self, name: str, left: dict[str, int]) -> list[Node]:
        einsum, nodes = self.w.makers[name], list[Node]()
        for _ in range(self.rng.randint(0, 5)):
            if self.rng.random() < 0.55:
                nodes += self._step(left, list(einsum.ranks), 0.25)
            else:
                tensor = self.rng.choice(list(einsum.accesses))
                nodes.append(Keep(self.rng.choice(self.chip.memories), (tensor,), retain=False))
        return [*nodes, Compute(name)]

    def changed(self, mapping: Mapping) -> Mapping:
        """A tree with a node or a few taken away, added, moved or of another size."""
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            path = self.rng.choice(list(_paths(mapping.nodes)))
            mapping = Mapping(_edited(mapping.nodes, path, self._edit))
        return mapping

    def _edit(self, nodes: list[Node], at: int) -> None:
        rng, w, node, x = self.rng, self.w, nodes[at], self.rng.random()
        if isinstance(node, Fuse | Compute):
            rank, tensor = rng.choice(w.ranks), rng.choice(w.tensors)
            more: Node = Keep(
                rng.choice(self.chip.memories),
                (tensor,),
                retain=tensor in w.intermediates and isinstance(node, Fuse),
            )
            if x < 0.5 and w.sizes[rank] > 1:
                more = Loop(rank, rng.choice(_smaller(w.sizes[rank])))
            nodes.insert(rng.randint(0, at), more)
        elif x < 0.25:
            del nodes[at]
        elif x < 0.5 and isinstance(node, Keep):
            nodes[at] = Keep(rng.choice(self.chip.memories), node.tensors, node.retain)
        elif x < 0.5 and isinstance(node, Loop):
            nodes[at] = Loop(node.rank, rng.choice(_smaller(w.sizes[node.rank])))
        elif x < 0.6 and isinstance(node, Loop | Spread):
            axes = [axis for each in self.chip.axes for axis, _ in each]
            spread = axes and isinstance(node, Loop)
            nodes[at] = Spread(node.rank, node.tile, rng.choice(axes)) if spread else Loop(node.rank, node.tile)
        else:
            del nodes[at]
            nodes.insert(rng.randint(0, max(len(nodes) - 1, 0)), node)


def _paths(nodes: tuple[Node, ...], before: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    for i, node in enumerate(nodes):
        yield (*before, i)
        for j, branch in enumerate(node.branches if isinstance(node, Fuse) else ()):
            yield from _paths(branch, (*before, i, j))


def _edited(
    nodes: tuple[Node, ...], path: tuple[int, ...], edit: Callable[[list[Node], int], None]
) -> tuple[Node, ...]:
    listed = list(nodes)
    if len(path) == 1:
        edit(listed, path[0])
    else:
        fuse = listed[path[0]]
        assert isinstance(fuse, Fuse)
        branches = list(fuse.branches)
        branches[path[1]] = _edited(branches[path[1]], path[2:], edit)
        listed[path[0]] = Fuse(tuple(branches))
    return tuple(listed)


def in_space(w: Workload, chip: Chip, mapping: Mapping, loops: int = 3) -> bool:
    """Whether a tree is one of those that `exchange="any"` names: perfect tiles, shared loops each over a rank of its
    own, shared spreads each over an axis of its own and a rank of all results, what is of one branch starting empty and
    no further out than what is exchanged around it."""
    home = mapping.nodes[0]
    if not isinstance(home, Keep) or home.memory != "DRAM" or not {*w.inputs, *w.outputs} <= {*home.tensors}:
        return False
    return _in_space(w, chip.memories, mapping.nodes[1:], dict(w.sizes), loops, frozenset(), 0, 0)


def _in_space(
    w: Workload, memories: list[str], nodes: tuple[Node, ...], left: dict[str, int], loops: int, seen: frozenset[str],
    deep: int, spread: int,
) -> bool:  # fmt: skip
    left, fused, names = dict(left), isinstance(nodes[-1], Fuse), branch_einsums(nodes)
    for node in nodes:
        if isinstance(node, Loop | Spread):
            if node.tile >= left[node.rank] or left[node.rank] % node.tile:
                return False
            left[node.rank] = node.tile
        if isinstance(node, Loop) and fused:
            if node.rank in seen or not loops:
                return False
            seen, loops = seen | {node.rank}, loops - 1
        elif isinstance(node, Spread) and fused:
            level = int(node.over[1])
            if node.over in seen or level < spread or not all(node.rank in w.makers[n].output.ranks for n in names):
                return False
            seen, spread, deep = seen | {node.over}, level, max(deep, level)
        elif isinstance(node, Keep):
            level = memories.index(node.memory) if node.memory in memories else -1
            made = any(t in w.intermediates for t in node.tensors)
            if level < 0 or node.retain != (fused and made) or (not fused and level < deep):
                return False
            deep = max(deep, level) if fused else deep
        elif isinstance(node, Fuse) and not all(
            _in_space(w, memories, branch, left, loops, seen, deep, spread) for branch in node.branches
        ):
            return False
    return True


def judged(w: Workload, chip: Chip, mapping: Mapping) -> Report | None:
    """What the executor says of a tree; None if it means nothing, does not fit, makes something twice or is not in the
    space."""
    if not in_space(w, chip, mapping):
        return None
    try:
        check(w, chip.architecture, mapping)
        counts = execute(w, chip.architecture, mapping)
    except MappingError:
        return None
    found = report(w, chip.architecture, mapping, counts)
    once = all(n == prod(w.sizes[r] for r in w.makers[e].ranks) for e, n in counts.ops.items())
    return found if found.fits and once else None
