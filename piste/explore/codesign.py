"""The best chip for whole models: every design of a space, each with the best mappings of all layers, fused or not.

Of one design, the mappings that are tried for a layer, or for a group of layers that may share loops, are the one of
least energy and, where that leaves units idle, a quicker one: of a layer the one of least energy times cycles, of a
group the one of least energy with as many units at work as can be. Both are searched as if memories never had to wait,
so designs that differ in bandwidth share them. What a mapping takes is worked out for the design with all its
bandwidths. A design is left out as soon as a bound says that it is beaten or breaks a limit:

- a layer takes at least its bound on traffic, the peak rate and the cheapest memories that can feed the units, and
  from its search on what is proven;
- a group takes at least what its layers take apart, less all that can be saved by not sending what lies between them to
  the outermost memory and back (`most_saved`), and at least what its layers take where the outermost memory is as cheap
  as the one in which they exchange what lies between them (`with_near_home`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from math import ceil, inf, prod
from os import PathLike
from pathlib import Path
from textwrap import indent
from time import perf_counter
from typing import Any

import numpy as np

from piste.bounds.needed import computed, needed
from piste.cost.evaluate import report as report_of
from piste.cost.weights import Weights, area_um2
from piste.count.methods import count
from piste.errors import SpecError
from piste.explore.chips import Chips
from piste.explore.designs import BEATEN, COLUMNS, LOOPS, NOTHING_FITS, REASONS, TIES, checked, checked_fusing
from piste.explore.layers import START, followed
from piste.explore.networks import EqualLayers, Together, groups_of, layer_bound, streams, together
from piste.explore.running.store import key_of
from piste.explore.searches import BestCost, Runner, Task
from piste.formula.front import Columns, merge
from piste.results.explored import Exploration
from piste.search.fused.cascade import exchange_of
from piste.search.limits import bytes_per_cycle
from piste.search.proof.floor import distinct
from piste.spec.architecture import Architecture, Fanout, Memory, check_architecture
from piste.spec.network import Network
from piste.spec.workload import Workload

AT_ONCE = 4  # chips that are looked at between two looks at all bounds
ENERGY, NEAR, QUICK = "energy", "near", "quick"  # what is asked: least energy, least near home, or quicker
RATES = ("words_per_cycle", "bytes_per_cycle")  # what a field that is a bandwidth ends with


Picks = tuple[Any, ...]  # for which objective each layer was searched; of a group apart, those of its layers
Choice = tuple[float, float, Any]  # energy, cycles, and what was picked


@dataclass(frozen=True)
class SearchedPart:
    """A layer, or operations that may share loops: what is searched, and how often it runs in all models together."""

    name: str
    key: str
    workload: Workload
    model: int
    times: float


@dataclass(frozen=True)
class Joint:
    """Pieces that may share loops: the cascade, and what it is made of where it is not fused."""

    piece: SearchedPart
    layers: tuple[SearchedPart, ...]
    group: Together
    network: Network

    @cached_property
    def outside(self) -> float:
        """The bytes that must come and go however it is fused."""
        workload = self.piece.workload
        return sum(self._needed[t] * workload.bits[t] / 8 for t in (*workload.inputs, *workload.outputs))

    @cached_property
    def whole(self) -> bool:
        """Whether all of every layer is made, also if it is fused: nothing is left out that nobody reads."""
        return min(computed(self.piece.workload, self._needed).values()) == 1

    @cached_property
    def _needed(self) -> dict[str, int]:
        return needed(self.piece.workload)


@dataclass
class ChipClass:
    """What designs share that differ in bandwidths only: the least energy of everything, and the mappings found."""

    chip: Architecture  # one whose memories never wait
    near: Architecture | None  # the same `with_near_home`
    bounds: dict[str, tuple[float, float, float]]  # of each layer: energy, cycles with all units at work, bytes
    saved: dict[str, float]  # of each joint
    besides: dict[str, float]  # of each joint, what it takes besides its layers with a near home
    answers: dict[tuple[str, str], BestCost] = field(default_factory=dict)  # by piece and what was asked
    counts: dict[tuple[str, str], Any] = field(default_factory=dict)

    def low(self, key: str) -> float:
        """The energy that a layer takes at least."""
        found = self.answers.get((key, ENERGY))
        return self.bounds[key][0] if found is None else inf if found.why else max(found.lower, self.bounds[key][0])

    def fused(self, joint: Joint, apart: float) -> float:
        """The energy that a group takes at least in one tree, whose layers apart take `apart`."""
        found = [self.answers.get((layer.key, NEAR)) for layer in joint.layers]
        inside = sum(layer.times * one.lower for layer, one in zip(joint.layers, found, strict=True) if one is not None)
        return max(0.0, apart - self.saved[joint.piece.key], inside + self.besides[joint.piece.key])


@dataclass(frozen=True)
class ModelDesigns:
    """The designs of a space that none beats when they run whole models, each with its best mappings.

    Energy and cycles are the sums over all models, each as often as its weight says.

    >>> import piste
    >>> from piste.explore import explore
    >>> chip = Architecture.from_list([
    ...     {"memory": {"name": "DRAM", "read_pj": 100, "write_pj": 100, "words_per_cycle": 1}},
    ...     {"memory": {"name": "GLB", "capacity_bytes": 256, "read_pj": 2, "write_pj": 2}},
    ...     {"fanout": {"name": "PE", "axes": {"x": 1}}},
    ...     {"compute": {"name": "MAC", "area_um2": 100}},
    ... ])
    >>> parameters = {"PE.x": [1, 4], "GLB.capacity_bytes": [256, 4096], "GLB.area_um2": "2*GLB.capacity_bytes"}
    >>> model = piste.network(layers=1, width=4, heads=2, inner=4, tokens=2)
    >>> found = explore(ModelDesigns.of([(model, 1)], chip, parameters, objectives=["edp", "area"]))
    >>> found.designs_considered, found.frontier["PE.x"].tolist(), found.frontier["GLB.capacity_bytes"].tolist()
    (4, [4, 1], [256, 256])
    """

    models: tuple[tuple[Network, float], ...]
    chips: Chips
    objectives: tuple[str, ...]
    limits: Mapping[str, float]
    mapspace: str = "perfect"
    fuse: bool = True
    shared_loops: int = LOOPS
    skip: bool = True

    @classmethod
    def of(
        cls,
        models: Sequence[tuple[Network, float]],
        architecture: Architecture,
        parameters: Mapping[str, Any],
        limits: Mapping[str, float] | None = None,
        objectives: Sequence[str] = ("edp", "area"),
        mapspace: str = "perfect",
        fuse: bool = True,
        shared_loops: int = LOOPS,
    ) -> ModelDesigns:
        """From plain data: models with weights, and what `Designs.of` takes."""
        found = checked(objectives, limits)
        checked_fusing(fuse, shared_loops)
        chips = Chips.of(architecture, parameters)
        designs = cls(tuple(models), chips, tuple(objectives), found, mapspace, fuse, shared_loops)
        for piece in designs.layers:
            check_architecture(piece.workload, designs.chips.chip(0))
        return designs

    # ------------------------------------------------------------ what runs

    @cached_property
    def layers(self) -> tuple[SearchedPart, ...]:
        """The distinct layers of each model that are in no group."""
        return tuple(piece for i in range(len(self.models)) for piece in self._apart(i))

    def _apart(self, model: int) -> list[SearchedPart]:
        weight = self.models[model][1]
        return [_piece(group, model, weight) for group in groups_of(self._rest[model][0])]

    @cached_property
    def joints(self) -> tuple[Joint, ...]:
        """The groups of each model that may share loops."""
        found = []
        for model, (network, weight) in enumerate(self.models if self.fuse else ()):
            for group in together(network):
                inside = group.apart(network)
                key = f"fused {group.workload}"
                piece = SearchedPart(group.name, key, group.workload, model, weight * group.times)
                layers = tuple(_piece(layer, model, weight) for layer in groups_of(inside))
                found.append(Joint(piece, layers, group, inside))
        return tuple(found)

    @cached_property
    def workloads(self) -> dict[str, Workload]:
        """Every distinct layer."""
        pieces = [*self.layers, *(layer for joint in self.joints for layer in joint.layers)]
        return {piece.key: piece.workload for piece in pieces}

    @cached_property
    def _rest(self) -> tuple[tuple[Network, float], ...]:
        """What is in no group."""
        found = []
        for model, (network, weight) in enumerate(self.models):
            taken = {op.name for j in self.joints if j.piece.model == model for ops in j.group.places for op in ops}
            apart = tuple(op for op in network.operations if op.name not in taken)
            found.append((replace(network, operations=apart), weight))
        return tuple(found)

    @property
    def inputs(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "models": [[network.to_dict(), weight] for network, weight in self.models],
            "architecture": self.chips.architecture.to_dict(),
            "parameters": dict(self.chips.choices),
            "objectives": list(self.objectives),
            "limits": dict(self.limits),
            "mapspace": self.mapspace,
            "fuse": self.fuse,
            "shared_loops": self.shared_loops,
        }

    @cached_property
    def key(self) -> str:
        return key_of(self.inputs)

    # ------------------------------------------------------------ the run

    def explore(
        self,
        engine: Any = "local",
        workers: int | None = None,
        cluster: str | None = None,
        store: str | PathLike[str] | None = None,
        progress: Callable[[Any], None] | None = None,
    ) -> Exploration:
        """Look at chips from the best bound on; searches go to the engine, a store keeps their answers."""
        with ExitStack() as stack:
            runner = stack.enter_context(Runner(engine, workers, cluster, store))
            return _Exploration(self, runner, progress).run()


def _piece(group: EqualLayers, model: int, weight: float) -> SearchedPart:
    return SearchedPart(group.name, group.key, group.workload, model, weight * group.times)


def _leaks(chip: Architecture) -> bool:
    """Whether energy depends on the time."""
    return any(getattr(c, name, 0.0) for c in chip.components for name in ("leakage_mw", "leakage_pj_per_cycle"))


def at_rest(chip: Architecture) -> Architecture:
    """A chip whose memories and networks never have to wait, its areas forgotten: what mappings are searched on.

    Where something leaks, energy depends on the time, and it is the chip itself.
    """
    if _leaks(chip):
        return chip
    components = []
    for one in chip.components:
        names = [f.name for f in fields(one) if f.name.endswith(RATES) and getattr(one, f.name) is not None]
        free = dict.fromkeys(names if isinstance(one, Memory | Fanout) else ())
        components.append(replace(one, **free, **({"area_um2": 0.0} if hasattr(one, "area_um2") else {})))  # type: ignore[arg-type]
    return replace(chip, components=tuple(components))


def most_saved(joint: Joint, chip: Architecture) -> float:
    """The energy that fusing a group saves at most: what lies between its Einsums is never sent out nor fetched again.

    Any fused tree in which nothing is made twice becomes one of its Einsums apart: each has the loops of its own path,
    and what is exchanged is written to the outermost memory once and read once by each Einsum that needs it, through
    memories that had it anyway. So apart is at most that dearer.
    """
    workload = joint.piece.workload
    weights, (outer, *inner) = Weights(workload, chip), chip.memories
    saved = 0.0
    for tensor in workload.intermediates:
        out, drained = weights.access[outer, tensor], [weights.access[name, tensor] for name in inner]
        words = sum(pj for (_, t), pj in weights.word_pj.items() if t == tensor)
        further = ((chip.fanouts[name].instances, pj) for (name, t), pj in weights.further_pj.items() if t == tensor)
        words += sum(instances * pj for instances, pj in further)
        away = out.write_pj + out.read_pj + words
        away += sum(max(one.drain_pj, one.read_pj) + one.write_pj for one in drained)
        back = out.read_pj + sum(one.write_pj + one.read_pj for one in drained) + words
        readers = sum(tensor in {a.tensor for a in e.operands} for e in workload.einsums)
        saved += prod(workload.shapes[tensor]) * (away + readers * back)
    return joint.piece.times * saved


def with_near_home(chip: Architecture) -> Architecture | None:
    """A chip whose outermost memory takes no more than the memory in which fused trees exchange tensors.

    The part of a fused tree that is one of its Einsums is a mapping of it here, with what is exchanged kept at home
    instead, and takes no more: so a group takes at least what its Einsums take here. None where nothing is exchanged,
    where home has a lower price or one that depends on the time or on what is moved at once, and of caches.
    """
    outer, name = next(iter(chip.memories.values())), exchange_of(chip)
    if name is None or _leaks(chip):
        return None
    inner, prices = chip.memories[name], ("read_pj", "write_pj", "read_pj_per_bit", "write_pj_per_bit")
    cheaper = all(getattr(inner, price) <= getattr(outer, price) for price in prices)
    special = any(m.access_bytes or m.keeps or m.managed for m in (outer, inner))
    if not cheaper or special:
        return None
    home = replace(outer, **{price: getattr(inner, price) for price in prices})
    return replace(chip, components=tuple(home if one is outer else one for one in chip.components))


def besides(joint: Joint, chip: Architecture, near: Architecture | None) -> float:
    """What a group takes at least besides its layers on a chip with a near home: what is no layer, with every tensor
    read or written once there; and what comes or goes further, once."""
    if near is None:
        return 0.0
    workload, found = joint.piece.workload, 0.0
    here, there = Weights(workload, near), Weights(workload, chip)
    outer, further = next(iter(chip.memories)), dict[str, float]()
    for einsum in workload.einsums:
        for tensor, access in einsum.accesses.items():
            moved, at = distinct(access, workload.sizes), int(tensor == einsum.name)  # 0 is read, 1 written
            if einsum.kind != "mac":
                found += moved * here.access[outer, tensor][at]
            if tensor not in workload.intermediates:
                each = moved * (there.access[outer, tensor][at] - here.access[outer, tensor][at])
                further[tensor] = max(further.get(tensor, 0.0), each)
        if einsum.kind != "mac":
            choices = [there.operation(einsum.name, unit).energy_pj for unit in chip.units_for(einsum)]
            found += min(choices, default=0.0) * prod(workload.sizes[rank] for rank in einsum.ranks)
    return joint.piece.times * (found + sum(further.values()))


class _Exploration:
    """One exploration: what is known of each class of chips, which designs are still open, the best so far."""

    def __init__(self, designs: ModelDesigns, runner: Runner, progress: Callable[[Any], None] | None):
        self.designs, self.runner, self.progress = designs, runner, progress
        self.chips = designs.chips
        self.classes: dict[str, ChipClass] = {}
        self.skipped: Counter[str] = Counter()
        self.best = self._table([])
        self.evaluated = 0
        self.start = perf_counter()
        self.timed = any(name in ("cycles", "edp") for name in (*designs.objectives, *map(REASONS.get, designs.limits)))
        self.chosen: dict[tuple[int, int], Picks] = {}
        self.passed: dict[str, list[tuple[float, float]]] = {}
        self.memo: dict[tuple[Any, ...], float] = {}

    def run(self) -> Exploration:
        from piste.explore.running.engines import terminable

        designs = self.designs
        self.architectures = [self.chips.chip(n) for n in range(self.chips.size)]
        self.areas = [area_um2(chip) for chip in self.architectures]
        self.class_of: list[str] = []
        for chip in self.architectures:
            rest = at_rest(chip)
            text = json.dumps(rest.to_dict(), sort_keys=True, default=str)
            self.class_of.append(text)
            if text not in self.classes:
                self.classes[text] = self._class(rest)
        open_, interrupted = list(range(self.chips.size)), False
        try:
            with terminable() as heard:
                while open_ and not heard.is_set():
                    open_ = self._step(open_)
                    self._tell(open_)
                interrupted = bool(open_)
        except KeyboardInterrupt:
            interrupted = True
        return Exploration(
            parameters=tuple(self.chips.axes),
            objectives={COLUMNS[name]: 1 for name in designs.objectives},
            frontier=self._told(self.best),
            designs_considered=self.chips.size - (len(open_) if interrupted else 0),
            designs_evaluated=self.evaluated,
            skipped=dict(sorted((+self.skipped).items())),
            key=designs.key,
            seconds=perf_counter() - self.start,
            rate=self.chips.size / max(1e-9, perf_counter() - self.start),
            engine=self.runner.name,
            interrupted=interrupted,
        )

    def _tell(self, left: Sequence[int]) -> None:
        from piste.explore.running.engines import Progress

        if self.progress:
            done, all_ = self.chips.size - len(left), self.chips.size
            self.progress(Progress(done, all_, done, done, perf_counter() - self.start))

    def _class(self, chip: Architecture) -> ChipClass:
        designs = self.designs
        bounds = {}
        for key, workload in designs.workloads.items():
            one = layer_bound(workload, chip)
            bounds[key] = one.energy_pj, one.computing, one.traffic_bytes
        near = with_near_home(chip)
        saved = {joint.piece.key: most_saved(joint, chip) for joint in designs.joints}
        more = {joint.piece.key: besides(joint, chip, near) for joint in designs.joints}
        return ChipClass(chip, near, bounds, saved, more)

    def _passing(self, number: int, network: Network, weight: float) -> tuple[float, float]:
        """Energy and cycles of what only passes by."""
        chip, energy, cycles = self.architectures[number], 0.0, 0.0
        for op in network.operations:
            for part in streams(op, network.bits, chip):
                energy, cycles = energy + op.times * part.energy_pj, cycles + op.times * part.cycles
        return weight * energy, weight * cycles

    def _streams(self, number: int) -> list[tuple[float, float]]:
        """Of each group apart, and last of the rest; the same where the outermost memory and the units are."""
        chip = self.architectures[number]
        units = [(unit, chip.instances(unit.name)) for unit in chip.units.values()]
        key = repr((next(iter(chip.memories.values())), units))
        if key not in self.passed:
            models = self.designs.models
            found = [self._passing(number, j.network, models[j.piece.model][1]) for j in self.designs.joints]
            rest = [self._passing(number, network, weight) for network, weight in self.designs._rest]
            self.passed[key] = [*found, (sum(e for e, _ in rest), sum(c for _, c in rest))]
        return self.passed[key]

    # ------------------------------------------------------------ bounds

    def _wait(self, number: int, workload: Workload, moved: float) -> float:
        """The cycles that the outermost memory takes for so many bytes at least."""
        chip = self.architectures[number]
        outer = next(iter(chip.memories.values()))
        key = (outer, chip.instances(outer.name), tuple(sorted(workload.bits.items())))
        if key not in self.memo:
            rate = bytes_per_cycle(Weights(workload, chip), outer)
            self.memo[key] = inf if rate is None else float(rate)
        return ceil(moved / self.memo[key])

    def _least(self, number: int) -> tuple[float, float]:
        """The energy and the cycles that a design takes at least."""
        known, passing = self.classes[self.class_of[number]], self._streams(number)
        energy, cycles = passing[-1]
        for piece in self.designs.layers:
            energy, cycles = energy + piece.times * known.low(piece.key), cycles + self._quickest(number, known, piece)
        for joint, (streamed, passed) in zip(self.designs.joints, passing, strict=False):
            apart = streamed + sum(layer.times * known.low(layer.key) for layer in joint.layers)
            slow = passed + sum(self._quickest(number, known, layer) for layer in joint.layers)
            fused = known.answers.get((joint.piece.key, ENERGY))
            computing = sum(layer.times * known.bounds[layer.key][1] for layer in joint.layers if joint.whole)
            computing = max(computing, joint.piece.times * self._wait(number, joint.piece.workload, joint.outside))
            if fused is None:
                least, quick = known.fused(joint, apart) if joint.whole else 0.0, computing
            elif fused.why:
                least, quick = apart, slow
            else:
                least, quick = joint.piece.times * fused.lower, computing
            energy, cycles = energy + min(apart, least), cycles + min(slow, quick)
        return energy * (1 - 1e-9), cycles * (1 - 1e-9)

    def _quickest(self, number: int, known: ChipClass, piece: SearchedPart) -> float:
        _, computing, moved = known.bounds[piece.key]
        return piece.times * max(computing, self._wait(number, piece.workload, moved))

    def _values(self, number: int, energy: float, cycles: float) -> dict[str, float]:
        found = {"energy_pj": energy, "cycles": cycles, "edp_pj_cycles": energy * cycles}
        return {**found, "area_um2": self.areas[number]}

    def _why_out(self, number: int, values: Mapping[str, float]) -> str:
        """Why a design with such values, or bounds, is left out; empty if it is not."""
        if values["energy_pj"] == inf or values["cycles"] == inf:
            return NOTHING_FITS
        for name, most in self.designs.limits.items():
            if values[name] > most:
                return REASONS[name]
        wanted = [(self.best[COLUMNS[name]], values[COLUMNS[name]]) for name in self.designs.objectives]
        at_most = np.logical_and.reduce([found <= may for found, may in wanted])
        less = np.logical_or.reduce([found < may for found, may in wanted])
        stays = self.best["design"] < number
        return BEATEN if bool((at_most & (less | stays)).any()) else ""

    # ------------------------------------------------------------ steps

    def _step(self, numbers: list[int]) -> list[int]:
        """Leave out what bounds leave out, and look at the most promising designs; what stays open."""
        bounds = {n: self._values(n, *self._least(n)) for n in numbers}
        if self.designs.skip:
            numbers = self._thinned(numbers, bounds)
        if not numbers:
            return []
        chosen = self._promising(numbers, bounds)
        while chosen:
            tasks = {self.class_of[n]: self._tasks(n) for n in chosen}
            if not any(tasks.values()):
                break
            self._search(tasks)
            if self.designs.skip:  # what is known now may leave out some of them
                values = {n: self._values(n, *self._least(n)) for n in chosen}
                kept = self._thinned(chosen, values)
                numbers = [n for n in numbers if n not in set(chosen) - set(kept)]
                chosen = kept
        for n in chosen:
            self._evaluate(n)
        return [n for n in numbers if n not in chosen]

    def _thinned(self, numbers: Sequence[int], bounds: Mapping[int, Mapping[str, float]]) -> list[int]:
        kept = []
        for n in numbers:
            why = self._why_out(n, bounds[n])
            if why:
                self.skipped[why] += 1
            else:
                kept.append(n)
        return kept

    def _promising(self, numbers: Sequence[int], bounds: Mapping[int, Mapping[str, float]]) -> list[int]:
        """Some designs whose bounds none beats, far from one another, with what else has the same mappings."""
        wanted = [COLUMNS[name] for name in self.designs.objectives]
        columns = {name: np.array([bounds[n][name] for n in numbers]) for name in wanted}
        front = merge([{**columns, "design": np.array(numbers)}], dict.fromkeys(columns, 1), TIES)["design"].tolist()
        at = np.linspace(0, len(front) - 1, min(AT_ONCE, len(front))).round().astype(int)
        chosen = list(dict.fromkeys(front[i] for i in at))
        ready = [n for n in front if n not in chosen and not self._tasks(n)]  # they take no search
        return chosen + ready

    def _tasks(self, number: int) -> list[tuple[str, str, Task]]:
        """What a design still needs, the next stage of it: its layers, then bounds on its groups, then these, then
        quicker mappings."""
        known, designs = self.classes[self.class_of[number]], self.designs
        layers = {layer.key: layer.workload for joint in designs.joints for layer in joint.layers}
        stages = [
            [(key, ENERGY, Task(w, known.chip, "energy", designs.mapspace)) for key, w in designs.workloads.items()]
        ]
        if any(one.why for key in designs.workloads if (one := known.answers.get((key, ENERGY)))):
            return []  # of a chip on which a layer does not fit nothing more is asked
        if known.near is not None and designs.skip:
            stages.append([(key, NEAR, Task(w, known.near, "energy", designs.mapspace)) for key, w in layers.items()])
        stages.append([self._fused(joint, known.chip) for joint in designs.joints])
        for stage in stages:
            if found := [one for one in stage if one[:2] not in known.answers]:
                return found
        if not self.timed:
            return []
        quick = [
            (key, QUICK, Task(w, known.chip, "edp", designs.mapspace))
            for key, w in designs.workloads.items()
            if known.answers[key, ENERGY].cycles > known.bounds[key][1]
        ]
        for joint in designs.joints:
            busy = sum(layer.times * known.bounds[layer.key][1] for layer in joint.layers) / joint.piece.times
            first = known.answers[joint.piece.key, ENERGY]
            if not first.why and first.cycles > 1.05 * busy:
                quick.append(self._fused(joint, known.chip, busiest=True))
        return [one for one in quick if one[:2] not in known.answers]

    def _fused(self, joint: Joint, chip: Architecture, busiest: bool = False) -> tuple[str, str, Task]:
        designs, workload = self.designs, joint.piece.workload
        task = Task(workload, chip, "energy", designs.mapspace, shared_loops=designs.shared_loops, busiest=busiest)
        return joint.piece.key, QUICK if busiest else ENERGY, task

    def _search(self, tasks: Mapping[str, list[tuple[str, str, Task]]]) -> None:
        wanted = [(name, key, objective, task) for name, each in tasks.items() for key, objective, task in each]
        answers = self.runner.run([task for *_, task in wanted])
        for (name, key, objective, _), found in zip(wanted, answers, strict=True):
            self.classes[name].answers[key, objective] = found

    def _choices(self, number: int, piece: SearchedPart) -> list[Choice]:
        """Energy and cycles of each mapping of a piece on a design, as often as it runs, and which it is."""
        known, found = self.classes[self.class_of[number]], []
        for objective in (ENERGY, QUICK):
            one = known.answers.get((piece.key, objective))
            mapping = one.mapping if one is not None else None
            if one is None or mapping is None:
                continue
            if (piece.key, objective) not in known.counts:
                known.counts[piece.key, objective] = count(piece.workload, known.chip, mapping)
            counts = known.counts[piece.key, objective]
            made = report_of(piece.workload, self.architectures[number], mapping, counts)
            found.append((piece.times * made.energy_pj, piece.times * made.cycles, objective))
        return found

    def _evaluate(self, number: int) -> None:
        """All choices of mappings of the models on a design that none beats become rows."""
        designs = self.designs
        if any(self.classes[self.class_of[number]].answers[key, ENERGY].why for key in designs.workloads):
            self.skipped[NOTHING_FITS] += 1
            return
        passing = self._streams(number)
        parts: list[list[Choice]] = [[(*passing[-1], "")]]
        parts += [self._choices(number, piece) for piece in designs.layers]
        for joint, (energy, cycles) in zip(designs.joints, passing, strict=False):
            apart = _sums([[(energy, cycles, "")], *(self._choices(number, layer) for layer in joint.layers)])
            parts.append([*apart, *self._choices(number, joint.piece)])
        rows = []
        for i, (energy, cycles, picks) in enumerate(_sums(parts)):
            values = self._values(number, energy, cycles)
            self.chosen[number, i] = picks
            rows.append({"design": number, "choice": i, **self.chips.numbers(number), **values, "proven": True})
        out = [self._why_out(number, row) for row in rows]
        broken = [why for why in out if why and why != BEATEN]
        if len(broken) == len(rows):
            self.skipped[broken[0]] += 1
            return
        self.evaluated += 1
        kept = [row for row, why in zip(rows, out, strict=True) if not why]
        self.best = merge([self.best, self._table(kept)], {COLUMNS[n]: 1 for n in designs.objectives}, TIES)

    def _table(self, rows: list[dict[str, Any]]) -> Columns:
        values: dict[str, type] = {**dict.fromkeys(REASONS, float), "proven": bool}
        kinds = {"design": int, "choice": int, **self.chips.kinds, **values}
        return {name: np.array([row[name] for row in rows], kind) for name, kind in kinds.items()}

    # ------------------------------------------------------------ what is told

    def _told(self, best: Columns) -> Columns:
        """The frontier with the mappings of each design."""
        texts, proven = [], []
        for number, choice in zip(best["design"].tolist(), best["choice"].tolist(), strict=True):
            text, sure = self._mapping(number, self.chosen[number, choice])
            texts.append(text)
            proven.append(sure)
        rest = {name: column for name, column in best.items() if name not in ("choice", "proven")}
        return {**rest, "proven": np.array(proven, bool), "mapping": np.array(texts, str)}

    def _mapping(self, number: int, chosen: Picks) -> tuple[str, bool]:
        """What each model takes on a design, and every mapping under its name; whether all are proven."""
        designs, known = self.designs, self.classes[self.class_of[number]]
        chip, picks = self.architectures[number], iter(chosen[1:])
        totals: dict[int, list[float]] = {i: [0.0, 0.0] for i in range(len(designs.models))}
        sections: dict[int, list[str]] = {i: [] for i in totals}
        proven = True

        def add(piece: SearchedPart, objective: str) -> None:
            nonlocal proven
            found = known.answers[piece.key, objective]
            energy, cycles, _ = next(choice for choice in self._choices(number, piece) if choice[2] == objective)
            totals[piece.model][0] += energy
            totals[piece.model][1] += cycles
            # The least energy of the busiest trees of a group need not be the least energy times cycles.
            proven &= found.optimal and (objective == ENERGY or len(piece.workload.einsums) == 1)
            times = f"{piece.times / designs.models[piece.model][1]:g} times"
            sections[piece.model].append(f"{piece.name}, {times}: {piece.workload}\n{indent(str(found.mapping), '  ')}")

        for model, (network, weight) in enumerate(designs._rest):
            energy, cycles = self._passing(number, network, weight)
            totals[model][0] += energy
            totals[model][1] += cycles
        for piece in designs.layers:
            add(piece, str(next(picks)))
        for joint, (energy, cycles) in zip(designs.joints, self._streams(number), strict=False):
            pick = next(picks)
            if isinstance(pick, str):
                add(joint.piece, pick)
                continue
            totals[joint.piece.model][0] += energy
            totals[joint.piece.model][1] += cycles
            for layer, objective in zip(joint.layers, pick[1:], strict=True):
                add(layer, str(objective))
        return "\n\n".join(self._model(chip, i, totals[i], sections[i]) for i in totals), proven

    def _model(self, chip: Architecture, model: int, total: Sequence[float], sections: Iterable[str]) -> str:
        network, weight = self.designs.models[model]
        energy, cycles = (value / weight for value in total)
        rate, each = network.answers * chip.clock_hz / cycles, energy / network.answers * 1e-12
        head = f"{network.name}, {network.source}" if network.source else network.name
        sums = (
            f"{cycles:,.0f} cycles, {energy * 1e-12:.4g} J: {rate:,.4g} {network.answer}s per second, {each:.4g} J per"
        )
        return "\n\n".join([f"{head}\n{sums} {network.answer}", *sections])


def _sums(parts: Sequence[Sequence[Choice]]) -> list[Choice]:
    """Every choice of one mapping for each part that no other beats, in energy and cycles."""
    choices = START
    for part in parts:
        energy, cycles = (np.array([choice[i] for choice in part], float) for i in (0, 1))
        choices = followed(choices, {"energy_pj": energy, "cycles": cycles}, {"energy_pj": 1, "cycles": 1})
    columns = (choices[name].tolist() for name in ("chosen", "energy_pj", "cycles"))
    return [
        (energy, cycles, tuple(part[at][2] for part, at in zip(parts, row, strict=True)))
        for row, energy, cycles in zip(*columns, strict=True)
    ]


def read_model_designs(path: str | Path) -> ModelDesigns | None:
    """The designs of a file whose workload is one or several whole models; None of others."""
    from piste.explore.layers import read_models
    from piste.explore.space import explored_part
    from piste.spec import read
    from piste.spec.files import Spec, describe

    part = explored_part(path)
    if part is None or "workload" not in part.data:
        return None
    models = read_models(part["workload"])
    if models is None:
        return None
    rest = {key: data for key, data in part.data.items() if key not in ("explore", "workload")}
    first = groups_of(models[0][0])[0].workload
    spec = describe(replace(part, data={**rest, "workload": first.to_dict()}))
    assert isinstance(spec, Spec)
    with part["explore"].blame():
        if spec.constraints and spec.constraints.entries:
            raise SpecError("constraints are for layers, not for whole models; leave them out")
        keys = ("parameters", "limits", "objectives", "mapspace", "fuse", "shared_loops")
        said = read.keys(part["explore"].data, "explore", keys, keys[:1])
        return ModelDesigns.of(models, spec.architecture, **said)
