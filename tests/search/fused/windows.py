"""Cascades with windows, chips with drawn prices, and loop trees that know nothing of a search: keeps, loops and Fuses
at any place, kept from one iteration to the next or not, and small changes of a tree. Most mean nothing or do not fit;
the executor says which."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from piste.cost.evaluate import report
from piste.count.oracle.executor import execute
from piste.errors import MappingError, SpecError
from piste.results.report import Report
from piste.spec.architecture import Architecture, Component, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

CASCADES = {
    "convolution": "Y[k,x] = W[k,c] * A[c,x]; Z[j,p] = V[j,k,s] * Y[k,{one}]",
    "element-wise first": "Y[k,x] = A[k,x] * B[k]; Z[p] = V[k,s] * Y[k,{one}]",
    "depthwise": "Y[k,x] = W[k,c] * A[c,x]; R[k,p] = V[k,s] * Y[k,{one}]; Z[j,p] = U[j,k] * R[k,p]",
    "activation": "Y[k,x] = A[k,x] * B[k]; T[k,x] = exp(Y[k,x]); Z[k,p] = V[k,s] * T[k,{one}]",
    "two convolutions": "Y[k,x] = W[k,r] * A[x+r]; Z[j,p] = V[j,k,s] * Y[k,{one}]",
    "two axes": "Y[x,y] = A[x,y] * B[n]; Z[p,q] = V[s,t] * Y[{one},{two}]",
    "two axes of channels": "Y[k,x,y] = A[x,y] * B[k]; Z[p,q] = V[k,s,t] * Y[k,{one},{two}]",
    "three convolutions": "Y[x] = A[x+r] * W[r]; R[y] = V[s] * Y[y+s]; Z[p] = U[t] * R[p+t]",
    "two readers": "Y[k,x] = A[k,x] * B[k]; R[p] = V[k,s] * Y[k,{one}]; Z[p] = U[k,s] * Y[k,{one}]; O[p] = R[p] + Z[p]",
}


def cascade(rng: Random, margin: float = 0.0) -> Workload:
    """With strides, dilation and padding; in a share of them, what is made has a margin that nobody reads."""
    name = rng.choice(sorted(CASCADES))
    step, dilation, padded = rng.choice((1, 1, 1, 2, 3)), rng.choice((1, 1, 1, 2)), rng.random() < 0.33
    sizes = {"p": rng.choice((2, 3, 4, 4, 6, 8)), "s": rng.choice((1, 2, 3, 3))}
    sizes |= {"q": rng.choice((2, 3, 4)), "t": rng.choice((1, 2, 3))}
    if "{two}" in CASCADES[name]:
        sizes["p"] = min(sizes["p"], 4)

    def axis(result: str, window: str, made: str) -> str:
        reach = step * (sizes[result] - 1) + dilation * (sizes[window] - 1) + 1
        sizes[made] = max(1, reach - rng.choice((1, 2)) * padded) + rng.choice((1, 2)) * (rng.random() < margin)
        text = f"{step}*{result}+{dilation}*{window}"
        return f"{text}-1 in {sizes[made]}" if padded and reach > 1 else text

    if name == "three convolutions":
        sizes["t"] = rng.choice((2, 3))
        sizes["y"] = sizes["p"] + sizes["t"] - 1
        sizes["x"] = sizes["y"] + sizes["s"] - 1
    one, two = axis("p", "s", "x") if "y" not in sizes else "", axis("q", "t", "y") if "{two}" in CASCADES[name] else ""
    text = CASCADES[name].format(one=one, two=two)
    indices = " ".join(re.findall(r"\[([^\]]*)\]", text)).replace(" in ", " ")
    ranks = sorted(set(re.findall(r"[a-z]", indices)))
    return Workload.parse(text, {r: sizes.get(r) or rng.choice((1, 2, 2, 3, 4)) for r in ranks}, bits=8)


def chip(rng: Random) -> Architecture:
    """On two or three levels, with and without a fanout; an inner memory may be dearer than an outer one, and any may
    take as long as what is computed."""

    def price(most: float) -> float:
        return round(rng.uniform(0.1, most), 2)

    def rate() -> int | None:
        return rng.choice((None, 1, 2, 4, 16))

    dear, near = (price(100), price(100)), (price(10), price(10))
    parts: list[Component] = [Memory("DRAM", read_pj=dear[0], write_pj=dear[1], words_per_cycle=rate())]
    size = rng.randint(3, 40)
    parts.append(Memory("Buffer", capacity_bytes=size, read_pj=near[0], write_pj=near[1], words_per_cycle=rate()))
    if rng.random() < 0.5:
        multicast, reduce = rng.random() < 0.7, rng.random() < 0.7
        parts.append(Fanout("PE", {"x": rng.choice((2, 3, 4, 5, 7, 9))}, multicast=multicast, reduce=reduce))
    if rng.random() < 0.4:
        parts.append(Memory("RF", capacity_bytes=rng.randint(3, 9), read_pj=price(1), write_pj=price(1)))
    return Architecture((*parts, Unit("MAC", energy_pj=price(1))))


def judged(w: Workload, c: Architecture, mapping: Mapping) -> Report | None:
    """What the executor says of a tree; None if it means nothing or does not fit."""
    try:
        check(w, c, mapping)
        found = report(w, c, mapping, execute(w, c, mapping))
    except (MappingError, SpecError):
        return None
    return found if found.fits else None


def random_tree(rng: Random, w: Workload, c: Architecture) -> Mapping:
    """Keeps, loops and Fuses as they are drawn; below one Einsum keeps start empty, and rows that windows are read of
    are walked one by one: so much the search says of its space."""
    home = tuple(t for t in w.tensors if t not in w.intermediates or rng.random() < 0.3)
    return Mapping((Keep("DRAM", home), *_group(rng, w, c, [e.name for e in w.einsums], frozenset(), frozenset())))


def _group(
    rng: Random, w: Workload, c: Architecture, names: list[str], kept: frozenset[str], walked: frozenset[str]
) -> list[Node]:
    nodes, single, left = list[Node](), len(names) == 1, dict[str, int]()
    used = [t for t in w.tensors if any(t in w.makers[n].accesses for n in names)]
    ranks = [r for r in w.ranks if w.sizes[r] > 1 and any(r in w.makers[n].ranks for n in names)]
    made = {r for e in w.einsums if w.readers[e.name] for r in e.output.ranks}
    for _ in range(rng.randint(0, 5 + single)):
        tensor, rank = rng.choice(used), rng.choice(ranks or [""])
        if rng.random() < 0.5:
            if tensor not in kept:
                retain = rng.random() < 0.5 and tensor in w.intermediates and not single
                nodes.append(Keep("Buffer", (tensor,), retain=retain))
                kept |= {tensor}
        elif ranks and not single and rank not in walked and len(walked) < 3:
            nodes.append(Loop(rank, rng.choice(_divisors(w.sizes[rank]))))
            walked |= {rank}
        elif ranks and single:
            tile = 1 if rank in made else rng.choice(_divisors(w.sizes[rank]))
            if tile < left.get(rank, w.sizes[rank] + 1) and left.get(rank, w.sizes[rank]) % tile == 0:
                nodes.append(Loop(rank, tile))
                left[rank] = tile
    if not single:
        cuts = sorted(rng.sample(range(1, len(names)), rng.choice((1, 1, 1, len(names) - 1))))
        parts = [names[a:b] for a, b in zip([0, *cuts], [*cuts, len(names)], strict=True)]
        return [*nodes, Fuse(tuple(tuple(_group(rng, w, c, part, kept, walked)) for part in parts))]
    for t in used if "RF" in c.memories else ():
        if rng.random() < 0.5:
            nodes.insert(rng.randint(0, len(nodes)), Keep("RF", (t,), retain=False))
    loops = [i for i, n in enumerate(nodes) if isinstance(n, Loop)]
    if c.fanouts and loops and rng.random() < 0.6:
        last = nodes[loops[-1]]
        assert isinstance(last, Loop)
        nodes[loops[-1]] = Spread(last.rank, last.tile, "PE.x")
    return [*nodes, Compute(names[0])]


def mutated(rng: Random, w: Workload, c: Architecture, nodes: tuple[Node, ...]) -> tuple[Node, ...]:
    """One node moved, gone, changed or new, somewhere."""
    found, at = list(nodes), rng.randrange(len(nodes))
    node, shared = found[at], isinstance(nodes[-1], Fuse)
    if isinstance(node, Fuse):
        branches, which = list(node.branches), rng.randrange(len(node.branches))
        branches[which] = mutated(rng, w, c, branches[which])
        return (*nodes[:at], Fuse(tuple(branches)))
    what, inner = rng.random(), isinstance(node, Loop) or (isinstance(node, Keep) and node.memory != "DRAM")
    rank, tensor = rng.choice([r for r in w.ranks if w.sizes[r] > 1]), rng.choice(w.tensors)
    if what < 0.3 and at + 2 < len(found):
        found[at : at + 2] = found[at + 1], node
    elif what < 0.5 and inner:
        del found[at]
    elif what < 0.55 and isinstance(node, Loop) and c.fanouts and not shared:
        found[at] = Spread(node.rank, node.tile, "PE.x")
    elif what < 0.58 and isinstance(node, Spread):
        found[at] = Loop(node.rank, node.tile)
    elif what < 0.7 and isinstance(node, Loop | Spread):
        found[at] = replace(node, tile=rng.choice(_divisors(w.sizes[node.rank])))
    elif what < 0.8 and isinstance(node, Keep) and node.memory == "Buffer" and shared:
        found[at] = Keep("Buffer", node.tensors, node.tensors[0] in w.intermediates and not node.retain)
    elif what < 0.9 and not isinstance(node, Compute):
        found.insert(at + 1, Loop(rank, rng.choice(_divisors(w.sizes[rank]))))
    elif not isinstance(node, Compute):
        memory = "Buffer" if shared else rng.choice(list(c.memories)[1:])
        retain = shared and memory == "Buffer" and tensor in w.intermediates and rng.random() < 0.5
        found.insert(at + 1, Keep(memory, (tensor,), retain=retain))
    return tuple(found)


def outside(w: Workload, mapping: Mapping) -> bool:
    """Whether a tree is one that the search says it leaves out."""
    return _outside(w, mapping.nodes, dict(w.sizes), frozenset(), frozenset(mapping.nodes[0].tensors))  # type: ignore[union-attr]


def _outside(
    w: Workload, nodes: tuple[Node, ...], left: dict[str, int], walked: frozenset[str], spilled: frozenset[str]
) -> bool:
    """Two ranks of one window are shared; the first windows of a shared loop are all padding; gaps are left out of what
    is spilled."""
    left = dict(left)
    for node in nodes:
        if isinstance(node, Loop):
            left[node.rank] = min(node.tile, left[node.rank])
            walked |= {node.rank}
        elif isinstance(node, Fuse):
            for access in (a for e in w.einsums for a in e.operands if a.tensor in w.makers):
                for index in access.indices:
                    shared = walked.intersection(index.ranks)
                    reach = {r: sum(c * (w.sizes[o] - 1) for o, c in index.terms if o != r) for r in shared}
                    steps = dict(index.terms)
                    if len(shared) > 1 or any(steps[r] * (left[r] - 1) + reach[r] < index.before for r in shared):
                        return True
                    if access.tensor in spilled and any(steps[r] > reach[r] + 1 for r in shared):
                        return True
            return any(_outside(w, branch, left, walked, spilled) for branch in node.branches)
    return False


def slides(w: Workload, nodes: tuple[Node, ...]) -> bool:
    """Whether a result that is read in windows stays from one iteration of a loop to the next."""
    wide = {a.tensor for e in w.einsums for a in e.operands if not all(i.is_plain for i in a.indices)}
    kept = {t for n in nodes if isinstance(n, Keep) and n.retain and n.memory == "Buffer" for t in n.tensors}
    inside = (branch for n in nodes if isinstance(n, Fuse) for branch in n.branches)
    return bool(kept & wide & w.makers.keys()) or any(slides(w, branch) for branch in inside)


def _divisors(size: int) -> list[int]:
    return [d for d in range(1, max(size, 2)) if size % d == 0]
