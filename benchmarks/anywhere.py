"""Searches of many kinds of layer on many chips, each under a clock: is there always an answer, how good, how sure?

    python benchmarks/anywhere.py --cases 40 --seconds 5             a sample of the matrix, the same for a seed
    python benchmarks/anywhere.py --random 40 --seconds 5            chips, layers and sizes drawn at random
    python benchmarks/anywhere.py --odd 5 --seconds 2                chips drawn with what is rare, six layers on each
    python benchmarks/anywhere.py --unlike --seconds 5               chips and layers that are like no preset
    python benchmarks/anywhere.py --padded --cases 16 --seconds 10   padded convolutions on the chips of the matrix
    python benchmarks/anywhere.py --rules --cases 12 --seconds 15    the matrix, each under a drawn rule on loops
    python benchmarks/anywhere.py --networks --seconds 60            every distinct layer of three networks
    python benchmarks/anywhere.py --networks --within 60 --workers 2   the same, with one clock for a network
    python benchmarks/anywhere.py --rates --seconds 2                mappings a second of the strategies that sample
    python benchmarks/anywhere.py --cases 40 --seconds 5 --cpu       seconds of the CPU, for a busy machine

A case is a layer on a chip for an objective; it is searched in every mapspace, the narrower ones first. A case that
nothing fits, proven, counts as answered.
"""

from __future__ import annotations

import argparse
import resource
import sys
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import product
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import piste
from piste.errors import SpecError
from piste.explore.networks import search_network
from piste.results.found import Found
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.files import presets
from piste.spec.network import Network, Operation
from piste.spec.workload import Workload

MAPSPACES = ("perfect", "ruby-s", "ruby")
OBJECTIVES = ("energy", "edp")

OWN = Architecture((
    Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
    Memory("L2", capacity_bytes=512 * 1024, words_per_cycle=64, read_pj=8, write_pj=8),
    Fanout("PE", {"x": 32, "y": 32}),
    Memory("RF", capacity_bytes=256, read_pj=0.6, write_pj=0.6),
    Unit("MAC", energy_pj=0.5),
), name="own")  # fmt: skip


