"""Loop trees as plain data and as text: each reads back what it wrote; and every way they are refused."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

import pickle
from typing import Any

import pytest
from hypothesis import given

from piste.errors import SpecError
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread
from tests.spec.described import mappings


@given(mappings())
def test_plain_data_and_back_is_identity(mapping: Mapping) -> None:
    assert Mapping.from_list(mapping.to_list()) == mapping
    assert pickle.loads(pickle.dumps(mapping)) == mapping


@given(mappings())
def test_print_then_parse_is_identity(mapping: Mapping) -> None:
    assert Mapping.parse(str(mapping)) == mapping


FUSED = Mapping(
    (
        Keep("DRAM", ("A", "B", "D", "Z")),
        Loop("m", 8),
        Keep("GLB", ("P",), retain=False),
        Fuse(
            (
                (Spread("l", 4, "PE.x"), Keep("RF", ("P",)), Compute("P")),
                (Loop("n", 1), Fuse(((Compute("Z"),), (Compute("Y", "SFU"),)))),
                (Compute("X"),),
            )
        ),
    )
)
TEXT = """\
DRAM | keep A, B, D, Z
     | for m in steps of 8
GLB  |   keep P (retain: false)
     |   fuse
     |     first
     |       spread l in steps of 4 over PE.x
RF   |         keep P
     |         compute P
     |     then
     |       for n in steps of 1
     |         fuse
     |           first
     |             compute Z
     |           then
     |             compute Y on SFU
     |     then
     |       compute X"""


def test_the_text_is_a_nest_with_memories_in_the_margin() -> None:
    assert str(FUSED) == TEXT


def test_reading_needs_no_tidy_indentation() -> None:
    text = "# a comment\n\nDRAM|keep A,W , B\n|for m in steps of 16\n\n  |\tcompute   B\n"
    assert Mapping.parse(text) == Mapping((Keep("DRAM", ("A", "W", "B")), Loop("m", 16), Compute("B")))


def test_tiles_may_begin_apart() -> None:
    text = (
        "     | for m in tiles of 4, 2 apart\n     |   spread n in tiles of 1, 3 apart over PE.x\n     |     compute B"
    )
    mapping = Mapping((Loop("m", 4, 2), Spread("n", 1, "PE.x", 3), Compute("B")))
    assert str(mapping) == text.replace("     |", " |")
    assert (
        Mapping.from_list([{"loop": {"rank": "m", "tile": 4, "step": 2}}, {"compute": "B"}]).nodes[0]
        == mapping.nodes[0]
    )


KINDS = "write 'for m in steps of 16', 'spread n in steps of 8 over PE.x', 'fuse', 'compute B' or 'GLB | keep A, B'"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: found the end, expected a compute or a fuse; write '| compute B'"),
        ("| for m in steps of 4\n", "line 1: found the end, expected a compute or a fuse; write '| compute B'"),
        ("for m in steps of 4", "line 1: found 'for m in steps of 4', expected a '|' after the margin; write 'GLB | keep A' or '| compute B'"),
        ("\n| loop m 4\n| compute B", f"line 2: found 'loop m 4', expected keep, for, spread, fuse, pipe or compute; {KINDS}"),
        ("| for m in steps of x\n| compute B", "line 1: a tile must be a positive integer, found 'x'; write one such as 64"),
        ("| for m in steps of 0\n| compute B", "line 1: a tile must be a positive integer, found '0'; write one such as 64"),
        ("| for m in tiles of 4, 0 apart\n| compute B", "line 1: a step must be a positive integer, found '0'; write one such as 64"),
        ("| for m in tiles of 4\n| compute B", f"line 1: found 'for m in tiles of 4', expected keep, for, spread, fuse, pipe or compute; {KINDS}"),
        ("| spread m in steps of 4\n| compute B", f"line 1: found 'spread m in steps of 4', expected keep, for, spread, fuse, pipe or compute; {KINDS}"),
        ("| keep A\n| compute B", "line 1: found 'keep A', expected a memory in the margin; write 'GLB | keep A'"),
        ("GLB | compute B", "line 1: found 'compute B', expected a keep beside GLB; write 'GLB | keep A' or leave the margin empty"),
        ("GLB | keep A,, B\n| compute B", "line 1: found 'keep A,, B', expected names with ',' between; write 'GLB | keep A, B'"),
        ("GLB | keep A B\n| compute B", "line 1: found 'keep A B', expected names with ',' between; write 'GLB | keep A, B'"),
        ("| compute B\n| compute C", "line 2: found 'compute C', expected the end, because a compute is last; move it above the compute"),
        ("| fuse\n| compute B", "line 2: found 'compute B', expected 'first' below a fuse; write '| first' above the first branch and '| then' above each other"),
        ("| fuse", "line 1: found 'fuse', expected 'first' below a fuse; write '| first' above the first branch and '| then' above each other"),
        ("| fuse\n|  first\n|  compute B\n| then\n|  compute C", "line 4: found 'then', expected a 'first' in the same column above; line it up with the first of its fuse or pipe"),
    ],
)  # fmt: skip
def test_refusals_of_text(text: str, message: str) -> None:
    with pytest.raises(SpecError) as error:
        Mapping.parse(text)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("entries", "message", "place"),
    [
        (None, "a mapping must be a list, found nothing; write keeps, loops, spreads and a compute, top down", ()),
        ([], "a mapping must be a list, found nothing; write keeps, loops, spreads and a compute, top down", ()),
        (["compute"], "a mapping entry has one of the keys keep, loop, spread, fuse, pipe, compute, found 'compute'; write it like 'loop: {rank: m, tile: 16}'", (0,)),
        ([{"lop": {}}], "a mapping entry cannot be 'lop'; did you mean 'loop'?", (0, "lop")),
        ([{"loop": "m"}], "loop must have keys (rank, tile, step), found 'm'; write {rank: ...}", (0, "loop")),
        ([{"loop": {"rank": "m"}}], "loop has no tile; write 'tile: ...'", (0, "loop")),
        ([{"loop": {"rank": "m", "tiel": 3}}], "loop has no key 'tiel'; did you mean 'tile'?", (0, "loop", "tiel")),
        ([{"loop": {"rank": "m", "tile": 0}}], "tile of the loop over m must be a positive integer, found 0; write one such as 16", (0, "loop", "tile")),
        ([{"loop": {"rank": "m", "tile": "four"}}], "tile of the loop over m must be a positive integer, found 'four'; write one such as 16", (0, "loop", "tile")),
        ([{"loop": {"rank": ["m"], "tile": 1}}], "rank of a loop must be text, found ['m']; write a name", (0, "loop", "rank")),
        ([{"spread": {"rank": "m", "tile": True, "over": "PE.x"}}], "tile of the spread over m must be a positive integer, found true; write one such as 16", (0, "spread", "tile")),
        ([{"spread": {"rank": "m", "tile": 4}}], "spread has no over; write 'over: ...'", (0, "spread")),
        ([{"spread": {"rank": "m", "tile": 4, "over": 3}}], "over of the spread of m must be text, found 3; write a name", (0, "spread", "over")),
        ([{"keep": {"memory": "GLB"}}], "keep has no tensors; write 'tensors: ...'", (0, "keep")),
        ([{"keep": {"memory": "GLB", "tensors": "A"}}], "tensors of the keep in GLB must be a list of names, found 'A'; write it like [A, B]", (0, "keep", "tensors")),
        ([{"keep": {"memory": "GLB", "tensors": []}}], "tensors of the keep in GLB must be a list of names, found nothing; write it like [A, B]", (0, "keep", "tensors")),
        ([{"keep": {"memory": "GLB", "tensors": ["A", "A"]}}], "tensors of the keep in GLB names A twice; write it once", (0, "keep", "tensors")),
        ([{"keep": {"memory": "GLB", "tensors": ["A"], "retain": 0}}], "retain of the keep in GLB must be true or false, found 0; write true or false", (0, "keep", "retain")),
        ([{"fuse": {}}], "fuse must be a list, found nothing; write a list of branches, each a list of entries", (0, "fuse")),
        ([{"fuse": [{"compute": "B"}]}], "a mapping must be a list, found {'compute': 'B'}; write keeps, loops, spreads and a compute, top down", (0, "fuse", 0)),
        ([{"fuse": [[{"compute": 3}]]}], "compute must be text, found 3; write a name", (0, "fuse", 0, 0, "compute")),
        ([{"compute": {"unit": "MAC"}}], "compute has no einsum; write 'einsum: ...'", (0, "compute")),
        ([{"compute": {"einsum": "B", "unit": 3}}], "unit of the compute of B must be text, found 3; write a name", (0, "compute", "unit")),
    ],
)  # fmt: skip
def test_refusals_of_plain_data(entries: Any, message: str, place: tuple[Any, ...]) -> None:
    with pytest.raises(SpecError) as error:
        Mapping.from_list(entries)
    assert str(error.value) == message
    assert error.value.place == place
