"""A mapping: a loop tree that says where tiles are kept, how ranks are walked and spread, which Einsums share loops."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Keep:
    """From here down, `memory` holds the tile of each tensor that one iteration of the loops above touches below."""

    memory: str
    tensors: tuple[str, ...]
    retain: bool = True


@dataclass(frozen=True)
class Loop:
    """Walk the enclosing extent of `rank` in steps of `tile`, one after the other; the last step may be short."""

    rank: str
    tile: int


@dataclass(frozen=True)
class Spread:
    """The same steps at once, on the instances of a fanout axis; `over` is "FANOUT.axis"."""

    rank: str
    tile: int
    over: str


@dataclass(frozen=True)
class Fuse:
    """Run the branches one after the other inside the loops above: the only way two Einsums share loops."""

    branches: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True)
class Compute:
    """One operation per point of what remains of an Einsum's ranks; `unit` is only needed if several could do it."""

    einsum: str
    unit: str | None = None


Node = Keep | Loop | Spread | Fuse | Compute


@dataclass(frozen=True)
class Mapping:
    """The nodes of a loop tree, top down; the last is a `Compute` or a `Fuse`."""

    nodes: tuple[Node, ...]
