"""The loop tree of a joined cascade."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from piste.search.fused.apart import renamed
from piste.search.fused.cascade import LACKS, Cascade
from piste.search.fused.einsum.extent import largest
from piste.search.fused.join import Join, Resident, Shared, Step
from piste.spec.mapping import Compute, Fuse, Keep, Mapping, Node


class NotNested(ValueError):
    """Two tensors are kept for branches that overlap, neither within the other: no tree says that."""


@dataclass
class _Scope:
    """What stands below a shared loop: branches in order, and the tensors kept for some of them."""

    loop: Shared | None = None
    above: list[Node] = field(default_factory=list)  # keeps of the branch that begins with the loop
    items: list[_Scope | list[Node]] = field(default_factory=list)
    uses: list[set[str]] = field(default_factory=list)  # by item: the tensors that it uses
    keeps: list[tuple[Resident, int]] = field(default_factory=list)  # from which item on


def tree(cascade: Cascade, join: Join, steps: list[Step]) -> Mapping:
    """The mapping that these steps describe."""
    root = _Scope()
    open_scopes = [root]
    homely = [t for t in cascade.workload.tensors if t in cascade.workload.inputs or t in cascade.workload.outputs]
    homely += [cascade.einsums[s.einsum].name for s in steps if s.spilled]
    for step in steps:
        del open_scopes[step.kept + 1 :]
        for scope, loop in zip(open_scopes[1:], step.stack, strict=False):
            scope.loop = loop
        for loop in step.stack[step.kept :]:
            scope = _Scope(loop)
            open_scopes[-1].items.append(scope)
            open_scopes[-1].uses.append(set())
            open_scopes.append(scope)
        depth = len(step.stack)
        own: list[Node] = [_keep(cascade, r) for d, r in step.residents if d == depth and r.last == step.einsum]
        open_scopes[-1].items.append(own + _branch(cascade, step))
        open_scopes[-1].uses.append(set())
        for scope in open_scopes:
            scope.uses[-1] |= set(cascade.einsums[step.einsum].accesses)
        for d, resident in step.residents:
            if resident.last == step.einsum and d < depth:
                open_scopes[d + 1].above.append(_keep(cascade, resident))
            elif resident.last > step.einsum:
                open_scopes[d].keeps.append((resident, len(open_scopes[d].items) - 1))
    home = Keep(cascade.home, tuple(t for t in cascade.workload.tensors if t in homely))
    return Mapping((home, *_nodes(cascade, join, root)))


def _keep(cascade: Cascade, resident: Resident) -> Keep:
    return Keep(cascade.memories[resident.level], (resident.tensor,), retain=resident.retain)


def _branch(cascade: Cascade, step: Step) -> list[Node]:
    """The nodes of one Einsum, in its own names."""
    i = step.einsum
    kind = step.kind or cascade.kinds[i]
    ranks = {theirs: own for own, theirs in cascade.ranks[i].items()}
    tensors = {kind.tensors[n]: t for t, n in cascade.tensors[i].items()}
    walked = (loop.walked[-1] for loop in step.stack if loop.walked[-1].rank != LACKS)
    left = {cascade.ranks[i][one.rank]: largest(one.left) for one in walked}
    return renamed(kind.nodes(step.at, step.stair, left), ranks, tensors, cascade.einsums[i].name)


def _nodes(cascade: Cascade, join: Join, scope: _Scope) -> list[Node]:
    branches = [item if isinstance(item, list) else _loop(cascade, join, item) for item in scope.items]
    here, spans = list[Node](), list[_Span]()
    for resident, first in scope.keeps:
        users = [n for n, used in enumerate(scope.uses) if resident.tensor in used]
        last = max(n for n in users if n >= first and _reaches(cascade, scope, n, resident))
        if [n for n in users if not first <= n <= last]:
            spans.append(_Span(first, last, resident.level, _keep(cascade, resident), fixed=True))
        elif resident.level:  # others may be spread over the fanouts above that memory
            spans.append(_Span(first, last, resident.level, _keep(cascade, resident)))
        else:
            here.append(_keep(cascade, resident))
    spans = _widened(spans)
    groups = [(n, n, branch) for n, branch in enumerate(branches)]
    for first, last, _, keep, _ in sorted(reversed(spans), key=lambda s: (s.last - s.first, -s.level)):
        inside = [g for g in groups if first <= g[0] and g[1] <= last]
        at = groups.index(inside[0])
        groups[at : at + len(inside)] = [(first, last, [keep, *_fused([nodes for _, _, nodes in inside])])]
    return [*here, *_fused([nodes for _, _, nodes in groups])]


class _Span(NamedTuple):
    """A tensor is kept for the items from one to another, at a level."""

    first: int
    last: int
    level: int
    keep: Node
    fixed: bool = False  # whether others use the tensor that find it elsewhere

    def overlaps(self, other: _Span) -> bool:
        """Whether neither is within the other, and there are items of both."""
        return other.first < self.first <= other.last < self.last


def _widened(spans: list[_Span]) -> list[_Span]:
    """Spans made wider where two overlap: both if of one memory, else the one that is further out."""
    while True:
        pairs = ((one, other) for one in spans for other in spans if one.overlaps(other))
        pair = next(pairs, None)
        if pair is None:
            return spans
        one, other = pair
        may = [s for s in pair if not s.fixed and s.level == min(one.level, other.level)]
        if not may:
            raise NotNested
        spans = [s._replace(first=other.first, last=one.last) if s in may else s for s in spans]


def _reaches(cascade: Cascade, scope: _Scope, item: int, resident: Resident) -> bool:
    """Whether an item of a scope has an Einsum that reads a resident while it is kept."""
    names = _computed(scope.items[item])
    return any(
        cascade.index[n] <= resident.last for n in names if resident.tensor in cascade.workload.makers[n].accesses
    )


def _computed(item: _Scope | list[Node]) -> list[str]:
    if isinstance(item, list):
        inside = [
            name for n in item if isinstance(n, Fuse) for branch in n.branches for name in _computed(list(branch))
        ]
        return inside + [n.einsum for n in item if isinstance(n, Compute)]
    return [name for inner in item.items for name in _computed(inner)]


def _loop(cascade: Cascade, join: Join, scope: _Scope) -> list[Node]:
    assert scope.loop is not None
    loop = join.name(scope.loop)
    assert loop is not None
    return [*scope.above, loop, *_nodes(cascade, join, scope)]


def _fused(branches: list[list[Node]]) -> list[Node]:
    return branches[0] if len(branches) == 1 else [Fuse(tuple(map(tuple, branches)))]
