"""Pipes: what moves is what a fuse moves; what goes on at once and what is held follow the rule, by every method."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piste.cost.evaluate import evaluate, report
from piste.count.methods import count_by, who_accepts
from piste.count.oracle.executor import execute
from piste.count.pipes import rounds
from piste.errors import MappingError, SpecError
from piste.results.report import Phase, Report
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Fuse, Loop, Mapping, Node, Pipe, in_turn, pipes
from piste.spec.workload import Workload
from tests.examples import examples
from tests.search.fused.trees import CASCADES, cascade, random_tree
from tests.strategies import Case, by_edge


def chip(width: int = 8, buffer: float = 4096, rf: float = 64) -> Architecture:
    return Architecture(
        (
            Memory("DRAM", read_pj=10, write_pj=14, words_per_cycle=2),
            Memory("Buffer", capacity_bytes=buffer, read_pj=1.0, write_pj=1.5, words_per_cycle=8),
            Fanout("PE", {"x": width}, multicast=True, reduce=True),
            Memory("RF", capacity_bytes=rf, read_pj=0.1, write_pj=0.2, words_per_cycle=2),
            Unit("MAC", energy_pj=0.1),
        )
    )


def as_pipe(nodes: tuple[Node, ...], share: int = 4) -> tuple[Node, ...]:
    """With the first fuse below loops, in every phase, as a pipe of which each branch has so many instances."""
    *above, last = nodes
    if not isinstance(last, Fuse):
        return nodes
    if any(isinstance(node, Loop) for node in above):
        return (*above, Pipe(last.branches, "PE.x", (share,) * len(last.branches)))
    return (*above, Fuse(tuple(as_pipe(branch, share) for branch in last.branches)))


def drawn(seed: int, kind: str) -> tuple[Workload, Architecture, Mapping] | None:
    rng = Random(seed)
    w = cascade(rng, kind)
    for _ in range(20):
        tree = random_tree(rng, w, "Buffer", "RF", "PE.x")
        mapping = Mapping(as_pipe(tree.nodes)) if tree else None
        if mapping is not None and pipes(mapping.nodes):
            c = chip(4 * max(len(pipe.branches) for pipe in pipes(mapping.nodes)))
            try:
                check(w, c, mapping)
                execute(w, c, mapping)
            except MappingError:
                continue
            return w, c, mapping
    return None


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(sorted(CASCADES)))
def test_the_executor_defines_a_pipe(seed: int, kind: str) -> None:
    """Against the tree in which its branches take turns: the same is moved for the same energy, no less is held, and
    computing takes no less than any branch alone and no longer than all of them. Path sums and the class walk equal it
    wherever they accept it."""
    case = drawn(seed, kind)
    if case is None:
        return
    w, c, mapping = by_edge(Case(*case))
    counts, turns = execute(w, c, mapping), execute(w, c, Mapping(in_turn(mapping.nodes)))
    assert [p.total for p in counts.phases] == [p.total for p in turns.phases]
    assert [p.first for p in counts.phases] == [p.first for p in turns.phases]
    assert [p.words for p in counts.phases] == [p.words for p in turns.phases]
    assert counts.ops == turns.ops and counts.instances == turns.instances
    assert all(counts.peak[m] >= n and counts.peak_bits[m] >= turns.peak_bits[m] for m, n in turns.peak.items())
    for phase in counts.phases:
        if phase.rounds:
            done = dict.fromkeys(phase.steps, 0)
            for lanes, times in phase.rounds:
                for lane in lanes:
                    for einsum, n in lane.items():
                        done[einsum] += n * times
            assert done == phase.steps
            each = [sum(sum(lanes[b].values()) * n for lanes, n in phase.rounds) for b in range(len(phase.lanes))]
            took = sum(max(sum(lane.values()) for lane in lanes) * n for lanes, n in phase.rounds)
            assert max(each) <= took <= sum(each)
    piped, fused = report(w, c, mapping, counts), report(w, c, Mapping(in_turn(mapping.nodes)), turns)
    assert piped.energy_pj == pytest.approx(fused.energy_pj, rel=1e-12) and piped.cycles <= fused.cycles
    for method in ("path sums", "class walk"):
        fast = count_by(method, w, c, mapping)
        if fast is None:
            assert who_accepts(w, c, mapping)[method]
            continue
        assert plainly(fast.phases) == plainly(counts.phases)
        assert (fast.occupancy, fast.peak, fast.peak_bits) == (counts.occupancy, counts.peak, counts.peak_bits)
        assert priced(report(w, c, mapping, fast)) == priced(report(w, c, mapping, counts))


def priced(found: Report) -> Report:
    """With Einsums of a phase in an order of their own: which of them is the first to have work says nothing."""
    return replace(found, phases=tuple(replace(p, einsums=tuple(sorted(p.einsums))) for p in found.phases))


def plainly(phases: list[Phase]) -> list[Phase]:
    """With rounds one by one, in an order of their own, and without what only a start-up needs."""
    return [replace(p, rounds=sorted_rounds(p.rounds), first_fill={}, last_drain={}) for p in phases]


def sorted_rounds(found: list[tuple[tuple[dict[str, int], ...], int]]) -> list[tuple[tuple[dict[str, int], ...], int]]:
    """One by one, in an order of their own."""
    return sorted(((lanes, 1) for lanes, times in found for _ in range(times)), key=str)


@pytest.mark.parametrize("tile", [3, 4])  # summed over paths, or walked where iterations differ
def test_branches_do_not_share_instances(tile: int) -> None:
    # T1 stays in the second branch while the first one runs, but on instances of its own.
    w = Workload.parse("T0[a] = exp(I0[a]) * I1[]; T1[] = T0[a]", a=9)
    chip = Architecture((Memory("M0"), Fanout("F0", {"x": 2}), Memory("M1", capacity_bytes=600), Unit("MAC")))
    tree = Mapping.parse(f"""
        M0 | keep I0, I1, T0, T1
           | for a in steps of {tile}
           |   pipe
           |     first on 1 of F0.x
        M1 |       keep T0 (retain: false)
        M1 |       keep I1
           |       compute T0
           |     then on 1 of F0.x
        M1 |       keep T1
        M1 |       keep T0
           |       compute T1
        """)
    found = evaluate(w, chip, tree)
    truth = execute(w, chip, tree)
    assert found.peak["M1"] == truth.peak["M1"] == tile + 1
    assert found.occupancy["M1"] == truth.occupancy["M1"] == {"T0": tile, "I1": 1, "T1": 1}


def test_many_trees_are_summed() -> None:
    """The comparison above is not about nothing: of plain cascades, path sums take some."""
    taken = [case for seed in range(12) if (case := drawn(seed, "pair")) and count_by("path sums", *case)]
    assert len(taken) >= 3


PAIR = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", m=16, k=8, l=4, n=4, bits=8)
TREE = """
DRAM   | keep A, B, D, Z
Buffer | keep B
Buffer | keep D
       | for m in steps of 2
