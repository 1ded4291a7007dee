"""What other programs than nests of loops with one buffer do to the curve of a matrix product.

Each function takes a workload of one matrix product and gives a curve. None has mappings behind its points: a loop
tree walks every loop forward, keeps a tensor's tile whole and holds each tile once. Simulators in the tests check them.
"""

from __future__ import annotations

from itertools import permutations
from math import gcd, prod

import numpy as np

from piste.bounds.contraction import Contraction, contraction
from piste.bounds.einsum import bound_einsum
from piste.bounds.single import FAMILIES, candidates, grids
from piste.bounds.staircase import Ints, index_at, pareto
from piste.errors import SpecError, did_you_mean
from piste.results.curve import Curve
from piste.spec.workload import Workload


def beyond(workload: Workload, what: str, tiles: str = "integer") -> Curve:
    """A curve by name: `snake`, `pinned`, `doubled` (streams), `doubled-all`, or `private:16` for sixteen buffers.

    >>> from piste.spec.builders import gemm
    >>> beyond(gemm(12, 12, 12, bits=8), "private:4").rule["private buffers"]
    '4'
    """
    if not isinstance(what, str):
        raise SpecError(f"beyond must be text, found {what!r}; write 'snake' or 'private:16'")
    name, _, number = what.partition(":")
    if name == "private":
        if not (number.isdecimal() and number.isascii() and len(number) <= 7 and int(number)):
            raise SpecError(
                f"private says how many buffers there are, found {what[:60]!r}; write one such as private:16"
            )
        return private(workload, int(number), tiles)
    known = {
        "snake": lambda: snake(workload, tiles),
        "pinned": lambda: pinned(workload, tiles),
        "doubled": lambda: doubled(workload, "streams", tiles),
        "doubled-all": lambda: doubled(workload, "everything", tiles),
    }
    if what not in known:
        hint = did_you_mean(what, [*known, "private:16"])
        raise SpecError(f"nothing beyond the curve is called {what!r}; {hint}")
    return known[what]()


