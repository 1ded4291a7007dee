"""YAML of other tools as plain data: with tags, `{{include_text(...)}}` and the merge `<<<`."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from math import ceil, isnan
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from piste.errors import SpecError
from piste.spec.einsum import LARGEST
from piste.spec.read import file_text

TAG = "!tag"  # under which a mapping's tag is kept
FUNCTIONS: dict[str, Callable[..., float]] = {"ceil": ceil, "max": max, "min": min}
INCLUDE = re.compile(r"\{\{\s*include_text\(\s*['\"]([^'\"]+)['\"]\s*\)\s*\}\}")


def included(text: str, path: Path, depth: int = 0) -> str:
    """The text with the files that it includes in their places; any other template is refused by name."""
    if depth > 8:
        raise SpecError(f"{path.name}: files include each other more than 8 deep")

    def put(match: re.Match[str]) -> str:
        inner = path.parent / match[1]
        if not inner.is_file():
            raise SpecError(f"{path.name}: it includes {match[1]}, which is not there")
        return included(file_text(inner), inner, depth + 1)

    text = INCLUDE.sub(put, text)
    left = re.search(r"\{\{.*?\}\}|\{%.*?%\}", text)
    if left and depth == 0:
        line = text.count("\n", 0, left.start()) + 1
        raise SpecError(
            f"{path.name}:{line}: the template {left[0][:40]} is not read; only include_text(...) is; write its result"
        )
    return text


def foreign(text: str, file: str) -> Any:
    """YAML as plain data; a mapping with a tag has it under `!tag`, and `<<` and `<<<` are merged in."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, ReusedAnchorWarning, YAMLError

    yaml = YAML(typ="safe", pure=True)
    try:
        with catch_warnings():
            simplefilter("ignore", ReusedAnchorWarning)
            root = yaml.compose(text)
        return None if root is None else _plain(root, yaml.constructor)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        problem = " ".join(str(error.problem or error.context).split())
        raise SpecError(f"{file}:{line}: this is not YAML: {problem}") from None
    except YAMLError as error:
        raise SpecError(f"{file}:1: this is not YAML: {str(error).splitlines()[0]}") from None
    except RecursionError:
        raise SpecError(f"{file}:1: this is nested too deeply") from None
    except (TypeError, ValueError) as error:
        raise SpecError(f"{file}:1: a value cannot be read: {str(error).splitlines()[0]}") from None


def _plain(node: Any, constructor: Any) -> Any:
    if node.id == "sequence":
        return [_plain(child, constructor) for child in node.value]
    if node.id != "mapping":
        if node.tag.startswith("!"):
            node.tag = "tag:yaml.org,2002:str"
        return constructor.construct_object(node, deep=True)
    found: dict[Any, Any] = {}
    if node.tag and node.tag.startswith("!"):
        found[TAG] = node.tag
    merged: list[Any] = []
    for key_node, child in node.value:
        key, value = str(key_node.value), _plain(child, constructor)
        if key in ("<<", "<<<"):
            merged += value if isinstance(value, list) else [value]
        else:
            found[key] = value
    for other in merged:
        if isinstance(other, dict):
            found = _deep(other, found)
    return found


def _deep(base: dict[Any, Any], over: dict[Any, Any]) -> dict[Any, Any]:
    """`base` with what `over` says, also inside what both have."""
    found = dict(base)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = _deep(found[key], value) if both else value
    return found


def load_foreign(path: Path) -> Any:
    """The plain data of a YAML file of another tool."""
    return foreign(included(file_text(path), path), path.name)


def keyed(value: Any, what: str, file: str) -> dict[str, Any]:
    """Keys with values; nothing said is none of them."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise SpecError(f"{file}: {what} must have keys, found {str(value)[:40]!r}")
    return {str(key): said for key, said in value.items()}


def listed(value: Any, what: str, file: str) -> list[dict[str, Any]]:
    """A list whose entries have keys; nothing said is none of them."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise SpecError(f"{file}: {what} must be a list, found {str(value)[:40]!r}")
    return [keyed(entry if entry is not None else "", f"an entry of {what}", file) for entry in value]


def number(value: Any, what: str, file: str) -> float:
    """A number, also written as text such as `1e-9`; an expression is refused."""
    if isinstance(value, int | float) and not isinstance(value, bool) and not isnan(value):
        return value
    text = str(value)
    try:
        if not isnan(found := float(text)):
            return found
    except ValueError:
        pass
    if (known := computed(text, {})) is not None:
        return known
    raise SpecError(f"{file}: {what} is {value!r}, which is no number; write the value of it")


def computed(text: str, names: Mapping[str, Any]) -> float | None:
    """The value of `1024 * n_banks`: + - * / ceil, max and min of numbers, and of names that have one; or None.

    >>> computed("bank_depth * n_banks", {"bank_depth": 512, "n_banks": "5 * 5"})
    12800.0
    """
    if not re.fullmatch(r"[\w\s.,+*/()-]{1,60}", text) or "**" in text:
        return None
    try:
        return float(_arithmetic(ast.parse(text.strip(), mode="eval").body, names, 0))
    except (SyntaxError, ValueError, TypeError, ZeroDivisionError, OverflowError):
        return None


def _arithmetic(node: ast.expr, names: Mapping[str, Any], depth: int) -> float:
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        return node.value
    if isinstance(node, ast.Name) and depth < 8 and not isinstance(names.get(node.id), bool | None):
        return _arithmetic(ast.parse(str(names[node.id]).strip(), mode="eval").body, names, depth + 1)
    if isinstance(node, ast.Call) and (function := FUNCTIONS.get(ast.unparse(node.func))):
        return function(*(_arithmetic(one, names, depth) for one in node.args))
    if isinstance(node, ast.BinOp):
        left, right = _arithmetic(node.left, names, depth), _arithmetic(node.right, names, depth)
        match node.op:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case ast.Div():
                return left / right
    raise ValueError("more than arithmetic")


def whole(value: Any, what: str, file: str, least: int = 1) -> int:
    """A positive integer, or with `least` 0 a whole number."""
    found = number(value, what, file)
    if not least <= found < LARGEST or found != int(found):
        wanted = "a positive integer" if least else "a whole number"
        raise SpecError(f"{file}: {what} must be {wanted}, found {value!r}")
    return int(found)
