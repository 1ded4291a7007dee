"""A tiny language of exact integer expressions: the closed form is written in it once and run on one mapping or many.

An `Expr` is a node of a graph in which equal expressions are the same node. Every node knows an interval that holds its
value for all tile sizes, so that comparisons fold away while the graph is built and overflow is ruled out before it is
run. Values are integers (energies are floats); conditions are expressions too, with the value 0 or 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import prod
from operator import add, and_, floordiv, mul, sub
from typing import Any


class Expr:
    """One operation on earlier expressions; made by `Program`, combined with the usual operators."""

    __slots__ = ("args", "hi", "index", "lo", "op", "program")

    def __init__(self, program: Program, op: str, args: tuple[Any, ...], lo: float, hi: float):
        self.program, self.op, self.args, self.lo, self.hi = program, op, args, lo, hi
        self.index = -1

    def __add__(self, other: Expr | float) -> Expr:
        return self.program.add(self, other)

    __radd__ = __add__

    def __sub__(self, other: Expr | float) -> Expr:
        return self.program.sub(self, other)

    def __rsub__(self, other: float) -> Expr:
        return self.program.sub(other, self)

    def __mul__(self, other: Expr | float) -> Expr:
        return self.program.mul(self, other)

    __rmul__ = __mul__

    def __floordiv__(self, other: Expr | float) -> Expr:
        return self.program.floordiv(self, other)

    def __rfloordiv__(self, other: float) -> Expr:
        return self.program.floordiv(other, self)

    def __le__(self, other: Expr | float) -> Expr:
        return self.program.le(self, other)

    def __lt__(self, other: Expr | float) -> Expr:
        return self.program.le(self + 1, other)

    def __gt__(self, other: Expr | float) -> Expr:
        return self.program.le(other + self.program.const(1), self)

    def __ge__(self, other: Expr | float) -> Expr:
        return self.program.le(other, self)

    @property
    def is_const(self) -> bool:
        return self.lo == self.hi

    @property
    def is_zero(self) -> bool:
        return self.lo == self.hi == 0

    def __repr__(self) -> str:
        return f"<{self.op} {self.lo}..{self.hi}>"


Value = Expr | float


class Program:
    """A graph of expressions over named variables, built by calling its operations.

    >>> p = Program()
    >>> t = p.var("t", 1, 10)
    >>> [run([p.ceildiv(100, t)], {"t": n})[0] for n in (1, 6, 10)]
    [100, 17, 10]
    """

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], Expr] = {}
        self._consts: dict[float, Expr] = {}
        self.nodes: list[Expr] = []

    def _node(self, op: str, args: tuple[Any, ...], lo: float, hi: float) -> Expr:
        if lo == hi:
            return self.const(lo)
        key = (op, *[a.index for a in args])
        node = self._known.get(key)
        if node is None:
            node = self._known[key] = Expr(self, op, args, lo, hi)
            node.index = len(self.nodes)
            self.nodes.append(node)
        return node

    def const(self, value: float) -> Expr:
        node = self._consts.get(value)
        if node is None:
            node = self._consts[value] = Expr(self, "const", (value,), value, value)
            node.index = len(self.nodes)
            self.nodes.append(node)
        return node

    def lift(self, value: Value) -> Expr:
        return value if isinstance(value, Expr) else self.const(value)

    def var(self, name: str, lo: float, hi: float) -> Expr:
        """A variable with bounds that its user promises; two bounds that agree still leave it a variable."""
        key = ("var", name)
        if key not in self._known:
            node = self._known[key] = Expr(self, "var", (name,), lo, max(hi, lo))
            node.index = len(self.nodes)
            self.nodes.append(node)
        return self._known[key]

    def add(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a.op == b.op == "const":
            return self.const(a.lo + b.lo)
        if a.lo == a.hi == 0:
            return b
        if b.lo == b.hi == 0:
            return a
        if a.op == "const":
            a, b = b, a
        if b.op == "const" and a.op == "add" and a.args[1].op == "const":
            return self.add(a.args[0], a.args[1].lo + b.lo)
        if b.op != "const" and a.index > b.index:
            a, b = b, a
        return self._node("add", (a, b), a.lo + b.lo, a.hi + b.hi)

    def sub(self, a: Value, b: Value, lo: float | None = None) -> Expr:
        """a - b; `lo` is a lower bound that the caller promises (usually 0)."""
        a, b = self.lift(a), self.lift(b)
        if b.op == "const":
            return self.add(a, -b.lo)
        if a is b:
            return self.const(0)
        least = a.lo - b.hi if lo is None else max(lo, a.lo - b.hi)
        return self._node("sub", (a, b), least, max(least, a.hi - b.lo))

    def mul(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a.op == b.op == "const":
            return self.const(a.lo * b.lo)
        if a.op == "const" or (b.op != "const" and a.index > b.index):
            a, b = b, a
        if b.op == "const":
            if b.lo == 0:
                return b
            if b.lo == 1:
                return a
        if a.op == "const" and a.lo == 0:
            return a
        corners = [x * y for x in (a.lo, a.hi) for y in (b.lo, b.hi)]
        return self._node("mul", (a, b), min(corners), max(corners))

    def floordiv(self, a: Value, b: Value) -> Expr:
        """floor(a / b) for a >= 0 and b >= 1."""
        a, b = self.lift(a), self.lift(b)
        if b.op == "const" and b.lo == 1:
            return a
        if a is b:
            return self.const(1)
        divisor_lo, divisor_hi = max(1, b.lo), max(1, b.hi)
        return self._node("floordiv", (a, b), max(0, a.lo) // divisor_hi, max(0, a.hi) // divisor_lo)

    def divmod(self, a: Value, b: Value) -> tuple[Expr, Expr]:
        """Quotient and remainder for a >= 0 and b >= 1."""
        a, b = self.lift(a), self.lift(b)
        q = self.floordiv(a, b)
        if q.is_const and q.lo == 0:
            return q, a
        if a is b:
            return q, self.const(0)
        if a.is_const and b.is_const:
            return q, self.const(a.lo % b.lo)
        return q, self._node("sub", (a, self.mul(q, b)), 0, max(0, min(a.hi, b.hi - 1)))

    def ceildiv(self, a: Value, b: Value) -> Expr:
        """a / b rounded up, for a >= 0 and b >= 1; its interval is that of the quotient, not of a + b - 1 over b.

        >>> x = Program().var("x", 1, 8)
        >>> x.program.ceildiv(8 * x - x, x)
        <floordiv 0..7>
        """
        a, b = self.lift(a), self.lift(b)
        lo, hi = -(-max(0, a.lo) // max(1, b.hi)), max(0, _times(a, b))
        node = self.floordiv(a + b - 1, b)
        if lo == hi:
            return self.const(lo)
        node.lo, node.hi = max(node.lo, lo), min(node.hi, hi)
        return node

    def min(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a.hi <= b.lo or a is b:
            return a
        if b.hi <= a.lo:
            return b
        if a.index > b.index:
            a, b = b, a
        return self._node("min", (a, b), min(a.lo, b.lo), min(a.hi, b.hi))

    def max(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a.lo >= b.hi or a is b:
            return a
        if b.lo >= a.hi:
            return b
        if a.index > b.index:
            a, b = b, a
        return self._node("max", (a, b), max(a.lo, b.lo), max(a.hi, b.hi))

    def le(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a.hi <= b.lo or a is b:
            return self.const(1)
        if a.lo > b.hi:
            return self.const(0)
        return self._node("le", (a, b), 0, 1)

    def eq(self, a: Value, b: Value) -> Expr:
        a, b = self.lift(a), self.lift(b)
        if a is b:
            return self.const(1)
        if a.hi < b.lo or b.hi < a.lo:
            return self.const(0)
        if a.index > b.index:
            a, b = b, a
        return self._node("eq", (a, b), 0, 1)

    def all(self, *conditions: Value) -> Expr:
        out: Expr | None = None
        for c in map(self.lift, conditions):
            if c.is_const:
                if not c.lo:
                    return self.const(0)
            elif out is None:
                out = c
            elif out is not c:
                a, b = (out, c) if out.index < c.index else (c, out)
                out = self._node("and", (a, b), 0, 1)
        return self.const(1) if out is None else out

    def no(self, condition: Value) -> Expr:
        c = self.lift(condition)
        if c.op == "not":
            return c.args[0]  # type: ignore[no-any-return]
        return self._node("not", (c,), 1 - c.hi, 1 - c.lo)

    def any(self, *conditions: Value) -> Expr:
        return self.no(self.all(*(self.no(c) for c in conditions)))

    def where(self, condition: Value, a: Value, b: Value) -> Expr:
        c, a, b = self.lift(condition), self.lift(a), self.lift(b)
        if c.is_const:
            return a if c.lo else b
        if a is b:
            return a
        return self._node("where", (c, a, b), min(a.lo, b.lo), max(a.hi, b.hi))

    def sum(self, values: Sequence[Value]) -> Expr:
        return reduce(self.add, values, self.const(0))

    def product(self, values: Sequence[Value]) -> Expr:
        return reduce(self.mul, values, self.const(1))

    def clip(self, value: Value, hi: Value) -> Expr:
        """`value` brought into 0..hi."""
        return self.max(0, self.min(value, hi))

    def bounded(self, value: Expr, hi: float) -> Expr:
        """A value with the promise that it is at most `hi`, which interval arithmetic alone cannot see."""
        if value.hi <= hi:
            return value
        return self._node("bounded", (value, self.const(hi)), value.lo, max(hi, value.lo))


class Numbers(Program):
    """A program without variables: its expressions are Python's integers, and every operation is done at once.

    >>> p = Numbers()
    >>> p.divmod(100, 6), p.where(p.le(2, 1), p.const(3), 4)
    ((16, 4), 4)
    """

    def const(self, value: float) -> Any:
        return value

    def lift(self, value: Value) -> Any:
        return value

    def add(self, a: Any, b: Any) -> Any:
        return a + b

    def sub(self, a: Any, b: Any, lo: float | None = None) -> Any:
        return a - b

    def mul(self, a: Any, b: Any) -> Any:
        return a * b

    def floordiv(self, a: Any, b: Any) -> Any:
        return a // b

    def divmod(self, a: Any, b: Any) -> Any:
        return divmod(a, b)

    def ceildiv(self, a: Any, b: Any) -> Any:
        return -(-a // b)

    def min(self, a: Any, b: Any) -> Any:
        return a if a < b else b

    def max(self, a: Any, b: Any) -> Any:
        return a if a > b else b

    def le(self, a: Any, b: Any) -> Any:
        return int(a <= b)

    def eq(self, a: Any, b: Any) -> Any:
        return int(a == b)

    def all(self, *conditions: Any) -> Any:
        return int(all(conditions))

    def no(self, condition: Any) -> Any:
        return 1 - condition

    def any(self, *conditions: Any) -> Any:
        return int(any(conditions))

    def where(self, condition: Any, a: Any, b: Any) -> Any:
        return a if condition else b

    def sum(self, values: Sequence[Any]) -> Any:
        return sum(values)

    def product(self, values: Sequence[Any]) -> Any:
        return prod(values)

    def bounded(self, value: Any, hi: float) -> Any:
        return value


def number(value: Value) -> float | None:
    """The value, if there is no variable in it."""
    if isinstance(value, Expr):
        return value.lo if value.is_const else None
    return value


def is_zero(value: Value) -> bool:
    return value.is_zero if isinstance(value, Expr) else value == 0


def _times(a: Expr, b: Expr) -> float:
    """How often b >= 1 goes into a at most, rounded up; intervals alone do not see that 8*x has eight times x."""
    if a is b:
        return 1
    if a.op == "mul" and a.args[0] is b and a.args[1].op == "const":
        return a.args[1].lo  # type: ignore[no-any-return]
    if a.op in ("min", "max"):
        return INTEGERS[a.op](_times(part, b) for part in a.args)  # type: ignore[no-any-return]
    if a.op == "sub" and a.args[1] is b:
        return _times(a.args[0], b) - 1
    return -(-max(0, a.hi) // max(1, b.lo))


def order(outputs: Sequence[Expr]) -> list[Expr]:
    """The expressions that the outputs need, each after its arguments."""
    needed: set[int] = set()
    stack = list(outputs)
    while stack:
        node = stack.pop()
        if node.index not in needed:
            needed.add(node.index)
            stack.extend(a for a in node.args if isinstance(a, Expr))
    return [outputs[0].program.nodes[i] for i in sorted(needed)] if outputs else []


def run(outputs: Sequence[Expr], variables: Mapping[str, int]) -> list[Any]:
    """The values of the outputs for one assignment of the variables, in Python integers of any size."""
    if not any(isinstance(node, Expr) for node in outputs):
        return list(outputs)  # of `Numbers`
    v: dict[int, Any] = {}
    for node in order(outputs):
        op, a = node.op, node.args
        if op == "const":
            v[node.index] = a[0]
        elif op == "var":
            v[node.index] = variables[a[0]]
        elif op == "bounded":
            v[node.index] = v[a[0].index]
        else:
            v[node.index] = INTEGERS[op](*(v[x.index] for x in a))
    return [v[node.index] for node in outputs]


Operation = Callable[..., Any]
INTEGERS: dict[str, Operation] = {
    "add": add,
    "sub": sub,
    "mul": mul,
    "floordiv": floordiv,
    "min": min,
    "max": max,
    "le": lambda a, b: int(a <= b),
    "eq": lambda a, b: int(a == b),
    "and": and_,
    "not": lambda a: 1 - a,
    "where": lambda c, a, b: a if c else b,
}


Number = Any  # int, or Expr


def _program(a: Number, b: Number) -> Program:
    """The program of two numbers of which at least one is an expression."""
    program: Program = a.program if isinstance(a, Expr) else b.program
    return program


def least(a: Number, b: Number) -> Number:
    return _program(a, b).min(a, b) if isinstance(a, Expr) or isinstance(b, Expr) else min(a, b)


def most(a: Number, b: Number) -> Number:
    return _program(a, b).max(a, b) if isinstance(a, Expr) or isinstance(b, Expr) else max(a, b)


def ceildiv(a: Number, b: Number) -> Number:
    """a / b rounded up, for a >= 0."""
    return _program(a, b).ceildiv(a, b) if isinstance(a, Expr) or isinstance(b, Expr) else int(-(-a // b))


def at_least(a: Number, b: Number) -> Number:
    """1 if a >= b, else 0."""
    return _program(a, b).le(b, a) if isinstance(a, Expr) or isinstance(b, Expr) else int(a >= b)


def differ(a: Number, b: Number) -> Number:
    """1 if a is not b, else 0."""
    if isinstance(a, Expr) or isinstance(b, Expr):
        program = _program(a, b)
        return program.no(program.eq(a, b))
    return int(a != b)


def choose(condition: Number, a: Number, b: Number) -> Number:
    """a if the condition holds, else b."""
    if isinstance(condition, Expr):
        return condition.program.where(condition, a, b)
    return a if condition else b


def bounds(a: Number) -> tuple[float, float]:
    """What a value can be at least and at most."""
    return (a.lo, a.hi) if isinstance(a, Expr) else (a, a)
