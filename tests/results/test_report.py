"""The report of counts written by hand: its numbers, its plain form, its views."""

from __future__ import annotations

import dataclasses
import json
import sys
from pathlib import Path

import pytest

import piste
from piste.cost.evaluate import report
from piste.errors import DoesNotFit, SpecError
from piste.results.report import Counts, Part, Phase, Report, Traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import gemm
from piste.spec.mapping import Compute, Fuse, Mapping
from piste.spec.workload import Workload

CHIP = Architecture(
    (
        Memory("DRAM", words_per_cycle=1, read_pj=100, write_pj=100),
        Memory("GLB", capacity_bytes=60, read_pj=5, write_pj=5, area_um2=500, leakage_pj_per_cycle=1),
        Fanout("PE", {"x": 4}, word_pj=1),
        Unit("MAC", energy_pj=2, area_um2=10),
    )
)


def made(chip: Architecture = CHIP, scale: int = 1) -> Report:
    """A 4 x 4 x 4 product that reads 16 of A and of W and writes 16 of B; GLB holds all of W, half of A and B."""
    total = {
        ("DRAM", "A"): Traffic(reads=16 * scale),
        ("DRAM", "W"): Traffic(reads=16 * scale),
        ("DRAM", "B"): Traffic(updates=16 * scale),
        ("GLB", "A"): Traffic(reads=64 * scale, fills=16 * scale),
        ("GLB", "W"): Traffic(reads=64 * scale, fills=16 * scale),
        ("GLB", "B"): Traffic(reads=48 * scale, updates=64 * scale, drains=16 * scale),
    }
    phase = Phase({"B": 16 * scale}, {"B": 64 * scale}, total, total, {("PE", "A"): (192 * scale, 192 * scale)})
    counts = Counts(
        phases=[phase],
        instances=dict.fromkeys(total, 1),
        occupancy={"DRAM": {"A": 16, "W": 16, "B": 16}, "GLB": {"A": 8, "W": 16, "B": 8}},
        peak={"DRAM": 48, "GLB": 32},
        peak_bits={"DRAM": 768, "GLB": 512},
        unit_instances={"B": 4},
    )
    return report(gemm(4, 4, 4), chip, Mapping((Compute("B"),)), counts)


def test_numbers() -> None:
    r = made()
    assert (r.macs, r.compute_cycles, r.cycles) == (64, 16, 48)
    assert r.bottleneck == Part("DRAM", "port", 48)
    assert r.utilization == 64 / (48 * 4)
    assert r.energy_pj == 48 * 100 + (80 + 80 + 128) * 5 + 192 + 64 * 2 + 48
    assert r.edp_pj_cycles == r.energy_pj * 48
    assert r.seconds == 48e-9
    assert r.area_um2 == 540


def test_what_does_not_fit_is_an_answer_with_numbers() -> None:
    r = made()
    assert not r.fits
    assert r.misfits == (DoesNotFit("GLB", "W", needs_bytes=64, has_bytes=60),)
    assert "does not fit: GLB needs 64 bytes but has 60; most of it is W" in str(r)
    roomy = [dataclasses.replace(c, capacity_bytes=64) if c.name == "GLB" else c for c in CHIP.components]
    assert made(Architecture(tuple(roomy))).fits


def test_the_plain_form_has_the_promised_keys_and_survives_json() -> None:
    plain = made().to_dict()
    assert json.loads(json.dumps(plain)) == plain
    promised = {"macs", "compute_cycles", "cycles", "utilization", "energy_pj", "counts", "occupancy"}
    assert promised <= plain.keys()
    first = {"memory": "DRAM", "tensor": "A", "instances": 1, "reads": 16, "fills": 0, "updates": 0, "drains": 0}
    assert plain["counts"][0] == {**first, "energy_pj": 1600}
    assert plain["occupancy"]["GLB"] == {"A": 8, "W": 16, "B": 8, "total": 32}
    assert plain["misfits"] == [{"memory": "GLB", "tensor": "W", "needs_bytes": 64, "has_bytes": 60}]
    assert plain["bottleneck"] == {"name": "DRAM", "kind": "port"}
    assert plain["phases"][0]["parts"][0] == {"name": "MAC", "kind": "compute", "cycles": 16}


def test_nothing_overflows() -> None:
    r = made(scale=10**30)
    assert r.counts[0].reads == 16 * 10**30
    assert r.cycles == 48 * 10**30
    assert r.edp_pj_cycles == pytest.approx(made().edp_pj_cycles * 1e60)
    assert "48,000,000,000" in str(r)
    assert json.loads(json.dumps(r.to_dict()))["cycles"] == 48 * 10**30


def test_the_frame_has_a_row_per_memory_and_tensor() -> None:
    frame = made().to_frame()
    assert list(frame.columns) == ["memory", "tensor", "instances", "reads", "fills", "updates", "drains", "energy_pj"]
    assert frame[frame.memory == "GLB"].reads.sum() == 176


