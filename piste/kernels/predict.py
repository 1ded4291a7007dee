"""What one launch moves and how long it takes: sectors into the multiprocessors, bytes from DRAM, time, what limits it.

Rules, each stated once (docs/silicon.md compares them with what a real chip counted):

- *SM traffic* follows from the tiles alone (`Launch.sm_read_bytes`).
- *A wave* is the programs that run at the same time. A multiprocessor has room for as many as its shared memory, its
  registers, its warps and its list of programs allow (`resident`). Programs of 4 warps run side by side; programs of
  8 warps take turns even where two have room, so that a wave is one per multiprocessor.
- *Inside a wave* programs walk in step, so that what several of them read comes from DRAM once.
- *From wave to wave* the L2 keeps what was used last, in the share of its capacity that the chip's file gives
  (`managed_share`): its two halves each hold a copy of what all multiprocessors read.
- *At the end* the L2 still holds results that DRAM has not got yet: their share of all that passed through it.
- *Time* follows from four limits: arithmetic at the rate measured for the tile on a product that fills the chip; what
  enters the multiprocessors at `SM_BYTES_PER_SECOND`; DRAM traffic at `DRAM_SHARE` of the chip's bandwidth; the steps
  of one program, each no faster than the latency of memory hidden by its stages. They overlap, but not perfectly: the
  time is the sixth root of the sum of their sixth powers, which is the largest where one is far above the others.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import ceil, inf
from os import PathLike
from typing import Any

from piste.count.waves import read_through, waves
from piste.errors import SpecError
from piste.kernels.launch import ELEMENT_BYTES, Flash, Gemm, Launch
from piste.spec.architecture import Architecture, Fanout, Memory

SM_BYTES_PER_SECOND = 10.4e12  # measured: what tiles of 16 rows reach, whatever their width (h200-rates.json)
DRAM_SHARE = 0.83  # 4.0 of 4.8 TB/s; a plain copy reaches 4.28 (h200-rates.json)
LATENCY_SECONDS = 1.1e-6  # from a load to its use; fitted on the timed shapes, as are the next two
ONE_LAUNCH = {"gemm": 0.9, "flash": 1.15}  # of the rates, which were timed in a loop; fitted on all launches
OVERLAP = 6  # the power by which limits are combined
ATOMIC_BYTES_PER_SECOND = 2.5e12  # what parts of a split sum add to the result
LAUNCH_SECONDS = 4.5e-6  # measured: an empty launch between two events (4.2), rounded up
FILL_SECONDS = 3e-6  # measured likewise: one more small kernel, to clear or convert a result
LAUNCH_PROGRAMS_MOST = 1 << 20  # each program is looked at
# What a multiprocessor of compute capability 9.0 holds (CUDA C++ Programming Guide, "Technical Specifications per
# Compute Capability"), besides its shared memory and registers, which are in the chip's file.
WARPS_MOST, PROGRAMS_MOST, RESERVED_BYTES, REGISTERS_MOST = 64, 32, 1024, 255
REGISTER_UNIT = 8  # registers of a thread are given in eights


@dataclass(frozen=True)
class Chip:
    """What a GPU gives a launch, read from its description."""

    name: str
    multiprocessors: int
    l2_bytes: float
    shared_bytes: float
    register_bytes: float
    dram_bytes_per_second: float
    flops_per_second: float

    @classmethod
    def of(cls, architecture: Architecture) -> Chip:
        """The chip of an architecture with a backing store, a cache that hardware manages, and a fanout below it."""
        outer = next(iter(architecture.memories.values()))
        l2 = next((m for m in architecture.memories.values() if m.managed), None)
        inner = architecture.components[architecture.position[l2.name] + 1 :] if l2 else ()
        sm = next((c for c in inner if isinstance(c, Fanout)), None)
        private = [c for c in inner if isinstance(c, Memory)]
        shared = private[0] if private else None
        words = outer.words_per_cycle or outer.read_words_per_cycle or 0.0
        rate = outer.bytes_per_cycle or outer.read_bytes_per_cycle or words * ELEMENT_BYTES
        if not (l2 and l2.capacity_bytes and sm and shared and shared.capacity_bytes and rate):
            raise SpecError(
                f"{architecture.name or 'this architecture'} is no GPU: a kernel needs a backing store with a "
                "bandwidth, a cache with 'managed: lru', and multiprocessors with a memory below it; write --arch h200"
            )
        every = list(architecture.units.values())
        unit = next((u for u in every if "mac" in (u.computes or ())), every[0])
        ops = unit.at_width("ops_per_cycle", 8 * ELEMENT_BYTES) * architecture.instances(unit.name)
        return cls(
            architecture.name or "chip",
            sm.instances,
            float(l2.capacity_bytes * l2.managed_share),
            float(shared.capacity_bytes),
            float(private[-1].capacity_bytes or inf),
            float(rate * architecture.clock_hz),
            float(2 * ops * architecture.clock_hz),
        )


@dataclass(frozen=True)
class Prediction:
    """What one launch moves and takes.

    dram_read_bytes: what the L2 misses. dram_write_bytes: the results, less what still lies in the L2 at the end.
    limits: seconds that each resource alone would take. extra: what a split sum or padding adds before and after.
    asked: the launch that was asked for, if its rows are padded. chip: its name.
    """

    launch: Launch
    sm_read_bytes: int
    dram_read_bytes: int
    dram_write_bytes: int
    at_once: int
    limits: dict[str, float]
    extra: float = 0.0
    asked: Gemm | None = None
    chip: str = ""

    @property
    def seconds(self) -> float:
        together = sum(limit**OVERLAP for limit in self.limits.values()) ** (1 / OVERLAP)
        return float(together + LAUNCH_SECONDS + self.extra)

    @property
    def limited_by(self) -> str:
        return max(self.limits, key=lambda name: self.limits[name])

    @property
    def l2_hit_rate(self) -> float:
        return 1 - self.dram_read_bytes / self.sm_read_bytes

    def page(self, path: str | PathLike[str]) -> None:
        """Write an interactive page that needs no network."""
        from piste.views.page import write_page

        write_page(self, path)

    def __str__(self) -> str:
        from piste.views.kernel import kernel_text

        return kernel_text(self)

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers, as `piste kernel --json` prints them."""
        return {
            "kernel": self.launch.kind,
            **vars(self.launch),
            **({"k": self.asked.k, "n": self.asked.n} if self.asked else {}),
            "padded": self.asked is not None,
            "programs": self.launch.programs,
            "programs_at_once": self.at_once,
            "registers_per_thread": registers(self.launch),
            "sm_read_bytes": self.sm_read_bytes,
            "l2_hit_rate": self.l2_hit_rate,
            "dram_read_bytes": self.dram_read_bytes,
            "dram_write_bytes": self.dram_write_bytes,
            "least_dram_read_bytes": self.launch.least_read_bytes,
            "seconds": self.seconds,
            "limited_by": self.limited_by,
            "seconds_by_limit": self.limits,
            "flops_per_second": self.launch.flops / self.seconds,
        }


