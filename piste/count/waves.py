"""Programs that hardware hands out (`managed: queue`): which run at the same time, what they read, what a cache keeps.

A tree on a GPU spreads nothing over the multiprocessors. One iteration of its loops above the first keep inside a
multiprocessor is a *program*; hardware starts programs in the order of the loops, and those that run at the same time
are a *wave*. A program walks through *panels*: what it reads of each input, from start to end.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from piste.formula.library import library
from piste.spec.architecture import Architecture, Fanout
from piste.spec.mapping import Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

TEXT = ("piste.count", "waves.ll")
PIECES = 16  # a panel is followed in so many pieces, which is fine enough: 64 changes no figure by 1 %

Extents = dict[str, tuple[NDArray[np.int64], NDArray[np.int64]]]  # of all programs, from where to where, by rank
Walked = Callable[[str, Extents], "NDArray[np.float64] | float"]  # the share of a panel that each walks, by input


@dataclass(frozen=True)
class Panels:
    """What programs walk through (rows of a matrix, or the keys of a head), wave after wave, each once in a wave.

    ends: where each wave ends. tensor, number: which tensor, and which of all its and others' panels; equal numbers are
    the same bytes. size_bytes: all of a panel. share: the part that the furthest program walks, from the start (a
    causal mask ends early).
    """

    ends: NDArray[np.int64]
    tensor: NDArray[np.int64]
    number: NDArray[np.int64]
    size_bytes: NDArray[np.float64]
    share: NDArray[np.float64]

    @property
    def distinct(self) -> int:
        """How many different panels there are."""
        return int(self.number.max()) + 1 if len(self.number) else 0


@dataclass(frozen=True)
class Waves:
    """The panels that programs of each wave read side by side, of which `inputs`, and what they write at the end."""

    inputs: tuple[str, ...]
    reads: Panels
    writes: Panels


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


def waves(workload: Workload, loops: tuple[Loop, ...], at_once: int, walked: Walked | None = None) -> Waves | None:
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
    extents = _programs(workload, loops)
    programs = count_programs(workload, loops)
    wave = np.arange(programs) // at_once
    walk = {loop.rank for loop in loops}

    def panels(tensors: Sequence[str], walked: Walked | None) -> Panels:
        columns, distinct = [], 0  # wave, first program, tensor, number, bytes, share: of all panels of a tensor
        for position, tensor in enumerate(tensors):
            part = np.zeros(programs, np.int64)  # where it begins says which it is
            whole = np.full(programs, workload.bits[tensor] / 8)
            for rank in ranks[tensor]:
                start, end = extents[rank]
                part = part * workload.sizes[rank] + start
                whole = whole * (end - start)
            if walk <= set(ranks[tensor]):  # every program has a part of its own: one panel of all that run together
                part, whole = wave, np.bincount(wave, whole)[wave]
            _, number = np.unique(part, return_inverse=True)
            _, first, again = np.unique(wave * programs + number, return_index=True, return_inverse=True)
            share = np.zeros(len(first))
            np.maximum.at(share, again, walked(tensor, extents) if walked else 1.0)
            of = np.full(len(first), position)
            columns.append((wave[first], first, of, distinct + number[first], whole[first], share))
            distinct += int(number.max()) + 1
        when, first, of, number, whole, share = map(np.concatenate, zip(*columns, strict=True))
        order = np.lexsort((of, first, when))
        return Panels(np.bincount(when).cumsum(), of[order], number[order], whole[order], share[order])

    return Waves(workload.inputs, panels(workload.inputs, walked), panels(workload.outputs, None))


def _programs(workload: Workload, loops: tuple[Loop, ...]) -> Extents:
    """What each program covers, in the order in which they start."""
    extents = {rank: (np.zeros(1, np.int64), np.full(1, size)) for rank, size in workload.sizes.items()}
    for loop in loops:
        start, end = extents[loop.rank]
        trips = -(-(end - start) // loop.tile)
        trip = np.arange(trips.sum()) - np.repeat(trips.cumsum() - trips, trips)
        extents = {rank: (np.repeat(a, trips), np.repeat(b, trips)) for rank, (a, b) in extents.items()}
        start, end = extents[loop.rank]
        start = start + trip * loop.tile
        extents[loop.rank] = start, np.minimum(end, start + loop.tile)
    return extents


def read_through(waves: Waves, capacities: Sequence[float], pieces: int = PIECES) -> tuple[dict[str, float], ...]:
    """Bytes of each input that are read from behind a cache of least recently used pieces, for each capacity in bytes.

    The programs of a wave walk in step, so that what several read is read once; what they write takes room too.

    >>> same = np.zeros(3, np.int64)
    >>> three = Panels(np.arange(1, 4), same, same, np.full(3, 100.0), np.ones(3))
    >>> nothing = Panels(same, same[:0], same[:0], np.zeros(0), np.zeros(0))
    >>> read_through(Waves(("A",), three, nothing), [64, 128])
    ({'A': 300.0}, {'A': 100.0})
    """
    reads, writes = waves.reads, waves.writes
    every = reads.distinct * pieces + writes.distinct
    room, pointer, number64 = np.empty((3, every + 1), np.int64), ctypes.c_void_p, ctypes.c_int64
    run = library(TEXT).function(
        "read_through", None, number64, number64, number64, number64, ctypes.c_double, *[pointer] * 12
    )
    read = reads.ends, reads.number, reads.size_bytes, reads.share, reads.tensor
    given = [np.ascontiguousarray(each) for each in (*read, writes.ends, writes.number, writes.size_bytes)]
    found = []
    for capacity in capacities:
        total = np.zeros(max(1, len(waves.inputs)))
        addresses = [each.ctypes.data for each in (*given, *room, total)]
        run(len(reads.ends), pieces, reads.distinct, every, capacity, *addresses)
        found.append(dict(zip(waves.inputs, total.tolist(), strict=False)))
    return tuple(found)
