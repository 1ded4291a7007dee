"""Shapes: which keeps stand in which order, which ranks are walked between them and spread; tile sizes are left open.

Shapes that cannot differ in cost from another one, or never beat it, are left out. The argument (docs/search-proof.md):

- A tile stays while loops advance that do not concern its tensor, so a keep costs the same wherever it stands among
  such loops. Its *effective place* is the highest of these. A shape is an order of the keeps by effective place.
- A loop directly below a keep whose tensor has the rank costs no more above it, where the tile is smaller; a loop
  directly above a keep whose tensor lacks the rank costs no more below it. So a rank is walked between two keeps only
  if the upper tensor lacks it and the lower one has it.
- A keep inside a fanout may have its effective place above keeps outside, as long as no loop of its own ranks stands
  between: in the tree it then stands below the spreads all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, combinations, groupby, permutations, product
from math import prod
from random import Random
from typing import NamedTuple

from piste.mapspace.constraints import Rules
from piste.mapspace.orders import in_order
from piste.spec.architecture import Architecture, Fanout
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload


class Slot(NamedTuple):
    """A loop (`over` is None) or a spread whose tile size is still open; `level` is the memory a loop belongs to."""

    rank: str
    over: str | None
    level: str


class Sweep(NamedTuple):
    """How a keep of a window is reached where the order of loops is left open: the ranks that are walked directly above
    it, and that which is walked innermost; none if the window does not slide. Further out, from the outermost on, the
    ranks that are walked between each two keeps."""

    memory: str
    walked: tuple[str, ...] = ()
    inner: str = ""
    outer: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Shape:
    """The nodes of a tree with every tile still 0; `slots` are its loops and spreads, top down.

    `leaf` are the ranks that may be left for the compute to walk, `leaf_level` the memory that this walk belongs to.
    Of a family, `sweeps` say what is known of the order of its loops. `again` are the numbers of nodes that walk a rank
    below its spread once more.
    """

    nodes: tuple[Node, ...]
    slots: tuple[Slot, ...] = field(compare=False)  # the nodes say it all
    leaf: frozenset[str]
    leaf_level: str = field(compare=False)
    sweeps: tuple[Sweep, ...] = ()
    again: tuple[int, ...] = ()

    def mapping(self, tiles: Sequence[int], sizes: dict[str, int]) -> Mapping:
        """The tree with its tiles; loops and spreads of one step are left out."""
        left, extent, nodes = iter(tiles), dict(sizes), list[Node]()
        for node in self.nodes:
            if isinstance(node, Loop | Spread):
                tile = int(next(left))
                if tile >= extent[node.rank]:
                    continue
                extent[node.rank] = tile
                node = Loop(node.rank, tile) if isinstance(node, Loop) else Spread(node.rank, tile, node.over)
            nodes.append(node)
        return Mapping(tuple(nodes))


Place = tuple[str, str]  # a memory and the tensor it keeps


class Layout:
    """What a workload, an architecture and rules allow."""

    def __init__(self, workload: Workload, architecture: Architecture, rules: Rules, factors: str):
        self.workload, self.architecture, self.rules, self.factors = workload, architecture, rules, factors
        self.einsum: Einsum = workload.einsums[0]
        self.ranks = [r for r in self.einsum.ranks if workload.sizes[r] > 1]
        self.memories = list(architecture.memories)
        units = architecture.units_for(self.einsum)
        self.unit = units[0].name if len(units) > 1 else None
        self.backing = {t: next(m for m in self.memories if rules.may_keep(m, t)) for t in workload.tensors}
        self._outer: dict[tuple[Place, ...], list[int]] = {}
        self._keeps: dict[Place, Keep] = {}
        self._spread: dict[tuple[str | int, ...], list[Spread]] = {}
        self._loops = {rank: Loop(rank, 0) for rank in self.ranks}
        self._again = {rank: Loop(rank, 0) for rank in self.ranks}  # told apart by identity
        position = architecture.position
        fanouts = [position[f] for f in architecture.fanouts]
        self.inside = {m: sum(p < position[m] for p in fanouts) for m in self.memories}  # how many fanouts are above
        # Keeps of a lower stage stand above those of a higher one.
        self.stage = {m: position[m] if rules.hierarchy else self.inside[m] for m in self.memories}

        self._ranks_of = {t: access.ranks for t, access in self.einsum.accesses.items()}

    @property
    def facts(self) -> tuple[object, ...]:
        """All that shapes, and the products that count them, depend on: what layouts that are alike have in common.

        Of sizes and of widths that is which are 1; of widths and of padding also which are equal, and of sizes, where
        ranks share an axis, which are the longer.
        """
        sizes, widths = self.workload.sizes, sorted({1, *self._axes.values()})
        sliding = any(len(index.terms) > 1 for access in self.einsum.accesses.values() for index in access.indices)
        ranked = sorted({1, *sizes.values()})
        ranks = tuple(ranked.index(sizes[r]) if sliding else sizes[r] > 1 for r in self.einsum.ranks)
        axes = tuple((over, widths.index(width)) for over, width in self._axes.items())
        parts = (
            (c.name, c.multicast, c.reduce) if isinstance(c, Fanout) else (c.name, type(c))
            for c in self.architecture.components
        )
        unit = self.architecture.units_for(self.einsum)[0].name
        padding = [(i.before, i.extent) for a in self.einsum.operands for i in a.indices if i.extent is not None]
        alike = tuple(padding.index(each) for each in padding)
        return self.einsum.unpadded, alike, ranks, axes, tuple(parts), unit, self.unit, self.rules.facts, self.factors

    def has(self, tensor: str, rank: str) -> bool:
        """Whether a tensor has a rank."""
        return rank in self._ranks_of[tensor]

    def owns(self, tensor: str, rank: str) -> bool:
        """Whether other steps of the rank are other elements: it has an axis of the tensor to itself."""
        axes = (index.ranks for index in self.einsum.accesses[tensor].indices)
        return any([r for r in ranks if r in self.ranks] == [rank] for ranks in axes)

    @cached_property
    def slides(self) -> dict[str, list[str]]:
        """By tensor: the ranks that shift a window of it, each of which shares its axis with another."""
        return {
            tensor: [r for r in self.ranks if self.has(tensor, r) and not self.owns(tensor, r)] * self.rules.retain
            for tensor in self.workload.tensors
        }

    @cached_property
    def _moves_up(self) -> dict[str, set[str]]:
        """By tensor: loops that cost no more above a keep than directly below; next to the keep of a window they do."""
        return {
            t: set() if self.slides[t] else {r for r in self.ranks if self.owns(t, r)} for t in self.workload.tensors
        }

    @cached_property
    def keep_options(self) -> dict[str, list[tuple[str, ...]]]:
        """By tensor: each choice of memories that keep it besides its backing store, outermost first."""
        options = dict[str, list[tuple[str, ...]]]()
        for tensor in self.workload.tensors:
            start = self.memories.index(self.backing[tensor]) + 1
            may = [m for m in self.memories[start:] if self.rules.may_keep(m, tensor)]
            must = {m for m in may if self.rules.must_keep(m, tensor)}
            subsets = chain.from_iterable(combinations(may, n) for n in range(len(may) + 1))
            options[tensor] = [s for s in subsets if must <= set(s)]
        return options

    def keep_sets(self) -> Iterator[dict[str, tuple[str, ...]]]:
        """A choice for each tensor, in all ways."""
        for choice in product(*self.keep_options.values()):
            yield dict(zip(self.keep_options, choice, strict=True))

    def some_keep_sets(self, most: int, rng: Random) -> list[dict[str, tuple[str, ...]]]:
        """All of these, or so many drawn from them."""
        options = self.keep_options
        number = prod(map(len, options.values()))
        if number <= most:
            return list(self.keep_sets())
        found = []
        for place in rng.sample(range(number), most):
            kept = dict[str, tuple[str, ...]]()
            for tensor in reversed(options):
                place, i = divmod(place, len(options[tensor]))
                kept[tensor] = options[tensor][i]
            found.append({tensor: kept[tensor] for tensor in options})
        return found

    def orders(self, kept: dict[str, tuple[str, ...]], staged: Collection[str] = ()) -> Iterator[tuple[Place, ...]]:
        """The keeps by effective place: every interleaving of the tensors' own orders that can be best.

        Instances that slide hand on what a keep above them holds: of `staged` tensors, no keep is overhead.
        """

        def extend(order: tuple[Place, ...], left: dict[str, tuple[str, ...]]) -> Iterator[tuple[Place, ...]]:
            if not any(left.values()):
                yield order
            for tensor, memories in left.items():
                if not memories:
                    continue
                place = memories[0], tensor
                idle = tensor not in staged and order and order[-1][1] == tensor
                if idle and self._idle(order[-1][0], memories[0], tensor):
                    continue  # the upper of two keeps of one tensor with no loop between is overhead
                if not self.rules.retain and any(
                    self.stage[m] < self.stage[memories[0]] for rest in left.values() for m in rest
                ):
                    continue  # without retention every loop refills: the effective place is the place
                yield from extend((*order, place), {**left, tensor: memories[1:]})

        yield from extend((), kept)

    def _idle(self, upper: str, lower: str, tensor: str) -> bool:
        """Whether `upper` adds nothing to what its keeper above could do itself."""
        if self.rules.must_keep(upper, tensor):
            return False
        output = tensor == self.einsum.name
        between = self.architecture.fanouts_between(upper, lower)
        return all(f.reduce if output else f.multicast for f in between)

    # ---------------------------------------------------------------- loops

    def shapes(self, kept: dict[str, tuple[str, ...]], staged: Collection[str] = ()) -> Iterator[Shape]:
        """The shapes that may be best with these keeps; of `staged` tensors also where a keep is of no use."""
        seen: set[Shape] = set()
        for order in self.orders(kept, staged):
            for shape in self.shapes_of(order):
                before = len(seen)
                seen.add(shape)
                if len(seen) > before:
                    yield shape

    def shapes_of(self, order: tuple[Place, ...]) -> Iterator[Shape]:
        """The shapes of one order of keeps: its loops, and for sliding windows which of them is innermost."""
        slides = [self._slides(order, g, ranks) for g, ranks in enumerate(self._gaps(order))]
        for choice, spread in self._unlike(slides):
            nodes, leaf = self._emit(order, list(choice), spread)
            for obeying, left in in_order(self.rules, nodes, leaf) if self.rules.orders_loops else [(nodes, leaf)]:
                slots, level = self._slots(obeying)
                again = tuple(
                    [i for i, node in enumerate(obeying) if isinstance(node, Loop) and node is self._again[node.rank]]
                )
                yield Shape((*obeying, Compute(self.einsum.name, self.unit)), slots, left, level, again=again)

    # ---------------------------------------------------------------- families

    @cached_property
    def window(self) -> str:
        """The only tensor that slides; "" if there is none, or another."""
        sliding = [tensor for tensor, ranks in self.slides.items() if ranks]
        return sliding[0] if len(sliding) == 1 else ""

    @cached_property
    def axes_of_window(self) -> list[tuple[str, ...]]:
        """The ranks of each axis along which the window slides."""
        axes = [tuple(r for r in i.ranks if r in self.ranks) for i in self.einsum.accesses[self.window].indices]
        return [ranks for ranks in axes if len(ranks) > 1]

    def families(self, kept: dict[str, tuple[str, ...]]) -> Iterator[Shape]:
        """Shapes of which the loops stand in any order, but for which rank of the window is walked innermost above each
        of its keeps, and with spreads anywhere: together they have all trees (piste.search.proof.sweeps)."""
        seen: set[Shape] = set()
        for order in self.orders(kept, (self.window,)):
            done: set[tuple[Sweep, ...]] = set()
            for gaps, sweeps in self._swept(order):
                mirrored = [self._mirrored(sweeps, mirror) for mirror in self.mirrors]
                if any(key in done for key in mirrored):
                    continue
                done.add(mirrored[0])
                nodes, leaf = self._emit(order, gaps, self._anywhere, strict=True)
                slots, level = self._slots(nodes)
                shape = Shape((*nodes, Compute(self.einsum.name, self.unit)), slots, leaf, level, sweeps)
                if shape not in seen:
                    seen.add(shape)
                    yield shape

    @staticmethod
    def _mirrored(sweeps: tuple[Sweep, ...], mirror: dict[str, str]) -> tuple[Sweep, ...]:
        return tuple(
            Sweep(
                s.memory,
                tuple(sorted(mirror.get(r, r) for r in s.walked)),
                mirror.get(s.inner, s.inner),
                tuple(tuple(sorted(mirror.get(r, r) for r in ranks)) for ranks in s.outer),
            )
            for s in sweeps
        )

    @cached_property
    def _anywhere(self) -> dict[str, list[str]]:
        """By axis: all ranks that may be spread over it."""
        allowed = {over: self.rules.axis_ranks(over) if n > 1 else () for over, n in self._axes.items()}
        return {over: [r for r in self.ranks if r in ranks] for over, ranks in allowed.items()}

    def _swept(self, order: tuple[Place, ...]) -> Iterator[tuple[list[tuple[str, ...]], tuple[Sweep, ...]]]:
        """The ranks walked in each gap, for every choice of what is innermost above each keep of the window."""
        gaps = self._wide_gaps(order)
        own = [g for g, (_, tensor) in enumerate(order) if tensor == self.window]
        options: list[list[tuple[tuple[str, ...], str] | None]] = []  # of None, nothing is walked
        for g in own:
            sliding = [r for r in gaps[g] if r in self.slides[self.window]]
            others = tuple(r for r in gaps[g] if r not in sliding)
            option: list[tuple[tuple[str, ...], str] | None] = []
            for last in sliding:
                (axis,) = (ranks for ranks in self.axes_of_window if last in ranks)
                order_of = {r: (r in axis) + (r == last) for r in sliding}
                option.append(((*others, *sorted(sliding, key=order_of.__getitem__)), last))
            option += [(others, "")] * bool(others)
            option += [None] * (g == 0 or order[g - 1][1] == self.window)
            options.append(option)
        for choice in product(*options):
            here, sweeps = list(gaps), list[Sweep]()
            for g, chosen in zip(own, choice, strict=True):
                here[g] = chosen[0] if chosen else ()
                if chosen is None and g:
                    sweeps.append(sweeps[-1]._replace(memory=order[g][0]))
                else:
                    sweeps.append(Sweep(order[g][0], *(chosen or ((), "")), tuple(here[:g])))
            yield here, tuple(sweeps)

    def _wide_gaps(self, order: tuple[Place, ...]) -> list[tuple[str, ...]]:
        """As `_gaps`, of perfect factors, but above a keep of the window every loop stays between the keeps where it
        is: to move it further out or in might lead the window another way. Only what the window lacks does not stand
        directly above its keep."""
        outer, gaps, tensors = self._last_outer(order), list[tuple[str, ...]](), [tensor for _, tensor in order]
        for g in range(len(order) + 1):
            up = set[str]()
            stays = set(self._ranks_of[tensors[g]] if g < len(order) else self.ranks)
            if self.window not in tensors[g:]:
                up = self._moves_up[tensors[g - 1]] if g else up
                if any(i < outer[i] == g - 1 for i in range(g)):
                    up = up.difference(*(self._ranks_of[tensors[i]] for i in range(g) if i < outer[i] == g - 1))
            elif tensors[g] != self.window:
                stays = set(self.ranks)
            here = [r for r in self.ranks if r in stays and r not in up and self._open(order, g, r)]
            gaps.append(tuple(sorted(here, key=self._inward)))
        return gaps

    def _inward(self, rank: str) -> int:
        """Where a loop stands best for the window: outside if it changes all of it, inside if nothing."""
        return 0 if self.owns(self.window, rank) else 1 if self.has(self.window, rank) else 2

    # ---------------------------------------------------------------- orders

    def _unlike(
        self, slides: list[list[tuple[str, ...]]]
    ) -> Iterator[tuple[tuple[tuple[str, ...], ...], dict[str, list[str]]]]:
        """Which loop is innermost in each gap and which rank is spread where; of two that mirror each other, one."""
        seen: set[tuple[object, ...]] = set()
        choices = list(product(*slides))
        if len(choices) == len(self.spreads) == 1:
            yield choices[0], self.spreads[0]
            return
        for choice in choices:
            last = tuple(ranks[-1] if len(s) > 1 else "" for ranks, s in zip(choice, slides, strict=True))
            for spread, alike in zip(self.spreads, self._spreads_alike, strict=True):
                mirrored = (tuple(mirror.get(r, r) for r in last) for mirror in self.mirrors)
                if not any(key in seen for key in zip(mirrored, alike, strict=True)):
                    seen.add((last, alike[0]))
                    yield choice, spread

    @cached_property
    def _spreads_alike(self) -> list[list[object]]:
        """By spread, for every mirror: what is spread where, the same if axes of one fanout are exchanged that differ
        in nothing."""
        return [
            [
                self._axes_alike({over: sorted(mirror.get(r, r) for r in ranks) for over, ranks in spread.items()})
                for mirror in self.mirrors
            ]
            for spread in self.spreads
        ]

    def _axes_alike(self, spread: dict[str, list[str]]) -> tuple[object, ...]:
        alike: dict[tuple[object, ...], list[list[str]]] = {}
        for over, ranks in spread.items():
            rules = self.rules.axis_ranks(over), tuple(self.rules.axis_bounds(over, r) for r in self.einsum.ranks)
            key = over.split(".")[0], self._axes[over], rules, self.rules.axis_least(over)
            alike.setdefault(key, []).append(ranks)
        return tuple((key, tuple(map(tuple, sorted(listed)))) for key, listed in alike.items())

    @cached_property
    def mirrors(self) -> list[dict[str, str]]:
        """Exchanges of ranks that change nothing: of none, and of the two axes of a window where they are alike."""
        pairs = {i.terms for a in self.einsum.accesses.values() for i in a.indices if len(i.terms) == 2}
        found: list[dict[str, str]] = [{}]
        for one, other in combinations(sorted(pairs), 2):
            swap = {a: b for (x, _), (y, _) in zip(one, other, strict=True) for a, b in ((x, y), (y, x))}
            if len(swap) == 4 and self._same_after(swap):
                found.append(swap)
        return found

    def _same_after(self, swap: dict[str, str]) -> bool:
        sizes, rules = self.workload.sizes, self.rules
        for access in self.einsum.accesses.values():
            before = {(frozenset(i.terms), i.before, i.extent) for i in access.indices}
            after = {
                (frozenset((swap.get(r, r), c) for r, c in i.terms), i.before, i.extent) for i in access.indices
            }  # fmt: skip
            if before != after:
                return False
        for a, b in swap.items():
            if sizes[a] != sizes[b]:
                return False
            for memory in self.memories:
                first, last = rules.loop_order(memory)
                ranks = rules.loop_ranks(memory)
                if first or last or rules.loop_bounds(memory, a) != rules.loop_bounds(memory, b):
                    return False
                if ranks is not None and (a in ranks) != (b in ranks):
                    return False
            for over in self._axes:
                allowed = rules.axis_ranks(over)
                if (a in allowed) != (b in allowed) or rules.axis_bounds(over, a) != rules.axis_bounds(over, b):
                    return False
        return True

    def _slides(self, order: tuple[Place, ...], gap: int, ranks: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Orders of the loops of a gap: only the innermost of those that shift a window matters, and they are below the
        others, also for a window that is kept further down.

        The innermost may be one which could as well be walked further up, where it would not shift the window.
        """
        later = {rank for _, tensor in order[gap:] for rank in self.slides[tensor]}
        if not later:
            return [ranks]
        ranks = tuple(sorted(ranks, key=lambda rank: rank in later))
        sliding = self.slides[order[gap][1]] if gap < len(order) else []
        choices = [(*(r for r in ranks if r != last), last) for last in sliding if self._open(order, gap, last)]
        return choices if choices and ranks else [ranks]

    def _gaps(self, order: tuple[Place, ...]) -> list[tuple[str, ...]]:
        """The ranks walked in each gap, the last one above the compute."""
        outer, free = self._last_outer(order), not self.rules.binds_loops
        gaps: list[tuple[str, ...]] = []
        for g in range(len(order) + 1):
            up = self._moves_up[order[g - 1][1]] if g else set()
            if any(i < outer[i] == g - 1 for i in range(g)):
                up = up.difference(*(self._ranks_of[order[i][1]] for i in range(g) if i < outer[i] == g - 1))
            stays = self._ranks_of[order[g][1]] if g < len(order) else self.ranks
            ranks = []
            for rank in self.ranks:
                moves_up = rank in up and (free or self._free(order, g - 1, rank))
                moves_down = rank not in stays and (free or self._free(order, g + 1, rank))
                if not moves_up and not moves_down and self._open(order, g, rank):
                    ranks.append(rank)
            gaps.append(tuple(ranks))
        return gaps

    def _open(self, order: tuple[Place, ...], gap: int, rank: str) -> bool:
        """Whether a rank may be walked in a gap at all: not between a keep of it and what stands above that."""
        for i, outer in enumerate(self._last_outer(order)[:gap]):
            if gap <= outer and self.has(order[i][1], rank):
                return False
        return self._may_walk(order, gap, rank)

    def _last_outer(self, order: tuple[Place, ...]) -> list[int]:
        """For each keep, the last one of an earlier stage, which stands above it in the tree; itself if none later."""
        if order not in self._outer:
            stages = [self.stage[memory] for memory, _ in order]
            later = [[j for j in range(i + 1, len(order)) if stages[j] < stages[i]] for i in range(len(order))]
            self._outer[order] = [max(js, default=i) for i, js in enumerate(later)]
        return self._outer[order]

    def _memory(self, order: tuple[Place, ...], gap: int) -> str:
        """The level that loops of a gap belong to: the memory furthest in of those kept above."""
        outer = self._last_outer(order)
        above = [m for i, (m, _) in enumerate(order[:gap]) if outer[i] < gap]
        return max([*above, *self.backing.values()], key=self.architecture.position.__getitem__)

    def _may_walk(self, order: tuple[Place, ...], gap: int, rank: str) -> bool:
        if not self.rules.binds_loops:
            return True
        ranks = self.rules.loop_ranks(self._memory(order, gap))
        return ranks is None or rank in ranks

    def _free(self, order: tuple[Place, ...], gap: int, rank: str) -> bool:
        """Whether a loop may always be moved into a gap."""
        if not self.rules.binds_loops:
            return True
        memory = self._memory(order, gap)
        return self._may_walk(order, gap, rank) and self.rules.loop_bounds(memory, rank) == (1, None)

    def _emit(
        self, order: tuple[Place, ...], gaps: list[tuple[str, ...]], spread: dict[str, list[str]], strict: bool = False
    ) -> tuple[tuple[Node, ...], frozenset[str]]:
        """The tree, and what the compute may walk; if `strict`, the loops of a gap in the order that is given."""
        return _Writer(self, order, gaps, spread).tree(strict)

    def _concerns(self, item: Place | str, rank: str) -> bool:
        """Whether a loop changes what a keep below it holds; without retention every loop does."""
        return not isinstance(item, str) and (self.has(item[1], rank) or not self.rules.retain)

    def _above(self, item: Place | str, place: Place, before: bool = True) -> bool:
        """Whether something that waits, since `before` a keep or after it, must stand above that."""
        if isinstance(item, str):
            return False
        return (before and item[1] == place[1]) or self.stage[item[0]] < self.stage[place[0]]

    def _both_sides(
        self, order: tuple[Place, ...], gaps: list[tuple[str, ...]], ranks_over: dict[str, list[str]]
    ) -> set[str]:
        """The ranks of which it matters on which side of their spread a loop is.

        Where tiles divide the ones around them it does not, and if only loops may leave remainders it does. If spreads
        may, a last region that is walked below the spread can leave more instances idle, which matters if something is
        kept in them that lacks the rank and is not filled again in every iteration. If only spreads may, it also says
        which regions there can be, unless nothing but one loop and one spread makes these.
        """
        if self.factors not in ("ruby", "ruby-s", "ruby-t", "ragged"):
            return set()
        if self.factors == "ruby-t":
            return set(self.ranks)
        inside = [(f, t) for memory, t in order for f in ranks_over if not self._outside(memory, f)]
        lacking = {r for f, t in inside for r in ranks_over[f] if not self.has(t, r)} if self.rules.retain else set()
        if self.factors in ("ruby", "ragged"):
            return lacking - self._sums
        walks = Counter(chain(*gaps, *ranks_over.values()))
        return lacking | {r for r in self.ranks if walks[r] > 2 or r in self._sums}

    @cached_property
    def _head(self) -> list[Keep]:
        """The keeps of the backing stores."""
        memories = sorted(set(self.backing.values()), key=self.architecture.position.__getitem__)
        return [Keep(memory, tuple(t for t, m in self.backing.items() if m == memory)) for memory in memories]

    def _slots(self, nodes: tuple[Node, ...]) -> tuple[tuple[Slot, ...], str]:
        """The loops and spreads with their levels, and the level of what comes last."""
        found, level = list[Slot](), self.memories[0]
        for node in nodes:
            if isinstance(node, Keep):
                level = max(level, node.memory, key=self.architecture.position.__getitem__)
            elif isinstance(node, Loop):
                found.append(Slot(node.rank, None, level))
            elif isinstance(node, Spread):
                found.append(Slot(node.rank, node.over, node.over))
        return tuple(found), level

    def _loop(self, order: tuple[Place, ...], gap: int, rank: str) -> Loop:
        """The loop of a rank in a gap."""
        return self._loops[rank]

    def _keep(self, place: Place) -> Keep:
        if place not in self._keeps:
            self._keeps[place] = Keep(place[0], (place[1],), self.rules.retain)
        return self._keeps[place]

    def _outside(self, memory: str, fanout: str) -> bool:
        return self.architecture.position[memory] < self.architecture.position[fanout]

    def _spreads(self, fanouts: list[str], spread: dict[str, list[str]]) -> list[Spread]:
        """The nodes that spread ranks over fanouts, in order; a rank of two axes twice."""
        key: tuple[str | int, ...] = (*fanouts, id(spread))
        if key not in self._spread:
            axes = (over for over in spread if over.split(".")[0] in fanouts)
            self._spread[key] = [Spread(r, 0, over) for over in axes for r in spread[over]]
        return self._spread[key]

    @cached_property
    def _sums(self) -> set[str]:
        """The ranks that share an index with another."""
        indices = [i.ranks for a in self.einsum.accesses.values() for i in a.indices]
        return {r for ranks in indices if sum(s in self.ranks for s in ranks) > 1 for r in ranks}

    @cached_property
    def spreads(self) -> list[dict[str, list[str]]]:
        """By axis: the ranks spread over it.

        A rank that shares an index with another is spread over the axes of one fanout only, or if tiles need not divide
        those around them over one axis, so that its instances are equally far apart.
        """
        places = self._places
        return [
            {over: [r for r, at in zip(places, choice, strict=True) if over in at] for over in axes}
            for choice in product(*places.values())
            for axes in self._axis_orders
        ]

    @cached_property
    def _places(self) -> dict[str, list[list[str]]]:
        """By rank: the axes that it may be spread over together, one list or another."""
        joined, found = self.factors != "ragged", dict[str, list[list[str]]]()
        for rank in self.ranks:
            at = [over for over, width in self._axes.items() if width > 1 and rank in self.rules.axis_ranks(over)]
            options = groupby(at, lambda over: over.split(".")[0] if joined else over)
            found[rank] = [list(axes) for _, axes in options] or [[]] if rank in self._sums else [at]
        return found

    @property
    def _axes_matter(self) -> bool:
        """Whether a rank may be walked between two of its spreads, and their order matters: where only loops or only
        spreads may leave remainders. Not where a window slides, whose instances must be equally far apart."""
        return self.factors in ("ruby-s", "ruby-t") and not self._sums

    @cached_property
    def _axis_orders(self) -> list[tuple[str, ...]]:
        """The axes in every order that can matter to a rank that is spread over several: it says which are idle in the
        last region, and fanouts may differ in what they share."""
        fanouts = self.architecture.fanouts
        shares = {over: (fanouts[f].multicast, fanouts[f].reduce) for over in self._axes for f in [over.split(".")[0]]}
        for at, *_ in self._places.values():
            unlike = self.factors in ("ruby", "ragged") and len({shares[over] for over in at}) > 1
            if len(at) > 1 and (self._axes_matter or (unlike and not self._sums)):
                return list(permutations(self._axes))
        return [tuple(self._axes)]

    @property
    def _axes(self) -> dict[str, int]:
        return {f"{f.name}.{axis}": n for f in self.architecture.fanouts.values() for axis, n in f.axes.items()}


