"""The pages of the documentation run, and show what they say; `python -m tests.test_docs [PAGE]` writes what they show.

In a page, the `python` blocks share one namespace, and a `text` block after one holds what it prints. A `console`
block holds `$ piste ...` lines, each followed by what it prints. A `yaml` block with a name after `yaml` is that file.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXTRAS = ("pandas", "pyarrow", "onnx")  # a page that runs with one of them says `pip install ...`
BLOCK = re.compile(r"^```(\w+) ?([\w./-]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def console(commands: str) -> str:
    """The commands of a console block, each followed by what it prints, errors last."""
    from typer.testing import CliRunner

    from piste.cli import app

    shown = []
    for line in commands.splitlines():
        if line.startswith("$ "):
            program, *arguments = shlex.split(line[2:], comments=True)
            assert program == "piste", f"a console block runs piste only, not {program}"
            result = CliRunner().invoke(app, arguments, prog_name="piste")
            assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
            shown += [line, *(result.stdout + result.stderr).splitlines()]
    return "\n".join(line.rstrip() for line in shown) + "\n"


def run(page: str) -> str:
    """The page with every output replaced by what its blocks print now."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    printed = ""

    def block(match: re.Match[str]) -> str:
        nonlocal printed
        language, name, body = match.groups()
        if language == "python":
            above = page.count("\n", 0, match.start()) + 1  # so that a traceback shows the line of the page
            code = compile("\n" * above + body, "page", "exec")
            with contextlib.redirect_stdout(io.StringIO()) as out:
                exec(code, namespace)
            printed = "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())
        elif language == "text":
            body, printed = printed or body, ""
        elif language == "console":
            body = console(body)
        elif language == "yaml" and name:
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_text(body)
        return f"```{language}{' ' if name else ''}{name}\n{body}```"

    return BLOCK.sub(block, page)


@contextlib.contextmanager
def scratch() -> Iterator[None]:
    """A folder that has the examples and may be written to."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        os.symlink(ROOT / "examples", "examples")
        yield


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_page_shows_what_it_prints(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "Agg")
    text = page.read_text()
    for extra in EXTRAS:
        if f"pip install {extra}" in text and importlib.util.find_spec(extra) is None:
            pytest.skip(f"the page says that it needs {extra}")  # `make test-plain` has no extras
    with scratch():
        assert run(text) == text


def test_the_five_tasks_take_three_commands_at_most() -> None:
    """And the page shows what the script plays."""
    spec = importlib.util.spec_from_file_location("tasks", ROOT / "examples" / "tasks.py")
    assert spec and spec.loader
    tasks = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tasks)
    sections = (ROOT / "docs" / "tasks.md").read_text().split("\n## ")[1:]
    shown = {s.partition("\n")[0]: re.findall(r"^\$ (piste .*)", s, re.MULTILINE) for s in sections}
    assert shown == tasks.TASKS and len(shown) == 5
    assert all(len(commands) <= 3 for commands in shown.values())


def test_a_changed_output_is_seen() -> None:
    page = "```python\nx = 2\nprint(x)\n```\n\n```text\n{}\n```\n"
    assert run(page.format(3)) == page.format(2)


if __name__ == "__main__":
    os.environ["MPLBACKEND"] = "Agg"
    sys.path.insert(0, str(ROOT))
    named = {Path(name).resolve() for name in sys.argv[1:]}
    for page in PAGES:
        if not named or page in named:
            with scratch():
                page.write_text(run(page.read_text()))
