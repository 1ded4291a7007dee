"""Plays five tasks of a first-time user through the command line, in at most three commands each (docs/tasks.md)."""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

MINE = "examples/mine.yaml"
TASKS = {
    "The best mapping on my own chip": [
        f"piste search gemm:512,512,512 --arch {MINE} --objective edp --html best.html",
    ],
    "A layer of Llama on it": [
        "piste show llama-3-8b --tokens 512",
        f'piste search "B[m,n] = A[m,k] * W[k,n] m=512 n=14336 k=4096" --arch {MINE}',
    ],
    "How much SRAM do I need": [
        "piste bound gemm:512,4096,14336",
        "piste bound gemm:512,4096,14336 --at 2MiB",
    ],
    "A paper's figure with other sizes": [
        "piste reproduce flat-fig8a --sizes 8192 --plot figure.png",
        "piste attention bert-base --seq 8192 --batch 64 --platform edge --sweep buffer --plot ours.png",
    ],
    "Explore hardware, and pick a design": [
        "piste explore examples/explore-gemm.yaml --html designs.html",
    ],
}


def main() -> int:
    """Run them in a folder of their own; the status is that of the first command that fails."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "examples").symlink_to(Path(__file__).resolve().parent)
        for task, commands in TASKS.items():
            print(f"== {task}\n", flush=True)
            for command in commands:
                print(f"$ {command}", flush=True)
                _, *arguments = shlex.split(command)
                code = "import sys; from piste.cli import app; sys.argv[0] = 'piste'; app()"
                status = subprocess.run([sys.executable, "-c", code, *arguments], cwd=folder, check=False).returncode
                if status:
                    return status
                print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
