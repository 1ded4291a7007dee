"""Mappings as literal trees, all of them or at random: what the shapes and bounds of a search are compared with.

Nothing here knows of closed forms or bounds, and of shapes only `left_out`. A tree is any list of nodes that passes
`piste.spec.check`, its cost is what the executor counts, and whether its tiles are of a family is read from the
definition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from math import inf, prod
from random import Random
from typing import NamedTuple

from piste.cost.evaluate import report
from piste.count.methods import count
from piste.count.oracle.executor import execute
from piste.mapspace.space import Mapspace
from piste.results.report import Report
from piste.search.objective import objective
from piste.spec.architecture import Architecture, Fanout, Memory, Unit, may_keep
from piste.spec.check import check
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

FAMILIES = ("perfect", "ruby", "ruby-s", "ruby-t", "ragged")
SLACK = 1e-9  # relative: sums of floats in another order

# Texts with the largest sizes of their ranks.
PLAIN: dict[str, dict[str, int]] = {
    "B[m,n] = A[m,k] * W[k,n]": {"m": 6, "k": 6, "n": 6},
    "B[h,m,n] = A[h,m,k] * W[h,k,n]": {"h": 3, "m": 3, "k": 4, "n": 3},
    "B[m] = A[m,k] * V[k]": {"m": 9, "k": 9},
    "B[m,n] = A[m,n] + C[n]": {"m": 7, "n": 7},
    "B[m] = A[m,k,n] * C[k] * D[n]": {"m": 3, "k": 4, "n": 3},
    "B[m] = A[m] * C[m]": {"m": 18},
}
SLIDING: dict[str, dict[str, int]] = {
    "O[p] = I[{}*p+{}*r] * W[r]": {"p": 12, "r": 5},
    "O[k,p] = I[c,{}*p+{}*r] * W[k,c,r]": {"k": 3, "p": 7, "c": 3, "r": 4},
    "O[c,p,q] = I[c,{}*p+{}*r,{}*q+{}*s] * W[c,r,s]": {"c": 2, "p": 4, "q": 4, "r": 3, "s": 3},
}


def workload(rng: Random, texts: dict[str, dict[str, int]], most: int = 100) -> Workload:
    """One of the Einsums with strides, dilations and sizes, of at most `most` operations."""
    text, sizes = rng.choice(list(texts.items()))
    while prod(drawn := [rng.randint(1, size) for size in sizes.values()]) > most:
        pass
    steps = [rng.choice([1, 1, 2, 3]) for _ in range(text.count("{}"))]
    return Workload.parse(text.format(*steps), dict(zip(sizes, drawn, strict=True)))


def architecture(rng: Random, w: Workload, memories: int, fanouts: int) -> Architecture:
    """Memories with fanouts anywhere between and below them; energies, rates and what is kept are drawn too."""

    def some(chance: float, *values: float) -> float | None:
        return rng.choice(values) if rng.random() < chance else None

    def memory(name: str) -> Memory:
        kept = tuple(rng.sample(w.tensors, rng.randint(1, len(w.tensors)))) if rng.random() < 0.3 else None
        return Memory(
            name,
            capacity_bytes=None if name == "DRAM" else 2 * rng.choice([rng.randint(1, 8), rng.randint(3, 40)]),
            keeps=None if name == "DRAM" else kept,
            read_pj=rng.choice([20, 200] if name == "DRAM" else [0.5, 1, 6.5, 20]),
            write_pj=rng.choice([20, 150] if name == "DRAM" else [0, 1, 7, 30]),
            drain_pj=some(0.25, 0, 1, 50),
            words_per_cycle=some(0.2, 0.5, 1, 3),
            read_words_per_cycle=some(0.2, 0.5, 1, 2),
            write_words_per_cycle=some(0.2, 0.5, 1, 2),
            leakage_pj_per_cycle=some(0.15, 0.5, 10) or 0,
        )

    def fanout(name: str) -> Fanout:
        axes = rng.choice([{"x": 3, "y": 2}, {"x": 3, "y": 2}, {"x": 2}, {"x": 3}, {"x": 5}])
        shared = {"multicast": rng.random() < 0.6, "reduce": rng.random() < 0.6}
        return Fanout(name, axes, **shared, words_per_cycle=some(0.2, 0.5, 1, 4), word_pj=some(0.4, 0.5, 5, 30) or 0)

    parts: list[Memory | Fanout] = [memory(name) for name in ("DRAM", "GLB", "RF")[:memories]]
    for name in ("PE", "ALU")[:fanouts]:
        parts.insert(rng.randint(1, len(parts)), fanout(name))
    unit = Unit("MAC", energy_pj=rng.choice([0, 1]), leakage_pj_per_cycle=some(0.2, 1, 20) or 0)
    return Architecture((*parts, unit))


class Problem(NamedTuple):
    workload: Workload
    architecture: Architecture

    @property
    def objectives(self) -> tuple[str, ...]:
        return ("energy", "cycles", "edp", *(f"traffic:{memory}" for memory in self.architecture.memories))


def problem(rng: Random, texts: dict[str, dict[str, int]], keeps: int = 4) -> Problem:
    """A workload on a chip of two or three memories and up to two fanouts, with at most so many keeps to place."""
    w = workload(rng, texts)
    while len(Trees(w, chip := architecture(rng, w, rng.choice([2, 2, 3]), rng.choice([0, 1, 1, 2]))).keeps) > keeps:
        pass
    return Problem(w, chip)


def tiny(rng: Random, texts: dict[str, dict[str, int]], most: int = 2500) -> tuple[Problem, list[Mapping]]:
    """A problem with so few trees that they can all be evaluated, and these; ranks go up to 4, or 3 with an array."""
    while True:
        size, fanouts = rng.choice([(4, 0), (3, 1)])
        sizes = {text: {rank: min(n, size) for rank, n in ranks.items()} for text, ranks in texts.items()}
        w = workload(rng, sizes)
        chip = architecture(rng, w, 2 if fanouts else rng.choice([2, 2, 3]), fanouts)
        trees = list(islice(Trees(w, chip), most + 1))
        if most // 20 < len(trees) <= most and len(Trees(w, chip).keeps) <= 4:
            return Problem(w, chip), trees


def idle(rng: Random, texts: dict[str, dict[str, int]], most: int = 400) -> tuple[Problem, list[Mapping]]:
    """A problem in which most instances are idle, and all its trees: ranks of one element or a few on arrays that are
    larger, with two or three memories."""
    while True:
        sizes = {text: {r: min(n, rng.choice([1, 1, 2, 3])) for r, n in ranks.items()} for text, ranks in texts.items()}
        w = workload(rng, sizes)
        chip = architecture(rng, w, rng.choice([2, 3]), rng.choice([1, 1, 2]))
        trees = list(islice(Trees(w, chip), most + 1))
        if len(trees) <= most:
            return Problem(w, chip), trees


def ragged(rng: Random, most: int = 1500) -> tuple[Problem, list[Mapping]]:
    """A problem with a rank that leaves remainders in many ways, and all its trees of Ruby's families."""
    while True:
        text = rng.choice(["B[m] = A[m,k] * V[k]", "B[m,n] = A[m,n] + C[n]", "B[m] = A[m] * C[m]"])
        ranks = [r for r in "mkn" if f"[{r}" in text or f",{r}" in text]
        long = rng.choice(ranks)
        w = Workload.parse(text, {r: rng.randint(5, 20) if r == long else rng.choice([1, 1, 2, 3]) for r in ranks})
        chip = architecture(rng, w, 2, rng.choice([1, 1, 2]))
        if len(Trees(w, chip).keeps) <= 3:
            trees = list(islice(Trees(w, chip, nested=True), most + 1))
            if most // 8 < len(trees) <= most:
                return Problem(w, chip), trees


