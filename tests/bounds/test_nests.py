"""No nest moves less than a curve says: all nests of small Einsums, random ones of larger, and those that once did."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import piste
from piste.bounds import nests as searches
from piste.count.oracle.executor import execute
from piste.errors import SpecError
from piste.spec.workload import Workload
from tests.bounds.anneal import attack_curve, drawn
from tests.bounds.attack import KINDS, apart, attack, cost, draw, every, nest
from tests.bounds.cases import cost as evaluated
from tests.bounds.cases import points
from tests.examples import examples, first, some

EXAMPLE, CONV = "O[p] = I[p+3*r] * W[r]", "O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]"
SMALL = dict(k=4, p=4, q=6, c=2, r=2, s=3)
SHAPES = [
    *(f"O[p] = A[{index}] * W[r]" for index in ("p+r", "p+3*r", "3*p+r", "2*p+3*r", "p,p+r", "p,r", "2*p")),
    *(f"O[{index}] = A[p] * W[r]" for index in ("p+r", "2*p+r", "2*p+3*r", "p,r")),
    "O[r] = A[p,p+r] * W[3*p]",
]
STRIDED = "O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s]"
FIRST = (STRIDED, dict(k=64, p=112, q=112, c=3, r=7, s=7))  # of ResNet-50
SECOND = (STRIDED, dict(k=128, p=28, q=28, c=128, r=3, s=3))
MIXED = ("O[p,q] = I[c,p+r,q+s] * W[c,r,s]", dict(p=49, q=36, c=19, r=3, s=3), {"I": 16, "W": 4, "O": 8})
APART = ("O[k,p,q] = I[c,3*p+2*r,q+2*s] * W[k,c,r,s]", dict(k=19, p=19, q=8, c=33, r=4, s=3), 8)
EXAMPLES = {
    EXAMPLE: (dict(p=18, r=2), 8, 112, [("p", 1), ("r", 1)], dict(W=0, I=2, O=2)),
    "O[p] = I[p+r] * W[r]": (dict(p=1000, r=9), 8, 21_000, [("p", 2), ("r", 1), ("p", 1)], dict(I=3, W=2, O=1)),
}


@pytest.mark.parametrize("home", ["piste/bounds/nests", "piste/bounds/beneath", "tests/bounds/attack"])
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
        if all(index.is_plain for index in w.einsums[0].output.indices):
            assert apart(w, loops, depths) == (counts.peak_bits["Buffer"], moved), (w, loops, depths)


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_nest_that_moved_less_than_a_curve_said(text: str) -> None:
    sizes, size, most, loops, depths = EXAMPLES[text]
    w = piste.Workload.parse(text, sizes)
    held, moved = cost(w, loops, depths)
    assert held <= 8 * size and moved == 8 * most
    assert piste.bound(w).at(size).traffic_bytes <= most


def test_a_convolution_that_was_broken() -> None:
    curve = piste.bound(piste.Workload.parse(CONV, SMALL))
    assert curve.at(104).traffic_bytes <= 608
    assert curve.exact and not attack(curve, 11, 200).broken


def test_the_curve_is_the_best_of_all_nests() -> None:
    for seed in range(examples(330)):
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


def test_steps_that_are_uneven() -> None:
    w = piste.Workload.parse("O[2*p+3*r] = A[p] * W[r]", dict(p=5, r=8), {"A": 32, "W": 4, "O": 32})
    loops = [("r", 2), ("p", 3), ("p", 2)]
    held, moved = cost(w, loops, dict(A=0, W=1, O=3))
    curve = piste.bound(w)
    assert curve.exact and curve.at(held / 8).traffic_bytes <= moved / 8


def test_a_rank_in_uneven_pieces_of_uneven_pieces() -> None:
    w = piste.Workload.parse(CONV, dict(k=12, p=7, q=7, c=12, r=3, s=3), 8)
    loops = [("p", 5), ("p", 3), ("q", 1), ("k", 1), ("c", 1), ("s", 1), ("r", 1), ("p", 2)]  # 7 is 3, 2 and 2
    held, moved = cost(w, loops, dict(W=8, O=4, I=8))
    assert held == 8 * 6 and piste.bound(w).at(6).traffic_bytes <= moved / 8


def test_a_loop_outside_of_a_keep_matters_even_if_tiles_further_in_are_the_same() -> None:
    w = piste.Workload.parse("O[p] = I[2*p+r] * W[r]", dict(p=6, r=7), 8)
    held, moved = cost(w, [("p", 2), ("r", 5), ("r", 2), ("r", 1)], dict(O=1, I=3, W=4))
    curve = piste.bound(w)
    assert curve.exact and curve.at(held / 8).traffic_bytes <= moved / 8


BEATEN = [  # nests that moved less than slopes said, which were the least found: sizes, loops and depths of the keeps
    # Orders that were known, with other tiles:
    (FIRST, [("k", 5), ("p", 6), ("q", 3), ("s", 1)], dict(W=1, O=3, I=4)),
    (SECOND, [("k", 10), ("p", 7), ("q", 4), ("c", 1), ("p", 1), ("r", 1)], dict(O=3, W=4, I=6)),
    # A window that ends with a box as long as the first: 7 in fours, these in threes, is 3, 1, 3.
    (FIRST, [("k", 4), ("p", 7), ("q", 2), ("s", 4), ("s", 3)], dict(W=1, O=3, I=5)),
    (FIRST, [("k", 1), ("r", 1), ("c", 1), ("p", 1), ("q", 2), ("s", 4), ("s", 3)], dict(W=3, O=5, I=7)),
    # Tiles that are whole tiles of the loop inside, though fewer would do for as many steps:
    (MIXED, [("p", 7), ("q", 10), ("c", 1), ("q", 2), ("s", 1)], dict(O=3, W=3, I=5)),
    # Two ranks of an axis that step equally far, 3 * 2 and 2 * 3, with tiles that are no ceilings of parts:
    (APART, [("p", 5), ("c", 1), ("p", 2), ("r", 3)], dict(W=2, O=2, I=4)),
]


@pytest.mark.parametrize("layer, loops, depths", BEATEN)
def test_a_slope_knows_nests_that_were_below_it(
    layer: tuple[Any, ...], loops: list[tuple[str, int]], depths: dict[str, int]
) -> None:
    w = piste.Workload.parse(*layer)
    held, moved = apart(w, loops, depths)
    assert piste.bound(w).traffic_bytes(held / 8) <= moved / 8


def test_no_annealed_nest_is_below_the_slope_of_a_layer() -> None:
    for seed, shape in enumerate(
        first([(7, 7, 3, 3, 512, 512), (28, 28, 3, 3, 128, 128), (14, 14, 3, 3, 256, 256)], 1)
    ):
        found = attack_curve(piste.bound(piste.conv2d(*shape)), Random(seed), sizes=8, starts=3, moves=10_000)
        assert found.sizes == 8 and not found.broken


@pytest.mark.parametrize("seed", range(examples(30)))
def test_the_model_counts_what_a_least_found_curve_says(seed: int) -> None:
    rng = Random(seed)
    curve = piste.bound(drawn(rng, range(2_001, 40_000)), placement=rng.choice(["per-tensor", "single"]))
    for i in rng.sample(range(len(curve.points)), min(6, len(curve.points))):
        assert evaluated(curve, i) == points(curve)[i], (curve.workload, i)


def test_two_ways_to_search_all_nests_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is known of tiles that divide, and by what holds of tiles of any size."""
    for seed in range(examples(220)):
        rng = Random(7000 + seed)
        w = draw(rng, list(KINDS)[seed % len(KINDS)], rng.choice([8, 12, 16]), 600)
        placement = rng.choice(["per-tensor", "single"])
        dividing = searches.nests(w, "perfect", placement)

        def any_tiles(sizes: dict[str, int], *_: object) -> list[searches.Round]:
            every = {r: searches._closure(size, "perfect") for r, size in sizes.items()}
            return [searches.Round("complete", every, True, decides=True)]

        with monkeypatch.context() as patch:
            patch.setattr(searches, "_rounds", any_tiles)
            found = searches.nests(w, "perfect", placement)
        assert found.exact and dividing.exact
        assert found.buffer_bits.tolist() == dividing.buffer_bits.tolist(), (seed, w)
        assert found.traffic_bits.tolist() == dividing.traffic_bits.tolist(), (seed, w)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search of all nests without points from other searches, which would hide what it leaves out wrongly."""

    def rounds(sizes: dict[str, int], *_: object) -> list[searches.Round]:
        grid = {r: searches._closure(size, "integer") for r, size in sizes.items()}
        return [searches.Round("complete", grid, False, decides=True)]

    monkeypatch.setattr(searches, "_rounds", rounds)


def is_the_best_of_all(w: Workload, placement: str) -> bool:
    found = searches.nests(w, "integer", placement)
    pairs = list(zip(found.buffer_bits.tolist(), found.traffic_bits.tolist(), strict=True))
    return found.exact and pairs == every(w, "integer", placement)[0]


@pytest.mark.usefixtures("alone")
def test_the_search_of_all_nests_finds_them_alone() -> None:
    for seed in range(examples(200)):
        rng = Random(20_000 + seed)
        w = draw(rng, list(KINDS)[seed % len(KINDS)], rng.choice([3, 4, 5]), 60)
        placement = rng.choice(["per-tensor", "per-tensor", "single"])
        assert is_the_best_of_all(w, placement), (seed, w, placement)


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("placement", ["per-tensor", "single"])
@pytest.mark.parametrize("text", SHAPES)
def test_ranks_that_can_be_cut_in_many_ways(text: str, placement: str) -> None:
    for p, r in some([(12, 2), (9, 2), (8, 3), (6, 4), (5, 5)], 2):
        for bits in (dict(O=16, A=16, W=16), dict(O=32, A=8, W=4)):
            assert is_the_best_of_all(piste.Workload.parse(text, dict(p=p, r=r), bits), placement), (p, r, bits)


@pytest.mark.parametrize(("text", "sizes"), [(EXAMPLE, dict(p=18, r=2)), (EXAMPLE, dict(p=18, r=3))])
def test_small_windows_are_exact(text: str, sizes: dict[str, int]) -> None:
    curve = piste.bound(piste.Workload.parse(text, sizes))
    assert curve.exact and not attack(curve, 11, 200).broken


def test_an_answer_says_whether_it_is_the_least_of_all_nests() -> None:
    small = piste.bound(piste.Workload.parse("O[p] = I[p+r] * W[r]", p=6, r=3))
    assert small.exact and small.to_dict(at=8)["at"]["exact"] and "must move with" in str(small.at(8))
    large = piste.bound(piste.conv2d(14, 14, 3, 3, 32, 32))
    at = large.at("1KiB")
    assert not large.exact and not large.to_dict(at=64)["exact"] and not at.exact
    assert "is the least found with" in str(at) and "must move: no mapping of any kind" in str(at)
    assert "the least found" in str(large)
    assert piste.bound(piste.gemm(64, 64, 64)).exact


@pytest.mark.parametrize("layer", [(56, 56, 3, 3, 64, 64, 1), (14, 14, 3, 3, 256, 256, 2), (112, 112, 7, 7, 3, 64, 2)])
def test_layers_of_networks_are_exact_with_tiles_that_divide(layer: tuple[int, ...]) -> None:
    *window, stride = layer
    curve = piste.bound(piste.conv2d(*window, stride=stride), tiles="perfect")
    assert curve.exact and curve.traffic_bits[-1] == curve.algorithmic_min_bits
    assert not attack(curve, 5, 40).broken
    for i in range(0, len(curve.points), 20):
        assert evaluated(curve, i) == points(curve)[i]


@pytest.mark.parametrize("tiles", ["perfect", "integer"])
@pytest.mark.parametrize("sizes", [dict(p=1_000_003, r=1_000_003), dict(p=10**14, r=3), dict(p=5, r=100_003)])
def test_windows_of_any_size_are_answered(sizes: dict[str, int], tiles: str) -> None:
    curve = piste.bound(piste.Workload.parse("O[p] = I[p+3*r] * W[r]", sizes), tiles=tiles)
    assert curve.exact == (tiles == "perfect") and curve.traffic_bits[-1] == curve.algorithmic_min_bits


def test_diagonals_that_are_too_large_are_refused() -> None:
    with pytest.raises(SpecError, match="make these smaller"):
        piste.bound("O[p] = I[p,p+r] * W[r] p=1000003 r=1000003")


def test_large_primes_are_answered() -> None:
    curve = piste.bound(piste.conv2d(101, 103, 1, 3, 107, 109))
    assert curve.traffic_bits[-1] == curve.algorithmic_min_bits
    assert evaluated(curve, 0) == points(curve)[0]


@pytest.mark.parametrize("placement", ["per-tensor", "single"])
@pytest.mark.parametrize(
    "text", ["O[p] = A[2*p] p=1", "O[a] = A[a] a=8", "O[] = A[k] * B[k] k=50000", "O[m] = A[m] * s[] m=9000"]
)
def test_tensors_without_axes_are_annealed_too(text: str, placement: str) -> None:
    curve = piste.bound(text, placement=placement)
    assert curve.traffic_bits[-1] == curve.algorithmic_min_bits
