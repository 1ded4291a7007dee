"""YAML text as plain data that remembers its lines, so that an error can say `file.yaml:12: `."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from warnings import catch_warnings, simplefilter

from piste.errors import SpecError

TOO_DEEP = "this is nested too deeply, or an alias leads back to itself; write it flat"


@dataclass(frozen=True)
class Part:
    """A document or a part of it: its data, and where it stands in which file."""

    data: Any
    file: str
    folder: Path
    root: Any = field(repr=False)  # the composed YAML node, which knows lines
    place: tuple[str | int, ...] = ()

    def __getitem__(self, key: str | int) -> Part:
        return Part(self.data[key], self.file, self.folder, self.root, (*self.place, key))

    @contextmanager
    def blame(self) -> Iterator[None]:
        """Turn the place of a `SpecError` into the line of this file."""
        try:
            yield
        except SpecError as error:
            line = _line(self.root, (*self.place, *error.place))
            raise type(error)(f"{self.file}:{line}: {error}") from None
        except RecursionError:
            raise SpecError(f"{self.file}:{_line(self.root, self.place)}: {TOO_DEEP}") from None


def read_document(text: str, file: str, folder: Path) -> Part:
    """Read YAML; what is wrong with its syntax is a `SpecError` too.

    >>> part = read_document("sizes:\\n  m: 0\\n", "toy.yaml", Path())
    >>> with part["sizes"].blame():
    ...     raise SpecError("the size of rank m must be a positive integer, found 0", "m")
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: toy.yaml:2: the size of rank m must be a positive integer, found 0
    """
    from ruamel.yaml import YAML  # here, because importing it takes longer than all of piste
    from ruamel.yaml.error import MarkedYAMLError, ReusedAnchorWarning, YAMLError

    yaml = YAML(typ="safe", pure=True)
    try:
        with catch_warnings():
            simplefilter("ignore", ReusedAnchorWarning)  # the last one counts
            root = yaml.compose(text)
        data = None if root is None else yaml.constructor.construct_document(root)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join(str(error.problem or error.context).split())
        line = mark.line + 1 if mark else 1
        raise SpecError(f"{file}:{line}: this is not YAML: {problem}; check colons, brackets and indentation") from None
    except YAMLError as error:
        reason = str(error).splitlines()[0]
        raise SpecError(f"{file}:1: this is not YAML: {reason}; write plain UTF-8 text") from None
    except RecursionError:
        raise SpecError(f"{file}:1: {TOO_DEEP}") from None
    except TypeError:
        raise SpecError(f"{file}:1: a key is itself a list or has keys; write a name before each colon") from None
    except ValueError as error:
        reason = str(error).partition(":")[0]
        raise SpecError(f"{file}:1: a number or date cannot be read: {reason}; write a shorter one") from None
    if data is None:
        raise SpecError(f"{file}:1: the file is empty; write a workload, an architecture and a mapping")
    return Part(data, file, folder, root)


def _line(node: Any, place: tuple[str | int, ...]) -> int:
    """The line, counted from 1, of the deepest part of `place` that is there."""
    line = node.start_mark.line
    for key in place:
        children = node.value
        if isinstance(children, str):  # a block of text: its first line stands below the `|`
            line += key if isinstance(key, int) else 0
            break
        pairs = [(k, v) for k, v in children if k.value == str(key)] if node.id == "mapping" else []
        if pairs:
            line, node = pairs[0][0].start_mark.line, pairs[0][1]
        elif node.id == "sequence" and isinstance(key, int):
            node = children[key]
            line = node.start_mark.line
        else:
            break
    return int(line) + 1


def write_document(data: Any) -> str:
    """Plain data as YAML: what is short and simple on one line, the rest in blocks.

    >>> tree = [{"loop": {"rank": "m", "tile": 8}}, {"fuse": [[{"compute": "P"}], [{"compute": "Z"}]]}]
    >>> print(write_document(tree), end="")
    - loop: {rank: m, tile: 8}
    - fuse:
        - - compute: P
        - - compute: Z
    """
    return "\n".join(_block(data)) + "\n"


def _block(data: Any) -> list[str]:
    """The lines of a list or dictionary that is not empty."""
    lines = []
    if isinstance(data, dict):
        for key, value in data.items():
            inline = flow(value)
            if not isinstance(value, dict | list) or (_is_simple(value) and len(inline) <= 100):
                lines.append(f"{flow(key)}: {inline}")
            else:
                lines += [f"{flow(key)}:", *(f"  {line}" for line in _block(value))]
    else:
        for value in data:
            first, *rest = _block(value) if isinstance(value, dict | list) and value else [flow(value)]
            lines += [f"- {first}", *(f"  {line}" for line in rest)]
    return lines


def _is_simple(value: dict[str, Any] | list[Any]) -> bool:
    """Whether a collection holds only scalars and lists of scalars."""
    values = value.values() if isinstance(value, dict) else value
    inner = [v for value in values for v in (value if isinstance(value, list) else [value])]
    return not any(isinstance(v, dict | list) for v in inner)


def flow(value: Any) -> str:
    """Plain data as YAML on one line.

    >>> flow({"memory": "GLB", "factors": {"m": "<=8"}})
    '{memory: GLB, factors: {m: "<=8"}}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if not isinstance(value, str):
        return repr(value)
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", value) and value.lower() not in ("true", "false", "null"):
        return value
    quoted = (c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in value)
    return f'"{"".join(quoted)}"'
