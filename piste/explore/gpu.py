"""The array program of a family of designs on a GPU: a thread makes up a design, costs it and keeps it if it may win.

The same expressions that `piste.model.native` compiles for the processor are written as CUDA and compiled by CuPy. A
design is told by its number: the last choice varies fastest. Nothing is written but the designs that no design of a
first sample beats in everything: of these the processor takes the exact front.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import gcd
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError
from piste.model.program import Expr, order

BINS = 512  # in each of two values
SAMPLE = 1 << 16  # designs of the first, thinnest run
FINER = 32  # times as many in each run that follows
ROOM = 1 << 24  # designs that may be kept from one run
BLOCKS, THREADS = 132 * 16, 256


def cupy() -> Any:
    """CuPy, if it is installed and sees a GPU."""
    try:
        import cupy
    except ImportError:
        raise SpecError("the gpu engine needs CuPy; install the one for your CUDA, such as cupy-cuda12x") from None
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise SpecError(f"CuPy finds no GPU ({error}); use the engine local") from None
    return cupy


def body(columns: Sequence[str], outputs: Mapping[str, Expr]) -> str:
    """Statements of C that compute `out_NAME` from doubles `in_NAME`.

    >>> from piste.model.program import Program
    >>> p = Program()
    >>> x = p.var("x", 1, 10)
    >>> print(body(["x"], {"y": p.floordiv(x + 99, x)}))
    const double v0 = in_x;
    const double v2 = v0 + 99.0;
    const double i0 = 1.0 / v0;
    const double v3 = floor((v2 + 0.5) * i0);
    const double out_y = v3;
    """
    lines: list[str] = []
    inverses: set[int] = set()
    masks = {"le", "eq", "and", "not"}

    def name(e: Expr) -> str:
        return repr(float(e.args[0])) if e.op == "const" else f"v{e.index}"

    for e in order(list(outputs.values())):
        a = e.args
        if e.op == "const":
            continue
        if e.op == "var":
            text = f"in_{a[0]}"
        elif e.op in ("add", "sub"):
            text = f"{name(a[0])} {'+' if e.op == 'add' else '-'} {name(a[1])}"
        elif e.op == "mul":
            flag, other = (a[0], a[1]) if a[0].op in masks else (a[1], a[0])
            plain = f"{name(a[0])} * {name(a[1])}"
            text = f"{name(flag)} ? {name(other)} : 0.0" if flag.op in masks else plain
        elif e.op == "floordiv":
            if a[1].index not in inverses:
                inverses.add(a[1].index)
                lines.append(f"const double i{a[1].index} = 1.0 / {name(a[1])};")
            text = f"floor(({name(a[0])} + 0.5) * i{a[1].index})"
        elif e.op in ("min", "max"):
            text = f"f{e.op}({name(a[0])}, {name(a[1])})"
        elif e.op in ("le", "eq"):
            text = f"{name(a[0])} {'<=' if e.op == 'le' else '=='} {name(a[1])}"
        elif e.op == "and":
            text = f"{name(a[0])} && {name(a[1])}"
        elif e.op == "not":
            text = f"!{name(a[0])}"
        elif e.op == "where":
            text = f"{name(a[0])} ? {name(a[1])} : {name(a[2])}"
        else:
            text = name(a[0])
        lines.append(f"const {'bool' if e.op in masks else 'double'} v{e.index} = {text};")
    lines += [f"const double out_{out} = {name(e)};" for out, e in outputs.items()]
    return "\n".join(lines)


_SOURCE = """
__device__ __forceinline__ int bin_of(double x, double low, double scale) {{
    // Monotone in x: the position of its bits between those of the sample's least and greatest value.
    const double at = __dmul_rn(__dsub_rn((double)__double_as_longlong(x), low), scale);
    return at < 0.0 ? 0 : at > {last}.0 ? {last} : (int)at;
}}

