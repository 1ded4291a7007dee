"""One list of counting methods: who accepts what, and why not."""

from __future__ import annotations

import pytest

import piste
from piste.count.methods import METHODS, count, who_accepts
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping
from piste.spec.workload import Workload

CHIP = piste.Architecture.from_list(
    [{"memory": {"name": "DRAM"}}, {"memory": {"name": "GLB"}}, {"compute": {"name": "MAC"}}]
)
GEMM = piste.gemm(6, 5, 4)
WHOLE = Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B")))
OVERLAPPING = Mapping((Keep("DRAM", ("A", "W", "B")), Loop("m", 4, 2), Compute("B")))
PAIR = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=6, k=4, l=5, n=3)
PHASES = Mapping((Keep("DRAM", ("A", "B", "P", "D", "Z")), Fuse(((Compute("P"),), (Compute("Z"),)))))


def test_the_order_is_from_quick_to_slow() -> None:
    assert [method.name for method in METHODS] == ["closed form", "path sums", "class walk", "executor"]


@pytest.mark.parametrize(
    "workload, mapping, mode, counted_by",
    [
        (GEMM, WHOLE, "overlapped", "closed form"),
        (GEMM, WHOLE, "startup", "class walk"),
        (GEMM, WHOLE, "stepwise", "class walk"),
        (GEMM, OVERLAPPING, "overlapped", "class walk"),
        (GEMM, OVERLAPPING, "stepwise", "executor"),
        (PAIR, PHASES, "overlapped", "path sums"),
        (PAIR, PHASES, "startup", "class walk"),
    ],
)
def test_the_report_says_who_counted(workload: Workload, mapping: Mapping, mode: str, counted_by: str) -> None:
    assert count(workload, CHIP, mapping, mode=mode).counted_by == counted_by
    report = piste.evaluate(workload, CHIP, mapping, cycles=mode)
    assert report.counted_by == report.to_dict()["counted_by"] == counted_by
    assert f"What moves, in elements, by the {counted_by}" in str(report)


def test_a_no_says_why() -> None:
    reasons = who_accepts(GEMM, CHIP, OVERLAPPING, mode="stepwise")
    assert reasons == {
        "closed form": "cycles are counted stepwise, which needs the first fill and the last drain, or single stages",
        "path sums": "cycles are counted stepwise, which needs the first fill and the last drain, or single stages",
        "class walk": "tiles overlap or leave gaps, so where its ranks stand does not say whether a result was touched "
        "before",
        "executor": "",
    }
    assert who_accepts(GEMM, CHIP, OVERLAPPING)["closed form"] == "tiles overlap or leave gaps"
    assert who_accepts(PAIR, CHIP, PHASES)["closed form"] == "there are several Einsums"


def test_counts_are_equal_whoever_counted() -> None:
    assert count(GEMM, CHIP, WHOLE).total() == count(GEMM, CHIP, WHOLE, mode="startup").total()
