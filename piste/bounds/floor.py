"""A floor that no program goes below: the traffic of a matrix product with whatever order of its multiplications.

Cut the run into segments in which T bits are read. A segment can use what the buffer held at its start and what it
reads, S + T bits; with a, w and c elements of the three matrices it can do at most sqrt(a*w*c) multiplications (Loomis
and Whitney), and F of them need at least F/N, F/M and F/K elements. So F multiplications need a footprint of x(F) bits,
and if S + T < x(MACs/n), there are more than n segments: at least n*T bits are read. Here the first touch of an output
counts as a read; those reads are no more than the outputs, which must be written once and pay for them (Smith and
others, "A tight I/O lower bound for matrix multiplication", 2017, who have 2*M*N*K/sqrt(S) - 2*S from T = 2*S).

It holds for any order, any tiles, any replacement, with one buffer of S bits and nothing computed twice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import gcd, isqrt, prod

import numpy as np
from numpy.typing import NDArray

from piste.bounds.contraction import Contraction
from piste.bounds.needed import needed
from piste.spec.einsum import Access, Einsum
from piste.spec.workload import Workload

Floats = NDArray[np.float64]


def matmul_floor(product: Contraction, algorithmic_min_bits: int) -> Callable[[int], int]:
    """The floor as a function of the bits of buffer.

    >>> from piste.bounds.contraction import contraction
    >>> from piste.spec.builders import gemm
    >>> w = gemm(12, 12, 12, bits=1)
    >>> floor = matmul_floor(contraction(w, w.einsums[0]), 3 * 144)
    >>> [floor(size) for size in (4, 16, 64)]
    [1722, 858, 432]
    """
    b, m, k, n = product.sizes
    wide = [product.workload.bits[t] for t in product.tensors]
    macs, unit, widest = b * m * k * n, gcd(*wide), max(wide)

    @cache  # not before the floor is asked for
    def needs() -> tuple[NDArray[np.int64], Floats]:
        many = np.geomspace(512, min(max(macs, 512), 2**62), 800).astype(np.int64)
        segments = np.unique(np.concatenate([np.arange(1, 513), many]))
        return segments, _footprint(float(macs) / segments, product.sizes, wide) * (
            1 - 1e-9
        )  # rounding must not raise it

    def floor(bits: int) -> int:
        segments, footprint = needs()
        bits = max(bits // unit, 1) * unit
        # Reads come in whole elements: of several widths, the last one of a segment may not fit in any more.
        reads = unit * (np.ceil((footprint - bits) / unit) - 1) - (widest - unit)
        i = int((segments * reads).argmax())
        best = max(algorithmic_min_bits, int(segments[i]) * int(reads[i]))
        if widest == unit:
            best = max(best, isqrt(4 * macs**2 * prod(wide) // bits) - 2 * bits)
        return -(-best // unit) * unit

    return floor


def _footprint(ops: Floats, sizes: tuple[int, int, int, int], wide: list[int]) -> Floats:
    """The fewest bits of operands and results that so many multiplications touch."""
    _, m, k, n = sizes
    one = np.minimum(
        ops, float(m * k * n)
    )  # in one product of the batch; the bits per multiplication only fall up to there
    most = np.log([float(wide[0] * m * k), float(wide[1] * k * n), float(wide[2] * m * n)])[:, None]
    each = np.array([wide[0] / n, wide[1] / m, wide[2] / k])[:, None]
    least = np.minimum(np.log(each * one), most)
    # Equal shares are the smallest sum of three bit counts with a given product, as far as their limits allow.
    volume = 2 * np.log(one) + np.log(wide).sum()
    bends = np.sort(np.concatenate([least, np.broadcast_to(most, least.shape)]), axis=0)  # between them it is a line
    reached = np.minimum(np.maximum(bends[:, None], least), most).sum(axis=1)
    below = np.maximum((reached <= volume).sum(axis=0) - 1, 0), np.arange(len(ops))
    above = np.minimum(below[0] + 1, len(bends) - 1), below[1]
    slope = np.maximum(reached[above] - reached[below], 1e-300)
    share = np.clip((volume - reached[below]) / slope, 0, 1) * (bends[above] - bends[below])
    footprint: Floats = np.exp(np.clip(bends[below] + share, least, most)).sum(axis=0) * (ops / one)
    return footprint


def window_floor(workload: Workload, algorithmic_min_bits: int, macs: int | None = None) -> Callable[[int], int] | None:
    """The floor of a convolution and its like; None if the argument does not apply.

    `macs` are the multiplications that are counted, if not all: those that read no padding.

    At one place of the window it is a matrix product: sqrt(a*w*c) multiplications at most. Over all Z places, with
    those of the kernel's elements that each has, that makes sqrt(Z*a*w*c) at most (Cauchy and Schwarz).

    >>> from piste.spec.builders import conv2d
    >>> floor = window_floor(conv2d(28, 28, 3, 3, 128, 128, bits=8), 0)
    >>> floor(1024) > 3 * floor(16384)
    True
    """
    einsum = workload.einsums[0]
    accesses = [*einsum.operands, einsum.output]
    if len(accesses) != 3:
        return None
    ranks = [r for r in workload.sizes if workload.sizes[r] > 1]
    for i, kernel in enumerate(accesses):
        places = {
            r
            for access in accesses
            if access is not kernel
            for index in access.indices
            if len([x for x in index.ranks if x in ranks]) > 1
            for r in index.ranks
            if r in kernel.ranks and r in ranks
        }
        others = [a for j, a in enumerate(accesses) if j != i]
        windows = [[r for r in index.ranks if r in ranks and r not in places] for a in others for index in a.indices]
        alone = all(len(index.ranks) == 1 for index in kernel.indices)
        twice = all(sum(r in a.ranks for a in accesses) > 1 for r in ranks if r not in places)
        if alone and twice and all(len(window) <= 1 for window in windows):
            break
    else:
        return None
    wide = [workload.bits[a.tensor] for a in accesses]
    macs, unit, widest = prod(workload.sizes.values()) if macs is None else macs, min(wide), max(wide)
    times, step = prod(workload.sizes[r] for r in places), gcd(*wide)

    def floor(bits: int) -> int:
        reads = bits * np.geomspace(0.125, 32, 200)
        most = np.sqrt(times) * ((bits + reads) / (3 * unit)) ** 1.5 * (1 + 1e-9)
        segments = np.ceil(macs / most) - 1  # that are whole
        best = int((segments * np.maximum(reads - widest, 0)).max() * (1 - 1e-9))
        return max(algorithmic_min_bits, best // step * step)

    return floor


def chain_floor(workload: Workload) -> Callable[[int], int]:
    """The floor of chains of matrix products, however they are fused, also if results are made again.

    What is needed of inputs comes in and outputs go out (`piste.bounds.needed`). Of a product that is read in part,
    only the multiplications for that part count below.

    Cut the run into segments in which T bits move, in or out. What a segment uses was in the buffer at its start or
    comes in, and of what it makes something is there at its end or goes out: X = 2*S + T bits in all; or it is made
    and used up within the segment. Of a product over K that is so made from a and w elements of its operands, no more
    than a/K rows and w/K columns: a*w/K**2 elements and a*w/K multiplications. All other multiplications of a product
    are at most sqrt(a*w*c). Of several products, each with a tensor w that no other has and the two others such that
    none is in an odd circle of them, all together have at most sqrt(W)*C/2 <= ((W + C)/3)**1.5 (Cauchy and Schwarz):
    as many as one product alone. So with Y the elements there and those made, F = (Y/3)**1.5 + what is used up, and
    there are at least MACs/F segments.

    The other way (`_by_beginnings`): cut the run where T bits were read or begun, a result being begun by its first
    multiplication. All that a segment touches was there or was read or begun in it, S + T bits, so it does at most
    F = ((S + T)/3)**1.5 multiplications. What is begun R times takes K*R multiplications. So at least
    T*(sum of K*R)/F - T bits are read or begun, and all of them but those of R are read; if K*T/F is no less than the
    bits of a result, making results again saves nothing, and R is their number.

    Where that does not hold of a product further up, a product c = x * w in between is taken to have its operand x for
    nothing, and so is all that makes it (`_cuts`). An element of c is then there, or read, or made within a segment
    from a column of w, K elements that are there or read. So those made are in no more than w/K columns; and a
    product d that sums over these columns does at most one multiplication for each of them and each of its results.
    Of S + T elements that is no more than (S + T)**2/(4*K), which F has besides. Or a product whose operand is made
    over few indices, such as attention, stands for what that operand is made of (`_stands_for`).

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=512, k=512, l=512, n=512)
    >>> floor = chain_floor(w)
    >>> floor(8 * 32768) < 8 * 10_485_760  # what the best mapping found moves with 32 KiB
    True
    """
    bits = workload.bits
    unit, widest, step = min(bits.values()), max(bits.values()), gcd(*bits.values())
    triples = _triples(workload)
    inner = {e.name: prod(workload.sizes[r] for r in e.ranks if r not in e.output.ranks) for e in workload.einsums}
    made_at_least = needed(workload)
    algorithmic_min_bits = sum(bits[t] * made_at_least[t] for t in (*workload.inputs, *workload.outputs))
    macs = {e.name: inner[e.name] * made_at_least[e.name] for e in workload.einsums}
    # What is made over few indices is made and used up too easily, so such products may be better left out.
    long = {name: min((inner[t] for t in triple if t in triples), default=0) for name, triple in triples.items()}
    sets = [[name] for name in triples]
    for least in sorted({*long.values()}):
        sets.append(_joined({n: triple for n, triple in triples.items() if long[n] >= least}, macs))

    closed = [(some, 0) for some in _closed(workload, triples, macs)]
    closed += [
        (some, inner[cut])
        for cut in _cuts(workload, triples)
        for some in _closed(workload, triples, macs, cut)
        if (some, 0) not in closed
    ]
    for limit in sorted({*inner.values()}):
        bridged = _triples(workload, limit)
        closed += [(some, 0) for some in _closed(workload, bridged, macs) if (some, 0) not in closed]

    def floor(size: int) -> int:
        moved = size * np.geomspace(0.25, 64, 120)
        there, nothing = (2 * size + moved) / unit, np.zeros(len(moved))
        made: dict[str, Floats] = {}  # and used up within a segment, at most, by tensor
        inside: dict[str, Floats] = {}  # multiplications for that
        for name, (_, *operands) in triples.items():
            left, right = (there + made.get(t, 0.0) for t in operands)
            made[name], inside[name] = left * right / inner[name] ** 2, left * right / inner[name]
        best = max(
            float(algorithmic_min_bits),
            *(_by_beginnings(workload, some, inner, made_at_least, size, column) for some, column in closed),
            0.0,
        )
        for some in sets:
            tensors = {t for name in some for t in triples[name]} & {*made} & {*workload.intermediates}
            most = ((there + sum((made[t] for t in tensors), nothing)) / 3) ** 1.5
            most = most + sum((inside[name] for name in some if name in tensors), nothing)
            whole = np.ceil(sum(macs[name] for name in some) / most * (1 - 1e-9)) - 1  # segments
            best = max(best, float((whole * np.maximum(moved - widest, 0)).max()) * (1 - 1e-9))
        return max(algorithmic_min_bits, int(best) // step * step)

    return floor


def _cuts(workload: Workload, triples: dict[str, tuple[str, ...]]) -> list[str]:
    """Products of a result with an input whose columns are what the products that read them sum over, and no more.

    >>> w = Workload.parse("P[m,l] = A[m,k] * B[k,l]; R[m,q] = P[m,l] * D[l,q]; Z[m,n] = R[m,q] * E[q,n]",
    ...                    m=4, k=4, l=4, q=4, n=4)
    >>> _cuts(w, _triples(w))
    ['P', 'R']
    """
    makers = workload.makers
    found = []
    for name in triples:
        weights = [a for a in makers[name].operands if a.tensor in workload.inputs]
        summed = {r for r in makers[name].ranks if r not in makers[name].output.ranks}
        readers = [n for n, (_, *operands) in triples.items() if name in operands]
        if name not in workload.intermediates or not readers:
            continue
        for weight in weights:  # its elements for a column are all those along what is summed over
            columns = {i for i, index in enumerate(makers[name].output.indices) if index.ranks[0] in weight.ranks}
            if summed <= {*weight.ranks} and all(_sums(workload, makers[n], name, columns) for n in readers):
                found.append(name)
                break
    return found


def _sums(workload: Workload, reader: Einsum, name: str, columns: set[int]) -> bool:
    """Whether a product reads a result, or what vector Einsums make of it on the same axes, and sums over no rank but
    columns of it."""
    summed = {r for r in reader.ranks if r not in reader.output.ranks}
    for a in reader.operands:
        axes = _axes(workload, a.tensor, name)
        if axes is not None:
            return summed <= {a.indices[i].ranks[0] for i, axis in enumerate(axes) if axis in columns}
    return False


def _axes(workload: Workload, tensor: str, name: str) -> list[int] | None:
    """By axis of a tensor that vector Einsums make of a result: the axis of the result; None if it is not known."""
    maker = workload.makers.get(tensor)
    if tensor == name and maker is not None:
        return list(range(len(maker.output.indices)))
    if maker is None or _is_product(maker) or not _is_plain(maker.output):
        return None
    for a in maker.operands:
        axes = _axes(workload, a.tensor, name) if {*maker.output.ranks} <= {*a.ranks} and _is_plain(a) else None
        if axes is not None:
            by_rank = {index.ranks[0]: axis for index, axis in zip(a.indices, axes, strict=True)}
            return [by_rank[index.ranks[0]] for index in maker.output.indices]
    return None


def _closed(
    workload: Workload, triples: dict[str, tuple[str, ...]], macs: dict[str, int], cut: str = ""
) -> list[list[str]]:
    """Products with all those that make what they read, as many as a segment can do no more of than of one; what
    makes `cut` is left out."""
    before: dict[str, set[str]] = {}
    for name, (_, *operands) in triples.items():
        if name == cut:
            before[name] = set()
        elif all(t in before or t in workload.inputs for t in operands):
            before[name] = {name}.union(*(before[t] for t in operands if t in before))
    found: list[list[str]] = []
    for name in sorted(before, key=lambda name: -macs[name]):
        for some in ([], *found):
            both = sorted({*some} | before[name])
            if both and both not in found and len(found) < 64 and _fit_together([triples[n] for n in both]):
                found.append(both)
    return found


def _by_beginnings(
    workload: Workload, some: list[str], inner: dict[str, int], least: dict[str, int], size: int, column: int
) -> float:
    """The bits that move at least for some products, which make all that they read of each other, but for a result
    whose columns need so many elements each; `inner` is over how much each sums, `least` how many results it needs."""
    bits, unit, widest = workload.bits, min(workload.bits.values()), max(workload.bits.values())
    moved = size * np.geomspace(0.25, 64, 120)
    there = (size + moved) / unit
    most = (there / 3) ** 1.5 + (there**2 / (4 * column) if column else 0)
    each = np.maximum(moved - widest, 0) / (most * (1 + 1e-9))  # bits for one MAC
    total = -moved
    for name in some:
        results = least[name]
        gain = inner[name] * each - bits[name]
        total = np.where(gain >= 0, total + results * gain, -np.inf)  # below, making it again might pay
        total = total + (results * bits[name] if name in workload.outputs else 0)
    return float(total.max()) * (1 - 1e-9)


def _triples(workload: Workload, bridged: int = 0) -> dict[str, tuple[str, ...]]:
    """The output and the operands of each product. What vector Einsums make of a tensor stands for the tensor itself:
    each of its elements needs an element of it that no other needs. So does a product of a product over no more than
    `bridged` indices (`_stands_for`): it counts no more."""
    same: dict[str, str | None] = {t: t for t in workload.inputs}
    found: dict[str, tuple[str, ...]] = {}
    for e in workload.einsums:
        if _is_product(e) and (tensor := _stands_for(workload, e, same, bridged)) is not None:
            same[e.name] = same.get(tensor)
        elif _is_product(e):
            same[e.name] = e.name
            roots = [same.get(a.tensor) for a in e.operands]
            if None not in roots and len({*roots}) == 2:
                found[e.name] = (e.name, *(r for r in roots if r is not None))
            else:
                same[e.name] = None
        else:
            origins = [same.get(a.tensor) for a in e.operands if {*e.output.ranks} <= {*a.ranks} and _is_plain(a)]
            same[e.name] = next((root for root in origins if root is not None), None)
    return found


def _stands_for(workload: Workload, e: Einsum, same: dict[str, str | None], most: int) -> str | None:
    """Of A = P * V, with P made of S = Q * K by vector Einsums: Q, if a row of A needs as many elements of Q, or of P.
    S may sum over `most` indices.

    An element of A that is begun and finished within a segment needs all of its row of P. Either these elements, or
    those they are made of, were there or are read, or one of them is begun there too and needs all of its row of Q. So
    the elements of A that are used are no more than those of A, P, S and Q that there are, as long as a row of A is no
    longer than a row of these.

    >>> w = Workload.parse("S[m,p] = Q[m,f] * K[p,f]; A[m,g] = S[m,p] * V[p,g]; O[m,e] = A[m,g] * W[g,e]",
    ...                    m=8, f=4, p=8, g=4, e=8)
    >>> _stands_for(w, w.einsums[1], {"S": "S"}, 4), _triples(w, bridged=4)["O"]
    ('Q', ('O', 'Q', 'W'))
    """
    sizes, makers = workload.sizes, workload.makers
    summed = {r for r in e.ranks if r not in e.output.ranks}
    for a in e.operands:
        maker = makers.get(same.get(a.tensor) or "")
        axes = _axes(workload, a.tensor, maker.name) if maker is not None and _is_product(maker) else None
        if maker is None or axes is None or not summed <= {*a.ranks}:
            continue
        rows = {maker.output.indices[axes[i]].ranks[0] for i, r in enumerate(a.ranks) if r not in summed}
        over = prod(sizes[r] for r in maker.ranks if r not in maker.output.ranks)
        row = prod(sizes[r] for r in e.output.ranks if r not in a.ranks)
        if row <= prod(sizes[r] for r in summed) and row <= over <= most:
            for q in maker.operands:
                if rows <= {*q.ranks}:
                    return q.tensor
    return None


def _joined(triples: dict[str, tuple[str, ...]], macs: dict[str, int]) -> list[str]:
    """Products that a segment can do no more of than of one: the largest first, as many as fit together."""
    chosen: list[str] = []
    for name in sorted(triples, key=lambda name: -macs[name]):
        if _fit_together([triples[n] for n in (*chosen, name)]):
            chosen.append(name)
    return chosen


def _fit_together(triples: list[tuple[str, ...]]) -> bool:
    """Whether each has a tensor of its own, and the two others make a graph without odd circles or double edges."""
    uses = [t for triple in triples for t in triple]
    edges: list[frozenset[str]] = []
    for triple in triples:
        own = next((t for t in triple if uses.count(t) == 1), None)
        if own is None:
            return False
        edges.append(frozenset(t for t in triple if t != own))
    if len({*edges}) < len(edges):
        return False
    side: dict[str, int] = {}
    for start in uses:
        waiting = [] if start in side else [start]
        side.setdefault(start, 0)
        while waiting:
            t = waiting.pop()
            for other in (u for edge in edges if t in edge for u in edge if u != t):
                if other not in side:
                    side[other] = 1 - side[t]
                    waiting.append(other)
                elif side[other] == side[t]:
                    return False
    return True


def _is_product(e: Einsum) -> bool:
    """Whether it is a matrix product, batched or not: two operands, every rank in two of its tensors at least."""
    accesses = [*e.operands, e.output]
    return (
        e.kind == "mac"
        and len(e.operands) == 2
        and e.operands[0].tensor != e.operands[1].tensor
        and all(_is_plain(a) for a in accesses)
        and all(sum(r in a.ranks for a in accesses) > 1 for r in e.ranks)
    )


def _is_plain(access: Access) -> bool:
    return all(index.is_plain for index in access.indices) and len({*access.ranks}) == len(access.indices)
