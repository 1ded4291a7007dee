"""What one launch moves and how long it takes: sectors into the multiprocessors, bytes from DRAM, time, what limits it.

Rules, each stated once (docs/silicon.md compares them with what a real chip counted):

- *SM traffic* follows from the tiles alone (`Launch.sm_read_bytes`).
- *A wave* is the programs that run at the same time. A multiprocessor has room for as many as its shared memory, its
  registers, its warps and its list of programs allow (`resident`). Programs of 4 warps run side by side; programs of
  8 warps take turns even where two have room, so that a wave is one per multiprocessor.
- *Inside a wave* programs walk in step, so that what several of them read comes from DRAM once. Those that share a
  panel but start far apart (`FAR`) are in step only part of the time (`misses`).
- *From wave to wave* the L2 keeps what was used last, in the share of its capacity that the chip's file gives
  (`managed_share`): its two halves each hold a copy of what all multiprocessors read. Its sets fill unevenly, so that
  the edge is soft (`SOFT_EDGE`).
- *At the end* the L2 still holds results that DRAM has not got yet: their share of all that passed through it.
- *Time* is that of the queue of programs, and of DRAM. Each multiprocessor takes the next program when it has room; how
  long steps take when it is full and when it is not was measured for the tile (`rates`). DRAM traffic takes its bytes
  at `DRAM_SHARE` of the bandwidth. The two overlap, but not perfectly: the time is the cubic root of the sum of their
  cubes, which is the longer one where it is far above the other.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from math import ceil, inf
from typing import Any

from piste.count.waves import Waves, read_through, waves
from piste.errors import SpecError
from piste.kernels.launch import ELEMENT_BYTES, Flash, Gemm, Launch
from piste.kernels.rates import Rate, rate, spilled_bytes
from piste.results.shown import Shown
from piste.spec.architecture import Architecture, Fanout, Memory

SM_BYTES_PER_SECOND = 10.4e12  # measured: what tiles of 16 rows reach, whatever their width (h200-rates.json)
DRAM_SHARE = 0.83  # 4.0 of 4.8 TB/s; a plain copy reaches 4.28 (h200-rates.json)
ATTENTION_SHARE = 1.1  # of the rates: the first look's kernel takes 1.2 times as long as ours; fitted between the two
OVERLAP = 3  # the power by which the queue and DRAM are combined; fitted on the timed shapes, as is the next
ATOMIC_BYTES_PER_SECOND = 2.5e12  # what parts of a split sum add to the result
LAUNCH_SECONDS = 4.1e-6  # measured: an empty launch between two events (h200-rates.json)
UNMEASURED_LATENCY_SECONDS = 1e-6  # from a load to its use, on chips of which no tile was measured
FILL_SECONDS = 3e-6  # measured likewise: one more small kernel, to clear or convert a result
FAR = 30  # programs so far apart in the launch order drift; fitted on the launches of h200-counters and h200-fresh
SOFT_EDGE = {5 / 7: 1, 6 / 7: 2, 1.0: 3, 8 / 7: 2, 9 / 7: 1}  # weights of capacities, relative; fitted likewise
LAUNCH_PROGRAMS_MOST = 1 << 20  # each program is looked at
# What a multiprocessor of compute capability 9.0 holds (CUDA C++ Programming Guide, "Technical Specifications per
# Compute Capability"), besides its shared memory and registers, which are in the chip's file.
WARPS_MOST, PROGRAMS_MOST, RESERVED_BYTES, REGISTERS_MOST = 64, 32, 1024, 255
REGISTER_UNIT = 8  # registers of a thread are given in eights


@dataclass(frozen=True)
class Gpu:
    """What a GPU gives a launch, read from its description."""

    name: str
    multiprocessors: int
    l2_bytes: float
    shared_bytes: float
    register_bytes: float
    dram_bytes_per_second: float
    flops_per_second: float

    @classmethod
    def of(cls, architecture: Architecture) -> Gpu:
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
class Prediction(Shown):
    """What one launch moves and takes.

    dram_read_bytes: what the L2 misses. dram_write_bytes: the results, less what still lies in the L2 at the end.
    queue: seconds until the last program ends, if DRAM keeps up. limits: seconds that each resource alone would take.
    extra: what a split sum or padding adds before and after. asked: the launch that was asked for, if its rows are
    padded. chip: its name. spilled_bytes: the part of sm_read_bytes that no loop asks for. missed: what the L2 misses,
    in bytes, by tensor.
    """

    _text = "kernel.kernel_text"

    launch: Launch
    sm_read_bytes: int
    dram_read_bytes: int
    dram_write_bytes: int
    at_once: int
    queue: float
    limits: dict[str, float]
    extra: float = 0.0
    asked: Gemm | None = None
    chip: str = ""
    spilled_bytes: int = 0
    missed: dict[str, float] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        together = (self.queue**OVERLAP + self.limits["DRAM"] ** OVERLAP) ** (1 / OVERLAP)
        return float(together + LAUNCH_SECONDS + self.extra)

    @property
    def limited_by(self) -> str:
        return max(self.limits, key=lambda name: self.limits[name])

    @property
    def l2_hit_rate(self) -> float:
        return 1 - self.dram_read_bytes / self.sm_read_bytes

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
            "spilled_bytes": self.spilled_bytes,
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


def resident(launch: Launch, chip: Gpu) -> dict[str, int]:
    """How many programs of a launch have room on one multiprocessor, by what limits them."""
    warps = launch.warps or 1
    each = ceil(registers(launch) / REGISTER_UNIT) * REGISTER_UNIT * 32 * warps
    return {
        "shared memory": int(chip.shared_bytes // (launch.shared_bytes + RESERVED_BYTES)),
        "registers": int(chip.register_bytes // 4 // each) if chip.register_bytes < inf else PROGRAMS_MOST,
        "warps": WARPS_MOST // warps,
        "programs": PROGRAMS_MOST,
    }


def programs_at_once(launch: Launch, chip: Gpu) -> int:
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


def predict(launch: Launch, chip: Gpu) -> Prediction:
    """What a launch moves and takes on a chip."""
    refuse_too_many(launch)
    at_once, missed = programs_at_once(launch, chip), misses(launch, chip)
    read = sum(round(each) for each in missed.values())
    left = launch.write_bytes * min(1.0, chip.l2_bytes / (launch.write_bytes + read))
    written = round(launch.write_bytes - left)
    found = _without_cache(launch, chip, read)
    return replace(found, dram_read_bytes=read, dram_write_bytes=written, at_once=at_once, missed=missed)


def misses(launch: Launch, chip: Gpu) -> dict[str, float]:
    """Bytes of each tensor that the L2 has to read.

    Programs that share a panel start `apart` in the launch order: the rows of a group, or a whole row of tiles if
    groups have one row. Where that is far, they are in step part of the time: the geometric mean of what is read if
    they are, and if only those that are closer are. Programs of 4 warps drift where groups have one row; each then
    has its multiprocessor for itself, as the counters say.
    """
    in_step = _misses(launch, chip, programs_at_once(launch, chip))
    if isinstance(launch, Flash):
        return in_step
    rows = min(launch.group_m, launch.rows)
    apart = launch.columns if rows == 1 else rows
    if apart < FAR or (rows > 1 and (launch.warps or 0) < 8):
        return in_step
    one, closer = (_misses(launch, chip, n) for n in (chip.multiprocessors, min(apart, chip.multiprocessors)))
    return {tensor: float((one[tensor] * closer[tensor]) ** 0.5) for tensor in one}


def _misses(launch: Launch, chip: Gpu, at_once: int) -> dict[str, float]:
    """The same of so many programs in step: the mean over capacities of the soft edge."""
    walked = launch.walked if isinstance(launch, Flash) and launch.causal else None
    found = waves(launch.workload(), launch.order, at_once, walked)
    assert found is not None, "no operand of a launch slides"
    return read_softly(found, chip.l2_bytes)


def read_softly(every: Waves, capacity_bytes: float) -> dict[str, float]:
    """What waves read through a cache whose edge is soft: the weighted mean over `SOFT_EDGE`, in bytes by tensor."""
    found = read_through(every, [share * capacity_bytes for share in SOFT_EDGE])
    weights = SOFT_EDGE.values()
    return {
        tensor: sum(weight * read[tensor] for weight, read in zip(weights, found, strict=True)) / sum(weights)
        for tensor in found[0]
    }


def predict_padded(found: Prediction, asked: Gemm, chip: Gpu) -> Prediction:
    """The same launch for rows that are padded to whole ones first: both operands are read and written once more."""
    padded = found.launch
    assert isinstance(padded, Gemm)
    moved = (asked.least_read_bytes + padded.least_read_bytes) / (DRAM_SHARE * chip.dram_bytes_per_second)
    return replace(found, extra=found.extra + 2 * FILL_SECONDS + moved, asked=asked)


def least_seconds(launch: Launch, chip: Gpu) -> float:
    """What a launch takes if DRAM is read once: quick, and never above what `predict` says."""
    return _without_cache(launch, chip, launch.least_read_bytes).seconds


def _without_cache(launch: Launch, chip: Gpu, dram_bytes: int) -> Prediction:
    """All that is said of a launch but what its cache does: so many bytes come from DRAM."""
    spilled = spilled_bytes(launch, chip.name)
    sm, pace = launch.sm_read_bytes() + spilled, pace_of(launch, chip)
    steps = launch.heads * sum(launch.lengths) if isinstance(launch, Flash) else launch.programs * launch.steps
    written = 0 if isinstance(launch, Gemm) and launch.split_k > 1 else launch.write_bytes
    alone = {
        "arithmetic": (steps * pace.step + launch.programs * pace.program) / chip.multiprocessors,
        "into the SMs": sm / SM_BYTES_PER_SECOND,
        "DRAM": (dram_bytes + written) / (DRAM_SHARE * chip.dram_bytes_per_second),
        "latency": launch.steps * pace.alone + pace.program,
    }
    queue = queue_seconds(launch, chip, pace)
    extra = _extra(launch, chip)
    return Prediction(launch, sm, 0, 0, 0, queue, alone, extra, chip=chip.name, spilled_bytes=spilled)


def pace_of(launch: Launch, chip: Gpu) -> Rate:
    """How long the steps of a launch take: as measured for the tile, or 60 % of the peak on chips that were not."""
    found = rate(launch, chip.name)
    if found is None:
        flops = launch.flops / (launch.programs * launch.steps)
        step = flops / (0.6 * chip.flops_per_second / chip.multiprocessors)
        return Rate(step, 0.0, max(step, UNMEASURED_LATENCY_SECONDS / max(1, launch.stages - 1)))
    return found.times(ATTENTION_SHARE) if isinstance(launch, Flash) else found


def queue_seconds(launch: Launch, chip: Gpu, pace: Rate) -> float:
    """Seconds until the last program ends. Programs start in their order, each where there is room first.

    So many programs share a multiprocessor as have room; each then takes its part of the full rate, but none is faster
    than alone.
    """
    room = max(1, pace.together, min(resident(launch, chip).values()))
    lengths = launch.lengths if isinstance(launch, Flash) else [launch.steps]
    if len(set(lengths)) > 1:
        assert isinstance(launch, Flash)
        return _uneven(lengths * launch.heads, chip.multiprocessors, room, pace)
    full, left = divmod(ceil(launch.programs / chip.multiprocessors), room)
    each = lengths[0] * pace.step + pace.program
    last = max(lengths[0] * pace.alone + pace.program, left * each) if left else 0.0
    return full * room * each + last


def _uneven(lengths: list[int], multiprocessors: int, room: int, pace: Rate) -> float:
    """The same for programs of so many steps each: when some end, the next go where fewest are running."""
    more = pace.program / pace.step  # what a program takes besides its steps, in steps
    running: list[list[float]] = [[] for _ in range(multiprocessors)]
    waiting = deque(steps + more for steps in lengths)
    ends: list[tuple[float, int]] = []
    now, free = 0.0, list(range(multiprocessors))
    while True:
        for i in (i for _ in range(room) for i in sorted(free, key=lambda i: len(running[i]))):
            if waiting and len(running[i]) < room:
                running[i].append(waiting.popleft())
        for i in free:
            if running[i]:
                heappush(ends, (now + min(running[i]) * max(pace.alone, len(running[i]) * pace.step), i))
        if not ends:
            return now
        now, free = ends[0][0], []
        while ends and ends[0][0] <= now * (1 + 1e-12):
            free.append(heappop(ends)[1])
        for i in free:
            first = min(running[i])
            running[i] = [steps - first for steps in running[i] if steps - first > 1e-9]


def _extra(launch: Launch, chip: Gpu) -> float:
    """What a split sum adds: clearing the result, adding the parts to it, converting it."""
    if isinstance(launch, Flash) or launch.split_k == 1:
        return 0.0
    moved = launch.m * launch.n * (4 + 4 + ELEMENT_BYTES) / (DRAM_SHARE * chip.dram_bytes_per_second)
    return 2 * FILL_SECONDS + moved + launch.split_k * launch.m * launch.n * 8 / ATOMIC_BYTES_PER_SECOND
