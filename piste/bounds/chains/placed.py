"""A fused pair P = A * B, Z = P * D with every tensor kept at a depth of its own.

Two loops, over blocks of rows m and of columns n of P, stand around both products, in either order; the inner one may
be followed by walks that make P a row, a column or an element at a time. A, B, D and Z each stay below one of these
loops, in a tile of their own, or pass: A and B as k is walked one by one, D and Z as j is. Of two tensors that pass
together one keeps a column (or row) beside each element of the other, whichever takes less: min(m*a + b, n*b + a) bits.
Or the product walks its block row by row (or column by column), with one element of each and more visits of the other.
"""

from __future__ import annotations

from bisect import bisect, bisect_left
from dataclasses import dataclass, replace
from itertools import product
from operator import neg

import numpy as np

from piste.bounds.chains.layers import ProductLayer, Segment
from piste.bounds.chains.templates import ChainRules, Points, join, tiling
from piste.bounds.chains.trees import Flattened, Nodes, segment_loops
from piste.bounds.snowcat import BUFFER
from piste.bounds.staircase import FEW, Ints, hopeful, pareto
from piste.spec.mapping import Compute, Fuse, Keep, Node

PASSES = None
PLACE_BITS = 48  # of a point's code that say which block it is; the others say which placement


@dataclass(frozen=True)
class Placement:
    """Loops around both products (capitals take blocks, the others one by one), and below how many each tensor stays.

    The tensors are A, B, D and Z, and None is one that passes. `walks` says by product what it walks before that.
    """

    loops: str
    depths: tuple[int | None, ...]
    walks: tuple[str, str] = ("", "")

    @property
    def passes(self) -> list[tuple[bool, bool]]:
        """By product, whether the tensor at its end of the pair passes, and whether its weight does."""
        a, b, d, z = (depth is PASSES for depth in self.depths)
        return [(a, b), (z, d)]

    def counts(self, block: str) -> bool:
        """Whether the step of a block changes what some tensor moves; if not, a step of one is best."""
        others = zip(self.depths, (block == "N", block == "M", block == "M", block == "N"), (0, 0, 1, 1), strict=True)
        above = [
            self.loops + self.walks[at] if depth is PASSES else self.loops[:depth]
            for depth, is_other, at in others
            if is_other
        ]
        return any(block in loops and block.lower() not in loops for loops in above)

    def walking(self) -> list[Placement]:
        """The same with products of which both operands pass walked row by row or column by column."""
        choices = [("", "m", "n") if all(both) else ("",) for both in self.passes]
        return [replace(self, walks=(one, two)) for one, two in product(*choices) if one or two]


SLICES = ((2, 2), (0, 2), (2, 0))
STILL = (
    *(Placement("MN", (a, b, d, z)) for a, b, d, z in product((1, PASSES), (0, PASSES), (0, PASSES), (1, PASSES))),
    *(Placement("NM", (a, b, d, z)) for a, b, d, z in product((0, PASSES), (1, PASSES), (1, PASSES), (0, PASSES))),
    *(Placement("MNm", (a, b, d, z)) for (a, z), (b, d) in product(((1, PASSES), (PASSES, 1)), SLICES)),
    *(Placement("MNmn", (a, b, d, z)) for (a, z), (b, d) in product(((1, 1), (1, 3), (3, 1)), SLICES)),
    *(Placement("NMn", (a, b, d, z)) for (b, d), (a, z) in product(((1, 1), (1, PASSES), (PASSES, 1)), SLICES)),
)
PLACEMENTS = (*STILL, *(walking for placement in STILL for walking in placement.walking()))


@dataclass(frozen=True)
class PlacementSums:
    """What `Blocks` adds up for one placement."""

    loops: str
    by_rows: bool
    by_columns: bool
    moved: tuple[tuple[str, str], ...]  # tensors and the loops around them
    taken: tuple[tuple[str, str], ...]  # those that stay
    passing: tuple[tuple[str, str, str, tuple[bool, bool]], ...]  # by product: loops, its tensors, which of them pass


def _plan(placement: Placement) -> PlacementSums:
    inside = [placement.loops + walk for walk in placement.walks]
    stays = {t: depth is not PASSES for t, depth in zip("ABDZ", placement.depths, strict=True)}
    around = {
        t: inside[t in "DZ"] if depth is PASSES else placement.loops[:depth]
        for t, depth in zip("ABDZ", placement.depths, strict=True)
    }
    return PlacementSums(
        loops=placement.loops,
        by_rows=placement.counts("M"),
        by_columns=placement.counts("N"),
        moved=tuple(around.items()),
        taken=tuple((t, loops) for t, loops in around.items() if stays[t]),
        passing=tuple(zip(inside, "AZ", "BD", placement.passes, strict=True)),
    )


