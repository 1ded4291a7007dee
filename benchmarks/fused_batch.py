"""How many fused mappings per second and core get their full cost: a pair of matrix products on a three-level chip.

    python benchmarks/fused_batch.py [--mappings N]

Random tilings of one fused shape: the rows are walked above the Fuse, weights stay or stream. Tiles divide those around
them, or not (ragged). The ratio is against `piste.evaluate` on the same mappings, one by one, in the same process; a
sample of the batch is compared with it.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import piste
from piste.cost.batch import Batch
from piste.spec.architecture import Architecture
from piste.spec.mapping import Mapping, with_tiles
from piste.spec.workload import Workload

CHIP = Architecture.from_list(
    [
        {"memory": {"name": "DRAM", "read_pj": 200, "write_pj": 200, "words_per_cycle": 16}},
        {"memory": {"name": "GLB", "capacity_bytes": 1048576, "read_pj": 6, "write_pj": 6, "words_per_cycle": 64}},
        {"fanout": {"name": "PE", "axes": {"x": 16, "y": 16}}},
        {"memory": {"name": "RF", "capacity_bytes": 1024, "read_pj": 0.6, "write_pj": 0.6}},
        {"compute": {"name": "MAC", "energy_pj": 0.5}},
    ]
)
PAIR = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=1024, k=768, l=512, n=640)
RANKS = [
    "m",
    "m",
    "k",
    "l",
    "m",
    "l",
    "k",
    "l",
    "m",
    "n",
    "m",
    "n",
    "l",
    "n",
]  # of the loops and spreads below, in order
SPREADS = {1: 16, 3: 16, 8: 16, 9: 16}
SHAPE = Mapping.parse("""
DRAM | keep A, B, D, Z
     | for m in steps of 64
GLB  |   keep A, P, Z
     |   fuse
     |     first
     |       spread m in steps of 4 over PE.x
     |         for k in steps of 32
     |           spread l in steps of 32 over PE.y
RF   |             keep A, B, P
     |             for m in steps of 1
     |               for l in steps of 1
     |                 for k in steps of 1
     |                   compute P
     |     then
     |       for l in steps of 64
     |         spread m in steps of 4 over PE.x
     |           spread n in steps of 40 over PE.y
RF   |             keep D, P, Z
     |             for m in steps of 1
     |               for n in steps of 1
     |                 for l in steps of 1
     |                   compute Z
""")


def tilings(mappings: int, ragged: bool, seed: int = 0) -> np.ndarray:
    """A column of tile sizes per mapping, in the order of the shape."""
    rng = np.random.default_rng(seed)
    rows: list[np.ndarray] = []
    inside: dict[tuple[int, str], np.ndarray] = {}

    def draw(branch: int, rank: str, width: int = 0) -> None:
        around = inside.get((branch, rank), inside.get((0, rank), np.full(mappings, PAIR.sizes[rank])))
        if ragged:
            tile = rng.integers(1, around + 1)
        else:
            powers = np.log2(around & -around).astype(int)  # shifts that divide
            tile = around >> rng.integers(0, powers + 1)
        if width:
            tile = np.maximum(tile, -(-around // width))
        inside[branch, rank] = tile
        rows.append(tile)

    draw(0, "m")
    for branch, walks in enumerate(("m:16 k l:16 m l k", "l m:16 n:16 m n l"), start=1):
        for walk in walks.split():
            rank, _, width = walk.partition(":")
            draw(branch, rank, int(width or 0))
    return np.array(rows, dtype=np.int32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mappings", type=int, default=1_000_000)
    many = parser.parse_args().mappings
    for ragged in (False, True):
        tiles = tilings(many, ragged)
        start = time.perf_counter()
        batch = Batch(PAIR, CHIP, SHAPE)
        batch.costs(tiles[:, :8])
        ready = time.perf_counter() - start
        start = time.process_time()
        costs = batch.costs(tiles)
        rate = many / (time.process_time() - start)
        sample = np.random.default_rng(1).integers(0, many, 60)
        start = time.process_time()
        for i in sample:
            one = piste.evaluate(PAIR, CHIP, with_tiles(SHAPE, tiles[:, i].tolist()))
            assert (one.cycles, one.fits) == (costs.cycles[i], costs.fits[i]), tiles[:, i]
            assert abs(one.energy_pj - costs.energy_pj[i]) <= 1e-9 * one.energy_pj
        single = len(sample) / (time.process_time() - start)
        kind = "ragged" if ragged else "each tile divides"
        print(
            f"fused pair, {kind}: {rate:,.0f} mappings/s, {rate / single:,.0f} times one by one ({single:,.0f}/s); "
            f"{costs.fits.mean():.0%} fit; ready after {ready:.2f} s"
        )


if __name__ == "__main__":
    main()
