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

from copy import copy
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise, product
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.chains.layers import Rank, Segment
from piste.bounds.single import boxes
from piste.bounds.staircase import Ints, pareto


@dataclass(frozen=True)
class ChainRules:
    """How chains are bounded; `bound_chain` says what each means."""

    tiles: str = "integer"
    placement: str = "per-tensor"
    capacity: str = "sound"
    heads: str = "one"
    order: str = "any"
    online_softmax: bool | str = False
    pipelined: bool = False
    partly: bool = False  # a resident weight may be used in parts, so that its layer need not be whole
    boxed: bool = True  # tiles of several ranks that count as one are boxes of them, as loops walk them

    @property
    def placed(self) -> bool:
        """Whether each tensor of a fused segment may be kept at a depth of its own."""
        return self.partly and self.placement == "per-tensor"


@dataclass(frozen=True)
class FusedTiles:
    """The tiles of one point; `resident` says by layer whether its weight (or slice of it) stays."""

    columns_first: bool
    shared: int
    rows: int
    n: int
    k_whole: bool
    j_whole: bool
    resident: tuple[bool, ...]
    free: bool  # what passes by the first and the last layer is kept at depths of its own


@dataclass(frozen=True)
class FusedSegment:
    """The points of a fused segment that nothing beats, and the choice behind each."""

    segment: Segment
    buffer_bits: Ints
    traffic_bits: Ints
    choices: Ints  # a row of a `FusedTiles` as integers for every point
    free: bool

    def choice_at(self, i: int) -> FusedTiles:
        first, shared, rows, n, k, j, mask = map(int, self.choices[i])
        resident = tuple(bool(mask >> e & 1) for e in range(len(self.segment.layers)))
        return FusedTiles(bool(first), shared, rows, n, bool(k), bool(j), resident, self.free)


def fused(segment: Segment, rules: ChainRules) -> FusedSegment:
    """The curve of one fused segment of two layers or more."""
    pair = len(segment.layers) == 2
    held = segment.layers[0].normalised and rules.online_softmax is not True
    parts = []
    if not pair or rules.order != "columns":
        parts.append(_rows_first(segment, rules, held))
    if pair and rules.order != "rows" and not segment.inside:
        published = rules.capacity == "paper"  # its column order disregards every normalisation
        parts.append(_columns_first(segment, rules, held and not published and rules.online_softmax != "columns"))
    buffer, traffic, choices = join(parts)
    rows = pareto(buffer, traffic)
    return FusedSegment(segment, buffer[rows], traffic[rows], choices[rows], _is_free(segment, rules))


HUGE = 2**62  # a buffer that stands for a choice that is none
CHUNK = 200_000  # choices of tiles looked at together
FEW = 8  # weights whose sets are all looked at
MANY = 4096  # blocks of rows: more are not compared each with each
Points = tuple[Ints, Ints, Ints]  # buffer, traffic, choices


