"""Runs `kernel.c`, which bounds and solves the problem of a shape: its arguments, packed, and what it found."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.formula.library import library

GROUPS, AXES, TERMS, ROOMS, QUANTITIES, COORDINATES, NODES = 16, 16, 512, 32, 64, 1024, 64  # at most; as in kernel.c
DEEP = 256  # nodes of the branch and bound that wait
STACK = 48  # times the rows of a shape, for the rows of these nodes
FEW = 1 << 23  # that are kept for the next shape
MOST = 1 << 27  # numbers that a shape may take; many are never written
WRITTEN = 0.4  # of them are


class Best(ctypes.Structure):
    """The best value so far, how many mappings were priced, the fuel that is left; the rows of a better one."""

    _fields_ = [
        ("value", ctypes.c_double),
        ("evaluated", ctypes.c_int64),
        ("fuel", ctypes.c_int64),
        ("found", ctypes.c_int64),
        ("row", ctypes.c_int64 * GROUPS),
    ]


class KernelStruct:
    """A struct of the kernel: numbers, then addresses of arrays and lists, then `reals`. What it refers to lives on."""

    def __init__(
        self,
        numbers: Sequence[int],
        arrays: Sequence[NDArray[Any]] = (),
        integers: Sequence[Sequence[int]] = (),
        floats: Sequence[Sequence[float]] = (),
        reals: Sequence[float] = (),
        alive: Sequence[Any] = (),
    ):
        self.words = array("q", numbers)
        self.words.extend(a.ctypes.data for a in arrays)
        self._alive: list[Any] = [arrays, alive]
        for code, lists in (("q", integers), ("d", floats)):
            if lists:
                flat = array(code, list(chain.from_iterable(lists)) or [0])
                starts = accumulate([8 * len(numbers) for numbers in lists[:-1]], initial=flat.buffer_info()[0])
                self.words.extend(starts)
                self._alive.append(flat)
        self.words.frombytes(array("d", reals).tobytes())

    def but(self, places: dict[int, int], alive: Sequence[Any]) -> KernelStruct:
        """A copy with other addresses at some places; `alive` has the arrays that are there."""
        found = KernelStruct.__new__(KernelStruct)
        found.words, found._alive = self.words[:], [self, alive]
        for place, address in places.items():
            found.words[place] = address
        return found

    @property
    def address(self) -> int:
        return self.words.buffer_info()[0]


def bounds(problems: Sequence[KernelStruct], goal: KernelStruct) -> list[float]:
    """A lower bound on each problem, in microseconds each: the least of every factor."""
    flat, found = array("q"), array("d", bytes(8 * len(problems)))
    for problem in problems:
        flat.extend(problem.words)
    _library().bounds(flat.buffer_info()[0], len(problems), goal.address, found.buffer_info()[0])
    return found.tolist()


def put_columns(table: int, values: int, numbers: array[int]) -> None:
    """Tell a table, by address, of new columns, which lie one after the other, by number: the least of each and the
    most, too."""
    _library().columns(table, values, len(numbers), numbers.buffer_info()[0])


def needless(
    size: int, tiles: NDArray[Any], pattern: str, persists: bool, alone: bool, spreads: bool
) -> NDArray[np.bool_]:
    """Which chains of tiles have one that is larger than it needs to be (piste.search.proof.columns)."""
    tiles, found = np.ascontiguousarray(tiles, np.int32), np.empty(tiles.shape[1], np.bool_)
    _library().needless(
        size, *tiles.shape, tiles.ctypes.data, pattern.encode(), persists, alone, spreads, found.ctypes.data
    )  # fmt: skip
    return found


def join(
    tiles: NDArray[Any], left_out: Sequence[int], steps: NDArray[np.float64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Chains of tiles that are equal but for some nodes side by side: their order, in a group those with the fewest
    steps first, and where each group begins and the last ends.

    >>> join(np.array([[4, 4, 2, 4], [2, 1, 1, 2]]), [1], np.array([2.0, 1.0, 1.0, 1.0]))
    (array([1, 3, 0, 2]), array([0, 3, 4]))
    """
    (nodes, chains), size = tiles.shape, 1 << (2 * tiles.shape[1]).bit_length()
    tiles, steps = np.ascontiguousarray(tiles, np.int32), np.ascontiguousarray(steps, np.float64)
    bucket, group = np.empty(size, np.int32), np.empty(2 * chains, np.int32)
    order, first = np.empty(chains, np.int64), np.empty(chains + 1, np.int64)
    groups = _library().join(
        nodes, chains, tiles.ctypes.data, bytes(i in left_out for i in range(nodes)), steps.ctypes.data, size,
        bucket.ctypes.data, group.ctypes.data, order.ctypes.data, first.ctypes.data,
    )  # fmt: skip
    return order, first[: groups + 1].copy()


