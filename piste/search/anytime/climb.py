"""The best mapping so far of any mapspace: `Climb` runs `climb.c` on one problem, `First` climbs in all of a space.

A climb is told the walls of a mapspace, what its rules allow, and how long to anneal from where. A padded space is
several problems, and some Einsums are counted slowly.
"""

from __future__ import annotations

import ctypes
from itertools import count as counting
from itertools import product
from math import inf
from typing import TYPE_CHECKING, Any

import numpy as np

from piste.cost.evaluate import report
from piste.cost.evaluator import TEXT, Evaluator, refusal
from piste.count.methods import count
from piste.formula.library import Packed, library
from piste.mapspace.factors import DIVIDES, LOOP, SPREAD
from piste.search.objective import Objective
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

TEXTS = (TEXT, ("piste.search.anytime", "climb.ll"))
WALLS = 40  # as in climb.c
ANY = 1 << 30  # steps
LOG2 = 1.4427  # temperatures are of the natural logarithm of a value
FRESH, AGAIN, COLD = 0.4, (0.15, 0.04, 0.08), 3e-4  # where a run begins, from a new start or from the best, and ends
FIRST, LONGER = 2000, 1.1  # mappings of the first run, and how much longer each is than the one before
FILLINGS = 300  # of the array that a start is chosen from

CHUNK = 2000  # mappings between two looks at the clock
PROBLEMS = 32  # of a padded space that are all looked at; of more, those that are padded least


def unable(space: Mapspace) -> str | None:
    """Why a space cannot be climbed; None if it can."""
    walls = sum(len(f.axes) for f in space.architecture.fanouts.values()) + 1
    walls += len(space.architecture.memories) * len(space.workload.tensors)
    largest = max(space.workload.sizes.values())
    if walls > WALLS or largest >= ANY:
        return "too many memories and tensors, or ranks that are too long"
    return refusal(space.workload, space.architecture, nearly=True)


class _Walker(ctypes.Structure):
    """The head of the struct."""

    _fields_ = [
        *((n, ctypes.c_int64) for n in ("evaluated", "at", "length", "exact_loops", "exact_spreads", "fits", "legal")),
        ("seed", ctypes.c_uint64),
        *((n, ctypes.c_double) for n in ("hot", "cold", "cost", "best_cost", "value", "cap")),
    ]


