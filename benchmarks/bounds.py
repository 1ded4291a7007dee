"""How long a data-movement bound takes, beside a plain enumeration and, where it is installed, AccelForge.

    python benchmarks/bounds.py

Everything runs in this process, on one thread. Times are of the CPU, so that a busy machine changes little, and medians
of several runs after one that does not count. The plain enumeration is the method of the Orojenesis paper in a few
lines of Python: every combination of tiles, every order of the loops, one by one. Where that would take too long its
time per mapping is multiplied, and the line says so.

AccelForge needs Python 3.12 or newer (`pip install accelforge`). Its first run in a process takes several times as long
as later ones, hence both. Not run here: the paper gives 18 s for the first curve (Table I); the aims were set beside 16
CPU seconds of Timeloop for it, and 1.2 s of AccelForge, 4.7 s for a fused pair.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product
from math import inf, prod
from pathlib import Path
from statistics import median
from typing import Any

import piste
from piste.bounds.single import candidates
from piste.results.curve import Curve

AIMS = {"perfect": 1.0, "integer": 20.0, "pair": 5.0, "block": 100.0}  # milliseconds
SIZES = 48  # of each layer whose brackets are looked at
CONVOLUTIONS = {"perfect": 200, "integer": 1000}  # milliseconds that none of the layers may take
RESNET = {  # p, q, r, s, c, k and the stride
    "conv1 7x7, stride 2": (112, 112, 7, 7, 3, 64, 2),
    "conv2 1x1": (56, 56, 1, 1, 64, 256, 1),
    "conv2 3x3": (56, 56, 3, 3, 64, 64, 1),
    "conv3 1x1, stride 2": (28, 28, 1, 1, 256, 512, 2),
    "conv3 3x3, stride 2": (28, 28, 3, 3, 128, 128, 2),
    "conv3 3x3": (28, 28, 3, 3, 128, 128, 1),
    "conv4 3x3, stride 2": (14, 14, 3, 3, 256, 256, 2),
    "conv4 3x3": (14, 14, 3, 3, 256, 256, 1),
    "conv5 1x1, stride 2": (7, 7, 1, 1, 1024, 2048, 2),
    "conv5 3x3, stride 2": (7, 7, 3, 3, 512, 512, 2),
    "conv5 3x3": (7, 7, 3, 3, 512, 512, 1),
}
FLOORS = {"perfect": 1000, "pair": 500}  # times quicker than AccelForge
FFN = {"m": 32768, "k": 4096, "l": 16384, "n": 4096}
LAYERS = (4096, 128, 2048, 128, 4096, 16384, 4096)  # what flows through the block, columns of a head
PAIR = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]"

Points = list[tuple[int, int]]  # buffer and traffic, in elements


def seconds(run: Callable[[], Any], times: int) -> tuple[float, Any]:
    """The median CPU time of some runs, after one that does not count, and what they gave."""
    result, spent = run(), []
    for _ in range(times):
        start = time.process_time()
        result = run()
        spent.append(time.process_time() - start)
    return median(spent), result


def staircase(points: Iterator[tuple[int, int]]) -> Points:
    best: Points = []
    for buffer, traffic in sorted(points):
        if not best or traffic < best[-1][1]:
            if best and best[-1][0] == buffer:
                best.pop()
            best.append((buffer, traffic))
    return best


def nests(m: int, k: int, n: int, tiles: dict[str, list[int]]) -> Iterator[tuple[int, int]]:
    """Every tile and order of a matrix product, all tensors kept at one depth, by the product rule."""
    sizes = {"m": m, "k": k, "n": n}
    ranks = (("m", "k"), ("k", "n"), ("m", "n"))
    for tile in ({"m": a, "k": b, "n": c} for a, b, c in product(tiles["m"], tiles["k"], tiles["n"])):
        trips = {r: -(-sizes[r] // tile[r]) for r in sizes}
        buffer = sum(tile[x] * tile[y] for x, y in ranks)
        for order in permutations("mkn"):
            traffic = 0
            for i, (x, y) in enumerate(ranks):
                moved = sizes[x] * sizes[y]
                relevant = [at for at, r in enumerate(order) if r in (x, y) and trips[r] > 1]
                for r in order[: relevant[-1] if relevant else 0]:
                    if r not in (x, y):
                        moved *= trips[r]
                traffic += moved if i < 2 else 2 * moved - m * n
            yield buffer, traffic


def fused(m: int, k: int, l: int, n: int) -> Iterator[tuple[int, int]]:  # noqa: E741
    """Every perfect tile of the rows-first templates of a pair, its weights streamed or resident, by what is live."""
    divisors = [[t for t in range(1, size + 1) if size % t == 0] for size in (m, k, l, n)]
    for rows, kt, lt, nt in product(*divisors):
        m1, l2, k_tiled, n_tiled = m // rows, l // lt, kt < k, nt < n
        reads = m * k * (l2 if k_tiled else 1)
        writes = m * n * (2 * l2 - 1 if n_tiled else 1)
        for first, second in product((False, True), repeat=2):
            if (first and (k_tiled or l2 > 1)) or (second and (n_tiled or l2 > 1)):
                continue  # a resident weight is used as a whole
            sums = rows * nt if l2 > 1 and not n_tiled else 0
            block = rows * kt if l2 > 1 and not k_tiled else 0
            live = max(rows * kt + rows * lt + (not first) + sums, rows * lt + rows * nt + (not second) + block)
            buffer = first * k * l + second * l * n + live
            yield buffer, reads + writes + k * l * (1 if first else m1) + l * n * (1 if second else m1)


def divisors(size: int) -> int:
    return len(candidates(size, "perfect"))


def elements(curve: Curve) -> Points:
    """The points of a curve of 16-bit elements."""
    return [(int(buffer) // 2, int(traffic) // 2) for buffer, traffic in curve.points]


def show(name: str, aim: str, mine: float, points: int) -> None:
    verdict = "" if 1e3 * mine <= AIMS[aim] else "  MISSED"
    print(f"\n{name}: {1e3 * mine:.2f} ms, {points} points (aim: {AIMS[aim]:g} ms){verdict}")


def beside(what: str, theirs: float, mine: float, floor: float = 0) -> None:
    verdict = f"  BELOW {floor:,.0f} x" if theirs < floor * mine else ""
    print(f"  {what:<76} {theirs:>9.3g} s {theirs / mine:>12,.0f} x{verdict}")


def accelforge() -> Callable[[str, dict[str, int]], tuple[float, Points]] | None:
    """A run of AccelForge's mapper on a workload: its seconds and points; None if it is not installed."""
    try:
        import accelforge as af
        from accelforge.frontend.mapper.metrics import Metrics
        from accelforge.mapper.FFM.main import map_workload_to_arch
    except ImportError:
        return None
    af.set_n_parallel_jobs(1)

    def run(einsums: str, sizes: dict[str, int]) -> tuple[float, Points]:
        with tempfile.TemporaryDirectory() as folder:
            paths = Path(folder, "arch.yaml"), Path(folder, "workload.yaml")
            for path, text in zip(paths, (SNOWCAT, described(einsums, sizes)), strict=True):
                path.write_text(text)
            spec = af.Spec.from_yaml(*map(str, paths))
        spec.mapper.metrics = Metrics.ENERGY | Metrics.RESOURCE_USAGE
        start = time.process_time()
        found = map_workload_to_arch(spec, print_progress=False, eval_in_detail=False).data
        spent = time.process_time() - start
        held = found[[c for c in found.columns if c.startswith("reservation<SEP>GlobalBuffer")]].max(axis=1)
        points = zip(held * 1e15 / 16, found["Total<SEP>energy"] / 16, strict=True)
        return spent, sorted((round(buffer), round(traffic)) for buffer, traffic in points)

    return run


