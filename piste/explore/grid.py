"""The numbers of a space: the choices of each parameter, parameters that follow from others, how many designs."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError, did_you_mean, within
from piste.spec import read
from piste.spec.read import parse_bytes

MOST = 2**31 - 1  # the largest value of a parameter
LISTED = 1 << 20  # combinations of values for which a quotient is checked
Choice = tuple[int, ...] | str  # values in increasing order, or arithmetic on other parameters such as "64*pes"
Span = tuple[Any, Any]  # the least and the largest value: numbers, or arrays with an entry for each row
Rows = dict[str, NDArray[Any]]


def choice(data: Any, name: str) -> Choice:
    """A parameter's values from plain data.

    >>> choice(256, "pes"), choice([32, 8], "pes"), choice({"from": 8, "to": 30, "step": 8}, "pes")
    ((256,), (8, 32), (8, 16, 24))
    >>> choice({"from": 8, "to": 100, "times": 2}, "pes"), choice("64*pes", "l2")
    ((8, 16, 32, 64), '64*pes')
    >>> choice({"from": "64KiB", "to": "256KiB", "times": 2}, "GLB.capacity_bytes")
    (65536, 131072, 262144)
    """
    if isinstance(data, str):
        return data
    if isinstance(data, dict):
        said = read.keys(data, name, ("from", "to", "step", "times"), ("from", "to"))
        numbers = {key: _number(number, f"{key!r} of {name}") for key, number in said.items()}
        first, last, times = numbers["from"], numbers["to"], numbers.get("times")
        if first > last or times == 1 or (times and "step" in numbers):
            raise SpecError(f"{name} has no range in {read.show(data)}; write it like {{from: 8, to: 64, step: 8}}")
        values = list(range(first, last + 1, numbers.get("step", 1))) if times is None else [first]
        while times and values[-1] * times <= last:
            values.append(values[-1] * times)
    else:
        listed = data if isinstance(data, list | tuple | range | np.ndarray) else [data]
        if not len(listed):
            raise SpecError(f"{name} has no values; write a list, {{from: 8, to: 64, step: 8}} or arithmetic")
        values = sorted(_number(number, f"a value of {name}") for number in listed)
        for one, other in pairwise(values):
            if one == other:
                raise SpecError(f"{name} has {one} twice; write it once")
    if values[-1] > MOST:
        raise SpecError(f"{name} goes up to {values[-1]}; write values below 2**31")
    return tuple(values)


def _number(value: Any, what: str) -> int:
    """A whole number, or a size with its unit."""
    return parse_bytes(value) if isinstance(value, str) and value[:1].isdigit() else read.integer(value, what)


@dataclass(frozen=True)
class Grid:
    """Designs made of choices: every combination of the values of the free parameters, the last one varying fastest.

    >>> grid = Grid({"pes": (8, 16, 32), "noc_bw": (1, 2), "l2": "64*pes + noc_bw"})
    >>> grid.size, grid.spans({})["l2"], grid.spans({"pes": (8, 8)})["l2"]
    (6, (513, 2050), (513, 514))
    """

    choices: Mapping[str, Choice]

    def __post_init__(self) -> None:
        if self.size > 2**62:
            raise SpecError(f"the space has {self.size:.1e} designs; write fewer choices")
        self._check_quotients()
        for name, (least, most) in self.spans({}).items():
            if most > MOST or most < 1:
                found = f"{name}: {self.choices[name]!r} is between {least} and {most}"
                raise SpecError(f"{found}; write one with values from 1 to 2**31 - 1", name)

    def _check_quotients(self) -> None:
        """Parameters are whole numbers: a quotient is one for all values, or `//` says that it is rounded down."""
        for name, tree in self.formulas.items():
            for node in ast.walk(tree):
                if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)):
                    continue
                free = {each for word in _names(node) for each in self.needs(word)}
                text, rounded = ast.unparse(node), ast.unparse(ast.BinOp(node.left, ast.FloorDiv(), node.right))
                with within(name):
                    if prod(len(self.axes[each]) for each in free) > LISTED:
                        raise SpecError(f"{name}: whether {text!r} is whole takes too long to see; write {rounded}")
                    values = np.meshgrid(*(self.axes[each] for each in free), indexing="ij")
                    spans = self.spans({each: (v, v) for each, v in zip(free, map(np.ravel, values), strict=True)})
                    (over, _), (under, _) = _span(node.left, spans), _span(node.right, spans)
                    _span(node, spans)
                    wrong = np.flatnonzero(np.remainder(*np.broadcast_arrays(over, under)).ravel())
                    if len(wrong):
                        at = {each: int(v.ravel()[wrong[0]]) for each, v in zip(free, values, strict=True)}
                        where = " and ".join(f"{each} is {value}" for each, value in sorted(at.items()))
                        found = f"{name}: {text!r} is not whole{' where ' if at else ''}{where}"
                        raise SpecError(f"{found}; write {rounded}, which rounds down")

    @cached_property
    def axes(self) -> dict[str, NDArray[np.int64]]:
        """The values of the free parameters, in order."""
        return {name: np.array(values) for name, values in self.choices.items() if not isinstance(values, str)}

    @property
    def size(self) -> int:
        """How many designs there are."""
        return prod(len(values) for values in self.axes.values())

    @cached_property
    def strides(self) -> dict[str, int]:
        """By how much the number of a design grows with the place of a free parameter."""
        sizes = [len(values) for values in self.axes.values()]
        return {name: prod(sizes[i + 1 :]) for i, name in enumerate(self.axes)}

    @cached_property
    def formulas(self) -> dict[str, ast.expr]:
        """What follows from other parameters, each after those that it needs."""
        left = {name: self._parsed(name, text) for name, text in self.choices.items() if isinstance(text, str)}
        found: dict[str, ast.expr] = {}
        while left:
            ready = [name for name, tree in left.items() if not left.keys() & set(_names(tree))]
            if not ready:
                name = next(iter(left))
                raise SpecError(f"{name}: {self.choices[name]!r} leads back to {name}; give one of them values", name)
            found |= {name: left.pop(name) for name in ready}
        return found

    def needs(self, name: str) -> set[str]:
        """The free parameters that a parameter follows from."""
        if name in self.axes:
            return {name}
        return {free for other in _names(self.formulas[name]) for free in self.needs(other)}

    def followed(self, name: str) -> set[str]:
        """The parameters in the arithmetic of one."""
        return set(_names(self.formulas[name])) if name in self.formulas else set()

    def loose(self, names: Iterable[str]) -> list[str]:
        """Those of some names that are free and from which nothing follows."""
        followed = {word for name in self.choices for word in self.followed(name)}
        return [name for name in names if name in self.axes and name not in followed]

    def spans(self, known: Mapping[str, Span]) -> dict[str, Span]:
        """Bounds of every parameter when some free ones are known."""
        spans: dict[str, Span] = {name: (int(each[0]), int(each[-1])) for name, each in self.axes.items()}
        spans |= known
        for name, tree in self.formulas.items():
            with within(name):
                spans[name] = _span(tree, spans)
        return {name: spans[name] for name in self.choices}

    def columns(self, rows: Rows) -> Rows:
        """Every parameter of rows that have the free ones; loose ones may be missing."""
        spans = self.spans({name: (rows[name], rows[name]) for name in self.axes if name in rows})
        number = len(next(iter(rows.values())))
        return {
            name: np.broadcast_to(low, number)
            for name, (low, _) in spans.items()
            if name in rows or name in self.formulas
        }

    def _parsed(self, name: str, text: str) -> ast.expr:
        with within(name):
            tree = arithmetic(text, f"{name}: ", "64*pes")
            for word in _names(tree):
                if word not in self.choices:
                    raise SpecError(f"{name}: no parameter {word!r}; {did_you_mean(word, self.choices)}")
        return tree


def arithmetic(text: str, where: str, example: str) -> ast.expr:
    """The one language of parameters: numbers, names, `+ - * / // **` and functions. `/` divides, `//` rounds down.

    Where parameters are whole numbers (`Grid`) a quotient must be one; of fields of a chip (`Chips`) it need not.
    """
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise SpecError(f"{where}{text!r} cannot be read; write arithmetic such as {example}") from None


def _names(tree: ast.expr) -> Iterator[str]:
    """The parameters in an expression; a name may have dots."""
    if isinstance(tree, ast.Name | ast.Attribute):
        yield ast.unparse(tree)
    elif isinstance(tree, ast.Call):
        for part in tree.args:
            yield from _names(part)
    else:
        for child in ast.iter_child_nodes(tree):
            if isinstance(child, ast.expr):
                yield from _names(child)


def _span(tree: ast.expr, spans: Mapping[str, Span]) -> Span:
    """Bounds of an expression, which are its value where those of all its parameters agree."""
    match tree:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return number, number
        case ast.Name() | ast.Attribute():
            return spans[ast.unparse(tree)]
        case ast.BinOp(
            left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.Div() | ast.FloorDiv() as op, right=right
        ):
            (a, b), (c, d) = _span(left, spans), _span(right, spans)
            if isinstance(op, ast.Add):
                return _small(a + c, b + d)
            if isinstance(op, ast.Sub):
                return _small(a - d, b - c)
            if isinstance(op, ast.Mult):
                corners = (a * c, a * d, b * c, b * d)
            else:
                if np.min(c, initial=1) < 1:
                    raise SpecError(f"{ast.unparse(right)!r} can be below 1 and divides; write one that cannot")
                corners = (a // c, a // d, b // c, b // d)
            return _small(_least(corners), _largest(corners))
        case ast.Call(func=ast.Name(id="min" | "max" as name), args=[_, _, *_] as args, keywords=[]):
            lows, highs = zip(*(_span(arg, spans) for arg in args), strict=True)
            pick = _least if name == "min" else _largest
            return pick(lows), pick(highs)
    raise SpecError(f"{ast.unparse(tree)!r} cannot be worked out; write whole numbers, parameters, + - * / // min max")


def _least(values: tuple[Any, ...]) -> Any:
    return min(values) if all(isinstance(value, int) for value in values) else np.minimum.reduce(_same(values))


def _largest(values: tuple[Any, ...]) -> Any:
    return max(values) if all(isinstance(value, int) for value in values) else np.maximum.reduce(_same(values))


def _same(values: tuple[Any, ...]) -> Any:
    return np.broadcast_arrays(*values)


def _small(low: Any, high: Any) -> Span:
    """Bounds of what int64 can hold: once of plain numbers, which never overflow, for the whole space."""
    if isinstance(low, int) and isinstance(high, int) and max(-low, high) >= 2**53:
        raise SpecError(f"arithmetic goes up to {max(-low, high)}; write smaller numbers")
    return low, high
