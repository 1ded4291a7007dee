"""Pictures of a mapping, of a roofline, of two reports side by side, and of claims beside a paper's numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, prod
from os import PathLike
from textwrap import wrap

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.ticker import EngFormatter

from piste.results.claim import Claim
from piste.results.report import Report
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Node, Pipe, Spread, paths
from piste.spec.mapping import Path as NodePath
from piste.spec.workload import Workload
from piste.views.page.blocks import memory_ports, peak_rate, tree_block
from piste.views.pictures.report import COLOURS, INK, LIMIT, PLAIN, check_format, energy_axis, log_axis, saved
from piste.views.quantities import energy, short

STEPS = 48  # of the loops that a timeline shows
LINE = 0.24  # inches


def plot_mapping(report: Report, path: str | PathLike[str] | None = None) -> Figure:
    """The loop tree as boxes in boxes, and beside it how long each tile stays: a bar for each tile that a memory holds.

    Of a fused tree, the timeline goes from Einsum to Einsum instead.
    """
    check_format(path)
    rows = _rows(report.mapping.nodes)
    fused = any(isinstance(node, Fuse) for node in report.mapping.nodes)
    lanes = _lives(report) if fused else residency(report)
    height = 1.0 + max(LINE * len(rows), 0.36 * len(lanes))
    figure = Figure(figsize=(12, height), layout="constrained")
    figure.suptitle("\n".join(wrap(str(report.workload), 140)), x=0.012, ha="left", fontsize=11, color=INK)
    tree, timeline = figure.subplots(1, 2, width_ratios=(5, 6))
    colours = {tensor: COLOURS[i % len(COLOURS)] for i, tensor in enumerate(report.workload.tensors)}
    _draw_tree(tree, rows)
    if fused:
        _draw_lives(timeline, lanes, [p.einsum for p in paths(report.mapping.nodes)], colours)
    else:
        _draw_residency(timeline, lanes, colours)
    return saved(figure, path)


def _rows(nodes: Iterable[Node], depth: int = 0) -> list[tuple[int, str, str]]:
    """A row for each node: how deep it stands, its kind and its words."""
    found: list[tuple[int, str, str]] = []
    for node in nodes:
        if isinstance(node, Keep):
            found.append((depth, "keep", f"{node.memory} keeps {', '.join(node.tensors)}"))
        elif isinstance(node, Loop):
            found.append((depth, "loop", f"for {node.rank} in steps of {node.tile}"))
            depth += 1
        elif isinstance(node, Spread):
            found.append((depth, "spread", f"spread {node.rank} in steps of {node.tile} over {node.over}"))
            depth += 1
        elif isinstance(node, Fuse):
            for n, branch in enumerate(node.branches):
                words = "first" if n == 0 else "then"
                if isinstance(node, Pipe):
                    words = f"{'beside it' if n else 'first'} on {node.shares[n]} of {node.over}"
                found.append((depth, "branch", words))
                found += _rows(branch, depth + 1)
        else:
            assert isinstance(node, Compute)
            found.append((depth, "compute", f"compute {node.einsum}"))
    return found


def _draw_tree(axes: Axes, rows: Sequence[tuple[int, str, str]]) -> None:
    shades = {"loop": COLOURS[0], "spread": COLOURS[2], "keep": COLOURS[1], "branch": PLAIN, "compute": LIMIT}
    deepest = max(depth for depth, _, _ in rows) + 9
    for n, (depth, kind, words) in enumerate(rows):
        until = next((m for m in range(n + 1, len(rows)) if rows[m][0] <= depth), len(rows))
        tall = until - n if kind in ("loop", "spread", "branch") else 1
        axes.add_patch(
            Rectangle((depth, n), deepest - depth, tall - 0.1, facecolor=shades[kind], alpha=0.07, linewidth=0)
        )
        axes.add_patch(Rectangle((depth, n), 0.12, tall - 0.1, facecolor=shades[kind], linewidth=0))
        axes.text(depth + 0.3, n + 0.5, words, va="center", fontsize=9, color=INK, family="monospace")
    axes.set(xlim=(0, deepest), ylim=(len(rows), 0))
    axes.set_title("The loop tree", loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.axis("off")


def residency(report: Report) -> list[tuple[str, str, list[int]]]:
    """For each tile that a memory holds, the steps at which it becomes another one, the first 0.

    Steps are those of the loops around the innermost tile.

    >>> from piste.cost.evaluate import evaluate
    >>> tree = "DRAM | keep A, W, B\\n | for m in steps of 2\\nBuffer | keep A, W\\n | compute B"
    >>> [lane for lane in residency(evaluate("gemm:4,4,4", "snowcat", tree)) if lane[0] == "Buffer"]
    [('Buffer', 'A', [0, 1]), ('Buffer', 'W', [0])]
    """
    (path,) = paths(report.mapping.nodes)
    innermost = max(i for i, _, _ in path.keeps())
    trips = [trip for trip in _trips(report.workload, path) if trip[0] < innermost]
    total = min(prod(count for _, _, count in trips) or 1, STEPS)
    access = report.workload.makers[path.einsum].accesses
    found = []
    for at, _, keep in path.keeps():
        for tensor in keep.tensors:
            ranks = {rank for index in access[tensor].indices for rank in index.ranks}
            inner = prod(count for i, _, count in trips if i > at)
            above = [(rank, count) for i, rank, count in trips if i < at]
            tiles = [_tile(step // inner, above, ranks) for step in range(total)]
            found.append((keep.memory, tensor, [0, *(n for n, (a, b) in enumerate(pairwise(tiles), 1) if a != b)]))
    return found


def _trips(workload: Workload, path: NodePath) -> list[tuple[int, str, int]]:
    """The temporal loops of a path: where each stands, its rank, how many steps it has."""
    extents, found = dict(workload.sizes), []
    for i, (_, node) in enumerate(path.steps):
        if isinstance(node, Loop | Spread):
            if isinstance(node, Loop):
                found.append((i, node.rank, ceil(extents[node.rank] / node.tile)))
            extents[node.rank] = min(extents[node.rank], node.tile)
    return found


def _tile(step: int, loops: Sequence[tuple[str, int]], ranks: set[str]) -> tuple[int, ...]:
    """Which tile of a tensor a step needs: the positions of those loops above that walk one of its ranks."""
    found = []
    for rank, count in reversed(loops):
        step, at = divmod(step, count)
        if rank in ranks:
            found.append(at)
    return tuple(found)


def _draw_residency(axes: Axes, lanes: Sequence[tuple[str, str, list[int]]], colours: dict[str, str]) -> None:
    most = max(max(starts) + 1 for _, _, starts in lanes)
    for n, (_, tensor, starts) in enumerate(lanes):
        for i, (start, end) in enumerate(pairwise([*starts, most])):
            axes.add_patch(
                Rectangle(
                    (start, n + 0.12),
                    end - start,
                    0.76,
                    facecolor=colours[tensor],
                    alpha=1.0 if i % 2 == 0 else 0.55,
                    linewidth=0,
                )
            )
    _timeline(axes, [f"{memory}: {tensor}" for memory, tensor, _ in lanes], most)
    axes.set_title(
        "How long a tile stays: a shade for each tile", loc="left", fontsize=10, fontweight="bold", color=INK
    )
    axes.set_xlabel(f"the first {most} steps of the loops around the innermost tile", fontsize=8, color=INK, loc="left")


def _lives(report: Report) -> list[tuple[str, str, list[int]]]:
    rows = tree_block(report.workload, report.mapping)["lives"]
    return [(row["memory"], row["tensor"], [row["first"], row["last"] + 1]) for row in rows]


def _draw_lives(
    axes: Axes, lanes: Sequence[tuple[str, str, list[int]]], stages: list[str], colours: dict[str, str]
) -> None:
    for n, (_, tensor, (first, end)) in enumerate(lanes):
        axes.add_patch(Rectangle((first, n + 0.12), end - first, 0.76, facecolor=colours[tensor], linewidth=0))
    _timeline(axes, [f"{memory}: {tensor}" for memory, tensor, _ in lanes], len(stages))
    axes.set_xticks([n + 0.5 for n in range(len(stages))], stages)
    axes.set_title("What lives while each Einsum runs", loc="left", fontsize=10, fontweight="bold", color=INK)


def _timeline(axes: Axes, names: list[str], width: int) -> None:
    axes.set(xlim=(0, width), ylim=(len(names), 0))
    axes.set_yticks([n + 0.5 for n in range(len(names))], names)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0, labelsize=9)
    axes.tick_params(axis="x", labelsize=8)


def plot_roofline(
    reports: Sequence[Report], path: str | PathLike[str] | None = None, names: Sequence[str] = ()
) -> Figure:
    """What each memory's bandwidth and the compute units allow, and what mappings reach."""
    check_format(path)
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    first, xs, ys = reports[0], [], []
    peak = peak_rate(first)
    ports = [memory_ports(report) for report in reports]
    for report, moved in zip(reports, ports, strict=True):
        xs += [report.macs / n for n, _ in moved.values()]
        ys += [report.macs / report.cycles]
    rates = {name: n / cycles for moved in ports for name, (n, cycles) in moved.items()}
    xs += [peak / rate for rate in rates.values()]
    low, high = min(xs, default=1.0) / 3, max(xs, default=1.0) * 3
    for i, (name, rate) in enumerate(rates.items()):
        knee = min(max(peak / rate, low), high)
        colour = COLOURS[i % len(COLOURS)]
        axes.plot(
            [low, knee],
            [low * rate, knee * rate],
            color=colour,
            linewidth=1.4,
            label=f"{name}, {short(rate)} bytes a cycle",
        )
        for n, (report, moved) in enumerate(zip(reports, ports, strict=True)):
            if name in moved:
                at = report.macs / moved[name][0], report.macs / report.cycles
                axes.plot(*at, "os^Dv"[n % 5], color=colour, markersize=7, markeredgecolor="white", zorder=5)
    axes.axhline(peak, color=INK, linewidth=1.4, label=f"compute, {short(peak)} a cycle")
    axes.set(
        xscale="log",
        yscale="log",
        xlim=(low, high),
        ylim=(min([*ys, *(low * r for r in rates.values())]) / 2, peak * 1.6),
    )
    log_axis(axes.xaxis, [low, high], short)
    log_axis(axes.yaxis, axes.get_ylim(), short)
    axes.set_xlabel("operations per byte that the memory moves", fontsize=9, color=INK)
    axes.set_ylabel("operations a cycle", fontsize=9, color=INK)
    marks = [
        Line2D([], [], marker="os^Dv"[n % 5], color=PLAIN, linestyle="", label=name) for n, name in enumerate(names)
    ]
    handles = [*axes.get_legend_handles_labels()[0], *marks]
    axes.legend(handles=handles, fontsize=8, frameon=False, loc="lower right")
    axes.set_title("\n".join(wrap(f"Roofline: {first.workload}", 100)), loc="left", fontsize=10, color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)
    return saved(figure, path)


