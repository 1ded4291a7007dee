"""What a mapping moves, counted exactly by classes of iterations: equal to the executor, quick for tensors of any size.

The tree is run as the executor runs it, but on boxes: a visit is counted as a whole (`visit`), and what the rest of the
tree does is looked up if the same subtree was run before in the same situation, seen from where it stands now. A loop
whose step ends as the one before it ended repeats that step to its last full one.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.count.boxes import Box, Region, clip, minus, shift, solid, union, union_volume, volume
from piste.count.chains import APART, FIRST, MERGED
from piste.count.fused.layout import TreeFacts
from piste.count.fused.outcome import Moments, Runs, States, SubtreeCounts, TilePositions, frozen, merge_positions
from piste.count.fused.peak import LIVE, Moment, Peaks, Profile, shape_of
from piste.count.fused.plan import (
    Held,
    Instance,
    Origins,
    Outline,
    Planner,
    Shift,
    Situation,
    Work,
    box_of,
    seen,
    spread_out,
)
from piste.count.fused.positions import Positions, spread_positions, start_positions, stepped
from piste.count.fused.route import Route
from piste.count.fused.stages import (
    NEVER,
    Advance,
    Places,
    RankPosition,
    Stages,
    first_time,
    held_first,
    only_first,
    seen_by,
    spans_of,
)
from piste.count.fused.states import GONE, Area, Last, State, carried, hull, listed, merged, moved, shifted, without
from piste.count.fused.states import seen as seen_state
from piste.count.fused.tally import Crossing, Tally, Transfers, fill_in
from piste.count.fused.visit import Axes, Modes, RankInterval, Spans, Unclear, Visit, change, tiles_of, varies
from piste.count.oracle.schedule import Across, Branch, Fork, Keeps, Pipeline, Site, Tree, pipelines
from piste.count.pipes import rounds
from piste.errors import MappingError
from piste.results.report import Counts, Edge, Lane, Passed, Phase, Traffic
from piste.spec.architecture import Architecture
from piste.spec.einsum import Einsum
from piste.spec.mapping import Compute, Loop, Mapping, Spread, paths
from piste.spec.workload import Workload


def walk(workload: Workload, architecture: Architecture, mapping: Mapping, *, stages: bool = False) -> Counts:
    """Count what a mapping that has passed `piste.spec.check` moves; list its stages if asked to.

    It must not be `unwalkable`; with `stages` it may turn out `Unclear`.

    >>> from piste.spec.mapping import Keep
    >>> w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", m=4096, k=4096, n=4096)
    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> counts = walk(w, chip, Mapping((Keep("DRAM", ("A", "W", "B")), Compute("B"))))
    >>> counts.compute_cycles, counts.total()["DRAM", "A"].reads
    (68719476736, 68719476736)
    """
    return Walker(workload, architecture, mapping, stages).counts()


def unwalkable(workload: Workload, mapping: Mapping, stages: bool = False) -> str | None:
    """Why a mapping cannot be counted by classes of iterations; None if it can."""
    if stages and (padded := next((e.padded for e in workload.einsums if e.padded), None)):
        return f"single stages are asked for, and {padded} is padded"
    for tensor in workload.intermediates:
        if None in (output := workload.makers[tensor].output).alone:
            return f"{output} is an intermediate with an affine index"
    if not stages and len(workload.einsums) == 1:
        return None
    nodes = (node for path in paths(mapping.nodes) for _, node in path.steps)
    if any(isinstance(node, Loop | Spread) and node.step is not None for node in nodes):
        return "tiles overlap or leave gaps, so where its ranks stand does not say whether a result was touched before"
    if stages:
        for einsum in workload.einsums:
            read = {rank for access in einsum.operands for index in access.indices for rank, _ in index.terms}
            if len(workload.einsums) > 1 and not {*einsum.output.ranks} <= read:
                return f"single stages are asked for, and {einsum.output} repeats what it reads along a rank of its own"
            if not _comes_apart(einsum):
                return f"single stages are asked for, and iterations of {einsum.output} share elements"
    return None


Pending = dict[Site, Tally]


def _apart(tree: Tree, pipes: dict[int, Pipeline]) -> list[int]:
    """Number the branches of every pipe as phases of their own, and say which phase each of these is part of."""
    sizes = [len(pipes[n].shares) if n in pipes else 1 for n in range(tree.phases)]
    starts = [sum(sizes[:n]) for n in range(tree.phases)]

    def number(branch: Branch) -> None:
        lane = pipes[branch.phase].branches.get(branch, 0) if branch.phase in pipes else 0
        branch.phase = starts[branch.phase] + lane if branch.phase < tree.phases else sum(sizes)
        last = branch.nodes[-1]
        for inner in last.branches if isinstance(last, Fork) else ():
            number(inner)

    number(tree.root)
    tree.phases = sum(sizes)
    return [n for n, size in enumerate(sizes) for _ in range(size)]


@dataclass(frozen=True)
class World:
    """What is remembered when a subtree begins: by outermost keeps of intermediates, and by all keeps inside."""

    held: Held
    states: States
    # Only if stages are listed: the loops that have moved and turned for every rank that is at work, since its result's
    # making began, and when the keeps above got their present tile.
    positions: Positions = field(default_factory=dict)
    tile_positions: TilePositions = field(default_factory=dict)


class Walker:
    """One mapping being counted."""

    def __init__(self, workload: Workload, architecture: Architecture, mapping: Mapping, stages: bool = False) -> None:
        self.workload = workload
        self.architecture = architecture
        self.stages = stages
        self.planner = Planner(workload, mapping)
        self.tree = self.planner.tree
        self.pipes = pipelines(self.tree.root, architecture)
        self.real = _apart(self.tree, self.pipes)
        each = (
            (site, self.real.index(n) + lane) for n, pipe in self.pipes.items() for site, lane in pipe.sites.items()
        )
        self.lane_of: dict[Site, int] = dict(each)  # of keeps in a pipe, as a phase
        # Planned once from end to end: what is refused is refused here, and every spread knows how wide it gets.
        self.planner.outline(self.tree.root, 0, self.planner.everything, {})
        self.peaks = Peaks(workload, self.tree, self.pipes.values())
        self.routes: dict[tuple[int, str], Route] = {}
        self.layout = TreeFacts(workload, self.tree)
        self.transfers = Transfers(architecture, self.layout)
        self.phases_of: dict[Site, int] = {}
        self.units: dict[str, NDArray[np.bool_]] = {}
        self.making_visits: dict[str, Visit] = {}  # the last making of every tensor
        self._known: dict[object, SubtreeCounts] = {}

    def route(self, branch: Branch, name: str) -> Route:
        """The way from a branch to the Compute of an Einsum; equal questions get the same answer."""
        key = id(branch), name
        if key not in self.routes:
            self.routes[key] = Route(branch, self.workload.makers[name])
        return self.routes[key]

    # The whole

    @property
    def situations(self) -> int:
        """How many different situations of subtrees were met: what the cost grows with."""
        return len(self._known)

    def counts(self) -> Counts:
        """What the whole tree moves."""
        root = self.tree.root
        everything = self.planner.everything
        outcome = self.run(root, 0, everything, World({}, {}, start_positions(everything) if self.stages else {}), {})
        tally = Counter(outcome.tally)
        for name in root.leaving:
            self._first_touches(tally, root, name, everything)
        moments = dict(outcome.moments)
        for sites in self.tree.sites.values():
            for site in reversed(sites):
                if site.makes and site.parent is not None and site in outcome.states:
                    phase = self.phases_of[site]
                    more: Tally = Counter()
                    self._let_go(tally, more, phase, site, outcome.states[site], outcome.tile_positions)
                    moments[phase] = moments[phase].at_end(more)
        counts = Counts([Phase() for _ in range(self.tree.phases)])
        fill_in(counts.phases, tally, moments, self.stages)
        self._pipe(counts, outcome.entries)
        counts.rescales = {e.name: tally["rescales", e.name] for e in self.workload.einsums if e.rescale}
        counts.unit_instances = {e: int(self.units[e].sum()) if e in self.units else 0 for e in self.workload.makers}
        self.peaks.report(outcome.profile, counts)
        for pipe in self.pipes.values():
            self.peaks.piped(pipe, self.tree.root.einsums, counts)
        return counts

    def _pipe(self, counts: Counts, entries: dict[int, Runs]) -> None:
        """Put the branches of every pipe, which were counted as phases, together."""
        parts = counts.phases
        counts.phases = [Phase() for _ in set(self.real)]
        for number, part in zip(self.real, parts, strict=True):
            whole = counts.phases[number]
            if number not in self.pipes:
                counts.phases[number] = part
                continue
            whole.steps |= part.steps
            whole.ops |= part.ops
            inside = self.pipes[number].inside
            for key, traffic in part.total.items():
                whole.total.setdefault(key, Traffic()).add(traffic)
            for key, traffic in part.first.items():
                whole.first.setdefault(key, Traffic()).add(traffic)
            for key, (total, first) in part.words.items():
                before = whole.words.get(key, (0, 0))
                whole.words[key] = before[0] + total, before[1] + first
            for edge, passed in part.edges.items():
                whole.edges.setdefault(edge, Passed()).add(passed)
            whole.lanes.append(
                Lane(
                    {key: traffic for key, traffic in part.first.items() if key[0] in inside},
                    {key: words for key, words in part.words.items() if key[0] in inside},
                    {edge: passed.first for edge, passed in part.edges.items() if edge.below in inside},
                )
            )
        for first, runs in entries.items():
            counts.phases[self.real[first]].rounds = rounds(runs)

    # Subtrees

    def run(
        self,
        branch: Branch,
        at: int,
        work: Work,
        world: World,
        pending: Pending,
        found: tuple[Origins, object] | None = None,
    ) -> SubtreeCounts:
        """Run a branch from its node `at` on. `pending` is what belongs to the first stage that touches a keep above.

        `found` is where it stands and in what situation, if that is known already.
        """
        if found is None:
            frame = self.planner.frame(branch, work)
            found = frame, self._situation(branch, at, work, frame, world, pending)
        frame, situation = found
        key = id(branch), at, frame.offsets, self.planner.relative(work, frame), situation
        if key not in self._known:
            self._known[key] = self._run(branch, at, work, world, pending).shifted(frame.away(-1))
        return self._known[key].shifted(frame.away(1))

    def _situation(
        self, branch: Branch, at: int, work: Work, frame: Origins, world: World, pending: Pending
    ) -> tuple[Any, ...]:
        """What is remembered and matters below, as seen from the origins."""
        reach = self.planner.reach(branch, work)
        away = frame.away(-1)
        states = []
        inside = self.layout.inside(branch, at)
        for site in inside:
            state = world.states.get(site)
            if state is not None:
                states.append(self._seen(site, state, away, reach.get(site.tensor)))
        return (
            self.planner.holding(self.workload.makers, world.held, reach, frame),
            tuple(states),
            tuple((id(site), frozen(more)) for site, more in pending.items()),
            _freeze(world.positions),
            tuple((id(s), _freeze(world.tile_positions[s])) for s in inside if s in world.tile_positions),
        )

    def _sight(self, site: Site, state: State) -> dict[object, tuple[str, Region]]:
        """Where what a keep holds really is."""
        if isinstance(state, tuple):
            hulls = {
                (site, k): hull(self.layout.axes[site], last.spans) for k, last in enumerate(state) if not last.empty
            }
            return {k: (site.tensor, [box]) for k, box in hulls.items() if box is not None}
        return {(site, i): (site.tensor, held) for i, (held, _) in state.items()}

    def _seen(self, site: Site, state: State, away: Shift, reach: Box | None) -> tuple[Any, ...]:
        near = not site.makes  # of an input, only what may be touched again matters
        if isinstance(state, tuple):
            return id(site), seen_state(self.layout.axes[site], state, away.ranks, reach, near)
        d = away.tensors.get(site.tensor, ())
        out = []
        for i, (held, made) in sorted(state.items()):
            if near:
                held = clip(held, reach) if reach is not None else []
            if held or made:
                out.append((i, tuple(shift(union([], held), d)), tuple(shift(union([], made), d))))
        return (id(site), *out)

    def _run(self, branch: Branch, at: int, work: Work, world: World, pending: Pending) -> SubtreeCounts:
        if isinstance(branch.nodes[-1], Compute):
            return self._visit(branch, work, world, pending)
        match branch.nodes[at]:
            case Keeps(sites):
                return self._period(branch, at, sites, work, world, pending)
            case Loop() as loop:
                return self._loop(branch, at, loop, work, world, pending)
            case Across() as spread:
                out = spread_out(work, spread)
                positions = spread_positions(world.positions, spread, out) if self.stages else {}
                return self.run(branch, at + 1, out, replace(world, positions=positions), pending)
            case Fork():
                return self._fork(branch, work, world, pending)
        raise AssertionError(branch.nodes[at])

    def _loop(self, branch: Branch, at: int, loop: Loop, work: Work, world: World, pending: Pending) -> SubtreeCounts:
        total: SubtreeCounts | None = None
        touched: States = {}

        def situation(step: Work, frame: Origins, reach: dict[str, Box]) -> Situation:
            sight = seen(self.workload.makers, world.held)
            for site in self.layout.inside(branch, at + 1):
                if not site.makes and site in world.states:
                    sight |= self._sight(site, world.states[site])
            inner = replace(world, positions=self._positions_in(branch, at, loop, work, step, world.positions))
            return Situation(self._situation(branch, at + 1, step, frame, inner, pending), sight)

        for step, n, by, frame, found in self.planner.steps(branch, loop, work, situation):
            outline = self.planner.outline(branch, at + 1, step, world.held).repeated(n, by)
            inner = replace(world, positions=self._positions_in(branch, at, loop, work, step, world.positions))
            outcome = self.run(branch, at + 1, step, inner, pending, (frame, found.key)).repeated(n, by)
            pending = {site: more for site, more in pending.items() if site.tensor not in outline.touched}
            touched = self._advance(branch, touched, outcome.states, outline)
            states = self._advance(branch, world.states, outcome.states, outline)
            tile_positions = merge_positions(world.tile_positions, outcome.tile_positions)
            world = World(self.planner.after(outline, world.held), states, world.positions, tile_positions)
            total = outcome if total is None else total.then(outcome)
        assert total is not None
        return replace(total, states=touched)

    def _positions_in(
        self, branch: Branch, at: int, loop: Loop, work: Work, step: Work, positions: Positions
    ) -> Positions:
        return stepped(positions, self.layout.depth[branch] + at, loop, work, step) if self.stages else positions

    def _fork(self, branch: Branch, work: Work, world: World, pending: Pending) -> SubtreeCounts:
        total: SubtreeCounts | None = None
        touched: States = {}
        fork, steps = branch.nodes[-1], dict[int, dict[str, int]]()  # of a pipe: by branch
        assert isinstance(fork, Fork)
        for b, inner, made, outline in self.planner.runs(branch, work, world.held):
            begun = {t: {i: [box] for i, box in boxes.items()} for t, boxes in made.items() if boxes}
            held = dict(world.held)
            for tensor, by in begun.items():
                depth = self.tree.backing(tensor).depth
                held[tensor] = dict(held.get(tensor, {}))
                for i, region in by.items():
                    held[tensor][i[:depth]] = minus(held[tensor].get(i[:depth], []), region)
            states = {
                site: self._without(site, state, begun.get(site.tensor, {})) for site, state in world.states.items()
            }
            positions: Positions = {}
            if self.stages:
                fresh = start_positions(inner)
                positions = {
                    i: {name: fresh[i][name] if name in begun else world.positions[i][name] for name in by}
                    for i, by in inner.items()
                }
            outcome = self.run(b, 0, inner, World(held, states, positions, world.tile_positions), pending)
            pending = {site: more for site, more in pending.items() if site.tensor not in outline.touched}
            tally = Counter(outcome.tally)
            for name in begun:
                self._first_touches(tally, b, name, inner)
            touched = self._advance(branch, touched, outcome.states, outline)
            states = self._advance(branch, states, outcome.states, outline)
            tile_positions = merge_positions(world.tile_positions, outcome.tile_positions)
            more: Tally = Counter()
            phase = max(outcome.moments)
            for site in reversed(b.awaited):
                if site in states:
                    touched[site] = states[site] = self._let_go(tally, more, phase, site, states[site], tile_positions)
            moments = {**outcome.moments, phase: outcome.moments[phase].at_end(more)}
            world = World(self.planner.after(outline, held), states, world.positions, tile_positions)
            steps[fork.branches.index(b)] = {key[2]: n for key, n in tally.items() if key[0] == "steps" and n}
            outcome = replace(outcome, tally=tally, moments=moments)
            total = outcome if total is None else total.then(outcome)
        assert total is not None
        if fork.pipe is not None:
            now = tuple(steps.get(n, {}) for n in range(len(fork.branches)))
            total = replace(total, entries={branch.phase: ((now, 1),)})
        return replace(total, states=touched)

    def _advance(self, branch: Branch, states: States, touched: States, outline: Outline) -> States:
        """What keeps hold after a subtree has run: copies of what was made are stale, and some have a new tile."""
        out = {}
        for site, state in states.items():
            made = outline.made.get(site.tensor)
            # Within one making, a maker's keep is left alone.
            if made and not (site.makes and branch in self.layout.in_making[site.tensor]):
                state = self._without(site, state, made)
            out[site] = state
        for site, state in touched.items():
            out[site] = merged(self.layout.axes.get(site, ()), out[site], state, site.depth) if site in out else state
        return out

    def _without(self, site: Site, state: State, gone: dict[Instance, Region]) -> State:
        """What a keep holds, less what was made again."""
        if not gone:
            return state
        backing = self.tree.backing(site.tensor).depth
        return without(self.layout.axes.get(site, ()), state, gone, backing, site.depth)

    # Keeps above a Fuse

    def _period(
        self, branch: Branch, at: int, sites: list[Site], work: Work, world: World, pending: Pending
    ) -> SubtreeCounts:
        """One iteration of the loops above a Keep: its tiles cover all visits below and enter with the first."""
        outline = self.planner.outline(branch, at + 1, work, world.held)
        tally: Tally = Counter()
        pending = dict(pending)
        entered: dict[Site, Area] = {}
        lives: dict[Site, tuple[dict[Instance, int], dict[Instance, int]]] = {}
        positions: TilePositions = {}
        for site in sites:
            if site.tensor not in outline.touched:
                continue
            phase, self.phases_of[site] = outline.phases[site.tensor]
            more: Tally = Counter()
            entered[site], lives[site] = self._enter(tally, more, phase, site, outline, world, positions)
            pending[site] = more
        outcome = self.run(branch, at + 1, work, world, pending)
        states, profile = dict(outcome.states), outcome.profile
        for site, state in entered.items():
            states[site] = self._with_made(site, state, outline) if site.makes and site.reads else state
            sizes, carried = (self._over(site, amounts) for amounts in lives[site])
            profile = profile.closed(site, sizes, carried)
        tally.update(outcome.tally)
        return SubtreeCounts(
            tally,
            states,
            outcome.moments,
            profile,
            merge_positions(outcome.tile_positions, positions),
            outcome.entries,
        )

    def _enter(
        self,
        tally: Tally,
        more: Tally,
        phase: int,
        site: Site,
        outline: Outline,
        world: World,
        positions: TilePositions,
    ) -> tuple[Area, tuple[dict[Instance, int], dict[Instance, int]]]:
        tensor = site.tensor
        depth = self.tree.backing(tensor).depth
        if site.parent is None and site.makes:
            before: Area = {i: (region, []) for i, region in world.held.get(tensor, {}).items()}
        else:
            known_before = world.states.get(site, {})
            assert isinstance(known_before, dict)
            before = known_before
        order = outline.order.get((tensor, site.depth), {})
        after: Area = {}
        arriving: dict[Instance, Region] = {}
        leaving: dict[Instance, Region] = {}
        sizes: dict[Instance, int] = {}
        carried: dict[Instance, int] = {}
        for i, tile in outline.touched[tensor].items():
            held, made = before.get(i, ([], []))
            stays = clip(held, tile) if site.retain else []
            enters = minus(solid(tile), stays)
            afresh = order[i][1] if site.makes and site.demands else []
            sizes[i], carried[i] = volume([tile]), volume(minus(stays, afresh))
            if not site.makes:
                arriving[i], after[i] = enters, (solid(tile), [])
            elif not site.reads:
                leaving[i], arriving[i], after[i] = minus(held, stays), enters, ([tile], [])
            else:
                known = world.held.get(tensor, {}).get(i[:depth], [])
                leaving[i] = minus(made, stays)
                arriving[i] = minus([part for box in enters for part in clip(known, box)], afresh)
                after[i] = [*stays, *arriving[i]], minus(made, leaving[i])
        if site.parent is not None:
            fresh = False
            if site.makes:
                new = self._new_in(site, leaving, world.tile_positions)
                if self.stages and self.layout.sums_again(site):
                    positions[site] = self._tile_positions(site, after, world.positions)
                    fresh = all(moved > turns for i, (moved, turns) in positions[site].items() if not any(i))
                self.transfers.up(tally, more, phase, site, self.transfers.areas(site, leaving, "reduce"), new)
            self.transfers.down(tally, more, phase, site, self.transfers.areas(site, arriving, "multicast"), fresh)
        return after, (sizes, carried)

    def _tile_positions(self, site: Site, tiles: Area, positions: Positions) -> dict[Instance, tuple[int, int]]:
        """By instance: how far out a rank that the tensor lacks has moved, how far in one that it has turns."""
        out = {}
        having = set(self.workload.makers[site.tensor].output.ranks)
        for i in tiles:
            mine = positions[i][site.tensor]
            out[i] = (
                min((moved for r, (moved, _) in mine.items() if r not in having), default=NEVER),
                max(
                    [self.layout.floors[site], *(d for r, (_, turns) in mine.items() if r in having for d, _ in turns)]
                ),
            )
        return out

    def _new_in(self, site: Site, leaving: dict[Instance, Region], positions: TilePositions) -> int:
        """How many of the elements that leave come to the first instance above for the first time in their making."""
        assert site.parent is not None
        if not self.stages:
            return 0
        first = {i: region for i, region in leaving.items() if not any(i[: site.parent.depth])}
        if self.layout.sums_again(site):
            having = self.workload.makers[site.tensor].output.ranks
            start = self.route(self.layout.makings[site.tensor], site.tensor).base
            lacking = [k for k in range(max(start, site.parent.depth), site.depth) if site.above[k].rank not in having]
            first = {
                i: region
                for i, region in first.items()
                if region and positions[site][i][0] > positions[site][i][1] and not any(i[k] for k in lacking)
            }
        return union_volume([box for region in first.values() for box in region])

    def _with_made(self, site: Site, state: Area, outline: Outline) -> Area:
        """After a period: what was made below is held, and is to be drained; what others have made is stale."""
        depth = self.tree.backing(site.tensor).depth
        made = outline.made.get(site.tensor, {})
        out = {}
        for i, (held, mine) in state.items():
            others: Region = []
            if site.tensor in outline.makings:
                others = [box for j, region in made.items() if j != i and j[:depth] == i[:depth] for box in region]
            own = made.get(i, [])
            out[i] = union(minus(held, others), own), union(minus(mine, others), own)
        return out

    def _over(self, site: Site, amounts: dict[Instance, int]) -> NDArray[Any]:
        out = np.zeros(shape_of(site), self.peaks.dtype)
        for i, n in amounts.items():
            out[i] = n
        return out.ravel()

    # Visits

    def _visit(self, branch: Branch, work: Work, world: World, pending: Pending) -> SubtreeCounts:
        """One run of a branch without Fuse."""
        name = branch.einsums[0]
        route = self.route(branch, name)
        visit, origin = route.visit(work)
        einsum, phase = route.einsum, branch.phase
        self._check_made(einsum, work, world.held)
        tally: Tally = Counter()
        dims = len(route.widths)
        tally["steps", phase, name] = visit.tiles((), route.end, (MERGED,) * dims)
        tally["ops", phase, name] = visit.tiles((), route.end, (APART,) * dims)
        if einsum.rescale:
            tally["rescales", name] += self._rescaled(einsum, work)
        axes_of = route.axes_from(origin, work, visit)
        self._compute(tally, phase, route, visit, axes_of)
        stages = self._stages(route, visit, work, world.positions)
        moments = self._moments(branch, route, stages)
        for site, more in pending.items():
            if site.tensor in einsum.accesses:
                moments.first.update(more)
        states: States = {}
        profile = Profile(self.peaks)
        live: dict[str, NDArray[Any]] = {}
        for site in branch.inside:
            self.phases_of[site] = phase
            pos, axes = route.pos[site], axes_of[site.tensor]
            before = self._from(origin, route.axes[site.tensor], world.states.get(site, ()), name)
            tiles = tiles_of(axes, visit.first(pos))
            profile.touched[site] = self._flat(site, tiles.active)
            profile.heads[site] = self._carried(site, axes, visit.first(pos), before)
            widths = [width.astype(self.peaks.dtype) for width in visit.lengths(axes, pos)]
            size = math.prod(widths, start=tiles.active.astype(np.int64).astype(self.peaks.dtype))
            live = self.peaks.add(live, site, self._flat(site, size))
            if site.parent is not None:
                self._pass(tally, moments.first, route, stages, site, axes, before)
            positions = {r: (p.moved, p.turns) for r, p in stages.end(pos).items()} if self.stages else None
            ends = {r: RankInterval(s.lo + origin[r], s.extent) for r, s in visit.last(pos).items()}
            states[site] = (Last(name, ends, positions),)
        flags: dict[Site, NDArray[Any]] = {}
        for site in self.layout.above[branch]:
            if site.tensor in einsum.accesses:
                active = np.zeros(shape_of(site), bool)
                for i in work:
                    active[i[: site.depth]] = True
                profile.touched[site] = active.ravel()
                flags[site] = active.ravel().astype(np.int8) * LIVE
        profile.note(Moment(flags, live))
        working = np.broadcast_to(tiles_of((), visit.first(route.end)).active, route.widths)
        self.units[name] = self.units.get(name, np.zeros(route.widths, bool)) | working
        return SubtreeCounts(tally, states, {phase: moments}, profile)

    def _from(self, origin: dict[str, int], axes: Axes, state: State, name: str) -> State:
        """A state as seen from where a visit stands."""
        if isinstance(state, tuple):
            return shifted(state, {name: {r: -at for r, at in origin.items()}})
        back = [-sum(c * origin[r] for r, c in axis.terms) - axis.shift for axis in axes]
        return {i: (shift(held, back), made) for i, (held, made) in state.items()}

    def _pass(
        self, tally: Tally, first: Tally, route: Route, stages: Stages, site: Site, axes: Axes, before: State
    ) -> None:
        """All that moves between a keep of a visit and the one above; what its first tile moves is in stage one."""
        visit, phase, dims = stages.visit, route.branch.phase, len(route.widths)
        pos = route.pos[site]
        now = visit.first(pos)
        changes = partial(visit.changes, axes, pos, retain=site.retain)
        fresh = False
        if site.makes:
            new = 0
            if self.stages:
                begin = seen_by(stages.begin(pos), site.depth)
                fresh = held_first(begin, stages.lacking, self.layout.floors[site])
                new = self._new_at(site, axes, now, before)
            entry = self._entering(site, axes, now, before, "reduce", leaving=True)
            self.transfers.up(tally, first, phase, site, entry, new)
            rest = self.transfers.flow(site, "reduce", partial(changes, leaving=True), dims)
            self.transfers.up(tally, Counter(), phase, site, rest)
        entry = self._entering(site, axes, now, before, "multicast", leaving=False)
        self.transfers.down(tally, first, phase, site, entry, fresh)
        rest = self.transfers.flow(site, "multicast", partial(changes, leaving=False), dims)
        self.transfers.down(tally, Counter(), phase, site, rest)

    def _moments(self, branch: Branch, route: Route, stages: Stages) -> Moments:
        """The stages of a visit without what its first tiles move; if they are not listed, what the last one drains."""
        first: Tally = Counter()
        final = stages.final(route.lowest)
        if self.stages:
            first = self._computing(route, stages, stages.begin(route.lowest))
        if final is None:
            return Moments(first)
        if not self.stages:
            return Moments(first, self._last_drains(branch, route, stages, final))
        return Moments(first, *self._list_stages(branch, route, stages, final))

    def _stages(self, route: Route, visit: Visit, work: Work, positions: Positions) -> Stages:
        """The stages of a visit, which begins where the loops above stand."""
        name = route.einsum.name
        none = np.full((1,) * len(route.widths), -1, np.int64)
        starts = {rank: RankPosition(span, NEVER, none) for rank, span in visit.spans.items()}
        for rank in route.einsum.ranks if self.stages else ():
            known = {i: positions[i][name][rank] for i in work}
            turns = none
            below = [link for link in route.chains[rank] if link.at < route.lowest]
            for depth in sorted({d for _, pairs in known.values() for d, _ in pairs}):
                second = np.zeros(route.widths[: route.base], np.int64)
                for i, (_, pairs) in known.items():
                    second[i] = dict(pairs).get(depth, 0)
                second = second.reshape(second.shape + (1,) * (len(route.widths) - route.base))
                if (second == second.flat[0]).all():
                    second = second[(slice(0, 1),) * second.ndim]
                goes_on = visit.first_of(RankInterval(second * 0, second), below).extent > 0
                turns = np.where(goes_on, depth, turns)
            starts[rank] = RankPosition(visit.spans[rank], next(iter(known.values()))[0], turns)
        return Stages(visit, starts, self.layout.lacking(name), self.layout.depth[route.branch], route.lowest)

    def _new_at(self, site: Site, axes: Axes, now: Spans | None, before: State) -> int:
        """How many elements that leave a keep of a visit come to the first instance above for the first time."""
        if not isinstance(before, tuple):
            raise Unclear(f"{site.memory} holds what several visits left of {site.tensor}")
        total = 0
        for last in before:
            if not last.empty:
                lacking = self.layout.lacking(last.einsum)
                spans = spans_of(only_first(seen_by(last.places(), site.depth), lacking, self.layout.floors[site]))
                modes = self._modes_of_new(site, spans, lacking)
                if now is None:
                    total += change(axes, spans, None, modes)[0]
                else:
                    total += _moved(axes, now, spans, modes, retain=site.retain, leaving=True)
        return total

    def _modes_of_new(self, site: Site, spans: Spans, lacking: list[str]) -> Modes:
        """What comes to the first instance above for the first time comes from instances that share nothing else."""
        assert site.parent is not None
        vary = {d for r, s in spans.items() if r not in lacking for d in varies(s)}
        start = self.route(self.layout.makings[site.tensor], site.tensor).base
        dims = spans[""].lo.ndim
        return tuple(FIRST if d < site.parent.depth or (d >= start and d not in vary) else MERGED for d in range(dims))

    def _last_drains(self, branch: Branch, route: Route, stages: Stages, final: Advance) -> Tally:
        """What the last stage of a visit drains."""
        at, moves = final
        out: Tally = Counter()
        for site in branch.inside:
            if site.makes and site.parent is not None and at < route.pos[site]:
                now, before = map(spans_of, stages.at(moves, route.pos[site]))
                count = partial(_moved, route.axes[site.tensor], now, before, retain=site.retain, leaving=True)
                crossing = self.transfers.flow(site, "reduce", count, len(route.widths))
                self.transfers.up(Counter(), out, 0, site, crossing)
        return out

    def _list_stages(
        self, branch: Branch, route: Route, stages: Stages, final: Advance
    ) -> tuple[Tally, Counter[frozenset[tuple[Any, int]]]]:
        """The last stage of a visit, and those between the first and the last."""
        between: Counter[frozenset[tuple[Any, int]]] = Counter()
        for times, at, moves in stages.steps(route.lowest):
            between[frozen(self._stage(branch, route, stages, (at, moves)))] += times
        last = self._stage(branch, route, stages, final)
        between[frozen(last)] -= 1
        return last, +between

    def _stage(self, branch: Branch, route: Route, stages: Stages, step: Advance) -> Tally:
        """What the first instances do in the stage that one step of a loop begins."""
        at, moves = step
        out = self._computing(route, stages, stages.at(moves, route.lowest)[0])
        dims = len(route.widths)
        for site in branch.inside:
            pos, axes = route.pos[site], route.axes[site.tensor]
            if at >= pos or site.parent is None:
                continue
            now, before = stages.at(moves, pos)
            count = partial(_moved, axes, spans_of(now), spans_of(before), retain=site.retain, known=stages.known)
            fresh = False
            if site.makes:
                fresh = held_first(seen_by(now, site.depth), stages.lacking, self.layout.floors[site])
                old = seen_by(before, site.depth)
                spans = stages.masked(old, first_time(old, stages.lacking, self.layout.floors[site]))
                modes = self._modes_of_new(site, spans, self.layout.lacking(site.tensor))
                new = _moved(axes, spans_of(now), spans, modes, retain=site.retain, leaving=True, known=stages.known)
                self.transfers.up(
                    Counter(),
                    out,
                    0,
                    site,
                    self.transfers.flow(site, "reduce", partial(count, leaving=True), dims),
                    new,
                )
            crossing = self.transfers.flow(site, "multicast", partial(count, leaving=False), dims)
            self.transfers.down(Counter(), out, 0, site, crossing, fresh)
        return out

    def _computing(self, route: Route, stages: Stages, places: Places) -> Tally:
        """What the first instances do below the lowest keep of a visit, in one stage."""
        out: Tally = Counter()
        dims = len(route.widths)
        out["steps",] = stages.below(places, (), route.end, (MERGED,) * dims)
        for tensor, axes in route.axes.items():
            parent = route.branch.kept[tensor]
            up = tensor == route.einsum.name
            edge = self._to_unit(route, parent)
            count = partial(stages.below, places, axes, route.end)
            n = self.transfers.counted(count, parent, route.branch.above, "reduce" if up else "multicast", dims)[3]
            again = 0
            if up:
                out["writes", parent.memory, tensor] += n
                again = n
                if all(places[r].moved == NEVER for r in stages.lacking):
                    modes = (FIRST,) * parent.depth + (MERGED,) * (dims - parent.depth)
                    again -= stages.below(places, axes, route.end, modes, distinct=True)
            out["reads", parent.memory, tensor] += again if up else n
            self.transfers.note(out, edge, again if up else n, updates=n if up else 0)
            for fanout in self.architecture.fanouts_between(edge.above, edge.below):
                out["words", fanout.name, tensor] += n + again
        return out

    def _to_unit(self, route: Route, parent: Site) -> Edge:
        compute = route.branch.nodes[-1]
        assert isinstance(compute, Compute)
        unit = self.architecture.unit_for(route.einsum, compute.unit)
        assert unit is not None
        return Edge(parent.memory, unit.name, parent.tensor, route.einsum.name)

    def _check_made(self, einsum: Einsum, work: Work, held: Held) -> None:
        """A reader outside an inner Fuse gets only what the readers inside had made."""
        for access in einsum.operands:
            if access.tensor not in self.workload.makers:
                continue
            depth = self.tree.backing(access.tensor).depth
            boxes: dict[Instance, list[Box]] = {}
            for i, by in work.items():
                boxes.setdefault(i[:depth], []).append(box_of(access, by[einsum.name]))
            for i, reads in boxes.items():
                for box in reads:
                    lacking = minus(solid(box), held.get(access.tensor, {}).get(i, []))
                    if lacking:
                        raise MappingError(
                            f"{einsum.name} reads {volume(lacking)} elements of {access.tensor} that are not made, "
                            f"e.g. {min(tuple(lo for lo, _ in part) for part in lacking)}"
                        )

    def _rescaled(self, einsum: Einsum, work: Work) -> int:
        depth = self.tree.backing(einsum.name).depth
        boxes: dict[Instance, list[Box]] = {}
        for i, by in work.items():
            boxes.setdefault(i[:depth], []).append(box_of(einsum.output, by[einsum.name]))
        return sum(map(union_volume, boxes.values()))

    def _compute(self, tally: Tally, phase: int, route: Route, visit: Visit, axes_of: dict[str, Axes]) -> None:
        """Every operation reads each operand and updates the result at their innermost keeps."""
        for tensor, axes in axes_of.items():
            parent, result = route.branch.kept[tensor], tensor == route.einsum.name
            count = partial(visit.tiles, axes, route.end)
            merges = "reduce" if result else "multicast"
            crossing = self.transfers.counted(count, parent, route.branch.above, merges, len(route.widths))
            self.transfers.used(tally, phase, self._to_unit(route, parent), result, crossing)

    def _first_touches(self, tally: Tally, branch: Branch, name: str, work: Work) -> None:
        """A making's first touches, for which no partial sum is read or brought back: it was counted as if it were."""
        route = self.route(branch, name)
        visit, _ = route.visit(work)
        self.making_visits[name] = visit
        axes, phase = route.axes[name], route.branch.phase
        dims = len(route.widths)
        kept = route.branch.kept[name]
        crossings = [(kept, self._to_unit(route, kept), route.end)]
        for site, pos in route.pos.items():
            if site.tensor == name and site.parent is not None:
                crossings.append((site.parent, site.edge, route.leaf if site.reads else pos))
                if not site.reads:
                    for which, mode in (("total", APART), ("first", FIRST)):
                        touched = visit.distinct(axes, pos, (mode,) * dims)
                        self.transfers.fill(tally, phase, site.edge, which, -touched)
        for parent, edge, pos in crossings:
            for which, mode in (("total", APART), ("first", FIRST)):
                n = visit.distinct(axes, pos, (mode,) * parent.depth + (MERGED,) * (dims - parent.depth))
                self.transfers.forgive(tally, phase, edge, which, n)
        if route.einsum.rescale:
            depth = self.tree.backing(name).depth
            tally["rescales", name] -= visit.distinct(axes, route.leaf, (APART,) * depth + (MERGED,) * (dims - depth))

    def _let_go(
        self, tally: Tally, more: Tally, phase: int, site: Site, state: State, positions: TilePositions
    ) -> State:
        """Drain what a maker's keep holds; one with readers below goes on holding it."""
        phase = self.lane_of.get(site, phase)
        new = 0
        if state is GONE:
            return state
        if site in self.layout.axes:
            axes = self.layout.axes[site]
            if isinstance(state, tuple) and len(state) == 1 and not state[0].empty:
                spans = state[0].spans
                crossing = self.transfers.flow(
                    site, "reduce", lambda m: change(axes, spans, None, m)[0], spans[""].lo.ndim
                )
            else:
                held = listed(axes, state, site.depth)
                crossing = self.transfers.areas(site, {i: region for i, (region, _) in held.items()}, "reduce")
            if self.stages:
                new = self._new_at(site, axes, None, state)
        else:
            assert isinstance(state, dict)
            leaving = {i: made if site.reads else held for i, (held, made) in state.items()}
            crossing = self.transfers.areas(site, leaving, "reduce")
            new = self._new_in(site, leaving, positions)
        self.transfers.up(tally, more, phase, site, crossing, new)
        if crossing[0]:
            self._move_first_touches(tally, phase, site)
        if isinstance(state, tuple) or site in self.layout.axes:
            return GONE
        return {i: (held if site.reads else [], []) for i, (held, _) in state.items()}

    def _move_first_touches(self, tally: Tally, phase: int, site: Site) -> None:
        """First touches belong to the phase of the update, which may come after that of the making."""
        assert site.parent is not None
        name = site.tensor
        route = self.route(self.layout.makings[name], name)
        home = route.branch.phase
        if phase == home or site not in route.pos:
            return
        axes, dims, depth = route.axes[name], len(route.widths), site.parent.depth
        visit = self.making_visits[name]
        for which, mode in (("total", APART), ("first", FIRST)):
            modes = (mode,) * depth + (MERGED,) * (dims - depth)
            new = visit.distinct(axes, route.leaf if site.reads else route.pos[site], modes)
            if not site.reads and visit.changes(axes, route.pos[site], modes, leaving=True, retain=site.retain):
                new -= visit.left(axes, route.pos[site], modes, site.retain)
            self.transfers.forgive(tally, phase, site.edge, which, new)
            self.transfers.forgive(tally, home, site.edge, which, -new)

    def _entering(self, site: Site, axes: Axes, now: Spans, before: State, merges: str, leaving: bool) -> Crossing:
        """What the first tile of a visit brings, or drives out."""
        found = moved(axes, now, before, site.retain, leaving, site.depth)
        if isinstance(found, dict):
            return self.transfers.areas(site, found, merges)
        return self.transfers.flow(site, merges, found, now[""].lo.ndim)

    def _carried(self, site: Site, axes: Axes, now: Spans, before: State) -> NDArray[Any]:
        """What the first tiles of a visit have kept of the tiles before."""
        found = carried(axes, now, before, site.retain, site.depth, self.peaks.dtype)
        return self._over(site, found) if isinstance(found, dict) else self._flat(site, found)

    def _flat(self, site: Site, array: NDArray[Any]) -> NDArray[Any]:
        """An array over the spreads above a keep as a list over its instances."""
        if not isinstance(array, np.ndarray):  # products of big integers without axes are not kept in arrays
            array = np.array(array, self.peaks.dtype)
        shape = shape_of(site)
        return np.broadcast_to(array.reshape(array.shape[: len(shape)]), shape).ravel()


def _comes_apart(einsum: Einsum) -> bool:
    """Whether different iterations of a result's ranks touch different elements: one rank per axis, each once."""
    return len(einsum.output.ranks) == sum(len(i.terms) for i in einsum.output.indices) == len(einsum.output.indices)


def _moved(
    axes: Axes,
    now: Spans,
    before: Spans,
    modes: Modes,
    *,
    retain: bool,
    leaving: bool,
    known: dict[object, tuple[int, int]] | None = None,
) -> int:
    everything, stays = change(axes, now, before, modes, leaving, known)
    return everything - stays if retain else everything


def _freeze(table: Any) -> Any:
    return tuple((k, _freeze(v)) for k, v in table.items()) if isinstance(table, dict) else table
