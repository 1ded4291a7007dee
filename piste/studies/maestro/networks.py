"""The five networks of the MAESTRO paper as layers for dataflows, with the sort of each operator (its Table 4).

One image; Y and X are the rows and columns of the input with its padding. A residual link, which adds an activation
to another, is written as a depth-wise 1x1 convolution, as in the files released with the paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from piste.dataflow.directives import COUPLINGS, Layer
from piste.studies.ruby.layers import RESNET50 as RESNET50_LAYERS

EARLY, LATE, DENSE, POINTWISE, DEPTHWISE, RESIDUAL, GROUPED, TRANSPOSED = SORTS = (
    "early", "late", "fully-connected", "point-wise", "depth-wise", "residual", "aggregated", "transposed",
)  # fmt: skip


@dataclass(frozen=True)
class Operator:
    """A layer that has no dataflow yet, its sort, and how often its network has it."""

    sort: str
    layer: Layer
    times: int = 1


def convolution(
    name: str, k: int, c: int, window: int, side: int, stride: int = 1, sort: str = "", times: int = 1
) -> Operator:
    """`side` x `side` results of `k` filters; without a sort it is point-wise, or early or late as the paper has it.

    >>> made = convolution("conv1", 64, 3, 7, 112, stride=2)
    >>> made.sort, made.layer.dims
    ('early', {'K': 64, 'C': 3, 'R': 7, 'S': 7, 'Y': 229, 'X': 229})
    """
    y = (side - 1) * stride + window
    # "If C > Y, late layer. Else, early layer": footnote 2, where Y is without padding.
    sort = sort or (POINTWISE if window == 1 else LATE if c > side * stride else EARLY)
    return _operator(sort, "CONV", name, {"K": k, "C": c, "R": window, "S": window, "Y": y, "X": y}, stride, times)


def depthwise(name: str, c: int, window: int, side: int, stride: int = 1, times: int = 1) -> Operator:
    """One filter for each channel. A window of one pixel is a residual link."""
    y = (side - 1) * stride + window
    sort = RESIDUAL if window == 1 else DEPTHWISE
    return _operator(sort, "DSCONV", name, {"C": c, "R": window, "S": window, "Y": y, "X": y}, stride, times)


def grouped(
    name: str, groups: int, k: int, c: int, window: int, side: int, stride: int = 1, times: int = 1
) -> Operator:
    """`groups` convolutions beside each other, of `c` channels and `k` filters each."""
    y = (side - 1) * stride + window
    dims = {"G": groups, "K": k, "C": c, "R": window, "S": window, "Y": y, "X": y}
    return _operator(GROUPED, "NGCONV", name, dims, stride, times)


def doubled(name: str, k: int, c: int, side: int) -> Operator:
    """An up-convolution: every pixel becomes 2x2, by a filter of 2x2 with stride 2.

    The squares do not overlap, so what is multiplied and moved is that of four 1x1 filters for each of the 2x2.
    """
    return convolution(name, 4 * k, c, 1, side, sort=TRANSPOSED)


def _operator(sort: str, kind: str, name: str, dims: dict[str, int], stride: int, times: int) -> Operator:
    return Operator(sort, Layer(name, kind, dims, (), (stride, stride), COUPLINGS[kind]), times)


def _vgg16() -> Iterable[Operator]:
    """Simonyan and Zisserman (ICLR 2015), Table 1, column D."""
    inputs, made = 3, 0
    for width, blocks, side in ((64, 2, 224), (128, 2, 112), (256, 3, 56), (512, 3, 28), (512, 3, 14)):
        for _ in range(blocks):
            made += 1
            yield convolution(f"conv{made}", width, inputs, 3, side)
            inputs = width
    yield convolution("fc1", 4096, 512, 7, 1, sort=DENSE)
    yield convolution("fc2", 4096, 4096, 1, 1, sort=DENSE)
    yield convolution("fc3", 1000, 4096, 1, 1, sort=DENSE)


def _resnet50() -> Iterable[Operator]:
    """He et al. (CVPR 2016), with the additions of its sixteen residual links."""
    sorts = {"pointwise": POINTWISE, "dense": DENSE}
    for layer in RESNET50_LAYERS:
        size = layer.workload.sizes
        k, side, c, window = (size.get(rank, 1) for rank in "kpcr")
        stride = 2 if layer.name == "conv1" else 1
        yield convolution(layer.name, k, c, window, side, stride, sorts.get(layer.sort, ""), layer.times)
    for stage, (blocks, width, side) in enumerate(((3, 256, 56), (4, 512, 28), (6, 1024, 14), (3, 2048, 7)), 2):
        yield depthwise(f"conv{stage}-add", width, 1, side, times=blocks)


def _resnext50() -> Iterable[Operator]:
    """Xie et al. (CVPR 2017), Table 1, 32x4d: the image is halved in the 3x3 of the first block of a stage."""
    yield convolution("conv1", 64, 3, 7, 112, stride=2)
    inputs, before = 64, 56
    for stage, (blocks, width, side) in enumerate(((3, 128, 56), (4, 256, 28), (6, 512, 14), (3, 1024, 7)), 2):
        name, outputs, group = f"conv{stage}", 2 * width, width // 32
        yield convolution(f"{name}-first", width, inputs, 1, before)
        yield grouped(f"{name}-grouped-first", 32, group, group, 3, side, before // side)
        yield convolution(f"{name}-project", outputs, inputs, 1, side)
        yield convolution(f"{name}-in", width, outputs, 1, side, times=blocks - 1)
        yield grouped(f"{name}-grouped", 32, group, group, 3, side, times=blocks - 1)
        yield convolution(f"{name}-out", outputs, width, 1, side, times=blocks)
        yield depthwise(f"{name}-add", outputs, 1, side, times=blocks)
        inputs, before = outputs, side
    yield convolution("fc", 1000, 2048, 1, 1, sort=DENSE)


def _mobilenetv2() -> Iterable[Operator]:
    """Sandler et al. (CVPR 2018), Table 2: expansion, channels, blocks and stride of each bottleneck."""
    yield convolution("conv1", 32, 3, 3, 112, stride=2)
    inputs, side = 32, 112
    bottlenecks = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2))
    for i, (expansion, outputs, blocks, stride) in enumerate((*bottlenecks, (6, 320, 1, 1)), 1):
        for block in range(1, blocks + 1):
            name, width, step = f"bottleneck{i}-{block}", expansion * inputs, stride if block == 1 else 1
            if expansion > 1:
                yield convolution(f"{name}-expand", width, inputs, 1, side)
            side //= step
            yield depthwise(f"{name}-depth", width, 3, side, step)
            yield convolution(f"{name}-project", outputs, width, 1, side)
            if step == 1 and inputs == outputs:
                yield depthwise(f"{name}-add", outputs, 1, side)
            inputs = outputs
    # Both have 1x1 filters; the paper counts them among the late layers (its Table 4, CONV2-3).
    yield convolution("conv2", 1280, 320, 1, 7, sort=LATE)
    yield convolution("conv3", 1000, 1280, 1, 1, sort=LATE)


def _unet() -> Iterable[Operator]:
    """Ronneberger et al. (MICCAI 2015), Figure 1: 572x572 pixels, no padding, two classes at the end."""
    side, inputs = 572, 1
    for level, width in enumerate((64, 128, 256, 512, 1024), 1):
        for i, c in enumerate((inputs, width), 1):
            side -= 2
            yield convolution(f"down{level}-{i}", width, c, 3, side)
        side, inputs = side // 2, width
    side *= 2
    for level, width in ((4, 512), (3, 256), (2, 128), (1, 64)):
        yield doubled(f"up{level}", width, 2 * width, side)
        side *= 2
        for i, c in enumerate((2 * width, width), 1):
            side -= 2
            yield convolution(f"up{level}-{i}", width, c, 3, side)
    yield convolution("classes", 2, 64, 1, side)


NETWORKS: dict[str, tuple[Operator, ...]] = {
    "ResNet50": tuple(_resnet50()),
    "VGG16": tuple(_vgg16()),
    "ResNeXt50": tuple(_resnext50()),
    "MobileNetV2": tuple(_mobilenetv2()),
    "UNet": tuple(_unet()),
}
