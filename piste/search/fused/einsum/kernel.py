"""Runs `kernel.c`: the least cost of one Einsum of a cascade for given extents and room; its arguments, packed."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.formula.library import library
from piste.spec.mapping import Node

GROUPS, RANKS, AXES, TERMS, TENSORS = 16, 16, 16, 256, 8  # at most; as in kernel.c

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]


_Ranks = ctypes.c_int64 * RANKS


class Late(Exception):
    """The time for a call was over before its end."""


class Choice(ctypes.Structure):
    """The best way to compute tiles: the number of a shape, and the row of every group."""

    _fields_ = [("shape", ctypes.c_int64), ("row", ctypes.c_int64 * GROUPS)]


class _Stair(ctypes.Structure):
    """A `Stair` as the kernel writes it."""

    _fields_ = [
        ("room", ctypes.c_double),
        ("cost", ctypes.c_double),
        ("feed", ctypes.c_int64),
        ("keeps", ctypes.c_int64),
        ("tensor", ctypes.c_int64 * TENSORS),
        ("at", (ctypes.c_int64 * RANKS) * TENSORS),
    ]


class Stair(NamedTuple):
    """A point of a staircase: with `room` bits in the exchange memory, what the Einsum costs in the whole run.

    `feed` are the tensors that come from the exchange memory, as bits; `keeps` those that the Einsum keeps there for
    itself, outermost first, each with the number of the extent of every rank below the loops above it. `nodes` is the
    branch, if a search of the Einsum alone found it.
    """

    room: float
    cost: float
    feed: int
    keeps: tuple[tuple[int, tuple[int, ...]], ...]
    nodes: tuple[Node, ...] = ()


class Struct:
    """A struct of the kernel: words in order, each a number, a real or an array; what it refers to lives on."""

    address: int

    def __init__(self, *fields: int | float | NDArray[Any] | Struct | Sequence[Struct]):
        self._alive: tuple[Any, ...] = fields
        words: Integers = np.empty(len(fields), np.int64)
        for i, value in enumerate(fields):
            if isinstance(value, float):
                words[i : i + 1].view(np.float64)[0] = value
            elif isinstance(value, int):
                words[i] = value
            elif isinstance(value, np.ndarray):
                words[i] = value.ctypes.data
            else:
                assert not isinstance(value, Struct)
                addresses = np.array([one.address for one in value] or [0], np.int64)
                self._alive = (*self._alive, addresses)
                words[i] = addresses.ctypes.data
        self.words = words
        self.address = int(words.ctypes.data)


def together(structs: Sequence[Struct]) -> NDArray[np.int64]:
    """Structs of one kind, one after the other."""
    return np.concatenate([s.words for s in structs]) if structs else np.zeros(1, np.int64)


def sieve(values: Floats, starts: Integers, used: Integers, same: bool) -> Integers:
    """The rows that no other of their segment, which takes the `same` instances or some of them, is at least as good as
    in every column."""
    dropped = np.zeros(len(values), np.int64)
    values, used = np.ascontiguousarray(values), np.ascontiguousarray(used)
    _library().sieve(
        len(starts) - 1, starts.ctypes.data, values.shape[1], values.ctypes.data, used.shape[1], used.ctypes.data, same,
        dropped.ctypes.data,
    )  # fmt: skip
    return np.flatnonzero(dropped == 0)


def make_room(rows: int) -> None:
    """For so many rows of a group, in every thread."""
    global _room
    _room = max(_room, rows)


def solve(kind: Struct, at: Sequence[int], feed: int, choose: bool = False) -> tuple[float, Choice | None]:
    """The least cost of tiles whose extents are numbered `at`, and the choice that has it."""
    lib = _library()
    choice = Choice() if choose else None
    where = _Ranks(*at)
    found = lib.on_time(lib.solve(kind.address, where, feed, lib.place, ctypes.byref(choice) if choice else None))
    return found, choice


def least(kind: Struct, at: Sequence[int], held: int) -> float:
    """What nothing costs less than with these extents, and tensors `held` in the exchange memory for nothing."""
    lib = _library()
    return lib.on_time(lib.least(kind.address, _Ranks(*at), held, lib.place))


def roughly(kind: Struct, at: Sequence[int], held: int) -> float:
    """What that is not below, without looking at every row."""
    lib = _library()
    return float(lib.roughly(kind.address, _Ranks(*at), held, lib.place))


def outline(kind: Struct, at: Sequence[int], held: int, most: float, ranks: int, tight: bool) -> Stair | None:
    """The cheapest way of an Einsum with so many bits of room, if `tight` with as few as it takes; None: none fits."""
    lib = _library()
    where, s = _Ranks(*at), lib.stair
    if lib.on_time(lib.outline(kind.address, where, held, most, tight, lib.place, ctypes.byref(s))) == inf:
        return None
    return Stair(s.room, s.cost, s.feed, tuple((s.tensor[i], tuple(s.at[i][:ranks])) for i in range(s.keeps)))


def fitting(
    kind: Struct, own: Struct, held: int, made: int, most: float, loops: int, ranks: int, once: Floats, cells: int
) -> tuple[float, float]:
    """The least cost with tensors `held` in the exchange memory for nothing, in tiles of theirs that fit there; and the
    room that it takes."""
    lib, keys, numbers = _library(), np.empty(cells), np.empty(cells, np.int64)
    found = lib.on_time(
        lib.fitting(
            kind.address, own.address, held, made, most, loops, ranks, once.ctypes.data, lib.place, keys.ctypes.data,
            numbers.ctypes.data,
        )
    )  # fmt: skip
    return found, float(keys[0])


def placed(
    kind: Struct, own: Struct, at: Sequence[int], order: Sequence[int], held: int, made: int, most: float,
    limit: float, once: int,
) -> float:  # fmt: skip
    """The same below loops over some ranks that leave extents `at`, no more than a limit."""
    lib = _library()
    return lib.on_time(
        lib.placed(
            kind.address, own.address, _Ranks(*at), _Ranks(*order), len(order), held, made, most, limit, once,
            lib.place,
        )
    )  # fmt: skip


@contextmanager
def until(over: Callable[[], bool]) -> Iterator[None]:
    """While this lasts, a call that takes longer than until `over` raises `Late`; interrupts are heard meanwhile."""
    with _library().until(over):
        yield


def check() -> None:
    """Raises `Late` if time is up; for what is made before the compiled functions are called."""
    _library().check()


class _Library:
    """The compiled functions and the room they work in."""

    def __init__(self) -> None:
        function = self._bind()
        self.work = np.empty(function("work_size", ctypes.c_int64)(), np.uint8)
        self.place = int(self.work.ctypes.data)
        self.room, self.rows, self.keys = 0, np.empty(0, np.int64), np.empty(0)
        self._last = self.work[-48:].view(np.int64)  # room, rows, keys, over, left, stopped
        self._last[:] = 0
        self._over: Callable[[], bool] | None = None
        self._failed: BaseException | None = None
        assert function("stair_size", ctypes.c_int64)() == ctypes.sizeof(_Stair)
        self.stair = _Stair()

    def _bind(self) -> Callable[..., Any]:
        function = library(("piste.search.fused.einsum", "kernel.ll")).function
        p, n, d = ctypes.c_void_p, ctypes.c_int64, ctypes.c_double
        self.solve = function("solve", d, p, p, n, p, p)
        self.outline = function("outline", d, p, p, n, d, n, p, p)
        self.least = function("least", d, p, p, n, p)
        self.roughly = function("roughly", d, p, p, n, p)
        self.fitting = function("fitting", d, p, p, n, n, d, n, n, p, p, p, p)
        self.placed = function("placed", d, p, p, p, p, n, n, n, d, d, p, p)
        self.sieve = function("sieve", None, n, p, n, p, n, p, n, p)
        return function

    def make_room(self, rows: int) -> None:
        self.room, self.rows, self.keys = rows, np.empty(GROUPS * rows, np.int64), np.empty(GROUPS * rows)
        self._last[:3] = rows, self.rows.ctypes.data, self.keys.ctypes.data

    @contextmanager
    def until(self, over: Callable[[], bool]) -> Iterator[None]:
        """While this lasts, calls ask from time to time whether time is up, here or further out."""
        before, asked = self._last[3:].copy(), self._over
        self._over = over if asked is None else lambda: over() or asked()
        call = ctypes.CFUNCTYPE(ctypes.c_int64)(self._is_over)
        self._last[3:] = ctypes.cast(call, ctypes.c_void_p).value or 0, 0, 0
        try:
            yield
        finally:
            self._last[3:], self._over = before, asked

    def check(self) -> None:
        if self._over is not None and self._over():
            raise Late

    def _is_over(self) -> int:
        try:
            return int(self._over is not None and self._over())
        except BaseException as error:  # a second interrupt; raised where the call returns
            self._failed = error
            return 1

    def on_time(self, value: float) -> float:
        """What a call returned, if it came to its end."""
        if not self._last[5]:
            return float(value)
        self._last[5] = 0
        failed, self._failed = self._failed, None
        raise failed or Late


_room = 0  # rows of a group, at most
_threads = threading.local()


def _library() -> _Library:
    """Of this thread: threads do not work in the same room."""
    lib: _Library | None = getattr(_threads, "library", None)
    if lib is None:
        lib = _threads.library = _Library()
    if lib.room < _room:
        lib.make_room(_room)
    return lib
