"""The table of weights: widths, units by width, leakage in mW, double buffering; by hand and against the executor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import piste
from piste.cost.accesses import rows, whole_accesses
from piste.cost.batch import Batch
from piste.cost.evaluate import evaluate, report
from piste.cost.weights import AccessEnergy, Weights
from piste.count.oracle.executor import Machine, execute
from piste.count.oracle.schedule import Site
from piste.errors import SpecError
from piste.mapspace.space import Mapspace
from piste.results.report import Edge
from piste.spec.architecture import NETWORKS, Architecture, Fanout, Memory, Unit
from piste.spec.check import check
from piste.spec.mapping import Compute, Fuse, Keep, Mapping, tiles_of, with_tiles
from piste.spec.workload import Workload
from tests.examples import examples
from tests.strategies import FUSED, PADDED, PLAIN, Case, chain, padded_pair, pair, single, tree

GEMM = "B[m,n] = A[m,k] * W[k,n]"
TWO = Mapping((Keep("DRAM", ("A", "B", "D", "P", "Z")), Fuse(((Compute("P"),), (Compute("Z"),)))))
MIXED = Workload.parse(GEMM, {"m": 4, "k": 4, "n": 4}, bits={"A": 8, "W": 4, "B": 32})


def test_prices_by_bit_are_prices_by_element_of_that_width() -> None:
    chip = Architecture((Memory("DRAM", read_pj_per_bit=2, write_pj_per_bit=3, drain_pj_per_bit=1), Unit("MAC")))
    weights = Weights(MIXED, chip)
    assert weights.access["DRAM", "A"] == AccessEnergy(16, 24, 8)
    assert weights.access["DRAM", "W"] == AccessEnergy(8, 12, 4)
    chip = Architecture((Memory("DRAM", read_pj_per_bit=2), Unit("MAC")))
    assert Weights(MIXED, chip).access["DRAM", "B"] == AccessEnergy(64, 0, 64)  # a drain is a read


def test_bytes_per_cycle() -> None:
    """All of A (16 bytes), W (8) and B (64), each once: 88 bytes at 4 bytes a cycle."""
    chip = Architecture((Memory("DRAM", bytes_per_cycle=4), Memory("RF"), Unit("MAC", ops_per_cycle=64)))
    tree = "DRAM | keep A, W, B\nRF | keep A, W, B\n | compute B"
    assert evaluate(MIXED, chip, tree).cycles == 22
    words = replace(chip, components=(Memory("DRAM", words_per_cycle=4), *chip.components[1:]))
    assert evaluate(MIXED, words, tree).cycles == 12


def test_a_unit_by_width() -> None:
    unit = Unit("MAC", energy_pj={4: 1, 8: 2, 16: 8}, ops_per_cycle={8: 4, 16: 1})
    chip = Architecture((Memory("DRAM"), unit))
    tree = "DRAM | keep A, W, B\n | compute B"
    for bits, cycles, energy in ((2, 16, 64), (4, 16, 64), (5, 16, 128), (8, 16, 128), (9, 64, 512)):
        found = evaluate(Workload.parse(GEMM, {"m": 4, "k": 4, "n": 4}, bits={"A": bits, "W": 2, "B": 32}), chip, tree)
        assert (found.cycles, found.energy_pj) == (cycles, energy)
    with pytest.raises(SpecError, match="energy_pj of MAC is given for 4, 8, 16 bits; add that of 32-bit operands"):
        evaluate(Workload.parse(GEMM, {"m": 4, "k": 4, "n": 4}, bits=32), chip, tree)


def test_leakage_in_milliwatts_runs_for_all_cycles() -> None:
    """64 cycles at 500 MHz are 128 ns; 3 mW in each of 4 instances are 1536 pJ, and 1 mW 128 pJ."""
    memories = Memory("DRAM", leakage_mw=1), Fanout("PE", {"x": 4}), Memory("RF", leakage_mw=3)
    chip = Architecture((*memories, Unit("MAC")), clock_hz=5e8)
    found = evaluate(MIXED, chip, "DRAM | keep A, W, B\nRF | keep A, W, B\n | compute B")
    assert found.energy.leakage == {"DRAM": pytest.approx(128), "RF": pytest.approx(1536)}


def test_what_streams_needs_room_for_its_next_tile() -> None:
    """A and B stream in rows of 4, W stays: 4 + 4 + 16 elements, and 4 + 4 more when double buffered."""
    workload = Workload.parse(GEMM, {"m": 4, "k": 4, "n": 4}, bits=8)
    tree = "DRAM | keep A, W, B\n | for m in steps of 1\nGLB | keep A, W, B\n | compute B"

    def fits(room: float, doubled: bool) -> bool:
        memories = Memory("DRAM"), Memory("GLB", room, double_buffered=doubled)
        return evaluate(workload, Architecture((*memories, Unit("MAC"))), tree).fits

    assert fits(24, False) and not fits(23, False)
    assert fits(32, True) and not fits(31, True)


@pytest.mark.parametrize(
    ("network", "hops", "cycles"),
    [
        ("bus", 26, 26),
        ("crossbar", 26 + 18, 7),
        ("systolic", 26 + 18, 7),
        ("tree", 26 * 2 + 18, 26),
        ("mesh", 26 * 2.5 + 18, 26),
    ],
)
def test_hops(network: str, hops: float, cycles: int) -> None:
    """Rows of A over four instances: 12 words of A and 8 of B to one each, 6 of W to all four, so 18 further ones.

    A link passes a word a cycle; bus, tree and a mesh of one axis are entered by one, the others by four.
    """
    workload = Workload.parse(GEMM, m=4, k=3, n=2)
    fanout = Fanout("PE", {"x": 4}, network=network, hop_pj=2, link_words_per_cycle=1)
    chip = Architecture((Memory("DRAM"), fanout, Memory("RF"), Unit("MAC", ops_per_cycle=100)))
    tree = "DRAM | keep A, W, B\n | spread m in steps of 1 over PE.x\nRF | keep A, W, B\n | compute B"
    found = evaluate(workload, chip, tree)
    assert (found.energy.network, found.cycles) == ({"PE": 2 * hops}, cycles)


def test_an_operand_that_no_memory_below_keeps_is_received_by_every_operation() -> None:
    """24 operations in 4 instances; W is not kept there, so its 6 words are received 24 times."""
    workload = Workload.parse(GEMM, m=4, k=3, n=2)
    chip = Architecture(
        (Memory("DRAM"), Fanout("PE", {"x": 4}, network="systolic", hop_pj=1), Memory("RF"), Unit("MAC"))
    )
    tree = "DRAM | keep A, W, B\n | spread m in steps of 1 over PE.x\nRF | keep A, B\n | compute B"
    assert evaluate(workload, chip, tree).energy.network == {"PE": 12 + 8 + 24}


def test_hops_and_accesses_of_einsums_that_share_loops() -> None:
    """Two instances have a row of A each, and read B and D, which have no m, at once; P stays inside."""
    pair = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", dict.fromkeys("mkln", 4), bits=8)
    tree = """
    DRAM | keep A, B, D, Z
         | for m in steps of 2
         |   spread m in steps of 1 over PE.x
    RF   |     keep P
         |     fuse
         |       first
    RF   |         keep A
         |         for l in steps of 2
    RF   |           keep B
         |           compute P
         |       then
    RF   |         keep D
         |         compute Z
    """
    fanout = Fanout("PE", {"x": 2}, network="crossbar", hop_pj=1)
    chip = Architecture((Memory("DRAM", read_pj=1, access_bytes=4), fanout, Memory("RF"), Unit("MAC")))
    found = evaluate(pair, chip, tree)
    assert found.counted_by == "path sums"
    # A: 4 rows of 4. B: in each of two steps of m 8 rows of 2, in accesses of 4. D, which stays: 4 rows of 4.
    # Z: the unit updates each of 16 elements four times, and reads it three times, in an access of 4.
    reads = {"A": 16, "B": 2 * 8 * 4, "D": 16, "Z": 3 * 16 * 4}
    assert found.energy.access == {("DRAM", t): n for t, n in reads.items()} | {("RF", t): 0 for t in "ABPD"}
    # Hops: 16 words of A to one instance, 32 of B and 16 of D to two; 64 updates of Z, and 48 reads.
    assert found.energy.network == {"PE": 16 + 2 * (32 + 16) + 64 + 48}


def test_rows_that_a_reader_needs() -> None:
    """Two rows of Z need four of Y, and these five of A; a buffer holds them for all of x in one iteration."""
    w = Workload.parse("Y[x] = W[r] * A[x+r]; Z[y] = V[s] * Y[y+s]", x=6, r=2, y=4, s=3)
    tree = """
    DRAM | keep A, W, V, Z
         | for y in steps of 2
    GLB  |   keep Y
         |   fuse
         |     first
    GLB  |       keep A
         |       compute Y
         |     then
         |       compute Z
    """
    chip = Architecture((Memory("DRAM", access_bytes=2), Memory("GLB"), Unit("MAC")))
    found = rows(w, chip, Mapping.parse(tree))
    assert found[Edge("DRAM", "GLB", "A", 2)] == (5, 5)
    assert found[Edge("GLB", "MAC", "Y", "Y")] == found[Edge("DRAM", "MAC", "Z", "Z")] == (1, 1)
    padded = Workload.parse("O[p] = I[p+r-1 in 8] * W[r]", p=8, r=3)
    window = "DRAM | keep I, W, O\n | for p in steps of {}\nGLB | keep I\n | compute O"
    for tile, row in ((2, 4), (8, 8)):
        assert rows(padded, chip, Mapping.parse(window.format(tile)))[Edge("DRAM", "GLB", "I", 1)] == (row, row)


@pytest.mark.parametrize("network", ["mesh", "tree", "systolic"])
def test_hops_and_accesses_of_phases_are_those_of_each_einsum(network: str) -> None:
    """Two products one after the other, through DRAM: the sum of what each takes by itself."""
    first, second = "P[m,l] = A[m,k] * B[k,l]", "Z[m,n] = P[m,l] * D[l,n]"
    memories = Memory("DRAM", read_pj=7, write_pj=5, access_bytes=8, words_per_cycle=3), Memory("RF", read_pj=1)
    fanout = Fanout("PE", {"x": 2, "y": 3}, network=network, hop_pj=2, link_words_per_cycle=1)
    chip = Architecture((memories[0], fanout, memories[1], Unit("MAC", energy_pj=1)))
    steps = " | spread m in steps of 2 over PE.x\n | spread {} in steps of 3 over PE.y\n"
    one = f"{steps.format('l')}RF | keep A, P\n | for k in steps of 1\n | compute P"
    other = f"{steps.format('n')} | for l in steps of 2\nRF | keep P, D, Z\n | compute Z"
    sizes = {"m": 4, "k": 5, "l": 6, "n": 7}
    apart = [
        evaluate(Workload.parse(first, {r: sizes[r] for r in "mkl"}), chip, f"DRAM | keep A, B, P\n{one}"),
        evaluate(Workload.parse(second, {r: sizes[r] for r in "mln"}), chip, f"DRAM | keep P, D, Z\n{other}"),
    ]
    tree = "DRAM | keep A, B, D, P, Z\n | fuse\n |  first\n" + "\n |  then\n".join((one, other))
    both = evaluate(Workload.parse(f"{first}; {second}", sizes), chip, tree)
    assert both.energy.network["PE"] == pytest.approx(sum(found.energy.network["PE"] for found in apart))
    assert both.energy_pj == pytest.approx(sum(found.energy_pj for found in apart))
    assert both.cycles == sum(found.cycles for found in apart)


def wide(rng: Random, chip: Architecture) -> Architecture:
    """A chip with the same components, priced and limited in one way or the other."""
    parts: list[Memory | Fanout | Unit] = []
    for c in chip.components:
        if isinstance(c, Memory):
            price = rng.choice([{"read_pj": 3, "write_pj": 5}, {"read_pj_per_bit": 0.5, "write_pj_per_bit": 0.25}])
            rate = rng.choice([{"words_per_cycle": 0.7}, {"bytes_per_cycle": 0.7}, {"read_bytes_per_cycle": 3}])
            room = rng.choice([None, 4, 16, 64])
            price |= rng.choice([{}, {"access_bytes": 6}])  # of 3, 4, 8 and 16 bits
            parts.append(Memory(c.name, room, c.keeps, **price, **rate, double_buffered=rng.random() < 0.5))
        elif isinstance(c, Fanout):
            rate = rng.choice([{"words_per_cycle": 0.3}, {"bytes_per_cycle": 0.3}, {}])
            rate = rng.choice([rate, {"network": rng.choice(NETWORKS), "link_bytes_per_cycle": 0.2}])
            price = rng.choice([{"word_pj": 1.5}, {"word_pj_per_bit": 0.125}])
            if rng.random() < 0.6:
                price |= {"hop_pj": 2, "network": rng.choice(NETWORKS)}
            parts.append(replace(c, **{**rate, **price}))
        else:
            parts.append(replace(c, energy_pj={4: 1, 64: 2}, ops_per_cycle={4: 2, 64: 1}, leakage_mw=0.5))
    return replace(chip, components=tuple(parts))


def case(seed: int, fused: bool, kinds: Sequence[Callable[[Random], Workload]] = ()) -> Case:
    rng = Random(seed)
    workload, chip, mapping = tree(rng, kinds or FUSED) if fused else single(rng, kinds or PLAIN)
    bits = {tensor: rng.choice([3, 4, 8, 16]) for tensor in workload.tensors}
    return Case(replace(workload, bits=bits), wide(rng, chip), mapping)


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 2**32), st.booleans(), st.sampled_from(["overlapped", "startup", "stepwise"]))
def test_costs_are_those_of_what_the_executor_counts(seed: int, fused: bool, mode: str) -> None:
    parts = case(seed, fused)
    try:
        counts = execute(*parts, stages=mode == "stepwise")
    except piste.MappingError:
        return
    truth, found = report(*parts, counts, mode), evaluate(*parts, cycles=mode)
    assert (found.cycles, found.energy_pj, found.misfits) == (
        truth.cycles,
        pytest.approx(truth.energy_pj),
        truth.misfits,
    )


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(0, 2**32))
def test_a_batch_costs_what_each_of_its_mappings_does(seed: int) -> None:
    workload, chip, mapping = case(seed, fused=False)
    rng = Random(seed)
    tiles = np.array([[rng.randint(1, 4) for _ in range(4)] for _ in tiles_of(mapping)]).reshape(-1, 4)
    costs = Batch(workload, chip, mapping, compiled=False).costs(tiles)
    for i in range(4):
        one = with_tiles(mapping, tiles[:, i])
        truth = report(workload, chip, one, execute(workload, chip, one))
        assert (costs.cycles[i], costs.fits[i]) == (truth.cycles, truth.fits)
        assert costs.energy_pj[i] == pytest.approx(truth.energy_pj)


@settings(max_examples=examples(30), deadline=None)
@given(st.integers(0, 2**32))
def test_a_batch_of_einsums_that_share_loops_costs_what_each_of_its_mappings_does(seed: int) -> None:
    workload, chip, mapping = case(seed, True, [pair, chain])
    rng, good = Random(seed), []
    for drawn in [tiles_of(mapping), *([rng.randint(1, 4) for _ in tiles_of(mapping)] for _ in range(3))]:
        try:
            check(workload, chip, with_tiles(mapping, drawn))
            execute(workload, chip, with_tiles(mapping, drawn))
        except piste.MappingError:  # a spread is too wide with these tiles
            continue
        good.append(drawn)
    costs = Batch(workload, chip, mapping, compiled=False).costs(np.array(good).T.reshape(-1, len(good)))
    for i, tiles in enumerate(good):
        one = with_tiles(mapping, tiles)
        truth = report(workload, chip, one, execute(workload, chip, one))
        assert (costs.cycles[i], costs.fits[i]) == (truth.cycles, truth.fits)
        assert costs.energy_pj[i] == pytest.approx(truth.energy_pj)


@settings(max_examples=examples(8), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["energy", "cycles", "edp"]))
def test_search_finds_the_best_by_width_and_double_buffered(seed: int, objective: str) -> None:
    rng = Random(seed)
    sizes = {rank: rng.choice([2, 3, 4, 6]) for rank in "mkn"}
    workload = Workload.parse(GEMM, sizes, bits={t: rng.choice([4, 8, 16]) for t in "AWB"})
    chip = wide(rng, Architecture((Memory("DRAM"), Memory("GLB"), Fanout("PE", {"x": 2}), Unit("MAC"))))
    chip = replace(chip, components=(replace(chip.components[0], capacity_bytes=None), *chip.components[1:]))
    found = piste.search(workload, chip, objective=objective)
    reports = [evaluate(workload, chip, mapping) for mapping in Mapspace(workload, chip)]
    values = [r.energy_pj if objective == "energy" else r.cycles if objective == "cycles" else r.edp_pj_cycles
              for r in reports if r.fits]  # fmt: skip
    if found.best is None:
        assert not values
        return
    assert found.report is not None and found.report.fits
    least = min(values, default=found.value)
    assert found.lower <= least * (1 + 1e-9) and found.best in Mapspace(workload, chip)
    assert found.report == evaluate(workload, chip, found.best)
    if all(memory.access_bytes is None for memory in chip.memories.values()):
        assert found.value >= least * (1 - 1e-9)  # with whole accesses, trees that are not iterated may be better
    if found.optimal:
        assert found.value <= least * (1 + 1e-9)


class Listening(Machine):
    """Counts the accesses of `together` elements that keeps above take to fill those below, row by row."""

    together = 4

    def __init__(self, *case: object) -> None:
        self.accesses: Counter[tuple[str, str]] = Counter()
        super().__init__(*case)  # type: ignore[arg-type]

    def _fill(self, site: Site, arriving: dict[tuple[int, ...], frozenset[tuple[int, ...]]]) -> None:
        super()._fill(site, arriving)
        edge = self._edges[site]
        if site.makes or site.parent is None:
            return
        for elements in self._together(edge, edge.down, arriving).values():
            runs: dict[tuple[int, ...], int] = {}
            for element in sorted(elements):
                before = (*element[:-1], element[-1] - 1)
                runs[element] = runs.pop(before, 0) + 1
            self.accesses[site.parent.memory, site.tensor] += sum(-(-n // self.together) for n in runs.values())


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 2**32))
def test_accesses_are_those_that_the_executor_sees(seed: int) -> None:
    """Perfect tiles of a product: rows are whole, so the rule is exact."""
    rng = Random(seed)
    workload = Workload.parse(GEMM, {rank: rng.choice([4, 8, 12]) for rank in "mkn"}, bits=8)
    memories = Memory("DRAM", read_pj=1, access_bytes=4), Memory("GLB", read_pj=1, access_bytes=4), Memory("RF")
    chip = Architecture((*memories[:2], Fanout("PE", {"x": 4}), memories[2], Unit("MAC")))
    mapping = Mapspace(workload, chip).sample(rng)
    truth = Listening(workload, chip, mapping)
    moved = whole_accesses(workload, chip, mapping, truth.counts(stages=False)).total()
    for key, accesses in truth.accesses.items():
        if key[0] != "RF":
            below = [node.memory for node in mapping.nodes if isinstance(node, Keep) and key[1] in node.tensors]
            if below[-1] != key[0]:  # else the unit takes what it reads
                assert moved[key].reads == 4 * accesses


@settings(max_examples=examples(40), deadline=None)
@given(st.integers(0, 2**32))
def test_accesses_of_einsums_that_share_a_loop_are_those_that_the_executor_sees(seed: int) -> None:
    """Products with tiles that divide: A is read by rows of k, B of l, D of n, whatever the shared loop over m does."""
    rng = Random(seed)
    sizes = {rank: rng.choice([4, 6, 8]) for rank in "mkln"}
    tile = {r: rng.choice([t for t in range(1, size + 1) if size % t == 0]) for r, size in sizes.items()}
    tree = f"""
    DRAM | keep A, B, D, Z
         | for m in steps of {tile["m"]}
    GLB  |   keep P
         |   fuse
         |     first
         |       for k in steps of {tile["k"]}
    GLB  |         keep A
         |         spread l in steps of {tile["l"]} over PE.x
    RF   |           keep B
         |           compute P
         |     then
         |       for n in steps of {tile["n"]}
    GLB  |         keep D
         |         compute Z
    """
    memories = Memory("DRAM", read_pj=1, access_bytes=4), Memory("GLB"), Memory("RF")
    chip = Architecture((*memories[:2], Fanout("PE", {"x": 8}), memories[2], Unit("MAC")))
    workload = Workload.parse("P[m,l] = A[m,k] * B[k,l]; Z[m,n] = P[m,l] * D[l,n]", sizes, bits=8)
    truth = Listening(workload, chip, mapping := Mapping.parse(tree))
    moved = whole_accesses(workload, chip, mapping, truth.counts(stages=False)).total()
    assert {t: moved["DRAM", t].reads for t in "ABD"} == {t: 4 * truth.accesses["DRAM", t] for t in "ABD"}


def test_accesses_are_whole_numbers_of_elements() -> None:
    chip = Architecture((Memory("DRAM", access_bytes=3), Unit("MAC")))
    tree = "DRAM | keep A, W, B\n | compute B"
    with pytest.raises(SpecError, match="access_bytes of DRAM is 3, no whole number of elements of A"):
        evaluate(Workload.parse(GEMM, {"m": 2, "k": 2, "n": 2}, bits=16), chip, tree)


def test_accesses_of_single_stages() -> None:
    """Two tiles of one element each of A, V and B: each takes an access of 4 elements, at one a cycle."""
    workload = Workload.parse("B[m] = A[m] * V[m]", {"m": 2}, bits=8)
    dram = Memory("DRAM", words_per_cycle=1, access_bytes=4)
    tree = "DRAM | keep A, V, B\n | for m in steps of 1\nRF | keep A, V, B\n | compute B"
    chips = [Architecture((one, Memory("RF"), Unit("MAC"))) for one in (replace(dram, access_bytes=None), dram)]
    # Overlapped: 4 reads and 2 updates. Start-up: A and V are filled first, and both tiles of B leave in the last
    # stage. Stages: A and V; A, V and both of B.
    for mode, plain in (("overlapped", 6), ("startup", 6 + 2 + 2), ("stepwise", 2 + 4)):
        assert [evaluate(workload, chip, tree, cycles=mode).cycles for chip in chips] == [plain, 4 * plain]


@settings(max_examples=examples(60), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["overlapped", "startup", "stepwise"]))
def test_padded_accesses_cost_what_the_executor_counts(seed: int, mode: str) -> None:
    parts = case(seed, False, PADDED) if seed % 2 else case(seed, True, [padded_pair])
    try:
        counts = execute(*parts, stages=mode == "stepwise")
    except piste.MappingError:
        return
    truth, found = report(*parts, counts, mode), evaluate(*parts, cycles=mode)
    assert (found.cycles, found.energy_pj) == (truth.cycles, pytest.approx(truth.energy_pj))


def test_the_unit_takes_neighbours_together_where_instances_stand_side_by_side() -> None:
    """W, a row of 8, read by 8 instances at once: 4 reads of 8 in accesses of 4; by one instance, 32 whole accesses."""
    workload = Workload.parse(GEMM, {"m": 1, "k": 4, "n": 8}, bits=8)
    chip = Architecture((Memory("DRAM", read_pj=1, access_bytes=4), Fanout("PE", {"x": 8}), Unit("MAC")))
    spread = "DRAM | keep A, W, B\n | for k in steps of 1\n | spread n in steps of 1 over PE.x\n | compute B"
    assert evaluate(workload, chip, spread).energy.access["DRAM", "W"] == 32
    assert evaluate(workload, chip, "DRAM | keep A, W, B\n | compute B").energy.access["DRAM", "W"] == 32 * 4
