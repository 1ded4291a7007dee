"""When a tensor that is kept above shared loops is there, while Einsums in them run.

It is there from the first Einsum that uses it to the last. In a loop that is all the time but in the first step, before
the first of them, and in the last one, after the last of them. Of three steps or more one is neither: all that is ever
kept above such a loop is there at once. Of two steps the first and the last are counted apart (a bit for each such
loop: it is in its last step), and the instances of a spread, which all run at once, are one step.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

ALWAYS = 1_000_000  # a depth that no loop has: it is there all the time


class Lifetimes:
    """Loops above one another, by their steps: 1 of a spread, 2, or 3 for all more. A moment is a choice of steps."""

    def __init__(self, steps: tuple[int, ...]):
        self._steps = steps
        twos = [[k for k in range(d) if steps[k] == 2] for d in range(len(steps) + 1)]
        self.moments = [_choices(bits) for bits in twos]  # by depth
        self.outer = [  # by depth, for each moment there: its number one loop further out
            [self.moments[max(d - 1, 0)].index(m & ~(1 << d - 1 if d else 0)) for m in each]
            for d, each in enumerate(self.moments)
        ]
        self._before = {
            (d, e): tuple(not self._all(d, e, m, last=False) for m in self.moments[e])
            for e in range(len(steps) + 1)
            for d in range(e)
        }

    def _all(self, first: int, end: int, moment: int, last: bool) -> bool:
        """Whether all loops from one depth to another are in their first step, or in the last."""
        loops = range(first, end)
        return all(self._steps[k] == 1 or (self._steps[k] == 2 and bool(moment >> k & 1) == last) for k in loops)

    def before(self, depth: int, inside: int) -> tuple[bool, ...]:
        """Whether what is kept at a depth from now on was there while Einsums ran before it that are still `inside` so
        many loops with it, by moment."""
        return self._before[depth, inside]

    def ended(self, depth: int, until: int) -> int:
        """The depth until which loops say whether something is still there that is kept at a depth and no longer used,
        if no more loops are open now than `until`; the depth itself if it is gone."""
        if until <= depth or any(self._steps[k] > 2 for k in range(depth, until)):
            return ALWAYS if until > depth else depth
        return until if any(self._steps[k] == 2 for k in range(depth, until)) else depth

    def still(self, depth: int, until: int) -> Sequence[bool]:
        """Whether it is there, by moment of the innermost loop."""
        return [not self._all(depth, until, m, last=True) for m in self.moments[-1]]


@cache
def lifetimes(steps: tuple[int, ...]) -> Lifetimes:
    return Lifetimes(steps)


def _choices(bits: list[int]) -> list[int]:
    """Every sum of some of these bits."""
    found = [0]
    for bit in bits:
        found += [one | 1 << bit for one in found]
    return found
