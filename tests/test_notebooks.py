"""The notebooks run from top to bottom, each cell after the other, in one process."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

BOOKS = sorted((Path(__file__).parent.parent / "examples" / "notebooks").glob("*.ipynb"))


def test_there_are_two() -> None:
    assert len(BOOKS) == 2


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs(book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each cell runs, and what its last line shows has a form for notebooks."""
    monkeypatch.setenv("MPLBACKEND", "Agg")
    namespace: dict[str, Any] = {}
    cells = json.loads(book.read_text())["cells"]
    with contextlib.chdir(tmp_path):
        for cell in cells:
            if cell["cell_type"] == "code":
                *lines, last = "".join(cell["source"]).splitlines()
                exec("\n".join(lines), namespace)
                try:
                    code = compile(last, book.name, "eval")
                except SyntaxError:
                    exec(last, namespace)
                    continue
                shown = eval(code, namespace)
                if type(shown).__module__.startswith("piste."):
                    assert shown._repr_html_()
    assert any(tmp_path.glob("*.html"))
    assert all(not cell.get("outputs") for cell in cells), "kept without outputs"
