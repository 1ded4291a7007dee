"""The machine under a dataflow: processing elements, the pipes that feed them, what they can share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isqrt

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


# Networks on chip as pipes: the hardware around a bus, a tree, a mesh and the like, to be changed with `replace`.
# Section 4.2 of the MAESTRO paper gives widths and lengths: a pipe as wide as the bisection and as long as the mean
# way. What else a network can do is in its nature: a bus reaches every PE at once but adds nothing; a tree also adds.


def bus(pes: int, words_per_cycle: int = 1) -> Hardware:
    """All PEs hear what is sent; partial results go back one by one."""
    return Hardware(pes, (Noc(words_per_cycle),), reduction=False)


def hierarchical_bus(pes: int, words_per_cycle: int = 1) -> Hardware:
    """Eyeriss: a bus of buses for each tensor, and PEs that pass partial results on to be added."""
    return Hardware(pes, (Noc(words_per_cycle, latency=2, channels=True),))


def crossbar(pes: int) -> Hardware:
    """A wire from every port to every PE: one word a cycle for each, none waits for another."""
    return Hardware(pes, (Noc(pes),), reduction=False)


def tree(pes: int, words_per_cycle: int = 1) -> Hardware:
    """Copies on the way down, adds on the way up; as long as it is deep.

    >>> tree(64).nocs[0].latency
    6
    """
    return Hardware(pes, (Noc(words_per_cycle, latency=max(1, (pes - 1).bit_length())),))


def mesh(pes: int) -> Hardware:
    """N x N routers fed at a corner: N words a cycle, N cycles on the way; every PE gets its own packets.

    >>> mesh(256).nocs[0].words_per_cycle, mesh(256).nocs[0].latency
    (16, 16)
    """
    side = _side(pes)
    return Hardware(pes, (Noc(side, latency=side),), multicast=False, reduction=False)


def systolic(pes: int) -> Hardware:
    """N x N PEs fed along their edges, each tensor along its own; PEs pass data on, and add as they do."""
    side = _side(pes)
    return Hardware(pes, (Noc(side, latency=side, channels=True),), forwarding=True)


def _side(pes: int) -> int:
    """The side of the smallest square that has room for all."""
    return isqrt(pes - 1) + 1


NOCS = {
    "bus": bus, "hierarchical-bus": hierarchical_bus, "crossbar": crossbar,
    "tree": tree, "mesh": mesh, "systolic": systolic,
}  # fmt: skip
