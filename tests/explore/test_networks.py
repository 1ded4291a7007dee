"""Whole networks on a chip: sums over layers, distinct ones once, runs that go on where they were."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import piste
from piste.cost.evaluate import evaluate
from piste.count.methods import count
from piste.count.oracle.executor import execute
from piste.errors import SpecError
from piste.explore.networks import bound_network, groups_of, search_network, streamed
from piste.explore.searches import BestCost, Task, answer
from piste.results.network import LayerCost, NetworkCost, Totals
from piste.spec.architecture import Architecture
from piste.spec.network import Network, Operation, cascade, groups, points
from piste.spec.workload import Workload
from tests.cli.test_cli import run

CHIP = Architecture.from_list(
    [
        {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100, "words_per_cycle": 4}},
        {"memory": {"name": "GLB", "capacity_bytes": 4096, "read_pj": 2, "write_pj": 2}},
        {"fanout": {"name": "PE", "axes": {"x": 4}}},
        {"compute": {"name": "MAC", "energy_pj": 1}},
    ],
    name="small",
)
FC, OTHER = piste.gemm(8, 8, 8), piste.gemm(8, 16, 4)
ADD = Workload.parse("Y[m,n] = A[m,n] + B[m,n]", m=8, n=8)
NET = Network(
    "toy",
    (
        Operation("fc1", "Linear", "mac", FC, times=3, elements=64),
        Operation("add", "Add", "vector", ADD, times=2, elements=64),
        Operation("fc2", "Linear", "mac", FC, elements=64),
        Operation("cat", "Concat", "move", elements=100),
        Operation("fc3", "Linear", "mac", OTHER, elements=32),
        Operation("odd", "Shrink", "uncosted", elements=10),
    ),
    parameters=300,
    answers=2,
    answer="image",
)


def test_sums_are_those_of_the_layers_as_often_as_they_run() -> None:
    found = search_network(NET, CHIP)
    alone = {name: piste.search(w, CHIP) for name, w in (("fc1", FC), ("fc3", OTHER))}
    rows = {layer.name: layer for layer in found.layers}
    assert {name: rows[name].times for name in alone} == {"fc1": 4, "fc3": 1}
    for name, best in alone.items():
        assert best.report is not None
        assert (rows[name].energy_pj, rows[name].cycles) == (best.report.energy_pj, best.report.cycles)
        assert rows[name].optimal and rows[name].value == best.value
    assert found.total.macs == NET.macs == 4 * 512 + 512
    add, cat = rows["Add"], rows["Concat"]
    assert (add.energy_pj, add.cycles) == (2 * (192 * 100 + 64), 2 * 48)  # 128 read, 64 written, 4 a cycle
    assert (cat.energy_pj, cat.cycles, cat.traffic_bytes) == (200 * 100, 50, 400)
    assert found.total.energy_pj == pytest.approx(sum(r.times * r.energy_pj for r in found.layers))
    assert found.answers_per_second == pytest.approx(2 * CHIP.clock_hz / found.total.cycles)
    assert found.by_kind["mac"].layers == 5 and found.weight_bytes == 600
    text = str(found)
    assert "2 of 2 distinct layers proven" in text and "Shrink" in text and "images per second" in text
    assert json.loads(json.dumps(found.to_dict()))["uncosted"] == {"Shrink": 1}


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    first = search_network(NET, CHIP, store=tmp_path / "kept")
    told: list[object] = []
    again = search_network(NET, CHIP, store=tmp_path / "kept", progress=told.append)
    assert again.layers == first.layers and told == []


def test_equal_layers_are_searched_once() -> None:
    assert [(g.name, g.times) for g in groups_of(NET)] == [("fc1", 4), ("fc3", 1)]
    llama = piste.network("llama-3-8b", tokens=128)
    assert sum(g.times for g in groups_of(llama)) == llama.mac_layers


def test_everything_that_costs_is_in_some_line() -> None:
    net = piste.network("resnet18")
    lines = streamed(net, CHIP)
    operators = {op.operator for op in net.operations if op.kind in ("vector", "move")}
    assert {line.name for line in lines} == operators


def test_the_bound_is_below_what_is_found() -> None:
    slope = bound_network(NET)
    found = search_network(NET, CHIP, objective="traffic:DRAM")
    at = max((p for p in slope.points if p.buffer_bytes <= 4096), key=lambda p: p.buffer_bytes)
    assert slope.algorithmic_min_bytes <= at.traffic_bytes <= found.total.traffic_bytes
    assert [p.traffic_bytes for p in slope.points] == sorted((p.traffic_bytes for p in slope.points), reverse=True)


def test_models_on_the_command_line(tmp_path: Path) -> None:
    config = tmp_path / "config.json"
    fields = {"hidden_size": 32, "num_attention_heads": 2, "num_hidden_layers": 2, "intermediate_size": 64}
    config.write_text(json.dumps({"model_type": "llama", "vocab_size": 50, **fields}))
    words = (str(config), "--tokens", "8")
    status, out, _ = run("search", *words, "--arch", "snowcat", "--objective", "traffic:DRAM", "--json")
    found = json.loads(out)
    assert status == 0 and found["total"]["macs"] == piste.network(config, tokens=8).macs
    assert found["tokens_per_second"] > 0
    status, out, _ = run("bound", *words, "--json")
    assert status == 0 and json.loads(out)["algorithmic_min_bytes"] <= found["total"]["traffic_bytes"]
    picture = tmp_path / "slope.png"
    assert run("explore", *words, "--plot", str(picture))[0] == 0 and picture.stat().st_size > 1000
    assert run("search", *words)[0] == 2 and "say on which chip" in run("search", *words)[2]


def test_models_may_be_explored(tmp_path: Path) -> None:
    path = tmp_path / "space.yaml"
    path.write_text("""\
