"""Constraints as plain data, what they demand of a workload on an architecture, and every way they are refused."""

# ruff: noqa: E501 - full messages stand on one line

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.errors import SpecError
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.builders import conv2d, gemm
from piste.spec.constraints import PRESETS, Constraint, Constraints, Range, demands
from piste.spec.files import Spec, dumps, load, loads
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
W = gemm(64, 32, 16)

names = st.lists(st.sampled_from("mkn"), unique=True, max_size=3).map(tuple)
spans = st.builds(
    lambda lo, more: Range(lo, None if more is None else lo + more), st.integers(1, 9), st.none() | st.integers(0, 9)
)
factors = st.dictionaries(st.sampled_from("mkn"), spans, max_size=3)
shares = st.none() | st.floats(0.01, 1)
entries = (
    st.builds(Constraint, memory=st.just("GLB"), keep=names, bypass=names, ranks=st.none() | names, factors=factors, first=names, last=names)
    | st.builds(Constraint, axis=st.just("PE.x"), ranks=st.none() | names, factors=factors, min_utilization=shares)
    | st.builds(Constraint, min_utilization=shares, retain=st.none() | st.booleans(), hierarchy=st.booleans())
    | st.builds(Constraint, preset=st.sampled_from(PRESETS))
).filter(lambda entry: entry.preset or len(entry.to_dict()) > (entry.memory is not None or entry.axis is not None))  # fmt: skip


@given(st.lists(entries, max_size=4))
def test_plain_data_and_back_is_identity(parts: list[Constraint]) -> None:
    constraints = Constraints(tuple(parts))
    assert Constraints.read(constraints.to_list()) == constraints
    assert hash(Constraints.read(constraints.to_list())) == hash(constraints)
    assert loads(dumps(constraints)) == constraints


def test_short_ways_to_write() -> None:
    assert Constraints.read(None) == Constraints.read([]) == Constraints()
    assert Constraints.read("row-stationary") == Constraints((Constraint(preset="row-stationary"),))
    assert Constraints.read({"retain": False}) == Constraints((Constraint(retain=False),))
    written = [4, "4", "<=8", ">= 2", "2..8"]
    read = [Constraint.from_dict({"memory": "GLB", "factors": {"m": n}}).factors["m"] for n in written]
    assert read == [(4, 4), (4, 4), (1, 8), (2, None), (2, 8)]
    assert [str(span) for span in read] == ["4", "4", "<=8", ">=2", "2..8"]
    assert 2 in Range(2) and 9 not in Range(2, 8)


