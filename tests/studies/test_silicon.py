"""Real kernels move no less than the bound; only the fused bound explains the fused kernel."""

from __future__ import annotations

import pytest

from tests.studies.silicon import Kernel, kernels, l2_bytes

KERNELS = kernels()


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_the_bound_holds_on_silicon(kernel: Kernel) -> None:
    assert kernel.bound.floor(l2_bytes()) <= kernel.bound.traffic_bytes(l2_bytes()) <= kernel.measured_bytes


def test_only_the_fused_bound_explains_the_fused_kernel() -> None:
    unfused, flash = (next(k for k in KERNELS if k.name == f"attention-{kind}") for kind in ("unfused", "flash2"))
    assert flash.bound.traffic_bytes(l2_bytes()) <= flash.measured_bytes < flash.unfused.traffic_bytes(l2_bytes())
    assert unfused.unfused.traffic_bytes(l2_bytes()) <= unfused.measured_bytes
    assert flash.measured_bytes / flash.bound.traffic_bytes(l2_bytes()) < 1.1
