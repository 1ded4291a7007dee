"""Searches of cascades under short clocks, and interrupted: by how much is the time given overrun, at worst?

    python benchmarks/clock.py --cases 30            cascades and chips drawn at random, each with one clock
    python benchmarks/clock.py --cases 30 --cpu      seconds of the CPU, for a busy machine
    python benchmarks/clock.py --blocks --cpu        the blocks of blocks.py, every chip, objective and clock

Each case is searched once by the clock, and once without any, interrupted after as many seconds as the clock has. A
search keeps its clock if it ends within 5 % of it or 0.2 s; an interrupt has 0.2 s.
"""

from __future__ import annotations

import argparse
import pkgutil
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from math import inf
from random import Random
from time import perf_counter, process_time

import anywhere
import blocks

import piste
from piste.errors import SpecError
from piste.results.found import Found
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload

CLOCKS = (0.1, 0.3, 1.0, 3.0)
OBJECTIVES = ("energy", "cycles", "edp")
Case = tuple[str, Workload, Architecture, str, float]


def in_cpu_seconds() -> None:
    """Let every clock of a search be that of the CPU, and all of it run in one process."""
    for module in pkgutil.walk_packages(import_module("piste.search").__path__, "piste.search."):
        import_module(module.name)
    for name, module_ in list(sys.modules.items()):
        if name.startswith("piste.search") and hasattr(module_, "perf_counter"):
            module_.perf_counter = process_time
    import_module("piste.search.optimal").AVAILABLE = False  # type: ignore[attr-defined]


def drawn_cascade(rng: Random) -> Workload:
    """A chain of products, gates and sums, an attention, or a few convolutions, of drawn sizes."""
    size = lambda: rng.choice([1, 7, 16, 48, 64, 100, 128, 197, 256, 512, 1024, 4096])  # noqa: E731
    kind = rng.random()
    if kind < 0.3:
        softmax = ["S[h,m,p] = Q[h,m,e] * K[h,p,e]", *(one.replace("g,r", "h") for one in blocks.ATTEND[1:4])]
        texts = [*softmax, "U[h,m,f] = E[h,m,p] * V[h,p,f]", "O[h,m,f] = U[h,m,f] / D[h,m]"]
        return Workload.parse(texts, {"h": rng.choice([1, 8, 12]), "m": size(), "p": size(), "e": 64, "f": 64}, bits=8)
    if kind < 0.6:
        texts, sizes = ["T0[m,a] = X[m,x] * W0[x,a]"], {"m": size(), "x": size(), "a": size()}
        for i, (rank, before) in enumerate(zip("bcdefgh"[: rng.randint(1, 7)], "abcdefg", strict=False), 1):
            how, last = rng.random(), f"T{i - 1}[m,{before}]"
            if how < 0.15:
                texts.append(f"T{i}[m,{rank}] = {last.replace(before, rank)} * exp(G{i}[m,{rank}])")
                sizes[rank] = sizes[before]
            else:
                sizes[rank] = size()
                texts.append(f"T{i}[m,{rank}] = {last} * W{i}[{before},{rank}]")
        return Workload.parse(texts, sizes, bits=rng.choice([8, 16]))
    p, texts, sizes = rng.choice([7, 14, 28, 56]), [], {}
    n, size_ = rng.randint(2, 4), p
    for i in range(n, 0, -1):  # from the last back: each makes the margin that the next reads
        window = rng.choice([1, 3]) if rng.random() < 0.9 else 5
        c, k = f"c{i - 1}", f"c{i}"
        sizes |= {c: rng.choice([3, 16, 24, 64, 144]), f"p{i}": size_, f"q{i}": size_, f"r{i}": window, f"s{i}": window}
        depthwise = rng.random() < 0.2
        ranks = f"p{i}+r{i},q{i}+s{i}"
        weights = f"W{i}[{k},r{i},s{i}]" if depthwise else f"W{i}[{k},{c},r{i},s{i}]"
        texts.insert(0, f"T{i}[{k},p{i},q{i}] = T{i - 1}[{k if depthwise else c},{ranks}] * {weights}")
        if depthwise:
            sizes[c] = -1
        size_ += window - 1
    sizes[f"c{n}"] = rng.choice([16, 24, 64, 144])
    for i in range(n, 0, -1):
        if sizes[f"c{i - 1}"] == -1:
            sizes[f"c{i - 1}"] = sizes[f"c{i}"]
    used = "".join(texts)
    return Workload.parse(texts, {r: s for r, s in sizes.items() if r in used}, bits=8)


