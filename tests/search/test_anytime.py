"""Good mappings soon: in the space, worth what is said of them, within the time given; and made from climb.c."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.evaluator import refusal
from piste.mapspace.space import Mapspace
from piste.search.anytime.climb import Climb, First, unable
from piste.search.objective import objective
from piste.search.optimal import Optimal
from piste.search.root import Root
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.constraints import Constraints
from piste.spec.mapping import Compute, Keep, Mapping
from piste.spec.workload import Workload
from tests.examples import examples, some
from tests.strategies import PLAIN, single

FAMILIES = ["perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged"]
CONV = Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=24, c=16, p=14, q=14, r=3, s=3)


def test_is_made_from_the_source() -> None:
    home, cost = files("piste.search.anytime"), files("piste.cost")
    text = home.joinpath("climb.c").read_bytes() + cost.joinpath("evaluator.h").read_bytes()
    first = home.joinpath("climb.ll").read_text().split("\n", 1)[0]
    assert first == f"; climb.c {sha256(text).hexdigest()}", "run make kernel"


@settings(max_examples=examples(40), deadline=None)
@given(
    st.integers(0, 2**20), st.sampled_from(FAMILIES), st.sampled_from(["energy", "cycles", "edp", "traffic"]),
    st.sampled_from(["", "weight-stationary", "output-stationary"]),
)  # fmt: skip
def test_what_is_found_is_in_the_space_and_worth_that(seed: int, family: str, target: str, rule: str) -> None:
    w, chip, _ = single(Random(seed), PLAIN)
    name = f"traffic:{next(iter(chip.memories))}" if target == "traffic" else target
    try:
        space = Mapspace(w, chip, family, Constraints.read(rule or None))
    except piste.SpecError:
        return
    goal = objective(name, chip)
    first = First(space, goal, seed)
    assert first.climbs
    while first.evaluated < 1500:
        first.step(500)
    if first.mapping is None:
        return
    assert space.why_not(first.mapping) is None
    report = piste.evaluate(first.workload, chip, first.mapping)
    assert report.fits and goal(report) == pytest.approx(first.value, rel=1e-12)


def test_the_same_seed_finds_the_same() -> None:
    space = Mapspace(CONV, piste.load("eyeriss"), "ruby-s")
    found = []
    for seed in (1, 1, 2):
        climb = Climb(space, "edp", seed)
        climb.step(300)  # later both have found the best
        found.append((climb.value, climb.evaluated))
    assert found[0] == found[1] != found[2]


def test_known_optima_are_reached() -> None:
    """Values that a proof found (own three-level chip, perfect factors) are met within 1 % after 100,000 mappings."""
    chip = Architecture((
        Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
        Memory("L2", capacity_bytes=512 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 32, "y": 32}), Memory("RF", capacity_bytes=256, read_pj=0.6, write_pj=0.6),
        Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    depthwise = Workload.parse("O[c,p,q] = I[c,p+r,q+s] * W[c,r,s]", c=96, p=56, q=56, r=3, s=3)
    proven = [(piste.gemm(197, 768, 3072), "energy", 1.2332102e9), (depthwise, "edp", 3.3170261e12)]
    for w, target, value in proven:
        climb = Climb(Mapspace(w, chip), target)
        climb.step(100_000)
        assert value * (1 - 1e-7) <= climb.value <= 1.01 * value


@pytest.mark.parametrize("family", ["perfect", "ruby-s", "ruby"])
def test_the_clock_is_kept(family: str) -> None:
    w = Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=128, c=128, p=28, q=28, r=3, s=3)
    piste.search("gemm:8,8,8", "nvdla")  # what is compiled once
    took = []
    for _ in range(3):  # other tests run beside this one
        start = perf_counter()
        found = piste.search(w, "nvdla", mapspace=family, objective="edp", seconds=0.5)
        took.append(perf_counter() - start)
        assert found.best is not None and 0 < found.lower <= found.value
        if took[-1] < 1:
            break
    assert min(took) < 1, took


def test_the_clock_is_used_to_its_end_or_nothing_is_left_to_do() -> None:
    w = Workload.parse("O[k,2*p+r] = I[c,p] * W[k,c,r]", k=4, c=4, p=6, r=4)
    found = piste.search(w, "simba", objective="edp", mapspace="ruby", seconds=0.5)
    assert found.optimal or found.seconds > 0.45
    two = Architecture((Memory("DRAM", read_pj=64, write_pj=64), Memory("RF", 64, double_buffered=True), Unit("MAC")))
    short = piste.search(piste.gemm(24, 24, 24), two, seconds=2)  # a proof of it takes a tenth of that
    assert not short.optimal and short.why == "the lower bound ignores the room of second buffers"
    assert short.seconds > 1.9 and f"more time will not narrow this: {short.why}" in str(short)


def test_a_search_ends_when_its_bound_is_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A proof excludes all that is better, and need not meet the mapping that is known."""
    space, asked = Mapspace(piste.gemm(64, 64, 64), piste.load("eyeriss"), "ruby"), list[float]()
    search = Optimal(space, (objective("energy", space.architecture),), Budget(seconds=3600), 0, Watch())

    def excluded(self: Optimal, space: Mapspace, seconds: float, goes_on: bool = True) -> Outcome:
        asked.append(seconds)
        self.root = self.best.value * (1 + 1e-9)
        return Outcome(value=2 * self.best.value, lower=self.root)

    monkeypatch.setattr(Optimal, "_proof", excluded)
    found = search.run()
    assert found.proven and found.best is not None and len(asked) == 1


