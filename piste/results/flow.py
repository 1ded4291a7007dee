"""What a dataflow does to its layers: the records that `piste.dataflow` returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from piste.results.shown import Shown, pandas_for

if TYPE_CHECKING:
    from os import PathLike

    from matplotlib.figure import Figure
    from pandas import DataFrame


@dataclass(frozen=True)
class Moved:
    """What moves of one tensor, in elements summed over all PEs; floats where zeros are skipped.

    `delivered` is what the network carries to (input, filter) or from (output) the PEs. `reuse` is how often an element
    that arrived in a PE is used there; `most_reuse` is what is reached if every element arrives once.
    """

    l1_reads: float
    l1_writes: float
    l2_reads: float
    l2_writes: float
    delivered: float
    l1_size: int
    l2_size: int
    reuse: float
    most_reuse: float


@dataclass(frozen=True)
class Case:
    """Steps that are alike: how many, what each brings in, sends out and computes, and how long it takes."""

    kind: str  # init, steady or edge
    times: int
    ingress: float
    egress: float
    macs: float  # of the busiest PE
    active_pes: int
    cycles: int


@dataclass(frozen=True)
class LayerFlow:
    """What a dataflow does to one layer; sizes in elements, bandwidths in elements a cycle, energy in MACs."""

    name: str
    mode: str
    pes: int
    cycles: int
    macs: float
    active_pes: float  # mean over the steps
    l1_size: int
    l2_size: int
    peak_bandwidth: float  # what the network must carry so that no step waits for it
    mean_bandwidth: float
    energy_in_macs: float
    energy_parts: Mapping[str, float]  # mac, l1_read, l1_write, l2_read, l2_write
    tensors: Mapping[str, Moved]
    cases: tuple[Case, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)  # what only this mode reports
    notes: tuple[str, ...] = ()

    @property
    def utilization(self) -> float:
        """MACs done, of those that all PEs could do in the same time."""
        return self.macs / (self.pes * self.cycles)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, with the keys of the command line's JSON."""
        return {**asdict(self), "utilization": self.utilization}

    def __str__(self) -> str:
        from piste.views.flow import layer_text

        return layer_text(self)


@dataclass(frozen=True)
class Flows(Shown):
    """What dataflows do to the layers of a network, one after the other; `print(flows)` is the first view.

    `runs` has each layer with its directives, and the hardware. `misfits` says which buffers are too small for what
    they must hold.
    """

    _text, _html = "flow.flows_text", "flow.flows_html"

    network: str
    mode: str
    layers: tuple[LayerFlow, ...]
    runs: tuple[tuple[Any, Any], ...] = field(repr=False)
    misfits: tuple[str, ...] = ()
    asked: Any = field(default=None, repr=False, compare=False)  # piste.dataflow.Runs

    @property
    def fits(self) -> bool:
        return not self.misfits

    @property
    def cycles(self) -> int:
        return sum(flow.cycles for flow in self.layers)

    @property
    def macs(self) -> float:
        return sum(flow.macs for flow in self.layers)

    @property
    def energy_in_macs(self) -> float:
        return sum(flow.energy_in_macs for flow in self.layers)

    @property
    def file(self) -> str:
        """The layers with their directives as MAESTRO writes them."""
        return str(self.asked.file())

    @cached_property
    def reuse(self) -> tuple[Any, ...]:
        """What `piste.dataflow.reuse.explain` says of each layer."""
        return tuple(self.asked.reuse())

    def explain(self) -> str:
        """Which tensor is reused where and how, what realises it, and what people call the dataflow."""
        from piste.views.flow import explained_text

        return "\n\n".join(explained_text(f.name, found) for f, found in zip(self.layers, self.reuse, strict=True))

    def directives(self, *, grey: bool = False) -> str:
        """Each layer's loop tree, and beside it all directives; those that can be left out are marked."""
        from piste.views.flow import directives_text

        shown = []
        for (layer, _), spec in zip(self.runs, self.asked.specs(), strict=True):
            assert spec.workload and spec.architecture and spec.mapping
            text = directives_text(spec.workload, spec.architecture, spec.mapping, grey=grey)
            shown.append(f"{layer.name}: {spec.workload}\n{text}")
        return "\n\n".join(shown)

    def to_dict(self) -> dict[str, Any]:
        """Plain dicts, lists and numbers, as `piste dataflow --json` prints them."""
        return {
            "network": self.network,
            "mode": self.mode,
            "cycles": self.cycles,
            "macs": self.macs,
            "energy_in_macs": self.energy_in_macs,
            "layers": [
                {**flow.to_dict(), "directives": [str(directive) for directive in layer.directives]}
                for flow, (layer, _) in zip(self.layers, self.runs, strict=True)
            ],
            "misfits": list(self.misfits),
        }

    def to_frame(self) -> DataFrame:
        """A row for each layer as a pandas frame; `input_l2_reads` and the like are what moves of a tensor."""
        pd = pandas_for(self)
        rows = []
        for flow in self.layers:
            row = flow.to_dict()
            tensors, parts = row.pop("tensors"), row.pop("energy_parts")
            for key in ("cases", "extra", "notes"):
                del row[key]
            moved = {f"{tensor}_{key}": x for tensor, counts in tensors.items() for key, x in counts.items()}
            rows.append({**row, **{f"energy_{part}": x for part, x in parts.items()}, **moved})
        return pd.DataFrame(rows)

    def plot(self, path: str | PathLike[str] | None = None) -> Figure:
        """Cycles, energy and reuse, layer by layer; written to `path` if given."""
        from piste.views.pictures.flow import plot_flows

        return plot_flows(self, path)

    def picture(self, path: str | PathLike[str] | None = None, *, steps: int = 8) -> Figure:
        """What each PE holds in the first steps, coloured by reuse; written to `path` if given."""
        from piste.views.pictures.steps import plot_steps

        return plot_steps(*self.runs, path=path, steps=steps)
