"""The presets load, and say what their sources say."""

from __future__ import annotations

from math import prod

import pytest

import piste
from piste.spec.architecture import Architecture, Memory
from piste.spec.files import preset_file, presets
from piste.spec.workload import Workload

# By chip: the instances of every memory and unit, and the capacity in bytes of every memory that has one.
CHIPS = {
    "attacc-cloud": ({"DRAM": 1, "SG": 1, "SL": 65536, "MAC": 65536, "SFU": 65536}, {"SG": 32 << 20, "SL": 6}),
    "attacc-edge": ({"DRAM": 1, "SG": 1, "SL": 1024, "MAC": 1024, "SFU": 1024}, {"SG": 512 << 10, "SL": 6}),
    "eyeriss": (
        {"DRAM": 1, "GLB": 1, "ifmap_spad": 168, "weights_spad": 168, "psum_spad": 168, "MAC": 168},
        {"GLB": 128 << 10, "ifmap_spad": 12 * 2, "weights_spad": 224 * 2, "psum_spad": 16 * 2},
    ),
    "eyeriss-pat": (
        {"DRAM": 1, "GLB": 1, "ifmap_spad": 168, "weights_spad": 168, "psum_spad": 168, "MAC": 168},
        {"GLB": 128 << 10, "ifmap_spad": 12 * 2, "weights_spad": 224 * 2, "psum_spad": 16 * 2},
    ),
    "h200": (
        {"HBM": 1, "L2": 1, "SMEM": 132, "RF": 132, "MAC": 132 * 4 * 512, "SFU": 132 * 4 * 512},
        {"HBM": 141 * 10**9, "L2": 60 << 20, "SMEM": 228 << 10, "RF": 256 << 10},
    ),
    "maeri-like": ({"DRAM": 1, "L2": 1, "L1": 64, "MAC": 64}, {"L2": 1024000, "L1": 5120}),
    "nvdla": ({"DRAM": 1, "GLB": 1, "Register": 6144, "MAC": 6144}, {"GLB": 64 << 10, "Register": 1}),
    "simba": (
        {
            "DRAM": 1,
            "GLB": 1,
            "PEInputBuffer": 16,
            "PEWeightBuffer": 64,
            "PEAccuBuffer": 64,
            "PEWeightRegs": 256,
            "MAC": 256,
        },
        {
            "GLB": 64 << 10,
            "PEInputBuffer": 64 << 10,
            "PEWeightBuffer": 32 << 10,
            "PEAccuBuffer": 384,
            "PEWeightRegs": 1,
        },
    ),
    "snowcat": ({"DRAM": 1, "Buffer": 1, "MAC": 1}, {}),
    "three-level-pat": ({"DRAM": 1, "GLB": 1, "RF": 256, "MAC": 256}, {"GLB": 128 << 10, "RF": 256 * 2}),
    "tpu-v4i": (
        {"DRAM": 1, "GLB": 1, "LocalBuffer": 4, "Register": 65536, "MAC": 65536},
        {"GLB": 128 << 20, "LocalBuffer": 4 << 20, "Register": 1},
    ),
}

# MACs of the layers. AlexNet: a quarter of what Eyeriss (JSSC 2017), Table V gives for four images.
MACS = {
    "alexnet-conv1": 421_660_800 // 4,
    "alexnet-conv2": 895_795_200 // 4,
    "alexnet-conv3": 598_081_536 // 4,
    "alexnet-conv4": 448_561_152 // 4,
    "alexnet-conv5": 299_040_768 // 4,
    "bert-base-attend": 12 * 512 * 512 * 64,
    "bert-base-ffn1": 512 * 768 * 3072,
    "bert-base-ffn2": 512 * 768 * 3072,
    "bert-base-logits": 12 * 512 * 512 * 64,
    "bert-base-projection": 512 * 768 * 768,
    "gpt3-6.7b-block": 16 * 2048 * (4 * 4096**2 + 2 * 2048 * 4096 + 2 * 4096 * 16384),
    "resnet50-conv2-1x1": 12_845_056,
    "resnet50-conv2-3x3": 9 * 12_845_056,
    "resnet50-conv3-3x3": 9 * 12_845_056,
    "resnet50-conv4-1x1": 4 * 12_845_056,
    "resnet50-conv5-1x1": 4 * 12_845_056,
    "vgg16-conv2": 1_849_688_064,
    "vgg16-conv11": 462_422_016,
}


def test_every_preset_is_named_here() -> None:
    assert presets("architectures") == tuple(sorted(CHIPS))
    assert presets("workloads") == tuple(sorted(MACS))
    assert preset_file("eyerisss") is None


@pytest.mark.parametrize("name", CHIPS)
def test_a_chip_has_its_instances_and_capacities(name: str) -> None:
    chip = piste.load(name)
    assert isinstance(chip, Architecture)
    instances, capacities = CHIPS[name]
    assert chip.name == name
    assert {part: chip.instances(part) for part in (*chip.memories, *chip.units)} == instances
    assert {m.name: m.capacity_bytes for m in chip.memories.values() if m.capacity_bytes is not None} == capacities


@pytest.mark.parametrize("name", CHIPS)
def test_every_number_has_a_source(name: str) -> None:
    chip = piste.load(name)
    assert chip.source
    assert all(component.source for component in chip.components)


@pytest.mark.parametrize("name", CHIPS)
def test_a_chip_can_hold_a_matrix_product(name: str) -> None:
    """Roles, not tensor names, say what a memory may keep; the outermost memory may keep everything."""
    chip = piste.load(name)
    outermost = chip.components[0]
    assert isinstance(outermost, Memory)
    assert outermost.keeps is None
    assert all(set(m.keeps or ()) <= {"input", "weight", "output"} for m in chip.memories.values())


@pytest.mark.parametrize("name", MACS)
def test_a_layer_has_its_macs(name: str) -> None:
    layer = piste.load(name)
    assert isinstance(layer, Workload)
    assert layer.name == name
    products = [e for e in layer.einsums if e.kind == "mac"]
    assert sum(prod(layer.sizes[r] for r in e.ranks) for e in products) == MACS[name]


def test_padding_and_stride_are_in_the_input() -> None:
    assert piste.load("alexnet-conv1").shapes["I"] == (3, 227, 227)
    assert piste.load("alexnet-conv2").shapes["I"] == (2, 48, 31, 31)
    assert piste.load("vgg16-conv2").shapes["I"] == (64, 226, 226)