@pytest.mark.parametrize(
    ("data", "message", "place"),
    [
        (3, "constraints must be a list, found 3; write entries such as {memory: GLB, keep: [A]}", ()),
        ("weight", "no preset named 'weight'; did you mean 'weight-stationary'?", ("preset",)),
        ([3], "a constraint must have keys (memory, keep, bypass, ranks, factors, order, axis, min_utilization, preset, retain, einsums), found 3; write {memory: ...}", (0,)),
        ([{"memory": "GLB", "kep": ["A"]}], "a constraint has no key 'kep'; did you mean 'keep'?", (0, "kep")),
        ([{"memory": "GLB", "axis": "PE.x"}], "a constraint is on one place, found memory and axis; write an entry for each", (0,)),
        ([{"memory": "GLB"}], "a constraint on a memory demands nothing; known: keep, bypass, ranks, factors, order", (0,)),
        ([{}], "a constraint on the whole mapping demands nothing; known: min_utilization, retain, order", (0,)),
        ([{"memory": 3, "keep": ["A"]}], "the memory of a constraint must be text, found 3; write a name", (0, "memory")),
        ([{"memory": "GLB", "retain": False}], "a constraint on a memory has no key 'retain'; known: keep, bypass, ranks, factors, order", (0, "retain")),
        ([{"preset": "row-stationary", "retain": False}], "a constraint on a preset has no key 'retain'; write it alone", (0, "retain")),
        ([{"keep": ["A"]}], "a constraint on the whole mapping has no key 'keep'; known: min_utilization, retain, order", (0, "keep")),
        ([{"memory": "GLB", "keep": "A"}], "keep of GLB must be a list of names, found 'A'; write it like [A, B]", (0, "keep")),
        ([{"memory": "GLB", "keep": []}], "keep of GLB must be a list of names, found nothing; write it like [A, B]", (0, "keep")),
        ([{"memory": "GLB", "factors": 4}], "factors of GLB must give a number by rank, found 4; write {m: 4, k: '<=8'}", (0, "factors")),
        ([{"memory": "GLB", "factors": {"m": 0}}], "m in factors of GLB must be a positive integer, found 0; write one such as 16", (0, "factors", "m")),
        ([{"memory": "GLB", "factors": {"m": 2.5}}], "m in factors of GLB must be a positive integer, found 2.5; write one such as 16", (0, "factors", "m")),
        ([{"memory": "GLB", "factors": {"m": "<8"}}], "m in factors of GLB must be a positive integer or limits, found '<8'; write 4, '<=8', '>=2' or 2..8", (0, "factors", "m")),
        ([{"memory": "GLB", "factors": {"m": "8..2"}}], "m in factors of GLB allows no positive integer, found '8..2'; write 4, '<=8', '>=2' or 2..8", (0, "factors", "m")),
        ([{"memory": "GLB", "factors": {"m": "<=0"}}], "m in factors of GLB allows no positive integer, found '<=0'; write 4, '<=8', '>=2' or 2..8", (0, "factors", "m")),
        ([{"memory": "GLB", "order": ["m"]}], "order of GLB must say first or last, found ['m']; write {first: [m], last: [k]}", (0, "order")),
        ([{"memory": "GLB", "order": {"frist": ["m"]}}], "order of GLB has no key 'frist'; did you mean 'first'?", (0, "order", "frist")),
        ([{"memory": "GLB", "order": {"first": []}}], "first in order of GLB must be a list of names, found nothing; write it like [A, B]", (0, "order", "first")),
        ([{"order": "up"}], "order of the whole mapping must be hierarchy, found 'up'; write hierarchy, or name the memory whose loops are meant", (0, "order")),
        ([{"min_utilization": 80}], "min_utilization is a share, so at most 1, found 80; write one such as 0.8", (0, "min_utilization")),
        ([{"axis": "PE.x", "min_utilization": 0}], "min_utilization of PE.x must be a number and positive, found 0; write one such as 0.8", (0, "min_utilization")),
        ([{"retain": "no"}], "retain must be true or false, found 'no'; write true or false", (0, "retain")),
    ],
)  # fmt: skip
def test_refusals(data: Any, message: str, place: tuple[Any, ...]) -> None:
    with pytest.raises(SpecError) as error:
        Constraints.read(data)
    assert str(error.value) == message
    assert error.value.place == place


