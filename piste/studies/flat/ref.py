"""The accounting `ref`: closed formulas for whole spaces of dataflows at once, frozen.

They are those that 96 published FLAT mappings pin down (the validation file of FuseMax, MICRO 2024), without a fitted
number: what is not staged passes through in tiles of the array, softmax is free, and of a footprint that is too large
the same part of every access goes off chip once more. `docs/flat.md` writes them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.attention.asked import READINGS
from piste.attention.dataflow import STATIONARITIES, Dataflow, Points, check, notes
from piste.attention.platform import Platform
from piste.attention.shape import Attention
from piste.attention.workload import least
from piste.errors import SpecError, did_you_mean
from piste.results.attended import Attended, Bound

Floats = NDArray[np.float64]
Sizes = Sequence[float] | Floats

OUTPUT, WEIGHT, INPUT = range(len(STATIONARITIES))
MAC, SCRATCHPAD, DRAM = 1, 6, 200  # energy of an operation and of a word: assumed, for the paper prints none
ACCUMULATOR_BYTES = 4  # of what online softmax corrects: results, maxima, sums


@dataclass(frozen=True)
class RefCosts:
    """What points cost: a row for each of them, a column for each buffer.

    Arrays of phases have one more axis in front: the two products one after the other, or both at once and nothing.
    """

    macs: int
    platform: Platform
    logits_stay: NDArray[np.bool_]  # on the chip, between the products
    footprint_bytes: Floats
    spill_fraction: Floats
    phase_compute: Floats
    phase_offchip_bytes: Floats
    phase_onchip_bytes: Floats

    @cached_property
    def ideal_cycles(self) -> float:
        return self.macs / self.platform.pes

    @cached_property
    def parts(self) -> dict[str, Floats]:
        """Cycles of each phase and part as if alone."""
        clock = self.platform.clock_hz
        offchip = self.phase_offchip_bytes / (self.platform.offchip_bytes_per_second / clock)
        onchip = self.phase_onchip_bytes / (self.platform.onchip_bytes_per_second / clock)
        return {"compute": self.phase_compute, "offchip": offchip, "onchip": onchip}

    @cached_property
    def cycles(self) -> Floats:
        compute, offchip, onchip = self.parts.values()
        return _sum(np.maximum(np.maximum(compute, offchip), onchip))

    @cached_property
    def utilization(self) -> Floats:
        return np.asarray(self.ideal_cycles / self.cycles)

    @cached_property
    def offchip_bytes(self) -> Floats:
        return _sum(self.phase_offchip_bytes)

    @cached_property
    def onchip_bytes(self) -> Floats:
        return _sum(self.phase_onchip_bytes)

    def energy(self, kind: str = "full") -> Floats:
        """In multiply-accumulates: of everything, or only of what crosses the edge of the chip ("dram")."""
        return energy_of(kind, self.platform, self.macs, self.onchip_bytes, self.offchip_bytes)

    def least_bandwidth(self, utilization: float) -> Floats:
        """Bytes per second off chip at which a point is used so well; infinite where that is never.

        Phases take the longer of c1 and o1 / b cycles, and of c2 and o2 / b: each of the four sums must be in time.
        """
        (c1, c2), (o1, o2) = np.maximum(self.phase_compute, self.parts["onchip"]), self.phase_offchip_bytes
        budget = self.ideal_cycles / utilization
        with np.errstate(divide="ignore", invalid="ignore"):
            second = np.where(o2 > 0, o2 / (budget - c1), 0)
            needed = np.maximum(np.maximum(o1 / (budget - c2), second), (o1 + o2) / budget)
        return np.where(c1 + c2 <= budget, needed * self.platform.clock_hz, np.inf)

    def attended(
        self, name: str, dataflow: Any, bound: Bound, i: int = 0, j: int = 0, energy: str = "full", **more: Any
    ) -> Attended:
        """The record of one point with one buffer."""
        phases = np.array([cycles[:, i, j] for cycles in self.parts.values()])  # by part, then by phase
        parts = dict(zip(self.parts, map(float, phases.sum(1)), strict=True))
        longer = phases[:, phases.max(0).argmax()]
        return Attended(
            name,
            "ref",
            dataflow,
            bool(self.logits_stay[i, 0]),
            self.macs,
            float(self.cycles[i, j]),
            float(self.utilization[i, j]),
            float(self.footprint_bytes[i, 0]),
            float(self.spill_fraction[i, j]),
            float(self.offchip_bytes[i, j]),
            float(self.onchip_bytes[i, j]),
            float(self.energy(energy)[i, j]),
            parts | {"softmax": 0.0},
            tuple(parts)[int(longer.argmax())],
            bound,
            phases=tuple(dict(zip((*self.parts, "softmax"), (*map(float, p), 0.0), strict=True)) for p in phases.T),
            **more,
        )


def energy_of(kind: str, platform: Platform, macs: int, onchip_bytes: Floats, offchip_bytes: Floats) -> Floats:
    """See `RefCosts.energy`."""
    _known(energy=kind)
    offchip = DRAM / platform.element_bytes * offchip_bytes
    return offchip if kind == "dram" else offchip + SCRATCHPAD / platform.element_bytes * onchip_bytes + MAC * macs


def cost(
    attention: Attention,
    dataflow: Dataflow,
    platform: Platform,
    base_inter: str = "text",
    psum: str = "piece",
    energy: str = "full",
) -> Attended:
    """What an attention costs with one dataflow.

    `base_inter` says where the logits of an unfused dataflow wait that stages them a sequence or a head at a time: off
    chip, since all of the first product comes before the second ("text"), or on the chip ("staged"). `psum` says
    whether partial sums that are not staged take room for all products of a piece, or for one. `energy` is of
    everything, or of what crosses the edge of the chip.

    >>> from piste.attention.dataflow import point
    >>> bert = Attention(64, 12, 512, 512, 64, 64, 12)
    >>> edge = Platform("edge", (32, 32), 2**19, 1e12, 50e9)
    >>> found = cost(bert, point(bert, True, "R", 64), edge)
    >>> found.utilization, found.offchip_bytes, found.footprint_bytes, found.bottleneck
    (1.0, 201326592.0, 360448.0, 'compute')
    """
    check(attention, dataflow)
    if dataflow.pipelined or dataflow.order != "flash2" or dataflow.tiles:
        raise SpecError(
            "accounting ref runs one product after the other, in tiles of the array, rows outside; accounting model "
            "knows the others"
        )
    found = costs(attention, Points.of([dataflow]), platform, None, base_inter, psum)
    name = "flash" if dataflow.columns else f"{'FLAT' if dataflow.fused else 'Base'}-{dataflow.granularity}"
    least_bytes = least(attention, platform.element_bytes).fused_bytes
    return found.attended(name, dataflow, least_bytes, energy=energy, notes=notes(attention, dataflow, platform))


def costs(
    attention: Attention,
    points: Points,
    platform: Platform,
    buffers: Sizes | None = None,
    base_inter: str = "text",
    psum: str = "piece",
) -> RefCosts:
    """The same for many points, and buffers of many sizes in bytes in place of the platform's; see `cost`."""
    _known(base_inter=base_inter, psum=psum)
    a = attention
    if a.mask or a.shared:
        raise SpecError(
            "the accounting ref has no masks and no shared values; leave them out or write accounting model"
        )
    fused, q, k, i, v, o = (_column(points.fused) > 0, *(_column(x) > 0 for x in points.staged.T))
    first, second = (_column(x) for x in points.stationarity.T)
    rows, columns, blocks = _column(points.rows), _column(points.columns), _column(points.columns) > 0
    piece = _column(points.batch_tile) * _column(points.head_tile)

    passes = np.ceil(a.rows / rows)  # over the keys and values of a group
    columns = np.where(blocks, columns, a.keys)
    runs = a.groups * passes * np.ceil(a.keys / columns)
    # The logits stay if the second product takes them up at once; all of them at once stay anyhow.
    stay = i & (fused | ((piece == a.groups) & (rows >= a.rows)) | (base_inter == "staged"))
    # Keys and values are kept while the rows of their group pass; in blocks they come again for each.
    fetched = np.where(blocks, passes, 1) * a.groups * a.keys
    queries, logits, results = a.groups * a.rows * a.dk, a.groups * a.rows * a.keys, a.groups * a.rows * a.dv
    sums = piece if psum == "piece" else np.ones_like(piece)
    never = np.zeros_like(stay)
    left = _phase(
        (rows, a.dk, columns), first, platform, runs, piece, sums,
        (queries, fetched * a.dk, logits), (q, k, i), (never, never, stay),
    )  # fmt: skip
    right = _phase(
        (rows, columns, a.dv), second, platform, runs, piece, sums,
        (logits, fetched * a.dv, results), (i, v, o), (stay, never, never),
    )  # fmt: skip
    both = np.where(i, piece * rows * columns * np.where(stay, 1, 2), 0)  # the logits are in both phases
    # Online softmax adds up in a wider type, in one copy, and keeps a maximum and a sum of each row.
    wide = ACCUMULATOR_BYTES / platform.element_bytes
    online = np.where(blocks, (wide - 2) * rows * a.dv + 2 * wide * rows, 0)
    together = left.footprint + right.footprint - both + online
    left, right = (phase._replace(footprint=np.where(fused, together, phase.footprint)) for phase in (left, right))
    return _costs(a.groups * a.rows * a.keys * (a.dk + a.dv), platform, buffers, stay, (left, right), fused)


