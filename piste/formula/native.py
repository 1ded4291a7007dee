"""Runs a program on arrays: straight-line vector code, compiled in milliseconds when a shape is first used.

The code is emitted in LLVM's own language and compiled in the process, so there is no type inference, no C compiler
and no cache to warm. Values are doubles: exact, because a program is only accepted if the intervals of all its integers
stay below 2**53.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.formula.program import Expr, order

EXACT = 2**53

_FLAGS = "nnan ninf nsz contract"  # a fused multiply-add of whole numbers is exact as well
_MASKS = ("le", "eq", "and", "not")


def fits_doubles(outputs: Sequence[Expr], below: int = EXACT) -> bool:
    """Whether every integer on the way to the outputs is below 2**53 for all tile sizes; energies are floats anyway."""
    return all(isinstance(n.hi, float) or max(abs(n.lo), abs(n.hi)) < below for n in order(outputs))


# A table of factors, a row each, and for every column of tiles the column of the table that belongs to it.
Looked = tuple[NDArray[np.float64], NDArray[np.int32]]


class Kernel:
    """The outputs of a program as a function of columns of tile sizes; factors are looked up in tables."""

    def __init__(self, slots: Sequence[str], tables: Sequence[Sequence[str]], outputs: Sequence[Expr]):
        self.slots, self.outputs = tuple(slots), tuple(outputs)
        factors = {name: (t, i) for t, table in enumerate(tables) for i, name in enumerate(table)}
        self.lanes, self._engine = _compile(self.slots, factors, self.outputs)
        address = self._engine.get_function_address("kernel")
        pointer, number = ctypes.c_void_p, ctypes.c_int64
        self._function = ctypes.CFUNCTYPE(None, *[pointer] * 5, number, number)(address)

    def __call__(self, tiles: NDArray[np.int32], tables: Sequence[Looked] = ()) -> NDArray[np.float64]:
        """`tiles` has a row per slot and a column per mapping; the result has a row per output."""
        n = tiles.shape[1]
        if not n:
            return np.empty((len(self.outputs), 0))
        places = np.array([places for _, places in tables], dtype=np.int32).reshape(len(tables), n)
        values = [np.ascontiguousarray(v, dtype=np.float64) for v, _ in tables]
        starts = np.array([v.ctypes.data for v in values], dtype=np.uint64)
        widths = np.array([v.shape[1] for v in values], dtype=np.int64)

        def run(tiles: NDArray[np.int32], places: NDArray[np.int32], n: int) -> NDArray[np.float64]:
            tiles, places = np.ascontiguousarray(tiles, dtype=np.int32), np.ascontiguousarray(places)
            out = np.empty((len(self.outputs), tiles.shape[1]))
            arrays = (tiles, places, starts, widths, out)
            self._function(*(a.ctypes.data for a in arrays), tiles.shape[1], n)
            return out

        whole = n - n % self.lanes
        if whole == n:
            return run(tiles, places, n)
        # The last few columns are filled up with copies of the last one.
        columns = np.minimum(np.arange(whole, whole + self.lanes), n - 1)
        out = run(tiles, places, whole) if whole else np.empty((len(self.outputs), n))
        out[:, whole:] = run(tiles[:, columns], places[:, columns], self.lanes)[:, : n - whole]
        return out


def _compile(slots: tuple[str, ...], factors: dict[str, tuple[int, int]], outputs: tuple[Expr, ...]) -> tuple[int, Any]:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features()
    lanes = 8 if features.get("avx512f") else 4
    module = llvm.parse_assembly(_Emitter(lanes).kernel(slots, factors, outputs))
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features.flatten(), opt=3, jit=True
    )
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return lanes, engine


class _Emitter:
    """Writes one function in LLVM's language: a loop over columns, `lanes` at a time."""

    def __init__(self, lanes: int):
        self.lanes = lanes
        self.vector = f"<{lanes} x double>"
        self.mask = f"<{lanes} x i1>"
        self.lines: list[str] = []
        self.names: dict[int, str] = {}
        self.numbers: dict[int, str] = {}
        self.inverses: dict[int, str] = {}
        self.temporaries = 0

    def emit(self, text: str) -> str:
        self.temporaries += 1
        name = f"%x{self.temporaries}"
        self.lines.append(f"  {name} = {text}")
        return name

    def constant(self, value: float) -> str:
        bits = struct.unpack("<Q", struct.pack("<d", float(value)))[0]
        return f"splat (double 0x{bits:016X})"

    def number(self, e: Expr) -> str:
        """A node as doubles, also if it is a condition."""
        if e.op not in _MASKS:
            return self.names[e.index]
        if e.index not in self.numbers:
            one, zero = self.constant(1), self.constant(0)
            self.numbers[e.index] = self.emit(
                f"select {self.mask} {self.names[e.index]}, {self.vector} {one}, {self.vector} {zero}"
            )
        return self.numbers[e.index]

    def condition(self, e: Expr) -> str:
        """A node as a mask, also if it was computed as a number."""
        if e.op in _MASKS:
            return self.names[e.index]
        return self.emit(f"fcmp {_FLAGS} one {self.vector} {self.number(e)}, {self.constant(0)}")

    def select(self, condition: Expr, a: str, b: str) -> str:
        return self.emit(f"select {self.mask} {self.condition(condition)}, {self.vector} {a}, {self.vector} {b}")

    def ratio(self, a: Expr, b: Expr) -> str:
        """A number with the same floor as a / b.

        Divisions are slow, so one serves all numerators. (a + 1/2) / b is at least 1/2b away from the next integer, and
        two roundings move it by less than that as long as a is below 2**51: the floor is exact.
        """
        if a.hi >= EXACT / 8:
            return self.emit(f"fdiv {_FLAGS} {self.vector} {self.number(a)}, {self.number(b)}")
        if b.index not in self.inverses:
            one = self.constant(1)
            self.inverses[b.index] = self.emit(f"fdiv {_FLAGS} {self.vector} {one}, {self.number(b)}")
        half = self.emit(f"fadd {_FLAGS} {self.vector} {self.number(a)}, {self.constant(0.5)}")
        return self.emit(f"fmul {_FLAGS} {self.vector} {half}, {self.inverses[b.index]}")

    def node(self, e: Expr) -> str:
        a = e.args
        if e.op == "const":
            return self.constant(a[0])
        if e.op in ("add", "sub"):
            return self.emit(f"f{e.op} {_FLAGS} {self.vector} {self.number(a[0])}, {self.number(a[1])}")
        if e.op == "mul":
            for flag, other in ((a[0], a[1]), (a[1], a[0])):
                if flag.op in _MASKS:
                    return self.select(flag, self.number(other), self.constant(0))
            return self.emit(f"fmul {_FLAGS} {self.vector} {self.number(a[0])}, {self.number(a[1])}")
        if e.op == "floordiv":
            return self.emit(f"call {self.vector} @llvm.floor.v{self.lanes}f64({self.vector} {self.ratio(*a)})")
        if e.op in ("min", "max"):
            x, y = self.number(a[0]), self.number(a[1])
            less = self.emit(f"fcmp {_FLAGS} o{'lt' if e.op == 'min' else 'gt'} {self.vector} {x}, {y}")
            return self.emit(f"select {self.mask} {less}, {self.vector} {x}, {self.vector} {y}")
        if e.op in ("le", "eq"):
            test = {"le": "ole", "eq": "oeq"}[e.op]
            return self.emit(f"fcmp {_FLAGS} {test} {self.vector} {self.number(a[0])}, {self.number(a[1])}")
        if e.op == "and":
            return self.emit(f"and {self.mask} {self.condition(a[0])}, {self.condition(a[1])}")
        if e.op == "not":
            return self.emit(f"xor {self.mask} {self.condition(a[0])}, splat (i1 true)")
        if e.op == "where":
            return self.select(a[0], self.number(a[1]), self.number(a[2]))
        assert e.op == "bounded", e.op
        return self.number(a[0])

    def at(self, kind: str, array: str, row: int) -> str:
        """A pointer to the present columns of a row."""
        offset = self.emit(f"add i64 {self.emit(f'mul i64 {row}, %columns')}, %i")
        return self.emit(f"getelementptr {kind}, ptr {array}, i64 {offset}")

    def integers(self, array: str, row: int) -> str:
        return self.emit(f"load <{self.lanes} x i32>, ptr {self.at('i32', array, row)}, align 4")

    def looked_up(self, table: int, row: int) -> str:
        """A factor, gathered from its table."""
        start = self.emit(f"load ptr, ptr {self.emit(f'getelementptr ptr, ptr %starts, i64 {table}')}, align 8")
        width = self.emit(f"load i64, ptr {self.emit(f'getelementptr i64, ptr %widths, i64 {table}')}, align 8")
        base = self.emit(f"getelementptr double, ptr {start}, i64 {self.emit(f'mul i64 {row}, {width}')}")
        where = self.emit(f"getelementptr double, ptr {base}, <{self.lanes} x i32> {self.integers('%places', table)}")
        return self.emit(
            f"call {self.vector} @llvm.masked.gather.v{self.lanes}f64.v{self.lanes}p0"
            f"(<{self.lanes} x ptr> {where}, i32 8, {self.mask} splat (i1 true), {self.vector} zeroinitializer)"
        )

    def kernel(self, slots: tuple[str, ...], factors: dict[str, tuple[int, int]], outputs: tuple[Expr, ...]) -> str:
        for e in order(outputs):
            if e.op != "var":
                self.names[e.index] = self.node(e)
            elif e.args[0] in factors:
                self.names[e.index] = self.looked_up(*factors[e.args[0]])
            else:
                loaded = self.integers("%tiles", slots.index(e.args[0]))
                self.names[e.index] = self.emit(f"sitofp <{self.lanes} x i32> {loaded} to {self.vector}")
        for k, e in enumerate(outputs):
            value = self.number(e)
            self.lines.append(f"  store {self.vector} {value}, ptr {self.at('double', '%out', k)}, align 8")
        body, v, n = "\n".join(self.lines), self.vector, self.lanes
        arrays = ", ".join(f"ptr noalias %{name}" for name in ("tiles", "places", "starts", "widths", "out"))
        return f"""
declare {v} @llvm.floor.v{n}f64({v})
declare {v} @llvm.masked.gather.v{n}f64.v{n}p0(<{n} x ptr>, i32, {self.mask}, {v})
define void @kernel({arrays}, i64 %columns, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%next, %loop]
{body}
  %next = add i64 %i, {self.lanes}
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"""
