"""How explorations grow: one and two workers measured, a thousand workers on a space of 10^12 designs simulated.

    python benchmarks/scale.py [--quick]

Measured on this machine:

- the seconds that one space takes with one and two processes, and on a Dask cluster with one and two workers;
- what the process with Dask's scheduler and the driver spends on each part, by its processor time over parts that cost
  nothing to run; and the same with a store, by the clock, for then it also waits for the disk;
- the size of a part in the store, and how long it takes to read all parts again.

Simulated with these numbers: workers that ask one such process for parts, are given them in turn, and hand in what they
found. The time of a part is spread by a third around its mean. The simulation of two workers is shown beside the
measurement.
"""

from __future__ import annotations

import argparse
import heapq
import random
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from piste.dataflow.directives import Layer
from piste.explore.family import PART, Family
from piste.explore.running.engines import explore
from piste.explore.running.store import MOST, Part, Store
from piste.explore.space import Space
from piste.formula.front import merge
from piste.results.explored import Exploration

DESIGNS = 10**12
CONV = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
RANGES = {"pes": range(64, 464, 2), "noc_bw": range(1, 101), "l1": range(40, 200), "l2": range(8192, 12800, 128)}
ROWS = 1000  # on the front of a part
SPREAD = 1 / 3


@dataclass(frozen=True)
class Idle:
    """A job that costs nothing but its bookkeeping: every part has the same front."""

    parts: int
    rows: int = ROWS
    key: str = "idle"
    inputs: tuple[()] = ()

    def run(self, part: int) -> Part:
        at = np.arange(self.rows)
        numbers = {f"parameter{i}": at * 7919 * i % 1024 for i in range(1, 7)}
        values = {f"value{i}": np.sqrt(at + i) for i in range(4)}
        return Part(part, 1, 1, {}, numbers | values)

    def merge(self, parts: Iterable[Part]) -> Exploration:
        found = list(parts)
        best = merge([part.columns for part in found[:8]], {"value0": 1})
        return Exploration((), {"value0": 1}, best, len(found), len(found), {}, self.key)


def measured(job: Family, **way: object) -> float:
    """Seconds that all parts take, by the last three quarters of them: workers that start and compile are left out."""
    times: list[float] = []
    explore(job, progress=lambda _: times.append(time.perf_counter()), **way)
    start = len(times) // 4
    return (times[-1] - times[start]) * len(times) / (len(times) - 1 - start)


def bookkeeping(parts: int, folder: Path) -> tuple[float, float, int, float]:
    """Seconds per part of scheduler and driver, the same with a store, bytes per part, seconds to read one."""
    job = Idle(parts)

    def spent(store: Path | None) -> float:
        marks: list[float] = []
        clock = time.perf_counter if store else time.process_time
        explore(job, "dask", workers=1, store=store, progress=lambda _: marks.append(clock()))
        start = parts // 4
        return (marks[-1] - marks[start]) / (parts - 1 - start)

    plain, stored = spent(None), spent(folder)
    kept = Store(folder, job)
    start = time.perf_counter()
    assert sum(1 for _ in kept) == parts
    read = (time.perf_counter() - start) / parts
    return plain, stored, kept.path(0).stat().st_size, read


def simulate(workers: int, parts: int, seconds: float, cost: float) -> tuple[float, float]:
    """How long all parts take, and the share of that time in which the one who gives them out is busy.

    A part waits twice for that one: to be given out, and to be taken back; each takes half of its `cost`.
    """
    rng = random.Random(0)
    free = busy = now = 0.0
    given = 0
    events: list[tuple[float, bool]] = [(0.0, False)] * workers  # when a worker asks, and whether it brings a part
    while events:
        now, brings = heapq.heappop(events)
        free = max(free, now) + (cost / 2 if brings else 0.0)
        busy += cost / 2 if brings else 0.0
        if given < parts:
            given += 1
            free, busy = free + cost / 2, busy + cost / 2
            heapq.heappush(events, (free + seconds * rng.uniform(1 - SPREAD, 1 + SPREAD), True))
    return free, busy / free


def size(count: float) -> str:
    return f"{count / 1e9:.1f} GB" if count >= 1e9 else f"{count / 1e6:.0f} MB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a smaller space")
    quick = parser.parse_args().quick
    ranges = RANGES | ({"l1": range(40, 200, 40)} if quick else {})
    job = Family(Space.of(CONV, {"dataflow": "KC-P", **ranges}), skip=False)
    print(f"{job.space.size:,} designs in {job.parts} parts, each evaluated")
    alone = measured(job)
    rate = job.space.size / alone
    print(f"  in this process: {alone:6.2f} s, {rate / 1e6:.1f} M designs per second")
    with tempfile.TemporaryDirectory() as folder:
        plain, stored, bytes_each, read = bookkeeping(200 if quick else 1000, Path(folder))
    for name, way in (("processes", {}), ("Dask", {"engine": "dask"})):
        for workers in (1, 2) if way else (2,):
            took = measured(job, workers=workers, **way)
            expected, _ = simulate(workers, job.parts, alone / job.parts, plain if way else 0.0)
            print(f"  {name}, {workers} workers: {took:6.2f} s, {alone / took:.2f} times; simulated {expected:.2f} s")
    ms = [f"{1e3 * one:.2f} ms" for one in (plain, stored, read)]
    print(f"bookkeeping of a part: {ms[0]}, with a store {ms[1]}; read again {ms[2]}")
    print(f"a part of {ROWS:,} designs in the store: {bytes_each:,} bytes")

    print(f"\n{DESIGNS:,} designs at {rate / 1e6:.1f} M per second and worker, simulated with a store")
    print("    parts      designs  workers      time  efficiency  parts/s   busy    store")
    for parts in (DESIGNS // PART, 2 * MOST, MOST, MOST // 2):
        for workers in (1, 10, 100, 1000):
            seconds = DESIGNS / parts / rate
            took, busy = simulate(workers, parts, seconds, stored)
            ideal = DESIGNS / rate / workers
            print(
                f"{parts:>9,} {DESIGNS // parts:>12,} {workers:>8,} {took / 60:>7.1f} m {ideal / took:>11.0%} "
                f"{parts / took:>8.0f} {busy:>6.0%} {size(parts * bytes_each):>8}"
            )
    print(f"reading {MOST:,} parts at the end: {MOST * read:.0f} s")


if __name__ == "__main__":
    main()
