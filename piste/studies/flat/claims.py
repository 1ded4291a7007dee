"""Every claim of "ATTACC the Quadratic Bottleneck of Attention Layers" (Kao and others, 2021), the FLAT paper.

`piste` is by the accounting `ref`, the closed form of the paper's cost model as far as it is known. It has two readings
of where the logits of an unfused dataflow wait: off chip, as Section 6.1 says ("text"), or on the chip ("staged").
Where they differ there is a number for each, in this order. `sound` is by the accounting `model`, of logits and attend
only. Batches are of 64, elements of 16 bits. Averages are over all powers of two from 512 to 256K; what other lengths
give is said beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache, partial, reduce
from math import inf, isclose, prod
from operator import add
from statistics import fmean, geometric_mean

import numpy as np

from piste.attention import answer
from piste.attention.answer import LA
from piste.attention.asked import ask
from piste.attention.dataflow import point
from piste.attention.platform import platform
from piste.attention.shape import Attention, model
from piste.attention.space import STAGED, DataflowSpace, named
from piste.results.claim import Claim, Value, judged
from piste.spec.workload import Workload
from piste.studies.answer import Study, Verdict
from piste.studies.flat.ref import Floats, cost
from piste.studies.flat.spaces import PROJECTIONS, Explored, Taken, explore, layer

CLAIMS: dict[str, Callable[[], Claim]] = {}

PLATFORMS = {where: platform(where) for where in ("edge", "cloud")}
RUNS = {"edge": "bert-base", "cloud": "xlm"}  # the model of each platform in Figures 8, 9, 11 and 12b
LENGTHS = {"edge": (512, 4096, 16384, 65536), "cloud": (4096, 16384, 65536, 262144)}  # of Figure 8: ends said, rest not
ROWS = {"edge": (32, 64, 128), "cloud": (256, 512, 1024)}
BUFFERS = tuple(float(size) for size in np.geomspace(20e3, 2e9, 31))  # of Figure 8
MODELS = ("bert-base", "flaubert-base", "xlm", "transformer-xl", "t5-small")
ALL = tuple(512 * 2**i for i in range(10))
SETS = {"512 to 256K": ALL, "512 to 64K": ALL[:-2], "64K": (65536,), "256K": (262144,)}
READINGS = {"text": "", "staged": "logits staged on the chip"}
DRAWN = "not reproducible: drawn, without numbers"
IN_PART = "reproduced in part"
REF, BOTH = "ref", "ref: text, staged"

_claim = Study(CLAIMS, BOTH, within=0.05, prefix="flat-").claim


# --- what is asked for again and again --------------------------------------------------------------------------------


@cache
def attention(name: str, length: int) -> Attention:
    return model(name, 64, length, mask="").block.attention


@cache
def explored(where: str, name: str, length: int, space: str | DataflowSpace, base_inter: str = "text") -> Explored:
    """A space with the platform's own buffer."""
    return explore(attention(name, length), PLATFORMS[where], space, base_inter=base_inter)


def util(where: str, length: int, space: str | DataflowSpace, base_inter: str = "text") -> float:
    return explored(where, RUNS[where], length, space, base_inter).best().utilization


@cache
def curves(where: str, length: int, flow: str, base_inter: str = "text") -> dict[str, Taken]:
    """A line of Figures 8 and 9 over `BUFFERS`: of logits and attend, and of the layer around them.

    A model is so many layers that are alike, and used as well as one.
    """
    block = model(RUNS[where], 64, length, mask="").block
    found = layer(block, PLATFORMS[where], flow, BUFFERS, base_inter=base_inter)
    return {LA: found[LA], "block": reduce(add, found.values())}


def flows(where: str) -> tuple[str, ...]:
    """The dataflows of Figure 8."""
    rows = tuple(f"FLAT-R{rows}" for rows in ROWS[where])
    return ("Base", "Base-M", "Base-B", "Base-H", "Base-opt", "FLAT-M", "FLAT-B", "FLAT-H", *rows, "FLAT-opt")


