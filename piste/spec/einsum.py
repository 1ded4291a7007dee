"""One Einsum: which elements of which tensors meet, and what is computed where they meet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Index:
    """One axis of a tensor as a sum of ranks with positive coefficients: `2*p + r` is (("p", 2), ("r", 1))."""

    terms: tuple[tuple[str, int], ...]

    @property
    def ranks(self) -> tuple[str, ...]:
        return tuple(rank for rank, _ in self.terms)

    @property
    def is_plain(self) -> bool:
        return len(self.terms) == 1 and self.terms[0][1] == 1

    def __str__(self) -> str:
        return "+".join(rank if c == 1 else f"{c}*{rank}" for rank, c in self.terms)


@dataclass(frozen=True)
class Access:
    """A tensor with one index per axis: `I[c,2*p+r]`."""

    tensor: str
    indices: tuple[Index, ...]

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """The ranks used, in order of appearance, each once."""
        return tuple(dict.fromkeys(rank for index in self.indices for rank in index.ranks))

    def __str__(self) -> str:
        return f"{self.tensor}[{','.join(map(str, self.indices))}]"


@dataclass(frozen=True)
class Op:
    """A node of the right-hand side: `name` is one of + - * / neg exp log sqrt tanh max min, `args` are expressions."""

    name: str
    args: tuple[Expr, ...]


Expr = Op | Access | float


@dataclass(frozen=True)
class Einsum:
    """`output = expression`, reduced over the ranks that the output lacks by `reduction` ("sum" or "max").

    `running` names operands that are read while they are still being reduced; `rescale` names the running maximum whose
    changes correct this Einsum's partial results (online softmax, docs/model.md).
    """

    output: Access
    expression: Expr
    operands: tuple[Access, ...]
    reduction: str = "sum"
    running: tuple[str, ...] = ()
    rescale: str | None = None

    @property
    def name(self) -> str:
        """An Einsum goes by the name of the tensor it makes."""
        return self.output.tensor

    @cached_property
    def ranks(self) -> tuple[str, ...]:
        """All ranks, the output's first, each once."""
        return tuple(dict.fromkeys([*self.output.ranks, *(r for a in self.operands for r in a.ranks)]))

    @cached_property
    def accesses(self) -> dict[str, Access]:
        """Every access by tensor name, operands and output."""
        return {a.tensor: a for a in (*self.operands, self.output)}
