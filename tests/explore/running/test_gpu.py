"""What the GPU computes: its program gives the frontier that the processor finds, its front is that of all pairs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import product
from math import prod
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.dataflow.directives import Layer
from piste.errors import SpecError
from piste.explore import explore
from piste.explore import family as families
from piste.explore.family import Family
from piste.explore.running import engines, gpu
from piste.explore.running.engines import Progress
from piste.explore.running.gpu import WANTED, body, program
from piste.explore.running.store import grouped
from piste.explore.space import Space
from piste.formula.front import front
from piste.formula.program import run

CONV = Layer("CONV", "CONV", {"K": 16, "C": 16, "R": 3, "S": 3, "Y": 30, "X": 30}, ())
SPACES = {
    "presets": {"dataflow": ["KC-P", "YR-P"], "pes": [64, 96, 200], "noc_bw": [4, 8, 32], "l1": [8, 32, 256]},
    "buffers by arithmetic": {
        "dataflow": "KC-P",
        "pes": [64, 128, 256],
        "noc_bw": [4, 32],
        "l2": "max(256*pes//noc_bw, 64)",
    },
    "map sizes": {
        "dataflow": {"any": "SpatialMap(k,k) K TemporalMap(c,c) C TemporalMap(Sz(R)+y-1,y) Y"},
        "pes": [4, 7],
        "noc_bw": [2, 9],
        "k": [1, 3],
        "c": [2, 5],
        "y": [1, 4],
    },
    "precision": {
        "dataflow": ["KC-P", "C-P"],
        "pes": [64, 90],
        "bits": [8, 12, 16],
        "noc_bw": "512//bits",
        "l1": [8, 99],
    },
}


@pytest.mark.parametrize("name", SPACES)
@pytest.mark.parametrize(
    "objectives",
    [("throughput", "energy"), ("cycles", "energy", "area"), ("edp",), ("bandwidth", "energy", "precision")],
)
def test_the_program_gives_the_frontier(name: str, objectives: tuple[str, ...]) -> None:
    wanted = [each for each in objectives if each != "precision" or "bits" in SPACES[name]]
    limits = {"area_mm2": 30, "power_mw": 600, "needed_bandwidth": 60}
    family = Family(Space.of(CONV, SPACES[name], limits, wanted))
    candidates = []
    for variant in range(len(family.space.variants)):
        outputs = program(family, variant)
        rows = []
        for number, design in enumerate(product(*family.axes.values())):
            found = dict(
                zip(
                    outputs,
                    run(list(outputs.values()), dict(zip(family.axes, map(int, design), strict=True))),
                    strict=True,
                )
            )
            if found["legal"]:
                rows.append((number, *(0 if found["doubt"] else found[key] for key in ("first", "second", "third"))))
        table = np.array(rows, dtype=np.float64).reshape(-1, 4)
        columns = dict(zip(("number", *WANTED), table.T, strict=True))
        candidates.append(np.sort(front(columns, WANTED, ("number",))["number"].astype(np.int64)))
    parts = [family.run_among(part, candidates[family.variant(part)]) for part in range(family.parts)]
    gpu, processor = family.merge(parts), explore(family)
    assert len(processor.frontier["design"])
    assert gpu.designs_considered == processor.designs_considered == family.space.size
    for objective in family.space.objectives:
        assert gpu.frontier[objective.column].tolist() == processor.frontier[objective.column].tolist()


class Every:
    """What stands for the GPU here: every design may win."""

    def __init__(self, choices: Mapping[str, np.ndarray], outputs: object) -> None:
        self.number = prod(len(values) for values in choices.values())

    def candidates(self) -> np.ndarray:
        return np.arange(self.number)


def test_a_store_of_any_engine_is_continued_by_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "cupy", lambda: None)
    monkeypatch.setattr(gpu, "GpuProgram", Every)
    monkeypatch.setattr(families, "FEW", 4)
    monkeypatch.setattr(engines, "grouped", partial(grouped, most=5))
    parameters = {"dataflow": ["KC-P", "YR-P"], "pes": range(64, 128), "noc_bw": range(1, 9), "l1": [8, 32, 256]}
    family = Family(Space.of(CONV, parameters, {"area_mm2": 30}))
    whole = explore(family)
    assert whole.rows()
    for first, second in (("gpu", "local"), ("local", "gpu")):
        store = tmp_path / first
        half = explore(family, engine=first, store=store, progress=Stop(2))
        assert half.interrupted and half.engine == first
        found = explore(family, engine=second, store=store)
        assert found.rows() == whole.rows() and found.designs_considered == whole.designs_considered
        assert len(list(store.glob("part-*"))) == grouped(family, 5).parts < family.parts


class Stop:
    """Ends a run after some parts."""

    def __init__(self, parts: int) -> None:
        self.parts = parts

    def __call__(self, progress: Progress) -> None:
        if progress.added == self.parts:
            raise KeyboardInterrupt


@pytest.mark.parametrize("bits", [5, 16, 32])
def test_the_program_costs_a_design_as_the_processor_does(bits: int) -> None:
    at = {"pes": 96, "noc_bw": 8, "bits": bits, "l1": 64, "l2": 9999}
    family = Family(Space.of(CONV, {"dataflow": "KC-P", **at}, objectives=["area", "power", "energy"]))
    outputs = program(family, 0)
    found = run([outputs[name] for name in ("first", "second", "third")], {name: at[name] for name in family.axes})
    (row,) = explore(family).rows()
    assert found == pytest.approx([row["area_um2"], row["power_mw"], row["energy_in_macs"]], rel=1e-12)


@given(st.lists(st.tuples(*[st.integers(0, 4)] * 3), min_size=1, max_size=30))
def test_the_front_is_that_of_all_pairs(rows: list[tuple[int, int, int]]) -> None:
    values = np.array(rows, dtype=np.float64)
    numbers = np.arange(len(rows))[::-1].copy()
    beaten = {
        i
        for i, j in product(range(len(rows)), repeat=2)
        if i != j and (values[j] <= values[i]).all() and ((values[j] < values[i]).any() or numbers[j] < numbers[i])
    }
    columns = {"number": numbers, **dict(zip(WANTED, values.T, strict=True))}
    alive = {int(numbers[i]) for i in set(range(len(rows))) - beaten}
    assert set(front(columns, WANTED, ("number",))["number"].tolist()) == alive


def test_every_operation_is_written() -> None:
    family = Family(Space.of(CONV, SPACES["presets"]))
    text = body(program(family, 1))
    assert all(f"out_{name} = " in text for name in ("first", "second", "third", "legal", "doubt"))
    assert text.count("in_pes") == 1 and "floor(" in text and " ? " in text


def test_refusals() -> None:
    family = Family(Space.of(CONV, SPACES["presets"], objectives=[lambda columns: columns["cycles"]]))
    with pytest.raises(SpecError, match="one to three objectives that have names; use the engine local"):
        program(family, 0)
    overlapping = {"dataflow": {"odd": "SpatialMap(2,1) K"}, "pes": [4], "noc_bw": [2]}
    with pytest.raises(SpecError, match=r"no formulas for this dataflow .*; use the engine local"):
        program(Family(Space.of(CONV, overlapping)), 0)
