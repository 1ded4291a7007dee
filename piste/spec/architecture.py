"""An architecture: memories, fanouts and compute units, outermost first; hardware is data that users write."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from math import prod
from typing import Any, ClassVar

from piste.errors import SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.einsum import KINDS as EINSUM_KINDS
from piste.spec.einsum import Einsum
from piste.spec.prices import KINDS, described
from piste.spec.read import parse_bytes
from piste.spec.workload import ROLES, Workload

NETWORKS = ("bus", "tree", "mesh", "systolic", "crossbar")

# One thing said in two ways: by element (or cycle), or by width (or time). A component says it in one of them.
EITHER = {
    "read_words_per_cycle": "read_bytes_per_cycle",
    "write_words_per_cycle": "write_bytes_per_cycle",
    "words_per_cycle": "bytes_per_cycle",
    "read_pj": "read_pj_per_bit",
    "write_pj": "write_pj_per_bit",
    "drain_pj": "drain_pj_per_bit",
    "word_pj": "word_pj_per_bit",
    "hop_pj": "hop_pj_per_bit",
    "link_words_per_cycle": "link_bytes_per_cycle",
    "leakage_pj_per_cycle": "leakage_mw",
}


class _Described:
    """What all components have: no field beside another one that says the same in another way."""

    name: str
    hardware: ClassVar[str] = ""  # how hardware may manage it, instead of mappings

    def __post_init__(self) -> None:
        for one, other in EITHER.items():
            if getattr(self, one, None) and getattr(self, other, None):
                raise SpecError(f"{self.name} says {one} and {other}; write one of them", other)
        if (found := getattr(self, "managed", "")) not in ("", self.hardware):
            raise SpecError(
                f"managed of {self.name} must be {self.hardware}, found {read.show(found)}; "
                "leave it out where mappings manage it",
                "managed",
            )


@dataclass(frozen=True)
class Memory(_Described):
    """A place that can hold tiles. What is not said is unlimited (capacity, bandwidth) or free (energy, area).

    `keeps` names the tensors it may hold, by name or by role (input, weight, output); None means any. Quantities
    are per instance. Rates and energies are per element, or by width: bytes per cycle, pJ per bit. A memory that is
    `double_buffered` has room for the next tile of all that streams into it; `access_bytes` are moved whole.
    """

    hardware: ClassVar[str] = "lru"
    name: str
    capacity_bytes: float | None = None
    keeps: tuple[str, ...] | None = None
    read_words_per_cycle: float | None = None
    write_words_per_cycle: float | None = None
    words_per_cycle: float | None = None  # reads and writes together, for a single port
    read_bytes_per_cycle: float | None = None
    write_bytes_per_cycle: float | None = None
    bytes_per_cycle: float | None = None
    read_pj: float = 0.0
    write_pj: float = 0.0
    drain_pj: float | None = None  # a read's unless said; other tools charge none
    read_pj_per_bit: float = 0.0
    write_pj_per_bit: float = 0.0
    drain_pj_per_bit: float | None = None
    access_bytes: float | None = None
    double_buffered: bool = False
    leakage_pj_per_cycle: float = 0.0
    leakage_mw: float = 0.0
    area_um2: float = 0.0
    managed: str = ""  # "lru": a cache, which holds what was used last where a mapping keeps nothing in it
    managed_share: float = 1.0  # of a cache's capacity: what counts, where its parts hold copies of the same data
    source: str = ""

    def together(self, bits: int) -> int:
        """How many elements of so many bits share an access; 1 if an access is no whole number of them.

        >>> Memory("DRAM", access_bytes=8).together(16), Memory("DRAM").together(16)
        (4, 1)
        """
        whole = 8 * (self.access_bytes or 0)
        return 1 if whole <= bits or whole % bits else int(whole // bits)


@dataclass(frozen=True)
class Fanout(_Described):
    """Everything further in exists once per point of the axes: {"x": 14, "y": 12} is 168 instances.

    A word that crosses takes `word_pj`, and `hop_pj` for every hop on its `network`: piste/cost/network.py counts them.
    """

    hardware: ClassVar[str] = "queue"
    name: str
    axes: dict[str, int]
    multicast: bool = True
    reduce: bool = True
    words_per_cycle: float | None = None
    bytes_per_cycle: float | None = None
    word_pj: float = 0.0
    word_pj_per_bit: float = 0.0
    network: str | None = None
    hop_pj: float = 0.0
    hop_pj_per_bit: float = 0.0
    link_words_per_cycle: float | None = None
    link_bytes_per_cycle: float | None = None
    systolic: bool = False
    area_um2: float = 0.0
    managed: str = ""  # "queue": hardware hands out the iterations of a tree, as GPUs hand out blocks of threads
    source: str = ""

    def __post_init__(self) -> None:
        super().__post_init__()
        links = [one for one in ("link_words_per_cycle", "link_bytes_per_cycle") if getattr(self, one)]
        said = [*(one for one in ("hop_pj", "hop_pj_per_bit") if getattr(self, one)), *links]
        if said and self.network is None:
            raise SpecError(f"{self.name} says {said[0]} but no network; write network: bus", said[0])
        if links and (self.words_per_cycle or self.bytes_per_cycle):
            raise SpecError(f"{self.name} says what a link passes and what all pass; write one of them", links[0])

    def __hash__(self) -> int:
        return hash((self.name, frozenset(self.axes.items())))

    @property
    def instances(self) -> int:
        return prod(self.axes.values())


@dataclass(frozen=True)
class Unit(_Described):
    """A compute unit: one operation per cycle and instance unless said.

    `computes` names Einsums or kinds ("mac": a sum of products, "vector": everything else); None means any. Energy and
    rate may be given by the width of the widest operand, in bits: {8: 0.2, 16: 0.8}.
    """

    name: str
    computes: tuple[str, ...] | None = None
    energy_pj: float | dict[int, float] = 0.0
    ops_per_cycle: float | dict[int, float] = 1.0
    leakage_pj_per_cycle: float = 0.0
    leakage_mw: float = 0.0
    area_um2: float = 0.0
    source: str = ""

    def __hash__(self) -> int:
        return hash((self.name, self.computes, self.area_um2))

    def at_width(self, field: str, bits: int) -> float:
        """Its energy or rate for operands of so many bits: that of the narrowest width given that is wide enough.

        >>> Unit("MAC", energy_pj={8: 0.2, 16: 0.8}).at_width("energy_pj", 12)
        0.8
        """
        value: float | dict[int, float] = getattr(self, field)
        if not isinstance(value, dict):
            return value
        wide = [width for width in value if width >= bits]
        if not wide:
            widths = ", ".join(map(str, sorted(value)))
            raise SpecError(f"{field} of {self.name} is given for {widths} bits; add that of {bits}-bit operands")
        return value[min(wide)]


Component = Memory | Fanout | Unit


@dataclass(frozen=True)
class Architecture:
    """Components, outermost first. A fanout multiplies everything after it; compute units stand last."""

    components: tuple[Component, ...]
    name: str = ""
    clock_hz: float = 1e9
    source: str = field(default="", compare=False)
    KEYS: ClassVar = ("components", "name", "clock_hz", "source")  # of its plain data

    @cached_property
    def memories(self) -> dict[str, Memory]:
        return {c.name: c for c in self.components if isinstance(c, Memory)}

    @cached_property
    def fanouts(self) -> dict[str, Fanout]:
        return {c.name: c for c in self.components if isinstance(c, Fanout)}

    @cached_property
    def units(self) -> dict[str, Unit]:
        return {c.name: c for c in self.components if isinstance(c, Unit)}

    @cached_property
    def by_edge(self) -> bool:
        """Whether it matters between which two keeps elements pass: accesses are whole, or hops are priced."""
        hops = any(fanout.hop_pj or fanout.hop_pj_per_bit for fanout in self.fanouts.values())
        return hops or any(memory.access_bytes is not None for memory in self.memories.values())

    @cached_property
    def position(self) -> dict[str, int]:
        """Where each component stands, outermost 0."""
        return {c.name: i for i, c in enumerate(self.components)}

    def fanouts_between(self, outer: str, inner: str) -> tuple[Fanout, ...]:
        """The fanouts that a word crosses between two components."""
        lo, hi = self.position[outer], self.position[inner]
        return tuple(c for c in self.components[lo + 1 : hi] if isinstance(c, Fanout))

    def instances(self, name: str) -> int:
        """How many of a component the chip has."""
        return prod(c.instances for c in self.components[: self.position[name]] if isinstance(c, Fanout))

    def units_for(self, einsum: Einsum) -> list[Unit]:
        """The units that may compute an Einsum, by its name or its kind."""
        labels = {einsum.name, einsum.kind}
        return [u for u in self.units.values() if u.computes is None or not labels.isdisjoint(u.computes)]

    def unit_for(self, einsum: Einsum, named: str | None = None) -> Unit | None:
        """The unit that computes an Einsum: the one named, else the first that may."""
        return self.units.get(named) if named is not None else next(iter(self.units_for(einsum)), None)

    @classmethod
    def from_list(cls, entries: Any, name: str = "", clock_hz: float = 1e9, source: str = "") -> Architecture:
        """Read components from plain data, outermost first.

        >>> chip = Architecture.from_list([
        ...     {"memory": {"name": "DRAM"}},
        ...     {"memory": {"name": "GLB", "capacity_bytes": "128KiB", "keeps": ["input", "output"]}},
        ...     {"fanout": {"name": "PE", "axes": {"x": 14, "y": 12}}},
        ...     {"compute": {"name": "MAC"}},
        ... ])
        >>> chip.memories["GLB"].capacity_bytes, chip.instances("MAC")
        (131072, 168)
        """
        entries = read.items(entries, "an architecture", "write memories, fanouts and compute, outermost first")
        components = []
        for i, entry in enumerate(entries):
            with within(i):
                components.append(_component(entry))
        _check(components)
        return cls(tuple(components), name, clock_hz, source)

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data that `from_list` reads back as the same components; what has its default is left out."""
        return [{_KEYS[type(c)]: _plain(c)} for c in self.components]

    @classmethod
    def from_dict(cls, data: Any) -> Architecture:
        """Read an architecture file: its components alone, or `{name, clock_hz, source, components}`."""
        if isinstance(data, list):
            return cls.from_list(data)
        data = read.keys(data, "an architecture", cls.KEYS, ("components",))
        more: dict[str, Any] = {}
        for key in cls.KEYS[1:]:
            if key in data:
                with within(key):
                    reader = read.positive if key == "clock_hz" else read.text
                    more[key] = reader(data[key], f"{key} of an architecture")
        with within("components"):
            return cls.from_list(data["components"], **more)

    def to_dict(self) -> dict[str, Any] | list[dict[str, Any]]:
        """Plain data that `from_dict` reads back as an equal architecture; a list if there is no more to say."""
        more = {f.name: v for f in fields(self)[1:] if (v := getattr(self, f.name)) != f.default}
        return more | {"components": self.to_list()} if more else self.to_list()


