"""Data-centric dataflows: MAESTRO's directives read, shown, costed exactly, and lowered to loop trees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from piste.dataflow.directives import Layer, Network
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import layer_with
from piste.dataflow.text import read_hardware, read_network
from piste.errors import SpecError, did_you_mean, front, if_near
from piste.results.flow import Flows, LayerFlow
from piste.spec.files import Spec

if TYPE_CHECKING:
    from piste.dataflow.reuse import Explained


def _exact(network: Network, hardware: Hardware) -> tuple[LayerFlow, ...]:
    from piste.dataflow.exact.analysis import analyse

    return tuple(analyse(layer, hardware) for layer in network.layers)


def _maestro(network: Network, hardware: Hardware) -> tuple[LayerFlow, ...]:
    from piste.dataflow.released.maestro import analyse_network

    return tuple(analyse_network(network, hardware))


MODES = {"exact": _exact, "maestro": _maestro}


@front
def dataflow(
    network: Network | Layer | str | Path,
    hardware: Hardware | str | Path,
    *,
    mode: str = "exact",
    preset: str | None = None,
    layer: str | None = None,
) -> Flows:
    """What the dataflow of each layer costs on some hardware: cycles, what moves, buffers, bandwidth, energy.

    `network` is a `.m` file, a network or a layer; `hardware` a file, a line such as
    `num_pes=256,noc_bw=32,noc_hops=1` or a value. `mode` is `exact`, what running the directives step by step gives,
    or `maestro`, what the released tool reports. `preset` runs all layers with one of the paper's dataflows: `C-P`,
    `X-P`, `YX-P`, `YR-P` or `KC-P`; `layer` takes only the one of that name.

    >>> conv = Layer("CONV2", "CONV", {"K": 64, "C": 64, "R": 3, "S": 3, "Y": 226, "X": 226}, ())
    >>> flows = dataflow(conv, "num_pes=256,noc_bw=32", preset="KC-P")
    >>> flows.cycles, round(flows.layers[0].utilization, 3)
    (7258762, 0.995)
    """
    if mode not in MODES:
        raise SpecError(f"a mode is one of {', '.join(MODES)}, not {mode!r}{if_near(str(mode), MODES)}")
    whole, chip = _network(network, layer), _hardware(hardware)
    if preset is not None:
        whole = Network(whole.name, tuple(layer_with(one, preset) for one in whole.layers))
    with _naming(network):
        return _flows(whole, chip, mode, MODES[mode](whole, chip))


def search(
    network: Network | Layer | str | Path,
    hardware: Hardware | str | Path,
    *,
    objective: str = "cycles",
    layer: str | None = None,
    seconds: float | None = 20,
) -> Flows:
    """The best directives for each layer: with the fewest `cycles`, the least `energy` or the least product (`edp`).

    What the layers say of their dataflow is not used; `flows.runs` has the layers with what was found, `flows.file`
    as text. `seconds` are those that the search of each layer may take. A note says what no other can beat that has
    one tile of each tensor in a PE and remainders on the PEs only.

    >>> from piste.dataflow.directives import COUPLINGS
    >>> gemm = Layer("L", "GEMM", {"M": 64, "N": 64, "K": 64}, (), coupling=COUPLINGS["GEMM"])
    >>> flows = search(gemm, "num_pes=16,noc_bw=16,l1_size=64")
    >>> flows.cycles <= dataflow(gemm, "num_pes=16,noc_bw=16,l1_size=64", preset="X-P").cycles
    True
    """
    from piste.dataflow.tune import tune

    whole, chip = _network(network, layer), _hardware(hardware)
    with _naming(network):
        tuned = [tune(one, chip, objective, seconds=seconds) for one in whole.layers]
    best, flows = Network(whole.name, tuple(each.layer for each in tuned)), []
    for each in tuned:
        low, _ = each.found.bracket
        note = f"layer {each.layer.name!r}: no dataflow of its kind has {objective} below {low:,.0f}"
        flows.append(replace(each.flow, notes=(*each.flow.notes, note)) if isfinite(low) and low > 0 else each.flow)
    return _flows(best, chip, "exact", tuple(flows))


def _flows(network: Network, hardware: Hardware, mode: str, flows: tuple[LayerFlow, ...]) -> Flows:
    misfits = tuple(misfit for flow in flows for misfit in _misfits(flow, hardware))
    runs = tuple((layer, hardware) for layer in network.layers)
    return Flows(network.name, mode, flows, runs, misfits, Runs(network, hardware))


def _network(source: Network | Layer | str | Path, only: str | None) -> Network:
    if isinstance(source, Layer):
        return Network(source.name, (source,))
    network = source if isinstance(source, Network) else read_network(source)
    layers = tuple(layer for layer in network.layers if only in (None, layer.name))
    if not network.layers:
        raise SpecError(f"{source if network is not source else network.name}: no layers; write Layer NAME {{ ... }}")
    if not layers:
        names = [layer.name for layer in network.layers]
        raise SpecError(f"{network.name} has no layer {only!r}; {did_you_mean(str(only), names)}")
    return Network(network.name, layers)


def _hardware(source: Hardware | str | Path) -> Hardware:
    return source if isinstance(source, Hardware) else read_hardware(source)


@contextmanager
def _naming(source: object) -> Iterator[None]:
    """What only shows when a file meets the hardware gets the file's name."""
    try:
        yield
    except SpecError as error:
        raise SpecError(f"{source}: {error}" if isinstance(source, str | Path) else str(error)) from None


def _misfits(flow: LayerFlow, hardware: Hardware) -> Iterator[str]:
    for memory, needs, has in (("L1", flow.l1_size, hardware.l1_size), ("L2", flow.l2_size, hardware.l2_size)):
        if has is not None and needs > has:
            tensors = {tensor: getattr(moved, f"{memory.lower()}_size") for tensor, moved in flow.tensors.items()}
            most = max(tensors, key=lambda tensor: tensors[tensor])
            yield f"{flow.name}: {memory} needs {needs:,} elements but has {has:,}; most of it is {most}"


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
