"""Annealed nests of drawn convolutions against what is said of all nests (`nest_floor`), with buffers of all sizes.

    python -m tests.bounds.anneal --seconds 600 --seed 1

A nest is any sequence of loops with any tiles and a depth for the keep of each tensor; `attack.c` walks it. Nothing
here knows how the bound argues.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from itertools import count
from math import ceil, exp, log, prod
from random import Random
from time import monotonic

from piste.bounds.beneath import nest_floor
from piste.spec.workload import Workload
from tests.bounds.attack import cost

NOTHING_KNOWN = 1 << 60  # bits that some nest moves
STEPS = 300_000  # of loops, at most
LOOPS = 10
MACS = range(300, 60_000)
WIDTHS = (8, 8, {"O": 32, "I": 8, "W": 8}, {"O": 8, "I": 16, "W": 4}, {"O": 16, "I": 4, "W": 32})
Nest = tuple[list[tuple[str, int]], dict[str, int]]


@dataclass
class Attacked:
    """How many sizes of buffers were attacked, with how many nests; which were broken; how near a nest came."""

    sizes: int = 0
    nests: int = 0
    nearest: float = float("inf")
    broken: list[str] | None = None


def drawn(rng: Random) -> Workload:
    """A convolution of one or two dimensions, with or without strides, channels and mixed widths."""
    a, b = rng.choice(["", "", "2*", "3*"]), rng.choice(["", "", "2*"])
    kinds = {
        f"O[k,p,q] = I[c,{a}p+r,{b}q+s] * W[k,c,r,s]": dict(k=20, p=14, q=14, c=20, r=5, s=4),
        f"O[k,p] = I[c,{a}p+r] * W[k,c,r]": dict(k=40, p=60, c=30, r=9),
        f"O[p,q] = I[c,{a}p+r,{b}q+s] * W[c,r,s]": dict(p=30, q=20, c=30, r=5, s=5),
    }
    while True:
        text, most = rng.choice([*kinds.items()])
        sizes = {r: rng.randint(1, n) for r, n in most.items()}
        if prod(sizes.values()) in MACS:
            return Workload.parse(text, **sizes, bits=rng.choice(WIDTHS))


def attack(rng: Random, sizes: int = 2, starts: int = 2, moves: int = 1500) -> Attacked:
    """Anneal nests of one drawn convolution at some sizes of the buffer."""
    w, found = drawn(rng), Attacked(broken=[])
    floor = nest_floor(w)
    if floor is None:
        return found
    everything = sum(w.bits[t] * prod(shape) for t, shape in w.shapes.items())
    for _ in range(sizes):
        room = int(exp(rng.uniform(log(100), log(everything))))
        claimed = floor(room, NOTHING_KNOWN)
        found.sizes += 1
        for _ in range(starts):
            nest = _start(w, rng)
            value = None
            for i in range(moves):
                held, moved = cost(w, *nest)
                found.nests += 1
                if held <= room:
                    found.nearest = min(found.nearest, moved / claimed)
                    if moved < claimed:
                        found.broken = [
                            *(found.broken or []),
                            f"{w} {dict(w.bits)}: {room} bits, {claimed}, {moved}: {nest}",
                        ]
                here = log(moved) + (6 * log(held / room) + 1 if held > room else 0)
                heat = 0.3 * (1e-3 / 0.3) ** (i / moves)
                if value is None or here < value or rng.random() < exp((value - here) / heat):
                    value, kept = here, nest
                nest = _moved(w, kept, rng)
    return found


def _start(w: Workload, rng: Random) -> Nest:
    while True:
        loops = [(r, rng.randint(1, n)) for r, n in w.sizes.items() for _ in range(rng.choice([0, 1, 1, 2]))]
        rng.shuffle(loops)
        if _few_steps(w, loops):
            return loops, {t: rng.randint(0, len(loops)) for t in w.tensors}


def _few_steps(w: Workload, loops: list[tuple[str, int]]) -> bool:
    extents, steps = dict(w.sizes), 1
    for r, tile in loops:
        steps *= ceil(extents[r] / min(tile, extents[r]))
        extents[r] = min(tile, extents[r])
    return steps <= STEPS


def _moved(w: Workload, nest: Nest, rng: Random) -> Nest:
    """A nest with another tile, loops exchanged, a loop more or less, or a keep at another depth."""
    while True:
        loops, depths = list(nest[0]), dict(nest[1])
        kind = rng.choice(["tile"] * 9 + ["exchange"] * 3 + ["more"] * 2 + ["less"] * 2 + ["keep"] * 4)
        at = rng.randrange(len(loops)) if loops else 0
        if kind == "tile" and loops:
            r, tile = loops[at]
            size = w.sizes[r]
            choices = (tile + 1, tile - 1, 2 * tile, tile // 2, rng.randint(1, size), ceil(size / rng.randint(1, 4)))
            loops[at] = r, max(1, min(size, rng.choice(choices)))
        elif kind == "exchange" and at + 1 < len(loops):
            loops[at], loops[at + 1] = loops[at + 1], loops[at]
        elif kind == "more" and len(loops) < LOOPS:
            at, r = rng.randint(0, len(loops)), rng.choice([*w.sizes])
            loops.insert(at, (r, rng.randint(1, w.sizes[r])))
            depths = {t: d + (d > at or (d == at and rng.random() < 0.5)) for t, d in depths.items()}
        elif kind == "less" and loops:
            del loops[at]
            depths = {t: d - (d > at) for t, d in depths.items()}
        elif kind == "keep":
            t = rng.choice([*depths])
            depths[t] = max(0, min(len(loops), rng.choice([depths[t] + 1, depths[t] - 1, rng.randint(0, len(loops))])))
        if _few_steps(w, loops):
            return loops, depths


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    until, sizes, nests, nearest, broken = monotonic() + given.seconds, 0, 0, float("inf"), 0
    for seed in count(given.seed):
        if monotonic() > until:
            break
        found = attack(Random(seed))
        sizes, nests, nearest = sizes + found.sizes, nests + found.nests, min(nearest, found.nearest)
        for text in found.broken or []:
            broken += 1
            print(f"seed {seed}: {text}", flush=True)
    print(f"{sizes} sizes, {nests:,} nests, {broken} below what was said; the nearest {nearest:.4f} times it")
    return bool(broken)


if __name__ == "__main__":
    raise SystemExit(main())
