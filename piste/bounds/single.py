"""The curve of one matrix product, batched or grouped or not, by three closed-form families of mappings.

Some tensor stays while a rank that it lacks is walked one by one in the innermost of the outer loops. With tiles of
a x b for that tensor and trip counts X1 = ceil(X/x), in elements:

    the output stays, k is walked:  MK*N1 + KN*M1 + MN
    the left one stays, n is:       MK    + KN*M1 + (2*K1 - 1)*MN
    the right one stays, m is:      MK*N1 + KN    + (2*K1 - 1)*MN

and the buffer holds a*b, of the one other tensor a row (or of each other tensor, if all are kept at one depth), and one
element of the third. No other order of loops, depth of keeps or further level of tiles is better (docs/bound-proof.md).
A larger tile with the same trip count is worse, so the candidates are the ceil(R/q): about 2*sqrt(R) of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import isqrt, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.contraction import Contraction
from piste.bounds.snowcat import BUFFER, nest
from piste.bounds.staircase import Ints, pareto
from piste.spec.mapping import Keep, Loop, Mapping

# By family: the tensor that stays (0 left, 1 right, 2 output), its two ranks, the rank that is walked, and the tensors
# that have only the first and only the second of the two ranks.
Parts = dict[str, tuple[int, ...]]  # by letter of a contraction: the sizes of the ranks that it was merged of
FAMILIES = ((2, ("m", "n"), "k", 0, 1), (0, ("m", "k"), "n", 2, 1), (1, ("k", "n"), "m", 0, 2))


@dataclass(frozen=True)
class Families:
    """The points that nothing beats, and what is needed to make the mapping behind each."""

    product: Contraction
    tiles: str
    placement: str
    buffer_bits: Ints
    traffic_bits: Ints
    places: NDArray[np.intp]  # of the points in the grids of the three families, one after the other
    parts: Parts = field(default_factory=dict)

    def mapping_at(self, i: int) -> Mapping:
        """The nest that costs what point i says."""
        place = int(self.places[i])
        grid = {r: tile for r, (tile, _) in _grid(self.product, self.tiles, self.parts).items()}
        family, sizes = 0, [len(grid[x]) * len(grid[y]) for _, (x, y), *_ in FAMILIES]
        while place >= sizes[family]:
            place, family = place - sizes[family], family + 1
        _, (x, y), *_ = FAMILIES[family]
        a, b = int(grid[x][place // len(grid[y])]), int(grid[y][place % len(grid[y])])
        return family_nest(self.product, self.placement, family, a, b)


def family_nest(product: Contraction, placement: str, family: int, a: int, b: int) -> Mapping:
    """The nest of a family with tiles of a x b of what stays."""
    stays, (x, y), z, with_x, with_y = FAMILIES[family]
    tensors, ranks, bits = product.tensors, product.ranks, product.workload.bits
    outer = [(ranks["b"], 1), (ranks[x], a), (ranks[y], b)]
    if placement == "single" or (placement == "two-level" and stays == 1):
        steps: list[Loop | Keep] = [*_loops([*outer, (ranks[z], 1)]), Keep(BUFFER, tensors)]
    else:
        one, other = bits[tensors[with_x]], bits[tensors[with_y]]
        smaller = a * one + other < b * other + one  # is a row of the tensor that has the first rank
        if placement == "two-level" or smaller:
            x, y, with_x, with_y = y, x, with_y, with_x
        steps = [
            *_loops(outer),
            Keep(BUFFER, (tensors[stays],)),
            *_loops([(ranks[z], 1)]),
            Keep(BUFFER, (tensors[with_y],)),
            *_loops([(ranks[x], 1)]),
            Keep(BUFFER, (tensors[with_x],)),
        ]
    return nest(product.workload, product.einsum, steps)


@dataclass(frozen=True)
class TileGrid:
    """All tiles of one family, the first rank along the first axis of the arrays; all but trips in bits."""

    trips: dict[str, Ints]
    traffic: Ints
    stays: Ints
    first_row: Ints  # of the tensor that has the first rank
    second_row: Ints
    first_one: int  # an element of that tensor
    second_one: int


def grids(product: Contraction, tiles: str, parts: Parts) -> Iterator[TileGrid]:
    """The families, as arrays over their tiles."""
    b, *sizes = product.sizes
    m, k, n = sizes
    wide = [product.workload.bits[t] for t in product.tensors]
    left, right, out = (wide[0] * b * m * k, wide[1] * b * k * n, wide[2] * b * m * n)
    both = _grid(product, tiles, parts)
    grid, counts = {r: tile for r, (tile, _) in both.items()}, {r: trips for r, (_, trips) in both.items()}
    for stays, (x, y), z, with_x, with_y in FAMILIES:
        tile_x, tile_y = grid[x][:, None], grid[y][None, :]
        trips = {x: counts[x][:, None], y: counts[y][None, :]}
        steps: dict[str, Any] = {**trips, z: 1}
        traffic = left * steps["n"] + right * steps["m"] + out * (2 * steps["k"] - 1)
        rows = wide[with_x] * tile_x, wide[with_y] * tile_y
        yield TileGrid(trips, traffic, wide[stays] * tile_x * tile_y, *rows, wide[with_x], wide[with_y])


def families(
    product: Contraction, tiles: str, placement: str, parts: Parts | None = None, doubled: bool = False
) -> Families:
    """The curve of a matrix product; exact over integer or perfect tiles.

    With `parts`, tiles of ranks that were merged are boxes of them. `doubled`: with room for the next tile of all that
    does not stay as a whole.
    """
    buffers, traffics = [], []
    for (stays, *_), grid in zip(FAMILIES, grids(product, tiles, parts or {}), strict=True):
        streams = _streams(grid, stays, placement)
        held = grid.stays + streams
        if doubled:
            follows = product.sizes[0] * prod(grid.trips.values()) > 1
            held = held + streams + grid.stays * follows
        buffers.append(held.ravel())
        traffics.append(grid.traffic.ravel())
    buffer, traffic = np.concatenate(buffers), np.concatenate(traffics)
    places = pareto(buffer, traffic)
    return Families(product, tiles, placement, buffer[places], traffic[places], places, parts or {})


def _grid(product: Contraction, tiles: str, parts: Parts) -> dict[str, tuple[Ints, Ints]]:
    """By letter: the tiles, and how many steps each takes."""
    whole = dict(zip("bmkn", product.sizes, strict=True))
    return {r: boxes(parts.get(r, (size,)), tiles) for r, size in whole.items()}


def _streams(grid: TileGrid, stays: int, placement: str) -> Ints:
    """The bits of what does not stay: a row of one tensor and an element of the other, or a row of each."""
    if placement == "single" or (placement == "two-level" and stays == 1):
        return grid.first_row + grid.second_row
    if placement == "two-level":  # only the right operand is streamed
        return np.broadcast_to(grid.first_row + grid.second_one, grid.stays.shape)
    return np.minimum(grid.first_row + grid.second_one, grid.second_row + grid.first_one)


@lru_cache(maxsize=256)
def candidates(size: int, tiles: str) -> Ints:
    """The tile sizes that can matter, rising: divisors (`perfect`), or the smallest tile of each trip count.

    >>> candidates(12, "perfect"), candidates(12, "integer")
    (array([ 1,  2,  3,  4,  6, 12]), array([ 1,  2,  3,  4,  6, 12]))
    >>> candidates(10, "integer")
    array([ 1,  2,  3,  4,  5, 10])
    """
    low = np.arange(1, isqrt(size) + 2)
    if tiles == "perfect":
        low = low[size % low == 0]
        return np.unique(np.concatenate([low, size // low]))
    trips = np.concatenate([low, -(-size // low)])
    return np.unique(-(-size // trips))


@lru_cache(maxsize=256)
def boxes(sizes: tuple[int, ...], tiles: str) -> tuple[Ints, Ints]:
    """The tiles of ranks that count as one, outermost first, and their steps: one rank in tiles, those inside whole.

    >>> boxes((3, 5), "integer")
    (array([ 1,  2,  3,  5, 10, 15]), array([15,  9,  6,  3,  2,  1]))
    """
    found: dict[int, int] = {}
    inside, outside = 1, prod(sizes)
    for size in reversed(sizes or (1,)):
        outside //= size
        for tile in candidates(size, tiles).tolist():
            found.setdefault(tile * inside, outside * -(-size // tile))
        inside *= size
    tile = np.array(sorted(found))
    return tile, np.array([found[t] for t in tile.tolist()])


def _loops(steps: list[tuple[str | None, int]]) -> list[Loop]:
    return [Loop(rank, tile) for rank, tile in steps if rank is not None]
