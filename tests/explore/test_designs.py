"""Search per design: what its bound skips changes nothing, and a bound is never above what a search finds."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.errors import SpecError
from piste.explore.chips import Chips
from piste.explore.designs import BEATEN, COLUMNS, NOTHING_FITS, Designs
from piste.explore.least import contains, least
from piste.mapspace.space import Mapspace
from piste.results.explored import Exploration
from piste.search.objective import NAMED
from piste.spec.architecture import Architecture
from piste.spec.constraints import Constraints

CHIP = Architecture.from_list(
    [
        {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 120, "words_per_cycle": 2}},
        {"memory": {"name": "GLB", "capacity_bytes": 64, "read_pj": 4, "write_pj": 4, "words_per_cycle": 4}},
        {"fanout": {"name": "PE", "axes": {"x": 2}}},
        {"memory": {"name": "RF", "capacity_bytes": 8, "read_pj": 1, "write_pj": 1, "area_um2": 8}},
        {"compute": {"name": "MAC", "energy_pj": 1, "area_um2": 64}},
    ]
)


def some(values: list[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=3, unique=True)


PARAMETERS = st.fixed_dictionaries(
    {
        "PE.x": some([1, 2, 3, 4, 6]),
        "GLB.capacity_bytes": some([12, 24, 48, 96, 192]),
        "DRAM.words_per_cycle": some([0.5, 1, 2, 4]),
        "GLB.area_um2": st.sampled_from(["2*GLB.capacity_bytes", "100 + PE.x"]),
        "GLB.read_pj": st.sampled_from(["GLB.write_pj", "1 + GLB.capacity_bytes/16"]),
    }
)
TARGETS = st.sampled_from(
    [("energy", "area"), ("cycles", "area"), ("edp",), ("energy", "cycles", "area"), ("area", "edp"), ("cycles",)]
)
SIZES = st.tuples(*[st.sampled_from([1, 4, 6, 8])] * 3)


def explored(job: Designs) -> Exploration:
    return job.merge(job.run(part) for part in range(job.parts))


@settings(max_examples=12, deadline=None)
@given(sizes=SIZES, parameters=PARAMETERS, objectives=TARGETS, most=st.sampled_from([None, 300, 600]))
def test_the_frontier_is_that_of_searching_every_design(
    sizes: tuple[int, int, int], parameters: dict[str, Any], objectives: tuple[str, ...], most: float | None
) -> None:
    limits = {} if most is None else {"area_um2": most}
    job = Designs.of(piste.gemm(*sizes), CHIP, parameters, limits, objectives)
    found, whole = explored(job), explored(replace(job, skip=False))
    assert found.rows() == whole.rows()
    for one in (found, whole):
        assert one.designs_considered == job.chips.size == one.designs_evaluated + sum(one.skipped.values())


def test_parts_are_a_division_of_the_space(monkeypatch: pytest.MonkeyPatch) -> None:
    parameters = {"PE.x": [1, 2, 4], "GLB.capacity_bytes": [16, 32, 64, 128], "GLB.area_um2": "2*GLB.capacity_bytes"}
    job = Designs.of(piste.gemm(8, 8, 8), CHIP, parameters, objectives=["edp", "area"])
    alone = explored(job)
    monkeypatch.setattr("piste.explore.designs.PART", 5)
    assert job.parts == 3
    again = pickle.loads(pickle.dumps(job))
    parts = [again.run(part) for part in (2, 0, 1)]
    assert sum(part.considered for part in parts) == 12
    assert again.merge(parts).rows() == alone.rows()
    assert job.merge(parts[:2]).interrupted


def test_a_row_is_what_its_mapping_costs() -> None:
    parameters = {"GLB.capacity_bytes": [16, 64], "PE.x": [2, 4], "GLB.area_um2": "2*GLB.capacity_bytes"}
    job = Designs.of(piste.gemm(8, 6, 4), CHIP, parameters, objectives=["energy", "cycles", "area"])
    found = explored(job)
    assert found.rows()
    for row in found.rows():
        chip = job.chips.chip(row["design"])
        assert chip.memories["GLB"].capacity_bytes == row["GLB.capacity_bytes"]
        assert chip.fanouts["PE"].axes["x"] == row["PE.x"]
        assert chip.memories["GLB"].area_um2 == row["GLB.area_um2"] == 2 * row["GLB.capacity_bytes"]
        report = piste.evaluate(piste.gemm(8, 6, 4), chip, row["mapping"])
        assert report.fits
        assert (report.energy_pj, report.cycles, report.area_um2) == tuple(
            row[COLUMNS[name]] for name in ("energy", "cycles", "area")
        )


def test_what_is_beaten_is_not_searched() -> None:
    """Four times the bandwidth for nothing: of slower ones only what is no slower may stay."""
    parameters = {
        "DRAM.words_per_cycle": [4, 2, 1],
        "GLB.capacity_bytes": [16, 64],
        "GLB.area_um2": "GLB.capacity_bytes",
    }
    found = explored(Designs.of(piste.gemm(8, 8, 8), CHIP, parameters, objectives=["cycles", "area"]))
    assert found.skipped[BEATEN] == 4
    assert set(found.frontier["DRAM.words_per_cycle"]) == {4}


def test_what_is_too_small_for_anything_is_told() -> None:
    found = explored(Designs.of(piste.gemm(8, 8, 8), CHIP, {"RF.capacity_bytes": [1, 2], "DRAM.capacity_bytes": [4]}))
    assert found.skipped == {NOTHING_FITS: 2}
    assert found.rows() == []
    assert "no design keeps all limits" in str(found)


def test_constraints_that_leave_nothing_on_some_designs() -> None:
    demand = Constraints.read([{"axis": "PE.x", "factors": {"m": 4}}])
    job = Designs.of(piste.gemm(8, 8, 8), CHIP, {"PE.x": [2, 4]}, objectives=["energy"], constraints=demand)
    found = explored(job)
    assert found.frontier["PE.x"].tolist() == [4]
    assert found.skipped == {NOTHING_FITS: 1}


@settings(max_examples=12, deadline=None)
@given(sizes=SIZES, parameters=PARAMETERS, mapspace=st.sampled_from(["perfect", "ruby", "padded"]), data=st.data())
def test_nothing_is_below_the_bound_nor_below_what_a_larger_chip_reaches(
    sizes: tuple[int, int, int], parameters: dict[str, Any], mapspace: str, data: st.DataObject
) -> None:
    workload, chips = piste.gemm(*sizes), Chips.of(CHIP, parameters)
    one, two = (chips.chip(data.draw(st.integers(0, chips.size - 1))) for _ in range(2))
    for name in ("energy", "cycles", "edp"):
        values = []
        for chip in (one, two):
            found = piste.search(workload, chip, objective=name, mapspace=mapspace)
            assert least(Mapspace(workload, chip, mapspace), NAMED[name]) <= found.value
            values.append(found.value)
        if contains(Mapspace(workload, one, mapspace), Mapspace(workload, two, mapspace)):
            assert values[0] <= values[1]


def test_what_a_wider_axis_may_not_replace() -> None:
    """Sizes padded to it, constraints on its use, what leaks, what must be filled first."""
    wide = Chips.of(CHIP, {"PE.x": [4]}).chip(0)
    workload = piste.gemm(8, 8, 8)
    assert contains(Mapspace(workload, wide), Mapspace(workload, CHIP))
    assert not contains(Mapspace(workload, CHIP), Mapspace(workload, wide))
    assert not contains(Mapspace(workload, wide, "padded"), Mapspace(workload, CHIP, "padded"))
    busy = Constraints.read([{"axis": "PE.x", "min_utilization": 0.9}])
    assert not contains(Mapspace(workload, wide, "perfect", busy), Mapspace(workload, CHIP, "perfect", busy))
    leaking = [Chips.of(chip, {"RF.leakage_pj_per_cycle": [1]}).chip(0) for chip in (wide, CHIP)]
    assert not contains(Mapspace(workload, leaking[0]), Mapspace(workload, leaking[1]))


SPEC = """\
workload: gemm:8,8,8
architecture:
  - memory: {name: DRAM, read_pj: 100, write_pj: 100, words_per_cycle: 1}
  - memory: {name: GLB, capacity_bytes: 64, read_pj: 2, write_pj: 2}
  - compute: {name: MAC}
