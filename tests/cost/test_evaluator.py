"""The compiled evaluator equals the executor, exactly, for trees of any shape; and it is the one in evaluator.c."""

from __future__ import annotations

from collections.abc import Mapping as Table
from dataclasses import replace
from hashlib import sha256
from importlib.resources import files
from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.evaluate import report
from piste.cost.evaluator import Evaluator, refusal
from piste.count.methods import count, count_by
from piste.count.oracle.executor import execute
from piste.search.objective import traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.mapping import Compute, Keep, Loop, Mapping, Spread
from piste.spec.workload import Workload
from tests.cost.test_weights import case as odd_case
from tests.examples import examples
from tests.strategies import ODD, PADDED, PLAIN, Case, single, singles


def test_is_made_from_the_source() -> None:
    home = files("piste.cost")
    text = b"".join(home.joinpath(f"evaluator.{end}").read_bytes() for end in "ch")
    first = home.joinpath("evaluator.ll").read_text().split("\n", 1)[0]
    assert first == f"; evaluator.c {sha256(text).hexdigest()}", "run make kernel"


def unlike(case: Case, objective: str = "edp", room: Any = None) -> str | None:
    """Where the evaluator, in this room, and the executor differ; None if nowhere."""
    workload, architecture, mapping = case
    unit = mapping.nodes[-1].unit or ""  # type: ignore[union-attr]
    evaluator = Evaluator(workload, architecture, objective, unit)
    evaluator.room = evaluator.room if room is None else room
    found = evaluator.price(mapping)
    if found is None:
        return None if count_by("closed form", *case) is None else "not counted"
    counts = execute(*case)
    (phase,) = counts.phases
    one = report(*case, counts)
    pairs = [
        ("steps", found.steps, counts.compute_cycles),
        ("held", found.held, {(m, t): n for m, held in counts.occupancy.items() for t, n in held.items()}),
        ("total", _moving(found.traffic), _moving(_four(phase.total))),
        ("first", _moving(found.first), _moving(_four(phase.first))),
        ("words", {k: n for k, n in found.words.items() if any(n)}, {k: n for k, n in phase.words.items() if any(n)}),
        ("cycles", found.cycles, one.cycles),
        ("fits", not found.overflow, one.fits),
        ("energy", found.energy_pj, pytest.approx(one.energy_pj, rel=1e-12)),
        ("edp", found.value, pytest.approx(one.edp_pj_cycles, rel=1e-12)),
    ]
    return next((f"{what}: {is_} instead of {should}" for what, is_, should in pairs if is_ != should), None)


def _four(table: dict[tuple[str, str], Any]) -> dict[tuple[str, str], tuple[int, ...]]:
    return {key: (n.reads, n.fills, n.updates, n.drains) for key, n in table.items()}


def _moving(table: Table[tuple[str, str], tuple[int, ...]]) -> dict[tuple[str, str], tuple[int, ...]]:
    """Without keeps that hold nothing but padding."""
    return {key: n for key, n in table.items() if any(n)}


@settings(max_examples=examples(800), deadline=None)
@given(singles(PLAIN), st.booleans())
def test_equals_the_executor(case: Case, doubled: bool) -> None:
    if doubled:
        parts = (replace(c, double_buffered=True) if isinstance(c, Memory) else c for c in case.architecture.components)
        case = case._replace(architecture=replace(case.architecture, components=tuple(parts)))
    assert refusal(case.workload, case.architecture) is None
    assert unlike(case) is None


@settings(max_examples=examples(300), deadline=None)
@given(singles(PADDED))
def test_padding_is_no_data(case: Case) -> None:
    assert refusal(case.workload, case.architecture) is None
    assert unlike(case) is None


@settings(max_examples=examples(300), deadline=None)
@given(st.integers(0, 2**32), st.booleans())
def test_whole_accesses_hops_and_widths_are_priced_as_in_the_report(seed: int, padded: bool) -> None:
    workload, chip, mapping = odd_case(seed, fused=False, kinds=PADDED if padded else PLAIN)
    found = Evaluator(workload, chip).price(mapping)
    if found is not None:
        truth = report(workload, chip, mapping, count(workload, chip, mapping))
        assert (found.cycles, found.energy_pj) == (truth.cycles, pytest.approx(truth.energy_pj))


