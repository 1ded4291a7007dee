"""A layer is its products: each is counted, in the pieces that its space allows."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import add

import pytest

from piste.attention.answer import LA
from piste.attention.platform import platform
from piste.attention.shape import model
from piste.errors import SpecError
from piste.studies.flat.ref import product_costs
from piste.studies.flat.spaces import explore, layer, taken

EDGE = platform("edge")
BERT = model("bert-base", batch=64, queries=512).block


def test_a_layer_has_all_its_work() -> None:
    found = layer(BERT, EDGE)
    width, inner, tokens = 768, 3072, 64 * 512
    macs = {name: tokens * width**2 for name in "QKVY"} | {name: tokens * width * inner for name in "FZ"}
    assert {name: one.macs for name, one in found.items()} == {LA: 2 * tokens * 512 * width, **macs}
    whole = reduce(add, found.values())
    assert whole.macs == sum(one.macs for one in found.values())
    assert whole.cycles[0] == sum(one.cycles[0] for one in found.values())
    assert whole.energy("dram")[0] == pytest.approx(100 * whole.offchip_bytes[0])


def test_logits_and_attend_are_the_best_of_their_space() -> None:
    buffers = [2e4, 1e6, 1e9]
    for space in ("Base", "FLAT-H", "FLAT-opt", "flash"):
        alone = taken(explore(BERT.attention, EDGE, space, buffers).costs)
        assert (layer(BERT, EDGE, space, buffers)[LA].cycles == alone.cycles).all()


def test_other_products_have_the_choices_of_the_space() -> None:
    every = layer(BERT, EDGE, "FlexAccel-M")["Q"].cycles[0]
    assert every == layer(BERT, EDGE, "ATTACC")["Q"].cycles[0] == layer(BERT, EDGE, "flash")["Q"].cycles[0]
    shape = 64 * 512, 768, 768
    base = product_costs(*shape, EDGE, stationarities=["weight"]).cycles
    assert layer(BERT, EDGE, "Base")["Q"].cycles[0] == base[0, 0]
    for space, pieces in (("Base-M", 1), ("FLAT-R64", 64)):
        fixed = product_costs(*shape, EDGE, pieces=[pieces], staged=["IWO"]).cycles
        assert layer(BERT, EDGE, space)["Q"].cycles[0] == fixed.min()


def test_latent_projections_are_refused() -> None:
    block = model("deepseek-v3", batch=1, queries=64, mask="").block
    with pytest.raises(SpecError, match="no latent projections"):
        layer(replace(block, attention=replace(block.attention, mask="")), EDGE)
