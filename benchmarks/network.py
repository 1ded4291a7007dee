"""Whole networks on chips: how long it takes to search every distinct layer, and how near to the least they are.

`python benchmarks/network.py [SECONDS] [WORKERS]`: so many seconds for a layer (default 10), in so many processes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from piste.explore.networks import bound_network, search_network
from piste.readers import network
from piste.results.network import NetworkCost
from piste.spec.files import load

RUNS: list[tuple[str, str, dict[str, Any]]] = [
    ("resnet18", "eyeriss", {}),
    ("resnet18", "tpu-v4i", {}),
    ("llama-3-8b", "tpu-v4i", {"tokens": 8192}),
    ("llama-3-8b", "tpu-v4i", {"tokens": 8192, "decode": True}),
    ("bert-base", "tpu-v4i", {"tokens": 128}),
    ("vit-b16", "tpu-v4i", {}),
]


def main(seconds: float, workers: int | None, onnx: str | None) -> None:
    """A line for each network and chip."""
    print(f"{'network':34} {'chip':10} {'distinct':>8} {'proven':>7} {'worst':>7} {'seconds':>8}  per second")
    for name, chip, sizes in RUNS:
        model = network(onnx if onnx and name == "resnet18" else name, **sizes)
        start = perf_counter()
        found = search_network(model, load(chip), seconds=seconds, workers=workers, gaps=False)  # type: ignore[arg-type]
        told(found, f"{name} {sizes or ''}", chip, perf_counter() - start)
    for name, sizes in (("llama-3-8b", {"tokens": 8192}), ("llama-3-8b", {"tokens": 8192, "decode": True})):
        model = network(name, **sizes)  # type: ignore[arg-type]
        start = perf_counter()
        slope = bound_network(model)
        print(f"bound of {name} {sizes}: {slope.algorithmic_min_bytes:,.0f} bytes, {perf_counter() - start:.1f} s")


def told(found: NetworkCost, name: str, chip: str, seconds: float) -> None:
    searched = [layer for layer in found.layers if layer.how == "searched"]
    proven = sum(layer.optimal for layer in searched)
    print(
        f"{name:34} {chip:10} {len(searched):8} {proven:7} {found.worst_bracket:7.3f} {seconds:8.1f}"
        f"  {found.answers_per_second:,.4g} {found.network.answer}s",
        flush=True,
    )


if __name__ == "__main__":
    numbers = [word for word in sys.argv[1:] if word.isdigit()]
    files = [word for word in sys.argv[1:] if Path(word).suffix == ".onnx"]
    main(
        float(numbers[0]) if numbers else 10.0,
        int(numbers[1]) if len(numbers) > 1 else None,
        files[0] if files else None,
    )
