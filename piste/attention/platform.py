"""The machine under an attention: an array of PEs, a scratchpad, two bandwidths."""

from __future__ import annotations

from dataclasses import dataclass


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

    @property
    def pes(self) -> int:
        return self.array[0] * self.array[1]
