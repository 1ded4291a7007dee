"""Results as tables in files: comma-separated values, Parquet or JSON, by the ending of the name."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from os import PathLike
from pathlib import Path
from typing import Any

from piste.errors import SpecError
from piste.explore.networks import NetworkBound
from piste.results.curve import Curve
from piste.results.explored import Exploration
from piste.results.found import Found
from piste.results.network import NetworkCost
from piste.results.report import Report
from piste.spec.network import Network

ENDINGS = (".csv", ".parquet", ".json")
Rows = Sequence[Mapping[str, Any]]


def rows_of(result: Any) -> Rows:
    """The rows of a result: designs, layers, points of a slope, or counts by memory and tensor.

    >>> import piste
    >>> rows_of(piste.bound("gemm:2,2,2"))[-1]
    {'buffer_bytes': 14, 'traffic_bytes': 24}
    """
    match result:
        case Exploration():
            return result.rows()
        case NetworkCost():
            return [asdict(layer) for layer in result.layers]
        case Network():
            layers: Rows = result.to_dict()["layers"]
            return layers
        case NetworkBound():
            return [asdict(point) for point in result.points]
        case Curve():
            return [dict(zip(("buffer_bytes", "traffic_bytes"), p, strict=True)) for p in result.to_dict()["points"]]
        case Report():
            return [asdict(row) for row in result.counts]
        case Found() if result.report is not None:
            return rows_of(result.report)
    raise SpecError(f"there is no table of {type(result).__name__}; write --json")


def check_table(path: str | PathLike[str] | None) -> None:
    """Raise `SpecError` before a long run if its table could not be written in the end."""
    if path is None:
        return
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        raise SpecError(f"a table ends with {', '.join(ENDINGS)}, found {Path(path).name!r}")
    if ending == ".parquet":
        _arrow()


def write_table(result: Any, path: str | PathLike[str]) -> None:
    """Write the rows of a result; lists and dicts inside a row as JSON text, but in a JSON file as they are."""
    check_table(path)
    rows, path = rows_of(result), Path(path)
    if path.suffix.lower() == ".json":
        path.write_text(json.dumps(list(rows), indent=1, default=str) + "\n", encoding="utf-8")
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    cells = [{name: _cell(row.get(name)) for name in names} for row in rows]
    if path.suffix.lower() == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, names)
            writer.writeheader()
            writer.writerows(cells)
        return
    arrow, parquet = _arrow()
    parquet.write_table(arrow.table({name: [row[name] for row in cells] for name in names}), path)


def _cell(value: Any) -> Any:
    return json.dumps(value, default=str) if isinstance(value, list | tuple | dict) else value


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise SpecError("a table in Parquet needs pyarrow: pip install 'piste[explore]'; or write .csv") from None
    return pyarrow, parquet
