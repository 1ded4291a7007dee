"""Where the released MAESTRO is wrong, one defect at a time: its number, and what running the directives gives.

Its numbers here were seen in the tool or follow from cases that were; docs/maestro-defects.md explains them.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from piste.dataflow.directives import COUPLINGS, Layer
from piste.dataflow.exact import analysis as exact
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import layer_with
from piste.dataflow.released import maestro
from piste.dataflow.text import parse_directives
from piste.errors import SpecError
from piste.results.flow import LayerFlow

CONV = Layer("conv", "CONV", {"K": 6, "C": 5, "R": 3, "S": 3, "Y": 9, "X": 10}, ())
ROW = Layer("row", "CONV", {"K": 1, "C": 1, "R": 1, "S": 6, "Y": 1, "X": 17}, ())
KC_4 = """SpatialMap(1,1) K; TemporalMap(4,4) C; TemporalMap(3,3) R; TemporalMap(3,3) S; TemporalMap(3,1) Y
    TemporalMap(3,1) X; Cluster(4,P); SpatialMap(1,1) C"""
Y_P = """TemporalMap(1,1) K; TemporalMap(1,1) C; TemporalMap(3,3) R; TemporalMap(3,3) S; TemporalMap(3,1) X
    SpatialMap(3,1) Y"""


def both(layer: Layer, pes: int, directives: str = "", width: int | None = 4) -> tuple[LayerFlow, LayerFlow]:
    """What the tool reports, and what is so."""
    if directives:
        layer = replace(layer, directives=parse_directives(directives))
    hardware = Hardware(pes, (Noc(width),))
    return maestro.analyse(layer, hardware), exact.analyse(layer, hardware)


def read(flows: tuple[LayerFlow, LayerFlow], tensor: str) -> tuple[float, float]:
    return flows[0].tensors[tensor].l2_reads, flows[1].tensors[tensor].l2_reads


def written(flows: tuple[LayerFlow, LayerFlow]) -> tuple[float, float]:
    return flows[0].tensors["output"].l2_writes, flows[1].tensors["output"].l2_writes


def test_1_a_loop_that_starts_again_brings_nothing() -> None:
    row = replace(ROW, dims={**ROW.dims, "K": 6})
    assert read(both(row, 3, "TemporalMap(6,1) X; SpatialMap(1,1) K; TemporalMap(6,6) S"), "filter") == (234, 432)
    assert read(both(layer_with(CONV, "C-P"), 4), "filter") == (3_240, 6_210)


def test_2_the_last_of_too_many_pes_gets_nothing() -> None:
    conv = replace(CONV, dims={"K": 64, "C": 64, "R": 3, "S": 3, "Y": 56, "X": 56})
    assert read(both(layer_with(conv, "C-P"), 256, width=32), "filter") == (36_297, 64 * 64 * 9)


def test_3_one_pe_at_the_edge_makes_its_input() -> None:
    flows = both(ROW, 11, "SpatialMap(6,1) X; TemporalMap(6,6) S")
    assert (flows[0].macs, flows[1].macs) == (102, 72)
    flows = both(CONV, 6, Y_P)
    assert (flows[0].macs, flows[1].macs) == (19_440, 15_120)


def test_4_a_cut_tile_is_fetched_whole() -> None:
    assert read(both(CONV, 4, KC_4), "filter") == (432, 270)


def test_5_neighbours_share_no_halo_at_first() -> None:
    assert read(both(ROW, 12, "SpatialMap(6,1) X; TemporalMap(6,6) S"), "input") == (72, 17)


def test_6_outputs_leave_in_every_step_and_never_return() -> None:
    flows = both(layer_with(CONV, "C-P"), 4)
    assert written(flows) == (672, 336)
    flows = both(layer_with(CONV, "X-P"), 4)
    assert written(flows) == (1_680, 1_680)
    assert read(flows, "output") == (336, 1_344)


def test_7_strided_tiles_make_outputs_that_are_not_there() -> None:
    strided = replace(CONV, dims={"K": 4, "C": 4, "R": 3, "S": 3, "Y": 17, "X": 17}, stride=(2, 2))
    flows = both(strided, 4, "SpatialMap(1,1) K; TemporalMap(1,1) C; TemporalMap(9,8) Y; TemporalMap(3,2) X; "
                             "TemporalMap(3,3) R; TemporalMap(3,3) S")  # fmt: skip
    outputs = 4 * 8 * 8
    assert (flows[0].macs, flows[1].macs) == (7 / 4 * outputs * 4 * 9, outputs * 4 * 9)
    assert flows[0].tensors["output"].l2_reads == 4 * 15 * 15


def test_8_clusters_start_anew_in_every_step() -> None:
    flows = both(CONV, 4, KC_4)
    assert flows[0].macs == flows[1].macs == 15_120
    assert (flows[0].cycles, flows[1].cycles) == (18_162, 6_112)


def test_9_cut_clusters_move_as_much_as_whole_ones() -> None:
    row = replace(CONV, dims={"K": 1, "C": 1, "R": 3, "S": 3, "Y": 3, "X": 14})
    layer = layer_with(row, "YX-P")  # columns in clusters of eight: eight of twelve, then four
    whole, cut = maestro.analyse(layer, Hardware(8, (Noc(1),))).cases
    assert (whole.macs, cut.macs) == (72, 36)
    alone = maestro.analyse(replace(layer, dims={**row.dims, "X": 6}), Hardware(8, (Noc(1),))).cases[0]
    assert (alone.macs, alone.cycles - alone.ingress) == (36, 54)
    assert whole.cycles - whole.ingress == cut.cycles == 90


def test_10_the_csv_has_the_energy_of_another_layer() -> None:
    flows = both(layer_with(replace(CONV, dims={"K": 64, "C": 64, "R": 3, "S": 3, "Y": 56, "X": 56}), "KC-P"), 256)
    assert round(flows[0].extra["csv"]["Activity count-based Energy (nJ)"]) == 41_699
    assert f"{flows[0].energy_in_macs:g}" == "1.03029e+09"  # on the screen; 0.00023 nJ each make 236,967


def test_11_outputs_without_a_window() -> None:
    layer = replace(CONV, directives=parse_directives("SpatialMap(1,1) Y'; TemporalMap(1,1) K"))
    with pytest.raises(SpecError, match="memory that nobody set"):
        maestro.analyse(layer, Hardware(4))
    assert exact.analyse(layer, Hardware(4)).macs == 15_120


def test_12_outputs_are_held_as_inputs() -> None:
    flows = both(layer_with(CONV, "C-P"), 4)
    assert [flow.tensors["output"].l1_size for flow in flows] == [18, 2]


def test_13_a_step_that_computes_nothing() -> None:
    dense = replace(CONV, dims={"K": 4, "C": 4, "R": 3, "S": 3, "Y": 3, "X": 3})
    maps = "SpatialMap(1,1) K; TemporalMap(3,3) Y'; TemporalMap(3,3) R; TemporalMap(3,3) S"
    dense = replace(dense, directives=parse_directives(maps))
    with pytest.raises(SpecError, match="divides by zero"):
        maestro.analyse(dense, Hardware(4))
    assert exact.analyse(dense, Hardware(4)).macs == 144


def test_14_groups_and_transposed_layers() -> None:
    grouped = Layer("grouped", "NGCONV", {"G": 2, **CONV.dims, "C": 4, "K": 3}, (), coupling=COUPLINGS["NGCONV"])
    flows = both(grouped, 4, "TemporalMap(1,1) G; TemporalMap(1,1) K; SpatialMap(1,1) C; TemporalMap(3,1) Y; "
                             "TemporalMap(3,1) X")  # fmt: skip
    assert written(flows) == (4 * 336, 336)
    transposed = replace(CONV, type="TRCONV", stride=(2, 2), coupling=COUPLINGS["TRCONV"])
    plain = replace(CONV, stride=(2, 2))
    (theirs, ours), (as_theirs, _) = both(layer_with(transposed, "C-P"), 4), both(layer_with(plain, "C-P"), 4)
    assert theirs.extra == as_theirs.extra
    assert theirs.macs == 6 * 5 * 9 * (4 * 4)  # downsampled, and not upsampled
    assert ours.tensors["output"].l2_writes == 6 * 15 * 17
