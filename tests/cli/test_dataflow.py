"""`piste dataflow`: one JSON object, one line for what is wrong, an exit status that can be relied on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import piste
from piste.dataflow.presets import TABLE_3
from tests.cli.test_cli import run

NETWORK = """\
Network two {
    Layer wide {
        Type: CONV
        Dimensions { K: 4, C: 6, R: 3, S: 3, Y: 10, X: 12 }
        Dataflow {
            SpatialMap(1,1) K; TemporalMap(2,2) C; TemporalMap(Sz(R),1) Y; TemporalMap(Sz(S),1) X;
            Cluster(2, P); SpatialMap(1,1) C;
        }
    }
    Layer narrow {
        Type: CONV
        Dimensions { K: 8, C: 4, R: 1, S: 1, Y: 4, X: 4 }
    }
}
"""
EXAMPLES = Path(__file__).parents[2] / "examples"
HW = "num_pes=8,noc_bw=4,noc_hops=1"


@pytest.fixture(autouse=True)
def network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "two.m"
    path.write_text(NETWORK)
    return path


@pytest.mark.parametrize("mode", ["exact", "maestro"])
def test_the_example_runs_in_both_modes(mode: str) -> None:
    flows = piste.dataflow(EXAMPLES / "vgg16-kcp.m", EXAMPLES / "accelerator.m", mode=mode)
    work = [64 * 64 * 9 * 224**2, 512 * 512 * 9 * 14**2, 4096 * 512 * 49]
    assert flows.fits and [flow.macs for flow in flows.layers] == work


def test_the_answer() -> None:
    flows = piste.dataflow("two.m", HW)
    assert [flow.name for flow in flows.layers] == ["wide", "narrow"]
    assert run("dataflow", "two.m", "--hw", HW) == (0, f"{flows}\n", "")
    one = piste.dataflow("two.m", HW, layer="narrow")
    assert one.layers == flows.layers[1:]
    assert run("dataflow", "two.m", "--hw", HW, "--layer", "narrow") == (0, f"{one}\n", "")


def test_json_is_one_object_with_the_keys_of_the_contract() -> None:
    status, out, err = run("dataflow", "two.m", "--hw", HW, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data == json.loads(json.dumps(piste.dataflow("two.m", HW).to_dict()))
    for layer, macs in zip(data["layers"], (4 * 6 * 9 * 8 * 10, 8 * 4 * 16), strict=True):
        assert layer["macs"] == macs
        assert layer["cycles"] >= macs / 8
        assert {"name", "l1_size", "l2_size", "energy_in_macs"} <= layer.keys()
        assert layer["tensors"].keys() == {"input", "filter", "output"}
        for counts in layer["tensors"].values():
            assert {"l1_reads", "l1_writes", "l2_reads", "l2_writes"} <= counts.keys()
    assert data["cycles"] == sum(layer["cycles"] for layer in data["layers"])


def test_modes() -> None:
    exact, maestro = (
        json.loads(run("dataflow", "two.m", "--hw", HW, "--mode", mode, "--json")[1]) for mode in ("exact", "maestro")
    )
    assert (exact["mode"], maestro["mode"]) == ("exact", "maestro")
    assert exact["cycles"] != maestro["cycles"]


@pytest.mark.parametrize("preset", TABLE_3)
def test_presets(preset: str) -> None:
    hw = "num_pes=64,noc_bw=4"
    data = json.loads(run("dataflow", "two.m", "--hw", hw, "--preset", preset, "--json")[1])
    assert data == json.loads(json.dumps(piste.dataflow("two.m", hw, preset=preset).to_dict()))


def test_hardware_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "chip.m").write_text("num_pes: 8\nnoc_bw_cstr: 4\nNoC_NumHops: 1\n")
    assert run("dataflow", "two.m", "--hw", "chip.m") == run("dataflow", "two.m", "--hw", HW)


def test_the_reuse_is_explained() -> None:
    flows = piste.dataflow("two.m", HW)
    assert run("dataflow", "two.m", "--hw", HW, "--explain") == (0, f"{flows}\n\n{flows.explain()}\n", "")
    assert "wide: Clustered Tiled Collaborative Weight-Stationary" in flows.explain()
    data = json.loads(run("dataflow", "two.m", "--hw", HW, "--explain", "--json")[1])
    assert [found["name"] for found in data["reuse"]] == [str(found.name) for found in flows.reuse]
    assert data["reuse"][0]["levels"][0]["spread"] == ["K"]


def test_pictures_are_drawn_where_asked(tmp_path: Path) -> None:
    assert (
        run("dataflow", "two.m", "--hw", HW, "--plot", "layers.svg", "--picture", "steps.svg", "--steps", "3")[0] == 0
    )
    assert "Where the time goes" in (tmp_path / "layers.svg").read_text()
    assert "Collaborative" in (tmp_path / "steps.svg").read_text()


def test_too_small_a_buffer_is_an_answer() -> None:
    status, out, err = run("dataflow", "two.m", "--hw", f"{HW},l1_size=20", "--json")
    assert status == 1
    assert err == "wide: L1 needs 38 elements but has 20; most of it is input\n"
    assert json.loads(out)["misfits"] == [err.rstrip()]
    status, out, nothing = run("dataflow", "two.m", "--hw", f"{HW},l1_size=20")
    assert (status, out.count(err.rstrip()), nothing) == (1, 1, "")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("SpatialMap(1,1) K", "SpatialMap(1,1) Q"), "two.m:6: "),
        (("TemporalMap(2,2) C", "TemporalMap(2,0) C"), "two.m:6: "),
        (("R: 3, S: 3, Y: 10", "S: 3, Y: 10"), "two.m:"),
        (("Cluster(2, P)", "Cluster(16, P)"), "two.m: layer 'wide': Cluster(16,P) needs 16 PEs, there are 8"),
        (("    }\n}\n", ""), "two.m:"),
    ],
)
def test_what_is_wrong_in_a_file_takes_one_line(network: Path, change: tuple[str, str], message: str) -> None:
    network.write_text(NETWORK.replace(*change))
    status, out, err = run("dataflow", "two.m", "--hw", HW)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no.m", "--hw", HW], "no file"),
        (["two.m"], "Missing option '--hw'"),
        (["two.m", "--hw", "num_pe=8"], "hardware: no setting 'num_pe'; did you mean 'num_pes'?"),
        (["two.m", "--hw", HW, "--mode", "exac"], "Invalid value for '--mode'"),
        (["two.m", "--hw", HW, "--preset", "KC"], "no dataflow 'KC'; did you mean 'KC-P'?"),
        (["two.m", "--hw", HW, "--layer", "wid"], "two has no layer 'wid'; did you mean 'wide'?"),
        (["two.m", "--hw", HW, "--picture", "steps.xyz"], "steps.xyz: no picture format 'xyz'"),
    ],
)
def test_what_is_wrong_takes_one_line(arguments: list[str], message: str) -> None:
    status, out, err = run("dataflow", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def right_column(out: str) -> list[str]:
    """What stands beside a loop tree at the end of an output."""
    return [line.split("    ")[-1].strip() for line in out.splitlines()]


def test_directives_beside_the_loop_tree() -> None:
    status, out, err = run("dataflow", "two.m", "--hw", HW, "--layer", "wide", "--directives")
    assert (status, err) == (0, "")
    assert out.endswith(f"{piste.dataflow('two.m', HW, layer='wide').directives()}\n")
    shown = right_column(out)[-13:]
    assert [line for line in shown if "inferred" not in line] == [
        "SpatialMap(1,1) K",
        "TemporalMap(2,2) C",
        "TemporalMap(1,1) Y'",
        "TemporalMap(1,1) X'",
        "Cluster(2,P)",
        "SpatialMap(1,1) C",
    ]
    assert shown[4:6] == ["TemporalMap(3,3) R  // inferred", "TemporalMap(3,3) S  // inferred"]


def test_inferred_directives_are_grey_on_a_terminal() -> None:
    shown = piste.dataflow("two.m", HW, layer="wide").directives(grey=True)
    assert "\x1b[2mTemporalMap(3,3) R  // inferred\x1b[0m" in shown


def test_a_mapping_as_directives(tmp_path: Path) -> None:
    tree = """\
