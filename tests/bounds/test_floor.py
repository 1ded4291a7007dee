"""The floor: never above any mapping, and as high as known."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.bounds.snowcat import nest
from piste.spec.mapping import Keep, Loop
from tests.bounds.cases import FIGURES, counted

CASES = [case for case in FIGURES["curves"] if case["floor"]]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['workload']}-{case['placement']}")
def test_as_high_as_the_prototype(case: dict[str, Any]) -> None:
    curve = piste.bound(counted(case["workload"]))
    for size, floor in case["floor"]:
        assert (1 - 1e-4) * floor <= curve.floor(size) <= curve.traffic_bytes(size)


@given(st.integers(1, 60), st.integers(1, 60), st.integers(1, 60), st.integers(1, 10_000))
def test_at_least_the_formula(m: int, k: int, n: int, size: int) -> None:
    formula = 2 * m * k * n / size**0.5 - 2 * size
    floor = piste.bound(piste.gemm(m, k, n, bits=8)).floor(size)
    assert floor >= max(formula - 1, m * k + k * n + m * n)


@settings(max_examples=200)
@given(st.data())
def test_never_above_a_mapping(data: st.DataObject) -> None:
    """Whatever the tiles, orders, depths, levels and widths."""
    size = st.integers(1, 12)
    bits = {t: data.draw(st.sampled_from([4, 8, 16, 32])) for t in "AWB"}
    h, m, k, n = (data.draw(st.integers(1, 3)), *(data.draw(size) for _ in "mkn"))
    workload = piste.bmm(h, m, k, n, bits)
    steps: list[Loop | Keep] = []
    for _ in range(data.draw(st.integers(0, 6))):
        rank = data.draw(st.sampled_from(workload.ranks))
        steps.append(Loop(rank, data.draw(st.integers(1, workload.sizes[rank]))))
    for tensor in "AWB":
        steps.insert(data.draw(st.integers(0, len(steps))), Keep("Buffer", (tensor,)))
    report = piste.evaluate(workload, "snowcat", nest(workload, workload.einsums[0], steps))
    moved = sum((r.reads + r.updates) * bits[r.tensor] / 8 for r in report.counts if r.memory == "DRAM")
    assert piste.bound(workload).floor(report.peak_bytes["Buffer"]) <= moved


@given(st.integers(1, 40), st.integers(1, 40), st.integers(1, 40), st.integers(1, 5_000), st.integers(1, 500))
def test_more_buffer_never_raises_it(m: int, k: int, n: int, size: int, more: int) -> None:
    curve = piste.bound(piste.gemm(m, k, n))
    assert curve.floor(size + more) <= curve.floor(size)


def test_one_by_one_is_far_above_it_and_all_at_once_on_it() -> None:
    curve = piste.bound("gemm:4096,4096,4096")
    assert curve.at("16MiB").margin == pytest.approx(0.4)
    assert curve.at("33MiB").margin == 0
    assert 0.02 < curve.at("16KiB").margin < 0.03
    convolution = piste.bound("conv:4,4,3,3,2,2")  # only what must be touched
    assert convolution.floor(1) == convolution.algorithmic_min_bytes
