"""The tables of layers are those of the networks: so many layers, so many operations."""

from __future__ import annotations

from math import prod

from piste.studies.ruby.layers import ALEXNET_CONV2, DEEPBENCH, RESNET50, CountedLayer


def macs(layer: CountedLayer) -> int:
    return layer.times * prod(layer.workload.sizes.values())


def test_resnet50() -> None:
    assert sum(layer.times for layer in RESNET50) == 54
    # "3.8 x 10^9 FLOPs (multiply-adds)": He et al. (CVPR 2016), Table 1.
    assert sum(map(macs, RESNET50)) == 3_857_973_248


def test_alexnet() -> None:
    # 223.9 million for both groups of 128 filters (Krizhevsky et al.); Ruby has 96.
    assert macs(ALEXNET_CONV2) == 223_948_800 // 2 * 96 // 128


def test_deepbench() -> None:
    sizes = {layer.name: layer.workload.sizes for layer in DEEPBENCH}
    assert sizes["speech1"] == {"k": 32, "p": 166, "q": 38, "c": 32, "r": 10, "s": 5}
    assert sizes["face1"]["p"] == 54


def test_names_are_unique() -> None:
    for network in (RESNET50, DEEPBENCH):
        assert len({layer.name for layer in network}) == len(network)
        assert len({str(layer.workload) for layer in network}) == len(network)
