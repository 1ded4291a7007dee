"""What an axis with two ranks, a*i + b*k, contributes to a count: boxes that overlap in time and between instances.

Steps at which the instances of a rank behave alike form a `Context`; neighbouring instances that behave alike form an
`InstanceRun` in it. Both are found once per shape, with symbolic sizes. What remains is the size of a union of
intervals over a grid of instances. It has a formula when the intervals leave no gap along the second rank; else they
are listed and merged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import product
from math import prod

from piste.count.chains import APART, FIRST, LOOP, MERGED, Chain, Chains, split
from piste.count.touched import touched
from piste.formula.intervals import covered
from piste.formula.program import Expr, is_zero, number, order, run
from piste.spec.einsum import Index


@dataclass(frozen=True)
class InstanceRun:
    """`n` neighbouring instances that hold boxes of extent `now`, and held extent `was`, `shift` further on, before."""

    n: Expr
    start: Expr
    now: Expr
    shift: Expr
    was: Expr


@dataclass(frozen=True)
class Context:
    """`times` steps at which the instances of a rank, `pitch` apart, hold `now`; `moved` adds what they held before."""

    times: Expr
    now: tuple[InstanceRun, ...]
    moved: tuple[InstanceRun, ...]
    pitch: Expr


@dataclass(frozen=True)
class Term:
    """One pair of contexts of a factor: boxes at a*i + b*k, `times` over; `what` of them is measured, see `Pairs`."""

    times: Expr
    a: int
    x: Context
    b: int
    y: Context
    what: str

    def add_up(self, variables: dict[str, int]) -> int:
        """The value by listing the instances: for grids that leave gaps, or pieces in disorder."""
        x_groups, y_groups = (self.x.now, self.y.now) if self.what == NOW else (self.x.moved, self.y.moved)
        fields = [e for g in (*x_groups, *y_groups) for e in (g.n, g.start, g.now, g.shift, g.was)]
        times, x_pitch, y_pitch, *flat = run([self.times, self.x.pitch, self.y.pitch, *fields], variables)
        if not times:
            return 0
        numbers = iter(flat)
        xs = _instances([tuple(next(numbers) for _ in range(5)) for _ in x_groups], self.a, x_pitch)
        ys = _instances([tuple(next(numbers) for _ in range(5)) for _ in y_groups], self.b, y_pitch)
        boxes, changed = [], []
        for x_at, x_now, x_shift, x_was in xs:
            for y_at, y_now, y_shift, y_was in ys:
                now = x_at + y_at, x_at + y_at + x_now + y_now + 1
                start = x_at + y_at + x_shift + y_shift
                was = start, start + x_was + y_was + 1
                one, other = (now, was) if self.what in (NOW, SHARED) else (was, now)
                boxes.append(one)
                changed += [(one[0], min(one[1], other[0])), (max(one[0], other[1]), one[1])]
        return int(times) * (covered(boxes) - (covered(changed) if self.what in (SHARED, STAYS) else 0))


@dataclass(frozen=True)
class Touched:
    """The elements of an axis that are ever in the boxes of its ranks (`piste.count.touched`)."""

    sizes: tuple[int, ...]
    coefficients: tuple[int, ...]
    chains: tuple[Chain, ...]

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """The tiles that it depends on."""
        return tuple(tile for chain in self.chains for _, tile in chain)

    def add_up(self, variables: dict[str, int]) -> int:
        """Its value, given the variables in its tiles."""
        tiles = iter(run(self.expressions, variables))
        chains = [[(kind, int(next(tiles))) for kind, _ in chain] for chain in self.chains]
        return touched(self.sizes, self.coefficients, chains)


@dataclass(frozen=True)
class Padded:
    """What a padded axis contributes, its steps listed one by one: where a box lies says what of it is padding.

    `when` is, per rank, the loop that advances (its number, and whether it is one of this rank); None: every step.
    """

    sizes: tuple[int, ...]
    index: Index
    chains: tuple[Chain, ...]
    when: tuple[tuple[int, bool], ...] | None
    what: str

    @property
    def expressions(self) -> tuple[Expr, ...]:
        """The tiles that it depends on."""
        return tuple(tile for chain in self.chains for _, tile in chain)

    def add_up(self, variables: dict[str, int]) -> int:
        """Its value, given the variables in its tiles."""
        tiles = iter(run(self.expressions, variables))
        ranks = []
        for k, (size, chain) in enumerate(zip(self.sizes, self.chains, strict=True)):
            cut = tuple((kind, int(next(tiles))) for kind, _ in chain)
            if self.what == FULL:
                ranks.append([[(part, part)] for part in _full_parts(range(size), cut)])
            else:
                ranks.append(moments(size, cut, *(self.when[k] if self.when else (None, False))))
        found = [self._measure(together) for together in product(*ranks)]
        return max(found) if self.what in (MOST, FULL) else sum(found)

    def _measure(self, together: tuple[list[Moment], ...]) -> int:
        boxes, changed = [], []
        for instance in product(*together):
            now = self._box([moment[0] for moment in instance])
            boxes.append((now.start, now.stop))
            if self.what == SHARED:
                was = self._box([moment[1] for moment in instance])
                changed += [(now.start, min(now.stop, was.start)), (max(now.start, was.stop), now.stop)]
        return covered(boxes) - (covered(changed) if self.what == SHARED else 0)

    def _box(self, parts: list[range]) -> range:
        terms = [(c, part) for (_, c), part in zip(self.index.terms, parts, strict=True)]
        start, last = sum(c * part.start for c, part in terms), sum(c * (part.stop - 1) for c, part in terms)
        return self.index.inside(start, last + 1)


Moment = tuple[range, range]  # what an instance has of a rank now, and had before


def moments(size: int, chain: tuple[tuple[str, int], ...], level: int | None, advance: bool) -> list[list[Moment]]:
    """By step and by instance that counts apart: what the instances that count together have of a rank.

    level: the loops that have stepped; those below begin anew, and ended before. None: all of them, nothing before.

    >>> moments(4, ((LOOP, 2), (MERGED, 1)), None, False)[1]
    [(range(2, 3), range(2, 3)), (range(3, 4), range(3, 4))]
    >>> moments(5, ((LOOP, 2),), 0, True)
    [[(range(2, 4), range(0, 2))], [(range(4, 5), range(2, 4))]]
    """
    outside = sum(kind == LOOP for kind, _ in chain) if level is None else level + advance
    found: dict[tuple[int, ...], list[Moment]] = {}

    def descend(now: range, was: range, at: int, seen: int, key: tuple[int, ...]) -> None:
        """`was` goes with `now` down to the loop that advances; below, `now` is in the first step, `was` the last."""
        if at == len(chain):
            found.setdefault(key, []).append((now, was))
            return
        kind, tile = chain[at]
        if kind == LOOP and seen < outside:
            steps = [now[i : i + tile] for i in range(0, len(now), tile)]
            if advance and seen == outside - 1:
                pairs = list(zip(steps[1:], steps, strict=False))
            else:
                pairs = [(step, step) for step in steps]
            for k, (step, before) in enumerate(pairs):
                descend(step, before, at + 1, seen + 1, (*key, k))
        elif seen < outside:
            for i in range(0, len(now) if kind != FIRST else 1, tile):
                descend(now[i : i + tile], now[i : i + tile], at + 1, seen, key if kind == MERGED else (*key, i))
        else:
            below(now, was, at, key)

    def below(now: range, was: range, at: int, key: tuple[int, ...]) -> None:
        rest = chain[at:]
        spreads = [(kind, tile) for kind, tile in rest if kind != LOOP]
        for places in product(*(range(1 if kind == FIRST else -(-len(now) // tile)) for kind, tile in spreads)):
            first, last = _leaf(now, rest, places, 1), _leaf(was, rest, places, -1)
            if first is not None and last is not None:
                apart = [i for i, (kind, _) in zip(places, spreads, strict=True) if kind != MERGED]
                found.setdefault((*key, *apart), []).append((first, last))

    descend(range(size), range(size), 0, 0, ())
    return list(found.values())


def _full_parts(extent: range, chain: tuple[tuple[str, int], ...]) -> list[range]:
    """What loops and spreads leave of a rank where none of them is in a short step."""
    parts = [extent]
    for _, tile in chain:
        parts = [part[i : i + tile] for part in parts for i in range(0, max(1, len(part) - tile + 1), tile)]
    return parts


def _leaf(extent: range, chain: tuple[tuple[str, int], ...], instance: tuple[int, ...], direction: int) -> range | None:
    """The first (`way` = 1) or the last (-1) part of an extent that an instance works on; None if it has none."""
    if not chain:
        return extent
    (kind, tile), rest = chain[0], chain[1:]
    steps = [extent[i : i + tile] for i in range(0, len(extent), tile)]
    if kind != LOOP:
        return _leaf(steps[instance[0]], rest, instance[1:], direction) if instance[0] < len(steps) else None
    return next(
        (leaf for step in steps[::direction] if (leaf := _leaf(step, rest, instance, direction)) is not None), None
    )


@dataclass(frozen=True)
class PairFactor:
    """The factor of an axis with two ranks: a formula, and where it does not hold (`fine` = 0) the terms to add up."""

    name: str
    formula: Expr
    fine: Expr
    terms: tuple[Term | Touched | Padded, ...]

    @cached_property
    def slots(self) -> frozenset[str]:
        """The tiles on which it depends."""
        listed = [e for term in self.terms if not isinstance(term, Term) for e in term.expressions]
        return frozenset(e.args[0] for e in order([self.formula, self.fine, *listed]) if e.op == "var")

    def add_up(self, variables: dict[str, int]) -> int:
        """The value without the formula."""
        return sum(term.add_up(variables) for term in self.terms)


# What is measured of the boxes of a step: those there now, what of them is not new, those before, and what of them is
# still there. Unions over the instances that count together.
NOW, SHARED, WAS, STAYS = "now", "shared", "was", "stays"
MOST, FULL = "most", "full"  # the largest of those there now: of all, of those in no short step


class Pairs:
    """Builds the factors of axes with two ranks."""

    def __init__(self, chains: Chains):
        self.chains, self.p = chains, chains.p
        self.factors: list[PairFactor] = []
        self._moves: dict[tuple[str, Chain, int, bool], list[Context]] = {}
        self._variables: dict[object, Expr] = {}

    def leaves(self, rank: str, chain: Chain) -> list[Context]:
        """The boxes that the instances of a rank hold, step by step (nothing about the boxes before)."""
        zero = self.p.const(0)
        at = _merged(chain)
        if at is None:
            found = self.chains.classes(rank, chain)
            return [Context(n, (self._alone(e, zero, zero),), (), self.p.const(1)) for e, n in found]
        s = chain[at][1]
        return [
            Context(
                n * times,
                _some(InstanceRun(q, zero, full, zero, zero), InstanceRun(short >= 1, q, short, zero, zero)),
                (),
                s,
            )
            for n, q, times, full, short in self._together(rank, chain[:at], s, chain[at + 1 :])
        ]

    def moves(self, rank: str, chain: Chain, level: int, advance: bool) -> list[Context]:
        """The boxes now and before, when a loop advances: this rank's loop number `level` + 1, or another rank's."""
        key = rank, chain, level, advance
        if key not in self._moves:
            self._moves[key] = self._advances(rank, chain, level) if advance else self._wraps(rank, chain, level)
        return self._moves[key]

    def _wraps(self, rank: str, chain: Chain, level: int) -> list[Context]:
        """Another rank's loop advances: from the last leaf below `level` back to the first."""
        head, rest = split(chain, level)
        at = _merged(head)
        if at is None:
            zero = self.p.const(0)
            return [c for e, n in self.chains.classes(rank, head) for c in self._descend(n, e, zero, e, rest)]
        s = head[at][1]
        return [
            self._pair(n * times, s, q, (full, short), self.p.const(0), (full, short), rest)
            for n, q, times, full, short in self._together(rank, head[:at], s, head[at + 1 :])
        ]

    def _advances(self, rank: str, chain: Chain, level: int) -> list[Context]:
        """This rank's own loop advances: from the last leaf of the step before, which is a full one."""
        p = self.p
        (*outside, (_, t)), rest = split(chain, level + 1)
        at = _merged(outside)
        if at is not None:
            s = outside[at][1]
            return [
                self._pair(n * times * k, s, q, now, 0 - t, (t, t), rest)
                for n, q, times, e, x in self._together(rank, tuple(outside[:at]), s, tuple(outside[at + 1 :]))
                for k, now in self._walked(e, x, t, first=1)
            ]
        short, full = [], p.const(0)
        for e, n in self.chains.classes(rank, tuple(outside)):
            q, r = p.divmod(e, t)
            full = full + n * p.max(0, q - 1)
            short += self._descend(n * p.all(r >= 1, q >= 1), r, 0 - t, t, rest)
        return self._descend(p.bounded(full, self.chains.sizes[rank]), t, 0 - t, t, rest) + short

    def _descend(self, times: Expr, e: Expr, lo: Expr, x: Expr, rest: Chain) -> list[Context]:
        """Follow the first leaf in extent `e` now, and the last leaf in extent `x` at `lo` before, down the rest."""
        p = self.p
        if is_zero(times):
            return []
        spread = next((i for i, (kind, _) in enumerate(rest) if kind in (APART, MERGED)), None)
        before = [(lo, x)]  # where the last leaf may be, the latest first
        for kind, t in rest[:spread]:
            e = p.min(e, t)
            before = [(lo, p.min(x, t)) for lo, x in before] if kind == FIRST else self._last(before, t)
            if spread is None:
                before = [self._latest(before)]
        if spread is None:
            return [Context(times, (self._alone(e, *before[0]),), (self._alone(e, *before[0]),), p.const(1))]
        kind, s = rest[spread]
        below = rest[spread + 1 :]
        groups = [self._inner(g, below) for g in self._instances(e, before, s)]
        if kind == MERGED:
            present = (replace(g, now=self._first(g.now, below)) for g in self._present(e, s))
            return [Context(times, tuple(present), tuple(groups), s)]
        alone = [(g.n, self._alone(g.now, g.shift, g.was)) for g in groups]
        return [Context(times * n, (g,), (g,), p.const(1)) for n, g in alone]

    def _alone(self, now: Expr, shift: Expr, was: Expr) -> InstanceRun:
        return InstanceRun(self.p.const(1), self.p.const(0), now, shift, was)

    def _present(self, e: Expr, s: Expr) -> tuple[InstanceRun, ...]:
        """What the instances of a spread hold now: full tiles and perhaps a short one."""
        q, r = self.p.divmod(e, s)
        zero = self.p.const(0)
        return _some(InstanceRun(q, zero, s, zero, zero), InstanceRun(r >= 1, q, r, zero, zero))

    def _together(
        self, rank: str, above: Chain, s: Expr, loops: Chain
    ) -> Iterator[tuple[Expr, Expr, Expr, Expr, Expr]]:
        """Steps of loops above and below a merged spread in steps of `s`: how many above, how many full instances, how
        many steps below, and the extents that a full and the short instance have in these."""
        for e, n in self.chains.classes(rank, above):
            q, r = self.p.divmod(e, s)
            steps = [(self.p.const(1), s, r)]
            for _, t in loops:
                steps = [
                    (times * k, *now)
                    for times, full, short in steps
                    for k, now in self._walked(full, short, t, first=0)
                ]
            yield from ((n, q, *step) for step in steps)

    def _walked(self, full: Expr, short: Expr, t: Expr, first: int) -> list[tuple[Expr, tuple[Expr, Expr]]]:
        """How often a full and the short instance have which extents in the steps of `t`, from the first (0) or the
        second (1) on."""
        p = self.p
        zero = p.const(0)
        (q, r), (k, left) = p.divmod(full, t), p.divmod(short, t)
        partly, beyond = left >= 1, k < q
        found = [
            (p.max(0, k - first), (t, t)),
            (p.all(partly, beyond, k >= first), (t, left)),
            (p.all(r >= 1, p.no(beyond), q >= first), (r, left)),
            (p.max(0, q - p.max(first, k + partly)), (t, zero)),
            (p.all(r >= 1, beyond, q >= first), (r, zero)),
        ]
        return [(times, extents) for times, extents in found if not is_zero(times)]

    def _pair(
        self, times: Expr, s: Expr, q: Expr, now: tuple[Expr, Expr], shift: Expr, was: tuple[Expr, Expr], rest: Chain
    ) -> Context:
        """`q` full instances of a spread and the short one, when a loop below the spread or beside it advances."""
        full = InstanceRun(q, self.p.const(0), now[0], shift, was[0])
        groups = tuple(self._inner(g, rest) for g in _some(full, InstanceRun(now[1] >= 1, q, now[1], shift, was[1])))
        return Context(times, groups, groups, s)

    def _last(self, before: list[tuple[Expr, Expr]], t: Expr) -> list[tuple[Expr, Expr]]:
        """The last steps of `t` in the extents `before`: who idles in a short step last worked in an earlier one.

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

    def _instances(self, e: Expr, before: list[tuple[Expr, Expr]], s: Expr) -> list[InstanceRun]:
        """Instances of a spread in steps of `s`, grouped by what they hold now and held before."""
        p = self.p
        f = p.floordiv(e, s)
        groups, done = [], p.const(0)
        for lo, x in before:
            fx, rx = p.divmod(x, s)
            top = p.min(fx, f)
            groups.append(InstanceRun(p.max(0, top - done), done, s, lo, s))
            now, was = p.clip(e - top * s, s), p.clip(x - top * s, s)
            groups.append(InstanceRun(p.all(now >= 1, was >= 1, top >= done), top, now, lo, was))
            done = p.max(done, fx + (rx >= 1))
        return [g for g in groups if not is_zero(g.n)]

    def _inner(self, g: InstanceRun, loops: Chain) -> InstanceRun:
        """What one instance's leaves become under the loops below the spread."""
        shift, was = g.shift, g.was
        for _, t in loops:
            shift, was = self._latest(self._last([(shift, was)], t))
        return InstanceRun(g.n, g.start, self._first(g.now, loops), shift, was)

    def _first(self, extent: Expr, loops: Chain) -> Expr:
        """The extent of the first leaf."""
        return reduce(self.p.min, (t for _, t in loops), extent)

    def pair(self, a: int, x: list[Context], b: int, y: list[Context], most: int, what: str) -> Expr:
        """Over all pairs of contexts: the sizes of unions of boxes a*i + b*k, of `what` is measured.

        The result is a variable of its own, a `PairFactor`, for it depends on the tiles of two ranks alone: mappings
        that share these tiles share its value.
        """
        p = self.p
        total, fine, terms = p.const(0), p.const(1), list[Term | Touched | Padded]()
        for cx in x:
            for cy in y:
                times = cx.times * cy.times
                if not is_zero(times):
                    size, size_fine = self._union(a, cx, b, cy, what)
                    total, fine = total + times * size, p.all(fine, p.any(times <= 0, size_fine))
                    terms.append(Term(times, a, cx, b, cy, what))
        return self._factor(total, fine, terms, most)

    def touched(self, a: int, x: str, cx: Chain, b: int, y: str, cy: Chain, most: int) -> Expr:
        """The elements of the axis a*x + b*y that are ever in a box, see `piste.count.touched`."""
        sizes = self.chains.sizes
        return self._listed(Touched((sizes[x], sizes[y]), (a, b), (cx, cy)), most)

    def padded(
        self, index: Index, chains: Sequence[Chain], when: tuple[tuple[int, bool], ...] | None, what: str
    ) -> Expr:
        """A factor of a padded axis, see `Padded`."""
        sizes = tuple(self.chains.sizes[rank] for rank in index.ranks)
        most = sum(c for _, c in index.terms) * prod(sizes)
        return self._listed(Padded(sizes, index, tuple(chains), when, what), most)

    def _listed(self, term: Touched | Padded, most: int) -> Expr:
        if all(number(tile) is not None for tile in term.expressions):
            return self.p.const(term.add_up({}))
        return self._factor(self.p.const(0), self.p.const(0), [term], most)

    def _factor(self, total: Expr, fine: Expr, terms: list[Term | Touched | Padded], most: int) -> Expr:
        p = self.p
        factor = PairFactor(f"f{len(self.factors)}", total, fine, tuple(terms))
        by_terms = any(not isinstance(term, Term) for term in terms)
        if not by_terms and number(total) is not None and number(fine) is not None:
            return total if number(fine) else p.const(factor.add_up({}))
        key = tuple(terms) if by_terms else (total.index, fine.index)
        if key not in self._variables:
            self.factors.append(factor)
            # Boxes are no larger than their ranks allow: a * n * m + b * n * m over all steps, for sizes n and m.
            self._variables[key] = p.var(factor.name, 0, most if by_terms else min(total.hi, most))
        return self._variables[key]

    def _union(self, a: int, cx: Context, b: int, cy: Context, what: str) -> tuple[Expr, Expr]:
        """The size of a union, and whether the formula holds."""
        p = self.p
        x, y = (cx.now, cy.now) if what == NOW else (cx.moved, cy.moved)
        if len(x) == len(y) == 1 and all(number(g.n) == 1 for g in (*x, *y)):
            gx, gy = x[0], y[0]
            width = width_of(a, gx.now, b, gy.now)
            if what == NOW:
                return width, p.const(1)
            shift, was = a * gx.shift + b * gy.shift, width_of(a, gx.was, b, gy.was)
            if what == WAS:
                return was, p.const(1)
            return p.max(0, p.min(width, shift + was) - p.max(0, shift)), p.const(1)

        in_one_piece = p.const(1)

        def now(gx: InstanceRun, gy: InstanceRun) -> tuple[Expr, Expr]:
            return p.const(0), width_of(a, gx.now, b, gy.now)

        def before(gx: InstanceRun, gy: InstanceRun) -> tuple[Expr, Expr]:
            shift = a * gx.shift + b * gy.shift
            return shift, shift + width_of(a, gx.was, b, gy.was)

        def new(gx: InstanceRun, gy: InstanceRun) -> tuple[Expr, Expr]:
            nonlocal in_one_piece
            width = width_of(a, gx.now, b, gy.now)
            shift, end = before(gx, gy)
            ahead = shift >= 1
            # A box that was strictly inside the present one leaves two pieces.
            in_one_piece = p.all(in_one_piece, p.no(p.all(ahead, end < width, gx.n >= 1, gy.n >= 1)))
            return p.where(ahead, 0, p.clip(end, width)), p.where(ahead, p.min(width, shift), width)

        def gone(gx: InstanceRun, gy: InstanceRun) -> tuple[Expr, Expr]:
            nonlocal in_one_piece
            width = width_of(a, gx.now, b, gy.now)
            shift, end = before(gx, gy)
            behind = shift < 0
            in_one_piece = p.all(in_one_piece, p.no(p.all(behind, width < end, gx.n >= 1, gy.n >= 1)))
            return p.where(behind, shift, p.max(shift, p.min(width, end))), p.where(behind, p.min(0, end), end)

        pitches = a * cx.pitch, b * cy.pitch
        if what in (NOW, SHARED):
            size, fine = self._lines(pitches[0], cx.now, pitches[1], cy.now, now)
            changed = new
        else:
            size, fine = self._lines(pitches[0], x, pitches[1], y, before)
            changed = gone
        if what in (NOW, WAS):
            return size, fine
        fresh, fresh_fine = self._lines(pitches[0], x, pitches[1], y, changed)
        return p.sub(size, fresh, lo=0), p.all(fine, fresh_fine, in_one_piece)

    def _lines(
        self,
        outer_pitch: Expr,
        outer: Sequence[InstanceRun],
        inner_pitch: Expr,
        inner: Sequence[InstanceRun],
        piece: Callable[[InstanceRun, InstanceRun], tuple[Expr, Expr]],
    ) -> tuple[Expr, Expr]:
        """Union over the inner groups, which must be one interval, then over the outer ones, which must be in order."""
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


def _merged(chain: Sequence[tuple[str, Expr]]) -> int | None:
    """Where the merged spread of a chain stands."""
    return next((i for i, (kind, _) in enumerate(chain) if kind == MERGED), None)


def _some(*groups: InstanceRun) -> tuple[InstanceRun, ...]:
    """Without groups that have no instance."""
    return tuple(g for g in groups if not is_zero(g.n))


def width_of(a: int, x: Expr, b: int, y: Expr) -> Expr:
    """The extent of a box of an axis a*i + b*k, for x and y elements of the two ranks."""
    return a * (x - 1) + b * (y - 1) + 1


def _instances(groups: list[tuple[int, ...]], c: int, pitch: int) -> list[tuple[int, int, int, int]]:
    """Every instance of a rank with coefficient `c`: its place, last offset now, shift and last offset before."""
    return [
        (c * pitch * (start + i), c * (now - 1), c * shift, c * (was - 1))
        for n, start, now, shift, was in groups
        for i in range(n)
    ]
