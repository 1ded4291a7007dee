"""The shape of an attention: who looks at what, with which widths."""

from __future__ import annotations

from dataclasses import dataclass

from piste.errors import SpecError, did_you_mean
from piste.spec import read

TOKENS_MOST = 1 << 24  # of a sequence: dataflows are made for every divisor and power of two of it
MASKS = ("", "causal", "window")


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


def attention(
    heads: int,
    queries: int,
    dk: int,
    *,
    batch: int = 1,
    kv_heads: int | None = None,
    keys: int | None = None,
    dv: int | None = None,
    mask: str = "",
    window: int = 0,
    shared: bool = False,
) -> Attention:
    """A checked `Attention`; what is left out is as in plain self-attention.

    >>> attention(32, 4096, 128, kv_heads=8, mask="causal").rows
    16384
    >>> attention(32, 4096, 128, kv_heads=5)
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: 32 heads do not divide among 5 key-value heads; write a number that divides 32
    """
    heads, queries, dk, batch = (
        read.integer(size, what)
        for size, what in ((heads, "heads"), (queries, "queries"), (dk, "dk"), (batch, "the batch"))
    )
    for tokens, what in ((queries, "queries"), (keys or queries, "keys")):
        if tokens > TOKENS_MOST:
            raise SpecError(f"{what} are at most {TOKENS_MOST:,}, found {read.show(tokens)}; write one such as 8192")
    kv_heads = heads if kv_heads is None else read.integer(kv_heads, "key-value heads")
    keys = queries if keys is None else read.integer(keys, "keys")
    dv = dk if dv is None else read.integer(dv, "dv")
    if heads % kv_heads:
        raise SpecError(
            f"{heads} heads do not divide among {kv_heads} key-value heads; write a number that divides {heads}"
        )
    if mask not in MASKS:
        raise SpecError(f"no mask is called {mask!r}; {did_you_mean(str(mask), MASKS[1:])}")
    if mask and queries > keys:
        raise SpecError(
            f"the last {queries} of {keys} tokens cannot be queries; write at most {keys} queries, or no mask"
        )
    if mask == "window" and read.integer(window, "the window") > keys:
        raise SpecError(f"a window of {window} is longer than the {keys} keys; write at most {keys}, or mask causal")
    if mask != "window" and window:
        raise SpecError(f"a window of {window} needs the mask 'window', found {mask!r}; write mask='window'")
    if shared and dv > dk:
        raise SpecError(
            f"shared values are columns of the keys, but dv={dv} is more than dk={dk}; write dv at most {dk}"
        )
    return Attention(batch, heads, queries, keys, dk, dv, kv_heads, mask, window, shared)


@dataclass(frozen=True)
class Latent:
    """Multi-head latent attention: queries, and keys with values, go through a narrow vector each.

    Keys have `nope` columns per head out of it and `rope` columns with the position, which all heads share.
    """

    query_rank: int
    kv_rank: int
    nope: int
    rope: int
    value: int


@dataclass(frozen=True)
class Block:
    """One layer of a model around its attention: widths of the projections and of the two feed-forward products.

    Keys and values of the last `queries` tokens are projected here and the others come from a cache; with `cross` all
    of them are projected here, of another sequence.
    """

    attention: Attention
    width: int  # of the model
    inner: int  # of the feed-forward part
    gated: bool = False  # a third product beside the first, as in SwiGLU
    experts: int = 1  # feed-forward parts that one token goes through (of a mixture)
    latent: Latent | None = None
    cross: bool = False


@dataclass(frozen=True)
class Model:
    """A published model: its layers are alike."""

    name: str
    layers: int
    block: Block
    source: str
