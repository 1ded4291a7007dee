"""A loop tree on a GPU as a launch: what `evaluate` says of it, by the same rules as `piste kernel`."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import ceil, prod

from piste.count.cache import served
from piste.count.methods import count
from piste.count.waves import count_programs, program_loops, queue, waves
from piste.errors import SpecError
from piste.kernels.launch import Flash, Gemm, Launch
from piste.kernels.predict import LAUNCH_PROGRAMS_MOST, Gpu, Prediction, predict, read_softly
from piste.results.report import Counts, Launched, Part, Passed, Phase, Report, Served, Span, Traffic
from piste.spec.architecture import Architecture, Memory
from piste.spec.mapping import Loop, Mapping
from piste.spec.workload import Workload


def masked(found: Counts, workload: Workload, architecture: Architecture, mapping: Mapping) -> Counts:
    """The counts of an attention kernel with a causal mask: each tile of queries walks the keys that it sees.

    found: the counts without the mask; what memories hold at most is the same, for the last tile sees all keys. Every
    tile is a tree of its own (`Flash.tile_tree`), and what they move adds up. From the second step on each step moves
    the same, so that the trees of two and of three steps tell those of all tiles that walk whole steps.
    """
    launch = launch_of(workload, mapping)
    if not isinstance(launch, Flash):
        raise SpecError(
            "causal is for attention as piste kernel writes it, found another tree; leave causal out of the launch"
        )
    launch, step = replace(launch, causal=True), launch.tile_k
    walked = Counter((launch.tile_tree(tile)[0].sizes["m"], launch.keys(tile)) for tile in range(launch.rows))
    trees: Counter[tuple[int, int]] = Counter()
    for (rows, keys), tiles in walked.items():
        steps, rest = divmod(keys, step)
        if rest or steps < 4:
            trees[rows, keys] += tiles
        else:
            trees[rows, 2 * step] -= (steps - 3) * tiles
            trees[rows, 3 * step] += (steps - 2) * tiles
    phase, rescales = Phase(), Counter[str]()
    for (rows, keys), times in trees.items():
        sizes = {**workload.sizes, "m": rows, "p": keys}
        one = count(replace(workload, sizes=sizes), architecture, mapping)
        _add(phase, one.phases, times)
        rescales.update({einsum: times * n for einsum, n in one.rescales.items()})
    return replace(found, phases=[phase], rescales=dict(rescales))


def _add(total: Phase, phases: list[Phase], times: int) -> None:
    for phase in phases:
        for counted, more in ((total.steps, phase.steps), (total.ops, phase.ops)):
            for einsum, n in more.items():
                counted[einsum] = counted.get(einsum, 0) + times * n
        for traffic, moved in ((total.total, phase.total), (total.first, phase.first)):
            for key, each in moved.items():
                traffic.setdefault(key, Traffic()).add(each, times)
        for edge, passed in phase.edges.items():
            total.edges.setdefault(edge, Passed()).add(passed, times)
        for fanout, (every, first) in phase.words.items():
            before = total.words.get(fanout, (0, 0))
            total.words[fanout] = before[0] + times * every, before[1] + times * first


def launched(report: Report, stages: int | None = None, warps: int | None = None, causal: bool = False) -> Report:
    """A report on a chip with a cache, with what the cache serves; of a launch also the time and what limits it.

    A tree is a list of programs if the chip hands them out (`managed: queue`) and it spreads nothing over them. If it
    is also one of the kernels of `launch`, its time is the one that `predict` gives for these stages and warps.
    Of any other list of programs one runs on each multiprocessor at a time, and the cache is all that is told. Without
    `managed: queue`, the cache follows the order of the tree.
    """
    loops = program_loops(report.architecture, report.mapping)
    if loops is None:
        return replace(report, caches=served(report.workload, report.architecture, report.mapping))
    if count_programs(report.workload, loops) > LAUNCH_PROGRAMS_MOST:
        return report
    launch, found = launch_of(report.workload, report.mapping), None
    if launch is not None:
        launch = replace(launch, stages=stages or launch.stages, warps=warps or launch.warps)
        launch = replace(launch, causal=causal) if isinstance(launch, Flash) else launch
    if launch is not None and report.mode == "overlapped":
        try:
            found = predict(launch, Gpu.of(report.architecture))
        except SpecError:  # a chip of which too little is said to tell the time
            found = None
    fanout = queue(report.architecture)
    assert fanout is not None
    if found is not None:
        return _timed(replace(report, caches=_served(report, found.missed)), found)
    return replace(report, caches=_by_waves(report, loops, fanout.instances))


def _by_waves(report: Report, loops: tuple[Loop, ...], at_once: int) -> tuple[Served, ...]:
    """What the cache serves, programs in waves; nothing if a program walks a panel more than once."""
    workload, cache = report.workload, _cache(report)
    every = waves(workload, loops, at_once)
    if cache is None or every is None:
        return ()
    ranks = {access.tensor: access.ranks for einsum in workload.einsums for access in einsum.operands}
    for tensor, elements in _asked(report, cache).items():
        once = prod(workload.sizes[rank] for rank in ranks[tensor])
        if elements != once * count_programs(workload, loops, ranks[tensor]):
            return ()
    assert cache.capacity_bytes is not None
    return _served(report, read_softly(every, cache.capacity_bytes * cache.managed_share))


def _served(report: Report, missed: dict[str, float]) -> tuple[Served, ...]:
    """What the cache serves, if so many bytes of each operand are missed."""
    bits, cache = report.workload.bits, _cache(report)
    if cache is None:
        return ()
    asked = _asked(report, cache)
    return tuple(Served(cache.name, t, n, round(missed[t] * 8 / bits[t])) for t, n in asked.items())


def _cache(report: Report) -> Memory | None:
    """The memory that hardware manages, unless the tree keeps something in it."""
    kept = {row.memory for row in report.counts}
    every = report.architecture.memories.values()
    return next((m for m in every if m.managed and m.name not in kept and m.capacity_bytes), None)


def _asked(report: Report, cache: Memory) -> dict[str, int]:
    """Elements of each operand that are asked of the cache: what fills the first memory below it."""
    position, asked = report.architecture.position, dict[str, int]()
    for row in report.counts:
        if row.tensor in report.workload.inputs and position[row.memory] > position[cache.name]:
            asked.setdefault(row.tensor, row.fills)
    return asked


def _timed(report: Report, found: Prediction) -> Report:
    clock = report.architecture.clock_hz
    parts = tuple(Part(name, "", round(seconds * clock)) for name, seconds in found.limits.items())
    cycles = ceil(found.seconds * clock)
    span = Span(tuple(report.ops), cycles, round(found.limits["arithmetic"] * clock), max(parts, key=_cycles), parts)
    launch = Launched(
        found.launch.programs,
        found.at_once,
        found.sm_read_bytes,
        found.l2_hit_rate,
        found.dram_read_bytes,
        found.dram_write_bytes,
        found.seconds,
        found.limited_by,
        found.limits,
    )
    done = found.launch.flops / found.seconds / Gpu.of(report.architecture).flops_per_second
    return replace(report, phases=(span,), utilization=done, launch=launch)


def _cycles(part: Part) -> float:
    return part.cycles


def launch_of(workload: Workload, mapping: Mapping) -> Launch | None:
    """The launch whose loop tree a mapping is, with default stages and warps; None if it is none.

    >>> launch = Gemm(4096, 4096, 4096, 64, 128, 32, group_m=4)
    >>> launch_of(launch.workload(), launch.mapping()) == launch
    True
    """
    try:
        found = _flash(workload, mapping) if len(workload.einsums) > 1 else _gemm(workload, mapping)
    except SpecError:  # tiles that are no powers of two
        return None
    if found is None:
        return None
    same = (found.workload().einsums, found.workload().bits) == (workload.einsums, dict(workload.bits))
    return found if same and found.mapping() == mapping else None


def _gemm(workload: Workload, mapping: Mapping) -> Gemm | None:
    tiles: dict[str, list[int]] = {"m": [], "n": [], "k": []}
    for node in mapping.nodes:
        if isinstance(node, Loop) and node.rank in tiles:
            tiles[node.rank].append(node.tile)
    if set(workload.sizes) != set(tiles) or not all(tiles.values()):
        return None
    size = workload.sizes
    rows = ceil(size["m"] / tiles["m"][-1])
    group = max(1, tiles["m"][0] // tiles["m"][-1]) if len(tiles["m"]) > 1 else rows
    split = ceil(size["k"] / tiles["k"][0]) if len(tiles["k"]) > 1 else 1
    tile_m, tile_n, tile_k = (tiles[rank][-1] for rank in "mnk")
    return Gemm(size["m"], size["k"], size["n"], tile_m, tile_n, tile_k, group, split)


def _flash(workload: Workload, mapping: Mapping) -> Flash | None:
    size, order = workload.sizes, [node.tile for node in mapping.nodes if isinstance(node, Loop)]
    walks = [n for node in mapping.nodes for branch in getattr(node, "branches", ()) for n in branch]
    step = next((node.tile for node in walks if isinstance(node, Loop)), 0)
    if set(size) != set("hqmpfe") or size["m"] != size["p"] or size["f"] != size["e"] or len(order) != 3 or not step:
        return None
    return Flash(size["h"] * size["q"], size["h"], size["m"], size["f"], order[-1], step)
