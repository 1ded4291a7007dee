"""What `make demo` runs: bounds of a matrix product and a GPT-3 block, the best mapping of the product, costs of three.

Prints tables, and leaves pictures, the first report as JSON and all of it as an HTML page in a folder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import piste

EXAMPLES = Path(__file__).parent


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    gemm = piste.bound("gemm:4096,4096,4096")
    fused = piste.bound("gpt3-6.7b-block")
    unfused = piste.bound("gpt3-6.7b-block", fusion="none")
    print(f"== How little must move: a matrix product\n\n{gemm}\n")
    print(f"== How little must move: a GPT-3 block, fused where that is best\n\n{fused}\n")
    best = piste.search("gemm:4096,4096,4096", "eyeriss", objective="edp", mapspace="ruby-s")
    print(f"== Which mapping of the product is best on Eyeriss\n\n{best}\n")
    reports = {name: piste.evaluate(EXAMPLES / f"{name}.yaml") for name in ("eyeriss-conv", "gemm", "fused-pair")}
    for name, report in reports.items():
        print(f"== What a mapping costs: examples/{name}.yaml\n\n{report}\n")

    gemm.plot(folder / "slope.png")
    fused.plot(folder / "block.png", unfused)
    first = reports["eyeriss-conv"]
    first.plot(folder / "report.png")
    (folder / "report.json").write_text(json.dumps(first.to_dict(), indent=2))
    parts = [gemm, fused, best, *reports.values()]
    pictures = "".join(f'<img src="{name}.png" alt="{name}">' for name in ("slope", "block", "report"))
    (folder / "index.html").write_text(
        "<!doctype html><meta charset=utf-8><title>Piste</title>"
        "<style>body{font-family:sans-serif;max-width:60em;margin:2em auto}img{max-width:100%}</style>"
        f"<h1>Piste</h1>{pictures}" + "".join(f"<hr>{part._repr_html_()}" for part in parts)
    )
    print(f"Written: {', '.join(sorted(str(path) for path in folder.iterdir()))}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "demo"))
