"""What the tests of bounds share: figures, and what the model says of a mapping."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import piste
from piste.count.oracle.executor import execute
from piste.results.curve import Curve
from piste.spec.builders import parse_workload
from piste.spec.workload import Workload

FIGURES: dict[str, Any] = json.loads((Path(__file__).parent.parent / "figures" / "bounds_single.json").read_text())


def counted(text: str) -> Workload:
    """A workload whose elements are one byte, so that bytes are elements."""
    return parse_workload(text, element_bytes=1)


def cost(curve: Curve, i: int) -> tuple[int, int]:
    """The bits of buffer and of traffic that the model counts for the mapping behind a point."""
    mapping = curve.mapping_at(i)
    assert mapping is not None
    report = piste.evaluate(curve.mapped, "snowcat", mapping)
    bits = curve.mapped.bits
    moved = sum((row.reads + row.updates) * bits[row.tensor] for row in report.counts if row.memory == "DRAM")
    return int(8 * report.peak_bytes["Buffer"]), moved


def executed(curve: Curve, i: int) -> tuple[int, int]:
    """The same by running the loops."""
    mapping = curve.mapping_at(i)
    assert mapping is not None
    counts = execute(curve.mapped, piste.load("snowcat"), mapping)
    bits = curve.mapped.bits
    moved = sum(
        (n.reads + n.updates) * bits[tensor] for (memory, tensor), n in counts.total().items() if memory == "DRAM"
    )
    return counts.peak_bits["Buffer"], moved


def points(curve: Curve) -> list[tuple[int, int]]:
    return list(zip(curve.buffer_bits.tolist(), curve.traffic_bits.tolist(), strict=True))
