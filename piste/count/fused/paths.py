"""Fused trees as sums over their root-to-leaf paths: exact where every shared loop walks all that is exchanged below.

If the rank of every loop and spread above a Fuse is in every Einsum below it, and in every tensor that is made and read
below it, then each element of an intermediate is made once, and read while it is there. What a path moves is then what
it would move alone (`piste.count.closed`), with these differences:

- what several paths keep together is fetched once;
- a reader takes an intermediate from the innermost keep that it shares with the maker, and nothing moves above that on
  its behalf;
- memories hold tiles of several paths, and of some only at certain times: the peak is found by looking at the first,
  the last and the other iterations of the shared loops.

A running value (online softmax) may lack the rank of a shared loop: its maker is then reduced from run to run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from piste.count.closed import Builder, Form, PathCounts, padding_refusal, path_refusal
from piste.count.tree import AnnotatedPath, Kept, Walk, meet
from piste.formula.program import Expr, is_zero
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access, Index
from piste.spec.mapping import Loop, Mapping, Spread
from piste.spec.mapping import paths as written_paths
from piste.spec.workload import Workload

MOST_SPLIT = 3  # shared loops whose first, last and other iterations are told apart
FIRST, BETWEEN, LAST = "first", "between", "last"


def path_sums(
    workload: Workload, architecture: Architecture, mapping: Mapping, *, tiles_vary: bool = True,
    only: frozenset[str] | None = None,
) -> Form | str:  # fmt: skip
    """The counts of a fused tree's shape (or of its very tiles), or why they are not a sum over its paths.

    `holds` of the form is 0 for tiles with which it may be wrong about what memories hold. `only`: what these Einsums
    of the tree move, and nothing of what memories hold.
    """
    if len(workload.einsums) == 1:
        return "there is one Einsum"
    nodes = (node for path in written_paths(mapping.nodes) for _, node in path.steps)
    if any(isinstance(node, Loop | Spread) and node.step is not None for node in nodes):
        return "tiles overlap or leave gaps"
    builder = Builder(workload, architecture, mapping, tiles_vary)
    sums = _Sums(workload, builder)
    reason = sums.refusal()
    return sums.form(only) if reason is None else reason


@dataclass(frozen=True, eq=False)
class _Site:
    """One keep of one tensor, with the paths that touch it."""

    tensor: str
    kept: Kept
    counts: tuple[PathCounts, ...]

    @property
    def access(self) -> Access:
        return self.counts[0].einsum.accesses[self.tensor]

    @property
    def branch(self) -> tuple[int, int] | None:
        """The innermost branch of a Fuse that the keep is in."""
        above = [fuse for fuse in self.counts[0].path.fuses if fuse[0] < self.kept.place]
        return above[-1] if above else None


class _Sums:
    """A fused tree as the sum of its paths: where that is exact (`refusal`), and the sum (`form`)."""

    def __init__(self, workload: Workload, builder: Builder):
        self.workload, self.builder, self.p = workload, builder, builder.p
        self.paths = builder.paths
        self.by_name = {counts.einsum.name: counts for counts in self.paths}
        found: dict[tuple[str, int], tuple[Kept, list[PathCounts]]] = {}
        for counts in self.paths:
            for tensor, keeps in counts.path.keeps.items():
                for kept in keeps:
                    found.setdefault((tensor, kept.place), (kept, []))[1].append(counts)
        self.sites = [_Site(tensor, kept, tuple(by)) for (tensor, _), (kept, by) in found.items()]
        self._below: dict[tuple[int, int] | None, list[_Site]] = {}
        for site in self.sites:
            self._below.setdefault(site.branch, []).append(site)

    # ------------------------------------------------------------------ where it is exact

    def refusal(self) -> str | None:
        for counts in self.paths:
            path = counts.path
            if path.foreign:
                return f"a shared loop walks {path.foreign[0]}, which {path.einsum.name} lacks"
            reason = path_refusal(path.einsum, [walk.rank for walk in path.spreads])
            reason = reason or padding_refusal(path.einsum, self.workload.sizes)
            if reason is not None:
                return reason
            if path.einsum.padded and any(w.place < path.fuses[-1][0] for ws in path.walks.values() for w in ws):
                return f"{path.einsum.padded} is padded, and a loop or spread is shared"
        for tensor in self.workload.makers:
            reason = self._exchange_refusal(tensor)
            if reason is not None:
                return reason
        return next((reason for site in self.sites if (reason := self._site_refusal(site)) is not None), None)

    def _exchange_refusal(self, tensor: str) -> str | None:
        """An intermediate is made once, whole, and read where it was made."""
        maker = self.by_name[tensor]
        readers = [self.by_name[e.name] for e in self.workload.readers[tensor]]
        fuses = {meet(maker.path, reader.path)[0] for reader in readers}
        if len(fuses) > 1:
            return f"{tensor} is read at several Fuses"
        output = maker.einsum.output
        for kept in maker.path.keeps[tensor][1:]:
            phases = {counts.path.phase for counts in self._until_drained(maker, tensor, kept)}
            if max(phases) > maker.path.phase and any(loop.place < kept.place for loop in maker.path.loops):
                return f"{tensor} is drained in several phases"
        for reader in readers:
            fuse, access = meet(maker.path, reader.path)[0], reader.einsum.accesses[tensor]
            running = tensor in reader.einsum.running
            shared = {walk.rank for walks in maker.path.walks.values() for walk in walks if walk.place < fuse}
            for rank in shared:
                if rank not in output.ranks and not running:
                    return f"a shared loop walks {rank}, which {output} lacks"
            for made, read in zip(output.indices, access.indices, strict=True):
                if not made.is_plain:
                    if shared:
                        return f"{output} is an intermediate with an affine index, and a loop or spread is shared"
                    if self._reach(read) != self._reach(made):
                        return f"{reader.einsum.name} does not read all of {output}"
                    continue
                (rank,) = made.ranks
                if rank in shared or shared.intersection(read.ranks):
                    if read != made:
                        return f"a shared loop walks {rank}, which {reader.einsum.name} reads as {read}"
                elif self._reach(read) != range(self.workload.sizes[rank]):
                    return f"{reader.einsum.name} does not read all of {output}"
            if running and any(len(counts.path.keeps[tensor]) > 1 for counts in (maker, reader)):
                return f"{tensor}, a running value, is kept twice"
        return None

    def _site_refusal(self, site: _Site) -> str | None:
        for counts in site.counts[1:]:
            for one, other in zip(site.access.indices, counts.einsum.accesses[site.tensor].indices, strict=True):
                if one == other:
                    continue
                walked = [
                    w for c, i in ((site.counts[0], one), (counts, other)) for r in i.ranks for w in c.path.walks[r]
                ]
                if any(walk.place < site.kept.place for walk in walked):
                    return f"{site.tensor} is kept for accesses that walk it differently"
                if self._reach(one) != self._reach(other):
                    return f"{site.tensor} is kept for accesses to different parts of it"
        shared = any(walk.place < counts.path.fuses[-1][0] for counts in self.paths for walk in counts.path.loops)
        if site.kept.retain and shared and any(len(index.terms) > 1 for index in site.access.indices):
            return f"{site.access} slides while it is kept"
        return None

    def _reach(self, index: Index) -> range:
        """All that an index reads of its axis."""
        return index.inside(0, 1 + sum(c * (self.workload.sizes[r] - 1) for r, c in index.terms))

    # ------------------------------------------------------------------ the sum

    def form(self, only: frozenset[str] | None = None) -> Form:
        builder = self.builder
        done: set[tuple[str, int]] = set()
        for counts in self.paths:
            if only is not None and counts.einsum.name not in only:
                continue
            builder.compute(counts)
            path = counts.path
            for access in (*counts.einsum.operands, counts.einsum.output):
                self._edges(counts, access, done)
            if path.einsum.rescale is not None:
                output, entry = path.einsum.output, path.fuses[-1][0]
                backing = path.keeps[output.tensor][0].place
                visited = counts.count(output, entry, backing, False, "always", persists=False)
                again = self.p.sub(visited, counts.distinct(output, entry, backing, False), lo=0)
                builder.form.rescales[path.einsum.name] = again
        for site in self.sites:
            if site.access.is_padded:
                largest = site.counts[0].at_its_largest(site.access, site.kept.place)
                builder.form.holds = self.p.all(builder.form.holds, largest)
        if only is None:
            self._peaks()
        return builder.done()

    def _edges(self, counts: PathCounts, access: Access, done: set[tuple[str, int]]) -> None:
        """What crosses between the keeps of a tensor on a path, each edge once for all paths."""
        tensor, path = access.tensor, counts.path
        made = tensor in self.by_name and access is not counts.einsum.output
        with_maker = {kept.place for kept in self.by_name[tensor].path.keeps[tensor]} if made else set()
        keeps = path.keeps[tensor]
        for kept, lower in zip(keeps, [*keeps[1:], None], strict=True):
            self.builder.keep(counts, tensor, kept)
            if lower is not None and (lower.place in with_maker or (tensor, lower.place) in done):
                continue
            phase = path.phase
            if lower is not None:
                done.add((tensor, lower.place))
                if access is counts.einsum.output:
                    phase = max(c.path.phase for c in self._until_drained(counts, tensor, lower))
            self.builder.edge(counts, access, kept, lower, phase)

    def _until_drained(self, maker: PathCounts, tensor: str, kept: Kept) -> list[PathCounts]:
        """The paths after which a result's keep is drained: all that touch it, or, if readers are elsewhere, all of the
        branch in which it is made."""
        for reader in self.workload.readers[tensor]:
            fuse, branch, _ = meet(maker.path, self.by_name[reader.name].path)
            if fuse < kept.place:
                return [counts for counts in self.paths if (fuse, branch) in counts.path.fuses]
        return [c for c in self.paths if any(k.place == kept.place for k in c.path.keeps.get(tensor, ()))]

    # ------------------------------------------------------------------ what memories hold

    def _beside(self, now: PathCounts) -> list[_Site]:
        """The keeps that may hold something when a path is visited: those above it, and what stays from one iteration
        of a shared loop to the next in other branches."""
        path = now.path
        found = [site for branch in (None, *path.fuses) for site in self._below.get(branch, ())]
        shared = [loop.place for loop in path.loops if loop.place < path.fuses[-1][0]]
        if shared:
            around = tuple(fuse for fuse in path.fuses if fuse[0] < min(shared))
            found += [
                site
                for site in self.sites
                if site.kept.retain
                and site.branch is not None
                and site.branch not in path.fuses
                and site.counts[0].path.fuses[: len(around)] == around
            ]
        return found

    def _peaks(self) -> None:
        form, p = self.builder.form, self.p
        for now in self.paths:
            beside = self._beside(now)
            for moment in self._moments(now, beside):
                held: dict[str, dict[str, Expr]] = {}
                for site in beside:
                    amount = moment.held(site)
                    if not is_zero(amount):
                        tensors = held.setdefault(site.kept.memory, {})
                        tensors[site.tensor] = tensors[site.tensor] + amount if site.tensor in tensors else amount
                for memory, tensors in held.items():
                    for tensor, amount in tensors.items():
                        key = memory, tensor
                        form.occupancy[key] = p.max(form.occupancy.get(key, 0), moment.if_any(amount))
                    total = moment.if_any(p.sum(list(tensors.values())))
                    bits = moment.if_any(p.sum([n * self.workload.bits[t] for t, n in tensors.items()]))
                    form.peak[memory] = p.max(form.peak.get(memory, 0), total)
                    form.peak_bits[memory] = p.max(form.peak_bits.get(memory, 0), bits)

    def _moments(self, now: PathCounts, beside: list[_Site]) -> Iterator[_Moment]:
        """The kinds of visits of a path: which iterations of the shared loops that matter they are in."""
        loops = [walk for walk in now.path.loops if walk.place < now.path.fuses[-1][0]]
        split = [loop for loop in loops if any(self._matters(loop, site, now) for site in beside)]
        ranks = [loop.rank for loop in loops]
        clear = len(split) <= MOST_SPLIT and not any(ranks.count(loop.rank) > 1 for loop in split)
        if not clear:
            self.builder.form.holds = self.p.const(0)
        for kinds in product((FIRST, BETWEEN, LAST), repeat=len(split) if clear else 0):
            moment = _Moment(self, now, loops, dict(zip((loop.place for loop in split), kinds, strict=False)))
            if not is_zero(moment.exists):
                yield moment

    def _matters(self, loop: Walk, site: _Site, now: PathCounts) -> bool:
        """Whether what a keep holds depends on which iteration of a loop this is."""
        if now in site.counts:
            return False
        fuse = min(meet(now.path, other.path)[0] for other in site.counts)
        last = max(meet(now.path, other.path)[0] for other in site.counts)
        if loop.place < min(site.kept.place, fuse):
            return site.kept.retain and loop.rank not in site.access.ranks
        return site.kept.place < loop.place < last

    def trips(self, path: AnnotatedPath, loop: Walk) -> Expr:
        return self.p.ceildiv(self.before(path, loop), loop.tile)

    def before(self, path: AnnotatedPath, walk: Walk) -> Expr:
        """The extent that a loop or spread cuts."""
        tiles = [w.tile for w in path.walks[walk.rank] if w.place < walk.place]
        return tiles[-1] if tiles else self.p.const(self.workload.sizes[walk.rank])

    def carried(self, site: _Site, loop: Walk) -> Expr:
        """Whether a keep's last tile before a shared loop advances is its first one after that.

        Known if below the loop no rank of the tensor is cut further, or if some rank is, everywhere.
        """
        p, path = self.p, site.counts[0].path
        if not site.kept.retain or loop.rank in site.access.ranks:
            return p.const(0)
        stays, moves = p.const(1), p.const(0)
        for rank in site.access.ranks:
            walks = [walk for walk in path.walks[rank] if walk.place < site.kept.place]
            whole, even = p.const(1), p.const(1)
            for walk in walks:
                extent = self.before(path, walk)
                even = p.all(even, p.eq(p.divmod(extent, walk.tile)[1], 0))
                if walk.over is None and walk.place > loop.place:
                    whole = p.all(whole, p.eq(walk.tile, extent))
            alike = not any(walk.over is not None or walk.place < path.fuses[-1][0] for walk in walks)
            stays = p.all(stays, whole)
            moves = p.any(moves, p.all(p.no(whole), p.const(1) if alike else even))
        self.builder.form.holds = p.all(self.builder.form.holds, p.any(stays, moves))
        return stays


class _Moment:
    """A visit of a path in certain iterations of its shared loops."""

    def __init__(self, sums: _Sums, now: PathCounts, loops: list[Walk], kinds: dict[int, str]):
        self.sums, self.p, self.now, self.loops, self.kinds = sums, sums.p, now, loops, kinds
        self.exists = self.p.const(1)
        for loop in loops:
            least = {FIRST: 1, BETWEEN: 3, LAST: 2}[self._kind(loop)]
            if least > 1:
                self.exists = self.p.all(self.exists, sums.trips(now.path, loop) >= least)

    def _kind(self, loop: Walk) -> str:
        return self.kinds.get(loop.place, FIRST)

    def if_any(self, amount: Expr) -> Expr:
        return self.p.where(self.exists, amount, 0)

    def _not_last(self, loop: Walk) -> Expr:
        kind = self._kind(loop)
        return self.sums.trips(self.now.path, loop) >= 2 if kind == FIRST else self.p.const(int(kind == BETWEEN))

    def held(self, site: _Site) -> Expr:
        """What an instance holds at a keep: its tile, what the next one will share with it, or nothing."""
        p = self.p
        if self.now in site.counts:
            return self.tile(site)
        earlier, later = p.const(0), p.const(0)
        for other in site.counts:
            fuse, mine, others = meet(self.now.path, other.path)
            inside = [loop for loop in self.loops if site.kept.place < loop.place < fuse]
            earlier = p.any(earlier, p.const(int(others < mine or any(self._kind(j) != FIRST for j in inside))))
            later = p.any(later, p.const(int(others > mine)), *(self._not_last(loop) for loop in inside))
            around = [loop for loop in self.loops if loop.place < min(site.kept.place, fuse)]
        # Touched before and after in one iteration of the loops above it, it is there in between.
        before, after = p.const(0), p.const(0)
        for loop in around:  # the innermost that has advanced, or will, decides
            if self._kind(loop) != FIRST:
                before = self.sums.carried(site, loop)
            after = p.where(self._not_last(loop), self.sums.carried(site, loop), after)
        live = p.where(earlier, p.where(later, 1, after), before)
        return p.const(0) if is_zero(live) else self.tile(site) * live

    def tile(self, site: _Site) -> Expr:
        """The tile of a keep; in the last iteration of a shared loop its rank may be short."""
        p, counts = self.p, site.counts[0]
        out = p.const(1)
        for index in site.access.indices:
            if index.extent is not None:  # no loop above it is shared
                out = out * counts.padded_width(index, site.kept.place)
                continue
            width = p.const(1)
            for rank, c in index.terms:
                extent = p.const(self.sums.workload.sizes[rank])
                for walk in counts.path.walks[rank]:
                    if walk.place >= site.kept.place:
                        break
                    if self._kind(walk) == LAST and walk.over is None:
                        extent = extent - (p.ceildiv(extent, walk.tile) - 1) * walk.tile
                    else:
                        extent = p.min(extent, walk.tile)
                width = width + c * (extent - 1)
            out = out * width
        return out
