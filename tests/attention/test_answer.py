"""Answers about attention: what is asked is obeyed, the best is the best, and what is said besides is true."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.attention import explore, least_bandwidth, model, sweep
from piste.attention.answer import answer, every
from piste.attention.asked import Asked, ask
from piste.attention.dataflow import Dataflow
from piste.attention.model import KINDS, OBJECTIVES, TIE, Options
from piste.attention.platform import Platform, platform
from piste.attention.products import product_cost
from piste.attention.shape import attention as shaped
from piste.attention.shape import model as published
from piste.attention.workload import MatrixProduct, least
from piste.errors import SpecError
from piste.studies.flat.spaces import BIN, layer
from piste.studies.flat.spaces import explore as explore_ref
from tests.examples import examples

EDGE = platform("edge")
ACCOUNTINGS = ("ref", "model")


def random_question(seed: int) -> Asked:
    """Small, and with any buffer."""
    rng = Random(seed)
    heads, kv_heads = rng.choice([(1, 1), (2, 2), (4, 2)])
    a = shaped(heads, rng.randint(1, 200), rng.randint(1, 40), kv_heads=kv_heads, keys=rng.randint(1, 200),
               dv=rng.randint(1, 40))  # fmt: skip
    chip = Platform(
        "any", (rng.choice([4, 8]), rng.choice([4, 8])), rng.choice([2, 8, 32, 128]) * 1024, 1e12, 8e9, noc="crossbar"
    )
    return ask(a, platform=chip, accounting=rng.choice(ACCOUNTINGS), dataflow=rng.choice([*KINDS, "best"]),
               objective=rng.choice(list(OBJECTIVES)))  # fmt: skip


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(0, 2**32))
def test_the_best_is_the_best_of_all_and_above_the_bound(seed: int) -> None:
    asked = random_question(seed)
    found, all_ = answer(asked), list(every(asked))
    key = OBJECTIVES[asked.objective]
    goal = {"cycles": "cycles", "energy": "energy", "footprint": "footprint_bytes", "traffic": "offchip_bytes"}
    least_of_all = min(getattr(one, goal[asked.objective]) for one in all_)
    ties = 2 * {"ref": BIN, "model": TIE}[asked.accounting] if asked.objective == "cycles" else 1e-12
    assert getattr(found, goal[asked.objective]) <= least_of_all * (1 + ties)
    if asked.accounting == "model":
        assert key(found) == min(map(key, all_))
    for one in all_:
        assert found.bound_bytes <= one.offchip_bytes * (1 + 1e-12)
    assert found.bound_bytes >= least(asked.attention).fused_bytes


@settings(max_examples=examples(20), deadline=None)
@given(st.integers(0, 2**32))
def test_what_more_buffer_buys(seed: int) -> None:
    asked = replace(random_question(seed), objective="cycles")
    found = answer(asked)
    buys = found.more_buffer
    kib = answer(asked.with_buffer(asked.platform.buffer_bytes + 1024))
    assert (buys.kib.cycles, buys.kib.offchip_bytes) == (kib.cycles, kib.offchip_bytes)
    top = answer(asked.with_buffer(2.0**40))
    enough = answer(asked.with_buffer(buys.enough_bytes))
    assert enough.cycles <= top.cycles * (1 + 2 * TIE)
    if buys.step is None or buys.step_bytes is None:
        assert top.cycles >= found.cycles * (1 - 2 * TIE)
    else:
        step = answer(asked.with_buffer(buys.step_bytes))
        assert step.cycles < found.cycles or step.offchip_bytes < found.offchip_bytes
        before = answer(asked.with_buffer(max(buys.step_bytes - 1024, asked.platform.buffer_bytes)))
        assert before.cycles >= found.cycles * (1 - 2 * TIE)


@pytest.mark.parametrize("accounting", ACCOUNTINGS)
@pytest.mark.parametrize("flow", KINDS)
def test_more_buffer_never_hurts(accounting: str, flow: str) -> None:
    found = sweep("buffer", "bert-base", [2**i for i in range(12, 26)], seq=2048, accounting=accounting, dataflow=flow)
    cycles = [one.cycles for one in found.lines[flow]]
    assert all(later <= earlier * (1 + 2 * TIE) for earlier, later in pairwise(cycles))
    assert cycles[-1] < cycles[0]
    assert all(one.utilization <= roof + 1e-9 for one, roof in zip(found.lines[flow], found.roof, strict=True))


@pytest.mark.parametrize("accounting", ACCOUNTINGS)
@pytest.mark.parametrize(
    ("said", "holds"),
    [
        ({"dataflow": "base"}, lambda d: not d.fused),
        ({"dataflow": "flat"}, lambda d: d.fused and d.granularity in "MBHR"),
        ({"dataflow": "flash"}, lambda d: d.granularity == "block"),
        ({"granularity": "M", "dataflow": "flat"}, lambda d: (d.batch_tile, d.head_tile, d.rows) == (4, 12, 512)),
        ({"granularity": "B", "dataflow": "base"}, lambda d: (d.batch_tile, d.head_tile, d.rows) == (1, 12, 512)),
        ({"rows": 48}, lambda d: d.fused and d.rows == 48),
        ({"rows": 48, "dataflow": "base"}, lambda d: not d.fused and d.rows == 48),
        ({"rows": 512, "dataflow": "flat"}, lambda d: d.rows == 512),
        ({"rows": 512, "dataflow": "base", "granularity": "R"}, lambda d: d.rows == 512),
        ({"columns": 96}, lambda d: d.columns == 96),
        ({"rows": 40, "columns": 96}, lambda d: (d.rows, d.columns) == (40, 96)),
        ({"enable": "Q,I"}, lambda d: d.staged == {"Q", "I"}),
        ({"enable": "none", "dataflow": "base"}, lambda d: not d.staged),
        ({"stationarity": "ws,is"}, lambda d: d.stationarity == ("weight", "input")),
        ({"stationarities": "os,ws"}, lambda d: "input" not in d.stationarity),
        ({"dataflow": "FLAT-R64"}, lambda d: d.fused and d.rows == 64 and len(d.staged) == 5),
        ({"dataflow": "FlexAccel-M"}, lambda d: not d.fused and d.batch_tile == 4),
        ({"dataflow": "BaseAccel"}, lambda d: not d.staged and d.stationarity == ("weight", "weight")),
        ({"dataflow": "ATTACC-R32"}, lambda d: d.fused and d.rows == 32),
    ],
    ids=lambda given: str(given) if isinstance(given, dict) else "",
)  # fmt: skip
def test_what_is_asked_is_obeyed(accounting: str, said: dict[str, Any], holds: Any) -> None:
    question = ask("bert-base", seq=512, batch=4, accounting=accounting, **said)
    found = [one.dataflow for one in every(question)]
    assert found
    assert all(map(holds, found))
    assert holds(answer(question).dataflow)


def test_what_only_the_model_knows() -> None:
    asked = {"seq": 512, "batch": 4, "dataflow": "flash"}
    assert piste.attention("bert-base", order="flash1", **asked).dataflow.order == "flash1"
    assert piste.attention("bert-base", pipelined=True, **asked).dataflow.pipelined
    slow, free = (piste.attention("bert-base", sfu_lanes=32, softmax=how, **asked) for how in ("charged", "free"))
    assert slow.cycles > free.cycles
    systolic, tree = (piste.attention("bert-base", noc=noc, fill="fold", **asked) for noc in ("systolic", "tree"))
    assert systolic.cycles > tree.cycles
    for wrong in ({"pipelined": True}, {"order": "flash1"}, {"softmax": "free"}):
        with pytest.raises(SpecError, match="accounting"):
            piste.attention("bert-base", accounting="ref", **asked, **wrong)


def test_values_instead_of_words() -> None:
    found = published("bert-base", 4, 512)
    flow = Dataflow(True, "R", 64, staged=frozenset("QKIVO"))
    for accounting in ACCOUNTINGS:
        one, other, third = (
            piste.attention(of, platform=EDGE, dataflow=flow, accounting=accounting)
            for of in (found, found.block, found.block.attention)
        )
        assert one == replace(other, name=one.name) == replace(third, name=one.name)
        words = {"granularity": "R", "rows": 64, "enable": "all", "stationarity": "os"}
        named = piste.attention("bert-base", seq=512, batch=4, dataflow="flat", accounting=accounting, **words)
        assert (named.cycles, named.offchip_bytes) == (one.cycles, one.offchip_bytes)
        for rows in (64, 512):
            whole = piste.attention(found, level="model", dataflow=replace(flow, rows=rows), accounting=accounting)
            assert whole.cycles > 12 * whole.extra["operators"]["L-A"].cycles
    for said in ({"seq": 512}, {"absorbed": True}):
        with pytest.raises(SpecError, match="says all about itself"):
            piste.attention(found, **said)
    with pytest.raises(SpecError, match="says all about itself, found rows too"):
        piste.attention(found, dataflow=flow, rows=3)
    with pytest.raises(SpecError, match="says all about itself, found buffer too"):
        piste.attention(found, platform=EDGE, buffer="1MiB")
    with pytest.raises(SpecError, match="pipelined is one of False, True, not 'yes'"):
        piste.attention("bert-base", seq=512, pipelined="yes")
    with pytest.raises(SpecError, match="no option 'bufer'; did you mean 'buffer'"):
        explore("bert-base", seq=512, bufer="1MiB")


@pytest.mark.parametrize("flow", KINDS)
def test_an_answer_has_a_loop_tree(flow: str) -> None:
    plain = {"double_buffered": False, "in_place": False}
    found = piste.attention(heads=4, kv_heads=2, dk=8, seq=48, kv_seq=80, array="4x4", buffer="2KiB", bandwidth="8GB/s",
                            dataflow=flow, softmax="charged", **plain)  # fmt: skip
    assert not found.spill_fraction
    report = piste.evaluate(found.tree())
    assert found.offchip_bytes == 2 * sum(row.reads + row.updates for row in report.counts if row.memory == "DRAM")


def test_many_dataflows_are_of_logits_and_attend() -> None:
    for many in (explore, partial(sweep, "buffer"), partial(least_bandwidth, 0.5)):
        with pytest.raises(SpecError, match="found level block; write level la"):
            many("bert-base", seq=512, level="block")


def test_the_unit_of_the_architecture_softens() -> None:
    asked = {"seq": 512, "dataflow": "flat", "rows": 64, "enable": "all"}
    waits, free = (piste.attention("bert-base", sfu_lanes=lanes, **asked) for lanes in (None, "none"))
    assert waits.cycles - free.cycles == 12 * 512 * 512 * 4 / 1024 == waits.parts["softmax"]
    assert free.parts["softmax"] == 0
    assert piste.attention("bert-base", sfu_lanes=256, **asked).parts["softmax"] == 4 * waits.parts["softmax"]
    lanes = {"edge": 1024, "cloud": 65536, "h200": 16896, "eyeriss": 168}
    assert {name: platform(name).sfu_lanes for name in lanes} == lanes
    assert platform("edge", array="8x8").sfu_lanes == 64
    ref = [piste.attention("bert-base", sfu_lanes=n, accounting="ref", **asked).cycles for n in (None, 1, "none")]
    assert len(set(ref)) == 1


@pytest.mark.parametrize("flow", ["FlexAccel", "FLAT-R64", "flash"])
def test_a_layer_by_ref_is_that_of_the_study(flow: str) -> None:
    block = published("bert-base", 64, 4096).block
    found = piste.attention("bert-base", seq=4096, batch=64, accounting="ref", level="block", dataflow=flow)
    taken = layer(block, EDGE, flow)
    assert found.cycles == pytest.approx(sum(float(one.cycles[0]) for one in taken.values()), rel=1e-12)
    assert found.offchip_bytes == pytest.approx(sum(float(one.offchip_bytes[0]) for one in taken.values()), rel=1e-12)


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(0, 2**32))
def test_a_product_alone_moves_and_holds_what_its_loop_tree_does(seed: int) -> None:
    rng = Random(seed)
    gemm = MatrixProduct(rng.randint(1, 3), *(rng.randint(1, 40) for _ in range(3)))
    chip = Platform("any", (rng.randint(1, 8), rng.randint(1, 8)), rng.choice([512, 1024, 4096]), 1e12, 8e9)
    found = product_cost(gemm, chip, Options(double_buffered=False))
    tile = dict(zip("mkn", found.dataflow.tile, strict=True))
    loops = [f"{'  ' * i}for {rank} in steps of {tile[rank]}" for i, rank in enumerate(found.dataflow.order)]
    tree = "\n".join(["DRAM | keep A, W, B", *(f" | {loop}" for loop in loops), "Buffer |   keep A, W, B",
                      " |   compute B"])  # fmt: skip
    report = piste.evaluate(piste.gemm(gemm.m, gemm.k, gemm.n), "snowcat", tree)
    moved = sum(row.reads + row.updates for row in report.counts if row.memory == "DRAM")
    if not found.spill_fraction:
        assert found.offchip_bytes == 2 * gemm.groups * moved
    assert found.footprint_bytes == report.peak_bytes["Buffer"]
    assert found.cycles >= gemm.macs / chip.pes


@pytest.mark.parametrize("accounting", ACCOUNTINGS)
@pytest.mark.parametrize("flow", KINDS)
def test_the_least_bandwidth_is_enough_and_no_less_is(accounting: str, flow: str) -> None:
    asked: dict[str, Any] = {"seq": 2048, "batch": 4, "dataflow": flow, "accounting": accounting, "array": "32x32"}
    asked |= {"buffer": "512KiB", "objective": "cycles"}
    rate = least_bandwidth(0.4, "bert-base", bandwidth="50GB/s", **asked)
    used = [piste.attention("bert-base", bandwidth=rate * factor, **asked).utilization for factor in (1.001, 0.99)]
    assert used[0] >= 0.4 * (1 - 2 * TIE)
    assert used[1] < 0.4
    if accounting == "ref":
        space = {"base": "Base-opt", "flat": "FLAT-opt", "flash": "flash"}[flow]
        a = published("bert-base", 4, 2048).block.attention
        assert rate == pytest.approx(explore_ref(a, EDGE, space).least_bandwidth(0.4), rel=1e-9)
    assert least_bandwidth(1.0, "bert-base", noc="systolic", seq=2048, fill="fold") == inf


def test_fronts() -> None:
    for accounting in ACCOUNTINGS:
        found = explore("bert-base", seq=512, batch=4, accounting=accounting)
        goals = np.array([(one.cycles, one.footprint_bytes, one.offchip_bytes) for one in found.all])
        for one in found.front:
            mine = np.array((one.cycles, one.footprint_bytes, one.offchip_bytes))
            assert not ((goals <= mine).all(1) & (goals < mine).any(1)).any()
        best = min(one.cycles for one in found.all)
        assert best in {one.cycles for one in found.front}
        frame = found.to_frame()
        assert len(frame) == len(found.all)
        assert str(found).count("\n") == len(found.front) + 3
        assert "of which none beats" in found._repr_html_()


def test_sweeps() -> None:
    lengths = sweep("length", "bert-base", [256, 1024], seq=512, batch=4, dataflow="flat")
    assert [one.macs for one in lengths.lines["flat"]] == [2 * 4 * 12 * n**2 * 64 for n in (256, 1024)]
    decode = sweep("length", "llama-3-8b", [1024, 2048], seq=1, kv_seq=512, dataflow="flash")
    assert [one.macs for one in decode.lines["flash"]] == [2 * 32 * n * 128 for n in (1024, 2048)]
    rates = sweep("bandwidth", "bert-base", seq=512, dataflow="base")
    assert rates.values[3] == 50e9
    used = [one.utilization for one in rates.lines["base"]]
    assert used == sorted(used)
    assert len(rates.to_frame()) == len(used)
    assert "50 GB/s" in str(rates)
    assert "50 GB/s" in rates._repr_html_()


def test_a_record_is_plain_data_text_and_html() -> None:
    found = piste.attention("bert-base", seq=512, batch=4, level="block")
    assert found.to_frame().loc["F", "macs"] == 4 * 512 * 768 * 3072
    title, *lines = str(found).splitlines()
    assert title == "bert-base, a layer: 4 sequences of 512 tokens, 12 heads of 64; attacc-edge, model"
    assert "fused: logits stay on the chip" in lines[1]
    assert title in found._repr_html_()
    alone = model.cost(
        published("bert-base", 4, 512).block.attention, Dataflow(True, "R", 64, staged=frozenset("I")), EDGE
    )
    assert "notes" in alone.to_dict()
    assert "attention, model" in str(alone)
