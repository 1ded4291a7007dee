"""How many mappings per second and core get their full cost: counts, occupancy, cycles and energy.

    python benchmarks/evaluate.py [--mappings N]

For each problem: random tilings of one shape, in which each tile divides the one around it (Ruby) or not (ragged);
spreads are ragged in both. The ratio is against `piste.evaluate` on the same mappings, one by one, in the same process.
For scale: Timeloop evaluates about 550 mappings per CPU second on the first problem and 23 on the second.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

import piste
from piste.cost.batch import Batch
from piste.spec.architecture import Architecture
from piste.spec.mapping import Loop, Mapping, Spread, with_tiles
from piste.spec.workload import Workload

CHIP = Architecture.from_list(
    [
        {
            "memory": {
                "name": "DRAM",
                "read_pj": 200,
                "write_pj": 200,
                "read_words_per_cycle": 16,
                "write_words_per_cycle": 16,
            }
        },
        {
            "memory": {
                "name": "GLB",
                "capacity_bytes": 262144,
                "read_pj": 6,
                "write_pj": 6,
                "read_words_per_cycle": 32,
                "write_words_per_cycle": 32,
            }
        },
        {"fanout": {"name": "PE", "axes": {"x": 16, "y": 16}}},
        {"memory": {"name": "RF", "capacity_bytes": 512, "read_pj": 1, "write_pj": 1}},
        {"compute": {"name": "MAC", "energy_pj": 1}},
    ]
)
GEMM = """
DRAM | keep A, W, B
     | for m in steps of 64
     |   for n in steps of 64
     |     for k in steps of 64
GLB  |       keep A, W, B
     |       for n in steps of 16
     |         for k in steps of 16
     |           for m in steps of 16
     |             spread m in steps of 1 over PE.x
     |               spread n in steps of 1 over PE.y
RF   |                 keep A, W, B
     |                 for k in steps of 1
     |                   for m in steps of 1
     |                     for n in steps of 1
     |                       compute B
"""
CONV = """
DRAM         | keep I, W, O
             | for k in steps of 64
             |   for p in steps of 14
             |     for c in steps of 32
             |       for q in steps of 28
GLB          |         keep I, O
             |         for c in steps of 4
             |           for k in steps of 16
             |             for p in steps of 1
             |               for q in steps of 7
             |                 spread q in steps of 1 over PE.x
             |                   spread k in steps of 1 over PE.x
             |                     spread s in steps of 1 over PE.y
             |                       spread c in steps of 1 over PE.y
ifmap_spad   |                         keep I
             |                         for r in steps of 1
weights_spad |                           keep W
psum_spad    |                           keep O
             |                           for c in steps of 1
             |                             for q in steps of 1
             |                               for k in steps of 1
             |                                 compute O
"""
WIDTHS = {"PE.x": {"m": 16, "q": 7, "k": 2}, "PE.y": {"n": 16, "s": 3, "c": 4}}


def tilings(workload: Workload, shape: Mapping, n: int, ruby: bool, seed: int = 0) -> np.ndarray:
    """Random tile sizes that respect the widths of the axes, a column per mapping."""
    rng = np.random.default_rng(seed)
    slots = [node for node in shape.nodes if isinstance(node, Loop | Spread)]
    out = np.empty((len(slots), n), dtype=np.int32)
    for rank, size in workload.sizes.items():
        mine = [i for i, node in enumerate(slots) if node.rank == rank]
        width = [WIDTHS[s.over][rank] if isinstance(s := slots[i], Spread) else 0 for i in mine]
        if ruby:  # from the inside: multiples of the tile below, at most as many as the axis is wide
            tile = np.ones(n, dtype=np.int64)
            share = max(2, round((size / max(1, np.prod([w or 1 for w in width]))) ** (1 / max(1, width.count(0)))) * 2)
            for i, w in reversed(list(zip(mine, width, strict=True))):
                out[i] = tile = np.minimum(tile, size)
                tile = tile * rng.integers(1, (w or share) + 1, n)
        else:  # from the outside: anything up to the tile around it, at least what the axis leaves to each instance
            around = np.full(n, size)
            for i, w in zip(mine, width, strict=True):
                least = -(-around // w) if w else np.ones(n, dtype=np.int64)
                out[i] = around = rng.integers(least, around + 1)
    return out


def rate(run: Callable[[np.ndarray], object], tiles: np.ndarray) -> float:
    """Columns per second on one core, the best of five runs."""
    seconds = []
    for _ in range(5):
        start = time.perf_counter()
        run(tiles)
        seconds.append(time.perf_counter() - start)
    return tiles.shape[1] / min(seconds)


def measure(workload: Workload, chip: Architecture, text: str, n: int) -> None:
    shape = Mapping.parse(text)
    start = time.perf_counter()
    batch = Batch(workload, chip, shape)
    batch.costs(tilings(workload, shape, 1, True))
    print(f"  first cost of a new shape after {(time.perf_counter() - start) * 1e3:.0f} ms")
    for kind in ("Ruby", "ragged"):
        tiles = tilings(workload, shape, n, kind == "Ruby")
        costs = batch.costs(tiles)
        mappings = [with_tiles(shape, tiles[:, i].tolist()) for i in range(20)]
        start = time.perf_counter()
        reports = [piste.evaluate(workload, chip, mapping) for mapping in mappings]
        alone = len(reports) / (time.perf_counter() - start)
        for i, report in enumerate(reports):
            assert (costs.cycles[i], costs.fits[i]) == (report.cycles, report.fits)
            assert abs(costs.energy_pj[i] / report.energy_pj - 1) < 1e-9
        cost, counts = rate(lambda t: batch.costs(t), tiles), rate(lambda t: batch.moves(t), tiles)
        print(
            f"  {kind:<7} cost only {cost:>12,.0f}/s, {cost / alone:>9,.0f} times one by one ({alone:,.0f}/s);", end=" "
        )
        print(f"all counts kept {counts:>11,.0f}/s; {costs.fits.mean():.1%} fit")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mappings", type=int, default=1_000_000)
    n = parser.parse_args().mappings
    print("GEMM 512x768x640 on 16x16 PEs, three levels")
    measure(piste.gemm(512, 768, 640), CHIP, GEMM, n)
    print("convolution 28x28x3x3x128x128 on eyeriss")
    measure(piste.conv2d(28, 28, 3, 3, 128, 128), piste.load("eyeriss"), CONV, n)


if __name__ == "__main__":
    main()