def drawn(seed: int, cases: int, only: str) -> Iterator[Case]:
    chips = [*(piste.load(name) for name in ("eyeriss", "tpu-v4i", "simba", "nvdla")), anywhere.OWN]
    for i in range(cases):
        rng = Random(f"{seed} {i}")
        w = drawn_cascade(rng)
        kind = rng.random()
        chip = rng.choice(chips) if kind < 0.5 else anywhere.random_chip(rng) if kind < 0.8 else anywhere.odd_chip(rng)
        name = f"{i}: {len(w.einsums)} Einsums, {chip.name}"
        case = name, w, chip, rng.choice(OBJECTIVES), rng.choice(CLOCKS)
        if only in name:
            yield case


def named(only: str) -> Iterator[Case]:
    chips = {name: piste.load(name) for name in ("eyeriss", "tpu-v4i", "simba")} | {"own": anywhere.OWN}
    for (block, (texts, sizes)), (chip, on), objective, clock in product(
        blocks.BLOCKS.items(), chips.items(), OBJECTIVES, CLOCKS
    ):
        if only in (name := f"{block}, {chip}"):
            yield name, Workload.parse(texts, sizes, bits=8), on, objective, clock


def searched(case: Case, interrupt: bool, cpu: bool) -> tuple[Found, float]:
    """What is found, and how many seconds after the clock was over."""
    _, w, chip, objective, clock = case
    now = process_time if cpu else perf_counter
    if interrupt:  # the time at which it is sent counts, not that at which Python hears of it
        signal.signal(signal.SIGPROF, lambda *_: signal.raise_signal(signal.SIGINT))
        signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
        signal.setitimer(signal.ITIMER_PROF if cpu else signal.ITIMER_REAL, clock)
    start = now()
    try:
        found = piste.search(w, chip, objective=objective, seconds=None if interrupt else clock)
    finally:
        signal.setitimer(signal.ITIMER_PROF if cpu else signal.ITIMER_REAL, 0)
    return found, now() - start - clock


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--blocks", action="store_true")
    parser.add_argument("--only", default="", help="a word that the name of a case must have")
    parser.add_argument("--cpu", action="store_true", help="seconds of the CPU, in one process")
    parser.add_argument("--how", choices=("both", "clock", "interrupt"), default="both")
    options = parser.parse_args()
    if options.cpu:
        in_cpu_seconds()
    piste.search("gemm:8,8,8", "nvdla", seconds=5)  # what is compiled once for a process
    piste.search(Workload.parse("P[m] = A[m,k] * W[k]; Z[m] = P[m] * B[m]", m=8, k=8), "nvdla", objective="edp")
    worst: dict[str, tuple[float, str]] = {}
    broken, unanswered = dict[str, list[float]](), list[str]()
    for case in named(options.only) if options.blocks else drawn(options.seed, options.cases, options.only):
        name, w, chip, objective, clock = case
        for how in ("clock", "interrupt") if options.how == "both" else (options.how,):
            try:
                found, over = searched(case, how == "interrupt", options.cpu)
            except SpecError as error:
                print(f"{name:40} {objective:6} {clock:4g} s  {error}", flush=True)
                break
            late = over > (0.2 if how == "interrupt" else max(0.2, 0.05 * clock))
            broken.setdefault(how, []).extend([over] if late else [])
            worst[how] = max(worst.get(how, (-inf, "")), (over, f"{name}, {objective}, {clock:g} s"))
            if not (found.fits or found.optimal):
                unanswered.append(name)
            sure = "proven" if found.optimal else f"{found.value / found.lower if found.lower > 0 else inf:.3g}"
            value = f"{found.value:.5g}" if found.fits else "nothing"
            said = f"{name:40} {objective:6} {clock:4g} s {how:9} {over:+6.2f} s  {value:>11} {sure}"
            print(f"{said}{'  LATE' if late else ''}", flush=True)
            if late and options.cases <= 1:
                print(w, chip.to_list())
    for how, (over, where) in worst.items():
        print(f"{how:9} not kept {len(broken[how])} times, at worst {over:+.2f} s ({where})")
    print(f"without an answer {len(unanswered)}: {', '.join(unanswered) or 'none'}")


if __name__ == "__main__":
    main()
