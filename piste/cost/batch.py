"""What many mappings of one shape cost: the closed form, compiled once and run on arrays of tile sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm, prod

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluate import report, units_used
from piste.cost.systolic import arrays
from piste.cost.weights import Weights
from piste.count.closed import Form, PhaseForm, closed_form, refusal
from piste.count.fused.paths import path_sums
from piste.count.methods import count
from piste.count.pairs import PairFactor
from piste.formula.arrays import EXACT, Interpreted
from piste.formula.native import Kernel, Looked, fits_doubles
from piste.formula.program import Expr, number
from piste.results.report import Traffic
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.mapping import Mapping, paths, tiles_of, with_tiles
from piste.spec.workload import Workload

Floats = NDArray[np.float64]
TileColumns = NDArray[np.int32]

DIRECT = 1 << 22  # combinations of tiles that are looked up rather than sorted


@dataclass(frozen=True)
class Costs:
    """The costs of many mappings, an array each; `fits` says whether every memory holds what is kept in it."""

    cycles: Floats
    energy_pj: Floats
    fits: NDArray[np.bool_]

    @property
    def edp(self) -> Floats:
        """Energy times delay, in pJ * cycles."""
        return self.energy_pj * self.cycles

    def __len__(self) -> int:
        return len(self.cycles)


@dataclass(frozen=True)
class Moves:
    """The counts of many mappings: compute steps, and by (memory, tensor) rows of reads, fills, updates, drains."""

    steps: Floats
    traffic: dict[tuple[str, str], Floats]
    occupancy: dict[tuple[str, str], Floats]


class Batch:
    """One mapping shape: costs and counts for arrays of tile sizes.

    `tiles` has a row per Loop and Spread of the shape, top down, and a column per mapping. Arrays hold whole numbers as
    doubles, which is exact: shapes whose numbers could reach 2**53, or that have no closed form, are counted one by
    one. Compiling takes a tenth of a second or so; a shape that is not `compiled` is ready at once and a hundred times
    slower, which for a few hundred mappings is sooner.

    >>> import piste
    >>> from piste.spec.mapping import Compute, Keep, Loop, Mapping
    >>> all_three = ("A", "W", "B")
    >>> shape = Mapping((Keep("DRAM", all_three), Loop("m", 1), Keep("Buffer", all_three), Compute("B")))
    >>> batch = Batch(piste.gemm(64, 64, 64), piste.load("snowcat"), shape)
    >>> batch.moves(np.array([[1, 8, 64]])).traffic["DRAM", "W"][0].tolist()
    [4096.0, 4096.0, 4096.0]
    """

    def __init__(
        self, workload: Workload, architecture: Architecture, mapping: Mapping, *, compiled: bool = True
    ) -> None:
        self.workload, self.architecture, self.mapping, self.compiled = workload, architecture, mapping, compiled

    def costs(self, tiles: TileColumns) -> Costs:
        """Cycles (overlapped), energy and whether it fits, of every column of tile sizes."""
        out = self._run(tiles, self._cost_kernel, 3, self._cost_of)
        return Costs(out[0], out[1], out[2] != 0)

    def moves(self, tiles: TileColumns) -> Moves:
        """All counts of every column of tile sizes."""
        out = self._run(tiles, self._count_kernel, 1 + 5 * len(self._keys), self._moves_of)
        rows = {key: out[1 + 5 * i : 6 + 5 * i] for i, key in enumerate(self._keys)}
        return Moves(out[0], {key: r[:4] for key, r in rows.items()}, {key: r[4] for key, r in rows.items()})

    # ------------------------------------------------------------- compiling

    @cached_property
    def _form(self) -> Form | None:
        if refusal(self.workload, self.mapping) is None:
            return closed_form(self.workload, self.architecture, self.mapping)
        form = path_sums(self.workload, self.architecture, self.mapping)
        return None if isinstance(form, str) else form

    @cached_property
    def _keys(self) -> list[tuple[str, str]]:
        kept = (keep for path in paths(self.mapping.nodes) for _, _, keep in path.keeps())
        return list(dict.fromkeys((keep.memory, tensor) for keep in kept for tensor in keep.tensors))

    @cached_property
    def _cost_kernel(self) -> Kernel | Interpreted | None:
        if any(memory.access_bytes is not None for memory in self.architecture.memories.values()):
            return None  # rows and their accesses are counted one by one
        return self._kernel(self._cost(self._form)) if self._form else None

    @cached_property
    def _count_kernel(self) -> Kernel | Interpreted | None:
        form = self._form
        if form is None:
            return None
        outputs = [form.program.sum([n for phase in form.phases for n in phase.steps.values()])]
        for key in self._keys:
            flow = form.total[key]
            outputs += [flow.reads, flow.fills, flow.updates, flow.drains, form.occupancy[key]]
        return self._kernel(outputs)

    def _kernel(self, outputs: Sequence[Expr]) -> Kernel | Interpreted | None:
        assert self._form is not None
        kind = Kernel if self.compiled else Interpreted
        outputs = [*outputs, *self._conditions]
        all_of_it = [*outputs, *(e for f in self._form.factors for e in (f.formula, f.fine))]
        if not (fits_doubles(all_of_it) if self.compiled else fits_doubles(all_of_it, EXACT)):
            return None
        return kind(self._form.slots, [[f.name for f in table.factors] for table in self._tables], outputs)

    @property
    def _conditions(self) -> list[Expr]:
        """Whether the form holds for certain tiles; nothing where it holds for all."""
        return [] if self._form is None or number(self._form.holds) == 1 else [self._form.holds]

    @cached_property
    def _tables(self) -> list[FactorTable]:
        """The factors, in groups that depend on the same tiles."""
        assert self._form is not None
        groups: list[tuple[frozenset[str], list[PairFactor]]] = []
        for factor in sorted(self._form.factors, key=lambda f: -len(f.slots)):
            for slots, factors in groups:
                if factor.slots <= slots:
                    factors.append(factor)
                    break
            else:
                groups.append((factor.slots, [factor]))
        return [FactorTable(self._form.slots, factors, self.compiled) for _, factors in groups]

    def _cost(self, form: Form) -> list[Expr]:
        """Cycles, energy and whether it fits, as expressions; the rules are those of `cycles` and `energy`."""
        p, architecture = form.program, self.architecture
        weights = Weights(self.workload, architecture)
        units = units_used(self.workload, architecture, self.mapping)
        cycles, energy, fits = p.const(0), p.const(0), p.const(1)
        for phase in form.phases:
            cycles = cycles + self._cycles(form, phase, weights, units)
            for name, ops in phase.ops.items():
                energy = energy + ops * weights.operation(name, units[name]).energy_pj
            for by_price in weights.words_by_price({key: total for key, (total, _) in phase.words.items()}).values():
                for word_pj, total in by_price.items():
                    energy = energy + word_pj * total
            for key, n in weights.further((edge, further) for edge, (_, _, further) in phase.edges.items()).items():
                energy = energy + weights.further_pj[key] * n
        for key, flow in form.total.items():
            read_pj, write_pj, drain_pj = weights.access[key]
            energy = energy + read_pj * flow.reads + drain_pj * flow.drains
            energy = energy + write_pj * (flow.fills + flow.updates)
        for memory in architecture.memories.values():
            if memory.capacity_bytes is not None and memory.name in form.peak_bits:
                held = form.peak_bits[memory.name] + self._next_tiles(form, memory)
                fits = p.all(fits, held <= int(8 * memory.capacity_bytes))
        for leakage_pj in weights.leakage_pj.values():
            energy = energy + leakage_pj * cycles
        return [cycles, energy, fits]

    def _next_tiles(self, form: Form, memory: Memory) -> Expr:
        """The bits that a double-buffered memory needs besides: one more tile of all that streams."""
        p, bits = form.program, form.program.const(0)
        for (name, tensor), tile in form.occupancy.items():
            if memory.double_buffered and name == memory.name:
                passing = [phase.first[name, tensor] for phase in form.phases if (name, tensor) in phase.first]
                arrives, leaves = p.sum([n.fills for n in passing]), p.sum([n.drains for n in passing])
                still = p.max(arrives, leaves) <= tile
                bits = bits + self.workload.bits[tensor] * p.where(still, p.const(0), tile)
        return bits

    def _cycles(self, form: Form, phase: PhaseForm, weights: Weights, units: dict[str, Unit]) -> Expr:
        """How long a phase takes."""
        p = form.program
        rates = {name: weights.operation(name, units[name]).per_cycle for name in phase.steps}
        common = lcm(*(rate.numerator for rate in rates.values()))
        cycles = p.ceildiv(
            p.sum([n * (common // rates[e].numerator * rates[e].denominator) for e, n in phase.steps.items()]), common
        )
        filling = p.const(0)
        for array in reversed(arrays(self.workload, self.architecture, self.mapping)):
            key = array.memory, array.tensor
            placed = phase.first[key]
            single = p.eq(form.occupancy[key], 1)
            filling = p.where(single, p.max(0, array.filling(placed.fills, placed.drains)), filling)
        cycles = cycles + filling
        reads = {key: flow.reads + flow.drains for key, flow in phase.first.items()}
        writes = {key: flow.fills + flow.updates for key, flow in phase.first.items()}
        words = {key: first for key, (_, first) in phase.words.items()}
        for port in weights.ports:
            amount = port.amount({"write": writes, "network": words}.get(port.kind, reads), p.const(0))
            if port.kind == "port":
                amount = amount + port.amount(writes, p.const(0))
            cycles = p.max(cycles, _ceil(amount, port.rate))
        return cycles

    # --------------------------------------------------------------- running

    def _run(
        self,
        tiles: TileColumns,
        kernel: Kernel | Interpreted | None,
        rows: int,
        otherwise: Callable[[Mapping], Sequence[float]],
    ) -> Floats:
        """`rows` results for every column: from the kernel, or from counts where there is none."""
        tiles = np.ascontiguousarray(tiles, dtype=np.int32)
        slots = len(tiles_of(self.mapping))
        if tiles.ndim != 2 or len(tiles) != slots:
            raise ValueError(f"tiles have a row per Loop and Spread, so {slots} here; found shape {tiles.shape}")
        if tiles.size and tiles.min() < 1:
            raise ValueError(f"tiles are at least 1, found {tiles.min()}")
        if kernel is None:
            out, columns = np.empty((rows, tiles.shape[1])), np.arange(tiles.shape[1])
        else:
            out = kernel(tiles, [table(tiles) for table in self._tables])
            columns = np.flatnonzero((out[rows:] == 0).any(axis=0)) if self._conditions else np.arange(0)
        for column in columns:
            out[:rows, column] = otherwise(with_tiles(self.mapping, tiles[:, column].tolist()))
        return out[:rows]

    def _cost_of(self, mapping: Mapping) -> list[float]:
        counts = count(self.workload, self.architecture, mapping)
        one = report(self.workload, self.architecture, mapping, counts)
        return [one.cycles, one.energy_pj, one.fits]

    def _moves_of(self, mapping: Mapping) -> list[float]:
        counts = count(self.workload, self.architecture, mapping)
        total = counts.total()
        rows: list[float] = [counts.compute_cycles]
        for memory, tensor in self._keys:
            n = total.get((memory, tensor), Traffic())
            rows += [n.reads, n.fills, n.updates, n.drains, counts.occupancy[memory][tensor]]
        return rows


def _ceil(amount: Expr, rate: Fraction) -> Expr:
    """Whole cycles for an amount at a rate, exactly."""
    return amount.program.ceildiv(amount * rate.denominator, rate.numerator)


class FactorTable:
    """Factors that depend on the same few tiles: each distinct combination of these is computed once."""

    def __init__(self, slots: tuple[str, ...], factors: list[PairFactor], compiled: bool = True):
        self.factors = factors
        used = frozenset[str]().union(*(f.slots for f in factors))
        self._rows = [i for i, slot in enumerate(slots) if slot in used]
        self._names = [slots[i] for i in self._rows]
        outputs = [e for f in factors for e in (f.formula, f.fine)]
        self._kernel = (Kernel if compiled else Interpreted)(self._names, (), outputs)

    def __call__(self, tiles: TileColumns) -> Looked:
        """A row of values per factor, and for every column of `tiles` where its values stand."""
        distinct, places = _distinct(tiles[self._rows])
        values = self._kernel(distinct)
        for k, factor in enumerate(self.factors):
            for i in np.flatnonzero(values[2 * k + 1] == 0):
                variables = dict(zip(self._names, distinct[:, i].tolist(), strict=True))
                values[2 * k, i] = factor.add_up(variables)
        return values[::2], places


def _distinct(tiles: TileColumns) -> tuple[TileColumns, NDArray[np.int32]]:
    """The distinct columns, and for every column which of them it is."""
    radix = [int(most) + 1 for most in tiles.max(axis=1)]
    size = prod(radix)
    if size >= 2**62:
        columns, inverse = np.unique(tiles, axis=1, return_inverse=True)
        return columns, inverse.reshape(-1).astype(np.int32)
    key = np.zeros(tiles.shape[1], dtype=np.int64)
    for row, r in zip(tiles, radix, strict=True):
        key = key * r + row
    if size <= DIRECT:
        seen = np.zeros(size, dtype=bool)
        seen[key] = True
        keys = np.flatnonzero(seen)
        place = np.zeros(size, dtype=np.int32)
        place[keys] = np.arange(len(keys), dtype=np.int32)
        places = place[key]
    else:
        keys, inverse = np.unique(key, return_inverse=True)
        places = inverse.astype(np.int32)
    found = np.empty((len(radix), len(keys)), dtype=np.int32)
    for i in range(len(radix) - 1, -1, -1):
        keys, found[i] = np.divmod(keys, radix[i])
    return found, places
