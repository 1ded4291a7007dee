"""The loop tree behind each choice of tiles of a fused segment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from piste.bounds.chains.layers import ProductLayer, Rank, Segment
from piste.bounds.chains.templates import FusedTiles
from piste.bounds.snowcat import BUFFER
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Node

Nodes = tuple[Node, ...]


def fused_tree(segment: Segment, choice: FusedTiles) -> Nodes | None:
    """The nodes below the backing store; None if some tile is one of several ranks flattened into one."""
    try:
        return _columns_first(segment, choice) if choice.columns_first else _rows_first(segment, choice)
    except Flattened:
        return None


class Flattened(Exception):
    """A tile of several ranks together that no loops walk."""


def unmerged_tree(nodes: Nodes, groups: dict[str, list[str]], sizes: dict[str, int]) -> Nodes | None:
    """A nest with loops over ranks for its loops over groups of them; None if some tile is no box of theirs."""
    found: list[Node] = []
    try:
        for node in nodes:
            if isinstance(node, Loop):
                found += loops([(r, sizes[r]) for r in groups[node.rank]], node.tile)
            else:
                found.append(node)
    except Flattened:
        return None
    return tuple(found)


def loops(ranks: Sequence[tuple[str, int]], tile: int) -> list[Loop]:
    """Loops over ranks with sizes, outermost first, that take a tile of all of them as one.

    >>> loops([("b", 16), ("m", 2048)], 512)
    [Loop(rank='b', tile=1, step=None), Loop(rank='m', tile=512, step=None)]
    >>> loops([("b", 16), ("m", 2048)], 4096)
    [Loop(rank='b', tile=2, step=None)]
    """
    found: list[Loop] = []
    for rank, size in reversed(ranks):
        if tile > size and tile % size:
            raise Flattened
        if tile < size:
            found.insert(0, Loop(rank, tile))
        tile = max(tile // size, 1)
    return found


def _rows_first(segment: Segment, choice: FusedTiles) -> Nodes:
    layers, last = segment.layers, segment.layers[-1]
    whole = [e for e, stays in zip(layers, choice.resident, strict=True) if stays and not segment.is_shared(e)]
    part = [e for e, stays in zip(layers, choice.resident, strict=True) if stays and segment.is_shared(e)]
    branches = [_branch(segment, choice, e) for e in range(len(layers))]
    start: Nodes = (
        *segment_loops(segment, segment.n, choice.n, layers[1]),
        Keep(BUFFER, (layers[1].flow.tensor,)),
        Fuse(tuple(branches[:2])),
    )
    if len(layers) > 2:
        later = tuple(e.flow.tensor for e in layers[2:])
        start = (Keep(BUFFER, later), Fuse((start, *branches[2:])))
    return (
        *segment_loops(segment, segment.copies, 1, last),
        *_keep(e.weight.tensor for e in whole),
        *segment_loops(segment, segment.shared, choice.shared, last),
        *_keep(e.weight.tensor for e in part),
        *segment_loops(segment, segment.rows, choice.rows, last),
        *segment_loops(segment, segment.inside, 1, last),
        *start,
    )


def _columns_first(segment: Segment, choice: FusedTiles) -> Nodes:
    layers, last = segment.layers, segment.layers[-1]
    whole = [e for e, stays in zip(layers, choice.resident, strict=True) if stays and not segment.is_shared(e)]
    part = [e for e, stays in zip(layers, choice.resident, strict=True) if stays and segment.is_shared(e)]
    return (
        *segment_loops(segment, segment.copies, 1, last),
        *segment_loops(segment, segment.n, choice.n, last),
        *_keep(e.weight.tensor for e in whole),
        *segment_loops(segment, segment.shared, choice.shared, last),
        *_keep(e.weight.tensor for e in part),
        *segment_loops(segment, segment.rows, choice.rows, last),
        Keep(BUFFER, (last.flow.tensor,)),
        Fuse(tuple(_branch(segment, choice, e) for e in range(2))),
    )


def _branch(segment: Segment, choice: FusedTiles, e: int) -> Nodes:
    """One layer: what comes from or goes to the backing store is kept, and its weight passes by if it does not stay."""
    layer = segment.layers[e]
    if choice.free and ((e == 0 and not choice.k_whole) or (e + 1 == len(segment.layers) and not choice.j_whole)):
        return _passing(segment, choice, e)
    nodes: list[Node] = []
    if e == 0:
        nodes += segment_loops(segment, segment.k, segment.size(segment.k) if choice.k_whole else 1, layer)
        nodes.append(Keep(BUFFER, (layer.flow.tensor,)))
    if e + 1 == len(segment.layers):
        nodes += segment_loops(segment, segment.j, segment.size(segment.j) if choice.j_whole else 1, layer)
        nodes.append(Keep(BUFFER, (layer.einsum.name,)))
    if not choice.resident[e]:
        together = {*segment.copies} | layer.batch & {*segment.parallel}
        walked = [r for r in layer.weight_ranks if r not in together]
        # Not retained: an element that comes first and last would stay between two blocks, where nothing pays for it.
        nodes += [*segment_loops(segment, walked, 1, layer), Keep(BUFFER, (layer.weight.tensor,), retain=False)]
    return (*nodes, Compute(layer.einsum.name))


def _passing(segment: Segment, choice: FusedTiles, e: int) -> Nodes:
    """The first or last layer with k or j one by one: of what passes, one keeps a row or column beside the other."""
    layer = segment.layers[e]
    end, weight = segment.passing(layer)
    ranks = layer.flow_ranks if e == 0 else layer.output_ranks
    outside = {*segment.copies, *segment.inside}
    batch = [r for r in ranks if r in layer.batch and r not in outside]
    rows = [r for r in ranks if r not in layer.weight_ranks and r not in outside]
    columns = [r for r in layer.weight_ranks if r not in ranks and r not in outside]

    def walk(some: Sequence[Rank]) -> list[Loop]:
        return segment_loops(segment, some, 1, layer)

    keeps = [Keep(BUFFER, (t.tensor,), retain=False) for t in (end, weight)]
    nodes: list[Node] = [*walk(batch), *walk(segment.k if e == 0 else segment.j)]
    if choice.resident[e]:
        nodes += [*walk(rows), keeps[0]]
    elif _column_is_less(segment, choice, e):
        nodes += [keeps[0], *walk(columns), keeps[1]]
    else:
        nodes += [keeps[1], *walk(rows), keeps[0]]
    return (*nodes, Compute(layer.einsum.name))


def _column_is_less(segment: Segment, choice: FusedTiles, e: int) -> bool:
    layer = segment.layers[e]
    end, weight = segment.passing(layer)
    block = choice.rows * (1 if segment.is_shared(layer) else choice.shared)
    n = choice.n if e == 0 or len(segment.layers) == 2 else 1
    end_bits, weight_bits = segment.bits(end.tensor), segment.bits(weight.tensor)
    return block * end.across * end_bits + weight_bits <= n * weight.across * weight_bits + end_bits


def segment_loops(segment: Segment, ranks: Sequence[Rank], tile: int, layer: ProductLayer) -> list[Loop]:
    """Loops, by the names of a layer, over ranks that count as one."""
    return loops([(layer.names[r], segment.size([r])) for r in ranks], tile)


def _keep(tensors: Iterable[str]) -> list[Keep]:
    names = tuple(tensors)
    return [Keep(BUFFER, names)] if names else []
