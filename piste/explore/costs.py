"""What a design takes: area and power of its PEs, buffers, bus and arbiter, for arrays of designs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from piste.errors import SpecError
from piste.spec import read

Number = int | float | NDArray[Any]


@dataclass(frozen=True)
class Prices:
    """Prices of building blocks: by default those of the released MAESTRO, in which buses are linear in the PEs and
    arbiters quadratic.

    A PE's price is that of one lane, a buffer's of one element. A word of the bus takes `bus_slope * pes + bus_base`
    units, the arbiter `arbiter_square * pes**2 + arbiter_slope * pes + arbiter_base`, at least one.

    >>> chip = dict(pes=256, lanes=1, noc_bw=32, l1=38, l2=19616)
    >>> round(Prices().area_um2(**chip)), round(Prices().power_mw(**chip))
    (46349450, 540)
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

    def __post_init__(self) -> None:
        # Whole sub-spaces are skipped by their cheapest member: no price may fall when a design grows.
        for name, price in asdict(self).items():
            if name != "arbiter_base":
                read.number(price, f"the price {name}")
        if not isinstance(self.arbiter_base, int | float):
            raise SpecError(f"the price arbiter_base must be a number, found {read.show(self.arbiter_base)}; write one")

    @classmethod
    def read(cls, data: Prices | Mapping[str, float] | None) -> Prices:
        """Prices from plain data; what is not said is as in the released tool."""
        if data is None or isinstance(data, Prices):
            return data or cls()
        return replace(cls(), **read.keys(data, "prices", [field.name for field in fields(cls)]))

    def area_um2(self, pes: Number, lanes: Number, noc_bw: Number, l1: Number, l2: Number) -> Any:
        """Square micrometres; `l1` (of one PE) and `l2` are in elements. It never falls when one of them grows."""
        bus, arbiter = self._wires(pes, noc_bw)
        cells = pes * (self.pe_um2 * lanes + self.l1_um2 * l1) + self.l2_um2 * l2
        return cells + self.bus_um2 * bus + self.arbiter_um2 * arbiter

    def power_mw(self, pes: Number, lanes: Number, noc_bw: Number, l1: Number, l2: Number) -> Any:
        """Milliwatts; never falls either."""
        bus, arbiter = self._wires(pes, noc_bw)
        return (
            pes * (self.pe_mw * lanes + self.l1_mw * l1)
            + self.l2_mw * l2
            + self.bus_mw * bus
            + (self.arbiter_mw * arbiter)
        )

    def _wires(self, pes: Number, noc_bw: Number) -> tuple[Any, Any]:
        """Units of bus and of arbiter."""
        pes = np.asarray(pes, dtype=np.float64)  # the square of many PEs leaves int32
        bus = noc_bw * (self.bus_slope * pes + self.bus_base)
        return bus, np.maximum((self.arbiter_square * pes + self.arbiter_slope) * pes + self.arbiter_base, 1)
