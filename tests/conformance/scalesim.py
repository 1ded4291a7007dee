"""SCALE-Sim's runs as Piste's mappings: a matrix product on a systolic array between an SRAM and registers."""

from __future__ import annotations

import json
from dataclasses import dataclass

from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload
from tests.conformance.timeloop import FIGURES

# What stays in the array, the ranks of its rows and columns, and the rank that streams through it.
DATAFLOWS = {"os": ("O", "m", "n", "k"), "ws": ("W", "k", "n", "m"), "is": ("I", "k", "m", "n")}


@dataclass(frozen=True)
class Case:
    """One layer as SCALE-Sim ran it: I[m,k] times W[k,n] on an array, with what it reports."""

    m: int
    n: int
    k: int
    rows: int
    columns: int
    dataflow: str
    bandwidth: int = 0
    cycles: int = 0
    stalls: int = 0
    input_reads: int = 0
    filter_reads: int = 0
    output_writes: int = 0
    dram_input_reads: int = 0
    dram_filter_reads: int = 0

    @property
    def workload(self) -> Workload:
        return Workload.parse("O[m,n] = I[m,k] * W[k,n]", m=self.m, n=self.n, k=self.k, bits=8)

    @property
    def architecture(self) -> Architecture:
        array = Fanout("Array", {"rows": self.rows, "columns": self.columns}, systolic=True)
        return Architecture((Memory("SRAM"), array, Memory("Register"), Unit("MAC")))

    @property
    def mapping(self) -> Mapping:
        stays, rows, columns, streams = DATAFLOWS[self.dataflow]
        return Mapping((
            Keep("SRAM", ("I", "W", "O")),
            Loop(columns, self.columns),
            Loop(rows, self.rows),
            Spread(rows, 1, "Array.rows"),
            Spread(columns, 1, "Array.columns"),
            Keep("Register", (stays,)),
            Loop(streams, 1),
            Compute("O"),
        ))  # fmt: skip

    @property
    def folds(self) -> int:
        _, rows, columns, _ = DATAFLOWS[self.dataflow]
        sizes = {"m": self.m, "n": self.n, "k": self.k}
        return -(-sizes[rows] // self.rows) * -(-sizes[columns] // self.columns)


def cases() -> list[Case]:
    data = json.loads((FIGURES / "scalesim.json").read_text())
    return [Case(**dict(zip(data["columns"], row, strict=True))) for row in data["rows"]]