SPREAD: dict[str, dict[str, int]] = {
    "O[p] = I[{}*p+{}*r] * W[r]": {"p": 6, "r": 4},
    "O[k,p] = I[{}*p+{}*r] * W[k,r]": {"k": 2, "p": 4, "r": 3},
    "O[p] = I[c,{}*p+{}*r] * W[c,r]": {"p": 4, "c": 2, "r": 3},
    "O[p,q] = I[{}*p+{}*r,{}*q+{}*s] * W[r,s]": {"p": 3, "q": 2, "r": 3, "s": 2},
}


AFFINE: dict[str, dict[str, int]] = {
    "O[{}*p+{}*r] = I[p] * W[r]": {"p": 4, "r": 3},
    "O[k,{}*p+{}*r] = I[c,p] * W[k,c,r]": {"k": 2, "p": 3, "c": 2, "r": 3},
    "O[p] = I[{}*p+{}*r+{}*s] * W[r,s]": {"p": 4, "r": 2, "s": 2},
}


def spread(rng: Random, texts: dict[str, dict[str, int]], most: int = 4000) -> tuple[Problem, list[Mapping]]:
    """A window on an array whose instances may be sent the same, and all its trees, or those of nested tiles."""
    while True:
        w = workload(rng, texts, 40)
        chip, shares, nested = architecture(rng, w, 2, 1), rng.random() < 0.7, rng.random() < 0.5
        if shares:
            parts = (replace(c, multicast=True) if isinstance(c, Fanout) else c for c in chip.components)
            chip = replace(chip, components=tuple(parts))
        if len(Trees(w, chip).keeps) <= 3:
            trees = list(islice(Trees(w, chip, nested), most + 1))
            if 100 < len(trees) <= most:
                return Problem(w, chip), trees


