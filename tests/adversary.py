"""Cascades, chips and loop trees drawn from the language alone, to break what a fused search calls proven.

    python -m tests.adversary [--cascades N] [--singles N] [--sinks N] [--counts N] [--seed S] [--trees N] [--seconds S]

An Einsum is any indices of any ranks, a chip whatever components can say, a tree whatever edits of a tree make: nodes
put in, taken away, moved within a branch, out of it or into it, branches joined, parted and swapped. A tree counts if
`piste.evaluate` accepts it, it fits, and the words of `found.space` name it (`named`, read from docs/fused.md).
Prints how many answers were attacked with how many such trees, and each that is below what a search says that nothing
is below; exits with status 1 if one is.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil, exp, inf, log, prod
from random import Random
from time import process_time
from traceback import format_exc
from typing import Any

from piste.bounds import bound
from piste.cost.evaluate import evaluate, report
from piste.count.methods import count_by
from piste.count.oracle.executor import execute
from piste.errors import SpecError
from piste.mapspace.constraints import Constraints
from piste.mapspace.space import Mapspace
from piste.results.cascade import FoundCascade
from piste.results.curve import Curve
from piste.results.report import Report
from piste.search import search
from piste.search.objective import Objective, objective
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.einsum import Index
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Nodes, Pipe, Spread, paths
from piste.spec.workload import Workload

SLACK = 1e-9
SIZES = (1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 12)
PRICES = (0, 0.1, 0.5, 1, 1, 2, 3.3, 7, 10, 25, 100)
ROOMS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 19, 24, 30, 40, 64, 100, 200)
POINTS = 160  # operations of an Einsum


# Cascades


@dataclass
class _Grown:
    """A cascade as it grows: texts of Einsums, sizes of ranks, axes of tensors."""

    rng: Random
    sizes: dict[str, int] = field(default_factory=dict)
    shapes: dict[str, list[int]] = field(default_factory=dict)
    texts: list[Any] = field(default_factory=list)
    made: list[str] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    def rank(self, size: int) -> str:
        self.sizes[name := "abcdefghijklmnopqrstuvwxyz"[len(self.sizes)]] = size
        return name

    def like(self, size: int, few: float = 0.5) -> str:
        """A rank of this size, an old one or a new one."""
        old = [r for r, n in self.sizes.items() if n == size]
        return self.rng.choice(old) if old and self.rng.random() < few else self.rank(size)

    def input(self, ranks: list[str]) -> str:
        old = [t for t in self.shapes if t[0] == "I" and self.shapes[t] == [self.sizes[r] for r in ranks]]
        if old and self.rng.random() < 0.25:
            return f"{self.rng.choice(old)}[{','.join(ranks)}]"
        self.shapes[name := f"I{len(self.shapes)}"] = [self.sizes[r] for r in ranks]
        return f"{name}[{','.join(ranks)}]"

    def axis(self, size: int, used: set[str]) -> tuple[str, list[str], list[str]]:
        """How an axis of this size is read: the index, its ranks that results may have, and its windows."""
        rng, how = self.rng, self.rng.random()
        if how > 0.3 or size < 2:
            rank = next((r for r in [self.like(size, 0.6)] if r not in used), None) or self.rank(size)
            return rank, [rank], []
        window, stride, dilation = rng.choice((1, 2, 2, 3)), rng.choice((1, 1, 1, 2, 3)), rng.choice((1, 1, 1, 2))
        reach = dilation * (window - 1) + 1
        if rng.random() < 0.3:  # padded
            before = rng.randint(0, min(2, reach))
            steps = max(1, (size + 2 * before - reach) // stride + 1)
            p, s = self.rank(steps), self.rank(window)
            term = f"{stride}*{p}" if stride > 1 else p
            return f"{term}+{dilation}*{s}{f'-{before}' if before else ''} in {size}", [p], [s]
        if reach > size:
            rank = self.rank(size)
            return rank, [rank], []
        most = (size - reach) // stride + 1
        p = self.rank(most if rng.random() < 0.7 else rng.randint(1, most))
        term = f"{stride}*{p}" if stride > 1 else p
        if rng.random() < 0.15:
            return term, [p], []
        s = self.rank(window)
        return f"{term}+{dilation}*{s}" if dilation > 1 else f"{term}+{s}", [p], [s]

    def add(self) -> None:
        rng = self.rng
        unread = [t for t in self.made if t not in self.read]
        axes, windows, operands = list[str](), list[str](), list[str]()
        if self.made and (unread or rng.random() < 0.8):
            first = rng.choice(unread if unread and rng.random() < 0.8 else self.made)
            indices = []
            for size in self.shapes[first]:
                index, own, more = self.axis(size, {*axes, *windows})
                indices.append(index)
                axes, windows = axes + own, windows + more
            self.read.add(first)
            operands.append(f"{first}[{','.join(indices)}]")
        else:
            axes = [self.rank(rng.choice(SIZES)) for _ in range(rng.choice((0, 1, 2, 2, 3)))]
            operands.append(self.input(axes))
        long = {self.sizes[a] for a in axes}
        others = [t for t in self.made if operands[0].split("[")[0] != t and long.issuperset(self.shapes[t])]
        if others and rng.random() < 0.4:
            other, ranks = rng.choice(others), []
            for size in self.shapes[other]:
                may = [a for a in axes if self.sizes[a] == size and a not in ranks]
                ranks.append(rng.choice(may) if may else self.rank(size))
            self.read.add(other)
            operands.append(f"{other}[{','.join(ranks)}]")
            axes = list(dict.fromkeys([*axes, *ranks]))
        for _ in range(rng.choice((0, 1, 1, 1, 2)) or bool(windows and rng.random() < 0.8)):
            shared = [a for a in [*axes, *windows] if rng.random() < 0.6]
            new = [self.rank(rng.choice((1, 2, 3, 4)))] if rng.random() < 0.5 else []
            operands.append(self.input(shared + new))
            axes += new
        out = [a for a in axes if rng.random() < 0.7]
        rng.shuffle(out)
        name = f"T{len(self.made)}"
        indices, shape = list(out), [self.sizes[a] for a in out]
        spare = [r for r in [*axes, *windows] if r not in out]
        if spare and out and rng.random() < 0.05:  # a transposed convolution
            a, r, step = out[-1], rng.choice(spare), rng.choice((1, 2))
            indices[-1] = f"{step}*{a}+{r}" if step > 1 else f"{a}+{r}"
            shape[-1] = step * (self.sizes[a] - 1) + self.sizes[r]
        sign = rng.choice((" = ", " = ", " = ", " = ", " max= "))
        how = rng.random()
        if how < 0.15:
            body = " + ".join(operands)
        elif how < 0.25:
            body = f"exp({operands[0]})" + "".join(f" * {o}" for o in operands[1:])
        else:
            body = " * ".join(operands)
        self.texts.append(f"{name}[{','.join(indices)}]{sign}{body}")
        self.shapes[name] = shape
        self.made.append(name)


SOFTMAX = (
    ["S[m,p] = Q[m,e] * K[p,e]", "M[m] max= S[m,p]", {"einsum": "X[m,p] = exp(S[m,p] - M[m])", "running": ["M"]},
     {"einsum": "D[m] = X[m,p]", "rescale": "M"}, {"einsum": "U[m,f] = X[m,p] * V[p,f]", "rescale": "M"},
     "O[m,f] = U[m,f] / D[m]"],
    ["S[m,p] = Q[m,e] * K[p,e]", "M[m] max= S[m,p]", "X[m,p] = exp(S[m,p] - M[m])", "O[m,f] = X[m,p] * V[p,f]"],
    ["Y[m,k] = X[m,k] * X[m,k]", "S[m] = Y[m,k]", "Z[m,k] = X[m,k] / sqrt(S[m]) * G[k]"],
)  # fmt: skip


def cascade(rng: Random) -> Workload:
    """Two to four Einsums of any indices, each reading what others make, or a softmax or a norm."""
    while True:
        if rng.random() < 0.08:
            texts = rng.choice(SOFTMAX)
            return Workload.parse(texts, {r: rng.choice((1, 2, 3, 4)) for r in _ranks(texts)}, bits=8)
        grown = _Grown(rng)
        for _ in range(rng.choice((2, 2, 2, 3, 3, 4))):
            if len(grown.sizes) < 20:
                grown.add()
        tensors = list(grown.shapes)
        bits = {t: rng.choice((4, 8, 8, 8, 16, 32)) for t in tensors} if rng.random() < 0.3 else 8
        try:
            w = Workload.parse(grown.texts, grown.sizes, bits=bits)
        except SpecError:
            continue
        points = [prod(w.sizes[r] for r in e.ranks) for e in w.einsums]
        if max(points) <= POINTS and sum(points) > 8 and w.intermediates:
            return w


def _ranks(texts: list[Any]) -> list[str]:
    whole = " ".join(t if isinstance(t, str) else t["einsum"] for t in texts)
    return sorted({c for part in whole.split("[")[1:] for c in part.split("]")[0] if c.islower()})


# Chips


def chip(rng: Random, w: Workload) -> Architecture:
    """Two to four memories, none or up to two fanouts anywhere, prices in any order."""
    per = rng.choice(("", "", "", "_per_bit"))
    count = rng.choice((2, 2, 2, 3, 3, 4))
    places = [rng.randint(0, count - 1) for _ in range(rng.choice((0, 0, 1, 1, 1, 2)))]
    parts = list[dict[str, dict[str, Any]]]()
    falling = rng.random() < 0.5
    for i in range(count):
        scale = 10.0 ** (1 - i) if falling else 1.0
        m: dict[str, Any] = {"name": f"M{i}"}
        for key in ("read", "write"):
            m[f"{key}_pj{per}"] = round(rng.choice(PRICES) * scale, 4)
        if i and rng.random() < 0.9:
            m["capacity_bytes"] = rng.choice(ROOMS)
        if i and rng.random() < 0.1:
            m["keeps"] = sorted(rng.sample(w.tensors, rng.randint(1, len(w.tensors))))
        if rng.random() < 0.06:
            m[f"drain_pj{per}"] = rng.choice(PRICES)
        if rng.random() < 0.06:
            m["leakage_pj_per_cycle"] = rng.choice((0.1, 1, 10))
        if i and rng.random() < 0.05:
            m["double_buffered"] = True
        if rng.random() < 0.02:
            m["access_bytes"] = rng.choice((2, 4))
        if rng.random() < 0.35:
            m["words_per_cycle"] = rng.choice((0.5, 1, 2, 3, 8))
        elif rng.random() < 0.3:
            m["bytes_per_cycle"] = rng.choice((0.5, 1, 2, 3, 8))
        elif rng.random() < 0.4:
            ways = [way for way in ("read", "write") if rng.random() < 0.7]
            m |= {f"{way}_words_per_cycle": rng.choice((0.5, 1, 2, 4)) for way in ways}
        parts.append({"memory": m})
        for n in (n for n, place in enumerate(places) if place == i):
            axes = {"x": rng.choice((1, 2, 3, 4, 5, 7, 8))}
            if rng.random() < 0.35:
                axes["y"] = rng.choice((2, 3, 4))
            f: dict[str, Any] = {"name": f"F{n}", "axes": axes}
            f |= {"multicast": rng.random() < 0.65, "reduce": rng.random() < 0.6}
            if rng.random() < 0.2:
                f["word_pj"] = rng.choice(PRICES)
            if rng.random() < 0.15:
                f["words_per_cycle"] = rng.choice((1, 2, 4))
            parts.append({"fanout": f})
    unit: dict[str, Any] = {"name": "MAC", "energy_pj": rng.choice((0, 0.5, 1, {8: 0.5, 32: 2}))}
    if rng.random() < 0.2:
        unit["ops_per_cycle"] = rng.choice((0.5, 2, 4))
    parts.append({"compute": unit})
    if rng.random() < 0.15:
        parts[-1]["compute"]["computes"] = ["mac"]
        parts.append({"compute": {"name": "VEC", "energy_pj": rng.choice((0, 1)), "computes": ["vector"]}})
    return Architecture.from_list(parts)


# Trees


def einsums_of(nodes: Nodes) -> list[str]:
    found = list[str]()
    for node in nodes:
        if isinstance(node, Compute):
            found.append(node.einsum)
        elif isinstance(node, Fuse):
            found += [name for branch in node.branches for name in einsums_of(branch)]
    return found


def simplest(w: Workload, c: Architecture) -> Mapping:
    home = next(iter(c.memories))
    return Mapping((Keep(home, w.tensors), Fuse(tuple((Compute(e.name),) for e in w.einsums))))


class Edits:
    """Changes of a tree that know nothing of a search."""

    def __init__(self, rng: Random, w: Workload, c: Architecture):
        self.rng, self.w, self.c = rng, w, c
        self.home, *self.memories = c.memories
        self.axes = [f"{f.name}.{a}" for f in c.fanouts.values() for a in f.axes]
        self.ranks = [r for r in w.ranks if w.sizes[r] > 1] or list(w.ranks)

    def changed(self, mapping: Mapping) -> Mapping:
        nodes = mapping.nodes
        for _ in range(self.rng.choice((1, 1, 1, 2, 2, 3, 4))):
            nodes = self._once(nodes)
        return Mapping(tidy(self.w, nodes))

    def _once(self, nodes: Nodes) -> Nodes:
        rng = self.rng
        if rng.random() < 0.06:  # spilled, or no longer
            first = nodes[0]
            if isinstance(first, Keep) and self.w.intermediates:
                t = rng.choice(self.w.intermediates)
                kept = tuple(x for x in first.tensors if x != t) if t in first.tensors else (*first.tensors, t)
                return (Keep(first.memory, kept, first.retain), *nodes[1:])
        lists = list(_lists(nodes))
        where = rng.choice(lists)
        return _replaced(nodes, where, self._list(_at(nodes, where), where == ()))

    def _list(self, nodes: Nodes, top: bool) -> Nodes:
        rng, found = self.rng, list(nodes)
        low = 1 if top and isinstance(found[0], Keep) and found[0].memory == self.home else 0
        last = found[-1]
        inner = range(low, len(found) - 1)
        what = rng.random()
        if what < 0.25 or not inner:
            if isinstance(last, Fuse) and what < 0.12:
                return self._fuse(found)
            found.insert(rng.randint(low, len(found) - 1), self._new(nodes))
        elif what < 0.40:
            del found[rng.choice(inner)]
        elif what < 0.55:
            node = found.pop(rng.choice(inner))
            found.insert(rng.randint(low, len(found) - 1), node)
        elif what < 0.72:
            at = rng.choice(inner)
            found[at] = self._other(found[at])
        elif what < 0.9 and isinstance(last, Fuse):
            if rng.random() < 0.5:  # into branches that use it
                node, branches = found.pop(rng.choice(inner)), list(last.branches)
                for i, branch in enumerate(branches):
                    if self._concerns(node, branch) and rng.random() < 0.8:
                        cut = rng.randint(0, len(branch) - 1)
                        one = replace(node, retain=False) if isinstance(node, Keep) and rng.random() < 0.7 else node
                        branches[i] = (*branch[:cut], one, *branch[cut:])
                found[-1] = _with(last, branches)
            else:  # out of one
                branches = list(last.branches)
                i = rng.randrange(len(branches))
                if len(branches[i]) > 1:
                    cut = rng.randrange(len(branches[i]) - 1)
                    node = branches[i][cut]
                    branches = [tuple(n for n in b if n != node) for b in branches] if rng.random() < 0.5 else branches
                    if node in branches[i]:
                        branches[i] = (*branches[i][:cut], *branches[i][cut + 1 :])
                    found[-1] = _with(last, branches)
                    found.insert(rng.randint(low, len(found) - 1), node)
        elif isinstance(last, Fuse):
            return self._fuse(found)
        return tuple(found)

    def _fuse(self, found: list[Node]) -> Nodes:
        """Two branches swapped, put into a Fuse of their own, or one that ends in a Fuse opened."""
        rng, fuse = self.rng, found[-1]
        assert isinstance(fuse, Fuse)
        branches, i = list(fuse.branches), rng.randrange(len(fuse.branches))
        how = rng.random()
        if how < 0.3 and i + 1 < len(branches):
            branches[i : i + 2] = branches[i + 1], branches[i]
        elif how < 0.65 and len(branches) > 2:
            j = min(len(branches), i + rng.choice((2, 2, 3)))
            if j - i > 1 and j - i < len(branches):
                branches[i:j] = [(Fuse(tuple(branches[i:j])),)]
        elif isinstance(branches[i][-1], Fuse):
            inner = branches[i][-1]
            assert isinstance(inner, Fuse)
            branches[i : i + 1] = [(*branches[i][:-1], *b) if rng.random() < 0.5 else b for b in inner.branches]
        found[-1] = _with(fuse, branches)
        return tuple(found)

    def _concerns(self, node: Node, branch: Nodes) -> bool:
        names = einsums_of(branch)
        if isinstance(node, Keep):
            return any(t in self.w.makers[n].accesses for n in names for t in node.tensors)
        return isinstance(node, Loop | Spread) and any(node.rank in self.w.makers[n].ranks for n in names)

    def _new(self, nodes: Nodes) -> Node:
        rng, names = self.rng, einsums_of(nodes)
        ranks = [r for r in self.ranks if any(r in self.w.makers[n].ranks for n in names)] or self.ranks
        if rng.random() < 0.45 and self.memories:
            t = rng.choice([t for n in names for t in self.w.makers[n].accesses])
            return Keep(rng.choice(self.memories), (t,), rng.random() < (0.6 if t in self.w.intermediates else 0.2))
        rank = rng.choice(ranks)
        if self.axes and rng.random() < 0.45:
            return Spread(rank, self._tile(rank), rng.choice(self.axes))
        return Loop(rank, self._tile(rank))

    def _tile(self, rank: str) -> int:
        size = self.w.sizes[rank]
        return self.rng.choice([d for d in range(1, size + 1) if size % d == 0 or self.rng.random() < 0.2] or [1])

    def _other(self, node: Node) -> Node:
        rng = self.rng
        if isinstance(node, Keep):
            if rng.random() < 0.5 and self.memories:
                return replace(node, memory=rng.choice(self.memories))
            return replace(node, retain=not node.retain)
        if isinstance(node, Loop | Spread):
            if rng.random() < 0.5 or not self.axes:
                return replace(node, tile=self._tile(node.rank))
            if isinstance(node, Spread):
                return Loop(node.rank, node.tile)
            return Spread(node.rank, node.tile, rng.choice(self.axes))
        return node


def _with(fuse: Fuse, branches: list[Nodes]) -> Node:
    return replace(fuse, branches=tuple(branches))


def _lists(nodes: Nodes, at: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    yield at
    last = nodes[-1]
    if isinstance(last, Fuse):
        for i, branch in enumerate(last.branches):
            yield from _lists(branch, (*at, i))


def _at(nodes: Nodes, where: tuple[int, ...]) -> Nodes:
    for i in where:
        last = nodes[-1]
        assert isinstance(last, Fuse)
        nodes = last.branches[i]
    return nodes


def _replaced(nodes: Nodes, where: tuple[int, ...], by: Nodes) -> Nodes:
    if not where:
        return by
    last = nodes[-1]
    assert isinstance(last, Fuse)
    branches = list(last.branches)
    branches[where[0]] = _replaced(branches[where[0]], where[1:], by)
    return (*nodes[:-1], _with(last, branches))


def tidy(w: Workload, nodes: Nodes, left: dict[str, int] | None = None) -> Nodes:
    """Walks that surely take one step are left out, and keeps of what nothing below uses."""
    left, found, names = dict(left or w.sizes), list[Node](), einsums_of(nodes)
    used = {t for n in names if n in w.makers for t in w.makers[n].accesses}
    for node in nodes:
        if isinstance(node, Loop | Spread):
            if node.tile >= left[node.rank]:
                continue
            left[node.rank] = node.tile
        elif isinstance(node, Keep):
            kept = tuple(t for t in node.tensors if t in used)
            if not kept:
                continue
            node = replace(node, tensors=kept)
        elif isinstance(node, Fuse):
            if len(node.branches) == 1:
                return (*found, *tidy(w, node.branches[0], left))
            node = _with(node, [tidy(w, branch, left) for branch in node.branches])
        found.append(node)
    return tuple(found)


# Which trees the words of an answer name


class Named:
    """Reads `found.space` and says whether a tree is one of those; what the words leave open counts as not named."""

    def __init__(self, w: Workload, c: Architecture, found: FoundCascade, loops: int, empty: bool = False):
        self.w, self.c, self.loops, self.space = w, c, loops, found.space
        self.empty = empty  # whether rules ask that all keeps start empty
        self.home, *self.memories = c.memories
        where = found.space.split("exchange in ")[1].split(",")[0].split(" or ") if "exchange in" in found.space else []
        self.where = [m for m in where if m in self.memories]
        self.alone = "or every Einsum alone" in found.space or "trees of every Einsum alone" in found.space
        self.fused = "trees of every Einsum alone" not in found.space
        self.again = "made in every iteration of it" in found.space
        self.passes = "with results whole in " in found.space
        self.levels = "keeps nothing of its own further out" in found.space
        self.plain_further_in = "shares windows along results only" in found.space
        self.plain = False  # whether the tree that is looked at exchanges something there
        self.shared_spreads = "shared along results, each axis with one rank" in found.space
        self.ordered = "in the order written" in found.space
        self.uneven = found.mapspace if "uneven steps" in found.space and found.mapspace in ("ruby", "ragged") else ""
        self.axis_class = self._classes()
        self.windows = [
            (e.name, a.tensor, i) for e in w.einsums for a in e.operands if a.tensor in w.makers for i in a.indices
            if not i.is_plain
        ]  # fmt: skip
        self.odd_ranks = self._odd()

    def _classes(self) -> dict[str, int]:
        """Ranks that stand at one axis of a tensor that is made and read are of one class."""
        group = {r: i for i, r in enumerate(self.w.ranks)}
        axes = dict[tuple[str, int], list[str]]()
        for e in self.w.einsums:
            for a in (e.output, *e.operands):
                for i, index in enumerate(a.indices):
                    axes.setdefault((a.tensor, i), []).extend(index.ranks)
        for ranks in axes.values():
            for a, b in pairwise(ranks):
                old, new = group[b], group[a]
                group = {r: new if g == old else g for r, g in group.items()}
        return group

    def _odd(self) -> set[str]:
        """Ranks of which windows further on may ask for a part that is no tile: in tiles of one, or whole."""
        found = {r for t, _, i in ((t, n, i) for n, t, i in self.windows) for r in i.ranks}
        for _ in self.w.einsums:
            for e in self.w.einsums:
                for a in e.operands:
                    if a.tensor in self.w.makers:
                        made = self.w.makers[a.tensor].output
                        for own, index in zip(made.indices, a.indices, strict=True):
                            less = self.w.sizes[own.ranks[0]] != self.w.sizes[index.ranks[0]]
                            if not index.is_plain or not own.is_plain or found & set(index.ranks) or less:
                                found |= set(own.ranks)
        return found

    def __call__(self, mapping: Mapping) -> bool:
        home, *rest = mapping.nodes
        if not isinstance(home, Keep) or home.memory != self.home:
            return False
        if not {*self.w.inputs, *self.w.outputs} <= {*home.tensors}:
            return False
        if self.ordered and einsums_of(mapping.nodes) != [e.name for e in self.w.einsums]:
            return False
        if self.alone and self._each_alone(mapping):
            return True
        if self.passes and self._whole(mapping):
            return True
        if not self.fused:
            return False
        self.plain = self.plain_further_in and self._exchanges_further_in(mapping)
        return self._group(tuple(rest), dict(self.w.sizes), (), (), frozenset(home.tensors))

    def _exchanges_further_in(self, mapping: Mapping) -> bool:
        kept = [n for n in _nodes(mapping.nodes) if isinstance(n, Keep)]
        return any(n.memory in self.where[1:] and t in self.w.intermediates for n in kept for t in n.tensors)

    def _perfect(self, nodes: Nodes, left: dict[str, int]) -> dict[str, int] | None:
        left = dict(left)
        for node in nodes:
            if isinstance(node, Keep) and node.retain and self.empty:
                return None
            if isinstance(node, Loop | Spread):
                if node.step is not None or left[node.rank] % node.tile:
                    return None
                left[node.rank] = node.tile
        return left

    def _whole(self, mapping: Mapping) -> bool:
        """Whether each Einsum is alone but for results that stay whole in the exchange memory."""
        home, *kept, last = mapping.nodes
        near = self.space.split("with results whole in ")[1].split(",")[0].split(" and ")[0]
        return (
            isinstance(home, Keep) and type(last) is Fuse and not self.odd_ranks
            and all(isinstance(k, Keep) and k.retain and k.memory == near for k in kept)
            and all({*k.tensors} <= {*self.w.intermediates} - {*home.tensors} for k in kept if isinstance(k, Keep))
            and all(isinstance(b[-1], Compute) and self._perfect(b, self.w.sizes) is not None for b in last.branches)
        )  # fmt: skip

    def _each_alone(self, mapping: Mapping) -> bool:
        home, last = mapping.nodes[0], mapping.nodes[-1]
        return (
            len(mapping.nodes) == 2 and isinstance(home, Keep) and set(home.tensors) == set(self.w.tensors)
            and type(last) is Fuse
            and all(isinstance(b[-1], Compute) and self._perfect(b, self.w.sizes) is not None for b in last.branches)
        )  # fmt: skip

    def _group(
        self, nodes: Nodes, left: dict[str, int], loops: tuple[Loop, ...], spreads: tuple[Spread, ...],
        spilled: frozenset[str], deep: int = 0, rest: dict[str, int] | None = None,
    ) -> bool:  # fmt: skip
        w, left, fuse = self.w, dict(left), nodes[-1]
        if not isinstance(fuse, Fuse):
            return self._branch(nodes, left, deep, not (loops or spreads or deep), rest)
        names = einsums_of(nodes)
        for node in nodes[:-1]:
            if isinstance(node, Loop):
                if node.step is not None or node.tile >= left[node.rank]:
                    return False
                if left[node.rank] % node.tile:  # one shared loop may have a few uneven steps, where nothing slides
                    if not self.uneven or rest or -(-left[node.rank] // node.tile) > 8 or self.windows:
                        return False
                    rest = {r: left[node.rank] % node.tile for r in w.ranks if self._same(r, node.rank)}
                if len(loops) >= self.loops or any(self._same(node.rank, o.rank) for o in loops):
                    return False
                if any(r.rank == node.rank for r in spreads):
                    return False
                if not self._window_fine(node, spilled):
                    return False
                loops = (*loops, Loop(node.rank, left[node.rank] // node.tile))
                left |= {r: node.tile for r in w.ranks if self._same(r, node.rank) and left[r] == left[node.rank]}
            elif isinstance(node, Spread):
                if not self.shared_spreads or left[node.rank] % node.tile or node.tile >= left[node.rank]:
                    return False
                if any(o.over == node.over for o in spreads) or node.rank in self.odd_ranks:
                    return False
                if not all(any(self._same(node.rank, r) for r in w.makers[n].output.ranks) for n in names):
                    return False
                position = self.c.position[node.over.split(".")[0]]
                if any(self.c.position[o.over.split(".")[0]] > position for o in spreads):
                    return False
                below = [i for i, m in enumerate(self.where) if self.c.position[m] > position]
                if not below:
                    return False
                deep = max(deep, below[0])
                spreads = (*spreads, node)
                left |= {r: node.tile for r in w.ranks if self._same(r, node.rank) and left[r] == left[node.rank]}
            elif isinstance(node, Keep):
                if node.memory not in self.where or len(node.tensors) != 1:
                    return False
                (t,) = node.tensors
                users = [n for n in names if t in w.makers[n].accesses]
                if t in w.intermediates:
                    if t not in names or not (node.retain or self._windowed(t)):
                        return False
                    if not {r.name for r in w.readers[t]} <= set(names) and t not in spilled:
                        return False
                elif node.retain:
                    return False
                if users:
                    deep = max(deep, self.where.index(node.memory))
        if any(r in self.odd_ranks for r in (s.rank for s in spreads)):
            return False
        inner = left, loops, spreads, spilled, deep, rest
        return type(fuse) is Fuse and all(self._group(b, *inner) for b in fuse.branches)

    def _same(self, one: str, other: str) -> bool:
        return self.axis_class[one] == self.axis_class[other]

    def _windowed(self, t: str) -> bool:
        return self.again and any(t == tensor for _, tensor, _ in self.windows)

    def _window_fine(self, node: Loop, spilled: frozenset[str]) -> bool:
        """A shared loop along a window begins in data, and leaves gaps of what is exchanged only."""
        for name, tensor, index in self.windows:
            if not any(self._same(node.rank, r) for r in index.ranks):
                continue
            same = [r for r in index.ranks if self.w.sizes[r] == self.w.sizes[node.rank]]
            walked = [node.rank] if node.rank in index.ranks else same if len(index.ranks) > 1 else list(index.ranks)
            for rank in walked:
                step = dict(index.terms)[rank]
                reach = sum(c * (self.w.sizes[r] - 1) for r, c in index.terms if r != rank)
                along = rank in self.w.makers[name].output.ranks and step <= reach + 1
                if not along and (self.plain or not self.again):
                    return False
                if step > reach + 1 and tensor in spilled:
                    return False
                if self.w.sizes[rank] != self.w.sizes[node.rank]:
                    return False
                if not self._alike(index, Loop(rank, node.tile), step, reach):
                    return False
        return True

    def _alike(self, index: Index, node: Loop, step: int, reach: int) -> bool:
        """Whether the first iteration of a loop along a window needs something, another does too, and those between the
        first and the last need as much as one another."""
        size = self.w.sizes[node.rank]
        ends = ((lo, min(lo + node.tile, size)) for lo in range(0, size, node.tile))
        spans = [index.inside(step * lo, step * (hi - 1) + reach + 1) for lo, hi in ends]
        while spans and not len(spans[-1]):
            spans.pop()
        if len(spans) < 2 or not len(spans[0]) or spans[0].start:
            return False
        new, known = list[int](), 0
        for span in spans:
            new.append(span.stop - max(span.start, min(known, span.stop)))
            known = max(known, span.stop)
        return len(set(new[1:-1])) <= 1 and new[-1] > 0

    def _branch(
        self, nodes: Nodes, left: dict[str, int], deep: int, outside: bool, rest: dict[str, int] | None
    ) -> bool:
        inside, family = dict(left), self.uneven if outside and not self.windows else ""
        for node in nodes:
            if isinstance(node, Loop | Spread):
                if node.rank in self.odd_ranks:
                    if node.tile != 1:
                        return False
                elif node.step is not None or node.tile >= inside[node.rank]:
                    return False
                divides = not (inside[node.rank] % node.tile or (rest or {}).get(node.rank, 0) % node.tile)
                first = family == "ruby" and inside[node.rank] == left[node.rank]
                if not (divides or first or family == "ragged" or node.rank in self.odd_ranks):
                    return False
                inside[node.rank] = node.tile
            elif isinstance(node, Keep):
                if node.retain or node.memory not in self.memories:
                    return False
                if node.memory in self.where and self.where.index(node.memory) < deep:
                    return False
                if node.memory not in self.where and self.c.position[node.memory] < self.c.position[self.where[deep]]:
                    return False
        return True

    def made_right(self, r: Report, mapping: Mapping) -> bool:
        """Whether each Einsum is made as often as the words say."""
        w, deeper = self.w, self._exchanges_further_in(mapping)
        often = self._often(mapping.nodes, dict(w.sizes), ())
        if self._each_alone(mapping) or (self.passes and self._whole(mapping)):
            return all(r.ops[e.name] == prod(w.sizes[x] for x in e.ranks) for e in w.einsums)
        for e in w.einsums:
            points, done, times = prod(w.sizes[x] for x in e.ranks), r.ops[e.name], often.get(e.name, 1)
            if times > 1 and (not self.again or deeper):
                return False
            if self.odd_ranks.intersection(e.ranks):
                if times > 1 or (done > points and (not self.again or deeper)):
                    return False
            elif done != points * times:
                return False
        return True

    def _often(self, nodes: Nodes, left: dict[str, int], loops: tuple[tuple[str, int], ...]) -> dict[str, int]:
        """How often an Einsum is made if it is made in every iteration of shared loops of which it lacks the rank."""
        found, left, group = dict[str, int](), dict(left), self.axis_class
        for node in nodes:
            if isinstance(node, Loop):
                loops = (*loops, (node.rank, ceil(left[node.rank] / node.tile)))
                left[node.rank] = node.tile
            elif isinstance(node, Fuse):
                for branch in node.branches:
                    for name in einsums_of(branch):
                        has = {group[x] for x in self.w.makers[name].ranks}
                        found[name] = prod(n for r, n in loops if group[r] not in has)
                    found |= self._often(branch, left, loops)
        return found


def _nodes(nodes: Nodes) -> Iterator[Node]:
    for node in nodes:
        yield node
        if isinstance(node, Fuse):
            for branch in node.branches:
                yield from _nodes(branch)


# Attacks


@dataclass
class Result:
    """What was attacked, and what is wrong."""

    counted: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    better: float = 1.0  # how much better a tree is that nothing is said of

    def add(self, other: Result) -> None:
        self.counted += other.counted
        self.wrong += other.wrong
        self.better = max(self.better, other.better)


def attack(seed: int, trees: int = 600, seconds: float = 4.0) -> Result:
    """One cascade on one chip: the answer of a search against annealed trees of its space."""
    rng, result = Random(seed), Result()
    w = cascade(rng)
    c = chip(rng, w)
    targets = ["energy", "energy", "edp", "cycles", *(f"traffic:{m}" for m in c.memories)]
    target: Any = rng.choice(targets)
    options: dict[str, Any] = {"shared_loops": rng.choice((0, 1, 2, 2, 3, 3, 4))}
    if rng.random() < 0.6:
        options["exchange"] = rng.choice(("near", "inner", "any", "any", "any"))
    if rng.random() < 0.15:
        options["mapspace"] = rng.choice(("ruby-s", "ruby", "ragged"))
    if rng.random() < 0.25:
        options["constraints"] = [{"retain": False}]
    if target in ("cycles", "edp") and c.fanouts and rng.random() < 0.3:
        options["pipeline"] = True
    several = rng.random() < 0.12
    if several:
        target = ["energy", "cycles"]
        if rng.random() < 0.4:
            target = [rng.choice(("energy", f"traffic:{next(iter(c.memories))}")), f"occupancy:{list(c.memories)[1]}"]
        options.pop("pipeline", None)
    where = f"seed {seed}: {w}\n{c.to_list()}\n{target}, {options}"
    try:
        found = search(w, c, objective=target, seconds=seconds, **options)
    except SpecError:  # an option that would do nothing
        options = {k: v for k, v in options.items() if k not in ("exchange", "pipeline")}
        try:
            found = search(w, c, objective=target, seconds=seconds, **options)
        except SpecError:
            result.counted["refused"] += 1
            return result
    assert isinstance(found, FoundCascade)
    result.counted["answers"] += 1
    result.counted["proven"] += found.optimal
    result.counted[f"of {'fronts' if several else str(target).split(':')[0]}"] += 1
    result.counted["fused"] += bool(found.exchanged)
    result.counted["nothing"] += found.best is None
    named = Named(w, c, found, options["shared_loops"], "constraints" in options)
    edits = Edits(rng, w, c)
    of = [objective(t, c) for t in (target if several else [target])]
    if found.best is not None and found.report is not None:
        truth = report(w, c, found.best, execute(w, c, found.best))
        if not truth.fits or (not several and abs(of[0](truth) - found.value) > SLACK * max(1.0, found.value)):
            result.wrong.append(f"{where}\nsays {found.value}, the executor {of[0](truth)}\n{found.best}")
        if found.lower > found.value * (1 + SLACK):
            result.wrong.append(f"{where}\n{found.lower} is above {found.value}")

    def judged(mapping: Mapping) -> Report | None:
        if not named(mapping):
            return None
        try:
            check(w, c, mapping)
            quick = count_by("path sums", w, c, mapping)
            one = report(w, c, mapping, quick or execute(w, c, mapping))
        except SpecError:
            return None
        if not one.fits or not named.made_right(one, mapping):
            return None
        return _quickest(rng, w, c, mapping, one) if options.get("pipeline") else one

    starts = [simplest(w, c)]
    if found.best is not None:
        starts.append(found.best)
        result.counted["own named"] += judged(found.best) is not None
    starts += [tree for _, tree in found.front]
    seen = dict[Mapping, tuple[float, ...] | None]()
    beside = dict[Mapping, Mapping]()  # the same with stages side by side, where that is better
    told = False
    weights = [1.0] * len(of)
    now, value, heat = simplest(w, c), inf, 0.3
    for n in range(trees * 12):
        if n % 50 == 0 and sum(v is not None for v in seen.values()) >= trees:
            break
        if n % (trees * 2) == 0:
            now = starts[(n // (trees * 2)) % len(starts)]
            value, heat = inf, rng.choice((0.02, 0.1, 0.3, 1.0))
            if several:
                share = rng.random()
                weights = [share, 1 - share]
        mapping = edits.changed(now) if n % (trees * 2) else now
        if mapping not in seen:
            one = judged(mapping)
            seen[mapping] = None if one is None else tuple(o(one) for o in of)
            if one is not None and one.mapping != mapping:
                beside[mapping] = one.mapping
        costs = seen[mapping]
        if costs is None:
            if value == inf:
                now = mapping if rng.random() < 0.05 else now
            continue
        cost = prod(max(x, 1e-9) ** y for x, y in zip(costs, weights, strict=True))
        if cost <= value or rng.random() < exp((log(value) - log(cost)) / heat):
            now, value = mapping, cost
        heat *= 0.998
        if not told and (why := below(found, costs, several)):
            tree = beside.get(mapping, mapping)
            sure = report(w, c, tree, execute(w, c, tree))
            if sure.fits and below(found, tuple(o(sure) for o in of), several):
                against = f"found {found.bracket}\n{found.best}"
                result.wrong.append(f"{where}\n{found.space}\n{why}: {costs}\n{tree}\n{against}")
                told = True
        if not several and costs[0] < found.value * (1 - SLACK):
            result.better = max(result.better, found.value / max(costs[0], SLACK))
    result.counted["trees"] += sum(v is not None for v in seen.values())
    result.counted["tried"] += len(seen)
    result.counted["pipes"] += len(beside)
    return result


def _quickest(rng: Random, w: Workload, c: Architecture, mapping: Mapping, fused: Report) -> Report:
    """The better of a tree and of the same with some stages side by side, each on a share of an axis."""
    nodes = mapping.nodes
    axes = {f"{f.name}.{a}": n for f in c.fanouts.values() for a, n in f.axes.items() if n > 1}
    last = nodes[-1]
    if not axes or not isinstance(last, Fuse):
        return fused
    over = rng.choice(sorted(axes))
    cuts = sorted(rng.sample(range(1, axes[over]), min(len(last.branches), axes[over]) - 1))
    shares = tuple(b - a for a, b in pairwise((0, *cuts, axes[over])))
    if len(shares) != len(last.branches):
        return fused
    pipe = Mapping((*nodes[:-1], Pipe(last.branches, over, shares)))
    try:
        check(w, c, pipe)
        one = report(w, c, pipe, execute(w, c, pipe))
    except SpecError:
        return fused
    return one if one.fits and one.cycles * one.energy_pj < fused.cycles * fused.energy_pj else fused


def below(found: FoundCascade, costs: tuple[float, ...], several: bool) -> str:
    """What a tree of such costs breaks, or nothing."""
    if not several:
        if found.best is None and found.optimal:
            return "nothing fits, it says"
        return f"below {found.lower}" if costs[0] < found.lower * (1 - SLACK) else ""
    if found.front_within is not None and found.front:
        within = 1 + found.front_within + SLACK
        if not any(all(a <= b * within for a, b in zip(point, costs, strict=True)) for point, _ in found.front):
            return f"no point of the front is within {found.front_within}"
        return "below the curve" if _under(found.front_lower, costs) else ""
    known = (all(a <= b * (1 + SLACK) for a, b in zip(p, costs, strict=True)) for p, _ in found.front)
    return "the front is not complete" if found.optimal and not any(known) else ""


def _under(corners: tuple[tuple[float, float], ...], costs: tuple[float, ...]) -> bool:
    """Whether a point is below the convex curve through some corners, or beyond its ends."""
    points = sorted(corners)
    if not points:
        return False
    x, y = costs
    if x < points[0][0] * (1 - SLACK) or y < points[-1][1] * (1 - SLACK):
        return True
    for (a, b), (d, e) in pairwise(points):
        if a <= x <= d and d > a:
            return y < (b + (e - b) * (x - a) / (d - a)) * (1 - SLACK)
    return False


# Counts


def alike(seed: int, trees: int = 60) -> Result:
    """Trees of a random walk, tiles with a step and pipes among them: `evaluate` against the executor, from the text of
    the tree, in all ways to count cycles."""
    rng, result = Random(seed), Result()
    w = cascade(rng) if seed % 3 else einsum(rng)
    c = _odd(rng, chip(rng, w))
    edits, now, left = Edits(rng, w, c), simplest(w, c), trees
    for _ in range(trees * 12):
        plain = edits.changed(now)
        mapping = _stranger(rng, c, plain) if rng.random() < 0.25 else plain
        try:
            check(w, c, mapping)
        except SpecError:
            continue
        now, left = plain if rng.random() < 0.9 else simplest(w, c), left - 1
        mode = rng.choice(("overlapped", "overlapped", "startup", "stepwise"))
        mode = "overlapped" if any(isinstance(node, Pipe) for node in _nodes(mapping.nodes)) else mode
        read = Mapping.parse(str(mapping))
        one = _said(lambda m=read, how=mode: evaluate(w, c, m, cycles=how))
        two = _said(lambda m=mapping, how=mode: report(w, c, m, execute(w, c, m, stages=how == "stepwise"), how))
        result.counted["trees counted"] += 1
        if isinstance(one, str) or isinstance(two, str):
            if type(one) is not type(two):
                result.wrong.append(f"alike, seed {seed}: {w}\n{c.to_list()}\n{mode}: {one} and {two}\n{mapping}")
            continue
        result.counted[f"by {one.counted_by}"] += 1
        if _facts(one) != _facts(two) or read != mapping:
            both = [(a, b) for a, b in zip(_facts(one), _facts(two), strict=True) if a != b]
            result.wrong.append(f"alike, seed {seed}: {w}\n{c.to_list()}\n{mode}, {one.counted_by}: {both}\n{mapping}")
        if left <= 0:
            break
    return result


def _stranger(rng: Random, c: Architecture, mapping: Mapping) -> Mapping:
    """With a step that is not the tile, or stages side by side."""
    where = rng.choice(list(_lists(mapping.nodes)))
    nodes = list(_at(mapping.nodes, where))
    axes = {f"{f.name}.{a}": n for f in c.fanouts.values() for a, n in f.axes.items() if n > 1}
    last = nodes[-1]
    if axes and isinstance(last, Fuse) and rng.random() < 0.5:
        over = rng.choice(sorted(axes))
        nodes[-1] = Pipe(last.branches, over, (max(1, axes[over] // len(last.branches)),) * len(last.branches))
    elif walks := [i for i, node in enumerate(nodes) if isinstance(node, Loop | Spread)]:
        i = rng.choice(walks)
        nodes[i] = replace(nodes[i], step=rng.randint(1, 4))  # type: ignore[call-arg]
    return Mapping(_replaced(mapping.nodes, where, tuple(nodes)))


def _said(made: Callable[[], Report]) -> Report | str:
    try:
        return made()
    except SpecError as error:
        return str(error)


def _facts(one: Report) -> tuple[Any, ...]:
    """What a report says, but for who counted; sums of floats to nine digits."""
    rows = sorted((r.memory, r.tensor, r.reads, r.fills, r.updates, r.drains) for r in one.counts)
    return one.cycles, float(f"{one.energy_pj:.9g}"), dict(one.peak), dict(one.ops), rows, one.fits


def _odd(rng: Random, c: Architecture) -> Architecture:
    """With whole accesses, hops of a network or leakage."""
    parts = list(c.components)
    for i, part in enumerate(parts):
        if isinstance(part, Memory) and rng.random() < 0.2:
            parts[i] = replace(part, access_bytes=rng.choice((2, 4, 8)), leakage_pj_per_cycle=rng.choice((0, 1)))
        elif isinstance(part, Fanout) and rng.random() < 0.3:
            parts[i] = replace(part, network=rng.choice(("bus", "tree", "mesh", "systolic", "crossbar")), hop_pj=1.5)
    return replace(c, components=tuple(parts))


# One Einsum


def single(seed: int, trees: int = 400, seconds: float = 2.0) -> Result:
    """One Einsum on one chip, in any mapspace, for any objective: the answer against annealed trees of the mapspace."""
    rng, result = Random(seed), Result()
    w = einsum(rng)
    c = chip(rng, w)
    c = _odd(rng, c) if rng.random() < 0.4 else c
    moved = [f"traffic:{m}" for m in c.memories]
    target = rng.choice(["energy", "energy", "edp", "edp", "cycles", *moved, "occupancy:M1"])
    family = rng.choice(["perfect", "perfect", "ruby", "ruby-s", "ruby-t", "ragged"])
    rules = _rules(rng, w, c) if rng.random() < 0.25 else None
    where = f"single, seed {seed}: {w} {w.bits}\n{c.to_list()}\n{target}, {family}, {rules}"
    try:
        space = Mapspace(w, c, family, Constraints.read(rules)) if w.ranks else None
        found = search(w, c, objective=target, mapspace=family, constraints=rules, seconds=seconds)
    except SpecError:
        result.counted["refused"] += 1
        return result
    result.counted["single answers"] += 1
    result.counted["single proven"] += found.optimal
    of, home = objective(target, c), next(iter(c.memories))
    if found.best is not None:
        truth = report(w, c, found.best, execute(w, c, found.best))
        value = of(truth)
        if not truth.fits or abs(value - found.value) > SLACK * max(1.0, value) or found.lower > value * (1 + SLACK):
            result.wrong.append(f"{where}\nsays {found.value} and {found.lower}, the executor {value}\n{found.best}")
        if space is not None and found.best not in space:
            result.wrong.append(f"{where}\nis not in its space: {space.why_not(found.best)}\n{found.best}")
    least = inf if found.best is None and found.optimal else found.lower
    edits, seen = Edits(rng, w, c), dict[Mapping, float]()
    simple = Mapping((Keep(home, w.tensors), Compute(w.einsums[0].name)))
    starts = [simple, found.best or simple]
    now, value, heat = simple, inf, 0.3
    for n in range(trees * 10):
        if n % (trees * 2) == 0:
            now, value, heat = starts[n // (trees * 2) % 2], inf, rng.choice((0.02, 0.1, 0.5))
        mapping = edits.changed(now) if n % (trees * 2) else now
        if mapping not in seen:
            seen[mapping] = _priced(w, c, mapping, space, of)
        cost = seen[mapping]
        if cost == inf:
            now = mapping if value == inf and rng.random() < 0.05 else now
            continue
        if cost <= value or rng.random() < exp((log(value + SLACK) - log(cost + SLACK)) / heat):
            now, value = mapping, cost
        heat *= 0.997
        if cost < least * (1 - SLACK):
            sure = report(w, c, mapping, execute(w, c, mapping))
            if sure.fits and of(sure) < least * (1 - SLACK):
                result.wrong.append(
                    f"{where}\n{of(sure)} is below {least}\n{mapping}\nfound {found.bracket}\n{found.best}"
                )
                break
        if cost < found.value * (1 - SLACK):
            result.better = max(result.better, found.value / max(cost, SLACK))
    result.counted["mappings"] += sum(v < inf for v in seen.values())
    return result


def _priced(w: Workload, c: Architecture, mapping: Mapping, space: Mapspace | None, of: Objective) -> float:
    try:
        check(w, c, mapping)
        if space is not None and mapping not in space:
            return inf
        one = evaluate(w, c, mapping)
    except SpecError:
        return inf
    return of(one) if one.fits else inf


def _rules(rng: Random, w: Workload, c: Architecture) -> list[dict[str, Any]]:
    memory, ranks = rng.choice(list(c.memories)[1:]), list(w.ranks)
    axes = [f"{f.name}.{a}" for f in c.fanouts.values() for a in f.axes]
    every: list[dict[str, Any]] = [
        {"memory": memory, "bypass": [rng.choice(w.tensors)]},
        {"memory": memory, "keep": [rng.choice(w.tensors)]},
        {"retain": False},
        {"order": "hierarchy"},
    ]
    if ranks:
        every.append({"memory": memory, "ranks": sorted(rng.sample(ranks, rng.randint(0, len(ranks))))})
        every.append({"memory": memory, "factors": {rng.choice(ranks): rng.choice([1, 2, "<=2", ">=2"])}})
    if axes and ranks:
        every.append({"axis": rng.choice(axes), "ranks": sorted(rng.sample(ranks, rng.randint(1, len(ranks))))})
        every.append({"axis": rng.choice(axes), "min_utilization": rng.choice([0.3, 0.6])})
    return rng.sample(every, rng.choice((1, 1, 2)))


# Bounds

STORE = Architecture((Memory("DRAM"), Memory("Buffer"), Unit("MAC")))


def sink(seed: int, trees: int = 400) -> Result:
    """A curve and its floor against annealed trees that keep all they use in one buffer: nests of one Einsum with tiles
    of any size, or fused trees of a cascade in which nothing is made twice."""
    rng, result = Random(seed), Result()
    while True:
        w = cascade(rng) if seed % 2 else einsum(rng)
        try:
            curve = bound(w)
            break
        except SpecError:  # no sums of products
            result.counted["refused"] += 1
    alone = len(w.einsums) == 1
    result.counted["curves"] += 1
    result.counted["exact curves"] += alone and curve.exact
    points = {e.name: prod(w.sizes[r] for r in e.ranks) for e in w.einsums}
    branches = tuple((Keep("Buffer", tuple(e.accesses)), Compute(e.name)) for e in w.einsums)
    simple = Mapping((Keep("DRAM", w.tensors), *(branches[0] if alone else (Fuse(branches),))))
    edits, seen = Edits(rng, w, STORE), dict[Mapping, tuple[float, float] | None]()
    now, value, heat, share = simple, inf, 0.3, 0.5
    for n in range(trees * 10):
        if n % (trees * 2) == 0:
            now, value, heat, share = simple, inf, rng.choice((0.05, 0.2, 0.6)), rng.choice((0.2, 0.5, 0.8, 0.95))
        mapping = edits.changed(now) if n % (trees * 2) else now
        if mapping not in seen:
            seen[mapping] = _moved(w, mapping, points)
        costs = seen[mapping]
        if costs is None:
            continue
        moved, held = costs
        cost = share * log(moved) + (1 - share) * log(held)
        if cost <= value or rng.random() < exp((value - cost) / heat):
            now, value = mapping, cost
        heat *= 0.997
        if why := _sunk(curve, moved, held, alone):
            result.wrong.append(
                f"sink, seed {seed}: {w} {w.bits}\n{moved} bytes move with {held}, but {why}\n{mapping}"
            )
            break
    result.counted["nests" if alone else "fused trees"] += sum(v is not None for v in seen.values())
    return result


def einsum(rng: Random) -> Workload:
    """One Einsum of any indices."""
    while True:
        grown = _Grown(rng)
        if rng.random() < 0.5:  # what an index of windows reads
            grown.shapes["I0"] = [rng.choice(SIZES) for _ in range(rng.choice((1, 1, 2)))]
            grown.made.append("I0")
        grown.add()
        bits = {t: rng.choice((4, 8, 8, 16, 32)) for t in grown.shapes} if rng.random() < 0.4 else 8
        try:
            w = Workload.parse(grown.texts, grown.sizes, bits=bits)
        except SpecError:
            continue
        if 4 < prod(w.sizes[r] for r in w.ranks) <= POINTS:
            return w


def _moved(w: Workload, mapping: Mapping, points: dict[str, int]) -> tuple[float, float] | None:
    """What a tree moves and holds in bytes; None if it means nothing, takes something past the buffer or twice."""
    if not mapping.nodes or not isinstance(mapping.nodes[0], Keep):
        return None
    for path in paths(mapping.nodes):
        kept = {t for _, _, keep in path.keeps() if keep.memory == "Buffer" for t in keep.tensors}
        if not kept.issuperset(w.makers[path.einsum].accesses):
            return None
    try:
        check(w, STORE, mapping)
        one = evaluate(w, STORE, mapping)
    except SpecError:
        return None
    if any(one.ops[e] > n for e, n in points.items()):
        return None
    moved = sum(w.bits[r.tensor] * (r.reads + r.updates) for r in one.counts if r.memory == "DRAM") / 8
    return moved, one.peak_bytes["Buffer"]


def _sunk(curve: Curve, moved: float, held: float, alone: bool) -> str:
    if moved < curve.floor(held) * (1 - SLACK):
        return f"the floor is {curve.floor(held)}"
    if not alone:
        return ""
    at = curve.at(held)
    if not at.fits:
        return f"nothing is said to fit: {at}"
    least = at.traffic_bytes if at.is_least else at.nests_bytes
    return f"no nest is below {least}" if least is not None and moved < least * (1 - SLACK) else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cascades", type=int, default=1_000)
    parser.add_argument("--singles", type=int, default=1_000, help="answers for one Einsum")
    parser.add_argument("--sinks", type=int, default=1_000, help="curves and floors that trees try to go below")
    parser.add_argument("--counts", type=int, default=1_000, help="cascades of which trees are counted in every way")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--trees", type=int, default=600, help="trees of the space, for each")
    parser.add_argument("--seconds", type=float, default=4.0, help="clock of a search")
    options = parser.parse_args()
    every, start = Result(), process_time()
    for i in range(options.cascades + options.singles + options.sinks + options.counts):
        try:
            if i < options.cascades:
                one = attack(options.seed + i, options.trees, options.seconds)
            elif i < options.cascades + options.singles:
                one = single(options.seed + i, options.trees, options.seconds / 2)
            elif i < options.cascades + options.singles + options.sinks:
                one = sink(options.seed + i, options.trees)
            else:
                one = alike(options.seed + i)
        except Exception:  # what a user would see is no answer
            one = Result(wrong=[f"seed {options.seed + i}: {format_exc()}"])
        every.add(one)
        for line in one.wrong:
            print(line, end="\n\n", flush=True)
        if i % 50 == 49:
            spent = f"{len(every.wrong)} wrong, {every.better:.3f}, {process_time() - start:.0f} s"
            print(i + 1, dict(every.counted), spent, flush=True)
    print(dict(every.counted), f"{len(every.wrong)} wrong, bettered {every.better:.3f} times at most where not proven")
    return 1 if every.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
