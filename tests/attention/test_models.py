"""Published models have the parameters that were published, and their phases the shapes of the variants."""

from __future__ import annotations

from math import prod

import pytest

from piste.attention.shape import MODELS, attention, model
from piste.attention.workload import block_workload, gemms, least
from piste.errors import SpecError

# Billions of parameters that a token meets, from reports and model cards, and how many of them are not in the layers:
# rows of embeddings and of the head, positions, and for T5 the cross-attention of 6 layers. Reports round.
PARAMETERS = {
    "bert-base": (0.110, (30522 + 512) * 768),
    "flaubert-base": (0.138, (68729 + 512) * 768),
    "t5-small": (0.0605, 32128 * 512 + 6 * 4 * 512 * 512),
    "llama-3-8b": (8.03, 2 * 128256 * 4096),
    "llama-3-70b": (70.6, 2 * 128256 * 8192),
    "mistral-7b": (7.24, 2 * 32000 * 4096),
    "mixtral-8x7b": (12.9, 2 * 32000 * 4096),
    "qwen3-8b": (8.2, 2 * 151936 * 4096),
    "qwen3-32b": (32.8, 2 * 151936 * 5120),
    "qwen3-30b-a3b": (3.3, 2 * 151936 * 2048),
    "deepseek-v3": (37, 2 * 129280 * 7168),
}


@pytest.mark.parametrize("name", PARAMETERS)
def test_the_weights_of_a_token_are_those_published(name: str) -> None:
    found = model(name, batch=1, queries=16)
    w = block_workload(found.block)
    weights = sum(prod(w.shapes[tensor]) for tensor in w.inputs if tensor.startswith("W"))
    billions, outside = PARAMETERS[name]
    assert found.layers * weights + outside == pytest.approx(billions * 1e9, rel=0.015)


def test_phases() -> None:
    wide = {"kv_heads": 8, "mask": "causal"}
    assert model("llama-3-8b", 1, 8192).block.attention == attention(32, 8192, 128, **wide)
    assert model("llama-3-8b", 1, 512, 32768).block.attention == attention(32, 512, 128, keys=32768, **wide)
    assert model("llama-3-8b", 64, 1, 8192).block.attention == attention(32, 1, 128, batch=64, keys=8192, **wide)
    assert model("llama-3-8b", 64, 4, 8192).block.attention == attention(32, 4, 128, batch=64, keys=8192, **wide)
    assert model("t5-small", 2, 128, 1500, cross=True).block.attention == attention(8, 128, 64, batch=2, keys=1500)
    assert model("bert-base", 64, 512).block.attention == attention(12, 512, 64, batch=64)


def test_a_window_hides_only_when_there_is_more() -> None:
    short, long = (model("mistral-7b", 1, tokens).block.attention for tokens in (4096, 4097))
    assert (short.mask, short.window, long.mask, long.window) == ("causal", 0, "window", 4096)


def test_latent_attention_spreads_to_heads_in_prefill_and_stays_narrow_in_decoding() -> None:
    wide, narrow = model("deepseek-v3", 1, 4096).block, model("deepseek-v3", 1, 1, 4096, absorbed=True).block
    assert wide.attention == attention(128, 4096, 192, dv=128, mask="causal")
    assert narrow.attention == attention(128, 1, 576, kv_heads=1, keys=4096, dv=512, mask="causal", shared=True)
    assert least(narrow.attention).kv_bytes_per_token == 2 * (512 + 64)
    assert gemms(block_workload(narrow))["QL"].macs == 128 * 128 * 512


def test_a_given_mask_replaces_the_models_own() -> None:
    assert model("transformer-xl", 64, 512, mask="").block.attention == attention(16, 512, 64, batch=64)
    windowed = model("llama-3-8b", 1, 512, mask="window", window=64).block.attention
    assert (windowed.mask, windowed.window) == ("window", 64)


def test_every_model_says_where_it_is_from() -> None:
    assert all(len(config.source) > 20 and config.width >= config.dk for config in MODELS.values())


def test_wrong_models_are_refused() -> None:
    with pytest.raises(SpecError, match=r"^bert-base has no latent keys to absorb; leave absorbed out$"):
        model("bert-base", 1, 512, absorbed=True)
    with pytest.raises(SpecError, match=r"^no model is called 'bert'; did you mean 'bert-base'\?$"):
        model("bert", 1, 512)
    with pytest.raises(SpecError, match=r"^the last 8 of 4 tokens cannot be queries"):
        model("llama-3-8b", 1, 8, 4)
