"""A strided window brings as many elements for a point as its stride, whatever the order of loops.

Counted literally: a loop nest with tiles of any size, and in each of its steps the elements that are new in an
instance. It knows nothing of chains or shapes.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.examples import examples

Region = dict[str, tuple[int, int]]


class Step(NamedTuple):
    """A loop or a spread in steps of a tile."""

    rank: str
    tile: int
    spread: bool


class Nest(NamedTuple):
    """Loops and spreads above a keep of I[c,a*p+r,b*q+s], in a workload that has k too; what instances are sent
    together is sent once if `merged`."""

    sizes: dict[str, int]
    strides: tuple[int, int]
    steps: list[Step]
    merged: bool

    @property
    def alone(self) -> Nest:
        """Without the loops of r and s: those of I'[c,p,q]."""
        return self._replace(steps=[step for step in self.steps if step.rank not in "rs"])

    def brings(self, tile: Tile) -> int:
        """How many elements all steps bring."""
        return Keep(self, tile).brought


def drawn(rng: Random) -> Nest:
    """Two axes, of which the second may be a single point; anything may be spread."""
    a, b = rng.choice([2, 2, 3, 4]), rng.choice([2, 3])
    sizes = {"k": rng.randint(1, 3), "c": rng.choice([1, 1, 2]), "p": rng.randint(2, 8), "r": rng.randint(a, a + 2)}
    sizes |= {"q": rng.randint(2, 5), "s": rng.randint(b, 4)} if rng.random() < 0.4 else {"q": 1, "s": b}
    chains = {rank: sorted((rng.randint(1, n) for _ in range(rng.randint(1, 3))), reverse=True)
              for rank, n in sizes.items()}  # fmt: skip
    order = [rank for rank, chain in chains.items() for _ in chain]
    rng.shuffle(order)
    spreads = rng.random() < 0.5
    steps = [Step(rank, chains[rank].pop(0), spreads and rng.random() < 0.3) for rank in order]
    return Nest(sizes, (a, b), steps, rng.random() < 0.5)


class Keep:
    """What the instances of a keep hold, and how much was brought to them."""

    def __init__(self, nest: Nest, tile: Tile):
        self._nest, self._tile, self.brought = nest, tile, 0
        self._held: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
        self._walk(0, {(): {rank: (0, size) for rank, size in nest.sizes.items()}})

    def _walk(self, i: int, regions: dict[tuple[int, ...], Region]) -> None:
        if i == len(self._nest.steps):
            self._bring(regions)
            return
        rank, tile, spread = self._nest.steps[i]
        parts = {
            at: [region | {rank: (start, min(start + tile, region[rank][1]))} for start in range(*region[rank], tile)]
            for at, region in regions.items()
        }
        if spread:
            self._walk(i + 1, {(*at, n): part for at, some in parts.items() for n, part in enumerate(some)})
            return
        for n in range(max(map(len, parts.values()))):
            self._walk(i + 1, {at: some[n] for at, some in parts.items() if n < len(some)})

    def _bring(self, regions: dict[tuple[int, ...], Region]) -> None:
        sent = list[set[tuple[int, ...]]]()
        for at, region in regions.items():
            tile = self._tile(region)
            sent.append(tile - self._held.get(at, set()))
            self._held[at] = tile
        self.brought += len(set[tuple[int, ...]]().union(*sent)) if self._nest.merged else sum(map(len, sent))


class Tile:
    """The elements that a region needs: of the window, of the box around these, or of the relaxed tensor."""

    def __init__(self, kind: str, strides: tuple[int, int]):
        self._kind, self._strides = kind, strides

    def __call__(self, region: Region) -> set[tuple[int, ...]]:
        axes = (self._axis(region[x], region[y], n) for x, y, n in zip("pq", "rs", self._strides, strict=True))
        return set(product(range(*region["c"]), *axes))

    def _axis(self, x: tuple[int, int], y: tuple[int, int], stride: int) -> set[int]:
        if self._kind == "relaxed":
            return set(range(*x))
        if self._kind == "box":
            return set(range(stride * x[0] + y[0], stride * (x[1] - 1) + y[1]))
        return {stride * i + j for i in range(*x) for j in range(*y)}


@settings(max_examples=examples(150))
@given(st.integers(0, 2**32 - 1))
def test_a_point_brings_as_many_elements_as_its_stride(seed: int) -> None:
    nest = drawn(Random(seed))
    a, b = nest.strides
    least = a * b * nest.alone.brings(Tile("relaxed", nest.strides))
    for kind in ("window", "box"):
        assert nest.brings(Tile(kind, nest.strides)) >= least
