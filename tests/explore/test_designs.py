"""Search per design: what its bound skips changes nothing, and a bound is never above what a search finds."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from textwrap import dedent
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.errors import SpecError
from piste.explore import designs
from piste.explore.chips import Chips
from piste.explore.designs import BEATEN, COLUMNS, LATE, NOTHING_FITS, Designs, read_designs
from piste.explore.least import contains, least
from piste.explore.space import Space
from piste.mapspace.space import Mapspace
from piste.results.explored import Exploration
from piste.search.objective import NAMED
from piste.spec.architecture import Architecture
from piste.spec.constraints import Constraints
from piste.spec.workload import Workload
from tests.cli.test_cli import run
from tests.examples import examples

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


@settings(max_examples=examples(12), deadline=None)
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
    parameters = {"PE.x": [1, 4], "GLB.capacity_bytes": [16, 64, 128], "GLB.area_um2": "2*GLB.capacity_bytes"}
    job = Designs.of(piste.gemm(8, 8, 8), CHIP, parameters, objectives=["edp", "area"])
    alone = explored(job)
    monkeypatch.setattr(designs, "PART", 2)
    assert job.parts == 3
    again = pickle.loads(pickle.dumps(job))
    parts = [again.run(part) for part in (2, 0, 1)]
    assert sum(part.considered for part in parts) == 6
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


def test_a_clock_ends_each_search_and_what_is_not_proven_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a search that its clock ends, the mapping is a row, but nothing is concluded about other designs."""
    asked: list[float | None] = []

    def late(*given: Any, seconds: float | None = None, **how: Any) -> Any:
        asked.append(seconds)
        found = piste.search(*given, **how)
        best = None if len(asked) == 2 else found.report
        return replace(found, optimal=False, lower=0.0, report=best)

    monkeypatch.setattr(designs, "search", late)
    parameters = {"GLB.capacity_bytes": [16, 32, 64], "GLB.area_um2": "2*GLB.capacity_bytes"}
    job = Designs.of(piste.gemm(8, 6, 4), CHIP, parameters, objectives=["energy", "area"], seconds=0.5)
    found = explored(job)
    assert asked == [0.5] * 3
    assert found.skipped == {LATE: 1}
    assert len(found.rows()) == 2 and not np.any(found.frontier["proven"])
    assert job.inputs["seconds"] == 0.5 and "seconds" not in replace(job, seconds=None).inputs


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


@settings(max_examples=examples(12), deadline=None)
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

    def other(**fields: object) -> Mapspace:
        changed = (replace(c, **fields) if set(fields) <= set(vars(c)) else c for c in CHIP.components)
        return Mapspace(workload, replace(CHIP, components=tuple(changed)))

    plain = Mapspace(workload, CHIP)
    assert contains(plain, plain)
    assert contains(plain, other(network="tree", hop_pj=1)) and not contains(other(network="tree", hop_pj=1), plain)
    for fields in ({"access_bytes": 8}, {"double_buffered": True}):
        assert not contains(plain, other(**fields)) and not contains(other(**fields), plain)


# Nothing is shared between PEs, so that what is faster takes more energy.
TRADE = Architecture.from_list(
    [
        {"memory": {"name": "DRAM", "read_pj": 8, "write_pj": 8, "words_per_cycle": 4}},
        {"fanout": {"name": "PE", "axes": {"x": 4}, "multicast": False, "reduce": False, "word_pj": 4}},
        {"memory": {"name": "RF", "capacity_bytes": 16, "read_pj": 1, "write_pj": 1, "area_um2": 8}},
        {"compute": {"name": "MAC", "energy_pj": 1, "area_um2": 64}},
    ]
)
TRADES = st.fixed_dictionaries(
    {
        "PE.x": some([1, 2, 3, 4]),
        "RF.capacity_bytes": st.lists(st.sampled_from([6, 8, 16, 32]), min_size=1, max_size=2, unique=True),
        "DRAM.words_per_cycle": st.lists(st.sampled_from([1, 2, 8]), min_size=1, max_size=2, unique=True),
        "RF.area_um2": st.sampled_from(["RF.capacity_bytes", "64/RF.capacity_bytes"]),
    }
)
NETWORKS = st.lists(
    st.tuples(st.sampled_from([(4, 4, 1), (6, 4, 2), (1, 6, 8), (8, 2, 2)]), st.sampled_from([1, 2, 5, 0.5])),
    min_size=1,
    max_size=3,
    unique_by=lambda layer: layer[0],  # equal ones would share one mapping
)
LIMITS = st.one_of(
    st.just({}),
    st.sampled_from([{"cycles": 60}, {"energy_pj": 2500}, {"edp_pj_cycles": 1e5}, {"cycles": 90, "area_um2": 250}]),
)
Network = list[tuple[tuple[int, int, int], float]]


