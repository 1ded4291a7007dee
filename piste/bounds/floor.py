"""A floor that no program goes below: the traffic of one Einsum with whatever order of its multiplications.

Cut the run into n parts of equally many multiplications. A part touches at least as many bits as that many
multiplications need, x(MACs/n): a, w and c elements of the three matrices take part in at most sqrt(a*w*c) (Loomis and
Whitney), and F multiplications need at least F/N, F/M and F/K of them. At most the S bits of the buffer were there
before a part begins, and nothing before the first one. So n*x(MACs/n) - (n - 1)*S bits are read or touched for the
first time. Outputs that are touched for the first time need not be read, but must be written, which is as many.

With n = MACs/S**1.5 that is 2*M*N*K/sqrt(S) + S elements (Smith and others, "A tight I/O lower bound for matrix
multiplication", 2017, cut by reads and have 2*S less instead of S more).

It holds for any order, any tiles, any replacement, with one buffer of S bits and nothing computed twice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import ceil, gcd, prod

import numpy as np
from numpy.typing import NDArray

from piste.bounds.contraction import Contraction
from piste.spec.workload import Workload

Floats = NDArray[np.float64]


def matmul_floor(product: Contraction, algorithmic_min_bits: int) -> Callable[[int], int]:
    """The floor as a function of the bits of buffer.

    >>> from piste.bounds.contraction import contraction
    >>> from piste.spec.builders import gemm
    >>> w = gemm(12, 12, 12, bits=1)
    >>> floor = matmul_floor(contraction(w, w.einsums[0]), 3 * 144)
    >>> [floor(size) for size in (4, 16, 64)]
    [1732, 880, 496]
    """
    b, m, k, n = product.sizes
    wide = [product.workload.bits[t] for t in product.tensors]
    macs, unit = float(b * m * k * n), gcd(*wide)

    def footprint(parts: Floats) -> Floats:
        return on_average(macs / parts, lambda ops: _footprint(ops, product.sizes, wide))

    @cache  # not before the floor is asked for
    def many() -> tuple[Floats, Floats]:
        parts = np.unique(np.concatenate([np.arange(1.0, 513), np.floor(np.geomspace(1, macs, 800))]))
        parts = parts[parts <= macs]
        return parts, footprint(parts)

    def floor(bits: int) -> int:
        bits = max(bits // unit, 1) * unit
        middle = np.clip(np.floor([macs * prod(wide) ** 0.5 / float(bits) ** 1.5]), 1, macs)  # best without limits
        found = [float((n * x - (n - 1) * bits).max()) for n, x in (many(), (middle, footprint(middle)))]
        return max(algorithmic_min_bits, ceil(max(found) / unit) * unit)

    return floor


def on_average(ops: Floats, footprint: Callable[[Floats], Floats]) -> Floats:
    """What parts of so many multiplications touch at least on average, where each has a whole number of them."""
    few = np.floor(ops)
    found: Floats = (1 - (ops - few)) * footprint(few) + (ops - few) * footprint(few + 1)
    return found * (1 - 1e-9)  # rounding must not raise it


def _footprint(ops: Floats, sizes: tuple[int, int, int, int], wide: list[int]) -> Floats:
    """The fewest bits of operands and results that so many multiplications touch."""
    _, m, k, n = sizes
    # In one product of the batch; the bits per multiplication only fall up to there.
    one = np.minimum(ops, float(m * k * n))
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
    bits = [workload.bits[a.tensor] for a in accesses]
    macs = prod(workload.sizes.values()) if macs is None else macs
    step, places_each = gcd(*bits), prod(workload.sizes[r] for r in places)

    def floor(size: int) -> int:
        middle = macs * prod(bits) ** 0.5 / (places_each**0.5 * float(size) ** 1.5)  # best without limits
        parts = np.clip(np.floor(middle * np.geomspace(0.05, 20, 201)), 1, max(macs, 1))
        each = on_average(float(macs) / parts, lambda ops: 3 * (ops**2 * prod(bits) / places_each) ** (1 / 3))
        best = float((parts * each - (parts - 1) * size).max())
        return max(algorithmic_min_bits, ceil(best / step) * step)

    return floor
