"""A search for the best mapping of every design, killed at random moments and begun again.

    python -m tests.explore.killed [TRIES]

Prints how many kills there were, what was kept after each and what was run again; exits with 1 if anything was lost.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import piste
from piste.explore.designs import Designs
from piste.explore.running.engines import explore
from piste.explore.running.store import Store
from piste.spec.architecture import Architecture

CHIP = [
    {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100, "words_per_cycle": 1}},
    {"memory": {"name": "GLB", "capacity_bytes": 64, "read_pj": 2, "write_pj": 2}},
    {"fanout": {"name": "PE", "axes": {"x": 1}}},
    {"compute": {"name": "MAC", "area_um2": 100}},
]
SPACE = {"PE.x": [1, 2, 4, 8, 16], "GLB.capacity_bytes": {"from": 64, "to": 2048, "times": 2},
         "GLB.area_um2": "2*GLB.capacity_bytes", "DRAM.words_per_cycle": [1, 2, 4, 8]}  # fmt: skip


def job() -> Designs:
    """120 designs; each takes a search of a tenth of a second or so."""
    return Designs.of(piste.gemm(96, 96, 96), Architecture.from_list(CHIP), SPACE, objectives=["energy", "area"])


def kept(folder: Path) -> set[int]:
    return {part.number for part in Store(folder, job())}


def killed(tries: int, seed: int = 0) -> list[str]:
    """Kill a run so many times, wherever it is, and let a last one end; what went wrong, a line each."""
    rng, wrong = random.Random(seed), []
    whole = explore(job())
    with tempfile.TemporaryDirectory() as home:
        for number in range(tries):
            folder = Path(home, str(number))
            process = subprocess.Popen([sys.executable, "-m", "tests.explore.killed", "run", str(folder)])
            while not list(folder.glob("part-*")) and process.poll() is None:
                time.sleep(0.005)
            time.sleep(rng.uniform(0, 0.6))
            process.kill()
            process.wait()
            before = kept(folder)
            begun: list[int] = []
            found = explore(job(), store=folder, progress=lambda progress: begun.append(progress.added))  # noqa: B023
            if not before:
                wrong.append(f"try {number}: nothing was kept")
            if len(begun) != job().parts - len(before):
                wrong.append(f"try {number}: {len(before)} parts were kept, and {len(begun)} run again")
            if found.rows() != whole.rows() or found.interrupted:
                wrong.append(f"try {number}: another answer")
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == ["run"]:
        explore(job(), store=sys.argv[2])
    else:
        lost = killed(int(sys.argv[1]) if sys.argv[1:] else 20)
        print("\n".join(lost) or "nothing was lost")
        sys.exit(bool(lost))
