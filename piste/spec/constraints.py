"""Constraints: what users demand of the mappings that a search may return, as plain data."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from piste.errors import SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.einsum import Einsum
from piste.spec.read import flow

PRESETS = ("input-stationary", "weight-stationary", "output-stationary", "row-stationary")

_KEYS = {
    "memory": ("keep", "bypass", "ranks", "factors", "order"),
    "axis": ("ranks", "factors", "min_utilization"),
    "preset": (),
    "": ("min_utilization", "retain", "order"),  # of the whole mapping
}


class Span(NamedTuple):
    """From `lo` to `hi`, both included; no `hi` is no limit."""

    lo: int = 1
    hi: int | None = None

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.lo <= number and (self.hi is None or number <= self.hi)

    def __str__(self) -> str:
        if self.hi is None:
            return f">={self.lo}"
        return str(self.lo) if self.lo == self.hi else f"<={self.hi}" if self.lo == 1 else f"{self.lo}..{self.hi}"

    def plain(self) -> int | str:
        return self.lo if self.lo == self.hi else str(self)


@dataclass(frozen=True)
class Constraint:
    """One demand or several at one place: a memory, an axis of a fanout ("PE.x"), or the whole mapping.

    The loops of a memory are those below a keep of it and below none of a memory further in. `keep` and `bypass` name
    tensors or roles (input, weight, output). `ranks` are all that its loops, or the spreads over the axis, may walk;
    `factors` the steps, or instances, that they take of a rank. `first` and `last` are its outermost and innermost
    loops, outer before inner. `min_utilization` is the share of the axis, or of all compute instances, that is used.
    `retain` is what every keep but the outermost of a tensor does; `hierarchy` puts the keeps of a memory above those
    of the memories further in.
    """

    memory: str | None = None
    axis: str | None = None
    keep: tuple[str, ...] = ()
    bypass: tuple[str, ...] = ()
    ranks: tuple[str, ...] | None = None
    factors: dict[str, Span] = field(default_factory=dict)
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    min_utilization: float | None = None
    retain: bool | None = None
    hierarchy: bool = False
    preset: str | None = None
    einsums: tuple[str, ...] = ()  # of a cascade: the Einsums, by name or kind, that it is about; none: all

    def __hash__(self) -> int:
        return hash((self.memory, self.axis, self.keep, self.bypass, self.ranks, frozenset(self.factors.items())))

    @classmethod
    def from_dict(cls, data: Any) -> Constraint:
        """Read one entry of the `constraints:` part of a file.

        >>> Constraint.from_dict({"memory": "GLB", "factors": {"m": "<=8"}}).factors["m"]
        Span(lo=1, hi=8)
        >>> Constraint.from_dict({"axis": "PE.x", "keep": ["A"]})
        Traceback (most recent call last):
        ...
        piste.errors.SpecError: a constraint on an axis has no key 'keep'; known: ranks, factors, min_utilization
        """
        known = dict.fromkeys(key for place, keys in _KEYS.items() for key in (place, *keys) if key)
        data = read.keys(data, "a constraint", (*known, "einsums"))
        places = [place for place in _KEYS if place in data]
        if len(places) > 1:
            raise SpecError(f"a constraint is on one place, found {' and '.join(places)}; write an entry for each")
        place = places[0] if places else ""
        what = f"a constraint on {_ARTICLE[place]}"
        demands = {key: value for key, value in data.items() if key not in (place, "einsums")}
        for key in demands:
            if key not in _KEYS[place]:
                raise SpecError(f"{what} has no key {key!r}; {_known(_KEYS[place])}", key)
        if not demands and place != "preset":
            raise SpecError(f"{what} demands nothing; {_known(_KEYS[place])}")
        said: dict[str, Any] = {}
        if "einsums" in data:
            with within("einsums"):
                said["einsums"] = read.names(data["einsums"], "einsums of a constraint", least=1)
        if place:
            with within(place):
                said[place] = read.text(data[place], f"the {place} of a constraint")
        if place == "preset" and said["preset"] not in PRESETS:
            raise SpecError(f"no preset named {said['preset']!r}; {did_you_mean(said['preset'], PRESETS)}", "preset")
        at = f" of {said[place]}" if place else ""
        for key, value in demands.items():
            with within(key):
                said |= _READERS[key](value, f"{key}{at}") if key != "order" or place else _hierarchy(value)
        return cls(**said)

    def __str__(self) -> str:
        return flow(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        """Plain data that `from_dict` reads back as an equal constraint."""
        order: Any = {key: list(ranks) for key in ("first", "last") if (ranks := getattr(self, key))}
        said = {
            "memory": self.memory,
            "axis": self.axis,
            "preset": self.preset,
            "keep": list(self.keep) or None,
            "bypass": list(self.bypass) or None,
            "ranks": None if self.ranks is None else list(self.ranks),
            "factors": {rank: span.plain() for rank, span in self.factors.items()} or None,
            "order": "hierarchy" if self.hierarchy else order or None,
            "min_utilization": self.min_utilization,
            "retain": self.retain,
            "einsums": list(self.einsums) or None,
        }
        return {key: value for key, value in said.items() if value is not None}


@dataclass(frozen=True)
class Constraints:
    """Constraints in the order in which they were written; all of them hold."""

    entries: tuple[Constraint, ...] = ()

    @classmethod
    def read(cls, data: Any) -> Constraints:
        """Read the `constraints:` part of a file: a list of entries, one entry, the name of a preset, or nothing.

        >>> Constraints.read("weight-stationary").to_list()
        [{'preset': 'weight-stationary'}]
        >>> Constraints.read([{"axis": "PE.x", "factors": {"m": ">=2"}}, {"min_utilization": 0.8}]).to_list()
        [{'axis': 'PE.x', 'factors': {'m': '>=2'}}, {'min_utilization': 0.8}]
        """
        if data is None:
            return cls()
        if isinstance(data, str):
            data = {"preset": data}
        if isinstance(data, dict):
            return cls((Constraint.from_dict(data),))
        if not isinstance(data, list | tuple):
            write = "write entries such as {memory: GLB, keep: [A]}"
            raise SpecError(f"constraints must be a list, found {read.show(data)}; {write}")
        entries = []
        for i, entry in enumerate(data):
            with within(i):
                entries.append(Constraint.from_dict(entry))
        return cls(tuple(entries))

    def of(self, einsum: Einsum) -> Constraints:
        """Those that are about one Einsum of a cascade."""
        named = {einsum.name, einsum.kind}
        about = (entry for entry in self.entries if not entry.einsums or not named.isdisjoint(entry.einsums))
        return Constraints(tuple(replace(entry, einsums=()) for entry in about))

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data that `read` reads back as equal constraints."""
        return [entry.to_dict() for entry in self.entries]


