"""The curve of any Einsum with affine indices, by enumerating tiles and orders and dropping what cannot win.

A mapping walks every rank in tiles, in some order, and keeps each tensor's tile below these loops (`single`); or a
tensor that changes with every step of the innermost of them may be kept further in, below loops that walk some of its
ranks one by one (`per-tensor`). An order is built from the innermost loop outwards. What is known of it so far gives
every choice of tiles a least traffic; a choice that the points already found beat is dropped there and then, so nothing
is missed. A tensor is settled once a loop over one of its axes alone is placed: outside of it nothing stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, combinations, product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.access import TensorUse, Tiles, tensors_of
from piste.bounds.single import candidates
from piste.bounds.snowcat import BUFFER, nest
from piste.bounds.staircase import Ints, index_at, pareto
from piste.errors import SpecError
from piste.spec.mapping import Keep, Loop, Mapping
from piste.spec.workload import Workload

CHUNK = 200_000  # choices of tiles looked at together
LARGEST = 2 * 10**7  # choices of tiles in all
COARSE = 5  # tiles per rank in the first round, which finds points good enough to drop most of the second


@dataclass(frozen=True)
class UntiledNest:
    """A nest without tile sizes: outer loops, loops over single indices, and how many of these each keep is below."""

    order: tuple[str, ...]
    units: tuple[str, ...]
    depths: dict[str, int]


@dataclass
class General:
    """The search; `buffer_bits` and `traffic_bits` are the best points so far, with the plan and the tiles of each."""

    workload: Workload
    tiles: str
    placement: str
    halo: str
    buffer_bits: Ints = field(default_factory=lambda: np.empty(0, np.int64))
    traffic_bits: Ints = field(default_factory=lambda: np.empty(0, np.int64))
    plan: NDArray[np.intp] = field(default_factory=lambda: np.empty(0, np.intp))
    plans: list[UntiledNest] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sizes = self.workload.sizes
        tensors = tensors_of(self.workload)
        output = tensors[-1]
        if output.plain != output.ranks:
            raise SpecError(
                f"{self.workload.einsums[0].output} has an index that is no rank alone; "
                "a bound needs an output such as O[p,q], with sums of ranks on operands only"
            )
        everywhere = frozenset.intersection(*(t.plain for t in tensors))
        self.batch = tuple(
            r for r in self.sizes if r in everywhere
        )  # one by one outside of all: nothing is reused there
        self.tensors = tensors_of(self.workload, self.batch)
        self.ranks = tuple(r for r in self.sizes if r not in everywhere)
        self.walked = frozenset(r for r in self.ranks if all(r in t.plain or r not in t.ranks for t in self.tensors))
        self.chosen: Ints = np.empty((0, len(self.ranks)), np.int64)
        self.copies = prod(self.sizes[r] for r in self.batch)

    def run(self) -> General:
        fine = {r: candidates(self.sizes[r], self.tiles) for r in self.ranks}
        if prod(map(len, fine.values())) > LARGEST:
            raise SpecError(
                f"{self.workload.einsums[0].name} has too many ranks of too many tile sizes to try them all; "
                "write tiles='perfect' or smaller sizes"
            )
        self._search({r: _thinned(tiles) for r, tiles in fine.items()})
        self._search(fine)
        return self

    def mapping_at(self, i: int) -> Mapping | None:
        """The nest that costs what point i says; none for a halo that is not counted as data really stay."""
        if self.halo != "consecutive" and any(t.plain != t.ranks for t in self.tensors):
            return None
        plan = self.plans[self.plan[i]]
        tiles = dict(zip(self.ranks, self.chosen[i].tolist(), strict=True))
        steps: list[Loop | Keep] = [Loop(r, 1) for r in self.batch]
        steps += [Loop(r, tiles[r]) for r in plan.order]
        for depth in range(len(plan.units) + 1):
            kept = tuple(t for t, d in plan.depths.items() if d == depth)
            steps += [Keep(BUFFER, kept)] if kept else []
            steps += [Loop(r, 1) for r in plan.units[depth : depth + 1]]
        return nest(self.workload, self.workload.einsums[0], steps)

    def _search(self, grid: dict[str, Ints]) -> None:
        whole = {r: np.array([self.sizes[r]]) for r in self.ranks}
        self._settle((), whole)
        twins = _twins(self.tensors, self.sizes, self.ranks)
        for innermost in self.ranks:
            if self.sizes[innermost] == 1 or innermost in twins:
                continue
            axes = dict(grid)
            # Walked one by one: a larger tile of it takes more buffer and saves nothing, if no box slides along it.
            axes[innermost] = axes[innermost][:1] if innermost in self.walked else axes[innermost][:-1]
            for tiles in _choices(axes):
                self._start(innermost, tiles)

    def _start(self, innermost: str, tiles: Tiles) -> None:
        """Begin with the innermost loop; what decides the buffer is then known."""
        moving = [t for t in self.tensors if innermost in t.ranks and self.placement == "per-tensor"]
        rough = np.zeros_like(tiles[innermost])
        for t in self.tensors:
            free = t in moving and innermost in t.plain
            rough += t.bits * (1 if free else t.volume(tiles, (innermost,) if t in moving else ()))
        tiles, _ = self._hopeful((innermost,), tiles, rough)
        if not len(tiles[innermost]):
            return
        buffers = []
        for units, depths in self._keepings((innermost,)):
            buffers.append(sum(t.bits * t.volume(tiles, units[: depths[t.name]]) for t in self.tensors))
        self._place((innermost,), tiles, np.min(np.broadcast_arrays(*buffers, tiles[innermost])[:-1], axis=0))

    def _place(self, inner: tuple[str, ...], tiles: Tiles, buffer: Ints) -> None:
        """Go on from the loops placed so far, innermost first, with the choices of tiles that may still win."""
        tiles, buffer = self._hopeful(inner, tiles, buffer)
        if not len(buffer):
            return
        if all(t.plain & {*inner} for t in self.tensors):
            self._settle(inner, tiles)
            return
        more = np.zeros(len(buffer), bool)
        for rank in self.ranks:
            walks = tiles[rank] < self.sizes[rank]
            if rank not in inner and walks.any():
                more |= walks
                self._place((*inner, rank), {r: t[walks] for r, t in tiles.items()}, buffer[walks])
        if not more.all():
            self._settle(inner, {r: t[~more] for r, t in tiles.items()})

    def _hopeful(self, inner: tuple[str, ...], tiles: Tiles, buffer: Ints) -> tuple[Tiles, Ints]:
        """The choices that the points found so far do not beat already, with at least so much buffer."""
        buffer = np.broadcast_to(buffer, tiles[inner[0]].shape)
        traffic = np.zeros_like(tiles[inner[0]])
        for t in self.tensors:
            traffic = traffic + (self._least(t, inner, tiles) if t.plain == t.ranks else self._bits(t, t.distinct))
        for t in self.tensors:  # these take longer to count, so of few
            if t.plain != t.ranks:
                keep = self._improves(buffer, traffic)
                tiles, buffer, traffic = {r: tile[keep] for r, tile in tiles.items()}, buffer[keep], traffic[keep]
                traffic = traffic - self._bits(t, t.distinct) + self._least(t, inner, tiles)
        keep = self._improves(buffer, traffic)
        return {r: tile[keep] for r, tile in tiles.items()}, buffer[keep]

    def _least(self, t: TensorUse, inner: tuple[str, ...], tiles: Tiles) -> Ints:
        """No less of a tensor moves, whatever loops are placed further out and whether it is kept further in."""
        if t.plain == t.ranks:
            own = next((i for i, r in enumerate(inner) if r in t.plain), None)
            return self._bits(t, t.distinct * self._repeats(t, inner[:own], tiles) if own is not None else t.distinct)
        scattered = self.placement == "per-tensor" and not t.is_dense and bool(t.ranks & {*inner[:1]})
        return self._bits(t, t.at_least(tiles, self._order(inner), len(inner), scattered))

    def _repeats(self, t: TensorUse, inside: tuple[str, ...], tiles: Tiles) -> Ints:
        """How often all of it comes again: once for every step of the loops it lacks, but those inside of its own."""
        trips = (-(-self.sizes[r] // tiles[r]) for r in self.ranks if r not in t.ranks and r not in inside)
        return np.asarray(prod(trips, start=1))

    def _order(self, inner: tuple[str, ...]) -> tuple[str, ...]:
        return (*(r for r in self.ranks if r not in inner), *reversed(inner))

    def _moved(self, t: TensorUse, inner: tuple[str, ...], tiles: Tiles, units: Sequence[str] = ()) -> Ints:
        """What moves of a tensor kept below all outer loops and `units`."""
        if t.plain == t.ranks:
            own = next((i for i, r in enumerate(inner) if r in t.ranks), len(inner))
            return self._bits(t, t.distinct * self._repeats(t, inner[:own], tiles))
        return self._bits(t, t.fetched(tiles, self._order(inner), units, self.halo, len(inner)))

    def _bits(self, t: TensorUse, moved: Any) -> Ints:
        """An output's tile is written at every visit and read again at every visit but the first."""
        return np.asarray(self.copies * t.bits * (2 * moved - t.distinct if t.is_output else moved))

    def _settle(self, inner: tuple[str, ...], tiles: Tiles) -> None:
        """Count exactly, for every depth at which tensors may be kept further in."""
        rows = max((len(tile) for tile in tiles.values()), default=1)
        moved = {t.name: np.broadcast_to(self._moved(t, inner, tiles), rows) for t in self.tensors}
        hopes = {t.name: moved[t.name] if t.is_dense else self._least(t, inner, tiles) for t in self.tensors}
        for units, depths in self._keepings(inner):
            above = {t.name: units[: depths[t.name]] for t in self.tensors}
            buffer = np.zeros(rows, np.int64)
            hope = np.zeros(rows, np.int64)
            for t in self.tensors:
                buffer += t.bits * t.volume(tiles, above[t.name])
                hope += (hopes if above[t.name] else moved)[t.name]
            keep = self._improves(buffer, hope)
            if not keep.any():
                continue
            some = {r: tile[keep] for r, tile in tiles.items()}
            traffic = np.zeros(int(keep.sum()), np.int64)
            for t in self.tensors:
                slides = above[t.name] and t.plain != t.ranks
                traffic += self._moved(t, inner, some, above[t.name]) if slides else moved[t.name][keep]
            self._add(buffer[keep], traffic, some, UntiledNest(self._order(inner), units, depths))

    def _add(self, buffer: Ints, traffic: Ints, tiles: Tiles, plan: UntiledNest) -> None:
        keep = self._improves(buffer, traffic)
        if not keep.any():
            return
        chosen = np.stack([*tiles.values()], axis=1)[keep] if tiles else np.empty((1, 0), np.int64)
        buffer = np.concatenate([self.buffer_bits, buffer[keep]])
        traffic = np.concatenate([self.traffic_bits, traffic[keep]])
        rows = pareto(buffer, traffic)
        self.buffer_bits, self.traffic_bits = buffer[rows], traffic[rows]
        self.chosen = np.concatenate([self.chosen, chosen])[rows]
        self.plan = np.concatenate([self.plan, np.full(len(chosen), len(self.plans))])[rows]
        self.plans.append(plan)

    def _improves(self, buffer: Ints, traffic: Ints) -> NDArray[np.bool_]:
        if not len(self.buffer_bits):
            return np.ones(len(buffer), bool)
        at = index_at(self.buffer_bits, buffer)
        better: NDArray[np.bool_] = (at < 0) | (traffic < self.traffic_bits[at])
        return better

    def _keepings(self, inner: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, int]]]:
        """Loops over single indices, and how many of them each keep is below: only over ranks that its tensor has."""
        boundary = {t.name: 0 for t in self.tensors}
        yield (), boundary
        if self.placement == "single" or not inner:
            return
        moving = [t for t in self.tensors if inner[0] in t.ranks]
        seen = set()
        for units in self._walks(inner[0], moving):
            depths = []
            for t in moving:
                if inner[0] in t.plain:
                    most = next((i for i, r in enumerate(units) if r not in t.ranks), len(units))
                else:
                    most = int(units[:1] == inner[:1])  # further in, nothing would stay for the next step of that loop
                # Where no box slides, further in is never more traffic.
                depths.append([most] if t.plain == t.ranks else list(range(most + 1)))
            for chosen in product(*depths):
                above = tuple(units[:d] for d in chosen)
                if above not in seen:
                    seen.add(above)
                    yield units, boundary | {t.name: d for t, d in zip(moving, chosen, strict=True)}

    def _walks(self, innermost: str, moving: list[TensorUse]) -> Iterator[tuple[str, ...]]:
        """Loops over single indices: over all ranks of a tensor that are axes alone, those first that others have too
        or those that they lack; and of a tensor whose boxes slide over at most one rank more, inside of the others.
        """
        for t in moving:
            if innermost not in t.plain:
                yield (innermost,)
                continue
            own = [r for r in self.ranks if r in t.plain and r != innermost]
            common = [r for r in own if any(r in other.ranks for other in moving if other is not t)]
            private = [r for r in own if r not in common]
            for units in dict.fromkeys(((*common, *private), (*private, *common), ())):
                yield (innermost, *units)
                for r in self.ranks:
                    if r in t.ranks - t.plain:
                        yield (innermost, *units, r)


