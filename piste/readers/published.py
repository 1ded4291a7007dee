"""Whole networks from published shapes, by name: convolutional ones in code, transformers as their configurations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from piste.readers.graph import Graph, GraphTensor, reshaped
from piste.readers.transformer import TokenRun, from_config
from piste.spec.network import Network


def _conv(
    g: Graph, name: str, x: GraphTensor, out: int, kernel: int, stride: int = 1, pad: int | None = None, **how: Any
) -> GraphTensor:
    """A convolution with what follows it: a batch norm or a bias, and a ReLU unless `relu` is False."""
    groups, bias, relu = how.get("groups", 1), how.get("bias", False), how.get("relu", True)
    pad = kernel // 2 if pad is None else pad
    b, channels, height, width = x.shape
    shape = (b, out, (height + 2 * pad - kernel) // stride + 1, (width + 2 * pad - kernel) // stride + 1)
    w = g.weight(f"{name}.weight", (out, channels // groups, kernel, kernel))
    y = g.conv(name, x, w, shape, (stride, stride), (1, 1), groups, pads=(pad,) * 4)
    addend = g.weight(f"{name}.bias", (out, 1, 1))
    if bias:
        return g.map(f"{name}.relu", "Relu", "max({A} + {B}, 0)" if relu else "{A} + {B}", y, addend)
    formula = "max({A} * {B} + {C}, 0)" if relu else "{A} * {B} + {C}"
    return g.map(f"{name}.norm", "BatchNormalization", formula, y, g.weight(f"{name}.scale", (out, 1, 1)), addend)


def _pool(g: Graph, name: str, x: GraphTensor, kernel: int, stride: int, pad: int = 0) -> GraphTensor:
    b, channels, height, width = x.shape
    shape = (b, channels, (height + 2 * pad - kernel) // stride + 1, (width + 2 * pad - kernel) // stride + 1)
    return g.pool(name, "MaxPool", x, shape, (kernel, kernel), (stride, stride), (1, 1), (pad,) * 4)


def _classify(g: Graph, x: GraphTensor, *widths: int) -> Network:
    """Fully connected layers; what comes in as planes is flattened."""
    size = x.shape[1] * x.shape[2] * x.shape[3]
    x = g.rename("flatten", "Flatten", reshaped(x, "flatten", (x.shape[0], size)))
    for i, width in enumerate(widths):
        x = g.linear(f"fc{i + 1}", x, width, bias=True)
        if i + 1 < len(widths):
            x = g.map(f"fc{i + 1}.relu", "Relu", "max({A}, 0)", x)
    return g.network(answers=x.shape[0], answer="image")


def _mean(g: Graph, x: GraphTensor) -> GraphTensor:
    b, channels, height, width = x.shape
    return g.reduce("mean", "GlobalAveragePool", f"{{X}} / {height * width}", x, (2, 3), (b, channels, 1, 1))


def _alexnet(g: Graph, batch: int) -> Network:
    x = g.input("image", (batch, 3, 224, 224))
    x = _pool(g, "pool1", _conv(g, "conv1", x, 64, 11, 4, 2, bias=True), 3, 2)
    x = _pool(g, "pool2", _conv(g, "conv2", x, 192, 5, bias=True), 3, 2)
    x = _conv(g, "conv3", x, 384, 3, bias=True)
    x = _conv(g, "conv4", x, 256, 3, bias=True)
    x = _pool(g, "pool5", _conv(g, "conv5", x, 256, 3, bias=True), 3, 2)
    return _classify(g, x, 4096, 4096, 1000)


def _vgg16(g: Graph, batch: int) -> Network:
    x, n = g.input("image", (batch, 3, 224, 224)), 0
    for stage, (width, convs) in enumerate(((64, 2), (128, 2), (256, 3), (512, 3), (512, 3)), start=1):
        for _ in range(convs):
            n += 1
            x = _conv(g, f"conv{n}", x, width, 3, bias=True)
        x = _pool(g, f"pool{stage}", x, 2, 2)
    return _classify(g, x, 4096, 4096, 1000)


def _resnet(
    blocks: tuple[int, ...], bottleneck: bool, groups: int = 1, inner: int = 64
) -> Callable[[Graph, int], Network]:
    def network(g: Graph, batch: int) -> Network:
        x = g.input("image", (batch, 3, 224, 224))
        x = _pool(g, "pool1", _conv(g, "conv1", x, 64, 7, 2, 3), 3, 2, 1)
        for stage, count in enumerate(blocks, start=2):
            width = 64 << (stage - 2)
            for i in range(count):
                name, stride = f"conv{stage}_{i + 1}", 2 if stage > 2 and i == 0 else 1
                out = 4 * width if bottleneck else width
                y = x
                if bottleneck:
                    mid = inner << (stage - 2)
                    y = _conv(g, f"{name}.1", y, mid, 1)
                    y = _conv(g, f"{name}.2", y, mid, 3, stride, groups=groups)
                    y = _conv(g, f"{name}.3", y, out, 1, relu=False)
                else:
                    y = _conv(g, f"{name}.1", y, width, 3, stride)
                    y = _conv(g, f"{name}.2", y, out, 3, relu=False)
                if x.shape != y.shape:
                    x = _conv(g, f"{name}.down", x, out, 1, stride, relu=False)
                x = g.map(f"{name}.add", "Add", "max({A} + {B}, 0)", x, y)
        return _classify(g, _mean(g, x), 1000)

    return network


def _mobilenet_v2(g: Graph, batch: int) -> Network:
    x = _conv(g, "conv1", g.input("image", (batch, 3, 224, 224)), 32, 3, 2)
    n = 0
    for expand, width, count, first in (
        (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1),
    ):  # fmt: skip
        for i in range(count):
            n += 1
            name, stride, y = f"block{n}", first if i == 0 else 1, x
            mid = expand * x.shape[1]
            if expand > 1:
                y = _conv(g, f"{name}.expand", y, mid, 1)
            y = _conv(g, f"{name}.depthwise", y, mid, 3, stride, groups=mid)
            y = _conv(g, f"{name}.project", y, width, 1, relu=False)
            x = g.map(f"{name}.add", "Add", "{A} + {B}", x, y) if x.shape == y.shape else y
    return _classify(g, _mean(g, _conv(g, "conv2", x, 1280, 1)), 1000)


def _unet(g: Graph, batch: int) -> Network:
    """The paper's own sizes: no padding, so that each 3x3 takes two rows and columns off."""
    x, skips = g.input("image", (batch, 1, 572, 572)), []
    for level, width in enumerate((64, 128, 256, 512, 1024), start=1):
        for i in (1, 2):
            x = _conv(g, f"down{level}.{i}", x, width, 3, 1, 0, bias=True)
        if width < 1024:
            skips.append(x)
            x = _pool(g, f"pool{level}", x, 2, 2)
    for level, width in zip((4, 3, 2, 1), (512, 256, 128, 64), strict=True):
        w = g.weight(f"up{level}.weight", (2 * width, width, 2, 2))
        b, _, height, side = x.shape
        x = g.conv_transpose(f"up{level}", x, w, (b, width, 2 * height, 2 * side), (2, 2), (1, 1), 1)
        x = g.map(f"up{level}.bias", "Add", "{A} + {B}", x, g.weight(f"up{level}.addend", (width, 1, 1)))
        skips.pop()
        x = g.move(f"cat{level}", "Concat", (b, 2 * width, *x.shape[2:]))
        for i in (1, 2):
            x = _conv(g, f"right{level}.{i}", x, width, 3, 1, 0, bias=True)
    _conv(g, "out", x, 2, 1, bias=True, relu=False)
    return g.network(answers=batch, answer="image")


