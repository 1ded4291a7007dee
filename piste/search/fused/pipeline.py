"""Segments of fused trees as pipelines: their branches side by side, each on its share of a fanout axis.

A segment is a Fuse below loops that no other Fuse in a loop is around. Its branches are put into stages, as they follow
one another; for every axis and all stages, shares are found with which the slowest stage is as quick as can be. Where
a branch has fewer instances than its spread takes, a loop takes the rest one after the other: in steps that divide the
spread, so tiles stay perfect, or in the fewest steps, of which the last may be smaller. What promises most is counted
by the model. Nothing outside the fanout moves less than in the tree that it is made of: what holds for all perfect
trees there holds for both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from math import ceil, inf, prod
from typing import NamedTuple

from piste.cost.evaluate import evaluate
from piste.cost.weights import Weights
from piste.errors import SpecError
from piste.results.cascade import Pipelined
from piste.results.report import Report
from piste.search.fused.einsum.extent import divisors
from piste.spec.architecture import Architecture
from piste.spec.check import einsums_below, extents_at_fuse
from piste.spec.mapping import Fuse, Loop, Mapping, Node, Nodes, Pipe, Spread, paths, pipes, trips
from piste.spec.workload import Workload

TRIED = 6  # divisions of a segment that are counted,
SHORTER = 6  # each with so many tiles of the innermost shared loop, from the one found on
BRANCHES = 8  # of a segment that are put into stages in every way; of more, in up to three


def pipelined(report: Report, better: Callable[[Report], float], late: Callable[[], bool]) -> Report | None:
    """The best tree that has segments of this one as pipelines, if one is better than it.

    `better` says how good a report is, less is better; `late` whether the time for it is over.
    """
    best, least = report, better(report)
    for at in list(_segments(report.mapping.nodes)):
        above, found = best, least
        for nodes in _shorter(above.workload, _at(above.mapping.nodes, at)):
            for piped in _piped(above.workload, above.architecture, nodes, at, above.mapping):
                if late():
                    break
                try:
                    one = evaluate(above.workload, above.architecture, piped)
                except SpecError:  # what is kept inside the fanout above it, or only the executor could count it
                    continue
                if one.fits and better(one) < found * (1 - 1e-9):
                    best, found = one, better(one)
        least = found
    return None if best is report else best


def described(mapping: Mapping) -> tuple[Pipelined, ...]:
    """The pipelines of a tree."""
    return tuple(
        Pipelined(pipe.over, tuple(tuple(einsums_below(branch)) for branch in pipe.branches), pipe.shares)
        for pipe in pipes(mapping.nodes)
    )


def _segments(nodes: Nodes, at: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Where segments end in a Fuse: the branch to take at every Fuse above, none of which is in a loop."""
    *above, last = nodes
    if type(last) is Fuse:
        if any(isinstance(node, Loop) for node in above):
            yield at
        else:
            for b, branch in enumerate(last.branches):
                yield from _segments(branch, (*at, b))


def _at(nodes: Nodes, at: tuple[int, ...]) -> Nodes:
    for b in at:
        fuse = nodes[-1]
        assert isinstance(fuse, Fuse)
        nodes = fuse.branches[b]
    return nodes


def _put(nodes: Nodes, at: tuple[int, ...], new: Nodes) -> Nodes:
    """The tree with other nodes at a segment."""
    if not at:
        return new
    *above, fuse = nodes
    assert isinstance(fuse, Fuse)
    b, *rest = at
    branches = (*fuse.branches[:b], _put(fuse.branches[b], tuple(rest), new), *fuse.branches[b + 1 :])
    return (*above, replace(fuse, branches=branches))


def _shorter(workload: Workload, nodes: Nodes) -> Iterator[Nodes]:
    """A segment, and with smaller tiles of its innermost shared loop: what is exchanged takes less room then, and
    beginning and ending a pipeline less time. All tiles divide those above; where a window slides along the loop, what
    is made in its iterations differs, and the tile stays."""
    at = max(n for n, node in enumerate(nodes[:-1]) if isinstance(node, Loop))
    loop = nodes[at]
    assert isinstance(loop, Loop)
    yield nodes
    made = [a for e in workload.einsums for a in e.operands if a.tensor in workload.makers]
    if any(loop.rank in i.ranks for a in made for i in a.indices if not i.is_plain):
        return
    for tile in sorted(divisors(loop.tile), reverse=True)[1:SHORTER]:
        less = _walking((*nodes[:at], replace(loop, tile=tile), *nodes[at + 1 :]), {})
        if less is not None:
            yield less


