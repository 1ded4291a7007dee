"""When an array counts as systolic, and what filling and draining then adds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from piste.cost.evaluate import evaluate
from piste.cost.systolic import systolic_cycles
from piste.count.oracle.executor import execute
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

GEMM = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=5, k=4, n=6)
ARRAY = Fanout("Array", {"rows": 2, "columns": 3}, systolic=True)
CHIP = Architecture((Memory("SRAM"), ARRAY, Memory("Register"), Unit("MAC")))
ALL = Keep("SRAM", ("A", "W", "B"))
WEIGHTS_STAY: tuple[Node, ...] = (
    ALL,
    Loop("n", 3),
    Loop("k", 2),
    Spread("k", 1, "Array.rows"),
    Spread("n", 1, "Array.columns"),
    Keep("Register", ("W",)),
    Loop("m", 1),
    Compute("B"),
)


def cycles(nodes: tuple[Node, ...], chip: Architecture = CHIP, workload: Workload = GEMM) -> int | None:
    counts = execute(workload, chip, Mapping(nodes))
    return systolic_cycles(workload, chip, Mapping(nodes), counts)


def test_every_fold_fills_and_drains() -> None:
    folds, load, wave = 2 * 2, 2, 2 + 3 - 2
    assert cycles(WEIGHTS_STAY) == folds * (load + 5 + wave) - 1
    assert evaluate(GEMM, CHIP, Mapping(WEIGHTS_STAY)).cycles == folds * (load + 5 + wave) - 1


def test_the_axis_of_the_sums_is_the_one_to_shift_along() -> None:
    turned = (ALL, Loop("n", 2), Loop("k", 3), Spread("n", 1, "Array.rows"), Spread("k", 1, "Array.columns"))
    assert cycles((*turned, *WEIGHTS_STAY[5:])) == 3 * 2 * (3 + 5 + 2 + 3 - 2) - 1


def test_a_loop_that_leaves_the_weights_alone_makes_no_fold() -> None:
    inner = (*WEIGHTS_STAY[:3], Loop("m", 2), *WEIGHTS_STAY[3:])
    assert cycles(inner) == cycles(WEIGHTS_STAY)
    outer = (ALL, Loop("m", 2), *WEIGHTS_STAY[1:])  # here every block of rows goes through all folds again
    assert cycles(outer) == 3 * 4 * (2 + 2 + 3 - 2) + 4 * 5 - 1


def test_partial_sums_that_come_back_are_shifted_in() -> None:
    stay = (Spread("m", 1, "Array.rows"), Spread("n", 1, "Array.columns"), Keep("Register", ("B",)), Loop("k", 1))
    folds, wave = 3 * 2, 2 + 3 - 2
    whole = (ALL, Loop("m", 2), Loop("n", 3), *stay, Compute("B"))
    assert cycles(whole) == folds * (4 + wave) - 1
    halves = (ALL, Loop("k", 2), *whole[1:])
    assert cycles(halves) == 2 * folds * (2 + wave) + folds * 2 - 1


NOT_SYSTOLIC = Architecture((Memory("SRAM"), replace(ARRAY, systolic=False), Memory("Register"), Unit("MAC")))
TWO_WEIGHTS = (ALL, Loop("n", 3), Spread("k", 2, "Array.rows"), *WEIGHTS_STAY[4:6], Loop("k", 1), *WEIGHTS_STAY[6:])


@pytest.mark.parametrize(
    ("nodes", "chip"),
    [
        pytest.param(WEIGHTS_STAY, NOT_SYSTOLIC, id="not systolic"),
        pytest.param((*WEIGHTS_STAY[:4], Loop("n", 1), *WEIGHTS_STAY[5:]), CHIP, id="columns idle"),
        pytest.param((*WEIGHTS_STAY[:5], *WEIGHTS_STAY[6:]), CHIP, id="nothing stays"),
        pytest.param(TWO_WEIGHTS, CHIP, id="two weights in a PE"),
    ],
)
def test_otherwise_there_is_no_answer(nodes: tuple[Node, ...], chip: Architecture) -> None:
    assert cycles(nodes, chip) is None
    assert evaluate(GEMM, chip, Mapping(nodes)).cycles == execute(GEMM, chip, Mapping(nodes)).compute_cycles


def test_two_einsums_have_no_answer() -> None:
    pair = Workload.parse("P[m,n] = A[m,k] * W[k,n]; B[m,n] = P[m,n]", m=2, k=2, n=2)
    assert systolic_cycles(pair, CHIP, Mapping(()), execute(GEMM, CHIP, Mapping(WEIGHTS_STAY))) is None
