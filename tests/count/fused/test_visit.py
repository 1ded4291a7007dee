"""One visit: a few ranks, loops and spreads, every number worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from piste.count.fused.visit import (
    APART,
    FIRST,
    MERGED,
    Axes,
    Link,
    RankInterval,
    TensorAxis,
    Visit,
    groups_of,
    nth_step,
    runs_of,
)

ONE: Axes = (TensorAxis((("m", 1),)),)  # a tensor with the rank m


def span(extent: int, lo: int = 0, dims: int = 0) -> RankInterval:
    return RankInterval(np.full((1,) * dims, lo, np.int64), np.full((1,) * dims, extent, np.int64))


def loop(at: int, tile: int, step: int | None = None) -> Link:
    return Link(at, tile, step or tile, -1)


def test_steps_of_a_loop() -> None:
    """Ten in tiles of four: two full ones and a short one; four apart by two: they begin at 0, 2, 4 and 6."""
    ten = np.array([10])
    assert loop(0, 4).trips(ten) == 3 and loop(0, 4).full(ten) == 2
    assert loop(0, 4, 2).trips(ten) == loop(0, 4, 2).full(ten) == 4
    assert runs_of(ten, loop(0, 4)) == [(0, 2), (2, 1)]
    third = nth_step(RankInterval(np.array([5]), ten), loop(0, 4), 2)
    assert (third.lo.item(), third.extent.item()) == (13, 2)
    assert nth_step(span(10), loop(0, 4), 3).extent.item() == 0


def test_a_tile_that_stays_while_another_loop_advances() -> None:
    """m = 6 in tiles of 4, outside it k = 3 one by one: the tile of m changes in every step, six elements a round."""
    visit = Visit({"m": span(6), "k": span(3)}, {"k": (loop(0, 1),), "m": (loop(1, 4),)}, ())
    assert visit.tiles(ONE, 2, ()) == 3 * 6
    # Entered after the first: the second tile (2) and the first again (4), which is what left before, three rounds.
    assert visit.changes(ONE, 2, (), leaving=False, retain=True) == 3 * 2 + 2 * 4
    assert visit.changes(ONE, 2, (), leaving=True, retain=True) == 3 * 4 + 2 * 2
    assert visit.distinct(ONE, 2, ()) == 6
    inside = Visit({"m": span(6), "k": span(3)}, {"m": (loop(0, 4),), "k": (loop(1, 1),)}, ())
    assert inside.changes(ONE, 2, (), leaving=False, retain=True) == 2  # k moves on and the tile of m stays
    assert inside.changes(ONE, 2, (), leaving=False, retain=False) == 4 * 2 + 2 * 3


@pytest.mark.parametrize("mode, expected", [(APART, 4 + 4 + 4 + 4 + 3), (MERGED, 11), (FIRST, 4)])
def test_instances_with_a_halo(mode: str, expected: int) -> None:
    """p = 9 over five instances in steps of 2, three taps: boxes of 4, 4, 4, 4 and 3 elements of the axis p+r, which
    together are 11."""
    axes: Axes = (TensorAxis((("p", 1), ("r", 1))),)
    spread = Link(0, 2, 2, 0)
    visit = Visit({"p": span(9, dims=1), "r": span(3, dims=1)}, {"p": (spread,), "r": ()}, (5,))
    assert visit.tiles(axes, 1, (mode,)) == visit.distinct(axes, 1, (mode,)) == expected


def test_idle_instances_remember_their_last_interval() -> None:
    """m = 5 in steps of 4, in these two instances of 2: the second one has no work in the short last step."""
    visit = Visit({"m": span(5, dims=1)}, {"m": (loop(0, 4), Link(1, 2, 2, 0))}, (2,))
    last = visit.last(2)["m"]
    assert (last.lo.tolist(), last.extent.tolist()) == ([4, 2], [1, 2])
    first = visit.first(2)["m"]
    assert (first.lo.tolist(), first.extent.tolist()) == ([0, 2], [2, 2])


def test_ranks_that_share_an_axis_or_a_spread_are_counted_together() -> None:
    axes: Axes = (TensorAxis((("p", 1), ("r", 1))), TensorAxis((("c", 1),)))
    found = groups_of(axes, {"p": {0}, "r": set(), "c": set(), "k": {1}})
    assert found == [(("p", "r"), (0,)), (("c",), (1,)), (("k",), ())]
    assert groups_of(axes, {"p": {0}, "r": set(), "c": {0}, "k": {1}})[0] == (("p", "r", "c"), (0, 1))
