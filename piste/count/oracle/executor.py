"""The slow truth: run a mapping on a small workload, with explicit sets of elements, and count what moves.

This is the definition of what a mapping means; every fast formula must equal it. `Schedule` says which visits run and
what they make; here the tiles move. The rules, by the names that comments refer to:

- **Tile.** A tile is, per axis, the interval from the smallest to the largest index touched; gaps that a stride
  leaves are inside. So are those of an affine output (`O[2*p+r]`): its tile is drained and brought back as a box,
  untouched elements travelling as zeros, and an element is touched at a keep once it has been in the keep's tile.
  Only the compute unit updates precisely the elements that it computes.
- **Padding.** What a window reads outside of the tensor (`I[p+r-1 in 28]`) is no data: tiles are cut at the ends of
  the axis, one that lies outside is empty and holds nothing, and a point that reads padding takes its step without.
- **Persistence.** When an instance's next tile enters, what it shares with the previous one stays, the rest of the
  old one leaves and the rest of the new one arrives. With `retain: false` everything leaves. An iteration that does
  not touch a tensor leaves its tile alone.
- **Lockstep.** Instances take the same temporal steps; one without work in a step keeps what it holds. The compute
  takes a step if any instance does. An element that several instances below one parent need in the same step is read
  once if the fanouts between multicast, and sent up once if they reduce; else once per index of the spreads over
  those that do not.
- **Inputs.** What arrives are `fills` here and `reads` at the keep above.
- **Outputs.** What leaves are `drains` here and `updates` above. What arrives and was touched before by this instance
  is brought back from above: `fills`. Every update of an element after its first adds to something that must be read:
  `reads` = `updates` - first touches, counted together with the update.
- **Outermost.** The outermost keep has neither fills nor drains; what leaves it, if it is of an intermediate, is lost.
- **Making.** Every making of an element starts from zero, with a first touch of its own at each instance, and makes
  copies elsewhere stale: they are fetched again. So does every visit that updates a running value.
- **Maker's side.** When a run of a branch ends, what the keeps in it hold of a tensor that other branches read is
  drained, and those with no reader below are empty then. A running value is brought back in the next run.
- **Both sides.** A keep above maker and reader gets what is made by updates; of what enters, it fills what was made
  earlier and is not made afresh now; of what leaves, it drains what was made since it entered. A running value is an
  output there, too: what comes back is read above once, with the update that follows, and serves its readers.
- **First visit.** The tile of a keep above a Fuse covers all visits of its period and moves at the start of the first
  of them that touches it.
- **Occupancy.** A tile is there, at each instance, from the first to the last visit of the period that touches it,
  within a visit until the next one enters; between two tiles, what the second has kept of the first.
- **Pipe.** The branches of a Pipe run as those of a Fuse, and what moves is the same; only when they do so is not.
  Entry t of the first branch, entry t - 1 of the second and so on are a round, which lasts as long as the longest of
  them; there are as many rounds as entries and branches, less one. Branches have instances of their own inside the
  fanout that the Pipe divides. As long as it runs, each keep in it holds its largest tile. So does one above it, which
  below a loop holds a tile for each branch from the first that touches it to the last: they work on different entries.
- **Stage.** One iteration of the loops above the lowest keep of a visit; each visit begins a new one. What leaves
  when a tile enters belongs to the stage that begins, and what the end of a program drains to the last stage of the
  last phase that touched it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from piste.count.oracle.schedule import (
    NOTHING,
    Across,
    Box,
    Branch,
    Element,
    Elements,
    Instance,
    Keeps,
    LeafRun,
    Period,
    Pipeline,
    Run,
    Schedule,
    Site,
    Work,
    box_of,
    elements_of,
    is_inside,
    locate,
    loop_steps,
    pipelines,
    points,
    spread_out,
)
from piste.errors import MappingError
from piste.results.report import Counts, Edge, Lane, Passed, Phase, Stage, Traffic
from piste.spec.architecture import Architecture
from piste.spec.mapping import Compute, Loop, Mapping
from piste.spec.workload import Workload

Moved = dict[Instance, Elements]  # what every instance of a keep gets or gives
Links = dict[Edge, tuple[int, int]]  # words at the memory above and at the one below


def execute(workload: Workload, architecture: Architecture, mapping: Mapping, *, stages: bool = False) -> Counts:
    """Run a mapping that has passed `piste.spec.check` and count what moves; list its stages if asked to.

    >>> from piste.spec.mapping import Keep
    >>> w = Workload.parse("B[m] = A[m,k] * V[k]", m=4, k=3)
    >>> chip = Architecture.from_list([{"memory": {"name": "DRAM"}}, {"compute": {"name": "MAC"}}])
    >>> counts = execute(w, chip, Mapping((Keep("DRAM", ("A", "V", "B")), Compute("B"))))
    >>> counts.compute_cycles, counts.total()["DRAM", "B"]
    (12, Traffic(reads=8, fills=0, updates=12, drains=0))
    """
    return Machine(workload, architecture, mapping).counts(stages)


@dataclass
class _Life:
    """A tile's size and the stages from `start` to `stop` in which it is there; `carried` was there before."""

    size: int
    carried: int
    start: int | None = None
    stop: int | None = None