_ARTICLE = {"memory": "a memory", "axis": "an axis", "preset": "a preset", "": "the whole mapping"}


def _known(keys: tuple[str, ...]) -> str:
    return f"known: {', '.join(keys)}" if keys else "write it alone"


def _factors(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not value:
        raise SpecError(f"{what} must give a number by rank, found {read.show(value)}; write {{m: 4, k: '<=8'}}")
    factors = {}
    for rank, number in value.items():
        with within(rank):
            factors[str(rank)] = _span(number, f"{rank} in {what}")
    return {"factors": factors}


def _span(value: Any, what: str) -> Span:
    if not isinstance(value, str):
        number = read.integer(value, what)
        return Span(number, number)
    found = re.fullmatch(r"(?P<sign><=|>=)?\s*(?P<lo>\d+)|(?P<from>\d+)\s*\.\.\s*(?P<to>\d+)", value.strip())
    if found is None:
        raise SpecError(f"{what} must be a positive integer or limits, found {value!r}; write 4, '<=8', '>=2' or 2..8")
    if found["sign"] is None:
        span = Span(int(found["lo"] or found["from"]), int(found["lo"] or found["to"]))
    else:
        span = Span(1, int(found["lo"])) if found["sign"] == "<=" else Span(int(found["lo"]), None)
    if span.lo < 1 or (span.hi is not None and span.hi < span.lo):
        raise SpecError(f"{what} allows no positive integer, found {value!r}; write 4, '<=8', '>=2' or 2..8")
    return span


def _order(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict) or not value:
        raise SpecError(f"{what} must say first or last, found {read.show(value)}; write {{first: [m], last: [k]}}")
    said = {}
    for key, ranks in read.keys(value, what, ("first", "last")).items():
        with within(key):
            said[key] = read.names(ranks, f"{key} in {what}", least=1)
    return said


def _hierarchy(value: Any) -> dict[str, Any]:
    if value != "hierarchy":
        write = "write hierarchy, or name the memory whose loops are meant"
        raise SpecError(f"order of the whole mapping must be hierarchy, found {read.show(value)}; {write}")
    return {"hierarchy": True}


def _share(value: Any, what: str) -> dict[str, Any]:
    if read.positive(value, what) > 1:
        raise SpecError(f"{what} is a share, so at most 1, found {value}; write one such as 0.8")
    return {"min_utilization": value}


_READERS: dict[str, Callable[[Any, str], dict[str, Any]]] = {
    "keep": lambda value, what: {"keep": read.names(value, what, least=1)},
    "bypass": lambda value, what: {"bypass": read.names(value, what, least=1)},
    "ranks": lambda value, what: {"ranks": read.names(value, what)},
    "factors": _factors,
    "order": _order,
    "min_utilization": _share,
    "retain": lambda value, what: {"retain": read.flag(value, what)},
}
