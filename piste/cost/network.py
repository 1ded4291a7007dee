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

from fractions import Fraction
from math import prod
from typing import NamedTuple

from piste.spec.architecture import Fanout


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