class _Writer:
    """Writes the tree of an order of keeps, the loops in the gaps between them, and the ranks spread over axes.

    Spreads stand as low as they can: above them are the loops whose rank no keep inside, effectively above the loop,
    has. So a rank is walked above its own spread wherever that is possible.
    """

    def __init__(
        self, layout: Layout, order: tuple[Place, ...], gaps: list[tuple[str, ...]], spread: dict[str, list[str]]
    ):
        self.layout, self.order, self.gaps, self.spread = layout, order, gaps, spread
        self.nodes: list[Node] = [*layout._head]
        self.outer, self.fanouts = layout._last_outer(order), list(layout.architecture.fanouts)
        self.ranks_over = {f: [node.rank for node in layout._spreads([f], spread)] for f in self.fanouts}
        self.both = layout._both_sides(order, gaps, self.ranks_over)
        self.since = set[str]()  # of these, what was spread and not walked since then
        self.waiting: list[Place | str] = []  # keeps, and ranks whose loops are to be repeated below the spreads

    def tree(self, strict: bool) -> tuple[tuple[Node, ...], frozenset[str]]:
        """The nodes, and the ranks that the compute may walk."""
        for g in range(len(self.order)):
            self._gap(g, strict)
            self._keep_after(g)
        pending, early = self._pending(), self._early(len(self.order))
        last = self.gaps[len(self.order)]
        leaf = {r for r in last if r not in early or r not in pending or r in self.both | self.layout._sums}
        self.nodes += [self.layout._loop(self.order, len(self.order), r) for r in early if r in pending]
        for item in self.waiting[:]:
            if isinstance(item, str):  # nothing is left to be kept outside
                behind = [i for i, f in enumerate(self.fanouts) if item in self.ranks_over[f]]
                self._spread_over(self.fanouts[: 1 + max(behind, default=-1)])
            if item in self.waiting:
                self._put(item)
        self._spread_over(self.fanouts[:])
        return self._without_needless(leaf), frozenset(leaf)

    def _without_needless(self, leaf: set[str]) -> tuple[Node, ...]:
        """The nodes but for loops below all keeps and spreads of a rank that the compute walks: it is one walk."""
        left, below = list[Node](), set(leaf)
        for i in reversed(range(len(self.nodes))):
            node = self.nodes[i]
            if isinstance(node, Keep):
                return (*self.nodes[: i + 1], *reversed(left))
            if isinstance(node, Loop) and node.rank in below and node is self.layout._again[node.rank]:
                continue
            below -= {node.rank} if isinstance(node, Spread) else set()
            left.append(node)
        return tuple(self.nodes)

    def _gap(self, g: int, strict: bool) -> None:
        """The loops of a gap: first those that concern nothing that waits, then the others below what they concern."""
        layout, pending, early = self.layout, self._pending(), self._early(g)
        if strict and len(early) < len(self.gaps[g]):
            early = []
        self.nodes += [layout._loop(self.order, g, r) for r in early]
        self.waiting += [r for r in early if r in pending & self.both and r not in self.waiting]
        # The keeps that wait for one that must stand above them and does not come before this gap.
        later = {keep for keep, above in zip(self.order, self.outer, strict=True) if above >= g}
        for rank in (r for r in self.gaps[g] if r not in early):
            for item in [w for w in self.waiting if layout._concerns(w, rank) or (self.both and w not in later)]:
                if item in self.waiting:
                    self._put(item)
            self.nodes.append(layout._loop(self.order, g, rank))

    def _keep_after(self, g: int) -> None:
        """The keep below a gap, or its place among those that wait."""
        keep, layout = self.order[g], self.layout
        if not keep[1]:
            return
        inside = any(not layout._outside(keep[0], f) for f in self.fanouts)
        if self.outer[g] > g or inside or any(layout._above(w, keep) for w in self.waiting):
            self.waiting.append(keep)
        else:
            self.nodes.append(layout._keep(keep))

    def _pending(self) -> set[str]:
        """The ranks that are still to be spread."""
        return {r for f in self.fanouts for r in self.ranks_over[f]}

    def _early(self, g: int) -> list[str]:
        """The ranks of a gap that concern nothing that waits."""
        return [r for r in self.gaps[g] if not any(self.layout._concerns(w, r) for w in self.waiting)]

    def _put(self, item: Place | str) -> None:
        """Put down what waits, with the spreads and keeps that must stand above it."""
        waiting = self.waiting
        if isinstance(item, str):
            if item in self.since:
                self.since.remove(item)
                self.nodes.append(self.layout._again[item])
            if not any(item in self.ranks_over[f] for f in self.fanouts):
                waiting.remove(item)
            return
        for other in [w for i, w in enumerate(waiting) if self.layout._above(w, item, i < waiting.index(item))]:
            if other in waiting:
                self._put(other)
        self._spread_over([f for f in self.fanouts if not self.layout._outside(item[0], f)])
        self._place(item)

    def _place(self, keep: Place) -> None:
        """Put down a keep, below the loops that were above it before something was spread."""
        for rank in [w for w in self.waiting[: self.waiting.index(keep)] if isinstance(w, str)]:
            self._put(rank)
        self.waiting.remove(keep)
        self.nodes.append(self.layout._keep(keep))

    def _spread_over(self, some: list[str]) -> None:
        """Spread over fanouts: those with no keep between them together."""
        together = list[str]()
        for fanout in some:
            outside = self.layout._outside
            for other in [w for w in self.waiting if not isinstance(w, str) and outside(w[0], fanout)]:
                self._spread_together(together)
                self._place(other)
            self.fanouts.remove(fanout)
            together.append(fanout)
        self._spread_together(together)

    def _spread_together(self, some: list[str]) -> None:
        for node in self.layout._spreads(some, self.spread):
            if node.rank in self.since and self.layout._axes_matter:
                self.nodes.append(self.layout._again[node.rank])
            self.nodes.append(node)
            self.since.update({node.rank} & self.both)
        some.clear()
