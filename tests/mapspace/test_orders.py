"""What is left of a shape keeps the order that is demanded, and nothing is lost that does."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import piste
from piste.mapspace.constraints import Constraints, Rules
from piste.mapspace.orders import Nodes, in_order
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node

CHIP = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
W = piste.gemm(4, 4, 4)
ABOVE, MIDDLE, BELOW = (Loop("k", 0), Loop("m", 0)), (Loop("n", 0), Loop("m", 0)), (Loop("k", 0),)
LEAF = frozenset("mnk")


def tree(above: Nodes, middle: Nodes) -> Nodes:
    return (Keep("DRAM", ("A", "W", "B")), *above, Keep("GLB", ("A",)), *middle, Keep("GLB", ("B",)), *BELOW)


def mappings(nodes: Nodes, leaf: frozenset[str]) -> list[Mapping]:
    """All perfect ones of a shape."""
    found = []
    for steps in product((1, 2, 4), repeat=sum(isinstance(node, Loop) for node in nodes)):
        left, extents, kept = list(steps), dict(W.sizes), list[Node]()
        for node in nodes:
            if not isinstance(node, Loop):
                kept.append(node)
            elif (n := left.pop(0)) > 1:
                extents[node.rank] //= n
                kept.append(Loop(node.rank, extents[node.rank]))
        if all(extent == 1 or (extent and rank in leaf) for rank, extent in extents.items()):
            found.append(Mapping((*kept, Compute("B"))))
    return found


def unordered(mapping: Mapping) -> Any:
    """A mapping without the order of loops that follow each other."""
    gaps: list[set[Node]] = [set()]
    for node in mapping.nodes:
        if isinstance(node, Keep):
            gaps.append(set())
        gaps[-1].add(node)
    return tuple(map(frozenset, gaps))


@pytest.mark.parametrize("memory", ["DRAM", "GLB"])
@pytest.mark.parametrize(
    "order",
    [{"first": ["m"]}, {"first": ["k", "n"]}, {"last": ["k"]}, {"last": ["m", "k"]}, {"first": ["n"], "last": ["m"]}],
)
def test_order_holds_and_nothing_is_lost(memory: str, order: Any) -> None:
    rules = Rules(W, CHIP, Constraints.read({"memory": memory, "order": order}))
    left = [m for shape in in_order(rules, tree(ABOVE, MIDDLE), LEAF) for m in mappings(*shape)]
    assert all(rules.broken_by(m) is None for m in left)
    ways = [tree(above, middle) for above in (ABOVE, ABOVE[::-1]) for middle in (MIDDLE, MIDDLE[::-1])]
    every = [m for nodes in ways for m in mappings(nodes, LEAF) if rules.broken_by(m) is None]
    assert {unordered(m) for m in left} == {unordered(m) for m in every}


def test_without_an_order_nothing_changes() -> None:
    nodes = tree(ABOVE, MIDDLE)
    assert list(in_order(Rules(W, CHIP), nodes, LEAF)) == [(nodes, LEAF)]