def _walking(nodes: Nodes, left: dict[str, int]) -> Nodes | None:
    """Without the loops and spreads of one step, where so much is `left` of ranks that were walked above; None if some
    tile does not divide that."""
    found, left = list[Node](), dict(left)
    for node in nodes:
        if isinstance(node, Loop | Spread):
            if node.tile >= left.get(node.rank, inf):
                continue
            if node.rank in left and left[node.rank] % node.tile:
                return None
            left[node.rank] = node.tile
        elif isinstance(node, Fuse):
            branches = [_walking(branch, left) for branch in node.branches]
            if None in branches:
                return None
            node = replace(node, branches=tuple(branch for branch in branches if branch is not None))
        found.append(node)
    return tuple(found)


class _Wide(NamedTuple):
    """The instances of an axis that the spreads on the way to an Einsum take, outermost first, and the cycles that its
    steps take in one iteration of the shared loops. If it is `fixed`, it takes as many or none: windows read it, so
    what it makes differs from one iteration to another, and other tiles may not divide that."""

    widths: tuple[int, ...]
    cycles: float
    fixed: bool = False

    def on(self, share: int, even: bool = True) -> tuple[int, ...]:
        """The widths that fit into a share, of the outermost first: divisors if they are `even`, else with which the
        fewest steps are taken.

        >>> _Wide((4, 6), 1.0).on(12), _Wide((4, 6), 1.0).on(4), _Wide((4, 6), 1.0).on(4, even=False)
        ((2, 6), (1, 3), (1, 3))
        >>> _Wide((8,), 1.0).on(7), _Wide((8,), 1.0).on(3, even=False), _Wide((8,), 1.0).on(7, even=False)
        ((4,), (3,), (4,))
        """
        found = list[int]()
        for n, width in enumerate(self.widths):
            room = min(max(share // prod(found) // prod(self.widths[n + 1 :]), 1), width)
            found.append(max(d for d in divisors(width) if d <= room) if even else ceil(width / ceil(width / room)))
        return tuple(found)

    def takes(self, share: int, even: bool) -> float:
        if self.fixed and prod(self.widths) > share:
            return inf
        return self.cycles * prod(map(trips, self.widths, self.on(share, even)))


@dataclass
class _Segment:
    """A segment on an axis."""

    workload: Workload
    architecture: Architecture
    nodes: Nodes  # of the segment
    over: str
    even: bool  # whether a share that is too small takes divisors of a spread

    @cached_property
    def branches(self) -> tuple[Nodes, ...]:
        fuse = self.nodes[-1]
        assert isinstance(fuse, Fuse)
        return fuse.branches

    @cached_property
    def width(self) -> int:
        fanout, _, axis = self.over.rpartition(".")
        return self.architecture.fanouts[fanout].axes[axis]

    @cached_property
    def entries(self) -> int:
        left, found = dict(self.workload.sizes), 1
        for node in self.nodes[:-1]:
            if isinstance(node, Loop | Spread):
                found *= trips(left[node.rank], node.tile) if isinstance(node, Loop) else 1
                left[node.rank] = min(left[node.rank], node.tile)
        return found

    @cached_property
    def wide(self) -> dict[str, _Wide]:
        """By Einsum."""
        found, weights = dict[str, _Wide](), Weights(self.workload, self.architecture)
        extents, around, whole = extents_at_fuse(self.workload, self.nodes), 1, dict(self.workload.sizes)
        for node in self.nodes[:-1]:
            if isinstance(node, Loop | Spread):
                around *= trips(whole[node.rank], node.tile) if isinstance(node, Spread) else 1
                whole[node.rank] = min(whole[node.rank], node.tile)
        for path in paths(self.nodes):
            left, widths, others = dict(extents[path.einsum]), list[int](), around
            for _, node in path.steps[len(self.nodes) :]:
                if isinstance(node, Loop | Spread):
                    if isinstance(node, Spread):
                        wide = trips(left[node.rank], node.tile)
                        widths += [wide] if node.over == self.over else []
                        others *= 1 if node.over == self.over else wide
                    left[node.rank] = min(left[node.rank], node.tile)
            einsum = self.workload.makers[path.einsum]
            rate = float(weights.operation(path.einsum, self.architecture.units_for(einsum)[0]).per_cycle)
            points = prod(self.workload.sizes[r] for r in einsum.ranks)
            reads = (reader.accesses[path.einsum] for reader in self.workload.readers[path.einsum])
            fixed = any(not index.is_plain for access in reads for index in access.indices)
            found[path.einsum] = _Wide(tuple(widths), points / (self.entries * others * prod(widths) * rate), fixed)
        return found

    def stages(self) -> Iterator[tuple[tuple[str, ...], ...]]:
        """The ways to put branches into two or more stages, as the Einsums of each."""
        names = [tuple(einsums_below(branch)) for branch in self.branches]
        n = len(names)
        for cuts in range(1, n if n <= BRANCHES else 3):
            for cut in combinations(range(1, n), cuts):
                yield tuple(sum(names[a:b], ()) for a, b in zip((0, *cut), (*cut, n), strict=True))

    def division(self, stages: tuple[tuple[str, ...], ...]) -> tuple[float, tuple[int, ...]] | None:
        """The cycles of computing with the shares of stages that are best, and these; None if there are too few."""
        takes = [
            [sum(self.wide[name].takes(share, self.even) for name in stage) for share in range(1, self.width + 1)]
            for stage in stages
        ]
        if len(stages) > self.width:
            return None
        for longest in sorted({cycles for stage in takes for cycles in stage if cycles < inf}):
            shares = [next((n for n, cycles in enumerate(stage, 1) if cycles <= longest), inf) for stage in takes]
            if sum(shares) <= self.width:
                return longest * (self.entries + len(stages) - 1), tuple(map(int, shares))
        return None

    def pipe(self, stages: tuple[tuple[str, ...], ...], shares: tuple[int, ...]) -> Nodes:
        """The nodes of the segment as a pipeline."""
        branches, left = list[Nodes](), list(self.branches)
        for stage, share in zip(stages, shares, strict=True):
            own = list[Nodes]()
            while sum(len(einsums_below(branch)) for branch in own) < len(stage):
                own.append(self._narrowed(left.pop(0), share))
            branches.append(own[0] if len(own) == 1 else (Fuse(tuple(own)),))
        return (*self.nodes[:-1], Pipe(tuple(branches), self.over, shares))

    def _narrowed(self, nodes: Nodes, share: int, above: int = 0) -> Nodes:
        """A branch with no more instances of the axis than its share; `above` are the spreads over it further up."""
        found = list[Node]()
        on = self.wide[einsums_below(nodes)[0]]
        for node in nodes:
            if isinstance(node, Fuse):
                node = replace(node, branches=tuple(self._narrowed(b, share, above) for b in node.branches))
            elif isinstance(node, Spread) and node.over == self.over:
                width, above = on.on(share, self.even)[above], above + 1
                if width < on.widths[above - 1]:
                    found.append(Loop(node.rank, node.tile * width))
                if width == 1 < on.widths[above - 1]:
                    continue
            found.append(node)
        return tuple(found)


def _piped(
    workload: Workload, architecture: Architecture, nodes: Nodes, at: tuple[int, ...], mapping: Mapping
) -> Iterator[Mapping]:
    """Trees with a segment as a pipeline, those that promise most first."""
    axes = [f"{fanout.name}.{axis}" for fanout in architecture.fanouts.values() for axis in fanout.axes]
    seen = set[Nodes]()
    for even in (True, False):
        found = list[tuple[float, _Segment, tuple[tuple[str, ...], ...], tuple[int, ...]]]()
        for over in axes:
            segment = _Segment(workload, architecture, nodes, over, even)
            in_turn = segment.entries * sum(wide.cycles for wide in segment.wide.values())
            for stages in segment.stages():
                division = segment.division(stages)
                if division is not None and division[0] < in_turn:
                    found.append((division[0], segment, stages, division[1]))
        found.sort(key=lambda one: one[0])
        for _, segment, stages, shares in found[:TRIED]:
            piped = segment.pipe(stages, shares)
            if piped not in seen:
                seen.add(piped)
                yield Mapping(_put(mapping.nodes, at, piped))
