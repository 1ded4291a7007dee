"""A cascade on a chip: its Einsums in order, what each may keep, and which ranks a shared loop walks in each."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, partial
from math import inf, prod
from typing import Any, NamedTuple

from piste.errors import SpecError
from piste.mapspace.constraints import Constraints, Rules
from piste.search.fused.einsum.extent import Extent, Part, divisors, is_odd, largest, made_for, uneven, visits
from piste.search.fused.einsum.kernel import Stair
from piste.search.fused.einsum.kind import Kind, Search, why_not, without_retention
from piste.search.fused.einsum.prices import CascadePrices
from piste.search.fused.einsum.tables import ShapeTables
from piste.spec.architecture import Architecture, Memory, chip_for
from piste.spec.einsum import Einsum, Index
from piste.spec.workload import Workload

MANY = 40  # ways to make a rank again or in part: where windows follow windows there may be more, and none is tried


def alone(workload: Workload, einsum: Einsum, sizes: dict[str, int] | None = None) -> Workload:
    """A workload of one Einsum of several, with sizes of its own if they are said."""
    tensors = [a.tensor for a in (*einsum.operands, einsum.output)]
    plain = replace(einsum, running=(), rescale=None)
    own = {r: (sizes or workload.sizes)[r] for r in einsum.ranks}
    return Workload((plain,), own, {t: workload.bits[t] for t in dict.fromkeys(tensors)})


def refuse_homeless(workload: Workload, architecture: Architecture, constraints: Constraints) -> None:
    """Refuse a chip or rules by which the outermost memory may not keep every tensor: what is not exchanged is there.

    >>> from piste.spec.architecture import Unit
    >>> chip = Architecture((Memory("DRAM", keeps=("A", "Z")), Memory("GLB"), Unit("MAC")))
    >>> refuse_homeless(Workload.parse("P[m] = A[m]; Z[m] = P[m]", m=4), chip, Constraints())
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: DRAM may not keep P, and what Einsums do not exchange is there; allow it
    """
    home = next(iter(architecture.memories))
    for einsum in workload.einsums:
        rules = Rules(alone(workload, einsum), chip_for(einsum, architecture), constraints.of(einsum))
        for tensor in einsum.accesses:
            if not rules.may_keep(home, tensor):
                raise SpecError(f"{home} may not keep {tensor}, and what Einsums do not exchange is there; allow it")


def exchange_of(architecture: Architecture) -> str | None:
    """The memory in which tensors may be exchanged: the outermost but one, if it stands outside all fanouts."""
    names = list(architecture.memories)
    first = min((architecture.position[f] for f in architecture.fanouts), default=len(architecture.components))
    return names[1] if len(names) > 1 and architecture.position[names[1]] < first else None


def with_exchange(architecture: Architecture) -> Architecture:
    """A chip that has such a memory; one that holds nothing, and takes what the outermost does, if it has none."""
    if exchange_of(architecture) is not None or not architecture.memories or not architecture.fanouts:
        return architecture
    parts = architecture.components
    at = min(architecture.position[f] for f in architecture.fanouts)
    outer = next(iter(architecture.memories.values()))
    nothing = Memory(
        f"above {parts[at].name}", 0.0, (), read_pj=outer.read_pj, write_pj=outer.write_pj, drain_pj=outer.drain_pj,
        read_pj_per_bit=outer.read_pj_per_bit, write_pj_per_bit=outer.write_pj_per_bit,
        drain_pj_per_bit=outer.drain_pj_per_bit,
    )  # fmt: skip
    return replace(architecture, components=(*parts[:at], nothing, *parts[at:]))


LACKS = ""


class Walked(NamedTuple):
    """What a shared loop leaves an Einsum: of which of its ranks, how much. If it `LACKS` such a rank, it is made again
    in every iteration."""

    einsum: int
    rank: str
    left: Extent


class Known:
    """What joins have worked out of a cascade, by what it depends on."""

    def __init__(self) -> None:
        self.options: dict[tuple[object, ...], Any] = {}  # ways to keep a tensor
        self.openings: dict[tuple[object, ...], Any] = {}  # loops that may begin with an Einsum
        self.below: dict[tuple[object, ...], Any] = {}  # an Einsum below loops
        self.bounds: dict[tuple[object, ...], Any] = {}  # the ranks that open loops walk in an Einsum
        self.open_loops: dict[tuple[object, ...], Any] = {}  # loops that may be open around an Einsum
        self.stacks: dict[tuple[object, ...], int] = {(): 0}  # loops above one another, by number


class Cascade:
    """The Einsums of a workload in an order of computation, each with what it costs on a chip (`Kind`)."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        constraints: Constraints,
        prices: CascadePrices,
        order: tuple[str, ...] | None = None,
        kinds: dict[tuple[object, ...], Kind] | None = None,
        search: Search | None = None,
        tables: dict[tuple[object, ...], ShapeTables] | None = None,
        halos: bool = False,
    ):
        self.halos = halos  # what windows reach back to may be made again, and what they leave out is not made
        self.workload, self.architecture, self._search = workload, architecture, search
        self.constraints, self.prices = constraints, prices
        self._tables = {} if tables is None else tables
        self.uneven = search is not None  # tiles of shared loops need not divide
        self.einsums = [workload.makers[name] for name in order or workload.makers]
        exchange = exchange_of(architecture)
        if exchange is None:
            raise SpecError("no memory between the outermost and the first fanout, in which tensors could be exchanged")
        self.exchange, self.home = exchange, next(iter(architecture.memories))
        self.memories = [exchange]  # in which tensors are exchanged, by level
        room = architecture.memories[exchange].capacity_bytes
        self.capacity = inf if room is None else 8.0 * room  # bits
        self.known = Known()  # what joins have worked out, whatever the capacity
        self.index = {e.name: i for i, e in enumerate(self.einsums)}
        self.readers = {
            t: tuple(i for i, e in enumerate(self.einsums) if any(a.tensor == t for a in e.operands))
            for t in workload.tensors
        }
        self.last_read = {t: max(readers, default=-1) for t, readers in self.readers.items()}
        self._kinds = {} if kinds is None else kinds
        self.parts = self._parts()
        if any(sum(map(is_odd, each)) > MANY for ranks in self.parts for each in ranks.values()):
            self.halos = False
            self.parts = self._parts()
        self.kinds = [self._kind(e, constraints, prices) for e in self.einsums]

    def _kind(self, einsum: Einsum, constraints: Constraints, prices: CascadePrices) -> Kind:
        if (reason := why_not(einsum, self.workload.sizes)) is not None:
            raise SpecError(f"a cascade is searched as a whole if its counts are products; {reason}")
        one = alone(self.workload, einsum)
        chip = chip_for(einsum, self.architecture)
        rules = Rules(one, chip, without_retention(constraints.of(einsum)))
        if rules.binds_loops:
            raise SpecError(
                f"constraints on the loops of a memory ({einsum.name}) are for one Einsum; constrain keeps and axes"
            )
        parts = self.parts[self.index[einsum.name]]
        axes = (f"{f.name}.{axis}" for f in self.architecture.fanouts.values() for axis in f.axes)
        if rules.least_instances > 1 or any(rules.axis_least(over) > 1 for over in axes):
            parts = {}  # later iterations may use fewer instances
        said = {t: tuple(each) for t, *each in prices.home}
        home = tuple(said.get(t, ()) for t in one.tensors)
        key = *_like(one, rules), tuple(parts.get(r) for r in einsum.ranks), home
        if key not in self._kinds:
            search = None if self._search is None else partial(self._search, one, constraints.of(einsum))
            some = tuple(tuple(price > 0 for price in each) for each in home)
            tables = self._tables.setdefault((key[:-1], some, one, prices.some), ShapeTables())
            self._kinds[key] = Kind(one, chip, rules, self.exchange, prices, parts, search, tables)
        kind = self._kinds[key]
        if not kind.supported:
            raise SpecError(f"{einsum.name} adds one rank to two others in its indices; search its Einsums alone")
        return kind

    def later_readers(self, i: int, tensor: str, memory: str) -> tuple[list[int], list[int]]:
        """The Einsums after one that read a tensor, and the first of these, up to one that must not from a memory."""
        later = [j for j in self.readers[tensor] if j > i]
        rules = ((self.kinds[j], self.tensors[j][tensor]) for j in later)
        near = [not kind.rules.bypasses(memory, kind.tensors[n]) for kind, n in rules]
        return later, later[: (*near, False).index(False)]

    def _parts(self) -> list[dict[str, tuple[Part, ...]]]:
        """By Einsum and rank: what loops may leave of it that readers of its windows share."""
        found = [dict[str, tuple[Part, ...]]() for _ in self.einsums]
        sizes = self.workload.sizes
        for i in range(len(self.einsums) - 1, -1, -1):
            made = self.einsums[i].output
            for axis, rank in enumerate(made.ranks):
                parts = dict[Part, None]()
                for j in self.readers[made.tensor]:
                    index = self.einsums[j].accesses[made.tensor].indices[axis]
                    for own in index.ranks:
                        plain: tuple[Extent, ...] = () if index.is_plain else divisors(sizes[own])[:-1]
                        for left in (*plain, *found[j].get(own, ())):
                            for part in self._made(j, index, own, left):
                                if isinstance(part, Part) and part.end == sizes[rank]:
                                    parts[part] = None
                if parts:
                    found[i][rank] = tuple(sorted(parts, key=lambda part: (is_odd(part), part)))
        for einsum, parts_of, ranks in zip(self.einsums, found, self.shareable if self.uneven else (), strict=False):
            slide = {r for a in einsum.accesses.values() for i in a.indices if not i.is_plain for r in i.ranks}
            for rank in sorted(ranks - slide):
                parts_of[rank] = (*parts_of.get(rank, ()), *uneven(sizes[rank]))
        return found

    def _made(self, reader: int, index: Index, rank: str, left: Extent) -> tuple[Extent, ...]:
        """What may be made along an axis for an Einsum that reads it with an index, if a loop leaves it so much of a
        rank: what its windows newly reach or, with `halos`, all that they reach. Nothing if it is no window over that
        rank."""
        if index.is_plain and not is_odd(left):
            return (left,)
        if len(index.terms) > 2 or (rank not in self.einsums[reader].output.ranks and not self.halos):
            return ()
        step = dict(index.terms)[rank]
        reach = sum(c * (self.workload.sizes[r] - 1) for r, c in index.terms if r != rank)
        about = step, reach, index.before, index.extent, self.workload.sizes[rank], left
        found = dict.fromkeys(made_for(*about, again) for again in (False, True)[: 1 + self.halos])
        return tuple(one for one in found if one is not None and (self.halos or not is_odd(one)))

    def walked_in(self, i: int, steps: int, loop: tuple[Walked, ...], again: bool = False) -> list[Walked]:
        """Every way in which an Einsum may be placed inside a shared loop of so many steps that others are in already:
        tensors that it reads of theirs say which rank the loop walks in it, else a rank of the same name does. Of what
        is made again in the loop, it reads the same in every iteration. If it may be made `again`, it may lack it."""
        einsum, known, sizes = self.einsums[i], dict(self.numbers[i]), self.workload.sizes
        named = {(rank, left): None for _, rank, left in loop if rank != LACKS}
        found = [(rank, left) for rank, left in named if left in known.get(rank, ())]
        if not named:
            found = [(r, e) for r, extents in known.items() for e in extents if not isinstance(e, Part)]
        implied, fixed = False, set[str]()
        for j, rank, left in loop:
            made = self.einsums[j].output
            if made.tensor not in einsum.accesses or made.tensor in einsum.running:
                continue
            if rank == LACKS:
                fixed.update(einsum.accesses[made.tensor].ranks)
                continue
            if rank not in made.ranks:
                return []
            index = einsum.accesses[made.tensor].indices[made.ranks.index(rank)]
            walks = [(r, e) for r in index.ranks for e in known.get(r, ()) if left in self._made(i, index, r, e)]
            found = [walk for walk in walks if walk in found or not implied]
            implied = True
        lacks = [Walked(i, LACKS, 1)] if again and not implied else []
        return lacks + [
            Walked(i, rank, left) for rank, left in found if visits(sizes[rank], left) == steps and rank not in fixed
        ]

    def is_again(self, walked: Walked) -> bool:
        """Whether a loop is one below which something is made again, or gaps are left, or that walks a window along a
        rank that its result lacks."""
        if walked.rank == LACKS or is_odd(walked.left):
            return True
        einsum = self.einsums[walked.einsum]
        made = (index for a in einsum.operands if a.tensor in self.index for index in a.indices)
        return walked.rank not in einsum.output.ranks and any(walked.rank in i.ranks and not i.is_plain for i in made)

    def again(self, i: int) -> frozenset[int]:
        """The steps of loops over ranks of later Einsums, in which an Einsum that lacks them may be made again."""
        reached, steps = {i}, set[int]()
        for j in range(i + 1, len(self.einsums)):
            if any(j in self.readers[self.einsums[k].name] for k in reached):
                reached.add(j)
                steps.update(self.workload.sizes[r] // e for r in self.einsums[j].ranks for e in self._divisors(r))
        return frozenset(steps)

    def _divisors(self, rank: str) -> tuple[int, ...]:
        return divisors(self.workload.sizes[rank])[:-1]

    # What an Einsum calls a rank or a tensor, its kind may call otherwise.

    @cached_property
    def ranks(self) -> list[dict[str, str]]:
        """By Einsum: the rank of its kind, by its own."""
        return [
            dict(zip(e.ranks, k.of.einsums[0].ranks, strict=True))
            for e, k in zip(self.einsums, self.kinds, strict=True)
        ]

    @cached_property
    def numbers(self) -> list[list[tuple[str, dict[Extent, int]]]]:
        """By Einsum, for each rank of its kind: its own name of it, and the number of every extent."""
        found = []
        for names, kind in zip(self.ranks, self.kinds, strict=True):
            own = {theirs: mine for mine, theirs in names.items()}
            found.append([(own[r], {e: i for i, e in enumerate(left)}) for r, left in kind.left.items()])
        return found

    @cached_property
    def _merged(self) -> list[list[tuple[tuple[str, ...], dict[Extent, int]]]]:
        """The same for each of the fewer ranks that its kind counts with, each made of some of its own."""
        found = []
        for names, kind in zip(self.ranks, self.kinds, strict=True):
            own = {theirs: mine for mine, theirs in names.items()}
            found.append([(tuple(own[r] for r in members), number) for members, number in kind.numbers])
        return found

    def at(self, i: int, left: dict[str, Extent]) -> tuple[int, ...]:
        """The numbers that its kind has for what is left of the ranks of an Einsum."""
        return tuple(
            [
                number[left[ranks[0]] if len(ranks) == 1 else prod([largest(left[r]) for r in ranks])]
                for ranks, number in self._merged[i]
            ]
        )

    @cached_property
    def tensors(self) -> list[dict[str, int]]:
        """By Einsum: the number of a tensor in its kind."""
        found = []
        for e, k in zip(self.einsums, self.kinds, strict=True):
            own = dict.fromkeys(a.tensor for a in (*e.operands, e.output))
            theirs = dict.fromkeys(a.tensor for a in (*k.einsum.operands, k.einsum.output))
            found.append({t: k.tensors.index(u) for t, u in zip(own, theirs, strict=True)})
        return found

    @cached_property
    def shareable(self) -> list[frozenset[str]]:
        """By Einsum: its ranks that a loop may walk which others share; they have it too, or an axis of a tensor."""
        found = []
        for e in self.einsums:
            ranks = {r for other in self.einsums if other is not e for r in other.ranks if r in e.ranks}
            if self.readers[e.name]:
                ranks.update(e.output.ranks)
            made = (a for a in e.operands if a.tensor in self.index)
            ranks.update(r for a in made for i in a.indices for r in i.ranks if self._may_walk(e, i, r))
            found.append(frozenset(ranks))
        return found

    def _may_walk(self, einsum: Einsum, index: Index, rank: str) -> bool:
        """Whether a loop over a rank may be shared with the maker of what an Einsum reads with an index."""
        return index.is_plain or rank in einsum.output.ranks or self.halos

    @cached_property
    def most_loops(self) -> int:
        """How many loops may be shared at once, each rank once."""
        return max(len(ranks) for ranks in self.shareable)

    def best_alone(self, i: int) -> Stair | None:
        """The best that an Einsum can do with all its tensors at home."""
        kind = self.kinds[i]
        return kind.best(kind.whole, 0, self.capacity)

    def unfused_by_einsum(self) -> list[float]:
        stairs = [self.best_alone(i) for i in range(len(self.einsums))]
        return [inf if stair is None else stair.cost for stair in stairs]

    def unfused(self) -> float:
        """The least sum of all Einsums alone."""
        return sum(self.unfused_by_einsum())

    def floor(self) -> float:
        """A lower bound on trees: every Einsum with its tensors in the exchange memory for nothing, if not dearer."""
        return sum(k.at_least for k in self.kinds)

    @cached_property
    def relevant(self) -> list[dict[str, frozenset[str]]]:
        """By Einsum and tensor: the ranks that it has."""
        return [{t: frozenset(a.ranks) for t, a in e.accesses.items()} for e in self.einsums]


def _like(one: Workload, rules: Rules) -> tuple[object, ...]:
    """Equal for Einsums that differ in names only."""
    einsum = one.einsums[0]
    rank = {r: i for i, r in enumerate(einsum.ranks)}
    tensors = tuple(dict.fromkeys(a.tensor for a in (*einsum.operands, einsum.output)))
    memories = rules.architecture.memories
    axes = [f"{f.name}.{axis}" for f in rules.architecture.fanouts.values() for axis in f.axes]
    return (
        tuple(
            (
                tuple(
                    (tuple((rank[r], c) for r, c in i.terms), i.before, i.extent) for i in einsum.accesses[t].indices
                ),
                one.bits[t],
                t == einsum.name,
            )
            for t in tensors
        ),
        tuple(one.sizes[r] for r in einsum.ranks),
        tuple((rules.may_keep(m, t), rules.must_keep(m, t)) for m in memories for t in tensors),
        tuple(
            (tuple(rank[r] for r in rules.axis_ranks(o)), rules.axis_least(o), *(rules.axis_bounds(o, r) for r in rank))
            for o in axes
        ),
        rules.least_instances,
        rules.hierarchy,
        tuple(u.name for u in rules.architecture.units_for(einsum)),
    )
