"""What was measured of each tile on a chip: how long its steps take, and what compilers spill for odd rows.

Three launches are timed for each tile (`python benchmarks/silicon.py rates`): a long and a short sum on a product that
fills the chip, and one program on each multiprocessor. From these follow the time of a step, of a program besides its
steps, and of a step of a program that has its multiprocessor to itself. For products whose rows are no multiple of 16
elements the counters of one launch say what enters the multiprocessors besides what the loops ask for (`... odd`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import ceil
from typing import Any, TypeVar

from piste.kernels.launch import Flash, Gemm, Launch

Tile = tuple[int, ...]
T = TypeVar("T")
MEASURED_MULTIPROCESSORS = 132  # of the chips that were measured so far


@dataclass(frozen=True)
class Rate:
    """Seconds of one multiprocessor: `step` and `program` where programs fill it, `alone` a step of one that does not.

    A program takes `program` besides its steps: it waits for its first tiles and writes its result.
    """

    step: float
    program: float
    alone: float

    @property
    def together(self) -> int:
        """How many programs it takes, at the least, to keep a multiprocessor as busy as it was measured."""
        return max(1, ceil(self.alone / self.step - 0.1))

    def times(self, work: float) -> Rate:
        return Rate(self.step * work, self.program * work, self.alone * work)


def rate(launch: Launch, chip: str) -> Rate | None:
    """What was measured for the tile of a launch, or for the most similar tile in proportion; None for other chips."""
    if isinstance(launch, Gemm):
        known = _rates(chip)[launch.aligned]
        return _of((*launch.tile, launch.stages, launch.warps or 0), known, Rate.times)
    return _of((launch.tile_q, launch.tile_k, launch.columns), _rates(chip)[launch.causal], Rate.times)


def spilled_bytes(launch: Launch, chip: str) -> int:
    """What enters the multiprocessors besides what the loops ask for, where rows are no multiple of 16 elements."""
    if isinstance(launch, Flash) or all(launch.aligned):
        return 0
    tile = (*launch.tile, launch.stages, launch.warps or 0)
    each = _of(tile, _spills(chip)[launch.aligned], float.__mul__) or 0.0
    return round(each * launch.programs * launch.steps)


def _of(asked: Tile, known: dict[Tile, T], times: Callable[[T, float], T]) -> T | None:
    """What is known of a tile, or of the most similar one, in proportion to the work of a step."""

    def apart(tile: Tile) -> int:
        return sum(abs(max(a, 1).bit_length() - max(b, 1).bit_length()) for a, b in zip(asked, tile, strict=True))

    if asked in known or not known:
        return known.get(asked)
    tile = min(known, key=apart)
    return times(known[tile], _work(asked) / _work(tile))


def _work(tile: Tile) -> int:
    return tile[0] * tile[1] * tile[2]


@cache
def measured(name: str) -> dict[str, Any]:
    """One of the files of measurements, such as `h200-counters`."""
    found: dict[str, Any] = json.loads((files("piste.kernels") / "measured" / f"{name}.json").read_text())
    return found


def _there(name: str) -> bool:
    return (files("piste.kernels") / "measured" / f"{name}.json").is_file()


@cache
def _rates(chip: str) -> dict[Any, dict[Tile, Rate]]:
    """The rates of a chip by tile: of products by whether rows are whole, of attention by whether it is causal."""
    aligned: list[Any] = [(a, b) for a in (True, False) for b in (True, False)]
    rates: dict[Any, dict[Tile, Rate]] = {key: {} for key in [*aligned, True, False]}
    if not _there(f"{chip}-rates"):
        return rates
    found = measured(f"{chip}-rates")
    rows: dict[tuple[Any, Tile], list[tuple[Launch, int]]] = {}
    for row in found["gemm"]:
        m, n, k, stages, warps = row["tile"]
        run: Launch = Gemm(row["m"], row["k"], row["n"], m, n, k, 8, 1, stages, warps)
        rows.setdefault((tuple(row["aligned"]), (m, n, k, stages, warps)), []).append((run, row["nanoseconds"]))
    for row in found["flash"]:
        heads, tile = row["heads"], (row["tile_q"], row["tile_k"], row["columns"])
        run = Flash(heads, heads, row["tokens"], row["columns"], row["tile_q"], row["tile_k"], row["causal"])
        rows.setdefault((row["causal"], tile), []).append((run, row["nanoseconds"]))
    for (kind, of_tile), runs in rows.items():
        rates[kind][of_tile] = _rate(runs, found["launch_ns"])
    return rates


def _rate(runs: list[tuple[Launch, int]], launch_ns: int) -> Rate:
    """The rate that a long sum, a short one and a program alone tell."""
    took = [(ns - launch_ns) / 1e9 for _, ns in runs]
    each = [_on_the_fullest(run) for run, _ in runs]
    (many, long), (few, short) = each[:2]
    step = (took[0] / many - took[1] / few) / (long / many - short / few)
    program = took[1] / few - step * short / few
    if program < 0:  # rows that are not whole: a short sum is no slower by the step
        step, program = took[0] / long, 0.0
    alone = (took[2] - program) / runs[2][0].steps
    return Rate(step, program, max(step, alone))


def _on_the_fullest(run: Launch) -> tuple[float, float]:
    """Programs and steps of the multiprocessor that has most of them."""
    if isinstance(run, Gemm):
        programs = ceil(run.programs / MEASURED_MULTIPROCESSORS)
        return programs, programs * run.steps
    steps = run.heads * sum(run.lengths)
    return run.programs / MEASURED_MULTIPROCESSORS, steps / MEASURED_MULTIPROCESSORS


@cache
def _spills(chip: str) -> dict[tuple[bool, bool], dict[Tile, float]]:
    """Bytes of a step of a program that the counters saw above what the loops ask for, by tile; never below them."""
    found: dict[tuple[bool, bool], dict[Tile, float]] = {(a, b): {} for a in (True, False) for b in (True, False)}
    if _there(f"{chip}-odd"):
        for row in measured(f"{chip}-odd")["rows"]:
            run = Gemm(**{name: row[name] for name in Gemm.__dataclass_fields__})
            more = 32 * row["sm_read_sectors"] - run.sm_read_bytes()
            found[run.aligned][*run.tile, run.stages, run.warps or 0] = max(0.0, more / run.programs / run.steps)
    return found
