"""A whole network as text: its totals, its distinct layers, what only moves data, what has no cost."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

from piste.explore.networks import NetworkBound
from piste.results.network import NetworkCost
from piste.spec.network import Network, Operation
from piste.views.quantities import amount, energy, percent, size, time
from piste.views.text import table

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def network_text(network: Network) -> str:
    """The totals first, then a line for each distinct layer that multiplies, then the rest."""
    lines = [f"{network.name}: {network.macs:,} multiply-accumulates, {network.parameters:,} parameters"]
    if network.active_parameters is not None:
        lines.append(f"a token meets {network.active_parameters:,} of them")
    lines.append(
        f"{network.mac_layers:,} layers of them, {network.distinct_mac_layers} distinct; "
        f"{network.vector_operations:,} other operations"
    )
    if network.kv_cache_elements:
        lines.append(f"keys and values in the cache: {network.kv_cache_elements:,} elements")
    if network.source:
        lines.append(network.source)
    sections = ["\n".join(lines), _layers(network)]
    for kind, title in (("move", "Only moves data"), ("uncosted", "Not costed")):
        counts = network.moves if kind == "move" else network.uncosted
        if counts:
            sections.append(_named(network, kind, title))
    if network.notes:
        sections.append("\n".join(["Notes", *(f"  {note}" for note in network.notes)]))
    return "\n\n".join(section for section in sections if section)


def _layers(network: Network) -> str:
    groups: dict[str, list[Operation]] = {}
    for op in network.operations:
        if op.kind == "mac":
            groups.setdefault(op.key, []).append(op)
    if not groups:
        return ""
    rows = [("times", "MACs each", "share", "layer", "Einsum")]
    for ops in groups.values():
        first, times = ops[0], sum(op.times for op in ops)
        assert first.workload is not None
        macs = sum(op.times * op.macs for op in ops)
        einsum = "; ".join(str(e) for e in first.workload.einsums if e.kind == "mac")
        sizes = " ".join(f"{rank}={size}" for rank, size in first.workload.sizes.items())
        more = f" and {len(ops) - 1} more" if len(ops) > 1 else ""
        rows.append(
            (f"{times:,}", f"{first.macs:,}", percent(macs / network.macs), f"{first.name}{more}", f"{einsum} {sizes}")
        )
    return "\n".join(["Layers that multiply, each distinct one once", *table(rows, ">>><<")])


def _named(network: Network, kind: str, title: str) -> str:
    rows = []
    counts = network.moves if kind == "move" else network.uncosted
    for operator, count in counts.items():
        ops = [op for op in network.operations if op.kind == kind and op.operator == operator]
        elements = sum(op.times * op.elements for op in ops)
        why = "" if kind == "move" else ops[0].why
        share = percent(sum(network.share(op) for op in ops))
        rows.append(
            (f"{count:,}", operator, f"{elements:,} elements" if elements else "", share if elements else "", why)
        )
    return "\n".join([title, *table(rows, "><>><")])


def cost_text(found: NetworkCost) -> str:
    """What a network takes on a chip: the sums that an architect asks for, then a line for each distinct layer."""
    network, total = found.network, found.total
    per = network.answer
    lines = [
        f"{network.name} on {found.architecture.name or 'the chip'}, least {found.objective}: "
        f"{amount(total.cycles)} cycles ({time(found.runtime_seconds)}), {energy(total.energy_pj)}, "
        f"{size(total.traffic_bytes)} to and from {next(iter(found.architecture.memories))}",
        f"{found.answers_per_second:,.4g} {per}s per second, {energy(found.energy_per_answer_pj)} per {per}",
    ]
    room = _room(found)
    cache = f", keys and values {size(found.kv_cache_bytes)}" if found.kv_cache_bytes else ""
    lines.append(f"weights {size(found.weight_bytes)}{cache}{room}")
    proven = sum(layer.optimal for layer in found.layers if layer.how == "searched")
    searched = sum(layer.how == "searched" for layer in found.layers)
    rest = "" if proven == searched else f"; the others within {found.worst_bracket:.3g} of the least there can be"
    lines.append(f"{proven} of {searched} distinct layers proven{rest}, {found.seconds:.1f} s")
    rows = [("layer", "kind", "times", "cycles", "energy", "traffic", "limited by", "to least", "to bound")]
    for layer in sorted(found.layers, key=lambda layer: -layer.times * layer.cycles):
        if not layer.fits:
            rows.append((layer.name, layer.kind, str(layer.times), "", "", "", layer.why[:40], "", ""))
            continue
        bracket = "" if layer.how != "searched" else "proven" if layer.optimal else f"{layer.value / layer.lower:.3g}x"
        gap = "" if layer.gap_to_bound is None else f"{layer.gap_to_bound:.3g}x"
        rows.append(
            (
                layer.name, layer.kind, f"{layer.times:,}", amount(layer.cycles), energy(layer.energy_pj),
                size(layer.traffic_bytes), layer.limit, bracket, gap,
            )
        )  # fmt: skip
    sections = ["\n".join(lines), "\n".join(["Distinct layers, one run of each", *table(rows, "<<>>>><>>")])]
    kinds = [("kind", "layers", "cycles", "energy", "traffic")]
    for kind, part in {**found.by_kind, "all": total}.items():
        kinds.append((kind, f"{part.layers:,}", amount(part.cycles), energy(part.energy_pj), size(part.traffic_bytes)))
    sections.append("\n".join(["As often as they run", *table(kinds, "<>>>>")]))
    if found.fused:
        groups = [("group", "times", "cycles", "energy", "traffic", "to least")]
        for layer in found.fused:
            bracket = "proven" if layer.optimal else f"{layer.value / layer.lower:.3g}x" if layer.lower else ""
            groups.append(
                (layer.name, f"{layer.times:,}", amount(layer.cycles), energy(layer.energy_pj),
                 size(layer.traffic_bytes), bracket)
            )  # fmt: skip
        sections.append("\n".join(["Fused groups, in the place of their layers", *table(groups, "<>>>>>")]))
    if network.uncosted:
        sections.append(_named(network, "uncosted", "Not costed"))
    return "\n\n".join(sections)


def _room(found: NetworkCost) -> str:
    """How the weights compare with what the largest memory on the chip holds."""
    inner = [m for m in list(found.architecture.memories.values())[1:] if m.capacity_bytes]
    if not inner:
        return ""
    largest = max(inner, key=lambda m: m.capacity_bytes or 0)
    return f"; {largest.name} holds {size(largest.capacity_bytes or 0)}"


def bound_text(found: NetworkBound) -> str:
    """The slope at sizes that are powers of two."""
    least = found.algorithmic_min_bytes
    lines = [
        f"{found.network.name}: {size(least)} must move at least, layer after layer",
        f"{found.notes[0]}",
    ]
    rows = [("on the chip", "must move", "times the least")]
    rows += [(size(p.buffer_bytes), size(p.traffic_bytes), f"{p.traffic_bytes / least:.3g}") for p in found.points]
    return "\n".join([*lines, "", *table(rows, ">>>")])


def plot_bound(found: NetworkBound, path: str | PathLike[str] | None = None) -> Figure:
    """Traffic over the size of the buffer, both on scales of powers; written to `path` if there is one."""
    from matplotlib.figure import Figure

    from piste.views.plot import COLOURS, INK, PLAIN, check_format

    check_format(path)
    figure = Figure(figsize=(7, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.plot([p.buffer_bytes for p in found.points], [p.traffic_bytes for p in found.points], "o-", color=COLOURS[0])
    axes.axhline(found.algorithmic_min_bytes, ls=":", color=PLAIN)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: size(value))
    axes.yaxis.set_major_formatter(lambda value, _: size(value))
    axes.set_xlabel("on the chip")
    axes.set_ylabel("must move")
    axes.set_title(f"{found.network.name}, layer after layer", loc="left", fontsize=11, color=INK)
    if path is not None:
        figure.savefig(path, dpi=150)
    return figure
