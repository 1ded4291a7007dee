"""A mapping: a loop tree that says where tiles are kept, how ranks are walked and spread, which Einsums share loops."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from piste.errors import SpecError
from piste.spec.moves import Moves
from piste.spec.nodes import Compute, Fuse, Keep, Loop, Node, Spread, nodes_from_list, nodes_to_list
from piste.spec.text import parse_nodes, print_nodes

__all__ = ["Compute", "Fuse", "Keep", "Loop", "Mapping", "Node", "Spread", "tiles_of", "with_tiles"]


@dataclass(frozen=True)
class Mapping(Moves):
    """The nodes of a loop tree, top down; the last is a `Compute` or a `Fuse`.

    Making one checks nothing, so that a search can make millions; `piste.spec.check` says whether it means anything.
    """

    @classmethod
    def from_list(cls, entries: Any) -> Mapping:
        """Read the `mapping:` part of a file.

        >>> Mapping.from_list([{"loop": {"rank": "m", "tile": 16}}, {"compute": "B"}])
        Mapping(nodes=(Loop(rank='m', tile=16, step=None), Compute(einsum='B', unit=None)))
        """
        return cls(nodes_from_list(entries))

    def to_list(self) -> list[dict[str, Any]]:
        """Plain data that `from_list` reads back as an equal mapping."""
        return nodes_to_list(self.nodes)

    @classmethod
    def parse(cls, text: str) -> Mapping:
        """Read the text form, which is what `print` shows.

        >>> print(Mapping.parse("DRAM | keep A, W, B\\n | for m in steps of 16\\n | compute B"))
        DRAM | keep A, W, B
             | for m in steps of 16
             |   compute B
        """
        try:
            return cls(parse_nodes(text))
        except SpecError as error:
            raise SpecError(f"line {error.place[0]}: {error}") from None

    def __str__(self) -> str:
        return print_nodes(self.nodes)


def tiles_of(mapping: Mapping) -> tuple[int, ...]:
    """The tile sizes of a mapping, one per Loop and Spread, in the order in which it is written."""

    def tiles(nodes: Iterable[Node]) -> Iterator[int]:
        for node in nodes:
            if isinstance(node, Loop | Spread):
                yield node.tile
            elif isinstance(node, Fuse):
                for branch in node.branches:
                    yield from tiles(branch)

    return tuple(tiles(mapping.nodes))


def with_tiles(mapping: Mapping, tiles: Sequence[int]) -> Mapping:
    """The same shape with other tile sizes."""
    left = iter(tiles)

    def retile(node: Node) -> Node:
        if isinstance(node, Fuse):
            return Fuse(tuple(tuple(map(retile, branch)) for branch in node.branches))
        return replace(node, tile=int(next(left))) if isinstance(node, Loop | Spread) else node

    return Mapping(tuple(map(retile, mapping.nodes)))
