"""What is written down of the words that move: by memory and tensor, for all instances and the first, and by stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from piste.count.boxes import Region, union_volume, volume
from piste.count.chains import APART, FIRST, MERGED
from piste.count.fused.layout import TreeFacts
from piste.count.fused.outcome import Moments, frozen
from piste.count.fused.plan import Instance
from piste.count.fused.visit import Modes
from piste.count.oracle.schedule import Across, Site
from piste.results.report import Edge, Passed, Phase, Stage, Traffic
from piste.spec.architecture import Architecture

Tally = Counter[Any]  # by what is counted
# At the instances below, at the first of them, at those above, at the first of them.
Crossing = tuple[int, int, int, int]


class Transfers:
    """Counts movements between a keep and its parent, or a keep and the compute unit, into tallies."""

    def __init__(self, architecture: Architecture, layout: TreeFacts) -> None:
        self._architecture = architecture
        self._by_edge = architecture.by_edge
        self._layout = layout

    def counted(
        self, count: Callable[[Modes], int], parent: Site, above: tuple[Across, ...], merges: str, dims: int
    ) -> Crossing:
        """A count at the instances below and at those of the parent, each over all of them and at the first."""
        fanouts = self._architecture.fanouts
        between = tuple(
            MERGED if getattr(fanouts[spread.over.rpartition(".")[0]], merges) else APART
            for spread in above[parent.depth :]
        )
        rest = (APART,) * (dims - len(above))
        known: dict[Modes, int] = {}
        out = []
        for modes in (
            (APART,) * dims,
            (FIRST,) * len(above) + rest,
            (APART,) * parent.depth + between + rest,
            (FIRST,) * parent.depth + between + rest,
        ):
            if modes not in known:
                known[modes] = count(modes)
            out.append(known[modes])
        return out[0], out[1], out[2], out[3]

    def flow(self, site: Site, merges: str, count: Callable[[Modes], int], dims: int) -> Crossing:
        """A count of what passes between a keep and the one above it."""
        assert site.parent is not None
        return self.counted(count, site.parent, site.above, merges, dims)

    def areas(self, site: Site, regions: dict[Instance, Region], merges: str) -> Crossing:
        """What passes between a keep and the one above it, given as regions by instance."""
        assert site.parent is not None
        fanouts = self._architecture.fanouts
        apart = [
            k
            for k in range(site.parent.depth, site.depth)
            if not getattr(fanouts[site.above[k].over.rpartition(".")[0]], merges)
        ]
        together: dict[tuple[Instance, Instance], Region] = {}
        for i, region in regions.items():
            together.setdefault((i[: site.parent.depth], tuple(i[k] for k in apart)), []).extend(region)
        sizes = {place: union_volume(region) for place, region in together.items()}
        return (
            sum(map(volume, regions.values())),
            sum(volume(region) for i, region in regions.items() if not any(i)),
            sum(sizes.values()),
            sum(n for (parent, _), n in sizes.items() if not any(parent)),
        )

    def down(
        self, tally: Tally, moment: Tally, phase: int, site: Site, crossing: Crossing, fresh: bool = False
    ) -> None:
        """Elements arrive from the keep above; what is `fresh` starts from zero."""
        above, below, tensor, _ = edge = site.edge
        result = site.makes and not site.demands  # the reads above are counted with the updates
        for which, n, sent in (("total", crossing[0], crossing[2]), ("first", crossing[1], crossing[3])):
            self.fill(tally, phase, edge, which, n)
            if not result:
                self._read(tally, phase, edge, which, sent)
                for fanout in self._architecture.fanouts_between(above, below):
                    tally["words", phase, fanout.name, tensor, which] += sent
        if not result and self._by_edge:
            tally["further", phase, edge] += crossing[0] - crossing[2]
        if not fresh:
            moment["writes", below, tensor] += crossing[1]
            self.note(moment, edge, fills=crossing[1])
        if not result:
            moment["reads", above, tensor] += crossing[3]
            self.note(moment, edge, reads=crossing[3])
            for fanout in self._architecture.fanouts_between(above, below):
                moment["words", fanout.name, tensor] += crossing[3]
            moment["down", edge, 0] += crossing[3]
            moment["down", edge, 1] += crossing[1]

    def up(self, tally: Tally, moment: Tally, phase: int, site: Site, crossing: Crossing, new: int = 0) -> None:
        """Elements leave for the keep above, where all but the first touches of a making read what they add to.

        `tally` counts first touches as if they did too (`forgive` takes that back); `new` of them are in this moment.
        """
        above, below, tensor, _ = edge = site.edge
        again = self._layout.sums_again(site)
        for which, n, got in (("total", crossing[0], crossing[2]), ("first", crossing[1], crossing[3])):
            tally[which, phase, below, tensor, "drains"] += n
            self._update(tally, phase, edge, which, got)
            self._read(tally, phase, edge, which, got * again)
            for fanout in self._architecture.fanouts_between(above, below):
                tally["words", phase, fanout.name, tensor, which] += got * (1 + again)
            if self._by_edge:
                tally["edge", phase, edge, which, "drains"] += n
        if self._by_edge:
            tally["further", phase, edge] += crossing[0] - crossing[2]
        moment["reads", below, tensor] += crossing[1]
        moment["writes", above, tensor] += crossing[3]
        moment["reads", above, tensor] += crossing[3] - new
        self.note(moment, edge, crossing[3] - new, updates=crossing[3], drains=crossing[1])
        for fanout in self._architecture.fanouts_between(above, below):
            moment["words", fanout.name, tensor] += 2 * crossing[3] - new
        moment["up", edge, 0] += crossing[3]
        moment["up", edge, 1] += crossing[1]

    def used(self, tally: Tally, phase: int, edge: Edge, result: bool, crossing: Crossing) -> None:
        """Operations read an operand, or update a result (all of them as if it had to be read first), in a keep."""
        for which, n, own in (("total", crossing[2], crossing[0]), ("first", crossing[3], crossing[1])):
            self._read(tally, phase, edge, which, n)
            if result:
                self._update(tally, phase, edge, which, n)
            for fanout in self._architecture.fanouts_between(edge.above, edge.below):
                tally["words", phase, fanout.name, edge.tensor, which] += 2 * n if result else n
            if self._by_edge:
                tally["edge", phase, edge, which, "drains" if result else "fills"] += own
        if self._by_edge:
            tally["further", phase, edge] += crossing[0] - crossing[2]

    def forgive(self, tally: Tally, phase: int, edge: Edge, which: str, n: int) -> None:
        """Updates that were first touches have read nothing."""
        self._read(tally, phase, edge, which, -n)
        for fanout in self._architecture.fanouts_between(edge.above, edge.below):
            tally["words", phase, fanout.name, edge.tensor, which] -= n

    def fill(self, tally: Tally, phase: int, edge: Edge, which: str, n: int) -> None:
        """What arrives at the keep below, of all instances (`which` is "total") or of the "first"."""
        tally[which, phase, edge.below, edge.tensor, "fills"] += n
        if self._by_edge:
            tally["edge", phase, edge, which, "fills"] += n

    def _read(self, tally: Tally, phase: int, edge: Edge, which: str, n: int) -> None:
        tally[which, phase, edge.above, edge.tensor, "reads"] += n
        if self._by_edge:
            tally["edge", phase, edge, which, "reads"] += n

    def _update(self, tally: Tally, phase: int, edge: Edge, which: str, n: int) -> None:
        tally[which, phase, edge.above, edge.tensor, "updates"] += n
        if self._by_edge:
            tally["edge", phase, edge, which, "updates"] += n

    def note(
        self, moment: Tally, edge: Edge, reads: int = 0, *, fills: int = 0, updates: int = 0, drains: int = 0
    ) -> None:
        """What passes an edge at the first instances in one stage."""
        if self._by_edge:
            for what, n in (("reads", reads), ("fills", fills), ("updates", updates), ("drains", drains)):
                if n:
                    moment["edge", edge, what] += n


def fill_in(phases: list[Phase], tally: Tally, moments: dict[int, Moments], stages: bool) -> None:
    """The record of every phase."""
    for key, n in tally.items():
        match key:
            case ("total" | "first" as which, phase, memory, tensor, what) if n:
                traffic = getattr(phases[phase], which).setdefault((memory, tensor), Traffic())
                setattr(traffic, what, n)
            case ("words", phase, fanout, tensor, which) if n:
                total, first = phases[phase].words.get((fanout, tensor), (0, 0))
                phases[phase].words[fanout, tensor] = (n, first) if which == "total" else (total, n)
            case ("edge", phase, edge, which, what) if n:
                setattr(getattr(phases[phase].edges.setdefault(edge, Passed()), which), what, n)
            case ("further", phase, edge) if n:
                phases[phase].edges.setdefault(edge, Passed()).further = n
            case ("steps" | "ops" as what, phase, einsum):
                getattr(phases[phase], what)[einsum] = n
    for number, mine in moments.items():
        phases[number].first_fill = _links(mine.first, "down")
        phases[number].last_drain = _links(mine.first if mine.last is None else mine.last, "up")
        if stages:
            phases[number].stages = _stages(mine)


def _stages(moments: Moments) -> list[tuple[Stage, int]]:
    found = Counter(moments.between)
    found[frozen(moments.first)] += 1
    if moments.last is not None:
        found[frozen(moments.last)] += 1
    # What goes up and down is not part of a stage's record.
    out: Counter[frozenset[tuple[Any, int]]] = Counter()
    for content, times in found.items():
        out[frozenset((k, n) for k, n in content if k[0] not in ("down", "up"))] += times
    stages = []
    for content, times in out.items():
        stage = Stage()
        for key, n in content:
            if key[0] == "steps":
                stage.steps = n
            elif key[0] == "edge":
                setattr(stage.edges.setdefault(key[1], Traffic()), key[2], n)
            else:
                getattr(stage, key[0])[key[1:]] = n
        stages.append((stage, times))
    return stages


def _links(moment: Tally, direction: str) -> dict[Edge, tuple[int, int]]:
    out: dict[Edge, tuple[int, int]] = {}
    for key, n in moment.items():
        if key[0] == direction and n:
            _, edge, side = key
            a, b = out.get(edge, (0, 0))
            out[edge] = (n, b) if side == 0 else (a, n)
    return out