def line(where: str, length: int, flow: str, base_inter: str = "text") -> Floats:
    return curves(where, length, flow, base_inter)[LA].utilization


def reach(where: str, length: int, flow: str, most: float = 0.99) -> float:
    """The smallest of `BUFFERS` with which a dataflow is used so well; infinite if none is enough."""
    found = line(where, length, flow)
    return next((size for size, one in zip(BUFFERS, found, strict=True) if one >= most), inf)


@cache
def products(where: str, name: str, length: int, space: str, base_inter: str = "text") -> dict[str, Taken]:
    """All products of a layer with the platform's own buffer."""
    block = model(name, 64, length, mask="").block
    return layer(block, PLATFORMS[where], named(space, fused_only=True), base_inter=base_inter)


def total(where: str, name: str, length: int, space: str, base_inter: str = "text") -> Taken:
    return reduce(add, products(where, name, length, space, base_inter).values())


def best(where: str, name: str, length: int, *kinds: str) -> float:
    """Utilization of logits and attend by the accounting `model`."""
    return max(best_of_kind(where, name, length, kind) for kind in kinds)


@cache
def best_of_kind(where: str, name: str, length: int, kind: str) -> float:
    asked = ask(attention(name, length), platform=PLATFORMS[where])
    return answer.best(asked.of_kind(kind)).utilization


def both(what: Callable[[str], float]) -> Value:
    """By both readings; one number where they agree."""
    text, staged = map(what, READINGS)
    return text if isclose(text, staged, rel_tol=1e-3) else (text, staged)


def holds(what: Callable[[str], bool]) -> str:
    """The verdict on words: whether they hold as the text reads, or at least if logits are staged."""
    return next((judged(True, needs) for how, needs in READINGS.items() if what(how)), judged(False))


def shown(numbers: Iterable[float], digits: str = ".2f") -> str:
    return ", ".join(f"{number:{digits}}" for number in numbers)


# --- Sections 1 to 4 --------------------------------------------------------------------------------------------------


@_claim("sec1-4k", "with 400 GB/s an unfused cloud accelerator is used to 80 % up to a length of 4K: XLM", "tokens")
def _() -> Verdict:
    def longest(reached: Callable[[int], float]) -> int:
        return max((n for n in ALL if reached(n) >= 0.8), default=0)

    def by(how: str) -> int:
        return longest(lambda n: util("cloud", n, "FlexAccel", how))

    why = "as the text reads, it is used to 0.39 at most, for the logits go out and in"
    return Verdict(
        4096,
        both(by),
        longest(lambda n: best("cloud", "xlm", n, "base")),
        verdict=holds(lambda how: by(how) == 4096),
        why=why,
    )


TABLE_1 = ((1, 512), (16, 512), (1, 2048), (16, 2048), (1, 14336), (16, 14336))  # heads and length


def table1(heads: int, length: int, width: int = 1024) -> tuple[int, int]:
    """Bytes of all tensors of a projection, and of logits or attend, for one sequence.

    >>> table1(16, 2048)
    (10485760, 142606336)
    """
    return 2 * (2 * length * width + width**2), 2 * (2 * length * width + heads * length**2)


def _table1(which: int, paper: tuple[float, ...], why: str) -> Verdict:
    found = [table1(*row)[which] for row in TABLE_1]
    met = sum(abs(b / p - 2**20) < 2**20 / 100 or abs(b / p - 1e6) < 1e4 for b, p in zip(found, paper, strict=True))
    verdict = "reproduced" if met == len(paper) else IN_PART
    why = f"{met} of 6 within 1 % in MiB or MB; {why}"
    return Verdict(paper, tuple(b / 2**20 for b in found), mode="formula", verdict=verdict, why=why)


@_claim("table1-projections", "buffer for a projection: 1 and 16 heads at 512, 2K, 14K", "MiB")
def _() -> Verdict:
    why = "heads do not matter, so that 19 must be a slip; 62 would be a length of 15K"
    return _table1(0, (4, 4, 10, 19, 62, 62), why)