PLANS = tuple(map(_plan, PLACEMENTS))

# The same as rows of one table of parts, for grids so small that all placements fit in one array; row 0 is nothing.
PARTS: dict[tuple[object, ...], int] = {}


def _part(*key: object) -> int:
    return PARTS.setdefault(key, len(PARTS) + 1)


MOVED = np.array([[_part("moved", *tensor) for tensor in plan.moved] for plan in PLANS])
PASSING = np.array([[_part("passing", *passing) for passing in plan.passing] for plan in PLANS])
TAKEN = np.array(
    [
        [_part("made", plan.loops), *(_part("taken", *tensor) for tensor in plan.taken), *[0] * (4 - len(plan.taken))]
        for plan in PLANS
    ]
)


def is_plain(segment: Segment) -> bool:
    """Whether a segment is two matrix products and no more, perhaps many times over."""
    first, last = segment.layers[0], segment.layers[-1]
    ranks = (first.flow_ranks, first.weight_ranks, last.flow_ranks, last.weight_ranks, last.output_ranks)
    special = segment.shared or segment.inside or segment.parallel
    return len(segment.layers) == 2 and not special and all(segment.whole(r) == 1 for r in ranks)


@dataclass(frozen=True)
class Placed:
    """The points of a pair that nothing beats, and the placement and tiles behind each."""

    segment: Segment
    buffer_bits: Ints
    traffic_bits: Ints
    choices: Ints  # placement, rows and columns of every point

    def tree(self, i: int) -> Nodes | None:
        """The loop tree behind a point; None if some tile is one of several ranks flattened into one."""
        try:
            placement, rows, columns = map(int, self.choices[i])
            return self._tree(PLACEMENTS[placement], rows, columns)
        except Flattened:
            return None

    def _tree(self, placement: Placement, rows: int, columns: int) -> Nodes:
        s = self.segment
        first, last = s.layers
        tensors = (first.flow.tensor, first.weight.tensor, last.weight.tensor, last.einsum.name)
        tiles = {"M": (s.rows, rows), "N": (s.n, columns), "m": (s.rows, 1), "n": (s.n, 1)}
        nodes: list[Node] = [*segment_loops(s, s.copies, 1, last)]
        for depth, loop in enumerate(["", *placement.loops]):
            nodes += segment_loops(s, *tiles[loop], last) if loop else ()
            if kept := tuple(t for t, stays in zip(tensors, placement.depths, strict=True) if stays == depth):
                nodes.append(Keep(BUFFER, kept) if depth < 2 else Keep(BUFFER, kept, retain=False))
        branches = []
        for layer, passes, walk in zip(s.layers, placement.passes, placement.walks, strict=True):
            made = (1 if "m" in placement.loops + walk else rows, 1 if "n" in placement.loops + walk else columns)
            steps = segment_loops(s, *tiles[walk], layer) if walk else []
            branches.append((*steps, *self._branch(layer, *passes, made)))
        return (*nodes, Keep(BUFFER, (last.flow.tensor,)), Fuse(tuple(branches)))

    def _branch(self, layer: ProductLayer, end_passes: bool, weight_passes: bool, made: tuple[int, int]) -> Nodes:
        """One product, with what passes by it: its weight, and the input or output at its end of the pair."""
        s = self.segment
        is_first = layer is s.layers[0]
        end, weight = layer.flow.tensor if is_first else layer.einsum.name, layer.weight.tensor
        row_by_row, column_by_column = segment_loops(s, s.rows, 1, layer), segment_loops(s, s.n, 1, layer)
        nodes: list[Node] = [*segment_loops(s, s.k if is_first else s.j, 1, layer)]
        if end_passes and weight_passes:
            e, w = s.bits(end), s.bits(weight)
            if made[0] * e + w <= made[1] * w + e:
                nodes += [_keep(end), *column_by_column, _keep(weight)]
            else:
                nodes += [_keep(weight), *row_by_row, _keep(end)]
        elif end_passes:
            nodes += [*row_by_row, _keep(end)]
        elif weight_passes:
            nodes += [*column_by_column, _keep(weight)]
        else:
            nodes = []
        return (*nodes, Compute(layer.einsum.name))


