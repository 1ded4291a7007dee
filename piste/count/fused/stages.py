"""The stages of a visit in classes: iterations of the loops above its lowest keep that move and compute alike.

A result is revisited when a rank that it lacks comes round again, so whether an element is touched for the first time
in a making can be read off a position. Every rank therefore knows where it stands: `moved`, the outermost of its loops
that has left its first step, and `turns`, the innermost of its loops that takes more than one. A tile of the result is
held for the first time if no rank that the result lacks has moved further out than the result's ranks turn.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from piste.count.fused.visit import (
    Axes,
    Ints,
    Link,
    Modes,
    RankInterval,
    Spans,
    Visit,
    groups_of,
    nth_step,
    runs_of,
    varies,
)

NEVER = 1 << 30  # further in than any loop


class RankPosition(NamedTuple):
    """Where a rank stands on every instance (`moved`: on the first). Loops go by their depth in the tree."""

    span: RankInterval
    moved: int
    turns: Ints


Places = dict[str, RankPosition]  # by rank
# One step of a loop: where that stands, and for every rank the links of its chain passed, its place now and before.
Advance = tuple[int, dict[str, tuple[int, RankPosition, RankPosition]]]


def spans_of(places: Places) -> Spans:
    """The intervals of ranks, without where their loops stand."""
    return {rank: place.span for rank, place in places.items()}


class Stages:
    """The stages of one visit. `above` is how many nodes of the tree stand above the branch."""

    def __init__(self, visit: Visit, starts: Places, lacking: Sequence[str], above: int, lowest: int) -> None:
        self.visit = visit
        self.starts = starts
        self.lacking = lacking  # the ranks that the result does not have
        self.above = above
        self.lowest = lowest
        self.known: dict[object, tuple[int, int]] = {}  # changes that were counted already
        self._classes_known: dict[tuple[str, int], list[tuple[int, RankPosition]]] = {}
        # What identifies an entry is kept with it, so that nothing else gets its identity.
        self._places_known: dict[object, tuple[RankPosition, RankPosition, object]] = {}
        self._below_known: dict[object, tuple[int, object]] = {}
        self._masked_known: dict[object, tuple[RankInterval, object]] = {}
        self._inner = {r: tuple(link for link in chain if link.at >= lowest) for r, chain in visit.chains.items()}

    def _turns(self, place: RankPosition, rank: str, link: Link) -> Ints:
        """The innermost loop that takes more than one step, on every instance, once this one is passed."""
        if rank in self.lacking:
            return place.turns
        rest = [later for later in self.visit.chains[rank] if link.at < later.at < self.lowest]
        second = self.visit.first_of(nth_step(place.span, link, 1), rest).extent > 0
        return np.where(second, self.above + link.at, place.turns)

    def _moved(self, place: RankPosition, rank: str, link: Link, k: int) -> int:
        """The outermost loop that has left its first step, in step `k` of this one."""
        return min(place.moved, self.above + link.at) if k and rank in self.lacking else place.moved

    def _taken(self, place: RankPosition, rank: str, link: Link, k: int) -> RankPosition:
        """Step `k` of a loop."""
        moved = self._moved(place, rank, link, k)
        return RankPosition(nth_step(place.span, link, k), moved, self._turns(place, rank, link))

    def first(self, place: RankPosition, rank: str, chain: Sequence[Link]) -> RankPosition:
        """Where a rank stands in the first step of all loops of a chain."""
        for link in chain:
            if link.dim >= 0:
                place = place._replace(span=self.visit.spread_over(place.span, link))
            else:
                place = self._taken(place, rank, link, 0)
        return place

    def last(self, place: RankPosition, rank: str, chain: Sequence[Link]) -> RankPosition:
        """Where a rank stands in the last step of all loops of a chain."""
        for i, link in enumerate(chain):
            span = place.span
            if link.dim >= 0:
                place = place._replace(span=self.visit.spread_over(span, link))
                continue
            k, last = self.visit.last_step(span, link, chain[i + 1 :])
            place = RankPosition(last, self._moved(place, rank, link, int(k.flat[0])), self._turns(place, rank, link))
        return place

    def _classes(self, rank: str, depth: int) -> list[tuple[int, RankPosition]]:
        """All places of a rank below the first `depth` links of its chain, alike ones together."""
        if (rank, depth) not in self._classes_known:
            if depth == 0:
                self._classes_known[rank, 0] = [(1, self.starts[rank])]
            else:
                link = self.visit.chains[rank][depth - 1]
                found: dict[object, tuple[int, RankPosition]] = {}
                for times, place in self._classes(rank, depth - 1):
                    if link.dim >= 0:
                        news = [(times, place._replace(span=self.visit.spread_over(place.span, link)))]
                    else:
                        news = [
                            (times * n, self._taken(place, rank, link, k))
                            for k, n in _split(runs_of(place.span.extent, link), 1)
                        ]
                    for n, new in news:
                        active = new.span.extent > 0
                        low = new.span.lo.min(initial=np.iinfo(np.int64).max, where=active)
                        lo = np.where(active, new.span.lo - low, 0)
                        key = (
                            lo.tobytes(),
                            new.span.extent.tobytes(),
                            new.moved,
                            np.where(active, new.turns, 0).tobytes(),
                        )
                        found[key] = (n + (found[key][0] if key in found else 0), new)
                self._classes_known[rank, depth] = list(found.values())
        return self._classes_known[rank, depth]

    def steps(self, pos: int) -> Iterator[tuple[int, int, dict[str, tuple[int, RankPosition, RankPosition]]]]:
        """All steps of the loops above a position, in classes.

        How often, at which loop, and for every rank how many links of its chain are passed, its place now and before.
        """
        chains = self.visit.chains
        loops = sorted((link.at, rank) for rank, chain in chains.items() for link in chain if link.dim < 0)
        for at, advancing in loops:
            if at >= pos:
                break
            starts = self.visit.depths(at)
            moves: list[list[tuple[int, tuple[int, RankPosition, RankPosition]]]] = []
            for rank, depth in starts.items():
                mine = []
                for times, place in self._classes(rank, depth):
                    if rank != advancing:
                        mine.append((times, (depth, place, place)))
                        continue
                    link = chains[rank][depth]
                    for k, n in _split(_split(runs_of(place.span.extent, link), 1), 2):
                        if k:
                            now, before = self._taken(place, rank, link, k), self._taken(place, rank, link, k - 1)
                            mine.append((times * n, (depth + 1, now, before)))
                moves.append(mine)
            for combination in itertools.product(*moves):
                yield (
                    math.prod(times for times, _ in combination),
                    at,
                    dict(zip(starts, (move for _, move in combination), strict=True)),
                )

    def final(self, pos: int) -> Advance | None:
        """The last of the steps, None if there is none."""
        links = sorted((link.at, rank, link) for rank, chain in self.visit.chains.items() for link in chain)
        places, depths = dict(self.starts), dict.fromkeys(self.starts, 0)
        found = None
        for at, rank, link in links:
            if at >= pos:
                break
            place = places[rank]
            if link.dim >= 0:
                places[rank] = place._replace(span=self.visit.spread_over(place.span, link))
            else:
                steps = self.visit.steps_left(spans_of(places), rank, link, pos)
                if steps > 1:
                    found = at, {r: (depths[r], p, p) for r, p in places.items()}
                    now, before = self._taken(place, rank, link, steps - 1), self._taken(place, rank, link, steps - 2)
                    found[1][rank] = (depths[rank] + 1, now, before)
                places[rank] = self._taken(place, rank, link, steps - 1)
            depths[rank] += 1
        return found

    def at(self, moves: dict[str, tuple[int, RankPosition, RankPosition]], pos: int) -> tuple[Places, Places]:
        """The places of a step at a position below its loop: now and before."""
        depths = self.visit.depths(pos)
        now, before = {}, {}
        for rank, move in moves.items():
            key = id(move), pos
            if key not in self._places_known:
                depth, here, there = move
                chain = self.visit.chains[rank][depth : depths[rank]]
                self._places_known[key] = self.first(here, rank, chain), self.last(there, rank, chain), move
            now[rank], before[rank], _ = self._places_known[key]
        return now, before

    def below(self, places: Places, axes: Axes, end: int, modes: Modes, distinct: bool = False) -> int:
        """The tiles at the end of all chains summed over one stage, or the different elements in them."""
        dims = {r: varies(p.span) | {link.dim for link in self._inner[r] if link.dim >= 0} for r, p in places.items()}
        total = 1
        for ranks, mine in groups_of(axes, dims):
            own = tuple(axes[i] for i in mine)
            key = (own, modes, distinct, *(id(places[r].span) for r in ranks))
            if key not in self._below_known:
                spans = {r: places[r].span for r in ranks}
                visit = Visit(spans, {r: self._inner[r] for r in ranks}, self.visit.widths)
                count = visit.distinct if distinct else visit.tiles
                self._below_known[key] = count(own, end, modes), spans
            total *= self._below_known[key][0]
        return total

    def masked(self, places: Places, limit: int) -> Spans:
        """The intervals on those instances only whose ranks, of those that the result has, turn further out. A result
        without ranks turns nowhere; the rank without a name then says that nothing is held for the first time."""
        out, bare = {}, _bare(places, self.lacking)
        for r, p in places.items():
            if r in self.lacking and not (bare and r == ""):
                out[r] = p.span
                continue
            key = id(p.span), p.turns.tobytes(), limit
            if key not in self._masked_known:
                self._masked_known[key] = RankInterval(p.span.lo, np.where(p.turns < limit, p.span.extent, 0)), p.span
            out[r] = self._masked_known[key][0]
        return out

    def begin(self, pos: int) -> Places:
        """The first places at a position."""
        depths = self.visit.depths(pos)
        return {r: self.first(place, r, self.visit.chains[r][: depths[r]]) for r, place in self.starts.items()}

    def end(self, pos: int) -> Places:
        """The last places at a position."""
        depths = self.visit.depths(pos)
        return {r: self.last(place, r, self.visit.chains[r][: depths[r]]) for r, place in self.starts.items()}


def _split(runs: list[tuple[int, int]], at: int) -> list[tuple[int, int]]:
    """Runs of steps, none of which goes on across step `at`."""
    out = []
    for k, n in runs:
        if k < at < k + n:
            out += [(k, at - k), (at, k + n - at)]
        else:
            out.append((k, n))
    return out


def held_first(places: Places, lacking: Sequence[str], floor: int) -> bool:
    """Whether the first instance holds the result there for the first time in its making.

    `floor` is the innermost loop that makes it let go of what it holds, whatever it does next.
    """
    moved = min(places[r].moved for r in lacking)
    return moved > floor and all(moved > int(p.turns.flat[0]) for r, p in places.items() if r not in lacking)


def first_time(places: Places, lacking: Sequence[str], floor: int) -> int:
    """Instances whose ranks turn further out than this loop hold the result for the first time in its making."""
    moved = min(places[r].moved for r in lacking)
    return moved if moved > floor else -NEVER


def only_first(places: Places, lacking: Sequence[str], floor: int) -> Places:
    """The places of those instances that hold the result there for the first time in its making."""
    limit, bare = first_time(places, lacking, floor), _bare(places, lacking)
    return {
        r: p._replace(span=RankInterval(p.span.lo, np.where(p.turns < limit, p.span.extent, 0)))
        if r not in lacking or (bare and r == "")
        else p
        for r, p in places.items()
    }


def _bare(places: Places, lacking: Sequence[str]) -> bool:
    """Whether a result has no ranks."""
    return all(r in lacking for r in places)


def seen_by(places: Places, spreads: int) -> Places:
    """The places as a keep below so many spreads sees them: what stands further in goes by its first instance."""
    keep = (slice(None),) * spreads + (slice(0, 1),) * (next(iter(places.values())).turns.ndim - spreads)
    return {r: p._replace(turns=p.turns[keep]) for r, p in places.items()}
