"""Runs a program on arrays an operation at a time: no compiling, which pays for a few thousand columns or fewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.formula.native import Looked
from piste.formula.program import INTEGERS, Expr, Operation, order

EXACT = 2**62
COLUMNS = 1 << 12  # at a time: their values stay in the processor's cache

ARRAYS: dict[str, Operation] = INTEGERS | {
    "min": np.minimum,
    "max": np.maximum,
    "le": lambda a, b: np.less_equal(a, b).astype(np.int64),
    "eq": lambda a, b: np.equal(a, b).astype(np.int64),
    "where": lambda c, a, b: np.where(np.equal(c, 1), a, b),
}


def run_arrays(outputs: Sequence[Expr], variables: dict[str, NDArray[np.int64]]) -> list[Any]:
    """The outputs for arrays of variables; what is no longer needed on the way is let go."""
    needed = order(outputs)
    uses = dict.fromkeys((node.index for node in needed), 0)
    for node in (*(a for n in needed if n.op not in ("const", "var") for a in n.args), *outputs):
        uses[node.index] += 1
    values: dict[int, Any] = {}
    for node in needed:
        if node.op in ("const", "var"):
            values[node.index] = node.args[0] if node.op == "const" else variables[node.args[0]]
            continue
        args = [values[a.index] for a in node.args]
        values[node.index] = args[0] if node.op == "bounded" else ARRAYS[node.op](*args)
        for a in node.args:
            uses[a.index] -= 1
            if not uses[a.index]:
                del values[a.index]
    return [values[node.index] for node in outputs]


class Interpreted:
    """Takes and gives what `native.Kernel` does; integers are 64 bits wide."""

    def __init__(self, slots: Sequence[str], tables: Sequence[Sequence[str]], outputs: Sequence[Expr]):
        self.slots, self.tables = tuple(slots), tables
        # The program as a tape: constants, where variables go, then operations on earlier places.
        self._start: list[Any] = []
        self._places: dict[str, int] = {}
        self._tape: list[tuple[int, Operation, list[int]]] = []
        at: dict[int, int] = {}
        for place, node in enumerate(order(outputs)):
            at[node.index] = place
            self._start.append(node.args[0] if node.op == "const" else None)
            if node.op == "var":
                self._places[node.args[0]] = place
            elif node.op == "bounded":
                at[node.index] = at[node.args[0].index]
            elif node.op != "const":
                self._tape.append((place, ARRAYS[node.op], [at[a.index] for a in node.args]))
        self._outputs = [at[node.index] for node in outputs]

    def __call__(self, tiles: NDArray[np.int32], tables: Sequence[Looked] = ()) -> NDArray[np.float64]:
        out = np.empty((len(self._outputs), tiles.shape[1]))
        for start in range(0, tiles.shape[1], COLUMNS):
            part = slice(start, start + COLUMNS)
            self._run(tiles[:, part], [(values, places[part]) for values, places in tables], out[:, part])
        return out

    def _run(self, tiles: NDArray[np.int32], tables: Sequence[Looked], out: NDArray[np.float64]) -> None:
        variables = dict(zip(self.slots, tiles.astype(np.int64), strict=True))
        for names, (values, places) in zip(self.tables, tables, strict=True):
            variables |= {name: row[places].astype(np.int64) for name, row in zip(names, values, strict=True)}
        v = self._start.copy()
        for name, place in self._places.items():
            v[place] = variables[name]
        for place, do, args in self._tape:
            v[place] = do(*[v[i] for i in args])
        for i, place in enumerate(self._outputs):
            out[i] = v[place]
