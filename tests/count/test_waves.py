"""The cache of panels against a plain simulation, piece by piece; programs and waves of a tree."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import piste
from piste.count.waves import Panels, Waves, count_programs, read_through, waves
from piste.spec.mapping import Loop


def plain(waves: list[list[int]], capacity: int, pieces: int) -> int:
    """Least recently used, one list of unit pieces: what is missing is read, then what was used longest ago goes."""
    held: list[tuple[int, int]] = []
    read = 0
    for wave in waves:
        for piece in range(pieces):
            for panel in wave:
                key = (panel, piece)
                if key in held:
                    held.remove(key)
                else:
                    read += 1
                held.append(key)
            while len(held) > capacity:
                held.pop(0)
    return read


def panels(every: list[list[int]], size: float) -> Panels:
    """Panels by their numbers, wave by wave."""
    number = np.array([panel for wave in every for panel in wave], np.int64)
    ends = np.array([len(wave) for wave in every]).cumsum()
    return Panels(ends, np.zeros_like(number), number, np.full(len(number), float(size)), np.ones(len(number)))


@given(
    st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True), min_size=1, max_size=8),
    st.integers(1, 40),
    st.integers(1, 6),
)
def test_equals_a_plain_simulation(every: list[list[int]], capacity: int, pieces: int) -> None:
    stream = Waves(("p",), panels(every, pieces), panels([[] for _ in every], 0))
    assert read_through(stream, [capacity], pieces)[0] == {"p": plain(every, capacity, pieces)}


def test_what_is_written_takes_room() -> None:
    read, nothing, written = panels([[0], [0]], 100), panels([[], []], 0), panels([[0], [0]], 50)
    assert read_through(Waves(("A",), read, nothing), [120])[0] == {"A": 100}
    assert read_through(Waves(("A",), read, written), [120])[0]["A"] > 100


@given(st.integers(1, 60), st.integers(1, 40), st.integers(1, 30), st.integers(1, 20), st.integers(1, 9))
def test_every_program_is_in_one_wave(m: int, n: int, high: int, tile: int, at_once: int) -> None:
    """Together the waves write every element of the result once; each reads all rows and columns that it needs."""
    workload, loops = piste.gemm(m, 7, n), (Loop("m", high), Loop("n", tile), Loop("m", tile))
    found = waves(workload, loops, at_once)
    assert found is not None
    assert found.writes.size_bytes.sum() == 2 * m * n
    programs = sum(1 for i in range(0, m, high) for _ in range(0, min(high, m - i), tile)) * -(-n // tile)
    assert count_programs(workload, loops) == programs
    assert len(found.reads.ends) == len(found.writes.ends) == -(-programs // at_once)
    assert found.reads.size_bytes[: found.reads.ends[0]].sum() <= 2 * 7 * (m + n)
    for name, least in (("A", 2 * 7 * m), ("W", 2 * 7 * n)):
        its = found.reads.tensor == found.inputs.index(name)
        seen = dict(zip(found.reads.number[its].tolist(), found.reads.size_bytes[its].tolist(), strict=True))
        assert sum(seen.values()) == least
