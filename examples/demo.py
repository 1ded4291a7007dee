"""What `make demo` runs: bounds of a matrix product and a GPT-3 block, the best mapping of the product, costs of three.

Prints tables, and leaves pictures, the first report as JSON and all of it as an interactive page in a folder.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import piste
from piste.views.page import joined, write_page

EXAMPLES = Path(__file__).parent


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    gemm = piste.bound("gemm:4096,4096,4096")
    fused = piste.bound("gpt3-6.7b-block")
    unfused = piste.bound("gpt3-6.7b-block", fusion="none")
    print(f"== How little must move: a matrix product\n\n{gemm}\n")
    print(f"== How little must move: a GPT-3 block, fused where that is best\n\n{fused}\n")
    best = piste.search("gemm:4096,4096,4096", "eyeriss", objective="edp", mapspace="ruby-s", seconds=20)
    print(f"== Which mapping of the product is best on Eyeriss\n\n{best}\n")
    reports = {name: piste.evaluate(EXAMPLES / f"{name}.yaml") for name in ("eyeriss-conv", "gemm", "fused-pair")}
    for name, report in reports.items():
        print(f"== What a mapping costs: examples/{name}.yaml\n\n{report}\n")

    designs = piste.explore(EXAMPLES / "explore-gemm.yaml")
    flows = piste.dataflow(EXAMPLES / "vgg16-kcp.m", "num_pes=256,noc_bw=32")
    attention = piste.attention("bert-base", seq=4096, platform="edge")
    print(f"== Which hardware is best\n\n{designs}\n")
    print(f"== What a dataflow does\n\n{flows}\n")
    print(f"== Attention, fused or not\n\n{attention}\n")

    gemm.plot(folder / "slope.png", architecture=piste.load("eyeriss"))
    fused.plot(folder / "block.png", unfused)
    first = reports["eyeriss-conv"]
    first.plot(folder / "report.png")
    first.plot_mapping(folder / "mapping.png")
    (folder / "report.json").write_text(json.dumps(first.to_dict(), indent=2))
    shown = [
        ("How little must move: a matrix product of 4096 x 4096 x 4096", gemm),
        ("How little must move: a block of GPT-3, fused where that is best", fused),
        ("The best mapping of the product on Eyeriss", best),
        *((f"What a mapping costs: examples/{name}.yaml", report) for name, report in reports.items()),
        ("Which hardware is best for a product", designs),
        ("What a dataflow does to three layers of VGG16", flows),
        ("Attention of BERT at 4096 tokens, fused or not", attention),
    ]
    write_page(
        joined("Piste: what make demo computed", ["Each part is one result; every number was computed now."], shown),
        folder / "index.html",
    )
    print(f"Written: {', '.join(sorted(str(path) for path in folder.iterdir()))}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "demo"))
