"""The tiles and the launch order that are best for a product or an attention, chosen without running anything."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import ceil

from piste.kernels.launch import WHOLE_ROWS, Flash, Gemm, Launch
from piste.kernels.predict import (
    LAUNCH_PROGRAMS_MOST,
    Gpu,
    Prediction,
    least_seconds,
    predict,
    predict_padded,
    refuse_too_many,
)

# Tile sizes that an autotuner would try: (tile_m, tile_n, tile_k, stages, warps).
GEMM_TILES = [
    (16, 64, 128, 4, 4), (16, 128, 64, 4, 4), (16, 128, 128, 4, 4), (16, 256, 64, 4, 4),
    (32, 64, 128, 4, 4), (32, 128, 64, 4, 4), (32, 128, 128, 3, 4), (32, 256, 64, 3, 4),
    (64, 64, 64, 4, 4), (64, 64, 128, 3, 4), (64, 128, 64, 4, 4), (64, 128, 128, 3, 4), (64, 256, 64, 3, 4),
    (128, 64, 64, 4, 4), (128, 128, 32, 4, 8), (128, 128, 64, 3, 4), (128, 128, 64, 3, 8), (128, 128, 64, 4, 8),
    (128, 256, 64, 3, 8), (256, 64, 64, 3, 8), (256, 128, 64, 3, 8), (256, 128, 32, 4, 8),
]  # fmt: skip
GROUPS = (1, 4, 8, 16)
SPLITS = (1, 2, 4, 8)
FLASH_TILES = [(64, 32), (64, 64), (128, 32), (128, 64), (128, 128)]


def candidates(launch: Launch) -> list[Launch]:
    """The launches that are looked at: every tile, launch order and split that could be best for the sizes."""
    if isinstance(launch, Flash):
        return [replace(launch, tile_q=q, tile_k=k, warps=8 if q >= 128 else 4) for q, k in FLASH_TILES]
    found: list[Launch] = []
    for (tile_m, tile_n, tile_k, stages, warps), group, split in product(GEMM_TILES, GROUPS, SPLITS):
        made = Gemm(launch.m, launch.k, launch.n, tile_m, tile_n, tile_k, group, split, stages, warps)
        if tile_m >= 2 * max(16, launch.m) or group > made.rows:
            continue
        if split > 1 and (made.programs > 1024 or launch.k // split < 512):
            continue
        found.append(made)
    return found


def choose_kernel(launch: Launch, chip: Gpu) -> tuple[Prediction, int]:
    """The kernel that is predicted to be fastest, with rows padded to multiples of 16 where that pays."""
    best, looked_at = choose(launch, chip)
    if isinstance(launch, Flash) or all(launch.aligned):
        return best, looked_at
    whole = replace(launch, k=ceil(launch.k / WHOLE_ROWS) * WHOLE_ROWS, n=ceil(launch.n / WHOLE_ROWS) * WHOLE_ROWS)
    found, more = choose(whole, chip)
    padded = predict_padded(found, launch, chip)
    return (padded if padded.seconds < best.seconds else best), looked_at + more


def choose(launch: Launch, chip: Gpu) -> tuple[Prediction, int]:
    """The launch that is predicted to be fastest, and how many were looked at."""
    made_all = candidates(launch)
    refuse_too_many(min(made_all, key=lambda made: made.programs))
    possible = [made for made in made_all if made.programs <= LAUNCH_PROGRAMS_MOST]
    asked = sorted((least_seconds(made, chip), i, made) for i, made in enumerate(possible))
    best: Prediction | None = None
    for least, _, made in asked:
        if best is not None and least >= best.seconds:
            break  # all that follow take longer, whatever the cache does
        found = predict(made, chip)
        if best is None or found.seconds < best.seconds:
            best = found
    assert best is not None
    return best, len(asked)