def products(network: Network) -> list[tuple[Workload, float]]:
    return [(piste.gemm(*sizes, name=f"layer{i}"), weight) for i, (sizes, weight) in enumerate(network)]


def every(job: Designs, network: Network) -> Iterator[dict[str, float]]:
    """Every design with every choice of mappings that may be best, by trying all mappings of every layer."""
    for number in range(job.chips.size):
        chip = job.chips.chip(number)
        area = piste.evaluate(piste.gemm(1, 1, 1), chip, "DRAM | keep A, W, B\n | compute B").area_um2
        fronts = []
        for layer, _ in products(network):
            found = piste.search(layer, chip, objective=["energy", "cycles"], strategy="exhaustive")
            fronts.append([values for values, _ in found.front])
        for choice in product(*fronts):
            energy, cycles = (
                sum(w * values[i] for (_, w), values in zip(network, choice, strict=True)) for i in (0, 1)
            )
            yield dict(design=number, energy_pj=energy, cycles=cycles, edp_pj_cycles=energy * cycles, area_um2=area)


def unbeaten(rows: list[dict[str, float]], columns: list[str]) -> set[tuple[float, ...]]:
    """The values of the rows that none beats; of equal ones the first design."""
    first: dict[tuple[float, ...], float] = {}
    for row in rows:
        first.setdefault(tuple(row[name] for name in columns), row["design"])
    return {
        (design, *values)
        for values, design in first.items()
        if not any(o != values and all(a <= b for a, b in zip(o, values, strict=True)) for o in first)
    }


@settings(max_examples=examples(15), deadline=None)
@given(network=NETWORKS, parameters=TRADES, objectives=TARGETS, limits=LIMITS)
def test_layers_together_are_the_best_of_all_choices_of_their_mappings(
    network: Network, parameters: dict[str, Any], objectives: tuple[str, ...], limits: dict[str, float]
) -> None:
    job = Designs.of(products(network), TRADE, parameters, limits, objectives)
    found, whole = explored(job), explored(replace(job, skip=False))
    assert found.rows() == whole.rows()
    columns = [COLUMNS[name] for name in objectives]
    truth = [row for row in every(job, network) if all(row[name] <= most for name, most in limits.items())]
    rows = found.rows()
    assert {(row["design"], *(row[name] for name in columns)) for row in rows} == unbeaten(truth, columns)
    assert len(rows) == len(unbeaten(truth, columns)) and all(row["proven"] for row in rows)
    for one in (found, whole):
        assert one.designs_considered == job.chips.size == one.designs_evaluated + sum(one.skipped.values())


def test_a_row_is_the_sum_of_what_its_mappings_cost() -> None:
    network = [(piste.gemm(6, 4, 2, name="first"), 3), (piste.gemm(1, 6, 8, name="second"), 1)]
    job = Designs.of(network, TRADE, {"PE.x": [2, 4]}, objectives=["energy", "cycles", "area"])
    rows = explored(job).rows()
    assert len(rows) > 2
    for row in rows:
        chip, energy, cycles = job.chips.chip(row["design"]), 0.0, 0
        texts = row["mapping"].split("\n\n")
        for (layer, weight), text in zip(network, texts, strict=True):
            name, mapping = text.split("\n", 1)
            assert name == layer.name
            report = piste.evaluate(layer, chip, dedent(mapping))
            energy, cycles = energy + weight * report.energy_pj, cycles + weight * report.cycles
        assert (row["energy_pj"], row["cycles"], row["edp_pj_cycles"]) == (energy, cycles, energy * cycles)
        assert isinstance(row["cycles"], int)