Buffer |   keep P
       |   pipe
       |     first on 4 of PE.x
Buffer |       keep A (retain: false)
       |       spread l in steps of 1 over PE.x
RF     |         keep B (retain: false)
       |         for k in steps of 1
       |           compute P
       |     then on 4 of PE.x
Buffer |       keep Z (retain: false)
       |       spread n in steps of 1 over PE.x
       |         compute Z
"""


def test_by_hand() -> None:
    """Eight iterations; P takes 16 steps in each (2 of m, 8 of k), Z 8 (2 of m, 4 of l): nine rounds, of which P's
    eight last 16 steps and the last one 8. Two tiles of P (2 x 4) are there beside A (2 x 8), Z (2 x 4), B and D."""
    mapping = Mapping.parse(TREE)
    assert Mapping.parse(str(mapping)) == mapping == Mapping.from_list(mapping.to_list())
    found = evaluate(PAIR, chip(), mapping)
    assert found.counted_by == "path sums" and found.compute_cycles == 8 * 16 + 8
    assert evaluate(PAIR, chip(), Mapping(in_turn(mapping.nodes))).compute_cycles == 8 * 16 + 8 * 8
    assert found.occupancy["Buffer"] == {"A": 16, "B": 32, "P": 16, "D": 16, "Z": 8} and found.peak["Buffer"] == 88
    assert found.peak["RF"] == 8  # B in the instances of the first branch, nothing in those of the second
    assert found.fits and not evaluate(PAIR, chip(buffer=87), mapping).fits


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("4 of PE.x", "5 of PE.x", "the pipe over PE.x gives its branches 5 + 5 instances, but PE.x has 8; "),
        ("then on 4", "then on 3", "needs 4 instances (4 in steps of 1), but its branch of the pipe has 3 of PE.x; "),
        ("4 of PE.x", "4 of PE.y", "PE has no axis 'y'; "),
        ("4 of PE.x", "4 of rows", "a pipe is over an axis of a fanout, found 'rows'; write it like PE.x"),
        ("       | for m in steps of 2\n", "", "the pipe over PE.x stands below no loop"),
        ("Buffer |   keep P\n", "Buffer | keep P\n| spread m in steps of 1 over PE.x\n", "which divides that axis"),
        (
            "Buffer |   keep P\n",
            "Buffer | keep P\nRF | keep P\n",
            "but RF is inside PE; move the keep into the branches",
        ),
    ],
)
def test_refusals(old: str, new: str, message: str) -> None:
    assert old in TREE
    with pytest.raises(SpecError) as refused:
        evaluate(PAIR, chip(), Mapping.parse(TREE.replace(old, new)))
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("nodes", "message"),
    [
        (Pipe((), "PE.x", ()), "the pipe over PE.x has 0 branch; write two or more"),
        (Pipe(((), ()), "PE.x", (1,)), "the pipe over PE.x has 2 branches and 1 shares; write one for each"),
        (Pipe(((), ()), "PE.x", (0, 1)), "a share of PE.x must be a positive integer, found 0"),
    ],
)
def test_refused_values(nodes: Pipe, message: str) -> None:
    with pytest.raises(MappingError) as refused:
        check(PAIR, chip(), Mapping((Loop("m", 2), nodes)))
    assert message in str(refused.value)


def test_only_overlapped_cycles() -> None:
    with pytest.raises(SpecError, match="cycles of a pipe are counted overlapped, not stepwise"):
        evaluate(PAIR, chip(), Mapping.parse(TREE), cycles="stepwise")


def test_a_pipe_in_a_file() -> None:
    data = Mapping.parse(TREE).to_list()
    pipe = data[-1]["pipe"]
    assert pipe["over"] == "PE.x" and pipe["shares"] == [4, 4]
    with pytest.raises(SpecError, match="branches"):
        Mapping.from_list([{"pipe": {"over": "PE.x", "shares": [1]}}])
    with pytest.raises(SpecError, match="a share of"):
        Mapping.from_list([{"pipe": {**pipe, "shares": ["many"]}}])


def test_a_picture_says_it() -> None:
    figure = evaluate(PAIR, chip(), Mapping.parse(TREE)).plot_mapping()
    said = {t.get_text() for axes in figure.axes for t in axes.texts}
    assert "first on 4 of PE.x" in said and "beside it on 4 of PE.x" in said


@given(st.integers(1, 4), st.integers(1, 9))
def test_rounds(lanes: int, entries: int) -> None:
    steps = tuple({f"E{n}": n + 1} for n in range(lanes))
    found = rounds([(steps, entries)])
    assert sum(times for _, times in found) == entries + lanes - 1
    for lane in range(lanes):
        assert sum(times for now, times in found if now[lane]) == entries
    assert ceil(sum(max(sum(x.values()) for x in now) * times for now, times in found)) <= lanes * (entries + lanes - 1)
