"""A lower bound on all mappings of a space, known before any is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heapify, heappop, heappush
from itertools import product
from math import ceil, inf, prod
from typing import TYPE_CHECKING

from piste.cost.weights import Weights
from piste.mapspace.constraints import Rules
from piste.mapspace.factors import divisors
from piste.search.objective import Objective
from piste.search.proof.padding import useful
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Index
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace

TIED = 1 << 16  # keeps with the same bound that are told in the order in which they are listed

Kept = dict[str, tuple[str, ...]]


class Floor:
    """Every operation with its operands from the cheapest memory that may feed it, a word for all instances that could
    share it, and every element that enters or leaves its backing store, and every keep on its way, once."""

    def __init__(self, space: Mapspace, objective: Objective):
        workload, chip, self._objective = space.workload, space.architecture, objective
        einsum = workload.einsums[0]
        unit = chip.units_for(einsum)[0]
        ops = prod(workload.sizes[r] for r in einsum.ranks)
        points = useful(workload) if einsum.padded else ops
        weights = Weights.of(workload, chip)
        operation = weights.operation(einsum.name, unit)
        accesses = LeastAccesses(workload, chip, space.rules, space.factors == "perfect")
        self.computing = ops * operation.energy_pj
        self.cycles = ceil(ops / (chip.instances(unit.name) * float(operation.per_cycle)))
        self._moved = dict.fromkeys(chip.memories, 0)
        self.feeding: dict[str, dict[str, float]] = {}  # by tensor and memory that feeds, the backing store first
        self.once: dict[str, float] = {}  # what it takes to move each tensor into or out of its backing store
        # By tensor and memory: to bring all of it there, or to take all of it away, and to pass it on besides.
        self._brought: dict[str, dict[str, tuple[float, float]]] = {}
        self._known: dict[str, dict[tuple[str, ...], float]] = {}  # by tensor and memories that keep it: its share
        # By tensor: the bits of an element, of which there is one in each keep (where there is padding, perhaps none).
        self._bits = {t: 0 if einsum.accesses[t].is_padded else bits for t, bits in workload.bits.items()}
        self._rooms = {m.name: 8 * m.capacity_bytes for m in chip.memories.values() if m.capacity_bytes is not None}
        backing = set(space.layout.backing.values())
        # By memory of which rules ask for steps, and tensor: the bits of a tile inside which there are so many.
        self._asked = {
            memory: {t: self._bits[t] * box(access, far) for t, access in einsum.accesses.items()}
            for memory, far in space.rules.least_extents.items()
            if memory not in backing
        }
        below = {memory: chip.fanouts_between(memory, unit.name) for memory in chip.memories}
        multicast = {m: prod([f.instances for f in fanouts if f.multicast]) for m, fanouts in below.items()}
        reduce = {m: prod([f.instances for f in fanouts if f.reduce]) for m, fanouts in below.items()}
        for tensor in workload.tensors:
            output, access = tensor == einsum.name, einsum.accesses[tensor]
            elements, fed_with = distinct(access, workload.sizes), points if access.is_padded else ops
            feeders = [memory for memory in chip.memories if space.rules.may_keep(memory, tensor)]
            self._moved[feeders[0]] += elements
            once, shared = 0.0, reduce if output else multicast
            feeding, brought = dict[str, float](), dict[str, tuple[float, float]]()
            for feeder in feeders:
                at = weights.access[feeder, tensor]
                price = at[output]  # of a read or of a write
                passing = elements * (price * accesses.least(feeder, tensor))  # in whole accesses
                if not feeding:
                    once = passing
                fed = price * accesses.below(feeder, unit.name, tensor) * (fed_with / shared[feeder])
                feeding[feeder] = once + fed if feeding else max(once, fed)
                arriving = elements * (at.drain_pj if output else at.write_pj) * accesses.above(feeder, tensor)
                brought[feeder] = arriving, arriving + passing
            self.once[tensor], self.feeding[tensor], self._brought[tensor] = once, feeding, brought
            self._known[tensor] = {(): next(iter(feeding.values()))}

    def __call__(self, kept: Kept | None = None) -> float:
        """Of all mappings, or of those with these keeps besides the backing stores: the last of a tensor feeds."""
        if self._objective.memory is not None:
            return float(self._moved[self._objective.memory])
        energy = self.computing
        for tensor, costs in self.feeding.items():
            energy += min(costs.values()) if kept is None else self._of(tensor, kept[tensor])
        if self._objective.name == "energy":
            return energy
        return self.cycles if self._objective.name == "cycles" else energy * self.cycles

    def _of(self, tensor: str, memories: tuple[str, ...]) -> float:
        """The energy of one tensor that these memories keep besides its backing store."""
        known = self._known[tensor]
        if memories not in known:
            *passing, last = memories
            brought = self._brought[tensor]
            known[memories] = self.feeding[tensor][last] + brought[last][0] + sum([brought[m][1] for m in passing])
        return known[memories]

    def has_room(self, kept: Kept) -> bool:
        """Whether each memory has room for one element of all that it keeps besides what lives there."""
        taken = dict.fromkeys(self._rooms, 0)
        for tensor, memories in kept.items():
            for memory in memories:
                if memory in taken:
                    taken[memory] += self._bits[tensor]
        return all(taken[memory] <= room for memory, room in self._rooms.items())

    def has_steps(self, kept: Kept) -> bool:
        """Whether the loops that rules ask of a memory can stand below one of its keeps, as its loops do, with room for
        all indices that they walk and for one element of what else it keeps."""
        for memory, tiles in self._asked.items():
            here = [tensor for tensor, memories in kept.items() if memory in memories]
            free = self._rooms.get(memory, inf) - sum(self._bits[tensor] for tensor in here)
            if not any(tiles[tensor] - self._bits[tensor] <= free for tensor in here):
                return False
        return True

    def cramped(self) -> dict[str, dict[str, float]]:
        """By memory of which rules ask for more steps than there is room for, whatever it keeps: the bytes that a tile
        of each tensor takes around them, of those that it may keep."""
        found = {}
        for memory, tiles in self._asked.items():
            may = {tensor: tiles[tensor] / 8 for tensor, feeders in self.feeding.items() if memory in feeders}
            if may and 8 * min(may.values()) > self._rooms.get(memory, inf):
                found[memory] = may
        return found

    def ascending(
        self, options: dict[str, list[tuple[str, ...]]], legal: bool = True
    ) -> Iterator[tuple[float, int, Kept]]:
        """Keeps from the least bound up, each with its bound and its number; of equal ones the first number first. What
        has no room is left out; if all are `legal`, also that with which a memory cannot step as rules ask.

        options: by tensor, the choices; numbers are those of all ways to choose, the last tensor changing most often.
        However many there are, what is asked for is all that is listed.
        """
        if self._objective.memory is not None or self._objective.name == "cycles":  # the same for all
            for number, choice in enumerate(product(*options.values())):
                kept = dict(zip(options, choice, strict=True))
                if self.has_room(kept) and (not legal or self.has_steps(kept)):
                    yield self(), number, kept
            return
        ranked = {t: sorted((self._of(t, some), i) for i, some in enumerate(those)) for t, those in options.items()}
        tensors, steps, step = [*options], dict[str, int](), 1
        for tensor in reversed(tensors):
            steps[tensor], step = step, step * len(options[tensor])

        def made(places: tuple[int, ...], last: int) -> tuple[float, int, tuple[int, ...], int]:
            chosen = {t: ranked[t][place][1] for t, place in zip(tensors, places, strict=True)}
            number = sum(steps[t] * i for t, i in chosen.items())
            return self({t: options[t][i] for t, i in chosen.items()}), number, places, last

        # From a choice on, only tensors from the one that changed last on are changed, so that none is met twice.
        waiting = [made((0,) * len(tensors), 0)] if all(options.values()) else []
        while waiting:
            least, tied = waiting[0][0], list[tuple[int, tuple[int, ...]]]()
            while waiting and waiting[0][0] == least and len(tied) < TIED:
                _, number, places, last = heappop(waiting)
                tied.append((number, places))
                for i in range(last, len(tensors)):
                    if places[i] + 1 < len(ranked[tensors[i]]):
                        heappush(waiting, made((*places[:i], places[i] + 1, *places[i + 1 :]), i))
            for number, places in sorted(tied):
                kept = {t: options[t][ranked[t][place][1]] for t, place in zip(tensors, places, strict=True)}
                if self.has_room(kept) and (not legal or self.has_steps(kept)):
                    yield least, number, kept


# A lower bound, how many bounds are known, a space, a number, and the keeps.
Bounded = tuple[float, int, int, int, Kept]


class Waiting:
    """Keeps that were not looked at yet, those with the least bound first.

    listed: keeps in ascending order of a bound, which are taken as they are needed: they may be millions.
    learnt: closer bounds, by space and number, of keeps of which all that is to be asked is `known`.

    >>> waiting = Waiting(iter([(1.0, 0, 0, 7, {}), (2.0, 0, 0, 3, {})]), {(0, 7): 5.0}, known=6)
    >>> waiting.pop()[:4], waiting.least, waiting.pop()[:4], waiting.least
    ((2.0, 0, 0, 3), 5.0, (5.0, 6, 0, 7), inf)
    """

    def __init__(self, listed: Iterator[Bounded], learnt: dict[tuple[int, int], float], known: int):
        self._listed, self._learnt, self._known = listed, learnt, known
        self._next = next(listed, None)
        self._closer: Callable[[Kept], float] | None = None
        self.bounded: list[Bounded] = []  # a heap of what was listed by now
        self._list()

    @property
    def least(self) -> float:
        """What nothing is below that waits."""
        return self.bounded[0][0] if self.bounded else inf

    def pop(self) -> Bounded:
        """Those with the least bound, which wait no more."""
        first = heappop(self.bounded)
        self._list()
        return first

    def push(self, keeps: Bounded) -> None:
        """Others, or the same with a closer bound."""
        heappush(self.bounded, keeps)
        self._list()

    def bound(self, closer: Callable[[Kept], float]) -> None:
        """Bound all of them besides, those that are yet to be listed too."""
        self.bounded = [(max(lower, closer(kept)), n, i, number, kept) for lower, n, i, number, kept in self.bounded]
        heapify(self.bounded)
        self._closer = closer  # which had time enough
        self._list()

    def _list(self) -> None:
        while self._next is not None and self._next[0] <= self.least:
            lower, known, i, number, kept = self._next
            if self._closer is not None:
                lower = max(lower, self._closer(kept))
            if (learnt := self._learnt.get((i, number))) is not None:
                lower, known = max(lower, learnt), self._known
            heappush(self.bounded, (lower, known, i, number, kept))
            self._next = next(self._listed, None)


def box(access: Access, extents: dict[str, int]) -> int:
    """The elements of a tile with these extents, and 1 of all other ranks."""
    return prod(1 + sum(c * (extents.get(rank, 1) - 1) for rank, c in index.terms) for index in access.indices)


def distinct(access: Access, sizes: dict[str, int]) -> int:
    """How many elements of a tensor are touched at least; of axes that share a rank only one counts."""
    elements, seen = 1, set[str]()
    for index in access.indices:
        if seen.isdisjoint(index.ranks):
            elements *= _touched(index, sizes)
        seen.update(index.ranks)
    return elements


def _touched(index: Index, sizes: dict[str, int]) -> int:
    """How many values an index takes at least: strides leave some of its range out, and padding is no data."""
    if index.extent is not None:
        whole = 1 + sum(c * (sizes[r] - 1) for r, c in index.terms)
        return max(0, _touched(Index(index.terms), sizes) - (whole - len(index.inside(0, whole))))
    ranks = sorted((c, sizes[r]) for r, c in index.terms)
    if len(ranks) == 2 and ranks[0][0] == 1:
        (_, size), (stride, times) = ranks
        return size + min(stride, size) * (times - 1)
    return max((size for _, size in ranks), default=1)


class LeastAccesses:
    """How many times its elements a transfer takes at least at a memory that moves `access_bytes` at once, of one
    Einsum on one architecture; `divide` if every tile divides the one around it.

    A transfer of n elements in rows of e takes ceil(n / e) rows of whole accesses (piste.cost.accesses), so at least n
    times ceil(e / t) * t / e, t the elements of an access. A row is no longer than the last axis of the tensor, than
    what the keep below has room for times the instances between that are sent different elements at once, and than
    those instances where the units take single elements. The row that wastes least holds for any mapping.

    >>> from piste.mapspace.space import Mapspace
    >>> from piste.spec.architecture import Fanout, Memory, Unit
    >>> chip = Architecture((Memory("DRAM", access_bytes=16), Memory("RF", 8), Fanout("PE", {"x": 4}), Unit("MAC")))
    >>> w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=8, k=8, n=12)
    >>> found = LeastAccesses(w, chip, Mapspace(w, chip).rules, divide=True)
    >>> found.below("DRAM", "RF", "W"), found.below("DRAM", "MAC", "W"), found.below("RF", "MAC", "W")
    (2.0, 2.0, 1.0)
    """

    def __init__(self, workload: Workload, architecture: Architecture, rules: Rules, divide: bool):
        self._workload, self._chip, self._rules, self._divide = workload, architecture, rules, divide
        self._einsum = workload.einsums[0]
        self._unit = architecture.units_for(self._einsum)[0].name
        self.any = any(memory.access_bytes is not None for memory in architecture.memories.values())
        self.below, self.above = cache(self._below), cache(self._above)

    def together(self, memory: str, tensor: str) -> int:
        """How many elements share an access."""
        return self._chip.memories[memory].together(self._workload.bits[tensor])

    def _below(self, memory: str, inner: str, tensor: str) -> float:
        """Of what passes between a keep and the next one below of its tensor, or the unit."""
        if not self.any:
            return 1.0
        together = self.together(memory, tensor)
        merges = "reduce" if tensor == self._einsum.name else "multicast"
        fanouts = [f for f in self._chip.fanouts_between(memory, inner) if getattr(f, merges)]
        axes = [(f"{f.name}.{axis}", width) for f in fanouts for axis, width in f.axes.items()]
        return 1.0 if together == 1 else self._least(tensor, together, self._tile(inner, tensor), axes)

    def _above(self, memory: str, tensor: str) -> float:
        """Of what arrives in a keep, or leaves it upwards."""
        if not self.any:
            return 1.0
        together = self.together(memory, tensor)
        return 1.0 if together == 1 else self._least(tensor, together, self._tile(memory, tensor), [])

    def least(self, memory: str, tensor: str) -> float:
        """Of what passes below a keep, whatever is the next one."""
        if not self.any:
            return 1.0
        position = self._chip.position
        inside = [m for m in self._chip.memories if position[m] > position[memory]]
        return min(self.below(memory, inner, tensor) for inner in (*inside, self._unit))

    def _tile(self, inner: str, tensor: str) -> float:
        """How long a row of a tile is at most that a memory has room for, or the unit."""
        if inner == self._unit:
            return 1
        room = self._chip.memories[inner].capacity_bytes
        return inf if room is None else max(1, 8 * room // self._workload.bits[tensor])

    def _least(self, tensor: str, together: int, tile: float, axes: list[tuple[str, int]]) -> float:
        terms = _last(self._einsum.accesses[tensor])
        if not terms:
            return float(together)
        # Of a window with gaps, a tile has fewer elements than a row is long.
        tile = tile if tile == 1 or all(c == 1 for _, c in terms) else inf
        longest, sizes = 1, self._workload.sizes
        for rank, c in terms:
            spread = prod(width for over, width in axes if rank in self._rules.axis_ranks(over))
            longest += c * int(min(sizes[rank], tile * spread) - 1)
        if self._divide and len(terms) == 1:
            ((rank, c),) = terms
            rows = [1 + c * (n - 1) for n in divisors(sizes[rank]).tolist()]
            return float(min(-(-e // together) * together / e for e in rows if e <= longest))
        return max(1.0, together / longest)


def _last(access: Access) -> tuple[tuple[str, int], ...]:
    """The ranks along which elements are neighbours."""
    return access.indices[-1].terms if access.indices else ()
