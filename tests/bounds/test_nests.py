"""No nest moves less than a curve says: all nests of small Einsums, random ones of larger, and those that once did."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

import piste
from piste.count.oracle.executor import execute
from tests.bounds.attack import KINDS, attack, cost, draw, every, nest
from tests.bounds.cases import cost as evaluated
from tests.bounds.cases import points

EXAMPLES = {
    "O[p] = I[p+3*r] * W[r]": (dict(p=18, r=2), 8, 112, [("p", 1), ("r", 1)], dict(W=0, I=2, O=2)),
    "O[p] = I[p+r] * W[r]": (dict(p=1000, r=9), 8, 21_000, [("p", 2), ("r", 1), ("p", 1)], dict(I=3, W=2, O=1)),
}


@pytest.mark.parametrize("home", ["piste/bounds/nests", "tests/bounds/attack"])
def test_what_ships_is_what_is_written(home: str) -> None:
    source = Path(__file__).parent.parent.parent / f"{home}.c"
    first = source.with_suffix(".ll").read_text().split("\n", 1)[0]
    assert first == f"; {source.name} {sha256(source.read_bytes()).hexdigest()}", "run make kernel"


def test_the_attacker_counts_as_the_executor_does() -> None:
    chip = piste.load("snowcat")
    for seed in range(150):
        rng = Random(seed)
        w = draw(rng, rng.choice(list(KINDS)), 4, 40)
        loops, extents = [], dict(w.sizes)
        for r in rng.choices(w.ranks, k=rng.randint(0, 5)):
            if extents[r] > 1:
                extents[r] = rng.randint(1, extents[r] - 1)
                loops.append((r, extents[r]))
        depths = {t: rng.randint(0, len(loops)) for t in w.tensors}
        counts = execute(w, chip, nest(w, loops, depths))
        total = counts.total().items()
        moved = sum((n.reads + n.updates) * w.bits[t] for (memory, t), n in total if memory == "DRAM")
        assert cost(w, loops, depths) == (counts.peak_bits["Buffer"], moved), (w, loops, depths)


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_nest_that_moved_less_than_a_curve_said(text: str) -> None:
    sizes, size, most, loops, depths = EXAMPLES[text]
    w = piste.Workload.parse(text, sizes)
    held, moved = cost(w, loops, depths)
    assert held <= 8 * size and moved == 8 * most
    assert piste.bound(w).at(size).traffic_bytes <= most


def test_a_convolution_that_was_broken() -> None:
    conv = piste.Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=4, p=4, q=6, c=2, r=2, s=3)
    assert piste.bound(conv).at(104).traffic_bytes <= 608


def test_the_curve_is_the_best_of_all_nests() -> None:
    for seed in range(330):
        rng = Random(seed)
        w = draw(rng, list(KINDS)[seed % len(KINDS)], 4, 60)
        tiles, placement = rng.choice(["integer", "perfect"]), rng.choice(["per-tensor", "per-tensor", "single"])
        assert points(piste.bound(w, tiles=tiles, placement=placement)) == every(w, tiles, placement)[0], (seed, w)


def test_no_random_nest_is_below_a_curve() -> None:
    for seed in range(55):
        rng = Random(1000 + seed)
        w = draw(rng, list(KINDS)[seed % len(KINDS)], 8, 150)
        curve = piste.bound(w, tiles=rng.choice(["integer", "perfect"]), placement=rng.choice(["per-tensor", "single"]))
        found = attack(curve, seed, 300)
        assert not found.broken, f"{w}: {found}"


def test_large_primes_are_answered() -> None:
    curve = piste.bound(piste.conv2d(101, 103, 1, 3, 107, 109))
    assert curve.traffic_bits[-1] == curve.algorithmic_min_bits
    assert evaluated(curve, 0) == points(curve)[0]