def _bytes(value: Any, what: str) -> float:
    return parse_bytes(value) if isinstance(value, str) else read.positive(value, what)


def _axes(value: Any, what: str) -> dict[str, int]:
    if not isinstance(value, dict) or not value:
        raise SpecError(f"{what} must give a width by axis, found {read.show(value)}; write {{x: 14, y: 12}}")
    axes = {}
    for axis, width in value.items():
        with within(axis):
            axes[_name(axis, "the name of an axis")] = read.integer(width, f"the width of axis {axis}")
    return axes


def _name(value: Any, what: str) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", value):
        raise SpecError(f"{what} must be letters, digits, '_' and '-', found {read.show(value)}; write one such as GLB")
    return value


def _share(value: Any, what: str) -> float:
    share = read.positive(value, what)
    if share > 1:
        raise SpecError(f"{what} must be at most 1, found {read.show(value)}; write a share such as 0.5")
    return share


def _network(value: Any, what: str) -> str:
    if value not in NETWORKS:
        raise SpecError(f"{what} cannot be {read.show(value)}; {did_you_mean(str(value), NETWORKS)}")
    return str(value)


def _by_width(value: Any, what: str, reader: Callable[[Any, str], float] = read.number) -> float | dict[int, float]:
    """A number, or one for each width in bits."""
    if not isinstance(value, dict):
        return reader(value, what)
    found: dict[int, float] = {}
    for width, number in value.items():
        with within(width):
            plain = int(width) if isinstance(width, str) and width.isdigit() else width  # as JSON writes keys
            bits = read.integer(plain, f"a width of {what}")
            found[bits] = reader(number, f"{what} at {bits} bits")
    if not found:
        raise SpecError(f"{what} has no widths; write {{8: 0.2, 16: 0.8}}")
    return found


