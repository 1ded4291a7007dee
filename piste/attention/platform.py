"""The machine under an attention: an array of PEs, a scratchpad, two bandwidths."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Prices:
    """Energy of one element or operation, in pJ; those of a chip that says nothing are in multiply-accumulates."""

    mac_pj: float = 1.0
    softmax_pj: float = 0.0
    offchip_read_pj: float = 200.0
    offchip_write_pj: float = 200.0
    buffer_read_pj: float = 6.0
    buffer_write_pj: float = 6.0
    buffer_drain_pj: float = 6.0


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
    prices: Prices = Prices()

    @property
    def pes(self) -> int:
        return self.array[0] * self.array[1]
