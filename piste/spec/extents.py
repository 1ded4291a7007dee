"""How far each rank reaches at each place of a tree, hence which loops are legal and how wide a spread is."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from piste.errors import MappingError, within
from piste.spec.architecture import Architecture
from piste.spec.einsum import Index
from piste.spec.nodes import Compute, Fuse, Loop, Node, Place, Spread, describe, describe_steps, trips
from piste.spec.workload import Workload


@dataclass(frozen=True)
class Reach:
    """An upper limit on the interval of a rank in one iteration: its length, and which interval it lies in.

    Two reaches with one `where` lie in the same interval at any time, so covering both needs no more than one of them.
    """

    extent: int
    where: Hashable


Reaches = dict[str, dict[str, Reach]]  # by Einsum and rank


def einsums_below(nodes: Iterable[Node]) -> list[str]:
    """What a subtree computes, in program order."""
    names = []
    for node in nodes:
        if isinstance(node, Compute):
            names.append(node.einsum)
        elif isinstance(node, Fuse):
            names += [name for branch in node.branches for name in einsums_below(branch)]
    return names


def leaving(workload: Workload, names: Iterable[str]) -> list[str]:
    """Those Einsums among `names` whose result no other of them needs complete; a running read needs nothing."""
    einsums = [workload.makers[name] for name in names]
    needed = {a.tensor for e in einsums for a in e.operands if a.tensor not in e.running}
    return [e.name for e in einsums if e.name not in needed]


def check_walks(workload: Workload, architecture: Architecture, nodes: tuple[Node, ...]) -> None:
    """Refuse a loop over a rank that the results below lack, and a spread wider than its axis."""
    full = {e.name: {r: Reach(workload.sizes[r], r) for r in e.ranks} for e in workload.einsums}
    _walk(workload, architecture, nodes, full, {}, ())


def _walk(
    workload: Workload, chip: Architecture, nodes: tuple[Node, ...], reaches: Reaches, used: dict[str, int], at: Place
) -> None:
    """`used` counts the instances of each axis that the spreads above take; callers keep their dictionaries."""
    names = einsums_below(nodes)
    results = leaving(workload, names)
    for i, node in enumerate(nodes):
        here = (*at, i)
        match node:
            case Loop(rank, tile):
                with within(*here, "loop", "rank"):
                    _check_rank(workload, node, results, len(names) > 1)
                reaches = _narrow(reaches, results, rank, tile, here)
            case Spread(rank, tile, over):
                with within(*here, "spread"):
                    _check_rank(workload, node, results, len(names) > 1)
                    extent = max(reaches[name][rank].extent for name in results)
                    used = used | {over: _widen(chip, node, extent, used.get(over, 1))}
                reaches = _narrow(reaches, results, rank, tile, here)
            case Fuse(branches):
                demanded = _demand(workload, names, reaches)
                for b, branch in enumerate(branches):
                    _walk(workload, chip, branch, demanded, used, (*here, "fuse", b))


def _check_rank(workload: Workload, node: Loop | Spread, results: list[str], fused: bool) -> None:
    for name in results:
        ranks = workload.makers[name].ranks
        if node.rank in ranks:
            continue
        if fused:
            tail = f"whose result leaves the loop but has no rank {node.rank}; move it into the branches that have it"
        else:
            tail = f"which has no rank {node.rank}; its ranks are {', '.join(ranks)}"
        raise MappingError(f"{describe(node)} stands above {name}, {tail}")


def _widen(chip: Architecture, node: Spread, extent: int, used: int) -> int:
    """The instances of the axis that are taken below this spread."""
    fanout, _, axis = node.over.rpartition(".")
    width = chip.fanouts[fanout].axes[axis]
    wide = trips(extent, node.tile, node.step)
    if used * wide > width:
        free = width // used
        taken = f" and the spreads above leave {free}" if used > 1 else ""
        more = f"a tile of {-(-extent // free)} or more" if node.step is None else "a larger step"
        raise MappingError(
            f"{describe(node)} needs {wide} instances ({extent} in {describe_steps(node)}), but {node.over} has {width}"
            f"{taken}; write {more}"
        )
    return used * wide


def _narrow(reaches: Reaches, names: list[str], rank: str, tile: int, here: Place) -> Reaches:
    """A loop or spread narrows only the results that leave it."""
    narrowed = {}
    for name in names:
        reach = reaches[name][rank]
        if tile < reach.extent:
            narrowed[name] = reaches[name] | {rank: Reach(tile, (reach.where, here))}
    return reaches | narrowed


def _demand(workload: Workload, names: list[str], reaches: Reaches) -> Reaches:
    """On entering a Fuse, what a producer makes follows backward from what its readers below the Fuse can need.

    Readers that walk different intervals may be far apart, and the box that covers both as large as the tensor.
    """
    demanded = dict(reaches)
    for name in reversed(names):
        maker = workload.makers[name]
        readers = [e for e in workload.readers[name] if e.name in names and name not in e.running]
        if readers:
            own = {rank: Reach(workload.sizes[rank], rank) for rank in maker.ranks}
            for axis, rank in enumerate(maker.output.alone):
                if rank is None:  # it is made whole along this axis
                    continue
                needs = {_sum(e.accesses[name].indices[axis], demanded[e.name]) for e in readers}
                if len(needs) == 1:
                    own[rank] = needs.pop()
            demanded[name] = own
    return demanded


def _sum(index: Index, reaches: dict[str, Reach]) -> Reach:
    if index.is_plain:
        return reaches[index.ranks[0]]
    terms = [(c, reaches[rank]) for rank, c in index.terms]
    extent = 1 + sum(c * (reach.extent - 1) for c, reach in terms)
    return Reach(min(extent, index.extent or extent), tuple((c, reach.where) for c, reach in terms))