def test_many_padded_problems_keep_the_clock_too() -> None:
    """Sizes that are prime on three fanouts: 48 problems with 128 sets of keeps each, which took 13 s."""
    parts = [
        Memory("HBM", read_pj=60, write_pj=60), Memory("L2", 65536, ("weight",), read_pj=9, write_pj=9),
        Fanout("C", {"x": 4}), Memory("L1", 2048, read_pj=2, write_pj=2), Fanout("PE", {"x": 7, "y": 5}),
        Memory("reg", 16, read_pj=0.1, write_pj=0.1), Fanout("lane", {"x": 4}), Unit("MAC", energy_pj=0.2),
    ]  # fmt: skip
    found = piste.search(piste.gemm(1009, 997, 13), Architecture(tuple(parts)), mapspace="padded", seconds=1)
    assert found.seconds < 3 and found.value < 5 * found.lower


def test_a_climb_knows_whole_accesses() -> None:
    """It finds what moves full ones, and prices what it finds as the report does."""
    dram = Memory("DRAM", read_pj=100, write_pj=100, access_bytes=64)
    chip = Architecture((dram, Memory("UB", 4096, read_pj=5, write_pj=5), Fanout("PE", {"x": 16}), Unit("MAC")))
    w = Workload.parse("O[k,p,q] = I[c,p+r,q] * W[k,c,r]", k=8, c=4, p=14, q=32, r=3)
    space, goal = Mapspace(w, chip), objective("energy", chip)
    first = First(space, goal)
    assert first.climbs and first.exact
    while first.evaluated < 6000:
        first.step(500)
    assert first.mapping is not None and first.mapping in space
    assert first.value == pytest.approx(piste.evaluate(w, chip, first.mapping).energy_pj, rel=1e-12)
    assert Root(space, goal)() <= first.value < 1.4 * Root(space, goal)()


def test_without_a_clock_whole_accesses_are_climbed_for_too() -> None:
    """Mappings that tie in what a proof counts differ in whole accesses: the first of them takes 1640."""
    chip = Architecture((
        Memory("M0", read_pj=200, write_pj=7, access_bytes=4), Fanout("F0", {"x": 4}),
        Memory("M1", 8, read_pj=1, write_pj=1),
        Memory("M2", 64, write_pj=200, words_per_cycle=2, access_bytes=2), Unit("U", energy_pj=1),
    ))  # fmt: skip
    found = piste.search(Workload.parse("T[a] = I[a]", a=4, bits=8), chip)
    assert found.optimal and found.value == 832


