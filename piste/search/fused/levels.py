"""Tensors exchanged in any memory: each in one of its own, at a depth of the loops and spreads that Einsums share.

A cascade on a chip has levels: the memory next to the outermost, and those further in. A tensor may be resident at any
of them, or at several; what an Einsum computes stands below the innermost that anything is exchanged in while it runs
(its leaf). Between two levels a spread may be shared as a loop is: every instance then has its part of a rank that all
results have. What an Einsum costs below its leaf depends on where each tensor comes from: from there, or from a memory
further out, which is then the home of a smaller chip (`Deeper.kind_at`). A state knows what is resident at each level
and depth, and the peaks of each level. What follows a state in which no loop is open is looked at on its own, once; all
else is as in `join.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from heapq import merge
from itertools import chain, combinations, combinations_with_replacement, permutations, product
from math import inf, prod
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from piste.mapspace.constraints import Constraints, Rules
from piste.search.fused.cascade import Cascade, Known, Walked, alone
from piste.search.fused.einsum.extent import Extent, Part, back, divisors, is_odd, is_uneven, largest, visits
from piste.search.fused.einsum.kernel import Late
from piste.search.fused.einsum.kind import Kind, without_retention
from piste.search.fused.einsum.prices import COMPUTE
from piste.search.fused.einsum.tables import ShapeTables
from piste.search.fused.join import (
    BROUGHT,
    MADE,
    NOTHING,
    Held,
    Join,
    OpenLoops,
    Placement,
    Placing,
    Resident,
    Rest,
    Shared,
    State,
    Step,
    also_before,
    by_depth,
    folded,
    subsets,
    taken,
)
from piste.spec.architecture import Architecture, chip_for, may_keep
from piste.spec.workload import Workload

OFTEN = 64  # sets of loops between two looks at the clock
GLANCES = 8  # at an Einsum below some loops take as long as a closer look
TILES = 20_000  # that a bound looks at; of ranks that would make more nothing is asked
MOST = 2.0**50  # bits of a memory without end
HOW = 4  # what a tensor in a memory is told by: how it came there, and this many times the level


class Level(NamedTuple):
    """A memory in which tensors may be exchanged, its bits, and the axes between it and the level above."""

    memory: str
    room: float
    axes: tuple[tuple[str, int, bool], ...]  # axis, instances, and whether it multicasts


def levels_of(workload: Workload, architecture: Architecture, exchange: str, constraints: Constraints) -> list[Level]:
    """The exchange memory, and those further in, up to the last in which something can be exchanged."""
    memories, found, last = list(architecture.memories.values()), list[Level](), 1
    for memory in memories[list(architecture.memories).index(exchange) :]:
        if found and not any(may_keep(workload, memory, t) for t in workload.intermediates):
            continue
        above = architecture.fanouts_between(found[-1].memory, memory.name) if found else ()
        axes = tuple((f"{f.name}.{axis}", width, f.multicast) for f in above for axis, width in f.axes.items())
        room = memory.capacity_bytes
        found.append(Level(memory.name, inf if room is None else 8.0 * room, axes))
        if any(_may_exchange(workload, architecture, constraints, memory.name, t) for t in workload.tensors):
            last = len(found)
    return found[:last]


def _may_exchange(
    workload: Workload, architecture: Architecture, constraints: Constraints, memory: str, tensor: str
) -> bool:
    """Whether an Einsum may keep a tensor in a memory that it makes, or reads, for one that comes after it."""
    readers, before = workload.readers[tensor], _before(workload)
    users = [e for e in readers if any(e.name != other.name not in before[e.name] for other in readers)]
    users += [workload.makers[tensor]] if readers and tensor in workload.makers else []
    for einsum in users:
        chip = chip_for(einsum, architecture)
        rules = Rules(alone(workload, einsum), chip, about(constraints.of(einsum), chip))
        if memory in chip.memories and rules.may_keep(memory, tensor):
            return True
    return False


def _before(workload: Workload) -> dict[str, set[str]]:
    """By Einsum: those that must be done before it."""
    found = dict[str, set[str]]()
    for name, einsum in workload.makers.items():
        read = {a.tensor for a in einsum.operands if a.tensor in workload.makers}
        found[name] = read.union(*(found[t] for t in read))
    return found


def why_not(levels: list[Level], constraints: Constraints) -> str | None:
    """Why nothing is exchanged further in than the first level; None if something may be."""
    exchange = levels[0].memory
    if len(levels) < 2:
        beyond = f" further in than {exchange}" if levels[0].room else " within the outermost"
        return f"no memory stands{beyond} that may hold a tensor which is exchanged"
    over = {axis for level in levels for axis, _, _ in level.axes}
    outer = {level.memory for level in levels[:-1]}
    for entry in constraints.entries:
        loops = entry.keep or entry.ranks is not None or entry.factors or entry.first or entry.last
        must = entry.min_utilization or (entry.memory in outer and loops) or (entry.axis in over and entry.factors)
        if must:
            return f"constraints are about {entry.memory or entry.axis or 'instances'}"
    return None


def about(constraints: Constraints, chip: Architecture) -> Constraints:
    """Those that are about parts which a chip has."""
    known = {None, *chip.memories, *(f"{f.name}.{axis}" for f in chip.fanouts.values() for axis in f.axes)}
    return Constraints(tuple(entry for entry in constraints.entries if {entry.memory, entry.axis} <= known))


Floats = NDArray[np.float64]
Spreads = tuple[tuple[str, int, frozenset[str]], ...]  # axes, their widths, and the ranks that each may have
Casts = tuple[int, ...]  # by tensor, instances that are sent an element at the same time


class Source(NamedTuple):
    """Where a tensor of an Einsum comes from below its leaf: what reading and writing an element takes there."""

    read: float
    write: float


class Fed(NamedTuple):
    """An Einsum whose leaf is a level and what it costs there, with what it takes to bring tensors nearer than home."""

    kind: Kind
    paid: float
    near: int  # tensors that are nearer than home, as bits
    once: tuple[float, ...]  # what each tensor takes at least to come to the leaf, or from it, all of it once


class Deeper(Cascade):
    """A cascade whose tensors may be exchanged at several levels."""

    def __init__(self, like: Cascade, levels: list[Level], deep: dict[tuple[object, ...], Any]):
        self.__dict__.update(like.__dict__)
        self.known, self.levels = Known(), levels
        self.memories = [level.memory for level in levels]
        self._deep = deep  # what is known of Einsums at levels, by kind
        self._numbered: dict[tuple[int, int], list[tuple[tuple[str, ...], dict[Extent, int]]]] = {}
        self._outer: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}
        self.axis_level = {over: n for n, level in enumerate(levels) for over, _, _ in level.axes}
        self.multicasts = {over for level in levels for over, _, casts in level.axes if casts}
        self.spreadable = [
            {over: self._spreadable(i, over) for over in self.axis_level} for i in range(len(self.einsums))
        ]

    @cached_property
    def rooms(self) -> list[float]:
        """The bits of each level."""
        return [self.capacity, *(min(level.room, MOST) for level in self.levels[1:])]

    def holding(self, until: int) -> list[int]:
        """The levels before one that can hold something."""
        return [n for n in range(until) if self.levels[n].room > 0]

    def outer(self, i: int, level: int) -> tuple[tuple[int, ...], ...]:
        """By tensor of an Einsum, the levels before one in which it may be: this Einsum may keep it there, or another
        that has it."""
        key = i, level
        if key not in self._outer:
            own = {n: t for t, n in self.tensors[i].items()}
            others = (
                [
                    (j, self.kinds[j].tensors[self.tensors[j][t]])
                    for j in range(len(self.einsums))
                    if t in self.tensors[j]
                ]
                for t in (own[n] for n in range(len(own)))
            )
            self._outer[key] = tuple(
                tuple(n for n in self.holding(level) if any(self.may_keep(j, n, name) for j, name in users))
                for users in others
            )
        return self._outer[key]

    @cached_property
    def chips(self) -> list[Architecture]:
        """By level: home, and what begins with its memory."""
        parts, found = self.architecture.components, list[Architecture]()
        outer = next(c for c in parts if c.name == self.home)
        for level in self.levels:
            at = next(n for n, c in enumerate(parts) if c.name == level.memory)
            found.append(replace(self.architecture, components=(outer, *parts[at:])))
        return found

    def reaches(self, i: int, level: int) -> bool:
        """Whether an Einsum is computed further in than a level."""
        return all(u.name in self.chips[level].units for u in self.architecture.units_for(self.einsums[i]))

    def may_keep(self, i: int, level: int, tensor: str) -> bool:
        """Whether a level may hold a tensor, as the kind of an Einsum names it."""
        return self.kinds[i].rules.may_keep(self.levels[level].memory, tensor)

    def _spreadable(self, i: int, over: str) -> frozenset[str]:
        """The ranks of an Einsum that may be spread over an axis which others share: of its result, no window."""
        einsum, w = self.einsums[i], self.workload
        rules = Rules(alone(w, einsum), chip_for(einsum, self.architecture), self.constraints.of(einsum))
        slides = {r for a in einsum.accesses.values() for index in a.indices if not index.is_plain for r in index.ranks}
        may = set(rules.axis_ranks(over)) - slides
        return frozenset(r for r in einsum.output.ranks if w.sizes[r] > 1 and r in may)

    def source(self, i: int, n: int, outer: int, level: int, once: int = 1) -> Source:
        """Where tensor number `n` of an Einsum comes from: a level further out, or home (-1); `once` instances are sent
        an element at the same time."""
        kind = self.kinds[i]
        key = id(kind), "source", n, outer, level, once
        if key not in self._deep:
            p, t = kind.prices, kind.tensors[n]
            memory = self.home if outer < 0 else self.levels[outer].memory
            word = p.word(memory, self.levels[level].memory, t)
            self._deep[key] = Source((p.read(memory, t) + word) / once, p.write(memory, t) + word)
        found: Source = self._deep[key]
        return found

    def kind_at(self, i: int, level: int, sources: tuple[Source, ...], share: int) -> Kind:
        """An Einsum whose leaf is a level, and what it costs if its tensors come from `sources`; `share` instances of
        that memory work at the same time."""
        if level == 0:
            return self.kinds[i]
        share = share if self.prices.times else 1
        kind = self.kinds[i]
        key = id(kind), level, sources, share
        if key not in self._deep:
            einsum, p = self.workload.makers[kind.of.einsums[0].name], self.prices
            chip = chip_for(einsum, self.chips[level])
            rules = Rules(kind.of, chip, without_retention(about(self.constraints.of(einsum), chip)))
            shared = any(self.levels[n].axes for n in range(1, level + 1))
            times = tuple(
                (who, weight / share if who == COMPUTE else 0.0 if shared else weight) for who, weight in p.times
            )
            home = tuple((t, *each) for t, each in zip(kind.tensors, sources, strict=True))
            prices = replace(p, home=home, times=times)
            some = tuple((s.read > 0, s.write > 0) for s in sources)
            tables = self._deep.setdefault((id(kind), "tables", level, some), ShapeTables())
            self._deep[key] = Kind(kind.of, chip, rules, self.levels[level].memory, prices, kind.parts, None, tables)
        found: Kind = self._deep[key]
        return found

    def most_casts(self, i: int, level: int, spread: Spreads) -> list[Casts]:
        """By tensor of an Einsum, the instances that may be sent an element at the same time from home to a level, for
        every choice of the ranks that are spread above it, as far as axes go; none that another is no less than."""
        key = self.einsums[i].name, "casts", level, spread
        if key not in self._deep:
            sizes, spreads = self.workload.sizes, list[list[tuple[str, str, int]]]()
            for over, width, some in spread:
                spreads.append([(over, r, max(d for d in divisors(sizes[r]) if d <= width)) for r in sorted(some)])
            every = {self.casts(i, chosen) for chosen in product(*filter(None, spreads))}
            self._deep[key] = [
                a for a in every if not any(a != b and all(x <= y for x, y in zip(a, b, strict=True)) for b in every)
            ]
        found: list[Casts] = self._deep[key]
        return found

    def casts(self, i: int, spreads: Iterable[tuple[str, str, int]]) -> Casts:
        """The same of some spreads of so many instances over axes and ranks of an Einsum."""
        found = [1] * len(self.tensors[i])
        for over, rank, n in spreads:
            if over in self.multicasts:
                for t, number in self.tensors[i].items():
                    found[number] *= n if rank not in self.relevant[i][t] else 1
        return tuple(found)

    def roughest(self, i: int, level: int, once: Casts) -> Kind:
        """An Einsum whose leaf is a level, each tensor at the least that any memory further out takes, if so many
        instances are sent an element of it at the same time."""
        kind = self.kinds[i]
        if level == 0:
            return kind
        key = id(kind), "roughest", level, once, self.outer(i, level)
        if key not in self._deep:
            share = prod(width for n in range(1, level + 1) for _, width, _ in self.levels[n].axes)
            least = list[Source]()
            for n, outers in enumerate(self.outer(i, level)):
                every = [self.source(i, n, outer, level, once[n]) for outer in (-1, *outers)]
                least.append(Source(min(s.read for s in every), min(s.write for s in every)))
            self._deep[key] = self.kind_at(i, level, tuple(least), share)
        found: Kind = self._deep[key]
        return found

    def leaves_home(self, i: int, level: int) -> tuple[float, ...]:
        """What each tensor takes more than that, at least, if it has to leave home, or to come there."""
        kind = self.kinds[i]
        key = id(kind), "leaves home", level, self.outer(i, level)
        if key not in self._deep:
            more = list[float]()
            for n, (t, outers) in enumerate(zip(kind.tensors, self.outer(i, level), strict=True)):
                every = [self.source(i, n, outer, level) for outer in (-1, *outers)] if level else []
                price = attrgetter("write" if t == kind.einsum.name else "read")
                extra = price(every[0]) - min(map(price, every)) if every else 0.0
                more.append(extra * kind.fewest(t))
            self._deep[key] = tuple(more)
        found: tuple[float, ...] = self._deep[key]
        return found

    def brought(self, i: int, n: int, level: int) -> float:
        """What it takes at least to bring an input from home to a level."""
        kind, home = self.kinds[i], self.source(i, n, -1, level)
        return (home.read + kind.prices.write(self.levels[level].memory, kind.tensors[n])) * kind.fewest(
            kind.tensors[n]
        )

    def fed_from(self, i: int, level: int, near: int, far: int, casts: Casts) -> list[Fed]:
        """An Einsum whose leaf is a level, with tensors `near` (as bits) at the least that a level further out takes,
        and each of those `far` at home or so near, for what it takes at least to bring it there: every choice. So many
        instances are sent an element at the same time."""
        kind = self.kinds[i]
        if level == 0:
            return [Fed(kind, 0.0, 0, ())]
        key = id(kind), "fed", level, near, far, casts, self.outer(i, level)
        if key not in self._deep:
            homely, nearer = list[Source](), list[Source]()
            share = prod(width for n in range(1, level + 1) for _, width, _ in self.levels[n].axes)
            paid, once = list[float](), list[tuple[float, float]]()  # at home and nearer, every element once
            for n, (t, outers) in enumerate(zip(kind.tensors, self.outer(i, level), strict=True)):
                output, p = t == kind.einsum.name, kind.prices
                homely.append(self.source(i, n, -1, level, casts[n]))
                every = [self.source(i, n, outer, level, casts[n]) for outer in outers] or homely[-1:]
                nearer.append(Source(min(s.read for s in every), min(s.write for s in every)))
                bring = list[float]()
                for outer in outers:
                    memory, home = self.levels[outer].memory, self.source(i, n, -1, outer)
                    bring.append(home.write + p.drain(memory, t) if output else home.read + p.write(memory, t))
                paid.append(min(bring, default=0.0) * kind.fewest(t))
                price = attrgetter("write" if output else "read")
                one = [price(self.source(i, n, outer, level)) * kind.fewest(t) for outer in (-1, *outers)]
                once.append((one[0], min(one[1:], default=one[0])))
            found = list[Fed]()
            numbers = [n for n, outers in enumerate(self.outer(i, level)) if far >> n & 1 and outers]
            for brought in subsets(numbers):
                at = [n in brought or near >> n & 1 for n in range(len(kind.tensors))]
                sources = tuple(b if yes else a for a, b, yes in zip(homely, nearer, at, strict=True))
                each = tuple(least[bool(yes)] for least, yes in zip(once, at, strict=True))
                bits = sum(1 << n for n, yes in enumerate(at) if yes)
                found.append(Fed(self.kind_at(i, level, sources, share), sum(paid[n] for n in brought), bits, each))
            self._deep[key] = found
        every_: list[Fed] = self._deep[key]
        return every_

    def fetched(self, i: int, level: int, one: Fed, held: int, walked: int, loops: int, spread: Spreads) -> float:
        """What an Einsum whose leaf is a level costs at least with tensors `held` there (as bits), below so many shared
        loops over its ranks `walked`, however the spreads cast what they share.

        All instances together read what is left below the shared loops (`tiles`) once in every iteration, or, if that
        is cast, a source sends it once: so a tensor comes as often as loops walk that it lacks, unless the leaf keeps
        it above them. What a leaf holds of a tensor is no less than its tile, divided among as many as spreads of its
        ranks can have; what memories further out hold is no less than its tile. Nothing else is asked of room here, and
        what is further in costs what it does if all tensors come for nothing.
        """
        kind = self.kinds[i]
        if level == 0:
            return 0.0
        axes = tuple((width, frozenset(self.ranks[i][r] for r in ranks)) for _, width, ranks in spread)
        key = id(kind), "fetched", level, one.near & ~held, one.once, held, walked, loops, axes
        if key not in self._deep:
            rooms, outside, instances = self.rooms, 0.0, 1
            for n in range(level):
                instances *= prod(width for _, width, _ in self.levels[n].axes)
                outside += rooms[n] * instances
            often, bits, shares = self.tiles(i, walked, loops, axes)
            none, numbers = np.zeros_like(bits[0]), range(len(kind.tensors))
            here = sum((bits[n] / shares[n] for n in numbers if held >> n & 1), start=none)
            near = sum((bits[n] for n in numbers if one.near >> n & 1 and not held >> n & 1), start=none)
            least, others = inf, [n for n in numbers if not held >> n & 1]
            for stays in subsets([n for n in others if self.may_keep(i, level, kind.tensors[n])]):
                taken = sum((bits[n] / shares[n] for n in stays), start=here)
                fits = (taken <= rooms[level]) & (near <= outside)
                if fits.any():
                    cost = sum((one.once[n] * (none + 1.0 if n in stays else often[n]) for n in others), start=none)
                    least = min(least, float(cost[fits].min()))
            share = prod(width for width, _ in axes)
            nothing = self.kind_at(i, level, (Source(0.0, 0.0),) * len(kind.tensors), share)
            self._deep[key] = least + nothing.at_least
        found: float = self._deep[key]
        return found

    def tiles(
        self, i: int, walked: int, loops: int, axes: tuple[tuple[int, frozenset[str]], ...]
    ) -> tuple[list[Floats], list[Floats], list[Floats]]:
        """For everything that so many loops over ranks `walked` may leave of an Einsum: by tensor, how often these come
        back to an element of it, the bits of its tile, both at least, as windows are left out; and among how many
        instances spreads may divide that, at most: for each axis its width and the ranks that it may have."""
        kind = self.kinds[i]
        key = id(kind), "tiles", walked, loops, axes
        if key not in self._deep:
            of, sizes = kind.of.einsums[0], kind.of.sizes
            slide = {r for a in of.accesses.values() for index in a.indices if not index.is_plain for r in index.ranks}
            ranks, most = list[str](), 1
            for n, r in enumerate(kind.left):
                if walked >> n & 1 and r not in slide and most * len(divisors(sizes[r])) <= TILES:
                    ranks.append(r)
                    most *= len(divisors(sizes[r]))
            unknown = {r for n, r in enumerate(kind.left) if r in slide or (walked >> n & 1 and r not in ranks)}
            every = np.meshgrid(*(np.array(divisors(sizes[r]), float) for r in ranks), indexing="ij")
            left = dict(zip(ranks, map(np.ravel, every), strict=True))
            few = sum((left[r] < sizes[r] for r in ranks), start=np.zeros(most, int)) <= loops
            left = {r: each[few] for r, each in left.items()}
            ones = np.ones(int(few.sum()))
            often, bits, shares = list[Floats](), list[Floats](), list[Floats]()
            for t in kind.tensors:
                has = of.accesses[t].ranks
                often.append(prod((sizes[r] / left[r] for r in ranks if r not in has), start=ones))
                whole = prod(sizes[r] for r in has if r not in left and r not in unknown)
                tile = prod((left[r] for r in ranks if r in has), start=ones)
                bits.append(tile * whole * kind.of.bits[t])
                widest = 1
                for width, may in axes:
                    each = [divisors(sizes[r]) for r in may.intersection(has) if r in ranks or r in unknown]
                    widest *= max((n for some in each for n in some if n <= width), default=1)
                shares.append(np.minimum(widest, tile) if unknown.isdisjoint(has) else ones * widest)
            self._deep[key] = often, bits, shares
        found: tuple[list[Floats], list[Floats], list[Floats]] = self._deep[key]
        return found

    def at_level(self, i: int, left: dict[str, Extent], level: int) -> tuple[int, ...]:
        """The numbers that kinds of a level have for what is left of the ranks of an Einsum."""
        if level == 0:
            return self.at(i, left)
        if (i, level) not in self._numbered:
            kind = self.roughest(i, level, (1,) * len(self.tensors[i]))
            own = {theirs: mine for mine, theirs in self.ranks[i].items()}
            self._numbered[i, level] = [(tuple(own[r] for r in ranks), number) for ranks, number in kind.numbers]
        return tuple(
            [
                number[left[ranks[0]] if len(ranks) == 1 else prod([largest(left[r]) for r in ranks])]
                for ranks, number in self._numbered[i, level]
            ]
        )


def _level(one: tuple[str, int]) -> int:
    return one[1] // HOW


class _Rest(Rest):
    """What the Einsums from some on cost at least, given what is in which memory: each chooses its leaf and what is
    exchanged alone. What is held may be so further out, too."""

    def __init__(self, join: Deep):
        super().__init__(join)
        self._outside: dict[tuple[int, Held], float] = {}

    _join: Deep

    def __call__(self, i: int, held: Held, inside: bool = True) -> float:
        """If nothing was exchanged further `inside` so far, something has to be: `Join` looks at other trees."""
        inside |= any(map(_level, held))
        if inside:
            return super().__call__(i, held)
        key = i, held
        if key not in self._outside:
            self._outside[key] = self._make(i, held, False) if i < self.n else inf
        return self._outside[key]

    def _make(self, i: int, held: Held, inside: bool = True) -> float:
        c, best = self._join.cascade, inf
        lowest = max(map(_level, held), default=0)
        for leaf in range(lowest, len(c.levels)):
            if c.reaches(i, leaf):
                best = self._at_leaf(i, held, leaf, lowest, best, inside or leaf > 0)
        return best

    def _at_leaf(self, i: int, held: Held, leaf: int, lowest: int, best: float, inside: bool) -> float:
        join, c, numbers, made = self._join, self._join.cascade, self.cascade.tensors[i], self.cascade.einsums[i].name
        here = {t: how for t, how in held if t in numbers}
        fed = sum(1 << numbers[t] for t, how in here.items() if how // HOW == leaf)
        own = sum(
            1 << numbers[t]
            for t, how in here.items()
            if how // HOW == leaf and how % HOW == MADE and t not in c.einsums[i].running
        )
        stays = [one for one in held if one[0] not in numbers]
        read_on = any(made in c.einsums[j].running for j in c.readers[made])
        new, levels = [t for t in numbers if t not in here], c.holding(leaf + 1)
        kept_at = {t: [n for n in levels if c.may_keep(i, n, c.kinds[i].tensors[numbers[t]])] for t in new}
        places = [[-1, *(kept_at[t] if c.last_read[t] > i and join.carried(t, i + 1) else ())] for t in new]
        before_ = dict(held)
        variants = {True: list[tuple[tuple[str, int], ...]](), False: list[tuple[tuple[str, int], ...]]()}
        for left in join.leaving(i, held, leaf):  # something of what is held comes further in with this, or nothing
            variants[any(how // HOW > before_[t] // HOW for t, how in left)].append(left)
        later_of = dict[tuple[Held, bool, bool], float]()
        for at, inward in product(product(*places), (False, True)):
            here_first = leaf > lowest and leaf not in at
            kept = [
                *stays,
                *((t, (MADE if t == made else BROUGHT) + HOW * n) for t, n in zip(new, at, strict=True) if n >= 0),
            ]
            after, about_ = frozenset(kept), (frozenset(kept), inward, here_first)
            if about_ not in later_of:
                some = (x for x in variants[inward] if not here_first or any(how // HOW == leaf for _, how in x))
                later_of[about_] = min((self(i + 1, after | frozenset(x), inside) for x in some), default=inf)
            if (later := later_of[about_]) == inf:
                continue
            paid, feed, ours, shared, far = 0.0, fed, own, list[int](), 0
            near = sum(1 << numbers[t] for t, how in here.items() if how // HOW < leaf)
            for t, n in zip(new, at, strict=True):
                bit = 1 << numbers[t]
                far |= bit if n < 0 else 0
                near |= bit if 0 <= n < leaf else 0
                if n >= 0 and t != made:
                    paid += c.brought(i, numbers[t], n)
                    shared += [numbers[t]] * (n == leaf)
                if n == leaf:
                    feed |= bit
                    ours |= bit if t == made and not read_on else 0
            goes_on = bool(kept) or inward
            walked, loops = join.walked(i, bool(held), goes_on), self.loops + join.axes_above(leaf)
            spread = join.spreads(i, leaf, bool(held), goes_on)
            for again in subsets(shared):  # below a loop that it lacks a tensor is brought twice at least
                once = sum(1 << n for n in shared if n not in again)
                twice = sum(c.brought(i, n, leaf) for n in again)
                for casts in c.most_casts(i, leaf, spread):
                    for one in c.fed_from(i, leaf, near, far, casts):
                        before = paid + later + twice + one.paid
                        if before >= best:
                            continue
                        least = c.fetched(i, leaf, one, feed, walked, self.loops, spread)
                        if before + least < best:
                            fitting = one.kind.fitting(feed, ours | once, c.rooms[leaf], loops, walked)
                            best = min(best, before + max(least, fitting))
        return best


class _Opened(NamedTuple):
    """Loops and spreads that may begin with an Einsum, cheapest first: the final extent of each loop's rank, and what
    each axis takes, by level."""

    least: list[float]
    which: list[tuple[tuple[tuple[str, Extent], ...], tuple[tuple[tuple[str, str, int], ...], ...]]]


class _Option(NamedTuple):
    """A way to keep a tensor for an Einsum: at levels and depths, at a price; what then feeds its leaf."""

    kept: tuple[tuple[int, Resident], ...]
    price: float
    source: int
    bit: int


class _Choice(NamedTuple):
    paid: float
    feed: int
    kept: tuple[tuple[int, Resident], ...]
    kind: Kind


class Deep(Join):
    """One search through the trees of a cascade whose tensors may be exchanged at several levels, of those in which
    some are further in than the first: `Join` looks at the others."""

    cascade: Deeper
    rest: _Rest

    def __init__(self, cascade: Deeper, loops: int, together: bool = False, looks: float = inf):
        super().__init__(cascade, loops, together=together)
        self._looks, self._looked = looks * GLANCES, 0  # so many bounds on placements count as one that is tried
        self.rest, self.by_segments = _Rest(self), True
        self._leaving: dict[tuple[int, Held, int], list[tuple[tuple[str, int], ...]]] = {}
        self._later_at: dict[tuple[int, Held, int, bool], tuple[float, float]] = {}
        self._ats: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._more: dict[tuple[object, ...], list[_Option]] = {}
        self._cast: dict[tuple[int, tuple[Shared, ...], int], Casts] = {}

    def carried(self, tensor: str, i: int) -> bool:
        c = self.cascade
        bits = prod(c.workload.shapes[tensor]) * c.workload.bits[tensor]
        return super().carried(tensor, i) or (bits <= max(c.rooms) and self._had(tensor, i))

    def _had(self, tensor: str, i: int) -> bool:
        """Whether an Einsum before one has a tensor."""
        c = self.cascade
        return any(0 <= j < i for j in (*c.readers[tensor], c.index.get(tensor, -1)))

    def anew(self) -> Deep:
        return Deep(self.cascade, self.loops, self.together, self._looks)

    def _looks_at(self, glances: int) -> None:
        """One more bound on a placement, by so many glances."""
        self._looked += glances
        if self._looked >= self._looks:
            self._looked, self.tried = 0, self.tried + 1

    def _start(self, first: int) -> State:
        return State(first, (), 0, ((),), NOTHING, (0.0,) * len(self.cascade.levels), 0.0)

    def _least_after(self, state: State) -> float:
        return self.rest(state.done, state.held, state.inside)

    def axes_above(self, level: int) -> int:
        return sum(len(one.axes) for one in self.cascade.levels[1 : level + 1])

    def spreads(self, i: int, level: int, entered: bool, goes_on: bool) -> Spreads:
        """The ranks of an Einsum that spreads above a level may have, as `walked` is for loops."""
        known: dict[tuple[object, ...], list[OpenLoops]] = self.cascade.known.open_loops
        found = list[tuple[str, int, frozenset[str]]]()
        for over, width in ((over, w) for one in self.cascade.levels[1 : level + 1] for over, w, _ in one.axes):
            key = "spread", over, self.loops > 0
            if key not in known:
                known[key] = self._made_open_loops(over)
            here, ranks = known[key][i], set[str]()
            ranks |= here.entering if entered else ranks
            ranks |= here.opening if goes_on else ranks
            found.append((over, width, frozenset(ranks)))
        return tuple(found)

    def _may_begin(self, i: int, over: str = "") -> list[str]:
        ranks = super()._may_begin(i, over)
        return [r for r in ranks if not over or r in self.cascade.spreadable[i][over]]

    def leaving(self, i: int, held: Held, leaf: int) -> list[tuple[tuple[str, int], ...]]:
        """What may stay, after an Einsum, of what is held and it uses: where it is, or further out; or further in, up
        to its leaf, if it may keep it there."""
        key = i, held, leaf
        if key not in self._leaving:
            c, stays = self.cascade, list[list[tuple[tuple[str, int], ...]]]()
            for t, how in held:
                if t in c.tensors[i] and c.last_read[t] > i:
                    name, level = c.kinds[i].tensors[c.tensors[i][t]], how // HOW
                    inward = [n for n in c.holding(leaf + 1) if n > level and c.may_keep(i, n, name)]
                    some = [((t, how % HOW + HOW * n),) for n in c.holding(level + 1)]
                    stays.append([(), *some, *(((t, BROUGHT + HOW * n),) for n in inward)])
            self._leaving[key] = [tuple(one for each in some for one in each) for some in product(*stays)]
        return self._leaving[key]

    def _bound(self, i: int, stack: tuple[Shared, ...]) -> list[tuple[Shared, ...]]:
        """The open loops and spreads with the rank that each walks in an Einsum; those over one rank are so in all."""
        c = self.cascade
        walked = [c.walked_in(i, loop.steps, loop.walked) for loop in stack]
        walked = [
            [one for one in each if not loop.over or one.rank in c.spreadable[i][loop.over]]
            for loop, each in zip(stack, walked, strict=True)
        ]
        like = _pattern([loop.walked[-1].rank for loop in stack])
        return [
            tuple(loop._replace(walked=(*loop.walked, one)) for loop, one in zip(stack, each, strict=True))
            for each in product(*walked)
            if _pattern([one.rank for one in each]) == like
        ]

    # ---------------------------------------------------------------- placements of the next Einsum

    def _placements(self, state: State, value: float = inf) -> Iterator[Placement]:
        c, i = self.cascade, state.done
        bounds: dict[tuple[object, ...], list[tuple[Shared, ...]]] = c.known.bounds
        key = i, state.number
        if key not in bounds:
            bounds[key] = self._bound(i, state.stack)
        lowest = max([*(r.level for each in state.residents for r in each), *self._open_levels(state.stack)], default=0)
        placements = list[Iterator[Placement]]()
        here = {t for t, _ in state.held}
        for leaf in range(lowest, len(c.levels)):
            if not c.reaches(i, leaf):
                continue
            before = state.cost + min(self._later_with_leaf(i, state, leaf)) + self._leaves_home(i, leaf, here)
            for bound in bounds[key]:
                found = self._opened_at(i, bound, self._held_at(i, state, leaf), leaf, lowest)
                placements.append(self._each_at(i, found, value - before, before, bound, leaf))
        return placements[0] if len(placements) == 1 else merge(*placements, key=attrgetter("least"))

    def _open_levels(self, stack: tuple[Shared, ...]) -> list[int]:
        return [self.cascade.axis_level[loop.over] for loop in stack if loop.over]

    def _held_at(self, i: int, state: State, leaf: int) -> int:
        """The tensors of an Einsum that are resident at a level already, as bits."""
        here = {r.tensor for depth in state.residents for r in depth if r.level == leaf}
        return sum(1 << n for t, n in self.cascade.tensors[i].items() if t in here)

    def _leaves_home(self, i: int, leaf: int, here: set[str]) -> float:
        """What it takes at least to bring what is not held from home, and a last result there."""
        c, more = self.cascade, self.cascade.leaves_home(i, leaf)
        made = c.einsums[i].name
        return sum(more[n] for t, n in c.tensors[i].items() if t not in here and (t != made or not c.readers[t]))

    def _later_with_leaf(self, i: int, state: State, leaf: int) -> tuple[float, float]:
        """What the Einsums after one cost at least, if its result stays at its leaf, and if it does not."""
        held, inside = state.held, state.inside or leaf > 0
        key = i, held, leaf, inside
        if key not in self._later_at:
            c, here = self.cascade, {t for t, _ in held}
            mine, made = c.tensors[i], c.einsums[i].name
            brought = [
                [(), *(((t, BROUGHT + HOW * n),) for n in c.holding(leaf + 1))]
                for t in mine
                if t != made and t not in here and c.last_read[t] > i and self.carried(t, i + 1)
            ]
            stays = [one for one in held if one[0] not in mine]
            others = [
                frozenset([*stays, *left, *(one for each in some for one in each)])
                for left in self.leaving(i, held, leaf)
                for some in product(*brought)
            ]
            at = [inf] * (leaf + 1)
            if c.last_read[made] > i and self.carried(made, i + 1):
                for n in c.holding(leaf + 1):
                    at[n] = min(self.rest(i + 1, one | {(made, MADE + HOW * n)}, inside) for one in others)
            self._later_at[key] = at[leaf], min([*at[:leaf], *(self.rest(i + 1, one, inside) for one in others)])
        return self._later_at[key]

    def _each_at(
        self, i: int, found: _Opened, limit: float, before: float, bound: tuple[Shared, ...], leaf: int
    ) -> Iterator[Placement]:
        for least, (loops, blocks) in zip(found.least, found.which, strict=True):
            if least >= limit:
                return
            if self.together and not bound and not loops:
                continue
            for opened in self._expanded(i, bound, loops, blocks):
                yield Placement(before + least, least, bound, opened, leaf=leaf)

    def _opened_at(self, i: int, bound: tuple[Shared, ...], held: int, leaf: int, deepest: int) -> _Opened:
        """No further loop or spread, or some that begin with this Einsum; spreads only above levels further in than the
        `deepest` that something is at."""
        c, extents = self.cascade, self._extents(i, bound)
        walked = {loop.walked[-1].rank for loop in bound if not loop.over}
        may_open = self.loops - sum(not loop.over for loop in bound)
        casts = self._all_casts(i, bound, leaf)
        key = i, may_open, tuple(extents.items()), frozenset(walked), held, leaf, deepest, casts
        if key in self._openings:
            return self._openings[key]  # type: ignore[return-value]
        einsum = c.einsums[i]
        out = 1 << c.tensors[i][einsum.name] if c.readers[einsum.name] else 0
        may, last = self._open_loops[i].opening, i == self.n - 1
        ranks = [r for r in einsum.ranks if r in may and r not in walked]
        found = list[tuple[float, Any]]()
        n_th = 0
        for blocks in [()] if last else self._blocks(i, extents, range(deepest + 1, leaf + 1), may):
            parts = dict[str, int]()
            for _, rank, n in (one for block in blocks for one in block):
                parts[rank] = parts.get(rank, 1) * n
            after = {**extents, **{r: int(largest(extents[r])) // n for r, n in parts.items()}}
            if any(int(largest(extents[r])) % n for r, n in parts.items()):
                continue
            more = c.casts(i, (one for block in blocks for one in block))
            kind = c.roughest(i, leaf, tuple(x * y for x, y in zip(casts, more, strict=True)))
            for n in range((0 if last else min(may_open, len(ranks))) + 1):
                for chosen in combinations(ranks, n):
                    for ends in product(*(self._ends_of(i, r, after[r]) for r in chosen)):
                        n_th += 1
                        self._looks_at(1)
                        if n_th % OFTEN == 0 and self._is_late():
                            raise Late
                        left = {**after, **dict(zip(chosen, ends, strict=True))}
                        if sum(map(is_uneven, left.values())) > 1 and c.uneven:
                            continue
                        least = kind.either(kind.roughly, c.at_level(i, left, leaf), held, out)
                        found.append((least, (tuple(zip(chosen, ends, strict=True)), blocks)))
        found.sort(key=lambda one: one[0])
        opened = _Opened([least for least, _ in found], [which for _, which in found])
        self._openings[key] = opened  # type: ignore[assignment]
        return opened

    def _ends_of(self, i: int, rank: str, left: Extent) -> Sequence[Extent]:
        """What a loop may leave of a rank of which so much is left."""
        c = self.cascade
        if left == c.workload.sizes[rank]:
            return c.kinds[i].left[c.ranks[i][rank]][:-1]
        return divisors(int(largest(left)))[:-1]

    def _blocks(
        self, i: int, extents: dict[str, Extent], levels: range, may: set[str]
    ) -> Iterator[tuple[tuple[tuple[str, str, int], ...], ...]]:
        """Every way to spread ranks over the axes above some levels, each axis with one rank or none."""
        c, each_block = self.cascade, list[list[tuple[tuple[str, str, int], ...]]]()
        for level in levels:
            each = list[list[tuple[str, str, int] | None]]()
            for over, width, _ in c.levels[level].axes:
                some: list[tuple[str, str, int] | None] = [None]
                for r in sorted(c.spreadable[i][over] & may):
                    if not isinstance(extents[r], Part):
                        some += [(over, r, n) for n in divisors(int(largest(extents[r])))[1:] if n <= width]
                each.append(sorted(some, key=lambda one: -one[2] if one else 0))  # of the same cost, with more at work
            each_block.append([tuple(one for one in block if one is not None) for block in product(*each)])
        yield from product(*each_block)

    def _expanded(
        self, i: int, bound: tuple[Shared, ...], loops: tuple[tuple[str, Extent], ...],
        blocks: tuple[tuple[tuple[str, str, int], ...], ...],
    ) -> Iterator[tuple[Shared, ...]]:  # fmt: skip
        """Every order of some loops, with spreads at every place among them."""
        sizes, extents = self.cascade.workload.sizes, self._extents(i, bound)
        some = [block for block in blocks if block]
        for order in permutations(loops):
            for cuts in combinations_with_replacement(range(len(order) + 1), len(some)):
                left, opened, parts = dict(extents), list[Shared](), dict[str, int]()
                for block in some:
                    for _, rank, n in block:
                        parts[rank] = parts.get(rank, 1) * n
                for place in range(len(order) + 1):
                    for block, cut in zip(some, cuts, strict=True):
                        for over, rank, n in block if cut == place else ():
                            left[rank] = int(largest(left[rank])) // n
                            parts[rank] //= n
                            steps = visits(sizes[rank], left[rank])
                            opened.append(Shared(steps, (Walked(i, rank, left[rank]),), over))
                    if place < len(order):
                        rank, end = order[place]
                        left[rank] = int(largest(end)) * parts[rank] if parts.get(rank, 1) > 1 else end
                        opened.append(Shared(visits(sizes[rank], left[rank]), (Walked(i, rank, left[rank]),)))
                yield tuple(opened)

    def _sources(self, i: int, state: State, leaf: int) -> tuple[int, int]:
        """The tensors of an Einsum that are nearer than home but not at its leaf, or may be so without more ado; and
        those that are only at home; as bits."""
        c, name, near, far = self.cascade, self.cascade.einsums[i].name, 0, 0
        here = dict(state.held)
        for t, n in c.tensors[i].items():
            if t not in here and (t != name or not c.readers[t]):
                far |= 1 << n
            elif t == name or here[t] // HOW < leaf:
                near |= 1 << n
        return near, far

    def _sure(self, state: State, placement: Placement) -> float:
        self._looks_at(GLANCES)
        c, i = self.cascade, state.done
        name = c.einsums[i].name
        out = 1 << c.tensors[i][name] if c.readers[name] else 0
        at, held = self._at(i, placement), self._held_at(i, state, placement.leaf)
        casts = self._all_casts(i, (*placement.bound, *placement.opened), placement.leaf)
        every = c.fed_from(i, placement.leaf, *self._sources(i, state, placement.leaf), casts)
        least = min(one.paid + one.kind.either(one.kind.least, at, held, out) for one in every)
        return state.cost + min(self._later_with_leaf(i, state, placement.leaf)) + least

    def _at(self, i: int, placement: Placement) -> tuple[int, ...]:
        """The numbers that kinds of its leaf have for what loops leave of an Einsum."""
        stack = (*placement.bound, *placement.opened)
        key = i, stack, placement.leaf
        if key not in self._ats:
            self._ats[key] = self.cascade.at_level(i, self._extents(i, stack), placement.leaf)
        return self._ats[key]

    def _closely(self, state: State, placement: Placement, value: float) -> float:
        c, i, leaf = self.cascade, state.done, placement.leaf
        kind, numbers, name = c.kinds[i], c.tensors[i], c.einsums[i].name
        below = self._placing(i, (*placement.bound, *placement.opened))
        bits, held, out = c.rooms[leaf], 0, 1 << numbers[name]
        for each in state.residents:
            for r in each:
                if r.level != leaf:
                    continue
                bits -= r.bits - r.stays
                if r.tensor in numbers:
                    held |= 1 << numbers[r.tensor]
                    bits += kind.tile_bits(kind.tensors[numbers[r.tensor]], below.ats[-1])
        best, casts = value - state.cost, self._all_casts(i, (*placement.bound, *placement.opened), leaf)
        for made, later in zip((out, 0), self._later_with_leaf(i, state, leaf), strict=True):
            for one in c.fed_from(i, leaf, *self._sources(i, state, leaf), casts):
                if later + one.paid < best:
                    more = one.kind.placed(below.own, below.order, held | made, made, bits, best - later - one.paid)
                    best = later + one.paid + more
        return state.cost + best

    # ---------------------------------------------------------------- one Einsum

    def _zone(self, stack: tuple[Shared, ...], level: int) -> tuple[int, int]:
        """The depths at which tensors may be resident at a level: below all spreads above it, above all others."""
        low, high = 0, len(stack)
        for n, loop in enumerate(stack):
            if loop.over and self.cascade.axis_level[loop.over] <= level:
                low = n + 1
            elif loop.over:
                high = min(high, n)
        return low, high

    def _casts(self, i: int, t: str, stack: tuple[Shared, ...], outer: int, level: int) -> int:
        """The instances below a level that are sent an element of a tensor at the same time by one further out."""
        c, has = self.cascade, self.cascade.relevant[i][t]
        size, n = dict[str, int](), 1
        for loop in stack:
            rank, left = loop.walked[-1].rank, int(largest(loop.walked[-1].left))
            before = size.get(rank, c.workload.sizes[rank])
            size[rank] = left
            if loop.over in c.multicasts and outer < c.axis_level[loop.over] <= level and rank not in has:
                n *= before // left
        return n

    def _all_casts(self, i: int, stack: tuple[Shared, ...], level: int) -> Casts:
        """The same of all tensors of an Einsum, by number, from home."""
        key = i, stack, level
        if key not in self._cast:
            found = [1] * len(self.cascade.tensors[i])
            for t, n in self.cascade.tensors[i].items():
                found[n] = self._casts(i, t, stack, -1, level)
            self._cast[key] = tuple(found)
        return self._cast[key]

    def _share(self, stack: tuple[Shared, ...]) -> int:
        """The instances that spreads use."""
        size, n = dict[str, int](), 1
        for loop in stack:
            rank, left = loop.walked[-1].rank, int(largest(loop.walked[-1].left))
            before = size.get(rank, self.cascade.workload.sizes[rank])
            size[rank] = left
            n *= before // left if loop.over else 1
        return n

    def _as_step(self, state: State, step: Step) -> Iterator[State]:
        level = 0 if step.kind is None else self.cascade.memories.index(step.kind.exchange)
        bound, opened = step.stack[: step.kept], step.stack[step.kept :]
        return self._onward(state, Placement(0.0, 0.0, bound, opened, leaf=level), inf, step.residents)

    def _onward(
        self, state: State, placement: Placement, value: float, only: tuple[tuple[int, Resident], ...] | None = None
    ) -> Iterator[State]:
        c, i, leaf = self.cascade, state.done, placement.leaf
        name, stack, every = c.einsums[i].name, (*placement.bound, *placement.opened), range(len(c.levels))
        depth, below = len(stack), self._placing(i, stack)
        ats = below.ats
        if not all(self._alike(i, r, ats[d]) for d, each in enumerate(state.residents[: depth + 1]) for r in each if d):
            return
        alive = [(r.tensor, r.origin + HOW * r.level) for each in state.residents for r in each if r.last > i]
        new = len(placement.opened)
        lives, before, one = below.lives, len(state.stack), len(state.peaks) // len(c.levels)
        above = [taken(state.residents, lives, n) for n in every]
        past = [by_depth(state.peaks[n * one : (n + 1) * one], lives, before, depth) for n in every]
        at, inside = self._at(i, placement), state.inside or leaf > 0
        most = inf if only is not None else value - state.cost - min(self._later_with_leaf(i, state, leaf))
        for choice in self._choices_at(i, state, placement, at, most, only):
            after = _normal([*alive, *((r.tensor, r.origin + HOW * r.level) for _, r in choice.kept if r.last > i)])
            limit = inf if only is not None else value - state.cost - self.rest(i + 1, after, inside)
            if choice.paid + choice.kind.least(at, choice.feed) >= limit:
                continue
            more = [sum(r.bits for _, r in choice.kept if r.level == n) for n in every]
            peaks = [also_before(past[n], choice.kept, lives, before, n) for n in every]
            if any(x > room for each, room in zip(peaks, c.rooms, strict=True) for one_ in each for x in one_):
                continue
            rooms = [room - each[0] - new_ for room, each, new_ in zip(c.rooms, above, more, strict=True)]
            if min(rooms) < 0:
                continue
            residents = [list(each) for each in state.residents] + [[] for _ in placement.opened]
            for d, r in choice.kept:
                residents[d].append(r)
                if r.stays:
                    residents[d - 1].append(Resident(f"{r.tensor} of the next", r.stays, -1, BROUGHT, level=r.level))
            last = c.last_read[name]
            spilled = last >= 0 and not any(
                r.tensor == name and r.last == last and r.origin == MADE for _, r in choice.kept
            )
            for stair in choice.kind.stairs(at, choice.feed, rooms[leaf], depth > 0 or self.tight):
                cost = choice.paid + stair.cost
                if cost >= limit:
                    break
                step = Step(
                    i, len(state.stack), stack, choice.kept, spilled, at, stair, cost, choice.kind if leaf else None
                )
                now = [each.copy() for each in peaks]
                for n, room_of in enumerate(c.rooms):  # memories further in than the leaf it has to itself
                    own = room_of if n > leaf else more[n] + (stair.room if n == leaf else 0.0)
                    now[n][depth] = [max(p, x + own) for p, x in zip(now[n][depth], above[n], strict=True)]
                yield from self._closed_at(state, step, below, residents, now, state.cost + cost, new)
                if depth == 0:
                    break

    def _choices_at(
        self, i: int, state: State, placement: Placement, at: tuple[int, ...], limit: float,
        only: tuple[tuple[int, Resident], ...] | None = None,
    ) -> Iterator[_Choice]:  # fmt: skip
        """The ways to keep the tensors of an Einsum that may cost less than a limit and have room; or that which has
        `only` these residents."""
        c, leaf, stack = self.cascade, placement.leaf, (*placement.bound, *placement.opened)
        depth, numbers, every = len(stack), c.tensors[i], range(len(c.levels))
        kind, more = c.roughest(i, leaf, self._all_casts(i, stack, leaf)), c.leaves_home(i, leaf)
        there = dict[str, list[tuple[int, int, int]]]()
        for d, each in enumerate(state.residents):
            for r in each:
                there.setdefault(r.tensor, []).append((r.level, d, r.last))
        names = list(numbers)
        options = [self._options_at(i, t, stack, leaf, max(there.get(t, [(-1, 0, self.n)]))) for t in names]
        if only is not None:
            options = [
                [o for o in each if o.kept == tuple(one for one in only if one[1].tensor == t)]
                for t, each in zip(names, options, strict=True)
            ]
        if not all(options):
            return
        rest = [0] * (len(options) + 1)  # what the tensors from one on may add to the feed
        home = [0.0] * (len(options) + 1)  # and what they take at least
        for n in range(len(options) - 1, -1, -1):
            for option in options[n]:
                rest[n] |= option.bit
            rest[n] |= rest[n + 1]
            final = names[n] == c.einsums[i].name and bool(c.readers[names[n]])
            home[n] = home[n + 1] + (0.0 if names[n] in there or final else more[numbers[names[n]]])
        here = any(r.level == leaf for each in state.residents for r in each)
        spread = next((n for n, loop in enumerate(stack) if loop.over), depth)
        must_near = len(placement.bound) < spread < depth
        rooms = [
            room - sum(r.bits - r.stays for each in state.residents for r in each if r.level == n)
            for n, room in zip(every, c.rooms, strict=True)
        ]
        share = self._share(stack)
        entered = leaf in self._open_levels(placement.bound)

        def extend(n: int, paid: float, feed: int, chosen: tuple[_Option, ...], left: list[float]) -> Iterator[_Choice]:
            if n == len(options):
                kept = tuple(one for option in chosen for one in option.kept)
                goes_on = [(d, r.level) for d, r in kept if r.last > i]
                if placement.opened and not any(d == depth for d, _ in goes_on):
                    return
                if leaf and not here and not entered and not any(level == leaf for _, level in goes_on):
                    return
                if must_near and not any(d == spread for d, _ in kept):
                    return
                sources = tuple(
                    c.source(i, m, option.source, leaf, self._casts(i, t, stack, option.source, leaf))
                    for t, m, option in sorted(
                        zip(names, numbers.values(), chosen, strict=True), key=lambda one: one[1]
                    )
                )
                yield _Choice(paid, feed, kept, c.kind_at(i, leaf, sources, share))
                return
            for option in options[n]:
                now = paid + option.price
                own = (
                    more[numbers[names[n]]] if option.source < 0 and not option.kept and names[n] not in there else 0.0
                )
                low = max(now, now + own) + home[n + 1]
                if low + kind.either(kind.least, at, feed | option.bit, rest[n + 1]) >= limit:
                    continue
                room = left
                if option.kept:
                    room = left.copy()
                    for _, r in option.kept:
                        room[r.level] -= r.bits
                    if min(room) < 0:
                        continue
                yield from extend(n + 1, now, feed | option.bit, (*chosen, option), room)

        fed = self._held_at(i, state, leaf)
        yield from extend(0, 0.0, fed, (), rooms)

    def _options_at(
        self, i: int, t: str, stack: tuple[Shared, ...], leaf: int, there: tuple[int, int, int]
    ) -> list[_Option]:
        """Where a tensor of an Einsum may be kept that is at a level and depth until some reader already (-1: only at
        home)."""
        key = i, t, stack, leaf, there
        if key not in self._more:
            self._more[key] = list(self._chains(i, t, stack, leaf, there, ()))
        return self._more[key]

    def _chains(
        self, i: int, t: str, stack: tuple[Shared, ...], leaf: int, there: tuple[int, int, int],
        kept: tuple[tuple[int, Resident], ...], price: float = 0.0,
    ) -> Iterator[_Option]:  # fmt: skip
        """Kept no further in than it is, or at one more level, and so on."""
        c, (outer, least, until) = self.cascade, there
        bit = 1 << c.tensors[i][t]
        yield _Option(kept, price, outer, bit if outer == leaf else 0)
        for level in range(outer + 1, leaf + 1):
            for d, resident, more in self._keeps(i, t, stack, leaf, outer, level):
                if d >= least and resident.last <= until:
                    yield from self._chains(
                        i, t, stack, leaf, (level, d, resident.last), (*kept, (d, resident)), price + more
                    )

    def _keeps(
        self, i: int, t: str, stack: tuple[Shared, ...], leaf: int, outer: int, level: int
    ) -> Iterator[tuple[int, Resident, float]]:
        """Where a tensor may be kept at a level, with one further out, or home, above: a depth, and what it takes."""
        c, einsum, kind, n = self.cascade, self.cascade.einsums[i], self.cascade.kinds[i], self.cascade.tensors[i][t]
        name, has, below = kind.tensors[n], c.relevant[i][t], self._placing(i, stack)
        if not c.may_keep(i, level, name):
            return
        walks, depth, output = below.walks, len(stack), t == einsum.name
        left = self._extents(i, stack)
        if any(r in has and is_odd(left[r]) for r in walks):  # what is made again is exchanged near
            return
        parts = [d for d, r in enumerate(walks) if r in has and back(left[r])]
        later, near = c.later_readers(i, t, c.levels[level].memory)
        moved, spared = self._moved_at(i, t, stack, outer, level)
        low, high = self._zone(stack, level)
        for d in range(low, high + 1):
            bits, crossed = kind.tile_bits(name, below.ats[d]), kind.crossed(name, below.ats[d])
            above = [p for p in parts if p < d]
            alone = d < depth and walks[d] not in has if level == leaf else d == high or walks[d] not in has
            if alone:
                yield d, Resident(t, bits, i, BROUGHT, level=level), moved * crossed - spared
            may = not above or (above == [d - 1] and self._makes_all([left[walks[p]] for p in above], False))
            if output and later and all(w in has for w in walks[:d]) and may:
                held, stays = kind.held_bits(below.ats[d])
                if stays and d - 1 < low:
                    continue
                if outer < 0 and near == later:
                    yield d, Resident(t, held, later[-1], MADE, stays, True, level), 0.0
                for j in near[: len(later) - 1]:
                    yield d, Resident(t, held, j, MADE, stays, True, level), moved * crossed - spared
            if not output and later and not above:
                for j in near:
                    yield d, Resident(t, bits, j, BROUGHT, level=level), moved * crossed

    def _moved_at(self, i: int, t: str, stack: tuple[Shared, ...], outer: int, level: int) -> tuple[float, float]:
        """What an element takes that crosses between two levels, or home and one; and what first touches spare."""
        c, n, kind = self.cascade, self.cascade.tensors[i][t], self.cascade.kinds[i]
        source = c.source(i, n, outer, level, self._casts(i, t, stack, outer, level))
        memory, name, p = c.levels[level].memory, kind.tensors[n], kind.prices
        if t != c.einsums[i].name:
            return source.read + p.write(memory, name), 0.0
        back_again = source.read + p.write(memory, name)
        return source.write + p.drain(memory, name) + back_again, kind.size[name] * back_again

    def _closed_at(
        self, state: State, step: Step, below: Placing, residents: list[list[Resident]],
        peaks: list[list[list[float]]], cost: float, opened: int,
    ) -> Iterator[State]:  # fmt: skip
        """With all loops open, or some of the innermost closed, as in `Join`."""
        i, stack = step.einsum, step.stack
        depth = len(stack)
        kept = [[r for r in each if r.last > i] if d == depth else list(each) for d, each in enumerate(residents)]
        lowest = depth if opened else 0
        while True:
            goes_on = any(r.last > i for r in kept[depth])
            if (depth == 0 or goes_on) and not (i + 1 == self.n and depth):
                held = _normal(
                    [(r.tensor, r.origin + HOW * r.level) for each in kept[: depth + 1] for r in each if r.last > i]
                )
                left = self._left(i, kept[: depth + 1], below.lives)
                peaked = tuple([x for each in peaks for x in (0.0, *chain.from_iterable(each[1 : depth + 1]))])
                peak = max(state.peak, *peaks[0][0])
                inside = state.inside or step.kind is not None
                number = below.number[depth]
                yield State(i + 1, stack[:depth], number, left, held, peaked, cost, peak, step, state, inside)
            if depth <= lowest or goes_on or self.name(stack[depth - 1]) is None:
                return
            for each in peaks:
                folded(each, below.lives, depth)
            depth -= 1
            kept[depth] = [r for r in kept[depth] if r.last > i]


def _normal(held: Sequence[tuple[str, int]]) -> Held:
    """Of each tensor, where it is furthest in."""
    found = dict[str, int]()
    for t, how in held:
        if t not in found or how // HOW > found[t] // HOW:
            found[t] = how
    return frozenset(found.items())


def _pattern(ranks: list[str]) -> list[int]:
    """Which are the same."""
    return [ranks.index(r) for r in ranks]
