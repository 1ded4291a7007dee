"""What every attention must move at least, as the published cases and the paper's tables say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from piste.attention.models import decode, prefill
from piste.attention.platform import Platform
from piste.attention.shape import Attention, attention
from piste.attention.variants import intensity, least, roofline, staging_bytes
from piste.errors import SpecError
from piste.spec.builders import bmm, gemm
from piste.spec.files import load
from piste.spec.workload import Workload

FIGURES = Path(__file__).parent.parent / "figures"
VARIANTS = json.loads((FIGURES / "attention_variants.json").read_text())["cases"]
TABLE_1 = json.loads((FIGURES / "attention_cases.json").read_text())["table1"]

EDGE = Platform("edge", (32, 32), 512e3, 1e12, 50e9)
CLOUD = Platform("cloud", (256, 256), 32e6, 8e12, 400e9)


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
    assert staging_bytes(gemm(n, d, d)) == case["expect"]["kqvo_bytes"]
    assert staging_bytes(bmm(h, n, d // h, n)) == case["expect"]["la_bytes"]  # logits; their use has the same tensors
    assert staging_bytes(bmm(h, n, n, d // h)) == case["expect"]["la_bytes"]


def test_latent_attention_has_wider_keys_than_values() -> None:
    found = least(prefill("deepseek-v3", 1, 4096).block.attention)
    assert (round(found.fused_intensity), round(found.unfused_intensity)) == (512, 69)


def test_decoding_reads_the_cache_whatever_the_batch() -> None:
    one, many = (least(decode("llama-3-8b", batch, 8192).block.attention) for batch in (1, 64))
    assert one.fused_intensity == many.fused_intensity == pytest.approx(2, rel=1e-3)


def test_a_window_reads_only_the_keys_that_somebody_sees() -> None:
    a = decode("mistral-7b", 1, 32768, tokens=4).block.attention
    assert least(a).kv_bytes == (4096 + 3) * least(a).kv_bytes_per_token


@pytest.mark.parametrize(
    ("batch", "heads", "n", "width"), [(1, 1, 512, 1024), (64, 12, 512, 768), (2, 16, 14336, 2048)]
)
def test_intensities_are_those_of_the_paper(batch: int, heads: int, n: int, width: int) -> None:
    dk = width // heads
    assert 1 / intensity(gemm(batch * n, width, width)) == pytest.approx(2 / width + 1 / (batch * n), rel=1e-12)
    for product in (bmm(batch * heads, n, dk, n), bmm(batch * heads, n, n, dk)):
        assert 1 / intensity(product) == pytest.approx(2 / n + heads / width, rel=1e-12)


def test_batches_lift_projections_and_not_attention() -> None:
    """Figure 2: on the cloud logits are far below the roof, and neither a batch nor length helps them; staging does."""
    conv = load("resnet50-conv3-3x3")
    assert isinstance(conv, Workload)
    logits = {intensity(bmm(12 * batch, 512, 64, 512)) for batch in (1, 64)}
    assert logits == {51.2}
    few, many = (roofline(intensity(gemm(4 * batch, 768, 768)), CLOUD) for batch in (1, 64))
    assert few.memory_bound and many.fraction > 30 * few.fraction
    ridge = 65536e9 / (400e9 / 2)  # multiply-accumulates for each element
    assert roofline(51.2, CLOUD).fraction == pytest.approx(51.2 / ridge) and roofline(51.2, CLOUD).memory_bound
    assert roofline(51.2, CLOUD).fraction < roofline(intensity(conv), CLOUD).fraction
    assert intensity(bmm(12, 10**6, 64, 10**6)) < 64 < ridge
    assert not roofline(51.2, CLOUD, onchip=True).memory_bound
    assert not roofline(51.2, EDGE).memory_bound  # the edge has 8 times the bandwidth for each PE


def test_an_intensity_is_of_one_einsum() -> None:
    with pytest.raises(SpecError, match=r"^an intensity is of one Einsum, found 2; write one of them$"):
        intensity(Workload.parse("B[m] = A[m]; C[m] = B[m]", m=4))
