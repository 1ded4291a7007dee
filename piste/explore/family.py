"""A space under fixed dataflows as a job: whole blocks of designs as arrays, what cannot win skipped and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from math import ceil, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.dataflow.directives import Layer
from piste.dataflow.exact.analysis import analyse
from piste.dataflow.exact.closed_axes import Unusual
from piste.dataflow.sweep import Formulas, at_row, one_by_one
from piste.errors import SpecError
from piste.explore.grid import Rows
from piste.explore.running.store import Part, key_of
from piste.explore.space import BANDWIDTH, BUFFERS, PRICED, VALUES, Space, Variant
from piste.formula.front import Columns, beaten, merge
from piste.formula.native import EXACT, Kernel
from piste.results.explored import Exploration

PART = 1 << 20  # designs of a part at most, not counting buffers of which the formulas say which one it is
FEW = 1 << 12  # rows of a part at least, if there are so many
PARTS = 64  # at least, if they do not get too small
CHUNK = 1 << 14  # rows whose columns stay in the caches
CUTS = 4  # ranges that a range of widths is cut into

SUMS, NEEDS = ("cycles", "macs", "energy_in_macs"), ("l1_size", "l2_size")  # over layers, and of the neediest one
TIES = ("area_um2", "power_mw", "design")  # of designs that are equally good the cheapest stays, then the first
SENSELESS, TOO_SMALL, DOMINATED = "makes no sense", "{} too small", "dominated by a smaller {}"
WIDER = "dominated even with a wider network"
REASONS = {"area_um2": "area", "power_mw": "power"}  # other limits are called as their column


@dataclass(frozen=True)
class Family:
    """The frontier of a space, by the exact analysis of its dataflows; without `skip` by costing every single design.

    What is skipped cannot be on the frontier:

    - Area and power never fall when a parameter grows (`Prices`), in floating point neither: sums, products and maxima
      of what is not negative are rounded monotonically. So if the smallest values that are left for the parameters not
      yet chosen break a limit, all designs with those chosen do.
    - A dataflow needs `l1_size` and `l2_size` elements. With less a design is invalid; with more it takes the same
      cycles and energy, for neither depends on the room that is left over, and area and power are not less. So of the
      buffers of one machine the smallest that are large enough are at least as good in every objective that has a
      name, keep every limit that the larger ones keep, and come first among equals.
    - A pipe takes `latency + ceil(words / noc_bw) - 1` cycles for some words, and a layer sums of maxima of what pipes
      and PEs take: never more on a wider network, on which all else but area and power stays the same. So of designs
      that differ in `noc_bw` within a range, none is faster than one above the range, and none is cheaper than the
      narrowest. If a design that was found in the same part is as good in every objective as one that is both, and
      comes before it among equals, the whole range is skipped, with all larger buffers; if one that is both breaks a
      limit, all of them do.

    A function may like large buffers and narrow networks: with one among the objectives only limits make designs be
    skipped. So they do where a parameter or a map follows from `noc_bw`, or from a buffer, with that one.

    >>> conv = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    >>> parameters = {"dataflow": "KC-P", "pes": [64, 128, 256], "noc_bw": [16, 32], "l1": [32, 64], "l2": [4096, 8192]}
    >>> family = Family(Space.of(conv, parameters, {"area_mm2": 16, "power_mw": 450}, ["throughput", "area"]))
    >>> part = family.run(0)
    >>> part.considered, part.evaluated, part.skipped["area"], part.columns["pes"], part.columns["noc_bw"]
    (24, 4, 8, array([128, 128,  64,  64]), array([32, 16, 32, 16]))
    """

    space: Space
    skip: bool = True

    @property
    def inputs(self) -> dict[str, Any]:
        return {**self.space.inputs, "skip": self.skip}

    @cached_property
    def key(self) -> str:
        return key_of(self.inputs)

    @property
    def parts(self) -> int:
        return len(self.space.variants) * self._blocks

    def run(self, part: int) -> Part:
        """A block of the outermost parameters of one variant."""
        number, block = divmod(part, self._blocks)
        outer = np.arange(block * self._block, min((block + 1) * self._block, self._outer_size))
        stage = self._stage(number)
        tally: Counter[str] = Counter()
        rows, evaluated = self._rows(outer, tally), 0
        best = self._columns(stage, {name: column[:0] for name, column in rows.items()}, tally)
        for start in range(0, len(rows["design"]), CHUNK):
            chunk = {name: column[start : start + CHUNK] for name, column in rows.items()}
            columns = self._costed(stage, chunk, tally)
            while len(columns["design"]):
                found = self._kept(columns, stage.variant, tally)
                evaluated += len(found["design"])
                best = merge([best, found], self._objectives, TIES)
                columns = self._narrower(stage, columns, best, tally)
        best["design"] += number * self.space.grid.size
        considered = len(outer) * (self.space.grid.size // self._outer_size)
        assert considered == evaluated + tally.total(), "every design is counted once"
        return Part(part, considered, evaluated, dict(sorted((+tally).items())), best)

    def variant(self, part: int) -> int:
        """The variant that a part belongs to."""
        return part // self._blocks

    @property
    def axes(self) -> dict[str, NDArray[np.int64]]:
        """The parameters that tell designs apart, outermost first; of other buffers the smallest one that does."""
        return {**self._axes, **self._wide}

    def run_among(self, part: int, candidates: NDArray[np.int64]) -> Part:
        """A part whose designs were costed elsewhere, and only some, by their number among those of `axes`, may win."""
        number, block = self.variant(part), part % self._blocks
        outer = range(block * self._block, min((block + 1) * self._block, self._outer_size))
        inner = self._inner_size * self._widths
        low, high = np.searchsorted(candidates, [outer.start * inner, outer.stop * inner])
        rest, rows = candidates[low:high], {"design": np.zeros(high - low, dtype=np.int64)}
        for name, values in reversed(self.axes.items()):
            rest, place = np.divmod(rest, len(values))
            rows["design"] = rows["design"] + place * self.space.grid.strides[name]
            rows[name] = values[place]
        best = merge([self._columns(self._stage(number), rows, Counter())], self._objectives, TIES)
        best["design"] += number * self.space.grid.size
        considered, evaluated = len(outer) * (self.space.grid.size // self._outer_size), len(outer) * inner
        spared = {"buffers that need not be looked at": considered - evaluated} if considered > evaluated else {}
        return Part(part, considered, evaluated, spared, best)

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """The front of the fronts; sums of the rest."""
        found = list(parts)
        nothing = self._columns(self._stage(0), self._rows(np.arange(0), Counter()), Counter())
        skipped: Counter[str] = Counter()
        for part in found:
            skipped.update(part.skipped)
        best = merge([nothing, *(part.columns for part in found)], self._objectives, TIES)
        if skipped[SENSELESS] == self.space.size:
            raise SpecError(f"no design makes sense: {self._senseless()}")
        return Exploration(
            parameters=self.space.parameters,
            objectives=self._objectives,
            frontier=best,
            designs_considered=sum(part.considered for part in found),
            designs_evaluated=sum(part.evaluated for part in found),
            skipped=dict(sorted(skipped.items())),
            key=self.key,
            interrupted=len(found) < self.parts,
        )

    def _senseless(self) -> str:
        """What is wrong with the last design."""
        grid, variant = self.space.grid, self.space.variants[-1]
        last = {name: int(values[-1]) for name, values in grid.axes.items()}
        at = {name: int(span[0]) for name, span in grid.spans({name: (x, x) for name, x in last.items()}).items()}
        shown = ", ".join(f"{name}={value}" for name, value in at.items())
        for layer, _ in variant.layers if min(at.values()) >= 1 else ():
            try:
                analyse(*at_row(layer, variant.hardware, at))
            except SpecError as error:
                return f"with {shown}, {error}"
        return f"{shown} has values below 1; write others"

    def __getstate__(self) -> dict[str, Any]:
        return {"space": self.space, "skip": self.skip}

    @property
    def _objectives(self) -> dict[str, int]:
        return {objective.column: objective.sign for objective in self.space.objectives}

    # Which designs are in a part

    @property
    def _monotone(self) -> bool:
        return self.skip and all(objective.of is None for objective in self.space.objectives)

    @cached_property
    def _spare(self) -> dict[str, NDArray[np.int64]]:
        """Buffers of which only the smallest that is large enough is looked at."""
        return {name: self.space.grid.axes[name] for name in self.space.spare if self._monotone}

    @cached_property
    def _wide(self) -> dict[str, NDArray[np.int64]]:
        """The widths of the network, if one row stands for all of them."""
        return {name: self.space.grid.axes[name] for name in self.space.loose("noc_bw") if self._monotone}

    @property
    def _widths(self) -> int:
        """How many widths a row stands for."""
        return prod(len(values) for values in self._wide.values())

    @cached_property
    def _axes(self) -> dict[str, NDArray[np.int64]]:
        """The parameters that rows are made of, outermost first."""
        apart = {**self._spare, **self._wide}
        return {name: values for name, values in self.space.grid.axes.items() if name not in apart}

    @cached_property
    def _most(self) -> int:
        """Rows of a part."""
        rows = prod(len(values) for values in self._axes.values())
        return max(FEW, min(PART // self._widths, rows // PARTS))

    @cached_property
    def _depth(self) -> int:
        """How many of the outermost axes are told by the number of a part: so many that the rest is not too long."""
        sizes = [len(values) for values in self._axes.values()]
        return next(depth for depth in range(len(sizes) + 1) if prod(sizes[depth:]) <= self._most)

    @cached_property
    def _outer_size(self) -> int:
        return prod(len(values) for values in list(self._axes.values())[: self._depth])

    @property
    def _inner_size(self) -> int:
        return prod(len(values) for values in list(self._axes.values())[self._depth :])

    @cached_property
    def _block(self) -> int:
        """Combinations of the outermost axes in one part."""
        return max(1, self._most // self._inner_size)

    @property
    def _blocks(self) -> int:
        return ceil(self._outer_size / self._block)

    def _rows(self, outer: NDArray[np.int64], tally: Counter[str]) -> Rows:
        """The rows of a block, with the widest network: axis by axis, what is too large already not taken further."""
        below, strides = self.space.grid.size // self._outer_size, self.space.grid.strides
        rows: Rows = {"design": np.zeros(len(outer), dtype=np.int64)}
        names = list(self._axes)
        for name in names[: self._depth][::-1]:
            outer, place = np.divmod(outer, len(self._axes[name]))
            rows["design"] = rows["design"] + place * strides[name]
            rows[name] = self._axes[name][place]
        rows = self._cut(rows, below, tally)
        for name in names[self._depth :]:
            values, number = self._axes[name], len(rows["design"])
            rows = {key: np.repeat(column, len(values)) for key, column in rows.items()}
            rows["design"] += np.tile(np.arange(len(values)) * strides[name], number)
            rows[name] = np.tile(values, number)
            below //= len(values)
            if name in self._priced:
                rows = self._cut(rows, below, tally)
        for name, values in self._wide.items():
            rows["design"] = rows["design"] + (len(values) - 1) * strides[name]
            rows[name] = np.full(len(rows["design"]), values[-1])
        return rows

    @cached_property
    def _priced(self) -> set[str]:
        """The axes that area and power depend on."""
        grid = self.space.grid
        return {free for name in PRICED if name in grid.choices for free in grid.needs(name)}

    def _cut(self, rows: Rows, below: int, tally: Counter[str]) -> Rows:
        """The rows whose cheapest design keeps the limits of area and power; each stands for `below` designs."""
        limits = {name: self.space.limits[name] for name in REASONS if name in self.space.limits}
        if not self.skip or not limits:
            return rows
        known = {name: (column, column) for name, column in rows.items() if name != "design"}
        spans = {name: span[0] for name, span in self.space.grid.spans(known).items()}
        spans = {"lanes": self._lanes, **dict.fromkeys(BUFFERS, 0), **spans}
        least = {name: np.maximum(spans[name], 0) for name in PRICED if name in spans}
        for name, most in limits.items():
            over = np.broadcast_to(getattr(self.space.prices, name)(**least) > most, rows["design"].shape)
            tally[REASONS[name]] += int(over.sum()) * below
            rows = {key: column[~over] for key, column in rows.items()}
            least = {key: part[~over] if np.ndim(part) else part for key, part in least.items()}
        return rows

    @property
    def _lanes(self) -> int:
        return self.space.hardware.lanes

    # What they cost

    def _stage(self, variant: int) -> _Stage:
        """The compiled formulas of a variant, made once in a process."""
        place = (self.key, variant)
        if place not in _STAGES:
            while len(_STAGES) >= 16:
                del _STAGES[next(iter(_STAGES))]
            _STAGES[place] = _Stage(self.space, self.space.variants[variant])
        return _STAGES[place]

    def _columns(self, stage: _Stage, rows: Rows, tally: Counter[str]) -> Columns:
        """Parameters and values of the designs that are rows."""
        return self._kept(self._costed(stage, rows, tally), stage.variant, tally)

    def _costed(self, stage: _Stage, rows: Rows, tally: Counter[str]) -> Columns:
        """Rows that make sense, with cycles, energy and the smallest buffers that do; what is left out is counted.

        A row is the design with `its width`, and stands for those from the `lowest width` on below it, all by their
        places in the list; of each there are so many `designs left`, which differ in their buffers. (No parameter is
        called so: there are spaces in these names.)
        """
        space, sizes = self.space, {name: len(self._spare.get(name, "1")) for name in BUFFERS}
        one = np.full(len(rows["design"]), prod(sizes.values()) * self._widths)
        sieve = _Sieve({"design": rows["design"], **space.grid.columns(rows), "designs left": one}, tally)
        for name in space.grid.formulas:
            sieve.drop(sieve.columns[name] < 1, SENSELESS)
        sieve.columns |= stage.run(sieve.columns)
        sieve.drop(sieve.columns.pop("sound") == 0, SENSELESS)
        for name, size in sizes.items():
            self._fit(sieve, name, size)
        columns = sieve.columns
        for name in self._spare:
            columns["design"] = (
                columns["design"] + (sizes[name] - 1 - columns[f"{name} more"]) * space.grid.strides[name]
            )
        if "bits" in columns:
            energy, macs = columns["energy_in_macs"], columns["macs"]
            columns["energy_in_macs"] = space.prices.energy_in_macs(energy, macs, columns["bits"])
        columns["designs left"] = columns["designs left"] // self._widths
        columns["lowest width"] = np.zeros_like(columns["designs left"])
        columns["its width"] = columns["lowest width"] + self._widths - 1
        return columns

    def _kept(self, columns: Columns, variant: Variant, tally: Counter[str]) -> Columns:
        """Parameters and values of the designs that rows are, where they keep the limits."""
        sieve = _Sieve(dict(columns), tally)
        self._limit(sieve)
        more = {name: sieve.columns[f"{name} more"] for name in BUFFERS}
        tally[DOMINATED.format("L1")] += int((more["l1"] * (more["l2"] + 1)).sum())
        tally[DOMINATED.format("L2")] += int(more["l2"].sum())
        return self._answer(sieve.columns, variant)

    def _limit(self, sieve: _Sieve) -> None:
        """Price rows and drop those over a limit."""
        space, columns = self.space, sieve.columns
        parts: dict[str, Any] = {"lanes": self._lanes, **{name: columns[name] for name in PRICED if name in columns}}
        columns["macs_per_cycle"] = columns["macs"] / columns["cycles"]
        columns["edp_in_mac_cycles"] = columns["energy_in_macs"] * columns["cycles"]
        columns["area_um2"], columns["power_mw"] = space.prices.area_um2(**parts), space.prices.power_mw(**parts)
        for name, most in space.limits.items():
            values = sieve.columns[name]
            sieve.drop(values < most if name == "macs_per_cycle" else values > most, REASONS.get(name, name))

    def _narrower(self, stage: _Stage, columns: Columns, best: Columns, tally: Counter[str]) -> Columns:
        """What rows stand for and may win: a few ranges of widths each, of which the widest is costed."""
        sieve = _Sieve(columns, tally)
        sieve.keep(columns["lowest width"] < columns["its width"])
        columns = sieve.columns
        if not len(columns["lowest width"]):
            return columns
        number = columns["its width"] - columns["lowest width"]
        # As fast as with the width above the range, as cheap as with its narrowest.
        sieve.columns = {
            **self._at(columns, columns["lowest width"]),
            "narrower widths": number,
            "designs left": columns["designs left"] * number,
        }
        self._limit(sieve)
        sieve.drop(beaten(sieve.columns, best, self._objectives, TIES), WIDER)
        columns = sieve.columns
        low, number = columns["lowest width"], columns.pop("narrower widths")
        columns["designs left"] = columns["designs left"] // number
        ends = [low + number * cut // CUTS for cut in range(CUTS + 1)]
        columns = {name: np.tile(column, CUTS) for name, column in columns.items()}
        columns["lowest width"], above = np.concatenate(ends[:-1]), np.concatenate(ends[1:])
        some = columns["lowest width"] < above
        columns = self._at({name: column[some] for name, column in columns.items()}, above[some] - 1)
        return {**columns, "cycles": stage.run(columns)["cycles"]}

    def _at(self, columns: Columns, place: NDArray[np.int64]) -> Columns:
        """Rows with the widths at other places."""
        design = columns["design"] + (place - columns["its width"]) * self.space.grid.strides["noc_bw"]
        return {**columns, "design": design, "noc_bw": self._wide["noc_bw"][place], "its width": place}

    def _fit(self, sieve: _Sieve, name: str, size: int) -> None:
        """Choose the smallest buffer that is large enough, of `size` choices; without choices it has to be."""
        columns = sieve.columns
        need = columns.pop(f"{name}_size").astype(np.int64)
        if name in self._spare:
            short = np.searchsorted(self._spare[name], need)
            columns[name] = self._spare[name][np.minimum(short, size - 1)]
        else:
            columns.setdefault(name, need)
            short = (columns[name] < need).astype(np.int64)
        each = columns["designs left"] // size
        sieve.tally[TOO_SMALL.format(name.upper())] += int((short * each).sum())
        columns["designs left"], columns[f"{name} more"] = each * (size - short), size - 1 - short
        sieve.keep(short < size)

    def _answer(self, columns: Columns, variant: Variant) -> Columns:
        """The columns that are reported, with those that a function makes of them."""
        number = len(columns["design"])
        found: Columns = {name: np.full(number, value) for name, value in variant.values.items()}
        found |= {name: columns[name] for name in (*self.space.parameters[len(found) :], *self.space.values)}
        if BANDWIDTH in found:
            found[BANDWIDTH] = found[BANDWIDTH].astype(np.int64)
        if all(isinstance(weight, int) for _, weight in variant.layers):
            found["cycles"] = found["cycles"].astype(np.int64)
        for objective in self.space.objectives:
            if objective.of:
                made = np.asarray(objective.of(dict(found)), dtype=np.float64)
                if made.shape != (number,) or np.isnan(made).any():
                    what = f"the objective {objective.name} is no number for each design"
                    raise SpecError(f"{what}; return an array as long as the columns")
                found[objective.column] = made
        return {**found, "design": columns["design"]}


class _Sieve:
    """Columns of rows, each of which stands for so many `designs left`; those of rows that are dropped are counted."""

    def __init__(self, columns: Columns, tally: Counter[str]):
        self.columns, self.tally = columns, tally

    def keep(self, good: NDArray[np.bool_]) -> None:
        if not good.all():
            self.columns = {name: column[good] for name, column in self.columns.items()}

    def drop(self, bad: NDArray[np.bool_], reason: str) -> None:
        self.tally[reason] += int(self.columns["designs left"][bad].sum())
        self.keep(~bad)


class _Stage:
    """The layers of a variant as compiled formulas over columns of machines and map sizes."""

    def __init__(self, space: Space, variant: Variant):
        self.variant = variant
        spans = space.grid.spans({})
        self.names = [name for name in spans if name not in space.spare]
        bounds = {name: (max(1, spans[name][0]), spans[name][1]) for name in self.names}
        self.needs = (*NEEDS, *(name for name in space.values if name not in VALUES))
        self.outputs = (*SUMS, *self.needs, "sound", "doubt")
        self.senseless = False  # all of it
        self.kernels: list[Kernel | None] = []
        for layer, _ in variant.layers:
            kernel = None
            try:
                outputs = Formulas(layer, variant.hardware, bounds).outputs
                kernel = Kernel(self.names, (), [outputs[name] for name in self.outputs])
            except Unusual:
                pass  # each row is analysed alone
            except SpecError:
                self.senseless = True
            self.kernels.append(kernel)

    def run(self, columns: Columns) -> Columns:
        """Sums over the layers by weight; of buffers and bandwidth what the neediest layer needs."""
        arrays = {name: columns[name] for name in self.names}
        tiles = np.ascontiguousarray(np.stack(list(arrays.values())), dtype=np.int32)
        total = np.zeros((len(SUMS), tiles.shape[1]))
        needs = np.zeros((len(self.needs), tiles.shape[1]))
        sound = np.full(tiles.shape[1], not self.senseless)
        for (layer, weight), kernel in zip(self.variant.layers, self.kernels, strict=True):
            values = kernel(tiles) if kernel else np.ones((len(self.outputs), tiles.shape[1]))
            sound &= values[-2] != 0
            alone = np.flatnonzero(sound & (values[-1] != 0))
            for row in map(int, alone):
                values[:-1, row] = self._alone(layer, arrays, row)
            sound[alone] = values[-2, alone] != 0
            total += weight * values[: len(SUMS)]
            np.maximum(needs, values[len(SUMS) : -2], out=needs)
        if total[:, sound].max(initial=0) >= EXACT:
            raise SpecError("counts of 2**53 and more; explore smaller layers or weights")
        return dict(zip(self.outputs[:-1], (*total, *needs, sound), strict=True))

    def _alone(self, layer: Layer, arrays: Columns, row: int) -> list[float]:
        """All but the doubt for a row that the formulas do not cover; all 0 if it makes no sense."""
        try:
            found = one_by_one(layer, self.variant.hardware, arrays, np.array([row]))
        except SpecError:
            return [0.0] * (len(self.outputs) - 1)
        return [float(found[name][0]) for name in self.outputs[:-2]] + [1.0]


_STAGES: dict[tuple[str, int], _Stage] = {}
