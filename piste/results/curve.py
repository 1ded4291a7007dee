"""A data-movement bound as a curve: the least traffic to the backing store for every buffer size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from piste.spec.mapping import Mapping
from piste.spec.workload import Workload

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Curve:
    """A strict staircase: `traffic_bits[i]` is the least traffic with a buffer of `buffer_bits[i]` or more.

    Both arrays are exact 64-bit integers, buffers strictly rising, traffic strictly falling; below the first buffer
    nothing can run. `mapping_at(i)` makes the mapping behind point i on the `snowcat` architecture (None where a rule
    has no mapping behind it, such as the published figures' capacity rule).
    """

    workload: Workload
    buffer_bits: NDArray[np.int64]
    traffic_bits: NDArray[np.int64]
    macs: int
    algorithmic_min_bits: int
    rule: dict[str, str]  # the options that made it: tiles, placement, halo, fusion, capacity, ...
    mapping_at: Callable[[int], Mapping | None] = field(repr=False)
    name: str = ""
