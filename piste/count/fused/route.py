"""The loops and spreads on the way to one Compute, rank by rank, and the visits that go that way."""

from __future__ import annotations

from math import prod

import numpy as np

from piste.count.closed import LISTED
from piste.count.fused.plan import Instance, Work
from piste.count.fused.visit import Axes, Link, RankInterval, Spans, TensorAxis, Unclear, Visit, axes_of
from piste.count.oracle.schedule import Across, Branch, Fork, Keeps, Site
from piste.spec.einsum import Einsum
from piste.spec.mapping import Loop


class Route:
    """The way from the first node of a branch to one Compute below it, rank by rank."""

    def __init__(self, branch: Branch, einsum: Einsum) -> None:
        self.einsum = einsum
        self.base = len(branch.above) - sum(isinstance(node, Across) for node in branch.nodes)
        chains: dict[str, list[Link]] = {rank: [] for rank in self.einsum.ranks}
        self.pos: dict[Site, int] = {}
        at, dim = 0, self.base
        while True:
            self.leaf, self.lowest = at, at
            for node in branch.nodes:
                match node:
                    case Keeps(sites):
                        self.pos |= {site: at for site in sites}
                        self.lowest = at
                    case Loop(rank, tile, step):
                        chains[rank].append(Link(at, tile, step or tile, -1))
                    case Across(rank, tile, _, step):
                        chains[rank].append(Link(at, tile, step or tile, dim))
                        dim += 1
                at += 1
            last = branch.nodes[-1]
            if not isinstance(last, Fork):
                break
            branch = next(b for b in last.branches if einsum.name in b.einsums)
        self.branch = branch  # that ends in the Compute
        for rank in self.einsum.ranks:  # what is left is taken point by point
            chains[rank].append(Link(at, 1, 1, -1))
            at += 1
        self.end = at
        self.chains = {rank: tuple(chain) for rank, chain in chains.items()} | {"": ()}
        self.widths = tuple(spread.width for spread in branch.above)
        self.axes: dict[str, Axes] = {t: axes_of(a) for t, a in self.einsum.accesses.items()}
        self._known: dict[object, Visit] = {}

    def visit(self, work: Work) -> tuple[Visit, dict[str, int]]:
        """The visit that starts with this work, seen from the first instance, and where that stands."""
        name = self.einsum.name
        mine = {i: by[name] for i, by in work.items() if name in by}
        origin = {r: lo for r, (lo, _) in next(iter(mine.values())).items()} | {"": 0}
        key = tuple(
            (i, tuple((lo - origin[r], hi - lo) for r, (lo, hi) in ranges.items())) for i, ranges in mine.items()
        )
        if key not in self._known:
            self._known[key] = Visit(self._spans(mine, origin), self.chains, self.widths)
        return self._known[key], origin

    def axes_from(self, origin: dict[str, int], work: Work, visit: Visit) -> dict[str, Axes]:
        """The axes of every tensor as seen from where a visit stands; padding only where it comes to some."""
        every = [by[self.einsum.name] for by in work.values() if self.einsum.name in by]
        found = {}
        for tensor, axes in self.axes.items():
            seen = []
            for axis in axes:
                inside, at = axis.inside, sum(c * origin[r] for r, c in axis.terms) + axis.shift
                if inside is not None:
                    lo = min(sum(c * ranges[r][0] for r, c in axis.terms) for ranges in every) + axis.shift
                    hi = max(sum(c * (ranges[r][1] - 1) for r, c in axis.terms) for ranges in every) + axis.shift + 1
                    inside = None if inside[0] <= lo and hi <= inside[1] else (inside[0] - at, inside[1] - at)
                if inside is not None and prod(visit.spans[r].extent.max() for r in axis.ranks) > LISTED:
                    raise Unclear(f"{tensor} has too many steps along an axis to list, as padding needs")
                seen.append(TensorAxis(axis.terms, 0, inside))
            found[tensor] = tuple(seen)
        return found

    def _spans(self, work: dict[Instance, dict[str, tuple[int, int]]], origin: dict[str, int]) -> Spans:
        """The intervals of every rank over the spreads above; a rank named "" says which instances take part."""
        shape = self.widths[: self.base]
        active = np.zeros(shape, bool)
        for i in work:
            active[i] = True
        spans: Spans = {}
        varies: set[int] = set()
        for rank in self.einsum.ranks:
            lo, extent = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
            for i, ranges in work.items():
                lo[i], extent[i] = ranges[rank][0] - origin[rank], ranges[rank][1] - ranges[rank][0]
            here = active
            for d in range(self.base):
                pick = np.expand_dims(here.argmax(axis=d), d)
                one, size = np.take_along_axis(lo, pick, d), np.take_along_axis(extent, pick, d)
                if (((lo == one) & (extent == size)) | ~here).all():
                    lo, extent, here = one, size, np.any(here, axis=d, keepdims=True)
            varies |= {d for d in range(self.base) if lo.shape[d] > 1}
            spans[rank] = RankInterval(lo, np.where(here, extent, 0))
        for d in varies:
            some = np.any(active, axis=d, keepdims=True)
            if (active == some).all():
                active = some
        spans[""] = RankInterval(np.zeros_like(active, np.int64), active.astype(np.int64))
        inner = (1,) * (len(self.widths) - self.base)
        return {
            r: RankInterval(s.lo.reshape(s.lo.shape + inner), s.extent.reshape(s.extent.shape + inner))
            for r, s in spans.items()
        }
