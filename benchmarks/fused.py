"""Fused search beside AccelForge 1.0.467 in one run: CPU seconds of one thread, first search of each workload.

`python benchmarks/fused.py` takes a pair, attention and chains of products on TPU v4i as the example of AccelForge has
it, counted as it counts; `all` also takes the GPT-3 6.7B block, for which AccelForge needs minutes. Without AccelForge
the seconds that are recorded here stand in.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import piste
import piste.search.fused  # what is imported is not timed, of neither
from piste.search.fused import slope
from piste.search.objective import objective
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.constraints import Constraints
from piste.spec.workload import Workload

PAIR = ["P[m,l] = A[m,k] * B[k,l]", "Z[m,n] = P[m,l] * D[l,n]"]
ATTENTION = ["S[h,m,p] = Q[h,m,e] * K[h,p,e]", "X[h,m,p] = exp(S[h,m,p])", "O[h,m,f] = X[h,m,p] * V[h,p,f]"]
GPT3 = [
    "V[m,h,e] = I[m,d] * WV[h,e,d]", "K[m,h,e] = I[m,d] * WK[h,e,d]", "Q[m,h,e] = I[m,d] * WQ[h,e,d]",
    "S[m,p,h] = Q[m,h,e] * K[p,h,e]", "X[m,p,h] = exp(S[m,p,h])", "A[m,h,f] = X[m,p,h] * V[p,h,f]",
    "Z[m,g] = A[m,h,f] * WZ[h,f,g]", "F[m,c] = Z[m,g] * WA[g,c]", "O[m,j] = F[m,c] * WB[c,j]",
]  # fmt: skip
FOUR = dict.fromkeys("mkln", 4096)
HEADS = {"h": 32, "m": 2048, "p": 2048, "e": 128, "f": 128}
BLOCK = {"m": 2048, "p": 2048, "h": 32, "e": 128, "f": 128, "d": 4096, "g": 4096, "c": 16384, "j": 4096}

# Name, Einsums, sizes, MiB, shared loops, least ratio, seconds and joules of AccelForge once.
CASES: list[tuple[str, list[str], dict[str, int], int, int, int, float, float]] = [
    ("pair, 128 MiB", PAIR, FOUR, 128, 2, 100, 26.5, 0.0260220),
    ("attention, 128 MiB", ATTENTION, HEADS, 128, 2, 100, 41.0, 0.0170755),
    ("pair, 4 MiB", PAIR, FOUR, 4, 3, 20, 24.5, 0.0294165),
    ("attention, 4 MiB", ATTENTION, HEADS, 4, 3, 20, 31.6, 0.0195008),
]
LONG = [("GPT-3 6.7B block, 128 MiB", GPT3, BLOCK, 128, 1, 200, 350.0, 0.0911160)]


def chip(mib: int) -> Architecture:
    """TPU v4i with a unit for what is no product, as AccelForge has it."""
    parts: list[Any] = []
    for part in piste.load("tpu-v4i").components:
        if part.name == "GLB":
            part = replace(part, capacity_bytes=mib << 20)
        elif isinstance(part, Memory):
            part = replace(part, keeps=None)
        elif isinstance(part, Unit):
            part = replace(part, computes=("mac",))
        parts.append(part)
    return Architecture((*parts, Unit("Vector", computes=("vector",))), "tpu-v4i", 1.05e9)


def rules(w: Workload) -> Constraints:
    """What AccelForge's example asks of a mapping, for each Einsum."""
    said: list[dict[str, Any]] = [{"retain": False, "order": "hierarchy"}]
    for e in w.einsums:
        read, to = [a.tensor for a in e.operands], {"einsums": [e.name]}
        said.append({"axis": "Core.z", "min_utilization": 1.0, **to})
        if e.kind != "mac":
            said.append({"memory": "LocalBuffer", "keep": [*read, e.name], **to})
            said.append({"memory": "Register", "bypass": [*read, e.name], **to})
            said += [{"axis": f"Array.{axis}", "ranks": [], **to} for axis in ("columns", "rows")]
            continue
        columns = [r for r in e.ranks if r not in e.accesses[read[0]].ranks]
        rows = [r for r in e.ranks if r not in e.output.ranks]
        said.append({"memory": "LocalBuffer", "keep": [read[0], e.name], "bypass": [read[1]], **to})
        said.append({"memory": "Register", "keep": [read[1]], "bypass": [read[0], e.name], **to})
        said.append({"axis": "Array.columns", "ranks": columns, "min_utilization": 1.0, **to})
        said.append({"axis": "Array.rows", "ranks": rows, "min_utilization": 1.0, **to})
    return Constraints.read(said)


