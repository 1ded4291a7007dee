"""A data-movement bound as a curve: the least traffic to the backing store for every buffer size."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from math import inf, isfinite
from typing import TYPE_CHECKING, Any

from piste.errors import SpecError
from piste.results.shown import Shown, pandas_for
from piste.spec.architecture import Architecture, Memory
from piste.spec.mapping import Mapping
from piste.spec.read import parse_bytes
from piste.spec.workload import Workload

if TYPE_CHECKING:
    from os import PathLike

    import numpy as np
    from matplotlib.figure import Figure
    from numpy.typing import NDArray
    from pandas import DataFrame

Size = str | float  # "1MiB", or bytes


@dataclass(frozen=True)
class At:
    """What a curve says of one buffer size; `traffic_bytes` is None where nothing can run in so little.

    `needs_bytes` is how much of the buffer the best mapping uses, and the least that any needs where nothing can run.
    No mapping at all, of whatever kind, moves less than `lower_bound_bytes`; no nest of loops less than
    `nests_bytes`, which is the traffic itself where all nests were looked at.
    """

    buffer_bytes: float
    needs_bytes: float
    traffic_bytes: float | None
    lower_bound_bytes: float
    algorithmic_min_bytes: float
    mapping: Mapping | None = None
    assuming: str = ""  # what a mapping that moves less would have to do, and these do not
    exact: bool = True  # no nest moves less; if not, this is what the best one found moves
    least_of_nests: Callable[[], float] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def nests_bytes(self) -> float:
        """What every nest moves at least; it takes a moment to find."""
        if self.traffic_bytes is not None and self.exact and not self.assuming:
            return self.traffic_bytes
        return max(self.lower_bound_bytes, self.least_of_nests() if self.least_of_nests else 0)

    @property
    def width(self) -> float:
        """The share of the traffic that some other nest might still save, at most."""
        return 1 - self.nests_bytes / self.traffic_bytes if self.traffic_bytes else 0.0

    @property
    def is_least(self) -> bool:
        """Whether no nest moves less: all were looked at, or the best one found is at what no nest goes below."""
        return self.exact or (self.fits and self.width <= 0)

    @property
    def fits(self) -> bool:
        return self.traffic_bytes is not None

    @property
    def margin(self) -> float:
        """The share of the traffic that some other kind of mapping might still save, at most."""
        return 1 - self.lower_bound_bytes / self.traffic_bytes if self.traffic_bytes else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as it stands under `at` in what `piste bound --json` prints."""
        return {
            "buffer_bytes": self.buffer_bytes,
            "needs_bytes": self.needs_bytes,
            "traffic_bytes": self.traffic_bytes,
            "lower_bound_bytes": self.lower_bound_bytes,
            **({"nests_bytes": self.nests_bytes} if self.least_of_nests else {}),
            "exact": self.is_least,
            **({"assuming": self.assuming} if self.assuming else {}),
            "mapping": self.mapping.to_list() if self.mapping else None,
        }

    def __str__(self) -> str:
        from piste.views.curve import at_text

        return at_text(self)


@dataclass(frozen=True)
class Summit:
    """One way to divide a die between buffer and compute, and the throughput that this allows."""

    buffer_share: float  # of the area
    buffer_bytes: float
    ops_per_second: float


@dataclass(frozen=True)
class Mountain:
    """Throughput over the share of a die's area that is buffer.

    `best` has the highest throughput; `crossing` is where the memory first keeps up with compute, which is where the
    two lines of a plot meet. They differ because the memory's line has steps. None: it never keeps up.
    """

    best: Summit
    crossing: Summit | None


