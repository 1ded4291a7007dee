"""What an attention costs with its dataflow: the records that `piste.attention` and what is in it return."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any

from piste.results.shown import Shown, pandas_for

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.figure import Figure
    from pandas import DataFrame

    from piste.spec.files import Spec

Bound = float | Callable[[], float]


@dataclass(frozen=True)
class Attended(Shown):
    """Cost of an attention (or of a block or model around it) with one dataflow on one platform.

    `print(found)` is the first view.
    """

    _text, _html = "attention.attended_text", "attention.attended_html"

    name: str
    accounting: str  # ref or model
    dataflow: Any  # piste.attention.dataflow.Dataflow
    fused: bool  # whether the logits stay on the chip between the two products
    macs: int
    cycles: float
    utilization: float
    footprint_bytes: float
    spill_fraction: float
    offchip_bytes: float
    onchip_bytes: float
    energy: float  # in multiply-accumulates
    parts: Mapping[str, float]  # cycles of compute, offchip, onchip, softmax, each as if alone
    bottleneck: str  # the part that decides
    bound: Bound = field(repr=False, compare=False)  # `bound_bytes`, or how to compute it
    notes: tuple[str, ...] = ()
    phases: tuple[Mapping[str, float], ...] = ()  # the parts one after the other
    extra: Mapping[str, Any] = field(default_factory=dict)  # kind, the best of all kinds, products of a block
    asked: Any = field(default=None, repr=False, compare=False)  # piste.attention.asked.Asked

    @cached_property
    def bound_bytes(self) -> float:
        """Nothing moves less off the chip with this buffer; computed when it is first asked for."""
        return self.bound() if callable(self.bound) else self.bound

    @property
    def gap_to_bound(self) -> float:
        """How many times the bound goes off the chip."""
        return self.offchip_bytes / self.bound_bytes

    @cached_property
    def more_buffer(self) -> Buys:
        """What a larger buffer would buy, for logits and attend."""
        buys: Buys = self.asked.more_buffer(self.extra.get("operators", {"L-A": self})["L-A"])
        return buys

    def tree(self) -> Spec:
        """The workload, the architecture and the mapping of its dataflow as a fused loop tree, without the mask.

        `piste.evaluate` says what it costs by the general model, if nothing is buffered twice or overwritten.
        """
        spec: Spec = self.asked.tree(self.dataflow)
        return spec

    def summary(self) -> dict[str, Any]:
        """The numbers, as plain data."""
        names = (
            "macs", "utilization", "cycles", "offchip_bytes", "onchip_bytes", "footprint_bytes", "spill_fraction",
            "bottleneck", "fused", "energy",
        )  # fmt: skip
        return {name: getattr(self, name) for name in names} | {"parts": dict(self.parts)}

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste attention --json` prints them."""
        found = {"name": self.name, "accounting": self.accounting, **self.summary()}
        found |= {"dataflow": _plain(self.dataflow), "bound_bytes": self.bound_bytes, "gap_to_bound": self.gap_to_bound}
        if self.asked is None:
            return found | {"notes": list(self.notes)}
        return found | {
            "kind": self.extra["kind"],
            "level": self.asked.level,
            "attention": asdict(self.asked.attention),
            "platform": _plain(self.asked.platform),
            "kinds": {kind: one.summary() for kind, one in self.extra["kinds"].items()},
            "operators": {name: one.summary() for name, one in self.extra.get("operators", {}).items()},
            "more_buffer": self.more_buffer.to_dict(),
            "notes": list(self.notes),
        }

    def to_frame(self) -> DataFrame:
        """A row for each kind of dataflow that was looked at; of a block or model, for each product."""
        return _frame(self, self.extra.get("operators") or self.extra["kinds"])

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """Utilization over the size of the buffer for each kind of dataflow; written to `path` if given."""
        from piste.views.pictures.attention import plot_attended

        return plot_attended(self, path)