@dataclass(eq=False)
class _Cell:
    """What one instance of a keep knows of its tensor."""

    held: Elements = NOTHING
    made: Elements = NOTHING  # below, and not drained since (rule Both sides)
    touched: Elements = NOTHING  # has been in the tile, in this making (rule Outputs)
    updated: Elements = NOTHING  # at least once, in this making (rule Outputs)
    lives: list[_Life] = field(default_factory=list)


@dataclass(eq=False)
class _Edge:
    """The way from a keep to the next one below, or to the compute unit.

    Instances below count apart along the spreads at the positions `down` (those without multicast) and `up` (without
    reduction), together along the others; `fanouts` are crossed.
    """

    key: Edge
    parent: Site
    down: tuple[int, ...]
    up: tuple[int, ...]
    fanouts: tuple[str, ...]
    lane: int | None  # the branch of a Pipe that it is in

    def place(self, instance: Instance, apart: tuple[int, ...]) -> tuple[Instance, Instance]:
        return instance[: self.parent.depth], tuple(instance[k] for k in apart)


@dataclass(eq=False)
class _Moment:
    """A stage as it runs: `down` and `up` are the words that pass between keeps, at the first instances of both."""

    phase: int
    stage: Stage = field(default_factory=Stage)
    down: Links = field(default_factory=dict)
    up: Links = field(default_factory=dict)
    computed: bool = False


