"""Arithmetic that is the same for whole numbers and for expressions of a program (`piste.formula.program`)."""

from __future__ import annotations

from typing import Any

from piste.formula.program import Expr, Program

Number = Any  # int, or Expr


def _program(a: Number, b: Number) -> Program | None:
    if isinstance(a, Expr):
        return a.program
    return b.program if isinstance(b, Expr) else None


def least(a: Number, b: Number) -> Number:
    program = _program(a, b)
    return program.min(a, b) if program else min(a, b)


def most(a: Number, b: Number) -> Number:
    program = _program(a, b)
    return program.max(a, b) if program else max(a, b)


def ceildiv(a: Number, b: Number) -> Number:
    """a / b rounded up, for a >= 0."""
    program = _program(a, b)
    return program.ceildiv(a, b) if program else int(-(-a // b))


def at_least(a: Number, b: Number) -> Number:
    """1 if a >= b, else 0."""
    program = _program(a, b)
    return program.le(b, a) if program else int(a >= b)


def differ(a: Number, b: Number) -> Number:
    """1 if a is not b, else 0."""
    program = _program(a, b)
    return program.no(program.eq(a, b)) if program else int(a != b)


def choose(condition: Number, a: Number, b: Number) -> Number:
    """a if the condition holds, else b."""
    if isinstance(condition, Expr):
        return condition.program.where(condition, a, b)
    return a if condition else b


def bounds(a: Number) -> tuple[float, float]:
    """What a value can be at least and at most."""
    return (a.lo, a.hi) if isinstance(a, Expr) else (a, a)
