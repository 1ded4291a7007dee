"""A job whose answer is known: the integers, with two remainders that should both be small.

    python -m tests.explore.toy STORE LOG [--engine E] [--workers N] [--parts N] [--sleep SECONDS]

explores it and writes into LOG a line `run N` when part N begins and `kept` when a part is kept.
"""

from __future__ import annotations

import argparse
import faulthandler
import hashlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from piste.explore.running.engines import Progress, explore
from piste.explore.running.store import Part
from piste.formula.front import front, merge
from piste.results.explored import Exploration

OBJECTIVES = {"u": 1, "v": 1}


@dataclass(frozen=True)
class Toy:
    """The integers below `parts * size`; multiples of 3 are skipped. `faults` happen in a part, so many times each."""

    parts: int = 12
    size: int = 50
    salt: int = 7919
    sleep: float = 0.0
    log: str = ""
    faults: tuple[tuple[str, int, int], ...] = ()  # what, in which part, how many times

    @property
    def inputs(self) -> dict[str, object]:
        return {"space": {"size": self.size, "salt": self.salt}, "seed": 0}

    @property
    def key(self) -> str:
        return hashlib.sha256(repr(self.inputs).encode()).hexdigest()

    def run(self, part: int) -> Part:
        self.note(f"run {part}")
        time.sleep(self.sleep)
        for what, where, times in self.faults:
            if where == part and self.noted()[f"run {part}"] <= times:
                if what == "die":
                    os.kill(os.getpid(), signal.SIGKILL)
                if what == "interrupt":
                    raise KeyboardInterrupt
                raise ValueError(f"{part} is unlucky")
        x = np.arange(part * self.size, (part + 1) * self.size)
        taken = x[x % 3 > 0]
        columns = {"x": taken, "u": taken * self.salt % 10007, "v": taken * 104729 % 10009 / 8}
        skipped = {"multiple of 3": self.size - len(taken)}
        return Part(part, self.size, len(taken), skipped, front(columns, OBJECTIVES))

    def merge(self, parts: Iterable[Part]) -> Exploration:
        skipped: Counter[str] = Counter()
        considered, evaluated, fronts = 0, 0, []
        for part in parts:
            considered, evaluated = considered + part.considered, evaluated + part.evaluated
            skipped.update(part.skipped)
            fronts.append(part.columns)
        found = merge(fronts, OBJECTIVES) if fronts else {}
        return Exploration(("x",), OBJECTIVES, found, considered, evaluated, dict(skipped), self.key)

    def note(self, line: str) -> None:
        if self.log:
            with open(self.log, "a") as log:
                log.write(f"{line}\n")

    def noted(self) -> Counter[str]:
        path = Path(self.log)
        return Counter(path.read_text().splitlines() if path.exists() else [])

    def check(self, found: Exploration) -> None:
        """Everything is counted once, and the frontier is that of all integers compared with each other."""
        last = self.size * self.parts
        assert found.designs_considered == last
        assert found.skipped == {"multiple of 3": len(range(0, last, 3))}
        assert found.designs_evaluated == last - len(range(0, last, 3))
        points = sorted((x * self.salt % 10007, x * 104729 % 10009 / 8, x) for x in range(last) if x % 3)
        best, kept = float("inf"), []
        for u, v, x in points:
            if v < best:
                best = v
                kept.append((x, u, v))
        assert list(zip(*(found.frontier[name].tolist() for name in "xuv"), strict=True)) == kept
        assert not found.interrupted


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("store")
    parser.add_argument("log")
    parser.add_argument("--engine", default="local")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--parts", type=int, default=150)
    parser.add_argument("--sleep", type=float, default=0.03)
    options = parser.parse_args()
    import pyarrow.parquet  # noqa: F401  so that what follows is the exploration only

    faulthandler.dump_traceback_later(50)  # a run that hangs says where
    job = Toy(parts=options.parts, sleep=options.sleep, log=options.log)

    def progress(progress: Progress) -> None:
        job.note("kept")

    print("ready", flush=True)
    found = explore(job, options.engine, options.workers, store=options.store, progress=progress)
    print(found.designs_considered, found.interrupted)


if __name__ == "__main__":
    sys.exit(main())
