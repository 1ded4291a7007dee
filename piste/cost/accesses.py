"""Memories that read and write whole accesses: what short rows waste.

Elements that are neighbours along the last axis of a tensor share an access of `access_bytes`; a row of a transfer
begins with a new one. What passes between two keeps comes in rows as long as the part of the tile below that is
contiguous in the memory above: what spreads divide up at the same time counts together, where the fanout multicasts (or
reduces, if the tensor is made below). So a memory moves, instead of n elements in rows of e, ceil(n / e) rows of whole
accesses. Short last tiles are charged by their share of full rows, and so are tiles that padding cuts short.

Below a Fuse, a tile of what one Einsum makes and another reads is as long as that one can need at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

from piste.errors import SpecError
from piste.results.report import Counts, Edge, Stage, Traffic
from piste.spec.architecture import Architecture, Memory
from piste.spec.check import Reaches, demand, einsums_below, leaving, narrow, whole
from piste.spec.einsum import Access
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Place, Spread
from piste.spec.workload import Workload

Rows = dict[Edge, tuple[int, int]]
MERGES = "multicast", "reduce"
# By tensor: the memory of the keep above, and what all instances below one of its own have together in one iteration,
# where fanouts between multicast and where they reduce.
Kept = dict[str, tuple[str, dict[str, Reaches]]]


def rows(workload: Workload, architecture: Architecture, mapping: Mapping) -> Rows:
    """By edge: how long the rows are that pass at the keep above, and at the keep below.

    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    >>> w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=8, k=8, n=16)
    >>> spread = "DRAM | keep A, W, B\\n | for n in steps of 8\\n | spread n in steps of 2 over PE.x"
    >>> rows(w, chip, Mapping.parse(spread + "\\nRF | keep A, W, B\\n | compute B"))[Edge("DRAM", "RF", "W", 1)]
    (8, 2)
    """
    return _Rows(workload, architecture, mapping).found


class _Rows:
    """What every Einsum below a node has of its ranks, from the root of a tree down."""

    def __init__(self, workload: Workload, architecture: Architecture, mapping: Mapping) -> None:
        self.workload, self.architecture = workload, architecture
        self.found: Rows = {}
        self._numbers = count()
        self._branch(mapping.nodes, whole(workload, workload.makers), {})

    def _branch(self, nodes: tuple[Node, ...], here: Reaches, kept: Kept, at: Place = ()) -> None:
        """`here`: what one instance has in one iteration."""
        workload, names = self.workload, einsums_below(nodes)
        results = leaving(workload, names)
        for i, node in enumerate(nodes):
            if isinstance(node, Keep):
                number = next(self._numbers)
                own = demand(workload, names, here)
                for tensor in node.tensors:
                    if tensor in kept:
                        memory, together = kept[tensor]
                        beside = demand(workload, names, together[MERGES[tensor in names]])
                        edge = Edge(memory, node.memory, tensor, number)
                        self.found[edge] = self._longest(tensor, names, beside), self._longest(tensor, names, own)
                kept = kept | {tensor: (node.memory, dict.fromkeys(MERGES, here)) for tensor in node.tensors}
            elif isinstance(node, Loop | Spread):
                fanout = self.architecture.fanouts[node.over.rpartition(".")[0]] if isinstance(node, Spread) else None
                kept = {
                    tensor: (memory, {
                        how: one if fanout and getattr(fanout, how)
                        else narrow(one, results, node.rank, node.tile, (*at, i), within=here)
                        for how, one in together.items()
                    })
                    for tensor, (memory, together) in kept.items()
                }  # fmt: skip
                here = narrow(here, results, node.rank, node.tile, (*at, i))
            elif isinstance(node, Fuse):
                needed = {
                    tensor: (memory, {how: demand(workload, names, one) for how, one in together.items()})
                    for tensor, (memory, together) in kept.items()
                }
                for b, branch in enumerate(node.branches):
                    self._branch(branch, demand(workload, names, here), needed, (*at, i, b))
            else:
                self._compute(node, here, kept)

    def _compute(self, node: Compute, here: Reaches, kept: Kept) -> None:
        einsum = self.workload.makers[node.einsum]
        unit = self.architecture.unit_for(einsum, node.unit)
        assert unit is not None, "checked before"
        for tensor, access in einsum.accesses.items():
            memory, together = kept[tensor]
            row = together[MERGES[tensor == einsum.name]][einsum.name]
            # The compute walks what remains, element by element.
            last = {rank: 1 if here[einsum.name][rank].extent > 1 else row[rank].extent for rank in einsum.ranks}
            self.found[Edge(memory, unit.name, tensor, einsum.name)] = _length(access, last), 1

    def _longest(self, tensor: str, names: Iterable[str], reaches: Reaches) -> int:
        """The longest row of a tile that Einsums have of a tensor."""
        found = [
            _length(access, {rank: reach.extent for rank, reach in reaches[name].items()})
            for name in names
            if (access := self.workload.makers[name].accesses.get(tensor)) is not None
        ]
        return max(found)


def whole_accesses(workload: Workload, architecture: Architecture, mapping: Mapping, counts: Counts) -> Counts:
    """The counts with whole accesses, in elements, at the memories that have them; else the counts themselves."""
    wide = {m.name: m for m in architecture.memories.values() if m.access_bytes is not None}
    if not wide:
        return counts
    lengths = rows(workload, architecture, mapping)

    def together(memory: str, tensor: str) -> int:
        return _together(wide[memory], workload.bits[tensor], tensor) if memory in wide else 1

    def above(edge: Edge, n: int) -> int:
        return _padded(n, lengths[edge][0], together(edge.above, edge.tensor))

    def below(edge: Edge, n: int) -> int:
        return _padded(n, lengths[edge][1], together(edge.below, edge.tensor))

    def traffic(table: dict[tuple[str, str], Traffic], edges: dict[Edge, Traffic]) -> dict[tuple[str, str], Traffic]:
        found = {key: Traffic() if key[0] in wide else n for key, n in table.items()}
        for edge, n in edges.items():
            if (key := (edge.above, edge.tensor)) in found and edge.above in wide:
                found[key].add(Traffic(above(edge, n.reads), 0, above(edge, n.updates), 0))
            if (key := (edge.below, edge.tensor)) in found and edge.below in wide:
                found[key].add(Traffic(0, below(edge, n.fills), 0, below(edge, n.drains)))
        return found

    def stage(one: Stage) -> Stage:
        found = traffic(dict.fromkeys((*one.reads, *one.writes), Traffic()), one.edges)
        reads = {key: found[key].reads + found[key].drains if key[0] in wide else n for key, n in one.reads.items()}
        writes = {key: found[key].fills + found[key].updates if key[0] in wide else n for key, n in one.writes.items()}
        return replace(one, reads=reads, writes=writes)

    def links(passing: dict[Edge, tuple[int, int]]) -> dict[Edge, tuple[int, int]]:
        return {edge: (above(edge, up), below(edge, down)) for edge, (up, down) in passing.items()}

    phases = [
        replace(
            phase,
            total=traffic(phase.total, {edge: passed.total for edge, passed in phase.edges.items()}),
            first=traffic(phase.first, {edge: passed.first for edge, passed in phase.edges.items()}),
            lanes=[replace(lane, first=traffic(lane.first, lane.edges)) for lane in phase.lanes],
            first_fill=links(phase.first_fill),
            last_drain=links(phase.last_drain),
            stages=[(stage(one), times) for one, times in phase.stages],
        )
        for phase in counts.phases
    ]
    return replace(counts, phases=phases)


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
    return n if together == 1 else -(-n // row) * -(-row // together) * together


def _length(access: Access, extent: dict[str, int]) -> int:
    """How many elements a tile has along the last axis, where the end of a padded one does not cut it.

    >>> row = Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3).einsums[0].accesses["I"]
    >>> _length(row, {"p": 2, "r": 3}), _length(row, {"p": 8, "r": 3})
    (4, 8)
    """
    if not access.indices:
        return 1
    index = access.indices[-1]
    length = 1 + sum(c * (extent[rank] - 1) for rank, c in index.terms)
    return length if index.extent is None else min(length, index.extent)
