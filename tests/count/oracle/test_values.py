"""What a mapping computes equals what numpy computes without one."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from piste.count.oracle.values import compute_values
from piste.errors import MappingError
from piste.spec.einsum import Access, Expr, Op
from piste.spec.mapping import Compute, Keep, Mapping
from piste.spec.workload import Workload
from tests.examples import examples, some
from tests.strategies import FUSED, ODD, PADDED, PLAIN, Case, Kind, singles, trees

UFUNCS = {
    "+": np.add,
    "-": np.subtract,
    "*": np.multiply,
    "/": np.divide,
    "exp": np.exp,
    "max": np.maximum,
    "neg": np.negative,
    "tanh": np.tanh,
    "sqrt": np.sqrt,
    "abs": np.abs,
    "pow": np.power,
    "erf": np.vectorize(math.erf),
    "where": np.where,
    "<": np.less,
}
REDUCTIONS = {"sum": (np.add, 0.0), "max": (np.maximum, -np.inf), "min": (np.minimum, np.inf), "prod": (np.multiply, 1)}


def dense(workload: Workload, arrays: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Every tensor, each Einsum at once over its full index space."""
    arrays = dict(arrays)
    for einsum in workload.einsums:
        sizes = [workload.sizes[rank] for rank in einsum.ranks]
        grid = dict(zip(einsum.ranks, np.indices(sizes), strict=True))
        combine, start = REDUCTIONS[einsum.reduction]
        out = np.full(workload.shapes[einsum.name], float(start))
        value = np.broadcast_to(evaluate(einsum.expression, arrays, grid), sizes)
        for access in einsum.operands:  # what reads padding adds nothing
            for index, at in zip(access.indices, places(access, grid), strict=True):
                value = np.where((at < 0) | (at >= (index.extent or np.inf)), start, value)
        combine.at(out[None], (np.zeros(sizes, int), *where(einsum.output, grid)), value)
        arrays[einsum.name] = np.where(np.isinf(out), 0.0, out) if einsum.padded else out  # nothing but padding
    return arrays


def places(access: Access, grid: dict[str, NDArray[Any]]) -> list[Any]:
    return [sum(c * grid[rank] for rank, c in index.terms) - index.before for index in access.indices]


def where(access: Access, grid: dict[str, NDArray[Any]]) -> tuple[NDArray[Any], ...]:
    return tuple(
        at if index.extent is None else np.clip(at, 0, index.extent - 1)
        for index, at in zip(access.indices, places(access, grid), strict=True)
    )


def evaluate(expression: Expr, arrays: dict[str, NDArray[Any]], grid: dict[str, NDArray[Any]]) -> Any:
    if isinstance(expression, Access):
        return arrays[expression.tensor][where(expression, grid)]
    if isinstance(expression, Op):
        return UFUNCS[expression.name](*(evaluate(arg, arrays, grid) for arg in expression.args))
    return expression


def assert_right(case: Case, seed: int) -> None:
    rng = np.random.default_rng(seed)
    arrays = {t: rng.uniform(-1.0, 1.0, case.workload.shapes[t]) for t in case.workload.inputs}
    try:
        values = compute_values(case.workload, case.mapping, arrays)
    except MappingError:
        return  # refused: the tests of the executor say why
    wanted = dense(case.workload, arrays)
    for tensor in case.workload.outputs:
        np.testing.assert_allclose(values[tensor], wanted[tensor], rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("kind", some(FUSED, 6), ids=lambda kind: kind.__name__)
@settings(max_examples=examples(25), deadline=None)
@given(data=st.data())
def test_fused_trees(kind: Kind, data: st.DataObject) -> None:
    assert_right(data.draw(trees([kind])), data.draw(st.integers(0, 1000)))


@settings(max_examples=examples(60), deadline=None)
@given(case=singles(PLAIN + ODD + PADDED), seed=st.integers(0, 1000))
def test_single_einsums(case: Case, seed: int) -> None:
    assert_right(case, seed)


def test_every_function() -> None:
    workload = Workload.parse("B[m] = max(log(A[m]), min(sqrt(D[m]), -1.5 + tanh(C[m]) / 2))", m=3)
    mapping = Mapping((Keep("DRAM", ("A", "B", "C", "D")), Compute("B")))
    a, c, d = np.array([0.1, 1.0, 3.0]), np.array([-1.0, 0.0, 1.0]), np.array([4.0, 9.0, 0.25])
    values = compute_values(workload, mapping, {"A": a, "C": c, "D": d})["B"]
    np.testing.assert_allclose(values, np.maximum(np.log(a), np.minimum(np.sqrt(d), -1.5 + np.tanh(c) / 2)))
