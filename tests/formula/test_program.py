"""An expression knows an interval that holds its value."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from piste.formula.program import Program, run


@given(st.integers(1, 9), st.integers(0, 40), st.integers(1, 9), st.integers(1, 9), st.booleans())
def test_a_quotient_of_multiples(times: int, whole: int, high: int, at: int, other: bool) -> None:
    p = Program()
    x, y = p.var("x", 1, high), p.var("y", 1, 9)
    part = p.max(0, p.sub(p.min(times * x, p.max(whole, y)), x))
    quotient = p.ceildiv(part, y if other else x)
    for value in range(1, high + 1):
        (found,) = run([quotient], {"x": value, "y": at})
        left = max(0, min(times * value, max(whole, at)) - value)
        assert found == -(-left // (at if other else value))
        assert quotient.lo <= found <= quotient.hi
