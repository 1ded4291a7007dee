"""Architectures that differ in numbers: any field of a component as a choice, or as arithmetic on others."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from math import prod
from typing import Any

from piste.errors import SpecError, did_you_mean, within
from piste.explore.grid import arithmetic, choice
from piste.spec import read
from piste.spec.architecture import Architecture, Fanout
from piste.spec.read import parse_bytes

Number = int | float
Choice = tuple[Number, ...] | str  # values, or arithmetic on other fields

_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Number]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Pow: math.pow,
}
_FUNCTIONS: dict[str, Callable[..., Number]] = {"min": min, "max": max, "sqrt": math.sqrt, "log2": math.log2}


@dataclass(frozen=True)
class Chips:
    """An architecture with choices for some of its fields, named such as `GLB.capacity_bytes` or, of an axis, `PE.x`.

    >>> from piste.spec.architecture import Memory, Unit
    >>> chip = Architecture((Memory("DRAM"), Memory("GLB", 1024), Fanout("PE", {"x": 4}), Unit("MAC")))
    >>> parameters = {"PE.x": [4, 8], "GLB.capacity_bytes": ["1KiB", "2KiB"], "GLB.area_um2": "0.5*GLB.capacity_bytes"}
    >>> chips = Chips.of(chip, parameters)
    >>> chips.size, chips.numbers(3)
    (4, {'PE.x': 8, 'GLB.capacity_bytes': 2048, 'GLB.area_um2': 1024.0})
    >>> chips.chip(3).instances("MAC"), chips.chip(3).memories["GLB"].area_um2
    (8, 1024.0)
    """

    architecture: Architecture
    choices: Mapping[str, Choice]

    @classmethod
    def of(cls, architecture: Architecture, parameters: Mapping[str, Any]) -> Chips:
        """From plain data: numbers, sizes, lists, ranges or arithmetic by the names of fields."""
        if not parameters:
            raise SpecError("there are no parameters; write such as GLB.capacity_bytes: [64KiB, 128KiB]")
        if not isinstance(parameters, Mapping):
            raise SpecError(
                f"parameters are fields with their choices, found {read.show(parameters)}; "
                "write such as GLB.capacity_bytes: [64KiB, 128KiB]"
            )
        found: dict[str, Choice] = {}
        for name, data in parameters.items():
            with within(name):
                _field(architecture, name)
                found[name] = _choice(data, name)
        chips = cls(architecture, found)
        for number in {0, chips.size - 1}:
            chips.chip(number)
        return chips

    @cached_property
    def axes(self) -> dict[str, tuple[Number, ...]]:
        """The values of the fields that have some; the others follow from them."""
        return {name: values for name, values in self.choices.items() if not isinstance(values, str)}

    @property
    def size(self) -> int:
        """How many there are."""
        return prod(len(values) for values in self.axes.values())

    @cached_property
    def kinds(self) -> dict[str, type]:
        """Which parameters are always whole numbers."""
        whole = {name for name, values in self.axes.items() if all(isinstance(value, int) for value in values)}
        return {name: int if name in whole or self._whole(name) else float for name in self.choices}

    def numbers(self, design: int) -> dict[str, Number]:
        """The values of all parameters in a design; the last choice varies fastest."""
        found: dict[str, Number] = {}
        for name, values in reversed(self.axes.items()):
            design, at = divmod(design, len(values))
            found[name] = values[at]
        for name in self.choices:
            with within(name):
                found[name] = self._look_up(name, found, ())
        return {name: found[name] for name in self.choices}

    def chip(self, design: int) -> Architecture:
        """The architecture of a design."""
        entries = [dict(entry) for entry in self.architecture.to_list()]
        position = self.architecture.position
        for name, number in self.numbers(design).items():
            component, field = name.split(".")
            ((kind, plain),) = entries[position[component]].items()
            axes = plain.get("axes", {})
            plain = {**plain, **({"axes": axes | {field: number}} if field in axes else {field: number})}
            entries[position[component]] = {kind: plain}
        try:
            return replace(self.architecture, components=Architecture.from_list(entries).components)
        except SpecError as error:
            raise SpecError(str(error)) from None  # its place is that of a list that nobody wrote

    def _look_up(self, name: str, found: dict[str, Number], trail: tuple[str, ...]) -> Number:
        if name in found:
            return found[name]
        if name in trail:
            raise SpecError(f"{name} leads back to itself; give one of {', '.join(trail)} values")
        if not isinstance(text := self.choices.get(name), str):
            return _field(self.architecture, name)
        tree = arithmetic(text, "", "0.5*GLB.capacity_bytes")
        try:
            number = _value(tree, lambda other: self._look_up(other, found, (*trail, name)))
        except SpecError:
            raise
        except (ArithmeticError, ValueError, TypeError):
            raise SpecError(f"{text!r} has no value where {_shown(found)}; write one that always has") from None
        return int(number) if number == int(number) and self._whole(name) else number

    def _whole(self, name: str) -> bool:
        component, field = name.split(".")
        fanout = self.architecture.fanouts.get(component)
        return fanout is not None and field in fanout.axes


def _field(architecture: Architecture, name: str) -> Number:
    """What an architecture has under a name."""
    component, dot, field = str(name).partition(".")
    found = next((c for c in architecture.components if c.name == component), None)
    if found is None or not dot:
        known = [f"{c.name}.{f}" for c in architecture.components for f in _numeric(c)]
        raise SpecError(f"no field {name!r}; {did_you_mean(str(name), known)}")
    numbers = _numeric(found)
    if field not in numbers:
        raise SpecError(f"{component} has no number {field!r}; {did_you_mean(field, numbers)}")
    return numbers[field]


def _numeric(component: Any) -> dict[str, Number]:
    """The fields of a component that are numbers, one that is not said as 0; axes by their names."""
    axes = component.axes if isinstance(component, Fanout) else {}
    found = {f.name: getattr(component, f.name) for f in fields(component) if "float" in str(f.type)}
    found = {name: value for name, value in found.items() if not isinstance(value, dict)}
    return {**axes, **{name: value or 0 for name, value in found.items()}}


def _choice(data: Any, name: str) -> Choice:
    if isinstance(data, dict):
        found = choice(data, name)
        assert not isinstance(found, str)
        return found
    if isinstance(data, str):
        return data if not _is_size(data) else (parse_bytes(data),)
    listed = list(data) if isinstance(data, list | tuple | range) else [data]
    values = [parse_bytes(one) if isinstance(one, str) else read.positive(one, f"a value of {name}") for one in listed]
    if not values or len(set(values)) < len(values):
        raise SpecError(f"{name} has no values, or one of them twice; write a list of different numbers")
    return tuple(values)


def _is_size(text: str) -> bool:
    try:
        parse_bytes(text)
    except SpecError:
        return False
    return True


def _value(tree: ast.expr, look_up: Callable[[str], Number]) -> Number:
    match tree:
        case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
            return number
        case ast.Attribute(value=ast.Name(id=component), attr=field):
            return look_up(f"{component}.{field}")
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            return _OPERATORS[type(op)](_value(left, look_up), _value(right, look_up))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _FUNCTIONS:
            return _FUNCTIONS[name](*(_value(arg, look_up) for arg in args))
    known = f"numbers, fields such as GLB.capacity_bytes, + - * / // ** {' '.join(_FUNCTIONS)}"
    raise SpecError(f"{ast.unparse(tree)!r} cannot be worked out; write {known}")


def _shown(numbers: Mapping[str, Number]) -> str:
    return ", ".join(f"{name} is {number}" for name, number in numbers.items())
