"""Networks of fanouts: how many hops a word takes.

A word that crosses a fanout takes the hops of a route to its first receiver; every further instance that receives it in
the same step (or sends a part of the sum that it is) takes one more, but on a bus, where all of them listen.

| network | hops of a route | of a further instance | entries |
|---|---|---|---|
| bus | 1 | 0 | 1 |
| tree | its depth, log2 of the instances rounded up | 1 | 1, the root |
| mesh | the mean way from the side of the first axis along the other axes (along the only axis, if there is one) | 1 | one for each place on that side |
| systolic | 1 | 1 | one for each place on the sides |
| crossbar | 1 | 1 | one for each instance |

Where an element crosses several fanouts between two keeps, further instances are those of the innermost one.
"""  # noqa: E501 - a table

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Table
from fractions import Fraction
from math import prod
from typing import NamedTuple, Protocol, TypeVar

from piste.formula.program import Expr
from piste.spec.architecture import Architecture, Fanout
from piste.spec.einsum import Einsum
from piste.spec.mapping import Keep, Node

Amount = TypeVar("Amount", int, Expr)


class FourCounts(Protocol[Amount]):
    """The four counts of a tensor at a memory, as numbers or as expressions."""

    reads: Amount
    fills: Amount
    updates: Amount
    drains: Amount


class Hops(NamedTuple):
    """Hops of a route and of each further instance, and how many links words enter by."""

    route: Fraction
    further: int
    entries: int


def hops(fanout: Fanout) -> Hops:
    """What a fanout's network takes; one without a network takes no hops.

    >>> hops(Fanout("PE", {"x": 14, "y": 12}, network="mesh"))
    Hops(route=Fraction(13, 2), further=1, entries=14)
    """
    widths = list(fanout.axes.values())
    along = widths[1:] or widths
    match fanout.network:
        case "bus":
            return Hops(Fraction(1), 0, 1)
        case "tree":
            return Hops(Fraction(max(1, (prod(widths) - 1).bit_length())), 1, 1)
        case "mesh":
            return Hops(sum((Fraction(n + 1, 2) for n in along), Fraction(0)), 1, prod(widths) // prod(along))
        case "systolic":
            return Hops(Fraction(1), 1, sum(widths))
        case "crossbar":
            return Hops(Fraction(1), 1, prod(widths))
    return Hops(Fraction(0), 0, 1)


def further_instances(
    einsum: Einsum,
    architecture: Architecture,
    nodes: Iterable[Node],
    total: Table[tuple[str, str], FourCounts[Amount]],
    ops: Amount,
    unit: str,
) -> dict[tuple[str, str], Amount]:
    """By (fanout, tensor): how often an instance is a further one to receive or send a word; only of priced hops.

    nodes: those above the compute of the Einsum. total: what moves at each (memory, tensor) while it runs, over all
    instances. ops: operations. unit: what computes them.
    """
    priced = {f.name for f in architecture.fanouts.values() if (f.hop_pj or f.hop_pj_per_bit) and hops(f).further}
    nodes, found = list(nodes), dict[tuple[str, str], Amount]()
    for tensor in einsum.accesses if priced else ():
        keeps: list[str] = [node.memory for node in nodes if isinstance(node, Keep) and tensor in node.tensors]
        output = tensor == einsum.name
        for memory, below in zip(keeps, [*keeps[1:], unit], strict=True):
            fanouts = architecture.fanouts_between(memory, below)
            edge = [(memory, tensor)] + [(below, tensor)] * (below != unit)
            if not fanouts or fanouts[-1].name not in priced or not all(end in total for end in edge):
                continue  # where nothing moves while this Einsum runs, it moved before
            here, there = total[edge[0]], total[edge[-1]]
            received = ops if below == unit else there.drains if output else there.fills
            further = received - (here.updates if output else here.reads)
            key = fanouts[-1].name, tensor
            found[key] = found[key] + further if key in found else further
    return found
