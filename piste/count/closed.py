"""The exact closed form: a single-Einsum loop tree becomes a program over its tile sizes (docs/model.md derives it).

Everything rests on one theorem. For a keep, with the loops j above it and the axis groups g of the tensor (one per
axis, one per rank that the tensor lacks),

    count = prod_g S_g - sum_j prod_g K_g(j)

where S_g sums the sizes of the group's boxes over its own steps, and K_g(j) what they share with the boxes before, over
the steps at which loop j advances. Each factor needs only the chains of the group's own ranks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import prod

from piste.count.chains import Chain, Chains, loops
from piste.count.pairs import Factor, Pairs
from piste.formula.program import Expr, Numbers, Program, is_zero, number
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

BIGGEST_TILE = 2**31 - 1


def refusal(workload: Workload, mapping: Mapping) -> str | None:
    """Why a mapping has no closed form here; None if it has one.

    >>> w = Workload.parse("B[i,j] = A[i,i] * W[i,j]", i=4, j=4)
    >>> refusal(w, Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))
    'A[i,i] has a rank in two axes'
    """
    if len(workload.einsums) != 1 or any(isinstance(node, Fuse) for node in mapping.nodes):
        return "there are several Einsums"
    if any(isinstance(node, Loop | Spread) and node.step is not None for node in mapping.nodes):
        return "tiles overlap or leave gaps"
    (einsum,) = workload.einsums
    spread = [node.rank for node in mapping.nodes if isinstance(node, Spread)]
    for access in (*einsum.operands, einsum.output):
        if len(access.ranks) < sum(len(i.terms) for i in access.indices):
            return f"{access} has a rank in two axes"
        for index in access.indices:
            if len(index.terms) > 2:
                return f"{access} has three ranks in one axis"
            for rank in index.ranks if len(index.terms) == 2 else ():
                if spread.count(rank) > 1:
                    return f"{rank}, in an affine axis of {access}, is spread twice"
    if not all(i.is_plain for i in einsum.output.indices):
        return f"{einsum.output} is an output with an affine index"
    return None


@dataclass(frozen=True)
class Step:
    """A loop (`over` is None) or a spread of one rank, at its place in the tree."""

    rank: str
    place: int
    tile: Expr
    over: str | None


@dataclass(frozen=True)
class Holding:
    """One keep of one tensor."""

    memory: str
    place: int
    retain: bool


@dataclass
class Flow:
    """The four counts of one tensor at one memory, as expressions."""

    reads: Expr
    fills: Expr
    updates: Expr
    drains: Expr


@dataclass
class Form:
    """The closed form of one mapping shape: what to compute."""

    program: Program
    slots: tuple[str, ...]  # the variables, one per Loop and Spread in tree order
    steps: Expr
    unit_instances: Expr
    ops: int
    factors: tuple[Factor, ...] = ()
    total: dict[tuple[str, str], Flow] = field(default_factory=dict)
    first: dict[tuple[str, str], Flow] = field(default_factory=dict)
    words: dict[tuple[str, str], tuple[Expr, Expr]] = field(default_factory=dict)  # by (fanout, tensor)
    occupancy: dict[tuple[str, str], Expr] = field(default_factory=dict)
    instances: dict[tuple[str, str], Expr] = field(default_factory=dict)


class Nest:
    """A single-Einsum tree, unpacked: the steps of each rank, the keeps of each tensor, all with their places."""

    def __init__(
        self, program: Program, workload: Workload, architecture: Architecture, mapping: Mapping, tiles_vary: bool
    ):
        self.workload, self.architecture = workload, architecture
        self.einsum: Einsum = workload.einsums[0]
        self.steps: dict[str, list[Step]] = {r: [] for r in self.einsum.ranks}
        self.keeps: dict[str, list[Holding]] = {t: [] for t in workload.tensors}
        self.loops: list[Step] = []
        slots: list[str] = []
        inner: dict[str, Expr] = {r: program.const(workload.sizes[r]) for r in self.einsum.ranks}
        for place, node in enumerate(mapping.nodes):
            if isinstance(node, Keep):
                for tensor in node.tensors:
                    self.keeps[tensor].append(Holding(node.memory, place, node.retain))
            elif isinstance(node, Loop | Spread):
                slot = f"t{len(slots)}"
                slots.append(slot)
                # A tile larger than what is around it is one step, so it may as well be that size.
                tile = program.var(slot, 1, BIGGEST_TILE) if tiles_vary else program.const(node.tile)
                inner[node.rank] = program.min(tile, inner[node.rank])
                over = node.over.split(".")[0] if isinstance(node, Spread) else None
                self._append(Step(node.rank, place, inner[node.rank], over))
            else:
                assert isinstance(node, Compute)
                self.unit = node.unit
        self.end = len(mapping.nodes) + len(self.einsum.ranks)
        for i, rank in enumerate(self.einsum.ranks):  # what remains is taken point by point
            if number(inner[rank]) != 1:
                self._append(Step(rank, len(mapping.nodes) + i, program.const(1), None))
        self.slots = tuple(slots)

    def _append(self, step: Step) -> None:
        self.steps[step.rank].append(step)
        if step.over is None:
            self.loops.append(step)


class ClosedForm:
    """Builds the program of a mapping: of its shape if `tiles_vary`, else of its very tiles (all folds to numbers)."""

    def __init__(
        self, workload: Workload, architecture: Architecture, mapping: Mapping, unit: str, tiles_vary: bool = True
    ):
        self.p = Program() if tiles_vary else Numbers()
        self.nest = Nest(self.p, workload, architecture, mapping, tiles_vary)
        self.workload, self.architecture, self.unit = workload, architecture, unit
        self.einsum = self.nest.einsum
        self.chains = Chains(self.p, workload.sizes)
        self.pairs = Pairs(self.chains)

    # ------------------------------------------------------- counts of a keep

    def chain(self, rank: str, place: int, above: int, first: bool, merges: str) -> Chain:
        """A rank's nodes above `place`; spreads above the parent (at `above`) apart or first only, others merged."""
        out = []
        for step in self.nest.steps[rank]:
            if step.place >= place:
                break
            if step.over is None:
                kind = "L"
            elif step.place < above:
                kind = "Z" if first else "A"
            else:
                kind = "M" if getattr(self.architecture.fanouts[step.over], merges) else "A"
            out.append((kind, step.tile))
        return tuple(out)

    def count(self, access: Access, place: int, above: int, first: bool, merges: str, persists: bool) -> Expr:
        """Elements of a tensor that enter the keep at `place`, counted by the keeper at `above` (or by itself)."""
        p = self.p
        chains = {r: self.chain(r, place, above, first, merges) for r in self.einsum.ranks}
        factors: list[Callable[[Step | None], Expr]] = []
        for rank in self.einsum.ranks:
            if rank not in access.ranks:
                factors.append(self._lacking(rank, chains[rank]))
        for index in access.indices:
            if len(index.terms) == 1:
                ((rank, c),) = index.terms
                factors.append(self._plain(rank, c, chains[rank]))
            else:
                # Instances of the smaller rank, usually of the filter, are the more alike: they are joined first.
                (x, a), (y, b) = sorted(index.terms, key=lambda term: -self.workload.sizes[term[0]])
                factors.append(self._sum_of_two(x, a, chains[x], y, b, chains[y]))
        out = p.product([f(None) for f in factors])
        for loop in self.nest.loops if persists else ():
            if loop.place >= place:
                break
            term = p.const(1)
            for f in factors:
                term = term * f(loop)
                if is_zero(term):
                    break
            out = p.sub(out, term, lo=0)
        return out

    def _level(self, rank: str, loop: Step) -> int:
        return sum(s.over is None and s.place < loop.place for s in self.nest.steps[rank])

    def _lacking(self, rank: str, chain: Chain) -> Callable[[Step | None], Expr]:
        def factor(loop: Step | None) -> Expr:
            if loop is None:
                return self.chains.visits(rank, chain, loops(chain))
            level = self._level(rank, loop)
            if loop.rank != rank:
                return self.chains.visits(rank, chain, level)
            return self.p.sub(self.chains.visits(rank, chain, level + 1), self.chains.visits(rank, chain, level), lo=0)

        return factor

    def _plain(self, rank: str, c: int, chain: Chain) -> Callable[[Step | None], Expr]:
        # Instances of a rank that the tensor has hold disjoint parts: merged or apart is the same.
        chain = tuple(("A" if kind == "M" else kind, tile) for kind, tile in chain)
        size = self.workload.sizes[rank]

        def factor(loop: Step | None) -> Expr:
            if loop is None:
                if all(kind != "Z" for kind, _ in chain):
                    n = self.p.sum([n for _, n in self.chains.classes(rank, chain)]) if c > 1 else self.p.const(0)
                    return self.p.const(size) if c == 1 else c * (size - n) + n
                return self.p.sum([n * self.chains.box(e, c) for e, n in self.chains.classes(rank, chain)])
            return self.p.const(0) if loop.rank == rank else self.chains.held(rank, c, chain, self._level(rank, loop))

        return factor

    def _sum_of_two(self, x: str, a: int, cx: Chain, y: str, b: int, cy: Chain) -> Callable[[Step | None], Expr]:
        most = (a + b) * self.workload.sizes[x] * self.workload.sizes[y]

        def factor(loop: Step | None) -> Expr:
            if loop is None:
                return self.pairs.pair(a, self.pairs.leaves(x, cx), b, self.pairs.leaves(y, cy), most, shared=False)
            one, other = (
                self.pairs.moves(rank, chain, self._level(rank, loop), loop.rank == rank)
                for rank, chain in ((x, cx), (y, cy))
            )
            return self.pairs.pair(a, one, b, other, most, shared=True)

        return factor

    # -------------------------------------------------------------- the form

    def distinct(self, place: int, first: bool) -> Expr:
        """Elements of the output that the instances at `place` touch, each instance for itself."""
        p = self.p
        out = p.const(1)
        for rank in self.einsum.ranks:
            chain = self.chain(rank, place, place, first, "reduce")
            if rank not in self.einsum.output.ranks:
                out = out * self.chains.visits(rank, chain, 0)
            else:
                out = out * self._plain(rank, 1, chain)(None)
        return out

    def instances(self, place: int) -> Expr:
        return self.p.product(
            [self.chains.visits(r, self.chain(r, place, place, False, "reduce"), 0) for r in self.einsum.ranks]
        )

    def extent(self, access: Access, place: int) -> Expr:
        """The largest tile of a tensor at `place`."""
        p = self.p
        out = p.const(1)
        for index in access.indices:
            width = p.const(1)
            for rank, c in index.terms:
                tiles = [s.tile for s in self.nest.steps[rank] if s.place < place]
                width = width + c * ((tiles[-1] if tiles else p.const(self.workload.sizes[rank])) - 1)
            out = out * width
        return out

    def build(self) -> Form:
        p, nest = self.p, self.nest
        first_only = [(r, self.chain(r, nest.end, nest.end, True, "reduce")) for r in self.einsum.ranks]
        form = Form(
            program=p,
            slots=nest.slots,
            # The first instances are at work in every step.
            steps=p.product([self.chains.visits(r, chain, loops(chain)) for r, chain in first_only]),
            unit_instances=self.instances(nest.end),
            ops=prod(self.workload.sizes[r] for r in self.einsum.ranks),
        )
        spread = min((s.place for steps in nest.steps.values() for s in steps if s.over is not None), default=nest.end)
        for access in (*self.einsum.operands, self.einsum.output):
            keeps = nest.keeps[access.tensor]
            for upper, keep, lower in zip([None, *keeps], keeps, [*keeps[1:], None], strict=False):
                key = keep.memory, access.tensor
                form.total[key] = self.flow(access, keep, lower, upper is None, first=False)
                form.first[key] = form.total[key]
                if spread < keep.place:  # else there is one instance
                    form.first[key] = self.flow(access, keep, lower, upper is None, first=True)
                form.occupancy[key] = self.extent(access, keep.place)
                form.instances[key] = self.instances(keep.place)
                for fanout in self.architecture.fanouts_between(keep.memory, lower.memory if lower else self.unit):
                    before = form.words.get((fanout.name, access.tensor), (p.const(0), p.const(0)))
                    here = form.total[key], form.first[key]
                    total, first = (n + flow.reads + flow.updates for n, flow in zip(before, here, strict=True))
                    form.words[fanout.name, access.tensor] = total, first
        form.factors = tuple(self.pairs.factors)
        return form

    def flow(self, access: Access, keep: Holding, lower: Holding | None, outermost: bool, first: bool) -> Flow:
        """The counts of one keep: what crosses to the next keep below or to the compute, and what arrives in it."""
        p = self.p
        is_output = access is self.einsum.output
        place = lower.place if lower else self.nest.end
        merges = "reduce" if is_output else "multicast"
        crossing = self.count(access, place, keep.place, first, merges, lower is not None and lower.retain)
        arrives = p.const(0)
        if not outermost:
            arrives = self.count(access, keep.place, keep.place, first, merges, keep.retain)
        if not is_output:
            return Flow(crossing, arrives, p.const(0), p.const(0))
        # Drains are arrivals read backwards; the first touch of an element starts from zero: no read, nothing brought.
        distinct = self.distinct(keep.place, first)
        back = p.const(0) if outermost else p.sub(arrives, distinct, lo=0)
        return Flow(p.sub(crossing, distinct, lo=0), back, crossing, arrives)


def closed_form(
    workload: Workload, architecture: Architecture, mapping: Mapping, unit: str, tiles_vary: bool = True
) -> Form:
    """The closed form of a mapping's shape (or of its very tiles), for which `refusal` knows no reason against it."""
    return ClosedForm(workload, architecture, mapping, unit, tiles_vary).build()
