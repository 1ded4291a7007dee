"""What moves between a buffer and the units it feeds, around every move of the loops."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import prod

from piste.dataflow.axes import AxisByUnit
from piste.dataflow.classes import Change, Move, Stands
from piste.dataflow.closed_axes import ClosedAxis
from piste.dataflow.hardware import Hardware
from piste.dataflow.nest import Nest
from piste.formula.program import Number


class Traffic:
    """Elements of every tensor that a nest's units need, hold, fetch and give up, as the hardware shares them."""

    def __init__(self, plan: Nest, hardware: Hardware, kind: type[AxisByUnit] | type[ClosedAxis]):
        self.plan, self.hardware, self.kind = plan, hardware, kind
        self._known: dict[tuple[str, str, Move], Number] = {}
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

    def ingress(self, tensor: str, move: Move | None) -> Number:
        """Elements sent for a move, or for the first step."""
        if not self.hardware.multicast:
            return self._sent_each(tensor, move, "lacking_sums")
        if move is None:
            return self.working_set(tensor, ())
        return self._around("ingress", tensor, move, lambda changes: _rest(changes, "union", "lacking"))

    def arrivals(self, tensor: str, move: Move | None) -> Number:
        """Elements that units take in, each by itself."""
        return self._sent_each(tensor, move, "fresh_sums")

    def egress(self, move: Move | None) -> Number:
        """Output elements sent back for a move; nothing before the first step."""
        if move is None or not self.hardware.reduction:
            return self.departures(move)
        return self._around("egress", "output", move, lambda changes: _rest(changes, "old_union", "gone"))

    def departures(self, move: Move | None) -> Number:
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

    def _sent_each(self, tensor: str, move: Move | None, lacking: str) -> Number:
        if move is None:
            own = prod(axis.size(()).sums for axis in self.axes[tensor])
            return own * prod(axis.size(()).active for axis in self._others(tensor))
        return self._around(lacking, tensor, move, lambda changes: _rest(changes, "sums", lacking), each=True)

    def _others(self, tensor: str) -> list[AxisByUnit | ClosedAxis]:
        """The ranks that the tensor does not have."""
        own = {rank for axis in self.plan.tensors[tensor] for rank, _ in axis}
        return [axis for rank, axis in self.ranks.items() if rank not in own]

    def _around(
        self, what: str, tensor: str, move: Move, count: Callable[[list[Change]], Number], each: bool = False
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
