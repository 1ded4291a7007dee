"""What a whole network takes on a chip: every distinct layer once, and the sums over all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

from piste.results.shown import Shown, pandas_for
from piste.spec.architecture import Architecture
from piste.spec.network import Network

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class LayerCost:
    """A distinct layer: what one run of it takes, and how often it runs.

    `how` is `searched` (its best mapping was looked for), `fused` (with others, in one tree), or `streamed`: every
    operand comes once from the outermost memory, every result goes there once. The best there is lies between `lower`
    and `value`, in units of the objective; `optimal` says that they are one.
    """

    name: str
    kind: str
    how: str
    times: int
    macs: int
    cycles: float
    energy_pj: float
    traffic_bytes: float  # over the boundary of the outermost memory
    limit: str  # what takes most cycles
    value: float = 0.0
    lower: float = 0.0
    optimal: bool = True
    gap_to_bound: float | None = None
    mapping: str = ""
    seconds: float = 0.0
    why: str = ""  # nothing fits
    einsum: str = ""  # what the mapping is of

    @property
    def fits(self) -> bool:
        return not self.why


@dataclass(frozen=True)
class Totals:
    """Sums over layers, as often as each runs."""

    layers: int
    macs: int
    cycles: float
    energy_pj: float
    traffic_bytes: float

    @classmethod
    def of(cls, layers: Iterable[LayerCost]) -> Totals:
        layers = [layer for layer in layers if layer.fits]
        return cls(
            sum(layer.times for layer in layers),
            sum(layer.times * layer.macs for layer in layers),
            sum(layer.times * layer.cycles for layer in layers),
            sum(layer.times * layer.energy_pj for layer in layers),
            sum(layer.times * layer.traffic_bytes for layer in layers),
        )


@dataclass(frozen=True)
class Bounds:
    """What nobody can beat on a chip: with layers one after the other, and however they are fused."""

    layered: Totals
    fused: Totals


@dataclass(frozen=True)
class NetworkCost(Shown):
    """What a network takes on a chip, layer after layer; `print(found)` is the first view."""

    _text = "network.cost_text"

    network: Network
    architecture: Architecture
    objective: str
    layers: tuple[LayerCost, ...]
    seconds: float = 0.0
    interrupted: bool = False
    fused: tuple[LayerCost, ...] = field(default=())  # groups in one tree, each in the place of some layers
    unfused: Totals | None = None  # what it takes layer after layer
    bounds: Bounds | None = None
    mapspace: str = "perfect"

    @property
    def total(self) -> Totals:
        return Totals.of(self.layers)

    @property
    def by_kind(self) -> dict[str, Totals]:
        kinds = dict.fromkeys(layer.kind for layer in self.layers)
        return {kind: Totals.of(layer for layer in self.layers if layer.kind == kind) for kind in kinds}

    @property
    def runtime_seconds(self) -> float:
        """Of one run, by the chip's clock."""
        return self.total.cycles / self.architecture.clock_hz

    @property
    def answers_per_second(self) -> float:
        return self.network.answers / self.runtime_seconds if self.runtime_seconds else 0.0

    @property
    def energy_per_answer_pj(self) -> float:
        return self.total.energy_pj / self.network.answers

    @property
    def weight_bytes(self) -> float:
        return self.network.parameters * self.network.bits / 8

    @property
    def kv_cache_bytes(self) -> float:
        return self.network.kv_cache_elements * self.network.bits / 8

    @property
    def room(self) -> tuple[str, float] | None:
        """The largest memory on the chip, and the bytes that all its instances hold; None if none says."""
        chip = self.architecture
        inner = {
            m.name: m.capacity_bytes * chip.instances(m.name)
            for m in list(chip.memories.values())[1:]
            if m.capacity_bytes
        }
        return max(inner.items(), key=lambda one: one[1], default=None)

    @property
    def fits(self) -> bool:
        return all(layer.fits for layer in self.layers)

    @property
    def optimal(self) -> bool:
        """Whether every layer and every group that was searched is proven."""
        return all(layer.optimal for layer in self.layers if layer.how != "streamed")

    @property
    def worst_bracket(self) -> float:
        """The largest ratio of what was found to what is known to be the least, over the layers that were searched."""
        found = [x.value / x.lower for x in self.layers if x.how != "streamed" and x.lower > 0 and x.fits]
        return max(found, default=1.0)

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste search MODEL --json` prints them."""
        answer = self.network.answer
        return {
            "network": self.network.name,
            "architecture": self.architecture.name,
            "objective": self.objective,
            "mapspace": self.mapspace,
            "layers": [asdict(layer) for layer in self.layers],
            "fused": [asdict(layer) for layer in self.fused],
            "by_kind": {kind: asdict(totals) for kind, totals in self.by_kind.items()},
            "total": asdict(self.total),
            "unfused": asdict(self.unfused) if self.unfused else None,
            "bounds": asdict(self.bounds) if self.bounds else None,
            "optimal": self.optimal,
            "worst_bracket": self.worst_bracket,
            "runtime_seconds": self.runtime_seconds,
            f"{answer}s_per_second": self.answers_per_second,
            f"energy_per_{answer}_pj": self.energy_per_answer_pj,
            "weight_bytes": self.weight_bytes,
            "kv_cache_bytes": self.kv_cache_bytes,
            "largest_memory": dict(zip(("name", "bytes"), self.room, strict=True)) if self.room else None,
            "uncosted": self.network.uncosted,
            "seconds": self.seconds,
            "interrupted": self.interrupted,
        }

    def to_frame(self) -> DataFrame:
        """A row for each distinct layer."""
        pd = pandas_for(self)
        return pd.DataFrame([asdict(layer) for layer in self.layers])
