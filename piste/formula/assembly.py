"""Machine code in the process from LLVM's own language: no C compiler and no cache to warm."""

from __future__ import annotations

import ctypes
from typing import Any


class Library:
    """The functions of a text in LLVM's language, compiled for this processor."""

    def __init__(self, text: str):
        import llvmlite.binding as llvm

        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=2, jit=True
        )
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
        self._engine.finalize_object()

    def function(self, name: str, result: Any, *arguments: Any) -> Any:
        """A function by its name and the types of `ctypes` that it gives and takes."""
        return ctypes.CFUNCTYPE(result, *arguments)(self._engine.get_function_address(name))
