"""The bound on all keeps at once: below every tree of small problems, keeps by keeps, and equal to proven optima."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.space import Mapspace
from piste.search.objective import NAMED
from piste.search.proof.problem import TimeOver
from piste.search.proof.residency import Residency
from piste.search.root import Root
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Keep
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import PLAIN, counted, of_family, tiny

MTTKRP = "A[i,j] = B[i,k,l] * C[k,j] * D[l,j]"
STRIDED = {  # no window slides, but tiles have gaps
    "O[k,p] = I[c,{}*p] * W[k,c]": {"k": 3, "p": 4, "c": 3},
    "O[{}*p,k] = I[p,c] * W[k,c]": {"k": 3, "p": 4, "c": 3},
    "O[{}*p] = I[{}*p,c] * V[c] * Z[p]": {"p": 4, "c": 3},
    "O[p,q] = I[{}*p,{}*q] * W[q]": {"p": 4, "q": 4},
}
SIX = Architecture((
    Memory("DRAM", words_per_cycle=16, read_pj=200, write_pj=200),
    *(Memory(f"L{i}", 1 << (22 - 3 * i), read_pj=30 / 2**i, write_pj=30 / 2**i) for i in range(4)),
    Fanout("PE", {"x": 14, "y": 12}), Memory("RF", 128, read_pj=0.5, write_pj=0.5), Unit("MAC", energy_pj=0.5),
))  # fmt: skip


def residency(w: Workload, chip: Architecture, goal: str) -> Residency:
    space = Mapspace(w, chip)
    found = Residency.of(space, NAMED[goal], Root(space, NAMED["cycles"])())
    assert found is not None
    return found


@settings(max_examples=examples(15), deadline=None)
@given(st.integers(0, 2**30), st.sampled_from([PLAIN, STRIDED]))
def test_is_below_all_trees_with_the_same_keeps(seed: int, texts: dict[str, dict[str, int]]) -> None:
    (w, chip), trees = tiny(Random(seed), texts)
    least: dict[tuple[tuple[str, ...], ...], dict[str, float]] = {}
    for mapping in trees:
        if of_family(w, mapping, "perfect") and (found := counted(w, chip, mapping)).fits:
            keeps = [(node.memory, t) for node in mapping.nodes if isinstance(node, Keep) for t in node.tensors]
            kept = tuple(tuple(memory for memory, tensor in keeps if tensor == t)[1:] for t in w.tensors)
            known = least.setdefault(kept, {"energy": inf, "edp": inf})
            least[kept] = {name: min(value, NAMED[name](found)) for name, value in known.items()}
    for goal in ("energy", "edp"):
        bound = residency(w, chip, goal)
        for kept, values in least.items():
            assert bound.kept(dict(zip(w.tensors, kept, strict=True))) <= values[goal]
            assert bound.least <= values[goal]


@pytest.mark.parametrize("goal", ["energy", "edp"])
@pytest.mark.parametrize("chip", ["eyeriss", "nvdla", "simba", "own"])
@pytest.mark.parametrize(
    "w", [piste.gemm(96, 35, 50), piste.gemm(1, 64, 48), Workload.parse(MTTKRP, i=6, j=8, k=10, l=4)], ids=str
)
def test_is_the_optimum_where_room_is_not_shared(w: Workload, chip: str, goal: str) -> None:
    """The proof of the search, which looks at shapes, says the same."""
    own = Architecture((
        Memory("DRAM", read_pj=128, write_pj=128), Memory("L2", 512 * 1024, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 8, "y": 4}), Memory("RF", 256, read_pj=0.6, write_pj=0.6), Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    architecture = own if chip == "own" else piste.load(chip)
    assert isinstance(architecture, Architecture)
    found = piste.search(w, architecture, objective=goal, strategy="proof")
    bound = residency(w, architecture, goal)
    assert found.optimal
    assert bound.least <= found.value
    if goal == "energy":
        assert bound.least == pytest.approx(found.value, rel=1e-9)


def test_says_nothing_where_windows_slide_or_tiles_need_not_divide() -> None:
    conv = Workload.parse("O[p] = I[p+r] * W[r]", p=8, r=3)
    diagonal = Workload.parse("B[m] = A[m,m] * V[m]", m=4)
    for w in (conv, diagonal):
        assert Residency.of(Mapspace(w, SIX), NAMED["energy"]) is None
    assert Residency.of(Mapspace(piste.gemm(4, 4, 4), SIX, "ruby"), NAMED["energy"]) is None
    assert Residency.of(Mapspace(piste.gemm(4, 4, 4), SIX), NAMED["cycles"]) is None


def test_ends_when_time_is_over() -> None:
    bound = Residency.of(Mapspace(piste.gemm(64, 64, 64), SIX), NAMED["energy"], over=lambda: True)
    assert bound is not None
    with pytest.raises(TimeOver):
        _ = bound.least


@pytest.mark.parametrize("w", [piste.gemm(197, 769, 3073), piste.gemm(64, 96, 128)], ids=str)
def test_many_memories_are_proven(w: Workload) -> None:
    """32,768 sets of keeps, which took minutes one by one."""
    found = piste.search(w, SIX, strategy="proof")
    assert found.optimal
    assert found.value >= residency(w, SIX, "energy").least
