"""Each Einsum of a cascade searched alone, one after the other with all tensors at home: the first answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import inf, prod
from time import perf_counter
from typing import NamedTuple

from piste.mapspace.constraints import Constraint, Constraints
from piste.search.fused.cascade import alone
from piste.search.fused.einsum.kernel import Stair
from piste.search.fused.einsum.kind import Other
from piste.search.fused.einsum.ranks import all_ranks, fewer_ranks
from piste.search.objective import Objective
from piste.spec.architecture import Architecture, Memory, chip_for, may_keep
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

ALONE = 5.0  # seconds that the search of one Einsum alone may take
AGAIN = 1.0  # and that it may take again, with other tensors in the exchange memory, if it took that long
LEAST = 0.05  # and that it gets, however late it is


class Unfused(NamedTuple):
    """The best of each Einsum alone as one tree; `lower` is a lower bound on such trees, for sums over Einsums."""

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
    sizes: dict[str, int] | None = None,
) -> Unfused:
    """Search each kind of Einsum once, where that may take long for `ALONE` seconds at most; all are done at a time.
    Each gets the same share of that, those with few points first: what they do not need is for those that follow.
    `sizes` may be larger than those of the workload: tiles then divide these."""
    from piste.search import search

    memories = architecture.memories.values()
    home = next(iter(memories)).name
    kinds = list[_Alike]()
    known: dict[tuple[object, ...], _Alike] = {}
    for einsum in workload.einsums:
        one, rules = alone(workload, einsum, sizes), constraints.of(einsum)
        said = str(rules.to_list())
        merged, parts = one, dict[str, tuple[str, ...]]()
        if mapspace == "perfect" and not any(f"'{r}'" in said for r in einsum.ranks):
            merged, parts = fewer_ranks(one)
        (shown,) = merged.einsums
        ranks = {r: f"r{i}" for i, r in enumerate(shown.ranks)}
        tensors = {t: f"t{i}" for i, t in enumerate(one.tensors)}
        named = {*einsum.ranks, *one.tensors}
        accesses = tuple(
            (tuple((tuple((ranks[r], c) for r, c in i.terms), i.before, i.extent) for i in a.indices), one.bits[t])
            for t, a in shown.accesses.items()
        )
        extents = tuple(merged.sizes[r] for r in shown.ranks)
        about = said if any(f"'{n}'" in said for n in named) else ""
        units = tuple(u.name for u in architecture.units_for(einsum))
        key = accesses, extents, units, tuple(may_keep(one, m, t) for m in memories for t in one.tensors), about
        kinds.append(_Alike(key, einsum, one, merged, parts, ranks, tensors, rules))
        known.setdefault(key, kinds[-1])
    found: dict[tuple[object, ...], tuple[tuple[Node, ...], float, float]] = {}
    for number, like in enumerate(sorted(known.values(), key=lambda k: prod(k.merged.sizes.values()))):
        left = (until - perf_counter()) / (len(known) - number)
        seconds: float | None = min(ALONE, max(left, LEAST))
        if until == inf and soon(like.merged.einsums[0]):
            seconds = None
        best = search(
            like.merged, chip_for(like.einsum, architecture), objective=objective, mapspace=mapspace,
            constraints=like.rules, seconds=seconds,
        )  # fmt: skip
        if best.best is None:
            return Unfused(None, (), inf, f"{like.einsum.name}: {best.why}")
        inside = tuple(n for n in best.best.nodes if not (isinstance(n, Keep) and n.memory == home))
        found[like.key] = tuple(renamed(inside, like.ranks, like.tensors, "")), best.value, best.bracket[0]
    branches = list[tuple[Node, ...]]()
    for like in kinds:
        ranks, tensors = ({v: k for k, v in names.items()} for names in (like.ranks, like.tensors))
        nodes = renamed(found[like.key][0], ranks, tensors, like.einsum.name)
        branches.append(all_ranks(tuple(nodes), like.parts, like.one.sizes))
    values, lowers = (tuple(found[like.key][1] for like in kinds), tuple(found[like.key][2] for like in kinds))
    mapping = Mapping((Keep(home, workload.tensors), Fuse(tuple(branches))))
    return Unfused(mapping, values, sum(lowers), lowers=lowers)


class _Alike(NamedTuple):
    """An Einsum of which others may differ in names only (`key`): alone, with fewer ranks, and the names of all."""

    key: tuple[object, ...]
    einsum: Einsum
    one: Workload
    merged: Workload
    parts: dict[str, tuple[str, ...]]
    ranks: dict[str, str]
    tensors: dict[str, str]
    rules: Constraints


class Fed:
    """Searches one Einsum alone whose tensors may be in the exchange memory. Each of so `many` gets an even share of
    the time at first; what took too long once gets less."""

    def __init__(
        self, architecture: Architecture, exchange: str, objective: Objective, mapspace: str, until: float = inf,
        many: int = 1,
    ):  # fmt: skip
        self.architecture, self.exchange, self.until, self.many = architecture, exchange, until, many
        self.objective, self.mapspace = objective, mapspace
        self._seen: set[Workload] = set()
        self._long: set[Workload] = set()

    def __call__(self, one: Workload, constraints: Constraints, held: tuple[str, ...], room: float) -> Other:
        """The best with tensors `held` in the exchange memory, beside so many bits of others."""
        from piste.search import search

        home = next(iter(self.architecture.memories))
        bits = sum(one.bits[t] * prod(one.shapes[t]) for t in held)
        chip, entries = chip_for(one.einsums[0], self.architecture), constraints.entries
        if room < inf:
            parts = (
                replace(c, capacity_bytes=(room + bits) / 8) if isinstance(c, Memory) and c.name == self.exchange else c
                for c in chip.components
            )
            chip = replace(chip, components=tuple(parts))
        if held:
            entries = (*entries, Constraint(memory=home, bypass=held))
        self._seen.add(one)
        left = (self.until - perf_counter()) / max(self.many - len(self._seen) + 1, 2)
        seconds = max(min(AGAIN if one in self._long else ALONE, left), LEAST)
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


def renamed(nodes: Iterable[Node], ranks: dict[str, str], tensors: dict[str, str], einsum: str) -> list[Node]:
    """The nodes of one Einsum with the names of another that is like it."""
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
    return out
