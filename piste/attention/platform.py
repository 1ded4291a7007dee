"""The machine under an attention: an array of PEs, a scratchpad, two bandwidths; of a chip, or from numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf, isqrt, prod
from pathlib import Path
from typing import Any

from piste.cost.weights import Weights
from piste.errors import SpecError, did_you_mean
from piste.spec import read
from piste.spec.architecture import Architecture, Fanout, Memory
from piste.spec.files import part_of
from piste.spec.read import parse_bytes, parse_count
from piste.spec.workload import Workload

SHORT = {"edge": "attacc-edge", "cloud": "attacc-cloud"}
NOCS = ("systolic", "tree", "crossbar")
HERTZ = {"Hz": 1.0, "kHz": 1e3, "MHz": 1e6, "GHz": 1e9}


@dataclass(frozen=True)
class PlatformPrices:
    """Energy of one element or operation, in pJ; those of a chip that says nothing are in multiply-accumulates."""

    mac_pj: float = 1.0
    softmax_pj: float = 0.0
    offchip_read_pj: float = 200.0
    offchip_write_pj: float = 200.0
    buffer_read_pj: float = 6.0
    buffer_write_pj: float = 6.0
    buffer_drain_pj: float = 6.0
    leakage_pj: float = 0.0  # of all of the chip, in a cycle


@dataclass(frozen=True)
class Platform:
    """`array` has rows x columns of PEs, one multiply-accumulate a cycle each.

    `sfu_lanes` is how many special-function operations a cycle softmax gets; None is so many that nothing waits for it.
    `noc` is how operands come to the array ("systolic", "tree" or "crossbar"): it costs cycles to fill and drain.
    """

    name: str
    array: tuple[int, int]
    buffer_bytes: float
    onchip_bytes_per_second: float
    offchip_bytes_per_second: float
    clock_hz: float = 1e9
    element_bytes: int = 2
    sfu_lanes: float | None = None
    noc: str = "crossbar"
    prices: PlatformPrices = PlatformPrices()

    @property
    def pes(self) -> int:
        return self.array[0] * self.array[1]


def platform(
    name: str | Path | Architecture = "",
    *,
    array: str | tuple[int, int] | None = None,
    buffer: str | float | None = None,
    bandwidth: str | float | None = None,
    onchip_bandwidth: str | float | None = None,
    clock: str | float | None = None,
    element_bytes: int = 2,
    sfu_lanes: int | str | None = None,
    noc: str | None = None,
) -> Platform:
    """A platform by name ("edge", "cloud", any architecture with a buffer and PEs), by file, or by numbers alone.

    Numbers replace what an architecture says: sizes in bytes, bandwidths in bytes per second, the clock in hertz. The
    lanes of the special-function unit are as many for each PE as the architecture has, one if there is none to ask, and
    "none" is a unit that nothing waits for.

    >>> found = platform("edge", buffer="1MiB", clock="940MHz")
    >>> found.array, found.buffer_bytes, found.offchip_bytes_per_second, found.clock_hz
    ((32, 32), 1048576, 50000000000.0, 940000000.0)
    >>> found = platform(array="8x8", buffer="64KiB", bandwidth="8GB/s")
    >>> found.onchip_bytes_per_second, found.sfu_lanes
    (inf, 64.0)
    """
    word = read.integer(element_bytes, "the bytes of an element")
    given: dict[str, tuple[Any, Callable[[Any], Any]]] = {
        "array": (array, _array),
        "buffer_bytes": (buffer, parse_bytes),
        "offchip_bytes_per_second": (bandwidth, _rate),
        "onchip_bytes_per_second": (onchip_bandwidth, _rate),
        "clock_hz": (clock, _clock),
        "sfu_lanes": (sfu_lanes, _lanes),
        "noc": (noc, _noc),
    }
    said = {field: reader(value) for field, (value, reader) in given.items() if value is not None}
    if name:
        found = _described(name, word, said.get("clock_hz"))
        return replace(found, **_beside(found, said))
    for field, write in NEEDED.items():
        if field not in said:
            raise SpecError(
                f"a platform without a name needs its {write.split()[0]}; write {write}, or a name such as edge"
            )
    found = Platform("custom", (1, 1), 1, inf, 1, element_bytes=word, sfu_lanes=1)
    return replace(found, **_beside(found, said))


NEEDED = {"array": "array 32x32", "buffer_bytes": "buffer 512KiB", "offchip_bytes_per_second": "bandwidth 50GB/s"}


def _beside(found: Platform, said: dict[str, Any]) -> dict[str, Any]:
    """With as many lanes for each PE of another array, unless they are said."""
    if "array" not in said or "sfu_lanes" in said or found.sfu_lanes is None:
        return said
    return {**said, "sfu_lanes": found.sfu_lanes * prod(said["array"]) / found.pes}


def _described(name: str | Path | Architecture, word: int, clock_hz: float | None) -> Platform:
    """Off chip is the outermost memory, the buffer the innermost one that the PEs share. What leaks in a cycle depends
    on the clock, if another is said."""
    chip = part_of(Architecture, name if isinstance(name, Architecture) else SHORT.get(str(name), name))
    label = chip.name or str(name)
    fanouts = [i for i, c in enumerate(chip.components) if isinstance(c, Fanout)]
    shared = [c for c in chip.components[: fanouts[0] if fanouts else 0] if isinstance(c, Memory)]
    if len(shared) < 2 or shared[-1].capacity_bytes is None:
        raise SpecError(
            f"{label} has no memory off chip, then a buffer of some capacity, then a fanout; add them, or leave the "
            "name out and write array 32x32, buffer 512KiB, bandwidth 50GB/s"
        )
    outer, buffer = shared[0], shared[-1]
    for memory in (outer, buffer):
        if memory.access_bytes is not None:
            raise SpecError(
                f"{memory.name} of {label} says access_bytes, which are not counted for attention; leave them out, or "
                "evaluate the tree of a dataflow"
            )
    softens = (unit for unit in chip.units.values() if unit.computes is None or "vector" in unit.computes)
    lanes = next((unit.at_width("ops_per_cycle", 8 * word) * chip.instances(unit.name) for unit in softens), None)
    return Platform(
        label,
        _grid([width for fanout in chip.fanouts.values() for width in fanout.axes.values() if width > 1]),
        buffer.capacity_bytes or 0,
        _bytes_per_cycle(buffer, word) * chip.clock_hz,
        _bytes_per_cycle(outer, word) * chip.clock_hz,
        chip.clock_hz,
        word,
        lanes,
        noc="systolic" if any(fanout.systolic for fanout in chip.fanouts.values()) else "crossbar",
        prices=_prices(replace(chip, clock_hz=clock_hz or chip.clock_hz), outer, buffer, word),
    )


def _prices(chip: Architecture, outer: Memory, buffer: Memory, word: int) -> PlatformPrices:
    """What the chip says, for elements of so many bytes."""
    example = Workload.parse("B[m] = A[m,k] * V[k]; E[m] = exp(B[m])", m=1, k=1, bits=8 * word)
    weights = Weights(example, chip)
    multiplies, softens = (
        next((weights.operation(einsum.name, unit).energy_pj for unit in chip.units_for(einsum)), 0.0)
        for einsum in example.einsums
    )
    off, on = weights.access[outer.name, "A"], weights.access[buffer.name, "A"]
    access = off.read_pj, off.write_pj, on.read_pj, on.write_pj, on.drain_pj
    return PlatformPrices(multiplies, softens, *access, sum(weights.leakage_pj.values()))


def _grid(widths: list[int]) -> tuple[int, int]:
    """Two axes as they are; of others, all PEs in a grid as square as can be.

    >>> _grid([32, 192]), _grid([4, 128, 128]), _grid([168])
    ((32, 192), (256, 256), (12, 14))
    """
    if len(widths) == 2:
        return widths[0], widths[1]
    pes = prod(widths)
    rows = next(side for side in range(isqrt(pes), 0, -1) if pes % side == 0)
    return rows, pes // rows


def _bytes_per_cycle(memory: Memory, word: int) -> float:
    """In and out together, for elements of `word` bytes."""
    if (either := memory.bytes_per_cycle or (memory.words_per_cycle or 0) * word) > 0:
        return either
    inward = memory.read_bytes_per_cycle or (memory.read_words_per_cycle or inf) * word
    return inward + (memory.write_bytes_per_cycle or (memory.write_words_per_cycle or inf) * word)


def _array(text: str | tuple[int, int]) -> tuple[int, int]:
    sides = text.split("x") if isinstance(text, str) else [str(side) for side in text]
    if len(sides) != 2:
        raise SpecError(f"an array has rows and columns of PEs, found {read.show(text)}; write it like 32x32")
    rows, columns = (parse_count(side, "a side of the array") for side in sides)
    return rows, columns


def _rate(text: str | float) -> float:
    if isinstance(text, float) and 0 < text < inf:
        return text
    try:
        return float(parse_bytes(str(text).strip().removesuffix("/s")))
    except SpecError:
        raise SpecError(f"a bandwidth is bytes per second, found {read.show(text)}; write it like 50GB/s") from None


def _clock(text: str | float) -> float:
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?(?:[eE]\+?[0-9]{1,2})?)\s*([A-Za-z]*)", str(text).strip())
    unit = HERTZ.get(match[2] or "Hz") if match else None
    if not match or unit is None or float(match[1]) == 0:
        raise SpecError(f"a clock is cycles per second, found {read.show(text)}; write it like 1GHz")
    return float(match[1]) * unit


def _lanes(text: int | str) -> int | None:
    return None if text == "none" else parse_count(str(text), "the lanes of the special-function unit")


def _noc(name: str) -> str:
    if name not in NOCS:
        raise SpecError(f"no network is called {name!r}; {did_you_mean(str(name), NOCS)}")
    return name
