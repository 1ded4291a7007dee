"""Two mappings side by side: what differs, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from piste.results.report import Report
from piste.results.shown import pandas_for

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class Compared:
    """Two reports; `print` shows both trees and the costs that differ, as do `to_dict` and `to_frame`."""

    one: Report
    other: Report

    def costs(self) -> dict[str, tuple[float, float]]:
        """By name, the cost of one and of the other: energy in all and by component, cycles, utilisation, traffic."""
        energy = [report.energy.by_component for report in (self.one, self.other)]
        moved = [
            {(row.memory, row.tensor): row.reads + row.fills + row.updates + row.drains for row in report.counts}
            for report in (self.one, self.other)
        ]
        found: dict[str, tuple[float, float]] = {
            "energy (pJ)": (self.one.energy_pj, self.other.energy_pj),
            "cycles": (self.one.cycles, self.other.cycles),
            "utilization": (self.one.utilization, self.other.utilization),
        }
        for name in dict.fromkeys((*energy[0], *energy[1])):
            found[f"energy of {name} (pJ)"] = energy[0].get(name, 0.0), energy[1].get(name, 0.0)
        for memory, tensor in dict.fromkeys((*moved[0], *moved[1])):
            both = moved[0].get((memory, tensor), 0), moved[1].get((memory, tensor), 0)
            found[f"{tensor} moved at {memory}"] = both
        for name in dict.fromkeys((*self.one.peak_bytes, *self.other.peak_bytes)):
            found[f"bytes held in {name}"] = self.one.peak_bytes.get(name, 0), self.other.peak_bytes.get(name, 0)
        return found

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers."""
        return {
            "mappings": [self.one.mapping.to_list(), self.other.mapping.to_list()],
            "costs": {name: list(both) for name, both in self.costs().items()},
        }

    def to_frame(self) -> DataFrame:
        """A row for every cost, as a pandas frame."""
        pd = pandas_for(self)
        rows = [(name, *both) for name, both in self.costs().items()]
        return pd.DataFrame(rows, columns=["cost", "one", "other"])

    def __str__(self) -> str:
        from piste.views.search import compared_text

        return compared_text(self)
