"""What constraints leave of the mappings of a workload on an architecture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import ceil, prod
from typing import NamedTuple

from piste.spec.architecture import Architecture, keepers
from piste.spec.constraints import Constraint, Constraints, LoopSpan, Range, demands
from piste.spec.mapping import Keep, Loop, Mapping, Spread, paths
from piste.spec.read import flow
from piste.spec.workload import Workload

__all__ = ["Constraint", "Constraints", "Range", "Rules"]

FREE = Range(1, None)  # of which nothing is said
LISTED = 1 << 12  # steps of which all divisors are tried


class TileLimit(NamedTuple):
    """What rules on loops say of a tile: inside of it, loops walk a rank in so many steps at most (None: in any
    number), and outside in so many at least."""

    inside: int | None
    outside: int


@dataclass(frozen=True)
class Rules:
    """All constraints together, and what hardware and workload demand anyway; made for one Einsum.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 14}), Memory("RF"), Unit("MAC")))
    >>> wishes = [{"memory": "RF", "bypass": ["input"], "ranks": ["m"]}, {"axis": "PE.x", "min_utilization": 0.8}]
    >>> rules = Rules(gemm(8, 8, 8), chip, Constraints.read(wishes))
    >>> rules.may_keep("RF", "A"), rules.must_keep("DRAM", "A"), rules.loop_ranks("RF"), rules.axis_least("PE.x")
    (False, True, frozenset({'m'}), 12)
    """

    workload: Workload
    architecture: Architecture
    constraints: Constraints = field(default_factory=Constraints)

    def __post_init__(self) -> None:
        self._demands  # noqa: B018 - so that what is wrong is told now

    @cached_property
    def _demands(self) -> tuple[Constraint, ...]:
        """What is asked for, but for lists of ranks that leave out none that can be walked."""
        walked = {rank for rank, size in self.workload.sizes.items() if size > 1}
        asked = demands(self.constraints, self.workload, self.architecture)
        return tuple([replace(d, ranks=None) if d.memory and walked <= set(d.ranks or ()) else d for d in asked])

    @property
    def facts(self) -> tuple[object, ...]:
        """All that rules say, to be compared with others."""
        return self._demands, self.constraints.spans, *map(tuple, self._may.values())

    # ----------------------------------------------------------------- keeps

    @cached_property
    def _may(self) -> dict[str, list[str]]:
        """By tensor: the memories that may keep it, outermost first."""
        barred = {(d.memory, t) for d in self._demands for t in d.bypass}
        able = keepers(self.workload, self.architecture)
        return {t: [m for m in memories if (m, t) not in barred] for t, memories in able.items()} if barred else able

    @cached_property
    def _must(self) -> set[tuple[str, str]]:
        said = {(str(d.memory), t) for d in self._demands for t in d.keep}
        return said | {(able[0], t) for t, able in self._may.items()}

    def may_keep(self, memory: str, tensor: str) -> bool:
        """Whether a memory may keep a tensor: by its own `keeps`, and no constraint bypasses it."""
        return memory in self._may[tensor]

    def bypasses(self, memory: str, tensor: str) -> bool:
        """Whether it is said that the tensor is not kept there."""
        return any(d.memory == memory and tensor in d.bypass for d in self._demands)

    def must_keep(self, memory: str, tensor: str) -> bool:
        """Whether it is said, or the memory is the outermost that may: where the tensor lives."""
        return (memory, tensor) in self._must

    # ----------------------------------------------------------------- loops

    def loop_ranks(self, memory: str) -> frozenset[str] | None:
        """The ranks that the loops of a memory may walk; None if any."""
        return self._ranks(memory)

    def loop_bounds(self, memory: str, rank: str) -> Range:
        """How many steps of a rank the loops of a memory take."""
        return self._span(memory, rank)

    @cached_property
    def least_extents(self) -> dict[str, dict[str, int]]:
        """By memory of which rules ask for steps of a rank: how far these go at least, in indices.

        Where tiles need not divide, steps of 2 and of 2 again, four in all, may go over three indices.

        >>> from piste.spec.architecture import Memory, Unit
        >>> from piste.spec.builders import gemm
        >>> chip = Architecture((Memory("DRAM"), Memory("RF"), Unit("MAC")))
        >>> Rules(gemm(8, 8, 8), chip, Constraints.read({"memory": "RF", "factors": {"m": 3, "k": 4}})).least_extents
        {'RF': {'m': 3, 'k': 3}}
        """
        asked = {m: {r: self.loop_bounds(m, r) for r in self.workload.ranks} for m in self.architecture.memories}
        far = {m: {r: _least_extent(span) for r, span in of.items() if span.lo > 1} for m, of in asked.items()}
        return {memory: ranks for memory, ranks in far.items() if ranks}

    def loop_order(self, memory: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What the outermost loops of a memory walk and what the innermost, outer before inner."""
        here = self._at[memory]
        return next((d.first for d in here if d.first), ()), next((d.last for d in here if d.last), ())

    def may_stand_above(self, memory: str, outer: str, inner: str) -> bool:
        """Whether a memory may walk `outer` around `inner`, both in more than one step."""
        first, last = self.loop_order(memory)
        if inner in first and outer not in first[: first.index(inner) + 1]:
            return False
        return outer not in last or inner in last[last.index(outer) :]

    # ------------------------------------------------------------------ axes

    def axis_ranks(self, over: str) -> tuple[str, ...]:
        """The ranks that may be spread over an axis: none around the memory where a tensor lives."""
        allowed = frozenset[str]() if over in self._around else self._ranks(over)
        return tuple(r for r in self.workload.ranks if allowed is None or r in allowed)

    @cached_property
    def _around(self) -> frozenset[str]:
        """The axes of fanouts around the outermost memory that may keep some tensor: its keep is above all walks."""
        position, live = self.architecture.position, (able[0] for able in self._may.values())
        inmost = max(position[memory] for memory in live)
        outside = [f for f in self.architecture.fanouts.values() if position[f.name] < inmost]
        return frozenset(f"{f.name}.{axis}" for f in outside for axis in f.axes)

    def axis_bounds(self, over: str, rank: str) -> Range:
        """How many instances of an axis a rank takes."""
        span = self._span(over, rank)
        return Range(span.lo, 1) if over in self._around else span

    def axis_least(self, over: str) -> int:
        """How many instances of an axis are used at least."""
        return self._leasts[over]

    @cached_property
    def _leasts(self) -> dict[str, int]:
        return {over: _least(self._at[over], width) for over, width in self._widths.items()}

    @cached_property
    def least_instances(self) -> int:
        """How many instances of the compute unit are used at least."""
        return _least(self._at[""], prod(self._widths.values()))

    # ----------------------------------------------------------------- whole

    @cached_property
    def retain(self) -> bool:
        """Whether every keep but the outermost of a tensor retains what the next tile shares with it."""
        return all(d.retain is not False for d in self._demands)

    @cached_property
    def hierarchy(self) -> bool:
        """Whether keeps of a memory stand above those of the memories further in."""
        return any(d.hierarchy for d in self._demands)

    @cached_property
    def binds_loops(self) -> bool:
        """Whether it is said what the loops of some memory walk, how many steps or in which order."""
        return self._without_loops != self._demands

    @cached_property
    def orders_loops(self) -> bool:
        """Whether it is said in which order loops of some memory stand."""
        return self.binds_loops and any(any(self.loop_order(memory)) for memory in self.architecture.memories)

    def without_loops(self) -> Constraints:
        """The constraints less what binds the loops of memories, but for what follows of it for their tiles."""
        return Constraints(self._without_loops, self.constraints.spans or self._spans)

    def without_orders(self) -> Constraints:
        """The constraints less what they say of the order of loops."""
        return Constraints(tuple(replace(d, first=(), last=()) if d.memory else d for d in self._demands))

    @cached_property
    def counts_loops(self) -> bool:
        """Whether it is said how often loops of some memory step, or that they do not walk a rank."""
        return bool(self._spans)

    @cached_property
    def _without_loops(self) -> tuple[Constraint, ...]:
        return tuple(replace(d, ranks=None, factors={}, first=(), last=()) if d.memory else d for d in self._demands)

    @property
    def _spans(self) -> tuple[LoopSpan, ...]:
        """What rules say of loops, where they say something."""
        pairs = product(self.architecture.memories, self.workload.ranks if self.binds_loops else ())
        bounds = {pair: self.loop_bounds(*pair) for pair in pairs}
        return tuple([LoopSpan(*pair, *span) for pair, span in bounds.items() if span != FREE])

    def tile_limit(self, memory: str, rank: str, used: frozenset[str]) -> TileLimit | None:
        """What is known of the tiles of a memory where rules on loops were left out, if nothing but the memories that
        are `used` keeps anything. Loops belong to memories in order. So below a keep are none but those of its memory
        and of memories further in, and all those of memories further out are above."""
        key = memory, rank, used
        if key not in self._limits:
            position = self.architecture.position
            spans = {span.memory: span for span in self.constraints.spans if span.rank == rank}
            most = [spans[m].most if m in spans else None for m in used if position[m] >= position[memory]]
            inside = None if None in most else prod(n for n in most if n is not None)
            outside = prod(span.least for m, span in spans.items() if position[m] < position[memory])
            self._limits[key] = TileLimit(inside, outside) if inside is not None or outside > 1 else None
        return self._limits[key]

    @cached_property
    def _limits(self) -> dict[tuple[str, str, frozenset[str]], TileLimit | None]:
        return {}

    def _ranks(self, place: str) -> frozenset[str] | None:
        return self._allowed.get(place)

    @cached_property
    def _allowed(self) -> dict[str, frozenset[str]]:
        """By memory or axis: the ranks that it may take, where that is said."""
        sets = {place: [frozenset(d.ranks) for d in here if d.ranks is not None] for place, here in self._at.items()}
        return {place: frozenset.intersection(*some) for place, some in sets.items() if some}

    def _span(self, place: str, rank: str) -> Range:
        spans = [d.factors[rank] for d in self._at[place] if rank in d.factors]
        if place in self._allowed and rank not in self._allowed[place]:
            return Range(1, 1)
        if not spans:
            return FREE
        return Range(max([s.lo for s in spans]), min([s.hi for s in spans if s.hi], default=None))

    @cached_property
    def _at(self) -> dict[str, list[Constraint]]:
        """By memory or axis (which has a dot in its name), those on the whole mapping under no name."""
        at: dict[str, list[Constraint]] = {place: [] for place in (*self.architecture.memories, *self._widths, "")}
        for d in self._demands:
            at[d.memory or d.axis or ""].append(d)
        return at

    @cached_property
    def _widths(self) -> dict[str, int]:
        return {f"{f.name}.{a}": w for f in self.architecture.fanouts.values() for a, w in f.axes.items()}

    # --------------------------------------------------------------- answers

    def broken_by(self, mapping: Mapping) -> str | None:
        """The first rule that a legal mapping breaks, in one line; None if it keeps them all."""
        return next(self._breaks(mapping), None)

    def _breaks(self, mapping: Mapping) -> Iterator[str]:
        nest = _ByMemory(self.workload, self.architecture, mapping)
        for tensor, memories in nest.kept.items():
            for memory in memories:
                if not self.may_keep(memory, tensor):
                    yield f"{memory} keeps {tensor}, which it must not"
            for memory in self.architecture.memories:
                if self.must_keep(memory, tensor) and memory not in memories:
                    yield f"{memory} does not keep {tensor}, which it must"
        for memory, tensor, retain in nest.inner:
            if retain != self.retain:
                yield f"the keep of {tensor} in {memory} has retain: {flow(retain)}, but must have {flow(self.retain)}"
        position = self.architecture.position
        for outer, inner in zip(nest.memories, nest.memories[1:], strict=False):
            if self.hierarchy and position[outer] > position[inner]:
                yield f"{outer} keeps above {inner}, which is further out"
        for (place, rank), steps in nest.steps.items():
            allowed = self._ranks(place)
            if steps > 1 and allowed is not None and rank not in allowed:
                yield f"{place} takes {steps} of {rank}, but may only take {', '.join(sorted(allowed)) or 'no rank'}"
        for place, demanded in self._at.items():
            for rank in dict.fromkeys(rank for d in demanded for rank in d.factors):
                steps, span = nest.steps.get((place, rank), 1), self._span(place, rank)
                if steps not in span:
                    yield f"{place} takes {steps} of {rank}, but must take {span}"
        for memory, loops in nest.orders.items():
            for above, below in combinations(loops, 2):
                for a, b in product(sorted(above), sorted(below)):
                    if not self.may_stand_above(memory, a, b):
                        yield f"{memory} walks {a} above {b}, but its order says otherwise"
        for over, width in self._widths.items():
            if nest.used[over] < self.axis_least(over):
                yield f"{over} uses {nest.used[over]} of {width}, but must use {self.axis_least(over)}"
        total = prod(nest.used.values())
        if total < self.least_instances:
            yield f"{total} compute instances are used, but {self.least_instances} must be"

    def culprit(self, empties: Callable[[Constraints], bool]) -> str:
        """Which constraints leave no mapping, in one line: as few as together do, `empties` telling what does.

        What stays when no more can be dropped without a mapping appearing; the later ones are dropped first.
        """
        if empties(Constraints()):
            return "the architecture leaves no mapping even without constraints"
        left = [part for entry in self.constraints.entries for part in _parts(entry)]
        for part in reversed(left[:]):
            fewer = [p for p in left if p is not part]
            if empties(Constraints(tuple(fewer))):
                left = fewer
        verdict = "leaves no mapping; relax it" if len(left) == 1 else "together leave no mapping; relax one"
        return f"{' and '.join(map(str, left))} {verdict}"


