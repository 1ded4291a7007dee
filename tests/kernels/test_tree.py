"""A launch as a loop tree: `piste evaluate` of the tree says what `piste kernel` says of the launch."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import piste
from piste.cli import app
from piste.count.methods import count
from piste.errors import SpecError
from piste.kernels.launch import Flash, Gemm, Launch
from piste.kernels.predict import Gpu, predict, resident
from piste.kernels.tree import launch_of
from piste.results.report import Report
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from piste.studies.silicon import read_launches
from tests.examples import examples, first, some


def chip() -> Architecture:
    found = piste.load("h200")
    assert isinstance(found, Architecture)
    return found


def evaluated(launch: Launch) -> Report:
    assert launch.warps
    run = {"stages": launch.stages, "warps": launch.warps}
    return piste.evaluate(launch.workload(), chip(), launch.mapping(), launch=run)


def into_shared(workload: Workload, mapping: Mapping) -> int:
    """Bytes that the shared memories take of the operands."""
    total = count(workload, chip(), mapping).total()
    return sum(traffic.fills for (memory, _), traffic in total.items() if memory == "SMEM") * 2


def same(launch: Launch) -> None:
    """Programs, DRAM, L2, time and limits are equal; SM traffic too, to the sector."""
    report, found = evaluated(launch), predict(launch, Gpu.of(chip())).to_dict()
    assert report.launch is not None
    for name, value in vars(report.launch).items():
        assert value == found[name], name
    assert report.seconds == found["seconds"]
    assert report.bottleneck.name == found["limited_by"]
    behind = sum(cache.missed for cache in report.caches) * 2
    assert abs(behind - found["dram_read_bytes"]) <= 2 * len(report.caches)  # each rounded to elements
    if launch.kind == "flash" or (launch.m % 16, launch.k % 16, launch.n % 16) == (0, 0, 0):
        assert sum(row.fills for row in report.counts if row.memory == "SMEM") * 2 == found["sm_read_bytes"]


small = st.sampled_from([16, 32, 64])


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(1, 90), st.integers(1, 90), st.integers(1, 90), small, small, small, st.integers(1, 9))
def test_products(m: int, k: int, n: int, tile_m: int, tile_n: int, tile_k: int, group: int) -> None:
    same(Gemm(16 * m, 16 * k, 16 * n, tile_m, tile_n, tile_k, group, stages=1 + m % 4, warps=4 + 4 * (n % 2)))


@settings(max_examples=examples(15), deadline=None)
@given(st.integers(1, 8), st.integers(1, 40), st.integers(1, 8), st.integers(2, 5), st.integers(1, 6))
def test_split_sums(m: int, k: int, n: int, split: int, group: int) -> None:
    """Where the parts are equal; otherwise the tree's last part is shorter, or there is one part less."""
    same(Gemm(64 * m, 64 * k * split, 64 * n, 64, 64, 64, group, split))


@settings(max_examples=examples(6), deadline=None)
@given(st.integers(1, 4), st.integers(1, 4), st.integers(1, 700), st.sampled_from([32, 64]), small, small)
def test_flash_attention(kv: int, shares: int, tokens: int, columns: int, tile_q: int, tile_k: int) -> None:
    same(Flash(kv * shares, kv, tokens, columns, tile_q, tile_k))


@pytest.mark.parametrize("source", ["h200-first-look", "h200-counters"])
def test_measured_launches(source: str) -> None:
    """The SM traffic of the trees is what the counters say: to the last sector where rows are whole sectors."""
    rows = list(read_launches(source))
    for launch, row in some(rows, min(len(rows), 12)):
        odd = isinstance(launch, Gemm) and (launch.k % 16 or launch.n % 16 or launch.split_k > 1)
        if odd or (isinstance(launch, Flash) and launch.causal):
            continue
        counted = row.get("sm_read_bytes") or 32 * row["sm_read_sectors"]
        moved = into_shared(launch.workload(), launch.mapping())
        assert moved == counted, launch


@settings(max_examples=examples(4), deadline=None)
@given(st.integers(1, 3), st.integers(1, 3), st.integers(1, 200), small, small)
def test_a_causal_mask_is_a_tree_per_tile(kv: int, shares: int, tokens: int, tile_q: int, tile_k: int) -> None:
    launch = Flash(kv * shares, kv, tokens, 32, tile_q, tile_k, causal=True)
    moved = 0
    for tile in range(launch.rows):
        moved += into_shared(*launch.tile_tree(tile))
    assert moved == launch.sm_read_bytes()


