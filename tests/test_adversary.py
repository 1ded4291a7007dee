"""Cascades, Einsums and curves that are drawn from the language, and trees that are drawn from nothing else."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from piste.search import search
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping
from piste.spec.workload import Workload
from tests.adversary import STORE, Edits, Named, attack, simplest, single, sink
from tests.examples import examples


@settings(max_examples=examples(8), deadline=None)
@given(st.integers(0, 10**9))
def test_no_tree_that_the_words_name_is_below_what_a_fused_search_says(seed: int) -> None:
    assert not attack(seed, trees=40, seconds=1.0).wrong


@settings(max_examples=examples(10), deadline=None)
@given(st.integers(0, 10**9))
def test_no_tree_of_a_mapspace_is_below_what_a_search_says(seed: int) -> None:
    assert not single(seed, trees=60, seconds=1.0).wrong


@settings(max_examples=examples(5), deadline=None)
@given(st.integers(0, 10**9))
def test_no_tree_moves_less_than_a_curve_or_its_floor(seed: int) -> None:
    assert not sink(seed, trees=60).wrong


def test_which_trees_the_words_name() -> None:
    """Of two ranks of a window one is shared, along which what iterations need is alike; tiles divide; a rank once."""
    w = Workload.parse("Y[k,x] = A[k,x] * B[k]; Z[p] = V[k,s] * Y[k,p+s]", k=2, x=6, p=4, s=3, bits=8)
    c = Architecture((Memory("M0", read_pj=10, write_pj=10), Memory("M1", 64, read_pj=1, write_pj=1), Unit("MAC")))
    found = search(w, c, seconds=10)
    named = Named(w, c, found, 3)  # type: ignore[arg-type]

    def tree(*above: Keep | Loop) -> Mapping:
        home = Keep("M0", ("A", "B", "V", "Z"))
        return Mapping((home, *above, Keep("M1", ("Y",)), Fuse(((Compute("Y"),), (Compute("Z"),)))))

    assert found.best is not None and named(found.best)
    assert named(tree()) and named(tree(Loop("p", 2))) and named(tree(Keep("M1", ("V",), False), Loop("p", 1)))
    assert not named(tree(Loop("p", 3))) and not named(tree(Loop("p", 2), Loop("s", 1)))
    assert not named(tree(Loop("p", 2), Loop("p", 1))) and not named(tree(Keep("M1", ("V",)), Loop("p", 2)))


def test_edits_reach_trees_of_all_forms() -> None:
    w = Workload.parse("P[m] = A[m,k] * B[k]; R[m] = P[m] + C[m]; Z[m] = R[m] * P[m]", m=4, k=2, bits=8)
    edits, tree, forms = Edits(Random(5), w, STORE), simplest(w, STORE), set[str]()
    for _ in range(300):
        tree = edits.changed(tree)
        forms.add(f"{str(tree).count('fuse')} {str(tree).count('keep') > 3} {'for' in str(tree)}")
    assert {"1 True True", "2 True True"} <= forms
