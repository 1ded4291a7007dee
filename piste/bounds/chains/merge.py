"""Ranks that go together in every tensor of a workload, made one rank: rows of a batch, heads that share a weight."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Any

from piste.spec.einsum import Access, Expr, Op
from piste.spec.workload import Workload

Groups = dict[str, tuple[str, ...]]  # by first rank: all of them


def merge(workload: Workload) -> Workload:
    """The same Einsums with fewer ranks; the workload itself if no two ranks go together.

    Ranks in both operands and the output of a product stay as they are: they are walked one by one, never in tiles.

    >>> w = Workload.parse("P[b,m,l] = A[b,m,k] * B[k,l]; Z[b,m,n] = P[b,m,l] * D[l,n]", b=4, m=8, k=2, l=3, n=5)
    >>> print(merge(w))
    P[b_m,l] = A[b_m,k] * B[k,l]; Z[b_m,n] = P[b_m,l] * D[l,n] b_m=32 l=3 k=2 n=5
    """
    groups = _groups(workload)
    if not groups:
        return workload
    names = {first: "_".join(ranks) for first, ranks in groups.items()}
    dropped = {r for ranks in groups.values() for r in ranks[1:]}

    def flat(e: Expr) -> Any:
        if isinstance(e, Access):
            kept = [index for index in e.indices if dropped.isdisjoint(index.ranks)]
            return Access(
                e.tensor, tuple(replace(i, terms=tuple((names.get(r, r), c) for r, c in i.terms)) for i in kept)
            )
        return Op(e.name, tuple(flat(a) for a in e.args)) if isinstance(e, Op) else e

    einsums = tuple(
        replace(
            e,
            output=flat(e.output),
            expression=flat(e.expression),
            operands=tuple(flat(a) for a in e.operands),
        )
        for e in workload.einsums
    )
    sizes = {r: prod(workload.sizes[x] for x in groups.get(r, (r,))) for r in workload.ranks if r not in dropped}
    return replace(workload, einsums=einsums, sizes={names.get(r, r): size for r, size in sizes.items()})


def _groups(workload: Workload) -> Groups:
    accesses = [(e.name, a) for e in workload.einsums for a in (e.output, *e.operands)]
    products = [[{*a.ranks} for a in e.accesses.values()] for e in workload.einsums if e.kind == "mac"]
    batch = {r for ranks in products for r in set.intersection(*ranks)}
    affine = {r for _, a in accesses for index in a.indices if not index.is_plain for r in index.ranks}
    alike: dict[tuple[Any, ...], list[str]] = {}
    for rank in workload.ranks:
        if rank not in batch | affine:
            alike.setdefault(tuple((e, a.tensor) for e, a in accesses if rank in a.ranks), []).append(rank)
    groups = (tuple(ranks) for ranks in alike.values() if len(ranks) > 1)
    return {ranks[0]: ranks for ranks in groups if _same_axes(ranks, [a for _, a in accesses])}


def _same_axes(ranks: tuple[str, ...], accesses: list[Access]) -> bool:
    """Whether every tensor that has the ranks has them on the same axes wherever it is used."""
    axes: dict[str, set[tuple[int, ...]]] = {}
    for a in accesses:
        plain = [index.ranks[0] if index.is_plain else "" for index in a.indices]
        axes.setdefault(a.tensor, set()).add(tuple(plain.index(r) if r in plain else -1 for r in ranks))
    return all(len(found) == 1 for found in axes.values())
