"""The shape of an attention: who looks at what, with which widths."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attention:
    """Queries of `heads` heads against keys and values of `kv_heads` (all heads unless fewer share them).

    `mask` is "" (every query sees every key), "causal" (the queries are the last ones: query i sees the keys up to
    `keys - queries + i`) or "window" (of those, the last `window`). With `shared` the values are the first `dv` columns
    of the keys and are read once (absorbed multi-head latent attention).
    """

    batch: int
    heads: int
    queries: int
    keys: int
    dk: int
    dv: int
    kv_heads: int
    mask: str = ""
    window: int = 0
    shared: bool = False

    @property
    def groups(self) -> int:
        """Products that share no operand: a key-value head of one sequence each."""
        return self.batch * self.kv_heads

    @property
    def rows(self) -> int:
        """Rows of logits in each group: the queries of all heads that share its keys."""
        return self.queries * (self.heads // self.kv_heads)


@dataclass(frozen=True)
class Block:
    """One layer of a model around its attention: widths of the projections and of the two feed-forward products."""

    attention: Attention
    width: int  # of the model
    inner: int  # of the feed-forward part
    gated: bool = False  # a third product beside the first, as in SwiGLU
    experts: int = 1  # feed-forward parts that one token goes through (of a mixture)
    latent: tuple[int, ...] = ()  # ranks of low-rank projections: of the queries, of keys and values, of position


@dataclass(frozen=True)
class Model:
    """A published model: its layers are alike."""

    name: str
    layers: int
    block: Block
    source: str
