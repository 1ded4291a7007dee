"""The lower bound from the start is below whatever mappings there are, and never nothing."""

from __future__ import annotations

import sys
from itertools import islice, product
from math import inf, prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.evaluate import report
from piste.count.methods import count
from piste.mapspace.space import Mapspace
from piste.search.anytime.climb import First
from piste.search.objective import NAMED, objective
from piste.search.proof.floor import Floor
from piste.search.root import Root, fewest_steps
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Keep, Mapping
from piste.spec.workload import Workload
from tests.cost.test_weights import wide
from tests.examples import examples
from tests.literal import AFFINE, SLIDING, idle, of_family, tiny
from tests.literal import PLAIN as TREES
from tests.strategies import ODD, PLAIN, single


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 2**30))
def test_is_below_random_mappings(seed: int) -> None:
    """Trees of any shape and tiles, of all kinds of Einsum."""
    rng = Random(seed)
    w, chip, mapping = single(rng, PLAIN + ODD if rng.random() < 0.3 else PLAIN)
    found = report(w, chip, mapping, count(w, chip, mapping))
    if not found.fits:
        return
    names = [*NAMED, f"traffic:{next(iter(chip.memories))}"]
    for goal in (objective(name, chip) for name in names):
        space = Mapspace(w, chip, "ragged")
        if space.why_not(mapping) is None:
            assert Root(space, goal)() <= goal(found) * (1 + 1e-9)


@settings(max_examples=examples(12), deadline=None)
@given(st.integers(0, 2**30), st.sampled_from(["perfect", "ruby", "ruby-s", "ruby-t", "padded"]))
def test_is_below_good_mappings(seed: int, family: str) -> None:
    rng = Random(seed)
    w, chip, _ = single(rng, PLAIN)
    chip = wide(rng, chip) if seed % 2 else chip  # whole accesses and priced hops among other things
    for goal in NAMED.values():
        space = Mapspace(w, chip, family)
        first = First(space, goal, seed)
        while first.evaluated < 1500:
            first.step(500)
        assert Root(space, goal)() <= first.value * (1 + 1e-9)
        for one in space.spaces() if family != "padded" else ():  # as if there were too many sets of keeps
            assert Root(one, goal)._of_all() <= first.value * (1 + 1e-9)


@settings(max_examples=examples(8), deadline=None)
@given(st.integers(0, 2**30), st.sampled_from([TREES, SLIDING]))
def test_is_below_all_trees_with_the_same_keeps(seed: int, texts: dict[str, dict[str, int]]) -> None:
    """Every set of keeps has a bound of its own, by which a proof leaves it out."""
    (w, chip), trees = tiny(Random(seed), texts)
    below_all(w, chip, trees)


@settings(max_examples=examples(25), deadline=None)
@given(st.integers(0, 2**30), st.sampled_from([TREES, SLIDING, AFFINE]))
def test_is_below_all_trees_where_most_instances_are_idle(seed: int, texts: dict[str, dict[str, int]]) -> None:
    (w, chip), trees = idle(Random(seed), texts)
    below_all(w, chip, trees)


def test_an_instance_has_room_of_its_own() -> None:
    """Of six instances, each of which is sent everything apart, one is at work; it has the whole of its memory."""
    chip = Architecture((
        Memory("DRAM", read_pj=200, write_pj=150), Fanout("PE", {"x": 3, "y": 2}, multicast=False, reduce=False),
        Memory("RF", capacity_bytes=68, read_pj=1, write_pj=1), Unit("MAC"),
    ))  # fmt: skip
    w = Workload.parse("B[m] = A[m,k,n] * C[k] * D[n]", m=1, k=1, n=1)
    root = Root(Mapspace(w, chip), NAMED["energy"])
    assert root.kept({tensor: () for tensor in w.tensors}) == pytest.approx(3 * 200 + 150)


def below_all(w: Workload, chip: Architecture, trees: list[Mapping]) -> None:
    """No tree is below the bound of its keeps."""
    goals = [objective(name, chip) for name in (*NAMED, f"traffic:{next(iter(chip.memories))}")]
    least: dict[tuple[str, tuple[tuple[str, ...], ...]], list[float]] = {}
    for mapping in trees:
        found = report(w, chip, mapping, count(w, chip, mapping))
        keeps = [(node.memory, tensor) for node in mapping.nodes if isinstance(node, Keep) for tensor in node.tensors]
        kept = tuple(tuple(memory for memory, tensor in keeps if tensor == t) for t in w.tensors)
        values = [goal(found) if found.fits else inf for goal in goals]
        for family in ("ragged", "perfect")[: 1 + of_family(w, mapping, "perfect")]:
            known = least.get((family, kept), values)
            least[family, kept] = [min(pair) for pair in zip(known, values, strict=True)]
    for i, goal in enumerate(goals):
        roots = {family: Root(Mapspace(w, chip, family), goal) for family in ("ragged", "perfect")}
        for (family, kept), values in least.items():
            assert roots[family].of(dict(zip(w.tensors, kept, strict=True))) <= values[i] * (1 + 1e-9), (family, kept)


