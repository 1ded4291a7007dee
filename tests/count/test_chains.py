"""What one rank contributes to a count, worked out by hand; and with its size as a variable, the same."""

from __future__ import annotations

from typing import Any

import pytest

from piste.count.chains import APART, FIRST, LOOP, MERGED, Chains, split
from piste.formula.program import Numbers, Program, run


def chains(size: int) -> Any:
    return Chains(Numbers(), {"m": size})


def test_classes_of_a_ragged_chain() -> None:
    """Ten in tiles of 4, each in tiles of 3: 4 = 3 + 1 twice, and 2."""
    ten = chains(10)
    assert ten.classes("m", ((LOOP, 4),)) == [(4, 2), (2, 1)]
    assert sorted(ten.classes("m", ((LOOP, 4), (LOOP, 3)))) == [(1, 2), (2, 1), (3, 2)]
    assert ten.classes("m", ((LOOP, 4), (FIRST, 3))) == [(3, 2), (2, 1)]


@pytest.mark.parametrize("kind, expected", [(LOOP, [1, 3]), (APART, [5]), (MERGED, [1]), (FIRST, [1])])
def test_visits(kind: str, expected: list[int]) -> None:
    """Five over instances of 1, or in steps of 2: level by level of loops."""
    tile = 2 if kind == LOOP else 1
    chain: Any = ((kind, tile),)
    assert [chains(5).visits("m", chain, level) for level in range(len(expected))] == expected


def test_instances_that_idle_in_a_short_step() -> None:
    """Five in steps of 4 over instances of 2: two at work, then one. Of the loop's first step, two."""
    chain: Any = ((LOOP, 4), (APART, 2))
    assert [chains(5).visits("m", chain, level) for level in (0, 1)] == [2, 3]
    # The second instance has one leaf only, of 2: it keeps that when another rank's loop advances above.
    assert chains(5).held("m", 1, chain, 0) == 2
    assert chains(5).held("m", 1, chain, 1) == 5


def test_a_chain_is_split_at_its_loops() -> None:
    chain: Any = ((LOOP, 8), (APART, 4), (LOOP, 2))
    assert (
        split(chain, 0) == ((), chain) and split(chain, 1) == (chain[:1], chain[1:]) and split(chain, 2) == (chain, ())
    )


def test_a_size_may_be_a_variable() -> None:
    program = Program()
    tile, size = program.var("t", 1, 64), program.var("m", 1, 64)
    open_ = Chains(program, {"m": 64}, {"m": size})
    chain = ((LOOP, program.min(tile, size)), (LOOP, program.const(1)))
    found = [open_.visits("m", chain, 1), open_.held("m", 1, chain, 1), open_.visits("m", chain, 2)]
    for n in (1, 5, 12, 64):
        for t in (1, 3, 5, 64):
            closed: Any = ((LOOP, min(t, n)), (LOOP, 1))
            one = chains(n)
            expected = [one.visits("m", closed, 1), one.held("m", 1, closed, 1), one.visits("m", closed, 2)]
            assert run(found, {"t": t, "m": n}) == expected
