"""What constraints leave: each rule alone, what breaks it, and who is named when nothing is left."""

from __future__ import annotations

from typing import Any

import pytest

import piste
from piste.mapspace.constraints import Constraints, Rules
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

CHIP = Architecture(
    (
        Memory("DRAM"),
        Memory("GLB", keeps=("input", "output")),
        Fanout("PE", {"x": 4, "y": 3}),
        Memory("RF"),
        Unit("MAC"),
    )
)
W = piste.gemm(64, 32, 16)


def rules(data: Any, workload: Workload = W) -> Rules:
    return Rules(workload, CHIP, Constraints.read(data))


def test_no_constraints() -> None:
    free = rules(None)
    assert [free.may_keep("GLB", t) for t in "AWB"] == [True, False, True]
    assert [free.must_keep(m, "A") for m in CHIP.memories] == [True, False, False]
    assert free.loop_ranks("GLB") is None and free.loop_bounds("GLB", "m") == (1, None)
    assert free.loop_order("GLB") == ((), ())
    assert free.axis_ranks("PE.x") == ("m", "n", "k") and free.axis_bounds("PE.x", "m") == (1, None)
    assert (free.axis_least("PE.x"), free.least_instances, free.retain, free.hierarchy) == (1, 1, True, False)


def test_all_together() -> None:
    tied = rules(
        [
            {"memory": "DRAM", "bypass": ["A"]},
            {"memory": "RF", "keep": ["weight"], "ranks": ["m", "k"], "factors": {"m": "<=8"}},
            {"memory": "RF", "ranks": ["m", "n"], "factors": {"m": ">=2"}, "order": {"last": ["m"]}},
            {"axis": "PE.x", "ranks": ["n", "k"], "factors": {"k": 2}, "min_utilization": 0.6},
            {"min_utilization": 0.8},
            {"retain": False},
            {"order": "hierarchy"},
        ]
    )
    assert [tied.may_keep(m, "A") for m in CHIP.memories] == [False, True, True]
    assert [tied.must_keep(m, "A") for m in CHIP.memories] == [False, True, False]
    assert [tied.must_keep(m, "W") for m in CHIP.memories] == [True, False, True]
    assert tied.loop_ranks("RF") == frozenset({"m"})
    assert (tied.loop_bounds("RF", "m"), tied.loop_bounds("RF", "k")) == ((2, 8), (1, 1))
    assert tied.loop_order("RF") == ((), ("m",))
    assert tied.axis_ranks("PE.x") == ("n", "k")
    assert (tied.axis_bounds("PE.x", "k"), tied.axis_bounds("PE.x", "m")) == ((2, 2), (1, 1))
    assert (tied.axis_least("PE.x"), tied.axis_least("PE.y"), tied.least_instances) == (3, 1, 10)
    assert (tied.retain, tied.hierarchy) == (False, True)


def test_a_share_is_the_decimal_that_was_written() -> None:
    """0.28 * 25 is 7.000000000000001 in doubles."""
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 25}), Unit("MAC")))
    assert Rules(W, chip, Constraints.read({"axis": "PE.x", "min_utilization": 0.28})).axis_least("PE.x") == 7


# m: 4 steps of DRAM, 2 of GLB, 4 of x, the last 2 by the compute; k: 4 steps of GLB, 8 by the compute; n: 3 of y (6, 6
# and 4), 2 steps of RF, 3 by the compute.
MAPPING = Mapping.parse("""
    DRAM | keep A, W, B
         | for m in steps of 16
    GLB  | keep A, B
         | for k in steps of 8
         | for m in steps of 8
         | spread m in steps of 2 over PE.x
         | spread n in steps of 6 over PE.y
    RF   | keep W, B
         | for n in steps of 3
         | compute B
""")


