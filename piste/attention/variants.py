"""What every kind of attention must move at least, fused or not, and how much it computes with that."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.workload import visible
from piste.errors import SpecError
from piste.spec.workload import Workload


@dataclass(frozen=True)
class Least:
    """Each operand read once and the result written once; `logits_bytes` go out and in again unless fused."""

    macs: int  # of the visible pairs
    query_bytes: int
    kv_bytes: int  # of the keys that some query sees, with their values
    result_bytes: int
    logits_bytes: int  # of the visible pairs
    kv_bytes_per_token: int  # what a layer's cache holds for each token of one sequence

    @property
    def fused_bytes(self) -> int:
        return self.query_bytes + self.kv_bytes + self.result_bytes

    @property
    def unfused_bytes(self) -> int:
        return self.fused_bytes + 2 * self.logits_bytes

    @property
    def fused_intensity(self) -> float:
        """Multiply-accumulates for each byte."""
        return self.macs / self.fused_bytes

    @property
    def unfused_intensity(self) -> float:
        return self.macs / self.unfused_bytes


def least(attention: Attention, element_bytes: int = 2) -> Least:
    """What no dataflow can go below, however large its buffer.

    >>> gqa = Attention(batch=1, heads=32, queries=8192, keys=8192, dk=128, dv=128, kv_heads=8, mask="causal")
    >>> round(least(gqa).fused_intensity), round(least(gqa).unfused_intensity)
    (1639, 62)
    """
    a = attention
    queries = a.batch * a.heads * a.queries
    pairs = a.batch * a.heads * visible(a).pairs
    seen = min(a.keys, a.window + a.queries - 1) if a.mask == "window" else a.keys
    token = a.kv_heads * (a.dk if a.shared else a.dk + a.dv) * element_bytes
    return Least(
        macs=pairs * (a.dk + a.dv),
        query_bytes=queries * a.dk * element_bytes,
        kv_bytes=a.batch * seen * token,
        result_bytes=queries * a.dv * element_bytes,
        logits_bytes=pairs * element_bytes,
        kv_bytes_per_token=token,
    )


def staging_bytes(workload: Workload) -> int:
    """A buffer that holds every tensor whole: the paper's Table 1 for one product."""
    return sum(prod(workload.shapes[tensor]) * workload.bits[tensor] for tensor in workload.tensors) // 8


def intensity(workload: Workload) -> float:
    """Multiply-accumulates of one product for each element of its tensors (the paper's operational intensity).

    Its reciprocal is 2/D + 1/(BN) for a projection and 2/N + H/D for the logits or their use.

    >>> from piste.spec.builders import bmm, gemm
    >>> round(intensity(gemm(64 * 512, 768, 768))), round(intensity(bmm(12, 512, 64, 512)))
    (380, 51)
    """
    if len(workload.einsums) != 1:
        raise SpecError(f"an intensity is of one Einsum, found {len(workload.einsums)}; write one of them")
    macs = prod(workload.sizes.values())
    return macs / sum(prod(shape) for shape in workload.shapes.values())


@dataclass(frozen=True)
class Roof:
    """What a platform reaches at one intensity: `fraction` of its PEs busy, and whether memory decides."""

    macs_per_second: float
    fraction: float
    memory_bound: bool


def roofline(intensity: float, platform: Platform, onchip: bool = False) -> Roof:
    """The most that an operator of so many multiply-accumulates per element reaches, out of one of the two memories."""
    peak = platform.pes * platform.clock_hz
    bandwidth = platform.onchip_bytes_per_second if onchip else platform.offchip_bytes_per_second
    fed = intensity * bandwidth / platform.element_bytes
    return Roof(min(peak, fed), min(1.0, fed / peak), fed < peak)
