"""What the accounting `model` says of a dataflow is what the general model counts on its loop tree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise, product
from math import ceil
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.attention.answer import best
from piste.attention.asked import ask
from piste.attention.dataflow import STATIONARITIES, Dataflow
from piste.attention.model import KINDS, OBJECTIVES, TIE, Options, cost, fitted, pieces, settled
from piste.attention.platform import Platform, PlatformPrices, platform
from piste.attention.products import product_cost
from piste.attention.shape import Attention, attention
from piste.attention.tree import Trees, buffer_accesses, product_tree, tree
from piste.attention.workload import MatrixProduct, Pieces, least
from piste.cost.evaluate import report
from piste.count.methods import count
from piste.count.oracle.executor import execute
from piste.errors import SpecError
from piste.results.attended import Attended
from tests.examples import examples, some

EDGE = Platform("edge", (32, 32), 512 * 2**10, 1e12, 50e9, sfu_lanes=1024)
PLAIN = Options(double_buffered=False, in_place=False)  # as in a loop tree


def random_run(seed: int, largest: int) -> tuple[Attention, Dataflow, Platform]:
    rng = Random(seed)
    heads = rng.choice([1, 2, 4])
    kv_heads = rng.choice([h for h in (1, 2, 4) if heads % h == 0])
    queries, p, dk, dv = rng.randint(1, largest), rng.randint(1, largest), rng.randint(1, 6), rng.randint(1, 6)
    a = attention(heads, queries, dk, batch=rng.choice([1, 2]), kv_heads=kv_heads, keys=p, dv=dv)
    a = replace(a, dv=min(dk, dv), shared=True) if rng.random() < 0.3 else a
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


def check_footprint(found: Attended, a: Attention, held: Mapping[str, int]) -> None:
    """S, X and P follow each other, and two of them are held at a time."""
    if not found.fused:
        return
    logits = max(held.get("S", 0) + held.get("X", 0), held.get("X", 0) + held.get("P", 0))
    size = 2 * (logits + sum(size for name, size in held.items() if name not in ("S", "X", "P", "total")))
    d = found.dataflow
    if a.shared and d.granularity != "block" and "K" not in d.staged:
        assert found.footprint_bytes >= size  # keys come for either product, and may take the place of the other's
    else:
        assert found.footprint_bytes == size


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_any_dataflow_costs_what_its_tree_costs(seed: int) -> None:
    """Traffic, footprint and energy are exactly those of the tree, and the array takes its steps."""
    a, dataflow, platform = random_run(seed, 16)
    platform = replace(platform, prices=DISTINCT)
    spec = tree(a, dataflow, platform)
    assert spec.workload and spec.architecture and spec.mapping
    counts = count(spec.workload, spec.architecture, spec.mapping)
    found, there = cost(a, dataflow, platform, PLAIN), report(spec.workload, spec.architecture, spec.mapping, counts)
    moved = sum(row.reads + row.updates for row in there.counts if row.memory == "DRAM")
    assert found.offchip_bytes == moved * platform.element_bytes
    check_footprint(found, a, there.occupancy["SG"])
    assert found.energy == pytest.approx(there.energy_pj, rel=1e-12)
    products = ("S", "U" if dataflow.granularity == "block" else "O")
    steps = sum(phase.steps.get(name, 0) for phase in counts.phases for name in products)
    assert cost(a, dataflow, platform, Options(softmax="free")).parts["compute"] == steps


@pytest.mark.parametrize("lanes", [1024, 32])
def test_softmax_takes_the_cycles_that_it_takes_in_the_tree(lanes: int) -> None:
    a, chip = attention(2, 512, 64), replace(EDGE, sfu_lanes=lanes)
    rows = Dataflow(True, "R", 64, staged=frozenset("QKIVO"))
    blocks, apart = Dataflow(True, "block", 64, 64), Dataflow(False, "H", 512)
    for flow in (rows, blocks, cost(a, apart, chip, PLAIN).dataflow):
        found, report = cost(a, flow, chip, PLAIN), piste.evaluate(tree(a, flow, chip))
        corrected = 2 * 512 * (8 - 1) * 65 if flow is blocks else 0  # partial results, which no unit of a tree corrects
        assert ceil(found.cycles - corrected / lanes) == report.cycles


@settings(max_examples=examples(8))
@given(st.integers(0, 2**32))
def test_the_executor_agrees(seed: int) -> None:
    a, dataflow, platform = random_run(seed, 4)
    spec = tree(a, dataflow, platform)
    truth = execute(spec.workload, spec.architecture, spec.mapping)
    dram = [moves for phase in truth.phases for (memory, _), moves in phase.total.items() if memory == "DRAM"]
    moved = sum(moves.reads + moves.updates for moves in dram)
    found = cost(a, dataflow, platform, PLAIN)
    assert found.offchip_bytes == moved * platform.element_bytes
    check_footprint(found, a, truth.occupancy["SG"])


@settings(max_examples=examples(100))
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
@pytest.mark.parametrize("mask", ["", "causal", "window:60"])
@pytest.mark.parametrize("buffer", [3000, 8192, 50_000])
def test_pieces_that_fill_the_buffer_are_no_worse_than_doubled_ones(kind: str, mask: str, buffer: int) -> None:
    small = replace(EDGE, array=(8, 8), buffer_bytes=buffer, sfu_lanes=64)
    for objective, worth in OBJECTIVES.items():
        asked = ask(heads=4, kv_heads=2, seq=100, kv_seq=500, dk=32, mask=mask, platform=small, objective=objective)
        a, found = asked.attention, best(asked.of_kind(kind))
        doubled = [settled(a, point, small, Options()) for point in pieces(a, small, kind)]
        assert worth(found) <= min(worth(cost(a, point, small)) for point in doubled)
        assert found.offchip_bytes >= least(a).fused_bytes == found.bound_bytes
        assert 0 < found.utilization <= 1


@pytest.mark.parametrize("mask", ["", "causal", "window"])
@pytest.mark.parametrize("kind", ["flat", "flash"])
def test_pieces_fill_the_buffer(kind: str, mask: str) -> None:
    a = attention(4, 100, 32, kv_heads=2, keys=500, mask=mask, window=60 if mask == "window" else 0)
    small = replace(EDGE, array=(8, 8), buffer_bytes=40_000)
    found = list(fitted(a, pieces(a, small, kind), small, Options()))
    for way in found:
        assert not cost(a, way, small).spill_fraction
    for same in {replace(way, rows=0, columns=0) for way in found}:
        ways = [way for way in found if replace(way, rows=0, columns=0) == same]
        more = [
            replace(way, columns=way.columns + 8) if way.order == "flash1" else replace(way, rows=way.rows + 8)
            for way in ways
        ]
        # Of two sizes that are tried the larger one leaves less room than a step of the array would take.
        assert max(cost(a, way, small).footprint_bytes for way in more) > small.buffer_bytes


def test_unfused_tiles_move_no_more_than_doubled_ones() -> None:
    a = attention(4, 100, 32, kv_heads=2, keys=500)
    small = replace(EDGE, array=(8, 8))
    for buffer in (3000, 8192, 20_000, 50_000):
        chip = replace(small, buffer_bytes=buffer)
        found = cost(a, Dataflow(False, "H", a.rows), chip)
        assert not found.spill_fraction
        tiles = list(product((8, 16, 32, 64, 128, 200), (8, 16, 32, 64, 128, 256, 500)))
        for tile, outer in product(tiles, ("rows", "keys")):
            other = cost(a, Dataflow(False, "H", a.rows, tiles=(tile, tile), outer=(outer, outer)), chip)
            assert other.footprint_bytes > buffer or other.offchip_bytes >= found.offchip_bytes


def test_a_block_narrower_than_the_array_leaves_it_idle() -> None:
    a = attention(1, 256, 64)
    ways = [Dataflow(True, "block", 64, columns, stationarity=("output", "output")) for columns in (4, 32, 64)]
    narrow, fits, two = (cost(a, way, EDGE, Options(softmax="free")) for way in ways)
    logits, attended = 256 * 256 * 64 // 1024, 256 * 256 * 64 // 1024
    assert fits.parts["compute"] == two.parts["compute"] == logits + attended
    assert narrow.parts["compute"] == 8 * logits + attended
    assert narrow.onchip_bytes > fits.onchip_bytes > two.onchip_bytes  # partial results are read again in every block


def test_what_is_slower_of_products_and_softmax_is_named() -> None:
    a, flow = attention(12, 512, 64), Dataflow(True, "R", 64, staged=frozenset("QKIVO"))
    found = {lanes: cost(a, flow, replace(EDGE, sfu_lanes=lanes)) for lanes in (None, 1024, 8)}
    assert [one.bottleneck for one in found.values()] == ["compute", "compute", "softmax"]
    softmax = 12 * 512 * 512 * 4
    for lanes in (1024, 8):
        assert found[lanes].cycles == found[None].cycles + softmax / lanes
    pipelined = cost(a, replace(flow, pipelined=True), EDGE)
    assert pipelined.cycles == found[None].cycles
    assert pipelined.footprint_bytes == found[None].footprint_bytes + 2 * 64 * 512


def test_on_edge_rows_of_logits_are_the_gain_and_on_cloud_fusion() -> None:
    bert = attention(12, 16384, 64, batch=64)
    xlm = attention(16, 16384, 128, batch=64)
    cloud = Platform("cloud", (256, 256), 32 * 2**20, 8e12, 400e9, sfu_lanes=65536)

    def used(a: Attention, chip: Platform, flow: str) -> float:
        return best(ask(a, platform=chip, dataflow=flow, softmax="free")).utilization

    apart, rows = (used(bert, EDGE, flow) for flow in ("base", "flat"))
    assert rows <= apart  # whole rows of 16384 logits leave no room for enough of them
    apart, rows = (used(xlm, cloud, flow) for flow in ("base", "flat"))
    assert apart < 0.4 and rows > 0.95


def test_a_larger_buffer_is_never_worse() -> None:
    asked = ask(heads=12, seq=4096, dk=64, batch=64, platform=EDGE)
    for kind in KINDS:
        cycles = [best(asked.of_kind(kind).with_buffer(2**k)).cycles for k in range(14, 30, 2)]
        assert all(after <= before * (1 + 2 * TIE) for before, after in pairwise(cycles))


def test_refusals() -> None:
    a = attention(12, 512, 64)
    with pytest.raises(SpecError, match="pieces of 1024 rows, there are 512; write from 1 to 512"):
        cost(a, Dataflow(True, "R", 1024), EDGE)
    with pytest.raises(SpecError, match="blocks of 0 columns, there are 512 keys; write from 1 to 512"):
        cost(a, Dataflow(True, "block", 64), EDGE)
    with pytest.raises(SpecError, match="write numbers that divide"):
        cost(a, Dataflow(True, "H", 512, head_tile=5), EDGE)
    tiny = cost(a, Dataflow(False, "H", 512), replace(EDGE, buffer_bytes=512))
    assert tiny.notes == ("a row of logits takes 1024 bytes, the buffer has 512",)


DISTINCT = PlatformPrices(1.0, 0.0, 1e3, 1e5, 1e7, 1e9, 1e11)  # so that no count can hide behind another


@pytest.mark.parametrize("first", ["output", "weight"])
@pytest.mark.parametrize("second", ["weight", "input"])
@pytest.mark.parametrize(
    "flow",
    [Dataflow(True, "R", 64, staged=frozenset("QKIVO")), Dataflow(True, "block", 64, 128)],
    ids=["rows", "flash"],
)
def test_energy_is_that_of_the_tree(first: str, second: str, flow: Dataflow) -> None:
    """Every read, fill, update and drain of the buffer and off the chip, each at a price of its own."""
    chip = Platform("any", (32, 32), 2**30, 1e12, 50e9, prices=DISTINCT)
    a, flow = attention(4, 512, 64, batch=2), replace(flow, stationarity=(first, second))
    found = cost(a, flow, chip, PLAIN)
    report = piste.evaluate(tree(a, found.dataflow, chip))
    assert found.energy == pytest.approx(report.energy_pj, rel=1e-12)


@pytest.mark.parametrize(
    "flow, heads, kv_heads",
    [
        (Dataflow(True, "R", 128, staged=frozenset("QIO")), 4, 4),
        (Dataflow(True, "R", 128, staged=frozenset("QIO")), 8, 2),  # 32 queries of each of 4 heads
        (
            Dataflow(True, "R", 64, staged=frozenset("QKIVO")),
            8,
            2,
        ),  # 16 queries, half an array if heads were apart
        (Dataflow(True, "R", 40, staged=frozenset("QIO")), 8, 1),  # 5 queries of each of 8 heads
        (Dataflow(True, "R", 60, staged=frozenset("QIO")), 6, 1),  # 6 heads leave 2 of 32 rows of the array idle
        (Dataflow(True, "R", 120, staged=frozenset("QIO")), 40, 1),  # more heads than rows of the array
        (Dataflow(True, "block", 64, 64, order="flash1"), 4, 4),
        (Dataflow(True, "block", 48, 64, order="flash1"), 8, 2),
        (Dataflow(True, "block", 128, 64), 8, 2),
        (Dataflow(True, "block", 48, 40), 8, 2),
        (Dataflow(False, "H", 256), 4, 4),
        (Dataflow(False, "H", 1024), 8, 2),
    ],
)
@pytest.mark.parametrize("stationarity", some([("output", "output"), ("weight", "input"), ("input", "weight")], 1))
def test_energy_of_heads_that_share_keys(
    flow: Dataflow, heads: int, kv_heads: int, stationarity: tuple[str, str]
) -> None:
    chip = Platform("any", (32, 32), 2**30, 1e12, 50e9, prices=DISTINCT)
    a = attention(heads, 256, 64, kv_heads=kv_heads)
    found = cost(a, replace(flow, stationarity=stationarity), chip, PLAIN)
    assert found.energy == pytest.approx(piste.evaluate(tree(a, found.dataflow, chip)).energy_pj, rel=1e-12)


@settings(max_examples=examples(15))
@given(st.integers(0, 2**32), st.sampled_from(["causal", "window"]), st.integers(1, 12))
def test_under_a_mask_every_piece_is_a_tree_of_its_own(seed: int, mask: str, window: int) -> None:
    a, dataflow, platform = random_run(seed, 12)
    a = replace(a, keys=a.keys + a.queries, mask=mask, window=window if mask == "window" else 0)
    shares = a.heads // a.kv_heads
    queries = -(-dataflow.rows // shares)
    (found,) = buffer_accesses(a, platform, [Trees(dataflow, queries)])
    pieces = Pieces(a, queries)
    reads = writes = 0
    for height, keys in zip(pieces.heights.tolist(), pieces.keys.tolist(), strict=True):
        report = piste.evaluate(tree(replace(a, queries=height, keys=keys, mask="", window=0), dataflow, platform))
        reads += sum(row.reads for row in report.counts if row.memory == "SG")
        writes += sum(row.updates for row in report.counts if row.memory == "SG")
    assert (sum(n.reads for n in found.values()), sum(n.writes for n in found.values())) == (reads, writes)


def test_a_product_by_itself_is_its_tree() -> None:
    chip = Platform("any", (8, 8), 4096, 1e12, 50e9, prices=DISTINCT)
    for m, k, n in ((64, 48, 40), (100, 7, 33), (5, 300, 9)):
        found = product_cost(MatrixProduct(3, m, k, n), chip, PLAIN)
        way = found.dataflow
        spec = product_tree(
            MatrixProduct(1, m, k, n), chip, dict(zip("mkn", way.tile, strict=True)), way.order, way.stationarity
        )
        assert found.energy == pytest.approx(3 * piste.evaluate(spec).energy_pj, rel=1e-12)


def own_chip(**prices: float) -> piste.Architecture:
    return piste.Architecture.from_list(
        [
            {"memory": {"name": "HBM", "words_per_cycle": 64, "read_pj": prices.get("off", 60.0), "write_pj": 60.0}},
            {
                "memory": {
                    "name": "L2",
                    "capacity_bytes": 2**20,
                    "words_per_cycle": 512,
                    "read_pj": prices.get("on", 4.0),
                    "write_pj": 5.0,
                }
            },
            {"fanout": {"name": "PE", "axes": {"x": 64, "y": 64}}},
            {"memory": {"name": "RF"}},
            {"compute": {"name": "MAC", "computes": ["mac"], "energy_pj": prices.get("mac", 0.5)}},
            {"compute": {"name": "SFU", "computes": ["vector"]}},
        ]
    )


@pytest.mark.parametrize("mask", ["none", "causal"])
def test_a_chips_own_prices_matter(mask: str) -> None:
    def attended(**prices: float) -> Attended:
        chip = own_chip(**prices)
        return piste.attention(heads=8, dk=64, seq=1024, mask=mask, platform=chip, dataflow="flash", order="flash2")

    found = attended()
    inward = found.offchip_bytes / 2 - 8 * 1024 * 64  # all but the result
    assert attended(off=61.0).energy - found.energy == pytest.approx(inward)
    assert attended(mac=1.5).energy - found.energy == pytest.approx(found.macs)
    assert attended(on=5.0).energy > found.energy


def test_prices_by_the_bit_are_prices_of_elements() -> None:
    chip = piste.Architecture.from_list(
        [
            {"memory": {"name": "HBM", "read_pj_per_bit": 4.0, "write_pj_per_bit": 5.0}},
            {"memory": {"name": "L2", "capacity_bytes": 2**20, "read_pj": 4.0, "write_pj": 5.0, "drain_pj": 1.0}},
            {"fanout": {"name": "PE", "axes": {"x": 64, "y": 64}}},
            {"compute": {"name": "MAC", "energy_pj": 0.5}},
        ]
    )
    assert platform(chip, element_bytes=2).prices == PlatformPrices(0.5, 0.5, 64.0, 80.0, 4.0, 5.0, 1.0)
    assert platform(chip, element_bytes=1).prices.offchip_read_pj == 32.0


def test_a_chip_leaks_in_all_cycles() -> None:
    """1000 mW at 1 GHz are 1000 pJ in a cycle, at 500 MHz twice that."""
    chip = piste.load("attacc-edge")
    first, *rest = chip.components
    leaking = replace(chip, components=(replace(first, leakage_mw=1000.0), *rest))
    for clock, pj in ((None, 1000.0), ("500MHz", 2000.0)):
        plain, found = (piste.attention("bert", seq=512, platform=one, clock=clock) for one in (chip, leaking))
        assert found.cycles == plain.cycles and found.energy - plain.energy == pytest.approx(pj * found.cycles)
    block = [piste.attention("bert", seq=512, platform=one, level="block") for one in (chip, leaking)]
    assert block[1].energy - block[0].energy == pytest.approx(1000.0 * block[0].cycles)
    wide = replace(chip, components=(replace(first, access_bytes=64), *rest))
    with pytest.raises(piste.SpecError, match="DRAM of attacc-edge says access_bytes, which are not counted for att"):
        piste.attention("bert", seq=512, platform=wide)


def test_more_buffer_speaks_of_traffic_with_any_dataflow() -> None:
    """Llama-3-8B at 8192 tokens: blocks are as quick with 8 MiB as with any buffer, but whole keys and values fit in a
    little more, and a dataflow that keeps them moves far less."""
    found = piste.attention("llama-3-8b", seq=8192, platform="cloud", buffer="8MiB")
    buys = found.more_buffer
    assert buys.step is None and buys.traffic_step is not None and buys.traffic_step_bytes is not None
    assert 8 * 2**20 < buys.traffic_step_bytes < 10 * 2**20
    assert buys.traffic_step.offchip_bytes < 0.65 * found.offchip_bytes
    assert "a larger buffer would save no time, but with 8.07 MiB a dataflow would move 38.9% less" in str(found)
    assert found.to_dict()["more_buffer"]["traffic"]["next_step"]["buffer_bytes"] == buys.traffic_step_bytes


def test_more_buffer_is_judged_by_the_objective() -> None:
    asked = {"seq": 2048, "batch": 4, "platform": "edge", "buffer": "64KiB", "dataflow": "flat"}
    for objective, worth in (("energy", "energy"), ("traffic", "offchip_bytes")):
        found = piste.attention("bert-base", objective=objective, **asked)  # type: ignore[arg-type]
        buys = found.more_buffer
        assert buys.objective == objective and buys.step is not None
        assert getattr(buys.step, worth) < getattr(found, worth)
