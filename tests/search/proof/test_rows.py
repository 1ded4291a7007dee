"""Chains that a proof leaves out: some chain that stays is no worse in whatever can be counted of it."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from piste.mapspace.factors import chain_blocks, chains
from piste.search.proof.columns import Walks, joined, no_larger_than_needed
from tests.examples import some


def counted(walks: Walks, pattern: str, sums: bool, persists: bool) -> NDArray[np.float64]:
    """By chain numbers of which none may be more: visits of any kind, tiles, instances, less the share of what stays
    or is touched first."""
    found = [walks.steps(i) for i, kind in enumerate(pattern) if kind == "S"]
    found += [tile.astype(float) for tile in walks.tiles]
    for nodes in range(len(pattern) + 2):
        prefix = (pattern + "L")[:nodes]
        for seen in product("AMZ", repeat=prefix.count("S")):
            left = iter(seen)
            kinds = "".join("L" if kind == "L" else next(left) for kind in prefix)
            loops = kinds.count("L")
            visits = [walks.visits(kinds, level) for level in range(loops + 1)]
            found += visits
            if sums:  # of a rank that the result lacks: the more instances, the more is begun without reading
                found.append(-visits[0] / visits[-1])
            if "M" in kinds:
                continue
            for c in (1, 2):
                whole = walks.boxes(c, kinds)
                found.append(whole)
                if persists:
                    found += [-walks.held(c, kinds, level) / whole for level in range(loops + 1)]
    return np.array(found)


@pytest.mark.parametrize("persists", [True, False])
@pytest.mark.parametrize("sums", [True, False])
@pytest.mark.parametrize(
    "pattern", some(["L", "S", "LL", "LS", "SL", "SS", "LLS", "LSL", "SLL", "LSS", "SLS", "LLSS", "LSLS"], 6)
)
def test_what_is_left_out_is_dominated(pattern: str, sums: bool, persists: bool) -> None:
    rng = Random(f"{pattern} {sums} {persists}")
    for family in ("ruby", "ruby-s", "ruby-t"):
        size = rng.randint(5, 26 if len(pattern) > 3 else 40)
        limits = [rng.choice([3, 5, 8]) if kind == "S" else None for kind in pattern]
        leaf = rng.choice([None, None, 1])
        made = Walks(size, chains(size, pattern, family, limits, leaf), family)
        kept = no_larger_than_needed(made, pattern, persists, spreads=not sums)
        rows = {tuple(row) for row in kept.tiles.T.tolist()}
        out = Walks(size, made.tiles[:, [tuple(row) not in rows for row in made.tiles.T.tolist()]], family)
        assert len(out) + len(kept) == len(made)
        if not len(out):
            continue
        best, worse = counted(kept, pattern, sums, persists), counted(out, pattern, sums, persists)
        for i in range(len(out)):
            good = (best <= worse[:, i, None] + 1e-9).all(axis=0)
            assert good.any(), (family, size, limits, leaf, out.tiles[:, i])


@pytest.mark.parametrize("family", ["ruby", "ruby-s", "ruby-t"])
@pytest.mark.parametrize("pattern", some(["SS", "LSS", "SSL", "LSSL", "SSS", "LSSLS", "LLSS"], 4))
def test_chains_that_differ_in_the_axes_of_a_fanout_count_the_same(pattern: str, family: str) -> None:
    rng = Random(f"{pattern} {family}")
    pairs = [i for i in range(len(pattern) - 1) if pattern[i : i + 2] == "SS"]
    size = rng.randint(5, 20 if len(pattern) > 4 else 36)
    limits = [rng.choice([3, 4, 6]) if kind == "S" else None for kind in pattern]
    made = Walks(size, chains(size, pattern, family, limits), family)
    one = joined(made, pairs)
    assert one.first is not None
    variants = [one.chain(number) for number in range(one.variants)]
    assert sorted(variants) == sorted(made.tiles.T.tolist())
    every = Walks(size, np.array(variants).T, family)
    for i, kind in enumerate(pattern):
        assert kind == "L" or np.array_equal(one.taken(i), every.steps(i))
    of = np.repeat(np.arange(len(one)), np.diff(one.first))
    for nodes in range(len(pattern) + 2):
        prefix = (pattern + "L")[:nodes]
        if nodes - 1 in pairs:
            continue  # nothing stands between two spreads over a fanout
        for seen in product("AMZ", repeat=prefix.count("S")):
            left = iter(seen)
            kinds = "".join("L" if kind == "L" else next(left) for kind in prefix)
            if any(kinds[i] != kinds[i + 1] for i in pairs if i + 1 < len(kinds)):
                continue
            assert np.array_equal(one.extent(min(nodes, len(pattern)))[of], every.extent(min(nodes, len(pattern))))
            for level in range(kinds.count("L") + 1):
                assert np.array_equal(one.visits(kinds, level)[of], every.visits(kinds, level))
                if "M" not in kinds:
                    assert np.array_equal(one.held(1, kinds, level)[of], every.held(1, kinds, level))
            if "M" not in kinds:
                assert np.array_equal(one.boxes(1, kinds)[of], every.boxes(1, kinds))


@pytest.mark.parametrize("family", ["ruby", "ruby-s", "ruby-t", "perfect"])
def test_chains_made_some_after_the_other_are_the_same(family: str) -> None:
    for size, pattern, limits in ((37, "LLSSL", [None, None, 4, 3, None]), (48, "SLS", [4, None, 5]), (7, "S", [2])):
        blocks = list(chain_blocks(size, pattern, family, limits, most=17))
        assert np.array_equal(np.concatenate(blocks, axis=1), chains(size, pattern, family, limits))


@pytest.mark.parametrize("family", ["ruby", "ruby-t"])
@pytest.mark.parametrize("pattern", ["L", "LL", "LLL"])
def test_chains_of_loops_can_be_made_with_no_more_steps_than_needed(pattern: str, family: str) -> None:
    for size in (*range(1, 40), 97, 120 if len(pattern) < 3 else 60):
        for leaf in (None, 1):
            every, few = (next(chain_blocks(size, pattern, family, None, leaf, 0, fewer)) for fewer in (False, True))
            left = no_larger_than_needed(Walks(size, every, family), pattern, persists=False)
            assert np.array_equal(left.tiles, few)
