"""From the three parts to a report: however the parts are named, and whichever units compute."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import piste
from piste import MappingError, SpecError
from piste.results.report import Part
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.files import Spec

CHIP = Architecture(
    (Memory("DRAM", read_pj=1, write_pj=1), Memory("GLB", capacity_bytes=1024), Unit("MAC")), name="chip"
)
GEMM = piste.gemm(4, 3, 2)
MAPPING = piste.Mapping.parse("DRAM | keep A, W, B\n | for m in steps of 2\nGLB | keep A, B\n | compute B")
SPEC = Spec(GEMM, CHIP, MAPPING)


def test_parts_are_values_or_names(tmp_path: Path) -> None:
    from piste.spec.files import dump

    whole, chip = tmp_path / "spec.yaml", tmp_path / "chip.yaml"
    dump(SPEC, whole)
    dump(CHIP, chip)
    expected = piste.evaluate(GEMM, CHIP, MAPPING)
    assert piste.evaluate(SPEC) == expected
    assert piste.evaluate(whole) == expected
    assert piste.evaluate(str(whole)) == expected
    assert piste.evaluate("gemm:4,3,2", str(chip), str(MAPPING)) == expected
    assert piste.evaluate("gemm:4,3,2", whole, whole) == expected


def test_a_part_that_is_given_replaces_the_one_in_the_whole() -> None:
    other = piste.Mapping.parse("DRAM | keep A, W, B\n | compute B")
    assert piste.evaluate(SPEC, mapping=other) == piste.evaluate(GEMM, CHIP, other)
    assert piste.evaluate(SPEC, "snowcat", other).architecture.name == "snowcat"


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ((GEMM,), "there is no architecture; write one under 'architecture:' or pass it"),
        ((GEMM, CHIP), "there is no mapping; write one under 'mapping:' or pass it"),
        ((Spec(GEMM, CHIP),), "there is no mapping; write one under 'mapping:' or pass it"),
        (
            (CHIP, CHIP, MAPPING),
            "expected a description of Workload, found Architecture; pass a value, a file or a preset",
        ),
        ((GEMM, 3, MAPPING), "expected a description of Architecture, found int; pass a value, a file or a preset"),
        (("gemm:4,3", CHIP, MAPPING), "gemm takes 3 numbers, found 2 in 'gemm:4,3'; write gemm:M,K,N"),
    ],
)
def test_what_is_missing_or_wrong_is_told(parts: tuple[object, ...], message: str) -> None:
    with pytest.raises(SpecError) as error:
        piste.evaluate(*parts)
    assert str(error.value) == message


def test_an_unknown_way_to_count_cycles() -> None:
    with pytest.raises(SpecError, match=r"not 'steps'; did you mean 'stepwise'\?"):
        piste.evaluate(SPEC, cycles="steps")


def test_a_mapping_is_checked_first() -> None:
    with pytest.raises(MappingError, match="no memory named 'GBL'; did you mean 'GLB'"):
        piste.evaluate(GEMM, CHIP, str(MAPPING).replace("GLB", "GBL"))


def test_rows_are_in_order_and_tiles_in_elements() -> None:
    report = piste.evaluate(SPEC)
    rows = [(row.memory, row.tensor) for row in report.counts]
    assert rows == [("DRAM", "A"), ("DRAM", "W"), ("DRAM", "B"), ("GLB", "A"), ("GLB", "B")]
    assert report.occupancy == {"DRAM": {"A": 12, "W": 6, "B": 8}, "GLB": {"A": 6, "B": 4}}
    assert (report.peak["GLB"], report.peak_bytes["GLB"]) == (10, 20)


def test_a_tile_may_fill_a_memory_and_not_a_bit_more() -> None:
    def with_glb(capacity: float) -> Architecture:
        return Architecture(
            tuple(replace(c, capacity_bytes=capacity) if c.name == "GLB" else c for c in CHIP.components)
        )

    assert piste.evaluate(GEMM, with_glb(20), MAPPING).fits
    (misfit,) = piste.evaluate(GEMM, with_glb(19.9), MAPPING).misfits
    assert (misfit.memory, misfit.tensor, misfit.needs_bytes, misfit.has_bytes) == ("GLB", "A", 20, 19.9)


def test_utilization_is_that_of_the_units_that_do_the_products() -> None:
    w = piste.Workload.parse("P[m,n] = A[m,k] * W[k,n]; Z[m,n] = exp(P[m,n])", m=4, k=4, n=4)
    chip = Architecture(
        (
            Memory("DRAM"),
            Fanout("PE", {"x": 8}),
            Unit("MAC", computes=("mac",), energy_pj=1),
            Unit("Vector", computes=("vector",), energy_pj=10, ops_per_cycle=2),
        )
    )
    mapping = """
        DRAM | keep A, W, Z, P
             | for m in steps of 1
             |   fuse
             |     first
             |       spread n in steps of 1 over PE.x
             |         compute P
             |     then
             |       compute Z
    """
    report = piste.evaluate(w, chip, mapping)
    # P: 4 columns at once, 16 steps; Z: one instance of Vector, 16 points at 2 a cycle.
    assert report.compute_cycles == 16 + 8
    assert report.bottleneck == Part("MAC+Vector", "compute", 24)
    assert report.utilization == 64 / (24 * 8)
    assert report.energy.compute == {"MAC": 64, "Vector": 160}
    assert (report.ops, report.macs) == ({"P": 64, "Z": 16}, 80)


def test_branches_without_a_loop_above_are_phases() -> None:
    w = piste.Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=3, l=5, n=2)
    chip = Architecture((Memory("DRAM", words_per_cycle=1), Memory("GLB"), Unit("MAC")))
    branches = """
        DRAM | keep A, B, D, Z
        GLB  | keep P
             | {loop}fuse
             |     first
        GLB  |       keep A, B
             |       compute P
             |     then
        GLB  |       keep D, Z
             |       compute Z
    """
    apart = piste.evaluate(w, chip, branches.format(loop=""))
    assert [(phase.einsums, phase.cycles) for phase in apart.phases] == [(("P",), 60), (("Z",), 40)]
    together = piste.evaluate(w, chip, branches.format(loop="for m in steps of 4\n             | "))
    assert [(phase.einsums, phase.cycles) for phase in together.phases] == [(("P", "Z"), 100)]
    assert (apart.cycles, apart.counts) == (together.cycles, together.counts)


def test_a_systolic_array_fills_and_drains() -> None:
    # SCALE-Sim, weight-stationary: (M + 2R + C - 2) * ceil(K/R) * ceil(N/C) - 1.
    chip = Architecture(
        (Memory("SRAM"), Fanout("Array", {"rows": 4, "columns": 4}, systolic=True), Memory("Reg"), Unit("MAC"))
    )
    mapping = """
        SRAM | keep A, W, B
             | for n in steps of 4
             |   for k in steps of 4
             |     spread k in steps of 1 over Array.rows
             |       spread n in steps of 1 over Array.columns
        Reg  |         keep W
             |         for m in steps of 1
             |           compute B
    """
    report = piste.evaluate(piste.gemm(10, 8, 6), chip, mapping)
    assert report.compute_cycles == report.cycles == (10 + 2 * 4 + 4 - 2) * 2 * 2 - 1
    plain = replace(
        chip, components=tuple(replace(c, systolic=False) if c.name == "Array" else c for c in chip.components)
    )
    assert piste.evaluate(piste.gemm(10, 8, 6), plain, mapping).cycles == 40
