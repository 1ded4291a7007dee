"""Chips for cascades: each with its best fused mapping; what bounds skip changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.explore.designs import Designs
from piste.explore.least import FusedSpace, least_fused
from piste.search.fused import _Search
from piste.search.fused.best import Best
from piste.search.fused.cascade import Cascade
from piste.search.objective import NAMED
from piste.spec.architecture import Architecture, Memory, Unit
from piste.spec.constraints import Constraints
from piste.spec.workload import Workload
from tests.examples import examples
from tests.explore.test_designs import CHIP
from tests.search.fused.trees import CASCADES, cascade

PAIR = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=8, k=8, l=8, n=8, bits=8)
PARAMETERS = {"PE.x": [2, 4], "GLB.capacity_bytes": [16, 128], "GLB.area_um2": "2*GLB.capacity_bytes"}


@pytest.mark.parametrize("objectives", [["energy", "area"], ["edp"]])
def test_every_chip_has_its_best_fused_mapping(objectives: list[str]) -> None:
    """The frontier is that of all chips searched one by one, and fused chips are better than unfused ones."""
    designs = Designs.of(PAIR, CHIP, PARAMETERS, objectives=objectives)
    found = piste.explore(designs)
    assert found.rows() == piste.explore(replace(designs, skip=False)).rows()
    for row in found.rows():
        chip = designs.chips.chip(row["design"])
        best = piste.search(PAIR, chip, objective=objectives[0], shared_loops=2)
        assert row[{"energy": "energy_pj", "edp": "edp_pj_cycles"}[objectives[0]]] == pytest.approx(best.value)
        assert row["proven"] == best.optimal
    apart = piste.explore(Designs.of(PAIR, CHIP, PARAMETERS, objectives=objectives, fuse=False))
    column = "energy_pj" if objectives[0] == "energy" else "edp_pj_cycles"
    assert min(row[column] for row in found.rows()) < min(row[column] for row in apart.rows())


def test_a_proof_without_trees_that_make_something_again_says_nothing_of_other_chips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On the larger chip such trees are left out, as if their proof took long; on the smaller one they are best."""
    ordered = _Search._ordered

    def hurried(self: _Search, cascade: Cascade, halos: Any, best: Best, *more: Any) -> float:
        best.repeats &= cascade.capacity <= 8 * 19
        return ordered(self, cascade, halos, best, *more)

    monkeypatch.setattr(_Search, "_ordered", hurried)
    w = Workload.parse(CASCADES["pair"], {"m": 8, "k": 1, "l": 8, "n": 8}, bits=8)
    near = Memory("Buffer", capacity_bytes=20)
    chip = Architecture((Memory("DRAM", read_pj=100.0, write_pj=100.0), near, Unit("MAC")))
    designs = Designs.of(w, chip, {"Buffer.capacity_bytes": [20, 19]}, objectives=["energy"], shared_loops=3)
    (row,) = piste.explore(designs).rows()
    assert row["Buffer.capacity_bytes"] == 19 and row["proven"]
    assert [row] == piste.explore(replace(designs, skip=False)).rows()


@settings(max_examples=examples(6), deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(sorted(CASCADES)), st.sampled_from(sorted(NAMED)))
def test_the_bound_of_a_cascade_is_below_what_is_found(seed: int, kind: str, name: str) -> None:
    rng = Random(seed)
    w = cascade(rng, kind)
    found = piste.search(w, CHIP, objective=name, shared_loops=1)
    assert found.value >= least_fused(FusedSpace(w, CHIP, "perfect", Constraints()), NAMED[name])


@pytest.mark.parametrize("text", ["Z[k,p] = V[k,s] * Y[k,2*p+s]", "Z[k,p] = V[k,s] * Y[k,5*p+s]"])
def test_the_bound_of_a_cascade_knows_that_what_nobody_reads_is_not_made(text: str) -> None:
    w = Workload.parse(f"Y[k,x] = W[k,c] * A[c,x]; {text}", k=2, c=4, x=20, p=2, s=2, bits=8)
    for name, objective in NAMED.items():
        found = piste.search(w, CHIP, objective=name, shared_loops=1).value
        assert 0.3 * found <= least_fused(FusedSpace(w, CHIP, "perfect", Constraints()), objective) <= found


def test_a_file_with_a_cascade(tmp_path: Path) -> None:
    path = tmp_path / "chips.yaml"
    text = """
        workload:
          einsums: ["P[m,l] = A[m,k] * B[k,l]", "Z[m,n] = P[m,l] * D[l,n]"]
          sizes: {m: 8, k: 8, l: 8, n: 8}
          bits: 8
        architecture:
          - memory: {name: DRAM, read_pj: 100, write_pj: 100}
          - memory: {name: GLB, capacity_bytes: 64, read_pj: 2, write_pj: 2}
          - compute: {name: MAC}
        explore:
          parameters: {GLB.capacity_bytes: [32, 256]}
          objectives: [energy]
          shared_loops: 1
    """
    path.write_text(dedent(text))
    (row,) = piste.explore(path).rows()
    assert row["GLB.capacity_bytes"] == 256 and "fuse" in row["mapping"]
    path.write_text(dedent(text).replace("shared_loops: 1", "fuse: maybe"))
    with pytest.raises(piste.SpecError, match="fuse is true or false, found 'maybe'"):
        piste.explore(path)
