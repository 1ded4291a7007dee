"""Makes the pictures of README.md and of these pages from real evaluations: `make pictures`."""

from __future__ import annotations

from pathlib import Path

import piste

DOCS = Path(__file__).parent

if __name__ == "__main__":
    (DOCS / "img").mkdir(exist_ok=True)
    piste.evaluate(DOCS.parent / "examples" / "eyeriss-conv.yaml").plot(DOCS / "img" / "eyeriss-conv.png")
