"""A whole network on a chip: every distinct layer is searched once, as a part of a job that any engine runs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from math import inf, prod
from os import PathLike
from typing import Any

import numpy as np

from piste.errors import SpecError
from piste.explore.job import Part
from piste.results.explored import Exploration
from piste.results.network import LayerCost, NetworkCost
from piste.search import search
from piste.spec.architecture import Architecture, Memory
from piste.spec.check import check_architecture
from piste.spec.network import Network, Operation, cascade, groups
from piste.spec.workload import Workload
from piste.version import version

FUSED = 10.0  # seconds that a group may take unless said otherwise
FIELDS = (
    "name", "kind", "how", "times", "macs", "cycles", "energy_pj", "traffic_bytes", "limit", "value", "lower",
    "optimal", "gap_to_bound", "mapping", "seconds", "why",
)  # fmt: skip


@dataclass(frozen=True)
class Group:
    """Equal layers: one of them as a workload, and how often it runs in all."""

    name: str
    workload: Workload
    times: int


@dataclass(frozen=True)
class NetworkJob:
    """The best mapping of every distinct layer of a network; one layer is one part."""

    groups: tuple[Group, ...]
    architecture: Architecture
    objective: str = "energy"
    mapspace: str = "perfect"
    seconds: float | None = None  # for one layer
    gaps: bool = True

    @cached_property
    def inputs(self) -> dict[str, Any]:
        return {
            "layers": [[group.name, group.workload.to_dict(), group.times] for group in self.groups],
            "architecture": self.architecture.to_dict(),
            "objective": self.objective,
            "mapspace": self.mapspace,
            "seconds": self.seconds,
        }

    @cached_property
    def key(self) -> str:
        text = json.dumps(self.inputs, sort_keys=True, default=str)
        return hashlib.sha256(f"{version()} {text}".encode()).hexdigest()[:16]

    @property
    def parts(self) -> int:
        return len(self.groups)

    def run(self, part: int) -> Part:
        """Search one layer."""
        cost = asdict(self.cost(self.groups[part]))
        columns = {name: np.array([cost[name] if cost[name] is not None else np.nan]) for name in FIELDS}
        return Part(part, 1, 1, {}, columns)

    def cost(self, group: Group) -> LayerCost:
        """What the best mapping of a layer takes."""
        found = search(
            group.workload, self.architecture, objective=self.objective, mapspace=self.mapspace, seconds=self.seconds
        )
        macs = prod(group.workload.sizes.values())
        if found.report is None:
            return LayerCost(group.name, "mac", "searched", group.times, macs, 0, 0, 0, "", why=found.why)
        report = found.report
        return LayerCost(
            group.name,
            "mac",
            "searched",
            group.times,
            macs,
            report.cycles,
            report.energy_pj,
            _outer_bytes(report, self.architecture),
            str(report.bottleneck),
            found.value,
            found.bracket[0],
            found.optimal,
            found.gap_to_bound if self.gaps else None,
            str(found.best),
            found.seconds,
        )

    def merge(self, parts: Iterable[Part]) -> Exploration:
        """All layers, in their order."""
        found = sorted(parts, key=lambda part: part.number)
        columns = {name: np.concatenate([part.columns[name] for part in found]) for name in FIELDS} if found else {}
        return Exploration((), {}, columns, len(self.groups), len(found), {}, self.key)


def _outer_bytes(report: Any, chip: Architecture) -> float:
    """What crosses the boundary of the outermost memory."""
    outer = next(iter(chip.memories))
    bits = report.workload.bits
    return float(sum((c.reads + c.updates) * bits[c.tensor] / 8 for c in report.counts if c.memory == outer))


def groups_of(network: Network) -> tuple[Group, ...]:
    """The distinct layers that multiply, each Einsum of them on its own."""
    found: dict[str, tuple[str, Workload, int]] = {}
    for op, workload in network.layers():
        if op.kind != "mac" or workload.einsums[0].kind != "mac":
            continue
        key = Operation("", "", "mac", workload).key
        name, first, times = found.get(key, (workload.name, workload, 0))
        found[key] = name, first, times + op.times
    return tuple(Group(name, workload, times) for name, workload, times in found.values())


def streamed(network: Network, chip: Architecture) -> tuple[LayerCost, ...]:
    """What is not a sum of products: operands come once from the outermost memory, results go there once.

    That is the least where nothing is fused, and every chip with some room reaches it. Equal operators are one line.
    """
    outer = next(iter(chip.memories.values()))
    lines: dict[tuple[str, str], list[float]] = {}
    limits: dict[tuple[str, str], str] = {}
    for op in network.operations:
        if op.kind == "move":
            parts = [(float(op.elements), float(op.elements), 0, None)]
        elif op.workload is not None:
            parts = [_passes(op.workload, i) for i, e in enumerate(op.workload.einsums) if e.kind != "mac"]
        else:
            continue
        for reads, writes, points, einsum in parts:
            unit = chip.unit_for(einsum) if einsum is not None else None
            rate = unit.ops_per_cycle * chip.instances(unit.name) if unit else inf
            waits = {outer.name: _cycles(outer, reads, writes, network.bits), "compute": points / rate}
            energy = reads * (outer.read_pj or outer.read_pj_per_bit * network.bits)
            energy += writes * (outer.write_pj or outer.write_pj_per_bit * network.bits)
            energy += points * (unit.energy_pj if unit else 0.0)
            kind = "move" if op.kind == "move" else "vector"
            line = lines.setdefault((kind, op.operator), [0.0, 0.0, 0.0, 0.0])
            limits.setdefault((kind, op.operator), max(waits, key=lambda name: waits[name]))
            for i, value in enumerate((1, max(waits.values()), energy, (reads + writes) * network.bits / 8)):
                line[i] += op.times * value
    return tuple(
        LayerCost(operator, kind, "streamed", 1, 0, line[1], line[2], line[3], limits[kind, operator])
        for (kind, operator), line in lines.items()
    )


def _passes(workload: Workload, at: int) -> tuple[float, float, int, Any]:
    """Elements read and written by an Einsum that sees everything once, its points, and itself."""
    einsum = workload.einsums[at]
    reads = float(sum(prod(workload.extents(access)) for access in einsum.operands))
    writes = float(prod(workload.extents(einsum.output)))
    return reads, writes, prod(workload.sizes[rank] for rank in einsum.ranks), einsum


def _cycles(memory: Memory, reads: float, writes: float, bits: int) -> float:
    """How long a memory takes for so many elements of so many bits."""
    wide = bits / 8
    moved = {"read_": reads, "write_": writes, "": reads + writes}
    ways = [0.0]
    for which, elements in moved.items():
        if rate := getattr(memory, f"{which}words_per_cycle"):
            ways.append(elements / rate)
        if rate := getattr(memory, f"{which}bytes_per_cycle"):
            ways.append(elements * wide / rate)
    return max(ways)


def search_network(
    network: Network,
    architecture: Architecture,
    *,
    objective: str = "energy",
    mapspace: str = "perfect",
    seconds: float | None = None,
    gaps: bool = True,
    fuse: bool = False,
    engine: Any = "local",
    workers: int | None = None,
    cluster: str | None = None,
    store: str | PathLike[str] | None = None,
    progress: Callable[[Any], None] | None = None,
) -> NetworkCost:
    """The best mapping of every distinct layer of a network on a chip, and what the whole network takes.

    `seconds` is for one layer; what is not proven by then has a bracket. The engine, the workers and the store are
    those of `piste.explore`: with a store a run that was stopped goes on where it was. With `fuse`, groups of
    operations that follow from one another are searched as one tree, and stand for their layers where that is better.
    """
    from piste.explore.engines import explore

    if fuse:
        chosen = _fused(network, architecture, objective, mapspace, seconds or FUSED)
        taken = {op.name for _, ops in chosen for op in ops}
        apart = replace(network, operations=tuple(op for op in network.operations if op.name not in taken))
        trees = tuple(cost for cost, _ in chosen)
        if not groups_of(apart):
            layers = (*trees, *streamed(apart, architecture))
            return NetworkCost(network, architecture, objective, layers, fused=trees)
        others = search_network(
            apart, architecture, objective=objective, mapspace=mapspace, seconds=seconds, gaps=gaps, engine=engine,
            workers=workers, cluster=cluster, store=store, progress=progress,
        )  # fmt: skip
        took = others.seconds + sum(cost.seconds for cost in trees)
        return replace(others, network=network, layers=(*trees, *others.layers), fused=trees, seconds=took)
    distinct = groups_of(network)
    if not distinct:
        raise SpecError(f"{network.name} has no layer that multiplies; there is nothing to search")
    for group in distinct:
        check_architecture(group.workload, architecture)
    job = NetworkJob(distinct, architecture, objective, mapspace, seconds, gaps)
    found = explore(job, engine, workers, cluster, store, progress)
    rows = [LayerCost(**_plain(row)) for row in found.rows()]
    rest = streamed(network, architecture)
    return NetworkCost(network, architecture, objective, (*rows, *rest), found.seconds, found.interrupted)


def _fused(
    network: Network, chip: Architecture, objective: str, mapspace: str, seconds: float
) -> list[tuple[LayerCost, tuple[Operation, ...]]]:
    """Groups that are better in one tree than apart, each with the operations that it stands for."""
    known: dict[str, LayerCost | None] = {}
    found: list[tuple[LayerCost, tuple[Operation, ...]]] = []
    for ops in groups(network):
        try:
            workload = cascade(ops)
        except SpecError:
            continue  # the language has no form for what lies between them
        key = f"{[op.key for op in ops]}"
        if key not in known:
            known[key] = _tree(workload, chip, objective, mapspace, seconds)
        cost = known[key]
        if cost is not None:
            name = f"{ops[0].name} to {ops[-1].name}"
            macs = sum(op.macs for op in ops)
            found.append((replace(cost, name=name, times=ops[0].times, macs=macs), ops))
    return found


def _tree(workload: Workload, chip: Architecture, objective: str, mapspace: str, seconds: float) -> LayerCost | None:
    """What a fused tree takes; None where it is no better than its Einsums apart."""
    try:
        found: Any = search(workload, chip, objective=objective, mapspace=mapspace, seconds=seconds)
    except SpecError:
        return None
    unfused = getattr(found, "unfused", inf)
    if found.report is None or not found.value < unfused:
        return None
    report = found.report
    return LayerCost(
        "", "mac", "fused", 1, 0, report.cycles, report.energy_pj, _outer_bytes(report, chip), str(report.bottleneck),
        found.value, found.bracket[0], found.optimal, None, str(found.best), found.seconds,
    )  # fmt: skip


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    gap = row["gap_to_bound"]
    missing = gap is None or gap != gap
    return {
        **row,
        "gap_to_bound": None if missing else float(gap),
        "times": int(row["times"]),
        "macs": int(row["macs"]),
    }


@dataclass(frozen=True)
class Step:
    """A point of a network's slope: what must cross with so much room on the chip."""

    buffer_bytes: int
    traffic_bytes: float


