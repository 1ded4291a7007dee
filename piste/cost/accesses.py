"""Memories that read and write whole accesses: what short rows waste.

Elements that are neighbours along the last axis of a tensor share an access of `access_bytes`; a row of a transfer
begins with a new one. What passes between two keeps comes in rows as long as the part of the tile below that is
contiguous in the memory above: what spreads divide up at the same time counts together, where the fanout multicasts (or
reduces). So a memory moves, instead of n elements in rows of e, ceil(n / e) rows of whole accesses. Short last tiles
are charged by their share of full rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from piste.errors import SpecError
from piste.results.report import Counts, Traffic
from piste.spec.architecture import Architecture, Memory
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Keep, Loop, Mapping, Node, Spread, paths
from piste.spec.workload import Workload

Rows = dict[tuple[str, str], tuple[int, int]]


def rows(workload: Workload, architecture: Architecture, einsum: Einsum, nodes: Iterable[Node]) -> Rows:
    """By (memory, tensor), on the path to an Einsum: how long the rows are that pass below and above the keep.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    >>> w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=8, k=8, n=16)
    >>> spread = "DRAM | keep A, W, B\\n | for n in steps of 8\\n | spread n in steps of 2 over PE.x"
    >>> rows(w, chip, w.einsums[0], Mapping.parse(spread + "\\nRF | keep A, W, B\\n | compute B").nodes)["DRAM", "W"]
    (8, 16)
    """
    nodes, found = list(nodes), Rows()
    for tensor, access in einsum.accesses.items():
        merges = "reduce" if tensor == einsum.name else "multicast"
        extent = {rank: workload.sizes[rank] for rank in einsum.ranks}
        row, above, keeper = dict(extent), 0, ""
        for node in nodes:
            if isinstance(node, Keep) and tensor in node.tensors:
                if keeper:
                    found[keeper, tensor] = _length(access, row), above
                keeper, above, row = node.memory, _length(access, extent), dict(extent)
            elif isinstance(node, Loop | Spread) and node.tile < extent.get(node.rank, 0):
                extent[node.rank] = node.tile
                fanout = architecture.fanouts[node.over.rpartition(".")[0]] if isinstance(node, Spread) else None
                if fanout is None or not getattr(fanout, merges):
                    row[node.rank] = node.tile
        last = {rank: 1 if extent[rank] > 1 else n for rank, n in row.items()}  # the compute walks what remains
        found[keeper, tensor] = _length(access, last), above
    return found


def whole_accesses(
    workload: Workload, architecture: Architecture, mapping: Mapping, counts: Counts, mode: str
) -> Counts:
    """The counts with whole accesses, in elements, at the memories that have them; else the counts themselves."""
    wide = [m.name for m in architecture.memories.values() if m.access_bytes is not None]
    if not wide:
        return counts
    names = ", ".join(wide)
    if padded := next(filter(None, (einsum.padded for einsum in workload.einsums)), None):
        raise SpecError(f"access_bytes of {names} are not counted where {padded} is padded; leave them out")
    if mode != "overlapped":
        raise SpecError(f"access_bytes of {names} are counted for overlapped cycles, not {mode}; leave them out")
    path_of = paths_by_phase(workload, mapping, counts, f"access_bytes of {names}")
    # What stands above all phases moves in one of them, whichever Einsum that has: its rows are those of any path.
    lengths: Rows = {}
    for einsum, nodes in path_of:
        lengths = rows(workload, architecture, einsum, nodes) | lengths

    def whole(key: tuple[str, str], n: Traffic, lengths: Rows) -> Traffic:
        memory, tensor = key
        if memory not in wide:
            return n
        together = _together(architecture.memories[memory], workload.bits[tensor], tensor)
        below, above = lengths[key]
        return Traffic(
            _padded(n.reads, below, together),
            _padded(n.fills, above, together),
            _padded(n.updates, below, together),
            _padded(n.drains, above, together),
        )

    phases = []
    for phase, (einsum, nodes) in zip(counts.phases, path_of, strict=True):
        own = lengths | rows(workload, architecture, einsum, nodes)
        total = {key: whole(key, n, own) for key, n in phase.total.items()}
        first = {key: whole(key, n, own) for key, n in phase.first.items()}
        phases.append(replace(phase, total=total, first=first))
    return replace(counts, phases=phases)


def paths_by_phase(workload: Workload, mapping: Mapping, counts: Counts, what: str) -> list[tuple[Einsum, list[Node]]]:
    """By phase: its only Einsum, and the nodes above its compute; Einsums that share loops are refused."""
    above = {path.einsum: [node for _, node in path.steps] for path in paths(mapping.nodes)}
    found = []
    for phase in counts.phases:
        if len(phase.ops) > 1:
            raise SpecError(
                f"{what} are counted for Einsums that share no loops, found {' and '.join(phase.ops)}; "
                "evaluate them one by one, or leave that out"
            )
        (name,) = phase.ops
        found.append((workload.makers[name], above[name]))
    return found


def _together(memory: Memory, bits: int, tensor: str) -> int:
    """How many elements share an access; 1 if an element takes several."""
    if memory.access_bytes is not None and bits < 8 * memory.access_bytes and 8 * memory.access_bytes % bits:
        raise SpecError(
            f"access_bytes of {memory.name} is {memory.access_bytes:g}, no whole number of elements of {tensor} "
            f"({bits} bits); write a multiple of {bits / 8:g}"
        )
    return memory.together(bits)


def _padded(n: int, row: int, together: int) -> int:
    """The elements of all accesses that n elements in rows take.

    >>> _padded(12, 3, 4), _padded(12, 4, 4), _padded(12, 6, 4)
    (16, 12, 16)
    """
    return -(-n // row) * -(-row // together) * together


def _length(access: Access, extent: dict[str, int]) -> int:
    """How many elements a tile has along the last axis."""
    return 1 + sum(c * (extent[rank] - 1) for rank, c in access.indices[-1].terms) if access.indices else 1
