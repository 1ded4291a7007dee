"""A fused pair P = A * B, Z = P * D with every tensor kept at a depth of its own.

Two loops, over blocks of rows m and of columns n of P, stand around both products, in either order; the inner one may
be followed by walks that make P a row, a column or an element at a time. A, B, D and Z each stay below one of these
loops, in a tile of their own, or pass: A and B as k is walked one by one, D and Z as j is. Of two tensors that pass
together one keeps a column (or row) beside each element of the other, whichever takes less: min(m*a + b, n*b + a) bits.
Or the product walks its block row by row (or column by column), with one element of each and more visits of the other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from piste.bounds.chain_layers import Layer, Segment
from piste.bounds.chain_templates import Points, Rules, join
from piste.bounds.chain_trees import Flattened, Nodes, segment_loops
from piste.bounds.single import candidates
from piste.bounds.snowcat import BUFFER
from piste.bounds.staircase import Ints, hopeful, pareto
from piste.spec.mapping import Compute, Fuse, Keep, Node

PASSES = None


@dataclass(frozen=True)
class Way:
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

    def walking(self) -> list[Way]:
        """The same with products of which both operands pass walked row by row or column by column."""
        choices = [("", "m", "n") if all(both) else ("",) for both in self.passes]
        return [replace(self, walks=(one, two)) for one, two in product(*choices) if one or two]


SLICES = ((2, 2), (0, 2), (2, 0))
STILL = (
    *(Way("MN", (a, b, d, z)) for a, b, d, z in product((1, PASSES), (0, PASSES), (0, PASSES), (1, PASSES))),
    *(Way("NM", (a, b, d, z)) for a, b, d, z in product((0, PASSES), (1, PASSES), (1, PASSES), (0, PASSES))),
    *(Way("MNm", (a, b, d, z)) for (a, z), (b, d) in product(((1, PASSES), (PASSES, 1)), SLICES)),
    *(Way("MNmn", (a, b, d, z)) for (a, z), (b, d) in product(((1, 1), (1, 3), (3, 1)), SLICES)),
    *(Way("NMn", (a, b, d, z)) for (b, d), (a, z) in product(((1, 1), (1, PASSES), (PASSES, 1)), SLICES)),
)
WAYS = (*STILL, *(walking for way in STILL for walking in way.walking()))


def is_plain(segment: Segment) -> bool:
    """Whether a segment is two matrix products and no more, perhaps many times over."""
    first, last = segment.layers[0], segment.layers[-1]
    ranks = (first.flow_ranks, first.weight_ranks, last.flow_ranks, last.weight_ranks, last.output_ranks)
    special = segment.shared or segment.inside or segment.parallel
    return len(segment.layers) == 2 and not special and all(segment.whole(r) == 1 for r in ranks)


@dataclass(frozen=True)
class Placed:
    """The points of a pair that nothing beats, and the way and tiles behind each."""

    segment: Segment
    buffer_bits: Ints
    traffic_bits: Ints
    choices: Ints  # way, rows and columns of every point

    def tree(self, i: int) -> Nodes | None:
        """The loop tree behind a point; None if some tile is one of several ranks flattened into one."""
        try:
            way, rows, columns = map(int, self.choices[i])
            return self._tree(WAYS[way], rows, columns)
        except Flattened:
            return None

    def _tree(self, way: Way, rows: int, columns: int) -> Nodes:
        s = self.segment
        first, last = s.layers
        tensors = (first.flow.tensor, first.weight.tensor, last.weight.tensor, last.einsum.name)
        tiles = {"M": (s.rows, rows), "N": (s.n, columns), "m": (s.rows, 1), "n": (s.n, 1)}
        nodes: list[Node] = [*segment_loops(s, s.copies, 1, last)]
        for depth, loop in enumerate(["", *way.loops]):
            nodes += segment_loops(s, *tiles[loop], last) if loop else ()
            if kept := tuple(t for t, stays in zip(tensors, way.depths, strict=True) if stays == depth):
                nodes.append(Keep(BUFFER, kept) if depth < 2 else Keep(BUFFER, kept, retain=False))
        branches = []
        for layer, passes, walk in zip(s.layers, way.passes, way.walks, strict=True):
            made = (1 if "m" in way.loops + walk else rows, 1 if "n" in way.loops + walk else columns)
            steps = segment_loops(s, *tiles[walk], layer) if walk else []
            branches.append((*steps, *self._branch(layer, *passes, made)))
        return (*nodes, Keep(BUFFER, (last.flow.tensor,)), Fuse(tuple(branches)))

    def _branch(self, layer: Layer, end_passes: bool, weight_passes: bool, made: tuple[int, int]) -> Nodes:
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


def placed(segment: Segment, rules: Rules) -> Placed:
    """The curve of a plain pair."""
    held = segment.layers[0].normalised and rules.online_softmax is not True
    found: list[Points] = []
    for i, way in enumerate(WAYS):
        rows_first = way.loops.startswith("M")
        whole = held and (rows_first or rules.online_softmax != "columns")
        if i == len(STILL) and found:
            found = [_best(found)]
        if rules.order in ("any", "rows" if rows_first else "columns") and not (whole and "n" in way.loops):
            found.append(_points(segment, rules, i, whole, found[0] if i >= len(STILL) else None))
    return Placed(segment, *_best(found))


def _best(found: list[Points]) -> Points:
    buffer, traffic, choices = join(found)
    rows = pareto(buffer, traffic)
    return buffer[rows], traffic[rows], choices[rows]


def _points(s: Segment, rules: Rules, i: int, whole_n: bool, known: Points | None) -> Points:
    """What may be best of one way; with `known` points, blocks that cannot improve on them are left out."""
    way = WAYS[i]
    first, last = s.layers
    all_rows, wide, copies = s.size(s.rows), s.size(s.n), s.size(s.copies)
    a, b, d, z = (s.bits(t) for t in (first.flow.tensor, first.weight.tensor, last.weight.tensor, last.einsum.name))
    k, j, between = s.size(s.k), s.size(s.j), s.bits(last.flow.tensor)
    each = {"A": a * k * all_rows, "B": b * k * wide, "D": d * j * wide, "Z": z * j * all_rows}
    rows = candidates(all_rows, rules.tiles)
    columns = np.array([wide]) if whole_n else candidates(wide, rules.tiles)
    rows = rows if way.counts("M") else rows[:1]
    columns = columns if way.counts("N") else columns[:1]
    if known is not None:  # more traffic than this, and hence no block as large as one that takes less
        walked = {"m": (all_rows, "BD"), "n": (wide, "AZ"), "": (1, "AZ")}
        least = sum(each.values())
        for product_at, walk in enumerate(way.walks):
            times, tensors = walked[walk]
            least += (times - 1) * each[tensors[product_at]]
        worse = known[1] <= copies * least
        most = known[0][worse][0] // between if worse.any() else all_rows * wide
        rows, columns = (x[: np.searchsorted(x, most, side="right")] for x in (rows, columns))
    one = np.array([[1]])
    tiles = [(one * all_rows, one * wide)]  # of rows and columns, by depth
    for loop in way.loops:
        m, n = tiles[-1]
        step = {"M": rows[:, None], "N": columns[None, :]}.get(loop, one)
        tiles.append((step, n) if loop in "Mm" else (m, step))
    m, n = tiles[-1]
    inside = [(one if walk == "m" else m, one if walk == "n" else n) for walk in way.walks]  # tiles of each product
    stays = traffic = one * 0
    for (t, bits), depth in zip(each.items(), way.depths, strict=True):
        m_at, n_at = inside[t in "DZ"] if depth is PASSES else tiles[depth]
        visits = -(-wide // n_at) if t in "AZ" else -(-all_rows // m_at)
        traffic = traffic + bits * (2 * visits - 1 if t == "Z" else visits)
        if depth is not PASSES:
            stays = stays + (bits // all_rows * m_at if t in "AZ" else bits // wide * n_at)
    needs = [
        np.minimum(m1 * end + weight, n1 * weight + end) if all(passes) else end * passes[0] + weight * passes[1]
        for (m1, n1), passes, end, weight in zip(inside, way.passes, (a, z), (b, d), strict=True)
    ]
    buffer = stays + m * n * between + (needs[0] + needs[1] if rules.pipelined else np.maximum(needs[0], needs[1]))
    shape = (len(rows), len(columns))
    flat = [np.broadcast_to(x, shape).ravel() for x in (buffer, traffic)]
    keep = hopeful(*flat) if len(flat[0]) else np.empty(0, np.intp)  # all ways are sorted together
    choices = np.stack([np.full(len(keep), i), rows[keep // shape[1]], columns[keep % shape[1]]], axis=1)
    return flat[0][keep], flat[1][keep] * copies, choices
