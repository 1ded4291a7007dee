"""What real kernels moved on an NVIDIA H200, as workloads that can be bounded."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import piste
from piste.results.curve import Curve
from piste.spec.workload import Workload

FIGURE = Path(__file__).parent.parent / "figures" / "silicon_h200.json"

ATTENTION = (
    "S[b,h,m,p] = Q[b,h,m,f] * K[b,h,p,f]; SM[b,h,m] max= S[b,h,m,p]; SE[b,h,m,p] = exp(S[b,h,m,p] - SM[b,h,m]); "
    "SD[b,h,m] = SE[b,h,m,p]; P[b,h,m,p] = SE[b,h,m,p] / SD[b,h,m]; A[b,h,m,f] = P[b,h,m,p] * V[b,h,p,f]"
)


@dataclass(frozen=True)
class Kernel:
    """One row: what ran, and the bytes that its kernels read from DRAM and wrote to it."""

    name: str
    workload: Workload
    measured_bytes: int

    @cached_property
    def bound(self) -> Curve:
        return piste.bound(self.workload)

    @cached_property
    def unfused(self) -> Curve:
        return piste.bound(self.workload, fusion="none")


def l2_bytes() -> int:
    size: int = json.loads(FIGURE.read_text())["l2_bytes"]
    return size


def kernels() -> list[Kernel]:
    return [_kernel(row["kind"], row["shape"], row) for row in json.loads(FIGURE.read_text())["rows"]]


def _kernel(kind: str, shape: dict[str, int], row: dict[str, int]) -> Kernel:
    bits = 8 * row["element_bytes"]
    if kind == "gemm":
        name, workload = "{m} x {k} x {n}".format(**shape), piste.gemm(**shape, bits=bits)
    else:
        n, sizes = shape["n"], {"b": shape["batch"], "h": shape["heads"], "f": shape["dk"]}
        name, workload = kind, Workload.parse(ATTENTION, sizes | {"m": n, "p": n}, bits)
    return Kernel(name, workload, row["dram_read_bytes"] + row["dram_write_bytes"])
