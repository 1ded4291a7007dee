"""What a dataflow does to its layers: the records that `piste.dataflow` returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Moved:
    """What moves of one tensor, in elements summed over all PEs; floats where zeros are skipped.

    `delivered` is what the network carries to (input, filter) or from (output) the PEs. `reuse` is how often an element
    that arrived in a PE is used there; `most_reuse` is what is reached if every element arrives once.
    """

    l1_reads: float
    l1_writes: float
    l2_reads: float
    l2_writes: float
    delivered: float
    l1_size: int
    l2_size: int
    reuse: float
    most_reuse: float


@dataclass(frozen=True)
class Case:
    """Steps that are alike: how many, what each brings in, sends out and computes, and how long it takes."""

    kind: str  # init, steady or edge
    times: int
    ingress: float
    egress: float
    macs: float  # of the busiest PE
    active_pes: int
    cycles: int


@dataclass(frozen=True)
class LayerFlow:
    """What a dataflow does to one layer; sizes in elements, bandwidths in elements a cycle, energy in MACs."""

    name: str
    mode: str
    pes: int
    cycles: int
    macs: float
    active_pes: float  # mean over the steps
    l1_size: int
    l2_size: int
    peak_bandwidth: float  # what the network must carry so that no step waits for it
    mean_bandwidth: float
    energy_in_macs: float
    energy_parts: Mapping[str, float]  # mac, l1_read, l1_write, l2_read, l2_write
    tensors: Mapping[str, Moved]
    cases: tuple[Case, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)  # what only this mode reports
    notes: tuple[str, ...] = ()

    @property
    def utilization(self) -> float:
        """MACs done, of those that all PEs could do in the same time."""
        return self.macs / (self.pes * self.cycles)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, with the keys of the command line's JSON."""
        return {**asdict(self), "utilization": self.utilization}
