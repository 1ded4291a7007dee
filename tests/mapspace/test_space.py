"""A mapspace counts what it iterates, iterates what it contains, and contains what factors and constraints allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.errors import SpecError
from piste.mapspace.constraints import Constraints
from piste.mapspace.shapes import Shape
from piste.mapspace.space import Mapspace
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import conv2d, gemm
from piste.spec.files import load
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload
from tests.examples import LONG, examples, some
from tests.strategies import single

TILINGS = ["perfect", "ruby", "ruby-s", "ruby-t", "ragged"]
LINE = Architecture((Memory("DRAM"), Fanout("PE", {"x": 6}), Unit("MAC")))
CHIP = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 3, "y": 2}), Memory("RF"), Unit("MAC")))
FEW = [{"memory": "GLB", "bypass": ["weight"]}, {"memory": "RF", "bypass": ["input"]}]  # so that a test is quick

WISHES: dict[str, list[dict[str, Any]]] = {
    "none": [],
    "steps of a level": [{"memory": "GLB", "factors": {"m": 2}}],
    "steps of several loops and the compute": [{"memory": "RF", "factors": {"k": ">=2", "m": "<=2"}}],
    "instances of a rank": [{"axis": "PE.x", "factors": {"m": "2..3"}}, {"axis": "PE.y", "ranks": ["k"]}],
    "instances of an axis": [{"axis": "PE.x", "min_utilization": 0.6}],
    "instances in all": [{"min_utilization": 0.6}],
    "nowhere": [{"memory": "DRAM", "ranks": []}, {"memory": "GLB", "ranks": []}, {"axis": "PE.x", "ranks": []}],
}


def space_of(workload: Workload, factors: str, wishes: list[dict[str, Any]]) -> Mapspace:
    return Mapspace(workload, CHIP, factors, Constraints.read([*FEW, *wishes]))


def tiles_by_brute_force(space: Mapspace, shape: Shape) -> Iterator[tuple[int, ...]]:
    """All nested tiles whose mapping the space contains, which judges the finished tree."""
    sizes = space.workload.sizes

    def nested(at: int, left: dict[str, int]) -> Iterator[tuple[int, ...]]:
        if at < len(shape.slots):
            rank = shape.slots[at].rank
            for tile in range(1, left[rank] + 1):
                yield from ((tile, *further) for further in nested(at + 1, left | {rank: tile}))
        elif all(tile == 1 or rank in shape.leaf for rank, tile in left.items()):
            yield ()

    return (tiles for tiles in nested(0, dict(sizes)) if shape.mapping(tiles, sizes) in space)


@pytest.mark.parametrize("wishes", WISHES.values(), ids=WISHES)
@pytest.mark.parametrize("factors", TILINGS)
def test_tilings_are_those_that_the_space_contains(factors: str, wishes: list[dict[str, Any]]) -> None:
    space = space_of(gemm(3, 2, 2), factors, wishes)
    for shape in Random(0).sample(space.shapes, 4 if LONG else 1):
        found = list(space.tilings(shape))
        assert sorted(found) == sorted(tiles_by_brute_force(space, shape))
        assert len(set(found)) == len(found) == space.tilings(shape).count()


@pytest.mark.parametrize(("factors", "wishes"), some(list(product([*TILINGS, "padded"], WISHES)), 12))
def test_count_iteration_and_draws_agree(factors: str, wishes: str) -> None:
    space = space_of(gemm(2, 2, 1) if factors == "padded" else gemm(4, 2, 1), factors, WISHES[wishes])
    mappings = list(space)
    assert len(mappings) == space.count()
    assert space.empty == (not mappings)
    assert all(mapping in space for mapping in mappings[::17])
    if not mappings:
        with pytest.raises(SpecError, match="no mapping was met in"):
            space.sample(Random(0))
        return
    draws = [space.sample(rng) for rng in [Random(7)] for _ in range(50)]
    assert set(draws) <= set(mappings)
    assert draws == [space.sample(rng) for rng in [Random(7)] for _ in range(50)]


def test_every_mapping_can_be_drawn() -> None:
    space = Mapspace(gemm(6, 2, 1), LINE, "ruby")
    rng = Random(0)
    assert {space.sample(rng) for _ in range(40 * space.count())} == set(space)


def test_large_spaces_are_counted_and_begun_at_once() -> None:
    space = Mapspace(gemm(1024, 1021, 1024), CHIP, "ragged")
    assert space.count() > 10**20
    for mapping in (*islice(space, 3), space.sample(Random(0))):
        assert mapping in space


def test_a_convolution() -> None:
    space = space_of(conv2d(p=2, q=1, r=2, s=1, c=1, k=2), "ruby", [])
    assert space.count() == sum(1 for _ in space)
    assert all(mapping in space for mapping in islice(space, 0, None, 997))


def test_the_toy_of_ruby() -> None:
    """100 elements on 6 PEs: 1, 2, 4 or 5 of them divide 100."""
    counts = {factors: Mapspace(gemm(100, 1, 1), LINE, factors).count() for factors in (*TILINGS, "padded")}
    assert counts == {"perfect": 4, "ruby": 6, "ruby-s": 6, "ruby-t": 223, "ragged": 6, "padded": 4 + 4}


def test_one_factor_for_each_axis_where_only_some_walks_leave_remainders() -> None:
    nodes = (Spread("m", 4, "PE.x"), Loop("m", 2), Spread("m", 1, "PE.x"))
    mapping = Mapping((Keep("DRAM", ("A", "W", "B")), *nodes, Compute("B")))
    space = Mapspace(gemm(8, 1, 1), LINE, "ruby")
    assert mapping in space
    said = replace(space, factors="ruby-t").why_not(mapping)
    assert said == "m is spread over PE.x twice, but ruby-t has one factor for each axis"


def test_padding() -> None:
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 16}), Unit("MAC")))
    space = Mapspace(gemm(127, 16, 3), chip, "padded", Constraints.read([{"axis": "PE.x", "ranks": ["m", "k"]}]))
    assert [w.sizes for w in space.problems()] == [{"m": 127, "k": 16, "n": 3}, {"m": 128, "k": 16, "n": 3}]
    assert space.problems()[0] == space.workload
    assert [s.factors for s in space.spaces()] == ["perfect", "perfect"]
    nodes = (Keep("DRAM", ("A", "W", "B")), Loop("m", 16), Spread("m", 1, "PE.x"), Compute("B"))
    assert Mapping(nodes) in space
    assert Mapping(nodes) not in replace(space, factors="perfect")
    assert replace(space, factors="ruby").problems() == (space.workload,)


@given(st.randoms(use_true_random=False))
@settings(max_examples=examples(60), deadline=None)
def test_any_tree_is_judged_by_its_tiles(rng: Random) -> None:
    case = single(rng, tiles=["perfect", "ruby", "any"], forgetful=0)
    for factors in TILINGS:
        space = Mapspace(case.workload, case.architecture, factors)
        reason = space.why_not(case.mapping) or ""
        bad = {
            rank
            for rank in case.workload.ranks
            if not by_definition(factors, *walks(case.mapping, rank, case.workload))
        }
        if factors in ("ruby-s", "ruby-t"):
            bad |= {rank for rank in case.workload.ranks if spread_twice(case.mapping, rank, case.workload)}
        assert (" is cut " in reason or " twice, " in reason) == bool(bad)
        assert not bad or reason.split()[0] in bad


def walks(mapping: Mapping, rank: str, workload: Workload) -> tuple[str, list[int]]:
    """The walks of a rank that have several steps, and the extents between them."""
    kinds, extents = "", [workload.sizes[rank]]
    for node in mapping.nodes:
        if isinstance(node, Loop | Spread) and node.rank == rank and node.tile < extents[-1]:
            kinds += "S" if isinstance(node, Spread) else "L"
            extents.append(node.tile)
    return (kinds, extents) if extents[-1] == 1 else (f"{kinds}L", [*extents, 1])


def spread_twice(mapping: Mapping, rank: str, workload: Workload) -> bool:
    """Whether spreads of a rank that have several instances share an axis."""
    axes, left = list[str](), workload.sizes[rank]
    for node in mapping.nodes:
        if isinstance(node, Loop | Spread) and node.rank == rank and node.tile < left:
            axes += [node.over] if isinstance(node, Spread) else []
            left = node.tile
    return len(set(axes)) < len(axes)


def by_definition(factors: str, kinds: str, extents: list[int]) -> bool:
    """By following every region down: what sizes it is cut into, and at which kind of walk they are not all alike."""
    if factors == "ragged":
        return True
    regions, uneven = {extents[0]}, set()
    for kind, tile in zip(kinds, extents[1:], strict=True):
        steps = {-(-region // tile) for region in regions}
        regions = {tile} | {last for region in regions if (last := region - (region - 1) // tile * tile) < tile}
        if len(steps) > 1:
            uneven.add(kind)
    ruby = all(outer % inner == 0 for outer, inner in pairwise(extents[1:]))
    return ruby and uneven <= {"perfect": set(), "ruby": {"L", "S"}, "ruby-s": {"S"}, "ruby-t": {"L"}}[factors]


@pytest.mark.parametrize(
    ("factors", "nodes", "why"),
    [
        ("perfect", (Loop("m", 6),), "m is cut 100 > 6 > 1 by perfect factors, but 6 does not divide 100"),
        ("ruby", (Loop("m", 6), Loop("m", 4)), "m is cut 100 > 6 > 4 > 1 by ruby factors, but 4 does not divide 6"),
        ("ruby-s", (Loop("m", 6),), "m is cut 100 > 6 > 1 by ruby-s factors, but only spreads may leave a remainder"),
        (
            "ruby-t",
            (Loop("m", 6), Spread("m", 1, "PE.x")),
            "m is cut 100 > 6 > 1 by ruby-t factors, but only loops may leave a remainder",
        ),
        (
            "ragged",
            (Spread("m", 1, "PE.x"),),
            "the spread of m over PE.x needs 100 instances (100 in steps of 1), but PE.x has 6; "
            "write a tile of 17 or more",
        ),
        ("ragged", (Loop("m", 7, 6),), "the tiles of m begin 6 apart, but those of a mapspace follow one another"),
        ("ragged", (Loop("z", 1),), "no rank named 'z'; known: m, n, k"),
        ("ragged", (Loop("m", 7), Loop("m", 3)), None),
        ("ruby-s", (Loop("m", 6), Spread("m", 1, "PE.x")), None),
        ("perfect", (), None),
    ],
)
def test_why_not(factors: str, nodes: tuple[Any, ...], why: str | None) -> None:
    space = Mapspace(gemm(100, 1, 1), LINE, factors)
    assert space.why_not(Mapping((Keep("DRAM", ("A", "W", "B")), *nodes, Compute("B")))) == why


def test_constraints_are_reasons_too() -> None:
    space = Mapspace(gemm(100, 1, 1), LINE, "perfect", Constraints.read({"axis": "PE.x", "min_utilization": 0.5}))
    few = Mapping((Keep("DRAM", ("A", "W", "B")), Spread("m", 50, "PE.x"), Compute("B")))
    assert space.why_not(few) == "PE.x uses 2 of 6, but must use 3"


def test_bad_input() -> None:
    with pytest.raises(SpecError, match="no factors named 'ruby_s'; did you mean 'ruby-s'"):
        Mapspace(gemm(4, 4, 4), LINE, "ruby_s")
    chain = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=4, n=4)
    with pytest.raises(SpecError, match="a mapspace is of one Einsum, found P, Z; make one for each"):
        Mapspace(chain, LINE)


@pytest.mark.parametrize("chip", ["simba", "tpu-v4i", "nvdla"])
@pytest.mark.parametrize("family", ["perfect", "ruby", "ruby-s", "ruby-t"])
def test_what_is_drawn_is_in_the_space(chip: str, family: str) -> None:
    space = Mapspace(gemm(64, 48, 60), load(chip), family)  # type: ignore[arg-type]
    rng = Random(7)
    assert [space.why_not(space.sample(rng)) for _ in range(examples(100))] == [None] * examples(100)
