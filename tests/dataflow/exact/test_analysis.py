"""The closed form of a dataflow equals running its directives step by step, and other people's counts."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Layer, check
from piste.dataflow.exact.analysis import analyse, transfer
from piste.dataflow.exact.nest import classes, nest
from piste.dataflow.exact.steps import SteppedRun, elements, execute, run
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import FIGURE_5
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.flow import LayerFlow
from tests.dataflow.test_lower import HALVED, TRUTH, layer_of
from tests.examples import examples
from tests.strategies import flow


def moved(found: LayerFlow, key: str) -> list[float]:
    """Inputs as they are fetched, the output as it is written."""
    inputs = [getattr(moved, key) for name, moved in found.tensors.items() if name != "output"]
    return [*inputs, found.tensors["output"].l2_writes if key == "l2_reads" else found.tensors["output"].delivered]


@pytest.mark.parametrize("case", TRUTH["random"], ids=lambda case: case["layer"]["directives"].replace("Map", "")[:60])
def test_random_dataflows(case: dict[str, Any]) -> None:
    found = analyse(layer_of(case["layer"]), Hardware(case["pes"], (Noc(case["bw"]),)))
    assert (found.macs, found.cycles) == (case["macs"], case["cycles"])
    assert (moved(found, "l2_reads"), moved(found, "delivered")) == (case["cluster"], case["pe"])


@pytest.mark.parametrize("name", TRUTH["figure5"])
def test_figure_5(name: str) -> None:
    letter, _, pes = name.partition("_P")
    case = TRUTH["figure5"][name]
    found = analyse(FIGURE_5[letter], Hardware(int(pes)))
    alone = analyse(FIGURE_5[letter], Hardware(int(pes), multicast=False, reduction=False))
    assert sum(c.times for c in found.cases) == case["steps"]
    assert sum(c.times * c.macs for c in found.cases) == case["cycles"]
    assert moved(found, "delivered") == case["shared"]
    assert moved(alone, "delivered") == case["alone"]
    if letter != "F":  # there clusters hold tiles as a whole and the source's PEs do not
        assert found.tensors["output"].l2_reads == case["psum_reads"]


@pytest.mark.parametrize("name", TRUTH["large"])
def test_large_layers(name: str) -> None:
    layer = layer_of(TRUTH["large"][name]["layer"])
    for pes, expected in TRUTH["large"][name]["pes"].items():
        found = analyse(layer, Hardware(int(pes)))
        if name in HALVED:
            assert found.macs == 2 * expected[-1]
        else:
            assert [*moved(found, "l2_reads"), found.macs] == expected


def random_flow(seed: int) -> tuple[Layer, Hardware]:
    rng = Random(seed)
    layer, hardware = flow(rng)
    noc = Noc(rng.choice([None, 1, 2, 8]), rng.randint(1, 2), rng.random() < 0.4)
    if noc.channels:
        own = rng.sample(("input", "filter", "output"), rng.randint(0, 3))
        noc = replace(noc, widths={tensor: rng.choice([None, 1, 3]) for tensor in own})
    awaited = rng.choice([(), (), ("filter",), ("input",), ("input", "filter")])
    forwarding, lanes = rng.random() < 0.4, rng.choice([1, 1, 4])
    hardware = replace(hardware, nocs=(noc,), forwarding=forwarding, lanes=lanes, awaited=awaited)
    try:
        nest(check(layer, hardware), hardware)
    except SpecError:
        assume(False)
    return layer, hardware


def cycles(truth: SteppedRun, hardware: Hardware) -> int:
    """The time of a run, read off its steps one by one."""
    noc = hardware.nocs[0]
    total = transfer(noc, truth.steps[0].ingress) + transfer(noc, {"output": truth.drain})
    for step, following in zip_longest(truth.steps, truth.steps[1:]):
        words = following.ingress if following else {}
        ahead, late = ({t: n for t, n in words.items() if (t in hardware.awaited) == wait} for wait in (False, True))
        compute, send = -(-max(step.macs) // hardware.lanes), transfer(noc, {"output": step.egress})
        wait = transfer(noc, late)
        beside = wait if noc.channels else 0  # a channel of its own waits for the PEs alone
        total += max(compute + beside, send, transfer(noc, ahead)) + wait - beside
    return total


@settings(max_examples=examples(150))
@given(st.integers(0, 2**32))
def test_everything_equals_the_directives_run_step_by_step(seed: int) -> None:
    layer, hardware = random_flow(seed)
    truth, found = run(check(layer, hardware), hardware), analyse(layer, hardware)
    top = execute(truth.nest.upto(1), hardware)
    names = [name for name in truth.nest.tensors if name != "output"]
    assert sum(c.times for c in found.cases) == len(truth.steps)
    assert (found.macs, found.cycles) == (truth.macs, cycles(truth, hardware))
    assert moved(found, "delivered") == [*map(truth.ingress, names), truth.egress]
    writes = top if hardware.reduction else truth
    assert moved(found, "l2_reads") == [*map((top if hardware.multicast else truth).ingress, names), writes.egress]
    assert found.tensors["output"].l2_reads == writes.egress - writes.distinct
    assert [found.tensors[name].l1_writes for name in names] == [truth.arrivals[name] for name in names]
    for name in truth.nest.tensors:
        largest = max(len(elements(truth.nest, name, tile)) for step in truth.steps for tile in step.tiles)
        assert found.tensors[name].l1_size == (1 if name in hardware.awaited else 2) * largest
    assert found.active_pes * len(truth.steps) == pytest.approx(sum(sum(map(bool, s.macs)) for s in truth.steps))


@settings(max_examples=examples(100))
@given(st.integers(0, 2**32))
def test_classes_count_every_step_once(seed: int) -> None:
    layer, hardware = random_flow(seed)
    plan = nest(check(layer, hardware), hardware)
    found = [c for c in classes(plan.walks, plan.sizes) if c.times]
    assert sum(c.times for c in found) == len(execute(plan, hardware).steps)
    assert sum(c.times for c in found if c.arrive is None) == 1
    assert sum(c.times for c in found if c.leave is None) == 1


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_a_pipe_for_each_level(seed: int) -> None:
    """Unlimited pipes make no difference, and a narrower one is never faster."""
    layer, hardware = random_flow(seed)
    levels = len(nest(check(layer, hardware), hardware).units)
    compute = sum(-(-max(step.macs) // hardware.lanes) for step in run(check(layer, hardware), hardware).steps)
    for n in {1, levels}:  # a cycle for the first words and one for the last, in each
        wide = replace(hardware, nocs=(Noc(None, 1),) * n, awaited=())
        assert analyse(layer, wide).cycles == compute + 2 * n
    narrow = [analyse(layer, replace(hardware, nocs=(Noc(width, 1),) * levels)).cycles for width in (1, 2, 8)]
    assert narrow == sorted(narrow, reverse=True)


def test_a_transfer_takes_as_long_as_its_slowest_channel() -> None:
    noc = Noc(2, latency=3, channels=True, widths={"input": 1, "output": None})
    assert transfer(noc, {"input": 5, "filter": 4}) == 3 + 5 - 1
    assert transfer(noc, {"input": 1, "filter": 4}) == 3 + 2 - 1
    assert transfer(noc, {"output": 100}) == 3
    assert transfer(noc, {"input": 0, "filter": 0}) == transfer(noc, {}) == 0


def test_a_layer_without_the_tensor_that_is_awaited() -> None:
    dims = {"C": 4, "Y": 8, "X": 8, "R": 2, "S": 2}
    pool = Layer(
        "pool", "POOL", dims, parse_directives("SpatialMap(1,1) C; TemporalMap(2,2) Y"), (2, 2), COUPLINGS["POOL"]
    )
    plain = Hardware(4, (Noc(2),))
    assert analyse(pool, replace(plain, awaited=("filter",))) == analyse(pool, plain)
    assert analyse(pool, replace(plain, awaited=("input",))).cycles > analyse(pool, plain).cycles


def test_what_lies_behind_l2_is_said_to_be_left_out() -> None:
    layer = layer_of(TRUTH["large"]["VGG16/CONV2/KC-P"]["layer"])
    found = analyse(layer, Hardware(256, offchip=1))
    assert found.notes == ("offchip_bw is not used: all that is counted is inside of L2",)
    assert replace(found, notes=()) == analyse(layer, Hardware(256))


@pytest.mark.parametrize(
    "directives, reason",
    [
        (
            "TemporalMap(2,1) Y",
            r"layer 'a': TemporalMap\(2,1\) Y holds no whole window of 3; write a size of at least 3",
        ),
        (
            "SpatialMap(1,1) K; SpatialMap(1,1) C",
            "layer 'a': spatial maps of K and C share the units of a level; put a",
        ),
        ("TemporalMap(2,2) R; TemporalMap(3,1) Y", "layer 'a': .* cut rows and taps of a window in one level; write"),
    ],
)
def test_dataflows_without_a_normal_form(directives: str, reason: str) -> None:
    dims = {"K": 4, "C": 4, "R": 3, "S": 3, "Y": 8, "X": 8}
    with pytest.raises(SpecError, match=reason):
        analyse(Layer("a", "CONV", dims, parse_directives(directives)), Hardware(4))


def test_zeros_are_skipped() -> None:
    layer = layer_of(TRUTH["large"]["VGG16/CONV2/KC-P"]["layer"])
    dense = analyse(layer, Hardware(256, (Noc(32),)))
    sparse = analyse(replace(layer, density={"input": 0.5, "filter": 0.25}), Hardware(256, (Noc(32),)))
    assert sparse.macs == dense.macs / 8
    assert sparse.tensors["input"].l2_reads == dense.tensors["input"].l2_reads / 2
    assert sparse.tensors["filter"].l2_reads == dense.tensors["filter"].l2_reads / 4
    assert sparse.cycles <= dense.cycles
