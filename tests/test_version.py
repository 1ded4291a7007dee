"""A checkout that was never installed knows its version, and explores."""

from __future__ import annotations

import importlib.metadata

import pytest

import piste
from piste.explore.designs import Designs
from piste.spec.architecture import Architecture, Memory, Unit


def absent(name: str) -> str:
    raise importlib.metadata.PackageNotFoundError(name)


def test_a_checkout_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = piste.__version__
    monkeypatch.setattr(importlib.metadata, "version", absent)
    assert piste._version() == known
    chip = Architecture((Memory("DRAM", words_per_cycle=1), Memory("GLB", 64), Unit("MAC")))
    assert len(Designs.of(piste.gemm(2, 2, 2), chip, {"GLB.capacity_bytes": [64, 128]}).key) > 8
