"""What a design takes: area and power of its PEs, buffers, bus and arbiter, for arrays of designs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import numpy as np

from piste.errors import SpecError
from piste.spec import read

Number = Any  # a number, an array, or an expression of a program, for which `larger` is that of the program


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
