"""Systolic arrays: what filling and draining costs when data steps from PE to PE instead of reaching all at once.

An array is a fanout with `systolic: true` and two axes. What a PE keeps decides the dataflow: the output, the weight or
the input stays while the other two pass through. Each time the array takes a new tile of what stays (a *fold*),
- the wave of data needs a cycle per row and per column until the last PE works: rows + columns - 2;
- an operand that stays is shifted in first, along the axis on which sums are formed: a cycle per PE of that axis.

These are the cycles of SCALE-Sim without stalls; docs/conformance.md compares them.
"""

from __future__ import annotations

from piste.results.counts import Counts
from piste.spec.architecture import Architecture, Fanout
from piste.spec.mapping import Keep, Mapping, Spread
from piste.spec.workload import Workload


def systolic_cycles(workload: Workload, architecture: Architecture, mapping: Mapping, counts: Counts) -> int | None:
    """The compute cycles with filling and draining, if one Einsum is mapped on a systolic array; else None.

    None also means that the mapping does not use the array as one: it leaves an axis unused, or no PE holds a single
    element of the one tensor that has the ranks of both axes.
    """
    if len(workload.einsums) > 1:
        return None
    (einsum,) = workload.einsums
    for array in architecture.fanouts.values():
        kept = stationary(workload, architecture, mapping, array) if array.systolic else None
        if kept is None or counts.occupancy[kept[0]][kept[1]] != 1:
            continue
        (phase,) = counts.phases
        placed = phase.first[kept]  # every PE takes a new element when the first one does
        folds = placed.drains if kept[1] == einsum.name else placed.fills
        # Partial sums that come back to an array that keeps outputs are shifted in as well, along the first axis.
        sums = [n for axis, n in array.axes.items() if not _ranks(mapping, array, axis) & set(einsum.output.ranks)]
        depth = (sums or list(array.axes.values()))[0]
        wave = sum(array.axes.values()) - 2
        steps = phase.steps[einsum.name]
        # SCALE-Sim's count is the number of the last cycle, where the first is number 0.
        return max(steps, steps + folds * wave + placed.fills * depth - 1)
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
