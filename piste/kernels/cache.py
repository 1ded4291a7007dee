"""A cache that keeps what was used last: what a stream of panels reads from the memory behind it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from piste.kernels.launch import Panel

PIECES = 16  # a panel is followed in so many pieces, which is fine enough: 64 changes no figure by 1 %


def read_through(waves: Iterable[tuple[list[Panel], float]], capacity_bytes: float, pieces: int = PIECES) -> float:
    """Bytes read from behind a cache of least recently used pieces.

    waves: for each, the panels that its programs walk side by side from start to end, and the bytes it then writes,
    which take room in the cache too.

    >>> same = ([Panel(("A", 0), 100.0)], 0.0)
    >>> read_through([same, same, same], capacity_bytes=128), read_through([same, same, same], capacity_bytes=64)
    (100.0, 300.0)
    """
    held: OrderedDict[tuple[str, int, int], float] = OrderedDict()
    used = read = 0.0
    for number, (panels, written) in enumerate(waves):
        for piece in range(pieces):
            for panel in panels:
                part = min(1.0, panel.share * pieces - piece)
                if part <= 0:
                    continue
                size = panel.size_bytes / pieces * part
                key = (*panel.name, piece)
                before = held.pop(key, 0.0)
                missing = max(0.0, size - before)
                read += missing
                used += missing
                held[key] = before + missing
            while used > capacity_bytes and held:
                used -= held.popitem(last=False)[1]
        held[("written", number, 0)] = written
        used += written
    return read
