"""Each Einsum of a cascade searched alone, one after the other with all tensors at home: the first answer."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import NamedTuple

from piste.mapspace.constraints import Constraints
from piste.search.fused.cascade import alone
from piste.search.objective import Objective
from piste.spec.architecture import Architecture
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

ALONE = 5.0  # seconds that the search of one Einsum alone may take
LEAST = 0.05  # and that it gets, however late it is


class Apart(NamedTuple):
    """The best of each Einsum alone as one tree; `lower` is what no such tree is below, for sums over Einsums."""

    mapping: Mapping | None
    values: tuple[float, ...]  # by Einsum
    lower: float
    why: str = ""
    lowers: tuple[float, ...] = ()  # by Einsum


def soon(einsum: Einsum) -> bool:
    """Whether a proof of an Einsum alone takes little time, so that it needs no clock: no window slides, few ranks."""
    return len(einsum.ranks) <= 4 and all(len(i.terms) < 2 for a in einsum.accesses.values() for i in a.indices)


def apart(
    workload: Workload,
    architecture: Architecture,
    objective: Objective,
    mapspace: str,
    constraints: Constraints,
    until: float = inf,
) -> Apart:
    """Search each kind of Einsum once, where that may take long for `ALONE` seconds at most; all are done at a time."""
    from piste.search import search

    home = next(iter(architecture.memories))
    quick = all(map(soon, workload.einsums))
    branches, values, lowers = list[tuple[Node, ...]](), list[float](), list[float]()
    known: dict[tuple[object, ...], tuple[tuple[Node, ...], float, float, str]] = {}
    for place, einsum in enumerate(workload.einsums):
        one, rules = alone(workload, einsum), constraints.of(einsum)
        ranks = {r: f"r{i}" for i, r in enumerate(einsum.ranks)}
        tensors = {t: f"t{i}" for i, t in enumerate(one.tensors)}
        named = {*einsum.ranks, *one.tensors}
        said = str(rules.to_list())
        accesses = tuple(
            (tuple(tuple((ranks[r], c) for r, c in i.terms) for i in a.indices), one.bits[t])
            for t, a in einsum.accesses.items()
        )
        sizes = tuple(one.sizes[r] for r in einsum.ranks)
        about = said if any(f"'{n}'" in said for n in named) else ""
        key = accesses, sizes, tuple(u.name for u in architecture.units_for(einsum)), about
        back_ranks, back_tensors = {v: k for k, v in ranks.items()}, {v: k for k, v in tensors.items()}
        if key not in known:
            left = (until - perf_counter()) / (len(workload.einsums) - place)
            seconds = None if until == inf and quick else min(ALONE, max(left, LEAST))
            found = search(
                one, architecture, objective=objective, mapspace=mapspace, constraints=rules, seconds=seconds
            )
            if found.best is None:
                return Apart(None, (), inf, f"{einsum.name}: {found.why}")
            inside = tuple(n for n in found.best.nodes if not (isinstance(n, Keep) and n.memory == home))
            known[key] = _named(inside, ranks, tensors, ""), found.value, found.bracket[0], ""
        nodes, value, least, _ = known[key]
        branches.append(_named(nodes, back_ranks, back_tensors, einsum.name))
        values.append(value)
        lowers.append(least)
    mapping = Mapping((Keep(home, workload.tensors), Fuse(tuple(branches))))
    return Apart(mapping, tuple(values), sum(lowers), lowers=tuple(lowers))


def _named(nodes: tuple[Node, ...], ranks: dict[str, str], tensors: dict[str, str], einsum: str) -> tuple[Node, ...]:
    """With other names."""
    out = list[Node]()
    for node in nodes:
        if isinstance(node, Keep):
            node = Keep(node.memory, tuple(tensors[t] for t in node.tensors), node.retain)
        elif isinstance(node, Loop):
            node = Loop(ranks[node.rank], node.tile)
        elif isinstance(node, Spread):
            node = Spread(ranks[node.rank], node.tile, node.over)
        elif isinstance(node, Compute):
            node = Compute(einsum, node.unit)
        out.append(node)
    return tuple(out)