class Climb:
    """The best mapping so far of a space of one problem (not padded), for one objective; `step` looks further.

    >>> import piste
    >>> from piste.mapspace.space import Mapspace
    >>> climb = Climb(Mapspace(piste.gemm(16, 16, 16), piste.load("snowcat")), "traffic:DRAM")
    >>> climb.step(2000)
    >>> climb.value
    768.0
    """

    def __init__(self, space: Mapspace, objective: str, seed: int = 0):
        self.space, self.workload = space, space.workload
        self.evaluator = Evaluator(space.workload, space.architecture, objective)
        self._space = self._packed()
        lib, p, n = library(*TEXTS), ctypes.c_void_p, ctypes.c_int64
        self._start = lib.function("start", None, p, p, p, n)
        self._descend = lib.function("descend", n, p, p, p, n)
        self._anneal = lib.function("anneal", n, p, p, p, n)
        self._enter = lib.function("enter", n, p, p, p, p, n)
        self._best = lib.function("best_nodes", n, p, p, p)
        self._bytes = np.zeros(lib.function("walker_size", n)(), np.uint8)
        self._walker: Any = _Walker.from_buffer(self._bytes.data)
        self._walker.seed = 88172645463325252 ^ (0x9E3779B97F4A7C15 * (seed + 1) & (1 << 64) - 1) or 1
        self._walker.best_cost, self._walker.value = 1e9, -1.0
        self._rounds, self._left = counting(), self._nothing
        self._descending = False

    def _nothing(self, *_: Any) -> int:
        return 0

    # ------------------------------------------------------------------ what may be

    def _packed(self) -> Packed:
        space, chip, rules = self.space, self.space.architecture, self.space.rules
        layout, e = space.layout, self.evaluator
        ranks, memories = list(e.ranks), list(chip.memories)
        walls, names = list[int](), list[tuple[str, str]]()  # ... by wall: memory and tensor, or fanout and axis
        for c in chip.components:
            if c.name in chip.memories:
                for t in space.workload.tensors:
                    if rules.may_keep(c.name, t) and layout.backing[t] != c.name:
                        must, stage = int(rules.must_keep(c.name, t)), layout.inside[c.name]
                        walls += [e.memories[c.name], e.tensors[t], must, 2 * stage, 0, -1, 1, 1]
                        names.append((c.name, t))
            elif c.name in chip.fanouts:
                for axis, width in chip.fanouts[c.name].axes.items():
                    over = f"{c.name}.{axis}"
                    stage = 2 * list(chip.fanouts).index(c.name) + 1
                    walls += [-1, -1, 1, stage, 1, e.overs[over], width, rules.axis_least(over)]
                    names.append((c.name, over))
        walls += [-1, -1, 1, 2 * len(chip.fanouts) + 2, 2, -1, 1, 1]
        names.append(("", ""))
        spans = [
            [rules.axis_bounds(over, r) for r in ranks] if "." in over else [(1, 1)] * len(ranks) for _, over in names
        ]
        loops = [[rules.loop_bounds(m, r) for r in ranks] for m in memories]
        heads = sorted(layout.backing.items(), key=lambda item: e.memories[item[1]])
        one_tensor = [
            [int(a != b and chip.position.get(a[0], 0) < chip.position.get(b[0], 0) and a[1] == b[1]) for b in names]
            for a in names
        ]
        order = rules.hierarchy
        return Packed(
            e.problem.address, len(names), len(heads), int(rules.retain), max(e.memories[m] for _, m in heads),
            rules.least_instances, int(rules.binds_loops), int(order), int(space.factors == "ragged"),
            walls,
            [n for t, m in heads for n in (0, e.memories[m], e.tensors[t], -1)],
            [lo for some in spans for lo, _ in some],
            [min(hi or ANY, ANY) for some in spans for _, hi in some],
            [lo for some in loops for lo, _ in some],
            [min(hi or ANY, ANY) for some in loops for _, hi in some],
            [int(rules.may_stand_above(m, a, b)) for m, a, b in product(memories, ranks, ranks)],
            [n for row in one_tensor for n in row],
        )  # fmt: skip

    # ------------------------------------------------------------------ looking

    def step(self, mappings: int) -> None:
        """Look at about so many more mappings."""
        w = self._walker
        until = w.evaluated + mappings
        while w.evaluated < until:
            before = w.evaluated
            if not self._left(*self._arguments, until - w.evaluated):
                self._next()
            if w.evaluated == before and not w.evaluated:
                return

    @property
    def _arguments(self) -> tuple[int, int, int]:
        return self._space.address, self._bytes.ctypes.data, self.evaluator.room.ctypes.data

    def _next(self) -> None:
        """Begin what comes next: a start and descent, then runs from the best and from new starts in turn."""
        w, number = self._walker, next(self._rounds)
        family = DIVIDES.get(self.space.factors, "")
        perfect = number < 3 or number % 4 == 3  # Ruby's families are also entered from tiles that divide,
        loops = perfect or number % 4 == 2  # and from those of which only spreads leave a remainder
        w.exact_loops, w.exact_spreads = (LOOP in family or loops), (SPREAD in family or perfect)
        if number < 2 or number % 8 == 7:
            self._start(*self._arguments, FILLINGS)
            self._left = self._descend
            return
        fresh = number % 2 == 0
        w.length = int(FIRST * LONGER ** (number - 2))
        w.hot, w.cold = LOG2 * (FRESH if fresh else AGAIN[number // 2 % len(AGAIN)]), LOG2 * COLD
        self._start(*self._arguments, FILLINGS if fresh else 0)
        self._left = self._anneal

    def enter(self, mapping: Mapping) -> None:
        """Go on from a mapping that was found in another way, if it is better than what is known."""
        w, nodes = self._walker, np.array(self.evaluator.encode(mapping), np.int64)
        family = DIVIDES.get(self.space.factors, "")
        w.exact_loops, w.exact_spreads = LOOP in family, SPREAD in family
        self._enter(*self._arguments, nodes.ctypes.data, len(nodes) // 4)

    def cheapest(self, mapping: Mapping, value: float, mappings: int) -> Mapping:
        """Of the mappings that are as good as one, one that takes little energy, after a look at so many."""
        w = self._walker
        w.cap, w.best_cost, w.value = value * (1 + 1e-9), 1e9, -1.0
        self._rounds, self._left = counting(3), self._nothing
        self.enter(mapping)
        self.step(mappings)
        return self.mapping if self.value < inf else mapping

    @property
    def evaluated(self) -> int:
        return int(self._walker.evaluated)

    @property
    def legal(self) -> bool:
        """Whether something was met that keeps the rules, whether it fits or not."""
        return bool(self._walker.legal)

    @property
    def value(self) -> float:
        """Of the best so far; infinite if nothing was met that fits and keeps the rules."""
        return float(self._walker.value) if self._walker.value >= 0 else inf

    @property
    def mapping(self) -> Mapping:
        """The best so far."""
        nodes = np.zeros((256, 4), np.int64)
        n = self._best(self._space.address, self._bytes.ctypes.data, nodes.ctypes.data)
        return self.decode(nodes[:n].tolist())

    def decode(self, nodes: list[list[int]]) -> Mapping:
        """The tree of nodes as the evaluator has them."""
        e, out = self.evaluator, list[Node]()
        ranks, memories, tensors = list(e.ranks), list(e.memories), list(e.tensors)
        overs = {number: over for over, number in e.overs.items()}
        heads: dict[str, list[str]] = {}
        for kind, what, size, over in nodes:
            if kind in (0, 3):
                memory, tensor = memories[what], tensors[size]
                if self.space.layout.backing[tensor] == memory:
                    heads.setdefault(memory, []).append(tensor)
                else:
                    out.append(Keep(memory, (tensor,), retain=kind == 0))
            elif kind == 1:
                out.append(Loop(ranks[what], size))
            else:
                out.append(Spread(ranks[what], size, overs[over]))
        first = [Keep(memory, tuple(t for t in tensors if t in kept)) for memory, kept in heads.items()]
        return Mapping((*first, *out, Compute(e.einsum.name, self.space.layout.unit)))


class First:
    """Climbs in a space for one objective; `step` goes on, `value`, `mapping` and `workload` are the best so far."""

    def __init__(self, space: Mapspace, objective: Objective, seed: int = 0):
        self.space, self.objective = space, objective
        self.value, self.workload = inf, space.workload
        self.mapping: Mapping | None = None
        self.legal = False
        self._spaces = sorted(space.spaces(), key=lambda one: sum(one.workload.sizes.values()))[:PROBLEMS]
        self._seed, self._turn = seed, 0
        self._climbs: list[Climb] = []
        self.climbs = objective.known and all(unable(one) is None for one in self._spaces)
        self._nearly = any(refusal(one.workload, one.architecture) is not None for one in self._spaces)

    @property
    def exact(self) -> bool:
        """Whether values are exact before a mapping is reported."""
        return not self._nearly

    @property
    def evaluated(self) -> int:
        return sum(climb.evaluated for climb in self._climbs)

    def step(self, mappings: int = CHUNK) -> bool:
        """Look at about so many more mappings; whether something better was found."""
        return self._climb(mappings) if self.climbs else False

    def _climb(self, mappings: int) -> bool:
        if len(self._climbs) < len(self._spaces):
            self._climbs.append(Climb(self._spaces[len(self._climbs)], self.objective.name, self._seed))
            climb = self._climbs[-1]
        elif self._turn % 2 or len(self._climbs) == 1:  # every other time, the problem that is best so far
            climb = min(self._climbs, key=lambda one: one.value)
        else:
            climb = self._climbs[self._turn // 2 % len(self._climbs)]
        self._turn += 1
        before = climb.value
        climb.step(mappings)
        self.legal |= climb.legal
        if climb.value >= min(before, inf if self._nearly else self.value):
            return False
        return self._keep(climb.value, climb.mapping, climb.workload)

    def _keep(self, value: float, mapping: Mapping, workload: Workload) -> bool:
        """Remember a mapping if it is better; where its value is not exact, by its report."""
        if self._nearly:
            chip = self.space.architecture
            found = report(workload, chip, mapping, count(workload, chip, mapping))
            value = self.objective(found) if found.fits else inf
        if value >= self.value:
            return False
        self.value, self.mapping, self.workload = value, mapping, workload
        return True

    def cheapest(self, mapping: Mapping, workload: Workload, value: float, mappings: int) -> Mapping:
        """A mapping as good as another that takes as little energy as can be found."""
        for climb in self._climbs:
            if climb.workload == workload and not self._nearly:
                return climb.cheapest(mapping, value, mappings)
        return mapping

    def enter(self, mapping: Mapping, workload: Workload) -> None:
        """Go on from a mapping that was found in another way."""
        if not self._climbs and len(self._spaces) == 1:
            self._climb(0)
        for climb in self._climbs:
            if climb.workload == workload:
                climb.enter(mapping)

    def simplest(self) -> bool:
        """Every tensor where it must be, and nothing spread: an answer where nothing better is known."""
        layout, rules = self.space.layout, self.space.rules
        keeps = [Keep(m, (t,)) for m in layout.memories for t in self.space.workload.tensors if rules.must_keep(m, t)]
        mapping = Mapping((*keeps, Compute(layout.einsum.name, layout.unit)))
        if self.space.why_not(mapping) is not None:
            return False
        self.legal, self._nearly = True, True
        return self._keep(0.0, mapping, self.space.workload)
