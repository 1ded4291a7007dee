"""The few ways a user is told no.

Three kinds of no: a wrong description raises `SpecError` (or `MappingError` when the description is fine but the loop
tree means nothing); a mapping that does not fit is an answer, the value `DoesNotFit`; our own mistakes are asserts.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from numbers import Integral, Real
from os import PathLike
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class SpecError(ValueError):
    """A workload, architecture or file is described wrongly. The message says where, what was found, what to write.

    `place` is the path to the culprit inside the description, such as ("mapping", 3, "keep"); reading a file turns it
    into `file.yaml:12: ` before the reason, once.
    """

    def __init__(self, reason: str, *place: str | int) -> None:
        super().__init__(reason)
        self.place = place


@contextmanager
def within(*keys: str | int) -> Iterator[None]:
    """Put `keys` before the place of a `SpecError` that passes through."""
    try:
        yield
    except SpecError as error:
        error.place = (*keys, *error.place)
        raise


class MappingError(SpecError):
    """A loop tree that has no meaning for its workload and architecture, with the rule it breaks."""


@dataclass(frozen=True)
class DoesNotFit:
    """One memory that cannot hold what a mapping keeps in it: a legal description, an answer with numbers.

    >>> print(DoesNotFit(memory="GLB", tensor="A", needs_bytes=196_608, has_bytes=131_072))
    GLB needs 196608 bytes but has 131072; most of it is A
    """

    memory: str
    tensor: str
    needs_bytes: float
    has_bytes: float

    def __str__(self) -> str:
        has = f"{self.needs_bytes:.0f} bytes but has {self.has_bytes:.0f}"
        return f"{self.memory} needs {has}; most of it is {self.tensor}"


def did_you_mean(found: str, known: Iterable[str]) -> str:
    """The tail of an error about an unknown name: the nearest known one, else the first of them.

    >>> did_you_mean("GBL", ["DRAM", "GLB"])
    "did you mean 'GLB'?"
    """
    known = list(known)
    near = difflib.get_close_matches(found, known, n=1, cutoff=0.5)
    if not near:
        near = [name for name in known if name.lower() == found.lower()]
    if near:
        return f"did you mean {near[0]!r}?"
    more = ", ..." if len(known) > 12 else ""
    return f"known: {', '.join(known[:12])}{more}" if known else "none is defined"


def if_near(found: str, known: Iterable[str]) -> str:
    """The tail of an error that has listed what is known already: the nearest name, if one is near.

    >>> if_near("glb", ["GLB", "DRAM"]), if_near("xyz", ["GLB", "DRAM"])
    ("; did you mean 'GLB'?", '')
    """
    tail = did_you_mean(found, known)
    return f"; {tail}" if tail.startswith("did you mean") else ""


def front(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the front page. If it fails and an argument is of a type that its annotation does not have, that is
    told instead; else the failure is ours, and stays what it is.

    >>> @front
    ... def double(size: int | None) -> int:
    ...     return 2 * len(size)
    >>> double("3")
    2
    >>> double(object)
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: double: size must be int or None, found <class 'object'>
    """

    @wraps(function)
    def called(*args: P.args, **options: P.kwargs) -> R:
        try:
            return function(*args, **options)
        except SpecError:
            raise
        except (TypeError, AttributeError, ValueError, LookupError) as failed:
            if (wrong := _wrong_argument(function, args, options)) is None:
                raise
            raise SpecError(wrong) from failed

    return called


# What to write for an argument that may be such.
EXAMPLES = {"Workload": "'gemm:512,512,512'", "Architecture": "'eyeriss'", "Mapping": "the text or file of a tree"}


def _wrong_argument(function: Callable[..., Any], args: Iterable[Any], options: dict[str, Any]) -> str | None:
    """What is wrong with the first argument that is not as it is annotated."""
    try:
        bound = signature(function).bind(*args, **options)
    except TypeError:
        return None  # too few, too many or another name: Python says which
    for name, value in bound.arguments.items():
        parameter = bound.signature.parameters[name]
        kinds = _alternatives(str(parameter.annotation))
        if parameter.kind in (parameter.VAR_KEYWORD, parameter.VAR_POSITIONAL) or any(
            _is(kind, value) for kind in kinds
        ):
            continue
        words = [kind.partition("[")[0] for kind in kinds]
        takes = " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
        example = next((f"; write such as {EXAMPLES[kind]}" for kind in kinds if kind in EXAMPLES), "")
        found = shown if len(shown := repr(value)) <= 60 else f"a {type(value).__name__}"
        return f"{function.__name__}: {name} must be {takes}, found {found}{example}"
    return None


def _alternatives(annotation: str) -> list[str]:
    """
    >>> _alternatives("str | dict[str, int | bool] | None")
    ['str', 'dict[str, int | bool]', 'None']
    """
    found, depth = [""], 0
    for letter in annotation:
        depth += (letter == "[") - (letter == "]")
        if letter == "|" and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [one.strip() for one in found]


STRUCTURAL = ("Any", "object", "Job", "Engine", "Target")  # what has no class of its own, or may be the caller's


def _is(kind: str, value: object) -> bool:
    """Whether a value is of a type, by the name of that: annotations are text, and may name what is not imported.

    >>> _is("int", True), _is("float", 3), _is("Path", "x"), _is("Sequence[int]", [3])
    (False, True, False, True)
    """
    name = kind.partition("[")[0]
    if name in ("int", "float"):
        return isinstance(value, Integral if name == "int" else Real) and not isinstance(value, bool)
    if name in ("Sequence", "Iterable"):
        return isinstance(value, Iterable) and not isinstance(value, str)
    if name == "Mapping" and "[" in kind:
        return hasattr(value, "keys")
    plain = {"None": value is None, "Callable": callable(value), "PathLike": isinstance(value, PathLike)}
    if name in plain or name in STRUCTURAL:
        return plain.get(name, True)
    return any(each.__name__ == name for each in type(value).__mro__)
