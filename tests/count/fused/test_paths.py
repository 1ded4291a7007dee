"""Fused trees as sums over their paths: equal to the executor, number for number, as integers and as arrays."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.cost.batch import Batch
from piste.cost.evaluate import report
from piste.count.fused.paths import path_sums
from piste.count.methods import count_by, counts_from
from piste.count.oracle.executor import execute
from piste.errors import MappingError
from piste.results.report import Counts, Traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Loop, Mapping, Spread, tiles_of, with_tiles
from piste.spec.workload import Workload
from tests.count.fused.test_walk import record
from tests.examples import examples
from tests.strategies import FUSED, Case, attention, by_edge, chain, pair, softmax_attention, tree, trees

CHIP = Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 8, "y": 8}), Memory("RF"), Unit("MAC")))
PAIR = "P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]"


def truth(case: Case) -> Counts:
    counts = execute(*case)
    for phase in counts.phases:
        phase.first_fill, phase.last_drain = {}, {}
    return counts


@settings(max_examples=examples(500))
@given(trees(FUSED))
def test_equals_the_executor(case: Case) -> None:
    case = by_edge(case)
    counts = count_by("path sums", *case)
    if counts is not None:
        assert record(counts) == record(truth(case))


def test_reaches_many_random_trees() -> None:
    """Else the comparison above would compare little."""

    reached = sum(
        count_by("path sums", *tree(Random(seed), [pair, chain, attention])) is not None for seed in range(80)
    )
    assert reached >= 24, reached


@settings(max_examples=examples(80))
@given(trees([pair, chain, attention, softmax_attention]), st.randoms(use_true_random=False))
def test_one_form_serves_all_tiles_of_a_shape(case: Case, rng: object) -> None:
    case = by_edge(case)
    workload, architecture, mapping = case
    form = path_sums(*case)
    if isinstance(form, str):
        return
    for _ in range(3):
        tiles = tuple(rng.randint(1, 6) for _ in tiles_of(mapping))  # type: ignore[attr-defined]
        other = Case(workload, architecture, with_tiles(mapping, tiles))
        try:
            check(*other)
        except MappingError:  # a spread is too wide with these tiles
            continue
        if count_by("path sums", *other) is not None:
            assert record(counts_from(form, tiles)) == record(truth(other))


@settings(max_examples=examples(25))
@given(trees([pair, chain, attention]), st.integers(0, 2**32 - 1), st.booleans())
def test_arrays_equal_the_executor(case: Case, seed: int, compiled: bool) -> None:
    workload, architecture, mapping = case
    batch = Batch(*case, compiled=compiled)
    if batch._form is None:
        return
    draws = np.random.default_rng(seed).integers(1, 7, (len(tiles_of(mapping)), 7), dtype=np.int32)
    columns = []
    for i in range(draws.shape[1]):
        try:
            check(workload, architecture, with_tiles(mapping, draws[:, i].tolist()))
            columns.append(i)
        except MappingError:
            pass
    tiles = draws[:, columns]
    moves, costs = batch.moves(tiles), batch.costs(tiles)
    for i in range(len(columns)):
        one = Case(workload, architecture, with_tiles(mapping, tiles[:, i].tolist()))
        counts = execute(*one)
        total = counts.total()
        for key, rows in moves.traffic.items():
            n = total.get(key, Traffic())
            assert rows[:, i].tolist() == [n.reads, n.fills, n.updates, n.drains]
            assert moves.occupancy[key][i] == counts.occupancy[key[0]][key[1]]
        cost = report(*one, counts)
        assert (moves.steps[i], costs.cycles[i], costs.fits[i]) == (counts.compute_cycles, cost.cycles, cost.fits)
        assert costs.energy_pj[i] == pytest.approx(cost.energy_pj, rel=1e-12)


def fused_pair(rows: int, weights: str = "inside", retain: bool = True, memory: str = "GLB") -> Mapping:
    """Rows of m above the Fuse; the weights are kept inside their branches, or above all loops."""
    above = (Keep(memory, ("B", "D")),) if weights == "above" else ()
    first, then = ((Keep(memory, (name,), retain),) if weights == "inside" else () for name in ("B", "D"))
    fuse = Fuse(((*first, Compute("P")), (*then, Compute("Z"))))
    return Mapping((Keep("DRAM", tuple("ABDZ")), *above, Loop("m", rows), Keep(memory, ("P",)), fuse))


def test_weights_that_stay_are_fetched_once_and_take_room_all_the_time() -> None:
    """m=8 in rows of 2, k=3, l=4, n=5. B (12) stays in its branch and is there while Z runs, as D (20) while P runs."""
    w = Workload.parse(PAIR, m=8, k=3, l=4, n=5)
    counts = count_by("path sums", w, CHIP, fused_pair(2))
    assert counts is not None and counts == truth(Case(w, CHIP, fused_pair(2)))
    assert counts.total()["DRAM", "B"].reads == 12 and counts.total()["DRAM", "D"].reads == 20
    assert counts.peak["GLB"] == 12 + 20 + 2 * 4


def test_weights_that_are_let_go_come_again_for_every_block_of_rows() -> None:
    w = Workload.parse(PAIR, m=8, k=3, l=4, n=5)
    counts = count_by("path sums", w, CHIP, fused_pair(2, retain=False))
    assert counts is not None and counts.total()["DRAM", "B"].reads == 4 * 12
    assert counts.peak["GLB"] == 20 + 2 * 4  # one at a time, and the larger decides


@pytest.mark.parametrize("m, peak", [(4, 20 + 16), (5, 12 + 20 + 16), (8, 12 + 20 + 16), (12, 12 + 20 + 16)])
def test_what_waits_for_the_next_block_of_rows_takes_room(m: int, peak: int) -> None:
    """In blocks of 4 rows of P (16 elements): if there is a second block, B (12) waits for it while Z uses D (20)."""
    case = Case(Workload.parse(PAIR, m=m, k=3, l=4, n=5), CHIP, fused_pair(4))
    counts = count_by("path sums", *case)
    assert counts is not None and counts == truth(case)
    assert counts.peak["GLB"] == peak


def test_an_exchange_memory_further_in_is_drained_but_not_read_again() -> None:
    """P is kept in DRAM and in the GLB above the Fuse: it goes out once, and its reader takes it from the GLB."""
    w = Workload.parse(PAIR, m=8, k=3, l=4, n=5)
    nodes = Keep("DRAM", tuple("ABPDZ")), Loop("m", 2), Keep("GLB", ("P",)), Fuse(((Compute("P"),), (Compute("Z"),)))
    counts = count_by("path sums", w, CHIP, Mapping(nodes))
    assert counts is not None and counts == truth(Case(w, CHIP, Mapping(nodes)))
    assert counts.total()["DRAM", "P"] == Traffic(updates=32)
    assert counts.total()["GLB", "P"] == Traffic(reads=8 * 4 * 2 + 8 * 4 * 5, updates=8 * 4 * 3, drains=32)


def test_an_input_of_two_branches_kept_above_is_fetched_once() -> None:
    w = Workload.parse("Q[m,e] = X[m,d] * V[d,e]; R[m,e] = X[m,d] * W[d,e]", m=6, d=4, e=3)
    fuse = Fuse(((Compute("Q"),), (Compute("R"),)))
    once = Mapping((Keep("DRAM", tuple("XVWQR")), Loop("m", 2), Keep("GLB", ("X",)), fuse))
    counts = count_by("path sums", w, CHIP, once)
    assert counts is not None and counts.total()["DRAM", "X"].reads == 24
    inside = Fuse(((Keep("GLB", ("X",)), Compute("Q")), (Keep("GLB", ("X",)), Compute("R"))))
    twice = Mapping((Keep("DRAM", tuple("XVWQR")), Loop("m", 2), inside))
    counts = count_by("path sums", w, CHIP, twice)
    assert counts is not None and counts.total()["DRAM", "X"].reads == 48


@pytest.mark.parametrize(
    "text, sizes, nodes, reason",
    [
        (PAIR, {"m": 4, "k": 2, "l": 4, "n": 4}, (Loop("n", 2),), "a shared loop walks n, which P lacks"),
        (
            "Y[x] = W[r] * A[x+r]; Z[y] = V[s] * Y[y+s]",
            {"x": 6, "r": 2, "y": 4, "s": 3},
            (Loop("y", 2),),
            "a shared loop walks y, which Y lacks",
        ),
        (
            "Y[x] = W[r] * A[x+r]; Z[y] = V[s] * Y[y+s]",
            {"x": 7, "r": 2, "y": 4, "s": 3},
            (),
            "Z does not read all of Y[x]",
        ),
    ],
)
def test_what_is_no_sum_over_paths_says_why(
    text: str, sizes: dict[str, int], nodes: tuple[Loop, ...], reason: str
) -> None:
    w = Workload.parse(text, sizes)
    made, result = w.einsums[0].name, w.einsums[1].name
    fuse = Fuse(((Compute(made),), (Compute(result),)))
    outside = tuple(t for t in w.tensors if t != made)
    assert path_sums(w, CHIP, Mapping((Keep("DRAM", outside), *nodes, Keep("GLB", (made,)), fuse))) == reason


def test_spreads_above_and_below_the_fuse() -> None:
    w = Workload.parse(PAIR, m=9, k=3, l=5, n=6)
    first = Spread("l", 2, "PE.y"), Keep("RF", ("B",)), Loop("k", 1), Compute("P")
    then = Loop("n", 3), Spread("n", 1, "PE.y"), Keep("RF", ("D",)), Compute("Z")
    nodes = (
        Keep("DRAM", tuple("ABDZ")),
        Loop("m", 4),
        Keep("GLB", ("P", "A")),
        Spread("m", 1, "PE.x"),
        Fuse((first, then)),
    )
    case = Case(w, CHIP, Mapping(nodes))
    check(*case)
    counts = count_by("path sums", *case)
    assert counts is not None and record(counts) == record(truth(case))