@dataclass(frozen=True)
class NetworkBound:
    """How little data must move for a network whose layers run one after the other, for sizes of buffer."""

    network: Network
    points: tuple[Step, ...]
    algorithmic_min_bytes: float
    seconds: float = 0.0
    notes: tuple[str, ...] = field(default=())

    def to_dict(self) -> dict[str, Any]:
        return {
            "network": self.network.name,
            "points": [[p.buffer_bytes, p.traffic_bytes] for p in self.points],
            "algorithmic_min_bytes": self.algorithmic_min_bytes,
            "macs": self.network.macs,
            "seconds": self.seconds,
            "notes": list(self.notes),
        }

    def __str__(self) -> str:
        from piste.views.network import bound_text

        return bound_text(self)

    def plot(self, path: Any = None) -> Any:
        """Traffic over the size of the buffer; written to `path` if given."""
        from piste.views.network import plot_bound

        return plot_bound(self, path)


def bound_network(network: Network, **options: Any) -> NetworkBound:
    """The slope of a network: the sum of its layers' slopes, each as often as it runs, at powers of two.

    Layers pass what they make through the outermost memory; what is no sum of products is read and written once.
    """
    from time import perf_counter

    from piste.bounds import bound

    start = perf_counter()
    curves = [(bound(group.workload, **options), group.times) for group in groups_of(network)]
    rest = 0.0
    for op in network.operations:
        if op.kind == "move":
            rest += op.times * 2 * op.elements * network.bits / 8
        elif op.workload is not None:
            for i, einsum in enumerate(op.workload.einsums):
                if einsum.kind != "mac":
                    reads, writes, *_ = _passes(op.workload, i)
                    rest += op.times * (reads + writes) * network.bits / 8
    sizes = [1 << n for n in range(10, 41)]
    least = rest + sum(times * curve.algorithmic_min_bytes for curve, times in curves)
    points = []
    for size in sizes:
        traffic = rest + sum(times * curve.traffic_bytes(size) for curve, times in curves)
        if traffic == inf:
            continue  # too small for the operands of one operation
        points.append(Step(size, traffic))
        if points[-1].traffic_bytes <= least * (1 + 1e-12):
            break
    notes = ("layers run one after the other; fused layers can go below this",)
    return NetworkBound(network, tuple(points), least, perf_counter() - start, notes)
