"""The cache of panels against a plain simulation, piece by piece."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from piste.kernels.cache import read_through
from piste.kernels.launch import Panel


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


@given(
    st.lists(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True), min_size=1, max_size=8),
    st.integers(1, 40),
    st.integers(1, 6),
)
def test_equals_a_plain_simulation(waves: list[list[int]], capacity: int, pieces: int) -> None:
    stream = [([Panel(("p", panel), float(pieces)) for panel in wave], 0.0) for wave in waves]
    assert read_through(stream, capacity, pieces) == plain(waves, capacity, pieces)


def test_what_is_written_takes_room() -> None:
    panel = [Panel(("A", 0), 100.0)]
    assert read_through([(panel, 0.0), (panel, 0.0)], 120) == 100
    assert read_through([(panel, 50.0), (panel, 50.0)], 120) > 100
