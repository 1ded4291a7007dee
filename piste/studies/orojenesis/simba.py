"""The Simba of Orojenesis' Fig. 24b and Table I: a GEMM mapped with 100 sizes of the global buffer, beside the bound.

Each size is searched at random, 26,000 mappings as in the paper. `python -m piste.studies.orojenesis.simba` does
that and writes the record, since how long it takes is part of it.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import perf_counter

import numpy as np

from piste.bounds import bound
from piste.cost.batch import Batch, TileColumns
from piste.mapspace.constraints import Constraints
from piste.spec.architecture import Architecture
from piste.spec.builders import gemm
from piste.spec.files import part_of
from piste.spec.mapping import Keep, Loop, Spread
from piste.studies.ruby.timeloop_random import Floats, Integers, Orders

RECORD = files("piste.studies.orojenesis") / "simba.json"
SIZE, DESIGNS, MAPPINGS = 4096, 100, 26_000
SMALLEST, LARGEST = 128, 512 * 1024  # bytes of the global buffer


@dataclass(frozen=True)
class Searched:
    """What the search met: how many mappings were evaluated and how many of them fit, the lowest DRAM traffic of those
    relative to the bound for what they hold on the chip, and how long the search and the bound took."""

    designs: int
    evaluated: int
    fit: int
    lowest: float
    search_seconds: float
    bound_seconds: float


# PEs are for both channels, lanes for output and vectors for input channels, as in the simba_like design.
RULES = Constraints.read(
    [
        {"order": "hierarchy"},
        {"axis": "PE.x", "ranks": ["k", "n"]},
        {"axis": "Lane.y", "ranks": ["n"]},
        {"axis": "Vector.z", "ranks": ["k"]},
    ]
)


@cache
def recorded() -> Searched:
    return Searched(**json.loads(RECORD.read_text()))


def searched(designs: int = DESIGNS, mappings: int = MAPPINGS, size: int = SIZE) -> Searched:
    """Search so many sizes of the global buffer for so many mappings each, and the bound for all of them at once."""
    workload, chip = gemm(size, size, size, bits=8), part_of(Architecture, "simba")
    start = perf_counter()
    orders = Orders(workload, chip, RULES, seed=0)
    met = [
        _points(orders, chip, capacity, mappings, seed)
        for seed, capacity in enumerate(np.geomspace(SMALLEST, LARGEST, designs))
    ]
    middle = perf_counter()
    points = np.array(bound(workload).points)
    end = perf_counter()
    buffer, traffic = np.concatenate(met, axis=1)
    # The bound of a mapping is that of the last vertex which is no larger than what it holds.
    lowest = (traffic / points[np.searchsorted(points[:, 0], buffer, side="right") - 1, 1]).min()
    return Searched(designs, designs * mappings, len(buffer), float(lowest), middle - start, end - middle)


def _points(orders: Orders, chip: Architecture, glb_bytes: float, n: int, seed: int) -> Floats:
    """Of n mappings those that fit: how many elements all memories on the chip hold, and how many DRAM moves."""
    capacity = {m.name: m.capacity_bytes for m in chip.memories.values() if m.capacity_bytes} | {"GLB": glb_bytes}
    widths = {f"{f.name}.{axis}": width for f in chip.fanouts.values() for axis, width in f.axes.items()}
    found = list[Floats]()
    for batch, tiles in orders.tiles(widths, "perfect", np.random.default_rng(seed)):
        tiles = tiles[:, :n]
        moves, instances = batch.moves(tiles), _instances(batch, tiles)
        held = {m: sum((x for (at, _), x in moves.occupancy.items() if at == m), np.zeros(1)) for m in capacity}
        fits = np.all([held[m] <= most for m, most in capacity.items()], axis=0)
        buffer = sum(held[m] * instances[m] for m in capacity)
        traffic = sum(rows.sum(axis=0) for (at, _), rows in moves.traffic.items() if at == "DRAM")
        found.append(np.array([buffer, traffic])[:, fits])
        n -= tiles.shape[1]
        if n <= 0:
            break
    return np.concatenate(found, axis=1)


def _instances(batch: Batch, tiles: TileColumns) -> dict[str, Integers]:
    """How many instances of each memory are used."""
    extent = {rank: np.full(tiles.shape[1], size) for rank, size in batch.workload.sizes.items()}
    used, rows, at = np.ones(tiles.shape[1], np.int64), iter(tiles), {}
    for node in batch.mapping.nodes:
        if isinstance(node, Keep):
            at[node.memory] = used
        elif isinstance(node, Loop | Spread):
            tile = next(rows)
            if isinstance(node, Spread):
                used = used * -(-extent[node.rank] // tile)
            extent[node.rank] = tile
    return at


def main() -> None:
    Path(str(RECORD)).write_text(json.dumps(asdict(searched()), indent=2) + "\n")


if __name__ == "__main__":
    main()
