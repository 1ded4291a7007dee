"""A whole network as text: its totals, its distinct layers, what only moves data, what has no cost."""

from __future__ import annotations

import re
from os import PathLike
from typing import TYPE_CHECKING

from piste.explore.networks import NetworkBound
from piste.results.network import LayerCost, NetworkCost, Totals
from piste.spec.network import Network, Operation
from piste.views.quantities import amount, energy, percent, size, time
from piste.views.text import table

IDLE = 1.5  # times the cycles of all units at work, from which on units are called idle
PRIME = 31  # the largest prime in a size that tiles of an array get along with

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
        f"{amount(round(total.cycles))} cycles ({time(found.runtime_seconds)}), {energy(total.energy_pj)}, "
        f"{size(total.traffic_bytes)} to and from {next(iter(found.architecture.memories))}",
        f"{found.answers_per_second:,.4g} {per}s per second, {energy(found.energy_per_answer_pj)} per {per}",
        _stored(found),
    ]
    searched = [layer for layer in found.layers if layer.how != "streamed"]
    proven = sum(layer.optimal for layer in searched)
    rest = "" if proven == len(searched) else f"; the others within {found.worst_bracket:.3g} of the least there can be"
    lines.append(f"{proven} of {len(searched)} distinct layers proven{rest}, {found.seconds:.1f} s")
    lines += [line for line in (_fusing(found), _dividing(found)) if line]
    sections = ["\n".join(lines), _compared(found), _cost_rows(found)]
    kinds = [("kind", "layers", "cycles", "energy", "traffic")]
    for kind, part in {**found.by_kind, "all": total}.items():
        kinds.append((kind, f"{part.layers:,}", *_sums(part)))
    sections.append("\n".join(["As often as they run", *table(kinds, "<>>>>")]))
    if any(layer.how == "streamed" for layer in found.layers):
        outer = next(iter(found.architecture.memories))
        sections.append(f"streamed: operands come once from {outer}, results go there once")
    if network.uncosted:
        sections.append(_named(network, "uncosted", "Not costed"))
    return "\n\n".join(section for section in sections if section)


def _fusing(found: NetworkCost) -> str:
    """What fused groups save, and what they take more."""
    if not found.fused or found.unfused is None:
        return ""
    parts = []
    for name in ("energy", "cycles"):
        before, after = (getattr(t, "energy_pj" if name == "energy" else name) for t in (found.unfused, found.total))
        if before and after != before:
            less = after < before
            parts.append(f"{percent(abs(after - before) / before)} {'less' if less else 'more'} {name}")
    mixed = len({part.split()[-2] for part in parts}) > 1
    hint = "; --objective edp weighs both" if mixed and found.objective != "edp" else ""
    return f"fused: {' and '.join(parts)} than layer after layer{hint}" if parts else ""


def _dividing(found: NetworkCost) -> str:
    """Which sizes leave perfect tiles few choices, where units are idle."""
    chip = found.architecture
    outer, peak = next(iter(chip.memories)), max((chip.instances(unit) for unit in chip.units), default=1)
    layers, sizes = 0, dict[int, None]()
    for layer in found.layers if found.mapspace == "perfect" else ():
        idle = layer.how == "searched" and layer.cycles > IDLE * layer.macs / peak
        if not idle or layer.limit.startswith(outer):
            continue
        odd = [int(n) for n in re.findall(r"\b\w+=(\d+)", layer.einsum) if _largest_prime(int(n)) > PRIME]
        layers += bool(odd)
        sizes |= dict.fromkeys(odd)
    if not sizes:
        return ""
    some = ", ".join(f"{n:,}" for n in list(sizes)[:3])
    many = f"{layers} layers" if layers > 1 else "a layer"
    return f"{some} can hardly be divided, which leaves units idle in {many}: try --mapspace ruby-s --seconds 5"


def _largest_prime(n: int) -> int:
    """The largest prime that divides a number.

    >>> _largest_prime(8193), _largest_prime(224)
    (2731, 7)
    """
    found = 1
    for p in range(2, 1 << 16):
        if p * p > n:
            break
        while n % p == 0:
            found, n = p, n // p
    return max(found, n)


