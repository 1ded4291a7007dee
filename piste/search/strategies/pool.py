"""What candidates of a mapspace cost, many at a time."""

from __future__ import annotations

import ctypes
from collections import Counter
from functools import partial
from math import inf
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from piste.cost.evaluator import Evaluator, refusal
from piste.formula.library import library
from piste.mapspace.shapes import Shape
from piste.search.record import Record, overflows
from piste.search.strategies.draws import TEXTS, Candidates, Draws, Frames, Integers, frames
from piste.spec.mapping import Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

Floats = NDArray[np.float64]

CROWDS = 300  # shapes that a statistic beside an answer draws from: all of a product on three levels


class CandidatePricer:
    """Prices candidates with the compiled evaluator, for one objective."""

    def __init__(self, known: Frames, objective: str = "energy"):
        chip = known.space.architecture
        evaluators: dict[Workload, Evaluator] = {}
        nodes = []
        for frame in known.all:
            if frame.workload not in evaluators:
                evaluators[frame.workload] = Evaluator(frame.workload, chip, objective)
            one = evaluators[frame.workload]
            tree = np.array(one.encode(Mapping(frame.shape.nodes)), np.int64).reshape(-1, 4)
            nodes.append((one.problem.address, tree))
        self._space, self._alive = known.packed(nodes)
        self._evaluators = list(evaluators.values())
        tensors = list(known.space.workload.tensors)
        self.reasons = [overflows(memory, tensor) for memory in chip.memories for tensor in tensors]
        lib, p, n = library(*TEXTS), ctypes.c_void_p, ctypes.c_int64
        self._all = lib.function("price_all", None, p, n, p, p, n, p, p, p, p)
        self._result = np.zeros(lib.function("result_size", n)(), np.uint8)
        self._room = np.empty(lib.function("room", n)(), np.uint8)

    def __call__(self, some: Candidates, costs: bool = True) -> tuple[Integers, Floats]:
        """Of each the number of the reason why it does not fit, or -1; and if it does energy, cycles, value, and 1 if
        that cannot be told."""
        why, found = np.empty(len(some), np.int64), np.zeros((len(some), 4))
        self._all(
            self._space.address, len(some), some.frames.ctypes.data, some.tiles.ctypes.data, int(costs),
            why.ctypes.data, found.ctypes.data, self._result.ctypes.data, self._room.ctypes.data,
        )  # fmt: skip
        return why, found


def priced(space: Mapspace) -> bool:
    """Whether the compiled evaluator can price the mappings of a space."""
    return all(refusal(one.workload, space.architecture) is None for one in space.spaces())


class Pool:
    """Evaluates candidates many at a time, and records them as if they had been met one after the other."""

    def __init__(self, record: Record, known: Frames | None = None):
        self.record, self.frames = record, known or frames(record.space)
        self._names = [*(objective.name for objective in record.objectives), "energy", "cycles"]
        self.compiled = all(objective.known for objective in record.objectives) and priced(record.space)
        self._prices: dict[str, CandidatePricer] = {}

    def evaluate(self, some: Candidates) -> Floats:
        """A row of costs of each, as `Record` has it, infinite if it does not fit; what is over the budget is not
        recorded."""
        some = Candidates(np.ascontiguousarray(some.frames), np.ascontiguousarray(some.tiles))
        keys, reasons = self._compiled(some) if self.compiled else self._one_by_one(some)
        made = partial(self.frames.mapping, some)
        self.record.add_all(keys, reasons, partial(self.frames.workload, some), made)
        return keys

    def _compiled(self, some: Candidates) -> tuple[Floats, list[str] | NDArray[np.object_]]:
        first = self._prices_of(self._names[0])
        why, found = first(some)
        energy, cycles = found[:, 0], found[:, 1]
        columns = {"energy": energy, "cycles": cycles, "edp": energy * cycles, self._names[0]: found[:, 2]}
        for name in self._names[1:]:
            if name not in columns:
                columns[name] = self._prices_of(name)(some)[1][:, 2]
        keys = np.column_stack([columns[name] for name in self._names])
        keys[why >= 0] = inf
        for i in np.flatnonzero(found[:, 3]).tolist():  # a rank of a window is spread twice
            keys[i] = self.record.cost(self.frames.workload(some, i), self.frames.mapping(some, i))
        return keys, np.array([*first.reasons, ""], object)[why]

    def _prices_of(self, objective: str) -> CandidatePricer:
        if objective not in self._prices:
            self._prices[objective] = CandidatePricer(self.frames, objective)
        return self._prices[objective]

    def _one_by_one(self, some: Candidates) -> tuple[Floats, list[str]]:
        costs = [
            self.record.judge(self.frames.workload(some, i), self.frames.mapping(some, i)) for i in range(len(some))
        ]
        nothing = (inf,) * len(self._names)
        keys = np.array([nothing if isinstance(cost, str) else cost for cost in costs], float)
        return keys.reshape(len(some), len(self._names)), [cost if isinstance(cost, str) else "" for cost in costs]


def occupancy(workload: Workload, shape: Shape, tiles: Integers) -> dict[str, dict[str, Integers]]:
    """By memory and tensor: how many elements an instance holds, for columns of tiles."""
    accesses = workload.einsums[0].accesses
    extent = {rank: np.full(tiles.shape[1], size, np.int64) for rank, size in workload.sizes.items()}
    held: dict[str, dict[str, Integers]] = {}
    rows = iter(tiles)
    for node in shape.nodes:
        if isinstance(node, Loop | Spread):
            extent[node.rank] = next(rows)
        elif isinstance(node, Keep):
            for tensor in node.tensors:
                elements = np.ones(tiles.shape[1], np.int64)
                for index in accesses[tensor].indices:
                    elements *= 1 + sum(c * (extent[r] - 1) for r, c in index.terms)
                held.setdefault(node.memory, {})[tensor] = elements
    return held


def crowding(space: Mapspace, n: int = 500) -> dict[str, float]:
    """The share of a space that does not fit, by reason: of mappings drawn at random, the same ones every time."""
    draws, found = Draws(space, 0, CROWDS), Counter[str]()
    some, known = draws.some(n), draws.frames
    if priced(space):
        prices = CandidatePricer(known)
        why, _ = prices(some, costs=False)
        found.update(prices.reasons[i] for i in why.tolist() if i >= 0)
    else:
        for i in range(n):
            frame = known.all[int(some.frames[i])]
            if reason := _overflow(space, frame.workload, frame.shape, some.tiles[i, : len(frame.shape.slots), None]):
                found[reason] += 1
    return {reason: times / n for reason, times in found.most_common()}


def _overflow(space: Mapspace, workload: Workload, shape: Shape, tiles: Integers) -> str | None:
    """Why one mapping does not fit; None if it does."""
    held = occupancy(workload, shape, tiles)
    for name, memory in space.architecture.memories.items():
        if name in held and memory.capacity_bytes is not None:
            bits = {t: workload.bits[t] * int(held[name][t][0]) for t in workload.tensors if t in held[name]}
            if sum(bits.values()) > 8 * memory.capacity_bytes:
                return overflows(name, max(bits, key=lambda t: bits[t]))
    return None
