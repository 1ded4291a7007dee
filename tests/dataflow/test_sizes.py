"""Sizes worked out against Python's own arithmetic, layers as they run against their definition."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Cluster, Coupling, Layer, Map, check, extents, remarks, resolve, value
from piste.dataflow.hardware import Hardware, Noc
from piste.errors import SpecError

CONV = Layer("a", "CONV", {"K": 4, "C": 3, "R": 3, "S": 2, "Y": 8, "X": 9}, (Map("K", 1, 1, spatial=True),))
SIZES = {"R": 3, "S": 2, "Y'": 6}

terms = st.recursive(
    st.integers(0, 20).map(str) | st.sampled_from([f"Sz({dim})" for dim in SIZES]),
    lambda inner: (
        st.tuples(inner, st.sampled_from(["+", " - ", "*", " / "]), inner).map("".join)
        | inner.map("({})".format)
        | inner.map("-{}".format)
    ),
    max_leaves=8,
)


@given(terms)
def test_arithmetic_is_pythons(text: str) -> None:
    python = text.replace("/", "//")
    for dim, size in SIZES.items():
        python = python.replace(f"Sz({dim})", str(size))
    try:
        expected = eval(python)
    except ZeroDivisionError:
        with pytest.raises(SpecError, match="divided by zero"):
            value(text, SIZES)
    else:
        assert value(text, SIZES) == expected


@pytest.mark.parametrize(
    ("size", "answer"),
    [
        ("", "found 'the end', expected a whole number or the size of a dimension; write 8 or Sz(R)"),
        ("8 +", "found 'the end', expected a whole number or the size of a dimension; write 8 or Sz(R)"),
        ("8 8", "found '8', expected the end; write +, -, * or / between numbers"),
        ("(8", "found 'the end', expected ')'; close what was opened"),
        ("Sz", "found 'Sz', expected a whole number or the size of a dimension; write 8 or Sz(R)"),
        ("Sz(Q)", "Sz(Q): the layer has no dimension 'Q'; known: R, S, Y'"),
        ("1e3", "found '1e3', expected a whole number or the size of a dimension; write 8 or Sz(R)"),
        ("8/(3-Sz(R))", "a size is divided by zero; write another divisor"),
    ],
)
def test_sizes_that_are_none(size: str, answer: str) -> None:
    with pytest.raises(SpecError) as error:
        value(size, SIZES)
    assert str(error.value) == answer


@given(st.integers(1, 12), st.integers(1, 12), st.integers(1, 4))
def test_outputs_are_the_windows_that_fit(rows: int, window: int, stride: int) -> None:
    layer = replace(CONV, dims={**CONV.dims, "Y": rows, "R": window}, stride=(stride, 1))
    windows = [y for y in range(0, rows, stride) if y + window <= rows]
    if windows:
        assert extents(resolve(layer))["Y'"] == len(windows)
    else:
        with pytest.raises(SpecError, match="so there is no output"):
            resolve(layer)


@pytest.mark.parametrize("strides", [(2, 2), (2, 3)])
@pytest.mark.parametrize("windows", [(1, 1), (2, 1)])
def test_a_transposed_convolution_does_the_products_that_are_not_zero(
    strides: tuple[int, int], windows: tuple[int, int]
) -> None:
    """With a window that the stride divides, the share of them is the same everywhere."""
    dims = {"K": 1, "C": 1, "R": windows[0] * strides[0], "S": windows[1] * strides[1], "Y": 9, "X": 8}
    layer = resolve(Layer("up", "TRCONV", dims, CONV.directives, strides, COUPLINGS["TRCONV"], {"input": 0.5}))
    sizes = extents(layer)
    rows, columns = (
        sum((y + r) % stride == 0 for y in range(sizes[axis]) for r in range(sizes[window]))
        for stride, axis, window in zip(strides, ("Y'", "X'"), "RS", strict=True)
    )
    assert (sizes["Y"], layer.stride) == (8 * strides[0] + 1, (1, 1))
    products = sizes["Y'"] * sizes["X'"] * sizes["R"] * sizes["S"]
    assert products * layer.density["input"] == pytest.approx(0.5 * rows * columns, rel=1e-12)
    assert resolve(layer) == layer


def test_a_layer_as_it_is_written() -> None:
    layer = Layer("up", "TRCONV", CONV.dims, (Map("Y", "Sz(Y)", 1),), (2, 2), COUPLINGS["TRCONV"])
    assert resolve(layer).directives == (Map("Y", 15, 1),)
    assert resolve(layer, as_written=True) == replace(layer, directives=(Map("Y", 8, 1),))


def test_maps_of_what_no_tensor_has() -> None:
    dims = {**CONV.dims, "K": 1}
    layer = Layer("d", "DSCONV", dims, (Map("K", 2, "Sz(K)"), Map("C", 1, 1)), coupling=COUPLINGS["DSCONV"])
    assert resolve(layer).directives == (Map("C", 1, 1),)
    assert resolve(layer, as_written=True).directives == (Map("K", 2, 1), Map("C", 1, 1))
    with pytest.raises(SpecError, match="layer 'd': no tensor of a DSCONV layer has a dimension 'K'"):
        resolve(replace(layer, dims=CONV.dims))


def test_a_pooling_window_belongs_to_no_filter() -> None:
    dims = {"C": 3, "R": 2, "S": 2, "Y": 8, "X": 8}
    layer = Layer("p", "POOL", dims, (Map("R", "Sz(R)", 1),), (2, 2), COUPLINGS["POOL"])
    assert resolve(layer).directives == (Map("R", 2, 1),)
    assert extents(layer)["Y'"] == 4
    with pytest.raises(SpecError, match="a density of 'filter', which this layer does not have"):
        resolve(replace(layer, density={"filter": 0.5}))


def test_two_spatial_maps_may_stand_in_one_level_and_a_cluster_begins_another() -> None:
    maps = (Map("Y", 1, 1, True), Map("R", 1, 1, True))
    layer = replace(CONV, directives=(*maps, Cluster(2), *maps, Map("Y'", 1, 1)))
    with pytest.raises(SpecError, match=r"Y': this level has SpatialMap\(1,1\) Y already"):
        resolve(layer)
    assert len(resolve(replace(layer, directives=layer.directives[:-1])).directives) == 5


def test_clusters_fit_the_hardware() -> None:
    layer = replace(CONV, directives=(*CONV.directives, Cluster(4), Cluster("Sz(R)")))
    assert check(layer, Hardware(12)) == resolve(layer)
    with pytest.raises(SpecError) as error:
        check(layer, Hardware(11))
    assert str(error.value) == (
        "layer 'a': Cluster(3,P) in Cluster(4,P) needs 12 PEs, there are 11; write smaller clusters or more PEs"
    )


def test_a_network_for_each_level_or_one_for_all() -> None:
    layer = replace(CONV, directives=(*CONV.directives, Cluster(4)))
    for number in (1, 2):
        check(layer, Hardware(12, (Noc(),) * number))
    with pytest.raises(SpecError, match="2 levels, found 3 networks; give one network or one for each level"):
        check(layer, Hardware(12, (Noc(),) * 3))


def test_remarks() -> None:
    sliding = (Map("K", 2, 1), Map("C", 1, 2), Map("Y", 4, 2), Map("X", 2, 3), Map("R", 64, 64))
    assert remarks(resolve(replace(CONV, directives=sliding))) == (
        "layer 'a': TemporalMap(2,1) K maps indices of K more than once: its offset is smaller than its size",
        "layer 'a': TemporalMap(1,2) C leaves indices of C out: its offset is larger than its size",
        "layer 'a': TemporalMap(64,64) R is larger than R, which is 3: all of it is mapped",
    )
    assert remarks(resolve(CONV)) == ()
    (remark,) = remarks(resolve(replace(CONV, type="TRCONV")))
    assert remark == "layer 'a': a TRCONV without a Stride upscales nothing: it is a plain convolution"
    assert remarks(resolve(replace(CONV, type="TRCONV", stride=(2, 2)))) == ()


def test_the_place_of_a_mistake() -> None:
    for layer, place in [
        (replace(CONV, directives=(*CONV.directives, Map("C", 0, 1))), ("directives", 1)),
        (replace(CONV, dims={**CONV.dims, "C": 0}), ("dims", "C")),
        (replace(CONV, stride=(0, 1)), ("stride",)),
        (replace(CONV, coupling=Coupling(("C", "C"), ("C",), ("C",))), ("coupling",)),
    ]:
        with pytest.raises(SpecError) as error:
            resolve(layer)
        assert error.value.place == place
