"""Layers that papers measure: all of ResNet-50, one of AlexNet, a selection of DeepBench; with how often each occurs.

Ranks are named as on an Eyeriss: p x q outputs (columns, rows), an r x s filter (columns, rows), c input and k output
channels, n columns of a dense layer. A rank of one step is left out, and so are the pixels that a strided 1x1 filter
skips: nothing reads them.
"""

from __future__ import annotations

from dataclasses import dataclass

from piste.spec.workload import Workload

BITS = 16


@dataclass(frozen=True)
class CountedLayer:
    """A layer, what sort it is, and how often its network has it."""

    name: str
    sort: str
    workload: Workload
    times: int = 1


def convolution(
    p: int, q: int, r: int, s: int, c: int, k: int, stride: int = 1, name: str = "", bits: int = BITS
) -> Workload:
    """One image through a convolution, without the ranks that have one step.

    >>> print(convolution(28, 28, 3, 3, 128, 128, stride=2))
    O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s] k=128 p=28 q=28 c=128 r=3 s=3
    >>> print(convolution(56, 56, 1, 1, 64, 256, stride=2))
    O[k,p,q] = I[c,p,q] * W[k,c] k=256 p=56 q=56 c=64
    >>> print(convolution(1, 1, 1, 1, 2048, 1000))
    O[k] = I[c] * W[k,c] k=1000 c=2048
    """
    sizes = {rank: size for rank, size in {"k": k, "p": p, "q": q, "c": c, "r": r, "s": s}.items() if size > 1}

    def image(walked: str, window: str) -> str:
        step = f"{stride}*" if stride > 1 and window in sizes else ""
        return "+".join([step + walked] * (walked in sizes) + [window] * (window in sizes))

    def tensor(name: str, indices: list[str]) -> str:
        return f"{name}[{','.join(index for index in indices if index)}]"

    o = tensor("O", [rank for rank in "kpq" if rank in sizes])
    i = tensor("I", ["c" * (c > 1), image("p", "r"), image("q", "s")])
    w = tensor("W", [rank for rank in "kcrs" if rank in sizes])
    return Workload.parse(f"{o} = {i} * {w}", sizes, bits, name)


def dense(m: int, n: int, k: int, name: str = "", bits: int = BITS) -> Workload:
    """An m x k matrix of weights times k x n activations, as DeepBench names them, in the ranks of a convolution.

    >>> print(dense(35, 700, 2048))
    O[k,n] = I[c,n] * W[k,c] k=35 n=700 c=2048
    """
    if n == 1:
        return convolution(1, 1, 1, 1, k, m, name=name, bits=bits)
    return Workload.parse("O[k,n] = I[c,n] * W[k,c]", {"k": m, "n": n, "c": k}, bits, name)


def _resnet50() -> tuple[CountedLayer, ...]:
    """He et al., "Deep Residual Learning for Image Recognition" (CVPR 2016), Table 1: 53 convolutions and one dense.

    The first block of a stage has a projection besides (its option B), and from the third stage on halves the image.
    """

    def layer(
        name: str, sort: str, side: int, window: int, c: int, k: int, times: int = 1, stride: int = 1
    ) -> CountedLayer:
        workload = convolution(side, side, window, window, c, k, stride, f"resnet50-{name}")
        return CountedLayer(name, sort, workload, times)

    layers = [layer("conv1", "7x7", 112, 7, 3, 64, stride=2)]
    inputs = 64
    for stage, (blocks, width, side) in enumerate(((3, 64, 56), (4, 128, 28), (6, 256, 14), (3, 512, 7)), 2):
        name, outputs = f"conv{stage}", 4 * width
        same = inputs == width  # in the first stage the projection looks like the third layer of a block
        layers += [
            layer(f"{name}-first", "pointwise", side, 1, inputs, width),
            layer(f"{name}-3x3", "3x3", side, 3, width, width, blocks),
            layer(f"{name}-out", "pointwise", side, 1, width, outputs, blocks + same),
        ]
        if not same:
            layers.append(layer(f"{name}-project", "pointwise", side, 1, inputs, outputs))
        layers.append(layer(f"{name}-in", "pointwise", side, 1, outputs, width, blocks - 1))
        inputs = outputs
    layers.append(layer("fc", "dense", 1, 1, 2048, 1000))
    return tuple(layers)


RESNET50 = _resnet50()

# As Ruby (ISPASS 2022), Sec. IV-B has it: inputs of 27x27x48, padded by two, filters of 5x5x48, 96 of them.
ALEXNET_CONV2 = CountedLayer("alexnet-conv2", "5x5", convolution(27, 27, 5, 5, 48, 96, name="alexnet-conv2-ruby"))

# DeepBench, code/kernels/conv_problems.h, inference_server_set with a batch of one: w, h, c, k, filter w, filter h,
# padding, stride. The names of the applications are those of Ruby, Sec. IV-D.
_CONVOLUTIONS = {
    "vision": ((224, 224, 3, 64, 3, 3, 1, 1), (28, 28, 192, 32, 5, 5, 2, 1), (7, 7, 832, 256, 1, 1, 0, 1)),
    "face": ((108, 108, 3, 64, 3, 3, 1, 2), (54, 54, 64, 64, 3, 3, 1, 1), (27, 27, 128, 128, 3, 3, 1, 1)),
    "speaker": ((350, 80, 64, 64, 3, 3, 1, 1), (84, 20, 256, 256, 3, 3, 1, 1)),
    "speech": ((341, 79, 32, 32, 10, 5, 0, 2),),  # the one before has filters wider than an Eyeriss's scratchpad
}
# code/kernels/gemm_problems.h, inference_server_set: m, n, k.
_PRODUCTS = {"speech": ((1024, 700, 512), (35, 700, 2048), (7680, 1, 2560))}


def _deepbench() -> tuple[CountedLayer, ...]:
    layers = []
    for sort, rows in _CONVOLUTIONS.items():
        for i, (w, h, c, k, r, s, padding, stride) in enumerate(rows, 1):
            p, q = ((side + 2 * padding - filter) // stride + 1 for side, filter in ((w, r), (h, s)))
            workload = convolution(p, q, r, s, c, k, stride, f"deepbench-{sort}{i}")
            layers.append(CountedLayer(f"{sort}{i}", sort, workload))
    for sort, products in _PRODUCTS.items():
        for i, (m, n, inner) in enumerate(products, 1):
            workload = dense(m, n, inner, f"deepbench-{sort}-gemm{i}")
            layers.append(CountedLayer(f"{sort}-gemm{i}", f"{sort}, dense", workload))
    return tuple(layers)


DEEPBENCH = _deepbench()
