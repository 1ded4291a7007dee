"""The desk of a search: what its sheets share, the chains of ranks above all, each made once."""

from __future__ import annotations

import numpy as np

from piste.mapspace.constraints import Rules, Span
from piste.mapspace.factors import chains
from piste.mapspace.shapes import Shape
from piste.search.bill import Count
from piste.search.columns import PERFECT, Group, Walks, no_larger_than_needed
from piste.search.objective import Objective
from piste.search.windows import Windows
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload


class Desk:
    """One workload on one architecture, cut by one family of factors, for some objectives."""

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        rules: Rules,
        family: str,
        objectives: tuple[Objective, ...],
    ):
        self.workload, self.architecture, self.rules, self.family = workload, architecture, rules, family
        self.exact = family not in PERFECT
        self.leak = sum(
            getattr(c, "leakage_pj_per_cycle", 0.0) * architecture.instances(c.name) for c in architecture.components
        )
        self.moving = [o.memory for o in objectives if o.memory is not None]
        self.energetic = any(o.name in ("energy", "edp") for o in objectives)
        self.timed = any(o.name in ("cycles", "edp") for o in objectives) or (self.energetic and self.leak > 0)
        axes = [(f"{f.name}.{axis}", width) for f in architecture.fanouts.values() for axis, width in f.axes.items()]
        self.widths = dict(axes)
        self.least = {over: rules.axis_least(over) for over in self.widths}
        self.groups = self._joined()
        self.home = {r: g for g, ranks in enumerate(self.groups) for r in ranks}
        self._walks: dict[tuple[object, ...], Walks] = {}
        self._groups: dict[tuple[int, ...], Group] = {}
        self._windows = Windows()
        self.counts: dict[tuple[object, ...], Count] = {}

    def _joined(self) -> list[tuple[str, ...]]:
        """The ranks of more than one element, those that share an index together."""
        einsum = self.workload.einsums[0]
        joined: list[set[str]] = [{r} for r in einsum.ranks if self.workload.sizes[r] > 1] or [{einsum.ranks[0]}]
        for access in einsum.accesses.values():
            for index in access.indices:
                together = [g for g in joined if g & set(index.ranks)]
                if len(together) > 1:
                    joined = [g for g in joined if g not in together] + [set[str]().union(*together)]
        order = {r: i for i, r in enumerate(einsum.ranks)}
        return sorted((tuple(sorted(g, key=order.__getitem__)) for g in joined), key=lambda g: order[g[0]])

    def group(self, shape: Shape, ranks: tuple[str, ...]) -> Group:
        """The chains of some ranks on the loops and spreads that a shape has for them."""
        walked = {r: self._walked(shape, r) for r in ranks}
        key = tuple(id(w) for w in walked.values())
        if key not in self._groups:
            self._groups[key] = Group(walked, self._windows)
        return self._groups[key]

    def _walked(self, shape: Shape, rank: str) -> Walks:
        slots = tuple((s.over, s.level) for s in shape.slots if s.rank == rank)
        key = rank, slots, rank in shape.leaf, shape.leaf_level
        if key not in self._walks:
            self._walks[key] = self._make(rank, slots, rank in shape.leaf, shape.leaf_level)
        return self._walks[key]

    def _make(self, rank: str, slots: tuple[tuple[str | None, str], ...], leaf: bool, leaf_level: str) -> Walks:
        """The chains that keep to the limits of steps per memory and instances per axis."""
        rules, size = self.rules, self.workload.sizes[rank]
        spans, limits = list[Span](), list[tuple[int, int] | None]()
        for over, level in slots:
            if over is None:
                spans.append(rules.loop_bounds(level, rank))
                limits.append(None)
            else:
                spans.append(rules.axis_bounds(over, rank))
                alone = [r for r in rules.axis_ranks(over) if r in self.home] == [rank]
                limits.append((self.least[over] if alone else 1, self.widths[over]))
        spans.append(rules.loop_bounds(leaf_level, rank))
        pattern = "".join("L" if over is None else "S" for over, _ in slots)
        tiles = chains(size, pattern.replace("L", "T"), self.family, limits, None if leaf else 1)
        made = Walks(rank, size, tiles, self.family)
        levels = [*(level for _, level in slots), leaf_level]
        fine = np.ones(len(made), bool)
        for place in dict.fromkeys(levels):
            at = [i for i, level in enumerate(levels) if level == place]
            lo, hi = spans[at[0]]
            if (lo, hi) != (1, None):
                taken = made.steps[at].prod(axis=0)
                fine &= (taken >= lo) & (taken <= (hi or size))
        if all(span == (1, None) for span in spans):
            return no_larger_than_needed(made, pattern, rules.retain)
        return Walks(rank, size, made.tiles[:, fine], self.family)
