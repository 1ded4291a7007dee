"""Loop trees as directives: what is lifted and lowered again moves the same; what is inferred can be left out."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import piste
from piste.dataflow.directives import Layer
from piste.dataflow.hardware import Hardware
from piste.dataflow.lift import layer_of, lift
from piste.dataflow.lower import lower
from piste.dataflow.presets import layer_with
from piste.errors import SpecError
from piste.results.report import Report
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Keep, Mapping
from tests.examples import examples
from tests.strategies import conv1d, conv2d, depthwise, flow, gemm, matvec, single

SEEDS = st.integers(0, 2**32)


def counts(report: Report) -> object:
    """All that moves, and what it takes; ranks and tensors may have other names."""
    rows = [(r.memory, r.reads, r.fills, r.updates, r.drains) for r in report.counts]
    return sorted(rows), report.macs, report.compute_cycles, report.peak


@settings(max_examples=examples(100))
@given(SEEDS)
def test_lowered_lifted_and_lowered_again(seed: int) -> None:
    layer, hardware = flow(Random(seed))
    try:
        spec = lower(layer, hardware)
    except SpecError:
        assume(False)
    assert spec.mapping
    directives = lift(spec.workload, spec.architecture, spec.mapping)
    expected = counts(piste.evaluate(spec))
    hardware = replace(hardware, pes=spec.architecture.instances("MAC"))  # those in no cluster are no part of a tree
    for kept in ([d for d, inferred in directives if not inferred], [d for d, _ in directives]):
        assert counts(piste.evaluate(lower(replace(layer, directives=tuple(kept)), hardware))) == expected


@settings(max_examples=examples(100))
@given(SEEDS)
def test_any_loop_tree_becomes_a_layer(seed: int) -> None:
    rng = Random(seed)
    workload, chip, mapping = single(rng, (gemm, matvec, conv1d, conv2d, depthwise))
    multicast, reduce = rng.random() < 0.5, rng.random() < 0.5
    fanouts = [replace(f, multicast=multicast, reduce=reduce) for f in chip.fanouts.values()]
    chip = Architecture((Memory("L2"), *fanouts, Memory("L1"), Unit("MAC")))
    walks = [node for node in mapping.nodes[:-1] if not isinstance(node, Keep)]
    keep = rng.randint(0, len(walks))
    while any(getattr(node, "over", None) for node in walks[keep:]):
        keep += 1
    nodes = (*walks[:keep], Keep("L1", workload.tensors), *walks[keep:], Compute(workload.einsums[0].name))
    tree = Mapping((Keep("L2", workload.tensors), *nodes))
    try:
        layer = layer_of(workload, chip, tree)
    except SpecError:
        assume(False)
    hardware = Hardware(chip.instances("MAC"), multicast=multicast, reduction=reduce)
    assert counts(piste.evaluate(workload, chip, tree)) == counts(piste.evaluate(lower(layer, hardware)))


def test_table_3_comes_back_without_what_is_whole() -> None:
    layer = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    spec = lower(layer_with(layer, "KC-P"), Hardware(256))
    assert spec.mapping
    directives = lift(spec.workload, spec.architecture, spec.mapping)
    kept = ["SpatialMap(1,1) K", "TemporalMap(1,1) Y'", "TemporalMap(1,1) X'", "Cluster(64,P)", "SpatialMap(1,1) C"]
    assert [str(d) for d, inferred in directives if not inferred] == kept
    above = ["TemporalMap(64,64) C", "TemporalMap(3,3) R", "TemporalMap(3,3) S"]
    below = ["TemporalMap(1,1) Y'", "TemporalMap(1,1) X'", "TemporalMap(1,1) K", *above[1:]]
    assert [str(d) for d, inferred in directives if inferred] == [*above, *below]


def test_units_that_a_tree_leaves_idle_stay_idle() -> None:
    chip = Architecture((Memory("L2"), Fanout("PE", {"x": 5}), Memory("L1"), Unit("MAC")))
    tree = Mapping.parse("""
        L2 | keep A, W, B
           | for m in steps of 4
           |   spread m in steps of 2 over PE.x
        L1 |     keep A, W, B
           |     compute B
    """)
    layer = layer_of(piste.gemm(12, 2, 2), chip, tree)
    assert [str(d) for d in layer.directives] == ["Cluster(2,P)", "SpatialMap(2,2) M"]
    assert (
        piste.evaluate(lower(layer, Hardware(5))).compute_cycles
        == piste.evaluate(piste.gemm(12, 2, 2), chip, tree).cycles
    )


@pytest.mark.parametrize(
    ("text", "sizes", "message"),
    [
        ("O[p] = I[p+2*r] * W[r]", {"p": 4, "r": 2}, "I[p+2*r]: an axis of a layer is stride * y + r, two at most"),
        ("P[m] = A[m]; Z[m] = P[m]", {"m": 4}, "directives are of one Einsum, found 2; lift one at a time"),
    ],
)  # fmt: skip
def test_what_directives_cannot_say(text: str, sizes: dict[str, int], message: str) -> None:
    workload = piste.Workload.parse(text, sizes)
    tree = Mapping((Keep("L2", workload.tensors), Compute(workload.einsums[-1].name)))
    with pytest.raises(SpecError) as error:
        lift(workload, Architecture((Memory("L2"), Unit("MAC"))), tree)
    assert str(error.value) == message
