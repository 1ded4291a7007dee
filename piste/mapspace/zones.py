"""Shapes in which loops keep to their memories, so that they bound all trees that rules on loops allow.

A loop belongs to the memory furthest in of those that keep something above it. So the loops of a tree stand in *zones*,
one for each memory, outermost first. In the shapes of a layout a keep stands at the highest of its equal places, which
may be in the zone of another memory. Here zones have borders of their own, and a loop crosses a border only where rules
allow that (docs/search-proof.md, "Rules on loops").
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import chain, combinations, combinations_with_replacement
from typing import NamedTuple

from piste.mapspace.constraints import Rules
from piste.mapspace.shapes import Layout, Place, Shape, Slot
from piste.spec.architecture import Architecture
from piste.spec.mapping import Compute, Loop, Node, Spread
from piste.spec.workload import Workload


class Border(NamedTuple):
    """Where a zone begins: directly above the first keep of its memories in the tree, which is one of the `openers`.
    All `inside`, these and memories further in, keep nothing above it."""

    zone: str
    openers: frozenset[str]
    inside: frozenset[str]


class Zones(Layout):
    """A layout whose shapes are of trees in which loops keep to their zones; tiles must divide those around them.

    A border stands among the keeps as one of no tensor, `(zone, "")`.

    >>> from piste.spec.architecture import Memory, Unit
    >>> from piste.spec.builders import gemm
    >>> from piste.spec.constraints import Constraints
    >>> chip = Architecture((Memory("DRAM"), Memory("RF"), Unit("MAC")))
    >>> rules = Rules(gemm(8, 8, 8), chip, Constraints.read({"memory": "RF", "factors": {"k": 4}}))
    >>> zones = Zones(gemm(8, 8, 8), chip, rules, "perfect")
    >>> (shape,) = zones.shapes({"A": ("RF",), "W": (), "B": ()})  # k is walked in DRAM and in RF, by the compute
    >>> [(slot.rank, slot.level) for slot in shape.slots], sorted(shape.leaf), shape.leaf_level
    ([('m', 'DRAM'), ('k', 'DRAM')], ['k', 'm', 'n'], 'RF')
    """

    def __init__(
        self,
        workload: Workload,
        architecture: Architecture,
        rules: Rules,
        factors: str,
        idle: frozenset[str] = frozenset(),
    ):
        """With nothing spread over the fanouts that are `idle`: keeps on both sides stand in any order then."""
        super().__init__(workload, architecture, rules, factors)
        self._idle_fanouts = idle
        if idle:
            position = architecture.position
            busy = [position[name] for name in architecture.fanouts if name not in idle]
            self.stage = {memory: sum(at < position[memory] for at in busy) for memory in self.memories}
        self._borders_in: dict[tuple[Place, ...], list[Border]] = {}
        self._home = max(self.backing.values(), key=architecture.position.__getitem__)  # what the first zone belongs to
        self._loop_in: dict[tuple[str, str], Loop] = {}
        self._ranks_of[""] = ()

    @property
    def facts(self) -> tuple[object, ...]:
        return *super().facts, "zones"

    def shapes(self, kept: dict[str, tuple[str, ...]], staged: object = ()) -> Iterator[Shape]:
        """The shapes with these keeps, each with every way to place borders between them."""
        seen: set[tuple[object, ...]] = set()
        for plain in self.orders(kept, self.workload.tensors):
            for layout in (self, *self._with_idle(plain)):
                for order in layout._bordered(plain):
                    for shape in layout.shapes_of(order):
                        key = shape, shape.slots, shape.leaf_level
                        if key not in seen:
                            seen.add(key)
                            yield shape

    def _with_idle(self, order: tuple[Place, ...]) -> Iterator[Zones]:
        """The layouts in which fanouts are idle, where some keep further in then stands above one further out."""
        if self.rules.hierarchy:
            return
        for layout in self._idle_layouts:
            pairs = combinations([(self.stage[memory], layout.stage[memory]) for memory, _ in order], 2)
            if any(upper[0] > lower[0] and upper[1] == lower[1] for upper, lower in pairs):
                yield layout

    @cached_property
    def _idle_layouts(self) -> list[Zones]:
        names = list(self.architecture.fanouts)
        some = chain.from_iterable(combinations(names, n) for n in range(1, len(names) + 1))
        about = self.workload, self.architecture, self.rules, self.factors
        return [Zones(*about, frozenset(idle)) for idle in some]

    @property
    def _axes(self) -> dict[str, int]:
        return {over: n for over, n in super()._axes.items() if over.split(".")[0] not in self._idle_fanouts}

    def shapes_of(self, order: tuple[Place, ...]) -> Iterator[Shape]:
        gaps = self._gaps(order)
        for choice, spread in self._unlike([[ranks] for ranks in gaps]):
            emitted, leaf = self._emit(order, list(choice), spread)
            nodes = (*emitted, Compute(self.einsum.name, self.unit))
            yield Shape(nodes, self._zoned(nodes), leaf, self._memory(order, len(order)))

    # -------------------------------------------------------------- borders

    def _bordered(self, plain: tuple[Place, ...]) -> Iterator[tuple[Place, ...]]:
        """Keeps with borders between them, in all ways that a tree can have."""
        inmost = max((self.memories.index(memory) for memory, _ in plain), default=0)
        live = [j for j in self._starts if j <= inmost]
        for number in range(len(live)) if live else ():
            for outer in combinations(live[:-1], number):
                borders = self._made((*outer, live[-1]), live)
                for places in combinations_with_replacement(range(1, len(plain) + 1), len(borders)):
                    above = zip(borders, places, strict=True)
                    if all(any(memory in border.openers for memory, _ in plain[:at]) for border, at in above):
                        yield self._placed(plain, borders, places)
        if not live:
            yield plain

    def _made(self, starts: tuple[int, ...], live: list[int]) -> list[Border]:
        """The borders before some memories; zones that begin elsewhere have no loops."""
        found, since = list[Border](), 0
        for start in starts:
            after = next((j for j in self._starts if j > start), len(self.memories))
            inside = frozenset(self.memories[live[since] :])
            found.append(Border(self.memories[start], frozenset(self.memories[start:after]), inside))
            since = live.index(start) + 1
        return found

    def _placed(self, plain: tuple[Place, ...], borders: list[Border], places: tuple[int, ...]) -> tuple[Place, ...]:
        """Keeps with a border above so many of them each."""
        order = list[Place]()
        for i in range(len(plain) + 1):
            order += [(border.zone, "") for border, at in zip(borders, places, strict=True) if at == i]
            order += plain[i : i + 1]
        self._borders_in[tuple(order)] = borders
        return tuple(order)

    @cached_property
    def _starts(self) -> list[int]:
        """The numbers of memories before which a border stands: those of which rules say something, and the next."""
        home = self.memories.index(self._home)
        ruled = [any(self.rules.loop_bounds(m, r) != (1, None) for r in self.ranks) for m in self.memories]
        return [j for j in range(home + 1, len(self.memories)) if ruled[j] or ruled[j - 1]]

    # ----------------------------------------------------------------- gaps

    def _gaps(self, order: tuple[Place, ...]) -> list[tuple[str, ...]]:
        """The ranks walked in each gap: those that are open there and need not move to the one before or after."""
        return [
            tuple([r for r in self.ranks if self._open(order, g, r) and not self._moves(order, g, r)])
            for g in range(len(order) + 1)
        ]

    def _moves(self, order: tuple[Place, ...], gap: int, rank: str) -> bool:
        """Whether a loop costs no more further out, above a keep of its rank, or further in, below one without; and
        across a border, further in if it may go both ways."""
        zone = self._memory(order, gap)
        if gap < len(order):
            memory, tensor = order[gap]
            if rank not in self._ranks_of[tensor] if tensor else self._crosses(zone, memory, rank):
                return True
        if not gap or not self._open(order, gap - 1, rank):
            return False
        tensor, above = order[gap - 1][1], self._memory(order, gap - 1)
        if tensor:
            return rank in self._moves_up[tensor]
        return self._crosses(zone, above, rank) and not self._crosses(above, zone, rank)

    def _crosses(self, here: str, there: str, rank: str) -> bool:
        """Whether rules allow all loops of a rank to leave the zone of one memory for that of another."""
        arrives = self.rules.loop_bounds(there, rank)
        return self.rules.loop_bounds(here, rank).lo <= 1 and arrives.hi is None

    def _open(self, order: tuple[Place, ...], gap: int, rank: str) -> bool:
        """Whether a rank may be walked in a gap: if rules leave it to the zone, and not between a keep of it and what
        stands above that, a keep or a border."""
        if self.rules.loop_bounds(self._memory(order, gap), rank).hi == 1:
            return False
        ends = self._ends(order)
        return not any(gap <= ends[i] and self.has(tensor, rank) for i, (_, tensor) in enumerate(order[:gap]))

    def _ends(self, order: tuple[Place, ...]) -> list[int]:
        """For each keep, the last keep or border that stands above it in the tree; itself if none later."""
        ends = list(self._last_outer(order))
        borders = iter(self._borders_in.get(order, ()))
        for j, (_, tensor) in enumerate(order):
            if not tensor:
                inside = next(borders).inside
                for i, (memory, kept) in enumerate(order[:j]):
                    if kept and memory in inside:
                        ends[i] = max(ends[i], j)
        return ends

    def _last_outer(self, order: tuple[Place, ...]) -> list[int]:
        """As of a layout: borders are no keeps."""
        if order not in self._outer:
            stages = [self.stage[memory] if tensor else max(self.stage.values()) for memory, tensor in order]
            later = [[j for j in range(i + 1, len(order)) if stages[j] < stages[i]] for i in range(len(order))]
            self._outer[order] = [max(js, default=i) if order[i][1] else i for i, js in enumerate(later)]
        return self._outer[order]

    def _memory(self, order: tuple[Place, ...], gap: int) -> str:
        """The zone of a gap: that of the last border above it."""
        return next((memory for memory, tensor in reversed(order[:gap]) if not tensor), self._home)

    # ---------------------------------------------------------------- loops

    def _loop(self, order: tuple[Place, ...], gap: int, rank: str) -> Loop:
        """That of a zone, told apart from others by identity."""
        key = self._memory(order, gap), rank
        if key not in self._loop_in:
            self._loop_in[key] = Loop(rank, 0)
        return self._loop_in[key]

    def _zoned(self, nodes: tuple[Node, ...]) -> tuple[Slot, ...]:
        """The loops and spreads with what they belong to."""
        zones = {id(loop): zone for (zone, _), loop in self._loop_in.items()}
        found = list[Slot]()
        for node in nodes:
            if isinstance(node, Loop):
                found.append(Slot(node.rank, None, zones[id(node)]))
            elif isinstance(node, Spread):
                found.append(Slot(node.rank, node.over, node.over))
        return tuple(found)
