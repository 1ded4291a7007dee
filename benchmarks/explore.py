"""How many designs per second are considered, and how many evaluated, when hardware is explored on one core.

    python benchmarks/explore.py [designs]

The paper of MAESTRO sweeps four parameters (PEs, L1, L2, width of the network) of accelerators with the dataflows KC-P
and YR-P on VGG16's second and eleventh convolution under 16 mm2 and 450 mW: 480 million designs in all, 0.17 million
per second on average, designs that it skips included. Here each of the four runs considers 480 million designs:

- all that cannot be on the frontier skipped: sub-spaces over the limits, buffers larger than needed, and ranges of
  widths that a design found before beats;
- for one of them with sub-spaces over the limits skipped only, as the paper does;
- KC-P on the eleventh with the sizes of its maps free, 17 million designs, both ways;
- on a sub-space without limits nothing skipped, so that every single design is evaluated; its frontier is compared with
  the one found by skipping, and its rate with that of analysing designs one by one in the same process.

Seconds include compiling the formulas, except where every design is evaluated or map sizes are free.
"""

from __future__ import annotations

import sys
import time
from dataclasses import fields, replace
from itertools import islice, product
from math import inf
from pathlib import Path
from typing import Any

from piste.dataflow.directives import Layer
from piste.dataflow.exact.analysis import analyse
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import layer_with
from piste.explore import explore
from piste.explore.designs import Designs, read_designs
from piste.explore.family import Family
from piste.explore.space import Prices, Space
from piste.mapspace.space import Mapspace
from piste.results.explored import Exploration
from piste.results.report import Report
from piste.search.proof.terms import _plan

LAYERS = (
    Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ()),
    Layer("CONV11", "CONV", {"K": 512, "C": 512, "R": 3, "S": 3, "Y": 16, "X": 16}, ()),
)
WHOLE = {"pes": range(2, 601, 2), "noc_bw": range(1, 161), "l1": range(8, 801, 8), "l2": range(128, 12801, 128)}
SOME = {"pes": range(64, 464, 4), "noc_bw": range(1, 101), "l1": range(40, 200, 8), "l2": range(10240, 12800, 128)}
TILES = {
    "dataflow": {"KC-P": """SpatialMap(tk,tk) K TemporalMap(cluster,cluster) C TemporalMap(ty+Sz(R)-1,ty) Y
                            TemporalMap(tx+Sz(S)-1,tx) X Cluster(cluster) SpatialMap(1,1) C"""},
    "pes": range(8, 513, 2), "noc_bw": range(1, 257), "cluster": [8, 16, 32, 64],
    "tk": [1, 2, 4, 8], "ty": [1, 2, 7, 14], "tx": [1, 2, 7, 14],
}  # fmt: skip
LIMITS = {"area_mm2": 16, "power_mw": 450}
ONE_BY_ONE = 100  # designs


def cycles_alone(columns: dict[str, Any]) -> Any:
    """An objective that is not known to be as good with smaller buffers and wider networks."""
    return columns["cycles"]


def explored(layer: Layer, flow: str, ranges: dict[str, range], skip: bool = True, **rest: Any) -> Exploration:
    return explore(Family(Space.of(layer, {"dataflow": flow, **ranges}, **rest), skip))


def shown(answer: Exploration) -> str:
    skipped = ", ".join(f"{number:,} {reason}" for reason, number in answer.skipped.items())
    counts = f"{answer.designs_considered:,} considered, {answer.designs_evaluated:,} evaluated ({skipped})"
    return f"{counts}; {len(answer.rows())} on the frontier; {answer.seconds:.2f} s, {answer.rate / 1e6:,.0f} M/s"


def one_by_one(layer: Layer, flow: str) -> float:
    """Designs per second when each is analysed and priced alone."""
    prices, run = Prices(), layer_with(layer, flow)
    designs = islice(product(*SOME.values()), 0, None, len(SOME["l1"]) * len(SOME["l2"]))
    start = time.perf_counter()
    for pes, width, l1, l2 in islice(designs, ONE_BY_ONE):
        analyse(run, replace(Hardware(pes), nocs=(Noc(width),)))
        prices.area_um2(pes, 1, width, l1, l2), prices.power_mw(pes, 1, width, l1, l2)
    return ONE_BY_ONE / (time.perf_counter() - start)


class Alone(Designs):
    """Every search as if it were the first."""

    def _searched(self, space: Mapspace) -> tuple[list[Report], bool]:
        _plan.cache_clear()
        return super()._searched(space)


def designs() -> None:
    """Designs searched each after its neighbours, and each as if it were the first."""
    path = Path(__file__).parent.parent / "examples" / "explore-gemm.yaml"
    seconds = dict.fromkeys(("shared", "alone"), inf)
    for how in [*seconds] * 2:
        job = read_designs(path)
        assert job is not None
        if how == "alone":
            job = Alone(**{field.name: getattr(job, field.name) for field in fields(job)})
        _plan.cache_clear()
        start = time.process_time()
        answer = explore(job)
        seconds[how] = min(seconds[how], time.process_time() - start)
    print(f"{path.name}: {answer.designs_evaluated} of {answer.designs_considered} designs searched;", end=" ")
    print(f"plans shared {seconds['shared']:.2f} s, each its own {seconds['alone']:.2f} s:", end=" ")
    print(f"{1 - seconds['shared'] / seconds['alone']:.0%} less")


def main() -> None:
    print("ranges:", ", ".join(f"{name} {r.start}..{r[-1]} step {r.step}" for name, r in WHOLE.items()))
    for layer, flow in product(LAYERS, ("KC-P", "YR-P")):
        print(f"\n{layer.name} {flow}")
        print(f"  all that cannot win skipped: {shown(explored(layer, flow, WHOLE, limits=LIMITS))}")
        if (layer, flow) == (LAYERS[0], "KC-P"):
            plain = explored(layer, flow, WHOLE, limits=LIMITS, objectives=[cycles_alone, "energy"])
            print(f"  over the limits skipped only: {shown(plain)}")
        right = explored(layer, flow, SOME)
        job = Family(Space.of(layer, {"dataflow": flow, **SOME}), skip=False)
        job.merge([])  # the formulas are compiled
        every = explore(job)
        assert every.rows() == right.rows() and every.designs_evaluated == every.designs_considered
        alone = one_by_one(layer, flow)
        rate = f"{every.rate / 1e6:.1f} M/s, {every.rate / alone:,.0f} times the {alone:,.0f}/s one by one"
        print(f"  nothing skipped: {every.designs_evaluated:,} evaluated; {every.seconds:.2f} s, {rate}")
    print("\nCONV11 KC-P with free map sizes")
    for first, what in (("cycles", "all that cannot win skipped"), (cycles_alone, "over the limits skipped only")):
        job = Family(Space.of(LAYERS[1], TILES, LIMITS, [first, "energy", "area"]))
        job.merge([])
        print(f"  {what}: {shown(explore(job))}")


if __name__ == "__main__":
    designs() if sys.argv[1:] == ["designs"] else main()
