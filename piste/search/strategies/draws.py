"""Candidates drawn from a mapspace, many at once, and ones that keep a part of others; runs `draws.c`."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, islice, zip_longest
from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluator import TEXT
from piste.errors import SpecError
from piste.formula.library import Packed, library
from piste.mapspace.factors import DIVIDES, LOOP, divisors
from piste.mapspace.shapes import Shape
from piste.mapspace.tilings import Cuts
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

Integers = NDArray[np.int64]

TEXTS = (TEXT, ("piste.search.strategies", "draws.ll"))
CUTS, AXES, SLOTS = 64, 24, 1024  # as in draws.c: ranks, axes, tiles
LONGEST = 1 << 31  # rank whose chains with remainders can be drawn
TABLES = 1 << 27  # bytes, of which only what is used is taken
RESHAPE, STEP = 0.15, 0.7  # neighbours by what they change: a shape, a tile, the chain of a rank
SHAPES = 1000  # of a space that are drawn from
AMONG = 8  # times as many orders of a set of keeps are listed as are taken
TRIES = 1000  # of draws that all break a rule, before a space counts as empty


@dataclass(frozen=True)
class Candidates:
    """By candidate: the number of its frame, and a row of tiles, of which it takes as many as its frame has slots."""

    frames: Integers
    tiles: Integers

    def __len__(self) -> int:
        return len(self.frames)

    def some(self, which: Sequence[int] | Integers) -> Candidates:
        return Candidates(self.frames[which], self.tiles[which])

    def __add__(self, other: Candidates) -> Candidates:
        return Candidates(np.concatenate((self.frames, other.frames)), np.concatenate((self.tiles, other.tiles)))


class DrawnShape:
    """A shape of a mapspace, to be given tiles; a tile as large as the one before is a loop of one step."""

    def __init__(self, space: Mapspace, shape: Shape):
        self.space, self.shape = space, shape
        self.tilings = space.tilings(shape)

    @property
    def workload(self) -> Workload:
        return self.space.workload

    def mapping(self, tiles: Integers) -> Mapping:
        return self.shape.mapping(tiles[: len(self.shape.slots)].tolist(), self.workload.sizes)

    @cached_property
    def cuts(self) -> dict[str, Cuts] | None:
        """What the chain of each rank may be; None if no tiles keep the rules."""
        cuts = self.tilings.cuts
        return None if cuts is None else dict(zip(self.workload.sizes, cuts, strict=True))


class Frames:
    """Frames of a space, of each of its problems if it is padded, in which tiles may keep the rules."""

    def __init__(self, space: Mapspace, frames: Iterable[DrawnShape]):
        self.space = space
        self.all = [frame for frame in frames if frame.cuts is not None]
        self.row = max((len(frame.shape.slots) for frame in self.all), default=0)
        self.ranks = list(space.workload.einsums[0].ranks)
        fanouts = space.architecture.fanouts.items()
        self.widths = {f"{name}.{axis}": width for name, f in fanouts for axis, width in f.axes.items()}
        longest = max(space.workload.sizes.values())
        if longest >= LONGEST and len(DIVIDES.get(space.factors, "")) < 2:
            raise SpecError(f"a rank of {longest:,} is too long to draw {space.factors} tiles of; try perfect ones")
        if len(self.ranks) > CUTS or len(self.widths) > AXES or self.row > SLOTS:
            raise SpecError(f"more than {CUTS} ranks or {AXES} axes cannot be drawn from; use the strategy exhaustive")

    def __len__(self) -> int:
        return len(self.all)

    def mapping(self, some: Candidates, i: int) -> Mapping:
        """A candidate as a loop tree."""
        return self.all[int(some.frames[i])].mapping(some.tiles[i])

    def workload(self, some: Candidates, i: int) -> Workload:
        """What a candidate is a mapping of: if padded, of larger sizes."""
        return self.all[int(some.frames[i])].workload

    def made(self, frame: int, tiles: Sequence[Sequence[int]]) -> Candidates:
        """Candidates of one frame."""
        slots = len(self.all[frame].shape.slots)
        rows = np.ones((len(tiles), self.row), np.int64)
        rows[:, :slots] = np.array(tiles, np.int64).reshape(len(tiles), slots)
        return Candidates(np.full(len(tiles), frame), rows)

    # --------------------------------------------------------------- as C takes them

    @cached_property
    def _cuts(self) -> tuple[list[list[int]], Integers, list[Packed]]:
        """By frame and rank the number of its chains' description, and these descriptions."""
        numbers: dict[Cuts, int] = {}
        patterns: dict[str, int] = {}
        packed: list[Packed] = []
        by_frame, overs = [], list(self.widths)
        for frame in self.all:
            assert frame.cuts is not None
            shared = [overs.index(over) for over in frame.tilings.widths]
            row = []
            for rank in self.ranks:
                cuts = frame.cuts[rank]
                walks = dict(zip(shared, cuts.axes, strict=True))
                cuts = cuts._replace(axes=tuple(walks.get(a, ()) for a in range(len(overs))))
                if cuts not in numbers:
                    numbers[cuts] = len(packed)
                    packed.append(_packed(cuts, patterns.setdefault(cuts.pattern, len(patterns))))
                row.append(numbers[cuts])
            by_frame.append(row)
        return by_frame, _together(packed), packed

    @cached_property
    def _frames(self) -> list[tuple[int | Sequence[int], ...]]:
        """By frame: its slots (how many, at which nodes, of which ranks, where) and cuts."""
        places: dict[object, int] = {}
        found: list[tuple[int | Sequence[int], ...]] = []
        for frame, cuts in zip(self.all, self._cuts[0], strict=True):
            slots = frame.shape.slots
            where = [places.setdefault((slot.rank, slot.over, slot.level), len(places)) for slot in slots]
            found.append((len(slots), [self.ranks.index(slot.rank) for slot in slots], where, cuts))
        return found

    def packed(self, nodes: Sequence[tuple[int, Integers]] | None = None) -> tuple[Packed, object]:
        """The space as C takes it, and what must live as long; for prices each frame's problem and nodes besides."""
        made = []
        for i, (slots, ranks, where, cuts) in enumerate(self._frames):
            problem, tree = nodes[i] if nodes is not None else (0, np.zeros((0, 4), np.int64))
            at = np.flatnonzero((tree[:, 0] == 1) | (tree[:, 0] == 2))
            made.append(Packed(problem, len(tree), slots, tree, at, ranks, where, cuts))
        rules, frames = self.space.rules, _together(made)
        space = Packed(
            len(self), len(self.ranks), len(self.widths), self.row, rules.least_instances, frames, self._cuts[1],
            list(self.widths.values()), [rules.axis_least(over) for over in self.widths],
        )  # fmt: skip
        return space, (made, nodes)