@dataclass(frozen=True)
class Buys:
    """What a larger buffer buys: `kib` has one more KiB, `step` the next size with a better answer, if there is one.

    Better is meant by the `objective`. Of all dataflows that were asked for, `least_traffic` moves least now, and
    `traffic_step` is the least at the next size with which one moves less, if there is one.
    """

    objective: str
    kib: Attended
    step_bytes: float | None
    step: Attended | None
    enough_bytes: float  # from here on more buys nothing of the objective
    least_traffic: Attended
    traffic_step_bytes: float | None
    traffic_step: Attended | None

    def to_dict(self) -> dict[str, Any]:
        keys = ("cycles", "utilization", "offchip_bytes", "energy")

        def brief(one: Attended) -> dict[str, Any]:
            return {key: getattr(one, key) for key in keys}

        def at(size: float | None, one: Attended | None) -> dict[str, Any] | None:
            return {"buffer_bytes": size, **brief(one)} if one else None

        return {
            "objective": self.objective,
            "next_kib": brief(self.kib),
            "next_step": at(self.step_bytes, self.step),
            "enough_bytes": self.enough_bytes,
            "traffic": {
                "least": brief(self.least_traffic),
                "next_step": at(self.traffic_step_bytes, self.traffic_step),
            },
        }


@dataclass(frozen=True)
class Attendeds(Shown):
    """All dataflows that were looked at; `front` are those that none beats in cycles, footprint and traffic."""

    _text, _html = "attention.front_text", "attention.table_html"

    asked: Any = field(repr=False)
    all: tuple[Attended, ...] = field(repr=False)
    front: tuple[Attended, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `piste attention --front --json` prints it."""
        return {"considered": len(self.all), "front": [one.to_dict() for one in self.front]}

    def to_frame(self) -> DataFrame:
        """A row for each dataflow."""
        return _frame(self, dict(enumerate(self.all)))

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """Utilization over footprint, a dot for each dataflow; written to `path` if given."""
        from piste.views.pictures.attention import plot_scatter

        return plot_scatter(self, path)


@dataclass(frozen=True)
class Swept(Shown):
    """The best of each kind of dataflow for each value, and the bound on what goes off the chip.

    `roof` is the utilization that is left if nothing but the traffic of the bound is waited for.
    """

    _text, _html = "attention.swept_text", "attention.table_html"

    asked: Any = field(repr=False)
    over: str  # buffer (bytes), length or bandwidth (bytes per second)
    values: tuple[float, ...]
    lines: Mapping[str, tuple[Attended, ...]]
    bound_bytes: tuple[float, ...]
    roof: tuple[float, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as `piste attention --sweep --json` prints it."""
        return {
            "over": self.over,
            "values": list(self.values),
            "bound_bytes": list(self.bound_bytes),
            "roof": list(self.roof),
            "lines": {kind: [one.summary() for one in line] for kind, line in self.lines.items()},
        }

    def to_frame(self) -> DataFrame:
        """A row for each kind and value."""
        rows = {(kind, value): one for kind, line in self.lines.items()
                for value, one in zip(self.values, line, strict=True)}  # fmt: skip
        return _frame(self, rows, ["kind", self.over])

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """Utilization over the values; written to `path` if given."""
        from piste.views.pictures.attention import plot_swept

        return plot_swept(self, path)


def _frame(record: Shown, rows: Mapping[Any, Attended], index: list[str] | None = None) -> DataFrame:
    pd = pandas_for(record)
    found = []
    for one in rows.values():
        row = one.summary()
        found.append({**row, **{f"{part}_cycles": x for part, x in row.pop("parts").items()}})
    keys = pd.MultiIndex.from_tuples(list(rows), names=index) if index else pd.Index(list(rows))
    return pd.DataFrame(found, index=keys)


def _plain(record: Any) -> dict[str, Any] | None:
    """A record as plain data: sets in order, no infinities."""
    if record is None:
        return None
    found = {}
    for key, value in asdict(record).items():
        if isinstance(value, frozenset):
            value = [stage for stage in "QKIVO" if stage in value]
        found[key] = None if isinstance(value, float) and not isfinite(value) else value
    return found