def _keep(tensor: str) -> Keep:
    # Not retained: what two iterations share would stay between them, where nothing pays for it.
    return Keep(BUFFER, (tensor,), retain=False)


def placed(segment: Segment, rules: ChainRules) -> Placed:
    """The curve of a plain pair."""
    held = segment.layers[0].normalised and rules.online_softmax is not True
    blocks = {whole: Blocks(segment, rules, whole) for whole in {held, False}}
    wholes = [held and (placement.loops[0] == "M" or rules.online_softmax != "columns") for placement in PLACEMENTS]
    sides = ("rows" if placement.loops[0] == "M" else "columns" for placement in PLACEMENTS)
    placements = [i for i, side in enumerate(sides) if rules.order in ("any", side)]
    placements = [i for i in placements if not (wholes[i] and "n" in PLACEMENTS[i].loops)]
    if blocks[False].few:
        found = [blocks[whole].all_points([i for i in placements if wholes[i] == whole]) for whole in blocks]
    else:
        found = [_best([blocks[wholes[i]].points(i, None) for i in placements if i < len(STILL)])]
        known = found[0][0].tolist(), found[0][1].tolist()
        found += [blocks[wholes[i]].points(i, known) for i in placements if i >= len(STILL)]
    buffer, traffic, codes = _best(found)
    choices = [
        (int(placement), *blocks[wholes[placement]].block_at(int(place)))
        for placement, place in zip(*_decode(codes), strict=True)
    ]
    return Placed(segment, buffer, traffic, np.array(choices, dtype=np.int64).reshape(-1, 3))


def _decode(codes: Ints) -> tuple[Ints, Ints]:
    return codes >> PLACE_BITS, codes & ((1 << PLACE_BITS) - 1)


def _best(found: list[Points]) -> Points:
    buffer, traffic, choices = join(found)
    rows = pareto(buffer, traffic)
    return buffer[rows], traffic[rows], choices[rows]


