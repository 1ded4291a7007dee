"""Programs that hardware hands out (`managed: queue`): which run at the same time, what they read, what a cache keeps.

A tree on a GPU spreads nothing over the multiprocessors. One iteration of its loops above the first keep inside a
multiprocessor is a *program*; hardware starts programs in the order of the loops, and those that run at the same time
are a *wave*. A program walks through *panels*: what it reads of each input, from start to end.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.formula.library import library
from piste.spec.architecture import Architecture, Fanout
from piste.spec.mapping import Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

TEXT = ("piste.count", "waves.ll")
PIECES = 16  # a panel is followed in so many pieces, which is fine enough: 64 changes no figure by 1 %

Extents = dict[str, tuple[int, int]]  # from where to where, by rank
Walked = Callable[[str, Extents], float]  # the share of a panel that a program walks, by input


@dataclass(frozen=True)
class Panel:
    """What programs walk through: rows of a matrix, or the keys of a head.

    name: the input and which part of it; programs with equal names read the same bytes.
    size_bytes: all of it. share: the part that the furthest program walks, from the start (a causal mask ends early).
    """

    name: tuple[object, ...]
    size_bytes: float
    share: float = 1.0


@dataclass(frozen=True)
class Wave:
    """The panels that its programs walk side by side, each once, and what they write at the end."""

    reads: tuple[Panel, ...]
    writes: tuple[Panel, ...] = ()


def queue(chip: Architecture) -> Fanout | None:
    """The fanout to which hardware hands out programs."""
    return next((c for c in chip.components if isinstance(c, Fanout) and c.managed), None)


def program_loops(chip: Architecture, mapping: Mapping) -> tuple[Loop, ...] | None:
    """The loops whose iterations are the programs, None if a tree is no list of programs.

    >>> chip = Architecture.from_list([
    ...     {"memory": {"name": "HBM"}}, {"fanout": {"name": "SM", "axes": {"x": 4}, "managed": "queue"}},
    ...     {"memory": {"name": "RF"}}, {"compute": {"name": "MAC"}}])
    >>> lines = "HBM | keep A, W, B", " | for m in steps of 16", "RF | keep B", " | for k in steps of 1", " | compute B"
    >>> program_loops(chip, Mapping.parse("\\n".join(lines)))
    (Loop(rank='m', tile=16, step=None),)
    """
    fanout = queue(chip)
    if fanout is None or _spreads(mapping.nodes, fanout.name):
        return None
    loops = []
    for node in mapping.nodes:
        if isinstance(node, Loop) and node.step is None:
            loops.append(node)
        elif not isinstance(node, Keep):
            return None
        elif chip.position[node.memory] > chip.position[fanout.name]:
            return tuple(loops)
    return None


def _spreads(nodes: Iterable[Node], fanout: str) -> bool:
    for node in nodes:
        if isinstance(node, Fuse) and any(_spreads(branch, fanout) for branch in node.branches):
            return True
        if isinstance(node, Spread) and node.over.split(".")[0] == fanout:
            return True
    return False


def count_programs(workload: Workload, loops: Iterable[Loop], without: Iterable[str] = ()) -> int:
    """How many programs there are; `without` some ranks, how many of them read the same part of a tensor with these."""
    by_rank: dict[str, list[int]] = {}
    for loop in loops:
        if loop.rank not in without:
            by_rank.setdefault(loop.rank, []).append(loop.tile)
    return prod(_trips(workload.sizes[rank], tiles) for rank, tiles in by_rank.items())


def _trips(extent: int, tiles: list[int]) -> int:
    """Trips of loops over one rank, inside each other: whole tiles, and a short last one.

    >>> _trips(100, [40, 16])  # 40, 40 and 20 in steps of 16
    8
    """
    if not tiles:
        return 1
    whole, left = divmod(extent, min(tiles[0], extent))
    return whole * _trips(min(tiles[0], extent), tiles[1:]) + (_trips(left, tiles[1:]) if left else 0)


def waves(
    workload: Workload, loops: tuple[Loop, ...], at_once: int, walked: Walked | None = None
) -> Iterator[Wave] | None:
    """What the programs of each wave read and write; None if an operand slides.

    walked: the share of a panel that a program walks; all of it unless said.
    """
    ranks: dict[str, tuple[str, ...]] = {}
    for einsum in workload.einsums:
        for access in (*einsum.operands, einsum.output):
            if access.tensor not in (*workload.inputs, *workload.outputs):
                continue
            if any(len(index.terms) != 1 or index.terms[0][1] != 1 for index in access.indices):
                return None
            found = tuple(index.terms[0][0] for index in access.indices)
            if ranks.setdefault(access.tensor, found) != found:
                return None
    walk = {loop.rank for loop in loops}
    alone = {tensor for tensor, its in ranks.items() if walk <= set(its)}  # every program has a part of its own
    size = {tensor: workload.bits[tensor] / 8 for tensor in ranks}

    def take(found: dict[tuple[object, ...], Panel], tensor: str, extents: Extents, number: int) -> None:
        part = tuple([extents[rank] for rank in ranks[tensor]])
        name: tuple[object, ...] = (tensor, number) if tensor in alone else (tensor, part)
        before = found.get(name)
        if before is not None and walked is None and tensor not in alone:
            return
        whole = prod([end - start for start, end in part]) * size[tensor]
        share = walked(tensor, extents) if walked else 1.0
        if before is None:
            found[name] = Panel(name, whole, share)
        elif tensor in alone:
            found[name] = Panel(name, before.size_bytes + whole, 1.0)
        elif share > before.share:
            found[name] = Panel(name, whole, share)

    def every() -> Iterator[Wave]:
        reads: dict[tuple[object, ...], Panel] = {}
        writes: dict[tuple[object, ...], Panel] = {}
        count = number = 0
        for extents in _programs(workload, loops):
            for tensor in workload.inputs:
                take(reads, tensor, extents, number)
            for tensor in workload.outputs:
                take(writes, tensor, extents, number)
            count += 1
            if count == at_once:
                yield Wave(tuple(reads.values()), tuple(writes.values()))
                reads, writes, count, number = {}, {}, 0, number + 1
        if count:
            yield Wave(tuple(reads.values()), tuple(writes.values()))

    return every()


def _programs(workload: Workload, loops: tuple[Loop, ...]) -> Iterator[Extents]:
    """What each program covers, in the order in which they start."""
    extents: Extents = {rank: (0, size) for rank, size in workload.sizes.items()}

    def walk(at: int) -> Iterator[Extents]:
        if at == len(loops):
            yield extents
            return
        rank, tile = loops[at].rank, loops[at].tile
        start, end = around = extents[rank]
        for begin in range(start, end, tile):
            extents[rank] = (begin, min(end, begin + tile))
            yield from walk(at + 1)
        extents[rank] = around

    return walk(0)


def read_through(
    waves: Iterable[Wave], capacities: Sequence[float], pieces: int = PIECES
) -> tuple[dict[str, float], ...]:
    """Bytes of each input that are read from behind a cache of least recently used pieces, for each capacity in bytes.

    The programs of a wave walk in step, so that what several read is read once; what they write takes room too.

    >>> same = Wave((Panel(("A", 0), 100.0),))
    >>> read_through([same, same, same], [64, 128])
    ({'A': 300.0}, {'A': 100.0})
    """
    numbers: tuple[dict[tuple[object, ...], int], ...] = {}, {}  # of panels that are read, that are written
    tensors: dict[str, int] = {}
    reads, writes = _Panels(), _Panels()
    for wave in waves:
        for panels, walked, number in ((reads, wave.reads, numbers[0]), (writes, wave.writes, numbers[1])):
            for panel in walked:
                panels.number.append(number.setdefault(panel.name, len(number)))
                panels.size_bytes.append(panel.size_bytes)
            panels.ends.append(len(panels.number))
        for panel in wave.reads:
            reads.share.append(panel.share)
            reads.tensor.append(tensors.setdefault(str(panel.name[0]), len(tensors)))
    every = len(numbers[0]) * pieces + len(numbers[1])
    room, pointer, number64 = np.empty((3, every + 1), np.int64), ctypes.c_void_p, ctypes.c_int64
    run = library(TEXT).function(
        "read_through", None, number64, number64, number64, number64, ctypes.c_double, *[pointer] * 12
    )
    given = [*reads.arrays(), *writes.arrays()[:3]]
    found = []
    for capacity in capacities:
        total = np.zeros(max(1, len(tensors)))
        arrays = [*given, *room, total]
        addresses = [each.ctypes.data for each in arrays]
        run(len(reads.ends), pieces, len(numbers[0]), every, capacity, *addresses)
        found.append(dict(zip(tensors, total.tolist(), strict=False)))
    return tuple(found)


@dataclass
class _Panels:
    """Panels of all waves, one after the other, as arrays for the compiled cache; `ends` says where each wave ends."""

    ends: array[int] = field(default_factory=lambda: array("q"))
    number: array[int] = field(default_factory=lambda: array("q"))
    size_bytes: array[float] = field(default_factory=lambda: array("d"))
    share: array[float] = field(default_factory=lambda: array("d"))
    tensor: array[int] = field(default_factory=lambda: array("q"))

    def arrays(self) -> list[NDArray[Any]]:
        every = (self.ends, self.number, self.size_bytes, self.share, self.tensor)
        return [np.array(each) if each else np.zeros(1) for each in every]
