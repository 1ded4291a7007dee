"""Compiled code is remembered between processes, and never trusted if it was damaged."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from piste.cost.evaluator import TEXT
from piste.formula.library import Library


def works(library: Library) -> bool:
    return int(library.function("result_size", ctypes.c_int64)()) > 0


def test_code_is_remembered_and_damage_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PISTE_CACHE", str(tmp_path / "new" / "folder"))
    assert works(Library(TEXT, effort=0))
    (file,) = (tmp_path / "new" / "folder").iterdir()
    whole, made = file.read_bytes(), file.stat().st_mtime_ns
    assert works(Library(TEXT, effort=0)) and file.stat().st_mtime_ns == made
    for damaged in (b"", whole[:-1], whole[:100] + b"x" + whole[101:]):
        file.write_bytes(damaged)
        assert works(Library(TEXT, effort=0)) and file.read_bytes() == whole
    assert list(file.parent.iterdir()) == [file]


def test_where_nothing_can_be_written_it_works_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    for folder in ("", str(tmp_path / "file" / "below"), "/proc/none"):
        monkeypatch.setenv("PISTE_CACHE", folder)
        assert works(Library(TEXT, effort=0))
