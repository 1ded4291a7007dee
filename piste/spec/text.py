"""The loop tree as text made to be read: a nest with the memories in the margin; printing and reading are inverse.

    DRAM | keep A, W, B
         | for m in steps of 16
    GLB  |   keep A, B
         |   spread n in steps of 8 over PE.x
         |     for k in steps of 1
         |       compute B

The branches of a fuse stand under `first` and `then`, those of a pipe under `first on 3 of PE.x` and `then on 1 of
PE.x`: the instances that each has. Reading needs the columns of these two words only; all other indentation is there to
show the depth.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn

from piste.errors import SpecError
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Node, Pipe, Place, Spread, describe_steps
from piste.spec.read import parse_count


def print_nodes(nodes: tuple[Node, ...]) -> str:
    """The text of a tree; its last line has no newline."""
    rows = list(_rows(nodes, 0))
    margin = max(len(memory) for memory, _, _ in rows) if rows else 0
    return "\n".join(f"{memory:{margin}} | {'  ' * depth}{statement}" for memory, depth, statement in rows)


def parse_nodes(text: str) -> tuple[Node, ...]:
    """The tree of a text; a `SpecError` has the number of the line as its place."""
    return _Reader(text).read()[0]


def line_of(text: str, place: Place) -> int:
    """The line of the node at `place`, or of the lowest node above that place."""
    lines = _Reader(text).read()[1]
    return next((lines[place[:n]] for n in range(len(place), 0, -1) if place[:n] in lines), 1)


def _rows(nodes: tuple[Node, ...], depth: int) -> Iterator[tuple[str, int, str]]:
    """(memory in the margin, depth, statement) of each line."""
    for node in nodes:
        match node:
            case Keep(memory, tensors, retain):
                yield memory, depth, f"keep {', '.join(tensors)}{'' if retain else ' (retain: false)'}"
            case Loop(rank):
                yield "", depth, f"for {rank} in {describe_steps(node)}"
                depth += 1
            case Spread(rank, _, over):
                yield "", depth, f"spread {rank} in {describe_steps(node)} over {over}"
                depth += 1
            case Compute(einsum, unit):
                yield "", depth, f"compute {einsum}" + (f" on {unit}" if unit is not None else "")
            case Fuse(branches):
                yield "", depth, node.key[0]
                for b, branch in enumerate(branches):
                    share = f" on {node.shares[b]} of {node.over}" if isinstance(node, Pipe) else ""
                    yield "", depth + 1, ("then" if b else "first") + share
                    yield from _rows(branch, depth + 2)


@dataclass(frozen=True)
class _Line:
    number: int
    memory: str
    column: int
    statement: str

    def fail(self, expected: str, write: str) -> NoReturn:
        raise SpecError(f"found {self.statement!r}, expected {expected}; {write}", self.number)


_KEEP = re.compile(r"keep (?P<tensors>[^\s,()]+(?: ?, ?[^\s,()]+)*)(?P<fresh> ?\(retain: false\))?")
_STEPS = r"(?:steps of (?P<tile>\S+)|tiles of (?P<size>[^\s,]+) ?, ?(?P<step>\S+) apart)"
_LOOP = re.compile(rf"for (?P<rank>\S+) in {_STEPS}")
_SPREAD = re.compile(rf"spread (?P<rank>\S+) in {_STEPS} over (?P<over>\S+)")
_COMPUTE = re.compile(r"compute (?P<einsum>\S+)(?: on (?P<unit>\S+))?")


_SHARE = re.compile(r"(?:first|then) on (?P<share>\S+) of (?P<over>\S+)")


class _Reader:
    """Reads lines top down; a list ends with its compute or fuse, so only `then` needs its column."""

    def __init__(self, text: str) -> None:
        rows = enumerate(text.splitlines(), 1)
        self.lines = [_line(row, n) for n, row in rows if row.strip() and not row.strip().startswith("#")]
        self.next = 0
        self.where: dict[Place, int] = {}

    def read(self) -> tuple[tuple[Node, ...], dict[Place, int]]:
        nodes = self.nodes(())
        if line := self.peek():
            if line.statement.split()[0] == "then":
                line.fail("a 'first' in the same column above", "line it up with the first of its fuse or pipe")
            line.fail("the end, because a compute is last", "move it above the compute")
        return nodes, self.where

    def peek(self) -> _Line | None:
        return self.lines[self.next] if self.next < len(self.lines) else None

    def nodes(self, at: Place) -> tuple[Node, ...]:
        nodes: list[Node] = []
        while not nodes or not isinstance(nodes[-1], Compute | Fuse):
            line = self.peek()
            if line is None:
                last = self.lines[-1].number if self.lines else 1
                raise SpecError("found the end, expected a compute or a fuse; write '| compute B'", last)
            self.next += 1
            here = (*at, len(nodes))
            self.where[here] = line.number
            forks = {"fuse": self.fuse, "pipe": self.pipe}
            nodes.append(forks[line.statement](line, here) if line.statement in forks else _node(line))
        return tuple(nodes)

    def fuse(self, fuse: _Line, at: Place) -> Fuse:
        first = self.peek()
        if first is None or first.statement != "first":
            (first or fuse).fail(
                "'first' below a fuse", "write '| first' above the first branch and '| then' above each other"
            )
        branches: list[tuple[Node, ...]] = []
        line: _Line | None = first
        while line and line.column == first.column and line.statement == ("then" if branches else "first"):
            self.next += 1
            branches.append(self.nodes((*at, *Fuse.key, len(branches))))
            line = self.peek()
        return Fuse(tuple(branches))

    def pipe(self, pipe: _Line, at: Place) -> Pipe:
        branches: list[tuple[Node, ...]] = []
        shares: list[int] = []
        column, over, line = -1, "", self.peek()
        while line and line.statement.split()[0] == ("then" if branches else "first"):
            if branches and line.column != column:
                break
            match = _SHARE.fullmatch(line.statement)
            if not match or (over and match["over"] != over):
                line.fail(
                    f"'{'then' if branches else 'first'} on N of {over or 'AXIS'}' in a pipe",
                    f"write how many instances the branch has, such as '| first on 3 of {over or 'PE.x'}'",
                )
            column, over = line.column, match["over"]
            try:
                shares.append(parse_count(match["share"], f"a share of {over}"))
            except SpecError as error:
                raise SpecError(str(error), line.number) from None
            self.next += 1
            branches.append(self.nodes((*at, *Pipe.key, len(branches))))
            line = self.peek()
        if not branches:
            (line or pipe).fail(
                "'first on N of AXIS' below a pipe", "write '| first on 3 of PE.x' above the first branch"
            )
        return Pipe(tuple(branches), over, tuple(shares))


def _line(row: str, number: int) -> _Line:
    margin, bar, rest = row.expandtabs().partition("|")
    if not bar:
        raise SpecError(
            f"found {row.strip()!r}, expected a '|' after the margin; write 'GLB | keep A' or '| compute B'", number
        )
    return _Line(number, margin.strip(), len(rest) - len(rest.lstrip()), " ".join(rest.split()))


def _node(line: _Line) -> Node:
    text = line.statement
    if text.split()[:1] == ["keep"]:
        if not line.memory:
            line.fail("a memory in the margin", f"write 'GLB | {text}'")
        match = _KEEP.fullmatch(text)
        if not match:
            line.fail("names with ',' between", f"write '{line.memory} | keep A, B'")
        tensors = tuple(name.strip() for name in match["tensors"].split(","))
        return Keep(line.memory, tensors, match["fresh"] is None)
    if line.memory:
        line.fail(f"a keep beside {line.memory}", f"write '{line.memory} | keep A' or leave the margin empty")
    if match := _LOOP.fullmatch(text):
        return Loop(match["rank"], *_walk(line, match))
    if match := _SPREAD.fullmatch(text):
        tile, step = _walk(line, match)
        return Spread(match["rank"], tile, match["over"], step)
    if match := _COMPUTE.fullmatch(text):
        return Compute(match["einsum"], match["unit"])
    line.fail(
        "keep, for, spread, fuse, pipe or compute",
        "write 'for m in steps of 16', 'spread n in steps of 8 over PE.x', 'fuse', 'compute B' or 'GLB | keep A, B'",
    )


def _walk(line: _Line, match: re.Match[str]) -> tuple[int, int | None]:
    """The tile of a loop or spread, and how far apart its tiles begin if that is said."""
    try:
        tile = parse_count(match["tile"] or match["size"], "a tile")
        return tile, None if match["step"] is None else parse_count(match["step"], "a step")
    except SpecError as error:
        raise SpecError(str(error), line.number) from None