def counts(size: int, tiles: NDArray[Any], what: str, kinds: str, level: int, coefficient: int) -> NDArray[np.float64]:
    """What chains of a rank contribute to a count: "visits", "boxes" or what is "held" (piste.count.chains). A node
    that is not seen is "-".

    >>> counts(10, np.array([[4], [3]]), "visits", "LA", 1, 1)
    array([5.])
    """
    seen, found = array("q", [i for i, kind in enumerate(kinds) if kind != "-"]), np.empty(tiles.shape[1])
    assert len(seen) <= NODES, "a chain has at most a loop and a few spreads for every memory"
    tiles = np.ascontiguousarray(tiles, np.int64)
    _library().counts(
        size, *tiles.shape, tiles.ctypes.data, seen.buffer_info()[0], kinds.replace("-", "").encode(), len(seen),
        ord(what[0]), level, coefficient, found.ctypes.data,
    )  # fmt: skip
    return found


def overlaps(
    pairs: tuple[NDArray[np.int64], NDArray[np.int64]], x: NDArray[np.float64], y: NDArray[np.float64], moved: bool
) -> NDArray[np.float64]:
    """Of pairs of poses of two ranks, by number: how many elements the boxes of their instances have together, or, if
    they `moved`, how many of these are in no part of a box that is new. By field, pose and instance: its place, its
    last offset now (less than 0 if there is no such instance), how far off it was and its last offset then.

    >>> one, three = np.array([[[0.0]], [[0.0]], [[0.0]], [[0.0]]]), np.zeros((4, 1, 3))
    >>> three[0, 0], three[1] = (0, 2, 5), 3  # 0 to 3, 2 to 5, 5 to 8
    >>> overlaps((np.array([0]), np.array([0])), one, three, moved=False)
    array([9.])
    """
    i, j = (np.ascontiguousarray(numbers, np.int64) for numbers in pairs)
    x, y = np.ascontiguousarray(x, np.float64), np.ascontiguousarray(y, np.float64)
    found, room = np.empty(len(i)), np.empty(8 * x.shape[2] * y.shape[2])
    _library().overlaps(
        len(i), i.ctypes.data, j.ctypes.data, *x.shape[1:], x.ctypes.data, *y.shape[1:], y.ctypes.data, moved,
        room.ctypes.data, found.ctypes.data,
    )  # fmt: skip
    return found


class TileIntervals:
    """Rows of intervals of tiles of a rank (piste.search.proof.intervals): by node, then row, the least and the
    greatest tile, and the fewest and the most steps; node 0 of tiles is the whole rank."""

    def __init__(self, size: int, *rows: NDArray[np.int32]):
        self._alive = [np.ascontiguousarray(some) for some in rows]
        nodes, self._rows = rows[2].shape
        self._words = array("q", [size, nodes, self._rows, *(some.ctypes.data for some in self._alive)])

    def bounded(self, what: str, kinds: str, level: int = 0, coefficient: int = 1) -> NDArray[np.float64]:
        """Of each row, "visits" and "boxes" at least, what is "held", the "number" of visits and "points" at most."""
        found, at = np.empty(self._rows), self._words.buffer_info()[0]
        _library().bounded(at, kinds.encode(), len(kinds), ord(what[0]), level, coefficient, found.ctypes.data)
        return found


def fitted(
    least: NDArray[np.int32], most: NDArray[np.int32], steps: NDArray[np.int32], most_steps: NDArray[np.int32]
) -> NDArray[np.bool_]:
    """Make intervals as narrow as those around and inside make them; which rows have any chains."""
    fits = np.empty(least.shape[1], np.bool_)
    tables = (some.ctypes.data for some in (least, most, steps, most_steps))
    _library().fitted(*least.shape, *tables, fits.ctypes.data)
    return fits


def too_large(problem: KernelStruct, groups: int, rows: int, axes: int) -> bool:
    """Whether the kernel has no room for a problem."""
    terms, shares, entries, rooms, _ = problem.words[:5]
    return (
        max(terms, shares) > TERMS
        or terms + entries + 2 * axes + 1 > COORDINATES
        or rooms > ROOMS
        or groups > GROUPS
        or _numbers(problem, rows, axes) > MOST
    )


def _numbers(problem: KernelStruct, rows: int, axes: int) -> int:
    """How many numbers the kernel may need for a problem, with the most columns that it may have: terms, entries, and
    what is taken of axes, fanouts and all instances."""
    entries = problem.words[2]
    coordinates = problem.words[0] + entries + 2 * axes + 1
    return rows * (2 * (coordinates + 2) + entries + 1) + DEEP * (coordinates + QUANTITIES + ROOMS + 2 * AXES + 3)


def _integers(rows: int) -> int:
    """How many integers it may need besides."""
    return rows * (9 + STACK) + DEEP * GROUPS


def used_bytes(problem: KernelStruct, rows: int, axes: int) -> int:
    """The bytes that the kernel writes for a problem, of all that it may need: measured."""
    return int(WRITTEN * (8 * _numbers(problem, rows, axes) + 4 * _integers(rows)))