@_claim("table1-logits", "buffer for logits or attend: the same", "MiB")
def _() -> Verdict:
    return _table1(1, (2.5, 10, 16, 142, 474, 6600), "the paper's units are MiB up to 16 and MB beyond")


@_claim("table2", "footprints of M, B, H and of 64 rows, BERT at 512", "bytes")
def _() -> Verdict:
    batch, heads, n, dk, rows = 64, 12, 512, 64, 64
    width = heads * dk
    elements = (
        8 * batch * width * n + batch * heads * n**2,
        8 * width * n + heads * n**2,
        8 * n * dk + n**2,
        4 * rows * dk + 4 * n * dk + rows * n,
    )
    a = attention("bert-base", n)
    dataflows = (*(point(a, True, granularity) for granularity in "MBH"), point(a, True, "R", rows))
    found = tuple(cost(a, d, PLATFORMS["edge"]).footprint_bytes for d in dataflows)
    return Verdict(tuple(2.0 * one for one in elements), found, mode=REF, within=0)


# --- Figure 2 ---------------------------------------------------------------------------------------------------------

OPERATORS = {
    "CONV": ("O[b,k,p,q] = I[b,c,p+r,q+s] * W[k,c,r,s]", {"k": 128, "c": 128, "p": 28, "q": 28, "r": 3, "s": 3}),
    "FC": ("F[b,m,n] = Y[b,m,k] * W[k,n]", {"m": 512, "k": 768, "n": 3072}),
    "L": ("S[b,h,m,p] = Q[b,h,m,f] * K[b,h,p,f]", {"h": 12, "m": 512, "p": 512, "f": 64}),
    "A": ("O[b,h,m,f] = P[b,h,m,p] * V[b,h,p,f]", {"h": 12, "m": 512, "p": 512, "f": 64}),
}  # of ResNet-50, then of BERT at 512; the paper does not say which


def intensity(operator: str, batch: int) -> float:
    """Multiply-accumulates for each byte, if everything moves once.

    >>> round(1 / intensity("L", 64), 4), 2 * (2 / 512 + 12 / 768)  # the reciprocal of Section 2.2, in bytes
    (0.0391, 0.0390625)
    """
    text, sizes = OPERATORS[operator]
    w = Workload.parse(text, {"b": batch, **sizes})
    return prod(w.sizes.values()) / (2 * sum(prod(shape) for shape in w.shapes.values()))


def roof(operator: str, staged: bool) -> float:
    """The utilization that a bandwidth of the cloud platform allows, off chip or on it, without a batch."""
    chip = PLATFORMS["cloud"]
    bandwidth = chip.onchip_bytes_per_second if staged else chip.offchip_bytes_per_second
    return min(1.0, intensity(operator, 1) * bandwidth / chip.pes / chip.clock_hz)


@_claim("fig2a", "intensity falls from CONV to FC to L and A, without a batch", "MACs per byte")
def _() -> Verdict:
    conv, fc, logits, attend = found = tuple(intensity(one, 1) for one in OPERATORS)
    return Verdict("falls", found, mode="least traffic", holds=conv > fc > logits == attend)


@_claim("fig2b", "a batch of 64 raises it for CONV and FC, not for L and A", "of batch 1")
def _() -> Verdict:
    conv, fc, logits, attend = found = tuple(intensity(one, 64) / intensity(one, 1) for one in OPERATORS)
    return Verdict("above 1, 1", found, mode="least traffic", holds=min(conv, fc) > 1.1 > logits == attend == 1)


@_claim(
    "fig2c", "data on the chip lifts the roof that bandwidth is: CONV, FC, L, A from off chip, cloud", "utilization"
)
def _() -> Verdict:
    off, on = (tuple(roof(one, staged) for one in OPERATORS) for staged in (False, True))
    why = f"from the chip they have {shown(on)}"
    return Verdict("lifted", off, mode="roofline", holds=all(b > a for a, b in zip(off, on, strict=True)), why=why)


