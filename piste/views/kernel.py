"""What a kernel moves and takes, as text: the answer first, then what limits it."""

from __future__ import annotations

from piste.kernels.launch import Gemm
from piste.kernels.predict import Prediction
from piste.views.quantities import percent, size, time


def kernel_text(found: Prediction, looked_at: int = 0) -> str:
    """A prediction as lines of text; `looked_at` is how many launches it was chosen from, 0 if it was given."""
    launch = found.launch
    if isinstance(launch, Gemm):
        tiles = f"tiles {launch.tile_m} x {launch.tile_n} x {launch.tile_k}, groups of {launch.group_m}"
        tiles += f", k split {launch.split_k} ways" if launch.split_k > 1 else ""
        tiles += f", rows padded to {launch.k:,} and {launch.n:,}" if found.asked else ""
    else:
        tiles = f"tiles of {launch.tile_q} queries and {launch.tile_k} keys" + (", causal" if launch.causal else "")
    chosen = f" (best of {looked_at} launches looked at)" if looked_at else ""
    rate, again = launch.flops / found.seconds / 1e12, found.dram_read_bytes / launch.least_read_bytes
    spills = found.spilled_bytes > 0.01 * found.sm_read_bytes
    rows = [
        f"{found.chip}: {time(found.seconds)}, {rate:,.0f} TFLOP/s, limited by {found.limited_by}",
        f"{tiles}, {launch.stages} stages, {launch.warps} warps{chosen}",
        f"{launch.programs:,} programs, {found.at_once:,} at once",
        "",
        f"into the multiprocessors  {size(found.sm_read_bytes)}"
        + (f"  ({size(found.spilled_bytes)} of it spilled registers: rows are no multiple of 16)" if spills else ""),
        f"read from DRAM            {size(found.dram_read_bytes)}  "
        f"({again:.2f} times the least; the L2 serves {percent(found.l2_hit_rate)})",
        f"written to DRAM           {size(found.dram_write_bytes)}",
        "",
        "each limit alone: " + ", ".join(f"{name} {time(seconds)}" for name, seconds in found.limits.items()),
    ]
    return "\n".join(rows)