def layers() -> dict[str, Workload]:
    """A layer of every kind."""
    make = Workload.parse
    return {
        "conv 3x3": make("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=128, c=128, p=28, q=28, r=3, s=3),
        "strided": make("O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s]", k=128, c=64, p=28, q=28, r=3, s=3),
        "conv 7x7": make("O[k,p,q] = I[c,2*p+r,2*q+s] * W[k,c,r,s]", k=64, c=3, p=112, q=112, r=7, s=7),
        "conv 1x1": make("O[k,p,q] = I[c,p,q] * W[k,c]", k=512, c=1024, p=14, q=14),
        "depthwise": make("O[c,p,q] = I[c,p+r,q+s] * W[c,r,s]", c=96, p=56, q=56, r=3, s=3),
        "grouped": make("O[g,k,p,q] = I[g,c,p+r,q+s] * W[g,k,c,r,s]", g=32, k=8, c=8, p=28, q=28, r=3, s=3),
        "dilated": make("O[k,p,q] = I[c,p+2*r,q+2*s] * W[k,c,r,s]", k=64, c=64, p=33, q=33, r=3, s=3),
        "transposed": make("O[k,2*p+r,2*q+s] = I[c,p,q] * W[k,c,r,s]", k=32, c=64, p=14, q=14, r=4, s=4),
        "gemm odd": piste.gemm(197, 769, 3073),
        "gemm": piste.gemm(512, 512, 512),
        "matrix-vector": piste.gemm(1, 4096, 11008),
        "gqa logits": piste.load("gqa:8,4,128,128,1024"),
        "mttkrp": make("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=64, j=48, k=40, l=32),
    }  # fmt: skip


def padded_layers() -> dict[str, Workload]:
    """Convolutions as networks have them, whose windows reach beyond their input."""
    make = Workload.parse
    return {
        "padded 3x3": make("O[k,p,q] = I[c,p+r-1 in 28,q+s-1 in 28] * W[k,c,r,s]", k=128, c=128, p=28, q=28, r=3, s=3),
        "padded strided": make(
            "O[k,p,q] = I[c,2*p+r-1 in 56,2*q+s-1 in 56] * W[k,c,r,s]", k=128, c=64, p=28, q=28, r=3, s=3
        ),
        "padded 7x7": make(
            "O[k,p,q] = I[c,2*p+r-3 in 224,2*q+s-3 in 224] * W[k,c,r,s]", k=64, c=3, p=112, q=112, r=7, s=7
        ),
        "padded depthwise": make("O[c,p,q] = I[c,p+r-1 in 56,q+s-1 in 56] * W[c,r,s]", c=96, p=56, q=56, r=3, s=3),
        "padded 5x5": unlike_layers()["padded"],
    }


def chips() -> dict[str, Architecture]:
    """All presets, and an own one."""
    return {name: piste.load(name) for name in presets("architectures")} | {"own": OWN}


def unlike_chips() -> dict[str, Architecture]:
    """As a newcomer writes them: a GPU with three fanouts, a systolic array, a processor without an array, cores
    that are sent everything apart, in prime numbers, and many memories."""
    return {
        "gpu": Architecture((
            Memory("HBM", words_per_cycle=1024, read_pj=60, write_pj=60),
            Memory("L2", 50 << 20, words_per_cycle=2048, read_pj=12, write_pj=12), Fanout("SM", {"sm": 132}),
            Memory("SMEM", 228 << 10, words_per_cycle=64, read_pj=2, write_pj=2), Fanout("TC", {"tc": 4}),
            Memory("RF", 64 << 10, words_per_cycle=256, read_pj=0.4, write_pj=0.4), Fanout("MMA", {"i": 16, "j": 16}),
            Unit("FMA", energy_pj=0.5),
        )),
        "systolic": Architecture((
            Memory("DRAM", words_per_cycle=8, read_pj=160, write_pj=160),
            Memory("SPAD", 256 << 10, ("input", "weight"), words_per_cycle=32, read_pj=3, write_pj=3),
            Memory("ACC", 64 << 10, ("output",), words_per_cycle=16, read_pj=2, write_pj=2),
            Fanout("A", {"r": 16, "c": 16}, network="systolic"),
            Memory("REG", 2, ("weight",), read_pj=0.05, write_pj=0.05), Unit("MAC", energy_pj=0.6),
        )),
        "processor": Architecture((
            Memory("FLASH", words_per_cycle=1, read_pj=500, write_pj=2000),
            Memory("SRAM", 32 << 10, words_per_cycle=2, read_pj=5, write_pj=5),
            Memory("REGS", 64, read_pj=0.2, write_pj=0.2), Unit("CPU", energy_pj=2),
        )),
        "prime": Architecture((
            Memory("DRAM", words_per_cycle=3, read_pj=100, write_pj=130),
            Fanout("CORE", {"x": 7}, multicast=False, reduce=False),
            Memory("L1", 100_000, words_per_cycle=5, read_pj=7, write_pj=9),
            Fanout("PE", {"x": 11, "y": 13}, reduce=False), Memory("RF", 100, read_pj=0.7, write_pj=0.9),
            Unit("MAC", energy_pj=1),
        )),
        "six memories": Architecture((
            Memory("DRAM", words_per_cycle=16, read_pj=200, write_pj=200),
            *(Memory(f"L{i}", 1 << (22 - 3 * i), read_pj=30 / 2**i, write_pj=30 / 2**i) for i in range(4)),
            Fanout("PE", {"x": 14, "y": 12}), Memory("RF", 128, read_pj=0.5, write_pj=0.5), Unit("MAC", energy_pj=0.5),
        )),
    }  # fmt: skip


def unlike_layers() -> dict[str, Workload]:
    """Windows on three axes, with padding, far apart and on one axis; products with odd sizes or little in common."""
    make = Workload.parse
    return {
        "conv3d": make("O[k,p,q,t] = I[c,p+r,q+s,t+u] * W[k,c,r,s,u]", k=64, c=32, p=14, q=14, t=8, r=3, s=3, u=3),
        "padded": make("O[k,p,q] = I[c,2*p+r-2 in 56,2*q+s-2 in 56] * W[k,c,r,s]", k=96, c=48, p=28, q=28, r=5, s=5),
        "dilated 3": make("O[k,p,q] = I[c,p+3*r,q+3*s] * W[k,c,r,s]", k=48, c=48, p=40, q=40, r=3, s=3),
        "causal 1d": make("O[c,t] = I[c,t+k] * W[c,k]", c=2048, t=1000, k=4),
        "logits of 197": make("S[b,h,m,n] = Q[b,h,m,d] * K[b,h,n,d]", b=4, h=12, m=197, n=197, d=64),
        "skinny": piste.gemm(7, 5000, 333),
        "tucker": make("Y[i,r,s] = X[i,j,k] * B[j,r] * C[k,s]", i=40, j=50, k=60, r=8, s=9),
        "outer": make("C[m,n] = A[m] * B[n]", m=3001, n=257),
    }  # fmt: skip


def random_chip(rng: Random) -> Architecture:
    """One to four memories, up to two fanouts, prices that fall inward, now and then something odd."""
    far = rng.choice([64.0, 200.0])
    parts: list[Memory | Fanout | Unit] = [
        Memory("DRAM", words_per_cycle=rng.choice([4, 16, 64, None]), read_pj=far, write_pj=far)
    ]
    levels, fans = rng.randint(1, 3), rng.randint(0, 2)
    for i in range(levels):
        size = 2 ** rng.randint(14, 21) if i == 0 and levels > 1 else 2 ** rng.randint(5, 13)
        keeps = rng.choice([None, None, None, ("input", "output"), ("weight",)])
        price = rng.choice([8.0, 4.0, 2.0]) / (1 + 3 * i)
        parts.append(Memory(f"M{i}", size, keeps if i else None, read_pj=price, write_pj=price,
                            words_per_cycle=rng.choice([None, 8, 32, 64])))  # fmt: skip
        if fans and rng.random() < 0.7:
            fans -= 1
            axes = rng.choice([{"x": 14, "y": 12}, {"x": 16}, {"x": 32, "y": 32}, {"x": 5, "y": 7}, {"x": 64}])
            parts.append(Fanout(f"F{i}", axes, multicast=rng.random() < 0.8, reduce=rng.random() < 0.7))
    return Architecture((*parts, Unit("MAC", energy_pj=0.5)), name="random")


def odd_chip(rng: Random) -> Architecture:
    """Five or six memories, up to three fanouts (prime widths among them), and of all that is rare something: whole
    accesses, second buffers, leakage, networks with priced hops, prices and rates by width."""
    price = rng.choice([60.0, 200.0])
    by_bit = rng.random() < 0.3
    parts: list[Memory | Fanout | Unit] = []
    levels, fans = rng.randint(5, 6), rng.randint(1, 3)
    for i in range(levels):
        about: dict[str, float | bool] = {}
        for kind in ("read_pj", "write_pj"):
            paid = round(price * rng.uniform(0.7, 1.3), 3)
            about |= {f"{kind}_per_bit": paid / 16} if by_bit else {kind: paid}
        if i == 0 or rng.random() < 0.4:
            about |= rng.choice([{"words_per_cycle": 2.0 ** rng.randint(2, 6)}, {"bytes_per_cycle": 16.0}])
        if rng.random() < (0.6 if i == 0 else 0.15):
            about["access_bytes"] = rng.choice([8, 32, 64])
        if i and rng.random() < 0.2:
            about["double_buffered"] = True
        if i and rng.random() < 0.2:
            about["leakage_pj_per_cycle"] = rng.choice([0.01, 0.5])
        keeps = rng.choice([None, None, None, ("input", "output"), ("weight",)]) if i else None
        room = None if i == 0 else 2 ** rng.randint(20 - 3 * i, 22 - 3 * i)
        parts.append(Memory(f"M{i}", room, keeps, **about))  # type: ignore[arg-type]
        price /= rng.uniform(2, 6)
        if fans and rng.random() < 0.6:
            fans -= 1
            net = rng.choice([{}, {}, {"network": rng.choice(["mesh", "tree", "systolic"]), "hop_pj": 0.2}])
            axes = rng.choice([{"x": 4}, {"x": 7, "y": 5}, {"x": 16, "y": 8}, {"x": 13}, {"x": 3, "y": 11}])
            parts.append(Fanout(f"F{i}", axes, multicast=rng.random() < 0.8, reduce=rng.random() < 0.7, **net))  # type: ignore[arg-type]
    return Architecture((*parts, Unit("MAC", energy_pj=0.5)), name="odd")


def odd_layers(rng: Random) -> dict[str, Workload]:
    """Six layers: a product, one of prime sizes, a batch, three operands, a window and two."""
    make, pick = Workload.parse, rng.choice
    return {
        "gemm": piste.gemm(pick([64, 96, 384]), pick([64, 100, 512]), pick([128, 200, 768])),
        "primes": piste.gemm(pick([997, 127]), pick([13, 61]), pick([1009, 89])),
        "batched": make("Z[b,m,n] = A[b,m,k] * B[b,k,n]", b=pick([4, 12]), m=pick([32, 100]), k=64, n=pick([48, 128])),
        "mttkrp": make("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=pick([16, 64]), j=48, k=20, l=pick([7, 32])),
        "conv 1d": make("O[k,p] = I[c,p+r] * W[k,c,r]", k=pick([16, 64]), c=pick([12, 32]), p=pick([28, 100]), r=3),
        "conv 2d": make("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=pick([16, 64]), c=16, p=14, q=28, r=3, s=3),
    }  # fmt: skip


def random_layer(rng: Random) -> Workload:
    """A layer of some kind with sizes drawn anew."""
    kind = rng.choice([w for name, w in layers().items() if name != "transposed"])
    sizes = {r: n if n <= 7 else max(2, int(n * 2 ** rng.uniform(-2, 1))) for r, n in kind.sizes.items()}
    return replace(kind, sizes=sizes)


def random_rule(rng: Random, w: Workload, chip: Architecture) -> dict[str, object]:
    """A rule on the loops of a memory: which ranks it walks, how often, or which comes first."""
    sizes = {rank: size for rank, size in w.sizes.items() if size > 1}
    some = rng.sample(list(sizes), rng.randint(1, len(sizes)))
    factors = {rank: rng.choice([n for n in range(1, 9) if sizes[rank] % n == 0]) for rank in some[:2]}
    what = rng.choice([{"ranks": some}, {"factors": factors}, {"order": {rng.choice(["first", "last"]): some[:1]}}])
    return {"memory": rng.choice(list(chip.memories)), **what}


@dataclass
class Run:
    """One search."""

    name: str
    mapspace: str
    found: Found | None
    wall: float
    above: float  # how many times the best of a narrower mapspace
    wrong: str = ""

    @property
    def answered(self) -> bool:
        return self.found is not None and (self.found.fits or self.found.optimal)

    @property
    def bracket(self) -> float:
        if self.found is None or self.found.optimal or not self.found.fits:
            return 1.0 if self.answered else inf
        return self.found.value / self.found.lower if self.found.lower > 0 else inf if self.found.value else 1.0

    @property
    def after_a_second(self) -> float:
        """The value after a second, over the last."""
        if self.found is None or not self.found.fits:
            return 1.0 if self.answered else inf
        values = [value for _, seconds, value in self.found.trace if seconds <= 1]
        return min(values, default=inf) / self.found.value if self.found.value else 1.0  # nothing costs anything


def case(
    name: str, w: Workload, chip: Architecture, objective: str, options: argparse.Namespace, rule: object = None
) -> list[Run]:
    runs, least = list[Run](), inf
    clock = process_time if options.cpu else perf_counter
    for mapspace in options.mapspaces:
        start = clock()
        try:
            found = piste.search(
                w, chip, objective=objective, mapspace=mapspace, seconds=options.seconds, workers=options.workers,
                constraints=[rule] if rule else None,
            )  # fmt: skip
            wrong = ""
        except SpecError as error:
            found, wrong = None, str(error)
        wall = clock() - start
        if wrong.startswith(("no unit", "no memory")) or (rule and wrong):
            return []  # this chip, or this rule, is not for this layer
        value = found.value if found is not None else inf
        runs.append(Run(name, mapspace, found, wall, value / least if 0 < least < inf else 1.0, wrong))
        least = min(least, value)
        show(runs[-1], objective)
    return runs


def show(run: Run, objective: str) -> None:
    value = f"{run.found.value:.5g}" if run.found is not None and run.found.fits else run.wrong or "nothing"
    sure = "proven" if run.found is not None and run.found.optimal else f"bracket {run.bracket:.2f}"
    found = f"{run.name:32} {objective:7} {run.mapspace:8} {value:>12} {sure:14} {run.wall:5.1f} s"
    print(f"{found}  after 1 s {run.after_a_second:.3f}  above narrower {run.above:.3f}", flush=True)


def summary(runs: list[Run], options: argparse.Namespace) -> None:
    """What the table must show: always an answer, in time, never worse than a narrower space, and how sure it is."""
    if not runs:
        sys.exit(
            f"no case has one of the words {options.only!r} in its name; write such as 'conv 3x3', 'resnet-18 own'"
        )
    late = [r for r in runs if r.wall > options.seconds + max(0.2, 0.05 * options.seconds)]
    worse = [r for r in runs if r.above > 1 + 1e-9]
    near = sum(r.after_a_second <= 1.1 for r in runs)
    peaks = [resource.getrusage(who).ru_maxrss / 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    print(f"\n{len(runs)} searches of {options.seconds:g} s, {options.workers} worker(s)")
    print(f"without an answer        {sum(not r.answered for r in runs)}")
    print(f"clock not kept           {len(late)}, the longest {max(r.wall for r in runs):.2f} s")
    print(f"above a narrower space   {len(worse)}, at most {max(r.above for r in runs):.3f} times")
    print(f"within 10 % after 1 s    {near / len(runs):.0%}, the worst {max(r.after_a_second for r in runs):.2f} times")
    print(f"peak memory              {peaks[0]:,.0f} MiB, and {peaks[1]:,.0f} MiB of the largest process of proofs")
    print(f"left behind              {resident() - options.resident:,.0f} MiB more than before the first search")
    for mapspace in options.mapspaces:
        here = [r for r in runs if r.mapspace == mapspace]
        open_ = sorted((r.bracket, r.name) for r in here if not (r.found is not None and r.found.optimal))
        worst = f"; of the others the median bracket {open_[len(open_) // 2][0]:.2f}, the worst {open_[-1][0]:.2f} " \
            f"({open_[-1][1]})" if open_ else ""  # fmt: skip
        print(f"{mapspace:8} proven          {1 - len(open_) / len(here):.0%} of {len(here)}{worst}")


def resident() -> float:
    """The memory that this process has now, in MiB; 0 where nobody says."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
    except OSError:
        return 0.0


def conv(k: int, c: int, p: int, r: int, stride: int = 1) -> Workload:
    """A square convolution with p x p outputs."""
    window = f"{stride}*p+r,{stride}*q+s" if stride > 1 else "p+r,q+s"
    return Workload.parse(f"O[k,p,q] = I[c,{window}] * W[k,c,r,s]", k=k, c=c, p=p, q=p, r=r, s=r)


def depthwise(c: int, p: int, stride: int = 1) -> Workload:
    window = f"{stride}*p+r,{stride}*q+s" if stride > 1 else "p+r,q+s"
    return Workload.parse(f"O[c,p,q] = I[c,{window}] * W[c,r,s]", c=c, p=p, q=p, r=3, s=3)


def resnet18() -> list[Workload]:
    made = [conv(64, 3, 112, 7, 2), conv(64, 64, 56, 3)]
    for c, p in ((64, 28), (128, 14), (256, 7)):
        made += [conv(2 * c, c, p, 3, 2), conv(2 * c, c, p, 1, 2), conv(2 * c, 2 * c, p, 3)]
    return [*made, piste.gemm(1, 512, 1000)]


def resnet50() -> list[Workload]:
    made, before = [conv(64, 3, 112, 7, 2)], 64
    for c, p in ((64, 56), (128, 28), (256, 14), (512, 7)):
        stride = 1 if c == 64 else 2
        made += [conv(c, before, p * stride, 1), conv(c, c, p, 3, stride), conv(4 * c, c, p, 1)]
        made += [conv(4 * c, before, p, 1, stride), conv(c, 4 * c, p, 1), conv(c, c, p, 3)]
        before = 4 * c
    return list(dict.fromkeys([*made, piste.gemm(1, 2048, 1000)]))


def mobilenet_v2() -> list[Workload]:
    made, c, p = [conv(32, 3, 112, 3, 2), depthwise(32, 112), conv(16, 32, 112, 1)], 16, 112
    for t, out, n, stride in (
        (6, 24, 2, 2),
        (6, 32, 3, 2),
        (6, 64, 4, 2),
        (6, 96, 3, 1),
        (6, 160, 3, 2),
        (6, 320, 1, 1),
    ):
        for i in range(n):
            step = stride if i == 0 else 1
            made += [conv(t * c, c, p, 1), depthwise(t * c, p // step, step), conv(out, t * c, p // step, 1)]
            c, p = out, p // step
    return list(dict.fromkeys([*made, conv(1280, 320, 7, 1), piste.gemm(1, 1280, 1000)]))


SAMPLING = ("random", "genetic", "anneal")


def rates(options: argparse.Namespace) -> None:
    """Mappings a second of CPU, the preparation included; those that do not fit are looked at, not evaluated."""
    worst: dict[str, tuple[float, str]] = {}
    for (layer, w), (chip, architecture) in product(layers().items(), chips().items()):
        name = f"{layer}, {chip}"
        if not any(word in name for word in options.only.split(",")) or layer not in ("gemm", "conv 3x3"):
            continue
        for mapspace, strategy in product(("perfect", "padded", "ruby-s", "ruby-t", "ruby", "ragged"), SAMPLING):
            start = process_time()
            try:
                found = piste.search(
                    w, architecture, objective="edp", mapspace=mapspace, strategy=strategy, seconds=options.seconds
                )
            except SpecError as error:
                print(f"{name:24} {mapspace:8} {strategy:8} {error}", flush=True)
                continue
            spent = process_time() - start
            rate = found.considered / spent
            looked = f"{rate:12,.0f} looked at, {found.evaluated / spent:10,.0f} evaluated a second"
            print(f"{name:24} {mapspace:8} {strategy:8} {looked}  {found.value:.4g}", flush=True)
            worst[strategy] = min(worst.get(strategy, (inf, "")), (rate, f"{name}, {mapspace}"))
    for strategy, (rate, where) in worst.items():
        print(f"{strategy}: at least {rate:,.0f} mappings a second ({where})")


NETWORKS = {"resnet-18": resnet18, "resnet-50": resnet50, "mobilenet-v2": mobilenet_v2}
NETWORK_CHIPS = (("own", OWN), *((name, piste.load(name)) for name in ("eyeriss", "nvdla", "simba", "tpu-v4i")))


def networks(options: argparse.Namespace) -> list[Run]:
    """Every distinct layer of three networks, for EDP."""
    runs: list[Run] = []
    for (net, made), (chip, architecture) in product(NETWORKS.items(), NETWORK_CHIPS):
        if not any(word in f"{net} {chip}" for word in options.only.split(",")):
            continue
        start = perf_counter()
        for i, w in enumerate(made()):
            runs += case(f"{net} {i} {chip}", w, architecture, "edp", options)
        print(f"{net} on {chip}: {perf_counter() - start:.0f} s", flush=True)
    return runs


def together(options: argparse.Namespace) -> None:
    """Three networks, every distinct layer once, for EDP, each network within one clock."""
    print(f"{'network':28} {'mapspace':8}  layers  proven  median   worst  seconds")
    for (net, made), (chip, architecture), mapspace in product(NETWORKS.items(), NETWORK_CHIPS, options.mapspaces):
        if not any(word in f"{net} {chip}" for word in options.only.split(",")):
            continue
        layers = tuple(Operation(f"{net} {i}", "", "mac", w) for i, w in enumerate(made()))
        start = perf_counter()
        found = search_network(
            Network(net, layers), architecture, objective="edp", mapspace=mapspace, within=options.within,
            workers=options.workers, gaps=False,
        )  # fmt: skip
        wall = perf_counter() - start
        rows = sorted((row.value / row.lower if row.lower else inf, row.name) for row in found.layers)
        proven = sum(row.optimal for row in found.layers)
        (median, _), (worst, name) = rows[len(rows) // 2], rows[-1]
        at = f"{net} on {chip}"
        print(
            f"{at:28} {mapspace:8} {len(rows):7} {proven:7} {median:7.3f} {worst:7.3f} {wall:8.1f}  {name}", flush=True
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--cases", type=int, default=0, help="so many of the matrix, drawn by seed; 0: all")
    parser.add_argument("--random", type=int, default=0, help="so many problems drawn at random instead")
    parser.add_argument("--odd", type=int, default=0, help="so many odd chips, drawn by seed, six layers on each")
    parser.add_argument("--unlike", action="store_true", help="five chips and eight layers that are like no preset")
    parser.add_argument("--padded", action="store_true", help="padded convolutions instead of the layers of the matrix")
    parser.add_argument("--rules", action="store_true", help="each case under a rule on loops, drawn by seed")
    parser.add_argument("--networks", action="store_true")
    parser.add_argument("--within", type=float, help="one clock for all layers of a network")
    parser.add_argument("--rates", action="store_true")
    parser.add_argument("--only", default="", help="words, one of which the name of a case must have")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--mapspaces", type=lambda text: text.split(","), default=list(MAPSPACES))
    parser.add_argument("--cpu", action="store_true", help="searches have so many seconds of the CPU, in one process")
    options = parser.parse_args()
    rng = Random(options.seed)
    if options.cpu:
        import_module("piste.search.strategy").perf_counter = process_time  # type: ignore[attr-defined]
        import_module("piste.search.optimal").AVAILABLE = False  # type: ignore[attr-defined]
    piste.search("gemm:8,8,8", "nvdla", seconds=5)  # what is compiled once for a process
    options.resident = resident()
    if options.rates:
        rates(options)
        return
    if options.networks and options.within:
        together(options)
        return
    if options.networks:
        runs = networks(options)
    elif options.odd:
        runs = []
        for i in range(options.odd):
            rng = Random(f"{options.seed} {i}")
            chip = odd_chip(rng)
            print(f"odd {i}", chip.to_list(), file=sys.stderr)
            for layer, w in odd_layers(rng).items():
                name, objective = f"{layer}, odd {i}", rng.choice(OBJECTIVES)
                if any(word in name for word in options.only.split(",")):
                    runs += case(name, w, chip, objective, options)
    elif options.random:
        drawn = [(f"random {i}", random_layer(rng), random_chip(rng), rng.choice(OBJECTIVES))
                 for i in range(options.random)]  # fmt: skip
        for name, w, chip, _ in drawn:
            print(name, w, chip.to_list(), file=sys.stderr)
        runs = [run for one in drawn for run in case(*one, options)]
    else:
        made = (padded_layers() if options.padded else layers()), chips()
        made = (unlike_layers(), unlike_chips()) if options.unlike else made
        all_ = [(f"{layer}, {chip}", w, architecture, objective)
                for (layer, w), (chip, architecture), objective in product(made[0].items(), made[1].items(), OBJECTIVES)
                if any(word in f"{layer}, {chip}" for word in options.only.split(","))]  # fmt: skip
        some = rng.sample(all_, min(options.cases, len(all_))) if options.cases else all_
        runs = []
        for one in some:
            rule = random_rule(rng, one[1], one[2]) if options.rules else None
            runs += case(f"{one[0]}, {rule}" if rule else one[0], *one[1:], options, rule)
    summary(runs, options)


if __name__ == "__main__":
    main()
