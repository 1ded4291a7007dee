"""Transformers from their numbers: Hugging Face's `config.json`, or the same on the command line.

A block stands once and runs as often as the model has layers of its kind. Attention is counted in full, without a
saving for the causal mask; a window shortens it where the model says one. The head makes logits of every token.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from piste.attention.shape import Latent
from piste.errors import SpecError, did_you_mean
from piste.readers.graph import Graph, GraphTensor, plain, reshaped, transposed
from piste.spec.network import Network

SILU = "{A} / (1 + exp(-{A})) * {B}"
WITH_BIAS = "0.5 * ({A} + {B}) * (1 + erf(({A} + {B}) / sqrt(2)))"
GELU = "0.5 * {A} * (1 + erf({A} / sqrt(2)))"


@dataclass(frozen=True)
class Experts:
    """A mixture: each token goes to `chosen` of `count` experts, and to `shared` ones besides."""

    count: int
    chosen: int
    inner: int
    shared: int = 0
    dense_layers: int = 0  # the first so many layers have no experts
    shared_inner: int = 0


@dataclass(frozen=True)
class Transformer:
    """What a stack of equal blocks needs to be known for its work and its weights."""

    name: str
    layers: int
    width: int
    heads: int
    kv_heads: int
    dk: int
    inner: int
    vocabulary: int = 0
    gated: bool = True
    tied: bool = False
    norm: str = "rms"  # or "layer", which has an addend too
    norms: int = 2  # in a block
    qkv_bias: bool = False
    k_bias: bool = True  # where there is qkv_bias
    out_bias: bool = False
    mlp_bias: bool = False
    qk_norm: bool = False
    rotary: bool = True
    positions: int = 0  # learned ones
    embedded: int = 0  # the width of embeddings where it is another
    final_norm: bool = True
    head: bool = True  # makes logits
    window: int = 0
    window_layers: int | None = None  # how many layers have the window; all if None
    latent: Latent | None = None
    experts: Experts | None = None
    longest: int = 0  # tokens it was made for
    source: str = ""


@dataclass(frozen=True)
class TokenRun:
    """Which part of the work is meant: all of a prompt, or one more token after so many."""

    tokens: int
    decode: bool = False
    batch: int = 1

    @property
    def queries(self) -> int:
        return 1 if self.decode else self.tokens

    @property
    def keys(self) -> int:
        return self.tokens + 1 if self.decode else self.tokens


# One block.


def _norm(g: Graph, t: Transformer, name: str, x: GraphTensor) -> GraphTensor:
    """A norm with its factor, and of LayerNorm the addend."""
    scale = g.weight(f"{name}.weight", (x.shape[-1],))
    if t.norm == "layer":
        made = g.layer_norm(name, x, [-1])
        return g.map(f"{name}.scale", "Mul", "{A} * {B} + {C}", made, scale, g.weight(f"{name}.bias", (x.shape[-1],)))
    return g.map(f"{name}.scale", "Mul", "1 * {A} * {B}", g.rms_norm(name, x), scale)


def _heads(x: GraphTensor, count: int, name: str) -> GraphTensor:
    """[b, m, heads * d] as [b, heads, m, d]."""
    b, m, width = x.shape
    return transposed(reshaped(x, name, (b, m, count, width // count)), name, (0, 2, 1, 3))


def _rope(g: Graph, name: str, x: GraphTensor) -> GraphTensor:
    """Rotary positions: each element times a cosine, plus its partner times a sine."""
    shape = (x.shape[-2], x.shape[-1])
    partner = plain(f"{name}.partner", x.shape)
    cos, sin = plain(f"{name}.cos", shape, True), plain(f"{name}.sin", shape, True)
    return g.map(name, "Rope", "{A} * {B} + {C} * {D}", x, cos, partner, sin)


def _attention(g: Graph, t: Transformer, name: str, x: GraphTensor, run: TokenRun, keys: int) -> GraphTensor:
    """Projections, attention, and the projection out of it."""
    b, m, _ = x.shape
    if t.latent:
        return _latent(g, t, t.latent, name, x, run, keys)
    q = g.linear(f"{name}.q", x, t.heads * t.dk, t.qkv_bias)
    k = g.linear(f"{name}.k", x, t.kv_heads * t.dk, t.qkv_bias and t.k_bias)
    v = g.linear(f"{name}.v", x, t.kv_heads * t.dk, t.qkv_bias)
    q, k, v = _heads(q, t.heads, q.name), _heads(k, t.kv_heads, k.name), _heads(v, t.kv_heads, v.name)
    if t.qk_norm:
        q, k = _norm(g, t, f"{name}.q_norm", q), _norm(g, t, f"{name}.k_norm", k)
    if t.rotary:
        q, k = _rope(g, f"{name}.q_rope", q), _rope(g, f"{name}.k_rope", k)
    if run.decode or keys != m:
        k, v = (plain(f"{name}.{which}_cache", (b, t.kv_heads, keys, t.dk)) for which in "kv")
    made = g.attend(name, q, k, v)
    merged = reshaped(transposed(made, name, (0, 2, 1, 3)), name, (b, m, t.heads * t.dk))
    return g.linear(f"{name}.o", merged, t.width, t.out_bias)


def _latent(
    g: Graph, t: Transformer, latent: Latent, name: str, x: GraphTensor, run: TokenRun, keys: int
) -> GraphTensor:
    """Latent attention. One more token meets the latent vectors as the cache has them; a prompt makes keys of them."""
    b, m, _ = x.shape
    low = x
    if latent.query_rank:
        low = _norm(g, t, f"{name}.q_a_norm", g.linear(f"{name}.q_a", x, latent.query_rank, t.qkv_bias))
    q = _heads(g.linear(f"{name}.q_b", low, t.heads * (latent.nope + latent.rope)), t.heads, f"{name}.q_b")
    g.linear(f"{name}.kv_a", x, latent.kv_rank + latent.rope, t.qkv_bias)
    code = _norm(g, t, f"{name}.kv_a_norm", plain(f"{name}.code", (b, m, latent.kv_rank)))
    _rope(g, f"{name}.q_rope", plain(f"{name}.q_rotary", (b, t.heads, m, latent.rope)))
    _rope(g, f"{name}.k_rope", plain(f"{name}.k_rotary", (b, 1, m, latent.rope)))
    if run.decode:
        up = g.weight(f"{name}.kv_b.keys", (t.heads, latent.nope, latent.kv_rank))
        part = plain(f"{name}.q_nope", (b, t.heads, m, latent.nope))
        g.matmul(f"{name}.q_absorbed", part, up)
        cached = latent.kv_rank + latent.rope
        whole = plain(f"{name}.q_latent", (b, t.heads, m, cached))
        keyed, valued = (plain(f"{name}.cache.{n}", (b, 1, keys, w)) for n, w in (("k", cached), ("v", latent.kv_rank)))
        made = g.attend(name, whole, keyed, valued)
        values = g.weight(f"{name}.kv_b.values", (t.heads, latent.kv_rank, latent.value))
        made = g.matmul(f"{name}.v_absorbed", made, values)
    else:
        g.linear(f"{name}.kv_b", code, t.heads * (latent.nope + latent.value))
        k = plain(f"{name}.keys", (b, t.heads, keys, latent.nope + latent.rope))
        v = plain(f"{name}.values", (b, t.heads, keys, latent.value))
        made = g.attend(name, q, k, v)
    merged = reshaped(transposed(made, name, (0, 2, 1, 3)), name, (b, m, t.heads * latent.value))
    return g.linear(f"{name}.o", merged, t.width, t.out_bias)


def _mlp(g: Graph, t: Transformer, name: str, x: GraphTensor, inner: int) -> GraphTensor:
    """The feed-forward part: two matrices, three if it is gated."""
    up = g.linear(f"{name}.up", x, inner, t.mlp_bias)
    if t.gated:
        gate = g.linear(f"{name}.gate", x, inner, t.mlp_bias)
        mid = g.map(f"{name}.act", "Gate", SILU, gate, up)
    else:
        mid = g.map(f"{name}.act", "Activation", GELU, up)
    return g.linear(f"{name}.down", mid, t.width, t.mlp_bias)


def _mixture(g: Graph, t: Transformer, e: Experts, name: str, x: GraphTensor) -> GraphTensor:
    """Experts: the tokens that reach them are shared out as evenly as they can be."""
    b, m, _ = x.shape
    scores = g.linear(f"{name}.router", x, e.count)
    g.softmax(f"{name}.scores", scores, [-1])
    reached, layers = b * m * e.chosen, g.times
    each, more = divmod(reached, e.count)
    matrices = (3 if t.gated else 2) * t.width * e.inner
    before = g.parameters
    for tokens, count in ((each + 1, more), (each, e.count - more)):
        if tokens and count:
            g.times = layers * count
            _mlp(g, t, f"{name}.expert_of_{tokens}", plain(f"{name}.routed", (1, tokens, t.width)), e.inner)
    g.times = layers
    g.parameters = before + layers * e.count * matrices
    made = plain(f"{name}.mixed", x.shape)
    g.map(
        f"{name}.mix",
        "Mix",
        "1 * {A} * {B}",
        plain(f"{name}.made", (b, m, e.chosen, t.width)),
        plain("w", (b, m, e.chosen, 1)),
    )
    if e.shared:
        shared = _mlp(g, t, f"{name}.shared", x, e.shared_inner or e.inner * e.shared)
        return g.map(f"{name}.sum", "Add", "{A} + {B}", made, shared)
    return made


def _block(
    g: Graph, t: Transformer, name: str, x: GraphTensor, run: TokenRun, keys: int, experts: Experts | None
) -> GraphTensor:
    """One layer: attention and feed-forward, each with a norm and a residual."""
    a = _attention(g, t, f"{name}.attention", _norm(g, t, f"{name}.norm1", x), run, keys)
    if t.norms == 4:
        a = _norm(g, t, f"{name}.norm1b", a)
    x = g.map(f"{name}.add1", "Add", "{A} + {B}", x, a)
    normed = _norm(g, t, f"{name}.norm2", x)
    f = _mixture(g, t, experts, f"{name}.experts", normed) if experts else _mlp(g, t, f"{name}.mlp", normed, t.inner)
    if t.norms == 4:
        f = _norm(g, t, f"{name}.norm2b", f)
    return g.map(f"{name}.add2", "Add", "{A} + {B}", x, f)


def _stack(g: Graph, t: Transformer, x: GraphTensor, run: TokenRun) -> GraphTensor:
    """All layers, those that are alike together."""
    seen = min(run.tokens, t.window or run.tokens) + run.decode  # a window of the cache, and the token itself
    windowed = 0 if seen == run.keys else t.layers if t.window_layers is None else t.window_layers
    dense = t.experts.dense_layers if t.experts else 0
    groups: list[tuple[str, int, int, Experts | None]] = []
    if dense:
        groups.append(("dense", dense, run.keys, None))
    rest = t.layers - dense
    if windowed:
        groups.append(("window", min(windowed, rest), seen, t.experts))
    if rest > windowed:
        groups.append(("layer", rest - windowed, run.keys, t.experts))
    made = x
    for name, times, keys, experts in groups:
        g.block, g.times = name, times
        made = _block(g, t, name, x, run, keys, experts)
        x = plain(made.name, made.shape)
    g.block, g.times = "", 1
    return made


def build(t: Transformer, run: TokenRun, bits: int = 16) -> Network:
    """The network of a decoder (or an encoder without a head) for one run.

    >>> toy = Transformer("toy", layers=2, width=64, heads=4, kv_heads=2, dk=16, inner=128, vocabulary=100)
    >>> net = build(toy, TokenRun(tokens=8))
    >>> net.macs, net.parameters, net.mac_layers
    (657408, 86848, 19)
    """
    g = Graph(t.name, bits)
    wide = t.embedded or t.width
    if t.vocabulary:
        g.weight("embedding", (t.vocabulary, wide))
        x = g.move("embed", "Gather", (run.batch, run.queries, wide))
        x = g.linear("embed.in", x, t.width) if wide != t.width else x
    else:
        x = g.input("x", (run.batch, run.queries, t.width))
    if t.positions:
        g.weight("positions", (t.positions, t.width))
        x = g.map("embed.positions", "Add", "{A} + {B}", x, plain("positions", (run.queries, t.width), True))
    x = _stack(g, t, x, run)
    if t.final_norm:
        x = _norm(g, t, "norm", x)
    if t.head and t.vocabulary:
        x = g.linear("embed.out", x, wide) if wide != t.width else x
        g.matmul("head", x, plain("head.weight", (wide, t.vocabulary), True), "Linear")
        g.parameters += 0 if t.tied else wide * t.vocabulary
    cached = (t.latent.kv_rank + t.latent.rope) if t.latent else 2 * t.kv_heads * t.dk
    active = None
    if t.experts:
        matrices = (3 if t.gated else 2) * t.width * t.experts.inner
        idle = t.experts.count - t.experts.chosen
        active = g.parameters - idle * matrices * (t.layers - t.experts.dense_layers)
    if t.latent and run.decode:
        g.notes.append("the token meets latent keys as the cache has them (absorbed matrices)")
    what = f"one token after {run.tokens}" if run.decode else f"{run.tokens} tokens"
    return g.network(
        source=f"{t.source}; {what}" + (f", {run.batch} sequences" if run.batch > 1 else ""),
        active_parameters=active,
        kv_cache_elements=run.batch * run.keys * cached * t.layers if t.head else 0,
        answers=run.batch * run.queries,
        answer="token",
    )


# Hugging Face.


# What transformers takes where a file is silent: the defaults of its classes of configuration.
_SEVEN = {
    "vocab_size": 32000, "hidden_size": 4096, "intermediate_size": 11008, "num_hidden_layers": 32,
    "num_attention_heads": 32,
}  # fmt: skip
_MISTRAL = {**_SEVEN, "intermediate_size": 14336, "num_key_value_heads": 8}
_QWEN = {**_SEVEN, "vocab_size": 151936, "intermediate_size": 22016, "num_key_value_heads": 32}
_BASE = {"hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12, "intermediate_size": 3072}
SILENT: dict[str, dict[str, int]] = {
    "llama": _SEVEN,
    "mistral": {**_MISTRAL, "sliding_window": 4096},
    "mixtral": _MISTRAL,
    "qwen2": {**_QWEN, "sliding_window": 4096, "max_window_layers": 28},
    "qwen3": {**_QWEN, "head_dim": 128, "sliding_window": 4096, "max_window_layers": 28},
    "qwen3_moe": {
        **_QWEN, "hidden_size": 2048, "intermediate_size": 6144, "num_hidden_layers": 24, "num_key_value_heads": 4,
        "num_experts": 128, "num_experts_per_tok": 8, "moe_intermediate_size": 768, "max_window_layers": 28,
    },
    "gemma": {
        "vocab_size": 256000, "hidden_size": 3072, "intermediate_size": 24576, "num_hidden_layers": 28,
        "num_attention_heads": 16, "num_key_value_heads": 16, "head_dim": 256,
    },
    "gemma2": {
        "vocab_size": 256000, "hidden_size": 2304, "intermediate_size": 9216, "num_hidden_layers": 26,
        "num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 256, "sliding_window": 4096,
    },
    "phi3": {**_SEVEN, "vocab_size": 32064, "hidden_size": 3072, "intermediate_size": 8192},
    "deepseek_v3": {
        "vocab_size": 129280, "hidden_size": 7168, "intermediate_size": 18432, "num_hidden_layers": 61,
        "num_attention_heads": 128, "moe_intermediate_size": 2048, "n_shared_experts": 1, "n_routed_experts": 256,
        "num_experts_per_tok": 8, "kv_lora_rank": 512, "q_lora_rank": 1536, "qk_rope_head_dim": 64, "v_head_dim": 128,
        "qk_nope_head_dim": 128, "first_k_dense_replace": 3,
    },
    "gpt2": {"vocab_size": 50257, "n_embd": 768, "n_layer": 12, "n_head": 12},
    "gpt_neox": {
        **_SEVEN, "vocab_size": 50432, "hidden_size": 6144, "intermediate_size": 24576, "num_hidden_layers": 44,
        "num_attention_heads": 64,
    },
    "opt": {"vocab_size": 50272, "ffn_dim": 3072, **_BASE},
    "bert": {"vocab_size": 30522, **_BASE},
    "vit": _BASE,
    "t5": {"vocab_size": 32128, "d_model": 512, "d_kv": 64, "d_ff": 2048, "num_layers": 6, "num_heads": 8},
    "whisper": {
        "vocab_size": 51865, "num_mel_bins": 80, "d_model": 384, "encoder_layers": 4, "encoder_attention_heads": 6,
        "encoder_ffn_dim": 1536, "decoder_layers": 4, "decoder_attention_heads": 6, "decoder_ffn_dim": 1536,
    },
}  # fmt: skip


MANY = 10**5  # layers, beyond which none are looked at one by one


class _Fields:
    """The fields of a `config.json`; what it does not say is as transformers has it, and `silent` names it."""

    def __init__(self, data: Mapping[str, Any], file: str) -> None:
        self.data, self.file = data, file
        self.known = SILENT.get(str(data.get("model_type")), {})
        self.silent: dict[str, int] = {}

    def __call__(self, *names: str, default: int | None = None, least: int = 1) -> int:
        for name in names:
            value = self.data.get(name)
            if value is None:
                continue
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 10**12:
                what = "a positive integer" if least else "a whole number of zero or more"
                example = "4096" if least else "1"
                raise SpecError(f"{self.file}: {name} must be {what}, found {value!r}; write one such as {example}")
            return value
        if (name := names[0]) in self.known and name not in self.data:
            near = [word for word in get_close_matches(name, map(str, self.data), 3, 0.8) if word not in self.known]
            if near:
                raise SpecError(f"{self.file}: there is no {name}, but {near[0]}; write the one that is meant")
            self.silent[name] = self.known[name]
            return self.known[name]
        if default is None:
            raise SpecError(f"{self.file}: there is no {names[0]}; write the number that the model has")
        return default

    def heads_of(self, width: int, heads: int) -> int:
        """The width of a head where the file does not say it."""
        if width % heads:
            raise SpecError(f"{self.file}: a width of {width} does not divide into {heads} heads; check both")
        return width // heads

    def note(self) -> tuple[str, ...]:
        """What was taken from transformers."""
        said = ", ".join(f"{name} {value}" for name, value in self.silent.items())
        return (f"the file does not say {said}: transformers' defaults",) if said else ()

    def flag(self, name: str, default: bool) -> bool:
        value = self.data.get(name)
        value = default if value is None else value
        if not isinstance(value, bool):
            raise SpecError(f"{self.file}: {name} must be true or false, found {value!r}")
        return value


def _decoder(f: _Fields, name: str, dk: int = 0) -> Transformer:
    """Llama and those made after it; `dk` is the width of a head if it is known."""
    width, heads, layers = f("hidden_size"), f("num_attention_heads"), f("num_hidden_layers")
    qwen = str(f.data.get("model_type")).startswith("qwen")  # where a window must be asked for
    window = f("sliding_window", default=0, least=0) if f.flag("use_sliding_window", not qwen) else 0
    kinds = f.data.get("layer_types")
    windowed = sum(kind == "sliding_attention" for kind in kinds) if isinstance(kinds, list) else None
    if windowed is None and qwen and window:
        windowed = max(0, layers - f("max_window_layers", default=0, least=0))
    kv_heads = f("num_key_value_heads", default=heads)
    if heads % kv_heads:
        raise SpecError(f"{f.file}: {heads} heads do not divide into {kv_heads} (num_key_value_heads); check both")
    dk = dk or f("head_dim", default=0) or f.heads_of(width, heads)
    return Transformer(
        name,
        layers,
        width,
        heads,
        kv_heads,
        dk,
        f("intermediate_size"),
        f("vocab_size"),
        tied=f.flag("tie_word_embeddings", False),
        qkv_bias=f.flag("attention_bias", False),
        out_bias=f.flag("attention_bias", False),
        mlp_bias=f.flag("mlp_bias", False),
        window=window,
        window_layers=windowed,
        longest=f("max_position_embeddings", default=2048),
    )


def _gemma(f: _Fields, name: str) -> Transformer:
    t = replace(_decoder(f, name), tied=f.flag("tie_word_embeddings", True))
    if f.data.get("model_type") in ("gemma2", "gemma3_text", "gemma3"):
        half = t.layers - t.layers // 2 if t.window_layers is None else t.window_layers
        return replace(t, norms=4, window_layers=half)
    return t


def _mixtral(f: _Fields, name: str) -> Transformer:
    t = _decoder(f, name)
    count, chosen = f("num_local_experts", default=8), f("num_experts_per_tok", default=2)
    return replace(t, experts=_experts(f, Experts(count, chosen, t.inner)))


def _experts(f: _Fields, e: Experts) -> Experts:
    if e.chosen > e.count:
        raise SpecError(f"{f.file}: a token goes to {e.chosen} of {e.count} experts; check num_experts_per_tok")
    return e


def _qwen_moe(f: _Fields, name: str) -> Transformer:
    t = _decoder(f, name)
    only, step = f.data.get("mlp_only_layers") or (), f("decoder_sparse_step", default=1)
    if not isinstance(only, list | tuple):
        raise SpecError(f"{f.file}: mlp_only_layers must be a list of layers, found {only!r}")
    sparse = sum(i not in only and (i + 1) % step == 0 for i in range(min(t.layers, MANY)))
    if not sparse:
        return replace(t, qk_norm=True)
    dense = t.layers - sparse if t.layers <= MANY else 0
    experts = Experts(f("num_experts"), f("num_experts_per_tok"), f("moe_intermediate_size"), dense_layers=dense)
    return replace(t, qk_norm=True, experts=_experts(f, experts))


def _deepseek(f: _Fields, name: str) -> Transformer:
    nope, rope, value = f("qk_nope_head_dim"), f("qk_rope_head_dim"), f("v_head_dim")
    rank = f("q_lora_rank", default=0, least=0)
    latent = Latent(rank, f("kv_lora_rank"), nope, rope, value)
    inner, shared = f("moe_intermediate_size"), f("n_shared_experts", default=0, least=0)
    t = replace(_decoder(f, name, nope + rope), latent=latent, window=0)
    dense = min(t.layers, f("first_k_dense_replace", default=0, least=0))
    every = f("moe_layer_freq", default=1)
    if every > 1 and t.layers <= MANY:
        dense = t.layers - sum(i % every == 0 for i in range(dense, t.layers))
    if f("n_routed_experts", default=0, least=0) == 0 or dense == t.layers:
        return t
    return replace(
        t, experts=_experts(f, Experts(f("n_routed_experts"), f("num_experts_per_tok"), inner, shared, dense))
    )


def _gpt2(f: _Fields, name: str) -> Transformer:
    width, heads, longest = f("n_embd"), f("n_head"), f("n_positions", "n_ctx", default=1024)
    return Transformer(
        name, f("n_layer"), width, heads, heads, f.heads_of(width, heads), f("n_inner", default=4 * width),
        f("vocab_size"), gated=False, tied=f.flag("tie_word_embeddings", True), norm="layer", qkv_bias=True,
        out_bias=True, mlp_bias=True, rotary=False, positions=longest, longest=longest,
    )  # fmt: skip


def _neox(f: _Fields, name: str) -> Transformer:
    t = _decoder(f, name)
    return replace(t, kv_heads=t.heads, gated=False, norm="layer", qkv_bias=True, out_bias=True, mlp_bias=True)


def _opt(f: _Fields, name: str) -> Transformer:
    bias = f.flag("enable_bias", True)
    width, heads, longest = f("hidden_size"), f("num_attention_heads"), f("max_position_embeddings", default=2048)
    return Transformer(
        name, f("num_hidden_layers"), width, heads, heads, f.heads_of(width, heads), f("ffn_dim"), f("vocab_size"),
        gated=False, tied=f.flag("tie_word_embeddings", True), norm="layer", qkv_bias=bias, out_bias=bias,
        mlp_bias=bias, rotary=False, positions=longest + 2, longest=longest,
        final_norm=f.flag("do_layer_norm_before", True) and not f.flag("_remove_final_layer_norm", False),
        embedded=f("word_embed_proj_dim", default=width),
    )  # fmt: skip


def _encoder(f: _Fields, name: str) -> Transformer:
    """BERT's and ViT's stack."""
    width, heads = f("hidden_size"), f("num_attention_heads")
    return Transformer(
        name, f("num_hidden_layers"), width, heads, heads, f.heads_of(width, heads), f("intermediate_size"),
        gated=False, norm="layer", qkv_bias=True, out_bias=True, mlp_bias=True, rotary=False, head=False,
        longest=f("max_position_embeddings", default=512),
    )  # fmt: skip


def _bert(f: _Fields, name: str, run: TokenRun | None, bits: int, source: str) -> Network:
    t = _encoder(f, name)
    run = _checked(run or TokenRun(t.longest), name, decodes=False)
    g = Graph(name, bits)
    tables = f("vocab_size") + f("max_position_embeddings", default=512) + f("type_vocab_size", default=2)
    g.parameters += tables * t.width
    x = g.move("embed", "Gather", (run.batch, run.tokens, t.width))
    rest = plain("embed.rest", (run.tokens, t.width), True)
    x = _norm(g, t, "embed.norm", g.map("embed.sum", "Add", "{A} + {B}", x, rest))
    x = _stack(g, t, x, run)
    first = plain("first", (run.batch, t.width))
    g.map("pooler.tanh", "Tanh", "tanh({A})", g.linear("pooler", first, t.width, True))
    return g.network(source=f"{source}; {run.tokens} tokens", answers=run.batch * run.tokens, answer="token")


def _vit(f: _Fields, name: str, run: TokenRun | None, bits: int, source: str) -> Network:
    t = _encoder(f, name)
    batch = run.batch if run else 1
    if run and (run.decode or run.tokens > 0):
        raise SpecError(f"{name} takes images; its tokens follow from image_size and patch_size, so leave --tokens out")
    image, patch, channels = f("image_size", default=224), f("patch_size", default=16), f("num_channels", default=3)
    side = image // patch
    run = TokenRun(side * side + 1, batch=batch)
    g = Graph(name, bits)
    picture = g.input("image", (batch, channels, image, image))
    filters = g.weight("patches.weight", (t.width, channels, patch, patch))
    made = g.conv("patches", picture, filters, (batch, t.width, side, side), (patch, patch), (1, 1))
    made = g.map("patches.bias", "Add", "{A} + {B}", made, g.weight("patches.addend", (t.width, 1, 1)))
    g.weight("class", (t.width,))
    x = g.move("tokens", "Concat", (batch, run.tokens, t.width))
    x = g.map("positions.add", "Add", "{A} + {B}", x, g.weight("positions", (run.tokens, t.width)))
    x = _norm(g, t, "norm", _stack(g, t, x, run))
    if f.data.get("pooler", True):
        first = plain("first", (batch, t.width))
        g.map("pooler.tanh", "Tanh", "tanh({A})", g.linear("pooler", first, t.width, True))
    classes = f("num_classes", default=0) if f.data.get("num_classes") else 0
    if classes:
        g.linear("classes", plain("first", (batch, t.width)), classes, True)
    return g.network(source=source, answers=batch, answer="image")


def _cross(g: Graph, t: Transformer, name: str, x: GraphTensor, run: TokenRun, source: int) -> GraphTensor:
    """Attention to what an encoder made; its keys and values are made once, and are there when tokens follow."""
    b, m, _ = x.shape
    q = _heads(g.linear(f"{name}.q", x, t.heads * t.dk, t.qkv_bias), t.heads, f"{name}.q")
    memory = plain("encoded", (b, source, t.width))
    before = len(g.operations)
    k = g.linear(f"{name}.k", memory, t.heads * t.dk, t.qkv_bias and t.k_bias)
    v = g.linear(f"{name}.v", memory, t.heads * t.dk, t.qkv_bias)
    if run.decode:
        del g.operations[before:]
    made = g.attend(name, q, _heads(k, t.heads, k.name), _heads(v, t.heads, v.name))
    merged = reshaped(transposed(made, name, (0, 2, 1, 3)), name, (b, m, t.heads * t.dk))
    return g.linear(f"{name}.o", merged, t.width, t.out_bias)


def _decode_stack(g: Graph, t: Transformer, x: GraphTensor, run: TokenRun, source: int) -> GraphTensor:
    """Layers of a decoder that also look at an encoder."""
    g.block, g.times, name = "decoder", t.layers, "decoder"
    a = _attention(g, t, f"{name}.attention", _norm(g, t, f"{name}.norm1", x), run, run.keys)
    x = g.map(f"{name}.add1", "Add", "{A} + {B}", x, a)
    c = _cross(g, t, f"{name}.cross", _norm(g, t, f"{name}.norm2", x), run, source)
    x = g.map(f"{name}.add2", "Add", "{A} + {B}", x, c)
    m = _mlp(g, t, f"{name}.mlp", _norm(g, t, f"{name}.norm3", x), t.inner)
    x = g.map(f"{name}.add3", "Add", "{A} + {B}", x, m)
    g.block, g.times = "", 1
    return x


def _encode(g: Graph, t: Transformer, x: GraphTensor, run: TokenRun) -> None:
    """Layers of an encoder, which ran before if only one more token is meant; its weights count either way."""
    before = len(g.operations)
    g.block, g.times = "encoder", t.layers
    x = _block(g, t, "encoder", x, TokenRun(x.shape[1], batch=run.batch), x.shape[1], None)
    g.block, g.times = "", 1
    _norm(g, t, "encoder.norm", x)
    if run.decode:
        del g.operations[before:]


def _t5(f: _Fields, name: str, run: TokenRun | None, bits: int, source: str) -> Network:
    width, heads, dk = f("d_model"), f("num_heads"), f("d_kv", default=64)
    layers = f("num_layers")
    shape = f.data.get("feed_forward_proj", "relu")
    t = Transformer(
        name, layers, width, heads, heads, dk, f("d_ff"), f("vocab_size"),
        gated="gated" in str(shape), tied=f.flag("tie_word_embeddings", True), rotary=False, longest=512,
    )  # fmt: skip
    run = _checked(run or TokenRun(t.longest), name)
    g = Graph(name, bits)
    g.weight("embedding", (t.vocabulary, width))
    g.parameters += 2 * f("relative_attention_num_buckets", default=32) * heads
    if not run.decode:
        g.move("encoder.embed", "Gather", (run.batch, run.tokens, width))
    _encode(g, t, g.input("source", (run.batch, run.tokens, width)), run)
    x = g.move("decoder.embed", "Gather", (run.batch, run.queries, width))
    t = replace(t, layers=f("num_decoder_layers", default=layers))
    x = _norm(g, t, "norm", _decode_stack(g, t, x, run, run.tokens))
    g.matmul("head", x, plain("head.weight", (width, t.vocabulary), True), "Linear")
    g.parameters += 0 if t.tied else width * t.vocabulary
    g.notes.append(f"encoder and decoder have {run.tokens} tokens each")
    return g.network(source=source, answers=run.batch * run.queries, answer="token")


def _whisper(f: _Fields, name: str, run: TokenRun | None, bits: int, source: str) -> Network:
    width, frames = f("d_model"), f("max_source_positions", default=1500)
    longest, mels = f("max_target_positions", default=448), f("num_mel_bins", default=80)
    heads, layers = f("encoder_attention_heads"), f("encoder_layers")
    t = Transformer(
        name, layers, width, heads, heads, f.heads_of(width, heads), f("encoder_ffn_dim"), f("vocab_size"),
        gated=False, tied=True, norm="layer", qkv_bias=True, k_bias=False, out_bias=True, mlp_bias=True, rotary=False,
    )  # fmt: skip
    run = _checked(run or TokenRun(longest), name)
    g = Graph(name, bits)
    before = len(g.operations)
    sound = g.input("mel", (run.batch, mels, 2 * frames))
    sizes = (("conv1", mels, 2 * frames, 1), ("conv2", width, frames, 2))
    for conv, channels, length, stride in sizes:
        filters = g.weight(f"{conv}.weight", (width, channels, 3))
        sound = g.conv(conv, sound, filters, (run.batch, width, length), (stride,), (1,), pads=(1, 1))
        sound = g.map(f"{conv}.act", "Gelu", WITH_BIAS, sound, g.weight(f"{conv}.bias", (width, 1)))
    states = transposed(sound, "states", (0, 2, 1))
    states = g.map("encoder.positions", "Add", "{A} + {B}", states, g.weight("encoder.table", (frames, width)))
    if run.decode:
        del g.operations[before:]
    _encode(g, t, states, run)
    g.weight("embedding", (t.vocabulary, width))
    g.weight("decoder.table", (longest, width))
    x = g.move("decoder.embed", "Gather", (run.batch, run.queries, width))
    x = g.map("decoder.positions", "Add", "{A} + {B}", x, plain("positions", (run.queries, width), True))
    heads = f("decoder_attention_heads", default=heads)
    inner, layers = f("decoder_ffn_dim", default=t.inner), f("decoder_layers", default=layers)
    t = replace(t, layers=layers, heads=heads, kv_heads=heads, dk=f.heads_of(width, heads), inner=inner)
    x = _norm(g, t, "norm", _decode_stack(g, t, x, run, frames))
    g.matmul("head", x, plain("head.weight", (width, t.vocabulary), True), "Linear")
    return g.network(source=source, answers=run.batch * run.queries, answer="token")


def _checked(run: TokenRun, name: str, decodes: bool = True) -> TokenRun:
    if run.decode and not decodes:
        raise SpecError(f"{name} makes no token after another; leave --decode out")
    return run


STACKS: dict[str, Callable[[_Fields, str], Transformer]] = {
    **dict.fromkeys(("llama", "mistral", "ministral", "phi3", "smollm3"), _decoder),
    "qwen2": lambda f, name: replace(_decoder(f, name), qkv_bias=True, out_bias=False),
    "qwen3": lambda f, name: replace(_decoder(f, name), qk_norm=True),
    "qwen3_moe": _qwen_moe,
    **dict.fromkeys(("gemma", "gemma2"), _gemma),
    "mixtral": _mixtral,
    **dict.fromkeys(("deepseek_v3", "deepseek_v2"), _deepseek),
    "gpt2": _gpt2,
    "gpt_neox": _neox,
    "opt": _opt,
}
WHOLE: dict[str, Callable[[_Fields, str, TokenRun | None, int, str], Network]] = {
    "bert": _bert,
    "vit": _vit,
    "t5": _t5,
    "whisper": _whisper,
}
FAMILIES = (*STACKS, *WHOLE)


def from_config(
    data: Mapping[str, Any], run: TokenRun | None = None, bits: int = 16, name: str = "", file: str = "config.json"
) -> Network:
    """The network of a Hugging Face configuration.

    >>> toy = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 4, "num_key_value_heads": 2,
    ...        "num_hidden_layers": 2, "intermediate_size": 128, "vocab_size": 100}
    >>> from_config(toy, TokenRun(8)).macs
    657408
    """
    family = str(data.get("model_type"))
    f = _Fields(data, file)
    name = name or str(data.get("_name_or_path") or family)
    source = str(data.get("source") or f"{file}, model_type {family}")
    if family in WHOLE:
        made = WHOLE[family](f, name, run, bits, source)
        heads = data.get("architectures")
        said = str(heads[0]) if isinstance(heads, list) and heads else ""
        head = (f"the head of {said} is not counted",) if family in ("bert", "vit") and "For" in said else ()
        return replace(made, notes=(*made.notes, *head, *f.note()))
    if family not in STACKS and isinstance(data.get("text_config"), dict):
        inner = data["text_config"].get("model_type")
        raise SpecError(
            f"{file}: {family!r} has several parts; write what stands under text_config (model_type {inner!r}) into a "
            "file of its own"
        )
    if family not in STACKS:
        raise SpecError(f"{file}: no rule for model_type {family!r}; {did_you_mean(str(family), FAMILIES)}")
    t = replace(STACKS[family](f, name), source=source)
    made = build(t, run or TokenRun(t.longest), bits)
    made = replace(made, notes=(*made.notes, *f.note()))
    if data.get("quantization_config"):
        made = replace(made, notes=(*made.notes, f"quantization_config is not read: every tensor has {bits} bits"))
    return made


def read_config(path: str | Path, run: TokenRun | None = None, bits: int = 16) -> Network:
    """The network of a `config.json`."""
    file = Path(path).name
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SpecError(f"{path}: the file cannot be read ({error})") from None
    except (json.JSONDecodeError, RecursionError) as error:
        raise SpecError(f"{file}: this is not JSON ({error}); check that the file is whole") from None
    if not isinstance(data, dict) or not isinstance(data.get("model_type"), str):
        raise SpecError(f"{file}: there is no model_type; write one of {', '.join(FAMILIES)}")
    return from_config(data, run, bits, Path(path).parent.name if file == "config.json" else Path(path).stem, file)
