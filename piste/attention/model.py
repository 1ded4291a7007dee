"""Accounting `model`: what a dataflow of attention costs by the rules of the general model, and which to look at.

What goes off the chip and what the buffer holds are those of the dataflow's loop tree (`tree`), in closed form; a mask
is taken into account, as a piece of rows needs only the keys that one of its rows sees. Softmax is charged: on the
special-function unit and, where logits leave the chip, with one more pass over them between the two products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import product
from math import ceil, nan
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.attention.dataflow import STATIONARITIES, Dataflow, keeps_rows, shared_stages
from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.tree import ARRAY, Accesses, PEArray, Trees, buffer_accesses
from piste.attention.workload import Pieces, cut, least, softmax_operations, visible
from piste.errors import SpecError
from piste.results.attended import Attended

PARTS = ("compute", "offchip", "onchip", "softmax")
KINDS = ("base", "flat", "flash")
SOFTMAX_ACCESSES = 6  # of the buffer for a logit: S read twice, X written and read twice, P written

Ints = NDArray[np.int64]
Sizes = Any  # whole numbers, or arrays of them


@dataclass(frozen=True)
class Options:
    """What the paper leaves open, each with our reading first.

    `softmax`: "charged" or "free". `double_buffered`: the next piece is fetched while one is worked on. `in_place`: the
    weights of softmax overwrite the logits and the result of blocks its partial sums (in a loop tree they are tensors
    of their own). `fill`: cycles to fill and
    drain the array are paid per "stage" (a product of a piece), per "fold" (a tile of the array) or "never".
    """

    softmax: str = "charged"
    double_buffered: bool = True
    in_place: bool = True
    fill: str = "stage"


def cost(
    attention: Attention,
    dataflow: Dataflow,
    platform: Platform,
    options: Options | None = None,
    *,
    priced: bool = True,
) -> Attended:
    """What one dataflow costs; tiles of what is not staged are chosen if it does not say them.

    Counting for the energy takes longer than all the rest: if it is not `priced`, the energy is not a number.

    >>> from piste.attention.shape import attention
    >>> edge = Platform("edge", (32, 32), 512 * 2**10, 1e12, 50e9, sfu_lanes=1024)
    >>> flat = Dataflow(True, "R", 64, staged=frozenset("QIO"))
    >>> found = cost(attention(12, 512, 64, batch=64), flat, edge)
    >>> found.bottleneck, round(found.utilization, 2), found.footprint_bytes
    ('compute', 0.97, 114944)
    """
    return costs(attention, [dataflow], platform, options, priced=priced)[0]


def costs(
    attention: Attention,
    dataflows: Sequence[Dataflow],
    platform: Platform,
    options: Options | None = None,
    *,
    priced: bool = True,
) -> list[Attended]:
    """What each of some dataflows costs, counted together."""
    for dataflow in dataflows:
        _check(attention, dataflow)
    runs = [_run(dataflow)(attention, dataflow, platform, options or Options()) for dataflow in dataflows]
    found = [run.attended() for run in runs]
    if not priced:
        return found
    counted = iter(buffer_accesses(attention, platform, [trees for run in runs for trees in run.trees]))
    return [
        replace(one, energy=run.energy({trees: next(counted) for trees in run.trees}))
        for run, one in zip(runs, found, strict=True)
    ]


def _run(dataflow: Dataflow) -> type[_Online | _Rows | _Apart]:
    if dataflow.granularity == "block":
        return _Online
    return _Rows if keeps_rows(dataflow) else _Apart


def _shares(a: Attention) -> int:
    """Heads whose rows see the same keys."""
    return a.heads // a.kv_heads


def _check(a: Attention, d: Dataflow) -> None:
    if not 1 <= d.rows <= a.rows:
        raise SpecError(f"pieces of {d.rows} rows, there are {a.rows}; write from 1 to {a.rows}")
    if d.granularity == "block" and not 1 <= d.columns <= a.keys:
        raise SpecError(f"blocks of {d.columns} columns, there are {a.keys} keys; write from 1 to {a.keys}")
    if a.batch % d.batch_tile or a.kv_heads % d.head_tile:
        found = f"pieces of {d.batch_tile} of {a.batch} sequences and {d.head_tile} of {a.kv_heads} heads"
        raise SpecError(f"{found}; write numbers that divide")


@dataclass(frozen=True)
class ProductCost:
    """One of the two products over all pieces: cycles of the array, accesses of the buffer for its three tensors.

    `updates` of the result are written, `partial` results are read to be added to.
    """

    cycles: int
    operand: int
    weight: int
    updates: int
    partial: int

    @property
    def result(self) -> int:
        """Accesses of the buffer for the result, written and read."""
        return self.updates + self.partial

    @property
    def accesses(self) -> Accesses:
        """All accesses of the buffer."""
        return Accesses(self.operand + self.weight + self.partial, self.updates)


def _cut(sizes: Ints, tile: int) -> list[tuple[Ints, Ints]]:
    """The extents of the tiles of some sizes, and how many of each there are: whole ones, and the rest."""
    whole, rest = np.divmod(sizes, tile)
    return [(np.full_like(sizes, tile), whole), (rest, (rest > 0).astype(np.int64))]


def energy_pj(
    platform: Platform, macs: float, softmax: float, buffer: Accesses, crossing: Accesses, cycles: float
) -> float:
    """The energy of a count, by the prices of the chip: of operations, of accesses of the buffer by the array, of
    elements that are read off the chip into the buffer (`crossing.reads`) or go from it (`crossing.writes`), and of
    what leaks in so many cycles."""
    p = platform.prices
    inward, outward = p.offchip_read_pj + p.buffer_write_pj, p.buffer_drain_pj + p.offchip_write_pj
    found = macs * p.mac_pj + softmax * p.softmax_pj + cycles * p.leakage_pj
    found += buffer.reads * p.buffer_read_pj + buffer.writes * p.buffer_write_pj
    return float(found + crossing.reads * inward + crossing.writes * outward)


class _OnPlatform:
    """A dataflow on a platform."""

    def __init__(self, attention: Attention, dataflow: Dataflow, platform: Platform, options: Options):
        dataflow = shared_stages(attention, dataflow)
        self.a, self.d, self.platform, self.options = attention, dataflow, platform, options
        self.shares = _shares(attention)
        self.rows = self.queries(dataflow.rows)  # of each of these heads
        self.pieces = cut(attention, self.rows)
        self.array, self.filling = PEArray(*platform.array, self.shares), fill_cycles(platform)
        self.doubled = 2 if options.double_buffered else 1
        self.logits_held = (1 if options.in_place else 2) + dataflow.pipelined  # one piece is made, one is used

    @property
    def stays(self) -> bool:
        """Whether the values are there with the keys."""
        return self.a.shared and self.d.fused and "K" in self.d.staged

    @property
    def capacity(self) -> float:
        """Elements that the buffer has room for."""
        return self.platform.buffer_bytes / self.platform.element_bytes

    @property
    def quantum(self) -> int:
        """Queries that fill the rows of the array."""
        return max(1, self.platform.array[0] // self.shares)

    def queries(self, rows: int) -> int:
        """Queries that make so many rows of logits: heads that share keys go together."""
        return -(-rows // self.shares)

    @cached_property
    def products(self) -> tuple[ProductCost, ProductCost]:
        first, second = self.d.stationarity
        return self._product(0, first), self._product(1, second)

    def tiled(self, which: int, tile: tuple[int, int]) -> ProductCost:
        """A product in tiles of rows and keys, each of which takes whole tiles of the array."""
        product, pieces, fill = self.products[which], self.pieces, self.options.fill
        queries = min(self.queries(tile[0]), self.rows)
        # Ranks that lie on the array are taken in its steps: cut in whole steps, or not at all, they take no more.
        across, down, _ = ARRAY["SO"[which]][self.d.stationarity[which]]
        steps = {across: self.platform.array[0], down: self.platform.array[1]}
        if "m" in steps:
            steps["m"] = max(1, steps["m"] // self.shares)
        whole_rows = queries >= self.pieces.heights[0] or queries % steps.get("m", 1) == 0
        if whole_rows and (tile[1] >= self.a.keys or tile[1] % steps.get("p", 1) == 0):
            return product
        times = self.a.groups * pieces.counts
        cycles = self.filling * int(times.sum()) if fill == "stage" else 0
        each = "fold" if fill == "fold" else "never"
        for rows, n in _cut(pieces.heights, queries):
            for keys, more in _cut(pieces.keys, tile[1]):
                k, width = (self.a.dk, keys) if which == 0 else (keys, self.a.dv)
                stays, often = self.d.stationarity[which], times * n * more
                cycles += on_array(rows, k, width, stays, self.array, often, each, self.filling).cycles
        return replace(product, cycles=cycles)

    def _product(self, which: int, stationarity: str) -> ProductCost:
        """In whole rows of logits."""
        return _of_pieces(self.pieces, 0, which, stationarity, self.array, self.options.fill, self.filling)

    @cached_property
    def operations(self) -> int:
        """Of softmax."""
        online = self.d.granularity == "block"
        return softmax_operations(self.a, self.rows, self.d.columns or 1, online)

    @property
    def softmax_cycles(self) -> float:
        lanes = self.platform.sfu_lanes
        return 0 if lanes is None or self.options.softmax == "free" else ceil(self.operations / lanes)

    @property
    def logits(self) -> int:
        """Logits that are made, hidden ones in a piece's keys too."""
        return self.a.groups * self.shares * self.pieces.sum(self.pieces.heights * self.pieces.keys)

    def phase(self, compute: float, offchip: float, onchip: float, softmax: float = 0) -> dict[str, float]:
        """Cycles of parts that overlap, from cycles and elements; what crosses the border passes the buffer too."""
        p = self.platform
        words = p.clock_hz * p.element_bytes
        return {
            "compute": compute,
            "offchip": offchip * words / p.offchip_bytes_per_second,
            "onchip": (onchip + offchip) * words / p.onchip_bytes_per_second,
            "softmax": softmax,
        }

    @property
    def as_run(self) -> tuple[ProductCost, ProductCost]:
        """The products, in the tiles in which they run."""
        return self.products

    def together(self, offchip: float, onchip: float) -> dict[str, float]:
        """Both products and softmax of a piece: at once in a pipeline, on half of the array each, else in turn.

        In turn, what they take together counts for the longer of the products and softmax.
        """
        one, two = (product.cycles for product in self.as_run)
        softmax = self.softmax_cycles
        if self.d.pipelined:
            return self.phase(2 * max(one, two), offchip, onchip, softmax)
        compute, all_ = one + two, one + two + softmax
        return self.phase(
            *((all_, offchip, onchip, softmax) if softmax <= compute else (compute, offchip, onchip, all_))
        )

    def spilled(self, held: dict[str, int]) -> float:
        """The share of what is held that finds no room."""
        return max(0.0, 1 - self.capacity / sum(held.values()))

    def answer(
        self,
        phases: Sequence[dict[str, float]],
        held: dict[str, int],
        crossing: Accesses,
        onchip: float,
        dataflow: Dataflow,
        fused: bool,
        spilled: float = 0.0,
        notes: tuple[str, ...] = (),
    ) -> Attended:
        """Phases follow each other; in each the slowest part decides. `onchip` are the accesses of the buffer that are
        waited for. The energy is found afterwards."""
        a, size = self.a, self.platform.element_bytes
        cycles = sum(max(phase.values()) for phase in phases)
        macs = a.batch * a.heads * visible(a).pairs * (a.dk + a.dv)
        offchip = crossing.reads + crossing.writes
        self.ran, self.macs, self.crossed, self.cycles = dataflow, macs, crossing, cycles
        return Attended(
            name="attention",
            accounting="model",
            dataflow=dataflow,
            fused=fused,
            macs=macs,
            cycles=cycles,
            utilization=macs / self.platform.pes / cycles,
            footprint_bytes=sum(held.values()) * size,
            spill_fraction=spilled,
            offchip_bytes=offchip * size,
            onchip_bytes=(onchip + offchip) * size,
            energy=nan,
            parts={part: sum(phase[part] for phase in phases) for part in PARTS},
            bottleneck=slowest(phases),
            bound=least(a, size).fused_bytes,
            notes=notes,
            phases=tuple(phases),
        )

    def weight(self, name: str, width: int, tile: tuple[int, int], outer: str) -> float:
        """Elements of K or V that come on the chip: once if they stay, else again for every tile of rows."""
        if name in self.d.staged or tile[1] >= self.a.keys:
            return self.a.groups * self.pieces.seen * width
        turns = -(-self.pieces.heights // self.queries(tile[0])) if outer == "rows" else 1
        return self.a.groups * self.pieces.sum(turns * self.pieces.keys) * width

    def turns(self, name: str, tile: tuple[int, int], outer: str) -> Ints:
        """How often the rows of each piece pass by: again for every tile of keys, if that loop is outside."""
        once = np.ones_like(self.pieces.heights)
        if name in self.d.staged or outer == "rows":
            return once
        return np.where(self.queries(tile[0]) >= self.pieces.heights, once, -(-self.pieces.keys // tile[1]))

    def crossing(self, which: int, tile: tuple[int, int], outer: str) -> Accesses:
        """Elements besides logits that cross the border for one product; partial results go out and come back."""
        a, q, heights = self.a, self.shares, self.pieces.heights
        if which == 0:
            queries = a.groups * q * self.pieces.sum(heights * self.turns("Q", tile, outer)) * a.dk
            return Accesses(queries + self.weight("K", a.dk, tile, outer))
        values = 0.0 if self.stays else self.weight("V", a.dv, tile, outer)
        turns = self.turns("O", tile, outer)
        back, out = (a.groups * q * self.pieces.sum(heights * n) * a.dv for n in (turns - 1, turns))
        return Accesses(values + back, out)

    def moved(self, which: int, tile: tuple[int, int], outer: str) -> float:
        """Elements that cross the border for one product, in and out together."""
        return sum(self.crossing(which, tile, outer))

    @property
    def trees(self) -> list[Trees]:
        """The loop trees that count for the energy."""
        return [self.as_trees(self.ran)]

    def as_trees(self, dataflow: Dataflow) -> Trees:
        return Trees(dataflow, self.rows)

    def energy(self, counted: dict[Trees, dict[str, Accesses]]) -> float:
        """Of what ran, from the accesses of the buffer by its Einsums; softmax that is free takes none."""
        charged, products = self.options.softmax == "charged", ("S", "U" if self.ran.granularity == "block" else "O")
        buffer = Accesses().plus(
            *(n for each in counted.values() for name, n in each.items() if charged or name in products)
        )
        softmax = self.operations if charged else 0
        return energy_pj(self.platform, self.macs, softmax, buffer, self.crossed, self.cycles)

    def room(self, which: int, tile: tuple[int, int]) -> dict[str, int]:
        """Elements besides logits that the buffer has room for in one product: of a piece if staged, else of a tile."""
        a, q, d = self.a, self.shares, self.d
        piece = d.batch_tile * d.head_tile
        rows, keys = q * min(self.queries(tile[0]), self.rows), min(tile[1], a.keys)
        left, right, width = ("O", "V", 0 if self.stays else a.dv) if which else ("Q", "K", a.dk)
        return {
            left: self.doubled * (piece * q * self.rows if left in d.staged else rows) * (a.dv if which else a.dk),
            right: self.doubled * (piece * a.keys if right in d.staged else keys) * width,
        }


class _Rows(_OnPlatform):
    """Whole rows of logits stay on the chip between the two products."""

    def attended(self) -> Attended:
        d = replace(self.d, tiles=self.tiles)
        crossing = [self.crossing(k, self.tiles[k], d.outer[k]) for k in (0, 1)]
        moved = [sum(each) for each in crossing]
        held = self.held
        one, two = self.as_run
        softmax = 0 if self.options.softmax == "free" else SOFTMAX_ACCESSES * self.logits
        logits_accesses = one.result + two.operand + softmax
        accesses = {"Q": one.operand, "K": one.weight, "I": logits_accesses, "V": two.weight, "O": two.result}
        onchip = sum(accesses.values())
        spilled = self.spilled(held)
        offchip = sum(moved) + spilled * sum(count for name, count in accesses.items() if name in d.staged)
        written = {"I": one.updates + softmax / 3, "O": two.updates}  # of these accesses
        out = spilled * sum(written.get(name, 0) for name in accesses if name in d.staged)
        crossed = Accesses(offchip - out - crossing[1].writes, out + crossing[1].writes)
        if d.fused:
            phases = [self.together(offchip, onchip)]
        else:
            share = moved[0] / sum(moved)
            halves = ((one, share), (two, 1 - share))
            phases = [self.phase(p.cycles, offchip * s, p.operand + p.weight + p.result) for p, s in halves]
            phases.insert(1, self.phase(0, 0, softmax, self.softmax_cycles))
        return self.answer(phases, held, crossed, onchip, d, d.fused, spilled)

    @cached_property
    def as_run(self) -> tuple[ProductCost, ProductCost]:
        return self.tiled(0, self.tiles[0]), self.tiled(1, self.tiles[1])

    @property
    def tiles(self) -> tuple[tuple[int, int], tuple[int, int]]:
        return self.d.tiles or ((self.d.rows, min(self.a.keys, self.platform.array[1])),) * 2

    @property
    def held(self) -> dict[str, int]:
        piece = self.d.batch_tile * self.d.head_tile * self.shares * self.rows
        logits = {"I": self.logits_held * piece * self.pieces.most, "stats": 2 * piece}
        return self.room(0, self.tiles[0]) | self.room(1, self.tiles[1]) | logits


class _Apart(_OnPlatform):
    """Logits leave the chip: all of the first product, softmax, all of the second."""

    def attended(self) -> Attended:
        d = self.d
        choices = [(tile, outer) for tile, outer in zip(d.tiles, d.outer, strict=True)] if d.tiles else None
        first, second = (self._chosen(k, choices[k] if choices else None) for k in (0, 1))
        halves = (first, second)
        offchip = [half.moved + half.run.logits for half in halves]
        onchip = [half.product.operand + half.product.weight + half.product.result for half in halves]
        helds = [half.held for half in halves]
        spilled = [self.spilled(held) for held in helds]
        for k, half in enumerate(halves):
            offchip[k] += spilled[k] * sum(count for name, count in half.accesses.items() if name in d.staged)
        phases = [
            self.phase(half.product.cycles, off, on) for half, off, on in zip(halves, offchip, onchip, strict=True)
        ]
        notes: tuple[str, ...] = ()
        if self.passes:
            if self.passes == 3:
                row = self.row * self.platform.element_bytes
                notes = (f"a row of logits takes {row} bytes, the buffer has {self.platform.buffer_bytes:.0f}",)
            logits = max(half.run.logits for half in halves)
            offchip.append(self.passes * logits)
            onchip.append(SOFTMAX_ACCESSES * logits)
            phases.insert(1, self.phase(0, offchip[2], onchip[2], self.softmax_cycles))
        largest = max(helds, key=lambda held: sum(held.values()))
        found = replace(d, tiles=(first.tile, second.tile), outer=(first.outer, second.outer))
        # Logits go out of the first product and of softmax, and come back for softmax and for the second product.
        out = first.run.logits + second.crossing.writes + (offchip[2] / self.passes if self.passes else 0)
        out += spilled[1] * ("O" in d.staged) * second.product.updates
        crossed = Accesses(sum(offchip) - out, out)
        self.halves = halves
        return self.answer(phases, largest, crossed, sum(onchip), found, False, max(spilled), notes)

    @property
    def trees(self) -> list[Trees]:
        return [half.run.as_trees(self.ran) for half in self.halves]

    def energy(self, counted: dict[Trees, dict[str, Accesses]]) -> float:
        """Each product in its own pieces, softmax in those that make more logits."""
        one, other = self.trees
        both = counted[one] | {"O": counted[other]["O"]}
        if self.halves[1].run.logits > self.halves[0].run.logits:
            both = counted[other] | {"S": counted[one]["S"]}
        return super().energy({one: both})

    @property
    def row(self) -> int:
        """Logits that softmax takes together: those of a query in all heads that share keys."""
        return self.shares * self.a.keys

    @property
    def passes(self) -> int:
        """Of softmax over the logits: in and out, and once more for maximum and sum if a row has no room."""
        if self.options.softmax == "free":
            return 0
        return 2 if self.row <= self.capacity else 3

    def _chosen(self, which: int, choice: tuple[tuple[int, int], str] | None) -> _Half:
        """One product with its tile: the one that moves least of those that fit, the smallest if none does."""
        if choice:
            return self._half(which, *choice)

        def worth(half: _Half) -> tuple[float, float]:
            held = sum(half.held.values())
            moved = half.moved + (1 + self.passes / 2) * half.run.logits
            return (moved, held) if held <= self.capacity else (np.inf, held)

        outer = ("rows",) if self.a.mask else ("rows", "keys")
        return min((self._half(which, tile, side) for tile, side in product(self._tiles(which), outer)), key=worth)

    def _tiles(self, which: int) -> set[tuple[int, int]]:
        """Doubled rows with as many keys as there is room for, and doubled keys with as many rows."""
        q, (height, width) = self.shares, (self.quantum, self.platform.array[1])

        def held(queries: int, keys: int) -> int:
            return sum(self._half(which, (q * queries, keys), "rows").held.values())

        found = set()
        for queries in doublings(height, self.rows):
            keys = largest(partial(held, queries), self.a.keys, self.capacity)
            found.add((q * queries, whole_steps(keys, width, self.a.keys)))
        for keys in doublings(width, self.a.keys):
            queries = largest(partial(held, keys=keys), self.rows, self.capacity)
            found.add((q * whole_steps(queries, height, self.rows), keys))
        return found

    def _half(self, which: int, tile: tuple[int, int], outer: str) -> _Half:
        # Under a mask every tile of rows is a piece, which skips the keys that none of its rows sees.
        pieces = replace(self.d, rows=min(tile[0], self.a.rows)) if self.a.mask else self.d
        return _Half(which, tile, outer, _OnPlatform(self.a, pieces, self.platform, self.options))


@dataclass(frozen=True)
class _Half:
    """One of the two products, its logits coming from or going off the chip."""

    which: int
    tile: tuple[int, int]
    outer: str
    run: _OnPlatform

    @cached_property
    def crossing(self) -> Accesses:
        return self.run.crossing(self.which, self.tile, self.outer)

    @cached_property
    def moved(self) -> float:
        return sum(self.crossing)

    @cached_property
    def held(self) -> dict[str, int]:
        run = self.run
        rows, keys = run.shares * min(run.queries(self.tile[0]), run.rows), min(self.tile[1], run.a.keys)
        return run.room(self.which, self.tile) | {"I": run.doubled * rows * keys}

    @cached_property
    def product(self) -> ProductCost:
        return self.run.tiled(self.which, self.tile)

    @property
    def accesses(self) -> dict[str, int]:
        """Of the operands that can be staged."""
        names = {"Q": self.product.operand, "K": self.product.weight}
        return {"V": self.product.weight, "O": self.product.result} if self.which else names


class _Online(_OnPlatform):
    """Blocks of logits under online softmax: partial results are corrected when the maximum of a row grows."""

    def attended(self) -> Attended:
        a, d, q = self.a, self.d, self.shares
        blocks = visible(a, self.rows, d.columns)
        all_rows = a.groups * q * a.queries
        values = 0 if a.shared else a.dv
        if d.order == "flash1":
            # Rows of every block; partial results go out after each and come back before each but the first.
            seen = all_rows if self.rows >= a.queries else a.groups * q * blocks.rows
            back = seen - all_rows
            inward = seen * a.dk + a.groups * self.pieces.seen * (a.dk + values)
            inward += (back + all_rows) * (a.dv + 1) + back  # U and D, and M, once for its own maximum and for X
            outward = all_rows * a.dv + seen * (a.dv + 1) + seen
        else:
            keys = self.pieces.seen if d.columns >= a.keys else blocks.keys
            inward, outward = all_rows * a.dk + a.groups * keys * (a.dk + values), all_rows * a.dv
        one, two = self.products
        corrected = (a.groups * q * blocks.rows - all_rows) * a.dv  # partial results, read again in all blocks but one
        onchip = sum(p.operand + p.weight + p.result for p in (one, two)) + 4 * self.logits + corrected
        spilled = self.spilled(self.held)
        again = spilled * (onchip - one.weight - two.weight)
        out = spilled * (one.updates + two.updates + self.logits)
        crossing = Accesses(inward + again - out, outward + out)
        phases = [self.together(inward + outward + again, onchip)]
        return self.answer(phases, self.held, crossing, onchip, d, True, spilled)

    @property
    def held(self) -> dict[str, int]:
        a, rows, columns = self.a, self.shares * self.rows, self.d.columns
        return {
            "Q": self.doubled * rows * a.dk,
            "K": self.doubled * columns * a.dk,
            "V": 0 if a.shared else self.doubled * columns * a.dv,
            "I": self.logits_held * rows * columns,
            "O": (self.doubled + (not self.options.in_place)) * rows * a.dv,
            "stats": 2 * rows,
        }

    def _product(self, which: int, stationarity: str) -> ProductCost:
        """Block by block."""
        columns = self.d.columns
        return _of_pieces(self.pieces, columns, which, stationarity, self.array, self.options.fill, self.filling)


def slowest(phases: Sequence[Mapping[str, float]]) -> str:
    """The part that most of the time is waited for."""
    waits = dict.fromkeys(PARTS, 0.0)
    for phase in phases:
        part = max(PARTS, key=lambda part: phase[part])
        waits[part] += phase[part]
    return max(PARTS, key=lambda part: waits[part])


@lru_cache(maxsize=4096)
def _of_pieces(
    pieces: Pieces, columns: int, which: int, stationarity: str, array: PEArray, fill: str, filling: int
) -> ProductCost:
    """One product of all pieces, in blocks of so many columns: all that are whole, and the last of each piece; of all
    its columns at once if they are 0."""
    a, queries, keys, times = pieces.attention, pieces.heights, pieces.keys, pieces.attention.groups * pieces.counts
    if columns:
        whole, rest = np.divmod(keys, columns)
        queries, times = np.tile(queries, 2), np.concatenate((times * whole, times * (rest > 0)))
        keys = np.concatenate((np.full_like(rest, columns), rest))
    k, n = (a.dk, keys) if which == 0 else (keys, a.dv)
    return on_array(queries, k, n, stationarity, array, times, fill, filling)


def on_array(
    queries: Ints, k: Sizes, n: Sizes, stationarity: str, array: PEArray, times: Ints, fill: str, filling: int
) -> ProductCost:
    """Products of m x k by k x n on the array, one after the other, each so many times.

    m: queries of each of the heads that share keys. These lie side by side on the array (`tree.Array`).
    fill: how often the `filling` cycles are paid (`Options`).
    """
    m, of_rows = queries * array.shares, array.across(queries)
    if stationarity == "output":
        across, down, through = of_rows, -(-n // array.columns), k
        counts = (m * k * down, k * n * across, m * n, 0 * m)
    elif stationarity == "weight":
        across, down, through = -(-k // array.rows), -(-n // array.columns), m
        counts = (m * k * down, k * n, across * m * n, (across - 1) * m * n)
    else:
        across, down, through = of_rows, -(-k // array.columns), n
        counts = (m * k, k * n * across, down * m * n, (down - 1) * m * n)
    tiles = across * down
    fills: dict[str, Any] = {"stage": 1, "fold": tiles, "never": 0}
    cycles = tiles * through + filling * fills[fill]
    return ProductCost(*(int(np.sum(times * count)) for count in (cycles, *counts)))


def fill_cycles(platform: Platform) -> int:
    """Cycles until the whole array has work and until its last result is out: steps of a systolic array, of a tree."""
    rows, columns = platform.array
    deep = (rows - 1).bit_length() + (columns - 1).bit_length()
    return {"systolic": rows + columns - 2, "tree": deep, "crossbar": 0}[platform.noc]


def doublings(least: int, whole: int) -> list[int]:
    """Sizes to try: doubled from the least on, and the whole."""
    sizes = [min(least, whole)]
    while sizes[-1] < whole:
        sizes.append(min(2 * sizes[-1], whole))
    return sizes


def largest(size: Callable[[int], float], most: int, room: float) -> int:
    """The largest number up to the most whose size has room; sizes grow with it. 0 if none has.

    >>> largest(lambda n: 10 + 3 * n, 100, 50)
    13
    """
    at_low, at_high = size(1), size(most)
    if at_high <= room or at_low > room:
        return most if at_high <= room else 0
    low, high = 1, most
    while high - low > 1:  # most sizes grow evenly: look where that says, and one further
        middle = min(max(low + 1, low + int((room - at_low) * (high - low) / (at_high - at_low))), high - 1)
        for at in (middle, middle + 1):
            if low < at < high:
                here = size(at)
                low, at_low, high, at_high = (at, here, high, at_high) if here <= room else (low, at_low, at, here)
        if high - low > 2:
            middle = (low + high) // 2
            here = size(middle)
            low, at_low, high, at_high = (middle, here, high, at_high) if here <= room else (low, at_low, middle, here)
    return low


def whole_steps(size: int, step: int, whole: int) -> int:
    """A size rounded down to steps, one at least, or the whole.

    >>> whole_steps(70, 32, 100), whole_steps(7, 32, 100), whole_steps(100, 32, 100), whole_steps(7, 32, 20)
    (64, 32, 100, 20)
    """
    return whole if size == whole else min(max(step, size // step * step), whole)


TIE = 1e-3  # times that differ by less count as equal: no faster dataflow is worth several times the traffic for that

# Which of two answers is better: the first number that differs decides.
OBJECTIVES: dict[str, Callable[[Attended], tuple[float, ...]]] = {
    "cycles": lambda found: (round(np.log(found.cycles) / TIE), found.offchip_bytes, found.footprint_bytes),
    "energy": lambda found: (found.energy, found.cycles, found.footprint_bytes),
    "footprint": lambda found: (found.footprint_bytes, found.cycles, found.offchip_bytes),
    "traffic": lambda found: (found.offchip_bytes, found.cycles, found.footprint_bytes),
}


def pieces(a: Attention, platform: Platform, kind: str) -> Iterator[Dataflow]:
    """Points of a kind without regard to stationarity: sizes doubled from those of the array on."""
    staged = [frozenset(some) for some in ("", "K", "V", "KV")]
    shares = _shares(a)
    rows_tried = [shares * queries for queries in doublings(max(1, platform.array[0] // (8 * shares)), a.queries)]
    if kind == "base":
        yield Dataflow(False, "H", a.rows)
        yield Dataflow(False, "H", a.rows, staged=frozenset("QKVO"))
    elif kind == "flat":
        for rows, some in product(rows_tried, staged):
            yield Dataflow(True, "H" if rows == a.rows else "R", rows, staged=some | frozenset("QIO"))
    else:
        for rows, columns in product(rows_tried, doublings(min(platform.array), a.keys)):
            for order in ("flash2", "flash1"):
                yield Dataflow(True, "block", rows, columns, order=order)


def fitted(a: Attention, points: Iterable[Dataflow], platform: Platform, options: Options) -> Iterator[Dataflow]:
    """The fused points in the largest pieces that the buffer holds: of rows or, where columns are outside, of columns.

    Pieces are as even as steps of the array allow, and as many steps as have room.
    """
    rows, columns = platform.array
    for dataflow in dict.fromkeys(_sized(a, point, 1) for point in points if _run(point) is not _Apart):
        step, whole = (columns, a.keys) if columns_outside(dataflow) else (max(1, rows // _shares(a)), a.queries)

        def held(size: int, dataflow: Dataflow = dataflow) -> float:
            run = _Online if dataflow.granularity == "block" else _Rows
            return sum(run(a, _sized(a, dataflow, size), platform, options).held.values())

        most = largest(held, whole, platform.buffer_bytes / platform.element_bytes)
        if 0 < most < whole:
            even = -(-whole // -(-whole // most))
            yield from (
                _sized(a, dataflow, size) for size in {most // step * step or most, min(most, -(-even // step) * step)}
            )


def columns_outside(dataflow: Dataflow) -> bool:
    """Whether the loop over keys stands around that over queries (flash1)."""
    return dataflow.granularity == "block" and dataflow.order == "flash1"


def _sized(a: Attention, dataflow: Dataflow, size: int) -> Dataflow:
    """In pieces of so many queries or, where columns are outside, columns."""
    if columns_outside(dataflow):
        return replace(dataflow, columns=size)
    return replace(dataflow, rows=size * _shares(a), granularity="block" if dataflow.granularity == "block" else "R")


def settled(
    a: Attention,
    point: Dataflow,
    platform: Platform,
    options: Options,
    stationarities: Sequence[str] = STATIONARITIES,
) -> Dataflow:
    """A point with the stationarity of each product that takes fewest cycles."""
    run = _OnPlatform(a, point, platform, options)
    chosen = []
    for which in (0, 1):
        products = {name: run._product(which, name) for name in stationarities}
        chosen.append(min(products, key=lambda name: (products[name].cycles, products[name].operand)))
    return replace(point, stationarity=(chosen[0], chosen[1]))