def test_what_differs_only_in_name_is_searched_once_with_the_sum_of_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    layers = [(piste.gemm(6, 4, 2, name="first"), 2), piste.gemm(4, 4, 1), (piste.gemm(6, 4, 2, name="again"), 1.5)]
    job = Designs.of(layers, TRADE, {"PE.x": [2]}, objectives=["energy"])
    assert [(layer.name, weight) for layer, weight in job.layers] == [("first", 3.5), ("", 1)]
    names = searched(monkeypatch)
    (row,) = explored(job).rows()
    assert names == ["first", ""]
    assert "B[m,n] = A[m,k] * W[k,n] m=4 k=4 n=1\n  DRAM |" in row["mapping"]  # one without a name
    alone = [
        piste.search(layer, TRADE_2, objective="energy").value for layer in (piste.gemm(6, 4, 2), piste.gemm(4, 4, 1))
    ]
    assert row["energy_pj"] == 3.5 * alone[0] + alone[1]


TRADE_2 = Chips.of(TRADE, {"PE.x": [2]}).chip(0)


def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of layers, each as it is searched."""
    names: list[str] = []
    search = designs.search

    def named(layer: Workload, *args: Any, **how: Any) -> Any:
        names.append(layer.name)
        return search(layer, *args, **how)

    monkeypatch.setattr(designs, "search", named)
    return names


def test_one_layer_is_searched_for_edp_itself_and_weights_scale_it() -> None:
    one, three = (
        explored(Designs.of([(piste.gemm(6, 4, 2), weight)], TRADE, {"PE.x": [2, 4]}, objectives=["edp"])).rows()[0]
        for weight in (1, 3)
    )
    assert Designs.of(piste.gemm(6, 4, 2), TRADE, {"PE.x": [2]}, objectives=["edp"])._sought == ("edp",)
    assert (three["energy_pj"], three["cycles"]) == (3 * one["energy_pj"], 3 * one["cycles"])
    assert three["edp_pj_cycles"] == 9 * one["edp_pj_cycles"] and three["mapping"] == one["mapping"]


def test_a_design_is_left_between_two_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its first layer takes, with the bound of the second, is too much; its bound alone did not say so."""
    layers = [piste.gemm(8, 6, 4, name="first"), piste.gemm(1, 6, 8, name="second")]
    sizes = {
        "RF.capacity_bytes": [32, 6],
        "RF.read_pj": "1 + 1/RF.capacity_bytes",
        "DRAM.words_per_cycle": "64/RF.capacity_bytes",  # so what is known of the first says nothing of the second
    }
    job = Designs.of(layers, TRADE, sizes, objectives=["energy"])
    best = {row["design"]: row["energy_pj"] for row in explored(replace(job, skip=False)).rows()}
    limited = replace(job, limits={"energy_pj": best[0]})
    bound = limited._known(1)
    assert bound is not None and bound.least[:, 0].sum() < best[0]
    names = searched(monkeypatch)
    found = explored(limited)
    assert found.frontier["design"].tolist() == [0]
    assert names == ["first", "second", "first"]
    assert found.skipped == {"energy": 1}
    names.clear()
    assert explored(job).skipped == {BEATEN: 1}
    assert names == ["first", "second", "first"]


def test_every_einsum_of_a_workload_is_a_layer_without_fusing() -> None:
    pair = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=2, n=1, name="pair")
    job = Designs.of((pair, 2), TRADE, {"PE.x": [2, 4]}, objectives=["edp", "area"], fuse=False)
    assert [(layer.name, layer.sizes, weight) for layer, weight in job.layers] == [
        ("pair-P", {"m": 4, "l": 2, "k": 4}, 2),
        ("pair-Z", {"m": 4, "n": 1, "l": 2}, 2),
    ]
    apart = Designs.of(
        [(piste.gemm(4, 4, 2), 2), (piste.gemm(4, 2, 1), 2)], TRADE, {"PE.x": [2, 4]}, {}, ["edp", "area"]
    )
    for one, other in zip(explored(job).rows(), explored(apart).rows(), strict=True):
        assert {**one, "mapping": ""} == {**other, "mapping": ""}


