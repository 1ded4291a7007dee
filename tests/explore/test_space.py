"""A space says what it holds, and refuses in one line what means nothing."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.dataflow.directives import Layer
from piste.errors import SpecError
from piste.explore.family import Family
from piste.explore.grid import Grid, choice
from piste.explore.space import Space, read_space
from tests.examples import examples

CONV = Layer("conv", "CONV", {"K": 8, "C": 8, "R": 3, "S": 3, "Y": 12, "X": 12}, ())
MACHINE: dict[str, Any] = {"dataflow": "C-P", "pes": [4, 8], "noc_bw": [1, 2]}

NETWORK = """
Network toy {
    Layer one { Type: CONV  Dimensions { K: 8, C: 4, R: 3, S: 3, Y: 10, X: 10 } Dataflow { SpatialMap(1,1) K; } }
    Layer two { Type: CONV  Dimensions { K: 8, C: 4, R: 3, S: 3, Y: 10, X: 10 } Dataflow { SpatialMap(1,1) K; } }
    Layer three { Type: CONV  Dimensions { K: 2, C: 4, R: 1, S: 1, Y: 9, X: 9 } Dataflow { SpatialMap(1,1) K; } }
}
"""

FILE = """
explore:
  workload: {network: toy.m, layers: {one: 2, two: 1, three: 4}}
  parameters:
    pes: {from: 4, to: 16, step: 4}
    noc_bw: {from: 1, to: 8, times: 2}
    multicast: [true, false]
    l1: 2*pes
  limits: {area_mm2: 2, noc_bw: 4}
  objectives: [cycles, area]
  prices: {pe_um2: 300}
