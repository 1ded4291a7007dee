"""The best EDP of layers on chips with Timeloop's prices, beside what was asked for and what random search finds here.

`python benchmarks/layers.py` takes half a minute; with the word `all` also the convolution on the chip
without constraints, a quarter of a minute more.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

import piste
from piste.spec.files import Spec
from piste.spec.workload import Workload

CHIPS = Path(__file__).parent / "chips"
RANDOM = 200  # mappings that the random search may try

# name, workload of 16 bits, chip, mapspace, J * cycles to reach, seconds at most (None: not asked)
Case = tuple[str, Workload, str, str, float | None, float | None]
SMALL, WIDE, DEEP = (
    piste.conv2d(*d) for d in ((56, 56, 1, 1, 64, 64), (56, 56, 3, 3, 64, 64), (28, 28, 3, 3, 128, 128))
)
CASES: list[Case] = [
    ("1x1 56x56 64", SMALL, "eyeriss-pat", "perfect", 17.44, 2),
    ("3x3 56x56 64", WIDE, "eyeriss-pat", "perfect", 488.3, 2),
    ("3x3 28x28 128", DEEP, "eyeriss-pat", "perfect", 476.6, 2),
    ("1x1 56x56 64", SMALL, "eyeriss-pat", "ruby-s", None, 10),
    ("3x3 56x56 64", WIDE, "eyeriss-pat", "ruby-s", None, 10),
    ("3x3 28x28 128", DEEP, "eyeriss-pat", "ruby-s", None, 10),
    ("GEMM 4096", piste.conv2d(64, 64, 1, 1, 4096, 4096), "eyeriss-pat", "perfect", 1.33e9, None),
    ("GEMM 4096", piste.gemm(4096, 4096, 4096), "three-level-pat", "perfect", 2.08e8, None),
]
LONG: list[Case] = [("3x3 56x56 64", WIDE, "three-level-pat", "perfect", 577, None)]


def main(words: list[str]) -> None:
    print(__doc__.split("\n\n")[0] + "\n")
    spec = piste.load(CHIPS / "timeloop-eyeriss.yaml")
    assert isinstance(spec, Spec)
    for name, w, chip, space, asked, most in [*CASES, *LONG * ("all" in words)]:
        rules = spec.constraints if chip == "eyeriss-pat" else None
        start = time.process_time()
        found = piste.search(w, chip, objective="edp", mapspace=space, constraints=rules)
        seconds = time.process_time() - start
        drawn = piste.search(
            w, chip, objective="edp", mapspace=space, constraints=rules, strategy="random", budget=RANDOM
        )
        value = found.value * 1e-12
        notes = [f"asked {asked:.4g}{' MISSED' * (float(f'{value:.4g}') > asked)}"] if asked else []
        notes += ["PROVEN" if found.optimal else "NOT PROVEN", f"{drawn.value / found.value:.2f} x better than random"]
        notes += [f"{seconds:.2f} s{' SLOW' * (most is not None and seconds > most)}"]
        notes += [f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6:.2f} GB so far"]
        print(f"{name:14} {chip:16} {space:8} {value:11.6g} J cycles  {'; '.join(notes)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
