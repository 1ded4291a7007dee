"""Lower bounds on energy and cycles of all trees of a cascade: on each, and on their weighted sums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf, prod

import numpy as np

from piste.results.report import Report
from piste.search.fused.einsum.prices import COMPUTE
from piste.spec.architecture import Architecture

SLACK = 1e-9
GAMES = 2000  # rounds in which weights are found
LEAST = 1e-6  # of a weight,
NEAR = 0.01  # and of which weights are taken as the same

Asked = tuple[float, dict[tuple[str, str], float]]  # what a pJ and what each that can be busy weighs, in cycles


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
        """The corners of the lower bound on all trees, least energy first.

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


def busy_weights(reports: list[Report], chip: Architecture, energy: float) -> dict[tuple[str, str], float]:
    """Of all that can be busy outside the fanouts, and of computing: weights whose sum is 1, with which the least of
    some trees, in weighted cycles and energy, is as much as it can be.

    It is a game: one plays weights, the other a tree; each round the weights of what is busy in the tree that is least
    grow, and the mean of all rounds is what is played.
    """
    first = min((chip.position[f] for f in chip.fanouts), default=len(chip.position))
    inside = {m for m in chip.memories if chip.position[m] > first}
    known: dict[tuple[str, str], int] = {COMPUTE: 0}
    busy = list[dict[tuple[str, str], float]]()
    for report in reports:
        busy.append({})
        for part in (part for phase in report.phases for part in phase.parts if part.name not in inside):
            key = COMPUTE if part.kind == "compute" else (part.name, part.kind)
            known.setdefault(key, len(known))
            busy[-1][key] = busy[-1].get(key, 0.0) + float(part.cycles)
    costs = np.array([[each.get(key, 0.0) for key in known] for each in busy])
    costs += energy * np.array([[r.energy_pj] for r in reports])
    scale = costs.max() or 1.0
    grown, total = np.zeros(len(known)), np.zeros(len(known))
    for n in range(1, GAMES + 1):
        weights = np.exp(grown - grown.max())
        weights /= weights.sum()
        total += weights
        grown += n**-0.5 * costs[int(np.argmin(costs @ weights))] / scale
    total = np.maximum(total / total.sum(), LEAST)
    return dict(zip(known, (total / total.sum()).tolist(), strict=True))


def near(one: Asked, other: Asked) -> bool:
    """Whether two sets of weights are about the same."""
    (weight, shares), (weighed, others) = one, other
    alike = all(abs(shares.get(key, 0.0) - others.get(key, 0.0)) <= NEAR for key in {**shares, **others})
    return alike and abs(weight - weighed) <= NEAR * weight