def test_what_a_room_remembers_of_other_trees() -> None:
    """Counts of a padded axis are kept from tree to tree: here also from workload to workload."""
    cases = [single(Random(seed), PADDED) for seed in range(150)]
    room = Evaluator(*cases[0][:2]).room
    assert [unlike(case, room=room) for case in cases * 2] == [None] * 300


def test_reaches_what_the_closed_form_reaches() -> None:
    for kind in PLAIN:
        for seed in range(60):
            case = single(Random(seed), [kind])
            if count_by("closed form", *case) is not None:
                assert Evaluator(case.workload, case.architecture).price(case.mapping) is not None


def test_a_window_spread_over_two_axes() -> None:
    """The closed form of a shape leaves it to the walk; where nothing remains between the two, they are one."""
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 4, "y": 4}), Memory("RF"), Unit("MAC")))
    w = Workload.parse("O[p] = I[p+r] * W[r]", p=13, r=3)
    nodes = (
        Keep("DRAM", ("I", "W", "O")), Loop("p", 8), Spread("p", 4, "PE.x"), Spread("p", 2, "PE.y"),
        Keep("RF", ("I", "W", "O")), Loop("r", 1), Compute("O"),
    )  # fmt: skip
    case = Case(w, chip, Mapping(nodes))
    assert count_by("closed form", *case) is None and Evaluator(w, chip).price(case.mapping) is not None
    assert unlike(case) is None


WINDOWS = {
    "O[p] = I[p+r] * W[r]": "pr",
    "O[k,p] = I[c,2*p+r] * W[k,c,r]": "kcpr",
    "O[p,q] = I[p+r,q+s] * W[r,s]": "pqrs",
    "O[p] = I[p+2*r] * W[r]": "pr",
    "O[c,p] = I[c,3*p+r] * W[c,r]": "cpr",
}


