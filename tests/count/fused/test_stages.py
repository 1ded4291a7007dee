"""The stages of a visit, for a result with the rank m that is summed over k: every number worked out by hand."""

from __future__ import annotations

import numpy as np

from piste.count.fused.stages import NEVER, RankPosition, Stages, held_first, spans_of
from piste.count.fused.visit import Link, RankInterval, Visit


def stages(outer: str, inner: str) -> Stages:
    """m = 4 in tiles of 2, k = 3 one by one, in this order; the lowest keep stands below both loops."""
    sizes, tiles = {"m": 4, "k": 3}, {"m": 2, "k": 1}
    spans = {rank: RankInterval(np.array(0), np.array(size)) for rank, size in sizes.items()}
    chains: dict[str, tuple[Link, ...]] = {
        rank: (Link(at, tiles[rank], tiles[rank], -1),) for at, rank in enumerate((outer, inner))
    }
    starts = {rank: RankPosition(span, NEVER, np.array(-1)) for rank, span in spans.items()}
    return Stages(Visit(spans, chains, ()), starts, ["k"], above=0, lowest=2)


def test_all_stages_but_the_first_are_steps_of_a_loop() -> None:
    for outer, inner in (("k", "m"), ("m", "k")):
        assert sum(times for times, _, _ in stages(outer, inner).steps(2)) == 3 * 2 - 1
        assert sum(times for times, at, _ in stages(outer, inner).steps(2) if at == 0) == {"k": 2, "m": 1}[outer]


def test_a_result_comes_again_when_a_rank_that_it_lacks_has_moved_further_out() -> None:
    outside = stages("k", "m")
    assert held_first(outside.begin(2), ["k"], -1)
    again = [(times, held_first(outside.at(moves, 2)[0], ["k"], -1)) for times, _, moves in outside.steps(2)]
    # Both tiles of m for the first k are new: one is the first stage, one a step. The other four have been there.
    assert sum(times for times, first in again if first) == 1
    assert sum(times for times, first in again if not first) == 4
    # With k inside, a tile is summed over all of k while it stays.
    inside = stages("m", "k")
    assert all(held_first(inside.at(moves, 2)[0], ["k"], -1) for _, _, moves in inside.steps(2))


def test_the_last_step_and_the_places_around_it() -> None:
    at, moves = stages("k", "m").final(2) or (None, {})
    assert at == 1
    depth, now, before = moves["m"]
    assert (depth, now.span.lo.item(), before.span.lo.item()) == (1, 2, 0)
    depth, now, _ = moves["k"]
    assert (depth, now.span.lo.item(), now.moved) == (1, 2, 0)  # in its third step, so the loop at 0 has moved
    end = spans_of(stages("k", "m").end(2))
    assert (end["m"].lo.item(), end["k"].lo.item()) == (2, 2)
    start = stages("k", "m").starts["m"]
    short = stages("k", "m").at({"m": (0, start, start), "k": moves["k"]}, 2)
    assert (short[0]["m"].span.lo.item(), short[1]["m"].span.lo.item()) == (0, 2)  # from the last tile to the first