@_claim(
    "fig2d", "what must be held grows with N for others, with its square for L and A: 16K to 64K, 16 heads", "times"
)
def _() -> Verdict:
    found = tuple(b / a for a, b in zip(table1(16, 16384), table1(16, 65536), strict=True))
    return Verdict((4.0, 16.0), found, mode="formula")


# --- Figures 8 and 9 --------------------------------------------------------------------------------------------------


@_claim("fig8a-base", "Base: with a small buffer, at its peak; edge, 512", "utilization")
def _() -> Verdict:
    found = line("edge", 512, "Base")
    return Verdict((0.2, 0.6), (found[0], found[-1]), mode=REF, last=0.1, why="20 KB and 2 GB")


@_claim("fig8a-base-m", "Base-M is below Base if the buffer is small, above if it is large", "of Base")
def _() -> Verdict:
    ratio = line("edge", 512, "Base-M") / line("edge", 512, "Base")
    one, other = (
        explore(attention("bert-base", 512), PLATFORMS["edge"], flow, BUFFERS[13:14], psum="product").best().utilization
        for flow in ("Base", "Base-M")
    )
    why = "Base spills too, for it holds the partial sums of all products; if it held those of one it would have "
    why += (
        f"{one:.2f} at {BUFFERS[13] / 1e6:.0f} MB, above the {other:.2f} of Base-M, but never the 0.2 of small buffers"
    )
    verdict = IN_PART if ratio[0] > 1 < ratio[-1] else ""
    return Verdict(
        "below 1, above 1", (ratio[0], ratio[-1]), mode=REF, verdict=verdict, holds=ratio[0] < 1 < ratio[-1], why=why
    )


@_claim("fig8a-base-bh", "Base-B, Base-H with a large buffer", "utilization")
def _() -> Verdict:
    found = tuple(line("edge", 512, flow)[-1] for flow in ("Base-B", "Base-H"))
    return Verdict((0.92, 0.92), found, mode=REF, why="nothing keeps them from 1 that would not keep FLAT-H from it")


@_claim("fig8a-flat", "FLAT-M, -B, -H are used better than Base-M, -B, -H: mean over buffers and lengths", "of Base")
def _() -> Verdict:
    def mean(piece: str, how: str) -> float:
        ratios = [line("edge", n, f"FLAT-{piece}") / line("edge", n, f"Base-{piece}", how) for n in LENGTHS["edge"]]
        return float(np.mean(ratios))

    text, staged = (tuple(mean(piece, how) for piece in "MBH") for how in READINGS)
    why = f"if logits are staged, {shown(staged)}; all of them at once stay on the chip without fusion; lengths "
    why += shown(LENGTHS["edge"], "d")
    verdict = IN_PART if min(text) < 1 < max(text) else ""
    return Verdict("above 1", text, mode="ref: text", verdict=verdict, holds=min(text) > 1, why=why)


@_claim("fig8a-rx", "FLAT-Rx comes to 1 with a much smaller buffer: R32, R64, R128, H, B, M", "kB for 0.99")
def _() -> Verdict:
    found = tuple(reach("edge", 512, f"FLAT-{piece}") / 1e3 for piece in ("R32", "R64", "R128", "H", "B", "M"))
    verdict = holds(lambda _: max(found[:3]) < found[3] < found[4] < found[5])
    return Verdict(
        "smallest", found, mode=REF, verdict=verdict, why="the first of 31 buffers from 20 kB to 2 GB; edge, 512"
    )


