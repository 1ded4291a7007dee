"""The exact closed form: a single-Einsum loop tree becomes a program over its tile sizes (docs/model.md derives it).

Everything rests on one theorem. For a keep, with the loops j above it and the axis groups g of the tensor (one per axis, one
per rank that the tensor lacks),

    count = prod_g S_g - sum_j prod_g K_g(j)

where S_g sums the sizes of the group's boxes over its own steps and K_g(j) what they share with the box before, over the
steps at which loop j advances. Each factor needs only the chain of loops and spreads of the group's own ranks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from piste.model.program import Expr, Program, order, run
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

BIGGEST_TILE = 2**31 - 1


def is_zero(e: Expr) -> bool:
    return e.lo == e.hi == 0


def width_of(a: int, x: Expr, b: int, y: Expr) -> Expr:
    """The extent of a box of an axis a*i + b*k, for x and y elements of the two ranks."""
    return a * (x - 1) + b * (y - 1) + 1


class OutsideClosedForm(Exception):
    """The shape of this mapping has no closed form here; `piste.model.walk` counts it by classes of iterations."""


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


# One node of a rank's chain as seen by one count. Kinds: "L" a loop; "A" a spread whose instances are counted apart;
# "M" a spread whose instances are merged (the union is counted); "Z" a spread of which only the first instance is counted.
Chain = tuple[tuple[str, Expr], ...]


@dataclass(frozen=True)
class Group:
    """`n` neighbouring instances that hold boxes of extent `now`, and held extent `was`, `shift` further on, before."""

    n: Expr
    start: Expr
    now: Expr
    shift: Expr
    was: Expr


@dataclass(frozen=True)
class Context:
    """`times` steps at which the instances of a rank, `pitch` elements apart, hold what `now` says; `moved` adds what they held."""

    times: Expr
    now: tuple[Group, ...]
    moved: tuple[Group, ...]
    pitch: Expr



@dataclass(frozen=True)
class Term:
    """One pair of contexts of a factor: boxes at a*i + b*k, `times` over; `shared` asks for what is not new."""

    times: Expr
    a: int
    x: Context
    b: int
    y: Context
    shared: bool


@dataclass(frozen=True)
class Factor:
    """The factor of an axis with two ranks: a formula, and where it does not hold (`fine` = 0) the terms to add up."""

    name: str
    formula: Expr
    fine: Expr
    terms: tuple[Term, ...]

    @cached_property
    def slots(self) -> frozenset[str]:
        return frozenset(e.args[0] for e in order([self.formula, self.fine]) if e.op == "var")


@dataclass
class Flow:
    """The four counts of one tensor at one memory, as expressions."""

    reads: Expr
    fills: Expr
    updates: Expr
    drains: Expr


@dataclass
class Form:
    """The closed form of one mapping shape: what to compute, and the condition under which it is exact."""

    program: Program
    slots: tuple[str, ...]  # the variables, one per Loop and Spread in tree order
    exact: Expr  # 1 where the form holds, 0 where the tile sizes must go to the class walk
    factors: tuple[Factor, ...]
    steps: Expr
    ops: int
    total: dict[tuple[str, str], Flow] = field(default_factory=dict)
    first: dict[tuple[str, str], Flow] = field(default_factory=dict)
    words: dict[str, tuple[Expr, Expr]] = field(default_factory=dict)
    occupancy: dict[tuple[str, str], Expr] = field(default_factory=dict)
    instances: dict[tuple[str, str], Expr] = field(default_factory=dict)
    unit_instances: Expr | None = None


class Nest:
    """A single-Einsum tree, unpacked: the steps of each rank, the keeps of each tensor, all with their places."""

    def __init__(
        self, program: Program, workload: Workload, architecture: Architecture, mapping: Mapping, tiles_vary: bool
    ):
        self.workload, self.architecture = workload, architecture
        if len(workload.einsums) != 1 or any(isinstance(node, Fuse) for node in mapping.nodes):
            raise OutsideClosedForm("several Einsums")
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
            if inner[rank].hi > 1:
                self._append(Step(rank, len(mapping.nodes) + i, program.const(1), None))
        self.slots = tuple(slots)

    def _append(self, step: Step) -> None:
        self.steps[step.rank].append(step)
        if step.over is None:
            self.loops.append(step)


class ClosedForm:
    """Builds the program of one mapping: of its shape if `tiles_vary`, else of its very tiles, where all folds to numbers."""

    def __init__(
        self, workload: Workload, architecture: Architecture, mapping: Mapping, unit: str, tiles_vary: bool = True
    ):
        self.p = Program()
        self.nest = Nest(self.p, workload, architecture, mapping, tiles_vary)
        self.workload, self.architecture, self.unit = workload, architecture, unit
        self.einsum = self.nest.einsum
        self.domain: list[Expr] = []
        self.factors: list[Factor] = []
        self._cache: dict[tuple[object, ...], object] = {}
        self._refuse_what_has_no_closed_form()

    def _refuse_what_has_no_closed_form(self) -> None:
        for access in (*self.einsum.operands, self.einsum.output):
            if len(access.ranks) < sum(len(i.terms) for i in access.indices):
                raise OutsideClosedForm(f"{access} has a rank in two axes")
            if any(len(i.terms) > 2 for i in access.indices):
                raise OutsideClosedForm(f"{access} has three ranks in one axis")
        if not all(i.is_plain for i in self.einsum.output.indices):
            raise OutsideClosedForm(f"{self.einsum.output} is an output with an affine index")

    # ---------------------------------------------------------------- one rank

    def classes(self, rank: str, chain: Chain) -> list[tuple[Expr, Expr]]:
        """(extent, how many) of the intervals left of a rank after its whole chain; each loop adds at most one class."""
        p = self.p
        size = self.workload.sizes[rank]
        out = [(p.const(size), p.const(1))]
        for kind, tile in chain:
            if kind in "MZ":
                out = [(p.min(e, tile), n) for e, n in out]
                continue
            full, short = p.const(0), []
            for e, n in out:
                q, rest = p.divmod(e, tile)
                full = full + n * q
                short.append((rest, n * (rest >= 1)))
            out = [(tile, p.bounded(full, size)), *short]
        return [(e, n) for e, n in out if not is_zero(n)]

    def split(self, chain: Chain, level: int) -> tuple[Chain, Chain]:
        """The chain down to its `level`-th loop, and the rest."""
        seen = 0
        for i, (kind, _) in enumerate(chain):
            if seen == level:
                return chain[:i], chain[i:]
            seen += kind == "L"
        return chain, ()

    def visits(self, rank: str, chain: Chain, level: int) -> Expr:
        """How often the first `level` loops step, times the instances (counted apart) that are then at work."""
        key = ("visits", rank, chain, level)
        if key not in self._cache:
            head, rest = self.split(chain, level)
            first = tuple(("Z" if kind == "L" else kind, tile) for kind, tile in rest)
            ns = [n for _, n in self.classes(rank, head + first)]
            self._cache[key] = self.p.bounded(self.p.sum(ns), self.workload.sizes[rank])
        return self._cache[key]  # type: ignore[return-value]

    def box(self, extent: Expr, coefficient: int) -> Expr:
        if coefficient == 1:
            return extent
        return self.p.where(extent >= 1, coefficient * (extent - 1) + 1, 0)

    def held(self, rank: str, c: int, chain: Chain, level: int) -> Expr:
        """Elements that stay when a loop of another rank advances: the boxes of instances with a single leaf below `level`."""
        key = ("held", rank, c, chain, level)
        if key not in self._cache:
            head, rest = self.split(chain, level)
            terms = [n * self._single(e, self.p.const(0), rest, c) for e, n in self.classes(rank, head)]
            self._cache[key] = self.p.bounded(self.p.sum(terms), c * self.workload.sizes[rank])
        return self._cache[key]  # type: ignore[return-value]

    def _single(self, e: Expr, f: Expr, rest: Chain, c: int) -> Expr:
        """Box sizes, over the instances below that have exactly one leaf in extent `e` and none in extent `f`."""
        p = self.p
        if not rest:
            return p.where(p.eq(f, 0), self.box(e, c), 0)
        (kind, t), below = rest[0], rest[1:]
        if kind == "L":
            later = p.where(e <= t, f, p.max(e - t, p.min(f, t)))
            return self._single(p.min(e, t), later, below, c)
        if kind in "MZ":
            return self._single(p.min(e, t), p.min(f, t), below, c)
        none = p.const(0)
        (q, r), (i, fr) = p.divmod(e, t), p.divmod(f, t)
        partly = self._single(p.clip(e - i * t, t), fr, below, c)
        whole = p.max(0, q - 1 - i) * self._single(t, none, below, c)
        short = p.where(p.all(r >= 1, q > i), self._single(r, none, below, c), 0)
        return partly + whole + short

    # ------------------------------------------------- two ranks in one axis

    def leaves(self, rank: str, chain: Chain) -> list[Context]:
        """The boxes that the instances of a rank hold, step by step (nothing about the boxes before)."""
        zero = self.p.const(0)
        if chain and chain[-1][0] == "M":
            *loops, (_, s) = chain
            return [Context(n, self._present(e, s), (), s) for e, n in self.classes(rank, tuple(loops))]
        return [Context(n, (self._alone(e, zero, zero),), (), self.p.const(1)) for e, n in self.classes(rank, chain)]

    def moves(self, rank: str, chain: Chain, level: int, advance: bool) -> list[Context]:
        """The boxes now and before, when a loop advances: this rank's loop number `level` + 1, or another rank's."""
        key = ("moves", rank, chain, level, advance)
        if key not in self._cache:
            self._cache[key] = self._advances(rank, chain, level) if advance else self._wraps(rank, chain, level)
        return self._cache[key]  # type: ignore[return-value]

    def _wraps(self, rank: str, chain: Chain, level: int) -> list[Context]:
        """Another rank's loop advances: from the last leaf below `level` back to the first."""
        head, rest = self.split(chain, level)
        return [c for e, n in self.classes(rank, head) for c in self._descend(n, e, self.p.const(0), e, rest)]

    def _advances(self, rank: str, chain: Chain, level: int) -> list[Context]:
        """This rank's own loop advances: from the last leaf of the step before, which is a full one."""
        p = self.p
        (*outside, (_, t)), rest = self.split(chain, level + 1)
        short, full = [], p.const(0)
        for e, n in self.classes(rank, tuple(outside)):
            q, r = p.divmod(e, t)
            full = full + n * p.max(0, q - 1)
            short += self._descend(n * p.all(r >= 1, q >= 1), r, 0 - t, t, rest)
        return self._descend(p.bounded(full, self.workload.sizes[rank]), t, 0 - t, t, rest) + short

    def _descend(self, times: Expr, e: Expr, lo: Expr, x: Expr, rest: Chain) -> list[Context]:
        """Follow the first leaf of extent `e` now, and the last leaf of extent `x` at `lo` before, down the rest of a chain."""
        p = self.p
        if is_zero(times):
            return []
        spread = next((i for i, (kind, _) in enumerate(rest) if kind in "AM"), None)
        before = [(lo, x)]  # where the last leaf may be, the latest first
        for kind, t in rest[:spread]:
            e = p.min(e, t)
            before = [(lo, p.min(x, t)) for lo, x in before] if kind == "Z" else self._last(before, t)
            if spread is None:
                before = [self._latest(before)]
        if spread is None:
            return [Context(times, (self._alone(e, *before[0]),), (self._alone(e, *before[0]),), p.const(1))]
        kind, s = rest[spread]
        groups = [self._inner(g, rest[spread + 1 :]) for g in self._instances(e, before, s)]
        if kind == "M":
            return [Context(times, self._present(e, s), tuple(groups), s)]
        alone = [(g.n, self._alone(g.now, g.shift, g.was)) for g in groups]
        return [Context(times * n, (g,), (g,), p.const(1)) for n, g in alone]

    def _alone(self, now: Expr, shift: Expr, was: Expr) -> Group:
        return Group(self.p.const(1), self.p.const(0), now, shift, was)

    def _present(self, e: Expr, s: Expr) -> tuple[Group, ...]:
        """What the instances of a spread hold now: full tiles and perhaps a short one."""
        q, r = self.p.divmod(e, s)
        zero = self.p.const(0)
        groups = Group(q, zero, s, zero, zero), Group(r >= 1, q, r, zero, zero)
        return tuple(g for g in groups if not is_zero(g.n))

    def _last(self, before: list[tuple[Expr, Expr]], t: Expr) -> list[tuple[Expr, Expr]]:
        """The last steps of `t` in the extents `before`: an instance that idles in a short step last worked in an earlier one.

        Behind the last full step no instance looks further back, so each loop adds one place at most.
        """
        p = self.p
        out, found, place = [], p.const(0), p.const(0)
        for lo, x in before:
            q, r = p.divmod(x, t)
            out.append((lo + q * t, p.where(found, 0, r)))
            place = p.where(found, place, lo + (q - 1) * t)
            found = p.any(found, q >= 1)
        out.append((place, p.where(found, t, 0)))
        return [(lo, x) for lo, x in out if not is_zero(x)]

    def _latest(self, before: list[tuple[Expr, Expr]]) -> tuple[Expr, Expr]:
        """Where the last leaf is, for an instance that works whenever there is anything to do."""
        lo, x = before[-1]
        for lo2, x2 in reversed(before[:-1]):
            lo, x = self.p.where(x2 >= 1, lo2, lo), self.p.where(x2 >= 1, x2, x)
        return lo, x

    def _instances(self, e: Expr, before: list[tuple[Expr, Expr]], s: Expr) -> list[Group]:
        """Instances of a spread in steps of `s`, grouped by what they hold now and held before."""
        p = self.p
        f = p.floordiv(e, s)
        groups, done = [], p.const(0)
        for lo, x in before:
            fx, rx = p.divmod(x, s)
            top = p.min(fx, f)
            groups.append(Group(p.max(0, top - done), done, s, lo, s))
            now, was = p.clip(e - top * s, s), p.clip(x - top * s, s)
            groups.append(Group(p.all(now >= 1, was >= 1, top >= done), top, now, lo, was))
            done = p.max(done, fx + (rx >= 1))
        return [g for g in groups if not is_zero(g.n)]

    def _inner(self, g: Group, loops: Chain) -> Group:
        """What one instance's leaves become under the loops below the spread."""
        now, shift, was = g.now, g.shift, g.was
        for kind, t in loops:
            assert kind == "L"
            now, (shift, was) = self.p.min(now, t), self._latest(self._last([(shift, was)], t))
        return Group(g.n, g.start, now, shift, was)

    def pair(self, a: int, x: list[Context], b: int, y: list[Context], shared: bool) -> Expr:
        """Over all pairs of contexts: the sizes of the union of boxes a*i + b*k, or (`shared`) what is not new in it.

        The result is a variable of its own, a `Factor`, because it depends on the tiles of two ranks alone: mappings that
        share these tiles share its value.
        """
        p = self.p
        total, fine, terms = p.const(0), p.const(1), []
        for cx in x:
            for cy in y:
                times = cx.times * cy.times
                if not is_zero(times):
                    size, size_fine = self._union(a, cx, b, cy, shared)
                    total, fine = total + times * size, p.all(fine, p.any(times <= 0, size_fine))
                    terms.append(Term(times, a, cx, b, cy, shared))
        if total.is_const and fine.is_const:
            return total if fine.lo else p.const(sum(add_up(term, {}) for term in terms))
        key = ("factor", total.index, fine.index)
        if key not in self._cache:
            factor = Factor(f"f{len(self.factors)}", total, fine, tuple(terms))
            self.factors.append(factor)
            self._cache[key] = p.var(factor.name, 0, total.hi)
        return self._cache[key]  # type: ignore[return-value]

    def _union(self, a: int, cx: Context, b: int, cy: Context, shared: bool) -> tuple[Expr, Expr]:
        """The size of a union, and whether the formula holds."""
        p = self.p
        x, y = (cx.moved, cy.moved) if shared else (cx.now, cy.now)
        if len(x) == len(y) == 1 and all(g.n.is_const and g.n.lo == 1 for g in (*x, *y)):
            gx, gy = x[0], y[0]
            width = width_of(a, gx.now, b, gy.now)
            if not shared:
                return width, p.const(1)
            shift, was = a * gx.shift + b * gy.shift, width_of(a, gx.was, b, gy.was)
            return p.max(0, p.min(width, shift + was) - p.max(0, shift)), p.const(1)

        in_one_piece = p.const(1)

        def whole(gx: Group, gy: Group) -> tuple[Expr, Expr]:
            return p.const(0), width_of(a, gx.now, b, gy.now)

        def new(gx: Group, gy: Group) -> tuple[Expr, Expr]:
            nonlocal in_one_piece
            width = width_of(a, gx.now, b, gy.now)
            shift, was = a * gx.shift + b * gy.shift, width_of(a, gx.was, b, gy.was)
            ahead = shift >= 1
            # A box that was strictly inside the present one leaves two pieces.
            in_one_piece = p.all(in_one_piece, p.no(p.all(ahead, shift + was < width, gx.n >= 1, gy.n >= 1)))
            return p.where(ahead, 0, p.clip(shift + was, width)), p.where(ahead, p.min(width, shift), width)

        size, fine = self._lines(a * cx.pitch, cx.now, b * cy.pitch, cy.now, whole)
        if not shared:
            return size, fine
        fresh, fresh_fine = self._lines(a * cx.pitch, x, b * cy.pitch, y, new)
        return p.sub(size, fresh, lo=0), p.all(fine, fresh_fine, in_one_piece)

    def _lines(
        self,
        outer_pitch: Expr,
        outer: Sequence[Group],
        inner_pitch: Expr,
        inner: Sequence[Group],
        piece: Callable[[Group, Group], tuple[Expr, Expr]],
    ) -> tuple[Expr, Expr]:
        """Union over the inner groups first, which must be one interval, then over the outer ones, which must come in order."""
        p = self.p
        no, zero = p.const(0), p.const(0)
        total, fine, last_end, last_start, any_before = zero, p.const(1), zero, zero, no
        for o in outer:
            lo, hi, some = zero, zero, no
            for i in inner:
                start, end = piece(o, i)
                here = p.all(i.n >= 1, start < end)
                st, en = inner_pitch * i.start + start, inner_pitch * (i.start + i.n - 1) + end
                touching = p.any(i.n <= 1, inner_pitch <= end - start)
                joined = p.any(p.no(some), p.all(st <= hi, lo <= st))
                fine = p.all(fine, p.any(p.no(here), p.all(touching, joined)))
                lo = p.where(p.all(here, p.no(some)), st, lo)
                hi = p.where(here, p.where(some, p.max(hi, en), en), hi)
                some = p.any(some, here)
            here = p.all(some, o.n >= 1)
            start, end = outer_pitch * o.start + lo, outer_pitch * o.start + hi
            in_order = p.any(p.no(any_before), p.all(last_start <= start, p.any(o.n <= 1, last_end <= end)))
            fine = p.all(fine, p.any(p.no(here), in_order))
            begins = p.where(any_before, p.max(start, last_end), start)
            span = p.max(0, end - begins) + (o.n - 1) * p.min(outer_pitch, hi - lo)
            total = total + p.where(here, span, 0)
            end, start = end + outer_pitch * (o.n - 1), start + outer_pitch * (o.n - 1)
            last_end = p.where(here, p.where(any_before, p.max(last_end, end), end), last_end)
            last_start = p.where(here, start, last_start)
            any_before = p.any(any_before, here)
        return total, fine

    # ------------------------------------------------------- counts of a keep

    def chain(self, rank: str, place: int, above: int, first: bool, merges: str) -> Chain:
        """A rank's nodes above `place`: spreads above the parent (at `above`) apart or first only, the others as the fanout does."""
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
        """Elements of a tensor that enter the keep at `place`, as the keeper at `above` sees it (`above` = `place`: itself)."""
        p = self.p
        chains = {r: self.chain(r, place, above, first, merges) for r in self.einsum.ranks}
        loops = [s for s in self.nest.loops if s.place < place] if persists else []
        factors: list[Callable[[Step | None], Expr]] = []
        for rank in self.einsum.ranks:
            if rank not in access.ranks:
                factors.append(self._lacking(rank, chains[rank]))
        for index in access.indices:
            if len(index.terms) == 1:
                ((rank, c),) = index.terms
                factors.append(self._plain(rank, c, chains[rank]))
            else:
                (x, a), (y, b) = index.terms
                factors.append(self._sum_of_two(x, a, chains[x], y, b, chains[y], persists))
        out = p.product([f(None) for f in factors])
        for loop in loops:
            term = p.const(1)
            for f in factors:
                term = term * f(loop)
                if term.is_const and term.lo == 0:
                    break
            out = p.sub(out, term, lo=0)
        return out

    def _level(self, rank: str, loop: Step) -> int:
        return sum(s.over is None and s.place < loop.place for s in self.nest.steps[rank])

    def _lacking(self, rank: str, chain: Chain) -> Callable[[Step | None], Expr]:
        loops = sum(kind == "L" for kind, _ in chain)

        def factor(loop: Step | None) -> Expr:
            if loop is None:
                return self.visits(rank, chain, loops)
            level = self._level(rank, loop)
            if loop.rank != rank:
                return self.visits(rank, chain, level)
            return self.p.sub(self.visits(rank, chain, level + 1), self.visits(rank, chain, level), lo=0)

        return factor

    def _plain(self, rank: str, c: int, chain: Chain) -> Callable[[Step | None], Expr]:
        # Instances of a rank that the tensor has hold disjoint parts: merged or apart is the same.
        chain = tuple(("A" if kind == "M" else kind, tile) for kind, tile in chain)
        size = self.workload.sizes[rank]

        def factor(loop: Step | None) -> Expr:
            if loop is None:
                if all(kind != "Z" for kind, _ in chain):
                    n = self.p.sum([n for _, n in self.classes(rank, chain)]) if c > 1 else self.p.const(0)
                    return self.p.const(size) if c == 1 else c * (size - n) + n
                return self.p.sum([n * self.box(e, c) for e, n in self.classes(rank, chain)])
            return self.p.const(0) if loop.rank == rank else self.held(rank, c, chain, self._level(rank, loop))

        return factor

    def _sum_of_two(
        self, x: str, a: int, cx: Chain, y: str, b: int, cy: Chain, persists: bool
    ) -> Callable[[Step | None], Expr]:
        cx, cy = self._one_spread(x, cx), self._one_spread(y, cy)

        def factor(loop: Step | None) -> Expr:
            if loop is None:
                return self.pair(a, self.leaves(x, cx), b, self.leaves(y, cy), shared=False)
            sides = []
            for rank, chain in ((x, cx), (y, cy)):
                loops = sum(kind == "L" for kind, _ in chain)
                level = self._level(rank, loop)
                if loop.rank == rank and level >= loops:
                    return self.p.const(0)  # a loop below a merged spread, known to have one step
                sides.append(self.moves(rank, chain, min(level, loops), loop.rank == rank))
            return self.pair(a, sides[0], b, sides[1], shared=True)

        return factor

    def _one_spread(self, rank: str, chain: Chain) -> Chain:
        """Of a rank in an affine axis, at most one spread may be counted apart or merged; a merged one must come last."""
        spreads = [i for i, (kind, _) in enumerate(chain) if kind in "AM"]
        if len(spreads) > 1:
            raise OutsideClosedForm(f"{rank} is spread twice")
        if spreads and chain[spreads[0]][0] == "M":
            i = spreads[0]
            self.domain += [self.p.eq(t, chain[i][1]) for _, t in chain[i + 1 :]]
            chain = chain[: i + 1]
        return chain

    # -------------------------------------------------------------- the form

    def distinct(self, place: int, first: bool) -> Expr:
        """Elements of the output that the instances at `place` touch, each instance for itself."""
        p = self.p
        out = p.const(1)
        for rank in self.einsum.ranks:
            chain = self.chain(rank, place, place, first, "reduce")
            if rank not in self.einsum.output.ranks:
                out = out * self.visits(rank, chain, 0)
            else:
                out = out * self._plain(rank, 1, chain)(None)
        return out

    def instances(self, place: int) -> Expr:
        return self.p.product(
            [self.visits(r, self.chain(r, place, place, False, "reduce"), 0) for r in self.einsum.ranks]
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

    def edge(self, access: Access, upper: Holding, lower: Holding | None, first: bool) -> Expr:
        """Elements that cross between a keeper and the next one below (or the compute units), counted at the keeper."""
        merges = "reduce" if access is self.einsum.output else "multicast"
        place = lower.place if lower else self.nest.end
        return self.count(access, place, upper.place, first, merges, lower is not None and lower.retain)

    def build(self) -> Form:
        p, nest = self.p, self.nest
        words: dict[str, list[Expr]] = {}
        form = Form(p, nest.slots, p.const(1), (), p.const(1), 1)
        for size in (self.workload.sizes[r] for r in self.einsum.ranks):
            form.ops *= size
        for access in (*self.einsum.operands, self.einsum.output):
            is_output = access is self.einsum.output
            keeps = nest.keeps[access.tensor]
            for first, table in ((False, form.total), (True, form.first)):
                for i, keep in enumerate(keeps):
                    lower = keeps[i + 1] if i + 1 < len(keeps) else None
                    crossing = self.edge(access, keep, lower, first)
                    arrives = p.const(0)
                    if i:
                        arrives = self.count(access, keep.place, keep.place, first, "reduce", keep.retain)
                    if is_output:
                        distinct = self.distinct(keep.place, first)
                        back = p.sub(arrives, distinct, lo=0) if i else p.const(0)
                        flow = Flow(p.sub(crossing, distinct, lo=0), back, crossing, arrives)
                    else:
                        flow = Flow(crossing, arrives, p.const(0), p.const(0))
                    table[keep.memory, access.tensor] = flow
                    for fanout in self.architecture.fanouts_between(keep.memory, lower.memory if lower else self.unit):
                        entry = words.setdefault(fanout.name, [p.const(0), p.const(0)])
                        entry[first] = entry[first] + flow.reads + flow.updates
            for keep in keeps:
                form.occupancy[keep.memory, access.tensor] = self.extent(access, keep.place)
                form.instances[keep.memory, access.tensor] = self.instances(keep.place)
        everything = [
            (r, self.chain(r, nest.end, nest.end, True, "reduce")) for r in self.einsum.ranks
        ]  # first instances only: they are at work in every step
        form.steps = p.product([self.visits(r, c, sum(k == "L" for k, _ in c)) for r, c in everything])
        form.unit_instances = self.instances(nest.end)
        form.words = {name: (total, first) for name, (total, first) in words.items()}
        form.exact, form.factors = p.all(*self.domain), tuple(self.factors)
        return form


def closed_form(
    workload: Workload, architecture: Architecture, mapping: Mapping, unit: str, tiles_vary: bool = True
) -> Form:
    """The closed form of a mapping's shape (or of its very tiles); raises `OutsideClosedForm` if it has none."""
    return ClosedForm(workload, architecture, mapping, unit, tiles_vary).build()


def add_up(term: Term, variables: dict[str, int]) -> int:
    """The value of a term by listing the instances: for grids that leave gaps, or pieces in disorder."""
    x_groups, y_groups = (term.x.moved, term.y.moved) if term.shared else (term.x.now, term.y.now)
    fields = [e for g in (*x_groups, *y_groups) for e in (g.n, g.start, g.now, g.shift, g.was)]
    times, x_pitch, y_pitch, *flat = run([term.times, term.x.pitch, term.y.pitch, *fields], variables)
    if not times:
        return 0
    numbers = iter(flat)
    xs = _instances([tuple(next(numbers) for _ in range(5)) for _ in x_groups], term.a, x_pitch)
    ys = _instances([tuple(next(numbers) for _ in range(5)) for _ in y_groups], term.b, y_pitch)
    now, fresh = [], []
    for x_at, x_now, x_shift, x_was in xs:
        for y_at, y_now, y_shift, y_was in ys:
            start = x_at + y_at
            end = start + x_now + y_now + 1
            now.append((start, end))
            if term.shared:
                was = start + x_shift + y_shift
                fresh += [(start, min(end, was)), (max(start, was + x_was + y_was + 1), end)]
    return times * (_covered(now) - (_covered(fresh) if term.shared else 0))


def _instances(groups: list[tuple[int, ...]], c: int, pitch: int) -> list[tuple[int, int, int, int]]:
    """Every instance of a rank with coefficient `c`: its place, its last offset now, its shift and last offset before."""
    return [
        (c * pitch * (start + i), c * (now - 1), c * shift, c * (was - 1))
        for n, start, now, shift, was in groups
        for i in range(n)
    ]


def _covered(intervals: list[tuple[int, int]]) -> int:
    """How many integers lie in at least one interval."""
    covered, reach = 0, None
    for start, end in sorted(intervals):
        begin = start if reach is None else max(start, reach)
        if end > begin:
            covered, reach = covered + end - begin, end
    return covered