@pytest.mark.parametrize(
    ("data", "broken"),
    [
        ({"memory": "RF", "keep": ["W"], "bypass": ["A"]}, None),
        ({"memory": "RF", "keep": ["A"]}, "RF does not keep A, which it must"),
        ({"memory": "RF", "bypass": ["weight"]}, "RF keeps W, which it must not"),
        ({"memory": "DRAM", "bypass": ["A"]}, "DRAM keeps A, which it must not"),
        ({"memory": "DRAM", "ranks": ["m"]}, None),
        ({"memory": "DRAM", "ranks": []}, "DRAM takes 4 of m, but may only take no rank"),
        ({"memory": "GLB", "ranks": ["m"]}, "GLB takes 4 of k, but may only take m"),
        ({"memory": "RF", "ranks": ["k", "m", "n"]}, None),
        ({"memory": "RF", "ranks": ["m", "n"]}, "RF takes 8 of k, but may only take m, n"),
        ({"memory": "GLB", "factors": {"m": 2, "k": 4, "n": 1}}, None),
        ({"memory": "GLB", "factors": {"m": "<=2", "k": "3..5"}}, None),
        ({"memory": "GLB", "factors": {"m": ">=3"}}, "GLB takes 2 of m, but must take >=3"),
        ({"memory": "GLB", "factors": {"n": 2}}, "GLB takes 1 of n, but must take 2"),
        ({"memory": "RF", "factors": {"n": 6, "m": 2, "k": 8}}, None),
        ({"memory": "RF", "factors": {"n": 2}}, "RF takes 6 of n, but must take 2"),
        ({"memory": "GLB", "order": {"first": ["k"], "last": ["m"]}}, None),
        ({"memory": "GLB", "order": {"first": ["n", "k", "m"]}}, None),
        ({"memory": "GLB", "order": {"last": ["k", "m"]}}, None),
        ({"memory": "GLB", "order": {"first": ["m"]}}, "GLB walks k above m, but its order says otherwise"),
        ({"memory": "GLB", "order": {"last": ["k"]}}, "GLB walks k above m, but its order says otherwise"),
        ({"memory": "RF", "order": {"first": ["n"]}}, None),
        ({"memory": "RF", "order": {"last": ["m"]}}, None),  # the compute walks its points in any order
        ({"memory": "RF", "order": {"first": ["k"]}}, "RF walks n above k, but its order says otherwise"),
        ({"memory": "RF", "order": {"last": ["n"]}}, "RF walks n above k, but its order says otherwise"),
        ({"axis": "PE.x", "ranks": ["m"], "factors": {"m": 4}, "min_utilization": 1}, None),
        ({"axis": "PE.x", "ranks": ["n", "k"]}, "PE.x takes 4 of m, but may only take k, n"),
        ({"axis": "PE.y", "factors": {"n": "<=2"}}, "PE.y takes 3 of n, but must take <=2"),
        ({"axis": "PE.y", "factors": {"m": 2}}, "PE.y takes 1 of m, but must take 2"),
        ({"min_utilization": 1}, None),
        ({"retain": False}, "the keep of A in GLB has retain: true, but must have false"),
        ({"order": "hierarchy"}, None),
    ],
)
def test_what_breaks(data: Any, broken: str | None) -> None:
    assert rules(data).broken_by(MAPPING) == broken


def test_what_breaks_in_other_mappings() -> None:
    narrow = Mapping.parse("""
        DRAM | keep A, W, B
             | for m in steps of 2
             | spread n in steps of 8 over PE.x
        RF   | keep W (retain: false)
        GLB  | keep A
             | compute B
    """)
    for data, broken in [
        (None, "the keep of W in RF has retain: false, but must have true"),
        ({"axis": "PE.x", "min_utilization": 0.6}, "PE.x uses 2 of 4, but must use 3"),
        ({"min_utilization": 0.5}, "2 compute instances are used, but 6 must be"),
        ({"order": "hierarchy"}, "RF keeps above GLB, which is further out"),
        # RF is furthest in of what is kept above the compute, so the rest of m is its.
        ({"memory": "RF", "factors": {"m": 4}}, "RF takes 2 of m, but must take 4"),
    ]:
        kept = Mapping.parse(str(narrow).replace(" (retain: false)", "")) if data else narrow
        assert rules(data).broken_by(kept) == broken


