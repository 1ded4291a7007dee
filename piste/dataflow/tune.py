"""The best directives for a layer on some hardware: an optimal search over loop trees, lifted and analysed exactly.

In a dataflow every PE holds one tile of each tensor at a time. So the search is told that L1 keeps all of them, in one
place, and that what a PE does with its tile costs nothing further. Its costs are those of the exact analysis but for
two things: all that moves overlaps, and L2 serves PEs rather than clusters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic
from typing import Any, NamedTuple

from piste.dataflow.directives import Directive, Layer, shaped
from piste.dataflow.exact.analysis import L1_ENERGY, L2_ENERGY, analyse
from piste.dataflow.exact.nest import nest
from piste.dataflow.hardware import Hardware
from piste.dataflow.lift import lift
from piste.dataflow.lower import TENSORS, workload_of
from piste.dataflow.presets import TABLE_3, layer_with
from piste.errors import SpecError, if_near
from piste.results.flow import LayerFlow
from piste.results.found import Found
from piste.search import search
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Keep, Loop, Mapping, Spread

OBJECTIVES: dict[str, Callable[[LayerFlow], float]] = {
    "cycles": lambda flow: flow.cycles,
    "energy": lambda flow: flow.energy_in_macs,
    "edp": lambda flow: flow.energy_in_macs * flow.cycles,
}
REFINED = 3  # of the best trees, how many are tried in smaller steps


class Tuned(NamedTuple):
    """A layer with the best directives that were found, what they do, and the search that says what is proven.

    `found.bracket` is where the best lies of all loop trees in which every PE holds one tile of each tensor, with
    remainders on the PEs and were everything to overlap. Its energies are in multiply-accumulates and lack only what
    first fills L2.
    """

    layer: Layer
    flow: LayerFlow
    found: Found


def tune(layer: Layer, hardware: Hardware, objective: str = "cycles", *, seconds: float | None = 20) -> Tuned:
    """The directives with the fewest `cycles`, the least `energy` or the least product of both (`edp`).

    The exact analysis compares what the search finds, with tiles that divide and with remainders on the PEs, the same
    in smaller steps, which start sooner, and the five dataflows of the paper; as far as `l1_size` and `l2_size` hold
    their tiles twice. The searches take about `seconds` together.

    >>> from piste.dataflow.directives import COUPLINGS
    >>> layer = Layer("L", "GEMM", {"M": 64, "N": 64, "K": 64}, (), coupling=COUPLINGS["GEMM"])
    >>> tuned = tune(layer, Hardware(16, l1_size=64), "edp")
    >>> print(*tuned.layer.directives)
    SpatialMap(4,4) M Cluster(4,P) TemporalMap(2,2) M SpatialMap(4,4) N TemporalMap(1,1) K
    >>> tuned.flow.cycles, tune(layer, Hardware(16, l1_size=64)).found.bracket
    (16386, (16384.0, 16384.0))
    """
    if objective not in OBJECTIVES:
        names = ", ".join(OBJECTIVES)
        raise SpecError(f"an objective is one of {names}, not {objective!r}{if_near(objective, OBJECTIVES)}")
    if len(hardware.nocs) > 1:
        raise SpecError(f"the clusters are found here, but there are {len(hardware.nocs)} networks; give one")
    tuner = _Tuner(layer, hardware, objective, seconds)
    searches = list(tuner.searches())
    trees = {tuner.lifted(found.best): found.best for found in searches if found.best}
    options = [option for directives in trees for option in tuner.analysed(directives)]
    for option in sorted(options, key=tuner.rank)[:REFINED]:
        options += tuner.refined(option, trees[option[0].directives])
    options += [option for name in TABLE_3 for option in tuner.analysed(layer_with(layer, name).directives)]
    if not options:
        why = searches[0].why or f"L2 has {hardware.l2_size} elements"
        raise SpecError(f"layer {layer.name!r}: no dataflow fits; {why}")
    best = min(options, key=tuner.rank)
    return Tuned(*best, next((found for found in searches if found.mapspace == "ruby-s"), searches[0]))


Option = tuple[Layer, LayerFlow]


class _Tuner:
    def __init__(self, layer: Layer, hardware: Hardware, objective: str, seconds: float | None) -> None:
        self.layer, self.hardware, self.objective, self.seconds = layer, hardware, objective, seconds
        self.start = monotonic()
        ran = shaped(layer)
        self.workload = workload_of(ran, nest(replace(ran, directives=()), replace(hardware, pes=1)))

    def cost(self, option: Option) -> float:
        return OBJECTIVES[self.objective](option[1])

    def rank(self, option: Option) -> tuple[float, float]:
        """By the objective, and of those that are equal in it by energy."""
        return self.cost(option), OBJECTIVES["energy"](option[1])

    def analysed(self, directives: tuple[Directive, ...]) -> Iterator[Option]:
        """What directives do, unless they need more memory or PEs than there are."""
        layer = replace(self.layer, directives=directives)
        try:
            flow = analyse(layer, self.hardware)
        except SpecError:
            return
        l1, l2 = self.hardware.l1_size, self.hardware.l2_size
        if (l1 is None or flow.l1_size <= l1) and (l2 is None or flow.l2_size <= l2):
            yield layer, flow

    def lifted(self, tree: Mapping) -> tuple[Directive, ...]:
        chip = _chip(self.hardware, 2, None)
        return tuple(directive for directive, inferred in lift(self.workload, chip, tree) if not inferred)

    def searches(self) -> Iterator[Found]:
        """What is best in each mapspace; with ever smaller tiles, which may start sooner or fit into L2, in time."""
        operands = [tensor for tensor in self.workload.tensors if tensor != TENSORS["output"]]
        rules: list[dict[str, Any]] = [
            {"memory": "L1", "keep": list(self.workload.tensors), "ranks": []},
            {"memory": "Latch", "keep": operands},
            {"order": "hierarchy"},
        ]
        room = None if self.hardware.l1_size is None else self.hardware.l1_size / 2
        while room is None or room >= 1:
            chip = _chip(self.hardware, len(operands), room)
            peak = 0
            for mapspace in ("perfect", "ruby-s"):
                left = None if self.seconds is None else self.seconds - (monotonic() - self.start)
                if left is not None and left < 0:
                    return
                found = search(
                    self.workload,
                    chip,
                    objective=self.objective,
                    mapspace=mapspace,
                    constraints=rules,
                    strategy="proof",  # of shapes only, which lift to directives of the same cost
                    seconds=left,
                )
                peak = max(peak, found.report.peak["L1"] if found.report else 0)
                yield found
            if self.objective == "energy" and self.hardware.l2_size is None:
                return
            room = 2 * peak // 3

    def refined(self, option: Option, tree: Mapping) -> Iterator[Option]:
        """An option and its tree with loops added for as long as that makes it better.

        The search lets everything overlap, so it sees no use in smaller steps; the first of them starts sooner.
        """
        while self.objective != "energy":
            finer = {self.lifted(other): other for other in _finer(tree, self.workload.sizes)}
            better = min((o for d in finer for o in self.analysed(d)), key=self.cost, default=option)
            if self.cost(better) >= self.cost(option):
                return
            option, tree = better, finer[better[0].directives]
            yield option


def _finer(tree: Mapping, sizes: dict[str, int]) -> Iterator[Mapping]:
    """The tree with one more loop, anywhere above its innermost keeps, that divides what a PE takes at once."""
    last = next(i for i, node in enumerate(tree.nodes) if isinstance(node, Keep) and node.memory == "L1")
    homes = [node for node in tree.nodes[:last] if isinstance(node, Keep)]
    loops = [node for node in tree.nodes[:last] if isinstance(node, Loop)]
    spreads = [node for node in tree.nodes[:last] if isinstance(node, Spread)]
    left = dict(sizes)
    for node in tree.nodes[:last]:
        if isinstance(node, Loop | Spread):
            left[node.rank] = min(left[node.rank], node.tile)
    for rank, extent in left.items():
        above = max((i + 1 for i, loop in enumerate(loops) if loop.rank == rank), default=0)
        for tile in (n for n in range(1, extent) if extent % n == 0):
            for at in range(above, len(loops) + 1):
                walks = _arranged([*loops[:at], Loop(rank, tile), *loops[at:]], spreads)
                yield Mapping((*homes, *walks, *tree.nodes[last:]))


def _arranged(loops: list[Loop], spreads: list[Spread]) -> Iterator[Loop | Spread]:
    """Spreads as low as they can stand: above the loops that walk what one instance has of their rank."""
    waiting = list(spreads)
    for loop in loops:
        for spread in [s for s in waiting if s.rank == loop.rank and s.tile > loop.tile]:
            waiting.remove(spread)
            yield spread
        yield loop
    yield from waiting


def _chip(hardware: Hardware, operands: int, room: float | None) -> Architecture:
    """The costs of the exact analysis, on an array whose clusters are still open; a latch takes what comes into L1."""
    width = hardware.nocs[0].words_per_cycle
    inward = width * operands if width and hardware.nocs[0].channels else width
    mac = 1 + (operands + 2) * L1_ENERGY  # reads its operands and what is there of the result, and writes that
    return Architecture(
        (
            Memory("L2", None, ("input", "weight"), inward, read_pj=L2_ENERGY),
            Memory("L2-out", None, ("output",), None, width, read_pj=L2_ENERGY, write_pj=L2_ENERGY),
            Fanout("PE", {"x": hardware.pes}, multicast=hardware.multicast, reduce=hardware.reduction),
            Memory("L1", room),
            Memory("Latch", None, ("input", "weight"), write_pj=L1_ENERGY),
            Unit("MAC", energy_pj=mac, ops_per_cycle=hardware.lanes),
        )
    )