def _rate_by_width(value: Any, what: str) -> float | dict[int, float]:
    return _by_width(value, what, read.positive)


_KEYS: dict[type[Memory] | type[Fanout] | type[Unit], str] = {Memory: "memory", Fanout: "fanout", Unit: "compute"}
_KINDS = {key: kind for kind, key in _KEYS.items()}
_READERS: dict[str, Callable[[Any, str], Any]] = {
    "name": _name,
    "source": read.text,
    "axes": _axes,
    "capacity_bytes": _bytes,
    "keeps": read.names,
    "managed": read.text,
    "managed_share": _share,
    "computes": read.names,
    "multicast": read.flag,
    "reduce": read.flag,
    "systolic": read.flag,
    "read_words_per_cycle": read.positive,
    "write_words_per_cycle": read.positive,
    "words_per_cycle": read.positive,
    "read_bytes_per_cycle": read.positive,
    "write_bytes_per_cycle": read.positive,
    "bytes_per_cycle": read.positive,
    "link_words_per_cycle": read.positive,
    "link_bytes_per_cycle": read.positive,
    "network": _network,
    "double_buffered": read.flag,
    "access_bytes": _bytes,
    "energy_pj": _by_width,
    "ops_per_cycle": _rate_by_width,
}  # every other field is a number that is not negative


