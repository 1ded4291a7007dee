"""Nests that try to move less than a curve says: all nests of a small Einsum, or random ones of any (`attack.c`).

A nest is a sequence of loops in any order, a rank as often as it likes, with tiles of any size (or that divide), and a
depth for the keep of every tensor; what it moves is found by walking it. Nothing of it comes from the package.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from random import Random

import numpy as np
from numpy.typing import NDArray

from piste.formula.library import library
from piste.results.curve import Curve
from piste.spec.mapping import Compute, Keep, Loop, Mapping
from piste.spec.workload import Workload

RANKS, TENSORS, AXES, LOOPS, SEEN = 10, 6, 6, 24, 1 << 20  # at most; as in attack.c
NEVER = 1 << 62
Ints = NDArray[np.int64]
Loops = list[tuple[str, int]]  # ranks and tiles, outermost first
TEXT = ("tests.bounds", "attack.ll")
number, pointer = ctypes.c_int64, ctypes.c_void_p


class _Tensor(ctypes.Structure):
    _fields_ = [("bits", number), ("output", number), ("axes", number), ("coefficient", number * RANKS * AXES)]


class _Problem(ctypes.Structure):
    _fields_ = [
        ("ranks", number), ("tensors", number), ("perfect", number), ("single", number),
        ("sizes", number * RANKS), ("tensor", _Tensor * TENSORS),
    ]  # fmt: skip


class _Loop(ctypes.Structure):
    _fields_ = [("rank", number), ("tile", number)]


class _Nest(ctypes.Structure):
    _fields_ = [("count", number), ("loops", _Loop * LOOPS), ("depths", number * TENSORS)]


class _Attack(ctypes.Structure):
    _fields_ = [
        ("sequences", number), ("nests", number), ("broken", number),
        ("buffer", number), ("traffic", number), ("claimed", number), ("worst", _Nest),
    ]  # fmt: skip


@lru_cache(maxsize=1)
def _room() -> tuple[ctypes.Array[ctypes.c_char], ctypes.Array[ctypes.c_char]]:
    size = library(TEXT).function("room", number)()
    return ctypes.create_string_buffer(size), ctypes.create_string_buffer(SEEN)


def _problem(w: Workload, tiles: str, placement: str) -> _Problem:
    p = _Problem(len(w.ranks), len(w.tensors), tiles == "perfect", placement == "single")
    for r, rank in enumerate(w.ranks):
        p.sizes[r] = w.sizes[rank]
    (einsum,) = w.einsums
    for t, access in enumerate((*einsum.operands, einsum.output)):
        tensor = p.tensor[t]
        tensor.bits, tensor.output = w.bits[access.tensor], access is einsum.output
        tensor.axes = len(access.indices)
        for a, index in enumerate(access.indices):
            for rank, c in index.terms:
                tensor.coefficient[a][w.ranks.index(rank)] += c
    return p


@dataclass(frozen=True)
class Found:
    """How many sequences of loops were tried, with how many depths of the keeps, and the worst for the curve."""

    sequences: int
    nests: int
    broken: int
    buffer_bits: int
    traffic_bits: int
    claimed_bits: int
    mapping: Mapping | None

    def __str__(self) -> str:
        return f"{self.traffic_bits} bits move with {self.buffer_bits}, not {self.claimed_bits}:\n{self.mapping}"


def attack(curve: Curve, seed: int, sequences: int, limit: int = 4000) -> Found:
    """Random sequences of loops with at most `limit` steps above a keep, each with every depth of every keep."""
    w, found = curve.workload, _Attack()
    p = _problem(w, curve.rule["tiles"], curve.rule["placement"])
    buffers, traffics = np.ascontiguousarray(curve.buffer_bits), np.ascontiguousarray(curve.traffic_bits)
    every, seen = _room()
    run = library(TEXT).function("attack", None, *[pointer] + [number] * 3 + [pointer] * 2 + [number] + [pointer] * 3)
    addresses = (ctypes.addressof(x) for x in (every, seen, found))
    run(
        ctypes.addressof(p), seed, sequences, limit, buffers.ctypes.data, traffics.ctypes.data, len(buffers), *addresses
    )
    return _found(w, found)


def _found(w: Workload, found: _Attack) -> Found:
    mapping = _mapping(w, found) if found.broken else None
    return Found(found.sequences, found.nests, found.broken, found.buffer, found.traffic, found.claimed, mapping)


def every(w: Workload, tiles: str = "integer", placement: str = "per-tensor") -> tuple[list[tuple[int, int]], int]:
    """The staircase of all nests there are, in bits, and how many nests that is; for a few indices of a few ranks."""
    p = _problem(w, tiles, placement)
    best = np.full(1 + sum(w.bits[t] * int(np.prod(shape)) for t, shape in w.shapes.items()), NEVER)
    e, seen = _room()
    run = library(TEXT).function("every", number, pointer, pointer, number, pointer, pointer)
    nests = run(ctypes.addressof(p), best.ctypes.data, len(best) - 1, ctypes.addressof(e), ctypes.addressof(seen))
    stairs = np.minimum.accumulate(best)
    rows = np.flatnonzero((best < NEVER) & (np.r_[NEVER, stairs[:-1]] > best))
    return [(int(b), int(best[b])) for b in rows], nests


def cost(w: Workload, loops: Loops, depths: dict[str, int]) -> tuple[int, int]:
    """The bits that a nest holds and moves."""
    (einsum,) = w.einsums
    p, (_, seen) = _problem(w, "integer", "per-tensor"), _room()
    packed = (_Loop * LOOPS)(*(_Loop(w.ranks.index(r), tile) for r, tile in loops))
    at = (number * TENSORS)(*(depths[a.tensor] for a in (*einsum.operands, einsum.output)))
    out = (number * 2)()
    run = library(TEXT).function("one", None, pointer, pointer, number, *[pointer] * 3)
    run(ctypes.addressof(p), ctypes.addressof(packed), len(loops), *(ctypes.addressof(x) for x in (at, seen, out)))
    return out[0], out[1]


def _packed(w: Workload, loops: Loops, depths: dict[str, int]) -> _Nest:
    (einsum,) = w.einsums
    packed = (_Loop * LOOPS)(*(_Loop(w.ranks.index(r), tile) for r, tile in loops))
    return _Nest(len(loops), packed, (number * TENSORS)(*(depths[a.tensor] for a in (*einsum.operands, einsum.output))))


def apart(w: Workload, loops: Loops, depths: dict[str, int]) -> tuple[int, int]:
    """The same without walking all steps: ranks that share no axis are walked apart. Outputs have plain axes."""
    p, packed, out = _problem(w, "integer", "per-tensor"), _packed(w, loops, depths), (number * 2)()
    library(TEXT).function("apart", None, *[pointer] * 3)(*(ctypes.addressof(x) for x in (p, packed, out)))
    return out[0], out[1]


def annealed(
    w: Workload, start: tuple[Loops, dict[str, int]], room: int, stairs: tuple[Ints, Ints], seed: int, moves: int
) -> tuple[Found, float]:
    """Nests annealed from `start` on, with at most `room` bits, against a staircase of buffers and traffic in bits; and
    how near to it the nearest comes."""
    p, packed, found = _problem(w, "integer", "per-tensor"), _packed(w, *start), _Attack()
    buffers, traffics = (np.ascontiguousarray(column, np.int64) for column in stairs)
    kinds = [pointer, number, pointer, number, number, pointer, pointer, number, pointer]
    nearest = library(TEXT).function("anneal", ctypes.c_double, *kinds)(
        ctypes.addressof(p), seed, ctypes.addressof(packed), room, moves,
        buffers.ctypes.data, traffics.ctypes.data, len(buffers), ctypes.addressof(found),
    )  # fmt: skip
    return _found(w, found), nearest


def nest(w: Workload, loops: Loops, depths: dict[str, int]) -> Mapping:
    """The same as a mapping on the architecture `snowcat`."""
    nodes: list[Keep | Loop | Compute] = [Keep("DRAM", w.tensors)]
    for depth in range(len(loops) + 1):
        if kept := tuple(t for t, d in depths.items() if d == depth):
            nodes.append(Keep("Buffer", kept))
        nodes += [Loop(r, tile) for r, tile in loops[depth : depth + 1]]
    while isinstance(nodes[-1], Loop):
        nodes.pop()
    return Mapping((*nodes, Compute(w.einsums[0].name)))


def _mapping(w: Workload, found: _Attack) -> Mapping:
    (einsum,) = w.einsums
    loops = [(w.ranks[loop.rank], loop.tile) for loop in found.worst.loops[: found.worst.count]]
    tensors = [a.tensor for a in (*einsum.operands, einsum.output)]
    return nest(w, loops, dict(zip(tensors, found.worst.depths, strict=False)))


KINDS = {
    "I[p+r]": [
        "O[p] = I[{a}*p+{b}*r] * W[r]",
        "O[k,p] = I[c,{a}*p+{b}*r] * W[k,c,r]",
        "O[k,p] = I[{a}*p+{b}*r] * W[k,r]",
    ],
    "I[p+q]": [
        "O[p,q] = I[{a}*p+{b}*q] * W[p]",
        "O[k] = I[k,{a}*p+q] * W[p,q]",
        "O[k,q] = I[p+{a}*q] * W[p,k]",
    ],
    "I[p+q+r]": [
        "O[p] = I[{a}*p+{b}*r+s] * W[r,s]",
        "O[p,q] = I[p+q+{a}*r] * W[r]",
        "O[p,k] = I[p+{a}*q+r] * W[q,r,k]",
    ],
    "depthwise": [
        "O[c,p] = I[c,{a}*p+{b}*r] * W[c,r]",
        "O[c,p,q] = I[c,{a}*p+r,{b}*q+s] * W[c,r,s]",
    ],
    "2-D convolution": [
        "O[k,p,q] = I[c,{a}*p+r,{b}*q+s] * W[k,c,r,s]",
        "O[p,q] = I[{a}*p+r,q+{b}*s] * W[r,s]",
    ],
    "O[k,p]": [
        "O[k,p] = I[p,c,{a}*p+r] * W[k,c,r]",
        "O[i,k] = A[i,i+{a}*j] * W[j,k]",
        "O[i] = A[i,i] * W[i,j]",
    ],
    "MTTKRP": [
        "B[i,j] = T[i,k,l] * C[k,j] * D[l,j]",
        "B[i] = T[i,j,k] * C[j] * D[k]",
        "B[i,j] = A[i,k] * D[k] * C[k,j]",
    ],
    "four operands": [
        "B[i] = T[i,j] * C[j,k] * D[k,l] * E[l]",
        "B[i,l] = T[i,j] * C[j,k] * D[k,l]",
    ],
    "affine output": [
        "O[{a}*p+{b}*r] = A[p] * W[r]",
        "O[k,{a}*p+r] = A[c,p] * W[k,c,r]",
        "O[{a}*p] = A[p,k] * W[k]",
    ],
    "private ranks": [
        "B[m,n] = A[m,k,z] * W[k,n]",
        "S[i] = X[i,j] + Y[i]",
        "S[i] = X[i,j]",
        "O[m] = A[m,k] * W[j]",
    ],
    "products": [
        "B[m,n] = A[m,k] * W[k,n]",
        "B[h,m,n] = A[h,m,k] * W[h,k,n]",
        "B[m] = A[m,k] * V[k]",
    ],
}


def draw(rng: Random, kind: str, most: int, points: int, alike: float = 0.5) -> Workload:
    """A random Einsum of a kind: ranks of at most `most`, at most so many points, one width in `alike` of all cases."""
    text = rng.choice(KINDS[kind]).format(a=rng.choice([1, 1, 2, 3]), b=rng.choice([1, 1, 1, 2, 3]))
    ranks = sorted({c for part in text.replace("[", "]").split("]")[1::2] for c in part if c.islower()})
    while True:
        sizes = {r: rng.randint(1, most) for r in ranks}
        if list(accumulate(sizes.values(), int.__mul__))[-1] <= points:
            break
    tensors = sorted({part[-1] for part in text.split("[")[:-1]})
    same = rng.random() < alike
    return Workload.parse(text, sizes, {t: 8 if same else rng.choice([4, 8, 16, 32]) for t in tensors})
