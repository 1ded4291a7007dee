"""What no mapping on a chip falls below, known before any is searched: by the bound on traffic, the peak rate, and what
was found on chips that have at least as much of everything."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import inf, prod

from piste.bounds.needed import computed, needed
from piste.cost.weights import Weights
from piste.mapspace.space import Mapspace
from piste.search.fused.cascade import alone
from piste.search.limits import bytes_per_cycle, least_outside
from piste.search.objective import Objective
from piste.search.proof.floor import Floor
from piste.spec.architecture import Architecture, chip_for
from piste.spec.constraints import Constraints
from piste.spec.workload import Workload

SLACK = 1e-9  # relative: what rounding may do


def least(space: Mapspace, objective: Objective) -> float:
    """The least of an objective of `piste.search` that a mapping of the space may have.

    >>> import piste
    >>> from piste.search.objective import NAMED
    >>> space = Mapspace(piste.gemm(64, 64, 64), piste.load("eyeriss"))
    >>> found = {name: piste.search("gemm:64,64,64", "eyeriss", objective=name).value for name in NAMED}
    >>> [0.2 < least(space, NAMED[name]) / found[name] <= 1 for name in NAMED]
    [True, True, True]
    """
    floor = Floor(space, objective)
    if objective.memory is not None:
        return floor() * (1 - SLACK)
    outermost = next(iter(space.architecture.memories.values()))
    words, cycles = 0.0, 0.0
    if all(space.rules.may_keep(outermost.name, tensor) for tensor in space.workload.tensors):
        words, cycles = least_outside(space.workload, space.architecture)
    cycles = max(cycles, floor.cycles)
    bits, weights = space.workload.bits, Weights(space.workload, space.architecture)
    widest = max(bits.values())  # a word of that width takes at least what the cheapest bits do
    word_pj = min(min(weights.access[outermost.name, t][:2]) * (widest / bits[t]) for t in space.workload.tensors)
    energy = floor.computing + _moving(floor, words * word_pj)
    return {"energy": energy, "cycles": cycles, "edp": energy * cycles}[objective.name] * (1 - SLACK)


@dataclass(frozen=True)
class FusedSpace:
    """The fused trees of a cascade on a chip, as far as a bound on them needs it."""

    workload: Workload
    architecture: Architecture
    factors: str
    constraints: Constraints


def least_fused(space: FusedSpace, objective: Objective) -> float:
    """The least energy, cycles or EDP that a fused tree of a cascade may have.

    Every operation takes its operands from the cheapest memory that may feed it, and every input and result of the
    cascade enters or leaves the outermost memory once; what lies between may never be there. Of a result that is read
    in part, only that is made (`piste.bounds.needed`): what is computed for it counts, and what of inputs it takes.

    >>> import piste
    >>> from piste.search.objective import NAMED
    >>> pair = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=16, k=16, l=16, n=16)
    >>> space = FusedSpace(pair, piste.load("eyeriss"), "perfect", Constraints())
    >>> found = {name: piste.search(pair, "eyeriss", objective=name).value for name in NAMED}
    >>> [0.1 < least_fused(space, NAMED[name]) / found[name] <= 1 for name in NAMED]
    [True, True, True]
    """
    w, chip = space.workload, space.architecture
    weights, outermost = Weights(w, chip), next(iter(chip.memories.values()))
    energy, cycles, made = 0.0, 0.0, needed(w)
    shares = computed(w, made)
    once: dict[str, float] = {}  # of what comes from the outermost memory or goes there
    for einsum in w.einsums:
        mapspace = Mapspace(alone(w, einsum), chip_for(einsum, chip), space.factors, space.constraints.of(einsum))
        floor, unit = Floor(mapspace, objective), chip.units_for(einsum)[0]
        rate = float(weights.operation(einsum.name, unit).per_cycle) * chip.instances(unit.name)
        cycles += shares[einsum.name] * prod(w.sizes[r] for r in einsum.ranks) / rate
        energy += shares[einsum.name] * floor.computing
        if shares[einsum.name] < 1:
            for tensor in (t for t in floor.once if t not in w.intermediates):
                some = made[tensor] / prod(w.shapes[tensor])
                once[tensor] = max(once.get(tensor, 0.0), some * floor.once[tensor])
            continue
        for tensor, (backing, *others) in ((t, costs.values()) for t, costs in floor.feeding.items()):
            home, inside = floor.once[tensor], tensor in w.intermediates
            energy += min([backing if inside else backing - home, *(cost - home for cost in others)])
            if not inside:
                once[tensor] = max(once.get(tensor, 0.0), home)
    energy += sum(once.values())
    moved = sum(made[t] * w.bits[t] / 8 for t in (*w.inputs, *w.outputs))
    if (most := bytes_per_cycle(weights, outermost)) is not None:
        cycles = max(cycles, moved / float(most))
    return {"energy": energy, "cycles": cycles, "edp": energy * cycles}[objective.name] * (1 - SLACK)


def _moving(floor: Floor, passing: float) -> float:
    """The least energy to move data when what passes the outermost memory takes at least `passing`.

    A tensor feeds the units from its backing store, and all of that passes, or from a memory further in: that comes on
    top of what passes.
    """
    places = []  # of each tensor: what it takes outside, and further in
    for tensor, (backing, *others) in ((t, costs.values()) for t, costs in floor.feeding.items()):
        once = floor.once[tensor]
        places.append([(backing, 0.0), *((once, min(others) - once) for _ in others[:1])])
    return min(
        max(passing, sum(out for out, _ in place)) + sum(within for _, within in place) for place in product(*places)
    )


def contains(space: Mapspace | FusedSpace, other: Mapspace | FusedSpace) -> bool:
    """Whether every mapping of the other space is in this one too, fits if it does there, and costs no more.

    Both are of one workload, with architectures that differ in numbers only.

    >>> import piste
    >>> from dataclasses import replace
    >>> from piste.spec.architecture import Memory
    >>> chip = piste.load("snowcat")
    >>> small, large = (replace(chip, components=(*chip.components[:1], Memory("Buffer", n), *chip.components[2:]))
    ...                 for n in (1024, 2048))
    >>> one, two = (Mapspace(piste.gemm(8, 8, 8), chip) for chip in (small, large))
    >>> contains(two, one), contains(one, two)
    (True, False)
    """
    # A wider axis has room for all spreads over a narrower one; but idle instances leak, a systolic array takes longer
    # to fill, sizes are padded to it, and constraints may demand that it be used.
    here, there = (Weights(one.workload, one.architecture) for one in (space, other))
    systolic = any(fanout.systolic for fanout in other.architecture.fanouts.values())
    fixed = bool(there.leakage_pj) or systolic or other.factors == "padded" or bool(other.constraints.entries)
    merits, wanted = _merits(here), _merits(there)
    both = zip(here.architecture.memories.values(), there.architecture.memories.values(), strict=True)
    if any((a.access_bytes, a.double_buffered) != (b.access_bytes, b.double_buffered) for a, b in both):
        return False  # neither size of an access is the better one for all rows
    return all(merits.get(what, inf) >= wanted.get(what, inf) for what in (*merits, *wanted)) and all(
        one.axes == two.axes or (not fixed and all(one.axes[axis] >= width for axis, width in two.axes.items()))
        for one, two in zip(here.architecture.fanouts.values(), there.architecture.fanouts.values(), strict=True)
    )


def _merits(weights: Weights) -> dict[tuple[str, ...], float]:
    """The numbers that can only help as they grow, those that hurt with a minus; what is not said is unlimited."""
    found: dict[tuple[str, ...], float] = {}
    for memory in weights.architecture.memories.values():
        if memory.capacity_bytes is not None:
            found["room", memory.name] = memory.capacity_bytes
    for port in weights.ports:
        found |= {(port.kind, port.component, t): float(port.rate / load) for t, load in port.loads.items()}
    for key, prices in weights.access.items():
        found |= {(what, *key): -pj for what, pj in zip(prices._fields, prices, strict=True)}
    found |= {("word", *key): -pj for key, pj in weights.word_pj.items()}
    found |= {("further", *key): -weights.further_pj.get(key, 0.0) for key in weights.word_pj}
    found |= {("leakage", name): -weights.leakage_pj.get(name, 0.0) for name in weights.architecture.position}
    for unit in weights.architecture.units.values():
        for einsum in weights.workload.einsums:
            energy_pj, per_cycle = weights.operation(einsum.name, unit)
            found["compute", unit.name, einsum.name], found["energy", unit.name, einsum.name] = (
                float(per_cycle),
                -energy_pj,
            )
    return found
