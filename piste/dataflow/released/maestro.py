"""What the released MAESTRO reports of a layer, number for number, with all that is wrong in it.

For users who have numbers of that tool and want to compare; what the directives really do is in mode `exact`. The
rules were found by experiment; they equal the tool on every case of `tests/figures/dataflow_cases.json`.
"""

from __future__ import annotations

from dataclasses import replace
from math import copysign, inf, nan, prod
from typing import Any

from piste.dataflow.directives import WINDOW, Layer, Network
from piste.dataflow.exact.analysis import L1_ENERGY, L2_ENERGY
from piste.dataflow.hardware import Hardware, Noc
from piste.dataflow.released.cases import CaseCost, LevelCases, ReleasedHardware, walker
from piste.dataflow.released.levels import ReleasedLevel, levels
from piste.errors import SpecError
from piste.results.flow import Case, LayerFlow, Moved

UNLIMITED = 2**31 - 1
NJ_PER_MAC = 0.00023


def analyse(layer: Layer, hardware: Hardware) -> LayerFlow:
    """What the tool reports of a file with this layer alone.

    >>> from piste.dataflow.hardware import Noc
    >>> from piste.dataflow.presets import layer_with
    >>> conv = layer_with(Layer("CONV1", "CONV", dict(K=64, C=3, R=3, S=3, Y=224, X=224), ()), "C-P")
    >>> flow = analyse(conv, Hardware(64, (Noc(16),)))
    >>> flow.cycles, flow.tensors["filter"].l2_reads, 64 * 3 * 3 * 3
    (28387588, 1161, 1728)
    """
    return analyse_network(Network("", (layer,)), hardware)[0]


def analyse_network(network: Network, hardware: Hardware) -> list[LayerFlow]:
    """What it reports of a file.

    Its CSV says less energy than its screen, and with clusters the part of L1 in it is that of the layer before.
    """
    flows: list[LayerFlow] = []
    batched: dict[str, bool] = {}
    for layer in network.layers:
        if batched.setdefault(layer.type, "N" in layer.dims) != ("N" in layer.dims):
            rule = f"MAESTRO takes the dimensions of the first {layer.type} layer for all"
            raise SpecError(f"layer {layer.name!r}: {rule}; write N in all of them or in none")
        flows.append(_report(network.name, layer, hardware, flows[-1] if flows else None))
    return flows


