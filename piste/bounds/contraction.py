"""Einsums that are matrix products underneath: batched, grouped, matrix-vector, element-wise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from typing import Any

from piste.spec.einsum import Access, Einsum, Expr, Index, Op
from piste.spec.workload import Workload

ROLES = {
    "b": (True, True, True),  # in both operands and the output: as many products side by side
    "m": (True, False, True),
    "k": (True, True, False),
    "n": (False, True, True),
}


@dataclass(frozen=True)
class Contraction:
    """`out[b,m,n] = left[b,m,k] * right[b,k,n]`, each letter one rank of the workload, or None where there is none."""

    workload: Workload
    einsum: Einsum
    ranks: dict[str, str | None]  # by letter

    @property
    def tensors(self) -> tuple[str, str, str]:
        """The left operand, the right one and the output."""
        left, right = self.einsum.operands
        return left.tensor, right.tensor, self.einsum.name

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """Of b, m, k and n."""
        b, m, k, n = (1 if r is None else self.workload.sizes[r] for r in (self.ranks[role] for role in "bmkn"))
        return b, m, k, n


def contraction(workload: Workload, einsum: Einsum) -> Contraction | None:
    """The Einsum as a matrix product whose ranks of one role are merged into one rank; None if it is something else.

    >>> from piste.spec.builders import gqa
    >>> w = gqa(8, 2, 64, 32, 16)
    >>> print(contraction(w, w.einsums[0]).workload)
    B[g,q_m,n] = A[g,q_m,k] * W[g,k,n] g=2 q_m=256 n=16 k=32
    """
    # A window of one is no window: p+r is p where r has size 1.
    indices = [index for access in einsum.accesses.values() for index in access.indices]
    idle = {r for index in indices if len(index.terms) > 1 for r in index.ranks if workload.sizes[r] == 1}
    if len(einsum.operands) != 2 or not all(_is_plain(access, idle) for access in einsum.accesses.values()):
        return None
    roles: dict[str, list[str]] = {role: [] for role in ROLES}
    for rank in einsum.ranks:
        if rank in idle:
            continue
        where = tuple(rank in access.ranks for access in (*einsum.operands, einsum.output))
        role = next((role for role, pattern in ROLES.items() if pattern == where), None)
        if role is None:
            return None
        roles[role].append(rank)
    ranks = {role: "_".join(names) or None for role, names in roles.items()}
    workload = alone(workload, einsum)
    if idle or any(len(names) > 1 for names in roles.values()):
        workload = _merged(workload, einsum, {"_".join(names): names for names in roles.values() if names})
    return Contraction(workload, workload.einsums[0], ranks)


def _is_plain(access: Access, idle: set[str]) -> bool:
    """Whether each axis is a rank of its own, but for ranks of one index."""
    axes = [[term for term in index.terms if term[0] not in idle] for index in access.indices]
    ranks = [rank for axis in axes for rank, c in axis if c == 1]
    return len(ranks) == len({*ranks}) == sum(map(len, axes)) and all(len(axis) <= 1 for axis in axes)


def _merged(workload: Workload, einsum: Einsum, groups: dict[str, list[str]]) -> Workload:
    """The same Einsum with every group of ranks flattened into one; its tensors keep their number of elements."""

    def flat(e: Expr) -> Any:
        if isinstance(e, Access):
            return Access(e.tensor, tuple(Index(((n, 1),)) for n, ranks in groups.items() if ranks[0] in e.ranks))
        return Op(e.name, tuple(flat(a) for a in e.args)) if isinstance(e, Op) else e

    operands = tuple(flat(a) for a in einsum.operands)
    merged = replace(einsum, output=flat(einsum.output), expression=flat(einsum.expression), operands=operands)
    sizes = {name: prod(workload.sizes[r] for r in ranks) for name, ranks in groups.items()}
    return Workload((merged,), {r: sizes[r] for r in merged.ranks}, workload.bits, workload.name)


def alone(workload: Workload, einsum: Einsum) -> Workload:
    """One Einsum of a workload as a workload of its own; the workload itself if it has no other."""
    if len(workload.einsums) == 1:
        return workload
    sizes = {rank: workload.sizes[rank] for rank in einsum.ranks}
    return Workload((einsum,), sizes, {t: workload.bits[t] for t in einsum.accesses}, workload.name)
