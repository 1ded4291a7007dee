"""What every attention must move at least, as the published cases and the paper's tables say."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import Any

import pytest

from piste.attention.shape import Attention, attention, model
from piste.attention.workload import least
from piste.spec.builders import bmm, gemm
from piste.spec.workload import Workload

FIGURES = Path(__file__).parent.parent / "figures"
VARIANTS = json.loads((FIGURES / "attention_variants.json").read_text())["cases"]
TABLE_1 = json.loads((FIGURES / "attention_cases.json").read_text())["table1"]


def shape(said: dict[str, Any]) -> Attention:
    mask = "window" if "window" in said else "causal" if said.get("causal") else ""
    kv_heads, dk, dv = said["Hkv"], said["dk"], said.get("dv", said["dk"])
    if "latent" in said:
        kv_heads, dk, dv = 1, said["latent"] + said["rope"], said["latent"]
    return attention(
        said["H"], said["Nq"], dk, batch=said["B"], kv_heads=kv_heads, keys=said["Nk"], dv=dv,
        mask=mask, window=said.get("window", 0), shared="latent" in said,
    )  # fmt: skip


@pytest.mark.parametrize("case", VARIANTS, ids=lambda case: case["id"])
def test_least_traffic_is_that_of_the_published_cases(case: dict[str, Any]) -> None:
    found = least(shape(case["inputs"]))
    assert {
        "macs": found.macs,
        "Q": found.query_bytes,
        "KV": found.kv_bytes,
        "O": found.result_bytes,
        "logits": found.logits_bytes,
        "off_fused_min": found.fused_bytes,
        "off_base_min": found.unfused_bytes,
        "oi_fused": found.fused_intensity,
        "oi_base": found.unfused_intensity,
        "kv_cache_bytes_per_token": found.kv_bytes_per_token,
    } == case["expect"]


@pytest.mark.parametrize("case", TABLE_1, ids=lambda case: case["id"])
def test_buffers_of_table_1(case: dict[str, Any]) -> None:
    h, n, d = (case["inputs"][key] for key in "HND")

    def staging_bytes(workload: Workload) -> int:
        """A buffer that holds every tensor whole."""
        return sum(prod(workload.shapes[tensor]) * workload.bits[tensor] for tensor in workload.tensors) // 8

    assert staging_bytes(gemm(n, d, d)) == case["expect"]["kqvo_bytes"]
    assert staging_bytes(bmm(h, n, d // h, n)) == case["expect"]["la_bytes"]  # logits; their use has the same tensors
    assert staging_bytes(bmm(h, n, n, d // h)) == case["expect"]["la_bytes"]


def test_latent_attention_has_wider_keys_than_values() -> None:
    found = least(model("deepseek-v3", 1, 4096).block.attention)
    assert (round(found.fused_intensity), round(found.unfused_intensity)) == (512, 69)


def test_decoding_reads_the_cache_whatever_the_batch() -> None:
    one, many = (least(model("llama-3-8b", batch, 1, 8192).block.attention) for batch in (1, 64))
    assert one.fused_intensity == many.fused_intensity == pytest.approx(2, rel=1e-3)


def test_a_window_reads_only_the_keys_that_somebody_sees() -> None:
    a = model("mistral-7b", 1, 4, 32768).block.attention
    assert least(a).kv_bytes == (4096 + 3) * least(a).kv_bytes_per_token
