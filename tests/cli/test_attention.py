"""`piste attention`: the frozen numbers, one JSON object, one line for what is wrong, pictures where asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.attention import ask, explore
from tests.cli.test_cli import run
from tests.examples import some

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "figures/attention_cases.json").read_text()
)
CONTRACT = {
    "utilization", "cycles", "offchip_bytes", "footprint_bytes", "spill_fraction", "bottleneck", "fused",
}  # fmt: skip
SHORT = {"output": "os", "weight": "ws", "input": "is"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def answer(*arguments: object) -> dict[str, Any]:
    status, out, err = run("attention", *map(str, arguments), "--json")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def ids(case: dict[str, Any]) -> str:
    return str(case["id"])


@pytest.mark.parametrize("case", some(CASES["logit_attend"], 15), ids=ids)
def test_the_frozen_numbers(case: dict[str, Any]) -> None:
    i = case["inputs"]
    found = answer(
        "--heads", i["H"], "--dk", i["dk"], "--batch", i["B"], "--seq", i["N"], "--array", "{}x{}".format(*i["array"]),
        "--buffer", i["sg_bytes"], "--bandwidth", f"{i['off_bw_Bps']:.0f}", "--clock", f"{i['freq_hz']:.0f}Hz",
        "--onchip-bandwidth", "8TB/s", "--dataflow", i["dataflow"].lower(), "--granularity", i["granularity"],
        "--rows", i["R"], "--enable", ",".join(i["enable"]) or "none",
        "--stationarity", f"{SHORT[i['stationarity_L']]},{SHORT[i['stationarity_A']]}",
        "--accounting", "ref", "--base-inter", i["base_inter"],
    )  # fmt: skip
    assert found.keys() >= CONTRACT
    numbers = {key: found[key] for key in case["expect"] if key in found}
    numbers["util"], parts = found["utilization"], found["parts"]
    numbers |= {"compute_cycles": parts["compute"], "offchip_cycles": parts["offchip"]}
    assert numbers == pytest.approx(case["expect"], rel=1e-12, abs=0)
    assert found["bound_bytes"] <= found["offchip_bytes"] * (1 + 1e-12)


@pytest.mark.parametrize("case", some(CASES["dse_optimum"], 8), ids=ids)
def test_the_frozen_optima(case: dict[str, Any]) -> None:
    i, expect = case["inputs"], case["expect"]
    flow = {"FLEX-M": ["base", "--granularity", "M"], "FLEX": ["base"], "FLAT": ["flat"]}[i["flow"]]
    found = answer(
        "--heads", i["H"], "--dk", i["dk"], "--batch", i["B"], "--seq", i["N"], "--platform", i["plat"],
        "--accounting", "ref", "--base-inter", i["base_inter"], "--dataflow", *flow,
    )  # fmt: skip
    numbers = {"util": found["utilization"]} | {key: found[key] for key in ("offchip_bytes", "footprint_bytes")}
    assert numbers == pytest.approx({key: expect[key] for key in numbers}, rel=1e-12, abs=0)
    assert found["dataflow"]["stationarity"] == [expect["choice"]["st_L"], expect["choice"]["st_A"]]


@pytest.mark.parametrize("case", CASES["flash"], ids=ids)
def test_the_frozen_blocks(case: dict[str, Any]) -> None:
    i = case["inputs"]
    found = answer(
        "--heads", i["H"], "--dk", i["dk"], "--batch", i["B"], "--seq", i["N"], "--platform", i["plat"],
        "--accounting", "ref", "--dataflow", "flash", "--rows", i["Br"], "--columns", i["Bc"],
        "--stationarity", f"{SHORT[i['stL']]},{SHORT[i['stA']]}",
    )  # fmt: skip
    assert {**found, "util": found["utilization"]}.items() >= {
        key: pytest.approx(value, rel=1e-12) for key, value in case["expect"].items()
    }.items()


def test_the_answer() -> None:
    found = piste.attention("bert-base", seq=512, batch=64, platform="edge")
    assert run("attention", "bert-base", "--seq", "512", "--batch", "64", "--platform", "edge") == (0, f"{found}\n", "")
    assert answer("bert-base", "--seq", 512, "--batch", 64) == json.loads(json.dumps(found.to_dict()))


@pytest.mark.parametrize("accounting", ["ref", "model"])
def test_levels(accounting: str) -> None:
    asked = ("bert-base", "--seq", 512, "--batch", 2, "--accounting", accounting, "--dataflow", "flat", "--level")
    la, block, model = (answer(*asked, level) for level in ("la", "block", "model"))
    assert la["macs"] == 2 * 2 * 12 * 512**2 * 64
    assert block["macs"] == la["macs"] + 2 * 512 * (4 * 768**2 + 2 * 768 * 3072)
    assert {"L-A", "Q", "K", "V", "Y", "F", "Z"} == block["operators"].keys()
    for key in ("cycles", "offchip_bytes", "macs"):
        assert block[key] == pytest.approx(sum(one[key] for one in block["operators"].values()), rel=1e-12)
        assert model[key] == pytest.approx(12 * block[key], rel=1e-12)
    assert block["operators"]["L-A"]["cycles"] == la["cycles"]


def test_numbers_alone_are_a_platform_and_replace_those_of_a_name() -> None:
    shape = ("--heads", 2, "--dk", 16, "--seq", 32)
    alone = answer(*shape, "--array", "8x8", "--buffer", "1MiB", "--bandwidth", "8GB/s")["platform"]
    assert (alone["name"], alone["array"], alone["onchip_bytes_per_second"]) == ("custom", [8, 8], None)
    changed = answer(*shape, "--buffer", "1MiB", "--clock", "940MHz")["platform"]
    assert (changed["name"], changed["buffer_bytes"], changed["clock_hz"]) == ("attacc-edge", 2**20, 940e6)
    assert answer(*shape, "--platform", "h200")["platform"]["name"] == "h200"
    lanes = [
        answer(*shape, *more)["platform"]["sfu_lanes"] for more in ([], ["--sfu-lanes", 8], ["--sfu-lanes", "none"])
    ]
    assert lanes == [1024, 8, None]


def test_a_file_is_a_platform(folder: Path) -> None:
    (folder / "chip.yaml").write_text(
        "- memory: {name: DRAM, words_per_cycle: 4}\n- memory: {name: B, capacity_bytes: 65536, words_per_cycle: 64}\n"
        "- fanout: {name: PE, axes: {x: 8, y: 8}}\n- compute: {name: MAC}\n"
    )
    chip = answer("--heads", 2, "--dk", 16, "--seq", 32, "--platform", "chip.yaml")["platform"]
    assert (chip["array"], chip["buffer_bytes"], chip["offchip_bytes_per_second"]) == ([8, 8], 65536, 8e9)


def test_a_buffer_smaller_than_a_row_is_an_answer_with_the_size_of_the_row() -> None:
    for accounting in ("ref", "model"):
        for flow in ("flat", "base"):
            asked = ("bert-base", "--seq", 4096, "--buffer", "4KiB", "--dataflow", flow, "--accounting", accounting)
            found = answer(*asked)
            assert "8192" in found["notes"][0]
            assert "4096" in found["notes"][0]
            assert found["spill_fraction"] > 0
            assert found["notes"][0] in run("attention", *map(str, asked))[1]


def test_variants() -> None:
    decode = answer("llama-3-8b", "--seq", 1, "--kv-seq", 8192, "--batch", 64, "--platform", "cloud")
    assert (decode["attention"]["kv_heads"], decode["bottleneck"]) == (8, "offchip")
    window = answer("mistral-7b", "--seq", 8192, "--platform", "cloud")
    assert (window["attention"]["mask"], window["attention"]["window"]) == ("window", 4096)
    latent = answer("deepseek-v3", "--seq", 1, "--kv-seq", 4096, "--absorbed", "--platform", "h200", "--level", "block")
    assert latent["attention"]["shared"]
    assert {"new_L", "QL", "O", "Y", "F", "G", "Z"} <= latent["operators"].keys()
    cross = answer("t5-small", "--seq", 128, "--kv-seq", 1500, "--cross")
    assert (cross["attention"]["queries"], cross["attention"]["keys"]) == (128, 1500)
    plain = answer("--heads", 8, "--kv-heads", 2, "--dk", 32, "--dv", 16, "--seq", 64, "--mask", "causal")
    assert plain["macs"] == 8 * 64 * 65 // 2 * 48


def test_fronts_and_sweeps() -> None:
    asked = ("bert-base", "--seq", 512, "--batch", 64)
    front = answer(*asked, "--front", "--dataflow", "flat", "--accounting", "ref", "--rows", "powers")
    assert front["considered"] == 3456
    assert min(one["footprint_bytes"] for one in front["front"] if one["utilization"] == 1) == 96 * 1024
    swept = answer(*asked, "--sweep", "buffer")
    assert swept["values"][3] == 2**19
    assert swept["lines"]["flash"][3]["cycles"] == answer(*asked, "--dataflow", "flash")["cycles"]
    assert answer(*asked, "--target", "0.5")["least_bandwidth"] < 50e9
    status, out, _ = run("attention", *map(str, asked), "--target", "0.5")
    assert status == 0
    assert out.splitlines()[-1].startswith("50% of the peak rate: ")


def test_pictures_are_drawn_where_asked(folder: Path) -> None:
    asked = ("attention", "--heads", "2", "--dk", "16", "--seq", "256")
    for name, more in (("one", []), ("front", ["--front"]), ("sweep", ["--sweep", "bandwidth"])):
        assert run(*asked, *more, "--plot", f"{name}.svg")[0] == 0
        assert "1 sequence of 256 tokens" in (folder / f"{name}.svg").read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["bert-base"], "an attention needs the length of its sequence; write seq 512"),
        (["bert-bas", "--seq", "512"], "no model is called 'bert-bas'; did you mean 'bert-base'?"),
        (["--seq", "512"], "an attention without a model needs its heads"),
        (["--heads", "32", "--kv-heads", "5", "--dk", "64", "--seq", "9"], "32 heads do not divide among 5"),
        (["bert-base", "--seq", "512", "--heads", "4"], "bert-base has heads of its own, found 4"),
        (["bert-base", "--seq", "512", "--rows", "513"], "a piece has 1 to 512 rows of logits, found 513"),
        (["bert-base", "--seq", "512", "--rows", "64", "--granularity", "H"], "granularity H has all rows, found 64"),
        (["bert-base", "--seq", "512", "--dataflow", "flat", "--granularity", "block"], "a block is less than a row"),
        (["bert-base", "--seq", "512", "--dataflow", "base", "--granularity", "block"], "a block is less than a row"),
        (["bert-base", "--seq", "512", "--dataflow", "flash", "--granularity", "R"], "online softmax goes block by"),
        (["bert-base", "--seq", "512", "--dataflow", "flash", "--enable", "Q"], "online softmax stages everything"),
        (["bert-base", "--seq", "512", "--dataflow", "base", "--pipelined"], "a pipeline takes two products at once"),
        (["bert-base", "--seq", "512", "--columns", "513"], "a block has 1 to 512 columns of logits, found 513"),
        (["bert-base", "--seq", "512", "--mask", "window:513"], "a window of 513 is longer than the 512 keys"),
        (["bert-base", "--seq", "512", "--mask", "window"], "a window must be a positive integer, found ''"),
        (["bert-base", "--seq", "512", "--mask", "causl"], "no mask is called 'causl'; did you mean 'causal'?"),
        (["bert-base", "--seq", "512", "--mask", "causal:3"], "no mask is called 'causal:3'; did you mean 'causal'?"),
        (["bert-base", "--seq", "512", "--absorbed"], "bert-base has no latent keys to absorb"),
        (["bert-base", "--seq", "512", "--dataflow", "flsh"], "no dataflow or accelerator is called 'flsh'; did you"),
        (["bert-base", "--seq", "512", "--dataflow", "FLAT-R64", "--rows", "32"], "FLAT-R64 has its own rows"),
        (["bert-base", "--seq", "512", "--accounting", "rf"], "--accounting is one of model, ref, not 'rf'"),
        (["bert-base", "--seq", "512", "--base-inter", "staged"], "--base-inter is a reading of the accounting ref"),
        (["bert-base", "--seq", "512", "--level", "blok"], "--level is one of la, block, model, not 'blok'"),
        (["--heads", "2", "--dk", "8", "--seq", "64", "--level", "block"], "level block is of a model"),
        (["llama-3-8b", "--seq", "512", "--accounting", "ref"], "the accounting ref has no masks"),
        (["bert-base", "--seq", "512", "--enable", "Q,Z"], "nothing that can be staged is called 'Z'"),
        (["bert-base", "--seq", "512", "--stationarity", "os,xs"], "no stationarity is called 'xs'"),
        (["bert-base", "--seq", "512", "--stationarity", "os,ws,is"], "there are two products, found 3"),
        (["bert-base", "--seq", "512", "--platform", "egde"], "no file or preset named 'egde'"),
        (["bert-base", "--seq", "512", "--array", "8"], "an array has rows and columns of PEs, found '8'"),
        (["bert-base", "--seq", "512", "--buffer", "many"], "a size is a positive number of bytes, found 'many'"),
        (["bert-base", "--seq", "512", "--bandwidth", "fast"], "a bandwidth is bytes per second, found 'fast'"),
        (["bert-base", "--seq", "512", "--sfu-lanes", "0"], "the lanes of the special-function unit must be"),
        (["bert-base", "--seq", "512", "--level", "model", "--front"], "many dataflows are of logits and attend"),
        (["bert-base", "--seq", "512", "--sweep", "lenght"], "'lenght' cannot be swept; did you mean 'length'?"),
        (["bert-base", "--seq", "512", "--sweep", "length", "--front"], "--front and --sweep are two questions"),
        (["bert-base", "--seq", "512", "--target", "2"], "a utilization is more than 0 and at most 1, found 2.0"),
        (["bert-base", "--seq", "512", "--plot", "one.xyz"], "one.xyz: no picture format 'xyz'"),
    ],
)  # fmt: skip
def test_what_is_wrong_takes_one_line(arguments: list[str], message: str) -> None:
    status, out, err = run("attention", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_the_help_is_in_groups() -> None:
    """The parts of a question in order, and every option in one of them."""
    status, out, _ = run("attention", "--help")
    titles = [line[:-1] for line in out.splitlines() if line.endswith(":") and not line.startswith(" ")]
    assert status == 0 and titles == [
        "Arguments",
        "What attends",
        "On which machine",
        "With which dataflow (what is not said is searched)",
        "How it is counted",
        "What else is asked, and what is written",
        "Help",
    ]
    assert out.index("--buffer") < out.index("With which dataflow") < out.index("--rows") < out.index("How it is")
    assert out[out.index("Help:") :].split() == ["Help:", "--help", "Show", "this", "message", "and", "exit."]


def test_a_question_is_asked_once() -> None:
    question = ask("bert-base", seq=512, platform="edge")
    assert piste.attention(question) == piste.attention("bert-base", seq=512, platform="edge")
    assert len(explore(question).all) > 100
    with pytest.raises(piste.SpecError, match=r"^a question says all about itself, found seq too; change it with"):
        piste.attention(question, seq=1024)
