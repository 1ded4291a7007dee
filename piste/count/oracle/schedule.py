"""What a mapping runs: its visits in order, and the region of the ranks that every instance works on in each.

A *visit* is one run of a branch without a Fuse inside; a tree without Fuse is one visit. What happens inside a visit
follows from its region; which visits run, and what producers make in them, is decided here, by the rules below. Sets of
elements are explicit and loops are really walked: the first half of the executor, made to be right and not fast.

- **Box.** What a visit reads or makes of a tensor is, per axis, the interval from the smallest to the largest index.
- **Padding.** Indices outside of a padded axis are no elements: boxes are cut at its ends, and may be empty.
- **Results.** A loop or spread above a Fuse walks the results that leave its subtree, and narrows only those.
- **Making.** At each entry of a Fuse, last branch first, a result that later branches read is made over the smallest
  box that covers what they read now and its outermost keep does not hold, and over the full range of its other ranks.
  Along an axis that is no rank of its own (`O[2*p+r]`) the box is all of the axis: it is made whole, or not at all.
  Nothing missing: the branch does not run, and reads nothing. Two instances that share the outermost keep may not make
  the same element.
- **Running.** An operand read while it is still reduced creates no demand, so its maker is a result that leaves.
- **Leftover.** What the loops leave to Compute is walked as by loops of tile 1 over the Einsum's ranks, in order.
- **Remembered.** The outermost keep of an intermediate remembers the box of what is made or read below it in one
  iteration of the loops above it, and of the iteration before what that box shares; with `retain: false` nothing.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import count, product

from piste.errors import MappingError
from piste.results.report import Edge
from piste.spec.architecture import Architecture
from piste.spec.check import einsums_below, leaving
from piste.spec.einsum import Access, Einsum
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Pipe, Spread, trips
from piste.spec.workload import Workload

Element = tuple[int, ...]  # the coordinates of one element of a tensor
Elements = frozenset[Element]
Box = tuple[range, ...]  # an interval per axis of a tensor
Region = dict[str, range]  # what is left of every rank of an Einsum
Instance = tuple[int, ...]  # the step of every spread above, outermost first
Work = dict[Instance, dict[str, Region]]  # what the instances that take part do, by Einsum
Point = tuple[tuple[int, ...], Instance, Region]  # when, who and what: a point once everything is cut

NOTHING: Elements = frozenset()


def box_of(access: Access, region: Region) -> Box:
    """Rule Box: per axis, from the smallest to the largest index touched; gaps that a stride leaves are inside."""
    return tuple(
        i.inside(sum(c * region[r].start for r, c in i.terms), 1 + sum(c * (region[r].stop - 1) for r, c in i.terms))
        for i in access.indices
    )


@lru_cache(maxsize=1 << 14)
def elements_of(box: Box) -> Elements:
    """The elements in a box.

    >>> sorted(elements_of((range(2), range(3, 5))))
    [(0, 3), (0, 4), (1, 3), (1, 4)]
    """
    return frozenset(product(*box))


def cover(elements: Iterable[Element]) -> Box:
    """The smallest box around some elements."""
    return tuple(range(min(axis), max(axis) + 1) for axis in zip(*elements, strict=True))


def hull(boxes: Iterable[Box]) -> Box:
    """The smallest box around some boxes, of which some may be empty."""
    boxes = list(boxes)
    boxes = [box for box in boxes if all(box)] or boxes[:1]
    return tuple(range(min(r.start for r in axis), max(r.stop for r in axis)) for axis in zip(*boxes, strict=True))


def parts(extent: range, tile: int, step: int | None = None) -> list[range]:
    """The steps of a loop or spread: the last may be short, and a tile as large as the extent is one step.

    >>> parts(range(3, 8), 2)
    [range(3, 5), range(5, 7), range(7, 8)]
    >>> parts(range(3, 8), 3, 1), parts(range(3, 8), 1, 3)
    ([range(3, 6), range(4, 7), range(5, 8)], [range(3, 4), range(6, 7)])
    """
    starts = [k * (step or tile) for k in range(trips(len(extent), tile, step))]
    return [extent[at : at + tile] for at in starts]


def demands(einsum: Einsum) -> list[Access]:
    """The operands that must be complete when they are read (rule Running)."""
    return [a for a in einsum.operands if a.tensor not in einsum.running]


# The tree: every keep of every tensor is a site that knows its parent.


@dataclass(eq=False)
class Across:
    """A Spread, and the most steps it was seen to take."""

    rank: str
    tile: int
    over: str
    step: int | None
    width: int = 0


@dataclass(eq=False)
class Site:
    """One tensor at one Keep node; its instances are the steps of the spreads `above` it."""

    memory: str
    tensor: str
    retain: bool
    above: tuple[Across, ...]
    parent: Site | None  # the next keep of the tensor above
    makes: bool  # the tensor's maker is below
    reads: bool  # a reader is below
    demands: bool  # a reader that needs it complete is below
    number: int  # of the keep in the tree, top down

    @cached_property
    def depth(self) -> int:
        """How many spreads stand above."""
        return len(self.above)

    @cached_property
    def edge(self) -> Edge:
        """The way from the keep above to this one."""
        assert self.parent is not None
        return Edge(self.parent.memory, self.memory, self.tensor, self.number)


@dataclass(eq=False)
class Keeps:
    """A Keep node: a site per tensor."""

    sites: list[Site]


@dataclass(eq=False)
class Fork:
    """A Fuse node, or a Pipe."""

    branches: list[Branch]
    pipe: Pipe | None = None
    entries: int = 0  # how often it was entered


@dataclass(eq=False)
class Branch:
    """Nodes that end in a Compute or a Fuse: the whole tree, or a branch of a Fuse."""

    nodes: list[Keeps | Loop | Across | Fork | Compute]
    einsums: list[str]  # computed below
    leaving: list[str]  # those that no other Einsum below needs complete
    inside: list[Site]  # every keep in it, outer before inner
    above: tuple[Across, ...]  # every spread down to its last node
    kept: dict[str, Site]  # the innermost keep of every tensor at its last node
    phase: int = 0
    awaited: list[Site] = field(default_factory=list)  # keeps above a maker inside, whose tensor other branches read


class Tree:
    """A mapping with its keeps joined to their parents and its phases numbered."""

    def __init__(self, workload: Workload, mapping: Mapping) -> None:
        self.workload = workload
        self.sites: dict[str, list[Site]] = {tensor: [] for tensor in workload.tensors}  # outer before inner
        self._numbers = count()
        self.root = self._branch(mapping.nodes, {}, ())
        self.phases = 0
        self._number(self.root, looped=False)

    def backing(self, tensor: str) -> Site:
        """The outermost keep."""
        return self.sites[tensor][0]

    def _branch(self, nodes: tuple[Node, ...], kept: dict[str, Site], above: tuple[Across, ...]) -> Branch:
        names = einsums_below(nodes)
        branch = Branch([], names, leaving(self.workload, names), [], above, kept)
        for node in nodes:
            match node:
                case Keep():
                    number = next(self._numbers)
                    sites = [self._site(branch, node, tensor, number) for tensor in node.tensors]
                    branch.kept = branch.kept | {site.tensor: site for site in sites}
                    branch.inside += sites
                    branch.nodes.append(Keeps(sites))
                case Spread(rank, tile, over, step):
                    branch.nodes.append(across := Across(rank, tile, over, step))
                    branch.above = (*branch.above, across)
                case Fuse(branches):
                    fork = Fork([self._branch(b, branch.kept, branch.above) for b in branches])
                    fork.pipe = node if isinstance(node, Pipe) else None
                    for b in fork.branches:
                        readers = [self.workload.makers[name] for name in names if name not in b.einsums]
                        read = {access.tensor for reader in readers for access in reader.operands}
                        b.awaited = [site for site in b.inside if site.makes and site.tensor in read]
                        branch.inside += b.inside
                    branch.nodes.append(fork)
                case _:
                    branch.nodes.append(node)
        return branch

    def _site(self, branch: Branch, keep: Keep, tensor: str, number: int) -> Site:
        readers = [e for e in self.workload.readers[tensor] if e.name in branch.einsums]
        site = Site(
            keep.memory,
            tensor,
            keep.retain,
            branch.above,
            branch.kept.get(tensor),
            makes=tensor in branch.einsums,
            reads=bool(readers),
            demands=any(a.tensor == tensor for e in readers for a in demands(e)),
            number=number,
        )
        self.sites[tensor].append(site)
        return site

    def _number(self, branch: Branch, looped: bool) -> None:
        """The branches of a Fuse with no loop above it are phases; everything else is one phase."""
        below = looped or any(isinstance(node, Loop) for node in branch.nodes)
        last = branch.nodes[-1]
        branch.phase = self.phases
        if isinstance(last, Fork):
            for b in last.branches:
                self._number(b, below)
        if not looped and (below or not isinstance(last, Fork)):
            self.phases += 1


# Pipes

Above = tuple[Site, bool, list[str]]


class Pipeline:
    """A Pipe of a tree: which of its branches, or lanes, keeps and branches are in; its keeps above, whether a loop
    stands above those, and the Einsums below them."""

    def __init__(self, fork: Fork, above: tuple[Above, ...], architecture: Architecture) -> None:
        assert fork.pipe is not None
        self.above, self.over, self.shares = above, fork.pipe.over, fork.pipe.shares
        self.einsums = [branch.einsums for branch in fork.branches]
        self.sites = {site: lane for lane, branch in enumerate(fork.branches) for site in branch.inside}
        self.branches: dict[Branch, int] = {}
        for lane, branch in enumerate(fork.branches):
            self._all(branch, lane)
        position = architecture.position
        self.inside = {name for name, at in position.items() if at > position[self.over.rpartition(".")[0]]}
        self.rounds: dict[int, list[Counter[str]]] = {}  # by entry and lane: the steps of each Einsum
        self.words: list[dict[tuple[str, str], tuple[int, int]]] = [{} for _ in self.shares]

    def _all(self, branch: Branch, lane: int) -> None:
        self.branches[branch] = lane
        if isinstance(branch.nodes[-1], Fork):
            for inner in branch.nodes[-1].branches:
                self._all(inner, lane)

    def offset(self, site: Site) -> int:
        """The instances of the axis before those of the branch that a keep is in."""
        return sum(self.shares[: self.sites[site]]) if site.memory in self.inside else 0

    def copies(self, site: Site, workload: Workload) -> int:
        """The branches from the first to the last that touches what is kept above them."""
        touching = [
            lane
            for lane, names in enumerate(self.einsums)
            if any(site.tensor in workload.makers[name].accesses for name in names)
        ]
        return touching[-1] - touching[0] + 1 if touching else 0


def pipelines(branch: Branch, architecture: Architecture, above: tuple[Above, ...] = ()) -> dict[int, Pipeline]:
    """The pipes of a tree, by phase."""
    found: dict[int, Pipeline] = {}
    looped = False
    for node in branch.nodes:
        looped |= isinstance(node, Loop)
        if isinstance(node, Keeps):
            above = (*above, *((site, looped, branch.einsums) for site in node.sites))
        elif isinstance(node, Fork) and node.pipe is not None:
            found[branch.phase] = Pipeline(node, above, architecture)
        elif isinstance(node, Fork) and not looped:
            for inner in node.branches:
                found |= pipelines(inner, architecture, above)
    return found


# What runs


@dataclass(eq=False)
class Run:
    """One run of a branch of a Fuse; `made` are the boxes whose making this is, by tensor and instance."""

    branch: Branch
    made: dict[str, dict[Instance, Box]]
    entry: int  # of the Fuse: 0 is the first


@dataclass(eq=False)
class LeafRun:
    """One run of a branch without Fuse, on the instances that take part."""

    branch: Branch
    einsum: Einsum
    work: Work
    above: tuple[Period | Run, ...]  # that it is part of, outer before inner

    def touches(self, site: Site) -> Iterator[tuple[Instance, Box]]:
        """What it reads or makes of a tensor, by instance of the site."""
        access = self.einsum.accesses.get(site.tensor)
        if access is not None:
            for instance, regions in self.work.items():
                yield instance[: site.depth], box_of(access, regions[self.einsum.name])


@dataclass(eq=False)
class Period:
    """One iteration of the loops above a Keep that stands above a Fuse: what it holds, and what of it is made afresh.

    `fresh` is made in this period before it is read, hence not wanted from an earlier one.
    """

    sites: list[Site]
    tiles: dict[Site, dict[Instance, Elements]] = field(default_factory=dict)
    fresh: dict[Site, dict[Instance, Elements]] = field(default_factory=dict)

    def close(self, visits: list[LeafRun]) -> None:
        """Rule Box: the tile covers everything that the visits of the period touch."""
        for site in self.sites:
            boxes: dict[Instance, list[Box]] = defaultdict(list)
            read: dict[Instance, Elements] = defaultdict(frozenset)
            fresh: dict[Instance, Elements] = defaultdict(frozenset)
            for visit in visits:
                for instance, box in visit.touches(site):
                    boxes[instance].append(box)
                    if visit.einsum.name != site.tensor:
                        read[instance] |= elements_of(box)
                    elif site.demands:  # a value that is only read while it runs continues from period to period
                        fresh[instance] |= elements_of(box) - read[instance]
            self.tiles[site] = {instance: elements_of(hull(b)) for instance, b in boxes.items()}
            self.fresh[site] = fresh


class Schedule:
    """The visits of a mapping, in order.

    >>> w = Workload.parse("Y[x] = W[r] * A[x+r]; Z[y] = V[s] * Y[y+s]", x=6, r=2, y=4, s=3)
    >>> making, using = (Keep("GLB", ("A",)), Compute("Y")), (Compute("Z"),)
    >>> mapping = Mapping((Keep("DRAM", tuple("AWVZ")), Loop("y", 2), Keep("GLB", ("Y",)), Fuse((making, using))))
    >>> for visit in Schedule(w, mapping).visits:
    ...     print(visit.einsum.name, visit.work[()][visit.einsum.name])
    Y {'x': range(0, 4), 'r': range(0, 2)}
    Z {'y': range(0, 2), 's': range(0, 3)}
    Y {'x': range(4, 6), 'r': range(0, 2)}
    Z {'y': range(2, 4), 's': range(0, 3)}
    """

    def __init__(self, workload: Workload, mapping: Mapping) -> None:
        self.workload = workload
        self.tree = Tree(workload, mapping)
        self._held: dict[tuple[str, Instance], Elements] = defaultdict(frozenset)  # by the outermost keeps
        everything = {name: self._full(workload.makers[name]) for name in self.tree.root.leaving}
        self.visits = self._branch(self.tree.root, {(): everything}, ())

    def _full(self, einsum: Einsum) -> Region:
        return {rank: range(self.workload.sizes[rank]) for rank in einsum.ranks}

    def _branch(self, branch: Branch, work: Work, above: tuple[Period | Run, ...], at: int = 0) -> list[LeafRun]:
        """The visits of a branch from its node `at` on; `work` is what its leaving results have to do."""
        if isinstance(branch.nodes[-1], Compute):
            return [LeafRun(branch, self.workload.makers[branch.einsums[0]], work, above)]
        visits: list[LeafRun] = []
        match branch.nodes[at]:
            case Keeps(sites):
                period = Period(sites)
                visits = self._branch(branch, work, (*above, period), at + 1)
                period.close(visits)
                self._forget(period)
            case Loop() as loop:
                for step in loop_steps(work, loop):
                    visits += self._branch(branch, step, above, at + 1)
            case Across() as spread:
                visits = self._branch(branch, spread_out(work, spread), above, at + 1)
            case Fork(branches) as fork:
                entry, fork.entries = fork.entries, fork.entries + 1
                for b in reversed(branches):
                    run = Run(b, {tensor: self._making(tensor, list(work), visits) for tensor in b.leaving}, entry)
                    inner = self._work(work, run)
                    if inner:
                        visits = self._branch(b, inner, (*above, run)) + visits
        return visits

    def _whole(self, tensor: str, box: Box) -> Box:
        """A box to be made, with all of the axes that cannot be made in part."""
        alone, shape = self.workload.makers[tensor].output.alone, self.workload.shapes[tensor]
        return tuple(part if r else range(n) for part, r, n in zip(box, alone, shape, strict=True))

    def _making(self, tensor: str, instances: list[Instance], later: list[LeafRun]) -> dict[Instance, Box]:
        """Rule Making: what each instance makes now, for the `later` visits of this entry of a Fuse."""
        needed: dict[Instance, set[Element]] = {instance: set() for instance in instances}
        for visit in later:
            for access in demands(visit.einsum):
                if access.tensor == tensor:
                    for reader, regions in visit.work.items():
                        instance = reader[: len(instances[0])]  # less the spreads inside the reader's branch
                        needed[instance] |= elements_of(box_of(access, regions[visit.einsum.name]))
        depth = self.tree.backing(tensor).depth
        missing = {i: elements - self._held[tensor, i[:depth]] for i, elements in needed.items()}
        boxes = {i: self._whole(tensor, cover(elements)) for i, elements in missing.items() if elements}
        makers: dict[tuple[Instance, Element], Instance] = {}  # of every element of every outermost keep
        for instance, box in boxes.items():
            for element in sorted(elements_of(box)):
                other = makers.setdefault((instance[:depth], element), instance)
                if other != instance:
                    raise MappingError(
                        f"instances {other} and {instance} make element {element} of {tensor} in the same step, but "
                        f"share its outermost keep; keep {tensor} below the spread"
                    )
            self._held[tensor, instance[:depth]] |= elements_of(box)
        return boxes

    def _work(self, work: Work, run: Run) -> Work:
        """What a branch has to do: results that leave the Fuse what they have to, the others their making."""
        inner: Work = defaultdict(dict)
        for name in run.branch.leaving:
            einsum = self.workload.makers[name]
            for instance, regions in work.items():
                if name in regions:
                    inner[instance][name] = regions[name]
                elif instance in run.made[name]:
                    box = run.made[name][instance]
                    alone = {r: part for r, part in zip(einsum.output.alone, box, strict=True) if r is not None}
                    inner[instance][name] = self._full(einsum) | alone
        return inner

    def _forget(self, period: Period) -> None:
        """Rule Remembered, at the end of a period."""
        for site in period.sites:
            if site.parent is None and site.makes:
                for instance, tile in period.tiles[site].items():
                    self._held[site.tensor, instance] &= tile if site.retain else NOTHING


def loop_steps(work: Work, loop: Loop) -> Iterator[Work]:
    """The steps of a loop: instances go in lockstep, those that have no such step are idle in it."""
    extents = {instance: parts(_extent(regions, loop.rank), loop.tile, loop.step) for instance, regions in work.items()}
    for step in range(max(map(len, extents.values()))):
        yield {
            instance: {name: {**region, loop.rank: extents[instance][step]} for name, region in regions.items()}
            for instance, regions in work.items()
            if step < len(extents[instance])
        }


def spread_out(work: Work, spread: Across) -> Work:
    """The steps of a spread, each on an instance of its own."""
    out: Work = {}
    for instance, regions in work.items():
        steps = parts(_extent(regions, spread.rank), spread.tile, spread.step)
        spread.width = max(spread.width, len(steps))
        for step, part in enumerate(steps):
            out[*instance, step] = {name: {**region, spread.rank: part} for name, region in regions.items()}
    return out


def points(visit: LeafRun, work: Work, at: int) -> list[Point]:
    """Every operation of a visit from its node `at` on, with the temporal step and the instance that does it."""
    name = visit.einsum.name
    steps: list[Point] = [((), instance, regions[name]) for instance, regions in work.items()]
    for node in visit.branch.nodes[at:]:
        match node:
            case Loop(rank, tile, apart):
                steps = [
                    ((*time, k), instance, {**region, rank: part})
                    for time, instance, region in steps
                    for k, part in enumerate(parts(region[rank], tile, apart))
                ]
            case Across(rank, tile, _, apart):
                steps = [
                    (time, (*instance, k), {**region, rank: part})
                    for time, instance, region in steps
                    for k, part in enumerate(parts(region[rank], tile, apart))
                ]
    for rank in visit.einsum.ranks:  # rule Leftover
        if any(len(region[rank]) > 1 for _, _, region in steps):
            steps = [
                ((*time, k), instance, {**region, rank: part})
                for time, instance, region in steps
                for k, part in enumerate(parts(region[rank], 1))
            ]
    return steps


def locate(access: Access) -> Callable[[Region], Element]:
    """The element that an access touches at a point; of a padded one it may lie outside (rule Padding)."""
    axes = [index.terms for index in access.indices]
    if access.is_padded:
        before = [index.before for index in access.indices]
        return lambda point: tuple(
            [sum([c * point[r].start for r, c in terms]) - b for terms, b in zip(axes, before, strict=True)]
        )
    if all(index.is_plain for index in access.indices):
        return lambda point: tuple([point[r].start for ((r, _),) in axes])
    return lambda point: tuple([sum([c * point[r].start for r, c in terms]) for terms in axes])


def is_inside(access: Access, element: Element) -> bool:
    """Whether an element is one of the tensor, and no padding."""
    return all(i.extent is None or 0 <= at < i.extent for i, at in zip(access.indices, element, strict=True))


def _extent(regions: dict[str, Region], rank: str) -> range:
    """The extent that a loop or spread walks: the same for all results that leave it (rule Results)."""
    extents = {region[rank] for region in regions.values()}
    if len(extents) > 1:
        found = ", ".join(f"{name} has {r[rank].start} to {r[rank].stop}" for name, r in regions.items())
        raise MappingError(f"the walk over {rank} stands above results that now need different extents of it: {found}")
    return extents.pop()
