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
from piste.results.report import Phase, Stage, Traffic
from piste.spec.architecture import Architecture

Tally = Counter[Any]  # by what is counted
# At the instances below, at the first of them, at those above, at the first of them.
Crossing = tuple[int, int, int, int]


class Transfers:
    """Counts movements between a keep and its parent, or a keep and the compute unit, into tallies."""

    def __init__(self, architecture: Architecture, layout: TreeFacts) -> None:
        self._architecture = architecture
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
        assert site.parent is not None
        return self.counted(count, site.parent, site.above, merges, dims)

    def areas(self, site: Site, regions: dict[Instance, Region], merges: str) -> Crossing:
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
        assert site.parent is not None
        below, above = site.memory, site.parent.memory
        result = site.makes and not site.demands  # the reads above are counted with the updates
        for which, n, sent in (("total", crossing[0], crossing[2]), ("first", crossing[1], crossing[3])):
            tally[which, phase, below, site.tensor, "fills"] += n
            if not result:
                tally[which, phase, above, site.tensor, "reads"] += sent
                for fanout in self._architecture.fanouts_between(above, below):
                    tally["words", phase, fanout.name, site.tensor, which] += sent
        if not fresh:
            moment["writes", below, site.tensor] += crossing[1]
        if not result:
            moment["reads", above, site.tensor] += crossing[3]
            for fanout in self._architecture.fanouts_between(above, below):
                moment["words", fanout.name, site.tensor] += crossing[3]
            moment["down", above, below, site.tensor, 0] += crossing[3]
            moment["down", above, below, site.tensor, 1] += crossing[1]

    def up(self, tally: Tally, moment: Tally, phase: int, site: Site, crossing: Crossing, new: int = 0) -> None:
        """Elements leave for the keep above, where all but the first touches of a making read what they add to.

        `tally` counts first touches as if they did too (`forgive` takes that back); `new` of them are in this moment.
        """
        assert site.parent is not None
        below, above = site.memory, site.parent.memory
        again = self._layout.sums_again(site)
        for which, n, got in (("total", crossing[0], crossing[2]), ("first", crossing[1], crossing[3])):
            tally[which, phase, below, site.tensor, "drains"] += n
            tally[which, phase, above, site.tensor, "updates"] += got
            tally[which, phase, above, site.tensor, "reads"] += got * again
            for fanout in self._architecture.fanouts_between(above, below):
                tally["words", phase, fanout.name, site.tensor, which] += got * (1 + again)
        moment["reads", below, site.tensor] += crossing[1]
        moment["writes", above, site.tensor] += crossing[3]
        moment["reads", above, site.tensor] += crossing[3] - new
        for fanout in self._architecture.fanouts_between(above, below):
            moment["words", fanout.name, site.tensor] += 2 * crossing[3] - new
        moment["up", above, below, site.tensor, 0] += crossing[3]
        moment["up", above, below, site.tensor, 1] += crossing[1]

    def used(self, tally: Tally, phase: int, parent: Site, unit: str, result: bool, crossing: Crossing) -> None:
        """Operations read an operand, or update a result (all of them as if it had to be read first), in a keep."""
        for which, n in (("total", crossing[2]), ("first", crossing[3])):
            tally[which, phase, parent.memory, parent.tensor, "reads"] += n
            if result:
                tally[which, phase, parent.memory, parent.tensor, "updates"] += n
            for fanout in self._architecture.fanouts_between(parent.memory, unit):
                tally["words", phase, fanout.name, parent.tensor, which] += 2 * n if result else n

    def forgive(self, tally: Tally, phase: int, parent: Site, below: str, which: str, n: int) -> None:
        """Updates that were first touches have read nothing."""
        tally[which, phase, parent.memory, parent.tensor, "reads"] -= n
        for fanout in self._architecture.fanouts_between(parent.memory, below):
            tally["words", phase, fanout.name, parent.tensor, which] -= n


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
            else:
                getattr(stage, key[0])[key[1:]] = n
        stages.append((stage, times))
    return stages


def _links(moment: Tally, direction: str) -> dict[tuple[str, str, str], tuple[int, int]]:
    out: dict[tuple[str, str, str], tuple[int, int]] = {}
    for key, n in moment.items():
        if key[0] == direction and n:
            _, above, below, tensor, side = key
            a, b = out.get((above, below, tensor), (0, 0))
            out[above, below, tensor] = (n, b) if side == 0 else (a, n)
    return out