def plot_compared(
    one: Report, other: Report, path: str | PathLike[str] | None = None, names: Sequence[str] = ("this", "the other")
) -> Figure:
    """Two reports side by side: cycles by part and energy by component, a pair of bars for each."""
    check_format(path)
    figure = Figure(figsize=(12, 5), layout="constrained")
    figure.suptitle("\n".join(wrap(str(one.workload), 140)), x=0.012, ha="left", fontsize=11, color=INK)
    cycles, spent = figure.subplots(1, 2)
    parts = [{str(p): float(p.cycles) for phase in r.phases for p in phase.parts} for r in (one, other)]
    titles = [f"{r.cycles:,} cycles" for r in (one, other)]
    _pairs(cycles, parts, "Cycles of each part")
    energies = [{k: v for k, v in r.energy.by_component.items() if v} for r in (one, other)]
    _pairs(spent, energies, "Energy of each component")
    cycles.set_xlabel("cycles", fontsize=9, color=INK, loc="left")
    cycles.xaxis.set_major_formatter(EngFormatter(sep=""))
    energy_axis(spent.xaxis, max((x for each in energies for x in each.values()), default=0.0))
    figure.legend(
        handles=[Rectangle((0, 0), 1, 1, color=c, label=f"{n}: {t}, {energy(r.energy_pj)}")
                 for c, n, t, r in zip(COLOURS, names, titles, (one, other), strict=False)],
        loc="outside lower right", ncols=2, frameon=False, fontsize=9,
    )  # fmt: skip
    return saved(figure, path)


