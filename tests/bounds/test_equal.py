"""Slopes equal the proven optima of the search, which shares nothing with them; `make test-long` compares many more."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from piste.spec.workload import Workload
from tests.bounds.equal import Compared, compare, compared
from tests.examples import examples


@settings(max_examples=examples(6))
@given(st.integers(0, 10**6))
def test_a_slope_is_the_optimum_of_the_search_at_every_size(seed: int) -> None:
    assert compare(seed, most=2).wrong == []


def test_the_comparison_is_not_empty() -> None:
    total = Compared()
    for seed in range(8):
        total.add(compare(seed, most=1))
    assert total.sizes >= 6 and total.unproven + total.outside < total.sizes / 2 and not total.wrong


def test_a_diagonal_whose_window_has_the_longer_rank() -> None:
    """The search broke on it."""
    w = Workload.parse("O[i,k] = A[i,i+j] * W[j,k]", i=2, j=3, k=2, bits=8)
    found = compared(w, "integer", Random(0), most=4)
    assert found.sizes == 4 and not found.unproven and not found.wrong
