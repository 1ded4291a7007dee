"""Chips for whole models: the frontier is that of searching every design, and bounds are never above what is found."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import piste
from piste.errors import SpecError
from piste.explore import explore
from piste.explore.codesign import ModelDesigns, _Exploration, at_rest, besides, most_saved, with_near_home
from piste.explore.networks import search_network, streams
from piste.explore.searches import Runner, Task, answer
from piste.spec.architecture import Architecture
from tests.cli.test_cli import run

MODEL = piste.network(layers=2, width=8, heads=2, inner=16, tokens=4, gated=True)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What one test searches, another need not."""
    return tmp_path_factory.mktemp("answers")


def chip(**more: Any) -> Architecture:
    return Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 90, "words_per_cycle": 2}},
            {
                "memory": {
                    "name": "GLB",
                    "capacity_bytes": 1024,
                    "read_pj": 2,
                    "write_pj": 2,
                    "words_per_cycle": 8,
                    **more,
                }
            },
            {"fanout": {"name": "PE", "axes": {"x": 4}}},
            {"memory": {"name": "RF", "capacity_bytes": 16, "read_pj": 0.2, "write_pj": 0.2}},
            {"compute": {"name": "MAC", "energy_pj": 1, "area_um2": 100}},
        ]
    )


PARAMETERS = {
    "PE.x": [4],
    "GLB.capacity_bytes": [64, 2048],
    "GLB.read_pj": "0.05 * sqrt(GLB.capacity_bytes)",
    "GLB.area_um2": "2 * GLB.capacity_bytes",
    "DRAM.words_per_cycle": [1, 8],
    "DRAM.area_um2": "400 * DRAM.words_per_cycle",
}


@pytest.mark.parametrize("objectives", [("edp", "area"), ("energy", "cycles", "area"), ("cycles", "area")])
def test_the_frontier_is_that_of_searching_all(store: Path, objectives: tuple[str, ...]) -> None:
    designs = ModelDesigns.of([(MODEL, 2)], chip(), PARAMETERS, {"area_mm2": 0.0075}, objectives)
    some, all_ = (explore(replace(designs, skip=skip), store=store) for skip in (True, False))
    assert some.designs_considered == all_.designs_considered == designs.chips.size == 4
    assert some.rows() == all_.rows() and len(some.rows()) > 1
    assert some.designs_evaluated < all_.designs_evaluated or objectives[1] == "cycles"
    assert some.designs_evaluated + sum(some.skipped.values()) == 4
    assert any("to layer.mlp.down" in row["mapping"] for row in some.rows())


def test_bounds_are_below_what_is_found(store: Path) -> None:
    designs = ModelDesigns.of([(MODEL, 2)], chip(), PARAMETERS)
    with Runner("local", None, None, store) as runner:
        one = _Exploration(replace(designs, skip=False), runner, None)
        one.run()
        answers = {name: known.answers for name, known in one.classes.items()}
        for number in range(designs.chips.size):
            known = one.classes[one.class_of[number]]
            before, after = one.best, []
            for taken in ({}, {k: v for k, v in answers[one.class_of[number]].items() if len(k[0]) % 2}, known.answers):
                known.answers = dict(taken)
                after.append(one._least(number))
            known.answers, one.best = answers[one.class_of[number]], one._table([])
            one._evaluate(number)
            values = one.best
            for energy, cycles in after:
                assert energy <= values["energy_pj"].min() and cycles <= values["cycles"].min()
            assert after[0] <= after[1] or after[0][0] <= after[2][0]
            one.best = before


def test_fusing_saves_no_more_than_what_is_sent_away_and_back() -> None:
    random = Random(5)
    for _ in range(2):
        more = {"capacity_bytes": random.choice([128, 512, 4096]), "read_pj": random.choice([0.5, 4.0])}
        one = at_rest(chip(**more))
        model = piste.network(
            layers=1, width=random.choice([8, 12]), heads=2, inner=random.choice([8, 24]), tokens=random.choice([4, 6])
        )
        designs = ModelDesigns.of([(model, 1)], one, {"PE.x": [random.choice([1, 4])]})
        target = at_rest(designs.chips.chip(0))
        for joint in designs.joints:
            fused = answer(Task(joint.piece.workload, target, "energy"))
            apart = sum(layer.times * answer(Task(layer.workload, target, "energy")).lower for layer in joint.layers)
            apart += sum(op.times * s.energy_pj for op in joint.network.operations for s in streams(op, 16, target))
            assert joint.piece.times * fused.energy_pj >= apart - most_saved(joint, target)
            near = with_near_home(target)
            assert near is not None and next(iter(near.memories.values())).read_pj == more["read_pj"]
            inside = sum(layer.times * answer(Task(layer.workload, near, "energy")).lower for layer in joint.layers)
            assert inside > 0 and joint.piece.times * fused.energy_pj >= inside + besides(joint, target, near)


def test_a_near_home_is_no_cheaper_than_what_it_stands_for() -> None:
    dear = chip(read_pj=200)
    assert with_near_home(dear) is None  # the inner memory is dearer
    assert with_near_home(chip(access_bytes=4)) is None and with_near_home(chip(leakage_mw=1)) is None


def test_a_design_takes_what_a_search_of_the_models_says() -> None:
    """One chip, all memories quick: energy is that of searching each model, fused, on it."""
    quick = at_rest(chip())
    found = explore(ModelDesigns.of([(MODEL, 3)], quick, {"PE.x": [4]}, objectives=["energy"]))
    alone = search_network(MODEL, quick, fuse=True, gaps=False).total.energy_pj
    assert found.rows()[0]["energy_pj"] == pytest.approx(3 * alone)


def test_files_and_points(tmp_path: Path) -> None:
    fields = {"hidden_size": 16, "num_attention_heads": 2, "num_hidden_layers": 1, "intermediate_size": 32}
    (tmp_path / "config.json").write_text(json.dumps({"model_type": "llama", "vocab_size": 20, **fields}))
    path = tmp_path / "space.yaml"
    path.write_text("""\
workload:
  - {model: config.json, tokens: 8}
  - {workload: {model: config.json, tokens: 8, decode: true}, weight: 4}
architecture:
  - memory: {name: DRAM, words_per_cycle: 4, read_pj: 100, write_pj: 100}
  - memory: {name: GLB, capacity_bytes: 1024, read_pj: 2, write_pj: 2}
  - compute: {name: MAC, energy_pj: 1}
explore:
  parameters: {GLB.capacity_bytes: [64, 1024, 65536], GLB.area_um2: 4 * GLB.capacity_bytes}
  objectives: [energy, area]
""")
    store = "--store", str(tmp_path / "kept")
    status, out, _ = run("explore", str(path), *store)
    assert status == 0 and "designs that none beats" in out
    status, out, _ = run("explore", str(path), *store, "--show", "1", "--html", str(tmp_path / "page.html"))
    assert status == 0 and "GLB.capacity_bytes" in out and "tokens per second" in out and "for " in out
    assert "tokens per second" in (tmp_path / "page.html").read_text()
    status, _, error = run("explore", str(path), *store, "--show", "99")
    assert status == 2 and "--show is one of 1 to" in error
    path.write_text(path.read_text().replace("objectives:", "fuse: maybe\n  objectives:"))
    assert run("explore", str(path))[0] == 2
    with pytest.raises(SpecError, match="gpu engine"):
        explore(ModelDesigns.of([(MODEL, 1)], chip(), {"PE.x": [4]}), engine="gpu")