class Machine:
    """One execution. `traffic` holds, by phase, keep and instance, what `counts` sums up."""

    def __init__(self, workload: Workload, architecture: Architecture, mapping: Mapping) -> None:
        self.workload = workload
        self.architecture = architecture
        self.schedule = Schedule(workload, mapping)
        self.tree = self.schedule.tree
        self.traffic: dict[tuple[int, Site, Instance], Traffic] = defaultdict(Traffic)
        self.phases = [Phase() for _ in range(self.tree.phases)]
        self.units: dict[str, set[Instance]] = {e.name: set() for e in workload.einsums}
        self.rescales = {e.name: 0 for e in workload.einsums if e.rescale}
        self._cells: dict[Site, dict[Instance, _Cell]] = defaultdict(lambda: defaultdict(_Cell))
        self._pipes = pipelines(self.tree.root, architecture)
        lanes = {site: lane for pipe in self._pipes.values() for site, lane in pipe.sites.items()}
        self._edges = {
            s: self._edge(s.edge, s.parent, s.above, lanes.get(s))
            for ss in self.tree.sites.values()
            for s in ss
            if s.parent
        }
        self._unit_edges: dict[tuple[Branch, str], _Edge] = {}
        self._partial: dict[tuple[str, Instance], Elements] = defaultdict(frozenset)
        self._last_phase: dict[Site, int] = {}
        self._moments: list[_Moment] = []
        self._run()

    def _run(self) -> None:
        last = {part: visit for visit in self.schedule.visits for part in visit.above}
        begun: set[tuple[Period | Run, str]] = set()
        for visit in self.schedule.visits:
            self._begin(visit)
            start = len(self._moments) - 1
            for part in visit.above:
                if isinstance(part, Period):  # rule First visit
                    for site in part.sites:
                        if site.tensor in visit.einsum.accesses and (part, site.tensor) not in begun:
                            begun.add((part, site.tensor))
                            self._enter(site, part.tiles[site], part.fresh[site])
                elif (name := visit.einsum.name) in part.made and (part, name) not in begun:
                    begun.add((part, name))
                    self._start_making(name, part.made[name])
            self._check_made(visit)
            self._walk(visit, visit.work, 0)
            self._note_made(visit)
            self._note_lives(visit, start)
            for part in reversed(visit.above):
                if isinstance(part, Run) and last[part] is visit:
                    self._end_run(part)
        self._end()

    # Time

    def _begin(self, visit: LeafRun) -> None:
        self._now = _Moment(visit.branch.phase)
        self._moments.append(self._now)

    def _next(self) -> None:
        """Rule Stage: whatever comes after the compute begins a stage."""
        if self._now.computed:
            self._now = _Moment(self._now.phase)
            self._moments.append(self._now)

    # Visits

    def _walk(self, visit: LeafRun, work: Work, at: int) -> None:
        """A visit from its node `at` on."""
        nodes = visit.branch.nodes
        if not any(isinstance(node, Keeps) for node in nodes[at:]):
            self._compute(visit, work, at)
            return
        match nodes[at]:
            case Keeps(sites):
                for site in sites:
                    access = visit.einsum.accesses[site.tensor]
                    tiles = {i: elements_of(box_of(access, regions[visit.einsum.name])) for i, regions in work.items()}
                    self._next()
                    self._enter(site, tiles, {})
                    for instance in tiles:
                        lives = self._cells[site][instance].lives
                        lives[-1].start = len(self._moments) - 1
                        if len(lives) > 1 and lives[-2].stop is None:
                            lives[-2].stop = len(self._moments) - 2
                self._walk(visit, work, at + 1)
            case Loop() as loop:
                for step in loop_steps(work, loop):
                    self._walk(visit, step, at + 1)
            case Across() as spread:
                self._walk(visit, spread_out(work, spread), at + 1)

    def _compute(self, visit: LeafRun, work: Work, at: int) -> None:
        """One stage of compute: below the lowest keep, every step of every instance."""
        self._next()
        einsum = visit.einsum
        steps = points(visit, work, at)
        phase, stage = self.phases[self._now.phase], self._now.stage
        stage.steps = len({time for time, _, _ in steps})
        phase.steps[einsum.name] = phase.steps.get(einsum.name, 0) + stage.steps
        phase.ops[einsum.name] = phase.ops.get(einsum.name, 0) + len(steps)
        if pipe := self._pipes.get(self._now.phase):  # rule Pipe
            run = next(part for part in visit.above if isinstance(part, Run) and part.branch in pipe.branches)
            steps_now = pipe.rounds.setdefault(run.entry, [Counter() for _ in pipe.shares])
            steps_now[pipe.branches[run.branch]][einsum.name] += stage.steps
        working = {instance for _, instance, _ in steps}
        self.units[einsum.name] |= working
        for tensor, access in einsum.accesses.items():
            edge = self._to_unit(visit, tensor)
            apart = edge.up if tensor == einsum.name else edge.down
            place = {instance: edge.place(instance, apart) for instance in working}
            element = locate(access)
            used = [(instance, time, element(point)) for time, instance, point in steps]
            if access.is_padded:
                used = [one for one in used if is_inside(access, one[2])]
            words = {(place[instance], time, e) for instance, time, e in used}
            self._use(edge, [instance for instance, _, _ in used], tensor == einsum.name, len(words))
            asked: dict[Instance, list[Element]] = defaultdict(list)
            for (parent, _), _, e in words:
                asked[parent].append(e)
            if tensor == einsum.name:
                self._update(edge, asked)
            else:
                self._read(edge, asked)
        self._now.computed = True

    # Movement

    def _enter(self, site: Site, tiles: Moved, fresh: Moved) -> None:
        """The next tile enters on every instance that has one (rule Persistence)."""
        arriving: Moved = {}
        leaving: Moved = {}
        for instance, tile in tiles.items():
            cell = self._cells[site][instance]
            stays = cell.held & tile if site.retain else NOTHING
            enters = tile - stays
            afresh = fresh.get(instance, NOTHING)
            cell.lives.append(_Life(len(tile), len(stays - afresh)))
            if not site.makes:  # rule Inputs
                arriving[instance] = enters
                cell.held = tile
            elif not site.reads:  # rule Outputs
                leaving[instance] = cell.held - stays
                arriving[instance] = enters & cell.touched
                cell.touched |= tile
                cell.held = tile
            else:  # rule Both sides
                backing = self.tree.backing(site.tensor)
                known = self._cells[backing][instance[: backing.depth]].held
                leaving[instance] = cell.made - stays
                arriving[instance] = enters & known - afresh
                cell.made &= stays
                cell.held = stays | arriving[instance] if site.parent else stays
        if site.parent is not None:  # rule Outermost
            self._drain(site, leaving)
            self._fill(site, arriving)

    def _fill(self, site: Site, arriving: Moved) -> None:
        edge = self._edges[site]
        for instance, elements in arriving.items():
            self._count(edge, site, instance, fills=len(elements))
        if site.makes and not site.demands:
            return  # rule Outputs: the reads above are counted with the updates
        asked = self._together(edge, edge.down, arriving)
        self._read(edge, asked)
        self._note_link(self._now.down, edge, asked, arriving)

    def _drain(self, site: Site, leaving: Moved) -> None:
        edge = self._edges[site]
        for instance, elements in leaving.items():
            self._count(edge, site, instance, drains=len(elements))
        sent = self._together(edge, edge.up, leaving)
        self._update(edge, sent)
        self._note_link(self._now.up, edge, sent, leaving)

    def _together(self, edge: _Edge, apart: tuple[int, ...], moved: Moved) -> dict[Instance, list[Element]]:
        """What the parent's instances deal with, an element once wherever instances below share it (rule Lockstep)."""
        words: dict[tuple[Instance, Instance], Elements] = defaultdict(frozenset)
        for instance, elements in moved.items():
            if elements:
                words[edge.place(instance, apart)] |= elements
        asked: dict[Instance, list[Element]] = defaultdict(list)
        for (parent, _), elements in words.items():
            asked[parent].extend(elements)
        return asked

    def _read(self, edge: _Edge, asked: dict[Instance, list[Element]]) -> None:
        for parent, words in asked.items():
            self._count(edge, edge.parent, parent, reads=len(words))
            self._cross(edge, parent, len(words))

    def _update(self, edge: _Edge, sent: dict[Instance, list[Element]]) -> None:
        """Rule Outputs: every update of an element after its first reads it."""
        for parent, words in sent.items():
            cell = self._cells[edge.parent][parent]
            new = frozenset(words) - cell.updated
            cell.updated |= new
            self._count(edge, edge.parent, parent, updates=len(words), reads=len(words) - len(new))
            self._cross(edge, parent, 2 * len(words) - len(new))

    # Makings

    def _start_making(self, tensor: str, boxes: dict[Instance, Box]) -> None:
        """Rule Making: what is made starts from zero, and what is held of it elsewhere is stale."""
        depth = self.tree.backing(tensor).depth
        for instance, box in boxes.items():
            elements = elements_of(box)
            self._partial[tensor, instance[:depth]] -= elements
            for site in self.tree.sites[tensor]:
                for at, cell in self._cells[site].items():
                    if at[:depth] == instance[:depth]:
                        cell.held -= elements
                        cell.made -= elements
                        cell.touched -= elements
                        cell.updated -= elements

    def _check_made(self, visit: LeafRun) -> None:
        """A reader outside an inner Fuse gets only what the readers inside had made."""
        for access in visit.einsum.operands:
            if access.tensor in self.workload.makers:
                backing = self.tree.backing(access.tensor)
                for instance, box in visit.touches(backing):
                    lacking = elements_of(box) - self._cells[backing][instance].held
                    if lacking:
                        raise MappingError(
                            f"{visit.einsum.name} reads {len(lacking)} elements of {access.tensor} that are not made, "
                            f"e.g. {min(lacking)}"
                        )

    def _note_made(self, visit: LeafRun) -> None:
        tensor = visit.einsum.name
        for site in self.tree.sites[tensor]:
            for instance, box in visit.touches(site):
                elements = elements_of(box)
                if site.makes:
                    if site.reads:  # rule Both sides
                        cell = self._cells[site][instance]
                        cell.held |= elements
                        cell.made |= elements
                else:  # rule Making: of a running value
                    depth = self.tree.backing(tensor).depth
                    for at, cell in self._cells[site].items():
                        if at[:depth] == instance[:depth]:
                            cell.held -= elements
        if tensor in self.rescales:
            now: dict[Instance, Elements] = defaultdict(frozenset)
            for instance, box in visit.touches(self.tree.backing(tensor)):
                now[instance] |= elements_of(box)
            for instance, elements in now.items():  # once per element and visit if there is a partial result
                self.rescales[tensor] += len(elements & self._partial[tensor, instance])
                self._partial[tensor, instance] |= elements

    def _end_run(self, run: Run) -> None:
        """Rule Maker's side."""
        for site in reversed(run.branch.awaited):
            self._let_go(site)

    def _end(self) -> None:
        last = {moment.phase: moment for moment in self._moments}
        for sites in self.tree.sites.values():
            for site in reversed(sites):
                if site.makes and site.parent is not None and site in self._last_phase:
                    self._now = last[self._last_phase[site]]
                    self._let_go(site)

    def _let_go(self, site: Site) -> None:
        """Drain what a maker's keep holds; one with readers below goes on holding it."""
        cells = self._cells[site]
        self._drain(site, {instance: cell.made if site.reads else cell.held for instance, cell in cells.items()})
        for cell in cells.values():
            cell.made = NOTHING
            if not site.reads:
                cell.held = NOTHING

    # Counting

    def _edge(self, key: Edge, parent: Site, above: tuple[Across, ...], lane: int | None) -> _Edge:
        fanouts = self.architecture.fanouts
        between = [(k, fanouts[above[k].over.rpartition(".")[0]]) for k in range(parent.depth, len(above))]
        return _Edge(
            key,
            parent,
            tuple(k for k, fanout in between if not fanout.multicast),
            tuple(k for k, fanout in between if not fanout.reduce),
            tuple(fanout.name for fanout in self.architecture.fanouts_between(key.above, key.below)),
            lane,
        )

    def _to_unit(self, visit: LeafRun, tensor: str) -> _Edge:
        branch = visit.branch
        if (branch, tensor) not in self._unit_edges:
            compute = branch.nodes[-1]
            assert isinstance(compute, Compute)
            unit = self.architecture.unit_for(visit.einsum, compute.unit)
            assert unit is not None
            pipe = self._pipes.get(branch.phase)
            lane = None if pipe is None else pipe.branches[branch]
            parent = branch.kept[tensor]
            key = Edge(parent.memory, unit.name, tensor, visit.einsum.name)
            self._unit_edges[branch, tensor] = self._edge(key, parent, branch.above, lane)
        return self._unit_edges[branch, tensor]

    def _count(
        self, edge: _Edge, site: Site, instance: Instance,
        reads: int = 0, fills: int = 0, updates: int = 0, drains: int = 0,
    ) -> None:  # fmt: skip
        """What an instance of a keep at either end of an edge moves."""
        stage, key = self._now.stage, (site.memory, site.tensor)
        if reads or fills or updates or drains:
            moved = Traffic(reads, fills, updates, drains)
            self.traffic[self._now.phase, site, instance].add(moved)
            if self.architecture.by_edge:
                self._passed(edge).total.add(moved)
                if not any(instance):
                    self._passed(edge).first.add(moved)
                    stage.edges.setdefault(edge.key, Traffic()).add(moved)
        if not any(instance) and reads + drains:
            stage.reads[key] = stage.reads.get(key, 0) + reads + drains
        if not any(instance) and fills + updates:
            stage.writes[key] = stage.writes.get(key, 0) + fills + updates

    def _passed(self, edge: _Edge) -> Passed:
        return self.phases[self._now.phase].edges.setdefault(edge.key, Passed())

    def _use(self, edge: _Edge, instances: list[Instance], result: bool, words: int) -> None:
        """What instances of a unit receive or send, one element each time, in so many words."""
        if self.architecture.by_edge and instances:
            passed, first = self._passed(edge), sum(not any(instance) for instance in instances)
            for traffic, n in ((passed.total, len(instances)), (passed.first, first)):
                traffic.add(Traffic(drains=n) if result else Traffic(fills=n))
            passed.further += len(instances) - words

    def _note_link(self, links: Links, edge: _Edge, above: dict[Instance, list[Element]], here: Moved) -> None:
        sent = sum(len(words) for instance, words in above.items() if not any(instance))
        got = sum(len(elements) for instance, elements in here.items() if not any(instance))
        if sent or got:
            before = links.get(edge.key, (0, 0))
            links[edge.key] = before[0] + sent, before[1] + got
        further = sum(map(len, here.values())) - sum(map(len, above.values()))
        if self.architecture.by_edge and further:
            self._passed(edge).further += further

    def _cross(self, edge: _Edge, parent: Instance, words: int) -> None:
        phase, stage = self.phases[self._now.phase], self._now.stage
        for fanout in edge.fanouts:
            key = fanout, edge.parent.tensor
            total, first = phase.words.get(key, (0, 0))
            phase.words[key] = total + words, first + words * (not any(parent))
            if edge.lane is not None and fanout in (pipe := self._pipes[self._now.phase]).inside:
                total, first = pipe.words[edge.lane].get(key, (0, 0))
                pipe.words[edge.lane][key] = total + words, first + words * (not any(parent))
            if not any(parent):
                stage.words[key] = stage.words.get(key, 0) + words

    # Occupancy

    def _note_lives(self, visit: LeafRun, start: int) -> None:
        """Rule Occupancy: at the end of a visit."""
        stop = len(self._moments) - 1
        for site in (site for part in visit.above if isinstance(part, Period) for site in part.sites):
            for instance, _ in visit.touches(site):
                life = self._cells[site][instance].lives[-1]
                life.start = start if life.start is None else life.start
                life.stop = stop
                self._last_phase[site] = visit.branch.phase
        for site in visit.branch.inside:
            self._last_phase[site] = visit.branch.phase
            for cell in self._cells[site].values():
                if cell.lives[-1].stop is None:
                    cell.lives[-1].stop = stop

    def _peaks(self, counts: Counts) -> None:
        """The largest sums over time, per instance of a memory, of what its keeps hold."""
        offsets = {s: (p.over, p.offset(s)) for p in self._pipes.values() for s in p.sites}
        for number, pipe in self._pipes.items():
            self._all_along(number, pipe)
        changes: dict[tuple[str, frozenset[tuple[str, int]]], list[tuple[int, str, int]]] = defaultdict(list)
        for site, cells in self._cells.items():
            for instance, cell in cells.items():
                change = changes[site.memory, _position(site.above, instance, *offsets.get(site, ("", 0)))]
                free = 0
                for life in cell.lives:
                    assert life.start is not None and life.stop is not None
                    if life.start > free > 0:
                        change += [(free, site.tensor, life.carried), (life.start, site.tensor, -life.carried)]
                    free = life.stop + 1
                    change += [(life.start, site.tensor, life.size), (free, site.tensor, -life.size)]
        for (memory, _), change in changes.items():
            now: Counter[str] = Counter()
            change.sort()
            for k, (time, tensor, delta) in enumerate(change):
                now[tensor] += delta
                if k + 1 == len(change) or change[k + 1][0] > time:  # all changes of this time are made
                    held = counts.occupancy.setdefault(memory, {})
                    for t, n in now.items():
                        held[t] = max(held.get(t, 0), n)
                    bits = sum(n * self.workload.bits[t] for t, n in now.items())
                    counts.peak[memory] = max(counts.peak.get(memory, 0), now.total())
                    counts.peak_bits[memory] = max(counts.peak_bits.get(memory, 0), bits)

    def _all_along(self, number: int, pipe: Pipeline) -> None:
        """Rule Pipe: what its keeps hold as long as it runs."""
        running = [n for n, moment in enumerate(self._moments) if moment.phase == number]
        start, stop = running[0], running[-1]
        copies = {site: 1 for site in pipe.sites} | {
            site: pipe.copies(site, self.workload) for site, looped, _ in pipe.above if looped
        }
        for site, times in copies.items():
            for cell in self._cells[site].values():
                cell.lives = [_Life(times * max(life.size for life in cell.lives), 0, start, stop)]
        for site, looped, _ in pipe.above:
            if not looped and pipe.copies(site, self.workload):
                for cell in self._cells[site].values():
                    for life in cell.lives:
                        assert life.start is not None and life.stop is not None
                        life.start, life.stop = min(life.start, start), max(life.stop, stop)

    # Results

    def counts(self, stages: bool) -> Counts:
        """Everything counted, summed over instances and keeps."""
        for number, pipe in self._pipes.items():
            self.phases[number].lanes = [Lane(words=words) for words in pipe.words]
            self.phases[number].rounds = _rounds([pipe.rounds.get(n, []) for n in range(max(pipe.rounds) + 1)])
        for (number, site, instance), traffic in self.traffic.items():
            phase, key = self.phases[number], (site.memory, site.tensor)
            phase.total.setdefault(key, Traffic()).add(traffic)
            if not any(instance):
                phase.first.setdefault(key, Traffic()).add(traffic)
                if (at := self._pipes.get(number)) and site in at.sites and site.memory in at.inside:
                    phase.lanes[at.sites[site]].first.setdefault(key, Traffic()).add(traffic)
        for edge in (*self._edges.values(), *self._unit_edges.values()):
            for number, at in self._pipes.items():
                passed = self.phases[number].edges.get(edge.key)
                if passed is not None and edge.lane is not None and edge.key.below in at.inside:
                    self.phases[number].lanes[edge.lane].edges[edge.key] = passed.first
        for number, phase in enumerate(self.phases):
            moments = [moment for moment in self._moments if moment.phase == number]
            if moments:
                phase.first_fill, phase.last_drain = moments[0].down, moments[-1].up
            if stages:
                phase.stages = [(moment.stage, 1) for moment in moments]
        counts = Counts(self.phases, rescales=self.rescales, unit_instances={e: len(i) for e, i in self.units.items()})
        for site, cells in self._cells.items():
            key = site.memory, site.tensor
            counts.instances[key] = max(counts.instances.get(key, 0), len(cells))
        self._peaks(counts)
        return counts


def _rounds(entries: list[list[Counter[str]]]) -> list[tuple[tuple[dict[str, int], ...], int]]:
    """Rule Pipe: what branches do at once, given what each does in every entry."""
    lanes = max(map(len, entries))
    found: list[tuple[tuple[dict[str, int], ...], int]] = []
    for n in range(len(entries) + lanes - 1):
        now = [entries[n - lane] if 0 <= n - lane < len(entries) else [] for lane in range(lanes)]
        found.append((tuple(dict(entry[lane]) if entry else {} for lane, entry in enumerate(now)), 1))
    return found


def _position(
    above: tuple[Across, ...], instance: Instance, over: str = "", offset: int = 0
) -> frozenset[tuple[str, int]]:
    """Where an instance stands on the axes of the fanouts: further spreads over an axis divide it up, a branch of a
    Pipe has those of the axis `over` from an `offset` on."""
    axes: dict[str, int] = {}
    for spread, step in zip(above, instance, strict=True):
        axes[spread.over] = axes.get(spread.over, 0) * spread.width + step
    axes[over] = axes.get(over, 0) + offset
    return frozenset((axis, at) for axis, at in axes.items() if at)