def product_costs(
    rows: int,
    inner: int,
    columns: int,
    platform: Platform,
    buffers: Sizes | None = None,
    pieces: Sequence[int] = (1,),
    staged: Sequence[str] = ("",),
    stationarities: Sequence[str] = STATIONARITIES,
) -> RefCosts:
    """A product with a weight that all rows share (a projection, a feed-forward part), alone.

    A point for each number of equal `pieces` that the rows come in (all at once, or one for each sequence of a batch),
    each set of operands that is staged (of I, W, O: input, weight, output) and each stationarity, in this order.

    >>> edge = Platform("edge", (32, 32), 2**19, 1e12, 50e9)
    >>> product_costs(32768, 768, 768, edge, stationarities=["weight"]).utilization.round(3)
    array([[0.213]])
    """
    cut, kept, fixed = np.meshgrid(
        np.array(pieces, float),
        np.arange(len(staged)),
        [STATIONARITIES.index(s) for s in stationarities],
        indexing="ij",
    )
    runs, which, stationarity = _column(cut), kept.ravel(), _column(fixed)
    on = [np.array([operand in one for one in staged])[which, None] for operand in "IWO"]
    piece = np.ones_like(runs)
    phase = _phase(
        (np.ceil(rows / runs), inner, columns), stationarity, platform, runs, piece, piece,
        (rows * inner, inner * columns, rows * columns), on, 3 * (np.zeros_like(on[0]),),
    )  # fmt: skip
    never = np.zeros_like(on[0])
    return _costs(rows * inner * columns, platform, buffers, never, (phase,), never)


