"""A launch written as a Triton program that a person reads, runs and changes."""

from __future__ import annotations

import re
from importlib.resources import files
from textwrap import fill

from piste.kernels.launch import Gemm
from piste.kernels.predict import Prediction


def program(found: Prediction, file: str = "kernel.py") -> str:
    """The text of a program that runs a launch, checks it against torch and times both."""
    launch = found.launch
    if isinstance(launch, Gemm):
        m, k, n = launch.m, (found.asked or launch).k, (found.asked or launch).n
        title = f"C = A B for A of {m} x {k} and B of {k} x {n}, fp16, as one Triton kernel."
        values = {**vars(launch), "k": k, "n": n, "group": launch.group_m, "pad": found.asked is not None}
    else:
        mask = "causal " if launch.causal else ""
        title = (
            f"{mask}attention of {launch.heads} heads ({launch.kv_heads} of keys and values), {launch.tokens} tokens, "
            f"{launch.columns} columns, fp16, as one Triton kernel."
        ).capitalize()
        values = dict(vars(launch))
    why = (
        f"Predicted by Piste for {found.chip}: {found.seconds * 1e6:.0f} µs, limited by {found.limited_by}; "
        f"{found.sm_read_bytes / 1e9:.3f} GB into the multiprocessors, {found.dram_read_bytes / 1e9:.3f} GB read from "
        f"DRAM ({launch.least_read_bytes / 1e9:.3f} GB at least)."
    )
    values |= {"title": title, "why": fill(why, 116), "file": file}
    text = (files("piste.kernels") / "templates" / f"{launch.kind}.py.txt").read_text()
    names = "|".join(map(re.escape, values))
    return re.sub(r"\{(" + names + r")\}", lambda found: str(values[found[1]]), text)
