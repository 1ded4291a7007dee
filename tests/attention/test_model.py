"""What the accounting `model` says of a dataflow is what the general model counts on its loop tree."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.attention.dataflow import STATIONARITIES, Dataflow
from piste.attention.model import KINDS, OBJECTIVES, Options, Pieces, best, candidates, cost
from piste.attention.platform import Platform
from piste.attention.shape import Attention, attention
from piste.attention.tree import tree
from piste.attention.variants import least
from piste.errors import SpecError
from piste.model.executor import execute

EDGE = Platform("edge", (32, 32), 512 * 2**10, 1e12, 50e9, sfu_lanes=1024)
PLAIN = Options(double_buffered=False, in_place=False)  # as in a loop tree


def random_run(seed: int, largest: int) -> tuple[Attention, Dataflow, Platform]:
    rng = Random(seed)
    heads = rng.choice([1, 2, 4])
    kv_heads = rng.choice([h for h in (1, 2, 4) if heads % h == 0])
    queries, p, dk, dv = rng.randint(1, largest), rng.randint(1, largest), rng.randint(1, 6), rng.randint(1, 6)
    a = attention(heads, queries, dk, batch=rng.choice([1, 2]), kv_heads=kv_heads, keys=p, dv=dv)
    m = a.rows
    platform = Platform("any", (rng.randint(1, 4), rng.randint(1, 4)), 2**30, 1e12, 50e9)
    stationarity = (rng.choice(STATIONARITIES), rng.choice(STATIONARITIES))
    if rng.random() < 0.3:
        order = rng.choice(["flash1", "flash2"])
        blocks = Dataflow(True, "block", rng.randint(1, m), rng.randint(1, p), stationarity=stationarity, order=order)
        return a, blocks, platform
    staged = frozenset(x for x in "QKVO" if rng.random() < 0.5)
    tiles = ((rng.randint(1, m), rng.randint(1, p)), (rng.randint(1, m), rng.randint(1, p)))
    outer = (rng.choice(["rows", "keys"]), rng.choice(["rows", "keys"]))
    if rng.random() < 0.5:
        apart = Dataflow(False, "H", m, staged=staged, tiles=tiles, outer=outer, stationarity=stationarity)
        return a, apart, platform
    rows = Dataflow(
        True, "R", rng.randint(1, m), staged=staged | {"I"}, tiles=tiles, outer=outer, stationarity=stationarity
    )
    return a, rows, platform


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_traffic_and_footprint_are_those_of_the_tree(seed: int) -> None:
    a, dataflow, platform = random_run(seed, 20)
    found = cost(a, dataflow, platform, PLAIN)
    report = piste.evaluate(tree(a, dataflow, platform))
    moved = sum(row.reads + row.updates for row in report.counts if row.memory == "DRAM")
    assert found.offchip_bytes == moved * platform.element_bytes
    held = {name: size for name, size in report.occupancy["SG"].items() if name != "total"}
    if found.fused:
        # S, X and P follow each other: two of them are held at a time.
        logits = max(held.get("S", 0) + held.get("X", 0), held.get("X", 0) + held.get("P", 0))
        others = sum(size for name, size in held.items() if name not in "SXP")
        assert found.footprint_bytes == (others + logits) * platform.element_bytes


@settings(max_examples=8)
@given(st.integers(0, 2**32))
def test_the_executor_agrees(seed: int) -> None:
    a, dataflow, platform = random_run(seed, 4)
    spec = tree(a, dataflow, platform)
    truth = execute(spec.workload, spec.architecture, spec.mapping)
    dram = [moves for phase in truth.phases for (memory, _), moves in phase.total.items() if memory == "DRAM"]
    moved = sum(moves.reads + moves.updates for moves in dram)
    assert cost(a, dataflow, platform, PLAIN).offchip_bytes == moved * platform.element_bytes


@settings(max_examples=100)
@given(st.integers(1, 12), st.integers(0, 12), st.integers(1, 5), st.integers(1, 24))
def test_pieces_see_what_the_mask_shows(queries: int, past: int, rows: int, window: int) -> None:
    keys = queries + past
    query, key = np.mgrid[past:keys, 0:keys]
    for mask, shown in (("causal", key <= query), ("window", (key <= query) & (key > query - window))):
        pieces = Pieces(replace(attention(1, queries, 4, keys=keys, mask="causal"), mask=mask, window=window), rows)
        columns = [shown[i : i + rows].any(axis=0).nonzero()[0] for i in range(0, queries, rows)]
        assert pieces.keys.tolist() == [int(seen[-1] - seen[0] + 1) for seen in columns]
        assert pieces.seen == int(shown.any(axis=0).sum())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mask", ["", "causal"])
@pytest.mark.parametrize("keys", [64, 500])
def test_the_best_is_the_best_of_its_candidates(kind: str, mask: str, keys: int) -> None:
    a = attention(4, 64, 32, kv_heads=2, keys=keys, mask=mask)
    small = replace(EDGE, array=(8, 8), buffer_bytes=8192, sfu_lanes=64)
    for objective, worth in OBJECTIVES.items():
        found = best(a, small, kinds=(kind,), objective=objective)
        every = [cost(a, point, small) for point in candidates(a, small, kind, Options())]
        assert worth(found) == min(map(worth, every))
        assert found.offchip_bytes >= least(a).fused_bytes == found.bound_bytes
        assert 0 < found.utilization <= 1


def test_on_edge_rows_of_logits_are_the_gain_and_on_cloud_fusion() -> None:
    bert = attention(12, 16384, 64, batch=64)
    xlm = attention(16, 16384, 128, batch=64)
    cloud = Platform("cloud", (256, 256), 32 * 2**20, 8e12, 400e9, sfu_lanes=65536)
    free = Options(softmax="free")
    apart, rows = (best(bert, EDGE, kinds=(kind,), options=free).utilization for kind in ("base", "flat"))
    assert rows <= apart  # whole rows of 16384 logits leave no room for enough of them
    apart, rows = (best(xlm, cloud, kinds=(kind,), options=free).utilization for kind in ("base", "flat"))
    assert apart < 0.4 and rows > 0.95


def test_a_larger_buffer_is_never_worse() -> None:
    a = attention(12, 4096, 64, batch=64)
    for kind in KINDS:
        cycles = [best(a, replace(EDGE, buffer_bytes=2**k), kinds=(kind,)).cycles for k in range(14, 30, 2)]
        assert all(after <= before * (1 + 1e-4) for before, after in pairwise(cycles))


def test_refusals() -> None:
    a = attention(12, 512, 64)
    with pytest.raises(SpecError, match="pieces of 1024 rows, there are 512; write from 1 to 512"):
        cost(a, Dataflow(True, "R", 1024), EDGE)
    with pytest.raises(SpecError, match="blocks of 0 columns, there are 512 keys; write from 1 to 512"):
        cost(a, Dataflow(True, "block", 64), EDGE)
    with pytest.raises(SpecError, match="write numbers that divide"):
        cost(a, Dataflow(True, "H", 512, head_tile=5), EDGE)
    with pytest.raises(SpecError, match="no kind of dataflow 'flush'; did you mean 'flash'"):
        best(a, EDGE, kinds=("flush",))
    tiny = cost(a, Dataflow(False, "H", 512), replace(EDGE, buffer_bytes=512))
    assert tiny.notes == ("a row of logits takes 1024 bytes, the buffer has 512",)