@dataclass(frozen=True, eq=False)
class Curve(Shown):
    """A strict staircase: `traffic_bits[i]` is the least traffic with a buffer of `buffer_bits[i]` or more.

    Both arrays are exact 64-bit integers, buffers strictly rising, traffic strictly falling; below the first buffer
    nothing can run. `mapping_at(i)` makes the mapping behind point i on the `snowcat` architecture (None where a rule
    has no mapping behind it, such as the published figures' capacity rule).

    The mappings are of `mapped`: the workload itself, unless ranks that go together everywhere were merged into one, or
    rows of results that nothing reads left out.
    `floor_bits(bits)` is what no program can beat with so much buffer; without it that is the algorithmic minimum.
    `exact` says that all nests of the kind that `rule` names were looked at or ruled out; otherwise a point is the best
    that was found, and only the floor is what must move; `nests_bits(buffer, traffic)` is then, where it is known, what
    no nest goes below, with what the best one found moves.
    """

    _text, _html = "curve.curve_text", "curve.curve_html"

    workload: Workload
    buffer_bits: NDArray[np.int64]
    traffic_bits: NDArray[np.int64]
    macs: int
    algorithmic_min_bits: int
    rule: dict[str, str]  # the options that made it: tiles, placement, halo, fusion, capacity, ...
    mapping_at: Callable[[int], Mapping | None] = field(repr=False)
    name: str = ""
    floor_bits: Callable[[int], int] | None = field(default=None, repr=False)
    merged: Workload | None = field(default=None, repr=False)
    exact: bool = True
    nests_bits: Callable[[int, int], int] | None = field(default=None, repr=False)

    @property
    def assuming(self) -> str:
        """What all mappings behind it have in common, where others may move less: a chain makes nothing twice; and what
        is not counted, if vector Einsums are taken to be free."""
        if len(self.workload.einsums) == 1:
            return ""
        return "without recomputing" + (", vector Einsums free" if self.rule.get("vectors") == "free" else "")

    @property
    def mapped(self) -> Workload:
        """What the mappings behind the points are mappings of."""
        return self.merged or self.workload

    @cached_property
    def points(self) -> list[tuple[float, float]]:
        """The corners of the staircase: (buffer_bytes, traffic_bytes), whole numbers where they are whole."""
        return [
            (in_bytes(b), in_bytes(t))
            for b, t in zip(self.buffer_bits.tolist(), self.traffic_bits.tolist(), strict=True)
        ]

    @property
    def max_effectual_bytes(self) -> float:
        """The buffer beyond which more buffer saves nothing."""
        return self.points[-1][0]

    @property
    def algorithmic_min_bytes(self) -> float:
        """What must move however large the buffer is: every input once in, every output once out."""
        return in_bytes(self.algorithmic_min_bits)

    def index_at(self, size: Size) -> int:
        """The last point that a buffer has room for; -1 if it has room for none."""
        return bisect_right(self._buffers, in_bits(size)) - 1

    @cached_property
    def _buffers(self) -> list[int]:
        return list(self.buffer_bits.tolist())

    def at(self, size: Size) -> At:
        """The least traffic with a buffer of `size` ("1MiB", or a number of bytes), and the mapping that reaches it."""
        bits = in_bits(size)
        i = self.index_at(size)
        return At(
            buffer_bytes=in_bytes(bits),
            needs_bytes=self.points[max(i, 0)][0],
            traffic_bytes=self.points[i][1] if i >= 0 else None,
            lower_bound_bytes=in_bytes(self._floor(bits)),
            algorithmic_min_bytes=self.algorithmic_min_bytes,
            mapping=self.mapping_at(i) if i >= 0 else None,
            assuming=self.assuming,
            exact=self.exact,
            least_of_nests=partial(self._least_of_nests, bits, i) if i >= 0 and self.nests_bits is not None else None,
        )

    def _least_of_nests(self, bits: int, i: int) -> float:
        assert self.nests_bits is not None
        return in_bytes(self.nests_bits(bits, int(self.traffic_bits[i])))

    def traffic_bytes(self, size: Size) -> float:
        """The least traffic with a buffer of `size`; infinite below the first point."""
        i = self.index_at(size)
        return self.points[i][1] if i >= 0 else inf

    def floor(self, size: Size) -> float:
        """The bytes that no mapping of whatever kind, with a buffer of `size`, can go below."""
        return in_bytes(self._floor(in_bits(size)))

    def _floor(self, bits: int) -> int:
        return self.algorithmic_min_bits if self.floor_bits is None else self.floor_bits(bits)

    def gap0(self, size: Size) -> float:
        """How many times the algorithmic minimum the least traffic is; infinite below the first point."""
        return self.traffic_bytes(size) / self.algorithmic_min_bytes

    @property
    def gap1(self) -> float:
        """The maximal effectual buffer, as a share of all operands together."""
        return self.max_effectual_bytes / self.algorithmic_min_bytes

    def slope(self, size: Size) -> float:
        """The bytes of traffic that each further byte of buffer saves, up to the next step; 0 beyond the last."""
        i = self.index_at(size)
        if i + 1 == len(self.points):
            return 0.0
        if i < 0:
            return inf
        (buffer, traffic), (more, less) = self.points[i : i + 2]
        return (traffic - less) / (more - buffer)

    def ops(self, ops_per_mac: float | str = 2) -> float:
        """The operations that intensity and throughput are counted in.

        `ops_per_mac` is a number, or "additions": a product for each MAC and one addition fewer for each output, as in
        the figures of the Orojenesis paper.
        """
        if isinstance(ops_per_mac, str):
            if ops_per_mac != "additions":
                raise SpecError(f"ops_per_mac is a number or 'additions', found {ops_per_mac!r}; write 1 or 2")
            shapes = (self.workload.shapes[t] for t in self.workload.outputs)
            return 2 * self.macs - sum(_volume(shape) for shape in shapes)
        return ops_per_mac * self.macs

    def intensity(self, size: Size, ops_per_mac: float | str = 2) -> float:
        """The most operations per byte of traffic with a buffer of `size`; 0 below the first point."""
        return self.ops(ops_per_mac) / self.traffic_bytes(size)

    def oi_mesa(self, ops_per_mac: float | str = 2) -> list[tuple[float, float]]:
        """The most operations per byte of traffic, for every buffer of `points`."""
        ops = self.ops(ops_per_mac)
        return [(buffer, ops / traffic) for buffer, traffic in self.points]

    def performance_mesa(
        self, bandwidth: float, peak: float, ops_per_mac: float | str = 2
    ) -> list[tuple[float, float]]:
        """The most operations per second, for every buffer of `points`.

        `bandwidth` is that of the backing store in bytes per second, `peak` what the compute units can do per second.
        """
        return [(buffer, min(peak, bandwidth * oi)) for buffer, oi in self.oi_mesa(ops_per_mac)]

    def levels(self, architecture: Architecture) -> dict[str, At]:
        """What must cross into each memory of a hierarchy, outermost first; unbounded memories are left out.

        The buffer that counts for a level is all that is stored there and further in, over all instances: whatever the
        levels divide between them, no more is kept from crossing.
        """
        found: dict[str, At] = {}
        inside = 0.0
        for component in reversed(architecture.components):
            if isinstance(component, Memory) and component.capacity_bytes is not None:
                inside += component.capacity_bytes * architecture.instances(component.name)
                found[component.name] = self.at(inside)
        return dict(reversed(found.items()))

    def mountain(
        self,
        *,
        area_um2: float,
        byte_um2: float,
        mac_um2: float,
        clock_hz: float,
        bandwidth: float,
        ops_per_mac: float | str = 1,
    ) -> Mountain:
        """How to divide an area between buffer and MACs; `bandwidth` of the backing store in bytes per second.

        Exact: along a step of the curve only compute falls, so the best is at a corner.
        """
        ops = self.ops(ops_per_mac)
        rate = area_um2 / mac_um2 * clock_hz * ops / self.macs  # with no buffer at all
        best, crossing = Summit(0.0, 0, 0.0), None
        for i, (buffer, traffic) in enumerate(self.points):
            share = buffer * byte_um2 / area_um2
            if share > 1:
                break
            memory = ops / traffic * bandwidth
            attained = min(memory, (1 - share) * rate)
            if attained > best.ops_per_second:
                best = Summit(share, buffer, attained)
            meets = max(share, 1 - memory / rate)
            until = self.points[i + 1][0] * byte_um2 / area_um2 if i + 1 < len(self.points) else 1.0
            if crossing is None and meets < min(until, 1):
                crossing = Summit(meets, meets * area_um2 / byte_um2, (1 - meets) * rate)
        return Mountain(best, crossing)

    def to_dict(self, at: Size | None = None) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste bound --json` prints them."""
        asked = {} if at is None else {"at": self.at(at).to_dict()}
        return {
            "workload": self.workload.to_dict(),
            "rule": dict(self.rule),
            **({"assuming": self.assuming} if self.assuming else {}),
            "exact": self.exact,
            "macs": self.macs,
            "algorithmic_min_bytes": self.algorithmic_min_bytes,
            "max_effectual_bytes": self.max_effectual_bytes,
            "points": [list(point) for point in self.points],
            **asked,
        }

    def to_frame(self) -> DataFrame:
        """The points as a pandas frame, with the floor beneath and the operational intensity (2 ops per MAC)."""
        pd = pandas_for(self)
        frame = pd.DataFrame(self.points, columns=["buffer_bytes", "traffic_bytes"])
        frame["lower_bound_bytes"] = [in_bytes(self._floor(bits)) for bits in self._buffers]
        frame["ops_per_byte"] = [oi for _, oi in self.oi_mesa()]
        return frame

    def plot(
        self,
        path: str | PathLike[str] | None = None,
        *others: Curve,
        architecture: Architecture | None = None,
    ) -> Figure:
        """The ski slope, its floor and other curves beside it; written to `path` if there is one."""
        from piste.views.pictures.slope import plot_curves

        return plot_curves((self, *others), path, architecture)

    def page(self, path: str | PathLike[str], architecture: Architecture | None = None) -> None:
        """Write an interactive page that needs no network; with the memories of an architecture, if there is one."""
        from piste.views.page import write_page

        write_page(self, path, architecture=architecture)


def in_bits(size: Size) -> int:
    """
    >>> in_bits("1KiB"), in_bits(1.5)
    (8192, 12)
    """
    if isinstance(size, str):
        return 8 * parse_bytes(size)
    if isinstance(size, bool) or not isinstance(size, int | float) or not isfinite(size) or size <= 0:
        raise SpecError(f"a size is a positive number of bytes, found {size!r}; write it like '512KiB', '32MB' or 4096")
    return int(8 * size)


def in_bytes(bits: int) -> float:
    """
    >>> in_bytes(16), in_bytes(12)
    (2, 1.5)
    """
    return bits // 8 if bits % 8 == 0 else bits / 8


def _volume(shape: tuple[int, ...]) -> int:
    volume = 1
    for extent in shape:
        volume *= extent
    return volume