def timed(run: Any) -> tuple[float, Any]:
    start = time.process_time()
    result = run()
    return time.process_time() - start, result


def spec_of(w: Workload, chip: str) -> Any:
    """A workload on a chip of AccelForge's examples, as it reads them."""
    import accelforge as af
    from accelforge.examples import EXAMPLES_DIR

    af.set_n_parallel_jobs(1)
    lines = [
        "workload:",
        f"  iteration_space_shape: {{{', '.join(f'{r}: 0 <= {r} < {n}' for r, n in w.sizes.items())}}}",
    ]
    lines += ["  bits_per_value: {All: 8}", "  einsums:"]
    for e in w.einsums:
        lines += [f"  - name: {e.name}", "    tensor_accesses:"]
        made = {a.tensor: x.output for x in w.einsums for a in e.operands if x.name == a.tensor}
        for a in (*e.operands, e.output):
            axes = made.get(a.tensor, a).ranks  # what the maker calls them
            places = ", ".join(f"{axis.upper()}: {i}" for axis, i in zip(axes, a.indices, strict=True))
            lines.append(f"    - {{name: {a.tensor}, projection: {{{places}}}{', output: True' * (a is e.output)}}}")
        weight = e.operands[1].tensor if len(e.operands) == 2 else "Nothing"
        lines.append(f"    renames: {{input: {e.operands[0].tensor}, weight: {weight}, output: {e.name}}}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "workload.yaml")
        path.write_text("\n".join(lines))
        return af.Spec.from_yaml(str(Path(EXAMPLES_DIR, "arches", f"{chip}.yaml")), str(path))


def theirs(w: Workload, mib: int, loops: int) -> tuple[float, float]:
    """The seconds of AccelForge's search and the joules that it finds."""
    spec = spec_of(w, "tpu_v4i")
    from accelforge.frontend.mapper.metrics import Metrics
    from accelforge.mapper.FFM.main import map_workload_to_arch

    for node in spec.arch.nodes:
        if node.name == "GlobalBuffer":
            node.size = mib << 23
    spec.mapper.metrics, spec.mapper.max_fused_loops = Metrics.ENERGY, loops
    seconds, result = timed(lambda: map_workload_to_arch(spec, print_progress=False, eval_in_detail=False))
    return seconds, float(result.data.iloc[0]["Total<SEP>energy"])


def compare(cases: list[tuple[str, list[str], dict[str, int], int, int, int, float, float]]) -> None:
    for name, einsums, sizes, mib, loops, floor, seconds, joules in cases:
        w = Workload.parse(einsums, sizes, bits=8)
        mine, found = timed(
            lambda w=w, mib=mib, loops=loops: piste.search(
                w, chip(mib), constraints=rules(w), shared_loops=loops, counting="accelforge"
            )
        )
        again, _ = timed(
            lambda w=w, mib=mib, loops=loops: piste.search(w, chip(mib), constraints=rules(w), shared_loops=loops)
        )
        who = "recorded"
        try:
            seconds, joules = theirs(w, mib, loops)
            who = "beside it"
        except ImportError:
            pass
        notes = ["PROVEN" if found.optimal else "NOT PROVEN"]
        notes += ["OTHER OPTIMUM"] * (abs(found.value / 1e12 / joules - 1) > 1e-5)
        notes += [f"BELOW {floor} x"] * (seconds < floor * mine)
        print(
            f"{name:<26} {mine:6.3f} s {found.value / 1e12:.7f} J; AccelForge {who} {seconds:6.1f} s {joules:.7f} J: "
            f"{seconds / mine:5.0f} x; own counting {again:.3f} s; {', '.join(notes)}",
            flush=True,
        )


def slopes() -> None:
    """The least traffic for every size of the one buffer, as one front; with two shared loops, each rank once."""
    for name, einsums, sizes, floor, recorded in (
        ("pair", PAIR, FOUR, 10, 4.7),
        ("attention", ATTENTION, HEADS, 10, 19.0),
    ):
        w, snowcat = Workload.parse(einsums, sizes, bits=8), piste.load("snowcat")
        assert isinstance(snowcat, Architecture)
        traffic = objective("traffic:DRAM", snowcat)
        mine, points = timed(lambda w=w, c=snowcat, t=traffic: slope(w, c, t, shared_loops=2))
        seconds, who, theirs_at = recorded, "recorded", ""
        try:
            spec = spec_of(w, "snowcat")
            from accelforge.frontend.mapper.metrics import Metrics
            from accelforge.mapper.FFM.main import map_workload_to_arch

            spec.mapper.metrics, spec.mapper.max_fused_loops = Metrics.ENERGY | Metrics.RESOURCE_USAGE, 2
            seconds, found = timed(lambda s=spec: map_workload_to_arch(s, print_progress=False, eval_in_detail=False))
            who, theirs_at = "beside it", f", {len(found.data)} points"
        except ImportError:
            pass
        below = f" BELOW {floor} x" * (seconds < floor * mine)
        print(
            f"slope of {name:<17} {mine:6.3f} s, {len(points)} points; AccelForge {who} {seconds:6.1f} s{theirs_at}: "
            f"{seconds / mine:5.0f} x{below}",
            flush=True,
        )


def process() -> None:
    """The first search of a process, with the start of Python and all imports."""
    lines = "import benchmarks.fused as b; w = b.Workload.parse(b.PAIR, b.FOUR, bits=8); " \
        "b.piste.search(w, b.chip(128), constraints=b.rules(w), shared_loops=2, counting='accelforge')"  # fmt: skip
    spent = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", lines], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    print(f"pair, 128 MiB, the whole process with imports: {min(spent):.2f} s", flush=True)


def chains() -> None:
    """Matrix products one after the other."""
    for mib in (128, 4):
        spent = []
        for n in (2, 4, 8, 16, 32, 64):
            einsums = [f"T{i + 1}[m,n{i + 1}] = T{i}[m,n{i}] * W{i}[n{i},n{i + 1}]" for i in range(n)]
            w = Workload.parse(einsums, {"m": 4096, **{f"n{i}": 4096 for i in range(n + 1)}}, bits=8)
            seconds, found = timed(
                lambda w=w, mib=mib: piste.search(w, chip(mib), constraints=rules(w), shared_loops=1)
            )
            spent.append(f"{n}: {seconds:.2f} s" + " NOT PROVEN" * (not found.optimal))
        print(f"chains of products, {mib} MiB: {', '.join(spent)}", flush=True)


def main() -> None:
    print(__doc__.split("\n\n")[0])
    process()
    compare(CASES)
    slopes()
    chains()
    w = Workload.parse(GPT3, BLOCK, bits=8)
    seconds, found = timed(lambda: piste.search(w, chip(32), constraints=rules(w), shared_loops=2))
    proven = "PROVEN" if found.optimal else "NOT PROVEN"
    print(f"GPT-3 6.7B block, 32 MiB, two shared loops: {seconds:.2f} s, {found.value / 1e12:.7f} J, {proven}")
    if "all" in sys.argv[1:]:
        compare(LONG)
    print(f"memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    main()
