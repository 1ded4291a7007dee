"""The front has the rows that no other beats, whatever the order and the pieces they come in."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.formula.front import SMALL, Columns, beaten, front, merge
from tests.examples import examples

SIGNS = {"a": 1, "b": -1, "c": 1, "d": -1, "e": 1}


def random_columns(seed: int, rows: int, values: int) -> Columns:
    draw = np.random.default_rng(seed)
    return {name: draw.integers(0, values, rows) for name in (*SIGNS, "price")} | {"number": np.arange(rows)}


def by_comparing(columns: Columns, objectives: dict[str, int]) -> list[int]:
    """The numbers of the rows on the front: each with each."""
    rows = [[sign * int(x) for x in columns[name]] for name, sign in objectives.items()]
    points = list(zip(*rows, strict=True))
    order = sorted(range(len(points)), key=lambda i: (points[i], columns["price"][i], columns["number"][i]))
    best: dict[tuple[int, ...], int] = {}
    for i in order:
        best.setdefault(points[i], i)
    different = list(best)

    def beaten(p: tuple[int, ...]) -> bool:
        return any(q != p and all(x <= y for x, y in zip(q, p, strict=True)) for q in different)

    return [int(columns["number"][i]) for p, i in best.items() if not beaten(p)]


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32), st.integers(1, 5), st.integers(0, 60), st.integers(1, 12))
def test_equals_comparing_each_with_each(seed: int, k: int, rows: int, values: int) -> None:
    columns = random_columns(seed, rows, values)
    objectives = dict(list(SIGNS.items())[:k])
    found = front(columns, objectives, ("price", "number"))
    assert found["number"].tolist() == by_comparing(columns, objectives)
    assert all(len(column) == len(found["number"]) for column in found.values())


@pytest.mark.parametrize("k", [2, 3, 4])
def test_more_rows_than_are_compared_at_once(k: int) -> None:
    columns = random_columns(k, 3 * SMALL, 30)
    objectives = dict(list(SIGNS.items())[:k])
    assert front(columns, objectives, ("price", "number"))["number"].tolist() == by_comparing(columns, objectives)


def test_a_front_larger_than_a_block() -> None:
    number = np.arange(3 * SMALL)
    columns = {"a": number, "b": number, "c": number % 7, "price": number * 0, "number": number}
    found = front(columns, {"a": 1, "b": -1, "c": 1}, ("number",))
    assert found["number"].tolist() == number.tolist()


@settings(max_examples=examples(40))
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_merging_is_associative_and_commutative(seed: int, k: int) -> None:
    rng = Random(seed)
    columns = random_columns(seed, 40, 6)
    objectives, ties = dict(list(SIGNS.items())[:k]), ("price", "number")
    whole = front(columns, objectives, ties)["number"].tolist()
    place = np.array([rng.randrange(3) for _ in range(40)])
    x, y, z = (front({n: c[place == i] for n, c in columns.items()}, objectives, ties) for i in range(3))
    left = merge([merge([x, y], objectives, ties), z], objectives, ties)
    right = merge([merge([z, y], objectives, ties), x], objectives, ties)
    assert left["number"].tolist() == right["number"].tolist() == whole


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(0, 150), st.integers(0, 30), st.integers(1, 9))
def test_beaten_rows_leave_a_front_as_it_is(seed: int, k: int, points: int, rows: int, values: int) -> None:
    columns = random_columns(seed, points + rows, values)
    columns["number"] = np.random.default_rng(seed).permutation(points + rows)
    objectives, ties = dict(list(SIGNS.items())[:k]), ("price", "number")
    by, more = ({n: c[part] for n, c in columns.items()} for part in (slice(points), slice(points, None)))
    found = beaten(more, by, objectives, ties)
    for i, lost in enumerate(found):
        row = {name: column[i : i + 1] for name, column in more.items()}
        assert lost == (row["number"][0] not in merge([by, row], objectives, ties)["number"])


def test_of_equals_the_cheapest_stays_and_then_the_first() -> None:
    columns = {"a": np.array([1, 1, 1]), "b": np.array([2, 2, 2]), "price": np.array([5, 4, 4])}
    found = front({**columns, "number": np.array([7, 9, 8])}, {"a": 1, "b": 1}, ("price", "number"))
    assert found["number"].tolist() == [8]


def test_nothing() -> None:
    empty = {"a": np.array([], dtype=np.int64), "b": np.array([])}
    assert len(front(empty, {"a": 1, "b": -1})["a"]) == 0
    assert merge([empty, {"a": np.array([1]), "b": np.array([2.0])}], {"a": 1, "b": -1})["b"].tolist() == [2.0]
