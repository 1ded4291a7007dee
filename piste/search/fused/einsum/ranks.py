"""Ranks that stand in the same tensors of an Einsum, taken as one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import gcd, prod

from piste.spec.mapping import Loop, Node, Spread
from piste.spec.workload import Workload


def fewer_ranks(
    workload: Workload, unlike: Callable[[str], object] = lambda rank: None
) -> tuple[Workload, dict[str, tuple[str, ...]]]:
    """One Einsum with ranks that stand in the same tensors as one, and of which ranks each of these is made.

    Perfect tiles of the one are perfect tiles of the other that cost the same: what is counted depends on the product
    of their steps, and the prime factors of a product can be shared out among its ranks in any way. Ranks of which
    `unlike` says something else stay apart.

    >>> merged, parts = fewer_ranks(Workload.parse("Q[m,g,e] = I[m,d] * W[d,g,e]", m=2, g=4, e=8, d=3))
    >>> print(merged, parts)
    Q[m,g] = I[m,d] * W[d,g] m=2 g=32 d=3 {'g': ('g', 'e')}
    """
    einsum = workload.einsums[0]
    accesses = einsum.accesses.values()
    slides = {r for a in accesses for i in a.indices if not i.is_plain for r in i.ranks}
    alike: dict[tuple[object, ...], list[str]] = {}
    for rank in einsum.ranks:
        times = tuple(sum(rank in i.ranks for i in a.indices) for a in accesses)
        if rank not in slides and max(times) == 1:
            alike.setdefault((times, unlike(rank)), []).append(rank)
    parts = {first: (first, *more) for first, *more in alike.values() if more}
    gone = {r for _, *more in parts.values() for r in more}
    if not gone:
        return workload, {}
    texts = {a.tensor: ",".join(str(i) for i in a.indices if not (i.is_plain and i.ranks[0] in gone)) for a in accesses}
    formula = re.sub(r"([A-Za-z_]\w*)\[[^\]]*\]", lambda found: f"{found[1]}[{texts[found[1]]}]", einsum.formula)
    sizes = {r: prod(workload.sizes[p] for p in parts.get(r, (r,))) for r in einsum.ranks if r not in gone}
    return Workload.parse([formula], sizes, workload.bits, workload.name), parts


def all_ranks(
    nodes: Iterable[Node], parts: Mapping[str, tuple[str, ...]], extents: Mapping[str, int]
) -> tuple[Node, ...]:
    """Nodes of perfect tiles below which so much is left of each rank, with the ranks of which some were made.

    >>> nodes = all_ranks((Loop("g", 8), Loop("g", 1)), {"g": ("g", "e")}, {"g": 2, "e": 16})
    >>> [(node.rank, node.tile) for node in nodes if isinstance(node, Loop)]
    [('g', 1), ('e', 8), ('e', 1)]
    """
    out, left = list[Node](), {p: extents[p] for ranks in parts.values() for p in ranks}
    for node in nodes:
        if not isinstance(node, Loop | Spread) or node.rank not in parts:
            out.append(node)
            continue
        steps = prod(left[p] for p in parts[node.rank]) // node.tile
        for part in parts[node.rank]:
            if (taken := gcd(steps, left[part])) > 1:
                left[part], steps = left[part] // taken, steps // taken
                out.append(replace(node, rank=part, tile=left[part]))
    return tuple(out)
