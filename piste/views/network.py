"""A whole network as text: its totals, its distinct layers, what only moves data, what has no cost."""

from __future__ import annotations

from piste.spec.network import Network, Operation
from piste.views.quantities import percent
from piste.views.text import table


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
