# ruff: noqa: E501 (tables of launches)
"""What kernels move and take on an NVIDIA GPU: the counters of single launches, and the time of every tile size.

    python benchmarks/silicon.py counters --out counters.json      # needs ncu and the right to read counters
    python benchmarks/silicon.py odd --out odd.json                # the same of rows that are not whole, tile by tile
    python benchmarks/silicon.py times --out times.json            # time only: any GPU that Triton knows
    python benchmarks/silicon.py rates --out rates.json            # the rate of every tile that fills the chip
    python benchmarks/silicon.py padded --out padded.json          # odd rows as they are and padded, torch beside them

Each writes one JSON file with the date, the driver, the clocks and the command. `piste reproduce silicon` and
docs/silicon.md compare such files with what Piste predicts. PyTorch and Triton must be there, Piste need not.
"""

from __future__ import annotations

import argparse
import csv
import datetime
import importlib.util
import io
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
TEMPLATES = HERE.parent.parent / "piste" / "kernels" / "templates"
METRICS = {
    "dram_read_bytes": "dram__bytes_read.sum",
    "dram_write_bytes": "dram__bytes_write.sum",
    "sm_read_sectors": "l1tex__m_xbar2l1tex_read_sectors.sum",
    "l2_read_sectors": "lts__t_sectors_srcunit_tex_op_read.sum",
    "l2_miss_sectors": "lts__t_sectors_srcunit_tex_lookup_miss.sum",
    "nanoseconds": "gpu__time_duration.sum",
    "cycles": "sm__cycles_elapsed.max",
    "registers_per_thread": "launch__registers_per_thread",
    "shared_bytes": "launch__shared_mem_per_block",
    "programs_by_registers": "launch__occupancy_limit_registers",
    "programs_by_shared": "launch__occupancy_limit_shared_mem",
}


def warps_for(tile_m: int, tile_n: int) -> int:
    return 8 if tile_m * tile_n >= 16384 else 4


