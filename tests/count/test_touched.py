"""The elements of an affine axis that are ever touched, against a count one by one."""

from __future__ import annotations

from itertools import product
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.count.touched import touched
from tests.examples import examples


def one_by_one(size: tuple[int, ...], coefficients: tuple[int, ...], chains: list[list[tuple[str, int]]]) -> int:
    """By the definition: every instance's boxes, element by element."""
    by_rank = []
    for n, chain in zip(size, chains, strict=True):
        found: dict[tuple[int, ...], list[range]] = {(): [range(n)]}
        for kind, t in chain:
            cut: dict[tuple[int, ...], list[range]] = {}
            for instance, intervals in found.items():
                for one in intervals:
                    parts = [one[at : at + t] for at in range(0, len(one), t)]
                    for i, part in enumerate(parts[:1] if kind == "Z" else parts):
                        cut.setdefault((*instance, i) if kind == "A" else instance, []).append(part)
            found = cut
        by_rank.append(found)
    total = 0
    for instances in product(*(found.values() for found in by_rank)):
        elements = set()
        for parts in product(*instances):
            low = sum(c * part.start for c, part in zip(coefficients, parts, strict=True))
            high = sum(c * (part.stop - 1) for c, part in zip(coefficients, parts, strict=True))
            elements |= set(range(low, high + 1))
        total += len(elements)
    return total


CHAINS = st.lists(st.tuples(st.sampled_from("LLAMZ"), st.integers(1, 9)), max_size=3)


@settings(max_examples=examples(600))
@given(st.data(), st.integers(1, 3))
def test_equals_a_count_one_by_one(data: st.DataObject, ranks: int) -> None:
    size = tuple(data.draw(st.integers(1, 14 if ranks < 3 else 6)) for _ in range(ranks))
    coefficients = tuple(data.draw(st.integers(1, 5)) for _ in range(ranks))
    chains = [data.draw(CHAINS) for _ in range(ranks)]
    assert touched(size, coefficients, chains) == one_by_one(size, coefficients, chains)


@settings(max_examples=examples(300))
@given(st.tuples(st.integers(60, 200), st.integers(1, 7)), st.tuples(*[st.integers(1, 7)] * 2), st.data())
def test_what_repeats_itself_is_counted_once(
    size: tuple[int, int], coefficients: tuple[int, int], data: st.DataObject
) -> None:
    """Long rows with gaps, and short ones that interleave with them."""
    long = data.draw(st.lists(st.integers(1, 30), min_size=1, max_size=2))
    chains = [[("L", t) for t in long], data.draw(CHAINS)]
    assert touched(size, coefficients, chains) == one_by_one(size, coefficients, chains)


@pytest.mark.parametrize(
    "size, coefficients, chains, expected",
    [
        ((5, 3), (1, 2), ([], []), 9),  # one box, from 0 to 4 + 2*2
        ((5, 3), (2, 1), ([("L", 1)], [("L", 1)]), 11),  # 2*p+r: neighbours share an element
        ((5, 2), (3, 1), ([("L", 1)], [("L", 1)]), 10),  # a stride beyond the window leaves gaps
        ((8, 3), (1, 1), ([("A", 2)], []), 16),  # four instances of 2 + 2 elements each
        ((8, 3), (1, 1), ([("Z", 2)], []), 4),  # the first of them
        ((8, 3), (1, 1), ([("M", 2)], []), 10),  # all together
        ((10,), (3,), ([("L", 4)],), 10 + 10 + 4),  # boxes of 4, 4 and 2 elements, 3 apart: 10, 10 and 4 wide
        ((8, 1), (1, 1), ([("L", 4), ("A", 2)], []), 8),  # an instance has 2 of every 4
    ],
)
def test_worked_by_hand(
    size: tuple[int, ...], coefficients: tuple[int, ...], chains: list[list[tuple[str, int]]], expected: int
) -> None:
    assert touched(size, coefficients, chains) == expected == one_by_one(size, coefficients, chains)


def test_time_does_not_grow_with_the_sizes() -> None:
    start = process_time()
    assert touched((10**12, 3), (2, 1), ([("L", 1000), ("A", 10), ("L", 1)], [("L", 1)])) > 10**12
    assert touched((10**12, 3), (4, 1), ([("L", 1)], [("L", 1)])) == 3 * 10**12
    ragged = [("L", 1000), ("L", 16), ("M", 2), ("L", 1)]  # the short last step of 16 reaches into the next thousand
    assert touched((10**9, 3), (1, 2), (ragged, [("L", 1)])) == 10**9 + 4
    for c, d in ((2, 1), (3, 2), (5, 3)):  # the short last step of r leaves gaps, which the others fill
        whole = touched((10**9, 7), (c, d), ([("L", 777)], [("L", 3)]))
        assert whole == c * (10**9 - 1) + 6 * d + 1
    assert touched((10**9, 2), (7, 3), ([("L", 777), ("L", 1)], [("L", 1)])) == 2 * 10**9
    assert process_time() - start < 1
