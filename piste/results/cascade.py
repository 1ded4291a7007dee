"""What a search of a cascade found: the fused tree, what it saves, and what stands in the way of more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from piste.results.found import Found


@dataclass(frozen=True)
class Saving:
    """What an Einsum, or a tensor, takes in the fused tree and in the best trees of each Einsum alone."""

    name: str
    unfused: float
    fused: float

    @property
    def saved(self) -> float:
        return self.unfused - self.fused


@dataclass(frozen=True)
class Spilled:
    """An intermediate that goes through the outermost memory, and why."""

    tensor: str
    why: str


@dataclass(frozen=True)
class Pipelined:
    """A segment whose stages run side by side: the axis that they share, the Einsums of each and its instances."""

    over: str
    stages: tuple[tuple[str, ...], ...]
    shares: tuple[int, ...]

    def __str__(self) -> str:
        each = (f"{', '.join(names)} on {n}" for names, n in zip(self.stages, self.shares, strict=True))
        return f"{'; '.join(each)} of {self.over}"


@dataclass(frozen=True)
class FoundCascade(Found):
    """The best fused tree of a cascade; a `Found` that also says which space it is the best of.

    `unfused` is the least sum of the Einsums each alone. `by_einsum` splits the objective, `by_tensor` the elements
    that the outermost memory moves, each against the unfused trees. `exchanged` are the intermediates that never leave
    the chip, `spilled` the others, with what keeps them from it. `further_in` is a memory in which tensors could be
    exchanged too, but was not looked at (`exchange="any"` does). `proven_in`: if nothing is proven of all memories, the
    one for which it is: of trees that exchange tensors there alone, none is better. `pipelined` are the segments of
    which the Einsums run side by side. If it is `narrowed`, the space leaves out trees that make something twice, as
    their proof takes long: on another chip it may have them.

    Of energy and cycles, `front_lower` are the corners of a curve that no tree of the space is below, and of every tree
    one of `front` takes at most the share `front_within` more energy and cycles (0.05 is 5 %).
    """

    _text = "cascade.cascade_text"

    space: str = ""
    narrowed: bool = False
    shared_loops: int = 0
    unfused: float = 0.0
    by_einsum: tuple[Saving, ...] = ()
    by_tensor: tuple[Saving, ...] = ()
    exchanged: tuple[str, ...] = ()
    further_in: str | None = None
    proven_in: str | None = None
    pipelined: tuple[Pipelined, ...] = ()
    front_lower: tuple[tuple[float, float], ...] = ()
    front_within: float | None = None
    spilled_of: Callable[[], tuple[Spilled, ...]] | None = field(default=None, repr=False, compare=False)

    @cached_property
    def spilled(self) -> tuple[Spilled, ...]:
        return self.spilled_of() if self.spilled_of else ()

    def to_dict(self) -> dict[str, Any]:
        return {
            **super().to_dict(),
            "space": self.space,
            "shared_loops": self.shared_loops,
            "unfused": self.unfused,
            "by_einsum": [asdict(s) for s in self.by_einsum],
            "by_tensor": [asdict(s) for s in self.by_tensor],
            "exchanged": list(self.exchanged),
            "pipelined": [asdict(p) for p in self.pipelined],
            "front_lower": [list(corner) for corner in self.front_lower],
            "front_within": self.front_within,
            "further_in": self.further_in,
            "proven_in": self.proven_in,
            "spilled": [asdict(s) for s in self.spilled],
        }
