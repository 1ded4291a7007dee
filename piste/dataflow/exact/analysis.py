"""What a dataflow costs, exactly: the executor's counts and cycles from classes of steps, for layers of any size.

`UnitTraffic` is what moves between a buffer and the units it feeds around every move of the loops, `Clock` how long it
takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any

from piste.dataflow.directives import Layer, check, remarks
from piste.dataflow.exact.axes import AxisByUnit
from piste.dataflow.exact.closed_axes import ClosedAxis, Unusual
from piste.dataflow.exact.nest import INSIDE, ONLY, Change, LoopAdvance, Nest, Stands, StepClass, classes, nest
from piste.dataflow.hardware import Hardware, Noc
from piste.formula.program import Number, at_least, bounds, ceildiv, most
from piste.results.flow import Case, LayerFlow, Moved

# Energy of an access in multiply-accumulates, as the released tool has it (CACTI, 28 nm, 2 KB L1, 1 MB L2).
L1_ENERGY, L2_ENERGY = 1.68, 18.61


def analyse(layer: Layer, hardware: Hardware) -> LayerFlow:
    """Counts, cycles and energy of one layer, equal to those of running its directives step by step."""
    layer = check(layer, hardware)
    plan = nest(layer, hardware)
    density = {name: layer.density.get(name, 1) for name in plan.tensors}
    try:
        return _flow(layer, Clock(plan, hardware, density, ClosedAxis))
    except Unusual:
        return _flow(layer, Clock(plan, hardware, density, AxisByUnit))


def _flow(layer: Layer, clock: Clock) -> LayerFlow:
    steps, macs = clock.steps, clock.macs
    tensors = {name: _moved(clock.counts(name), macs) for name in clock.density}
    words = [clock.words(c) for c in steps]
    compute = [clock.compute(c.stands) for c in steps]
    energy = energy_parts(macs, [(t.l1_reads, t.l1_writes, t.l2_reads, t.l2_writes) for t in tensors.values()])
    flow = LayerFlow(
        name=layer.name,
        mode="exact",
        pes=clock.hardware.pes,
        cycles=clock.total(),
        macs=macs,
        active_pes=_mean(steps, [clock.pes.active(c.stands) for c in steps]),
        l1_size=sum(t.l1_size for t in tensors.values()),
        l2_size=sum(t.l2_size for t in tensors.values()),
        peak_bandwidth=max(w / c for w, c in zip(words, compute, strict=True)),
        mean_bandwidth=_mean(steps, words) / _mean(steps, compute),
        energy_in_macs=sum(energy.values()),
        energy_parts=energy,
        tensors=tensors,
        cases=tuple(clock.case(c) for c in steps),
        notes=(*remarks(layer), *_left_out(clock.hardware)),
    )
    if any(clock.doubts):
        raise Unusual("a formula that is not exact here")
    return flow


def _left_out(hardware: Hardware) -> tuple[str, ...]:
    return () if hardware.offchip is None else ("offchip_bw is not used: all that is counted is inside of L2",)


def energy_parts(macs: Any, accesses: Sequence[tuple[Any, ...]]) -> dict[str, Any]:
    """Energy in multiply-accumulates, from reads and writes of L1 and of L2 for each tensor; numbers or arrays."""
    l1_reads, l1_writes, l2_reads, l2_writes = (sum(column) for column in zip(*accesses, strict=True))
    return {
        "mac": macs,
        "l1_read": L1_ENERGY * l1_reads,
        "l1_write": L1_ENERGY * l1_writes,
        "l2_read": L2_ENERGY * l2_reads,
        "l2_write": L2_ENERGY * l2_writes,
    }


def _mean(steps: Sequence[StepClass], values: Sequence[float]) -> float:
    return float(sum(c.times * value for c, value in zip(steps, values, strict=True)) / sum(c.times for c in steps))


def _moved(counts: dict[str, Number], macs: float) -> Moved:
    arrived, whole = counts.pop("arrived"), counts.pop("whole")
    return Moved(**counts, reuse=macs / arrived, most_reuse=macs / whole)


def covered(plan: Nest, rank: str) -> int:
    """How many indices of a rank its walks reach: all, unless one of them leaves gaps."""
    walks = [walk for walk in plan.walks if walk.rank == rank]
    if all(walk.offset <= walk.size for walk in walks):
        return plan.sizes[rank]

    def reach(first: int, extent: int, at: int) -> set[int]:
        if at == len(walks):
            return set(range(first, first + extent))
        walk, found = walks[at], set[int]()
        for place in range(walk.positions(extent)):
            skip = place * walk.offset
            found |= reach(first + skip, min(walk.size, extent - skip), at + 1)
        return found

    return len(reach(0, plan.sizes[rank], 0))


def transfer(noc: Noc, words: Mapping[str, Number]) -> Number:
    """Cycles that a pipe takes for some words of each tensor."""
    if noc.channels:
        loads = [(load, noc.width(name)) for name, load in words.items()]
    else:
        loads = [(sum(words.values()), noc.words_per_cycle)]
    turns: Number = 0
    for load, width in loads:
        turns = most(turns, at_least(load, 1) if width is None else ceildiv(load, width))
    return at_least(turns, 1) * (noc.latency + turns - 1)


class UnitTraffic:
    """Elements of every tensor that a nest's units need, hold, fetch and give up, as the hardware shares them."""

    def __init__(self, plan: Nest, hardware: Hardware, kind: type[AxisByUnit] | type[ClosedAxis]):
        self.plan, self.hardware, self.kind = plan, hardware, kind
        self._known: dict[tuple[str, str, LoopAdvance], Number] = {}
        self._busiest: dict[Stands, Number] = {}

    @cached_property
    def axes(self) -> dict[str, list[AxisByUnit | ClosedAxis]]:
        """The axes of each tensor."""
        plan, forward = self.plan, self.hardware.forwarding
        return {name: [self.kind(plan, axis, forward) for axis in axes] for name, axes in plan.tensors.items()}

    @cached_property
    def ranks(self) -> dict[str, AxisByUnit | ClosedAxis]:
        """The ranks, each an axis of its own."""
        return {rank: self.kind(self.plan, ((rank, 1),)) for rank in self.plan.sizes}

    def all_axes(self) -> list[AxisByUnit | ClosedAxis]:
        """All of them."""
        return [*(axis for all_axes in self.axes.values() for axis in all_axes), *self.ranks.values()]

    def whole(self, tensor: str) -> Number:
        """Elements of the tensor that the layer touches at all."""
        sizes = self.plan.sizes
        return prod(1 + sum(factor * (sizes[rank] - 1) for rank, factor in axis) for axis in self.plan.tensors[tensor])

    def working_set(self, tensor: str, stands: Stands) -> Number:
        """Elements that all units together work on."""
        return prod(axis.size(stands).union for axis in self.axes[tensor])

    def tile(self, tensor: str, stands: Stands) -> Number:
        """Elements that the first unit works on; no other has more."""
        return prod(axis.size(stands).first for axis in self.axes[tensor])

    def macs(self, stands: Stands) -> Number:
        """Work of all units."""
        return prod(axis.size(stands).sums for axis in self.ranks.values())

    def busiest(self, stands: Stands) -> Number:
        """Work of the first unit; no other has more."""
        if stands not in self._busiest:
            self._busiest[stands] = prod(axis.size(stands).first for axis in self.ranks.values())
        return self._busiest[stands]

    def active(self, stands: Stands) -> Number:
        """Units with work."""
        return prod(axis.size(stands).active for axis in self.ranks.values())

    def ingress(self, tensor: str, move: LoopAdvance | None) -> Number:
        """Elements sent for a move, or for the first step."""
        if not self.hardware.multicast:
            return self._sent_each(tensor, move, "lacking_sums")
        if move is None:
            return self.working_set(tensor, ())
        return self._around("ingress", tensor, move, lambda changes: _rest(changes, "union", "lacking"))

    def arrivals(self, tensor: str, move: LoopAdvance | None) -> Number:
        """Elements that units take in, each by itself."""
        return self._sent_each(tensor, move, "fresh_sums")

    def egress(self, move: LoopAdvance | None) -> Number:
        """Output elements sent back for a move; nothing before the first step."""
        if move is None or not self.hardware.reduction:
            return self.departures(move)
        return self._around("egress", "output", move, lambda changes: _rest(changes, "old_union", "gone"))

    def departures(self, move: LoopAdvance | None) -> Number:
        """Output elements that units give up, each by itself."""
        if move is None:
            return 0
        return self._around("departures", "output", move, lambda c: _rest(c, "old_sums", "gone_sums"), each=True)

    @property
    def drain(self) -> Number:
        """Output elements sent back after the last step."""
        return prod(axis.rest()[0] for axis in self.axes["output"]) if self.hardware.reduction else self.last_departures

    @property
    def last_departures(self) -> Number:
        """Output elements that units hold after the last step, each by itself."""
        own = prod(axis.rest()[1] for axis in self.axes["output"])
        return own * prod(axis.rest()[2] for axis in self._others("output"))

    def _sent_each(self, tensor: str, move: LoopAdvance | None, lacking: str) -> Number:
        if move is None:
            own = prod(axis.size(()).sums for axis in self.axes[tensor])
            return own * prod(axis.size(()).active for axis in self._others(tensor))
        return self._around(lacking, tensor, move, lambda changes: _rest(changes, "sums", lacking), each=True)

    def _others(self, tensor: str) -> list[AxisByUnit | ClosedAxis]:
        """The ranks that the tensor does not have."""
        own = {rank for axis in self.plan.tensors[tensor] for rank, _ in axis}
        return [axis for rank, axis in self.ranks.items() if rank not in own]

    def _around(
        self, what: str, tensor: str, move: LoopAdvance, count: Callable[[list[Change]], Number], each: bool = False
    ) -> Number:
        key = (what, tensor, move)
        if key not in self._known:
            number = count([axis.change(move) for axis in self.axes[tensor]])
            if each and number:
                number *= prod(axis.change(move).active for axis in self._others(tensor))
            self._known[key] = number
        return self._known[key]


