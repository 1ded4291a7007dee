"""What the instances of a keep hold from visit to visit, on a few intervals."""

from __future__ import annotations

import numpy as np

from piste.count.fused.states import GONE, Last, boxes_of, carried, hull, listed, moved, shifted
from piste.count.fused.visit import APART, MERGED, Axes, RankInterval, TensorAxis

AXIS: Axes = (TensorAxis((("m", 1),)),)


def on_two(los: list[int], extents: list[int]) -> RankInterval:
    return RankInterval(np.array(los), np.array(extents))


def last(los: list[int], extents: list[int]) -> Last:
    return Last("B", {"m": on_two(los, extents)})


def test_what_two_instances_hold_is_listed_and_moved() -> None:
    """Instance 0 holds 0..3, instance 1 has 4..5; three further on they hold 3..6 and 7..8."""
    state = (last([0, 4], [4, 2]),)
    assert boxes_of(AXIS, state[0].spans, 1) == {(0,): ((0, 4),), (1,): ((4, 6),)}
    assert hull(AXIS, state[0].spans) == ((0, 6),)
    assert listed(AXIS, shifted(state, {"B": {"m": 3}}), 1) == {(0,): ([((3, 7),)], []), (1,): ([((7, 9),)], [])}
    assert shifted(GONE, {}) is GONE and listed(AXIS, GONE, 1) == {}


def test_what_the_next_tiles_bring_and_drive_out() -> None:
    """They held 0..3 and 4..7; the next tiles are 2..5 and 6..9: two elements come to and leave each."""
    state, now = (last([0, 4], [4, 4]),), {"m": on_two([2, 6], [4, 4])}
    comes, goes = (moved(AXIS, now, state, True, leaving, 1) for leaving in (False, True))
    assert callable(comes) and callable(goes)
    assert comes((APART,)) == goes((APART,)) == 4
    assert comes((MERGED,)) == 4  # 4..5 and 8..9
    everything = moved(AXIS, now, state, False, False, 1)
    assert callable(everything) and everything((APART,)) == 8  # nothing is retained
    assert np.asarray(carried(AXIS, now, state, True, 1, np.int64)).tolist() == [2, 2]
    assert np.asarray(carried(AXIS, now, state, False, 1, np.int64)).tolist() == [0]


def test_an_instance_without_work_keeps_what_it_holds() -> None:
    """Of two products for different instances, each instance is compared with its own."""
    state = last([0, 0], [4, 0]), last([0, 8], [0, 4])
    now = {"m": on_two([2, 8], [4, 4])}
    assert listed(AXIS, state, 1) == {(0,): ([((0, 4),)], []), (1,): ([((8, 12),)], [])}
    comes = moved(AXIS, now, state, True, False, 1)
    assert callable(comes) and comes((APART,)) == 2  # 4..5 to the first, nothing to the second
