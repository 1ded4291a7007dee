"""Records of a fused search: the best tree so far with a lower bound, and what was asked at other prices."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import Any

from piste.search.fused.cascade import Cascade
from piste.search.fused.einsum.kind import Kind
from piste.search.fused.einsum.prices import CascadePrices
from piste.search.fused.join import Step
from piste.spec.mapping import Mapping

Order = tuple[str, ...]  # of Einsums, by name


@dataclass
class Best:
    """The best fused tree so far, and a lower bound."""

    mapping: Mapping | None = None
    value: float = inf
    lower: float = inf
    finished: bool = True
    repeats: bool = True  # whether an Einsum may be made again in every iteration of loops that it lacks
    wide: float = inf  # a lower bound if it may, whether that was looked at to the end or not
    again: bool = False  # whether the tree is one of those
    states: int = 0
    tried: int = 0  # placements of Einsums,
    further: int = 0  # and those of trees that exchange tensors further in
    unfused: float = inf
    first: Mapping | None = None  # every Einsum alone
    steps: list[Step] = field(default_factory=list)
    cascade: Cascade | None = None
    trace: list[tuple[int, float, float]] = field(default_factory=list)
    kinds: dict[tuple[object, ...], Kind] = field(default_factory=dict)
    deep: dict[tuple[object, ...], Any] = field(default_factory=dict)  # what is known of these at levels further in
    near: list[Best] = field(default_factory=list)  # the best before trees that exchange tensors further in


@dataclass(frozen=True)
class Round:
    """Prices at which trees were looked for, and what none is below: of those that make nothing twice, and of all."""

    weight: float  # of a pJ, in cycles
    prices: CascadePrices
    once: float
    wide: float
