"""What mappings of one shape cost: the closed form, compiled once and run on one set of tile sizes or on millions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING

from piste.model.closed import Factor, Flow, Form, OutsideClosedForm, add_up, closed_form
from piste.model.program import Expr, order, run
from piste.results.counts import Counts, Phase, Traffic
from piste.spec.architecture import Architecture
from piste.spec.mapping import Compute, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from piste.model.native import Kernel, Looked


def tiles_of(mapping: Mapping) -> tuple[int, ...]:
    """The tile sizes of a single-Einsum mapping, one per Loop and Spread, top down."""
    return tuple(node.tile for node in mapping.nodes if isinstance(node, Loop | Spread))


def with_tiles(mapping: Mapping, tiles: tuple[int, ...]) -> Mapping:
    """The same shape with other tile sizes."""
    left = iter(tiles)

    def retile(node: Node) -> Node:
        if isinstance(node, Loop):
            return Loop(node.rank, next(left))
        return Spread(node.rank, next(left), node.over) if isinstance(node, Spread) else node

    return Mapping(tuple(map(retile, mapping.nodes)))


def count_closed(workload: Workload, architecture: Architecture, mapping: Mapping) -> Counts | None:
    """The counts of one mapping by the closed form, or None where it does not reach."""
    try:
        form = closed_form(workload, architecture, mapping, _unit(workload, architecture, mapping), tiles_vary=False)
    except OutsideClosedForm:
        return None
    return counts_from(form, workload, ())


def _unit(workload: Workload, architecture: Architecture, mapping: Mapping) -> str:
    last = mapping.nodes[-1]
    unit = architecture.unit_for(workload.einsums[0], last.unit if isinstance(last, Compute) else None)
    assert unit is not None, "checked before"
    return unit.name


def counts_from(form: Form, workload: Workload, tiles: tuple[int, ...]) -> Counts | None:
    """Run a form on one set of tile sizes in Python integers; None where the form is not exact."""
    flows = [*form.total.values(), *form.first.values()]
    outputs = [form.exact, form.steps, *(e for f in flows for e in (f.reads, f.fills, f.updates, f.drains))]
    outputs += [e for pair in form.words.values() for e in pair]
    outputs += [*form.occupancy.values(), *form.instances.values(), form.unit_instances]
    variables = dict(zip(form.slots, tiles, strict=False))
    for factor in form.factors:
        value, fine = run([factor.formula, factor.fine], variables)
        variables[factor.name] = value if fine else sum(add_up(term, variables) for term in factor.terms)
    values = iter(run(outputs, variables))
    if not next(values):
        return None
    (einsum,) = workload.einsums
    phase = Phase(steps={einsum.name: next(values)}, ops={einsum.name: form.ops})

    def traffic(table: dict[tuple[str, str], Flow]) -> dict[tuple[str, str], Traffic]:
        return {key: Traffic(next(values), next(values), next(values), next(values)) for key in table}

    phase.total, phase.first = traffic(form.total), traffic(form.first)
    phase.words = {name: (next(values), next(values)) for name in form.words}
    counts = Counts(phases=[phase])
    for memory, tensor in form.occupancy:
        held = next(values)
        counts.occupancy.setdefault(memory, {})[tensor] = held
        counts.peak[memory] = counts.peak.get(memory, 0) + held
        counts.peak_bits[memory] = counts.peak_bits.get(memory, 0) + held * workload.bits[tensor]
    counts.instances = {key: next(values) for key in form.instances}
    counts.unit_instances = {einsum.name: next(values)}
    return counts


@dataclass(frozen=True)
class Costs:
    """The costs of many mappings, an array each; `fits` says whether every memory holds what is kept in it."""

    cycles: NDArray[np.float64]
    energy_pj: NDArray[np.float64]
    fits: NDArray[np.bool_]

    @property
    def edp(self) -> NDArray[np.float64]:
        """Energy times delay, pJ * cycles."""
        return self.energy_pj * self.cycles

    def __len__(self) -> int:
        return len(self.cycles)


class Batch:
    """One mapping shape, compiled: costs for arrays of tile sizes.

    `tiles` has a row per Loop and Spread of the shape (top down) and a column per mapping. The few columns that the closed
    form does not cover are counted one by one.
    """

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        mapping: Mapping,
        otherwise: Callable[[Mapping], tuple[float, float, bool]],
    ):
        self.workload, self.architecture, self.mapping = workload, architecture, mapping
        self._otherwise = otherwise
        self._unit_name = _unit(workload, architecture, mapping)

    @cached_property
    def _form(self) -> Form | None:
        try:
            return closed_form(self.workload, self.architecture, self.mapping, self._unit_name)
        except OutsideClosedForm:
            return None

    @cached_property
    def _kernel(self) -> Kernel | None:
        """The compiled program; None if this shape has no closed form, or numbers too large for doubles."""
        from piste.model.native import Kernel, fits_doubles

        if self._form is None:
            return None
        outputs = [*self._cost(self._form), self._form.exact]
        if not fits_doubles([*outputs, *(e for f in self._form.factors for e in (f.formula, f.fine))]):
            return None
        return Kernel(self._form.slots, [[f.name for f in table.factors] for table in self._tables], outputs)

    @cached_property
    def _tables(self) -> list[Table]:
        """The factors, in groups that depend on the same tiles."""
        assert self._form is not None
        groups: list[tuple[frozenset[str], list[Factor]]] = []
        for factor in sorted(self._form.factors, key=lambda f: -len(f.slots)):
            for slots, factors in groups:
                if factor.slots <= slots:
                    factors.append(factor)
                    break
            else:
                groups.append((factor.slots, [factor]))
        return [Table(self._form.slots, factors) for _, factors in groups]

    def _cost(self, form: Form) -> tuple[Expr, Expr, Expr]:
        """Cycles, energy and whether it fits, as expressions; the rules are those of `cycles` and `energy`."""
        p, architecture = form.program, self.architecture
        unit = architecture.units[self._unit_name]
        cycles = _ceil(form.steps, unit.ops_per_cycle)
        energy: Expr = p.const(0) + form.ops * unit.energy_pj
        fits = p.const(1)
        for memory in architecture.memories.values():
            reads, writes, held = p.const(0), p.const(0), p.const(0)
            for (name, tensor), flow in form.total.items():
                if name == memory.name:
                    here = form.first[name, tensor]
                    reads, writes = reads + here.reads + here.drains, writes + here.fills + here.updates
                    energy = energy + memory.read_pj * (flow.reads + flow.drains)
                    energy = energy + memory.write_pj * (flow.fills + flow.updates)
                    held = held + self.workload.bits[tensor] * form.occupancy[name, tensor]
            for words, rate in (
                (reads, memory.read_words_per_cycle),
                (writes, memory.write_words_per_cycle),
                (reads + writes, memory.words_per_cycle),
            ):
                if rate is not None:
                    cycles = p.max(cycles, _ceil(words, rate))
            if memory.capacity_bytes is not None:
                fits = p.all(fits, held <= int(8 * memory.capacity_bytes))
        for name, (words, first) in form.words.items():
            fanout = architecture.fanouts[name]
            energy = energy + fanout.word_pj * words
            if fanout.words_per_cycle is not None:
                cycles = p.max(cycles, _ceil(first, fanout.words_per_cycle))
        for c in (*architecture.memories.values(), *architecture.units.values()):
            energy = energy + c.leakage_pj_per_cycle * architecture.instances(c.name) * cycles
        return cycles, energy, fits

    def __call__(self, tiles: NDArray[np.int32]) -> Costs:
        import numpy as np

        tiles = np.ascontiguousarray(tiles, dtype=np.int32)
        if self._kernel is None:
            out, todo = np.empty((4, tiles.shape[1])), np.arange(tiles.shape[1])
        else:
            out = self._kernel(tiles, [table(tiles) for table in self._tables])
            todo = np.flatnonzero(out[3] == 0)
        for column in todo:
            out[:3, column] = self._otherwise(with_tiles(self.mapping, tuple(map(int, tiles[:, column]))))
        return Costs(out[0], out[1], out[2] != 0)


def _ceil(amount: Expr, per_cycle: float) -> Expr:
    """Whole cycles for an amount at a rate, exactly: a rate means the decimal that was written."""
    rate = Fraction(str(per_cycle))
    return amount.program.ceildiv(amount * rate.denominator, rate.numerator)


class Table:
    """Factors that depend on the same few tiles: each distinct combination of these is computed once."""

    def __init__(self, slots: tuple[str, ...], factors: list[Factor]):
        from piste.model.native import Kernel

        self.factors = factors
        used = set().union(*(f.slots for f in factors))
        self.slots = [i for i, slot in enumerate(slots) if slot in used]
        self._names = [slots[i] for i in self.slots]
        self._kernel = Kernel(self._names, (), [e for f in factors for e in (f.formula, f.fine)])

    def __call__(self, tiles: NDArray[np.int32]) -> Looked:
        """A row of values per factor, and for every column of `tiles` where its values stand."""
        distinct, columns = _distinct(tiles[self.slots])
        values = self._kernel(distinct)
        for k, factor in enumerate(self.factors):
            for i in (values[2 * k + 1] == 0).nonzero()[0]:
                variables = dict(zip(self._names, map(int, distinct[:, i]), strict=True))
                values[2 * k, i] = sum(add_up(term, variables) for term in factor.terms)
        return values[::2], columns


def _distinct(tiles: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The distinct columns, and for every column which of them it is."""
    import numpy as np

    radix = tiles.max(axis=1).astype(np.int64) + 1
    size = 1
    for r in radix.tolist():
        size *= r
    if size >= 2**62:
        found, where = np.unique(tiles, axis=1, return_inverse=True)
        return found, where.reshape(-1).astype(np.int32)
    key = np.zeros(tiles.shape[1], dtype=np.int64)
    for row, r in zip(tiles, radix, strict=True):
        key = key * r + row
    if size <= max(2**22, 4 * tiles.shape[1]):  # small enough to look up directly
        seen = np.zeros(size, dtype=bool)
        seen[key] = True
        keys = np.flatnonzero(seen)
        place = np.empty(size, dtype=np.int32)
        place[keys] = np.arange(len(keys))
        where = place[key]
    else:
        keys, where = np.unique(key, return_inverse=True)
    found = np.empty((len(radix), len(keys)), dtype=np.int32)
    rest = keys
    for i in range(len(radix) - 1, -1, -1):
        rest, found[i] = np.divmod(rest, radix[i])
    return found, where.astype(np.int32, copy=False)
