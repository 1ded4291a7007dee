"""Fused pairs with every tensor at a depth of its own, against all loop trees of that family, run in the executor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.chains import placed as chain_placed
from piste.bounds.chains.fusion import bound_chain
from piste.bounds.chains.layers import chains, segment
from piste.bounds.chains.placed import placed
from piste.bounds.chains.templates import ChainRules
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node
from piste.spec.workload import Workload
from tests.bounds.chains.cases import measured, pair
from tests.examples import examples

PAIR = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]"
RANKS = {"A": "mk", "B": "kl", "D": "ln", "Z": "mn"}
PREFIXES = ("", "m", "l", "ml", "lm", "mlm", "lml", "mlml", "lmlm")  # a rank's second loop takes steps of one
Loops = tuple[tuple[str, int], ...]  # ranks and steps


@dataclass(frozen=True)
class Tree:
    """A loop tree of the family: loops around both products, loops around each, and where its four tensors are kept."""

    outside: Loops
    inside: tuple[Loops, Loops]
    depths: dict[str, tuple[bool, int]]  # whether within its product, and below how many of the loops there

    def mapping(self) -> Mapping:
        def nest(loops: Loops, tensors: str, within: bool) -> Iterator[Node]:
            for depth in range(len(loops) + 1):
                if depth:
                    yield Loop(*loops[depth - 1])
                yield from (Keep("Buffer", (t,), retain=False) for t in tensors if self.depths[t] == (within, depth))

        branches = [
            (*nest(loops, tensors, True), Compute(made))
            for loops, tensors, made in zip(self.inside, ("AB", "DZ"), "PZ", strict=True)
        ]
        outside = nest(self.outside, "ABDZ", False)
        return Mapping((Keep("DRAM", tuple("ABDZ")), *outside, Keep("Buffer", ("P",)), Fuse(tuple(branches))))


def tile(sizes: dict[str, int], loops: Iterable[tuple[str, int]]) -> dict[str, int]:
    return sizes | dict(loops)


def cost(workload: Workload, tensor: str, tiles: dict[str, int]) -> tuple[int, int]:
    """What a tensor holds and moves, kept where the ranks have these tiles and not retained."""
    sizes, bits = workload.sizes, workload.bits[tensor]
    x, y = RANKS[tensor]
    other = "l" if tensor in "AZ" else "m"
    visits = -(-sizes[other] // tiles[other])
    return bits * tiles[x] * tiles[y], bits * sizes[x] * sizes[y] * (2 * visits - 1 if tensor == "Z" else visits)


def stairs(points: Iterable[tuple[int, int, Any]]) -> list[tuple[int, int, Any]]:
    found: list[tuple[int, int, Any]] = []
    for point in sorted(points, key=lambda p: p[:2]):
        if not found or point[1] < found[-1][1]:
            found.append(point)
    return found


def best_trees(w: Workload, prefixes: Iterable[str]) -> list[tuple[int, int, Tree]]:
    """Buffer, traffic and tree of all that nothing of the family beats."""
    size = w.sizes

    @cache
    def within(passing: str, rows: int, columns: int) -> list[tuple[int, int, Any]]:
        """What one product needs and moves for the tensors that pass: every nest, every depth of each."""
        walked = "mlk" if {*passing} <= {*"AB"} else "mln"
        found = []
        for ranks in (p for length in range(4) for p in permutations(walked, length)):
            loops = tuple((r, 1) for r in ranks)
            for depths in product(range(len(loops) + 1), repeat=len(passing)):
                costs = [
                    cost(w, t, tile(size | {"m": rows, "l": columns}, loops[:depth]))
                    for t, depth in zip(passing, depths, strict=True)
                ]
                found.append((sum(c[0] for c in costs), sum(c[1] for c in costs), (loops, depths)))
        return stairs(found)

    def trees() -> Iterator[tuple[int, int, Tree]]:
        for prefix, rows, columns in product(prefixes, range(1, size["m"] + 1), range(1, size["l"] + 1)):
            steps = {"m": rows, "l": columns}
            outside = tuple((r, 1 if r in prefix[:i] else steps[r]) for i, r in enumerate(prefix))
            tiles = [tile(size, outside[:depth]) for depth in range(len(outside) + 1)]
            kept = {t: [cost(w, t, at) for at in tiles] for t in RANKS}
            last = tiles[-1]
            for depths in product([*range(len(tiles)), None], repeat=4):
                where = dict(zip("ABDZ", depths, strict=True))
                stays = [kept[t][d] for t, d in where.items() if d is not None]
                held = sum(c[0] for c in stays) + w.bits["P"] * last["m"] * last["l"]
                moved = sum(c[1] for c in stays)
                passing = ["".join(t for t in ts if where[t] is None) for ts in ("AB", "DZ")]
                ways = product(*(within(ts, last["m"], last["l"]) for ts in passing))
                for (need, more, one), (needs, mores, two) in ways:
                    at = {t: (False, d) for t, d in where.items() if d is not None}
                    for ts, (_, inner) in zip(passing, (one, two), strict=True):
                        at |= {t: (True, d) for t, d in zip(ts, inner, strict=True)}
                    yield held + max(need, needs), moved + more + mores, Tree(outside, (one[0], two[0]), at)

    return stairs(trees())


def points(w: Workload) -> list[tuple[int, int]]:
    part = segment(chains(w)[0], 0, 2, "one")
    assert part is not None
    found = placed(part, ChainRules(partly=True))
    return list(zip(found.buffer_bits.tolist(), found.traffic_bits.tolist(), strict=True))


@settings(max_examples=examples(8), deadline=None)
@given(
    st.fixed_dictionaries({r: st.integers(1, 4 if r in "kn" else 3) for r in "mkln"}),
    st.fixed_dictionaries({t: st.sampled_from([8, 8, 16]) for t in "ABDPZ"}),
)
def test_no_tree_of_the_family_is_better(sizes: dict[str, int], bits: dict[str, int]) -> None:
    """All tiles, orders and depths, counted; those that nothing beats are run, and cost what was counted."""
    w = Workload.parse(PAIR, sizes, bits)
    found = best_trees(w, PREFIXES)
    assert points(w) == [point[:2] for point in found]
    for buffer, traffic, tree in found:
        moved, peak = measured(w, tree.mapping())
        assert moved == traffic and peak <= buffer


@settings(max_examples=examples(100), deadline=None)
@given(st.data())
def test_no_tree_that_runs_is_better(data: st.DataObject) -> None:
    """Trees drawn from the family, of larger pairs: none is below the curve."""
    sizes = {r: data.draw(st.integers(1, 6)) for r in "mkln"}
    w = Workload.parse(PAIR, sizes, {t: data.draw(st.sampled_from([8, 16])) for t in "ABDPZ"})
    prefix = data.draw(st.sampled_from(["", "m", "l", "ml", "lm"]))
    outside = tuple((r, data.draw(st.integers(1, sizes[r]))) for r in prefix)
    walks = [data.draw(st.permutations(ranks)) for ranks in ("mlk", "mln")]
    inside = [tuple((r, 1) for r in ranks[: data.draw(st.integers(0, 3))]) for ranks in walks]
    depths = {}
    for t in "ABDZ":
        within = data.draw(st.booleans())
        loops = inside[t in "DZ"] if within else outside
        depths[t] = (within, data.draw(st.integers(0, len(loops))))
    moved, peak = measured(w, Tree(outside, (inside[0], inside[1]), depths).mapping())
    curve = bound_chain(w)
    reached = [traffic for buffer, traffic in zip(curve.buffer_bits, curve.traffic_bits, strict=True) if buffer <= peak]
    assert reached and reached[-1] <= moved


@settings(max_examples=examples(60), deadline=None)
@given(
    st.fixed_dictionaries({r: st.integers(1, 7) for r in "mkln"}),
    st.fixed_dictionaries({t: st.sampled_from([8, 16, 32]) for t in "ABDPZ"}),
    st.sampled_from(["any", "rows", "columns"]),
)
def test_every_point_of_a_pair_runs(sizes: dict[str, int], bits: dict[str, int], order: str) -> None:
    w = Workload.parse(PAIR, sizes, bits)
    curve = bound_chain(w, order=order)
    for i in range(0, len(curve.points), 1 + len(curve.points) // 5):
        mapping = curve.mapping_at(i)
        assert mapping is not None
        moved, peak = measured(w, mapping)
        assert moved == curve.traffic_bits[i] and peak <= curve.buffer_bits[i]


@pytest.mark.parametrize(
    ("sizes", "tiles", "buffer", "traffic"),
    [((48, 64, 48, 3), "integer", 946, 15_792), ((64, 16, 64, 16), "perfect", 786, 17_408)],
)
def test_a_row_of_the_weight_beside_an_element_of_the_input(
    sizes: tuple[int, int, int, int], tiles: str, buffer: int, traffic: int
) -> None:
    """Cheaper than a column of the input beside an element of the weight where a block has more rows than columns."""
    curve = bound_chain(pair(*sizes), tiles=tiles)
    assert curve.traffic_bytes(buffer) == 2 * traffic
    assert bound_chain(pair(*sizes), tiles=tiles, fusion="segmented").traffic_bytes(buffer) > 2 * traffic


def test_other_placements_are_the_published_ones() -> None:
    """Where tensors are not kept each at its own depth, `best` has no such points."""
    own, published = (bound_chain(pair(48, 64, 48, 3), placement=p) for p in ("per-tensor", "two-level"))
    assert own.traffic_bytes(946) < published.traffic_bytes(946)


def test_the_ends_of_a_longer_chain() -> None:
    """By three layers with many rows, a row of the first weight and a column of the last one pass for less."""
    text = "P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; Z[m,n] = R[m,q] * E[q,n]"
    w = Workload.parse(text, m=12, k=6, l=2, q=2, n=6, bits=8)
    best, divided = (bound_chain(w, fusion=fusion) for fusion in ("best", "segmented"))
    assert any(best.traffic_bytes(b) < t for b, t in divided.points)
    for i in range(len(best.points)):
        mapping = best.mapping_at(i)
        assert mapping is not None
        moved, peak = measured(w, mapping)
        assert moved == best.traffic_bits[i] and peak <= best.buffer_bits[i]


@settings(max_examples=examples(40))
@given(st.tuples(*[st.integers(1, 40)] * 4), st.tuples(*[st.sampled_from([4, 8, 16])] * 5), st.booleans())
def test_few_blocks_and_many_give_the_same(sizes: tuple[int, ...], bits: tuple[int, ...], pipelined: bool) -> None:
    """Small grids are counted all at once, large ones way by way with what cannot be best left out."""
    workload = Workload.parse(PAIR, dict(zip("mkln", sizes, strict=True)), dict(zip("ABPDZ", bits, strict=True)))
    curve = piste.bound(workload, pipelined=pipelined)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain_placed, "FEW", 0)
        assert piste.bound(workload, pipelined=pipelined).points == curve.points