workload: {einsums: ["B[m,n] = A[m,k] * W[k,n]"], sizes: {m: 8, k: 8, n: 8}}
architecture: [memory: {name: L2}, fanout: {name: PE, axes: {x: 4}}, memory: {name: L1}, compute: {name: MAC}]
mapping: |
  L2 | keep A, W, B
     | spread n in steps of 2 over PE.x
     |   for k in steps of 1
  L1 |     keep A, W, B
     |     compute B
"""
    (tmp_path / "spec.yaml").write_text(tree)
    status, out, _ = run("evaluate", "spec.yaml", "--directives")
    assert status == 0
    assert right_column(out)[-5:-2] == ["SpatialMap(2,2) N", "TemporalMap(1,1) K", "TemporalMap(8,8) M  // inferred"]


def test_a_dataflow_is_written_back() -> None:
    assert run("dataflow", "two.m", "--hw", HW, "--preset", "YR-P", "--write", "other.m")[0] == 0
    written = piste.dataflow("other.m", HW)
    assert written.layers == piste.dataflow("two.m", HW, preset="YR-P").layers
    assert written.runs == piste.dataflow("two.m", HW, preset="YR-P").runs


def test_json_has_the_directives() -> None:
    data = json.loads(run("dataflow", "two.m", "--hw", HW, "--layer", "wide", "--json")[1])
    assert data["layers"][0]["directives"][:2] == ["SpatialMap(1,1) K", "TemporalMap(2,2) C"]


def test_the_best_directives(tmp_path: Path) -> None:
    hw = f"{HW},l1_size=64"
    arguments = ["dataflow", "two.m", "--hw", hw, "--tune", "energy", "--layer", "narrow", "--write", "best.m"]
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data["misfits"] == []
    others = [piste.dataflow("two.m", "num_pes=8,noc_bw=4", layer="narrow", preset=name) for name in ("X-P", "C-P")]
    assert data["energy_in_macs"] <= min(other.energy_in_macs for other in others)
    (note,) = data["layers"][0]["notes"]
    assert float(note.split()[-1].replace(",", "")) <= data["energy_in_macs"]
    assert piste.dataflow("best.m", hw).energy_in_macs == data["energy_in_macs"]
    assert "// inferred" in run(*arguments)[1]


def test_tune_goes_alone() -> None:
    status, out, err = run("dataflow", "two.m", "--hw", HW, "--tune", "cycles", "--mode", "maestro")
    assert (status, out) == (2, "")
    assert err == "--tune finds directives of its own and counts exactly; leave --preset and --mode out\n"
