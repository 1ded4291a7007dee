"""Random fused trees of the space that the search of a cascade names, to try to beat it with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, pairwise, permutations, product
from math import prod
from random import Random
from typing import NamedTuple, TypeVar

from piste.cost.evaluate import report
from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.results.report import Report
from piste.spec.architecture import Architecture
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

Way = TypeVar("Way")

CASCADES = {
    "pair": "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]",
    "chain": "P[m,l] = A[m,k] * B[k,l]; R[m,n] = P[m,l] * D[l,n]; Z[m,o] = R[m,n] * G[n,o]",
    "fork": "P[m,l] = X[m,k] * B[k,l]; R[m,l] = X[m,k] * D[k,l]; Z[m,l] = P[m,l] * R[m,l]",
    "skip": "P[m,l] = A[m,k] * B[k,l]; R[m,n] = P[m,l] * D[l,n]; Z[m,n] = R[m,n] + C[m,n]; Y[m,l] = P[m,l] + E[m,l]",
    "softmax": "S[m,p] = Q[m,e] * K[p,e]; M[m] max= S[m,p]; E[m,p] = exp(S[m,p] - M[m]); O[m,f] = E[m,p] * V[p,f]",
    "axes": "K[m,e] = I[m,d] * W[d,e]; S[n,p] = Q[n,e] * K[p,e]",
    "residual": "P[m,l] = A[m,k] * B[k,l]; R[m,l] = P[m,l] + X[m,l]; Z[m,l] = R[m,l] * P[m,l]",
    "windows": "Y[k,x] = W[k,c,r] * A[c,x+r]; Z[j,p] = V[j,k,s] * Y[k,p+s]",
    "block": "Y[k,x] = W[k,c] * A[c,x]; R[k,p] = V[k,s] * Y[k,p+s]; Z[j,p] = U[j,k] * R[k,p]",
    "strided": "Y[k,x] = W[k,c] * A[c,x]; Z[j,p] = V[j,k,s] * Y[k,2*p+s]",
    "pooled": "Y[k,x] = W[k,c] * A[c,x]; R[k,p] max= Y[k,2*p+s]; Z[j,p] = U[j,k] * R[k,p]",
    "deep": "Y[x] = A[x+r] * W[r]; R[y] = V[s] * Y[y+s]; Z[p] = U[t] * R[p+t]",
    "padded": "Y[k,x] = W[k,c,r] * A[c,x+r-1 in {a}]; Z[j,p] = V[j,k,s] * Y[k,p+s-1 in {x}]",
    "padded strided": "Y[k,x] = W[k,c] * A[c,x]; Z[j,p] = V[j,k,s] * Y[k,2*p+s-1 in {x}]",
    "padded block": "Y[k,x] = W[k,c] * A[c,x]; R[k,p] = V[k,s] * Y[k,p+s-1 in {x}]; Z[j,p] = U[j,k] * R[k,p]",
}


def cascade(rng: Random, kind: str, most: int = 4) -> Workload:
    """With sizes of 2 and 4, windows along up to `most` places; ranks that name one axis of a tensor have one size."""
    sizes = {r: rng.choice((2, 4)) for r in _ones(CASCADES[kind])}
    if kind == "axes":
        sizes["p"] = sizes["m"]
    sizes |= {r: rng.choice((2, 3)) for r in "rst" if r in sizes}
    if most > 4:
        sizes["p"] = rng.choice((6, most))
    if "y" in sizes:
        sizes["y"] = sizes["p"] + sizes["t"] - 1
    if "x" in sizes:
        sizes["s"] = 2 if kind == "pooled" else sizes["s"]
        strided = kind in ("strided", "pooled", "padded strided")
        padding = 0 if "padded" not in kind else 1 + (rng.random() < 0.5 and sizes["s"] == 3 and not strided)
        sizes["x"] = sizes.get("y", sizes["p"] * (2 if strided else 1)) + sizes["s"] - 1 - strided - padding
    extents = {"x": sizes.get("x", 0), "a": sizes.get("x", 0) + sizes.get("r", 0) - 2}
    return Workload.parse(CASCADES[kind].format(**extents), sizes, bits=8)


def small(kind: str, two: str, three: str = "") -> Workload:
    """With sizes of one, and two or three for some ranks; what windows of two are read of has three."""
    text = {
        "overlap": "Y[x] = A[x] * W[k]; Z[p] = V[s] * Y[p+s]",
        "padded overlap": "Y[x] = A[x] * W[k]; Z[p] = V[s] * Y[p+s-1 in 2]",
    }.get(kind) or CASCADES[kind]
    three += "x" * ("+s]" in text)
    two += "xps" * (kind == "padded overlap")
    return Workload.parse(text, {**_ones(text), **dict.fromkeys(two, 2), **dict.fromkeys(three, 3)}, bits=8)


def _ones(text: str) -> dict[str, int]:
    indices = (index for part in text.split("[")[1:] for index in part.split("]")[0].split(","))
    return {term.split("*")[-1].split("-")[0]: 1 for index in indices for term in index.split("+")}


def random_tree(
    rng: Random, w: Workload, near: str, inner: str | None = None, axis: str | None = None
) -> Mapping | None:
    """A tree of the space, or None if what was drawn means nothing; with an axis, some loops of branches are spread."""
    names = [e.name for e in w.einsums]
    spilled = [t for t in w.intermediates if rng.random() < 0.35]
    home = tuple(t for t in w.tensors if t not in w.intermediates or t in spilled)
    nodes = [Keep("DRAM", home), *_group(rng, w, names, set(), dict(w.sizes), 3, set(), near, inner)]
    return Mapping(tuple(_spread(rng, nodes, near, axis) if axis else nodes))


def _spread(rng: Random, nodes: list[Node], near: str, axis: str) -> list[Node]:
    """Some loops below the last keep of the near memory become a spread."""
    found = list[Node]()
    last = max((i for i, n in enumerate(nodes) if isinstance(n, Keep) and n.memory in (near, "DRAM")), default=-1)
    free = isinstance(nodes[-1], Compute)
    for i, node in enumerate(nodes):
        if isinstance(node, Fuse):
            node = Fuse(tuple(tuple(_spread(rng, list(branch), near, axis)) for branch in node.branches))
        elif isinstance(node, Loop) and i > last and free and rng.random() < 0.4:
            node, free = Spread(node.rank, node.tile, axis), False
        found.append(node)
    return found


def _group(
    rng: Random,
    w: Workload,
    names: list[str],
    held: set[str],
    left: dict[str, int],
    loops: int,
    walked: set[str],
    near: str,
    inner: str | None,
) -> list[Node]:
    if len(names) == 1:
        return _branch(rng, w, names[0], held, left, near, inner)
    nodes: list[Node] = []
    held, left = set(held), dict(left)
    used = {t for n in names for t in w.makers[n].accesses}

    def keep(share: float) -> None:
        for t in w.tensors:
            if t in used and t not in held and rng.random() < share:
                made_and_read = t in w.intermediates and t in names and all(r.name in names for r in w.readers[t])
                if t in w.intermediates and not made_and_read:
                    continue
                nodes.append(Keep(near, (t,), retain=t in w.intermediates))
                held.add(t)

    keep(0.25)
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        leaving = [n for n in names if not any(r.name in names for r in w.readers[n])]
        ranks = [r for r in w.ranks if left[r] > 1 and r not in walked and all(r in w.makers[n].ranks for n in leaving)]
        if ranks and loops:
            rank = rng.choice(ranks)
            left[rank] = rng.choice([d for d in (1, 2) if d < left[rank]])
            nodes.append(Loop(rank, left[rank]))
            walked = walked | {rank}
            loops -= 1
            keep(0.4)
    cut = sorted(rng.sample(range(1, len(names)), rng.randint(1, len(names) - 1)))
    parts = [names[a:b] for a, b in zip([0, *cut], [*cut, len(names)], strict=True)]
    nodes.append(Fuse(tuple(tuple(_group(rng, w, part, held, left, loops, walked, near, inner)) for part in parts)))
    return nodes


def _branch(
    rng: Random, w: Workload, name: str, held: set[str], left: dict[str, int], near: str, inner: str | None
) -> list[Node]:
    einsum, left = w.makers[name], dict(left)
    items: list[Node] = [
        Keep(near, (t,), retain=False) for t in einsum.accesses if t not in held and rng.random() < 0.6
    ]
    for r in einsum.ranks:
        extent = left[r] if r in left else w.sizes[r]
        while extent > 1 and rng.random() < 0.7:
            extent = rng.choice([d for d in (1, 2) if d < extent and (d == 1 or r not in "xyrst")])
            items.append(Loop(r, extent))
    rng.shuffle(items)
    loops: dict[str, int] = {}
    nodes: list[Node] = []
    for node in items:
        if isinstance(node, Loop):  # a rank's loops from the larger tile to the smaller
            sizes = sorted((i.tile for i in items if isinstance(i, Loop) and i.rank == node.rank), reverse=True)
            loops[node.rank] = loops.get(node.rank, -1) + 1
            node = Loop(node.rank, sizes[loops[node.rank]])
        nodes.append(node)
    if inner is not None:
        at = 1 + max((i for i, n in enumerate(nodes) if isinstance(n, Keep)), default=-1)
        rest = nodes[at:]
        keeps: list[Node] = [Keep(inner, (t,), retain=False) for t in einsum.accesses if rng.random() < 0.5]
        rest += keeps
        rng.shuffle(rest)
        fixed: dict[str, list[int]] = {}
        for n in rest:
            if isinstance(n, Loop):
                fixed.setdefault(n.rank, []).append(n.tile)
        ordered = {r: sorted(tiles, reverse=True) for r, tiles in fixed.items()}
        nodes = nodes[:at] + [Loop(n.rank, ordered[n.rank].pop(0)) if isinstance(n, Loop) else n for n in rest]
    return [*nodes, Compute(name)]


def random_ruby_pair(rng: Random, w: Workload, near: str, inner: str | None, retain: bool) -> Mapping:
    """A pair without shared loops: the intermediate whole in the near memory or at home, any tiles of Ruby's."""
    exchanged = rng.random() < 0.6
    branches = list[tuple[Node, ...]]()
    for einsum in w.einsums:
        nodes = list[Node]()
        for rank in einsum.ranks:
            tile = rng.randint(1, w.sizes[rank])
            outer = tile * rng.randint(1, max(1, w.sizes[rank] // tile))
            nodes += [Loop(rank, outer), Loop(rank, tile)]
        rng.shuffle(nodes)
        tiles = {r: sorted(n.tile for n in nodes if isinstance(n, Loop) and n.rank == r) for r in einsum.ranks}
        nodes = [Loop(n.rank, tiles[n.rank].pop()) for n in nodes if isinstance(n, Loop)]
        for tensor in einsum.accesses:
            keeps = [m for m in (near, inner) if m and rng.random() < 0.6]
            if exchanged and tensor in w.intermediates and near in keeps:
                keeps.remove(near)
            places = sorted(rng.randint(0, len(nodes)) for _ in keeps)
            for memory, place in sorted(zip(keeps, places, strict=True), key=lambda one: -one[1]):
                nodes.insert(place, Keep(memory, (tensor,), retain=retain and rng.random() < 0.7))
        branches.append((*nodes, Compute(einsum.name)))
    home = Keep("DRAM", tuple(t for t in w.tensors if not (exchanged and t in w.intermediates)))
    return Mapping((home, *((Keep(near, w.intermediates),) if exchanged else ()), Fuse(tuple(branches))))


def judged(w: Workload, chip: Architecture, mapping: Mapping, again: bool = True) -> Report | None:
    """What the executor says of a tree; None if it means nothing, does not fit, or is not in the space: what
    is below a loop is made in every iteration of it, whether it has the rank or not; if not `again`, nothing twice."""
    try:
        check(w, chip, mapping)
        counts = execute(w, chip, mapping)
    except MappingError:
        return None
    found = report(w, chip, mapping, counts)
    made = _made(w, mapping.nodes, dict(w.sizes), ()) if again and plain(w) else {}
    if not found.fits or any(n != _operations(w, e) * made.get(e, 1) for e, n in counts.ops.items()):
        return None
    return found


def _made(w: Workload, nodes: tuple[Node, ...], left: dict[str, int], loops: tuple[Loop, ...]) -> dict[str, int]:
    """How often each Einsum is made if it is in every iteration of loops above a Fuse that walk none of its ranks."""
    found, left = dict[str, int](), dict(left)
    for node in nodes:
        if isinstance(node, Loop):
            loops = (*loops, Loop(node.rank, left[node.rank] // node.tile))
            left[node.rank] = node.tile
        elif isinstance(node, Fuse):
            for branch in node.branches:
                for name in branch_einsums(branch):
                    found[name] = prod(loop.tile for loop in loops if loop.rank not in w.makers[name].ranks)
                found |= _made(w, branch, left, loops)
    return found


def _operations(w: Workload, name: str) -> int:
    n = 1
    for r in w.makers[name].ranks:
        n *= w.sizes[r]
    return n


class Levels(NamedTuple):
    """Where trees keep tensors: near, and further in if there is such a memory; and the axis of a fanout between, if
    there is one. With `rng`, trees are drawn."""

    near: str
    inner: str | None = None
    axis: str | None = None
    rng: Random | None = None

    def of(self, ways: Iterable[Way]) -> list[Way]:
        """All ways, or one that is drawn."""
        listed = list(ways)
        return listed if self.rng is None or not listed else [self.rng.choice(listed)]


def every_tree(w: Workload, levels: Levels, loops: int) -> Iterator[Mapping]:
    """All trees of the space, for ranks of up to three elements, Einsums in the order written. Of trees that differ in
    the order of loops between two keeps of a branch there is one, as there is of those that keep a tensor of one branch
    above the branch or first in it. Windows are shared along p, not along s. Or some trees, drawn without end."""
    names, spills = [e.name for e in w.einsums], list(_subsets(w.intermediates))
    for spilled in spills if levels.rng is None else _drawn(spills, levels.rng):
        home = tuple(t for t in w.tensors if t not in w.intermediates or t in spilled)
        near_only = {t for t in w.intermediates if t not in spilled}
        for nodes in _groups(w, names, frozenset(), dict(w.sizes), loops, levels):
            mapping = Mapping((Keep("DRAM", home), *nodes))
            if near_only <= _kept(mapping.nodes):
                yield mapping


def _subsets(things: tuple[str, ...] | list[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(things, n) for n in range(len(things) + 1))


def _kept(nodes: tuple[Node, ...]) -> set[str]:
    found = set[str]()
    for node in nodes:
        if isinstance(node, Keep) and node.memory != "DRAM":
            found |= set(node.tensors)
        elif isinstance(node, Fuse):
            for branch in node.branches:
                found |= _kept(branch)
    return found


def _groups(
    w: Workload, names: list[str], held: frozenset[str], left: dict[str, int], loops: int, levels: Levels
) -> Iterator[list[Node]]:
    """All ways to compute some Einsums one after the other, with `held` in the near memory."""
    near = levels.near
    if len(names) == 1:
        yield from _branches(w, names[0], held, left, levels)
        return
    used = [t for t in w.tensors if any(t in w.makers[n].accesses for n in names) and t not in held]
    inside = [
        t for t in used if t not in w.intermediates or (t in names and {r.name for r in w.readers[t]} <= set(names))
    ]
    users = {t: sum(t in w.makers[n].accesses for n in names) for t in inside}
    leaving = [n for n in names if not any(r.name in names for r in w.readers[n])]
    ranks = [r for r in w.ranks if left[r] > 1 and all(r in w.makers[n].ranks for n in leaving) and r not in "rst"]
    parts = [
        [names[a:b] for a, b in zip((0, *cut), (*cut, len(names)), strict=True)]
        for n in range(1, len(names))
        for cut in combinations(range(1, len(names)), n)
    ]
    orders = chain.from_iterable(permutations(ranks, n) for n in range(min(loops, len(ranks)) + 1))
    for order, tiles in levels.of((one, t) for one in orders for t in product(*(range(1, left[r]) for r in one))):
        depths = [range(-1, len(order) + (users[t] > 1)) for t in inside]  # -1: not above the Fuse
        inner = {**left, **dict(zip(order, tiles, strict=True))}
        for at in product(*depths) if levels.rng is None else [tuple(map(levels.rng.choice, depths))]:
            here = held | {t for t, d in zip(inside, at, strict=True) if d >= 0}
            above = list[Node]()
            for depth in range(len(order) + 1):
                above += [
                    Keep(near, (t,), retain=t in w.intermediates) for t, d in zip(inside, at, strict=True) if d == depth
                ]
                above += [Loop(order[depth], tiles[depth])] if depth < len(order) else []
            for part in levels.of(parts):
                for branches in product(*(list(_groups(w, p, here, inner, loops - len(order), levels)) for p in part)):
                    yield [*above, Fuse(tuple(map(tuple, branches)))]


def _branches(
    w: Workload, name: str, held: frozenset[str], left: dict[str, int], levels: Levels
) -> Iterator[list[Node]]:
    """All ways to compute one Einsum: each tensor kept nowhere, or below loops over some ranks, one set in the next; of
    the ranks that are left some spread, then the same with the memory further in."""
    ranks = [r for r in w.makers[name].ranks if left[r] > 1]
    tensors = list(w.makers[name].accesses)
    for above, walked in _kept_below(levels.near, [t for t in tensors if t not in held], ranks, levels.rng):
        rest = [r for r in ranks if r not in walked]
        for spread in levels.of(_subsets(rest) if levels.axis else [()]):
            across: list[Node] = [Spread(r, 1, levels.axis or "") for r in spread]
            below = [r for r in rest if r not in spread]
            if levels.inner is None:
                yield [*above, *across, Compute(name)]
            else:
                for inside, _ in _kept_below(levels.inner, tensors, below, levels.rng):
                    yield [*above, *across, *inside, Compute(name)]


def _kept_below(
    memory: str, tensors: list[str], ranks: list[str], rng: Random | None
) -> Iterator[tuple[list[Node], frozenset[str]]]:
    """All ways to keep tensors, or one that is drawn: the nodes, and the ranks that they walk."""
    places = (None, *map(frozenset, _subsets(ranks)))
    each = [places] * len(tensors)
    for below in product(*each) if rng is None else zip(*(_drawn(one, rng) for one in each), strict=False):
        kept = sorted(
            ((b, t) for b, t in zip(below, tensors, strict=True) if b is not None), key=lambda one: len(one[0])
        )
        if all(a <= b for (a, _), (b, _) in pairwise(kept)):
            nodes, walked = list[Node](), frozenset[str]()
            for ranks_above, t in kept:
                nodes += [Loop(r, 1) for r in ranks if r in ranks_above - walked]
                nodes.append(Keep(memory, (t,), retain=False))
                walked |= ranks_above
            yield nodes, walked
            if rng is not None:
                return


def _drawn(ways: Sequence[Way], rng: Random) -> Iterator[Way]:
    while True:
        yield rng.choice(ways)


def plain(w: Workload) -> bool:
    """Whether an axis of a tensor is one rank, of all Einsums."""
    return len({(a.tensor, a.ranks) for e in w.einsums for a in e.accesses.values()}) == len(w.tensors) and all(
        index.is_plain for e in w.einsums for a in e.accesses.values() for index in a.indices
    )


def branch_einsums(nodes: tuple[Node, ...]) -> set[str]:
    """The Einsums that a branch computes."""
    found = {node.einsum for node in nodes if isinstance(node, Compute)}
    return found.union(*(branch_einsums(b) for node in nodes if isinstance(node, Fuse) for b in node.branches))
