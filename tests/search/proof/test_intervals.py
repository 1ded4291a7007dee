"""Where only intervals of tiles are told apart: every chain is in a row, and no row says that it costs more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import piste
from piste.mapspace.space import Mapspace
from piste.search.objective import objective
from piste.search.proof import intervals, optimal, prices, terms
from piste.search.proof.columns import Walks
from piste.search.proof.intervals import SAME, WIDER, Intervals, Rows
from piste.search.proof.optimal import lower_bound
from piste.search.strategy import Budget, Outcome, Watch
from piste.spec.architecture import Architecture, Fanout, Memory, Unit
from piste.spec.workload import Workload
from tests.examples import examples
from tests.literal import AFFINE, PLAIN, SLACK, SLIDING, Trees, architecture, counted, one_loop, workload

AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no smaller case
Widths = tuple[int | None, ...]


def chains(size: int, pattern: str, widths: Widths, leaf: bool) -> Iterator[tuple[int, ...]]:
    """All of them, one after the other."""
    if not pattern:
        yield from [()] * (leaf or size == 1)
        return
    for tile in range(1, size + 1):
        if pattern[0] == "L" or widths[0] is None or -(-size // tile) <= widths[0]:
            yield from ((tile, *rest) for rest in chains(tile, pattern[1:], widths[1:], leaf))


def rows_of(rows: Rows, tiles: np.ndarray, size: int, pattern: str) -> np.ndarray:
    """By chain and row: whether the chain is in it."""
    outer = np.concatenate((np.full((1, tiles.shape[1]), size), tiles[:-1]))
    steps, found = -(-outer // tiles), np.ones((tiles.shape[1], len(rows.least[0])), bool)
    for i, kind in enumerate(pattern, 1):
        tile, taken = tiles[i - 1][:, None], steps[i - 1][:, None]
        found &= (rows.least[i] <= tile) & (tile <= rows.most[i])
        within = (rows.steps[i] <= taken) & (taken <= rows.most_steps[i])
        found &= within if kind == "S" else (rows.steps[i] == SAME) == (taken == 1)
    return found


def drawn_rows(rng: Random) -> tuple[int, str, Widths, bool, Rows, np.ndarray]:
    """The rows of a drawn pattern of a drawn rank, and some or all of its chains, one at least."""
    while True:
        size, pattern = rng.randint(2, 24), "".join(rng.choice("LLS") for _ in range(rng.randint(1, 4)))
        widths = tuple(rng.choice([None, rng.randint(1, size)]) if kind == "S" else None for kind in pattern)
        leaf = rng.random() < 0.4
        rows = intervals._rows_of(size, pattern, widths, leaf, *rng.choice(WIDER), 1 << 18)
        assert rows is not None
        if listed := list(chains(size, pattern, widths, leaf)):
            return size, pattern, widths, leaf, rows, np.array(rng.sample(listed, min(len(listed), 2000))).T


def seen_as(rng: Random, pattern: str) -> str:
    """How a count may see spreads: those outside of it apart, or only the first, those further in apart or merged."""
    spreads = pattern.count("S")
    first = rng.randint(0, spreads) if rng.random() < 0.5 else 0
    kinds = iter("Z" * first + "".join(rng.choice("AM") for _ in range(spreads - first)))
    return "".join(next(kinds) if kind == "S" else "L" for kind in pattern)


@settings(max_examples=examples(60), phases=AS_DRAWN, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_a_row_bounds_all_of_its_chains(seed: int) -> None:
    rng = Random(seed)
    size, pattern, widths, leaf, rows, tiles = drawn_rows(rng)
    exact, some, inside = Walks(size, tiles, "ragged"), Intervals(size, rows), rows_of(rows, tiles, size, pattern)
    assert inside.any(axis=1).all()

    def holds(bound: np.ndarray, of: np.ndarray, least: bool = True) -> None:
        """Whether a column of rows is no more than one of chains, or no less."""
        difference = (of[:, None] - bound[None, :]) * (1 if least else -1)
        assert (difference[inside] >= -1e-9 * np.abs(of).max()).all(), (size, pattern, widths, leaf)

    for nodes in range(len(pattern) + 1):
        holds(some.extent(nodes), exact.extent(nodes))
    for i, kind in enumerate(pattern):
        if kind == "S":
            holds(some.taken(i), exact.taken(i))
    for _ in range(4):
        kinds = seen_as(rng, pattern)
        kinds = kinds[: rng.randint(0, len(kinds))] if rng.random() < 0.5 else kinds + "L" * leaf
        apart, c = kinds.replace("M", "A"), rng.choice([1, 1, 2, 3])  # a tensor's own ranks are never merged
        holds(some.instances(kinds), exact.instances(kinds), least=False)
        holds(some.points(apart), exact.points(apart), least=False)
        holds(some.boxes(c, apart), exact.boxes(c, apart))
        before = np.zeros(len(some)), np.zeros(len(some))
        for level in range(kinds.count("L") + 1):
            visits, share = some.visits(kinds, level), some.held(c, apart, level) / some.boxes(c, apart)
            holds(visits, exact.visits(kinds, level))
            holds(some.spare(kinds, level), exact.spare(kinds, level))
            holds(share, exact.held(c, apart, level) / exact.boxes(c, apart), least=False)
            assert (visits >= before[0]).all() and (share >= before[1] * (1 - 1e-12)).all()  # what sums of them rest on
            before = visits, share


@settings(max_examples=examples(60), phases=AS_DRAWN, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_halves_of_rows_have_all_of_their_chains(seed: int) -> None:
    rng = Random(seed)
    size, pattern, widths, leaf, rows, tiles = drawn_rows(rng)
    for _ in range(40):
        assert rows_of(rows, tiles, size, pattern).any(axis=1).all(), (size, pattern, widths, leaf)
        rows = intervals._halved(rows)
    assert (rows.least == rows.most).all() and (rows.steps == rows.most_steps).all()


@pytest.fixture
def told_apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Intervals however few chains there are."""
    monkeypatch.setattr(optimal, "TOO_MANY", 0)
    monkeypatch.setattr(prices, "FEW", 0)
    yield
    terms._plan.cache_clear()
    intervals.rows_of.cache_clear()


