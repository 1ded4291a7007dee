"""Piste: how little data must move, what a mapping costs, which mapping and which hardware are best.

A *workload* is one or more Einsums with sizes, an *architecture* is memories, fanouts and compute, a *mapping* is a
loop tree that says where tiles are kept, how ranks are walked and spread, and which Einsums share loops.

>>> import piste
>>> report = piste.evaluate(piste.gemm(8, 8, 8), "snowcat", '''
...     DRAM   | keep A, W, B
...            | for m in steps of 4
...     Buffer |   keep A, W, B
...            |   for m in steps of 1
...            |     for n in steps of 1
...            |       for k in steps of 1
...            |         compute B
... ''')
>>> report.cycles, report.utilization, str(report.bottleneck)
(512, 1.0, 'MAC compute')
>>> print(report.to_frame()[["memory", "tensor", "reads", "updates"]].head(3).to_string(index=False))
memory tensor  reads  updates
  DRAM      A     64        0
  DRAM      W     64        0
  DRAM      B      0       64
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str

    from piste.attention import attention
    from piste.bounds import bound
    from piste.cost.evaluate import evaluate
    from piste.dataflow import dataflow
    from piste.errors import DoesNotFit, MappingError, SpecError
    from piste.explore import explore
    from piste.readers import network
    from piste.search import search
    from piste.spec.architecture import Architecture
    from piste.spec.builders import bmm, conv2d, gemm, gqa
    from piste.spec.files import load
    from piste.spec.mapping import Mapping
    from piste.spec.workload import Workload

__all__ = [
    "Architecture",
    "DoesNotFit",
    "Mapping",
    "MappingError",
    "SpecError",
    "Workload",
    "attention",
    "bmm",
    "bound",
    "conv2d",
    "dataflow",
    "evaluate",
    "explore",
    "gemm",
    "gqa",
    "load",
    "network",
    "search",
]

# Where each name lives; a module is imported when one of its names is first asked for. Four functions are called like
# the package that holds them.
_HOMES = {
    "piste.attention": ("attention",),
    "piste.bounds": ("bound",),
    "piste.dataflow": ("dataflow",),
    "piste.explore": ("explore",),
    "piste.readers": ("network",),
    "piste.search": ("search",),
    "piste.errors": ("DoesNotFit", "MappingError", "SpecError"),
    "piste.cost.evaluate": ("evaluate",),
    "piste.spec.architecture": ("Architecture",),
    "piste.spec.builders": ("bmm", "conv2d", "gemm", "gqa"),
    "piste.spec.files": ("load",),
    "piste.spec.mapping": ("Mapping",),
    "piste.spec.workload": ("Workload",),
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        globals()[name] = found = _version()
        return found
    for home, names in _HOMES.items():
        if name in names:
            globals()[name] = value = getattr(import_module(home), name)
            return value
    raise AttributeError(f"module 'piste' has no attribute {name!r}")


def _version() -> str:
    """That of the installed package; of a checkout that was never installed, the one in its pyproject.toml."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("piste")
    except PackageNotFoundError:
        import tomllib
        from pathlib import Path

        found = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text())
        return str(found["project"]["version"])


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])


class _FrontPage(ModuleType):
    """`piste.search` is the function, also after `import piste.search.strategy`.

    Importing a subpackage sets an attribute of its name here; where a function has that name, this leaves it alone.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in __all__ and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _FrontPage
