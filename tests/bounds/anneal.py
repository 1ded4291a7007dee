"""Annealed nests of convolutions against what is said of all nests (`nest_floor`), or against slopes.

    python -m tests.bounds.anneal --seconds 600 --seed 1
    python -m tests.bounds.anneal --seconds 600 --seed 1 --below slope

A nest is any sequence of loops with any tiles and a depth for the keep of each tensor; `attack.c` changes and counts
it. Nothing here knows how the bound argues or how the slope is searched. A nest below `nest_floor` breaks a proof. One
below a slope that says "is the least found" does not, but there is a better mapping than the curve knows: the worst is
printed, and if it is `FAR` below, some family of nests is missing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import exp, log, prod
from random import Random
from time import monotonic

import numpy as np

import piste
from benchmarks.bounds import RESNET
from piste.bounds.beneath import nest_floor
from piste.results.curve import Curve
from piste.spec.mapping import Keep, Loop, Mapping
from piste.spec.workload import Workload
from tests.bounds.attack import Found, Loops, annealed

NOTHING_KNOWN = 1 << 60  # bits that some nest moves
MACS = {"nests": range(300, 60_000), "slope": range(2_001, 10_000_000)}  # all nests of fewer are looked at
WIDTHS = (8, 8, {"O": 32, "I": 8, "W": 8}, {"O": 8, "I": 16, "W": 4}, {"O": 16, "I": 4, "W": 32})
FAR = 0.9
LAYER = 0.3  # of all slopes are those of a layer
Nest = tuple[Loops, dict[str, int]]


@dataclass
class Attacked:
    """How many sizes of buffers were attacked, with how many nests; which were broken; how near a nest came."""

    sizes: int = 0
    nests: int = 0
    nearest: float = float("inf")
    broken: list[str] = field(default_factory=list)

    def add(self, w: Workload, found: Found, nearest: float) -> None:
        self.nests, self.nearest = self.nests + found.nests, min(self.nearest, nearest)
        if found.broken:
            self.broken.append(f"{w} {dict(w.bits)}: {nearest:.4f} times, {found}")


def drawn(rng: Random, macs: range) -> Workload:
    """A convolution of one or two dimensions, with or without strides, dilation, channels and mixed widths."""
    a, b = rng.choice(["", "", "2*", "3*"]), rng.choice(["", "", "2*"])
    d = rng.choice(["", "", "", "2*"])
    larger = 2 if macs.stop > 100_000 else 1
    kinds = {
        f"O[k,p,q] = I[c,{a}p+{d}r,{b}q+{d}s] * W[k,c,r,s]": dict(k=20, p=14, q=14, c=20, r=5, s=4),
        f"O[k,p] = I[c,{a}p+{d}r] * W[k,c,r]": dict(k=40, p=60, c=30, r=9),
        f"O[p,q] = I[c,{a}p+{d}r,{b}q+{d}s] * W[c,r,s]": dict(p=30, q=20, c=30, r=5, s=5),
        f"O[c,p,q] = I[c,{a}p+{d}r,{b}q+{d}s] * W[c,r,s]": dict(p=30, q=30, c=4, r=5, s=5),
    }
    while True:
        text, most = rng.choice([*kinds.items()])
        sizes = {r: rng.randint(1, n if r in "rs" else larger * n) for r, n in most.items()}
        if prod(sizes.values()) in macs:
            return Workload.parse(text, **sizes, bits=rng.choice(WIDTHS))


def layer(rng: Random) -> Workload:
    """A layer of ResNet-50; or one like it, depthwise or dilated."""
    *shape, stride = rng.choice([*RESNET.values()])
    p, q, r, s, c, _ = shape
    kind = rng.choice(["as it is"] * 4 + ["depthwise", "dilated"])
    if kind == "depthwise":
        text = f"O[c,p,q] = I[c,{stride}*p+r,{stride}*q+s] * W[c,r,s]"
        return Workload.parse(text, c=c, p=p, q=q, r=max(r, 3), s=max(s, 3))
    return piste.conv2d(*shape, stride=stride, dilation=2 if kind == "dilated" and r > 1 else 1)


def attack(rng: Random, sizes: int = 2, starts: int = 2, moves: int = 20_000) -> Attacked:
    """Nests of one drawn convolution against what is said of all nests, at some sizes of the buffer."""
    w, result = drawn(rng, MACS["nests"]), Attacked()
    floor = nest_floor(w)
    if floor is None:
        return result
    everything = sum(w.bits[t] * prod(shape) for t, shape in w.shapes.items())
    for _ in range(sizes):
        room = int(exp(rng.uniform(log(100), log(everything))))
        stairs = np.array([0]), np.array([floor(room, NOTHING_KNOWN)])
        result.sizes += 1
        for _ in range(starts):
            result.add(w, *annealed(w, _random(w, rng), room, stairs, rng.getrandbits(60), moves))
    return result


def attack_slope(rng: Random, sizes: int = 8, starts: int = 3, moves: int = 40_000, layers: float = LAYER) -> Attacked:
    """Nests of one convolution, drawn or of a network, against its slope: from nests behind it and from random ones."""
    curve = piste.bound(layer(rng) if rng.random() < layers else drawn(rng, MACS["slope"]))
    return attack_curve(curve, rng, sizes, starts, moves)


def attack_curve(curve: Curve, rng: Random, sizes: int, starts: int, moves: int) -> Attacked:
    """The same of a given curve."""
    w, result = curve.workload, Attacked()
    if curve.exact:
        return result
    for i in sorted(rng.sample(range(len(curve.points)), min(sizes, len(curve.points)))):
        room = int(curve.buffer_bits[i + 1]) - 1 if i + 1 < len(curve.points) else int(curve.buffer_bits[i])
        result.sizes += 1
        for k in range(starts):
            nest = _random(w, rng) if k % 2 else behind(curve, i)
            stairs = curve.buffer_bits, curve.traffic_bits
            result.add(w, *annealed(w, nest, room, stairs, rng.getrandbits(60), moves))
    return result


def behind(curve: Curve, i: int) -> Nest:
    """The loops and depths of the mapping behind a point."""
    mapping = curve.mapping_at(i)
    assert isinstance(mapping, Mapping)
    loops: Loops = []
    depths: dict[str, int] = {}
    for node in mapping.nodes[1:]:
        if isinstance(node, Loop):
            loops.append((node.rank, node.tile))
        elif isinstance(node, Keep):
            depths |= dict.fromkeys(node.tensors, len(loops))
    return loops, depths


def _random(w: Workload, rng: Random) -> Nest:
    loops = [(r, rng.randint(1, n)) for r, n in w.sizes.items() for _ in range(rng.choice([0, 1, 1, 2]))]
    rng.shuffle(loops)
    return loops, {t: rng.randint(0, len(loops)) for t in w.tensors}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--below", choices=MACS, default="nests", help="what nests try to be below")
    parser.add_argument("--layers", action="store_true", help="slopes of ResNet-50's layers and their like alone")
    given = parser.parse_args()
    slope = partial(attack_slope, layers=1.0 if given.layers else LAYER)
    attacks: dict[str, Callable[[Random], Attacked]] = {"nests": attack, "slope": slope}
    until, total, curves = monotonic() + given.seconds, Attacked(), 0
    for seed in count(given.seed):
        if monotonic() > until:
            break
        found = attacks[given.below](Random(seed))
        total.sizes, total.nests = total.sizes + found.sizes, total.nests + found.nests
        total.nearest, curves = min(total.nearest, found.nearest), curves + (found.sizes > 0)
        for text in found.broken:
            total.broken.append(text)
            print(f"seed {seed}: {text}", flush=True)
    said = "what was said" if given.below == "nests" else "the slope"
    print(
        f"{curves} convolutions, {total.sizes} sizes, {total.nests:,} nests, {len(total.broken)} times below {said}; "
        f"the nearest {total.nearest:.4f} times it"
    )
    return bool(total.broken) if given.below == "nests" else total.nearest < FAR


if __name__ == "__main__":
    raise SystemExit(main())
