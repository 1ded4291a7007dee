"""The machine under a dataflow: processing elements, the pipes that feed them, what they can share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from piste.errors import SpecError

TENSORS = ("input", "filter", "output")


@dataclass(frozen=True)
class Noc:
    """A pipe: `words_per_cycle` wide (None is unlimited), `latency` cycles long; x words take latency + x/width - 1.

    With `channels`, each tensor has a pipe of this width to itself, or of the one that `widths` gives it; otherwise all
    that comes in shares one, and what goes out has another.
    """

    words_per_cycle: int | None = None
    latency: int = 1
    channels: bool = False
    widths: Mapping[str, int | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if unknown := [tensor for tensor in self.widths if tensor not in TENSORS]:
            raise SpecError(f"a width for {unknown[0]!r}; write input, filter or output")
        if self.widths and not self.channels:
            raise SpecError("widths of single tensors without channels; write channels=True beside them")

    def width(self, tensor: str) -> int | None:
        """Words a cycle of a tensor's channel."""
        return self.widths.get(tensor, self.words_per_cycle)


@dataclass(frozen=True)
class Hardware:
    """`nocs` has one pipe that serves the whole array, or one for every level of clusters, outermost first.

    `multicast`: an element that several PEs need at once is sent once. `reduction`: partial results of one element
    that leave at once are added on the way. `forwarding`: an element that a neighbour held in the step before comes
    from there. A PE has no room for the next tile of an `awaited` tensor beside the present one: that is fetched when
    PEs have computed, and on a pipe for all tensors when that has done the rest. `l1_size` and `l2_size` are in
    elements, `offchip` in elements a cycle; None is unlimited.
    """

    pes: int
    nocs: tuple[Noc, ...] = (Noc(),)
    lanes: int = 1  # multiply-accumulates a cycle in one PE
    multicast: bool = True
    reduction: bool = True
    forwarding: bool = False
    awaited: tuple[str, ...] = ()
    l1_size: int | None = None
    l2_size: int | None = None
    offchip: int | None = None

    def __post_init__(self) -> None:
        if unknown := [tensor for tensor in self.awaited if tensor not in ("input", "filter")]:
            raise SpecError(f"awaited has {unknown[0]!r}; write input or filter, which PEs fetch")