def _component(entry: Any) -> Component:
    key, data = read.one_key(entry, "an architecture entry", tuple(_KINDS), "memory: {name: DRAM}")
    kind = _KINDS[key]
    with within(key):
        known = [f.name for f in fields(kind)]
        if isinstance(data, dict) and kind is not Fanout:
            data = described(data, key) if any(word in data for word in KINDS) else data
        data = read.keys(data, key, known, ("name", "axes") if kind is Fanout else ("name",))
        values = {}
        for field_name, value in data.items():
            with within(field_name):
                read_field: Callable[[Any, str], Any] = _READERS.get(field_name, read.number)
                label = f"{field_name} of {data['name']}" if field_name != "name" else f"the name of a {key}"
                values[field_name] = read_field(value, label)
        return kind(**values)


def _plain(component: Component) -> dict[str, Any]:
    values = {f.name: getattr(component, f.name) for f in fields(component) if getattr(component, f.name) != f.default}
    return {k: list(v) if isinstance(v, tuple) else dict(v) if isinstance(v, dict) else v for k, v in values.items()}


def _check(components: list[Component]) -> None:
    seen: set[str] = set()
    for i, component in enumerate(components):
        if component.name in seen:
            raise SpecError(f"two components are named {component.name!r}; give each a name of its own", i)
        seen.add(component.name)
        if i and isinstance(components[i - 1], Unit) and not isinstance(component, Unit):
            raise SpecError(
                f"{component.name} stands after the compute unit {components[i - 1].name}; put compute last", i
            )
    for kind, write in ((Memory, "memory: {name: DRAM}"), (Unit, "compute: {name: MAC}")):
        if not any(isinstance(c, kind) for c in components):
            raise SpecError(f"an architecture needs at least one {_KEYS[kind]}; write '- {write}'")


# What it is to a workload


def check_architecture(workload: Workload, architecture: Architecture) -> None:
    """Refuse hardware that names tensors or Einsums which the workload lacks: mostly a misspelt name."""
    for i, component in enumerate(architecture.components):
        if isinstance(component, Memory):
            verb, named, known = "keeps", component.keeps, (*workload.tensors, *ROLES)
        elif isinstance(component, Unit):
            verb, named, known = "computes", component.computes, (*workload.makers, *EINSUM_KINDS)
        else:
            continue
        for name in named or ():
            if name not in known:
                raise SpecError(f"{component.name} {verb} {name!r}, which is unknown; {did_you_mean(name, known)}", i)


def chip_for(einsum: Einsum, architecture: Architecture) -> Architecture:
    """The chip as one Einsum of several finds it: what memories and units say of others by name is left out.

    >>> chip = Architecture((Memory("DRAM"), Memory("GLB", keeps=("A", "D", "output")), Unit("MAC", ("P", "Z"))))
    >>> _, memory, unit = chip_for(Workload.parse("P[m] = A[m]", m=4).einsums[0], chip).components
    >>> memory.keeps, unit.computes
    (('A', 'output'), ('vector',))
    """
    parts, names = list[Memory | Fanout | Unit](), {einsum.name, einsum.kind}
    for c in architecture.components:
        if isinstance(c, Memory) and c.keeps is not None and not {*ROLES}.issuperset(c.keeps):
            c = replace(c, keeps=tuple(n for n in c.keeps if n in ROLES or n in einsum.accesses))
        elif isinstance(c, Unit) and c.computes is not None and not {*EINSUM_KINDS}.issuperset(c.computes):
            c = replace(c, computes=() if names.isdisjoint(c.computes) else (einsum.kind,))
        parts.append(c)
    same = all(a is b for a, b in zip(parts, architecture.components, strict=True))
    return architecture if same else replace(architecture, components=tuple(parts))


def may_keep(workload: Workload, memory: Memory, tensor: str) -> bool:
    """Whether a memory may hold a tensor, by its name or its role."""
    return memory.keeps is None or not {tensor, *workload.roles(tensor)}.isdisjoint(memory.keeps)


def keepers(workload: Workload, architecture: Architecture) -> dict[str, list[str]]:
    """By tensor: the memories that may hold it, outermost first.

    >>> from piste.spec.builders import gemm
    >>> chip = Architecture((Memory("DRAM"), Memory("RF", keeps=("weight",)), Unit("MAC")))
    >>> keepers(gemm(8, 8, 8), chip)
    {'A': ['DRAM'], 'W': ['DRAM', 'RF'], 'B': ['DRAM']}
    """
    memories, found = architecture.memories.values(), dict[str, list[str]]()
    for tensor in workload.tensors:
        names = {tensor, *workload.roles(tensor)}
        found[tensor] = [m.name for m in memories if m.keeps is None or not names.isdisjoint(m.keeps)]
    return found
