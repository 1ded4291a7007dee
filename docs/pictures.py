"""Makes the pictures of README.md and of these pages from real evaluations: `make pictures`."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

import piste
from piste.attention import explore
from piste.dataflow.directives import Layer
from piste.dataflow.hardware import Hardware
from piste.dataflow.presets import FIGURE_5, layer_with
from piste.views.pictures.silicon import plot_silicon
from piste.views.pictures.steps import plot_steps

DOCS = Path(__file__).parent
ROOT = DOCS.parent


def main() -> None:
    (DOCS / "img").mkdir(exist_ok=True)
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    namespace: dict[str, Any] = {}
    with contextlib.redirect_stdout(None):
        exec("\n".join(examples), namespace)
    namespace["report"].plot(DOCS / "img" / "readme.png")
    piste.evaluate(ROOT / "examples" / "eyeriss-conv.yaml").plot(DOCS / "img" / "eyeriss-conv.png")
    piste.bound("gemm:4096,4096,4096").plot(DOCS / "img" / "slope.png", architecture=piste.load("tpu-v4i"))
    steps = [(layer, Hardware(6 if name == "F" else 3)) for name, layer in FIGURE_5.items()]
    plot_steps(*steps, path=DOCS / "img" / "figure5.png")
    plot_steps(steps[0], steps[1], steps[3], path=DOCS / "img" / "dataflow.png")
    rows = Layer("rows", "CONV", {"K": 4, "C": 6, "Y": 6, "X": 6, "R": 3, "S": 3}, ())
    plot_steps((layer_with(rows, "YR-P"), Hardware(6)), path=DOCS / "img" / "figure6.png", steps=6)
    namespace["found"].plot(DOCS / "img" / "attention.png")
    asked: Any = {"seq": 512, "batch": 64, "dataflow": "flat", "rows": "powers", "accounting": "ref"}
    explore("bert-base", **asked).plot(DOCS / "img" / "figure10.png")
    alone, fused, best = (piste.bound("gpt3-6.7b-block", fusion=fusion) for fusion in ("none", "tiled", "best"))
    alone.plot(DOCS / "img" / "gpt3-block.png", fused, best)
    plot_silicon(DOCS / "img" / "silicon.png")
    gallery()
    piste.explore(ROOT / "examples" / "explore-tiles.yaml").plot(DOCS / "img" / "explore.png", colour="pes")


def gallery() -> None:
    """Run the lines of gallery.md, and keep each picture under the name that the page shows."""
    code = re.findall(
        r"```python\n(.*?)```.*?(?:img/(gallery-\w+)\.png)?", (DOCS / "gallery.md").read_text(), re.DOTALL
    )
    namespace: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        os.symlink(ROOT / "examples", "examples")
        for block, _ in code:
            exec(block, namespace)
        for made in Path().glob("*.png"):
            shutil.copy(made, DOCS / "img" / f"gallery-{made.name}")


if __name__ == "__main__":
    main()