def gemm_launches() -> list[dict[str, Any]]:
    """Matrix products: named corner cases, then sizes, tiles and groups drawn at random (seed 19)."""
    rows = [
        # m, n, k, tile_m, tile_n, tile_k, group
        (8192, 8192, 8192, 128, 128, 64, 1), (8192, 8192, 8192, 128, 128, 64, 2), (8192, 8192, 8192, 128, 128, 64, 4),
        (8192, 8192, 8192, 128, 128, 64, 8), (8192, 8192, 8192, 128, 128, 64, 16), (8192, 8192, 8192, 128, 128, 64, 64),
        (8192, 8192, 8192, 128, 256, 64, 8), (8192, 8192, 8192, 256, 128, 64, 4), (8192, 8192, 8192, 64, 64, 64, 8),
        (8192, 8192, 8192, 64, 256, 64, 8), (8192, 8192, 8192, 64, 128, 64, 8), (8192, 8192, 8192, 128, 64, 32, 8),
        (4096, 4096, 4096, 128, 128, 64, 8), (4096, 4096, 4096, 64, 128, 64, 4), (2048, 2048, 2048, 128, 128, 64, 8),
        (32768, 1024, 4096, 128, 128, 64, 8), (1024, 32768, 4096, 128, 128, 64, 8), (65536, 512, 2048, 128, 128, 64, 8),
        (16384, 16384, 256, 128, 128, 64, 8), (16384, 16384, 512, 128, 128, 64, 1), (24576, 8192, 1024, 128, 64, 64, 8),
        (16384, 4096, 4096, 128, 128, 64, 8), (4096, 14336, 4096, 128, 128, 64, 8), (8192, 28672, 8192, 128, 256, 64, 8),
        (5000, 5000, 5000, 128, 128, 64, 8), (7001, 4999, 3001, 128, 128, 64, 8), (3333, 12345, 6789, 128, 128, 64, 4),
        (10000, 10000, 10000, 128, 128, 64, 16), (6000, 6000, 12000, 128, 128, 64, 8), (12000, 4000, 8000, 64, 128, 64, 8),
        (128, 8192, 8192, 128, 128, 64, 8), (64, 28672, 8192, 64, 128, 64, 1), (16, 14336, 4096, 16, 128, 64, 1),
        (5000, 9000, 7000, 128, 128, 64, 8), (16384, 16384, 4096, 128, 128, 64, 1),
    ]  # fmt: skip
    draw = random.Random(19)
    tiles = [(128, 128), (128, 128), (64, 128), (128, 64), (256, 128), (128, 256), (64, 64), (64, 256)]
    for _ in range(16):
        tile_m, tile_n = draw.choice(tiles)
        m, n = (draw.choice([16, 64, 128, 16]) * draw.randint(128, 1024) // 4 for _ in range(2))
        k = 64 * draw.randint(8, 256)
        m, n = (max(512, min(32768, size // 16 * 16)) for size in (m, n))
        rows.append((m, n, k, tile_m, tile_n, 64, draw.choice([1, 2, 4, 8, 8, 16, 32])))
    keys = ("m", "n", "k", "tile_m", "tile_n", "tile_k", "group_m")
    return [dict(zip(keys, row, strict=True), split_k=1, stages=3, warps=warps_for(row[3], row[4])) for row in rows] + [
        dict(m=m, n=n, k=k, tile_m=128, tile_n=128, tile_k=64, group_m=8, split_k=split, stages=3, warps=8)
        for m, n, k, split in ((1024, 1024, 32768, 4), (512, 4096, 16384, 2), (256, 2048, 65536, 8))
    ]


def flash_launches() -> list[dict[str, Any]]:
    rows = [
        # heads, kv_heads, tokens, columns, tile_q, tile_k, causal
        (32, 32, 2048, 128, 128, 64, False), (32, 32, 2048, 128, 128, 64, True), (32, 8, 4096, 128, 128, 64, True),
        (32, 8, 4096, 128, 64, 64, False), (64, 8, 8192, 128, 128, 64, True), (16, 16, 16384, 128, 128, 64, False),
        (16, 16, 16384, 64, 128, 64, False), (8, 8, 40000, 128, 128, 64, False), (12, 12, 3000, 64, 128, 64, True),
        (40, 40, 5000, 128, 64, 64, True), (4, 1, 65536, 128, 128, 64, False), (24, 24, 24576, 64, 64, 64, False),
        (16, 2, 32768, 128, 128, 64, True), (128, 128, 1000, 128, 128, 64, False), (8, 8, 32768, 128, 128, 32, True),
        (32, 32, 12000, 128, 128, 64, False), (96, 96, 2500, 64, 128, 128, False), (6, 6, 50000, 64, 128, 64, True),
    ]  # fmt: skip
    keys = ("heads", "kv_heads", "tokens", "columns", "tile_q", "tile_k", "causal")
    return [dict(zip(keys, row, strict=True), stages=2, warps=8 if row[4] >= 128 else 4) for row in rows]


def drawn_launches(count: int, seed: int) -> list[dict[str, Any]]:
    """Launches drawn at random, to try rules on that were fixed before: products (a few with odd rows) and attention."""
    draw, rows = random.Random(seed), []
    for i in range(count):
        if i % 3 == 2:
            kv = draw.choice([1, 2, 4, 8, 16, 24])
            tile_q = draw.choice([64, 128])
            rows.append(dict(heads=kv * draw.choice([1, 1, 2, 4, 8]), kv_heads=kv, tokens=round(2 ** draw.uniform(9.5, 14.5)), columns=draw.choice([64, 128]),
                             tile_q=tile_q, tile_k=draw.choice([32, 64, 64, 128]), causal=draw.random() < 0.5, stages=2, warps=8 if tile_q >= 128 else 4))  # fmt: skip
            continue
        tile_m, tile_n, tile_k = draw.choice(rate_tiles())[:3]
        whole = 1 if i % 12 == 0 else 16
        m, k, n = round(2 ** draw.uniform(9, 15)), round(2 ** draw.uniform(8, 14)), round(2 ** draw.uniform(9, 15))
        k, n = max(whole, k // whole * whole), max(whole, n // whole * whole)
        rows.append(dict(m=m, n=n, k=k, tile_m=tile_m, tile_n=tile_n, tile_k=tile_k, group_m=draw.choice([1, 2, 4, 8, 16, 32]), split_k=1,
                         stages=3, warps=warps_for(tile_m, tile_n)))  # fmt: skip
    return rows


# Tile sizes that an autotuner would try for a matrix product: (tile_m, tile_n, tile_k, stages, warps).
TILES = [
    (16, 64, 128, 4, 4), (16, 128, 64, 4, 4), (16, 128, 128, 4, 4), (16, 256, 64, 4, 4),
    (32, 64, 128, 4, 4), (32, 128, 64, 4, 4), (32, 128, 128, 3, 4), (32, 256, 64, 3, 4),
    (64, 64, 64, 4, 4), (64, 64, 128, 3, 4), (64, 128, 64, 4, 4), (64, 128, 128, 3, 4), (64, 256, 64, 3, 4),
    (128, 64, 64, 4, 4), (128, 128, 32, 4, 8), (128, 128, 64, 3, 4), (128, 128, 64, 3, 8), (128, 128, 64, 4, 8),
    (128, 256, 64, 3, 8), (256, 64, 64, 3, 8), (256, 128, 64, 3, 8), (256, 128, 32, 4, 8),
]  # fmt: skip
GROUPS = (1, 4, 8, 16)
ALIGNED = [(True, True), (True, False), (False, True), (False, False)]  # whether rows of A and of B are multiples of 16
SPLITS = (1, 2, 4, 8)


def shapes() -> list[tuple[str, int, int, int]]:
    """Twenty products (name, m, k, n): layers of Llama-3-8B and 70B, prefill and decode, and odd sizes."""
    return [
        ("8b-qkv-prefill", 4096, 4096, 6144), ("8b-out-prefill", 4096, 4096, 4096), ("8b-up-prefill", 4096, 4096, 28672),
        ("8b-down-prefill", 4096, 14336, 4096), ("8b-up-prefill-512", 512, 4096, 28672), ("8b-qkv-decode-64", 64, 4096, 6144),
        ("8b-down-decode-64", 64, 14336, 4096), ("8b-up-decode-16", 16, 4096, 28672), ("8b-head-decode-16", 16, 4096, 128256),
        ("8b-out-decode-128", 128, 4096, 4096), ("70b-qkv-prefill", 4096, 8192, 10240), ("70b-up-prefill", 2048, 8192, 57344),
        ("70b-down-prefill", 2048, 28672, 8192), ("70b-down-decode-64", 64, 28672, 8192), ("70b-up-decode-256", 256, 8192, 57344),
        ("odd-5000", 5000, 7000, 9000), ("odd-tall", 20000, 6000, 3000), ("odd-primes", 4093, 4099, 4091),
        ("odd-flat", 300, 12000, 20000), ("odd-small-k", 16384, 200, 16384),
    ]  # fmt: skip


def module(name: str) -> Any:
    """The kernel that `piste kernel` writes, with numbers that do not matter in its places."""
    numbers = dict(
        title="", why="", file="kernel.py", m=1, k=1, n=1, tile_m=128, tile_n=128, tile_k=64, group=8, split_k=1,
        stages=3, warps=8, pad=False, heads=1, kv_heads=1, tokens=1, columns=64, tile_q=128, causal=False,
    )  # fmt: skip
    text = (TEMPLATES / f"{name}.py.txt").read_text()
    for key, value in numbers.items():
        text = text.replace("{" + key + "}", str(value))
    path = Path(tempfile.gettempdir()) / f"piste_{name}_{os.getpid()}.py"
    path.write_text(text)
    spec = importlib.util.spec_from_file_location(f"piste_{name}", path)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def launch(row: dict[str, Any], gemm: Any, flash: Any, torch: Any) -> None:
    """One launch of one row, on random numbers."""
    if "heads" in row:
        q = torch.randn(row["heads"], row["tokens"], row["columns"], device="cuda", dtype=torch.float16)
        k, v = (
            torch.randn(row["kv_heads"], row["tokens"], row["columns"], device="cuda", dtype=torch.float16)
            for _ in "kv"
        )
        flash.attention(q, k, v, (row["tile_q"], row["tile_k"]), row["causal"], row["stages"], row["warps"])
    else:
        x = torch.randn(row["m"], row["k"], device="cuda", dtype=torch.float16)
        y = torch.randn(row["k"], row["n"], device="cuda", dtype=torch.float16)
        tiles = (row["tile_m"], row["tile_n"], row["tile_k"])
        gemm.product(x, y, tiles, row["group_m"], row["split_k"], row["stages"], row["warps"])
    torch.cuda.synchronize()


def run_launches(path: str) -> None:
    """All rows of a file, one launch each (what ncu looks at)."""
    import torch

    gemm, flash = module("gemm"), module("flash")
    for row in json.loads(Path(path).read_text()):
        try:
            launch(row, gemm, flash, torch)
        except Exception as error:
            print("FAILED", row, str(error)[:200], file=sys.stderr, flush=True)
        torch.cuda.empty_cache()


def about(command: str) -> dict[str, str]:
    asked = "name,driver_version,clocks.sm,clocks.mem,clocks.max.sm"
    said = subprocess.run(
        ["nvidia-smi", f"--query-gpu={asked}", "--format=csv,noheader"], capture_output=True, text=True
    )
    keys = ("gpu", "driver", "sm_clock_now", "memory_clock_now", "sm_clock_most")
    card = dict(zip(keys, (part.strip() for part in said.stdout.split("\n")[0].split(",")), strict=False))
    import torch
    import triton

    today = datetime.date.today().isoformat()
    return {**card, "date": today, "torch": torch.__version__, "triton": triton.__version__, "command": command}


def counters(out: Path, rows: list[dict[str, Any]]) -> None:
    """The counters of one launch of each row, by Nsight Compute, caches emptied before each pass, clocks left alone."""
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "rows.json"
        asked.write_text(json.dumps(rows))
        command = ["ncu", "--csv", "--page", "raw", "--print-units", "base", "--clock-control", "none", "--kernel-name", "regex:^(matmul|flash)$",
                   "--metrics", ",".join(METRICS.values()), sys.executable, str(HERE), "launch", "--rows", str(asked)]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True)
    print(done.stderr[-2000:], file=sys.stderr)
    start = done.stdout.find('"ID"')
    if start < 0:
        sys.exit(f"ncu printed no table:\n{done.stdout[-3000:]}")
    table = [line for line in csv.DictReader(io.StringIO(done.stdout[start:])) if line.get("ID", "").isdigit()]
    assert len(table) == len(rows), f"{len(table)} launches seen, {len(rows)} asked for"
    found = []
    for row, line in zip(rows, table, strict=True):
        values = {key: float(line[metric].replace(",", "")) for key, metric in METRICS.items()}
        found.append({**row, **{key: int(value) for key, value in values.items()}})
    how = "ncu, one launch each, caches emptied before every pass, clocks not fixed: " + " ".join(command[:9])
    out.write_text(json.dumps({**about(how), "rows": found}, indent=1))
    print(f"{len(found)} launches -> {out}")


def compile_one(job: tuple[int, int, int, int, int, int, tuple[bool, bool]]) -> str:
    """Compile one kernel into Triton's cache (in a process of its own; the sizes tell whether rows are aligned)."""
    tile_m, tile_n, tile_k, stages, warps, split, aligned = job
    import torch

    gemm = module("gemm")
    m, k, n = 256, 512 if aligned[0] else 511, 512 if aligned[1] else 513
    try:
        x = torch.ones(m, k, device="cuda", dtype=torch.float16)
        y = torch.ones(k, n, device="cuda", dtype=torch.float16)
        for group in (1, 8, 4):
            gemm.product(x, y, (tile_m, tile_n, tile_k), group, split, stages, warps)
        torch.cuda.synchronize()
        return ""
    except Exception as error:
        return f"{job}: {str(error)[:100]}"


def measure(run: Any, torch: Any, flush: Any, most: float = 0.02) -> float:
    """Median seconds of a call by CUDA events, the L2 overwritten before each."""
    run()
    torch.cuda.synchronize()
    took: list[float] = []
    begun = time.perf_counter()
    while len(took) < 3 or (len(took) < 15 and time.perf_counter() - begun < most):
        flush.zero_()
        a, b = (torch.cuda.Event(enable_timing=True) for _ in "ab")
        a.record()
        run()
        b.record()
        torch.cuda.synchronize()
        took.append(a.elapsed_time(b) / 1e3)
    return sorted(took)[len(took) // 2]


def times(out: Path, seconds: float) -> None:
    """Every tile size, group and split of the autotuner's set on every shape: the exhaustive answer, and torch's."""
    import torch

    begun = time.perf_counter()
    jobs = [(*tile, split, aligned) for tile in TILES for split in (1, 2) for aligned in ALIGNED]
    with ProcessPoolExecutor(12) as pool:
        failed = [text for text in pool.map(compile_one, jobs) if text]
    print(f"{len(jobs)} kernels compiled in {time.perf_counter() - begun:.0f} s; failed: {failed}", flush=True)
    gemm, flush = module("gemm"), torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    found = []
    for name, m, k, n in shapes():
        x = torch.randn(m, k, device="cuda", dtype=torch.float16)
        y = torch.randn(k, n, device="cuda", dtype=torch.float16)
        rows = []
        for tile, group, split in itertools.product(TILES, GROUPS, SPLITS):
            tile_m, tile_n, _, stages, warps = tile
            # What cannot be best is left out by rules that an autotuner would use too.
            if tile_m >= 2 * max(16, m) or group > max(1, -(-m // tile_m)):
                continue
            programs = -(-m // tile_m) * -(-n // tile_n)
            if split > 1 and (programs * split > 1024 or k // split < 512):
                continue
            if time.perf_counter() - begun > seconds:
                break
            try:
                t = measure(lambda: gemm.product(x, y, tile[:3], group, split, stages, warps), torch, flush)  # noqa: B023
            except Exception as error:
                print("FAILED", name, tile, group, split, str(error)[:80], flush=True)
                continue
            rows.append([*tile, group, split, round(t * 1e9)])
        theirs = measure(lambda: x @ y, torch, flush)  # noqa: B023
        best = min(rows, key=lambda row: row[-1])
        print(f"{name:20} {len(rows):4} tried, best {best}, torch {theirs * 1e9:.0f} ns", flush=True)
        found.append({"name": name, "m": m, "k": k, "n": n, "torch_ns": round(theirs * 1e9), "rows": rows})
    columns = ["tile_m", "tile_n", "tile_k", "stages", "warps", "group", "split_k", "nanoseconds"]
    out.write_text(
        json.dumps({**about("median of CUDA events, L2 overwritten before each"), "columns": columns, "shapes": found})
    )


def rate_tiles() -> list[tuple[int, int, int, int, int]]:
    """The tiles whose rates are measured: those of an autotuner, and every plain one with 3 stages."""
    plain = [
        (tile_m, tile_n, tile_k, 3, warps_for(tile_m, tile_n))
        for tile_m, tile_n, tile_k in itertools.product((16, 32, 64, 128, 256), (64, 128, 256), (32, 64, 128))
        if tile_m * tile_n <= 128 * 256 and 3 * (tile_m + tile_n) * tile_k * 2 <= 227 * 1024
    ]
    return list(dict.fromkeys(TILES + plain))


def rates(out: Path) -> None:
    """What each tile takes: on a product that fills the chip with long and with short sums, and one program alone.

    The long sum tells the time of a step, the short one what a program takes besides its steps; with 132 programs
    each has a multiprocessor to itself. Rows that are whole and rows that are not; attention likewise.
    """
    import torch

    begun = time.perf_counter()
    jobs = [(*tile, 1, aligned) for aligned in ALIGNED for tile in rate_tiles()]
    with ProcessPoolExecutor(14) as pool:
        failed = [text for text in pool.map(compile_one, jobs) if text]
    print(f"{len(jobs)} kernels compiled in {time.perf_counter() - begun:.0f} s; failed: {failed}", flush=True)
    gemm, flash, flush = module("gemm"), module("flash"), torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    found, flashes = [], []

    def write(more: dict[str, Any]) -> None:
        how = "median of CUDA events, L2 overwritten before each"
        out.write_text(json.dumps({**about(how), "gemm": found, "flash": flashes, **more}))

    for aligned in ALIGNED:
        for tile in rate_tiles():
            for m, k, n in ((8192, 4096, 8192), (8192, 512, 8192), (12 * tile[0], 8192, 11 * tile[1])):
                k, n = k - (not aligned[0]), n if aligned[1] else n - 1
                x = torch.randn(m, k, device="cuda", dtype=torch.float16)
                y = torch.randn(k, n, device="cuda", dtype=torch.float16)
                try:
                    t = measure(lambda: gemm.product(x, y, tile[:3], 8, 1, *tile[3:]), torch, flush, 0.03)  # noqa: B023
                except Exception as error:
                    print("FAILED", tile, aligned, str(error)[:80], flush=True)
                    break
                found.append({"tile": tile, "aligned": aligned, "m": m, "k": k, "n": n, "nanoseconds": round(t * 1e9)})
        print(f"rows {aligned}: {time.perf_counter() - begun:.0f} s", flush=True)
        write({})
    for columns, causal, (tile_q, tile_k) in itertools.product(
        (64, 128), (False, True), ((64, 32), (64, 64), (64, 128), (128, 32), (128, 64), (128, 128))
    ):
        warps = 8 if tile_q >= 128 else 4
        for heads, tokens in ((64, 8192), (512, 1024), (4, 33 * tile_q)):
            q, k_, v = (torch.randn(heads, tokens, columns, device="cuda", dtype=torch.float16) for _ in range(3))
            t = measure(lambda: flash.attention(q, k_, v, (tile_q, tile_k), causal, 2, warps), torch, flush, 0.03)  # noqa: B023
            flashes.append({"columns": columns, "causal": causal, "tile_q": tile_q, "tile_k": tile_k, "heads": heads,
                            "tokens": tokens, "stages": 2, "warps": warps, "nanoseconds": round(t * 1e9)})  # fmt: skip
    big = torch.empty(4 << 30, dtype=torch.uint8, device="cuda")
    copy = measure(lambda: big[: 2 << 30].copy_(big[2 << 30 :]), torch, flush, 0.1)
    tiny = torch.ones(16, 16, device="cuda", dtype=torch.float16)
    empty = measure(lambda: gemm.product(tiny, tiny, (16, 64, 128), 1, 1, 4, 4), torch, flush, 0.1)
    write({"copy_bytes_per_second": (4 << 30) / copy, "launch_ns": round(empty * 1e9)})
    print(f"copy {(4 << 30) / copy / 1e12:.2f} TB/s, empty launch {empty * 1e6:.1f} us")


def odd_launches() -> list[dict[str, Any]]:
    """Every tile with rows that are not whole: compilers spill registers there, and the counters say how much."""
    found = []
    for aligned in ALIGNED[1:]:
        for tile_m, tile_n, tile_k, stages, warps in rate_tiles():
            k, n = 2048 if aligned[0] else 2047, 4096 if aligned[1] else 4095
            found.append(dict(m=2048, n=n, k=k, tile_m=tile_m, tile_n=tile_n, tile_k=tile_k, group_m=8, split_k=1, stages=stages, warps=warps))  # fmt: skip
    return found


def padded(out: Path) -> None:
    """Shapes whose rows are no multiples of 16: the best tile with rows as they are, with rows padded, and torch."""
    import torch

    gemm, flush = module("gemm"), torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    odd = [shape for shape in shapes() if shape[2] % 16 or shape[3] % 16]
    odd += [("odd-4097", 4097, 4097, 4097), ("odd-k", 8192, 8191, 8192), ("odd-n", 8192, 8192, 8191)]
    found = []
    for name, m, k, n in odd:
        x = torch.randn(m, k, device="cuda", dtype=torch.float16)
        y = torch.randn(k, n, device="cuda", dtype=torch.float16)
        theirs = x @ y
        best: dict[bool, list[Any]] = {}
        for pad, tile in itertools.product((False, True), TILES):
            if tile[0] < 64:
                continue
            ours = gemm.product(x, y, tile[:3], 8, 1, *tile[3:], pad)
            error = ((ours.float() - theirs.float()).norm() / theirs.float().norm()).item()
            assert error < 5e-3, f"{name} {tile} pad={pad}: off by {error:.1e}"
            t = measure(lambda: gemm.product(x, y, tile[:3], 8, 1, *tile[3:], pad), torch, flush)  # noqa: B023
            if pad not in best or t * 1e9 < best[pad][-1]:
                best[pad] = [*tile, round(t * 1e9)]
        took = round(measure(lambda: x @ y, torch, flush) * 1e9)  # noqa: B023
        found.append(
            {"name": name, "m": m, "k": k, "n": n, "as_is": best[False], "padded": best[True], "torch_ns": took}
        )
        print(f"{name:12} as it is {best[False][-1]:,} ns, padded {best[True][-1]:,} ns, torch {took:,} ns", flush=True)
    out.write_text(
        json.dumps({**about("median of CUDA events, L2 overwritten before each"), "shapes": found}, indent=1)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["counters", "odd", "times", "rates", "padded", "launch"])
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--rows", help="a JSON file of launches instead of the built-in list")
    parser.add_argument("--draw", type=int, metavar="N", help="counters of N launches drawn at random instead")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=400.0, help="how long `times` may take")
    asked = parser.parse_args()
    out = asked.out or Path(f"{asked.what}.json")
    if asked.what == "launch":
        run_launches(asked.rows)
    elif asked.what == "counters":
        given = json.loads(Path(asked.rows).read_text()) if asked.rows else gemm_launches() + flash_launches()
        given = drawn_launches(asked.draw, asked.seed) if asked.draw else given
        counters(out, given)
    elif asked.what == "odd":
        counters(out, odd_launches())
    elif asked.what == "times":
        times(out, asked.seconds)
    elif asked.what == "padded":
        padded(out)
    else:
        rates(out)


if __name__ == "__main__":
    main()
