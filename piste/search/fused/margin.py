"""How results are read: in windows, with gaps between them, or not to the end.

A margin that nobody reads is left out: a stride of two over an even number of rows ends before the last one, so that is
not made, and what it alone would need is not either.
"""

from __future__ import annotations

import re
from dataclasses import replace

from piste.spec.einsum import Access, Einsum, Index, parse_einsum
from piste.spec.mapping import Fuse, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload


def trimmed(workload: Workload) -> tuple[Workload, dict[str, str]]:
    """The cascade with sizes up to what is read, and the ranks as written of those that got names of their own: where
    Einsums make different parts of what is one rank. Each mapping of it is one of the cascade, and moves the same.

    >>> w = Workload.parse("P[x] = A[x]; Y[x] = P[x]; Z[p] = Y[2*p]; O[x] = B[x]", x=8, p=4)
    >>> print(*trimmed(w))
    P[x_7] = A[x_7]; Y[x_7] = P[x_7]; Z[p] = Y[2*p]; O[x] = B[x] x_7=7 p=4 x=8 {'x_7': 'x'}
    """
    sizes: dict[str, dict[str, int]] = {}  # by Einsum and rank
    for einsum in reversed(workload.einsums):
        own = {r: workload.sizes[r] for r in einsum.ranks}
        readers = workload.readers[einsum.name]
        if readers and not any(einsum.name in reader.running for reader in readers):
            for axis, index in enumerate(einsum.output.indices):
                if index.is_plain:
                    ends = (_end(r.accesses[einsum.name].indices[axis], sizes[r.name]) for r in readers)
                    own[index.ranks[0]] = max(1, min(own[index.ranks[0]], max(ends)))
        sizes[einsum.name] = own
    most = {r: max(own[r] for own in sizes.values() if r in own) for r in workload.ranks}
    names, left, taken = dict[str, str](), dict[str, int](), {*workload.ranks}
    found = list[Einsum]()
    for einsum in workload.einsums:
        own, new = sizes[einsum.name], dict[str, str]()
        for rank, size in own.items():
            new[rank] = rank
            if size < most[rank]:
                new[rank] = f"{rank}_{size}"
                while new[rank] in taken and names.get(new[rank]) != rank:
                    new[rank] += "_"
                names[new[rank]] = rank
                taken.add(new[rank])
            left[new[rank]] = size
        found.append(_renamed(workload, einsum, new, sizes))
    if left == workload.sizes:
        return workload, {}
    return Workload.parse(found, left, workload.bits, workload.name), names


def as_written(mapping: Mapping, names: dict[str, str]) -> Mapping:
    """A mapping with the ranks as they were written."""

    def written(node: Node) -> Node:
        if isinstance(node, Fuse):
            return replace(node, branches=tuple(tuple(map(written, branch)) for branch in node.branches))
        if isinstance(node, Loop | Spread) and node.rank in names:
            return replace(node, rank=names[node.rank])
        return node

    return Mapping(tuple(map(written, mapping.nodes))) if names else mapping


def _end(index: Index, sizes: dict[str, int]) -> int:
    """Where what an index reaches over ends."""
    end = 1 + sum(c * (sizes[r] - 1) for r, c in index.terms) - index.before
    return end if index.extent is None else min(end, index.extent)


def _renamed(workload: Workload, einsum: Einsum, ranks: dict[str, str], sizes: dict[str, dict[str, int]]) -> Einsum:
    """With other ranks, and with the extents that what it reads has."""

    def text(access: Access) -> str:
        indices = list[Index]()
        for axis, index in enumerate(access.indices):
            extent, maker = index.extent, workload.makers.get(access.tensor)
            if extent is not None and maker is not None and maker.output.indices[axis].is_plain:
                extent = sizes[maker.name][maker.output.indices[axis].ranks[0]]
            terms = tuple((ranks[r], c) for r, c in index.terms)
            indices.append(Index(terms, index.before, extent))
        return ",".join(map(str, indices))

    texts = {tensor: text(access) for tensor, access in einsum.accesses.items()}
    formula = re.sub(r"([A-Za-z_]\w*)\[[^\]]*\]", lambda found: f"{found[1]}[{texts[found[1]]}]", einsum.formula)
    return parse_einsum(formula, einsum.running, einsum.rescale)


def slides(workload: Workload) -> bool:
    """Whether a result is read in windows."""
    return any(not index.is_plain for index in _read(workload))


def is_partly(workload: Workload, less: Workload, einsum: Einsum) -> bool:
    """Whether only a part of what an Einsum makes is read."""
    own = less.makers[einsum.name].ranks
    return any(less.sizes[n] < workload.sizes[r] for n, r in zip(own, einsum.ranks, strict=True))


def leaves_gaps(workload: Workload) -> bool:
    """Whether windows over a result do not meet."""
    for index in _read(workload):
        reach = sum(c * (workload.sizes[r] - 1) for r, c in index.terms)
        if any(c > 1 + reach - c * (workload.sizes[r] - 1) for r, c in index.terms):
            return True
    return False


def begins_late(workload: Workload) -> bool:
    """Whether nobody comes to the first element of a result, as windows step over it from the padding before."""
    for index in _read(workload):
        values = {0}
        for rank, c in index.terms:
            steps = range(min(workload.sizes[rank], index.before + 1))
            values = {value + c * n for value in values for n in steps if value + c * n <= index.before}
        if index.before not in values:
            return True
    return False


def _read(workload: Workload) -> list[Index]:
    """How results are read."""
    read = (a for e in workload.einsums for a in e.operands if a.tensor in workload.makers)
    return [index for access in read for index in access.indices]
