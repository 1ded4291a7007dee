"""The curve of any Einsum with affine indices: the best of all nests before one buffer, by `nests.c`.

A nest is a sequence of loops and a depth for the keep of each tensor. It is built from the innermost keep outwards.
A tensor is settled once a loop over an axis of it alone is placed: further out nothing of it stays, so what moves of
it is known. A nest that the points found so far beat already, whatever comes further out, is dropped.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations, count
from math import prod

import numpy as np

from piste.bounds.access import TensorUse, tensors_of
from piste.bounds.large import divisors
from piste.bounds.single import candidates
from piste.bounds.snowcat import BUFFER, nest
from piste.bounds.staircase import Ints
from piste.errors import SpecError
from piste.formula.library import library
from piste.spec.mapping import Keep, Loop, Mapping
from piste.spec.workload import Workload

RANKS, TENSORS, AXES, GROUPS, LOOPS = 12, 8, 8, 8, 32  # at most; as in nests.c
POINTS = 1 << 13  # of a curve, at first
PATIENCE = 20_000_000  # nodes of a round
COARSE = ((0.0, 0.8), (0.4, 0.8), (0.25, 0.6))  # tiles of the first rounds, as parts of a rank's logarithm
SPLIT = 40_000  # choices of tiles that divide up to which all nests are looked at
POINTWISE = 2_000  # multiplications up to which all nests with tiles of any size are looked at
COMPLETE = 12_000_000  # blocks of them that are
FINE = {True: 1_500, False: 20_000}  # choices of any tiles that are searched, by whether boxes slide
ODD, THIN, THROUGH = 6_000, (5, 6), 200_000  # so few choices of tiles that divide: this many of any, partial nests
DEEP = 50_000  # partial nests that are looked at with all tiles of any size
FEW, SURVEY, FILL = 4, 20_000, 250_000  # tiles of a rank, partial nests that show which orders are good; tiles of these
WIDEN = 300_000  # tiles of orders next to those
SMALL = 50_000  # partial nests that are looked at with tiles of two
NEIGHBOURS = 300_000  # nests that are looked at beside those found
ANNEALED = 800_000  # nests that are annealed from those found
SHORT = 16  # beside nests, a rank of no more indices has tiles of all sizes: 7 in fives, these in threes, is 3, 2, 2
WINDOW = 8  # of a window of no more indices, all tiles are tried in good orders
NARROW = 128  # as have all along which boxes slide, if they have so many indices in all: 36 in tens, these in twos
DENSE, MANY = 4096, 64  # a rank of more indices has so many tiles of any size
STILL, SLIDING, EITHER = 1, 2, 3  # which tensors are kept innermost
_runs = count(1, 1 << 20)  # each search remembers for itself
TEXT = ("piste.bounds", "nests.ll")
_number, _pointer = ctypes.c_int64, ctypes.c_void_p


class _Tensor(ctypes.Structure):
    """A tensor as the kernel takes it."""

    _fields_ = [
        ("bits", _number), ("output", _number), ("distinct", _number), ("groups", _number), ("axes", _number),
        ("hull", _number),
        ("ranks", _number), ("plain", _number), ("group", _number * AXES),
        ("members", _number * GROUPS), ("member", _number * RANKS * GROUPS),
        ("along", _number * GROUPS), ("axis", _number * AXES * GROUPS), ("coefficient", _number * RANKS * AXES),
        ("terms", _number * AXES), ("term", _number * RANKS * AXES), ("times", _number * RANKS * AXES),
    ]  # fmt: skip


class _Problem(ctypes.Structure):
    """All of an Einsum and its rules as the kernel takes them."""

    _fields_ = [
        ("ranks", _number), ("tensors", _number), ("perfect", _number), ("single", _number), ("split", _number),
        ("innermost", _number),
        ("sizes", _number * RANKS), ("tiles", _number * RANKS), ("tile", _pointer * RANKS),
        ("twins", _number), ("twin", _number * 2 * RANKS),
        ("tensor", _Tensor * TENSORS),
    ]  # fmt: skip


class _Loop(ctypes.Structure):
    """A loop of a nest in the kernel."""

    _fields_ = [("rank", _number), ("tile", _number)]


class _Nest(ctypes.Structure):
    """A nest in the kernel: its loops, outermost first, and below how many each tensor is kept."""

    _fields_ = [("count", _number), ("loops", _Loop * LOOPS), ("depth", _number * TENSORS), ("done", _number)]


class _Front(ctypes.Structure):
    """The points that no nest beats so far, in the kernel, and what the search may still look at."""

    _fields_ = [
        ("points", _number), ("room", _number), ("made", _number),
        ("buffer", _pointer), ("traffic", _pointer), ("id", _pointer), ("nests", _pointer),
        ("spare", _pointer), ("spares", _number), ("nodes", _number), ("leaves", _number), ("limit", _number),
        ("memory", _pointer), ("run", _number), ("raised", _number),
    ]  # fmt: skip


@dataclass(frozen=True)
class Nests:
    """The points that no nest beats, and the nest behind each: its loops, outermost first, and the depths of keeps."""

    workload: Workload
    batch: tuple[str, ...]
    tensors: tuple[str, ...]
    buffer_bits: Ints
    traffic_bits: Ints
    nests: list[tuple[list[tuple[str, int]], list[int]]]
    nodes: int  # how many nests were looked at, in part or as a whole
    exact: bool  # none was left out that could be better

    def mapping_at(self, i: int) -> Mapping:
        """The nest that costs what point i says."""
        loops, depths = self.nests[i]
        steps: list[Loop | Keep] = [Loop(r, 1) for r in self.batch]
        for depth in range(len(loops) + 1):
            kept = tuple(t for t, d in zip(self.tensors, depths, strict=True) if d == depth)
            steps += [Keep(BUFFER, kept)] if kept else []
            steps += [Loop(r, tile) for r, tile in loops[depth : depth + 1]]
        return nest(self.workload, self.workload.einsums[0], steps)


def nests(workload: Workload, tiles: str, placement: str) -> Nests:
    """The curve of a workload of one Einsum; exact over integer or perfect tiles."""
    tensors = tensors_of(workload)
    everywhere = frozenset.intersection(*(t.plain for t in tensors))
    batch = tuple(r for r in workload.sizes if r in everywhere)  # one by one outside of all: nothing is reused there
    used = frozenset().union(*(t.ranks for t in tensors))
    ranks = tuple(r for r in workload.sizes if r in used and r not in everywhere and workload.sizes[r] > 1)
    # Those that slide come last: with them innermost there are more nests to look at.
    tensors = sorted(tensors_of(workload, batch), key=lambda t: t.plain != t.ranks)
    if len(ranks) > RANKS or len(tensors) > TENSORS or any(len(_axes(t, ranks)) > AXES for t in tensors):
        raise SpecError(
            f"{workload.einsums[0].name} has more than {RANKS} ranks, {TENSORS} tensors or {AXES} axes of one; "
            "write a smaller Einsum"
        )
    slides = frozenset(r for t in tensors for r in t.ranks - t.plain)
    rounds = _rounds({r: workload.sizes[r] for r in ranks}, tiles, placement, slides)
    room = POINTS
    while True:
        found = _search(workload, tensors, ranks, batch, rounds, placement, room)
        if found is not None:
            return found
        room *= 8


@dataclass(frozen=True)
class Round:
    """One search: `search` of nests with these tiles, built from the innermost keep outwards; `improve`, their
    neighbours; `survey`, which orders of loops and keeps are nearly as good, `fill`, other tiles of these, and `widen`,
    of the orders next to them; `anneal`, nests changed at random; or `complete`, all nests there are."""

    method: str
    grid: dict[str, Ints]
    perfect: bool
    innermost: int = EITHER  # as in nests.c
    split: bool = False
    limit: int = PATIENCE
    decides: bool = False  # if it comes to its end, nothing is better


def _rounds(sizes: dict[str, int], tiles: str, placement: str, slides: frozenset[str]) -> list[Round]:
    """First a few tiles, which find points good enough to drop most of what comes later; then all, if they are not too
    many, or else those next to the best."""
    # Those that slide are kept innermost in a round of their own: there are most of them, and few are better.
    each = (EITHER,) if placement == "single" else (STILL, SLIDING)
    fine = {r: _closure(size, "perfect") for r, size in sizes.items()}
    rounds = []
    for between in COARSE:
        coarse = {r: _coarse(some, between) for r, some in fine.items()}
        rounds += [Round("search", coarse, True, i) for i in each]
    if prod(map(len, fine.values())) <= SPLIT and sum(map(_longest, fine.values())) <= LOOPS:
        rounds += [Round("search", fine, True, i, split=True, decides=tiles == "perfect") for i in each]
    else:
        rounds.append(Round("improve", fine, True, limit=NEIGHBOURS))
    return rounds if tiles == "perfect" else rounds + _ragged(sizes, each, slides)


def _ragged(sizes: dict[str, int], each: Sequence[int], slides: frozenset[str]) -> list[Round]:
    """The rounds with tiles of any size, after those with tiles that divide. Boxes slide along the ranks `slides`."""
    fine = {r: np.arange(1, n + 1) if r in slides and n <= WINDOW else _closure(n, "integer") for r, n in sizes.items()}
    narrow = slides if sum(size for r, size in sizes.items() if r in slides) <= NARROW else ()
    every = {r: np.arange(1, n + 1) if n <= SHORT or r in narrow else fine[r] for r, n in sizes.items()}
    around = Round("improve", every, False, limit=NEIGHBOURS)  # around those that it has not been around yet
    # Tiles of two hardly divide, and many are next to them.
    rounds = [Round("search", _smallest(fine, 3), False, i, limit=SMALL) for i in each]
    if prod(map(len, fine.values())) <= FINE[bool(slides)]:
        rounds += [Round("search", fine, False, i) for i in each]
    else:
        rounds.append(around)
        if prod(len(_closure(size, "perfect")) for size in sizes.values()) <= ODD:
            rounds += [Round("search", _thinned(fine, many), False, i, limit=THROUGH) for many in THIN for i in each]
    few = _smallest(fine, FEW), _thinned(fine, FEW)
    rounds += [Round("survey", some, False, i, limit=SURVEY) for some in few for i in each]
    rounds.append(Round("fill", fine, False, limit=FILL))
    if prod(map(len, fine.values())) > FINE[bool(slides)]:
        rounds += [Round("search", fine, False, i, limit=DEEP) for i in each]
    rounds += [Round("widen", fine, False, limit=WIDEN), Round("anneal", fine, False, limit=ANNEALED)]
    rounds += [Round("fill", fine, False, limit=FILL), around]  # the orders that are new at all sizes
    if prod(sizes.values()) <= POINTWISE:
        rounds.append(Round("complete", fine, False, limit=COMPLETE, decides=True))
    return rounds


def _longest(divisors: Ints) -> int:
    """How many loops a rank has at most whose tiles divide each other: one for each prime factor.

    >>> _longest(_closure(28, "perfect"))
    3
    """
    loops, size = 0, int(divisors[-1])
    for p in divisors[1:].tolist():
        while size % p == 0:
            size, loops = size // p, loops + 1
    return loops


def _search(
    workload: Workload,
    tensors: list[TensorUse],
    ranks: tuple[str, ...],
    batch: tuple[str, ...],
    rounds: list[Round],
    placement: str,
    room: int,
) -> Nests | None:
    columns = [np.empty(room, np.int64) for _ in range(4)]
    pool = (_Nest * (room + 1))()
    buffer, traffic, ids, spare = columns
    front = _Front(0, room, 0, *(c.ctypes.data for c in (buffer, traffic, ids)), ctypes.addressof(pool))
    front.spare = spare.ctypes.data
    front.memory, front.run = ctypes.addressof(_memory()), next(_runs)
    nodes, exact = 0, [False]
    for some in rounds:
        problem = _problem(workload, tensors, ranks, some, placement)
        front.limit = some.limit
        whole = _kernel(some.method)(ctypes.addressof(problem), ctypes.addressof(front))
        nodes += front.nodes
        if some.decides:
            exact = [*filter(None, exact), bool(whole)]
    if front.points == room:
        return None
    found = []
    for i in ids[: front.points].tolist():
        loops = [(ranks[loop.rank], loop.tile) for loop in pool[i].loops[: pool[i].count]]
        found.append((loops, pool[i].depth[: len(tensors)]))
    n, copies = front.points, prod(workload.sizes[r] for r in batch)
    names = tuple(t.name for t in tensors)
    return Nests(workload, batch, names, buffer[:n].copy(), copies * traffic[:n], found, nodes, all(exact))


@lru_cache(maxsize=1)
def _memory() -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(library(TEXT).function("room", _number)())


@lru_cache
def _kernel(method: str):  # type: ignore[no-untyped-def]
    return library(TEXT).function(method, _number, _pointer, _pointer)


def _axes(t: TensorUse, ranks: tuple[str, ...]) -> list[tuple[int, dict[str, int]]]:
    """The axes that have ranks of more than one index, each with its group."""
    return [
        (g, {r: sum(c for x, c in axis if x == r) for r, _ in axis if r in ranks})
        for g, group in enumerate(t.groups)
        for axis in group
        if any(r in ranks for r, _ in axis)
    ]


def _problem(
    workload: Workload, tensors: list[TensorUse], ranks: tuple[str, ...], some: Round, placement: str
) -> _Problem:
    grid = some.grid
    p = _Problem(len(ranks), len(tensors), some.perfect, placement == "single", some.split)
    p.innermost = some.innermost
    for r, rank in enumerate(ranks):
        p.sizes[r], p.tiles[r], p.tile[r] = workload.sizes[rank], len(grid[rank]), grid[rank].ctypes.data
    for i, pair in enumerate(_twins(tensors, workload.sizes, ranks)):
        p.twins = i + 1
        p.twin[i][:] = [ranks.index(r) for r in pair]
    for x, t in zip(p.tensor, tensors, strict=False):
        axes = _axes(t, ranks)
        groups = list(dict.fromkeys(g for g, _ in axes))
        x.bits, x.output, x.distinct, x.groups, x.axes = t.bits, t.is_output, t.distinct, len(groups), len(axes)
        x.hull = prod(1 + sum(c * (workload.sizes[r] - 1) for r, c in terms.items()) for _, terms in axes)
        x.ranks = sum(1 << r for r, rank in enumerate(ranks) if rank in t.ranks)
        x.plain = sum(1 << r for r, rank in enumerate(ranks) if rank in t.plain)
        for a, (g, terms) in enumerate(axes):
            x.group[a] = groups.index(g)
            x.terms[a] = len(terms)
            for i, (rank, c) in enumerate(terms.items()):
                x.coefficient[a][ranks.index(rank)] = x.times[a][i] = c
                x.term[a][i] = ranks.index(rank)
        for g, name in enumerate(groups):
            mine = [a for a, (of, _) in enumerate(axes) if of == name]
            inside = sorted({ranks.index(rank) for a in mine for rank in axes[a][1]})
            x.along[g], x.axis[g][: len(mine)] = len(mine), mine
            x.members[g], x.member[g][: len(inside)] = len(inside), inside
    return p


def _twins(tensors: list[TensorUse], sizes: dict[str, int], ranks: tuple[str, ...]) -> list[tuple[str, str]]:
    """Pairs of ranks that can be exchanged, all at once, without changing anything, such as p and q, r and s of a
    square image: of a nest and its mirror image one is enough.
    """

    def axes(t: TensorUse, names: dict[str, str]) -> set[frozenset[tuple[str, int]]]:
        return {frozenset((names.get(r, r), c) for r, c in axis) for group in t.groups for axis in group}

    pairs = [(a, b) for a, b in combinations(ranks, 2) if sizes[a] == sizes[b]]
    for swaps in chain(combinations(pairs, 2), combinations(pairs, 1)):
        names = {x: y for a, b in swaps for x, y in ((a, b), (b, a))}
        if len(names) == 2 * len(swaps) and all(axes(t, {}) == axes(t, names) for t in tensors):
            return list(swaps)
    return []


@lru_cache(maxsize=256)
def _closure(size: int, tiles: str) -> Ints:
    """The tile sizes that can matter of a rank, and of its tiles; of very many some.

    >>> _closure(10, "integer")
    array([ 1,  2,  3,  4,  5, 10])
    >>> len(_closure(10**9, "integer")), len(_closure(10**9, "perfect"))
    (61, 100)
    """
    if tiles == "perfect":
        return np.array(sorted(divisors(size)[0]))
    if size > DENSE:
        return np.unique(-(-size // np.geomspace(1, size, MANY).astype(np.int64)))
    found, new = {size}, {size}
    while new:
        new = {int(t) for n in new for t in candidates(n, tiles)} - found
        found |= new
    return np.array(sorted(found))


def _smallest(tiles: dict[str, Ints], many: int) -> dict[str, Ints]:
    """So many tiles of each rank: the smallest ones and the last."""
    return {r: some[[*range(many - 1), -1]] if len(some) > many else some for r, some in tiles.items()}


def _thinned(tiles: dict[str, Ints], many: int) -> dict[str, Ints]:
    """So many tiles of each rank, evenly over their logarithms, the first and the last among them."""
    parts = {r: np.log(some) / np.log(some[-1]) for r, some in tiles.items() if len(some) > many}
    even = np.linspace(0, 1, many)
    return tiles | {r: np.unique(tiles[r][np.abs(p[:, None] - even).argmin(axis=0)]) for r, p in parts.items()}


def _coarse(some: Ints, between: tuple[float, float]) -> Ints:
    """Four of them: the first, the last and two whose logarithms are such parts of the last's."""
    if len(some) <= 4:
        return some
    parts = np.log(some) / np.log(some[-1])
    return np.unique(some[[0, *(1 + np.abs(parts[1:-1] - part).argmin() for part in between), -1]])