@pytest.mark.parametrize("text", ["O[k,2*p+r] = I[c,p] * W[k,c,r]", "O[k,3*p] = I[c,p] * W[k,c]"])
def test_of_affine_outputs_a_climb_knows_what_is_touched(text: str) -> None:
    """What an instance ever touches is listed; as it was before, annealing found mappings of a third of their cost."""
    w = Workload.parse(text, {r: n for r, n in {"k": 8, "c": 8, "p": 12, "r": 4}.items() if r in text})
    chip = Architecture((
        Memory("DRAM", read_pj=128, write_pj=128), Memory("L2", 2048, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 4, "y": 4}), Memory("RF", 32, read_pj=0.6, write_pj=0.6), Unit("MAC"),
    ))  # fmt: skip
    climb = Climb(Mapspace(w, chip), "energy", 0)
    climb.step(6000)
    assert climb.value == pytest.approx(piste.evaluate(w, chip, climb.mapping).energy_pj, rel=1e-12)


def test_odd_einsums_get_an_answer_too() -> None:
    w = Workload.parse("O[k,2*p+r] = I[c,p] * W[k,c,r]", k=4, c=4, p=6, r=3)
    assert "affine" in str(refusal(w, piste.load("nvdla"))) and unable(Mapspace(w, piste.load("nvdla"))) is None
    found = piste.search(w, "nvdla", seconds=0.5)
    assert found.best is not None and found.lower > 0 and found.report == piste.evaluate(w, "nvdla", found.best)
    two = Workload.parse("B[i,k] = A[i,i+j] * W[j,k]", i=6, j=4, k=4)
    assert "two axes" in str(unable(Mapspace(two, piste.load("nvdla"))))
    found = piste.search(two, "nvdla", seconds=0.5)
    assert found.best is not None and found.lower > 0


def test_what_a_narrower_mapspace_has_found_is_not_lost() -> None:
    w, values = piste.gemm(97, 53, 89), []
    for family in ("perfect", "ruby-s", "ruby", "ragged"):
        values.append(piste.search(w, "simba", mapspace=family, objective="edp", seconds=0.4).value)
    assert values == sorted(values, reverse=True)


def test_what_is_proven_of_a_wider_mapspace_is_not_lost() -> None:
    w = piste.gemm(98, 53, 89)
    wide = piste.search(w, "eyeriss", mapspace="ruby", seconds=20)
    again = piste.search(w, "eyeriss", mapspace="ruby", seconds=20)
    assert wide.optimal and again.optimal and again.value == wide.value and again.evaluated <= 1
    narrow = piste.search(w, "eyeriss", mapspace="perfect", seconds=0.1)
    assert wide.value * (1 - 1e-9) <= narrow.lower <= narrow.value  # though there is hardly time for a proof
    one = piste.search(w, "eyeriss", mapspace="ruby", constraints=[{"axis": "PE.x", "ranks": ["n"]}], seconds=0.1)
    assert one.value > wide.value  # another problem


def test_two_mappings_side_by_side(tmp_path: Path) -> None:
    one = piste.search("gemm:32,32,32", "eyeriss")
    other = piste.search("gemm:32,32,32", "eyeriss", strategy="random", budget=50)
    for compared in (one.compare(other), one.compare(other.report), one.compare(other.best)):  # type: ignore[arg-type]
        assert compared.costs()["cycles"] == (one.report.cycles, other.report.cycles)  # type: ignore[union-attr]
        assert compared.to_dict()["costs"]["energy (pJ)"] == [one.value, other.report.energy_pj]  # type: ignore[union-attr]
        assert "What differs" in str(compared)
    assert "cost the same" in str(one.compare(one))
    one.plot(tmp_path / "found.png")
    assert (tmp_path / "found.png").stat().st_size > 1000