class _Space:
    """All choices of tiles of a segment, as arrays that broadcast to (resident weights, rows, n).

    Sizes are bits: of the flows per row, apart from k, n and j; of the weights altogether.
    """

    def __init__(self, segment: Segment, rules: ChainRules, whole_n: bool) -> None:
        self.segment = segment
        layers, bits = segment.layers, segment.bits
        self.inputs = [segment.whole(e.flow_ranks) * bits(e.flow.tensor) for e in layers]
        self.outputs = [segment.whole(e.output_ranks) * bits(e.einsum.name) for e in layers]
        self.weights = [segment.size({*e.weight_ranks} - {*segment.copies}) * bits(e.weight.tensor) for e in layers]
        self.streamed = [segment.streamed(e) * bits(e.weight.tensor) for e in layers]
        self.copies = segment.size(segment.copies)
        self.all_rows = segment.size((*segment.shared, *segment.rows))
        self.reduction, self.wide, self.columns = (segment.size(r) for r in (segment.k, segment.n, segment.j))
        # What flows in and out of all heads; an end without heads is there while they run one after the other.
        inside = {*segment.inside}
        self.heads_in, self.heads_out = inside & {*layers[0].flow_ranks}, inside & {*layers[-1].output_ranks}
        self.all_in = self.all_rows * self.inputs[0] * self.reduction * segment.size(self.heads_in)
        self.all_out = self.all_rows * self.outputs[-1] * self.columns * segment.size(self.heads_out)
        self.keeps_in = bool(inside - self.heads_in)
        self.keeps_out = bool(inside - self.heads_out)

        many, size = segment.size(segment.shared), segment.size(segment.rows)
        (shares, share_trips), (rows, passes) = (tiling(segment, r, rules) for r in (segment.shared, segment.rows))
        shared, rows = (a.ravel() for a in np.meshgrid(shares, rows, indexing="ij"))
        trips, passes = (a.ravel() for a in np.meshgrid(share_trips, passes, indexing="ij"))
        block, trips = shared * rows, trips * passes
        if many > 1:
            simple = (shared == 1) | (rows == size)  # where there are many choices, only these
            keep = simple if len(block) > MANY else _undominated(np.stack([block, trips, passes, shared]))
            shared, rows, block, passes, trips = (a[keep] for a in (shared, rows, block, passes, trips))
        down = np.s_[None, :, None]
        self.shared, self.rows = shared[down], rows[down]
        self.block = block[down]  # rows in a block, shared and others together
        self.trips = trips[down]  # of blocks
        self.passes = passes[down]  # of blocks with the same shared rows
        whole: tuple[Ints, Ints] = np.array([self.wide]), np.array([1])
        self.n, self.n_trips = whole if whole_n else tiling(segment, segment.n, rules)
        # Of a weight that has the shared rows, what is there of one of them.
        self.parts = [w // many if segment.is_shared(e) else w for w, e in zip(self.weights, layers, strict=True)]

    def with_whole_n(self) -> _Space:
        other = copy(self)
        other.n, other.n_trips = np.array([self.wide]), np.array([1])
        return other

    def residencies(self) -> NDArray[np.bool_]:
        """Every set of resident weights, none first and all last: (sets, layers).

        Of more than a few weights, only as many of the smallest or of the largest as there may be: each bit that stays
        saves the same, so that another set could only fill the buffer a little better.
        """
        if len(self.weights) <= FEW:
            return np.array(list(product([False, True], repeat=len(self.weights))))
        rank = np.argsort(np.argsort(self.parts, kind="stable"))
        number = np.arange(len(rank) + 1)[:, None]
        return np.unique(np.concatenate([rank < number, rank >= len(rank) - number]), axis=0)

    def resident(self, e: int) -> Any:
        """The bits of a resident weight: of the shared rows in a block, if it has them."""
        return self.parts[e] * (self.shared if self.segment.is_shared(self.segment.layers[e]) else 1)

    def weight_traffic(self, mask: Any) -> Any:
        total: Any = 0
        for e, layer in enumerate(self.segment.layers):
            trips = self.passes if self.segment.is_shared(layer) else self.trips
            total = total + self.weights[e] * np.where(mask[:, e], 1, trips)
        return total

    def passing(self, mask: Any, e: int, n: Any) -> Any:
        """What passes by the first or last layer, k or j one by one: an element, or with the weight what takes less."""
        end, weight = self.segment.passing(self.segment.layers[e])
        end_bits, weight_bits = (self.segment.bits(t) for t in (end.tensor, weight.tensor))
        block = self.rows if self.segment.is_shared(self.segment.layers[e]) else self.block
        column = block * end.across * end_bits + weight_bits
        row = n * weight.across * weight_bits + end_bits
        return np.where(mask[:, e], end_bits, np.minimum(column, row))

    def live(self, mask: Any, stays: Any, ins: Any, outs: Any, extra: Any, streams: Any, pipelined: bool) -> Any:
        """What is live: what stays all the time, and what the layer that runs needs (`extra`: or must not lose)."""
        layers = range(len(self.weights))
        staying = sum(mask[:, e] * stays[e] for e in layers)
        if pipelined:
            return staying + ins[0] + sum(outs) + sum(streams)
        return staying + _largest([ins[e] + outs[e] + extra[e] + streams[e] for e in layers])

    def published(self, resident: NDArray[np.bool_], ins: Any, outs: Any) -> Any:
        """The released tool's rule: the largest of the layers, where a run of resident ones counts as one."""

        def run(start: int, stop: int) -> Any:
            if start + 1 == stop and not chosen[start]:
                return ins[start] + outs[start] + self.streamed[start]
            row = [  # one row of what passes between them
                (ins[e] // self.block if e > start else 0) + (outs[e] // self.block if e + 1 < stop else 0)
                for e in range(start, stop)
            ]
            return sum(self.parts[start:stop]) + _largest(row) + ins[start] + outs[stop - 1]

        found = []
        for chosen in resident.tolist():
            ends = [e + 1 for e in range(len(chosen)) if not all(chosen[e : e + 2]) or e + 1 == len(chosen)]
            found.append(_largest([run(start, stop) for start, stop in pairwise([0, *ends])]))
        return np.concatenate(np.broadcast_arrays(*found))

    def points(self, buffer: Any, traffic: Any, allowed: Any, resident: NDArray[np.bool_], *tail: int) -> Points:
        """The best of one template, each with its choice; `tail` is columns_first, k_whole, j_whole."""
        buffer, traffic = np.broadcast_arrays(buffer, traffic)
        shape = buffer.shape
        buffer, traffic = (buffer if allowed is True else np.where(allowed, buffer, HUGE)).ravel(), traffic.ravel()
        rows = pareto(buffer, traffic)
        rows = rows[buffer[rows] < HUGE]
        sets, block, n = np.unravel_index(rows, shape)
        masks = resident @ (1 << np.arange(resident.shape[1]))
        first, k_whole, j_whole = (np.full(len(rows), part) for part in tail)
        choice = (first, self.shared.ravel()[block], self.rows.ravel()[block], self.n[n], k_whole, j_whole, masks[sets])
        return buffer[rows], traffic[rows] * self.copies, np.stack(choice, axis=1).astype(np.int64)


def tiling(segment: Segment, ranks: tuple[Rank, ...], rules: ChainRules) -> tuple[Ints, Ints]:
    """The tiles of ranks that count as one, and their steps."""
    sizes = tuple(segment.size([r]) for r in ranks)
    return boxes(sizes if rules.boxed else (prod(sizes),), rules.tiles)


def _undominated(costs: Ints) -> NDArray[np.bool_]:
    """The columns that no other column is below in one row and above in none; equal ones all stay."""
    less = (costs[:, :, None] <= costs[:, None, :]).all(axis=0)
    return np.asarray(~(less & ~less.T).any(axis=0))


def _largest(arrays: list[Any]) -> Any:
    return reduce(np.maximum, arrays)


def _is_free(segment: Segment, rules: ChainRules) -> bool:
    return rules.placed and not segment.parallel


def _rows_first(segment: Segment, rules: ChainRules, whole_n: bool) -> Points:
    tiled = _Space(segment, rules, whole_n)
    whole = tiled.with_whole_n()
    pair = len(segment.layers) == 2
    found = []
    free = _is_free(segment, rules)
    k_choices = (True, False) if free or tiled.reduction > 1 else (False,)
    j_choices = (True, False) if free or tiled.columns > 1 else (False,)
    for k_tiled, j_tiled in product(k_choices, j_choices):
        if (k_tiled and tiled.keeps_in) or (j_tiled and tiled.keeps_out):
            continue
        sets = tiled.residencies()
        if rules.partly:
            # Beyond a pair, the last layer gains nothing from whole columns, unless they must stay.
            jobs = [(tiled, sets)] if pair or j_tiled or not any(j_choices) or tiled.keeps_out else []
        else:
            # As published, a resident weight is used as a whole by every block. Where n is not tiled or the segment is
            # no pair, whole tiles have no other use.
            if rules.capacity == "text":
                sets = sets[[0, -1]]  # all or none
            first, last, early = sets[:, 0], sets[:, -1], sets[:, :2].any(axis=1)
            k_fits = (first != k_tiled) | (tiled.reduction == 1)
            j_fits = (last != j_tiled) | (tiled.columns == 1)
            jobs = [(whole, sets[early & k_fits & j_fits]), (tiled, sets[~early & (j_fits | (pair & ~last))])]
        for space, some in jobs:
            few = max(1, CHUNK // (space.block.size * space.n.size))
            parts = (some[i : i + few] for i in range(0, len(some), few))
            found += [_rows_template(space, rules, k_tiled, j_tiled, free, part) for part in parts]
    return join(found)


def _rows_template(
    s: _Space, rules: ChainRules, k_tiled: bool, j_tiled: bool, free: bool, resident: NDArray[np.bool_]
) -> Points:
    last, pair = len(s.weights) - 1, len(s.weights) == 2
    k, j = 1 if k_tiled else s.reduction, 1 if j_tiled else s.columns
    reads = s.n_trips if k_tiled or rules.capacity == "text" else 1
    visits = 2 * s.n_trips - 1 if pair and j_tiled else 1
    read: list[Any] = [k, s.n, *[1] * (last - 1)]
    made: list[Any] = [s.n, *[1] * (last - 1), j]
    ins = [s.block * size * tile for size, tile in zip(s.inputs, read, strict=True)]
    outs = [s.block * size * tile for size, tile in zip(s.outputs, made, strict=True)]
    mask = resident[:, :, None, None]
    allowed: Any = True
    if rules.capacity == "paper":
        buffer = s.published(resident, ins, outs)
    else:
        split = (s.n_trips > 1) & (rules.capacity == "sound")
        extra: list[Any] = [0] * (last + 1)  # beside what each layer needs: what the others must not lose
        extra[0] = 0 if pair and j_tiled else split * outs[1]
        extra[1] = 0 if k_tiled else split * ins[0]
        if s.keeps_in:
            extra[1:] = [ins[0]] * last
        if s.keeps_out:
            extra = [outs[last] if pair else more + outs[last] for more in extra[:last]] + extra[last:]
        streams: list[Any] = [~mask[:, e] * s.streamed[e] for e in range(last + 1)]
        if free and k_tiled:
            ins[0], streams[0] = s.passing(mask, 0, s.n), 0
        if free and j_tiled:
            outs[last], streams[last] = s.passing(mask, last, s.n if pair else 1), 0
        buffer = s.live(mask, [s.resident(e) for e in range(last + 1)], ins, outs, extra, streams, rules.pipelined)
        if rules.capacity == "text":  # with all weights resident, one row at a time
            allowed = (s.block == 1) | ~mask[:, 0]
    traffic = s.all_in * reads + s.all_out * visits + s.weight_traffic(mask)
    return s.points(buffer, traffic, allowed, resident, 0, not k_tiled, not j_tiled)


def _columns_first(segment: Segment, rules: ChainRules, whole_n: bool) -> Points:
    s = _Space(segment, rules, whole_n)
    once = s.trips == 1
    reads, visits = np.where(once, 1, s.n_trips), np.where(once, 1, 2 * s.n_trips - 1)
    flows = s.all_in * reads + s.all_out * visits
    ins = [s.block * s.inputs[0] * s.reduction, s.block * s.inputs[1] * s.n]
    outs = [s.block * s.outputs[0] * s.n, s.block * s.outputs[1] * s.columns]
    resident = s.residencies()
    mask = resident[:, :, None, None]
    weights = s.weight_traffic(mask)
    if rules.capacity != "paper":
        split = once & (s.n_trips > 1)
        slices = [s.resident(e) // s.wide * s.n for e in range(2)]
        extra = [split * outs[1], split * ins[0]]
        streams = [~mask[:, e] * s.streamed[e] for e in range(2)]
        buffer = s.live(mask, slices, ins, outs, extra, streams, rules.pipelined)
    else:  # the slices are not charged together, and those of one of the shared rows are read instead of all
        stays = mask & (s.n_trips > 1) & ~once
        weights = weights - sum(stays[:, e] * (s.weights[e] - s.parts[e]) for e in range(2))
        slices = [np.where(mask[:, e], s.parts[e] // s.wide * s.n, s.streamed[e]) for e in range(2)]
        apart = _largest([ins[e] + outs[e] + slices[e] for e in range(2)])
        together = sum(s.parts) + s.outputs[0] * s.n + ins[0] + outs[1]
        buffer = np.where(mask[:, 0] & mask[:, 1] & (s.n_trips == 1), together, apart)
    return s.points(buffer, flows + weights, True, resident, 1, True, True)


def join(found: list[Points]) -> Points:
    buffer, traffic, choices = (np.concatenate(part) for part in zip(*found, strict=True))
    return buffer, traffic, choices