def registers(launch: Launch) -> int:
    """Registers of a thread: its share of the sums, and what the compiler adds.

    What is added is chosen so that as many programs have room as the compiler's report says (h200-counters.json). Rows
    that are no multiple of 16 take all that a thread can have.
    """
    threads = 32 * (launch.warps or 1)
    if isinstance(launch, Gemm):
        asked = launch.tile_m * launch.tile_n / threads + 64 if all(launch.aligned) else REGISTERS_MOST
    else:  # the result, and the logits as they were and as weights
        asked = 1.25 * launch.tile_q * launch.columns / threads + 2 * launch.tile_q * launch.tile_k / threads + 16
    return min(REGISTERS_MOST, ceil(asked / REGISTER_UNIT) * REGISTER_UNIT)


def resident(launch: Launch, chip: Chip) -> dict[str, int]:
    """How many programs of a launch have room on one multiprocessor, by what limits them."""
    warps = launch.warps or 1
    each = ceil(registers(launch) / REGISTER_UNIT) * REGISTER_UNIT * 32 * warps
    return {
        "shared memory": int(chip.shared_bytes // (launch.shared_bytes + RESERVED_BYTES)),
        "registers": int(chip.register_bytes // 4 // each) if chip.register_bytes < inf else PROGRAMS_MOST,
        "warps": WARPS_MOST // warps,
        "programs": PROGRAMS_MOST,
    }


def programs_at_once(launch: Launch, chip: Chip) -> int:
    """How many programs of a launch run in step: the size of a wave."""
    if (launch.warps or 0) >= 8:
        return chip.multiprocessors
    return chip.multiprocessors * max(1, min(resident(launch, chip).values()))


def refuse_too_many(launch: Launch) -> None:
    if launch.programs > LAUNCH_PROGRAMS_MOST:
        raise SpecError(
            f"this launch has {launch.programs:,} programs, more than {LAUNCH_PROGRAMS_MOST:,}; "
            "write smaller sizes or larger tiles"
        )


def predict(launch: Launch, chip: Chip) -> Prediction:
    """What a launch moves and takes on a chip."""
    refuse_too_many(launch)
    at_once, workload = programs_at_once(launch, chip), launch.workload()
    found = waves(workload, launch.order, at_once, launch.walked)
    assert found is not None, "no operand of a launch slides"
    read = sum(round(missed) for missed in read_through(found, chip.l2_bytes).values())
    left = launch.write_bytes * min(1.0, chip.l2_bytes / (launch.write_bytes + read))
    sm = launch.sm_read_bytes()
    written = round(launch.write_bytes - left)
    alone = limits(launch, chip, sm, read)
    return Prediction(launch, sm, read, written, at_once, alone, _extra(launch, chip), chip=chip.name)


def predict_padded(found: Prediction, asked: Gemm, chip: Chip) -> Prediction:
    """The same launch for rows that are padded to whole ones first: both operands are read and written once more."""
    padded = found.launch
    assert isinstance(padded, Gemm)
    moved = (asked.least_read_bytes + padded.least_read_bytes) / (DRAM_SHARE * chip.dram_bytes_per_second)
    return replace(found, extra=found.extra + 2 * FILL_SECONDS + moved, asked=asked)


def least_seconds(launch: Launch, chip: Chip) -> float:
    """What a launch takes if DRAM is read once: quick, and never above what `predict` says."""
    sm = launch.sm_read_bytes()
    once = limits(launch, chip, sm, launch.least_read_bytes)
    return Prediction(launch, sm, 0, 0, 0, once, _extra(launch, chip)).seconds


def limits(launch: Launch, chip: Chip, sm_bytes: int, dram_bytes: int) -> dict[str, float]:
    """Seconds that each resource alone would take for a launch."""
    rate, steps = ONE_LAUNCH[launch.kind] * step_seconds(launch, chip), launch.steps
    if isinstance(launch, Flash):  # programs may differ in length; short ones fill the gaps
        walked = launch.heads * sum(ceil(launch.keys(tile) / launch.tile_k) for tile in range(launch.rows))
        arithmetic = max(walked / chip.multiprocessors, steps) * rate
    else:
        arithmetic = ceil(launch.programs / chip.multiprocessors) * steps * rate
    hidden = LATENCY_SECONDS / max(1, launch.stages - 1)
    alone = launch.step_bytes / (SM_BYTES_PER_SECOND / chip.multiprocessors)
    written = 0 if isinstance(launch, Gemm) and launch.split_k > 1 else launch.write_bytes
    return {
        "arithmetic": arithmetic,
        "into the SMs": sm_bytes / SM_BYTES_PER_SECOND,
        "DRAM": (dram_bytes + written) / (DRAM_SHARE * chip.dram_bytes_per_second),
        "latency": steps * max(hidden, alone, rate) + LATENCY_SECONDS,
    }


def _extra(launch: Launch, chip: Chip) -> float:
    """What a split sum adds: clearing the result, adding the parts to it, converting it."""
    if isinstance(launch, Flash) or launch.split_k == 1:
        return 0.0
    moved = launch.m * launch.n * (4 + 4 + ELEMENT_BYTES) / (DRAM_SHARE * chip.dram_bytes_per_second)
    return 2 * FILL_SECONDS + moved + launch.split_k * launch.m * launch.n * 8 / ATOMIC_BYTES_PER_SECOND


def step_seconds(launch: Launch, chip: Chip) -> float:
    """Time of one multiprocessor for one step of one program, when it has enough of them: measured for the tile."""
    rates = _rates(chip.name)
    if isinstance(launch, Gemm):
        tile = (launch.tile_m, launch.tile_n, launch.tile_k, launch.stages, launch.warps or 0)
        known = {k: v for (k, aligned), v in rates["gemm"].items() if aligned == launch.aligned}
        if tile in known:
            return float(known[tile])
        return _nearest(tile, known) if known else launch.tile_m * launch.tile_n * launch.tile_k * 2 / _peak(chip)
    shape = (launch.columns, launch.causal, launch.tile_q, launch.tile_k)
    known = rates["flash"]
    if shape in known:
        return float(known[shape])
    return _nearest(shape, known) if known else 4 * launch.tile_q * launch.tile_k * launch.columns / _peak(chip)


def _peak(chip: Chip) -> float:
    """Operations a second of one multiprocessor at 60 % of the peak: what plain kernels reach if none was measured."""
    return 0.6 * chip.flops_per_second / chip.multiprocessors


def _nearest(asked: tuple[int, ...], known: dict[tuple[int, ...], float]) -> float:
    """The time of the most similar tile that was measured, in proportion to the work of a step."""

    def apart(tile: tuple[int, ...]) -> float:
        return sum(abs(max(a, 1).bit_length() - max(b, 1).bit_length()) for a, b in zip(asked, tile, strict=True))

    def work(tile: tuple[int, ...]) -> int:
        return tile[0] * tile[1] * tile[2] if len(tile) == 5 else tile[0] * tile[2] * tile[3]

    tile = min(known, key=apart)
    return known[tile] * work(asked) / work(tile)


@cache
def measured(name: str) -> dict[str, Any]:
    """One of the files of measurements, such as `h200-counters`."""
    found: dict[str, Any] = json.loads((files("piste.kernels") / "measured" / f"{name}.json").read_text())
    return found


@cache
def _rates(chip: str) -> dict[str, dict[Any, float]]:
    """Seconds of a step for every tile that was measured on a chip; nothing for a chip that was not."""
    if not (files("piste.kernels") / "measured" / f"{chip}-rates.json").is_file():
        return {"gemm": {}, "flash": {}}
    found = measured(f"{chip}-rates")
    gemm: dict[Any, float] = {}
    for row in found["gemm"]:
        tile_m, tile_n, tile_k, stages, warps = row["tile"]
        launch = Gemm(row["m"], row["k"], row["n"], tile_m, tile_n, tile_k, 8, 1, stages, warps)
        whole = row["nanoseconds"] / 1e9 - LAUNCH_SECONDS
        gemm[tuple(row["tile"]), tuple(row["aligned"])] = whole / ceil(launch.programs / 132) / launch.steps
    flash: dict[Any, float] = {}
    for row in found["flash"]:
        run = Flash(
            row["heads"], row["heads"], row["tokens"], row["columns"], row["tile_q"], row["tile_k"], row["causal"]
        )
        steps = run.heads * sum(ceil(run.keys(tile) / run.tile_k) for tile in range(run.rows)) / 132
        whole = row["nanoseconds"] / 1e9 - LAUNCH_SECONDS
        flash[row["columns"], row["causal"], row["tile_q"], row["tile_k"]] = whole / steps
    return {"gemm": gemm, "flash": flash}
