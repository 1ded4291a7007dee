"""The templates of tiled fusion as arrays: buffer and traffic of every choice of tiles and resident weights.

A block of rows flows through all layers. Only the first layer tiles its reduction k and its columns n, whose partial
products the second layer adds up, and only the last one its columns j. A weight is resident or streamed past every
block. With trip counts M1 of the rows and N2 of n, in elements:

    rows first:     I = MK * (N2 if k is tiled else 1)     O = MJ * (2*N2 - 1 if a pair tiles j else 1)
                    W = KN if resident, else KN * M1
    columns first:  I = MK * (N2 if M1 > 1 else 1)         O = MJ * (2*N2 - 1 if M1 > 1 else 1), pairs only
                    W = KN if its slice stays while the rows pass, else KN * M1

Nothing between no tile of k (or j) and a tile of one is ever better, so only the rows and n have a grid.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.chain_layers import Segment
from piste.bounds.single import candidates
from piste.bounds.staircase import Ints, pareto


@dataclass(frozen=True)
class Rules:
    """How chains are bounded; `bound_chain` says what each means."""

    tiles: str = "integer"
    placement: str = "per-tensor"
    capacity: str = "sound"
    heads: str = "one"
    order: str = "any"
    online_softmax: bool | str = False
    pipelined: bool = False
    partly: bool = False  # a resident weight may be used in parts, so that its layer need not be whole


@dataclass(frozen=True)
class Choice:
    """The tiles of one point; `resident` says by layer whether its weight (or slice of it) stays."""

    columns_first: bool
    shared: int
    rows: int
    n: int
    k_whole: bool
    j_whole: bool
    resident: tuple[bool, ...]


@dataclass(frozen=True)
class Fused:
    """The points of a fused segment that nothing beats, and the choice behind each."""

    segment: Segment
    buffer_bits: Ints
    traffic_bits: Ints
    choices: Ints  # a row of a `Choice` as integers for every point

    def choice_at(self, i: int) -> Choice:
        first, shared, rows, n, k, j, mask = map(int, self.choices[i])
        resident = tuple(bool(mask >> e & 1) for e in range(len(self.segment.layers)))
        return Choice(bool(first), shared, rows, n, bool(k), bool(j), resident)


def fused(segment: Segment, rules: Rules) -> Fused:
    """The curve of one fused segment of two layers or more."""
    pair = len(segment.layers) == 2
    held = segment.layers[0].normalised and rules.online_softmax is not True
    parts = []
    if not pair or rules.order != "columns":
        parts.append(_rows_first(segment, rules, held))
    if pair and rules.order != "rows":
        published = rules.capacity == "paper"  # its column order disregards every normalisation
        parts.append(_columns_first(segment, rules, held and not published and rules.online_softmax != "columns"))
    buffer, traffic, choices = (np.concatenate(part) for part in zip(*parts, strict=True))
    rows = pareto(buffer, traffic)
    return Fused(segment, buffer[rows], traffic[rows], choices[rows])


@dataclass(frozen=True)
class _Grid:
    """All tiles of the rows and of n, as arrays that broadcast to (residencies, rows, n)."""

    shared: Any
    rows: Any
    block: Any  # rows in a block, shared and others together
    trips: Any  # of blocks
    passes: Any  # of blocks with the same shared rows
    n: Any
    n_trips: Any


def _grid(segment: Segment, tiles: str, whole_n: bool) -> _Grid:
    many, size = segment.size(segment.shared), segment.size(segment.rows)
    shared, rows = (a.ravel() for a in np.meshgrid(candidates(many, tiles), candidates(size, tiles), indexing="ij"))
    block, passes = shared * rows, -(-size // rows)
    trips = passes * -(-many // shared)
    if many > 1:
        keep = _undominated(np.stack([block, trips, passes, shared]))
        shared, rows, block, trips, passes = (a[keep] for a in (shared, rows, block, trips, passes))
    wide = segment.size(segment.n)
    n = np.array([wide]) if whole_n else candidates(wide, tiles)
    down = np.s_[None, :, None]
    return _Grid(shared[down], rows[down], block[down], trips[down], passes[down], n, -(-wide // n))


def _undominated(costs: Ints) -> NDArray[np.bool_]:
    """The columns that no other column is below in one row and above in none; equal ones all stay."""
    less = (costs[:, :, None] <= costs[:, None, :]).all(axis=0)
    return ~(less & ~less.T).any(axis=0)


@dataclass(frozen=True)
class _Sizes:
    """Bits per row of a block (flows) or altogether (weights), by layer; k, n and j apart."""

    inputs: list[int]
    outputs: list[int]
    weights: list[int]
    parts: list[int]  # of the weights that have them, those of one of the shared rows
    streamed: list[int]


def _sizes(segment: Segment) -> _Sizes:
    layers, many = segment.layers, segment.size(segment.shared)
    weights = [segment.size({*e.weight_ranks} - {*segment.copies}) * segment.bits(e.weight.tensor) for e in layers]
    return _Sizes(
        [segment.whole(e.flow_ranks) * segment.bits(e.flow.tensor) for e in layers],
        [segment.whole(e.output_ranks) * segment.bits(e.einsum.name) for e in layers],
        weights,
        [w // many if segment.is_shared(e) else w for w, e in zip(weights, layers, strict=True)],
        [segment.streamed(e) * segment.bits(e.weight.tensor) for e in layers],
    )


def _residencies(segment: Segment) -> NDArray[np.bool_]:
    """Every set of resident weights: (sets, layers)."""
    return np.array(list(product([False, True], repeat=len(segment.layers))))


Points = tuple[Ints, Ints, Ints]  # buffer, traffic, choices


def _rows_first(segment: Segment, rules: Rules, whole_n: bool) -> Points:
    layers, s, grid = segment.layers, _sizes(segment), _grid(segment, rules.tiles, whole_n)
    last, pair = len(layers) - 1, len(layers) == 2
    copies, everything = segment.size(segment.copies), segment.size((*segment.shared, *segment.rows))
    reduction, columns = segment.size(segment.k), segment.size(segment.j)
    found = []
    for k, j in product({1, reduction}, {1, columns}):
        k_tiled, j_tiled = k < reduction, j < columns
        reads = grid.n_trips if k_tiled or rules.capacity == "text" else 1
        visits = 2 * grid.n_trips - 1 if pair and j_tiled else 1
        flows = everything * (s.inputs[0] * reduction * reads + s.outputs[last] * columns * visits)
        tiles_in = [k, grid.n] + [1] * (last - 1)
        tiles_out = [grid.n] + [1] * (last - 1) + [j]
        ins = [grid.block * size * tile for size, tile in zip(s.inputs, tiles_in, strict=True)]
        outs = [grid.block * size * tile for size, tile in zip(s.outputs, tiles_out, strict=True)]
        resident = _residencies(segment)
        if not rules.partly:  # a resident weight is used as a whole by every block
            rest = ~resident[:, 0] | (not k_tiled)
            resident = resident[rest & (~resident[:, last] | (not j_tiled))]
        if rules.capacity == "text":
            resident = resident[resident.all(axis=1) | ~resident.any(axis=1)]
        mask = resident[:, :, None, None]
        allowed: Any = True if rules.partly else (grid.n_trips == 1) | ~(mask[:, 0] | mask[:, 1])
        if rules.capacity == "text":
            allowed = allowed & ((grid.block == 1) | ~mask[:, 0])
        weights = _weight_traffic(segment, s, grid, mask)
        if rules.capacity == "paper":
            buffer = _published(s, grid, resident, ins, outs)
        else:
            split = (grid.n_trips > 1) & (rules.capacity == "sound")
            extra = [split * outs[1] if not pair or not j_tiled else 0, 0 if k_tiled else split * ins[0]]
            buffer = _sound(segment, s, grid, mask, ins, outs, [*extra, *[0] * (last - 1)], rules.pipelined)
        found.append(_points(copies, buffer, flows + weights, allowed, grid, resident, (0, k == reduction, j == columns)))
    return _join(found)


def _columns_first(segment: Segment, rules: Rules, whole_n: bool) -> Points:
    s, grid = _sizes(segment), _grid(segment, rules.tiles, whole_n)
    copies, everything = segment.size(segment.copies), segment.size((*segment.shared, *segment.rows))
    reduction, wide, columns = (segment.size(r) for r in (segment.k, segment.n, segment.j))
    once = grid.trips == 1
    reads, visits = np.where(once, 1, grid.n_trips), np.where(once, 1, 2 * grid.n_trips - 1)
    flows = everything * (s.inputs[0] * reduction * reads + s.outputs[1] * columns * visits)
    ins = [grid.block * s.inputs[0] * reduction, grid.block * s.inputs[1] * grid.n]
    outs = [grid.block * s.outputs[0] * grid.n, grid.block * s.outputs[1] * columns]
    resident = _residencies(segment)
    mask = resident[:, :, None, None]
    weights = _weight_traffic(segment, s, grid, mask)
    slices = [_resident(segment, s, grid, e) // wide * grid.n for e in range(2)]
    if rules.capacity == "sound":
        split = once & (grid.n_trips > 1)
        extra = [split * outs[1], split * ins[0]]
        buffer = _sound(segment, s, grid, mask, ins, outs, extra, rules.pipelined, slices)
    else:
        # The slices are not charged together, and those of one sequence of the batch are read instead of all.
        stays = mask & (grid.n_trips > 1) & ~once
        weights = weights - sum(stays[:, e] * (s.weights[e] - s.parts[e]) for e in range(2))
        held = [np.where(mask[:, e], s.parts[e] // wide * grid.n, s.streamed[e]) for e in range(2)]
        buffer = np.maximum(*(ins[e] + outs[e] + held[e] for e in range(2)))
        both = (mask[:, 0] & mask[:, 1]) & (grid.n_trips == 1)
        buffer = np.where(both, sum(s.parts) + s.outputs[0] * grid.n + ins[0] + outs[1], buffer)
    return _join([_points(copies, buffer, flows + weights, True, grid, resident, (1, True, True))])


def _weight_traffic(segment: Segment, s: _Sizes, grid: _Grid, mask: Any) -> Any:
    total: Any = 0
    for e, layer in enumerate(segment.layers):
        trips = grid.passes if segment.is_shared(layer) else grid.trips
        total = total + s.weights[e] * np.where(mask[:, e], 1, trips)
    return total


def _resident(segment: Segment, s: _Sizes, grid: _Grid, e: int) -> Any:
    """The bits of a resident weight: of the shared rows in a block, if it has them."""
    return s.parts[e] * (grid.shared if segment.is_shared(segment.layers[e]) else 1)


def _sound(
    segment: Segment, s: _Sizes, grid: _Grid, mask: Any, ins: Any, outs: Any, extra: Any, pipelined: bool, held: Any = None
) -> Any:
    """What is live: resident weights all the time, and of the layers what the one that runs needs or must not lose."""
    held = held or [_resident(segment, s, grid, e) for e in range(len(segment.layers))]
    stays = sum(mask[:, e] * held[e] for e in range(len(held)))
    streams = [~mask[:, e] * s.streamed[e] for e in range(len(held))]
    if pipelined:
        return stays + ins[0] + sum(outs) + sum(streams)
    peak: Any = 0
    for e in range(len(held)):
        peak = np.maximum(peak, ins[e] + outs[e] + extra[e] + streams[e])
    return stays + peak


def _published(s: _Sizes, grid: _Grid, resident: NDArray[np.bool_], ins: Any, outs: Any) -> Any:
    """The released tool's rule: the largest of the layers; a run of resident ones counts together, but only once."""
    runs: dict[tuple[int, int], Any] = {}
    found = []
    for chosen in resident.tolist():
        largest: Any = 0
        start = 0
        while start < len(chosen):
            stop = start + 1
            while chosen[start] and stop < len(chosen) and chosen[stop]:
                stop += 1
            if not chosen[start]:
                need = ins[start] + outs[start] + s.streamed[start]
            elif (start, stop) in runs:
                need = runs[start, stop]
            else:
                row = [
                    (ins[e] // grid.block if e > start else 0) + (outs[e] // grid.block if e + 1 < stop else 0)
                    for e in range(start, stop)
                ]
                inside: Any = row[0]
                for other in row[1:]:
                    inside = np.maximum(inside, other)
                need = sum(s.parts[start:stop]) + inside + ins[start] + outs[stop - 1]
                runs[start, stop] = need
            largest = np.maximum(largest, need)
            start = stop
        found.append(largest)
    return np.concatenate(np.broadcast_arrays(*found)) if found else np.zeros((0, 1, 1), np.int64)


def _points(
    copies: int, buffer: Any, traffic: Any, allowed: Any, grid: _Grid, resident: NDArray[np.bool_], tail: tuple[int, ...]
) -> Points:
    """The best of one template's array, each with its choice."""
    buffer, traffic, allowed = np.broadcast_arrays(buffer, traffic, allowed)
    where = np.flatnonzero(allowed)
    buffer, traffic = buffer.ravel()[where], traffic.ravel()[where] * copies
    rows = pareto(buffer, traffic)
    sets, block, n = np.unravel_index(where[rows], allowed.shape)
    masks = resident @ (1 << np.arange(resident.shape[1]))
    first, k_whole, j_whole = tail
    flat = [np.full(len(rows), first), grid.shared.ravel()[block], grid.rows.ravel()[block], grid.n[n]]
    flat += [np.full(len(rows), k_whole), np.full(len(rows), j_whole), masks[sets]]
    return buffer[rows], traffic[rows], np.stack(flat, axis=1).astype(np.int64)


def _join(found: list[Points]) -> Points:
    buffer, traffic, choices = (np.concatenate(part) for part in zip(*found, strict=True))
    return buffer, traffic, choices
