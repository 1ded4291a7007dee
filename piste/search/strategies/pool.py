"""What many candidates cost: those that do not fit are set aside first, those of one shape are counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from piste.cost.evaluator import Evaluator, refusal
from piste.mapspace.shapes import Shape
from piste.search.record import Record, Values, overflows
from piste.search.strategies.draws import Candidate, Frame, Integers, draw
from piste.spec.mapping import Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace


class Pool:
    """Evaluates candidates many at a time, and records them as if they had been met one after the other."""

    def __init__(self, record: Record):
        self.record = record
        chip = record.space.architecture
        self._known = all(objective.known for objective in record.objectives) and all(
            refusal(one.workload, chip) is None for one in record.space.spaces()
        )
        self._evaluators: dict[tuple[Workload, str], Evaluator] = {}
        self._templates: dict[Frame, Integers] = {}

    def evaluate(self, candidates: Sequence[Candidate]) -> list[Values | None]:
        """The cost of each, as `Record` has it, None if it does not fit; what is over the budget is not recorded."""
        groups: dict[Frame, list[int]] = {}
        for i, candidate in enumerate(candidates):
            groups.setdefault(candidate.frame, []).append(i)
        keys: list[Values | None] = [None] * len(candidates)
        reasons: dict[int, str] = {}
        for frame, members in groups.items():
            tiles = np.array([candidates[i].tiles for i in members], np.int64).reshape(len(members), -1).T
            over = _overflows(frame, tiles)
            reasons |= {members[column]: reason for column, reason in over.items()}
            fit = [column for column in range(len(members)) if column not in over]
            for column, key in zip(fit, self._costs(frame, tiles[:, fit]), strict=True):
                keys[members[column]] = key
        for i, ((frame, chosen), cost) in enumerate(zip(candidates, keys, strict=True)):
            if self.record.full:
                break
            self.record.considered += 1
            if cost is None:
                self.record.pruned[reasons[i]] += 1
            else:
                self.record.add(cost, frame.workload, partial(frame.mapping, chosen))
        return keys

    def _costs(self, frame: Frame, tiles: Integers) -> list[Values]:
        names = [*(objective.name for objective in self.record.objectives), "energy", "cycles"]
        nodes = self._nodes(frame, tiles) if self._known else None
        if nodes is None or not tiles.shape[1]:
            return [self.record.cost(frame.workload, frame.mapping(column)) for column in tiles.T.tolist()]
        starts = np.arange(tiles.shape[1] + 1) * nodes.shape[1]
        energy, cycles, _, value, unknown = self._evaluator(frame, names[0]).costs_of(nodes, starts).T
        columns = {"energy": energy, "cycles": cycles, "edp": energy * cycles, names[0]: value}
        for name in names[1:]:
            if name not in columns:
                columns[name] = self._evaluator(frame, name).costs_of(nodes, starts)[:, 3]
        keys = list(zip(*(columns[name].tolist() for name in names), strict=True))
        for i in np.flatnonzero(unknown).tolist():  # a rank of a window is spread twice
            keys[i] = self.record.cost(frame.workload, frame.mapping(tuple(tiles[:, i].tolist())))
        return keys

    def _evaluator(self, frame: Frame, objective: str) -> Evaluator:
        key = frame.workload, objective
        if key not in self._evaluators:
            self._evaluators[key] = Evaluator(frame.workload, frame.space.architecture, objective)
        return self._evaluators[key]

    def _nodes(self, frame: Frame, tiles: Integers) -> Integers:
        """The trees of a frame with these tiles, as the evaluator takes them."""
        if frame not in self._templates:
            encoded = self._evaluator(frame, self.record.objectives[0].name).encode(Mapping(frame.shape.nodes))
            self._templates[frame] = np.array(encoded, np.int64).reshape(-1, 4)
        template = self._templates[frame]
        nodes = np.repeat(template[None], tiles.shape[1], axis=0)
        nodes[:, np.isin(template[:, 0], (1, 2)), 2] = tiles.T
        return nodes


def _overflows(frame: Frame, tiles: Integers) -> dict[int, str]:
    """The columns that do not fit into some memory, and why."""
    found: dict[int, str] = {}
    held = occupancy(frame.workload, frame.shape, tiles)
    for name, memory in frame.space.architecture.memories.items():
        if name in held and memory.capacity_bytes is not None:
            tensors = [tensor for tensor in frame.workload.tensors if tensor in held[name]]
            bits = np.array([frame.workload.bits[tensor] * held[name][tensor] for tensor in tensors])
            full, most = np.flatnonzero(bits.sum(axis=0) > 8 * memory.capacity_bytes), bits.argmax(axis=0)
            found = {column: overflows(name, tensors[most[column]]) for column in full.tolist()} | found
    return found


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
    groups: dict[Frame, list[tuple[int, ...]]] = {}
    for frame, tiles in draw(space, np.random.default_rng(0), n):
        groups.setdefault(frame, []).append(tiles)
    found: Counter[str] = Counter()
    for frame, columns in groups.items():
        found.update(_overflows(frame, np.array(columns, np.int64).reshape(len(columns), -1).T).values())
    return {reason: times / n for reason, times in found.most_common()}
