"""One dataflow on many machines and with many map sizes at once: the exact analysis as a program over arrays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from piste.dataflow.directives import WINDOW, Cluster, Layer, Map, Size, check, extents, shaped, value
from piste.dataflow.exact.analysis import Clock, analyse, energy_parts
from piste.dataflow.exact.closed_axes import ClosedAxis, Unusual
from piste.dataflow.exact.nest import nest
from piste.dataflow.hardware import Hardware
from piste.errors import SpecError, did_you_mean
from piste.formula.native import EXACT, Kernel
from piste.formula.program import Expr, Number, Program, at_least

MACHINE = ("pes", "noc_bw", "noc_latency", "lanes")
COUNTS = ("l1_reads", "l1_writes", "l2_reads", "l2_writes", "delivered", "l1_size", "l2_size")
CHUNK = 8192  # designs whose values stay in the caches

Columns = dict[str, NDArray[Any]]


def sweep(layer: Layer, hardware: Hardware, **columns: ArrayLike) -> Columns:
    """What `exact.analyse` finds, for every entry of arrays of the same length.

    `columns` are machines (`pes`, `noc_bw`, `noc_latency`, `lanes`; what is not given is the hardware's) and names that
    stand for sizes in the layer's directives. The answer has the columns `cycles`, `macs`, `energy_in_macs`, `l1_size`,
    `l2_size`, `needed_bandwidth` (the peak bandwidth, rounded up), and for every tensor such as `input_l2_reads`.

    >>> from piste.dataflow.presets import layer_with
    >>> conv = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    >>> sweep(layer_with(conv, "KC-P"), Hardware(256), pes=[128, 256, 512], noc_bw=[32, 32, 32])["cycles"]
    array([14516362,  7258762,  3629962])
    """
    if not columns:
        raise SpecError(f"nothing to sweep; give arrays such as pes=[64, 128], of {', '.join(MACHINE)} or map sizes")
    arrays = {name: np.atleast_1d(np.asarray(column)) for name, column in columns.items()}
    for name, array in arrays.items():
        if array.ndim != 1 or array.dtype.kind not in "iu" or (array < 1).any():
            raise SpecError(
                f"{name} has values that are no whole numbers of at least 1; write such as {name}=[64, 128]"
            )
    if len({len(array) for array in arrays.values()}) > 1:
        found = ", ".join(f"{name} has {len(array)}" for name, array in arrays.items())
        raise SpecError(f"{found}; give every column the same number of entries")
    _check(layer, hardware, arrays)
    every = np.arange(len(next(iter(arrays.values()))))
    try:
        formulas = Formulas(layer, hardware, {name: (int(a.min()), int(a.max())) for name, a in arrays.items()})
    except Unusual:
        return one_by_one(layer, hardware, arrays, every)
    table = formulas.run(arrays)
    if not (sound := table.pop("sound")).all():
        _refuse(*at_row(layer, hardware, {name: int(array[np.argmin(sound)]) for name, array in arrays.items()}))
    doubtful = np.flatnonzero(table.pop("doubt"))
    if len(doubtful):
        for name, column in one_by_one(layer, hardware, arrays, doubtful).items():
            table[name][doubtful] = column
    return table


def _check(layer: Layer, hardware: Hardware, arrays: Columns) -> None:
    """The extremes make sense, and every name is used."""
    text = " ".join(f"{d.size} {d.offset}" if isinstance(d, Map) else str(d.size) for d in layer.directives)
    used = set(re.findall(r"[A-Za-z_]\w*", text)) | set(MACHINE)
    for name in arrays:
        if name not in used:
            raise SpecError(f"no map has the size {name!r}; {did_you_mean(name, used - {'Sz'} - set(layer.dims))}")
    for row in {int(pick(array)) for array in arrays.values() for pick in (np.argmin, np.argmax)}:
        check(*at_row(layer, hardware, {name: int(array[row]) for name, array in arrays.items()}))


def _refuse(layer: Layer, hardware: Hardware) -> None:
    """Say what is wrong with one row."""
    nest(check(layer, hardware), hardware)
    raise AssertionError("a row without meaning passes all checks")


def at_row(layer: Layer, hardware: Hardware, at: Mapping[str, Number]) -> tuple[Layer, Hardware]:
    """The layer and the machine with values for the names."""
    sizes: dict[str, Number] = {**extents(layer), **{f"_{name}": number for name, number in at.items()}}

    def put(size: Size) -> Size:
        if isinstance(size, int):
            return size
        named = re.sub(r"[A-Za-z_]\w*", lambda word: f"Sz(_{word[0]})" if word[0] in at else word[0], size)
        return value(named, sizes)

    directives = tuple(
        Cluster(put(d.size)) if isinstance(d, Cluster) else replace(d, size=put(d.size), offset=put(d.offset))
        for d in layer.directives
    )
    noc = hardware.nocs[0]
    if "noc_bw" in at or "noc_latency" in at:
        width, latency = at.get("noc_bw", noc.words_per_cycle), at.get("noc_latency", noc.latency)
        noc = replace(noc, words_per_cycle=width, latency=latency)
    nocs = (noc, *hardware.nocs[1:])
    chip = replace(hardware, pes=at.get("pes", hardware.pes), lanes=at.get("lanes", hardware.lanes), nocs=nocs)
    return replace(layer, directives=directives), chip


def _only_its_own(layer: Layer) -> Layer:
    """Without maps of dimensions that no tensor has."""
    coupling = layer.coupling
    known = {*coupling.input, *coupling.filter, *coupling.output, *WINDOW.values(), *(f"{axis}'" for axis in WINDOW)}
    return replace(layer, directives=tuple(d for d in layer.directives if isinstance(d, Cluster) or d.dim in known))


class Formulas:
    """The exact analysis of one layer as a program over columns whose values lie between bounds.

    Of its outputs, `sound` is 0 for a row that makes no sense (clusters without PEs, maps below a window), and `doubt`
    is not 0 for one that must be analysed by itself. `Unusual`: there are no formulas for the layer's directives.
    """

    def __init__(self, layer: Layer, hardware: Hardware, bounds: Mapping[str, tuple[int, int]]):
        program = Program()
        self.columns = tuple(bounds)
        variables = {name: program.var(name, low, high) for name, (low, high) in bounds.items()}
        outputs = expressions(layer, hardware, variables)
        self.outputs: dict[str, Expr] = {name: program.lift(output) for name, output in outputs.items()}

    @cached_property
    def _kernel(self) -> Kernel:
        return Kernel(self.columns, (), list(self.outputs.values()))

    def run(self, arrays: Mapping[str, NDArray[Any]]) -> Columns:
        """The outputs for every row; sums of what is never negative are exact while they stay below 2**53."""
        tiles = np.array([arrays[name] for name in self.columns], dtype=np.int32)
        out = np.empty((len(self.outputs), tiles.shape[1]))
        for start in range(0, tiles.shape[1], CHUNK):
            out[:, start : start + CHUNK] = self._kernel(np.ascontiguousarray(tiles[:, start : start + CHUNK]))
        if out.max(initial=0) >= EXACT:
            raise SpecError("counts of 2**53 and more; sweep smaller layers")
        return {
            name: column if name == "energy_in_macs" else column.astype(np.int64)
            for name, column in zip(self.outputs, out, strict=True)
        }


def expressions(layer: Layer, hardware: Hardware, at: Mapping[str, Expr]) -> dict[str, Number]:
    """The outputs of `Formulas` for sizes and machines that are expressions."""
    layer = shaped(layer)
    if layer.density:
        raise Unusual("zeros are skipped")
    chosen, chip = at_row(_only_its_own(layer), hardware, at)
    plan = nest(chosen, chip)
    clock = Clock(plan, chip, dict.fromkeys(plan.tensors, 1), ClosedAxis)
    clock.pes.all_axes(), clock.top.all_axes()  # or it is unusual
    counts = {name: clock.counts(name) for name in plan.tensors}
    accesses = [tuple(found[key] for key in COUNTS[:4]) for found in counts.values()]
    outputs: dict[str, Number] = {"cycles": clock.total(), "macs": clock.macs}
    outputs["energy_in_macs"] = sum(energy_parts(clock.macs, accesses).values())
    outputs |= {key: sum(found[key] for found in counts.values()) for key in ("l1_size", "l2_size")}
    outputs["needed_bandwidth"] = clock.needed_bandwidth()
    outputs |= {f"{name}_{key}": found[key] for name, found in counts.items() for key in COUNTS}
    sound: Number = 1
    for number in (plan.units[0], *(walk.size for walk in plan.walks)):
        sound = sound * at_least(number, 1)
    return outputs | {"doubt": sum(clock.doubts), "sound": sound}


def one_by_one(layer: Layer, hardware: Hardware, arrays: Columns, rows: NDArray[Any]) -> Columns:
    """The columns of a sweep for some of its rows, each analysed alone."""
    columns: dict[str, list[float]] = {}
    for row in rows:
        flow = analyse(*at_row(layer, hardware, {name: int(array[row]) for name, array in arrays.items()}))
        values = {key: getattr(flow, key) for key in ("cycles", "macs", "energy_in_macs", "l1_size", "l2_size")}
        values["needed_bandwidth"] = ceil(flow.peak_bandwidth)
        values |= {f"{name}_{key}": getattr(moved, key) for name, moved in flow.tensors.items() for key in COUNTS}
        for name, number in values.items():
            columns.setdefault(name, []).append(number)
    return {name: np.array(column) for name, column in columns.items()}
