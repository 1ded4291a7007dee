"""What a curve knows, and how it is shown."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path

import pytest

import piste
from piste.results.curve import Curve


@pytest.fixture(scope="module")
def curve() -> Curve:
    return piste.bound("gemm:64,64,64")


def test_look_up(curve: Curve) -> None:
    at = curve.at("1KiB")
    assert (at.buffer_bytes, at.needs_bytes, at.traffic_bytes) == (1024, 1014, 57344)
    assert curve.at(1014) == piste.bound("gemm:64,64,64").at(1014)
    assert curve.at(1013).traffic_bytes == 65536
    assert at.margin == pytest.approx(1 - curve.floor("1KiB") / 57344)
    assert curve.points[0] == (6, 1056768) and curve.points[-1] == (8322, 24576)


def test_half_bytes_are_not_whole() -> None:
    curve = piste.bound(piste.gemm(2, 2, 2, bits={"A": 4, "W": 8, "B": 8}))
    assert curve.points[0][0] == 2.5
    assert all(isinstance(n, int) or n != int(n) for point in curve.points for n in point)


def test_gaps_and_slope(curve: Curve) -> None:
    assert curve.gap0("1KiB") == 57344 / 24576
    assert curve.gap0(1) == inf
    assert curve.gap1 == 8322 / 24576
    assert curve.slope(4162) == (32768 - 24576) / (8322 - 4162)
    assert curve.slope("1MiB") == 0
    assert curve.slope(1) == inf


def test_intensity_and_mesas(curve: Curve) -> None:
    assert curve.intensity("1MiB", ops_per_mac=1) == 64**3 / 24576
    assert curve.intensity("1MiB") == 2 * 64**3 / 24576
    assert curve.intensity("1MiB", ops_per_mac="additions") == (2 * 64**3 - 64**2) / 24576
    assert curve.intensity(1) == 0
    assert curve.oi_mesa()[-1] == (8322, 2 * 64**3 / 24576)
    assert curve.performance_mesa(bandwidth=1e9, peak=1e10)[-1] == (8322, 1e10)
    assert curve.performance_mesa(bandwidth=1e9, peak=1e12)[0] == (6, 1e9 * 2 * 64**3 / 1056768)
    with pytest.raises(piste.SpecError, match="ops_per_mac is a number or 'additions', found 'two'"):
        curve.ops("two")


def test_levels_count_what_is_further_in(curve: Curve) -> None:
    chip = piste.Architecture.from_list(
        [
            {"memory": {"name": "DRAM"}},
            {"memory": {"name": "L2", "capacity_bytes": 4000}},
            {"fanout": {"name": "PE", "axes": {"x": 4}}},
            {"memory": {"name": "L1", "capacity_bytes": 100}},
            {"compute": {"name": "MAC"}},
        ]
    )
    assert {name: at.buffer_bytes for name, at in curve.levels(chip).items()} == {"L2": 4400, "L1": 400}
    assert curve.levels(chip)["L2"].traffic_bytes == 32768


def test_the_mountain_by_trying_every_share(curve: Curve) -> None:
    die = {"area_um2": 40_000.0, "byte_um2": 3.0, "mac_um2": 300.0, "clock_hz": 1e9, "bandwidth": 4e9}
    mountain = curve.mountain(**die)
    tried = []
    for i in range(1, 10_000):
        share = i / 10_000
        memory = curve.intensity(share * 40_000 / 3, ops_per_mac=1) * 4e9
        compute = (1 - share) * 40_000 / 300 * 1e9
        tried.append((min(memory, compute), share, memory >= compute))
    assert max(tried)[0] == pytest.approx(mountain.best.ops_per_second, rel=1e-3)
    assert mountain.crossing is not None
    assert next(share for _, share, meets in tried if meets) == pytest.approx(mountain.crossing.buffer_share, abs=1e-4)
    assert curve.mountain(**{**die, "bandwidth": 1.0}).crossing is not None  # no MACs are kept busy by any memory
    assert curve.mountain(**{**die, "area_um2": 1.0}).best.buffer_bytes == 0


def test_json(curve: Curve) -> None:
    data = json.loads(json.dumps(curve.to_dict(at="1KiB")))
    assert {"points", "algorithmic_min_bytes", "max_effectual_bytes", "macs", "at"} <= data.keys()
    assert data["points"][0] == [6, 1056768]
    assert (data["macs"], data["algorithmic_min_bytes"], data["max_effectual_bytes"]) == (262144, 24576, 8322)
    assert {"buffer_bytes", "traffic_bytes", "lower_bound_bytes"} <= data["at"].keys()
    assert piste.Mapping.from_list(data["at"]["mapping"]) == curve.at("1KiB").mapping
    assert "at" not in curve.to_dict()


def test_frame(curve: Curve) -> None:
    frame = curve.to_frame()
    assert list(frame) == ["buffer_bytes", "traffic_bytes", "lower_bound_bytes", "ops_per_byte"]
    assert len(frame) == len(curve.points)
    assert (frame.lower_bound_bytes <= frame.traffic_bytes).all()


def test_text_and_html(curve: Curve) -> None:
    lines = str(curve).splitlines()
    assert lines[0] == "B[m,n] = A[m,k] * W[k,n] m=64 k=64 n=64"
    assert lines[-1].split() == ["8.13", "KiB", "24", "KiB", "1", "21.3", "nothing"]
    assert str(curve.at("8KiB")).splitlines()[0] == (
        "32 KiB must move with a buffer of 8 KiB: 1.33 times the algorithmic minimum"
    )
    assert "<table>" in curve._repr_html_() and "24 KiB" in curve._repr_html_()
    only = piste.bound(piste.Workload.parse("Z[i] = X[i] + Y[i]", i=5))
    assert "6 B" in str(only)


def test_pictures(curve: Curve, tmp_path: Path) -> None:
    figure = curve.plot(
        tmp_path / "slopes.svg", piste.bound("gemm:64,64,64", tiles="perfect"), architecture=piste.load("eyeriss")
    )
    assert (tmp_path / "slopes.svg").stat().st_size > 10_000
    assert [text.get_text() for text in figure.axes[0].get_legend().get_texts()] == ["tiles: integer", "tiles: perfect"]
    with pytest.raises(piste.SpecError, match="no picture format 'gifff'"):
        curve.plot(tmp_path / "slopes.gifff")
