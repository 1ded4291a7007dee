"""Systolic arrays: what filling and draining costs when data steps from PE to PE instead of reaching all at once.

An array is a fanout with `systolic: true` and two axes. What a PE keeps decides the dataflow: the output, the weight or
the input stays while the other two pass through. Each time the array takes a new tile of what stays (a *fold*),
- the wave of data needs a cycle per row and per column until the last PE works: rows + columns - 2;
- an operand that stays is shifted in first, along the axis on which sums are formed: a cycle per PE of that axis.

These are the cycles of SCALE-Sim without stalls; docs/conformance.md compares them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from piste.formula.program import Expr
from piste.results.report import Counts
from piste.spec.architecture import Architecture, Fanout
from piste.spec.mapping import Keep, Mapping, Spread
from piste.spec.workload import Workload

T = TypeVar("T", int, Expr)


@dataclass(frozen=True)
class SystolicArray:
    """A systolic array in use: what stays in its PEs, and what a fold and a shift-in take."""

    memory: str
    tensor: str
    keeps_output: bool
    wave: int
    depth: int

    def filling(self, fills: T, drains: T) -> T:
        """Cycles besides the steps, from what the first PE takes and gives: every PE does so when the first one does.

        One less than one would think: SCALE-Sim's count is the number of the last cycle, where the first is number 0.
        """
        return (drains if self.keeps_output else fills) * self.wave + fills * self.depth - 1


def arrays(workload: Workload, architecture: Architecture, mapping: Mapping) -> list[SystolicArray]:
    """The systolic arrays that a mapping of one Einsum uses as such, if each PE holds a single element of what stays.

    A mapping does not use an array as one if it leaves an axis unused, or if none or several of the tensors that have
    the ranks of both axes are kept in the PEs.
    """
    out = []
    for fanout in architecture.fanouts.values() if len(workload.einsums) == 1 else ():
        kept = stationary(workload, architecture, mapping, fanout) if fanout.systolic else None
        if kept is not None:
            output = workload.einsums[0].output
            # Partial sums that come back to an array that keeps outputs are shifted in as well, along the first axis.
            sums = [n for axis, n in fanout.axes.items() if not _ranks(mapping, fanout, axis) & set(output.ranks)]
            depth = (sums or list(fanout.axes.values()))[0]
            out.append(SystolicArray(*kept, kept[1] == output.tensor, sum(fanout.axes.values()) - 2, depth))
    return out


def systolic_cycles(workload: Workload, architecture: Architecture, mapping: Mapping, counts: Counts) -> int | None:
    """The compute cycles with filling and draining, if one Einsum is mapped on a systolic array; else None."""
    for array in arrays(workload, architecture, mapping):
        if counts.occupancy[array.memory][array.tensor] == 1:
            placed = counts.phases[0].first[array.memory, array.tensor]
            return counts.compute_cycles + max(0, array.filling(placed.fills, placed.drains))
    return None


def stationary(
    workload: Workload, architecture: Architecture, mapping: Mapping, array: Fanout
) -> tuple[str, str] | None:
    """The (memory, tensor) that stays in the PEs of a two-dimensional array: the tensor with the ranks of both axes.

    >>> from piste.spec.architecture import Memory, Unit
    >>> from piste.spec.mapping import Compute, Loop
    >>> w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=8, k=4, n=4)
    >>> array = Fanout("Array", {"rows": 4, "columns": 4}, systolic=True)
    >>> chip = Architecture((Memory("SRAM"), array, Memory("Reg"), Unit("MAC")))
    >>> spreads = Spread("k", 1, "Array.rows"), Spread("n", 1, "Array.columns")
    >>> nodes = Keep("SRAM", ("A", "W", "B")), *spreads, Keep("Reg", ("W",)), Loop("m", 1), Compute("B")
    >>> stationary(w, chip, Mapping(nodes), array)
    ('Reg', 'W')
    """
    along = [_ranks(mapping, array, axis) for axis in array.axes]
    if len(along) != 2 or not all(along):
        return None
    accesses = workload.einsums[0].accesses
    whole = [tensor for tensor, access in accesses.items() if set().union(*along) <= set(access.ranks)]
    inside = [
        (node.memory, tensor)
        for node in mapping.nodes
        if isinstance(node, Keep) and architecture.position[node.memory] > architecture.position[array.name]
        for tensor in node.tensors
        if tensor in whole
    ]
    return inside[0] if len(whole) == len(inside) == 1 else None


def _ranks(mapping: Mapping, array: Fanout, axis: str) -> set[str]:
    """The ranks that are spread over one axis."""
    over = f"{array.name}.{axis}"
    return {node.rank for node in mapping.nodes if isinstance(node, Spread) and node.over == over}