# One joule per bit of the main memory: least energy is least traffic.
SNOWCAT = """
arch:
  nodes:
  - !Memory
    name: MainMemory
    component_class: Dummy
    size: inf
    actions: [{name: read, energy: 1}, {name: write, energy: 1}]
    tensors: {keep: ~Intermediates, may_keep: All}
  - !Memory
    name: GlobalBuffer
    component_class: Dummy
    size: 1e15
    tensors: {keep: All}
  - !Compute
    name: MAC
    component_class: Dummy
"""


def described(einsums: str, sizes: dict[str, int]) -> str:
    """A workload of matrix products as AccelForge writes it."""
    lines = ["workload:", "  iteration_space_shape:", *(f"    {r}: 0 <= {r} < {n}" for r, n in sizes.items())]
    lines += ["  bits_per_value: {All: 16}", "  einsums:"]
    for e in piste.Workload.parse(einsums, sizes).einsums:
        lines += [f"  - name: {e.name}", "    tensor_accesses:"]
        for access in (*e.operands, e.output):
            out = ", output: True" if access is e.output else ""
            lines.append(f"    - {{name: {access.tensor}, projection: [{', '.join(access.ranks)}]{out}}}")
        left, right = (a.tensor for a in e.operands)
        lines.append(f"    renames: {{weight: {right}, input: {left}, output: {e.name}}}")
    return "\n".join(lines) + "\n"


