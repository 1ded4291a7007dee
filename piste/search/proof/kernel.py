"""Runs `kernel.c`, which lists, bounds and solves jobs: its arguments, packed, and what it found."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import accumulate, chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

GROUPS, AXES, TERMS = 16, 16, 1024  # at most; as in kernel.c
HALVINGS = 64  # of the rows of a job, for which there is room


class Best(ctypes.Structure):
    """The best value so far, how many combinations were priced; of a better one its job (else -1) and rows by group."""

    _fields_ = [
        ("value", ctypes.c_double),
        ("evaluated", ctypes.c_int64),
        ("job", ctypes.c_int64),
        ("fuel", ctypes.c_int64),
        ("row", ctypes.c_int64 * GROUPS),
    ]


class Packed:
    """A struct of the kernel: numbers, then addresses of arrays and lists, then `reals`. What it refers to lives on."""

    def __init__(
        self,
        numbers: Sequence[int],
        arrays: Sequence[NDArray[Any]] = (),
        integers: Sequence[Sequence[int]] = (),
        floats: Sequence[Sequence[float]] = (),
        reals: Sequence[float] = (),
    ):
        self.words = array("q", numbers)
        self.words.extend(a.ctypes.data for a in arrays)
        self._alive: list[Any] = [arrays]
        for code, lists in (("q", integers), ("d", floats)):
            if lists:
                flat = array(code, list(chain.from_iterable(lists)) or [0])
                starts = accumulate([8 * len(numbers) for numbers in lists[:-1]], initial=flat.buffer_info()[0])
                self.words.extend(starts)
                self._alive.append(flat)
        self.words.frombytes(array("d", reals).tobytes())

    def put(self, place: int, array: NDArray[Any]) -> None:
        """Refer to another array."""
        self.words[place] = array.ctypes.data
        self._alive.append(array)

    @property
    def address(self) -> int:
        return self.words.buffer_info()[0]


class Jobs:
    """All jobs of some sheets: a row each, the number of its sheet and of a segment of every group."""

    def __init__(self, sheets: Sequence[Packed], goal: Packed, groups: int):
        self._alive = sheets
        self._sheets = array("q", [word for sheet in sheets for word in sheet.words])
        sums = np.zeros(4)
        jobs = np.empty((64, groups + 1), np.int64)
        while True:
            sums[:] = 0
            n = _library().jobs(
                self._sheets.buffer_info()[0], len(sheets), goal.address, jobs.ctypes.data, len(jobs), sums.ctypes.data
            )
            if n <= len(jobs):
                break
            jobs = np.empty((n, groups + 1), np.int64)
        self.jobs = jobs[:n]
        self.mappings, self._rows, self._numbers, self._wide = map(int, sums)

    def drop(self, which: NDArray[np.bool_]) -> None:
        """Let go of some jobs."""
        self.jobs = self.jobs[~which]

    def bounds(self, goal: Packed) -> NDArray[np.float64]:
        """What no mapping of each job can fall below."""
        found, library = np.empty(len(self.jobs)), _library()
        library.bounds(
            self._sheets.buffer_info()[0], goal.address, self.jobs.ctypes.data, len(self.jobs), found.ctypes.data,
            library.work.ctypes.data,
        )  # fmt: skip
        return found

    def in_order(self, which: NDArray[np.int64]) -> NDArray[np.int64]:
        """Jobs with those of a sheet together."""
        return which[np.argsort(self.jobs[which, 0], kind="stable")]

    def solve(self, goal: Packed, bounds: NDArray[np.float64], order: NDArray[np.int64], best: Best) -> int:
        """Solve jobs in this order as long as there is fuel (`best.fuel`); how many of them are solved."""
        library = _library()
        room = (HALVINGS + 2) * self._rows
        numbers, rows, keys = np.empty(self._numbers), np.empty(room, np.int64), np.empty(room)
        wide = np.empty(self._wide, np.int64)
        solved: int = library.solve(
            self._sheets.buffer_info()[0], goal.address, self.jobs.ctypes.data, bounds.ctypes.data, order.ctypes.data,
            len(order), ctypes.byref(best), library.work.ctypes.data, wide.ctypes.data, numbers.ctypes.data,
            rows.ctypes.data, keys.ctypes.data, room,
        )  # fmt: skip
        return solved


class _Library:
    """The compiled functions and the room they work in."""

    def __init__(self, engine: Any):
        self._engine = engine
        p, n = ctypes.c_void_p, ctypes.c_int64

        def function(name: str, result: Any, *arguments: Any) -> Any:
            return ctypes.CFUNCTYPE(result, *arguments)(engine.get_function_address(name))

        self.jobs = function("jobs", n, p, n, p, p, n, p)
        self.bounds = function("bounds", None, p, p, p, n, p, p)
        self.solve = function("solve", n, p, p, p, p, p, n, p, p, p, p, p, p, n)
        self.work = np.empty(function("room", n)(), np.uint8)


@lru_cache(maxsize=1)
def _library() -> _Library:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(files("piste.search.proof").joinpath("kernel.ll").read_text())
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2, jit=True
    )
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return _Library(engine)
