"""What rests in a tile: that loops between have steps, which bounds take for granted, costs no optimum."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.space import Mapspace
from piste.search.objective import NAMED
from piste.search.proof.optimal import Search, prove
from piste.search.proof.prices import ShapePrices
from piste.search.proof.problem import Goal, Problem
from piste.search.proof.smooth import Smooth
from piste.search.strategy import Budget, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload
from tests.examples import examples

AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller case

BATCHED = "O[b,m,n] = A[b,m,k] * W[b,k,n]"


def drawn(rng: Random) -> tuple[Workload, Architecture]:
    """A product on small memories, of which some are inside fanouts."""
    sizes = {rank: rng.choice([2, 3, 4, 5, 6, 7, 9, 10, 11, 13]) for rank in "mkn"}
    w = piste.gemm(*sizes.values()) if rng.random() < 0.7 else Workload.parse(BATCHED, b=rng.choice([2, 3]), **sizes)
    parts: list[Memory | Fanout | Unit] = [Memory("DRAM", read_pj=100, write_pj=100)]
    for i in range(rng.randint(1, 2)):
        if rng.random() < 0.5:
            parts.append(Fanout(f"F{i}", {"x": rng.choice([2, 3, 4])}, multicast=rng.random() < 0.8))
        keeps = rng.choice([None, None, ("input",), ("weight",), ("input", "output")])
        size, price = rng.choice([8, 12, 16, 24, 32, 48]), rng.choice([0.5, 2.0, 10.0])
        parts.append(Memory(f"M{i}", size, keeps, read_pj=price, write_pj=price))
    return w, Architecture((*parts, Unit("MAC", energy_pj=0.1)))


def both(space: Mapspace, target: str, monkeypatch: pytest.MonkeyPatch) -> tuple[float, float]:
    """The optimum, and that of bounds for which everything may rest."""
    found = prove(space, (NAMED[target],), Budget(), Watch())
    with monkeypatch.context() as patch:
        patch.setattr(Problem, "_full", lambda self: [0.0] * len(self._outline.full))
        other = prove(space, (NAMED[target],), Budget(), Watch())
    assert found.proven and other.proven
    return found.value, other.value


@settings(max_examples=examples(6), phases=AS_DRAWN)
@given(st.integers(0, 2**32 - 1), st.sampled_from(["ruby", "ruby-s", "ruby-t"]), st.sampled_from(["energy", "edp"]))
def test_the_optimum_is_the_same_if_everything_may_rest(seed: int, family: str, target: str) -> None:
    w, chip = drawn(Random(seed))
    found, other = both(Mapspace(w, chip, family), target, pytest.MonkeyPatch())
    assert found == pytest.approx(other, rel=1e-9)


@pytest.mark.parametrize("family", ["ruby", "ruby-s", "ruby-t"])
def test_a_keep_rests_below_a_loop_and_above_that_of_another_rank_below_the_spreads(family: str) -> None:
    """A stays while n advances: the loops of its ranks between, which walk them below the spreads, have one step."""
    w = Workload.parse(BATCHED, b=2, m=7, k=6, n=22)
    chip = Architecture((
        Memory("DRAM", read_pj=100, write_pj=100),
        Memory("M0", 96, ("weight",), read_pj=10, write_pj=10),
        Fanout("F1", {"x": 4}, reduce=False),
        Memory("M1", 24, ("input", "output"), read_pj=0.5, write_pj=0.5),
        Unit("MAC", energy_pj=0.1),
    ))  # fmt: skip
    found, other = both(Mapspace(w, chip, family), "energy", pytest.MonkeyPatch())
    assert found == pytest.approx(other, rel=1e-9)


def nested(rng: Random) -> tuple[Workload, Architecture]:
    """A product on two fanouts, of which the inner one or both may have a memory inside."""
    sizes = [rng.choice([2, 3, 4, 5, 6, 7, 9]) for _ in "mkn"]
    parts: list[Memory | Fanout | Unit] = [Memory("DRAM", read_pj=100, write_pj=100, words_per_cycle=2)]
    for i, share in enumerate((0.8, 0.6)):
        parts.append(Fanout(f"F{i}", {"x": rng.choice([2, 3, 4])}, rng.random() < 0.6, rng.random() < 0.6))
        if rng.random() < share:
            keeps = rng.choice([None, ("input",), ("weight",), ("input", "output")])
            price = rng.choice([0.0, 0.5, 2.0])
            parts.append(Memory(f"M{i}", rng.choice([1, 4, 8, 16]), keeps, read_pj=price, write_pj=price))
    return piste.gemm(*sizes), Architecture((*parts, Unit("MAC", energy_pj=0.1)))


def outside(rng: Random) -> tuple[Workload, Architecture]:
    """A product on memories of which none is inside a fanout: mappings with remainders are mixtures of others."""
    sizes = [rng.choice([2, 3, 5, 6, 7, 9, 10, 11, 13]) for _ in "mkn"]
    parts: list[Memory | Fanout | Unit] = [
        Memory("DRAM", read_pj=100, write_pj=100, words_per_cycle=rng.choice([1, 4]))
    ]
    for i in range(rng.randint(1, 3)):
        keeps = rng.choice([None, None, ("input",), ("weight",), ("input", "output")])
        size, price = rng.choice([6, 8, 12, 16, 24, 32]), rng.choice([0.5, 2.0, 10.0])
        parts.append(
            Memory(f"M{i}", size, keeps, read_pj=price, write_pj=price, words_per_cycle=rng.choice([None, 1, 2]))
        )
    array = [Fanout("F", {"x": rng.choice([2, 3])}, rng.random() < 0.6, rng.random() < 0.6)] * (rng.random() < 0.5)
    return piste.gemm(*sizes), Architecture((*parts, *array, Unit("MAC", energy_pj=0.1)))


@settings(max_examples=examples(12), phases=AS_DRAWN)
@given(
    st.integers(0, 2**32 - 1),
    st.sampled_from([nested, outside]),
    st.sampled_from(["ruby", "ruby-s", "ruby-t"]),
    st.sampled_from(["energy", "edp"]),
)
def test_no_optimum_is_lost_to_the_bound_of_real_tiles(
    seed: int, chips: Callable[[Random], tuple[Workload, Architecture]], family: str, target: str
) -> None:
    space = Mapspace(*chips(Random(seed)), family)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ShapePrices, "larger", lambda prices, kept, rows: True)  # every set of keeps is bounded so
        found = prove(space, (NAMED[target],), Budget(), Watch())
        patch.setattr(Smooth, "bound", lambda self, kept, enough, budget, watch: 0.0)
        other = prove(space, (NAMED[target],), Budget(), Watch())
    assert found.proven and other.proven
    assert found.value == pytest.approx(other.value, rel=1e-9)


@settings(max_examples=examples(9), phases=AS_DRAWN)
@given(
    st.integers(0, 2**32 - 1),
    st.sampled_from([nested, outside, drawn]),
    st.sampled_from(["perfect", "ruby", "ruby-s", "ruby-t"]),
    st.sampled_from(["energy", "cycles", "edp"]),
)
def test_no_mapping_with_some_keeps_is_below_their_bound(
    seed: int, chips: Callable[[Random], tuple[Workload, Architecture]], family: str, target: str
) -> None:
    """Keeps by keeps, with prices of any size. With a keep that is of no use a mapping may cost less than the bound of
    its keeps: then it costs no less than one without it."""
    rng, price = Random(seed), NAMED[target]
    w, chip = chips(rng)
    prices = [0.0, 0.001, 1.0, 30.0, 1e5]
    parts = (
        replace(c, read_pj=rng.choice(prices), write_pj=rng.choice(prices)) if isinstance(c, Memory) else c
        for c in chip.components
    )
    space = Mapspace(w, replace(chip, components=tuple(parts)), family)
    listed, smooth = list(space.layout.keep_sets()), Smooth(space, price)
    for j in sorted(rng.sample(range(len(listed)), min(len(listed), 12))):
        others = {(0, i): inf for i in range(len(listed)) if i != j}
        best = Search(space, (price,), Budget(), Watch(), keeps=others).best(Goal((price,)), once=True).value
        if smooth.bound(listed[j], 2 * best, Budget(), Watch()) <= best * (1 + 1e-9):
            continue
        fewer = [i for i, some in enumerate(listed) if i != j and all(set(some[t]) <= set(listed[j][t]) for t in some)]
        others = {(0, i): inf for i in range(len(listed)) if i not in fewer}
        less = Search(space, (price,), Budget(), Watch(), keeps=others).best(Goal((price,)), once=True).value
        assert less <= best * (1 + 1e-9), (listed[j], less, best)


def test_one_point_has_a_bound_too() -> None:
    chip = Architecture((Memory("DRAM", read_pj=40, write_pj=1), Memory("RF", 80), Unit("MAC")))
    space = Mapspace(piste.gemm(1, 1, 1), chip, "ruby")
    nothing = dict.fromkeys(space.workload.tensors, ())
    assert Smooth(space, NAMED["energy"]).bound(nothing, 100.0, Budget(), Watch()) == pytest.approx(81)