def main() -> None:
    print(__doc__.split("\n\n")[0])
    peer = accelforge()
    print("AccelForge " + ("is run beside it" if peer else "is not installed here; it needs Python 3.12 or newer"))
    gemm = piste.gemm(4096, 4096, 4096)

    perfect, curve = seconds(lambda: piste.bound(gemm, tiles="perfect"), 200)
    show("4096^3, tiles that divide, each tensor at its own depth", "perfect", perfect, len(curve.points))
    tiles = {r: candidates(4096, "perfect").tolist() for r in "mkn"}
    alone, points = seconds(lambda: staircase(nests(4096, 4096, 4096, tiles)), 2)
    assert points == elements(piste.bound(gemm, tiles="perfect", placement="single"))
    each = alone / (6 * 13**3)
    beside("enumeration: 13^3 tiles x 6 orders, all tensors at one depth", alone, perfect)
    if peer:
        runs = [peer("B[m,n] = A[m,k] * W[k,n]", {"m": 4096, "k": 4096, "n": 4096}) for _ in range(4)]
        beside("AccelForge, its first run in the process", runs[0][0], perfect, FLOORS["perfect"])
        later = median(spent for spent, _ in runs[1:])
        beside(f"AccelForge, {agreement(runs[0][1], elements(curve))}", later, perfect, FLOORS["perfect"])

    integer, curve = seconds(lambda: piste.bound(gemm), 20)
    show("4096^3, tiles of any size", "integer", integer, len(curve.points))
    small = {r: list(range(1, 25)) for r in "mkn"}
    assert staircase(nests(24, 24, 24, small)) == elements(piste.bound(piste.gemm(24, 24, 24), placement="single"))
    many = len(candidates(4096, "integer"))
    beside(
        f"enumeration, extrapolated: the {many} tiles of a rank that can matter, ^3 x 6", each * 6 * many**3, integer
    )
    beside("enumeration, extrapolated: all 4096^3 tiles x 6", each * 6 * 4096**3, integer)

    pair = piste.Workload.parse(PAIR, FFN)
    both, curve = seconds(lambda: piste.bound(pair, tiles="perfect"), 50)
    show("FFN pair 32768 x 4096 x 16384 x 4096, fused or not, tiles that divide", "pair", both, len(curve.points))
    rows, points = seconds(lambda: staircase(fused(*FFN.values())), 3)
    choices = 4 * prod(map(divisors, FFN.values()))
    assert points == elements(piste.bound(pair, tiles="perfect", fusion="tiled", order="rows"))
    beside("enumeration: every tile of the templates, rows outermost only", rows, both)
    if peer:
        runs = [peer(PAIR, FFN) for _ in range(4)]
        beside("AccelForge, its first run with this workload", runs[0][0], both, FLOORS["pair"])
        later = median(spent for spent, _ in runs[1:])
        beside(f"AccelForge, {agreement(runs[0][1], elements(curve))}", later, both, FLOORS["pair"])
    any_size, curve = seconds(lambda: piste.bound(pair), 3)
    print(f"  the same with tiles of any size: {1e3 * any_size:.0f} ms, {len(curve.points)} points")

    gpt3 = piste.load("gpt3-6.7b-block")
    assert isinstance(gpt3, piste.Workload)
    block, curve = seconds(lambda: piste.bound(gpt3, tiles="perfect", fusion="segmented"), 10)
    show("GPT-3-6.7b block, the best division into segments, tiles that divide", "block", block, len(curve.points))
    many = sum(
        2 ** (stop - start)
        * divisors(32768)
        * divisors(LAYERS[start])
        * divisors(LAYERS[start + 1])
        * divisors(LAYERS[stop])
        for start, stop in combinations(range(len(LAYERS)), 2)
    )
    beside("enumeration, extrapolated: tiles and residencies of all segments, once each", rows / choices * many, block)
    any_size, curve = seconds(lambda: piste.bound(gpt3, fusion="segmented"), 2)
    print(f"  the same with tiles of any size: {1e3 * any_size:.0f} ms, {len(curve.points)} points")
    for tiles, name in (("perfect", "that divide"), ("integer", "of any size")):
        spent, curve = seconds(lambda: piste.bound(gpt3, tiles=tiles), 1)  # noqa: B023
        print(f"  the best of all, softmax and norms counted, tiles {name}: {spent:.1f} s, {len(curve.points)} points")

    print("\nConvolutions: layers of ResNet-50, CPU time, points, and whether the curve is the least of all nests")
    print(f"  {'layer':<24} {'tiles that divide':>24}   {'tiles of any size':>24}")
    for name, shape in RESNET.items():
        *window, stride = shape
        conv = piste.conv2d(*window, stride=stride)
        cells, missed = [], ""
        for tiles in ("perfect", "integer"):
            spent, curve = seconds(lambda: piste.bound(conv, tiles=tiles), 3)  # noqa: B023
            exact = "exact" if curve.exact else "found"
            cells.append(f"{1e3 * spent:7.1f} ms {len(curve.points):4} {exact}")
            missed = "  MISSED" if 1e3 * spent > CONVOLUTIONS[tiles] else missed
        if not curve.exact:  # evenly over the logarithms of all sizes at which the slope falls
            first, last = curve.points[0][0], curve.points[-1][0]
            sizes = [int(first * (last / first) ** (i / SIZES)) for i in range(SIZES)]
            start = time.process_time()
            widths = [curve.at(size).width for size in sizes]
            each = f"{1e3 * (time.process_time() - start) / len(sizes):.0f} ms a size"
            proven = sum(width <= 0 for width in widths) / len(widths)
            cells.append(
                f"{proven:.0%} of sizes proven, within {median(widths):.1%}, at worst {max(widths):.1%}; {each}"
            )
        print(f"  {name:<24} {cells[0]:>24}   {cells[1]:>24}   {''.join(cells[2:])}{missed}")


def agreement(theirs: Points, mine: Points) -> str:
    """How two staircases compare; AccelForge keeps sizes as floats of 32 bits, hence equal to six digits."""
    better = worse = 0
    for buffer, traffic in theirs:
        reached = min((t for b, t in mine if b <= buffer * (1 + 1e-6)), default=inf)
        better += reached < traffic * (1 - 1e-6)
        worse += reached > traffic * (1 + 1e-6)
    return f"{len(theirs)} points; there Piste moves less at {better} and more at {worse}"


if __name__ == "__main__":
    main()