@pytest.mark.parametrize(
    ("data", "message", "place"),
    [
        ([{"memory": "GBL", "keep": ["A"]}], "no memory named 'GBL'; did you mean 'GLB'?", (0, "memory")),
        ([{"memory": "GLB", "keep": ["C"]}], "no tensor named 'C'; known: A, W, B, input, weight, output", (0, "keep")),
        ([{"memory": "GLB", "bypass": ["wieght"]}], "no tensor named 'wieght'; did you mean 'weight'?", (0, "bypass")),
        ([{"memory": "GLB", "keep": ["weight"]}], "GLB may not keep W, only input, output; drop it from keep", (0, "keep")),
        ([{"memory": "RF", "ranks": ["m", "z"]}], "no rank named 'z'; known: m, n, k", (0, "ranks")),
        ([{"memory": "RF", "factors": {"z": 1}}], "no rank named 'z'; known: m, n, k", (0, "factors", "z")),
        ([{"memory": "RF", "order": {"last": ["z"]}}], "no rank named 'z'; known: m, n, k", (0, "order", "last")),
        ([{"axis": "PE.z", "ranks": ["m"]}], "no axis named 'PE.z'; did you mean 'PE.y'?", (0, "axis")),
        ([{"axis": "x", "ranks": ["m"]}], "no axis named 'x'; known: PE.x, PE.y", (0, "axis")),
        ([{"memory": "RF", "factors": {"n": 32}}], "RF takes 32 of n, but n has only 16; write less", (0, "factors", "n")),
        ([{"axis": "PE.x", "factors": {"m": ">=5"}}], "PE.x takes 5 of m, but PE.x is only 4; write less", (0, "factors", "m")),
        ([{"axis": "PE.x", "factors": {"m": 2}}, {"axis": "PE.x", "factors": {"n": 3}}], "PE.x takes 2 of m x 3 of n, but is only 4; write less", (1, "factors")),
        ([{"memory": "GLB", "keep": ["A"], "bypass": ["input"]}], "GLB is said to keep and to bypass A; write one of the two", (0,)),
        ([{"memory": "RF", "bypass": ["W"]}, {"retain": False}, {"preset": "weight-stationary"}], "RF is said to keep and to bypass W; write one of the two", (2,)),
        ([{"memory": "RF", "factors": {"m": 4}}, {"memory": "RF", "factors": {"m": ">=8"}}], "RF takes >=8 and 4 of m; write one of the two", (1,)),
        ([{"memory": "RF", "ranks": ["k"], "factors": {"m": 4}}], "RF takes 4 of m, which is not in its ranks; add it there", (0,)),
        ([{"memory": "RF", "order": {"first": ["m"], "last": ["m"]}}], "RF walks m first and last; write one of the two", (0, "order")),
        ([{"memory": "RF", "order": {"first": ["m"]}}, {"memory": "RF", "order": {"first": ["k"]}}], "what RF walks first is said twice; write it once", (1, "order", "first")),
        ([{"retain": False}, {"retain": True}], "every inner keep is said to retain and not to; write one of the two", (1, "retain")),
        ([{"memory": "DRAM", "bypass": ["W"]}, {"memory": "RF", "bypass": ["W"]}], "no memory is left that may keep W; bypass fewer", (1, "bypass")),
        ([{"preset": "row-stationary"}], "row-stationary is for convolutions such as O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s], found B[m,n] = A[m,k] * W[k,n]; choose another preset", (0, "preset")),
    ],
)  # fmt: skip
def test_refusals_for_a_workload_and_architecture(data: Any, message: str, place: tuple[Any, ...]) -> None:
    with pytest.raises(SpecError) as error:
        demands(Constraints.read(data), W, CHIP)
    assert str(error.value) == message
    assert error.value.place == place


def test_more_refusals() -> None:
    two = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=4, k=4, l=4, n=4)
    copy = Workload.parse("B[m] = exp(A[m])", m=4)
    flat = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4}), Memory("RF"), Unit("MAC")))
    picky = Architecture((Memory("DRAM", keeps=("input",)), Unit("MAC")))
    for workload, chip, data, message in [
        (two, CHIP, "weight-stationary", "weight-stationary is for one Einsum, found P, Z; constrain each alone"),
        (copy, CHIP, "weight-stationary", "B has no weight; choose a preset for what it has"),
        (conv2d(4, 4, 3, 3, 2, 2), flat, "row-stationary", "row-stationary needs memories for every tensor inside a fanout of two axes; use eyeriss"),
        (W, picky, None, "no memory may keep W; add it to the keeps of one"),
        (W, picky, "weight-stationary", "no memory may keep W; add it to the keeps of one"),
    ]:  # fmt: skip
        with pytest.raises(SpecError) as error:
            demands(Constraints.read(data), workload, chip)
        assert str(error.value) == message


def spelled(preset: str, workload: Workload, chip: Architecture) -> list[dict[str, Any]]:
    return [demand.to_dict() for demand in demands(Constraints.read(preset), workload, chip)]


