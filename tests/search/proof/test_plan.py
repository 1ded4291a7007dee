"""Spaces that are alike share a plan, and nothing of one search is seen in the next."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from piste.mapspace.space import Mapspace
from piste.search import search
from piste.search.proof.terms import _plan, plan_of
from piste.spec.architecture import Architecture, Fanout, Memory
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import FAMILIES, PLAIN, SLIDING, problem


def another(rng: Random, w: Workload, chip: Architecture) -> tuple[Workload, Architecture]:
    """The same with other sizes, widths, capacities and prices."""
    sizes = {r: 1 if size == 1 else rng.randint(2, 7) for r, size in w.sizes.items()}
    parts = []
    for part in chip.components:
        if isinstance(part, Memory) and part.capacity_bytes is not None:
            part = replace(part, capacity_bytes=2 * rng.randint(1, 40), read_pj=rng.choice([0, 1, 6.5]))
        if isinstance(part, Fanout):
            part = replace(part, axes={axis: rng.randint(1, 4) for axis in part.axes})
        parts.append(part)
    return replace(w, sizes=sizes), replace(chip, components=tuple(parts))


@settings(max_examples=examples(12))
@given(st.integers(0, 2**32 - 1), st.sampled_from(FAMILIES), st.sampled_from([PLAIN, SLIDING]))
def test_a_search_after_others_like_it_finds_the_same(seed: int, family: str, texts: dict[str, dict[str, int]]) -> None:
    rng = Random(seed)
    case = problem(rng, texts)
    cases = [(case.workload, case.architecture), *(another(rng, *case) for _ in range(2))]
    target = rng.choice(["energy", "cycles", "edp"])
    alone = []
    for w, chip in cases:
        _plan.cache_clear()
        alone.append(search(w, chip, objective=target, mapspace=family))
    _plan.cache_clear()
    for (w, chip), found in zip([*cases, cases[0]], [*alone, alone[0]], strict=True):
        after = search(w, chip, objective=target, mapspace=family)
        assert (after.value, after.best, after.lower) == (found.value, found.best, found.lower)


def test_what_is_alike() -> None:
    w = Workload.parse("B[m,n] = A[m,k] * W[k,n]", {"m": 4, "k": 6, "n": 8})
    chip = Architecture.from_list(
        [
            {"memory": {"name": "DRAM", "read_pj": 20}},
            {"fanout": {"name": "PE", "axes": {"x": 4, "y": 2}}},
            {"memory": {"name": "RF", "capacity_bytes": 64}},
            {"compute": {"name": "MAC"}},
        ]
    )

    def plan(sizes: dict[str, int], axes: dict[str, int], family: str = "perfect") -> object:
        parts = [replace(c, axes=axes) if isinstance(c, Fanout) else c for c in chip.components]
        space = Mapspace(replace(w, sizes=sizes), replace(chip, components=tuple(parts)), family)
        return plan_of(space.layout)

    mine = plan(w.sizes, {"x": 4, "y": 2})
    assert plan({"m": 7, "k": 5, "n": 3}, {"x": 16, "y": 8}) is mine
    assert plan({"m": 7, "k": 5, "n": 1}, {"x": 4, "y": 2}) is not mine
    assert plan(w.sizes, {"x": 4, "y": 1}) is not mine
    assert plan(w.sizes, {"x": 4, "y": 4}) is not mine
    assert plan(w.sizes, {"x": 4, "y": 2}, "ruby") is not mine
