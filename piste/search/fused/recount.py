"""Trees chosen by prices that do not know all, made better by what they cost in truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

from piste.spec.mapping import Fuse, Keep, Loop, Mapping, Node


def hoisted(mapping: Mapping, cost: Callable[[Mapping], float], most: int) -> Mapping:
    """A tree with keeps moved above loops of their branch as long as that costs less; at most so many are counted.

    Where accesses are whole, a tile that is longer along the last axis of its tensor wastes less of them; prices by
    element do not tell the two apart.

    >>> tree = Mapping((Keep("DRAM", ("A",)), Loop("k", 1), Keep("GLB", ("A",))))
    >>> str(hoisted(tree, lambda one: float(isinstance(one.nodes[1], Loop)), 9)).splitlines()[1]
    'GLB  | keep A'
    """
    value, left = cost(mapping), most
    while left > 0:
        for other in _moved(mapping.nodes):
            left -= 1
            if (found := cost(Mapping(other))) < value < inf:
                mapping, value = Mapping(other), found
                break
            if left <= 0:
                return mapping
        else:
            return mapping
    return mapping


def _moved(nodes: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
    """One keep above the loop before it, or above all up to the next keep."""
    for at, node in enumerate(nodes):
        if isinstance(node, Keep):
            first = at
            while first and isinstance(nodes[first - 1], Loop):
                first -= 1
            for to in dict.fromkeys((first, at - 1)) if first < at else ():
                yield (*nodes[:to], node, *nodes[to:at], *nodes[at + 1 :])
        if isinstance(node, Fuse):
            for n, branch in enumerate(node.branches):
                for other in _moved(branch):
                    branches = (*node.branches[:n], other, *node.branches[n + 1 :])
                    yield (*nodes[:at], Fuse(branches), *nodes[at + 1 :])
