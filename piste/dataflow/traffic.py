"""What moves between a buffer and the units it feeds, around every move of the loops."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import prod

from piste.dataflow.axes import Track
from piste.dataflow.classes import Change, Move, Stands
from piste.dataflow.hardware import Hardware
from piste.dataflow.nest import Nest
from piste.dataflow.strands import Strand
from piste.formula.program import Number


class Traffic:
    """Elements of every tensor that a nest's units need, hold, fetch and give up, as the hardware shares them."""

    def __init__(self, plan: Nest, hardware: Hardware, track: type[Track] | type[Strand]):
        self.plan, self.hardware, self.track = plan, hardware, track
        self._known: dict[tuple[str, str, Move], Number] = {}
        self._busiest: dict[Stands, Number] = {}

    @cached_property
    def axes(self) -> dict[str, list[Track | Strand]]:
        """The axes of each tensor."""
        plan, forward = self.plan, self.hardware.forwarding
        return {name: [self.track(plan, axis, forward) for axis in axes] for name, axes in plan.tensors.items()}

    @cached_property
    def ranks(self) -> dict[str, Track | Strand]:
        """The ranks, each an axis of its own."""
        return {rank: self.track(self.plan, ((rank, 1),)) for rank in self.plan.sizes}

    def tracks(self) -> list[Track | Strand]:
        """All of them."""
        return [*(track for tracks in self.axes.values() for track in tracks), *self.ranks.values()]

    def whole(self, tensor: str) -> Number:
        """Elements of the tensor that the layer touches at all."""
        sizes = self.plan.sizes
        return prod(1 + sum(factor * (sizes[rank] - 1) for rank, factor in axis) for axis in self.plan.tensors[tensor])

    def working_set(self, tensor: str, stands: Stands) -> Number:
        """Elements that all units together work on."""
        return prod(track.size(stands).union for track in self.axes[tensor])

    def tile(self, tensor: str, stands: Stands) -> Number:
        """Elements that the first unit works on; no other has more."""
        return prod(track.size(stands).first for track in self.axes[tensor])

    def macs(self, stands: Stands) -> Number:
        """Work of all units."""
        return prod(track.size(stands).sums for track in self.ranks.values())

    def busiest(self, stands: Stands) -> Number:
        """Work of the first unit; no other has more."""
        if stands not in self._busiest:
            self._busiest[stands] = prod(track.size(stands).first for track in self.ranks.values())
        return self._busiest[stands]

    def active(self, stands: Stands) -> Number:
        """Units with work."""
        return prod(track.size(stands).active for track in self.ranks.values())

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
        return (
            prod(track.rest()[0] for track in self.axes["output"]) if self.hardware.reduction else self.last_departures
        )

    @property
    def last_departures(self) -> Number:
        """Output elements that units hold after the last step, each by itself."""
        own = prod(track.rest()[1] for track in self.axes["output"])
        return own * prod(track.rest()[2] for track in self._others("output"))

    def _sent_each(self, tensor: str, move: Move | None, lacking: str) -> Number:
        if move is None:
            own = prod(track.size(()).sums for track in self.axes[tensor])
            return own * prod(track.size(()).active for track in self._others(tensor))
        return self._around(lacking, tensor, move, lambda changes: _rest(changes, "sums", lacking), each=True)

    def _others(self, tensor: str) -> list[Track | Strand]:
        """The ranks that the tensor does not have."""
        own = {rank for axis in self.plan.tensors[tensor] for rank, _ in axis}
        return [track for rank, track in self.ranks.items() if rank not in own]

    def _around(
        self, what: str, tensor: str, move: Move, count: Callable[[list[Change]], Number], each: bool = False
    ) -> Number:
        key = (what, tensor, move)
        if key not in self._known:
            number = count([track.change(move) for track in self.axes[tensor]])
            if each and number:
                number *= prod(track.change(move).active for track in self._others(tensor))
            self._known[key] = number
        return self._known[key]


def _rest(changes: list[Change], whole: str, part: str) -> Number:
    """Elements of a product of axes for which one axis at least is in the part."""
    sides = [getattr(change, whole) for change in changes]
    return prod(sides) - prod(side - getattr(change, part) for side, change in zip(sides, changes, strict=True))