def worthwhile(problem: KernelStruct, goal: KernelStruct, best: Best) -> int:
    """How many rows of a problem may be part of something better than the best, of all groups together."""
    library, room = _library(), _here.lease.room
    room.of(library.size, 0, 0)
    found: int = library.worthwhile(room.work, problem.address, goal.address, ctypes.addressof(best))
    return found


class _Room:
    """Where the kernel works: bytes, nodes, numbers and integers; the same again for every problem of a thread."""

    work = nodes = 0  # their addresses

    def __init__(self) -> None:
        self._alive: list[NDArray[Any]] = []
        self._numbers, self._integers = np.empty(0), np.empty(0, np.int32)
        self._at = 0, 0

    def of(self, size: int, n: int, m: int) -> tuple[tuple[int, int], Any]:
        """The addresses of so many numbers and integers, and what must live on meanwhile."""
        if not self._alive:
            self._alive = [np.zeros(size, np.uint8), np.empty(2 * DEEP + 2, np.int64)]
            self.work, self.nodes = (each.ctypes.data for each in self._alive)
        if len(self._numbers) >= n and len(self._integers) >= m:
            return self._at, None
        numbers = np.empty(max(n, len(self._numbers)))
        integers = np.empty(max(m, len(self._integers)), np.int32)
        at = numbers.ctypes.data, integers.ctypes.data
        if n + m < FEW:
            self._numbers, self._integers, self._at = numbers, integers, at
        return at, (numbers, integers)


_left = deque[_Room](maxlen=4)  # by threads that have ended


class _Lease:
    """The room of a thread as long as it lasts; then another may have it, which need not be given the memory anew."""

    def __init__(self) -> None:
        self._left = _left
        try:
            self.room = _left.pop()
        except IndexError:
            self.room = _Room()

    def __del__(self) -> None:
        self._left.append(self.room)


class _Here(threading.local):
    """What each thread has for itself."""

    def __init__(self) -> None:
        self.lease = _Lease()


_here = _Here()


class Branching:
    """The branch and bound of one problem; it can be left and gone on with until another one of the thread begins."""

    def __init__(
        self, problem: KernelStruct, goal: KernelStruct, best: Best, rows: int, axes: int, mixed: bool = False
    ):
        n, m = _numbers(problem, rows, axes), _integers(rows)
        self._library = library = _library()
        room = _here.lease.room
        (numbers, integers), self._room = room.of(library.size, n, m)
        self._alive, self._work = (problem, goal, best), room.work
        library.begin(
            self._work, problem.address, goal.address, ctypes.addressof(best), numbers, n, integers, m,
            room.nodes, DEEP, mixed,
        )  # fmt: skip

    def smooth(self, iterations: int, theta: NDArray[np.float64], given: bool) -> float:
        """A lower bound on mixtures of rows; nothing else can be asked after that.

        The weights of times in it are `theta` if they are `given`; else it is told there which were best.
        """
        low: float = self._library.smooth(self._work, iterations, theta.ctypes.data, given)
        return low

    def advance(self) -> int:
        """Go on as long as there is fuel; how many nodes are left."""
        left: int = self._library.advance(self._work)
        return left

    def sift(self, rows: Sequence[int]) -> list[NDArray[np.bool_]]:
        """From now on only mark, by group, which of its rows may be part of something better."""
        self._marks = [np.zeros(n, np.bool_) for n in rows]
        self._library.sift(self._work, self._addresses(self._marks))
        return self._marks

    def _addresses(self, some: list[NDArray[np.bool_]]) -> int:
        self._at = array("q", [each.ctypes.data for each in some])
        return self._at.buffer_info()[0]

    @property
    def lower(self) -> float:
        """A lower bound on the nodes that are left; infinite if there are none."""
        low: float = self._library.lowest(self._work)
        return low


class _Library:
    """The compiled functions."""

    def __init__(self) -> None:
        p, n, x = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double
        function = library(("piste.search.proof", "kernel.ll")).function
        self.bounds = function("bounds", None, p, n, p, p)
        self.begin = function("begin", x, p, p, p, p, p, n, p, n, p, n, n)
        self.columns = function("columns", None, p, p, n, p)
        self.counts = function("counts", None, n, n, n, p, p, ctypes.c_char_p, n, n, n, n, p)
        self.bounded = function("bounded", None, p, ctypes.c_char_p, n, n, n, n, p)
        self.fitted = function("fitted", None, n, n, p, p, p, p, p)
        self.overlaps = function("overlaps", None, n, p, p, n, n, p, n, n, p, n, p, p)
        self.join = function("join", n, n, n, p, ctypes.c_char_p, p, n, p, p, p, p)
        self.worthwhile = function("worthwhile", n, p, p, p, p)
        self.needless = function("needless", None, n, n, n, p, ctypes.c_char_p, n, n, n, p)
        self.smooth = function("smooth", x, p, n, p, n)
        self.advance = function("advance", n, p)
        self.sift = function("sift", None, p, p)
        self.lowest = function("lowest", x, p)
        self.size = function("room", n)()


@lru_cache(maxsize=1)
def _library() -> _Library:
    return _Library()