@pytest.mark.parametrize("chip", some(["eyeriss", "nvdla", "simba", "tpu-v4i"], 2))
@pytest.mark.parametrize("goal", ["cycles", "traffic:DRAM"])
def test_a_tie_goes_to_less_energy(chip: str, goal: str) -> None:
    w = piste.gemm(96, 64, 80)
    found, least = piste.search(w, chip, objective=goal), piste.search(w, chip)
    assert found.report is not None and least.report is not None
    assert found.report.energy_pj <= 1.5 * least.value
    if objective(goal, piste.load(chip))(least.report) <= found.value:
        assert found.report.energy_pj <= 1.02 * least.value


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 2**20), st.sampled_from(["perfect", "ruby"]), st.sampled_from(["simba", "eyeriss"]))
def test_a_climb_goes_on_from_a_mapping(seed: int, family: str, chip: str) -> None:
    space = Mapspace(piste.gemm(24, 18, 30), piste.load(chip), family)  # type: ignore[arg-type]
    mapping = space.sample(Random(seed))
    found, climb = piste.evaluate(space.workload, space.architecture, mapping), Climb(space, "energy")
    climb.enter(mapping)
    assert climb.evaluated == 1
    if found.fits:
        assert climb.value <= found.energy_pj * (1 + 1e-9) and climb.mapping in space


SMALL = piste.gemm(12, 10, 18), Workload.parse("O[p] = I[p+r] * W[r]", p=12, r=3)


@pytest.mark.parametrize(("w", "family"), some([(w, family) for w in SMALL for family in ("perfect", "ruby-s")], 2))
def test_several_workers_find_what_one_finds(w: Workload, family: str) -> None:
    one, *others = (piste.search(w, "eyeriss", objective="edp", mapspace=family, workers=n) for n in (1, 2, 2, 3))
    assert {(found.value, found.optimal) for found in others} == {(one.value, one.optimal)}
    assert len({str(found.best) for found in others[:2]}) == 1


def test_the_first_descent_ends_however_late_it_is() -> None:
    """On a busy machine a clock may be over before anything was looked at; the answer is still a good one."""
    soon = piste.search(CONV, "eyeriss", seconds=1e-4)
    assert soon.evaluated >= 2000 and soon.value < 2 * piste.search(CONV, "eyeriss", seconds=2).value


@pytest.mark.parametrize("strategy", ["optimal", "proof", "exhaustive", "random", "anneal", "genetic"])
def test_an_einsum_of_one_point_has_an_answer(strategy: str) -> None:
    w = piste.Workload.parse("B[] = A[] * W[]", bits=8)
    for mapspace in ("perfect", "padded", "ruby"):
        found = piste.search(w, "eyeriss", mapspace=mapspace, strategy=strategy, seconds=2)
        assert found.best is not None and found.workload == w and found.report is not None
        assert found.report == piste.evaluate(w, "eyeriss", found.best)
    two = piste.Workload.parse("B[] = A[k] * W[k]; C[] = B[] * D[]", k=4)
    assert piste.search(two, "eyeriss", objective="edp").optimal


@pytest.mark.parametrize("target", ["energy", "occupancy:M1"])
def test_where_rules_ask_for_loops_nobody_says_that_nothing_fits(target: str) -> None:
    """What the compute walks point by point counts as loops of M1, which no shape has; the tree fits all the same."""
    w = Workload.parse("T[a,c] = I[2*a+b in 3] * V[a,b,c]", a=2, b=1, c=3, bits={"I": 8, "V": 8, "T": 32})
    c = Architecture((Memory("M0", read_pj=25), Memory("M1", 3, read_pj=25, write_pj=3), Unit("MAC")))
    rules = [{"memory": "M1", "factors": {"a": 2}}]
    tree = Mapping((Keep("M0", w.tensors), Keep("M1", ("I",)), Compute("T")))
    assert tree in Mapspace(w, c, "perfect", Constraints.read(rules)) and piste.evaluate(w, c, tree).fits
    found = piste.search(w, c, objective=target, constraints=rules)
    assert found.best is not None or not found.optimal
