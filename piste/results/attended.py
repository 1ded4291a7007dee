"""What an attention costs with one dataflow: the record that `piste.attention` returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Attended:
    """Cost of an attention (or of a block or model around it) with one dataflow on one platform."""

    name: str
    accounting: str  # ref or model
    dataflow: Any  # piste.attention.dataflow.Dataflow
    fused: bool  # whether the logits stay on the chip between the two products
    macs: int
    cycles: float
    utilization: float
    footprint_bytes: float
    spill_fraction: float
    offchip_bytes: float
    onchip_bytes: float
    energy: float  # in multiply-accumulates
    parts: Mapping[str, float]  # cycles of compute, offchip, onchip, softmax, each as if alone
    bottleneck: str  # the part that decides
    bound_bytes: float  # nothing moves less off chip with this buffer
    notes: tuple[str, ...] = ()
    phases: tuple[Mapping[str, float], ...] = ()  # the parts one after the other
    extra: Mapping[str, Any] = field(default_factory=dict)
