"""Reuse follows from coupling: the paper's figures and tables by rule, and equal to what the executor sees."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Cluster, Directive, Layer, Map, check
from piste.dataflow.exact.steps import Elements, SteppedRun, elements, run
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import FIGURE_5, layer_with
from piste.dataflow.reuse import HARDWARE, Explained, explain, opportunities
from tests.examples import examples

VGG16_CONV11 = Layer("CONV11", "CONV", {"K": 512, "C": 512, "Y": 16, "X": 16, "R": 3, "S": 3}, ())

# Figure 5: its rows "Temporal Reuse", "Spatial Reuse" and "Informal Dataflow Name".
PAPER = {
    "A": ("Output-Stationary", {("output", "temporal"), ("filter", "spatial")}),
    "B": ("Weight-Stationary", {("filter", "temporal"), ("filter", "spatial")}),
    "C": ("Collaborative Output-Stationary", {("output", "temporal"), ("output", "spatial")}),
    "D": ("Collaborative Weight-Stationary", {("filter", "temporal"), ("output", "spatial")}),
    "E": (
        "Tiled Collaborative Weight-Stationary",
        {("filter", "temporal"), ("input", "temporal", "partial"), ("output", "spatial")},
    ),
    "F": ("Clustered Tiled Collaborative Weight-Stationary", {("filter", "temporal"), ("output", "spatial")}),
}


def of_pes(found: Explained) -> set[tuple[str, ...]]:
    """What the PEs reuse, as Figure 5 has it: the innermost level, links between neighbours left out."""
    return {
        (r.tensor, r.kind) if r.full else (r.tensor, r.kind, "partial")
        for r in found.levels[-1].reuse
        if r.kind != "neighbour"
    }


@pytest.mark.parametrize("letter", PAPER)
def test_figure_5(letter: str) -> None:
    found = explain(FIGURE_5[letter], Hardware(6 if letter == "F" else 3))
    assert (str(found.name), of_pes(found)) == PAPER[letter]


@pytest.mark.parametrize(
    ("preset", "name"),
    [
        ("X-P", "Weight-Stationary"),
        ("YX-P", "Clustered Tiled Output-Stationary"),
        ("YR-P", "Clustered Tiled Collaborative Row-Stationary"),
        ("KC-P", "Clustered Tiled Collaborative Weight-Stationary"),
    ],
)
def test_table_3(preset: str, name: str) -> None:
    assert str(explain(layer_with(VGG16_CONV11, preset), Hardware(256)).name) == name


def test_the_paper_says_that_c_p_reuses_nothing_locally_but_it_does() -> None:
    """512 channels on 256 PEs: operands change in every step, as Table 3 says, but each PE adds to the same output, as
    in Figure 5 C, which the paper calls output-stationary. 128 channels: the filter stays for all pixels."""
    folded = explain(layer_with(VGG16_CONV11, "C-P"), Hardware(256))
    assert {r.tensor for r in folded.reuse if r.kind == "temporal"} == {"output"}
    assert str(folded.name) == "Collaborative Output-Stationary"
    unrolled = explain(layer_with(VGG16_CONV11, "C-P"), Hardware(512))
    assert {(r.tensor, r.times) for r in unrolled.reuse if r.kind == "temporal" and r.full} == {("filter", 14 * 14)}


def test_table_3_names_what_is_shared_between_units() -> None:
    kc = explain(layer_with(VGG16_CONV11, "KC-P"), Hardware(256))
    spatial = {(r.level, r.tensor): (r.dims, r.times, r.full) for r in kc.reuse if r.kind == "spatial"}
    assert spatial == {(0, "input"): (("K",), 4, True), (1, "output"): (("C",), 64, True)}
    yx = explain(layer_with(VGG16_CONV11, "YX-P"), Hardware(256))
    halo = {(r.level, r.dims): r.share for r in yx.reuse if r.kind == "spatial" and r.tensor == "input"}
    assert halo == {(0, ("Y'",)): Fraction(2, 3), (1, ("X'",)): Fraction(2, 3)}


# Table 1 of the paper: the tensors coupled to a dimension. R and S are coupled to the output where rows and columns of
# the input are held, to the input where those of the output are.
COUPLED = {
    "K": {"filter", "output"},
    "C": {"filter", "input"},
    "R": {"filter", "output"},
    "S": {"filter", "output"},
    "Y": {"input", "output"},
    "X": {"input", "output"},
}


def test_table_1() -> None:
    rows = {row.dim: row for row in opportunities(rows="input")}
    assert {dim: set(rows[dim].coupled) for dim in COUPLED} == COUPLED
    for row in rows.values():
        (stays, how), *more = row.reuse.items()
        assert not more
        assert stays not in row.coupled
        assert how == ("reduction" if stays == "output" else "multicast")


def test_table_1_of_directives_over_outputs() -> None:
    changed = {row.dim for row in opportunities() if row not in opportunities(rows="input")}
    assert changed == {"R", "S"}
    assert all(row.reuse == {"output": "reduction"} for row in opportunities() if row.dim in changed)


def test_a_depthwise_layer_has_less() -> None:
    reuse = {row.dim: dict(row.reuse) for row in opportunities(COUPLINGS["DSCONV"])}
    assert reuse["C"] == {}
    assert reuse["R"] == {"output": "reduction"}


def test_table_2() -> None:
    found = explain(FIGURE_5["A"], Hardware(3))
    assert {r.hardware for r in found.reuse} == {
        HARDWARE["neighbour", "multicast"], HARDWARE["spatial", "multicast"], HARDWARE["temporal", "reduction"]
    }  # fmt: skip


def test_nothing_moves() -> None:
    layer = Layer("all", "GEMM", {"M": 2, "N": 2, "K": 2}, (Map("M", 2, 2),), coupling=COUPLINGS["GEMM"])
    found = explain(layer, Hardware(1))
    assert found.reuse == ()
    assert found.levels[0].moving is None
    assert str(found.name) == "All-Stationary"


@st.composite
def layers(draw: st.DrawFn) -> tuple[Layer, Hardware]:
    """Small convolutions with whole windows, one or two levels, and a few PEs."""
    sizes = {dim: draw(st.integers(1, 3)) for dim in "KCRS"}
    outputs = {"Y'": draw(st.integers(1, 3)), "X'": draw(st.integers(1, 4))}
    stride = draw(st.sampled_from([(1, 1), (2, 1)]))
    dims = {
        **sizes,
        "Y": (outputs["Y'"] - 1) * stride[0] + sizes["R"],
        "X": (outputs["X'"] - 1) * stride[1] + sizes["S"],
    }
    extents, directives = {**sizes, **outputs}, list[Directive]()
    clusters = draw(st.sampled_from([(), (2,), (3,)]))
    for level in range(len(clusters) + 1):
        order = draw(st.permutations(sorted(extents)))
        spatial = draw(st.sampled_from(order))
        for dim in order:
            size = draw(st.integers(1, extents[dim]))
            directives.append(Map(dim, size, draw(st.integers(1, size)), dim == spatial))
            extents[dim] = size
        if level < len(clusters):
            directives.append(Cluster(clusters[level]))
    units = draw(st.integers(1, 3))
    return Layer("L", "CONV", dims, tuple(directives), stride), Hardware(units * (clusters[0] if clusters else 1))


@settings(max_examples=examples(60))
@given(layers())
def test_the_executor_sees_the_same(case: tuple[Layer, Hardware]) -> None:
    """Between steps of the innermost loop, and between PEs side by side, the share of a whole tile that is the same."""
    layer, hardware = case
    layer = check(layer, hardware)
    done = run(layer, hardware)
    inner = explain(layer, hardware).levels[-1].reuse
    for tensor in done.nest.tensors:
        shares = {r.kind: r.share for r in inner if r.tensor == tensor}
        held = [[elements(done.nest, tensor, tile) for tile in step.tiles] for step in done.steps]
        whole = max(len(tile) for row in held for tile in row)
        assert_same(over_time(done, held, whole), shares.get("temporal", 0))
        assert_same(over_space(done, held, whole), shares.get("spatial", 0))
        for passed in from_neighbours(done, held, whole):
            assert passed == shares.get("neighbour", 0)


def assert_same(pairs: list[tuple[Elements, Elements]], share: Fraction | int) -> None:
    for one, other in pairs:
        assert Fraction(len(one & other), len(one)) == share


def successive(done: SteppedRun, held: list[list[Elements]]) -> Iterator[tuple[list[Elements], list[Elements]]]:
    """What PEs hold in steps that follow each other in the innermost loop that moves."""
    moving = [n for n in range(len(done.nest.walks)) if any(step.index[n] for step in done.steps)]
    for before, after, one, other in zip(done.steps, done.steps[1:], held, held[1:], strict=False):
        if [n for n, (a, b) in enumerate(zip(before.index, after.index, strict=True)) if a != b] == moving[-1:]:
            yield one, other


def over_time(done: SteppedRun, held: list[list[Elements]], whole: int) -> list[tuple[Elements, Elements]]:
    """Whole tiles of one PE, one step after the other."""
    pairs = [pair for one, other in successive(done, held) for pair in zip(one, other, strict=True)]
    return [(a, b) for a, b in pairs if len(a) == len(b) == whole]


def from_neighbours(done: SteppedRun, held: list[list[Elements]], whole: int) -> Iterator[Fraction]:
    """The part of a tile that a neighbour held and the PE itself did not, on the side where it is larger."""
    group = done.nest.units[-1]
    for before, now in successive(done, held):
        for pe in range(1, len(now) - 1):
            here = slice(pe - 1, pe + 2)
            if 0 < pe % group < group - 1 and all(len(tile) == whole for tile in (*before[here], now[pe])):
                yield max(Fraction(len(now[pe] & before[n] - before[pe]), whole) for n in (pe - 1, pe + 1))


def over_space(done: SteppedRun, held: list[list[Elements]], whole: int) -> list[tuple[Elements, Elements]]:
    """Whole tiles of PEs side by side in one cluster."""
    group = done.nest.units[-1]
    return [
        (row[pe - 1], row[pe])
        for row in held
        for pe in range(1, len(row))
        if pe % group and len(row[pe - 1]) == len(row[pe]) == whole
    ]
