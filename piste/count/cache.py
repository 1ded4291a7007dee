"""What a cache serves: a memory that hardware manages (`managed: lru`) holds what was used last.

Where a mapping keeps nothing in such a memory, what moves between the keeps around it passes through it. What it holds
follows from the order of accesses: tiles of operands, each read when the keep below takes it. A tile is served by the
cache if all of it is still there; of a tile that was let go in part, the rest is let go while it is read again,
element by element, so that all of it is missed. So whole tiles give the same numbers as single elements.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from math import prod

from piste.results.report import Served
from piste.spec.architecture import Architecture
from piste.spec.mapping import Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

ACCESSES_MOST = 1_000_000  # tiles that are followed; what takes more is not told

Tile = tuple[tuple[int, int], ...]  # from where to where, by rank


def served(workload: Workload, architecture: Architecture, mapping: Mapping) -> tuple[Served, ...]:
    """What every cache of the chip serves.

    Nothing is told of fused trees, of operands that slide, of tiles below a spread, of more tiles than `ACCESSES_MOST`.
    """
    found: list[Served] = []
    kept = {node.memory for node in mapping.nodes if isinstance(node, Keep)}
    if len(workload.einsums) > 1 or any(isinstance(node, Fuse) for node in mapping.nodes):
        return ()
    for memory in architecture.memories.values():
        if memory.managed and memory.name not in kept and memory.capacity_bytes is not None:
            found += _served(workload, architecture, mapping, memory.name, int(8 * memory.capacity_bytes))
    return tuple(found)


def _served(workload: Workload, chip: Architecture, mapping: Mapping, cache: str, room: int) -> list[Served]:
    """What one cache with room for so many bits serves of each operand."""
    (einsum,) = workload.einsums
    places = {}  # where the keep below the cache stands, by operand
    for access in einsum.operands:
        if any(len(index.terms) != 1 or index.terms[0][1] != 1 for index in access.indices):
            return []
        below = [
            i
            for i, node in enumerate(mapping.nodes)
            if isinstance(node, Keep)
            and access.tensor in node.tensors
            and chip.position[node.memory] > chip.position[cache]
        ]
        if below:
            places[access.tensor] = below[0]
    if not places:
        return []
    above = mapping.nodes[: max(places.values())]
    if any(isinstance(n, Spread) or (isinstance(n, Loop) and n.step is not None) for n in above):
        return []
    ranks = {a.tensor: tuple(index.terms[0][0] for index in a.indices) for a in einsum.operands}
    asked, missed = dict.fromkeys(places, 0), dict.fromkeys(places, 0)
    held: OrderedDict[tuple[object, ...], int] = OrderedDict()
    used = 0
    for number, (tensor, tile) in enumerate(_accesses(workload, mapping.nodes, places, ranks)):
        if number == ACCESSES_MOST:
            return []
        size = prod(end - start for start, end in tile)
        bits = size * workload.bits[tensor]
        asked[tensor] += size
        key = (tensor, tile)
        resident = held.pop(key, 0)
        if resident < bits:
            missed[tensor] += size
            used += bits - resident
        held[key] = bits
        while used > room:
            oldest, there = next(iter(held.items()))
            gone = min(there, used - room)
            used -= gone
            if gone == there:
                del held[oldest]
            else:
                held[oldest] = there - gone
    return [Served(cache, tensor, asked[tensor], missed[tensor]) for tensor in places]


def _accesses(
    workload: Workload, nodes: tuple[Node, ...], places: dict[str, int], ranks: dict[str, tuple[str, ...]]
) -> Iterator[tuple[str, Tile]]:
    """The tiles that the keeps below take, in the order in which they take them."""
    last = max(places.values())
    before: dict[str, Tile] = {}

    def walk(at: int, extent: dict[str, tuple[int, int]]) -> Iterator[tuple[str, Tile]]:
        node = nodes[at]
        if isinstance(node, Loop):
            start, end = extent[node.rank]
            for begin in range(start, end, node.tile):
                yield from walk(at + 1, {**extent, node.rank: (begin, min(end, begin + node.tile))})
            return
        if isinstance(node, Keep):
            for tensor, place in places.items():
                tile = tuple(extent[rank] for rank in ranks[tensor])
                if place == at and (not node.retain or before.get(tensor) != tile):
                    before[tensor] = tile
                    yield tensor, tile
        if at < last:
            yield from walk(at + 1, extent)

    yield from walk(0, {rank: (0, size) for rank, size in workload.sizes.items()})
