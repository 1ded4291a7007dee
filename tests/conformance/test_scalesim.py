"""Systolic arrays: cycles and SRAM reads against SCALE-Sim's on the same layers (docs/conformance.md)."""

from __future__ import annotations

from itertools import product

import pytest

from piste.cost.evaluate import count, report
from piste.cost.systolic import stationary, systolic_cycles
from piste.count.oracle.executor import execute
from tests.conformance.scalesim import Case, cases

CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_cycles_without_stalls_are_equal(case: Case) -> None:
    counts = count(case.workload, case.architecture, case.mapping)
    assert systolic_cycles(case.workload, case.architecture, case.mapping, counts) == case.cycles - case.stalls
    assert report(case.workload, case.architecture, case.mapping, counts).cycles == case.cycles - case.stalls


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sram_accesses_are_equal(case: Case) -> None:
    total = count(case.workload, case.architecture, case.mapping).total()
    assert total["SRAM", "I"].reads == case.input_reads
    assert total["SRAM", "W"].reads == case.filter_reads
    # SCALE-Sim counts rows + columns writes too many in every fold of an array that keeps outputs.
    excess = (case.rows + case.columns) * case.folds if case.dataflow == "os" else 0
    assert total["SRAM", "O"].updates == case.output_writes - excess


def test_stalls_come_from_prefetching_more_than_is_read() -> None:
    """Only runs with a given bandwidth stall; there SCALE-Sim fetches from DRAM more than the array ever reads."""
    for case in CASES:
        if case.stalls:
            assert case.bandwidth
            assert case.dram_input_reads > case.input_reads
            assert case.dram_filter_reads > case.filter_reads


def formula(case: Case) -> int:
    """SCALE-Sim's cycles as published: fill, stream and drain of every fold, one after the other."""
    streams = {"os": case.k, "ws": case.m, "is": case.n}[case.dataflow]
    load = 0 if case.dataflow == "os" else case.rows
    return (streams + load + case.rows + case.columns - 2) * case.folds - 1


@pytest.mark.parametrize("dataflow", ["os", "ws", "is"])
def test_small_arrays_follow_the_formula(dataflow: str) -> None:
    for m, n, k, rows, columns in product((1, 2, 5), (1, 3, 4), (1, 4, 5), (1, 2, 3), (1, 2, 4)):
        case = Case(m, n, k, rows, columns, dataflow)
        counts = execute(case.workload, case.architecture, case.mapping)
        # A single PE that keeps outputs has nothing to fill; it would end one cycle before its work is done.
        expected = max(formula(case), counts.compute_cycles)
        assert systolic_cycles(case.workload, case.architecture, case.mapping, counts) == expected


def test_what_stays_is_what_the_registers_keep() -> None:
    stays = {}
    for dataflow in ("os", "ws", "is"):
        case = Case(4, 4, 4, 2, 2, dataflow)
        stays[dataflow] = stationary(case.workload, case.architecture, case.mapping, case.architecture.fanouts["Array"])
    assert stays == {"os": ("Register", "O"), "ws": ("Register", "W"), "is": ("Register", "I")}