def test_a_layer_that_fits_nowhere() -> None:
    layers = [piste.gemm(4, 4, 1), piste.gemm(4, 4, 4, bits=64)]
    job = Designs.of(layers, TRADE, {"DRAM.capacity_bytes": [96, 4096]}, objectives=["cycles", "area"])
    found = explored(job)
    assert found.skipped == {NOTHING_FITS: 1}
    assert found.frontier["DRAM.capacity_bytes"].tolist() == [4096]


@pytest.mark.parametrize(
    ("workload", "how", "message"),
    [
        ([], {}, "the workload has no layers"),
        ("gemm:4,4,4", {}, "no workload: 'gemm:4,4,4'; write a Workload"),
        ([(piste.gemm(4, 4, 4, name="one"), 0)], {}, "the weight of one must be a number and positive, found 0"),
        ([(piste.gemm(4, 4, 4), "2")], {}, "found '2'"),
        ([piste.gemm(4, 4, 4), piste.gemm(4, 4, 1)], {"mapspace": "padded", "objectives": ["edp"]}, "for one number"),
        (piste.gemm(4, 4, 4), {"mapspace": "padded", "limits": {"cycles": 9}}, "for one number"),
    ],
)
def test_what_is_wrong_about_layers(workload: Any, how: dict[str, Any], message: str) -> None:
    with pytest.raises(SpecError, match=message):
        Designs.of(workload, TRADE, {"PE.x": [2]}, **{"objectives": ["energy"], **how})


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
        ("  objectives:", "  seconds: soon\n  objectives:", "10: the clock of a search must be a number and positive"),
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


LAYERS = """\
workload:
  - gemm:4,4,4
  - {workload: "gemm:4,4,1", weight: 3}
  - workload:
      - gemm:4,4,4
      - P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n] m=4 k=4 l=2 n=1
    weight: 2
  - {network: tiny.m, layers: {second: 5}, bits: 8}
  - tiny.m
architecture:
  - memory: {name: DRAM, read_pj: 100, write_pj: 100, words_per_cycle: 1}
  - memory: {name: GLB, capacity_bytes: 64, read_pj: 2, write_pj: 2}
  - compute: {name: MAC}
explore:
  parameters:
    GLB.capacity_bytes: [32B, 1KiB]
    GLB.area_um2: 2*GLB.capacity_bytes
  fuse: false
  objectives: [edp, area]
"""
TINY = """\
Network tiny {
    Layer first { Type: CONV Stride { X: 2, Y: 2 } Dimensions { K: 2, C: 3, R: 3, S: 3, Y: 9, X: 7 } }
    Layer second { Type: GEMM Dimensions { M: 4, N: 2, K: 4 } Dataflow { SpatialMap(1,1) M; } }
}
"""


@pytest.fixture
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("tiny.m").write_text(TINY)
    Path("spec.yaml").write_text(LAYERS)
    return Path("spec.yaml")


def test_layers_in_a_file(spec: Path) -> None:
    job = read_designs(spec)
    assert job is not None
    assert [(str(layer), set(layer.bits.values()), weight) for layer, weight in job.layers] == [
        ("B[m,n] = A[m,k] * W[k,n] m=4 k=4 n=4", {16}, 3),
        ("B[m,n] = A[m,k] * W[k,n] m=4 k=4 n=1", {16}, 3),
        ("P[m,l] = A[m,k] * B[k,l] m=4 l=2 k=4", {16}, 2),
        ("Z[m,n] = P[m,l] * D[l,n] m=4 n=1 l=2", {16}, 2),
        ("O[m,n] = I[m,k] * F[k,n] m=4 k=4 n=2", {8}, 5),
        ("O[k,y,x] = I[c,2*y+r,2*x+s] * F[k,c,r,s] c=3 y=4 x=3 k=2 r=3 s=3", {16}, 1),
        ("O[m,n] = I[m,k] * F[k,n] m=4 k=4 n=2", {16}, 1),
    ]
    assert [layer.name for layer, _ in job.layers[-3:]] == ["second", "first", "second"]
    spec.write_text(LAYERS.replace("tiny.m", "wrong.m", 1))
    with pytest.raises(SpecError, match=r"spec.yaml:8: no file named 'wrong.m'"):
        read_designs(spec)


