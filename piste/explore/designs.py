"""The best mapping on every architecture of a space as a job; what its bound says cannot win is not searched."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib.metadata import version
from math import ceil, inf
from pathlib import Path
from typing import Any

import numpy as np

from piste.errors import SpecError, did_you_mean, within
from piste.explore.chips import Chips
from piste.explore.front import Columns, merge
from piste.explore.job import Part
from piste.explore.least import contains, least
from piste.mapspace.space import Mapspace
from piste.model.energy import area_um2
from piste.model.evaluate import evaluate
from piste.results.explored import Exploration
from piste.results.report import Report
from piste.search import search
from piste.search.objective import NAMED
from piste.spec import read
from piste.spec.architecture import Architecture
from piste.spec.check import check_architecture
from piste.spec.constraints import Constraints
from piste.spec.document import read_document
from piste.spec.files import Spec, describe
from piste.spec.workload import Workload

PART = 64  # designs of a part at most: what one of them teaches spares the search of others of the same part
COLUMNS = {"energy": "energy_pj", "cycles": "cycles", "edp": "edp_pj_cycles", "area": "area_um2"}
REASONS = {column: name for name, column in COLUMNS.items()}
NOTHING_FITS, BEATEN = "nothing fits", "beaten by its bound"
TIES = ("design",)
KEYS = ("parameters", "limits", "objectives", "mapspace")


@dataclass
class Known:
    """A design, and what is known of the least that its values may be."""

    number: int
    space: Mapspace
    least: dict[str, float]

    @property
    def order(self) -> tuple[float, ...]:
        """Before all designs of which it has at least as much of everything."""
        return (*self.least.values(), self.number)

    def learn(self, others: Iterable[Known]) -> None:
        """What others cannot reach that have at least as much of everything, it cannot either."""
        for other in others:
            if contains(other.space, self.space):
                for name in COLUMNS.values():
                    if name != "area_um2":
                        self.least[name] = max(self.least[name], other.least[name])


@dataclass(frozen=True)
class Designs:
    """The designs of a space that none beats when each runs its best mapping; made by `Designs.of`.

    Nothing is skipped that could be on the frontier. A design whose area breaks the limit is not searched, and neither
    is one whose bound (`piste.explore.least`) breaks a limit or is beaten by a design that was searched before: its
    best mapping is nowhere below the bound, nor below what is proven of a design with at least as much of everything.
    Without `skip` every design is searched.

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
    """

    workload: Workload
    chips: Chips
    objectives: tuple[str, ...]
    limits: Mapping[str, float]
    mapspace: str = "perfect"
    constraints: Constraints = field(default_factory=Constraints)
    skip: bool = True

    @classmethod
    def of(
        cls,
        workload: Workload,
        architecture: Architecture,
        parameters: Mapping[str, Any],
        limits: Mapping[str, float] | None = None,
        objectives: Sequence[str] = ("energy", "cycles", "area"),
        mapspace: str = "perfect",
        constraints: Constraints | None = None,
    ) -> Designs:
        """From plain data or Python values.

        An objective is `energy`, `cycles` or `edp`, which a mapping is searched for (of several, every mapping that
        none beats), or `area`. Limits are the most that `area_mm2`, `energy_pj`, `cycles` or `edp_pj_cycles` may be.
        """
        with within("objectives"):
            for name in read.items(list(objectives), "objectives", "write [energy, area]"):
                if name not in COLUMNS:
                    raise SpecError(f"no objective {name!r}; {did_you_mean(str(name), COLUMNS)}")
            if set(objectives) == {"area"}:
                raise SpecError("area alone needs no search; write another objective besides, such as energy")
            if mapspace == "padded" and len(set(objectives) - {"area"}) > 1:
                raise SpecError("padded mappings are searched for one objective; write one besides area")
        with within("limits"):
            found = dict(read.keys(dict(limits or {}), "limits", ["area_mm2", *REASONS]))
            for name, most in found.items():
                with within(name):
                    read.positive(most, f"the limit {name}")
            if "area_mm2" in found:
                found["area_um2"] = found.pop("area_mm2") * 1e6
        with within("parameters"):
            chips = Chips.of(architecture, parameters)
        designs = cls(workload, chips, tuple(objectives), found, mapspace, constraints or Constraints())
        check_architecture(workload, chips.chip(0))
        if designs._known(0) is None and designs._known(chips.size - 1) is None:
            designs._space(chips.chip(0))  # so that what is wrong is told now
        return designs

    @property
    def inputs(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "workload": self.workload.to_dict(),
            "architecture": self.chips.architecture.to_dict(),
            "parameters": dict(self.chips.choices),
            "objectives": list(self.objectives),
            "limits": dict(self.limits),
            "mapspace": self.mapspace,
            "constraints": self.constraints.to_list(),
            "skip": self.skip,
        }

    @cached_property
    def key(self) -> str:
        text = json.dumps([version("piste"), self.inputs], default=str, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def parts(self) -> int:
        return ceil(self.chips.size / PART)

    def run(self, part: int) -> Part:
        """Designs from all over the space, those with the best bounds first."""
        numbers = range(part, self.chips.size, self.parts)
        tally: Counter[str] = Counter()
        best, evaluated = self._table([]), 0
        known: list[Known] = []
        legal = [design for design in map(self._known, numbers) if design]
        tally[NOTHING_FITS] += len(numbers) - len(legal)
        for design in sorted(legal, key=lambda design: design.order):
            if self.skip:
                design.learn(known)
                known.append(design)
                if reason := self._over(design.least) or self._beaten(design, best):
                    tally[reason] += 1
                    continue
            rows, lower = self._searched(design)
            design.least |= lower
            kept = [row for row in rows if not self._over(row)]
            if not kept:
                tally[self._over(rows[0]) if rows else NOTHING_FITS] += 1
                continue
            evaluated += 1
            best = merge([best, self._table(kept)], self._signs, TIES)
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

    def _space(self, chip: Architecture) -> Mapspace:
        return Mapspace(self.workload, chip, self.mapspace, self.constraints)

    def _known(self, number: int) -> Known | None:
        """A design with its area, and with what its bound says of the rest; None if constraints cannot be met on it."""
        chip = self.chips.chip(number)
        try:
            space = self._space(chip)
        except SpecError:
            if not self.constraints.entries:
                raise
            return None
        bounds = {COLUMNS[name]: least(space, NAMED[name]) if self.skip else 0.0 for name in NAMED}
        return Known(number, space, {**bounds, "area_um2": area_um2(chip)})

    def _over(self, values: Mapping[str, Any]) -> str:
        """The first limit that is broken."""
        return next((REASONS[name] for name, most in self.limits.items() if values[name] > most), "")

    def _beaten(self, design: Known, best: Columns) -> str:
        """Whether a design found is nowhere worse than what another may reach, and would stay if both were equal."""
        if inf in design.least.values():
            return NOTHING_FITS
        at_most, less = np.ones(len(best["design"]), bool), best["design"] < design.number
        for name in self._signs:
            at_most &= best[name] <= design.least[name]
            less |= best[name] < design.least[name]
        return BEATEN if (at_most & less).any() else ""

    def _searched(self, design: Known) -> tuple[list[dict[str, Any]], dict[str, float]]:
        """A design with its best mapping, or with each that none beats, and the least that was proven."""
        wanted, chip = [name for name in self.objectives if name != "area"], design.space.architecture
        try:
            found = search(self.workload, chip, objective=wanted, mapspace=self.mapspace, constraints=self.constraints)
        except SpecError:
            if not self.constraints.entries:
                raise
            return [], {}  # they leave no mapping on this one
        if found.interrupted:
            raise KeyboardInterrupt  # which the search took for itself
        front = (evaluate(self.workload, chip, mapping) for _, mapping in found.front)
        reports = front if len(wanted) > 1 else filter(None, [found.report])
        about = {"design": design.number, **self.chips.numbers(design.number), "proven": found.optimal}
        rows = [{**about, **_values(report)} for report in reports]
        columns = [COLUMNS[name] for name in wanted] if found.optimal else []
        return rows, {name: min((row[name] for row in rows), default=inf) for name in columns}

    def _table(self, rows: list[dict[str, Any]]) -> Columns:
        """Rows as columns, of the same kinds whatever the rows are."""
        values: dict[str, type] = {**dict.fromkeys(REASONS, float), "cycles": int, "proven": bool, "mapping": str}
        kinds = {"design": int, **self.chips.kinds, **values}
        return {name: np.array([row[name] for row in rows], kind) for name, kind in kinds.items()}


def _values(report: Report) -> dict[str, Any]:
    return {
        "energy_pj": report.energy_pj,
        "cycles": report.cycles,
        "edp_pj_cycles": report.edp_pj_cycles,
        "area_um2": report.area_um2,
        "mapping": str(report.mapping),
    }


def read_designs(path: str | Path) -> Designs | None:
    """The designs of a file with a workload, an architecture and, under `explore`, what varies; None of others."""
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    part = read_document(text, str(path), path.parent)
    if not isinstance(part.data, dict) or not {"explore", "architecture"} <= part.data.keys():
        return None
    spec = describe(replace(part, data={key: data for key, data in part.data.items() if key != "explore"}))
    with part.blame():
        if not isinstance(spec, Spec):
            raise SpecError("a file that explores an architecture needs a workload too; write 'workload: ...'")
    with part["explore"].blame():
        said = read.keys(part["explore"].data, "explore", KEYS, KEYS[:1])
        return Designs.of(spec.workload, spec.architecture, **said, constraints=spec.constraints)
