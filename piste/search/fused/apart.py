"""Each Einsum of a cascade searched alone, one after the other with all tensors at home: the first answer."""

from __future__ import annotations

import re
from collections.abc import Mapping as Sizes
from dataclasses import replace
from math import gcd, inf, prod
from time import perf_counter
from typing import NamedTuple

from piste.mapspace.constraints import Constraint, Constraints
from piste.search.fused.cascade import alone
from piste.search.fused.kernel import Stair
from piste.search.fused.kind import Other
from piste.search.objective import Objective
from piste.spec.architecture import Architecture, Memory
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

ALONE = 5.0  # seconds that the search of one Einsum alone may take
AGAIN = 1.0  # and that it may take again, with other tensors in the exchange memory, if it took that long
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
    branches, values, lowers = list[tuple[Node, ...]](), list[float](), list[float]()
    known: dict[tuple[object, ...], tuple[tuple[Node, ...], float, float, str]] = {}
    for place, einsum in enumerate(workload.einsums):
        one, rules = alone(workload, einsum), constraints.of(einsum)
        ranks = {r: f"r{i}" for i, r in enumerate(einsum.ranks)}
        tensors = {t: f"t{i}" for i, t in enumerate(one.tensors)}
        named = {*einsum.ranks, *one.tensors}
        said = str(rules.to_list())
        accesses = tuple(
            (tuple((tuple((ranks[r], c) for r, c in i.terms), i.before, i.extent) for i in a.indices), one.bits[t])
            for t, a in einsum.accesses.items()
        )
        sizes = tuple(one.sizes[r] for r in einsum.ranks)
        about = said if any(f"'{n}'" in said for n in named) else ""
        key = accesses, sizes, tuple(u.name for u in architecture.units_for(einsum)), about
        back_ranks, back_tensors = {v: k for k, v in ranks.items()}, {v: k for k, v in tensors.items()}
        if key not in known:
            left = (until - perf_counter()) / (len(workload.einsums) - place)
            seconds: float | None = min(ALONE, max(left, LEAST))
            merged, parts = one, dict[str, tuple[str, ...]]()
            if mapspace == "perfect" and not any(f"'{r}'" in said for r in einsum.ranks):
                merged, parts = fewer_ranks(one)
            if until == inf and soon(merged.einsums[0]):
                seconds = None
            found = search(
                merged, architecture, objective=objective, mapspace=mapspace, constraints=rules, seconds=seconds
            )
            if found.best is None:
                return Apart(None, (), inf, f"{einsum.name}: {found.why}")
            nodes = all_ranks(found.best.nodes, one.sizes, parts)
            inside = tuple(n for n in nodes if not (isinstance(n, Keep) and n.memory == home))
            known[key] = _named(inside, ranks, tensors, ""), found.value, found.bracket[0], ""
        nodes, value, least, _ = known[key]
        branches.append(_named(nodes, back_ranks, back_tensors, einsum.name))
        values.append(value)
        lowers.append(least)
    mapping = Mapping((Keep(home, workload.tensors), Fuse(tuple(branches))))
    return Apart(mapping, tuple(values), sum(lowers), lowers=tuple(lowers))


class Fed:
    """Searches one Einsum alone whose tensors may be in the exchange memory. What took too long once gets less time."""

    def __init__(
        self, architecture: Architecture, exchange: str, objective: Objective, mapspace: str, until: float = inf
    ):
        self.architecture, self.exchange, self.until = architecture, exchange, until
        self.objective, self.mapspace = objective, mapspace
        self._long: set[Workload] = set()

    def __call__(self, one: Workload, constraints: Constraints, held: tuple[str, ...], room: float) -> Other:
        """The best with tensors `held` in the exchange memory, beside so many bits of others."""
        from piste.search import search

        home = next(iter(self.architecture.memories))
        bits = sum(one.bits[t] * prod(one.shapes[t]) for t in held)
        chip, entries = self.architecture, constraints.entries
        if room < inf:
            parts = (
                replace(c, capacity_bytes=(room + bits) / 8) if isinstance(c, Memory) and c.name == self.exchange else c
                for c in chip.components
            )
            chip = replace(chip, components=tuple(parts))
        if held:
            entries = (*entries, Constraint(memory=home, bypass=held))
        seconds = max(min(AGAIN if one in self._long else ALONE, self.until - perf_counter()), LEAST)
        found = search(
            one, chip, objective=self.objective, mapspace=self.mapspace, constraints=Constraints(entries),
            seconds=seconds,
        )  # fmt: skip
        if not found.optimal:
            self._long.add(one)
        if found.best is None or found.report is None:
            return Other(found.bracket[0], None)
        nodes = list[Node]()
        for node in found.best.nodes:
            if isinstance(node, Keep):
                own = tuple(t for t in node.tensors if node.memory != self.exchange or t not in held)
                if node.memory == home or not own:
                    continue
                node = replace(node, tensors=own)
            nodes.append(node)
        used = 8.0 * found.report.peak_bytes.get(self.exchange, 0) - bits
        return Other(found.bracket[0], Stair(max(used, 0.0), found.value, 0, (), tuple(nodes)))


def fewer_ranks(workload: Workload) -> tuple[Workload, dict[str, tuple[str, ...]]]:
    """One Einsum with ranks that stand in the same tensors as one, and of which ranks each is made.

    Perfect tiles of the one are perfect tiles of the other that cost the same: what is counted depends on the product
    of their steps, and the prime factors of a product can be shared out among its ranks in any way.

    >>> merged, parts = fewer_ranks(Workload.parse("Q[m,g,e] = I[m,d] * W[d,g,e]", m=2, g=4, e=8, d=3))
    >>> print(merged, parts)
    Q[m,g] = I[m,d] * W[d,g] m=2 g=32 d=3 {'g': ('g', 'e')}
    """
    einsum = workload.einsums[0]
    accesses = einsum.accesses.values()
    slides = {r for a in accesses for i in a.indices if not i.is_plain for r in i.ranks}
    alike: dict[tuple[int, ...], list[str]] = {}
    for rank in einsum.ranks:
        times = tuple(sum(rank in i.ranks for i in a.indices) for a in accesses)
        if rank not in slides and max(times) == 1:
            alike.setdefault(times, []).append(rank)
    parts = {first: (first, *more) for first, *more in alike.values() if more}
    gone = {r for _, *more in parts.values() for r in more}
    if not gone:
        return workload, {}
    texts = {a.tensor: ",".join(str(i) for i in a.indices if not (i.is_plain and i.ranks[0] in gone)) for a in accesses}
    formula = re.sub(r"([A-Za-z_]\w*)\[[^\]]*\]", lambda found: f"{found[1]}[{texts[found[1]]}]", einsum.formula)
    sizes = {r: prod(workload.sizes[p] for p in parts.get(r, (r,))) for r in einsum.ranks if r not in gone}
    return Workload.parse([formula], sizes, workload.bits, workload.name), parts


def all_ranks(nodes: tuple[Node, ...], sizes: Sizes[str, int], parts: dict[str, tuple[str, ...]]) -> tuple[Node, ...]:
    """The nodes of a mapping of perfect tiles, with the ranks of which some were made.

    >>> print(Mapping(all_ranks((Loop("g", 8), Compute("Q")), {"g": 2, "e": 16}, {"g": ("g", "e")})))
     | for g in steps of 1
     |   for e in steps of 8
     |     compute Q
    """
    out, left = list[Node](), {p: sizes[p] for ranks in parts.values() for p in ranks}
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
