"""Random cases for tests: workloads, architectures and legal mappings, small enough for the executor.

Every builder draws from a `random.Random`, so that long runs need no hypothesis; `singles` and `trees` are the same
cases as hypothesis strategies, which shrink. Every case passes `piste.spec.check`; about one fused case in fifty is
refused when it runs (`MappingError`: instances that make the same element, a reader outside an inner Fuse).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import prod
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from piste.dataflow.directives import COUPLINGS, Cluster, Directive, Layer, Map
from piste.dataflow.hardware import Hardware
from piste.errors import MappingError
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check, leaving
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Spread
from piste.spec.workload import Workload


class Case(NamedTuple):
    workload: Workload
    architecture: Architecture
    mapping: Mapping


def by_edge(case: Case) -> Case:
    """On a chip whose prices need what passes each edge."""
    parts = (replace(c, access_bytes=2) if isinstance(c, Memory) else c for c in case.architecture.components)
    return case._replace(architecture=replace(case.architecture, components=tuple(parts)))


# Workloads


def _sizes(rng: Random, limit: int, **most: int) -> dict[str, int]:
    """Random sizes whose product is at most `limit`."""
    while True:
        sizes = {rank: max(rng.randint(1, n), rng.randint(1, n)) for rank, n in most.items()}
        if prod(sizes.values()) <= limit:
            return sizes


def gemm(rng: Random) -> Workload:
    return Workload.parse("B[m,n] = A[m,k] * W[k,n]", _sizes(rng, 400, m=9, k=9, n=9))


def bmm(rng: Random) -> Workload:
    return Workload.parse("B[h,m,n] = A[h,m,k] * W[h,k,n]", _sizes(rng, 400, h=4, m=6, k=6, n=6))


def gqa(rng: Random) -> Workload:
    return Workload.parse("S[g,r,m,p] = Q[g,r,m,e] * K[g,p,e]", _sizes(rng, 400, g=3, r=3, m=5, p=5, e=4))


def matvec(rng: Random) -> Workload:
    return Workload.parse("B[m] = A[m,k] * V[k]", _sizes(rng, 150, m=14, k=14))


def elementwise(rng: Random) -> Workload:
    text = rng.choice(["B[m,n] = exp(A[m,n])", "B[m,n] = A[m,n] + C[n]", "B[m,n] = max(A[m,n], C[m]) * D[n]"])
    return Workload.parse(text, _sizes(rng, 150, m=12, n=12))


def repeated_operand(rng: Random) -> Workload:
    """Squares and activations: an access that stands twice."""
    texts = [
        "S[m] = A[m,n] * A[m,n]",
        "B[m,n] = A[m,n] / (1 + exp(-A[m,n]))",
        "B[m,n] = C[n] * A[m,n] * (1 + erf(A[m,n])) / C[n]",
        "S[m] min= pow(abs(A[m,n]), 1.5) - A[m,n]",
        "S[n] prod= where(A[m,n] < C[n], A[m,n], C[n])",
    ]
    return Workload.parse(rng.choice(texts), _sizes(rng, 150, m=12, n=12))


def broadcast_output(rng: Random) -> Workload:
    """A rank that only the output has: the result is repeated along it."""
    texts = ["B[m,n] = A[n]", "Z[m] = A[k] * B[k]", "Z[m,n] = A[n,k] * W[k]", "O[p,m] = A[p+r] * W[r]", "Z[m,n] = A[]"]
    return _some(rng.choice(texts), rng, m=6, n=6, k=5, p=6, r=3)


def conv1d(rng: Random) -> Workload:
    index = f"{rng.randint(1, 3)}*p+{rng.randint(1, 3)}*r"
    return Workload.parse(f"O[k,p] = I[c,{index}] * W[k,c,r]", _sizes(rng, 300, k=4, p=10, c=3, r=5))


def conv2d(rng: Random) -> Workload:
    a, b, c, d = (rng.choice([1, 1, 2, 3]) for _ in range(4))
    text = f"O[k,p,q] = I[c,{a}*p+{b}*r,{c}*q+{d}*s] * W[k,c,r,s]"
    return Workload.parse(text, _sizes(rng, 300, k=3, p=5, q=4, c=2, r=3, s=3))


def depthwise(rng: Random) -> Workload:
    stride = rng.randint(1, 2)
    text = f"O[c,p,q] = I[c,{stride}*p+r,{stride}*q+s] * W[c,r,s]"
    return Workload.parse(text, _sizes(rng, 300, c=4, p=5, q=5, r=3, s=3))


def padded(rng: Random) -> Workload:
    """Windows that begin before the tensor or end behind it."""

    def axis(p: str, r: str, sizes: dict[str, int]) -> str:
        a, b = rng.randint(1, 2), rng.randint(1, 2)
        reach = a * (sizes[p] - 1) + b * (sizes.get(r, 1) - 1)
        before = rng.randint(0, min(3, reach))
        extent = max(1, reach + 1 - before - rng.choice([-1, 0, 0, 1, 2]))
        text = f"{a}*{p}+{b}*{r}" if r else f"{a}*{p}"
        return f"{text}{f'-{before}' if before else ''} in {extent}"

    sizes = _sizes(rng, 300, k=3, p=6, q=4, c=2, r=3, s=3)
    x, y, z = axis("p", "r", sizes), axis("q", "s", sizes), axis("p", "", sizes)
    text = rng.choice(
        [
            f"O[k,p] = I[c,{x}] * W[k,c,r]",
            f"O[k,p] = I[c,{x}] * W[k,c,r]",
            f"O[k,p,q] = I[c,{x},{y}] * W[k,c,r,s]",
            f"O[c,p] max= I[c,{x}]",
            f"B[p,k] = A[{z},k] + D[k]",
        ]
    )
    return _only(text, sizes)


def rank_in_two_axes(rng: Random) -> Workload:
    text = rng.choice(["B[i,k] = A[i,i+j] * W[j,k]", "B[i,j] = A[i,i] * W[i,j]", "B[i] = A[i+j,2*i] * W[j,i]"])
    return _some(text, rng, i=7, j=5, k=4)


def three_ranks_in_an_axis(rng: Random) -> Workload:
    a, b, c = (rng.randint(1, 3) for _ in range(3))
    text = rng.choice([f"O[p] = I[{a}*p+{b}*r+{c}*s] * W[r,s]", f"O[p,q] = I[{a}*p+{b}*q+{c}*r,q] * W[r]"])
    return _some(text, rng, p=7, q=4, r=4, s=4)


def affine_output(rng: Random) -> Workload:
    a, b = rng.randint(1, 3), rng.randint(1, 3)
    texts = [
        f"O[{a}*p+{b}*r] = A[p] * W[r]",
        f"O[k,{a}*p+{b}*r] = A[c,p] * W[k,c,r]",
        f"O[{a}*p] = A[p,k] * W[k]",
        "O[p+r,p] = A[p,k] * W[k,r]",
        f"O[{a}*p+{b}*r,2*q+s] = A[p,q] * W[r,s]",
        f"O[{a}*p+r] = A[p]",
    ]
    return _some(rng.choice(texts), rng, p=6, r=4, k=4, c=3, q=4, s=3)


def _some(text: str, rng: Random, **most: int) -> Workload:
    """A workload of those ranks that the text uses."""
    ranks = {rank for rank in most if any(rank in part for part in text.replace("[", "]").split("]")[1::2])}
    return Workload.parse(text, _sizes(rng, 300, **{rank: n for rank, n in most.items() if rank in ranks}))


def pair(rng: Random) -> Workload:
    return Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", _sizes(rng, 300, m=6, k=4, l=5, n=5))


def chain(rng: Random) -> Workload:
    text = "P[m,l] = A[m,k] * B[k,l]; Q[m,n] = P[m,l] * D[l,n]; Z[m,o] = Q[m,n] * F[n,o]"
    return Workload.parse(text, _sizes(rng, 300, m=5, k=3, l=4, n=4, o=3))


def conv_pair(rng: Random) -> Workload:
    sizes = _sizes(rng, 120, k=2, c=2, r=3, y=6, s=3, j=2)
    sizes["x"] = sizes["y"] + sizes["s"] - 1 + rng.choice([0, 0, 1])
    return Workload.parse("Y[k,x] = W[k,c,r] * A[c,x+r]; Z[j,y] = V[j,k,s] * Y[k,y+s]", sizes)


def conv_pair_2d(rng: Random) -> Workload:
    sizes = _sizes(rng, 160, p=5, q=5, s=3, t=3, r=2)
    sizes |= {"a": sizes["p"] + sizes["s"] - 1, "b": sizes["q"] + sizes["t"] - 1}
    return Workload.parse("Y[a,b] = W[r] * A[a+r,b]; Z[p,q] = V[s,t] * Y[p+s,q+t]", sizes)


def conv_pair_strided(rng: Random) -> Workload:
    sizes, stride, dilation = _sizes(rng, 100, k=2, c=2, y=5, s=3, j=2), rng.randint(1, 3), rng.randint(1, 2)
    sizes["x"] = stride * (sizes["y"] - 1) + dilation * (sizes["s"] - 1) + 1 + rng.choice([0, 0, 1])
    return Workload.parse(f"Y[k,x] = W[k,c] * A[c,x]; Z[j,y] = V[j,k,s] * Y[k,{stride}*y+{dilation}*s]", sizes)


def conv_chain(rng: Random) -> Workload:
    sizes = _sizes(rng, 150, r=3, s=3, t=3, z=6)
    sizes["y"] = sizes["z"] + sizes["t"] - 1
    sizes["x"] = sizes["y"] + sizes["s"] - 1
    return Workload.parse("Y[x] = W[r] * A[x+r]; U[y] = V[s] * Y[y+s]; Z[z] = T[t] * U[z+t]", sizes)


def attention(rng: Random) -> Workload:
    text = "S[h,m,p] = Q[h,m,e] * K[h,p,e]; E[h,m,p] = exp(S[h,m,p]); O[h,m,f] = E[h,m,p] * V[h,p,f]"
    return Workload.parse(text, _sizes(rng, 150, h=2, m=4, p=4, e=3, f=3))


def softmax_attention(rng: Random) -> Workload:
    text = (
        "S[m,p] = Q[m,e] * K[p,e]; M[m] max= S[m,p]; X[m,p] = exp(S[m,p] - M[m]); D[m] = X[m,p]; "
        "E[m,p] = X[m,p] / D[m]; O[m,f] = E[m,p] * V[p,f]"
    )
    return Workload.parse(text, _sizes(rng, 80, m=4, p=5, e=2, f=2))


def grouped_attention(rng: Random) -> Workload:
    text = "S[g,r,m,p] = Q[g,r,m,e] * K[g,p,e]; O[g,r,m,f] = S[g,r,m,p] * V[g,p,f]"
    return Workload.parse(text, _sizes(rng, 150, g=2, r=3, m=3, p=3, e=2, f=2))


def flash(rng: Random) -> Workload:
    """Attention with a running maximum."""
    einsums = [
        "S[m,p] = Q[m,e] * K[p,e]",
        "M[m] max= S[m,p]",
        {"einsum": "X[m,p] = exp(S[m,p] - M[m])", "running": ["M"]},
        {"einsum": "D[m] = X[m,p]", "rescale": "M"},
        {"einsum": "U[m,f] = X[m,p] * V[p,f]", "rescale": "M"},
        "O[m,f] = U[m,f] / D[m]",
    ]
    return Workload.parse(einsums, _sizes(rng, 100, m=5, p=5, e=2, f=2))


def skip(rng: Random) -> Workload:
    sizes = _sizes(rng, 60, m=4, k=3, l=5)
    text = "P[m,l] = A[m,k] * B[k,l]; Q[m,o] = P[m,l] * D[l,o]; Z[m,o] = Q[m,o] + P[m,o]"
    return Workload.parse(text, sizes | {"o": sizes["l"]})


def shared_intermediate(rng: Random) -> Workload:
    sizes = _sizes(rng, 60, t=4, c=2, d=3, e=3)
    text = "H[t,d] = X[t,c] * W[c,d]; Q[m,e] = H[m,d] * A[d,e]; K[p,e] = H[p,d] * B[d,e]; S[m,p] = Q[m,e] * K[p,e]"
    return Workload.parse(text, sizes | {"m": sizes["t"], "p": sizes["t"]})


def shared_input(rng: Random) -> Workload:
    text = "Q[m,e] = X[m,d] * A[d,e]; K[p,e] = X[p,d] * B[d,e]; S[m,p] = Q[m,e] * K[p,e]"
    return Workload.parse(text, _sizes(rng, 100, m=4, p=4, d=3, e=3))


def two_sinks(rng: Random) -> Workload:
    return Workload.parse("Q[m,e] = X[m,d] * A[d,e]; V[m,f] = X[m,d] * B[d,f]", _sizes(rng, 150, m=6, d=4, e=4, f=4))


def normalised(rng: Random) -> Workload:
    """A root mean square, which reads its operand twice, and its reader."""
    text = "S[m] = X[m,k] * X[m,k]; Y[m,k] = X[m,k] / sqrt(S[m] + 1) * G[k]; Z[m,n] = Y[m,k] * W[k,n]"
    return Workload.parse(text, _sizes(rng, 150, m=5, k=5, n=4))


def repeated_result(rng: Random) -> Workload:
    """Results with ranks that no operand has, and their readers."""
    text = rng.choice(
        [
            "U[p,r] = A[p,c] * V[c]; Z[p,q] = U[p,r] * W[r,q]",
            "M[] max= A[p,c]; E[p,r] = M[]; Z[r] = E[p,r] * E[p,r]",
        ]
    )
    return _some(text, rng, p=5, r=3, c=3, q=3)


def padded_pair(rng: Random) -> Workload:
    """Convolutions of which the second pads what the first makes."""
    sizes, stride = _sizes(rng, 100, k=2, c=2, r=3, y=5, s=3, j=2), rng.randint(1, 2)
    reach = stride * (sizes["y"] - 1) + sizes["s"] - 1
    before = rng.randint(1, 2) if reach > 1 else 0
    sizes["x"] = max(1, reach + 1 - before - rng.choice([-1, 0, 1]))
    after = f"-{before}" if before else ""
    first = rng.choice(["A[c,x+r]", f"A[c,x+r-1 in {sizes['x'] + sizes['r'] - 1}]"])
    if sizes["x"] + sizes["r"] < 3:
        first = "A[c,x+r]"
    text = f"Y[k,x] = W[k,c,r] * {first}; Z[j,y] = V[j,k,s] * Y[k,{stride}*y+s{after} in {sizes['x']}]"
    return Workload.parse(text, sizes)


def upsampled(rng: Random) -> Workload:
    """A transposed convolution, or an axis doubled, and what reads the result."""
    sizes, a = _sizes(rng, 60, k=2, p=4, r=3, c=2, s=2, j=2), rng.randint(1, 3)
    extent = a * (sizes["p"] - 1) + sizes["r"]
    first = rng.choice([f"Y[k,{a}*p+r] = A[c,p] * W[k,c,r]", f"Y[k,{a}*p+r] = A[k,p]"])
    if rng.random() < 0.3:
        last, sizes["x"] = f"Z[j,x] = V[j,k,s] * Y[k,x+s-1 in {extent}]", extent + 3 - sizes["s"] - rng.randint(0, 1)
    elif rng.random() < 0.5 or extent < sizes["s"]:
        last, sizes["x"] = "Z[k,x] = tanh(Y[k,x])", max(1, extent - rng.choice([0, 0, 1]))
    else:
        last, sizes["x"] = "Z[j,x] = V[j,k,s] * Y[k,x+s]", extent + 1 - sizes["s"]
    return _only(f"{first}; {last}", sizes)


def _only(text: str, sizes: dict[str, int]) -> Workload:
    ranks = {rank for rank in sizes if any(rank in part for part in text.replace("[", "]").split("]")[1::2])}
    return Workload.parse(text, {rank: size for rank, size in sizes.items() if rank in ranks})


Kind = Callable[[Random], Workload]
PLAIN: tuple[Kind, ...] = (
    gemm, bmm, gqa, matvec, elementwise, repeated_operand, broadcast_output, conv1d, conv2d, depthwise
)  # fmt: skip
ODD: tuple[Kind, ...] = (rank_in_two_axes, three_ranks_in_an_axis, affine_output)
PADDED: tuple[Kind, ...] = (padded,)
FUSED: tuple[Kind, ...] = (
    pair,
    chain,
    conv_pair,
    conv_pair_2d,
    conv_pair_strided,
    conv_chain,
    attention,
    softmax_attention,
    grouped_attention,
    flash,
    skip,
    shared_intermediate,
    shared_input,
    two_sinks,
    normalised,
    repeated_result,
    padded_pair,
    upsampled,
)


# Architectures


def architecture(rng: Random) -> Architecture:
    """Two to four memories with up to two fanouts anywhere below the outermost, the compute fanout included."""
    memories: list[Memory | Fanout] = [Memory(name) for name in ("DRAM", "GLB", "BUF", "RF")]
    del memories[rng.randint(2, 4) :]
    for name in ("PE", "ALU")[: rng.choice([0, 1, 1, 1, 2, 2])]:
        axes = {axis: rng.randint(1, 8) for axis in "xy"[: rng.randint(1, 2)]}
        fanout = Fanout(name, axes, multicast=rng.random() < 0.6, reduce=rng.random() < 0.6)
        memories.insert(rng.randint(1, len(memories)), fanout)
    return Architecture((*memories, Unit("MAC")))


# Mappings

TILES = ("perfect", "ruby", "ragged", "any")


@dataclass(frozen=True)
class _Here:
    """What stands above a place of a tree."""

    extents: dict[str, int]  # the most that is left of each rank
    walked: frozenset[str] = frozenset()  # ranks
    inner: dict[str, int] = field(default_factory=dict)  # by tensor: where its innermost memory stands
    deepest: int = -1  # of the memories that keep something
    spread: int = -1  # the innermost fanout that is spread over
    used: dict[str, int] = field(default_factory=dict)  # instances of each axis


class _Builder:
    def __init__(
        self, rng: Random, workload: Workload, architecture: Architecture, tiles: str, spreads: float, forgetful: float
    ) -> None:
        self.rng = rng
        self.workload = workload
        self.architecture = architecture
        self.tiles = tiles
        self.spreads = spreads
        self.forgetful = forgetful
        self.memories = [architecture.position[name] for name in architecture.memories]

    def mapping(self, grouping: Any) -> Mapping:
        here = _Here(dict(self.workload.sizes))
        outside = [t for t in self.workload.tensors if t not in self.workload.intermediates]
        self.rng.shuffle(outside)
        nodes: list[Node] = []
        while outside:  # most often all in one keep of the outermost memory
            n = len(outside) if self.rng.random() < 0.6 else self.rng.randint(1, len(outside))
            memory = 0 if self.rng.random() < 0.9 else self.rng.choice(self.memories)
            here, keep = self._keep(here, memory, outside[:n])
            nodes.append(keep)
            del outside[:n]
        return Mapping((*nodes, *self._tree(grouping, here, list(self.workload.intermediates))))

    def _tree(self, group: Any, here: _Here, homeless: list[str]) -> tuple[Node, ...]:
        """Nodes for an Einsum or a list of groups; `homeless` intermediates have no keep above yet."""
        names = _flat(group)
        joined = [t for t in homeless if self._joined(t, group)]  # their outermost keep must be here, others may
        early = [t for t in homeless if t not in joined and t in names and self.rng.random() < 0.3]
        running = [t for t in homeless if any(t in e.running for e in self.workload.einsums) and t in names]
        nodes: list[Node] = []
        for tensor in running:  # kept before it is reduced
            here, keep = self._keep(here, self._memory(here, tensor), [tensor])
            nodes.append(keep)
        placed = [t for t in dict.fromkeys((*joined, *early)) if t not in running]
        later = [t for t in homeless if t not in placed and t not in running]
        most = 12 if len(self.workload.einsums) == 1 else 4
        tasks: list[str | None] = [*placed, *[None] * self.rng.randint(0, most)]
        self.rng.shuffle(tasks)
        for k, tensor in enumerate(tasks):
            if tensor is not None:
                here, node = self._keep(here, self._memory(here, tensor), [tensor])
                nodes.append(node)
            elif self.rng.random() < 0.1 + 0.6 * k / len(tasks):  # walks rather first, keeps rather later
                here, more = self._another_keep(here, names)
                nodes += more
            else:
                homes = bool(later) or any(tasks[k:]) or (3 * k < 2 * len(tasks) and self.rng.random() < 0.8)
                here, more = self._walk(here, names, homes)
                nodes += more
        if isinstance(group, str):
            return (*nodes, *self._finish(here, group))
        branches = []
        for part in group:
            below = _flat(part)
            sizes = self.workload.sizes
            results = leaving(self.workload, below)
            through = all(name in leaving(self.workload, names) for name in results)  # else what it makes is inferred
            inside = replace(here, extents=here.extents if through else dict(sizes))
            branches.append(self._tree(part, inside, [t for t in later if t in below]))
        return (*nodes, Fuse(tuple(branches)))

    def _joined(self, tensor: str, group: Any) -> bool:
        """Whether its maker and readers meet in this group and not in a part of it."""
        users = {tensor, *(e.name for e in self.workload.readers[tensor])}
        return users <= set(_flat(group)) and not (
            isinstance(group, list) and any(users <= set(_flat(part)) for part in group)
        )

    def _finish(self, here: _Here, name: str) -> list[Node]:
        """Loops down to points over all ranks, some, or none; the compute walks the rest."""
        ranks = list(self.workload.makers[name].ranks)
        self.rng.shuffle(ranks)
        if self.rng.random() < 0.3:
            del ranks[self.rng.randint(0, len(ranks)) :]
        return [*(Loop(rank, 1) for rank in ranks), Compute(name)]

    def _memory(self, here: _Here, tensor: str) -> int:
        """A memory for a keep that stands here: most often the next one inward."""
        allowed = self._allowed(here, tensor)
        return allowed[0] if self.rng.random() < 0.6 else self.rng.choice(allowed)

    def _allowed(self, here: _Here, tensor: str) -> list[int]:
        return [m for m in self.memories if m > here.spread and m > here.inner.get(tensor, -1)]

    def _keep(self, here: _Here, memory: int, tensors: list[str]) -> tuple[_Here, Keep]:
        inner = here.inner | dict.fromkeys(tensors, memory)
        retain = self.rng.random() >= self.forgetful
        keep = Keep(self.architecture.components[memory].name, tuple(tensors), retain)
        return replace(here, inner=inner, deepest=max(here.deepest, memory)), keep

    def _another_keep(self, here: _Here, names: list[str]) -> tuple[_Here, list[Node]]:
        """A further keep of tensors that are kept above already."""
        below = dict.fromkeys(t for name in names for t in self.workload.makers[name].accesses)
        some = [t for t in below if t in here.inner and self._allowed(here, t)]
        if not some:
            return here, []
        memory = self._memory(here, self.rng.choice(some))
        fitting = [t for t in some if memory in self._allowed(here, t)]
        tensors = self.rng.sample(fitting, self.rng.randint(1, len(fitting)))
        here, keep = self._keep(here, memory, tensors)
        return here, [keep]

    def _walk(self, here: _Here, names: list[str], homes: bool) -> tuple[_Here, list[Node]]:
        """A loop or spread over a rank that all results have; `homes`: memories are needed further in."""
        results = [self.workload.makers[name].ranks for name in leaving(self.workload, names)]
        ranks = [rank for rank in results[0] if all(rank in r for r in results)]
        if not ranks:
            return here, []
        rank = max(self.rng.choice(ranks), self.rng.choice(ranks), key=here.extents.__getitem__)
        extent = here.extents[rank]
        if self.rng.random() < self.spreads:
            for _ in range(2):
                if node := self._spread(here, rank, homes):
                    fanout = self.architecture.position[node.over.rpartition(".")[0]]
                    taken = here.used.get(node.over, 1) * -(-extent // node.tile)
                    here = self._narrow(here, rank, node.tile)
                    spread = max(here.spread, fanout)
                    return replace(here, spread=spread, used=here.used | {node.over: taken}), [node]
        tile = self._tile(here, rank, 1)
        return self._narrow(here, rank, tile), [Loop(rank, tile)]

    def _spread(self, here: _Here, rank: str, homes: bool) -> Spread | None:
        fanouts = [
            f
            for f in self.architecture.fanouts.values()
            if (at := self.architecture.position[f.name]) > here.deepest and (not homes or at < self.memories[-1])
        ]
        if not fanouts:
            return None
        fanout = self.rng.choice(fanouts)
        axis = self.rng.choice(list(fanout.axes))
        free = fanout.axes[axis] // here.used.get(over := f"{fanout.name}.{axis}", 1)
        return Spread(rank, self._tile(here, rank, -(-here.extents[rank] // free)), over)

    def _tile(self, here: _Here, rank: str, least: int) -> int:
        extent = here.extents[rank]
        exact = self.tiles == "perfect" or (self.tiles == "ruby" and rank in here.walked)
        tiles = [t for t in range(least, extent + 1) if not exact or extent % t == 0]
        if self.tiles == "any":
            tiles.append(extent + 1)
        several = [t for t in tiles if t < extent]  # more often than not, more than one step
        return self.rng.choice(several if several and self.rng.random() < 0.8 else tiles)

    def _narrow(self, here: _Here, rank: str, tile: int) -> _Here:
        extents = here.extents | {rank: min(tile, here.extents[rank])}
        return replace(here, extents=extents, walked=here.walked | {rank})


def _flat(group: Any) -> list[str]:
    return [group] if isinstance(group, str) else [name for part in group for name in _flat(part)]


def _grouping(rng: Random, names: list[str]) -> Any:
    """Which Einsums are fused with which: random parts of the program, in its order."""
    if len(names) == 1:
        return names[0]
    parts = len(names) if rng.random() < 0.5 else rng.randint(2, len(names))
    cuts = [0, *sorted(rng.sample(range(1, len(names)), parts - 1)), len(names)]
    return [_grouping(rng, names[a:b]) for a, b in pairwise(cuts)]


def single(
    rng: Random,
    kinds: Iterable[Kind] = PLAIN,
    tiles: Iterable[str] = TILES,
    spreads: float = 0.55,
    forgetful: float = 0.1,
) -> Case:
    """One Einsum. `spreads` and `forgetful` say how often a walk is a spread and a keep does not retain."""
    workload, chip = rng.choice(list(kinds))(rng), architecture(rng)
    builder = _Builder(rng, workload, chip, rng.choice(list(tiles)), spreads, forgetful)
    return Case(workload, chip, builder.mapping(workload.einsums[0].name))


def stepped(rng: Random, case: Case) -> Case:
    """The same case with tiles that overlap or leave gaps, as far as the axes of its spreads are wide enough."""
    nodes = list(case.mapping.nodes)
    for i, node in enumerate(nodes):
        if isinstance(node, Loop | Spread) and rng.random() < 0.5:
            new = replace(node, step=rng.randint(max(1, node.tile - 3), node.tile + 2))
            try:
                check(*case[:2], Mapping((*nodes[:i], new, *nodes[i + 1 :])))
            except MappingError:
                continue
            nodes[i] = new
    return case._replace(mapping=Mapping(tuple(nodes)))


def tree(
    rng: Random,
    kinds: Iterable[Kind] = FUSED,
    tiles: Iterable[str] = TILES,
    spreads: float = 0.35,
    forgetful: float = 0.1,
) -> Case:
    """A fused tree, nested or not."""
    workload, chip = rng.choice(list(kinds))(rng), architecture(rng)
    names = [e.name for e in workload.einsums]
    online = any(e.running for e in workload.einsums)
    grouping = [names[:-1], names[-1]] if online else _grouping(rng, names)
    builder = _Builder(rng, workload, chip, rng.choice(list(tiles)), spreads, forgetful)
    return Case(workload, chip, builder.mapping(grouping))


def singles(kinds: Iterable[Kind] = PLAIN, **options: Any) -> st.SearchStrategy[Case]:
    return st.randoms(use_true_random=False).map(lambda rng: single(rng, kinds, **options))


def trees(kinds: Iterable[Kind] = FUSED, **options: Any) -> st.SearchStrategy[Case]:
    return st.randoms(use_true_random=False).map(lambda rng: tree(rng, kinds, **options))


# Dataflows


def flow(rng: Random) -> tuple[Layer, Hardware]:
    """A small layer with random directives: maps that overlap or leave gaps, up to three levels of clusters."""
    kind = rng.choice(["CONV", "CONV", "DSCONV", "NGCONV", "POOL", "GEMM", "LSTM"])
    coupling = COUPLINGS[kind]
    names = dict.fromkeys((*coupling.input, *coupling.filter, *coupling.output))
    most = {dim: rng.choice([1, 1, 2, 3, 5]) for dim in names}
    if "Y" in most:
        window = {"R": rng.randint(1, 3), "S": rng.randint(1, 2)}
        most |= window | {"Y": window["R"] + rng.randint(0, 5), "X": window["S"] + rng.randint(0, 3)}
    stride = (rng.randint(1, 2), rng.randint(1, 2)) if "Y" in most else (1, 1)
    clusters = [rng.randint(1, 3) for _ in range(rng.choice([0, 0, 1, 1, 2]))]
    directives: list[Directive] = []
    for cluster in (None, *clusters):
        if cluster is not None:
            directives.append(Cluster(cluster))
        dims = rng.sample(list(most), rng.randint(1, len(most)))
        spatial = rng.choice(dims)
        for dim in dims:
            size = rng.randint(1, most[dim])
            if dim in ("Y", "X") and rng.random() < 0.5:
                size = max(size, most["R" if dim == "Y" else "S"])
            elif dim in ("Y", "X"):
                dim += "'"
            offset = size if rng.random() < 0.6 else rng.randint(max(1, size - 2), size + 1)
            directives.append(Map(dim, size, offset, dim.startswith(spatial)))
    pes = prod(clusters) * rng.randint(1, 4) + rng.randint(0, 1)
    hardware = Hardware(pes, multicast=rng.random() < 0.7, reduction=rng.random() < 0.7)
    return Layer(kind, kind, most, tuple(directives), stride, coupling), hardware
