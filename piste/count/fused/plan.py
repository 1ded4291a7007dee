"""What a fused tree makes and touches, as boxes: the rules of `schedule`, at a cost that does not grow with tensors.

What a subtree does depends only on where it stands relative to what is remembered, so equal situations are planned
once, and a loop that comes to the same situation again repeats itself to its last full step (docs/model.md).
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from piste.count.boxes import Box, Region, clip, cover, meet, minus, shift, solid, subtract, sweep, union, volume
from piste.count.oracle.schedule import Across, Branch, Fork, Keeps, Site, Tree, demands
from piste.errors import MappingError
from piste.spec.einsum import Access
from piste.spec.mapping import Compute, Loop, Mapping, trips
from piste.spec.workload import Workload

Instance = tuple[int, ...]
Ranges = dict[str, tuple[int, int]]  # by rank
Work = dict[Instance, dict[str, Ranges]]  # what the instances that take part do, by Einsum
Regions = dict[str, dict[Instance, Region]]  # by tensor
Held = Regions  # what the outermost keeps of intermediates remember


def box_of(access: Access, ranges: Ranges) -> Box:
    """The elements that an Einsum touches; none along an axis where that is all padding."""
    out = []
    for i in access.indices:
        lo, hi = sum(c * ranges[r][0] for r, c in i.terms), 1 + sum(c * (ranges[r][1] - 1) for r, c in i.terms)
        if i.extent is not None:
            inside = i.inside(lo, hi)
            lo, hi = inside.start, inside.stop
        out.append((lo, hi))
    return tuple(out)


@dataclass(frozen=True)
class Origins:
    """Where a subtree stands: an origin for every tensor and for the ranks of every Einsum below.

    Two situations with equal `offsets` between the origins and equal distances from them differ only by a shift. Where
    it comes to padding, they also say how far that is. `windows` are the intervals of all padded axes that it comes to,
    with their ends.
    """

    tensors: dict[str, tuple[int, ...]]
    ranks: dict[str, dict[str, int]]
    offsets: tuple[tuple[int, ...], ...]
    windows: tuple[tuple[int, int, int], ...] = ()

    def by(self, other: Origins) -> Shift:
        """The shift from another frame to this one."""
        return Shift(
            {t: tuple(a - b for a, b in zip(o, other.tensors[t], strict=True)) for t, o in self.tensors.items()},
            {e: {r: o - other.ranks[e][r] for r, o in ranks.items()} for e, ranks in self.ranks.items()},
        )

    def steps_before_padding(self, other: Origins, most: int) -> int:
        """How many steps, the first of which led here from the other frame, come to no padding that was not there."""
        for (lo, hi, end), (before, _, _) in zip(self.windows, other.windows, strict=True):
            if lo > before:
                most = min(most, 1 + (end - hi) // (lo - before))
        return most

    def away(self, sign: int) -> Shift:
        """The shift to (-1) or from (+1) the origins."""
        return Shift(
            {t: tuple(sign * a for a in o) for t, o in self.tensors.items()},
            {e: {r: sign * o for r, o in ranks.items()} for e, ranks in self.ranks.items()},
        )


@dataclass(frozen=True)
class Shift:
    """How far away something lies: by tensor along each axis, by Einsum along each rank."""

    tensors: dict[str, tuple[int, ...]]
    ranks: dict[str, dict[str, int]]

    def times(self, n: int) -> Shift:
        """A shift that leads `n` times as far."""
        return Shift(
            {t: tuple(n * a for a in o) for t, o in self.tensors.items()},
            {e: {r: n * o for r, o in ranks.items()} for e, ranks in self.ranks.items()},
        )

    def regions(self, regions: Regions) -> Regions:
        """Regions of tensors, shifted."""
        return {t: {i: shift(r, self.tensors[t]) for i, r in by.items()} for t, by in regions.items()}


@dataclass
class Outline:
    """What the visits of a subtree touch and make, by tensor and instance."""

    depths: dict[str, int]  # how many spreads stand above the outermost keep
    touched: dict[str, dict[Instance, Box]] = field(default_factory=dict)  # the box around everything
    needed: Regions = field(default_factory=dict)  # read, and to be complete then
    # A making of an element takes it from other instances that share an outermost keep; to continue a sum does not.
    made: Regions = field(default_factory=dict)
    makings: frozenset[str] = frozenset()
    # By tensor and the number of spreads above a keep, for each of its instances: what is read, and what is made fresh,
    # that is before it is read.
    order: dict[tuple[str, int], dict[Instance, tuple[Region, Region]]] = field(default_factory=dict)
    held: Held = field(default_factory=dict)  # by outermost keeps inside the subtree when it ends
    phases: dict[str, tuple[int, int]] = field(default_factory=dict)  # of the first and the last visit that touches

    def then(self, next: Outline) -> Outline:
        """This, and after it the next."""
        order = {k: dict(by) for k, by in self.order.items()}
        for k, by in next.order.items():
            mine = order.setdefault(k, {})
            for i, (read, fresh) in by.items():
                old_read, old_fresh = mine.get(i, ([], []))
                mine[i] = union(old_read, read), union(old_fresh, minus(fresh, old_read))
        return Outline(
            self.depths,
            _covers(self.touched, next.touched),
            _unions(self.needed, next.needed),
            _unions(self._made_before(next), next.made),
            self.makings | next.makings,
            order,
            {t: {**self.held.get(t, {}), **next.held.get(t, {})} for t in {**self.held, **next.held}},
            {
                t: (
                    self.phases.get(t, next.phases.get(t, (0, 0)))[0],
                    next.phases.get(t, self.phases.get(t, (0, 0)))[1],
                )
                for t in {**self.phases, **next.phases}
            },
        )

    def _made_before(self, next: Outline) -> Regions:
        """What was made here and is not made again, by another instance, in the next."""
        out = dict(self.made)
        for tensor, later in next.made.items():
            depth = self.depths[tensor]
            if tensor in out and tensor in next.makings and any(len(i) > depth for i in later):
                out[tensor] = {
                    i: minus(
                        region, [b for j, others in later.items() if j != i and j[:depth] == i[:depth] for b in others]
                    )
                    for i, region in out[tensor].items()
                }
        return out

    def shifted(self, by: Shift) -> Outline:
        """The outline of the same subtree somewhere else."""
        return Outline(
            self.depths,
            {t: {i: shift([b], by.tensors[t])[0] for i, b in boxes.items()} for t, boxes in self.touched.items()},
            by.regions(self.needed),
            by.regions(self.made),
            self.makings,
            {
                k: {i: (shift(r, by.tensors[k[0]]), shift(f, by.tensors[k[0]])) for i, (r, f) in parts.items()}
                for k, parts in self.order.items()
            },
            by.regions(self.held),
            self.phases,
        )

    def repeated(self, n: int, by: Shift) -> Outline:
        """This, `n` times, each time shifted once more."""
        if n == 1:
            return self
        last = by.times(n - 1)
        order: dict[tuple[str, int], dict[Instance, tuple[Region, Region]]] = {}
        for (tensor, depth), parts in self.order.items():
            step = by.tensors[tensor]
            order[tensor, depth] = {i: _order(read, fresh, step, n) for i, (read, fresh) in parts.items()}
        moved = self.shifted(last)
        made = {t: {i: sweep(r, by.tensors[t], n) for i, r in regions.items()} for t, regions in self.made.items()}
        if any(_overlap(made[t]) for t in self.makings if any(len(i) > self.depths[t] for i in made[t])):
            one, made = self, self.made
            for _ in range(n - 1):
                one = one.shifted(by)
                made = _unions(replace(self, made=made)._made_before(one), one.made)
        return Outline(
            self.depths,
            _covers(self.touched, moved.touched),
            {t: {i: sweep(r, by.tensors[t], n) for i, r in regions.items()} for t, regions in self.needed.items()},
            made,
            self.makings,
            order,
            moved.held,
            self.phases,
        )

    def above(self, depth: int) -> Outline:
        """What a place below `depth` spreads sees of it: instances of spreads further in are put together."""

        def fewer(regions: Regions, least: dict[str, int]) -> Regions:
            out: Regions = {}
            for t, by in regions.items():
                mine = out.setdefault(t, {})
                for i, region in by.items():
                    place = i[: max(depth, least.get(t, 0))]
                    mine[place] = union(mine.get(place, []), region)
            return out

        touched: dict[str, dict[Instance, Box]] = {}
        for t, by in self.touched.items():
            for i, box in by.items():
                mine = touched.setdefault(t, {})
                mine[i[:depth]] = _hull(mine.get(i[:depth], box), box)
        return Outline(
            self.depths,
            touched,
            fewer(self.needed, {}),
            fewer(self.made, self.depths),  # who shares an outermost keep can always be told
            self.makings,
            self.order,
            self.held,
            self.phases,
        )


def _order(read: Region, fresh: Region, step: tuple[int, ...], n: int) -> tuple[Region, Region]:
    every = sweep(read, step, n)
    if not fresh:
        return every, fresh
    before = shift(read, [-d for d in step])
    later = minus(fresh, before)  # fresh in the second iteration, and in all others if earlier ones add nothing
    if union([], later) == union([], minus(fresh, sweep(before, [-d for d in step], n - 1))):
        return every, union(fresh, sweep(shift(later, step), step, n - 1))
    seen: Region = []
    total: Region = []
    for k in range(n):
        by = [k * d for d in step]
        total = union(total, minus(shift(fresh, by), seen))
        seen = union(seen, shift(read, by))
    return every, total


def _hull(a: Box, b: Box) -> Box:
    out = cover([*solid(a), *solid(b)] or [a])
    assert out is not None
    return out


def _covers(a: dict[str, dict[Instance, Box]], b: dict[str, dict[Instance, Box]]) -> dict[str, dict[Instance, Box]]:
    out = {t: dict(by) for t, by in a.items()}
    for t, by in b.items():
        mine = out.setdefault(t, {})
        for i, box in by.items():
            mine[i] = _hull(mine[i], box) if i in mine else box
    return out


def _overlap(regions: dict[Instance, Region]) -> bool:
    """Whether two instances have an element in common."""
    hulls = {i: cover(region) for i, region in regions.items()}
    for (i, a), (j, b) in itertools.combinations(hulls.items(), 2):
        near = a is not None and b is not None and meet(a, b) is not None
        if near and any(meet(x, y) is not None for x in regions[i] for y in regions[j]):
            return True
    return False


def _unions(a: Regions, b: Regions) -> Regions:
    out = {t: dict(by) for t, by in a.items()}
    for t, by in b.items():
        mine = out.setdefault(t, {})
        for i, region in by.items():
            mine[i] = union(mine[i], region) if i in mine else region
    return out


def frozen(regions: Regions) -> tuple[Any, ...]:
    """Regions as a value that can be a key; empty ones are left out."""
    return tuple((t, tuple((i, tuple(r)) for i, r in sorted(by.items()) if r)) for t, by in sorted(regions.items()))


@dataclass(frozen=True)
class Situation:
    """What a subtree finds: as much as it can reach, seen from where it stands, and where all of that really is."""

    key: object
    seen: dict[object, tuple[str, Region]]  # with the tensor it belongs to


def seen(tensors: Iterable[str], held: Held) -> dict[object, tuple[str, Region]]:
    """What is held of some tensors, by tensor and instance."""
    return {(t, i): (t, region) for t in tensors for i, region in held.get(t, {}).items()}


class Planner:
    """The tree of a mapping, and what its subtrees make and touch."""

    def __init__(self, workload: Workload, mapping: Mapping) -> None:
        self.workload = workload
        self.tree = Tree(workload, mapping)
        self._known: dict[object, Outline] = {}
        self._padded = any(einsum.padded for einsum in workload.einsums)
        self._backing = {t: sites[0].depth for t, sites in self.tree.sites.items()}
        self._depths = {
            t: sorted({s.depth for s in sites if s.makes and s.demands}) for t, sites in self.tree.sites.items()
        }
        self.everything: Work = {(): {name: self.full(name) for name in self.tree.root.leaving}}

    def full(self, name: str) -> Ranges:
        """All ranks of an Einsum, each from 0 to its size."""
        return {rank: (0, self.workload.sizes[rank]) for rank in self.workload.makers[name].ranks}

    # Situations

    def frame(self, branch: Branch, work: Work) -> Origins:
        """Where a branch stands that does this work: the origins of its tensors and ranks."""
        origins: dict[str, tuple[int, ...]] = {}
        ranks: dict[str, dict[str, int]] = {}
        offsets = []
        for name in reversed(branch.einsums):
            einsum = self.workload.makers[name]
            mine = next((regions[name] for regions in work.values() if name in regions), None)
            if mine is not None:
                at = {r: lo for r, (lo, _) in mine.items()}
            else:
                at = dict.fromkeys(einsum.ranks, 0)
                at |= dict(zip(einsum.output.ranks, origins.get(name, ()), strict=False))
            ranks[name] = at
            for access in (einsum.output, *einsum.operands):
                origin = tuple(sum(c * at[r] for r, c in i.terms) - i.before for i in access.indices)
                base = origins.setdefault(access.tensor, origin)
                offsets.append(tuple(a - b for a, b in zip(origin, base, strict=True)))
        windows = tuple(self._windows(branch, work)) if self._padded else ()
        offsets += [(lo,) if lo < 0 or hi > end else () for lo, hi, end in windows]
        return Origins(origins, ranks, tuple(offsets), windows)

    def _windows(self, branch: Branch, work: Work) -> Iterator[tuple[int, int, int]]:
        """What the subtree comes to of every padded axis, padding included, and the end of that axis."""
        known = dict(self._ranges(branch, work))
        for name in reversed(branch.einsums):
            einsum = self.workload.makers[name]
            ranges = known.get(name) or self.full(name)
            for access in einsum.operands if einsum.padded else ():
                for i in access.indices:
                    if i.extent is not None:
                        lo = sum(c * ranges[r][0] for r, c in i.terms) - i.before
                        yield lo, 1 + sum(c * (ranges[r][1] - 1) for r, c in i.terms) - i.before, i.extent

    def relative(self, work: Work, frame: Origins) -> tuple[Any, ...]:
        """What is to be done, as seen from the origins."""
        return tuple(
            (
                i,
                tuple(
                    (e, tuple((lo - frame.ranks[e][r], hi - lo) for r, (lo, hi) in region.items()))
                    for e, region in by.items()
                ),
            )
            for i, by in work.items()
        )

    def reach(self, branch: Branch, work: Work) -> dict[str, Box]:
        """A box around all that the subtree can touch of every tensor."""
        out: dict[str, Box] = {}
        for _ in self._ranges(branch, work, out):
            pass
        return out

    def _ranges(self, branch: Branch, work: Work, reach: dict[str, Box] | None = None) -> Iterator[tuple[str, Ranges]]:
        """By Einsum, the last first: intervals around all of its ranks that the subtree can come to; what that touches
        of every tensor comes into `reach`."""
        out = {} if reach is None else reach
        for name in reversed(branch.einsums):
            einsum = self.workload.makers[name]
            ranges = self.full(name)
            mine = [regions[name] for regions in work.values() if name in regions]
            if mine:
                ranges = {r: (min(m[r][0] for m in mine), max(m[r][1] for m in mine)) for r in einsum.ranks}
            elif name in out:
                ranges |= dict(zip(einsum.output.ranks, out[name], strict=True))
            else:
                continue
            for access in (einsum.output, *einsum.operands):
                box = box_of(access, ranges)
                out[access.tensor] = _hull(out.get(access.tensor, box), box)
            yield name, ranges

    def holding(self, tensors: Iterable[str], held: Held, reach: dict[str, Box], frame: Origins) -> tuple[Any, ...]:
        """What is remembered of tensors and can matter below, as seen from the origins."""
        near = {t: {i: union([], clip(r, reach[t])) for i, r in held.get(t, {}).items()} for t in tensors if t in reach}
        return frozen(frame.away(-1).regions(near))

    # Plans

    def outline(self, branch: Branch, at: int, work: Work, held: Held) -> Outline:
        """What a branch does from its node `at` on, if its leaving results have to do `work`."""
        frame = self.frame(branch, work)
        key = (
            id(branch),
            at,
            frame.offsets,
            self.relative(work, frame),
            self.holding(branch.einsums, held, self.reach(branch, work), frame),
        )
        if key not in self._known:
            self._known[key] = self._outline(branch, at, work, held).shifted(frame.away(-1))
        return self._known[key].shifted(frame.away(1))

    def _outline(self, branch: Branch, at: int, work: Work, held: Held) -> Outline:
        if isinstance(branch.nodes[-1], Compute):
            return self._visit(branch, work)
        match branch.nodes[at]:
            case Keeps(sites):
                return self._forget(sites, self.outline(branch, at + 1, work, held), held)
            case Loop() as loop:
                total = Outline(self._backing)

                def situation(step: Work, frame: Origins, reach: dict[str, Box]) -> Situation:
                    return Situation(self.holding(branch.einsums, held, reach, frame), seen(branch.einsums, held))

                for step, n, by, _, _ in self.steps(branch, loop, work, situation):
                    outline = self.outline(branch, at + 1, step, held).repeated(n, by)
                    held = self.after(outline, held)
                    total = total.then(outline)
                return total
            case Across() as spread:
                outline = self.outline(branch, at + 1, spread_out(work, spread), held)
                return outline.above(len(next(iter(work))))
            case Fork():
                total = Outline(self._backing)
                for _, _, _, outline in self.runs(branch, work, held):
                    total = total.then(outline)
                return total
        raise AssertionError(branch.nodes[at])

    def after(self, outline: Outline, held: Held) -> Held:
        """What is remembered after a subtree has run."""
        held = dict(held)
        for tensor, by in outline.made.items():
            mine = dict(held.get(tensor, {}))
            depth = self.tree.backing(tensor).depth
            for i, region in by.items():
                if len(i) >= depth:
                    mine[i[:depth]] = union(mine.get(i[:depth], []), region)
            held[tensor] = mine
        for tensor, by in outline.held.items():
            held[tensor] = {**held.get(tensor, {}), **by}
        return held

    def _forget(self, sites: list[Site], outline: Outline, held: Held) -> Outline:
        """An outermost keep remembers the box of what was touched below it in one iteration."""
        kept: Held = {}
        now = self.after(outline, held)
        for site in sites:
            if site.parent is None and site.makes and site.tensor in outline.touched:
                kept[site.tensor] = {
                    i: clip(now.get(site.tensor, {}).get(i, []), box) if site.retain else []
                    for i, box in outline.touched[site.tensor].items()
                }
        return replace(outline, held={**outline.held, **kept})

    def _visit(self, branch: Branch, work: Work) -> Outline:
        name = branch.einsums[0]
        einsum = self.workload.makers[name]
        out = Outline(self._backing)
        extents = {r: max(by[name][r][1] - by[name][r][0] for by in work.values()) for r in einsum.ranks}
        for node in branch.nodes:
            if isinstance(node, Loop | Across):
                if isinstance(node, Across):
                    node.width = max(node.width, trips(extents[node.rank], node.tile, node.step))
                extents[node.rank] = min(extents[node.rank], node.tile)
        complete = {a.tensor for a in demands(einsum)}
        for tensor, access in einsum.accesses.items():
            out.phases[tensor] = branch.phase, branch.phase
            boxes = {i: box_of(access, by[name]) for i, by in work.items()}
            out.touched[tensor] = boxes
            regions = {i: solid(box) for i, box in boxes.items()}
            if tensor == name:
                out.made[tensor] = regions
            elif tensor in complete:
                out.needed[tensor] = regions
            for depth in self._depths[tensor]:
                mine: dict[Instance, tuple[Region, Region]] = {}
                for i, box in boxes.items():
                    read, fresh = mine.get(i[:depth], ([], []))
                    region = solid(box)
                    mine[i[:depth]] = (read, union(fresh, region)) if tensor == name else (union(read, region), fresh)
                out.order[tensor, depth] = mine
        return out

    def runs(
        self, branch: Branch, work: Work, held: Held
    ) -> list[tuple[Branch, Work, dict[str, dict[Instance, Box]], Outline]]:
        """The branches of a Fuse that run, in order: what they have to do, the makings they are, and their outline."""
        fork = branch.nodes[-1]
        assert isinstance(fork, Fork)
        found: list[tuple[Branch, Work, dict[str, dict[Instance, Box]], Outline]] = []
        depth = len(next(iter(work)))
        for b in reversed(fork.branches):
            made = {t: self._making(t, list(work), [o for _, _, _, o in found], held, depth) for t in b.leaving}
            inner: Work = {}
            for name in b.leaving:
                einsum = self.workload.makers[name]
                for i, regions in work.items():
                    if name in regions:
                        inner.setdefault(i, {})[name] = regions[name]
                    elif i in made[name]:
                        box = made[name][i]
                        inner.setdefault(i, {})[name] = self.full(name) | dict(
                            zip(einsum.output.ranks, box, strict=True)
                        )
            if inner:
                outline = self.outline(b, 0, inner, held).above(depth)
                makings = outline.makings | {tensor for tensor, boxes in made.items() if boxes}
                found.append((b, inner, made, replace(outline, makings=makings)))
        return found[::-1]

    def _making(
        self, tensor: str, instances: list[Instance], later: list[Outline], held: Held, depth: int
    ) -> dict[Instance, Box]:
        """What every instance makes now, for the later branches of a Fuse."""
        backing = self.tree.backing(tensor).depth
        boxes: dict[Instance, Box] = {}
        for i in instances:
            missing: Region = []
            for outline in later:
                missing = union(missing, outline.needed.get(tensor, {}).get(i, []))
            box = cover(minus(missing, held.get(tensor, {}).get(i[:backing], [])))
            if box is not None:
                boxes[i] = box
        if backing < depth:
            self._check_apart(tensor, boxes, backing)
        return boxes

    def _check_apart(self, tensor: str, boxes: dict[Instance, Box], backing: int) -> None:
        done: dict[Instance, list[tuple[Instance, Box]]] = {}
        for i, box in boxes.items():
            both = [(part, j) for j, other in done.get(i[:backing], []) if (part := meet(box, other)) is not None]
            if both:
                element, other = min((tuple(lo for lo, _ in part), j) for part, j in both)
                raise MappingError(
                    f"instances {other} and {i} make element {element} of {tensor} in the same step, but share "
                    f"its outermost keep; keep {tensor} below the spread"
                )
            done.setdefault(i[:backing], []).append((i, box))

    def steps(
        self, branch: Branch, loop: Loop, work: Work, situation: Callable[[Work, Origins, dict[str, Box]], Situation]
    ) -> Iterator[tuple[Work, int, Shift, Origins, Situation]]:
        """The steps of a loop: what is to be done, how often, the shift from each time to the next, where and in what
        situation.

        A step that finds the same situation as the one before stands for those that follow, up to the first short one
        or the first that comes to see something else.
        """
        extents = {i: _extent(regions, loop.rank) for i, regions in work.items()}
        lengths = {hi - lo for lo, hi in extents.values()}
        edges = sorted({0, *(e // loop.tile for e in lengths), *(-(-e // loop.tile) for e in lengths)})
        for k, end in itertools.pairwise(edges):
            before: tuple[Origins, dict[str, Box], Situation] | None = None
            while k < end:
                step: Work = {}
                for i, regions in work.items():
                    lo, hi = extents[i]
                    part = (lo + k * loop.tile, min(hi, lo + (k + 1) * loop.tile))
                    if part[0] < part[1]:
                        step[i] = {name: {**region, loop.rank: part} for name, region in regions.items()}
                frame, reach = self.frame(branch, step), self.reach(branch, step)
                found = situation(step, frame, reach)
                n, by = 1, frame.by(frame)
                now = frame, reach, found
                if before is not None and (before[0].offsets, before[2].key) == (frame.offsets, found.key):
                    n, by = frame.steps_before_padding(before[0], end - k), frame.by(before[0])
                    for part_of, (tensor, region) in found.seen.items():
                        if n > 1 and tensor in reach:
                            new = subtract([reach[tensor]], before[1][tensor])
                            old = before[2].seen.get(part_of, (tensor, []))[1]
                            n = min(n, 1 + _same(old, region, new, by.tensors[tensor], n - 1))
                yield step, n, by, frame, found
                k += n
                before = now if n == 1 else None


def _same(old: Region, region: Region, new: Region, step: Sequence[int], most: int) -> int:
    """For how many further steps what comes into sight looks as it did in this one.

    `new` came into sight with this step, where it showed `old`; what comes next shows `region`.
    """
    n = most
    along = [axis for axis, d in enumerate(step) if d]
    for box in new:
        pattern = clip(old, box)
        # Strips that join without a gap may show any pattern, others only nothing or everything.
        joined = len(along) == 1 and box[along[0]][1] - box[along[0]][0] == abs(step[along[0]])
        if not joined and volume(pattern) not in (0, volume([box])):
            return 0

        def alike(m: int, box: Box = box, pattern: Region = pattern) -> bool:
            ahead = _hull(shift([box], step)[0], shift([box], [m * d for d in step])[0])
            shows, expected = clip(region, ahead), sweep(shift(pattern, step), step, m)
            if pattern == [box]:
                expected = [ahead]
            return volume(shows) == volume(expected) and not minus(shows, expected)

        least = 0
        while least < n:  # the largest number of steps for which it does
            middle = -(-(least + n) // 2)
            if alike(middle):
                least = middle
            else:
                n = middle - 1
    return n


def _extent(regions: dict[str, Ranges], rank: str) -> tuple[int, int]:
    extents = {region[rank] for region in regions.values()}
    if len(extents) > 1:
        found = ", ".join(f"{name} has {r[rank][0]} to {r[rank][1]}" for name, r in regions.items())
        raise MappingError(f"the walk over {rank} stands above results that now need different extents of it: {found}")
    return extents.pop()


def spread_out(work: Work, spread: Across) -> Work:
    """Work at the instances of a spread: each has the steps of its index."""
    out: Work = {}
    for instance, regions in work.items():
        lo, hi = _extent(regions, spread.rank)
        steps = range(-(-(hi - lo) // spread.tile))
        spread.width = max(spread.width, len(steps))
        for k in steps:
            part = (lo + k * spread.tile, min(hi, lo + (k + 1) * spread.tile))
            out[*instance, k] = {name: {**region, spread.rank: part} for name, region in regions.items()}
    return out
