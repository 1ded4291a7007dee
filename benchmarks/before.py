"""Whether searches, evaluations, bounds and explorations are slower than those of an older checkout.

    python benchmarks/before.py OLDER [--rounds N] [WHAT...]

`OLDER` is the root of a checkout of an older version; `WHAT` are words that a line must have, such as `search eyeriss`.
Both versions run in processes of their own, which take turns, each with everything forgotten but compiled code; the
least of all rounds counts, in milliseconds of the CPU. The last column is new over old.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CHIPS = ("simple", "nvdla", "eyeriss", "simba", "tpu-v4i")
COMPILED = ("piste.search.kernel", "piste.search.proof.kernel", "piste.formula.library", "piste.formula.native")
PRODUCT, CONV = "B[m,n] = A[m,k] * W[k,n]", "O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]"
DESIGNS = 200_000
MAPS = {
    "C-P": "TemporalMap(k,k) K TemporalMap(Sz(R)+y-1,y) Y TemporalMap(Sz(S)+x-1,x) X SpatialMap(c,c) C",
    "X-P": "TemporalMap(k,k) K TemporalMap(c,c) C TemporalMap(Sz(R)+y-1,y) Y SpatialMap(Sz(S)+x-1,x) X",
}

Case = tuple[Callable[[], Any], Callable[[], Any]]  # what makes everything warm, and what is measured


def cases() -> dict[str, Callable[[], Case]]:
    """By name: how each is made ready."""
    found: dict[str, Callable[[], Case]] = {}
    for chip in CHIPS:
        for mapspace in ("perfect", "ruby"):
            found[f"search {chip} {mapspace}"] = lambda chip=chip, mapspace=mapspace: _search(chip, mapspace)  # type: ignore[misc]
    found["evaluate eyeriss"] = _evaluate
    for tiles in ("integer", "perfect"):
        found[f"bound {tiles}"] = lambda tiles=tiles: _bound(tiles)  # type: ignore[misc]
    for flow in MAPS:
        found[f"dataflow {flow} map sizes"] = lambda flow=flow: _sweep(flow)  # type: ignore[misc]
    for flow in ("KC-P", "YR-P"):
        found[f"explore CONV11 {flow}"] = lambda flow=flow: _explore(flow)  # type: ignore[misc]
    found["attention bert"] = _attention
    return found


def _search(chip: str, mapspace: str) -> Case:
    import piste

    part: Any = piste.load(HERE / "chips" / f"{chip}.yaml")

    def run(size: int) -> Callable[[], Any]:
        spec = replace(part, workload=piste.Workload.parse(PRODUCT, m=size, k=size, n=size, bits=8))
        return lambda: piste.search(spec, mapspace=mapspace)

    return run(2048), run(4096)


def _evaluate() -> Case:
    import piste

    chip: Any = piste.load("eyeriss")

    def run(side: int) -> Callable[[], Any]:
        workload = piste.Workload.parse(CONV, k=64, c=32, p=side, q=side, r=3, s=3)
        best = piste.search(workload, chip, strategy="random", budget=50).best
        return lambda: piste.evaluate(workload, chip, best)

    return run(14), run(28)


def _bound(tiles: str) -> Case:
    import piste

    def run(size: int) -> Callable[[], Any]:
        workload = piste.gemm(size, size, size)
        return lambda: piste.bound(workload, tiles=tiles)

    return run(2048), run(4096)


def _sweep(flow: str) -> Case:
    import numpy as np

    from piste.dataflow.directives import Layer
    from piste.dataflow.hardware import Hardware, Noc
    from piste.dataflow.sweep import sweep
    from piste.dataflow.text import parse_directives

    draw, hardware = np.random.default_rng(0), Hardware(256, (Noc(32),))
    layer = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    named = replace(layer, directives=parse_directives(MAPS[flow], names="kcyx"))
    columns = {key: draw.integers(1, 9, DESIGNS) for key in "kcyx"} | {"noc_bw": draw.integers(1, 257, DESIGNS)}
    few = {key: column[:100] for key, column in columns.items()}
    return lambda: sweep(named, hardware, **few), lambda: sweep(named, hardware, **columns)


def _explore(flow: str) -> Case:
    from piste.dataflow.directives import Layer
    from piste.explore import explore
    from piste.explore.family import Family
    from piste.explore.space import Space

    layer = Layer("CONV11", "CONV", {"K": 512, "C": 512, "R": 3, "S": 3, "Y": 16, "X": 16}, ())
    ranges = {"pes": range(2, 601, 2), "noc_bw": range(1, 161), "l1": range(8, 801, 8), "l2": range(128, 12801, 128)}
    limits = {"area_mm2": 16, "power_mw": 450}
    few = {name: each[::10] for name, each in ranges.items()}

    def run(some: dict[str, range]) -> Callable[[], Any]:
        return lambda: explore(Family(Space.of(layer, {"dataflow": flow, **some}, limits=limits)))

    return run(few), run(ranges)


def _attention() -> Case:
    import piste

    def run(seq: int) -> Callable[[], Any]:
        return lambda: piste.attention("bert", seq=seq, platform="edge")

    return run(256), run(512)


def forget() -> None:
    """Empty every cache of Piste but those of compiled code."""
    for found in gc.get_objects():
        home = str(getattr(found, "__module__", ""))
        if hasattr(type(found), "cache_clear") and home.startswith("piste.") and home not in COMPILED:
            found.cache_clear()


def work() -> None:
    """One version: a case is made ready and run for every name that comes in; its seconds, first and again, go out."""
    known, ready = cases(), dict[str, Case]()
    for line in sys.stdin:
        name = line.strip()
        if name not in ready:
            ready[name] = known[name]()
        warm, run = ready[name]
        forget()
        warm()
        spent = []
        for _ in range(2):
            start = time.process_time()
            run()
            spent.append(time.process_time() - start)
        print(json.dumps(spent), flush=True)


class Version:
    """A process that runs one version."""

    def __init__(self, root: Path):
        given = [sys.executable, str(HERE / "before.py"), "--work"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self._process = subprocess.Popen(given, env={"PYTHONPATH": str(root)}, text=True, **pipes)  # type: ignore[call-overload]

    def run(self, name: str) -> list[float]:
        self._process.stdin.write(f"{name}\n")
        self._process.stdin.flush()
        found: list[float] = json.loads(self._process.stdout.readline())
        return found

    def end(self) -> None:
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("older", type=Path)
    parser.add_argument("what", nargs="*")
    parser.add_argument("--rounds", type=int, default=15)
    given = parser.parse_args()
    versions = [Version(given.older.resolve()), Version(HERE.parent)]
    print(f"{'CPU ms, the least of ' + str(given.rounds):<28}{'old':>9}{'new':>9}{'ratio':>8}   again: old, new, ratio")
    for name in cases():
        if not all(word in name.split() for word in given.what):
            continue
        least = [[1e9, 1e9], [1e9, 1e9]]
        for _ in range(given.rounds):
            for i, version in enumerate(versions):
                least[i] = [min(pair) for pair in zip(least[i], version.run(name), strict=True)]
        (old, old_again), (new, again) = least
        print(
            f"{name:<28}{1e3 * old:9.2f}{1e3 * new:9.2f}{new / old:8.2f}   "
            f"{1e3 * old_again:9.2f}{1e3 * again:9.2f}{again / old_again:8.2f}",
            flush=True,
        )
    for version in versions:
        version.end()


if __name__ == "__main__":
    work() if sys.argv[1:2] == ["--work"] else main()
