"""Area and power are those of the released tool, and can be replaced."""

from __future__ import annotations

import numpy as np
import pytest

from piste.dataflow.directives import Layer, Network
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.presets import layer_with
from piste.dataflow.released.maestro import analyse_network
from piste.errors import SpecError
from piste.explore.space import Prices

CONV = Layer("conv", "CONV", {"K": 8, "C": 8, "R": 3, "S": 3, "Y": 12, "X": 12}, ())


@pytest.mark.parametrize("pes, lanes, width", [(1, 1, 1), (3, 1, 7), (64, 2, 32), (1000, 1, 3)])
def test_as_the_released_tool_prices_a_design(pes: int, lanes: int, width: int) -> None:
    network = Network("net", (layer_with(CONV, "C-P"),))
    (flow,) = analyse_network(network, Hardware(pes, (Noc(width),), lanes))
    row = flow.extra["csv"]
    chip = {"pes": pes, "lanes": lanes, "noc_bw": width, "l1": flow.l1_size, "l2": flow.l2_size}
    assert Prices().area_um2(**chip) == pytest.approx(row["Area"], rel=1e-12)
    assert Prices().power_mw(**chip) == pytest.approx(row["Power"], rel=1e-12)


def test_neither_ever_falls() -> None:
    draw = np.random.default_rng(0)
    parts = {name: draw.integers(1, 3000, 500) for name in ("pes", "lanes", "noc_bw", "l1", "l2")}
    parts["bits"] = draw.integers(1, 64, 500)
    for name in parts:
        for price in (Prices().area_um2, Prices().power_mw):
            assert (price(**{**parts, name: parts[name] + 1}) >= price(**parts)).all()


def test_many_pes_do_not_overflow() -> None:
    few = np.array([100_000], dtype=np.int32)
    assert Prices().area_um2(few, 1, 1, 1, 1)[0] > 395 * 1.28 * 1e10


def test_narrower_elements() -> None:
    chip = {"pes": 10, "lanes": 2, "noc_bw": 3, "l1": 50, "l2": 700}
    bus, arbiter = 3 * (14.662 * 10 + 28.895), 1.2886 * 100 + 5.5814 * 10 - 23.711
    for bits, width, square in ((8, 1 / 2, 0.9 / 4 + 0.1 / 2), (32, 2, 0.9 * 4 + 0.1 * 2), (16, 1, 1)):
        area = 10 * (283 * square * 2 + 0.104 * width * 50) + 0.104 * width * 700
        assert Prices().area_um2(**chip, bits=bits) == pytest.approx(
            area + 101.7938 * width * bus + 395.473 * arbiter, rel=1e-12
        )
        power = 10 * (1.2223 * square * 2 + 0.00345 * width * 50) + 0.00345 * width * 700
        assert Prices().power_mw(**chip, bits=bits) == pytest.approx(
            power + 0.0008 * width * bus + 0.00034 * arbiter, rel=1e-12
        )
        assert Prices().energy_in_macs(100, 30, bits) == pytest.approx(30 * square + 70 * width, rel=1e-12)
    half = Prices(bits=32, pe_square=0.5)
    assert half.energy_in_macs(100, 30, 32) == 100 and half.energy_in_macs(100, 30, 16) == 30 * 0.375 + 35


def test_other_prices() -> None:
    cheap = Prices.read({"pe_um2": 100})
    assert Prices().area_um2(2, 3, 1, 1, 1) - cheap.area_um2(2, 3, 1, 1, 1) == pytest.approx(2 * 3 * 183)
    assert Prices.read(cheap) is cheap
    assert Prices.read(None) == Prices()


@pytest.mark.parametrize(
    "prices, reason",
    [
        ({"pe_mm2": 1}, "prices has no key 'pe_mm2'; did you mean 'pe_um2'?"),
        ({"pe_um2": -1}, "the price pe_um2 must be a number and not negative, found -1; write one such as 16"),
        ({"bits": 0}, "the width bits must be a number and positive, found 0; write one such as 16"),
        ({"pe_square": 1.5}, "pe_square is the share of a multiplier, found 1.5; write at most 1"),
        ({"arbiter_base": "x"}, "the price arbiter_base must be a number, found 'x'; write one"),
    ],
)
def test_refusals(prices: dict[str, float], reason: str) -> None:
    with pytest.raises(SpecError) as error:
        Prices.read(prices)
    assert str(error.value) == reason
