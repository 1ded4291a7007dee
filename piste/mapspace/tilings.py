"""Tilings: the tile sizes that a shape may have, rank by rank: counted, drawn, or one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from math import prod
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.mapspace.constraints import Rules
from piste.mapspace.factors import LOOP, SPREAD, count_chains, each_chain, sample_chain, tally_chains
from piste.mapspace.shapes import Shape

Bound = tuple[int, int]  # the fewest and the most steps
Steps = dict[int, int]  # by walk


class WalkGroup(NamedTuple):
    """Walks of one rank that stand at one place, a memory or an axis: their steps multiply to a number in bounds."""

    walks: tuple[int, ...]
    bound: Bound


class Cuts(NamedTuple):
    """The tile chains of one rank, and what its steps amount to at each place; the last walk is the leaf."""

    size: int
    pattern: str
    family: str
    bounds: tuple[Bound, ...]
    groups: tuple[WalkGroup, ...]
    axes: tuple[tuple[int, ...], ...]  # by axis of the shape: the walks that are spreads over it

    def used(self, steps: Steps) -> tuple[int, ...]:
        """The instances that these steps take of each axis."""
        return tuple(prod(steps[i] for i in walks) for walks in self.axes)

    def fits(self, steps: Steps) -> bool:
        """Whether steps keep to the bounds of all groups of walks."""
        return all(lo <= prod(steps[i] for i in walks) <= hi for walks, (lo, hi) in self.groups)

    def steps(self, tiles: tuple[int, ...]) -> Steps:
        """The steps of each walk, given the tiles of all but the leaf."""
        return dict(enumerate(-(-outer // inner) for outer, inner in pairwise((self.size, *tiles, 1))))

    def within(self, room: tuple[int, ...]) -> Cuts:
        """Those that take no more of each axis than there is room for, as far as bounds of single walks can say it."""
        bounds = list(self.bounds)
        for walks, free in zip(self.axes, room, strict=True):
            for i in walks:
                bounds[i] = bounds[i][0], min(bounds[i][1], free)
        return self._replace(bounds=tuple(bounds))


@dataclass(frozen=True)
class Tilings:
    """What the tiles of one shape may be, one per slot: of the family, within the widths of axes and the rules."""

    shape: Shape
    sizes: dict[str, int]
    family: str
    rules: Rules

    @cached_property
    def _axes(self) -> dict[str, int]:
        """The width of every axis of the architecture."""
        fanouts = self.rules.architecture.fanouts.items()
        return {f"{name}.{axis}": width for name, fanout in fanouts for axis, width in fanout.axes.items()}

    @cached_property
    def widths(self) -> dict[str, int]:
        """Of the axes that the shape spreads over."""
        spread = {slot.over for slot in self.shape.slots}
        return {over: width for over, width in self._axes.items() if over in spread}

    @cached_property
    def cuts(self) -> tuple[Cuts, ...] | None:
        """By rank; None if a rule asks for steps or instances where the shape has no walk."""
        if any(self.rules.axis_least(over) > 1 for over in self._axes if over not in self.widths):
            return None
        found = [self._cuts(rank) for rank in self.sizes]
        known = tuple(cuts for cuts in found if cuts is not None)
        return known if len(known) == len(found) else None

    def _cuts(self, rank: str) -> Cuts | None:
        size = self.sizes[rank]
        slots = [slot for slot in self.shape.slots if slot.rank == rank]
        places = [slot.over or slot.level for slot in slots]
        if rank in self.shape.leaf:
            places.append(self.shape.leaf_level)
        spans = {memory: self.rules.loop_bounds(memory, rank) for memory in self.rules.architecture.memories}
        spans |= {over: self.rules.axis_bounds(over, rank) for over in self._axes}
        if any(span.lo > 1 and place not in places for place, span in spans.items()):
            return None
        bounds, groups = [], []
        for place in places:
            lo, hi = spans[place]
            most = min(hi or size, self.widths.get(place, size), size)
            together = tuple(i for i, other in enumerate(places) if other == place)
            if len(together) > 1 and (lo > 1 or most < size):
                groups.append(WalkGroup(together, (lo, most)))
            bounds.append((lo if len(together) == 1 else 1, most))
        bounds += [(1, 1)] * (len(slots) + 1 - len(bounds))
        axes = tuple(tuple(i for i, slot in enumerate(slots) if slot.over == over) for over in self.widths)
        pattern = "".join(LOOP if slot.over is None else SPREAD for slot in slots)
        return Cuts(size, pattern, self.family, tuple(bounds), tuple(dict.fromkeys(groups)), axes)

    @cached_property
    def _least(self) -> tuple[int, ...]:
        """The instances that must be used, by axis and in all."""
        return (*(self.rules.axis_least(over) for over in self.widths), self.rules.least_instances)

    def count(self) -> int:
        """How many there are, without making them."""
        if self.cuts is None:
            return 0
        return _count(tuple(sorted(self.cuts)), tuple(self.widths.values()), self._least)

    def possible(self) -> bool:
        """Whether there is one; a few draws find it sooner than counting, where rules allow most."""
        rng = Random(0)
        return any(self.sample(rng) is not None for _ in range(8)) or self.count() > 0

    def sample(self, rng: Random) -> tuple[int, ...] | None:
        """One at random: ranks in random order, each evenly among the chains for which the axes have room.

        None if that ended where rules are broken; most shapes have no such end.
        """
        if self.cuts is None:
            return None
        chains: dict[str, tuple[int, ...]] = {}
        room = tuple(self.widths.values())
        for rank, cuts in rng.sample(list(zip(self.sizes, self.cuts, strict=True)), len(self.cuts)):
            *limits, leaf = cuts.within(room).bounds
            if not count_chains(cuts.size, cuts.pattern, cuts.family, limits, leaf):
                return None
            chains[rank] = sample_chain(rng, cuts.size, cuts.pattern, cuts.family, limits, leaf)
            steps = cuts.steps(chains[rank])
            used = cuts.used(steps)
            if not cuts.fits(steps) or any(u > free for u, free in zip(used, room, strict=True)):
                return None
            room = tuple(free // u for u, free in zip(used, room, strict=True))
        return self._tiles(chains) if self._enough(chains) else None

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return self.each()

    def each(self, over: Callable[[], bool] = lambda: False) -> Iterator[tuple[int, ...]]:
        """One after the other; none any more once `over` says so, which is asked often."""
        if self.cuts is not None:
            yield from self._each({}, tuple(self.widths.values()), tuple(1 for _ in self.widths), over)

    def _each(
        self,
        chains: dict[str, tuple[int, ...]],
        room: tuple[int, ...],
        taken: tuple[int, ...],
        over: Callable[[], bool],
    ) -> Iterator[tuple[int, ...]]:
        """Those with some chains, which have `taken` so many instances of each axis and leave `room` for so many."""
        if over():
            return
        if len(chains) == len(self.sizes):
            if self._enough(chains):
                yield self._tiles(chains)
            return
        assert self.cuts is not None
        rank, cuts = list(zip(self.sizes, self.cuts, strict=True))[len(chains)]
        most = self._most[len(chains) + 1]  # instances that the ranks after this one can take
        *limits, leaf = cuts.within(room).bounds
        for chain in each_chain(cuts.size, cuts.pattern, cuts.family, limits, leaf):
            steps = cuts.steps(chain)
            used = cuts.used(steps)
            if not cuts.fits(steps) or any(u > free for u, free in zip(used, room, strict=True)):
                continue
            left = tuple(free // u for u, free in zip(used, room, strict=True))
            here = tuple(u * t for u, t in zip(used, taken, strict=True))
            if all(n * min(m, free) >= lo for n, m, free, lo in zip(here, most, left, self._least, strict=False)):
                yield from self._each({**chains, rank: chain}, left, here, over)

    @cached_property
    def _most(self) -> list[tuple[int, ...]]:
        """By axis: the instances that all ranks can take at most, that all but the first can, and so on."""
        assert self.cuts is not None
        found = [tuple(1 for _ in self.widths)]
        for cuts in reversed(self.cuts):
            each = (min(cuts.size, prod(cuts.bounds[i][1] for i in walks)) for walks in cuts.axes)
            found.append(tuple(n * m for n, m in zip(each, found[-1], strict=True)))
        return found[::-1]

    def _enough(self, chains: dict[str, tuple[int, ...]]) -> bool:
        """Whether as many instances are used as must be."""
        assert self.cuts is not None
        used = [c.used(c.steps(chains[rank])) for rank, c in zip(self.sizes, self.cuts, strict=True)]
        instances = [prod(axis) for axis in zip(*used, strict=True)]
        return all(n >= least for n, least in zip((*instances, prod(instances)), self._least, strict=True))

    def _tiles(self, chains: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
        left = {rank: iter(chain) for rank, chain in chains.items()}
        return tuple(next(left[slot.rank]) for slot in self.shape.slots)


@lru_cache(maxsize=4096)
def _tally(cuts: Cuts) -> tuple[NDArray[np.int64], NDArray[np.object_]]:
    """The instances that chains may take, a row of axes each, and how many chains take them (of any magnitude)."""
    apart = sorted({i for walks in cuts.axes for i in walks} | {i for group in cuts.groups for i in group.walks})
    *limits, leaf = cuts.bounds
    found = Counter[tuple[int, ...]]()
    for chosen, number in tally_chains(cuts.size, cuts.pattern, cuts.family, apart, limits, leaf).items():
        steps = dict(zip(apart, chosen, strict=True))
        if cuts.fits(steps):
            found[cuts.used(steps)] += number
    used = np.array(list(found), np.int64).reshape(len(found), len(cuts.axes))
    return used, np.array(list(found.values()), object)


@lru_cache(maxsize=1 << 16)
def _count(ranks: tuple[Cuts, ...], room: tuple[int, ...], least: tuple[int, ...]) -> int:
    """The tilings of the ranks that are left: within the room on each axis, using as many instances at least.

    `least` has one number for each axis, and one for all of them together.
    """
    used, numbers = _tally(ranks[0])
    fits = (used <= room).all(axis=1)
    used, numbers = used[fits], numbers[fits]
    still = -(-np.array(least) // np.column_stack((used, used.prod(axis=1))))
    if len(ranks) == 1:
        return int(numbers[(still <= 1).all(axis=1)].sum())
    left, which = np.unique(np.column_stack((np.array(room, np.int64) // used, still)), axis=0, return_inverse=True)
    counts = np.zeros(len(left), object)
    np.add.at(counts, which.reshape(-1), numbers)
    axes = len(room)
    rest = (_count(ranks[1:], tuple(row[:axes]), tuple(row[axes:])) for row in left.tolist())
    return sum(n * m for n, m in zip(counts.tolist(), rest, strict=True))
