"""An architecture: memories, fanouts and compute units, outermost first; hardware is data that users write."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Memory:
    """A place that can hold tiles. What is not said is unlimited (capacity, bandwidth) or free (energy, area).

    `keeps` names the tensors it may hold, by name or by role (input, weight, output); None means any. Quantities
    are per instance, energies per element access.
    """

    name: str
    capacity_bytes: float | None = None
    keeps: tuple[str, ...] | None = None
    read_words_per_cycle: float | None = None
    write_words_per_cycle: float | None = None
    words_per_cycle: float | None = None  # reads and writes together, for a single port
    read_pj: float = 0.0
    write_pj: float = 0.0
    leakage_pj_per_cycle: float = 0.0
    area_um2: float = 0.0
    source: str = ""


@dataclass(frozen=True)
class Fanout:
    """Everything further in exists once per point of the axes: {"x": 14, "y": 12} is 168 instances."""

    name: str
    axes: dict[str, int]
    multicast: bool = True
    reduce: bool = True
    words_per_cycle: float | None = None
    word_pj: float = 0.0
    systolic: bool = False
    area_um2: float = 0.0
    source: str = ""

    @property
    def instances(self) -> int:
        n = 1
        for width in self.axes.values():
            n *= width
        return n


@dataclass(frozen=True)
class Unit:
    """A compute unit: one operation per cycle and instance.

    `computes` names Einsums or kinds ("mac": a sum of products, "vector": everything else); None means any.
    """

    name: str
    computes: tuple[str, ...] | None = None
    energy_pj: float = 0.0
    ops_per_cycle: float = 1.0
    leakage_pj_per_cycle: float = 0.0
    area_um2: float = 0.0
    source: str = ""


Component = Memory | Fanout | Unit


@dataclass(frozen=True)
class Architecture:
    """Components, outermost first. A fanout multiplies everything after it; compute units stand last."""

    components: tuple[Component, ...]
    name: str = ""
    clock_hz: float = 1e9
    source: str = field(default="", compare=False)

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
    def position(self) -> dict[str, int]:
        """Where each component stands, outermost 0."""
        return {c.name: i for i, c in enumerate(self.components)}

    def fanouts_between(self, outer: str, inner: str) -> tuple[Fanout, ...]:
        """The fanouts that a word crosses between two components."""
        lo, hi = self.position[outer], self.position[inner]
        return tuple(c for c in self.components[lo + 1 : hi] if isinstance(c, Fanout))

    def instances(self, name: str) -> int:
        """How many of a component the chip has."""
        n = 1
        for c in self.components[: self.position[name]]:
            if isinstance(c, Fanout):
                n *= c.instances
        return n
