"""Snakes, pinned left-overs, double buffers and private buffers against small simulators and the model."""

from __future__ import annotations

from itertools import permutations, product
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.beyond import doubled, pinned, private, snake
from piste.spec.architecture import Architecture
from piste.spec.mapping import Keep, Mapping, Spread
from tests.examples import examples

SIZE = st.integers(1, 6)
RANKS = {"A": "mk", "W": "kn", "B": "mn"}


def pieces(size: int, tile: int) -> list[int]:
    return [min(tile, size - start) for start in range(0, size, tile)]


def snaking(lengths: list[int]) -> list[tuple[int, ...]]:
    """The steps of nested loops that turn round at their ends."""
    if not lengths:
        return [()]
    steps, inner = [], snaking(lengths[1:])
    for i in range(lengths[0]):
        steps += [(i, *rest) for rest in (inner if i % 2 == 0 else inner[::-1])]
    return steps


@settings(max_examples=examples(25))
@given(*[st.integers(1, 5)] * 3)
def test_a_snake_by_walking_it(m: int, k: int, n: int) -> None:
    sizes = {"m": m, "k": k, "n": n}
    found: dict[int, int] = {}
    for order in permutations("mkn"):
        for tiles in product(*(range(1, sizes[r] + 1) for r in order)):
            tile = dict(zip(order, tiles, strict=True))
            extents = {r: pieces(sizes[r], tile[r]) for r in order}
            moved = {t: 0 for t in RANKS}
            before: dict[str, tuple[int, ...]] = {}
            for step in snaking([len(extents[r]) for r in order]):
                at = dict(zip(order, step, strict=True))
                for t, (x, y) in RANKS.items():
                    if before.get(t) != (at[x], at[y]):
                        before[t] = (at[x], at[y])
                        moved[t] += extents[x][at[x]] * extents[y][at[y]]
            buffer = sum(tile[x] * tile[y] for x, y in RANKS.values())
            traffic = moved["A"] + moved["W"] + 2 * moved["B"] - m * n
            found[buffer] = min(traffic, found.get(buffer, traffic))
    curve = snake(piste.gemm(m, k, n, bits=8))
    for size in range(3, max(found) + 1):
        assert curve.traffic_bytes(size) == min((t for b, t in found.items() if b <= size), default=inf)


@settings(max_examples=examples(25))
@given(SIZE, SIZE, SIZE)
def test_left_overs_by_running_it(m: int, k: int, n: int) -> None:
    sizes = {"m": m, "k": k, "n": n}
    curve = pinned(piste.gemm(m, k, n, bits=8))
    for size in {round(buffer) for buffer, _ in curve.points}:
        best = inf
        for stays, (x, y) in RANKS.items():
            (z,) = set("mkn") - {x, y}
            for outer, inner in ((x, y), (y, x)):
                # Of the tensor with the outer rank, a block comes at every step of the inner loop.
                (again,) = (t for t, r in RANKS.items() if set(r) == {outer, z})
                for a, b in product(range(1, sizes[outer] + 1), range(1, sizes[inner] + 1)):
                    room = size - (a * b + min(a, b) + 1)
                    if room >= 0:
                        best = min(best, run(sizes, stays, again, outer, inner, z, a, b, room))
        assert curve.traffic_bytes(size) == best


def run(
    sizes: dict[str, int], stays: str, again: str, outer: str, inner: str, z: str, a: int, b: int, room: int
) -> int:
    """Element by element: what arrives, and what leaves for good or to come back."""
    moved, written = 0, set()
    for start in range(0, sizes[outer], a):
        held: set[tuple[str, int, int]] = set()  # pinned while the outer loop stands still
        for begin in range(0, sizes[inner], b):
            visit: set[tuple[str, int, int]] = set()
            for i, j, e in product(
                range(start, min(start + a, sizes[outer])), range(begin, min(begin + b, sizes[inner])), range(sizes[z])
            ):
                at = {outer: i, inner: j, z: e}
                visit |= {(t, at[x], at[y]) for t, (x, y) in RANKS.items()}
            for element in sorted(visit):
                if element in held:
                    continue
                if element[0] == again and len(held) < room:
                    held.add(element)
                    if element[0] == "B":  # is written when the outer loop goes on; comes back only if it was before
                        moved += 1 + (element in written)
                        written.add(element)
                        continue
                if element[0] == "B":
                    moved += 1 + (element in written)
                    written.add(element)
                else:
                    moved += 1
    return moved


@given(SIZE, SIZE, SIZE, st.sampled_from(["streams", "everything"]))
def test_double_buffers(m: int, k: int, n: int, what: str) -> None:
    """Of every family, the present and the next of each tile that is doubled."""
    curve, plain = doubled(piste.gemm(m, k, n, bits=8), what), piste.bound(piste.gemm(m, k, n, bits=8))
    for buffer, traffic in curve.points:
        assert traffic >= plain.traffic_bytes(buffer)
        if what == "everything":
            assert plain.traffic_bytes(buffer / 2) == traffic
    a, b, _ = sorted((m, k, n))
    assert curve.max_effectual_bytes == (a * b if what == "streams" else 2 * a * b) + 2 * (a + 1)
    assert curve.points[-1][1] == curve.algorithmic_min_bytes


