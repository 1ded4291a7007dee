"""Blocks of real models, fused against every Einsum alone: energy, time and their product, on three chips.

`python benchmarks/blocks.py` prints the table of docs/fused.md: a row for each block and chip, every search in a
process of its own, with the CPU seconds of it. Each search has a clock of 10 s and says what it has then: proven, or
how far at most above the least; all 45 take 8 minutes at most. `--seconds 0` takes the clock away, `--exchange any`
exchanges tensors in any memory, `default` as a search does that is not told; words such as `ResNet eyeriss edp` choose
what is searched. The last line says what took longest, and how much memory at most.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from itertools import product
from typing import Any

import piste
from piste.results.cascade import FoundCascade
from piste.spec.architecture import Architecture
from piste.spec.workload import Workload

PROJECTIONS = ["Q[m,g,r,e] = I[m,d] * WQ[d,g,r,e]", "K[m,g,e] = I[m,d] * WK[d,g,e]", "V[m,g,f] = I[m,d] * WV[d,g,f]"]
ATTEND = [
    "S[g,r,m,p] = Q[m,g,r,e] * K[p,g,e]", "M[g,r,m] max= S[g,r,m,p]", "E[g,r,m,p] = exp(S[g,r,m,p] - M[g,r,m])",
    "D[g,r,m] = E[g,r,m,p]", "U[g,r,m,f] = E[g,r,m,p] * V[p,g,f]", "O[m,g,r,f] = U[g,r,m,f] / D[g,r,m]",
]  # fmt: skip
MLP = [
    "Z[m,j] = O[m,g,r,f] * WO[g,r,f,j]", "Y[m,j] = Z[m,j] + I[m,j]", "G[m,c] = Y[m,j] * WG[j,c]",
    "T[m,c] = Y[m,j] * WT[j,c]", "H[m,c] = max(G[m,c], 0) * T[m,c]", "N[m,i] = H[m,c] * WN[c,i]",
    "L[m,i] = N[m,i] + Y[m,i]",
]  # fmt: skip
LLAMA = {"g": 8, "r": 4, "e": 128, "f": 128, "d": 4096, "j": 4096, "c": 14336, "i": 4096}
# The cache of keys and values is read; what it is lengthened by is left out.
DECODE = ["Q[m,g,r,e] = I[m,d] * WQ[d,g,r,e]", *ATTEND, *MLP]
IMAGE = {"a": 58, "b": 58, "p": 56, "q": 56, "r": 3, "s": 3}  # its padding counts as data
BOTTLENECK = [
    "A[k,a,b] = X[c,a,b] * W1[k,c]", "B[l,p,q] = A[k,p+r,q+s] * W2[l,k,r,s]", "C[j,p,q] = B[l,p,q] * W3[j,l]",
    "Z[j,p,q] = C[j,p,q] + X[j,p,q]",
]  # fmt: skip
INVERTED = [
    "A[k,a,b] = X[c,a,b] * W1[k,c]", "B[k,p,q] = A[k,p+r,q+s] * W2[k,r,s]", "C[j,p,q] = B[k,p,q] * W3[j,k]",
    "Z[j,p,q] = C[j,p,q] + X[j,p,q]",
]  # fmt: skip
BLOCKS: dict[str, tuple[list[str], dict[str, int]]] = {
    "Llama-3-8B, prefill 2048": ([*PROJECTIONS, *ATTEND, *MLP], {**LLAMA, "m": 2048, "p": 2048}),
    "Llama-3-8B, prefill 8192": ([*PROJECTIONS, *ATTEND, *MLP], {**LLAMA, "m": 8192, "p": 8192}),
    "Llama-3-8B, decode at 8192": (DECODE, {**LLAMA, "m": 1, "p": 8192}),
    "ResNet-50 bottleneck": (BOTTLENECK, {"c": 256, "j": 256, "k": 64, "l": 64, **IMAGE}),
    "MobileNetV2 block": (INVERTED, {"c": 24, "j": 24, "k": 144, **IMAGE}),
}
OWN = [
    {"memory": {"name": "DRAM", "read_pj": 100.0, "write_pj": 100.0, "bytes_per_cycle": 64}},
    {"memory": {"name": "Buffer", "capacity_bytes": 1 << 20, "read_pj": 5.0, "write_pj": 5.0, "bytes_per_cycle": 256}},
    {"fanout": {"name": "Array", "axes": {"x": 32, "y": 32}, "multicast": True, "reduce": True}},
    {"memory": {"name": "RF", "capacity_bytes": 256, "read_pj": 0.2, "write_pj": 0.2}},
    {"compute": {"name": "MAC", "energy_pj": 0.5}},
]


def chips() -> dict[str, Any]:
    return {"tpu-v4i": piste.load("tpu-v4i"), "32x32": Architecture.from_list(OWN), "eyeriss": piste.load("eyeriss")}


UNITS = {"energy": ("energy, mJ", 1e9), "cycles": ("cycles, 10^6", 1e6), "edp": ("EDP, 10^15 pJ·cycles", 1e15)}


def measured(block: str, chip: str, objective: str, exchange: str, seconds: float | None) -> dict[str, Any]:
    """What one search finds, the CPU and wall seconds of it, and the most memory that this process had."""
    einsums, sizes = BLOCKS[block]
    w, on = Workload.parse(einsums, sizes, bits=8), chips()[chip]
    cpu, start = time.process_time(), time.perf_counter()
    where = None if exchange == "default" else exchange
    one = piste.search(w, on, objective=objective, exchange=where, seconds=seconds)
    assert isinstance(one, FoundCascade)
    spent = {"cpu": time.process_time() - cpu, "wall": time.perf_counter() - start}
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"value": one.value, "unfused": one.unfused, "lower": one.lower, "proven": one.optimal, "mb": peak, **spent}


def apart(block: str, chip: str, objective: str, exchange: str, seconds: float | None) -> dict[str, Any] | str:
    """The same in a process of its own, or its last words."""
    clock = [] if seconds is None else [str(seconds)]
    command = [sys.executable, __file__, "--one", block, chip, objective, exchange, *clock]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return dict(json.loads(done.stdout))
    return (done.stderr.strip().splitlines() or [f"ended with status {done.returncode}"])[-1]


def cells(objective: str, one: dict[str, Any] | str) -> str:
    """The columns of one objective: unfused → fused, how sure that is, seconds."""
    if isinstance(one, str):
        return f" {one} | "
    scale = UNITS[objective][1]
    above = one["value"] / max(one["lower"], 1e-300) - 1
    sure = "proven" if one["proven"] else f"≤ {above:.1%}" if above < 10 else f"≤ {above + 1:,.0f} times"
    return f" {one['unfused'] / scale:.4g} → {one['value'] / scale:.4g}, {sure} | {one['cpu']:.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "only", nargs="*", help="parts of names of blocks, chips or objectives, all of which must match"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="the clock of each search, 0 for none")
    parser.add_argument("--exchange", default="near", help="in which memories: near, inner, any, default")
    options = parser.parse_args()
    clock = options.seconds or None
    failed, longest, largest = 0, 0.0, 0.0
    print(f"| block | chip | {' | '.join(f'{unit} | s' for unit, _ in UNITS.values())} |")
    print("|" + "---|" * (2 + 2 * len(UNITS)), flush=True)
    for block, chip in product(BLOCKS, chips()):
        wanted = [o for o in UNITS if all(any(part in name for name in (block, chip, o)) for part in options.only)]
        row = {o: apart(block, chip, o, options.exchange, clock) for o in wanted}
        if row:
            columns = (cells(o, row[o]) if o in row else " | " for o in UNITS)
            print(f"| {block} | {chip} |{' |'.join(columns)} |", flush=True)
        for one in row.values():
            failed += isinstance(one, str)
            longest = max(longest, 0 if isinstance(one, str) else one["wall"])
            largest = max(largest, 0 if isinstance(one, str) else one["mb"])
    print(f"\nThe longest search took {longest:.1f} s (wall clock), the largest process {largest:.0f} MB.")
    return 1 if failed else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        which, seconds = sys.argv[2:6], sys.argv[6:]
        print(json.dumps(measured(which[0], which[1], which[2], which[3], float(seconds[0]) if seconds else None)))
    else:
        sys.exit(main())
