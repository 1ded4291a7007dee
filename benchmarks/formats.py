"""How many files of a folder load, by kind, and why the others do not: `python benchmarks/formats.py FOLDER [-v]`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from piste.errors import SpecError
from piste.spec.files import load

# What templates leave open, as a user would fill it in.
VALUES = {
    "BATCH_SIZE": 1, "DECODE": 0, "N_NEW_TOKENS": 128, "N_CACHED_TOKENS": 0, "MAX_TOKENS": 4096, "N_EINSUMS": 2,
    "psum_datawidth": 16, "input_weight_datawidth": 16, "DATAWIDTH": 8, "mac_class": "intmac",
}  # fmt: skip
SUFFIXES = (".yaml", ".yml", ".m", ".csv", ".cfg", ".onnx", ".json")


def main(folder: str, verbose: bool = False) -> None:
    """Try every file, and count."""
    loaded: Counter[tuple[str, str]] = Counter()
    refused: Counter[tuple[str, str]] = Counter()
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix not in SUFFIXES:
            continue
        tool = path.relative_to(folder).parts[0]
        try:
            loaded[tool, type(load(path, dict(VALUES))).__name__] += 1
        except SpecError as error:
            reason = str(error)
            refused[tool, reason.partition(": ")[2][:60]] += 1
            if verbose:
                print(f"{path.relative_to(folder)}: {reason}")
    print("loaded")
    for (tool, kind), count in sorted(loaded.items()):
        print(f"  {count:4}  {tool:20} {kind}")
    print("refused")
    for (tool, reason), count in sorted(refused.items()):
        print(f"  {count:4}  {tool:20} {reason}")
    print(f"{sum(loaded.values())} loaded, {sum(refused.values())} refused")


if __name__ == "__main__":
    main(sys.argv[1], "-v" in sys.argv)
