"""Whole networks on chips: how long it takes to search every distinct layer, and how near to the least they are.

`python benchmarks/network.py [SECONDS] [WORKERS] [resnet18.onnx] [NAME ...] [--within]`: so many seconds for a layer
(default 10), or with --within for all of them, in so many processes (default 2); with names, only networks that are
called so. Language models are searched fused too, without a clock; the line then has what they take layer after layer
and fused.
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

RUNS: list[tuple[str, str, dict[str, Any], bool]] = [
    ("resnet18", "eyeriss", {}, False),
    ("resnet18", "tpu-v4i", {}, False),
    ("llama-3-8b", "tpu-v4i", {"tokens": 8192}, True),
    ("llama-3-8b", "tpu-v4i", {"tokens": 8192, "decode": True}, True),
    ("bert-base", "tpu-v4i", {"tokens": 128}, True),
    ("vit-b16", "tpu-v4i", {}, True),
]


def main(seconds: float, workers: int, onnx: str | None, names: list[str], together: bool) -> None:
    """A line for each network and chip."""
    print(
        f"{'network':40} {'chip':8} {'searched':>8} {'proven':>6} {'worst':>6} {'seconds':>7}  bound / apart / fused, J"
    )
    for name, chip, sizes, fuse in RUNS:
        if names and name not in names:
            continue
        model = network(onnx if onnx and name == "resnet18" else name, **sizes)
        start = perf_counter()
        clock = None if fuse else seconds
        clocks = {"within" if together else "seconds": clock}
        found = search_network(model, load(chip), **clocks, workers=workers, gaps=False, fuse=fuse)  # type: ignore[arg-type]
        told(found, f"{name} {sizes or ''}", chip, perf_counter() - start)
        if "tokens" in sizes:
            start = perf_counter()
            slope = bound_network(model)
            print(f"  its slope: {slope.algorithmic_min_bytes:,.0f} bytes, {perf_counter() - start:.1f} s", flush=True)


def told(found: NetworkCost, name: str, chip: str, seconds: float) -> None:
    searched = [layer for layer in found.layers if layer.how != "streamed"]
    proven = sum(layer.optimal for layer in searched)
    assert found.bounds is not None and found.unfused is not None
    sums = (found.bounds.layered, found.unfused, found.total)
    energies = " / ".join(f"{total.energy_pj * 1e-12:.4g}" for total in sums)
    print(
        f"{name:40} {chip:8} {len(searched):8} {proven:6} {found.worst_bracket:6.3f} {seconds:7.1f}  {energies}"
        f"  {found.answers_per_second:,.4g} {found.network.answer}s/s",
        flush=True,
    )


if __name__ == "__main__":
    numbers = [word for word in sys.argv[1:] if word.isdigit()]
    files = [word for word in sys.argv[1:] if Path(word).suffix == ".onnx"]
    main(
        float(numbers[0]) if numbers else 10.0,
        int(numbers[1]) if len(numbers) > 1 else 2,
        files[0] if files else None,
        [word for word in sys.argv[1:] if word not in (*numbers, *files, "--within")],
        "--within" in sys.argv,
    )
