"""Architectures as plain data, and every way they are refused."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from piste.errors import SpecError
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from tests.spec.described import architectures

DRAM = {"memory": {"name": "DRAM"}}
PE = {"fanout": {"name": "PE", "axes": {"x": 4, "y": 3}}}
RF = {"memory": {"name": "RF", "capacity_bytes": "512B", "keeps": ["A"]}}
MAC = {"compute": {"name": "MAC"}}


@given(architectures())
def test_plain_data_and_back_is_identity(chip: Architecture) -> None:
    assert Architecture.from_dict(chip.to_dict()) == chip
    assert Architecture.from_list(chip.to_list()).components == chip.components
    assert hash(Architecture.from_dict(chip.to_dict())) == hash(chip)


def test_components() -> None:
    chip = Architecture.from_list([DRAM, PE, RF, MAC], name="toy")
    assert chip.memories == {"DRAM": Memory("DRAM"), "RF": Memory("RF", 512, ("A",))}
    assert chip.fanouts == {"PE": Fanout("PE", {"x": 4, "y": 3})}
    assert chip.units == {"MAC": Unit("MAC")}
    assert (chip.instances("DRAM"), chip.instances("RF")) == (1, 12)
    assert [f.name for f in chip.fanouts_between("DRAM", "RF")] == ["PE"]


def memory(**fields: Any) -> list[Any]:
    return [DRAM, {"memory": {"name": "GLB", **fields}}, MAC]


@pytest.mark.parametrize(
    ("entries", "message", "place"),
    [
        ([], "an architecture must be a list, found nothing; write memories, fanouts and compute, outermost first", ()),
        ("DRAM", "an architecture must be a list, found 'DRAM'; write memories, fanouts and compute, outermost first", ()),
        ([DRAM, "MAC"], "an architecture entry has one of the keys memory, fanout, compute, found 'MAC'; write it like 'memory: {name: DRAM}'", (1,)),
        ([DRAM | MAC], "an architecture entry has one of the keys memory, fanout, compute, found {'memory': {'name': 'DRAM'}, 'compute': {'name': 'MAC'}}; write it like 'memory: {name: DRAM}'", (0,)),
        ([DRAM, {"memroy": {"name": "GLB"}}], "an architecture entry cannot be 'memroy'; did you mean 'memory'?", (1, "memroy")),
        ([DRAM, {"compute": None}], "compute must have keys (name, computes, energy_pj, ops_per_cycle, leakage_pj_per_cycle, leakage_mw, area_um2, source), found nothing; write {name: ...}", (1, "compute")),
        ([{"memory": {"capacity_bytes": 3}}], "memory has no name; write 'name: ...'", (0, "memory")),
        ([DRAM, {"fanout": {"name": "PE"}}, MAC], "fanout has no axes; write 'axes: ...'", (1, "fanout")),
        ([DRAM, {"fanout": {"name": "PE", "axes": 14}}, MAC], "axes of PE must give a width by axis, found 14; write {x: 14, y: 12}", (1, "fanout", "axes")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x": 0}}}, MAC], "the width of axis x must be a positive integer, found 0; write one such as 16", (1, "fanout", "axes", "x")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x.y": 2}}}, MAC], "the name of an axis must be letters, digits, '_' and '-', found 'x.y'; write one such as GLB", (1, "fanout", "axes", "x.y")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x": 2}, "reduce": "yes"}}, MAC], "reduce of PE must be true or false, found 'yes'; write true or false", (1, "fanout", "reduce")),
        ([DRAM, {"memory": {"name": "G L B"}}, MAC], "the name of a memory must be letters, digits, '_' and '-', found 'G L B'; write one such as GLB", (1, "memory", "name")),
        ([DRAM, {"memory": {"name": 3}}, MAC], "the name of a memory must be letters, digits, '_' and '-', found 3; write one such as GLB", (1, "memory", "name")),
        (memory(read_pj=1, read_pj_per_bit=2), "GLB says read_pj and read_pj_per_bit; write one of them", (1, "memory", "read_pj_per_bit")),
        (memory(bytes_per_cycle=8, words_per_cycle=2), "GLB says words_per_cycle and bytes_per_cycle; write one of them", (1, "memory", "bytes_per_cycle")),
        (memory(leakage_mw=1, leakage_pj_per_cycle=2), "GLB says leakage_pj_per_cycle and leakage_mw; write one of them", (1, "memory", "leakage_mw")),
        (memory(bytes_per_cycle=0), "bytes_per_cycle of GLB must be a number and positive, found 0; write one such as 16", (1, "memory", "bytes_per_cycle")),
        (memory(double_buffered="yes"), "double_buffered of GLB must be true or false, found 'yes'; write true or false", (1, "memory", "double_buffered")),
        ([DRAM, {"compute": {"name": "MAC", "energy_pj": {}}}], "energy_pj of MAC has no widths; write {8: 0.2, 16: 0.8}", (1, "compute", "energy_pj")),
        ([DRAM, {"compute": {"name": "MAC", "ops_per_cycle": {8: 0}}}], "ops_per_cycle of MAC at 8 bits must be a number and positive, found 0; write one such as 16", (1, "compute", "ops_per_cycle", 8)),
        ([DRAM, {"compute": {"name": "MAC", "ops_per_cycle": {"wide": 1}}}], "a width of ops_per_cycle of MAC must be a positive integer, found 'wide'; write one such as 16", (1, "compute", "ops_per_cycle", "wide")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x": 2}, "network": "ring"}}, MAC], "network of PE cannot be 'ring'; known: bus, tree, mesh, systolic, crossbar", (1, "fanout", "network")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x": 2}, "hop_pj": 1}}, MAC], "PE says hop_pj but no network; write network: bus", (1, "fanout", "hop_pj")),
        ([DRAM, {"fanout": {"name": "PE", "axes": {"x": 2}, "network": "bus", "words_per_cycle": 2, "link_words_per_cycle": 1}}, MAC], "PE says what a link passes and what all pass; write one of them", (1, "fanout", "link_words_per_cycle")),
        (memory(capacity=3), "memory has no key 'capacity'; did you mean 'capacity_bytes'?", (1, "memory", "capacity")),
        (memory(capacity_bytes=0), "capacity_bytes of GLB must be a number and positive, found 0; write one such as 64KiB", (1, "memory", "capacity_bytes")),
        (memory(capacity_bytes="many"), "a size is a positive number of bytes, found 'many'; write it like 512KiB, 32MB or 4096", (1, "memory", "capacity_bytes")),
        (memory(words_per_cycle=0), "words_per_cycle of GLB must be a number and positive, found 0; write one such as 16", (1, "memory", "words_per_cycle")),
        (memory(read_pj=-1.0), "read_pj of GLB must be a number and not negative, found -1.0; write one such as 16", (1, "memory", "read_pj")),
        (memory(read_pj="6 pJ"), "read_pj of GLB must be a number and not negative, found '6 pJ'; write 6", (1, "memory", "read_pj")),
        (memory(read_pj=float("nan")), "read_pj of GLB must be a number and not negative, found nan; write one such as 16", (1, "memory", "read_pj")),
        (memory(keeps="A"), "keeps of GLB must be a list of names, found 'A'; write it like [A, B]", (1, "memory", "keeps")),
        (memory(keeps=["A", "A"]), "keeps of GLB names A twice; write it once", (1, "memory", "keeps")),
        ([DRAM, DRAM, MAC], "two components are named 'DRAM'; give each a name of its own", (1,)),
        ([DRAM, MAC, RF], "RF stands after the compute unit MAC; put compute last", (2,)),
        ([MAC], "an architecture needs at least one memory; write '- memory: {name: DRAM}'", ()),
        ([DRAM], "an architecture needs at least one compute; write '- compute: {name: MAC}'", ()),
    ],
)  # fmt: skip
def test_refusals(entries: Any, message: str, place: tuple[Any, ...]) -> None:
    with pytest.raises(SpecError) as error:
        Architecture.from_list(entries)
    assert str(error.value) == message
    assert error.value.place == place


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (3, "an architecture must have keys (components, name, clock_hz, source), found 3; write {components: ...}"),
        ({"name": "toy"}, "an architecture has no components; write 'components: ...'"),
        ({"components": [DRAM, MAC], "clock_hz": "1GHz"}, "clock_hz of an architecture must be a number and positive, found '1GHz'; write 1e9"),
        ({"components": [DRAM, MAC], "clock": 1}, "an architecture has no key 'clock'; did you mean 'clock_hz'?"),
    ],
)  # fmt: skip
def test_refusals_of_files(data: Any, message: str) -> None:
    with pytest.raises(SpecError) as error:
        Architecture.from_dict(data)
    assert str(error.value) == message
