"""Runs a program on arrays an operation at a time: no compiling, which pays for a few thousand columns or fewer."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from piste.model.native import Looked
from piste.model.program import INTEGERS, Expr, Operation, run

EXACT = 2**62

ARRAYS: dict[str, Operation] = INTEGERS | {
    "min": np.minimum,
    "max": np.maximum,
    "le": lambda a, b: np.less_equal(a, b).astype(np.int64),
    "eq": lambda a, b: np.equal(a, b).astype(np.int64),
    "where": lambda c, a, b: np.where(np.equal(c, 1), a, b),
}


class Interpreted:
    """Takes and gives what `native.Kernel` does; integers are 64 bits wide."""

    def __init__(self, slots: Sequence[str], tables: Sequence[Sequence[str]], outputs: Sequence[Expr]):
        self.slots, self.tables, self.outputs = tuple(slots), tables, tuple(outputs)

    def __call__(self, tiles: NDArray[np.int32], tables: Sequence[Looked] = ()) -> NDArray[np.float64]:
        variables = dict(zip(self.slots, tiles.astype(np.int64), strict=True))
        for names, (values, places) in zip(self.tables, tables, strict=True):
            variables |= {name: row[places].astype(np.int64) for name, row in zip(names, values, strict=True)}
        out = np.empty((len(self.outputs), tiles.shape[1]))
        for i, value in enumerate(run(self.outputs, variables, ARRAYS)):
            out[i] = value
        return out