@_claim("fig8-opt", "FLAT-opt always outperforms Base-opt: where it is slower", "points")
def _() -> Verdict:
    def slower(space: DataflowSpace, how: str) -> int:
        count = 0
        for where, name in RUNS.items():
            for n in LENGTHS[where]:
                spaces = (explore(attention(name, n), PLATFORMS[where], s, BUFFERS, how) for s in (space, "Base-opt"))
                flat, base = (found.costs.cycles.min(0) for found in spaces)
                count += int((flat > base * (1 + 1e-9)).sum())
        return count

    own, free = ([slower(named("FLAT-opt", fused_only=only), how) for how in READINGS] for only in (True, False))
    why = f"of {len(BUFFERS) * 8} lengths and buffers; fused, both products take room at once; if FLAT-opt may leave "
    why += f"them unfused it is slower at {free[0]} and {free[1]}"
    needs = "unfused points in FLAT-opt" if any(own) else ""
    return Verdict(0, (float(own[0]), float(own[1])), holds=not any(free), needs=needs, why=why)


@_claim(
    "fig8a-64k", "at 64K only FLAT-Rx comes near 1: best of Base-M, -B, -H, of FLAT-M, -B, -H, worst of -Rx", "at 2 GB"
)
def _() -> Verdict:
    pieces = (*(f"-{piece}" for piece in "MBH"), *(f"-R{rows}" for rows in ROWS["edge"]))
    flat = [float(line("edge", 65536, f"FLAT{piece}")[-1]) for piece in pieces]
    base = max(float(line("edge", 65536, f"Base{piece}", how)[-1]) for piece in pieces[:3] for how in READINGS)
    found = base, max(flat[:3]), min(flat[3:])
    return Verdict("only the last", found, mode=REF, holds=max(found[:2]) < 0.5 < 0.95 < found[2])


@_claim("fig8a-base-opt", "Base-opt is still low at 64K: with the platform's buffer, with 2 GB", "utilization")
def _() -> Verdict:
    own, large = util("edge", 65536, "Base-opt"), float(line("edge", 65536, "Base-opt")[-1])
    why = f"from {reach('edge', 65536, 'Base-opt') / 1e6:.0f} MB on it comes to 1 without rows and without fusion"
    verdict = IN_PART if own < 0.5 < large else ""
    ours = best("edge", "bert-base", 65536, "base")
    return Verdict("low", (own, large), ours, REF, verdict=verdict, holds=large < 0.5, why=why)


@_claim("fig8a-levels", "other products dilute: Base-H in L-A, in the layer or model; edge, 512, 100 kB", "utilization")
def _() -> Verdict:
    at = int(np.argmin(np.abs(np.array(BUFFERS) - 1e5)))
    la, block = found = tuple(float(taken.utilization[at]) for taken in curves("edge", 512, "Base-H").values())
    return Verdict("higher", found, mode="ref: text", holds=block > la)


@_claim("fig8a-long", "FLAT is used near 1 at every length: L-A at 512, 4K, 16K, 64K, edge", "utilization")
def _() -> Verdict:
    lengths = LENGTHS["edge"]
    found = tuple(util("edge", n, "FLAT-opt") for n in lengths)
    whole = [float(total("edge", "bert-base", n, "ATTACC").utilization[0]) for n in lengths]
    why = f"with 512 KiB; the layer has {shown(whole)}; with 2 GB, L-A has "
    why += shown(float(line("edge", n, "FLAT-opt")[-1]) for n in lengths)
    ours = tuple(best("edge", "bert-base", n, "base", "flat") for n in lengths)
    verdict = IN_PART if min(found) < 0.9 < max(found) else ""
    return Verdict("near 1", found, ours, REF, verdict=verdict, holds=min(found) > 0.9, why=why)


@_claim(
    "fig8b-base-x", "beyond 16K, Base-X is mostly below 0.4: the best of M, B, H at 64K and 256K, 2 GB", "utilization"
)
def _() -> Verdict:
    def most(how: str) -> float:
        return max(float(line("cloud", n, f"Base-{piece}", how)[-1]) for n in (65536, 262144) for piece in "MBH")

    return Verdict("below 0.4", both(most), verdict=holds(lambda how: most(how) < 0.4))