def spread_twice(rng: Random) -> Case:
    """A window on a chip with two fanouts and a memory between them; a rank of it may be spread over both."""
    text, ranks = rng.choice([*WINDOWS.items()])
    left = {r: rng.choice([1, 2, 3, 4, 6, 8, 12] if r in "pq" else [1, 2, 3, 4]) for r in ranks}
    w = Workload.parse(text, left)
    a, b = (Fanout(n, {"x": 12, "y": 12}, multicast=rng.random() < 0.7, reduce=rng.random() < 0.7) for n in "AB")
    chip = Architecture((Memory("DRAM"), Memory("GLB"), a, Memory("L"), b, Memory("RF"), Unit("MAC")))
    nodes: list[Any] = [Keep("DRAM", tuple(w.tensors))]
    left = dict(w.sizes)

    def tile(rank: str) -> int:
        whole = left[rank]
        left[rank] = rng.choice([t for t in range(1, whole + 1) if whole % t == 0 or rng.random() < 0.05])
        return whole

    for stage in ("GLB", "A", "L", "B", "RF"):
        axes = {f"{stage}.{axis}": 12 for axis in "xy"} if stage in "AB" else {}
        for _ in range(rng.randint(0, 3) if axes else 0):
            rank, over = rng.choice(ranks), rng.choice([*axes])
            before = left[rank]
            instances = -(-tile(rank) // left[rank])
            if not 1 < instances <= axes[over]:
                left[rank] = before
                continue
            axes[over] //= instances
            nodes.append(Spread(rank, left[rank], over))
        kept = [] if axes else rng.sample([*w.tensors], rng.randint(0, len(w.tensors)))
        nodes += [Keep(stage, (tensor,)) for tensor in kept]
        for rank in rng.choices(ranks, k=rng.randint(0, 2)):
            if tile(rank) > left[rank]:
                nodes.append(Loop(rank, left[rank]))
    return Case(w, chip, Mapping((*nodes, Compute("O"))))


def test_a_window_spread_above_and_below_a_keep() -> None:
    """Instances that count each for itself are alike where tiles divide, so that one of them tells of all."""
    chip = Architecture((
        Memory("DRAM"), Fanout("Core", {"z": 4}), Memory("L"), Fanout("Array", {"x": 8}), Unit("MAC"),
    ))  # fmt: skip
    w = Workload.parse("O[p] = I[p+r] * W[r]", p=16, r=3)
    nodes = (
        Keep("DRAM", ("I", "W", "O")), Spread("p", 8, "Core.z"), Keep("L", ("I", "O")), Loop("p", 4),
        Spread("p", 1, "Array.x"), Loop("r", 1), Compute("O"),
    )  # fmt: skip
    case = Case(w, chip, Mapping(nodes))
    found = Evaluator(w, chip).price(case.mapping)
    assert count_by("closed form", *case) is None and found is not None
    assert found.traffic["L", "I"][1] == 2 * 10  # each of two instances is sent 8 + 2 elements
    assert unlike(case) is None


@settings(max_examples=examples(500), deadline=None)
@given(st.randoms(use_true_random=False))
def test_windows_spread_over_two_fanouts_equal_the_executor(rng: Random) -> None:
    assert unlike(spread_twice(rng)) is None


def test_odd_einsums_are_refused() -> None:
    refused = [refusal(*single(Random(seed), ODD)[:2]) for seed in range(60)]
    assert sum(why is not None for why in refused) > 50  # O[p], with a factor of 1, is not odd
    assert any("affine" in str(why) for why in refused) and any("three" in str(why) for why in refused)


def test_grids_with_gaps() -> None:
    chip = Architecture((Memory("DRAM"), Fanout("PE", {"x": 8, "y": 8}), Memory("RF"), Unit("MAC")))
    w = Workload.parse("O[p] = I[3*p+3*r] * W[r]", p=6, r=3)
    spreads = Spread("p", 1, "PE.x"), Spread("r", 1, "PE.y")
    mapping = Mapping((Keep("DRAM", ("I", "W", "O")), *spreads, Keep("RF", ("I", "W", "O")), Compute("O")))
    assert unlike(Case(w, chip, mapping)) is None


def test_systolic_arrays_fill() -> None:
    chip = Architecture(
        (Memory("SRAM"), Fanout("A", {"r": 4, "c": 4}, systolic=True), Memory("Reg"), Unit("MAC", energy_pj=1.0))
    )
    w = piste.gemm(8, 8, 8)
    for over_k, over_n in (("A.r", "A.c"), ("A.c", "A.r")):
        for kept in ("W", "B"):
            nodes = (
                Keep("SRAM", ("A", "W", "B")), Loop("n", 4), Loop("k", 4), Spread("k", 1, over_k),
                Spread("n", 1, over_n), Keep("Reg", (kept,)), Loop("m", 1), Compute("B"),
            )  # fmt: skip
            report = piste.evaluate(w, chip, Mapping(nodes))
            found = Evaluator(w, chip).price(Mapping(nodes))
            assert found is not None and found.cycles == report.cycles


def test_objectives_and_many_at_once() -> None:
    cases = [single(Random(seed), [PLAIN[0]]) for seed in range(40)]
    for workload, architecture, mapping in cases:
        one = report(workload, architecture, mapping, execute(workload, architecture, mapping))
        memory = next(iter(architecture.memories))
        unit = mapping.nodes[-1].unit or ""  # type: ignore[union-attr]
        values = {"energy": one.energy_pj, "cycles": one.cycles, f"traffic:{memory}": traffic(one, memory)}
        for objective, value in values.items():
            found = Evaluator(workload, architecture, objective, unit).costs([mapping] * 3)
            assert np.allclose(found[:, 3], value, rtol=1e-12) and not found[:, 4].any()


def test_large_numbers_are_refused_not_wrong() -> None:
    chip = Architecture((Memory("DRAM"), Memory("GLB"), Unit("MAC")))
    assert refusal(piste.gemm(10**7, 10**7, 10**7), chip) == "counts beyond 2**61"
    w = piste.gemm(10**5 + 3, 10**4 + 7, 10**5 + 3)
    assert refusal(w, chip) is None
    nodes = Keep("DRAM", ("A", "W", "B")), Loop("m", 999), Loop("k", 77), Keep("GLB", ("A", "W", "B")), Compute("B")
    mapping = Mapping(nodes)
    found, counts = Evaluator(w, chip).price(mapping), count_by("closed form", w, chip, mapping)
    assert found is not None and counts is not None and found.energy_pj < inf
    total = counts.total()
    assert found.traffic == {k: (n.reads, n.fills, n.updates, n.drains) for k, n in total.items()}
