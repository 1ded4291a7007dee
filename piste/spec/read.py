"""Checks that plain data (from YAML or Python) has the keys and types that a description needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from piste.errors import SpecError, did_you_mean


def keys(data: Any, what: str, known: Iterable[str], needed: Sequence[str] = ()) -> dict[str, Any]:
    """`data` as a dictionary that has only `known` keys and all `needed` ones.

    >>> keys({"rnak": "m"}, "loop", ["rank", "tile"])
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: loop has no key 'rnak'; did you mean 'rank'?
    """
    known = list(known)
    if not isinstance(data, dict):
        raise SpecError(f"{what} must have keys ({', '.join(known)}), found {show(data)}; write {{{known[0]}: ...}}")
    for key in data:
        if key not in known:
            raise SpecError(f"{what} has no key {key!r}; {did_you_mean(str(key), known)}", key)
    for key in needed:
        if key not in data:
            raise SpecError(f"{what} has no {key}; write '{key}: ...'")
    return data


def text(value: Any, what: str) -> str:
    if not isinstance(value, str) or not value:
        raise SpecError(f"{what} must be text, found {show(value)}; write a name")
    return value


def names(value: Any, what: str) -> tuple[str, ...]:
    """A list of different names."""
    if not isinstance(value, list | tuple) or not all(isinstance(v, str) and v for v in value):
        raise SpecError(f"{what} must be a list of names, found {show(value)}; write it like [A, B]")
    for name in value:
        if value.count(name) > 1:
            raise SpecError(f"{what} names {name} twice; write it once")
    return tuple(value)


def integer(value: Any, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise SpecError(f"{what} must be a positive integer, found {show(value)}; write one such as 16")
    return value


def number(value: Any, what: str, positive: bool = False) -> float:
    """A finite number, not negative; not zero either if `positive`. Integers stay integers."""
    rule = "a positive number" if positive else "a number that is not negative"
    if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
        raise SpecError(f"{what} must be {rule}, found {show(value)}; write one such as 16")
    if value < 0 or (positive and value == 0):
        raise SpecError(f"{what} must be {rule}, found {show(value)}; write one such as 16")
    return value


def flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise SpecError(f"{what} must be true or false, found {show(value)}; write true or false")
    return value


def items(value: Any, what: str, write: str) -> list[Any]:
    """A list with at least one entry."""
    if not isinstance(value, list | tuple) or not value:
        raise SpecError(f"{what} must be a list, found {show(value)}; {write}")
    return list(value)


def show(value: Any) -> str:
    """What was found, short enough for one line."""
    if value is None or value == [] or value == {}:
        return "nothing"
    shown = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