@_claim(
    "fig8b-base-opt", "Base-opt comes near 0.8 below 16K with a large buffer, not beyond: 4K, 64K, 2 GB", "utilization"
)
def _() -> Verdict:
    text, staged = (tuple(float(line("cloud", n, "Base-opt", how)[-1]) for n in (4096, 65536)) for how in READINGS)
    why = "text, then staged, which falls beyond 16K as the paper says, but from 1"
    ours = tuple(best("cloud", "xlm", n, "base") for n in (4096, 65536))
    verdict = IN_PART if staged[0] > 0.8 > 0.4 > staged[1] else ""
    return Verdict("0.8, low", text + staged, ours, verdict=verdict, holds=False, why=why)


def energies(where: str, flow: str, base_inter: str = "text") -> Floats:
    """Of logits and attend, for all lengths and buffers."""
    return np.concatenate([curves(where, n, flow, base_inter)[LA].energy() for n in LENGTHS[where]])


@_claim("fig9-flat", "FLAT-X and FLAT-opt generally take less energy than Base-X and Base-opt: not more", "% of points")
def _() -> Verdict:
    def share(how: str) -> float:
        pieces = ("M", "B", "H", "opt")
        pairs = [(energies(w, f"FLAT-{piece}"), energies(w, f"Base-{piece}", how)) for w in RUNS for piece in pieces]
        return 100 * fmean(float((flat <= base * (1 + 1e-9)).mean()) for flat, base in pairs)

    why = (
        "a multiply-accumulate takes 1, a word on chip 6, off chip 200, for the paper prints none; with logits staged "
    )
    why += "on the chip Base-X lacks only the interleaving, and holds one product at a time"
    return Verdict("generally", both(share), verdict=holds(lambda how: share(how) > 50), why=why)


@_claim("fig9-opt", "FLAT-opt, chosen for utilization, can take more energy than FLAT-X or -Rx: edge, 512", "buffers")
def _() -> Verdict:
    opt, *others = (
        curves("edge", 512, flow)[LA].energy() for flow in reversed(flows("edge")) if flow.startswith("FLAT")
    )
    more = int((opt > np.min(others, 0) * (1 + 1e-9)).sum())
    return Verdict("some", more, mode=REF, holds=more > 0, why=f"of {len(BUFFERS)}")


# --- Figure 10 --------------------------------------------------------------------------------------------------------


@cache
def scatter() -> Explored:
    """Every point of FLAT's own space, rows any power of two: BERT at 512, edge."""
    return explored("edge", "bert-base", 512, named("FLAT-opt", rows="powers", fused_only=True))


def smallest(granularity: str, most: float) -> float:
    """The least footprint in KiB with which a granularity is used so well; infinite if it never is."""
    points, costs = scatter().points, scatter().costs
    rows, batches, heads = points.rows < 512, points.batch_tile > 1, points.head_tile > 1
    which = {"R": rows, "H": ~rows & ~heads, "B": heads & ~batches, "M": batches}[granularity]
    good = which & (costs.utilization[:, 0] >= most)
    return float(costs.footprint_bytes[good, 0].min(initial=inf)) / 1024


@_claim("fig10-points", "the design space of FLAT, BERT at 512, edge: points, and those that none beats", "points")
def _() -> Verdict:
    front = scatter().front()
    why = (
        "M, B, H and 9 numbers of rows, 32 ways to stage, 9 stationarities; beaten means in utilization, footprint and "
    )
    why += f"traffic; the smallest takes {front[0].footprint_bytes / 1024:.0f} KiB for {front[0].utilization:.2f}"
    return Verdict("drawn", (float(len(scatter().points)), float(len(front))), mode=REF, verdict=DRAWN, why=why)


@_claim("fig10-corner", "the corner of high utilization and small footprint: the least for 0.95 with R, with H", "KiB")
def _() -> Verdict:
    rows, head, *others = (smallest(granularity, 0.95) for granularity in "RHBM")
    why = f"R has 1 with {smallest('R', 1):.0f} KiB"
    why += "; B and M never come to 0.95" if min(others) == inf else ""
    return Verdict("drawn", (rows, head), mode=REF, verdict=DRAWN, why=why)