def of_family(workload: Workload, mapping: Mapping, family: str) -> bool:
    """Whether the tiles of a mapping are of a family, by following the last region of every rank inwards."""
    for rank, size in workload.sizes.items():
        walks, left, axes = list[tuple[str, int, int]](), size, list[str]()
        for node in (*mapping.nodes, Loop(rank, 1)):
            if isinstance(node, Loop | Spread) and node.rank == rank and node.tile < left:
                axes += [node.over] if isinstance(node, Spread) else []
                walks.append(("T" if isinstance(node, Loop) else "S", left, node.tile))
                left = node.tile
        if family in ("ruby-s", "ruby-t") and len(set(axes)) < len(axes):
            return False  # they have one factor for each axis
        exact = {"perfect": walks, "ragged": []}.get(family, walks[1:])
        if any(outer % inner for _, outer, inner in exact):
            return False
        last = size
        for i, (kind, outer, inner) in enumerate(walks):
            steps = -(-last // inner)
            if i and kind == {"ruby-s": "T", "ruby-t": "S"}.get(family) and steps != outer // inner:
                return False
            last -= (steps - 1) * inner
    return True


def one_loop(workload: Workload, mapping: Mapping) -> bool:
    """Whether no rank is walked by two loops in a row: between them, if no spread of it is there and the inner one
    leaves more than single indices, stands a keep of a tensor with the rank and, further in, one without."""
    accesses = workload.einsums[0].accesses
    for rank, size in workload.sizes.items():
        left, seen = size, ""  # the tile so far, and since the last loop keeps with ("H") and without ("L") the rank
        for node in mapping.nodes:
            if isinstance(node, Keep):
                seen += "".join("H" if rank in accesses[t].ranks else "L" for t in node.tensors)
            elif isinstance(node, Loop | Spread) and node.rank == rank and node.tile < left:
                again = isinstance(node, Loop) and left < size and node.tile > 1 and "S" not in seen
                if again and "L" not in seen.partition("H")[2]:
                    return False
                left, seen = node.tile, "" if isinstance(node, Loop) else "S"
    return True


def left_out(space: Mapspace, mapping: Mapping) -> bool:
    """Whether a search never looks at a tree because a window slides: nothing is left out elsewhere.

    Either its loops stand in an order of no shape, or a rank of the window is walked below its own spread, for which
    there is no shape with just these keeps. Loops directly above the compute are what it walks.
    """
    sizes = space.workload.sizes
    indices = [index for access in space.workload.einsums[0].accesses.values() for index in access.indices]
    shared = [[r for r in index.ranks if sizes[r] > 1] for index in indices]
    sliding = {rank for ranks in shared if len(ranks) > 1 for rank in ranks}
    *nodes, compute = mapping.nodes
    while isinstance(nodes[-1], Loop):
        nodes.pop()
    spread, below, left = set[str](), False, dict(sizes)
    for node in nodes:
        if isinstance(node, Loop | Spread) and node.tile < left[node.rank]:
            left[node.rank] = node.tile
            below |= node.rank in sliding & spread
            spread |= {node.rank} if isinstance(node, Spread) else set()
    walked = {rank for rank in sliding & spread if left[rank] > 1}
    keeps = _keeps(nodes)
    return bool(sliding) and not any(
        _within(Mapping((*nodes, compute)), s.nodes) and walked <= s.leaf and keeps == _keeps(s.nodes)
        if below or walked
        else _within(mapping, s.nodes)
        for s in space.shapes
    )


def _keeps(nodes: Iterable[Node]) -> int:
    return sum(part[0] == "keep" for part in _parts(nodes))


def _within(mapping: Mapping, nodes: tuple[Node, ...]) -> bool:
    """Whether a tree is these nodes with some left out, whatever the tiles."""
    given = iter(_parts(nodes))
    return all(part in given for part in _parts(mapping.nodes))


def _parts(nodes: Iterable[Node]) -> Iterator[tuple[str, ...]]:
    for node in nodes:
        match node:
            case Keep(memory, tensors):
                yield from (("keep", memory, tensor) for tensor in tensors)
            case Loop(rank):
                yield "loop", rank
            case Spread(rank, _, over):
                yield "spread", rank, over


def evaluated(workload: Workload, architecture: Architecture, mapping: Mapping) -> Report:
    """The report of a legal mapping, counted by the executor."""
    return report(workload, architecture, mapping, execute(workload, architecture, mapping))


def counted(workload: Workload, architecture: Architecture, mapping: Mapping) -> Report:
    """The same by the model, which equals the executor and is quicker: for many trees."""
    return report(workload, architecture, mapping, count(workload, architecture, mapping))


class Trees:
    """All legal trees of a workload on an architecture; if `nested`, those whose tiles divide the ones around them, but
    for the outermost of a rank: trees of other families are not among Ruby's.

    Left out are only those that are the same thing written differently: several tensors in one keep, walks of one step,
    loops directly above the compute (which walks what is left and holds nothing), and neighbours in another order that
    commute by definition: two keeps, or two spreads of different ranks.
    """

    def __init__(self, workload: Workload, architecture: Architecture, nested: bool = False) -> None:
        self.workload, self.architecture, self.nested = workload, architecture, nested
        memories, position = architecture.memories.values(), architecture.position
        able = {t: [m for m in memories if may_keep(workload, m, t)] for t in workload.tensors}
        self.head = tuple(Keep(ms[0].name, (t,)) for t, ms in able.items())  # where each tensor lives
        self.keeps = [Keep(m.name, (t,)) for t, ms in able.items() for m in ms[1:]]
        self.axes = {
            f"{f.name}.{axis}": (width, position[f.name])
            for f in architecture.fanouts.values()
            for axis, width in f.axes.items()
        }

    def __iter__(self) -> Iterator[Mapping]:
        compute = Compute(self.workload.einsums[0].name)
        deepest = max(self.architecture.position[keep.memory] for keep in self.head)
        for nodes in self._below((), dict(self.workload.sizes), dict.fromkeys(self.axes, 1), deepest, -1):
            yield Mapping((*self.head, *nodes, compute))

    def _below(
        self, nodes: tuple[Node, ...], left: dict[str, int], used: dict[str, int], kept: int, spread: int
    ) -> Iterator[tuple[Node, ...]]:
        """All that can follow some nodes; `kept` and `spread` are the innermost memory and fanout so far."""
        last = nodes[-1] if nodes else None
        if not isinstance(last, Loop):
            yield nodes
        position = self.architecture.position
        for keep in self.keeps:
            at = position[keep.memory]
            inner = max(
                (position[k.memory] for k in nodes if isinstance(k, Keep) and k.tensors == keep.tensors), default=0
            )
            ordered = not isinstance(last, Keep) or (last.tensors, last.memory) < (keep.tensors, keep.memory)
            if inner < at and spread < at and (ordered or (isinstance(last, Keep) and last.tensors == keep.tensors)):
                yield from self._below((*nodes, keep), left, used, max(kept, at), spread)
        for rank, extent in left.items():
            outermost = extent == self.workload.sizes[rank]
            for tile in (t for t in range(1, extent) if not self.nested or outermost or extent % t == 0):
                now = left | {rank: tile}
                yield from self._below((*nodes, Loop(rank, tile)), now, used, kept, spread)
                for over, (width, at) in self.axes.items():
                    taken = used[over] * -(-extent // tile)
                    ordered = not isinstance(last, Spread) or last.rank <= rank
                    if taken <= width and at > kept and ordered:
                        more = (*nodes, Spread(rank, tile, over))
                        yield from self._below(more, now, used | {over: taken}, kept, max(spread, at))


@dataclass
class Walk:
    """A walk from tree to tree of one family, near those that are good for an objective; it knows all that it met."""

    rng: Random
    workload: Workload
    architecture: Architecture
    family: str
    objective: str
    met: dict[Mapping, float] = field(default_factory=dict)

    def value(self, mapping: Mapping) -> float:
        """What the executor says; infinite if the tree is illegal, of another family or does not fit."""
        if mapping not in self.met:
            self.met[mapping] = self._value(mapping)
        return self.met[mapping]

    def _value(self, mapping: Mapping) -> float:
        try:
            check(self.workload, self.architecture, mapping)
        except ValueError:
            return inf
        if not of_family(self.workload, mapping, self.family):
            return inf
        found = evaluated(self.workload, self.architecture, mapping)
        return objective(self.objective, self.architecture)(found) if found.fits else inf

    def best(self, start: Mapping, steps: int) -> tuple[float, Mapping]:
        """The best tree met on a way that begins at `start` again now and then, and takes what is not much worse."""
        value = self.value(start)
        here, best = (value, start), (value, start)
        for step in range(steps):
            if step % 50 == 0:
                worse = self.rng.choice([0, 0, 0.03, 0.1, 0.3, 1])
            if step % 200 == 0:
                here = value, start
            mapping = self.neighbour(here[1])
            found = self.value(mapping)
            if found < inf and found <= max(here[0], value * (1 + worse)):
                here = found, mapping
            if found < best[0]:
                best = found, mapping
        return best

    def neighbour(self, mapping: Mapping) -> Mapping:
        """A tree with one to three nodes moved, added, taken away or with another tile; not always a legal one."""
        nodes, rng = list(mapping.nodes), self.rng
        backing = {t: i for i, node in reversed(list(enumerate(nodes))) if isinstance(node, Keep) for t in node.tensors}
        top = max(backing.values()) + 1
        for _ in range(rng.choice([1, 1, 2, 2, 3])):
            free = range(top, len(nodes) - 1)
            what = rng.choice(["move", "move", "move", "tile", "tile", "walk", "walk", "keep", "drop", "drop"])
            if what == "move" and free:
                node = nodes.pop(rng.choice(free))
                nodes.insert(rng.randint(top, len(nodes) - 1), node)
            elif what == "drop" and free:
                nodes.pop(rng.choice(free))
            elif what == "tile" and (walks := [i for i in free if not isinstance(nodes[i], Keep)]):
                nodes[i] = self._another(nodes[i := rng.choice(walks)])
            elif what == "walk" and self._ranks:
                nodes.insert(
                    rng.randint(top, len(nodes) - 1), self._another(Loop(rng.choice(self._ranks), 1), new=True)
                )
            elif what == "keep":
                tensor, memory = rng.choice(self.workload.tensors), rng.choice(list(self.architecture.memories))
                nodes.insert(rng.randint(top, len(nodes) - 1), Keep(memory, (tensor,)))
        return self._tidy(nodes)

    def _another(self, node: Node, new: bool = False) -> Node:
        assert isinstance(node, Loop | Spread)
        tile = self.rng.randint(1, self.workload.sizes[node.rank] - 1)
        if new and self._axes and self.rng.random() < 0.4:
            return Spread(node.rank, tile, self.rng.choice(self._axes))
        return Spread(node.rank, tile, node.over) if isinstance(node, Spread) else Loop(node.rank, tile)

    def _tidy(self, nodes: list[Node]) -> Mapping:
        """Walks of one step are left out."""
        left, kept = dict(self.workload.sizes), list[Node]()
        for node in nodes:
            if isinstance(node, Loop | Spread):
                if node.tile >= left[node.rank]:
                    continue
                left[node.rank] = node.tile
            kept.append(node)
        return Mapping(tuple(kept))

    @cached_property
    def _ranks(self) -> list[str]:
        return [rank for rank, size in self.workload.sizes.items() if size > 1]

    @cached_property
    def _axes(self) -> list[str]:
        return [f"{f.name}.{axis}" for f in self.architecture.fanouts.values() for axis in f.axes]
