"""What a real GPU counted, launch by launch, beside what Piste predicts of the same launch: the study `silicon`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf
from statistics import median
from typing import Any

from piste.kernels.launch import Flash, Gemm, Launch
from piste.kernels.predict import LAUNCH_SECONDS, Gpu, Prediction, predict
from piste.kernels.rates import measured
from piste.spec.architecture import Architecture
from piste.spec.files import part_of
from piste.studies.answer import Claims, Study, Verdict


@dataclass(frozen=True)
class LaunchRow:
    """One launch: what the counters said, and what is predicted."""

    launch: Launch
    sm_read_bytes: int
    dram_read_bytes: int
    dram_write_bytes: int
    nanoseconds: int
    predicted: Prediction

    def off(self, what: str) -> float:
        """How far a prediction is from what was counted, as a share: 0.05 is 5 % above.

        The counters' clock runs while the kernel does; the launch itself, which a caller waits for too, is not in it.
        """
        if what == "seconds":
            return (self.predicted.seconds - LAUNCH_SECONDS) / (self.nanoseconds / 1e9) - 1
        predicted, counted = float(getattr(self.predicted, what)), getattr(self, what)
        return predicted / counted - 1 if counted else 0.0 if not predicted else inf


@cache
def h200() -> Gpu:
    return Gpu.of(part_of(Architecture, "h200"))


def read_launches(source: str) -> list[tuple[Launch, dict[str, Any]]]:
    """The launches of a file of counters: `h200-first-look` or `h200-counters`."""
    found, launches = measured(source), []
    for row in [*found.get("cases", []), *found.get("flash", []), *found.get("rows", [])]:
        kind: type[Launch] = Flash if "heads" in row else Gemm
        own = {name: row[name] for name in kind.__dataclass_fields__ if name in row}
        launches.append((kind(**own), row))
    return launches


@cache
def rows(source: str) -> tuple[LaunchRow, ...]:
    """All launches of a file with their predictions."""
    found = []
    for launch, row in read_launches(source):
        sm = row.get("sm_read_bytes") or 32 * row["sm_read_sectors"]
        values = (row["dram_read_bytes"], row["dram_write_bytes"], row["nanoseconds"])
        found.append(LaunchRow(launch, sm, *values, predict(launch, h200())))
    return tuple(found)


def whole_rows(launch: Launch) -> bool:
    """Whether the rows of a product are multiples of 16 elements; of others compilers often spill registers."""
    return not isinstance(launch, Gemm) or (launch.k % 16 == 0 and launch.n % 16 == 0)


def spread(source: str, what: str, all_rows: bool = True) -> tuple[float, float]:
    """The median and the ninth of ten of the distances of a prediction."""
    off = sorted(abs(row.off(what)) for row in rows(source) if all_rows or whole_rows(row.launch))
    return median(off), off[min(len(off) - 1, int(0.9 * len(off)))]


@dataclass(frozen=True)
class ChosenLaunch:
    """The launch that is chosen for a shape without running anything, beside all that were timed."""

    name: str
    chosen: Launch
    chosen_ns: int
    best_ns: int
    torch_ns: int

    @property
    def ratio(self) -> float:
        return self.chosen_ns / self.best_ns


@cache
def choices() -> tuple[ChosenLaunch, ...]:
    """For each timed shape: what `piste kernel` picks from the tiles that were timed, and how long that took."""
    from piste.kernels.choose import choose

    found = []
    for shape in measured("h200-times")["shapes"]:
        took = {tuple(row[:-1]): row[-1] for row in shape["rows"]}
        best = choose(Gemm(shape["m"], shape["k"], shape["n"]), h200())[0].launch
        assert isinstance(best, Gemm)
        key = (best.tile_m, best.tile_n, best.tile_k, best.stages, best.warps, best.group_m, best.split_k)
        found.append(ChosenLaunch(shape["name"], best, took[key], min(took.values()), shape["torch_ns"]))
    return tuple(found)


def geometric_mean(ratios: list[float]) -> float:
    product = 1.0
    for ratio in ratios:
        product *= ratio
    return float(product ** (1 / len(ratios)))


CLAIMS: Claims = {}
STUDY = Study(CLAIMS, mode="predicted", within=0.0, prefix="silicon-")


def _spread(
    name: str, source: str, what: str, text: str, most: tuple[float, float], why: str = "", all_rows: bool = True
) -> None:
    """A claim about a file of counters: the median distance of a prediction and the ninth of ten, at most so much."""

    @STUDY.claim(f"{name}-{what.split('_bytes')[0].replace('_', '-')}", text, "median and nine of ten, share")
    def answer() -> Verdict:
        found = spread(source, what, all_rows)
        holds = found[0] <= most[0] and found[1] <= most[1]
        return Verdict(most, (round(found[0], 4), round(found[1], 4)), holds=holds, why=why)


for _name, _source in (("first", "h200-first-look"), ("own", "h200-counters")):
    _spread(_name, _source, "sm_read_bytes", "What enters the SMs is predicted to this share", (0.01, 0.05))
    _spread(_name, _source, "dram_read_bytes", "What DRAM reads is predicted to this share", (0.10, 0.30))
    _spread(_name, _source, "seconds", "The time is predicted to this share", (0.25, 0.25))

# Drawn at random; how soft the cache's edge is, how far apart programs drift and attention's share were chosen on these
# and on our own. Odd rows are left out here: their spills were measured afterwards.
_spread("drawn", "h200-drawn", "sm_read_bytes", "The same, of launches drawn at random", (0.01, 0.05), "", False)
_spread("drawn", "h200-drawn", "dram_read_bytes", "The same, of launches drawn at random", (0.10, 0.30), "", False)
_spread("drawn", "h200-drawn", "seconds", "The same, of launches drawn at random", (0.25, 0.25), "", False)

# Drawn at random and measured when all rules and constants were fixed; all of them, odd rows too.
for _what in ("sm_read_bytes", "dram_read_bytes", "seconds"):
    _most = {"sm_read_bytes": (0.01, 0.05), "dram_read_bytes": (0.10, 0.30), "seconds": (0.25, 0.25)}[_what]
    _spread("unseen", "h200-unseen", _what, "The same, of launches that nobody had seen", _most)


@STUDY.claim("choice", "The kernel picked without running anything, over the best of an exhaustive autotune", "times")
def _choice() -> Verdict:
    ratios = [choice.ratio for choice in choices()]
    found = (round(geometric_mean(ratios), 3), round(max(ratios), 3))
    return Verdict((1.15, 1.5), found, holds=found[0] <= 1.15 and found[1] <= 1.5)