# --- Figures 11 and 12 ------------------------------------------------------------------------------------------------


def _breakdown(where: str) -> Verdict:
    name, lengths = RUNS[where], LENGTHS["edge"]
    flex, attacc = (
        [float(total(where, name, n, chip).utilization[0]) for n in lengths] for chip in ("FlexAccel", "ATTACC")
    )
    faster = tuple(b / a for a, b in zip(flex, attacc, strict=True))
    ours = tuple(best(where, name, n, "base", "flat") / best(where, name, n, "base") for n in lengths)
    shares = [
        100 * float(products(where, name, n, "FlexAccel")[LA].cycles[0] / total(where, name, n, "FlexAccel").cycles[0])
        for n in lengths
    ]
    near = min(float(products(where, name, 512, "ATTACC")[one].utilization[0]) for one in PROJECTIONS)
    why = f"FlexAccel is used to {shown(flex)}, ATTACC to {shown(attacc)}; projections come to {near:.2f} at 512, for "
    why += f"their tiles are of the array; L-A takes {shown(shares, '.0f')} % of the time of FlexAccel"
    grows = faster[0] < 1.2 < 1.5 < faster[-1]
    verdict = judged(grows) if flex[0] > 0.9 or not grows else IN_PART
    return Verdict("1, then more", faster, ours, "ref: text", verdict=verdict, why=why)


@_claim("fig11a", "both are near optimal at 512, then ATTACC is faster: edge, 512, 4K, 16K, 64K", "times")
def _() -> Verdict:
    return _breakdown("edge")


@_claim("fig11b", "the same on cloud, where L-A comes to dominate", "times")
def _() -> Verdict:
    return _breakdown("cloud")


def _averaged(paper: float, what: Callable[[str, Sequence[int]], float], ours: float | None = None) -> Verdict:
    """A mean whose lengths are not said: by all of them, else by those that the paper has without 256K."""
    found = {(how, label): what(how, lengths) for label, lengths in SETS.items() for how in READINGS}
    needs = {
        (how, label): " and ".join(filter(None, (READINGS[how], "" if lengths is ALL else f"lengths of {label}")))
        for label, lengths in SETS.items()
        if len(lengths) > 1
        for how in READINGS
    }
    near = [need for one, need in needs.items() if abs(found[one] - paper) <= 0.05 * paper]
    why = "; ".join(f"{label}: {shown((found['text', label], found['staged', label]), '.3g')}" for label in SETS)
    verdict = judged(bool(near), near[0] if near else "")
    return Verdict(paper, both(lambda how: found[how, "512 to 256K"]), ours, verdict=verdict, why=why)


def speedup(where: str, base: str, how: str, lengths: Sequence[int]) -> float:
    """Of ATTACC: geometric mean over models and lengths."""
    return geometric_mean(
        float(total(where, name, n, base, how).cycles[0] / total(where, name, n, "ATTACC", how).cycles[0])
        for name in MODELS
        for n in lengths
    )


def saved(where: str, base: str, how: str, lengths: Sequence[int]) -> float:
    """What ATTACC saves off chip, in %: mean over models and lengths."""
    pairs = ((total(where, m, n, base, how), total(where, m, n, "ATTACC", how)) for m in MODELS for n in lengths)
    return fmean(100 * (1 - float(fused.offchip_bytes[0] / unfused.offchip_bytes[0])) for unfused, fused in pairs)


