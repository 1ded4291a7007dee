"""Trees with a Pipe, counted as trees with a Fuse: what moves is the same; what is held, and goes on at once, is not.

This is exact where the iterations of the loops above a Pipe are alike: then every branch takes the same steps in each.
The rules are those of the executor (`piste.count.oracle.executor`, rule Pipe).
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from math import prod

from piste.results.report import Counts, Lane
from piste.spec.architecture import Architecture
from piste.spec.einsum import Access
from piste.spec.mapping import Loop, Mapping, Path, Pipe, Place, Spread, Steps, in_turn, paths
from piste.spec.workload import Workload

Plain = Callable[[Mapping, frozenset[str]], Counts | str]  # the counts of a tree, or of some Einsums of it, or why not


def piped(workload: Workload, architecture: Architecture, mapping: Mapping, plain: Plain) -> Counts | str:
    """The counts of a tree with pipes, given how those of the tree without are found; or why not."""
    for path in paths(mapping.nodes):
        above = _above(path)
        if above is not None and (uneven := _uneven(workload, above)) is not None:
            return f"the iterations of the loop over {uneven} above a pipe differ"
    without = Mapping(in_turn(mapping.nodes))
    counts = plain(without, frozenset(workload.makers))
    if isinstance(counts, str):
        return counts
    for place in dict.fromkeys(
        place for path in paths(mapping.nodes) for place, n in path.steps if isinstance(n, Pipe)
    ):
        reason = _One(workload, architecture, mapping, place).into(counts, lambda names: plain(without, names))
        if reason is not None:
            return reason
    return counts


def _above(path: Path) -> Steps | None:
    """What stands above the pipe on a path, if there is one."""
    at = next((i for i, (_, node) in enumerate(path.steps) if isinstance(node, Pipe)), None)
    return None if at is None else path.steps[:at]


def _uneven(workload: Workload, above: Steps) -> str | None:
    """The rank of a loop of which the last step is short."""
    left = dict(workload.sizes)
    for _, node in above:
        if isinstance(node, Loop | Spread):
            if isinstance(node, Loop) and node.tile < left[node.rank] and left[node.rank] % node.tile:
                return node.rank
            left[node.rank] = min(left[node.rank], node.tile)
    return None


class _One:
    """One pipe of a tree."""

    def __init__(self, workload: Workload, architecture: Architecture, mapping: Mapping, place: Place):
        self.workload, self.place = workload, place
        self.paths = paths(mapping.nodes)
        self.lanes = list[list[Path]]()
        for path in self.paths:
            node = dict(path.steps).get(place)
            if isinstance(node, Pipe):
                self.pipe = node
                lane = int(next(p for p, _ in path.steps if len(p) > len(place) and _within(p, place))[self._branch])
                self.lanes += [[] for _ in range(lane + 1 - len(self.lanes))]
                self.lanes[lane].append(path)
        position = architecture.position
        self.inside = {m for m, at in position.items() if at > position[self.pipe.over.rpartition(".")[0]]}

    @property
    def _branch(self) -> int:
        """Where the number of the branch stands in the place of a node below."""
        return len(self.place) + len(Pipe.key)

    def into(self, counts: Counts, some: Callable[[frozenset[str]], Counts | str]) -> str | None:
        """What goes on at once and what is held, into the counts of the tree without the pipe; or why not."""
        names = [frozenset(path.einsum for path in lane) for lane in self.lanes]
        number = next(n for n, phase in enumerate(counts.phases) if names[0] & phase.steps.keys())
        phase = counts.phases[number]
        apart = list[Counts]()  # what never shares an instance inside the fanout at the same time
        for lane in names:
            own = some(lane)
            if isinstance(own, str):
                return own
            apart.append(own)
            mine = own.phases[number]
            phase.lanes.append(
                Lane(
                    {key: traffic for key, traffic in mine.first.items() if key[0] in self.inside},
                    {key: words for key, words in mine.words.items() if key[0] in self.inside},
                    {edge: passed.first for edge, passed in mine.edges.items() if edge.below in self.inside},
                )
            )
        entries = self._entries()
        steps = [{name: phase.steps[name] // entries for name in lane if phase.steps[name]} for lane in names]
        phase.rounds = rounds([(tuple(steps), entries)])
        if others := frozenset(path.einsum for path in self.paths).difference(*names):
            rest = some(others)
            if isinstance(rest, str):
                return rest
            apart.append(rest)
        for memory in self.inside & counts.peak.keys():
            counts.peak[memory] = max(one.peak.get(memory, 0) for one in apart)
            counts.peak_bits[memory] = max(one.peak_bits.get(memory, 0) for one in apart)
            held = counts.occupancy[memory]
            held.update({t: max(one.occupancy.get(memory, {}).get(t, 0) for one in apart) for t in held})
        self._hold(counts)
        return None

    def _entries(self) -> int:
        left, found = dict(self.workload.sizes), 1
        for _, node in _above(self.lanes[0][0]) or ():
            if isinstance(node, Loop | Spread):
                found *= -(-left[node.rank] // node.tile) if isinstance(node, Loop) else 1
                left[node.rank] = min(left[node.rank], node.tile)
        return found

    def _hold(self, counts: Counts) -> None:
        """What memories hold as long as the pipe runs; at other times there is less of it, or as much as without."""
        held: dict[tuple[str, int], Counter[str]] = {}  # by memory and, inside the fanout, lane
        for (memory, lane, tensor, _), elements in self._tiles().items():
            held.setdefault((memory, lane), Counter())[tensor] += elements
        for (memory, _), tiles in held.items():
            bits = sum(n * self.workload.bits[t] for t, n in tiles.items())
            counts.peak[memory] = max(counts.peak.get(memory, 0), tiles.total())
            counts.peak_bits[memory] = max(counts.peak_bits.get(memory, 0), bits)
            known = counts.occupancy.setdefault(memory, {})
            known.update({t: max(known.get(t, 0), n) for t, n in tiles.items()})

    def _tiles(self) -> dict[tuple[str, int, str, Place], int]:
        """The elements that each keep holds as long as the pipe runs, by memory, lane, tensor and place."""
        found: dict[tuple[str, int, str, Place], int] = {}
        order = [path.einsum for path in self.paths]
        running = [order.index(path.einsum) for lane in self.lanes for path in lane]
        for path in self.paths:
            accesses = self.workload.makers[path.einsum].accesses
            lane = next((n for n, lane in enumerate(self.lanes) if path in lane), None)
            for i, place, keep in path.keeps():
                above = path.steps[:i]
                inside = _within(place, self.place)
                shared = any(p == place for p, _ in self.lanes[0][0].steps)
                if not (inside or shared):
                    continue
                looped = any(isinstance(node, Loop) for _, node in above)
                for tensor in (t for t in keep.tensors if t in accesses):
                    elements = _tile(self.workload, accesses[tensor], above)
                    lanes = self._touching(tensor)
                    if not inside and looped:
                        elements *= lanes[-1] - lanes[0] + 1
                    elif not inside and not lanes and not self._around(tensor, place, order, running):
                        continue
                    number = lane if inside and keep.memory in self.inside and lane is not None else -1
                    key = keep.memory, number, tensor, place
                    found[key] = max(found.get(key, 0), elements)
        return found

    def _touching(self, tensor: str) -> list[int]:
        """The lanes that touch a tensor."""
        makers = self.workload.makers
        return [n for n, lane in enumerate(self.lanes) if any(tensor in makers[p.einsum].accesses for p in lane)]

    def _around(self, tensor: str, place: Place, order: list[str], running: list[int]) -> bool:
        """Whether what is kept at a place is touched before the pipe runs and again after."""
        touching = [
            order.index(path.einsum)
            for path in self.paths
            if tensor in self.workload.makers[path.einsum].accesses and any(p == place for p, _ in path.steps)
        ]
        return min(touching) < min(running) and max(touching) > max(running)


def _within(place: Place, outer: Place) -> bool:
    return len(place) > len(outer) and place[: len(outer)] == outer


def _tile(workload: Workload, access: Access, above: Steps) -> int:
    """The elements of the largest tile below some nodes."""
    left = dict(workload.sizes)
    for _, node in above:
        if isinstance(node, Loop | Spread):
            left[node.rank] = min(left[node.rank], node.tile)
    return prod(len(i.inside(0, 1 + sum(c * (left[r] - 1) for r, c in i.terms))) for i in access.indices)


def rounds(runs: Sequence[tuple[tuple[dict[str, int], ...], int]]) -> list[tuple[tuple[dict[str, int], ...], int]]:
    """What branches do at once, and how often, given the steps of each in the entries of a pipe: so many in a row.

    >>> rounds([(({"P": 3}, {"Z": 2}), 5)])
    [(({'P': 3}, {}), 1), (({'P': 3}, {'Z': 2}), 4), (({}, {'Z': 2}), 1)]
    """
    lanes, starts = len(runs[0][0]), [0, *accumulate(times for _, times in runs)]
    cuts = sorted({start + lane for start in starts for lane in range(lanes)})
    found: list[tuple[tuple[dict[str, int], ...], int]] = []
    for begin, end in pairwise(cuts):
        at = [bisect(starts, begin - lane) - 1 for lane in range(lanes)]
        now = tuple(runs[n][0][lane] if 0 <= n < len(runs) else {} for lane, n in enumerate(at))
        found.append((now, end - begin))
    return found
