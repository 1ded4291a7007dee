"""The paper's dataflows on layers of every kind, and its networks on chip."""

from __future__ import annotations

from math import prod

import pytest

from piste.dataflow.directives import COUPLINGS, Cluster, Layer, Map, extents, resolve
from piste.dataflow.hardware import NOCS
from piste.dataflow.presets import FIGURE_5, TABLE_3, layer_with
from piste.errors import SpecError


def layer(type_: str) -> Layer:
    dims = dict.fromkeys([*COUPLINGS[type_].input, *COUPLINGS[type_].filter, *COUPLINGS[type_].output], 100)
    dims |= {"R": 3, "S": 5} if "Y" in dims else {}
    return Layer("a", type_, dims, (), coupling=COUPLINGS[type_])


@pytest.mark.parametrize("type_", COUPLINGS)
@pytest.mark.parametrize("dataflow", TABLE_3)
def test_every_dataflow_is_for_every_type(dataflow: str, type_: str) -> None:
    fitted = layer_with(layer(type_), dataflow)
    assert {d.dim for d in resolve(fitted).directives if isinstance(d, Map)} <= set(extents(fitted))
    if type_ in ("CONV", "TRCONV", "FC"):
        assert fitted.directives == (Map("N", 1, 1), *TABLE_3[dataflow])


def test_a_matrix_product_is_a_convolution_with_one_pixel_a_row() -> None:
    """The same directives, but for the names, as those of the convolution; the paper's windows are one pixel."""
    gemm = Layer("a", "GEMM", {"M": 50, "N": 60, "K": 70}, (), coupling=COUPLINGS["GEMM"])
    for dataflow, axis in [("C-P", "X"), ("X-P", "X"), ("YX-P", "Y"), ("YR-P", "Y"), ("KC-P", "X")]:
        conv = Layer("a", "CONV", {"K": 60, "C": 70, "R": 1, "S": 1, "Y": 1, "X": 1, axis: 50}, ())
        names = {"K": "N", "C": "K", axis: "M"}
        expected = [
            d if isinstance(d, Cluster) else Map(names[d.dim], d.size, d.offset, d.spatial)
            for d in resolve(layer_with(conv, dataflow)).directives
            if isinstance(d, Cluster) or d.dim in names
        ]
        assert list(layer_with(gemm, dataflow).directives) == expected


def test_groups_gates_and_batches_one_after_the_other() -> None:
    dims = {"N": 4, "G": 32, "K": 4, "C": 4, "R": 3, "S": 3, "Y": 8, "X": 8}
    grouped = Layer("a", "NGCONV", dims, (), coupling=COUPLINGS["NGCONV"])
    assert layer_with(grouped, "X-P").directives[:2] == (Map("N", 1, 1), Map("G", 1, 1))
    lstm = Layer("a", "LSTM", {"N": 4, "G": 4, "K": 8, "C": 8}, (), coupling=COUPLINGS["LSTM"])
    assert [str(d) for d in layer_with(lstm, "X-P").directives] == [
        "TemporalMap(1,1) G", "TemporalMap(1,1) K", "TemporalMap(1,1) C", "SpatialMap(1,1) N",
    ]  # fmt: skip


def test_a_depthwise_layer_keeps_the_rest() -> None:
    directives = layer_with(layer("DSCONV"), "KC-P").directives
    assert [str(d) for d in directives] == [
        "TemporalMap(1,1) N", "TemporalMap(64,64) C", "TemporalMap(Sz(R),Sz(R)) R", "TemporalMap(Sz(S),Sz(S)) S",
        "TemporalMap(Sz(R),1) Y", "TemporalMap(Sz(S),1) X", "Cluster(64,P)", "SpatialMap(1,1) C",
    ]  # fmt: skip


def test_figure_5_is_a_row_of_12_outputs_and_6_weights() -> None:
    for example in FIGURE_5.values():
        sizes = extents(resolve(example))
        assert (sizes["X'"], sizes["S"], sizes["X"]) == (12, 6, 17)
    assert [isinstance(d, Cluster) for d in FIGURE_5["F"].directives] == [False, False, True, False, False]


def test_an_unknown_dataflow() -> None:
    with pytest.raises(SpecError, match=r"no dataflow 'KCP'; did you mean 'KC-P'\?"):
        layer_with(layer("CONV"), "KCP")


@pytest.mark.parametrize("name", NOCS)
@pytest.mark.parametrize("pes", [1, 2, 16, 17, 256])
def test_networks_on_chip(name: str, pes: int) -> None:
    hardware = NOCS[name](pes)
    (noc,) = hardware.nocs
    assert hardware.pes == pes
    assert noc.words_per_cycle is not None and noc.words_per_cycle >= 1 and noc.latency >= 1
    side = min(n for n in range(1, 20) if n * n >= pes)
    depth = min(n for n in range(10) if 2**n >= pes)
    length = {"mesh": side, "systolic": side, "tree": max(1, depth), "hierarchical-bus": 2}
    width = {"mesh": side, "systolic": side, "crossbar": pes}
    assert (noc.words_per_cycle, noc.latency) == (width.get(name, 1), length.get(name, 1))
    assert prod((hardware.multicast, hardware.reduction)) == (name in ("tree", "systolic", "hierarchical-bus"))