def _report(network: str, layer: Layer, hardware: Hardware, before: LayerFlow | None) -> LayerFlow:
    found = levels(layer, hardware.pes)
    top = _walked(layer, found, hardware)
    limit = 0
    if hardware.offchip is not None:  # all that L2 must hold, in every step
        limit = max(2 * sum(top.first[:2]) // hardware.offchip // 2, 2 * top.first[2] // hardware.offchip // 2)
    steps = [step._replace(cycles=max(step.cycles, limit)) for step in top.steps]
    macs = sum(step.times * step.macs for step in steps)
    tensors = _tensors(layer, found, top, macs)
    moved = tensors.values()
    energy = {
        "mac": macs,
        "l1_read": L1_ENERGY * sum(t.l1_reads for t in moved),
        "l1_write": L1_ENERGY * sum(t.l1_writes for t in moved),
        "l2_read": L2_ENERGY * sum(t.l2_reads for t in moved),
        "l2_write": L2_ENERGY * sum(t.l2_writes for t in moved),
    }
    flow = LayerFlow(
        name=layer.name,
        mode="maestro",
        pes=hardware.pes,
        cycles=sum(step.times * step.cycles for step in steps),
        macs=macs,
        active_pes=top.active,
        l1_size=sum(t.l1_size for t in moved),
        l2_size=sum(t.l2_size for t in moved),
        peak_bandwidth=max(step.words // step.compute for step in steps),
        mean_bandwidth=sum(s.times * s.words // s.compute for s in steps) / sum(s.times for s in steps),
        energy_in_macs=sum(energy.values()),
        energy_parts=energy,
        tensors=tensors,
        cases=tuple(
            Case(s.kind, s.times, s.input + s.filter, s.egress, s.busiest, round(s.active), s.cycles) for s in steps
        ),
        notes=_notes(hardware),
    )
    l1_of = flow if len(found) == 1 else before
    row = _csv_row(network, flow, hardware, steps, top.first, l1_of)
    return replace(
        flow,
        extra={
            "overall_reuse": _ratio(sum(t.l1_reads for t in moved), sum(t.l1_writes for t in moved)),
            "area_um2": row["Area"],
            "power_mw": row["Power"],
            "csv": row,
        },
    )


def _walked(layer: Layer, found: tuple[ReleasedLevel, ...], hardware: Hardware) -> LevelCases:
    """The cases of the top level."""
    noc = hardware.nocs[0]
    if any(other != noc for other in hardware.nocs):
        raise SpecError("MAESTRO has the same network at every level; give one or take mode exact")
    walk = walker(found, ReleasedHardware(noc.words_per_cycle or UNLIMITED, noc.latency, hardware.lanes))
    try:
        top = walk(0, tuple(loop.extent for loop in found[0].loops))
    except SpecError as error:
        raise SpecError(f"layer {layer.name!r}: {error}") from None
    if not top.steps:
        raise SpecError(
            f"layer {layer.name!r}: no step computes anything, and MAESTRO divides by zero; mode exact takes it"
        )
    return top


def _notes(hardware: Hardware) -> tuple[str, ...]:
    """Switches that the tool has and does not heed, or does not have."""
    ignored = {
        "multicasts": not hardware.multicast,
        "adds partial results up on the way": not hardware.reduction,
        "forwards nothing between neighbours": hardware.forwarding,
        f"has one pipe for all tensors, {_wide(hardware.nocs[0])}": any(noc.channels for noc in hardware.nocs),
        "fetches ahead": bool(hardware.awaited),
    }
    return tuple(f"MAESTRO always {what}" for what, asked in ignored.items() if asked)


def _wide(noc: Noc) -> str:
    width = noc.words_per_cycle
    return f"here {width} wide" if width else "here of unlimited width"


def _tensors(layer: Layer, found: tuple[ReleasedLevel, ...], top: LevelCases, macs: int) -> dict[str, Moved]:
    """What moves of each tensor. L1 is read for every MAC, and written what L2 is read, as if every PE had a bus."""
    arrived = {
        "input": sum(step.times * step.input for step in top.steps),
        "filter": sum(step.times * step.filter for step in top.steps),
    }
    result = {}
    for name, first in zip(("input", "filter", "output"), top.first, strict=True):
        dims: frozenset[str] = getattr(found[0], name)
        sizes = dict(layer.dims)
        if name == "output":  # strides are forgotten
            sizes.update(
                {axis: sizes[axis] - sizes.get(window, 1) + 1 for axis, window in WINDOW.items() if axis in dims}
            )
        whole = prod(sizes[dim] for dim in dims)
        moved = arrived.get(name, top.egress)
        l1_writes = arrived.get(name, macs)
        result[name] = Moved(
            l1_reads=macs,
            l1_writes=l1_writes,
            l2_reads=whole if name == "output" else moved,
            l2_writes=moved if name == "output" else whole,
            delivered=moved,
            l1_size=2 * prod(loop.tile.whole for loop in found[-1].loops if loop.dim in dims),
            l2_size=2 * first,
            reuse=_ratio(macs, l1_writes),
            most_reuse=macs / whole,
        )
    return result


def _csv_row(
    network: str,
    flow: LayerFlow,
    hardware: Hardware,
    steps: list[CaseCost],
    first: tuple[int, int, int],
    l1_of: LayerFlow | None,
) -> dict[str, Any]:
    """The row of its CSV under its own headings ("Bytes" are elements)."""
    pes, lanes = hardware.pes, hardware.lanes
    width = hardware.nocs[0].words_per_cycle or UNLIMITED
    l1_energy = sum(l1_of.energy_parts[part] for part in ("l1_read", "l1_write")) if l1_of else 0
    l2_energy = sum(flow.energy_parts[part] for part in ("l2_read", "l2_write"))
    l2_energy -= L2_ENERGY * flow.tensors["output"].l2_reads
    energy = NJ_PER_MAC * (l1_energy + l2_energy)
    throughput = flow.macs / flow.cycles
    bus, arbiter = width * (14.662 * pes + 28.895), max(1.2886 * pes**2 + 5.5814 * pes - 23.711, 1)
    power = {
        "PE power": pes * 1.2223 * lanes,
        "L1 power": pes * 0.00345 * flow.l1_size,
        "L2 power": 0.00345 * flow.l2_size,
        "NOC power": (0.8 * bus + 0.34 * arbiter) / 1000,
    }
    area = pes * (283 * lanes + 0.104 * flow.l1_size) + 0.104 * flow.l2_size + 101.7938 * bus + 395.473 * arbiter
    offchip = 0
    for step in steps:  # halved in every step again, which means nothing
        offchip = max(offchip, 2 * max(sum(first[:2]), first[2]) // step.compute) // 2
    last = steps[-1]
    return {
        "Neural Network Name": network,
        "Layer Number": flow.name,
        "NumPEs": pes,
        "Runtime (Cycles)": flow.cycles,
        "Activity count-based Energy (nJ)": energy,
        "Throughput (MACs/Cycle)": throughput,
        "Throughput Per Energy (GMACs/s*J)": _ratio(throughput, energy) * 1e9,
        "Area": area,
        "Power": sum(power.values()),
        "NoC BW Req (Elements/cycle)": flow.peak_bandwidth,
        "Avg BW Req": flow.mean_bandwidth,
        "Peak BW Req": flow.peak_bandwidth,
        "Vector Width": lanes,
        "Offchip BW Req (Elements/cycle)": offchip,
        "L2 SRAM Size Req (Bytes)": flow.l2_size,
        "L1 SRAM Size Req (Bytes)": flow.l1_size,
        "Multicasting Factor (Weight)": 1,
        "Multicasting Factor (Input)": 1,
        "Num Total Input Pixels": flow.tensors["input"].l2_writes,
        "Num Total Weight Pixels": flow.tensors["filter"].l2_writes,
        "Ops/J": _ratio(flow.macs, energy) * 1e9,
        "Num MACs": flow.macs,
        **power,
        **{
            f"{name} {heading}": getattr(moved, key)
            for name, moved in flow.tensors.items()
            for heading, key in (
                ("l1 read", "l1_reads"),
                ("l1 write", "l1_writes"),
                ("l2 read", "l2_reads"),
                ("l2 write", "l2_writes"),
                ("reuse factor", "reuse"),
            )
        },
        **{
            f"{heading} Delay ({what})": delay
            for heading, key in (("Ingress", "arriving"), ("Egress", "leaving"), ("Compute", "compute"))
            for what, delay in _delays(steps, key).items()
        },
        "Avg number of utilized PEs": flow.active_pes,
        "Arithmetic Intensity": _ratio(last.macs, last.input + last.filter),
    }


def _delays(steps: list[CaseCost], key: str) -> dict[str, int]:
    delays = [getattr(step, key) for step in steps]
    total = sum(step.times * delay for step, delay in zip(steps, delays, strict=True))
    return {"Min": min(delays), "Max": max(delays), "Avg": total // sum(step.times for step in steps)}


def _ratio(a: float, b: float) -> float:
    """A quotient as C++ has it: of nothing, inf or nan."""
    return a / b if b else nan if not a else copysign(inf, a)
