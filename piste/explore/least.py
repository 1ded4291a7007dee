"""What no mapping on a chip falls below, known before any is searched: by the bound on traffic and the peak rate."""

from __future__ import annotations

from itertools import product

from piste.mapspace.space import Mapspace
from piste.search.floor import Floor
from piste.search.limits import least_outside
from piste.search.objective import Objective

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
