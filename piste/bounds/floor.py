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
        many = np.geomspace(512, max(macs, 512), 800).astype(np.int64)
        segments = np.unique(np.concatenate([np.arange(1, 513), many]))
        return segments, _footprint(macs / segments, product.sizes, wide) * (1 - 1e-9)  # rounding must not raise it

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
    one = np.minimum(ops, m * k * n)  # in one product of the batch; the bits per multiplication only fall up to there
    most = np.log([wide[0] * m * k, wide[1] * k * n, wide[2] * m * n])[:, None]
    each = np.array([wide[0] / n, wide[1] / m, wide[2] / k])[:, None]
    least = np.minimum(np.log(each * one), most)
    # Equal shares are the smallest sum of three bit counts with a given product, as far as their limits allow.
    volume = 2 * np.log(one) + np.log(wide).sum()
    low, high = least.min(axis=0), np.full(len(ops), most.max())
    for _ in range(60):
        middle = (low + high) / 2
        enough = np.clip(middle, least, most).sum(axis=0) >= volume
        low, high = np.where(enough, low, middle), np.where(enough, middle, high)
    footprint: Floats = np.exp(np.clip(low, least, most)).sum(axis=0) * (ops / one)
    return footprint
