"""Runs C that ships as LLVM's text, compiled when it is first needed; nobody who installs needs a C compiler."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Library:
    """Compiled functions by name.

    Each text is `(package, file)`: `make kernel` makes it from the C beside it. An `effort` of 0 compiles several times
    as fast, for code that then takes half as long again; it computes the same.
    """

    def __init__(self, *texts: tuple[str, str], effort: int = 2):
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        module, *others = (llvm.parse_assembly(files(package).joinpath(name).read_text()) for package, name in texts)
        for other in others:
            module.link_in(other)
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=effort, jit=True
        )
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """A function by its name; it lives as long as the library."""
        return ctypes.CFUNCTYPE(result, *arguments)(self._engine.get_function_address(name))


_made: dict[tuple[object, ...], Library] = {}
_making = threading.Lock()


def library(*texts: tuple[str, str], effort: int = 2) -> Library:
    """Compiled once for a process, which keeps it: threads may be running what is in it."""
    key = effort, *texts
    with _making:
        if key not in _made:
            _made[key] = Library(*texts, effort=effort)
        return _made[key]


class Packed:
    """A struct of C: numbers and addresses of arrays, eight bytes each. What it refers to lives on."""

    def __init__(self, *fields: int | float | Sequence[int] | Sequence[float] | NDArray[Any]):
        self._alive: list[NDArray[Any]] = []
        self.words = array("q")
        for field in fields:
            if isinstance(field, float):
                self.words.frombytes(array("d", [field]).tobytes())
            elif isinstance(field, int):
                self.words.append(field)
            else:
                held = np.ascontiguousarray(field) if len(field) else np.zeros(1, np.int64)
                self._alive.append(held)
                self.words.append(held.ctypes.data)

    @property
    def address(self) -> int:
        return self.words.buffer_info()[0]
