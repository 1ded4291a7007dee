"""The array program of a family of designs on a GPU: a thread makes up a design, costs it and keeps it if it may win.

The same expressions that `piste.formula.native` compiles for the processor are written as CUDA and compiled by CuPy. A
design is told by its number: the last choice varies fastest. Nothing is written but the designs that no design of a
first sample beats in everything: of these the processor takes the exact front.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from math import gcd, prod
from operator import add, floordiv, mul, sub
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.dataflow.directives import shaped
from piste.dataflow.exact.closed_axes import Unusual
from piste.dataflow.exact.nest import ranks
from piste.dataflow.sweep import expressions
from piste.errors import SpecError
from piste.explore.family import Family
from piste.explore.running.store import GroupedJob, Job, Part
from piste.explore.space import BANDWIDTH, BUFFERS, PRICED
from piste.formula.front import front
from piste.formula.program import Expr, Number, Program, least, most, order

BINS = 512  # in each of two values
SAMPLE = 1 << 16  # designs of the first, thinnest run
FINER = 32  # times as many in each run that follows
WANTED = {"first": 1, "second": 1, "third": 1}  # all to be made small
NEAR = 1e-12  # roundings of the GPU and of the processor differ by less
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


def body(outputs: Mapping[str, Expr]) -> str:
    """Statements of C that compute `out_NAME` from doubles `in_NAME`.

    >>> from piste.formula.program import Program
    >>> p = Program()
    >>> x = p.var("x", 1, 10)
    >>> print(body({"y": p.floordiv(x + 99, x)}))
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
    const double* __restrict__ known, const int points, const double near,
    long long* __restrict__ kept, double* __restrict__ values, unsigned int* __restrict__ tally
) {{
    const long long step = (long long)gridDim.x * blockDim.x;
    for (long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; i < count; i += step) {{
        const long long at = i * stride;
        unsigned long long rest = at;
{decode}
{body}
        if (!(out_legal > 0.0)) continue;
        if (!(out_doubt > 0.0)) {{
            const int a = bin_of(out_first, low0, scale0), b = bin_of(out_second, low1, scale1);
            if (out_third >= beaten[a * {bins} + b]) continue;
            // Lost to a known point (sorted by first value) that is nowhere worse; if near, somewhere better by more.
            const double more = 1.0 + near, less = 1.0 - near;
            bool lost = false;
            for (int j = 0; j < points && known[3 * j] <= out_first * more && !lost; ++j) {{
                const double x = known[3 * j], y = known[3 * j + 1], z = known[3 * j + 2];
                lost = y <= out_second * more && z <= out_third * more
                    && (near == 0.0 || x < out_first * less || y < out_second * less || z < out_third * less);
            }}
            if (lost) continue;
        }}
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
class FrontCandidates:
    """Designs, by number, that may be on the front, with their three values to be made small."""

    numbers: NDArray[np.int64]
    values: NDArray[np.float64]


class GpuProgram:
    """A space of designs, costed by a program, on a GPU.

    `outputs` are `first`, `second` and `third`, values to be made small and never negative, `legal`, which is not 0 for
    a design that keeps to all limits, and `doubt`, which is not 0 for one that must be looked at elsewhere.
    """

    def __init__(self, choices: Mapping[str, Sequence[int] | NDArray[np.int64]], outputs: Mapping[str, Expr]):
        self.gpu = cupy()
        self.choices = {name: np.asarray(values, dtype=np.int32) for name, values in choices.items()}
        self.number = int(np.prod([len(values) for values in self.choices.values()], dtype=object))
        decode, tables = [], [0]
        for name, values in reversed(self.choices.items()):
            place = f"(int)(rest % {len(values)}ull)"
            steps = np.unique(np.diff(values))
            if len(steps) <= 1:  # evenly spaced
                entry = f"{values[0]} + {steps[0] if len(steps) else 0} * {place}"
            else:
                entry = f"tables[{len(tables)} + {place}]"
                tables += values.tolist()
            decode.append(f"        const double in_{name} = (double)({entry}); rest /= {len(values)}ull;")
        source = _SOURCE.format(
            last=BINS - 1, bins=BINS, most=ROOM,
            decode="\n".join(decode), body=body(outputs),
        )  # fmt: skip
        self.kernel = self.gpu.RawKernel(source, "designs", options=("--std=c++17",))
        self.tables = self.gpu.asarray(np.array(tables, dtype=np.int32))
        self.kept = self.gpu.empty(ROOM, dtype=np.int64)
        self.values = self.gpu.empty((ROOM, 3), dtype=np.float64)

    def compile(self) -> None:
        """Compile now, not when first used."""
        self.kernel.compile()

    def front(self) -> FrontCandidates:
        """The designs that none beats, one of those that are equal, and those in doubt.

        Ever finer runs over the whole space: every design is met in the last, and loses to what the ones before found.
        """
        best = FrontCandidates(np.empty(0, dtype=np.int64), np.empty((0, 3)))
        stride = self.number // SAMPLE
        while stride > 1:
            while gcd(stride, self.number) > 1:  # so that no choice stays the same
                stride += 1
            best = self._merged(best, self._run(stride, best))
            stride //= FINER
        return self._merged(best, self._run(1, best))

    def candidates(self) -> NDArray[np.int64]:
        """The numbers of all designs that are on the front or so near that rounding may decide, in order."""
        return np.sort(self._run(1, self.front(), NEAR).numbers)

    def _merged(self, one: FrontCandidates, two: FrontCandidates) -> FrontCandidates:
        numbers, values = np.concatenate([one.numbers, two.numbers]), np.concatenate([one.values, two.values])
        best = front({"number": numbers, **dict(zip(WANTED, values.T, strict=True))}, WANTED, ("number",))
        return FrontCandidates(best["number"], np.stack([best[name] for name in WANTED], axis=1))

    def _beaten(self, best: FrontCandidates) -> tuple[Any, tuple[float, float, float, float]]:
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

    def _run(self, stride: int, best: FrontCandidates, near: float = 0.0) -> FrontCandidates:
        """Every so manieth design that keeps to the limits and that no known one beats."""
        gpu = self.gpu
        beaten, scales = gpu.full((BINS, BINS), np.inf, dtype=np.float32), (0.0, 0.0, 0.0, 0.0)
        if len(best.numbers) and not near:
            beaten, scales = self._beaten(best)
        tally = gpu.zeros(1, dtype=np.uint32)
        place = (np.int64(-(-self.number // stride)), np.int64(stride), self.tables, beaten, *map(np.float64, scales))
        known = (gpu.asarray(best.values), np.int32(len(best.numbers)), np.float64(near))
        self.kernel((BLOCKS,), (THREADS,), (*place, *known, self.kept, self.values, tally))
        n = int(tally.get()[0])
        if n > ROOM:
            raise SpecError(f"{n} designs may be on the front, there is room for {ROOM}; give tighter limits")
        return FrontCandidates(self.kept[:n].get(), self.values[:n].get())


@dataclass(frozen=True)
class OnGpu(Family):
    """A family of which the GPU finds the designs that may be on the front, and the processor the front itself."""

    def run(self, part: int) -> Part:
        variant = self.variant(part)
        if variant not in self._candidates:
            self._candidates[variant] = GpuProgram(self.axes, program(self, variant)).candidates()
        return self.run_among(part, self._candidates[variant])

    @cached_property
    def _candidates(self) -> dict[int, NDArray[np.int64]]:
        return {}


def run(job: Job, numbers: Iterator[int], on_part: Callable[[Part], None]) -> None:
    """The engine, for a family, in groups of parts or not."""
    family = job.job if isinstance(job, GroupedJob) else job
    if not isinstance(family, Family):
        raise SpecError("the gpu engine runs spaces under fixed dataflows; use the engine local to search mappings")
    here = OnGpu(family.space, family.skip)
    job = replace(job, job=here) if isinstance(job, GroupedJob) else here
    for number in numbers:
        on_part(job.run(number))


def program(family: Family, number: int) -> dict[str, Expr]:
    """What `GpuProgram` asks of every design of a variant: at most three objectives, and whether limits hold."""
    space, variant = family.space, family.space.variants[number]
    if any(objective.of for objective in space.objectives) or len(space.objectives) > 3:
        raise SpecError("the gpu engine takes one to three objectives that have names; use the engine local")
    p = Program()
    names = {name: p.var(name, int(values[0]), int(values[-1])) for name, values in family.axes.items()}
    for name, tree in space.grid.formulas.items():
        names[name] = p.lift(_value(tree, names))
    try:
        layers = [(expressions(layer, variant.hardware, names), weight) for layer, weight in variant.layers]
    except Unusual as reason:
        raise SpecError(f"the gpu engine has no formulas for this dataflow ({reason}); use the engine local") from None
    values: dict[str, Number] = {
        key: sum(weight * found[key] for found, weight in layers) for key in ("cycles", "macs", "energy_in_macs")
    }
    legal = [p.le(1, found["sound"]) for found, _ in layers] + [p.le(1, names[name]) for name in space.grid.formulas]
    for name in BUFFERS:
        need = reduce(p.max, (found[f"{name}_size"] for found, _ in layers))
        values[name], enough = _buffer(p, need, names.get(name), space.grid.axes.get(name))
        legal.append(enough)
    values[BANDWIDTH] = reduce(p.max, (found[BANDWIDTH] for found, _ in layers))
    values |= {"lanes": variant.hardware.lanes, **{name: names[name] for name in PRICED if name in names}}
    if "bits" in names:
        energy, macs, bits = values["energy_in_macs"], values["macs"], names["bits"]
        values["energy_in_macs"] = space.prices.energy_in_macs(energy, macs, bits)
        values["lost_bits"] = space.grid.spans({})["bits"][1] - bits
    parts = {name: values[name] for name in PRICED if name in values}
    values["area_um2"] = p.lift(space.prices.area_um2(**parts, larger=p.max))
    values["power_mw"] = p.lift(space.prices.power_mw(**parts, larger=p.max))
    values["edp_in_mac_cycles"] = values["energy_in_macs"] * values["cycles"]
    for name, limit in space.limits.items():
        if name == "macs_per_cycle":
            legal.append(p.le(p.mul(values["cycles"], limit), values["macs"]))
        else:
            legal.append(p.le(values[name] if name in values else names[name], limit))
    least = {"macs_per_cycle": "cycles", "bits": "lost_bits"}  # what should be small for these to be large
    wanted = [values[least.get(o.column, o.column)] for o in space.objectives]
    wanted += [values["area_um2"]] * (3 - len(wanted))  # of designs that are equally good the cheapest is wanted
    outputs = dict(zip(("first", "second", "third"), wanted, strict=True))
    # The throughput is that of the cycles if all the work is done; where maps leave gaps the processor decides.
    work = sum(weight * prod(ranks(shaped(layer)).values()) for layer, weight in variant.layers)
    gaps = p.no(p.eq(values["macs"], work))
    outputs |= {"legal": p.all(*legal), "doubt": sum((found["doubt"] for found, _ in layers), gaps)}
    return {name: p.lift(output) for name, output in outputs.items()}


def _buffer(p: Program, need: Expr, given: Expr | None, choices: NDArray[np.int64] | None) -> tuple[Number, Expr]:
    """The size of a buffer and whether it suffices: as given, the smallest choice that does, or just what is needed."""
    if given is not None:
        return given, p.le(need, given)
    if choices is None:
        return need, p.const(1)
    size = p.const(int(choices[-1]))
    for choice in reversed(choices[:-1].tolist()):
        size = p.where(p.le(need, choice), choice, size)
    return size, p.le(need, int(choices[-1]))


def _value(tree: ast.expr, names: Mapping[str, Expr]) -> Number:
    """The arithmetic of a parameter, which `Grid` has read and checked."""
    match tree:
        case ast.Constant(value=int(number)):
            return number
        case ast.BinOp(left=left, op=op, right=right):
            a, b = _value(left, names), _value(right, names)
            by: dict[type[ast.operator], Callable[[Number, Number], Number]] = {
                ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.Div: floordiv, ast.FloorDiv: floordiv,
            }  # fmt: skip
            return by[type(op)](a, b)
        case ast.Call(func=ast.Name(id=name), args=args):
            return reduce(least if name == "min" else most, (_value(arg, names) for arg in args))
        case _:
            return names[ast.unparse(tree)]
