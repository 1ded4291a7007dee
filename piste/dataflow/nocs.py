"""Networks on chip as pipes: the hardware around a bus, a tree, a mesh and the like, to be changed with `replace`.

Section 4.2 of the MAESTRO paper gives the widths and lengths: a pipe as wide as the bisection and as long as the mean
way. What a network can do besides is in its nature: a bus reaches every PE at once but adds nothing; a tree also adds.
"""

from __future__ import annotations

from math import isqrt

from piste.dataflow.hardware import Hardware, Noc


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
