"""The curve of a matrix product whose traffic is more than 64 bits can count, or whose tiles are too many for all.

The families are those of `single`. Points that others beat clearly are dropped by their floating-point values; what is
left is counted with whole numbers of any length. Of very many tiles some are taken, evenly over their logarithms: then
the curve is not exact, and says so.
"""

from __future__ import annotations

from math import isqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.bounds.contraction import Contraction
from piste.bounds.single import FAMILIES, family_nest
from piste.bounds.staircase import FINE
from piste.spec.mapping import Mapping

MANY = 2048  # tiles of a rank that are all tried
TRIAL = 1 << 20  # primes up to which a size is divided
SLACK = 1e-9  # floating-point values are this close
BITS = 2**62  # of traffic that is counted in 64-bit integers


class Large:
    """The points that nothing beats, with whole numbers of any length."""

    def __init__(self, product: Contraction, tiles: str, placement: str):
        self.product, self.placement = product, placement
        lists = {r: _few(size, tiles) for r, size in zip("mkn", product.sizes[1:], strict=True)}
        self.exact = all(whole for _, whole in lists.values())
        self.grid = {r: some for r, (some, _) in lists.items()}
        rows = [row for family in range(3) for row in self._near(family)]
        points = sorted((*self._count(*row, int), row) for row in rows)
        best: list[tuple[int, int, tuple[int, int, int]]] = []
        for buffer, traffic, row in points:
            if not best or traffic < best[-1][1]:
                best.append((buffer, traffic, row))
        self.buffer_bits, self.traffic_bits = (np.array(column, object) for column in list(zip(*best, strict=True))[:2])
        self.rows = [row for *_, row in best]

    def mapping_at(self, i: int) -> Mapping:
        """The nest that costs what point i says."""
        family, a, b = self.rows[i]
        return family_nest(self.product, self.placement, family, a, b)

    def _near(self, family: int) -> list[tuple[int, int, int]]:
        """The tiles of a family that no other clearly beats."""
        _, (x, y), *_ = FAMILIES[family]
        rows, columns = self.grid[x], self.grid[y]
        buffer, traffic = (np.ravel(part) for part in self._count(family, rows[:, None], columns[None, :], float))
        bucket = buffer.view(np.int64) >> FINE
        bucket -= bucket.min()
        least = np.full(int(bucket.max()) + 2, np.inf)
        np.minimum.at(least, bucket + 1, traffic)
        some = np.flatnonzero(traffic <= np.minimum.accumulate(least)[bucket] * (1 + SLACK))
        some = some[np.lexsort((traffic[some], buffer[some]))]
        some = some[traffic[some] <= np.minimum.accumulate(traffic[some]) * (1 + SLACK)]
        return [(family, rows[i // len(columns)], columns[i % len(columns)]) for i in some.tolist()]

    def _count(self, family: int, a: Any, b: Any, number: type) -> tuple[Any, Any]:
        """Buffer and traffic with tiles of a x b of what stays: whole numbers, or arrays of numbers."""
        stays, (x, y), _, with_x, with_y = FAMILIES[family]
        copies, m, k, n = self.product.sizes
        wide = [self.product.workload.bits[t] for t in self.product.tensors]
        size = {"m": m, "k": k, "n": n}
        trips: dict[str, Any] = {"m": 1, "k": 1, "n": 1} | {x: -(-size[x] // a), y: -(-size[y] // b)}
        left, right, out = copies * m * k * wide[0], copies * k * n * wide[1], copies * m * n * wide[2]
        pick: Any = min
        if number is float:
            a, b, pick = a.astype(float), b.astype(float), np.minimum
            trips |= {x: trips[x].astype(float), y: trips[y].astype(float)}
        traffic = number(left) * trips["n"] + number(right) * trips["m"] + number(out) * (2 * trips["k"] - 1)
        one, other = wide[with_x], wide[with_y]
        first, second = a * one, b * other
        if self.placement == "single" or (self.placement == "two-level" and stays == 1):
            streams = first + second
        elif self.placement == "two-level":  # only the right operand is streamed
            streams = first + other + 0 * second
        else:
            streams = pick(first + other, second + one)
        return a * b * wide[stays] + streams, traffic


def is_large(product: Contraction) -> bool:
    """Whether the numbers or the tiles are too many for arrays of 64-bit integers."""
    b, m, k, n = product.sizes
    bits = sum(product.workload.bits[t] for t in product.tensors)
    return 4 * b * m * k * n * bits >= BITS or max(m, k, n) > MANY**2 // 4


def _few(size: int, tiles: str) -> tuple[NDArray[np.object_], bool]:
    """Tiles that can matter, rising, and whether they are all."""
    if tiles == "perfect":
        found, whole = divisors(size)
    elif size <= MANY**2 // 4:
        low = range(1, isqrt(size) + 2)
        found, whole = {-(-size // -(-size // t)) for low_ in low for t in (low_, -(-size // low_))}, True
    else:
        picks = {int(t) for t in np.geomspace(1, float(size), MANY)} | {size}
        found, whole = {-(-size // -(-size // min(t, size))) for t in picks}, False
    return np.array(sorted(found), object), whole


def divisors(size: int) -> tuple[set[int], bool]:
    """The divisors of a number, as far as it can be taken apart.

    >>> sorted(divisors(12)[0]), divisors(10**18 + 9)
    ([1, 2, 3, 4, 6, 12], ({1, 1000000000000000009}, True))
    """
    powers: dict[int, int] = {}
    left, p = size, 2
    while p * p <= left and p < TRIAL:
        while left % p == 0:
            left, powers[p] = left // p, powers.get(p, 0) + 1
        p += 1 + (p > 2)
    whole = left < TRIAL**2 or _is_prime(left)
    if left > 1:
        powers[left] = powers.get(left, 0) + 1
    found = {1}
    for p, most in powers.items():
        found = {d * p**e for d in found for e in range(most + 1)}
    return found, whole


def _is_prime(n: int) -> bool:
    """By Miller and Rabin; the first twelve primes decide up to 3e24, and beyond it the chance of an error is tiny."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True
