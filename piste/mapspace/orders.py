"""Loop orders that constraints demand: the shapes that are left of one whose loops stand in no order yet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from piste.mapspace.constraints import Rules
from piste.spec.mapping import Keep, Loop, Node

Nodes = tuple[Node, ...]


def in_order(rules: Rules, nodes: Nodes, leaf: frozenset[str]) -> Iterator[tuple[Nodes, frozenset[str]]]:
    """The same tree with its loops in order; where two would stand wrong, once without one, once without the other.

    `leaf` are the ranks that the compute may walk. Loops with only loops between them are put in order first.

    >>> from piste.spec.architecture import Architecture, Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> from piste.spec.constraints import Constraints
    >>> chip = Architecture((Memory("DRAM"), Unit("MAC")))
    >>> rules = Rules(gemm(4, 4, 4), chip, Constraints.read({"memory": "DRAM", "order": {"last": ["k"]}}))
    >>> for shape in in_order(rules, (Loop("k", 0), Loop("m", 0)), frozenset("n")):
    ...     print(shape)
    ((Loop(rank='m', tile=0, step=None),), frozenset({'n'}))
    ((Loop(rank='m', tile=0, step=None), Loop(rank='k', tile=0, step=None)), frozenset())
    """
    return _parted(rules, _sorted(rules, nodes), leaf)


def _owners(rules: Rules, nodes: Nodes) -> list[str]:
    """For each node and the compute's walk after them, the memory whose loops stand there."""
    position = rules.architecture.position
    owners = [next(iter(rules.architecture.memories))]
    for node in nodes:
        owner = owners[-1]
        owners.append(max(owner, node.memory, key=lambda m: position[m]) if isinstance(node, Keep) else owner)
    return owners


def _sorted(rules: Rules, nodes: Nodes) -> Nodes:
    """Of loops that follow each other, those that must be first before the others and those that must be last after."""

    def place(found: tuple[Node, str]) -> tuple[int, int]:
        (first, last), rank = rules.loop_order(found[1]), getattr(found[0], "rank", "")
        return (0, first.index(rank)) if rank in first else (2, last.index(rank)) if rank in last else (1, 0)

    runs = groupby(zip(nodes, _owners(rules, nodes), strict=False), key=lambda found: isinstance(found[0], Loop))
    return tuple(node for loops, run in runs for node, _ in (sorted(run, key=place) if loops else run))


def _parted(rules: Rules, nodes: Nodes, leaf: frozenset[str]) -> Iterator[tuple[Nodes, frozenset[str]]]:
    owners = _owners(rules, nodes)
    for i, upper in enumerate(nodes):
        if not isinstance(upper, Loop):
            continue
        below = [(j, n.rank) for j, n in enumerate(nodes[i + 1 :], i + 1) if isinstance(n, Loop)]
        below += [(len(nodes), rank) for rank in sorted(leaf)]
        for j, rank in below:
            if owners[i] == owners[j] and not rules.may_stand_above(owners[i], upper.rank, rank):
                yield from _parted(rules, nodes[:i] + nodes[i + 1 :], leaf)
                if j < len(nodes):
                    yield from _parted(rules, nodes[:j] + nodes[j + 1 :], leaf)
                else:
                    yield from _parted(rules, nodes, leaf - {rank})
                return
    yield nodes, leaf