@settings(max_examples=examples(12), phases=AS_DRAWN, deadline=None)
@given(st.integers(0, 2**32 - 1), st.sampled_from([PLAIN, SLIDING, AFFINE]), st.sampled_from([30, 200, 1 << 18]))
@pytest.mark.usefixtures("told_apart")
def test_no_tree_is_below_the_bound_of_intervals(seed: int, texts: dict[str, dict[str, int]], most: int) -> None:
    """Trees are literal, with tiles of any size; tables have few rows, so that intervals are long."""
    rng = Random(seed)
    while True:
        w = workload(rng, texts, 40)
        chip = architecture(rng, w, 2, rng.choice([0, 1, 1]))
        trees = list(islice(Trees(w, chip), 1501)) if len(Trees(w, chip).keeps) <= 3 else []
        if 30 < len(trees) <= 1500:
            break
    reports = [report for mapping in trees if (report := counted(w, chip, mapping)).fits]
    terms._plan.cache_clear()
    intervals.rows_of.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(optimal, "INTERVALS", (most, 4 * most))
        for target in ("energy", "cycles", "edp"):
            price = objective(target, chip)
            least = min(map(price, reports), default=np.inf)
            for known in (None, *(Outcome(value=least * worse) for worse in (1.01, 1.06, 4) if least < np.inf)):
                lower, _, _ = lower_bound(Mapspace(w, chip, "ragged"), price, Budget(), Watch(), known)
                assert lower <= least * (1 + SLACK), target


def test_a_product_with_large_ranks_is_proven() -> None:
    """Of a rank of 509 indices there are a hundred million chains of some patterns."""
    chip = Architecture((
        Memory("DRAM", words_per_cycle=16, read_pj=128, write_pj=128),
        Memory("L2", 512 << 10, words_per_cycle=64, read_pj=8, write_pj=8),
        Fanout("PE", {"x": 32, "y": 32}),
        Memory("RF", 256, read_pj=0.6, write_pj=0.6), Unit("MAC", energy_pj=0.5),
    ))  # fmt: skip
    found = piste.search(piste.gemm(61, 127, 509), chip, mapspace="ragged", seconds=30)
    assert found.optimal
    assert found.value <= piste.search(piste.gemm(61, 127, 509), chip, mapspace="ruby", seconds=30).value


def test_two_loops_in_a_row_are_not_what_is_proven() -> None:
    """Regions of 3, 2 and 2 leave an instance idle that holds on to what it has; no one loop has such tiles."""
    w = Workload.parse("B[n] = A[k] * W[k,n]", k=7, n=4)
    chip = Architecture((Memory("DRAM", read_pj=100, write_pj=1000), Memory("GLB", 2, ("B",), read_pj=1, write_pj=1),
                         Fanout("PE", {"x": 3}), Memory("RF", 2, ("A",)), Unit("MAC")))  # fmt: skip
    found = piste.search(w, chip, mapspace="ragged")
    assert "proven the least energy of all ragged mappings with one loop of a rank between two keeps" in str(found)
    tree = "DRAM | keep A, W, B\n | for n in steps of 1\nGLB | keep B\n{} | for k in steps of 3\n" \
        " | spread k in steps of 1 over PE.x\nRF | keep A\n | compute B"  # fmt: skip
    one, two = (piste.Mapping.parse(tree.format(more)) for more in ("", " | for k in steps of 5\n"))
    assert one_loop(w, one) and not one_loop(w, two)
    assert piste.evaluate(w, chip, two).energy_pj < found.value == piste.evaluate(w, chip, one).energy_pj


@settings(max_examples=examples(10), phases=AS_DRAWN, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_no_tree_with_one_loop_is_below_a_ragged_answer(seed: int) -> None:
    """With one rank so long that its regions can be uneven in many ways."""
    rng = Random(seed)
    while True:
        text = rng.choice(["B[n] = A[k] * W[k,n]", "B[m] = A[m,k] * V[k]", "B[m,n] = A[m,n] + C[n]"])
        ranks = [rank for rank in "mkn" if rank in text.split("=")[1]]
        w = Workload.parse(text, dict(zip(ranks, rng.sample([rng.randint(5, 8), rng.randint(2, 3)], 2), strict=True)))
        chip = architecture(rng, w, 2, rng.choice([0, 1, 1]))
        trees = list(islice(Trees(w, chip), 6001)) if len(Trees(w, chip).keeps) <= 3 else []
        if 100 < len(trees) <= 6000:
            break
    reports = [counted(w, chip, mapping) for mapping in trees if one_loop(w, mapping)]
    for target in ("energy", "edp"):
        price = objective(target, chip)
        found = piste.search(w, chip, objective=target, mapspace="ragged")
        assert found.bracket[0] <= min((price(r) for r in reports if r.fits), default=np.inf) * (1 + SLACK)


@pytest.mark.parametrize("pattern", ["LLLL", "SSSS", "LSSLL", "S"])
def test_there_are_no_more_rows_than_are_asked_for(pattern: str) -> None:
    for most in (1000, 30_000):
        rows = intervals.rows_of(100_000, pattern, (None,) * len(pattern), True, most)
        assert rows is not None and 0 < len(rows.least[0]) <= 2 * most  # a tile of one may stand for two
    assert intervals.rows_of(100_000, pattern, (None,) * len(pattern), True, 1) is None
