"""Lines of `piste` in prose, in tables and in `sh` blocks: all are spelled right, and those that can run do.

A line can run if its files are there (the examples, the named yaml blocks of the page) and it has no placeholder.
"""

from __future__ import annotations

import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from piste.cli import app
from tests.examples import LONG as EVERY
from tests.test_docs import BLOCK, PAGES, ROOT, scratch

FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(piste [^`\n]+)`")
PLACEHOLDER = re.compile(r"^[A-Z][A-Z_]+(\.\w+)?$|^FILE\.m$")
LONG = {"reproduce"}  # whose runs are the claims of whole papers; these have tests of their own


def lines(page: Path) -> list[str]:
    """The lines of a page that no console block has."""
    text = page.read_text()
    found = INLINE.findall(FENCE.sub("", text))
    for language, _, body in BLOCK.findall(text):
        if language in ("sh", "bash"):
            found += [line for line in body.splitlines() if line.startswith("piste ")]
    return list(dict.fromkeys(found))


ALL = [(page, line) for page in PAGES for line in lines(page)]


@cache
def group() -> Any:
    return typer.main.get_command(app)


def commands() -> dict[str, Any]:
    return dict(group().commands)


@pytest.mark.parametrize(("page", "line"), ALL, ids=[f"{page.name}: {line}" for page, line in ALL])
def test_every_command_and_option_is_there(page: Path, line: str) -> None:
    _, *words = shlex.split(line, comments=True)
    known = {name for option in group().params for name in option.opts}
    if words[0] == "COMMAND" or words[0].startswith("--"):
        assert words[0] == "COMMAND" or words[0] in known
        return
    assert words[0] in commands(), f"{page.name}: no command {words[0]}"
    options = {name for option in commands()[words[0]].params for name in (*option.opts, *option.secondary_opts)}
    for word in words[1:]:
        if word.startswith("--"):
            assert word.partition("=")[0] in options | {"--help"}, f"{page.name}: {line}"


def can_run(line: str) -> bool:
    _, *words = shlex.split(line, comments=True)
    files = [word for word in words if re.search(r"\.(yaml|m|json|onnx)$", word)]
    named = len(words) > 1 and (not words[1].startswith("--") or len(words) > 4)  # more than the name of an option
    complete = named and not any(PLACEHOLDER.match(word) for word in words)
    return (
        complete
        and words[0] in commands()
        and words[0] not in LONG | {"studio"}
        and all(Path(name).exists() for name in files)
    )


@pytest.mark.parametrize("page", [page for page in PAGES if lines(page)], ids=lambda page: page.name)
def test_lines_that_can_run_do(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    with scratch():
        for language, name, body in BLOCK.findall(page.read_text()):
            if language == "yaml" and name:
                Path(name).parent.mkdir(parents=True, exist_ok=True)
                Path(name).write_text(body)
        runnable = [line for line in lines(page) if can_run(line)]
        for line in runnable[:: 1 if EVERY else 2]:
            done = CliRunner().invoke(app, shlex.split(line, comments=True)[1:], prog_name="piste")
            assert done.exit_code == 0, f"{line}\n{done.stderr}"


def test_enough_of_them_run() -> None:
    """So that the rule of what can run does not leave everything out."""
    with scratch():
        assert sum(can_run(line) for _, line in ALL) >= 12
    assert ROOT.is_dir()


def test_every_command_has_a_page_and_json() -> None:
    for name, command in commands().items():
        options = {option for each in command.params for option in each.opts}
        assert "--json" in options, name
        assert name == "studio" or "--html" in options, name
