"""Blocks of real models, fused against every Einsum alone: energy, time and their product, on three chips.

`python benchmarks/blocks.py` prints one line per block, chip and objective, with the CPU seconds of the search.
"""

from __future__ import annotations

import sys
import time
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


def found(block: str, chip: Architecture, objective: str, **more: Any) -> tuple[float, FoundCascade]:
    """The CPU seconds of a search, and what it found."""
    einsums, sizes = BLOCKS[block]
    w = Workload.parse(einsums, sizes, bits=8)
    start = time.process_time()
    answer = piste.search(w, chip, objective=objective, **more)
    assert isinstance(answer, FoundCascade)
    return time.process_time() - start, answer


def main() -> None:
    only = sys.argv[1:]
    for block in BLOCKS:
        for name, chip in chips().items():
            for objective in ("energy", "cycles", "edp"):
                if only and not all(any(o in x for x in (block, name, objective)) for o in only):
                    continue
                seconds, one = found(block, chip, objective)
                saved = 1 - one.value / one.unfused if one.unfused else 0.0
                above = one.value / max(one.lower, 1e-300) - 1
                said = "proven" if one.optimal else f"at most {above:.1%} above the least"
                print(
                    f"{block:<27}{name:<8} {objective:<7} unfused {one.unfused:.4g}, fused {one.value:.4g}, saves "
                    f"{saved:6.1%}, {said}; {len(one.exchanged)} exchanged; {seconds:.2f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
