"""A whole network on a chip: every distinct layer, and every group that may share loops, is searched once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations
from math import inf, prod
from os import PathLike
from typing import Any, NamedTuple

from piste.cost.weights import Weights
from piste.errors import SpecError
from piste.explore.searches import BestCost, Task, run_all
from piste.mapspace.factors import divisors
from piste.mapspace.space import Mapspace
from piste.results.network import Bounds, LayerCost, NetworkCost, Totals
from piste.search.limits import least_outside
from piste.search.objective import NAMED, objective
from piste.search.proof.floor import Floor, distinct
from piste.search.root import Root
from piste.spec.architecture import Architecture, Memory, check_architecture
from piste.spec.network import Network, Operation, cascade, groups, simplest
from piste.spec.padding import interior
from piste.spec.read import parse_bytes
from piste.spec.workload import Workload

MOST_TRIED = 10  # trees of which all choices are tried


@dataclass(frozen=True)
class EqualLayers:
    """Equal layers: one of them as a workload, and how often it runs in all."""

    name: str
    workload: Workload
    times: int

    @property
    def key(self) -> str:
        """What says that two layers are equal."""
        return Operation("", "", "mac", self.workload).key


@dataclass(frozen=True)
class Together:
    """Operations that may share loops: the cascade that they are, and every place in the network where it stands."""

    name: str
    workload: Workload
    places: tuple[tuple[Operation, ...], ...]

    @property
    def times(self) -> int:
        return sum(ops[0].times for ops in self.places)

    @property
    def macs(self) -> int:
        return sum(op.macs for op in self.places[0])

    def apart(self, network: Network) -> Network:
        """Its operations as a network of their own."""
        return replace(network, operations=tuple(op for ops in self.places for op in ops))


def groups_of(network: Network) -> tuple[EqualLayers, ...]:
    """The distinct layers that multiply, each Einsum of them on its own and with as few ranks as it can have."""
    found: dict[str, EqualLayers] = {}
    for op, workload in network.layers():
        if op.kind != "mac" or workload.einsums[0].kind != "mac":
            continue
        group = EqualLayers(workload.name, simplest(workload), op.times)
        before = found.get(group.key)
        found[group.key] = group if before is None else replace(before, times=before.times + op.times)
    return tuple(found.values())


def together(network: Network) -> tuple[Together, ...]:
    """What may share loops; equal groups are one."""
    found: dict[str, Together] = {}
    for ops in groups(network):
        try:
            workload = cascade(ops)
        except SpecError:
            continue  # the language has no form for what lies between them
        key = f"{[op.key for op in ops]}"
        before = found.get(key)
        if before is None:
            found[key] = Together(f"{ops[0].name} to {ops[-1].name}", workload, (ops,))
        else:
            found[key] = replace(before, places=(*before.places, ops))
    return tuple(found.values())


class Stream(NamedTuple):
    """What passes by once."""

    cycles: float
    energy_pj: float
    traffic_bytes: float
    limit: str


def streams(op: Operation, bits: int, chip: Architecture) -> list[Stream]:
    """What an operation takes besides its sums of products: operands come once from the outermost memory, results go
    there once. That is the least where nothing is fused, and every chip with some room reaches it."""
    if op.kind == "move":
        return [_stream(float(op.elements), float(op.elements), 0.0, 0.0, bits, chip)]
    if op.workload is None:
        return []
    found, weights = [], Weights(op.workload, chip)
    for i, einsum in enumerate(op.workload.einsums):
        if einsum.kind != "mac":
            reads, writes, points = _passes(op.workload, i)
            busy = computing = 0.0
            if (unit := chip.unit_for(einsum)) is not None:
                one = weights.operation(einsum.name, unit)
                busy = points / (float(one.per_cycle) * chip.instances(unit.name))
                computing = points * one.energy_pj
            found.append(_stream(reads, writes, busy, computing, bits, chip))
    return found


def _stream(reads: float, writes: float, busy: float, computing_pj: float, bits: int, chip: Architecture) -> Stream:
    outer = next(iter(chip.memories.values()))
    waits = {outer.name: _cycles(outer, reads, writes, bits), "compute": busy}
    energy = reads * (outer.read_pj or outer.read_pj_per_bit * bits)
    energy += writes * (outer.write_pj or outer.write_pj_per_bit * bits)
    limit = max(waits, key=lambda name: waits[name])
    return Stream(waits[limit], energy + computing_pj, (reads + writes) * bits / 8, limit)


def streamed(network: Network, chip: Architecture) -> tuple[LayerCost, ...]:
    """What is not a sum of products, as it passes by. Equal operators are one line."""
    lines: dict[tuple[str, str], list[float]] = {}
    limits: dict[tuple[str, str], str] = {}
    for op in network.operations:
        kind = "move" if op.kind == "move" else "vector"
        for part in streams(op, network.bits, chip):
            line = lines.setdefault((kind, op.operator), [0.0, 0.0, 0.0])
            limits.setdefault((kind, op.operator), part.limit)
            for i, value in enumerate(part[:3]):
                line[i] += op.times * value
    return tuple(
        LayerCost(operator, kind, "streamed", 1, 0, line[0], line[1], line[2], limits[kind, operator])
        for (kind, operator), line in lines.items()
    )


def _passes(workload: Workload, at: int) -> tuple[float, float, int]:
    """Elements read and written by an Einsum that sees everything once, and its points."""
    einsum = workload.einsums[at]
    reads = float(sum(prod(workload.extents(access)) for access in einsum.operands))
    writes = float(prod(workload.extents(einsum.output)))
    return reads, writes, prod(workload.sizes[rank] for rank in einsum.ranks)


def _cycles(memory: Memory, reads: float, writes: float, bits: int) -> float:
    """How long a memory takes for so many elements of so many bits."""
    wide = bits / 8
    moved = {"read_": reads, "write_": writes, "": reads + writes}
    candidates = [0.0]
    for which, elements in moved.items():
        if rate := getattr(memory, f"{which}words_per_cycle"):
            candidates.append(elements / rate)
        if rate := getattr(memory, f"{which}bytes_per_cycle"):
            candidates.append(elements * wide / rate)
    return max(candidates)


def search_network(
    network: Network,
    architecture: Architecture,
    *,
    objective: str = "energy",
    mapspace: str = "perfect",
    seconds: float | None = None,
    within: float | None = None,
    gaps: bool = True,
    fuse: bool = False,
    engine: Any = "local",
    workers: int | None = None,
    cluster: str | None = None,
    store: str | PathLike[str] | None = None,
    progress: Callable[[Any], None] | None = None,
) -> NetworkCost:
    """The best mapping of every distinct layer of a network on a chip, and what the whole network takes.

    `seconds` is for one layer, `within` for all of them together: what a layer that is proven early leaves, those after
    it have, so layers without windows, which take least, come first, and of others those of few tiles. What is not
    proven by then has a bracket. The engine, the workers and the store are those of `piste.explore`: with a store a run
    that was stopped goes on where it was. With `fuse`, groups of operations that follow from one another are searched
    as one tree too, and stand for their layers where that is better; `found.unfused` is what the network takes without.
    """
    layers = groups_of(network)
    if within is not None:
        if seconds is not None or not 0 < within < inf:
            raise SpecError("within is a positive number of seconds for all layers together, without seconds for each")
        layers = tuple(sorted(layers, key=lambda one: (_slides(one.workload), _tiles(one.workload))))
    if not layers:
        raise SpecError(f"{network.name} has no layer that multiplies; there is nothing to search")
    for group in layers:
        check_architecture(group.workload, architecture)
    fusable = together(network) if fuse else ()
    tasks = [Task(one.workload, architecture, objective, mapspace, seconds) for one in fusable]
    tasks += [Task(one.workload, architecture, objective, mapspace, seconds, gaps) for one in layers]
    answers, run = run_all(
        tasks, engine, within=within, workers=workers, cluster=cluster, store=store, progress=progress
    )  # the longest first
    known = {group.key: answers[len(fusable) + i] for i, group in enumerate(layers) if len(fusable) + i in answers}
    apart = _rows(network, architecture, known)
    candidates = [
        (
            i,
            _row(one.name, one.workload, "fused", one.times, one.macs, found),
            _rows(one.apart(network), architecture, known),
        )
        for i, one in enumerate(fusable)
        if (found := answers.get(i)) is not None and not found.why
    ]
    outermost = objective == f"traffic:{next(iter(architecture.memories))}"
    sought = "outermost" if outermost else objective
    chosen = _worth(apart, [(tree, rows) for _, tree, rows in candidates], sought)
    trees = [candidates[k][1] for k in chosen]
    taken = {op.name for k in chosen for ops in fusable[candidates[k][0]].places for op in ops}
    rest = replace(network, operations=tuple(op for op in network.operations if op.name not in taken))
    rows = (*trees, *_rows(rest, architecture, known)) if trees else apart
    bounds = bounds_on(network, architecture)
    return NetworkCost(
        network, architecture, objective, rows, run.seconds, run.interrupted, tuple(trees), Totals.of(apart), bounds,
        mapspace,
    )  # fmt: skip


def _slides(workload: Workload) -> bool:
    """Whether a window slides, so that a search takes long."""
    axes = [index.ranks for access in workload.einsums[0].accesses.values() for index in access.indices]
    return any(sum(workload.sizes[rank] > 1 for rank in ranks) > 1 for ranks in axes)


def _tiles(workload: Workload) -> int:
    """How many tiles there are that divide the sizes."""
    return prod(len(divisors(size)) for size in workload.sizes.values())


def _rows(network: Network, chip: Architecture, known: dict[str, BestCost]) -> tuple[LayerCost, ...]:
    """Layer after layer, the rest streamed."""
    found = [
        _row(g.name, g.workload, "searched", g.times, prod(g.workload.sizes.values()), known[g.key])
        for g in groups_of(network)
        if g.key in known
    ]
    return (*found, *streamed(network, chip))


def _row(name: str, workload: Workload, how: str, times: int, macs: int, found: BestCost) -> LayerCost:
    tree = found.mapping
    gap = found.gap_to_bound if found.gap_to_bound < inf else None
    return LayerCost(
        name, "mac", how, times, macs, found.cycles, found.energy_pj, found.traffic_bytes, found.limit,
        found.value if tree else 0.0, found.lower, found.optimal, gap,
        str(tree) if tree else "", found.seconds, found.why, str(workload),
    )  # fmt: skip


def _worth(
    apart: Sequence[LayerCost], candidates: Sequence[tuple[LayerCost, Sequence[LayerCost]]], objective: str
) -> list[int]:
    """Which trees to take, each for the rows that it stands for, so that the network takes the least of the objective.

    Sums are least if each tree is less than its rows. Of a product that is not enough, so all choices are tried, or,
    of many trees, one after the other is added while that helps.
    """
    if objective != "edp":
        return [i for i, (tree, rows) in enumerate(candidates) if _value([tree], objective) < _value(rows, objective)]
    totals = [(Totals.of([tree]), Totals.of(rows)) for tree, rows in candidates]
    whole = Totals.of(apart)

    def product(some: Iterable[int]) -> float:
        saved = [totals[i] for i in some]
        energy = whole.energy_pj + sum(tree.energy_pj - rows.energy_pj for tree, rows in saved)
        return energy * (whole.cycles + sum(tree.cycles - rows.cycles for tree, rows in saved))

    every = range(len(candidates))
    if len(candidates) <= MOST_TRIED:
        return list(min((some for n in range(len(candidates) + 1) for some in combinations(every, n)), key=product))
    found: list[int] = []
    while left := [i for i in every if i not in found]:
        best = min(left, key=lambda i: product([*found, i]))
        if product([*found, best]) >= product(found):
            break
        found.append(best)
    return sorted(found)


def _value(rows: Sequence[LayerCost], objective: str) -> float:
    """What rows take of an objective that adds up; of the traffic of an inner memory, what layers take that were
    searched for it: what is streamed passes by."""
    total = Totals.of(rows)
    known = {"energy": total.energy_pj, "cycles": total.cycles, "outermost": total.traffic_bytes}
    if objective in known:
        return known[objective]
    return sum(row.times * row.value for row in rows if row.fits)


def bounds_on(network: Network, chip: Architecture) -> Bounds:
    """What nobody can beat on a chip: with layers one after the other, and however they are fused.

    Layers: of each, all units at work, and the bound on traffic with all the room that the chip has. However fused:
    weights and the cache must come once from the outermost memory, and everything must be computed.
    """
    outer = next(iter(chip.memories.values()))
    cycles = energy = traffic = 0.0
    computing = busy = 0.0
    for group in groups_of(network):
        one = layer_bound(group.workload, chip)
        cycles, energy = cycles + group.times * one.cycles, energy + group.times * one.energy_pj
        traffic += group.times * one.traffic_bytes
        computing, busy = computing + group.times * one.computing_pj, busy + group.times * one.computing
    for op in network.operations:
        for part in streams(op, network.bits, chip):
            cycles, energy = cycles + op.times * part.cycles, energy + op.times * part.energy_pj
            traffic += op.times * part.traffic_bytes
    must = weight_bits(network) / network.bits + network.kv_cache_elements
    layered = Totals(network.mac_layers, network.macs, cycles, energy, traffic)
    price = min(outer.read_pj or outer.read_pj_per_bit * network.bits, outer.write_pj or inf,
                outer.write_pj_per_bit * network.bits or inf)  # fmt: skip
    least = max(busy, _cycles(outer, must, 0.0, network.bits))
    fused = Totals(network.mac_layers, network.macs, least, computing + must * price, must * network.bits / 8)
    return Bounds(layered, fused)


def weight_bits(network: Network) -> int:
    """The bits of all weights that layers multiply with, those that several share once."""
    found: dict[str, int] = {}
    for op in network.operations:
        if op.workload is not None:
            for t in op.weights:
                name = op.tensors.get(t, f"{op.name}.{t}")
                found[name] = max(found.get(name, 0), op.times * prod(op.workload.shapes[t]) * op.workload.bits[t])
    return sum(found.values())


class LayerBound(NamedTuple):
    """What no mapping of one layer goes below."""

    cycles: float
    energy_pj: float
    traffic_bytes: float
    computing: float  # cycles with all units at work
    computing_pj: float


def layer_bound(workload: Workload, chip: Architecture) -> LayerBound:
    """By the bound on traffic, the peak rate, and the cheapest memories that can feed the units."""
    from piste.explore.least import least

    bits, inner, outer = workload.bits, interior(workload), next(iter(chip.memories))
    whole = Floor(Mapspace(workload, chip), NAMED["energy"])
    space = Mapspace(inner, chip)
    once = sum(bits[t] * distinct(workload.einsums[0].accesses[t], workload.sizes) for t in workload.tensors) / 8
    if all(index.is_plain for access in inner.einsums[0].accesses.values() for index in access.indices):
        words, cycles = least_outside(inner, chip)
        energy = least(space, NAMED["energy"])
    else:  # whose slope takes long
        words, cycles, energy = (
            Root(space, objective(name, chip))() for name in (f"traffic:{outer}", "cycles", "energy")
        )
    traffic = max(words * max(bits.values()) / 8, once)
    return LayerBound(max(cycles, whole.cycles), max(energy, whole.computing), traffic, whole.cycles, whole.computing)


@dataclass(frozen=True)
class SlopePoint:
    """A point of a network's slope: what must cross with so much room on the chip."""

    buffer_bytes: int
    traffic_bytes: float


