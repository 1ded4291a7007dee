"""The fused trees of tests/figures/fused_cases.json: all counts, occupancies and refusals."""

import json
from pathlib import Path
from typing import Any

import pytest

from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.spec.architecture import Architecture
from piste.spec.check import check
from piste.spec.mapping import Mapping
from piste.spec.workload import Workload
from tests.strategies import Case

FIGURES = json.loads((Path(__file__).parents[2] / "figures" / "fused_cases.json").read_text())

# In r59 the reader of a running maximum M keeps it in RF, and four visits read a tile of one element each. There are
# 16 reads of that keep in the figure, but nothing ever arrives in it; by the rules for inputs it is filled 4 times.
CORRECTED = {"r59_flash": {("GLB", "M"): (16, 0, 16, 0), ("RF", "M"): (16, 4, 0, 0)}}


def case_of(spec: dict[str, Any]) -> Case:
    given = spec["workload"]
    return Case(
        Workload.parse(given["einsums"], given["sizes"], given["bits"]),
        Architecture.from_list(spec["architecture"]),
        Mapping.from_list(spec["mapping"]),
    )


@pytest.mark.parametrize("figure", FIGURES["random"] + FIGURES["named"], ids=lambda figure: figure["id"])
def test_counts_and_occupancies(figure: dict[str, Any]) -> None:
    case, expect = case_of(figure["spec"]), figure["expect"]
    check(*case)
    counts = execute(*case)
    traffic = {(row["memory"], row["tensor"]): row for row in expect["counts"]}
    wanted = {key: (row["reads"], row["fills"], row["updates"], row["drains"]) for key, row in traffic.items()}
    found = {key: (t.reads, t.fills, t.updates, t.drains) for key, t in counts.total().items()}
    assert found == wanted | CORRECTED.get(figure["id"], {})
    assert counts.ops == expect["ops"]
    assert sum(counts.ops.values()) == expect["macs"]
    assert counts.compute_cycles == expect["compute_cycles"]
    assert counts.occupancy == expect["occupancy"]
    assert counts.peak == expect["peak_elements"]
    assert counts.peak_bits == expect["peak_bits"]
    assert counts.rescales == expect["rescales"]


@pytest.mark.parametrize("figure", FIGURES["illegal"], ids=lambda figure: figure["why"])
def test_refusals(figure: dict[str, Any]) -> None:
    case = case_of(figure["spec"])
    with pytest.raises(MappingError) as refused:
        check(*case)
        execute(*case)
    assert figure["why"].removeprefix("loop over") in str(refused.value).replace("the loop over", "")
