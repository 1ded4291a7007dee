"""Results as tables in files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

import piste
from piste.errors import SpecError
from piste.views.tables import check_table, rows_of, write_table
from tests.cli.test_cli import run


def test_every_form_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    report = piste.search("gemm:8,8,8", "snowcat", objective="traffic:DRAM").report
    assert report is not None
    rows = rows_of(report)
    for ending in ("csv", "parquet", "json"):
        write_table(report, tmp_path / f"t.{ending}")
    assert json.loads((tmp_path / "t.json").read_text()) == rows
    assert parquet.read_table(tmp_path / "t.parquet").to_pylist() == rows
    with (tmp_path / "t.csv").open() as file:
        found = list(csv.DictReader(file))
    assert [{k: str(v) for k, v in row.items()} for row in rows] == found


def test_commands_write_tables(tmp_path: Path) -> None:
    path = tmp_path / "slope.csv"
    assert run("bound", "gemm:8,8,8", "--table", str(path))[0] == 0
    assert path.read_text().splitlines()[0] == "buffer_bytes,traffic_bytes"
    status, _, error = run("bound", "llama-3-8b", "--tokens", "8", "--table", str(tmp_path / "slope.xls"))
    assert status == 2 and "a table ends with .csv, .parquet, .json" in error
    with pytest.raises(SpecError, match="there is no table of int"):
        rows_of(3)
    check_table(None)
