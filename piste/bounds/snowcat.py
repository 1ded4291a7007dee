"""Loop nests for one buffer before one backing store, written without what changes nothing."""

from __future__ import annotations

from collections.abc import Iterable

from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node
from piste.spec.workload import Workload

STORE, BUFFER = "DRAM", "Buffer"  # as the architecture `snowcat` names them


def nest(workload: Workload, einsum: Einsum, steps: Iterable[Loop | Keep]) -> Mapping:
    """A mapping of one Einsum: loops of one step are left out, keeps with no loop between them joined.

    The loops after the last keep are left out too: whatever their order, the buffer holds what they touch.
    """
    nodes: list[Node] = [Keep(STORE, tuple(t for t in workload.tensors if t in einsum.accesses))]
    extents = dict(workload.sizes)
    for step in steps:
        if isinstance(step, Keep):
            before = nodes[-1]
            if isinstance(before, Keep) and before.memory == step.memory:
                nodes[-1] = Keep(step.memory, before.tensors + step.tensors)
            else:
                nodes.append(step)
        elif step.tile < extents[step.rank]:
            extents[step.rank] = step.tile
            nodes.append(step)
    while isinstance(nodes[-1], Loop):
        nodes.pop()
    return Mapping((*nodes, Compute(einsum.name)))