def test_stationary_presets() -> None:
    assert spelled("weight-stationary", W, CHIP) == [{"memory": "RF", "keep": ["W"], "ranks": ["m"]}]
    assert spelled("input-stationary", W, CHIP) == [{"memory": "RF", "keep": ["A"], "ranks": ["n"]}]
    simba = load("simba")
    assert isinstance(simba, Architecture)
    assert spelled("output-stationary", W, simba) == [
        {"memory": "PEAccuBuffer", "keep": ["B"], "ranks": ["k"]},
        {"memory": "PEWeightRegs", "ranks": ["k"]},
    ]


def test_row_stationary() -> None:
    eyeriss = load("eyeriss")
    assert isinstance(eyeriss, Architecture)
    layer = conv2d(27, 27, 5, 5, 96, 256, groups=2, stride=2)
    assert spelled("row-stationary", layer, eyeriss) == [
        {"axis": "PE.x", "ranks": ["q", "k"]},
        {"axis": "PE.y", "ranks": ["s", "c", "k"]},
        {"memory": "ifmap_spad", "keep": ["I"], "ranks": []},
        {"memory": "weights_spad", "keep": ["W"], "ranks": ["r", "c"]},
        {"memory": "psum_spad", "keep": ["O"], "ranks": ["k"]},
        {"memory": "DRAM", "ranks": ["g", "k", "p", "q", "c"]},
        {"memory": "GLB", "ranks": ["g", "k", "p", "q", "c"]},
    ]
    one = spelled("row-stationary", conv2d(8, 8, 3, 3, 4, 4), CHIP)
    assert one[2] == {"memory": "RF", "keep": ["I", "W", "O"], "ranks": ["r", "c", "k"]}


SPEC = """\
workload: gemm:64,32,16
architecture:
  - memory: {name: DRAM}
  - memory: {name: GLB}
  - fanout: {name: PE, axes: {x: 4}}
  - compute: {name: MAC}
constraints:
  - {memory: GLB, keep: [A], factors: {m: 4, k: "<=8"}}
  - axis: PE.x
    ranks: [n]
    min_utilization: 0.5
  - {order: hierarchy}
"""


def test_in_a_file() -> None:
    spec = loads(SPEC)
    assert isinstance(spec, Spec)
    assert spec.constraints.to_list() == [
        {"memory": "GLB", "keep": ["A"], "factors": {"m": 4, "k": "<=8"}},
        {"axis": "PE.x", "ranks": ["n"], "min_utilization": 0.5},
        {"order": "hierarchy"},
    ]
    assert loads(dumps(spec)) == spec
    head = SPEC.partition("constraints")[0]
    assert loads(head + "constraints: output-stationary") == Spec(
        spec.workload, spec.architecture, constraints=Constraints.read("output-stationary")
    )
    assert loads("constraints: [{retain: false}]") == Constraints.read({"retain": False})
    for old, new, message in [
        ("memory: GLB,", "memory: GBL,", "8: no memory named 'GBL'; did you mean 'GLB'?"),
        ("[n]", "[x]", "10: no rank named 'x'; known: m, n, k"),
        ("0.5", "50", "11: min_utilization of PE.x is a share, so at most 1, found 50; write one such as 0.8"),
        ("order: h", "order: H", "12: order of the whole mapping must be hierarchy, found 'Hierarchy'; write hierarchy, or name the memory whose loops are meant"),
        ("- {order: hierarchy}", "- {memory: GLB, bypass: [A]}", "12: GLB is said to keep and to bypass A; write one of the two"),
    ]:  # fmt: skip
        with pytest.raises(SpecError) as error:
            loads(SPEC.replace(old, new), "spec.yaml")
        assert str(error.value) == f"spec.yaml:{message}"


def test_in_another_file(tmp_path: Any) -> None:
    (tmp_path / "rules.yaml").write_text("constraints:\n  - {memory: GLB, keep: [Z]}\n")
    spec = tmp_path / "spec.yaml"
    spec.write_text(SPEC.partition("constraints")[0] + "constraints: rules.yaml\n")
    with pytest.raises(SpecError) as error:
        load(spec)
    message = "no tensor named 'Z'; known: A, W, B, input, weight, output"
    assert str(error.value) == f"{tmp_path / 'rules.yaml'}:2: {message}"
