"""Energy and area from counts written by hand."""

from __future__ import annotations

from dataclasses import replace

from piste.cost.weights import Weights, area_um2, price
from piste.results.report import Counts, Phase, Traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload

MAC = Unit("MAC", energy_pj=0.5, leakage_pj_per_cycle=0.25, area_um2=3)
CHIP = Architecture(
    (
        Memory("DRAM", read_pj=100, write_pj=200),
        Memory("GLB", read_pj=6, write_pj=8, leakage_pj_per_cycle=2, area_um2=1000),
        Fanout("PE", {"x": 4, "y": 2}, word_pj=0.5, area_um2=50),
        MAC,
    )
)
WORKLOAD = Workload.parse("B[m,n] = A[m,k] * W[k,n]; C[m,n] = B[m,n] * V[n]", m=4, k=4, n=4)
COUNTS = Counts(
    [
        Phase(
            ops={"B": 64},
            total={("DRAM", "A"): Traffic(reads=10), ("GLB", "B"): Traffic(reads=1, fills=2, updates=3, drains=4)},
            words={("PE", "A"): (10, 10), ("PE", "B"): (20, 20)},
        ),
        Phase(ops={"C": 36}, total={("DRAM", "A"): Traffic(reads=5)}, words={("PE", "A"): (2, 1)}),
    ]
)


def test_everything_is_priced_once() -> None:
    energy = price(COUNTS, Weights(WORKLOAD, CHIP), {"B": MAC, "C": MAC}, cycles=10)
    assert energy.access == {("DRAM", "A"): 15 * 100, ("GLB", "B"): (1 + 4) * 6 + (2 + 3) * 8}
    assert energy.network == {"PE": 16}
    assert energy.compute == {"MAC": 50}
    assert energy.leakage == {"GLB": 20, "MAC": 8 * 0.25 * 10}
    assert energy.total_pj == 1500 + 70 + 16 + 50 + 40
    assert energy.by_component == {"DRAM": 1500, "GLB": 70, "PE": 16, "MAC": 50, "leakage": 40}
    assert energy.by_tensor == {"A": 1500, "B": 70}


def test_area_counts_every_instance() -> None:
    assert area_um2(CHIP) == 1000 + 50 + 8 * 3


def test_a_drain_costs_a_read_unless_said() -> None:
    def spent(drain_pj: float | None) -> float:
        chip = Architecture(tuple(replace(c, drain_pj=drain_pj) if c.name == "GLB" else c for c in CHIP.components))
        return price(COUNTS, Weights(WORKLOAD, chip), {"B": MAC, "C": MAC}, cycles=10).access["GLB", "B"]

    assert spent(None) == spent(6) == (1 + 4) * 6 + (2 + 3) * 8
    assert spent(0) == 1 * 6 + (2 + 3) * 8
    assert spent(10) == 1 * 6 + 4 * 10 + (2 + 3) * 8
