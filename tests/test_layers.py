"""Imports only go down the list of layers, and the front page costs nothing to import."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# A layer may import itself and the ones before it (docs/design.md).
LAYERS = [
    "__version__", "errors", "spec", "results", "formula", "mapspace", "count", "kernels", "cost", "bounds",
    "search", "dataflow", "attention", "explore", "readers", "studies", "views", "cli",
]  # fmt: skip

# Not even inside a function: what a mapping costs, what nobody can beat and what is shown stay apart.
NEVER = {
    "spec": {"count", "cost", "views"},
    "results": set(LAYERS[LAYERS.index("results") + 1 :]) - {"views"},  # records compute nothing; views show them
    "mapspace": {"count", "cost", "views"},
    "count": {"views", "bounds"},
    "cost": {"views", "bounds"},
    "bounds": {"count", "cost", "views"},
    "search": {"views"},
}

MODULES = [
    path for path in sorted((ROOT / "piste").rglob("*.py")) if path.parent != ROOT / "piste" or path.stem in LAYERS
]


def imported(node: ast.AST, inside_functions: bool) -> Iterator[str]:
    """The layers imported below a node of the syntax tree."""
    for child in ast.iter_child_nodes(node):
        names = []
        if isinstance(child, ast.Import):
            names = [alias.name for alias in child.names]
        elif isinstance(child, ast.ImportFrom):
            assert not child.level, "imports are absolute"
            names = [f"{child.module}.{alias.name}" for alias in child.names]
        yield from (name.split(".")[1] for name in names if name.startswith("piste."))
        if isinstance(child, ast.expr):  # has none
            continue
        if inside_functions or not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from imported(child, inside_functions)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_down(path: Path) -> None:
    layer = path.relative_to(ROOT / "piste").parts[0].removesuffix(".py")
    tree = ast.parse(path.read_text())
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    assert set(imported(tree, inside_functions=False)) <= set(allowed)
    assert not set(imported(tree, inside_functions=True)) & NEVER.get(layer, set())


def test_the_front_page_imports_nothing_heavy() -> None:
    code = "import sys, json, piste; print(json.dumps(list(sys.modules)))"
    loaded = json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, cwd=ROOT).stdout)
    heavy = {"llvmlite", "matplotlib", "numpy", "pandas", "rich", "ruamel", "typer"}
    assert not heavy & {name.split(".")[0] for name in loaded}


# What one reads to follow a first call; `python benchmarks/modules.py --list` names them.
ENTERED = {"evaluate": 17, "search": 35, "explore": 20, "attention": 24}


@pytest.mark.parametrize("call", ENTERED)
def test_a_first_call_enters_few_modules(call: str) -> None:
    from benchmarks.modules import entered_by

    assert len(entered_by(call)[1]) <= ENTERED[call]


@pytest.mark.parametrize("path", [path for path in MODULES if "pictures" not in path.parts], ids=lambda path: path.stem)
def test_only_pictures_draw(path: Path) -> None:
    """An answer in words does not wait for half a second until a library that draws is loaded."""
    for node in ast.parse(path.read_text()).body:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not any(name.split(".")[0] == "matplotlib" or name.startswith("piste.views.pictures") for name in names)