def test_one_weight_in_every_pe() -> None:
    nest = """
        DRAM | keep A, W, B
             | for k in steps of 3
             | for n in steps of 4
             | spread k in steps of 1 over PE.y
             | spread n in steps of 1 over PE.x
        RF   | keep W
             | compute B
    """
    weight = rules("weight-stationary")
    assert weight.broken_by(Mapping.parse(nest)) is None
    two = nest.replace("spread k in steps of 1", "spread k in steps of 2")
    assert weight.broken_by(Mapping.parse(two)) == "RF takes 2 of k, but may only take m"
    assert rules("output-stationary").broken_by(Mapping.parse(nest)) == "RF does not keep B, which it must"


def test_row_stationary_holds_for_a_mapping_of_eyeriss() -> None:
    chip, layer = piste.load("eyeriss"), piste.conv2d(13, 13, 3, 3, 8, 16)
    assert isinstance(chip, Architecture)
    row = Rules(layer, chip, Constraints.read("row-stationary"))
    mapping = Mapping.parse("""
        DRAM         | keep I, W, O
                     | for c in steps of 4
        GLB          | keep I, O
                     | for p in steps of 1
                     | spread q in steps of 1 over PE.x
                     | spread s in steps of 1 over PE.y
                     | spread c in steps of 1 over PE.y
        ifmap_spad   | keep I
        weights_spad | keep W
                     | for r in steps of 1
        psum_spad    | keep O
                     | for k in steps of 1
                     | compute O
    """)
    assert row.broken_by(mapping) is None
    assert piste.evaluate(layer, chip, mapping).fits
    wrong = Mapping.parse(str(mapping).replace("spread s", "spread r"))
    assert row.broken_by(wrong) == "PE.y takes 3 of r, but may only take c, k, s"


def culprit(data: Any, *conflicts: str) -> str:
    """The answer for a space that is empty when all entries of a conflict are there."""

    def empties(constraints: Constraints) -> bool:
        written = str(constraints.to_list())
        return any(all(part in written for part in conflict.split(" with ")) for conflict in conflicts)

    return rules(data).culprit(empties)


def test_the_culprit_is_named() -> None:
    data = [
        {"memory": "GLB", "keep": ["A"], "factors": {"m": 4, "k": 7}},
        {"retain": False},
        {"preset": "weight-stationary"},
        {"axis": "PE.x", "min_utilization": 0.9},
    ]
    assert culprit(data, "'k': 7") == "{memory: GLB, factors: {k: 7}} leaves no mapping; relax it"
    assert culprit(data, "stationary with 0.9") == (
        "{preset: weight-stationary} and {axis: PE.x, min_utilization: 0.9} together leave no mapping; relax one"
    )
    assert culprit(data, "retain", "'m': 4") == "{memory: GLB, factors: {m: 4}} leaves no mapping; relax it"
    assert culprit(data, "[") == "the architecture leaves no mapping even without constraints"


@pytest.mark.parametrize("strategy", ["optimal", "proof", "exhaustive", "random", "anneal", "genetic"])
def test_nothing_is_spread_around_the_memory_where_a_tensor_lives(strategy: str) -> None:
    """Its keep stands above all walks, so a spread over a fanout outside it would stand below what is inside."""
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    found = piste.search(
        piste.gemm(4, 4, 4), chip, objective="cycles", strategy=strategy, budget=100,
        constraints={"memory": "DRAM", "bypass": ["W"]},
    )  # fmt: skip
    assert found.best is not None and found.value == 64
    assert piste.evaluate(found.workload, chip, found.best) == found.report
