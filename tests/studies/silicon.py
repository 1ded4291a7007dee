"""What real kernels moved on an NVIDIA H200, as workloads that can be bounded."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from math import prod
from pathlib import Path

import piste
from piste.attention.shape import attention
from piste.attention.workload import attention_workload
from piste.results.curve import Curve
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload

FIGURE = Path(__file__).parent.parent / "figures" / "silicon_h200.json"


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
        """Each product alone; softmax moves nothing, as if it were part of one of them."""
        chain = {"vectors": "free"} if len(self.workload.einsums) > 1 else {}
        return piste.bound(self.workload, fusion="none", **chain)

    def apart_bytes(self, size: int) -> float:
        """The least if every product is a kernel, and what lies between two products is another.

        Each starts with an empty cache. The one between reads what it needs and writes what is needed of it once.
        """
        products = [e.name for e in self.workload.einsums if e.kind == "mac"]
        between = [e.name for e in self.workload.einsums if e.kind != "mac"]
        least = sum(piste.bound(part(self.workload, [name])).traffic_bytes(size) for name in products)
        return least + (edges_bytes(part(self.workload, between)) if between else 0)


def part(workload: Workload, names: list[str]) -> Workload:
    """Some Einsums of a workload alone."""
    einsums = [workload.makers[name] for name in names]
    ranks = {rank for einsum in einsums for rank in einsum.ranks}
    bits = {a.tensor: workload.bits[a.tensor] for e in einsums for a in (e.output, *e.operands)}
    return Workload.parse(einsums, {rank: size for rank, size in workload.sizes.items() if rank in ranks}, bits)


def edges_bytes(workload: Workload) -> int:
    """What goes in and what comes out."""
    return sum(prod(workload.shapes[t]) * workload.bits[t] for t in (*workload.inputs, *workload.outputs)) // 8


def h200() -> Architecture:
    chip = piste.load("h200")
    assert isinstance(chip, Architecture)
    return chip


def l2_bytes() -> int:
    return int(h200().memories["L2"].capacity_bytes or 0)


def kernels() -> list[Kernel]:
    return [_kernel(row["kind"], row["shape"], row) for row in json.loads(FIGURE.read_text())["rows"]]


def _kernel(kind: str, shape: dict[str, int], row: dict[str, int]) -> Kernel:
    bits = 8 * row["element_bytes"]
    if kind == "gemm":
        name, workload = "{m} x {k} x {n}".format(**shape), piste.gemm(**shape, bits=bits)
    else:
        heads = attention(shape["heads"], shape["n"], shape["dk"], batch=shape["batch"])
        name, workload = kind, attention_workload(heads, bits=bits)
    return Kernel(name, workload, row["dram_read_bytes"] + row["dram_write_bytes"])