explore:
  parameters:
    GLB.capacity_bytes: [32B, 1KiB]
    GLB.area_um2: 2*GLB.capacity_bytes
  objectives: [energy, area]
"""


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC)
    found = piste.explore(path)
    assert found.frontier["GLB.capacity_bytes"].tolist() == [1024, 32]
    assert found.frontier["area_um2"].tolist() == [2048, 64]
    assert np.all(found.frontier["proven"])
    assert piste.explore(path, store=tmp_path / "kept").rows() == found.rows()
    assert piste.explore(path, store=tmp_path / "kept", workers=2).rows() == found.rows()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("GLB.capacity_bytes: [32B", "GLB.capacity_byte: [32B", "8: GLB has no number 'capacity_byte'; did you mean"),
        ("GLB.capacity_bytes: [32B", "GBL.capacity_bytes: [32B", "8: no field 'GBL.capacity_bytes'; did you mean"),
        ("[32B, 1KiB]", "[]", "8: GLB.capacity_bytes has no values"),
        ("[32B, 1KiB]", "[32, 32]", "8: GLB.capacity_bytes has no values, or one of them twice"),
        ("[32B, 1KiB]", "[-3]", "8: a value of GLB.capacity_bytes must be a number and positive, found -3"),
        ("2*GLB.capacity_bytes", "2*GLB.area_um2", "9: GLB.area_um2 leads back to itself"),
        ("2*GLB.capacity_bytes", "2*GLB.kapacity", "9: GLB has no number 'kapacity'"),
        ("2*GLB.capacity_bytes", "1/(GLB.capacity_bytes-32)", "9: '1/(GLB.capacity_bytes-32)' has no value where"),
        ("2*GLB.capacity_bytes", "sin(3)", "9: 'sin(3)' cannot be worked out"),
        ("2*GLB.capacity_bytes", "2*", "9: '2*' cannot be read"),
        ("[energy, area]", "[energie]", "10: no objective 'energie'; did you mean 'energy'?"),
        ("[energy, area]", "[area]", "10: area alone needs no search"),
        ("objectives:", "objective:", "10: explore has no key 'objective'"),
        ("  objectives:", "  limits: {area: 2}\n  objectives:", "10: limits has no key 'area'"),
        ("  objectives:", "  mapspace: rubi\n  objectives:", "did you mean 'ruby'"),
        ("workload: gemm:8,8,8\n", "", "needs a workload too"),
        ("name: GLB, capacity_bytes: 64", "name: GLB, capacity_bytes: no", "4: "),
    ],
)
def test_what_is_wrong_in_a_file(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC.replace(old, new, 1))
    with pytest.raises(SpecError) as error:
        piste.explore(path)
    assert str(error.value).startswith(f"{path}:")
    assert message in str(error.value)
