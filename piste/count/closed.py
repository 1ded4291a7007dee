"""The exact closed form: the counts of a path of a loop tree as a program over its tile sizes (docs/model.md).

Everything rests on one theorem. For a keep, with the loops j above it and the axis groups g of the tensor (one per
axis, one per rank that the tensor lacks),

    count = prod_g S_g - sum_j prod_g K_g(j)

where S_g sums the sizes of the group's boxes over its own steps, and K_g(j) what they share with the boxes before, over
the steps at which loop j advances. Each factor needs only the chains of the group's own ranks. Loops below the last one
of a rank that the tensor has bring nothing new, so that they are no part of either.

The factors may be numbers, expressions, or only be named (`piste.search.proof.terms`): this says which are multiplied.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from operator import attrgetter
from typing import ClassVar

from piste.count.chains import APART, FIRST, LOOP, MERGED, Chain, Chains
from piste.count.pairs import FULL, MOST, NOW, SHARED, STAYS, WAS, Context, PairFactor, Pairs
from piste.count.tree import Annotated, AnnotatedPath, Kept, annotate
from piste.formula.program import Expr, Numbers, Program, is_zero
from piste.results.report import Edge
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Einsum, Index
from piste.spec.mapping import Fuse, Loop, Mapping, Spread
from piste.spec.workload import Workload

LISTED = 100_000  # steps of a padded axis, at most


def refusal(workload: Workload, mapping: Mapping) -> str | None:
    """Why a mapping has no closed form here; None if it has one.

    >>> from piste.spec.mapping import Compute, Keep
    >>> w = Workload.parse("B[i,j] = A[i,i] * W[i,j]", i=4, j=4)
    >>> refusal(w, Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))
    'A[i,i] has a rank in two axes'
    """
    if len(workload.einsums) != 1 or any(isinstance(node, Fuse) for node in mapping.nodes):
        return "there are several Einsums"
    walks = [node for node in mapping.nodes if isinstance(node, Loop | Spread)]
    if any(node.step is not None for node in walks):
        return "tiles overlap or leave gaps"
    reason = padding_refusal(workload.einsums[0], workload.sizes)
    if reason is not None:
        return reason
    return path_refusal(workload.einsums[0], [node.rank for node in walks if isinstance(node, Spread)])


def padding_refusal(einsum: Einsum, sizes: dict[str, int]) -> str | None:
    """Why the padding of an Einsum has no closed form; None if it has one, or there is no padding."""
    if sum(access.is_padded for access in einsum.operands) > 1:
        return f"several operands of {einsum.name} are padded"
    for access in einsum.operands:
        for index in access.indices:
            if index.extent is not None and prod(sizes[rank] for rank in index.ranks) > LISTED:
                return f"{index} of {access} has too many steps to list, as padding needs"
    return None


def path_refusal(einsum: Einsum, spread: list[str]) -> str | None:
    """Why a path of an Einsum that spreads these ranks has no closed form; None if it has one."""
    for access in (*einsum.operands, einsum.output):
        if len(access.ranks) < sum(len(i.terms) for i in access.indices):
            return f"{access} has a rank in two axes"
        for index in access.indices:
            if len(index.terms) > 2:
                return f"{access} has three ranks in one axis"
            for rank in index.ranks if len(index.terms) == 2 and index.extent is None else ():  # padded ones are listed
                if spread.count(rank) > 1:
                    return f"{rank}, in an affine axis of {access}, is spread twice"
    if any(len(index.terms) > 1 for index in einsum.output.indices):
        for rank in einsum.output.ranks:
            if spread.count(rank) > 1:
                return f"{rank}, of the affine output {einsum.output}, is spread twice"
    return None


@dataclass
class TensorCounts:
    """The four counts of one tensor at one memory, as expressions."""

    reads: Expr
    fills: Expr
    updates: Expr
    drains: Expr


Key = tuple[str, str]  # (memory or fanout, tensor)
EdgeForm = tuple[TensorCounts, TensorCounts, Expr]  # what passes an edge: in all, at the first instances, further ones


@dataclass
class PhaseForm:
    """What a phase counts: `total` of all instances, `first` of those at index zero of every spread."""

    steps: dict[str, Expr] = field(default_factory=dict)  # by Einsum
    ops: dict[str, int] = field(default_factory=dict)
    total: dict[Key, TensorCounts] = field(default_factory=dict)
    first: dict[Key, TensorCounts] = field(default_factory=dict)
    words: dict[Key, tuple[Expr, Expr]] = field(default_factory=dict)  # by (fanout, tensor)
    edges: dict[Edge, EdgeForm] = field(default_factory=dict)  # where prices need it


@dataclass
class Form:
    """The closed form of one mapping shape: what to compute."""

    program: Program
    slots: tuple[str, ...]  # the variables, one per Loop and Spread in tree order
    phases: list[PhaseForm]
    holds: Expr  # 1 where all of this is exact
    factors: tuple[PairFactor, ...] = ()
    occupancy: dict[Key, Expr] = field(default_factory=dict)
    peak: dict[str, Expr] = field(default_factory=dict)  # by memory, in elements
    peak_bits: dict[str, Expr] = field(default_factory=dict)
    instances: dict[Key, Expr] = field(default_factory=dict)
    unit_instances: dict[str, Expr] = field(default_factory=dict)  # by Einsum
    rescales: dict[str, Expr] = field(default_factory=dict)

    @cached_property
    def total(self) -> dict[Key, TensorCounts]:
        """The traffic of all phases."""
        out: dict[Key, TensorCounts] = {}
        for phase in self.phases:
            for key, flow in phase.total.items():
                _add(out, key, flow)
        return out


def _add(table: dict[Key, TensorCounts], key: Key, flow: TensorCounts) -> None:
    if (old := table.get(key)) is not None:
        reads, fills = old.reads + flow.reads, old.fills + flow.fills
        flow = TensorCounts(reads, fills, old.updates + flow.updates, old.drains + flow.drains)
    table[key] = flow


class _Group:
    """What an axis of a tensor, or a rank that it lacks, contributes to a count: the factors of the theorem.

    A loop is given by its number on the path, outermost first.
    """

    __slots__ = ("chains", "p", "path")
    effort: ClassVar[int]  # groups are asked from the least to the most: a product ends at a zero

    def __init__(self, chains: Chains, path: AnnotatedPath):
        self.p, self.chains, self.path = chains.p, chains, path

    def all(self, loops: int) -> Expr:
        """S: the sizes of all boxes, over the steps of the first loops; none of this group is below them."""
        raise NotImplementedError

    def stays(self, loop: int) -> Expr:
        """K: what is not new when a loop advances."""
        raise NotImplementedError

    def left(self, loop: int) -> Expr:
        """The boxes before a loop advances."""
        return self.stays(loop)

    def kept(self, loop: int) -> Expr:
        """What of these is still there: K, but where instances of an affine axis are put together."""
        return self.stays(loop)

    def ends(self) -> Expr:
        """The last boxes."""
        raise NotImplementedError

    def ever(self) -> Expr:
        """What is ever in a box."""
        raise NotImplementedError


class _Lacking(_Group):
    """A rank that the tensor lacks: its boxes are points, and it counts how often they are visited."""

    __slots__ = ("chain", "levels", "rank")
    effort = 1

    def __init__(self, chains: Chains, path: AnnotatedPath, rank: str, chain: Chain):
        super().__init__(chains, path)
        self.rank, self.chain, self.levels = rank, chain, path.levels[rank]

    def all(self, loops: int) -> Expr:
        return self.chains.visits(self.rank, self.chain, self.levels[loops])

    def stays(self, loop: int) -> Expr:
        visits = self.chains.more if self.path.loops[loop].rank == self.rank else self.chains.visits
        return visits(self.rank, self.chain, self.levels[loop])

    def ends(self) -> Expr:
        return self.chains.visits(self.rank, self.chain, 0)

    def ever(self) -> Expr:
        return self.ends()


class _PlainAxis(_Group):
    """An axis of one rank, with its coefficient: boxes of different steps or instances share nothing."""

    __slots__ = ("boxes", "c", "chain", "inside", "levels", "pairs", "rank")
    effort = 0

    def __init__(
        self, chains: Chains, pairs: Pairs | None, path: AnnotatedPath, rank: str, c: int, chain: Chain, inside: int
    ):
        super().__init__(chains, path)
        self.chain = chains.apart(chain)  # instances hold disjoint parts: merged is the same
        self.rank, self.c, self.pairs, self.levels, self.inside = rank, c, pairs, path.levels[rank], inside
        self.boxes = chains.boxes(rank, c, self.chain)

    def all(self, loops: int) -> Expr:
        return self.boxes

    def stays(self, loop: int) -> Expr:
        if self.path.loops[loop].rank == self.rank:
            return self.p.const(0)
        if self.levels[loop] == self.inside:  # all of it: nothing below moves
            return self.boxes
        return self.chains.held(self.rank, self.c, self.chain, self.levels[loop])

    def left(self, loop: int) -> Expr:
        return self._before(self.levels[loop], self.path.loops[loop].rank == self.rank)

    def ends(self) -> Expr:
        return self._before(0, False)

    def ever(self) -> Expr:
        return self.boxes

    def _before(self, level: int, advance: bool) -> Expr:
        assert self.pairs is not None, "only beside an affine axis"
        moves = self.pairs.moves(self.rank, self.chain, level, advance)
        return self.p.sum([m.times * g.n * self.chains.box(g.was, self.c) for m in moves for g in m.moved])


class _SumOfTwo(_Group):
    """An axis of two ranks, such as 2*p+r: boxes overlap in time and between instances (`piste.count.pairs`)."""

    __slots__ = ("pairs", "terms")
    effort = 2

    def __init__(self, pairs: Pairs, path: AnnotatedPath, terms: list[tuple[str, int, Chain]]):
        super().__init__(pairs.chains, path)
        self.pairs, self.terms = pairs, terms

    def all(self, loops: int) -> Expr:
        return self._pair([self.pairs.leaves(rank, chain) for rank, _, chain in self.terms], NOW)

    def stays(self, loop: int) -> Expr:
        return self._pair(self._moves(loop), SHARED)

    def left(self, loop: int) -> Expr:
        return self._pair(self._moves(loop), WAS)

    def kept(self, loop: int) -> Expr:
        return self._pair(self._moves(loop), STAYS)

    def ends(self) -> Expr:
        return self._pair([self.pairs.moves(rank, chain, 0, False) for rank, _, chain in self.terms], WAS)

    def ever(self) -> Expr:
        (x, a, cx), (y, b, cy) = self.terms
        return self.pairs.touched(a, x, cx, b, y, cy, self._most())

    def _moves(self, loop: int) -> list[list[Context]]:
        levels, advances = self.path.levels, self.path.loops[loop].rank
        return [self.pairs.moves(rank, chain, levels[rank][loop], rank == advances) for rank, _, chain in self.terms]

    def _pair(self, steps: list[list[Context]], what: str) -> Expr:
        (_, a, _), (_, b, _) = self.terms
        return self.pairs.pair(a, steps[0], b, steps[1], self._most(), what)

    def _most(self) -> int:
        (x, a, _), (y, b, _) = self.terms
        return (a + b) * self.chains.sizes[x] * self.chains.sizes[y]


class _Padded(_Group):
    """A padded axis: its steps are listed. Only operands are padded, so nothing is sent back or added up."""

    __slots__ = ("index", "of_ranks", "pairs")
    effort = 3

    def __init__(self, pairs: Pairs, path: AnnotatedPath, index: Index, of_ranks: list[Chain]):
        super().__init__(pairs.chains, path)
        self.pairs, self.index, self.of_ranks = pairs, index, of_ranks

    def all(self, loops: int) -> Expr:
        return self.pairs.padded(self.index, self.of_ranks, None, NOW)

    def stays(self, loop: int) -> Expr:
        levels, advances = self.path.levels, self.path.loops[loop].rank
        when = tuple((levels[rank][loop], rank == advances) for rank in self.index.ranks)
        return self.pairs.padded(self.index, self.of_ranks, when, SHARED)


_effort = attrgetter("effort")
Question = tuple[str, int, int, bool, str]


class PathCounts:
    """The counts of one path; paths of one tree share `chains` and `pairs`."""

    def __init__(self, chains: Chains, pairs: Pairs | None, architecture: Architecture, path: AnnotatedPath):
        self.p, self.chains, self._pairs = chains.p, chains, pairs
        self.architecture, self.path, self.einsum, self.sizes = architecture, path, path.einsum, chains.sizes
        spread = {walk.rank for walk in path.spreads}
        self._spreads = sorted([walk.place for walk in path.spreads])
        self._loops = [walk.place for walk in path.loops]
        self._places = {rank: [walk.place for walk in walks] for rank, walks in path.walks.items()}
        self._chains: dict[tuple[str, str], Chain] = {}
        self._cut: dict[tuple[str, int, int, bool, str], Chain] = {}
        self._instances: dict[int, Expr] = {0: self.p.const(1)}  # by how many spreads are above
        self._unspread = {rank: self._seen(rank, APART) for rank in path.walks if rank not in spread}
        accesses = (*path.einsum.operands, path.einsum.output)
        self._plain = {
            access.tensor: [index.terms[0] for index in access.indices]
            for access in accesses
            if all(index.extent is None and len(index.terms) == 1 for index in access.indices)
        }
        self.forget()

    def forget(self) -> None:
        """Answers that were given; equal questions get the same."""
        self._groups: dict[Question, list[_Group]] = {}
        self._counts: dict[tuple[str, int, int, bool, str, bool], Expr] = {}

    @property
    def pairs(self) -> Pairs:
        """What answers questions of axes with two ranks."""
        assert self._pairs is not None, "only an axis of several ranks, or with padding, asks"
        return self._pairs

    # ------------------------------------------------------- counts of a keep

    def chain(self, rank: str, place: int, above: int, first: bool, merges: str) -> Chain:
        """How a count sees the loops and spreads of a rank above `place`.

        above: spreads above this place (the keeper above) count each instance apart, or only the `first`.
        merges: what a fanout below it must do to count the instances together: multicast, reduce, or `always`.
        """
        places = self._places[rank]
        end = bisect_left(places, place)
        if (alone := self._unspread.get(rank)) is not None:
            return alone[:end]
        middle = bisect_left(places, above, hi=end)
        key = rank, end, middle, first, merges
        if (known := self._cut.get(key)) is None:
            upper = self._seen(rank, FIRST if first else APART)[:middle]
            known = self._cut[key] = upper + self._seen(rank, merges)[middle:end]
        return known

    def _seen(self, rank: str, how: str) -> Chain:
        """All loops and spreads of a rank, the instances of spreads counted apart, the first only, or as they merge."""
        known = self._chains.get((rank, how))
        if known is None:
            nodes = list[tuple[str, Expr]]()
            for _, _, tile, over in self.path.walks[rank]:
                if over is None:
                    kind = LOOP
                elif how in (APART, FIRST):
                    kind = how
                else:
                    kind = MERGED if how == "always" or getattr(self.architecture.fanouts[over], how) else APART
                nodes.append((kind, tile))
            known = self._chains[rank, how] = self.chains.chain(nodes)
        return known

    def groups(self, access: Access, place: int, above: int, first: bool, merges: str) -> list[_Group]:
        """What every axis, and every rank that the tensor lacks, contributes; equal questions get one answer."""
        return self._answer(access, self._question(access, place, above, first, merges))

    def _answer(self, access: Access, question: Question) -> list[_Group]:
        if question not in self._groups:
            self._groups[question] = self._make_groups(access, *question[1:])
        return self._groups[question]

    def _question(self, access: Access, place: int, above: int, first: bool, merges: str) -> Question:
        """One form of all questions that have the same answer: where no spread is between, `above` does not matter."""
        if bisect_left(self._spreads, above) == bisect_left(self._spreads, place):  # none between them
            above, merges = place, "always"
        return access.tensor, place, above, first and self.spread_above(place), merges

    def _make_groups(self, access: Access, place: int, above: int, first: bool, merges: str) -> list[_Group]:
        chains = {r: self.chain(r, place, above, first, merges) for r in self.einsum.ranks}
        found, own, loops = list[_Group](), access.ranks, self.loops_above(place)
        for index in access.indices:
            if index.extent is not None:
                found.append(_Padded(self.pairs, self.path, index, [chains[rank] for rank in index.ranks]))
                continue
            terms = self.several(index) if len(index.terms) > 1 else index.terms
            if len(terms) < 2:
                rank, c = (*terms, *index.terms)[0]
                inside = self.path.levels[rank][loops]
                found.append(_PlainAxis(self.chains, self._pairs, self.path, rank, c, chains[rank], inside))
            else:
                # Instances of the smaller rank, usually of the filter, are the more alike: they are joined first.
                ordered = sorted(terms, key=lambda term: -self.sizes[term[0]])
                found.append(_SumOfTwo(self.pairs, self.path, [(rank, c, chains[rank]) for rank, c in ordered]))
        for rank in self.einsum.ranks:
            if rank not in own:
                found.append(_Lacking(self.chains, self.path, rank, chains[rank]))
        # What is quickest to find, and most often zero, comes first.
        return sorted(found, key=_effort)

    def count(self, access: Access, place: int, above: int, first: bool, merges: str, persists: bool) -> Expr:
        """Elements of a tensor that enter the keep at `place`, counted by the keeper at `above` (or by itself)."""
        question = self._question(access, place, above, first, merges)
        key = *question, persists
        if key not in self._counts:
            loops = self.concerned(access, place) if persists else self.loops_above(place)
            if not persists and access.tensor in self._plain:
                self._counts[key] = out = self.p.product(self._points(access, loops, *question[1:]))
                return out
            groups = self._answer(access, question)
            out = self.p.product([g.all(loops) for g in groups])
            stays: list[Callable[[int], Expr]] = [g.stays for g in groups]
            for loop in self.advancing(access, loops) if persists else ():
                if not is_zero(same := self._product(stays, loop)):
                    out = self.p.sub(out, same, lo=0)
            self._counts[key] = out
        return self._counts[key]

    def sent(self, access: Access, place: int, above: int, first: bool, persists: bool) -> Expr:
        """Elements of the result that leave the keep at `place`, counted by the keeper at `above`.

        What leaves is what came (`count`), but where instances of an affine axis are put together: what they hold
        overlaps in other ways when it goes than when it comes.
        """
        affine = [index for index in access.indices if len(index.terms) > 1]
        if not affine:
            return self.count(access, place, above, first, "reduce", persists)
        merged = {
            rank
            for rank in access.ranks
            if any(kind == MERGED for kind, _ in self.chain(rank, place, above, first, "reduce"))
        }
        if not any(merged.intersection(index.ranks) for index in affine):
            return self.count(access, place, above, first, "reduce", persists)
        groups = self.groups(access, place, above, first, "reduce")
        out = self.p.product([g.ends() for g in groups])
        for loop in self.advancing(access, self.loops_above(place)):
            gone = self._product([g.left for g in groups], loop)
            if persists:
                gone = self.p.sub(gone, self._product([g.kept for g in groups], loop), lo=0)
            out = out + gone
        return out

    def distinct(self, access: Access, place: int, above: int, first: bool) -> Expr:
        """Elements of a tensor that are ever in the tiles at `place`, those of one keeper at `above` put together."""
        if access.tensor in self._plain:
            return self.p.product(self._points(access, 0, *self._question(access, place, above, first, "always")[1:]))
        return self.p.product([g.ever() for g in self.groups(access, place, above, first, "always")])

    def _points(self, access: Access, loops: int, place: int, above: int, first: bool, merges: str) -> list[Expr]:
        """Where every axis has one rank (`_plain`), what each contributes to all boxes over the steps of the first
        loops: the same as that of the groups, which know more."""
        found, chains, own = list[Expr](), self.chains, access.ranks
        for rank, c in self._plain[access.tensor]:
            if c == 1 and not first:  # the instances of all hold all of it
                found.append(chains.whole(rank))
            else:
                found.append(chains.boxes(rank, c, chains.apart(self.chain(rank, place, above, first, merges))))
        for rank in self.einsum.ranks:
            if rank not in own:
                level = self.path.levels[rank][loops]
                found.append(chains.visits(rank, self.chain(rank, place, above, first, merges), level))
        return found

    def several(self, index: Index) -> list[tuple[str, int]]:
        """The ranks of an index that have more than one element, with their coefficients."""
        return [term for term in index.terms if self.sizes[term[0]] > 1]

    def loops_above(self, place: int) -> int:
        """How many loops of the path are above `place`."""
        return bisect_left(self._loops, place)

    def concerned(self, access: Access, place: int) -> int:
        """How many loops are above `place` down to the last of a rank that the tensor has: others bring nothing new."""
        loops, own = self.loops_above(place), access.ranks
        while loops and self.path.loops[loops - 1].rank not in own:
            loops -= 1
        return loops

    def advancing(self, access: Access, loops: int) -> list[int]:
        """Of the first loops, those that may have a second step."""
        return [i for i, loop in enumerate(self.path.loops[:loops]) if self.sizes[loop.rank] > 1]

    def _product(self, factors: list[Callable[[int], Expr]], loop: int) -> Expr:
        found = []
        for f in factors:
            if is_zero(factor := f(loop)):
                return self.p.const(0)
            found.append(factor)
        return self.p.product(found)

    # ---------------------------------------------------------------- the rest

    def instances(self, place: int) -> Expr:
        """How many instances there are at `place`."""
        spreads = bisect_left(self._spreads, place)
        if spreads not in self._instances:  # loops below the last of them play no part
            self._instances[spreads] = self.p.product(
                [self.chains.visits(r, self.chain(r, place, place, False, "always"), 0) for r in self.einsum.ranks]
            )
        return self._instances[spreads]

    def steps(self) -> Expr:
        """How many steps the compute takes: the first instances are at work in every one."""
        end, levels = self.path.end, self.path.levels
        first_only = [(r, self.chain(r, end, end, True, "always")) for r in self.einsum.ranks]
        return self.p.product([self.chains.visits(r, chain, levels[r][-1]) for r, chain in first_only])

    def extent(self, access: Access, place: int) -> Expr:
        """The largest tile of a tensor at `place`."""
        widths = []
        for index in access.indices:
            if index.extent is not None:
                widths.append(self.padded_width(index, place, MOST))
            else:
                cut = [(rank, c, self.chain(rank, place, place, False, "always")) for rank, c in self.several(index)]
                widths.append(self.chains.width(cut))
        return self.p.product(widths)

    def padded_width(self, index: Index, place: int, what: str = MOST) -> Expr:
        """The largest extent of a padded axis at `place`: of all tiles, or of those in no short step (`FULL`)."""
        chains = [self.chain(rank, place, place, False, "always") for rank in index.ranks]
        return self.pairs.padded(index, chains, None, what)

    def at_its_largest(self, access: Access, place: int) -> Expr:
        """1 if the largest tile at `place` is there while those of all other tensors are, too.

        They are the largest wherever no loop or spread is in a short step; padding may make a tile smaller there.
        """
        p = self.p
        largest = p.const(1)
        for index in access.indices:
            if index.extent is not None:
                most, full = (self.padded_width(index, place, what) for what in (MOST, FULL))
                largest = p.all(largest, p.eq(most, full))
        return largest

    def spread_above(self, place: int) -> bool:
        """Whether there are several instances at `place`."""
        return bool(self._spreads) and self._spreads[0] < place


def _indices(einsum: Einsum) -> list[Index]:
    return [index for access in (*einsum.operands, einsum.output) for index in access.indices]


class Builder:
    """Adds up what the paths of a tree count, edge by edge: from a keep of a tensor to the next, or to the unit."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        mapping: Mapping,
        tiles_vary: bool,
        sizes_vary: Iterable[str] = (),
    ):
        """`sizes_vary`: ranks whose extents are variables, named like them, of at most the size in the workload."""
        self.p = Program() if tiles_vary else Numbers()
        self.workload, self.architecture = workload, architecture
        extents = {rank: self.p.const(size) for rank, size in workload.sizes.items()}
        extents |= {rank: self.p.var(rank, 1, workload.sizes[rank]) for rank in sizes_vary}
        self.tree: Annotated = annotate(
            self.p, workload, architecture, mapping, tiles_vary, extents if sizes_vary else None
        )
        chains = Chains(self.p, workload.sizes, extents)
        indices = [index for einsum in workload.einsums for index in _indices(einsum)]
        needed = any(index.extent is not None or len(index.terms) > 1 for index in indices)
        self.pairs = Pairs(chains) if needed else None
        self.paths = [PathCounts(chains, self.pairs, architecture, path) for path in self.tree.paths]
        self.form = Form(self.p, self.tree.slots, [PhaseForm() for _ in range(self.tree.phases)], holds=self.p.const(1))

    @cached_property
    def _numbers(self) -> dict[int, int]:
        """The keeps of the tree, top down, by their places."""
        keeps = (kept for path in self.tree.paths for some in path.keeps.values() for kept in some)
        return {place: n for n, place in enumerate(sorted({kept.place for kept in keeps}))}

    def compute(self, counts: PathCounts) -> None:
        """What a path computes, and on how many instances."""
        path, name = counts.path, counts.einsum.name
        phase = self.form.phases[path.phase]
        phase.steps[name] = counts.steps()
        phase.ops[name] = prod(self.workload.sizes[r] for r in counts.einsum.ranks)
        self.form.unit_instances[name] = counts.instances(path.end)

    def keep(self, counts: PathCounts, tensor: str, kept: Kept) -> None:
        """How many instances a keep has."""
        key = kept.memory, tensor
        here = counts.instances(kept.place)
        self.form.instances[key] = self.p.max(self.form.instances[key], here) if key in self.form.instances else here

    def edge(self, counts: PathCounts, access: Access, parent: Kept, child: Kept | None, phase: int) -> None:
        """What crosses from a keep to the next one below or to the unit, and what arrives there."""
        form, tensor = self.form.phases[phase], access.tensor
        above = self._twice(self.crossing, counts, parent.place, access, parent, child)
        for table, flow in zip((form.total, form.first), above, strict=True):
            _add(table, (parent.memory, tensor), flow)
        if child is not None:
            below = self._twice(self._arriving, counts, child.place, access, child)
            for table, flow in zip((form.total, form.first), below, strict=True):
                _add(table, (child.memory, tensor), flow)
        if self.architecture.by_edge:
            if child is None:
                below = self._twice(self._used, counts, counts.path.end, access)
            self._pass(form, counts, access, parent, child, above, below)
        for fanout in self.architecture.fanouts_between(parent.memory, child.memory if child else counts.path.unit):
            before = form.words.get((fanout.name, tensor), (self.p.const(0), self.p.const(0)))
            total, first = (n + flow.reads + flow.updates for n, flow in zip(before, above, strict=True))
            form.words[fanout.name, tensor] = total, first

    def _pass(
        self, form: PhaseForm, counts: PathCounts, access: Access, parent: Kept, child: Kept | None,
        above: tuple[TensorCounts, TensorCounts], below: tuple[TensorCounts, TensorCounts],
    ) -> None:  # fmt: skip
        """What passes an edge, given what moves at its ends: of all instances, and of the first."""
        if child is None:
            edge = Edge(parent.memory, counts.path.unit, access.tensor, counts.einsum.name)
        else:
            edge = Edge(parent.memory, child.memory, access.tensor, self._numbers[child.place])
        output = access is counts.einsum.output
        got, sent = (below[0].drains, above[0].updates) if output else (below[0].fills, above[0].reads)
        total, first = (
            TensorCounts(up.reads, down.fills, up.updates, down.drains) for up, down in zip(above, below, strict=True)
        )
        form.edges[edge] = total, first, self.p.sub(got, sent, lo=0)

    def _twice(
        self, flow: Callable[..., TensorCounts], counts: PathCounts, place: int, *edge: object
    ) -> tuple[TensorCounts, TensorCounts]:
        """Of all instances and of the first one; the same if there is one at this place."""
        total = flow(counts, *edge, False)
        return total, flow(counts, *edge, True) if counts.spread_above(place) else total

    def crossing(
        self, counts: PathCounts, access: Access, parent: Kept, child: Kept | None, first: bool = False
    ) -> TensorCounts:
        """What the keeper above sends down, or gets from below."""
        none = self.p.const(0)
        place = child.place if child else counts.path.end
        if access is not counts.einsum.output:
            persists = child is not None and child.retain
            return TensorCounts(
                counts.count(access, place, parent.place, first, "multicast", persists), none, none, none
            )
        # The first touch of an element starts from zero: no read.
        if child is None:
            crossing = counts.count(access, place, parent.place, first, "reduce", persists=False)
        else:
            crossing = counts.sent(access, place, parent.place, first, child.retain)
        updated = counts.distinct(access, place, parent.place, first)
        return TensorCounts(self.p.sub(crossing, updated, lo=0), none, crossing, none)

    def _arriving(self, counts: PathCounts, access: Access, child: Kept, first: bool) -> TensorCounts:
        """What comes to the keep below, or leaves it."""
        none, place = self.p.const(0), child.place
        arrives = counts.count(access, place, place, first, "reduce", child.retain)
        if access is not counts.einsum.output:
            return TensorCounts(none, arrives, none, none)
        # Drains are arrivals read backwards; the first touch of an element brings nothing back.
        back = self.p.sub(arrives, counts.distinct(access, place, place, first), lo=0)
        return TensorCounts(none, back, none, arrives)

    def _used(self, counts: PathCounts, access: Access, first: bool) -> TensorCounts:
        """What instances of the unit receive, or send."""
        none, end = self.p.const(0), counts.path.end
        points = counts.count(access, end, end, first, "always", persists=False)
        if access is counts.einsum.output:
            return TensorCounts(none, none, none, points)
        return TensorCounts(none, points, none, none)

    def hold(self, memory: str, tensor: str, amount: Expr) -> None:
        """Room that a tensor takes in a memory, besides what others take there at the same time."""
        form, bits = self.form, amount * self.workload.bits[tensor]
        form.occupancy[memory, tensor] = amount
        form.peak[memory] = form.peak[memory] + amount if memory in form.peak else amount
        form.peak_bits[memory] = form.peak_bits[memory] + bits if memory in form.peak_bits else bits

    def done(self) -> Form:
        """The form, complete."""
        self.form.factors = tuple(self.pairs.factors) if self.pairs is not None else ()
        return self.form


def closed_form(workload: Workload, architecture: Architecture, mapping: Mapping, *, tiles_vary: bool = True) -> Form:
    """The closed form of a mapping's shape (or of its very tiles), for which `refusal` knows no reason against it."""
    builder = Builder(workload, architecture, mapping, tiles_vary)
    (counts,) = builder.paths
    builder.compute(counts)
    for access in (*counts.einsum.operands, counts.einsum.output):
        keeps = counts.path.keeps[access.tensor]
        for kept, lower in zip(keeps, [*keeps[1:], None], strict=True):
            builder.keep(counts, access.tensor, kept)
            builder.edge(counts, access, kept, lower, 0)
            builder.hold(kept.memory, access.tensor, counts.extent(access, kept.place))
            if access.is_padded:
                builder.form.holds = builder.p.all(builder.form.holds, counts.at_its_largest(access, kept.place))
    return builder.done()
