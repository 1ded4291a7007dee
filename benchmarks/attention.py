"""How long the whole of the FLAT paper's Figure 8 takes, and how that compares with one point at a time.

    python benchmarks/attention.py [--sample N]

Both platforms, 31 buffers from 20 KB to 2 GB, four lengths each, twelve dataflows with both searched ones, in both
readings of where unfused logits wait, for logits and attend, the layer and the model. Nothing is kept from a run
before. The ratio is against `ref.cost` on a sample of the points of the searched spaces, one by one in this process,
multiplied to all of them; each sampled cost is compared. Seconds are of the clock on the wall, on one thread.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace

from piste.studies.flat import claims as flat
from piste.studies.flat.ref import cost
from piste.studies.flat.spaces import explore

AIM = 10.0  # seconds


def figure() -> tuple[float, int]:
    """Seconds for all curves, and how many values they have."""
    start = time.perf_counter()
    curves = {where: flat.figure8(where) for where in flat.RUNS}
    seconds = time.perf_counter() - start
    return seconds, sum(len(lines) * len(flat.BUFFERS) for lines in curves.values())


def searched(sample: int) -> tuple[float, float, int]:
    """Seconds for the searched spaces of logits and attend at once, and one by one; how many points they have."""
    together = alone = 0.0
    count = 0
    for where, name in flat.RUNS.items():
        for length in flat.LENGTHS[where]:
            attention = flat.attention(name, length)
            for flow in ("Base-opt", "FLAT-opt"):
                start = time.perf_counter()
                found = explore(attention, flat.PLATFORMS[where], flow, flat.BUFFERS)
                best = found.costs.cycles
                together += time.perf_counter() - start
                draws = random.Random(length)
                chosen = [(draws.randrange(best.shape[0]), draws.randrange(best.shape[1])) for _ in range(sample)]
                dataflows = [found.points.dataflow(i, attention) for i, _ in chosen]
                platforms = [replace(flat.PLATFORMS[where], buffer_bytes=flat.BUFFERS[j]) for _, j in chosen]
                start = time.perf_counter()
                costs = [cost(attention, *one) for one in zip(dataflows, platforms, strict=True)]
                alone += (time.perf_counter() - start) / sample * best.size
                count += best.size
                assert all(one.cycles == best[at] for one, at in zip(costs, chosen, strict=True))
    return together, alone, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--sample", type=int, default=50, help="points of each space that are costed one by one")
    sample = parser.parse_args().sample
    seconds, values = figure()
    verdict = "" if seconds <= AIM else "  MISSED"
    print(f"Figure 8, {values:,} values: {seconds:.2f} s (aim: {AIM:g} s){verdict}")
    together, alone, count = searched(sample)
    print(f"searched spaces, {count:,} points with their buffers: {together:.2f} s, {count / together:,.0f} a second")
    print(f"  one by one, from {sample} of each space: {alone:,.0f} s, {count / alone:,.0f} a second", end="")
    print(f": {alone / together:,.0f} x")


if __name__ == "__main__":
    main()
