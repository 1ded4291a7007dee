"""Padded layers for those who do not know padding: as if it were data, or the part that reads none."""

from __future__ import annotations

from dataclasses import replace

from piste.spec.workload import Workload


def without_padding(workload: Workload) -> Workload:
    """The same with padding as part of its tensors; itself where there is none.

    >>> padded = Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3)
    >>> print(without_padding(padded))
    O[p] = I[p+r] * W[r] p=8 r=3
    """
    if len(workload.einsums) > 1 or not workload.einsums[0].padded:
        return workload  # what one Einsum pads, another made without
    return replace(workload, einsums=(workload.einsums[0].unpadded,))


def interior(workload: Workload) -> Workload:
    """The part of a padded layer that reads no padding; what it must move, the whole must move too.

    >>> print(interior(Workload.parse("O[p] = I[2*p+r-1 in 8] * W[r]", p=4, r=3)))
    O[p] = I[2*p+r] * W[r] p=3 r=3
    """
    plain = without_padding(workload)
    if plain is workload:
        return workload
    sizes = dict(workload.sizes)
    for access in workload.einsums[0].operands:
        for index in access.indices:
            if index.extent is None:
                continue
            (stride, rank), *others = sorted(((c, r) for r, c in index.terms), reverse=True)
            if others and sizes[others[0][1]] > sizes[rank] and others[0][0] == stride:
                (stride, rank), others = others[0], [(stride, rank), *others[1:]]
            reach = sum(c * (workload.sizes[r] - 1) for c, r in others)
            first = -(-index.before // stride)
            last = (index.extent - 1 + index.before - reach) // stride
            sizes[rank] = min(last, workload.sizes[rank] - 1) - first + 1
            if sizes[rank] < 1:  # no window is whole, but one point is no padding
                sizes |= dict.fromkeys(index.ranks, 1)
    return replace(plain, sizes=sizes)