def snake(workload: Workload, tiles: str = "integer") -> Curve:
    """Every loop turns round instead of starting again, so that what the last step used is there for the next.

    All tensors are kept at one depth. For loops X, Y and Z, the last innermost, the tensor without Y stays whole at the
    steps of Y and the tensor without X at those of X; Z stands at its far end and its near end in turn.

    >>> from piste.spec.builders import gemm
    >>> curve = snake(gemm(12, 12, 12, bits=8), "perfect")
    >>> curve.traffic_bytes(48), curve.rule["traversal"]
    (702, 'snake')
    """
    product, least = _product(workload)
    sizes = dict(zip("bmkn", product.sizes, strict=True))
    ranks = (("m", "k"), ("k", "n"), ("m", "n"))
    wide = {r: product.workload.bits[t] for r, t in zip(ranks, product.tensors, strict=True)}
    tile = dict(zip("mkn", np.meshgrid(*(candidates(sizes[r], tiles) for r in "mkn"), indexing="ij"), strict=True))
    buffer = np.sum([bits * tile[x] * tile[y] for (x, y), bits in wide.items()], axis=0)
    trips = {r: -(-sizes[r] // tile[r]) for r in "mkn"}
    last = {r: sizes[r] - (trips[r] - 1) * tile[r] for r in "mkn"}
    points: tuple[Ints, Ints] = (np.empty(0, np.int64), np.empty(0, np.int64))
    for x, y, z in permutations("mkn"):
        turns, ends = trips[y] // 2, (trips[y] - 1) // 2  # of Z at its far and at its near end, in one step of X
        without_y = sizes[x] * (turns * last[z] + ends * tile[z])
        far, near = (
            trips[x] // 2,
            (trips[x] - 1) // 2,
        )  # of Y, at the steps of X; Z is then at the same end if Y1 is odd
        end = np.where(trips[y] % 2, last[z], tile[z])
        without_x = far * last[y] * end + near * tile[y] * tile[z]
        moved = {
            frozenset((x, y)): sizes[x] * sizes[y],
            frozenset((x, z)): sizes[x] * sizes[z] * trips[y] - without_y,
            frozenset((y, z)): sizes[y] * sizes[z] * trips[x] - without_x,
        }
        traffic = np.zeros_like(tile["m"])
        for (r, s), bits in wide.items():
            elements = moved[frozenset((r, s))]
            traffic = traffic + bits * (2 * elements - sizes[r] * sizes[s] if (r, s) == ("m", "n") else elements)
        points = _best(*points, buffer.ravel(), sizes["b"] * traffic.ravel())
    return _curve(workload, product, least, points, {"tiles": tiles, "placement": "single", "traversal": "snake"})


def pinned(workload: Workload, tiles: str = "integer", sizes: int = 1000) -> Curve:
    """What the buffer has left over holds a part of the tensor that comes again soonest, instead of nothing.

    While the outer of the two loops of a family stands still, the tensor that has only its rank comes again at every
    step of the other loop: each element of it that is held saves all but the first coming, an output's both ways. So
    traffic falls in a straight line between the corners; it is given at every size, or at so many of them.

    >>> from piste.spec.builders import gemm
    >>> pinned(gemm(12, 12, 12, bits=8)).traffic_bytes(64)
    678
    """
    product, least = _product(workload)
    unpinned = bound_einsum(workload, workload.einsums[0], tiles=tiles)
    corners = unpinned.buffer_bits
    unit = gcd(*product.workload.bits.values())
    at = np.arange(corners[0], corners[-1] + 1, unit)
    if len(at) > sizes:
        at = np.unique(np.concatenate([corners, np.geomspace(corners[0], corners[-1], sizes).astype(np.int64)]))
    best = unpinned.traffic_bits[index_at(corners, at)]
    extent = dict(zip("bmkn", product.sizes, strict=True))
    wide = [product.workload.bits[t] for t in product.tensors]
    for (_, (x, y), z, with_x, with_y), grid in zip(FAMILIES, grids(product, tiles, {}), strict=True):
        streams = np.minimum(grid.first_row + grid.second_one, grid.second_row + grid.first_one)
        buffer = (grid.stays + streams).ravel()
        # The tensor with the outer loop's rank, and how often all of it comes: its blocks are as long as z.
        for outer, inner, t in ((x, y, with_x), (y, x, with_y)):
            trips = {r: np.broadcast_to(n, grid.stays.shape).ravel() for r, n in grid.trips.items()}
            tile = -(-extent[outer] // trips[outer])
            short = extent[outer] - (trips[outer] - 1) * tile
            again = (trips[inner] - 1) * (2 if t == 2 else 1) * extent["b"]
            for i, size in enumerate(at):
                left = np.maximum(size - buffer, 0) // wide[t]
                held = (trips[outer] - 1) * np.minimum(left, tile * extent[z]) + np.minimum(left, short * extent[z])
                traffic = np.where(buffer <= size, grid.traffic.ravel() - wide[t] * again * held, best[i])
                best[i] = min(best[i], traffic.min())
    points = _best(at, best)
    return _curve(workload, product, least, points, {"tiles": tiles, "placement": "per-tensor", "left over": "pinned"})


def doubled(workload: Workload, what: str = "streams", tiles: str = "integer") -> Curve:
    """Room for the next tile while the present one is used: of what is streamed only, or of `everything`.

    >>> from piste.spec.builders import gemm
    >>> doubled(gemm(64, 64, 64, bits=8)).max_effectual_bytes, doubled(gemm(64, 64, 64, bits=8), "everything").gap1
    (4226, 0.6772...)
    """
    if what not in ("streams", "everything"):
        raise SpecError(f"what is doubled is 'streams' or 'everything', found {what!r}; write one of these")
    product, least = _product(workload)
    points: tuple[Ints, Ints] = (np.empty(0, np.int64), np.empty(0, np.int64))
    for grid in grids(product, tiles, {}):
        streams = np.minimum(grid.first_row + grid.second_one, grid.second_row + grid.first_one)
        buffer = (grid.stays if what == "streams" else 2 * grid.stays) + 2 * streams
        points = _best(*points, buffer.ravel(), grid.traffic.ravel())
    return _curve(workload, product, least, points, {"tiles": tiles, "placement": "per-tensor", "double buffers": what})


def private(workload: Workload, parts: int, tiles: str = "integer") -> Curve:
    """As many buffers, each with a processor and a part of the product of its own, and nothing sent to two at once.

    The buffer sizes are of all together. Where k is divided, the partial results are added up in the backing store.
    With multicast what several need is sent once, and all buffers together can do what one of their size does: the
    curve of the workload itself.

    >>> from piste.spec.builders import gemm
    >>> private(gemm(64, 64, 64, bits=8), 4).algorithmic_min_bytes
    12288
    """
    if parts < 1:
        raise SpecError(f"the number of buffers is a positive integer, found {parts!r}; write one such as 16")
    product, least = _product(workload)
    names = dict(zip("bmkn", (product.ranks[r] for r in "bmkn"), strict=True))
    sizes = dict(zip("bmkn", product.sizes, strict=True))
    out = product.workload.bits[product.tensors[2]] * sizes["b"] * sizes["m"] * sizes["n"]
    points: tuple[Ints, Ints] = (np.empty(0, np.int64), np.empty(0, np.int64))
    for shares in _splits(parts, sizes):
        part = {names[r]: -(-sizes[r] // shares[r]) for r in "bmkn" if names[r] is not None}
        each = Workload(product.workload.einsums, {r: part[r] for r in product.workload.sizes}, product.workload.bits)
        curve = bound_einsum(each, each.einsums[0], tiles=tiles)
        traffic = parts * curve.traffic_bits + (shares["k"] - 1) * out
        points = _best(*points, parts * curve.buffer_bits, traffic)
    if not len(points[0]):
        raise SpecError(f"{workload.einsums[0].name} cannot be divided into {parts} parts; write a smaller number")
    rule = {"tiles": tiles, "placement": "per-tensor", "private buffers": str(parts)}
    return _curve(workload, product, least, points, rule)


def _splits(parts: int, sizes: dict[str, int]) -> list[dict[str, int]]:
    """How many parts to make of each rank: all divisions whose product is `parts` and that leave none without work."""
    divisions = [{"b": 1, "m": 1, "k": 1, "n": 1}]
    left = parts
    for p in range(2, parts + 1):
        while left % p == 0:
            left //= p
            divisions = [division | {r: division[r] * p} for division in divisions for r in "bmkn"]
            divisions = [dict(w) for w in {tuple(w.items()) for w in divisions} if all(n <= sizes[r] for r, n in w)]
    return divisions


def _product(workload: Workload) -> tuple[Contraction, int]:
    product = contraction(workload, workload.einsums[0]) if len(workload.einsums) == 1 else None
    if product is None:
        raise SpecError("this is for one matrix product; write a workload such as gemm:64,64,64")
    return product, sum(workload.bits[t] * prod(shape) for t, shape in workload.shapes.items())


def _best(*columns: Ints) -> tuple[Ints, Ints]:
    """The points that nothing beats, of one or two lists of buffers and traffic."""
    buffer, traffic = np.concatenate(columns[::2]), np.concatenate(columns[1::2])
    rows = pareto(buffer, traffic)
    return buffer[rows], traffic[rows]


def _curve(
    workload: Workload, product: Contraction, least: int, points: tuple[Ints, Ints], rule: dict[str, str]
) -> Curve:
    buffer, traffic = points
    return Curve(
        workload=workload,
        buffer_bits=buffer,
        traffic_bits=traffic,
        macs=prod(product.sizes),
        algorithmic_min_bits=least,
        rule=rule,
        mapping_at=lambda _: None,
        name=workload.name or workload.einsums[0].name,
        exact=False,
    )
