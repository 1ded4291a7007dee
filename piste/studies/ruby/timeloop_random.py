"""Random search as Timeloop does it: orders of loops and tile chains are drawn evenly until nothing improves for long.

Every memory keeps its tensors at one place, further in below further out, and all its loops stand below that in some
order. Orders are drawn first, a few dozen, and tile chains for each of them, so that mappings can be evaluated many at
a time. What an order costs does not depend on how wide the axes are, so it is compiled once for arrays of any size.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from math import inf

import numpy as np
from numpy.typing import NDArray

from piste.cost.batch import Batch, TileColumns
from piste.mapspace.constraints import Constraints, Rules
from piste.mapspace.factors import chains
from piste.spec.architecture import Architecture, Fanout, Memory
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

ORDERS = 32  # orders of loops that one search tries
CHUNK = 1 << 15  # mappings drawn at a time
CHUNKS = 1000  # after so many a search gives up


@dataclass(frozen=True)
class Drawn:
    """Mappings that fit, in the order in which they were drawn."""

    energy_pj: Floats
    cycles: Floats

    def __len__(self) -> int:
        return len(self.cycles)

    def objective(self, name: str) -> Floats:
        return self.cycles if name == "cycles" else self.energy_pj * self.cycles


@dataclass(frozen=True)
class Winner:
    """The best mapping of a random search, and how many it evaluated."""

    energy_pj: float = inf
    cycles: int = 0
    evaluated: int = 0


def winner(drawn: Iterator[Drawn], objective: str, patience: int, threads: int) -> Winner:
    """The best of so many threads, each of which ends when so many in a row did not improve."""
    best, best_value, evaluated = Winner(), inf, 0
    thread_best, since = inf, 0
    for _, chunk in zip(range(CHUNKS), drawn, strict=False):
        values, start = chunk.objective(objective), 0
        while start < len(values):
            # What is left of the chunk goes to the thread, up to where its patience ends.
            rest = values[start:]
            lowest = np.minimum.accumulate(np.minimum(rest, thread_best))
            better = np.flatnonzero(rest < np.concatenate(([thread_best], lowest[:-1])))
            last = np.concatenate(([-since - 1], better))
            ends = np.flatnonzero(np.diff(np.concatenate((last, [len(rest)]))) > patience)
            stop = int(last[ends[0]]) + patience + 1 if len(ends) else len(rest)
            taken = better[better < stop]
            if len(taken):
                at = start + int(taken[-1])
                thread_best, since = float(values[at]), stop - 1 - int(taken[-1])
                if thread_best < best_value:
                    best_value = thread_best
                    best = Winner(float(chunk.energy_pj[at]), int(chunk.cycles[at]))
            else:
                since += stop
            evaluated += stop
            start += stop
            if since >= patience:
                threads, thread_best, since = threads - 1, inf, 0
                if not threads:
                    return Winner(best.energy_pj, best.cycles, evaluated)
    return Winner(best.energy_pj, best.cycles, evaluated)


@dataclass(frozen=True)
class CutPlace:
    """Where ranks are cut: the loops of a memory, or the spreads over an axis."""

    name: str
    ranks: tuple[str, ...]
    spatial: bool = False


class Orders:
    """Orders of the loops of a workload on an architecture, and random mappings that have them.

    >>> from piste.spec.builders import gemm
    >>> from piste.spec.files import load
    >>> orders = Orders(gemm(64, 64, 64), load("snowcat"), Constraints(), seed=1)
    >>> 0 < len(next(orders.draw({}, "perfect", seed=1))) <= CHUNK
    True
    """

    def __init__(self, workload: Workload, architecture: Architecture, constraints: Constraints, seed: int):
        self.workload = workload
        rules = Rules(workload, architecture, constraints)
        self._places = tuple(_places(rules))
        self._at = {rank: [place for place in self._places if rank in place.ranks] for rank in workload.ranks}
        rng = np.random.default_rng(seed)
        self._nests = [_LoopOrders(rules, self._places, rng) for _ in range(ORDERS)]

    def draw(self, widths: dict[str, int], family: str, seed: int) -> Iterator[Drawn]:
        """Mappings that fit on axes of these widths, without end, some of thousands at a time."""
        rng = np.random.default_rng(seed)
        tiles = self.tiles(widths, family, rng)
        while True:
            found = [batch.costs(columns) for batch, columns in islice(tiles, ORDERS)]
            energy, cycles, fits = (
                np.concatenate([getattr(c, x) for c in found]) for x in ("energy_pj", "cycles", "fits")
            )
            order = rng.permutation(np.flatnonzero(fits))
            yield Drawn(energy[order], cycles[order])

    def tiles(
        self, widths: dict[str, int], family: str, rng: np.random.Generator
    ) -> Iterator[tuple[Batch, TileColumns]]:
        """TileColumns of tiles that the axes are wide enough for, for each order in turn, without end."""
        cuts = {rank: self._chains(rank, widths, family) for rank in self.workload.ranks}
        for nest in cycle(self._nests):
            drawn = self._drawn(cuts, widths, rng)
            yield nest.batch, np.array([drawn[slot] for slot in nest.slots], np.int32)

    def _chains(self, rank: str, widths: dict[str, int], family: str) -> Integers:
        """All ways to cut a rank: its size, then a row per place, the last of which has what is left."""
        at, size = self._at[rank], self.workload.sizes[rank]
        walks = at if at[-1].spatial else at[:-1]
        pattern = "".join("S" if place.spatial else "L" for place in walks)
        limits = [widths.get(place.name) for place in walks]
        found = chains(size, pattern, family, limits, 1 if at[-1].spatial else None)
        n = found.shape[1]
        return np.concatenate([np.full((1, n), size), found, np.ones((len(at) - len(walks), n), np.int64)])

    def _drawn(
        self, cuts: dict[str, Integers], widths: dict[str, int], rng: np.random.Generator
    ) -> dict[tuple[str, str], Integers]:
        """Rows of tiles by place and rank; only what the axes are wide enough for."""
        n = CHUNK // ORDERS
        drawn = {rank: rows[:, rng.integers(rows.shape[1], size=n)] for rank, rows in cuts.items()}
        used = {place.name: np.ones(n, np.int64) for place in self._places if place.spatial}
        for rank, rows in drawn.items():
            for place, outer, inner in zip(self._at[rank], rows, rows[1:], strict=False):
                if place.spatial:
                    used[place.name] *= -(-outer // inner)
        fit = np.logical_and.reduce([np.full(n, True), *(used[axis] <= width for axis, width in widths.items())])
        return {
            (place.name, rank): row[fit]
            for rank, rows in drawn.items()
            for place, row in zip(self._at[rank], rows[1:], strict=True)
        }


def _places(rules: Rules) -> Iterator[CutPlace]:
    """Outermost first."""
    for component in rules.architecture.components:
        if isinstance(component, Memory):
            allowed = rules.loop_ranks(component.name)
            yield CutPlace(component.name, tuple(r for r in rules.workload.ranks if allowed is None or r in allowed))
        elif isinstance(component, Fanout):
            for axis in component.axes:
                over = f"{component.name}.{axis}"
                yield CutPlace(over, rules.axis_ranks(over), spatial=True)


class _LoopOrders:
    """One order of the loops of every memory."""

    def __init__(self, rules: Rules, places: tuple[CutPlace, ...], rng: np.random.Generator):
        workload, nodes = rules.workload, list[Node]()
        self.slots: list[tuple[str, str]] = []  # place and rank of its loops and spreads, top down
        for place in places:
            ranks = [place.ranks[i] for i in rng.permutation(len(place.ranks))]
            self.slots += [(place.name, rank) for rank in ranks]
            if place.spatial:
                nodes += [Spread(rank, 1, place.name) for rank in ranks]
            else:
                kept = tuple(t for t in workload.tensors if rules.may_keep(place.name, t))
                nodes += [Keep(place.name, kept)] * bool(kept) + [Loop(rank, 1) for rank in ranks]
        mapping = Mapping((*nodes, Compute(workload.einsums[0].name)))
        self.batch = Batch(workload, rules.architecture, mapping)