"""


def test_a_file(tmp_path: Path) -> None:
    (tmp_path / "toy.m").write_text(NETWORK)
    (tmp_path / "space.yaml").write_text(FILE)
    space = read_space(tmp_path / "space.yaml")
    assert space.size == 2 * 4 * 4
    assert [(layer.name, weight) for layer, weight in space.layers] == [("one", 3), ("three", 4)]
    assert space.limits == {"area_um2": 2e6, "noc_bw": 4}
    assert space.prices.pe_um2 == 300
    assert space.parameters == ("multicast", "pes", "noc_bw", "l1", "l2")
    assert [variant.hardware.multicast for variant in space.variants] == [True, False]


def test_layers_of_a_file_and_layers_that_are_written_out(tmp_path: Path) -> None:
    (tmp_path / "toy.m").write_text(NETWORK)
    assert [weight for _, weight in Space.of("toy.m", MACHINE, folder=tmp_path).layers] == [2, 1]
    some = {"network": "toy.m", "layers": ["three"]}
    gemm = {"name": "fc", "type": "GEMM", "dims": {"M": 4, "N": 5, "K": 6}, "weight": 0.5}
    space = Space.of([some, gemm, {"dims": dict(CONV.dims), "stride": [2, 1]}], MACHINE, folder=tmp_path)
    assert [(layer.name, layer.type, layer.stride, weight) for layer, weight in space.layers] == [
        ("three", "CONV", (1, 1), 1),
        ("fc", "GEMM", (1, 1), 0.5),
        ("CONV", "CONV", (2, 1), 1),
    ]


def test_buffers_that_nothing_follows_from_stand_last() -> None:
    space = Space.of(CONV, {"l2": [64], "l1": [8, 9], "noc_bw": [1], "pes": "l1*4", "dataflow": "C-P"})
    assert list(space.grid.choices) == ["l1", "noc_bw", "pes", "l2"]
    assert space.spare == ("l2",)


def test_a_buffer_in_a_directive_is_not_spare() -> None:
    flow = {"mine": "TemporalMap(l1/8,l1/8) C; SpatialMap(1,1) K"}
    assert Space.of(CONV, {**MACHINE, "dataflow": flow, "l1": [8, 16], "l2": [64]}).spare == ("l2",)


@settings(max_examples=examples(60))
@given(st.integers(1, 9), st.integers(1, 9), st.integers(1, 9), st.sampled_from(["a", "b", "c", ""]))
def test_spans_hold_all_values_and_are_the_value_where_all_is_known(a: int, b: int, c: int, known: str) -> None:
    text = "max(3*a - b*(c - 5), 7*a//(b + c), min(a, b, 20 - c)) + 2"
    grid = Grid({"d": text, "a": (a, a + 3), "b": (b, b + 2), "c": (c, c + 5)})
    low, high = grid.spans({known: (a, a)} if known == "a" else {})["d"]
    values = []
    for x, y, z in product(grid.choices["a"], grid.choices["b"], grid.choices["c"]):
        assert isinstance(x, int) and isinstance(y, int) and isinstance(z, int)
        d = max(3 * x - y * (z - 5), 7 * x // (y + z), min(x, y, 20 - z)) + 2
        rows = {"a": np.array([x, x]), "b": np.array([y, y]), "c": np.array([z, z])}
        assert grid.columns(rows)["d"].tolist() == [d, d]
        values += [d] if known != "a" or x == a else []
    assert low <= min(values) and max(values) <= high


def test_keys_tell_spaces_apart() -> None:
    def buffers(columns: dict[str, Any]) -> Any:
        return -columns["l1"]

    def other(columns: dict[str, Any]) -> Any:
        return -columns["l2"]

    spaces = [
        Space.of(CONV, MACHINE),
        Space.of(CONV, {**MACHINE, "pes": [4, 9]}),
        Space.of(CONV, {**MACHINE, "dataflow": "X-P"}),
        Space.of(CONV, {**MACHINE, "multicast": False}),
        Space.of(CONV, MACHINE, {"area_mm2": 3}),
        Space.of(CONV, MACHINE, objectives=["energy"]),
        Space.of(CONV, MACHINE, objectives=["energy", buffers]),
        Space.of(CONV, MACHINE, objectives=["energy", other]),
        Space.of(CONV, MACHINE, prices={"pe_um2": 1}),
        Space.of(CONV, MACHINE, prices={"bits": 8}),
        Space.of(CONV, {**MACHINE, "bits": [8, 16]}),
        Space.of(CONV, {**MACHINE, "bits": [8, 16]}, objectives=["energy", "precision"]),
        Space.of([(CONV, 2)], MACHINE),
    ]
    keys = {Family(space, skip).key for space in spaces for skip in (True, False)}
    assert len(keys) == 2 * len(spaces)
    assert Family(Space.of(CONV, MACHINE)).key == Family(Space.of(CONV, dict(MACHINE))).key


@pytest.mark.parametrize(
    "data, reason",
    [
        ([], "pes has no values; write a list, {from: 8, to: 64, step: 8} or arithmetic"),
        ([4, 4], "pes has 4 twice; write it once"),
        ([0], "a value of pes must be a positive integer, found 0; write one such as 16"),
        (True, "a value of pes must be a positive integer, found true; write one such as 16"),
        ({"from": 9, "to": 8}, "pes has no range in {'from': 9, 'to': 8}; write it like {from: 8, to: 64, step: 8}"),
        ({"from": 9}, "pes has no to; write 'to: ...'"),
        ({"form": 9, "to": 9}, "pes has no key 'form'; did you mean 'from'?"),
        (2**31, "pes goes up to 2147483648; write values below 2**31"),
    ],
)
def test_choices_that_are_none(data: Any, reason: str) -> None:
    with pytest.raises(SpecError) as error:
        choice(data, "pes")
    assert str(error.value) == reason


def refused(parameters: dict[str, Any], **rest: Any) -> str:
    with pytest.raises(SpecError) as error:
        Space.of(rest.pop("workload", CONV), {**MACHINE, **parameters}, **rest)
    return str(error.value)


@pytest.mark.parametrize(
    "parameters, reason",
    [
        ({"pes": "4*pe"}, "pes: no parameter 'pe'; did you mean 'pes'?"),
        ({"pes": "l1", "l1": "pes"}, "pes: 'l1' leads back to pes; give one of them values"),
        ({"l1": "4*"}, "l1: '4*' cannot be read; write arithmetic such as 64*pes"),
        ({"l1": "pes**2"}, "'pes ** 2' cannot be worked out; write whole numbers, parameters, + - * / // min max"),
        ({"l1": "open(pes)"}, "'open(pes)' cannot be worked out; write whole numbers, parameters, + - * / // min max"),
        ({"l1": "3*pes/5"}, "l1: '3 * pes / 5' is not whole where pes is 4; write 3 * pes // 5, which rounds down"),
        ({"l1": "7/2"}, "l1: '7 / 2' is not whole; write 7 // 2, which rounds down"),
        ({"l1": "64/(pes-4)"}, "'pes - 4' can be below 1 and divides; write one that cannot"),
        ({"l1": "pes - 9"}, "l1: 'pes - 9' is between -5 and -1; write one with values from 1 to 2**31 - 1"),
        ({"l1": "pes*2000000000"}, "l1: 'pes*2000000000' is between 8000000000 and 16000000000; write one with values"
                                   " from 1 to 2**31 - 1"),
        ({"l1": "pes*9000000000000000/9000000000000000"}, "arithmetic goes up to 72000000000000000; write smaller"
                                                          " numbers"),
        ({"lane": 4}, "nothing has the parameter 'lane'; did you mean 'lanes'?"),
        ({"K": 4}, "K is a dimension of layer 'conv'; write another name"),
        ({"macs": 4}, "macs is what is found for a design; write another name"),
        ({"dataflow": "KCP"}, "no dataflow 'KCP'; did you mean 'KC-P'?"),
        (
            {"dataflow": "TemporalMap(1,1) Q"},
            "layer 'conv': TemporalMap(1,1) Q: no dimension 'Q'; known: K, C, R, S, Y, X, Y', X'",
        ),
        ({"dataflow": []}, "dataflow has no values; write such as [KC-P, YR-P]"),
        ({"dataflow": None}, "layer 'conv' has no dataflow; write dataflow: KC-P among the parameters"),
        ({"multicast": 1}, "multicast must be true or false, found 1; write true or false"),
    ],
)  # fmt: skip
def test_parameters_that_mean_nothing(parameters: dict[str, Any], reason: str) -> None:
    assert refused(parameters) == reason


def test_other_refusals(tmp_path: Path) -> None:
    (tmp_path / "toy.m").write_text(NETWORK)
    network = str(tmp_path / "toy.m")
    assert refused({}, objectives=["aera"]) == "no objective 'aera'; did you mean 'area'?"
    assert refused({}, objectives=["precision"]) == "precision needs the parameter bits; write such as bits: [8, 16]"
    assert refused({}, limits={"area": 1}).startswith("limits has no key 'area'; did you mean 'area_")
    assert refused({}, limits={"area_mm2": 0}).startswith("the limit area_mm2 must be a number and positive, found 0")
    assert refused({}, limits={"area_mm2": 1, "area_um2": 1}) == "limits have area_mm2 and area_um2; write one of them"
    assert refused({}, workload=[]) == "the workload has no layers; write at least one"
    assert refused({}, workload={"network": network, "layers": ["four"]}).startswith("toy has no layer 'four'; ")
    assert refused({}, workload={"dims": {"K": 0}}).startswith("K of CONV must be a positive integer, found 0")
    assert refused({}, workload={"type": "CONF", "dims": {}}) == "no type of layer 'CONF'; did you mean 'CONV'?"
    assert refused({}, workload={"dims": {"K": 3}}).startswith("layer 'CONV': a CONV layer needs C, ")
    assert refused({}, workload={"dims": dict(CONV.dims), "stride": [1, 2, 3]}) == (
        "the stride of CONV is [1, 2, 3]; write 2, or [2, 1] for rows and columns"
    )
    with pytest.raises(SpecError, match=r"^parameters has no noc_bw; write 'noc_bw: \.\.\.'$"):
        Space.of(CONV, {"pes": 4})


@pytest.mark.parametrize(
    "before, after, reason",
    [
        ("step: 4", "stop: 4", "space.yaml:5: pes has no key 'stop'; did you mean 'step'?"),
        ("2*pes", "2*pe", "space.yaml:8: l1: no parameter 'pe'; did you mean 'pes'?"),
        ("area_mm2: 2", "area_mm2: -2", "space.yaml:9: the limit area_mm2 must be"),
        ("one: 2", "on: 2", "space.yaml:3: toy has no layer 'on'; did you mean 'one'?"),
        ("  prices", "  price", "space.yaml:11: explore has no key 'price'; did you mean 'prices'?"),
    ],
)
def test_errors_in_a_file_have_their_line(tmp_path: Path, before: str, after: str, reason: str) -> None:
    (tmp_path / "toy.m").write_text(NETWORK)
    (tmp_path / "space.yaml").write_text(FILE.replace(before, after))
    with pytest.raises(SpecError) as error:
        read_space(tmp_path / "space.yaml")
    assert reason in str(error.value)


def test_a_file_without_a_space_says_what_to_write(tmp_path: Path) -> None:
    (tmp_path / "chip.yaml").write_text("name: mine\ncomponents: []\n")
    with pytest.raises(
        SpecError, match=r"chip.yaml has no space of designs; write 'explore: \{parameters: ...\}' beside"
    ):
        read_space(tmp_path / "chip.yaml")
