"""What `make demo` runs: evaluate the examples, print the reports, keep the first as picture and JSON in a folder."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import piste

EXAMPLES = Path(__file__).parent


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    reports = {name: piste.evaluate(EXAMPLES / f"{name}.yaml") for name in ("eyeriss-conv", "gemm", "fused-pair")}
    for name, report in reports.items():
        print(f"== examples/{name}.yaml\n\n{report}\n")
    first = reports["eyeriss-conv"]
    first.plot(folder / "report.png")
    (folder / "report.json").write_text(json.dumps(first.to_dict(), indent=2))
    print(f"Written: {folder / 'report.png'} and {folder / 'report.json'}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "demo"))
