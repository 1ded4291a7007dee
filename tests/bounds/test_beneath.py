"""No nest goes below what is said of all nests: neither all there are, nor random ones, nor the best found."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import piste
from piste.bounds import beneath
from piste.bounds.beneath import nest_floor
from piste.spec.workload import Workload
from tests.bounds import anneal
from tests.bounds.attack import KINDS, attack, draw, every
from tests.examples import examples, some

NOTHING_KNOWN = 1 << 60  # bits that some nest moves
SMALL = [
    *(("O[p] = I[p+r] * W[r]", dict(p=p, r=r)) for p, r in ((5, 2), (4, 3), (7, 2))),
    ("O[p] = I[2*p+r] * W[r]", dict(p=4, r=3)),
    ("O[p] = I[p+3*r] * W[r]", dict(p=5, r=2)),
    ("O[p+r] = I[p] * W[r]", dict(p=4, r=3)),
    ("O[k,p] = I[p+r] * W[k,r]", dict(p=3, r=2, k=2)),
    ("O[p] = I[c,p+r] * W[c,r]", dict(p=3, r=2, c=2)),
    ("O[p,k] = I[2*p] * W[p,k]", dict(p=4, k=3)),
    ("O[k,p] = I[c,2*p+r] * W[k,c,r]", dict(p=3, r=2, k=2, c=2)),
    ("O[p,q] = I[c,p+r,q+s] * W[c,r,s]", dict(p=2, q=3, r=2, s=2, c=2)),
]


@pytest.mark.parametrize("text, sizes", some(SMALL, 5))
@pytest.mark.parametrize("bits", [8, {"O": 16, "I": 8, "W": 4}])
@pytest.mark.parametrize("fineness, few", [((256, 1.02), 1), ((256, 1.02), 8), ((1, 1.7), 8)])
def test_none_of_all_nests_goes_below(
    text: str,
    sizes: dict[str, int],
    bits: int | dict[str, int],
    fineness: tuple[int, float],
    few: int,
    monkeypatch: Any,
) -> None:
    monkeypatch.setattr(beneath, "FINE", fineness)
    monkeypatch.setattr(beneath, "COARSE", fineness)
    monkeypatch.setattr(beneath, "FEW", few)  # with every tile, or with intervals of them
    w = Workload.parse(text, **sizes, bits=bits)
    stairs, _ = every(w)
    floor = nest_floor(w)
    assert floor is not None
    ends = [buffer - 1 for buffer, _ in stairs[1:]] + [2 * stairs[-1][0]]
    for (buffer, traffic), end in zip(stairs, ends, strict=True):
        assert floor(buffer, NOTHING_KNOWN) <= traffic, (w, buffer)
        assert floor(end, NOTHING_KNOWN) <= traffic, (w, end)


def test_room_that_what_slides_leaves_is_of_use_to_the_inner_tensor() -> None:
    # All moves once with 236 bits; with 243 more was said to move, as if no more than one element of I were held.
    w = Workload.parse("O[k,p] = I[c,p+r] * W[k,c,r]", dict(c=3, k=1, p=9, r=2), {"I": 4, "W": 32, "O": 32})
    floor = nest_floor(w)
    assert floor is not None and floor(243, NOTHING_KNOWN) <= 600


@pytest.mark.parametrize("few", [1, 8])
def test_no_random_nest_goes_below(few: int, monkeypatch: Any) -> None:
    monkeypatch.setattr(beneath, "FEW", few)
    tried = 0
    for seed in range(examples(40)):
        rng = Random(seed)
        w = draw(rng, rng.choice([*KINDS]), rng.choice([6, 9, 12]), rng.choice([100, 600, 3000]))
        floor = nest_floor(w)
        if floor is None:
            continue
        curve = piste.bound(w)
        sizes = np.unique(np.geomspace(curve.buffer_bits[0], curve.buffer_bits[-1] + 8, 12).astype(np.int64))
        least = [floor(int(size) - 1, NOTHING_KNOWN) for size in sizes[1:]]
        for i, bits in enumerate(least):  # the best found are nests too
            at = np.searchsorted(curve.buffer_bits, sizes[i + 1] - 1, side="right") - 1
            assert at < 0 or bits <= curve.traffic_bits[at], (w, sizes[i + 1] - 1)
        lower = replace(curve, buffer_bits=sizes[:-1], traffic_bits=np.array(least))
        result = attack(lower, seed, 300)
        assert not result.broken, (w, str(result))
        tried += 1
    assert tried


def test_no_annealed_nest_goes_below() -> None:
    found = [anneal.attack(Random(seed), moves=5000) for seed in range(examples(60))]
    assert sum(f.sizes for f in found) > 10 and not [text for f in found for text in f.broken]
    assert min(f.nearest for f in found) < 1.01  # some come near


def test_what_is_found_of_a_layer_is_near() -> None:
    curve = piste.bound(piste.conv2d(14, 14, 3, 3, 256, 256))
    at = curve.at("8KiB")
    assert not curve.exact
    assert at.traffic_bytes is not None and at.lower_bound_bytes < at.nests_bytes < at.traffic_bytes
    assert at.width < 0.06 < 0.2 < at.margin and not at.is_least
    assert f"no nest is more than {100 * at.width:.3g}% better" in str(at)
    assert at.to_dict()["nests_bytes"] == at.nests_bytes


def test_what_is_found_of_some_sizes_is_proven_to_be_the_least() -> None:
    curve = piste.bound(piste.conv2d(7, 7, 3, 3, 512, 512))
    at = curve.at(2200)
    assert not curve.exact and at.is_least and at.nests_bytes == at.traffic_bytes and at.margin > 0.1
    assert "must move with" in str(at) and at.to_dict()["exact"]


def test_where_all_were_looked_at_that_is_what_they_move() -> None:
    at = piste.bound(Workload.parse("O[p] = I[p+r] * W[r]", p=5, r=2)).at(20)
    assert at.exact and at.nests_bytes == at.traffic_bytes and at.width == 0


def test_what_it_does_not_speak_of() -> None:
    assert nest_floor(Workload.parse("O[p,q] = I[p+q+2*r] * W[r]", p=4, q=4, r=3)) is None  # three ranks on an axis
    assert nest_floor(Workload.parse("O[p] = I[p+r] * W[r] * V[r]", p=4, r=3)) is None  # four tensors
    assert nest_floor(Workload.parse("O[k,p] = I[p+r] * W[k,p,r]", p=1, r=1, k=7)) is None  # numbers
    assert nest_floor(Workload.parse("O[k] = I[c,2*p+r] * W[k,c,p,r]", p=4, r=3, c=2, k=1)) is None  # one result
    assert "nests_bytes" not in piste.bound("conv:9,9,3,3,40,40", halo="none").at("1KiB").to_dict()


def test_huge_ranks_answer() -> None:
    floor = nest_floor(Workload.parse("O[k,p] = I[c,p+r] * W[k,c,r]", p=10**6, r=10**3, k=10**4, c=10**4, bits=8))
    assert floor is not None and floor(8 << 20, NOTHING_KNOWN) > 8 * 10**4 * (10**6 + 10**7 + 10**6)


def test_operands_with_gaps_move_no_less_than_without() -> None:
    # A window of one with stride 2 is a matrix product whose operand has gaps.
    curve = piste.bound(piste.conv2d(8, 8, 1, 1, 32, 24, stride=2))
    product = piste.bound(piste.gemm(64, 32, 24))
    assert not curve.exact
    for size in ("64B", "300B", "1KiB", "2KiB"):
        at = curve.at(size)
        assert at.traffic_bytes is not None and product.traffic_bytes(size) <= at.nests_bytes <= at.traffic_bytes


@pytest.mark.parametrize("stride", [1, 2])
def test_what_few_elements_move_is_proven(stride: int) -> None:
    # Boxes of one element or of a few: how they follow each other decides what moves.
    curve = piste.bound(piste.conv2d(14, 14, 3, 3, 64, 64, stride=stride))
    widths = [curve.at(size).width for size in (8, 10, 14, 16, 20, 24, 46, 126)]
    assert not curve.exact and sum(width == 0 for width in widths) >= 4 and max(widths) < 0.11
