"""What can be asked of a dataflow's layers after they were costed: their file, their reuse, their loop trees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from piste.dataflow.directives import Network
from piste.dataflow.hardware import Hardware
from piste.spec.files import Spec

if TYPE_CHECKING:
    from piste.dataflow.reuse import Explained


@dataclass(frozen=True)
class Runs:
    """The layers of a network with their directives, on one machine."""

    network: Network
    hardware: Hardware

    def file(self) -> str:
        """The layers with their directives as MAESTRO writes them."""
        from piste.dataflow.text import write_network

        return write_network(self.network)

    def reuse(self) -> tuple[Explained, ...]:
        """Which tensor is reused where and how, by layer."""
        from piste.dataflow.reuse import explain

        return tuple(explain(layer, self.hardware) for layer in self.network.layers)

    def specs(self) -> tuple[Spec, ...]:
        """Each layer as a workload, an architecture and a loop tree."""
        from piste.dataflow.lower import lower

        return tuple(lower(layer, self.hardware) for layer in self.network.layers)
