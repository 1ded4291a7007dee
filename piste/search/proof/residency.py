"""A lower bound on all sets of keeps at once, by dynamic programming over where tiles reside (docs/search-proof.md).

Where tiles divide and no window slides, what passes into a keep depends on its *block* alone: the operations that are
done between two of its tiles. A block is how far each rank goes in the loops inside, and in the instances that a tile
serves. Loops stand one inside the other, so the blocks of all keeps are a descending chain, and a mapping is a way down
this chain on which keeps are placed one after the other. All ways are looked at together, for every way to spread ranks
over fanouts. Only room is not exact: a tile shares its memory with those that were placed there last, as small as they
are by then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice, pairwise, product
from math import inf, prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from piste.cost.weights import Weights
from piste.mapspace.factors import divisors
from piste.search.objective import Objective
from piste.search.proof.problem import TimeOver

if TYPE_CHECKING:
    from piste.mapspace.space import Mapspace
    from piste.spec.architecture import Fanout

TOGETHER = 1 << 23  # numbers of all states that there is room for
MOST = 1 << 18  # ways to spread that are looked at, before those that differ
SAFE = 1 - 1e-12  # for what rounding may do

Array = npt.NDArray[np.float64]
State = tuple[int, ...]  # by tensor: which of the memories that may keep it did so last
Way = tuple[tuple[int, ...], ...]  # by fanout and rank: over how many instances


class Pair(NamedTuple):
    """A tensor, by number; a memory that keeps it and the next one further in, by number, or -1 for the units."""

    tensor: int
    upper: int
    lower: int


class Residency:
    """The bound of a space for energy or EDP, if no mapping takes fewer `cycles`. If `over` says that there is no more
    time, what is asked for first raises TimeOver.

    >>> import piste
    >>> from piste.mapspace.space import Mapspace
    >>> from piste.search.objective import NAMED
    >>> found = Residency.of(Mapspace(piste.gemm(64, 64, 64), piste.load("eyeriss")), NAMED["energy"])
    >>> print(f"{found.least:.0f} {found.kept({'A': (), 'W': (), 'B': ()}):.0f}")
    1895395 2276565
    """

    def __init__(self, space: Mapspace, objective: Objective, cycles: float, over: Callable[[], bool]):
        self.space, self.over, self._objective, self._cycles = space, over, objective, cycles
        workload, self.chip = space.workload, space.architecture
        self.einsum = workload.einsums[0]
        self.unit = self.chip.units_for(self.einsum)[0].name
        self.sizes = {r: workload.sizes[r] for r in self.einsum.ranks if workload.sizes[r] > 1}
        self.ops = prod(self.sizes.values())
        self.fanouts = list(self.chip.fanouts.values())
        self.may = {t: [m for m in self.chip.memories if space.rules.may_keep(m, t)] for t in workload.tensors}
        self.has = {t: [r in self.einsum.accesses[t].ranks for r in self.sizes] for t in workload.tensors}
        self.states: list[State] = list(product(*(range(len(memories)) for memories in self.may.values())))

    @classmethod
    def of(
        cls, space: Mapspace, objective: Objective, cycles: float = 0.0, over: Callable[[], bool] = lambda: False
    ) -> Residency | None:
        """That of a space, if it is one of perfect factors without windows."""
        einsum, chip, sizes = space.workload.einsums[0], space.architecture, space.workload.sizes
        axes = [[r for i in access.indices for r in i.ranks if sizes[r] > 1] for access in einsum.accesses.values()]
        windows = any(sum(sizes[r] > 1 for r in i.ranks) > 1 for a in einsum.accesses.values() for i in a.indices)
        if windows or einsum.padded is not None or any(len(set(ranks)) < len(ranks) for ranks in axes):
            return None
        if space.factors != "perfect" or not space.rules.retain or len(chip.units_for(einsum)) != 1:
            return None
        return cls(space, objective, cycles, over) if objective.name in ("energy", "edp") else None

    @cached_property
    def numbers(self) -> float:
        """How many numbers are looked at; infinite if there are too many ways to spread."""
        return len(self.states) * prod(map(len, self.powers)) * (len(self.ways) or inf)

    @property
    def least(self) -> float:
        """What no mapping is below, whatever it keeps."""
        return min(self._edges.get(Pair(0, i, -1), inf) for i in range(len(self.may[self.space.workload.tensors[0]])))

    def kept(self, kept: dict[str, tuple[str, ...]]) -> float:
        """What no mapping is below with these keeps besides the backing stores."""
        found = 0.0
        for t, (tensor, memories) in enumerate(self.may.items()):
            at = [0, *map(memories.index, kept[tensor])]
            found = max(found, *(self._edges[Pair(t, *pair)] for pair in zip(at, (*at[1:], -1), strict=True)))
        return found

    @cached_property
    def _edges(self) -> dict[Pair, float]:
        """Of all mappings with two such keeps of a tensor and none between."""
        found: dict[Pair, float] = {}
        some = max(1, TOGETHER // (len(self.states) * prod(map(len, self.powers))))
        for first in range(0, len(self.ways), some):
            ways = self.ways[first : first + some]
            for pair, moving in Descent(self, ways).edges().items():
                found[pair] = min(found.get(pair, inf), self._value(ways, moving))
        return found

    def _value(self, ways: list[Way], moving: Array) -> float:
        """The objective, from the least energy besides computing of each way to spread."""
        weights = Weights.of(self.space.workload, self.chip)
        operation = weights.operation(self.einsum.name, self.chip.units[self.unit])
        units = np.array([prod(n for over in way for n in over) for way in ways], float)
        cycles = np.maximum(self._cycles, np.ceil(self.ops / units / float(operation.per_cycle) * SAFE))
        energy = (self.ops * operation.energy_pj + moving) * SAFE + sum(weights.leakage_pj.values()) * cycles
        return float(np.min(energy * cycles if self._objective.name == "edp" else energy))

    # ------------------------------------------------------------ blocks, and ways to spread

    @cached_property
    def powers(self) -> list[tuple[int, ...]]:
        """By axis of a block: the powers of a prime that a rank may go on by."""
        return [powers for _, powers in self._primes]

    @cached_property
    def extents(self) -> list[Array]:
        """By rank: how far it goes in the loops of each block."""
        found = [np.ones([len(powers) for powers in self.powers]) for _ in self.sizes]
        for axis, (rank, powers) in enumerate(self._primes):
            along = [1] * len(self._primes)
            along[axis] = -1
            found[rank] = found[rank] * np.array(powers, float).reshape(along)
        return found

    @cached_property
    def _primes(self) -> list[tuple[int, tuple[int, ...]]]:
        found = []
        for i, size in enumerate(self.sizes.values()):
            primes = [n for n in divisors(size).tolist() if n > 1 and len(divisors(n)) == 2]
            for p in primes:
                most = max(n for n in range(1, size.bit_length() + 1) if size % p**n == 0)
                found.append((i, tuple(p**n for n in range(most + 1))))
        return found

    @cached_property
    def ways(self) -> list[Way]:
        """The ways to spread ranks over fanouts; none if there are too many to list."""
        found: set[Way] = {()}
        for fanout in self.fanouts:
            over = self._over(fanout)
            if len(found) * len(over) > MOST:
                return []
            found = {(*way, one) for way in found for one in over if self._divide((*way, one))}
        return sorted(found)

    def _over(self, fanout: Fanout) -> set[tuple[int, ...]]:
        found = {(1,) * len(self.sizes)}
        for axis, width in fanout.axes.items():
            allowed = self.space.rules.axis_ranks(f"{fanout.name}.{axis}")
            here = list(islice(_within(width, [n if r in allowed else 1 for r, n in self.sizes.items()]), MOST + 1))
            if len(found) * len(here) > MOST:
                return set()
            found = {tuple(a * b for a, b in zip(x, y, strict=True)) for x in found for y in here}
            found = {one for one in found if self._divide((one,))}
        return found

    def _divide(self, way: Way) -> bool:
        return all(size % prod(n) == 0 for size, *n in zip(self.sizes.values(), *way, strict=True))


class Descent:
    """All ways down from whole ranks to single operations, for some ways to spread. Arrays are by way and block."""

    def __init__(self, about: Residency, ways: list[Way]):
        self._about, self._ways = about, ways
        self._chip, self._einsum = about.chip, about.einsum
        self._workload = about.space.workload
        self._weights = Weights.of(self._workload, self._chip)
        self._tensors, self._memories = [*about.may], [*about.may.values()]
        self._flat = [1] * len(about.powers)
        self._rooms: dict[tuple[int, str, tuple[int, ...]], npt.NDArray[np.bool_]] = {}

    def edges(self) -> dict[Pair, Array]:
        """By two keeps of a tensor with none between: the least energy besides computing, by way to spread."""
        down, ahead, found = self._down(), dict[State, Array](), dict[Pair, Array]()
        ways = len(self._ways)

        def learn(pair: Pair, least: Array) -> None:
            found[pair] = np.minimum(found[pair], least) if pair in found else least

        for state in reversed(self._about.states):
            self._in_time()
            feeding = sum((self._feeding[t, i] for t, i in enumerate(state)), np.zeros(ways))
            above = down.pop(state)
            for t, i in enumerate(state):
                learn(Pair(t, i, -1), _least(above) + feeding)
            least = ahead.pop(state, None)  # of what is still to be placed from each block on
            if least is None:
                least = np.broadcast_to(feeding.reshape(-1, *self._flat), above.shape)
            else:
                _along(least, outward=True)
                np.minimum(least, feeding.reshape(-1, *self._flat), out=least)
            for t, j in enumerate(state):
                placed = self._with_room(t, state, least) if j else least
                for i in range(j):
                    before = (*state[:t], i, *state[t + 1 :])
                    here = self._placing[t, i, j] + placed
                    learn(Pair(t, i, j), _least(down[before] + here))
                    ahead[before] = np.minimum(ahead[before], here, out=ahead[before]) if before in ahead else here
        return found

    def _down(self) -> dict[State, Array]:
        """By state: the least energy of what was placed by the time that the loops are down to each block."""
        about = self._about
        spread = [[prod(over[i] for over in way) for i in range(len(about.sizes))] for way in self._ways]
        left = np.array([*about.sizes.values()], np.int64) // np.array(spread, np.int64).reshape(len(self._ways), -1)
        start = np.zeros((len(self._ways), *map(len, about.powers)))
        for i, extent in enumerate(about.extents):
            start[left[:, i].reshape(-1, *self._flat) % extent[None] != 0] = inf
        found: dict[State, Array] = {}
        for state in about.states:
            self._in_time()
            least = start if not any(state) else np.full_like(start, inf)
            for t, j in enumerate(state):
                if j == 0:
                    continue
                here = found[(*state[:t], 0, *state[t + 1 :])] + self._placing[t, 0, j]
                for i in range(1, j):
                    np.minimum(here, found[(*state[:t], i, *state[t + 1 :])] + self._placing[t, i, j], out=here)
                np.minimum(least, self._with_room(t, state, here), out=least)
            found[state] = _along(least, outward=False)
        return found

    def _in_time(self) -> None:
        if self._about.over():
            raise TimeOver

    def _with_room(self, t: int, state: State, least: Array) -> Array:
        """The same, but for blocks in which a state has no room for its tile of a tensor."""
        room = self._room(t, state)
        return least if room is None else np.where(room, least, inf)

    # ------------------------------------------------------------ what keeps take

    @cached_property
    def _placing(self) -> dict[tuple[int, int, int], Array]:
        """By tensor and two memories: the energy of keeping it in the second one below the first."""
        return {
            (t, i, j): self._arriving(tensor, memories[j]) + self._passing(tensor, memories[i], memories[j])
            for t, (tensor, memories) in enumerate(self._about.may.items())
            for j in range(1, len(memories))
            for i in range(j)
        }

    @cached_property
    def _feeding(self) -> dict[tuple[int, int], Array]:
        """By tensor and memory: the energy of feeding the units from there, by way to spread."""
        return {
            (t, i): self._passing(tensor, memory, None).reshape(len(self._ways))
            for t, (tensor, memories) in enumerate(self._about.may.items())
            for i, memory in enumerate(memories)
        }

    def _passing(self, tensor: str, upper: str, lower: str | None) -> Array:
        """The energy at a keep of what passes from or to the next one further in, or the units."""
        output, between = tensor == self._einsum.name, self._chip.fanouts_between(upper, lower or self._about.unit)
        merging = [f for f in between if (f.reduce if output else f.multicast)]
        passing = (self._about.ops if lower is None else self._arrivals(tensor, lower)) / self._instances(
            tensor, merging, False
        )
        at = self._weights.access[upper, tensor]
        return (
            passing * at.write_pj + (passing - self._first(tensor, upper)) * at.read_pj
            if output
            else passing * at.read_pj
        )

    def _arriving(self, tensor: str, memory: str) -> Array:
        """The energy at a keep of what passes from or to the next one further out."""
        arriving, at = self._arrivals(tensor, memory), self._weights.access[memory, tensor]
        if tensor != self._einsum.name:
            return arriving * at.write_pj
        return arriving * at.drain_pj + (arriving - self._first(tensor, memory)) * at.write_pj

    def _arrivals(self, tensor: str, memory: str) -> Array:
        """How many elements arrive in all instances of a memory, or leave them: one for each step of a block."""
        lacks = self._block(tensor, False) * self._instances(tensor, self._inside(memory), False)
        return np.asarray(self._about.ops / lacks)

    def _first(self, tensor: str, memory: str) -> Array:
        """How many elements of a result the instances of a memory touch for the first time, which need not be read."""
        pairs = zip(self._about.sizes.values(), self._about.has[tensor], strict=True)
        around = [f for f in self._about.fanouts if f not in self._inside(memory)]
        return prod(size for size, has in pairs if has) * self._instances(tensor, around, False)

    def _inside(self, memory: str) -> list[Fanout]:
        return [f for f in self._about.fanouts if self._chip.position[f.name] > self._chip.position[memory]]

    def _block(self, tensor: str, has: bool) -> Array:
        """How far the ranks go together that a tensor has, or lacks, in the loops of each block."""
        which = [e for e, there in zip(self._about.extents, self._about.has[tensor], strict=True) if there == has]
        return np.asarray(prod(which, start=np.ones(self._flat))[None])

    def _instances(self, tensor: str, over: Sequence[Fanout], has: bool) -> Array:
        """By way to spread: over how many instances of some fanouts the ranks go that a tensor has, or lacks."""
        which = [i for i, there in enumerate(self._about.has[tensor]) if there == has]
        places = [self._about.fanouts.index(f) for f in over]
        return np.array([float(prod(way[f][i] for f in places for i in which)) for way in self._ways]).reshape(
            -1, *self._flat
        )

    def _room(self, t: int, state: State) -> npt.NDArray[np.bool_] | None:
        """In which blocks there is room for a tile where a state keeps it, beside others that were kept there last."""
        memory = self._memories[t][state[t]]
        capacity = self._chip.memories[memory].capacity_bytes
        if capacity is None:
            return None
        beside = tuple(u for u, i in enumerate(state) if u != t and i > 0 and self._memories[u][i] == memory)
        if (t, memory, beside) not in self._rooms:
            taken = sum(self._tile(u, memory) for u in (t, *beside))
            self._rooms[t, memory, beside] = np.asarray(taken <= 8 * capacity)
        return self._rooms[t, memory, beside]

    def _tile(self, t: int, memory: str) -> Array:
        """The bits of a tile of a tensor in an instance of a memory."""
        tensor = self._tensors[t]
        tile = self._block(tensor, True) * self._instances(tensor, self._inside(memory), True)
        return np.asarray(self._workload.bits[tensor] * tile)


def _least(found: Array) -> Array:
    """Of all blocks."""
    return np.asarray(found.reshape(len(found), -1).min(axis=1))


def _along(found: Array, outward: bool) -> Array:
    """The least of each block and all that have it, or if `outward`, that it has: found in place."""
    for axis in range(1, found.ndim):
        steps = np.moveaxis(found, axis, 0)[:: 1 if outward else -1]
        for one, another in pairwise(steps):
            np.minimum(one, another, out=another)
    return found


def _within(width: int, sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Divisors of sizes whose product is no larger."""
    if not sizes:
        yield ()
        return
    for n in divisors(sizes[0]).tolist():
        if n <= width:
            for rest in _within(width // n, sizes[1:]):
                yield (n, *rest)
