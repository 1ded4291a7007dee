"""Prices from tables: the numbers that stand there, the rules between them, and who is named as the source."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import pytest

import piste
from piste.errors import SpecError
from piste.spec.architecture import Architecture
from piste.spec.prices import compare, price, tables


def test_every_table_says_where_it_is_from() -> None:
    assert set(tables()) >= {
        "horowitz-45nm",
        "cacti-45nm",
        "exercises-32nm",
        "eyeriss-relative",
        "maestro",
        "orojenesis",
    }
    assert all(len(table["source"]) > 40 for table in tables().values())
    assert "no longer have" in tables()["maestro"]["source"]


def test_what_stands_in_a_table_is_taken_as_it_is() -> None:
    p = price("sram", kib=32, width_bits=64, table="horowitz-45nm")
    assert (p.read_pj, p.source) == (20.0, "horowitz-45nm: 32 KiB as it stands there")
    assert price("sram", kib=64, table="cacti-45nm").um2 == 209046.0
    assert price("dram", technology="HBM2").source == "cacti-45nm: HBM2, 6.25 pJ a bit"
    assert price("register", bytes=24, table="exercises-32nm").read_pj == 0.202442


def test_rules_are_named_and_hold() -> None:
    between = price("sram", kib=sqrt(32 * 1024), table="horowitz-45nm")
    assert between.read_pj == pytest.approx(sqrt(20 * 100))
    beyond = price("sram", kib=4096, table="horowitz-45nm")
    assert beyond.read_pj == pytest.approx(200) and "from 1024 KiB by the root of the size" in beyond.source
    half = price("sram", kib=32, width_bits=32, node_nm=22.5, table="horowitz-45nm")
    assert half.read_pj == pytest.approx(20 / 2 / 2) and "energy by length, area by its square" in half.source
    wide = price("mac", bits=16, table="exercises-32nm")
    assert wide.read_pj == pytest.approx(4 * 0.207692) and "by the square of the width" in wide.source


def test_sources_differ_and_can_be_compared() -> None:
    macs = {name: p.read_pj for name, p in compare("mac", bits=8, node_nm=45).items() if p.read_pj}
    assert macs["cacti-45nm"] / macs["horowitz-45nm"] == pytest.approx(1.03 / 0.25)
    assert "orojenesis" in compare("sram", kib=1) and "orojenesis" not in compare("dram")


def test_a_chip_may_say_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "chip.yaml"
    path.write_text("""\
- memory: {name: DRAM, dram: {technology: LPDDR4}}
- memory: {name: GLB, sram: {kib: 64, width_bits: 64, node_nm: 45, table: cacti-45nm}, words_per_cycle: 8}
- compute: {name: MAC, mac: {bits: 8, node_nm: 45}}
""")
    chip = piste.load(path)
    assert isinstance(chip, Architecture)
    glb = chip.memories["GLB"]
    assert (glb.capacity_bytes, glb.area_um2, glb.words_per_cycle) == (65536, 209046.0, 8)
    assert glb.read_pj_per_bit == pytest.approx(25.87 / 64)
    assert glb.source.startswith("cacti-45nm: 64 KiB") and chip.units["MAC"].energy_pj == 0.25
    report = piste.evaluate(piste.gemm(4, 4, 4, bits=8), chip, "DRAM | keep A, W, B\nGLB | keep A, W, B\n | compute B")
    assert report.energy.by_component["DRAM"] == pytest.approx(48 * 8 * 8)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("{name: G, sram: {kib: -1}}", "kib must be a number and positive"),
        ("{name: G, sram: {kb: 4}}", "sram has no key 'kb'; did you mean 'kib'"),
        ("{name: G, sram: 64}", "sram says what it is"),
        ("{name: G, dram: {kind: HBM2}}", "dram has no key 'kind'"),
        ("{name: G, dram: {5: HBM2}}", "dram has no key '5'"),
        ("{name: G, sram: {kib: 4, table: horowitz}}", "did you mean 'horowitz-45nm'"),
        ("{name: G, dram: {technology: HBM9}}", "no table has the technology 'HBM9'"),
        ("{name: G, mac: {bits: 8}}", "a memory is no mac"),
        ("{name: G, sram: {kib: 4}, dram: {}}", "write one of them"),
        ("{name: G, sram: {kib: 4}, read_pj: 3}", "write one of them"),
    ],
)
def test_wrong_descriptions_are_told(tmp_path: Path, entry: str, message: str) -> None:
    path = tmp_path / "chip.yaml"
    path.write_text(f"- memory: {{name: DRAM}}\n- memory: {entry}\n- compute: {{name: MAC}}\n")
    with pytest.raises(SpecError, match=f"chip.yaml:2: .*{message}"):
        piste.load(path)


def test_the_live_back_end_says_what_it_needs() -> None:
    with pytest.raises(SpecError, match="hwcomponents"):
        price("mac", bits=8, table="hwcomponents")


def test_a_register_needs_no_table() -> None:
    assert (
        price("register", bytes=64, width_bits=16, node_nm=32).source
        == "exercises-32nm: between 32 and 384 bytes on logarithmic scales"
    )
    assert set(compare("register", bytes=2)) == {"cacti-45nm", "exercises-32nm", "eyeriss-relative"}


def test_a_report_says_whose_prices() -> None:
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "dram": {"technology": "LPDDR4"}}},
            {"memory": {"name": "GLB", "sram": {"kib": 48, "node_nm": 7}}},
            {"compute": {"name": "MAC", "mac": {"bits": 8}}},
        ]
    )
    found = piste.search(piste.gemm(8, 8, 8), chip)
    assert found.report is not None
    for text in (str(found), str(found.report)):
        rows = text.partition("Whose prices\n")[2].partition("\n\n")[0].splitlines()
        assert [row.split()[0] for row in rows] == ["DRAM", "GLB", "MAC"]
        assert "from 45 to 7 nm: energy by length, area by its square; no area" in rows[1]
    assert found.report.to_dict()["sources"]["MAC"] == "horowitz-45nm: 8 bits"
    assert "Whose prices" not in str(piste.search(piste.gemm(8, 8, 8), "eyeriss"))
