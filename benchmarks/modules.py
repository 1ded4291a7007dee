"""How many modules of Piste a first call enters: those that are loaded, and those whose functions run.

    python benchmarks/modules.py [--list]

Each call is the first of a fresh process. Entered means that a function of the module ran, its own loading apart:
these are what one reads to follow the call.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CALLS = {
    "evaluate": 'piste.evaluate("examples/gemm.yaml")',
    "search": 'piste.search("gemm:64,64,64", "eyeriss")',
    "explore": 'piste.explore("examples/explore-tiles.yaml")',
    "attention": 'piste.attention("bert", seq=512, platform="edge")',
}

CODE = """
import json, sys, threading
import piste
entered = set()
def note(frame, event, _):
    name = frame.f_globals.get("__name__", "")
    if event != "call" or name in entered or name.split(".")[0] != "piste":
        return
    above = frame
    while above is not None:  # what runs while a module is loaded does not count
        if above.f_code.co_name == "<module>" and above.f_globals.get("__name__") != "__main__":
            return
        above = above.f_back
    entered.add(name)
threading.setprofile(note)
sys.setprofile(note)
{call}
sys.setprofile(None)
loaded = [name for name in sys.modules if name == "piste" or name.startswith("piste.")]
print(json.dumps([sorted(loaded), sorted(entered)]))
"""


def entered_by(call: str) -> tuple[list[str], list[str]]:
    """The modules that a first call of that name loads, and those that it enters."""
    run = subprocess.run(
        [sys.executable, "-c", CODE.format(call=CALLS[call])], capture_output=True, text=True, cwd=ROOT
    )
    if run.returncode:
        sys.exit(run.stderr)
    loaded, entered = json.loads(run.stdout.splitlines()[-1])
    return loaded, entered


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", action="store_true", help="name the modules that are entered")
    named = parser.parse_args().list
    print(f"{'call':<10} {'loaded':>7} {'entered':>8}")
    for call in CALLS:
        loaded, entered = entered_by(call)
        print(f"{call:<10} {len(loaded):>7} {len(entered):>8}")
        if named:
            print("  " + "\n  ".join(entered))


if __name__ == "__main__":
    main()
