"""The terms of a shape are the closed form, written down: cases worked out by hand."""

from __future__ import annotations

import pytest

import piste
from piste.mapspace.shapes import Layout
from piste.mapspace.space import Mapspace
from piste.search.proof.columns import Factor
from piste.search.proof.terms import Product, TermMaker, has_terms
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload

CHIP = Architecture.from_list(
    [
        {"memory": {"name": "DRAM"}},
        {"fanout": {"name": "PE", "axes": {"x": 4}}},
        {"memory": {"name": "RF", "capacity_bytes": 512}},
        {"compute": {"name": "MAC"}},
    ]
)
GEMM = piste.gemm(6, 5, 4)


def maker(workload: Workload = GEMM, factors: str = "ruby") -> TermMaker:
    layout: Layout = Mapspace(workload, CHIP, factors).layout
    return TermMaker(layout, {})


def factors(product: Product) -> list[Factor]:
    return [f for column in product.columns if column for f in column.factors]


def test_loops_that_a_tensor_lacks_count_only_above_those_that_it_has() -> None:
    terms = maker()
    walk, access = terms.walk((("m", None), ("n", None)), frozenset()), terms.einsum.accesses["A"]
    count = walk.entering(access, 2, 2, False, True, None)
    assert (count.whole.axes, factors(count.whole), count.kept) == ((("k", 1), ("m", 1)), [], ())


def test_what_stays_when_a_loop_above_advances() -> None:
    terms = maker()
    walk, access = terms.walk((("n", None), ("m", None)), frozenset()), terms.einsum.accesses["A"]
    count = walk.entering(access, 2, 2, False, True, None)
    assert count.whole.axes == (("k", 1), ("m", 1))
    assert factors(count.whole) == [Factor("visits", "n", "L", 1)]
    (stays,) = count.kept  # the loop of m itself brings other tiles: nothing stays
    assert stays.axes == (("k", 1),)
    assert set(factors(stays)) == {Factor("held", "m", "L", 0), Factor("more", "n", "L", 0)}


def test_of_tiles_that_divide_nothing_is_said_to_stay() -> None:
    terms = maker(factors="perfect")
    walk = terms.walk((("n", None), ("m", None)), frozenset())
    assert walk.entering(terms.einsum.accesses["A"], 2, 2, False, True, None).kept == ()


@pytest.mark.parametrize("first, kinds", [(False, "A"), (True, "Z")])
def test_instances_apart_and_the_first(first: bool, kinds: str) -> None:
    terms = maker()
    walk = terms.walk((("k", "PE"),), frozenset("mnk"))
    count = walk.entering(terms.einsum.accesses["A"], 1, 1, first, True, None)
    assert factors(count.whole) == ([Factor("boxes", "k", kinds)] if first else [])
    assert factors(walk.touched(terms.einsum.output, 1, False).whole) == [Factor("instances", "k", "A")]
    assert {f.kinds for f in factors(walk.compute)} == {"L", "ZL"}


def test_a_window_is_a_factor_of_two_ranks() -> None:
    terms = maker(piste.conv2d(6, 1, 3, 1, 2, 2))
    access = terms.einsum.accesses["I"]
    walk = terms.walk((("p", None),), frozenset())
    count = walk.entering(access, 1, 1, False, True, None)
    side = Factor("side", "r")
    assert factors(count.whole) == [Factor("pair", "p", "L", other=side)]
    assert [factors(product) for product in count.kept] == [[Factor("kept", "p", "L", advances=True, other=side)]]
    assert factors(walk.tile(access, 1)) == [Factor("width", "p", level=1, other=Factor("extent", "r"))]


def test_what_has_no_terms() -> None:
    assert has_terms(GEMM)
    assert not has_terms(Workload.parse("B[i,j] = A[i,i] * W[i,j]", i=4, j=4))
    assert not has_terms(Workload.parse("O[p+r] = I[p] * W[r]", p=4, r=3))
