"""The compiled part of the search: that it is the one in kernel.c, and what its fronts keep."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.search.kernel import front


def test_the_kernel_that_ships_is_made_from_the_source_beside_it() -> None:
    home = files("piste.search")
    first = home.joinpath("kernel.ll").read_text().split("\n", 1)[0]
    assert first == f"; kernel.c {sha256(home.joinpath('kernel.c').read_bytes()).hexdigest()}", "run make kernel"


@given(st.lists(st.lists(st.integers(0, 4), min_size=3, max_size=3), min_size=1, max_size=30), st.integers(0, 29))
@settings(max_examples=200, deadline=None)
def test_a_front_keeps_what_nothing_in_its_run_beats(rows: list[list[int]], cut: int) -> None:
    columns = np.array(rows, np.float64)
    starts = np.array([0, min(cut, len(rows)), len(rows)], np.int64)
    kept = front(columns, starts)
    for lo, hi in pairwise(starts):
        run = columns[lo:hi]
        best = {tuple(row) for row in run if not any((o <= row).all() and (o < row).any() for o in run)}
        assert sorted(map(tuple, run[kept[lo:hi]])) == sorted(best)  # one of each, also of equal rows
