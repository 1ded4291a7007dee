"""Real kernels move no less than the bound; only the fused bound explains the fused kernel."""

from __future__ import annotations

import json

import pytest

from tests.studies.silicon import FIGURE, Kernel, kernels, l2_bytes

KERNELS = {kernel.name: kernel for kernel in kernels()}


def test_the_preset_has_the_cache_of_the_device() -> None:
    assert l2_bytes() == json.loads(FIGURE.read_text())["l2_bytes"]


@pytest.mark.parametrize("kernel", KERNELS.values(), ids=lambda kernel: kernel.name)
def test_the_bound_holds_on_silicon(kernel: Kernel) -> None:
    assert kernel.bound.floor(l2_bytes()) <= kernel.bound.traffic_bytes(l2_bytes()) <= kernel.measured_bytes


def test_only_the_fused_bound_explains_the_fused_kernel() -> None:
    flash = KERNELS["attention-flash2"]
    fused = flash.bound.traffic_bytes(l2_bytes())
    assert fused <= flash.measured_bytes < 1.5 * fused
    assert flash.measured_bytes < flash.unfused.traffic_bytes(l2_bytes())


def test_separate_kernels_move_what_each_of_them_must() -> None:
    """Softmax by itself moves the logits twice more than the products alone must, whose bound is too low by half."""
    kernel = KERNELS["attention-unfused"]
    alone, apart = kernel.unfused.traffic_bytes(l2_bytes()), kernel.apart_bytes(l2_bytes())
    assert 1.5 * alone < apart <= kernel.measured_bytes < 1.5 * apart
    assert KERNELS["attention-flash2"].measured_bytes < apart