@dataclass(frozen=True)
class NetworkBound:
    """How little data must move for a network whose layers run one after the other, for sizes of buffer."""

    network: Network
    points: tuple[SlopePoint, ...]
    algorithmic_min_bytes: float
    seconds: float = 0.0
    notes: tuple[str, ...] = field(default=())
    exact: bool = True  # no nests of any layer move less; if not, points are the least found
    asked: SlopePoint | None = None  # at the size that was asked for

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "network": self.network.name,
            "exact": self.exact,
            "points": [[p.buffer_bytes, p.traffic_bytes] for p in self.points],
            "algorithmic_min_bytes": self.algorithmic_min_bytes,
            **({"at": asdict(self.asked)} if self.asked else {}),
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


def bound_network(network: Network, at: str | float | None = None, **options: Any) -> NetworkBound:
    """The slope of a network: the sum of its layers' slopes, each as often as it runs: at powers of two, and `at`.

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
                    reads, writes, _ = _passes(op.workload, i)
                    rest += op.times * (reads + writes) * network.bits / 8
    sizes = [1 << n for n in range(10, 41)]
    least = rest + sum(times * curve.algorithmic_min_bytes for curve, times in curves)
    points, asked = [], None
    if at is not None:
        here = rest + sum(times * curve.traffic_bytes(at) for curve, times in curves)
        if here == inf:
            raise SpecError(f"{at} is too small for the operands of one operation; ask for more")
        asked = SlopePoint(parse_bytes(at), here)
    for size in sizes:
        traffic = rest + sum(times * curve.traffic_bytes(size) for curve, times in curves)
        if traffic == inf:
            continue  # too small for the operands of one operation
        points.append(SlopePoint(size, traffic))
        if points[-1].traffic_bytes <= least * (1 + 1e-12):
            break
    notes = ("layers run one after the other; fused layers can go below this",)
    exact = all(curve.exact for curve, _ in curves)
    return NetworkBound(network, tuple(points), least, perf_counter() - start, notes, exact, asked)
