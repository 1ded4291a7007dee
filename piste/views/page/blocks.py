"""What a page shows of each kind of result, as plain data that page.js draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10
from time import perf_counter
from typing import Any

from piste.errors import SpecError
from piste.kernels.predict import Prediction
from piste.results.attended import Attended, Attendeds, Swept
from piste.results.cascade import FoundCascade
from piste.results.claim import Claim
from piste.results.curve import Curve
from piste.results.drawing import Drawing
from piste.results.explored import Exploration
from piste.results.flow import Flows
from piste.results.found import Found
from piste.results.network import NetworkCost
from piste.results.report import Report
from piste.spec.architecture import Architecture, Memory
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Node, Path, Pipe, Spread, paths
from piste.spec.network import Network
from piste.spec.workload import Workload
from piste.views.curve import BEST, moves
from piste.views.quantities import amount, energy, percent, short, size, time

Block = dict[str, Any]
POINTS = 600  # of a staircase that are drawn
STOPS = 40  # of them with the mapping behind
DESIGNS = 2000  # of a frontier that are drawn
PATIENCE = 2.0  # seconds to make mappings for


@dataclass(frozen=True)
class Page:
    """A title, the answers in a line each, and what is drawn beneath them."""

    title: str
    answers: list[str]
    blocks: list[Block]


def page_of(result: Any, **how: Any) -> Page:
    """The page of a result."""
    for kind, make in _MAKERS.items():
        if isinstance(result, kind):
            made: Page = make(result, **how)
            return made
    raise SpecError(f"there is no page of {type(result).__name__}; pass what bound, evaluate, search, ... return")


# --- curves


def curve_page(curve: Curve, architecture: Architecture | None = None) -> Page:
    from piste.views.curve import curve_text

    lines = curve_text(curve).split("\n\n")[0].splitlines()
    return Page(str(curve.workload), lines[1:] or lines, curve_blocks(curve, architecture))


def curve_blocks(curve: Curve, architecture: Architecture | None = None, others: Sequence[Curve] = ()) -> list[Block]:
    """The slope with its floor and the mapping behind points, and the operations that each byte allows."""
    levels = curve.levels(architecture) if architecture else {}
    right = max(4 * curve.max_effectual_bytes, *(1.5 * at.buffer_bytes for at in levels.values()), 0)
    marks = [{"x": at.buffer_bytes, "name": f"{name} {size(at.buffer_bytes)}"} for name, at in levels.items()]
    corners = thin(curve.points)
    stops = _stops(curve)
    must = "How little must move" if curve.exact else "The least found to move"
    slope: Block = {
        "kind": "chart",
        "title": f"{must}, for every size of buffer{f', {curve.assuming}' if curve.assuming else ''}",
        "x": {"name": "buffer", "unit": "bytes", "log": True},
        "y": {"name": "traffic to the backing store", "unit": "bytes", "log": True},
        "along": True,
        "lines": [
            {"name": BEST[curve.exact], "points": [*corners, [right, corners[-1][1]]], "step": True, "colour": 0}
        ],
        "dots": stops,
        "marks": marks,
        "first": len(stops) // 2,
        "note": _mark_note(marks, "Point at the slope, or use the arrow keys, to see the mapping behind it."),
    }
    for i, other in enumerate(others, 1):
        slope["lines"].append({"name": other.name, "points": thin(other.points), "step": True, "colour": i})
    floor = [[x, curve.floor(x)] for x in _geometric(corners[0][0], right, 120)]
    above = [[x, curve.traffic_bytes(x)] for x, _ in floor]
    if curve.floor_bits:
        slope["lines"].append({"name": "the floor: no program goes below", "points": floor, "colour": 5, "thin": True})
        slope["areas"] = [{"low": floor, "high": above, "colour": 0}]
    least = curve.algorithmic_min_bytes
    ends = [[corners[0][0], least], [right, least]]
    name = f"algorithmic minimum {size(least)}"
    slope["lines"].append({"name": name, "points": ends, "colour": None, "thin": True, "dash": True})
    mesa: Block = {
        "kind": "chart",
        "title": "Operations that each byte of traffic allows",
        "x": {"name": "buffer", "unit": "bytes", "log": True},
        "y": {"name": "operations per byte, 2 for each MAC", "unit": "number", "log": True},
        "lines": [{"points": [[x, 2 * curve.macs / y] for x, y in corners], "step": True, "colour": 2}],
        "marks": marks,
        "note": _mark_note(marks, ""),
    }
    return [slope, mesa]


def _mark_note(marks: Sequence[Any], text: str) -> str:
    """What the marks of memories stand for."""
    why = "A memory's mark stands at all that is stored there and further in, over all instances." if marks else ""
    return f"{text} {why}".strip()


def thin(points: Sequence[tuple[float, float]], most: int = POINTS) -> list[list[float]]:
    """Corners of a staircase, at most so many, evenly on a logarithmic axis, the first and the last among them.

    >>> thin([(1, 9), (2, 5), (4, 3)])
    [[1, 9], [2, 5], [4, 3]]
    >>> len(thin([(x, 1 / x) for x in range(1, 5000)], 50)) <= 50
    True
    """
    if len(points) <= most:
        return [list(point) for point in points]
    first, last = log10(points[0][0]), log10(points[-1][0])
    kept: dict[int, list[float]] = {}
    for point in points:
        kept[int((log10(point[0]) - first) / (last - first) * (most - 2))] = list(point)
    return [list(points[0]), *(point for point in kept.values() if point != list(points[0]))][:most]


def _stops(curve: Curve) -> list[Block]:
    """Points of the slope with the mapping behind each, as many as can be made in the time."""
    indices = [curve.index_at(x) for x, _ in thin(curve.points, STOPS)]
    start, found = perf_counter(), []
    for i in dict.fromkeys(indices):
        buffer, traffic = curve.points[i]
        mapping = curve.mapping_at(i) if perf_counter() - start < PATIENCE else None
        text = moves(traffic, buffer, curve.exact or traffic <= curve.floor(buffer), curve.assuming)
        found.append({"x": buffer, "y": traffic, "text": text, "mapping": str(mapping) if mapping else None})
    return found


def _geometric(low: float, high: float, count: int) -> list[float]:
    return [low * (high / low) ** (i / (count - 1)) for i in range(count)]


# --- reports


def report_page(report: Report) -> Page:
    from piste.views.text import headline

    title, *answers = headline(report)
    return Page(title, answers, report_blocks(report))


def report_blocks(report: Report) -> list[Block]:
    """The nest beside the hierarchy, cycles, energy, the roofline, what moves; of a fused tree who shares what."""
    blocks = [
        nest_block(report),
        {"kind": "group", "beside": True, "blocks": [cycles_block(report), energy_block(report)]},
    ]
    if any(isinstance(node, Fuse) for node in _every(report.mapping.nodes)):
        blocks.insert(1, tree_block(report.workload, report.mapping))
    blocks += cache_blocks(report)
    return [*blocks, *roofline_block(report), moves_block(report)]


def cache_blocks(report: Report) -> list[Block]:
    """What a launch moves, and what caches serve; nothing for a chip without them."""
    blocks: list[Block] = []
    if it := report.launch:
        moved = {"into the multiprocessors": it.sm_read_bytes, "read from DRAM": it.dram_read_bytes}
        moved["written to DRAM"] = it.dram_write_bytes
        rows = [{"name": name, "text": size(n), "parts": [{"value": n}]} for name, n in moved.items()]
        title = f"As a launch: {it.programs:,} programs, {it.programs_at_once:,} at once"
        blocks.append({"kind": "bars", "title": title, "rows": rows})
    if report.caches:
        columns: list[Block] = [{"name": "cache", "text": True}, {"name": "tensor", "text": True}]
        columns += [{"name": name, "unit": "number", "bar": True} for name in ("asked", "missed")]
        columns.append({"name": "hits", "text": True})
        cells = [{"cells": [c.memory, c.tensor, c.asked, c.missed, percent(c.hit_rate)]} for c in report.caches]
        blocks.append({"kind": "table", "title": "What caches serve, in elements", "columns": columns, "rows": cells})
    return blocks


def lanes(workload: Workload) -> dict[str, int]:
    """The colour of each tensor, the same wherever it is drawn."""
    return {tensor: i for i, tensor in enumerate(workload.tensors)}


def nest_block(report: Report) -> Block:
    """The loop nest, and the memories with what each holds and what passes between them."""
    chip, w, lane = report.architecture, report.workload, lanes(report.workload)
    rows = {(row.memory, row.tensor): row for row in report.counts}
    names = [*chip.memories, *chip.units]
    boxes, links = [], []
    for name in names:
        memory = chip.memories.get(name)
        held = report.occupancy.get(name, {})
        text, share = "computes", None
        if memory is not None:
            peak = report.peak_bytes.get(name, 0)
            text = (
                f"{size(peak)} of {size(memory.capacity_bytes)}"
                if memory.capacity_bytes
                else f"{size(peak)}, unbounded"
            )
            share = peak / memory.capacity_bytes if memory.capacity_bytes else None
        boxes.append({
            "name": name, "instances": chip.instances(name), "text": text, "share": share,
            "over": bool(share and share > 1),
            "held": [{"tensor": t, "lane": lane[t], "text": size(n * w.bits[t] / 8)} for t, n in held.items()],
        })  # fmt: skip
    last = next((i for i, name in enumerate(names) if name in chip.units), len(names) - 1)
    for tensor in w.tensors:
        keepers = [name for name in chip.memories if (name, tensor) in rows]
        for outer, inner in zip(keepers, [*keepers[1:], None], strict=True):
            row = rows[inner, tensor] if inner else rows[outer, tensor]
            down, up = (row.fills, row.drains) if inner else (row.reads, row.updates)
            moved = (down + up) * w.bits[tensor] / 8
            links.append({
                "from": names.index(outer), "to": names.index(inner) if inner else last, "lane": lane[tensor],
                "text": size(moved), "wide": round(1.5 + max(log10(moved), 0) * 0.55, 2) if moved else 1,
                "spoken": f"{tensor}, {outer} to {inner or names[last]}: {down:,} elements down, {up:,} up",
            })  # fmt: skip
    spoken = "; ".join(str(link["spoken"]) for link in links)
    note = "On the lines: bytes that pass, down and up together, over all instances. A bar shows how full a memory is."
    drawn = {"boxes": boxes, "links": links, "tensors": list(w.tensors), "spoken": spoken, "note": note}
    return {"kind": "nest", "title": "The mapping on the chip", "text": str(report.mapping), "hierarchy": drawn}


def cycles_block(report: Report) -> Block:
    rows = []
    for phase in report.phases:
        of = f"{', '.join(phase.einsums)}: " if len(report.phases) > 1 else ""
        for part in sorted(phase.parts, key=lambda part: -part.cycles):
            limit = part == phase.bottleneck
            rows.append(
                {"name": f"{of}{part}", "text": amount(part.cycles), "parts": [{"value": part.cycles, "limit": limit}]}
            )
        if phase.extra_cycles:
            parts = [{"value": phase.extra_cycles}]
            rows.append({"name": f"{of}not overlapped", "text": amount(phase.extra_cycles), "parts": parts})
    note = "The parts overlap; the slowest, in red, decides." if report.mode == "overlapped" else ""
    return {"kind": "bars", "title": f"What limits it: cycles, {report.mode}", "rows": rows, "note": note}


def energy_block(report: Report) -> Block:
    lane, total, rows = lanes(report.workload), report.energy_pj, []
    for name, pj in sorted(report.energy.by_component.items(), key=lambda spent: -spent[1]):
        if pj:
            parts: list[Block] = [
                {"value": x, "label": tensor, "text": energy(x), "colour": lane[tensor]}
                for tensor in report.workload.tensors
                if (x := report.energy.access.get((name, tensor), 0.0))
            ]
            rest = pj - sum(part["value"] for part in parts)
            parts += [{"value": rest, "label": "", "text": energy(rest), "colour": None}] if rest > 1e-9 * pj else []
            rows.append({"name": name, "text": f"{energy(pj)}, {percent(pj / total)}", "parts": parts})
    tensors = [[tensor, n] for tensor, n in lane.items()]
    title = "Where the energy goes" if rows else "Where the energy goes: nothing is priced"
    return {"kind": "bars", "title": title, "rows": rows, "keys": [*tensors, ["other", None]]}


def roofline_block(report: Report) -> list[Block]:
    """Operations a cycle over operations per byte: a line and a point for each memory that has a bandwidth."""
    ports, dots, lines = memory_ports(report), [], []
    macs, peak = report.macs, peak_rate(report)
    if not ports or not report.cycles:
        return []
    reached = macs / report.cycles
    xs = [macs / moved for moved, _ in ports.values()]
    low, high = (
        min([*xs, *(peak * c / m for m, c in ports.values())]) / 4,
        max([*xs, *(peak * c / m for m, c in ports.values())]) * 4,
    )
    for i, (name, (moved, cycles)) in enumerate(ports.items()):
        rate = moved / cycles
        knee = peak / rate
        points = (
            [[low, low * rate], [knee, peak]]
            if low < knee < high
            else [[low, min(peak, low * rate)], [high, min(peak, high * rate)]]
        )
        lines.append({"name": f"{name}, {short(rate)} bytes a cycle", "points": points, "colour": i})
        allows = f"this bandwidth allows {short(macs / cycles)}"
        text = f"{short(macs / moved)} operations per byte, {short(reached)} a cycle; {allows}"
        dots.append({"x": macs / moved, "y": reached, "name": name, "text": text, "colour": i, "big": True})
    lines.append({"name": f"compute, {short(peak)} a cycle", "points": [[low, peak], [high, peak]], "colour": None})
    return [{
        "kind": "chart", "title": "Roofline: what each memory allows, and what is reached", "lines": lines,
        "dots": dots,
        "x": {"name": "operations per byte that the memory moves", "unit": "number", "log": True},
        "y": {"name": "operations a cycle", "unit": "number", "log": True},
    }]  # fmt: skip


def peak_rate(report: Report) -> float:
    """The operations a cycle of the units that do the sums of products, were they always busy."""
    kinds = {e.name: e.kind for e in report.workload.einsums}
    macs = sum(n for name, n in report.ops.items() if kinds[name] == "mac") or report.macs
    return macs / (report.cycles * report.utilization) if report.utilization else 0.0


def memory_ports(report: Report) -> dict[str, tuple[float, float]]:
    """The bytes that pass each memory with a bandwidth, and the cycles that they take at full rate."""
    found: dict[str, tuple[float, float]] = {}
    for name in report.architecture.memories:
        rows = [row for row in report.counts if row.memory == name]
        for kind in ("port", "read", "write"):
            cycles = sum(
                part.cycles for phase in report.phases for part in phase.parts if (part.name, part.kind) == (name, kind)
            )
            counted = {"read": ("reads", "drains"), "write": ("fills", "updates")}.get(
                kind, ("reads", "drains", "fills", "updates")
            )
            moved = sum(getattr(row, c) * report.workload.bits[row.tensor] / 8 for row in rows for c in counted)
            if cycles and moved:
                found[f"{name} {kind}"] = moved, cycles
    return found


def moves_block(report: Report) -> Block:
    columns = [
        {"name": "memory", "text": True},
        {"name": "tensor", "text": True},
        {"name": "instances", "unit": "number"},
    ]
    columns += [
        {"name": name, "unit": "number", "bar": True, "most": True} for name in ("reads", "fills", "updates", "drains")
    ]
    columns += [{"name": "energy", "unit": "pj", "bar": True, "most": True}]
    rows = [
        {"cells": [r.memory, r.tensor, r.instances, r.reads, r.fills, r.updates, r.drains, r.energy_pj]}
        for r in report.counts
    ]
    return {"kind": "table", "title": "What moves, in elements over all instances", "columns": columns, "rows": rows}


def tree_block(workload: Workload, mapping: Mapping) -> Block:
    """The loop tree as boxes, and from which Einsum to which each kept tile lives."""
    lane = lanes(workload)
    found = paths(mapping.nodes)
    stages = [path.einsum for path in found]
    lives: dict[tuple[Any, str, str], list[int]] = {}
    for stage, path in enumerate(found):
        touched = set(workload.makers[path.einsum].accesses) | {path.einsum}
        for at, place, keep in path.keeps():
            for tensor in keep.tensors:
                if tensor in touched:
                    lives.setdefault((place, keep.memory, tensor), []).extend([stage, *_around(found, stage, at)])
    rows = [
        {"memory": memory, "tensor": tensor, "first": min(at), "last": max(at), "colour": lane[tensor]}
        for (_, memory, tensor), at in lives.items()
    ]
    note = (
        "A tile lives from the first to the last Einsum that touches it, and all through a loop below its keep. All "
        "branches share the loops around them."
    )
    return {
        "kind": "tree", "title": "Who shares which loops, and what lives when", "nodes": _nodes(mapping.nodes),
        "stages": [f"{n + 1}. {name}" for n, name in enumerate(stages)], "lives": rows, "note": note,
    }  # fmt: skip


def _around(found: Sequence[Path], stage: int, keep: int) -> list[int]:
    """The Einsums that share a loop, below a keep, with one that uses it: what is kept stays from step to step."""
    loops = [place for place, node in found[stage].steps[keep:] if isinstance(node, Loop)]
    return [n for n, path in enumerate(found) if any(place in loops for place, _ in path.steps)]


def _nodes(nodes: Iterable[Node]) -> list[Block]:
    found: list[Block] = []
    for node in nodes:
        if isinstance(node, Keep):
            found.append({"keep": node.memory, "tensors": list(node.tensors)})
        elif isinstance(node, Loop):
            found.append({"text": f"for {node.rank} in steps of {node.tile}"})
        elif isinstance(node, Spread):
            found.append({"text": f"spread {node.rank} in steps of {node.tile} over {node.over}", "spread": True})
        elif isinstance(node, Fuse):
            branches = [_nodes(branch) for branch in node.branches]
            if isinstance(node, Pipe):
                shares = ([{"text": f"on {share} of {node.over}", "spread": True}] for share in node.shares)
                branches = [[*share, *branch] for share, branch in zip(shares, branches, strict=True)]
            found.append({"branches": branches})
        else:
            assert isinstance(node, Compute)
            found.append({"compute": node.einsum})
    return found


def _every(nodes: Iterable[Node]) -> Iterable[Node]:
    for node in nodes:
        yield node
        if isinstance(node, Fuse):
            for branch in node.branches:
                yield from _every(branch)


# --- searches


def found_page(found: Found) -> Page:
    from piste.views.cascade import page_headline
    from piste.views.search import headline

    title, *answers = page_headline(found) if isinstance(found, FoundCascade) else headline(found)
    blocks: list[Block] = []
    if found.limits and found.report:
        columns = [
            {"name": "where", "text": True},
            {"name": "room inside", "unit": "bytes"},
            {"name": "moves", "unit": "bytes"},
        ]
        columns += [{"name": "bound", "unit": "bytes"}, {"name": "times the bound", "unit": "number", "bar": True}]
        rows = [
            {"cells": [f"into {g.memory}", g.buffer_bytes, g.traffic_bytes, g.bound_bytes, g.ratio]} for g in found.gaps
        ]
        if rows:
            blocks.append(
                {"kind": "table", "title": "How far from what nobody can beat", "columns": columns, "rows": rows}
            )
    if len(found.objectives) > 1 and found.front:
        blocks.append(_front_block(found))
    if found.report:
        blocks += report_blocks(found.report)
    if len(found.trace) > 1:
        line = [[max(n, 1), value] for n, _, value in found.trace]
        line.append([max(found.evaluated, 1), found.value])
        log = min(y for _, y in line) > 0
        blocks.append({
            "kind": "chart", "title": "The best so far", "lines": [{"points": line, "step": True, "colour": 0}],
            "x": {"name": "mappings evaluated", "unit": "count", "log": True},
            "y": {"name": found.objectives[0], "unit": {"energy": "pj"}.get(found.objectives[0], "number"), "log": log},
        })  # fmt: skip
    return Page(title, answers, blocks)


def _front_block(found: Found) -> Block:
    units = {"energy": "pj"}
    columns = [
        {"name": name, "unit": units.get(name, "number"), "better": "less is better"} for name in found.objectives
    ]
    rows = [
        {"cells": list(values), "detail": str(mapping)} for values, mapping in sorted(found.front, key=lambda p: p[0])
    ]
    title = f"{'The mapping' if len(rows) == 1 else 'The mappings'} that none beats in {' and '.join(found.objectives)}"
    return {"kind": "frontier", "title": title, "columns": columns, "rows": rows, "x": 0, "y": 1, "colour": 0}


# --- explorations


def exploration_page(found: Exploration) -> Page:
    from piste.views.explored import columns as shown_columns
    from piste.views.explored import headline, picked, shade_by, title

    answer, *more = headline(found)
    names = shown_columns(found)
    rows_of = found.rows()
    if not rows_of:
        return Page(answer, more, [])
    wish = {1: "less is better", -1: "more is better"}
    columns = [
        {"name": title(name), "unit": _unit(name), "better": wish.get(found.objectives.get(name, 0), ""),
         "text": isinstance(rows_of[0][name], str), "most": found.objectives.get(name) == -1}
        for name in names
    ]  # fmt: skip
    drawn = picked(found, DESIGNS)
    if len(drawn) < len(rows_of):
        more.append(f"{len(drawn):,} of them are drawn, the best of every objective among them")
    rows = [{"cells": [rows_of[n][name] for name in names], "detail": _design(rows_of[n])} for n in drawn]
    numbers = [i for i, name in enumerate(names) if isinstance(rows_of[0][name], int | float)]
    wanted = [names.index(name) for name in found.objectives]
    x, y = [*wanted, *(i for i in reversed(numbers) if i not in wanted)][:2]
    by = shade_by(found)
    blocks: list[Block] = [{
        "kind": "frontier", "title": "The designs that none beats", "columns": columns, "rows": rows, "x": x, "y": y,
        "colour": names.index(by) if by in names else -1,
    }]  # fmt: skip
    if found.skipped:
        parts = sorted(found.skipped.items(), key=lambda reason: -reason[1])
        skipped = [{"name": reason, "text": f"{n:,}", "parts": [{"value": n}]} for reason, n in parts]
        blocks.append({"kind": "bars", "title": "Designs that were left out", "rows": skipped})
    return Page(answer, more, blocks)


def _design(row: dict[str, Any]) -> str:
    """All that is known of a design, its mapping last."""
    lines = [f"{name}: {value}" for name, value in row.items() if name != "mapping"]
    return "\n".join([*lines, *(["", str(row["mapping"])] if row.get("mapping") else [])])


def _unit(column: str) -> str:
    units = {"area_um2": "um2", "energy_pj": "pj", "energy_in_macs": "count", "edp_in_mac_cycles": "count"}
    return units.get(column, "bytes" if column.endswith("_bytes") else "number")


# --- dataflows


def flows_page(flows: Flows) -> Page:
    from piste.views.flow import flows_text

    answers = flows_text(flows).split("\n\n")[0].splitlines()
    names = ("cycles", "macs", "utilization", "energy (MACs)", "L1 elements", "L2 elements", "bandwidth")
    units = ("number", "number", "share", "count", "number", "number", "number")
    columns: list[Block] = [{"name": "layer", "text": True}]
    columns += [{"name": n, "unit": u, "bar": True, "most": True} for n, u in zip(names, units, strict=True)]
    rows = [
        {"cells": [f.name, f.cycles, f.macs, f.utilization, f.energy_in_macs, f.l1_size, f.l2_size, f.peak_bandwidth],
         "detail": "\n".join(str(directive) for directive in layer.directives)}
        for f, (layer, _) in zip(flows.layers, flows.runs, strict=True)
    ]  # fmt: skip
    dots: list[Block] = []
    for f in flows.layers:
        moved = sum(t.l2_reads + t.l2_writes for t in f.tensors.values())
        if moved and f.cycles:
            text = f"{short(f.macs / moved)} MACs per element of L2, {short(f.macs / f.cycles)} a cycle"
            dots.append({"x": f.macs / moved, "y": f.macs / f.cycles, "name": f.name, "text": text})
    blocks: list[Block] = [{"kind": "table", "title": "Layer by layer", "columns": columns, "rows": rows}]
    if dots:
        pes = max(f.pes for f in flows.layers)
        low, high = min(d["x"] for d in dots) / 2, max(d["x"] for d in dots) * 2
        blocks.append({
            "kind": "chart", "title": "Roofline: the layers as points", "dots": dots,
            "lines": [{"name": f"compute, {pes:,} MACs a cycle", "points": [[low, pes], [high, pes]], "colour": None}],
            "x": {"name": "MACs per element that L2 reads or writes", "unit": "number", "log": True},
            "y": {"name": "MACs a cycle", "unit": "number", "log": True},
        })  # fmt: skip
    if len(flows.layers) <= 40:
        blocks.append({"kind": "text", "title": "What is reused", "text": flows.explain()})
    return Page(answers[0] if answers else flows.network, answers[1:], blocks)


# --- attention


def attended_page(found: Attended) -> Page:
    from piste.views.attention import LIMITS, attended_text, headline

    title, *answers = headline(found)
    parts = [
        {"name": LIMITS[part], "text": amount(round(x)), "parts": [{"value": x, "limit": part == found.bottleneck}]}
        for part, x in sorted(found.parts.items(), key=lambda part: -part[1])
    ]
    blocks: list[Block] = [{"kind": "bars", "title": "What limits it: cycles, each part as if alone", "rows": parts}]
    for key, heading in (
        ("kinds", "The best dataflow of each kind"),
        ("operators", "Product by product, of one layer"),
    ):
        if found.extra.get(key):
            blocks.append(_attended_table(heading, list(found.extra[key].items())))
    if found.dataflow is not None and found.asked is not None:
        spec = _tree_of(found)
        if spec is not None:
            blocks.append(tree_block(spec.workload, spec.mapping))
    return Page(title, answers, [*blocks, {"kind": "text", "title": "In words", "text": attended_text(found)}])


def _tree_of(found: Attended) -> Any:
    try:
        return found.tree()
    except SpecError:  # a variant that has no loop tree
        return None


def _attended_table(title: str, rows: Sequence[tuple[str, Attended]]) -> Block:
    from piste.views.attention import LIMITS, dataflow_text

    columns: list[Block] = [{"name": "which", "text": True}, {"name": "cycles", "unit": "number", "bar": True}]
    columns += [{"name": "of the peak rate", "unit": "share", "bar": True, "most": True}]
    columns += [{"name": n, "unit": "bytes", "bar": True} for n in ("off the chip", "bound", "holds")]
    columns += [
        {"name": "spills", "unit": "share"},
        {"name": "fused", "text": True},
        {"name": "limited by", "text": True},
    ]
    cells = [
        {"cells": [name, round(one.cycles), one.utilization, one.offchip_bytes, one.bound_bytes, one.footprint_bytes,
                   one.spill_fraction, "yes" if one.fused else "no", LIMITS[one.bottleneck]],
         "detail": dataflow_text(one.dataflow) if one.dataflow is not None else None}
        for name, one in rows
    ]  # fmt: skip
    return {"kind": "table", "title": title, "columns": columns, "rows": cells}


def attendeds_page(found: Attendeds) -> Page:
    from piste.views.attention import dataflow_text

    title, answer, *_ = str(found).splitlines()
    columns: list[Block] = [{"name": "holds", "unit": "bytes", "better": "less is better"}]
    columns += [{"name": "of the peak rate", "unit": "share", "better": "more is better", "most": True}]
    columns += [
        {"name": "off the chip", "unit": "bytes", "better": "less is better"},
        {"name": "spills", "unit": "share"},
    ]
    rows = [
        {
            "cells": [one.footprint_bytes, one.utilization, one.offchip_bytes, one.spill_fraction],
            "detail": dataflow_text(one.dataflow),
        }
        for one in found.front
    ]
    block: Block = {"kind": "frontier", "title": "The dataflows that none beats", "columns": columns, "rows": rows}
    return Page(title, [answer], [{**block, "x": 0, "y": 1, "colour": 2}])


def swept_page(found: Swept) -> Page:
    from piste.views.attention import swept_text

    title, *_ = swept_text(found).splitlines()
    unit = "bytes" if found.over == "buffer" else "number"
    x = {
        "name": {"buffer": "buffer", "length": "tokens", "bandwidth": "bytes a second off the chip"}[found.over],
        "unit": unit,
        "log": True,
    }
    from piste.views.pictures.attention import least_traffic

    rates, moved, least = [], [], least_traffic(found)
    for i, (kind, line) in enumerate(found.lines.items()):
        rates.append(
            {
                "name": kind,
                "colour": i,
                "points": [[v, one.utilization] for v, one in zip(found.values, line, strict=True)],
            }
        )
        points = [list(p) for p in zip(found.values, least[kind], strict=True)]
        moved.append({"name": kind, "colour": i, "points": points})
    roof = {
        "name": "what the bound allows",
        "colour": None,
        "dash": True,
        "points": [list(p) for p in zip(found.values, found.roof, strict=True)],
    }
    bound = {
        "name": "the bound",
        "colour": 5,
        "thin": True,
        "points": [list(p) for p in zip(found.values, found.bound_bytes, strict=True)],
    }
    blocks: list[Block] = [
        {"kind": "chart", "title": "Utilization: the fastest of each kind", "x": x, "lines": [*rates, roof],
         "y": {"name": "of the peak rate", "unit": "share", "low": 0, "high": 1.03}},
        {"kind": "chart", "title": "Traffic off the chip: the least of each kind", "x": x, "lines": [*moved, bound],
         "y": {"name": "bytes off the chip", "unit": "bytes", "log": True}},
    ]  # fmt: skip
    return Page(title, [], blocks)


# --- networks


def network_page(network: Network) -> Page:
    """The distinct layers of a network as a table that sorts, with bars."""
    layers: dict[str, list[Any]] = {}
    for op in network.operations:
        if op.kind in ("mac", "vector"):
            row = layers.setdefault(
                op.key, [op.name, op.kind, 0, op.macs, 0, op.weight_elements, str(op.workload or "")]
            )
            row[2] += op.times
            row[4] = row[2] * row[3]
    columns: list[Block] = [
        {"name": "layer", "text": True},
        {"name": "kind", "text": True},
        {"name": "times", "unit": "number"},
    ]
    columns += [
        {"name": name, "unit": "number", "bar": True, "most": True} for name in ("MACs each", "MACs in all", "weights")
    ]
    rows = [{"cells": row[:6], "detail": row[6]} for row in layers.values()]
    totals = [f"{network.macs:,} multiply-accumulates, {network.parameters:,} parameters"]
    blocks: list[Block] = [{"kind": "table", "title": "Each distinct layer once", "columns": columns, "rows": rows}]
    for title, counts in (("Only moves data", network.moves), ("Not costed", network.uncosted)):
        if counts:
            bars = [{"name": str(name), "text": f"{n:,}", "parts": [{"value": n}]} for name, n in dict(counts).items()]
            blocks.append({"kind": "bars", "title": title, "rows": bars})
    return Page(network.name, totals, blocks)


def network_cost_page(found: NetworkCost) -> Page:
    """What a network takes on a chip: bounds beside what was found, then each layer with its mapping."""
    from piste.views.network import bracket, compared, cost_text

    answer, *lines = cost_text(found).split("\n\n")[0].split("\n")
    units = (("cycles", "number"), ("energy", "pj"), ("traffic", "bytes"))
    sums: list[Block] = [{"name": "which", "text": True}, *({"name": n, "unit": u, "bar": True} for n, u in units)]
    totals = [{"cells": [name, t.cycles, t.energy_pj, t.traffic_bytes]} for name, t in compared(found)]
    columns: list[Block] = [{"name": n, "text": True} for n in ("layer", "kind", "how")]
    columns += [{"name": "times", "unit": "number"}, *({"name": n, "unit": u, "bar": True} for n, u in units)]
    columns += [{"name": n, "text": True} for n in ("limited by", "to least")]
    rows = [
        {
            "cells": [x.name, x.kind, x.how, x.times, x.times * x.cycles, x.times * x.energy_pj,
                      x.times * x.traffic_bytes, x.limit, bracket(x)],
            "detail": "\n".join(part for part in (x.einsum, x.mapping, x.why) if part),
        }
        for x in found.layers
    ]  # fmt: skip
    title = "Each distinct layer, as often as it runs"
    blocks: list[Block] = [{"kind": "table", "title": "Bounds and what was found", "columns": sums, "rows": totals}]
    blocks.append({"kind": "table", "title": title, "columns": columns, "rows": rows})
    return Page(answer, lines, blocks)


# --- claims, and several results


def drawing_page(drawing: Drawing) -> Page:
    """A paper's figure: ours as lines, the paper's points as dots; bars as a table."""
    return Page(f"{drawing.name}: {drawing.title}", [drawing.note] if drawing.note else [], drawing_blocks(drawing))


def drawing_blocks(drawing: Drawing) -> list[Block]:
    blocks: list[Block] = []
    for panel in drawing.panels:
        title = panel.title or drawing.title
        if panel.bars:
            columns: list[Block] = [{"name": "which", "text": True}]
            columns += [{"name": name, "unit": "number", "bar": True} for name in panel.bars.series]
            rows = [
                {"cells": [name, *(values[i] for values in panel.bars.series.values())]}
                for i, name in enumerate(panel.bars.names)
            ]
            blocks.append({"kind": "table", "title": f"{title}, {panel.y}", "columns": columns, "rows": rows})
            continue
        lines: list[Block] = []
        dots: list[Block] = []
        for i, line in enumerate(panel.lines):
            lines.append({"name": line.name, "points": thin(line.points), "step": line.step, "colour": i % 7})
            dots += [
                {
                    "x": x,
                    "y": y,
                    "colour": i % 7,
                    "name": "",
                    "text": f"the paper's {line.name}: {short(y)} at {short(x)}",
                }
                for x, y in line.paper
            ]
        units = ["bytes" if axis.endswith("bytes") else "number" for axis in (panel.x, panel.y)]
        block: Block = {
            "kind": "chart", "title": title, "lines": lines, "dots": dots,
            "x": {"name": panel.x, "unit": units[0], "log": "x" in panel.log},
            "y": {"name": panel.y, "unit": units[1], "log": "y" in panel.log},
        }  # fmt: skip
        if dots:
            block["note"] = "Lines are ours, dots are the points that the paper draws."
        blocks.append(block)
    return blocks


def claims_page(claims: Sequence[Claim], drawing: Drawing | None = None) -> Page:
    from piste.views.claims import number

    held = sum(claim.reproduced for claim in claims)
    columns: list[Block] = [
        {"name": n, "text": True} for n in ("claim", "paper", "by its rules", "sound", "unit", "verdict")
    ]
    rows = [
        {"cells": [c.id, number(c.paper), number(c.piste), number(c.sound), c.unit, c.verdict],
         "detail": f"{c.claim}.\n{c.why}".strip()}
        for c in claims
    ]  # fmt: skip
    lines = [
        f"{held} of {len(claims)} claims are reproduced, some of them only in part or under conditions that are named"
    ]
    table = {"kind": "table", "title": "Claims", "columns": columns, "rows": rows}
    drawn = drawing_blocks(drawing) if drawing else []
    return Page("What papers claim, recomputed", lines, [*drawn, table])


def kernel_page(found: Prediction) -> Page:
    """A launch: what it moves, what limits it, and its loop tree on the chip unless a mask leaves part of it out."""
    from piste.views.kernel import kernel_text

    first, *answers = [line for line in kernel_text(found).splitlines() if line]
    moved = {"into the multiprocessors": found.sm_read_bytes, "read from DRAM": found.dram_read_bytes}
    moved |= {"written to DRAM": found.dram_write_bytes, "least to read from DRAM": found.launch.least_read_bytes}
    bars = [
        {"name": name, "text": time(seconds), "parts": [{"value": seconds, "limit": name == found.limited_by}]}
        for name, seconds in sorted(found.limits.items(), key=lambda limit: -limit[1])
    ]
    traffic = [{"name": name, "text": size(amount), "parts": [{"value": amount}]} for name, amount in moved.items()]
    note = "They overlap; the time is a little above the longest, in red."
    blocks: list[Block] = [
        {"kind": "bars", "title": "What limits it: each alone", "rows": bars, "note": note},
        {"kind": "bars", "title": "What moves", "rows": traffic},
    ]
    tree: Block = {"kind": "text", "title": "The launch as a loop tree", "text": str(found.launch.mapping())}
    return Page(first, answers[:-1], [{"kind": "group", "beside": True, "blocks": blocks}, tree])


def compared_block(one: Report, other: Report, names: tuple[str, str] = ("this", "the other")) -> list[Block]:
    """Two reports side by side: cycles, energy by component, traffic by memory, each with the ratio."""
    rows: list[list[Any]] = [["cycles", one.cycles, other.cycles], ["energy (pJ)", one.energy_pj, other.energy_pj]]
    rows += [["EDP (pJ*cycles)", one.edp_pj_cycles, other.edp_pj_cycles]]
    components = list(dict.fromkeys([*one.energy.by_component, *other.energy.by_component]))
    rows += [
        [f"energy of {c} (pJ)", one.energy.by_component.get(c, 0.0), other.energy.by_component.get(c, 0.0)]
        for c in components
    ]
    for memory in dict.fromkeys(r.memory for r in (*one.counts, *other.counts)):
        moved = [
            sum(r.reads + r.fills + r.updates + r.drains for r in each.counts if r.memory == memory)
            for each in (one, other)
        ]
        rows.append([f"elements through {memory}", *moved])
    rows += [
        [f"most in {m} (bytes)", one.peak_bytes.get(m, 0), other.peak_bytes.get(m, 0)]
        for m in one.architecture.memories
    ]
    cells = [{"cells": [name, a, b, b / a if a else None]} for name, a, b in rows]
    columns: list[Block] = [
        {"name": "what", "text": True},
        {"name": names[0], "unit": "number"},
        {"name": names[1], "unit": "number"},
    ]
    columns.append({"name": f"{names[1]} / {names[0]}", "unit": "number"})
    return [{"kind": "table", "title": f"{names[0]} beside {names[1]}", "columns": columns, "rows": cells}]


_MAKERS: dict[type, Any] = {
    Curve: curve_page,
    Report: report_page,
    Found: found_page,
    Exploration: exploration_page,
    Flows: flows_page,
    Attended: attended_page,
    Attendeds: attendeds_page,
    Swept: swept_page,
    list: claims_page,
    Network: network_page,
    Prediction: kernel_page,
    Drawing: drawing_page,
    NetworkCost: network_cost_page,
    Page: lambda page: page,
}
__all__ = ["Block", "Memory", "Page", "compared_block", "curve_blocks", "page_of", "report_blocks", "tree_block"]
