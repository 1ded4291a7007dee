"""What moves between a buffer and the units it feeds, around every move of the loops."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import prod

from piste.dataflow.axes import Change, Track
from piste.dataflow.classes import Move, Stands
from piste.dataflow.hardware import Hardware
from piste.dataflow.nest import Nest


class Traffic:
    """Elements of every tensor that a nest's units need, hold, fetch and give up, as the hardware shares them."""

    def __init__(self, plan: Nest, hardware: Hardware):
        self.plan, self.hardware = plan, hardware
        self._known: dict[tuple[str, str, Move], int] = {}

    @cached_property
    def _axes(self) -> dict[str, list[Track]]:
        forward = self.hardware.forwarding
        return {name: [Track(self.plan, axis, forward) for axis in axes] for name, axes in self.plan.tensors.items()}

    @cached_property
    def _ranks(self) -> dict[str, Track]:
        return {rank: Track(self.plan, ((rank, 1),)) for rank in self.plan.sizes}

    def whole(self, tensor: str) -> int:
        """Elements of the tensor that the layer touches at all."""
        sizes = self.plan.sizes
        return prod(1 + sum(factor * (sizes[rank] - 1) for rank, factor in axis) for axis in self.plan.tensors[tensor])

    def working_set(self, tensor: str, stands: Stands) -> int:
        """Elements that all units together work on."""
        return prod(track.size(stands).union for track in self._axes[tensor])

    def tile(self, tensor: str, stands: Stands) -> int:
        """Elements that the first unit works on; no other has more."""
        return prod(track.size(stands).first for track in self._axes[tensor])

    def macs(self, stands: Stands) -> int:
        """Work of all units."""
        return prod(track.size(stands).sums for track in self._ranks.values())

    def busiest(self, stands: Stands) -> int:
        """Work of the first unit; no other has more."""
        return prod(track.size(stands).first for track in self._ranks.values())

    def active(self, stands: Stands) -> int:
        """Units with work."""
        return prod(track.size(stands).active for track in self._ranks.values())

    def ingress(self, tensor: str, move: Move | None) -> int:
        """Elements sent for a move, or for the first step."""
        if not self.hardware.multicast:
            return self._sent_each(tensor, move, "lacking_sums")
        if move is None:
            return self.working_set(tensor, ())
        return self._around("ingress", tensor, move, lambda changes: _rest(changes, "union", "lacking"))

    def arrivals(self, tensor: str, move: Move | None) -> int:
        """Elements that units take in, each by itself."""
        return self._sent_each(tensor, move, "fresh_sums")

    def egress(self, move: Move | None) -> int:
        """Output elements sent back for a move; nothing before the first step."""
        if move is None or not self.hardware.reduction:
            return self.departures(move)
        return self._around("egress", "output", move, lambda changes: _rest(changes, "old_union", "gone"))

    def departures(self, move: Move | None) -> int:
        """Output elements that units give up, each by itself."""
        if move is None:
            return 0
        return self._around("departures", "output", move, lambda c: _rest(c, "old_sums", "gone_sums"), each=True)

    @property
    def drain(self) -> int:
        """Output elements sent back after the last step."""
        return (
            prod(track.rest()[0] for track in self._axes["output"]) if self.hardware.reduction else self.last_departures
        )

    @property
    def last_departures(self) -> int:
        """Output elements that units hold after the last step, each by itself."""
        own = prod(track.rest()[1] for track in self._axes["output"])
        return own * prod(track.rest()[2] for track in self._others("output"))

    def _sent_each(self, tensor: str, move: Move | None, lacking: str) -> int:
        if move is None:
            own = prod(track.size(()).sums for track in self._axes[tensor])
            return own * prod(track.size(()).active for track in self._others(tensor))
        return self._around(lacking, tensor, move, lambda changes: _rest(changes, "sums", lacking), each=True)

    def _others(self, tensor: str) -> list[Track]:
        """The ranks that the tensor does not have."""
        own = {rank for axis in self.plan.tensors[tensor] for rank, _ in axis}
        return [track for rank, track in self._ranks.items() if rank not in own]

    def _around(
        self, what: str, tensor: str, move: Move, count: Callable[[list[Change]], int], each: bool = False
    ) -> int:
        key = (what, tensor, move)
        if key not in self._known:
            number = count([track.change(move) for track in self._axes[tensor]])
            if each and number:
                number *= prod(track.change(move).active for track in self._others(tensor))
            self._known[key] = number
        return self._known[key]


def _rest(changes: list[Change], whole: str, part: str) -> int:
    """Elements of a product of axes for which one axis at least is in the part."""
    sides = [getattr(change, whole) for change in changes]
    return prod(sides) - prod(side - getattr(change, part) for side, change in zip(sides, changes, strict=True))