def test_is_near_proven_optima() -> None:
    """Energy and EDP of an own three-level chip, perfect factors; the optima are proven elsewhere."""
    chip = Architecture((
        Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
        Memory("L2", capacity_bytes=512 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 32, "y": 32}), Memory("RF", capacity_bytes=256, read_pj=0.6, write_pj=0.6),
        Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    conv = Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=128, c=128, p=28, q=28, r=3, s=3)
    for w, energy, edp in ((piste.gemm(197, 768, 3072), 1.2332102e9, 5.5973929e14), (conv, 2.5095373e8, 2.9265395e13)):
        for name, optimum in (("energy", energy), ("edp", edp)):
            assert 0.5 < Root(Mapspace(w, chip), NAMED[name])() / optimum <= 1


def test_whole_accesses_take_cycles() -> None:
    """Rows of 7 elements take whole accesses of 32; every element leaves the outermost memory once."""
    chip = Architecture((
        Memory("DRAM", words_per_cycle=32, access_bytes=64, read_pj=60, write_pj=60),
        Memory("L2", capacity_bytes=1 << 18, read_pj=2, write_pj=2), Fanout("PE", {"x": 32, "y": 32}), Unit("MAC"),
    ))  # fmt: skip
    w = Workload.parse("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=64, j=48, k=20, l=7)
    passing = 64 * 20 * 32 + (20 + 7 + 64) * 64  # rows of 7 take one access, rows of 48 two
    space = Mapspace(w, chip, "perfect")
    root, first = Root(space, NAMED["cycles"]), First(space, NAMED["cycles"], 0)
    first.step(20_000)
    assert root._of_all() == root() == passing / 32 == first.value


@pytest.mark.parametrize("name", ["energy", "cycles", "edp", "traffic:DRAM"])
def test_is_never_nothing(name: str) -> None:
    chip = piste.load("eyeriss")
    assert Root(Mapspace(piste.gemm(1, 7, 3), chip, "ruby"), objective(name, chip))() > 0


@settings(max_examples=examples(100), deadline=None)
@given(st.lists(st.integers(2, 18), min_size=3, max_size=3), st.lists(st.integers(2, 14), min_size=1, max_size=3))
def test_axes_share_the_factors_of_ranks(sizes: list[int], widths: list[int]) -> None:
    """The most instances that tiles which divide can use, against all ways to spread three ranks over the axes."""

    def most(left: list[int], widths: list[int]) -> int:
        if not widths:
            return 1
        spreads = product(*([d for d in range(1, n + 1) if n % d == 0] for n in left))
        return max(
            prod(some) * most([n // d for n, d in zip(left, some, strict=True)], widths[1:])
            for some in spreads
            if prod(some) <= widths[0]
        )

    axes = {f"x{i}": width for i, width in enumerate(widths)}
    chip = Architecture((Memory("DRAM"), Fanout("PE", axes), Unit("MAC")))
    assert Root(Mapspace(piste.gemm(*sizes), chip), NAMED["cycles"]).instances == most(sizes, widths)


@settings(max_examples=examples(200), deadline=None)
@given(st.integers(0, 2**30), st.booleans())
def test_fewest_steps_are_those_of_the_best_way_to_spread(seed: int, many: bool) -> None:
    """And no more where there are too many ways to look at all of them."""
    rng = Random(seed)
    sizes = tuple(rng.randint(2, 9) for _ in range(rng.randint(1, 4)))
    axes = tuple((rng.randint(2, 6), tuple(rng.random() < 0.8 for _ in sizes)) for _ in range(rng.randint(0, 2)))
    ways = [
        [n for n in product(*(range(1, (width if may else 1) + 1) for may in allowed)) if prod(n) <= width]
        for width, allowed in axes
    ]
    least = prod(sizes)
    for way in product(*ways):
        taken = map(prod, zip((1,) * len(sizes), *way, strict=True))
        least = min(least, prod(-(-size // n) for size, n in zip(sizes, taken, strict=True)))
    fewest_steps.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        if many:
            patch.setattr(sys.modules[fewest_steps.__module__], "MANY", rng.choice([1, 4, 1000]))
            patch.setattr(sys.modules[fewest_steps.__module__], "WAYS", rng.choice([1, 10, 100]))
        found = fewest_steps(sizes, axes)
    fewest_steps.cache_clear()
    assert found <= least if many else found == least


def test_what_is_added_to_is_read() -> None:
    """B is added up in DRAM: of 12 updates, all but the first of each of 3 elements add to what is read."""
    w = Workload.parse("B[m] = A[m,k] * V[k]", m=3, k=4)
    chip = Architecture((
        Memory("DRAM", words_per_cycle=1, read_pj=1, write_pj=10), Memory("RF", 64, ("A", "V")), Unit("MAC"),
    ))  # fmt: skip
    assert Root(Mapspace(w, chip), NAMED["cycles"])() == 12 + 4 + 12 + 9
    assert Root(Mapspace(w, chip), NAMED["energy"])() == pytest.approx(12 + 4 + 10 * 12 + 9)
    assert piste.search(w, chip, objective="cycles").value == 37


def test_ports_feed_units_together() -> None:
    """Of 64 units, those that share A do not share W or B. If 4 share each, A and W are read 1,024 times, and B is but
    for the first updates of 64 elements."""
    w = piste.gemm(8, 64, 8)
    chip = Architecture((Memory("DRAM", read_words_per_cycle=8), Fanout("PE", {"x": 8, "y": 8}), Unit("MAC")))
    found = piste.search(w, chip, objective="cycles")
    assert found.optimal and Root(Mapspace(w, chip), NAMED["cycles"])() == found.value == (3 * 1024 - 64) / 8


def test_narrow_ports_are_known_from_the_start() -> None:
    """A drawn chip on which results can be added up across few instances: 0.55 of the best EDP was known before."""
    chip = Architecture((
        Memory("DRAM", words_per_cycle=64, read_pj=64, write_pj=64),
        Memory("M0", 1 << 21, words_per_cycle=32, read_pj=8, write_pj=8), Fanout("F0", {"x": 16}),
        Memory("M1", 4096, ("weight",), words_per_cycle=32, read_pj=1, write_pj=1),
        Memory("M2", 8192, read_pj=8 / 7, write_pj=8 / 7), Fanout("F2", {"x": 5, "y": 7}, reduce=False),
        Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    assert Root(Mapspace(piste.gemm(213, 849, 2732), chip, "ruby"), NAMED["edp"])() > 0.95 * 1.5636e15


def test_keeps_without_room_for_an_element_are_left_out() -> None:
    space = Mapspace(piste.gemm(64, 64, 64), piste.load("nvdla"))  # a register of one byte, words of two
    assert any(kept["W"][-1:] == ("Register",) for kept in space.layout.keep_sets())
    sets = [kept for _, _, kept in Floor(space, NAMED["energy"]).ascending(space.layout.keep_options)]
    assert sets and not any("Register" in kept["W"] for kept in sets)


@settings(max_examples=examples(10), deadline=None)
@given(st.integers(0, 2**30), st.sampled_from([*NAMED]))
def test_keeps_come_in_the_order_of_their_bounds(seed: int, name: str) -> None:
    (w, chip), _ = tiny(Random(seed), TREES)
    space, goal = Mapspace(w, chip), NAMED[name]
    floor, sets = Floor(space, goal), list(space.layout.keep_sets())
    listed = list(floor.ascending(space.layout.keep_options))
    assert [(lower, i) for lower, i, _ in listed] == sorted(
        (floor(k), i) for i, k in enumerate(sets) if floor.has_room(k)
    )
    assert all(sets[i] == kept for _, i, kept in listed)


def test_millions_of_keeps_are_listed_as_they_are_needed() -> None:
    w = Workload.parse("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=4, j=4, k=4, l=4)
    chip = Architecture((Memory("DRAM", read_pj=9), *(Memory(f"L{i}", 4096) for i in range(8)), Unit("MAC")))
    options = Mapspace(w, chip).layout.keep_options
    assert prod(map(len, options.values())) == 2**32
    first = list(islice(Floor(Mapspace(w, chip), NAMED["energy"]).ascending(options), 5))
    assert len(first) == 5 and first == sorted(first, key=lambda one: one[:2])
