"""Makes the pictures of README.md and of these pages from real evaluations: `make pictures`."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import Any

import piste

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
    alone, fused, best = (piste.bound("gpt3-6.7b-block", fusion=fusion) for fusion in ("none", "tiled", "best"))
    alone.plot(DOCS / "img" / "gpt3-block.png", fused, best)


if __name__ == "__main__":
    main()