def _figure12a(where: str, base: str, times: float, less: float) -> None:
    @_claim(f"fig12a-{where}-{base.lower()}", f"speedup of ATTACC over {base}, {where}, five models", "times")
    def _() -> Verdict:
        pairs = [(best(where, name, n, "base", "flat"), best(where, name, n, "base")) for name in MODELS for n in ALL]
        ours = geometric_mean(fused / unfused for fused, unfused in pairs) if base == "FlexAccel" else None
        return _averaged(times, partial(speedup, where, base), ours)

    @_claim(f"fig12a-{where}-{base.lower()}-energy", f"energy off chip that ATTACC saves beside {base}, {where}", "%")
    def _() -> Verdict:
        return _averaged(less, partial(saved, where, base))


_figure12a("edge", "FlexAccel-M", 2.52, 60)
_figure12a("edge", "FlexAccel", 1.94, 49)
_figure12a("cloud", "FlexAccel-M", 2.60, 69)
_figure12a("cloud", "FlexAccel", 1.76, 42)


def needed(where: str, accelerator: str, length: int, base_inter: str = "text") -> float:
    """GB/s off chip for a utilization of 0.95 of logits and attend."""
    space = named(accelerator, fused_only=True)
    return explored(where, RUNS[where], length, space, base_inter).least_bandwidth(0.95) / 1e9


def _figure12b(where: str, base: str, paper: float) -> None:
    @_claim(f"fig12b-{where}-{base.lower()}", f"bandwidth that ATTACC saves beside {base} for 0.95, L-A, {where}", "%")
    def _() -> Verdict:
        def cut(how: str, lengths: Sequence[int]) -> float:
            return fmean(100 * (1 - needed(where, "ATTACC", n) / needed(where, base, n, how)) for n in lengths)

        return _averaged(paper, cut)


_figure12b("cloud", "FlexAccel-M", 88)
_figure12b("cloud", "FlexAccel", 82)
_figure12b("edge", "FlexAccel-M", 76)
_figure12b("edge", "FlexAccel", 71)


@_claim("fig12b-least", "ATTACC on cloud needs less bandwidth up to lengths of 4K to 8K, then more: least at", "tokens")
def _() -> Verdict:
    found = {n: needed("cloud", "ATTACC", n) for n in ALL}
    least = min(found, key=lambda n: found[n])
    return Verdict(
        "4096 to 8192", least, mode=REF, holds=least in (4096, 8192), why=f"GB/s: {shown(found.values(), '.3g')}"
    )


# --- what it is that helps --------------------------------------------------------------------------------------------

ROW_TILES = replace(named("Base-opt"), name="Base-opt with rows", granularities=("R", "H", "B", "M"), unfused_rows=True)
KEPT = replace(
    named("FLAT-opt", fused_only=True),
    name="FLAT-opt, logits kept",
    staged=tuple(some for some in STAGED if "I" in some),
)


def _ablation(where: str, name: str, length: int) -> Verdict:
    base, rows, flat, _ = found = tuple(
        explored(where, name, length, space).best().utilization
        for space in ("Base-opt", ROW_TILES, named("FLAT-opt", fused_only=True), KEPT)
    )
    fused = explored(where, name, length, named("FLAT-opt", fused_only=True)).best().fused
    part = (rows - base) / (flat - base)
    why = f"rows alone, unfused, make {100 * part:.0f} % of the gain; the optimum keeps its logits "
    why += "on the chip" if fused else "off the chip"
    ours = tuple(best(where, name, length, *kinds) for kinds in (("base",), ("flat",), ("flash",)))
    return Verdict("fusion", found, ours, "ref: text", holds=fused and part < 0.5, why=why)


@_claim(
    "sec4-fusion-edge",
    "the gain is fusion: Base-opt, with rows, FLAT-opt, with logits kept; BERT, 16K, edge",
    "utilization",
)
def _() -> Verdict:
    return _ablation("edge", "bert-base", 16384)


@_claim("sec4-fusion-edge-xlm", "the same, XLM", "utilization")
def _() -> Verdict:
    return _ablation("edge", "xlm", 16384)


@_claim("sec4-fusion-cloud", "the same, XLM, cloud", "utilization")
def _() -> Verdict:
    return _ablation("cloud", "xlm", 16384)
