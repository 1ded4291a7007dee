"""Pipelines of fused trees: found where they are better, counted as the executor does, never below the bracket."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.evaluate import report
from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.results.cascade import FoundCascade, Pipelined
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Fuse, Loop, Mapping, Node, Spread, in_turn, pipes
from piste.spec.workload import Workload
from tests.count.test_pipes import as_pipe
from tests.examples import examples
from tests.search.fused.trees import CASCADES, cascade, judged, random_tree

PAIR = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]"
VECTOR = "P[m,l] = A[m,k] * B[k,l]; R[m,l] = max(P[m,l], 0); Z[m,n] = R[m,l] * D[l,n]"
COLUMNS = [{"axis": "PE.x", "ranks": ["l"], "einsums": [name]} for name in "PR"]
COLUMNS += [{"axis": "PE.x", "ranks": ["n"], "einsums": ["Z"]}]


def chip(width: int = 16, buffer: int = 4096, multicast: bool = True, dram: int = 16) -> Architecture:
    return Architecture(
        (
            Memory("DRAM", read_pj=100, write_pj=100, words_per_cycle=dram),
            Memory("Buffer", capacity_bytes=buffer, read_pj=5, write_pj=5, words_per_cycle=64),
            Fanout("PE", {"x": width}, multicast=multicast, reduce=True),
            Memory("RF", capacity_bytes=64, read_pj=0.2, write_pj=0.2),
            Unit("MAC", energy_pj=0.5),
        )
    )


def perfect(nodes: tuple[Node, ...], left: dict[str, int]) -> bool:
    """Whether every tile divides the one above it."""
    left = dict(left)
    for node in nodes:
        if isinstance(node, Loop | Spread):
            if left[node.rank] % node.tile and node.tile < left[node.rank]:
                return False
            left[node.rank] = min(left[node.rank], node.tile)
        elif isinstance(node, Fuse) and not all(perfect(branch, left) for branch in node.branches):
            return False
    return True


def found(w: Workload, c: Architecture, **more: Any) -> FoundCascade:
    answer = piste.search(w, c, **more)
    assert isinstance(answer, FoundCascade)
    return answer


@pytest.mark.parametrize("objective", ["cycles", "edp"])
def test_two_products_that_use_half_of_an_array_each(objective: str) -> None:
    """One after the other they take 64 x 8 steps each; side by side as many rounds, and one more of the last tile."""
    w = Workload.parse(PAIR, m=64, k=8, l=8, n=8, bits=8)
    rules = [rule for rule in COLUMNS if rule["einsums"] != ["R"]]
    plain = found(w, chip(), objective=objective, constraints=rules)
    answer = found(w, chip(), objective=objective, constraints=rules, pipeline=True)
    assert plain.optimal and plain.report is not None and plain.report.cycles == 1024 and not plain.pipelined
    assert answer.pipelined == (Pipelined("PE.x", (("P",), ("Z",)), (8, 8)),)
    assert answer.best is not None and answer.report is not None and answer.report.cycles <= 544
    assert not answer.optimal and (objective == "edp" or answer.lower == 512) and answer.lower < answer.value
    assert answer.value < 0.6 * plain.value and answer.exchanged == ("P",)
    counted = report(w, chip(), answer.best, execute(w, chip(), answer.best))
    assert counted.fits and (counted.cycles, counted.energy_pj) == (answer.report.cycles, answer.report.energy_pj)
    assert "Side by side: P on 8; Z on 8 of PE.x" in str(answer)
    assert answer.to_dict()["pipelined"] == [{"over": "PE.x", "stages": (("P",), ("Z",)), "shares": (8, 8)}]


def test_a_vector_step_beside_a_product() -> None:
    """A product that takes 12 of 16 columns leaves four to what follows it."""
    w = Workload.parse(VECTOR, m=64, k=16, l=12, n=4, bits=8)
    plain, answer = (found(w, chip(), objective="cycles", constraints=COLUMNS, pipeline=p) for p in (False, True))
    assert plain.value == 64 * (16 + 1 + 12)
    assert [pipe.stages for pipe in answer.pipelined] == [(("P",), ("R", "Z"))]
    assert answer.value < 0.75 * plain.value and answer.lower <= answer.value
    assert answer.best is not None and perfect(answer.best.nodes, w.sizes)


def test_a_share_need_not_divide_what_it_takes() -> None:
    """P has nine columns, Z four of nine instances: on the five that are left P takes two rounds, where divisors take
    three. Every round lasts the nine steps of Z, so 64 rows take 65 rounds or a few less."""
    w = Workload.parse(PAIR, m=64, k=4, l=9, n=4, bits=8)
    rules = [rule for rule in COLUMNS if rule["einsums"] != ["R"]]
    answer = found(w, chip(9), objective="cycles", constraints=rules, pipeline=True)
    assert answer.pipelined == (Pipelined("PE.x", (("P",), ("Z",)), (5, 4)),) and answer.best is not None
    assert answer.value <= 65 * 9 and not perfect(answer.best.nodes, w.sizes)
    counted = report(w, chip(9), answer.best, execute(w, chip(9), answer.best))
    assert counted.fits and counted.cycles == answer.value >= answer.lower


@settings(max_examples=examples(10), deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(sorted(CASCADES)), st.sampled_from(("cycles", "edp")))
def test_no_pipeline_is_below_the_bracket(seed: int, kind: str, objective: str) -> None:
    """Random trees with their segments as pipes, by the executor: none is below `lower`; with pipelines the answer is
    no worse, and it is what the executor says."""
    rng = Random(seed)
    w = cascade(rng, kind)
    c = chip(rng.choice((4, 8)), rng.randint(20, 90), rng.random() < 0.7, rng.choice((1, 4, 16)))
    plain, answer = (found(w, c, objective=objective, pipeline=p) for p in (False, True))
    assert answer.best is not None and answer.value <= plain.value * (1 + 1e-9)
    assert answer.lower <= plain.lower * (1 + 1e-9)

    def value(mapping: Mapping) -> float | None:
        one = report(w, c, mapping, execute(w, c, mapping))
        return (one.cycles if objective == "cycles" else one.cycles * one.energy_pj) if one.fits else None

    assert value(answer.best) == pytest.approx(answer.value, rel=1e-9)
    for _ in range(25):
        tree = random_tree(rng, w, "Buffer", "RF", "PE.x")
        mapping = Mapping(as_pipe(tree.nodes, share=c.fanouts["PE"].axes["x"] // 4)) if tree else None
        if mapping is None or not pipes(mapping.nodes) or judged(w, c, Mapping(in_turn(mapping.nodes)), False) is None:
            continue
        try:
            check(w, c, mapping)
        except MappingError:
            continue
        other = value(mapping)
        assert other is None or other >= answer.lower * (1 - 1e-9), f"{w}\n{c}\n{other} < {answer.lower}\n{mapping}"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "no Einsums can run side by side: that is for the fewest cycles or the least edp; leave out pipeline"),
        ({"objective": ["energy", "cycles"]}, "that is for the fewest cycles or the least edp"),
        ({"objective": ["energy", "occupancy:Buffer"]}, "that is for the fewest cycles or the least edp"),
    ],
)
def test_refusals(options: dict[str, Any], message: str) -> None:
    with pytest.raises(piste.SpecError) as refused:
        piste.search(Workload.parse(PAIR, m=4, k=4, l=4, n=4), chip(), pipeline=True, **options)
    assert message in str(refused.value)
    bare = Architecture((Memory("DRAM"), Memory("Buffer", capacity_bytes=64), Unit("MAC")))
    with pytest.raises(piste.SpecError, match="the chip has no fanout to divide"):
        piste.search(Workload.parse(PAIR, m=4, k=4, l=4, n=4), bare, pipeline=True, objective="cycles")