def _sums(part: Totals) -> tuple[str, str, str]:
    return amount(round(part.cycles)), energy(part.energy_pj), size(part.traffic_bytes)


def compared(found: NetworkCost) -> list[tuple[str, Totals]]:
    """What nobody can beat, what layers take one after the other, and what they take fused."""
    rows: list[tuple[str, Totals]] = []
    if found.bounds is not None:
        rows += [("bound, however fused", found.bounds.fused), ("bound, layer after layer", found.bounds.layered)]
    if found.unfused is not None:
        rows.append(("best, layer after layer", found.unfused))
    if found.fused:
        rows.append(("best, fused", found.total))
    return rows


def _compared(found: NetworkCost) -> str:
    """The bound, the best unfused and the best fused in one table."""
    rows = [("", "cycles", "energy", "traffic", f"{found.network.answer}s per second")]
    clock, answers = found.architecture.clock_hz, found.network.answers
    for name, part in compared(found):
        rate = f"{answers * clock / part.cycles:,.4g}" if part.cycles else ""
        rows.append((name, *_sums(part), rate))
    return "\n".join(table(rows, "<>>>>")) if len(rows) > 1 else ""


def _cost_rows(found: NetworkCost) -> str:
    rows = [("layer", "kind", "how", "times", "cycles", "energy", "traffic", "limited by", "to least", "to bound")]
    for layer in sorted(found.layers, key=lambda layer: -layer.times * layer.cycles):
        if not layer.fits:
            rows.append((layer.name, layer.kind, layer.how, str(layer.times), "", "", "", layer.why[:40], "", ""))
            continue
        gap = "" if layer.gap_to_bound is None else f"{layer.gap_to_bound:.3g}x"
        rows.append(
            (
                layer.name, layer.kind, layer.how, f"{layer.times:,}", amount(round(layer.cycles)),
                energy(layer.energy_pj), size(layer.traffic_bytes), layer.limit, bracket(layer), gap,
            )
        )  # fmt: skip
    return "\n".join(["Distinct layers, one run of each", *table(rows, "<<<>>>><>>")])


def bracket(layer: LayerCost) -> str:
    """How far a layer is from the least that is known of it."""
    if layer.how == "streamed" or not layer.fits:
        return ""
    return "proven" if layer.optimal else f"{layer.value / layer.lower:.3g}x" if layer.lower > 0 else "?"


def _stored(found: NetworkCost) -> str:
    """Weights and keys and values beside what the largest memory on the chip holds."""
    cache = f", keys and values {size(found.kv_cache_bytes)}" if found.kv_cache_bytes else ""
    room = found.room
    if room is None:
        return f"weights {size(found.weight_bytes)}{cache}"
    times = (found.weight_bytes + found.kv_cache_bytes) / room[1]
    holds = (
        f"all of it {times:.3g} times what {room[0]} holds ({size(room[1])})" if times > 1 else f"{room[0]} holds it"
    )
    return f"weights {size(found.weight_bytes)}{cache}: {holds}"


def bound_text(found: NetworkBound) -> str:
    """The slope at sizes that are powers of two."""
    least = found.algorithmic_min_bytes
    lines = [
        f"{found.network.name}: {size(least)} must move at least, layer after layer",
        f"{found.notes[0]}",
    ]
    if found.asked is not None:
        lines.insert(1, f"with {size(found.asked.buffer_bytes)} on the chip: {size(found.asked.traffic_bytes)}")
    rows = [("on the chip", "must move" if found.exact else "least found", "times the least")]
    rows += [(size(p.buffer_bytes), size(p.traffic_bytes), f"{p.traffic_bytes / least:.3g}") for p in found.points]
    return "\n".join([*lines, "", *table(rows, ">>>")])


def plot_bound(found: NetworkBound, path: str | PathLike[str] | None = None) -> Figure:
    """Traffic over the size of the buffer, both on scales of powers; written to `path` if there is one."""
    from matplotlib.figure import Figure

    from piste.views.pictures.report import COLOURS, INK, PLAIN, check_format, saved

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
    axes.set_ylabel("must move" if found.exact else "least found to move")
    axes.set_title(f"{found.network.name}, layer after layer", loc="left", fontsize=11, color=INK)
    return saved(figure, path)