def _pairs(axes: Axes, values: Sequence[dict[str, float]], title: str) -> None:
    rows = list(dict.fromkeys(name for each in values for name in each))
    for n, each in enumerate(values):
        axes.barh(
            [i + 0.38 * (n - 0.5) for i in range(len(rows))],
            [each.get(row, 0.0) for row in rows],
            height=0.36,
            color=COLOURS[n],
        )
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_title(title, loc="left", fontsize=10, fontweight="bold", color=INK)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0, labelsize=9)
    axes.tick_params(axis="x", labelsize=8)
    axes.locator_params(axis="x", nbins=6)


def plot_claims(claims: Sequence[Claim], path: str | PathLike[str] | None = None) -> Figure:
    """Each claim's numbers as shares of the paper's: by its own rules, and by sound ones. 1 is the paper."""
    check_format(path)
    rows = [(c, i, value) for c in claims for i, value in enumerate(_numbers(c.paper)) if value]
    figure = Figure(figsize=(9, 1.4 + 0.27 * max(len(rows), 1)), layout="constrained")
    axes = figure.subplots()
    axes.axvline(1.0, color=INK, linewidth=1.2)
    ratios = []
    for n, (claim, i, paper) in enumerate(rows):
        for which, colour, mark in ((claim.piste, COLOURS[0], "o"), (claim.sound, COLOURS[1], "D")):
            ours = _numbers(which)
            if i < len(ours) and ours[i] > 0 and paper > 0:
                ratios.append(ours[i] / paper)
                axes.plot(ratios[-1], n, mark, color=colour, markersize=6, alpha=0.9)
    axes.set_yticks(
        range(len(rows)),
        [f"{c.id}{f' ({i + 1})' if len(_numbers(c.paper)) > 1 else ''}: {short(v)} {c.unit}" for c, i, v in rows],
    )
    axes.set_ylim(len(rows) - 0.5, -0.5)
    if ratios and max(ratios) > 3 * min(ratios):
        axes.set_xscale("log")
        log_axis(axes.xaxis, [*ratios, 1.0], short)
    axes.set_title(
        "Recomputed, as a share of what the paper prints", loc="left", fontsize=10, fontweight="bold", color=INK
    )
    marks = (("by the paper's rules", COLOURS[0], "o"), ("by sound rules", COLOURS[1], "D"))
    axes.legend(
        handles=[Line2D([], [], color=c, marker=m, linestyle="", label=t) for t, c, m in marks],
        fontsize=8,
        frameon=False,
    )
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0, labelsize=8)
    axes.tick_params(axis="x", labelsize=8)
    return saved(figure, path)


def _numbers(value: object) -> tuple[float, ...]:
    if isinstance(value, tuple):
        return tuple(float(v) for v in value if isinstance(v, int | float))
    return (float(value),) if isinstance(value, int | float) else ()
