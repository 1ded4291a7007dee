"""Runs a program on arrays an operation at a time: no compiling, which pays for a few thousand columns or fewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.formula.native import Looked
from piste.formula.program import INTEGERS, Expr, Operation, order

EXACT = 2**62
COLUMNS = 1 << 13  # at a time: their values stay in the processor's cache

ARRAYS: dict[str, Operation] = INTEGERS | {
    "min": np.minimum,
    "max": np.maximum,
    "le": lambda a, b: np.less_equal(a, b).astype(np.int64),
    "eq": lambda a, b: np.equal(a, b).astype(np.int64),
    "where": lambda c, a, b: np.where(np.equal(c, 1), a, b),
}


# The same on whole numbers in doubles, which is exact as long as no number reaches 2**53 / 2, and quicker.
FLOATS: dict[str, Operation] = ARRAYS | {
    "floordiv": lambda a, b: np.floor(np.divide(a, b)),
    "le": lambda a, b: np.less_equal(a, b).astype(np.float64),
    "eq": lambda a, b: np.equal(a, b).astype(np.float64),
    "and": np.multiply,
}


class Tape:
    """A program as constants, places of variables, and operations on earlier places."""

    def __init__(self, outputs: Sequence[Expr], operations_of: Mapping[str, Operation] = ARRAYS):
        needed = order(outputs)
        at: dict[int, int] = {}
        self._start: list[Any] = []
        self._places: dict[str, int] = {}
        operations: list[tuple[int, Operation, list[int]]] = []
        for place, node in enumerate(needed):
            at[node.index] = place
            self._start.append(node.args[0] if node.op == "const" else None)
            if node.op == "var":
                self._places[node.args[0]] = place
            elif node.op == "bounded":
                at[node.index] = at[node.args[0].index]
            elif node.op != "const":
                operations.append((place, operations_of[node.op], [at[a.index] for a in node.args]))
        self._outputs = [at[node.index] for node in outputs]
        # What no later operation needs is let go, so that its memory is used again.
        seen = set(self._outputs)
        self._tape: list[tuple[int, Operation, list[int], list[int]]] = []
        for place, do, args in reversed(operations):
            last = [i for i in dict.fromkeys(args) if i not in seen]
            seen.update(last)
            self._tape.append((place, do, args, last))
        self._tape.reverse()

    def run(self, variables: Mapping[str, Any]) -> list[Any]:
        """The outputs for arrays, or numbers, of the variables."""
        v = self._start.copy()
        for name, place in self._places.items():
            v[place] = variables[name]
        for place, do, args, last in self._tape:
            v[place] = do(*[v[i] for i in args])
            for i in last:
                v[i] = None
        return [v[i] for i in self._outputs]


def run_arrays(outputs: Sequence[Expr], variables: Mapping[str, Any]) -> list[Any]:
    """The outputs for arrays of variables."""
    return Tape(outputs).run(variables)


class Interpreted(Tape):
    """Takes and gives what `native.Kernel` does; integers are 64 bits wide."""

    def __init__(self, slots: Sequence[str], tables: Sequence[Sequence[str]], outputs: Sequence[Expr]):
        super().__init__(outputs)
        self.slots, self.tables = tuple(slots), tables

    def __call__(self, tiles: NDArray[np.int32], tables: Sequence[Looked] = ()) -> NDArray[np.float64]:
        out = np.empty((len(self._outputs), tiles.shape[1]))
        for start in range(0, tiles.shape[1], COLUMNS):
            part = slice(start, start + COLUMNS)
            variables = dict(zip(self.slots, tiles[:, part].astype(np.int64), strict=True))
            for names, (values, places) in zip(self.tables, tables, strict=True):
                rows = zip(names, values, strict=True)
                variables |= {name: row[places[part]].astype(np.int64) for name, row in rows}
            for i, value in enumerate(self.run(variables)):
                out[i, part] = value
        return out
