"""What no mapping on a chip falls below, known before any is searched: by the bound on traffic, the peak rate, and what
was found on chips that have at least as much of everything."""

from __future__ import annotations

from itertools import product
from math import inf

from piste.mapspace.space import Mapspace
from piste.search.limits import least_outside
from piste.search.objective import Objective
from piste.search.proof.floor import Floor
from piste.spec.architecture import Component, Fanout, Memory

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
    energy = floor.computing + _moving(floor, words * min(outermost.read_pj, outermost.write_pj))
    return {"energy": energy, "cycles": cycles, "edp": energy * cycles}[objective.name] * (1 - SLACK)


def _moving(floor: Floor, passing: float) -> float:
    """The least energy to move data when what passes the outermost memory takes at least `passing`.

    A tensor feeds the units from its backing store, and all of that passes, or from a memory further in: that comes on
    top of what passes.
    """
    ways = []  # of each tensor: what it takes outside, and further in
    for tensor, (backing, *others) in ((t, costs.values()) for t, costs in floor.feeding.items()):
        once = floor.once[tensor]
        ways.append([(backing, 0.0), *((once, min(others) - once) for _ in others[:1])])
    return min(max(passing, sum(out for out, _ in way)) + sum(within for _, within in way) for way in product(*ways))


def contains(space: Mapspace, other: Mapspace) -> bool:
    """Whether every mapping of the other space is in this one too, fits if it does there, and costs no more.

    Both are of one workload, with architectures that differ in numbers only.

    >>> import piste
    >>> from dataclasses import replace
    >>> chip = piste.load("snowcat")
    >>> small, large = (replace(chip, components=(*chip.components[:1], Memory("Buffer", n), *chip.components[2:]))
    ...                 for n in (1024, 2048))
    >>> one, two = (Mapspace(piste.gemm(8, 8, 8), chip) for chip in (small, large))
    >>> contains(two, one), contains(one, two)
    (True, False)
    """
    # A wider axis has room for all spreads over a narrower one; but idle instances leak, a systolic array takes longer
    # to fill, sizes are padded to it, and constraints may demand that it be used.
    chip = other.architecture
    leaks = any(getattr(component, "leakage_pj_per_cycle", 0) for component in chip.components)
    systolic = any(fanout.systolic for fanout in chip.fanouts.values())
    fixed = leaks or systolic or other.factors == "padded" or bool(other.constraints.entries)
    pairs = zip(space.architecture.components, chip.components, strict=True)
    return all(
        all(a >= b for a, b in zip(_merits(one), _merits(two), strict=True)) and _wide(one, two, fixed)
        for one, two in pairs
    )


def _merits(component: Component) -> tuple[float, ...]:
    """The numbers of a component that can only help as they grow: those that hurt with a minus."""
    if isinstance(component, Memory):
        ports = (component.words_per_cycle, component.read_words_per_cycle, component.write_words_per_cycle)
        room = (inf if much is None else much for much in (component.capacity_bytes, *ports))
        costs = (component.read_pj, component.write_pj, component.pj_per_drain, component.leakage_pj_per_cycle)
        return (*room, *(-cost for cost in costs))
    if isinstance(component, Fanout):
        return (inf if component.words_per_cycle is None else component.words_per_cycle, -component.word_pj)
    return (component.ops_per_cycle, -component.energy_pj, -component.leakage_pj_per_cycle)


def _wide(one: Component, two: Component, fixed: bool) -> bool:
    if not isinstance(one, Fanout) or not isinstance(two, Fanout):
        return True
    return one.axes == two.axes or (not fixed and all(one.axes[axis] >= width for axis, width in two.axes.items()))