@settings(max_examples=examples(4), deadline=None)
@given(st.integers(1, 2), st.integers(1, 2), st.integers(1, 400), small, small)
def test_a_causal_launch_is_the_sum_of_its_tiles(kv: int, shares: int, tokens: int, tile_q: int, tile_k: int) -> None:
    """Every count of the report: operations, rescales, traffic at each memory; what memories hold is as without."""
    launch = Flash(kv * shares, kv, tokens, 32, tile_q, tile_k, causal=True)
    report = piste.evaluate(launch.workload(), "h200", launch.mapping(), launch={"causal": True})
    counts: Counter[tuple[str, str, str]] = Counter()
    ops: Counter[str] = Counter()
    for tile in range(launch.rows):
        one = piste.evaluate(launch.tile_tree(tile)[0], "h200", launch.mapping())
        for row in one.counts:
            for kind in ("reads", "fills", "updates", "drains"):
                counts[row.memory, row.tensor, kind] += getattr(row, kind)
        ops.update(one.ops)
        ops.update({f"rescales {einsum}": n for einsum, n in one.rescales.items()})
    assert +counts == {
        (row.memory, row.tensor, kind): getattr(row, kind)
        for row in report.counts
        for kind in ("reads", "fills", "updates", "drains")
        if getattr(row, kind)
    }
    assert ops == {**report.ops, **{f"rescales {einsum}": n for einsum, n in report.rescales.items()}}
    whole = piste.evaluate(launch.workload(), "h200", launch.mapping())
    assert report.peak_bytes == whole.peak_bytes


def test_other_trees_are_no_launch() -> None:
    launch = Gemm(256, 256, 256, group_m=2)
    text = str(launch.mapping())
    assert launch_of(launch.workload(), Mapping.parse(text)) == launch
    for other in (text.replace("steps of 64", "steps of 48"), text.replace(" (retain: false)", "")):
        assert launch_of(launch.workload(), Mapping.parse(other)) is None
        assert piste.evaluate(launch.workload(), chip(), Mapping.parse(other)).launch is None


def test_programs_of_other_trees_run_one_on_each_multiprocessor() -> None:
    """Waves of 132: the cache is asked for what the shared memories take, and misses what a wave needs once."""
    launch = Gemm(2048, 1024, 2048)
    mapping = Mapping.parse(str(launch.mapping()).replace("steps of 64", "steps of 48"))
    report = piste.evaluate(launch.workload(), chip(), mapping)
    fills = {row.tensor: row.fills for row in report.counts if row.memory == "SMEM"}
    assert {cache.tensor: cache.asked for cache in report.caches} == fills
    assert {cache.tensor: cache.missed for cache in report.caches} == {"A": 2048 * 1024, "W": 2048 * 1024}


def test_without_a_queue_the_cache_follows_the_tree() -> None:
    """The same tree on the same chip, programs one after the other."""
    plain = replace(
        chip(), components=tuple(replace(c, managed="") if c.name == "SM" else c for c in chip().components)
    )
    launch = Gemm(512, 256, 512)
    report = piste.evaluate(launch.workload(), plain, launch.mapping())
    assert report.launch is None
    assert {cache.tensor: cache.missed for cache in report.caches} == {"A": 512 * 256, "W": 512 * 256}


def test_programs_per_multiprocessor_are_those_of_the_compiler() -> None:
    """What shared memory and registers allow, against the driver's own count of every launch; 16 rows use less."""
    for launch, row in read_launches("h200-counters"):
        if isinstance(launch, Gemm) and launch.tile_m == 16:
            continue
        measured = min(row["programs_by_registers"], row["programs_by_shared"])
        assert min(resident(launch, Gpu.of(chip())).values()) == measured, launch


@pytest.mark.parametrize(
    "asked",
    first(
        [
            "gemm:1000,520,2000 --tiles 64,64,32 --group 2 --warps 4",
            "flash:8,2,500,64",
            "flash:8,2,500,64 --causal --tiles 64,32",
            "gemm:512,512,768",
            "gemm:16,4096,512",
            "flash:4,4,4096,128 --causal --tiles 128,64",
        ],
        3,
    ),
)
def test_the_command_line_writes_the_tree_and_evaluates_it(asked: str, tmp_path: Path) -> None:
    def run(*arguments: str) -> dict[str, Any]:
        done = CliRunner().invoke(app, [*arguments, "--json"])
        assert done.exit_code == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    kernel = run("kernel", *asked.split(), "--spec", str(tmp_path / "tree.yaml"))
    launch = run("evaluate", str(tmp_path / "tree.yaml"))["launch"]
    assert launch == {name: kernel[name] for name in launch}


def test_a_mask_is_for_attention() -> None:
    launch = Gemm(64, 64, 64)
    with pytest.raises(SpecError, match="causal is for attention"):
        piste.evaluate(launch.workload(), "h200", launch.mapping(), launch={"causal": True})
    with pytest.raises(SpecError, match="did you mean 'stages'"):
        piste.evaluate(launch.workload(), "h200", launch.mapping(), launch={"stage": 2})


@pytest.mark.parametrize(
    ("launch", "message"),
    [("{stages: 0}", "stages of the launch"), ("{stage: 2}", "did you mean"), ("3", "launch")],
)
def test_a_wrong_launch(launch: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "tree.yaml"
    CliRunner().invoke(app, ["kernel", "gemm:64,64,64", "--spec", str(path)])
    path.write_text(path.read_text().partition("launch:")[0] + f"launch: {launch}\n")
    with pytest.raises(SpecError, match=message):
        piste.evaluate(path)
