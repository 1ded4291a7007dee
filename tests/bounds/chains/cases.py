"""Chains that several tests use, and what running a mapping really moves."""

from __future__ import annotations

import piste
from piste.count.oracle.executor import execute
from piste.results.curve import Curve
from piste.spec.check import check
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

ATTENTION = [
    "S[b,h,m,p] = Q[b,h,m,f] * K[b,h,p,f]",
    "M[b,h,m] max= S[b,h,m,p]",
    "E[b,h,m,p] = exp(S[b,h,m,p] - M[b,h,m])",
    "D[b,h,m] = E[b,h,m,p]",
    "P[b,h,m,p] = E[b,h,m,p] / D[b,h,m]",
    "A[b,h,m,g] = P[b,h,m,p] * V[b,h,p,g]",
]


def pair(m: int, k: int, n: int, j: int) -> Workload:
    return Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=m, k=k, l=n, n=j)


FFN = pair(32768, 4096, 16384, 4096)
MHA = Workload.parse(ATTENTION, b=16, h=32, m=2048, p=2048, f=128, g=128)
BLOCK = piste.load("gpt3-6.7b-block")
SIX = Workload.parse([e for e in BLOCK.einsums if e.name not in ("K", "V")], BLOCK.sizes)


def elements(curve: Curve) -> list[list[int]]:
    """The points of a curve whose tensors all have 16 bits."""
    return [[b // 16, t // 16] for b, t in zip(curve.buffer_bits.tolist(), curve.traffic_bits.tolist(), strict=True)]


def measured(workload: Workload, mapping: Mapping) -> tuple[int, int]:
    """The bits that a mapping moves to and from the backing store, and the most that the buffer holds of them."""
    chip = piste.load("snowcat")
    check(workload, chip, mapping)
    counts = execute(workload, chip, mapping)
    moved = {t: c.reads + c.updates for (memory, t), c in counts.total().items() if memory == "DRAM"}
    return sum(n * workload.bits[t] for t, n in moved.items()), counts.peak_bits["Buffer"]
