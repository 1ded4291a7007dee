"""Piste's counts against Timeloop's on the same mappings (docs/conformance.md)."""

from __future__ import annotations

from math import prod

import pytest

from piste.cost.evaluate import count
from piste.count.oracle.executor import execute
from tests.conformance.timeloop import Case, cases, delivered

CASES = cases()
PERFECT = [case for case in CASES if case.perfect]
IMPERFECT = [case for case in CASES if not case.perfect]
NO_ELISION = "three_gemm_env_TIMELOOP_ENABLE_FIRST_READ_ELISION"
# Extrapolated in the run without link transfers; the only run that walks every iteration has link transfers.
EXTRAPOLATED = "rnd_three_46"


def named(case: Case) -> str:
    return case.name


def operations(case: Case) -> int:
    return prod(case.workload.sizes.values())


def test_there_are_all_kinds_of_cases() -> None:
    kinds = [(case.kind, case.perfect) for case in CASES]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        ("gemm", True): 62,
        ("bmm", True): 21,
        ("conv", True): 82,
        ("gemm", False): 18,
        ("conv", False): 1,
    }


@pytest.mark.parametrize("case", [case for case in CASES if operations(case) <= 2500], ids=named)
def test_the_model_equals_the_executor(case: Case) -> None:
    problem = case.workload, case.architecture, case.mapping
    assert case.ours(count(*problem)) == case.ours(execute(*problem))


@pytest.mark.parametrize(
    "case", [case for case in PERFECT if case.kind != "conv" and case.name != NO_ELISION], ids=named
)
def test_perfect_matrix_products_are_equal(case: Case) -> None:
    assert case.ours(count(case.workload, case.architecture, case.mapping)) == case.exact


def test_without_first_read_elision_every_update_reads_and_every_visit_fills() -> None:
    (case,) = (case for case in CASES if case.name == NO_ELISION)
    counts = count(case.workload, case.architecture, case.mapping)
    ours = case.ours(counts)
    for (memory, tensor), t in counts.total().items():
        if tensor == "Z":
            ours.counts[memory, tensor] = (t.updates, t.drains, t.updates, *ours.counts[memory, tensor][3:])
    assert ours == case.exact


@pytest.mark.parametrize("case", [case for case in PERFECT if case.kind == "conv"], ids=named)
def test_perfect_convolutions_differ_only_by_two_rules(case: Case) -> None:
    """Weights and outputs are equal; so are inputs once Timeloop's two rules about reuse are applied to them."""
    ours = case.ours(count(case.workload, case.architecture, case.mapping))
    theirs = case.exact
    explained = set()
    for tensor, above, below in case.fetches():
        exact = delivered(case, tensor, below)
        ruled = delivered(case, tensor, below, same_stride=True, equal_deltas=True)
        assert exact == (ours.counts[below, tensor][1], ours.counts[above, tensor][0])
        if case.name == EXTRAPOLATED and below == "RegFile" and tensor == "Inputs":
            assert ruled == exact
            assert case.numbers("no_extrapolation").counts[below, tensor][1] == exact[0]
        else:
            assert ruled == (theirs.counts[below, tensor][1], theirs.counts[above, tensor][0])
            if ruled == exact:
                continue
        explained |= {(above, tensor), (below, tensor)}
    assert ours.differences(theirs) <= explained
    assert {tensor for _, tensor in explained} <= {"Inputs"}


def test_how_often_each_rule_leaves_out_reuse() -> None:
    fired = {
        (case.name, rule)
        for case in PERFECT
        for tensor, _, below in case.fetches()
        for rule in case.rules(tensor, below)
    }
    names = {rule: {name for name, other in fired if other == rule} for _, rule in fired}
    assert {rule: len(cases) for rule, cases in names.items()} == {"same stride": 4, "equal deltas": 18}
    kinds = {case.name: case.kind for case in CASES}
    assert {kinds[name] for name, _ in fired} == {"conv"}


def uneven(case: Case) -> bool:
    """Whether instances differ: a rank is spread, and its factor there or one further in has a short last step."""
    spread: set[str] = set()
    for level in case.data["levels"]:
        for loops, spreads in ((level["loops"], False), (level["x"], True), (level["y"], True)):
            for rank, factor, last in loops:
                spread |= {rank} if spreads else set()
                if rank in spread and factor != last:
                    return True
    return False


@pytest.mark.parametrize("case", IMPERFECT, ids=named)
def test_imperfect_tiles_are_equal_where_timeloop_walks_them_and_instances_are_alike(case: Case) -> None:
    """Otherwise Timeloop counts an average instance, rounded. Cycles are the product of the loop bounds there."""
    ours = case.ours(count(case.workload, case.architecture, case.mapping))
    theirs = case.numbers("no_extrapolation")
    assert ours.macs == operations(case)
    assert (
        theirs.cycles == prod(factor for level in case.data["levels"] for _, factor, _ in level["loops"]) >= ours.cycles
    )
    assert bool(theirs.differences(ours) - {("", "cycles")}) == uneven(case)


def test_how_often_imperfect_tiles_are_inexact_in_timeloop() -> None:
    """As (cases with a wrong count, wrong MACs, wrong cycles), of 19."""
    wrong = {"default": [0, 0, 0], "no_extrapolation": [0, 0, 0]}
    for case in IMPERFECT:
        ours = case.ours(count(case.workload, case.architecture, case.mapping))
        for run, tally in wrong.items():
            differences = case.numbers(run).differences(ours)
            tally[0] += any(memory for memory, _ in differences)
            tally[1] += ("", "macs") in differences
            tally[2] += ("", "cycles") in differences
    assert wrong == {"default": [15, 9, 11], "no_extrapolation": [11, 6, 11]}
