"""The layers are those of the published networks: as many, as much work, as many weights."""

from __future__ import annotations

import pytest

from piste.dataflow.directives import Layer
from piste.studies.maestro.networks import (
    DEPTHWISE,
    EARLY,
    GROUPED,
    LATE,
    NETWORKS,
    RESIDUAL,
    TRANSPOSED,
    Operator,
    convolution,
    doubled,
)


def macs(layer: Layer) -> int:
    d = layer.dims
    side = (d["Y"] - d["R"]) // layer.stride[0] + 1
    return side**2 * d.get("G", 1) * d.get("K", 1) * d["C"] * d["R"] * d["S"]


def work(operators: tuple[Operator, ...]) -> int:
    return sum(o.times * macs(o.layer) for o in operators if o.sort != RESIDUAL)


# ResNet-50: as in layers.py. VGG16: 15.35 thousand million in convolutions and 123.6 million dense. ResNeXt-50: "4.2 x
# 10^9" (Xie et al., Table 1). MobileNetV2: "300M" (Sandler et al., Table 4).
@pytest.mark.parametrize(
    ("network", "layers", "total"),
    [
        ("ResNet50", 54, 3_857_973_248),
        ("VGG16", 16, 15_470_264_320),
        ("ResNeXt50", 54, 4_230_479_872),
        ("MobileNetV2", 53, 300_774_272),
    ],
)
def test_totals(network: str, layers: int, total: int) -> None:
    operators = NETWORKS[network]
    assert sum(o.times for o in operators if o.sort != RESIDUAL) == layers
    assert work(operators) == total


def test_unet_has_23_layers_and_31_million_weights() -> None:
    operators = NETWORKS["UNet"]
    assert len(operators) == 23  # "In total the network has 23 convolutional layers"
    sizes = [o.layer.dims for o in operators]
    weights = sum(d["K"] * d["C"] * d["R"] * d["S"] for d in sizes)
    biases = sum(d["K"] // (4 if o.sort == TRANSPOSED else 1) for d, o in zip(sizes, operators, strict=True))
    # 31,030,593 with one class in place of two.
    assert weights + biases == 31_030_593 + 65
    assert sizes[-1]["Y"] == 388


def test_residual_links_add_every_element_of_a_blocks_result() -> None:
    counts = {name: sum(o.times for o in ops if o.sort == RESIDUAL) for name, ops in NETWORKS.items()}
    assert counts == {"ResNet50": 16, "VGG16": 0, "ResNeXt50": 16, "MobileNetV2": 10, "UNet": 0}


def test_sorts_are_those_of_table_4() -> None:
    vgg = [o.sort for o in NETWORKS["VGG16"][:13]]
    assert vgg == 3 * [EARLY] + 10 * [LATE]  # "VGG16 CONV1-3", "VGG16 CONV4-13"
    assert {o.layer.type for ops in NETWORKS.values() for o in ops if o.sort == DEPTHWISE} == {"DSCONV"}
    assert sum(o.times for o in NETWORKS["ResNeXt50"] if o.sort == GROUPED) == 16
    assert [o.layer.name for o in NETWORKS["UNet"] if o.sort == TRANSPOSED] == ["up4", "up3", "up2", "up1"]


def test_an_up_convolution_has_as_many_elements_as_its_point_wise_form() -> None:
    d = doubled("up", 8, 16, 5).layer.dims
    assert d["K"] * d["C"] == 8 * 16 * 2 * 2  # weights
    assert d["K"] * d["Y"] * d["X"] == 8 * (2 * 5) ** 2  # results
    assert macs(doubled("up", 8, 16, 5).layer) == macs(convolution("each", 8, 16, 1, 5).layer) * 4


def test_names_are_unique() -> None:
    for operators in NETWORKS.values():
        assert len({o.layer.name for o in operators}) == len(operators)