workload:
  - {model: config.json, tokens: 8, decode: true}
architecture:
  - memory: {name: DRAM, words_per_cycle: 4, read_pj: 100, write_pj: 100}
  - memory: {name: GLB, capacity_bytes: 1024, read_pj: 2, write_pj: 2}
  - compute: {name: MAC, energy_pj: 1}
explore:
  parameters: {GLB.capacity_bytes: [64, 1024, 65536], GLB.area_um2: 4 * GLB.capacity_bytes}
  objectives: [energy, area]
""")
    fields = {"hidden_size": 32, "num_attention_heads": 2, "num_hidden_layers": 2, "intermediate_size": 64}
    (tmp_path / "config.json").write_text(json.dumps({"model_type": "llama", "vocab_size": 50, **fields}))
    found = piste.explore(path)
    assert found.designs_considered == 3 and len(found.rows()) >= 1
    largest = max(found.rows(), key=lambda row: row["GLB.capacity_bytes"])
    net = piste.network(tmp_path / "config.json", tokens=8, decode=True)
    assert "layer.attention.q" in largest["mapping"] and net.mac_layers == 19


def test_what_cannot_be_searched_is_told() -> None:
    nothing = Network("moves", (Operation("cat", "Concat", "move", elements=4),))
    with pytest.raises(SpecError, match="moves has no layer that multiplies"):
        search_network(nothing, CHIP)


def test_groups_in_one_tree_stand_for_their_layers() -> None:
    """A small feed-forward part: the intermediate stays on the chip, and nothing of the network is counted twice."""
    net = piste.network(layers=2, width=16, heads=2, inner=64, tokens=16)
    names = [[op.name for op in ops] for ops in groups(net)]
    assert ["layer.attention.logits", "layer.attention.softmax", "layer.attention.attend"] in names
    assert ["layer.mlp.up", "layer.mlp.act", "layer.mlp.down"] in names
    mlp = cascade(next(ops for ops in groups(net) if ops[0].name == "layer.mlp.up"))
    assert mlp.intermediates == ("layer_mlp_up", "layer_mlp_act") and len(mlp.einsums) == 3
    assert sum(points(mlp, e) for e in mlp.einsums if e.kind == "mac") == 2 * 16 * 16 * 64
    apart = search_network(net, CHIP, objective="traffic:DRAM")
    fused = search_network(net, CHIP, objective="traffic:DRAM", fuse=True, seconds=5)
    assert fused.total.macs == apart.total.macs == net.macs
    assert fused.fused and fused.total.traffic_bytes < apart.total.traffic_bytes
    text = str(fused)
    assert all(row in text for row in ("bound, however fused", "best, layer after layer", "best, fused"))
    assert fused.unfused == apart.total and fused.bounds is not None
    for bound, best in ((fused.bounds.layered, apart.total), (fused.bounds.fused, fused.total)):
        assert bound.cycles <= best.cycles and bound.energy_pj <= best.energy_pj
        assert bound.traffic_bytes <= best.traffic_bytes


def test_operations_between_which_nothing_is_an_einsum_are_no_cascade() -> None:
    with pytest.raises(SpecError, match=r"cat \(Concat\) is no Einsum"):
        cascade([NET.operations[3]])


def test_what_memory_is_worth_for_a_block(tmp_path: Path) -> None:
    picture = tmp_path / "slope.png"
    status, out, _ = run("explore", "bert-base-ffn1", "--plot", str(picture), "--json")
    assert status == 0 and picture.stat().st_size > 1000
    assert json.loads(out)["points"] == json.loads(run("bound", "bert-base-ffn1", "--json")[1])["points"]
    assert run("explore", "no-such-thing.yaml")[0] == 2


def test_what_is_padded_is_fused_and_counted_without_padding() -> None:
    pair = Workload.parse(
        "A[k,p] = I[c,p+r-1 in 8] * V[k,c,r]; B[n,q] = A[k,q+s-1 in 8] * W[n,k,s]",
        dict(k=4, c=4, p=8, r=3, n=4, q=8, s=3),
    )
    small = Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100}},
            {"memory": {"name": "GLB", "capacity_bytes": 2048, "read_pj": 1, "write_pj": 1}},
            {"compute": {"name": "MAC", "energy_pj": 1}},
        ]
    )
    found = answer(Task(pair, small))
    assert found.mapping is not None and found.optimal and found.lower == found.value
    report = evaluate(pair, small, found.mapping)
    assert found.energy_pj == report.energy_pj and "A" not in {r.tensor for r in report.counts if r.memory == "DRAM"}
    assert execute(pair, small, found.mapping).total() == count(pair, small, found.mapping).total()


def test_a_summary_says_what_fusing_takes_more_and_which_sizes_hardly_divide() -> None:
    chip = piste.load("tpu-v4i")
    layer = LayerCost("q", "mac", "searched", 1, 1000, 9000.0, 5.0, 1.0, "GLB read", einsum="B[m] = A[m] m=197")
    network = piste.network(layers=1, width=8, heads=2, inner=16, tokens=8)
    tree = LayerCost("up to down", "mac", "fused", 1, 10, 200.0, 3.0, 1.0, "MAC compute")
    found = NetworkCost(network, chip, "energy", (layer, tree), fused=(tree,), unfused=Totals(2, 10, 9100, 10.0, 1.0))
    text = str(found)
    assert "fused: 20% less energy and 1.1% more cycles than layer after layer; --objective edp weighs both" in text
    assert "197 can hardly be divided, which leaves units idle in a layer: try --mapspace ruby-s" in text
    assert "hardly" not in str(replace(found, mapspace="ruby-s"))


def test_all_layers_within_some_seconds() -> None:
    """Two at a time: each gets as much as those that come after it, and none less than a little."""
    from piste.explore import searches

    given: list[float | None] = []

    def quick(task: Task) -> BestCost:
        given.append(task.seconds)
        return BestCost(why="not searched")

    tasks = tuple(Task(piste.gemm(4, 4, n), piste.load("snowcat")) for n in (1, 2, 3, 4))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searches, "answer", quick)
        job = searches.Searches(tasks, within=8.0, at_once=2)
        for part in range(4):
            job.run(part)
        searches.Searches(tasks, within=8.0, at_once=2, start=job.start - 100).run(3)
    assert given == [pytest.approx(n, rel=0.2) for n in (4.0, 4.0, 8.0, 8.0)] + [searches.LEAST]
    assert job.key != searches.Searches(tasks).key

    def slow(task: Task) -> BestCost:
        """One layer needs more than its share, of which the others leave a lot."""
        assert task.seconds is not None
        hard = task.workload.sizes["n"] == 2
        return BestCost(
            value=5.0,
            lower=5.0 if task.seconds > 3 else 4.0,
            optimal=not hard or task.seconds > 3,
            seconds=task.seconds,
        )

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searches, "answer", slow)
        answers, _ = searches.run_all(tasks, within=8.0)
        assert all(answer.optimal for answer in answers.values()) and answers[1].lower == 5.0
        assert answers[1].seconds == pytest.approx(2.7 + 8, rel=0.1) and answers[0].seconds == pytest.approx(2, rel=0.1)
        few, run = searches.run_all(tasks, within=2.0)
        assert not few[1].optimal and few[1].lower == 4.0
        assert run.seconds == pytest.approx(2.0 - searches.LEAST, rel=0.1)  # tried as long as there is time
    with pytest.raises(SpecError, match="for all layers together"):
        search_network(piste.network("resnet18"), piste.load("snowcat"), within=0.0)
