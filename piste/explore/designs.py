"""The best mapping on every architecture of a space as a job; what its bound says cannot win is not searched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import ceil, inf
from pathlib import Path
from textwrap import indent
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluate import evaluate
from piste.cost.weights import area_um2
from piste.errors import SpecError, did_you_mean, within
from piste.explore.chips import Chips
from piste.explore.layers import START, Layers, followed, layers_of, name_of, read_layers, runs
from piste.explore.least import FusedSpace, contains, least, least_fused
from piste.explore.running.store import Part, key_of
from piste.explore.space import explored_part
from piste.formula.front import Columns, merge
from piste.mapspace.space import Mapspace
from piste.results.cascade import FoundCascade
from piste.results.explored import Exploration
from piste.results.report import Report
from piste.search import search
from piste.search.objective import NAMED, Objective
from piste.spec import read
from piste.spec.architecture import Architecture, check_architecture
from piste.spec.constraints import Constraints
from piste.spec.files import Spec, describe
from piste.spec.read import DocumentPart as DocumentPart
from piste.spec.workload import Workload

PART = 16  # searches of a part at most: what one design teaches spares others in its part, and a kill loses one part
COLUMNS = {"energy": "energy_pj", "cycles": "cycles", "edp": "edp_pj_cycles", "area": "area_um2"}
REASONS = {column: name for name, column in COLUMNS.items()}
MAPPED = tuple(column for column in REASONS if column != "area_um2")  # what depends on mappings
NOTHING_FITS, BEATEN, LATE = "nothing fits", "beaten by its bound", "nothing found in time"
TIES = ("design",)
KEYS = ("parameters", "limits", "objectives", "mapspace", "fuse", "shared_loops", "seconds")
LOOPS = 2  # that a fused tree may share unless said otherwise


def checked(objectives: Sequence[str], limits: Mapping[str, float] | None) -> dict[str, float]:
    """The limits by column, once both are known to be right."""
    with within("objectives"):
        for name in read.items(objectives, "objectives", "write [energy, area]"):
            if not isinstance(name, str) or name not in COLUMNS:
                raise SpecError(f"no objective {read.show(name)}; {did_you_mean(str(name), COLUMNS)}")
        if len({*objectives}) < len(objectives):
            raise SpecError(f"objectives name one twice, found {read.show([*objectives])}; write each once")
        if set(objectives) == {"area"}:
            raise SpecError("area alone needs no search; write another objective besides, such as energy")
    with within("limits"):
        given = dict(limits) if isinstance(limits, Mapping) else {} if limits is None else limits
        found = dict(read.keys(given, "limits", ["area_mm2", *REASONS]))
        for name, most in found.items():
            with within(name):
                read.positive(most, f"the limit {name}")
        if "area_mm2" in found:
            found["area_um2"] = found.pop("area_mm2") * 1e6
    return found


def checked_fusing(fuse: bool, shared_loops: int) -> None:
    """Refuses what says nothing about how Einsums may be fused."""
    if not isinstance(fuse, bool):
        raise SpecError(f"fuse is true or false, found {fuse!r}")
    if isinstance(shared_loops, bool) or not isinstance(shared_loops, int) or shared_loops < 0:
        raise SpecError(f"shared_loops is how many loops Einsums may share, found {shared_loops!r}; write 2")


def _bound(space: Mapspace | FusedSpace, objective: Objective) -> float:
    return least_fused(space, objective) if isinstance(space, FusedSpace) else least(space, objective)


@dataclass
class BoundedDesign:
    """A design, and what is known of the least that its layers take."""

    number: int
    spaces: tuple[Mapspace | FusedSpace, ...]  # of each layer
    least: NDArray[np.float64]  # of each layer (rows), as often as it runs: energy, cycles and EDP
    area_um2: float

    @property
    def order(self) -> tuple[float, ...]:
        """Before all designs of which it has at least as much of everything."""
        return (*(float(value[0]) for value in self.promise(START).values()), self.number)

    def learn(self, others: Iterable[BoundedDesign]) -> None:
        """What others cannot reach that have at least as much of everything, it cannot either."""
        for other in others:
            if contains(other.spaces[0], self.spaces[0]):  # that is about the chips, so the same for every layer
                np.maximum(self.least, other.least, out=self.least)

    def prove(self, at: int, layer: Columns, sought: Iterable[str]) -> None:
        """A layer takes no less of what was sought than with its mappings found; if there are none, nothing fits."""
        for i, name in enumerate(MAPPED):
            if name in sought or not len(layer[name]):
                self.least[at, i] = min(layer[name].tolist(), default=inf)

    def promise(self, choices: Columns) -> Columns:
        """The least that choices for the first layers come to with the others; with all layers, what they take.

        Layers are added in their order, as in `followed`: so rounding never lifts it above what is found in the end.
        """
        energy, cycles = choices["energy_pj"], choices["cycles"]
        rest = self.least[choices["chosen"].shape[1] :]
        for layer in rest:
            energy, cycles = energy + layer[0], cycles + layer[1]
        edp = np.maximum(energy * cycles, rest[:, 2].max(initial=0))  # all together have no less than one of them
        return {**dict(zip(MAPPED, (energy, cycles, edp), strict=True)), "area_um2": np.full(len(edp), self.area_um2)}


@dataclass(frozen=True)
class Designs:
    """The designs of a space that none beats when each runs its best mapping; made by `Designs.of`.

    Nothing is skipped that could be on the frontier. A design whose area breaks the limit is not searched, and neither
    is one whose bound (`piste.explore.least`) breaks a limit or is beaten by a design that was searched before: its
    best mapping is nowhere below the bound, nor below what is proven of a design with at least as much of everything.
    Of several layers, what is found for some and the bounds of the others may end the search of a design between two
    of them. Without `skip` every design is searched. With `seconds`, each search of a layer on a design ends after so
    many, and a design whose mappings are not proven best says so (`proven`); its bounds say nothing about others.

    >>> import piste
    >>> chip = Architecture.from_list([
    ...     {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100, "words_per_cycle": 1}},
    ...     {"memory": {"name": "GLB", "capacity_bytes": 64, "read_pj": 2, "write_pj": 2}},
    ...     {"fanout": {"name": "PE", "axes": {"x": 1}}},
    ...     {"compute": {"name": "MAC", "area_um2": 100}},
    ... ])
    >>> parameters = {"PE.x": [1, 2, 4], "GLB.capacity_bytes": [64, 128, 512], "GLB.area_um2": "2*GLB.capacity_bytes"}
    >>> designs = Designs.of(piste.gemm(16, 16, 16), chip, parameters, {"area_mm2": 0.001}, ["energy", "area"])
    >>> part = designs.run(0)
    >>> part.considered, part.evaluated, part.skipped
    (9, 6, {'area': 3})
    >>> part.columns["GLB.capacity_bytes"], part.columns["PE.x"]
    (array([128, 128, 128,  64,  64]), array([4, 2, 1, 2, 1]))

    Layers that run one after the other: energy and cycles are the sums over all, EDP is the product of these sums.

    >>> layers = [(piste.gemm(16, 16, 16, name="square"), 3), piste.gemm(16, 16, 1, name="column")]
    >>> designs = Designs.of(layers, chip, {"GLB.capacity_bytes": [128, 512]}, objectives=["edp"])
    >>> print(designs.merge([designs.run(0)]).best("edp_pj_cycles")["mapping"])
    square
      DRAM | keep A, W, B
           | for m in steps of 8
      GLB  |   keep A
           |   for n in steps of 1
      GLB  |     keep W
           |     for m in steps of 1
      GLB  |       keep B
           |       compute B
    <BLANKLINE>
    column
      DRAM | keep A, W, B
      GLB  | keep W
           | for m in steps of 1
      GLB  |   keep B
           |   compute B
    """

    layers: Layers
    chips: Chips
    objectives: tuple[str, ...]
    limits: Mapping[str, float]
    mapspace: str = "perfect"
    constraints: Constraints = field(default_factory=Constraints)
    fuse: bool = True
    shared_loops: int = LOOPS
    skip: bool = True
    seconds: float | None = None

    @classmethod
    def of(
        cls,
        workload: Workload | Sequence[Workload | tuple[Workload, float]],
        architecture: Architecture,
        parameters: Mapping[str, Any],
        limits: Mapping[str, float] | None = None,
        objectives: Sequence[str] = ("energy", "cycles", "area"),
        mapspace: str = "perfect",
        constraints: Constraints | None = None,
        fuse: bool = True,
        shared_loops: int = LOOPS,
        seconds: float | None = None,
    ) -> Designs:
        """From plain data or Python values.

        `workload` is one or several, with or without weights: layers that run one after the other. A cascade is a layer
        whose Einsums may share so many loops; without `fuse` each Einsum is a layer of its own, mapped alone. Layers
        that differ only in their names are one, with one mapping. An objective is `energy`, `cycles` or `edp`, which a
        mapping is searched for (of several, every mapping that none beats), or `area`. Limits are the most that
        `area_mm2`, `energy_pj`, `cycles` or `edp_pj_cycles` may be. `seconds` is the clock of each search: of one layer
        on one design.
        """
        found = checked(objectives, limits)
        with within("parameters"):
            chips = Chips.of(architecture, parameters)
        checked_fusing(fuse, shared_loops)
        if seconds is not None:
            with within("seconds"):
                read.positive(seconds, "the clock of a search")
        layers, rules = layers_of(workload, fuse), constraints or Constraints()
        designs = cls(layers, chips, tuple(objectives), found, mapspace, rules, fuse, shared_loops, seconds=seconds)
        if mapspace == "padded" and len(designs._sought) > 1:
            sought = " and ".join(designs._sought)
            raise SpecError(f"padded mappings are searched for one number, not {sought}; write energy or cycles alone")
        for layer, _ in designs.layers:
            check_architecture(layer, chips.chip(0))
        if designs._known(0) is None and designs._known(chips.size - 1) is None:
            designs._spaces(chips.chip(0))  # so that what is wrong is told now
        return designs

    @property
    def inputs(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "layers": [[layer.to_dict(), weight] for layer, weight in self.layers],
            "architecture": self.chips.architecture.to_dict(),
            "parameters": dict(self.chips.choices),
            "objectives": list(self.objectives),
            "limits": dict(self.limits),
            "mapspace": self.mapspace,
            "constraints": self.constraints.to_list(),
            "fuse": self.fuse,
            "shared_loops": self.shared_loops,
            "skip": self.skip,
            **({} if self.seconds is None else {"seconds": self.seconds}),
        }

    @cached_property
    def key(self) -> str:
        return key_of(self.inputs)

    @property
    def parts(self) -> int:
        return ceil(self.chips.size / max(1, PART // len(self.layers)))

    def run(self, part: int) -> Part:
        """Designs from all over the space, those with the best bounds first."""
        numbers = range(part, self.chips.size, self.parts)
        tally: Counter[str] = Counter()
        best, evaluated = self._table([]), 0
        known: list[BoundedDesign] = []
        legal = [design for design in map(self._known, numbers) if design]
        tally[NOTHING_FITS] += len(numbers) - len(legal)
        for design in sorted(legal, key=lambda design: design.order):
            if self.skip:
                design.learn(known)
                known.append(design)
            rows, reason = self._rows(design, best)
            if reason:
                tally[reason] += 1
                continue
            evaluated += 1
            best = merge([best, self._table(rows)], self._signs, TIES)
        return Part(part, len(numbers), evaluated, dict(sorted((+tally).items())), best)

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """The front of the fronts; sums of the rest."""
        found = list(parts)
        skipped: Counter[str] = Counter()
        for part in found:
            skipped.update(part.skipped)
        return Exploration(
            parameters=tuple(self.chips.axes),  # what follows from them is in the columns
            objectives=self._signs,
            frontier=merge([self._table([]), *(part.columns for part in found)], self._signs, TIES),
            designs_considered=sum(part.considered for part in found),
            designs_evaluated=sum(part.evaluated for part in found),
            skipped=dict(sorted(skipped.items())),
            key=self.key,
            interrupted=len(found) < self.parts,
        )

    @property
    def _signs(self) -> dict[str, int]:
        return {COLUMNS[name]: 1 for name in self.objectives}

    @cached_property
    def _sought(self) -> tuple[str, ...]:
        """What a mapping is searched for: what is wanted or limited, of which several mean every mapping that none
        beats. Of several layers EDP is no sum of theirs: it takes those that none beats in energy and cycles."""
        named = dict.fromkeys([*self.objectives, *(REASONS[name] for name in self.limits)])
        sought = tuple(name for name in named if name != "area")
        alone = len(self.layers) == 1 or sought in (("energy",), ("cycles",))
        return sought if alone else ("energy", "cycles")

    def _spaces(self, chip: Architecture) -> tuple[Mapspace | FusedSpace, ...]:
        return tuple(self._space(layer, chip) for layer, _ in self.layers)

    def _space(self, layer: Workload, chip: Architecture) -> Mapspace | FusedSpace:
        if len(layer.einsums) > 1:
            return FusedSpace(layer, chip, self.mapspace, self.constraints)
        return Mapspace(layer, chip, self.mapspace, self.constraints)

    def _known(self, number: int) -> BoundedDesign | None:
        """A design with its area, and with what its bound says of the rest; None if constraints cannot be met on it."""
        chip = self.chips.chip(number)
        try:
            spaces = self._spaces(chip)
        except SpecError:
            if not self.constraints.entries:
                raise
            return None
        bounds = np.zeros((len(spaces), len(MAPPED)))
        if self.skip:
            for at, (space, (_, weight)) in enumerate(zip(spaces, self.layers, strict=True)):
                energy, cycles, edp = (_bound(space, NAMED[REASONS[name]]) for name in MAPPED)
                bounds[at] = weight * energy, weight * cycles, weight**2 * edp
        return BoundedDesign(number, spaces, bounds, area_um2(chip))

    def _rows(self, design: BoundedDesign, best: Columns) -> tuple[list[dict[str, Any]], str]:
        """A design with every choice of mappings that none beats; or, as soon as that is known, why it is left out."""
        choices, mappings, proven = START, list[list[str]](), True
        sought = {COLUMNS[name]: 1 for name in self._sought}
        for at, (space, (_, weight)) in enumerate(zip(design.spaces, self.layers, strict=True)):
            if self.skip:
                choices, reason = self._left(design, choices, best)
                if reason:
                    return [], reason
            reports, optimal, everywhere, in_time = self._searched(space)
            layer = runs(reports, weight)
            if everywhere:
                design.prove(at, layer, sought)
            if not reports:
                return [], NOTHING_FITS if in_time else LATE
            choices, proven = followed(choices, layer, sought), proven and optimal
            mappings.append([str(report.mapping) for report in reports])
        choices, reason = self._left(design, choices, self._table([]))
        about = {"design": design.number, **self.chips.numbers(design.number), "proven": proven}
        values = design.promise(choices)
        return [
            {**about, **{name: column[row] for name, column in values.items()}, "mapping": self._text(mappings, chosen)}
            for row, chosen in enumerate(choices["chosen"])
        ], reason

    def _left(self, design: BoundedDesign, choices: Columns, best: Columns) -> tuple[Columns, str]:
        """The choices that may keep all limits and be beaten by none of the best; if there are none, why."""
        values = design.promise(choices)
        wanted = [(best[name], values[name][:, None]) for name in self._signs]
        at_most = np.logical_and.reduce([found <= may for found, may in wanted])
        less = np.logical_or.reduce([found < may for found, may in wanted])
        stays = best["design"] < design.number  # if all were equal
        out = {REASONS[name]: values[name] > most for name, most in self.limits.items()}
        out |= {NOTHING_FITS: values["cycles"] == inf, BEATEN: (at_most & (less | stays)).any(axis=1)}
        reasons = np.select([*out.values()], [*out], "")
        kept = reasons == ""
        return {name: column[kept] for name, column in choices.items()}, "" if kept.any() else str(reasons[0])

    def _searched(self, space: Mapspace | FusedSpace) -> tuple[list[Report], bool, bool, bool]:
        """The best mapping of a layer on a chip, or each that none beats; whether that is proven, and of all trees that
        the search of any other chip may look at; and whether, if there is none, that is sure."""
        layer, chip = space.workload, space.architecture
        try:
            found = search(
                layer, chip, objective=self._sought, mapspace=self.mapspace, constraints=self.constraints,
                shared_loops=self.shared_loops, seconds=self.seconds,
            )  # fmt: skip
        except SpecError:
            if not self.constraints.entries:
                raise
            return [], False, False, True  # they leave no mapping on this one
        if found.interrupted:
            raise KeyboardInterrupt  # which the search took for itself
        reports = list(filter(None, [found.report]))
        if len(self._sought) > 1:
            reports = [evaluate(layer, chip, mapping) for _, mapping in found.front]
        everywhere = found.optimal and not (isinstance(found, FoundCascade) and found.narrowed)
        return reports, found.optimal, everywhere, found.optimal or self.seconds is None

    def _text(self, mappings: Sequence[Sequence[str]], chosen: Iterable[int]) -> str:
        """A mapping, or that of each layer under its name."""
        found = [texts[which] for texts, which in zip(mappings, chosen, strict=True)]
        if len(found) == 1:
            return found[0]
        named = zip(self.layers, found, strict=True)
        return "\n\n".join(f"{name_of(layer)}\n{indent(text, '  ')}" for (layer, _), text in named)

    def _table(self, rows: list[dict[str, Any]]) -> Columns:
        """Rows as columns, of the same kinds whatever the rows are."""
        cycles = int if all(isinstance(weight, int) for _, weight in self.layers) else float
        values: dict[str, type] = {**dict.fromkeys(REASONS, float), "cycles": cycles, "proven": bool, "mapping": str}
        kinds = {"design": int, **self.chips.kinds, **values}
        return {name: np.array([row[name] for row in rows], kind) for name, kind in kinds.items()}


def read_designs(path: str | Path) -> Designs | None:
    """The designs of a file with a workload, an architecture and, under `explore`, what varies; None of others."""
    part = explored_part(path)
    if part is None:
        return None
    with part.blame():
        if "workload" not in part.data:
            raise SpecError("a file that explores an architecture needs a workload too; write 'workload: ...'")
    given = list(read_layers(part["workload"]))
    with part.blame():
        asked = part["explore"].data
        layers = layers_of(given, not isinstance(asked, dict) or asked.get("fuse") is not False)
    specs = [_alone(part, layer, len(layers) > 1) for layer, _ in layers]
    with part["explore"].blame():
        said = read.keys(part["explore"].data, "explore", KEYS, KEYS[:1])
        return Designs.of(layers, specs[0].architecture, **said, constraints=specs[0].constraints)


def _alone(part: DocumentPart, layer: Workload, named: bool) -> Spec:
    """What a file says, as if it had one layer and explored nothing."""
    rest = {key: data for key, data in part.data.items() if key != "explore"}
    try:
        spec = describe(replace(part, data={**rest, "workload": layer.to_dict()}))
    except SpecError as error:
        raise SpecError(f"{error} (layer {name_of(layer)})" if named else str(error)) from None
    assert isinstance(spec, Spec)
    return spec
