"""A workload: Einsums in order, the sizes of their ranks and the width of their tensors."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from piste.spec.einsum import Einsum


@dataclass(frozen=True)
class Workload:
    """One or more Einsums in order; a tensor made by one and used by a later one is an intermediate."""

    einsums: tuple[Einsum, ...]
    sizes: dict[str, int]
    bits: dict[str, int]  # per tensor
    name: str = ""

    @cached_property
    def tensors(self) -> tuple[str, ...]:
        """Every tensor, in order of first appearance (operands before the output of each Einsum)."""
        return tuple(dict.fromkeys(t for e in self.einsums for t in (*(a.tensor for a in e.operands), e.name)))

    @cached_property
    def makers(self) -> dict[str, Einsum]:
        return {e.name: e for e in self.einsums}

    @cached_property
    def readers(self) -> dict[str, tuple[Einsum, ...]]:
        """The Einsums that have the tensor on their right side."""
        return {t: tuple(e for e in self.einsums if any(a.tensor == t for a in e.operands)) for t in self.tensors}

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t not in self.makers)

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t in self.makers and not self.readers[t])

    @cached_property
    def intermediates(self) -> tuple[str, ...]:
        return tuple(t for t in self.tensors if t in self.makers and self.readers[t])

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The extent of every axis of every tensor: 1 + sum of coefficient * (size - 1), the maker's if it has one."""
        shapes: dict[str, tuple[int, ...]] = {}
        for tensor in self.tensors:
            maker = self.makers.get(tensor)
            accesses = [maker.output] if maker else [e.accesses[tensor] for e in self.readers[tensor]]
            extents = [
                tuple(1 + sum(c * (self.sizes[r] - 1) for r, c in index.terms) for index in access.indices)
                for access in accesses
            ]
            shapes[tensor] = tuple(max(axis) for axis in zip(*extents, strict=True))
        return shapes
