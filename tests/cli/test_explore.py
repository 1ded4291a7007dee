"""`piste explore`: one JSON object, one line for what is wrong, an exit status that can be relied on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import piste
from piste.explore.family import Family
from piste.explore.running.store import Part
from piste.results.explored import Exploration
from tests.cli.test_cli import run

ROOT = Path(__file__).parents[2]

SPEC = """\
explore:
  workload: [{name: early, dims: {K: 8, C: 4, R: 3, S: 3, Y: 18, X: 18}}]
  parameters:
    dataflow: [C-P, X-P]
    pes: {from: 1, to: 16}
    noc_bw: [1, 2, 4, 8]
  limits: {area_mm2: 0.1}
  objectives: [throughput, energy, area]
"""


@pytest.fixture(autouse=True)
def spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "spec.yaml"
    path.write_text(SPEC)
    return path


def test_the_answer() -> None:
    assert run("explore", "spec.yaml") == (0, f"{piste.explore('spec.yaml')}\n", "")


def test_json_is_one_object_and_nothing_else() -> None:
    status, out, err = run("explore", "spec.yaml", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert {"frontier", "designs_considered", "designs_evaluated", "seconds"} <= set(data)
    assert data["designs_considered"] == 2 * 16 * 4
    assert data["designs_evaluated"] + sum(data["skipped"].values()) == data["designs_considered"]
    for one in data["frontier"]:
        assert one["area_um2"] <= 0.1e6
        for other in data["frontier"]:
            better = [
                other["macs_per_cycle"] >= one["macs_per_cycle"],
                other["energy_in_macs"] <= one["energy_in_macs"],
                other["area_um2"] <= one["area_um2"],
            ]
            assert not all(better) or one == other


def test_processes_and_a_store_change_nothing(tmp_path: Path) -> None:
    alone = json.loads(run("explore", "spec.yaml", "--json")[1])
    for _ in range(2):
        stored = json.loads(run("explore", "spec.yaml", "--store", "kept", "--workers", "2", "--json")[1])
        assert stored["frontier"] == alone["frontier"]
        assert stored["skipped"] == alone["skipped"]
    assert list((tmp_path / "kept").iterdir())


def test_a_store_of_something_else_is_refused(spec: Path) -> None:
    run("explore", "spec.yaml", "--store", "kept")
    spec.write_text(SPEC.replace("area_mm2: 0.1", "area_mm2: 0.2"))
    status, out, err = run("explore", "spec.yaml", "--store", "kept")
    assert (status, out) == (2, "")
    assert "kept holds another exploration: inputs.limits.area_um2 was 100000.0 and is 200000.0" in err


def test_an_interrupt_gives_the_frontier_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Family.run

    def until_the_second(job: Family, part: int) -> Part:
        if part:
            raise KeyboardInterrupt
        return whole(job, part)

    monkeypatch.setattr(Family, "run", until_the_second)
    status, out, err = run("explore", "spec.yaml", "--json")
    assert (status, err) == (130, "interrupted: this is the frontier of what was done\n")
    data = json.loads(out)
    assert data["interrupted"] is True
    assert data["designs_considered"] == 16 * 4
    assert {design["dataflow"] for design in data["frontier"]} == {"C-P"}
    assert "64 designs considered until it was interrupted" in run("explore", "spec.yaml")[1]


def test_nothing_within_the_limits_is_an_answer(spec: Path) -> None:
    spec.write_text(SPEC.replace("area_mm2: 0.1", "area_mm2: 0.00001"))
    status, out, err = run("explore", "spec.yaml", "--json")
    assert (status, err) == (1, "no design keeps all limits\n")
    assert json.loads(out)["frontier"] == []
    status, out, err = run("explore", "spec.yaml", "--plot", "none.png", "--html", "none.html")
    assert (status, err) == (1, "")
    assert out.startswith("no design keeps all limits\n128 designs considered, 0 evaluated\n")


def test_pictures_are_drawn_where_asked(tmp_path: Path) -> None:
    assert run("explore", "spec.yaml", "--plot", "front.png", "--colour", "pes")[0] == 0
    assert (tmp_path / "front.png").exists()
    assert run("explore", "spec.yaml", "--plot", "front.svg", "--colour", "dataflow")[0] == 0
    assert "<svg" in (tmp_path / "front.svg").read_text()


def test_a_page_has_every_design(tmp_path: Path) -> None:
    assert run("explore", "spec.yaml", "--html", "front.html")[0] == 0
    text = (tmp_path / "front.html").read_text()
    found: Exploration = piste.explore("spec.yaml")
    data = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', text)[1])  # type: ignore[index]
    (block,) = (block for block in data["blocks"] if block["kind"] == "frontier")
    at = [column["name"] for column in block["columns"]].index("pes")
    assert [row["cells"][at] for row in block["rows"]] == [row["pes"] for row in found.rows()]
    assert not re.search(r"(?:src|href)=|@import|url\(", text), "nothing comes from elsewhere"


@pytest.mark.parametrize(
    ("change", "arguments", "message"),
    [
        (("C-P, X-P", "KCP, X-P"), [], "spec.yaml:4: no dataflow 'KCP'; did you mean 'KC-P'?"),
        (("[1, 2, 4, 8]", "[]"), [], "spec.yaml:6: noc_bw has no values"),
        (("area]", "aria]"), [], "spec.yaml:8: no objective 'aria'; did you mean 'area'?"),
        (("", ""), ["--engine", "lokal"], "did you mean 'local'?"),
        (("", ""), ["--workers", "0"], "workers must be a number from 1 to 4096"),
        (("", ""), ["--plot", "front.xyz"], "front.xyz: no picture format 'xyz'"),
        (("", ""), ["--plot", "front.png", "--colour", "pse"], "no column 'pse' to colour by; did you mean 'pes'?"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    spec: Path, change: tuple[str, str], arguments: list[str], message: str
) -> None:
    spec.write_text(SPEC.replace(*change))
    status, out, err = run("explore", "spec.yaml", *arguments)
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("example", sorted((ROOT / "examples").glob("explore-*.yaml")), ids=lambda path: path.stem)
def test_the_examples_are_spaces(example: Path) -> None:
    parts = []
    piste.explore(example, engine=lambda job, numbers, on_part: parts.append(job.parts))
    assert parts[0] > 0


def test_a_file_that_is_not_there() -> None:
    status, out, err = run("explore", "no.yaml")
    assert (status, out) == (2, "")
    assert err == "no file named 'no.yaml'; write the path of a file\n"


def test_a_picture_that_cannot_be_is_refused_before_anything_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Family, "run")
    assert run("explore", "spec.yaml", "--plot", "front.xyz")[0] == 2


def test_a_chip_on_the_command_line_is_sent_to_the_file(spec: Path) -> None:
    status, out, err = run("explore", str(spec), "--arch", "eyeriss")
    assert (status, out) == (2, "")
    assert err.startswith("a space names its own chip; write 'architecture: eyeriss'") and err.count("\n") == 1
