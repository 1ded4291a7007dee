"""The slope of an Einsum against the proven optimum of the search on a chip of two memories, at sizes of the buffer.

The two share no code but the language. The search proves the best of its shapes of nests, and where a window slides
there are others (docs/search-proof.md): there it may only be above the slope.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

import piste
from piste.spec.workload import Workload
from tests.bounds.attack import KINDS, draw

SPACES = {"perfect": "perfect", "integer": "ragged"}


@dataclass
class Compared:
    """How many sizes were compared, at how many the search proved nothing or is above, and what is wrong."""

    sizes: int = 0
    unproven: int = 0
    outside: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, other: Compared) -> None:
        self.sizes, self.unproven = self.sizes + other.sizes, self.unproven + other.unproven
        self.outside, self.wrong = self.outside + other.outside, self.wrong + other.wrong


def slides(w: Workload) -> bool:
    """Whether some tensor is read or written in windows."""
    (einsum,) = w.einsums
    return any(not index.is_plain for access in (*einsum.operands, einsum.output) for index in access.indices)


def compare(seed: int, most: int = 6) -> Compared:
    """A random small Einsum at the corners of its slope and a little beyond them, at `most` sizes."""
    rng = Random(seed)
    w = draw(rng, list(KINDS)[seed % len(KINDS)], rng.choice([4, 6, 8]), rng.choice([20, 40, 100]), alike=1.0)
    return compared(w, rng.choice([*SPACES]), rng, most, f"seed {seed}: ")


def compared(w: Workload, tiles: str, rng: Random, most: int, about: str = "") -> Compared:
    """The slope of `w` with tiles of any size ("integer") or that divide ("perfect"), at `most` sizes of the buffer."""
    found = Compared()
    curve = piste.bound(w, tiles=tiles)
    if not curve.exact:
        return found
    corners = curve.buffer_bits.tolist()
    sizes = sorted({b + more for b in corners for more in (0, 8)})
    chip = piste.load("snowcat")
    store, buffer, unit = chip.components
    for bits in rng.sample(sizes, min(most, len(sizes))):
        bounded = replace(chip, components=(store, replace(buffer, capacity_bytes=bits / 8), unit))
        best = piste.search(
            w,
            bounded,
            objective="traffic:DRAM",
            mapspace=SPACES[tiles],
            constraints=[{"memory": "Buffer", "keep": list(w.tensors)}],
        )
        at = curve.at(bits / 8)
        assert at.mapping is not None and at.traffic_bytes is not None
        found.sizes += 1
        if best.value == at.traffic_bytes and best.optimal:
            continue
        where = f"{about}{w}, {tiles}, {bits / 8} bytes: slope {at.traffic_bytes}, search {best.value}"
        if best.value < at.traffic_bytes:
            found.wrong.append(f"{where}\n{best.best}")
        elif not best.optimal:
            found.unproven += 1
        elif slides(w):
            found.outside += 1
        else:
            found.wrong.append(f"{where}\n{at.mapping}")
    return found
