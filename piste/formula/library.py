"""Runs C that ships as LLVM's text, compiled when it is first needed; nobody who installs needs a C compiler.

What was compiled is remembered in `~/.cache/piste` (`PISTE_CACHE` names another folder; if it is empty, nothing is), so
that the next process begins at once. A file holds a digest of its code: what was damaged is compiled again.
"""

from __future__ import annotations

import ctypes
import os
import threading
from array import array
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
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
        sources = [files(package).joinpath(name).read_text() for package, name in texts]
        module, *others = map(llvm.parse_assembly, sources)
        for other in others:
            module.link_in(other)
        cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=cpu, features=features, opt=effort, jit=True
        )
        self._engine = llvm.create_mcjit_compiler(module, machine)
        whole = "\n".join([*sources, cpu, features, str(effort), str(llvm.llvm_version_info)])
        self._remembered = Remembered(f"{Path(texts[-1][1]).stem}-{sha256(whole.encode()).hexdigest()[:20]}.o")
        self._engine.set_object_cache(self._remembered.put, self._remembered.get)
        self._engine.finalize_object()

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """A function by its name; it lives as long as the library."""
        return ctypes.CFUNCTYPE(result, *arguments)(self._engine.get_function_address(name))


class Remembered:
    """Compiled code in a file; where none can be written, none is."""

    def __init__(self, name: str):
        folder = os.environ.get("PISTE_CACHE", os.path.expanduser("~/.cache/piste"))
        self.path = Path(folder, name) if folder else None

    def get(self, module: object) -> bytes | None:
        """The code; None if there is none, or it is damaged."""
        with suppress(OSError):
            if self.path is not None:
                held = self.path.read_bytes()
                digest, code = held[:32], held[32:]
                return code if sha256(code).digest() == digest else None
        return None

    def put(self, module: object, code: bytes) -> None:
        """Keep the code; another process sees all of it or nothing."""
        with suppress(OSError):
            if self.path is not None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                part = self.path.with_suffix(f".{os.getpid()}")
                part.write_bytes(sha256(code).digest() + code)
                part.replace(self.path)


_made: dict[tuple[object, ...], Library] = {}
_making = threading.Lock()


def library(*texts: tuple[str, str], effort: int = 2) -> Library:
    """Compiled once for a process, which keeps it: threads may be running what is in it."""
    key = effort, *texts
    with _making:
        if key not in _made:
            _made[key] = Library(*texts, effort=effort)
        return _made[key]


def _unlock() -> None:
    global _making
    _making = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_unlock)  # a thread that was compiling is not there to open it


def give_back() -> None:
    """Hand memory that is free back to the system, where the C library keeps it for what may come: thousands of arrays
    of all sizes leave it in pieces, and a process that searches one problem after another grows by them."""
    with suppress(OSError, AttributeError):  # not GNU's
        ctypes.CDLL(None).malloc_trim(0)


def resident_bytes() -> int:
    """The memory that this process has now; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", "rb") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


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