@settings(max_examples=examples(30))
@given(*[st.integers(1, 3)] * 3, st.permutations("mkn"), st.booleans())
def test_private_buffers_on_a_machine_that_has_them(m: int, k: int, n: int, ranks: list[str], multicast: bool) -> None:
    """Divide one rank by two: each half is mapped as the curve of the half says."""
    whole = piste.gemm(**{r: s * (2 if r == ranks[0] else 1) for r, s in {"m": m, "k": k, "n": n}.items()}, bits=8)
    half = piste.bound(piste.gemm(m, k, n, bits=8))
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM"}},
            {"fanout": {"name": "PE", "axes": {"x": 2}, "multicast": multicast, "reduce": False}},
            {"memory": {"name": "Buffer"}},
            {"compute": {"name": "MAC"}},
        ]
    )
    curve, monolithic = private(whole, 2), piste.bound(whole)
    for i, (buffer, _) in enumerate(half.points):
        first, *rest = half.mapping_at(i).nodes  # type: ignore[union-attr]
        assert isinstance(first, Keep)
        spread = Spread(ranks[0], {"m": m, "k": k, "n": n}[ranks[0]], "PE.x")
        report = piste.evaluate(whole, chip, Mapping((first, spread, *rest)))
        moved = sum(row.reads + row.updates for row in report.counts if row.memory == "DRAM")
        assert report.peak_bytes["Buffer"] == buffer
        if multicast:
            assert moved >= monolithic.floor(2 * buffer)
        else:
            assert curve.traffic_bytes(2 * buffer) <= moved
            assert moved == 2 * half.points[i][1] + (m * n if ranks[0] == "k" else 0)


def test_more_buffers_cost_about_a_square_root() -> None:
    whole = piste.bound("gemm:4096,4096,4096")
    size = 2 * 10 * 2**20  # an independent prototype's figures for ten million elements
    for parts, ratio in {4: 1.75, 64: 6.25, 256: 12.25}.items():
        assert private(whole.workload, parts).traffic_bytes(size) == ratio * whole.traffic_bytes(size)


@given(SIZE, SIZE, SIZE)
def test_none_is_below_the_floor(m: int, k: int, n: int) -> None:
    workload = piste.gemm(m, k, n)
    plain = piste.bound(workload)
    for curve in (snake(workload), pinned(workload), doubled(workload)):
        assert all(plain.floor(buffer) <= traffic for buffer, traffic in curve.points)
        assert curve.mapping_at(0) is None
    assert all(snake(workload).traffic_bytes(b) <= t for b, t in piste.bound(workload, placement="single").points)
    assert all(pinned(workload).traffic_bytes(b) <= t for b, t in plain.points)


def test_the_belady_table() -> None:
    """12 x 12 x 12: an independent prototype's figures for pinning."""
    curve = pinned(piste.gemm(12, 12, 12, bits=8))
    known = {8: 1842, 12: 1425, 27: 972, 36: 836, 48: 710, 64: 678, 90: 565, 120: 535, 160: 432}
    assert {size: curve.traffic_bytes(size) for size in known} == known


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: snake(piste.conv2d(4, 4, 3, 3, 2, 2)), "this is for one matrix product; write a workload such as"),
        (lambda: doubled(piste.gemm(4, 4, 4), "all"), "what is doubled is 'streams' or 'everything', found 'all'"),
        (lambda: private(piste.gemm(4, 4, 4), 0), "the number of buffers is a positive integer, found 0"),
        (lambda: private(piste.gemm(2, 2, 2), 7), "B cannot be divided into 7 parts; write a smaller number"),
    ],
)
def test_what_is_wrong_is_said(call, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(piste.SpecError, match=message):
        call()


def test_by_name() -> None:
    w = piste.gemm(24, 24, 24)
    curves = {"snake": snake(w), "pinned": pinned(w), "doubled": doubled(w), "doubled-all": doubled(w, "everything")}
    for name, curve in {**curves, "private:4": private(w, 4)}.items():
        assert piste.bound(w, beyond=name).points == curve.points
    with pytest.raises(piste.SpecError, match=r"^nothing beyond the curve is called 'snail'; did you mean 'snake'\?$"):
        piste.bound(w, beyond="snail")
    with pytest.raises(
        piste.SpecError,
        match=r"^private says how many buffers there are, found 'private'; write one such as private:16$",
    ):
        piste.bound(w, beyond="private")
    refused = r"^beyond snake takes tiles and nothing else, found pipelined and placement; leave that out$"
    with pytest.raises(piste.SpecError, match=refused):
        piste.bound(w, beyond="snake", placement="single", pipelined=True)
