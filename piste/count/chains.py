"""What one rank contributes to a count: how its loops and spreads cut it, and what stays when other loops advance."""

from __future__ import annotations

from piste.formula.program import Expr, Program, is_zero

# How one count sees a node of a rank's chain: a loop, or a spread whose instances are counted apart, merged (the union
# of what they hold), or only the first of them.
LOOP, APART, MERGED, FIRST = "L", "A", "M", "Z"
Chain = tuple[tuple[str, Expr], ...]
Classes = list[tuple[Expr, Expr]]  # extents, and how many intervals have each


class Chains:
    """Expressions over the chain of one rank; equal questions get the same answer."""

    def __init__(self, program: Program, sizes: dict[str, int], extents: dict[str, Expr] | None = None):
        """`sizes` are what ranks have at most, `extents` what they have: the same, but where these vary, too."""
        self.p, self.sizes = program, sizes
        self.extents = extents or {rank: program.const(size) for rank, size in sizes.items()}
        self._classes: dict[tuple[str, Chain], Classes] = {}
        self._visits: dict[tuple[str, Chain, int], Expr] = {}
        self._held: dict[tuple[str, int, Chain, int], Expr] = {}

    def chain(self, nodes: list[tuple[str, Expr]]) -> Chain:
        """The chain of these nodes, in a form that the other questions take."""
        return tuple(nodes)

    def apart(self, chain: Chain) -> Chain:
        """The chain with merged instances counted apart."""
        return tuple([(APART, tile) if kind == MERGED else (kind, tile) for kind, tile in chain])

    def classes(self, rank: str, chain: Chain) -> Classes:
        """(extent, how many) of the intervals left of a rank after its chain; each loop adds at most one class."""
        if not chain:
            return [(self.extents[rank], self.p.const(1))]
        key = rank, chain
        known = self._classes.get(key)
        if known is None:
            known = self._classes[key] = self._cut(rank, self.classes(rank, chain[:-1]), *chain[-1])
        return known

    def _cut(self, rank: str, classes: Classes, kind: str, tile: Expr) -> Classes:
        """What one more node of the chain leaves."""
        p = self.p
        if kind in (MERGED, FIRST):
            return [(p.min(e, tile), n) for e, n in classes]
        full, short = p.const(0), []
        for e, n in classes:
            q, rest = p.divmod(e, tile)
            full = full + n * q
            if not is_zero(some := n * (rest >= 1)):
                short.append((rest, some))
        return short if is_zero(full) else [(tile, p.bounded(full, self.sizes[rank])), *short]

    def visits(self, rank: str, chain: Chain, level: int) -> Expr:
        """How often the first `level` loops step, times the instances (counted apart) that are then at work."""
        key = rank, chain, level
        known = self._visits.get(key)
        if known is None:
            head, rest = split(chain, level)
            classes = self.classes(rank, head)
            if APART in [kind for kind, _ in rest]:  # other nodes cut extents, but add no visits
                for kind, tile in rest:
                    classes = self._cut(rank, classes, FIRST if kind == LOOP else kind, tile)
            known = self._visits[key] = self.p.bounded(self.p.sum([n for _, n in classes]), self.sizes[rank])
        return known

    def more(self, rank: str, chain: Chain, level: int) -> Expr:
        """The visits that loop number `level` adds to those of the loops above it."""
        return self.p.sub(self.visits(rank, chain, level + 1), self.visits(rank, chain, level), lo=0)

    def whole(self, rank: str) -> Expr:
        """What `boxes` says of an axis that is the rank itself, if all instances count: its extent."""
        return self.extents[rank]

    def boxes(self, rank: str, c: int, chain: Chain) -> Expr:
        """The extents of an axis of one rank, over all steps and instances; these share nothing."""
        if FIRST in [kind for kind, _ in chain]:
            return self.p.sum([n * self.box(e, c) for e, n in self.classes(rank, chain)])
        size = self.extents[rank]
        if c == 1:
            return size
        n = self.p.sum([n for _, n in self.classes(rank, chain)])
        return c * (size - n) + n

    def width(self, cut: list[tuple[str, int, Chain]]) -> Expr:
        """The largest extent of an axis of some ranks, each with its coefficient and chain."""
        width = self.p.const(1)
        for rank, c, chain in cut:
            width = width + c * ((chain[-1][1] if chain else self.extents[rank]) - 1)
        return width

    def box(self, extent: Expr, coefficient: int) -> Expr:
        """The elements from the first to the last of a box on an axis `coefficient * rank`; 0 if there is none."""
        if coefficient == 1:
            return extent
        return self.p.where(extent >= 1, coefficient * (extent - 1) + 1, 0)

    def held(self, rank: str, c: int, chain: Chain, level: int) -> Expr:
        """What stays when another rank's loop advances: the boxes of instances with a single leaf below `level`."""
        key = rank, c, chain, level
        known = self._held.get(key)
        if known is None:
            head, rest = split(chain, level)
            terms = [n * self._single(e, self.p.const(0), rest, c) for e, n in self.classes(rank, head)]
            known = self._held[key] = self.p.bounded(self.p.sum(terms), c * self.sizes[rank])
        return known

    def _single(self, e: Expr, f: Expr, rest: Chain, c: int) -> Expr:
        """Box sizes, over the instances below that have exactly one leaf in extent `e` and none in extent `f`."""
        p = self.p
        if not rest:
            return p.where(p.eq(f, 0), self.box(e, c), 0)
        (kind, t), below = rest[0], rest[1:]
        if kind == LOOP:
            later = p.where(e <= t, f, p.max(e - t, p.min(f, t)))
            return self._single(p.min(e, t), later, below, c)
        if kind in (MERGED, FIRST):
            return self._single(p.min(e, t), p.min(f, t), below, c)
        none = p.const(0)
        (q, r), (i, fr) = p.divmod(e, t), p.divmod(f, t)
        partly = self._single(p.clip(e - i * t, t), fr, below, c)
        whole = p.max(0, q - 1 - i) * self._single(t, none, below, c)
        short = p.where(p.all(r >= 1, q > i), self._single(r, none, below, c), 0)
        return partly + whole + short


def split(chain: Chain, level: int) -> tuple[Chain, Chain]:
    """The chain down to its `level`-th loop, and the rest."""
    seen = 0
    for i, (kind, _) in enumerate(chain):
        if seen == level:
            return chain[:i], chain[i:]
        seen += kind == LOOP
    return chain, ()
