"""What running a subtree has counted and left behind, and how outcomes add up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from piste.count.boxes import shift
from piste.count.fused.peak import Profile
from piste.count.fused.plan import Instance, Shift
from piste.count.fused.states import State
from piste.count.fused.states import shifted as moved_on
from piste.count.fused.visit import Unclear
from piste.count.oracle.schedule import Site

States = dict[Site, State]
# For keeps above a Fuse, by instance, when the tile entered: the outermost loop that had moved, of ranks the tensor
# lacks, and the innermost that turns, of those that it has.
TilePositions = dict[Site, dict[Instance, tuple[int, int]]]


@dataclass
class Moments:
    """The stages of a phase: the first, the last if there are more, and those between with how often they occur."""

    first: Counter[Any]
    last: Counter[Any] | None = None
    between: Counter[frozenset[tuple[Any, int]]] = field(default_factory=Counter)

    def then(self, next: Moments) -> Moments:
        """The stages of this, and after it those of the next."""
        between = self.between + next.between
        if self.last is not None:
            between[frozen(self.last)] += 1
        if next.last is None:
            return Moments(self.first, next.first, between)
        between[frozen(next.first)] += 1
        return Moments(self.first, next.last, between)

    def repeated(self, n: int) -> Moments:
        """The stages of this, `n` times."""
        if n == 1:
            return self
        between = Counter({k: n * v for k, v in self.between.items()})
        between[frozen(self.first)] += n - 1
        if self.last is None:
            between[frozen(self.first)] -= 1
            return Moments(self.first, self.first, +between)
        between[frozen(self.last)] += n - 1
        return Moments(self.first, self.last, between)

    def at_end(self, more: Counter[Any]) -> Moments:
        """With something added to the last stage."""
        if self.last is None:
            return Moments(added(self.first, more), None, self.between)
        return Moments(self.first, added(self.last, more), self.between)


def frozen(counter: Counter[Any]) -> frozenset[tuple[Any, int]]:
    """A counter as a value that can be a key; what is counted zero times is left out.

    >>> frozen(Counter(read=2, write=0)) == frozenset({("read", 2)})
    True
    """
    return frozenset((k, v) for k, v in counter.items() if v)


def added(a: Counter[Any], b: Counter[Any]) -> Counter[Any]:
    """Two counters added up, neither of them changed.

    >>> added(Counter(read=2), Counter(read=1, write=3)) == Counter(read=3, write=3)
    True
    """
    out = Counter(a)
    out.update(b)
    return out


# What a pipe does when it is entered, one entry after the other: the steps of each Einsum by branch, and how many
# entries in a row do so.
Runs = tuple[tuple[tuple[dict[str, int], ...], int], ...]
MOST_RUNS = 20_000


def joined(runs: Runs, more: Runs) -> Runs:
    """Entries of a pipe and those that follow; equal ones in a row become one run.

    >>> joined(((({"A": 2},), 3),), ((({"A": 2},), 1),))
    ((({'A': 2},), 4),)
    """
    if runs and more and runs[-1][0] == more[0][0]:
        return (*runs[:-1], (runs[-1][0], runs[-1][1] + more[0][1]), *more[1:])
    return runs + more


def times(runs: Runs, n: int) -> Runs:
    """Entries of a pipe, all of them `n` times; `Unclear` if that are too many runs.

    >>> times(((({"A": 2},), 3),), 5)
    ((({'A': 2},), 15),)
    """
    if len(runs) == 1:
        return ((runs[0][0], runs[0][1] * n),)
    if len(runs) * n > MOST_RUNS:
        raise Unclear("too many iterations above a pipe differ from those before them")
    return runs * n


@dataclass
class SubtreeCounts:
    """What running a subtree has counted and left behind."""

    tally: Counter[Any]
    states: States  # of the keeps that it touched
    moments: dict[int, Moments]  # by phase
    profile: Profile
    tile_positions: TilePositions = field(default_factory=dict)
    entries: dict[int, Runs] = field(default_factory=dict)  # of pipes, by phase

    def then(self, next: SubtreeCounts) -> SubtreeCounts:
        """This, and after it the next."""
        moments = dict(self.moments)
        for phase, mine in next.moments.items():
            moments[phase] = moments[phase].then(mine) if phase in moments else mine
        entries = dict(self.entries)
        for phase, runs in next.entries.items():
            entries[phase] = joined(entries.get(phase, ()), runs)
        return SubtreeCounts(
            added(self.tally, next.tally),
            {**self.states, **next.states},
            moments,
            self.profile.then(next.profile),
            merge_positions(self.tile_positions, next.tile_positions),
            entries,
        )

    def repeated(self, n: int, by: Shift) -> SubtreeCounts:
        """This, `n` times, each shifted from the one before."""
        if n == 1:
            return self
        return SubtreeCounts(
            Counter({k: n * v for k, v in self.tally.items()}),
            {site: shifted(site, state, by.times(n - 1)) for site, state in self.states.items()},
            {phase: m.repeated(n) for phase, m in self.moments.items()},
            self.profile.repeated(n),
            self.tile_positions,
            {phase: times(runs, n) for phase, runs in self.entries.items()},
        )

    def shifted(self, by: Shift) -> SubtreeCounts:
        """The same counts, with what is left behind somewhere else."""
        states = {site: shifted(site, state, by) for site, state in self.states.items()}
        return replace(self, states=states)


def shifted(site: Site, state: State, by: Shift) -> State:
    """What a keep holds, moved."""
    if isinstance(state, tuple):
        return moved_on(state, by.ranks)
    d = by.tensors[site.tensor]
    return {i: (shift(held, d), shift(made, d)) for i, (held, made) in state.items()}


def merge_positions(a: TilePositions, b: TilePositions) -> TilePositions:
    """Positions of tiles by site and instance; of those in both, the later ones (`b`)."""
    return {site: {**a.get(site, {}), **b.get(site, {})} for site in {**a, **b}}
