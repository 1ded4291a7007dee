"""Boxes and regions: cases worked out on squared paper, and laws that any boxes keep."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from piste.count.boxes import Box, Region, clip, cover, meet, minus, shift, subtract, sweep, union, union_volume, volume

A: Box = ((0, 4), (0, 4))
B: Box = ((2, 6), (2, 6))


def elements(region: Region) -> set[tuple[int, ...]]:
    return {e for box in region for e in product(*(range(lo, hi) for lo, hi in box))}


def test_two_squares_that_overlap_in_a_corner() -> None:
    assert meet(A, B) == ((2, 4), (2, 4)) and meet(A, ((4, 5), (0, 4))) is None
    assert cover([A, B]) == ((0, 6), (0, 6)) and cover([]) is None
    assert subtract([A], B) == [((0, 2), (0, 4)), ((2, 4), (0, 2))]
    assert union_volume([A, B]) == 16 + 16 - 4 == volume(union([A], [B]))
    assert volume(minus([A], [B, ((0, 1), (0, 1))])) == 11
    assert clip([A, ((9, 10), (9, 10))], B) == [((2, 4), (2, 4))]


def test_neighbours_are_joined() -> None:
    assert union([((0, 2), (0, 3))], [((2, 5), (0, 3))]) == [((0, 5), (0, 3))]
    assert union([((0, 2), (0, 3))], [((2, 5), (0, 4))]) == [((0, 2), (0, 3)), ((2, 5), (0, 4))]


def test_a_scalar_is_one_element() -> None:
    assert volume([()]) == union_volume([(), ()]) == 1 and meet((), ()) == ()


def test_places_in_a_row() -> None:
    assert sweep([((0, 3),)], (2,), 4) == [((0, 9),)]  # 0, 2, 4, 6: each reaches into the next
    assert sweep([((0, 1),)], (2,), 3) == [((0, 1),), ((2, 3),), ((4, 5),)]
    assert sweep([A], (0, 0), 5) == [A]
    assert volume(sweep([((0, 2), (0, 2))], (1, 1), 3)) == 4 + 3 + 3  # a staircase


BOXES = st.tuples(
    *(st.tuples(st.integers(0, 5), st.integers(1, 4)).map(lambda p: (p[0], p[0] + p[1])) for _ in range(2))
)


@given(st.lists(BOXES, max_size=4), BOXES, st.integers(-2, 2), st.integers(-2, 2), st.integers(1, 4))
def test_regions_are_sets_of_elements(boxes: list[Box], box: Box, dx: int, dy: int, n: int) -> None:
    region = union([], boxes)
    assert elements(region) == elements(boxes) and volume(region) == union_volume(boxes) == len(elements(boxes))
    assert elements(subtract(region, box)) == elements(region) - elements([box])
    assert elements(clip(region, box)) == elements(region) & elements([box])
    assert elements(shift(region, (dx, dy))) == {(x + dx, y + dy) for x, y in elements(region)}
    swept = sweep(region, (dx, dy), n)
    assert elements(swept) == {(x + k * dx, y + k * dy) for x, y in elements(region) for k in range(n)}
    assert volume(swept) == len(elements(swept))  # disjoint
