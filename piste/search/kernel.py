"""Runs `kernel.c`, the branch and bound over rows: its arguments, packed, and what it found."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

GROUPS, TERMS = 16, 1024  # at most; as in kernel.c

_SIZES = ("groups", "whole", "taken", "share", "quantities", "kept", "rooms", "room_columns", "measures")
_ARRAYS = (
    "w", "t", "s", "plain", "minus", "kept_quantity", "kept_column", "kept_from", "kept_price", "listed", "owner",
    "room_bits", "room_from", "room_column", "measure_code", "measure_quantity", "cap", "rates",
)  # fmt: skip
_NUMBERS = ("rate", "fixed", "leak", "slack")


class _Sheet(ctypes.Structure):
    _fields_ = [
        *((name, ctypes.c_int64) for name in _SIZES),
        *((name, ctypes.c_void_p) for name in _ARRAYS),
        ("steps", ctypes.c_int64),
        *((name, ctypes.c_double) for name in _NUMBERS),
    ]


class Best(ctypes.Structure):
    """The best value so far, how many combinations were priced, and the row of each group if something was found."""

    _fields_ = [
        ("value", ctypes.c_double),
        ("evaluated", ctypes.c_int64),
        ("found", ctypes.c_int64),
        ("row", ctypes.c_int64 * GROUPS),
    ]


class Packed:
    """The arguments of one sheet; arrays are kept alive here."""

    def __init__(self, sizes: dict[str, int], arrays: dict[str, Any], steps: int, numbers: dict[str, float]):
        assert sizes["groups"] <= GROUPS and max(sizes.values()) <= TERMS
        self._alive: list[Any] = []
        self.struct = _Sheet(**sizes, steps=steps, **numbers)
        for name, value in arrays.items():
            setattr(self.struct, name, self._pointer(value))

    def _pointer(self, value: Any) -> int:
        if isinstance(value, list) and value and isinstance(value[0], np.ndarray):
            value = np.array([self._pointer(array) for array in value], np.uint64)
        self._alive.append(value)
        return int(value.ctypes.data)

    def solve(self, ends: NDArray[np.int64], bounds: NDArray[np.float64], best: Best) -> int:
        """Solve jobs (`ends`: by job and group, where its rows start and end); how many were looked at."""
        library = _library()
        most = int((ends[:, :, 1] - ends[:, :, 0]).sum(axis=1).max())
        room = 64 * most  # rows are copied when they are halved
        rows, keys = np.empty(room, np.int64), np.empty(room)
        pointers = (np.ascontiguousarray(ends), np.ascontiguousarray(bounds))
        best.found = 0
        return int(
            library.solve(
                ctypes.byref(self.struct), pointers[0].ctypes.data, pointers[1].ctypes.data, len(ends),
                ctypes.byref(best), library.work.ctypes.data, rows.ctypes.data, keys.ctypes.data, room,
            )
        )  # fmt: skip


def front(columns: NDArray[np.float64], starts: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Which rows no other row of their run (from each start to the next) beats; small is good in every column."""
    runs = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    # What beats another comes first: it is nowhere larger, so its sum of logarithms is not either.
    order = np.lexsort((np.log(columns - columns.min(axis=0) + 1).sum(axis=1), runs))
    rows = np.ascontiguousarray(columns[order])
    beaten, scratch = np.zeros(len(rows), np.bool_), np.empty(max(1, int(np.diff(starts).max(initial=1))), np.int64)
    arrays = rows, np.ascontiguousarray(starts, np.int64)
    _library().fronts(
        arrays[0].ctypes.data, rows.shape[1], arrays[1].ctypes.data, len(starts) - 1, beaten.ctypes.data,
        scratch.ctypes.data,
    )  # fmt: skip
    kept = np.empty(len(rows), np.bool_)
    kept[order] = ~beaten
    return kept


class _Library:
    """The compiled functions and the room they work in."""

    def __init__(self, engine: Any):
        self._engine = engine
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        address = engine.get_function_address
        self.solve = ctypes.CFUNCTYPE(number, *[pointer] * 3, number, *[pointer] * 4, number)(address("solve"))
        self.fronts = ctypes.CFUNCTYPE(None, pointer, number, pointer, number, pointer, pointer)(address("fronts"))
        self.work = np.empty(ctypes.CFUNCTYPE(number)(address("room"))(), np.uint8)


@lru_cache(maxsize=1)
def _library() -> _Library:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(files("piste.search").joinpath("kernel.ll").read_text())
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2, jit=True
    )
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return _Library(engine)


def as_integers(values: Sequence[int]) -> NDArray[np.int64]:
    """An array that has an address even if it is empty."""
    return np.array(list(values) or [0], np.int64)


def as_floats(values: Any) -> NDArray[np.float64]:
    array = np.ascontiguousarray(values, np.float64)
    return array if array.size else np.zeros(1)