class _Phase(NamedTuple):
    """One product of all pieces, in elements and cycles: a column with a row for each point."""

    footprint: Floats
    offchip: Floats  # if nothing spills
    spills: Floats  # what goes off chip besides if all spills
    onchip: Floats  # accesses of the array
    cycles: Floats


def _phase(
    shape: tuple[Any, Any, Any],
    stationarity: Floats,
    platform: Platform,
    runs: Floats,
    piece: Floats,
    sums: Floats,
    totals: Sequence[Any],
    staged: Sequence[Any],
    stays: Sequence[Any],
) -> _Phase:
    """A product of m x k by k x n elements, `runs` times, `piece` of them held at once.

    Of input, weight and output: how many elements there are in all, whether they are staged, whether they never leave.
    """
    m, k, n = (np.asarray(size, float) for size in shape)
    tall, wide = platform.array
    by_input = stationarity == INPUT  # rows x inner on the array; else rows or inner x columns
    sides: tuple[Any, ...] = tall, np.where(by_input, wide, tall), np.where(by_input, tall, wide)
    across, deep, along = (np.ceil(size / side) for size, side in zip((m, k, n), sides, strict=True))
    tm, tk, tn = (np.minimum(size, side) for size, side in zip((m, k, n), sides, strict=True))
    partial = stationarity != OUTPUT
    again = np.where(by_input, 1, along), np.where(stationarity == WEIGHT, 1, across), np.ones(1)
    held = _by(stationarity, tm * tn, m * tn * sums, tm * n * sums)
    tiles = tm * tk, tk * tn, held
    pieces = m * k, k * n, m * n
    accesses = pieces[0] * again[0], pieces[1] * again[1], pieces[2] * np.where(partial, 2 * deep, 1)

    footprint = offchip = np.zeros(1)
    for part, tile, times, total, on, stay in zip(pieces, tiles, again, totals, staged, stays, strict=True):
        # Two copies of what comes or goes while the array works on the other.
        footprint = footprint + np.where(on, np.where(stay, 1, 2) * piece * part, 2 * tile)
        offchip = offchip + np.where(stay, 0, np.where(on, total, runs * part * times))
    spills = accesses[0] + np.where(staged[1], accesses[1], 0) + np.where(staged[2] | partial, accesses[2], 0)
    cycles = _by(stationarity, across * along * k, deep * along * m, across * deep * n)
    return _Phase(footprint, offchip, runs * spills, runs * sum(accesses), runs * cycles)


def _costs(
    macs: int, platform: Platform, buffers: Sizes | None, stay: Any, phases: Sequence[_Phase], fused: Any
) -> RefCosts:
    word = platform.element_bytes
    sizes = np.array([platform.buffer_bytes] if buffers is None else buffers, float)
    footprint = np.stack([word * phase.footprint for phase in phases])
    spill = np.maximum(0, 1 - sizes / footprint)
    offchip = word * (np.stack([p.offchip for p in phases]) + spill * np.stack([p.spills for p in phases]))
    onchip = word * np.stack([p.onchip for p in phases]) + offchip
    compute = np.broadcast_to(np.stack([p.cycles for p in phases]), offchip.shape)
    together = (np.where(fused, _merged(amount), amount) for amount in (compute, offchip, onchip))
    return RefCosts(macs, platform, stay, footprint.max(0), spill.max(0), *together)


def _merged(phases: Floats) -> Floats:
    """Both in the first phase, and nothing in the second."""
    return np.concatenate([phases.sum(0, keepdims=True), np.zeros_like(phases[1:])])


def _by(stationarity: Floats, output: Floats, weight: Floats, inputs: Floats) -> Floats:
    return np.where(stationarity == OUTPUT, output, np.where(stationarity == WEIGHT, weight, inputs))


def _column(values: NDArray[Any]) -> Floats:
    return np.asarray(values, float).reshape(-1, 1)


def _sum(phases: Floats) -> Floats:
    return np.asarray(phases.sum(0))


def _known(**chosen: str) -> None:
    for option, value in chosen.items():
        if value not in READINGS[option]:
            raise SpecError(f"{option} cannot be {value!r}; {did_you_mean(str(value), READINGS[option])}")