def _least_extent(span: Range) -> int:
    """How many indices so many steps go over at least, in one loop or several, whose last steps may be short."""
    if span.hi != span.lo or span.lo > LISTED:
        return 1 + (span.lo - 1).bit_length()  # n loops of two steps go over n + 1
    inside = {1: 1}
    for n in range(2, span.lo + 1):
        if span.lo % n == 0:
            inside[n] = min((n // m - 1) * extent + 1 for m, extent in inside.items() if n % m == 0)
    return inside[span.lo]


def _least(demanded: list[Constraint], width: int) -> int:
    """Whole instances; a share means the decimal that was written."""
    shares = [Fraction(str(d.min_utilization)) for d in demanded if d.min_utilization is not None]
    return max([ceil(share * width) for share in shares], default=1)


def _parts(entry: Constraint) -> list[Constraint]:
    """Each demand of an entry alone."""
    place = Constraint(memory=entry.memory, axis=entry.axis)
    parts = [replace(place, factors={rank: span}) for rank, span in entry.factors.items()]
    for key in ("keep", "bypass", "ranks", "first", "last", "min_utilization", "retain", "hierarchy", "preset"):
        if (value := getattr(entry, key)) != getattr(place, key):
            parts.append(replace(place, **{key: value}))
    return parts


class _ByMemory:
    """A mapping by memory and axis: who keeps what, how many steps each takes of each rank and in which order."""

    def __init__(self, workload: Workload, architecture: Architecture, mapping: Mapping) -> None:
        position = architecture.position
        self.kept: dict[str, list[str]] = {tensor: [] for tensor in workload.tensors}
        self.inner: list[tuple[str, str, bool]] = []  # memory, tensor and retain of keeps that are not a tensor's first
        self.memories: list[str] = []  # of the keeps, top down
        self.steps: dict[tuple[str, str], int] = {}  # by memory or axis, and rank
        self.orders: dict[str, list[set[str]]] = {memory: [] for memory in architecture.memories}
        self.used = {f"{f.name}.{axis}": 1 for f in architecture.fanouts.values() for axis in f.axes}
        (path,) = paths(mapping.nodes)
        extents = {rank: workload.sizes[rank] for rank in workload.makers[path.einsum].ranks}
        owner = next(iter(architecture.memories))
        for _, node in path.steps:
            if isinstance(node, Keep):
                owner = max(owner, node.memory, key=lambda name: position[name])
                self.memories.append(node.memory)
                for tensor in node.tensors:
                    if self.kept[tensor]:
                        self.inner.append((node.memory, tensor, node.retain))
                    self.kept[tensor].append(node.memory)
            elif isinstance(node, Loop | Spread) and node.tile < extents[node.rank]:
                steps = -(-extents[node.rank] // node.tile)
                extents[node.rank] = node.tile
                if isinstance(node, Spread):
                    self.used[node.over] *= steps
                    self._take(node.over, node.rank, steps)
                else:
                    self.orders[owner].append({node.rank})
                    self._take(owner, node.rank, steps)
        left = {rank for rank, extent in extents.items() if extent > 1}  # walked by the compute, in any order
        self.orders[owner].append(left)
        for rank in left:
            self._take(owner, rank, extents[rank])

    def _take(self, place: str, rank: str, steps: int) -> None:
        self.steps[place, rank] = self.steps.get((place, rank), 1) * steps
