"""Candidates drawn from a mapspace: many whole ones at once, and ones that keep a part of another."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from math import prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple, overload

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError
from piste.mapspace.factors import chains, count_chains, is_chain, sample_chain
from piste.mapspace.shapes import Shape
from piste.mapspace.tilings import Cuts
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

Integers = NDArray[np.int64]
Tiles = tuple[int, ...]

MADE = 1 << 17  # chains of a rank that are made once and picked from; more are drawn one by one
RESHAPE, STEP = 0.15, 0.7  # neighbours by what they change: a shape, a tile, the chain of a rank
ROUNDS = 1000  # of draws that all break a rule, before a space counts as empty


class Frame:
    """A shape of a mapspace, to be given tiles; a tile as large as the one before is a loop of one step."""

    def __init__(self, space: Mapspace, shape: Shape):
        self.space, self.shape = space, shape
        self.tilings = space.tilings(shape)

    @property
    def workload(self) -> Workload:
        return self.space.workload

    def mapping(self, tiles: Tiles) -> Mapping:
        return self.shape.mapping(tiles, self.workload.sizes)

    @cached_property
    def cuts(self) -> dict[str, Cuts]:
        """What the chain of each rank may be; none at all if no tiles keep the rules."""
        fanouts = self.space.architecture.fanouts.items()
        idle = {f"{name}.{axis}" for name, f in fanouts for axis in f.axes} - set(self.tilings.widths)
        if self.tilings.cuts is None or any(self.space.rules.axis_least(over) > 1 for over in idle):
            return {}
        return dict(zip(self.workload.sizes, self.tilings.cuts, strict=True))

    @cached_property
    def rows(self) -> dict[str, list[int]]:
        """By rank: which of the tiles are its."""
        slots = self.shape.slots
        return {rank: [i for i, slot in enumerate(slots) if slot.rank == rank] for rank in self.workload.sizes}

    @cached_property
    def widths(self) -> Integers:
        """Of the axes that ranks are spread over."""
        return np.array(list(self.tilings.widths.values()), np.int64).reshape(-1)

    def used(self, rank: str, tiles: Integers) -> Integers:
        """The instances that a rank takes of each axis, for columns of tiles."""
        rows = tiles[self.rows[rank]]
        steps = -(-np.vstack([np.full_like(rows[:1], self.workload.sizes[rank]), rows[:-1]]) // rows)
        used = np.ones((len(self.widths), tiles.shape[1]), np.int64)
        for axis, walks in enumerate(self.cuts[rank].axes):
            used[axis] = steps[list(walks)].prod(axis=0)
        return used

    # --------------------------------------------------------------- drawing

    def draw(self, rng: np.random.Generator, n: int) -> tuple[Integers, NDArray[np.bool_]]:
        """`n` columns of tiles, and which of them keep the rules.

        Ranks are cut in random order, each evenly among the chains for which the axes have room.
        """
        tiles = np.ones((len(self.shape.slots), n), np.int64)
        if not self.cuts:
            return tiles, np.zeros(n, bool)
        good = np.ones(n, bool)
        room = np.repeat(self.widths[:, None], n, axis=1)
        ranks = list(self.cuts)
        order = rng.permuted(np.tile(np.arange(len(ranks)), (n, 1)), axis=1)
        for turn in order.T:
            for i, rank in enumerate(ranks):
                columns = np.flatnonzero(good & (turn == i))
                if not len(columns):
                    continue
                for some, cuts in self._within(rank, columns, room):
                    chosen = _pick(rng, cuts, len(some))
                    if chosen is None:
                        good[some] = False
                    else:
                        tiles[np.array(self.rows[rank], np.int64)[:, None], some] = chosen
                used = self.used(rank, tiles[:, columns])
                good[columns] &= (used <= room[:, columns]).all(axis=0)
                room[:, columns] //= used
        return tiles, good & self._enough(tiles)

    def _within(self, rank: str, columns: Integers, room: Integers) -> Iterator[tuple[Integers, Cuts]]:
        """The columns in which a rank has the same room, and what its chain may be there."""
        cuts = self.cuts[rank]
        takes = [axis for axis, walks in enumerate(cuts.axes) if walks]
        radix = int(self.widths.max(initial=0)) + 1
        code = sum((room[axis, columns] * radix**i for i, axis in enumerate(takes)), np.zeros(len(columns), np.int64))
        for value in np.unique(code).tolist():
            limits = self.widths.tolist()
            for i, axis in enumerate(takes):
                limits[axis] = value // radix**i % radix
            yield columns[code == value], cuts.within(tuple(limits))

    def _enough(self, tiles: Integers) -> NDArray[np.bool_]:
        """Whether as many instances are used as the rules ask for, for columns of tiles."""
        total, leasts = self._asked
        if total == 1 == max(leasts, default=1):
            return np.ones(tiles.shape[1], bool)
        used = np.prod([self.used(rank, tiles) for rank in self.cuts], axis=0)
        return np.asarray((used.prod(axis=0) >= total) & (used >= np.array(leasts)[:, None]).all(axis=0))

    @cached_property
    def _asked(self) -> tuple[int, list[int]]:
        """The instances that must be used, in all and by axis."""
        return self.space.rules.least_instances, [self.space.rules.axis_least(over) for over in self.tilings.widths]

    # ------------------------------------------------------------- one column

    def chain(self, tiles: Tiles, rank: str) -> Tiles:
        return tuple(tiles[i] for i in self.rows[rank])

    def taken(self, tiles: Tiles, ranks: Iterable[str]) -> list[int]:
        """The instances that ranks take together of each axis."""
        used = [self.cuts[rank].used(self.cuts[rank].steps(self.chain(tiles, rank))) for rank in ranks]
        return [prod(axis) for axis in zip(*used, strict=True)] if used else [1] * len(self.tilings.widths)

    def redraw(self, rng: np.random.Generator, tiles: Tiles, rank: str, near: bool = False) -> Tiles | None:
        """The same tiles but for one rank; `near` changes a single tile of it. None if that broke a rule."""
        taken = self.taken(tiles, (other for other in self.cuts if other != rank))
        room = tuple(width // n for width, n in zip(self.tilings.widths.values(), taken, strict=True))
        if not all(room):
            return None
        cuts = self.cuts[rank].within(room)
        chosen = _pick(rng, cuts, 1, self.chain(tiles, rank) if near else None)
        if chosen is None:
            return None
        other = list(tiles)
        for i, tile in zip(self.rows[rank], chosen[:, 0].tolist(), strict=True):
            other[i] = tile
        return tuple(other) if self.allows(tuple(other)) else None

    def allows(self, tiles: Tiles) -> bool:
        """Whether tiles keep the rules."""
        for rank, cuts in self.cuts.items():
            chain = self.chain(tiles, rank)
            *limits, leaf = cuts.bounds
            fine = is_chain(cuts.size, cuts.pattern, cuts.family, chain, limits, leaf)
            if not fine or not cuts.fits(cuts.steps(chain)):
                return False
        taken = self.taken(tiles, self.cuts)
        if any(n > width for n, width in zip(taken, self.tilings.widths.values(), strict=True)):
            return False
        total, leasts = self._asked
        return prod(taken) >= total and all(n >= least for n, least in zip(taken, leasts, strict=True))


class Candidate(NamedTuple):
    """A frame and its tiles."""

    frame: Frame
    tiles: Tiles


class Frames(Sequence[Frame]):
    """All shapes of a space, of each of its problems if it is padded; each is made when it is first asked for."""

    def __init__(self, space: Mapspace):
        self._spaces, self._shapes = space.spaces(), list[tuple[Shape, ...]]()
        known: dict[frozenset[str], tuple[Shape, ...]] = {}
        for one in self._spaces:
            cut = frozenset(rank for rank, size in one.workload.sizes.items() if size > 1)  # else no rank differs
            if cut not in known:
                known[cut] = one.shapes
            self._shapes.append(known[cut])
        self._ends = list(accumulate(map(len, self._shapes)))
        self._made: dict[int, Frame] = {}

    def __len__(self) -> int:
        return self._ends[-1]

    @overload
    def __getitem__(self, i: int) -> Frame: ...
    @overload
    def __getitem__(self, i: slice) -> list[Frame]: ...
    def __getitem__(self, i: int | slice) -> Frame | list[Frame]:
        if isinstance(i, slice):
            return [self[j] for j in range(*i.indices(len(self)))]
        if not 0 <= i < len(self):
            raise IndexError(i)
        if i not in self._made:
            which = bisect_right(self._ends, i)
            shape = self._shapes[which][i - self._ends[which]]  # counted from the end
            self._made[i] = Frame(self._spaces[which], shape)
        return self._made[i]


@lru_cache(maxsize=8)
def frames(space: Mapspace) -> Frames:
    """All shapes of a space; searches of the same space share them."""
    return Frames(space)


def draw(space: Mapspace, rng: np.random.Generator, n: int) -> list[Candidate]:
    """Candidates at random, each shape as likely as the others."""
    known, found = frames(space), dict[int, Candidate]()
    for _ in range(ROUNDS):
        wanted = [place for place in range(n) if place not in found]
        if not wanted:
            return [found[place] for place in range(n)]
        if not known:
            break
        places: dict[int, list[int]] = {}
        for place, i in zip(wanted, rng.integers(len(known), size=len(wanted)).tolist(), strict=True):
            places.setdefault(i, []).append(place)
        for i in sorted(places):
            tiles, good = known[i].draw(rng, len(places[i]))
            for place, column, fine in zip(places[i], tiles.T.tolist(), good.tolist(), strict=True):
                if fine:
                    found[place] = Candidate(known[i], tuple(column))
    raise SpecError(f"no mapping was met in {ROUNDS} draws; relax the constraints, which leave few or none")


def neighbour(space: Mapspace, rng: np.random.Generator, candidate: Candidate) -> Candidate:
    """A candidate that differs a little: in a tile, in the chain of a rank, or in shape. The same if that failed."""
    frame, tiles = candidate
    chance = rng.random()
    if chance < RESHAPE:
        known = frames(space)
        return carried(rng, candidate, known[int(rng.integers(len(known)))])
    ranks = [rank for rank, rows in frame.rows.items() if rows]
    if not ranks:
        return candidate
    other = frame.redraw(rng, tiles, ranks[int(rng.integers(len(ranks)))], near=chance < STEP)
    return candidate if other is None else Candidate(frame, other)


def carried(rng: np.random.Generator, candidate: Candidate, to: Frame) -> Candidate:
    """Another frame with the tiles of a candidate where both have a loop or spread, else with one step."""
    old, tiles = candidate
    held = {(slot.rank, slot.over, slot.level): tile for slot, tile in zip(old.shape.slots, tiles, strict=True)}
    extent, new = dict(to.workload.sizes), list[int]()
    for slot in to.shape.slots:
        extent[slot.rank] = min(extent[slot.rank], held.get((slot.rank, slot.over, slot.level), extent[slot.rank]))
        new.append(extent[slot.rank])
    return _mended(rng, candidate, Candidate(to, tuple(new)))


def crossed(rng: np.random.Generator, one: Candidate, other: Candidate) -> Candidate:
    """The shape of one, and of each rank that both walk alike the tiles of either."""
    frame, tiles = one.frame, list(one.tiles)
    for rank, rows in frame.rows.items():
        theirs = other.frame.rows.get(rank, [])
        if frame.cuts[rank].pattern == other.frame.cuts[rank].pattern and rng.random() < 0.5:
            for i, j in zip(rows, theirs, strict=True):
                tiles[i] = other.tiles[j]
    return _mended(rng, one, Candidate(frame, tuple(tiles)))


def _mended(rng: np.random.Generator, old: Candidate, new: Candidate) -> Candidate:
    """The new one, its ranks cut anew one after the other as long as it breaks a rule; the old one if it still does."""
    frame, tiles = new
    if not frame.cuts:
        return old
    if frame.allows(tiles):
        return new
    for rank in rng.permutation([rank for rank, rows in frame.rows.items() if rows]).tolist():
        mended = frame.redraw(rng, tiles, rank)
        if mended is not None:
            return Candidate(frame, mended)
    drawn, good = frame.draw(rng, 1)
    return Candidate(frame, tuple(drawn[:, 0].tolist())) if good[0] else old


@lru_cache(maxsize=1 << 14)
def _made(cuts: Cuts) -> Integers | None:
    """All chains, a column each; None if they are too many."""
    *limits, leaf = cuts.bounds
    named = cuts.size, cuts.pattern, cuts.family, limits, leaf
    if count_chains(*named) > MADE:
        return None
    made = chains(*named)
    if not cuts.groups:
        return made
    return made[:, [cuts.fits(cuts.steps(tuple(chain))) for chain in made.T.tolist()]]


def _pick(rng: np.random.Generator, cuts: Cuts, n: int, near: Tiles | None = None) -> Integers | None:
    """`n` chains drawn evenly, of all or of those with one tile unlike `near`; None if there is none."""
    made = _made(cuts)
    if made is not None:
        if near is not None:
            made = made[:, (made != np.array(near)[:, None]).sum(axis=0) == 1]
        return made[:, rng.integers(made.shape[1], size=n)] if made.shape[1] else None
    *limits, leaf = cuts.bounds
    random = Random(int(rng.integers(2**62)))
    drawn = [sample_chain(random, cuts.size, cuts.pattern, cuts.family, limits, leaf) for _ in range(n)]
    return np.array(drawn, np.int64).T
