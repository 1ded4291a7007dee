"""Values of searches and bounds that may only go down: a fixed list of cases, and what was known of each when last
recorded (recorded.json).

    python -m tests.recorded                   search every case anew and say what has changed
    python -m tests.recorded --short           only those that take a moment
    python -m tests.recorded --only nvdla      only those with such a word in their names
    python -m tests.recorded --update          write down what is found (with --anew, forget what was known before)

All cases are searched without a clock, so the same code finds the same. A value that is lower is fine, unless the one
before was called proven: then that proof was wrong. A value that is higher has got lost, and a bound that is above a
value that was found once is unsound, now or then. The last two lines count them; the exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from time import process_time

import piste
from benchmarks.anywhere import OWN
from piste.errors import SpecError
from piste.explore.networks import search_network
from piste.readers import network
from piste.results.cascade import FoundCascade
from piste.results.found import Found
from piste.search.apart import Apart
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.files import presets
from piste.spec.workload import Workload

FILE = Path(__file__).with_name("recorded.json")
EQUAL = 1e-9  # relative
MOMENT = 0.25  # CPU seconds of a case of the short run ...
SHORT = 6.0  # ... and of all of them
LONGEST = 30.0  # seconds after which a new case is left out

INVERTED = Architecture((
    Memory("DRAM", words_per_cycle=4, read_pj=20, write_pj=30),
    Memory("SRAM", capacity_bytes=4096, words_per_cycle=8, read_pj=25, write_pj=5),
    Fanout("PE", {"x": 6, "y": 3}, reduce=False),
    Memory("RF", capacity_bytes=64, keeps=("input", "weight"), read_pj=7, write_pj=1),
    Unit("MAC", energy_pj=0.5),
), name="inverted")  # fmt: skip  # reads that are dearer further in
LAYERS = {
    "gemm": piste.gemm(96, 80, 112),
    "gemm odd": piste.gemm(97, 51, 130),
    "vector": piste.gemm(1, 512, 1000),
    "gqa": piste.load("gqa:4,2,32,32,64"),
    "1x1": Workload.parse("O[k,p,q] = I[c,p,q] * W[k,c]", k=64, c=96, p=14, q=14),
    "mttkrp": Workload.parse("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=16, j=12, k=10, l=8),
    "conv": Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=32, c=16, p=14, q=14, r=3, s=3),
    "strided": Workload.parse("O[k,p] = I[c,2*p+r] * W[k,c,r]", k=16, c=12, p=28, r=3),
    "depthwise": Workload.parse("O[c,p,q] = I[c,p+r,q+s] * W[c,r,s]", c=24, p=14, q=14, r=3, s=3),
    "dilated": Workload.parse("O[k,p] = I[c,p+2*r] * W[k,c,r]", k=16, c=8, p=24, r=3),
    "transposed": Workload.parse("O[k,2*p+r] = I[c,p] * W[k,c,r]", k=8, c=8, p=14, r=4),
    "padded": Workload.parse("O[k,p] = I[c,p+r-1 in 28] * W[k,c,r]", k=16, c=12, p=28, r=3),
}
MAPSPACES, OBJECTIVES = ("perfect", "ruby-s", "ruby"), ("energy", "edp", "cycles")
PAIR = "B[m,n] = A[m,k] * W[k,n]; C[m,j] = B[m,n] * V[n,j]"
ATTEND = "S[m,p] = Q[m,e] * K[p,e]; M[m] max= S[m,p]; E[m,p] = exp(S[m,p] - M[m]); D[m] = E[m,p]; U[m,f] = E[m,p] * V[p,f]; O[m,f] = U[m,f] / D[m]"  # noqa: E501
IMAGE = {"a": 58, "b": 58, "p": 56, "q": 56, "r": 3, "s": 3}
INVERTED_BLOCK = "A[k,a,b] = X[c,a,b] * W1[k,c]; B[k,p,q] = A[k,p+r,q+s] * W2[k,r,s]; C[j,p,q] = B[k,p,q] * W3[j,k]; Z[j,p,q] = C[j,p,q] + X[j,p,q]"  # noqa: E501
CASCADES = {
    "pair": Workload.parse(PAIR, m=512, k=128, n=256, j=128),
    "attention": Workload.parse(ATTEND, m=256, p=256, e=64, f=64),
    "MobileNetV2 block": Workload.parse(INVERTED_BLOCK, c=24, j=24, k=144, **IMAGE),
}
CURVES = {
    "gemm": piste.gemm(96, 80, 112),
    "gqa": piste.load("gqa:4,2,32,32,64"),
    "conv": Workload.parse("O[k,p,q] = I[c,p+r,q+s] * W[k,c,r,s]", k=16, c=16, p=14, q=14, r=3, s=3),
    "mttkrp": Workload.parse("A[i,j] = B[i,k,l] * C[k,j] * D[l,j]", i=16, j=12, k=10, l=8),
}


@dataclass(frozen=True)
class Known:
    """What is known of a case: a value, what nothing is below, whether that is proven; the least value that was ever
    found; and the CPU seconds that it took."""

    value: float
    lower: float
    optimal: bool
    least: float
    seconds: float


def of_found(found: Found | FoundCascade) -> Known:
    value = found.value if found.best is not None else -1.0  # nothing fits
    return Known(value, value if found.optimal else found.lower, found.optimal, value, 0.0)


def of_network(name: str, chip: str) -> Known:
    found = search_network(network(name), piste.load(chip), gaps=False, fuse=False)  # type: ignore[arg-type]
    layers = [layer for layer in found.layers if layer.how != "streamed"]
    value = sum(layer.value * layer.times for layer in layers)
    lower = sum((layer.value if layer.optimal else layer.lower) * layer.times for layer in layers)
    return Known(value, lower, all(layer.optimal for layer in layers), value, 0.0)


def of_curve(workload: Workload, tiles: str, size: int) -> Known:
    at = piste.bound(workload, tiles=tiles).at(size)
    exact = piste.bound(workload, tiles=tiles).exact
    value = float(at.traffic_bytes)
    return Known(value, value if exact else float(at.lower_bound_bytes), exact, value, 0.0)


def cases() -> Iterator[tuple[str, Callable[[], Known]]]:
    """By name, each as a function."""
    chips = {name: piste.load(name) for name in presets("architectures")} | {"own": OWN, "inverted": INVERTED}
    for i, (layer, w) in enumerate(LAYERS.items()):
        for j, (chip, architecture) in enumerate(chips.items()):
            every = chip in ("own", "inverted") and layer in ("gemm odd", "strided")
            for k, mapspace in enumerate(MAPSPACES):
                for n, objective in enumerate(OBJECTIVES):
                    if every or ((i + j) % 3 == k and (i + j // 3 + k) % 3 == n):
                        asked = partial(piste.search, w, architecture, objective=objective, mapspace=mapspace)
                        yield f"{layer}, {chip}, {mapspace}, {objective}", partial(_found, asked)
    for name, w in CASCADES.items():
        for chip, architecture in {"tpu-v4i": chips["tpu-v4i"], "eyeriss": chips["eyeriss"], "own": OWN}.items():
            for objective in ("energy", "cycles"):
                asked = partial(piste.search, w, architecture, objective=objective, exchange="near")
                yield f"{name}, {chip}, {objective}", partial(_found, asked)
    yield "resnet18, eyeriss, energy", partial(of_network, "resnet18", "eyeriss")
    for name, w in CURVES.items():
        for tiles in ("perfect", "integer"):
            for size in (256, 4096, 65536):
                yield f"slope of {name}, {tiles}, {size} bytes", partial(of_curve, w, tiles, size)


def _found(search: Callable[[], Found | FoundCascade]) -> Known:
    return of_found(search())


def changed(before: Known, now: Known) -> tuple[str, bool]:
    """What has changed, in words, and whether it must not.

    >>> before = Known(value=10.0, lower=8.0, optimal=False, least=9.0, seconds=1.0)
    >>> changed(before, replace(before, value=9.5))
    ('lower: 9.5 instead of 10', False)
    >>> changed(before, replace(before, value=10.0, lower=9.5))
    ('unsound: nothing is below 9.5, but 9 was found', True)
    >>> changed(replace(before, lower=10.0, optimal=True), replace(before, value=9.5))
    ('falsely proven: 9.5 instead of 10, which was called the least', True)
    """
    if now.value < before.value * (1 - EQUAL):
        if before.optimal:
            return f"falsely proven: {now.value:.10g} instead of {before.value:.10g}, which was called the least", True
        return f"lower: {now.value:.10g} instead of {before.value:.10g}", False
    if now.lower > before.least * (1 + EQUAL):
        return f"unsound: nothing is below {now.lower:.10g}, but {before.least:.10g} was found", True
    if now.value > before.value * (1 + EQUAL):
        return f"higher: {now.value:.10g} instead of {before.value:.10g}", True
    if before.optimal and not now.optimal:
        return f"no longer proven: nothing is below {now.lower / now.value:.4f} of it", True
    if now.optimal and not before.optimal:
        return "proven now", False
    if abs(now.lower - before.lower) > EQUAL * abs(before.lower):
        return f"bound: {now.lower / now.value:.4f} instead of {before.lower / before.value:.4f} of it", False
    return "", False


def read() -> dict[str, Known | None]:
    """By case; None if it takes too long."""
    return {name: known and Known(*known) for name, known in json.loads(FILE.read_text()).items()}


def write(table: dict[str, Known | None]) -> None:
    lines = [
        f"{json.dumps(name)}: {json.dumps(known and list(asdict(known).values()))}" for name, known in table.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def short(table: dict[str, Known | None]) -> list[str]:
    """Those that take a moment, of all kinds."""
    quick = [name for name, known in table.items() if known is not None and known.seconds <= MOMENT]
    every = max(1.0, sum(table[name].seconds for name in quick) / SHORT)  # type: ignore[union-attr]
    return [quick[int(i * every)] for i in range(int(len(quick) / every))]


def search(case: Callable[[], Known]) -> Known:
    """A case in this process."""
    start = process_time()
    found = case()
    return replace(found, seconds=round(process_time() - start, 2))


def tried(case: Callable[[], Known]) -> Known | None:
    """A new case, which may take too long, or whose chip is not for its layer."""
    apart = Apart(lambda tell: search(case))
    heard = apart.listen(LONGEST)
    apart.end()
    if heard is not None and isinstance(heard[1], SpecError):
        return None
    return search(case) if heard and heard[0] == "failed" else heard[1] if heard else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--new", action="store_true", help="with --update: only cases that are not yet in the table")
    options = parser.parse_args()
    table = read() if FILE.exists() else {}
    chosen = set(short(table) if options.short else table)
    piste.search("gemm:8,8,8", "nvdla")  # what is compiled once
    fine = wrong = compared = 0
    for name, case in cases():
        if options.only not in name:
            continue
        if name not in table:
            if options.update:
                table[name] = now = tried(case)
                print(f"{name}: {f'{now.value:.10g}, {now.seconds} s' if now else 'left out'}", flush=True)
                write(table)
            continue
        if (before := table[name]) is None or name not in chosen or options.new:
            continue
        now = search(case)
        what, bad = changed(before, now)
        compared, fine, wrong = compared + 1, fine + (bool(what) and not bad), wrong + bad
        if what:
            print(f"{name}: {what}", flush=True)
        table[name] = now if options.anew else replace(now, least=min(now.value, before.least))
    if options.update:
        write(table)
    print(f"{compared} cases; {fine} have changed, {wrong} as they must not")
    return 1 if wrong and not options.update else 0


if __name__ == "__main__":
    sys.exit(main())
