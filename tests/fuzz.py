"""Mutated files and command lines: each ends in an answer or in one line, never in a traceback or a hang.

    python -m tests.fuzz --cases 100000 --seed 1      # a part of `make test-long`; prints what broke

A case is a valid file or command line with some mutations: a number made absurd, a key misspelt, a line doubled or
dropped, a value or a whole block of another type, a file cut short. One case in ten is a file with nothing but one
misspelt key, which must be refused. The same seed makes the same cases.
"""

from __future__ import annotations

import argparse
import random
import re
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from piste.cli import app

ROOT = Path(__file__).parent.parent
SECONDS, WAITING = 10, 60  # a case may compute so long; on a crowded machine that takes longer
OFTEN = 500  # cases between two lines of progress
STATUSES = {0, 1, 2, 3, 4, 130}
NUMBERS = ["0", "-1", "1", "2", "7", "3.5", "1e308", "-1e308", "nan", "inf", ".inf", "1e-300", "9223372036854775807",
           "9223372036854775808", "99999999999999999999999999", "0x10", "1_000", "١٢", "1e5", "0.1"]  # fmt: skip
VALUES = ["null", "true", "[]", "{}", "[1]", "{a: 1}", "''", "'x'", "x" * 300, "~", "!!python/object:os.system x",
          "*a", "&a b", "2026-11-16", "[[[[]]]]", "A, B", "\u0000", "é", "{{x}}", "{% for i in y %}"]  # fmt: skip

# Files, and the command that takes each; all are quick when they are right.
FILES = {
    "gemm.yaml": (["evaluate", "FILE"], ["search", "FILE", "--seconds", "0.3"]),
    "fused-pair.yaml": (["evaluate", "FILE"],),
    "eyeriss-conv.yaml": (["evaluate", "FILE"],),
    "explore-tiles.yaml": (["explore", "FILE"],),
    "explore-gemm.yaml": (["explore", "FILE"],),
    "vgg16-kcp.m": (["dataflow", "FILE", "--hw", "num_pes=64,noc_bw=16,noc_hops=1"],),
    "accelerator.m": (["dataflow", "examples/vgg16-kcp.m", "--hw", "FILE"],),
}
LINES = [
    ["bound", "gemm:64,32,16"],
    ["bound", "gemm:64,32,16", "--at", "4KiB", "--tiles", "perfect", "--json"],
    ["bound", "B[m,n] = A[m,k] * W[k,n]", "m=8", "k=8", "n=8"],
    ["bound", "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", "m=8", "k=8", "l=8", "n=8", "--fusion", "best"],
    ["bound", "conv:4,4,3,3,2,2", "--halo", "inner"],
    ["bound", "O[p] = I[p+3*r] * W[r]", "p=6", "r=2", "--tiles", "perfect", "--at", "64"],
    ["bound", "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", "m=8", "k=8", "l=8", "n=8", "--vectors", "counted",
     "--buffering", "double"],
    ["bound", "bert-base", "--tokens", "16", "--batch", "2", "--at", "1MiB"],
    ["show", "llm:layers=2,width=64,heads=4,inner=128,gated", "--tokens", "16"],
    ["bound", "gemm:8,8,8", "--beyond", "private:4"],
    ["evaluate", "examples/gemm.yaml", "--cycles", "stepwise", "--json"],
    ["search", "gemm:8,8,8", "--arch", "snowcat", "--objective", "edp", "--seconds", "0.3"],
    ["search", "gemm:8,8,8", "--arch", "snowcat", "--mapspace", "ruby", "--strategy", "random", "--budget", "20"],
    ["attention", "bert-base", "--seq", "64", "--platform", "edge", "--json"],
    ["attention", "--heads", "4", "--dk", "16", "--seq", "64", "--dataflow", "flat", "--platform", "cloud"],
    ["dataflow", "examples/vgg16-kcp.m", "--hw", "num_pes=64,noc_bw=16,noc_hops=1", "--mode", "maestro"],
    ["kernel", "gemm:512,256,512", "--tiles", "64,64,64", "--group", "4", "--json"],
    ["kernel", "flash:4,2,512,64", "--tiles", "64,64", "--causal"],
    ["show", "eyeriss"],
]  # fmt: skip


