"""Moves on a tree with branches, and how they are refused; the simple cases are the examples in their docstrings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import assume, given

from piste.errors import MappingError
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from tests.spec.described import mappings

FUSED = Mapping.parse("""
DRAM | keep A, B, D, P, Z
     | for m in steps of 8
GLB  |   keep P
     |   fuse
     |     first
GLB  |       keep A
     |       for m in steps of 1
     |         for k in steps of 1
     |           compute P
     |     then
GLB  |       keep A, Z
     |       for m in steps of 1
     |         for n in steps of 1
     |           compute Z
""")


def branch(mapping: Mapping, b: int) -> str:
    fuse = mapping.nodes[-1]
    assert isinstance(fuse, Fuse)
    return str(Mapping(fuse.branches[b]))


def test_split_finds_the_place_above_or_inside_the_fuse() -> None:
    assert FUSED.split("m", 16).nodes[1:3] == (Loop("m", 16), Loop("m", 8))
    assert branch(FUSED.split("k", 4), 0) == (
        "GLB | keep A\n    | for m in steps of 1\n    |   for k in steps of 4\n    |     for k in steps of 1\n"
        "    |       compute P"
    )
    assert branch(FUSED.split("m", 4, of="Z"), 1) == (
        "GLB | keep A, Z\n    | for m in steps of 4\n    |   for m in steps of 1\n    |     for n in steps of 1\n"
        "    |       compute Z"
    )
    assert branch(FUSED.split("m", 4, of="Z"), 0) == branch(FUSED, 0)


def test_split_above_a_spread() -> None:
    mapping = Mapping((Spread("n", 4, "PE.x"), Compute("B")))
    assert mapping.split("n", 8).nodes == (Loop("n", 8), Spread("n", 4, "PE.x"), Compute("B"))


def test_reorder_inside_a_branch() -> None:
    expected = "GLB | keep A\n    | for k in steps of 1\n    |   for m in steps of 1\n    |     compute P"
    assert branch(FUSED.reorder("k", "m"), 0) == expected


def test_reorder_keeps_the_order_of_equal_ranks() -> None:
    mapping = Mapping((Loop("m", 8), Loop("n", 4), Loop("m", 2), Loop("k", 1), Compute("B")))
    assert mapping.reorder("k", "m").nodes == (Loop("k", 1), Loop("n", 4), Loop("m", 8), Loop("m", 2), Compute("B"))


def test_keep_moves_only_on_the_paths_that_it_serves() -> None:
    moved = FUSED.keep("GLB", "A", below=Loop("k", 1))
    assert branch(moved, 0) == (
        "    | for m in steps of 1\n    |   for k in steps of 1\nGLB |     keep A\n    |     compute P"
    )
    assert branch(moved, 1) == branch(FUSED, 1)
    above = FUSED.keep("GLB", "A", below=Loop("m", 8))
    assert above.nodes[2:4] == (Keep("GLB", ("P",)), Keep("GLB", ("A",)))
    assert "keep A" not in branch(above, 0)
    assert branch(above, 1).startswith("GLB | keep Z\n")


def test_keep_at_the_top_and_without_retention() -> None:
    mapping = Mapping((Keep("DRAM", ("A", "B")), Loop("m", 4), Compute("B")))
    kept = mapping.keep("GLB", "A", retain=False)
    assert kept.nodes == (Keep("DRAM", ("A", "B")), Keep("GLB", ("A",), False), Loop("m", 4), Compute("B"))


def test_drop_everywhere() -> None:
    dropped = FUSED.drop("GLB", "A", "P")
    assert isinstance(dropped.nodes[2], Fuse)
    assert "keep A" not in branch(dropped, 0)
    assert branch(dropped, 1).startswith("GLB | keep Z\n")


P = Mapping.parse(
    "DRAM | keep A, B, P\nGLB | keep B\n | for m in steps of 8\nGLB | keep A\n | for l in steps of 4\n | compute P"
)
Z = Mapping.parse("DRAM | keep P, D, Z\n | for m in steps of 8\n | for l in steps of 4\n | compute Z")


def test_fuse_shares_as_many_loops_as_asked() -> None:
    assert (
        str(P.fuse(Z, loops=0))
        == """\
DRAM | keep A, B, P, D, Z
GLB  | keep B
     | fuse
     |   first
     |     for m in steps of 8
GLB  |       keep A
     |       for l in steps of 4
     |         compute P
     |   then
     |     for m in steps of 8
     |       for l in steps of 4
     |         compute Z"""
    )
    assert (
        str(P.fuse(Z, loops=1))
        == """\
DRAM | keep A, B, P, D, Z
GLB  | keep B
     | for m in steps of 8
     |   fuse
     |     first
GLB  |       keep A
     |       for l in steps of 4
     |         compute P
     |     then
     |       for l in steps of 4
     |         compute Z"""
    )
    assert (
        str(P.fuse(Z))
        == """\
DRAM | keep A, B, P, D, Z
GLB  | keep B
     | for m in steps of 8
GLB  |   keep A
     |   for l in steps of 4
     |     fuse
     |       first
     |         compute P
     |       then
     |         compute Z"""
    )


def test_fusing_a_third_adds_a_branch() -> None:
    third = Mapping((Keep("DRAM", ("Z", "Y")), Loop("m", 8), Compute("Y")))
    fuse = P.fuse(Z, loops=1).fuse(third).nodes[-1]
    assert isinstance(fuse, Fuse)
    assert [nodes[-1] for nodes in fuse.branches] == [Compute("P"), Compute("Z"), Compute("Y")]


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (lambda: FUSED.split("m", 4), "a place to split m is in 2 places; say whose path is meant with of='Einsum'"),
        (lambda: FUSED.split("m", 4, of="Q"), "Q is computed nowhere here; name an Einsum that is"),
        (
            lambda: FUSED.spread("m", 4, "PE.x"),
            "the loop over m in steps of 4 is not in this mapping; print it to see what is",
        ),
        (
            lambda: FUSED.spread("m", 1, "PE.x"),
            "the loop over m in steps of 1 is in 2 places; say whose path is meant with of='Einsum'",
        ),
        (
            lambda: FUSED.reorder("k", "n"),
            "a run of loops over k and n with nothing between is not in this mapping; print it to see what is",
        ),
        (
            lambda: FUSED.keep("GLB", "A", below=Spread("m", 1, "PE.x")),
            "the spread of m over PE.x in steps of 1 is not in this mapping; print it to see what is",
        ),
        (lambda: FUSED.drop("RF", "A"), "RF does not keep A here; name a memory that does"),
    ],
)
def test_refusals(move: Callable[[], Mapping], message: str) -> None:
    with pytest.raises(MappingError) as error:
        move()
    assert str(error.value) == message


@given(mappings())
def test_a_split_adds_one_loop_and_changes_nothing_else(mapping: Mapping) -> None:
    einsum = str(mapping).split("compute ")[-1].split()[0]
    assume(str(mapping).split().count(einsum) == 1)
    before, after = (
        [line.split() for line in str(m).splitlines()] for m in (mapping, mapping.split("new_rank", 3, of=einsum))
    )
    added = after.index(["|", "for", "new_rank", "in", "steps", "of", "3"])
    assert after[:added] + after[added + 1 :] == before
    assert after[added + 1][:2] == ["|", "compute"]