@dataclass(frozen=True)
class Published:
    """A network by name: what it is, where its shapes are from, and how it is made."""

    line: str
    source: str
    build: Callable[[Graph, int], Network] | None = None
    config: dict[str, Any] | None = None


GPT3 = "Brown et al., Language Models are Few-Shot Learners (NeurIPS 2020), Table 2.1"


def _gpt3(width: int, layers: int, heads: int) -> dict[str, Any]:
    return {
        "model_type": "gpt2", "n_embd": width, "n_layer": layers, "n_head": heads, "n_positions": 2048,
        "vocab_size": 50257,
    }  # fmt: skip


NETWORKS: dict[str, Published] = {
    "alexnet": Published(
        "AlexNet, one 224 x 224 image, 8 layers",
        "Krizhevsky, One weird trick for parallelizing convolutional neural networks (2014), the one-column AlexNet",
        _alexnet,
    ),
    "vgg16": Published(
        "VGG16, one 224 x 224 image, 16 layers",
        "Simonyan and Zisserman, Very Deep Convolutional Networks (ICLR 2015), Table 1, configuration D",
        _vgg16,
    ),
    "resnet18": Published(
        "ResNet-18, one 224 x 224 image, 21 layers",
        "He et al., Deep Residual Learning for Image Recognition (CVPR 2016), Table 1, 18-layer",
        _resnet((2, 2, 2, 2), False),
    ),
    "resnet50": Published(
        "ResNet-50, one 224 x 224 image, 54 layers; strides on the 3x3 convolutions",
        "He et al., Deep Residual Learning for Image Recognition (CVPR 2016), Table 1, 50-layer",
        _resnet((3, 4, 6, 3), True),
    ),
    "resnext50": Published(
        "ResNeXt-50 (32x4d), one 224 x 224 image, 54 layers",
        "Xie et al., Aggregated Residual Transformations (CVPR 2017), Table 1",
        _resnet((3, 4, 6, 3), True, groups=32, inner=128),
    ),
    "mobilenet-v2": Published(
        "MobileNetV2, one 224 x 224 image, 53 layers",
        "Sandler et al., MobileNetV2 (CVPR 2018), Table 2",
        _mobilenet_v2,
    ),
    "unet": Published(
        "U-Net, one 572 x 572 image, 23 layers",
        "Ronneberger et al., U-Net (MICCAI 2015), Figure 1",
        _unet,
    ),
    "bert-base": Published(
        "BERT-base, 512 tokens unless said otherwise",
        "Devlin et al., BERT (NAACL 2019), BERT-base",
        config={
            "model_type": "bert", "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12,
            "intermediate_size": 3072, "vocab_size": 30522, "max_position_embeddings": 512, "type_vocab_size": 2,
        },
    ),
    "gpt2": Published(
        "GPT-2 (124M), 1024 tokens unless said otherwise",
        "Radford et al., Language Models are Unsupervised Multitask Learners (2019), and config.json of gpt2",
        config={**_gpt3(768, 12, 12), "n_positions": 1024},
    ),
    "gpt3-6.7b": Published("GPT-3 6.7B, 2048 tokens unless said otherwise", GPT3, config=_gpt3(4096, 32, 32)),
    "gpt3-175b": Published("GPT-3 175B, 2048 tokens unless said otherwise", GPT3, config=_gpt3(12288, 96, 96)),
    "llama-3-8b": Published(
        "Llama-3-8B, 8192 tokens unless said otherwise",
        "Grattafiori et al., The Llama 3 Herd of Models (2024), Table 3, and config.json of Meta-Llama-3-8B",
        config={
            "model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32, "num_attention_heads": 32,
            "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256, "max_position_embeddings": 8192,
        },
    ),
    "vit-b16": Published(
        "ViT-B/16, one 224 x 224 image",
        "Dosovitskiy et al., An Image is Worth 16x16 Words (ICLR 2021), Table 1; its head has 1000 classes",
        config={
            "model_type": "vit", "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12,
            "intermediate_size": 3072, "image_size": 224, "patch_size": 16, "pooler": False, "num_classes": 1000,
        },
    ),
}  # fmt: skip


def published(name: str, run: TokenRun | None = None, batch: int = 1, bits: int = 16) -> Network:
    """A published network by name.

    >>> published("resnet18").macs, published("resnet18").parameters
    (1814073344, 11689512)
    """
    known = NETWORKS[name]
    if known.config is not None:
        if run is None and batch > 1:
            run = TokenRun(0, batch=batch) if known.config["model_type"] == "vit" else None
        return from_config({**known.config, "source": known.source}, run, bits, name, name)
    assert known.build is not None
    return replace(known.build(Graph(name, bits), batch), source=known.source)