def _rest(changes: list[Change], whole: str, part: str) -> Number:
    """Elements of a product of axes for which one axis at least is in the part."""
    sides = [getattr(change, whole) for change in changes]
    return prod(sides) - prod(side - getattr(change, part) for side, change in zip(sides, changes, strict=True))


class Clock:
    """The steps of a layer, what they move and how long they take.

    A pipe fetches for the next step and sends back what the step before left while the PEs compute, so a step takes as
    long as the slowest of the three. With one pipe a level, a step of a level takes as long as the steps inside it.
    """

    def __init__(
        self, plan: Nest, hardware: Hardware, density: dict[str, float], kind: type[AxisByUnit] | type[ClosedAxis]
    ):
        self.plan, self.hardware, self.density = plan, hardware, density
        self.inputs = [name for name in density if name != "output"]
        self.useful = prod(density[name] for name in self.inputs)
        levels = len(plan.units)
        ends = [levels] if len(hardware.nocs) == 1 else range(1, levels + 1)
        pipes = zip(ends, hardware.nocs, strict=True)
        self.stages = [(UnitTraffic(plan.upto(end), hardware, kind), noc) for end, noc in pipes]
        self.pes = self.stages[-1][0]
        self.top = self.stages[0][0] if ends[0] == 1 else UnitTraffic(plan.upto(1), hardware, kind)

    @cached_property
    def steps(self) -> list[StepClass]:
        """Steps of the PEs, alike ones together."""
        return self._classes(self.plan)

    @cached_property
    def tops(self) -> list[StepClass]:
        """Steps of the outermost clusters."""
        return self.steps if len(self.plan.units) == 1 else self._classes(self.top.plan)

    def _classes(self, plan: Nest) -> list[StepClass]:
        return [c for c in classes(plan.walks, plan.sizes) if bounds(c.times)[1]]

    @property
    def doubts(self) -> list[Number]:
        """What must be 0 for all that was found so far to be exact."""
        return [doubt for traffic in (self.pes, self.top) for axis in traffic.all_axes() for doubt in axis.doubts]

    @cached_property
    def macs(self) -> Number:
        """Multiply-accumulates of the layer."""
        return sum(c.times * self.pes.macs(c.stands) for c in self.steps) * self.useful

    def counts(self, name: str) -> dict[str, Number]:
        """What moves of one tensor: the buffer serves whole clusters, the network single PEs.

        Partial results that come back are added up in the buffer: each time but the first reads what is there. In a PE
        the first result of a visit needs no read and the one that leaves needs one, so reads are as many as results.
        """
        pes, share = self.pes, self.density[name]
        # Without wires that add up (or copy) on the way, every PE is served by itself.
        together = self.hardware.reduction if name == "output" else self.hardware.multicast
        top, tops = (self.top, self.tops) if together else (pes, self.steps)
        if name == "output":
            delivered = pes.drain + sum(c.times * pes.egress(c.arrive) for c in self.steps)
            arrived = pes.last_departures + sum(c.times * pes.departures(c.arrive) for c in self.steps)
            writes = top.drain + sum(c.times * top.egress(c.arrive) for c in tops)
            reads = writes - prod(covered(top.plan, rank) for axis in top.plan.tensors[name] for rank, _ in axis)
        else:
            delivered = sum(c.times * pes.ingress(name, c.arrive) for c in self.steps)
            arrived = sum(c.times * pes.arrivals(name, c.arrive) for c in self.steps)
            reads = sum(c.times * top.ingress(name, c.arrive) for c in tops)
            writes = pes.whole(name)
        return {
            "l1_reads": self.macs,
            "l1_writes": self.macs if name == "output" else arrived * share,
            "l2_reads": reads * share,
            "l2_writes": writes * share,
            "delivered": delivered * share,
            "l1_size": (1 if name in self.hardware.awaited else 2) * pes.tile(name, ()),
            "l2_size": 2 * self.top.working_set(name, ()),
            "arrived": arrived * share,
            "whole": pes.whole(name) * share,
        }

    def total(self) -> Number:
        """Cycles of the layer: the first words in, every step, the last words out."""
        first = sum(self._fetch(stage, None, self.inputs) for stage in range(len(self.stages)))
        last = sum(transfer(noc, {"output": traffic.drain * self.density["output"]}) for traffic, noc in self.stages)
        return first + self._inside(0, (), None, None) + last

    def _inside(self, stage: int, stands: Stands, arrive: LoopAdvance | None, leave: LoopAdvance | None) -> Number:
        """Cycles of one stage's steps between two moves of the loops outside it."""
        if stage == len(self.stages):
            return self.compute(stands)
        walks = self.stages[stage][0].plan.walks
        steps = self.steps if not stage and len(self.stages) == 1 else classes(walks, self.plan.sizes, stands)
        return sum(
            c.times * self._step(stage, c.stands, c.arrive or arrive, c.leave or leave)
            for c in steps
            if bounds(c.times)[1]
        )

    def _step(self, stage: int, stands: Stands, arrive: LoopAdvance | None, leave: LoopAdvance | None) -> Number:
        traffic, noc = self.stages[stage]
        send = transfer(noc, {"output": traffic.egress(arrive) * self.density["output"]})
        work = self._inside(stage + 1, stands, arrive, leave)
        if leave is None:
            return most(work, send)
        awaited = [name for name in self.inputs if name in self.hardware.awaited]
        ahead = self._fetch(stage, leave, [name for name in self.inputs if name not in awaited])
        late = self._fetch(stage, leave, awaited)
        if noc.channels:  # what is awaited has a pipe of its own, which need not wait for the others
            return most(most(work + late, ahead), send)
        return most(most(work, ahead), send) + late

    def _fetch(self, stage: int, move: LoopAdvance | None, names: Sequence[str]) -> Number:
        traffic, noc = self.stages[stage]
        words = self._ingress(traffic, move)
        return transfer(noc, {name: words[name] for name in names})

    def _ingress(self, traffic: UnitTraffic, move: LoopAdvance | None) -> dict[str, Number]:
        return {name: traffic.ingress(name, move) * self.density[name] for name in self.inputs}

    def compute(self, stands: Stands) -> Number:
        """Cycles that the busiest PE computes."""
        return most(1, ceildiv(self.pes.busiest(stands) * self.useful, self.hardware.lanes))

    def words(self, c: StepClass) -> Number:
        """What the network must carry during such a step, in one direction or the other."""
        fetch = sum(self._ingress(self.pes, c.leave).values()) if c.leave else 0
        return most(fetch, self.pes.egress(c.arrive) * self.density["output"])

    def needed_bandwidth(self) -> Number:
        """The least whole number of words a cycle with which all that a step must carry passes while it computes."""
        needed: Number = 0
        for c in self.steps:
            needed = most(needed, at_least(c.times, 1) * ceildiv(self.words(c), self.compute(c.stands)))
        return needed

    def case(self, c: StepClass) -> Case:
        """Such steps as a record; with a pipe for each level, as long as the pipe to the PEs lets them be."""
        last = len(self.stages) - 1
        return Case(
            kind="init" if c.arrive is None else "steady" if set(c.stands) <= {INSIDE, ONLY} else "edge",
            times=c.times,
            ingress=sum(self._ingress(self.pes, c.arrive).values()),
            egress=self.pes.egress(c.arrive) * self.density["output"],
            macs=self.pes.busiest(c.stands) * self.useful,
            active_pes=self.pes.active(c.stands),
            cycles=self._step(last, c.stands, c.arrive, c.leave),
        )