def _twins(tensors: Sequence[TensorUse], sizes: dict[str, int], ranks: Sequence[str]) -> set[str]:
    """Ranks that can be exchanged for others without changing anything, such as q and s for p and r of a square image:
    what is found with one of them innermost is found with its twin innermost too.
    """

    def axes(t: TensorUse, names: dict[str, str]) -> set[frozenset[tuple[str, int]]]:
        return {frozenset((names.get(r, r), c) for r, c in axis) for group in t.groups for axis in group}

    pairs = [(a, b) for a, b in combinations(ranks, 2) if sizes[a] == sizes[b] > 1]
    for swaps in chain(combinations(pairs, 2), combinations(pairs, 1)):
        names = {x: y for a, b in swaps for x, y in ((a, b), (b, a))}
        if len(names) == 2 * len(swaps) and all(axes(t, {}) == axes(t, names) for t in tensors):
            return {b for _, b in swaps}
    return set()


def _choices(grid: dict[str, Ints]) -> Iterator[Tiles]:
    """All combinations of tiles, some at a time."""
    shape = [len(tiles) for tiles in grid.values()]
    for start in range(0, prod(shape), CHUNK):
        flat = np.unravel_index(np.arange(start, min(start + CHUNK, prod(shape))), shape)
        yield {r: tiles[i] for (r, tiles), i in zip(grid.items(), flat, strict=True)}


def _thinned(tiles: Ints) -> Ints:
    """A few of them, evenly over their logarithms, the first and the last among them."""
    picks = np.linspace(0, np.log(tiles[-1]), COARSE)
    return np.unique(tiles[np.abs(np.log(tiles)[:, None] - picks).argmin(axis=0)])