@dataclass(frozen=True)
class Broken:
    """A case that ended in anything but an answer or one line."""

    arguments: list[str]
    text: str
    why: str

    @property
    def kind(self) -> str:
        return re.sub(r"\d+", "N", self.why.strip().splitlines()[-1])[:100]


class Slow(Exception):
    """A case that took too long."""


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Stop what computes for longer, or waits for longer than that."""

    def ring(sign: int, _: object) -> None:
        raise Slow(f"more than {seconds} s" if sign == signal.SIGPROF else f"waits for more than {WAITING} s")

    clocks = {signal.SIGPROF: (signal.ITIMER_PROF, seconds), signal.SIGALRM: (signal.ITIMER_REAL, WAITING)}
    before = {sign: signal.signal(sign, ring) for sign in clocks}
    for clock, most in clocks.values():
        signal.setitimer(clock, most)
    try:
        yield
    finally:
        for sign, (clock, _) in clocks.items():
            signal.setitimer(clock, 0)
            signal.signal(sign, before[sign])


def mutate_text(text: str, draw: random.Random) -> str:
    """A file with one to three mutations."""
    for _ in range(draw.choice([1, 1, 1, 2, 3])):
        lines = text.split("\n")
        at = draw.randrange(len(lines))
        kind = draw.randrange(9)
        numbers, words = list(re.finditer(r"\d+(\.\d+)?", text)), list(re.finditer(r"[A-Za-z_]{2,}", text))
        if kind <= 1 and numbers:
            spot = draw.choice(numbers)
            text = text[: spot.start()] + draw.choice(NUMBERS) + text[spot.end() :]
        elif kind == 2 and words:
            spot = draw.choice(words)
            word = list(spot[0])
            word[draw.randrange(len(word))] = draw.choice("abxyz_")
            text = text[: spot.start()] + "".join(word) + text[spot.end() :]
        elif kind == 3:
            text = "\n".join(lines[:at] + lines[at + 1 :])
        elif kind == 4:
            text = "\n".join([*lines[: at + 1], *lines[at:]])
        elif kind == 5 and ":" in lines[at]:
            key = lines[at].split(":", 1)[0]
            text = "\n".join([*lines[:at], f"{key}: {draw.choice(VALUES)}", *lines[at + 1 :]])
        elif kind == 8 and ":" in lines[at]:
            key, rest = lines[at].split(":", 1)[0], lines[at + 1 :]
            inside = len(key) - len(key.lstrip())
            while rest and (not rest[0].strip() or len(rest[0]) - len(rest[0].lstrip()) > inside):
                del rest[0]
            text = "\n".join([*lines[:at], f"{key}: {draw.choice([*VALUES, *NUMBERS])}", *rest])
        elif kind == 6:
            spot_ = draw.randrange(len(text) + 1)
            text = (
                text[:spot_]
                + draw.choice(["{", "}", "[", "]", ":", ",", "\t", "'", '"', "#", "\x00", "\n"])
                + text[spot_:]
            )
        else:
            text = text[: draw.randrange(len(text) + 1)]
    return text


def mutate_line(arguments: list[str], draw: random.Random) -> list[str]:
    """A command line with one or two mutations."""
    words = list(arguments)
    for _ in range(draw.choice([1, 1, 2])):
        at = draw.randrange(1, len(words)) if len(words) > 1 else 0
        kind = draw.randrange(6)
        if kind <= 1:
            spots = list(re.finditer(r"\d+", words[at]))
            if spots:
                spot = draw.choice(spots)
                words[at] = words[at][: spot.start()] + draw.choice(NUMBERS) + words[at][spot.end() :]
        elif kind == 2 and words[at]:
            place = draw.randrange(len(words[at]))
            words[at] = words[at][:place] + draw.choice("abxyz-=,:[]*") + words[at][place + 1 :]
        elif kind == 3 and len(words) > 2:
            del words[at]
        elif kind == 4:
            words.insert(at, words[at])
        else:
            words[at] = draw.choice([*VALUES, *NUMBERS, "x" * 400, "/dev/null", ".", "/", "nofile.yaml", "--json"])
    return [word.replace("\x00", "") for word in words]


def misspelt(text: str, draw: random.Random) -> str:
    """A YAML file with one letter of one of its keys changed; names of ranks, tensors and axes are shorter."""
    keys = [
        key for key in re.finditer(r"\b[a-z_]{4,}(?=:)", text) if "#" not in text[: key.start()].rpartition("\n")[2]
    ]
    place = draw.choice([at for key in keys for at in range(*key.span())])
    return text[:place] + draw.choice([x for x in "abxyz_" if x != text[place]]) + text[place + 1 :]


def tried(arguments: list[str], text: str = "", wrong: bool = False) -> Broken | None:
    """Run one case in this process; what is wrong must be refused."""
    try:
        with at_most(SECONDS):
            result = CliRunner().invoke(app, arguments)
    except Slow as slow:
        return Broken(arguments, text, f"Slow: {slow}")
    error = result.exception
    if isinstance(error, Slow):
        return Broken(arguments, text, f"Slow: {error}")
    if error is not None and not isinstance(error, SystemExit):
        return Broken(arguments, text, "".join(traceback.format_exception(error)))
    if result.exit_code not in STATUSES:
        return Broken(arguments, text, f"exit status {result.exit_code}")
    said = result.stderr.strip()
    if result.exit_code == 2 and (not said or len(said.splitlines()) > 1):
        return Broken(arguments, text, f"{len(said.splitlines())} lines for wrong input")
    if wrong and result.exit_code != 2:
        return Broken(arguments, text, f"exit status {result.exit_code} in spite of a misspelt key")
    return None


def cases(seed: int, count: int, folder: Path) -> Iterator[tuple[list[str], str, bool]]:
    """The cases of a seed: command lines, what the file in them says, and whether it must be refused."""
    for number in range(count):
        draw = random.Random(seed * 1_000_003 + number)
        wrong = number % 10 == 9
        if wrong or draw.random() < 0.5:
            name = draw.choice([file for file in sorted(FILES) if file.endswith(".yaml") or not wrong])
            text = (misspelt if wrong else mutate_text)((ROOT / "examples" / name).read_text(), draw)
            path = folder / f"case{Path(name).suffix}"
            path.write_text(text, encoding="utf-8", errors="replace")
            arguments = draw.choice(FILES[name])
            words = [str(path) if word == "FILE" else word for word in arguments]
        else:
            words, text = mutate_line(draw.choice(LINES), draw), ""
        yield [str(ROOT / word) if word.startswith("examples/") else word for word in words], text, wrong


def fuzz(seed: int, count: int) -> list[Broken]:
    """All that broke among the cases of a seed; every so often says how many were tried."""
    found: list[Broken] = []
    with tempfile.TemporaryDirectory() as folder:
        for number, case in enumerate(cases(seed, count, Path(folder)), 1):
            if broken := tried(*case):
                found.append(broken)
            if number % OFTEN == 0:
                print(f"{number} cases: {len(found)} broken", file=sys.stderr, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=5, help="how many of each kind to show in full")
    asked = parser.parse_args()
    found = fuzz(asked.seed, asked.cases)
    kinds = Counter(broken.kind for broken in found)
    for kind, times in kinds.most_common():
        print(f"{times:6}  {kind}")
        for broken in [b for b in found if b.kind == kind][: asked.show]:
            print("        ", broken.arguments, "\n", "\n".join(broken.why.splitlines()[-4:]))
    print(f"{asked.cases} cases of seed {asked.seed}: {len(found)} broken, of {len(kinds)} kinds")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
