"""What no tree of a cascade is below in energy and cycles: the least of each, and of their weighted sums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf, prod

SLACK = 1e-9


@dataclass
class Lines:
    """No tree takes less `energy`, or fewer `cycles`, or has `cycles + weight * energy` below a line.

    >>> Lines(2.0, 3.0, [(1.0, 6.0)]).product, Lines(2.0, 3.0).product
    (8.0, 6.0)
    """

    energy: float
    cycles: float
    lines: list[tuple[float, float]] = field(default_factory=list)  # weight, least

    def at(self, energy: float) -> float:
        """The fewest cycles with so much energy."""
        return max([self.cycles, *(least - weight * energy for weight, least in self.lines)])

    @property
    def corner(self) -> tuple[float, float]:
        """Where energy times cycles is least."""
        return min(((e, self.at(e)) for e in self._ends()), key=prod)

    @property
    def product(self) -> float:
        return prod(self.corner)

    def _ends(self) -> list[float]:
        """The energy where two of them meet."""
        ends = [self.energy, *((least - self.cycles) / weight for weight, least in self.lines)]
        ends += [(b - a) / (v - w) for w, a in self.lines for v, b in self.lines if v != w]
        return [e for e in ends if e >= self.energy]

    @property
    def hull(self) -> tuple[tuple[float, float], ...]:
        """The corners of what no tree is below, least energy first.

        >>> Lines(2.0, 3.0, [(1.0, 6.0), (1.0, 5.0)]).hull
        ((2.0, 4.0), (3.0, 3.0))
        """
        found = list[tuple[float, float]]()
        for e in sorted(set(self._ends())):
            c = self.at(e)
            while len(found) > 1 and _turns(found[-2], found[-1], (e, c)) <= SLACK * e * c:
                found.pop()
            if not found or c < found[-1][1] * (1 - SLACK):
                found.append((e, c))
        return tuple(found)

    def within(self, points: Iterable[tuple[float, float]]) -> float:
        """The least share such that of every tree one of the `points` takes at most so much more energy and cycles.

        Trees that none of them is near enough to lie below two neighbours: of less energy than the one, and of fewer
        cycles than the other.

        >>> round(Lines(2.0, 3.0, [(1.0, 6.0)]).within([(2.0, 5.0), (4.0, 3.0)]), 3)
        0.5
        """
        front = sorted(points)
        if not front or self.energy <= 0 or self.cycles <= 0:
            return inf
        ends = front[0][0] / self.energy, front[-1][1] / self.cycles
        return max(max(*ends, *(self._apart(a, b) for a, b in pairwise(front))) - 1, 0.0)

    def _apart(self, a: tuple[float, float], b: tuple[float, float]) -> float:
        """How many times more than a tree between two neighbours of a front the nearer of them may take."""
        (_, c), (e, _) = a, b
        lines = ((c + weight * e) / least for weight, least in self.lines if least > 0)
        return min(e / self.energy, c / self.cycles, *lines, inf)

    def widest(self, points: Iterable[tuple[float, float]]) -> list[float]:
        """Weights of lines through two neighbours of a front, those between which most is open first; 0 where that is
        beyond the fewest cycles. Of a point alone, also the line on which the product of both is least there.

        >>> Lines(2.0, 3.0, [(1.0, 6.0)]).widest([(2.0, 5.0), (4.0, 3.5)])
        [0.75, 0.0]
        """
        front = sorted(points)
        gaps = [(front[-1][1] / self.cycles if self.cycles else inf, 0.0)]
        if self.energy > 0 and self.cycles > 0:
            gaps += [(self._apart(a, b), (a[1] - b[1]) / (b[0] - a[0])) for a, b in pairwise(front)]
        gaps += [(inf, front[0][1] / front[0][0])] if len(front) == 1 and front[0][0] else []
        return [weight for gap, weight in sorted(gaps, reverse=True) if gap > 1 + SLACK]

    def also(self, energy: float, cycles: float) -> Lines:
        """What holds of other trees too, of which the least of each is known."""
        lines = [(weight, min(least, cycles + weight * energy)) for weight, least in self.lines]
        return Lines(min(self.energy, energy), min(self.cycles, cycles), lines)


def _turns(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """Above zero where the way from a over b to c turns left: b is a corner."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