def _packed(cuts: Cuts, pattern: int) -> Packed:
    """The chains of a rank as C takes them."""
    kinds, family = f"{cuts.pattern}{LOOP}", cuts.family
    divides = [int(kind in DIVIDES.get(family, "")) for kind in kinds]
    axis = [next((a for a, walks in enumerate(cuts.axes) if i in walks), -1) for i in range(len(kinds))]
    groups = [n for walks, (lo, hi) in cuts.groups for n in (sum(1 << i for i in walks), lo, hi)]
    of = divisors(cuts.size) if all(divides) else np.zeros(0, np.int64)
    return Packed(
        cuts.size, len(kinds), int(family == "ragged"), len(cuts.groups), pattern, len(of), divides,
        [lo for lo, _ in cuts.bounds], [min(hi, cuts.size) for _, hi in cuts.bounds], axis, groups, of,
    )  # fmt: skip


def _together(some: Sequence[Packed]) -> Integers:
    """Structs one after the other."""
    return np.concatenate([np.array(one.words, np.int64) for one in some]) if some else np.zeros(0, np.int64)


@lru_cache(maxsize=8)
def frames(space: Mapspace, most: int = SHAPES) -> Frames:
    """What is drawn from: all shapes of a space, or if they are more than `most`, so many of them, from each set of
    keeps as many as from the others. Searches of the same space share them."""
    rng, problems = Random(0), space.spaces()
    if len(problems) > most:
        problems = tuple(rng.sample(problems, most))
    known: dict[frozenset[str], list[Shape]] = {}
    found = list[DrawnShape]()
    for one in problems:
        cut = frozenset(rank for rank, size in one.workload.sizes.items() if size > 1)  # else no rank differs
        if cut not in known:
            known[cut] = _shapes(one, most // len(problems), rng)
        found += [DrawnShape(one, shape) for shape in known[cut]]
    return Frames(space, found)


def _shapes(space: Mapspace, most: int, rng: Random) -> list[Shape]:
    layout = space.layout
    sets = layout.some_keep_sets(most, rng)
    each = min(most, most // len(sets) * AMONG + AMONG) + 1 if sets else 0
    orders = [list(islice(layout.orders(kept), each)) for kept in sets]
    if sum(map(len, orders)) <= most:
        some = list(islice(space.each_shape(), most + 1))
        if len(some) <= most:
            return some
    for one in orders:
        rng.shuffle(one)
    turns = zip_longest(*(chain.from_iterable(map(layout.shapes_of, one)) for one in orders))
    found = dict[Shape, None]()  # in order
    for shape in chain.from_iterable(turns):
        if shape is not None and space.tilings(shape).cuts is not None:
            found[shape] = None
        if len(found) == most:
            break
    return list(found)


class Draws:
    """Draws from a space; the same again for the same seed.

    >>> import piste
    >>> from piste.mapspace.space import Mapspace
    >>> space = Mapspace(piste.gemm(64, 64, 64), piste.load("eyeriss"), "ruby")
    >>> some = Draws(space, seed=1).some(1000)
    >>> all(frames(space).mapping(some, i) in space for i in range(3))
    True
    """

    def __init__(self, space: Mapspace, seed: int, shapes: int = SHAPES):
        self.frames = frames(space, shapes)
        self._space, self._alive = self.frames.packed()
        lib, p, n, d = library(*TEXTS), ctypes.c_void_p, ctypes.c_int64, ctypes.c_double
        self._memory = np.empty(TABLES, np.uint8)
        self._room = np.zeros(lib.function("room_size", n)(), np.uint8)
        self._draw = lib.function("draw_all", n, p, p, n, n, p, p)
        self._change = lib.function("change_all", None, p, p, n, p, p, d, d)
        self._carry = lib.function("carry_all", None, p, p, n, p, p, p)
        self._breed = lib.function("breed", None, p, p, n, p, p, n, p, p, d, d, d)
        state = int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])
        lib.function("begin", None, p, ctypes.c_uint64, p, n)(
            self._room.ctypes.data, state, self._memory.ctypes.data, TABLES
        )

    @property
    def _arguments(self) -> tuple[int, int]:
        return self._space.address, self._room.ctypes.data

    def some(self, n: int) -> Candidates:
        """Candidates at random: each shape as likely as the others, then ranks in random order, each cut evenly among
        the chains for which the axes have room."""
        found = Candidates(np.zeros(n, np.int64), np.ones((n, self.frames.row), np.int64))
        done = 0
        if len(self.frames):
            done = self._draw(*self._arguments, n, TRIES, found.frames.ctypes.data, found.tiles.ctypes.data)
        if done < n:
            raise SpecError(f"no mapping was met in {TRIES} draws; relax the constraints, which leave few or none")
        return found

    def changed(self, some: Candidates) -> Candidates:
        """Of each one that differs a little: in a tile, the chain of a rank, or in shape. The same if that failed."""
        found = Candidates(some.frames.copy(), some.tiles.copy())
        self._change(
            *self._arguments, len(found), found.frames.ctypes.data, found.tiles.ctypes.data, RESHAPE, STEP
        )  # fmt: skip
        return found

    def carried(self, some: Candidates, to: Integers) -> Candidates:
        """In other frames with the same tiles where both have a loop or spread, else with one step; what breaks a rule
        is cut anew, as little as possible."""
        found, to = Candidates(some.frames.copy(), some.tiles.copy()), np.ascontiguousarray(to, np.int64)
        self._carry(*self._arguments, len(found), found.frames.ctypes.data, found.tiles.ctypes.data, to.ctypes.data)
        return found

    def bred(self, parents: Candidates, n: int, mutated: float) -> Candidates:
        """Children of parents in order, the better of which are taken more often: the shape of one, and of each rank
        that both walk alike the tiles of either; a share changes a little besides."""
        found = Candidates(np.zeros(n, np.int64), np.ones((n, self.frames.row), np.int64))
        given = np.ascontiguousarray(parents.frames), np.ascontiguousarray(parents.tiles)
        self._breed(
            *self._arguments, len(parents), given[0].ctypes.data, given[1].ctypes.data, n, found.frames.ctypes.data,
            found.tiles.ctypes.data, mutated, RESHAPE, STEP,
        )  # fmt: skip
        return found
