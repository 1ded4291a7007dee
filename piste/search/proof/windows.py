"""Windows: what an axis with two ranks, a*i + b*k, contributes to a count, for all chains of both ranks at once.

The closed form (`piste.count.pairs`) says at how many steps the instances of a rank lie in which way. Many chains put
them in the same few *poses*, so the union of boxes is found once for each two poses, and a factor is a weighted sum.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import chain, islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.cost import evaluator
from piste.count.chains import Chain, Chains
from piste.count.pairs import Context, Pairs
from piste.formula.arrays import Tape
from piste.formula.program import Expr, Program
from piste.search.proof.kernel import overlaps

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]

FIELDS = 5  # of a group of instances: how many, the first, their extents now, how far off they were, extents then


class Tiles(NamedTuple):
    """Chains of one rank of `size` elements, each once, as a value: a row per node, a column per chain."""

    size: int
    even: bool  # each tile divides the one around it
    nodes: int
    chains: int
    bytes: bytes

    @classmethod
    def of(cls, size: int, even: bool, tiles: Integers) -> Tiles:
        """Those of a table of tiles."""
        return cls(size, even, len(tiles), tiles.shape[1], tiles.tobytes())

    @property
    def rows(self) -> Integers:
        """The table of tiles."""
        return np.frombuffer(self.bytes, np.int64).reshape(self.nodes, self.chains)


class Seen(NamedTuple):
    """How a count sees the nodes of a rank, and which loop advances: its own at this level, or another rank's.

    Without a level all steps are counted, and what was held before plays no part.
    """

    kinds: str
    level: int | None = None
    advances: bool = False


class Padding(NamedTuple):
    """How far the windows of an axis begin before the tensor, and its extent."""

    before: int
    extent: int


class Side(NamedTuple):
    """How the instances of one rank lie, for every chain: so many times in each of a few poses."""

    times: Floats  # by class of steps and chain
    pose: Integers  # likewise: the number of a pose
    pitch: Floats  # by pose
    groups: Floats  # by field, pose and group of like instances


class Windows:
    """The factors of axes with two ranks; equal questions get the same answer. `tell` hears of more numbers."""

    def __init__(self, tell: Callable[[int], None] = lambda numbers: None) -> None:
        self._tell = tell
        self._sides: dict[tuple[Tiles, Seen], Side] = {}
        self._tables: dict[tuple[object, ...], Floats] = {}

    def let_go(self) -> None:
        """All is made again if it is asked for."""
        self._sides.clear()
        self._tables.clear()

    def table(self, a: int, x: Tiles, x_seen: Seen, b: int, y: Tiles, y_seen: Seen) -> Floats:
        """A factor, by chain of one rank and chain of the other: the boxes over all steps, or what is kept of them when
        a loop advances."""
        key = a, x, x_seen, b, y, y_seen
        if key not in self._tables:
            one, other = self._side(x, x_seen), self._side(y, y_seen)
            sizes = _sizes(a, one, b, other, x_seen.level is not None)
            half, found = (np.zeros((n, y.chains)) for n in (len(sizes), x.chains))
            for times, pose in zip(other.times, other.pose, strict=True):
                half += times * sizes[:, pose]
            for times, pose in zip(one.times, one.pose, strict=True):
                found += times[:, None] * half[pose]
            self._keep(key, found)
        return self._tables[key]

    def _keep(self, key: tuple[object, ...], table: Floats) -> None:
        self._tables[key] = table
        self._tell(table.size)

    def padded(
        self, a: int, x: Tiles, x_seen: Seen, b: int, y: Tiles, y_seen: Seen, padding: Padding, what: str
    ) -> Floats:
        """The table of a padded axis: the boxes over all steps (`what` is "now"), what is kept of them ("shared"), or
        the largest ("most"). Boxes are cut at the ends of the tensor, so where they lie matters: all are listed."""
        key = a, x, x_seen, b, y, y_seen, padding, what
        if key not in self._tables:
            one = evaluator.PaddedChains(a, x.size, x_seen.kinds, x.rows, x_seen.level, x_seen.advances)
            other = evaluator.PaddedChains(b, y.size, y_seen.kinds, y.rows, y_seen.level, y_seen.advances)
            self._keep(key, evaluator.padded_table(one, other, padding.before, padding.extent, what))
        return self._tables[key]

    def _side(self, of: Tiles, seen: Seen) -> Side:
        if (of, seen) not in self._sides:
            self._sides[of, seen] = side = _side_of(of, seen)
            self._tell(side.times.size + side.pose.size + side.pitch.size + side.groups.size)
        return self._sides[of, seen]


class Even(Program):
    """A program in which every division leaves nothing, as with perfect factors."""

    def divmod(self, a: Expr | float, b: Expr | float) -> tuple[Expr, Expr]:
        return self.floordiv(a, b), self.const(0)


def _side_of(of: Tiles, seen: Seen) -> Side:
    chains = of.chains
    variables = {f"x{i}": row for i, row in enumerate(of.rows)}
    tape, sizes = _tape(of.size, of.even, of.nodes, seen)
    flat = iter(tape.run(variables))
    found = [_stacked(list(islice(flat, size)), chains) for size in sizes]
    classes = [(values[0], values[1:]) for values in found if values[0].any()]
    times = np.array([steps for steps, _ in classes], np.float64).reshape(len(classes), chains)
    most = max((len(fields) for _, fields in classes), default=1 + FIELDS)
    poses = np.zeros((len(classes), chains, most), np.int64)
    for i, (_, fields) in enumerate(classes):
        poses[i, :, : len(fields)] = fields.T
    poses = poses[times > 0]
    groups = poses[:, 1:].reshape(len(poses), most // FIELDS, FIELDS)
    groups *= groups[:, :, :1] > 0
    poses[:, 0] *= groups[:, :, 0].sum(axis=1) > 1  # of one instance the pitch does not matter
    unique, numbers = _unique(poses)
    pose = np.zeros(times.shape, np.int64)
    pose[times > 0] = numbers
    groups = unique[:, 1:].reshape(len(unique), most // FIELDS, FIELDS)
    return Side(times, pose, unique[:, 0].astype(np.float64), np.moveaxis(groups, 2, 0).astype(np.float64))


def _unique(rows: Integers) -> tuple[Integers, Integers]:
    """The different rows, and which each is."""
    differ = (rows != rows[:1]).any(axis=0)
    order = np.lexsort(rows.T[differ]) if differ.any() else np.arange(len(rows))
    ahead = rows[order]
    new = np.append(True, (ahead[1:] != ahead[:-1]).any(axis=1))[: len(rows)]
    numbers = np.empty(len(rows), np.int64)
    numbers[order] = np.cumsum(new) - 1
    return ahead[new], numbers


def _stacked(rows: list[Any], chains: int) -> Integers:
    found = np.empty((len(rows), chains), np.int64)
    for i, row in enumerate(rows):
        found[i] = row
    return found


@lru_cache(maxsize=512)
def _tape(size: int, even: bool, nodes: int, seen: Seen) -> tuple[Tape, list[int]]:
    """What finds, for chains of a rank, how often instances lie in which way, and by class of steps how many numbers
    say so: the times, the pitch and the fields of each group of instances."""
    contexts = _contexts(size, even, nodes, seen)
    expressions = [
        [c.times, c.pitch, *(e for g in groups for e in (g.n, g.start, g.now, g.shift, g.was))]
        for c, groups in ((c, c.now if seen.level is None else c.moved) for c in contexts)
    ]
    return Tape(list(chain.from_iterable(expressions))), [len(some) for some in expressions]


def _contexts(size: int, even: bool, nodes: int, seen: Seen) -> list[Context]:
    p: Program = Even() if even else Program()
    pairs = Pairs(Chains(p, {"x": size}))
    nest = chain_of(p, size, nodes, seen.kinds)
    return pairs.leaves("x", nest) if seen.level is None else pairs.moves("x", nest, seen.level, seen.advances)


def chain_of(p: Program, size: int, nodes: int, kinds: str) -> Chain:
    """The nodes of a rank "x" as the closed form takes them, without those not seen ("-"); what the compute walks has
    tile 1."""
    tiles = [p.var(f"x{i}", 1, size) for i in range(nodes)]
    return tuple((kind, tile) for kind, tile in zip(kinds, [*tiles, p.const(1)], strict=False) if kind != "-")


def _sizes(a: int, x: Side, b: int, y: Side, moved: bool) -> Floats:
    """For each two poses: the size of the union of boxes, or (`moved`) what is not new in it."""
    counts = [(side.groups[0] > 0).sum(axis=1) for side in (x, y)]
    (nx, _, now_x, shift_x, was_x), (ny, _, now_y, shift_y, was_y) = x.groups.sum(axis=2), y.groups.sum(axis=2)
    n, m, gaps = nx[:, None], ny[None], (a * x.pitch[:, None], b * y.pitch[None])
    width = _width(a, now_x[:, None], b, now_y[None])
    fresh = np.zeros_like(width)
    held = _union(width, n, gaps[0], m, gaps[1])
    if moved:
        shift, was = a * shift_x[:, None] + b * shift_y[None], _width(a, was_x[:, None], b, was_y[None])
        left = width - np.maximum(0.0, np.minimum(width, shift + was) - np.maximum(0.0, shift))
        fresh = _union(left, n, gaps[0], m, gaps[1])
        fresh[(n * m > 1) & (shift > 0) & (shift + was < width)] = -1.0  # two pieces
    sizes = np.where(n * m > 0, held - fresh, 0.0)
    unlike = (counts[0][:, None] > 1) | (counts[1][None] > 1)
    i, j = np.nonzero((n * m > 0) & (unlike | (held < 0) | (fresh < 0)))
    if len(i):
        sizes[i, j] = overlaps((i, j), _instances(a, x), _instances(b, y), moved)
    return np.asarray(sizes)


def _width(a: int, x: Floats, b: int, y: Floats) -> Floats:
    return a * (x - 1) + b * (y - 1) + 1


def _union(width: Floats, n: Floats, pitch: Floats, m: Floats, gap: Floats) -> Floats:
    """The union of `n` times `m` boxes, `pitch` and `gap` apart; less than nothing where no formula holds."""
    one, other = gap * (m - 1) + width, pitch * (n - 1) + width
    lines = np.minimum(pitch, one) * (n - 1) + one
    swapped = np.minimum(gap, other) * (m - 1) + other
    found = np.where((m == 1) | (gap <= width), lines, np.where((n == 1) | (pitch <= width), swapped, -1.0))
    return np.where(width <= 0, 0.0, found)


def _instances(c: int, side: Side) -> Floats:
    """By field, pose and instance: its place, last offset now (less than 0 if there is no such instance), how far off
    it was and its last offset then."""
    n, start, now, shift, was = side.groups[..., None]
    at = np.arange((start + n).max())
    here = (start <= at) & (at < start + n)
    now, shift, was = (np.where(here, field, 0).sum(axis=1) for field in (now, shift, was))
    return np.array(
        [c * side.pitch[:, None] * at, np.where(here.any(axis=1), c * (now - 1), -np.inf), c * shift, c * (was - 1)]
    )
