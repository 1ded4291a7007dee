"""Language models from their configurations, and published networks, against known totals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import piste
from piste.errors import SpecError
from piste.readers.graph import plain, reshaped, transposed
from piste.readers.published import NETWORKS
from piste.readers.transformer import TokenRun, from_config
from tests.cli.test_cli import run

LLAMA: dict[str, Any] = dict(
    model_type="llama", hidden_size=4096, intermediate_size=14336, num_hidden_layers=32, num_attention_heads=32,
    num_key_value_heads=8, vocab_size=128256,
)  # fmt: skip
CONFIGS: dict[str, dict[str, Any]] = {
    "llama 7B": dict(LLAMA, intermediate_size=11008, num_key_value_heads=None, vocab_size=32000),
    "Llama-3-8B": LLAMA,
    "Llama-3.2-1B": dict(
        LLAMA, hidden_size=2048, intermediate_size=8192, num_hidden_layers=16, head_dim=64, tie_word_embeddings=True
    ),
    "mistral 7B": dict(LLAMA, model_type="mistral", vocab_size=32000, sliding_window=4096),
    "Qwen2-7B": dict(
        model_type="qwen2", hidden_size=3584, intermediate_size=18944, num_hidden_layers=28, num_attention_heads=28,
        num_key_value_heads=4, vocab_size=152064,
    ),
    "gemma 7B": dict(
        model_type="gemma", hidden_size=3072, intermediate_size=24576, num_hidden_layers=28, num_attention_heads=16,
        num_key_value_heads=16, head_dim=256, vocab_size=256000,
    ),
    "mixtral 8x7B": dict(LLAMA, model_type="mixtral", vocab_size=32000, num_local_experts=8, num_experts_per_tok=2),
    "deepseek_v3 671B": dict(
        model_type="deepseek_v3", vocab_size=129280, hidden_size=7168, intermediate_size=18432, head_dim=64,
        moe_intermediate_size=2048, num_hidden_layers=61, num_attention_heads=128, num_key_value_heads=128,
        n_shared_experts=1, n_routed_experts=256, kv_lora_rank=512, q_lora_rank=1536, qk_rope_head_dim=64,
        v_head_dim=128, qk_nope_head_dim=128, num_experts_per_tok=8, first_k_dense_replace=3,
    ),
    "gpt2": dict(model_type="gpt2", n_embd=768, n_layer=12, n_head=12, n_inner=None, vocab_size=50257),
    "bert": dict(
        model_type="bert", hidden_size=768, num_hidden_layers=12, num_attention_heads=12, intermediate_size=3072,
        vocab_size=30522, max_position_embeddings=512, type_vocab_size=2,
    ),
    "vit": dict(
        model_type="vit", hidden_size=768, num_hidden_layers=12, num_attention_heads=12, intermediate_size=3072,
    ),
    "t5": dict(model_type="t5", d_model=512, d_kv=64, d_ff=2048, num_layers=6, num_heads=8, vocab_size=32128),
    "whisper": dict(
        model_type="whisper", vocab_size=51865, num_mel_bins=80, encoder_layers=4, encoder_attention_heads=6,
        decoder_layers=4, decoder_attention_heads=6, decoder_ffn_dim=1536, encoder_ffn_dim=1536, d_model=384,
    ),
}  # fmt: skip
# Of the models built on the meta device by transformers 5.22.2: all parameters, and those that one token meets.
PARAMETERS = {
    "llama 7B": (6738415616, None), "Llama-3-8B": (8030261248, None), "Llama-3.2-1B": (1235814400, None),
    "mistral 7B": (7241732096, None), "Qwen2-7B": (7615616512, None), "gemma 7B": (8537680896, None),
    "mixtral 8x7B": (46702792704, 12879925248), "deepseek_v3 671B": (671026404352, 37552282624),
    "gpt2": (124439808, None), "bert": (109482240, None), "vit": (86389248, None), "t5": (60506624, None),
    "whisper": (37760640, None),
}  # fmt: skip
# Of torch.utils.flop_counter on the same models: tokens of the prompt or of the cache, and whether one more is made.
MACS = {
    ("Llama-3-8B", 8192, False): 79070347919360, ("Llama-3-8B", 8192, True): 9652404224,
    ("mistral 7B", 4096, False): 33522219745280, ("mistral 7B", 4096, True): 8184397824,
    ("gemma 7B", 2048, False): 18446884536320, ("gemma 7B", 2048, True): 9007497216,
    ("Qwen2-7B", 2048, False): 15321758957568, ("Qwen2-7B", 2048, True): 7481528320,
    ("gpt2", 256, False): 32832159744, ("bert", 128, False): 11174215680,
}  # fmt: skip


@pytest.mark.parametrize("name", CONFIGS)
def test_parameters_follow_from_the_fields(name: str) -> None:
    net = from_config(CONFIGS[name], None if name == "vit" else TokenRun(128))
    assert (net.parameters, net.active_parameters) == PARAMETERS[name]
    assert net.uncosted == {}


# Of published models, whose files leave out or add what those above do not.
FURTHER: dict[str, tuple[dict[str, Any], int]] = {
    "opt-125m": (dict(model_type="opt"), 125239296),
    "opt-350m": (
        dict(model_type="opt", hidden_size=1024, num_hidden_layers=24, ffn_dim=4096, num_attention_heads=16,
             word_embed_proj_dim=512, do_layer_norm_before=False), 331196416,
    ),
    "gemma-2-2b": (dict(model_type="gemma2"), 2614341888),
    "phi-3-mini": (dict(model_type="phi3", num_key_value_heads=32, sliding_window=2047), 3821079552),
    "qwen3-0.6b": (
        dict(model_type="qwen3", hidden_size=1024, intermediate_size=3072, num_hidden_layers=28,
             num_attention_heads=16, num_key_value_heads=8, tie_word_embeddings=True), 596049920,
    ),
    "gpt-neox-20b": (dict(model_type="gpt_neox"), 20554567680),
    "flan-t5-base": (
        dict(model_type="t5", d_model=768, num_layers=12, num_heads=12, feed_forward_proj="gated-gelu",
             tie_word_embeddings=False), 247577856,
    ),
    "deepseek-v2-lite": (
        dict(model_type="deepseek_v2", vocab_size=102400, hidden_size=2048, intermediate_size=10944,
             moe_intermediate_size=1408, num_hidden_layers=27, num_attention_heads=16, n_shared_experts=2,
             n_routed_experts=64, kv_lora_rank=512, q_lora_rank=None, qk_rope_head_dim=64, v_head_dim=128,
             qk_nope_head_dim=128, num_experts_per_tok=6, first_k_dense_replace=1), 15706484224,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FURTHER)
def test_parameters_of_published_models(name: str) -> None:
    config, parameters = FURTHER[name]
    assert from_config(config, TokenRun(64)).parameters == parameters


def test_what_a_file_does_not_say_is_as_transformers_has_it() -> None:
    for family, name in (("llama", "llama 7B"), ("mistral", "mistral 7B"), ("vit", "vit"), ("whisper", "whisper")):
        net = from_config({"model_type": family}, None if family == "vit" else TokenRun(64))
        assert net.parameters == PARAMETERS[name][0]
        assert "transformers' defaults" in net.notes[-1]
    silent = from_config({"model_type": "mistral", "num_hidden_layers": 1}, TokenRun(8192))  # a window of 4096
    said = from_config({"model_type": "mistral", "num_hidden_layers": 1, "sliding_window": None}, TokenRun(8192))
    assert said.macs - silent.macs == 2 * 4096 * 8192 * 4096
    asked = dict(model_type="qwen2", num_hidden_layers=30, use_sliding_window=True, sliding_window=64)
    assert from_config(asked, TokenRun(256)).macs == from_config(
        {**asked, "use_sliding_window": False}, TokenRun(256)
    ).macs - (
        2 * 2 * 4096 * 256 * (256 - 64)  # of the two layers behind max_window_layers 28
    )


@pytest.mark.parametrize("case", MACS, ids=lambda case: f"{case[0]} {case[1]}{' and one' if case[2] else ''}")
def test_macs_are_those_of_an_independent_counter(case: tuple[str, int, bool]) -> None:
    name, tokens, decode = case
    assert from_config(CONFIGS[name], TokenRun(tokens, decode)).macs == MACS[case]


def test_experts_get_the_tokens_that_reach_them() -> None:
    toy = dict(LLAMA, model_type="mixtral", num_local_experts=8, num_experts_per_tok=2, num_hidden_layers=2)
    for tokens in (1, 3, 4, 5, 100):
        net = from_config(toy, TokenRun(tokens))
        ups = [op for op in net.operations if ".expert_of_" in op.name and op.name.endswith(".up")]
        assert sum(op.times * op.macs for op in ups) == 2 * 2 * tokens * 4096 * 14336
        assert sum(op.times for op in ups) == 2 * min(8, 2 * tokens)


def test_layers_without_experts() -> None:
    toy = dict(model_type="qwen3_moe", num_hidden_layers=6, num_experts=4, num_experts_per_tok=2)
    whole, half = from_config(toy, TokenRun(8)), from_config(dict(toy, decoder_sparse_step=2), TokenRun(8))
    named = from_config(dict(toy, mlp_only_layers=[0, 2, 4]), TokenRun(8))
    assert (half.macs, half.parameters) == (named.macs, named.parameters) != (whole.macs, whole.parameters)
    dense = 3 * (3 * 2048 * 6144) - 3 * (4 * 3 * 2048 * 768 + 2048 * 4)
    assert half.parameters - whole.parameters == dense
    assert (
        from_config({"model_type": "bert", "architectures": ["BertForMaskedLM"]}, TokenRun(8))
        .notes[0]
        .startswith("the head")
    )


def test_a_window_shortens_attention() -> None:
    sliding = dict(CONFIGS["mistral 7B"], num_hidden_layers=2, sliding_window=64)
    full = dict(sliding, sliding_window=None)
    saved = 2 * 2 * 32 * 128 * 256 * (256 - 64)
    assert from_config(full, TokenRun(256)).macs - from_config(sliding, TokenRun(256)).macs == saved
    half = dict(sliding, layer_types=["full_attention", "sliding_attention"])
    assert from_config(full, TokenRun(256)).macs - from_config(half, TokenRun(256)).macs == saved // 2
    assert from_config(full, TokenRun(256)).kv_cache_elements == 2 * 256 * 2 * 8 * 128


# Of torchvision's models; AlexNet's and VGG16's MACs also of the layer shapes of the Timeloop exercises.
PUBLISHED = {
    "alexnet": (714188480, 61100840, 8), "vgg16": (15470264320, 138357544, 16), "resnet18": (1814073344, 11689512, 21),
    "resnet50": (4089184256, 25557032, 54), "resnext50": (4230479872, 25028904, 54),
    "mobilenet-v2": (300774272, 3504872, 53), "vit-b16": (17563828224, 86567656, 98),
}  # fmt: skip


@pytest.mark.parametrize("name", NETWORKS)
def test_published_networks(name: str) -> None:
    net = piste.network(name)
    assert net.macs > 0 and net.uncosted == {}
    if name in PUBLISHED:
        assert (net.macs, net.parameters, net.mac_layers) == PUBLISHED[name]
    assert piste.load(name).to_dict() == net.to_dict()  # type: ignore[union-attr]


def test_a_model_by_its_numbers_is_the_model_by_its_fields() -> None:
    numbers = dict(layers=32, width=4096, heads=32, kv_heads=8, dk=128, inner=14336, vocabulary=128256, gated=True)
    net = piste.network(**numbers, tokens=512)
    assert (net.macs, net.parameters) == (from_config(LLAMA, TokenRun(512)).macs, 8030261248)
    with pytest.raises(SpecError, match="needs its inner; say --inner N"):
        piste.network(layers=2, width=64, heads=4)
    with pytest.raises(SpecError, match="4 heads do not divide into 3 groups"):
        piste.network(layers=2, width=64, heads=4, kv_heads=3, inner=64)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this is not JSON"),
        ("[]", "there is no model_type"),
        ('{"model_type": "lama"}', "no rule for model_type 'lama'; did you mean 'llama'?"),
        ('{"model_type": "llama", "hiden_size": 64}', "there is no hidden_size, but hiden_size"),
        ('{"model_type": "smollm3"}', "there is no hidden_size"),
        ('{"model_type": ["llama"]}', "there is no model_type"),
        (json.dumps(dict(LLAMA, num_attention_heads=36, num_key_value_heads=8)), "36 heads do not divide into 8"),
        (json.dumps(dict(CONFIGS["gpt2"], n_head=5)), "a width of 768 does not divide into 5 heads"),
        (json.dumps(dict(LLAMA, hidden_size="wide")), "hidden_size must be a positive integer, found 'wide'"),
        (json.dumps(dict(LLAMA, tie_word_embeddings=3)), "tie_word_embeddings must be true or false"),
    ],
)
def test_wrong_configurations_are_told(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "config.json"
    path.write_text(text)
    with pytest.raises(SpecError, match=message.replace("?", r"\?")):
        piste.load(path)


def test_views_of_views() -> None:
    y = plain("Y", (2, 128, 768))
    heads = transposed(reshaped(y, "h", (2, 128, 12, 64)), "t", (0, 2, 1, 3))
    back = reshaped(transposed(heads, "b", (0, 2, 1, 3)), "m", (256, 768))
    assert [sum(p.size * p.stride for p in axis) > 0 for axis in back.pieces] == [True, True]
    assert back.base == "Y" and [len(axis) for axis in back.pieces] == [2, 2]
    assert reshaped(plain("Z", (6, 4)), "odd", (8, 3)).base == "odd"  # 6 x 4 has no pieces of 8


def test_a_model_by_its_numbers_in_one_word() -> None:
    whole = piste.network(layers=2, width=64, heads=4, kv_heads=2, inner=128, gated=True, tokens=16)
    word = "llm:layers=2,width=64,heads=4,kv-heads=2,inner=128,gated"
    assert piste.network(word, tokens=16) == whole
    assert run("show", word, "--tokens", "16", "--json")[0] == 0
    for wrong, message in (
        ("llm:layers=2,with=64", "did you mean 'width'"),
        ("llm:layers=x", "positive integer, found 'x'"),
        ("llm:layers=2,width=8,heads=3,inner=4", "does not divide into 3 heads"),
    ):
        status, out, error = run("bound", wrong, "--tokens", "4")
        assert status == 2 and not out and message in error and error.count("\n") == 1


def test_a_size_may_be_asked_for() -> None:
    status, out, _ = run("bound", "llm:layers=1,width=16,heads=2,inner=32", "--tokens", "8", "--at", "1KiB", "--json")
    found = json.loads(out)
    assert status == 0 and dict(found["points"])[1024] == found["at"]["traffic_bytes"]
    assert run("bound", "resnet18", "--html", "x.html")[0] == 2 and run("explore", "resnet18", "--show", "1")[0] == 2


def test_parts_of_a_config_that_are_not_read_are_said() -> None:
    fields = {"hidden_size": 64, "num_attention_heads": 4, "num_hidden_layers": 2, "intermediate_size": 8}
    config = {"model_type": "llama", "vocab_size": 9, **fields}
    assert not piste.network(config, tokens=4).notes
    quantised = piste.network({**config, "quantization_config": {"bits": 4}}, tokens=4)
    assert "every tensor has 16 bits" in quantised.notes[0]
    with pytest.raises(SpecError, match="stands under text_config"):
        piste.network({"model_type": "seen", "text_config": config}, tokens=4)
