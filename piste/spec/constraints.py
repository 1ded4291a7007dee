"""Constraints: what users demand of the mappings that a search may return.

As plain data, and for one workload and architecture (`demands`): presets spelled out, names checked, contradictions
refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement
from math import prod
from typing import Any, NamedTuple

from piste.errors import SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.architecture import Architecture, keepers, may_keep
from piste.spec.einsum import Einsum
from piste.spec.read import flow
from piste.spec.workload import ROLES, Workload

PRESETS = ("input-stationary", "weight-stationary", "output-stationary", "row-stationary")

_KEYS = {
    "memory": ("keep", "bypass", "ranks", "factors", "order"),
    "axis": ("ranks", "factors", "min_utilization"),
    "preset": (),
    "": ("min_utilization", "retain", "order"),  # of the whole mapping
}


class Range(NamedTuple):
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
    factors: dict[str, Range] = field(default_factory=dict)
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
        Range(lo=1, hi=8)
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


class LoopSpan(NamedTuple):
    """How many steps the loops of a memory along a rank have: at least, and at most (None: any number)."""

    memory: str
    rank: str
    least: int
    most: int | None


@dataclass(frozen=True)
class Constraints:
    """Constraints in the order in which they were written; all of them hold.

    `spans` is what is left of rules on loops in a problem in which loops may be exchanged (`Rules.without_loops`).
    """

    entries: tuple[Constraint, ...] = ()
    spans: tuple[LoopSpan, ...] = ()

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
        return Constraints(tuple([replace(entry, einsums=()) if entry.einsums else entry for entry in about]))

    def for_each(self, workload: Workload) -> Constraints:
        """The same for a cascade: an entry that names tensors, or ranks that some lack, becomes one for every Einsum,
        with those that it has.

        >>> w = Workload.parse("P[m] = A[m]; Z[m] = P[m] * D[m]", m=4)
        >>> [entry.keep for entry in Constraints.read([{"memory": "GLB", "keep": ["A", "D"]}]).for_each(w).entries]
        [('A',), ('D',)]
        """
        every, ranks, found = set(workload.tensors), set(workload.ranks), list[Constraint]()
        for entry in self.entries:
            walked = ranks.intersection((*(entry.ranks or ()), *entry.factors))
            lacking = any(not walked <= set(einsum.ranks) for einsum in workload.einsums)
            if every.isdisjoint((*entry.keep, *entry.bypass)) and not lacking:
                found.append(entry)
                continue
            for einsum in workload.einsums:
                if entry.einsums and {einsum.name, einsum.kind}.isdisjoint(entry.einsums):
                    continue
                others = (every - set(einsum.accesses)) | (ranks - set(einsum.ranks))
                kept, not_kept, may = (
                    tuple(name for name in names if name not in others)
                    for names in (entry.keep, entry.bypass, entry.ranks or ())
                )
                one = replace(
                    entry, keep=kept, bypass=not_kept, ranks=None if entry.ranks is None else may,
                    factors={r: span for r, span in entry.factors.items() if r not in others}, einsums=(einsum.name,),
                )  # fmt: skip
                if replace(one, einsums=()) != Constraint(memory=entry.memory, axis=entry.axis):
                    found.append(one)
        return Constraints(tuple(found))

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


def _span(value: Any, what: str) -> Range:
    if not isinstance(value, str):
        number = read.integer(value, what)
        return Range(number, number)
    found = re.fullmatch(r"(?P<sign><=|>=)?\s*(?P<lo>\d+)|(?P<from>\d+)\s*\.\.\s*(?P<to>\d+)", value.strip())
    if found is None:
        raise SpecError(f"{what} must be a positive integer or limits, found {value!r}; write 4, '<=8', '>=2' or 2..8")
    if found["sign"] is None:
        span = Range(int(found["lo"] or found["from"]), int(found["lo"] or found["to"]))
    else:
        span = Range(1, int(found["lo"])) if found["sign"] == "<=" else Range(int(found["lo"]), None)
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


# For one workload and architecture


def demands(constraints: Constraints, workload: Workload, architecture: Architecture) -> tuple[Constraint, ...]:
    """Every demand as an ordinary constraint, tensors by their names; what cannot be is a `SpecError`.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("Reg"), Unit("MAC")))
    >>> for demand in demands(Constraints.read("output-stationary"), gemm(8, 8, 8), chip):
    ...     print(demand)
    {memory: Reg, keep: [B], ranks: [k]}
    """
    spelled: list[tuple[int, Constraint]] = []
    for i, entry in enumerate(constraints.entries):
        with within(i):
            ordinary = [entry] if entry.preset is None else _expand(entry.preset, workload, architecture)
            for demand in ordinary:
                _check_alone(demand, workload, architecture)
                spelled.append((i, _named(demand, workload)))
    for (_, one), (i, other) in combinations_with_replacement(spelled, 2):
        try:
            _check_pair(one, other)
        except SpecError as error:
            error.place = (i, *error.place)
            raise
    _check_axes(spelled, architecture)
    _check_backing(spelled, workload, architecture)
    return tuple(demand for _, demand in spelled)


def _named(demand: Constraint, workload: Workload) -> Constraint:
    """With tensors in place of roles."""
    if not demand.keep and not demand.bypass:
        return demand
    return replace(demand, keep=_tensors(demand.keep, workload), bypass=_tensors(demand.bypass, workload))


def _tensors(names: tuple[str, ...], workload: Workload) -> tuple[str, ...]:
    """The tensors that names or roles stand for."""
    return tuple([t for t in workload.tensors if t in names or not workload.roles(t).isdisjoint(names)])


_NOWHERE = "no memory may keep {}; add it to the keeps of one"


# Presets


def _expand(preset: str, workload: Workload, architecture: Architecture) -> list[Constraint]:
    with within("preset"):
        if len(workload.einsums) > 1:
            raise SpecError(f"{preset} is for one Einsum, found {', '.join(workload.makers)}; constrain each alone")
        return _PRESETS[preset](workload, architecture)


def _stationary(role: str) -> Callable[[Workload, Architecture], list[Constraint]]:
    def expand(workload: Workload, architecture: Architecture) -> list[Constraint]:
        """An instance of the innermost memory that may keep the tensor holds one element of it while all loops below
        use it: that memory keeps the tensor, and its loops and those of the memories further in walk no rank of it.
        """
        tensor, memory = _home(role, workload, architecture)
        einsum = workload.einsums[0]
        lacking = tuple(r for r in einsum.ranks if r not in einsum.accesses[tensor].ranks)
        further_in = list(architecture.memories)[list(architecture.memories).index(memory) + 1 :]
        inner = [Constraint(memory=m, ranks=lacking) for m in further_in]
        return [Constraint(memory=memory, keep=(tensor,), ranks=lacking), *inner]

    return expand


def _row_stationary(workload: Workload, architecture: Architecture) -> list[Constraint]:
    """A row of the filter stays in a PE and slides along a row of the input (Eyeriss).

    With O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s] and a fanout of axes x, y around the innermost memories of I, W and O: x
    takes columns q of the output and output channels k, y columns s of the filter and channels c and k. The loops of
    I's memory walk nothing, those of W's the row r and channels c, those of O's channels k (if two of them are one
    memory, what either may). Memories outside the fanout walk neither r nor s; only they walk batches and groups.
    """
    rows, columns, inner, outer = _convolution(workload)
    homes = {role: _home(role, workload, architecture) for role in ROLES}
    fanout = next((f for f in reversed(architecture.fanouts.values()) if len(f.axes) > 1), None)
    position = architecture.position
    if fanout is None or any(position[memory] < position[fanout.name] for _, memory in homes.values()):
        raise SpecError("row-stationary needs memories for every tensor inside a fanout of two axes; use eyeriss")
    x, y = list(fanout.axes)[:2]
    walked: dict[str, list[str]] = {}
    for role, ranks in (("input", []), ("weight", [rows[1], *inner]), ("output", outer)):
        walked.setdefault(homes[role][1], []).extend(ranks)
    whole = {rows[1], columns[1]}
    around = [r for r in workload.einsums[0].ranks if r not in whole]
    kept = {memory: tuple(t for t, home in homes.values() if home == memory) for memory in walked}
    return [
        Constraint(axis=f"{fanout.name}.{x}", ranks=(columns[0], *outer)),
        Constraint(axis=f"{fanout.name}.{y}", ranks=(columns[1], *inner, *outer)),
        *(Constraint(memory=m, keep=kept[m], ranks=tuple(ranks)) for m, ranks in walked.items()),
        *(
            Constraint(memory=m, ranks=tuple(around))
            for m in architecture.memories
            if position[m] < position[fanout.name]
        ),
    ]


def _home(role: str, workload: Workload, architecture: Architecture) -> tuple[str, str]:
    """The first tensor of a role, and the innermost memory that may keep it."""
    tensor = next((t for t in workload.tensors if role in workload.roles(t)), None)
    if tensor is None:
        raise SpecError(f"{workload.einsums[0].name} has no {role}; choose a preset for what it has")
    able = keepers(workload, architecture)[tensor]
    if not able:
        raise SpecError(_NOWHERE.format(tensor))
    return tensor, able[-1]


def _convolution(workload: Workload) -> tuple[tuple[str, str], tuple[str, str], list[str], list[str]]:
    """Of a convolution: the (output, filter) ranks of both window axes, input channels, output channels."""
    einsum = workload.einsums[0]
    windows = [w for operand in einsum.operands[:1] for w in _windows(einsum, operand.tensor)]
    if len(einsum.operands) != 2 or len(windows) != 2:
        raise SpecError(
            f"row-stationary is for convolutions such as O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s], found {einsum}; "
            "choose another preset"
        )
    image, weight, output = (set(a.ranks) for a in (*einsum.operands, einsum.output))
    inner = [r for r in einsum.ranks if r in image & weight - output and r not in {f for _, f in windows}]
    outer = [r for r in einsum.ranks if r in weight & output - image]
    return windows[0], windows[1], inner, outer


def _windows(einsum: Einsum, tensor: str) -> Iterator[tuple[str, str]]:
    """The axes of a tensor along which a filter slides: an output rank plus a rank that is summed over."""
    output = einsum.output.ranks
    for index in einsum.accesses[tensor].indices:
        moving, summed = [r for r in index.ranks if r in output], [r for r in index.ranks if r not in output]
        if len(moving) == len(summed) == 1:
            yield moving[0], summed[0]


_PRESETS = {
    "input-stationary": _stationary("input"),
    "weight-stationary": _stationary("weight"),
    "output-stationary": _stationary("output"),
    "row-stationary": _row_stationary,
}


# Checks


def _check_alone(demand: Constraint, workload: Workload, architecture: Architecture) -> None:
    if demand.memory is not None:
        _name("memory", demand.memory, architecture.memories, "memory")
        where, memory = demand.memory, architecture.memories[demand.memory]
        for key in ("keep", "bypass"):
            for name in getattr(demand, key):
                _name("tensor", name, (*workload.tensors, *ROLES), key)
        for tensor in _tensors(demand.keep, workload):
            if not may_keep(workload, memory, tensor):
                allowed = ", ".join(memory.keeps or ())
                raise SpecError(f"{where} may not keep {tensor}, only {allowed}; drop it from keep", "keep")
    if demand.axis is not None:
        fanout, _, axis = demand.axis.rpartition(".")
        axes = [f"{f.name}.{a}" for f in architecture.fanouts.values() for a in f.axes]
        _name("axis", demand.axis, axes, "axis")
        where, width = demand.axis, architecture.fanouts[fanout].axes[axis]
    for rank in demand.ranks or ():
        _name("rank", rank, workload.ranks, "ranks")
    for key in ("first", "last"):
        for rank in getattr(demand, key):
            _name("rank", rank, workload.ranks, "order", key)
    for rank, span in demand.factors.items():
        _name("rank", rank, workload.ranks, "factors", rank)
        limits = [(workload.sizes[rank], f"{rank} has only")]
        if demand.axis is not None:
            limits.append((width, f"{where} is only"))
        for limit, has in limits:
            if span.lo > limit:
                raise SpecError(f"{where} takes {span.lo} of {rank}, but {has} {limit}; write less", "factors", rank)


def _name(what: str, name: str, known: Iterable[str], *place: str) -> None:
    if name not in known:
        raise SpecError(f"no {what} named {name!r}; {did_you_mean(name, known)}", *place)


def _check_pair(one: Constraint, other: Constraint) -> None:
    """Refuse two demands (or one with itself) that no mapping meets both of."""
    if None not in (one.retain, other.retain) and one.retain != other.retain:
        raise SpecError("every inner keep is said to retain and not to; write one of the two", "retain")
    if (one.memory, one.axis) != (other.memory, other.axis):
        return
    where = one.memory or one.axis
    for a, b in ((one, other), (other, one)):
        for tensor in a.keep:
            if tensor in b.bypass:
                raise SpecError(f"{where} is said to keep and to bypass {tensor}; write one of the two")
        for rank, span in a.factors.items():
            if span.lo > 1 and b.ranks is not None and rank not in b.ranks:
                raise SpecError(f"{where} takes {span} of {rank}, which is not in its ranks; add it there")
            most = b.factors[rank].hi if rank in b.factors else None
            if most is not None and span.lo > most:
                raise SpecError(f"{where} takes {span} and {b.factors[rank]} of {rank}; write one of the two")
        for rank in a.first:
            if rank in b.last:
                raise SpecError(f"{where} walks {rank} first and last; write one of the two", "order")
    for key in ("first", "last"):
        found = {ranks for d in (one, other) if (ranks := getattr(d, key))}
        if len(found) > 1:
            raise SpecError(f"what {where} walks {key} is said twice; write it once", "order", key)


def _check_axes(spelled: list[tuple[int, Constraint]], architecture: Architecture) -> None:
    """Refuse more instances than an axis has."""
    for fanout in architecture.fanouts.values():
        for axis, width in fanout.axes.items():
            least: dict[str, int] = {}
            for i, demand in spelled:
                if demand.axis == f"{fanout.name}.{axis}":
                    for rank, span in demand.factors.items():
                        least[rank] = max(least.get(rank, 1), span.lo)
                    if prod(least.values()) > width:
                        product = " x ".join(f"{n} of {r}" for r, n in least.items() if n > 1)
                        raise SpecError(f"{demand.axis} takes {product}, but is only {width}; write less", i, "factors")


def _check_backing(spelled: list[tuple[int, Constraint]], workload: Workload, architecture: Architecture) -> None:
    """Refuse a tensor without any memory."""
    for tensor, able in keepers(workload, architecture).items():
        if not able:
            raise SpecError(_NOWHERE.format(tensor))
        for i, demand in spelled:
            if tensor in demand.bypass:
                able = [memory for memory in able if memory != demand.memory]
                if not able:
                    raise SpecError(f"no memory is left that may keep {tensor}; bypass fewer", i, "bypass")
