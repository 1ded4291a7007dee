"""Columns: for all chains of a rank at once, what they contribute to counts, by the factors of the closed form."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.mapspace.constraints import TileLimit
from piste.search.proof import sweeps
from piste.search.proof.kernel import counts, join, needless, put_columns
from piste.search.proof.windows import Floats, Integers, Padding, Seen, Tiles, Windows

PERFECT = ("perfect", "padded")
NOTHING = sweeps.NOTHING
MANY = 1 << 15  # rows of a table beside which its factors are not kept
FEW = 1 << 12  # chains of which the steps of all walks are found at once
SPARE = 16  # columns of a table that there is room for besides
ROOTED = 1 - 1e-12  # times roots, so that no product of them is above that of the numbers
RANGES = 3  # of extents of the points of a dilated window, besides adjacent ones
SURE = 2 / 3  # of what is moved between two memories, where remainders may be left


class Factor(NamedTuple):
    """What one rank, or an axis of two (`side`), contributes to a product."""

    # visits, instances, points, more, again, around, once, together, several, spare, classes, classed, span, held,
    # boxes, extent, half, apart, and others of one keep; of an axis pair, kept, width
    what: str
    rank: str
    kinds: str = ""
    level: int = 0
    coefficient: int = 1
    advances: bool = False
    other: Factor | None = None  # the second rank of an axis
    lost: int = 0  # of boxes, visits and what is held: points that may be padding and do not count


class Walks:
    """All chains of one rank on one pattern of loops ("L") and spreads ("S"), and their columns: `exact`, or bounds.

    `kinds` of a column says how the count sees each node of the chain, from the outermost on: "L" a loop, "A" instances
    apart, "M" merged, "Z" the first only (piste.count.chains). One more "L" than nodes is the walk of the compute.
    """

    exact = True

    def __init__(self, size: int, tiles: NDArray[Any], family: str):
        self.size, self.tiles, self.family, self._chains = size, tiles, family, int(tiles.shape[1])
        self.perfect, self.nested = family in PERFECT, family != "ragged"
        self._known: dict[tuple[object, ...], Floats] = {}
        self._prefixes: dict[int, tuple[Tiles, Integers]] = {}
        # Chains that differ in the axes of a fanout only may be one here (`joined`), with several variants: then the
        # number of the first variant by chain, and how many there are, and by variant the tiles in which they differ.
        self.first: Integers | None = None
        self.split: dict[int, NDArray[Any]] = {}
        # Of a rank of a dilated window (`in_classes`): by chain, how many points of a class a step has at most, and
        # what its points then extend over at least.
        self.alike: Integers | None = None
        self.span: Integers | None = None

    def __len__(self) -> int:
        return self._chains

    @property
    def variants(self) -> int:
        """How many chains there are if those that were joined count each for itself."""
        return len(self) if self.first is None else int(self.first[-1])

    def chain(self, variant: int) -> list[int]:
        """The tiles of a chain."""
        at = variant if self.first is None else int(np.searchsorted(self.first, variant, "right")) - 1
        return [int(self.split[i][variant] if i in self.split else row[at]) for i, row in enumerate(self.tiles)]

    def finer(self, which: NDArray[np.bool_], halves: int) -> Walks:
        """Some of the chains; of intervals, each cut in two so many times."""
        assert self.first is None, "chains that are one were not joined where tiles are any"
        found = Walks(self.size, self.tiles[:, which], self.family)
        if self.alike is not None and self.span is not None:
            found.alike, found.span = self.alike[which], self.span[which]
        return found

    def taken(self, i: int) -> Integers:
        """The steps of a spread, by variant; of real tiles, less than an instance is free."""
        if self.first is None:
            return self.steps(i).astype(np.int64)
        each, whole = np.diff(self.first), np.full(self.variants, self.size)
        tiles = [self.split[j] if j in self.split else np.repeat(self.tiles[j], each) for j in (i - 1, i) if j >= 0]
        outer, inner = tiles if i else (whole, *tiles)
        return np.asarray(-(-outer.astype(np.int64) // inner))

    def steps(self, *nodes: int) -> Floats:
        """How many steps the fullest regions of some nodes have, multiplied; the node after the last is what the
        compute walks."""
        found: Any = None
        for i in nodes:
            if self._chains <= FEW:
                here = self._ratios[i]
            else:
                outer, inner = self.tiles[i - 1] if i else self.size, self.tiles[i] if i < len(self.tiles) else 1
                here = self._ratio(outer, inner)
            found = here if found is None else found * here
        return np.ones(len(self)) if found is None else np.asarray(found)

    def extent(self, nodes: int) -> Floats:
        """The largest extent left below the first `nodes` nodes."""
        if self._chains <= FEW:
            return np.asarray(self._extents[nodes])
        if 0 < nodes <= len(self.tiles):
            return np.asarray(self.tiles[nodes - 1], np.float64)
        return np.full(len(self), float(1 if nodes else self.size))

    def _ratio(self, outer: Any, inner: Any) -> Any:
        found = outer / inner
        return found if self.perfect else np.ceil(found)  # exact: no tile is so large

    @cached_property
    def _extents(self) -> Floats:
        """By how many nodes are above."""
        found = np.empty((len(self.tiles) + 2, len(self)))
        found[0], found[1:-1], found[-1] = self.size, self.tiles, 1
        return found

    @cached_property
    def _ratios(self) -> Floats:
        """By node."""
        return np.asarray(self._ratio(self._extents[:-1], self._extents[1:]))

    def width(self, coefficient: int, nodes: int) -> Floats:
        """The extent on an axis of the tensor."""
        if coefficient == 1:
            return self.extent(nodes)
        return np.asarray(coefficient * (self.extent(nodes) - 1) + 1)

    def visits(self, kinds: str, level: int) -> Floats:
        """How often the first `level` loops step, times the instances apart that are then at work."""
        counted = self._counted(kinds, level)
        if self.nested and counted == list(range(len(counted))):
            # Tiles that divide the ones around them: only the very last is short.
            return self._cached(("ceilings", len(counted)), lambda: self._ceilings(len(counted)))
        if self.perfect:
            return self._cached(("steps", *counted), lambda: self.steps(*counted))
        return self._exact("visits", kinds, level)

    def instances(self, kinds: str) -> Floats:
        """The instances apart that are ever at work."""
        return self.visits(kinds, 0)

    def more(self, kinds: str, level: int) -> Floats:
        """The visits that loop number `level` adds to those of the loops above it."""
        return self.visits(kinds, level + 1) - self.visits(kinds, level)

    def held(self, coefficient: int, kinds: str, level: int) -> Floats:
        """What stays when another rank's loop advances at this level."""
        if self.perfect and coefficient == 1 and "Z" not in kinds:
            return self._cached(("held", kinds, level), lambda: self._all_or_nothing(kinds, level))
        return self._exact("held", kinds, level, coefficient)

    def _all_or_nothing(self, kinds: str, level: int) -> Floats:
        """The whole rank, unless one of the loops below the level has more than one step."""
        loops = [i for i, kind in enumerate(kinds) if kind == "L"][level:]
        return np.where(self.steps(*loops) == 1, float(self.size), 0.0)

    def boxes(self, coefficient: int, kinds: str) -> Floats:
        """The extents of the tensor's axis over all steps and instances."""
        return self._exact("boxes", kinds, 0, coefficient)

    def points(self, kinds: str) -> Floats:
        """The points of all steps and instances."""
        return self.boxes(1, kinds)

    def around(self, kinds: str, level: int) -> Floats:
        """As `visits`, but of a rank that only moves a relaxed window: its loops count half, for at each step they may
        save the first of two tiles; if tiles need not divide, not at all (piste.search.proof.relaxation)."""
        rows = self._counted(kinds, level)
        loops = [i for i in rows if kinds[i] == "L"]
        apart = self.visits(kinds, 0)
        if not loops or not self.perfect:
            return apart
        return np.asarray(apart * np.maximum(1.0, self.steps(*loops) / 2))

    def spare(self, kinds: str, level: int) -> Floats:
        """The points of all steps that are not the first of their step."""
        steps = self.visits(kinds, level)
        return steps * _some(self.boxes(1, kinds.replace("M", "A")) / steps - 1.0)

    def classes(self, kinds: str, level: int, stride: int) -> Floats:
        """The classes modulo a stride that the points of each step are in at least, all but one; over all steps."""
        steps, points = self.visits(kinds, level), self.boxes(1, kinds.replace("M", "A"))
        at_most: Any = -(-self.size // stride)
        if self.alike is not None:
            at_most = np.minimum(at_most, self.alike)
        together = points / steps / at_most
        return steps * _some((np.ceil(together - 1e-9) if self.perfect else together) - 1.0)

    def classed(self, kinds: str, stride: int) -> Floats:
        """The classes modulo a stride that the points of each instance apart are in at least, all but one; over all
        instances. Each has a tile of points that follow one another; of several, that of the last may be short."""
        instances = self.visits(kinds, 0)
        if "Z" in kinds:
            return np.full(len(self), NOTHING)
        tiles = np.minimum(self.extent(len(kinds)), stride) if self.nested else 1.0
        several = (instances - 1) * (tiles - 1)
        return _some(np.where(instances == 1, min(stride, self.size) - 1.0, several))

    def once(self, kinds: str, level: int, stride: int) -> Floats:
        """Of a rank that moves a window, how many elements it adds to a tile up to the next one; only of chains that
        are neither spread nor walked further out."""
        outside = self._counted(kinds.replace("M", "A").replace("Z", "A"), level)
        alone = self.steps(*outside) == 1
        return _some(np.where(alone, float(min(stride, self.size) - 1), 0.0))

    def several(self, kinds: str) -> NDArray[np.bool_]:
        """Whether there are several instances of the rank that are apart, or others than the first."""
        return np.asarray(self.steps(*[i for i, kind in enumerate(kinds) if kind in "AZ"]) > 1)

    @staticmethod
    def _counted(kinds: str, level: int) -> list[int]:
        """The nodes whose steps are counted: the first loops, and instances apart."""
        rows, loops = [], 0
        for i, kind in enumerate(kinds):
            if kind == "A" or (kind == "L" and loops < level):
                rows.append(i)
            loops += kind == "L"
        return rows

    def _ceilings(self, nodes: int) -> Floats:
        found = self.size / self.extent(nodes)
        return found if self.perfect else np.ceil(found)

    def _exact(self, what: str, kinds: str, level: int, c: int = 1) -> Floats:
        return self._cached((what, kinds, level, c), lambda: counts(self.size, self.tiles, what, kinds, level, c))

    def prefixes(self, nodes: int) -> tuple[Tiles, Integers]:
        """The different beginnings of the chains, and of which each chain has."""
        if nodes not in self._prefixes:
            tiles, places = np.unique(self.tiles[:nodes], axis=1, return_inverse=True)
            whole = tiles.astype(np.int64)
            self._prefixes[nodes] = Tiles.of(self.size, self.perfect, whole), places.reshape(-1)
        return self._prefixes[nodes]

    def _cached(self, key: tuple[object, ...], make: Callable[[], Floats]) -> Floats:
        if key not in self._known:
            self._known[key] = make()
        return self._known[key]

    @property
    def numbers(self) -> int:
        """How many there are in tiles; columns are counted where they are used."""
        return (int(self.tiles.nbytes) + sum(int(tiles.nbytes) for tiles in self.split.values())) // 8

    def let_go(self) -> None:
        """Keep the tiles only; all else is made again if it is asked for."""
        self._known.clear()
        self._prefixes.clear()
        for name in ("_extents", "_ratios"):
            self.__dict__.pop(name, None)


class Corners(Walks):
    """Chains of real tiles: the corners of all there are, of which every chain is a mixture in the logarithms.

    No count of a chain of whole tiles is less than that of the same tiles here, where nothing is rounded up.
    """

    def __init__(self, size: int, pattern: str, widths: list[int | None], leaf: bool):
        whole, spreads = float(size), [i for i, kind in enumerate(pattern) if kind == "S"]
        places = [*range(len(pattern)), *([len(pattern)] if leaf or size == 1 else [])]
        found = set[tuple[float, ...]]()
        for full in product((False, True), repeat=len(spreads)):
            steps = [1.0] * (len(pattern) + 1)
            for i, at_most in zip(spreads, full, strict=True):
                steps[i] = float(widths[i] or size) if at_most else 1.0
            left = whole / prod(steps)
            for i in places if left >= 1 else ():
                here = list(steps)
                here[i] *= left
                if i not in spreads or here[i] <= (widths[i] or size) * (1 + 1e-12):
                    found.add(tuple(here))
        self._steps = np.array(sorted(found), np.float64).reshape(len(found), len(pattern) + 1).T
        tiles = whole / np.cumprod(self._steps[:-1], axis=0)
        super().__init__(size, tiles, "perfect")

    def steps(self, *nodes: int) -> Floats:
        return np.asarray(self._steps[list(nodes)].prod(axis=0))

    def taken(self, i: int) -> Integers:
        return np.floor(self.steps(i) + 1e-9).astype(np.int64)

    def visits(self, kinds: str, level: int) -> Floats:
        return np.asarray(self._steps[self._counted(kinds, level)].prod(axis=0))

    def around(self, kinds: str, level: int) -> Floats:
        return self.visits(kinds, 0)

    def width(self, coefficient: int, nodes: int) -> Floats:
        return self.extent(nodes)  # no more than with any coefficient

    def boxes(self, coefficient: int, kinds: str) -> Floats:
        first = [i for i, kind in enumerate(kinds) if kind == "Z"]
        return np.asarray(self.size / self._steps[first].prod(axis=0))


@dataclass(frozen=True, eq=False, slots=True)
class Column:
    """Factors of one group, multiplied; of one search, equal ones are the same."""

    factors: tuple[Factor, ...]


Slots = tuple[tuple[str, str | None], ...]  # loops and spreads: the rank, and the axis that it is spread over


Padded = dict[frozenset[str], Padding]  # by the two ranks of an axis


class Group:
    """The ranks that share axes of some tensor: rows are all combinations of their chains."""

    def __init__(
        self, walks: dict[str, Walks], windows: Callable[[], Windows], padded: Padded, tell: Callable[[int], None]
    ):
        self.walks, self._windows, self._padded, self._tell = walks, windows, padded, tell
        self._numbers = 0  # in its columns; `tell` hears of more and of fewer
        self.ranks = tuple(walks)
        counts = [len(w) for w in walks.values()]
        self.rows = prod(counts)
        self.variants = prod(w.variants for w in walks.values())
        self.first = next(iter(walks.values())).first if len(walks) == 1 else None
        if len(counts) > 1:
            grid = np.indices(counts).reshape(len(counts), -1)
            self._at = dict(zip(self.ranks, grid, strict=True))
        self._known: dict[Factor, Floats] = {}
        self._has: dict[Column, bool] = {}
        self._holds: dict[Factor, bool] = {}
        self._use: dict[Slots, dict[str, Integers]] = {}
        self._sweeps: dict[tuple[Factor, Factor], sweeps.Axis] = {}

    def of(self, rank: str, column: NDArray[Any]) -> NDArray[Any]:
        """A column of one rank, for the rows of the group."""
        return column if len(self.ranks) == 1 else column[..., self._at[rank]]

    def chains(self, variant: int) -> dict[str, list[int]]:
        """By rank, the tiles of a variant of a row."""
        if len(self.ranks) == 1:
            return {rank: walked.chain(variant) for rank, walked in self.walks.items()}
        return {rank: walked.chain(int(self._at[rank][variant])) for rank, walked in self.walks.items()}

    def use(self, slots: Slots) -> dict[str, Integers]:
        """By axis that is spread over: the instances that each row takes, or each variant of it."""
        if slots not in self._use:
            used: dict[str, Integers] = {}
            for rank, walked in self.walks.items():
                own = [over for r, over in slots if r == rank]
                for i, over in enumerate(own):
                    if over is not None:
                        used[over] = used.get(over, 1) * self.of(rank, walked.taken(i))
            self._use[slots] = used
            self._more(self.variants * len(used))
        return self._use[slots]

    def finer(self, which: NDArray[np.bool_], halves: int) -> Group:
        """That of some rows of one rank, finer ones where they are intervals."""
        ((rank, walked),) = self.walks.items()
        return Group({rank: walked.finer(which, halves)}, self._windows, self._padded, lambda numbers: None)

    def product(self, column: Column) -> Floats:
        """Some factors multiplied, for all rows."""
        first, *others = column.factors
        values = self.factor(first)
        for other in others:
            values = values * self.factor(other)
        return values

    def has(self, column: Column) -> bool:
        """Whether any row has more of it than nothing."""
        if column not in self._has:
            self._has[column] = bool(self.product(column).max(initial=0.0) > NOTHING)
        return self._has[column]

    def holds(self, f: Factor) -> bool:
        """Whether any row has something of a factor."""
        if f not in self._holds:
            self._holds[f] = not self.walks[f.rank].exact or bool(self.factor(f).any())
        return self._holds[f]

    def factor(self, f: Factor) -> Floats:
        """One factor, for all rows."""
        if f not in self._known:
            self._known[f] = self._axis(f, f.other) if f.other is not None else self._alone(f)
            self._more(self.rows)
        return self._known[f]

    def _more(self, numbers: int) -> None:
        self._numbers += numbers
        self._tell(numbers)

    def let_go(self) -> None:
        """Keep the tiles only; all else is made again if it is asked for."""
        self._known.clear()
        self._use.clear()
        self._sweeps.clear()
        self._more(-self._numbers)
        for walked in self.walks.values():
            walked.let_go()

    def _alone(self, f: Factor) -> Floats:
        walked = self.walks[f.rank]
        match f.what:
            case "visits" if f.lost:  # of points that are not padding
                values = _some(walked.visits(f.kinds, f.level) - float(f.lost))
            case "visits":
                values = walked.visits(f.kinds, f.level)
            case "instances":
                values = walked.instances(f.kinds)
            case "more":
                values = walked.more(f.kinds, f.level)
            case "held" if f.lost:  # of all that is left, not of all
                values = np.minimum(
                    walked.held(f.coefficient, f.kinds, f.level), _data(walked, f.coefficient, f.kinds, f.lost)
                )
            case "held":
                values = walked.held(f.coefficient, f.kinds, f.level)
            case "boxes" if f.lost:
                values = _data(walked, f.coefficient, f.kinds, f.lost)
            case "boxes":
                values = walked.boxes(f.coefficient, f.kinds)
            case "points":
                values = walked.points(f.kinds)
            case "around":
                values = walked.around(f.kinds, f.level)
            case "again":  # the same without the first steps
                values = _some(walked.visits(f.kinds, f.level) - walked.visits(f.kinds, 0))
            case "only":  # visits, if no other loops have steps than those of the level
                every, some = (walked.visits(f.kinds, level) for level in (f.coefficient, f.level))
                values = _some(np.where(every == some, every, 0.0))
            case "changes":  # whether the loop directly above a keep has steps
                values = _some((walked.steps(f.level) > 1).astype(np.float64))
            case "stays":
                values = _some((walked.steps(f.level) == 1).astype(np.float64))
            case "spare":
                values = walked.spare(f.kinds, f.level)
            case "classed":
                values = walked.classed(f.kinds, f.coefficient)
            case "once":
                values = walked.once(f.kinds, f.level, f.coefficient)
            case "together":
                values = _some(np.where(walked.several(f.kinds), 0.0, float(f.coefficient)))
            case "several":
                values = _some(walked.several(f.kinds).astype(np.float64))
            case "half":
                values = ROOTED * np.sqrt(walked.width(f.coefficient, f.level))
            case "apart":  # instances of a rank that moves a window
                several = walked.steps(*[i for i, kind in enumerate(f.kinds) if kind == "A"]) - 1.0
                values = _some(2.0 * np.sqrt(f.coefficient * several))
            case "classes":
                values = walked.classes(f.kinds, f.level, f.coefficient)
            case "span":  # of the points of a step, on an axis of the tensor
                assert walked.span is not None
                values = np.asarray(f.coefficient * (walked.span - 1.0) + 1.0, np.float64)
            case _:
                assert f.what == "extent"
                values = walked.width(f.coefficient, f.level)
        return self.of(f.rank, values)

    def _axis(self, x: Factor, y: Factor) -> Floats:
        """A factor of an axis with two ranks; one that has a single element plays no part."""
        inside = [f for f in (x, y) if f.rank in self.walks]
        padding = self._padded.get(frozenset((x.rank, y.rank)))
        if padding and x.what in ("width", "pair", "kept"):
            return self._padded_window(x, y, padding)
        if x.what == "width":
            width = np.ones(self.rows)
            for f in inside:
                width = width + f.coefficient * (self.of(f.rank, self.walks[f.rank].extent(f.level)) - 1)
            return width
        if x.what in sweeps.COLUMNS:
            key = x._replace(what="", other=None), y._replace(what="")
            if key not in self._sweeps:
                self._sweeps[key] = sweeps.Axis(self._side(x), self._side(y), padding)
            found: Floats = sweeps.COLUMNS[x.what](self._sweeps[key])
            return found if x.what in ("full", "swept") else _some(found)
        if x.what in sweeps.FURTHER_OUT or x.what in sweeps.Covering._fields:
            key = x._replace(what="", other=None, level=0), y._replace(what="", level=0)
            if key not in self._sweeps:
                self._sweeps[key] = sweeps.Axis(self._side(x), self._side(y), padding)
            outer = [self.of(f.rank, self._outer_steps(f)) for f in (x, y)]
            if x.what in sweeps.FURTHER_OUT:
                return _some(sweeps.FURTHER_OUT[x.what](self._sweeps[key], outer[0] * outer[1]))
            covering = self._sweeps[key].covering(*outer)
            for what, values in zip(covering._fields, covering, strict=True):  # all that will be asked for
                self._known[x._replace(what=what, other=y)] = _some(values)
            self._more(2 * self.rows)
            return self._known[x._replace(other=y)]
        if len(inside) == 2:
            return self._window(x, y)
        (alone,) = inside
        walked, kinds = self.walks[alone.rank], alone.kinds.replace("M", "A")
        if x.what == "pair":
            return self.of(alone.rank, walked.boxes(alone.coefficient, kinds))
        if alone.advances:
            return np.zeros(self.rows)
        return self.of(alone.rank, walked.held(alone.coefficient, kinds, alone.level))

    def _outer_steps(self, f: Factor) -> Floats:
        """The steps of the first loops of a rank, as many as the level says."""
        loops = [i for i, kind in enumerate(f.kinds) if kind == "L"][: f.level]
        return self.walks[f.rank].steps(*loops)

    def _side(self, f: Factor) -> sweeps.AxisRank:
        """A rank as a sweep sees it; `advances` if its last loop is directly above the keep."""
        walked, ones = self.walks[f.rank], np.ones(self.rows)
        loops = [i for i, kind in enumerate(f.kinds) if kind == "L"]

        def steps(some: list[int]) -> Floats:
            return self.of(f.rank, walked.steps(*some)) if some else ones

        apart, merged, first = ([i for i, kind in enumerate(f.kinds) if kind == k] for k in "AMZ")
        inside = len(f.kinds) > len(walked.tiles)  # of the units
        tile = ones if inside else self.of(f.rank, walked.extent(len(f.kinds)))
        own = steps(loops[-1:]) if f.advances else ones
        return sweeps.AxisRank(
            f.coefficient, walked.size, tile, steps(loops), own, steps(apart), steps(merged), steps(first)
        )

    def _window(self, x: Factor, y: Factor) -> Floats:
        (x_tiles, i), (y_tiles, j) = (self.walks[f.rank].prefixes(len(f.kinds)) for f in (x, y))
        x_seen, y_seen = (Seen(f.kinds, f.level if x.what == "kept" else None, f.advances) for f in (x, y))
        table = self._windows().table(x.coefficient, x_tiles, x_seen, y.coefficient, y_tiles, y_seen)
        return np.asarray(table[self.of(x.rank, i), self.of(y.rank, j)])

    def _padded_window(self, x: Factor, y: Factor, padding: Padding) -> Floats:
        what = {"width": "most", "pair": "now", "kept": "shared"}[x.what]
        x_kinds, y_kinds = ("L" * f.level if what == "most" else f.kinds for f in (x, y))
        (x_tiles, i), (y_tiles, j) = (
            self.walks[f.rank].prefixes(len(kinds)) for f, kinds in ((x, x_kinds), (y, y_kinds))
        )
        x_seen, y_seen = (
            Seen(kinds, f.level if what == "shared" else None, f.advances) for f, kinds in ((x, x_kinds), (y, y_kinds))
        )
        table = self._windows().padded(
            x.coefficient, x_tiles, x_seen, y.coefficient, y_tiles, y_seen, padding, what
        )  # fmt: skip
        found = np.asarray(table[self.of(x.rank, i), self.of(y.rank, j)])
        return found if what == "shared" else _some(found)  # the first instance may have nothing but padding


class Chained(NamedTuple):
    """The loops and spreads of one rank in a shape: the axis of a spread, and the memory or axis that limits each; and
    what rules say of tiles below so many of them."""

    rank: str
    slots: tuple[tuple[str | None, str], ...]
    leaf: bool
    leaf_level: str
    tiles: tuple[tuple[int, TileLimit], ...] = ()

    @property
    def pattern(self) -> str:
        """Loops ("L") and spreads ("S"), outermost first."""
        return "".join(["L" if over is None else "S" for over, _ in self.slots])


class Heading:
    """What the tables of a group of ranks are of, whatever the sizes: the loops and spreads that a shape has for them,
    and a column per factor.

    The first column is 1, of a term in which the group has no part; nobody asks for its numbers.
    """

    def __init__(self, chains: tuple[Chained, ...], slots: Slots):
        self.chains, self.slots = chains, slots
        self.columns: list[tuple[Column | None, Column | None]] = [(None, None)]
        self._numbers = {self.columns[0]: 0}

    def column(self, above: Column | None, below: Column | None = None) -> int:
        """The number of a column: a product, or one over another."""
        number = self._numbers.setdefault((above, below), len(self.columns))
        if number == len(self.columns):
            self.columns.append((above, below))
        return number


class Table:
    """The rows of a group of ranks under a heading. Columns that are asked for are made by the next `make`; where the
    kernel finds all of this (`address`) stays the same."""

    def __init__(self, heading: Heading, group: Group, axes: Sequence[str], tell: Callable[[int], None]):
        self.heading, self.group, self.rows, self.numbers = heading, group, group.rows, 0
        self.asked = set[int]()
        self._axes, self._tell, self._made, self._alive = axes, tell, set[int](), list[Any]()
        self._words = array("q", (0, 0, 0, 0, 0, group.variants, 0))  # as in kernel.c
        self.address, _ = self._words.buffer_info()
        # By column: where its numbers are, the least and the most of them.
        self._room, self._pointers, self._least, self._most = 0, array("q"), array("d"), array("d")

    def finer(self, which: NDArray[np.bool_], halves: int) -> Table:
        """That of some rows, finer ones where they are intervals."""
        return Table(self.heading, self.group.finer(which, halves), self._axes, lambda numbers: None)

    @property
    def ready(self) -> bool:
        """Whether all columns are made that were asked for."""
        return self._room > 0 and self.asked <= self._made

    @property
    def missing_bytes(self) -> int:
        """What the columns will take that were asked for and are not yet there."""
        return 8 * self.rows * len(self.asked - self._made)

    def make(self) -> None:
        """Make the columns that were asked for and are not yet there."""
        if self._room < len(self.heading.columns):
            self._grow(len(self.heading.columns) + SPARE)
        if not self._words[2]:
            self._words[0], self._words[2] = self.rows, _address(self._use())
            if self.group.first is not None:
                self._words[6] = _address(self.group.first)
        if new := self.asked - self._made:
            values = np.empty((len(new), self.rows))
            at = _address(values)
            for column, number in zip(values, new, strict=True):
                column[:] = self.values(*self.heading.columns[number])
            put_columns(self.address, at, array("q", new))
            self._keep(values)
            self._made |= new
            if self.rows > MANY:
                self.group.let_go()

    def _grow(self, room: int) -> None:
        """Make room for so many columns."""
        for i, listed in ((1, self._pointers), (3, self._least), (4, self._most)):
            listed.frombytes(bytes(8 * (room - self._room)))
            self._words[i], _ = listed.buffer_info()
        self._room = room

    def _keep(self, made: NDArray[Any]) -> None:
        self._alive.append(made)
        self.numbers += made.size
        self._tell(made.size)

    def values(self, above: Column | None, below: Column | None) -> Floats:
        """One column."""
        column = self.group.product(above) if above else np.ones(self.rows)
        return column / self.group.product(below) if below else column

    def use(self) -> dict[str, Integers]:
        """The instances that each row takes of each axis, or each variant of it."""
        return self.group.use(self.heading.slots)

    def _use(self) -> Integers:
        """A table by axis of the chip: the instances that each variant takes, 1 if none."""
        taken, use = self.use(), np.empty((len(self._axes), self.group.variants), np.int64)
        for i, over in enumerate(self._axes):
            use[i] = taken.get(over, 1)
        self._keep(use)
        return use


class Cache:
    """Chains, columns and tables that were made before."""

    def __init__(self) -> None:
        self.numbers = 0  # in all of them
        self._in_chains = 0  # of these
        self._chains: dict[tuple[object, ...], Walks] = {}
        self._blocks: dict[tuple[object, ...], list[NDArray[Any]]] = {}
        self._groups: dict[tuple[object, ...], Group] = {}
        self._tables: dict[tuple[Heading, Group], Table] = {}

    def _more(self, numbers: int) -> None:
        self.numbers += numbers

    @cached_property
    def _windows(self) -> Windows:
        return Windows(self._more)

    def walks(self, key: tuple[object, ...], make: Callable[[], Walks]) -> Walks:
        """The chains of which a key says all."""
        if key not in self._chains:
            self._chains[key] = made = make()
            self._in_chains += made.numbers
            self._more(made.numbers)
        return self._chains[key]

    def blocks(self, key: tuple[object, ...], made: Iterable[NDArray[Any]]) -> list[NDArray[Any]]:
        """All chains of which a key says all, made only if they were not before."""
        if key not in self._blocks:
            self._blocks[key] = list(made)
            self._more(sum(block.size for block in self._blocks[key]))
        return self._blocks[key]

    def tidied(self, chains: int) -> Cache:
        """One with nothing but the chains, if these are no more numbers than so many."""
        for group in self._groups.values():
            group.let_go()  # what is still looked at has its tables
        if "_windows" in self.__dict__:
            self._windows.let_go()
        self._groups, self._tables, self._blocks = {}, {}, {}  # else groups that are still looked at keep all of them
        new = Cache()
        if self._in_chains <= chains:
            new.numbers = new._in_chains = self._in_chains
            new._chains = self._chains
            for walked in new._chains.values():
                walked.let_go()
        return new

    def table(self, heading: Heading, group: Group, axes: Sequence[str]) -> Table:
        """That of a group under a heading."""
        key = heading, group
        if key not in self._tables:
            self._tables[key] = Table(heading, group, axes, self._more)
        return self._tables[key]

    def group(self, walks: dict[str, Walks], padded: Padded) -> Group:
        """That of some chains that were made before."""
        here = {ranks: padding for ranks, padding in padded.items() if ranks <= walks.keys()}
        key = (*walks, *map(id, walks.values()), *here.items())
        if key not in self._groups:
            self._groups[key] = Group(walks, lambda: self._windows, here, self._more)
        return self._groups[key]


def _address(numbers: NDArray[Any]) -> int:
    found: int = numbers.__array_interface__["data"][0]
    return found


def _some(numbers: Floats) -> Floats:
    """At least next to nothing, so that there are logarithms."""
    return np.asarray(np.maximum(numbers, NOTHING))


def _data(walked: Walks, coefficient: int, kinds: str, lost: int) -> Floats:
    """The boxes over all steps and instances, less points that may be padding."""
    return _some(walked.boxes(coefficient, kinds.replace("M", "A")) - float(coefficient * lost))


def joined(made: Walks, pairs: Sequence[int]) -> Walks:
    """The chains as if each of some spreads and the next one were one, with all ways to split these.

    Of two spreads over axes of the same fanout, one below the other, only the tiles around both count, as each tile
    divides the one around it; how they are split says which axes are taken. Of equal chains that with the fewest
    instances comes first.
    """
    if not pairs or not len(made):
        return made
    tiles = made.tiles
    order, first = join(tiles, pairs, made.steps(*pairs, *(i + 1 for i in pairs)))
    found = Walks(made.size, tiles[:, order[first[:-1]]], made.family)
    found.first, found.split = first, {i: tiles[i, order] for i in pairs}
    return found


def in_classes(made: Walks, pattern: str, stride: int) -> Walks:
    """The chains of a rank p of a dilated window, p + `stride` * r, each as often as its instances may lie differently.

    Points of p in one class modulo the stride share elements of the window, but lie apart: `alike` of them extend over
    stride * (alike - 1) + 1 elements at least, which whatever is kept of p outside the fanout has room for. All extents
    are covered, in a few ranges: of each the most points and the least extent count. A mapping has the tiles of the
    chain and a row of one of its ranges.
    """
    instances = made.steps(*[i for i, kind in enumerate(pattern) if kind == "S"])
    fewest = np.ceil(instances / stride)  # of adjacent instances
    ranges = np.array([np.ceil(fewest * (instances / fewest) ** (i / RANGES)) for i in range(RANGES + 1)])
    new = np.vstack([np.ones(len(made), bool), ranges[1:] > ranges[:-1]]).T
    rows = np.nonzero(new)[0]
    before = np.vstack([np.zeros(len(made)), ranges[:-1]]).T[new]
    found = Walks(made.size, made.tiles[:, rows], made.family)
    found.alike = ranges.T[new].astype(np.int64)
    found.span = np.where(before > 0, stride * before + 1, 1).astype(np.int64)
    if made.first is not None:
        each = np.diff(made.first)[rows]
        found.first = np.append(0, np.cumsum(each))
        variants = np.arange(found.first[-1]) + np.repeat(made.first[rows] - found.first[:-1], each)
        found.split = {i: tiles[variants] for i, tiles in made.split.items()}
    return found


def no_larger_than_needed(
    made: Walks, pattern: str, persists: bool, alone: bool = True, spreads: bool = False
) -> Walks:
    """Without chains of Ruby's families that have a tile which is larger than its number of visits asks for.

    Let n be how many tiles of a walk there are in the whole rank. Where a loop takes more steps than it takes to leave
    every n the same, take fewer: tiles further out are smaller in proportion, other walks keep their steps, and what
    counts all tiles counts as many. Only which tiles are in the last region of a walk differs. So a chain stays

    - if that region of the walk before the loop is a single tile, and tiles persist or spreads are further in;
    - if the last region around a spread further out is a single tile of it, for instances that share then count less;
    - if tiles persist, and of a loop with a spread next to it, this one or further out, two tiles are in the last
      region: instances that are idle in the second hold on to what they have.

    If `spreads`, they take no more instances than that either: where no rule asks for more, no sums are spread, which
    each instance begins without reading, and no last region further out is a single tile. Of a rank that is not `alone`
    on its axes only the outermost tile is looked at.
    """
    if made.perfect or not made.nested or not pattern:
        return made
    if made.size >= 1 << 31:
        return made
    fine = ~needless(made.size, made.tiles, pattern, persists, alone, spreads)
    return made if fine.all() else Walks(made.size, made.tiles.compress(fine, axis=1), made.family)