class Blocks:
    """All blocks of rows and columns of a pair, and what each tensor takes and moves with them, by its depth.

    Ways share these parts, so each is computed once: arrays with an axis for rows and one for columns, of length 1
    where nothing depends on it.
    """

    def __init__(self, s: Segment, rules: ChainRules, whole_n: bool):
        first, last = s.layers
        self.all_rows, self.wide, self.copies = s.size(s.rows), s.size(s.n), s.size(s.copies)
        tensors = first.flow.tensor, first.weight.tensor, last.weight.tensor, last.einsum.name
        self.bits = dict(zip("ABDZ", map(s.bits, tensors), strict=True))
        self.between, self.pipelined = s.bits(last.flow.tensor), rules.pipelined
        k, j = s.size(s.k), s.size(s.j)
        self.each = {t: self.bits[t] * (k if t in "AB" else j) * self._across(t) for t in "ABDZ"}
        whole: tuple[Ints, Ints] = np.array([self.wide]), np.array([1])
        self.rows, self.row_trips = tiling(s, s.rows, rules)
        self.columns, self.column_trips = whole if whole_n else tiling(s, s.n, rules)
        self._row_list, self._column_list = self.rows.tolist(), self.columns.tolist()
        self._parts: dict[tuple[object, ...], Ints] = {}

    def _across(self, tensor: str) -> int:
        """The size of a tensor along P: its rows or its columns."""
        return self.all_rows if tensor in "AZ" else self.wide

    def block(self, loops: str) -> tuple[Ints, Ints]:
        """The tiles of rows and columns inside some loops."""
        one = np.array([[1]])
        m = one if "m" in loops else self.rows[:, None] if "M" in loops else one * self.all_rows
        n = one if "n" in loops else self.columns[None, :] if "N" in loops else one * self.wide
        return m, n

    def visits(self, loops: str, tensor: str) -> Ints:
        """How often all of a tensor comes inside some loops: once for every step of those that it lacks."""
        one = np.array([[1]])
        if tensor in "AZ":
            return one * self.wide if "n" in loops else self.column_trips[None, :] if "N" in loops else one
        return one * self.all_rows if "m" in loops else self.row_trips[:, None] if "M" in loops else one

    def moved(self, tensor: str, loops: str) -> Ints:
        """The traffic of a tensor that stays or passes inside some loops."""
        key = "moved", tensor, loops
        if key not in self._parts:
            visits = self.visits(loops, tensor)
            self._parts[key] = self.each[tensor] * (2 * visits - 1 if tensor == "Z" else visits)
        return self._parts[key]

    def taken(self, tensor: str, loops: str) -> Ints:
        """The bits of a tensor that stays inside some loops."""
        key = "taken", tensor, loops
        if key not in self._parts:
            m, n = self.block(loops)
            self._parts[key] = self.each[tensor] // self._across(tensor) * (m if tensor in "AZ" else n)
        return self._parts[key]

    def passing(self, loops: str, end: str, weight: str, passes: tuple[bool, bool]) -> Ints:
        """The bits of what passes by a product inside some loops: of two, a column or row of one of them."""
        key = "passing", loops, end, passes
        if key not in self._parts:
            m, n = self.block(loops)
            e, w = self.bits[end], self.bits[weight]
            both = np.minimum(m * e + w, n * w + e) if all(passes) else np.array([[e * passes[0] + w * passes[1]]])
            self._parts[key] = both
        return self._parts[key]

    def made(self, loops: str) -> Ints:
        """The bits of the block of P inside some loops."""
        key = "made", loops
        if key not in self._parts:
            m, n = self.block(loops)
            self._parts[key] = self.between * m * n
        return self._parts[key]

    @property
    def few(self) -> bool:
        return len(self.rows) * len(self.columns) < FEW

    def all_points(self, placements: list[int]) -> Points:
        """Every block of some placements: more than may be best, but quick while there are few."""
        table = np.zeros((len(PARTS) + 1, len(self.rows), len(self.columns)), dtype=np.int64)
        for (name, *key), row in PARTS.items():
            table[row] = getattr(self, str(name))(*key)
        one, two = table[PASSING[placements, 0]], table[PASSING[placements, 1]]
        buffer = table[TAKEN[placements]].sum(axis=1) + (one + two if self.pipelined else np.maximum(one, two))
        traffic = table[MOVED[placements]].sum(axis=1) * self.copies
        codes = np.array(placements, dtype=np.int64)[:, None] << PLACE_BITS
        return buffer.ravel(), traffic.ravel(), (codes + np.arange(table[0].size)).ravel()

    def points(self, i: int, known: tuple[list[int], list[int]] | None) -> Points:
        """What may be best of one placement; blocks that do not improve on `known` buffers and traffic are left out."""
        plan = PLANS[i]
        rows, columns = len(self.rows) if plan.by_rows else 1, len(self.columns) if plan.by_columns else 1
        if known is not None:  # more traffic than this, and hence no block as large as one that takes less
            walked = {"m": (self.all_rows, "BD"), "n": (self.wide, "AZ"), "": (1, "AZ")}
            least = sum(self.each.values())
            for at, walk in enumerate(PLACEMENTS[i].walks):
                times, tensors = walked[walk]
                least += (times - 1) * self.each[tensors[at]]
            buffers, traffics = known
            enough = bisect_left(traffics, -self.copies * least, key=neg)
            most = buffers[enough] // self.between if enough < len(buffers) else self.all_rows * self.wide
            rows, columns = min(rows, bisect(self._row_list, most)), min(columns, bisect(self._column_list, most))
        moved = [self.moved(t, loops)[:rows, :columns] for t, loops in plan.moved]
        taken = [self.taken(t, loops)[:rows, :columns] for t, loops in plan.taken]
        one, two = (self.passing(*passing)[:rows, :columns] for passing in plan.passing)
        both = np.empty((2, rows, columns), dtype=np.int64)
        passing = one + two if self.pipelined else np.maximum(one, two)
        np.add(sum(taken, passing), self.made(plan.loops)[:rows, :columns], out=both[0])
        np.add(moved[0] + moved[1], moved[2] + moved[3], out=both[1])
        buffer, traffic = both.reshape(2, -1)
        choices = self._places(rows, columns) + (i << PLACE_BITS)
        if self.copies > 1:
            traffic *= self.copies
        if rows * columns < FEW:  # all placements are sorted together
            return buffer, traffic, choices
        keep = hopeful(buffer, traffic)
        return buffer[keep], traffic[keep], choices[keep]

    def _places(self, rows: int, columns: int) -> Ints:
        """Where the first blocks stand among all of them."""
        key = "places", rows, columns
        if key not in self._parts:
            places = np.arange(rows)[:, None] * len(self.columns) + np.arange(columns)
            self._parts[key] = places.ravel()
        return self._parts[key]

    def block_at(self, place: int) -> tuple[int, int]:
        """The rows and columns of a block."""
        row, column = divmod(place, len(self.columns))
        return int(self.rows[row]), int(self.columns[column])
