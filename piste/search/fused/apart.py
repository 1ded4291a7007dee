"""Each Einsum of a cascade searched alone, one after the other, with all tensors at home or some passed on whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import chain, combinations
from math import inf, prod
from time import perf_counter
from typing import NamedTuple

from piste.mapspace.constraints import Constraint, Constraints
from piste.mapspace.space import Mapspace
from piste.search.anytime.climb import First
from piste.search.fused.cascade import alone
from piste.search.fused.deadline import late
from piste.search.fused.einsum.kernel import Stair
from piste.search.fused.einsum.kind import Other
from piste.search.fused.einsum.ranks import all_ranks, fewer_ranks
from piste.search.objective import Objective
from piste.search.strategy import Watch
from piste.spec.architecture import Architecture, Memory, chip_for, may_keep
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

ALONE = 5.0  # seconds that the search of one Einsum alone may take
AGAIN = 1.0  # and that it may take again, with other tensors in the exchange memory, if it took that long
LEAST = 0.03  # below which it is not begun
DESCENT = 2000  # mappings that are looked at instead


class Unfused(NamedTuple):
    """The best of each Einsum alone as one tree; `lower` is a lower bound on such trees, for sums over Einsums."""

    mapping: Mapping | None
    values: tuple[float, ...]  # by Einsum
    lower: float
    why: str = ""
    lowers: tuple[float, ...] = ()  # by Einsum


NOTHING = Unfused(None, (), inf)


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
    watch: Watch | None = None,
) -> Unfused:
    """Search each kind of Einsum once, where that may take long for `ALONE` seconds at most; all are done at a time.
    Each gets the same share of that, those with few points first: what they do not need is for those that follow. What
    has less than `LEAST` gets one descent (`_at_once`). `sizes` may be larger than those of the workload: tiles then
    divide these."""
    from piste.search import search

    home = next(iter(architecture.memories))
    kinds = [_alike(workload, architecture, e, mapspace, constraints, sizes) for e in workload.einsums]
    known: dict[tuple[object, ...], _Alike] = {}
    for like in kinds:
        known.setdefault(like.key, like)
    found: dict[tuple[object, ...], tuple[tuple[Node, ...], float, float]] = {}
    for number, like in enumerate(sorted(known.values(), key=lambda k: prod(k.merged.sizes.values()))):
        left, chip = (until - perf_counter()) / (len(known) - number), chip_for(like.einsum, architecture)
        seconds: float | None = min(ALONE, left)
        if until == inf and soon(like.merged.einsums[0]):
            seconds = None
        if left < LEAST or late(until, watch):
            if (quick := _at_once(like.merged, chip, objective, mapspace, like.rules)) is not None:
                found[like.key] = like.told(_inside(quick.mapping, home)), quick.value, 0.0
                continue
            seconds = LEAST
        best = search(
            like.merged, chip, objective=objective, mapspace=mapspace, constraints=like.rules, seconds=seconds
        )
        if best.best is None:
            return Unfused(None, (), inf, f"{like.einsum.name}: {best.why}")
        found[like.key] = like.told(_inside(best.best, home)), best.value, best.bracket[0]
    branches = [like.its_own(found[like.key][0]) for like in kinds]
    values, lowers = (tuple(found[like.key][1] for like in kinds), tuple(found[like.key][2] for like in kinds))
    mapping = Mapping((Keep(home, workload.tensors), Fuse(tuple(branches))))
    return Unfused(mapping, values, sum(lowers), lowers=lowers)


def _inside(mapping: Mapping, home: str) -> tuple[Node, ...]:
    """All nodes but what the outermost memory keeps."""
    return tuple(n for n in mapping.nodes if not (isinstance(n, Keep) and n.memory == home))


class _Quick(NamedTuple):
    mapping: Mapping
    value: float


def _at_once(
    one: Workload, architecture: Architecture, objective: Objective, mapspace: str, constraints: Constraints
) -> _Quick | None:
    """A mapping of an Einsum after one descent, which takes some hundredths of a second; None if that meets none, or
    it has no ranks."""
    if not one.ranks:
        return None
    first = First(Mapspace(one, architecture, mapspace, constraints.of(one.einsums[0])).plainest, objective)
    before = -1
    while first.climbs and before < first.evaluated < DESCENT:
        before = first.evaluated
        first.step(DESCENT // 10)
    if first.mapping is None or first.workload != one:  # tiles are padded
        return None
    return _Quick(first.mapping, first.value)


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

    def told(self, nodes: Iterable[Node]) -> tuple[Node, ...]:
        """Nodes of it, with names that all Einsums like it have."""
        return tuple(renamed(nodes, self.ranks, self.tensors, ""))

    def its_own(self, nodes: Iterable[Node]) -> tuple[Node, ...]:
        """Such nodes, as they are for this one."""
        ranks, tensors = ({v: k for k, v in names.items()} for names in (self.ranks, self.tensors))
        return all_ranks(tuple(renamed(nodes, ranks, tensors, self.einsum.name)), self.parts, self.one.sizes)


def _alike(
    workload: Workload,
    architecture: Architecture,
    einsum: Einsum,
    mapspace: str,
    constraints: Constraints,
    sizes: dict[str, int] | None = None,
) -> _Alike:
    memories = architecture.memories.values()
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
    return _Alike(key, einsum, one, merged, parts, ranks, tensors, rules)


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
        seconds = max(min(AGAIN if one in self._long else ALONE, left), LEAST)  # however late it is
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


class PassedOn:
    """Each Einsum alone, with results that others read whole in the exchange memory.

    No loop is shared, so nothing need be known of an Einsum but what its own search finds. As many results stay there
    as leave a quarter of it free for what each Einsum keeps for itself.
    """

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        exchange: str,
        objective: Objective,
        mapspace: str,
        constraints: Constraints,
    ):
        self.workload, self.home, memory = workload, next(iter(architecture.memories)), architecture.memories[exchange]
        self.room = inf if memory.capacity_bytes is None else 8.0 * float(memory.capacity_bytes)
        fit = (t for t in workload.intermediates if _bits(workload, t) <= self.room)
        self.may = [t for t in fit if _may(workload, memory, t)]
        self.held = _that_fit(workload, self.may, 0.75 * self.room)
        self.exchange = exchange
        self._kinds = [_alike(workload, architecture, e, mapspace, constraints) for e in workload.einsums]
        self._fed = partial(Fed, architecture, exchange, objective, mapspace)

    def best(self, until: float = inf, watch: Watch | None = None) -> Mapping | None:
        """The best tree; None if nothing can stay, or there is no time."""
        if not self.held:
            return None
        fed = self._fed(until, len({like.key for like in self._kinds}))
        found: dict[tuple[object, ...], tuple[Node, ...]] = {}
        branches = list[tuple[Node, ...]]()
        for number, like in enumerate(self._kinds):
            lives = (t for t in self.held if _lives(self.workload, t, number))
            beside = self.room - sum(_bits(self.workload, t) for t in lives)
            some = tuple(t for t in like.one.tensors if t in self.held)
            key = like.key, tuple(like.tensors[t] for t in some), beside
            if key not in found:
                stair = None if late(until, watch) else fed(like.merged, like.rules, some, beside).stair
                if stair is None:
                    return None
                found[key] = like.told(stair.nodes)
            branches.append(like.its_own(found[key]))
        kept = tuple(t for t in self.workload.tensors if t not in self.held)
        return Mapping((Keep(self.home, kept), Keep(self.exchange, tuple(self.held)), Fuse(tuple(branches))))

    def lowers(self, until: float = inf, watch: Watch | None = None) -> tuple[float, ...]:
        """By Einsum: what it costs at least, whichever results stay. Each bound gets an even share of the time that is
        left, without a clock a second."""
        choices = [tuple(t for t in like.one.tensors if t in self.may) for like in self._kinds]
        keys = [(like.key, tuple(map(like.tensors.get, each))) for like, each in zip(self._kinds, choices, strict=True)]
        asked = {key: (like, each) for key, like, each in zip(keys, self._kinds, choices, strict=True)}
        left, least = sum(1 << len(each) for _, each in asked.values()), dict[tuple[object, ...], float]()
        for key, (like, each) in asked.items():
            for some in chain.from_iterable(combinations(each, n) for n in range(len(each) + 1)):
                now = perf_counter()
                share = AGAIN if until == inf else (until - now) / left
                over = share <= 0 or late(until, watch)
                lower = 0.0 if over else self._fed(now + 2 * share)(like.merged, like.rules, some, inf).lower
                least[key], left = min(least.get(key, inf), lower), left - 1
        return tuple(least[key] for key in keys)


def _bits(workload: Workload, tensor: str) -> int:
    return prod(workload.shapes[tensor]) * workload.bits[tensor]


def _lives(workload: Workload, tensor: str, number: int) -> bool:
    """Whether an intermediate is there while an Einsum runs: from its maker to its last reader."""
    names = [e.name for e in workload.einsums]
    return names.index(tensor) <= number <= max(names.index(e.name) for e in workload.readers[tensor])


def _may(workload: Workload, memory: Memory, tensor: str) -> bool:
    """Whether a memory may keep a tensor, whichever Einsum runs."""
    return all(may_keep(alone(workload, e), memory, tensor) for e in workload.einsums if tensor in e.accesses)


def _that_fit(workload: Workload, tensors: list[str], room: float) -> list[str]:
    """Of intermediates that are there at once, the largest are left out until the others fit."""
    held = list(tensors)
    for number in range(len(workload.einsums)):
        here = sorted((t for t in held if _lives(workload, t, number)), key=lambda t: _bits(workload, t))
        while sum(_bits(workload, t) for t in here) > room:
            held.remove(here.pop())
    return held


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
