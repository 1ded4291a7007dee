"""Cycles from counts written by hand."""

from __future__ import annotations

from dataclasses import replace

from piste.cost.evaluate import time_phases
from piste.cost.weights import Weights
from piste.results.report import Counts, Edge, Part, Phase, Stage, Traffic
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload

MAC = Unit("MAC")
DRAM = Memory("DRAM", read_words_per_cycle=4, write_words_per_cycle=2)
RF = Memory("RF", words_per_cycle=3)
WORKLOAD = Workload.parse("B[m,n] = A[m,k] * W[k,n]; C[m,n] = B[m,n] * V[n]", m=4, k=4, n=4)
CHIP = Architecture((DRAM, Fanout("PE", {"x": 4}, words_per_cycle=1), RF, MAC))


def phase(**changes: object) -> Phase:
    """100 steps; DRAM reads 40 and writes 10, the first RF moves 90 in all, 50 words cross the fanout below DRAM."""
    first = {
        ("DRAM", "A"): Traffic(reads=40),
        ("DRAM", "B"): Traffic(updates=10),
        ("RF", "A"): Traffic(reads=45, fills=10),
        ("RF", "B"): Traffic(reads=10, updates=20, drains=5),
    }
    return replace(Phase(steps={"B": 100}, ops={"B": 400}, first=first, words={("PE", "A"): (80, 50)}), **changes)


def times(*phases: Phase, mode: str = "overlapped", chip: Architecture = CHIP, **units: Unit):
    return time_phases(Counts(list(phases)), Weights(WORKLOAD, chip), units or {"B": MAC}, mode)


def test_every_part_is_timed_and_the_slowest_decides() -> None:
    (span,) = times(phase())
    assert span.parts == (
        Part("MAC", "compute", 100),
        Part("DRAM", "read", 10),
        Part("DRAM", "write", 5),
        Part("PE", "network", 50),
        Part("RF", "port", 30),
    )
    assert (span.cycles, span.compute_cycles, span.bottleneck) == (100, 100, Part("MAC", "compute", 100))


def test_a_slow_network_decides() -> None:
    (span,) = times(phase(words={("PE", "A"): (250, 250)}))
    assert (span.cycles, span.compute_cycles, span.bottleneck) == (250, 100, Part("PE", "network", 250))


def test_a_tie_is_blamed_on_compute() -> None:
    (span,) = times(phase(words={("PE", "A"): (100, 100)}))
    assert span.bottleneck == Part("MAC", "compute", 100)


def test_drains_are_reads_and_fills_are_writes() -> None:
    chip = Architecture((Memory("RF", read_words_per_cycle=1, write_words_per_cycle=1), MAC))
    (span,) = times(phase(first={("RF", "B"): Traffic(reads=200, fills=30, updates=300, drains=50)}), chip=chip)
    assert span.parts[1:] == (Part("RF", "read", 250), Part("RF", "write", 330))


def test_rates_are_the_decimals_that_were_written() -> None:
    # Timeloop, three-level GEMM: 2432 reads at 0.5 words a cycle, 3456 at 0.2. Were 0.3 taken for the binary number
    # just below it, 2400 words would take 8000.000000000001 cycles and round up to 8001.
    for words, rate, cycles in ((2432, 0.5, 4864), (3456, 0.2, 17280), (2400, 0.3, 8000)):
        chip = Architecture((replace(DRAM, read_words_per_cycle=rate), MAC))
        (span,) = times(phase(first={("DRAM", "A"): Traffic(reads=words)}, words={}), chip=chip)
        assert (span.cycles, span.bottleneck) == (cycles, Part("DRAM", "read", cycles))


def test_a_phase_is_rounded_up_once() -> None:
    chip = Architecture((replace(DRAM, read_words_per_cycle=3, write_words_per_cycle=None), MAC))
    (span,) = times(phase(steps={"B": 1}, first={("DRAM", "A"): Traffic(reads=40)}, words={}), chip=chip)
    assert (span.cycles, span.bottleneck) == (14, Part("DRAM", "read", 40 / 3))


def test_phases_add_and_each_has_its_own_limit() -> None:
    first, second = times(phase(), phase(steps={"C": 7}), B=MAC, C=MAC)
    assert (first.cycles, first.bottleneck.kind) == (100, "compute")
    assert (second.cycles, second.compute_cycles, second.bottleneck.kind) == (50, 7, "network")


def test_einsums_of_one_phase_take_turns_on_their_units() -> None:
    vector = Unit("Vector", ops_per_cycle=4)
    (span,) = times(phase(steps={"B": 100, "C": 50}), B=MAC, C=vector)
    assert span.parts[0] == Part("MAC+Vector", "compute", 112.5)
    assert (span.einsums, span.cycles) == (("B", "C"), 113)


def test_startup_adds_what_nothing_hides() -> None:
    filled = phase(
        first_fill={Edge("DRAM", "RF", "A", 1): (8, 4), Edge("DRAM", "RF", "W", 1): (4, 2)},
        last_drain={Edge("DRAM", "RF", "B", 1): (4, 9)},
    )
    (span,) = times(filled, mode="startup")
    # The fill: 12 words over the network; the drain: 4 reach DRAM over the network, 9 leave the RF at 3 a cycle.
    assert (span.cycles, span.extra_cycles) == (100 + 12 + 4, 16)
    quick = Architecture((DRAM, RF, MAC))
    (span,) = times(filled, mode="startup", chip=quick)
    assert span.extra_cycles == 3 + 3  # 12 / 4 from DRAM and 6 / 3 into the RF; 9 / 3 from the RF and 4 / 2 into DRAM


def test_stepwise_takes_the_slowest_of_every_stage() -> None:
    first = Stage(steps=10, reads={("DRAM", "A"): 80}, writes={}, words={("PE", "A"): 5})
    middle = Stage(steps=10, reads={("DRAM", "A"): 20}, writes={("DRAM", "B"): 4}, words={("PE", "A"): 12})
    last = Stage(steps=5)
    (span,) = times(phase(stages=[(first, 1), (middle, 7), (last, 2)]), mode="stepwise")
    assert span.cycles == 20 + 7 * 12 + 2 * 5
    assert span.bottleneck == Part("PE", "network", 84)


def test_stepwise_is_never_quicker_than_overlapped() -> None:
    half = Stage(
        steps=50,
        reads={("DRAM", "A"): 20, ("RF", "B"): 30},
        writes={("DRAM", "B"): 5, ("RF", "B"): 15},
        words={("PE", "A"): 25},
    )
    assert times(phase(stages=[(half, 2)]), mode="stepwise")[0].cycles == times(phase())[0].cycles


def test_far_beyond_64_bits_it_stays_exact() -> None:
    n = 10**30 + 1
    (span,) = times(phase(steps={"B": n}))
    assert span.cycles == n