extern "C" __global__ void designs(
    const long long count, const long long stride, const int* __restrict__ tables, const float* __restrict__ beaten,
    const double low0, const double scale0, const double low1, const double scale1,
    const double* __restrict__ known, const int points,
    long long* __restrict__ kept, double* __restrict__ values, unsigned int* __restrict__ tally
) {{
    __shared__ int choice[{room}];
    for (int i = threadIdx.x; i < {entries}; i += blockDim.x) choice[i] = tables[i];
    __syncthreads();
    const long long step = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += step) {{
        const long long at = i * stride;
        unsigned long long rest = at;
{decode}
{body}
        if (!(out_legal > 0.0)) continue;
        const int a = bin_of(out_first, low0, scale0), b = bin_of(out_second, low1, scale1);
        if (out_third >= beaten[a * {bins} + b]) continue;
        bool lost = false;  // to a known point, sorted by first value, that is nowhere worse
        for (int j = 0; j < points && known[3 * j] <= out_first && !lost; ++j)
            lost = known[3 * j + 1] <= out_second && known[3 * j + 2] <= out_third;
        if (lost) continue;
        const unsigned int slot = atomicAdd(tally, 1u);
        if (slot < {most}u) {{
            kept[slot] = at;
            values[3 * (long long)slot] = out_first;
            values[3 * (long long)slot + 1] = out_second;
            values[3 * (long long)slot + 2] = out_third;
        }}
    }}
}}
"""


@dataclass(frozen=True)
class Kept:
    """Designs, by number, that may be on the front, with their three values to be made small."""

    numbers: NDArray[np.int64]
    values: NDArray[np.float64]


class Designs:
    """A space of designs, costed by a program, on a GPU.

    `outputs` are `first`, `second` and `third`, values to be made small and never negative, and `legal`, which is not 0
    for a design that keeps to all limits.
    """

    def __init__(self, choices: Mapping[str, Sequence[int]], outputs: Mapping[str, Expr]):
        self.gpu = cupy()
        self.choices = {name: np.asarray(values, dtype=np.int32) for name, values in choices.items()}
        self.number = int(np.prod([len(values) for values in self.choices.values()], dtype=object))
        decode, start = [], 0
        for name, values in reversed(self.choices.items()):
            n = len(values)
            decode.append(
                f"        const double in_{name} = (double)choice[{start} + (int)(rest % {n}ull)]; rest /= {n}ull;"
            )
            start += n
        source = _SOURCE.format(
            last=BINS - 1, bins=BINS, most=ROOM, room=max(1, start), entries=start,
            decode="\n".join(decode), body=body(list(self.choices), outputs),
        )  # fmt: skip
        self.kernel = self.gpu.RawKernel(source, "designs", options=("--std=c++17",))
        tables = [values for _, values in reversed(self.choices.items())]
        self.tables = self.gpu.asarray(np.concatenate(tables))
        self.kept = self.gpu.empty(ROOM, dtype=np.int64)
        self.values = self.gpu.empty((ROOM, 3), dtype=np.float64)

    def front(self) -> Kept:
        """The designs that none beats, one of those that are equal.

        Ever finer runs over the whole space: every design is met in the last, and loses to what the ones before found.
        """
        best = Kept(np.empty(0, dtype=np.int64), np.empty((0, 3)))
        stride = self.number // SAMPLE
        while stride > 1:
            while gcd(stride, self.number) > 1:  # so that no choice stays the same
                stride += 1
            best = self._merged(best, self._run(stride, best))
            stride //= FINER
        return self._merged(best, self._run(1, best))

    def _merged(self, one: Kept, two: Kept) -> Kept:
        numbers, values = np.concatenate([one.numbers, two.numbers]), np.concatenate([one.values, two.values])
        alive = front(values, numbers)
        return Kept(numbers[alive], values[alive])

    def _beaten(self, best: Kept) -> tuple[Any, tuple[float, float, float, float]]:
        """For every bin of the first two values, the least third one of known designs in strictly lower bins."""
        bits = best.values[:, :2].copy().view(np.int64).astype(np.float64)
        low = bits.min(axis=0)
        scale = (BINS - 1) / np.maximum(1.0, bits.max(axis=0) - low)
        a, b = ((bits - low) * scale).astype(np.int64).clip(0, BINS - 1).T
        least = np.full((BINS, BINS), np.inf)
        np.minimum.at(least, (a, b), best.values[:, 2])
        least = np.minimum.accumulate(np.minimum.accumulate(least, axis=0), axis=1)
        lower = np.full((BINS, BINS), np.inf)
        lower[1:, 1:] = least[:-1, :-1]
        rounded = np.nextafter(lower.astype(np.float32), np.float32(np.inf))  # never drops what is not beaten
        return self.gpu.asarray(rounded), (float(low[0]), float(scale[0]), float(low[1]), float(scale[1]))

    def _run(self, stride: int, best: Kept) -> Kept:
        """Every so manieth design that keeps to the limits and that no known one beats."""
        gpu = self.gpu
        beaten, scales = gpu.full((BINS, BINS), np.inf, dtype=np.float32), (0.0, 0.0, 0.0, 0.0)
        if len(best.numbers):
            beaten, scales = self._beaten(best)
        tally = gpu.zeros(1, dtype=np.uint32)
        place = (np.int64(-(-self.number // stride)), np.int64(stride), self.tables, beaten, *map(np.float64, scales))
        known = (gpu.asarray(best.values), np.int32(len(best.numbers)))
        self.kernel((BLOCKS,), (THREADS,), (*place, *known, self.kept, self.values, tally))
        n = int(tally.get()[0])
        if n > ROOM:
            raise SpecError(f"{n} designs may be on the front, there is room for {ROOM}; give tighter limits")
        return Kept(self.kept[:n].get(), self.values[:n].get())


def front(values: NDArray[np.float64], numbers: NDArray[np.int64]) -> NDArray[np.int64]:
    """Rows of three values that none beats, sorted by the first value; of equal ones that with the lowest number.

    >>> front(np.array([[1.0, 2, 3], [2, 2, 3], [2, 1, 1], [1, 2, 3]]), np.array([7, 1, 2, 5]))
    array([3, 2])
    """
    alive = []
    seconds: list[float] = []  # of the rows so far, those that no other has below in both: thirds fall as seconds rise
    thirds: list[float] = []
    for row in np.lexsort((numbers, values[:, 2], values[:, 1], values[:, 0])):
        second, third = values[row, 1], values[row, 2]
        at = bisect_right(seconds, second)
        if at and thirds[at - 1] <= third:
            continue
        alive.append(row)
        end = at
        while end < len(seconds) and thirds[end] >= third:
            end += 1
        begin = at - 1 if at and seconds[at - 1] == second else at
        seconds[begin:end], thirds[begin:end] = [second], [third]
    return np.array(alive, dtype=np.int64)
