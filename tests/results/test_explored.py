"""An exploration as plain data."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from piste.errors import SpecError
from piste.results.explored import Exploration

FOUND = Exploration(
    parameters=("dataflow", "pes"),
    objectives={"macs_per_cycle": -1, "area_um2": 1},
    frontier={
        "dataflow": np.array(["KC-P", "YR-P"]),
        "pes": np.array([8, 4]),
        "macs_per_cycle": np.array([7.5, 3.5]),
        "area_um2": np.array([20.0, 10.0]),
    },
    designs_considered=10,
    designs_evaluated=4,
    skipped={"area": 6},
    key="abc",
    seconds=0.5,
    engine="local",
)


def test_rows_are_plain() -> None:
    assert FOUND.rows() == [
        {"dataflow": "KC-P", "pes": 8, "macs_per_cycle": 7.5, "area_um2": 20.0},
        {"dataflow": "YR-P", "pes": 4, "macs_per_cycle": 3.5, "area_um2": 10.0},
    ]
    said = json.loads(json.dumps(FOUND.to_dict()))
    assert said["frontier"] == FOUND.rows() and said["skipped"] == {"area": 6}
    assert said["objectives"] == {"macs_per_cycle": "most", "area_um2": "least"}
    assert (said["designs_considered"], said["designs_evaluated"], said["seconds"]) == (10, 4, 0.5)


def test_best_is_the_most_or_the_least() -> None:
    assert FOUND.best("macs_per_cycle")["pes"] == 8
    assert FOUND.best("area_um2")["pes"] == FOUND.best("pes")["pes"] == 4
    with pytest.raises(SpecError, match="not 'area'; did you mean 'area_um2'"):
        FOUND.best("area")
    nothing = replace(FOUND, frontier={name: column[:0] for name, column in FOUND.frontier.items()})
    with pytest.raises(SpecError, match="no design is there to choose from; left out were 6 by 'area'"):
        nothing.best("pes")
    with pytest.raises(SpecError, match="interrupted before one was found"):
        replace(nothing, interrupted=True).best("pes")


def test_the_frame_has_the_columns() -> None:
    frame = FOUND.to_frame()
    assert list(frame.columns) == list(FOUND.frontier) and frame["pes"].tolist() == [8, 4]
