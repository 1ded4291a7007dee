"""Checks that plain data (from YAML or Python) has the keys and types that a description needs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from numbers import Integral
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


def one_key(data: Any, what: str, known: Sequence[str], write: str) -> tuple[str, Any]:
    """The key and value of a dictionary that has one key, one of `known`."""
    if not isinstance(data, dict) or len(data) != 1:
        raise SpecError(f"{what} has one of the keys {', '.join(known)}, found {show(data)}; write it like '{write}'")
    key, value = next(iter(data.items()))
    if key not in known:
        raise SpecError(f"{what} cannot be {key!r}; {did_you_mean(str(key), known)}", key)
    return key, value


def text(value: Any, what: str) -> str:
    if not isinstance(value, str) or not value:
        raise SpecError(f"{what} must be text, found {show(value)}; write a name")
    return value


def names(value: Any, what: str, least: int = 0) -> tuple[str, ...]:
    """A list of different names, at least so many."""
    fits = isinstance(value, list | tuple) and len(value) >= least
    if not fits or not all(isinstance(v, str) and v for v in value):
        raise SpecError(f"{what} must be a list of names, found {show(value)}; write it like [A, B]")
    for name in value:
        if value.count(name) > 1:
            raise SpecError(f"{what} names {name} twice; write it once")
    return tuple(value)


MOST = 10**18  # whole numbers are smaller: products of a few of them stay exact, and arrays hold them
LARGEST = 1e30  # numbers are no larger: no sum or product of a few of them overflows


def integer(value: Any, what: str) -> int:
    """A positive integer; numpy's count too and become plain ones."""
    if not isinstance(value, Integral) or isinstance(value, bool) or value < 1:
        raise SpecError(f"{what} must be a positive integer, found {show(value)}; write one such as 16")
    if int(value) >= MOST:
        raise SpecError(f"{what} must be less than 10^18, found {show(value)}; write one such as 16")
    return int(value)


def number(value: Any, what: str, least: str = "not negative") -> float:
    """A finite number that is `not negative` or `positive`; integers stay integers."""
    fits = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < math.inf
    if not fits or (least == "positive" and value == 0):
        raise SpecError(f"{what} must be a number and {least}, found {show(value)}; write one such as 16")
    if value > LARGEST or 0 < value < 1 / LARGEST:
        raise SpecError(f"{what} must be between 1e-30 and 1e30, found {show(value)}; write one such as 16")
    return value  # type: ignore[no-any-return]


def positive(value: Any, what: str) -> float:
    return number(value, what, "positive")


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