def test_without_pandas_the_frame_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"Report.to_frame needs pandas: pip install pandas"):
        made().to_frame()


def test_the_first_view_answers_at_a_glance() -> None:
    assert str(made()) == GLANCE


def test_a_report_without_prices_says_nothing_of_energy() -> None:
    bare = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 4}), Unit("MAC")))
    r = made(bare)
    assert r.energy_pj == 0
    assert "Where the energy goes" not in str(r)
    r.plot()
    r._repr_html_()


def test_the_picture_is_written_where_asked(tmp_path: Path) -> None:
    for name in ("report.png", "report.svg", "report.pdf"):
        made().plot(tmp_path / name)
        assert (tmp_path / name).stat().st_size > 5000
    assert len(made().plot().axes) == 3


def test_a_picture_in_an_unknown_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"report\.bmpp: no picture format 'bmpp'; write a name that ends in .*png"):
        made().plot(tmp_path / "report.bmpp")
    assert not list(tmp_path.iterdir())


def test_html_escapes_what_it_shows() -> None:
    html = made()._repr_html_()
    assert html.count("<table>") == html.count("</table>") == 3
    assert "DRAM port" in html


def test_phases_are_shown_one_by_one() -> None:
    w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=2, k=2, l=2, n=2)
    chip = Architecture((Memory("DRAM", read_words_per_cycle=1), Unit("MAC", energy_pj=1)))
    first = Phase({"P": 8}, {"P": 8}, {("DRAM", "A"): Traffic(reads=8)}, {("DRAM", "A"): Traffic(reads=8)})
    second = Phase({"Z": 8}, {"Z": 8}, {("DRAM", "D"): Traffic(reads=9)}, {("DRAM", "D"): Traffic(reads=9)})
    counts = Counts(
        [first, second], {("DRAM", "A"): 1, ("DRAM", "D"): 1}, {"DRAM": {"A": 4}}, {"DRAM": 4}, {"DRAM": 64}
    )
    r = report(w, chip, Mapping((Fuse(((Compute("P"),), (Compute("Z"),))),)), counts)
    assert (r.cycles, r.compute_cycles, r.macs) == (17, 16, 16)
    assert r.bottleneck == Part("DRAM", "read", 9)
    assert "  P: 8 cycles, limited by MAC compute\n" in str(r)
    assert "  Z: 9 cycles, limited by DRAM read\n" in str(r)
    r.plot()


GLANCE = """\
B[m,n] = A[m,k] * W[k,n] m=4 k=4 n=4
48 cycles (48 ns), limited by DRAM port; 33.3% of the peak rate
6.61 nJ, 72.6% of it in DRAM; EDP 3.17e+05 pJ*cycles
540 µm² of silicon
does not fit: GLB needs 64 bytes but has 60; most of it is W

What limits it: cycles, overlapped
  DRAM port    48  ████████████████████████
  MAC compute  16  ████████

Where the energy goes
                                                     A       W       B
  DRAM      4.8 nJ   72.6%  █████████████████▍  1.6 nJ  1.6 nJ  1.6 nJ
  GLB      1.44 nJ   21.8%  █████▎              400 pJ  400 pJ  640 pJ
  PE        192 pJ   2.91%  ▊
  MAC       128 pJ   1.94%  ▌
  leakage    48 pJ  0.726%  ▏

What each memory holds, per instance, at most
  DRAM  96 B  unbounded                                   A 32 B, W 32 B, B 32 B
  GLB   64 B  of 60 B    107%  ████████████████████████+  A 16 B, W 32 B, B 16 B

What moves, in elements
           instances  reads  fills  updates  drains
  DRAM  A          1     16      0        0       0
  DRAM  W          1     16      0        0       0
  DRAM  B          1      0      0       16       0
  GLB   A          1     64     16        0       0
  GLB   W          1     64     16        0       0
  GLB   B          1     48      0       64      16"""


def test_a_double_buffered_memory_says_why_it_needs_more_than_it_holds() -> None:
    chip = piste.Architecture.from_list([
        {"memory": {"name": "DRAM"}},
        {"memory": {"name": "GLB", "capacity_bytes": 40, "double_buffered": True}},
        {"compute": {"name": "MAC"}},
    ])  # fmt: skip
    tree = "DRAM | keep A, W, B\n | for m in steps of 4\nGLB | keep A\n | compute B"
    lines = str(piste.evaluate(piste.gemm(16, 4, 2), chip, tree)).splitlines()
    (misfit,) = (line for line in lines if line.startswith("does not fit"))
    assert misfit.startswith("does not fit: GLB needs 64 bytes but has 40")
    assert misfit.endswith("with room for the next tiles, as it is double buffered")
