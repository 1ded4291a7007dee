"""What is called optimal is what trying everything finds, for every factorisation and objective."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.space import Mapspace
from piste.results.report import Report
from piste.search import search
from piste.search.objective import NAMED, objective
from piste.search.proof.floor import Floor
from piste.search.proof.optimal import Bound, Search, lower_bound, prove
from piste.search.proof.problem import Part
from piste.search.proof.relaxation import moving, relaxed
from piste.search.proof.smooth import Smooth
from piste.search.proof.terms import Plan
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Keep, Mapping
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import AFFINE, PLAIN, SLACK, SLIDING, SPREAD, counted, idle, of_family, ragged, spread, tiny

AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller case
FAMILIES = ("perfect", "ruby", "ruby-s", "ruby-t", "padded", "ragged")
OBJECTIVES = ("energy", "cycles", "edp", "traffic:DRAM", "traffic:RF")


@st.composite
def chips(draw: st.DrawFn) -> Architecture:
    rate = draw(st.sampled_from([None, 1, 2.5]))
    parts = [Memory("DRAM", read_pj=20, write_pj=draw(st.sampled_from([20, 30])), words_per_cycle=rate)]
    if draw(st.booleans()):
        flags = {"multicast": draw(st.booleans()), "reduce": draw(st.booleans())}
        axes = {"x": draw(st.integers(2, 3))} | ({"y": 2} if draw(st.booleans()) else {})
        parts.append(Fanout("PE", axes, **flags))  # type: ignore[arg-type]
    parts.append(Memory("RF", capacity_bytes=draw(st.integers(2, 24)), read_pj=1, write_pj=2))
    return Architecture((*parts, Unit("MAC", energy_pj=0.5)))


@settings(max_examples=examples(40))
@given(
    chips(),
    st.tuples(st.integers(1, 6), st.integers(1, 4), st.integers(1, 5)),
    st.sampled_from(FAMILIES),
    st.sampled_from(OBJECTIVES),
)
def test_the_optimum_is_what_trying_everything_finds(
    chip: Architecture, sizes: tuple[int, int, int], mapspace: str, target: str
) -> None:
    m, k, n = sizes if mapspace != "ragged" else (min(size, 3) for size in sizes)
    w = piste.gemm(m, k, n)
    best = search(w, chip, objective=target, mapspace=mapspace)
    sure = search(w, chip, objective=target, mapspace=mapspace, strategy="exhaustive", seconds=60)
    assert best.optimal
    assert sure.optimal
    assert best.value == pytest.approx(sure.value, rel=1e-9)
    assert best.fits == sure.fits


@settings(max_examples=examples(40))
@given(chips(), st.tuples(*[st.integers(1, 8)] * 3), st.sampled_from(OBJECTIVES))
def test_no_optimum_is_below_the_floor_of_ragged_tiles(
    chip: Architecture, sizes: tuple[int, int, int], target: str
) -> None:
    w = piste.gemm(*sizes)
    best = search(w, chip, objective=target)
    assert Floor(Mapspace(w, chip, "ragged"), objective(target, chip))() <= best.value * (1 + 1e-9)


def none_is_below_the_floor_of_its_keeps(
    w: Workload, chip: Architecture, reports: list[tuple[Mapping, Report]]
) -> None:
    """What is known of a set of keeps from the start: every element passes each of them once."""
    for target in ("energy", "edp"):
        price = objective(target, chip)
        floor = Floor(Mapspace(w, chip, "ragged"), price)
        for mapping, report in reports:
            keeps = [(t, node.memory) for node in mapping.nodes if isinstance(node, Keep) for t in node.tensors]
            kept = {t: tuple(memory for name, memory in keeps if name == t)[1:] for t in w.tensors}
            assert floor(kept) <= price(report) * (1 + SLACK), mapping


@settings(max_examples=examples(6), phases=AS_DRAWN)
@given(st.integers(0, 2**32 - 1), st.sampled_from([SLIDING, PLAIN, None]))
def test_no_tree_is_below_the_bound_of_real_tiles(seed: int, texts: dict[str, dict[str, int]] | None) -> None:
    """Whatever the family: a relaxed problem without windows, its tiles real numbers."""
    rng = Random(seed)
    (w, chip), trees = ragged(rng) if texts is None else tiny(rng, texts)
    reports = [(m, report) for m in trees if (report := counted(w, chip, m)).fits]
    none_is_below_the_floor_of_its_keeps(w, chip, reports)
    for family in ("perfect", "ruby", "ruby-s", "ruby-t"):
        space = Mapspace(w, chip, family)
        simple, windows = relaxed(space), moving(w.einsums[0], w.sizes)
        if simple is None:
            continue
        mine = [report for m, report in reports if of_family(w, m, family)]
        for target in ("energy", "cycles", "edp"):
            price = objective(target, chip)
            smooth = Smooth(simple, price, windows)
            bound = min(smooth.bound(kept, inf, Budget(), Watch()) for kept in space.layout.keep_sets())
            assert bound <= min(map(price, mine), default=inf) * (1 + SLACK), (family, target)


@settings(max_examples=examples(6), phases=AS_DRAWN, deadline=None)
@given(st.integers(0, 2**32 - 1), st.sampled_from([PLAIN, SLIDING, AFFINE]), st.sampled_from([None, 0.5]))
def test_no_tree_is_below_an_answer_where_most_instances_are_idle(
    seed: int, texts: dict[str, dict[str, int]], seconds: float | None
) -> None:
    """With a clock, which begins from the bound from the start, and without."""
    (w, chip), trees = idle(Random(seed), texts)
    reports = [(m, report) for m in trees if (report := counted(w, chip, m)).fits]
    for family in ("perfect", "ruby-s", "ruby", "ragged"):
        for target in ("energy", "cycles", "edp"):
            least = min((NAMED[target](r) for m, r in reports if of_family(w, m, family)), default=inf)
            found = search(w, chip, objective=target, mapspace=family, seconds=seconds)
            least = least if found.fits or found.optimal else inf
            assert found.bracket[0] <= least * (1 + SLACK), (family, target)


@settings(max_examples=examples(10), phases=AS_DRAWN)
@given(st.integers(0, 2**32 - 1), st.sampled_from([SPREAD, SPREAD, AFFINE]))
def test_no_tree_is_below_the_relaxed_problem_where_instances_share_a_window(
    seed: int, texts: dict[str, dict[str, int]]
) -> None:
    """Nor where they add to one, or where three ranks make one."""
    (w, chip), trees = spread(Random(seed), texts)
    reports = [(m, report) for m in trees if (report := counted(w, chip, m)).fits]
    none_is_below_the_floor_of_its_keeps(w, chip, reports)
    for family in ("perfect", "ruby", "ruby-s", "ruby-t"):
        mine = [report for m, report in reports if of_family(w, m, family)]
        for target in ("energy", "cycles", "traffic:DRAM"):
            price = objective(target, chip)
            lower, _, _ = lower_bound(Mapspace(w, chip, family), price, Budget(), Watch(), None)
            assert lower <= min(map(price, mine), default=inf) * (1 + SLACK), (family, target)


def test_a_stride_adds_nothing_to_a_window_of_one_element() -> None:
    w = Workload.parse("O[k,p] = I[p+3*r] * W[k,r]", {"k": 2, "p": 1, "r": 3})
    rf = Memory("RF", capacity_bytes=80, read_pj=0.5)
    chip = Architecture((Memory("DRAM", read_pj=200, write_pj=150), Fanout("PE", {"x": 5}), rf, Unit("MAC")))
    tree = "DRAM | keep I, W, O\n | for k in steps of 1\n | spread r in steps of 1 over PE.x\nRF | keep I\n | compute O"
    price = objective("edp", chip)
    lower, _, _ = lower_bound(Mapspace(w, chip), price, Budget(), Watch(), None)
    assert lower <= price(piste.evaluate(w, chip, tree)) * (1 + SLACK)


def test_a_window_of_one_element_takes_no_other_proof_than_none() -> None:
    sizes = {"k": 48, "c": 36, "p": 50}
    window = search(Workload.parse("O[k,p] = I[c,2*p+r] * W[k,c,r]", **sizes, r=1), "simba", mapspace="ruby")
    plain = search(Workload.parse("O[k,p] = I[c,2*p] * W[k,c]", **sizes), "simba", mapspace="ruby")
    assert window.optimal and plain.optimal
    assert (window.value, window.evaluated, window.considered) == (plain.value, plain.evaluated, plain.considered)


@pytest.mark.parametrize("family", ["ruby", "ruby-s"])
def test_what_instances_of_a_kernel_read_must_have_room_above_them(family: str) -> None:
    """Two points of p are in M0 with those of two or three r, not alone: 574.6 pJ, not 442.6."""
    w = Workload.parse("O[p] = I[3*p+2*r] * W[r]", {"p": 2, "r": 3})
    dram, array = Memory("DRAM", read_pj=50, write_pj=50), Fanout("PE", {"x": 2, "y": 2}, reduce=False)
    glb = Memory("M0", 7, ("input", "output"), read_pj=2, write_pj=2)
    found = search(w, Architecture((dram, glb, array, Unit("MAC", energy_pj=0.1))), mapspace=family)
    assert found.optimal and found.value == pytest.approx(574.6)


@pytest.mark.parametrize(("family", "plainer"), [("ruby-s", "perfect"), ("ruby-t", "ruby")])
def test_where_nothing_can_be_spread_only_loops_leave_remainders(family: str, plainer: str) -> None:
    chip = Architecture((Memory("DRAM"), Memory("GLB", 64), Fanout("PE", {"x": 1}), Unit("MAC")))
    space = Mapspace(piste.gemm(10, 9, 7), chip, family)
    assert space.plainest.factors == plainer
    assert {m for m in space if m not in space.plainest} == set()
    wide = replace(chip, components=(*chip.components[:2], Fanout("PE", {"x": 2}), chip.components[-1]))
    assert replace(space, architecture=wide).plainest.factors == family


def test_what_instances_add_to_a_window_for_the_first_time_is_not_read() -> None:
    w = Workload.parse("O[p+r] = I[p] * W[r]", {"p": 2, "r": 3})
    chip = Architecture((Memory("DRAM", read_pj=200, write_pj=20), Fanout("PE", {"x": 3, "y": 2}), Unit("MAC")))
    tree = "DRAM | keep I, W, O\n | spread p in steps of 1 over PE.y\n | spread r in steps of 1 over PE.x\n | compute O"
    price = objective("energy", chip)
    lower, _, _ = lower_bound(Mapspace(w, chip), price, Budget(), Watch(), None)
    assert lower == pytest.approx(price(piste.evaluate(w, chip, tree)), rel=1e-9)


class Often(Watch):
    """Time is over when it was asked so many times, then twice as many, and so on."""

    def __init__(self, times: int):
        super().__init__()
        self.times, self.asked = times, 0

    def over(self, budget: Budget, evaluated: int, best: float = inf, lower: float = -inf) -> bool:
        self.asked += 1
        if self.asked < self.times:
            return False
        self.asked, self.times = 0, 2 * self.times
        return True


@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("times", [2, 5])
def test_a_bound_that_is_halted_goes_on_and_ends_with_the_same(opened: bool, times: int) -> None:
    w = Workload.parse("O[k,p] = I[c,p+r] * W[k,c,r]", k=4, c=4, p=12, r=3)
    space, price = Mapspace(w, piste.load("eyeriss")), objective("energy", piste.load("eyeriss"))
    at_once, _ = Bound(space, price, Watch(), opened).run(Budget(), None)
    halted, lowers, best = Bound(space, price, Often(times), opened), [0.0], None
    while not lowers[1:] or not halted.through:
        lower, best = halted.run(Budget(), best)
        assert lowers[-1] <= lower * (1 + SLACK) and lower <= at_once * (1 + SLACK)
        lowers.append(lower)
    assert len(lowers) > 2 and lowers[-1] == pytest.approx(at_once, rel=1e-9)


def test_bounds_that_are_raised_under_a_clock_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    chip = piste.load("eyeriss")
    space, price = Mapspace(piste.gemm(31, 17, 23), chip, "ruby"), objective("edp", chip)
    sure = prove(space, (price,), Budget(), Watch())
    looked = set[float]()

    def branch(self: Search, *about: Any, share: float = 1.0) -> float:
        looked.add(about[6] if len(about) > 6 else share)
        return whole(self, *about)

    whole = Search._branch
    monkeypatch.setattr(Search, "_branch", branch)
    for name, little in (("FUEL", 1 << 9), ("PER_ROW", 1), ("SLICE", 1 << 10), ("RAISING", 1 << 14)):
        monkeypatch.setitem(prove.__globals__, name, little)
    monkeypatch.setitem(prove.__globals__, "RAISED", (0.75, 0.99, 0.999))
    for times in (30, 100, 300, 10**9):
        found = prove(space, (price,), Budget(seconds=1e9), Often(times), replace(sure, value=2 * sure.value))
        assert found.lower <= sure.value * (1 + SLACK) and found.value >= sure.value * (1 - SLACK)
    assert sure.proven and found.proven and found.value == pytest.approx(sure.value, rel=1e-9)
    assert len(looked) > 1


@pytest.mark.parametrize("target", ["energy", "edp"])
@pytest.mark.parametrize(
    ("text", "sizes", "room"),
    [
        ("O[k,p] = I[p+r] * W[k,r]", {"k": 3, "p": 7, "r": 3}, 64),
        ("O[k,p,q] = I[p+2*r,q+s] * W[k,r,s]", {"k": 2, "p": 5, "q": 7, "r": 3, "s": 2}, 256),
        ("O[2*p+r] = I[p] * W[r]", {"p": 7, "r": 3}, 24),
        ("O[k,2*p+r] = I[p] * W[k,r]", {"k": 3, "p": 7, "r": 3}, 24),
    ],
)
def test_each_element_of_a_window_is_moved_once_where_remainders_are_left(
    text: str, sizes: dict[str, int], room: int, target: str
) -> None:
    near = Memory("M", room, read_pj=1, write_pj=1)
    chip = Architecture((Memory("DRAM", read_pj=100, write_pj=100), near, Unit("MAC", energy_pj=1)))
    assert search(Workload.parse(text, sizes), chip, objective=target, mapspace="ruby", seconds=5).optimal


def test_what_a_relaxed_problem_says_is_known_while_mappings_are_tried_one_by_one() -> None:
    chip, told = piste.load("eyeriss"), list[float]()
    w = Workload.parse("O[k,2*p+r] = I[c,p] * W[k,c,r]", {"k": 8, "c": 8, "p": 14, "r": 4})

    class Told(Watch):
        def over(self, budget: Budget, evaluated: int, best: float = inf, lower: float = -inf) -> bool:
            told.append(lower)
            return super().over(budget, evaluated, best, lower)

    space, price = Mapspace(w, chip, "ruby"), objective("energy", chip)
    lower, _, _ = lower_bound(space, price, Budget(), Watch(), None)
    found = prove(space, (price,), Budget(mappings=100), Told())
    assert not found.proven and max(told) == pytest.approx(lower, rel=1e-9)


def test_a_transposed_convolution_is_a_bracket() -> None:
    w = Workload.parse("O[k,2*p+r,2*q+s] = I[c,p,q] * W[k,c,r,s]", {"k": 8, "c": 8, "p": 6, "q": 6, "r": 4, "s": 4})
    found = search(w, "simba", seconds=2)
    assert found.fits and found.value <= 1.3 * found.lower


@pytest.mark.parametrize("targets", [("edp",), ("energy", "cycles")])
def test_shapes_too_large_to_look_at_leave_a_bracket_and_no_proof(
    targets: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    w, chip = piste.gemm(3, 2, 4), piste.load("nvdla")
    space, objectives = Mapspace(w, chip, "ruby-s"), tuple(objective(target, chip) for target in targets)
    sure = prove(space, objectives, Budget(), Watch())
    monkeypatch.setitem(Part.branching.__globals__, "too_large", lambda problem, groups, rows, axes: rows > 8)
    found = prove(space, objectives, Budget(), Watch())
    assert sure.proven and not found.proven
    assert found.lower <= sure.value * (1 + SLACK)


@pytest.mark.parametrize("targets", [("edp",), ("energy", "cycles")])
def test_shapes_that_take_much_memory_are_left_with_a_bracket(
    targets: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    w, chip = piste.gemm(30, 20, 42), piste.load("eyeriss")
    space, objectives = Mapspace(w, chip, "ruby-s"), tuple(objective(target, chip) for target in targets)
    sure = prove(space, objectives, Budget(), Watch())
    memory = iter(range(10**6))
    monkeypatch.setitem(Search.__init__.__globals__, "resident_bytes", lambda: next(memory) << 30)
    monkeypatch.setitem(Search.__init__.__globals__, "LIGHT", 0)
    found = prove(space, objectives, Budget(), Watch())
    assert sure.proven and not found.proven
    assert found.lower <= sure.value * (1 + SLACK) <= found.value * (1 + 2 * SLACK)


def test_columns_that_are_let_go_of_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    space = Mapspace(piste.gemm(6, 4, 5), piste.load("nvdla"), "ruby")
    sure = prove(space, (objective("edp", space.architecture),), Budget(), Watch())
    monkeypatch.setattr(Plan, "full", lambda self, most=0: True)
    found = prove(space, (objective("edp", space.architecture),), Budget(), Watch())
    assert found.proven and found.value == sure.value and found.best == sure.best
