"""A space of designs as data: the choices, what runs on the designs, what they take (area and power), which limits they
keep, what is best.

explore:
  workload: vgg16.m                  # or {network: vgg16.m, layers: {CONV2: 1, CONV11: 3}}, or layers themselves
  parameters:
    dataflow: [KC-P, YR-P]           # presets or directives; without it the layers' own
    pes: {from: 8, to: 1024, step: 8}
    noc_bw: {from: 1, to: 128, times: 2}
    l1: [32, 64, 128]                # elements; without it just what is needed, as for l2
    l2: 64*pes
  limits: {area_mm2: 16, power_mw: 450}
  objectives: [throughput, energy]
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from piste.dataflow.directives import COUPLINGS, Layer, Map, Network, resolve, shaped
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import TABLE_3, layer_with
from piste.dataflow.sweep import MACHINE, at_row
from piste.dataflow.text import parse_directives, read_network
from piste.errors import SpecError, did_you_mean, within
from piste.explore.grid import Choice, Grid, choice
from piste.spec import read
from piste.spec.read import DocumentPart, file_text, read_document
from piste.spec.workload import Workload as Einsums

Columns = dict[str, NDArray[Any]]
Number = Any  # a number, an array, or an expression of a program, for which `larger` is that of the program
Workload = Network | Layer | Sequence[tuple[Layer, float]]

SWITCHES = ("multicast", "reduction", "forwarding")
BUFFERS = ("l1", "l2")
NEEDED = ("pes", "noc_bw")
PRICED = (*NEEDED, "lanes", *BUFFERS, "bits")
BANDWIDTH = "needed_bandwidth"  # a column where it is asked for
VALUES = ("cycles", "macs_per_cycle", "energy_in_macs", "edp_in_mac_cycles", "area_um2", "power_mw")
FOUND = (*VALUES, BANDWIDTH, "macs", "l1_size", "l2_size", "sound", "design")  # names that no parameter may have


@dataclass(frozen=True)
class Prices:
    """Prices of building blocks: by default those of the released MAESTRO, in which buses are linear in the PEs and
    arbiters quadratic.

    A PE's price is that of one lane, a buffer's of one element. A word of the bus takes `bus_slope * pes + bus_base`
    units, the arbiter `arbiter_square * pes**2 + arbiter_slope * pes + arbiter_base`, at least one.

    All are for elements of `bits`. With others, buffers and words of the bus grow with the width, and so does a PE but
    for its multiplier, the share `pe_square`, which grows with the square. An arbiter stays as it is.

    >>> chip = dict(pes=256, lanes=1, noc_bw=32, l1=38, l2=19616)
    >>> round(Prices().area_um2(**chip)), round(Prices().power_mw(**chip))
    (46349450, 540)
    >>> round(Prices().area_um2(**chip, bits=8)), round(Prices().power_mw(**chip, bits=8))
    (40135055, 214)
    """

    pe_um2: float = 283
    l1_um2: float = 0.104
    l2_um2: float = 0.104
    bus_um2: float = 101.7938
    arbiter_um2: float = 395.473
    pe_mw: float = 1.2223
    l1_mw: float = 0.00345
    l2_mw: float = 0.00345
    bus_mw: float = 0.0008
    arbiter_mw: float = 0.00034
    bus_slope: float = 14.662
    bus_base: float = 28.895
    arbiter_square: float = 1.2886
    arbiter_slope: float = 5.5814
    arbiter_base: float = -23.711
    bits: float = 16
    pe_square: float = 0.9

    def __post_init__(self) -> None:
        # Whole sub-spaces are skipped by their cheapest member: no price may fall when a design grows.
        for name, price in asdict(self).items():
            if name != "arbiter_base":
                read.number(price, f"the price {name}")
        if not isinstance(self.arbiter_base, int | float):
            raise SpecError(f"the price arbiter_base must be a number, found {read.show(self.arbiter_base)}; write one")
        read.positive(self.bits, "the width bits")
        if self.pe_square > 1:
            raise SpecError(f"pe_square is the share of a multiplier, found {self.pe_square}; write at most 1")

    @classmethod
    def read(cls, data: Prices | Mapping[str, float] | None) -> Prices:
        """Prices from plain data; what is not said is as in the released tool."""
        if data is None or isinstance(data, Prices):
            return data or cls()
        return replace(cls(), **read.keys(data, "prices", [field.name for field in fields(cls)]))

    def area_um2(
        self, pes: Number, lanes: Number, noc_bw: Number, l1: Number, l2: Number, bits: Number | None = None,
        larger: Any = np.maximum,
    ) -> Any:  # fmt: skip
        """Square micrometres; `l1` (of one PE) and `l2` are in elements. It never falls when one of them grows."""
        (bus, arbiter), (width, square) = self._wires(pes, noc_bw, larger), self.scales(bits)
        cells = pes * (self.pe_um2 * square * lanes + self.l1_um2 * width * l1) + self.l2_um2 * width * l2
        return cells + self.bus_um2 * width * bus + self.arbiter_um2 * arbiter

    def power_mw(
        self, pes: Number, lanes: Number, noc_bw: Number, l1: Number, l2: Number, bits: Number | None = None,
        larger: Any = np.maximum,
    ) -> Any:  # fmt: skip
        """Milliwatts; never falls either."""
        (bus, arbiter), (width, square) = self._wires(pes, noc_bw, larger), self.scales(bits)
        cells = pes * (self.pe_mw * square * lanes + self.l1_mw * width * l1) + self.l2_mw * width * l2
        return cells + self.bus_mw * width * bus + self.arbiter_mw * arbiter

    def energy_in_macs(self, energy: Any, macs: Any, bits: Any) -> Any:
        """Energy of MACs and accesses, in MACs of the width that prices are for, with elements of another one."""
        width, square = self.scales(bits)
        return square * macs + width * (energy - macs)

    def scales(self, bits: Any) -> tuple[Any, Any]:
        """What an element, and what a multiply-accumulate takes, of what they take with the width of the prices.

        >>> Prices().scales(32), Prices().scales(8), Prices().scales(None)
        ((2.0, 3.8), (0.5, 0.275), (1, 1))
        """
        if bits is None:
            return 1, 1
        width = bits * (1 / self.bits)
        return width, width * (self.pe_square * width + (1 - self.pe_square))

    def _wires(self, pes: Number, noc_bw: Number, larger: Any) -> tuple[Any, Any]:
        """Units of bus and of arbiter; a factor that is a float comes first, so that no square leaves int32."""
        bus = noc_bw * (self.bus_slope * pes + self.bus_base)
        return bus, larger((self.arbiter_square * pes + self.arbiter_slope) * pes + self.arbiter_base, 1)


@dataclass(frozen=True)
class ColumnObjective:
    """A column that should be small (`sign` 1) or large (-1); `of` makes it of the others if it is not known."""

    name: str
    column: str
    sign: int = 1
    of: Callable[[Columns], NDArray[Any]] | None = None

    @property
    def code(self) -> str:
        """What tells it from others: of a function its instructions."""
        code = getattr(self.of, "__code__", None)
        plain = code and [constant for constant in code.co_consts if not hasattr(constant, "co_code")]
        return f"{self.name} {code.co_code.hex()} {code.co_names} {plain}" if code else self.name


OBJECTIVES = {
    "throughput": ColumnObjective("throughput", "macs_per_cycle", -1),
    "cycles": ColumnObjective("cycles", "cycles"),
    "energy": ColumnObjective("energy", "energy_in_macs"),
    "edp": ColumnObjective("edp", "edp_in_mac_cycles"),
    "area": ColumnObjective("area", "area_um2"),
    "power": ColumnObjective("power", "power_mw"),
    "bandwidth": ColumnObjective("bandwidth", BANDWIDTH),
    "precision": ColumnObjective("precision", "bits", -1),
}


@dataclass(frozen=True)
class Variant:
    """What is not a number in a design: the layers under one dataflow, on hardware with some abilities."""

    values: Mapping[str, str | bool]  # of the parameters with more than one choice
    layers: tuple[tuple[Layer, float], ...]
    hardware: Hardware


@dataclass(frozen=True)
class Space:
    """Designs, the layers that run on them with weights, limits and objectives; made by `Space.of` or `read_space`.

    Limits are the most that a column may have, of `macs_per_cycle` the least.

    >>> conv = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    >>> pes = range(8, 1025, 8)
    >>> space = Space.of(conv, {"dataflow": ["KC-P", "YR-P"], "pes": pes, "noc_bw": [16, 32]}, {"area_mm2": 16})
    >>> space.size, space.limits, [variant.values for variant in space.variants]
    (512, {'area_um2': 16000000.0}, [{'dataflow': 'KC-P'}, {'dataflow': 'YR-P'}])
    """

    grid: Grid
    layers: tuple[tuple[Layer, float], ...]
    dataflows: Mapping[str, str]  # directives or presets by name; none: those of the layers
    switches: Mapping[str, tuple[bool, ...]]
    limits: Mapping[str, float]
    objectives: tuple[ColumnObjective, ...]
    prices: Prices = field(default_factory=Prices)
    hardware: Hardware = field(default_factory=lambda: Hardware(1))

    @classmethod
    def of(
        cls,
        workload: Any,
        parameters: Mapping[str, Any],
        limits: Mapping[str, float] | None = None,
        objectives: Sequence[str | Callable[[Columns], NDArray[Any]]] = ("throughput", "energy"),
        prices: Prices | Mapping[str, float] | None = None,
        hardware: Hardware | None = None,
        folder: str | Path = ".",
    ) -> Space:
        """A space from plain data or Python values.

        `workload` is a network, a layer, pairs of layers and weights, or what `explore: workload:` may be in a file;
        an objective is one of `throughput`, `cycles`, `energy`, `edp`, `area`, `power`, `bandwidth`, `precision` or a
        function of the columns that should be small. `hardware` has what no parameter says. Files are looked for in
        `folder`.
        """
        with within("parameters"):
            known = [*parameters, *NEEDED] if isinstance(parameters, dict) else NEEDED
            chosen = dict(read.keys(parameters, "parameters", known, NEEDED))
            dataflows = _dataflows(chosen.pop("dataflow", None))
            switches = {name: _switch(chosen.pop(name), name) for name in SWITCHES if name in chosen}
            choices: dict[str, Choice] = {}
            for name, data in chosen.items():
                with within(name):
                    choices[name] = choice(data, name)
            grid = _ordered(choices)
        with within("workload"):
            layers = tuple(weighted(_layers(workload, Path(folder))))
        with within("prices"):
            found = Prices.read(prices)
        with within("objectives"):
            wanted = tuple(_objective(each) for each in read.items(list(objectives), "objectives", "write [energy]"))
        with within("limits"):
            kept = _limits(dict(limits or {}), grid)
        space = cls(grid, layers, dataflows, switches, kept, wanted, found, hardware or Hardware(1))
        space._check()
        return space

    @property
    def parameters(self) -> tuple[str, ...]:
        """The columns that make up a design: those of the variants, the numbers, buffers that are just large enough."""
        exact = tuple(name for name in BUFFERS if name not in self.grid.choices)
        return (*self.variants[0].values, *self.grid.choices, *exact)

    @property
    def values(self) -> tuple[str, ...]:
        """The columns that are found for a design."""
        asked = {*self.limits, *(objective.column for objective in self.objectives)}
        return (*VALUES, *({BANDWIDTH} & asked))

    @property
    def size(self) -> int:
        """How many designs there are."""
        return len(self.variants) * self.grid.size

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """Every combination of what is not a number."""
        choices: dict[str, Sequence[str | bool]] = {"dataflow": tuple(self.dataflows), **self.switches}
        choices = {name: values for name, values in choices.items() if values}
        several = [name for name, values in choices.items() if len(values) > 1]
        found = []
        for values in product(*choices.values()):
            at = dict(zip(choices, values, strict=True))
            abilities: dict[str, Any] = {name: at[name] for name in self.switches}
            chip = replace(self.hardware, **abilities)
            layers = tuple((self._under(layer, at.get("dataflow")), weight) for layer, weight in self.layers)
            found.append(Variant({name: at[name] for name in several}, layers, chip))
        return tuple(found)

    @cached_property
    def spare(self) -> tuple[str, ...]:
        """Buffers with choices of their own: nothing else depends on how large they are."""
        return self.loose(*BUFFERS)

    def loose(self, *names: str) -> tuple[str, ...]:
        """Those of some parameters with choices of their own: no other parameter and no map follows from them."""
        return tuple(name for name in self.grid.loose(names) if name not in self._words)

    @cached_property
    def _words(self) -> set[str]:
        """The names in the sizes of directives."""
        maps = (d for variant in self.variants for layer, _ in variant.layers for d in layer.directives)
        sizes = (f"{d.size} {d.offset}" if isinstance(d, Map) else f"{d.size}" for d in maps)
        return set(re.findall(r"[A-Za-z_]\w*", " ".join(sizes)))

    @property
    def inputs(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "parameters": {**self.grid.choices, "dataflow": dict(self.dataflows), **self.switches},
            "layers": [[repr(layer), weight] for layer, weight in self.layers],
            "limits": dict(self.limits),
            "objectives": [objective.code for objective in self.objectives],
            "prices": asdict(self.prices),
            "hardware": repr(self.hardware),
        }

    def _under(self, layer: Layer, name: str | bool | None) -> Layer:
        if name is None:
            return layer
        text = self.dataflows[str(name)]
        if text in TABLE_3:
            return layer_with(layer, text)
        return replace(layer, directives=parse_directives(text, "dataflow", names=tuple(self.grid.choices)))

    def _check(self) -> None:
        """Every layer has a dataflow, every name a use."""
        dims = {dim: layer for layer, _ in self.layers for dim in layer.dims}
        used = {*MACHINE, *BUFFERS, "bits", *(word for name in self.grid.choices for word in self.grid.followed(name))}
        used |= self._words - {"Sz", *dims}
        for name in self.grid.choices:
            with within("parameters", name):
                if name in dims:
                    raise SpecError(f"{name} is a dimension of layer {dims[name].name!r}; write another name")
                if name in FOUND:
                    raise SpecError(f"{name} is what is found for a design; write another name")
                if name not in used:
                    known = sorted({*used, *SWITCHES, "dataflow"})
                    raise SpecError(f"nothing has the parameter {name!r}; {did_you_mean(name, known)}")
        if OBJECTIVES["precision"] in self.objectives and "bits" not in self.grid.choices:
            raise SpecError("precision needs the parameter bits; write such as bits: [8, 16]", "objectives")
        for variant in self.variants:
            for layer, _ in variant.layers:
                if not layer.directives:
                    raise SpecError(f"layer {layer.name!r} has no dataflow; write dataflow: KC-P among the parameters")
                self._check_directives(layer)

    def _check_directives(self, layer: Layer) -> None:
        """They mean something for the largest or the smallest values."""
        reason = SpecError("")
        for pick in (1, 0):
            try:
                resolve(at_row(layer, self.hardware, {n: max(1, s[pick]) for n, s in self.grid.spans({}).items()})[0])
                return
            except SpecError as error:
                reason = error
        raise SpecError(str(reason), "parameters", "dataflow")


def explored_part(path: str | Path) -> DocumentPart | None:
    """What a file that explores an architecture says; None of one that has a space of machines."""
    part = _document(path)
    both = isinstance(part.data, dict) and {"explore", "architecture"} <= part.data.keys()
    return part if both else None


def _document(path: str | Path) -> DocumentPart:
    return read_document(file_text(path), str(path), Path(path).parent)


def read_space(path: str | Path) -> Space:
    """The space of a YAML file: what stands under `explore`, or the whole file."""
    part = _document(path)
    if isinstance(part.data, dict) and "explore" in part.data:
        part = part["explore"]
    elif not isinstance(part.data, dict) or "parameters" not in part.data:
        write = "write 'explore: {parameters: ...}' beside 'workload:' and 'architecture:'"
        raise SpecError(f"{path} has no space of designs; {write}")
    with part.blame():
        known = ("workload", "parameters", "limits", "objectives", "prices")
        data = read.keys(part.data, "explore", known, known[:2])
        return Space.of(**data, folder=Path(path).parent)


def _ordered(choices: dict[str, Choice]) -> Grid:
    """What has a price first, so that large sub-spaces are ruled out early; buffers that nothing follows from last."""
    grid = Grid(choices)
    priced = {free for name in PRICED if name in choices for free in grid.needs(name)}
    rank = {name: 2 if name in grid.loose(BUFFERS) else 0 if name in priced else 1 for name in choices}
    return Grid({name: choices[name] for name in sorted(choices, key=lambda name: rank[name])})


def _dataflows(data: Any) -> dict[str, str]:
    """Presets or directives by the names that a result gives them."""
    if data is None:
        return {}
    named = (
        data
        if isinstance(data, dict)
        else {each: each for each in (data if isinstance(data, list | tuple) else [data])}
    )
    for name, text in named.items():
        with within("dataflow"):
            read.text(name, "a dataflow")
            if read.text(text, "a dataflow") not in TABLE_3 and "(" not in text:
                raise SpecError(f"no dataflow {text!r}; {did_you_mean(text, TABLE_3)}")
    if not named:
        raise SpecError("dataflow has no values; write such as [KC-P, YR-P]", "dataflow")
    return dict(named)


def _switch(data: Any, name: str) -> tuple[bool, ...]:
    listed = data if isinstance(data, list | tuple) else [data]
    with within(name):
        values = tuple(dict.fromkeys(read.flag(value, name) for value in listed))
        if not values:
            raise SpecError(f"{name} has no values; write true, false or [true, false]")
    return values


def _objective(given: Any) -> ColumnObjective:
    if callable(given):
        name = getattr(given, "__name__", "objective")
        return ColumnObjective(name, name, of=given)
    if not isinstance(given, str) or given not in OBJECTIVES:
        raise SpecError(f"no objective {read.show(given)}; {did_you_mean(str(given), OBJECTIVES)}")
    return OBJECTIVES[given]


def _limits(data: dict[str, float], grid: Grid) -> dict[str, float]:
    known = ["area_mm2", *VALUES, BANDWIDTH, *dict.fromkeys([*grid.choices, *BUFFERS])]
    for name, most in read.keys(data, "limits", known).items():
        with within(name):
            read.positive(most, f"the limit {name}")
    if "area_mm2" in data:
        if "area_um2" in data:
            raise SpecError("limits have area_mm2 and area_um2; write one of them", "area_mm2")
        data = {"area_um2": data["area_mm2"] * 1e6, **{k: v for k, v in data.items() if k != "area_mm2"}}
    return data


LAYER = ("name", "type", "dims", "stride", "weight")


def _layers(data: Any, folder: Path) -> Iterator[tuple[Layer, float]]:
    """The layers of plain data, or of Python values."""
    match data:
        case Layer():
            yield data, 1
        case Network(layers=layers):
            yield from ((layer, 1) for layer in layers)
        case str() | os.PathLike():
            yield from _layers(read_network(folder / data), folder)
        case (Layer() as layer, int() | float() as weight):
            yield layer, read.positive(weight, f"the weight of {layer.name}")
        case list() | tuple():
            for i, each in enumerate(data):
                with within(i):
                    yield from _layers(each, folder)
        case dict() if "network" in data:
            said = read.keys(data, "workload", ("network", "layers"))
            yield from chosen(said, folder)
        case _:
            yield _layer(data)


def _layer(data: Any) -> tuple[Layer, float]:
    said = read.keys(data, "a layer", LAYER, ("dims",))
    kind = said.get("type", "CONV")
    if kind not in COUPLINGS:
        raise SpecError(f"no type of layer {kind!r}; {did_you_mean(str(kind), COUPLINGS)}", "type")
    name = read.text(said.get("name", kind), "the name of a layer")
    dims = {dim: read.integer(size, f"{dim} of {name}") for dim, size in _dims(said["dims"], name).items()}
    given = said.get("stride", 1)
    stride = tuple(given) if isinstance(given, list | tuple) else (given, given)
    if len(stride) != 2:
        raise SpecError(
            f"the stride of {name} is {read.show(given)}; write 2, or [2, 1] for rows and columns", "stride"
        )
    rows, columns = (read.integer(step, f"the stride of {name}") for step in stride)
    weight = read.positive(said.get("weight", 1), f"the weight of {name}")
    return shaped(Layer(name, kind, dims, (), (rows, columns), COUPLINGS[kind]), as_written=True), weight


def _dims(data: Any, name: str) -> dict[str, Any]:
    if not isinstance(data, dict) or not data:
        raise SpecError(f"dims of {name} must be sizes, found {read.show(data)}; write {{K: 64, C: 64, ...}}", "dims")
    return data


Named = TypeVar("Named", Layer, Einsums)


def weighted(layers: Iterable[tuple[Named, float]]) -> Iterator[tuple[Named, float]]:
    """Layers that differ in nothing but their name become one with the sum of their weights."""
    found: dict[str, tuple[Named, float]] = {}
    for layer, weight in layers:
        same = repr(replace(layer, name=""))
        first, before = found.get(same, (layer, 0))
        found[same] = first, before + weight
    if not found:
        raise SpecError("the workload has no layers; write at least one")
    yield from found.values()


def chosen(data: dict[str, Any], folder: Path) -> Iterator[tuple[Layer, float]]:
    """All layers of a network in a file, or some by name, with weights: `{network: vgg16.m, layers: {CONV2: 3}}`."""
    network = read_network(folder / read.text(data["network"], "network"))
    known = {layer.name: layer for layer in network.layers}
    named = data.get("layers", list(known))
    weights = named if isinstance(named, dict) else dict.fromkeys(read.names(named, "layers"), 1)
    for name, weight in weights.items():
        with within("layers"):
            if name not in known:
                raise SpecError(f"{network.name} has no layer {name!r}; {did_you_mean(str(name), known)}", name)
            yield known[name], read.positive(weight, f"the weight of {name}")