def test_the_command_line_with_layers(spec: Path) -> None:
    found = piste.explore(spec)
    assert run("explore", "spec.yaml") == (0, f"{found}\n", "")
    for _ in range(2):
        status, out, err = run(
            "explore", "spec.yaml", "--store", "kept", "--html", "a.html", "--plot", "a.png", "--json"
        )
        assert (status, err) == (0, "")
        assert json.loads(out)["frontier"] == found.rows()
    assert [row["GLB.capacity_bytes"] for row in found.rows()] == [1024, 32]
    spec.write_text(LAYERS.replace("weight: 3", "weight: 4"))
    status, _, err = run("explore", "spec.yaml", "--store", "kept")
    assert status == 2 and "kept holds another exploration: inputs.layers was" in err


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("weight: 3", "weight: 0", "3: the weight of a layer must be a number and positive, found 0"),
        ("weight: 3", "wieght: 3", "3: a layer has no key 'wieght'; did you mean 'weight'?"),
        ('"gemm:4,4,1"', "gemm:4,4,1", "3: a workload with commas needs quotes here"),
        ('"gemm:4,4,1"', "gmm", "3: no file or preset named 'gmm'"),
        ("- gemm:4,4,4", "- 5", "2: a workload must have keys (einsums, sizes, bits, name, source), found 5"),
        ("l=2", "l=0", "6: the size of rank l must be a positive integer"),
        ("second: 5", "third: 5", "8: tiny has no layer 'third'"),
        ("second: 5", "second: no", "8: the weight of second must be a number"),
        ("layers:", "layer:", "8: a network has no key 'layer'; did you mean 'layers'?"),
        ("bits: 8", "bits: 0", "8: bits must be a positive integer, found 0"),
        ("capacity_bytes: 64", "keeps: [A, W, B]", "12: GLB keeps 'W', which is unknown"),
        ("explore:", "constraints: [{axis: PE.x, factors: {m: 2}}]\nexplore:", "14: "),
        (
            "explore:",
            "constraints: [{memory: GLB, factors: {n: 1}}]\nexplore:",
            "14: no rank named 'n'; known: m, l, k",
        ),
        ("explore:", "constraints: [{memory: GLB, factors: {n: 1}}]\nexplore:", "(layer P)"),
    ],
)
def test_what_is_wrong_about_layers_in_a_file(spec: Path, old: str, new: str, message: str) -> None:
    spec.write_text(LAYERS.replace(old, new, 1))
    with pytest.raises(SpecError) as error:
        piste.explore(spec)
    assert str(error.value).startswith("spec.yaml:") and message in str(error.value)


@pytest.mark.parametrize("workload", ["[]", "{network: tiny.m, layers: {}}"])
def test_a_file_without_layers(spec: Path, workload: str) -> None:
    spec.write_text(f"workload: {workload}\n" + LAYERS[LAYERS.index("architecture") :])
    with pytest.raises(SpecError, match=r"spec.yaml:1: the workload (has no layers|must be a list, found nothing)"):
        piste.explore(spec)


@pytest.mark.parametrize("parameters", ["foo", -3.5, True, [1, 2]])
def test_parameters_that_are_no_fields_take_one_line(parameters: Any) -> None:
    with pytest.raises(SpecError, match="parameters are fields with their choices"):
        Designs.of(piste.gemm(4, 4, 4), CHIP, parameters, objectives=["energy"])
    with pytest.raises(SpecError, match=r"parameters must have keys \(pes, noc_bw\)"):
        Space.of({"dims": {"K": 4}}, parameters, {}, ["energy"])
