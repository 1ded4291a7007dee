"""Fusion without tiles: what one layer makes stays on the chip as a whole until the next one has read it.

With the whole output there, the first layer reads both operands once if a column of either fits; with the whole input
there, the last one needs a column of its output, or one of its weight. Those between move their weights alone.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from piste.bounds.chains.layers import LayerChain, ProductLayer, Rank
from piste.bounds.chains.templates import ChainRules
from piste.bounds.chains.trees import Flattened, Nodes, loops
from piste.bounds.single import boxes
from piste.bounds.snowcat import BUFFER
from piste.bounds.staircase import Ints, pareto, total
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Node


@dataclass(frozen=True)
class _LayerPoints:
    """The points of one layer; `walks_rows` says whether the tile is of its rows."""

    buffer: Ints
    traffic: Ints
    tile: Ints
    walks_rows: NDArray[np.bool_]


@dataclass(frozen=True)
class Untiled:
    """The points of a segment whose intermediates are whole."""

    chain: LayerChain
    layers: tuple[ProductLayer, ...]
    copies: tuple[Rank, ...]
    buffer_bits: Ints
    traffic_bits: Ints
    parts: list[_LayerPoints]
    points: list[NDArray[np.intp]]  # by layer, the point of its part behind each point

    def tree(self, i: int) -> Nodes | None:
        """The loop tree behind point i; None if some tile is one of several ranks flattened into one."""
        at = [point[i] for point in self.points]
        try:
            branches = [
                self._branch(e, int(part.tile[at[e]]), bool(part.walks_rows[at[e]]))
                for e, part in enumerate(self.parts)
            ]
        except Flattened:
            return None
        names = self.layers[-1].names
        kept = tuple(layer.flow.tensor for layer in self.layers[1:])
        return (*(Loop(names[r], 1) for r in self.copies), Keep(BUFFER, kept), Fuse(tuple(branches)))

    def _branch(self, e: int, tile: int, walks_rows: bool) -> Nodes:
        layer, last = self.layers[e], e + 1 == len(self.layers)
        batch, rows, inner, columns = _roles(self.chain, layer, self.copies)

        def walk(ranks: list[Rank], step: int) -> list[Node]:
            return list(loops([(layer.names[r], self.chain.size([r])) for r in ranks], step))

        def keep(tensor: str) -> Node:
            return Keep(BUFFER, (tensor,))

        flow, weight, output = layer.flow.tensor, layer.weight.tensor, layer.einsum.name
        nodes = walk(batch, 1)
        if e > 0 and not last:
            nodes += [*walk(inner, 1), *walk(columns, 1), keep(weight)]
        elif walks_rows:
            column, outer = (output, columns) if last else (flow, inner)
            walked = inner if last else columns
            nodes += [*walk(rows, tile), *walk(outer, 1), keep(column), *walk(walked, 1), keep(weight)]
        elif last:
            nodes += [*walk(columns, 1), *walk(inner, tile), keep(weight), *walk(rows, 1), keep(output)]
        else:
            nodes += [*walk(columns, tile), *walk(inner, 1), keep(weight), *walk(rows, 1), keep(flow)]
        return (*nodes, Compute(output))


def untiled(chain: LayerChain, start: int, stop: int, rules: ChainRules) -> Untiled:
    """The curve of layers `start` to `stop` (excluded) with whole intermediates."""
    layers = chain.layers[start:stop]
    common = set.intersection(*({*e.flow_ranks} & {*e.output_ranks} & {*e.weight_ranks} for e in layers))
    copies = tuple(r for r in layers[-1].output_ranks if r in common and rules.capacity != "paper")
    parts = [_part(chain, layers, e, copies, rules) for e in range(len(layers))]
    buffer, traffic, points = total([(part.buffer, part.traffic) for part in parts])
    rows = pareto(buffer, traffic)
    return Untiled(chain, layers, copies, buffer[rows], traffic[rows], parts, [p[rows] for p in points])


def _roles(chain: LayerChain, layer: ProductLayer, copies: tuple[Rank, ...]) -> tuple[list[Rank], ...]:
    """The ranks of a layer: of its batch, rows, reduction and columns."""
    batch = [r for r in layer.output_ranks if r in layer.batch and r not in copies]
    rows = [r for r in layer.output_ranks if r not in layer.weight_ranks]
    inner = [r for r in layer.flow_ranks if r in layer.inner]
    return batch, rows, inner, [r for r in layer.output_ranks if r in layer.columns]


def _part(
    chain: LayerChain, layers: tuple[ProductLayer, ...], e: int, copies: tuple[Rank, ...], rules: ChainRules
) -> _LayerPoints:
    layer, many = layers[e], chain.size(copies)
    bits = chain.workload.bits
    flow, weight, output = (bits[t] for t in (layer.flow.tensor, layer.weight.tensor, layer.einsum.name))
    batch, rows, inner, columns = (chain.size(r) for r in _roles(chain, layer, copies))
    i, w, o = (size * batch for size in (flow * rows * inner, weight * inner * columns, output * rows * columns))
    first, last = e == 0, e + 1 == len(layers)
    whole = (0 if first else i) + (0 if last else o)
    if not first and not last:
        return _LayerPoints(np.array([whole + weight]), np.array([w * many]), np.array([0]), np.array([True]))
    _, all_rows, all_inner, all_columns = (
        tuple(chain.size([r]) for r in ranks) for ranks in _roles(chain, layer, copies)
    )
    m, trips_m = boxes(all_rows if rules.boxed else (rows,), rules.tiles)
    others, size = (all_inner, inner) if last else (all_columns, columns)
    other, trips = boxes(others if rules.boxed else (size,), rules.tiles)
    if last:
        buffers, traffics = [m * output + weight, other * weight + output], [w * trips_m + o, w + o * (2 * trips - 1)]
    else:
        buffers, traffics = [m * flow + weight, other * weight + flow], [w * trips_m + i, w + i * trips]
    if rules.capacity == "paper":  # only weights are streamed
        buffers, traffics, other = buffers[:1], traffics[:1], other[:0]
    buffer, traffic = whole + np.concatenate(buffers), many * np.concatenate(traffics)
    keep = pareto(buffer, traffic)
    tile, walks_rows = np.concatenate([m, other]), np.arange(len(m) + len(other)) < len(m)
    return _LayerPoints(buffer[keep], traffic[keep], tile[keep], walks_rows[keep])
