"""The shape of an attention, the layer around it, and published models by name."""

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

    Keys have `nope` columns per head out of it and `rope` columns with the position, which all heads share. Without a
    `query_rank` (0), queries are projected at once.
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


@dataclass(frozen=True)
class Config:
    """What a published configuration says; keys and values have `dk` columns unless `latent` says otherwise."""

    layers: int
    width: int
    heads: int
    kv_heads: int
    dk: int
    inner: int
    source: str
    causal: bool = True
    gated: bool = True
    experts: int = 1
    window: int = 0
    latent: Latent | None = None


def _encoder(layers: int, width: int, heads: int, source: str) -> Config:
    """The Transformer of 2017 in its usual proportions."""
    dk, inner = width // heads, 4 * width
    return Config(layers, width, heads, heads, dk, inner, source, causal=False, gated=False)


LLAMA = "Grattafiori et al., The Llama 3 Herd of Models (2024), Table 3"
QWEN = "Yang et al., Qwen3 Technical Report (2025), and config.json of"
MODELS = {
    "bert-base": _encoder(12, 768, 12, "Devlin et al., BERT (NAACL 2019), BERT-base"),
    "flaubert-base": _encoder(12, 768, 12, "Le et al., FlauBERT (LREC 2020), flaubert-base-cased"),
    "xlm": _encoder(12, 2048, 16, "Lample and Conneau, XLM (NeurIPS 2019), xlm-mlm-en-2048"),
    "transformer-xl": Config(
        18, 1024, 16, 16, 64, 4096,
        "Dai et al., Transformer-XL (ACL 2019), transfo-xl-wt103; keys beyond the queries are its memory, the product "
        "with relative positions is left out",
        gated=False,
    ),
    "t5-small": _encoder(
        12, 512, 8,
        "Raffel et al., T5 (JMLR 2020), t5-small: 6 layers of the encoder and 6 of the decoder, taken as alike; the "
        "mask and the cross-attention of the decoder are left out",
    ),
    "llama-3-8b": Config(32, 4096, 32, 8, 128, 14336, LLAMA),
    "llama-3-70b": Config(80, 8192, 64, 8, 128, 28672, LLAMA),
    "mistral-7b": Config(32, 4096, 32, 8, 128, 14336, "Jiang et al., Mistral 7B (2023), Table 1", window=4096),
    "mixtral-8x7b": Config(
        32, 4096, 32, 8, 128, 14336, "Jiang et al., Mixtral of Experts (2024), Table 1: 2 of 8 experts", experts=2
    ),
    "qwen3-8b": Config(36, 4096, 32, 8, 128, 12288, f"{QWEN} Qwen3-8B"),
    "qwen3-32b": Config(64, 5120, 64, 8, 128, 25600, f"{QWEN} Qwen3-32B"),
    "qwen3-30b-a3b": Config(
        48, 2048, 32, 4, 128, 768, f"{QWEN} Qwen3-30B-A3B: 8 of 128 experts", experts=8
    ),
    "deepseek-v3": Config(
        61, 7168, 128, 128, 192, 2048,
        "DeepSeek-AI, DeepSeek-V3 Technical Report (2024), Sec. 4.2: 8 of 256 experts and 1 shared; the first 3 layers "
        "are dense with an inner width of 18432, which is 9 experts of 2048, so they are taken as the others",
        experts=9,
        latent=Latent(query_rank=1536, kv_rank=512, nope=128, rope=64, value=128),
    ),
}  # fmt: skip


def model(
    name: str,
    batch: int,
    queries: int,
    keys: int | None = None,
    mask: str | None = None,
    window: int = 0,
    absorbed: bool = False,
    cross: bool = False,
) -> Model:
    """A model whose layers work on the last `queries` of `keys` tokens (on all unless it says otherwise).

    `mask` is the model's own unless given. `absorbed` is for models with latent keys: queries come to the latent
    vectors in the cache. With `cross` the keys are of another sequence, all visible unless a mask is given.

    >>> model("llama-3-8b", batch=1, queries=512, keys=8192).block.attention.rows
    2048
    >>> model("lama-3-8b", 1, 512)
    Traceback (most recent call last):
    ...
    piste.errors.SpecError: no model is called 'lama-3-8b'; did you mean 'llama-3-8b'?
    """
    c = config(name)
    keys = queries if keys is None else keys
    if mask is None:
        mask, window = ("", 0) if cross or not c.causal else ("causal", 0)
        if mask and 0 < c.window < keys:
            mask, window = "window", c.window
    kv_heads, dk, dv = c.kv_heads, c.dk, c.latent.value if c.latent else c.dk
    if absorbed:
        if not c.latent:
            raise SpecError(f"{name} has no latent keys to absorb; leave absorbed out")
        kv_heads, dk, dv = 1, c.latent.kv_rank + c.latent.rope, c.latent.kv_rank
    shape = attention(
        c.heads,
        queries,
        dk,
        batch=batch,
        kv_heads=kv_heads,
        keys=keys,
        dv=dv,
        mask=mask,
        window=window,
        shared=absorbed,
    )
    return Model(name, c.layers, Block(shape, c.width, c.inner, c.gated, c.experts, c.latent, cross), c.source)


def config(name: str) -> Config:
    """The published sizes of a model, by name.

    >>> config("bert-base").layers
    12
    """
    if name not in MODELS:
        raise SpecError(f"no model is called {name!r}; {did_you_mean(name, MODELS)}")
    return MODELS[name]
